### Fantasy: every rule in a few plain words, shown behind an option.
### One message per rule id; one sentence per line.

## 0. Seats and order

rule-F-0-5 =
    Seats run clockwise round the table.
    The next seat clockwise is your left neighbor.
rule-F-0-6 =
    The waiver order tells who chooses first in Free Agency.
    The turn order is the same list read backwards, so one track shows both.

## 1. What is in the box

rule-F-1-1 =
    There are 65 Characters in five tiers.
rule-F-1-2 =
    There are 60 Win cards.
rule-F-1-3 =
    There are 30 Events.
    You may play with them or without.
rule-F-1-4 =
    There are five Team cards, each in a different color.
rule-F-1-5 =
    Each team has a little wizard, five in all.
    Standing on the Team card, it says that its Manager is ready.
rule-F-1-6 =
    Five tokens, one for each team, show the waiver order and the turn order.
rule-F-1-7 =
    Each team has five scoring pegs, one for each Stat Track: 25 in all.
rule-F-1-8 =
    One board holds the five colored Stat Tracks.
rule-F-1-9 =
    The Infield Board has four bases, the mound and the order track.
rule-F-1-10 =
    One chip says “No Crying” and “Rain Delay”.
rule-F-1-11 =
    A trophy waits for the Champion.
rule-F-1-12 =
    Our set has 25 Rookies and 10 Characters of every other tier: Pro, Specialist, All-Star and Hall of Fame.
    A set needs at least 15 Rookies and 5 of every other tier, or five Managers could not play.
rule-F-1-13 =
    After setup the Character Deck holds 51, 44, 37 or 30 cards with 2, 3, 4 or 5 Managers, and 43 in solo.
    The Discard Pile holds one card for each person at the table.
    Three months bring 12 Win cards into play.
    If nobody is tied and nobody is left at 0, the Stat Tracks add 10, 15, 30 or 50 Wins with 2, 3, 4 or 5 Managers.
rule-F-1-14 =
    Bonus Wins are counted and need no cards.
    With five Managers the 60 Win cards could run out.

## 2. The cards

rule-F-2-1 =
    There are five hitting stats (AVG, R, HR, RBI, SB) and five pitching stats (ERA, IP, W, K, SV).
    Printed values run from 1 to 10; where no number stands, the Character lacks that stat.
    More is always better, even for ERA.
rule-F-2-2 =
    Each of the five colors joins a hitting stat, a pitching stat and a Stat Track.
    Red is AVG and ERA, orange is R and IP, yellow is HR and W, green is RBI and K, blue is SB and SV.
rule-F-2-3 =
    A Character has a card number, a name, a club, a position and a jersey number.
    What counts in play: one of five tiers, Good or Evil, one to ten stats, and exactly one magic.
rule-F-2-4 =
    Position and jersey number are only flavour.
    Any Character may start at any base.
rule-F-2-5 =
    A Win card names the stats that are added up.
    It may have banners: a color, and how far each match moves a peg.
    It also has a number of Wins, which counts only if you play with printed values.
rule-F-2-6 =
    An Event has a name, a text and its effects.
    Some are for the season only, and some make sense only in a month with Free Agency.
rule-F-2-7 =
    A Team card has a team name, a color and a wizard, with room for four starters around it.
    It changes nothing in play.
rule-F-2-8 =
    The game remembers of every card whose it is, where it lies, who has seen it and whether it is exhausted; in the Series also from which game on it is free again.
    Exhausted and known are two things: a card that magic sent back to the bench is known to all, but its own magic may still be unused.
rule-F-2-9 =
    In the card file a Character is of kind hit, pitch or two-way, as its printed stats say.
    Tiers, alignments, banners, Events and teams have a fixed spelling there, and the game reads it.
rule-F-2-10 =
    On a printed Character the stripes show the tier, and a blue or red sky shows Good or Evil.
    Stats stand on the left, the magic stands under the picture.

## 3. Where cards lie and who sees them

rule-F-3-1 =
    Only you see the hand you draft from.
    You may remember the cards that you hand on.
rule-F-3-2 =
    Only you see the cards you kept in the draft; the others see how many there are.
rule-F-3-3 =
    Between the months only you see your roster; the others see how many cards it has.
    A card that was shown before is no longer secret.
rule-F-3-4 =
    A starter that has not played yet lies face down, and only you see it.
    Magic or an Event may have shown it to all.
rule-F-3-5 =
    The active Character and starters that have played lie face up for everybody until the month ends.
rule-F-3-6 =
    Unused bench cards lie face down, and only you see them.
rule-F-3-7 =
    An exhausted card lies face up for everybody, on the bench and in a lineup.
    An opponent’s BLESSING may copy it.
rule-F-3-8 =
    Everybody knows a card that MEOW, TELEPORT or SHAPESHIFT brought back to the bench.
    It is exhausted only if its own magic was used.
rule-F-3-9 =
    Only you see the card you reserved with RECRUIT; the others see that you have one.
    It is not part of your roster.
