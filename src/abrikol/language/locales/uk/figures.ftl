# Figures of artistic billiards: the game, what a figure asks, and files of figures.
game-artistic = Артистичний більярд
says-artistic = Виконуйте фігури: кулі мають зустріти те, чого кожна вимагає, в порядку й кількості; на кожну три спроби.
tap-figure-made = Виконано
tap-figure-missed = Не виконано
offer-mirror = Виставити дзеркально
offer-as-drawn = Виставити як на кресленні
option-figures = Фігури
option-figures-abrikol = abrikol
option-programme = Програма або номер набору
option-programme-all = усі фігури
option-programme-draw = за жеребом
option-seed = Номер жеребу
plate-length-figures = У грі щонайбільше { $value } фігур.
plate-law-attempts = Спроб на фігуру: { $value }.
plate-lags = { $value ->
    [yes] Хто починає, вирішує розіграш.
   *[other] Розіграшу немає: хто починає, називають.
}
format-figures = щонайбільше { $target } фігур
attempts-used = спроби
figure-number = Фігура { $number } з { $of }
figure-attempt = спроба { $attempt } з { $attempts }
figure-worth = { $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
   *[other] { $worth } очок
}
figure-mirrored = дзеркально
family = { $family ->
    [draw] відтяжка
    [follow] накат
    [masse] масе
    [pique] піке
    [cushions] борти
    [jump] стрибок
   *[other] { $family }
}
course-of = { $ball }: { $course }
course-end = { $ball } зупиняється в колі { $marker }
course-end-only = { $ball } зупиняється в колі
course-cushion = { $cushion ->
    [h] ближній борт
    [f] дальній борт
    [l] лівий борт
    [r] правий борт
   *[any] борт
}
course-over = понад { $what }
course-fells = збиває { $what }
course-any = будь-що
course-or = { $first } або { $second }
course-times = { $what } × { $count }
course-at-least = { $what } × { $count } або більше
course-between = { $what } × { $least }–{ $most }

# The command `abrikol figures`.
figures-of = { $title } ({ $name }): фігур { $count }
figures-good = { $file }: фігур { $count } під назвою { $name }, помилок немає
figures-kept = збережено як { $file }; зустріч бере їх опцією figures:{ $name }
figures-stroke-makes = її удар її виконує
figures-stroke-misses = її удар її не виконує: { $why }
figures-no-stroke = удару в неї немає
figures-pins = фішки: { $pins }
figures-wrong = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
figures-not-here = фігур { $name } немає, є лише { $known }: додайте їх файл командою abrikol figures --add FILE
figures-no-figure = у { $collection } немає фігури { $name }{ $near ->
    [none] .
   *[other] ; може, { $near }?
}
figures-taken = { $name } — назва власних фігур abrikol: назвіть збірку інакше

# What can be wrong in a file of figures.
figures-no-toml = це не TOML: { $reason }
figures-format = формат { $found }: напишіть { $wanted }
figures-none = немає жодної фігури: додайте під [[figure]]
figures-unknown = поля з такою назвою немає{ $near ->
    [none] : приберіть його
   *[other] ; може, { $near }?
}
figures-missing = бракує: додайте { $kind ->
    [text] текст у лапках
    [whole] ціле число
    [number] число
    [flag] true або false
    [list] список у квадратних дужках
   *[table] таблицю у фігурних дужках
}
figures-kind = { $found } має бути { $kind ->
    [text] текстом у лапках
    [whole] цілим числом
    [number] числом
    [flag] true або false
    [list] списком у квадратних дужках
   *[table] таблицею у фігурних дужках
}
figures-numbers = { $found } має бути списком чисел, усього { $count }, у метрах
figures-no-such = такого тут немає{ $near ->
    [none] {""}
   *[other] ; може, { $near }?
} Є: { $known }
figures-twice = { $found } — назва й попередньої фігури: назвіть одну інакше
figures-code = { $found } не запишеш у рядок: пишіть латинські літери, цифри та _ . + / - без пробілів
figures-range = { $found } не в межах від { $least } до { $most }
figures-at = { $found } не читається ({ $reason }): пишіть як W:0.71,0.53/Y:1.2,0.4/R:2.1,0.7, у метрах
figures-no-ball = кулі { $ball } не вказано місця: додайте { $ball }:x,y
figures-outside = { $what } у { $found } лежить поза полем: x у межах { $x }, y у межах { $y } метрів
figures-overlap = { $first } і { $second } перекриваються: між центрами { $apart } мм, треба { $need } мм
figures-overlap-pins = фішки { $first } і { $second } стоять на одному місці: розведіть їх
figures-covered = на місці фішки { $pin } лежить куля: розведіть їх
figures-radius = коло з радіусом { $found }: дайте більше ніж 0 метрів
figures-no-course = від битка нічого не вимагається: напишіть, що він зустрічає, як W = "R c{"{"}3{"}"} Y"
figures-meets-itself = { $what } тут зустріти не можна: назвіть іншу з куль W, Y, R
figures-no-pin = фішки { $pin } вимагають, а її не виставлено: додайте її місце в pins
figures-touching = биток торкається { $what }, і просто на неї грати не можна: відсуньте його або почніть з іншого
course-empty = шлях порожній: напишіть, що куля зустрічає, як R c{"{"}3{"}"} Y
course-of-nothing = { $course } нічого не вимагає: щось одне має бути обов'язковим
course-term = { $term } не читається: пишіть річ і, може, число, як Y, h|f, c{"{"}3{"}"} чи c{"{"}2,{"}"}
course-thing = { $thing } у { $term } куля не зустріне: пишіть кулю (W, Y, R), борт (h, f, l, r або c — будь-який), фішку (kc, kh, kf, kl, kr), ^ перед тим, понад чим летять, або any
course-comma = у { $term } два числа без коми: пишіть як c{"{"}2,3{"}"}
course-never = { $term } ніколи не справдиться: друге число не менше за перше і не менше за 1
figures-no-set = фігури { $collection } не мають набору { $wanted }: візьміть щось із { $known }
figures-none-compulsory = серед фігур { $collection } немає обов'язкових, тож жеребкувати нема чого: грайте всі
figures-no-text = це не текст у UTF-8: збережіть його так
figures-bad = { $where }: { $what } (усього помилок: { $count })
no-lag-here = у { $game } розіграшу немає: назвіть, хто починає, як start A
figure-set-up = Виставити
figure-solution = Удар, що її виконує
figures-begun = фігури
