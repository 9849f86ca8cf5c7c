import { describe, expect, test } from 'vitest';
import { routingGate } from '../gates/routing-gate.ts';
import { baselineOf, batchOf, gateInput, locatedCases, routingCase } from '../testing/gate-input-builder.ts';
import { documentText } from './document-text.ts';
import { validate } from './generated/gate-result.validate.js';

const RESULT = routingGate(
  gateInput({
    cases: locatedCases(routingCase('alpha'), routingCase('beta')),
    before: baselineOf({ alpha: { claude: 'pass', codex: 'pass' }, beta: { claude: 'pass' } }),
    batches: [batchOf({ alpha: { claude: ['fail'], codex: [null] } })],
  }),
);

/** The fields that the schema refuses. */
function refused(value: unknown): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`);
}

test('what the gate says is a gate result, and survives its text', () => {
  expect(refused(RESULT)).toEqual([]);
  expect(JSON.parse(documentText(RESULT))).toEqual(RESULT);
});

describe('what is no gate result', () => {
  const [cell] = RESULT.cells;
  const [finding] = RESULT.findings;
  test.each<[object, string]>([
    [{ schema: 2 }, '/schema const'],
    [{ gate: 'routes' }, '/gate const'],
    [{ verdict: 'ok' }, '/verdict enum'],
    [{ exit_code: 2 }, '/exit_code enum'],
    [{ note: 1 }, ' additionalProperties'],
    [{ findings: null }, '/findings type'],
    [{ cells: [{ ...cell, delta: 'worse' }] }, '/cells/0/delta enum'],
    [{ cells: [{ ...cell, gate: 'maybe' }] }, '/cells/0/gate enum'],
    [{ cells: [{ ...cell, notes: ['removed'] }] }, '/cells/0/notes/0 enum'],
    [{ cells: [{ ...cell, extra: 1 }] }, '/cells/0 additionalProperties'],
    [{ cells: [{ ...cell, proof: { token: 'x', line: 'y' } }] }, '/cells/0/proof required'],
    [{ findings: [{ ...finding, level: 'info' }] }, '/findings/0/level enum'],
    [{ counts: { held: -1 } }, '/counts/held minimum'],
    [{ renames: [{ from: 'a' }] }, '/renames/0 required'],
  ])('%j', (changes, error) => {
    expect(refused({ ...RESULT, ...changes })).toEqual([error]);
  });
});
