"""The notation reads what it writes, and writes what it read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.stroke.calls import Announcement, BallCall, FigureCall, PocketCall, Way, Whose
from abrikol.stroke.events import (
    At,
    BallTouch,
    Both,
    Cross,
    CushionTouch,
    Displaced,
    Enter,
    Event,
    Fall,
    Fell,
    Fly,
    Frozen,
    Hit,
    Jaw,
    Land,
    Leans,
    Leave,
    Line,
    Mark,
    Measures,
    Moved,
    Rebound,
    Rest,
    Rests,
    Return,
    Thing,
    Tip,
    Zone,
)
from abrikol.stroke.notation import (
    BARE_HAND,
    NotationError,
    parse_action,
    parse_line,
    parse_settings,
    print_action,
    print_event,
    print_line,
    print_settings,
)
from abrikol.stroke.notation_names import ZONES
from abrikol.stroke.people import Official, Side
from abrikol.stroke.settings import LineOfPlay, Settings
from abrikol.stroke.stroke import Action, Arrange, Calling, Correct, Drop, LagPair, Plain, Remark, Rule, Stroke, Word
from tests.stroke import strategies

W, Y, R, B9 = Ball.W, Ball.Y, Ball.R, Ball.B9
Z1, Z3 = ZONES["z1"], ZONES["z3"]

LINES_TO_BEGIN_WITH = """
W>R W/h W/r W/f W>Y
W>R W/h W/r W>Y
W>R W/h W/h W/h W>Y
*5 5>9 9@MR
*5 5>9 9@MR 9<MR
*5 5>9 9/l 9/f
*5 5>9 9/l 9/l
*5 5>9 9/l 9>12 12/f
*5 5>9 9/l 9>12 12/l
[frozen=12/f] *5 5>9 9/l 9>12
[frozen=12/f] *5 5>9 9| 9>12
[frozen=12/f] *C C>9 9| 9>12
*5 5>9 9| 9/f
*5 5>9 9|
*5 5>9 9| 9>12 12/l
*5 5>9 9| 9>12
*5 5>9 9/l 9|
*5 5/l 5>9 9|
*5 5>9 9/l 9>12 12|
*5 5>9 9>12 12|
[frozen=9/f] *5 5>9 9/f 9>5 5/l
[frozen=9/f] *5 5>9 9/f 5/l
[frozen=5-9] *5 5/l
W>R W>Y R=z3 Y=z3 ; W>R W>Y R=z3 Y=z3 ; W>R W>Y R=z3 Y=z3
W>R W>Y R=z3 Y=z3 ; W>R W>Y R=z3 Y=z3 ; W>R W>Y R-z3 R+z3 R=z3 Y=z3
*W W>Y Yxkc Y>R Rxkl
W>R Rxkl Rxkr
W>Y Wxkl Yxkc
?8@MR *C C>8 8@MR 1@FL 15@ML
?8@MR *C C>8 8@ML
[score=7:7] *C C/f
[score=7:7] *C C/f ; B: take 7
A: offer 7 ; B: accept ; B: *C C>7 7@FR 3@ML
bystander: interfere ; A: restore ; A: *5 5>9 9@FL
[score=3:3 shelf=3:3] *C C>4 4@FL 9^floor
""".strip().splitlines()


@pytest.mark.parametrize("text", LINES_TO_BEGIN_WITH)
def test_lines_to_begin_with_are_read_and_written_alike(text: str) -> None:
    assert print_line(parse_line(text)) == text


@given(strategies.lines)
def test_a_written_line_reads_back(line: LineOfPlay) -> None:
    assert parse_line(print_line(line)) == line


@given(strategies.actions)
def test_a_written_action_reads_back(action: Action) -> None:
    text = print_action(action)
    assert parse_action(text) == action
    assert len(text.splitlines()) == 1


@given(strategies.settings)
def test_written_settings_read_back(settings: Settings) -> None:
    assert parse_settings(print_settings(settings)) == settings


@given(st.text("*WYR159/>@<|^vx~?-+=&;:#[]\"' ,.{}()hflrkczMRtA-", max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        line = parse_line(text)
    except NotationError as refused:
        error = refused
    else:
        assert parse_line(print_line(line)) == line
        return
    assert 0 <= error.position <= len(text)
    assert error.text == text
    assert len(error.message.splitlines()) == 1


EVENTS: dict[str, Event] = {
    "*5": Tip(Ball.B5),
    "*C{gap=12,angle=50,follow=0.4,held=0.05}": Tip(Ball.C, Measures(12, 50, 0.4, 0.05)),
    "*C{angle=-3}": Tip(Ball.C, Measures(angle=-3)),
    "W>R": Hit(W, R),
    "15>1": Hit(Ball.B15, Ball.B1),
    "W/h": Rebound(W, Cushion.HEAD),
    "9/FL": Jaw(B9, Pocket.FL),
    "9/FLf": Jaw(B9, Pocket.FL, Cushion.FOOT),
    "9@MR": Fall(B9, Pocket.MR),
    "9@MR~": Fall(B9, Pocket.MR, untouched=True),
    "9<MR": Return(B9, Pocket.MR),
    "9|": Cross(B9),
    "9|house": Cross(B9, Line.HOUSE),
    "9|rear": Cross(B9, Line.REAR),
    "9|axis": Cross(B9, Line.AXIS),
    "9^": Fly(B9),
    "W^R": Fly(W, R),
    "W^kc": Fly(W, Pin.KC),
    "9^floor": Fly(B9, Thing.FLOOR),
    "Wv": Land(W),
    "9v": Land(B9),
    "Yxkc": Fell(Y, Pin.KC),
    "kcxkl": Fell(Pin.KC, Pin.KL),
    "km1xkm3": Fell(Pin.KM1, Pin.KM3),
    "kc~": Displaced(Pin.KC),
    "kc?W": Leans(Pin.KC, W),
    "R-z3": Leave(R, Z3),
    "R+z3": Enter(R, Z3),
    "R+lower": Enter(R, ZONES["lower"]),
    "t7": At(7),
    "t0.25": At(0.25),
}


@pytest.mark.parametrize(("text", "event"), list(EVENTS.items()))
def test_every_kind_of_event(text: str, event: Event) -> None:
    assert parse_action(text).body == Stroke(((event,),))
    assert print_event(event) == text


RESTS: dict[str, Rest] = {
    "R=z3": Rests(R, (Z3,)),
    "R=z3|a1": Rests(R, (Z3, ZONES["a1"])),
    "9=1.2,0.3": Rests(B9, Point(1.2, 0.3)),
    "9=FL": Rests(B9, Pocket.FL),
    "9=f": Rests(B9, Cushion.FOOT),
    "9=h": Rests(B9, Cushion.HEAD),
    "9=house": Rests(B9, Mark.HOUSE),
    "W=spot1": Rests(W, Mark.SPOT1),
    "W=off": Rests(W, Mark.OFF),
    "moved=4,5": Moved((Ball.B4, Ball.B5)),
    "moved=none": Moved(()),
    "frozen=W-R,9/f": Frozen((BallTouch(W, R), CushionTouch(B9, Cushion.FOOT))),
    "frozen=none": Frozen(()),
    "both=z3,a1": Both((Zone("z3"), Zone("a1"))),
    "both=none": Both(()),
}


@pytest.mark.parametrize(("text", "rest"), list(RESTS.items()))
def test_every_kind_of_rest(text: str, rest: Rest) -> None:
    assert parse_action(f"*W {text}").body == Stroke(((Tip(W),),), rests=(rest,))
    assert parse_action(f"arrange {text}").body == Arrange((rest,))


CALLS = {
    "?8@MR(13,l,direct)": PocketCall(Ball.B8, Pocket.MR, (Ball.B13, Cushion.LEFT, Way.DIRECT)),
    "?own@FL": PocketCall(Whose.OWN, Pocket.FL),
    "?other@HR(doublet)": PocketCall(Whose.OTHER, Pocket.HR, (Way.DOUBLET,)),
    "?8": BallCall(Ball.B8),
    "?carom": Announcement.CAROM,
    "?safety": Announcement.SAFETY,
    "?two-pockets": Announcement.TWO_POCKETS,
    "?figure:4.2": FigureCall("4.2"),
}


@pytest.mark.parametrize(("text", "call"), list(CALLS.items()))
def test_every_kind_of_call(text: str, call: Announcement) -> None:
    assert parse_action(f"{text} *8").body == Stroke(((Tip(Ball.B8),),), calls=(call,))
    assert parse_action(f"call {text}").body == Calling((call,))


def test_events_at_the_same_instant_stand_with_or_without_blanks() -> None:
    group = (Rebound(B9, Cushion.FOOT), Rebound(Ball.B5, Cushion.LEFT))
    assert parse_action("9/f&5/l").body == parse_action("9/f & 5/l").body == Stroke((group,))
    assert print_action(parse_action("9/f & 5/l")) == "9/f&5/l"


def test_the_star_stays_as_it_was_written() -> None:
    assert parse_action("W>R").body == Stroke(((Hit(W, R),),))
    assert parse_action("*W W>R").body == Stroke(((Tip(W),), (Hit(W, R),)))


@pytest.mark.parametrize("act", Plain)
def test_plain_acts(act: Plain) -> None:
    assert parse_action(f"referee: {act.value}") == Action(Official.REFEREE, act)


@pytest.mark.parametrize("word", Word)
def test_every_remark_with_and_without_a_value(word: Word) -> None:
    text = f"W>R #{word.value} #{word.value}:3@FR"
    assert parse_action(text).remarks == (Remark(word), Remark(word, "3@FR"))
    assert print_action(parse_action(text)) == text


def test_remarks_of_a_correction_belong_to_what_is_corrected() -> None:
    body = Stroke(((Hit(W, R),), (Rebound(W, Cushion.HEAD),)))
    action = parse_action("B: correct 3 = W>R W/h #late")
    assert action == Action(Side.B, Correct(3, body, (Remark(Word.LATE),)))


def test_quotes_hold_blanks_and_semicolons() -> None:
    text = 'referee: rule foul umb:early "text with blanks ; and semicolon, a \\" too" ; W>R'
    line = parse_line(text)
    assert line.actions[0].body == Rule("foul", "umb:early", 'text with blanks ; and semicolon, a " too')
    assert len(line.actions) == 2
    assert print_line(line) == text


def test_acts_with_their_own_words() -> None:
    assert parse_action("lag W/f&Y/f W=h Y=0.1,0.3").body == LagPair(
        ((Rebound(W, Cushion.FOOT), Rebound(Y, Cushion.FOOT)),),
        (Rests(W, Cushion.HEAD), Rests(Y, Point(0.1, 0.3))),
    )
    assert parse_action("drop 9 FL t4.5").body == Drop(B9, Pocket.FL, 4.5)
    assert parse_action("arrange").body == Arrange()


def test_every_setting_in_the_order_of_the_specification() -> None:
    text = (
        "turn=B players=3 score=-3:0 shelf=2:1 owes=1:0 run=4 innings=7:6 opening hand=house premium format=15x3 "
        "with=cannons:4,mode:pro at=W:0.71,-0.5/Y:1,2 frozen=5-9,12/f absent=4,5 standing=kc,kl "
        "zones=z3:entre,z1:dedans clock=40 left=12.5 warned figure=4.2 attempt=2 afera=7 lastsafety=A removed=1"
    )
    settings = parse_settings(text)
    assert print_settings(settings) == text
    assert settings.score == (-3, 0)
    assert settings.options == (("cannons", "4"), ("mode", "pro"))
    assert settings.zones == ((Z3, "entre"), (Z1, "dedans"))
    assert parse_line(f"[{text}] W>R").settings == settings


def test_settings_know_nothing_from_none() -> None:
    assert parse_settings("") == parse_line("[] W>R").settings == Settings()
    assert parse_settings("standing=none").standing == ()
    assert parse_settings("hand").hand == BARE_HAND
    assert parse_settings("hand=z3").hand == "z3"
    assert parse_settings("hand=rear").hand == "rear"
