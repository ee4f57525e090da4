# Scores and stories as pages.

papers-pages = Pages of this table
papers-link-table = Table
papers-link-score = Score
papers-link-story = Play by play
papers-link-replay = Replay
papers-link-record = Record
papers-game = Game
papers-players = Players
papers-day = Date
papers-day-of = { DATETIME($date, dateStyle: "long") }
papers-ended = End
papers-resigned = { $name } gave up
papers-expired = Nobody went on with it
papers-bot = { $name } (bot { $bot })
papers-open = a free seat
papers-running = This game goes on. Here is what a spectator knows of it; load the page again for more.
papers-nothing-yet = Nothing has happened yet.
papers-before = Before the game
