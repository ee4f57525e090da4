# Score and story pages.

papers-pages = Pages of this table
papers-link-table = Table
papers-link-score = Score
papers-link-story = Play-by-play
papers-link-replay = Replay
papers-link-record = Record
papers-game = Game
papers-players = Players
papers-day = Date
papers-day-of = { DATETIME($date, dateStyle: "long") }
papers-ended = End
papers-resigned = { $name } resigned
papers-expired = Abandoned
papers-bot = { $name } (bot { $bot })
papers-open = open seat
papers-running = This game is still running. This page shows what a spectator can see; reload it for news.
papers-nothing-yet = Nothing has happened yet.
papers-before = Before the game
