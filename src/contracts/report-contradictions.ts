import { countContradictions } from './count-contradictions.ts';
import { DELTA_EFFECTS, TURN_DELTA_EFFECTS } from './delta-effects.ts';
import { entryContradictions } from './entry-contradictions.ts';
import { isExplainCommand } from './explain-command.ts';
import { NOTHING_TO_RUN } from './gate-result.ts';
import { exitCodeOfAll, legsVerdict, worstVerdict } from './gate-verdict.ts';
import type { GateReport } from './generated/gate-report.ts';
import type { GateResult } from './generated/gate-result.ts';
import { shown, type Contradiction } from './problem.ts';

/**
 * Where a report says two things that cannot both be true, since what it says first would decide how it is shown; and commands for people
 * to copy that are none of ours (CONTRIBUTING.md, "Reports").
 */
export function reportContradictions({ result, stopped }: GateReport): readonly Contradiction[] {
  if ((result === null) === (stopped === null)) {
    const found = result === null ? 'neither' : 'both';
    return [{ pointer: '', expected: 'either a result or why the gate stopped', found }];
  }
  if (result === null) return [];
  const { cells, counts, warnings, typestate } = result;
  const turns =
    typestate === null
      ? []
      : countContradictions({ ...typestate, items: typestate.rows, what: 'rows', effects: TURN_DELTA_EFFECTS });
  return [
    ...commandContradictions(result),
    ...verdictContradictions(result),
    ...entryContradictions(cells),
    ...countContradictions({ counts, warnings, items: cells, what: 'cells', effects: DELTA_EFFECTS }),
    ...turns.map((one) => ({ ...one, pointer: `/typestate${one.pointer}` })),
    ...baselineContradictions(result),
  ].map((one) => ({ ...one, pointer: `/result${one.pointer}` }));
}

function commandContradictions({ cells }: GateResult): readonly Contradiction[] {
  return cells.flatMap(({ explain }, index) => {
    if (explain === null || isExplainCommand(explain)) return [];
    return [{ pointer: `/cells/${index}/explain`, expected: '`portcullis explain`', found: shown(explain) }];
  });
}

/** Verdicts against each other, and against what they were made of. */
function verdictContradictions(result: GateResult): readonly Contradiction[] {
  const { verdict, gates, cells, typestate, legs, warn_only: warnOnly } = result;
  const found: Contradiction[] = [];
  const expectThat = (holds: boolean, pointer: string, expected: string, value: unknown): void => {
    if (!holds) found.push({ pointer, expected, found: String(value) });
  };
  const worst = worstVerdict(gates);
  expectThat(verdict === worst, '/verdict', `${worst}, the worst of the gates`, verdict);
  const code = exitCodeOfAll(gates, warnOnly);
  expectThat(result.exit_code === code, '/exit_code', `${code}, since the verdict is ${verdict}`, result.exit_code);
  const told = typestate?.verdict ?? null;
  expectThat(gates.typestate === told, '/gates/typestate', `${told}, as the typestate gate says`, gates.typestate);
  const ofLegs = legsVerdict(legs);
  expectThat(gates.legs === ofLegs, '/gates/legs', `${ofLegs}, as its jobs say`, gates.legs);
  expectThat(
    gates.routing !== 'pass' || cells.every(({ gate }) => gate !== 'fail' && gate !== 'undecided'),
    '/gates/routing',
    'no pass, since a cell fails or is undecided',
    gates.routing,
  );
  expectThat(
    typestate?.verdict !== 'pass' || typestate.rows.every(({ gate }) => gate !== 'fail' && gate !== 'undecided'),
    '/typestate/verdict',
    'no pass, since a row fails or is undecided',
    typestate?.verdict,
  );
  const nothingHadToRun = result.warnings.includes(NOTHING_TO_RUN);
  expectThat(
    gates.routing !== 'pass' || cells.length > 0 || nothingHadToRun,
    '/gates/routing',
    'no pass without a cell, since something had to run',
    gates.routing,
  );
  expectThat(
    typestate?.verdict !== 'pass' || typestate.turns.judged > 0 || nothingHadToRun,
    '/typestate/verdict',
    'no pass without a turn, since something had to run',
    typestate?.verdict,
  );
  return found;
}

function baselineContradictions({ baseline }: GateResult): readonly Contradiction[] {
  const { newest_counts: newest, age_days: age } = baseline;
  if ((newest === null) === (age === null)) return [];
  const expected = newest === null ? 'null, since no counts are told of' : 'the age of the newest counts';
  return [{ pointer: '/baseline/age_days', expected, found: String(age) }];
}
