### Highlights: every rule in a few plain words, shown behind an option.
### One message per rule id; one sentence per line.

## 1. Object

rule-H-1-1 =
    A match is a series of mini-games.
    The first team to reach the number of wins the series asks for wins the match.
rule-H-1-2 =
    The side with more runs wins the mini-game.
    It never ends level: extra innings settle a tie.
rule-H-1-3 =
    Between mini-games you buy Free Agents.
    For every card that joins you one leaves, so your roster always has exactly 15 cards.
rule-H-1-4 =
    With real cards on a table, a mini-game takes about 4 to 7 minutes.

## 2. What is in the box

rule-H-2-1 =
    A starter team is 15 cards: 10 Rookies and 5 Veterans.
    The full game has four teams (Los Angeles, New York, San Francisco, Boston), Spring Training only New York and Los Angeles.
rule-H-2-2 =
    The full game has 60 Free Agents, Spring Training has 40.
rule-H-2-3 =
    Every player has a stadium mat: there are four in the full game and two in Spring Training.
rule-H-2-4 =
    Batters and runners are pawns in three colors: white, blue and red.
    The box holds 60 of them (cardboard markers in Spring Training); here they never run out.
rule-H-2-5 =
    Each player has a marker for runs, a marker for games won and a pennant that shows Home or Visitor.
    The full game has four of each, Spring Training two.
rule-H-2-6 =
    On a real mat you flip the marker to “+10” when you pass 9 runs.
    Here the counter has no limit.
rule-H-2-7 =
    The letters before a card number tell where the card comes from: ST for starter teams, FA for Free Agents, others for expansions, OST and OFA for our own cards.
    Whether a card is a Rookie, a Veteran or a Free Agent depends on its tier, never on these letters.
rule-H-2-8 =
    The box also holds a rule book, a booklet that explains the actions, and a guide for a first game.
rule-H-2-9 =
    The cards of both editions are made alike, so you may mix them.

## 3. The card

rule-H-3-1 =
    Every card has a unique number, such as ST-017 or OFA-23.
rule-H-3-2 =
    Name, city and team color are there for flavor and change nothing in play.
    The set says whether the card belongs to the base game or to an expansion.
rule-H-3-3 =
    A card is a Rookie, a Veteran or a Free Agent.
    Rookies and Veterans make up the starter teams; Free Agents are bought.
rule-H-3-4 =
    Every card is a Natural, a Robot or a Cyborg.
    Fastball, Curve, Spitball and Quick Eye ask for the type of the opponent’s last card.
rule-H-3-5 =
    A card is Slow (white, S), Average (blue, A) or Fast (red, F).
    Every pawn the card brings has that speed and color.
rule-H-3-6 =
    A card has up to three hit boxes, each a single, double, triple or home run; some cards have none.
    They are always resolved from left to right, so their order matters.
rule-H-3-7 =
    A card of the base set has one Immediate Action or none; expansion cards have up to two.
    Leadoff, Quick Eye and Clutch also name a hit, Pick Off names a number of runners.
rule-H-3-8 =
    Actions are defensive (red, D), offensive (green, O) or special (S): defensive ones act on the opponent, offensive ones help your own side.
    Only a defensive action works in a Visitor Save.
rule-H-3-9 =
    The red diamond shows what a Free Agent costs; starter cards have no cost.
    Costs run from 4 to 11 in the published base set, from 2 to 14 in the expansions and from 3 to 12 in our own set.
rule-H-3-10 =
    The green circle shows the card’s revenue, 0 to 4.
    You earn it for the Buy Round when the card was put In Play.
rule-H-3-11 =
    A card in your hand with the PH icon can be discarded on your turn to bring in a pinch hitter.
rule-H-3-12 =
    A card without hit boxes still has a speed.
    It counts for a runner made by the card’s own action, and for expansions that add hit boxes.
rule-H-3-13 =
    This mark of our own set shows the cards of the two-team beginner box.
    They are 40 Free Agents and the 30 starter cards of New York and Los Angeles.

## 4. Where cards lie and who sees them

rule-H-4-1 =
    Your Lineup lies face down: nobody knows its order and nobody may peek, not even you.
    Everybody sees how many cards it holds.
rule-H-4-2 =
    Only you see the cards in your hand; your opponent sees how many there are.
rule-H-4-3 =
    You may look at your On Deck card at any time.
    Your opponent only knows that a card lies there.
rule-H-4-4 =
    All cards In Play are open to both players, not only the top one.
rule-H-4-5 =
    Both Dugouts are open: anybody may look through them at any time.
