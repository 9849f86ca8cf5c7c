import { caseSetDigest, type LocatedCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { counted } from '../../contracts/counted.ts';
import type { Leg } from '../../contracts/jobs-detail.ts';
import type { PlanClaims } from '../../gates/jobs/judge-needs.ts';
import type { GitRepository } from '../../io/git/git-repository.ts';
import { notComparable } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import type { Batch } from '../../routing/join-results.ts';
import { deriveRows } from '../../routing/derive-rows.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { loadBatches, parsedPlan, type ParsedPlan } from '../results/load-batches.ts';
import { casePaths, loadCases } from '../repository/load-cases.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import { refuseOtherTranscripts } from '../results/transcript-of-unit.ts';
import type { ArtifactSource } from '../results/artifact-source.ts';
import type { ArtifactFolder } from '../results/results-files.ts';
import type { HeadPlaces } from '../comparator/routing-comparator.ts';
import type { World } from '../world/world.ts';

export interface GateOptions {
  /** Results files, the folders that hold them, or artifacts of a run; none where the plan has nothing to run. */
  readonly results: readonly (string | ArtifactFolder)[];
  readonly cases: readonly string[] | null;
  /** Its file, or itself where it was read already. Null means the one beside each results file. */
  readonly plan: string | ParsedPlan | null;
  readonly compare: CompareRequest;
  readonly tolerateInfra: boolean;
  /** Everything that the workflow run left; nothing where the results were named one by one. */
  readonly artifacts?: ArtifactSource;
  /** What is known of the results already, for the report. */
  readonly notes?: readonly string[];
  /** The jobs that the gate needs, judged already, and what those that planned told of the plan; nothing where it judges results alone. */
  readonly needed?: { readonly legs: readonly Leg[]; readonly claims: PlanClaims };
}

/** What is under test: the working tree's configuration, cases and results. */
export interface Head {
  readonly config: Config;
  readonly cases: readonly LocatedCase[];
  readonly caseSetDigest: string;
  readonly casePlaces: HeadPlaces;
  readonly batches: readonly Batch[];
  /** Earlier attempts at the same shards. */
  readonly earlier: readonly Batch[];
  /** The plan is known, and nothing that was changed touches a case. */
  readonly nothingToRun: boolean;
  readonly commit: string | null;
  readonly repository: GitRepository | null;
  /** Tracked files that differ from the commit. */
  readonly changed: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Reads the head and refuses results that are not its own, or that contradict themselves: exit code 3, since nothing can be said about it.
 */
export async function loadHead(
  world: World,
  options: Pick<GateOptions, 'results' | 'cases' | 'plan' | 'notes' | 'needed'>,
): Promise<Head> {
  const config = await configOrDefault(world.root);
  const paths = casePaths(world, options.cases) ?? config.cases;
  // Turns of evidence files need no cases.
  const cases = options.results.length === 0 && options.plan === null ? [] : await loadCases(world.root, paths, config);
  const plan = options.plan === null ? null : await parsedPlan(world, options.plan);
  const loaded = await loadBatches(world, options.results, plan?.plan ?? null, options.needed?.claims ?? null);
  const repository = await openRepository(world);
  const commit = (await repository?.headCommit()) ?? null;
  const expected = { digest: caseSetDigest(cases), commit: repository === null ? undefined : commit };
  refuseOtherResults(loaded.batches, expected);
  const { batches: all, warnings } = deriveRows([...loaded.batches, ...loaded.earlier], cases, HIDES_READS);
  const batches = all.slice(0, loaded.batches.length);
  await refuseOtherTranscripts(world, batches);
  const planAlone = options.results.length === 0 ? plan : null;
  if (planAlone !== null) requireEmptyPlan(planAlone, expected);
  const changed = (await repository?.changedPaths()) ?? [];
  const notes =
    changed.length > 0 ? ['the working tree differs from HEAD: the results may not be of what is committed'] : [];
  const casePlaces: HeadPlaces = { paths, named: options.cases !== null };
  return {
    config,
    cases,
    caseSetDigest: expected.digest,
    casePlaces,
    batches,
    earlier: all.slice(batches.length),
    nothingToRun: planAlone !== null,
    commit,
    repository,
    changed,
    warnings: [...(options.notes ?? []), ...loaded.notes, ...warnings, ...notes],
  };
}

/** The head's own; `commit` is undefined outside of a repository, where there is no head to hold the results against. */
interface Expected {
  readonly digest: string;
  readonly commit: string | null | undefined;
}

function refuseOtherResults(batches: readonly Batch[], expected: Expected): void {
  for (const { file, results, plan } of batches) {
    for (const found of [results.case_set_digest, plan.case_set_digest]) refuseOtherCases(file, expected, found);
    refuseOtherCommit(file, expected, results.commit);
  }
}

function refuseOtherCases(file: string, { digest }: Expected, found: string): void {
  if (found === digest) return;
  throw notComparable(
    `${file}: expected results of the case set ${digest}, found results of ${found}`,
    'The cases changed since the run: run or replay again.',
  );
}

function refuseOtherCommit(file: string, { commit }: Expected, found: string | null): void {
  if (commit === undefined || found === commit) return;
  throw notComparable(
    `${file}: expected results of the commit ${commit ?? '(none)'}, found results of ${found ?? '(none)'}`,
    'Check out the commit that the results belong to, or run or replay again.',
  );
}

/** Without any results the plan has to say itself that there is nothing to run. */
function requireEmptyPlan({ file, plan }: ParsedPlan, expected: Expected): void {
  refuseOtherCases(file, expected, plan.case_set_digest);
  refuseOtherCommit(file, expected, plan.commit);
  if (plan.units.length === 0 && plan.selection.changed !== undefined) return;
  throw notComparable(
    `${file}: expected results of the ${counted(plan.units.length, 'unit')} that it plans, found none at all`,
    'Look at the jobs that should have run them, and name their results.',
  );
}
