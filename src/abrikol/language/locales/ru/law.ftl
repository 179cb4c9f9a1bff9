# The words of the law: what the referee announces and what there is to do. Shared by the pages and the command line.
call-legal = Правильно
call-point = Очко
call-miss = Промах
call-foul = Фол
call-void = Не считается
call-replay = Переиграть
call-valid-break = Правильный разбой
call-bad-break = Неудачный разбой
call-figure = Фигура выполнена
call-done = Принято
call-needs = Вопрос

# Who acts; $name is a player's name.
who-referee = Судья
who-clock = Часы
who-bystander = Постороннее лицо

# What is to be done before the next stroke.
duty-spot = { $who }: выставить шар
duty-take = { $who }: снять шар
duty-choose = { $who } выбирает
duty-place = { $who } ставит шар
duty-call = { $who } заказывает
duty-lag = Розыгрыш решает, кто начинает

# Offers: what may be chosen.
offer-play = Играть с этой позиции
offer-pass-back = Играет соперник
offer-rerack-play = Новая пирамида, разбиваю я
offer-rerack-pass = Новая пирамида, разбивает соперник
offer-rerack-keep = Два оставить, остальные поставить
offer-respot = Касающиеся шары — на их отметки
offer-respot-five-pins = Шар соперника — на верхнюю отметку
offer-keep-five-pins = Оставить шары, как лежат
offer-start = Начинаю
offer-cede = Начинает соперник
offer-restore = Восстановить позицию
offer-lay-back = Вернуть шары на места
offer-keep = Оставить как есть
offer-place = Поставить шар рукой
offer-left = С левой отметки
offer-right = С правой отметки

# What the referee does with the balls. $side is a player's name, $count a number of balls.
move-spot = { $ball } — на стол
move-to = { $ball } — { $place }
mark = { $mark ->
    [spot1] передняя отметка
    [spot2] центральная отметка
    [spot3] задняя отметка
    [top-mark] верхняя отметка
    [bottom-mark] нижняя отметка
    [upper] верхняя половина
    [lower] нижняя половина
   *[other] { $mark }
}
move-lay = { $ball } — на своё место
move-shelve = { $ball } — на полку: { $side }
move-take-back = С полки на стол ({ $side }): { $count }
move-transfer = С полки { $side } на полку { $other }: { $count }
move-reset = Все шары — в начальную позицию
move-restore = Всё как до удара
move-rerack = Новая пирамида, шаров: { $count }
move-clear = { $pin }: убрать со стола
move-stand-halfway = { $pin }: на полпути к центру
move-stand = { $pin }: снова на место
move-lay-back = Шары назад, как перед ударом

# Things on the table.
ball = { $ball ->
    [W] белый
    [Y] жёлтый
    [R] красный
    [C] биток
   *[other] шар { $ball }
}
ball-of = { $ball ->
    [W] белого
    [Y] жёлтого
    [R] красного
    [C] битка
   *[other] шара { $ball }
}
cushion = { $cushion ->
    [h] передний
    [f] задний
    [l] левый
   *[other] правый
}
pocket = { $pocket ->
    [HL] передняя левая
    [HR] передняя правая
    [ML] средняя левая
    [MR] средняя правая
    [FL] задняя левая
   *[other] задняя правая
}
pin = { $pin ->
    [kc] король
    [kh] передняя фишка
    [kf] задняя фишка
    [kl] левая фишка
    [kr] правая фишка
    [km1] средняя фишка 1
   *[other] средняя фишка 3
}

# What was seen.
saw-tip = Удар кием: { $ball }
saw-hit = { $ball } касается { $of }
saw-rebound = { $ball }: { $cushion } борт
saw-jaw = { $ball }: губа лузы, { $pocket }
saw-fall = { $ball } падает: луза { $pocket }
saw-fall-untouched = { $ball } падает без касания: луза { $pocket }
saw-return = { $ball } выскакивает из лузы
saw-cross = { $ball } пересекает { $line }
line = { $line ->
    [house] линию дома
    [rear] заднюю линию
    [axis] продольную ось
   *[other] среднюю линию
}
saw-fly = { $ball } вылетает за борт
saw-over = { $ball } перелетает: { $of }
saw-land = { $ball } снова на столе
saw-fell = { $by } сбивает: { $pin }
saw-displaced = { $pin } сдвинута, стоит
saw-leans = { $pin } опирается: { $of }
saw-leave = { $ball } выходит из зоны { $zone }
saw-enter = { $ball } входит в зону { $zone }
saw-at = Через { $seconds } с
saw-rest = { $ball } лежит: { $place }
saw-moved = Сдвинулись: { $balls }
saw-both = Оба в зоне { $zone }
saw-frozen = Вплотную: { $contacts }
saw-call = Заказано: { $call }

