# The referee's desk: what the pages say besides the words of the law.
desk-title = Судейский стол
skip = К содержанию
language = Язык
theme-dark = Тёмная тема
theme-light = Светлая тема
help = Клавиши и запись
close = Закрыть
cancel = Отмена
back = Все матчи
again = Попробовать ещё

# First page.
new-match = Новый матч
find-game = Найти игру
no-game-found = Такой игры нет.
games-found = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
family-carom = Карамболь
family-lines = Карамболь с зонами
family-pins = Фишки
family-pyramid = Пирамида
continue = Продолжить
nothing-kept = Матчей ещё нет. Начните новый или посмотрите образец.
open-record = Открыть запись
open-record-says = Файл, сохранённый abrikol; он будет скопирован сюда.
sample = Образец для просмотра
sample-says = Законченный матч, действие за действием.
broken-at = Повреждено в строке { $line }: { $reason }
broken-kept = Действия до неё сохранены: { $count }.
broken-readonly = Пока файл не исправлен, ничего не добавить.
over-draw = Ничья
watch = Просмотреть

# A new match.
players = Игроки
player = Игрок { $side }
how-many = Сколько игроков
edition = Правила
format = До скольких
format-own = Свой код формата
format-wrong = Это не код формата. Примеры: 40-EQ, 15x3, 8-BO9.
agreed = Договорённости игроков
begin-match = Начать матч
format-to = до { $target }
format-best-of = из { $games } партий
format-equaliser = с уравнивающим подходом
format-no-equaliser = без уравнивающего подхода
format-innings = подходов не более { $innings }
format-shootout = при ничьей — серия
format-seconds = { $seconds } с на удар
format-extensions = перерывов за партию: { $count }
format-extensions-match = перерывов за встречу: { $count }
format-automatic = перерывы берутся сами

# The board.
at-table = За столом
run = серия
last-inning = последний подход
last-turn = последний подход
to-go = осталось
average = ср.
high-run = лучшая серия
inning = Подход { $inning }
game-number = Партия { $game }
games-won = партий { $won }
owes = долг { $count }
shelf-of = Полка: { $count } из { $target }
shelf-balls = { $count ->
    [0] На полке пусто
   *[other] На полке: { $balls }
}
from-fouls = за ошибки +{ $points }
lost-by-fouls = ошибки −{ $points }
equalising = Уравнивающий подход
shoot-out = Серия { $score }
score-label = { $who }: { $score }
saved = Сохранено
waiting = ждут: { $count }
seconds = секунд
clock-start = Пуск
clock-stop = Стоп

# The ruling.
ruling = Решение
no-ruling = Ещё ничего не произошло.
article = статья { $number }
next = Далее
plays-next = Играет { $who }
plays-on = { $who } играет дальше
breaks-next = Начинает { $who }
in-hand = Игра с руки: { $where }
hand-house = дом
hand-rear = временный дом у заднего борта
hand-any = где угодно
hand-lower = нижняя половина
hand-upper = верхняя половина
called-now = Заказано: { $call }
announce-entre = вошли
announce-dedans = в зоне
announce-reste-dedans = остались в зоне
announce-entre-anchor = вошли, анкер
announce-entre-everywhere = вошли везде
announce-dedans-anchor = в зоне, анкер
announce-dedans-everywhere = в зоне везде
announce-a-cheval = по обе стороны линии
frozen-now = Вплотную: { $contacts }
saw = Что было видно
taken-back = Действие { $number } отменено
corrected = Действие { $number } исправлено
match-over = Матч окончен
game-over = Партия окончена
won-by = Побеждает { $who }, { $final }

