# Что отклонено и почему: значение, место, выход. Ключи стоят в коде (docs/language.md).

notation-wrong = найдено { $found }, а нужно: { $expected }
notation-near = найдено { $found }, а нужно: { $expected }; может быть, «{ $near }»?
found-end = конец строки
found-nothing = пустое место
expected-verdict = решение: { $known }
expected-once = «{ $name }» только один раз
expected-mark = «{ $mark }»
expected-after-action = примечание, «;» или конец (порядок: заказы, события, положения, примечания)
expected-remark-or-end = примечание или конец (порядок: заказы, события, положения, примечания)
expected-setting = параметр
expected-who = кто действует: A, B, C, D, referee, clock или bystander
expected-blank = пробел после двоеточия
expected-action-number = номер действия, которое исправляют
expected-stroke-or-act = удар или действие
expected-remark = примечание
expected-value = значение после двоеточия
expected-figure = название фигуры
expected-call = заказ: шар, луза, carom, safety, two-pockets или figure:название
expected-called-ball = шар, own или other
expected-closing = «)» после способов, без пробелов между ними
expected-manner = способ: шар, борт, direct, doublet или abricole
expected-side = сторона: A, B, C или D
expected-calling = заказ вроде ?8@MR
expected-article = статья в виде книга:название
expected-time = время вроде t7
expected-count-of-balls = сколько шаров
expected-offer = предложение вроде play
expected-sign = знак события: > / @ < | ^ v x ~ ? - или +
expected-measures = измерения в скобках вроде {"{"}gap=12,angle=50{"}"}
expected-measure = gap, angle, follow или held, каждое один раз
expected-edge = борт (h, f, l, r) или луза (HL, HR, ML, MR, FL, FR)
expected-flown-over = ничего, шар, кегля, floor, rail, lamp, chalk или person
expected-nothing-after-v = ничего после v
expected-nothing-after-tilde = ничего после ~
expected-event = событие
expected-ball = шар: W, Y, R, C или от 1 до 15
expected-pin = кегля: kc, kh, kf, kl, kr, km1 или km3
expected-ball-or-pin = шар или кегля
expected-cushion = борт: h, f, l или r
expected-pocket = луза: HL, HR, ML, MR, FL или FR
expected-zone = зона: z1–z9, a1–a8, c1–c4, lower или upper
expected-line = линия: ничего, house, rear или axis
expected-place = место: x,y, зона, борт, луза, mid, axis, house, rail, off, spot1, spot2 или spot3
expected-point = точка x,y в метрах
expected-rest = шар, moved, frozen или both
expected-contact = касание вроде 9/f или W-R
expected-no-value = без значения
expected-hand = house, rear, any или зона
expected-equals = «=» и значение
expected-option = название:значение
expected-ball-at = шар и его точка, например W:0.71,0.53
expected-zone-held = зона и entre или dedans
expected-held = entre или dedans
expected-end = конец строки
expected-whole = целое число
expected-count = целое число, 0 или больше
expected-number = число
expected-seconds = число секунд
expected-name = название без пробелов
expected-quoted = текст в кавычках

no-game = нет игры «{ $name }»; есть { $known }
no-game-near = нет игры «{ $name }»; ближайшая по названию — { $near }
no-edition = у { $name } нет редакции «{ $edition }»; есть { $known }
no-edition-near = у { $name } нет редакции «{ $edition }»; ближайшая — { $near }
no-article = в своде правил { $book } нет статьи «{ $slug }»
no-article-near = в своде правил { $book } нет статьи «{ $slug }»; ближайшая — { $near }
because = { $what }

format-start = формат «{ $code }» должен начинаться с очков, до которых играют партию, например 40-EQ или 8-BO9
format-part = формат «{ $code }»: «{ $part }» не часть формата; см. docs/match.md
format-needs-number = формат «{ $code }»: после -{ $word } нужно число
format-no-number = формат «{ $code }»: после -{ $word } числа не пишут
format-even = формат «{ $code }»: из { $count } партий большинство невозможно; возьмите нечётное число или -G{ $count } для постоянного числа партий
format-least = формат «{ $code }»: партий, подходов или секунд должно быть не меньше 1
wrong-players = в { $game } играют { $known }, а не { $players }
even-games = в матче по { $game } нечётное число партий, а не { $games }
no-options = у { $game } нет настройки «{ $name }»; у неё их нет
no-option = у { $game } нет настройки «{ $name }»; есть { $known }
wrong-option = настройка { $name } игры { $game } — одно из { $known }, а не «{ $value }»
wrong-count = в { $name } { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[other] { $numbers } чисел
}, а сторон { $sides }