# Remarks: what only eyes report.
remark-foot-off = ни одна нога не на полу
remark-side-of-tip = боком наклейки
remark-double-hit = двойной удар
remark-push = пропих
remark-press = нажим
remark-balls-moving = шары ещё двигались
remark-touch = касание шара
remark-body-over-rail = корпус за бортом
remark-outside-house = не из дома
remark-cleaning = протирка шара
remark-shifted = сдвинуто до удара
remark-impossible = восстановить нельзя
remark-deliberate = умышленно
remark-late = поздно
remark-forgot = забытая обязанность
remark-manner-ok = как заказано
remark-manner-bad = не как заказано
remark-obvious = очевиден без заказа
remark-by = по слову

# Acts.
act-lag = Розыгрыш
act-start = Начинает { $who }
act-choose = Выбор
act-call = Заказ
act-place = { $ball } поставлен
act-take = { $ball } снят
act-offer = { $ball } предложен
act-accept = Предложение принято
act-decline = Предложение отклонено
act-touch = Касание: { $ball }
act-drop = { $ball } упал сам
act-arrange = Шары расставлены
act-rerack = Новая пирамида
act-interfere = Вмешательство
act-restore = Позиция восстановлена
act-timeout = Тайм-аут
act-extend = Дополнительное время
act-warn = Предупреждение
act-down = Прицеливание
act-up = Отход от стола
act-expired = Время истекло
act-leave = Покидает стол
act-refuse = Отказ от игры
act-concede = Сдаётся
act-undo = Отмена
act-correct = Исправление { $number }
act-rule = Собственное решение судьи
act-stroke = Удар

# The games, each in one sentence, and the texts they are played by.
game-three-cushion = Трёхбортный карамболь
says-three-cushion = Коснуться двух других шаров, а перед вторым — не менее трёх бортов.
game-one-cushion = Однобортный карамболь
says-one-cushion = Коснуться двух других шаров, а перед вторым — хотя бы одного борта.
game-free-game = Свободная партия
says-free-game = Коснуться двух других шаров, но не задерживать их в углах.
game-balkline-47-1 = Кадр 47/1
says-balkline-47-1 = Коснуться двух других шаров; в зоне каждый карамболь должен вывести один из них.
game-balkline-47-2 = Кадр 47/2
says-balkline-47-2 = Коснуться двух других шаров; в зоне каждый второй карамболь должен вывести один из них.
game-balkline-71-1 = Кадр 71/1
says-balkline-71-1 = Коснуться двух других шаров; в зоне каждый карамболь должен вывести один из них.
game-balkline-71-2 = Кадр 71/2
says-balkline-71-2 = Коснуться двух других шаров; в зоне каждый второй карамболь должен вывести один из них.
game-balkline-35-1 = Кадр 35/1
says-balkline-35-1 = На малом столе: коснуться двух других шаров; в зоне каждый карамболь должен вывести один из них.
game-balkline-35-2 = Кадр 35/2
says-balkline-35-2 = На малом столе: коснуться двух других шаров; в зоне каждый второй карамболь должен вывести один из них.
game-balkline-52-1 = Кадр 52/1
says-balkline-52-1 = На малом столе: коснуться двух других шаров; в зоне каждый карамболь должен вывести один из них.
game-balkline-52-2 = Кадр 52/2
says-balkline-52-2 = На малом столе: коснуться двух других шаров; в зоне каждый второй карамболь должен вывести один из них.
game-five-pins = Пять фишек
says-five-pins = Играть в шар соперника и сбивать фишки им и красным — это очки.
game-free-pyramid = Свободная пирамида
says-free-pyramid = Любым шаром в любой; каждый забитый шар — очко, восьмой побеждает.
game-continuation = С продолжением
says-continuation = Свободная пирамида до восьмидесяти: когда осталось два шара, остальные ставят заново.
game-classic = Классическая пирамида
says-classic = Заказать шар и лузу; шар даёт свой номер, туз — одиннадцать; побеждает 71.
game-seven-pins = Семь фишек
says-seven-pins = Спишите 300 очков: сбивайте фишки прицельными шарами от борта.
edition-umb = Правила UMB
edition-digest = Клубный свод
edition-handbook = Справочник
edition-wcbs-1997 = WCBS 1997
edition-pro = Профессиональная
edition-2005 = Правила 2005 года
edition-mkp = Международный комитет
edition-official = Официальная
edition-51 = Официальные, до 51
edition-three = Втроём
edition-four = Вчетвером

# What a scorer taps.
tap-point = Очко
tap-point-sign = +1
tap-miss = Конец подхода
tap-miss-ball-off = Конец подхода, красный за бортом
tap-point-ball-off = Очко, красный за бортом
tap-foul-own-ball-off = Свой шар за бортом
tap-foul-no-cushion = Карамболь без борта
tap-safety = Отыгрыш
tap-foul-wrong-ball = Чужой шар
tap-foul-balls-outside = Шар за бортом
tap-foul-balls-moving = Шары ещё двигались
tap-foul-foot = Нога не на полу
tap-foul-tip = Боком наклейки
tap-foul-push = Пропих, двойной удар
tap-foul-touch = Касание шара
tap-foul-touching-ball = В касавшийся шар
tap-frozen-next = Промах, дальше вплотную
tap-timeout = Тайм-аут
tap-concede = Сдаться

