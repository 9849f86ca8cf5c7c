import { counted } from '../../contracts/counted.ts';
import type { Finding, GateOutcome } from '../../contracts/gate-result.ts';
import { byRank, countsOf } from '../../contracts/gate-table.ts';
import { verdictOf } from '../../contracts/gate-verdict.ts';
import { NOTHING_TO_RUN } from '../../contracts/report-bounds.ts';
import type { ToleratedClasses } from '../../contracts/typestate-baseline.ts';
import type { TurnRow, TurnSubject, TypestateDetail } from '../../contracts/typestate-detail.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { compareClass, toleranceOf } from '../../typestate/compare-class.ts';
import { FAILURE_CLASSES } from '../../typestate/failure-class.ts';
import { TYPESTATE } from './rules.ts';
import type { SubjectTurns, TypestateGateInput } from './typestate-gate-input.ts';

/**
 * Compares the failure classes of the head's turns with those that the comparator tolerates, and decides (src/gates/README.md,
 * "Typestate"). Pure: the same input gives the same outcome, subject by subject, cases before turns of evidence files.
 */
export function decideTypestate(input: TypestateGateInput): GateOutcome & { readonly detail: TypestateDetail } {
  const subjects = [...input.subjects].sort((left, right) =>
    compareCodePoints(subjectText(left.subject), subjectText(right.subject)),
  );
  const rows = [...subjects.flatMap((turns) => rowsOf(turns, input)), ...unseenRows(input)];
  const judged = subjects.reduce((sum, { turns }) => sum + turns, 0);
  const rejected = subjects.reduce((sum, item) => sum + item.rejected, 0);
  return {
    gate: TYPESTATE.gate,
    verdict: verdictOf(rows, judged === 0 && !input.nothingToRun),
    baseline: input.comparator.place,
    counts: countsOf(TYPESTATE, rows),
    findings: findingsOf(rows),
    warnings: [...input.warnings, ...warningsOf(input, judged)],
    detail: { policies: { ...input.policies }, turns: { judged, accepted: judged - rejected, rejected }, rows },
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
  const row = (fields: Pick<TurnRow, 'delta' | 'gate' | 'reason'> & Partial<TurnRow>): TurnRow => {
    return { subject, class: null, tolerated: null, turns: 0, places: [], ...fields };
  };
  const ofInfra = [...infra]
    .sort(([left], [right]) => compareCodePoints(left, right))
    .map(([name, found]) => {
      const reason = 'the run was ended by its infrastructure, so that it says nothing about the change';
      const counts = { turns: found.turns, places: [...found.places] };
      return row({ class: name, delta: 'infra', gate: 'report', reason, ...counts });
    });
  const ofRest = unjudged.map(({ delta, gate, reason, place }) =>
    row({ delta, gate, reason, places: place === null ? [] : [place] }),
  );
  const rows = [...ofRest, ...compared, ...ofInfra];
  if (rows.length > 0) return rows;
  const reason = `${counted(turns.turns, 'turn')} closed`;
  return [row({ delta: 'closed', gate: 'ok', reason, turns: turns.turns })];
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
        const common = { delta: 'unseen', gate: 'report', tolerated: toleranceOf(entry, today), reason } as const;
        return { subject, class: name, ...common, turns: 0, places: [] };
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

function findingsOf(rows: readonly TurnRow[]): Finding[] {
  return rows
    .filter(({ delta }) => delta !== 'closed')
    .sort(byRank(TYPESTATE))
    .map((row) => {
      const { delta, gate, places } = row;
      const subject = subjectText(row.subject);
      return {
        gate: TYPESTATE.gate,
        rule: delta,
        effect: gate,
        subject: { key: subject, label: subject },
        message: messageOf(row),
        change: null,
        places: places.map(({ file, line }) => ({ file, line })),
        identity: [TYPESTATE.gate, delta, subject, row.class ?? ''],
        explain: null,
      };
    });
}

/** The class, the calls at fault, and why. */
function messageOf({ class: name, reason, turns, places }: TurnRow): string {
  if (name === null) return reason;
  const [place] = places;
  const calls = place === undefined || place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
  const cause = place === undefined || place.cause === null ? '' : `, interrupted: ${place.cause}`;
  const count = turns > 1 ? ` in ${turns} turns` : '';
  return `${name}${calls}${count}${cause}: ${reason}`;
}

function warningsOf(input: TypestateGateInput, judged: number): readonly string[] {
  const known = new Set<string>(FAILURE_CLASSES);
  const sides = [
    ['the baseline', input.head.baseline],
    ['the merge base’s baseline', input.comparator.baseline],
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
  if (judged > 0) return misspelt;
  return [input.nothingToRun ? NOTHING_TO_RUN : 'there was no turn to judge', ...misspelt];
}
