### Clutch: every rule in a few plain words, shown behind an option.
### One message per rule id; one sentence per line.

## 0. First principles

rule-C-0-1 =
    Two managers play, and every die is rolled in the open.
    Dice, shuffles and random discards are all the luck there is; it comes from one seed, so a game can be played again exactly.
rule-C-0-2 =
    Where a card and a rule disagree, the card wins.
    Three things no card can change: how tired pitchers are swung at, an outcome, and that a manager changes the result once per at-bat.
rule-C-0-3 =
    Where the rule book is silent, real baseball decides.
rule-C-0-4 =
    An at-bat is a batter’s whole turn.
    The statistic AB leaves some of these turns out.
rule-C-0-5 =
    Advice for beginners, the list of products and the history of the book bind nobody.

## 1. Cards

rule-C-1-1 =
    A batter card shows Speed, a rating for each listed position, On-Base, the batting hand, a chart, a salary, icons and clutch.
    It may add to On-Base against left-handers or against right-handers.
    A switch hitter always bats from the side opposite the pitcher’s hand.
rule-C-1-1-1 =
    The rows of a chart follow one another without a gap.
    The first row also holds for anything lower and the last one for anything higher, so every Swing has a result.
rule-C-1-1-2 =
    A row may lie wholly above 20.
    Only the power die or bonuses reach it.
rule-C-1-1-3 =
    The letter beside Speed, from E up to A, only helps the eye; the number counts.
rule-C-1-1-4 =
    Ratings run from +0 to +5, those of catchers up to +9.
    At a position that the card does not list the rating is −2.
rule-C-1-2 =
    A pitcher card shows the inning limit, the role SP or RP, a rating, Command, the throwing hand, the X-zone, a chart, a salary, icons and clutch.
    It may add to Command against batters on the left side or on the right side; a switch hitter counts by the side taken.
rule-C-1-2-1 =
    The X on a pitcher’s chart says which pitch rolls are Mistake Pitches.
    It is not a row of the chart: the other rows cover every Swing.
rule-C-1-3 =
    A strategy card is blue, red or grey and says when it may be played, what it costs and what it does.
    It may be momentum, weather, or for Clutch Moments only.
rule-C-1-3-1 =
    The offense plays blue cards, the defense red ones, and either side grey ones.
rule-C-1-3-2 =
    A card can be played only if its condition holds and its cost can be paid in full.
rule-C-1-3-3 =
    A used card goes to its owner’s discard pile unless it stays: as momentum, as weather, or left on a player.
    Cards given up as a cost or because another card demands it go to the same pile.
rule-C-1-3-4 =
    A card left on a player is discarded when that player leaves the game.
rule-C-1-4 =
    There are three kinds of coaches: the blue Hitting Coach helps the offense, the red Pitching Coach the defense, the grey Bench Coach either side.
rule-C-1-4-1 =
    Each coach can be used once per game.
    Used coaches lie apart from the discard pile.
rule-C-1-4-2 =
    A Bench Coach works in both halves of the inning.
rule-C-1-4-3 =
    All three coaches are at hand from the first at-bat on, and only color and condition limit them.
    They are not drawn and take no room in the hand.
rule-C-1-5 =
    A stadium is outdoor or indoor.
    It has a main effect and two secondary ones, each for certain players.
rule-C-1-5-1 =
    The secondary effects work only while the main one does, unless the card says that they always do.

## 2. Building a deck

rule-C-2-1-1 =
    A roster has 26 players: 13 batters and 13 pitchers.
rule-C-2-1-2 =
    Eight of the batters must be able to fill the eight positions, each at one that the card lists.
    One more is the designated hitter, and four sit on the bench.
rule-C-2-1-3 =
    Five of the pitchers are starters, the rotation, and eight are relievers, the bullpen.
rule-C-2-1-4 =
    The salaries may add up to 6000 at most.
rule-C-2-1-5 =
    Icons are not limited.
rule-C-2-1-6 =
    Nobody may be on a roster twice, not even on two different cards.
rule-C-2-1-7 =
    In the 20-man game a roster has nine batters and three more on the bench, three starters and five relievers, for at most 5000.
