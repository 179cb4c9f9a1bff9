"""One socket a page: which of the matches it shows have moved on. What they then are is read over HTTP, as ever.

The page sends `{"watch": [names]}` and is answered `{"watching": [names]}`; from then on it gets `{"moved": name}` for
every change of that record, whoever wrote it, another process too. It reads once after each answer, so that nothing
that happened before is missed.
"""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, ValidationError

from abrikol.web.asked import Asked, Name
from abrikol.web.folder import Folder
from abrikol.web.guard import same_host

PERIOD = 0.05  # seconds between two looks at the files; a look costs a few microseconds
FOREIGN, MALFORMED = 1008, 1007  # close codes of RFC 6455


class Watching(Asked):
    """The matches that a page shows."""

    watch: Annotated[list[Name], Field(max_length=16)]


def live(folder: Folder) -> APIRouter:
    """The route of the socket."""
    router = APIRouter(prefix="/api")

    @router.websocket("/live")
    async def watch(socket: WebSocket) -> None:
        if not same_host(socket.headers):
            await socket.close(FOREIGN)
            return
        await socket.accept()
        watched: dict[str, int | None] = {}
        telling = asyncio.create_task(_tell(socket, folder, watched))
        try:
            await _listen(socket, folder, watched)
        finally:
            telling.cancel()

    return router


async def _listen(socket: WebSocket, folder: Folder, watched: dict[str, int | None]) -> None:
    """Hear what the page wants to know, until it is gone."""
    try:
        while True:
            asked = Watching.model_validate_json(await socket.receive_text())
            watched.clear()
            watched.update((name, folder.stamp(name)) for name in asked.watch)
            await socket.send_json({"watching": asked.watch})
    except ValidationError:
        await socket.close(MALFORMED)
    except WebSocketDisconnect:
        return


async def _tell(socket: WebSocket, folder: Folder, watched: dict[str, int | None]) -> None:
    """Tell the page what moved on, until it is gone."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await asyncio.sleep(PERIOD)
            for name, before in list(watched.items()):
                stamp = folder.stamp(name)
                if stamp != before and name in watched:
                    watched[name] = stamp
                    await socket.send_json({"moved": name})
