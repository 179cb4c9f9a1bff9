# The referee's desk: what the pages say besides the words of the law.
desk-title = Суддівський стіл
skip = До вмісту
language = Мова
theme-dark = Темна тема
theme-light = Світла тема
help = Клавіші та запис
close = Закрити
cancel = Скасувати
back = Усі матчі
again = Спробувати ще

# First page.
new-match = Новий матч
find-game = Знайти гру
no-game-found = Такої гри немає.
games-found = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
family-carom = Карамболь
family-lines = Карамболь із зонами
family-pins = Фішки
family-pyramid = Піраміда
continue = Продовжити
nothing-kept = Матчів ще немає. Почніть новий або перегляньте зразок.
open-record = Відкрити запис
open-record-says = Файл, який зберіг abrikol; його буде скопійовано сюди.
sample = Зразок для перегляду
sample-says = Завершений матч, дія за дією.
broken-at = Пошкоджено в рядку { $line }: { $reason }
broken-kept = Дії до нього збережено: { $count }.
broken-readonly = Доки файл не виправлено, нічого не додати.
over-draw = Нічия
watch = Переглянути

# A new match.
players = Гравці
player = Гравець { $side }
how-many = Скільки гравців
edition = Правила
format = До скількох
format-own = Свій код формату
format-wrong = Це не код формату. Приклади: 40-EQ, 15x3, 8-BO9.
agreed = Домовленості гравців
begin-match = Почати матч
format-to = до { $target }
format-best-of = із { $games } партій
format-equaliser = із зрівняльним підходом
format-no-equaliser = без зрівняльного підходу
format-innings = підходів не більше { $innings }
format-shootout = за нічиєї — серія
format-seconds = { $seconds } с на удар
format-extensions = перерв за партію: { $count }
format-extensions-match = перерв за зустріч: { $count }
format-automatic = перерви беруться самі

# The board.
at-table = За столом
run = серія
last-inning = останній підхід
last-turn = останній підхід
to-go = залишилось
average = сер.
high-run = найкраща серія
inning = Підхід { $inning }
game-number = Партія { $game }
games-won = партій { $won }
owes = борг { $count }
shelf-of = Полиця: { $count } із { $target }
shelf-balls = { $count ->
    [0] На полиці порожньо
   *[other] На полиці: { $balls }
}
from-fouls = за помилки +{ $points }
lost-by-fouls = помилки −{ $points }
equalising = Зрівняльний підхід
shoot-out = Серія { $score }
score-label = { $who }: { $score }
saved = Збережено
waiting = чекають: { $count }
seconds = секунд
clock-start = Пуск
clock-stop = Стоп

# The ruling.
ruling = Рішення
no-ruling = Ще нічого не сталося.
article = стаття { $number }
next = Далі
plays-next = Грає { $who }
plays-on = { $who } грає далі
breaks-next = Починає { $who }
in-hand = Гра з руки: { $where }
hand-house = дім
hand-rear = тимчасовий дім біля заднього борту
hand-any = будь-де
hand-lower = нижня половина
hand-upper = верхня половина
called-now = Замовлено: { $call }
announce-entre = увійшли
announce-dedans = у зоні
announce-reste-dedans = лишились у зоні
announce-entre-anchor = увійшли, анкер
announce-entre-everywhere = увійшли всюди
announce-dedans-anchor = у зоні, анкер
announce-dedans-everywhere = у зоні всюди
announce-a-cheval = обабіч лінії
frozen-now = Впритул: { $contacts }
saw = Що було видно
taken-back = Дію { $number } скасовано
corrected = Дію { $number } виправлено
match-over = Матч завершено
game-over = Партію завершено
won-by = Перемагає { $who }, { $final }

