### Что говорит только стол Fantasy. Показатели, магия, места и стадии берутся из слов самой игры.

## Вокруг стола

managers = Менеджеры
manager = Менеджер
you = вы
on-turn = выбирает
manager-look = { $name }: посмотреть карты
in-turn-order = По порядку хода:
wins-short = П
games-short = матчи
wins-count =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[other] { $count } побед
    }
games-count =
    { $count ->
        [one] Выигран { $count } матч
        [few] Выиграно { $count } матча
       *[other] Выиграно { $count } матчей
    }
face-down = Карта рубашкой вверх
exhausted = Магия истощена.
bench = Скамейка
lineup = Состав
bench-of = { $name }, скамейка
lineup-of = { $name }, стартовый состав
cards-of = { $name }, карты
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
nobody = Никто не играет
sent-back = Отправлен на скамейку
total-is = Сумма { $total }.
more = ещё { $more }
leads = Впереди
would-lead = Выйдет вперёд
wins-it = Победа!
passed = Без магии
aim = { $name }: что выбрать

## Недели

weeks = Карты победы
week-now = сейчас
week-others = Остальным: { $banners }
week-won =
    { $who ->
        [you] Победа ваша.
       *[other] Победа: { $name }.
    }
week-won-with =
    { $who ->
        [you] Победа ваша, сумма { $total }.
       *[other] Победа: { $name }, сумма { $total }.
    }
week-unclaimed = Никто не победил.

## Драфт и свободные агенты

draft = Драфт
draft-about = Оставьте карту, остальные передайте дальше. Из семи одну вы потом сбросите.
open-cards = Открытые карты
free-agents = Свободные агенты
waivers = Ещё выбирают: { $names }
hand = Ваша рука
hand-goes-to = Ваша рука; остальное получит { $name }
kept = Уже ваши
your-cards = Ваши карты
hand-secret = Вы выбрали. Выбор останется тайной, пока не выберут все.
take-back = Взять назад
chosen = Выбрана

## Расстановка

bases = Ваша расстановка
base-empty = { $place }, пусто. Следующая карта пойдёт сюда
base-pencil = { $place }, карандашом: { $card } Убрать
base-ink = { $place }: { $card }
base-drop = Пока никого
base-next = Следующая
base-up = Прямая карта
base-down = Перевёрнутая карта
roster-cards = Ваши карты
roster-ready = Ваша расстановка готова
roster-how = Перетащите карту на базу или нажмите на неё; клавиши 1–4 делают то же.
your-bench = Ваша скамейка
your-lineup = Ваш состав: { $places }
robot-cards = Карты Робота
discard-pile = Сброс
drawn = Верх колоды персонажей

## Вопрос

do-magic = Применить: { $magic }
do-copy = Повторить: { $magic }
do-start = { $card }: { $place }
do-set = Расставить так
do-keep = Оставить: { $card }
do-open = Взять: { $card }
do-discard = Сбросить: { $card }
do-claim = Забрать: { $card }
do-claim-reserved = Забрать: { $card }
do-drop = Отчислить: { $card }
do-robot = За Робота: { $card }
do-wild-card = Выпустить: { $card }
do-dig = Взять: { $card }
do-dig-spot = Отдать: { $card }
do-replace = Отдать: { $card }
do-morph = Превратить: { $card }
do-revive = Возродить: { $card }
do-shapeshift = Выпустить: { $card }
do-recruit = Оставить: { $card }
sure-start = { $stats }: на карте { $total }.
sure-total =
    { $who ->
        [you] У вас было { $before }, станет { $total }.
       *[other] { $name }: было { $before }, станет { $total }.
    }
sure-new-total =
    { $who ->
        [you] У вас станет { $total }.
       *[other] { $name }: станет { $total }.
    }
sure-gone =
    { $who ->
        [you] За вас в этом матче никто не сыграет.
       *[other] { $name }: в этом матче никто не сыграет.
    }
sure-leads =
    { $who ->
        [you] Вы выйдете вперёд.
       *[other] { $name } выходит вперёд.
    }

## Рядом с парком

event = Событие
race = Гонка
series = Финальная серия
first-to-four = До 4 побед
home-field = хозяин поля
month = Месяц { $month }
month-week =
    { $laid ->
        [yes] Месяц { $month }, неделя { $week }
       *[no] Месяц { $month }
    }
wins = Победы
tracks-short = Шкалы
tracks = Шкалы показателей
tracks-range = от 0 до { $last }
track = Шкала

## Карты менеджера

leaf-roster = Персонажи, которых вы видите
leaf-robot = Ещё не сыгравшие карты Робота
leaf-reserved = Резерв
leaf-pile = Выигранные карты
leaf-hidden =
    { $count ->
        [one] Ещё { $count } карта рубашкой вверх.
        [few] Ещё { $count } карты рубашкой вверх.
       *[other] Ещё { $count } карт рубашкой вверх.
    }
leaf-empty = Пока ничего не видно.
leaf-close = Закрыть

## Заголовки журнала

head-month = Месяц { $month }
head-week =
    Месяц { $month }, { $base ->
        [1] 1-я база
        [2] 2-я база
        [3] 3-я база
       *[other] дом
    }
head-game = Матч { $number }
