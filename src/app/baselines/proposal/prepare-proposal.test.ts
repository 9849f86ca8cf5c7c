import { expect, test } from 'vitest';

import type { EventContext, TriggerEvent } from '../../../contracts/event-context.ts';
import { refuseEvent } from './prepare-proposal.ts';

const SHA = 'a'.repeat(40);
const defaultBranch = 'main';

function context(trigger: TriggerEvent): EventContext {
  const run = { runId: 1, runAttempt: 1, runNumber: 1, workflow: '.github/workflows/a.yml' };
  return { trigger, repository: 'o/R', sha: SHA, ref: 'refs/heads/main', ...run };
}

function pull(name: 'pull_request' | 'pull_request_target', headRepository: string | null): EventContext {
  return context({ name, number: 1, baseRef: 'main', baseTip: SHA, headSha: SHA, headRepository, defaultBranch });
}

const AFTER_RUN = context({
  name: 'workflow_run',
  runId: 1,
  runAttempt: 1,
  runNumber: 1,
  workflow: '.github/workflows/a.yml',
  runEvent: 'push',
  conclusion: 'success',
  headSha: SHA,
  headRepository: 'o/R',
  headBranch: 'main',
});

test.each<[string, EventContext, boolean, boolean]>([
  ['a schedule', context({ name: 'schedule', defaultBranch }), true, true],
  ['a dispatch', context({ name: 'workflow_dispatch', defaultBranch }), true, true],
  ['a push', context({ name: 'push', before: SHA, after: SHA, forced: false, defaultBranch }), true, true],
  [
    'a merge group',
    context({ name: 'merge_group', baseSha: SHA, headSha: SHA, baseRef: 'x', defaultBranch }),
    true,
    true,
  ],
  ['a pull request of the repository', pull('pull_request', 'O/r'), true, true],
  ['a pull request of a fork', pull('pull_request', 'x/r'), false, true],
  ['a pull request of a fork that is gone', pull('pull_request', null), false, true],
  ['pull_request_target, whoever it is from', pull('pull_request_target', 'o/R'), false, false],
  ['another run that ended', AFTER_RUN, false, false],
])('%s: proposes %s, a patch alone %s', (_name, event, proposes, patches) => {
  for (const [patchOnly, expected] of [
    [false, proposes],
    [true, patches],
  ] as const) {
    let code: unknown = null;
    try {
      refuseEvent(event, patchOnly);
    } catch (error) {
      code = (error as { code: unknown }).code;
    }
    expect(code).toBe(expected ? null : 'usage');
  }
});
