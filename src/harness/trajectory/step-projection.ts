import { compareCodePoints } from '../../kernel/ordering.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { isRetryNeeded, isSuccess, normalClass } from '../result-class.ts';
import { compareRfc3339, type Rfc3339 } from '../rfc3339.ts';
import type { STEP_MODES } from '../state-names.ts';
import { written } from '../stored-document.ts';
import { TextLines } from '../text-lines.ts';
import { usualRow } from '../usual-row.ts';
import { isStepKind, parseStepRow, stepTime, type StepRow } from './step-row.ts';

/** Where a row stands among others, and its line, of which all else can be had again. */
interface Step {
  readonly time: Rfc3339;
  readonly stepId: string;
  readonly action: string;
  readonly resultClass: string;
  readonly line: string;
}

/** What a class means to the counts. */
interface ClassFacts {
  readonly normal: string;
  readonly isFailed: boolean;
  readonly isRetryNeeded: boolean;
}

/** The rows of a class that failed. */
export interface ShownCluster {
  readonly resultClass: string;
  readonly count: number;
  readonly retryNeeded: boolean;
  readonly first: StepRow;
  readonly last: StepRow;
}

interface Cluster {
  count: number;
  first: Step;
  last: Step;
}

/** So many rows are held beside those that are asked for, before the later ones of them are dropped. */
const SPARE_ROWS = 1000;
/** Nobody has so many classes; whoever has is slower, and takes no more memory. */
const KNOWN_CLASSES = 1000;

/**
 * The rows of a trajectory that are asked for, newest first, and counts of all (premath harness 4.3). Bytes come through `lines`; of all rows only
 * as many are held as are asked for, of clusters the first and the last. A row that is none is thrown as `PortcullisError` `invalid_input`;
 * `place` is the file.
 */
export class StepProjection {
  readonly lines: TextLines;
  readonly #place: string;
  readonly #mode: (typeof STEP_MODES)[number];
  readonly #limit: number;
  readonly #classes = new Map<string, ClassFacts>();
  readonly #clusters = new Map<string, Cluster>();
  #kept: Step[] = [];
  /** The last row that may be shown, as far as that is known. */
  #worst: Step | null = null;
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
    const items: readonly (StepRow | ShownCluster)[] =
      this.#mode === 'clusters' ? this.#shownClusters() : this.#shownRows();
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
    const step = usualStep(bare) ?? this.#scannedStep(bare, number, isWhole);
    const facts = this.#factsOf(step.resultClass);
    this.#total += 1;
    if (facts.isFailed) this.#failed += 1;
    if (facts.isRetryNeeded) this.#retryNeeded += 1;
    if (this.#mode === 'clusters') this.#addToCluster(step, facts);
    else if (this.#mode === 'latest' || (this.#mode === 'failed' ? facts.isFailed : facts.isRetryNeeded))
      this.#keep(step);
  }

  #scannedStep(line: string, number: number, isWhole: boolean): Step {
    const help = isWhole
      ? undefined
      : 'Its last line has no end: `portcullis trajectory repair` moves it to a file beside.';
    const row = parseStepRow(line, `${this.#place}:${number}`, help);
    // It is a time, or the row were none.
    const time = stepTime(row.finishedAt) ?? { seconds: 0, nanos: 0 };
    return { time, stepId: row.stepId, action: row.action, resultClass: row.resultClass, line };
  }

  #factsOf(resultClass: string): ClassFacts {
    const known = this.#classes.get(resultClass);
    if (known !== undefined) return known;
    const normal = normalClass(resultClass);
    const facts = { normal, isFailed: !isSuccess(normal), isRetryNeeded: isRetryNeeded(normal) };
    if (this.#classes.size < KNOWN_CLASSES) this.#classes.set(resultClass, facts);
    return facts;
  }

  #keep(step: Step): void {
    if (this.#worst !== null && compareSteps(step, this.#worst) >= 0) return;
    this.#kept.push(step);
    if (this.#kept.length >= this.#limit + SPARE_ROWS) this.#drop();
  }

  #drop(): void {
    this.#kept = this.#kept.sort(compareSteps).slice(0, this.#limit);
    this.#worst = this.#kept.length < this.#limit ? null : (this.#kept.at(-1) ?? null);
  }

  #addToCluster(step: Step, { normal, isFailed }: ClassFacts): void {
    if (!isFailed) return;
    const cluster = this.#clusters.get(normal);
    if (cluster === undefined) {
      this.#clusters.set(normal, { count: 1, first: step, last: step });
      return;
    }
    cluster.count += 1;
    if (compareSteps(step, cluster.first) > 0) cluster.first = step;
    if (compareSteps(step, cluster.last) < 0) cluster.last = step;
  }

  #shownRows(): readonly StepRow[] {
    this.#drop();
    return this.#kept.map((step) => this.#shown(step));
  }

  /** Most frequent first. */
  #shownClusters(): readonly ShownCluster[] {
    const all = [...this.#clusters].sort(
      ([a, { count }], [b, other]) => other.count - count || compareCodePoints(a, b),
    );
    return all.slice(0, this.#limit).map(([resultClass, { count, first, last }]) => {
      const { isRetryNeeded: retryNeeded } = this.#factsOf(resultClass);
      return { resultClass, count, retryNeeded, first: this.#shown(first), last: this.#shown(last) };
    });
  }

  #shown({ line }: Step): StepRow {
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
