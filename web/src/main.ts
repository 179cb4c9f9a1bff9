// The referee's desk. Tests wait for html[data-ready="1"].
import { html, render } from "lit";
import { preferred, words } from "./words.ts";

const language = preferred(navigator.languages);
const say = words(language);

document.documentElement.lang = language;
render(html`<h1>${say("abrikol")}</h1><p>${say("abrikol-does")}</p>`, document.getElementById("desk")!);
document.documentElement.dataset["ready"] = "1";
