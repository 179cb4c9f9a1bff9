// The language of the pages: the reader's own choice, else what his browser prefers.
import { LANGUAGES, preferred, words, type Language, type Say } from "./words.ts";

const KEPT = "abrikol-language";

class Speech extends EventTarget {
  language: Language = LANGUAGES.find((one) => one === remembered(KEPT)) ?? preferred(navigator.languages);
  say: Say = words(this.language);

  /** From now on everything is said in this language. */
  speak(language: Language): void {
    this.language = language;
    this.say = words(language);
    remember(KEPT, language);
    document.documentElement.lang = language;
    this.dispatchEvent(new Event("change"));
  }

  /** A text that comes in all languages, in ours. */
  of(texts: Record<string, string>): string {
    return texts[this.language] ?? texts["en"] ?? "";
  }
}

/** What this browser was told to keep; nothing where it keeps nothing. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing forgets this too
  }
}

export const speech = new Speech();
document.documentElement.lang = speech.language;
