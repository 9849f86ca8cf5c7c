import { ProblemsError, type Problem } from '../../contracts/problem.ts';
import { append } from '../../kernel/append.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
export async function collectProblems<T>(problems: Problem[], file: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    append(problems, error instanceof ProblemsError ? problemsOf(error) : [problemOf(error, file)]);
    return null;
  }
}

/** What to do about all of a document is reported with the first of its problems. */
function problemsOf({ problems: [first, ...rest], help }: ProblemsError): readonly Problem[] {
  return first === undefined ? [] : [{ ...first, help: first.help ?? help ?? null }, ...rest];
}

function problemOf(error: PortcullisError, file: string): Problem {
  const { mismatch, message, help = null } = error;
  const { expected, found, line } = mismatch ?? { expected: 'no error', found: message };
  return { file, line: line ?? null, pointer: '', expected, found, help };
}
