import { resolve } from 'node:path';

import type { LocatedCase, RoutingCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { Plan, PlanSelection } from '../../contracts/plan.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { caseChanges } from '../../routing/case-changes.ts';
import { planUnits } from '../../routing/plan-units.ts';
import {
  fixedTrials,
  plannedTrials,
  ruleOfPlan,
  type PlannedTrials,
  type SamplingBasis,
} from '../../routing/sampling/cell-rule.ts';
import { headBaseline, loadRoutingComparator, type RoutingComparator } from '../comparator/routing-comparator.ts';
import { skillRenames } from '../comparator/skill-renames.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { casePaths, loadCases } from '../repository/load-cases.ts';
import { configOrDefault, loadConfig, refuseLostBaseline } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';
import { changedSelection } from './changed-selection.ts';

export interface PlanOptions {
  /**
   * The comparator holds the policy and the counts that decide the number of trials, and what its cases ask for is recorded as well. Null:
   * nothing is compared with.
   */
  readonly compare: CompareRequest | null;
  /** Paths or globs; null means the configured ones. */
  readonly cases: readonly string[] | null;
  readonly selection: PlanSelection;
  /** Of each cell; null means as the policy of sampling says. */
  readonly trials: number | null;
  /** Only the cases that changes since the merge base touch; needs something to compare with. */
  readonly changed?: boolean;
  /** Roots of the skills, absolute or relative to where the command runs; null means the configured ones. */
  readonly skills?: readonly string[] | null;
}

export interface MadePlan {
  /** Results are bound to it. */
  readonly plan: Plan;
  readonly cases: readonly LocatedCase[];
  readonly config: Config;
  /** Null where nothing is compared with. */
  readonly comparator: RoutingComparator | null;
}

export interface PlanConstraints {
  /** What is planned has already run: it may give a cell more trials than asked for, never fewer. */
  readonly moreTrials?: (caseId: string, agent: string) => number;
  /** The runs are scripted, so that a second trial would show nothing new. */
  readonly scripted?: boolean;
  /** Without it the batch gets a new id. */
  readonly batchRunId?: string;
}

/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
export async function makePlan(
  world: World,
  options: PlanOptions,
  constraints: PlanConstraints = {},
): Promise<MadePlan> {
  holdMemory('all');
  const config = await configOrDefault(world.root);
  // As `validate` does: other cases have another baseline, and of recordings the gate will say so.
  if (options.cases === null && constraints.moreTrials === undefined)
    await refuseLostBaseline(world.root, await loadConfig(world.root));
  const skills = options.skills?.map((path) => resolve(world.cwd, path)) ?? config.skills;
  const cases = await loadCases(world.root, casePaths(world, options.cases) ?? config.cases, { ...config, skills });
  const repository = await openRepository(world);
  const fixed = options.trials ?? (constraints.scripted === true ? config.sampling.trials : null);
  const comparator = await loadRoutingComparator(world, options.compare, options.cases);
  const basis = fixed === null ? await planningBasis(world, config, comparator, cases, constraints) : null;
  const trials = (definition: RoutingCase, agent: string): PlannedTrials => {
    const { required, all } =
      basis === null
        ? fixedTrials(fixed ?? config.sampling.trials)
        : plannedTrials(ruleOfPlan(basis, definition.case_id, agent), basis.policy);
    const most = Math.max(all, constraints.moreTrials?.(definition.case_id, agent) ?? 0);
    return required === all ? fixedTrials(most) : { required, all: most };
  };
  const selectionOf = (): ReturnType<typeof changedSelection> =>
    changedSelection(world, options.skills ?? null, config, cases, comparator);
  const changed = options.changed === true ? await selectionOf() : null;
  const plan = planUnits({
    cases,
    providers: [...config.providers.keys()],
    selection: changed === null ? options.selection : { ...options.selection, changed: changed.changes },
    touched: changed,
    trials,
    commit: (await repository?.headCommit()) ?? null,
    batchRunId: constraints.batchRunId ?? world.newId(),
    newId: world.newId,
  });
  // What the change touches is recorded also where nothing is selected by it; where it is unknown, it may be anything.
  const known = changed ?? (comparator === null ? null : await selectionOf().catch(asPortcullisError));
  const isKnown = known !== null && !(known instanceof PortcullisError);
  return { plan: isKnown ? { ...plan, changes: known.changes } : plan, cases, config, comparator };
}

/** Recordings are scored also where the baseline cannot be read: the gate will say so, and nothing is spent until then. */
async function planningBasis(
  world: World,
  config: Config,
  comparator: RoutingComparator | null,
  cases: readonly LocatedCase[],
  { moreTrials }: PlanConstraints,
): Promise<SamplingBasis | null> {
  const basis = await samplingBasis(world, config, comparator, cases).catch(asPortcullisError);
  if (!(basis instanceof PortcullisError)) return basis;
  if (moreTrials === undefined) throw basis;
  world.say(`warning: planned without the counts of the baseline: ${basis.message}`);
  return null;
}

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
  const renames = await skillRenames(world.root, config, comparator);
  const { changes } = caseChanges(cases, before.cases, renames, before.baseline.entries.keys());
  return { policy: before.config.sampling, comparator: before.baseline, head, changes, today, hidesReads: HIDES_READS };
}