rule-F-3-10 =
    Nobody sees the cards of the Character Deck, only how many are left.
    You know a card that you put at the bottom yourself.
rule-F-3-11 =
    The Discard Pile lies face down; everybody sees how many cards it holds.
    You know what you discarded and what DIG showed you.
rule-F-3-12 =
    The Free Agent pool lies open for everybody.
rule-F-3-13 =
    Nobody sees the cards of the Win Deck and the Event Deck, only how many are left.
    A card that went to the bottom face up is known to all.
rule-F-3-14 =
    The Win cards on the bases, the Event in force, claimed Win cards and bonus Wins are open to everybody.
rule-F-3-15 =
    Stat Tracks, the order of Managers, the token and who is ready are open to everybody.
    A choice stays hidden until everyone has chosen.
rule-F-3-16 =
    Every card that was once shown stays in the log.
    The game may remind you of it, because that is not a secret.
rule-F-3-17 =
    The game hands out only what you are entitled to see; a hidden card is left out, not merely covered.
    Bots get the same view as you would in their place.
rule-F-3-18 =
    Spectators see only what every Manager can see.

## 4. Setup

rule-F-4-1 =
    Each Manager gets a team at random.
rule-F-4-2 =
    A Manager drawn at random has the first place in the waiver order, and the others follow clockwise.
    So that Manager is last in turn order.
rule-F-4-3 =
    The Win Deck is shuffled, and the Event Deck too if you play with Events.
    Leave Events out of your first game.
rule-F-4-4 =
    Characters are shuffled by tier.
    Everybody is dealt seven: 3 Rookies and 1 each of Pro, Specialist, All-Star and Hall of Fame.
rule-F-4-5 =
    In the live draft everybody keeps one card of the hand they hold and hands the rest to the left, all at the same time.
    This goes on until everybody has kept seven cards; you have no choice about the last one.
    The cards that you keep stay secret.
rule-F-4-6 =
    All Characters that were not dealt are shuffled into the Character Deck.
rule-F-4-7 =
    Now everybody discards one of the seven cards, secretly and at the same time; these cards are the Discard Pile.
    Your roster has six Characters from now on: when one joins, one leaves at once.
rule-F-4-8 =
    All pegs start at 0.
rule-F-4-9 =
    If the Character Deck is empty when a card is needed, the Discard Pile is shuffled into a new one.
    If both are empty, no card is drawn.
rule-F-4-10 =
    All luck comes from one seed, so a game can be replayed exactly from its seed and the decisions made.
rule-F-4-11 =
    On a real table the Win Deck lies on the mound with the current Event on top of it, the Event Deck in front of the Stat Track Board, the Character Deck to its left and the Discard Pile to its right.
    On the order track the far right is first in waiver order, the far left is first in turn order.

## 5. Before the games of a month

rule-F-5-1 =
    A month has five steps: Prepare, Free Agency, Set Rosters, Play Ball and Cleanup.
    In Prepare the Win cards are laid out and an Event, if you use them, is turned over.
rule-F-5-1-1 =
    One Win card is dealt face up to 1st, 2nd, 3rd base and Home, in this order.
    So you see all four before you decide anything this month.
rule-F-5-1-2 =
    If you play with Events, one is turned over now and holds for all four weeks.
rule-F-5-1-3 =
    At the start of a month no Character is exhausted.
rule-F-5-2 =
    Free Agency comes in every month but the first.
    You may exchange one of your Characters there.
rule-F-5-2-1 =
    The pool is dealt face up from the Character Deck: two cards more than there are Managers.
rule-F-5-2-2 =
    In waiver order each Manager has one chance to take a card of the pool, or to pass.
rule-F-5-2-3 =
    If you take a card, drop one of your roster into the pool at once.
    Managers after you may take it.
rule-F-5-2-4 =
    Drop one of the six Characters you had before, not the one you just took.
rule-F-5-2-5 =
    A card you reserved with RECRUIT may be taken in place of a card of the pool.
    That is your one chance.
rule-F-5-2-6 =
    When all have had their chance, what is left of the pool is shuffled into the Character Deck.
rule-F-5-3 =
    In Set Rosters you choose your four starters of the month and leave two Characters on the bench.
rule-F-5-3-1 =
    All Managers do this secretly and at the same time: one Character face down at each base, two face down on the bench.
rule-F-5-3-2 =
    Say that you are ready when your roster is set.
    Until the last Manager is ready you may take it back and change your mind.
rule-F-5-3-3 =
    A roster is set as a whole: four different Characters at the four bases, the other two on the bench.

## 6. Play Ball: one week

rule-F-6-1 =
    All Managers turn up their Character at this week’s base at the same time.
    That Character is now active.
rule-F-6-2 =
    In turn order each Manager has one chance to use the magic of one bench Character that is not exhausted.
    If you pass, the chance is gone for this week.
    Each magic is carried out in full before the next Manager acts.
rule-F-6-2-1 =
    The card you use is turned face up and is exhausted.
    Its magic is gone for this month unless REVIVE brings it back.
