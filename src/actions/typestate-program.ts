import { compareRequestOfRun, type CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { PLAIN, turnFindings, turnsSummary, turnsText } from '../app/gates/reports.ts';
import { gateTurns, type TurnGateOptions } from '../app/typestate/gate-turns.ts';
import { TYPESTATE_RESULT_FILE, type TypestateResult } from '../contracts/typestate-result.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { runGate, type GateRun } from './gate-run.ts';

/** The inputs of the `typestate` action. */
export type TypestateInputs = Omit<TurnGateOptions, 'compare'> & { readonly compare: CompareInputs };

/** The typestate gate alone. */
export function runTypestateGate({ compare, ...inputs }: TypestateInputs): Promise<GateRun<TypestateResult>> {
  return runGate({
    title: 'Typestate gate',
    run: async (world) => gateTurns(world, { ...inputs, compare: await compareRequestOfRun(process.env, compare) }),
    text: (result) => turnsText(result, PLAIN),
    markdown: (result) => turnsSummary(result),
    findings: turnFindings,
    report: (outcome) => Promise.resolve(outcome instanceof PortcullisError ? null : outcome),
    file: TYPESTATE_RESULT_FILE,
  });
}
