import { describe, expect, test } from 'vitest';

import type { TurnRow, TypestateResult } from '../contracts/typestate-result.ts';
import { COMPARATOR_REPORT } from '../testing/gate-input-builder.ts';
import { PLAIN } from './text-style.ts';
import { turnsSummary } from './turns-summary.ts';
import { turnsText } from './turns-text.ts';

const HOSTILE = 'x | <img src=x> @org `code`\n::error::pwned ##[error]';

function row(changes: Partial<TurnRow> = {}): TurnRow {
  return {
    subject: { case_id: 'alpha', agent: 'claude', turn_id: null, file: null },
    class: 'tool.use_missing',
    delta: 'regression',
    gate: 'fail',
    tolerated: null,
    turns: 3,
    places: [{ file: 't.jsonl', line: 5, calls: ['toolu_1'], cause: 'killed' }],
    reason: 'it is new',
    ...changes,
  };
}

function result(rows: readonly TurnRow[], changes: Partial<TypestateResult> = {}): TypestateResult {
  return {
    schema: 1,
    gate: 'typestate',
    verdict: 'fail',
    exit_code: 1,
    comparator: { ...COMPARATOR_REPORT, baseline_path: 'baselines/typestate.json', baseline_blob: 'e'.repeat(40) },
    head: { commit: 'd'.repeat(40) },
    policies: {},
    turns: { judged: 1200, accepted: 1197, rejected: 3 },
    counts: { regression: 1, improvement: 1, closed: 2 },
    rows: [...rows],
    findings: [],
    warnings: ['one | warning'],
    ...changes,
  };
}

const CLOSED = row({ class: null, delta: 'closed', gate: 'ok', places: [], reason: 'all 7 turns closed' });
const GONE = row({ delta: 'improvement', gate: 'report', turns: 0, places: [], reason: 'it is gone' });

describe('for a terminal', () => {
  test('what was compared, the rows that say something with the worst first, the verdict', () => {
    expect(turnsText(result([GONE, CLOSED, row()]), PLAIN)).toBe(
      [
        'Compared with the merge base aaaaaaaaaaaa',
        '  baseline baselines/typestate.json (blob eeeeeeeeeeee)',
        '',
        'Turns of tool calls: 1200 turns: 1197 accepted, 3 rejected (1 regression, 1 improvement)',
        '✗ alpha/claude: regression: tool.use_missing',
        '    why      it is new',
        '    where    t.jsonl:5 (toolu_1), interrupted: killed, and 2 more turns',
        '· alpha/claude: improvement: tool.use_missing',
        '    why      it is gone',
        'To tolerate a class for a while, record it in baselines/typestate.json with a reason and a day on which it ends; it counts once it is on the base branch.',
        '',
        'warning: one | warning',
        '',
        'FAIL  1200 turns: 1197 accepted, 3 rejected (1 regression, 1 improvement)',
        '',
      ].join('\n'),
    );
  });

  test('many rows are counted', () => {
    expect(turnsText(result(Array.from({ length: 60 }, () => row())), PLAIN)).toContain('\nand 10 more\n');
  });
});

describe('as markdown', () => {
  test('stays within its budget, however many rows there are, and cuts no table', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => row({ reason: `number ${index} ${'long '.repeat(90)}` }));
    const text = turnsSummary(result(rows));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(900 * 1024);
    expect(text).toMatch(/_and \d+ more rows_/);
    const table = text.split('\n').filter((line) => line.startsWith('| ❌'));
    expect(table.length).toBeGreaterThan(1000);
    expect(table.every((line) => line.endsWith('|'))).toBe(true);
  });

  test('hostile text comes to nothing', () => {
    const place = { file: HOSTILE, line: 1, calls: [HOSTILE], cause: HOSTILE };
    const hostile = row({
      subject: { case_id: null, agent: null, turn_id: HOSTILE, file: null },
      reason: HOSTILE,
      places: [place],
    });
    const text = turnsSummary(result([hostile], { warnings: [HOSTILE] }));
    expect(text).not.toMatch(/<img|@org|^::error|##\[/m);
    expect(turnsText(result([hostile], { warnings: [HOSTILE] }), PLAIN)).not.toMatch(/^::error|##\[/m);
  });
});
