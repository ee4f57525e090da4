### What the browser's lobby says of this game.

lobby-tag = Nine innings
lobby-tagline = Pitch against on-base, swing on a chart, and the right card at the right moment.
lobby-facts-1 = Managers
lobby-facts-1-value = 2
lobby-facts-2 = An inning
lobby-facts-2-value = 6 min
lobby-facts-3 = A game
lobby-facts-3-value = 60 min
lobby-lesson = Six moments of one game: you make the moves and see why.
