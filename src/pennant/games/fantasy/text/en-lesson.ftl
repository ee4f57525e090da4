### The first lesson. For somebody who has never seen the game, nor baseball; one thought a line.

lesson-title = Your first season
lesson-about = A draft, a month and the last week of all: you manage the Tidepool Krakens.

## The draft

lesson-welcome-title = Welcome to the league
lesson-welcome =
    You manage the Tidepool Krakens. Your opponents are the Midnight Moths and the Snowcap Yetis.
    A season has three months of four weeks. Every week a Win card is fought for, and one Character of each team does the fighting.
    First you need a team. Seven cards have been dealt to you.
lesson-card-title = What a Character shows
lesson-card =
    This is Dugout Durna. The numbers are stats: HR, for example, is home runs. You need not know baseball: more is always better, and what is not printed is not there.
    Durna is Good and not Evil, which counts when two are level. The magic at the foot works only from the bench.
    The stripe is the tier, from Rookie up to Hall of Fame.
lesson-keep-title = Keep one, pass the others on
lesson-keep =
    All Managers do the same, in secret: keep one card, and hand the rest to the left.
    Durna is in the Hall of Fame and has five stats, more than anybody else in your hand. Press Dugout Durna, then the button that appears here.
lesson-keep-strike = An All-Star, and a good thought: four stats, all of them for pitching. But Durna has five, and a 9 among them.
lesson-keep-specialist = A Specialist is great at one thing: AVG 10. But two stats match few Win cards. Durna has five.
lesson-keep-other = You may, but Durna has more and higher numbers, and what you pass on is gone. Keep Dugout Durna.
lesson-passed-title = The next hand comes round
lesson-passed =
    The Moths have your old hand now, and you have what the Yetis left. Nobody sees what the others keep.
    Halo Hallowell is an All-Star with four good hitting stats, and has POWER JUICE besides. Keep that one.
lesson-passed-specialist = W 7 and SV 9 are high, but there is nothing else. Hallowell’s four stats fit more Win cards.
lesson-passed-krushka = Mama Krushka is strong, and the hand comes round again: perhaps she will still be there. Take Hallowell first.
lesson-passed-other = Hallowell has the highest numbers here. Keep that card, and let the others go round.
lesson-round-title = Round and round
lesson-round =
    The third hand has come, from the third Manager; after it your own first hand comes back, with what is left of it.
    So it goes on until each of you has kept seven. Let us skip that.

## A roster

lesson-seven-title = Seven is one too many
lesson-seven =
    Five more cards came to you in the same way. A team has six, so one goes, face down.
    Look for a card you can spare: Cherub Chopper has no number above 4. Discard that card.
lesson-seven-pitcher = Scratch Scarletpaw is one of your two pitchers, and some Win cards ask for pitching only. Discard Cherub Chopper.
lesson-seven-broyle = Char Broyle hits hard, and POWER JUICE will be useful soon. Discard Cherub Chopper.
lesson-seven-other = That is one of your best. Discard Cherub Chopper.
lesson-field-title = Four Win cards
lesson-field =
    A month begins, and a Win card lies on each base, open to all: one for each week.
    The letters are what it asks for. At 1st base that is R, HR and RBI: your Character adds up these three, and nothing else.
    The colored banners are for those who lose. We will come to that.
lesson-first-title = Who starts at 1st base?
lesson-first =
    R, HR and RBI. Dugout Durna has 4, 9 and 7: that makes 20.
    Position and jersey do not matter: anybody may start anywhere. Press Durna, then the button.
lesson-first-krushka = 4, 6 and 7 make 17. Not bad at all, but Durna makes 20.
lesson-first-hallowell = Hallowell has no R: 7 and 8 make 15. Durna makes 20, and you will want Hallowell at 3rd base.
lesson-first-broyle = No R, HR 7 and RBI 3: only 10. Durna makes 20.
lesson-first-pitcher = A pitcher has none of these three stats: 0, and a total of 0 never wins. Choose Durna.
lesson-second-title = And at 2nd base?
lesson-second =
    ERA, W and K are pitching stats. Ember Heatwave has no W, but ERA 4 and K 10 make 14.
    Choose Heatwave.
lesson-second-scarletpaw = W 4 and K 5 make 9. Heatwave makes 14, and Scarletpaw is needed at Home.
lesson-second-hitter = No ERA, no W, no K: the total would be 0, and 0 never wins. Choose Ember Heatwave.
lesson-third-title = 3rd base
lesson-third =
    HR, RBI and SB: Halo Hallowell has 7, 8 and 4. Add them up, and choose.
lesson-third-broyle = 7, 3 and 4 make 14. Hallowell makes 19.
lesson-third-krushka = 6 and 7 make 13. Hallowell makes 19.
lesson-third-pitcher = A pitcher has none of these stats. Hallowell makes 19.
lesson-home-title = Home, and the bench
lesson-home =
    ERA, W and SV: only Scratch Scarletpaw has any of them, 4 and 4. Choose Scarletpaw.
    The two who are left, Char Broyle and Mama Krushka, go to the bench. That is no punishment: magic comes from the bench only.
    Until the last Manager is ready, a roster can be taken back and changed.
lesson-home-hitter = That total would be 0. And you want this magic on the bench. Choose Scratch Scarletpaw.

