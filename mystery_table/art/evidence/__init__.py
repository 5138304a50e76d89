"""The pictures of Mirror of Truth's evidence: what is shown is data, how it is drawn is here."""
