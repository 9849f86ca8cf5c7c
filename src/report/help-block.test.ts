import { expect, test } from 'vitest';

import type { Delta } from '../contracts/gate-result.ts';
import { ROUTING } from '../testing/report-builder.ts';
import { helpBlock } from './help-block.ts';

const failing = ROUTING.cells.filter(({ gate }) => gate === 'fail');
const about = (deltas: readonly Delta[]): string => {
  const cells = deltas.flatMap((delta) => failing.map((cell) => ({ ...cell, delta })));
  return helpBlock(
    { ...ROUTING, cells },
    deltas.map((delta) => `routing/${delta}`),
  );
};

test('nothing found is nothing to help with', () => {
  expect(about([])).toBe('');
});

test('commands of a kind share a block to copy', () => {
  const help = about(['regression', 'regression', 'infra', 'regression']);
  expect(help.match(/^```text\n[^`]*^```$/gm)).toHaveLength(3);
  expect(help).toContain(
    '```text\nportcullis run --case-id beta --agents claude\nportcullis run --case-id beta --agents claude\nportcullis run',
  );
});

test.each<[readonly Delta[], boolean]>([
  [['regression'], true],
  [['infra', 'regression'], true],
  [['missing_baseline'], true],
  [['infra'], false],
  [['missing_result', 'insufficient_data'], false],
])('whether there is something to accept about %j: %s', (deltas, expected) => {
  expect(about(deltas).includes('To accept it')).toBe(expected);
});
