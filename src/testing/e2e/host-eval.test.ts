import { existsSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readVectors, type Vector } from '../read-vectors.ts';
import { describeReferenceData, referencePath, referenceText } from '../reference-data.ts';
import { ranSteps } from '../reference-steps.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

type Rows = readonly unknown[] | null;
interface Expect {
  readonly exit: number;
  readonly stdout?: unknown;
  readonly errorParenClass?: string;
  readonly trajectoryRows: Rows;
  readonly issueRows?: Rows;
}
type HostVector = Vector<never, Expect> & {
  readonly program?: object;
  readonly programText?: string;
  readonly contract?: object;
  readonly args?: readonly string[];
};

const VECTORS = readVectors<never, Expect>('host-effects') as readonly HostVector[];
const NAMED = [
  'issue.ready',
  'issue.list',
  'issue.blocked',
  'issue.check',
  'dep.diagnostics',
  'issue.claim',
  'issue.claim_next',
  'issue.lease_renew',
  'issue.lease_release',
  'issue.update',
  'fiber.spawn',
  'fiber.join',
  'fiber.cancel',
];
const CONTRACT = {
  hostActionSurface: {
    requiredActions: Object.fromEntries(NAMED.map((action) => [action, { operationId: `op/${action}` }])),
    mcpOnlyHostActions: ['issue.lease_renew', 'issue.lease_release'],
  },
};

/** A vector as it came out here, and as the reference's did, with this contract where it has none of its own. */
async function ranVector(vector: HostVector, contractText: string) {
  const { program, programText = JSON.stringify(program), contract, args = [], expect: told } = vector;
  const { exit, stdout, errorParenClass, trajectoryRows, issueRows } = told;
  const files = {
    ...vector.files,
    'program.json': programText,
    'contract.json': contract === undefined ? contractText : JSON.stringify(contract),
  };
  const rowsOf = (rows: Rows | undefined) => (rows === null || rows === undefined ? null : { rows });
  const after = { 't.jsonl': rowsOf(trajectoryRows), 'i.jsonl': rowsOf(issueRows) };
  const line = ['scheme-eval', '--program', 'program.json', '--control-plane-contract', 'contract.json'];
  const step = { ...vector, files, args: [...line, '--trajectory-path', 't.jsonl', '--json', ...args] };
  let errorClass: string | undefined;
  const { found, expected } = await ranSteps(
    { ...step, expect: { exit, stdout, after } },
    temporaryFolder(),
    async (argv, cwd) => {
      const ran = await cli(argv, { cwd });
      errorClass = /^error: .* \((\S+)\)$/m.exec(ran.err)?.[1];
      return ran;
    },
  );
  return { found: [...found, errorClass], expected: [...expected, errorParenClass] };
}

describe('scheme-eval agrees with the reference, by a small contract', () => {
  test('all vectors are there', () => {
    expect(VECTORS).toHaveLength(77);
  });

  test.each(VECTORS.map((vector) => [vector.id, vector] as const))('%s', async (_id, vector) => {
    const { found, expected } = await ranVector(vector, JSON.stringify(CONTRACT));
    expect(found).toEqual(expected);
  });
});

describeReferenceData('scheme-eval by the contract of the reference', () => {
  const path = 'vectors/host-effects.contract.json';

  test.runIf(existsSync(referencePath(path)))('the first vectors agree', async () => {
    for (const vector of VECTORS.slice(0, 10)) {
      const { found, expected } = await ranVector(vector, referenceText(path));
      expect(found).toEqual(expected);
    }
  });
});