rule-C-2-1-8 =
    In the all-star game a roster has 20 batters and 20 pitchers, and there is no salary cap.
    Any other size is fine if both managers use it.
rule-C-2-2-1 =
    A strategy deck has exactly 50 cards.
rule-C-2-2-2 =
    A deck holds at most three copies of a common card, two of an uncommon one and one of a rare or ultra-rare one.
    A newer version counts together with its original.
rule-C-2-2-3 =
    At most two of the 50 are weather cards.
rule-C-2-2-4 =
    Blue, red and grey cards may be mixed as you like.
rule-C-2-3-1 =
    Each deck has exactly three coaches, one of each kind.
    They count neither among the 50 cards nor for the hand.
rule-C-2-3-2 =
    A Manager card of the oldest sets may stand in for the Bench Coach, but it is never one of the 50.
rule-C-2-4-1 =
    Each deck has exactly one stadium, which makes 80 cards in all.
rule-C-2-4-2 =
    Both managers may bring the same stadium.
    It stays the same for a whole series.

## 3.1 Zones

rule-C-3-1 =
    Each manager has a batting order of nine with their positions, a bench, a bullpen, a pitcher on the mound, a rotation, a deck, a hand, a discard pile and coaches.
    The bases, the stadium and the weather belong to both.
    Only you see your hand and nobody sees the order of a deck; everything else lies open.

## 3.2 Setup

rule-C-3-2 =
    Before a game the managers decide who is at home, which starters pitch, which three cards each begins with, and the line-ups.
rule-C-3-2-1 =
    Both managers roll a regular die, and the higher roll is at home.
    In a best of three that manager is at home in games 1 and 3.
rule-C-3-2-2 =
    The home stadium is in force for both teams all game long.
    A strategy card may alter or negate its effects.
rule-C-3-2-3 =
    An effect of the stadium counts as played by the manager who gains from it at that moment.
    When it alters what a chart says, that does not count as a change of result.
rule-C-3-2-4 =
    Starters pitch in the order of their salaries, the highest first; between equal ones the manager chooses once.
    Nobody starts again before all have started, and no other starter may pitch in that game.
rule-C-3-2-5 =
    In a single game the managers agree on a place in the rotation, or a die decides.
rule-C-3-2-6 =
    Each manager shuffles the deck and draws three cards.
rule-C-3-2-7 =
    After each half-inning both managers draw a card.
    An empty deck yields nothing, and the discard pile is never shuffled back.
rule-C-3-2-8 =
    The hand limit is seven.
    You draw even with a full hand; what is too much you discard before the next pitch or first bunt roll.
rule-C-3-2-9 =
    A line-up is nine batters in order: eight at positions that their cards list, and a designated hitter.
    The others sit on the bench.
rule-C-3-2-10 =
    At the start of an at-bat the defense may move fielders about; the batting order stays as it is.
    That does not count as a substitution.
    The designated hitter never takes the field.

## 3.3 Team ratings

rule-C-3-3 =
    Three ratings of the fielding team stand against the runners: Battery, Infield and Outfield.
rule-C-3-3-1 =
    Battery is pitcher plus catcher, Infield is 1B, 2B, 3B and SS, Outfield is LF, CF and RF.
    They are added up again after each substitution or move; out of position counts −2.
rule-C-3-3-2 =
    The score sheet keeps the runs by inning, the three ratings, and the outs, runs and walks of each pitcher.

## 3.4 Inning limits

rule-C-3-4 =
    A pitcher tires after a number of innings, and sooner after many walks or runs.
rule-C-3-4-1 =
    Every four walks and every four runs take an inning off the limit of the pitcher who allowed them; cards may add or take some too.
    The limit never falls below zero.
    Intentional walks and batters hit by a pitch do not count.
rule-C-3-4-2 =
    A pitcher who has recorded three outs for each inning of the limit throws the next pitch tired.
    Each further three outs make it one level worse.
rule-C-3-4-3 =
    A pitcher who comes into a game tired is one level worse all along.
rule-C-3-4-4 =
    A tired pitcher has 1 Command less per level, and every swing is rolled with the power die.
    No card can change that.