rule-H-4-6 =
    Cards in the Minor Leagues lie face down.
    You may look at those you demoted; your opponent sees only how many there are.
rule-H-4-7 =
    The Buy Row lies face up for everybody.
rule-H-4-8 =
    Nobody sees the cards of the Free Agent deck, only how many are left.
rule-H-4-9 =
    Batters on home plate, runners, runs, wins and revenue totals are open to everybody.
rule-H-4-10 =
    The card you choose from your hand in extra innings lies face down.
    Your opponent sees it only when both cards are revealed.
rule-H-4-11 =
    A pinch hitter taken from the top of the Lineup in extra innings stays unseen until the reveal, even by you.
rule-H-4-12 =
    A Visitor Save card from the top of the Lineup is seen by both players only when it is revealed.
    If it comes from On Deck, the Visitor knew it already.
rule-H-4-13 =
    A card discarded for a pinch hitter is seen by both players at once.
    In extra innings the opponent sees it only at the reveal.
rule-H-4-14 =
    In Solitaire nobody sees the AI’s Lineup, only how many cards it holds.
rule-H-4-15 =
    You may work out hidden cards from what everybody has seen, such as purchases and the open Dugout.
    The game may show such conclusions, but it never gives away a card you are not entitled to see.

## 5. Setting up a match

rule-H-5-1 =
    Choose a mode, then each player takes a different starter team.
rule-H-5-2 =
    Each team of 15 cards is shuffled and becomes its owner’s Lineup.
    All other places are empty, and everybody starts with no runs and no wins.
rule-H-5-3 =
    Home and Visitor are drawn at random, unless the mode says otherwise.
    The Visitor always takes the first turn.
rule-H-5-4 =
    The Free Agent deck is shuffled and 6 cards are dealt face up as the Buy Row.
    With Free Agent expansions in the deck 10 cards are recommended.
rule-H-5-5 =
    All luck in a match comes from one seed, with separate streams for the table and for each side’s deck.
    So a match can be replayed exactly from its seed and the decisions made, and it can be played in duplicate.
rule-H-5-6 =
    The stadium mat can be shown for right-handers or for left-handers.
    Both sides have the same spaces, so this changes only the look.

## 6. Before each mini-game

rule-H-6-1 =
    Before a mini-game each side draws 6 cards.
rule-H-6-2 =
    You may put one of your 6 cards face down On Deck; if you do, draw 1 card so that you hold 6 again.
    You can do this only once, and only one card can be On Deck.
rule-H-6-3 =
    Both sides decide about On Deck secretly and at the same time.
rule-H-6-4 =
    After that you draw no more cards in this mini-game.
    New cards come in only by pinch hitting, by the Visitor Save and in extra innings.
rule-H-6-5 =
    A mini-game starts at 0:0, with empty bases, empty home plates and no cards In Play.

## 7. Drawing and reshuffling

rule-H-7-1 =
    If you must take a card and your Lineup is empty, shuffle your Dugout into a new Lineup, then take the card.
    A Dugout is shuffled at no other moment, except against a new opponent in a Tournament.
rule-H-7-2 =
    An empty Lineup alone is not a reason to reshuffle; wait until a card is needed.
    Nothing is shuffled between mini-games either, except against a new opponent in a Tournament.
rule-H-7-3 =
    Several cards are drawn one by one.
    If the Lineup runs out halfway, reshuffle then and draw the rest.
rule-H-7-4 =
    Only the Dugout is reshuffled: cards In Play, in hand, On Deck or in the Minor Leagues stay where they are.
    The one exception comes in extra innings, when Lineup and Dugout are both empty.
rule-H-7-5 =
    A reshuffle can happen at the opening draw, when you replace the On Deck card, for a pinch hitter or a Visitor Save from the Lineup, and at the draw for extra innings.
rule-H-7-6 =
    If the pinch hitter comes from an empty Lineup, shuffle the Dugout first and only then discard the PH card.
    So the discarded card can’t come straight back in; it is then the only card in your Dugout.
rule-H-7-7 =
    During the six innings your Lineup and Dugout together always hold 8 or 9 cards, so there is always a card to take.
    The AI in Solitaire always has at least 9.

## 8. The turn

rule-H-8-1 =
    On your turn play a card from your hand, or discard a card with the PH icon to bring in a pinch hitter.
    Each turn uses up exactly one card of your hand, and you can’t pass.
rule-H-8-2 =
    The card goes face up on top of your cards In Play.
    From now on it is your last played card.
rule-H-8-3 =
    First the card’s Immediate Action is resolved.
    If it has none, or its condition isn’t met, nothing happens.
