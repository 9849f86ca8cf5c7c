import { resolve } from 'node:path';

import type { Config } from '../../contracts/config.ts';
import { isFolder } from '../../io/find-files.ts';
import type { SkillRenames } from '../../routing/case-changes.ts';
import { loadSkills } from './load-skills.ts';

/** A configured root that is gone is no error here: only what skills were called before is of interest. */
export async function skillRenames(root: string, config: Config): Promise<SkillRenames> {
  const roots: string[] = [];
  for (const path of config.skills) if (await isFolder(resolve(root, path))) roots.push(path);
  return (await loadSkills(root, roots)).renames;
}
