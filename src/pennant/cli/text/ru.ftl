### What the command line itself says.

## At the prompt

choose = Введите номер от 1 до { $last } или ? для справки:
choose-usual =
    Введите номер от 1 до { $last } (Enter: { $usual }){ $cards ->
        [yes] , c — ваши карты
       *[no] {""}
    } или ? для справки:
hint =
    номер · ? справка · { $pages } · l журнал{ $undo ->
        [yes] {" "}· u вернуть
       *[no] {""}
    } · q выход
hint-orders = приказы
hint-cards = ваши карты
hint-skip = без карт
hint-telling = любая клавиша: дальше · Enter: до конца
type-something = Введите номер от 1 до { $last } или ? для справки.
no-such-number = Номера { $number } нет: есть от 1 до { $last }.
no-such-move = «{ $typed }» — не ход и не команда: введите номер от 1 до { $last } или ? для справки.
no-such-move-near = «{ $typed }» сейчас не ход: может быть, «{ $near }»?
nothing-called = Нет ни карты, ни правила «{ $typed }».
nothing-called-near = Нет ни карты, ни правила «{ $typed }»: может быть, «{ $near }»?
no-undo = Возвращать нечего: после вашего хода что-то уже открыто или взято.
token-unknown-seat = Кому? Введите token и номер от 1 до { $last }.
token-slid = { $player } двигает жетон дальше: теперь его держит { $other }.
token-rests = Одного раза довольно: сначала сделайте выбор.
page-last =
    Enter: назад к столу{ $earlier ->
        [yes] {" "}· b: страница раньше
       *[no] {""}
    }
page-more =
    Enter: дальше · q: назад к столу{ $earlier ->
        [yes] {" "}· b: страница раньше
       *[no] {""}
    }
log-title = Ход партии
page-score = счёт
rule-heading = Правило { $rule }
help-title = Что можно ввести
option-title = Номер { $number }: { $notation }
help =
    3 | выбрать третий вариант
    { $move } | ход словами, как в записи партии
    ? 3 | объяснить третий вариант: вся карта и правило
    ? { $card } | показать карту
    ? { $rule } | показать правило
    l | ход партии словами
    u | вернуть ход, пока о нём никто ничего не узнал
    q | выйти; партия сохранена
enter-key = Enter
help-usual = обычный выбор: он отмечен знаком ↵
help-orders = приказы: что решено заранее, о том больше не спросят
help-cards = посмотреть свои карты, пока другие отвернулись
help-skip = не играть карт до следующего бэттера
help-pace =
    Пока идёт рассказ, любая клавиша — сразу дальше, Enter — до конца. Партия сохраняется после каждого хода: окно
    можно закрыть в любой момент и продолжить командой «pennant play --resume».

## Standing orders

orders-title = Приказы на будущее
orders-about = О том, что решено приказом, вас не спрашивают: ход делается от вашего имени, как только до него дойдёт дело, и соперник видит не больше, чем если бы вы сделали его сами.
orders-choose = 1–{ $last }: включить или выключить приказ · Enter: назад к столу

## Real dice

type-roll = Что выпало (от 1 до { $sides })?
bad-roll = «{ $typed }» не выпадает на кости с { $sides } гранями: введите число от 1 до { $sides } или q, чтобы выйти.

## Several people

curtain = Передайте клавиатуру: ходит { $player }.
curtain-ready = { $player }, нажмите Enter:
hide-cards =
    Enter: спрятать ваши карты, дальше ходит { $player }{ $undo ->
        [yes] {" "}· u: вернуть ход
       *[no] {""}
    }

## Beginning and end

small-terminal = В этом терминале { $width } на { $height } знаков, а столу нужно { $columns } на { $rows }: увеличьте окно или играйте с ключом --plain.
offer-plain = Играть сейчас без рисунка? [Y/n]
answer-no = нет
leave-table = Enter: выйти из-за стола
record-kept = Запись партии: { $path }; посмотреть её снова: pennant replay { $path }
saved = Партия сохранена в { $path }; продолжить: { $command }
lost-move = Программа прервалась, записывая ход в { $path }. Этот ход потерян, всё до него на месте.

## Watching and looking back

hint-watching = любая клавиша: дальше · Enter: следующий ход · q: выход
watch-left = Вы больше не смотрите эту партию.
watch-left-saved = Вы больше не смотрите эту партию; она сохранена в { $path }.
replay-head = Ход { $number } из { $moves }
replay-mover = Ход { $number } из { $moves }: { $player }
replay-move = Ход { $number } из { $moves }: { $player }: { $notation }
replay-hint = Enter, n: дальше · b: назад · g 12: к ходу 12 · f: следующий матч · e: конец · s 0, s all: чьими глазами · q: выход
replay-unknown = «{ $typed }» здесь ничего не значит: Enter, n, b, g и номер хода, f, e, s и место, q.
replay-no-move = Такого хода нет: ходы от 0 до { $moves }.
replay-no-seat = Нет места «{ $typed }»: есть { $seats }, spectator, all.
verified =
    { $path }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, все допустимы; итог и хеш те же.
verified-unfinished =
    { $path }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, все допустимы; партия ещё не окончена.
verified-sealed =
    Запечатано: { $commitment }
    Цифры игроков: { $given }
    Сравните с тем, что вы видели и отправили до первой раздачи.

## Lists

mode-line = { $mode } — { $summary }
mode-seats = Места: { $seats }
bot-about-random = любой допустимый ход; random:seed=3 играет всегда одинаково
bot-about-greedy = лучший ход по простой оценке, на одно решение вперёд

## Decks and cards

deck-line =
    { $title }: зарплаты { $salary }{ $legal ->
        [yes] {""}
       *[no] {" "}(не по правилам для такого состава)
    }
deck-about = { $stadium }; карты стратегии: нападения { $blue }, защиты { $red }, общих { $grey }
lint-head =
    { $games ->
        [one] Как часто карты можно было сыграть, { $games } случайный матч:
        [few] Как часто карты можно было сыграть, { $games } случайных матча:
       *[many] Как часто карты можно было сыграть, { $games } случайных матчей:
    }
lint-never = никогда
lint-always = всегда
lint-unseen = её момент не наступил

## The menu

menu-title = Pennant: настольный карточный бейсбол
menu-new = Новая партия
menu-resume = Продолжить сохранённую партию
menu-watch = Смотреть, как играют боты
menu-cards = Карты
menu-quit = Выход
menu-choose = Введите номер от 1 до { $last }:
menu-choose-usual = Введите номер от 1 до { $last } (Enter: { $usual }):
menu-which-game = Какая игра?
menu-which-mode = Какой режим?
menu-which-team = За какую команду вы играете?
menu-which-deck = Какая колода ваша?
menu-which-opponent = Кто соперник?
menu-friend = человек за этой же клавиатурой
menu-which-saved = Какую партию продолжить?
menu-nothing-saved = Неоконченных партий нет.
menu-bad-number = «{ $typed }» — не номер от 1 до { $last }.
menu-how-many = Сколько играет?
menu-how-many-people = Сколько из них — люди за этой клавиатурой?
menu-people =
    { $count ->
        [1] только вы
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }
menu-which-opponents = Кто играет за остальных?
menu-saved-line =
    { $when } · { $game }: { $mode } · { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }

## Стол в браузере

serving =
    Стол накрыт: { $address }
    Игры хранятся в { $folder }. Остановить: Ctrl+C.
serving-no-public-url = В приглашениях будет этот адрес; если друзья видят вас под другим, назовите его: --public-url.
