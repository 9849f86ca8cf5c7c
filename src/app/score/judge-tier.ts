import { computeTier, type TierAndScore } from '../../evidence/compute-tier.ts';
import { judgeLine } from '../../evidence/judge-line.ts';
import { READERS } from '../../providers/readers.ts';

export interface TierRequest {
  readonly agent: string;
  readonly token: string;
  readonly line: string;
  /** With a score the line is plain text and its score is taken as given. */
  readonly score?: number;
}

/** The tier of one line for one token: `computeTier` with a given score, the line judged by itself without one. */
export function judgeTier({ agent, token, line, score }: TierRequest): TierAndScore {
  if (score !== undefined) return { tier: computeTier(agent, token, line, score), score };
  return judgeLine(READERS.get(agent), agent, token, line);
}
