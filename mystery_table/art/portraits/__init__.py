"""The sixty people of the games, drawn as busts.

`spec` says who somebody is (data in assets/portraits.json), `pen` is how a line looks, `paths` turns outlines
into paths; `body`, `face`, `hair`, `hats`, `clothes`, `props` and `backdrops` know one subject each; `figure`
puts the parts together, and `people.portrait` is the one way in.
"""
