import { describe, expect, test } from 'vitest';
import type { BaselineEntry, ExpectedStatus } from '../contracts/baseline.ts';
import { effectiveEntry, entryNotes, tolerates } from './effective-entry.ts';

const TODAY = '2026-05-15';

/** `fail`, `fail+t` (timeout allowed), `fail@2026-01-01`, `fail+t@…`; `-` for none. */
function entry(text: string): BaselineEntry | null {
  if (text === '-') return null;
  const [status = '', date] = text.split('@');
  const late = status.endsWith('+t');
  return {
    expected_status: status.replace('+t', '') as ExpectedStatus,
    ...(late ? { allow_timeout: true } : {}),
    ...(date === undefined ? {} : { expires: date }),
  };
}

describe('effectiveEntry: field by field, the stricter value wins', () => {
  test.each<[comparator: string, head: string, effective: string]>([
    ['-', '-', '-'],
    ['pass', '-', 'pass'],
    ['-', 'fail', 'fail'],
    ['-', 'infra_error+t', 'infra_error+t'],
    ['fail', 'fail', 'fail'],
    ['pass', 'fail', 'pass'],
    ['fail', 'pass', 'pass'],
    ['pass', 'infra_error', 'pass'],
    ['infra_error', 'pass', 'pass'],
    ['fail', 'infra_error', 'fail'],
    ['infra_error', 'fail', 'fail'],
    ['pass+t', 'pass', 'pass'],
    ['pass', 'pass+t', 'pass'],
    ['pass+t', 'pass+t', 'pass+t'],
    ['pass+t', '-', 'pass+t'],
    ['fail+t', 'pass', 'pass'],
    ['pass', 'fail+t', 'pass'],
    ['fail+t', 'pass+t', 'pass+t'],
  ])('%s and %s: %s', (comparator, head, effective) => {
    const result = effectiveEntry(entry(comparator), entry(head), TODAY);
    const shown = result === null ? '-' : `${result.expected_status}${result.allow_timeout ? '+t' : ''}`;
    expect(shown).toBe(effective);
    expect(result?.expired ?? false).toBe(false);
  });

  test.each<[comparator: string, head: string, expired: boolean, expires: string | null]>([
    ['fail@2026-05-14', 'fail@2026-05-14', true, '2026-05-14'],
    ['fail@2026-05-15', 'fail@2026-05-15', false, '2026-05-15'],
    ['fail@2026-05-16', 'fail@2026-05-16', false, '2026-05-16'],
    ['fail@2026-05-14', '-', true, '2026-05-14'],
    ['-', 'fail@2026-05-14', true, '2026-05-14'],
    ['fail@2026-05-14', 'fail@2027-01-01', true, '2026-05-14'],
    ['fail@2027-01-01', 'fail@2026-05-14', true, '2026-05-14'],
    ['fail@2026-05-14', 'fail', true, '2026-05-14'],
    ['fail', 'fail@2026-05-14', true, '2026-05-14'],
    ['infra_error+t@2025-12-31', 'infra_error+t', true, '2025-12-31'],
    ['fail', 'fail', false, null],
  ])('%s and %s: expired %s', (comparator, head, expired, expires) => {
    const result = effectiveEntry(entry(comparator), entry(head), TODAY);
    expect(result).toMatchObject({ expired, expires });
    if (expired) expect(result).toMatchObject({ expected_status: 'pass', allow_timeout: false });
  });

  test('reason and owner are what the pull request says, else what stood there', () => {
    const before: BaselineEntry = { expected_status: 'fail', reason: 'old', owner: 'ann' };
    expect(effectiveEntry(before, { expected_status: 'fail', reason: 'new' }, TODAY)).toMatchObject({
      reason: 'new',
      owner: 'ann',
    });
    expect(effectiveEntry(before, null, TODAY)).toMatchObject({ reason: 'old', owner: 'ann' });
    expect(effectiveEntry(null, { expected_status: 'fail', owner: 'bob' }, TODAY)).toMatchObject({
      reason: null,
      owner: 'bob',
    });
  });
});

describe('entryNotes', () => {
  test.each<[comparator: string, head: string, notes: readonly string[]]>([
    ['-', '-', []],
    ['-', 'fail', []],
    ['fail', '-', ['entry_removed']],
    ['pass', 'pass', []],
    ['pass', 'fail', ['loosened']],
    ['pass', 'infra_error', ['loosened']],
    ['fail', 'infra_error', ['loosened']],
    ['fail', 'pass', ['tightened']],
    ['infra_error', 'fail', ['tightened']],
    ['pass', 'pass+t', ['loosened']],
    ['pass+t', 'pass', ['tightened']],
    ['fail+t', 'pass+t', ['tightened']],
    ['fail', 'pass+t', ['loosened', 'tightened']],
    ['pass+t', 'fail', ['loosened', 'tightened']],
    ['fail', 'fail@2027-01-01', ['tightened']],
    ['fail@2027-01-01', 'fail', ['loosened']],
    ['fail@2027-01-01', 'fail@2028-01-01', ['loosened']],
    ['fail@2028-01-01', 'fail@2027-01-01', ['tightened']],
    ['fail@2027-01-01', 'fail@2027-01-01', []],
    ['fail@2027-01-01', 'pass', ['tightened']],
    ['pass', 'fail@2027-01-01', ['loosened']],
    ['pass@2027-01-01', 'pass', []],
  ])('%s to %s: %j', (comparator, head, notes) => {
    expect(entryNotes(entry(comparator), entry(head))).toEqual(notes);
  });

  test('allow_timeout false and no allow_timeout are the same', () => {
    expect(entryNotes({ expected_status: 'pass' }, { expected_status: 'pass', allow_timeout: false })).toEqual([]);
  });
});

test.each([
  ['pass', false],
  ['pass+t', true],
  ['fail', true],
  ['infra_error', true],
])('%s tolerates something: %s', (text, expected) => {
  const value = entry(text);
  expect(value !== null && tolerates(value)).toBe(expected);
});
