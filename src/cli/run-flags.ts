import {
  DEFAULT_OUTPUT_BYTES,
  DEFAULT_PARALLEL,
  DEFAULT_TIMEOUT,
  LOG_BYTES,
  LOG_FILES,
  logFallback,
  type RunOptions,
} from '../app/run/run-options.ts';
import { usageError } from '../kernel/portcullis-error.ts';
import {
  addGivenPlanOptions,
  addSelectionOptions,
  ARTIFACTS_ROOT,
  BASE_REF_OF_CASES,
  CLIENT_PATH,
  clientPathsOf,
  collectCommaList,
  type FlagsOf,
  givenPlanOf,
  planOptionsOf,
  positiveNumber,
  RESULTS_COPY,
  sharedFlags,
  wholeNumber,
} from './shared-flags.ts';

export type RunFlags = FlagsOf<typeof addRunOptions> & FlagsOf<typeof addAdaptiveOptions>;

const SECONDS = wholeNumber(1, 86_400);

/** The flags of everything that starts clients. */
export const addRunOptions = sharedFlags((command) => {
  const own = command
    .option('--skills <dir...>', 'roots of the skills that each unit gets (default: from the configuration)')
    .option('--workspace <dir>', 'what each unit gets a copy of (default: an empty folder)')
    .option(...ARTIFACTS_ROOT)
    .option(...RESULTS_COPY)
    .option('--record <dir>', 'redacted transcripts, laid out as `replay` reads them')
    .option(...BASE_REF_OF_CASES)
    .option('--resume <batch>', 'resume an interrupted batch, by its id or folder')
    .option(
      '--max-parallel <number>',
      `units at a time (MAX_CONCURRENCY, else ${DEFAULT_PARALLEL})`,
      wholeNumber(1, 256),
    )
    .option('--budget-wait <seconds>', 'wait so long for a place among all runs (default: 0)', wholeNumber(0, 86_400))
    .option(
      '--timeout-seconds <number>',
      `timeout of a unit whose provider has none (default: ${DEFAULT_TIMEOUT})`,
      SECONDS,
    )
    .option('--provider-timeout <id:seconds>', 'timeout of the units of one provider', collectCommaList)
    .option('--provider-model <id:model>', 'the model of one provider', collectCommaList)
    .option('--max-turns <number>', 'stop a unit after so many turns of the model', wholeNumber(1, 10_000))
    .option('--max-output-mib <number>', 'stop a unit that writes more (default: 256)', wholeNumber(1, 4096))
    .option('--retries <number>', 'how often a transient infrastructure error is retried', wholeNumber(0, 2))
    .option('--enable-log-scan', "also read the clients' own logs (default with --max-parallel 1)")
    .option('--disable-log-scan', "never read the clients' own logs")
    .option('--allow-log-fallback-pass', 'evidence from logs counts, at tier 2 at most (default with --max-parallel 1)')
    .option('--log-max-files <number>', `log files of a unit (${LOG_FILES})`, wholeNumber(1, 10_000))
    .option('--log-max-bytes <number>', `bytes of each log file (${LOG_BYTES})`, wholeNumber(1, 1e9))
    .option(...CLIENT_PATH);
  return addSelectionOptions(addGivenPlanOptions(own));
});

/** `retries`: the default of the command. */
export function runOptionsOf(
  flags: RunFlags,
  environment: Readonly<Record<string, string | undefined>>,
  retries: number,
): RunOptions {
  refuseBesideResume(flags);
  const { artifactsRoot, output = null, record = null, skills = null, workspace = null, resume = null } = flags;
  const maxParallel = flags.maxParallel ?? parallelOf(environment['MAX_CONCURRENCY']) ?? DEFAULT_PARALLEL;
  const usual = logFallback(maxParallel);
  if (flags.enableLogScan === true && flags.disableLogScan === true) {
    throw usageError('expected one of --enable-log-scan and --disable-log-scan, found both');
  }
  return {
    ...planOptionsOf(flags),
    artifactsRoot,
    output,
    record,
    skills,
    workspace,
    models: pairs('--provider-model', flags.providerModel, (model) => model),
    clientPaths: clientPathsOf(flags.clientPath),
    maxParallel,
    budgetWait: flags.budgetWait ?? 0,
    limits: {
      timeouts: pairs('--provider-timeout', flags.providerTimeout, seconds),
      timeout: flags.timeoutSeconds ?? null,
      retries: flags.retries ?? retries,
      max_turns: flags.maxTurns ?? null,
      output_bytes: flags.maxOutputMib === undefined ? DEFAULT_OUTPUT_BYTES : flags.maxOutputMib * 1024 * 1024,
    },
    logs: {
      scan: flags.enableLogScan ?? (flags.disableLogScan === true ? false : usual.scan),
      counts: flags.allowLogFallbackPass ?? usual.counts,
      max_files: flags.logMaxFiles ?? usual.max_files,
      max_bytes: flags.logMaxBytes ?? usual.max_bytes,
    },
    adaptive: budgetOf(flags),
    resume,
    given: givenPlanOf(flags),
    environment,
  };
}

