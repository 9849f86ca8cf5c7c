import { counted, firstOf } from '../contracts/counted.ts';
import type { Plan } from '../contracts/plan.ts';
import type { RunArtifact } from '../contracts/run-artifact.ts';
import { newestOf } from './newest-attempts.ts';
import { shardName } from './plan-shards.ts';

/** What the plan's artifact is called, without `-a<attempt>`. */
export const PLAN_ARTIFACT = 'routing-plan';
/** The same for the artifact with a gate's report. */
export const REPORT_ARTIFACT = 'gate-report';
/** The same for the proofs of required checks. */
export const REQUIRED_ARTIFACT = 'required';

/** The same for a change of the baselines. */
export const PATCH_ARTIFACT = 'baseline-patch';

/** More names than this are not listed. */
const NAMED = 5;

/** An artifact, and which attempt of the run uploaded it. */
export interface AttemptArtifact {
  readonly artifact: RunArtifact;
  readonly attempt: number;
}

/** The name of an artifact: unique over all attempts of a run, since a name can be taken only once. */
export function artifactName(stem: string, attempt: number): string {
  return `${stem}-a${attempt}`;
}

/** Which attempt, counted from 1, uploaded an artifact called `<stem>-a<attempt>`; null where it is called otherwise. */
export function attemptOf(name: string, stem: string): number | null {
  const prefix = artifactName(stem, 0).slice(0, -1);
  const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}

/** Whether an artifact is called as those of our jobs are. */
export function isOurArtifact(name: string): boolean {
  const stem = name.replace(/-a[1-9]\d{0,8}$/, '');
  const own = [PLAN_ARTIFACT, REPORT_ARTIFACT, REQUIRED_ARTIFACT, PATCH_ARTIFACT];
  return stem !== name && (own.includes(stem) || /^routing-[a-z0-9_-]+-\d{1,9}$/i.test(stem));
}

/**
 * Of the artifacts called `<stem>-a<attempt>` the one of the newest attempt; null where there is none. Attempts that the run has not
 * come to yet are none of its own.
 */
export function newestArtifact(
  artifacts: readonly RunArtifact[],
  stem: string,
  attempts: { readonly from: number; readonly to: number },
): AttemptArtifact | null {
  const named = artifacts.flatMap((artifact): AttemptArtifact[] => {
    const attempt = attemptOf(artifact.name, stem);
    return attempt !== null && attempt >= attempts.from && attempt <= attempts.to ? [{ artifact, attempt }] : [];
  });
  const newest = newestOf(named, ({ attempt }) => attempt);
  // An upload that replaced another one of its name has the higher id.
  return newest.toSorted((left, right) => right.artifact.id - left.artifact.id)[0] ?? null;
}

/** What to load for the shards of a plan. */
export interface ShardArtifacts {
  /** Of each shard the newest, and those of earlier attempts, also of the plans before. */
  readonly chosen: readonly { readonly artifact: RunArtifact; readonly earlier: readonly RunArtifact[] }[];
  /** What is not there, in words. */
  readonly notes: readonly string[];
}

/**
 * The artifacts with the results of a plan (src/routing/README.md, "Shards"): of each shard the newest attempt, and with it the earlier ones.
 * What was uploaded before the attempt that planned is of another plan. A shard without an artifact, or with one that has expired, is left
 * out and told; its cells have no result then.
 *
 * @param attempts that of the plan, and the one that the run is at
 */
export function artifactsOfShards(
  artifacts: readonly RunArtifact[],
  plan: Plan,
  attempts: { readonly from: number; readonly to: number },
): ShardArtifacts {
  const found = (plan.shards ?? []).map((shard) => {
    const stem = shardName(shard, null);
    const newest = newestArtifact(artifacts, stem, attempts);
    const isEarlier = ({ name }: RunArtifact): boolean => (attemptOf(name, stem) ?? Infinity) < (newest?.attempt ?? 0);
    return { stem, artifact: newest?.artifact ?? null, earlier: artifacts.filter(isEarlier) };
  });
  const missing = found.flatMap(({ stem, artifact }) => (artifact === null ? [stem] : []));
  const expired = found.flatMap(({ artifact, earlier }) =>
    [artifact, ...earlier].flatMap((one) => (one?.expired === true ? [one.name] : [])),
  );
  return {
    chosen: found.flatMap(({ artifact, earlier }) =>
      artifact === null || artifact.expired ? [] : [{ artifact, earlier: earlier.filter((one) => !one.expired) }],
    ),
    notes: [
      ...notesOn(missing, 'uploaded no results', 'did the job end before?'),
      ...notesOn(expired, 'has expired', 'run all jobs again'),
    ],
  };
}

function notesOn(names: readonly string[], what: string, remedy: string): readonly string[] {
  if (names.length === 0) return [];
  return [`${counted(names.length, 'shard')}: ${what}: ${firstOf(names, NAMED)} (${remedy})`];
}