rule-C-3-4-5 =
    With everything added and taken, Command never falls below zero.
rule-C-3-4-6 =
    Whether a pitcher is tired is settled when the pitch or the first bunt is rolled.
    Only a pitch thrown tired counts as pitching tired; outs alone do not.
rule-C-3-4-7 =
    A pitcher would be tired if the next pitch were thrown tired.
    Such a pitcher may be taken out early.

## 3.5 Substitutions

rule-C-3-5 =
    Substitutes come in at the start of an at-bat, and the player they replace is out of the game.
rule-C-3-5-1 =
    The defense may change the pitcher or replace fielders; the offense may send a pinch hitter or pinch runners.
rule-C-3-5-2 =
    Substitutions are made at the start of an at-bat, before the pitch.
rule-C-3-5-3 =
    Nobody is replaced before the 4th inning, except a starting pitcher who would be tired.
rule-C-3-5-4 =
    A player who has left a game may not return to it.
rule-C-3-5-5 =
    A player from the bench comes in for a fielder and takes that place in the batting order.
    Other fielders may be moved at the same time.
rule-C-3-5-6 =
    In a double switch two players come in at once.
    They may take the two free places in the batting order either way round.
rule-C-3-5-7 =
    A pinch hitter or pinch runner comes from the bench and keeps the place in the batting order.
    Before the team’s next pitch in the field the defense must be complete again.
rule-C-3-5-8 =
    A new pitcher comes from the bullpen.
rule-C-3-5-9 =
    Three-batter minimum: a new pitcher must face three batters or finish the half-inning before the next change.
    If the outing goes on into another inning, the three are counted over all of it.
    A pitcher who would be tired may go at once.
rule-C-3-5-10 =
    A fielder at a position that the card does not list is out of position and counts −2.
rule-C-3-5-11 =
    A manager who cannot field nine batters forfeits the game at once.
rule-C-3-5-12 =
    When the bullpen is used up, the last pitcher stays in.
rule-C-3-5-13 =
    A card may eject a player, who then leaves for good.
    Somebody must take the place at once.
rule-C-3-5-14 =
    For cards, a pinch hitter is one in that at-bat and a pinch runner until the half-inning ends; after that both are ordinary players.

## 3.6 Innings

rule-C-3-6 =
    A game has nine innings of two halves, and more if the score is tied.
rule-C-3-6-1 =
    In the top of an inning the visitors bat, in the bottom the home team, until three outs each.
rule-C-3-6-2 =
    If the home team leads after the top of the 9th or a later inning, the bottom is not played.
    If it takes the lead there, the game stops.
rule-C-3-6-3 =
    After nine tied innings more are played, until one ends with the visitors ahead or the home team takes the lead, which wins at once.
    Nobody is put on base to begin with.
rule-C-3-6-4 =
    The batting order goes on where it stopped.
    A batter whose turn was cut short by a runner caught stealing leads off next time.
rule-C-3-6-5 =
    At the end of a half-inning there is a card window, the bases are cleared, both managers draw a card, and the teams change sides.
    The next half begins with a window too.

## 3.7 Clutch

rule-C-3-7 =
    Late in close games, and with the bases loaded, special cards can be played; other cards call on a player’s clutch.
rule-C-3-7-1 =
    It is a Clutch Moment from the 7th inning on if the trailing team is at most three runs behind, and whenever the bases are loaded.
rule-C-3-7-2 =
    A clutch rating does nothing until an effect calls on it.
    Then a batter’s is added to the Swing and a pitcher’s to the Pitch, unless the effect names On-Base or Command.
rule-C-3-7-3 =
    A batter’s clutch above zero counts as an effect of the offense, below zero as one of the defense.
    With a pitcher’s it is the other way round.

## 3.8 The at-bat

rule-C-3-8 =
    An at-bat runs in a fixed order: substitutions, intentional walk, steal, bunt, infield, cards, pitch, advantage, swing, result, outcome.
rule-C-3-8-1 =
    An at-bat begins when the batter steps into the box.
