var e=`### The table: prompt, log, chat, notices, the end.

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
table-seat-vacation = on vacation until { $day }
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
table-choose = Pick something that is highlighted.
table-secret = Nobody sees your choice until everybody has chosen.
table-rule = Rule
table-rule-link = Rule { $rule }
table-rule-title = Rule { $rule }
table-rule-none = This rule's text could not be loaded.
table-rule-all = All rules and cards
table-orders =
    { $count ->
        [0] Orders
       *[other] Orders ({ $count })
    }
table-orders-title = Standing orders
table-orders-about = Your orders are carried out automatically until you take them back. Nobody else sees them.
table-more = More
table-part-back = Back
table-all-choices =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
table-type = Type a move
table-typed-label = A move in notation, or undo, resign, rule, help
table-typed-hint = Type a move…
table-typed-send = Send
table-typed-choices = Moves that fit
table-stale = The table has changed. Look again before you choose.
table-reconnecting = Reconnecting. Your game is safe.
table-reconnecting-about = Your choice is sent when the connection is back. You can still read everything.
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
table-keys-enter = choose; then confirm with the big button
table-keys-esc = clear the choice, close
table-keys-type = type a move
table-keys-rule = the rule behind the question
table-keys-log = go to the play-by-play
table-keys-undo = take the last move back, or ask to
table-keys-talk = send a chat message
table-keys-show = show the plays that you missed
table-keys-help = show this list
table-keys-any = Any key or tap skips an animation.

## Log

table-log = Play-by-play
table-log-empty = Nothing has happened yet.
table-log-whole = Full log
table-log-recent = Recent plays
table-step-back = Step back

## Taking back, leaving

table-undo = Take back
table-undo-free = Take your last move back
table-undo-asking = Ask to take your last move back
table-undo-asks = { $name } would like to take the last move back.
table-undo-asks-about = Something has been shown since, so you decide.
table-undo-yes = Yes, go ahead
table-undo-no = No
table-took-back = { $name } takes the last move back.
table-undo-waits = You have asked to take your move back. The others decide.
table-resign = Resign
table-resign-ask = Resign this game?
table-resign-about = With two players your opponent wins; with more, a bot plays on for you.
table-resign-yes = Resign
table-resign-no = Play on
table-away = { $name } is away.
table-away-until = { $name } is away; a bot takes over in { $time }.
table-stands-in = A bot plays for { $name } until they are back.
table-replaced = A bot plays for you.
table-replaced-about = You were away. The seat is still yours.
table-take-back-seat = Take the seat back

## Talk

table-talk = Chat
table-talk-unread = new
table-talk-empty = No messages yet.
table-talk-phrases = Phrases
table-talk-own = Write a message…
table-talk-send = Send
table-talk-mute = Mute { $name }
table-talk-unmute = Unmute { $name }
table-talk-sat = sits down
table-talk-left = leaves the table
table-talk-away = is away
table-talk-stand-in = is replaced by a bot for now
table-talk-back = is back
table-talk-vacation = is on vacation; the clock is paused
table-talk-resigned = resigns
table-talk-over = The game is over
table-talk-expired = The game was closed as abandoned
table-talk-rematch = would like a rematch
table-talk-undo-asked = asks to take a move back
table-talk-undo-yes = agrees
table-talk-undo-no = declines
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
table-over-lost = You lose
table-over-tie = A tie
table-over-expired = This game was closed as abandoned
table-over-resigned = { $name } has resigned.
table-over-about = Thanks for playing. Play again, with sides swapped?
table-over-alone = Thanks for playing. Play again?
table-over-rematch-waits = The rematch is ready.
table-rematch = Rematch, sides swapped
table-again = Play again
table-rematch-join = Join the rematch
table-rematch-watch = Watch the rematch
table-replay = Watch the replay
table-score = Score and statistics
table-record = Save the record
table-proof = Was the deal honest?
table-proof-checking = Checking every draw…
table-proof-honest = The deal was honest.
table-proof-honest-about =
    { $count ->
        [one] The only number of this game comes from the secret that was sealed before the first card and from the players’ digits. Your browser has checked this.
       *[other] All { $count } numbers of this game come from the secret that was sealed before the first card and from the players’ digits. Your browser has checked this.
    }
table-proof-own = Your digits are among them.
table-proof-wrong = Something is wrong with this deal.
table-proof-wrong-promise = The seal is not the one that was shown before the first card.
table-proof-wrong-commitment = The published secret does not match its seal.
table-proof-wrong-gap = A number was skipped, or used twice.
table-proof-wrong-digits = Your digits were not used for the numbers.
table-proof-wrong-draw = A number does not follow from the secret.
table-proof-commitment = Sealed before the first card:
table-ended = This table is closed
table-ended-removed = The operator of this server has removed it.
table-ended-banned = You are banned from this server.
table-ended-broken = The server cannot load it any more.
`;export{e as default};