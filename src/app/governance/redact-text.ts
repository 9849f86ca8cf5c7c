import { createHmac } from 'node:crypto';

import type { RedactionRules } from '../../contracts/library-policy.ts';
import { PersonalData, type Redaction, withoutRedactions } from '../../governance/redaction/personal-data.ts';
import { REDACTED } from '../../governance/redaction/redact-secrets.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { secretsOf } from '../world/secret-values.ts';
import type { Environment } from '../world/workflow-run.ts';

/** Text without what must not be kept, and what that was, by its place in the original. */
export interface RedactedText {
  readonly text: string;
  readonly redactions: readonly Omit<Redaction, 'replacement'>[];
  readonly redaction_count: number;
}

/** @param key of digests; a new one where the environment has none, so that nothing is known of them in another run */
export function redactionHash(environment: Environment, key: string): (value: string) => string {
  const { PORTCULLIS_REDACTION_KEY: given = '' } = environment;
  return (value) =>
    createHmac('sha256', given === '' ? key : given)
      .update(value)
      .digest('hex')
      .slice(0, 16);
}

/**
 * Takes secrets out, whatever the rules say, and what the rules of a library name.
 *
 * @throws PortcullisError `invalid_input` for a pattern that is no regular expression
 */
export async function redactText(
  text: string,
  rules: RedactionRules,
  library: string,
  environment: Environment,
  newKey: string,
): Promise<RedactedText> {
  const known = secretsOf(
    [...PROVIDERS.values()].flatMap(({ variables }) => variables),
    environment,
  );
  const secrets = known.find(text).map(({ start, end }): Redaction => ({
    pattern_id: 'secret',
    position: start,
    length: end - start,
    severity: 'high',
    replacement: REDACTED,
  }));
  const personal = (await PersonalData.of(rules, library)).find(text);
  const isFree = freeOf(secrets);
  const found = [...secrets, ...personal.filter(isFree)].sort((left, right) => left.position - right.position);
  const hash = redactionHash(environment, newKey);
  return {
    text: withoutRedactions(text, found, rules.redaction_method ?? 'mask', hash),
    redactions: found.map(({ pattern_id, position, length, severity }) => ({ pattern_id, position, length, severity })),
    redaction_count: found.length,
  };
}

/** Whether a redaction, each behind the last one, overlaps with none of `taken`. */
function freeOf(taken: readonly Redaction[]): (redaction: Redaction) => boolean {
  let next = 0;
  return ({ position, length }) => {
    while (next < taken.length && endOf(taken[next]) <= position) next += 1;
    return (taken[next]?.position ?? Number.POSITIVE_INFINITY) >= position + length;
  };
}

function endOf(redaction: Redaction | undefined): number {
  return redaction === undefined ? 0 : redaction.position + redaction.length;
}
