import { CONFIG_PATH, type Config } from '../../contracts/config.ts';
import { ProblemsError, type LineFinder, type Problem } from '../../contracts/problem.ts';
import { append } from '../../kernel/append.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { providerProblem } from '../../providers/client-of.ts';
import type { World } from '../world/world.ts';
import { loadConfig, UNCONFIGURED } from './load-config.ts';

/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
export async function collectProblems<T>(problems: Problem[], file: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    append(problems, error instanceof ProblemsError ? error.problems : [problemOf(error, file)]);
    return null;
  }
}

function problemOf(error: PortcullisError, file: string): Problem {
  const { mismatch, message, help = null } = error;
  const { expected, found, line } = mismatch ?? { expected: 'a file that can be read', found: message };
  return { file, line: line ?? null, pointer: '', expected, found, help };
}

/**
 * The configuration, with the places of what it says; `lines` is null where there is no file, and the defaults apply. Providers that nobody can
 * start or read add to the problems.
 */
export async function checkedConfig(
  world: World,
  problems: Problem[],
): Promise<{ readonly config: Config; readonly lines: LineFinder | null }> {
  const found = await loadConfig(world.root);
  if (found === null) return { config: UNCONFIGURED, lines: null };
  for (const [id, provider] of found.config.providers) {
    const problem = providerProblem(id, provider);
    if (problem === null) continue;
    const { key, ...mismatch } = problem;
    const pointer = `/providers/${id}${key === '' ? '' : `/${key}`}`;
    problems.push({ file: CONFIG_PATH, line: found.lines.lineOf(pointer) ?? null, pointer, ...mismatch });
  }
  return found;
}
