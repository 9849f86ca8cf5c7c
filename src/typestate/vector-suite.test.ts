import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import { changedTurn, madeTurn } from '../testing/turn-builder.ts';
import { FAILURE_CLASSES } from './failure-class.ts';
import { checkVector, parseSuiteManifest, suiteCoverage, type VectorOutcome } from './vector-suite.ts';

const ID = 'golden/closes';
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

  test('every vector is as expected, and every class is covered', () => {
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
    expect(suiteCoverage(manifest, outcomes, true)).toEqual({ wanted: FAILURE_CLASSES, missing: [], foreign: [] });
  });
});