side-does-not-play = { $side } не играет: сторон { $sides }
no-ball-named = не назван ни один шар; удар, ничего не коснувшийся, пишут с наклейкой: *W
no-pockets = в { $game } играют на столе без луз
ball-not-of-game = в { $game } нет шара { $ball }
no-ball = «{ $name }» не шар
nothing-to-take = в { $game } ничего не снимают
nothing-drops = в { $game } ничего не падает
act-without-meaning = действие { $act } не имеет смысла в { $game }
no-choice = в { $game } нет выбора «{ $offer }»
no-offer-open = { $act } — ответ на предложение, а его нет
not-offered = «{ $offer }» не предлагается; выберите одно из { $offers }
nothing-offered = сейчас ничего не предлагается, поэтому «{ $offer }» выбрать нельзя
choice-of-another = выбирает { $whose }, а не { $not_his }
ball-of-another = шар снимает { $whose }, а не { $not_his }
no-ball-to-take = сейчас шар не снимают
ball-not-there = шара { $ball } на столе нет, поэтому снять его нельзя
rack-size = в пирамиде от 1 до { $most } шаров, а не { $balls }
lag-too-few-balls = { $sides } стороны не могут разыграть начало { $balls } шарами; скажите, кто начинает: start A
lag-late-side = #late при розыгрыше называет сторону, например #late:B, а не «{ $side }»
still-needs = действию { $number } не хватает ответа ({ $needs }): исправьте его, отмените или пусть рассудит судья
match-is-over = матч окончен со счётом { $final }; дальше можно только отменить или исправить
nothing-to-undo = отменять нечего
nothing-to-correct = действие { $number } в этой записи не действует, поэтому исправить его нельзя
no-stroke-to-rule = нет удара, который можно рассудить
no-verdict = «{ $verdict }» не решение; нужно одно из { $known }
no-settings-now = во время матча параметры в скобках не пишут
stale = в матче действий { $actions }, а странице известно { $known }

balls-overlap = шары { $one } и { $other } накладываются: между центрами { $apart } мм, а нужно { $need } мм
move-one = { $why }; передвиньте один из них
ball-off-bed = шар { $ball } в точке { $x },{ $y } не на игровом поле: x должен быть от { $least } до { $most_x } м, y от { $least } до { $most_y } м
body-off-bed = шар { $number } в точке ({ $x }, { $y }) м не на игровом поле: отступите { $room } м от каждого борта
balls-too-close = шары лежат на { $deep } мм слишком тесно, раздвинуть их не удаётся: дайте им больше места
ball-of-no-game = шара { $ball } в этой игре нет: уберите его
ball-not-among = в { $game } нет шара { $ball }; её шары: { $known }
ball-off-table = шара { $ball } на столе нет: бейте другой
place-unknown = место { $balls } неизвестно: укажите его, например { $first }:0.7,0.5
place-unknown-in-hand = { $balls } в руке, место неизвестно: укажите его, например { $first }:0.7,0.5
no-body = нет шара { $number }: у шаров номера от 0 до { $last }
no-number = { $name } — не число: укажите число
cue-speed = кий со скоростью { $speed } м/с: нужно больше 0 и не больше { $most }; мягкий удар — 1, разбой — 10
tip-misses = наклейка в точке { $side },{ $top } не попадает в шар: до центра { $off } радиуса; нужно меньше { $most } (от 0.51 наклейка соскальзывает)
elevation = наклон кия { $degrees } градусов: нужно от 0 (лежит ровно) до менее чем 90 (стоит)
start-late = начало на { $start } с: нужно 0 или позже
follow-through = проводка кия { $through } м: нужно от 0 (кий отводят) до { $most }
strikes-differ = несколько толчков одного удара должны быть из одной игры и одной позиции
no-way-for-cue = оттуда ни один кий не достанет шар { $ball }: сзади мешает { $barred }; бейте выше или с другой стороны
cue-barred = кий под углом { $degrees } градусов прошёл бы сквозь помеху ({ $barred }): бейте с другой стороны или не указывайте наклона
cue-too-level = кий под углом { $degrees } градусов прошёл бы сквозь помеху ({ $barred }): поднимите турняк до { $least } градусов или не указывайте наклона
barred-by-cushion = борт { $cushion }
barred-by-ball = шар { $ball }
barred-by-nothing = ничто
unfinished = в ударе больше { $events } событий, он остановлен на { $seconds } с и не рассужен: подвиньте шар на десятую миллиметра или бейте мягче

