"""Pins, cloths and cues: the small registries."""

import pytest

from abrikol.equipment.cloths import CLOTHS, cloth
from abrikol.equipment.cues import CUES, cue
from abrikol.equipment.lookup import UnknownNameError
from abrikol.equipment.names import Pin
from abrikol.equipment.pins import FIVE, PIN_SETS, SEVEN, pin_set


def test_five_pins_are_five_alike_and_the_king_is_first() -> None:
    assert FIVE.names == (Pin.KC, Pin.KH, Pin.KF, Pin.KL, Pin.KR)
    assert len({FIVE.size(pin) for pin in FIVE.names}) == 1


def test_seven_pins_have_three_heights() -> None:
    """PIN7-04: four of 70 mm, two of 80, the king 90."""
    heights = [round(1000 * SEVEN.size(pin).height) for pin in SEVEN.names]
    assert heights == [90, 70, 70, 70, 70, 80, 80]


def test_five_pins_know_no_medium_pin() -> None:
    with pytest.raises(ValueError, match="pin km1 is not in the set 'five-pins'"):
        FIVE.size(Pin.KM1)


def test_everything_is_found_by_its_name() -> None:
    assert all(pin_set(name).name == name for name in PIN_SETS)
    assert all(cloth(name).name == name for name in CLOTHS)
    assert all(cue(name).name == name for name in CUES)
    with pytest.raises(UnknownNameError, match="did you mean 'seven-pins'"):
        pin_set("seven-pin")


def test_the_heated_cloth_is_as_measured() -> None:
    """182 tracked strokes of tailuge/billiards."""
    heated = cloth("heated-carom")
    assert heated.sliding == pytest.approx(0.20, abs=0.01)
    assert heated.rolling == pytest.approx(0.0047, abs=0.0003)
