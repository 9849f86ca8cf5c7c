import { expect, test } from 'vitest';

import { failureClassesOf } from '../typestate/close-join.ts';
import type { FailureClass } from '../typestate/failure-class.ts';
import { normalizeTurn } from '../typestate/normalized-turn.ts';
import { parseTurnInput } from '../typestate/turn-input.ts';
import { changedTurn, type MadeTurn } from './turn-builder.ts';

/** What is expected of sections beside the evidence of `madeTurn`, and of a change of the evidence itself. */
export type SectionRow = readonly [
  name: string,
  sections: Readonly<Record<string, unknown>>,
  classes: readonly FailureClass[],
  change?: (evidence: MadeTurn['evidence']) => unknown,
];

/** A test for each row: the classes that all checks together give. */
export function testSections(rows: readonly SectionRow[]): void {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_name, [, sections, classes, change]) => {
    const turn = changedTurn(({ evidence }) => change?.(evidence));
    expect(failureClassesOf(normalizeTurn(parseTurnInput(JSON.stringify({ ...turn, ...sections }))))).toEqual(classes);
  });
}
