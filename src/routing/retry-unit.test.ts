import { describe, expect, test } from 'vitest';

import type { InfraReason } from '../contracts/results.ts';
import { isTransient, permanentFailure, ProviderStop, retryDelay, type AttemptFacts } from './retry-unit.ts';

function attempt(
  reason: InfraReason,
  changes: Partial<AttemptFacts> & { api?: number; lost?: 'incomplete'; started?: boolean } = {},
): AttemptFacts {
  const { api = null, started = true, lost = null, ...facts } = changes;
  return {
    status: reason === null ? 'fail' : 'infra_error',
    infra_reason: reason,
    exit_code: 1,
    timed_out: false,
    error: 'why',
    observed: { session_started: started, api_status: api, lost },
    ...facts,
  };
}

describe('isTransient', () => {
  test.each([
    ['rate_limited', 429, true],
    ['api_error', 500, true],
    ['api_error', 529, true],
    ['api_error', 408, true],
    ['api_error', null, true],
    ['api_error', 400, false],
    ['api_error', 404, false],
    ['auth', 401, false],
    ['exit', null, true],
    ['exit', 400, false],
    ['exit', 503, true],
    ['incomplete', null, true],
    ['not_started', null, false],
    ['contaminated', null, false],
    ['oversize', null, false],
    ['unobservable', null, false],
    ['unrecognised', null, false],
    ['invalid', null, false],
  ] as const)('%s with status %s: %s', (reason, api, expected) => {
    expect(isTransient(attempt(reason, api === null ? {} : { api }))).toBe(expected);
  });

  test('a client that never came to its session was started wrongly', () => {
    expect(isTransient(attempt('exit', { started: false }))).toBe(false);
  });

  test('a run that our own clock ended is not tried again', () => {
    expect(isTransient(attempt('incomplete', { timed_out: true }))).toBe(false);
  });

  test('a part of the transcript that cannot be read is no reason to try again', () => {
    expect(isTransient(attempt('incomplete', { lost: 'incomplete' }))).toBe(false);
  });

  test.each(['pass', 'fail'] as const)('behaviour is never tried again: %s', (status) => {
    expect(isTransient(attempt(null, { status }))).toBe(false);
    // Not even where a reason stands beside it: a disallowed hit gates although the run then failed in transport.
    expect(isTransient(attempt('rate_limited', { status }))).toBe(false);
  });
});

describe('permanentFailure', () => {
  test('the same failure has the same key, another one another', () => {
    const auth = permanentFailure(attempt('auth', { api: 401 }));
    expect(auth).not.toBeNull();
    expect(permanentFailure(attempt('auth', { api: 401 }))).toBe(auth);
    expect(permanentFailure(attempt('auth', { api: 403 }))).not.toBe(auth);
    expect(permanentFailure(attempt('auth', { api: 401, error: 'else' }))).not.toBe(auth);
  });

  test.each(['rate_limited', 'incomplete', 'contaminated', 'oversize', 'invalid', null] as const)(
    'says nothing of other units: %s',
    (reason) => expect(permanentFailure(attempt(reason))).toBeNull(),
  );
});

describe('retryDelay', () => {
  test('grows, is longer for limits, and is spread', () => {
    expect([1, 2].map((count) => retryDelay(count, 'api_error', 0.5))).toEqual([2000, 6000]);
    expect([1, 2].map((count) => retryDelay(count, 'rate_limited', 0.5))).toEqual([10_000, 30_000]);
    expect([0, 0.999].map((random) => retryDelay(1, 'api_error', random))).toEqual([1500, 2499]);
  });
});

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
  return attempts.findIndex((one) => stop.add(one) !== null) + 1;
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
