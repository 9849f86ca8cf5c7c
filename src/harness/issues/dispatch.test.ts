import { describe, expect, test } from 'vitest';

import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { readDispatch } from './dispatch.ts';

function answered(action: string, payload: unknown): object {
  const dispatch = readDispatch(action, JSON.stringify(payload));
  if ('answer' in dispatch) return dispatch.answer;
  throw new Error('about a file');
}

describe('answers without a file (premath harness 6.6)', () => {
  test.each<[string, unknown, object]>([
    [
      'fiber.spawn',
      { taskRef: ' task/a ', parentFiberId: 'fib1_p', scopeRef: ' ' },
      { result: 'accepted', fiberId: 'fib1_618c3a45cbb43b19', parentFiberId: 'fib1_p', scopeRef: null },
    ],
    [
      'fiber.spawn',
      { taskRef: 't' },
      {
        taskRef: 't',
        fiberWitnessRef:
          'fiber://dispatch/fiber.spawn/fib1_ad5db09af78add82/ts1_d4015438daf68add220c9ebb0ea8a9590ca06f5be500d9430d5733b2a348e934',
        semanticDigest: 'ts1_6dc84b2aeaf4ab63156b79af039c32191915fc7d8eb33dc83dccafb119169baa',
      },
    ],
    [
      'fiber.join',
      { fiberId: 'f', joinSet: ['b ', '', 'a'] },
      { joinSet: ['b', 'a'], resultRef: null, worldBinding: { worldId: 'world.fiber.v1' } },
    ],
    ['fiber.join', { fiberId: 'f', joinSet: [' '] }, { failureClasses: ['fiber_missing_field'] }],
    ['fiber.join', { fiberId: 'f' }, { failureClasses: ['fiber_invalid_payload'] }],
    [
      'fiber.cancel',
      { fiberId: 'f' },
      {
        reason: null,
        resolverWitnessRef:
          'resolver://site-resolve/op_transport.fiber_cancel/sr1_b90926ebf993271ee480179bc591b12166397b708453cfb10ab6527022503397',
      },
    ],
    ['issue.claim', {}, { result: 'rejected', failureClasses: ['lease_invalid_payload'] }],
    ['issue.claim', { id: 'a', assignee: 'b', leaseTtlSeconds: 60.5 }, { failureClasses: ['lease_invalid_payload'] }],
    ['world.route_binding', {}, { failureClasses: ['lease_invalid_payload'] }],
    [
      'world.route_binding',
      { operationAction: 'fiber.join' },
      { result: 'accepted', worldBinding: { operationId: 'op/transport.fiber_join' } },
    ],
    ['world.route_binding', { operationAction: 'x' }, { failureClasses: ['world_route_unbound'] }],
    ['issue.close', 1, { actionId: 'transport.action.unknown', failureClasses: ['transport_unknown_action'] }],
    [' ', 1, { failureClasses: ['transport_invalid_request'] }],
  ])('%s %j', (action, payload, expected) => {
    expect(answered(action, payload)).toMatchObject(expected);
  });

  test('a rejected one has no binding, one that is no JSON no answer', () => {
    expect(answered('fiber.cancel', { fiberId: '' })).not.toHaveProperty('worldBinding');
    expect(() => readDispatch('issue.close', '{')).toThrow(JsonSyntaxError);
  });
});
