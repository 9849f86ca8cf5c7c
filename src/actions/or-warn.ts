import { warn } from './annotate.ts';

/** What cannot be reported never changes the verdict. */
export async function orWarn(what: string, report: () => unknown): Promise<void> {
  try {
    await report();
  } catch (error) {
    warn(`${what} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
