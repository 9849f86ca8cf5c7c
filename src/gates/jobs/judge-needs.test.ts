import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Leg } from '../../contracts/jobs-detail.ts';
import { planDigest } from '../../contracts/plan.ts';
import { plannedUnits, planOf } from '../../testing/gate-input-builder.ts';
import { SUCCEEDED } from '../../testing/report-builder.ts';
import { withFailedJobs } from './decide.ts';
import { jobIds, judgeNeeds, refuseOtherPlan } from './judge-needs.ts';

function needs(jobs: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(jobs).map(([id, result]) => [id, { result, outputs: { matrix: '{}' } }])),
  );
}

describe('a job', () => {
  test.each<[string, unknown, string, Leg['delta'], RegExp]>([
    ['that succeeded', 'success', '', 'succeeded', /^succeeded$/],
    ['that succeeded and might be skipped', 'success', 'route', 'succeeded', /^succeeded$/],
    ['that failed', 'failure', '', 'leg', /^failed; that it left results does not make them complete$/],
    ['that failed and might be skipped', 'failure', 'route', 'leg', /^failed/],
    ['that was cancelled', 'cancelled', '', 'leg', /^was cancelled/],
    ['that was cancelled and might be skipped', 'cancelled', 'route', 'leg', /^was cancelled/],
    ['that was skipped', 'skipped', '', 'leg', /^was skipped, so that nothing was looked at/],
    ['that was skipped where another may be', 'skipped', 'plan', 'leg', /^was skipped/],
    ['that was skipped and may be', 'skipped', 'route', 'skipped', /^was skipped, which is allowed$/],
    ['of an unknown result', 'neutral', 'route', 'leg', /expected success, failure, .* found "neutral"$/],
    ['in other letters', 'Success', '', 'leg', /found "Success"$/],
    ['without a word', '', 'route', 'leg', /found ""$/],
    ['without a result', undefined, '', 'leg', /found nothing$/],
    ['with null for a result', null, '', 'leg', /found null$/],
    ['with a number for a result', 0, '', 'leg', /found 0$/],
    ['with a list for a result', ['success'], '', 'leg', /found \["success"\]$/],
    ['with a hostile result', '__proto__', '', 'leg', /found "__proto__"$/],
  ])('%s', (_name, result, allowed, delta, message) => {
    const legs = judgeNeeds(needs({ route: result, plan: 'success' }), jobIds(allowed));
    expect(legs.map(({ job }) => job)).toEqual(['plan', 'route']);
    expect(legs[0]).toEqual(SUCCEEDED);
    expect(legs[1]).toMatchObject({
      delta,
      gate: delta === 'leg' ? 'fail' : 'ok',
      message: expect.stringMatching(message),
    });
    expect(legs[1]?.result).toBe(typeof result === 'string' ? result : null);
  });

  test.each([['"success"'], ['["success"]'], ['null'], ['true'], ['{}'], ['{"Result": "success"}']])(
    'that is %s fails',
    (value) => {
      expect(judgeNeeds(`{"route": ${value}}`, [])).toMatchObject([
        { job: 'route', result: null, delta: 'leg', gate: 'fail' },
      ]);
    },
  );

  test('called as what every object has is a job all the same', () => {
    const legs = judgeNeeds('{"__proto__": {"result": "failure"}, "constructor": {"result": "success"}}', []);
    expect(legs.map(({ job, delta }) => [job, delta])).toEqual([
      ['__proto__', 'leg'],
      ['constructor', 'succeeded'],
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
    expect(withFailedJobs(error, legs)).toMatchObject({
      code: expected,
      message: 'Jobs that the gate needs did not succeed: lint (no result), route (failure). Beyond that: No plan.',
      help: 'Plan.',
    });
    expect(withFailedJobs(error, [])).toBe(error);
  });

  test('a bug stays a bug', () => {
    const bug = new TypeError('oops');
    expect(withFailedJobs(bug, legs)).toBe(bug);
  });
});

const PLAN = planOf(plannedUnits([['alpha', 'claude']]));
const OTHER = `sha256:${'0'.repeat(64)}`;

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['nothing', {}, 'held'],
  ['the same plan', { 'plan-digest': planDigest(PLAN), 'batch-run-id': PLAN.batch_run_id, 'has-work': 'true' }, 'held'],
  [
    'another digest',
    { 'plan-digest': OTHER },
    `expected plan-digest ${OTHER}, which the job that plans told, found ${planDigest(PLAN)}`,
  ],
  [
    'another batch',
    { 'batch-run-id': 'x' },
    `expected batch-run-id x, which the job that plans told, found ${PLAN.batch_run_id}`,
  ],
  ['no work', { 'has-work': 'false' }, 'expected has-work false, which the job that plans told, found true'],
])('a plan of which jobs told %s', (_name, claims, expected) => {
  const held = (): string => {
    try {
      refuseOtherPlan(PLAN, new Map(Object.entries(claims)));
    } catch (error) {
      if (error instanceof PortcullisError && error.code === 'not_comparable') return error.message;
      throw error;
    }
    return 'held';
  };
  expect(held()).toBe(expected === 'held' ? 'held' : `the plan of this run: ${expected}`);
});