rule-H-8-4 =
    Next all Threats left on the opponent’s home plate are resolved for the opponent, from left to right.
    After that the plate is empty.
rule-H-8-5 =
    Last, each hit box of your card puts one batter of the card’s speed on your home plate, from left to right.
    They wait there until your opponent’s next turn; after Home’s sixth card, until the Visitor Save is over.
rule-H-8-6 =
    Then it is your opponent’s turn.
rule-H-8-7 =
    When the Visitor plays the first card there are no Threats, no runners and no opposing card yet.
    So no action except Leadoff can do anything.
rule-H-8-8 =
    A mini-game never stops early.
    All 12 cards are played and the Visitor Save is offered, whatever the score.

## 9. Pinch hitting

rule-H-9-1 =
    At the start of your turn, instead of playing a card, you may discard one with the PH icon from your hand to your Dugout.
    The discarded card has no effect.
rule-H-9-2 =
    Choose where the pinch hitter comes from: your On Deck card, if you have one, or the top of your Lineup, which is always allowed.
    You must choose before you see the Lineup card.
rule-H-9-3 =
    The new card goes In Play and counts in every way as the card you played this turn.
rule-H-9-4 =
    You must use the new card; a PH icon on it doesn’t let you swap again this turn.
    You may pinch-hit again on a later turn.
rule-H-9-5 =
    The discarded card doesn’t count as played.
    It earns no revenue, can’t be demoted in this Buy Round and is never your last played card.
rule-H-9-6 =
    In extra innings you can pinch-hit too: you do it while both players secretly choose their cards.

## 10. Base running

rule-H-10-1 =
    A Slow runner moves as many bases as the hit is worth: single 1, double 2, triple 3; a Fast runner moves one more.
    An Average runner moves like a Slow one but scores from 2nd base on a single.
    On a home run everybody scores.
rule-H-10-2 =
    A base holds one runner and nobody may pass another; the runner on 3rd moves first, then 2nd, then 1st.
    A runner who can’t go the full distance stops right behind the one in front.
rule-H-10-3 =
    On a hit your runners move first, the lead runner ahead of the others; each one who reaches home scores a run.
    Then the batter takes the base of the hit and never goes further, however fast; on a home run the batter scores too.
rule-H-10-4 =
    Runners move by themselves and must go as far as they can.
    You can’t hold anybody back.
rule-H-10-5 =
    On a single Slow and Average runners move one base, but Average scores from 2nd; Fast moves two.
    On a double everybody on 2nd and 3rd scores; from 1st a Fast runner scores and the others reach 3rd.
    On a triple or a home run all runners score.
rule-H-10-6 =
    The batter’s base is always free, and a triple always clears the bases.
    Only one hit gets a runner blocked: on a single a Fast runner on 1st stops at 2nd behind a Slow runner going from 2nd to 3rd.
    Nobody gets lost: runners before the hit plus the batter equal runners after it plus runs.
rule-H-10-7 =
    Example: Fast on 1st, Slow on 2nd, and an Average batter hits a single.
    Slow stops on 3rd, Fast only reaches 2nd, the batter stands on 1st; no run.
rule-H-10-8 =
    Example: Average runners on 1st and 2nd, and a Fast batter hits a single.
    The runner from 2nd scores, the other goes to 2nd, the batter to 1st; one run.
rule-H-10-9 =
    Example: Fast on 1st, Average on 2nd, and a Fast batter hits a double.
    Both runners score and the batter stands on 2nd; two runs.
rule-H-10-10 =
    Example: a home run with the bases loaded brings four runs and leaves the bases empty.
rule-H-10-11 =
    Examples of a walk: with runners on 1st and 3rd, or on 2nd and 3rd, the bases become loaded and nobody scores.
    With the bases loaded one run scores and they stay loaded.
    Speed doesn’t matter.
rule-H-10-12 =
    Examples of Stolen Base: with Slow on 3rd, Average on 2nd and Fast on 1st nobody moves; with Average on 3rd, Slow on 2nd and Fast on 1st only the runner on 3rd goes, and scores.
    With Average on 3rd, Fast on 2nd and Average on 1st all three move and one run scores.
    With Average on 2nd and Slow on 1st only the Average runner moves, to 3rd.
rule-H-10-13 =
    Examples of Clutch with Slow on 1st and Average on 2nd, played on a Slow card: with a single the runner from 2nd scores, the other goes to 3rd and a new Slow runner stands on 1st.
    With a double both score and the new runner stands on 2nd.
