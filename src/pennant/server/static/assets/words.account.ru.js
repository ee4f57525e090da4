var e=`### Accounts, my games, people and leaders, notices.

## The sheet of the top bar

who-guest = Гость
who-guest-about = Ваши партии помнит только этот браузер.
who-account-about = Вы вошли
who-games = Мои партии
who-page = Моя страница
who-leaders = Таблица лидеров
who-account = Учётная запись и уведомления
who-enter = Войти или завести учётную запись
who-leave = Выйти
who-left = Вы вышли.

## Sign in, make an account

enter-title = Учётная запись
enter-head = Вход и регистрация
enter-old = Войти
enter-new = Зарегистрироваться
enter-name = Имя
enter-name-new-hint = Его видят за столом, с ним же вы входите.
enter-password = Пароль
enter-password-new-hint = Не короче { $least } знаков. Хороша фраза из нескольких слов.
enter-in = Входим…
enter-making = Минутку…
enter-merge = Партии, начатые здесь гостем, перейдут к вам.
enter-no-mail = Адрес почты не нужен, поэтому забытый пароль выслать нельзя: пусть его запомнит браузер.
enter-welcome = Вы вошли как { $name }.
enter-made = Учётная запись создана. Вы вошли как { $name }.
enter-why = Зачем учётная запись
enter-why-games = Ваши партии на всех устройствах
enter-why-games-about = Начните на ноутбуке, продолжите на телефоне.
enter-why-rating = Рейтинг в каждой игре
enter-why-rating-about = В счёт идут партии людей с учётными записями; кто остался за столом, не теряет из-за того, кто ушёл.
enter-why-notices = Весть о вашем ходе
enter-why-notices-about = По почте или через веб-хук, для партий на много дней.
enter-why-not = Играть во всё можно и без неё.
password-show = Показать пароль
password-hide = Скрыть пароль
password-caps = Включён Caps Lock.
need-name = Укажите имя.
need-password = Укажите пароль.
need-new-password = Укажите новый пароль.
need-address = Укажите адрес, например ann@example.org.
need-url = Укажите ссылку, которая начинается с https://.
need-token-name = Дайте ключу название, чтобы потом его узнать.

## What can be wrong

wrong-taken = Это имя уже занято. Возьмите другое, а если оно ваше — войдите.
wrong-weak = Такой пароль легко угадать: нужно не меньше { $least } знаков, и это не имя и не известный всем пароль.
wrong-wrong = Имя или пароль неверны.
wrong-wrong-old = Это не ваш пароль.
wrong-wrong-sure = Это не ваш пароль.
wrong-too-fast = Слишком много попыток. Подождите минуту и попробуйте снова.
wrong-bad-name = В имени бывают буквы, цифры, пробелы и - _ . ' — хотя бы две буквы или цифры, всего не больше 24 знаков.
wrong-bad-address = Такой адрес не подойдёт. Он должен быть похож на ann@example.org.
wrong-bad-url = Такая ссылка не подойдёт: она начинается с https:// и ведёт в открытый интернет.
wrong-full = Ключей уже слишком много. Отзовите ненужный.
wrong-vacation = Столько дней в этом году не осталось, или вы уже в отпуске.
wrong-no-mail = Этот сервер не шлёт почту.
wrong-signed-in = Вы уже вошли. Загрузите страницу заново.
wrong-guest = Здесь вы уже не в учётной записи. Войдите снова.

## The account

account-title = Учётная запись
account-since = С { $day }
account-page = Моя страница
account-out = Выйти
account-name-title = Имя
account-name-label = Ваше имя
account-name-hint = Его видят за столом, с ним же вы входите. В оконченных партиях остаётся прежнее.
account-save = Сохранить
account-name-saved = Теперь ваше имя — { $name }.
account-password-title = Пароль
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-hint = На всех других устройствах вход закончится.
account-password-save = Сменить пароль
account-password-saved = Пароль изменён. На других устройствах вход закончен.
account-sessions = Где вы вошли
account-session-this = Здесь
account-session-seen = { $ago }
account-session-since = с { $day }
account-session-end = Закончить
account-session-end-label = Закончить: { $device }
account-session-ended = Вход закончен: { $device }
account-sessions-end = Закончить все остальные
account-sessions-ended = На всех других устройствах вход закончен.
account-tokens = Ключи для программ
account-tokens-about = Ваша программа может смотреть ваши партии или играть их без вашего пароля.
account-tokens-none = Ключей пока нет.
account-token-name = Для чего ключ?
account-token-name-example = Мой бот
account-token-scope = С ним можно
account-token-read = Только читать
account-token-play = Читать и играть
account-token-days = Действует
account-token-days-of =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
account-token-make = Создать ключ
account-token-shown = Ключ виден только сейчас
account-token-shown-about = Храните его там, где никто не увидит. Программа шлёт его как «Authorization: Bearer».
account-token-made = создан { $day }
account-token-used = в деле { $ago }
account-token-unused = ещё не применялся
account-token-until = до { $day }
account-token-end = Отозвать
account-token-end-label = Отозвать: { $name }
account-token-ended = Ключ отозван: { $name }
account-data = Ваши данные
account-export = Скачать всё
account-export-about = Всё, что сервер хранит о вас, одним файлом.
account-delete = Удалить учётную запись
account-delete-about = Имя, пароль, рейтинги, ключи и адреса исчезнут навсегда. В оконченных партиях останется «кто-то»; идущие будут сданы.
account-delete-password = Пароль — для верности
account-delete-yes = Удалить навсегда
account-delete-no = Оставить
account-deleted = Учётная запись удалена. Вы снова гость.
device-unknown = Другая программа
copy = Скопировать
copied = Скопировано

## Notices

notices-mail = Ваш ход — по почте
notices-mail-about = Для партий, где на ход даны дни. В каждом письме есть ссылка, чтобы они прекратились.
notices-mail-none = Этот сервер не шлёт почту.
notices-mail-address = Адрес почты
notices-pace = Как часто
notices-pace-each = О каждом ходе
notices-pace-hourly = Не чаще раза в час
notices-pace-daily = Раз в день
notices-mail-save = Присылать письма
notices-mail-confirmed = Адрес подтверждён
notices-mail-unconfirmed = Адрес ещё не подтверждён
notices-mail-unconfirmed-about = Письмо отправлено на { $address }. Откройте ссылку из него, и письма начнут приходить.
notices-mail-again = Отправить ещё раз
notices-mail-sent = Отправлено. Загляните в почту, в том числе в нежелательную.
notices-mail-saved = Сохранено.
notices-mail-stop = Прекратить и забыть адрес
notices-mail-stopped = Писем больше не будет, адрес забыт.
notices-hook = Ваш ход — через веб-хук
notices-hook-about = О каждом ходе ваша программа получает подписанный запрос.
notices-hook-url = Ссылка на вашу программу
notices-hook-save = Взять эту ссылку
notices-hook-change = Изменить
notices-hook-secret = Секрет виден только сейчас
notices-hook-secret-about = Им подписан каждый запрос: проверьте подпись, прежде чем верить.
notices-hook-failing = Его больше не зовут
notices-hook-failing-about = Ответа не было много раз. Отправьте пробный запрос: ответит хорошо — будем звать снова.
notices-hook-test = Отправить пробный
notices-hook-testing = Отправляем…
notices-hook-answered = Ваша программа ответила: { $status }.
notices-hook-no-answer = Ответа нет: { $text }
notices-hook-refused = Ваша программа ответила { $status }: { $text }
notices-hook-stop = Убрать
notices-hook-stopped = Веб-хук убран.
notices-vacation = Отпуск
notices-vacation-about = Пока вас нет, часы на дни стоят.
notices-vacation-left =
    { $days ->
        [0] В этом году дней не осталось.
        [one] В этом году остался { $days } день.
        [few] В этом году осталось { $days } дня.
       *[other] В этом году осталось { $days } дней.
    }
notices-vacation-days = Дней
notices-vacation-begin = Начать сейчас
notices-vacation-until = Вы в отпуске до { $day }.
notices-vacation-end = Я здесь
notices-vacation-begun = Ваши часы стоят до { $day }.
notices-vacation-ended = Ваши часы снова идут.
notices-vacation-number =
    { $most ->
        [one] Остался { $most } день.
       *[other] Нужно число от 1 до { $most }.
    }
notices-browser = Ваш ход — в этом браузере
notices-browser-about = Уведомление появится, когда наступит ваш ход, а вы смотрите в другое место. Одна страница Pennant должна быть открыта.
notices-browser-on = Сообщать о моём ходе
notices-browser-is-on = Уведомления включены.
notices-browser-off = Больше не показывать
notices-browser-denied = Браузер не разрешает уведомления отсюда. Разрешить их можно в его настройках для этой страницы.
notices-browser-none = Здесь у браузера нет уведомлений: им нужно защищённое соединение (https).
notices-browser-installed = Этот браузер показывает уведомления только установленных программ.
notify-turn = Ваш ход: { $game }
notify-test = Вот как это выглядит
notify-test-about = Мы скажем, когда наступит ваш ход.

## My games

games-title = Мои партии
games-guest = Вы играете гостем
games-guest-about = Эти партии помнит только этот браузер. С учётной записью они ваши на любом устройстве.
games-guest-make = Зарегистрироваться
games-running = Идут
games-running-empty = Ни одна партия не идёт.
games-running-empty-about = Сыграйте с ботом или позовите друга: лобби в одном касании.
games-to-lobby = В лобби
games-over = Окончены
games-over-empty = Оконченных партий пока нет.
games-over-empty-about = Здесь будет всё сыгранное: результат, счёт и повтор.
games-more = Показать ещё
games-trouble = Список показан не полностью
past-won = Победа
past-lost = Поражение
past-shared = Ничья
past-place = { $place } из { $of }
past-place-label = Место { $place } из { $of }
past-resigned = Сдача
past-expired = Прервана
past-over = Окончена
past-replay = Повтор
past-score = Счёт
past-record = Запись
past-of = { $what }: { $title }, { $day }

## A person

person-since = Здесь с { $day }
person-you = Это вы.
person-lost = Здесь нет никого с таким именем
person-lost-about = Имя могло измениться, или учётной записи больше нет.
person-ratings = Рейтинги
person-ratings-empty = Рейтинга пока нет.
person-ratings-empty-about = В счёт идут оконченные партии людей с учётными записями.
person-rating-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
person-rating-place = { $place }-е место
person-rating-few = В таблице лидеров — с пяти партий
person-leaders = Таблица лидеров
person-results = Результаты
person-results-empty = Оконченных партий пока нет.
person-results-empty-about = Здесь будут результаты партий, сыгранных до конца.
person-game = Игра
person-played = Всего
person-won = Побед
person-lost-count = Пораж.
person-shared = Ничьих
person-tables = Последние партии
person-tables-empty = Смотреть пока нечего.
person-tables-empty-about = Здесь будут оконченные партии за открытыми столами, с повторами.

## Leaders

leaders-title = Таблица лидеров
leaders-of = Таблица лидеров: { $game }
leaders-games = Игры
leaders-place = Место
leaders-player = Игрок
leaders-rating = Рейтинг
leaders-played = Партии
leaders-won = Победы
leaders-you = это вы
leaders-empty = Здесь пока никого.
leaders-empty-about = В таблицу приводят пять партий в счёт рейтинга: оконченных, между людьми с учётными записями.
leaders-about = В счёт идут оконченные партии, где хотя бы двое играют с учётными записями; боты не в счёт. Кто ушёл, тот последний, а оставшиеся из-за этого ничего не теряют. Все начинают с 1000.
leaders-lost = Такой игры нет
leaders-lost-about = Ссылка неверна. Все игры этого сервера знает лобби.
`;export{e as default};