rule-F-6-2-2 =
    The sequence is fixed when the magic step begins, even if the order changes meanwhile.
rule-F-6-3 =
    Your total is the sum of those stats of your active Character that the Win card asks for.
rule-F-6-4 =
    The highest total wins.
    A total of 0 never wins, and a Character that may not win is left out.
rule-F-6-5 =
    If the highest total is shared, Good beats Evil.
    If exactly one of the tied Characters is Good, it wins.
    If several are Good, or none is, nobody gets the card.
rule-F-6-6 =
    All who did not claim the Win card look at its banners.
    For each stat your active Character has in a banner’s color, your peg of that color moves up by the banner’s number.
    Every match counts, and pegs move by themselves.
rule-F-6-7 =
    The winner lays the Win card face up in front of them.
    An unclaimed card goes to the bottom of the Win Deck.
rule-F-6-8 =
    Stats are worked out when the week is scored, always in the same order.
    First the printed value, then what SUMMON and BERZERK add, then 1 for each POWER JUICE and PILE ON, then the Event, which never goes below 0, and last FLAMES, which makes it 0.
    There is no upper limit.
rule-F-6-9 =
    A Character has a stat if it is printed on the card or was added by SUMMON or BERZERK.
    Even at 0 it still matches a banner.
rule-F-6-10 =
    Without an active Character you have no total, can’t win and score no banner this week.
    BRUTE FORCE still works.
rule-F-6-11 =
    A week goes like this: Characters are turned up, magic is used, totals are compared, the others score the banners, and the Win card is claimed or goes back.
    A revived card is free only after that.

## 7. Cleanup

rule-F-7-1 =
    The new waiver order begins with the Manager who has the fewest Wins so far.
    Managers with equal Wins keep their order among themselves.
    After TRANSLUCENT the order is left as it is.
rule-F-7-2 =
    You take all your Characters back into your hand.
    None is exhausted any more, and all effects of the month end.
rule-F-7-3 =
    The Event goes to the bottom of the Event Deck.
rule-F-7-4 =
    After the last month the season ends; otherwise the next month begins.

## 8. Wins from the Stat Tracks

rule-F-8-1 =
    Each of the five Stat Tracks pays Wins by place, beginning with the first.
    Two Managers get 2 and 0; three, or solo, 2, 1 and 0; four 3, 2, 1 and 0; five 4, 3, 2, 1 and 0.
rule-F-8-2 =
    With 0 points on a track you get nothing for it.
rule-F-8-3 =
    Managers with equal points on a track share the better place, and each of them gets its Wins.
    The places after it are skipped.
rule-F-8-4 =
    Each bonus Win counts 1.
    Your final Wins are those of your Win cards and your bonus Wins together.

## 9. Who reaches the Series

rule-F-9-1 =
    The two Managers with the most final Wins play the Championship Series.
    With two Managers both are in, and the season only decides who has home field.
rule-F-9-2 =
    If a tie leaves open who the two finalists are, the tied Managers play a Wild Card Game.
    Two Managers level at the top, ahead of all others, are simply both in.
rule-F-9-3 =
    One Win card is turned over, and everybody who takes part secretly chooses a Character from the whole roster.
    The highest total wins; in a tie Good beats Evil, then further Win cards decide among those still tied.
    There is no magic and no Event; a card used in an earlier Wild Card Game can’t be chosen.
rule-F-9-4 =
    All who are tied for second place play one Wild Card Game for it.
rule-F-9-5 =
    If three or more are tied for first, a Wild Card Game of all gives one place.
    The others play a second one for the other place.
rule-F-9-6 =
    A finalist can’t use the Character played in a Wild Card Game before Game 5 of the Series.
rule-F-9-7 =
    In the variant Always a Wild Card this game is played even without a tie.
rule-F-9-8 =
    A Wild Card Game only gives a place in the Series.
    Its Win cards count for nobody and go back to the Win Deck.

## 10. Championship Series

rule-F-10-1 =
    The finalist who first wins four games is Champion.
    All 60 Win cards are shuffled again, and four are laid on the bases.
rule-F-10-2 =
    Each game of the Series counts exactly 1, whatever the Win card says.
rule-F-10-3 =
    The finalist with more final Wins has home field.
rule-F-10-4 =
    If you play with Events, a new one is turned over before the lineups and holds for the whole Series.
rule-F-10-5 =
    The home Manager is first in turn order, the visitor second.
rule-F-10-6 =
    The visitor secretly sets Games 1 to 4, the home Manager only Games 2 to 4.
    Then the visitor’s Character of Game 1 is shown, and the home Manager chooses against it.
    The Characters left over are the bench.
rule-F-10-7 =
    A game goes like a week of the season: Characters are turned up, both may use magic, totals are compared, and Good beats Evil.
rule-F-10-8 =
    If it is still a tie, further Win cards are turned over for the same two Characters until one is higher.
    Magic already used stays in force; no new magic may be used.
    At 0:0 Good and Evil decide nothing, and the next card is turned over; so it is if JUSTICE bars the better Character and the other has 0.
    A finalist without an active Character loses the game to one who has one.
