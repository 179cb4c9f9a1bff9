"""What the pages may ask of the desk: the bodies of writes."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=60)]
Line = Annotated[str, Field(max_length=4000)]


class Asked(BaseModel):
    """A body; a field that nobody knows is an error of the page."""

    model_config = ConfigDict(extra="forbid")


class NewMatch(Asked):
    """A match to begin."""

    game: str
    players: Annotated[list[Name], Field(min_length=1, max_length=4)]
    format: Name
    options: dict[str, str] = Field(default_factory=dict)


class Doing(Asked):
    """A line to append. `id` is the page's own mark, `expect` how many actions the page has seen."""

    id: Annotated[str, Field(min_length=8, max_length=64)]
    do: Line
    expect: Annotated[int, Field(ge=0)]


class Thinking(Asked):
    """A line to try without appending it."""

    do: Line


class Brought(Asked):
    """A record file from elsewhere."""

    text: str
