import type { Secrets } from '../../governance/redact-secrets.ts';
import type { Config } from '../../contracts/config.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { secretsOf, secretValues } from '../world/secret-values.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { UnitJob } from './unit-job.ts';

/** The keys that known clients are given, whatever is configured. */
export function knownSecrets(environment: Environment): readonly string[] {
  return secretValues([...new Set([...PROVIDERS.values()].flatMap(({ variables }) => variables))], environment);
}

/** What the configuration hands on beside them. */
export function configuredSecrets({ providers }: Config, environment: Environment): readonly string[] {
  return secretValues([...new Set([...providers.values()].flatMap((provider) => provider.environment))], environment);
}

/** Those that the unit's client was given. */
export function unitSecrets({ client, environment }: Pick<UnitJob, 'client' | 'environment'>): Secrets {
  return secretsOf(client.liveVariables, environment);
}
