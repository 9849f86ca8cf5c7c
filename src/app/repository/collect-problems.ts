import { ProblemsError, type Problem } from '../../contracts/problem.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
export async function orCollect<T>(problems: Problem[], file: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    problems.push(...(error instanceof ProblemsError ? error.problems : [problemOf(error, file)]));
    return null;
  }
}

/** What keeps a document from being looked at all. */
function problemOf(error: PortcullisError, file: string): Problem {
  const { cause, help = null } = error;
  const place = { file, pointer: '', help };
  if (cause instanceof JsonSyntaxError) {
    return { ...place, line: cause.line, expected: 'valid JSON', found: cause.reason };
  }
  const yaml = /:(\d+):\d+: not valid YAML: (.*)$/s.exec(error.message);
  if (yaml !== null) return { ...place, line: Number(yaml[1]), expected: 'valid YAML', found: yaml[2] ?? '' };
  const [, expected, found] = /: expected (.*), found (.*)$/s.exec(error.message) ?? [];
  if (expected !== undefined && found !== undefined) return { ...place, line: null, expected, found };
  const said = error.message.startsWith(`${file}: `) ? error.message.slice(file.length + 2) : error.message;
  return { ...place, line: null, expected: 'a file that can be read', found: said };
}
