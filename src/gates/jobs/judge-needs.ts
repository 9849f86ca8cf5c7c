import type { Leg } from '../../contracts/jobs-detail.ts';
import { planDigest, type Plan } from '../../contracts/plan.ts';
import { shown } from '../../contracts/problem.ts';
import { isObject } from '../../kernel/is-object.ts';
import { parseJsonDocument } from '../../kernel/json-document.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import type { JsonValue } from '../../kernel/json-tree.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { notComparable, type PortcullisError, usageError } from '../../kernel/portcullis-error.ts';

/** How GitHub writes job ids. */
const JOB_ID = /^[A-Za-z_][A-Za-z0-9_-]*$/;

const HELP = 'Set it to "${{ toJSON(needs) }}", in a job whose "needs" names the jobs that it judges.';

/** What the results of the context `needs` mean where they are not `success` (GitHub: "needs context", `needs.<job_id>.result`). */
const MEANING: ReadonlyMap<string, string> = new Map([
  ['failure', 'failed; that it left results does not make them complete'],
  ['cancelled', 'was cancelled, so that its results may be a part'],
  ['skipped', 'was skipped, so that nothing was looked at; name it in "allowed-skips" where that is meant'],
]);

/**
 * Judges the jobs that a gate needs, in order of their ids: each has to have succeeded, or to have been skipped where that is allowed.
 * Whatever else is said of a job, or not said, fails it. GitHub counts a skipped required job as a success, so that only the gate can see
 * it. Of a matrix, GitHub gives one result: `failure` where any of its jobs failed, whatever the others left.
 *
 * @param text what `toJSON(needs)` gave
 * @throws PortcullisError `usage` where it is no object of jobs, has none, or an allowed skip is none of them
 */
export function judgeNeeds(text: string, allowedSkips: readonly string[]): readonly Leg[] {
  const jobs = new Map(Object.entries(needsOf(text)));
  if (jobs.size === 0) {
    throw usage(`The input "needs" is {}: the gate needs the jobs it judges.`, HELP);
  }
  const stranger = allowedSkips.find((id) => !jobs.has(id));
  if (stranger !== undefined) {
    throw usage(
      `The input "allowed-skips" names ${shown(stranger)}: expected one of the jobs in "needs": ${[...jobs.keys()].map(shown).join(', ')}.`,
      'Correct the id, or take it out.',
    );
  }
  const allowed = new Set(allowedSkips);
  return [...jobs]
    .map(([job, value]) => legOf(job, value, allowed.has(job)))
    .sort((left, right) => compareCodePoints(left.job, right.job));
}

/** What jobs say of the plan and of the proof that they made, by the output that says it. */
export type PlanClaims = ReadonlyMap<string, string>;

/** The output by which the job that plans tells the digest of the plan. */
export const PLAN_CLAIM = 'plan-digest';
/** The output by which the job that proves required checks tells the digest of its attestation. */
export const ATTESTATION_CLAIM = 'attestation-digest';

const CLAIMS: ReadonlyMap<string, (plan: Plan) => string> = new Map([
  [PLAN_CLAIM, planDigest],
  ['batch-run-id', (plan: Plan) => plan.batch_run_id],
  ['has-work', (plan: Plan) => String((plan.shards ?? plan.units).length > 0)],
]);

/**
 * The outputs of the jobs that a gate needs by which it can tell that the plan and the proof which it loads are those that were made. Throws as
 * `judgeNeeds` does, and where two jobs contradict each other.
 */
export function planClaims(text: string): PlanClaims {
  const outputs = Object.values(needsOf(text)).map((job) => (isObject(job) ? (job['outputs'] ?? null) : null));
  const claims = [...CLAIMS.keys(), ATTESTATION_CLAIM].flatMap((name) => {
    const values = new Set(outputs.flatMap((output) => (isObject(output) ? [output[name]] : [])));
    const texts = [...values].filter((value): value is string => typeof value === 'string' && value !== '');
    if (texts.length > 1) throw usage(`The jobs in "needs" contradict each other about ${shown(name)}.`, HELP);
    return texts.map((claim) => [name, claim] as const);
  });
  return new Map(claims);
}

/**
 * Refuses a plan that is not the one of the planning job: whoever has the run's token can replace an artifact.
 *
 * @throws PortcullisError `not_comparable` where it is another
 */
export function refuseOtherPlan(plan: Plan, claims: PlanClaims): void {
  for (const [name, valueOf] of CLAIMS) {
    const claim = claims.get(name);
    if (claim === undefined) continue;
    const value = valueOf(plan);
    if (value === claim) continue;
    throw notComparable(
      `the plan of this run: expected ${name} ${claim}, which the job that plans told, found ${value}`,
      'Run all jobs again.',
    );
  }
}

/** Job ids, separated by commas, spaces or lines. */
export function jobIds(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((id) => id !== '');
}

function legOf(job: string, value: JsonValue, maySkip: boolean): Leg {
  const found = isObject(value) ? value['result'] : undefined;
  const result = typeof found === 'string' ? found : null;
  if (result === 'success') return { job, result, delta: 'succeeded', gate: 'ok', message: 'succeeded' };
  if (result === 'skipped' && maySkip) {
    return { job, result, delta: 'skipped', gate: 'ok', message: 'was skipped, which is allowed' };
  }
  const unknown = `has no known result: expected success, failure, cancelled or skipped, found ${shown(found)}`;
  const message = (result === null ? null : MEANING.get(result)) ?? unknown;
  return { job, result, delta: 'leg', gate: 'fail', message };
}

function needsOf(text: string): Readonly<Record<string, JsonValue>> {
  let value: JsonValue;
  try {
    const document = parseJsonDocument(text);
    const twice = document.duplicateKeys[0]?.pointer;
    if (twice !== undefined) throw usage(`The input "needs" has ${shown(twice)} twice: expected it once.`, HELP);
    value = document.value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw usage(`The input "needs" is no JSON: line ${error.line}, column ${error.column}: ${error.message}.`, HELP);
  }
  if (!isObject(value)) throw usage(`The input "needs" is ${shown(value)}: expected an object of jobs.`, HELP);
  const stranger = Object.keys(value).find((id) => !JOB_ID.test(id));
  if (stranger === undefined) return value;
  throw usage(`The input "needs" has the key ${shown(stranger)}: expected ids of jobs.`, HELP);
}

function usage(message: string, help: string): PortcullisError {
  return usageError(message, help);
}
