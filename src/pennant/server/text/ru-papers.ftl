# Счёт и ход игры на отдельных страницах.

papers-pages = Страницы этого стола
papers-link-table = Стол
papers-link-score = Счёт
papers-link-story = Ход игры
papers-link-replay = Повтор
papers-link-record = Запись
papers-game = Игра
papers-players = Игроки
papers-day = Дата
papers-day-of = { DATETIME($date, dateStyle: "long") }
papers-ended = Конец
papers-resigned = Сдача: { $name }
papers-expired = Игру не стали продолжать
papers-bot = { $name } (бот { $bot })
papers-open = свободное место
papers-running = Игра продолжается. Здесь то, что знает зритель; чтобы узнать больше, обновите страницу.
papers-nothing-yet = Ещё ничего не произошло.
papers-before = Перед игрой
