import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

import type { PlannedListing } from '../../contracts/plan.ts';
import { isMissing } from '../../io/file-error.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { ListingFile } from '../../routing/changes-of-paths.ts';
import { listingDifference, type ListedText } from '../../routing/listing-difference.ts';
import type { RoutingComparator } from '../comparator/routing-comparator.ts';
import { parseFrontmatter, yamlFields } from '../repository/parse-frontmatter.ts';

/** What may be listed otherwise, and where the working tree has it. */
export interface ListingRequest {
  readonly files: readonly ListingFile[];
  /** The top of the repository, absolute. */
  readonly top: string;
  /** Every case is planned anyway: nothing is read for that. */
  readonly isDecided: boolean;
}

const REGULAR = /^100/;

/**
 * What clients list otherwise than at the comparator (src/routing/README.md, "Shards"), in order of the paths. The comparator's texts are read
 * only where nothing else decides. What cannot be read or understood on either side counts as changed: too many cases is the safe side.
 */
export async function listingChanges(
  comparator: RoutingComparator,
  { files, top, isDecided }: ListingRequest,
): Promise<readonly PlannedListing[]> {
  if (files.length === 0) return [];
  const before = await comparator.entries();
  const present: ListingFile[] = [];
  const found: PlannedListing[] = [];
  for (const file of files) {
    const [was, is] = [before.get(file.path), await placeOf(join(top, file.path))];
    if (was === undefined && is === 'nothing') continue;
    if (was === undefined) found.push(changeOf(file, 'added'));
    else if (is === 'nothing') found.push(changeOf(file, 'removed'));
    else if (!REGULAR.test(was) || is === 'no file') found.push(changeOf(file, 'unreadable'));
    else present.push(file);
  }
  for (const file of isDecided || found.length > 0 ? [] : present) {
    const fields = await differenceOf(comparator, top, file.path);
    if (fields === null) found.push(changeOf(file, 'unreadable'));
    else if (fields.length > 0) found.push({ ...changeOf(file, 'changed'), fields: [...fields] });
  }
  return found.sort((left, right) => compareCodePoints(left.file, right.file));
}

/** As `listingDifference` says; null also where a side cannot be read. */
async function differenceOf(
  comparator: RoutingComparator,
  top: string,
  path: string,
): Promise<readonly string[] | null> {
  try {
    const before = await comparator.read(path);
    const after = await readTextFile(join(top, path), 'what clients list');
    if (before === null) return null;
    // Who may execute it is no text.
    return before.text === after
      ? []
      : listingDifference(await listedText(before.text, path), await listedText(after, path));
  } catch (error) {
    if (error instanceof PortcullisError) return null;
    throw error;
  }
}

async function listedText(text: string, path: string): Promise<ListedText> {
  return path.endsWith('.yaml') ? { fields: await yamlFields(text, path), body: '' } : parseFrontmatter(text, path);
}

async function placeOf(path: string): Promise<'file' | 'no file' | 'nothing'> {
  try {
    return (await lstat(path)).isFile() ? 'file' : 'no file';
  } catch (error) {
    if (isMissing(error)) return 'nothing';
    throw error;
  }
}

function changeOf({ name, path }: ListingFile, change: PlannedListing['change']): PlannedListing {
  return { name, file: path, change, fields: [] };
}
