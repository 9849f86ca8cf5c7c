import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { baselineText, EMPTY_BASELINE, parseBaseline, type Baseline } from '../../contracts/baseline.ts';
import { counted } from '../../contracts/counted.ts';
import { documentText } from '../../contracts/document-text.ts';
import { parseKpiBaseline, type KpiBaseline } from '../../contracts/kpi-baseline.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { asPortcullisError, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { blessBaseline, type Blessed } from '../../routing/bless-baseline.ts';
import { blessBaselineByPooling, type PoolReport } from '../../routing/bless-baseline-by-pooling.ts';
import { joinResults } from '../../routing/join-results.ts';
import { withKpiRecords } from '../../routing/kpi-records.ts';
import type { SamplingBasis } from '../../routing/sampling/cell-rule.ts';
import { LOOSENING_TRIALS } from '../../routing/sampling/stratum.ts';
import { entryText } from '../../report/baseline-proposal.ts';
import { loadHead, type GateOptions, type Head } from '../gates/gate-head.ts';
import { loadCases } from '../repository/load-cases.ts';
import type { World } from '../world/world.ts';

export interface BlessOptions extends Pick<GateOptions, 'results' | 'cases' | 'plan'> {
  /** Null means the configured one. */
  readonly baseline: string | null;
  readonly reason: string | null;
  /** Add what the batches counted to the histories and loosen nothing, instead of expecting what they came to. */
  readonly pool: boolean;
  /** Cells without an entry whose trials infrastructure ended get one that expects so, which takes a reason and no pooling. */
  readonly expectInfra?: boolean;
  /** Compute and tell, write nothing. */
  readonly dryRun: boolean;
}

/** What blessing comes to, before anything is written. */
export interface BlessComputed extends Blessed {
  /** Null where nothing was to be pooled. */
  readonly pool: PoolReport | null;
  readonly head: Head;
  /** The baseline as people call it. */
  readonly file: string;
  /** Those that say something else than before, with the KPI's: a file of another form stays as it is until then. */
  readonly files: readonly BaselineFile[];
  /** Of the head, and why a batch adds no record of the KPI. */
  readonly warnings: readonly string[];
}

/** A baseline that is to be written. */
export interface BaselineFile {
  /** As people call it. */
  readonly file: string;
  /** Undefined where there is none. */
  readonly before: string | undefined;
  readonly text: string;
}

export interface BlessOutcome extends BlessComputed {
  readonly written: boolean;
}

/** What blessing is computed from, beside the head. */
interface BlessRequest extends Pick<BlessOptions, 'cases' | 'pool' | 'reason' | 'expectInfra'> {
  /** The baseline as people call it. */
  readonly file: string;
  /** The text of a baseline; undefined where there is none. */
  readonly read: (file: string, what: string) => Promise<string | undefined>;
  /** What was proposed before, whose counts are pooled as well. */
  readonly proposed: ProposedBaselines | null;
}

/** What an earlier run proposed; null where there is no such file. */
export interface ProposedBaselines {
  readonly routing: Baseline | null;
  readonly kpi: KpiBaseline | null;
}

/**
 * Writes the baseline that results support, or with `pool` the one that holds their counts as well. Where an expectation is loosened
 * and no reason is given, nothing is written.
 */
export async function bless(world: World, options: BlessOptions): Promise<BlessOutcome> {
  refuseInfraAlone(options);
  const head = await loadHead(world, options);
  const file = options.baseline ?? head.config.baseline;
  const pathOf = (name: string): string =>
    name === options.baseline ? resolve(world.cwd, name) : join(world.root, name);
  const read: BlessRequest['read'] = (name, what) => readOptionalRepositoryFile(world.root, pathOf(name), what);
  const computed = await computeBless(world, head, { ...options, file, read, proposed: null });
  if (!options.dryRun) {
    requireReason(computed, options.reason, '--reason', 'Say why with --reason "…"; nothing was written.');
  }
  const written = !options.dryRun && computed.files.length > 0;
  if (!written) return { ...computed, written };
  for (const { file: name, text } of computed.files) await writeFileAtomically(pathOf(name), text, 'the baseline');
  return { ...computed, written };
}

/** The baseline that results support, of which nothing is written. */
export async function computeBless(
  world: World,
  head: Head,
  { file, read, proposed, cases, pool, reason, expectInfra = false }: BlessRequest,
): Promise<BlessComputed> {
  const textBefore = await read(file, 'the baseline');
  const before = textBefore === undefined ? EMPTY_BASELINE : parseBaseline(textBefore, file);
  const caseIds = await existingCases(world, cases, head, before);
  const providers = [...head.config.providers.keys()];
  const { new_cases: newCases } = head.config.sampling;
  const blessed = pool
    ? blessBaselineByPooling(before, head.batches, {
        caseIds,
        providers,
        newCases,
        reason,
        proposed: proposed?.routing ?? null,
      })
    : {
        ...blessBaseline(before, joinResults(head.batches), caseIds, providers, reason, { expectInfra }),
        pool: null,
      };
  const text = baselineText(blessed.baseline);
  // Not held against the file's own text, which may have another form.
  const routing = text === baselineText(before) ? [] : [{ file, before: textBefore, text }];
  const today = world.now().toISOString().slice(0, 10);
  const judging = { policy: head.config.sampling, comparator: before, head: before, today, hidesReads: HIDES_READS };
  const kpi = await kpiFile(head, read, pool ? { ...judging, changes: new Map() } : null, proposed?.kpi ?? null);
  return { ...blessed, head, file, files: [...routing, ...kpi.files], warnings: [...head.warnings, ...kpi.left] };
}