rule-C-3-8-2 =
    First come the substitutions, then the intentional walk, the steal and the bunt, and only then the pitch.
rule-C-3-8-10 =
    The pitch roll is the die with all effects on the roll.
rule-C-3-8-11 =
    Command is the printed number with the bonus for the batter’s side, less tiredness, with all effects, and never below zero.
rule-C-3-8-12 =
    The Pitch is the pitch roll plus Command plus effects on the Pitch, and 2 more after two failed bunts.
    A pitcher’s clutch is one of those effects, not an extra on top.
rule-C-3-8-13 =
    A pitch roll within the X-zone is a Mistake Pitch.
    Only what changes the roll moves a pitch into the zone or out of it; some effects force or prevent a mistake.
rule-C-3-8-14 =
    On a Mistake Pitch the batter has the advantage outright and swings with the power die.
rule-C-3-8-17 =
    On-Base is the printed number with the bonus for the pitcher’s hand, the bonus after an intentional walk, and all effects.
rule-C-3-8-18 =
    If the Pitch is higher than On-Base, the pitcher has the advantage, else the batter.
rule-C-3-8-19 =
    The player with the advantage supplies the chart.
    If several effects give the advantage, the last one counts.
rule-C-3-8-22 =
    The Swing is the die with all effects on it, and 2 more after two intentional walks in a row.
    A batter’s clutch is one of those effects.
rule-C-3-8-24 =
    The row of the chart that holds the Swing is the result.
rule-C-3-8-26 =
    Before it is final, cards may change the result.
rule-C-3-8-28 =
    When both have passed, the result is the outcome, and nothing changes it any more.
rule-C-3-8-30 =
    Strikeout (K): the batter is out and nobody moves.
rule-C-3-8-31 =
    Walk (BB): the batter goes to first, and only forced runners move up a base.
rule-C-3-8-32 =
    A batter can be hit by a pitch only by a card.
    Everybody moves as on a walk, but it is not counted as one against the pitcher.
rule-C-3-8-33 =
    Home run (HR): the batter and all runners score.
rule-C-3-8-34 =
    Triple (3B): all runners score and the batter stands on third.
rule-C-3-8-35 =
    Ground balls, fly balls, singles and doubles have rules of their own for runners and throws.

## 3.9 Cards and how effects add up

rule-C-3-9 =
    Cards are played in windows, can be answered, and of like effects of one manager only the largest counts.
rule-C-3-9-1 =
    In a card window the defense goes first: play one card or coach, or pass.
    Then it is the other manager’s turn, and two passes in a row close the window.
rule-C-3-9-2 =
    A card is announced with its targets and paid for, then the opponent may answer with a card that says so.
    Without an answer it takes hold; of several answers the last one is carried out first.
rule-C-3-9-3 =
    You may not play two cards of the same title in one at-bat.
    Your opponent may still play that title.
rule-C-3-9-4 =
    Effects change numbers: the pitch roll, Command, Pitch, On-Base, the swing roll, Swing, Speed, Battery, Infield, Outfield, the rolls and totals of Throws and Plays, and the inning limit.
    A roll and its total are two different numbers, and Speed counts for each player alone.
rule-C-3-9-5 =
    Bonuses that the rules give always add up: +5 for home, two outs, the double play, the steal of third or the tag to second, +2 after walks and bunts, handedness and tiredness.
rule-C-3-9-6 =
    No doubling up: on each number only your largest plus and your largest minus count within an at-bat, and the same goes for your opponent.
    It does not matter whether they come from a card, a coach, the stadium, the weather or momentum.
    The other parts of a card still count.
rule-C-3-9-7 =
    If an effect is returned or negated, the next largest takes its place.
    An effect that has only run out keeps its place: a later one of the same kind must be larger to count.
rule-C-3-9-8 =
    Before the pitch the defense may still change the pitcher after a card of the offense, and the offense may still pinch-hit after a card of the defense.
    Cards of the other manager that no longer fit go back to the hand, with what they cost; the rest may be taken back.
    There is no late substitution after a bunt roll.
rule-C-3-9-9 =
    If no card played before the pitch is left after that, the at-bat goes back to the intentional walk; otherwise the window continues with the defense.
    A steal or bunt that was tried is not offered again.
