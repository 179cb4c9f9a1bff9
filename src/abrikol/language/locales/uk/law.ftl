# The words of the law: what the referee announces and what there is to do. Shared by the pages and the command line.
call-legal = Правильно
call-point = Очко
call-miss = Промах
call-foul = Фол
call-void = Не рахується
call-replay = Переграти
call-valid-break = Правильний розбій
call-bad-break = Невдалий розбій
call-figure = Фігуру виконано
call-done = Прийнято
call-needs = Питання

# Who acts; $name is a player's name.
who-referee = Суддя
who-clock = Годинник
who-bystander = Стороння особа

# What is to be done before the next stroke.
duty-spot = { $who }: виставити кулю
duty-take = { $who }: зняти кулю
duty-choose = { $who } обирає
duty-place = { $who } ставить кулю
duty-call = { $who } замовляє
duty-lag = Розіграш вирішує, хто починає

# Offers: what may be chosen.
offer-play = Грати з цієї позиції
offer-pass-back = Грає суперник
offer-rerack-play = Нова піраміда, розбиваю я
offer-rerack-pass = Нова піраміда, розбиває суперник
offer-rerack-keep = Дві лишити, інші поставити
offer-respot = Кулі, що торкаються, — на їхні позначки
offer-respot-five-pins = Кулю суперника — на верхню позначку
offer-keep-five-pins = Залишити кулі, як лежать
offer-start = Починаю
offer-cede = Починає суперник
offer-restore = Відновити позицію
offer-lay-back = Повернути кулі на місця
offer-keep = Залишити як є
offer-place = Поставити кулю рукою
offer-left = З лівої позначки
offer-right = З правої позначки

# What the referee does with the balls. $side is a player's name, $count a number of balls.
move-spot = { $ball } — на стіл
move-to = { $ball } — { $place }
mark = { $mark ->
    [spot1] передня позначка
    [spot2] центральна позначка
    [spot3] задня позначка
    [top-mark] верхня позначка
    [bottom-mark] нижня позначка
    [upper] верхня половина
    [lower] нижня половина
   *[other] { $mark }
}
move-lay = { $ball } — на своє місце
move-shelve = { $ball } — на полицю: { $side }
move-take-back = З полиці на стіл ({ $side }): { $count }
move-transfer = З полиці { $side } на полицю { $other }: { $count }
move-reset = Усі кулі — у початкову позицію
move-restore = Усе як до удару
move-rerack = Нова піраміда, куль: { $count }
move-clear = { $pin }: прибрати зі столу
move-stand-halfway = { $pin }: на півдорозі до центру
move-stand = { $pin }: знову на місце
move-lay-back = Кулі назад, як перед ударом

# Things on the table.
ball = { $ball ->
    [W] біла
    [Y] жовта
    [R] червона
    [C] біток
   *[other] куля { $ball }
}
ball-of = { $ball ->
    [W] білої
    [Y] жовтої
    [R] червоної
    [C] битка
   *[other] кулі { $ball }
}
cushion = { $cushion ->
    [h] передній
    [f] задній
    [l] лівий
   *[other] правий
}
pocket = { $pocket ->
    [HL] передня ліва
    [HR] передня права
    [ML] середня ліва
    [MR] середня права
    [FL] задня ліва
   *[other] задня права
}
pin = { $pin ->
    [kc] король
    [kh] передня фішка
    [kf] задня фішка
    [kl] ліва фішка
    [kr] права фішка
    [km1] середня фішка 1
   *[other] середня фішка 3
}

# What was seen.
saw-tip = Кий торкається: { $ball }
saw-hit = { $ball } торкається { $of }
saw-rebound = { $ball }: { $cushion } борт
saw-jaw = { $ball }: губа лузи, { $pocket }
saw-fall = { $ball } падає: луза { $pocket }
saw-fall-untouched = { $ball } падає без торкання: луза { $pocket }
saw-return = { $ball } вискакує з лузи
saw-cross = { $ball } перетинає { $line }
line = { $line ->
    [house] лінію дому
    [rear] задню лінію
    [axis] поздовжню вісь
   *[other] середню лінію
}
saw-fly = { $ball } вилітає за борт
saw-over = { $ball } перелітає: { $of }
saw-land = { $ball } знову на столі
saw-fell = { $by } збиває: { $pin }
saw-displaced = { $pin } зсунуто, стоїть
saw-leans = { $pin } спирається: { $of }
saw-leave = { $ball } виходить із зони { $zone }
saw-enter = { $ball } заходить у зону { $zone }
saw-at = Через { $seconds } с
saw-rest = { $ball } лежить: { $place }
saw-moved = Зрушилися: { $balls }
saw-both = Обидві в зоні { $zone }
saw-frozen = Впритул: { $contacts }
saw-call = Замовлено: { $call }

