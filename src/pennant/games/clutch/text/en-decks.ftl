### Decks: what is wrong with one, and the page on which one is built.

## What is wrong (C-2, C-3.2.9)

deck-breach-unknown-player = There is no player { $id }.
deck-breach-unknown-strategy = There is no strategy card { $id }.
deck-breach-unknown-coach = There is no coach { $id }.
deck-breach-unknown-stadium = There is no stadium { $id }.
deck-breach-no-stadium = There is no stadium yet.
deck-breach-batters = Batters: { $count }, but there must be { $wanted }.
deck-breach-pitchers = Pitchers: { $count }, but there must be { $wanted }.
deck-breach-starters = Starters: { $count }, but there must be { $wanted }.
deck-breach-relievers = Relievers: { $count }, but there must be { $wanted }.
deck-breach-position-empty = Nobody can play { $positions }.
deck-breach-positions-short = { $positions } need { $needed } batters, but only { $cards } can play there.
deck-breach-salary = The salaries come to { $total }: { $over } above the cap of { $cap }.
deck-breach-same-card = { $cards } is in the deck { $count } times.
deck-breach-same-person = Two cards of one player: { $cards }.
deck-breach-strategy-count = Strategy cards: { $count }, but there must be { $wanted }.
deck-breach-no-copies = { $cards }: no copies.
deck-breach-copies = { $cards }: { $count } in the deck, but at most { $most }.
deck-breach-weather = Weather cards: { $count }, but at most { $most }.
deck-breach-coaches =
    { $kind ->
        [hitting] Hitting Coaches
        [pitching] Pitching Coaches
       *[bench] Bench Coaches
    }: { $count }, but there must be one.
deck-breach-lineup-count = The line-up has { $count } batters, but must have { $wanted }.
deck-breach-lineup-stranger = { $cards } is in the line-up, but is not a batter of this deck.
deck-breach-lineup-twice = { $cards } is in the line-up { $count } times.
deck-breach-lineup-no-position = { $position } is not a position.
deck-breach-lineup-position = The line-up has { $count } for { $position }, but must have one.
deck-breach-lineup-unlisted = { $cards } cannot play { $position }: the card lists { $listed }.

## What is counted

deck-meter-salary = Salaries
deck-meter-batters = Batters
deck-meter-pitchers = Pitchers
deck-meter-starters = Starters
deck-meter-relievers = Relievers
deck-meter-strategy = Strategy
deck-meter-weather = Weather
deck-meter-coaches = Coaches
deck-meter-stadium = Stadium
deck-option-roster = Roster
deck-fits-standard = Standard
deck-fits-20-man = 20-man
deck-fits-all-star = All-star

## Ready decks

deck-about-bullpen = Get to the seventh inning: eight relievers nobody wants to face.
deck-about-glove-first = Every ball in play finds a glove.
deck-about-small-ball = On base, over, home: speed and patience.
deck-about-three-true-outcomes = Walk, strike out or hit it out of the park.

## The builder

deck-part = What is shown
deck-pool = Cards
deck-in = In the deck
deck-filters = Filters
deck-kind-batter = Batters
deck-kind-pitcher = Pitchers
deck-kind-strategy = Strategy
deck-kind-coach = Coaches
deck-kind-stadium = Stadiums
deck-search = Search names and texts
deck-position = Any position
deck-bats = Any side
deck-throws = Either hand
deck-role = Any role
deck-role-sp = Starters
deck-role-rp = Relievers
deck-side = Any side
deck-rarity = Any rarity
deck-team = All clubs
deck-salary = Any salary
deck-salary-most = Up to ${ $most }
deck-there = In the deck or not
deck-there-in = In the deck
deck-there-out = Not in the deck
deck-sort = Order
deck-sort-down = Dearest first
deck-sort-up = Cheapest first
deck-sort-name = By name
deck-sort-side = By side
deck-show-more = Show { $count } more
deck-nothing = No card like that
deck-clear = All filters off
deck-look = Look at { $card }
deck-take = In the deck: { $card }
deck-more = One more: { $card }
deck-less = Out of the deck: { $card }
deck-add = Into the deck
deck-remove = Out of the deck
deck-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
deck-none-batters = Nobody yet.
deck-none-starters = Nobody yet.
deck-none-relievers = Nobody yet.
deck-none-strategy = No card yet.
deck-none-coaches = Nobody yet.
deck-none-stadium = None yet.
deck-strangers = Not in this card set
deck-lineup = Line-up
deck-lineup-best = the best one
deck-lineup-own = your own
deck-lineup-none = Once nine batters can fill all positions, they are here.
deck-lineup-who = Who bats { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
deck-lineup-where = Position of number { $number }
deck-lineup-up = { $name } bats a place earlier
deck-lineup-reset = Back to the best line-up
