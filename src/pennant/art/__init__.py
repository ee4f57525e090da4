"""Card pictures as SVG, drawn from a card's data: nothing is stored, and a face never changes.

What is shared by all games is here: draws from a name, shapes, grounds, bodies, heads, props, marks, lettering. Each
game has its own `art`, which maps its cards to portraits and whole faces.
"""
