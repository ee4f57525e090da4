var e=`### The table: prompt, log, talk, notices, the end.

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
table-choose = Choose something that is lit.
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
table-orders-about = What you order is done for you as soon as it comes up, until you take the order back. Nobody else sees your orders.
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
table-talk-vacation = is on vacation, the clock stands still
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
table-over-lost = Lost this time
table-over-tie = A tie
table-over-expired = This game was put away
table-over-resigned = { $name } has resigned.
table-over-about = Thanks for playing. Once more, with sides swapped?
table-over-alone = Thanks for playing. Once more?
table-over-rematch-waits = The table for the rematch is laid.
table-rematch = Rematch, sides swapped
table-again = Play again
table-rematch-join = Sit down to the rematch
table-rematch-watch = Watch the rematch
table-replay = Watch the replay
table-score = Score and statistics
table-record = Save the record
table-proof = Was the deal honest?
table-proof-checking = Checking every draw…
table-proof-honest = The deal was honest.
table-proof-honest-about =
    { $count ->
        [one] The one number of this game comes from the secret that was sealed before the first card, and from the players’ own digits. Checked here in your browser.
       *[other] All { $count } numbers of this game come from the secret that was sealed before the first card, and from the players’ own digits. Checked here in your browser.
    }
table-proof-own = Yours are among them.
table-proof-wrong = Something is wrong with this deal.
table-proof-wrong-promise = The seal is not the one that was shown before the first card.
table-proof-wrong-commitment = The opened secret does not fit its seal.
table-proof-wrong-gap = A number was skipped, or used twice.
table-proof-wrong-digits = Your own digits are not among those that the numbers were made from.
table-proof-wrong-draw = A number is not the one that the secret gives.
table-proof-commitment = Sealed before the first card:
table-ended = This table is closed
table-ended-removed = It was removed by the people who run this server.
table-ended-banned = The people who run this server do not want you at their tables.
table-ended-broken = The server can no longer load it.
`;export{e as default};