rule-F-10-9 =
    Before Game 5 you get back your Characters of Game 1 and of Wild Card Games, before Game 6 that of Game 2, before Game 7 that of Game 3.
    So you hold exactly three cards before each of these games.
rule-F-10-10 =
    For each of Games 5 to 7 one Win card is turned over, and both finalists secretly choose one of their three cards.
    The other two are the bench.
    Home field no longer matters.
rule-F-10-11 =
    In the Series no peg moves, and there is no Free Agency.
rule-F-10-12 =
    Each Character’s magic can be used once in the whole Series, unless REVIVE brings it back.
rule-F-10-13 =
    The game ends with the fourth win in the Series.
    The Champion is first and the other finalist second; the rest are ranked by final Wins and the usual tie-breakers.
rule-F-10-14 =
    When a card comes back depends on the place where it lies: the first three games played give their cards back before Games 5, 6 and 7.
    If magic exchanges two cards, each takes over the other’s place and its waiting time.
    SHAPESHIFT and DIG may reach cards of earlier games that have not come back.
    A card locked by a Wild Card Game can’t be used or moved before Game 5.

## 11. Magic

rule-F-11-0-1 =
    Magic comes from your own bench Characters that are not exhausted.
    You may use one a week; HELPER and BLESSING stand for another magic, they don’t add one.
rule-F-11-0-2 =
    The active Character and other starters can’t use their magic, except through HELPER.
rule-F-11-0-3 =
    The card you turn over is not always the card whose text is carried out.
    With HELPER and BLESSING they differ.
rule-F-11-0-4 =
    An effect that lasts a week ends when the week is scored.
    An effect that lasts for the remaining weeks ends with the month, or with the Series.
rule-F-11-0-5 =
    The Manager who uses magic makes all its choices, and everybody sees them.
    Hidden are only cards looked at with DIG and RECRUIT, and a card that is laid face down.
rule-F-11-0-6 =
    A magic can be used only if it changes something now or may matter later.
rule-F-11-0-7 =
    Every other Manager is your opponent.
    In the Series it is the other finalist, in solo Robot and Deck.
rule-F-11-0-8 =
    POWER JUICE, PILE ON, SUMMON and BERZERK help whichever Character is active when the week is scored.
    If the active Character is exchanged, they help the new one.
rule-F-11-0-9 =
    A card that is exchanged to the bench brings its own state along.
    If its magic is unused, you may use it; everybody knows the card.
rule-F-11-0-10 =
    A Character that is exhausted stays so until Cleanup, wherever it goes and no matter which Manager gets it.
    It may still play a game.
rule-F-11-0-11 =
    The same magic used twice counts twice: two POWER JUICE give 2.
    If two Managers use FOCUS, nobody moves up.
    A second JUSTICE changes nothing.
rule-F-11-0-12 =
    BLESSING may copy HELPER, and HELPER may use a BLESSING.
    In one use each of the two is carried out at most once.
rule-F-11-1 =
    ABDUCT: exchange two Win cards that have not been resolved; this week’s card may be one of them.
    Lineups stay where they are.
    It can’t be used when only one card is left.
    In More Wins the two cards may lie at one base.
rule-F-11-2 =
    AXE: two different opponents lose 1 point each, on a track that you choose for each of them.
    If only one opponent has points, or you have only one opponent, just that one loses 1.
    Nobody goes below 0.
    It can’t be used in the Series.
rule-F-11-3 =
    BERZERK: choose one stat printed on this card.
    Its value is added to your active Character this week and in every later week of the month, or of the Series.
    It is not added while this very card is active.
rule-F-11-4 =
    BLESSING: use the magic of an opponent’s exhausted Character as if it were yours.
    Numbers are read from that card, but if a card moves, it is your BLESSING card.
    Another BLESSING can’t be copied; a card just revived still can, until the week is scored.
rule-F-11-5 =
    BRUTE FORCE: move up 1 on a Stat Track where you already have a point.
    It can’t be used while an opponent’s FOCUS holds, nor in the Series.
rule-F-11-6 =
    DIG: look through the Discard Pile and exchange one of your lineup cards with a card from it, for good.
    The lineup card may be active, played or still to come.
    The new card takes its place; the old one goes face down to the Discard Pile.
    It can’t be used while that pile is empty.
rule-F-11-7 =
    FLAMES: one stat of an opponent’s active Character is 0 this week.
    It still matches a banner, and no peg is moved.
rule-F-11-8 =
    FOCUS: this week no opponent moves up on any Stat Track.
    You still do, and points gained before are kept.
    It can’t be used in the Series.
rule-F-11-9 =
    HELPER: use the magic of your active Character, unless it is exhausted.
    That Character is exhausted afterwards too.
    SUMMON, TELEPORT and another HELPER can’t be used this way; BERZERK adds nothing before the next week.
rule-F-11-10 =
    HIBERNATE: Managers who come after you in this week’s magic step can’t use magic.
    The last in the sequence can’t use it.
