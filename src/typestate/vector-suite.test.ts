import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import { REFERENCE_CLASSES } from '../testing/reference-classes.ts';
import { changedTurn, madeTurn } from '../testing/turn-builder.ts';
import { FAILURE_CLASSES } from './failure-class.ts';
import { checkVector, parseSuiteManifest, suiteCoverage, type VectorOutcome } from './vector-suite.ts';

const ID = 'golden/closes';
/** Of a turn without a mutation, and without a session. */
const NOTHING_ASKED = [
  'mutation.capability_claim_missing',
  'mutation.policy_digest_mismatch',
  'mutation.use_evidence_missing',
];
const check = (
  expected: object,
  input: unknown = madeTurn(),
  head: object = { suiteId: 's', vectorId: ID },
): VectorOutcome =>
  checkVector('s', ID, { caseText: JSON.stringify({ ...head, input }), expectText: JSON.stringify(expected) });

describe('a vector', () => {
  const open = changedTurn(({ evidence }) => evidence.toolUse.pop());
  const classes = ['tool.use_missing', 'tool.join_incomplete', 'tool.use_missing'];

  test.each<[string, object, unknown, readonly string[]]>([
    ['as expected', { result: 'accepted', expectedJoinClosed: true }, madeTurn(), []],
    [
      'rejected as expected',
      { result: 'rejected', expectedFailureClasses: classes, expectedJoinClosed: false },
      open,
      [],
    ],
    [
      'with other classes',
      { result: 'accepted' },
      open,
      [
        'result: expected accepted, found rejected',
        'failureClasses: expected none, found tool.join_incomplete, tool.use_missing',
      ],
    ],
    [
      'with the other closure',
      { result: 'accepted', expectedJoinClosed: false },
      madeTurn(),
      ['joinClosed: expected false, found true'],
    ],
    [
      'that mutates nothing, as expected',
      { result: 'accepted', expectedMutationReady: false, expectedMutationFailureClasses: NOTHING_ASKED },
      madeTurn(),
      [],
    ],
    [
      'that mutates nothing, otherwise than expected',
      { result: 'accepted', expectedMutationReady: true, expectedMutationFailureClasses: [] },
      madeTurn(),
      [
        'mutationReady: expected true, found false',
        `mutationFailureClasses: expected none, found ${NOTHING_ASKED.join(', ')}`,
      ],
    ],
    [
      'that is no turn',
      { result: 'rejected' },
      {},
      ['harness_join_check_invalid: expected evidence, found no such member at line 1'],
    ],
  ])('%s', (_name, expected, input, problems) => {
    expect(check(expected, input).problems).toEqual(problems);
  });

  test('of another suite, or without a result, is an error', () => {
    expect(() => check({ result: 'accepted' }, madeTurn(), { suiteId: 's', vectorId: 'other' })).toThrow(
      PortcullisError,
    );
    expect(() => check({})).toThrow('golden/closes/expect.json: expected result, found no such member');
  });
});

test('the classes of a vector are those of its join and of its mutation', () => {
  const expected = {
    result: 'rejected',
    expectedFailureClasses: ['tool.use_missing'],
    expectedMutationFailureClasses: NOTHING_ASKED,
  };
  expect(check(expected).expectedClasses).toEqual([...NOTHING_ASKED, 'tool.use_missing']);
});

describe('a manifest', () => {
  const parse = (vectors: unknown): unknown => parseSuiteManifest(JSON.stringify({ suiteId: 's', vectors }), 'm.json');

  test('names each vector once, as a folder below its own', () => {
    expect(parse(['golden/a', 'golden/b'])).toEqual({
      suiteId: 's',
      vectors: ['golden/a', 'golden/b'],
      classes: undefined,
    });
    for (const id of ['', '..', '../a', 'a/../../b', '/a', 'a//b', 'a/', 'C:\\a', 'a\\..\\b', '.git']) {
      expect(() => parse([id])).toThrow('vectors: expected folders');
    }
    expect(() => parse(['a', 'a'])).toThrow('m.json: vectors: expected each once, found a again');
    expect(() => parse(undefined)).toThrow(PortcullisError);
  });
});

describe('coverage', () => {
  const outcomes = [{ id: 'a', problems: [], expectedClasses: ['tool.use_missing', 'tool.odd'] }];
  const coverage = (classes: readonly string[] | undefined, all: boolean): unknown =>
    suiteCoverage({ suiteId: 's', vectors: [], classes }, outcomes, all);

  test('is taken against what the manifest names, or all classes where that is asked for', () => {
    expect(coverage(undefined, false)).toEqual({ wanted: null, missing: [], foreign: ['tool.odd'] });
    expect(coverage(['tool.use_missing', 'tool.result_missing', 'x'], true)).toEqual({
      wanted: ['tool.result_missing', 'tool.use_missing', 'x'],
      missing: ['tool.result_missing', 'x'],
      foreign: ['tool.odd', 'x'],
    });
    expect(coverage(undefined, true)).toEqual({
      wanted: FAILURE_CLASSES,
      missing: FAILURE_CLASSES.filter((name) => name !== 'tool.use_missing'),
      foreign: ['tool.odd'],
    });
  });
});

describeReferenceData("the reference's suite of turns", () => {
  const FOLDER = 'vectors/premath-fixtures/harness-typestate';

  test('every vector is as expected, and every class of the reference is covered', () => {
    const manifest = parseSuiteManifest(referenceText(`${FOLDER}/manifest.json`), 'manifest.json');
    const outcomes = manifest.vectors.map((id) => {
      const texts = {
        caseText: referenceText(`${FOLDER}/${id}/case.json`),
        expectText: referenceText(`${FOLDER}/${id}/expect.json`),
      };
      return checkVector(manifest.suiteId, id, texts);
    });
    expect(outcomes).toHaveLength(20);
    expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const coverage = suiteCoverage({ ...manifest, classes: REFERENCE_CLASSES }, outcomes, false);
    expect(coverage).toEqual({ wanted: REFERENCE_CLASSES, missing: [], foreign: [] });
  });
});

describe('our own suite of turns', () => {
  const fileText = (path: string): string =>
    readFileSync(new URL(`../../cases/typestate/${path}`, import.meta.url), 'utf8');
  const manifest = parseSuiteManifest(fileText('manifest.json'), 'manifest.json');
  const outcomes = manifest.vectors.map((id) =>
    checkVector(manifest.suiteId, id, {
      caseText: fileText(`${id}/case.json`),
      expectText: fileText(`${id}/expect.json`),
    }),
  );

  test('every vector is as expected, and every class is covered', () => {
    expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const coverage = suiteCoverage({ ...manifest, classes: undefined }, outcomes, true);
    expect(coverage).toEqual({ wanted: FAILURE_CLASSES, missing: [], foreign: [] });
  });

  test.each(FAILURE_CLASSES)('%s has an accepting and a rejecting vector', (failureClass) => {
    const expectedOf = (kind: string): readonly string[] | undefined =>
      outcomes.find(({ id }) => id === `${kind}/${failureClass}`)?.expectedClasses;
    expect(expectedOf('golden')).toEqual([]);
    expect(expectedOf('adversarial')).toContain(failureClass);
  });
});
