### The first lesson. For somebody who has never seen the game, nor baseball; one thought a line.

lesson-title = Your first game
lesson-about = The end of the season 2045: you manage Los Angeles, and every move is yours.

## A card and a threat

lesson-welcome-title = Welcome to the ballpark
lesson-welcome =
    You manage Los Angeles, the visitors. New York plays at home. Each team bats on its own diamond.
    A game is short: six cards each, one at a time, the visitors first. More runs win.
    A run is a player who has gone all the way round: first base, second, third and home.
lesson-card-title = What a card shows
lesson-card =
    This is Lou Killebrew. The squares in the middle are his hits: a single, worth one base, and a double, worth two.
    Left of them stands his type: Natural, Robot or Cyborg. Right of them his speed: Slow, Average or Fast.
    The colored box is his action, which works the moment you play him. At the foot: what he earns, and what he costs.
lesson-threat-title = Threaten some hits
lesson-threat =
    Hits do not happen at once. First they are threats: batters wait at home plate, and the opponent has one card to stop them.
    It is your turn. Choose Piston Pete from your hand and play him: two singles, no action.
lesson-threat-killebrew = He would threaten two hits as well, but his Glove has nothing to catch yet. Keep him for later, and play Piston Pete.
lesson-threat-pinch = A pinch hitter is a fine thing, and you will need one soon. For now, play Piston Pete.
lesson-threat-other = You may, but two singles promise more. Play Piston Pete.
lesson-waiting-title = In pencil, for now
lesson-waiting =
    Two batters wait at your plate. They are drawn with a dashed line: nothing is certain yet.
    Now New York plays a card. First its action works; whatever that does not stop happens then.

## Cancelling

lesson-glove-title = One caught, one safe
lesson-glove =
    Harmon Gehrig has a Glove, and a Glove cancels one threat: your first single is gone.
    The second one happened, and your batter has run to first base.
    Then Gehrig threatens hits of his own: a single, and a home run that would bring everybody home.
lesson-pinch-title = Stop them all
lesson-pinch =
    Gehrig is a Natural, and the Fastball of Cy Koufax cancels all threats of a Natural. But Koufax is not in your hand: before the game you put him On Deck, face down.
    A card with the PH mark can be discarded to bring him in as a pinch hitter. Choose Sunset 405, then “Pinch hit: on deck”.
lesson-pinch-lineup = That brings in the top card of your Lineup, whatever it is. Koufax is the one you want, and he waits On Deck.
lesson-pinch-himself = Played like this, Sunset 405 stops nobody. Discard it for the card On Deck instead: choose “Pinch hit: on deck”.
lesson-pinch-killebrew = A good thought: his Glove would catch one of the two. But Koufax stops both. Discard Sunset 405 and bring him in.
lesson-pinch-other = That card stops nothing, and New York would score twice. Discard Sunset 405 and bring in Koufax.
lesson-fastball-title = Nothing left of it
lesson-fastball =
    Both hits of New York are cancelled. Koufax counts as the card you played, and his single is threatened now.
    Sunset 405 lies in your Dugout, the pile of used cards. When your Lineup runs out, the Dugout is shuffled and becomes the new one.

## Running

lesson-running-title = Hits happen
lesson-running =
    Swingset has no action, so your single happens. The runner in front goes first: from first base to second. Then Koufax takes first.
    But look at New York’s plate: three singles, all of them slow.
lesson-fielder-title = Now you catch
lesson-fielder =
    This is the moment for Lou Killebrew. His Glove takes one of the three singles away; they are all alike, so it does not matter which.
    And he threatens a single and a double himself, with fast legs. Play him.
lesson-fielder-other = That card catches nothing, and three singles would fill New York’s bases. Killebrew takes one away and hits best of all: play him.
lesson-speed-title = Slow, average, fast
lesson-speed =
    Two of New York’s singles happened: slow runners on first and second, and no run.
    A slow runner goes as many bases as the hit is worth. An average one too, but from second a single brings him home. A fast one goes one base further.
    The batter always stops at the base of the hit. You have two average runners, and a single and a double threatened. What will come of it?
lesson-runs-title = Three runs!
lesson-runs =
    Radar Rod’s Quick Eye works against Cyborgs only, and Killebrew is a Natural: nothing was stopped.
    The single: an average runner scores from second, the other moves up there, Killebrew takes first.
    The double: the runner on second scores, and fast Killebrew runs home all the way from first. 3:0!

## Winning

lesson-save-title = The last chance
lesson-save =
    Three innings later. All cards are played, and you lead by 3:2. But Sluggernaut threatens a home run and a double, with a runner on first: enough to beat you.
    As the visitors you may reveal one more card, only for its defense: the Visitor Save. Nobody is On Deck any more, so take the top card of your Lineup, unseen.
lesson-save-pass = Then the home run brings two players home, and New York wins 4:3. A look at the top card costs nothing: reveal it.
lesson-choose-title = Which one?
lesson-choose =
    Only a Rookie, but he has a Glove! This time the two threats are not alike.
    They happen from left to right: first the home run, then the double. Which of them must not happen?
lesson-choose-double = Think of the home run: it brings the runner and the batter home, and New York wins 4:3. Cancel that one.
lesson-won-title = You win 3:2
lesson-won =
    The double alone took the runner only as far as third. More runs: the game is yours.
    If the score were level, extra innings would decide. And a game is part of a series: here, the first team to win four.

## Buying

lesson-revenue-title = What a game earns
lesson-revenue =
    After a game both teams go shopping. Every card you played earns the number in its circle: together 9 for you, 7 for New York.
    The team that earned less decides who buys first. New York went first, and bought Dizzy Martinez.
lesson-buy-title = Buy a free agent
lesson-buy =
    These cards are there for both of you. The diamond on a card is what it costs. Lefty Marquard wants 10: too much today.
    Money that you do not spend is lost, so choose a player you like, and buy.
lesson-buy-nothing = You may stop, but money cannot be saved, and your team should grow with every game. Choose somebody you can pay.
lesson-demote-title = Somebody has to go
lesson-demote =
    A team always has 15 cards. For the new one, a card that you played goes down to the Minor Leagues and does not come back.
    Choose a Rookie: they are what you can spare.
lesson-demote-star = That is one of your best. Let a Rookie go instead.
lesson-next-title = The next game begins
lesson-next =
    Your new card went on top of your Lineup, and you have drawn it already: there it is, in your hand. The Rookie is gone for good.
    So your team grows from game to game, and so does theirs.
    That is all you need. Cards, actions and rules can be looked up at any time, and every question at the table shows its rule.