rule-F-11-11 =
    JUSTICE: no Evil Character can win this week, not even yours.
    The best of the others wins; Evil Characters still score banners.
rule-F-11-12 =
    MEOW: an opponent’s Evil active Character goes to its owner’s bench and can’t come back as active this week.
    Its magic may be used from now on.
    The owner has no active Character unless TELEPORT or SHAPESHIFT brings another one; the two cards then exchange places.
    MORPH and DIG can’t fill the empty place.
rule-F-11-13 =
    MORPH: name your active Character or a bench card, even this one.
    It goes to the bottom of the Character Deck, and the top card takes its place for good.
rule-F-11-14 =
    PILE ON: if your active Character is Evil, each stat it has grows by 1 this week.
    It counts only if the Character active at scoring is Evil too.
rule-F-11-15 =
    POWER JUICE: each stat your active Character has grows by 1 this week.
rule-F-11-16 =
    RECRUIT: draw 3 Characters, reserve one and put the other two at the bottom of the deck in any order.
    At the next Free Agency you may take the reserved card in place of a card of the pool; otherwise it goes back with the rest.
    A second RECRUIT gives you a second reserved card, but no second chance.
    It can’t be used if there is no more Free Agency.
rule-F-11-17 =
    REVIVE: choose another exhausted card on your bench; from next week on its magic can be used again.
    It can’t be used in the last week of a month or in Game 7.
rule-F-11-18 =
    SHAPESHIFT: exchange your active Character with any other of your cards, on the bench, still to play or already played.
    The two exchange places, and everybody knows the card that leaves.
    An exhausted card may come in; it stays exhausted.
rule-F-11-19 =
    SUMMON: all printed stats of this card are added to your active Character this week.
rule-F-11-20 =
    TELEPORT: this card becomes active, and your former active Character takes its place on the bench.
    This card is now exhausted and can’t be revived while it is in the lineup.
rule-F-11-21 =
    TRANSLUCENT: put the waiver order as you like.
    The turn order follows from next week on, and the next Cleanup leaves your order alone.
    The last TRANSLUCENT of a month counts.

## 12. Variants

rule-F-12-1 =
    Events are a variant: each month one Event changes the rules a little.
rule-F-12-1-1 =
    The Event is turned over after the Win cards and before the lineups, holds for four weeks and then goes to the bottom of its deck.
    In the Series one Event holds for all games.
rule-F-12-1-2 =
    The rule book tells no Event.
    All 30 of ours are our own.
rule-F-12-1-3 =
    An Event for Free Agency is put at the bottom in a month without it, and so is a season Event in the Series.
    The next one is turned over.
rule-F-12-1-4 =
    An Event changes stats, ties, magic, what is shown, Free Agency, Stat Tracks, the worth of a Win card or the order of weeks.
    A change of stats touches only stats that a Character has and never goes below 0.
    No Event reaches into the next month.
rule-F-12-1-5 =
    A Win card claimed during Pennant Fever keeps its extra Win.
    In a Rain Delay “remaining weeks” and ABDUCT follow the new order.
rule-F-12-1-6 =
    In a Hiring Freeze a reserved card waits for the next Free Agency; if there is none, it goes back into the Character Deck before the Series.
    At a Trade Deadline you may take it in either round.
rule-F-12-1-7 =
    Events for a tier, an alignment or two-way Characters look at the printed card that is active at scoring.
    Stats added by magic change too, but they make nobody two-way.
    FLAMES comes after the Event and still makes a stat 0.
rule-F-12-1-8 =
    In a Ley-Line Surge HIBERNATE shuts out those after you in both rounds.
    In a Backwards Ritual “after you” and “last” follow the waiver order.
    Designated Wizard works once a month or once in the Series; the Character used is exhausted, and BLESSING may copy it.
    In a Press Boycott FOCUS still stops BRUTE FORCE.
rule-F-12-1-9 =
    Open Scrolls and Scouts in the Stands show cards once; what comes to the place later stays hidden.
    In the Series they are shown after the home Manager’s choice for Game 1, bench cards again in Games 5 to 7.
    For Pennant Fever the base where a card is claimed counts.
    In a Rain Delay games count in the order they are played when cards come back.
rule-F-12-1-10 =
    In the card file an Event is a list of effects, each with its kind and its numbers.
    Weeks are counted there from 1 for 1st base to 4 for Home.
rule-F-12-2 =
    More Wins is a variant for four or five Managers: two Win cards are fought for each week.
rule-F-12-2-1 =
    Each base gets two Win cards, one upright and one upside down: eight a month.
rule-F-12-2-2 =
    With each starter you secretly choose which of the two cards it plays for.
    The choice belongs to the place: a Character who comes there plays for the same card.
rule-F-12-2-3 =
    Each of the two cards is fought for only by those who chose it, the upright one first.
    A Character alone there wins with a total of at least 1; if nobody chose the card, it stays unclaimed.