rule-H-10-14 =
    On a walk the batter takes 1st base, and only runners who are pushed from behind move, one base each.
    If all bases are full, the one on 3rd is pushed home and scores.
    Speed plays no part.
rule-H-10-15 =
    Any number of batters can stand on home plate.
    Only 1st, 2nd and 3rd base are limited to one runner each.

## 11. Immediate Actions

rule-H-11-1 =
    An Immediate Action comes first: before the opponent’s Threats run and before your own batters step up.
    Only in extra innings are both home plates already filled.
rule-H-11-2 =
    An action works only if its condition is met at that moment.
    Otherwise it does nothing, and you may play the card all the same.
rule-H-11-3 =
    A hit made by an action happens at once.
    It is no Threat and never waits on home plate, so nothing can cancel or change it, not even in extra innings.
rule-H-11-4 =
    A hit made by an action comes on top of the card’s own hit boxes.
    Those put batters on your home plate as usual.
rule-H-11-5 =
    The runner from an action’s hit has the speed of the card you just played.
    Your other runners move by their own speed as usual, except with Clutch.
rule-H-11-6 =
    Defensive actions touch only the opponent’s Threats and runners.
    Pawns taken away go back to the supply.
rule-H-11-7 =
    The player of the card makes all choices of its action.
rule-H-11-8 =
    “The opponent’s card” always means the top card of those the opponent has In Play.
rule-H-11-10 =
    Glove: cancel exactly one of the opponent’s Threats, whichever you choose.
rule-H-11-11 =
    Fastball: if the opponent’s last played card is a Natural, all the opponent’s Threats are cancelled.
rule-H-11-12 =
    Curve: if the opponent’s last played card is a Robot, all the opponent’s Threats are cancelled.
rule-H-11-13 =
    Spitball: if the opponent’s last played card is a Cyborg, all the opponent’s Threats are cancelled.
rule-H-11-14 =
    Knuckleball: every Threat of the opponent loses one base.
    A home run becomes a triple, a triple a double, a double a single, and a single is cancelled; order and speed stay.
rule-H-11-15 =
    Walk: every Threat of the opponent becomes a walk, with its order and speed unchanged.
    The walks run when the Threats are resolved.
rule-H-11-16 =
    Pick Off: remove as many of the opponent’s runners as the card says (one in the base set), or all if there are fewer.
    You choose which; speed doesn’t matter, but batters on home plate are safe.
rule-H-11-17 =
    Double Play: remove none, one or two of the opponent’s Slow or Average runners, as you choose.
    Fast runners and batters are safe.
rule-H-11-18 =
    Stolen Base: starting with the lead runner, each of your Average and Fast runners moves one base if it is free.
    Home is always free, so such a runner on 3rd scores.
    Slow runners stay and block those behind them.
rule-H-11-19 =
    Leadoff: on the first card you bring into a mini-game, the named hit happens at once.
rule-H-11-20 =
    Quick Eye: if the opponent’s last played card is a Cyborg, the named hit happens at once.
rule-H-11-21 =
    Clutch: works if you have a runner on 2nd or 3rd base.
    All your runners, also one on 1st, move one base more than the named hit gives, whatever their speed.
    Then a new runner takes the base of the hit.
rule-H-11-22 =
    In the base set Leadoff and Clutch name a single or a double, Quick Eye a single, triple or home run, and Pick Off takes one runner.
    Our own set adds Quick Eye with a double; expansions may name any hit.
rule-H-11-23 =
    No card of the base set is known to have a special action.
    They come with expansions.
rule-H-11-24 =
    On the Visitor’s first card only Leadoff can do anything.
    In the Visitor Save only defensive actions work, against Home’s last card and Home’s runners before the last Threats run.
    In extra innings actions look at the card the opponent reveals in the same inning and at the bases as they stand; Leadoff never works there.

## 12. Visitor Save

rule-H-12-1 =
    The Visitor Save comes after Home’s sixth turn, while Home’s last batters still wait on home plate.
    Only the Visitor has it.
rule-H-12-2 =
    You may use the Visitor Save or leave it.
    You may use it even if it can change nothing, for instance just to move a card through your deck.
rule-H-12-3 =
    Choose: pass, your On Deck card if you have one, or the unseen top card of your Lineup.
    If the Lineup is empty, your Dugout is shuffled first.
rule-H-12-4 =
    The card is revealed, and if its action is defensive it works against Home’s Threats, runners and last card.
    Other actions and all hit boxes are ignored.
