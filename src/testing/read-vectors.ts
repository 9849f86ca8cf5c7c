import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** One line of a file of `cases/vectors/`: an input and what the reference said to it. */
export interface Vector<Input, Expect> {
  readonly id: string;
  readonly tags?: readonly string[];
  readonly input?: Input;
  /** The input as a text, where its spelling matters. */
  readonly inputText?: string;
  /** Name → text of the files that its command finds in its folder. */
  readonly files?: Readonly<Record<string, string>>;
  readonly expect: Expect;
}

export function readVectors<Input, Expect>(name: string): readonly Vector<Input, Expect>[] {
  const file = new URL(`../../cases/vectors/${name}.jsonl.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Vector<Input, Expect>);
}