rule-F-12-2-4 =
    Magic holds for the whole week, for both cards.
    Managers who don’t win score the banners of the card they played for.
    The Series has one Win card a game.
rule-F-12-3 =
    Full Season is a variant with four or five months.
    Free Agency comes in all of them but the first.
rule-F-12-4 =
    Anybody may give the “No Crying” token to a Manager who complains or is slow.
    It is a joke and changes nothing in play.
rule-F-12-5 =
    Always a Wild Card is a variant for three or more Managers: second and third play a Wild Card Game for the second place in the Series, even without a tie.
    All who have as many Wins as the third take part.
    If three or more are tied for first, the usual two Wild Card Games are played.
rule-F-12-6 =
    Solo is a game for one person.
rule-F-12-6-1 =
    You play against two rivals, Robot and Deck.
    Board, pool and Stat Tracks are those for three Managers.
rule-F-12-6-2 =
    You are dealt seven Characters as usual and discard one; nothing is handed on.
    Robot gets three Characters of each tier, 15 in all, and they lie open.
rule-F-12-6-3 =
    After setting your roster, choose an unused Character of Robot for each week; it must have a stat the Win card asks for, and if none has, chance decides.
    For Deck three Characters are dealt for each week, and the one with the highest total plays; of equal ones the first.
    Their starters stay at their base when ABDUCT moves a Win card.
rule-F-12-6-4 =
    Robot and Deck have no bench and no magic.
    Your magic treats them as opponents; MEOW simply takes their Character out of the week.
rule-F-12-6-5 =
    Only you take part in Free Agency.
rule-F-12-6-6 =
    Robot and Deck win cards and move up on Stat Tracks as Managers do.
    A Character that Robot has used does not play again in the season.
rule-F-12-6-7 =
    Deck’s three cards of each week are shuffled back into the Character Deck at Cleanup.
rule-F-12-6-8 =
    If you are not one of the two best, you have lost; otherwise you play the Series against the other one.
    Robot may use all 15 Characters again, each once, and Deck draws three for each game.
    You choose your cards first; with home field you see your rival’s first Character before you choose yours.
rule-F-12-6-9 =
    In a Full Season Robot’s used Characters come back when it has none left.
rule-F-12-6-10 =
    In a Wild Card Game Robot plays a random Character that fits the Win card, and Deck the best of three.
    Robot’s Character is locked until Game 5; two rivals tied for second settle it by themselves.
rule-F-12-6-11 =
    BLESSING and HIBERNATE are of no use in solo and can’t be used; TRANSLUCENT matters only for ties.
    If you like, Robot’s Characters are chosen for you, the weakest or the best that fit.
rule-F-12-7 =
    Live: keep one card and hand the rest on.
    Quick: keep the seven you are dealt, then discard one.
    Reverse: hand on to the left for three picks, then to the right.
    Pairs: keep two cards at a time.
    Snake: all cards lie open, and you choose in turn, forwards and then backwards; everybody ends with the usual tiers.

## 13. What always holds

rule-F-13-1 =
    Every Character and every Win card is in exactly one place.
    Your lineup and your bench always make six cards; reserved cards don’t count.
    Pegs never fall below 0, nobody uses an exhausted card, and nobody uses magic twice a week unless an Event allows it.
    The waiver order names every Manager once.
    The Series has four to seven games and ends with somebody’s fourth win.
    The same seed and the same decisions give the same game.
rule-F-13-2 =
    If your time is up or you are away, you pass in Free Agency and in the magic step.
    A choice that must be made is made for you by a simple bot that sees only what you see.
    The log says so.

## 14. Options

rule-F-14-1 =
    As a rule you play three months with the live draft, without Events and variants, and each Win card counts 1.
    Options change this, and they change the rulings that have another answer.

## 15. The Stat Tracks

rule-F-15-6 =
    A Stat Track has no end.
    In three months the highest peg comes to about 10 to 14.

## Events

rule-F-E01 =
    Tailwind over Troll Bridge: HR of every active Character is 2 higher.
rule-F-E02 =
    Crypt Wind Blowing In: HR of every active Character is 2 lower.
rule-F-E03 =
    Greased Basepaths: SB of every active Character is 2 higher.
rule-F-E04 =
    Swamp Infield: R and SB of every active Character are 1 lower.
rule-F-E05 =
    Giant-Built Mound: K of every active Character is 2 higher.
rule-F-E06 =
    One-Eyed Umpire: ERA of every active Character is 2 higher, AVG is 1 lower.
rule-F-E07 =
    Bullpen Banquet: SV of every active Character is 2 lower.
rule-F-E08 =
    Iron Arm Elixir: IP and W of every active Character are 1 higher.
rule-F-E09 =
    Halo Moon: each stat of a Good active Character is 1 higher.
rule-F-E10 =
    Blood Moon: each stat of an Evil active Character is 1 higher.
rule-F-E11 =
    Rookie Showcase: each stat of an active Rookie is 2 higher.
rule-F-E12 =
    Old Wizards’ Day: each stat of an active Hall of Fame Character is 1 lower.
