import { firstOf } from '../contracts/counted.ts';
import { outcomeOf, type GateOutcome, type GateResult } from '../contracts/gate-result.ts';
import type { GateTable } from '../contracts/gate-table.ts';
import { notComparable, PortcullisError } from '../kernel/portcullis-error.ts';
import { GATE_TABLES } from './index.ts';

/** More than this are counted. */
const NAMED = 10;

/**
 * What an action sets as outputs, by the tables of the gates; empty where a gate was not asked, since a zero would say that
 * nothing was found.
 *
 * @param only the gate that the action is for; null for the action of all gates
 */
export function gateOutputs(result: GateResult, only: string | null): Readonly<Record<string, number | string>> {
  const outputs = GATE_TABLES.flatMap((table) => {
    const outcome = outcomeOf(result, table.gate);
    const own = only === null ? table.outputs.gate : only === table.gate ? table.outputs.own : {};
    return Object.entries(own).map(([name, valueOf]) => [name, outcome === null ? '' : valueOf(outcome)] as const);
  });
  return Object.fromEntries(outputs);
}

/** What an action ends with where its gates do not hold: which of them do not, and what they say. */
export function gateFailure(result: GateResult): PortcullisError {
  const bad = result.exit_code === 3 ? 'not_comparable' : 'fail';
  const parts = GATE_TABLES.flatMap((table) => {
    const outcome = result.gates.find(({ gate, verdict }) => gate === table.gate && verdict === bad);
    return outcome === undefined ? [] : [partOf(outcome, table)];
  });
  if (bad === 'fail') return new PortcullisError('gate_failed', parts.join('. '), 'The job summary explains each.');
  return notComparable(parts.join('. '), 'The job summary says why.');
}

/** `The routing gate fails: a/claude (regression) and 3 more`; of a gate with one rule that can stop it, without its name. */
function partOf({ verdict, findings, warnings }: GateOutcome, { says, rules }: GateTable): string {
  const effect = verdict === 'fail' ? 'fail' : 'undecided';
  const isOneRule =
    rules.filter(({ effects }) => effects.some((one) => one === 'fail' || one === 'undecided')).length === 1;
  const names = findings
    .filter((finding) => finding.effect === effect)
    .map(({ subject, rule }) => (isOneRule ? subject.label : `${subject.label} (${rule})`));
  const list = names.length === 0 ? warnings.join('; ') : firstOf(names, NAMED);
  return `${says[verdict === 'fail' ? 'fails' : 'undecided']}: ${list}`;
}
