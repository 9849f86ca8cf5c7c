import { computeTier, type TierAndScore } from '../../evidence/compute-tier.ts';
import { judgeLine } from '../../evidence/judge-line.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { unknownName } from '../../kernel/similar-name.ts';
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
  refuseUnknownAgent(agent);
  const rules = evidenceRulesOf(agent);
  if (score !== undefined) return { tier: computeTier(rules.tiers, token, line, score), score };
  return judgeLine(await PROVIDERS.get(agent)?.reader(), rules, token, line);
}

/** @throws PortcullisError `usage` for a provider that is not known */
export function refuseUnknownAgent(agent: string): void {
  if (!PROVIDERS.has(agent)) throw mismatchError('usage', 'agent', unknownName(agent, PROVIDER_IDS));
}
