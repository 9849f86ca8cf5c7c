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
