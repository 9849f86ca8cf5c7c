import type { GateReport } from './generated/gate-report.ts';
import { isExplainCommand } from './explain-command.ts';
import { shown, type Problem } from './problem.ts';

type Contradiction = Pick<Problem, 'pointer' | 'expected' | 'found'>;

const EXIT_CODES = { pass: 0, fail: 1, not_comparable: 3 } as const;

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
  const { verdict, gates, cells, typestate } = result;
  const found: Contradiction[] = cells.flatMap(({ explain }, index) => {
    if (explain === null || isExplainCommand(explain)) return [];
    return [{ pointer: `/result/cells/${index}/explain`, expected: '`portcullis explain`', found: shown(explain) }];
  });
  const expectThat = (holds: boolean, pointer: string, expected: string, value: unknown): void => {
    if (!holds) found.push({ pointer: `/result${pointer}`, expected, found: String(value) });
  };
  const worst = [gates.routing, gates.typestate].includes('fail')
    ? 'fail'
    : [gates.routing, gates.typestate].includes('not_comparable')
      ? 'not_comparable'
      : 'pass';
  expectThat(verdict === worst, '/verdict', `${worst}, the worst of the gates`, verdict);
  const code = EXIT_CODES[verdict];
  expectThat(result.exit_code === code, '/exit_code', `${code}, since the verdict is ${verdict}`, result.exit_code);
  const told = typestate?.verdict ?? null;
  expectThat(gates.typestate === told, '/gates/typestate', `${told}, as the typestate gate says`, gates.typestate);
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