rule-H-12-5 =
    Afterwards the card goes to the Visitor’s Dugout.
    It was never In Play, so it earns no revenue, can’t be demoted and doesn’t count as played.
rule-H-12-6 =
    Then Home’s remaining Threats are resolved from left to right as usual.
rule-H-12-7 =
    Now the runs are compared: more runs win the mini-game.
    If they are equal, extra innings follow.

## 13. Extra innings

rule-H-13-1 =
    All runners stay on base, and cards In Play and On Deck stay too; the home plates are empty.
    There is no Visitor Save in extra innings.
rule-H-13-2 =
    For extra innings each side draws a Set of 3 cards.
rule-H-13-3 =
    Both players secretly choose a card, reveal together and put their batters on home plate.
    Home’s action comes first, then the Visitor’s, then the Threats of both sides.
    If the runs now differ the mini-game is over; otherwise play another inning, with a new Set of 3 cards when the hands are empty.
rule-H-13-4 =
    When you choose your card in extra innings you may instead discard one with the PH icon and commit your On Deck card or the unseen top of your Lineup.
    An empty Lineup is refilled before the discard; otherwise pinch hitting works as usual.
rule-H-13-5 =
    A lead during an extra inning ends nothing.
    Runs are compared only after the Threats of both sides have been resolved.
rule-H-13-6 =
    When the mini-game ends, cards of the Set you didn’t play go to your Dugout.
rule-H-13-7 =
    With two players and in Solitaire, extra-inning cards that stay In Play earn revenue and may be demoted.
    With four or more players, and in every Tournament, they go to the Dugout at the end of their inning and earn nothing.
rule-H-13-8 =
    If you need a card and both Lineup and Dugout are empty, shuffle the cards you played in these extra innings into a new Lineup.
    No card earns revenue twice in a mini-game, so you never earn more than your whole team is worth.
rule-H-13-9 =
    An action never touches its owner’s own batters: whatever cancels, weakens or turns into walks works on the opponent’s Threats alone, hits made by an action bring a new pawn, and Stolen Base moves only runners.
    Threats turned into walks stay on home plate until all Threats run, so they aren’t runners yet.
    The effect of Home’s action is already in force when the Visitor acts.
rule-H-13-10 =
    You can always draw in extra innings.
    At most 10 of your 15 cards are out of reach, so at least 5 can still come.

## 14. End of a mini-game

rule-H-14-1 =
    The winner of the mini-game adds one win.
rule-H-14-2 =
    If you still have an On Deck card, you must discard it to your Dugout or put it back on top of your Lineup.
    It can’t stay On Deck.
rule-H-14-3 =
    Runs go back to 0 and all pawns are taken off.
rule-H-14-4 =
    Extra-inning cards you didn’t play go to your Dugout.
rule-H-14-5 =
    A Buy Round follows if the mode has one here and the match isn’t over.
    A mini-season or a Tournament set is played to the end, with its Buy Rounds, even when its winner is already known.
rule-H-14-6 =
    When both sides have bought, all cards left In Play go face up to the Dugout.
    Where there is no Buy Round, in knock-out games and for the AI in Solitaire, this happens at once.

## 15. Buy Round

rule-H-15-1 =
    Your money is the revenue of all your cards In Play, added up before the first purchase; what you don’t spend is lost.
    Extra-inning cards count by their own rule.
    A card that never was In Play earns nothing: a discarded PH card, a Visitor Save card, an unused On Deck card or an unplayed extra-inning card.
rule-H-15-2 =
    The player with less revenue decides who buys first.
    If it is equal, the loser of the mini-game decides; in the Buy Rounds before a Standard series, the current Visitor.
rule-H-15-3 =
    The first buyer finishes shopping before the second begins.
    You may buy as many cards as you can pay for, or none.
rule-H-15-4 =
    To buy, pay the card’s cost and send one of your own cards In Play face down to the Minor Leagues.
    The new card goes face down on top of your Lineup, and the gap in the Buy Row is filled from the Free Agent deck.
    Your roster stays at 15.
rule-H-15-5 =
    Only cards In Play can be demoted.
    A card you just bought, or one in the Dugout, in hand, On Deck or in the Lineup, can’t be.
rule-H-15-6 =
    Every purchase costs you a card In Play.
    When none is left there, you can’t buy any more.
rule-H-15-7 =
    If you buy several cards, the last one lies on top of your Lineup.
    An On Deck card you put back lies under them.
rule-H-15-8 =
    At the next opening draw you take your bought cards first, unless a Tournament makes you shuffle against a new opponent.
    Buying onto an empty Lineup doesn’t cause a reshuffle.