at-line = строка { $line }: { $what }
in-file = { $file }, { $what }
no-file = { $file }: такого файла нет
file-trouble = { $file }: { $why }
no-record = строка 1: запись abrikol так не начинается; первая строка — заголовок в JSON
no-header = строка 1: это не заголовок записи; в нём стоит "abrikol": "record"
newer-record = строка 1: у записи версия { $version }, а этот abrikol читает до { $known }: возьмите более новый abrikol
torn-line = она обрезана после { $bytes ->
    [one] { $bytes } байта
   *[other] { $bytes } байтов
}; действие не сохранилось, введите его снова
wrong-order = здесь стоит действие { $found }, а должно быть { $expected }
value-missing = { $where }: не хватает
value-unknown = { $where }: такого не бывает
value-wrong = { $where }: не подходит ({ $message })
not-json = это не JSON ({ $message })
wrong-other = { $message }
no-move = «{ $move }» не действие судьи с шарами
last-line-broken = { $file }: последняя строка испорчена ({ $why }); ничего не записано
does-not-follow = { $file }: последнее действие { $last }, поэтому { $action } следовать не может
broken-record = { $name }: { $why }; пока это не исправлено, дописать нельзя
no-such-record = нет записи «{ $name }» в { $folder }
usable-until = { $file }, { $what } ({ $actions ->
    [one] до этого годно { $actions } действие
    [few] до этого годны { $actions } действия
   *[other] до этого годны { $actions } действий
})

no-port = { $port } не порт; порт — число от 1 до { $last }
port-in-use = порт { $port } на { $host } занят; назовите другой или никакого, чтобы взять следующий свободный
no-free-port = на { $host } нет свободного порта от { $first } до { $last }; назовите свой через --port
no-address = { $host } не адрес этой машины
port-forbidden = на порт { $port } адреса { $host } не хватает прав; назовите больше 1023
pages-not-built = страницы не собраны: установите abrikol без ABRIKOL_SKIP_WEB
no-run = { $entry } (запись { $number }) не количество очков; пишите список вроде 4-9-26-7-0-4
no-claim = { $claim } не утверждение; пишите очки/подходы, например 50/6
claim-differs = в протоколе стоит { $claim }, но { $why }
claim-differs-twice = в протоколе стоит { $claim }, но { $one }; { $other }
points-differ = серии дают { $found } очков, а не { $claimed }
innings-differ = подходов в нём { $found }, а не { $claimed }
no-strike = { $strike } не удар; пишите шар, скорость, направление и начало, например Y,2,180,0.1, а если нужно, и сторону: Y,2,180,0.1,B (для розыгрыша скорость и направление: 1.4,0)
no-tip = --tip { $tip }: дайте два числа, например 0.3,0.1: вправо и вверх, в радиусах
few-strokes = ударов всего { $count }: нужно не меньше { $least }, ведь у стола тринадцать постоянных

no-json-file = { $file } не JSON: { $why }
no-tracks = в { $file } нет ни "strokes" (наш формат), ни "shots" (запись матча)
same-names = { $file }: несколько ударов называются { $name }; дайте каждому своё название
tracks-balls = { $file }, удар { $stroke }: есть { $balls } из трёх шаров карамболя; дайте W, Y и R
tracks-off-bed = { $file }, удар { $stroke }: шар { $ball } на { $time } с лежит в ({ $x }, { $y }) м, вне поля { $bed } м: дайте метры от угла бортов h и r
tracks-times = { $file }, удар { $stroke }: время шара { $ball } идёт назад; упорядочьте
tracks-still = { $file }, удар { $stroke }: ни один шар не движется
no-result = { $file }, строка { $line } не результат поиска: дайте другой файл
not-toml = { $file } не TOML: { $why }
no-group = { $file }: нет группы [{ $name }]; есть { $known }
no-group-near = { $file }: нет группы [{ $name }]; ближайшая — { $near }
no-table = { $file }: { $group } не таблица; напишите [{ $group }], а постоянные — под ней
no-constant = { $file }, [{ $group }]: нет постоянной { $name }; есть { $known }
no-constant-near = { $file }, [{ $group }]: нет постоянной { $name }; ближайшая — { $near }
bad-constant = { $file }, [{ $group }] { $name } = { $value }: нужно число, 0 или больше
no-cue-ball = { $ball } никому не биток: берите W или Y
