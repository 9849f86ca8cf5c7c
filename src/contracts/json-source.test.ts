import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { parseApproval } from './approval.ts';
import { parseBaseline } from './baseline.ts';
import { parseClientLock } from './client-lock.ts';
import { parseContextInput } from './context-input.ts';
import { parseConfig } from './config.ts';
import { KINDS as TABLE, refuseOtherKind } from './document-kind.ts';
import { documentText } from './document-text.ts';
import { parseCaseFile } from './case-file.ts';
import { parseGateReport } from './gate-report.ts';
import { parseGateResult } from './check-gate-result.ts';
import { parseAccessLog } from './access-log.ts';
import { parseLibraryPolicy } from './library-policy.ts';
import { parsePlan } from './plan.ts';
import { parseRequiredPolicy } from './required-policy.ts';
import { parseResults } from './results.ts';
import { parseConflictInput } from './conflict.ts';
import { parseTermination } from './termination.ts';
import { parseRunRecord, parseTranscriptMeta, parseUnitResult } from './run-record.ts';
import { parseScenario } from './scenario.ts';
import { parseTypestateBaseline } from './typestate-baseline.ts';
import { GATE_DOCUMENTS } from '../gates/documents.ts';
import { GATE_LEVELS } from '../gates/index.ts';
import { batchOf, gateResult, routingCase } from '../testing/gate-input-builder.ts';
import { reportOf } from '../testing/report-builder.ts';
import { unitResult } from '../testing/unit-result-builder.ts';

const { plan, results } = batchOf({ alpha: { claude: ['pass'] } });
const result = gateResult([]);
const TURN = { evidence: { callSpec: { callId: 'c' }, protocolState: { stopReason: 'end' } } };
const tolerated = (key: 'cases' | 'turns'): object => {
  const classes = { 'tool.use_missing': { reason: 'for now', expires: '2026-12-31' } };
  return { schema: 1, [key]: { a: key === 'turns' ? classes : { claude: classes } } };
};
/** A document of each kind, as it is called, and who reads it. */
const KINDS: readonly (readonly [what: string, document: object, read: ((text: string) => unknown) | null])[] = [
  ['the plan', plan, (text) => parsePlan(text, 'f.json')],
  ['the results file', results, (text) => parseResults(text, 'f.json')],
  ['the gate result', result, (text) => parseGateResult(text, 'f.json', GATE_DOCUMENTS)],
  ['the gate report', reportOf(result), (text) => parseGateReport(text, 'f.json', GATE_DOCUMENTS)],
  ['the scenario', { schema: 1, scenario_id: 's', turns: [] }, (text) => parseScenario(text, 'f.json')],
  ['the case file', routingCase('a'), (text) => parseCaseFile(text, 'f.json')],
  ['the case file', [routingCase('a')], null],
  ['the case file', { schema: 1, cases: [routingCase('a')] }, null],
  [
    'the baseline',
    { schema: 1, alpha: { claude: { expected_status: 'pass' } } },
    (text) => parseBaseline(text, 'f.json'),
  ],
  [
    'the lock of clients',
    { schema: 1, clients: { codex: { pinned: '1.0.0', versions: {} } } },
    (text) => parseClientLock(text, 'f.json'),
  ],
  ['the result of a unit', unitResult(), (text) => parseUnitResult(text, 'f.json')],
  ['the record of the process', { exitCode: 0, wallMs: 1 }, (text) => parseTranscriptMeta(text, 'f.json')],
  ['the typestate baseline', tolerated('cases'), (text) => parseTypestateBaseline(text, 'f.json')],
  ['the typestate baseline', tolerated('turns'), null],
  ['the evidence of turns', TURN, (text) => refuseOtherKind('the evidence of turns', { text }, 'f.json')],
  ['the evidence of turns', { turn: 1, input: TURN }, null],
  [
    'the policy of required checks',
    { schema: 1, policyKind: 'portcullis.required.policy.v1', classes: { docs: { suffix: ['.md'] } }, checks: [] },
    (text) => parseRequiredPolicy(text, 'f.json'),
  ],
  [
    'the configuration',
    { cases: ['*.json'], providers: { claude: null } },
    (text) =>
      parseConfig(JSON.parse(text), 'f.json', { lineOf: () => undefined }, { providers: [], levels: GATE_LEVELS }),
  ],
  ['the baseline of required checks', { schema: 1, checks: { lint: { expected_status: 'passed' } } }, null],
  ['the KPI baseline', { remediation: { reason: 'r', expires: '2026-12-31' }, history: [] }, null],
  ['the attestation', { schema: 1, attestationKind: 'portcullis.required.attestation.v1' }, null],
  ['the record of the run', { mode: 'live', skill_set_digest: null }, (text) => parseRunRecord(text, 'f.json')],
  ['the record of a conflict', { conflict_id: 'c', attempts: [] }, null],
  ['the conflict', { conflict_type: 't', their_outputs: [] }, (text) => parseConflictInput(text, 'f.json')],
  [
    'the record of an end',
    { reason: 'timeout', phase_at_termination: 'run' },
    (text) => parseTermination(text, 'f.json'),
  ],
  ['the result of a rehearsal', { rows: [], clients: [] }, null],
  ['the approval', { approval_id: 'a-1', inputs_digest: 'd' }, (text) => parseApproval(text, 'f.json')],
  ['the registry of tools', { registry_version: 'tools:v1', tools: [] }, null],
  ['the composed context', { sections: [], text_digest: null }, null],
  ['the input of a context', { sections: [{ section: 'a', text: 't' }] }, (text) => parseContextInput(text, 'f.json')],
  [
    'the policy of a library',
    { library_id: 'a', sensitivity: 'public', allowed_agents: [] },
    (text) => parseLibraryPolicy(text, 'f.json'),
  ],
  ['the entry of the access log', { log_id: '1', library_id: 'a' }, (text) => parseAccessLog(text, 'f.json')],
  ['the record of an artifact', { artifact_id: 'a', run_status: null }, null],
];
const READERS = KINDS.flatMap(([what, , read]) => (read === null ? [] : [{ what, read }]));
const PAIRS = READERS.flatMap(({ what, read }) =>
  KINDS.filter(([found]) => found !== what).map(([found, document]) => ({ what, found, document, read })),
);
const refusing = (read: (text: string) => unknown, text: string): Promise<unknown> => Promise.resolve(text).then(read);
const told = (what: string, found: string): RegExp =>
  new RegExp(`^f\\.json: expected ${what}, found ${found}(?:, which is for [^,]+)?$`);