rule-H-15-9 =
    Unsold cards stay in the Buy Row; it is never cleared.
    When the Free Agent deck is empty, the row gets shorter.
rule-H-15-10 =
    Demoted cards are out for the rest of the match.
rule-H-15-11 =
    If the Buy Row is short or empty, buy what is there or stop.
    In Solitaire you are the only buyer, so nobody decides who goes first.

## 16. Game modes

rule-H-16-1 =
    Beginner, two players, 45–60 minutes: a mini-season of three games, all played, then a World Series to four wins, with a Buy Round after every game.
    In the mini-season Home is random at first, then alternates.
    In the World Series the mini-season winner is Home in games 1, 2, 6 and 7, the other player in 3, 4 and 5.
rule-H-16-2 =
    Standard, two players, 30–45 minutes: three Buy Rounds without games, then a World Series to four wins with a Buy Round after every game.
    A player drawn at random is Home in games 1, 2, 6 and 7, the other in 3, 4 and 5.
rule-H-16-3 =
    Expert, two players, 45–60 minutes: no rounds beforehand, first to six wins, with a Buy Round after every game.
    Home is random at first and then alternates.
rule-H-16-4 =
    Tournament, four players, 90–120 minutes: three sets of three games, one set against each opponent, all nine games played with a Buy Round after each.
    Then first plays fourth and second plays third, and the winners play the final.
    These series go to two wins, without buying.
rule-H-16-5 =
    Solitaire, one player, about 45 minutes: as many Buy Rounds as you like, then a series to four wins against the AI, which is always Home.
    Only you buy, after every game.
rule-H-16-6 =
    In a Buy Round before a Standard series each side draws 6 cards, shows them as if In Play, buys with their revenue and puts the rest in the Dugout; this is done three times.
    There is no On Deck card.
    Home and Visitor matter only for a tie in revenue: random at first, swapped every round.
rule-H-16-7 =
    In Expert mode with the Coaches expansion no coach may be used before game 3.
rule-H-16-8 =
    Your cards carry over from game to game and from the mini-season into the World Series.
    Wins are counted afresh for the World Series.
rule-H-16-9 =
    A mini-season of three games can’t end level, so it is always clear who starts the World Series at Home.
rule-H-16-10 =
    In a Tournament each pair has its own Buy Row of 6 cards, or 10 with Free Agent expansions.
    All rows are dealt from the one Free Agent deck.
rule-H-16-11 =
    Within a Tournament set Home changes every game.
    In the first set it starts at random; later the player with more wins so far starts at Home, and a tie is drawn at random.
rule-H-16-12 =
    In a Tournament you shuffle all 15 cards of your roster whenever you face a new opponent.
rule-H-16-13 =
    After nine games players are ranked by wins.
    If two are level, the winner of their set ranks higher.
rule-H-16-14 =
    The finalist with more wins so far, semi-final included, is Home in the first game of the final.
    A tie is drawn at random.
rule-H-16-15 =
    In a Tournament extra-inning cards earn no revenue.
rule-H-16-16 =
    Variant: there are no semi-finals, and the top two play a final to two, three or four wins.
    If you like, the other two play for third place.
rule-H-16-17 =
    With more copies of the game any number can play a Tournament.
    At most 16 players at four tables of four are recommended; that takes about two to three hours.
rule-H-16-18 =
    The AI’s team is 15 random Free Agents, dealt face down before the Buy Row and before any Buy Round.
    It never changes and never buys.
    The other 45 cards are the Free Agent deck, with a Buy Row of 6.
rule-H-16-19 =
    The AI is always Home and plays the top card of its Lineup on each turn.
    It has no hand, no On Deck card and no pinch hitters.
    When its Lineup is empty, its used cards are shuffled.
rule-H-16-20 =
    In Solitaire you pick any starter team and are always the Visitor.
    All rules hold for you: On Deck, pinch hitting, Visitor Save and buying.
rule-H-16-21 =
    In extra innings you draw a Set of 3 cards as usual.
    The AI reveals the top card of its Lineup in each inning.
rule-H-16-22 =
    The number of Buy Rounds before the series sets the difficulty: none is very hard, 1 to 3 is hard (2 is a good start), 4 or more favours you.
    They run like those before a Standard series, but for you alone.
rule-H-16-23 =
    When an action of the AI has a choice, a fixed rule makes it.
rule-H-16-24 =
    Spring Training has the same rules with New York and Los Angeles, 40 Free Agents and a Buy Row of 6.
    The two-player modes and Solitaire work (15 cards go to the AI, 25 are left); a Tournament needs the full game.
