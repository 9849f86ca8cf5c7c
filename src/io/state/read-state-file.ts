import { readOptionalTextFile } from '../read-text-file.ts';

/** The text of a file of state; null where there is none. Throws as `readTextFile` does; `what` names it for people. */
export async function readStateFile(path: string, what: string): Promise<string | null> {
  return (await readOptionalTextFile(path, what)) ?? null;
}
