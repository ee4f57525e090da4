var e=`### What only the table of Clutch says. Players, results, windows and cards come from the game's own words.

## The scoreboard

line-score = Счёт по иннингам
manager = Менеджер
runs-short = R
runs-long = Раны
hits-short = H
hits-long = Хиты
errors-short = E
errors-long = Ошибки
wins = Выиграно матчей
on-turn = решает
final = Матч окончен
before-game = Перед матчем
steps = Шаги выхода
step-subs = Замены
step-steal = Кража
step-bunt = Бант
step-pitch = Подача
step-advantage = Перевес
step-swing = Замах
step-result = Результат
step-outcome = Исход

## The at-bat

duel = Бэттер против питчера
bats-now =
    { $hand ->
        [L] Бьёт слева
        [S] Бьёт с обеих сторон
       *[R] Бьёт справа
    }
speed = Скорость { $speed }
command = контроль
tired = устал
tired-by = устал −{ $level }
against-L = против левшей
against-R = против правшей
after-walks = после уолков
after-bunts = после бантов
term-other = правила
term-cards = карты
die-pitch = Подача
die-swing = Замах
die-throw = Кубик
power-die = силовой кубик
advantage-open = Чьё преимущество?
advantage-batter = Преимущество бэттера
advantage-pitcher = Преимущество питчера
advantage-mistake = Ошибка питчера!
chart-read = читаем её
chart-not-read = не читаем
swing-sum = Замах { $sum } = { $total }
swing-total = замах { $total }
swing-result = замах { $total }: { $result }
swing-read-as = замах { $total }: { $printed } → { $result }
swing-changed = замах { $total }: { $old } → { $result }
throw-needs = Бросок в раннера ({ $name }): аут, если выпадет { $least } или больше.
throw-sum =
    Бросок { $sum } = { $total } против { $needed }{ $out ->
        [yes] : аут.
        [no] : сейф.
       *[open] .
    }
bunt-roll =
    { $success ->
        [yes] Бант { $natural }: удался.
       *[no] Бант { $natural }: не удался.
    }
check-roll =
    Розыгрыш ({ $rating }): { $natural }, всего { $total }, { $success ->
        [yes] удался.
       *[no] не удался.
    }
card-roll = Бросок { $natural }, нужно { $needed }.
innings-of = { $pitched } из { $limit } инн.
bases = Раннеры
bases-empty = На базах никого
in-force = Карты в силе
announced = Объявлена: { $card }

## The hand

hand-count =
    { $count ->
        [0] Ваша рука пуста
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
hand-none = На руке нет карт.
chosen = Выбрано
ways = Эффекты на выбор
lying = Карты на выбор
hold = Пас до перемен
hold-about = До нового бэттера, решающего момента или карты соперника.
holding = Пасуем за вас до нового бэттера, решающего момента или карты соперника.
hold-stop = Больше не пасовать
sure-pass = Окно закроется, когда спасуют оба.
costs =
    { $count ->
        [one] Стоит { $count } карту с руки.
        [few] Стоит { $count } карты с руки.
       *[many] Стоит { $count } карт с руки.
    }

## Bench and bullpen

dugout = Скамейка и буллпен
dugout-bullpen = Буллпен
dugout-bench = Скамейка
dugout-runners = На базах
dugout-field = В поле
comes-tired = выйдет усталым
defence-of = защита { $value }
rating-change = { $rating } { $before } → { $after }
rating-same = Рейтинги не изменятся.
do-bring-in = Питчер: { $name }
do-replace = Заменить: { $name }
do-pinch-hit = Пинч-хиттер: { $name }
do-newcomer = Выходит { $name }
do-shift = Переставить: { $name }
do-shift-with = Поменять местами: { $name }
do-bat = Бьёт { $name }
do-card = Сыграть «{ $card }»
do-coach = Позвать: { $name }
do-cost = Сбросить «{ $card }»
do-discard = Сбросить «{ $card }»
do-pick-discarded = Взять «{ $card }»
do-take-back = Вернуть «{ $card }»
chance-safe = Сейф: { $chance } % бросков.
chance-out = Аут: { $chance } % бросков.
chance-two = Два аута: { $chance } % бросков.
chance-bunt = Бант удаётся в { $chance } % попыток.

## The line-up

lineup = Ваш состав
lineup-open = кто бьёт?
lineup-about = Возьмите состав, который предлагает колода, или выбирайте бэттеров по порядку.
lineup-position = Выберите позицию ниже.
lineup-waiting = Ждём составы.
roster = Бэттеры на выбор

## Beside the park

stadium = Стадион
pitching = Подаёт
innings = Иннинги
allowed = Пропущено ранов, уолков
ratings = Бэттери, инфилд, аутфилд
ready =
    { $count ->
        [one] { $count } готов
        [few] { $count } готовы
       *[many] { $count } готовы
    }
hand-deck = рука / колода
yours = вы
for-batters =
    { $batters ->
        [one] { $batters } бэттер
        [few] { $batters } бэттера
       *[many] { $batters } бэттеров
    }
for-halves =
    { $halves ->
        [one] { $halves } половина
        [few] { $halves } половины
       *[many] { $halves } половин
    }

## The box score

box-score = Протокол матча
box-coming = Считаем…
batting = Бэттеры
pitchers = Питчеры
totals = Всего
left-on-base = Осталось на базах: { $count }
`;export{e as default};