var e=`### The user's own decks: the list, the builder, and the choice of a deck for a table.

decks-title = Decks
decks-head = Decks for { $game }
decks-lost = No such deck
decks-lost-about = The link does not work: its owner may have stopped sharing the deck.
decks-none-here = In this game you do not bring your own decks.

## The shelf

decks-mine = My decks
decks-ready = Ready-made decks
decks-none = No deck of your own yet
decks-none-about = Start with an empty deck, or copy a ready-made one and change what you like.
decks-new = New deck
decks-import = Import a file
decks-open = Open
decks-look = View
decks-fits = Legal: { $where }
decks-not-legal = Not legal yet
decks-shared-mark = shared
decks-delete = Delete
decks-delete-named = Delete { $title }
decks-deleted = { $title } was deleted.
decks-restore = Restore
decks-guest = Your decks are stored for this browser. With an account you have them everywhere.

## Files

decks-export = Save as a file
decks-import-large = { $file } is too large for a deck, which has at most 16,000 characters.
decks-import-failed = { $file } cannot be read as a deck: { $text } Nothing was changed.

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
decks-completed = The deck is now full and legal.
decks-completed-less =
    { $count ->
        [one] The deck is legal now. { $count } card was removed.
       *[other] The deck is legal now. { $count } cards were removed.
    }
decks-play = Play it
decks-copy = Copy and change
decks-restored = You have unsaved changes from last time.
decks-discard = Discard them
decks-checking = Checking…
decks-check-failed = The deck could not be checked. Your changes are kept in this browser.
decks-again = Try again
decks-legal = A legal deck
decks-breaches =
    { $count ->
        [one] { $count } problem to fix
       *[other] { $count } problems to fix
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
decks-unshared = The link does not work any more.
decks-look-shared = Somebody shares this deck with you. Copy it to change or play it.
decks-look-mine = You share this deck. This is what others see.
decks-look-ready = A ready-made deck. Copy it to make it your own.
decks-edit = Change it

## At a new table and when sitting down

deck-choice = Deck for seat { $number }
deck-choice-own = Your deck
deck-choice-theirs = They choose
deck-choice-unfit = { $title } (not for this table)
deck-choice-build = Build a deck
`;export{e as default};