tap-point-free = Очко, шары свободны
tap-point-in-zone = Очко, оба в зоне
tap-point-out = Очко, один вышел
tap-point-out-and-in = Очко, вышел и вернулся
tap-inning-free = Начало подхода, шары свободны
tap-inning-in-zone = Начало подхода, оба в зоне
tap-pins = Фишки
tap-pins-carom = Карамболь с фишками
tap-pins-casin = Шар соперника в красный
tap-no-points = Без очков
tap-foul-pins-by-cue = Фишки своим шаром
tap-foul-missed = Мимо шара соперника
tap-foul-red-first = Сначала красный
tap-foul-pins-first = Фишки раньше шара
tap-foul-jumped-over = Перелёт через фишки
tap-foul-double-hit = Двойной удар
tap-no-faultless-stroke = Правильный удар невозможен
tap-pot = Чужой
tap-pot-own = Свой
tap-pot-both = Чужой и свой
tap-pot-two = Два чужих
tap-valid = Конец подхода
tap-incomplete = Неправильный: без борта
tap-no-contact = Мимо шаров
tap-off-table = Шар за бортом
tap-double-hit = Двойной удар
tap-push = Пропих
tap-touch = Касание шара
tap-foot-off = Нога не на полу
tap-side-of-tip = Боком наклейки
tap-balls-moving = Шары ещё двигались
tap-touch-between = Касание до удара
tap-break-valid = Правильный разбой
tap-break-bad = Неудачный разбой
tap-break-pot = Шар с разбоя
tap-take = Снять шар
tap-drop = Шар упал сам
tap-interfere = Вмешательство
tap-slow = Медленная игра: предупредить
tap-extend = Дополнительное время
tap-in-the-way = Шар из пирамиды на переднюю отметку
tap-pins-object = Фишки: шар, борт
tap-pins-cue = Фишки: борт, шар
tap-carom = Карамболь
tap-object-potted = Прицельный в лузе
tap-call-carom = Заказать карамболь
tap-no-pins = Ничего не сбито
tap-pins-by-cue = Фишки битком
tap-pins-no-cushion = Фишки без борта
tap-order = Заказать
tap-call = Заказать
tap-pot-ordered = Забит, как заказан
tap-pot-ordered-more = Забит, и ещё один
tap-pot-last = Последний шар
tap-not-made = Не забит
tap-not-as-ordered = Упал другой шар
tap-cue-potted = Биток в лузе
tap-cue-potted-too = Заказанный шар и биток
tap-cue-off = Биток за бортом
tap-wrong-ball = Били не битком
tap-into-house = С руки в шар в доме
tap-not-over = Снял шар: партия не окончена
tap-void-push = Забит пропихом
tap-void-body = Забит, корпус за бортом
tap-void-foot = Забит, нога не на полу

# Agreed options of a game.
option-frozen-cushion = Шар у борта
option-frozen-cushion-nothing-before = первое касание не считается
option-frozen-cushion-literal = буквально
option-starter-ball = Шар начинающего
option-starter-ball-white = белый
option-starter-ball-dotted = меченый (жёлтый)
option-errors = За что снимают очко
option-errors-fouls = за нарушения и карамболь без борта
option-errors-misses-too = за каждую ошибку, и за промах
option-below-zero = Счёт может упасть ниже нуля
option-below-zero-no = нет
option-below-zero-yes = да
option-count = Число после черты
option-count-drives-out = этот карамболь выводит шар
option-count-stays = столько карамболей можно остаться
option-short-rack = Пирамида из четырнадцати
option-short-rack-no-apex = без переднего шара
option-short-rack-no-corner = без углового шара
option-king = Король с малыми фишками
option-king-and-small = 25 и по 5 за малые
option-king-in-all = 25 за всё
option-penalty = Нарушение прибавляет
option-penalty-stroke = сбитое этим ударом
option-penalty-series = и всё из серии
option-order = Что заказывают
option-order-ball-pocket = шар и лузу
option-order-pure = шар, лузу и способ
option-at-70 = Равный счёт в конце
option-at-70-draw = ничья
option-at-70-replay-last = последний шар ещё раз
option-penalty-to = Штрафные очки —
option-penalty-to-next = следующему
option-penalty-to-previous = предыдущему
option-penalty-to-each = каждому сопернику
option-waive = Не наказывается
option-waive-none = наказывается всё
option-waive-tip = боком наклейки
option-waive-touch = касание шара
option-waive-both = и то, и другое
option-fora = Фора: { $who }
option-fora-as = Фора
option-fora-as-start = очки в начале
option-fora-as-target = сильнейший играет до большего
option-centre-alone = Центральная фишка одна даёт
option-faults = Несколько ошибок одним ударом
option-faults-add = складываются
option-faults-dearest = считается только самая дорогая
