import { Secrets } from '../../governance/redact-secrets.ts';
import type { Environment } from './workflow-run.ts';
import type { Config } from '../../contracts/config.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';

/** Handed-on variables that say where and how, and not who: their values would take pieces out of every transcript. */
const NO_SECRET =
  /(?:URL|HOST|TYPE|API|MODEL|MODEL_ID|VERSION|TOKENS|ORGANIZATION|PROJECT|PATH|DIR|FILE|CERTS?|CERTIFICATE|BUNDLE|PROXY|REGION)$/i;

/** A shorter value would take pieces out of everything. */
const SHORTEST = 8;

/** The values of those variables that say who, and are long enough to be looked for; the longest first. */
function secretValues(names: readonly string[], environment: Environment): readonly string[] {
  return (
    names
      .filter((name) => !NO_SECRET.test(name))
      .map((name) => environment[name] ?? '')
      .filter((value) => value.length >= SHORTEST)
      // One may be the beginning of another.
      .sort((left, right) => right.length - left.length)
  );
}

/** Secrets by their form, and by their value those of the named variables. */
export function secretsOf(names: readonly string[], environment: Environment): Secrets {
  // Also as they stand in JSON.
  return new Secrets(secretValues(names, environment).flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]));
}

/** The keys that known clients are given, whatever is configured. */
export function knownSecrets(environment: Environment): readonly string[] {
  return secretValues([...new Set([...PROVIDERS.values()].flatMap(({ variables }) => variables))], environment);
}

/** What the configuration hands on beside them. */
export function configuredSecrets({ providers }: Config, environment: Environment): readonly string[] {
  return secretValues([...new Set([...providers.values()].flatMap((provider) => provider.environment))], environment);
}
