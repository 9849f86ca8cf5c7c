import type { Fingerprint } from '../../contracts/baseline.ts';
import type { UnitResult } from '../../contracts/results.ts';

/** What a trial ran with, apart from what a pull request changes. */
export type Environment = Pick<Fingerprint, 'client' | 'model'>;

/**
 * What a unit was a trial of (src/routing/README.md, "Trials and statistics"): client major and minor version, model, case and skills.
 * `skillSetDigest`: of the batch.
 */
export function fingerprintOf(unit: UnitResult, skillSetDigest: string | null): Fingerprint {
  return { ...environmentOf(unit), case_digest: unit.case_digest, skill_set_digest: skillSetDigest };
}

/** Client and model of a unit; the model is the transcript's, else the run's own record, as the results hold it. */
export function environmentOf({ client }: UnitResult): Environment {
  return { client: client.version === null ? null : minorVersion(client.version), model: client.model };
}

/** `2.1` of `2.1.332`; a version of another form as it is. */
function minorVersion(version: string): string {
  return /^\d+\.\d+/.exec(version.trim())?.[0] ?? version.trim();
}

export function sameEnvironment(left: Environment, right: Environment): boolean {
  return left.client === right.client && left.model === right.model;
}

export function sameFingerprint(left: Fingerprint, right: Fingerprint): boolean {
  return (
    sameEnvironment(left, right) &&
    left.case_digest === right.case_digest &&
    left.skill_set_digest === right.skill_set_digest
  );
}

/** For people: `client 2.1, model sonnet`. */
export function environmentText({ client, model }: Environment): string {
  return `client ${client ?? 'of unknown version'}, ${model === null ? 'unknown model' : `model ${model}`}`;
}
