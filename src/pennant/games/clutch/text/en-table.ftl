### What a table with cards on it says besides: why a card stays in the hand, and standing orders.

## Why a card cannot be played

refusal-other-side =
    { $side ->
        [offence] Only when you bat.
       *[defence] Only when you are in the field.
    }
refusal-other-window = Only { $window }.
refusal-no-weather-indoors = There is no weather under a roof.
refusal-no-clutch-moment = Only in a Clutch Moment.
refusal-cannot-pay =
    { $count ->
        [one] It costs { $count } more card, which you do not have.
       *[other] It costs { $count } more cards, which you do not have.
    }
refusal-same-title = You have played a card of this title in this at-bat.
refusal-momentum-barred = A card in play bars your momentum cards.
refusal-condition = Needs: { $when }.
refusal-nothing-to-do = There is nothing for it to do now.

## Standing orders

order-own-lineup = Proposed line-up
order-about-own-lineup = Play the line-up that the deck proposes.
order-pass-cards = No cards
order-about-pass-cards = Pass in every card window.
order-pass-until-clutch = No cards before a Clutch Moment
order-about-pass-until-clutch = Pass in every card window until a Clutch Moment.
order-pass-without-card = Pass when I have nothing
order-about-pass-without-card = Pass where I have no card and no coach to play. Who watches closely may notice how quickly.
order-no-substitutions = No substitutions
order-about-no-substitutions = Substitute nobody until my pitcher tires.
order-pitch-to-all = No intentional walks
order-about-pitch-to-all = Pitch to every batter.
order-never-steal = No steals
order-about-never-steal = Let no runner steal.
order-never-bunt = No bunts
order-about-never-bunt = Always swing away.
order-infield-back = Infield back
order-about-infield-back = Keep the infield at normal depth.
order-hold-runners = Hold runners
order-about-hold-runners = Send nobody for an extra base.
order-sure-out = The sure out
order-about-sure-out = Take the batter rather than throw at a runner.
order-always-two = Always two
order-about-always-two = Always try the double play.
order-throw-ahead = Throw ahead
order-about-throw-ahead = Of several runners throw at the one in front.