# Duties, taps, picks.
do-now = Что делать сейчас
what-happened = Что произошло
then-also = Затем: { $duty }
may-choose = Перед ударом
strike-anyway = Удар всё же сделан
who-begins = Кто выиграл розыгрыш и начинает?
begins = Начинает { $who }
place-help = Нажмите место на столе или двигайте стрелками: 10 мм, с Shift — 1 мм.
place-here = Поставить: { $x } × { $y } мм
spotted = Сделано
undo = Отменить
undo-nothing = ещё ничего
undo-what = { $who }: { $what }
foul = Фол
foul-of = Фол: { $who }
other-acts = Ещё
record-it = Записать
pick-own = Каким шаром били?
pick-other = Какой другой шар?
pick-ball = Какой шар?
pick-pocket = Какая луза?
pick-zone = Какие зоны?
pick-half = Какая половина?
pick-own-pins = Какие фишки сбил свой шар?
pick-other-pins = Какие фишки сбил шар соперника?
pick-other-pins-seven-pins = Какие фишки сбил прицельный шар?
pick-red-pins = Какие фишки сбил красный?
more-fell = Упал ещё один шар
call-it = Заказать
half-lower = нижняя половина
half-upper = верхняя половина

# Questions that only a person can answer.
needs = Скажите: { $what }
needs-manner = Исполнено ли, как заказано?
needs-position = Где лежит { $ball }?
needs-both = Где теперь лежат два прицельных шара?
needs-both-before = Где лежали два прицельных шара до удара?
needs-angle-of-the-stroke-to-the-line-of-centres = Под каким углом к линии центров был удар?
needs-how-far-the-cue-ball-followed = Как далеко прошёл биток следом?
needs-time-of-the-first-contact = Когда шары впервые встретились?
needs-which-ball-each-side-struck = Каким шаром бил каждый?
both-free = Не в одной зоне
needs-a-ruling = Должен рассудить судья.
needs-edit = Дополнить строку

# The line, the history, the sheet.
line-label = Запишите, что произошло
line-hint = например W>R W/h W/r W/f W>Y
line-would = Будет: { $call }
history = Ход
history-empty = Здесь будет каждое действие.
correct = Исправить
correct-title = Исправить действие { $number }
correct-save = Сохранить исправление
correct-score = Счёт тогда: { $score }
correct-unfit = Эти действия больше не подойдут: { $numbers }
undo-to = Отменить до этого
undone = отменено
was = было: { $line }
unfit = больше не подходит
sheet = Протокол
sheet-total = всего
sheet-inning = Подход
sheet-given = за ошибки
table-drawing = Стол
table-empty = расположение неизвестно
table-lies = { $ball }: { $x } × { $y } мм
save = Сохранить
step-of = { $step } из { $count }
step-first = В начало
step-back = На одно назад
step-on = На одно вперёд
step-last = В конец

# Errors.
error-offline = Сервер не отвечает. Введённое сохранено и будет отправлено снова.
error-stale = Матч изменился в другом окне. Посмотрите и повторите.
error-held = Матч тем временем изменился, поэтому это не отправлено.
error-unsure = Уже неясно, какой шар имелся в виду.
waiting-label = Не отправлено
send-anyway = Всё равно отправить
drop-first = Пропустить это, остальное отправить
drop-all = Отбросить всё
error-record = Такого матча здесь нет.
error-refused = Невозможно: { $message }
error-notation = Не прочесть: { $message }
error-other = { $message }

# Help.
keys = Клавиши
key-point = первая кнопка: очко, шар
key-end = конец подхода
key-undo = отменить
key-choose = выбор, кнопка открытого листа
key-foul = фолы
key-more = другие действия
key-line = записать строку
key-tabs = ход, протокол, стол
key-clock = пуск и стоп часов
key-help = эта справка
key-escape = закрыть открытое
key-arrows = в списке или ряду кнопок
notation = Запись
notation-says = Одна строка рассказывает, что произошло, по порядку. Первый названный шар — тот, которым били.
notation-hit = шары касаются
notation-rebound = борт: h передний, f задний, l левый, r правый
notation-fall = падает в лузу
notation-tip = били этим шаром
notation-cross = пересекает среднюю линию
notation-floor = вылетает за борт
notation-call = заказаны шар и луза
notation-remark = то, что видит только глаз
notation-who = действует кто-то другой
notation-correct = действие 3 на самом деле было таким
notation-join = несколько действий в одной строке

# What is counted.
actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
format-sets = { $games ->
    [one] до { $games } выигранного сета
    [few] до { $games } выигранных сетов
   *[many] до { $games } выигранных сетов
}
format-fixed = { $games ->
    [one] ровно { $games } партия
    [few] ровно { $games } партии
   *[many] ровно { $games } партий
}
