import type { Command } from '@commander-js/extra-typings';
import { Option } from 'commander';

import { compareWithFile, compareWithRef, type CompareRequest } from '../../app/comparator/compare-request.ts';
import type { ReportFiles } from '../../app/gates/report-files.ts';
import { exitCodesText, GATE_FLAGS } from '../../app/gates/gate-flags.ts';
import type { GateResult } from '../../contracts/gate-result.ts';
import { PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, CommandContext, RunCommand } from '../command.ts';
import { CASES, PLAN_OF_RESULTS } from '../shared-flags.ts';

const BASE_REF = ['--base-ref <ref>', 'compare with the merge base of this ref and HEAD'] as const;
const OUTPUT = ['--output <file>', 'write the gate result as JSON'] as const;

export const addGate: AddCommand = (program, run) => {
  const shared = declareResultsGate(
    program,
    'compare results with the baseline at the merge base; exit code 1 where a cell fails',
  );
  for (const [flags, description] of GATE_FLAGS) shared.option(flags, description);
  const command = shared
    .option('--sarif <file>', 'write what the gates say as SARIF 2.1.0, for code scanning')
    .option('--junit <file>', 'write the cells as JUnit XML')
    .option('--markdown <file>', 'write the page of a job summary')
    .addHelpText(
      'after',
      `
${exitCodesText('gate')}

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis gate --results artifacts/routing-* --plan plan.json --base-ref origin/main
  $ portcullis gate --results artifacts/<batch> --baseline baselines/provider-baseline.json --json`,
    );
  run(command, async (flags, context) => {
    const { sarif = null, junit = null, markdown = null } = flags;
    // Without results the plan has to say that nothing has to run.
    if (flags.plan === undefined) context.required('--results', flags.results);
    return judge(context, flags, null, { sarif, junit, markdown });
  });
};

/** Adds `gate` to the command `typestate`: that gate alone. */
export const addTypestateGate: AddCommand = (typestate, run) => {
  const command = declareResultsGate(
    typestate,
    'compare the failure classes of turns with those that the merge base tolerates; exit code 1 where one is new',
  ).option('--turns <file...>', 'evidence files of turns, JSON or JSON Lines, or globs');
  const examples = `
  $ portcullis typestate gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis typestate gate --turns 'evidence/*.jsonl' --base-ref origin/main --json`;
  addAlone('typestate', command, examples, run);
};

/** The same of the command `kpi`. */
export const addKpiGate: AddCommand = (kpi, run) => {
  const command = declareResultsGate(
    kpi,
    'hold throughput times pass rate to its lines and to the merge base; exit code 1 where it is too low or worse',
  );
  addAlone('kpi', command, '\n  $ portcullis kpi gate --results artifacts/<batch> --base-ref origin/main', run);
};

/** The same of the command `required`. */
export const addRequiredGate: AddCommand = (required, run) => {
  const command = required
    .command('gate')
    .description('judge the proofs of the checks that this change needs; exit code 1 where one did not pass')
    .option('--required <dir...>', 'folders with proofs, as `required run` leaves them')
    .option(...BASE_REF)
    .option(...OUTPUT);
  const examples = '\n  $ portcullis required gate --required artifacts/<batch> --base-ref origin/main';
  addAlone('required', command, examples, run);
};

/** A command that judges results. */
function declareResultsGate(group: Command, description: string) {
  return group
    .command('gate')
    .description(description)
    .option('--results <path...>', 'results files, or the folders that hold them; none where nothing has to run')
    .option(...CASES)
    .option(...PLAN_OF_RESULTS)
    .option(...BASE_REF)
    .option('--baseline <file>', 'compare with this file as it is, without a merge base')
    .option('--no-fail-on-infra', 'an outage of a provider only warns; regressions still fail')
    .option(...OUTPUT);
}

function addAlone<Flags extends Partial<GateFlags>>(
  gate: string,
  command: Command<[], Flags>,
  examples: string,
  run: RunCommand,
): void {
  command.addHelpText('after', `\n${exitCodesText(`${gate} gate`)}\n\nExamples:${examples}`);
  run(command, (flags, context) => judge(context, { failOnInfra: true, ...flags }, gate, null));
}

/** What all gates take, and any one alone. */
type GateFlags = ReturnType<ReturnType<typeof declareResultsGate>['opts']>;

/** The exit code, when result and report files are written. */
async function judge(
  context: CommandContext,
  flags: GateFlags,
  only: string | null,
  files: ReportFiles | null,
): Promise<number> {
  const { runGates } = await import('../../app/gates/run-gates.ts');
  const { gateText } = await import('../../app/gates/gate-text.ts');
  const { results = [], cases = null, plan = null, failOnInfra, output } = flags;
  const options = { results, cases, plan, compare: compareRequestOf(flags), tolerateInfra: !failOnInfra, only };
  const given = (name: string) => valuesOf(flags, name);
  const result = await runGates(context.openWorld(), { ...options, given }).catch(async (error: unknown) => {
    if (error instanceof PortcullisError) await writeReportFiles(error, files, context);
    throw error;
  });
  if (output !== undefined) {
    const { writeDocument } = await import('../../app/gates/report-files.ts');
    await writeDocument(result, output, 'the gate result');
  }
  context.print(context.json ? context.document(result) : gateText(result, context.style));
  await writeReportFiles(result, files, context);
  return result.exit_code;
}

/** What a flag of a gate was given: no value where it is a switch; null without it. */
function valuesOf(flags: object, name: string): readonly string[] | null {
  const value = (flags as Readonly<Record<string, unknown>>)[new Option(`--${name}`).attributeName()];
  if (value === undefined) return null;
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

/** Exactly one of the two. */
function compareRequestOf({ baseRef, baseline }: GateFlags): CompareRequest {
  if (baseRef !== undefined && baseline === undefined) return compareWithRef(baseRef);
  if (baseline !== undefined && baseRef === undefined) return compareWithFile(baseline);
  const found = baseRef === undefined ? 'neither' : 'both';
  throw usageError(`expected either --base-ref or --baseline, found ${found}`, 'Example: --base-ref origin/main');
}

/**
 * Writes the files that the flags name, also where the gate stopped: a file of the run before would still say what that found. A gate
 * that fails, or stopped, ends with its own exit code although a file could not be written; one that holds ends with 2.
 */
async function writeReportFiles(
  outcome: GateResult | PortcullisError,
  files: ReportFiles | null,
  { io, openWorld }: CommandContext,
): Promise<void> {
  if (files === null || Object.values(files).every((path) => path === null)) return;
  try {
    const { localReport, writeReports } = await import('../../app/gates/report-files.ts');
    await writeReports(localReport(outcome), files, openWorld().cwd);
  } catch (error) {
    const holds = !(outcome instanceof PortcullisError) && outcome.exit_code === 0;
    if (holds || !(error instanceof PortcullisError)) throw error;
    io.stderr.write(`warning: ${error.message}\n`);
  }
}
