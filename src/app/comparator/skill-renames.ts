import { resolve } from 'node:path';

import type { Config } from '../../contracts/config.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { isFolder } from '../../io/find-files.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import type { SkillRenames } from '../../routing/case-changes.ts';
import { loadSkills, parseFrontmatter } from '../repository/load-skills.ts';
import type { Comparator } from './resolve-comparator.ts';

/**
 * Which skills were called otherwise before, as far as that counts: no other skill of the comparator had one of the names that it has now
 * (src/routing/README.md, "Renamed cases"). A configured root that is gone is no error here.
 */
export async function skillRenames(
  root: string,
  config: Config,
  comparator: Pick<Comparator, 'commits' | 'entries' | 'read'> | null,
): Promise<SkillRenames> {
  const roots: string[] = [];
  for (const path of config.skills) if (await isFolder(resolve(root, path))) roots.push(path);
  const { folders, renames } = await loadSkills(root, roots);
  if (renames.size === 0 || comparator === null || comparator.commits.kind === 'file') return renames;
  const before: ReadonlySet<string>[] = [];
  for (const [path, entry] of await comparator.entries()) {
    // Whatever a link leads to stands elsewhere as well.
    if (!path.endsWith(`/${SKILL_FILE}`) || !entry.startsWith('100')) continue;
    const file = await comparator.read(path);
    before.push(namesOf(path.split('/').at(-2), (await parseFrontmatter(file?.text ?? '', path)).fields));
  }
  const counts = ([name, old]: readonly [string, string]): boolean => {
    const own = folders.find((folder) => folder.name === name)?.frontmatter.fields ?? null;
    const names = [...namesOf(name, own)];
    return !before.some((skill) => !skill.has(foldedName(old)) && names.some((one) => skill.has(one)));
  };
  return new Map([...renames].filter(counts));
}

/** What a skill answers to. */
function namesOf(folder: string | undefined, fields: ReadonlyMap<string, unknown> | null): ReadonlySet<string> {
  const names = [folder, fields?.get('name')].filter((name) => typeof name === 'string');
  return new Set(names.map(foldedName));
}
