"""Values in words: rulings, duties, moves and ends, as the pages say them too."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from abrikol.referee.needs import question

if TYPE_CHECKING:
    from abrikol.language import Words
    from abrikol.match.match import Step
    from abrikol.referee.discipline import Discipline
    from abrikol.referee.situation import Situation
    from abrikol.rulebooks import Article


def as_json(value: Any) -> None:
    """Print a value as JSON."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


class Teller:
    """Tells of a match in one language, calling its players by their names."""

    def __init__(
        self, words: Words, names: Mapping[str, str] | None = None, game: Discipline[Any] | None = None
    ) -> None:
        self.words, self.names, self.game = words, names or {}, game

    def who(self, who: str) -> str:
        """A side by the name of its player, anybody else by what he is."""
        key = f"who-{who}"
        return self.words.say(key) if key in self.words else self.names.get(who, who)

    def step(self, step: Step) -> list[str]:
        """One action: what was done; what was ruled and why; what follows."""
        from dataclasses import replace

        from abrikol.match.spoken import spoken_step
        from abrikol.stroke.notation import print_action

        row = spoken_step(step)
        head = f"{row['n']:3}. {self.who(row['by'])}: {print_action(replace(step.action, who=None))}"
        gists = [f"     {self.article(article)}" for article in step.ruling.articles]
        after = (*self.follows(row), *self.announced(step.after))
        return [head, f"     {self.ruling(row)}", *gists, *(f"     {line}" for line in after)]

    def announced(self, now: Situation) -> list[str]:
        """What the referee announces before the next stroke."""
        if self.game is None or now.over is not None or now.closed:
            return []
        said = [self.words.say(f"announce-{word}") for word in self.game.options(now).announce]
        return [self.words.say("cli-announced", what=", ".join(said))] if said else []

    def ruling(self, row: Mapping[str, Any]) -> str:
        """The call, what it was worth, and the score."""
        say = self.words.say
        call = say(f"call-{row['call']}") if row["call"] else self.words.tell(question(row["needs"]))
        worth = [f"{self.who(side)} {points:+}" for side, points in row["awards"].items() if points]
        return " · ".join([call, *worth, say("cli-score", score=":".join(map(str, row["score"].values())))])

    def article(self, article: Article) -> str:
        """An article with its gist in the language."""
        gist = article.gist.get(self.words.language, "")
        return f"{article} {article.number}: {gist}" if gist else str(article)

    def follows(self, row: Mapping[str, Any]) -> list[str]:
        """What moves, what is to be done, who plays, or how it ended."""
        say = self.words.say
        lines = [f"{self.move(move)}." for move in row["moves"]]
        if row["over"]:
            return [*lines, self.end(row["over"])]
        lines += [self.duty(duty) for duty in row["duties"]]
        return lines if row["duties"] else [*lines, say("cli-plays", who=self.who(row["turn"]), run=row["run"])]

    def end(self, over: Any) -> str:
        """How the match ended."""
        if over == "draw":
            return self.words.say("cli-draw")
        return self.words.say("cli-wins", who=self.who(over["winner"]), final=over["final"])

    def duty(self, duty: Mapping[str, Any]) -> str:
        """Who must do what, among what."""
        told = self.words.say(f"duty-{duty['do']}", who=self.who(duty["by"]))
        offers = [self.offer(offer) for offer in duty["of"]]
        return f"{told}: {' / '.join(offers)}." if offers else f"{told}."

    def offer(self, offer: str) -> str:
        """An offer in words, with its word in the notation."""
        key = f"offer-{offer}"
        return f"{self.words.say(key)} ({offer})" if key in self.words else offer

    def move(self, move: str) -> str:
        """What the referee does with the balls."""
        word, *rest = move.split()
        told = _MOVES.get(word)
        if told is None or f"move-{word}" not in self.words or len(rest) < len(told):
            return move
        things = {key: self._thing(key, thing) for key, thing in zip(told, rest, strict=False)}
        key = f"move-{'-'.join((word, *rest[1:]))}" if word == "stand" else f"move-{word}"
        return self.words.say(key, **things)

    def _thing(self, key: str, thing: str) -> str | int:
        if key == "ball":
            return self.words.say("ball", ball=thing)
        if key == "pin":
            return self.words.say("pin", pin=thing)
        return int(thing) if key == "count" else self.who(thing)


_MOVES: Mapping[str, Sequence[str]] = {
    "spot": ("ball",),
    "lay": ("ball",),
    "shelve": ("side", "ball"),
    "take-back": ("side", "count"),
    "transfer": ("side", "other", "count"),
    "reset": (),
    "restore": (),
    "lay-back": (),
    "rerack": ("count",),
    "clear": ("pin",),
    "stand": ("pin",),
}
