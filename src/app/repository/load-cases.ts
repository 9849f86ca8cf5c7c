import { isAbsolute, relative, resolve } from 'node:path';

import {
  givenText,
  parseCaseFile,
  refuseCaseProblems,
  type LocatedCase,
  type InvokedOn,
  type RoutingCase,
} from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { filesMatching, folderOfGlob, isPattern, withSlashes } from '../../io/find-files.ts';
import { isHandedOver } from '../../io/open-file.ts';
import { readRepositoryFile, refuseLinks } from '../../io/repository-file.ts';
import { append } from '../../kernel/append.ts';
import { notFound } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import { resolveAlias } from '../../evidence/attribute-signals.ts';
import { SkillInventory } from '../../evidence/skill-identity.ts';
import { HIDES_READS, invokesSkill } from '../../providers/known-providers.ts';
import { requirementsOf, tokensOf } from '../../routing/requirements.ts';
import { loadSkills } from './load-skills.ts';

/**
 * The case files that paths and globs name, relative to `root` where they stand under it. Throws `not_found` where there is none, and what
 * `refuseLinks` throws of the folder that a glob begins in, since everything behind a link would be looked through.
 */
export async function caseFiles(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    if (await isPattern(root, path)) {
      await refuseLinks(root, folderOfGlob(path), 'the folder of the case files');
      const found = await filesMatching(root, path);
      // A glob means files on a disk, and not what this process was handed.
      append(
        files,
        found.filter((file) => !isHandedOver(resolve(root, file))),
      );
    } else files.push(displayPath(root, path));
  }
  if (files.length === 0) {
    throw notFound(
      `no case file: expected one at ${paths.join(', ')}, found none under ${root}`,
      'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.',
    );
  }
  return [...new Set(files)];
}

/** The case set, or one error that says what is wrong with it for the providers. `skills`: roots of what is installed. */
export async function loadCases(
  root: string,
  paths: readonly string[],
  { providers, skills }: Pick<Config, 'providers' | 'skills'>,
): Promise<readonly LocatedCase[]> {
  const cases: LocatedCase[] = [];
  for (const file of await caseFiles(root, paths)) {
    append(cases, casesIn(await readRepositoryFile(root, file, 'the case file'), file));
  }
  refuseCaseProblems(cases, await invokedOn(root, cases, providers, skills));
  return cases;
}

const PARSED = new Map<string, readonly LocatedCase[]>();

/** The cases of a file, parsed once for all places that have the same text: the head's and, of most changes, the merge base's. */
export function casesIn(text: string, file: string): readonly LocatedCase[] {
  const known = PARSED.get(text);
  const cases = known ?? parseCaseFile(text, file);
  PARSED.set(text, cases);
  if (known === undefined) return cases;
  return known.map((item) => ({
    definition: item.definition,
    digest: item.digest,
    file,
    get line() {
      return item.line;
    },
    lineOf: (field) => item.lineOf(field),
  }));
}

/** Paths of the command line as the case set stores them; null stays null. */
export function casePaths(world: World, paths: readonly string[] | null): readonly string[] | null {
  return paths === null ? null : paths.map((path) => displayPath(world.root, resolve(world.cwd, path)));
}

/** How a path is shown and stored: relative to the root with `/`, absolute where it stands elsewhere. */
export function displayPath(root: string, path: string): string {
  const absolute = resolve(root, path);
  const inside = relative(root, absolute);
  const isOutside = inside === '' || inside.startsWith('..') || isAbsolute(inside);
  return withSlashes(isOutside ? absolute : inside);
}

/**
 * Says on which providers a prompt loads a skill, installed or named by its case, without the model being asked (src/routing/README.md,
 * "Leading prompts"). A client of the configuration takes prompts as the one does whose reader it has.
 *
 * @param roots of the installed skills, absolute or relative to the root; read only where a prompt may name one
 */
export async function invokedOn(
  root: string,
  cases: readonly LocatedCase[],
  providers: Config['providers'],
  roots: readonly string[],
): Promise<InvokedOn> {
  const on = (definition: RoutingCase, isSkill: (agent: string, name: string) => boolean): readonly string[] =>
    [...providers].flatMap(([agent, { command }]) =>
      invokesSkill(command?.reader ?? agent, givenText(definition), (name) => isSkill(agent, name)) ? [agent] : [],
    );
  const mayInvoke = cases.some(({ definition }) => on(definition, () => true).length > 0);
  // Roots that are not there are reported elsewhere.
  const { listings } = await loadSkills(root, mayInvoke ? roots : []).catch(() => ({ listings: [] }));
  return (definition) =>
    on(definition, (agent, name) => {
      const requirements = requirementsOf(definition, agent, HIDES_READS);
      const named = tokensOf(requirements).map((token) => resolveAlias(requirements.aliases, token));
      return new SkillInventory([...listings, ...named.map((skill) => ({ name: skill, aliases: [] }))]).has(name);
    });
}
