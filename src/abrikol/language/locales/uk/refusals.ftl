# Що відхилено й чому: значення, місце, вихід. Ключі стоять у коді (docs/language.md).

notation-wrong = знайдено { $found }, а треба: { $expected }
notation-near = знайдено { $found }, а треба: { $expected }; може, «{ $near }»?
found-end = кінець рядка
found-nothing = порожнє місце
expected-verdict = присуд: { $known }
expected-once = «{ $name }» лише один раз
expected-mark = «{ $mark }»
expected-after-action = примітка, «;» або кінець (порядок: замовлення, події, положення, примітки)
expected-remark-or-end = примітка або кінець (порядок: замовлення, події, положення, примітки)
expected-setting = параметр
expected-who = хто діє: A, B, C, D, referee, clock або bystander
expected-blank = пропуск після двокрапки
expected-action-number = номер дії, яку виправляють
expected-stroke-or-act = удар або дія
expected-remark = примітка
expected-value = значення після двокрапки
expected-figure = назва фігури
expected-call = замовлення: куля, луза, carom, safety, two-pockets або figure:назва
expected-called-ball = куля, own або other
expected-closing = «)» після способів, без пропусків між ними
expected-manner = спосіб: куля, борт, direct, doublet або abricole
expected-side = сторона: A, B, C або D
expected-calling = замовлення на зразок ?8@MR
expected-article = стаття у вигляді книга:назва
expected-time = час на зразок t7
expected-count-of-balls = скільки куль
expected-offer = пропозиція на зразок play
expected-sign = знак події: > / @ < | ^ v x ~ ? - або +
expected-measures = виміри в дужках на зразок {"{"}gap=12,angle=50{"}"}
expected-measure = gap, angle, follow або held, кожен один раз
expected-edge = борт (h, f, l, r) або луза (HL, HR, ML, MR, FL, FR)
expected-flown-over = нічого, куля, кегля, floor, rail, lamp, chalk або person
expected-nothing-after-v = нічого після v
expected-nothing-after-tilde = нічого після ~
expected-event = подія
expected-ball = куля: W, Y, R, C або від 1 до 15
expected-pin = кегля: kc, kh, kf, kl, kr, km1 або km3
expected-ball-or-pin = куля або кегля
expected-cushion = борт: h, f, l або r
expected-pocket = луза: HL, HR, ML, MR, FL або FR
expected-zone = зона: z1–z9, a1–a8, c1–c4, lower або upper
expected-line = лінія: нічого, house, rear або axis
expected-place = місце: x,y, зона, борт, луза, mid, axis, house, rail, off, spot1, spot2 або spot3
expected-point = точка x,y у метрах
expected-rest = куля, moved, frozen або both
expected-contact = дотик на зразок 9/f або W-R
expected-no-value = без значення
expected-hand = house, rear, any або зона
expected-equals = «=» і значення
expected-option = назва:значення
expected-ball-at = куля та її точка, наприклад W:0.71,0.53
expected-zone-held = зона і entre або dedans
expected-held = entre або dedans
expected-end = кінець рядка
expected-whole = ціле число
expected-count = ціле число, 0 або більше
expected-number = число
expected-seconds = число секунд
expected-name = назва без пропусків
expected-quoted = текст у лапках

no-game = немає гри «{ $name }»; є { $known }
no-game-near = немає гри «{ $name }»; найближча за назвою — { $near }
no-edition = { $name } не має редакції «{ $edition }»; є { $known }
no-edition-near = { $name } не має редакції «{ $edition }»; найближча — { $near }
no-article = збірка правил { $book } не має статті «{ $slug }»
no-article-near = збірка правил { $book } не має статті «{ $slug }»; найближча — { $near }
because = { $what }

format-start = формат «{ $code }» має починатися з очок, до яких грають партію, наприклад 40-EQ або 8-BO9
format-part = формат «{ $code }»: «{ $part }» не частина формату; див. docs/match.md
format-needs-number = формат «{ $code }»: після -{ $word } потрібне число
format-no-number = формат «{ $code }»: після -{ $word } числа не пишуть
format-even = формат «{ $code }»: з { $count } партій більшість неможлива; візьміть непарне число або -G{ $count } для сталого числа партій
format-least = формат «{ $code }»: партій, підходів чи секунд має бути щонайменше 1
wrong-players = у { $game } грають { $known }, а не { $players }
even-games = матч з { $game } має непарне число партій, а не { $games }
no-options = { $game } не має налаштування «{ $name }»; у неї їх немає
no-option = { $game } не має налаштування «{ $name }»; є { $known }
wrong-option = налаштування { $name } гри { $game } — одне з { $known }, а не «{ $value }»
wrong-count = у { $name } { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[other] { $numbers } чисел
}, а сторін { $sides }

