import { PROVIDERS } from '../../providers/known-providers.ts';
import type { GatePin } from './gate-pin.ts';

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
  merge_group:
  workflow_dispatch: # by hand, for a pull request of a fork that was read and pushed to a branch here

permissions: {}

# A newer commit of a pull request takes the place of the older run; runs of the merge queue are never cancelled.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  portcullis:
    permissions:
      contents: read # checkout, and what the comparator holds
      actions: read # artifacts of earlier attempts
      pull-requests: write # the comment
    uses: ${repository}/.github/workflows/gate.yml@${commit}${comment}
${secrets.length === 0 ? '' : `    secrets:\n${secrets.join('')}`}`;
}
