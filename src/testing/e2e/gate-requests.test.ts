import { describe, expect, test } from 'vitest';

import { addComment } from '../fake-github/add-comment.ts';
import type { FakeGitHub, FakeGitHubOptions } from '../fake-github/fake-github.ts';
import { addPull } from '../fake-github/add-pull.ts';
import { BASELINE, baselineOf, caseOf, CONFIG, everyClient, ignores, type Files } from './pull-request.ts';
import { workflowJobs, type WorkflowJobs } from './workflow-jobs.ts';

/* Requests of a gate: src/io/README.md, "GitHub". */

const IDS = Array.from({ length: 20 }, (_, index) => `c${index}`);
const FIRST = 'cases/routing/first.json';
const SECOND = 'cases/routing/second.json';
const half = (from: number, more: object = {}): readonly object[] =>
  IDS.slice(from, from + 10).map((id) => caseOf(id, more));

/** The pull request edits everything that the comparator is asked for, and breaks all that its cases expect: 60 cells. */
const BASE: Files = {
  [CONFIG]: 'levels: {}\n',
  [BASELINE]: baselineOf(Object.fromEntries(IDS.map((id) => [id, 'pass']))),
  [FIRST]: half(0),
  [SECOND]: half(10),
};
const CHANGE: Files = {
  [CONFIG]: '# the same\nlevels: {}\n',
  [BASELINE]: baselineOf(Object.fromEntries(IDS.map((id) => [id, 'fail']))),
  [FIRST]: half(0, { prompt: 'Do it.' }),
  [SECOND]: half(10, { prompt: 'Do it.' }),
};

async function ran(options: FakeGitHubOptions & { readonly origin?: boolean } = {}): Promise<WorkflowJobs> {
  const jobs = await workflowJobs(BASE, CHANGE, options);
  jobs.pr.record(Object.fromEntries(IDS.map((id) => [id, everyClient(ignores(`${id}-skill`))])));
  addPull(jobs.github.state, {
    number: 1,
    head: { ref: 'feature', sha: jobs.commits.head },
    base: { sha: jobs.commits.base },
  });
  await jobs.plan();
  await jobs.route();
  return jobs;
}

/** What a gate asks, in order; downloads are left out. */
async function asked(jobs: WorkflowJobs): Promise<readonly string[]> {
  const from = jobs.github.requests.length;
  const gated = await jobs.gate({ inputs: { comment: 'auto', 'check-run': 'skills' } });
  expect([gated.code, gated.result?.counts['regression']]).toEqual([1, 60]);
  expect(gated.result?.comparator.source).toBe('api');
  const requests = jobs.github.requests.slice(from);
  const shown = requests.map(({ operation, path }) => operation ?? path);
  expect(shown.filter((name) => name === 'actions/download-artifact')).toHaveLength(4);
  return shown.filter((name) => name !== 'actions/download-artifact');
}

function annotationsOf({ state }: FakeGitHub): readonly number[] {
  return [...state.checkRuns.values()].map(({ annotations }) => annotations.length);
}

const READ = ['actions/list-workflow-run-artifacts', 'repos/compare-commits-with-basehead', 'git/get-tree'];
const BLOB = 'git/get-blob';
/** Configuration, baseline and both case files. */
const EDITED = Array.from({ length: 4 }, () => BLOB);
const LIST = 'issues/list-comments';

describe('a gate that loads its artifacts, comments and makes a check run', () => {
  test('asks seven times at most where git can fetch, whatever is edited', async () => {
    const jobs = await ran({ origin: true });
    // After the first file, git fetches the commit.
    expect(await asked(jobs)).toEqual([...READ, BLOB, LIST, 'issues/create-comment', 'checks/create']);
    // The clone has the commit now, and the comment says all that there is to say.
    expect(await asked(jobs)).toEqual([...READ.slice(0, 2), LIST, 'checks/create', 'checks/update']);
    expect(annotationsOf(jobs.github)).toEqual([50, 60]);
    const [first, second] = [...jobs.github.state.checkRuns.values()];
    expect(first?.annotations.at(-1)).toMatchObject({ message: 'and 11 more: see the text of this check' });
    expect(second?.annotations.at(-1)).not.toMatchObject({ title: 'Portcullis' });
  });

  test('asks for each file that was edited where git cannot fetch', async () => {
    const jobs = await ran();
    expect(await asked(jobs)).toEqual([...READ, ...EDITED, LIST, 'issues/create-comment', 'checks/create']);
  });

  test('asks once more for who the token speaks for, where only others have its marker', async () => {
    const jobs = await ran({ viewer: 'my-gate[bot]' });
    await asked(jobs);
    const [own] = [...jobs.github.state.comments.values()];
    jobs.github.state.comments.clear();
    addComment(jobs.github.state, 1, own?.body ?? '', 'somebody');
    const names = await asked(jobs);
    expect(names).toEqual([...READ, ...EDITED, LIST, '/graphql', 'issues/create-comment', 'checks/create']);
    expect([...jobs.github.state.comments.values()].map(({ user }) => user)).toEqual(['somebody', 'my-gate[bot]']);
  });
});
