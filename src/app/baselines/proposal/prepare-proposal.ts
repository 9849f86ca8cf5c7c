import { rm } from 'node:fs/promises';

import { entryOf } from '../../../contracts/baseline.ts';
import type { EventContext } from '../../../contracts/event-context.ts';
import { tallyOf } from '../../../gates/routing/routing-cell.ts';
import { filePatch } from '../../../io/git/file-patch.ts';
import type { GitRepository } from '../../../io/git/git-repository.ts';
import { repositoryPath } from '../../../io/git/repository-path.ts';
import type { Answer } from '../../../io/github/api-answer.ts';
import { decodeUtf8 } from '../../../io/read-text-file.ts';
import { writeFileAtomically } from '../../../io/write-file-atomically.ts';
import { groupedBy } from '../../../contracts/grouped-by.ts';
import { notComparable, type PortcullisError, usageError } from '../../../kernel/portcullis-error.ts';
import type { BaselineProposal, ProposalRow } from '../../../report/baseline-proposal.ts';
import { loadHead, type Head } from '../../gates/gate-head.ts';
import { eventOfRun, githubAccess, type Environment } from '../../world/workflow-run.ts';
import type { World } from '../../world/world.ts';
import {
  computeBless,
  knownBatches,
  requireReason,
  unchangedCells,
  type BaselineFile,
  type BlessComputed,
  type BlessOptions,
} from '../bless.ts';
import { openProposal, type OpenProposal, type ProposalTarget } from './open-proposal.ts';

/** What a workflow run is to propose; null where nothing is said. */
export interface ProposalRequest extends Pick<BlessOptions, 'pool' | 'reason'> {
  readonly results: readonly string[];
  /** Branches without `refs/heads/`. */
  readonly base: string | null;
  readonly branch: string;
  /** `off`: the patch alone. */
  readonly pullRequest: 'auto' | 'off';
  readonly token: string | null;
}

/** A baseline that results support, ready to be proposed. */
export interface PreparedProposal extends Pick<ProposalRequest, 'pullRequest'> {
  /** Where it is proposed; null where only the patch is wanted, or nobody can be asked. */
  readonly target: ProposalTarget | null;
  readonly proposal: BaselineProposal;
  /** For `git apply`; empty where nothing changes. */
  readonly patch: string;
  /** What changes. */
  readonly files: readonly ProposedFile[];
  /** Everything that proposals are of, relative to the repository. */
  readonly paths: readonly string[];
  readonly commit: string;
  readonly repository: GitRepository;
  /** The open proposal whose counts went in, or why nobody could tell; null where it was not asked for. */
  readonly open: Answer<OpenProposal> | null;
}

export interface ProposedFile extends BaselineFile {
  /** What the commit under test has in its place; null where there is none. */
  readonly blobBefore: string | null;
}

/**
 * Computes the baseline that results of the commit that is checked out support, against the baseline which that commit holds; nothing is
 * written. With `pool`, the counts of the proposal that is still open go in as well.
 *
 * @throws PortcullisError `usage` outside of a run, on an event that may not propose, and where expectations are loosened without a reason;
 * `not_comparable` for results of another commit
 */