side-does-not-play = { $side } не грає: сторін { $sides }
no-ball-named = не названо жодної кулі; удар, що нічого не торкнувся, пишуть з наклейкою: *W
no-pockets = у { $game } грають на столі без луз
ball-not-of-game = у { $game } немає кулі { $ball }
no-ball = «{ $name }» не куля
nothing-to-take = у { $game } нічого не знімають
nothing-drops = у { $game } нічого не падає
act-without-meaning = дія { $act } не має сенсу в { $game }
no-choice = у { $game } немає вибору «{ $offer }»
no-offer-open = { $act } — відповідь на пропозицію, а її немає
not-offered = «{ $offer }» не пропонують; виберіть одне з { $offers }
nothing-offered = зараз нічого не пропонують, тож «{ $offer }» вибрати не можна
choice-of-another = вибирає { $whose }, а не { $not_his }
ball-of-another = кулю знімає { $whose }, а не { $not_his }
no-ball-to-take = зараз кулі не знімають
ball-not-there = кулі { $ball } на столі немає, тож зняти її не можна
rack-size = у піраміді від 1 до { $most } куль, а не { $balls }
lag-too-few-balls = { $sides } сторони не можуть розіграти початок { $balls } кулями; скажіть, хто починає: start A
lag-late-side = #late при розіграші називає сторону, наприклад #late:B, а не «{ $side }»
still-needs = дії { $number } бракує відповіді ({ $needs }): виправте її, скасуйте або нехай розсудить суддя
match-is-over = матч закінчено з рахунком { $final }; далі можна лише скасувати або виправити
nothing-to-undo = скасовувати нічого
nothing-to-correct = дія { $number } у цьому записі не діє, тож виправити її не можна
no-stroke-to-rule = немає удару, який можна розсудити
no-verdict = «{ $verdict }» не присуд; має бути одне з { $known }
no-settings-now = під час матчу параметрів у дужках не пишуть
stale = у матчі дій { $actions }, а сторінка знає { $known }

balls-overlap = кулі { $one } і { $other } накладаються: між центрами { $apart } мм, а треба { $need } мм
move-one = { $why }; пересуньте одну з них
ball-off-bed = куля { $ball } у точці { $x },{ $y } не на ігровому полі: x має бути від { $least } до { $most_x } м, y від { $least } до { $most_y } м
body-off-bed = куля { $number } у точці ({ $x }, { $y }) м не на ігровому полі: відступіть { $room } м від кожного борту
balls-too-close = кулі лежать на { $deep } мм затісно, розсунути їх не вдається: дайте їм більше місця
ball-of-no-game = кулі { $ball } у цій грі немає: приберіть її
ball-not-among = у { $game } немає кулі { $ball }; її кулі: { $known }
ball-off-table = кулі { $ball } на столі немає: бийте іншу
place-unknown = місце { $balls } невідоме: вкажіть його, наприклад { $first }:0.7,0.5
place-unknown-in-hand = { $balls } у руці, місце невідоме: вкажіть його, наприклад { $first }:0.7,0.5
no-body = немає кулі { $number }: кулі мають номери від 0 до { $last }
no-number = { $name } — не число: вкажіть число
cue-speed = кий зі швидкістю { $speed } м/с: має бути більше 0 і щонайбільше { $most }; м'який удар — 1, розбиття — 10
tip-misses = наклейка в точці { $side },{ $top } не влучає в кулю: до центра { $off } радіуса; має бути менше { $most } (від 0.51 наклейка зісковзує)
elevation = нахил кия { $degrees } градусів: має бути від 0 (лежить рівно) до менш як 90 (стоїть)
start-late = початок на { $start } с: має бути 0 або пізніше
follow-through = хід кия після удару { $through } м: має бути від 0 (кий відводять) до { $most }
strikes-differ = кілька поштовхів одного удару мають бути з однієї гри й однієї позиції
no-way-for-cue = звідти жоден кий не дістане кулі { $ball }: ззаду заважає { $barred }; бийте вище або з іншого боку
cue-barred = кий під кутом { $degrees } градусів пройшов би крізь перешкоду ({ $barred }): бийте з іншого боку або не вказуйте нахилу
cue-too-level = кий під кутом { $degrees } градусів пройшов би крізь перешкоду ({ $barred }): підніміть турняк до { $least } градусів або не вказуйте нахилу
barred-by-cushion = борт { $cushion }
barred-by-ball = куля { $ball }
barred-by-nothing = ніщо
unfinished = в ударі понад { $events } подій, його зупинено на { $seconds } с і не розсуджено: посуньте кулю на десяту міліметра або бийте м'якше

