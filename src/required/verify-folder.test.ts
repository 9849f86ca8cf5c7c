import { beforeAll, describe, expect, test } from 'vitest';

import { documentText } from '../contracts/document-text.ts';
import { ATTESTATION_FILE, type Attestation } from '../contracts/required-attestation.ts';
import { parseRequiredPolicy } from '../contracts/required-policy.ts';
import { formatProblem } from '../contracts/problem.ts';
import { childPointer, pointerSegments } from '../kernel/json-pointer.ts';
import { attest, jsonFields } from './attestation.ts';
import { inTotoStatement, verifyFolder, type VerifiedFolder } from './verify-folder.ts';
import { makeFolder, type Evidence, type ProofRequest } from './make-proof.ts';

type Texts = ReadonlyMap<string, string>;

const RUN = {
  headSha: 'b'.repeat(40),
  mergeBase: 'a'.repeat(40),
  event: 'pull_request',
  planDigest: `sha256:${'c'.repeat(64)}`,
  toolVersion: '0.1.0',
};

function policyText(id: string, more: readonly string[]): string {
  const checks = ['test', ...more].map((checkId) => ({
    checkId,
    command: ['true'],
    native: checkId === 'test',
  }));
  const rule = { when: 'unclassified', require: checks.map(({ checkId }) => checkId), reason: 'any' };
  return documentText({
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: id,
    classes: {},
    rules: [rule],
    checks,
  });
}

const EVIDENCE: Evidence = new Map([
  [
    'test',
    { exitCode: 0, durationMs: 7, payload: { witnessKind: 'gate', runId: 'r1', result: 'accepted', failures: [] } },
  ],
  ['lint', { exitCode: 1, durationMs: 3, payload: null, seen: { conclusion: 'failure', id: 7 } }],
]);

async function madeFolder(policies: readonly string[], evidence = EVIDENCE): Promise<Map<string, string>> {
  const requests = policies.map(async (text): Promise<ProofRequest> => {
    return {
      policy: await parseRequiredPolicy(text, 'policy.json'),
      delta: {
        changedPaths: ['src/a.ts', 'docs\\x.sh'],
        deltaSource: 'git_diff',
        fromRef: RUN.mergeBase,
        toRef: RUN.headSha,
      },
      evidence,
      native: [],
      run: {
        squeakSiteProfile: 'local',
        runStartedAt: '2026-11-29T00:00:00.000Z',
        runFinishedAt: '2026-11-29T00:00:01.000Z',
        runDurationMs: 1000,
      },
    };
  });
  const { texts, attestation } = makeFolder(RUN, await Promise.all(requests));
  return new Map([...texts, [ATTESTATION_FILE, documentText(attestation)]]);
}

