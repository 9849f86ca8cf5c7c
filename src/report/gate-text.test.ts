import { describe, expect, test } from 'vitest';

import type { GateResult } from '../contracts/gate-result.ts';
import type { Rollup } from '../contracts/routing-detail.ts';
import { gateInput, gateResult } from '../testing/gate-input-builder.ts';
import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import {
  ALL_GATES,
  largeReport,
  reportSaying,
  ROUTING,
  routingOf,
  TURN_ROW,
  turnsOf,
  withOutcome,
} from '../testing/report-builder.ts';
import { countedEntry, suiteSetting, trialsOf } from '../testing/sampling-builder.ts';
import { decideRouting } from '../gates/routing/decide.ts';
import { gateText } from './gate-text.ts';
import { PLAIN, type TextStyle } from './text-style.ts';

const COUNTED = gateResult([
  decideRouting(
    gateInput(
      suiteSetting({
        alpha: [countedEntry(20, 20), trialsOf(9, 24)],
        beta: [countedEntry(20, 20), trialsOf(3, 3)],
      }),
    ),
  ),
]);

test('findings stand between the matrix and roll-ups, the worst first; warnings and the verdict come last', () => {
  const text = gateText({ ...COUNTED, warnings: ['one', 'two'] }, PLAIN);
  const order = [
    'Compared with',
    'case ',
    'Trials: ',
    '✗ alpha/claude',
    'Roll-ups',
    'warning: one',
    'warning: two',
    'FAIL  ',
  ];
  const places = order.map((begin) => text.indexOf(`${begin === 'Compared with' ? '' : '\n'}${begin}`));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(places).not.toContain(-1);
  expect(gateText(ALL_GATES, PLAIN).match(/^[✗!·?] \S+/gm)).toEqual([
    '✗ route',
    '✗ beta/claude:',
    '✗ alpha/claude:',
    '! alpha/claude:',
  ]);
});

test.each<[GateResult['verdict'], string]>([
  ['pass', 'PASS  1 held'],
  ['fail', 'FAIL  1 held'],
  ['not_comparable', 'NOT COMPARABLE  1 held'],
])('the verdict %s is the last line', (verdict, line) => {
  const counts = { regression: 0, held: 1 };
  const result = { ...withOutcome(ROUTING, 'routing', { counts }), verdict };
  expect(gateText(result, PLAIN).trimEnd().split('\n').at(-1)).toBe(line);
  expect(gateText(withOutcome(result, 'routing', { counts: {} }), PLAIN)).toMatch(/ {2}no cells\n$/);
});

describe('of very many', () => {
  test('findings and lines for information the worst are shown, and the others counted', () => {
    const rows = Array.from({ length: 250 }, () => TURN_ROW);
    const told = rows.map((row) => ({ ...row, delta: 'tolerated', gate: 'report' }) as const);
    const text = gateText(gateResult([turnsOf([...rows, ...told])]), PLAIN);
    expect(text.match(/^✗ alpha\/claude: regression$/gm)).toHaveLength(200);
    expect(text.match(/^ {2}- alpha\/claude: tolerated: /gm)).toHaveLength(200);
    expect(text.match(/^ {2}and 50 more$/gm)).toHaveLength(2);
  });

  test('rows a roll-up names the twenty worst', () => {
    const detail = routingOf(COUNTED);
    const [rollup] = detail.rollups.skills;
    const skills = Array.from({ length: 25 }, (_, index) => ({ ...rollup, name: `skill-${index}` }) as Rollup);
    const text = gateText(
      withOutcome(COUNTED, 'routing', { detail: { ...detail, rollups: { providers: [], skills } } }),
      PLAIN,
    );
    expect(text).toContain('Roll-ups, which decide nothing\nskill ');
    expect(text.match(/^skill-\d+ /gm)).toHaveLength(20);
    expect(text).toContain('\n  and 5 more\n\n');
  });

  test('cases the matrix has all', () => {
    // More than a call takes arguments.
    expect(gateText(largeReport(130_000).result as GateResult, PLAIN).split('\n').length).toBeGreaterThan(130_000);
  });
});

test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])(
  '%s stays on its lines, and no line is a command',
  (_name, hostile) => {
    const said = (text: string): string => {
      const { result } = reportSaying(text);
      const { comparator, head } = result as GateResult;
      const changed = { ...(result as GateResult), head: { ...head, commit: text } };
      return (['git', 'file'] as const)
        .map((kind) => gateText({ ...changed, comparator: { ...comparator, kind, merge_base: text } }, PLAIN))
        .join('');
    };
    expect(dangersIn(said(hostile))).toEqual([]);
    expect(said(hostile).split('\n').length).toBe(said('x').split('\n').length);
  },
);

test('colours go round words and never into the measure of the columns', () => {
  const marked =
    (mark: string) =>
    (text: string): string =>
      `<${mark}>${text}</${mark}>`;
  const style: TextStyle = {
    bold: marked('b'),
    dim: marked('d'),
    red: marked('r'),
    green: marked('g'),
    yellow: marked('y'),
    cyan: marked('c'),
  };
  for (const result of [ALL_GATES, COUNTED]) {
    const plain = gateText(result, style).replaceAll(/<\/?[bdrgyc]>/g, '');
    expect(plain.replaceAll(/ +$/gm, '')).toBe(gateText(result, PLAIN));
  }
  const text = gateText(ROUTING, style);
  expect(text).toContain('beta   <r>✗ regression</r>  <g>✓ pass (held)</g>');
  expect(text).toContain('alpha  <y>! infra     </y>  <g>✓ pass (held)</g>');
  expect(text).toContain('<b><r>FAIL</r></b>');
});
