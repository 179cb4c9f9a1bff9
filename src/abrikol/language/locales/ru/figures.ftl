# Figures of artistic billiards: the game, what a figure asks, and files of figures.
game-artistic = Артистический бильярд
says-artistic = Выполняйте фигуры: шары должны встретить то, чего каждая требует, в порядке и количестве; на каждую три попытки.
tap-figure-made = Выполнено
tap-figure-missed = Не выполнено
offer-mirror = Выставить зеркально
offer-as-drawn = Выставить как на чертеже
option-figures = Фигуры
option-figures-abrikol = abrikol
option-programme = Программа или номер набора
option-programme-all = все фигуры
option-programme-draw = по жребию
option-seed = Номер жребия
plate-length-figures = В игре не более { $value } фигур.
plate-law-attempts = Попыток на фигуру: { $value }.
plate-lags = { $value ->
    [yes] Кто начинает, решает розыгрыш.
   *[other] Розыгрыша нет: кто начинает, называют.
}
format-figures = не более { $target } фигур
attempts-used = попытки
figure-number = Фигура { $number } из { $of }
figure-attempt = попытка { $attempt } из { $attempts }
figure-worth = { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[other] { $worth } очков
}
figure-mirrored = зеркально
family = { $family ->
    [draw] оттяжка
    [follow] накат
    [masse] массе
    [pique] пике
    [cushions] борта
    [jump] прыжок
   *[other] { $family }
}
course-of = { $ball }: { $course }
course-end = { $ball } останавливается в круге { $marker }
course-end-only = { $ball } останавливается в круге
course-cushion = { $cushion ->
    [h] ближний борт
    [f] дальний борт
    [l] левый борт
    [r] правый борт
   *[any] борт
}
course-over = через { $what }
course-fells = сбивает { $what }
course-any = что угодно
course-or = { $first } или { $second }
course-times = { $what } × { $count }
course-at-least = { $what } × { $count } или больше
course-between = { $what } × { $least }–{ $most }

# The command `abrikol figures`.
figures-of = { $title } ({ $name }): фигур { $count }
figures-good = { $file }: фигур { $count } под названием { $name }, ошибок нет
figures-kept = сохранено как { $file }; встреча берёт их опцией figures:{ $name }
figures-stroke-makes = её удар её выполняет
figures-stroke-misses = её удар её не выполняет: { $why }
figures-no-stroke = удара у неё нет
figures-pins = фишки: { $pins }
figures-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
figures-not-here = фигур { $name } нет, есть только { $known }: добавьте их файл командой abrikol figures --add FILE
figures-no-figure = в { $collection } нет фигуры { $name }{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
}
figures-taken = { $name } — название собственных фигур abrikol: назовите сборник иначе

# What can be wrong in a file of figures.
figures-no-toml = это не TOML: { $reason }
figures-format = формат { $found }: напишите { $wanted }
figures-none = нет ни одной фигуры: добавьте под [[figure]]
figures-unknown = поля с таким названием нет{ $near ->
    [none] : уберите его
   *[other] ; может быть, { $near }?
}
figures-missing = не хватает: добавьте { $kind ->
    [text] текст в кавычках
    [whole] целое число
    [number] число
    [flag] true или false
    [list] список в квадратных скобках
   *[table] таблицу в фигурных скобках
}
figures-kind = { $found } должно быть { $kind ->
    [text] текстом в кавычках
    [whole] целым числом
    [number] числом
    [flag] true или false
    [list] списком в квадратных скобках
   *[table] таблицей в фигурных скобках
}
figures-numbers = { $found } должно быть списком чисел, всего { $count }, в метрах
figures-no-such = такого здесь нет{ $near ->
    [none] {""}
   *[other] ; может быть, { $near }?
} Есть: { $known }
figures-twice = { $found } — название и предыдущей фигуры: назовите одну иначе
figures-code = { $found } не запишешь в строку: пишите латинские буквы, цифры и _ . + / - без пробелов
figures-range = { $found } не в пределах от { $least } до { $most }
figures-at = { $found } не читается ({ $reason }): пишите как W:0.71,0.53/Y:1.2,0.4/R:2.1,0.7, в метрах
figures-no-ball = шару { $ball } не указано место: добавьте { $ball }:x,y
figures-outside = { $what } в { $found } лежит вне поля: x в пределах { $x }, y в пределах { $y } метров
figures-overlap = { $first } и { $second } перекрываются: между центрами { $apart } мм, нужно { $need } мм
figures-overlap-pins = фишки { $first } и { $second } стоят на одном месте: разведите их
figures-covered = на месте фишки { $pin } лежит шар: разведите их
figures-radius = круг с радиусом { $found }: дайте больше 0 метров
figures-no-course = от битка ничего не требуется: напишите, что он встречает, как W = "R c{"{"}3{"}"} Y"
figures-meets-itself = { $what } здесь встретить нельзя: назовите другой из шаров W, Y, R
figures-no-pin = фишку { $pin } требуют, а она не выставлена: добавьте её место в pins
figures-touching = биток касается { $what }, и прямо на него играть нельзя: отодвиньте его или начните с другого
course-empty = путь пуст: напишите, что шар встречает, как R c{"{"}3{"}"} Y
course-of-nothing = { $course } ничего не требует: что-то одно должно быть обязательным
course-term = { $term } не читается: пишите вещь и, может быть, число, как Y, h|f, c{"{"}3{"}"} или c{"{"}2,{"}"}
course-thing = { $thing } в { $term } шар не встретит: пишите шар (W, Y, R), борт (h, f, l, r или c — любой), фишку (kc, kh, kf, kl, kr), ^ перед тем, через что летят, или any
course-comma = в { $term } два числа без запятой: пишите как c{"{"}2,3{"}"}
course-never = { $term } никогда не исполнится: второе число не меньше первого и не меньше 1
figures-no-set = у фигур { $collection } нет набора { $wanted }: возьмите что-то из { $known }
figures-none-compulsory = среди фигур { $collection } нет обязательных, так что жеребить нечего: играйте все
figures-no-text = это не текст в UTF-8: сохраните его так
figures-bad = { $where }: { $what } (всего ошибок: { $count })
no-lag-here = в { $game } розыгрыша нет: назовите, кто начинает, как start A
figure-set-up = Выставить
figure-solution = Удар, который её выполняет
figures-begun = фигуры
