var e=Object.values(Object.assign({"./app.ru.ftl":`### The frame around every page.

language-en = English
language-ru = Русский
loading = Минутку…
skip-link = К содержанию страницы
live-label = Что происходит
to-lobby = В лобби

## Top bar

bar-nav = Pennant
bar-lobby = Лобби
bar-lobby-from-logo = Pennant, в лобби
bar-book = Правила и карты
bar-settings = Настройки
book-title = Правила и карты
book-learn = Первый урок
book-glossary = Карты и правила

## Settings

settings-title = Настройки
settings-scheme = Свет
settings-scheme-system = Как в системе
settings-scheme-light = День
settings-scheme-dark = Ночь
settings-language = Язык
settings-speed = Темп показа
settings-speed-1 = Спокойно
settings-speed-2 = Быстро
settings-speed-at-once = Сразу
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-full = С движением
settings-motion-less = Без движения
settings-left-handed = Для левшей
settings-left-handed-about = Боковая панель и стопки на телефоне — с другой стороны.
settings-sound-none = Звуков в Pennant нет. Настройки хранятся на этом устройстве.

## When something is wrong

offline-title = Нет связи.
offline-about = Страница остаётся перед вами, а партии в сохранности на сервере.
lost-title = Здесь не играют
lost-about = Ссылка неверна, или стол уже убрали. Лобби по-прежнему открыто.
broken-title = Мяч ушёл в сторону
broken-about = На этой странице что-то сломалось. Ваши партии в сохранности на сервере.
broken-retry = Ещё раз
error-offline = Сервер недоступен. Есть ли связь?
error-unreadable = Страница не понимает ответ сервера. Попробуйте загрузить её заново.
error-unknown = Такого стола нет. Ссылка неверна, или стол уже убрали.
error-taken = Кто-то успел раньше: место занято.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-too-large = Слишком много за один раз.
error-busy = Стол занят. Попробуйте чуть позже.
error-banned = Этот сервер не пускает вас играть.
error-origin = Сервер не принимает запросы с этой страницы. Откройте её по собственному адресу.
error-not-yours = Это не ваше место.
error-playing = Это откроется, когда партия окончится.
error-bad = Сервер этого не принимает: { $text }
error-server = Сервер споткнулся. Попробуйте через минуту.
error-any = Не получилось. Попробуйте через минуту.
`,"./join.ru.ftl":`### A new table, and the wait for players.

## A new table

new-title = Новый стол
new-head = Стол для игры { $game }
new-mode = Во что играем
new-mode-seats = Игроков: { $seats }
new-seats = Кто где сидит
new-seat = Место { $number }
new-team = Команда места { $number }
new-team-any = Любая команда
new-clock = Часы
new-options = Ещё о правилах
new-summary = Ваш стол
new-listed = Кто его найдёт
new-listed-link = Все, у кого есть ссылка
new-listed-lobby = Все в лобби
new-listed-link-about = Стол нигде не показан.
new-listed-lobby-about = Стол стоит в лобби, пока есть свободные места.
new-open = Открыть стол
new-start = Раздать карты
new-lost = Такой игры нет
new-lost-about = Игры с таким названием здесь нет. Все игры — в лобби.
new-sum = { $mode }: { $who }. { $clock }.
new-sum-who = { $you } и { $others }
new-sum-alone = { $you } в одиночку
new-sum-you = вы
new-sum-you-as = вы за { $team }
new-sum-watch = вы смотрите
new-sum-open =
    { $count ->
        [one] { $count } гость по ссылке
        [few] { $count } гостя по ссылке
       *[other] { $count } гостей по ссылке
    }
new-sum-hot =
    { $count ->
        [one] { $count } человек у этого экрана
        [few] { $count } человека у этого экрана
       *[other] { $count } человек у этого экрана
    }
new-sum-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[other] { $count } ботов
    }
seat-me = { $name } (вы)
seat-me-unnamed = Вы
seat-friend = Свободно: друг по ссылке
seat-hot = Другой человек у этого экрана
option-range = От { $low } до { $high }
option-words = Несколько, через запятую.

## Clocks

clock-move = На ход
clock-bank = На партию
clock-days = Дни
clock-none-about = Каждый думает сколько нужно.
clock-move-label = Время на ход
clock-move-about = Когда время вышло, этот ход делает бот.
clock-bank-label = Время на всю партию
clock-bank-about = У каждого столько времени на всю партию, и за каждый ход возвращается несколько секунд.
clock-days-label = Время на ход
clock-days-about = Игра по переписке: возвращайтесь, когда придёт ваш ход.
clock-bank-option = { $length } и { $increment } с за ход
span-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }

## The seal

seal-line = Раздача запечатана: после первой карты её не изменит никто, даже этот сервер.
seal-about = Сервер выбрал секрет и уже показывает его отпечаток. К нему примешаны ваши цифры и цифры остальных. После последнего хода секрет вскрывают, и каждую карту можно проверить.
seal-commitment = Отпечаток:
seal-own = Ваши цифры
seal-own-about = Подойдут любые. Можно оставить эти.
seal-again = Другие
seal-done = Ваши цифры приняты.

## Waiting for players

wait-title =
    { $count ->
        [0] Можно играть
        [one] Ждём ещё { $count } игрока
       *[other] Ждём ещё { $count } игроков
    }
wait-title-guest = Садитесь за стол
wait-seats = Места
wait-seat = Место { $number }
wait-you = это вы
wait-host = хозяин стола
wait-away = не на связи
wait-you-sit = Вы сели на место { $number }.
wait-sit-at = Сесть на место { $number }
wait-put-bot = Посадить бота
wait-put-bot-at = Посадить бота на место { $number }
wait-bot-level = Бот для места { $number }
wait-get-up = Встать
wait-get-up-from = Встать с места { $number }
wait-invite = Пригласить
wait-invite-about = Пошлите эту ссылку тем, кого зовёте. Партия начнётся, когда все места заняты.
wait-invite-listed = Стол виден в лобби; эта ссылка тоже ведёт сюда. Партия начнётся, когда все места заняты.
wait-link = Ссылка на этот стол
wait-copy = Скопировать ссылку
wait-copied = Ссылка скопирована.
wait-copied-short = Скопировано
wait-share = Поделиться…
wait-share-text =
    { $name ->
        [none] Сыграем в { $game }?
       *[other] { $name } зовёт вас сыграть в { $game }.
    }
wait-only-here = Этот адрес работает только на этом компьютере. Чтобы позвать друзей, запустите сервер с --host и --public-url.
`,"./learn.ru.ftl":`### The first lesson, and the glossary.

## The lesson

learn-panel = Урок
learn-step = Шаг { $at } из { $of }
learn-progress = Сколько пройдено
learn-next = Дальше
learn-back = Назад
learn-restart = Сначала
learn-leave = Выйти
learn-show-me = Показать
learn-again = Ещё раз
learn-play-bot = Играть с ботом
learn-none = Урока пока нет
learn-none-about = У этой игры нет первого урока. Её карты и правила есть в справочнике.

## The glossary

glossary-title = Карты и правила
glossary-of = { $game }: карты и правила
glossary-parts = Разделы справочника
glossary-cards = Карты
glossary-words = Слова
glossary-rules = Правила
glossary-search = Поиск
glossary-search-cards = Имя, город или номер
glossary-search-words = Найти слово
glossary-search-rules = Найти правило по номеру или словам
glossary-any = Любой
glossary-clear = Сбросить
glossary-found-cards =
    { $count ->
        [0] Таких карт нет.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
glossary-found-words =
    { $count ->
        [0] Такого слова нет.
        [one] { $count } слово
        [few] { $count } слова
       *[many] { $count } слов
    }
glossary-found-rules =
    { $count ->
        [0] Такого правила нет.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
glossary-none-about = Чем меньше условий, тем больше найдётся.
glossary-more = Показать ещё
glossary-card-open = { $card }: подробнее
glossary-rule = Правило { $rule }
glossary-with = Карты с ним: { $count }
glossary-link = Скопировать ссылку
glossary-copied = Скопировано.
glossary-previous = Предыдущая карта
glossary-following = Следующая карта
glossary-lesson = Первый урок
glossary-section = { $number }. { $title }
glossary-section-untitled = Раздел { $number }
glossary-rulings = Толкования
`,"./lobby.ru.ftl":`### The lobby, and what is said about tables everywhere.

save = Сохранить
yes = Да
no = Нет
your-turn = Ваш ход
nobody-yet = пока никого

## Lobby

lobby-where = Столы по ссылке, без регистрации
lobby-title = Вечерний матч. Ваш состав.
lobby-about = Карточный бейсбол с другом или с ботом, которого не стыдно обыграть.
lobby-trouble = Лобби показано не полностью
lobby-unknown = Появится, как только сервер ответит.
lobby-yours = Ваши партии
lobby-yours-empty = У вас пока нет партий.
lobby-yours-empty-about = Сыграйте с ботом: одно касание — и первая карта на столе. Или позовите друга по ссылке.
lobby-all-over =
    { $count ->
        [one] Показать { $count } оконченную партию
        [few] Показать все { $count } оконченные партии
       *[other] Показать все { $count } оконченных партий
    }
lobby-fewer = Показать меньше
lobby-open = Открытые столы
lobby-open-empty = Никто не ждёт.
lobby-open-empty-about = Откройте свой стол: он будет стоять здесь, пока кто-нибудь не сядет.
lobby-turns =
    { $count ->
        [one] Ваш ход за { $count } столом
       *[other] Ваш ход за { $count } столами
    }
lobby-fair = Без регистрации и рекламы. Каждая раздача запечатана до первой карты и вскрыта после последней: любой может проверить, что случай никто не подправлял.

## My name

name-label = Ваше имя
name-playing-as = Вы играете как
name-none = гость
name-change = Изменить имя
name-saved = Теперь вы играете как { $name }.
name-empty = В имени должна быть хотя бы одна буква.

## A ticket

ticket-players = Игроков
ticket-play-bot = Против бота
ticket-dealing = Раздаём…
ticket-invite = Пригласить…

## A table in a list

row-against = · { $who }
row-with = · { $who }
row-one-screen = · за одним экраном
row-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[other] { $count } ботов
    }
row-open-seats =
    { $open ->
        [one] свободно { $open } место из { $all }
        [few] свободно { $open } места из { $all }
       *[other] свободно { $open } мест из { $all }
    }
row-thinking = ход за: { $who }
row-open = Открыть
row-sit = Сесть
row-watch = Смотреть
row-go-on = Дальше
row-look-back = Вспомнить
row-won = Победа
row-over = Окончена
row-label = { $action }: { $title }, { $who }

## Join by code

join-title = К другу за стол
join-label = Код или ссылка стола
join-example = lantern-7kq2m
join-hint = Код стола или вся ссылка.
join-button = Сесть
join-unreadable = Это не код: нужны латинские буквы и цифры с дефисом, например lantern-7kq2m.

## First lesson

lesson-title = Первый урок
lesson-head = Впервые здесь? Сыграйте иннинг.
lesson-begin = Начать

## Seats and clocks

seat-open = Свободное место
seat-person = Гость
seat-bot = Бот: { $bot }
bot-greedy = основательный
bot-random = как придётся
clock-none = Без часов
clock-per-move = { $length } на ход
clock-of-bank = { $length } каждому и { $increment } с за ход
clock-of-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }
span-seconds = { $count } с
span-minutes = { $count } мин
`,"./replay.ru.ftl":`### Повторы.

replay-title = Повтор
replay-heading = Повтор: { $mode }, стол { $id }
replay-where = повтор { $id }
replay-not-begun = Эта игра ещё не началась
replay-not-begun-about = Смотреть пока нечего.
replay-to-table = К столу
replay-empty = Ещё ничего не произошло.
replay-controls = Повтор
replay-position = Ход { $play } из { $plays }
replay-position-spoken = Ход { $play } из { $plays }. { $chapter }
replay-scrub = Место в игре
replay-start = Раздача
replay-play = Пуск
replay-pause = Пауза
replay-step-back = На одно событие назад
replay-step-on = На одно событие вперёд
replay-entry-back = На один ход назад
replay-entry-on = На один ход вперёд
replay-score-back = К предыдущему очку
replay-score-on = К следующему очку
replay-no-score-on = Дальше никто не набирает очков.
replay-no-score-back = До этого никто не набирал очков.
replay-speed = Скорость
replay-speed-of = ×{ $speed }
replay-eyes = Чьими глазами
replay-eyes-all = Все сразу: карты открыты
replay-eyes-none = Зритель
replay-eyes-seat = { $name }
replay-eyes-you = { $name } (вы)
replay-hand-of = Рука: { $name }
replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована.
replay-link = Ссылка на этот момент
replay-log = Ход игры
replay-running = Игра ещё идёт. Вы видите её до этого момента.
replay-up-to-now = Посмотреть, что нового
replay-keys = Клавиши
replay-keys-space = пуск, пауза
replay-keys-arrows = на событие назад или вперёд; с Shift — на ход
replay-keys-ends = раздача, конец
replay-keys-scores = следующее очко, предыдущее
replay-keep = Запись и проверка
replay-record-about = Все ходы игры в одном файле; программа может показать его и проверить.
`,"./table.ru.ftl":`### Стол: что делать, ход игры, разговор, сообщения, конец.

table-title = Стол
table-title-turn = Ваш ход! { $mode }
table-heading = { $mode }, стол { $id }
table-called = стол { $id }
table-menu = Этот стол
table-close = Закрыть
table-copy = Скопировать ссылку для зрителей
table-rail = Счёт и ход игры
table-seats = Места
table-seat-you = вы
table-seat-bot = бот
table-seat-away = нет на месте
table-seat-stand-in = играет бот
table-seat-turn = ходит
table-days = { $days } дн. { $hours } ч

## Что делать

table-prompt = Что делать
table-choices = Варианты
table-turn = Ваш ход
table-your-turn = Ваш ход. { $question }
table-waiting =
    { $count ->
        [one] Ходит { $names }
        [few] Ещё выбирают: { $names }
       *[many] Ещё выбирают: { $names }
    }
table-going-on = Минуту…
table-showing = Смотрите…
table-skip = Пропустить
table-choose = Выберите что-нибудь из подсвеченного.
table-secret = Никто не увидит ваш выбор, пока не выберут все.
table-rule = Правило
table-rule-link = Правило { $rule }
table-rule-title = Правило { $rule }
table-rule-none = Текст этого правила сейчас недоступен.
table-rule-all = Все правила и карты
table-more = Ещё
table-all-choices =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
table-type = Набрать ход
table-typed-label = Ход в записи, или undo, resign, rule, help
table-typed-hint = Наберите ход…
table-typed-send = Сделать
table-typed-choices = Подходящие ходы
table-stale = Игра ушла вперёд. Посмотрите ещё раз, прежде чем выбирать.
table-reconnecting = Восстанавливаем связь, ваша игра цела
table-reconnecting-about = Что вы выберете сейчас, уйдёт, как только связь вернётся. Читать можно всё.
table-missed =
    { $count ->
        [one] { $count } новый розыгрыш.
        [few] { $count } новых розыгрыша.
       *[many] { $count } новых розыгрышей.
    }
table-show-missed =
    { $count ->
        [one] Показать
        [few] Показать их
       *[many] Показать их
    }

## Клавиши

table-keys-title = Клавиши
table-keys-arrows = по группе: рука, ряд, варианты
table-keys-tab = к следующей группе
table-keys-enter = выбрать; затем то, что на большой кнопке
table-keys-esc = отменить выбор, закрыть
table-keys-type = набрать ход
table-keys-rule = правило, стоящее за вопросом
table-keys-log = к ходу игры
table-keys-undo = взять ход назад или попросить об этом
table-keys-talk = сказать что-нибудь
table-keys-show = показать пропущенное
table-keys-help = этот список
table-keys-any = Пока что-то движется, любая клавиша или касание доводит это до конца.

## Ход игры

table-log = Ход игры
table-log-empty = Ещё ничего не произошло.
table-log-whole = Вся запись
table-log-recent = Последнее
table-step-back = Шаг назад

## Взять назад, уйти

table-undo = Взять назад
table-undo-free = Взять последний ход назад
table-undo-asking = Попросить взять последний ход назад
table-undo-asks = { $name } просит взять последний ход назад.
table-undo-asks-about = С тех пор что-то открылось, поэтому решать вам.
table-undo-yes = Да, пожалуйста
table-undo-no = Нет
table-took-back = { $name } берёт последний ход назад.
table-undo-waits = Вы попросили взять ход назад. Решают остальные.
table-resign = Сдаться
table-resign-ask = Сдать эту игру?
table-resign-about = Если вас двое, победит соперник; если больше, за вас доиграет бот.
table-resign-yes = Сдаться
table-resign-no = Играть дальше
table-away = { $name }: нет на месте.
table-away-until = { $name }: нет на месте; через { $time } место займёт бот.
table-stands-in = { $name }: пока играет бот.
table-replaced = За вас играет бот.
table-replaced-about = Вас не было. Место по-прежнему ваше.
table-take-back-seat = Вернуться на место

## Разговор

table-talk = Разговор
table-talk-unread = новое
table-talk-empty = Пока никто ничего не сказал.
table-talk-phrases = Сказать
table-talk-own = Скажите что-нибудь…
table-talk-send = Сказать
table-talk-mute = Не слышать: { $name }
table-talk-unmute = Снова слышать: { $name }
table-talk-sat = за столом
table-talk-left = место свободно
table-talk-away = нет на месте
table-talk-stand-in = пока играет бот
table-talk-back = снова на месте
table-talk-resigned = сдаётся
table-talk-over = Игра окончена
table-talk-expired = Игра убрана со стола
table-talk-rematch = предлагает реванш
table-talk-undo-asked = просит взять ход назад
table-talk-undo-yes = соглашается
table-talk-undo-no = против
table-talk-taken-back = берёт ход назад
say-hello = Привет!
say-good-luck = Удачи!
say-nice-play = Отличный ход!
say-well-played = Хорошая игра!
say-thanks = Спасибо!
say-oops = Ой…
say-one-moment = Минутку, пожалуйста.
say-rematch = Реванш?

## За одним экраном

table-curtain-label = Занавес
table-curtain-pass = Передайте экран: { $name }
table-curtain-about = Ничего не видно, пока у экрана не { $name }.
table-curtain-ready = Это я, { $name }

## Конец

table-over = Игра окончена.
table-over-wins = Победа: { $name }
table-over-you = Вы победили!
table-over-tie = Ничья
table-over-expired = Эта игра убрана со стола
table-over-resigned = { $name }: игра сдана.
table-over-about = Спасибо за игру. Ещё раз, поменявшись сторонами?
table-over-rematch-waits = Стол для реванша накрыт.
table-rematch = Реванш со сменой сторон
table-rematch-join = Сесть за реванш
table-rematch-watch = Смотреть реванш
table-replay = Смотреть повтор
table-record = Сохранить запись
table-proof = Честная ли раздача?
table-proof-checking = Проверяем каждое число…
table-proof-honest = Раздача была честной.
table-proof-honest-about =
    { $count ->
        [one] { $count } число этой игры получено из секрета, запечатанного до первой карты, и ваших собственных чисел. Проверено здесь, в вашем браузере.
        [few] Все { $count } числа этой игры получены из секрета, запечатанного до первой карты, и ваших собственных чисел. Проверено здесь, в вашем браузере.
       *[many] Все { $count } чисел этой игры получены из секрета, запечатанного до первой карты, и ваших собственных чисел. Проверено здесь, в вашем браузере.
    }
table-proof-wrong = С этой раздачей что-то не так.
table-proof-wrong-promise = Печать не та, что была показана до первой карты.
table-proof-wrong-commitment = Открытый секрет не подходит к печати.
table-proof-wrong-gap = Одно число пропущено.
table-proof-wrong-draw = Одно число не то, что даёт секрет.
table-proof-commitment = Запечатано до первой карты:
table-ended = Этот стол закрыт
table-ended-removed = Его убрали те, кто держит этот сервер.
table-ended-banned = Те, кто держит этот сервер, не хотят видеть вас за своими столами.
`}));export{e as default};