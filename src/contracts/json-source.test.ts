import { describe, expect, test } from 'vitest';

import { parseBaseline } from './baseline.ts';
import { parseClientLock } from './client-lock.ts';
import { documentText } from './document-text.ts';
import { parseCaseFile } from './case-file.ts';
import { parseGateReport } from './gate-report.ts';
import { parseGateResult } from './gate-result.ts';
import { parsePlan } from './plan.ts';
import { parseResults } from './results.ts';
import { parseRunRecord } from './run-record.ts';
import { parseScenario } from './scenario.ts';
import { GATE_TABLES } from '../gates/index.ts';
import { batchOf, gateResult, routingCase } from '../testing/gate-input-builder.ts';
import { reportOf } from '../testing/report-builder.ts';
import { unitResult } from '../testing/unit-result-builder.ts';

const { plan, results } = batchOf({ alpha: { claude: ['pass'] } });
const result = gateResult([]);
/** A document of each kind, as it is called, and who reads it. */
const KINDS: readonly (readonly [what: string, document: object, read: ((text: string) => unknown) | null])[] = [
  ['the plan', plan, (text) => parsePlan(text, 'f.json')],
  ['the results file', results, (text) => parseResults(text, 'f.json')],
  ['the gate result', result, (text) => parseGateResult(text, 'f.json', GATE_TABLES)],
  ['the gate report', reportOf(result), (text) => parseGateReport(text, 'f.json', GATE_TABLES)],
  ['the scenario', { schema: 1, scenario_id: 's', turns: [] }, (text) => parseScenario(text, 'f.json')],
  ['the case file', routingCase('a'), (text) => parseCaseFile(text, 'f.json')],
  ['the case file', [routingCase('a')], null],
  ['the case file', { schema: 1, cases: [routingCase('a')] }, null],
  [
    'the baseline',
    { schema: 1, alpha: { claude: { expected_status: 'pass' } } },
    (text) => parseBaseline(text, 'f.json'),
  ],
  ['the lock of clients', { schema: 1, clients: {} }, (text) => parseClientLock(text, 'f.json')],
  ['the result of a unit', unitResult(), null],
  ['the record of the run', { mode: 'live', skill_set_digest: null }, (text) => parseRunRecord(text, 'f.json')],
  ['the result of a rehearsal', { rows: [], clients: [] }, null],
];
const PAIRS = KINDS.flatMap(([what, , read]) => {
  return read === null
    ? []
    : KINDS.filter(([other]) => other !== what).map(([found, document]) => ({ what, found, document, read }));
});

describe('another document', () => {
  test.each(PAIRS)('$found where $what is wanted is told in a line', ({ what, found, document, read }) => {
    expect(() => read(documentText(document))).toThrow(
      expect.objectContaining({ message: `f.json: expected ${what}, found ${found}`, help: `Name ${what} instead.` }),
    );
  });
});
