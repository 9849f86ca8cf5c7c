import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { unzipSync } from 'fflate';

import { parseGateReport, type GateReport } from '../../contracts/gate-report.ts';
import type { Cell } from '../../contracts/routing-detail.ts';
import type { Plan } from '../../contracts/plan.ts';
import { GATE_DOCUMENTS } from '../../gates/documents.ts';
import { flatResult, type FlatResult } from '../flat-result.ts';
import type { FakeGitHub, FakeGitHubOptions } from '../fake-github/fake-github.ts';
import { githubForTest } from '../fake-github/github-for-test.ts';
import { runnerEvent, type RunnerEvent } from '../fake-github/runner-event.ts';
import { addRun } from '../fake-github/add-run.ts';
import { pullRequest, readJson, type Files, type PullRequest } from './pull-request.ts';
import { action, type ActionOptions, type ActionRan } from './run-bundle.ts';
import { runInProcess } from './run-in-process.ts';

export const RUN_ID = 7;
export const TOKEN = 'ghs_secret';

/** A pull request whose merge is checked out as `actions/checkout` does it, and the jobs of its workflow run. */
export interface WorkflowJobs {
  readonly pr: PullRequest;
  readonly github: FakeGitHub;
  readonly workspace: string;
  /** The merge base, the base's tip, the head, and GitHub's merge of the two. */
  readonly commits: { readonly left: string; readonly base: string; readonly head: string; readonly merge: string };
  readonly pullEvent: RunnerEvent;
  /** The job that plans; its artifact is `routing-plan-a<attempt>`. Provider → what its only shard is called. */
  plan(attempt?: number, ...args: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The jobs that route, from the newest plan: of these providers, or all. */
  route(attempt?: number, agents?: readonly string[]): Promise<void>;
  /** Adds an artifact of the run's. */
  upload(name: string, files: Readonly<Record<string, string | Uint8Array>>, attempt?: number): void;
  /** The artifacts as folders of their names, as `actions/download-artifact` leaves them. */
  downloaded(): string;
  gate(options?: GateOptions): Promise<GateRan>;
}

export interface GateOptions extends Partial<ActionOptions> {
  readonly attempt?: number;
  /** Whether the report becomes an artifact; the client that does it takes longer than all the rest. */
  readonly upload?: boolean;
  /** Job → result. */
  readonly jobs?: Readonly<Record<string, unknown>>;
}

export interface GateRan extends ActionRan {
  readonly report: GateReport;
  readonly result: FlatResult | null;
  readonly deltas: Readonly<Record<string, Cell['delta']>>;
}

const GREEN = { plan: 'success', route: 'success' };

/** `base` is what main holds, `change` what the pull request makes of it. */
export async function workflowJobs(
  base: Files,
  change: Files,
  { origin = false, ...options }: FakeGitHubOptions & { readonly origin?: boolean } = {},
): Promise<WorkflowJobs> {
  const pr = pullRequest(base);
  const { repository, fixture } = pr;
  const head = pr.commit(change);
  const [left, tip] = [repository.git('merge-base', 'main', 'feature'), repository.git('rev-parse', 'main')];
  repository.git('checkout', '--quiet', '--detach', 'main');
  repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge feature into main', 'feature');
  const merge = repository.git('rev-parse', 'HEAD');
  repository.git('checkout', '--quiet', 'feature');
  const served = fixture.serve(repository, 'served.git');
  served.git('fetch', '--quiet', repository.url, `${merge}:refs/pull/1/merge`);
  const clone = fixture.init('workspace');
  clone.git('remote', 'add', 'origin', served.url);
  clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', '+refs/pull/1/merge:refs/remotes/pull/1/merge');
  clone.git('checkout', '--quiet', '--force', 'refs/remotes/pull/1/merge');
  // Without credentials in the clone, git can reach nothing of a private repository.
  if (!origin) clone.git('remote', 'set-url', 'origin', join(fixture.directory, 'gone.git'));
  const github = await githubForTest({ repository: served.path, token: TOKEN, ...options });
  addRun(github.state, { id: RUN_ID, headSha: head, attempt: 9 });
  const place = { ...github.state, apiUrl: github.url };
  const pullFields = { number: 1, head: { ref: 'feature', sha: head }, base: { sha: tip }, mergeSha: merge };
  const planFile = join(fixture.directory, 'plan.json');

  const upload: WorkflowJobs['upload'] = (name, files, attempt = 1) => {
    github.artifacts.store.add({ runId: RUN_ID, name, attempt, files });
  };
  const pullEvent = runnerEvent('pull_request', pullFields, place);
  return {
    pr,
    github,
    workspace: clone.path,
    commits: { left, base: tip, head, merge },
    pullEvent,
    upload,
    async plan(attempt = 1, ...args) {
      const ran = await runInProcess(['plan', '--shards', '3', '--output', planFile, ...args], { cwd: clone.path });
      if (ran.code !== 0) throw new Error(ran.err);
      upload(`routing-plan-a${attempt}`, { 'plan.json': readFileSync(planFile) }, attempt);
      const { shards = [] } = readJson(planFile) as Plan;
      return new Map(shards.map(({ agent, shard }) => [agent, `routing-${agent}-${shard}`]));
    },
    async route(attempt = 1, agents) {
      const { shards = [] } = readJson(planFile) as Plan;
      const chosen = shards.filter(({ agent }) => agents?.includes(agent) ?? true);
      await Promise.all(
        chosen.map(async ({ shard, agent }) => {
          const folder = join(pr.artifacts, `at-${attempt}`);
          const flags = ['--transcripts', pr.recordings, '--artifacts-root', folder, '--plan', planFile];
          const ran = await runInProcess(['replay', ...flags, '--shard', String(shard), '--attempt', String(attempt)], {
            cwd: clone.path,
          });
          if (ran.code !== 0) throw new Error(ran.err);
          const name = `routing-${agent}-${shard}-a${attempt}`;
          upload(name, filesOf(join(folder, name)), attempt);
        }),
      );
    },
    downloaded() {
      const folder = join(fixture.directory, 'downloaded');
      for (const { name, content } of github.artifacts.store.list(RUN_ID)) {
        for (const [path, bytes] of Object.entries(unzipSync(content ?? new Uint8Array()))) {
          mkdirSync(dirname(join(folder, name, path)), { recursive: true });
          writeFileSync(join(folder, name, path), bytes);
        }
      }
      return folder;
    },
    async gate({ attempt = 1, upload: uploads = false, jobs = GREEN, inputs = {}, ...rest } = {}) {
      const needs = Object.fromEntries(Object.entries(jobs).map(([job, result]) => [job, { result, outputs: {} }]));
      const ran = await action('gate', {
        cwd: clone.path,
        event: pullEvent,
        github,
        run: { id: RUN_ID, attempt },
        ...rest,
        inputs: {
          token: TOKEN,
          needs: JSON.stringify(needs),
          'upload-report': String(uploads),
          comment: 'off',
          ...inputs,
        },
      });
      const file = ran.outputs['report'] ?? '';
      const report = parseGateReport(readFileSync(file, 'utf8'), file, GATE_DOCUMENTS);
      const result = report.result === null ? null : flatResult(report.result);
      const cells = result?.cells ?? [];
      return {
        ...ran,
        report,
        result,
        deltas: Object.fromEntries(cells.map(({ case_id: id, agent, delta }) => [`${id}/${agent}`, delta])),
      };
    },
  };
}

/** Every file below a folder, with `/`. */
function filesOf(folder: string): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}
