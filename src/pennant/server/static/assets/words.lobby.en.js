var e=`### The lobby, and what is said about tables everywhere.

save = Save
yes = Yes
no = No
your-turn = Your turn
nobody-yet = nobody yet

## Lobby

lobby-where = Tables by link, no account
lobby-title = Night game. Your lineup.
lobby-about = Card games of baseball, against a friend or a bot worth beating.
lobby-trouble = The lobby is not complete
lobby-unknown = Shown again as soon as the server answers.
lobby-yours = Your games
lobby-yours-empty = No game of yours is running.
lobby-yours-empty-about = Play a bot: one tap, and the first card is dealt. Or invite a friend by a link.
lobby-all-yours = All my games, finished ones too
lobby-open = Open tables
lobby-open-empty = Nobody is waiting.
lobby-open-empty-about = Open a table of your own: it stands here until somebody sits down.
lobby-turns =
    { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
    }
lobby-fair = No account needed, no advertising. Every deal is sealed before the first card and opened after the last, so that anyone can check that nothing was steered.

## My name

name-label = Your name
name-playing-as = Playing as
name-none = a guest
name-change = Change your name
name-saved = You play as { $name } now.
name-empty = A name has at least one letter.
error-name-taken = Somebody has this name for an account already. Take another.

## A ticket

ticket-players = Players
ticket-play-bot = Play a bot
ticket-dealing = Dealing…
ticket-invite = Invite…
ticket-learn = First lesson
ticket-decks = Decks

## A table in a list

row-against = against { $who }
row-with = with { $who }
row-one-screen = at one screen
row-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
row-open-seats =
    { $open ->
        [one] one seat of { $all } is open
       *[other] { $open } seats of { $all } are open
    }
row-thinking = waiting for { $who }
row-open = Open
row-sit = Sit down
row-watch = Watch
row-go-on = Go on
row-look-back = Look back
row-won = Won
row-over = Over
row-label = { $action }: { $title }, { $who }

## Join by code

join-title = Join a friend
join-label = Code or link of the table
join-example = lantern-7kq2m
join-hint = The code of the table, or the whole link.
join-button = Sit down
join-unreadable = That is not a code: letters and digits with a dash, such as lantern-7kq2m.

## First lessons

lesson-title = First lessons
lesson-head = New here?
lesson-begin = Begin

## Seats and clocks

seat-open = Open seat
seat-bot = Bot: { $bot }
bot-greedy = Steady
bot-random = Anything goes
clock-none = No clock
clock-per-move = { $length } a move
clock-of-bank = { $length } each, and { $increment } s a move
clock-of-days =
    { $days ->
        [one] a day for each move
       *[other] { $days } days for each move
    }
span-seconds = { $count } s
span-minutes = { $count } min
`;export{e as default};