rule-C-3-9-10 =
    A batter has entered the game once in the box, and may be replaced again without having batted.
rule-C-3-9-11 =
    Each card names the windows in which it can be played: from the start of a half-inning through pitch, swing, result and throw to the end of the half.
rule-C-3-9-12 =
    The offense gains when On-Base, Swing or Speed rises or when a number of the defense falls; the defense gains when it is the other way round.
    A longer inning limit helps the pitcher’s own manager.
rule-C-3-9-13 =
    A negated effect never was.
    The card still counts as played and is discarded.

## 3.10 Changing results

rule-C-3-10 =
    Some cards change what the dice have brought, each manager once per at-bat.
rule-C-3-10-1 =
    The result of an at-bat, a Throw or a Play can be changed, once it is there.
rule-C-3-10-2 =
    You may change the result of an at-bat once.
    After that you may not try again; tries that fail do not count.
rule-C-3-10-3 =
    All that the card does not replace stays: the chart, the effects, the runners.
rule-C-3-10-4 =
    An effect of the stadium, the weather in force or the drawn-in infield on a result does not count as a change.
rule-C-3-10-5 =
    The consequences of success or failure come when both managers have finished playing cards on it.
rule-C-3-10-6 =
    A re-roll of a swing whose result has been read is a try to change it, and succeeds if the result differs.
    A re-roll before that is none.

## 3.11 Throws and Plays

rule-C-3-11 =
    Fielders act with a rating and a regular die: a Throw against a runner’s Speed, a Play against 20.
rule-C-3-11-1 =
    A Throw is a rating plus a regular die, with all effects, against the runner’s Speed.
    The runner is out only if the Throw is higher; a tie is safe.
rule-C-3-11-2 =
    A Play is a rating plus a regular die, with all effects.
    It succeeds with 20 or more.
rule-C-3-11-3 =
    A throw goes step by step: the runners go, the defense names one of them, the die is rolled, the result is read and carried out.
    There are card windows in between.
rule-C-3-11-4 =
    Effects never take Speed below 1.
    Bonuses of the rules are added after that.

## 3.12 Running the bases

rule-C-3-12 =
    How far runners move depends on the ball that is hit, and beyond that on how much the offense dares.
rule-C-3-12-0 =
    All runners who are sent leave their bases at the same moment.
    So one may enter the base that another is leaving, whether that one is safe or out.
rule-C-3-12-1 =
    On a single everybody moves up one base, on a double two, on a triple or home run all runners score.
    These runs always count.
rule-C-3-12-2 =
    After a single the runners from first and second may try for one more base, after a double the runner from first.
    The defense throws at one of them with Outfield or lets all go; the others are safe.
    A runner gets +5 Speed on the way home and +5 with two outs.
rule-C-3-12-2-1 =
    A runner takes one extra base at most, and the batter none.
rule-C-3-12-2-2 =
    The bonuses for home and for two outs add up to +10; that does not count as doubling up.
rule-C-3-12-3 =
    On a ground ball with two outs the batter is out, and the half-inning is over.
    With a runner on first the defense may try a double play.
    Otherwise a runner on third scores, and the offense may send a runner on second: the defense throws at that runner or takes the batter.
rule-C-3-12-4 =
    On a fly ball the batter is out.
    If that is not the third out, any runner may tag up for the next base; the defense throws at one of them with Outfield or lets all go.
    A runner on the way home has +5 Speed, and Outfield has +5 against a runner going to second.

## 3.13 The double play

rule-C-3-13 =
    On a ground ball with a runner on first the defense may go for two.
rule-C-3-13-1 =
    A double play can be tried on a ground ball with a runner on first, fewer than two outs and the infield at normal depth.
    The runner from first is out without a roll; the throw is Infield against the batter’s Speed + 5.
rule-C-3-13-2 =
    A runner on second goes to third, and a runner on third scores unless the double play was the third out.
rule-C-3-13-3 =
    If the throw fails, the batter is on first by fielder’s choice.

## 3.14 Stealing

