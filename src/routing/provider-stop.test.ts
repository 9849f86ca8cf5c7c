import { expect, test } from 'vitest';

import { ProviderStop } from './provider-stop.ts';
import type { AttemptFacts } from './retry-unit.ts';

const AUTH: AttemptFacts = {
  status: 'infra_error',
  infra_reason: 'auth',
  exit_code: 1,
  timed_out: false,
  error: 'bad key',
  observed: { session_started: true, api_status: 401, lost: null },
};
const PASS: AttemptFacts = { ...AUTH, status: 'pass', infra_reason: null, error: null };
const LIMITED: AttemptFacts = {
  ...AUTH,
  infra_reason: 'rate_limited',
  observed: { session_started: true, api_status: 429, lost: null },
};

function stopsAt(attempts: readonly AttemptFacts[]): number {
  const stop = new ProviderStop();
  return attempts.findIndex((attempt) => stop.add(attempt) !== null) + 1;
}

test.each([
  ['three alike', [AUTH, AUTH, AUTH], 3],
  ['told once', [AUTH, AUTH, AUTH, AUTH], 3],
  ['with a transient one between', [AUTH, LIMITED, AUTH, AUTH], 4],
  ['two', [AUTH, AUTH], 0],
  ['three different ones', [AUTH, { ...AUTH, error: 'b' }, { ...AUTH, error: 'c' }], 0],
  ['a unit that got through clears them', [AUTH, AUTH, PASS, AUTH, AUTH], 0],
] as const)('%s', (_name, attempts, at) => {
  expect(stopsAt(attempts)).toBe(at);
});

test('says why', () => {
  const stop = new ProviderStop();
  for (let count = 0; count < 3; count += 1) stop.add(AUTH);
  expect(stop.cause).toBe('the provider was stopped after 3 identical failures: bad key');
});
