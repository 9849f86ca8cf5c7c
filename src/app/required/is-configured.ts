import { CONFIG_PATH } from '../../contracts/config.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { defaultBranchTip, type Comparator } from '../comparator/resolve-comparator.ts';
import { configFromText, UNCONFIGURED } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import type { RequiredSource } from './required-files.ts';

/** Whether a configuration asks for this gate: the comparator's, the head's, or where the head may lag behind it the default branch's. */
export async function isConfigured(
  world: World,
  comparator: Comparator,
  compare: CompareRequest,
  workingTree: RequiredSource['config'],
): Promise<boolean> {
  const { config, commits } = comparator;
  if (config.required !== null || workingTree.required !== null) return true;
  const head = headOf(comparator, compare);
  const isHidden = head !== null && !isHeadCheckedOut(comparator, compare);
  if (isHidden && (await headBeside(comparator, head)).config.required !== null) return true;
  // GitHub's merge of a pull request, like any other event's head, has what its base has now; and a request would be lost on it.
  const { target } = compare;
  if (!('mergeSha' in target) || commits.tested_sha === target.mergeSha) return false;
  return ((await tipBeside(world, comparator, compare))?.config.required ?? null) !== null;
}

/** The commit under test: of GitHub's merge and its first parent that merge, since the head alone has not what the base did meanwhile. */
export function headOf({ commits }: Pick<Comparator, 'commits'>, { target }: CompareRequest): string | null {
  return target.kind === 'merge_parent' ? commits.tested_sha : commits.head_sha;
}

/** GitHub's merge of what is compared with its base; null where there is none. */
export function mergeOf({ target }: CompareRequest): string | null {
  return 'mergeSha' in target ? target.mergeSha : null;
}

/** The head itself, or GitHub's merge of it. */
export function isHeadCheckedOut({ commits }: Pick<Comparator, 'commits'>, compare: CompareRequest): boolean {
  return [commits.head_sha, mergeOf(compare)].includes(commits.tested_sha);
}

/** The tip of the default branch is looked for when it is first asked for, and once. */
const TIPS = new WeakMap<Comparator, Promise<Comparator | null>>();

export function tipBeside(world: World, comparator: Comparator, compare: CompareRequest): Promise<Comparator | null> {
  const tip = TIPS.get(comparator) ?? defaultBranchTip(world, compare, comparator);
  TIPS.set(comparator, tip);
  return tip;
}

/** The files of the head's commit; what is wrong with them is its own. */
export async function headBeside({ read }: Comparator, commit: string): Promise<RequiredSource> {
  const config = await read(CONFIG_PATH, commit);
  return {
    config: config === null ? UNCONFIGURED : await configFromText(config.text, CONFIG_PATH),
    read: (path) => read(path, commit),
    parse: (path, parse) => parse(path),
  };
}
