import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished } from 'vitest';

import type { Failure } from '../fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub } from '../fake-github/fake-github.ts';
import type { PullRecord } from '../fake-github/pull-record.ts';
import { runnerEvent, type RunnerEvent } from '../fake-github/runner-event.ts';
import type { FixtureRepository } from '../git-fixture.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  ignores,
  loads,
  pullRequest,
  type Files,
  type PullRequest,
  type Recordings,
} from './pull-request.ts';
import { action, commandsOf, type ActionOptions, type ActionRan } from './run-bundle.ts';
import { sessionTranscript } from './session-transcript.ts';

const TOKEN = 'ghs_secret';
export const BRANCH = 'portcullis/baseline';

/** A default branch as a nightly run checks it out, with results of its newest commit, and GitHub. */
export interface Nightly {
  readonly pr: PullRequest;
  readonly github: FakeGitHub;
  /** The repository that GitHub has. */
  readonly served: FixtureRepository;
  /** One commit, no credentials. */
  readonly workspace: FixtureRepository;
  readonly main: string;
  /** Replays other recordings of the commit that is checked out; the results of before are no longer used. */
  replay(recordings: Recordings): Promise<void>;
  /** Runs the `baseline` action on a schedule, without an artifact unless `upload` says so. */
  run(inputs?: Record<string, string>, options?: Partial<ActionOptions>): Promise<Proposal>;
  /** The open pull requests. */
  pulls(): readonly PullRecord[];
  /** A file of a branch or commit that GitHub has; undefined where it has none. */
  fileAt(revision: string, path?: string): string | undefined;
  /** A commit of somebody else on a branch that GitHub has. */
  push(branch: string, files: Readonly<Record<string, string>>, message?: string): string;
}

export interface Proposal extends ActionRan {
  /** The text of the patch; empty where there is none. */
  readonly patch: string;
  readonly warnings: readonly string[];
}

export async function nightly(files: Files, recordings: Recordings): Promise<Nightly> {
  const pr = pullRequest(files);
  const { fixture, repository } = pr;
  repository.git('checkout', '--quiet', 'main');
  const served = fixture.serve(repository, 'served.git');
  const workspace = fixture.clone(served, 'workspace', '--depth=1', '--branch=main');
  const main = workspace.git('rev-parse', 'HEAD');
  const github = await startFakeGitHub({ repository: served.path, token: TOKEN });
  onTestFinished(() => github.close());
  let folder = '';

  const replay = async (made: Recordings): Promise<void> => {
    pr.record(made);
    const flags = ['--transcripts', pr.recordings, '--artifacts-root', pr.artifacts, '--json'];
    const replayed = await pr.run(['replay', ...flags], { cwd: workspace.path });
    expect(replayed.code).toBe(0);
    folder = join(pr.artifacts, (JSON.parse(replayed.out) as { batch_run_id: string }).batch_run_id);
  };
  await replay(recordings);

  return {
    pr,
    github,
    served,
    workspace,
    main,
    replay,
    async run(inputs = {}, options = {}) {
      const ran = await action('baseline', {
        inputs: { results: folder, token: TOKEN, upload: 'false', ...inputs },
        cwd: workspace.path,
        event: scheduled(main),
        github,
        ...options,
      });
      for (const text of [ran.out, ran.err, ran.summary, JSON.stringify(ran.outputs)])
        expect(text).not.toContain(TOKEN);
      expect(ran.err).toBe('');
      // `debug` and `add-mask` are the artifact client's own.
      const known = /^::(?:error|warning|notice|debug|add-mask)(?: [^:]*)?::/;
      expect(commandsOf(ran.out).filter((line) => !known.test(line))).toEqual([]);
      const path = ran.outputs['patch'] ?? '';
      return {
        ...ran,
        patch: path === '' ? '' : readFileSync(path, 'utf8'),
        warnings: ran.annotations.filter((line) => line.startsWith('::warning')),
      };
    },
    pulls: () => [...github.state.pulls.values()].filter(({ state }) => state === 'open'),
    fileAt(revision, path = BASELINE) {
      try {
        return `${served.git('show', `${revision}:${path}`)}\n`;
      } catch {
        return undefined;
      }
    },
    push(branch, changed, message = 'by hand') {
      const clone = fixture.clone(served, `push${(pushes += 1)}`, `--branch=${branch}`);
      for (const [path, content] of Object.entries(changed)) writeFileSync(join(clone.path, path), content);
      const commit = clone.commit(message, {});
      clone.git('push', '--quiet', 'origin', branch);
      return commit;
    },
  };
}

let pushes = 0;

function scheduled(sha: string): RunnerEvent {
  return runnerEvent('schedule', { sha });
}

export const FILES: Files = {
  [CASES]: [caseOf('alpha'), caseOf('beta')],
  [CONFIG]: 'providers:\n  claude:\n',
};
export const PASSES = { [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }, ['claude']) };
const FAILS = { [BASELINE]: baselineOf({ alpha: 'fail', beta: 'pass' }, ['claude']) };
export const GOOD = { alpha: { claude: loads('alpha') }, beta: { claude: loads('beta') } };
/** Two trials, since one loosens nothing. */
export const BAD = {
  ...GOOD,
  alpha: { claude: ignores('alpha-skill') },
  'alpha.2': { claude: sessionTranscript('claude', ignores('alpha-skill'), 2) },
};
/** What the results of `GOOD` make better. */
export function better(): Promise<Nightly> {
  return nightly({ ...FILES, ...FAILS }, GOOD);
}

/** Nothing of GitHub was written, and the patch is there: the warning that says why. */
export function patchOnly(at: Nightly, ran: Proposal): string {
  expect([ran.code, ran.outputs['changed'], ran.outputs['pull-request-url']]).toEqual([0, 'true', '']);
  expect(ran.patch).toContain('+      "expected_status": "pass"');
  expect([at.fileAt(BRANCH), at.pulls(), ran.warnings.length]).toEqual([undefined, [], 1]);
  return ran.warnings[0] ?? '';
}

export function refused(message: string): Pick<Failure, 'status' | 'body'> {
  return { status: 422, body: { message, status: '422' } };
}
