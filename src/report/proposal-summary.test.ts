import { expect, test } from 'vitest';

import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { proposalSummary } from './proposal-summary.ts';
import type { BaselineProposal } from './baseline-proposal.ts';

const PROPOSAL: BaselineProposal = {
  file: 'b.json',
  reason: null,
  commit: 'c'.repeat(40),
  base: null,
  batches: ['b1'],
  carried: [],
  run: { id: 12, attempt: 1, url: 'https://github.com/o/r/actions/runs/12' },
  rows: [],
  unchanged: [],
  warnings: [],
};
const FACTS = `| of | what |
|---|---|
| commit | \`${'c'.repeat(40)}\` |
| batches | \`b1\` |
| run | [12, attempt 1](https://github.com/o/r/actions/runs/12) |
`;

test('says that nothing is proposed', () => {
  const status = { changed: false, pull: null, artifact: null, notes: [] };
  expect(proposalSummary(PROPOSAL, status)).toBe(`# Portcullis baseline: nothing to propose\n\n${FACTS}`);
});

test('says what became of it, and how the patch is taken', () => {
  const pull = { number: 5, url: 'https://github.com/o/r/pull/5' };
  const status = { changed: true, pull, artifact: 'baseline-patch-a1', notes: ['a *note*'] };
  expect(proposalSummary(PROPOSAL, status)).toBe(`# Portcullis baseline: another form

- pull request [#5](https://github.com/o/r/pull/5)
- a \\*note\\*

To take it by hand:

\`\`\`sh
gh run download 12 --name baseline-patch-a1
git apply baseline.patch
\`\`\`

${FACTS}`);
});

test.each(HOSTILE_TEXTS)('takes a note with %s literally', (_name, text) => {
  const page = proposalSummary(PROPOSAL, { changed: true, pull: null, artifact: null, notes: [text] });
  expect(page.split('\n').length).toBe(4 + FACTS.split('\n').length);
  for (const bad of ['<img', '@org', '](https://evil', '://evil']) expect(page).not.toContain(bad);
});

test('tells the batches that an open proposal had counted', () => {
  const carried = ['b2', '`b3`'];
  const page = proposalSummary({ ...PROPOSAL, carried }, { changed: true, pull: null, artifact: null, notes: [] });
  expect(page).toContain('| batches | `b1` |\n| and of the proposal that was open | `b2`, `` `b3` `` |\n| run |');
});
