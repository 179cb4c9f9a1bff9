// A course in words: what a ball must meet, as a player would say it (cli/courses.py says the same).
import type { Course, Task, Term } from "./types.ts";
import type { Say } from "./words.ts";

const CUSHIONS = new Set(["h", "f", "l", "r"]);

/** What the balls have to meet, and where they have to come to rest: a line for each. */
export function taskWords(say: Say, task: Task): string[] {
  const ball = (name: string): string => say("ball", { ball: name });
  return [
    ...task.courses.map((course) => say("course-of", { ball: ball(course.ball), course: courseWords(say, course) })),
    ...task.ends.map((end) => say(task.markers.length > 1 ? "course-end" : "course-end-only", { ball: ball(end.ball), marker: end.marker })),
  ];
}

export const courseWords = (say: Say, course: Pick<Course, "terms">): string => course.terms.map((term) => termWords(say, term)).join(", ");

function termWords(say: Say, { things, least, most }: Term): string {
  const what = thingsWords(say, things);
  if (most === null) return say("course-at-least", { what, count: least });
  if (most !== least) return say("course-between", { what, least, most });
  return least === 1 ? what : say("course-times", { what, count: least });
}

function thingsWords(say: Say, things: readonly string[]): string {
  if (things.length === 0) return say("course-any");
  if (things.length === 4 && things.every((thing) => CUSHIONS.has(thing))) return say("course-cushion", { cushion: "any" });
  return things.map((thing) => thingWords(say, thing)).reduce((first, second) => say("course-or", { first, second }));
}

function thingWords(say: Say, thing: string): string {
  if (thing.startsWith("^")) return say("course-over", { what: named(say, thing.slice(1)) });
  if (CUSHIONS.has(thing)) return say("course-cushion", { cushion: thing });
  return thing.startsWith("k") ? say("course-fells", { what: named(say, thing) }) : named(say, thing);
}

const named = (say: Say, thing: string): string => (thing.startsWith("k") ? say("pin", { pin: thing }) : say("ball", { ball: thing }));
