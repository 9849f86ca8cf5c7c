import type { LocatedCase } from '../contracts/case-file.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { requirementsOf, tokensOf } from '../routing/requirements.ts';
import { comparatorSources } from './comparator-sources.ts';
import { casePaths } from './load-cases.ts';
import { configOrDefault } from './load-config.ts';
import { openRepository } from './open-repository.ts';
import { resolveComparator } from './resolve-comparator.ts';
import { routingComparator, type RoutingComparator } from './routing-comparator.ts';
import type { ScoreRequest } from './score-transcript.ts';
import type { World } from './world.ts';

/** The merge base with a ref, and what it holds; null where no ref is given. */
export async function comparatorFor(
  world: World,
  baseRef: string | null,
  paths: readonly string[] | null,
): Promise<RoutingComparator | null> {
  if (baseRef === null) return null;
  const repository = await openRepository(world);
  if (repository === null) {
    throw new PortcullisError('not_comparable', `${world.root}: --base-ref: expected a git repository, found none`);
  }
  const config = await configOrDefault(world.root);
  const comparator = await resolveComparator(comparatorSources(repository, null), { kind: 'named', baseRef }, null);
  return routingComparator(comparator, {
    paths: casePaths(world, paths) ?? config.cases,
    named: paths !== null,
  });
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
  const asked = requirementsOf(before.definition, agent);
  return { furtherTokens: tokensOf(asked), furtherAnyTokens: asked.any ?? [] };
}
