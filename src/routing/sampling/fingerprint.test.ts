import { describe, expect, test } from 'vitest';
import { FINGERPRINT } from '../../testing/sampling-builder.ts';
import { unitResult } from '../../testing/unit-result-builder.ts';
import { environmentOf, environmentText, fingerprintOf, sameEnvironment, sameFingerprint } from './fingerprint.ts';

const unit = (version: string | null, model: string | null = null): ReturnType<typeof unitResult> =>
  unitResult({ client: { name: 'claude', version, model } });

test.each<[string | null, string | null]>([
  ['2.1.332', '2.1'],
  ['2.1', '2.1'],
  ['2.10.0-beta.1', '2.10'],
  [' 2.1.3 ', '2.1'],
  ['0.98.0', '0.98'],
  // Another form is not guessed at: it is its own version.
  ['2', '2'],
  ['v2.1.3', 'v2.1.3'],
  ['nightly', 'nightly'],
  ['', ''],
  [null, null],
])('the client version %j counts as %j', (version, expected) => {
  expect(environmentOf(unit(version))).toEqual({ client: expected, model: null });
});

test('a fingerprint holds client, model, case and skills, and nothing else of a unit', () => {
  const skills = `sha256:${'5'.repeat(64)}`;
  expect(fingerprintOf(unit('2.1.3', 'sonnet'), skills)).toEqual({
    client: '2.1',
    model: 'sonnet',
    case_digest: `sha256:${'0'.repeat(64)}`,
    skill_set_digest: skills,
  });
  expect(fingerprintOf(unitResult(), null)).toEqual(FINGERPRINT);
});

describe('two fingerprints', () => {
  const one = { client: '2.1', model: 'sonnet', case_digest: 'sha256:a', skill_set_digest: 'sha256:b' };
  test.each<[Partial<typeof one>, boolean, boolean]>([
    [{}, true, true],
    [{ client: '2.2' }, false, false],
    [{ model: 'opus' }, false, false],
    [{ case_digest: 'sha256:x' }, true, false],
    [{ skill_set_digest: 'sha256:x' }, true, false],
  ])('that differ in %j: same environment %j, same fingerprint %j', (changes, environment, fingerprint) => {
    expect(sameEnvironment(one, { ...one, ...changes })).toBe(environment);
    expect(sameFingerprint(one, { ...one, ...changes })).toBe(fingerprint);
  });

  test('what is not known is like nothing else that is known', () => {
    expect(sameEnvironment({ client: null, model: null }, { client: null, model: null })).toBe(true);
    expect(sameEnvironment({ client: '2.1', model: null }, { client: '2.1', model: 'sonnet' })).toBe(false);
    expect(sameEnvironment({ client: null, model: 'sonnet' }, { client: '2.1', model: 'sonnet' })).toBe(false);
  });
});

test.each([
  [{ client: '2.1', model: 'sonnet' }, 'client 2.1, model sonnet'],
  [{ client: null, model: 'sonnet' }, 'client of unknown version, model sonnet'],
  [{ client: '2.1', model: null }, 'client 2.1, unknown model'],
])('%j reads %j', (environment, text) => {
  expect(environmentText(environment)).toBe(text);
});
