import { safeLines } from '../app/gates/reports.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/** What a message quotes comes from files; an annotation shows it as it is. Anything but a `PortcullisError` is a bug and stays one. */
export function harmlessError(error: unknown): unknown {
  if (!(error instanceof PortcullisError)) return error;
  const help = error.help === undefined ? undefined : safeLines(error.help);
  return new PortcullisError(error.code, safeLines(error.message), help, { cause: error });
}
