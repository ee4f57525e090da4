var e=`### The first lesson, and the glossary.

## The lesson

learn-panel = Lesson
learn-step = Step { $at } of { $of }
learn-progress = Progress
learn-next = Next
learn-back = Back
learn-restart = Restart
learn-leave = Leave
learn-rules = The rules behind this step
learn-show-me = Show me
learn-again = Once more
learn-play-bot = Play a bot
learn-none = No lesson here yet
learn-none-about = This game has no first lesson. Its cards and rules are in the glossary.

## The glossary

glossary-title = Cards and rules
glossary-of = { $game }: cards and rules
glossary-parts = Parts of the glossary
glossary-cards = Cards
glossary-words = Words
glossary-rules = Rules
glossary-search = Search
glossary-search-cards = Name, team or number
glossary-search-words = Find a word
glossary-search-rules = Find a rule by its number or words
glossary-any = Any
glossary-clear = Clear
glossary-found-cards =
    { $count ->
        [0] No cards found.
        [one] { $count } card
       *[other] { $count } cards
    }
glossary-found-words =
    { $count ->
        [0] No words found.
        [one] { $count } word
       *[other] { $count } words
    }
glossary-found-rules =
    { $count ->
        [0] No rules found.
        [one] { $count } rule
       *[other] { $count } rules
    }
glossary-none-about = Try fewer filters.
glossary-more = Show more
glossary-card-open = { $card }: view details
glossary-rule = Rule { $rule }
glossary-with = Cards with it: { $count }
glossary-link = Copy the link
glossary-copied = Copied.
glossary-previous = Previous card
glossary-following = Next card
glossary-lesson = First lesson
glossary-section = { $number }. { $title }
glossary-section-untitled = Section { $number }
glossary-rulings = Rulings
`;export{e as default};