export async function prepareProposal(
  world: World,
  environment: Environment,
  { results, pool, reason, base, branch, pullRequest, token }: ProposalRequest,
): Promise<PreparedProposal> {
  const event = await eventOfRun(environment);
  if (event === null) {
    const message = 'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.';
    throw usageError(message, 'Outside of a workflow use the command line.');
  }
  refuseEvent(event, pullRequest === 'off');
  const serverUrl = (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '') || 'https://github.com';
  const access = githubAccess(environment, token);
  const target = pullRequest === 'off' || access === null ? null : { access, serverUrl, branch, base };
  const head = await loadHead(world, { results, cases: null, plan: null });
  const { repository, commit } = checkout(head);
  const file = head.config.baseline;
  const places = { routing: repositoryPath(file), kpi: head.config.kpi && repositoryPath(head.config.kpi.baseline) };
  const blobs = new Map<string, string>();
  const read = async (name: string, what: string): Promise<string | undefined> => {
    const found = await repository.readFileAt(commit, repositoryPath(name));
    if (found.kind === 'absent') return undefined;
    if (found.kind === 'unreadable') throw notComparable(`${what} of ${commit} cannot be read: ${found.reason}`);
    blobs.set(name, found.blob);
    return decodeUtf8(found.bytes, name, what);
  };
  const open = pool && target !== null ? await openProposal(target, places, repository) : null;
  const proposed = open?.kind === 'done' ? open.value.baselines : null;
  const computed = await computeBless(world, head, { file, read, proposed, cases: null, pool, reason });
  requireReason(computed, reason, 'the input "reason"', 'Say why under "with:"; nothing was proposed.');
  const files = computed.files.map((one) => ({ ...one, blobBefore: blobs.get(one.file) ?? null }));
  const patches = await Promise.all(files.map((one) => filePatch(one.file, one.before, one.text)));
  const { runId: id, runAttempt: attempt } = event;
  const run = { id, attempt, url: `${serverUrl}/${event.repository}/actions/runs/${id}/attempts/${attempt}` };
  return {
    repository,
    commit,
    target,
    pullRequest,
    proposal: proposalOf(computed, reason, run, base),
    patch: patches.join(''),
    files,
    paths: [places.routing, places.kpi ?? []].flat(),
    open,
  };
}

/** Leaves a patch where it can be found. An empty one is no patch: one of an earlier run is taken away. */
export async function writePatch(path: string, patch: string): Promise<void> {
  if (patch === '') await rm(path, { force: true });
  else await writeFileAtomically(path, patch, 'the patch');
}

/**
 * Refuses the events on which nothing may be proposed: those where a stranger's run would speak with the rights of the base, and pull
 * requests of forks, whose token cannot.
 *
 * @param patchOnly nothing is written, so that a fork's token will do
 * @throws PortcullisError `usage` with what to do instead
 */
export function refuseEvent({ trigger, repository }: EventContext, patchOnly: boolean): void {
  const refused = (why: string, help: string): PortcullisError =>
    usageError(`The baseline is not proposed on ${trigger.name}: ${why}.`, help);
  const elsewhere = 'Run it on schedule, workflow_dispatch or push, in the run that made the results.';
  switch (trigger.name) {
    case 'pull_request_target':
      throw refused('it has a token that writes, and what it is about may be a stranger’s', elsewhere);
    case 'workflow_run':
      throw refused('the results of the other run may be a stranger’s', elsewhere);
    case 'pull_request':
      if (patchOnly || trigger.headRepository?.toLowerCase() === repository.toLowerCase()) return;
      throw refused(
        'the pull request comes from a fork, whose token can write nothing',
        'Set "pull-request: off" for the patch alone, which the contributor applies with `git apply`.',
      );
    default:
  }
}

function checkout({ repository, commit }: Head): { readonly repository: GitRepository; readonly commit: string } {
  if (repository !== null && commit !== null) return { repository, commit };
  throw usageError(
    'The workspace is no git repository with a commit: a checkout of the commit that was run was expected.',
    'Use actions/checkout before this action.',
  );
}

function proposalOf(
  computed: BlessComputed,
  reason: string | null,
  run: BaselineProposal['run'],
  base: string | null,
): BaselineProposal {
  const { head, file, files } = computed;
  const left = unchangedCells(computed, 'a run of this action without "pool" and with a "reason" accepts it');
  return {
    file,
    kpi: files.find((one) => one.file !== file)?.file ?? null,
    reason,
    commit: head.commit,
    base,
    batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))].toSorted(),
    carried: [...new Set(computed.pool?.carried.map(({ batch }) => batch))].toSorted(),
    run,
    rows: rowsOf(computed),
    unchanged: [...left.unsupported, ...left.fewTrials, ...left.infra, ...left.keptOut],
    warnings: [...computed.warnings, ...knownBatches(computed.pool)],
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
