"""Every picture of the program, drawn by the program: QtGui and QtSvg only, no widgets.

The kit, from the bottom up: `colours`, `palettes`, `dice` (seeded chance), `shapes` (paths), `textures`
(grain, rays, engraving, halftone), `motifs` (OpenMoji drawings in our inks), `canvas` (a picture being
drawn), `ink` (cut-outs with ramp, hatching and outline), `scenery` and `frames`. The one way in is
`pictures.picture`.
"""
