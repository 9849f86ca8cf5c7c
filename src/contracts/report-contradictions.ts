import type { GateReport } from './generated/gate-report.ts';
import { isExplainCommand } from './explain-command.ts';
import { exitCodeOfAll, legsVerdict, worstVerdict } from './gate-verdict.ts';
import { shown, type Problem } from './problem.ts';

type Contradiction = Pick<Problem, 'pointer' | 'expected' | 'found'>;

/**
 * Where a report says two things that cannot both be true, since what it says first would decide how it is shown; and commands for people
 * to copy that are none of ours.
 */
export function reportContradictions({ result, stopped }: GateReport): readonly Contradiction[] {
  if ((result === null) === (stopped === null)) {
    const found = result === null ? 'neither' : 'both';
    return [{ pointer: '', expected: 'either a result or why the gate stopped', found }];
  }
  if (result === null) return [];
  const { verdict, gates, cells, typestate, legs, warn_only: warnOnly } = result;
  const found: Contradiction[] = cells.flatMap(({ explain }, index) => {
    if (explain === null || isExplainCommand(explain)) return [];
    return [{ pointer: `/result/cells/${index}/explain`, expected: '`portcullis explain`', found: shown(explain) }];
  });
  const expectThat = (holds: boolean, pointer: string, expected: string, value: unknown): void => {
    if (!holds) found.push({ pointer: `/result${pointer}`, expected, found: String(value) });
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
  return found;
}
