### The first lesson. For somebody who has never seen the game, nor baseball; one thought a line.

lesson-title = Your first game
lesson-about = Six moments of one game: you manage Small Ball, and every move is yours.

## An at-bat

lesson-welcome-title = Welcome to the ballpark
lesson-welcome =
    You manage Small Ball, at home against Three True Outcomes. In each of nine innings both teams bat until three of them are out. More runs win.
    A run is a player who has gone all the way round: first base, second, third and home.
    It is the third inning, you lead 2:1, and they bat.
lesson-cards-title = Two cards, face to face
lesson-cards =
    Basolo Fallerby pitches for you: Command 7. That is added to the pitch.
    Cassen Narrera bats: On-Base 14. That is what the pitch has to beat.
    Both have a chart. It tells what a swing becomes: K, GB and FB are outs as a rule; BB is a walk; 1B, 2B, 3B and HR are hits.
lesson-pitch-title = Throw the pitch
lesson-pitch =
    A die with 20 sides is rolled for the pitch, and Command 7 is added. More than 14, and you have the advantage: your pitcher’s chart is read, with far more outs on it.
    So an 8 is enough. Choose “Pitch”.
lesson-pitch-walk = An intentional walk gives him first base for nothing. You may do that with a dangerous batter, but there is no need now. Pitch to him.
lesson-advantage-title = The pitcher’s chart
lesson-advantage =
    9 + 7 = 16, more than 14: the advantage is yours. Had it been 14 or less, Narrera’s own chart would have been read; a tie goes to the batter.
    The second die is the swing: 7. On Fallerby’s chart that is GB, a ground ball. With nobody on first, the batter is simply out.
lesson-mistake-title = The next one
lesson-mistake =
    Malio Thornadero has On-Base 16. You need a 10 on the die.
    Choose “Pitch” again.
lesson-mistake-walk = With nobody on base there is no reason to give him one for nothing. Pitch to him.
lesson-power-title = A Mistake Pitch
lesson-power =
    A 1! That lies in Fallerby’s X-zone, and so it is a Mistake Pitch: the batter has the advantage whatever the sum is, and swings with the power die, which has 24 sides.
    19 on Thornadero’s chart is a double. Cards could still change that; if nobody plays one, it is final.

## Cards

lesson-hand-title = Cards in your hand
lesson-hand =
    Strategy cards bend an at-bat. Blue ones are for the team that bats, red ones for the team in the field, grey ones for both. Each says when it can be played.
    The same inning, one out, Thornadero on second. Before the pitch there is a window for cards, and the defense begins: you.
lesson-card-title = Play one
lesson-card =
    Perel Hollison bats: On-Base 11, and 1 more because Fallerby throws with the right hand. You would need a 6.
    Bear Down adds 4 to the pitch, if there is a runner on second or third. There is one, and then a 2 is enough. Press the card in your hand, then the button that appears here.
lesson-card-pass = You may, but a hit would bring Thornadero home. This is what Bear Down is for: play it.
lesson-answer-title = They play one, too
lesson-answer =
    Crowding the Dish: 3 less on the pitch roll. That is worse than it looks, for a 4 would become a 1, and a 1 is a Mistake Pitch.
    Some cards answer a card. Crossed Signs takes the effect away; its price is another card from your hand. Play it.
lesson-answer-pass = Then every roll from 1 to 4 is a Mistake Pitch. Answer with Crossed Signs, and pay with the card you do not need.
lesson-negated-title = Both cards counted
lesson-negated =
    The die showed a 4, and a 4 it stayed: 4 + 7 + 4 = 15 against 12. Your chart, and a 3 is K, a strikeout. Without Bear Down it would have been 11: his chart.
    Cards that were played or paid go to the discard pile. After each half-inning both managers draw a card.

## Running

lesson-steal-title = Steal a base
lesson-steal =
    Now you bat, and Maliel Sallund is on first: Speed 21. Before the pitch a runner may try to steal the next base.
    They throw: their Battery, catcher and pitcher together, has 6, and a die is added. Only more than 21 is an out, so they need a 16: three times out of four you are safe.
    Press Sallund on first base, then the button that appears.
