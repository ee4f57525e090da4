var e=`### Texts that only the table of Fantasy uses. Stats, magic, places and stages come from the game's own words.

## Around the table

managers = Managers
manager = Manager
you = you
on-turn = choosing
manager-look = { $name }: look at the cards
in-turn-order = In turn order:
wins-short = W
games-short = games
wins-count =
    { $count ->
        [one] { $count } Win
       *[other] { $count } Wins
    }
games-count =
    { $count ->
        [one] { $count } game won
       *[other] { $count } games won
    }
face-down = A card face down
exhausted = Magic used up.
bench = Bench
lineup = Lineup
bench-of = { $name }, bench
lineup-of = { $name }, lineup
cards-of = { $name }, cards
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
nobody = Nobody plays
sent-back = Sent to the bench
total-is = Total { $total }.
more = { $more } more
leads = Leads
would-lead = Would lead
wins-it = Wins it!
passed = No magic
aim = { $name }: what to aim at

## The weeks

weeks = Win cards
week-now = now
week-others = Others: { $banners }
week-won =
    { $who ->
        [you] You won it.
       *[other] { $name } won it.
    }
week-won-with =
    { $who ->
        [you] You won it with { $total }.
       *[other] { $name } won it with { $total }.
    }
week-unclaimed = Nobody won it.

## Draft and Free Agents

draft = Draft
draft-about = Keep a card and pass the rest on. You will discard one of your seven cards.
open-cards = Open cards
free-agents = Free Agents
waivers = Still to choose: { $names }
hand = Your hand
hand-goes-to = Your hand; what you leave goes to { $name }
kept = Kept
your-cards = Your cards
hand-secret = You have chosen. It stays secret until everybody has chosen.
take-back = Take it back
chosen = Chosen

## The roster

bases = Your roster
base-empty = { $place }, empty. The next card goes here
base-pencil = { $place }, in pencil: { $card } Take it away
base-ink = { $place }: { $card }
base-drop = Nobody yet
base-next = Next card
base-up = Upright card
base-down = Upside-down card
roster-cards = Your cards
roster-ready = Your roster is set
roster-how = Drag a card to a base, or press it; keys 1 to 4 do the same.
your-bench = Your bench
your-lineup = Your lineup: { $places }
robot-cards = Robot’s cards
discard-pile = Discard Pile
drawn = The top of the Character Deck

## The prompt

do-magic = Use { $magic }
do-copy = Copy { $magic }
do-start = { $card }: { $place }
do-set = Set this roster
do-keep = Keep { $card }
do-open = Take { $card }
do-discard = Discard { $card }
do-claim = Claim { $card }
do-claim-reserved = Claim { $card }
do-drop = Drop { $card }
do-robot = { $card } plays for Robot
do-wild-card = Play { $card }
do-dig = Take { $card }
do-dig-spot = Give up { $card }
do-replace = Give up { $card }
do-morph = Morph { $card }
do-revive = Revive { $card }
do-shapeshift = Bring in { $card }
do-recruit = Keep { $card }
sure-start = { $stats }: { $total } printed on the card.
sure-total =
    { $who ->
        [you] Your { $before } becomes { $total }.
       *[other] { $name }: { $before } becomes { $total }.
    }
sure-new-total =
    { $who ->
        [you] You have { $total }.
       *[other] { $name } has { $total }.
    }
sure-gone =
    { $who ->
        [you] You have nobody in this game then.
       *[other] { $name } has nobody in this game then.
    }
sure-leads =
    { $who ->
        [you] You would lead.
       *[other] { $name } would lead.
    }

## Beside the park

event = Event
race = The race
series = Championship Series
first-to-four = First to 4
home-field = home field
month = Month { $month }
month-week =
    { $laid ->
        [yes] Month { $month }, week { $week }
       *[no] Month { $month }
    }
wins = Wins
tracks-short = Tracks
tracks = Stat Tracks
tracks-range = 0 to { $last }
track = Track

## Leafing through cards

leaf-roster = Characters that you can see
leaf-robot = Robot’s cards to come
leaf-reserved = Reserved
leaf-pile = Games won
leaf-hidden =
    { $count ->
        [one] { $count } more card is face down.
       *[other] { $count } more cards are face down.
    }
leaf-empty = There is nothing to see yet.
leaf-close = Close

## Headings of the log

head-month = Month { $month }
head-week =
    Month { $month }, { $base ->
        [1] 1st base
        [2] 2nd base
        [3] 3rd base
       *[other] Home
    }
head-game = Game { $number }
`;export{e as default};