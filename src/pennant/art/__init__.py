"""Card pictures as SVG, generated from the data of a card: nothing is stored, and the same card gives the same picture.

This package has what all games share: draws from a name, shapes, grounds, bodies, heads, props, marks, lettering. Each
game has its own `art` module, which maps its cards to portraits and whole faces.
"""
