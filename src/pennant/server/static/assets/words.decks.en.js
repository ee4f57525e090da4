var e=`### The user's own decks: the list, the builder, and the choice of a deck for a table.

decks-title = Decks
decks-head = Decks for { $game }
decks-lost = No such deck
decks-lost-about = The link leads nowhere: perhaps its owner shares the deck no longer.
decks-none-here = This game is played without decks of one’s own.

## The shelf

decks-mine = My decks
decks-ready = Ready decks
decks-none = No deck of your own yet
decks-none-about = Begin with an empty one, or copy a ready one and change what you like.
decks-new = New deck
decks-import = Import a file
decks-open = Open
decks-look = Look
decks-fits = Legal: { $where }
decks-not-legal = Not legal yet
decks-shared-mark = shared
decks-delete = Delete
decks-delete-named = Delete { $title }
decks-deleted = { $title } is deleted.
decks-restore = Bring it back
decks-guest = Your decks are kept for this browser. With an account you have them everywhere.

## Files

decks-export = Save as a file
decks-import-large = { $file } is too large for a deck: it may have 16,000 characters.
decks-import-failed = { $file } is not a deck that we can read: { $text } Nothing was changed.

## The workbench

decks-back = All decks
decks-name = Title
decks-untitled = My deck
decks-copy-title = { $title } (copy)
decks-undo = Undo
decks-redo = Redo
decks-save = Save
decks-saving = Saving…
decks-saved = Saved
decks-unsaved = Not saved yet
decks-complete = Fill it up
decks-completed = The deck is full and legal now.
decks-completed-less =
    { $count ->
        [one] The deck is legal now. { $count } card had to go.
       *[other] The deck is legal now. { $count } cards had to go.
    }
decks-play = Play it
decks-copy = Copy and change
decks-restored = These changes were not saved last time.
decks-discard = Drop them
decks-checking = Checking…
decks-check-failed = The rules could not be asked. Your deck is safe here.
decks-again = Try again
decks-legal = A legal deck
decks-breaches =
    { $count ->
        [one] { $count } thing is not right yet
       *[other] { $count } things are not right yet
    }
decks-rule = Rule { $rule }
decks-meters = How full the deck is
decks-meter = { $name }: { $value } of { $most }
decks-meter-free = { $name }: { $value }
decks-meter-room = { $name }: { $value } of { $most }, { $left } left
decks-meter-over = { $name }: { $value }, { $over } above { $most }

## Sharing

decks-share = Share
decks-share-about = Anyone with this link can view and copy the deck. They also see changes that you save.
decks-share-link = Link to the deck
decks-copy-link = Copy
decks-copied = Copied
decks-unshare = Stop sharing
decks-unshared = The link leads nowhere now.
decks-look-shared = Somebody shares this deck with you. Copy it to change or play it.
decks-look-mine = You share this deck. This is what others see.
decks-look-ready = A ready deck. Copy it to make it your own.
decks-edit = Change it

## At a new table and when sitting down

deck-choice = Deck for seat { $number }
deck-choice-own = Your deck
deck-choice-theirs = They choose
deck-choice-unfit = { $title } (not for this table)
deck-choice-build = Build a deck
`;export{e as default};