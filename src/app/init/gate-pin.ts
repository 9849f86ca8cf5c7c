import type { CloneOrigin } from '../../io/git/clone-origin.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** The repository on GitHub and the commit from which a workflow takes the gate. */
export interface GatePin {
  /** `owner/name`. */
  readonly repository: string;
  /** 40 or 64 hex digits. */
  readonly commit: string;
  /** For a comment; null where the commit is no release. */
  readonly version: string | null;
}

const HELP =
  'Name it with --uses OWNER/portcullis@COMMIT, with the full commit of a release: a tag or a branch could be moved to other code.';

/** `owner/name@commit`, with the version behind it where one is known (`@commit#v1.2.3`). Throws `usage` for anything else. */
export function parsePin(text: string): GatePin {
  const match = /^([\w.-]{1,100}\/[\w.-]{1,100})@([0-9a-f]{40}|[0-9a-f]{64})(?:#(v[\w.-]{1,60}))?$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) {
    throw new PortcullisError('usage', `--uses: expected OWNER/NAME@COMMIT, found ${JSON.stringify(text)}`, HELP);
  }
  return { repository: match[1], commit: match[2], version: match[3] ?? null };
}

/** The pin of the Portcullis that is running, where that is a clone of a repository on a server. Throws `usage` where it is not. */
export function ownPin(origin: CloneOrigin | null): GatePin {
  const repository = origin?.url === null || origin === null ? null : (remoteOf(origin.url)?.repository ?? null);
  if (origin === null || repository === null) {
    throw new PortcullisError(
      'usage',
      'expected --uses, because this Portcullis does not know the repository that it comes from',
      HELP,
    );
  }
  return { repository, commit: origin.commit, version: origin.tag };
}

/** A repository on a server. */
export interface Remote {
  /** In lower case, without a port; `github.com` also where it is reached as `ssh.github.com`. */
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** What the address of a repository names (https, ssh, or git's own short form); null for anything else, such as a folder. */
export function remoteOf(url: string): Remote | null {
  const short = /^[\w.-]+@([\w.-]+):(.+)$/.exec(url);
  const whole = short === null && URL.canParse(url) ? new URL(url) : null;
  const isRemote = whole !== null && ['https:', 'http:', 'ssh:'].includes(whole.protocol);
  const host = (short?.[1] ?? (isRemote ? whole.hostname : '')).toLowerCase();
  const path = short?.[2] ?? (isRemote ? whole.pathname : '');
  const repository = /^\/?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(path)?.[1];
  if (repository === undefined || host === '') return null;
  return { host: host.replace(/^(?:ssh|www)\.(?=github\.com$)/, ''), repository };
}
