import { describe, expect, test } from 'vitest';

import type { InfraReason } from '../contracts/results.ts';
import { permanentFailure, ProviderStop, transientClass, type AttemptFacts } from './retry-unit.ts';

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

describe('transientClass', () => {
  test.each([
    ['rate_limited', 429, 'infra.rate_limited'],
    ['api_error', 500, 'infra.api_error_transient'],
    ['api_error', 529, 'infra.api_error_transient'],
    ['api_error', 408, 'infra.api_error_transient'],
    ['api_error', null, 'infra.api_error_transient'],
    ['api_error', 400, null],
    ['api_error', 404, null],
    ['auth', 401, null],
    ['exit', null, 'infra.exit_after_start'],
    ['exit', 400, null],
    ['exit', 503, 'infra.exit_after_start'],
    ['incomplete', null, 'infra.incomplete'],
    ['not_started', null, null],
    ['contaminated', null, null],
    ['oversize', null, null],
    ['unobservable', null, null],
    ['unrecognised', null, null],
    ['invalid', null, null],
  ] as const)('%s with status %s: %s', (reason, api, expected) => {
    expect(transientClass(attempt(reason, api === null ? {} : { api }))).toBe(expected);
  });

  test('a client that never came to its session was started wrongly', () => {
    expect(transientClass(attempt('exit', { started: false }))).toBeNull();
  });

  test('a run that our own clock ended is not tried again', () => {
    expect(transientClass(attempt('incomplete', { timed_out: true }))).toBeNull();
  });

  test('a part of the transcript that cannot be read is no reason to try again', () => {
    expect(transientClass(attempt('incomplete', { lost: 'incomplete' }))).toBeNull();
  });

  test.each(['pass', 'fail'] as const)('behaviour is never tried again: %s', (status) => {
    expect(transientClass(attempt(null, { status }))).toBeNull();
    // Not even where a reason stands beside it: a disallowed hit gates although the run then failed in transport.
    expect(transientClass(attempt('rate_limited', { status }))).toBeNull();
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
