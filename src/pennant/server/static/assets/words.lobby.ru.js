var e=`### The lobby, and what is said about tables everywhere.

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
lobby-yours-empty = Ни одна ваша партия не идёт.
lobby-yours-empty-about = Сыграйте с ботом: одно касание — и первая карта на столе. Или позовите друга по ссылке.
lobby-all-yours = Все мои партии, и оконченные
lobby-open = Открытые столы
lobby-open-empty = Никто не ждёт.
lobby-open-empty-about = Откройте свой стол: он будет стоять здесь, пока кто-нибудь не сядет.
lobby-turns =
    { $count ->
        [one] Ваш ход за { $count } столом
       *[other] Ваш ход за { $count } столами
    }
lobby-fair = Регистрация не нужна, рекламы нет. Каждая раздача запечатана до первой карты и вскрыта после последней: любой может проверить, что случай никто не подправлял.

## My name

name-label = Ваше имя
name-playing-as = Вы играете как
name-none = гость
name-change = Изменить имя
name-saved = Теперь вы играете как { $name }.
name-empty = В имени должна быть хотя бы одна буква.
error-name-taken = С этим именем уже есть учётная запись. Возьмите другое.

## A ticket

ticket-players = Игроков
ticket-play-bot = Против бота
ticket-dealing = Раздаём…
ticket-invite = Пригласить…
ticket-learn = Первый урок
ticket-decks = Колоды

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

## First lessons

lesson-title = Первые уроки
lesson-head = Впервые здесь?
lesson-begin = Начать

## Seats and clocks

seat-open = Свободное место
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
`;export{e as default};