rule-C-3-14 =
    Before the pitch a runner may steal second or third, if that base is free, or two runners both; nobody steals home.
    The throw is Battery, with +5 at third, against the runner’s Speed.
    On a double steal the defense chooses which runner it throws at, and the other is safe.
rule-C-3-14-1 =
    A steal is announced before the pitch.
rule-C-3-14-2 =
    Every runner who is safe has a stolen base, also the one who was not thrown at.

## 4.1 The intentional walk

rule-C-4-1 =
    The defense may put a batter on first base without a pitch.
rule-C-4-1-1 =
    The batter goes to first and forced runners move up as on a walk, with a run if the bases were loaded.
    Nothing is rolled.
rule-C-4-1-2 =
    It does not count as a walk for the inning limit or for cards, nor as a pitch.
    The batter was not pitched to.
rule-C-4-1-3 =
    Intentional walks in a row are counted until somebody has been pitched to or the half-inning ends.
rule-C-4-1-4 =
    The batter after one has +2 On-Base, after two in a row also +2 Swing.
    A pinch hitter has these bonuses too.

## 4.2 The sacrifice bunt

rule-C-4-2 =
    The offense may give up the batter to move runners along.
rule-C-4-2-1 =
    A bunt is announced before any card for the pitch.
    It needs fewer than two outs and a runner on first or second who can move up without anybody coming home.
rule-C-4-2-2 =
    Roll a regular die: 13 or more and the bunt is down.
    After one failure you roll again; after two you may roll once more or take the pitch, which then has +2.
    A third failure is a strikeout.
rule-C-4-2-3 =
    A good bunt is a sacrifice: the batter is out and each runner moves up a base, but nobody home.
    A runner whose way is blocked stays.
rule-C-4-2-4 =
    A bunt that was tried counts as a pitch.

## 4.3 Infield in

rule-C-4-3 =
    With a runner on third the infield may come in to stop the run, and more balls get through.
rule-C-4-3-1 =
    The infield may come in with a runner on third and fewer than two outs.
    On a ground ball the offense then sends the runner on third or holds; if the runner goes, with +5 Speed, the defense throws home or takes the batter.
    With the bases loaded the runner on third is out at home and everybody else is safe.
rule-C-4-3-5 =
    With the infield in there is no double play.
rule-C-4-3-6 =
    With the infield in, a ground ball on the batter’s chart is a single.
    That does not count as a change of result, and a ground ball made by a card stays one.
rule-C-4-3-7 =
    If cards before the pitch bring a runner to third, take one away or make the second out, the defense decides again.
    If the runner leaves third after the pitch, the infield stays in: no double play, the rest as usual.
rule-C-4-3-8 =
    A runner from third has one bonus of +5 on the way home, not two.

## 4.4 Tired pitchers and rest

rule-C-4-4 =
    Between the games of a series pitchers need rest, and a pitcher who gets too little comes in tired.
rule-C-4-4-1 =
    A pitcher comes in tired if games of rest are still due, or after pitching in the two games before.
rule-C-4-4-2 =
    A pitcher has pitched more than a number of innings if he faced a batter after recording all their outs.
rule-C-4-4-3 =
    More than one inning costs one game of rest, more than two cost two, more than three cost three, more than four cost four.
    The printed inning limit does not matter here.
rule-C-4-4-4 =
    A starter of the rotation rests four games, however long the start was.
rule-C-4-4-5 =
    A reliever may work one inning in two games running, then rests.
    Two innings need one game of rest, three innings two, and a longer outing on the second day counts in full.
rule-C-4-4-6 =
    A pitcher who would be tired may be taken out before facing three batters.

## 5. Scoring

rule-C-5-1 =
    A plate appearance (PA) is every turn that was completed.
rule-C-5-2 =
    AB are the plate appearances without walks, intentional walks, batters hit and sacrifices.
rule-C-5-3 =
    Hits, doubles, triples, home runs and total bases follow the outcomes.
rule-C-5-4 =
    A sacrifice is a good bunt, or a fly ball on which the runner from third scores.
rule-C-5-5 =
    Fielder’s choice: the batter reaches base on a ground ball while the defense plays on a runner.
    It is an AB and no hit.