# Duties, taps, picks.
do-now = Що робити зараз
what-happened = Що сталося
then-also = Потім: { $duty }
may-choose = Перед ударом
strike-anyway = Удар усе ж зроблено
who-begins = Хто виграв розіграш і починає?
begins = Починає { $who }
place-help = Натисніть місце на столі або рухайте стрілками: 10 мм, із Shift — 1 мм.
place-here = Поставити: { $x } × { $y } мм
spotted = Зроблено
undo = Скасувати
undo-nothing = ще нічого
undo-what = { $who }: { $what }
foul = Фол
foul-of = Фол: { $who }
other-acts = Ще
record-it = Записати
pick-own = Якою кулею били?
pick-other = Яка інша куля?
pick-ball = Яка куля?
pick-pocket = Яка луза?
pick-zone = Які зони?
pick-half = Яка половина?
pick-own-pins = Які фішки збила своя куля?
pick-other-pins = Які фішки збила куля суперника?
pick-other-pins-seven-pins = Які фішки збила прицільна куля?
pick-red-pins = Які фішки збила червона?
more-fell = Упала ще одна куля
call-it = Замовити
half-lower = нижня половина
half-upper = верхня половина

# Questions that only a person can answer.
needs = Скажіть: { $what }
needs-manner = Чи виконано, як замовлено?
needs-position = Де лежить { $ball }?
needs-both = Де тепер лежать дві прицільні кулі?
needs-both-before = Де лежали дві прицільні кулі до удару?
needs-angle-of-the-stroke-to-the-line-of-centres = Під яким кутом до лінії центрів був удар?
needs-how-far-the-cue-ball-followed = Як далеко пройшов биток слідом?
needs-time-of-the-first-contact = Коли кулі вперше зустрілися?
needs-which-ball-each-side-struck = Якою кулею бив кожен?
both-free = Не в одній зоні
needs-a-ruling = Має розсудити суддя.
needs-edit = Доповнити рядок

# The line, the history, the sheet.
line-label = Запишіть, що сталося
line-hint = наприклад W>R W/h W/r W/f W>Y
line-would = Буде: { $call }
history = Перебіг
history-empty = Тут буде кожна дія.
correct = Виправити
correct-title = Виправити дію { $number }
correct-save = Зберегти виправлення
correct-score = Рахунок тоді: { $score }
correct-unfit = Ці дії більше не пасуватимуть: { $numbers }
undo-to = Скасувати до цього
undone = скасовано
was = було: { $line }
unfit = більше не пасує
sheet = Протокол
sheet-total = разом
sheet-inning = Підхід
sheet-given = за помилки
table-drawing = Стіл
table-empty = розташування невідоме
table-lies = { $ball }: { $x } × { $y } мм
save = Зберегти
step-of = { $step } із { $count }
step-first = На початок
step-back = На одну назад
step-on = На одну вперед
step-last = У кінець

# Errors.
error-offline = Сервер не відповідає. Введене збережено й буде надіслано знову.
error-stale = Матч змінився в іншому вікні. Перегляньте й повторіть.
error-held = Матч тим часом змінився, тому це не надіслано.
error-unsure = Вже не зрозуміло, котру кулю мали на увазі.
waiting-label = Не надіслано
send-anyway = Усе одно надіслати
drop-first = Пропустити це, решту надіслати
drop-all = Відкинути все
error-record = Такого матчу тут немає.
error-refused = Неможливо: { $message }
error-notation = Не прочитати: { $message }
error-other = { $message }

# Help.
keys = Клавіші
key-point = перша кнопка: очко, куля
key-end = кінець підходу
key-undo = скасувати
key-choose = вибір, кнопка відкритого аркуша
key-foul = фоли
key-more = інші дії
key-line = записати рядок
key-tabs = перебіг, протокол, стіл
key-clock = пуск і стоп годинника
key-help = ця довідка
key-escape = закрити відкрите
key-arrows = у списку чи ряді кнопок
notation = Запис
notation-says = Один рядок розповідає, що сталося, по порядку. Перша названа куля — та, якою били.
notation-hit = кулі торкаються
notation-rebound = борт: h передній, f задній, l лівий, r правий
notation-fall = падає в лузу
notation-tip = били цією кулею
notation-cross = перетинає середню лінію
notation-floor = вилітає за борт
notation-call = замовлено кулю й лузу
notation-remark = те, що видно лише оку
notation-who = діє хтось інший
notation-correct = дія 3 насправді була такою
notation-join = кілька дій в одному рядку

# What is counted.
actions = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
format-sets = { $games ->
    [one] до { $games } виграного сету
    [few] до { $games } виграних сетів
   *[many] до { $games } виграних сетів
}
format-fixed = { $games ->
    [one] рівно { $games } партія
    [few] рівно { $games } партії
   *[many] рівно { $games } партій
}
