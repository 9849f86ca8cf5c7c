import type { PlannedUnit } from '../../contracts/plan.ts';
import { safeText } from '../../report/text-style.ts';
import type { RunListeners, UnitState } from './run-options.ts';

/** Those who watch the units of a run. */
export type UnitWatcher = Pick<RunListeners, 'onBegin' | 'onRound' | 'onState'>;

/** A line for each change of a unit, with the ids of batch and unit, as other programs read it. */
export function lifecycleLines(print: (line: string) => void): UnitWatcher {
  const tally = new Tally();
  return {
    onBegin: (plan, parallel) => tally.begin(plan.batch_run_id, parallel),
    onRound: (units: readonly PlannedUnit[]) => print(`${prefix(tally.batch)} ${tally.round(units.length)}`),
    onState: (state) => {
      tally.take(state);
      print(lifecycleLine(state, tally));
    },
  };
}

/** One line of the lifecycle, as other programs read it. */
function lifecycleLine({ unit, state, result, note }: UnitState, tally: Tally): string {
  const place = `${prefix(tally.batch)} [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`;
  if (note !== null) return `${place} (${safeText(note)})`;
  if (state === 'running') return `${place} [${tally.begun}/${tally.total}]`;
  if (result === null) return place;
  const facts = [
    `status=${result.status}`,
    ...(result.infra_reason === null ? [] : [`reason=${result.infra_reason}`]),
    `duration_ms=${result.duration_ms ?? 0}`,
    `timed_out=${String(result.timed_out)}`,
  ];
  return `${place} [${tally.ended}/${tally.total}] ${facts.join(' ')} summary(${tally.counts()})`;
}

function prefix(batch: string): string {
  return `[portcullis] ${new Date().toISOString().slice(11, 19)} [batch:${batch}]`;
}

/** Counts the units of a run. */
export class Tally {
  batch = '';
  total = 0;
  begun = 0;
  ended = 0;
  readonly #by = { pass: 0, fail: 0, infra_error: 0 };
  #parallel = 1;
  #rounds = 0;

  begin(batch: string, parallel: number): void {
    this.batch = batch;
    this.#parallel = parallel;
  }

  /** Takes up so many units more; says so in a few words. */
  round(units: number): string {
    this.total += units;
    this.#rounds += 1;
    const parallel = `${Math.min(this.#parallel, units)} at a time`;
    return this.#rounds === 1 ? `${this.total} units, ${parallel}` : `${units} more, for undecided cells, ${parallel}`;
  }

  take({ state, result }: UnitState): void {
    if (state === 'kept') this.total += 1;
    if (state === 'running') this.begun += 1;
    if (result === null) return;
    this.ended += 1;
    this.#by[result.status] += 1;
  }

  counts(): string {
    return `pass=${this.#by.pass}, fail=${this.#by.fail}, infra=${this.#by.infra_error}`;
  }
}
