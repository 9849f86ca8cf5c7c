import { canonicalJson } from '../kernel/canonical-json.ts';
import { RunningDigest } from '../kernel/digest.ts';
import { leafText } from './json-data.ts';
import { maskVarying } from './mask-varying.ts';
import type { JsonData } from './transcript-event.ts';

/**
 * A digest over what the model and its subagents said and called, in order, by which trials that only repeat each other are noticed.
 * Ids and numbers count as one and the same (`maskVarying`), and what tools answered
 * not at all. Each part is digested as it comes and is not held.
 */
export class ContentDigest {
  #digest: RunningDigest | null = null;

  addText(text: string): void {
    this.#add(JSON.stringify({ text }));
  }

  /** A client that announces a call twice does so in each of its transcripts: every announcement counts. */
  addCall(tool: string, input: JsonData): void {
    this.#add(`${JSON.stringify({ tool })}${inputText(input)}`);
  }

  /** `sha256:<hex>`; null where nothing was said and nothing called. */
  value(): string | null {
    return this.#digest?.value() ?? null;
  }

  #add(part: string): void {
    this.#digest ??= new RunningDigest();
    // JSON on one line has no line feed, so that no two sequences of parts read the same.
    this.#digest.add(`${maskVarying(part)}\n`);
  }
}

/** An input may be anything: what has no canonical form (too deep, `1e999`) is digested by its keys and texts. */
function inputText(input: JsonData): string {
  try {
    return canonicalJson(input);
  } catch (error) {
    if (error instanceof TypeError) return JSON.stringify(leafText(input));
    throw error;
  }
}