lesson-steal-stay = That is safe, but from second base a single may bring him home. Three times out of four it works: steal.
lesson-swing-title = Safe!
lesson-swing =
    12 + 6 = 18, not more than 21. Sallund stands on second.
    Joreri Thornatta bats. A sacrifice bunt would move the runner up and cost you an out. You want more: swing away.
lesson-swing-bunt = Then Thornatta is out, and Sallund is on third. With nobody out, swing away.
lesson-extra-title = One base more
lesson-extra =
    8 did not beat Thornatta’s On-Base: 9, and 3 more against a left-hander. A single, and everybody moves up one base.
    After a hit a runner may try for one base more. On the way home he gets 5: 21 + 5 = 26. Their Outfield has 4, and even with a 20 that is only 24.
    Press Sallund on third base, and send him home.
lesson-extra-hold = Not even a 20 can stop Sallund. Send him home.
lesson-run-title = A run
lesson-run =
    They did not even throw: 3:1. With two outs a runner would get another 5.
    It is always the same: rating and die against Speed, and only more is an out.

## In the field

lesson-ground-title = A runner on first
lesson-ground =
    The fifth inning: one out, Kasiel Vandenko on first. Renel Caldatta bats, On-Base 14.
    With a runner on first you would like a ground ball. Pitch.
lesson-ground-walk = That would put two of them on base. Pitch, and hope for a ground ball.
lesson-double-play-title = Two outs on one ball?
lesson-double-play =
    A ground ball! The runner is out at second without a die. Then comes the throw to first: your Infield has 9, and Caldatta’s Speed is 12, with 5 added: 17. You need a 9 on the die: three times out of five.
    If it fails, you still have the one out, and Caldatta is on first. Go for the double play.
lesson-double-play-first = Then only the batter is out, for certain, and the runner moves up to second. Even if the double play fails, you have one out, too: try it.
lesson-two-title = A double play
lesson-two =
    12 + 9 = 21 against 17. Two outs, together three, and the half-inning is over.
    Both managers have drawn a card. Yours will be useful: Made for This.

## A tired arm

lesson-tired-title = A tired pitcher
lesson-tired =
    The eighth inning, 4:3 for you. Fallerby has made 21 outs, seven innings, and that is his limit. From now on he has Command 6 in place of 7, less with every inning, and every swing against him is rolled with the power die.
    Bring in a reliever: they wait in the bullpen below. Any of them will do now.
lesson-tired-pass = Then each swing is rolled with the power die, and on Fallerby’s chart 20 and more are doubles. Bring in a reliever.
lesson-tired-fielder = You may change a fielder, too. But it is the pitcher who is tired: bring in a reliever.
lesson-fresh-title = A fresh arm
lesson-fresh =
    A player who leaves the game cannot come back. A new pitcher has to face three batters, or finish the half-inning. Changes are made before the pitch, and from the fourth inning on; only a tired starter may go earlier.
    Quilliel Sallison is waiting: On-Base 8, and 3 more against a right-hander. Pitch.
lesson-fresh-walk = Nobody is on base, and you lead by one run. Do not give them the tying run: pitch.
lesson-struck-title = The eighth is in good hands
lesson-struck =
    A strikeout: one out. Relievers last an inning or two, so do not use them all at once.
    But in the ninth they score, and it is 4:4.

## The end

lesson-clutch-title = A Clutch Moment
lesson-clutch =
    The last of the ninth, 4:4, two outs, Gaveri Pallubel on third. Late and close, from the seventh inning on and within three runs, that is a Clutch Moment; so are bases loaded.
    Zanio Ballola bats. His clutch is +1, but it counts only if a card says so. Made for This does: clutch for the swing, and 1 more on the swing roll. Play it now.
lesson-clutch-pass = This is the moment it was made for: the ninth, the winning run on third. Play Made for This.
lesson-won-title = You win 5:4
lesson-won =
    9 did not beat On-Base 13: your chart. The swing was 12, a fly ball, and extra innings. But 12 + 1 + 1 = 14: a single, and Pallubel scores.
    The home team leads in the last of the ninth, and so the game is over at once. A walk-off!
lesson-next-title = What comes next
lesson-next =
    A deck is 26 players, 50 strategy cards, three coaches and a park. Begin with a ready one; later you build your own, under the salary cap.
    At the table, standing orders pass for you where you do not want to be asked.
    Cards and rules can be looked up at any time, and every question shows its rule.