# Remarks: what only eyes report.
remark-foot-off = жодна нога не на підлозі
remark-side-of-tip = боком наклейки
remark-double-hit = подвійний удар
remark-push = пропих
remark-press = натиск
remark-balls-moving = кулі ще рухались
remark-touch = торкання кулі
remark-body-over-rail = корпус за бортом
remark-outside-house = не з дому
remark-cleaning = протирання кулі
remark-shifted = зсунуто до удару
remark-impossible = відновити неможливо
remark-deliberate = навмисно
remark-late = запізно
remark-forgot = забутий обов’язок
remark-manner-ok = як замовлено
remark-manner-bad = не як замовлено
remark-obvious = очевидний без замовлення
remark-by = за словом

# Acts.
act-lag = Розіграш
act-start = Починає { $who }
act-choose = Вибір
act-call = Замовлення
act-place = { $ball } поставлено
act-take = { $ball } знято
act-offer = { $ball } запропоновано
act-accept = Пропозицію прийнято
act-decline = Пропозицію відхилено
act-touch = Торкання: { $ball }
act-drop = { $ball } впала сама
act-arrange = Кулі розставлено
act-rerack = Нова піраміда
act-interfere = Втручання
act-restore = Позицію відновлено
act-timeout = Тайм-аут
act-extend = Додатковий час
act-warn = Попередження
act-down = Прицілювання
act-up = Відмова від прицілу
act-expired = Час вичерпано
act-leave = Залишає стіл
act-refuse = Відмова від гри
act-concede = Здається
act-undo = Скасування
act-correct = Виправлення { $number }
act-rule = Власне рішення судді
act-stroke = Удар

# The games, each in one sentence, and the texts they are played by.
game-three-cushion = Трибортний карамболь
says-three-cushion = Торкнутися двох інших куль, а перед другою — щонайменше трьох бортів.
game-one-cushion = Однобортний карамболь
says-one-cushion = Торкнутися двох інших куль, а перед другою — хоча б одного борту.
game-free-game = Вільна партія
says-free-game = Торкнутися двох інших куль, та не затримувати їх у кутах.
game-balkline-47-1 = Кадр 47/1
says-balkline-47-1 = Торкнутися двох інших куль; у зоні кожен карамболь має вивести одну з них.
game-balkline-47-2 = Кадр 47/2
says-balkline-47-2 = Торкнутися двох інших куль; у зоні кожен другий карамболь має вивести одну з них.
game-balkline-71-1 = Кадр 71/1
says-balkline-71-1 = Торкнутися двох інших куль; у зоні кожен карамболь має вивести одну з них.
game-balkline-71-2 = Кадр 71/2
says-balkline-71-2 = Торкнутися двох інших куль; у зоні кожен другий карамболь має вивести одну з них.
game-balkline-35-1 = Кадр 35/1
says-balkline-35-1 = На малому столі: торкнутися двох інших куль; у зоні кожен карамболь має вивести одну з них.
game-balkline-35-2 = Кадр 35/2
says-balkline-35-2 = На малому столі: торкнутися двох інших куль; у зоні кожен другий карамболь має вивести одну з них.
game-balkline-52-1 = Кадр 52/1
says-balkline-52-1 = На малому столі: торкнутися двох інших куль; у зоні кожен карамболь має вивести одну з них.
game-balkline-52-2 = Кадр 52/2
says-balkline-52-2 = На малому столі: торкнутися двох інших куль; у зоні кожен другий карамболь має вивести одну з них.
game-five-pins = П’ять фішок
says-five-pins = Грати в кулю суперника й збивати фішки нею та червоною — це очки.
game-free-pyramid = Вільна піраміда
says-free-pyramid = Будь-якою кулею в будь-яку; кожна забита куля — очко, восьма перемагає.
game-continuation = З продовженням
says-continuation = Вільна піраміда до вісімдесяти: коли лишилось дві кулі, інші ставлять знову.
game-classic = Класична піраміда
says-classic = Замовити кулю й лузу; куля дає свій номер, туз — одинадцять; перемагає 71.
game-seven-pins = Сім фішок
says-seven-pins = Спишіть 300 очок: збивайте фішки прицільними кулями від борту.
edition-umb = Правила UMB
edition-digest = Клубний звід
edition-handbook = Довідник
edition-wcbs-1997 = WCBS 1997
edition-pro = Професійна
edition-2005 = Правила 2005 року
edition-mkp = Міжнародний комітет
edition-official = Офіційна
edition-51 = Офіційні, до 51
edition-three = Утрьох
edition-four = Учотирьох

# What a scorer taps.
tap-point = Очко
tap-point-sign = +1
tap-miss = Кінець підходу
tap-miss-ball-off = Кінець підходу, червона за бортом
tap-point-ball-off = Очко, червона за бортом
tap-foul-own-ball-off = Своя куля за бортом
tap-foul-no-cushion = Карамболь без борту
tap-safety = Відіграш
tap-foul-wrong-ball = Чужа куля
tap-foul-balls-outside = Куля за бортом
tap-foul-balls-moving = Кулі ще рухались
tap-foul-foot = Нога не на підлозі
tap-foul-tip = Боком наклейки
tap-foul-push = Пропих, подвійний удар
tap-foul-touch = Торкання кулі
tap-foul-touching-ball = У кулю, що торкалась
tap-frozen-next = Промах, далі впритул
tap-timeout = Тайм-аут
tap-concede = Здатися

