import type { Command } from 'commander';

import { compareWithRef } from '../app/comparator/compare-request.ts';
import type { PlanOptions } from '../app/plan/plan-options.ts';
import { addAgentOption, agentsOf, collectCommaList, wholeNumber, type AgentFlags } from './options.ts';

export interface SelectionFlags extends AgentFlags {
  readonly cases?: readonly string[];
  readonly caseId?: readonly string[];
  readonly category?: readonly string[];
  readonly trials?: number;
  readonly baseRef?: string;
}

/** The flags by which a plan is narrowed. */
export function addSelectionOptions(command: Command): Command {
  command
    .option('--cases <file...>', 'case files or globs; without them the configured ones')
    .option('--case-id <id>', 'only these cases', collectCommaList)
    .option('--category <name>', 'only cases of these categories', collectCommaList)
    .option('--trials <number>', 'trials of each cell', wholeNumber(1, 1000));
  return addAgentOption(command, '--agents', 'only these of the configured providers');
}

export function planOptionsOf(flags: SelectionFlags): PlanOptions {
  return {
    cases: flags.cases ?? null,
    selection: {
      agents: mutable(agentsOf(flags)),
      case_ids: mutable(flags.caseId ?? null),
      categories: mutable(flags.category ?? null),
    },
    trials: flags.trials ?? null,
    compare: flags.baseRef === undefined ? null : compareWithRef(flags.baseRef),
  };
}

function mutable(list: readonly string[] | null): string[] | null {
  return list === null ? null : [...list];
}
