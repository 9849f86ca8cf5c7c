import { expect, test } from 'vitest';

import { proposalTrailer } from '../../../contracts/proposal-run.ts';
import { branchDecision, branchName, type BranchDecision, type ProposalBranch } from './proposal-branch.ts';

test.each([
  ['main', 'main'],
  ['refs/heads/main', 'main'],
  ['portcullis/baseline', 'portcullis/baseline'],
  ['heads/x', 'heads/x'],
  ['é', 'é'],
])('%j is the branch %j', (text, name) => {
  expect(branchName('branch', text)).toBe(name);
});

test.each([
  '',
  'HEAD',
  'refs/tags/v1',
  'refs/heads/',
  'a..b',
  'main~1',
  'main^2',
  'a b',
  '/a',
  'a/',
  '-x/../y',
  'x.lock',
  '@{u}',
])('%j is none', (text) => {
  expect(() => branchName('branch', text)).toThrow(
    `The input "branch" is ${JSON.stringify(text)}: the name of a branch was expected.`,
  );
});

const FILE = 'baselines/b.json';
const RUN = { id: 7, attempt: 2 };
const OURS = `Title\n\n${proposalTrailer({ id: 6, attempt: 1 })}\n`;
const NEWER = { id: 7, attempt: 3 };

test.each<[string, Partial<ProposalBranch> | null, BranchDecision]>([
  ['there is none', null, { kind: 'create' }],
  ['ours, of an older run', {}, { kind: 'advance' }],
  ['ours, of this very run', { message: proposalTrailer(RUN) }, { kind: 'advance' }],
  ['ours, and it holds the same', { holdsIt: true }, { kind: 'keep' }],
  ['merged, so that it changes nothing', { changed: [], message: 'Merge pull request #1' }, { kind: 'advance' }],
  ['merged by a newer run', { changed: [], message: proposalTrailer(NEWER) }, { kind: 'advance' }],
  ['ours, of a newer attempt', { message: proposalTrailer(NEWER) }, { kind: 'newer', run: NEWER }],
  ['newer, and it holds the same', { message: proposalTrailer(NEWER), holdsIt: true }, { kind: 'newer', run: NEWER }],
  [
    'of somebody else',
    { message: 'Fix the reason' },
    { kind: 'foreign', why: 'its newest commit is not one of these runs' },
  ],
  [
    'of somebody else, and it holds the same',
    { message: 'By hand', holdsIt: true },
    { kind: 'foreign', why: 'its newest commit is not one of these runs' },
  ],
  ['ours, with another file', { changed: [FILE, 'x'] }, { kind: 'foreign', why: `it changes more than ${FILE}` }],
  ['ours, with another file alone', { changed: ['x'] }, { kind: 'foreign', why: `it changes more than ${FILE}` }],
])('a branch that is %s', (_name, branch, expected) => {
  const whole = branch === null ? null : { message: OURS, changed: [FILE], holdsIt: false, ...branch };
  expect(branchDecision(whole, RUN, [FILE])).toEqual(expected);
});
