import { PLAIN, turnsSummary, turnsText } from '../app/reports.ts';
import { gateTurns, type TurnGateOptions } from '../app/typestate/gate-turns.ts';
import { TYPESTATE_RESULT_FILE, type TypestateResult } from '../contracts/typestate-result.ts';
import { runGate, type GateRun } from './gate-run.ts';
import { turnAnnotations } from './turn-annotations.ts';

/** The typestate gate alone. */
export function runTypestateGate(options: TurnGateOptions): Promise<GateRun<TypestateResult>> {
  return runGate({
    title: 'Typestate gate',
    run: (world) => gateTurns(world, options),
    text: (result) => turnsText(result, PLAIN),
    markdown: (result) => turnsSummary(result),
    annotations: ({ findings }) => turnAnnotations(findings),
    file: TYPESTATE_RESULT_FILE,
  });
}
