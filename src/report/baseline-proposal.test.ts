import { describe, expect, test } from 'vitest';

import { runOfBody, runOfMessage } from '../contracts/proposal-run.ts';
import { tallyOf } from '../gates/routing/routing-cell.ts';
import { ALL_HOSTILE, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import {
  PROPOSAL_LIMIT_BYTES,
  proposalBody,
  proposalMessage,
  proposalSummary,
  proposalTitle,
  type BaselineProposal,
  type ProposalRow,
} from './baseline-proposal.ts';

const PASS = { expected_status: 'pass', allow_timeout: false } as const;
const FAIL = { expected_status: 'fail', allow_timeout: false } as const;

function row(changes: Partial<ProposalRow> = {}): ProposalRow {
  const tally = tallyOf({ passed: 3, total: 4 });
  return {
    case_id: 'a',
    agent: 'claude',
    kind: 'tightened',
    before: FAIL,
    after: PASS,
    tally,
    added: null,
    ...changes,
  };
}

const ROWS: readonly ProposalRow[] = [
  row({ case_id: 'counted', kind: 'counts', before: PASS, added: { passed: 1, total: 1 } }),
  row({ case_id: 'better' }),
  row({ case_id: 'new', kind: 'added', before: null }),
  row({ case_id: 'new_late', kind: 'added', before: null, after: { ...PASS, allow_timeout: true } }),
  row({ case_id: 'gone', kind: 'removed', after: null, tally: null }),
  row({
    case_id: 'worse',
    kind: 'loosened',
    before: PASS,
    after: { ...FAIL, reason: 'the alias is gone', owner: 'ann', expires: '2030-01-01' },
    tally: tallyOf({ passed: 0, total: 2 }),
  }),
];

function proposal(changes: Partial<BaselineProposal> = {}): BaselineProposal {
  return {
    file: 'baselines/provider-baseline.json',
    kpi: null,
    reason: 'the alias is gone',
    commit: 'c'.repeat(40),
    base: 'main',
    batches: ['b1'],
    carried: [],
    run: { id: 12, attempt: 2, url: 'https://github.com/o/r/actions/runs/12/attempts/2' },
    rows: ROWS,
    unchanged: [{ cell: 'b/codex', why: 'infrastructure errors only, entry unchanged' }],
    warnings: ['the working tree differs'],
    ...changes,
  };
}

test.each<[string, readonly ProposalRow[], string, (string | null)?]>([
  ['records of the KPI', [row()], '1 tightened, records of the KPI', 'k.json'],
  ['all kinds', ROWS, '1 loosened, 1 removed, 2 added, 1 tightened, counts of 1 cell'],
  ['one kind', [row()], '1 tightened'],
  ['none', [], 'another form'],
])('the title counts %s', (_name, rows, expected, kpi = null) => {
  expect(proposalTitle({ rows, kpi })).toBe(`Portcullis baseline: ${expected}`);
});

test('the message of the commit names the run', () => {
  const message = proposalMessage(proposal({ rows: [row()] }));
  expect(message).toBe(
    `Portcullis baseline: 1 tightened\n\nWhat the results of ${'c'.repeat(40)} support: https://github.com/o/r/actions/runs/12/attempts/2\n\nPortcullis-Run: 12.2\n`,
  );
  expect(runOfMessage(message)).toEqual({ id: 12, attempt: 2 });
});

describe('the body', () => {
  const body = proposalBody(proposal());

  test('tells what changes, the worst first, and what was not taken', () => {
    expect(body.slice(0, body.indexOf('### How'))).toBe(`<!-- portcullis-baseline run=12.2 -->
The results of a run support another baseline in \`baselines/provider-baseline.json\`: **1 loosened, 1 removed, 2 added, 1 tightened, counts of 1 cell**.

> ❗ 1 expectation would be **loosened**: less is asked for from then on.
>
> the reason given: the alias is gone

| of | what |
|---|---|
| commit | \`${'c'.repeat(40)}\` |
| proposed to | \`main\` |
| batches | \`b1\` |
| run | [12, attempt 2](https://github.com/o/r/actions/runs/12/attempts/2) |

> ⚠️ the working tree differs

### What changes

|  | case | provider | before | after | passed | why |
|---|---|---|---|---|---|---|
| ❗ loosened | worse | claude | pass | fail | 0/2 \\(0–66 %\\) | the alias is gone; owner: ann; until 2030\\-01\\-01 |
| ➖ removed | gone | claude | fail | nothing |  |  |
| ❗ added, tolerates | new\\_late | claude | nothing | pass, timeout allowed | 3/4 \\(30–95 %\\) |  |
| ➕ added | new | claude | nothing | pass | 3/4 \\(30–95 %\\) |  |
| ✅ tightened | better | claude | fail | pass | 3/4 \\(30–95 %\\) |  |
| · counts | counted | claude | pass | pass | 3/4 \\(30–95 %\\), \\+1/1 |  |

### What was not taken

| cell | why |
|---|---|
| b/codex | infrastructure errors only, entry unchanged |

`);
  });

  test('says who approves it, why checks wait, and what the gate says', () => {
    for (const words of ['CODEOWNERS', 'ruleset of `main`', 'awaiting approval', 'GitHub App', '`+ loosened`']) {
      expect(body).toContain(words);
    }
    expect(proposalBody(proposal({ rows: [row()] }))).not.toContain('loosened');
    expect(runOfBody(body)).toEqual({ id: 12, attempt: 2 });
  });

  test.each([1, 300, 5000])('keeps to its budget with %i of everything, and its words on approval', (count) => {
    const many = <T>(value: T): readonly T[] => Array.from({ length: count }, () => value);
    const long = ALL_HOSTILE.repeat(5);
    const hostile = row({
      case_id: long,
      agent: long,
      kind: 'loosened',
      after: { ...FAIL, reason: long, owner: long },
    });
    const full = proposalBody(
      proposal({
        rows: [...many(hostile), ...many(row())],
        unchanged: many({ cell: long, why: long }),
        warnings: many(long),
        batches: many(long),
        reason: long,
        base: long,
      }),
    );
    expect(Buffer.byteLength(full)).toBeLessThanOrEqual(PROPOSAL_LIMIT_BYTES);
    for (const part of ['### What changes', '### What was not taken', '### How to approve this']) {
      expect(full).toContain(part);
    }
    if (count > 1) expect(full).toMatch(/_and \d+ more rows: see the patch_/);
  });

  test.each(HOSTILE_TEXTS)('takes %s literally', (_name, text) => {
    const made = proposalBody(
      proposal({
        rows: [row({ case_id: text, agent: text, after: { ...PASS, reason: text, owner: text } })],
        unchanged: [{ cell: text, why: text }],
        warnings: [text],
        batches: [text],
        reason: text,
        base: text,
      }),
    );
    expect(made.split('\n').length).toBe(proposalBody(proposal({ rows: [row()] })).split('\n').length);
    const outside = made.replaceAll(/`+[^`]*`+/g, '').replace(/^<!-- portcullis-baseline run=12.2 -->\n/, '');
    for (const bad of ['<img', '<!--', '@org', '](https://evil', '://evil', '~~gone~~ ', '$x$']) {
      expect(outside).not.toContain(bad);
    }
    expect(runOfBody(made)).toEqual({ id: 12, attempt: 2 });
  });
});

const SMALL: BaselineProposal = {
  file: 'b.json',
  kpi: null,
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

describe('the job summary', () => {
  test('says that nothing is proposed', () => {
    const status = { changed: false, pull: null, artifact: null, notes: [] };
    expect(proposalSummary(SMALL, status)).toBe(`# Portcullis baseline: nothing to propose\n\n${FACTS}`);
  });

  test('says what became of it, and how the patch is taken', () => {
    const pull = { number: 5, url: 'https://github.com/o/r/pull/5' };
    const status = { changed: true, pull, artifact: 'baseline-patch-a1', notes: ['a *note*'] };
    expect(proposalSummary(SMALL, status)).toBe(`# Portcullis baseline: another form

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
    const page = proposalSummary(SMALL, { changed: true, pull: null, artifact: null, notes: [text] });
    expect(page.split('\n').length).toBe(4 + FACTS.split('\n').length);
    for (const bad of ['<img', '@org', '](https://evil', '://evil']) expect(page).not.toContain(bad);
  });

  test('tells the batches that an open proposal had counted', () => {
    const carried = ['b2', '`b3`'];
    const page = proposalSummary({ ...SMALL, carried }, { changed: true, pull: null, artifact: null, notes: [] });
    expect(page).toContain('| batches | `b1` |\n| and of the proposal that was open | `b2`, `` `b3` `` |\n| run |');
  });
});