function verified(texts: Texts): Promise<VerifiedFolder> {
  return verifyFolder(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
}

async function problemsOf(texts: Texts): Promise<readonly string[]> {
  return (await verified(texts)).problems.map(formatProblem);
}

function at(value: unknown, segments: readonly string[]): unknown {
  return segments.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

/** The document with one field as something else of the same kind. */
function flipped(text: string, pointer: string): string {
  const document: unknown = JSON.parse(text);
  const segments = pointerSegments(pointer) ?? [];
  const parent = at(document, segments.slice(0, -1)) as Record<string, unknown>;
  const key = segments.at(-1) ?? '';
  parent[key] = otherValue(parent[key]);
  return documentText(document as object);
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'string') {
    const last = value.at(-1) === '0' ? '1' : '0';
    return value === '' ? 'x' : value.slice(0, -1) + last;
  }
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return ['x'];
  return value === null ? 'x' : { x: 1 };
}

let folder: Texts;
beforeAll(async () => {
  folder = await madeFolder([policyText('base', []), policyText('head', ['lint'])]);
});

describe('verifyFolder', () => {
  test('a folder as it was written is what it says', async () => {
    const { problems, attestation, proofs } = await verified(folder);
    expect(problems).toEqual([]);
    expect(attestation).toMatchObject({ ...RUN, attestationDigest: expect.stringMatching(/^att1_/) as string });
    expect(proofs.map(({ decision }) => [decision.decision, decision.nativeRequiredChecks])).toEqual([
      ['accept', ['test']],
      ['reject', ['test']],
    ]);
    expect([...(proofs[1]?.results ?? [])]).toEqual([
      ['test', { exitCode: 0, source: 'native', classes: [] }],
      [
        'lint',
        { exitCode: 1, source: 'fallback', classes: ['descent_failure'], seen: { conclusion: 'failure', id: 7 } },
      ],
    ]);
  });

  test('every field of every document, flipped, is refused with its file and its name', async () => {
    let fields = 0;
    for (const [path, text] of folder) {
      if (!path.endsWith('.json')) continue;
      for (const pointer of jsonFields(JSON.parse(text) as never).keys()) {
        const problems = await problemsOf(new Map([...folder, [path, flipped(text, pointer)]]));
        fields += 1;
        const named = problems.some((problem) => problem.includes(path) && problem.includes(pointer));
        expect({ path, pointer, problems: problems.length > 0, named }).toEqual({
          path,
          pointer,
          problems: true,
          named: true,
        });
      }
    }
    expect(fields).toBeGreaterThan(400);
  }, 300_000);

  test('what is derived is refused also where every digest was made to fit', async () => {
    const inputs = /changedPaths|deltaSource|(?:from|to)Ref|durationMs|squeakSite|runStarted|runFinished|runDuration/;
    let fields = 0;
    for (const path of ['delta.json', 'latest-required.json', 'decision.json', 'head/decision.json']) {
      for (const pointer of jsonFields(JSON.parse(folder.get(path) ?? '') as never).keys()) {
        if (inputs.test(pointer)) continue;
        const texts = new Map([...folder, [path, flipped(folder.get(path) ?? '', pointer)]]);
        texts.delete(ATTESTATION_FILE);
        const { proofs } = JSON.parse(folder.get(ATTESTATION_FILE) ?? '') as Attestation;
        texts.set(ATTESTATION_FILE, documentText(attest(RUN, proofs, texts)));
        fields += 1;
        expect({ path, pointer, problems: await problemsOf(texts) }).not.toMatchObject({ problems: [] });
      }
    }
    expect(fields).toBeGreaterThan(60);
  });

  test.each<[string, (texts: Map<string, string>) => void, RegExp]>([
    [
      'a file that is gone',
      (texts) => texts.delete('delta.json'),
      /^delta\.json: expected the file that attestation\.json names, found none$/,
    ],
    [
      'one more file',
      (texts) => texts.set('notes.json', '{}'),
      /^notes\.json: expected a file that attestation\.json names, found another$/,
    ],
    ['another source', (texts) => texts.set(sourceOf(texts), 'fallback\n'), /01-test\.source/],
    ['other spaces', (texts) => texts.set('delta.json', `${texts.get('delta.json') ?? ''} `), /delta\.json/],
    [
      'no JSON',
      (texts) => texts.set('delta.json', '{'),
      /^delta\.json: expected a valid document, found none: expected a key/m,
    ],
    ['no attestation', (texts) => texts.delete(ATTESTATION_FILE), /^attestation\.json: expected the file, found none$/],
    [
      'no head/',
      (texts) => [...texts.keys()].forEach((path) => path.startsWith('head/') && texts.delete(path)),
      /^head\/policy\.json: expected the file/m,
    ],
    ['a document nested too deep', (texts) => texts.set('delta.json', '['.repeat(1e5)), /delta\.json/],
  ])('%s', async (_, change, problem) => {
    const texts = new Map(folder);
    change(texts);
    expect((await problemsOf(texts)).join('\n')).toMatch(problem);
  });

  test('a payload of another run', async () => {
    // The run was for the first of the policies that ask for the check.
    const { digest: policyDigest } = await parseRequiredPolicy(policyText('base', []), 'policy.json');
    const payload = { witnessKind: 'gate', result: 'accepted', failures: [], dataHeadRef: RUN.headSha, policyDigest };
    const evidence: Evidence = new Map([...EVIDENCE, ['test', { exitCode: 0, durationMs: 7, payload }]]);
    const texts = await madeFolder([policyText('base', []), policyText('head', [])], evidence);
    expect(await problemsOf(texts)).toEqual([]);
    texts.set('delta.json', flipped(texts.get('delta.json') ?? '', '/toRef'));
    expect((await problemsOf(texts)).join('\n')).toMatch(/01-test\.json: \/dataHeadRef: expected b+0, found "b+"/);
  });

  test('bytes that are no text', async () => {
    const files = new Map<string, Uint8Array>([...folder].map(([path, text]) => [path, Buffer.from(text)]));
    const { problems } = await verifyFolder(files.set('delta.json', Buffer.from([0xff])));
    expect(problems.map(formatProblem).join('\n')).toContain('delta.json: expected UTF-8 text');
  });
});

function sourceOf(texts: Texts): string {
  return [...texts.keys()].find((path) => path.endsWith('01-test.source')) ?? '';
}

describe('makeProof', () => {
  test('a check that was not executed is no pass', async () => {
    const { proofs, problems } = await verified(await madeFolder([policyText('base', [])], new Map()));
    expect(problems).toEqual([]);
    expect(proofs[0]?.decision).toMatchObject({ decision: 'reject', reasonClass: 'verification_reject' });
  });

  test.each([
    [
      'a payload that says otherwise than the exit code',
      { witnessKind: 'gate', result: 'rejected', failures: [{ class: 'x' }] },
    ],
    ['no payload where one is asked for', null],
  ])('%s is no pass', async (_, payload) => {
    const evidence: Evidence = new Map([...EVIDENCE, ['test', { exitCode: 0, durationMs: 1, payload }]]);
    const { proofs, problems } = await verified(await madeFolder([policyText('base', [])], evidence));
    expect([problems, proofs[0]?.decision.decision]).toEqual([[], 'reject']);
  });
});

test('a Statement is about the head commit', async () => {
  const { attestation, proofs } = await verified(folder);
  const text = folder.get(ATTESTATION_FILE) ?? '';
  expect(attestation && inTotoStatement(attestation, text, proofs)).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { gitCommit: RUN.headSha } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: 'FAILED',
      configuration: [{ name: 'policy.json' }, { name: 'head/policy.json' }, { name: ATTESTATION_FILE }],
      passedTests: ['test'],
      failedTests: ['lint'],
    },
  });
});

test('pointers of a document have a limit together', () => {
  const long = 'k'.repeat(100_000);
  const fields = jsonFields({ a: 1, [long]: Array.from({ length: 1000 }, (_, index) => index) });
  expect([...fields.keys()]).toEqual(['/a', childPointer('', long)]);
});
