import { counted } from '../../contracts/counted.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { safeText } from '../../report/text-style.ts';
import type { RunListeners, UnitState } from './run-options.ts';

/** Those who watch the units of a run. */
export type UnitWatcher = Pick<RunListeners, 'onBegin' | 'onRound' | 'onState'>;

/** More of an error is in the results. */
const ERROR_SHOWN = 200;

/** A short line for each unit that ended or is tried again, for logs. */
export function lifecycleLines(print: (line: string) => void): UnitWatcher {
  const tally = new Tally();
  return {
    onBegin: (parallel) => tally.begin(parallel),
    onRound: (units: readonly PlannedUnit[]) => print(tally.round(units.length)),
    onState: (state) => {
      tally.take(state);
      if (state.state === 'retrying') print(`${unitName(state.unit)} again: ${safeText(state.note)}`);
      if (state.state === 'ended') print(endLine(state, tally));
    },
  };
}

/** A provider and a case, and the trial where it is a further one. */
export function unitName({ agent, case_id: id, trial }: Pick<PlannedUnit, 'agent' | 'case_id' | 'trial'>): string {
  return `${agent} ${id}${trial === 1 ? '' : ` trial ${trial}`}`;
}

function endLine({ unit, result }: { unit: PlannedUnit; result: UnitResult }, tally: Tally): string {
  const place = `[${tally.ended}/${tally.total}] ${unitName(unit)}`;
  // Why its provider was stopped is reported once.
  if (result.attempts?.length === 0) return `${place} not run`;
  const ended = [result.status, result.infra_reason, result.timed_out ? 'timed out' : null].filter(Boolean).join(' ');
  const why = result.error === null ? '' : `: ${safeText(result.error).slice(0, ERROR_SHOWN).toWellFormed()}`;
  return `${place} ${ended} ${((result.duration_ms ?? 0) / 1000).toFixed(1)} s${why}`;
}

/** Counts the units of a run. */
export class Tally {
  total = 0;
  ended = 0;
  readonly #by = { pass: 0, fail: 0, infra_error: 0 };
  #kept = 0;
  #parallel = 1;
  #rounds = 0;

  begin(parallel: number): void {
    this.#parallel = parallel;
  }

  /** Takes up so many units more; says so in a few words. */
  round(units: number): string {
    this.total += units;
    this.#rounds += 1;
    const parallel = `${Math.min(this.#parallel, units)} at a time`;
    const kept = this.#kept === 0 ? '' : ` (and ${this.#kept} kept)`;
    return this.#rounds === 1
      ? `${counted(units, 'unit')}${kept}, ${parallel}`
      : `${units} more, for undecided cells, ${parallel}`;
  }

  take(state: UnitState): void {
    if (!('result' in state)) return;
    if (state.state === 'kept') {
      this.total += 1;
      this.#kept += 1;
    }
    this.ended += 1;
    this.#by[state.result.status] += 1;
  }

  counts(): string {
    return `pass=${this.#by.pass}, fail=${this.#by.fail}, infra=${this.#by.infra_error}`;
  }
}