rule-C-5-6 =
    An error, which only cards bring about, is an AB and no hit.
rule-C-5-7 =
    A batter bats in the runs of a hit, a walk of any kind, a batter hit, a sacrifice, and a ground ball with at most one out.
    A double play or an error brings none.
rule-C-5-8 =
    Runs, stolen bases, caught stealing, double plays hit into, runners left on base and strikeouts are counted as in baseball.
rule-C-5-9 =
    A run is charged to the pitcher who put the runner on base.
    It is not earned if the runner reached base or came home by an error.
rule-C-5-10 =
    Wins, losses, saves and holds of pitchers are those of baseball.
rule-C-5-11 =
    Words on cards mean what they mean in baseball: a 1-2-3 inning has three batters and none on base, scoring position is second or third, extra-base hits are doubles, triples and home runs.
    A natural roll is the die before anything is added.
rule-C-5-12 =
    The books must balance: turns at bat are outs, runs and runners left on base together.

## 6. Series and leagues

rule-C-6-1 =
    In a series the home games alternate: best of three A B A, best of five A A B B A, best of seven A A B B B A A.
rule-C-6-2 =
    Between games the next starter takes over, pitchers rest, batters are fresh, decks are shuffled whole, coaches come back and ejections are forgotten.
rule-C-6-3 =
    Stadium, roster, deck and coaches stay the same for a series.
rule-C-6-4 =
    A league has a schedule, standings and statistics.
    Ties in the standings go by the games between the two, then by run difference.

## 7. What is hidden

rule-C-7-1 =
    A window that closes at once would tell that you hold no card for it.
    So it is offered whenever such a card is possible; in a quick game it is offered only if you can play something, and everybody knows that.

## Rulings

rule-C-R1 =
    A card goes before a rule, except for the power die against tired pitchers, the final outcome and the one change of result.
rule-C-R2 =
    Where the book has a gap, the rules of real baseball fill it, because that is the game it models.
rule-C-R3 =
    The outer rows of a chart have no end, since effects can take a Swing below 1 and far above 20.
rule-C-R4 =
    A printed Speed of 0 stays 0; effects that lower Speed stop at 1.
    The letters are A from 20, B from 15, C from 10, D from 5, and E below.
rule-C-R5 =
    The X belongs to the pitch roll and not to the chart, or some swings would have no result.
rule-C-R6 =
    The offense plays the blue cards; a line in the book that says otherwise is a misprint.
rule-C-R7 =
    A coach works once per game, for coaches are discarded after use.
rule-C-R8 =
    A Bench Coach works until the inning ends, and in both halves if used before its first at-bat.
rule-C-R9 =
    An all-star roster must still be able to field a line-up and have a starter and a reliever.
rule-C-R10 =
    If both roll the same for home, both roll again.
rule-C-R11 =
    One die picks the place in the rotation for both teams, so that starters of the same rank meet.
    You may also agree on a place.
rule-C-R12 =
    No run counts on a ground ball if the batter or a forced runner makes the third out.
    With two outs a ground ball is simply the third out.
rule-C-R13 =
    The defense need not try for a double play; it may take the batter, and all runners move up.
rule-C-R14 =
    The designated hitter does not play in the field.
    A pinch hitter for that place becomes the designated hitter.
rule-C-R15 =
    Runs and walks never take the inning limit below zero.
rule-C-R16 =
    A run counts against the pitcher who put the runner on base, even after a pitching change.
rule-C-R17 =
    Tiredness goes by outs beyond the limit: 1 level at once, 2 after three outs, 3 after six.
rule-C-R18 =
    A pitcher who came in tired has −1 until the limit is reached, and then one more per inning.
rule-C-R19 =
    The floor of zero is applied to Command last, when everything has been added.
rule-C-R20 =
    An ejected player must be replaced, and may be, even before the 4th inning or the third batter.
rule-C-R21 =
    A batter walked intentionally counts as faced, but not as pitched to.
rule-C-R22 =
    A starting line-up must fit the listed positions; later a fielder may stand anywhere, at −2.
