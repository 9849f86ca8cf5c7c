import { Secrets } from '../../governance/redaction/redact-secrets.ts';
import type { Environment } from './workflow-run.ts';
import type { Config } from '../../contracts/config.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';

/** Handed-on variables that say where and how, and not who: their values would take pieces out of every transcript. */
const NO_SECRET =
  /(?:URL|HOST|TYPE|API|MODEL|MODEL_ID|VERSION|TOKENS|ORGANIZATION|PROJECT|PATH|DIR|FILE|CERTS?|CERTIFICATE|BUNDLE|PROXY|REGION)$/i;

/** A shorter value would take pieces out of everything. */
const SHORTEST = 8;

/** The values of those variables that say who, and are long enough to be looked for. */
function secretValues(names: readonly string[], environment: Environment): readonly string[] {
  return names
    .filter((name) => !NO_SECRET.test(name))
    .map((name) => environment[name] ?? '')
    .filter((value) => value.length >= SHORTEST);
}

/** Secrets by their form, and by their value those of the named variables and the password of Portcullis' own store. */
export function secretsOf(names: readonly string[], environment: Environment): Secrets {
  return new Secrets([...secretValues(names, environment), ...storePassword(environment)]);
}

function storePassword({ PORTCULLIS_REDIS_URL: address = '' }: Environment): readonly string[] {
  const password = URL.canParse(address) ? new URL(address).password : '';
  // As it stands in the address; it is read without its escapes wherever it is looked for.
  return password.length >= SHORTEST ? [password] : [];
}

/** The keys that known clients are given, whatever is configured. */
export function knownSecrets(environment: Environment): readonly string[] {
  return secretValues([...new Set([...PROVIDERS.values()].flatMap(({ variables }) => variables))], environment);
}

/** What the configuration hands on beside them. */
export function configuredSecrets({ providers }: Config, environment: Environment): readonly string[] {
  return secretValues([...new Set([...providers.values()].flatMap((provider) => provider.environment))], environment);
}
