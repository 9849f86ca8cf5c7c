import type { LocatedCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { caseChanges } from '../../routing/case-changes.ts';
import type { SamplingBasis } from '../../routing/sampling/sampling-basis.ts';
import { headBaseline } from '../baselines/head-baseline.ts';
import type { RoutingComparator } from './routing-comparator.ts';
import { skillRenames } from '../repository/skill-renames.ts';
import type { World } from '../world/world.ts';

/**
 * Policy and counts that a run is planned by: the comparator's, and where none is known the working tree's own, which are the same
 * unless the pull request changes them.
 */
export async function samplingBasis(
  world: World,
  config: Config,
  comparator: RoutingComparator | null,
  cases: readonly LocatedCase[],
): Promise<SamplingBasis> {
  const head = await headBaseline(world.root, config);
  const today = world.now().toISOString().slice(0, 10);
  const before = comparator ?? { config, baseline: head, cases: null };
  const renames = await skillRenames(world.root, config);
  const { changes } = caseChanges(cases, before.cases, renames, before.baseline.entries.keys());
  return { policy: before.config.sampling, comparator: before.baseline, head, changes, today, hidesReads: HIDES_READS };
}
