import { dirname, relative, resolve } from 'node:path';

import type { Config } from '../../contracts/config.ts';
import { firstOf } from '../../contracts/counted.ts';
import { isFolder, withSlashes } from '../../io/find-files.ts';
import type { UnitSkill } from '../../io/unit/unit-folder.ts';
import { placingOf, PROVIDERS } from '../../providers/known-providers.ts';
import { loadSkills, refuseTwins, type SkillFolder } from './load-skills.ts';

/** The skills of one provider's units. */
export interface ClientSkills {
  /** What a unit gets a copy of. */
  readonly copied: readonly UnitSkill[];
  /** Skills that no place of the client holds, with their roots. */
  readonly missing: readonly { readonly name: string; readonly root: string }[];
}

/**
 * Which skills a provider's units get, and how (src/providers/README.md, "Places").
 *
 * @param roots absolute, or relative to the repository
 * @throws PortcullisError where two would be installed under one name
 */
export async function clientSkills(
  root: string,
  roots: readonly string[],
  { providers }: Config,
  agent: string,
): Promise<ClientSkills> {
  const inRepository = (path: string): string => withSlashes(relative(root, resolve(root, path)));
  const named = (providers.get(agent)?.skills ?? []).map(inRepository);
  const places: string[] = [];
  for (const path of PROVIDERS.get(agent)?.skillRoots ?? []) if (await isFolder(resolve(root, path))) places.push(path);
  const all = new Set([...roots, ...named, ...places].map((path) => resolve(root, path)));
  const placed = (await loadSkills(root, [...all])).folders.map((folder) => ({
    folder,
    placing: placingOf(inRepository(folder.root), agent, named),
  }));
  // What lies in a place of its own is what it would read.
  const own = placed.flatMap(({ folder, placing }) => (placing === 'own' ? [folder] : []));
  const names = new Set(own.map(nameOf));
  const others = placed.filter(({ folder }) => !names.has(nameOf(folder)));
  const installed = others.flatMap(({ folder, placing }) => (placing === 'not_available' ? [] : [folder]));
  refuseTwins(installed);
  for (const folder of installed) names.add(nameOf(folder));
  return {
    copied: [
      ...own.map(({ path }) => ({ path, plugin: null, into: inRepository(dirname(path)) })),
      ...installed.map(({ path, plugin }) => ({ path, plugin })),
    ],
    missing: others.flatMap(({ folder }) =>
      names.has(nameOf(folder)) ? [] : [{ name: folder.name, root: inRepository(folder.root) }],
    ),
  };
}

function nameOf({ listing }: SkillFolder): string {
  return listing.name.toLowerCase();
}

/** What `validate` and `plan` say: a line for each provider that skills of the configuration do not reach. */
export async function unavailableSkills(
  root: string,
  roots: readonly string[],
  config: Config,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const agent of config.providers.keys()) {
    const { missing } = await clientSkills(root, roots, config, agent);
    if (missing.length === 0) continue;
    const [names, places] = [missing.map(({ name }) => name), new Set(missing.map((skill) => skill.root))];
    const help = `it does not read ${[...places].join(', ')} (providers.${agent}.skills installs from there)`;
    lines.push(`not_available to ${agent}: ${firstOf(names)}: ${help}`);
  }
  return lines;
}
