// The messages that Python and the pages share: abrikol/language/locales/<language>/*.ftl
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** A message that is not in words yet: its key, and its values, which may be phrases themselves. */
export interface Phrase {
  key: string;
  told: Record<string, string | number | Phrase>;
}
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

const files = import.meta.glob<string>("../../src/abrikol/language/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** The first of the reader's languages that we speak; English if there is none. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return LANGUAGES.find((language) => language === spoken.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locales/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

/** A phrase in words, those inside it first. */
export function tell(say: Say, phrase: Phrase): string {
  const told = Object.entries(phrase.told).map(([name, value]) => [name, typeof value === "object" ? tell(say, value) : value] as const);
  return say(phrase.key, Object.fromEntries(told));
}

/** Speak one language: a function from key and arguments to words. A key nobody translated shows as itself. */
export function words(language: Language): Say {
  const messages = bundle(language);
  return (key, args) => {
    const pattern = messages.getMessage(key)?.value;
    return pattern ? messages.formatPattern(pattern, args ?? null) : key;
  };
}
