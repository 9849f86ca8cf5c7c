import { CONFIG_PATH, parseConfig, type Config } from '../../contracts/config.ts';
import { ProblemsError, type LineFinder, type Problem } from '../../contracts/problem.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { providerProblem } from '../../providers/client-of.ts';
import { PROVIDER_IDS } from '../../providers/known-providers.ts';
import type { World } from '../world/world.ts';
import { configurationText, refuseHandedOver, refuseMisnamedConfig, UNCONFIGURED } from './load-config.ts';

/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
export async function collectProblems<T>(problems: Problem[], file: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    problems.push(...(error instanceof ProblemsError ? error.problems : [problemOf(error, file)]));
    return null;
  }
}

function problemOf(error: PortcullisError, file: string): Problem {
  const { mismatch, message, help = null } = error;
  const { expected, found, line } = mismatch ?? { expected: 'a file that can be read', found: message };
  return { file, line: line ?? null, pointer: '', expected, found, help };
}

/** The configuration, with the places of what it says; `lines` is null where there is no file, and the defaults apply. */
export interface CheckedConfig {
  readonly config: Config;
  readonly lines: LineFinder | null;
}

/** The configuration; providers that nobody can start or read add to the problems. */
export async function checkedConfig(world: World, problems: Problem[]): Promise<CheckedConfig> {
  const text = await configurationText(world.root);
  if (text === undefined) {
    await refuseMisnamedConfig(world.root);
    return { config: UNCONFIGURED, lines: null };
  }
  const document = await parseYamlDocument(text, CONFIG_PATH);
  const config = parseConfig(document.value, CONFIG_PATH, document, PROVIDER_IDS);
  refuseHandedOver(world.root, config);
  for (const [id, provider] of config.providers) {
    const problem = providerProblem(id, provider);
    if (problem === null) continue;
    const { key, expected, found, help } = problem;
    const pointer = `/providers/${id}${key === '' ? '' : `/${key}`}`;
    problems.push({ file: CONFIG_PATH, line: document.lineOf(pointer) ?? null, pointer, expected, found, help });
  }
  return { config, lines: document };
}
