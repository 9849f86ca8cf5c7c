import type { Redact } from '../../evidence/proof-line.ts';
import { redactSecrets, REDACTED } from '../../governance/redact-secrets.ts';
import type { UnitJob } from './unit-job.ts';

/** Handed-on variables that say where and how, and not who: their values would take pieces out of every transcript. */
const NO_SECRET =
  /(?:URL|HOST|TYPE|API|MODEL|MODEL_ID|VERSION|TOKENS|ORGANIZATION|PROJECT|PATH|DIR|FILE|CERTS?|CERTIFICATE|BUNDLE|PROXY|REGION)$/i;

/** A shorter value would take pieces out of everything. */
const SHORTEST = 8;

/** Takes secrets away by their form, and by their value those that the unit's client was given. */
export function unitRedaction({ client, environment }: Pick<UnitJob, 'client' | 'environment'>): Redact {
  const values = client.liveVariables
    .filter((name) => !NO_SECRET.test(name))
    .map((name) => environment[name] ?? '')
    .filter((value) => value.length >= SHORTEST)
    // Also as they stand in JSON.
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)])
    // One may be the beginning of another.
    .sort((left, right) => right.length - left.length);
  return (text) => redactSecrets(values.reduce((rest, value) => rest.replaceAll(value, REDACTED), text));
}
