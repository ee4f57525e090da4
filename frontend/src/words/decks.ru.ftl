### Decks of one's own: the shelf, the workbench, and the choice of a deck for a table.

decks-title = Колоды
decks-head = Колоды для игры { $game }
decks-lost = Такой колоды нет
decks-lost-about = Ссылка никуда не ведёт: возможно, владелец закрыл к ней доступ.
decks-none-here = В этой игре нет своих колод.

## The shelf

decks-mine = Мои колоды
decks-ready = Готовые колоды
decks-none = Своих колод пока нет
decks-none-about = Начните с пустой или скопируйте готовую и поменяйте в ней что хотите.
decks-new = Новая колода
decks-import = Загрузить файл
decks-open = Открыть
decks-look = Посмотреть
decks-fits = По правилам: { $where }
decks-not-legal = Пока не по правилам
decks-shared-mark = открыта по ссылке
decks-delete = Удалить
decks-delete-named = Удалить колоду { $title }
decks-deleted = Колода { $title } удалена.
decks-restore = Вернуть
decks-guest = Ваши колоды хранятся для этого браузера. С учётной записью они будут с вами везде.

## Files

decks-export = Сохранить в файл
decks-import-large = Файл { $file } слишком большой для колоды: в нём может быть до 16 000 знаков.
decks-import-failed = Не удалось прочитать колоду из файла { $file }: { $text } Ничего не изменилось.

## The workbench

decks-back = Все колоды
decks-name = Название
decks-untitled = Моя колода
decks-copy-title = { $title } (копия)
decks-undo = Отменить
decks-redo = Повторить
decks-save = Сохранить
decks-saving = Сохраняем…
decks-saved = Сохранено
decks-unsaved = Ещё не сохранено
decks-complete = Дополнить
decks-completed = Колода полна и собрана по правилам.
decks-completed-less =
    { $count ->
        [one] Колода собрана по правилам. Пришлось убрать { $count } карту.
        [few] Колода собрана по правилам. Пришлось убрать { $count } карты.
       *[many] Колода собрана по правилам. Пришлось убрать { $count } карт.
    }
decks-play = Играть
decks-copy = Скопировать и менять
decks-restored = Эти изменения в прошлый раз не были сохранены.
decks-discard = Отбросить
decks-checking = Проверяем…
decks-check-failed = Проверить по правилам не удалось. Колода здесь в безопасности.
decks-again = Ещё раз
decks-legal = Колода по правилам
decks-breaches =
    { $count ->
        [one] Пока не по правилам: { $count } пункт
        [few] Пока не по правилам: { $count } пункта
       *[many] Пока не по правилам: { $count } пунктов
    }
decks-rule = Правило { $rule }
decks-meters = Насколько полна колода
decks-meter = { $name }: { $value } из { $most }
decks-meter-free = { $name }: { $value }
decks-meter-room = { $name }: { $value } из { $most }, осталось { $left }
decks-meter-over = { $name }: { $value }, на { $over } больше { $most }

## Sharing

decks-share = Поделиться
decks-share-about = По этой ссылке колоду можно посмотреть и скопировать. Сохранённые изменения видны и там.
decks-share-link = Ссылка на колоду
decks-copy-link = Копировать
decks-copied = Скопировано
decks-unshare = Закрыть доступ
decks-unshared = Ссылка больше никуда не ведёт.
decks-look-shared = С вами поделились этой колодой. Скопируйте её, чтобы менять её или играть ею.
decks-look-mine = Вы поделились этой колодой. Так её видят другие.
decks-look-ready = Готовая колода. Скопируйте её, чтобы она стала вашей.
decks-edit = Изменить

## At a new table and when sitting down

deck-choice = Колода для места { $number }
deck-choice-own = Ваша колода
deck-choice-theirs = На выбор игрока
deck-choice-unfit = { $title } (не для этого стола)
deck-choice-build = Собрать колоду
