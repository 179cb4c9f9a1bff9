import { describe, expect, test } from "vitest";
import { LANGUAGES, preferred, words } from "./words.ts";

describe("preferred", () => {
  test("takes the first language that we speak", () => expect(preferred(["fr-FR", "uk-UA", "en"])).toBe("uk"));
  test("falls back on English", () => expect(preferred(["fr"])).toBe("en"));
});

describe("words", () => {
  test.each(LANGUAGES)("%s names the language", (language) => expect(words(language)("language-name")).not.toBe("language-name"));
  test("counts as the language does", () => {
    const say = words("uk");
    const counted = [1, 2, 5, 21].map((count) => say("points", { count }));
    expect(counted).toEqual(["1 очко", "2 очки", "5 очок", "21 очко"]);
  });
  test("shows an unknown key as itself", () => expect(words("en")("no-such-key")).toBe("no-such-key"));
});
