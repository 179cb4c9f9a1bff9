"""An error points at the character and names what was expected there."""

from __future__ import annotations

import pickle

import pytest

from abrikol.stroke.notation import NotationError, parse_action, parse_line, parse_settings

CARETS = """
W>Q
  ^ a ball
w>R
^ did you mean 'W'?
W>R 16>2
    ^ a ball
W>R W/x
      ^ a cushion (h, f, l, r) or a pocket
9/FLq
    ^ a cushion
9@MX
  ^ did you mean
9|hause
  ^ did you mean 'house'?
9^flor
  ^ did you mean 'floor'?
W!R
 ^ the sign of an event
W
 ^ found the end of the line
Wvx
  ^ nothing after the v
kz~
^ a pin
kc?kl
   ^ a ball
R-z11
  ^ a zone
t-3
 ^ a number of seconds
W>R & ; W>Y
      ^ an event
W>R W=hous
      ^ did you mean 'house'?
W>R W=z3|q
         ^ a zone
W>R W=1.2,a
          ^ a number
W>R move=4
    ^ did you mean 'moved'?
W>R frozen=W
           ^ a contact
W>R R=z3 W>Y
         ^ order: calls, events, rests, remarks
*C{gop=1}
   ^ did you mean 'gap'?
*C{gap=1,gap=2}
         ^ each once
*C{gap=1, angle=2}
  ^ measures in braces
?8@MR(13,l
          ^ ')'
?8@MR(13,straight) *C
         ^ a manner
?caron
 ^ did you mean 'carom'?
call
    ^ a call such as
taek 7
^ did you mean 'take'?
take
    ^ found the end of the line
place 5 0.7
        ^ a point x,y
start referee
      ^ a side
drop 9 FL 7
          ^ a time such as t7
correct 3 W>R
          ^ '='
correct 3 = correct 2 = undo
            ^ a stroke or an act
rule fol umb:early
     ^ did you mean 'foul'?
rule foul early
          ^ book:slug
rule foul umb:early "no end
                    ^ a text between quotes
refree: warn
^ did you mean 'referee'?
A:W>R
  ^ a blank after the colon
W>R #lat
     ^ did you mean 'late'?
W>R #touch:
           ^ a value
W>R ;
     ^ found the end of the line
[scor=3] W>R
 ^ did you mean 'score'?
[score=3:x] W>R
         ^ a whole number
[score=3:3 score=1:1] W>R
           ^ only once
[hand=hosue] W>R
      ^ did you mean 'house'?
[opening=yes] W>R
        ^ no value here
[run] W>R
    ^ '=' and a value
[run=-1] W>R
     ^ 0 or more
[zones=z3] W>R
       ^ a zone and entre or dedans
[zones=z3:entree] W>R
          ^ did you mean 'entre'?
[score=3:3 W>R
           ^ a setting
[score=3:3
          ^ ']'
""".strip("\n").splitlines()


@pytest.mark.parametrize(("text", "caret"), list(zip(CARETS[::2], CARETS[1::2], strict=True)))
def test_the_caret_stands_under_the_character(text: str, caret: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_line(text)
    error = caught.value
    assert error.position == caret.index("^")
    assert caret[error.position + 1 :].strip() in error.message
    assert error.text == text
    assert str(error) == f"{error.message}\n{text}\n{' ' * error.position}^"


def test_an_empty_line_holds_no_action() -> None:
    with pytest.raises(NotationError, match="found the end of the line, expected an event"):
        parse_line("")


def test_one_action_is_one_action() -> None:
    with pytest.raises(NotationError) as caught:
        parse_action("W>R ; W>Y")
    assert caught.value.position == 4


def test_settings_alone_stand_without_brackets() -> None:
    with pytest.raises(NotationError) as caught:
        parse_settings("run=3 ]")
    assert caught.value.position == 6


def test_the_pointer_shows_only_the_line_in_question() -> None:
    with pytest.raises(NotationError) as caught:
        parse_line("W>R ;\n\tW>Y W/x ;\nundo")
    assert caught.value.pointer == "\tW>Y W/x ;\n\t      ^"


def test_an_error_survives_pickling() -> None:
    error = NotationError("W>x", 2, "found-end")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
