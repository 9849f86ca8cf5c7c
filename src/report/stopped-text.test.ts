import { expect, test } from 'vitest';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { ALL_HOSTILE, dangersIn } from '../testing/hostile-text.ts';
import { errorSummary } from './stopped-text.ts';

test('says what stopped the gate, and what to do', () => {
  expect(
    errorSummary('Routing gate', new PortcullisError('invalid_input', 'a.json:1: wrong\n  b', 'Correct it.')),
  ).toBe('# Routing gate ❌ did not run\n\na.json:1: wrong\n  b\n\nCorrect it.\n');
  expect(errorSummary('Routing gate', new PortcullisError('not_comparable', 'no base'))).toBe(
    '# Routing gate ⚠️ cannot be compared\n\nno base\n',
  );
});

test.each([
  [50, 'line 50'],
  [51, 'and 1 more line'],
  [52, 'and 2 more lines'],
])('of %i lines the last is %j', (count, last) => {
  const message = Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');
  const page = errorSummary('Routing gate', new PortcullisError('invalid_input', message));
  expect(page.trimEnd().split('\n').at(-1)).toBe(last);
});

test('hostile text makes no line and no markup of its own', () => {
  const oneLine = ALL_HOSTILE.replaceAll('\n', ' ');
  const page = errorSummary('Routing gate', new PortcullisError('invalid_input', oneLine, oneLine));
  expect(page.split('\n')).toHaveLength(6);
  expect(dangersIn(page.replaceAll('\u2060', '')).filter((danger) => !danger.startsWith('command'))).toEqual([]);
  expect(page).not.toMatch(/<[a-z!]|@(?!\u2060)|:\/\/|(?<!\\)`|\]\(/i);
});
