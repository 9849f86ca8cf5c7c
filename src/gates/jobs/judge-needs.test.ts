import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { failedLegs, withFailedLegs } from './failed-legs.ts';
import { jobIds, judgeNeeds } from './judge-needs.ts';

function needs(jobs: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(jobs).map(([id, result]) => [id, { result, outputs: { matrix: '{}' } }])),
  );
}

describe('a job', () => {
  test.each<[string, unknown, string, 'error' | 'note', RegExp]>([
    ['that succeeded', 'success', '', 'note', /^succeeded$/],
    ['that succeeded and might be skipped', 'success', 'route', 'note', /^succeeded$/],
    ['that failed', 'failure', '', 'error', /^failed; that it left results does not make them complete$/],
    ['that failed and might be skipped', 'failure', 'route', 'error', /^failed/],
    ['that was cancelled', 'cancelled', '', 'error', /^was cancelled/],
    ['that was cancelled and might be skipped', 'cancelled', 'route', 'error', /^was cancelled/],
    ['that was skipped', 'skipped', '', 'error', /^was skipped, so that nothing was looked at/],
    ['that was skipped where another may be', 'skipped', 'plan', 'error', /^was skipped/],
    ['that was skipped and may be', 'skipped', 'route', 'note', /^was skipped, which is allowed$/],
    ['of an unknown result', 'neutral', 'route', 'error', /expected success, failure, .* found "neutral"$/],
    ['in other letters', 'Success', '', 'error', /found "Success"$/],
    ['without a word', '', 'route', 'error', /found ""$/],
    ['without a result', undefined, '', 'error', /found nothing$/],
    ['with null for a result', null, '', 'error', /found null$/],
    ['with a number for a result', 0, '', 'error', /found 0$/],
    ['with a list for a result', ['success'], '', 'error', /found \["success"\]$/],
    ['with a hostile result', '__proto__', '', 'error', /found "__proto__"$/],
  ])('%s', (_name, result, allowed, level, message) => {
    const legs = judgeNeeds(needs({ route: result, plan: 'success' }), jobIds(allowed));
    expect(legs.map(({ job }) => job)).toEqual(['plan', 'route']);
    expect(legs[0]).toEqual({ job: 'plan', result: 'success', level: 'note', message: 'succeeded' });
    expect(legs[1]).toMatchObject({ level, message: expect.stringMatching(message) });
    expect(legs[1]?.result).toBe(typeof result === 'string' ? result : null);
  });

  test.each([['"success"'], ['["success"]'], ['null'], ['true'], ['{}'], ['{"Result": "success"}']])(
    'that is %s fails',
    (value) => {
      expect(judgeNeeds(`{"route": ${value}}`, [])).toMatchObject([{ job: 'route', result: null, level: 'error' }]);
    },
  );

  test('called as what every object has is a job all the same', () => {
    const legs = judgeNeeds('{"__proto__": {"result": "failure"}, "constructor": {"result": "success"}}', []);
    expect(legs.map(({ job, level }) => [job, level])).toEqual([
      ['__proto__', 'error'],
      ['constructor', 'note'],
    ]);
  });
});

describe('what is no account of jobs is a mistake of the workflow', () => {
  test.each<[string, string, string, RegExp]>([
    ['none', '{}', '', /is \{\}: the gate needs the jobs it judges/],
    ['no JSON', 'route: success', '', /is no JSON: line 1, column 1/],
    ['cut off', '{"route": {"result": "succ', '', /is no JSON/],
    ['an expression that was not evaluated', '${{ toJSON(needs) }}', '', /is no JSON/],
    ['a list', '[]', '', /is \[\]: expected an object of jobs/],
    ['null', 'null', '', /is null: expected an object/],
    ['a text', '"success"', '', /is "success": expected an object/],
    ['one job twice', '{"a": {"result": "failure"}, "a": {"result": "success"}}', '', /has "\/a" twice/],
    ['a result twice', '{"a": {"result": "failure", "result": "success"}}', '', /has "\/a\/result" twice/],
    ['a key that is no job', '{"a b": {"result": "success"}}', '', /has the key "a b"/],
    ['a skip of no job', '{"plan": {"result": "success"}}', 'rout', /"rout": expected one of .*: "plan"/],
  ])('%s', (_name, text, allowed, message) => {
    expect(() => judgeNeeds(text, jobIds(allowed))).toThrow(
      expect.objectContaining({ code: 'usage', message: expect.stringMatching(message) }),
    );
  });
});

test.each([
  ['', []],
  [' \n', []],
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  ['a, b\nc_1\r\n  d-e ,', ['a', 'b', 'c_1', 'd-e']],
])('ids in %j', (text, ids) => {
  expect(jobIds(text)).toEqual(ids);
});

describe('a gate that stopped', () => {
  const legs = judgeNeeds(needs({ plan: 'success', route: 'failure', lint: undefined }), []);

  test.each([
    ['not_comparable', 'gate_failed'],
    ['invalid_input', 'invalid_input'],
    ['usage', 'usage'],
  ] as const)('with %s beside failed jobs ends with %s', (code, expected) => {
    const error = new PortcullisError(code, 'No plan.', 'Plan.');
    expect(withFailedLegs(error, legs)).toMatchObject({
      code: expected,
      message: 'Jobs that the gate needs did not succeed: lint (no result), route (failure). Beyond that: No plan.',
      help: 'Plan.',
    });
    expect(withFailedLegs(error, [])).toBe(error);
  });

  test('a bug stays a bug', () => {
    const bug = new TypeError('oops');
    expect(withFailedLegs(bug, legs)).toBe(bug);
    expect(failedLegs(legs)).toEqual(['lint (no result)', 'route (failure)']);
  });
});