rule-F-E13 =
    Two-Way Tryouts: each stat of an active Character with both hitting and pitching stats is 1 higher.
rule-F-E14 =
    Craft Guild Clinic: the highest printed stat of an active Specialist is 3 higher.
    Of equal ones it is the first: AVG, R, HR, RBI, SB, ERA, IP, W, K, SV.
rule-F-E15 =
    Devil’s Due: in a tie Evil beats Good.
rule-F-E16 =
    Extra Innings: a tie that Good and Evil leave open goes to the tied Manager who is earliest in waiver order.
    If two or more Good Characters are tied, only they count.
    Season only.
rule-F-E17 =
    Anti-Magic Dome: no magic in the first two weeks, or in Games 1 and 2 of the Series.
rule-F-E18 =
    Ley-Line Surge: when all have had their chance for magic, everybody has a second one in the same order.
    An exhausted card can’t be used again.
rule-F-E19 =
    Backwards Ritual: magic is used in waiver order.
rule-F-E20 =
    Designated Wizard: once this month you may use the magic of your active Character in place of a bench card’s.
    The limits of HELPER hold.
rule-F-E21 =
    Open Scrolls: when all are ready, all bench cards are shown to everybody.
    They are not exhausted by that.
rule-F-E22 =
    Scouts in the Stands: when all are ready, everybody’s Home starter is shown.
    In the Series it is the starter of Game 4; nothing is shown in Games 5 to 7.
rule-F-E23 =
    Trade Deadline: the Free Agent pool has 2 more cards, and after the first round there is a second one in the same order.
    Season only.
rule-F-E24 =
    Hiring Freeze: there is no Free Agency this month.
    Season only.
rule-F-E25 =
    Rich Get Richer: Free Agency goes in turn order.
    Season only.
rule-F-E26 =
    Everybody Gets a Headline: the winner of a week scores the banners too.
    Season only.
rule-F-E27 =
    Double Headlines: each match with a banner moves the peg 1 further.
    Season only.
rule-F-E28 =
    Press Boycott: banners are not scored this month.
    BRUTE FORCE still works.
    Season only.
rule-F-E29 =
    Pennant Fever: the Win card at Home is worth 1 Win more.
    Season only.
rule-F-E30 =
    Rain Delay: the weeks run 1st base, 2nd base, Home, 3rd base.
    In the Series Game 4 comes before Game 3.

## Rulings

rule-F-R1 =
    Left means the next seat clockwise.
    Tokens are laid clockwise, and that is where a seated person has the left-hand neighbor.
rule-F-R2 =
    Hitting and pitching stats share a color by their places in the two lists of five.
    There are five tracks, five pegs a team and two lists; how the published cards pair them we don’t know.
rule-F-R3 =
    A position need not fit its base: the rules ask for nothing of the kind, and there are more positions than bases.
rule-F-R4 =
    Bonus Wins are counted without cards.
    In a game of five the cards could run out.
rule-F-R5 =
    A Win card counts 1 Win; with the option for printed values it counts the number on it.
    We recommend printed values for four or five Managers, because otherwise the Stat Tracks outweigh the games.
rule-F-R6 =
    The discards of the setup are secret and simultaneous: they are laid face down, and nobody should react to another.
rule-F-R7 =
    When the Character Deck is empty, the Discard Pile is shuffled in; if that is empty too, no card is drawn.
    This hardly ever happens.
rule-F-R8 =
    You can’t drop the card you just took: that would be no exchange.
rule-F-R9 =
    The rest of the pool goes back into the Character Deck, as the full rules say; their short summary names the Discard Pile.
    An option follows the summary, which makes DIG stronger.
rule-F-R10 =
    You may change your roster until all are ready.
    Nothing at a table forbids it, and games that last for days need it.
rule-F-R11 =
    A total of 0 never wins, because such a Character meets no requirement.
    An option lets it win.
rule-F-R12 =
    If JUSTICE bars the best total, the next best wins.
    Only Evil can’t win; the others are still compared.
rule-F-R13 =
    A banner moves the peg by its number for each matching stat.
    A two-way Character with both stats of a color scores it twice.
rule-F-R14 =
    Pegs move up by themselves: that never hurts.
rule-F-R15 =
    Changes of stats come in fixed layers, so it doesn’t matter who acted first.
    FLAMES comes last, so nothing relights a stat that was burned.
rule-F-R16 =
    A stat that is 0 still matches a banner, because FLAMES leaves Stat Tracks alone; stats added by magic match too.
    An option makes a stat of 0 match nothing.
rule-F-R17 =
    After MEOW the owner has no active Character: no total and no banners this week.
    The card’s magic may be used at once if the owner’s chance is still to come, but it can’t be active again this week.
rule-F-R18 =
    The waiver order follows all Wins so far, fewest first, and equal Managers keep their order.
    Both passages of the rules point that way.
rule-F-R19 =
    Equal points on a track share the better place, because the pegs stand on the same space.
    Options give all of them the lower place instead, or split the Wins and round down.