rule-H-16-25 =
    With Free Agent expansions shuffled in, a Buy Row of 10 cards is recommended.
rule-H-16-26 =
    Four players meet in three sets: 1–2 and 3–4, then 1–3 and 2–4, then 1–4 and 2–3.
    The sets may come in any order; seats change so that opponents face each other.

## 17. What always holds

rule-H-17-1 =
    Your Lineup, hand, On Deck, In Play and Dugout together always hold 15 cards.
    A card committed in extra innings counts as In Play.
rule-H-17-2 =
    Every card is in exactly one place at any time, the Minor Leagues, the Buy Row and the Free Agent deck included.
rule-H-17-3 =
    After each turn of the six innings your hand and your cards In Play make 6 together, and your opponent’s home plate is empty.
    The AI in Solitaire has no hand; it has as many cards In Play as it has taken turns.
rule-H-17-4 =
    A side never has more than three batters on home plate or three runners on base, and never two runners on one base.
rule-H-17-5 =
    The number of cards in a match never changes: 90 with two players, 75 in Solitaire, 120 in a Tournament.
    With Spring Training it is 70, or 55 in Solitaire.
rule-H-17-6 =
    Runs are never taken away during a mini-game.

## 18. Expansion actions

rule-H-18-1 =
    For a Free Agent check the top card of the Free Agent deck is revealed and its type compared.
    Then it goes to the bottom of that deck.
rule-H-18-2 =
    If a card has two Immediate Actions you choose their order, and each works on its own.
    One expansion card is an exception.

## Rulings

rule-H-R1 =
    The Visitor goes first and Home second, drawn at random.
    The rules say so plainly; where Home is given to the first player, that is a slip.
rule-H-R2 =
    A Slow runner moves three bases on a triple, because Slow means exactly the bases of the hit.
    You will never notice: a triple brings every runner home.
rule-H-R3 =
    Walk turns the opponent’s Threats into walks, in extra innings too; it never gives your own side a walk.
    In the six innings your own home plate is always empty at that moment, and a walk for yourself is printed as Quick Eye.
rule-H-R4 =
    On a walk only forced runners move, whatever their speed, and the batter keeps its speed on 1st base.
    With the bases loaded one run comes in; this is the usual pushing chain that begins at an occupied 1st base.
rule-H-R5 =
    Knuckleball cancels a single, because one base less leaves nothing.
    A home run becomes a triple: all runners score, the batter stops on 3rd.
    A walk isn’t a hit, so it isn’t weakened.
rule-H-R6 =
    Leadoff works on each side’s own first card In Play, even a pinch hitter, because it speaks of your first card.
    It makes the named hit; the hit boxes are threatened separately, since an action’s hit always comes on top of them.
rule-H-R7 =
    With Clutch all your runners move one base more than the hit, whatever their speed; a new runner with the card’s speed takes the base of the hit.
    The action itself sets speed aside, and since all move equally far, nobody gets blocked.
rule-H-R8 =
    The runner from Leadoff or Quick Eye has the speed of the played card, and your other runners move by their own speed.
    Only Clutch sets speed aside.
rule-H-R9 =
    Hits made by an action can never be cancelled.
    Only Threats can, and these hits never are Threats.
rule-H-R10 =
    On Stolen Base only your own runners go, the lead runner first: all Average and Fast ones must go, and one on 3rd scores.
    A runner whose next base is still taken stays, because two can’t share a base and nobody may pass.
rule-H-R11 =
    Double Play removes none, one or two runners, as you choose; one eligible runner is enough.
    Fast runners and batters are safe.
    None is allowed because the card says “up to”, and a Slow runner in the way may be worth keeping there.
rule-H-R12 =
    Pick Off takes only runners on bases, of any speed, and you must take one if there is one.
    The card speaks of base runners, so batters on home plate are safe.
rule-H-R13 =
    An action must be carried out whenever it can be, because the rules tell you to resolve it.
    Only Double Play says “up to” and lets you take fewer.
rule-H-R14 =
    You can’t hold runners back: the distances are fixed and the rules offer no choice.
rule-H-R15 =
    Threats that survive keep their order from left to right, since hit boxes always run that way.
    Glove may take any of them, not only the first.
rule-H-R16 =
    You may always pinch-hit with the top card of your Lineup, with or without an On Deck card.
    The rules name both sources.
rule-H-R17 =
    If the Lineup is empty, the Dugout is shuffled before the PH card is discarded.
    The rules say so expressly, so the discarded card can’t come straight back.
