### Что фойе в браузере говорит об этой игре.

lobby-tag = Сезон
lobby-tagline = Наберите шесть существ, расставьте их на неделю и приберегите немного магии на скамейке.
lobby-facts-1 = Менеджеров
lobby-facts-1-value = 1–5
lobby-facts-2 = Месяц
lobby-facts-2-value = 10 мин
lobby-facts-3 = Сезон
lobby-facts-3-value = 45 мин
lobby-lesson = Драфт, месяц и последняя неделя: вы делаете ходы и видите почему.
