var e=Object.values(Object.assign({"./join.en.ftl":`### A new table, and the wait for players.

## A new table

new-title = New table
new-head = A table for { $game }
new-mode = What to play
new-mode-seats = Players: { $seats }
new-seats = Who sits where
new-seat = Seat { $number }
new-team = Team of seat { $number }
new-team-any = Any team
new-clock = Clock
new-options = More rules
new-summary = Your table
new-listed = Who can find it
new-listed-link = Whoever has the link
new-listed-lobby = Everybody in the lobby
new-listed-link-about = The table is not shown anywhere.
new-listed-lobby-about = The table stands in the lobby until the open seats are taken.
new-open = Open the table
new-start = Deal the cards
new-lost = No such game
new-lost-about = There is no game of this name in the house. The lobby has all that there are.
new-sum = { $mode }: { $who }. { $clock }.
new-sum-who = { $you } against { $others }
new-sum-alone = { $you }, alone
new-sum-you = you
new-sum-you-as = you as { $team }
new-sum-watch = you watch
new-sum-open =
    { $count ->
        [one] somebody you invite
       *[other] { $count } people you invite
    }
new-sum-hot =
    { $count ->
        [one] another person at this screen
       *[other] { $count } other people at this screen
    }
new-sum-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
seat-me = { $name } (you)
seat-me-unnamed = You
seat-friend = Open: a friend, by link
seat-hot = Another person at this screen
option-range = { $low } to { $high }
option-words = Several, with commas between them.

## Clocks

clock-move = Per move
clock-bank = Bank of time
clock-days = Days
clock-none-about = Everybody takes the time they need.
clock-move-label = Time for a move
clock-move-about = When the time is up, a bot makes that one move.
clock-bank-label = Time for the whole game
clock-bank-about = Everybody has so much for the whole game, and gets some seconds back for every move.
clock-days-label = Time for a move
clock-days-about = A game by post: come back when it is your turn.
clock-bank-option = { $length }, and { $increment } s a move
span-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    }

## The seal

seal-line = The deal is sealed: nobody, not even this server, can change it once the first card is dealt.
seal-about = The server has fixed a secret and shows its fingerprint now. Your digits and those of the others are mixed in. After the last play the secret is opened, and anyone can check every card.
seal-commitment = Fingerprint:
seal-own = Your digits
seal-own-about = Any digits will do. You may keep these.
seal-again = Others
seal-done = Your digits are in.

## Waiting for players

wait-title =
    { $count ->
        [0] Ready to play
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
wait-title-guest = Take a seat
wait-seats = Seats
wait-seat = Seat { $number }
wait-you = you
wait-host = host
wait-away = away
wait-you-sit = You sit at seat { $number }.
wait-sit-at = Sit down at seat { $number }
wait-put-bot = Put a bot here
wait-put-bot-at = Put a bot at seat { $number }
wait-bot-level = Bot for seat { $number }
wait-get-up = Get up
wait-get-up-from = Get up from seat { $number }
wait-invite = Invite
wait-invite-about = Send this link to whom you want at the table. The game begins when all seats are taken.
wait-invite-listed = The table stands in the lobby; this link leads here too. The game begins when all seats are taken.
wait-link = Link to this table
wait-copy = Copy the link
wait-copied = The link is copied.
wait-copied-short = Copied
wait-share = Share…
wait-share-text =
    { $name ->
        [none] Come and play { $game } with me.
       *[other] { $name } invites you to a game of { $game }.
    }
wait-only-here = This address only works on this computer. To let friends in, start the server with --host and --public-url.
`,"./learn.en.ftl":`### The first lesson, and the glossary.

## The lesson

learn-panel = Lesson
learn-step = Step { $at } of { $of }
learn-progress = How far you are
learn-next = Next
learn-back = Back
learn-restart = Restart
learn-leave = Leave
learn-show-me = Show me
learn-again = Once more
learn-play-bot = Play a bot
learn-none = No lesson here yet
learn-none-about = This game has no first lesson. Its cards and rules are in the glossary.

## The glossary

glossary-title = Cards and rules
glossary-of = { $game }: cards and rules
glossary-parts = Parts of the glossary
glossary-cards = Cards
glossary-words = Words
glossary-rules = Rules
glossary-search = Search
glossary-search-cards = Name, city or number
glossary-search-words = Find a word
glossary-search-rules = Find a rule by its number or words
glossary-any = Any
glossary-clear = Clear
glossary-found-cards =
    { $count ->
        [0] No card is like that.
        [one] { $count } card
       *[other] { $count } cards
    }
glossary-found-words =
    { $count ->
        [0] No such word.
        [one] { $count } word
       *[other] { $count } words
    }
glossary-found-rules =
    { $count ->
        [0] No such rule.
        [one] { $count } rule
       *[other] { $count } rules
    }
glossary-none-about = Fewer wishes may find more.
glossary-more = Show more
glossary-card-open = { $card }: look closer
glossary-rule = Rule { $rule }
glossary-with = Cards with it: { $count }
glossary-link = Copy the link
glossary-copied = Copied.
glossary-previous = Previous card
glossary-following = Next card
glossary-lesson = First lesson
glossary-section = { $number }. { $title }
glossary-section-untitled = Section { $number }
glossary-rulings = Rulings
`,"./replay.en.ftl":`### Replays.

replay-title = Replay
replay-heading = Replay: { $mode }, table { $id }
replay-where = replay of { $id }
replay-not-begun = This game has not begun
replay-not-begun-about = There is nothing to look back at yet.
replay-to-table = To the table
replay-empty = Nothing has happened yet.
replay-controls = Replay
replay-position = Play { $play } of { $plays }
replay-position-spoken = Play { $play } of { $plays }. { $chapter }
replay-scrub = Place in the game
replay-start = The deal
replay-play = Play
replay-pause = Pause
replay-step-back = One event back
replay-step-on = One event on
replay-entry-back = One play back
replay-entry-on = One play on
replay-score-back = To the score before
replay-score-on = To the next score
replay-no-score-on = Nobody scores after this.
replay-no-score-back = Nobody has scored before this.
replay-speed = Speed
replay-speed-of = ×{ $speed }
replay-eyes = Seen by
replay-eyes-all = Everybody: all cards open
replay-eyes-none = A spectator
replay-eyes-seat = { $name }
replay-eyes-you = { $name } (you)
replay-hand-of = Hand of { $name }
replay-copy = Copy the link to this moment
replay-copied = The link is copied.
replay-link = Link to this moment
replay-log = Play by play
replay-running = This game goes on. You see it up to now.
replay-up-to-now = Look for more
replay-keys = Keys
replay-keys-space = play, pause
replay-keys-arrows = one event back or on; with Shift one play
replay-keys-ends = the deal, the end
replay-keys-scores = the next score, the one before
replay-keep = Record and proof
replay-record-about = Every move of the game as a file; it can be watched, checked and replayed by the program.
`,"./table.en.ftl":`### The table: prompt, log, talk, notices, the end.

table-title = Table
table-title-turn = Your turn! { $mode }
table-heading = { $mode }, table { $id }
table-called = table { $id }
table-menu = This table
table-close = Close
table-copy = Copy the link to watch
table-rail = Score and log
table-seats = Seats
table-seat-you = you
table-seat-bot = bot
table-seat-away = away
table-seat-stand-in = a bot plays
table-seat-turn = to move
table-days = { $days } d { $hours } h

## Prompt

table-prompt = What to do
table-choices = Choices
table-turn = Your turn
table-your-turn = Your turn. { $question }
table-waiting =
    { $count ->
        [one] { $names } is to move
       *[other] Still to choose: { $names }
    }
table-going-on = One moment…
table-showing = Watch…
table-skip = Skip
table-choose = Choose something that is lit.
table-secret = Nobody sees your choice until everybody has chosen.
table-rule = Rule
table-rule-link = Rule { $rule }
table-rule-title = Rule { $rule }
table-rule-none = The words of this rule can not be had right now.
table-rule-all = All rules and cards
table-more = More
table-all-choices =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
table-type = Type a move
table-typed-label = A move in notation, or undo, resign, rule, help
table-typed-hint = Type a move…
table-typed-send = Do it
table-typed-choices = Moves that fit
table-stale = The table has moved on. Look again before you choose.
table-reconnecting = Reconnecting, your game is safe
table-reconnecting-about = What you choose now is sent when the line is back. You can still read everything.
table-missed =
    { $count ->
        [one] One play is new.
       *[other] { $count } plays are new.
    }
table-show-missed =
    { $count ->
        [one] Show it
       *[other] Show them
    }

## Keys

table-keys-title = Keys
table-keys-arrows = move inside a group: hand, row, choices
table-keys-tab = go to the next group
table-keys-enter = choose; then do what the big button says
table-keys-esc = unchoose, close
table-keys-type = type a move
table-keys-rule = the rule behind the question
table-keys-log = to the play by play
table-keys-undo = take the last move back, or ask for it
table-keys-talk = say something
table-keys-show = show the plays that were missed
table-keys-help = this list
table-keys-any = While something moves, any key or a tap brings it to its end.

## Log

table-log = Play by play
table-log-empty = Nothing has happened yet.
table-log-whole = Whole log
table-log-recent = Recent plays
table-step-back = Step back

## Taking back, leaving

table-undo = Take back
table-undo-free = Take your last move back
table-undo-asking = Ask to take your last move back
table-undo-asks = { $name } would like to take the last move back.
table-undo-asks-about = Something has been shown since, so it is up to you.
table-undo-yes = Yes, go ahead
table-undo-no = No
table-took-back = { $name } takes the last move back.
table-undo-waits = You have asked to take your move back. The others decide.
table-resign = Resign
table-resign-ask = Give this game up?
table-resign-about = With two players the other one wins; with more, a bot plays on for you.
table-resign-yes = Resign
table-resign-no = Play on
table-away = { $name } is away.
table-away-until = { $name } is away; a bot takes over in { $time }.
table-stands-in = A bot plays for { $name } until they are back.
table-replaced = A bot plays for you.
table-replaced-about = You were away. The seat is still yours.
table-take-back-seat = Take the seat back

## Talk

table-talk = Talk
table-talk-unread = new
table-talk-empty = Nobody has said anything yet.
table-talk-phrases = Say
table-talk-own = Say something…
table-talk-send = Say it
table-talk-mute = Mute { $name }
table-talk-unmute = Hear { $name } again
table-talk-sat = sits down
table-talk-left = gets up
table-talk-away = is away
table-talk-stand-in = has a bot playing for now
table-talk-back = is back
table-talk-resigned = resigns
table-talk-over = The game is over
table-talk-expired = The game was put away
table-talk-rematch = would like a rematch
table-talk-undo-asked = asks to take a move back
table-talk-undo-yes = agrees
table-talk-undo-no = would rather not
table-talk-taken-back = takes the move back
say-hello = Hello!
say-good-luck = Good luck!
say-nice-play = Nice play!
say-well-played = Well played!
say-thanks = Thanks!
say-oops = Oops…
say-one-moment = One moment, please.
say-rematch = A rematch?

## One screen, several people

table-curtain-label = Curtain
table-curtain-pass = Pass the screen to { $name }
table-curtain-about = Nothing is shown until { $name } is here.
table-curtain-ready = I am { $name }

## The end

table-over = The game is over.
table-over-wins = { $name } wins
table-over-you = You win!
table-over-tie = A tie
table-over-expired = This game was put away
table-over-resigned = { $name } has resigned.
table-over-about = Thanks for playing. Once more, with sides swapped?
table-over-rematch-waits = The table for the rematch is laid.
table-rematch = Rematch, sides swapped
table-rematch-join = Sit down to the rematch
table-rematch-watch = Watch the rematch
table-replay = Watch the replay
table-record = Save the record
table-proof = Was the deal honest?
table-proof-checking = Checking every draw…
table-proof-honest = The deal was honest.
table-proof-honest-about =
    { $count ->
        [one] The one number of this game comes from the secret that was sealed before the first card, and from your own numbers. Checked here in your browser.
       *[other] All { $count } numbers of this game come from the secret that was sealed before the first card, and from your own numbers. Checked here in your browser.
    }
table-proof-wrong = Something is wrong with this deal.
table-proof-wrong-promise = The seal is not the one that was shown before the first card.
table-proof-wrong-commitment = The opened secret does not fit its seal.
table-proof-wrong-gap = A number was skipped.
table-proof-wrong-draw = A number is not the one that the secret gives.
table-proof-commitment = Sealed before the first card:
table-ended = This table is closed
table-ended-removed = It was removed by the people who run this server.
table-ended-banned = The people who run this server do not want you at their tables.
`}));export{e as default};