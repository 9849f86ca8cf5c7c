import { dirname, relative, resolve } from 'node:path';

import type { Config } from '../../contracts/config.ts';
import { firstOf } from '../../contracts/counted.ts';
import { isFolder, withSlashes } from '../../io/find-files.ts';
import type { UnitSkill } from '../../io/unit/unit-folder.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import { deniedSkills } from '../../providers/judged-part.ts';
import { placingOf, PROVIDERS, type Placing } from '../../providers/known-providers.ts';
import { loadSkills, refuseDuplicateSkills, type SkillFolder } from './load-skills.ts';

/** The skills of one provider's units. */
export interface ClientSkills {
  /** All that they get, as they lie in the repository. */
  readonly folders: readonly SkillFolder[];
  /** What a unit gets a copy of. */
  readonly copied: readonly UnitSkill[];
  /** Skills that no place of the client holds, with their roots. */
  readonly missing: readonly { readonly name: string; readonly root: string }[];
}

/**
 * Which skills the units of each provider get, and how (src/providers/README.md, "Places").
 *
 * @param roots absolute, or relative to the repository
 * @throws PortcullisError where two would be installed under one name
 */
export async function clientSkills(
  root: string,
  roots: readonly string[],
  { providers }: Config,
  agents: Iterable<string>,
): Promise<ReadonlyMap<string, ClientSkills>> {
  const absolute = (path: string): string => resolve(root, path);
  const inRepository = (path: string): string => withSlashes(relative(root, absolute(path)));
  const ofAgents: { agent: string; named: string[]; places: ReadonlySet<string> }[] = [];
  for (const agent of agents) {
    const named = providers.get(agent)?.skills ?? [];
    const own: string[] = [];
    for (const path of PROVIDERS.get(agent)?.skillRoots ?? []) if (await isFolder(absolute(path))) own.push(path);
    const places = new Set([...roots, ...named, ...own].map(absolute));
    ofAgents.push({ agent, named: named.map(inRepository), places });
  }
  const { folders } = await loadSkills(root, [...new Set(ofAgents.flatMap(({ places }) => [...places]))]);
  return new Map(
    ofAgents.map(({ agent, named, places }) => {
      const near = folders.filter((folder) => places.has(folder.root));
      return [agent, placedSkills(near, (path) => placingOf(inRepository(path), agent, named), inRepository)];
    }),
  );
}

function placedSkills(
  folders: readonly SkillFolder[],
  placing: (root: string) => Placing,
  inRepository: (path: string) => string,
): ClientSkills {
  const placed = folders.map((folder) => ({ folder, placing: placing(folder.root) }));
  // What lies in a place of its own is what it would read.
  const own = placed.flatMap((one) => (one.placing === 'own' ? [one.folder] : []));
  const names = new Set(own.map(nameOf));
  const others = placed.filter(({ folder }) => !names.has(nameOf(folder)));
  const installed = others.flatMap((one) => (one.placing === 'not_available' ? [] : [one.folder]));
  refuseDuplicateSkills(installed);
  for (const folder of installed) names.add(nameOf(folder));
  return {
    folders: [...own, ...installed],
    copied: [
      ...own.map(({ path }) => ({ path, plugin: null, into: inRepository(dirname(path)) })),
      ...installed.map(({ path, plugin }) => ({ path, plugin })),
    ],
    missing: others.flatMap(({ folder }) =>
      names.has(nameOf(folder)) ? [] : [{ name: folder.name, root: inRepository(folder.root) }],
    ),
  };
}

/** Where skills under test may lie, relative to the folder of a session: in the roots, where a run installs them, in the client's own places. */
export function rootsUnderTest(root: string, roots: readonly string[], config: Config, id: string): readonly string[] {
  const { skills = [], command } = config.providers.get(id) ?? {};
  const given = [...roots, ...skills].map((path) => withSlashes(relative(root, resolve(root, path))));
  return [...given, ...(PROVIDERS.get(id)?.skillRoots ?? [command?.skills_folder ?? []].flat())];
}

function nameOf({ listing }: SkillFolder): string {
  return foldedName(listing.name);
}

/** What `validate` and `plan` say: a line for each provider that skills of the configuration do not reach. */
export function unavailableSkills(clients: ReadonlyMap<string, ClientSkills>): readonly string[] {
  return [...clients].flatMap(([agent, { missing }]) => {
    if (missing.length === 0) return [];
    const [names, places] = [missing.map(({ name }) => name), new Set(missing.map((skill) => skill.root))];
    const help = `it does not read ${[...places].join(', ')} (providers.${agent}.skills installs from there)`;
    return `not_available to ${agent}: ${firstOf(names)}: ${help}`;
  });
}

/** Which rules of the repository's settings keep a client from skills, a sentence each. */
export function deniedBySettings(
  agent: string,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  names: readonly string[],
): readonly string[] {
  const settings = PROVIDERS.get(agent)?.settings;
  // Those of other folders count only where a client is started there.
  return files
    .filter(({ path }) => path.split('/').length === 2 && settings?.test(path) === true)
    .flatMap(({ path, bytes }) =>
      deniedSkills(Buffer.from(bytes).toString(), names).map(
        ({ name, rule, list }) =>
          `${path} keeps ${agent} from the skill ${name}: ${JSON.stringify(rule)} under permissions.${list}`,
      ),
    );
}
