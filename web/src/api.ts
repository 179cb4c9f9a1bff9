// Asking the server. Whatever goes wrong becomes one kind of error, which says why as a phrase for any language.
import type { Phrase } from "./words.ts";

export class Refusal extends Error {
  constructor(
    readonly kind: string,
    message: string,
    /** The same for any language. */
    readonly why: Phrase | null = null,
    /** The character a notation error points at. */
    readonly at: number | null = null,
  ) {
    super(message);
  }
}

const WRITE = { "content-type": "application/json", "x-abrikol": "1" };

/** GET, or POST where there is a body; nothing for an answer without content. Throws `Refusal`. */
export async function ask<T>(path: string, body?: unknown): Promise<T | undefined> {
  const request = body === undefined ? {} : { method: "POST", headers: WRITE, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, request);
  } catch {
    throw new Refusal("offline", "");
  }
  if (answer.status === 204) return undefined;
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const { error } = (await answer.json()) as { error: { kind: string; message: string; why?: Phrase; at?: number } };
    return new Refusal(error.kind, error.message, error.why ?? null, error.at ?? null);
  } catch {
    return new Refusal(answer.status >= 500 ? "offline" : "unknown", `${answer.status} ${answer.statusText}`);
  }
}

/** A mark for a write, so that the server does it once though it be sent twice. */
export function newMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
