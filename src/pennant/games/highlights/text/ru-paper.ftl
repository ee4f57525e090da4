### Партия на бумаге. За столом эти слова не нужны.

paper-headline = { $first } { $one } : { $two } { $second }
paper-champion = Победитель турнира — { $name }
paper-series-of = { $stage }: { $first } – { $second }
paper-game = Матч { $number }
paper-inning = Иннинг { $number }
paper-team = Команда
paper-runs = R
paper-runs-about = Раны
paper-wins = П
paper-wins-about = Выиграно матчей
paper-standings = Таблица
paper-place = Место
paper-cards = Карты: { $name }
paper-card = Карта
paper-card-played = Выходы
paper-card-played-about = Сколько раз карта выходила на поле
paper-card-hits = H
paper-card-hits-about = Состоявшиеся хиты
paper-card-walks = BB
paper-card-walks-about = Уоки
paper-card-runs = R
paper-card-runs-about = Раны, принесённые её хитами и действиями
paper-card-price = Куплена
paper-card-price-about = Сколько за неё заплатили в раунде покупок
paper-money = ${ $money }
paper-total = Всего
