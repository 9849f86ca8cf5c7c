import { join, resolve } from 'node:path';

import { entriesOf, isFolder } from '../../io/find-files.ts';
import { SKILL_ROOTS } from '../../providers/known-providers.ts';
import { displayPath } from '../repository/load-cases.ts';
import { loadSkills, type SkillFolder } from '../repository/load-skills.ts';
import type { SkillListing } from '../../evidence/transcript-event.ts';

/** Where repositories keep skills: the clients' own folders first. */
const USUAL_ROOTS = [...SKILL_ROOTS, 'skills'];
/** Folders of plugins, each with a folder `skills`. */
const PLUGIN_FOLDERS = ['plugins', '.claude/plugins'];

export interface FoundSkills {
  /** Relative to the repository where they stand in it. */
  readonly roots: readonly string[];
  readonly skills: readonly { readonly folder: SkillFolder; readonly listing: SkillListing }[];
  /** Roots that hold a skill which one before them has, and that skill. */
  readonly leftOut: readonly { readonly root: string; readonly skill: string }[];
}

/**
 * The skills of a repository, in the given roots (relative to the working folder) or in the usual ones that there are. A root with a
 * skill that another one has as well is left out: a run installs one skill of a name.
 */
export async function findSkills(root: string, cwd: string, given: readonly string[] | null): Promise<FoundSkills> {
  const candidates = given?.map((path) => resolve(cwd, path)) ?? (await usualRoots(root));
  const roots: string[] = [];
  const skills: FoundSkills['skills'][number][] = [];
  const leftOut: FoundSkills['leftOut'][number][] = [];
  const taken = new Set<string>();
  for (const path of candidates) {
    const { folders, listings } = await loadSkills(root, [path]);
    const here = folders.flatMap((folder, index) => {
      const listing = listings[index];
      return listing === undefined ? [] : [{ folder, listing }];
    });
    const twin = here.find(({ listing }) => taken.has(listing.name.toLowerCase()));
    if (twin !== undefined) leftOut.push({ root: displayPath(root, path), skill: twin.listing.name });
    if (twin !== undefined || here.length === 0) continue;
    for (const { listing } of here) taken.add(listing.name.toLowerCase());
    roots.push(displayPath(root, path));
    skills.push(...here);
  }
  return { roots, skills, leftOut };
}

async function usualRoots(root: string): Promise<readonly string[]> {
  const places = USUAL_ROOTS.map((path) => join(root, path));
  for (const folder of PLUGIN_FOLDERS) {
    for (const name of await entriesOf(join(root, folder))) places.push(join(root, folder, name, 'skills'));
  }
  const present = await Promise.all(places.map((path) => isFolder(path)));
  return places.filter((_, index) => present[index]);
}
