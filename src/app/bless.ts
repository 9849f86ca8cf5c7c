import { join, resolve } from 'node:path';

import { baselineText, EMPTY_BASELINE, parseBaseline, type Baseline } from '../contracts/baseline.ts';
import { readOptionalTextFile } from '../io/read-text-file.ts';
import { writeFileAtomically } from '../io/write-file-atomically.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { blessBaseline, LOOSENING_TRIALS, type Blessed } from '../routing/bless-baseline.ts';
import { blessBaselineByPooling, type PoolReport } from '../routing/bless-baseline-by-pooling.ts';
import { joinResults } from '../routing/join-results.ts';
import { loadHead, type GateOptions, type Head } from './gate-head.ts';
import { loadCases } from './load-cases.ts';
import type { World } from './world.ts';

export { LOOSENING_TRIALS };

export interface BlessOptions extends Pick<GateOptions, 'results' | 'cases' | 'plan'> {
  /** Null means the configured one. */
  readonly baseline: string | null;
  readonly reason: string | null;
  /** Add what the batches counted to the histories and loosen nothing, instead of expecting what they came to. */
  readonly pool: boolean;
  /** Compute and tell, write nothing. */
  readonly dryRun: boolean;
}

export interface BlessOutcome extends Blessed {
  readonly file: string;
  readonly written: boolean;
  /** Null where nothing was to be pooled. */
  readonly pool: PoolReport | null;
}

/**
 * Writes the baseline that results support, or with `pool` the one that holds their counts as well. Where an expectation is loosened
 * and no reason is given, nothing is written.
 */
export async function bless(world: World, options: BlessOptions): Promise<BlessOutcome> {
  const head = await loadHead(world, options);
  const file =
    options.baseline === null ? join(world.root, head.config.baseline) : resolve(world.cwd, options.baseline);
  const shown = options.baseline ?? head.config.baseline;
  const text = await readOptionalTextFile(file, 'the baseline');
  const before = text === undefined ? EMPTY_BASELINE : parseBaseline(text, shown);
  const caseIds = await existingCases(world, options.cases, head, before);
  const providers = [...head.config.providers.keys()];
  const { reason } = options;
  const { newCases } = head.config.sampling;
  const blessed = options.pool
    ? blessBaselineByPooling(before, head.batches, { caseIds, providers, newCases, reason })
    : { ...blessBaseline(before, joinResults(head.batches), caseIds, providers, reason), pool: null };
  const loosened = blessed.changes.filter((change) => change.kind === 'loosened');
  if (loosened.length > 0 && reason === null && !options.dryRun) {
    const cells = loosened.map(
      ({ case_id: id, agent, before: was, after }) => `  ${id}/${agent}: ${described(was)} → ${described(after)}`,
    );
    throw new PortcullisError(
      'usage',
      `expected --reason, because it would loosen expectations (${loosened.length}):\n${cells.join('\n')}`,
      'Say why with --reason "…"; nothing was written.',
    );
  }
  const content = baselineText(blessed.baseline);
  // Not held against the file's own text: a baseline of another form stays as it is until it says something else.
  const written = !options.dryRun && content !== baselineText(before);
  if (written) await writeFileAtomically(file, content, 'the baseline');
  return { ...blessed, file: shown, written };
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
  try {
    const configured = await loadCases(world.root, head.config.cases);
    return [...new Set([...ids, ...configured.map((item) => item.definition.case_id)])];
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return [...new Set([...ids, ...before.entries.keys()])];
  }
}

/** An entry in a few words. */
export function described(entry: { expected_status: string; allow_timeout?: boolean } | null): string {
  if (entry === null) return 'nothing';
  return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
