var e=`### Texts that only the table of Highlights uses. Hits, actions and teams come from the game's own words.

## Cards

card-hits = Hits: { $hits }
card-no-hits = No hits
card-no-action = No action
card-revenue = Revenue { $revenue }
card-cost = Cost { $cost }
card-pinch = Pinch hit
card-face-down = A card face down
short-glove = Cancel 1 hit
short-fastball = Natural: cancel all
short-curve = Robot: cancel all
short-spitball = Cyborg: cancel all
short-knuckleball = All hits 1 base less
short-walk = All hits become walks
short-pick-off =
    { $count ->
        [one] Remove { $count } runner
       *[other] Remove { $count } runners
    }
short-double-play = Remove 2 runners, not F
short-stolen-base = A and F runners +1
short-leadoff = First card: { $hit } now
short-quick-eye = Cyborg: { $hit } now
short-clutch = Runner on 2nd or 3rd: { $hit } now

## The park

park = The park
score = Score
runs-short = R
half-top = { $inning }, top
half-bottom = { $inning }, bottom
half-extra = { $inning }, extra inning
half-before = Before the game
half-buy = Buy round
half-over = Game over
ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $number }th
    }
on-turn = to move
role-visitor = Visitor
role-home = Home
role-you = you
side-label = { $team }, { $role }
bases-empty = { $team }: nobody on base
bases-taken = { $team }: { $runners }
runner-on =
    { $speed } runner on { $base ->
        [1] first
        [2] second
       *[3] third
    }
base-choose =
    { $base ->
        [1] Runner on first, { $speed }
        [2] Runner on second, { $speed }
       *[3] Runner on third, { $speed }
    }
in-play = In play
in-play-look = Cards played before. Look
in-play-empty = No card yet
in-play-earlier = +{ $count } earlier
pile-hand = Hand
pile-dugout = Dugout
pile-on-deck = On deck
pile-lineup = Lineup
pile-minors = Minors
pile-save = Save
pile-label =
    { $pile }, { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }. { $team }. Look
chosen-secretly = Has chosen
leaf-close = Close
leaf-empty = Nothing here.
leaf-lineup-top = On top
leaf-unseen = Somewhere in hand, on deck or in the lineup
leaf-unseen-own = Somewhere in the lineup, in an order that nobody knows
leaf-known-hand = Certainly in hand
leaf-known-held = Certainly in hand or on deck
leaf-minors-hidden =
    { $count ->
        [one] { $count } card went down, face down.
       *[other] { $count } cards went down, face down.
    }

## Threatened hits

threats-ghost = Would threaten
threats-of = { $team } threatens
threats-yours = You threaten
last-hits-of = Last hits of { $team }
last-hits-yours = Your last hits
cap-threats = Threatens
cap-threats-yours = You threaten
cap-last = Last hits
cap-last-yours = Your last hits
threat-label = { $hit }, { $speed } batter, threatened
threat-choose = { $hit }, batter { $place }, { $speed }
threat-cancelled = { $hit }, canceled: { $by }
threat-resolved = { $hit }: { $result }
stamp-runs =
    { $count ->
        [one] +{ $count } run
       *[other] +{ $count } runs
    }
stamp-to =
    { $base ->
        [1] to 1st
        [2] to 2nd
       *[3] to 3rd
    }
stamp-was = Was { $code }
stamp-done = Done
stamp-maybe = { $action }?

## The hand

hand = Your hand
hand-count =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
hand-none = No cards in your hand.
hand-secret = You have chosen. The choice stays secret until everybody has chosen.
chosen = Chosen
buying = Buying
way-play = Play
way-pinch-on-deck = Pinch hit: on deck
way-pinch-lineup = Pinch hit: lineup
way-on-deck = On deck
way-discard-on-deck = Discard
way-return-on-deck = Back on the lineup
way-save-on-deck = On deck
save-title = Visitor save
save-about = Only the defensive action of the card counts.
left-over-title = On deck, not used
lineup-top-hidden = Top of the lineup, face down
not-lit = Not among your choices now.

## The prompt

do-play = Play { $card }
do-on-deck = { $card } on deck
do-buy = Buy { $card } for { $cost }
do-demote = Send { $card } down
do-pinch-on-deck = Pinch hit: on deck
do-pinch-lineup = Pinch hit: lineup
do-discard-on-deck = Discard { $card }
do-return-on-deck = Back on the lineup
do-save-on-deck = Reveal { $card }
do-save-lineup = Reveal the lineup’s top
sure-hits = Threatens: { $hits }.
sure-no-hits = It threatens no hits.
sure-pinch = { $out } goes to the dugout, { $card } comes in. { $rest }
sure-pinch-blind = { $out } goes to the dugout. Nobody knows which card comes in from the lineup.
sure-buy = { $left } of { $money } remain to spend. One card that you played goes down to the minors.
sure-demote = It leaves your team for good; its revenue was { $revenue }.

## Buying

buy-round = Buy round
buy-round-of = Buy round { $number } of { $count }
buy-earned = { $team } has { $money }.
buy-earned-first = { $team } had { $money } and bought first.
buy-yours = Your turn now.
buy-theirs = { $team } is buying.
buy-order = The players decide who buys first.
free-agents = Free agents
free-agents-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
row-empty = No free agents left.
purse = { $left } of { $all } left to spend
purse-spoken = { $spent } reserved, { $left } left
price = { $cost } of { $money }
price-leaves = { $cost } of { $money }, leaves { $left }
price-too-much = { $missing } short
down-title = Who goes down?
down-about = One card that you played leaves for the minors; the new one goes on top of your lineup.
down-later = The cards that you played. Each purchase sends one of them to the minors.
down-of = The cards that { $team } played
minors-stamp = Minors

## Beside the park

series-game = { $stage }, game { $number }
series-first-to = first to { $wins }
series-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
series-won = Won
series-table = Games of the series
game-number = Game { $number }
standings = Standings
standings-wins = Wins
other-pair = At the other diamond
other-pair-inning = inning { $inning }
other-pair-buying = buying
ranking = Ranking after the sets
places = Final places
revenue = Revenue
revenue-total = To spend
revenue-spent = Spent
bought-by = { $team } bought
bought-by-you = You bought
bought-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
bought-for = { $card } for { $cost }

## Headings of the log

head-half-top = { $inning }, top: { $team }
head-half-bottom = { $inning }, bottom: { $team }
head-extra = Extra innings: { $inning }
head-buy = Buy round
head-game = Game { $number }
`;export{e as default};