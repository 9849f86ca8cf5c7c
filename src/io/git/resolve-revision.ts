import type { GitCommand } from './git-command.ts';
import { gitText } from './git-command.ts';
import type { Revision } from './parse-revision.ts';
import { refPlaces } from './ref-places.ts';

/**
 * What a revision means in the clone as it is. `ref` is the full name of the ref that was used (for an id: the id), so
 * that a report can tell `refs/heads/main` from `refs/remotes/origin/main`.
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
  if (name === 'HEAD') return foundOrNamed(await commitOf(git, `HEAD${ancestry}`), `HEAD${ancestry}`);

  const refs = await existingRefs(git, name);
  const resolved = await Promise.all(refs.map(async (ref) => ({ ref, commit: await commitOf(git, ref + ancestry) })));
  const [first, ...others] = resolved;
  if (first === undefined) return { kind: 'missing', named: false };
  if (others.some((other) => other.commit !== first.commit)) {
    const choices = resolved.map(({ ref, commit }) => `${ref} (${commit ?? 'not a commit'})`).join(' and ');
    return { kind: 'ambiguous', reason: `\`${name}\` names ${choices}; use the full name of the one that is meant` };
  }
  return foundOrNamed(first.commit, first.ref + ancestry);
}

/** The commit that an id or a full ref name leads to, through tags, or null when this clone does not hold one. */
export async function commitOf(git: GitCommand, idOrRef: string): Promise<string | null> {
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

function foundOrNamed(commit: string | null, ref: string): Resolution {
  return commit === null ? { kind: 'missing', named: true } : { kind: 'found', commit, ref };
}
