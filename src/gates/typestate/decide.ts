import { counted } from '../contracts/counted.ts';
import { GATE_EFFECTS } from '../contracts/gate-result.ts';
import type { ToleratedClasses } from '../contracts/typestate-baseline.ts';
import {
  TURN_DELTAS,
  type TurnFinding,
  type TurnRow,
  type TurnSubject,
  type TypestateResult,
} from '../contracts/typestate-result.ts';
import { exitCodeOf } from '../contracts/gate-verdict.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { compareClass, toleranceOf } from '../typestate/compare-class.ts';
import { FAILURE_CLASSES } from '../typestate/failure-class.ts';
import type { SubjectTurns, TypestateGateInput } from './typestate-gate-input.ts';

export type { SubjectTurns, TypestateGateInput };

/**
 * Compares the failure classes of the head's turns with those that the comparator tolerates, and decides (CONTRIBUTING.md, "Turns at
 * the gate"). Pure: the same input gives the same result, subject by subject, cases before turns of evidence files.
 */
export function typestateGate(input: TypestateGateInput): TypestateResult {
  const subjects = [...input.subjects].sort((left, right) =>
    compareCodePoints(subjectText(left.subject), subjectText(right.subject)),
  );
  const rows = [...subjects.flatMap((turns) => rowsOf(turns, input)), ...unseenRows(input)];
  const judged = subjects.reduce((sum, { turns }) => sum + turns, 0);
  const rejected = subjects.reduce((sum, item) => sum + item.rejected, 0);
  const verdict = rows.some(({ gate }) => gate === 'fail')
    ? 'fail'
    : (judged === 0 && !input.nothingToRun) || rows.some(({ gate }) => gate === 'undecided')
      ? 'not_comparable'
      : 'pass';
  return {
    schema: 1,
    gate: 'typestate',
    verdict,
    exit_code: exitCodeOf(verdict),
    comparator: input.comparator.report,
    head: { commit: input.head.commit },
    policies: { ...input.policies },
    turns: { judged, accepted: judged - rejected, rejected },
    counts: Object.fromEntries(TURN_DELTAS.map((delta) => [delta, rows.filter((row) => row.delta === delta).length])),
    rows,
    findings: findingsOf(rows),
    warnings: [...input.warnings, ...warningsOf(input, judged)],
  };
}

/** What a subject is called in messages. */
export function subjectText({ case_id: caseId, agent, turn_id: turnId, file }: TurnSubject): string {
  if (turnId !== null) return `turn ${turnId.trim() === '' ? JSON.stringify(turnId) : turnId}`;
  return file ?? `${caseId ?? ''}/${agent ?? ''}`;
}

function rowsOf(turns: SubjectTurns, input: TypestateGateInput): TurnRow[] {
  const { subject, classes, infra, unjudged } = turns;
  const { head, comparator, today } = input;
  const [before, after] = [toleratedOf(comparator.baseline, turns, true), toleratedOf(head.baseline, turns, false)];
  const level = comparator.config.levels.typestate;
  const judgedWhole = turns.turns > 0 && unjudged.length === 0 && infra.size === 0;
  const compared = [...new Set([...classes.keys(), ...before.keys()])].sort(compareCodePoints).flatMap((name) => {
    const found = classes.get(name) ?? { turns: 0, places: [] };
    const result = compareClass({
      turns: found.turns,
      judgedWhole,
      before: before.get(name) ?? null,
      after: after.get(name) ?? null,
      isKnown: turns.isKnown,
      today,
      level,
    });
    return result === null ? [] : [{ subject, class: name, ...result, turns: found.turns, places: [...found.places] }];
  });
  const ofInfra = [...infra]
    .sort(([left], [right]) => compareCodePoints(left, right))
    .map(([name, found]): TurnRow => {
      const reason = 'the run was ended by its infrastructure, so that it says nothing about the change';
      const told = { delta: 'infra', gate: 'report', tolerated: null, reason } as const;
      return { subject, class: name, ...told, turns: found.turns, places: [...found.places] };
    });
  const ofRest = unjudged.map(({ delta, gate, reason, place }): TurnRow => {
    const places = place === null ? [] : [place];
    return { subject, class: null, delta, gate, tolerated: null, turns: 0, places, reason };
  });
  const rows = [...ofRest, ...compared, ...ofInfra];
  if (rows.length > 0) return rows;
  const reason = `${counted(turns.turns, 'turn')} closed`;
  const closed = { delta: 'closed', gate: 'ok', tolerated: null, reason } as const;
  return [{ subject, class: null, ...closed, turns: turns.turns, places: [] }];
}

