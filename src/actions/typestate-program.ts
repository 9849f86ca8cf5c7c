import { PLAIN, turnFindings, turnsSummary, turnsText } from '../app/gates/reports.ts';
import { gateTurns, type TurnGateOptions } from '../app/typestate/gate-turns.ts';
import { TYPESTATE_RESULT_FILE, type TypestateResult } from '../contracts/typestate-detail.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { againstOf } from './against-of.ts';
import type { ComparatorInputs } from './comparator-inputs.ts';
import { runGate, type GateRun } from './gate-run.ts';

/** The inputs of the `typestate` action. */
export type TypestateInputs = Omit<TurnGateOptions, 'against' | 'github'> & { readonly comparator: ComparatorInputs };

/** The typestate gate alone. */
export function runTypestateGate({ comparator, ...inputs }: TypestateInputs): Promise<GateRun<TypestateResult>> {
  return runGate({
    title: 'Typestate gate',
    run: async (world) => gateTurns(world, { ...inputs, ...(await againstOf(comparator)) }),
    text: (result) => turnsText(result, PLAIN),
    markdown: (result) => turnsSummary(result),
    findings: turnFindings,
    report: (outcome) => Promise.resolve(outcome instanceof PortcullisError ? null : outcome),
    file: TYPESTATE_RESULT_FILE,
  });
}
