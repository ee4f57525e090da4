"""Card pictures as SVG, generated from the data of a card: no image is stored, and a card always gets the same picture.

This package contains what all games share: random draws seeded by a name, shapes, backgrounds, bodies, heads, props,
marks and lettering. Each
game has its own `art` module, which maps its cards to portraits and whole faces.
"""
