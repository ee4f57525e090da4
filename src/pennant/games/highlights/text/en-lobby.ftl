### What the browser's lobby says of this game.

lobby-tag = 2045
lobby-tagline = Six cards a side, one short game, then buy better players. First to four takes the series.
lobby-facts-1 = Players
lobby-facts-1-value = 1–16
lobby-facts-2 = A game
lobby-facts-2-value = 5 min
lobby-facts-3 = A series
lobby-facts-3-value = 45 min
lobby-lesson = One game, card by card: you make the moves and see why.
