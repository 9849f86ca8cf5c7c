import { compareCodePoints } from '../../kernel/ordering.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { isRetryNeeded, isSuccess, normalClass } from '../result-class.ts';
import { compareRfc3339, type Rfc3339 } from '../rfc3339.ts';
import type { STEP_MODES } from '../state-names.ts';
import { written } from '../stored-document.ts';
import { TextLines } from '../text-lines.ts';
import { usualRow } from '../usual-row.ts';
import { isStepKind, parseStepRow, stepTime } from './step-row.ts';

/** Where a row stands among others, and its line, of which all else can be had again. */
interface Step {
  readonly time: Rfc3339;
  readonly stepId: string;
  readonly action: string;
  readonly resultClass: string;
  readonly line: string;
}

/** Rows that failed in the same way. */
interface Cluster {
  count: number;
  first: Step;
  last: Step;
}

/** So many rows are held beside those that are asked for, before the later ones of them are dropped. */
const SPARE_ROWS = 100;

/**
 * The rows of a trajectory that are asked for, newest first, and counts of all (premath harness 4.3). Bytes come through `lines`; of all rows only
 * as many are held as are asked for, of clusters the oldest and the newest. A row that is none is thrown as `PortcullisError`
 * `invalid_input`; `place` is the file.
 */
export class StepProjection {
  readonly lines: TextLines;
  readonly #place: string;
  readonly #mode: (typeof STEP_MODES)[number];
  readonly #limit: number;
  readonly #clusters = new Map<string, Cluster>();
  #kept: Step[] = [];
  #total = 0;
  #failed = 0;
  #retryNeeded = 0;

  constructor(place: string, mode: (typeof STEP_MODES)[number], limit: number) {
    this.lines = new TextLines(place, (line, number, isWhole) => this.#take(line, number, isWhole));
    this.#place = place;
    this.#mode = mode;
    this.#limit = limit;
  }

  /** The contract spells a mode with `-` where the reference has `_`. */
  result(isStrict: boolean) {
    const items: readonly object[] = this.#mode === 'clusters' ? this.#shownClusters() : this.#shownRows();
    return {
      projectionKind: 'premath.harness.trajectory.projection.v1',
      mode: isStrict ? this.#mode : this.#mode.replace('-', '_'),
      count: items.length,
      totalCount: this.#total,
      failedCount: this.#failed,
      retryNeededCount: this.#retryNeeded,
      items,
    };
  }

  #take(line: string, number: number, isWhole: boolean): void {
    const bare = trimmed(line);
    if (bare === '') return;
    const step = usualStep(bare) ?? scannedStep(bare, `${this.#place}:${number}`, isWhole);
    const isFailed = !isSuccess(step.resultClass);
    // No class of success asks for another try.
    const isRetry = isFailed && isRetryNeeded(step.resultClass);
    this.#total += 1;
    if (isFailed) this.#failed += 1;
    if (isRetry) this.#retryNeeded += 1;
    if (this.#mode === 'clusters' && isFailed) this.#addToCluster(normalClass(step.resultClass), step);
    if (this.#mode === 'latest' || (this.#mode === 'failed' ? isFailed : isRetry)) this.#keep(step);
  }

  #addToCluster(resultClass: string, step: Step): void {
    const { count, first, last } = this.#clusters.get(resultClass) ?? { count: 0, first: step, last: step };
    this.#clusters.set(resultClass, {
      count: count + 1,
      first: compareSteps(step, first) > 0 ? step : first,
      last: compareSteps(step, last) < 0 ? step : last,
    });
  }

  #keep(step: Step): void {
    this.#kept.push(step);
    if (this.#kept.length >= this.#limit + SPARE_ROWS) this.#drop();
  }

  #drop(): void {
    this.#kept = this.#kept.sort(compareSteps).slice(0, this.#limit);
  }

  #shownRows(): readonly object[] {
    this.#drop();
    return this.#kept.map((step) => this.#shown(step));
  }

  /** Most frequent first. */
  #shownClusters(): readonly object[] {
    const all = [...this.#clusters].sort(
      ([a, { count }], [b, other]) => other.count - count || compareCodePoints(a, b),
    );
    return all.slice(0, this.#limit).map(([resultClass, { count, first, last }]) => {
      return { resultClass, count, first: this.#shown(first), last: this.#shown(last) };
    });
  }

  #shown({ line }: Step): object {
    return written(parseStepRow(line, this.#place));
  }
}

/** Newest first, then by step and action. */
function compareSteps(a: Step, b: Step): number {
  return (
    compareRfc3339(b.time, a.time) || compareCodePoints(a.stepId, b.stepId) || compareCodePoints(a.action, b.action)
  );
}

/** A row as it is usually written; null where more has to be looked at. */
function usualStep(line: string): Step | null {
  const row = usualRow(line);
  if (row?.stepKind === undefined || !isStepKind(row.stepKind)) return null;
  const [stepId, action, resultClass] = [trimmed(row.stepId), trimmed(row.action), trimmed(row.resultClass)];
  const time = stepTime(row.finishedAt);
  if (stepId === '' || action === '' || resultClass === '' || time === null) return null;
  if (row.startedAt !== undefined && stepTime(row.startedAt) === null) return null;
  return { time, stepId, action, resultClass, line };
}

/** @throws PortcullisError `invalid_input` */
function scannedStep(line: string, place: string, isWhole: boolean): Step {
  const help = isWhole
    ? undefined
    : 'Its last line has no end: `portcullis trajectory repair` moves it to a file beside.';
  const { stepId, action, resultClass, finishedAt } = parseStepRow(line, place, help);
  // It is a time, or the row were none.
  return { time: stepTime(finishedAt) as Rfc3339, stepId, action, resultClass, line };
}
