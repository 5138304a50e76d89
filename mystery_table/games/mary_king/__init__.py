"""The Mirroring of Mary King: a mortal and a ghost contend for one mind, from Monday to Friday."""
