import { OBJECT_ID } from '../../contracts/commit-files.ts';
import type { GitHubApi } from './github-api.ts';
import { memberOf } from './github-commits.ts';

/**
 * The bytes of several blobs by one question to GraphQL; those are left out that it does not tell whole and as text. What comes back is not
 * checked. The question also brings who the token speaks for, which a comment may need to know later.
 *
 * @param blobs full ids
 */
export async function queryBlobs(api: GitHubApi, blobs: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const wanted = blobs.filter((blob) => OBJECT_ID.test(blob));
  if (wanted.length === 0) return new Map();
  const [owner = '', name = ''] = api.repository.split('/');
  const ids = Object.fromEntries(wanted.map((blob, index) => [`b${index}`, blob]));
  const answer = await api.query(questionAbout(wanted.length), { owner, name, ...ids }, 0);
  if (answer.kind !== 'answered') return new Map();
  api.use.viewer ??= viewerIn(answer.data);
  const repository = memberOf(memberOf(answer.data, 'data'), 'repository');
  return new Map(
    wanted.flatMap((blob, index) => {
      const bytes = bytesOf(memberOf(repository, `b${index}`));
      return bytes === null ? [] : [[blob, bytes] as const];
    }),
  );
}

/** Ids come in as variables: nothing of a repository becomes a part of the question. */
function questionAbout(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const declared = numbers.map((index) => `$b${index}: GitObjectID!`).join(', ');
  const asked = numbers.map((index) => `b${index}: object(oid: $b${index}) { ...blob }`).join(' ');
  return [
    `query($owner: String!, $name: String!, ${declared}) {`,
    'viewer { login }',
    `repository(owner: $owner, name: $name) { ${asked} } }`,
    'fragment blob on Blob { isTruncated text }',
  ].join(' ');
}

/** Who the token speaks for, of an answer to `viewer { login }`; null where it does not say. */
export function viewerIn(answer: unknown): string | null {
  const login = memberOf(memberOf(memberOf(answer, 'data'), 'viewer'), 'login');
  return typeof login === 'string' && login !== '' ? login : null;
}

/** Null of a binary file, of one that was cut, and of what is no blob. */
function bytesOf(object: unknown): Uint8Array | null {
  const text = memberOf(object, 'text');
  return typeof text === 'string' && memberOf(object, 'isTruncated') === false ? new TextEncoder().encode(text) : null;
}
