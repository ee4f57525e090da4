### The table of Clutch in the terminal: labels that must be short.

you = вы

## The scoreboard

runs-head = R
hits-head = H
errors-head = E
head-battery = Бэт
head-infield = Инф
head-outfield = Аутф
head-hand = рука
head-deck = кол.
head-coaches = тренеры
game-of = { $mode }, матч { $number }
final = Матч окончен
before-game = Перед матчем

## Cards of players

batter-head = { $position } · бьёт { $hand }
pitcher-head = { $role } · бросает { $hand }
pinch-hitter = (PH)
on-base = Выход
command = Контроль
speed = Скорость { $speed }
clutch = клатч { $value }
short-clutch = кл { $value }
mistake-zone = ошибка { $zone }
first-time = первый выход
today =
    { $hits ->
        [0] хитов нет, был { $last }
        [one] { $hits } хит, был { $last }
        [few] { $hits } хита, был { $last }
       *[many] { $hits } хитов, был { $last }
    }
innings-of = { $pitched } из { $limit } инн.
tired = УСТАЛ −{ $level }
allowed = { $runs } R { $walks } BB
short-on-base = вых { $value }
short-command = контр { $value }
short-innings = { $value } инн.
comes-tired = устал

## The field

infield-in = инфилд выдвинут
bunts =
    { $count ->
        [one] { $count } бант не удался
        [few] { $count } банта не удались
       *[many] { $count } бантов не удались
    }
throw-needs = аут с { $least }+

## Chances

odds = Шансы
result = Итог
advantage-odds = таблица бэттера { $batter }% (ошибка { $mistake }%)
safe-chance = цел: { $chance }%
out-chance = аут: { $chance }%
two-chance = два аута: { $chance }%
bunt-chance = удастся: { $chance }%

## Cards

your-hand = Ваши карты
hand-of = Карты: { $player }
known-of = Что вам известно о картах: { $player }
in-play = В игре
for-batters =
    { $batters ->
        [one] { $batters } бэттер
        [few] { $batters } бэттера
       *[many] { $batters } бэттеров
    }
for-halves =
    { $halves ->
        [-1] на весь матч
        [one] { $halves } половина
        [few] { $halves } половины
       *[many] { $halves } половин
    }

## Choices

head-bring-in = Выпустить
head-replace = Заменить
head-move = Переставить
asked-openly = { $player }: { $question }
your-coach = Ваш тренер решает: { $choice }.
coach-of = Тренер ({ $player }) решает: { $choice }.

## Real dice

roll-home =
    { $again ->
        [yes] Поровну: { $player } снова бросает d20 за право быть хозяевами.
       *[no] { $player } бросает d20: у кого больше, тот играет дома.
    }
roll-slot = Один d20 на двоих: он решает, какие стартеры подают.
roll-pitch = { $player } бросает { $die }: подача, { $pitcher } против { $batter }.
roll-swing =
    { $player } бросает { $die }: замах, { $batter }, { $chart ->
        [batter] таблица бэттера
       *[other] таблица питчера
    }.
roll-bunt = { $player } бросает { $die }: бант, { $batter }; нужно { $least } или больше.
roll-throw = { $player } бросает { $die }: бросок в раннера, { $name }; с { $least } и больше это аут.
roll-card = { $player } бросает { $die } для карты «{ $card }».
roll-any = Бросьте { $die }.

## Pages

page-box = протокол
page-teams = команды
box-title = { $away } в гостях: хозяева { $home }, матч { $number }
no-box-yet = Матч ещё не начался.
totals = Всего
pitching = Питчеры
left-on-base = Осталось на базах: { $count }
double-plays = Дабл-плеев в защите: { $count }
win = Победа: { $name }
loss = Поражение: { $name }
save = Сейв: { $name }
home = дома
away = в гостях
ratings = Бэттери { $battery } · Инфилд { $infield } · Аутфилд { $outfield }
lineup = Состав
bench = Скамейка
left-game = Ушли с поля:
pitchers = Питчеры
coaches = Тренеры
used = использован
state-rotation = ротация
state-bullpen = буллпен
state-mound = на горке
state-out = ушёл
rest =
    { $games ->
        [one] отдыхать ещё { $games } матч
        [few] отдыхать ещё { $games } матча
       *[many] отдыхать ещё { $games } матчей
    }
outing =
    { $outs ->
        [one] { $outs } аут
        [few] { $outs } аута
       *[many] { $outs } аутов
    }, { $runs ->
        [one] { $runs } ран
        [few] { $runs } рана
       *[many] { $runs } ранов
    }, { $walks ->
        [one] { $walks } уолк
        [few] { $walks } уолка
       *[many] { $walks } уолков
    }
card-counts = Карты стратегии: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }
known-cards = Точно на руке:
discarded = Сброшены:
still-in-deck = Ещё не видны:
rule-heading = Правило { $rule }
help-game =
    Выход бэттера: менеджер питчера бросает d20 и прибавляет контроль. Если это больше выхода бэттера на базу, замах читают по таблице питчера, иначе по таблице бэттера.
    Кубик подачи в зоне ошибки даёт преимущество бэттеру и силовой кубик (d24). Бросок выбивает раннера, если кубик с рейтингом больше его скорости.
    Карты играют в окнах: сначала защита, потом нападение; два паса подряд закрывают окно. Номер стоит перед тем, что можно сыграть сейчас.
    ▲ карты нападения, ■ защиты, ● общие. «? C-3.8.18» покажет правило, «? B02» — карту.

## The table in sentences

plain-score =
    { $half }, { $outs }. { $away } { $away_runs }, { $home } { $home_runs }.{ $clutch ->
        [yes] {" "}Решающий момент.
       *[no] {""}
    }
plain-runner =
    { $name } на { $base ->
        [first] первой
        [second] второй
       *[third] третьей
    }, скорость { $speed }
plain-bases = На базах: { $runners }.
plain-empty = Базы пусты.
plain-matchup =
    { $batter }, выход { $on_base }, скорость { $speed }, против: { $pitcher }, контроль { $command }, { $innings } из { $limit } иннингов{ $tired ->
        [0] {""}
       *[other] , устал
    }.{ $infield ->
        [in] {" "}Инфилд выдвинут.
       *[back] {""}
    }
plain-odds = Шансы в процентах: { $odds }.
plain-in-play = В игре: { $cards }.
plain-hand = { $caption }: { $cards }.
plain-option = { $number }: { $choice }

## The list of cards

cards-batter = Бэттеры
cards-pitcher = Питчеры
cards-strategy = Карты стратегии
cards-coach = Тренеры
cards-stadium = Стадионы
column-id = Карта
column-name = Имя
column-team = Команда
column-bats = Бьёт
column-throws = Бросает
column-on-base = Выход
column-command = Контроль
column-bonus = Бонус
column-speed = Скорость
column-positions = Позиции
column-role = Роль
column-mistake = Ошибка
column-innings = Иннинги
column-defence = Защита
column-clutch = Клатч
column-icons = Значки
column-salary = Зарплата
column-kind = Вид
column-text = Что делает
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } набора «{ $set }».