rule-H-R18 =
    If the Visitor Save needs a card and the Lineup is empty, the Dugout is reshuffled as always.
    The occasions listed in the rules are only examples.
rule-H-R19 =
    Home doesn’t win early, even when it is already ahead.
    The rules know no walk-off, and the remaining cards still matter for revenue and for the deck.
rule-H-R20 =
    In extra innings your choice stays hidden until the reveal, a pinch hit included; a pinch hitter from the Lineup is unseen even by you.
    Both cards are meant to be revealed together, and an early discard would give you away.
rule-H-R21 =
    In extra innings it doesn’t matter whose hits run first, because each side has its own diamond; the log shows Home first.
    The cards are committed face down.
rule-H-R22 =
    If extra-inning cards are shuffled back, every card that was In Play in this mini-game still earns revenue, but only once; only cards still In Play at the end can be demoted.
    The limit of your whole team’s revenue would be needless if reshuffled cards earned nothing.
rule-H-R23 =
    With four or more players extra-inning cards go to the Dugout only after the runs of their inning are compared.
    So actions that ask for the type of a card still work.
rule-H-R24 =
    Both sides decide secretly and at the same time what happens to a left-over On Deck card; a discarded one is then seen by all.
    A card put back lies under your purchases, because this step comes before the Buy Round.
rule-H-R25 =
    A purchase and its demotion are one decision, and the Buy Row is refilled only afterwards, because you must have 15 cards at all times.
    If the Free Agent deck is empty the row gets shorter: the rules name no other source.
rule-H-R26 =
    A card you demote still pays its revenue, because the total is fixed before the first purchase.
rule-H-R27 =
    Your opponent can’t see your Minor Leagues, because cards go there face down, but you may look; cards In Play are fully open.
    Working out who was demoted is allowed.
rule-H-R28 =
    In the Buy Rounds before a Standard series the six cards are open, Home is random at first and then swaps, and nothing is shuffled afterwards.
    Players need different starter teams, because there is only one copy of each.
rule-H-R29 =
    After the game that ends the match there is no Buy Round: it could change nothing.
rule-H-R30 =
    Wins from the mini-season don’t count in the World Series.
    The four wins must be won in the Series itself.
rule-H-R31 =
    The rules leave gaps in the Tournament, so we fill them: for each set unsold cards go back, the Free Agent deck is shuffled and new rows are dealt, one card to each pair in turn if cards are short, and refilled in the order of purchases; all 15 cards of a roster are shuffled before every set and every knock-out series, even against a former opponent.
    Ties of three or four go by wins among the tied, then, for two still level, by their set, else at random.
    In a semi-final the higher rank is Home first; in the final, also in the variant, and in a series for third place, all without buying, it is the player with more wins; after that Home alternates.
rule-H-R32 =
    With 16 players each table of four plays its own Tournament; the four champions are ranked by total wins and play first against fourth, second against third, then a final.
    These series go to two wins without buying, and each table has its own copy of the cards.
    This is our proposal, as the rules don’t say how tables come together.
rule-H-R33 =
    The AI uses Glove on the Threat whose loss leaves you the fewest runs, then the runners least far along; if equal, on the leftmost.
    Pick Off takes the runner nearest home, Double Play the two nearest home that it can take; a reshuffle uses its Dugout, while its cards In Play stay until the game ends.
    The rules name no targets, so these are ours.
rule-H-R34 =
    In the printed example of play, Big Mo puts two Slow batters on Mike’s home plate.
    The text there contradicts itself, but Mike played the card and two batters fit it; no score depends on it.
rule-H-R35 =
    Both sides decide about On Deck secretly and at the same time, so that nobody can react to the other.
    Whether a card was placed is then known to all.
rule-H-R36 =
    The last played card is the top card In Play.
    A Visitor Save card or a discarded PH card never counts, because it was never put In Play.
rule-H-R37 =
    It makes no difference whether the opening hands are drawn before or after the Buy Row is dealt.
    We deal the Buy Row first.
rule-H-R38 =
    When revenue is equal after a mini-game there is always somebody to decide who buys first.
    A mini-game can’t end level, so it always has a loser.
rule-H-R39 =
    Threats turned into walks can still be cancelled, for instance by a card with both Walk and Glove.
    They are still Threats on home plate.
rule-H-R40 =
    In extra innings Threats turned into walks run together with all others, after both actions, because Walk only changes Threats.
    So for the Visitor’s Clutch they aren’t runners yet.
rule-H-R41 =
    A match that begins with three games is Beginner mode, even where it is called standard.
    Standard mode has only Buy Rounds before the World Series.
