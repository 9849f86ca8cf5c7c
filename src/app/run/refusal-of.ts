import { isAbsolute, resolve } from 'node:path';

import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { World } from '../world/world.ts';
import type { TrustedCommands } from './trusted-commands.ts';

const HELP =
  'Commands are those of what is compared with: a new one runs once it is there, or in a run started by hand.';

/**
 * Why a provider's program must not be started: only the head describes it, or it is a file of the repository that the head has
 * otherwise than the comparator. Null where it may be. What whoever runs Portcullis names by `given` is theirs to choose.
 */
export async function refusalOf(
  world: World,
  { config, comparator, refused }: TrustedCommands,
  agent: string,
  given: string | null,
): Promise<PortcullisError | null> {
  const reason = refused.get(agent);
  if (reason !== undefined) return new PortcullisError('usage', reason, HELP);
  const provider = config.providers.get(agent);
  const program = provider?.path ?? provider?.command?.command[0] ?? null;
  if (comparator === null || program === null || given !== null || !isInRepository(world.root, program)) return null;
  const path = displayPath(world.root, program);
  const before = await comparator.read(path);
  const own = await readTextFile(resolve(world.root, program), 'the program').catch(() => null);
  if (before !== null && own === before.text) return null;
  const message = `${path}: expected the program of ${agent} as ${comparator.name} has it, found ${own === null ? 'none that can be read' : 'another one'}`;
  return new PortcullisError('usage', message, HELP);
}

/** A name is looked for on PATH. */
function isInRepository(root: string, program: string): boolean {
  return /[/\\]/.test(program) && !isAbsolute(displayPath(root, program));
}
