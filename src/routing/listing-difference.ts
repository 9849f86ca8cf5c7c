import { isDeepStrictEqual } from 'node:util';

import { isObject } from '../kernel/is-object.ts';

/** What a file says of a skill, command or agent. */
export interface ListedText {
  /** Of its frontmatter; null where there is none that can be read. */
  readonly fields: ReadonlyMap<string, unknown> | null;
  readonly body: string;
}

/** What no model sees before it has chosen: any other field may be what a client lists, and so counts. */
const NOT_LISTED = new Set([
  'allowed-tools',
  'license',
  'version',
  'metadata.author',
  'metadata.version',
  'renamed_from',
]);
const DESCRIPTION = 'description';

/**
 * The fields by which clients list the file otherwise than before (src/routing/README.md, "Shards"), sorted; none where a model chooses as it
 * did, null where that is unknown. Values are compared, not their spelling. Without a description the body takes its place, since
 * a client may show its beginning.
 */
export function listingDifference(before: ListedText, after: ListedText): readonly string[] | null {
  if (before.fields === null || after.fields === null) return null;
  const [old, now] = [listedFields(before.fields), listedFields(after.fields)];
  const differing = new Set(
    [...old.keys(), ...now.keys()].filter((key) => !isDeepStrictEqual(old.get(key), now.get(key))),
  );
  if (!isText(now.get(DESCRIPTION)) && bodyOf(before) !== bodyOf(after)) differing.add(DESCRIPTION);
  return [...differing].sort();
}

/** By name; what stands in `metadata` as `metadata.<name>`. */
function listedFields(fields: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const flat = [...fields].flatMap(([key, value]): [string, unknown][] =>
    key === 'metadata' && isObject(value)
      ? Object.entries(value).map(([name, item]) => [`metadata.${name}`, item])
      : [[key, value]],
  );
  return new Map(flat.filter(([key, value]) => !NOT_LISTED.has(key) && value !== undefined));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function bodyOf({ body }: ListedText): string {
  return body.replaceAll('\r\n', '\n').trim();
}
