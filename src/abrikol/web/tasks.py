"""What a prescribed stroke is asked to do, as plain values: the pages say and draw it."""

from dataclasses import asdict
from typing import Any

from abrikol.referee.course import Over, Term
from abrikol.referee.task import Task


def spoken_task(task: Task) -> dict[str, Any]:
    """What the next stroke is asked to do."""
    return {
        "name": task.name,
        "title": dict(task.title),
        "family": task.family,
        "worth": task.worth,
        "number": task.number,
        "of": task.of,
        "attempt": task.attempt,
        "attempts": task.attempts,
        "courses": [
            {"ball": ball.value, "course": str(course), "terms": list(map(_term, course.terms))}
            for ball, course in task.courses
        ],
        "ends": [{"ball": ball.value, "marker": marker} for ball, marker in task.ends],
        "markers": [
            {"name": one.name, "at": [one.centre.x, one.centre.y], "radius": one.radius} for one in task.markers
        ],
        "mirrored": task.mirrored,
        "solution": asdict(task.solution) if task.solution else None,
        "programme": list(task.programme),
    }


def _term(term: Term) -> dict[str, Any]:
    things = [f"^{thing.what.value}" if isinstance(thing, Over) else thing.value for thing in term.things]
    return {"things": things, "least": term.least, "most": term.most}
