import { isExplainCommand } from '../contracts/explain-command.ts';
import { boundedReport, type GateReport, type ReportRun } from '../contracts/gate-report.ts';
import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { leftOutText, REPORT_BOUNDS } from '../contracts/report-bounds.ts';
import type { TypestateResult } from '../contracts/typestate-result.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { effectRank } from './cases-worst-first.ts';

/**
 * The report on what a gate came to, within `REPORT_BOUNDS`: long texts are clipped, and of very many cells the worst stay. `run`: null
 * outside of GitHub Actions.
 */
export function gateReportOf(outcome: GateResult | PortcullisError, run: ReportRun | null): GateReport {
  if (outcome instanceof PortcullisError) {
    const { code, message, help } = outcome;
    return boundedReport({ schema: 1, run, result: null, stopped: { code, message, help: help ?? null } });
  }
  return boundedReport({ schema: 1, run, result: withinBounds(outcome), stopped: null });
}

function withinBounds(result: GateResult): GateResult {
  const cells = worstOf(result.cells).map((cell) => ({ ...cell, explain: explainOf(cell) }));
  const left = result.cells.length - cells.length;
  const warnings = left === 0 ? result.warnings : [leftOutText(left, 'cells'), ...result.warnings];
  return { ...result, cells, warnings, typestate: result.typestate === null ? null : withinTurns(result.typestate) };
}

function withinTurns(result: TypestateResult): TypestateResult {
  const rows = worstOf(result.rows);
  const left = result.rows.length - rows.length;
  return left === 0 ? result : { ...result, rows, warnings: [leftOutText(left, 'rows'), ...result.warnings] };
}

function explainOf({ explain }: Cell): string | null {
  return explain !== null && isExplainCommand(explain) ? explain : null;
}

/** As many as a report may hold, in their own order. */
function worstOf<Item extends Pick<Cell, 'gate'>>(items: Item[]): Item[] {
  if (items.length <= REPORT_BOUNDS.list) return items;
  const worst = items.toSorted((left, right) => effectRank(left) - effectRank(right)).slice(0, REPORT_BOUNDS.list);
  const kept = new Set(worst);
  return items.filter((item) => kept.has(item));
}