/** What the comparator tolerates of subjects that the head does not show: nothing can be said about it, and nothing fails for it. */
function unseenRows({ subjects, comparator, today }: TypestateGateInput): TurnRow[] {
  const seen = new Set(subjects.map(({ subject, beforeId }) => subjectText({ ...subject, case_id: beforeId })));
  const { cases, turns } = comparator.baseline;
  const tolerated: (readonly [TurnSubject, ToleratedClasses])[] = [
    ...[...cases].flatMap(([caseId, agents]) =>
      [...agents].map(([agent, classes]) => [{ case_id: caseId, agent, turn_id: null, file: null }, classes] as const),
    ),
    ...[...turns].map(([id, classes]) => [{ case_id: null, agent: null, turn_id: id, file: null }, classes] as const),
  ];
  return tolerated
    .filter(([subject]) => !seen.has(subjectText(subject)))
    .sort(([left], [right]) => compareCodePoints(subjectText(left), subjectText(right)))
    .flatMap(([subject, classes]) =>
      [...classes].map(([name, entry]): TurnRow => {
        const reason = 'there is no such turn here: if it is gone for good, the baseline need not tolerate it';
        const told = { delta: 'unseen', gate: 'report', tolerated: toleranceOf(entry, today), reason } as const;
        return { subject, class: name, ...told, turns: 0, places: [] };
      }),
    );
}

const NOTHING: ToleratedClasses = new Map();

function toleratedOf(
  baseline: TypestateGateInput['head']['baseline'],
  { subject, beforeId }: SubjectTurns,
  isComparator: boolean,
): ToleratedClasses {
  if (subject.turn_id !== null) return baseline.turns.get(subject.turn_id) ?? NOTHING;
  const id = isComparator ? beforeId : subject.case_id;
  return baseline.cases.get(id ?? '')?.get(subject.agent ?? '') ?? NOTHING;
}

function findingsOf(rows: readonly TurnRow[]): TurnFinding[] {
  const levels = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' } as const;
  return rows
    .filter(({ delta }) => delta !== 'closed')
    .sort((left, right) => rankOf(left) - rankOf(right))
    .map((row) => ({
      rule: row.delta,
      level: levels[row.gate],
      subject: subjectText(row.subject),
      message: turnMessage(row),
      file: row.places[0]?.file ?? null,
      line: row.places[0]?.line ?? null,
    }));
}

/** What a row says in a line; also where the gate’s own list of findings is not at hand. */
export function turnMessage({ class: name, reason, turns, places }: TurnRow): string {
  if (name === null) return reason;
  const [place] = places;
  const calls = place === undefined || place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
  const cause = place === undefined || place.cause === null ? '' : `, interrupted: ${place.cause}`;
  const count = turns > 1 ? ` in ${turns} turns` : '';
  return `${name}${calls}${count}${cause}: ${reason}`;
}

/** Worst first; a stable sort keeps the order of the subjects within a rank. */
function rankOf(row: TurnRow): number {
  return GATE_EFFECTS.indexOf(row.gate) * TURN_DELTAS.length + TURN_DELTAS.indexOf(row.delta);
}

function warningsOf({ head, comparator }: TypestateGateInput, judged: number): readonly string[] {
  const known = new Set<string>(FAILURE_CLASSES);
  const sides = [
    ['the baseline', head.baseline],
    ['the comparator’s baseline', comparator.baseline],
  ] as const;
  const misspelt = sides.flatMap(([side, baseline]) => {
    const names = [
      ...baseline.turns.values(),
      ...[...baseline.cases.values()].flatMap((agents) => [...agents.values()]),
    ]
      .flatMap((classes) => [...classes.keys()])
      .filter((name) => !known.has(name));
    return [...new Set(names)]
      .sort(compareCodePoints)
      .map((name) => `${side} tolerates ${name}, which is no failure class`);
  });
  return judged === 0 ? ['there was no turn to judge', ...misspelt] : misspelt;
}