## A month

lesson-week-title = The first week
lesson-week =
    All starters at 1st base are turned up at once: Durna has 20, Old Furnace 17, Claude Clawson 9.
    Now each Manager may use the magic of one Character on the bench. Turn order is the waiver order backwards: today you act last and know most, and the others have passed.
    You win as it is, and each magic works once a month. Pass.
lesson-week-summon = That would add to a total that is high enough. Once used, it is gone for this month. Keep it, and pass.
lesson-week-juice = It would make 23, but 20 is enough. Once used, it is gone for this month. Keep it, and pass.
lesson-won-title = Your first Win
lesson-won =
    20 beats 17 and 9: the Win card is yours, and counts one Win.
    The others look at its banners, red and blue. Clawson has AVG, a red stat, and SB, a blue one: the Moths move up on both of these Stat Tracks. Old Furnace has nothing in these colors.
    At the end of the season the tracks are worth Wins, too.
lesson-juice-title = Level, and both Evil
lesson-juice =
    Week two: Ember Heatwave has 14, and so has The Vanishing Strike. On a tie the only Good one wins, but both are Evil: nobody would get the card.
    Char Broyle’s POWER JUICE adds 1 to each stat your Character has: ERA 5 and K 11 make 16. Press Char Broyle on your bench.
lesson-juice-summon = That adds Krushka’s AVG, R, HR and RBI, and this card asks for none of them. Use POWER JUICE.
lesson-juice-pass = Then it stays at 14 all, both Evil, and nobody gets the card. Use POWER JUICE.
lesson-used-title = Two Wins
lesson-used =
    16 against 14 and 13. The Moths and the Yetis each have SV, a blue stat, and move up on the blue track.
    Char Broyle lies face up now: that magic is used up until the month is over.
lesson-flames-title = They play with fire
lesson-flames =
    Week three. Hallowell had 19, but the Moths used FLAMES: your RBI is 0 this week. 11 is left, and Yarnball Yowler has 13.
    You are last to act. Mama Krushka’s SUMMON adds all her stats to Hallowell: HR is 13 then, and SB 4. RBI stays 0, for FLAMES is counted last. 17!
    Use SUMMON.
lesson-flames-pass = Then 13 beats 11, and the Moths take the card. Use Mama Krushka’s SUMMON.
lesson-lost-title = A lost week is not lost
lesson-lost =
    At Home you had only 8, and Salmon Sal won with 16. But the green banner pays for Scarletpaw’s K: one step for you.
    That was a month. All cards are back in their owners’ hands, and all magic is fresh.
    The new order begins with the fewest Wins: the Yetis, the Moths, you.

## Free agents, and the end

lesson-market-title = Free agents
lesson-market =
    From the second month on there is a market: two cards more than there are Managers. Who has the fewest Wins chooses first.
    The Yetis took Gorbat the Basher and gave up Purrcy Pounce; the Moths declined. Now you: Lady Lancelina Liner is an All-Star who pitches, and pitching is what you lack. Claim her.
lesson-market-decline = You may decline, but a team grows on this market, and you lack a pitcher. Claim Lady Lancelina Liner.
lesson-market-other = That Rookie is no better than what you have. Lady Lancelina Liner is an All-Star: ERA 6, IP 7, W 7, SV 4.
lesson-drop-title = One in, one out
lesson-drop =
    A team stays at six: for the new card you give one up. It then lies in the market, for the Managers after you.
    Scratch Scarletpaw or Char Broyle, your two Rookies: let one of them go.
lesson-drop-other = That is one of your best. Let a Rookie go: Scratch Scarletpaw or Char Broyle.
lesson-again-title = The second month
lesson-again =
    New Win cards lie on the bases, and again everybody sets a roster in secret. You know how.
    After three months all is counted. Let us look at the very last week.
lesson-meow-title = The last week of the season
lesson-meow =
    Two months later: the last Win card of all asks for AVG, R and HR. Ugmug Longball of the Moths has 19, Old Furnace of the Yetis 12, and your Hallowell 12.
    Tabitha Triplepaw has MEOW: it sends an Evil Character back to its bench, and this week that one does not play. Use it.
lesson-meow-pass = Then Ugmug Longball wins with 19. Use Tabitha’s MEOW: that is what it is for.
lesson-target-title = Who is the target?
lesson-target =
    Ugmug Longball and Old Furnace are both Evil, so you may press either of them. Who stands between you and the card?
lesson-target-furnace = Old Furnace only has as much as you have, and you are Good: you win that tie. It is Ugmug Longball, with 19, who has to go.
lesson-tracks-title = Good beats Evil
lesson-tracks =
    Ugmug is away. Old Furnace and Hallowell are level at 12, and the only Good one wins: your fourth Win card.
    The season is over, and each of the five Stat Tracks pays: with three Managers 2 Wins for the first place, 1 for the second. You get 5.
    4 and 5 make 9 Wins. The Moths have 10, the Yetis 8.
lesson-series-title = You are in the final
lesson-series =
    The two Managers with the most Wins play the Championship Series, with the Characters they have: who first wins four games is Champion.
    That is all you need. Cards, magic and rules can be looked up at any time, and every question at the table shows its rule.
