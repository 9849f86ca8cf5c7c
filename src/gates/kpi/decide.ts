import { isDeepStrictEqual } from 'node:util';

import { counted } from '../../contracts/counted.ts';
import type { KpiConfig, Levels } from '../../contracts/config.ts';
import type { Finding, GateOutcome, OutcomeBaseline } from '../../contracts/gate-result.ts';
import { byRank, countsOf } from '../../contracts/gate-table.ts';
import { effectOf, verdictOf } from '../../contracts/gate-verdict.ts';
import { mergedRecords, type KpiBaseline } from '../../contracts/kpi-baseline.ts';
import type { KpiCompared, KpiDetail, KpiRow } from '../../contracts/kpi-detail.ts';
import { kpiFigures } from '../../harness/kpi-figures.ts';
import { LEAST_SHARE } from '../../routing/kpi-counts.ts';
import { compareKpi, sumOf, workOf, type RowsOfCases } from './compare-kpi.ts';
import { KPI } from './rules.ts';

/** Everything that the KPI gate decides on. */
export interface KpiGateInput {
  readonly head: RowsOfCases & {
    readonly workers: number;
    /** The plan is of the whole suite. */
    readonly isWhole: boolean;
    /** Rows that it asks for in any case; and how many of them infrastructure took away. */
    readonly planned: number;
    readonly lost: number;
    /** What the pull request proposes; null without such a file. */
    readonly baseline: KpiBaseline | null;
    /** The change is of the baseline's file alone. */
    readonly isBaselineAlone: boolean;
  };
  readonly comparator: {
    /** Null without such a file. */
    readonly baseline: KpiBaseline | null;
    /** Where that was looked for. */
    readonly place: OutcomeBaseline;
    /** The policy that judges: the comparator's, never the pull request's. */
    readonly settings: KpiConfig;
    readonly levels: Levels;
  };
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The reference's lines, where nothing else is configured; of a baseline's KPI as much. */
const LINES = { target: 0.8, rollback: 0.4 } as const;

/** What the rows of the table are asked of. */
interface Figures {
  readonly head: KpiDetail['head'];
  readonly compared: KpiCompared | null;
  readonly target: Line;
  readonly rollback: Line;
}

interface Line {
  readonly at: number;
  /** What is held against it. */
  readonly kpi: number;
  readonly isBelow: boolean;
}

/**
 * Holds the head's KPI to its lines and to that of the comparator's newest record (src/gates/README.md, "KPI"). Pure: the same input gives
 * the same outcome. The first row is the KPI's own.
 */
export function decideKpi(input: KpiGateInput): GateOutcome & { readonly detail: KpiDetail } {
  const { head, comparator } = input;
  const { baseline, settings, place } = comparator;
  const figures = figuresOf(input);
  const rows = [rowOf(input, figures), ...loosenedRows(input)];
  const { target, rollback, compared } = figures;
  return {
    gate: KPI.gate,
    verdict: verdictOf(rows),
    baseline: place,
    counts: countsOf(KPI, rows),
    findings: rows
      .filter(({ gate }) => gate !== 'ok')
      .sort(byRank(KPI))
      .map(findingOf),
    warnings: [],
    detail: {
      trajectory: settings.trajectory,
      whole: head.isWhole,
      head: figures.head,
      lines: { target: head.isWhole ? target.at : null, rollback: head.isWhole ? rollback.at : null },
      compared,
      history: (baseline?.history ?? []).map((record) => kpiFigures(workOf(record)).kpi).toReversed(),
      rows,
    },
  };
}

function figuresOf({ head, comparator }: KpiGateInput): Figures {
  const { baseline, settings } = comparator;
  const [record] = baseline?.history ?? [];
  const compared = record === undefined ? null : compareKpi(head, record);
  const counts = [...head.counts.values()];
  const done = { rows: sumOf(counts, ({ rows }) => rows), completed: sumOf(counts, ({ completed }) => completed) };
  const work = { ...done, workers: head.workers, hours: settings.window_hours };
  const { lost } = head;
  // What infrastructure took away breaks no line.
  const { kpi: best } = kpiFigures({ ...work, rows: done.rows + lost, completed: done.completed + lost });
  const line = (key: keyof typeof LINES, isProven: boolean): Line => {
    const configured = settings[key];
    const isAbsolute = configured !== null || settings.trajectory !== null || compared === null;
    const at = isAbsolute ? (configured ?? LINES[key]) : LINES[key] * compared.baseline_kpi;
    const held = isAbsolute ? best : compared.kpi;
    return { at, kpi: held, isBelow: head.isWhole && held < at && (isAbsolute || isProven) };
  };
  // Of two healthy suites of few trials one in ten is below the line that follows from the other.
  const rollback = line('rollback', compared !== null && compared.p < settings.alpha);
  const own = { ...done, workers: head.workers, kpi: kpiFigures(work).kpi };
  return { head: own, compared, target: line('target', true), rollback };
}

/** The KPI's own row: the first that fits. */
function rowOf(input: KpiGateInput, { head, compared, target, rollback }: Figures): KpiRow {
  const { settings, levels } = input.comparator;
  const row = (delta: KpiRow['delta'], gate: KpiRow['gate'], reason: string): KpiRow => {
    return { delta, gate, batch: null, reason };
  };
  const lack = lackOf(input, { head, compared });
  if (lack?.isPlanned === true) return row('not_planned', 'report', `the plan is a part of the suite: ${lack.reason}`);
  if (lack !== null) {
    const level = levels['insufficient-data'];
    return row('insufficient_data', level === 'error' ? 'undecided' : effectOf(level), lack.reason);
  }
  if (rollback.isBelow) {
    const reason = `${figure(rollback.kpi)} is below the rollback line, ${figure(rollback.at)}`;
    const own = remediating(input)?.remediation;
    if (own !== undefined && own.expires >= input.today) {
      return row('remediated', 'warn', `${reason}: tolerated until ${own.expires}: ${own.reason} (${own.owner})`);
    }
    const ended = own === undefined ? '' : `; the remediation ended on ${own.expires}`;
    return row('rollback', effectOf(levels.kpi), reason + ended);
  }
  if (compared === null) return row('new', 'report', `${figure(head.kpi)}, and no record to compare with`);
  const against = comparedText(compared);
  const { tolerance, alpha } = settings;
  if (compared.kpi < (1 - tolerance) * compared.baseline_kpi && compared.p < alpha) {
    return row('regression', effectOf(levels.kpi), against);
  }
  if (target.isBelow) {
    const reason = `${figure(target.kpi)} is below the target, ${figure(target.at)}`;
    return row('watch', effectOf(levels['kpi-watch']), reason);
  }
  return row(compared.kpi > (1 + tolerance) * compared.baseline_kpi ? 'improvement' : 'held', 'ok', against);
}

/** What is missing for a verdict, and whether the plan meant it so; null where nothing is. */
function lackOf(
  { head: { isWhole, planned }, comparator: { settings } }: KpiGateInput,
  { head, compared }: Pick<Figures, 'head' | 'compared'>,
): { readonly isPlanned: boolean; readonly reason: string } | null {
  const { rows, workers } = head;
  if (rows < settings.min_rows) {
    const reason = `expected at least ${counted(settings.min_rows, 'row')}, found ${rows}`;
    return { isPlanned: !isWhole && planned < settings.min_rows, reason };
  }
  if (workers === 0) return { isPlanned: false, reason: 'no row names an issue, so that nobody completed any' };
  if (compared === null) return null;
  const { share } = compared;
  if (share < LEAST_SHARE) {
    const least = `${LEAST_SHARE * 100} % of the baseline’s rows`;
    return { isPlanned: false, reason: `expected the cases of ${least}, found those of ${Math.floor(share * 100)} %` };
  }
  return compared.rows > 0 ? null : { isPlanned: !isWhole, reason: 'none of its cases is in the baseline' };
}

/** The baseline whose remediation counts: a change of its file alone, which could never be merged while it is needed, has its own. */
function remediating({ head, comparator }: KpiGateInput): KpiBaseline | null {
  const own = head.baseline?.remediation;
  const isAdded = own !== undefined && !isDeepStrictEqual(own, comparator.baseline?.remediation);
  return head.isBaselineAlone && isAdded ? head.baseline : comparator.baseline;
}

/** Records of the comparator that the head changed, or dropped although there was room for them. */
function loosenedRows({ head, comparator }: KpiGateInput): readonly KpiRow[] {
  const [before, after] = [comparator.baseline?.history ?? [], head.baseline?.history ?? []];
  return mergedRecords(before, after)
    .filter((record) => before.includes(record) && !after.some((own) => isDeepStrictEqual(own, record)))
    .map(({ batch }) => {
      const what = after.some((own) => own.batch === batch) ? 'changed' : 'dropped';
      const gate = effectOf(comparator.levels.kpi);
      return { delta: 'loosened', gate, batch, reason: `the record of batch ${batch} was ${what}` };
    });
}

/** `62.5 against 90 of night, over 30 cases (p = 3.125e-7)` */
export function comparedText({ kpi, baseline_kpi: before, batch, cases, p }: KpiCompared): string {
  return `${figure(kpi)} against ${figure(before)} of ${batch}, over ${counted(cases, 'case')} (p = ${figure(p)})`;
}

/** Four digits that count. */
export function figure(value: number): string {
  return String(Number(value.toPrecision(4)));
}

function findingOf({ delta, gate, batch, reason }: KpiRow): Finding {
  return {
    gate: KPI.gate,
    rule: delta,
    effect: gate,
    subject: { key: KPI.gate, label: 'KPI' },
    message: reason,
    change: null,
    places: [],
    identity: [KPI.gate, delta, batch ?? ''],
    explain: null,
  };
}