/** What a resumed batch does not keep: these have to be given again. */
const NOT_KEPT = ['output', 'record', 'maxParallel', 'clientPath'] as const;

/** What counts beside `--resume`. A budget may be raised, and the others say where the batch is or how it is reported. */
const BESIDE_RESUME: ReadonlySet<string> = new Set([
  ...NOT_KEPT,
  'resume',
  'artifactsRoot',
  'adaptive',
  'budgetUnits',
  'budgetUsd',
  'budgetMinutes',
  'budgetWait',
  'json',
  'progress',
  'color',
]);

/** Any other flag stands in the record of the batch, and would be of no effect. */
function refuseBesideResume(flags: RunFlags): void {
  if (flags.resume === undefined) return;
  const decided = Object.keys(flags).filter((key) => !BESIDE_RESUME.has(key));
  if (decided.length === 0) return;
  throw usageError(
    `${decided.map(flagOf).join(', ')}: not allowed with --resume: the batch keeps the settings it was started with`,
    'Leave it out, or begin a new batch.',
  );
}

/** The given flags that have to be given again beside `--resume`. */
export function flagsForResume(flags: RunFlags): readonly string[] {
  return NOT_KEPT.filter((key) => flags[key] !== undefined).map(flagOf);
}

function flagOf(key: string): string {
  return `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The flags of a run whose later stages depend on the earlier ones. */
export const addAdaptiveOptions = sharedFlags((command) =>
  command
    .option('--adaptive', 'run later trials of a cell where the earlier ones leave it undecided')
    .option('--budget-units <number>', 'with --adaptive: start no more units than this', wholeNumber(1, 1_000_000))
    .option(
      '--budget-usd <amount>',
      'with --adaptive: start no units once the reported cost reaches this',
      positiveNumber,
    )
    .option('--budget-minutes <number>', 'with --adaptive: start no units after so many minutes', positiveNumber),
);

function budgetOf({ adaptive, budgetUnits, budgetUsd, budgetMinutes }: RunFlags): RunOptions['adaptive'] {
  const budget = { units: budgetUnits ?? null, usd: budgetUsd ?? null, minutes: budgetMinutes ?? null };
  if (adaptive === true) return budget;
  if (Object.values(budget).every((limit) => limit === null)) return null;
  throw usageError('expected --adaptive with a budget, found a budget alone', 'Add --adaptive.');
}

/** The flag wins over the variable, and the variable over the default. */
function parallelOf(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 256) return number;
  throw usageError(
    `MAX_CONCURRENCY: expected a whole number from 1 to 256, found ${JSON.stringify(text)}`,
    'Correct or unset the variable, or give --max-parallel.',
  );
}

/** `id:value`, split at the first colon. */
function pairs<Value>(
  flag: string,
  items: readonly string[] | undefined,
  valueOf: (text: string) => Value,
): Record<string, Value> {
  const found = (items ?? []).map((item): [string, Value] => {
    const at = item.indexOf(':');
    const [id, text] = [item.slice(0, at).trim().toLowerCase(), item.slice(at + 1).trim()];
    if (at > 0 && id !== '' && text !== '') return [id, valueOf(text)];
    throw usageError(
      `${flag}: expected PROVIDER:VALUE, found ${JSON.stringify(item)}`,
      `Example: ${flag} ${flag === '--provider-model' ? 'claude:claude-sonnet-4-5' : 'claude:120'}`,
    );
  });
  return Object.fromEntries(found);
}

function seconds(text: string): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= 1) return number;
  throw usageError(`--provider-timeout: expected seconds, found ${JSON.stringify(text)}`);
}