at-line = рядок { $line }: { $what }
in-file = { $file }, { $what }
no-file = { $file }: такого файлу немає
file-trouble = { $file }: { $why }
no-record = рядок 1: запис abrikol так не починається; перший рядок — заголовок у JSON
no-header = рядок 1: це не заголовок запису; у ньому стоїть "abrikol": "record"
newer-record = рядок 1: запис має версію { $version }, а цей abrikol читає до { $known }: візьміть новіший abrikol
torn-line = його обрізано після { $bytes ->
    [one] { $bytes } байта
   *[other] { $bytes } байтів
}; дія не збереглася, введіть її знову
wrong-order = тут стоїть дія { $found }, а має бути { $expected }
value-missing = { $where }: бракує
value-unknown = { $where }: такого не буває
value-wrong = { $where }: не годиться ({ $message })
not-json = це не JSON ({ $message })
wrong-other = { $message }
no-move = «{ $move }» не дія судді з кулями
last-line-broken = { $file }: останній рядок зіпсовано ({ $why }); нічого не записано
does-not-follow = { $file }: остання дія { $last }, тож { $action } іти далі не може
broken-record = { $name }: { $why }; доки цього не виправлено, дописати не можна
no-such-record = немає запису «{ $name }» у { $folder }
usable-until = { $file }, { $what } ({ $actions ->
    [one] до цього придатна { $actions } дія
    [few] до цього придатні { $actions } дії
   *[other] до цього придатні { $actions } дій
})

no-port = { $port } не порт; порт — число від 1 до { $last }
port-in-use = порт { $port } на { $host } зайнятий; назвіть інший або жодного, щоб узяти наступний вільний
no-free-port = на { $host } немає вільного порту від { $first } до { $last }; назвіть свій через --port
no-address = { $host } не адреса цієї машини
port-forbidden = на порт { $port } адреси { $host } бракує прав; назвіть більший за 1023
pages-not-built = сторінки не зібрано: встановіть abrikol без ABRIKOL_SKIP_WEB
no-run = { $entry } (запис { $number }) не кількість очок; пишіть список на зразок 4-9-26-7-0-4
no-claim = { $claim } не твердження; пишіть очки/підходи, наприклад 50/6
claim-differs = у протоколі стоїть { $claim }, але { $why }
claim-differs-twice = у протоколі стоїть { $claim }, але { $one }; { $other }
points-differ = серії дають { $found } очок, а не { $claimed }
innings-differ = підходів у ньому { $found }, а не { $claimed }
no-strike = { $strike } не удар; пишіть кулю, швидкість, напрям і початок, наприклад Y,2,180,0.1, а коли треба, і сторону: Y,2,180,0.1,B (для розіграшу швидкість і напрям: 1.4,0)
no-tip = --tip { $tip }: дайте два числа, наприклад 0.3,0.1: праворуч і вгору, у радіусах
few-strokes = ударів лише { $count }: треба щонайменше { $least }, бо в стола тринадцять сталих

no-json-file = { $file } не JSON: { $why }
no-tracks = у { $file } немає ні "strokes" (наш формат), ні "shots" (запис матчу)
same-names = { $file }: кілька ударів мають назву { $name }; дайте кожному свою
tracks-balls = { $file }, удар { $stroke }: є { $balls } з трьох куль карамболю; дайте W, Y і R
tracks-off-bed = { $file }, удар { $stroke }: куля { $ball } на { $time } с лежить у ({ $x }, { $y }) м, поза полем { $bed } м: дайте метри від кута бортів h і r
tracks-times = { $file }, удар { $stroke }: час кулі { $ball } іде назад; упорядкуйте
tracks-still = { $file }, удар { $stroke }: жодна куля не рухається
no-result = { $file }, рядок { $line } не результат пошуку: дайте інший файл
not-toml = { $file } не TOML: { $why }
no-group = { $file }: немає групи [{ $name }]; є { $known }
no-group-near = { $file }: немає групи [{ $name }]; найближча — { $near }
no-table = { $file }: { $group } не таблиця; напишіть [{ $group }], а сталі — під нею
no-constant = { $file }, [{ $group }]: немає сталої { $name }; є { $known }
no-constant-near = { $file }, [{ $group }]: немає сталої { $name }; найближча — { $near }
bad-constant = { $file }, [{ $group }] { $name } = { $value }: має бути число, 0 або більше
no-cue-ball = { $ball } нікому не биток: беріть W або Y
