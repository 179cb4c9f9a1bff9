"""Cloths: how a ball slides, rolls and spins on them."""

from dataclasses import dataclass

from abrikol.equipment.lookup import look_up


@dataclass(frozen=True, slots=True)
class Cloth:
    """A cloth: coefficients of sliding and rolling friction, and the loss of spin about the vertical in rad/s2."""

    name: str
    sliding: float
    rolling: float
    spin_loss: float


# Sliding 0.20 +- 0.01 and rolling 0.0047 +- 0.0003: our measure of the 182 tracked match-table strokes published in
# tailuge/billiards; spin loss 10 rad/s2 is the usual pool value (drdavepoolinfo.com), nothing was measured in carom.
HEATED_CAROM = Cloth("heated-carom", sliding=0.20, rolling=0.0047, spin_loss=10.0)
# A 2 m/s ball rolls 19.4 m, so 0.103 m/s2: a mid-size table, new cloth (dsic777/BASystem).
UNHEATED_CAROM = Cloth("unheated-carom", sliding=0.20, rolling=0.0105, spin_loss=10.0)
# Pool values, rolling 0.008-0.012: nothing is published for the pyramid.
PYRAMID = Cloth("pyramid", sliding=0.20, rolling=0.010, spin_loss=10.0)

CLOTHS = {cloth.name: cloth for cloth in (HEATED_CAROM, UNHEATED_CAROM, PYRAMID)}


def cloth(name: str) -> Cloth:
    """Return the cloth of that name; raise `UnknownNameError` naming the nearest."""
    return look_up("cloth", name, CLOTHS)
