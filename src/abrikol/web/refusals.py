"""What goes wrong at the door, as answers: one object `error` with its kind, its words, and where it is."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from abrikol.disciplines import UnknownGame
from abrikol.language import Wrong, phrase
from abrikol.record import RecordError
from abrikol.referee.format import FormatError
from abrikol.stroke.notation import NotationError
from abrikol.web.folder import UnknownRecord


class Stale(Wrong):
    """The page acted on a match that has moved on since."""


def refuse_well(app: FastAPI) -> None:
    """Every refusal of the rooms below becomes an answer of its own kind; nothing is a crash."""
    kinds: dict[type[Exception], tuple[int, str]] = {
        NotationError: (422, "notation"),
        FormatError: (422, "format"),
        UnknownGame: (404, "game"),
        UnknownRecord: (404, "record"),
        RecordError: (422, "broken"),
        Stale: (409, "stale"),
        Wrong: (422, "refused"),
    }
    for wrong, (status, kind) in kinds.items():
        app.add_exception_handler(wrong, _answerer(status, kind))
    app.add_exception_handler(RequestValidationError, _malformed)


def _answerer(status: int, kind: str) -> Any:
    def answer(request: Request, wrong: Exception) -> JSONResponse:
        assert isinstance(wrong, Wrong)
        return JSONResponse({"error": spoken_error(wrong, kind)}, status)

    return answer


def _malformed(request: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    what = phrase("value-wrong", where=where, message=first["msg"])
    return JSONResponse({"error": {"kind": "malformed", "message": str(what), "why": what.spoken()}}, 422)


def spoken_error(wrong: Wrong, kind: str) -> dict[str, Any]:
    """An error as the page reads it: in English, and as a phrase for its own language; where in a notation."""
    said: dict[str, Any] = {"kind": kind, "message": str(wrong.phrase), "why": wrong.phrase.spoken()}
    if isinstance(wrong, NotationError):
        said |= {"at": wrong.position, "text": wrong.text}
    return said