/** The KPI's baseline where units make its rows and these batches add a record, and why others do not; `basis` is null where nothing is pooled. */
async function kpiFile(
  { config, cases, batches }: Head,
  read: BlessRequest['read'],
  basis: SamplingBasis | null,
  proposed: KpiBaseline | null,
): Promise<{ readonly files: readonly BaselineFile[]; readonly left: readonly string[] }> {
  if (basis === null || config.kpi?.trajectory !== null) return { files: [], left: [] };
  const { baseline: file, window_hours: windowHours } = config.kpi;
  const text = await read(file, 'the KPI baseline');
  const before: KpiBaseline = text === undefined ? { schema: 1, history: [] } : parseKpiBaseline(text, file);
  const suite = { cases, providers: [...config.providers.keys()], windowHours, basis };
  const { baseline: after, left } = withKpiRecords(before, batches, suite, proposed);
  return { files: isDeepStrictEqual(after, before) ? [] : [{ file, before: text, text: documentText(after) }], left };
}

/** An entry that tolerates every end of a run stands for what somebody knows, so that they have to say it. */
function refuseInfraAlone({ expectInfra, reason, pool }: BlessOptions): void {
  if (expectInfra !== true) return;
  if (pool) {
    throw usageError(
      '--expect-infra: expected it without --pool, found both',
      'Pooling adds counts, and infrastructure errors are none.',
    );
  }
  if (reason !== null) return;
  throw usageError(
    '--expect-infra: expected --reason beside it, found none',
    'Say with --reason "…" why these cells cannot come to a verdict yet.',
  );
}

/** Throws `usage` where an expectation is loosened and nobody says why; `input` is how a reason is given. */
export function requireReason({ changes }: Blessed, reason: string | null, input: string, help: string): void {
  const loosened = changes.filter((change) => change.kind === 'loosened');
  if (loosened.length === 0 || reason !== null) return;
  const cells = loosened.map(
    ({ case_id: id, agent, before: was, after }) => `  ${id}/${agent}: ${entryText(was)} → ${entryText(after)}`,
  );
  throw usageError(
    `expected ${input}, because it would loosen expectations (${loosened.length}):\n${cells.join('\n')}`,
    help,
  );
}

/**
 * The cases whose entries stay. Those that were named on the command line may be a part of what is configured, and the entries of the
 * others must not get lost.
 */
async function existingCases(
  world: World,
  named: readonly string[] | null,
  head: Head,
  before: Baseline,
): Promise<readonly string[]> {
  const ids = head.cases.map((item) => item.definition.case_id);
  if (named === null) return ids;
  const configured = await loadCases(world.root, head.config.cases, head.config).catch(asPortcullisError);
  const others =
    configured instanceof PortcullisError ? before.entries.keys() : configured.map((item) => item.definition.case_id);
  return [...new Set([...ids, ...others])];
}

/** A cell (`case/provider`) that stays as it is, and why. */
type UnchangedCells = readonly { readonly cell: string; readonly why: string }[];

const WHY_KEPT_OUT = {
  mixed_fingerprints: 'ran with several clients, models or skills',
  not_among_newest: 'older than what is kept',
  repeated: 'the run of another trial again',
} as const;

/**
 * What blessing did not take, by kind; the texts are not escaped.
 *
 * @param accept how a drop is accepted that pooling only tells
 */
export function unchangedCells(
  { unchangedByInfra, keptForLackOfTrials, pool }: BlessComputed,
  accept: string,
): Readonly<Record<'infra' | 'fewTrials' | 'keptOut' | 'unsupported', UnchangedCells>> {
  const few = `only 1 trial: loosening and removal need ${LOOSENING_TRIALS}, entry unchanged`;
  return {
    infra: unchangedByInfra.map((cell) => ({ cell, why: 'infrastructure errors only, entry unchanged' })),
    fewTrials: keptForLackOfTrials.map((cell) => ({ cell, why: few })),
    keptOut: (pool?.keptOut ?? []).map(({ case_id: id, agent, trials, why }) => {
      return { cell: `${id}/${agent}`, why: `${counted(trials, 'trial')} kept out (${WHY_KEPT_OUT[why]})` };
    }),
    unsupported: (pool?.unsupported ?? []).map(({ case_id: id, agent, passed, total }) => {
      return { cell: `${id}/${agent}`, why: `${passed}/${total}: the counts no longer support pass: ${accept}` };
    }),
  };
}

/** The batches that histories held before, a line each. */
export function knownBatches(pool: PoolReport | null): readonly string[] {
  return [...groupedBy(pool?.alreadyPooled ?? [], ({ batch }) => batch)]
    .map(([batch, cells]) => `batch ${batch} is already in the history of ${counted(cells.length, 'cell')}`)
    .toSorted();
}
