"""Whole games by lot of every registered game end by their own law; bench/whole_games.py plays a thousand of each."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import disciplines
from abrikol.match.match import fold
from abrikol.referee.discipline import Discipline
from abrikol.stroke.notation import parse_action, print_action
from tests.by_lot import game_by_lot

GAMES = [(game, players) for game in disciplines() for players in game.players]
SEEDS = 3


@pytest.mark.parametrize(("game", "players"), GAMES, ids=lambda value: getattr(value, "id", str(value)))
def test_a_game_by_lot_ends_by_its_own_law_and_is_told_again_alike(game: Discipline[Any], players: int) -> None:
    for seed in range(SEEDS):
        match = game_by_lot(game, players, seed).match
        now = match.situation
        assert now.over is not None and match.standing[-1].ruling.forfeit is False
        told = [parse_action(print_action(step.action)) for step in match.log]
        assert fold(game, match.start, told).situation == now
