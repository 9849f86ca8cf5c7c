import { exitCodeOf, worstVerdict } from './gate-verdict.ts';
import type { FindingChange, GateOutcome, GateResult } from './generated/gate-result.ts';

export type {
  ComparatorReport,
  Finding,
  FindingChange,
  GateEffect,
  GateOutcome,
  GateResult,
  OutcomeBaseline,
} from './generated/gate-result.ts';

/** The version of a gate result and of a gate report. */
const GATE_SCHEMA = 2;

/** How either is read. */
export const GATE_CHECKS = {
  schema: GATE_SCHEMA,
  help: 'If another version of Portcullis wrote it, run the gate again with this one.',
} as const;

/** The result of the gates that ran; verdict and exit code follow from them. */
export function gateResultOf(run: Omit<GateResult, 'schema' | 'verdict' | 'exit_code'>): GateResult {
  const { gates, warn_only: isWarnOnly } = run;
  return { ...run, schema: GATE_SCHEMA, verdict: worstVerdict(gates), exit_code: exitCodeOf(gates, isWarnOnly) };
}

/** A change in words, with which the message of its finding may begin. */
export function changeText({ from, to }: FindingChange): string {
  return `expected ${from}, got ${to}`;
}

/** What a gate decided; null where it did not run. */
export function outcomeOf({ gates }: Pick<GateResult, 'gates'>, gate: string): GateOutcome | null {
  return gates.find((outcome) => outcome.gate === gate) ?? null;
}

/** The warnings of the run and of its gates, each once. */
export function allWarnings({ warnings, gates }: Pick<GateResult, 'warnings' | 'gates'>): readonly string[] {
  return [...new Set([...warnings, ...gates.flatMap((outcome) => outcome.warnings)])];
}
