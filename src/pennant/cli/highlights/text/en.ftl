### The table of Highlights in the terminal: labels that must be short. A card box is 15 letters wide.

you = you
home = HOME
visitor = VISITOR

## Cards

earns = earns { $revenue }
cost = cost { $cost }
no-action = no action

## Choices below a card: at most 12 letters

short-on-deck = on deck
short-play = play
short-pinch-on-deck = PH on deck
short-pinch-lineup = PH lineup
short-buy = buy
short-demote = demote
chosen = chosen
short-of = short by { $money }

## The sides

threatens = threatens
threatens-nothing = threatens nothing
in-play = in play { $count }
nothing-in-play = nothing in play
hand = hand { $count }
on-deck = on deck
somebody-on-deck = a card on deck
nobody-on-deck = nobody on deck
counts = lineup { $lineup } · dugout { $dugout } · minors { $minors }
money = { $money } to spend
bought = bought { $count }
buy-row = Buy row (deck { $deck })
your-cards-in-play = Your cards in play

## Where we are

header-series = { $series }, game { $number } · first to { $wins }
header-several = { $series }, game { $number } of { $games }
pre-round = Before the series: buy round { $number } of { $rounds }
inning = Inning { $inning }
extra-inning = Extra innings, inning { $inning }
buying = Buy round
runs-head = R
games-head = Game
wins-head = W
game-heading = { $stage }, game { $number }
no-games-yet = No game has been played yet.

## Pages

page-dugouts = dugouts
page-minors = minors
page-score = score
dugout-of = Dugout of { $player }
in-play-of = In play: { $player }
unseen-of =
    { $own ->
        [yes] In your lineup, in no order
       *[no] Not seen: in the hand, on deck or in the lineup of { $player }
    }
surely-in-hand = Surely in the hand of { $player }
surely-held = Surely in the hand or on deck of { $player }
top-of-lineup = On top of the lineup of { $player }, the first one first
minors-of = Minor leagues of { $player }
minors-unseen =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
no-cards = none
rule-heading = Rule { $rule }

## The table in sentences

plain-score = { $home } (home) { $home_runs }, { $visitor } (visitor) { $visitor_runs }.
plain-wins = Games won: { $first } { $first_wins }, { $second } { $second_wins }.
plain-side = { $player }: { $bases }; { $threats }; { $counts }.
plain-bases = runners { $runners }
plain-no-runners = no runners
plain-runner =
    { $speed ->
        [slow] slow
        [average] average
       *[fast] fast
    } on { $base ->
        [1] first
        [2] second
       *[3] third
    }
plain-threats = threatens { $hits }
plain-in-play = Last card of { $player }: { $card }.
plain-on-deck = On deck: { $card }.
plain-pinch = can pinch hit
plain-option = { $number }: { $choice }
plain-buying = { $player } has { $money } to spend.
plain-too-dear = Too dear, short by { $money }: { $card }

## The list of cards

column-id = Card
column-name = Name
column-team = Team
column-tier = Tier
column-type = Type
column-speed = Speed
column-hits = Hits
column-action = Action
column-cost = Cost
column-revenue = Earns
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the set “{ $set }”.
