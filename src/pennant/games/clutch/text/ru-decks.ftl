### Decks: what is wrong with one, and the page on which one is built.

## What is wrong (C-2, C-3.2.9)

deck-breach-unknown-player = Нет бейсболиста { $id }.
deck-breach-unknown-strategy = Нет карты стратегии { $id }.
deck-breach-unknown-coach = Нет тренера { $id }.
deck-breach-unknown-stadium = Нет стадиона { $id }.
deck-breach-no-stadium = Стадион ещё не выбран.
deck-breach-batters = Бэттеры: { $count }, а нужно { $wanted }.
deck-breach-pitchers = Питчеры: { $count }, а нужно { $wanted }.
deck-breach-starters = Стартовые питчеры: { $count }, а нужно { $wanted }.
deck-breach-relievers = Реливеры: { $count }, а нужно { $wanted }.
deck-breach-position-empty = Некому играть на позиции { $positions }.
deck-breach-positions-short = На позиции { $positions } нужны бэттеры ({ $needed }), а играть там могут только { $cards }.
deck-breach-salary = Сумма зарплат { $total }: на { $over } больше потолка { $cap }.
deck-breach-same-card = Карта { $cards } в колоде не одна: { $count }.
deck-breach-same-person = Две карты одного бейсболиста: { $cards }.
deck-breach-strategy-count = Карты стратегии: { $count }, а нужно { $wanted }.
deck-breach-no-copies = { $cards }: нет ни одной копии.
deck-breach-copies = { $cards }: в колоде { $count }, а можно не больше { $most }.
deck-breach-weather = Карты погоды: { $count }, а можно не больше { $most }.
deck-breach-coaches =
    { $kind ->
        [hitting] Тренеры бьющих
        [pitching] Тренеры питчеров
       *[bench] Тренеры скамейки
    }: { $count }, а нужен один.
deck-breach-lineup-count = Стартовый состав: { $count }, а нужно { $wanted }.
deck-breach-lineup-stranger = { $cards } в стартовом составе, но среди бэттеров колоды этой карты нет.
deck-breach-lineup-twice = { $cards } в стартовом составе не один раз: { $count }.
deck-breach-lineup-no-position = { $position } — не позиция.
deck-breach-lineup-position = На позиции { $position } в стартовом составе { $count }, а нужен один.
deck-breach-lineup-unlisted = { $cards } не играет на позиции { $position }: на карте { $listed }.

## What is counted

deck-meter-salary = Зарплаты
deck-meter-batters = Бэттеры
deck-meter-pitchers = Питчеры
deck-meter-starters = Стартовые
deck-meter-relievers = Реливеры
deck-meter-strategy = Стратегия
deck-meter-weather = Погода
deck-meter-coaches = Тренеры
deck-meter-stadium = Стадион
deck-option-roster = Ростер
deck-fits-standard = Обычный
deck-fits-20-man = 20 человек
deck-fits-all-star = Все звёзды

## Ready decks

deck-about-bullpen = Дотянуть до 7-го иннинга: восемь реливеров, с которыми никто не хочет встречаться.
deck-about-glove-first = Каждый мяч в игре находит перчатку.
deck-about-small-ball = На базу, дальше, домой: скорость и терпение.
deck-about-three-true-outcomes = Уолк, страйкаут или мяч за забором.

## The builder

deck-part = Что показано
deck-pool = Карты
deck-in = В колоде
deck-filters = Фильтры
deck-kind-batter = Бэттеры
deck-kind-pitcher = Питчеры
deck-kind-strategy = Стратегия
deck-kind-coach = Тренеры
deck-kind-stadium = Стадионы
deck-search = Поиск по именам и текстам
deck-position = Любая позиция
deck-bats = Любая сторона
deck-throws = Любая рука
deck-role = Любая роль
deck-role-sp = Стартовые
deck-role-rp = Реливеры
deck-side = Любая сторона
deck-rarity = Любая редкость
deck-team = Все клубы
deck-salary = Любая зарплата
deck-salary-most = До ${ $most }
deck-there = В колоде или нет
deck-there-in = В колоде
deck-there-out = Не в колоде
deck-sort = Порядок
deck-sort-down = Сначала дорогие
deck-sort-up = Сначала дешёвые
deck-sort-name = По имени
deck-sort-side = По стороне
deck-show-more = Показать ещё { $count }
deck-nothing = Таких карт нет
deck-clear = Сбросить фильтры
deck-look = Посмотреть: { $card }
deck-take = В колоде: { $card }
deck-more = Ещё одну: { $card }
deck-less = Убрать из колоды: { $card }
deck-add = В колоду
deck-remove = Убрать из колоды
deck-copies =
    { $count ->
        [one] { $count } копия
        [few] { $count } копии
       *[many] { $count } копий
    }
deck-none-batters = Пока никого.
deck-none-starters = Пока никого.
deck-none-relievers = Пока никого.
deck-none-strategy = Пока ни одной карты.
deck-none-coaches = Пока никого.
deck-none-stadium = Пока не выбран.
deck-strangers = Нет в этом наборе карт
deck-lineup = Стартовый состав
deck-lineup-best = лучший
deck-lineup-own = ваш
deck-lineup-none = Он появится, когда девять бэттеров смогут занять все позиции.
deck-lineup-who = Кто бьёт { $number }-м
deck-lineup-where = Позиция под номером { $number }
deck-lineup-up = { $name }: на место раньше
deck-lineup-reset = Вернуть лучший состав
