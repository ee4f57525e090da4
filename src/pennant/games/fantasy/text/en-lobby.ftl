### What the browser's lobby says of this game.

lobby-tag = Season
lobby-tagline = Draft six creatures, line them up for the week, and keep some magic on the bench.
lobby-facts-1 = Managers
lobby-facts-1-value = 1–5
lobby-facts-2 = A month
lobby-facts-2-value = 10 min
lobby-facts-3 = A season
lobby-facts-3-value = 45 min
lobby-lesson = A draft, a month and a last week: you make the moves and see why.
