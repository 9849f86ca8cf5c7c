import { computeTier, type TierAndScore } from '../../evidence/compute-tier.ts';
import { judgeLine } from '../../evidence/judge-line.ts';
import { didYouMean } from '../../kernel/similar-name.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { evidenceRulesOf, PROVIDER_IDS, PROVIDERS } from '../../providers/known-providers.ts';

export interface TierRequest {
  readonly agent: string;
  readonly token: string;
  readonly line: string;
  /** With a score the line is plain text and its score is taken as given. */
  readonly score?: number | undefined;
}

/**
 * The tier of one line for one token: `computeTier` with a given score, the line judged by itself without one.
 *
 * @throws PortcullisError `usage` for a provider that is not known
 */
export async function judgeTier({ agent, token, line, score }: TierRequest): Promise<TierAndScore> {
  if (!PROVIDERS.has(agent)) {
    const found = `${JSON.stringify(agent)}${didYouMean(agent, PROVIDER_IDS)}`;
    throw mismatchError('usage', 'agent', { expected: `one of ${PROVIDER_IDS.join(', ')}`, found });
  }
  const rules = evidenceRulesOf(agent);
  if (score !== undefined) return { tier: computeTier(rules.tiers, token, line, score), score };
  return judgeLine(await PROVIDERS.get(agent)?.reader(), rules, token, line);
}
