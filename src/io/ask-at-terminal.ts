import { createInterface } from 'node:readline/promises';

/** Asks a person a question that is answered by `y`. Null where nobody is there: no terminal to read from and to write to. */
export async function askAtTerminal(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await reader.question(`${question} [y/N] `)).trim());
  } finally {
    reader.close();
  }
}
