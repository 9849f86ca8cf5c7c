import { describe, expect, test } from 'vitest';

import { outcomeOf, type ComparatorReport, type GateResult, type OutcomeBaseline } from '../contracts/gate-result.ts';
import { BASELINE_PLACE, COMPARATOR_REPORT } from '../testing/gate-input-builder.ts';
import { ALL_GATES, ROUTING, withOutcome } from '../testing/report-builder.ts';
import { comparatorLines, comparatorTable, comparedWith } from './comparator.ts';
import { PLAIN } from './text-style.ts';

function compared(changes: Partial<ComparatorReport>, baseline: Partial<OutcomeBaseline> = {}): GateResult {
  const result = { ...ROUTING, comparator: { ...COMPARATOR_REPORT, ...changes } };
  return withOutcome(result, 'routing', { baseline: { ...BASELINE_PLACE, ...baseline } });
}

const lines = (...of: Parameters<typeof compared>): string => comparatorLines(compared(...of), PLAIN).join('\n');
const FILE = { kind: 'file', base_ref: null, base_tip: null, merge_base: null } as const;

describe('for a terminal', () => {
  test.each<[string, Parameters<typeof compared>, string]>([
    [
      'a file',
      [FILE, { path: 'b.json', blob: null }],
      'Compared with files as they are; no merge base was used\n  baseline b.json (as it is on disk, 4 entries)',
    ],
    [
      'a first adoption',
      [{}, { blob: null, outcome: 'first_adoption' }],
      'baseline baselines/provider-baseline.json (no baseline there: first adoption)',
    ],
    ['no baseline', [{}, { blob: null, outcome: 'none' }], '(none there: nothing is tolerated)'],
    [
      'a pull request, with the head beside what was tested',
      [{ event: 'pull_request', base_ref: 'refs/heads/main', head_sha: 'e'.repeat(40) }],
      'the merge base aaaaaaaaaaaa (pull_request)\n  base refs/heads/main bbbbbbbbbbbb, head eeeeeeeeeeee, tested dddddddddddd\n',
    ],
    [
      'a merge group, whose event tells the commit',
      [{ event: 'merge_group', base_ref: 'refs/heads/main', base_tip: 'a'.repeat(40) }],
      'the commit aaaaaaaaaaaa (merge_group)\n  base refs/heads/main aaaaaaaaaaaa, head dddddddddddd\n',
    ],
    [
      'a merge group whose base is not trusted',
      [{ event: 'merge_group', base_ref: 'refs/heads/main' }],
      'the merge base aaaaaaaaaaaa (merge_group)\n  base refs/heads/main bbbbbbbbbbbb, head dddddddddddd\n',
    ],
    [
      'nothing known',
      [{ base_ref: null, base_tip: null, merge_base: null }],
      'the merge base (none)\n  base  (none), head',
    ],
  ])('%s', (_name, of, text) => {
    expect(lines(...of)).toContain(text);
  });

  test('of several gates each baseline is named after its gate', () => {
    expect(comparatorLines(ALL_GATES, PLAIN).slice(2)).toEqual([
      '  routing baseline baselines/provider-baseline.json (blob cccccccccccc, 4 entries)',
      '  typestate baseline baselines/typestate.json (blob eeeeeeeeeeee)',
    ]);
  });
});

describe('in a line', () => {
  test.each<[Partial<ComparatorReport>, readonly string[]]>([
    [{ base_ref: 'refs/heads/main' }, ['Compared with the merge base `aaaaaaaaaaaa` of `refs/heads/main`.']],
    [{ event: 'push', base_ref: null }, ['Compared with the commit `aaaaaaaaaaaa`.']],
    [{ base_ref: 'a`'.repeat(200) }, [`Compared with the merge base \`aaaaaaaaaaaa\` of \`\`${'a`'.repeat(50)}…\`\`.`]],
    [FILE, []],
  ])('%j', (changes, expected) => {
    expect(comparedWith(compared(changes))).toEqual(expected);
  });
});

describe('as a table', () => {
  test('every commit and the baseline, then what else is told', () => {
    expect(comparatorTable(ROUTING, [['batch', 'b']])).toBe(`| | |
|---|---|
| base | \`refs/remotes/origin/main\` |
| base tip | \`${'b'.repeat(40)}\` |
| merge base | \`${'a'.repeat(40)}\` |
| head | \`${'d'.repeat(40)}\` |
| tested | \`${'d'.repeat(40)}\` |
| baseline | \`baselines/provider-baseline.json\` |
| baseline blob | \`${'c'.repeat(40)}\` |
| baseline holds | \`4 entries\` |
| client | \`claude unknown version, unknown model on both sides\` |
| client | \`codex unknown version, unknown model on both sides\` |
| batch | \`b\` |`);
  });

  test('of clients six at most, those that differ first, as they came and escaped', () => {
    const side = { version: '2.1.0', model: null };
    const clients = Array.from({ length: 7 }, (_, index) => {
      const agent = index === 6 ? 'a|b' : `agent${index}`;
      return { agent, comparator: side, head: { version: '2.2.0', model: 'opus' }, differs: index > 4, older: false };
    });
    const outcome = withOutcome(ROUTING, 'routing', { detail: { ...outcomeOf(ROUTING, 'routing')?.detail, clients } });
    const rows = comparatorTable(outcome)
      .split('\n')
      .filter((row) => row.startsWith('| client'));
    expect(rows.slice(0, 3)).toEqual([
      '| client | `agent5 2.1.0, unknown model → 2.2.0, opus: they differ` |',
      '| client | a\\|b 2.1.0, unknown model → 2.2.0, opus: they differ |',
      '| client | `agent0 2.2.0, opus on both sides` |',
    ]);
    expect(rows).toHaveLength(6);
  });

  test('what is unknown is a dash, and a baseline without a blob has what became of it', () => {
    const table = comparatorTable(compared(FILE, { blob: null }));
    expect(table).toContain('| merge base | – |\n');
    expect(table).toContain('| baseline blob | `found` |\n');
  });

  test.each([
    ['pull_request', 'refs/heads/main', 'merge base'],
    ['merge_group', null, 'commit'],
  ])('of the event %s it has the head beside what was tested', (event, baseRef, name) => {
    const table = comparatorTable(compared({ event, base_ref: baseRef, head_sha: 'e'.repeat(40) }));
    expect(table).toContain(`| event | \`${event}\` |\n`);
    expect(table).toContain(
      `| ${name} | \`${'a'.repeat(40)}\` |\n| found by | \`git\` |\n| head | \`${'e'.repeat(40)}\` |\n| tested | \`${'d'.repeat(40)}\` |\n`,
    );
  });

  test('of several gates it has each baseline', () => {
    expect(comparatorTable(ALL_GATES).match(/^\| \S+ baseline\b[^|]*/gm)).toEqual([
      '| routing baseline ',
      '| routing baseline blob ',
      '| routing baseline holds ',
      '| typestate baseline ',
      '| typestate baseline blob ',
    ]);
  });
});
