"""A ball that came to rest in a pocket's mouth may be struck from there."""

from math import atan2

import pytest

from abrikol.equipment.names import Pocket
from abrikol.equipment.tables import PYRAMID_12
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import PYRAMID, PYRAMID_SIZE, Strike
from abrikol.physics.placing import BadInput, mouth_of
from abrikol.physics.pockets import POCKET_NAMES, pocket_rows
from abrikol.physics.simulate import simulate

POCKETS = pocket_rows(PYRAMID_12, PYRAMID_SIZE)
LENGTH, WIDTH = PYRAMID_12.length, PYRAMID_12.width


@pytest.mark.parametrize(
    ("place", "pocket"),
    [
        ((0.0321, 0.0291), Pocket.HR),
        ((LENGTH - 0.03, WIDTH - 0.03), Pocket.FL),
        ((LENGTH / 2, WIDTH + 0.005), Pocket.ML),
        ((LENGTH / 2, -0.005), Pocket.MR),
    ],
)
def test_a_hanging_ball_falls_when_it_is_struck_outward(place: tuple[float, float], pocket: Pocket) -> None:
    number = mouth_of(*place, PYRAMID, POCKETS)
    assert POCKET_NAMES[number] is pocket
    cue = (LENGTH / 2 + 0.4 * (place[0] - LENGTH / 2), WIDTH / 2)
    heading = atan2(place[1] - cue[1], place[0] - cue[0])
    played = simulate([Strike(0, 1.5, heading)], [cue, place], PYRAMID, sizes=PYRAMID_SIZE, pockets=POCKETS)
    assert any(it.kind is Kind.FALL and it.first == 1 and it.second == number for it in played)


def test_struck_inward_it_comes_out() -> None:
    place = (0.0321, 0.0291)
    played = simulate([Strike(0, 1.0, 0.78)], [place], PYRAMID, sizes=PYRAMID_SIZE, pockets=POCKETS)
    assert not played.is_out(0)
    assert played.end[0, 0] > 1.0


@pytest.mark.parametrize("place", [(0.5, -0.005), (0.0, 0.0), (0.02, 0.06), (LENGTH / 2 + 0.06, -0.005)])
def test_elsewhere_behind_the_cushions_is_no_mouth(place: tuple[float, float]) -> None:
    with pytest.raises(BadInput, match="not on the bed"):
        simulate([Strike(0, 1.0, 0.0)], [place], PYRAMID, sizes=PYRAMID_SIZE, pockets=POCKETS)
