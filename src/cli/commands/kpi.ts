import { InvalidArgumentError } from 'commander';

import type { KpiReport } from '../../app/kpi/measure-kpi.ts';
import { counted } from '../../contracts/counted.ts';
import type { AddCommand } from '../command.ts';
import { wholeNumber } from '../shared-flags.ts';
import { addKpiGate } from './gate.ts';

const anyWhole = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const addKpi: AddCommand = (program, run) => {
  const command = program
    .command('kpi')
    .description(
      'throughput of a harness times its pass rate, from trajectory rows, against a target and a rollback line',
    )
    .option(
      '--trajectory-path <file>',
      'JSON Lines, a row per step (default: harness_trajectory.jsonl in the state folder)',
    )
    .option('--session-path <file>', 'named in the report, not read')
    .option('--issues-path <file>', 'likewise')
    .option('--window-hours <number>', 'how much before the newest row counts', anyWhole, 24)
    .option('--target-kpi <number>', 'below it: watch', aboveZero, 0.8)
    .option('--rollback-kpi <number>', 'below it: rollback', aboveZero, 0.4)
    .option('--min-sample-rows <number>', 'with fewer rows: insufficient_data', anyWhole, 3)
    .addHelpText(
      'after',
      `
Paths are relative to the top of the repository. The state folder is .premath, or .portcullis where only that is
there. A trajectory that is not there has no rows. Of each row stepId, action, resultClass, finishedAt and issueId are read. Exit code 0 whatever the state, 2 where a row cannot be read.

Examples:
  $ portcullis kpi
  $ portcullis kpi --trajectory-path trajectory.jsonl --window-hours 168 --min-sample-rows 10 --json`,
    );
  addKpiGate(command, run);
  run(command, async (options, context) => {
    const { measureKpi } = await import('../../app/kpi/measure-kpi.ts');
    const report = await measureKpi(context.openWorld().root, options, options);
    context.print(context.json ? context.document(report) : kpiText(report));
    return 0;
  });
};

/** As Python reads a number, but for `inf` and `nan`. */
function aboveZero(value: string): number {
  const number = Number(value);
  if (/^\s*\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(value) && number > 0 && Number.isFinite(number))
    return number;
  throw new InvalidArgumentError('expected a number above 0');
}

function kpiText({ counts, decision, ratios, thresholds, windowStart, windowEnd, windowHours }: KpiReport): string {
  const { windowRows, completedRows, activeWorkers } = counts;
  return `KPI ${ratios.kpi.spelling}: ${decision.state} (${decision.reason})
  target     ${thresholds.targetKpi.spelling}, rollback below ${thresholds.rollbackKpi.spelling}
  window     ${windowStart} to ${windowEnd}, ${counted(windowHours, 'hour')}
  completed  ${completedRows} of ${counted(windowRows, 'row')}: ${ratios.gatePassRate.spelling}
  workers    ${activeWorkers}; each completes ${ratios.throughputPerWorkerPerDay.spelling} a day
`;
}
