"""The matches: list, begin, show, append, try, bring in and take away."""

from collections import OrderedDict
from datetime import UTC, datetime
from threading import Lock
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from abrikol.language import Phrase
from abrikol.match.match import Match
from abrikol.record import Header, RecordError
from abrikol.referee.acts import Refused
from abrikol.stroke.notation import parse_line
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action
from abrikol.web.asked import Brought, Doing, NewMatch, Thinking
from abrikol.web.desk import articles, desk, spoken_entry, spoken_now
from abrikol.web.folder import SUFFIX, Folder, Kept
from abrikol.web.refusals import Stale

REMEMBERED = 4096  # marks of writes; a page sends a write again within seconds, if at all


def matches(folder: Folder) -> APIRouter:
    """The routes over one data folder; writes come one at a time."""
    router = APIRouter(prefix="/api/matches")
    writing, done = Lock(), Marks()

    @router.get("")
    def listed() -> list[dict[str, Any]]:
        return [_listed(folder, name) for name in folder.names()]

    @router.post("", status_code=201)
    def begin(asked: NewMatch) -> dict[str, Any]:
        with writing:
            return {"name": folder.create(header_of(asked))}

    @router.post("/records", status_code=201)
    def bring(asked: Brought) -> dict[str, Any]:
        with writing:
            return {"name": folder.bring(asked.text)}

    @router.get("/{name}", response_model=None)
    def show(name: str, since: int | None = None, upto: int | None = None) -> dict[str, Any] | Response:
        kept = folder.open(name)
        if since == len(kept.match.log):
            return Response(status_code=204)
        return _shown(kept.until(upto) if upto is not None else kept)

    @router.get("/{name}/record")
    def record(name: str) -> PlainTextResponse:
        text = folder.text(name)
        saved = {"content-disposition": f"attachment; filename*=UTF-8''{quote(name + SUFFIX)}"}
        return PlainTextResponse(text, headers=saved)

    @router.post("/{name}/actions")
    def append(name: str, asked: Doing) -> dict[str, Any]:
        with writing:
            kept = folder.open(name)
            if (name, asked.id) in done:
                return _shown(kept)
            if asked.expect != len(kept.match.log):
                raise Stale("stale", actions=len(kept.match.log), known=asked.expect)
            after = folder.append(name, read_actions(asked.do))
            done.add((name, asked.id))
            return _shown(after)

    @router.post("/{name}/preview")
    def think(name: str, asked: Thinking) -> dict[str, Any]:
        return _tried(folder.open(name).match, read_actions(asked.do))

    return router


class Marks:
    """The marks of the last writes, so that one sent twice is done once."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __contains__(self, mark: object) -> bool:
        return mark in self._seen

    def add(self, mark: tuple[str, str]) -> None:
        """Remember one more, and forget the oldest."""
        self._seen[mark] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)


def read_actions(text: str) -> tuple[Action, ...]:
    """The actions of a line; the match has its state already, so settings are refused."""
    line = parse_line(text)
    if line.settings != Settings():
        raise Refused("no-settings-now")
    return line.actions


def header_of(asked: NewMatch) -> Header:
    """The header of a match that begins now."""
    return Header(
        game=asked.game,
        format=asked.format,
        players=tuple(asked.players),
        options=asked.options,
        created=datetime.now(UTC).replace(microsecond=0),
    )


def _shown(kept: Kept) -> dict[str, Any]:
    head = {"name": kept.name, "players": list(kept.header.players), "broken": _broken(kept)}
    return head | desk(kept.match)


def _broken(kept: Kept) -> dict[str, Any] | None:
    if kept.broken is None:
        return None
    return _said(kept.broken.line, kept.broken.reason, writable=kept.writable)


def _said(line: int, why: Phrase, *, writable: bool) -> dict[str, Any]:
    return {"line": line, "reason": str(why), "why": why.spoken(), "writable": writable}


def _listed(folder: Folder, name: str) -> dict[str, Any]:
    """One record in the list; what cannot be read says why, and is never left out."""
    try:
        kept = folder.open(name)
    except RecordError as wrong:
        return {"name": name, "broken": _said(1, wrong.phrase, writable=False)}
    now = spoken_now(kept.match)
    head = {"name": name, "players": list(kept.header.players), "broken": _broken(kept)}
    told = {key: now[key] for key in ("sides", "score", "won", "over", "turn")}
    return head | told | {"game": kept.match.game.id, "count": len(kept.match.log)}


def _tried(match: Match, actions: tuple[Action, ...]) -> dict[str, Any]:
    """What these actions would be ruled, and where the match would then stand."""
    for action in actions:
        match = match.after(action)
    standing = {step.number: step for step in match.standing}
    entries = [spoken_entry(step, standing.get(step.number)) for step in match.log[-len(actions) :]]
    unfit = [step.number for step in match.standing if step.unfit]
    return {"entries": entries, "now": spoken_now(match), "articles": articles(match), "unfit": unfit}
