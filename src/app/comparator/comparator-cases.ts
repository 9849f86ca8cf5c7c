import type { LocatedCase } from '../../contracts/case-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { requirementsOf, tokensOf } from '../../routing/requirements.ts';
import { comparatorSources } from './comparator-sources.ts';
import { casePaths } from '../repository/load-cases.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { ComparatorRequest } from './event-comparator.ts';
import type { GateRunOnGitHub } from '../gates/gate-environment.ts';
import { resolveComparator, type Comparator } from './resolve-comparator.ts';
import { routingComparator, type RoutingComparator } from './routing-comparator.ts';
import type { ScoreRequest } from '../score/score-transcript.ts';
import type { World } from '../world/world.ts';

/** What a plan or a run is compared with: the merge base with a ref, or what a workflow run wants; nothing where both are null. */
export interface PlanAgainst {
  readonly baseRef: string | null;
  /** Beats the ref. */
  readonly run?: RunAgainst | null;
}

/** What the event of a workflow run wants, or a ref that was named there; the API is asked too. */
export interface RunAgainst {
  readonly request: ComparatorRequest;
  readonly github: GateRunOnGitHub;
}

/** A comparator of which further files can be read. */
export interface PlanComparator extends RoutingComparator, Pick<Comparator, 'read' | 'entries' | 'name'> {}

/** What is compared with, and what it holds; null where nothing is. Throws `not_comparable` where that cannot be told. */
export async function comparatorFor(
  world: World,
  { baseRef, run = null }: PlanAgainst,
  paths: readonly string[] | null,
): Promise<PlanComparator | null> {
  const request = run?.request ?? (baseRef === null ? null : ({ kind: 'named', baseRef } as const));
  if (request === null) return null;
  const repository = await openRepository(world);
  if (repository === null) {
    const wanted = run === null ? '--base-ref: expected' : 'expected';
    throw new PortcullisError('not_comparable', `${world.root}: ${wanted} a git repository, found none`);
  }
  const config = await configOrDefault(world.root);
  const sources = comparatorSources(repository, run?.github.access ?? null);
  const comparator = await resolveComparator(sources, request, run?.github.event ?? null);
  const places = { paths: casePaths(world, paths) ?? config.cases, named: paths !== null };
  const { read, entries, name } = comparator;
  return { ...(await routingComparator(comparator, places)), read, entries, name };
}

/** What the comparator's version of a case asks for, so that it is recorded beside what the case itself asks. */
export function comparatorTokens(
  comparatorCases: readonly LocatedCase[],
  { definition }: LocatedCase,
  agent: string,
): Pick<ScoreRequest, 'furtherTokens' | 'furtherAnyTokens'> {
  const ids = new Set([definition.case_id, definition.renamed_from]);
  const before = comparatorCases.find((item) => ids.has(item.definition.case_id));
  if (before === undefined) return {};
  const asked = requirementsOf(before.definition, agent, HIDES_READS);
  return { furtherTokens: tokensOf(asked), furtherAnyTokens: asked.any ?? [] };
}
