import { entryOf, type Baseline } from '../../../contracts/baseline.ts';
import { counted } from '../../../contracts/counted.ts';
import type { ProposalRun } from '../../../contracts/proposal-run.ts';
import { tallyOf } from '../../../gates/routing/routing-cell.ts';
import { filePatch } from '../../../io/git/file-patch.ts';
import type { GitRepository } from '../../../io/git/git-repository.ts';
import { repositoryPath } from '../../../io/git/repository-path.ts';
import type { Answer } from '../../../io/github/api-answer.ts';
import { decodeUtf8 } from '../../../io/read-text-file.ts';
import { groupedBy } from '../../../kernel/ordering.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';
import type { BaselineProposal, ProposalRow } from '../../../report/baseline-proposal.ts';
import type { Head } from '../../gates/gate-head.ts';
import type { World } from '../../world/world.ts';
import { computeBless, requireReason, unchangedCells, type BlessComputed, type BlessOptions } from '../bless.ts';
import type { OpenProposal } from './open-proposal.ts';

export interface ProposalOptions extends Pick<BlessOptions, 'results' | 'pool' | 'reason'> {
  readonly run: ProposalRun & { readonly url: string };
  /** The branch that it is proposed to; null where that is not known yet. */
  readonly base: string | null;
  /** Reads the proposal that is still open; null where nobody can be asked. */
  readonly openProposal: ((file: string) => Promise<Answer<OpenProposal>>) | null;
}

/** A baseline that results support, ready to be proposed. */
export interface PreparedProposal {
  readonly changed: boolean;
  readonly proposal: BaselineProposal;
  /** For `git apply`; empty where nothing changes. */
  readonly patch: string;
  /** The baseline's text from then on. */
  readonly text: string;
  /** What the commit under test has in its place; null where there is none. */
  readonly blobBefore: string | null;
  readonly commit: string;
  readonly repository: GitRepository;
  /** The open proposal whose counts went in, or why nobody could tell; null where it was not asked for. */
  readonly open: Answer<OpenProposal> | null;
}

/**
 * Computes the baseline that results of the commit that is checked out support, against the baseline which that commit holds; nothing is
 * written. With `pool`, the counts of the proposal that is still open go in as well.
 *
 * @throws PortcullisError `usage` where expectations are loosened without a reason, `not_comparable` for results of another commit
 */
export async function prepareProposal(world: World, options: ProposalOptions): Promise<PreparedProposal> {
  const { reason } = options;
  let blobBefore: string | null = null;
  const committed = async (head: Head, file: string): Promise<string | undefined> => {
    const { repository, commit } = checkout(head);
    const found = await repository.readFileAt(commit, repositoryPath(file));
    if (found.kind === 'unreadable') {
      throw new PortcullisError('not_comparable', `The baseline of ${commit} cannot be read: ${found.reason}`);
    }
    if (found.kind === 'absent') return undefined;
    blobBefore = found.blob;
    return decodeUtf8(found.bytes, file, 'the baseline');
  };
  const asked = { ...options, cases: null, plan: null, baseline: null };
  let open: Answer<OpenProposal> | null = null;
  const proposed = async (file: string): Promise<Baseline | null> => {
    open = (await options.openProposal?.(repositoryPath(file))) ?? null;
    return open?.kind === 'done' ? open.value.baseline : null;
  };
  const computed = await computeBless(world, asked, { textOf: committed, proposed });
  requireReason(computed, reason, 'the input "reason"', 'Say why under "with:"; nothing was proposed.');
  const { head, file, textBefore, text, changed } = computed;
  return {
    ...checkout(head),
    changed,
    proposal: proposalOf(computed, options),
    patch: changed ? await filePatch(file, textBefore, text) : '',
    text,
    blobBefore,
    open,
  };
}

function checkout({ repository, commit }: Head): { readonly repository: GitRepository; readonly commit: string } {
  if (repository !== null && commit !== null) return { repository, commit };
  throw new PortcullisError(
    'usage',
    'The workspace is no git repository with a commit: a checkout of the commit that was run was expected.',
    'Use actions/checkout before this action.',
  );
}

function proposalOf(computed: BlessComputed, { reason, run, base }: ProposalOptions): BaselineProposal {
  const { head, file } = computed;
  const left = unchangedCells(computed, 'a run of this action without "pool" and with a "reason" accepts it');
  const known = computed.pool?.alreadyPooled ?? [];
  const again = [...groupedBy(known, ({ batch }) => batch)].map(([batch, cells]) => {
    return `batch ${batch} is already in the history of ${counted(cells.length, 'cell')}`;
  });
  return {
    file,
    reason,
    commit: head.commit,
    base,
    batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))].toSorted(),
    carried: [...new Set(computed.pool?.carried.map(({ batch }) => batch))].toSorted(),
    run,
    rows: rowsOf(computed),
    unchanged: [...left.unsupported, ...left.fewTrials, ...left.infra, ...left.keptOut],
    warnings: [...head.warnings, ...again],
  };
}

/** The cells that changed, and those of which only the history grew. */
function rowsOf({ changes, pool, baseline }: BlessComputed): readonly ProposalRow[] {
  const pooled = groupedBy(pool?.pooled ?? [], ({ case_id: id, agent }) => `${id}/${agent}`);
  const rows = changes.map(({ counts, ...change }): ProposalRow => {
    const added = pooled.get(`${change.case_id}/${change.agent}`)?.[0]?.added ?? null;
    return { ...change, tally: counts === null ? null : tallyOf(counts), added };
  });
  const changed = new Set(rows.map(({ case_id: id, agent }) => `${id}/${agent}`));
  const grown = [...pooled].flatMap(([cell, [first]]): ProposalRow[] => {
    if (changed.has(cell) || first === undefined) return [];
    const { case_id: id, agent, added, stratum } = first;
    const entry = entryOf(baseline, id, agent);
    return [{ case_id: id, agent, kind: 'counts', before: entry, after: entry, tally: tallyOf(stratum), added }];
  });
  return [...rows, ...grown];
}
