// What all pieces of the pages share: they draw into the page itself, and speak the reader's language.
import { LitElement } from "lit";
import type { FluentVariable } from "@fluent/bundle";
import { speech } from "./speech.ts";

export abstract class Piece extends LitElement {
  private readonly heard = (): void => this.requestUpdate();

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    speech.addEventListener("change", this.heard);
  }

  override disconnectedCallback(): void {
    speech.removeEventListener("change", this.heard);
    super.disconnectedCallback();
  }

  protected say(key: string, args?: Record<string, FluentVariable>): string {
    return speech.say(key, args);
  }

  /** Tell whoever holds this piece. */
  protected tell<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** The first letter large: how a sentence begins. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