rule-F-R20 =
    A change of order counts from the next week on, so that nobody acts twice or is left out.
rule-F-R21 =
    A magic that can do nothing is not offered.
    JUSTICE and FOCUS are always offered in the season, because what comes later this week may make them count.
rule-F-R22 =
    A card that comes back to the bench can be used if its own magic is unused.
    MEOW says so, and TELEPORT and SHAPESHIFT are treated alike.
rule-F-R23 =
    Additions stay with your place in the game, not with the card.
    The texts speak of your Character this week, whichever it is.
rule-F-R24 =
    ABDUCT may take this week’s Win card too, because it is not resolved yet.
    So it works in all weeks but the last.
rule-F-R25 =
    The Manager who uses AXE chooses the tracks.
    If two opponents can’t be hit, one is.
rule-F-R26 =
    BERZERK also counts in the current week, with one stat chosen once.
    It ends with the month and is added without asking.
rule-F-R27 =
    Numbers come from the card that BLESSING copies, but the card that moves is your own: you can’t move an opponent’s card to your place.
    BLESSING never copies BLESSING.
rule-F-R28 =
    FOCUS stops every advance of your opponents this week, BRUTE FORCE too.
rule-F-R29 =
    The order set by TRANSLUCENT outlives the next Cleanup, because it is meant for Free Agency, which comes after it.
    An option lets Cleanup sort as usual.
rule-F-R30 =
    A tie in a Wild Card Game is settled as in the Series, by further Win cards for those still tied.
    If every card of the Win Deck leaves it open, the usual tie-breakers decide.
rule-F-R31 =
    A Wild Card Game has no magic and no Event: you play one card from your full hand, and there is no bench.
rule-F-R32 =
    If three or more are tied for both places, two games are played, because one game has one winner.
    Cards used in the first stay locked.
rule-F-R33 =
    Where equal Wins must be ranked, the number of claimed Win cards decides, then the points on all tracks together, then the earlier place in waiver order.
rule-F-R34 =
    An Event that would do nothing goes to the bottom, and the next one is turned over.
rule-F-R35 =
    In the Series, as in the season, the Manager with more Wins is first in turn order.
rule-F-R36 =
    The home Manager leaves Game 1 open and sets the other three games.
    So both choose lineups for four games, and home field still gives its look at Game 1.
rule-F-R37 =
    In the Series JUSTICE does nothing if no Good Character is active.
    Win cards are turned over as long as one can decide; if every card has been compared once, or neither side has an active Character, the home Manager wins the game.
rule-F-R38 =
    In Games 5 to 7 one Win card is turned over for each game, and you see it before you choose.
rule-F-R39 =
    In the Series each magic works once, because the Series has no Cleanup.
rule-F-R40 =
    A card that MEOW sent back in the Series may use its magic, but it starts again only four games later, as if it had played.
    If another card takes its place in the game, that card waits instead, and this one is free at once.
rule-F-R41 =
    DIG exchanges only lineup cards, and you see the Discard Pile first.
    The blind exchange is MORPH.
rule-F-R42 =
    FLAMES burns a stat of an opponent’s active Character for this week, because only there a stat is in use.
rule-F-R43 =
    Magic used through HELPER is that Character’s use of the month.
    No card is added to itself or exchanged with itself.
rule-F-R44 =
    With MORPH you choose before you see the new card, and the old one goes to the bottom of the deck.
    MORPH may exchange itself.
rule-F-R45 =
    RECRUIT reserves a card for the next Free Agency, because its text sends you there.
    An option exchanges it at once with your active Character or a bench card.
rule-F-R46 =
    SHAPESHIFT makes two cards exchange places.
    If the new one was still to play, your old active Character lies there face down, but known to all.
rule-F-R47 =
    In More Wins the place keeps its Win card when cards are exchanged.
    The choices are secret until the cards are turned up.
rule-F-R48 =
    The “No Crying” token has no effect in play.
rule-F-R49 =
    In solo there is no draft: keep the seven cards you are dealt and discard one.
rule-F-R50 =
    Robot and Deck take no part in Free Agency: one has a fixed hand, the other draws at random.
rule-F-R51 =
    Deck’s cards go back at Cleanup, or the Character Deck would soon be used up.
rule-F-R52 =
    With two Managers the season decides little more than home field, and we play it as written.
    As a house rule the winner of the season may start the Series one game ahead.
rule-F-R53 =
    The Series has one new Event for all its games.
    The last month’s Event has left at Cleanup.
rule-F-R54 =
    BLESSING and HELPER may call each other, each once in a use.
    That way no chain goes on for ever.
rule-F-R55 =
    In the Series a card comes back according to its place, not by its name.
    Only so there are always three cards before Games 5 to 7.
rule-F-R56 =
    A Character whose magic was used is still exhausted if it comes back in the same month, even to another Manager.
    Once a month goes for the Character.
rule-F-R57 =
    REVIVE can’t renew the card that was turned over for this very use.
    Otherwise a BLESSING could renew itself for ever.
