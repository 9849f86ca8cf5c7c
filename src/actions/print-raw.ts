import { randomUUID } from 'node:crypto';

/**
 * Prints text that holds parts of transcripts: between the two lines the runner takes nothing for a command, whatever the text says.
 */
export function printRaw(text: string): void {
  const token = randomUUID();
  process.stdout.write(`::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`);
}

/** The log of a job that runs agents: one stretch in which nothing is a command, whatever is printed, until it is closed. */
export class RawLog {
  #token: string | null = null;

  /** From here on nothing is a command. */
  open(): void {
    if (this.#token !== null) return;
    this.#token = randomUUID();
    process.stdout.write(`::stop-commands::${this.#token}\n`);
  }

  print(text: string): void {
    if (this.#token === null) printRaw(text);
    else process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  }

  close(): void {
    if (this.#token !== null) process.stdout.write(`::${this.#token}::\n`);
    this.#token = null;
  }
}