test('every document that has a schema is known', () => {
  const schemas = readdirSync(import.meta.dirname).flatMap((name) => /^(.+)\.schema\.json$/.exec(name)?.[1] ?? []);
  // Parts of documents, and GitHub's.
  const others = schemas.filter((name) => !(name in TABLE) && !name.endsWith('-detail'));
  expect(others).toEqual(['comparator-report', 'config', 'github-event']);
  const known = new Set(KINDS.map(([what]) => what));
  expect(Object.values(TABLE).filter(([what]) => !known.has(what))).toEqual([]);
});

describe('another document', () => {
  test.each(PAIRS)('$found where $what is wanted is told in a line', async ({ what, found, document, read }) => {
    await expect(refusing(read, documentText(document))).rejects.toThrow(told(what, found));
    await expect(refusing(read, documentText(document))).rejects.toMatchObject({ help: `Name ${what} instead.` });
  });

  // A configuration is read as YAML, of which JSON is a part.
  test.each(READERS.filter(({ what }) => what !== 'the configuration'))(
    'YAML and JSON Lines for $what',
    async ({ what, read }) => {
      const yaml = '# ours\ncases: "*.json"\nproviders:\n  claude:\n';
      await expect(refusing(read, yaml)).rejects.toThrow(told(what, 'the configuration'));
      const lines = `${JSON.stringify(plan)}\n${JSON.stringify(TURN)}\n`;
      if (what !== 'the plan') await expect(refusing(read, lines)).rejects.toThrow(told(what, 'the plan'));
    },
  );

  const schema = readFileSync(join(import.meta.dirname, 'config.schema.json'), 'utf8');
  const { properties } = JSON.parse(schema) as { properties: object };
  test.each(Object.keys(properties).filter((key) => !/schema|cases/.test(key)))(
    'a configuration of %s is one',
    (key) => {
      expect(() => refuseOtherKind('the plan', { value: { [key]: 1 } }, 'f.json')).toThrow('found the configuration');
    },
  );

  test('says where it is given', () => {
    expect(() => parsePlan(documentText(results), 'f.json')).toThrow('found the results file, which is for --results');
  });

  test.each<[what: string, document: object]>([
    ['the baseline', { schema: 1, cases: { claude: { expected_status: 'pass' } } }],
    ['the baseline', { schema: 1, clients: { claude: { expected_status: 'pass' } } }],
    ['the baseline', { schema: 1, history: { claude: { expected_status: 'fail', reason: 'r', history: [] } } }],
    ['the case file', { schema: 1, cases: [] }],
    ['the results file', { schema: 1, anything: { at: 'all' } }],
  ])('%s is no other for its names: %j', (what, document) => {
    expect(() => refuseOtherKind(what, { value: document }, 'f.json')).not.toThrow();
  });
});