rule-C-R23 =
    A forfeit counts as 9:0, or as the score if the loser was behind by more.
rule-C-R24 =
    The last pitcher stays in, tired or not.
    Only if that pitcher is ejected may an unused starter come in, tired; without one the game is forfeited.
rule-C-R25 =
    On a walk-off home run all runs count, else only those up to the winning one.
    The batter keeps the hit as it was read.
rule-C-R26 =
    If a steal makes the third out, the same batter leads off next time, without the bonuses of the broken at-bat.
rule-C-R27 =
    A steal can be announced once per at-bat, or a runner could go on to the next base for free.
rule-C-R28 =
    The infield is set after steal and bunt and before the cards, so that cards are played in knowledge of it.
rule-C-R29 =
    Intentional walk and bunt come after the substitutions and before the first card for the pitch.
    If all such cards are taken back, they are offered again.
rule-C-R30 =
    A pitch roll below 1 is still a mistake.
    If one effect forces a mistake and another prevents it, there is none.
rule-C-R31 =
    Of two effects that give the advantage the later one counts.
    On a Mistake Pitch this may change the chart, but the power die stays.
rule-C-R32 =
    Priority alternates, beginning with the defense, and two passes close a window.
    The book only says that the defense may go first.
rule-C-R33 =
    Bonuses that come from the rules never count as doubling up.
rule-C-R34 =
    Doubling up is forbidden for each manager separately, in the whole at-bat, and for Speed by player.
rule-C-R35 =
    After a late substitution cards that no longer apply go back by themselves, the others if their owner likes.
    Their cost is refunded.
rule-C-R36 =
    A re-roll counts as a change of result only if the result had been read.
rule-C-R37 =
    On a hit everybody first takes the bases that the hit gives, and those runs count.
rule-C-R38 =
    A runner may try only for a base that is empty or being left.
rule-C-R39 =
    Runners who are not thrown at arrive before the throw is settled, so their runs count even if it is the third out.
rule-C-R40 =
    On a double steal the runner who is not thrown at has a stolen base, even if the other is out.
rule-C-R41 =
    A third intentional walk in a row gives what the second gives.
    A half-inning ends the row.
rule-C-R42 =
    A bunt is allowed only where it can move somebody, with fewer than two outs and nobody forced home.
rule-C-R43 =
    If the runner is sent home with the infield in and the defense does not throw, the run scores and the batter is out.
rule-C-R44 =
    With the infield in, a runner on first goes to second and a runner on second stays, whether the runner on third is sent or not.
rule-C-R45 =
    With the infield in, the single is read at once, and runners may try for extra bases as usual.
rule-C-R46 =
    A run is batted in on a ground ball with no out at all, too.
rule-C-R47 =
    Earned runs, wins, losses, saves and holds are defined as in baseball; innings are not replayed without their errors.
rule-C-R48 =
    Long series and leagues follow our own rules; the book knows only the best of three and the rest of pitchers.
rule-C-R49 =
    Discard piles, coaches and deck lists are open to both.
    You may choose to keep deck lists closed.
rule-C-R50 =
    There is one weather at a time: a new card discards the old one.
    Its effects count for the manager who gains from them and do not change the result.
rule-C-R51 =
    Effects for an at-bat lapse if the half-inning ends first; others follow their own clock.
rule-C-R52 =
    After the last half-inning nobody draws.
    Cards drawn at the end of a half can be played in the first window of the next.
rule-C-R53 =
    Random draws and discards come from the seed of the game, and a deck that was searched is shuffled.
rule-C-R54 =
    Before the 4th inning a starter may go who would throw the next pitch tired.
    A reliever who came in that early has no such way out.
rule-C-R55 =
    Only batters replace fielders: a pitcher card has nothing to bat or run with.
rule-C-R56 =
    With fewer than five starters they rest until their turn comes round again.
rule-C-R57 =
    A newer version of a card counts as the same title in an at-bat.
rule-C-R58 =
    A third failed bunt is a result that cards may still change, not yet an outcome.
rule-C-R59 =
    The one change per manager is about the at-bat; Throws and Plays are limited only by title.
