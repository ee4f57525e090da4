var e=`### A new table, and the wait for players.

## A new table

new-title = Новый стол
new-head = Стол для игры { $game }
new-mode = Во что играем
new-mode-seats = Игроков: { $seats }
new-seats = Кто где сидит
new-seat = Место { $number }
new-team = Команда места { $number }
new-team-any = Любая команда
new-cards = Карты
new-cards-own = Карты Pennant
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
seal-about = Сначала сервер выбирает секрет и показывает его отпечаток, затем к нему примешивают ваши цифры и цифры остальных. После последнего хода секрет вскрывают, и каждую карту можно проверить.
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
`;export{e as default};