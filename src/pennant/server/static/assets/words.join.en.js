var e=`### A new table, and the wait for players.

## A new table

new-title = New table
new-head = A table for { $game }
new-mode = What to play
new-mode-seats = Players: { $seats }
new-seats = Who sits where
new-seat = Seat { $number }
new-team = Team of seat { $number }
new-team-any = Any team
new-cards = Cards
new-cards-own = Pennant’s own
new-clock = Clock
new-options = More rules
new-summary = Your table
new-listed = Who can find it
new-listed-link = Anyone with the link
new-listed-lobby = Everybody in the lobby
new-listed-link-about = The lobby does not show the table.
new-listed-lobby-about = The lobby shows the table until all seats are taken.
new-open = Open the table
new-start = Deal the cards
new-lost = No such game
new-lost-about = This server has no game of this name. The lobby shows all games.
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
option-words = Separate several with commas.

## Clocks

clock-move = Per move
clock-bank = Time bank
clock-days = Days
clock-none-about = There is no time limit.
clock-move-label = Time per move
clock-move-about = When the time is up, a bot makes that one move.
clock-bank-label = Time for the whole game
clock-bank-about = Everybody has this much time for the whole game, plus some seconds for every move.
clock-days-label = Time per move
clock-days-about = A slow game: come back when it is your turn.
clock-bank-option = { $length }, plus { $increment } s per move
span-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    }

## The seal

seal-line = The deal is sealed: nobody, not even this server, can change it after the first card is dealt.
seal-about = First the server picks a secret and shows its fingerprint; then the digits of all players are mixed in. After the last play the server publishes the secret, and anyone can check every card.
seal-commitment = Fingerprint:
seal-own = Your digits
seal-own-about = Any digits will do. You can keep these.
seal-again = New digits
seal-done = Your digits were added.

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
wait-invite-about = Send this link to the people you want to play with. The game starts when all seats are taken.
wait-invite-listed = The table is in the lobby; this link leads here, too. The game starts when all seats are taken.
wait-link = Link to this table
wait-copy = Copy the link
wait-copied = The link was copied.
wait-copied-short = Copied
wait-share = Share…
wait-share-text =
    { $name ->
        [none] Come and play { $game } with me.
       *[other] { $name } invites you to a game of { $game }.
    }
wait-only-here = This address only works on this computer. To let friends in, start the server with --host and --public-url.
`;export{e as default};