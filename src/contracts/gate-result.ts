import { checkGateResult } from './check-gate-result.ts';
import type { GateTable } from './gate-table.ts';
import { exitCodeOf, worstVerdict } from './gate-verdict.ts';
import type { FindingChange, GateOutcome, GateResult } from './generated/gate-result.ts';
import { validate } from './generated/gate-result.validate.js';
import { checkedValue, parseJsonSource, refuseDuplicateKeys, refuseOtherSchema } from './json-source.ts';
import { problemsError } from './problem.ts';

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
export const GATE_SCHEMA = 2;

/** What to do about one that cannot be taken. */
export const GATE_HELP = 'If another version of Portcullis wrote it, run the gate again with this one.';

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

/**
 * Parses a gate result.
 *
 * @param tables of all gates that there are
 * @throws PortcullisError `invalid_input` that names each place
 */
export function parseGateResult(text: string, file: string, tables: readonly GateTable[]): GateResult {
  const what = 'the gate result';
  const document = parseJsonSource(text, file);
  refuseDuplicateKeys(what, document, file);
  refuseOtherSchema(document.value, file, GATE_SCHEMA, GATE_HELP);
  const result = checkedValue<GateResult>(what, document.value, validate, file, document, GATE_HELP);
  const problems = checkGateResult(result, tables).map((one) => {
    return { ...one, file, line: document.lineOf(one.pointer) ?? null, help: null };
  });
  if (problems.length > 0) throw problemsError(what, problems, GATE_HELP);
  return result;
}
