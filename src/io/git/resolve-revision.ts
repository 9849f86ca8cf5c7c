import { type GitCommand, gitText } from './git-command.ts';
import type { Revision } from './parse-revision.ts';

/**
 * What a revision means in the clone as it is. `ref` is the full name of the ref that was used (for an id: the id), so
 * that a report distinguishes `refs/heads/main` from `refs/remotes/origin/main`.
 */
type Resolution =
  | { readonly kind: 'found'; readonly commit: string; readonly ref: string }
  /** `named`: the name exists here, but leads to no commit: too few ancestors, or nothing committed yet. */
  | { readonly kind: 'missing'; readonly named: boolean }
  | { readonly kind: 'ambiguous'; readonly reason: string };

/**
 * Looks a revision up locally; nothing is fetched.
 *
 * git's own lookup takes a tag before a branch of the same name and warns on the error output. Here two places with
 * different commits are `ambiguous`: a gate must not compare with whichever came first.
 */
export async function resolveRevision(git: GitCommand, revision: Revision): Promise<Resolution> {
  if (revision.kind === 'id') {
    const commit = await commitOf(git, revision.id);
    return commit === null ? { kind: 'missing', named: false } : { kind: 'found', commit, ref: revision.id };
  }
  const { name, ancestry } = revision;
  if (name === 'HEAD') return resolutionOf(await commitOf(git, `HEAD${ancestry}`), `HEAD${ancestry}`);

  const refs = await existingRefs(git, name);
  const resolved = await Promise.all(refs.map(async (ref) => ({ ref, commit: await commitOf(git, ref + ancestry) })));
  const [first, ...others] = resolved;
  if (first === undefined) return { kind: 'missing', named: false };
  if (others.some((other) => other.commit !== first.commit)) {
    const choices = resolved.map(({ ref, commit }) => `${ref} (${commit ?? 'not a commit'})`).join(' and ');
    return { kind: 'ambiguous', reason: `\`${name}\` names ${choices}; use the full name of the one that is meant` };
  }
  return resolutionOf(first.commit, first.ref + ancestry);
}

/** The commit that an id or a full ref name leads to, through tags, or null when this clone does not hold one. */
export async function commitOf(git: GitCommand, idOrRef: string): Promise<string | null> {
  // Whose ancestor it is depends on how much of the history is here by now, which a process that runs already may not know.
  if (!/[~^]/.test(idOrRef)) return (await git.object(`${idOrRef}^{commit}`))?.id ?? null;
  const output = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${idOrRef}^{commit}`);
  return output.exitCode === 0 ? output.stdout.toString('utf8').trim() : null;
}

async function existingRefs(git: GitCommand, name: string): Promise<string[]> {
  const { local, tracking } = refPlaces(name);
  const places = tracking === null ? local : [...local, tracking];
  const existing = new Set((await gitText(git, 'for-each-ref', '--format=%(refname)', ...places)).split('\n'));
  const direct = local.filter((ref) => existing.has(ref));
  // A tag does not stand in for the branch: beside a branch that only `origin` has, it is as ambiguous as beside a
  // local one.
  const onlyTags = direct.every((ref) => ref.startsWith('refs/tags/'));
  return onlyTags && tracking !== null && existing.has(tracking) ? [...direct, tracking] : direct;
}

function resolutionOf(commit: string | null, ref: string): Resolution {
  return commit === null ? { kind: 'missing', named: true } : { kind: 'found', commit, ref };
}

/** Where the ref that a name means may stand; each place is a full ref name, best first. */
interface RefPlaces {
  /** In this clone, under the name as given. */
  readonly local: readonly string[];
  /** In this clone, as `origin` last had the branch: looked at when there is no such branch in `local`. */
  readonly tracking: string | null;
  /** At `origin` itself. Empty when the name can be neither a branch nor a tag there. */
  readonly remote: readonly string[];
}

const TRACKING = 'refs/remotes/origin/';

/** The short name of a branch or tag, from its full name or from `origin/…`. */
const SHORT_NAME = /^(?:refs\/(?:heads|tags|remotes\/origin)|origin)\/(.+)$/;

/**
 * Lists the places of a ref name, after git's own rules (gitrevisions(7), `<refname>`) and with one more: a clone made
 * for continuous integration often holds `main` as `origin/main` alone.
 */
export function refPlaces(name: string): RefPlaces {
  const short = SHORT_NAME.exec(name)?.[1] ?? name;
  const branch = `refs/heads/${short}`;
  const tag = `refs/tags/${short}`;
  if (name === branch) return { local: [name], tracking: TRACKING + short, remote: [branch] };
  if (name === tag) return { local: [name], tracking: null, remote: [tag] };
  if (name === TRACKING + short) return { local: [name], tracking: null, remote: [branch] };
  if (name.startsWith('refs/')) return { local: [name], tracking: null, remote: [] };

  const local = ['refs/', 'refs/heads/', 'refs/tags/', 'refs/remotes/'].map((place) => place + name);
  return { local, tracking: TRACKING + name, remote: short === name ? [branch, tag] : [branch] };
}