tap-point-free = Очко, кулі вільні
tap-point-in-zone = Очко, обидві в зоні
tap-point-out = Очко, одна вийшла
tap-point-out-and-in = Очко, вийшла й повернулась
tap-inning-free = Початок підходу, кулі вільні
tap-inning-in-zone = Початок підходу, обидві в зоні
tap-pins = Фішки
tap-pins-carom = Карамболь із фішками
tap-pins-casin = Куля суперника в червону
tap-no-points = Без очок
tap-foul-pins-by-cue = Фішки своєю кулею
tap-foul-missed = Повз кулю суперника
tap-foul-red-first = Спершу червона
tap-foul-pins-first = Фішки раніше кулі
tap-foul-jumped-over = Переліт через фішки
tap-foul-double-hit = Подвійний удар
tap-no-faultless-stroke = Правильний удар неможливий
tap-pot = Чужа
tap-pot-own = Своя
tap-pot-both = Чужа і своя
tap-pot-two = Дві чужі
tap-valid = Кінець підходу
tap-incomplete = Неправильний: без борту
tap-no-contact = Повз кулі
tap-off-table = Куля за бортом
tap-double-hit = Подвійний удар
tap-push = Пропих
tap-touch = Торкання кулі
tap-foot-off = Нога не на підлозі
tap-side-of-tip = Боком наклейки
tap-balls-moving = Кулі ще рухались
tap-touch-between = Торкання до удару
tap-break-valid = Правильний розбій
tap-break-bad = Невдалий розбій
tap-break-pot = Куля з розбою
tap-take = Зняти кулю
tap-drop = Куля впала сама
tap-interfere = Втручання
tap-slow = Повільна гра: попередити
tap-extend = Додатковий час
tap-in-the-way = Кулю з піраміди на передню точку
tap-pins-object = Фішки: куля, борт
tap-pins-cue = Фішки: борт, куля
tap-carom = Карамболь
tap-object-potted = Прицільна в лузі
tap-call-carom = Замовити карамболь
tap-no-pins = Нічого не збито
tap-pins-by-cue = Фішки битком
tap-pins-no-cushion = Фішки без борту
tap-order = Замовити
tap-call = Замовити
tap-pot-ordered = Забито, як замовлено
tap-pot-ordered-more = Забито, і ще одна
tap-pot-last = Остання куля
tap-not-made = Не забито
tap-not-as-ordered = Упала інша куля
tap-cue-potted = Биток у лузі
tap-cue-potted-too = Замовлена куля й биток
tap-cue-off = Биток за бортом
tap-wrong-ball = Били не битком
tap-into-house = З руки в кулю в домі
tap-not-over = Зняв кулю: партія триває
tap-void-push = Забито пропихом
tap-void-body = Забито, корпус за бортом
tap-void-foot = Забито, нога не на підлозі

# Agreed options of a game.
option-frozen-cushion = Куля біля борту
option-frozen-cushion-nothing-before = перший дотик не рахується
option-frozen-cushion-literal = буквально
option-starter-ball = Куля того, хто починає
option-starter-ball-white = біла
option-starter-ball-dotted = з крапками (жовта)
option-errors = За що знімають очко
option-errors-fouls = за порушення й карамболь без борту
option-errors-misses-too = за кожну помилку, і за промах
option-below-zero = Рахунок може впасти нижче нуля
option-below-zero-no = ні
option-below-zero-yes = так
option-count = Число після риски
option-count-drives-out = цей карамболь виводить кулю
option-count-stays = стільки карамболів можна лишитися
option-short-rack = Піраміда з чотирнадцяти
option-short-rack-no-apex = без передньої кулі
option-short-rack-no-corner = без кутової кулі
option-king = Король з малими фішками
option-king-and-small = 25 і по 5 за малі
option-king-in-all = 25 за все
option-penalty = Порушення додає
option-penalty-stroke = збите цим ударом
option-penalty-series = і все зі серії
option-order = Що замовляють
option-order-ball-pocket = кулю й лузу
option-order-pure = кулю, лузу й спосіб
option-at-70 = Рівний рахунок наприкінці
option-at-70-draw = нічия
option-at-70-replay-last = остання куля ще раз
option-penalty-to = Штрафні очки —
option-penalty-to-next = наступному
option-penalty-to-previous = попередньому
option-penalty-to-each = кожному супернику
option-waive = Не карається
option-waive-none = карається все
option-waive-tip = боком наклейки
option-waive-touch = торкання кулі
option-waive-both = і те, й те
option-fora = Фора: { $who }
option-fora-as = Фора
option-fora-as-start = очки на початку
option-fora-as-target = сильніший грає до більшого
option-centre-alone = Центральна фішка сама дає
option-faults = Кілька помилок одним ударом
option-faults-add = додаються
option-faults-dearest = рахується лише найдорожча
