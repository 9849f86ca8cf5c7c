import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { CONFIG_PATH } from '../../../src/contracts/config.ts';
import { scratchRepository } from '../../../src/io/git/scratch-repository.ts';

/** Below a limit on trials, and enough of them that no number of units needs many cases. */
const CASES = 50;
const SKILL = 'alpha-skill';

/** Flags of a command line. */
export type Flags = readonly string[];

/**
 * Makes a repository whose only provider is a stub: a shell that prints what loads a skill and then becomes the system's own `sleep`.
 * Every unit is a whole and passing run, so that none is tried again.
 */
export async function stubRepository(folder: string, seconds: number): Promise<string> {
  const root = join(folder, `stub-${seconds}`);
  await mkdir(root);
  const repository = await scratchRepository(root);
  const cases = Array.from({ length: CASES }, (_, index) => ({
    case_id: `case-${index + 1}`,
    prompt: 'Please greet.',
    expected_skill: SKILL,
  }));
  await repository.commit('A stub client', {
    [CONFIG_PATH]: [
      'cases: cases/routing/bench.json',
      'skills: .agents/skills',
      'providers:',
      '  stub:',
      `    command: [sh, -c, "echo '● skill(${SKILL})'; exec sleep ${seconds}"]`,
      '    reader: text',
      '    version: []',
      '',
    ].join('\n'),
    'cases/routing/bench.json': `${JSON.stringify({ schema: 1, cases }, null, 2)}\n`,
    ...skillFiles('.agents/skills', [SKILL, 'beta-skill']),
  });
  return root;
}

/** How so many units are asked for. */
export function unitFlags(units: number): Flags {
  return ['--trials', String(units / CASES)];
}

/** Path → text of skills below a root. */
export function skillFiles(root: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [
      `${root}/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: Use when the user asks for ${name}.\n---\n\n# ${name}\n\nSay that ${name} was here.\n`,
    ]),
  );
}
