import type { CloneOrigin } from '../../io/git/clone-origin.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';

/** Where the calling workflow stands. */
export const WORKFLOW_PATH = '.github/workflows/portcullis.yml';
/** The check that it makes: the calling job and the job of the reusable workflow that decides. */
export const REQUIRED_CHECK = 'portcullis / gate';

/** The secret that the reusable workflow takes for a provider; providers of one's own have none. */
export function secretsOf(providers: readonly string[]): readonly string[] {
  return providers.flatMap((id) => PROVIDERS.get(id)?.secret ?? []);
}

/** The workflow by which a repository calls the reusable gate. */
export function callingWorkflow({ repository, commit, version }: GatePin, providers: readonly string[]): string {
  const secrets = secretsOf(providers).map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
  const comment = version === null ? '' : ` # ${version}`;
  return `# Judges what a change does to the routing of skills. Require the check \`${REQUIRED_CHECK}\`.
name: portcullis

on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  workflow_dispatch: # by hand, for a pull request of a fork that was read and pushed to a branch here

permissions: {}

# A newer commit of a pull request takes the place of the older run; runs of the merge queue are never cancelled, and an edit of the text
# cancels nothing.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}\${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  portcullis:
    # An edit of a title or text judges nothing: this job is skipped, and the check \`portcullis / gate\` keeps its verdict.
    if: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
    permissions:
      contents: read # checkout, and what the merge base holds
      actions: read # artifacts of earlier attempts
      checks: read # the check runs of required checks (input \`required-checks\`)
      pull-requests: write # the comment
    uses: ${repository}/.github/workflows/gate.yml@${commit}${comment}
${secrets.length === 0 ? '' : `    secrets:\n${secrets.join('')}`}`;
}

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
    throw usageError(`--uses: expected OWNER/NAME@COMMIT, found ${JSON.stringify(text)}`, HELP);
  }
  return { repository: match[1], commit: match[2], version: match[3] ?? null };
}

/** What is written where no commit is known: it resolves to nothing, and `doctor` says so. */
export const NO_PIN: GatePin = { repository: 'OWNER/portcullis', commit: '0'.repeat(40), version: null };

/** The pin of the Portcullis that is running, where that is a clone of a repository on a server. */
export function ownPin(origin: CloneOrigin | null): GatePin {
  const repository = remoteOf(origin?.url ?? '')?.repository;
  return origin === null || repository === undefined
    ? NO_PIN
    : { repository, commit: origin.commit, version: origin.tag };
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
