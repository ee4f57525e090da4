var e=`### The lobby, and texts about tables that all pages use.

save = Save
yes = Yes
no = No
your-turn = Your turn
nobody-yet = nobody yet

## Lobby

lobby-where = Tables by link, no account
lobby-title = Night game. Your lineup.
lobby-about = Card games of baseball, against a friend or a bot worth beating.
lobby-trouble = The lobby could not be loaded completely
lobby-unknown = This part appears when the server answers.
lobby-yours = Your games
lobby-yours-empty = You have no running games.
lobby-yours-empty-about = Play a bot: one tap, and the first card is dealt. Or invite a friend with a link.
lobby-all-yours = All my games, including finished ones
lobby-open = Open tables
lobby-open-empty = Nobody is waiting.
lobby-open-empty-about = Create a table: it stays here until somebody sits down.
lobby-turns =
    { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
    }
lobby-fair = No account needed, no advertising. Every deal is sealed before the first card and opened after the last one, so anyone can check that nobody manipulated it.

## My name

name-label = Your name
name-playing-as = Playing as
name-none = a guest
name-change = Change your name
name-saved = You play as { $name } now.
name-empty = A name needs at least one letter.
error-name-taken = This name belongs to an account. Choose another one.

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
row-go-on = Continue
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
join-unreadable = That is not a code. A code has letters and digits with a dash, such as lantern-7kq2m.

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
clock-per-move = { $length } per move
clock-of-bank = { $length } each, plus { $increment } s per move
clock-of-days =
    { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }
span-seconds = { $count } s
span-minutes = { $count } min
`;export{e as default};