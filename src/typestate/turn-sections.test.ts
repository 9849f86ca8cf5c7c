import { expect, test } from 'vitest';

import { madeTurn } from '../testing/turn-builder.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { joinReport, type JoinReport } from './turn-report.ts';
import { TURN_SECTIONS } from './turn-sections.ts';

const NAMES = Object.keys(TURN_SECTIONS);
const reportWith = (sections: object): JoinReport => joinReport(JSON.stringify({ ...madeTurn(), ...sections }));
const plain = reportWith({});

/** Sections that the turn does not keep to. */
const BROKEN = {
  toolPolicy: { tools: [] },
  parallelPolicy: { admissible: false },
  executionBoundary: { shellTools: ['tide.read'] },
  guardrails: {},
  evalGate: {},
  selfEvolution: {},
  redTeam: {},
  traceMode: {},
  riskTier: {},
  contextScope: {},
  toolLoading: {},
};

test.each(NAMES)('%s may be null, which is as if it were not there', (name) => {
  expect(reportWith({ [name]: null })).toEqual(plain);
});

test.each(NAMES)('%s of another shape is invalid', (name) => {
  expect(() => reportWith({ [name]: 7 })).toThrow(TurnInvalidError);
  expect(() => reportWith({ [name]: [[]] })).toThrow(new RegExp(`^harness_join_check_invalid: ${name}\\b`));
});

test('no section is part of a digest, nor of the normal form', () => {
  const broken = reportWith(BROKEN);
  expect(broken.failureClasses.length).toBeGreaterThanOrEqual(Object.keys(BROKEN).length);
  expect([broken.normalized, broken.witness]).toEqual([plain.normalized, plain.witness]);
});

test('a section inside of the evidence is passed over', () => {
  const turn = madeTurn();
  Object.assign(turn.evidence, BROKEN);
  Object.assign(turn.evidence.callSpec, BROKEN);
  expect(reportWith(turn)).toEqual(plain);
});
