import { resolveAlias, type ProviderAliases } from './attribute-signals.ts';
import { computeTier, textScore, type TierRow } from './compute-tier.ts';
import { proofLine, type Redact } from './proof-line.ts';
import { hitOfSignal, mergeHits, type TokenHit } from './token-hit.ts';

/** A log line longer than this is a request with all its instructions, in which every word stands near every other. */
const MAX_LINE = 64 * 1024;
/** What the model was told or offered, not what it did. */
const INPUT_OF_MODEL =
  /"role"\s{0,4}:\s{0,4}"(?:user|developer|system)"|"type"\s{0,4}:\s{0,4}"(?:system|session_meta|turn_context|queue-operation)"|<skills_instructions>|<available_skills>/;

/** One line of a client's own log. */
export interface LogLine {
  readonly text: string;
  /** 1-based, in its file. */
  readonly number: number;
}

/**
 * What a client's log lines show of each token, by the text rules: at tier 2 at most, since a log does not say whether a call succeeded
 * in this run (src/evidence/README.md, "Log fallback").
 */
export function logHits(
  tiers: TierRow,
  tokens: readonly string[],
  aliases: ProviderAliases,
  lines: Iterable<LogLine>,
  redact: Redact,
): ReadonlyMap<string, TokenHit> {
  const hits = new Map<string, TokenHit>();
  for (const line of lines) {
    if (line.text.length > MAX_LINE || INPUT_OF_MODEL.test(line.text)) continue;
    for (const token of tokens) {
      const hit = lineHit(tiers, resolveAlias(aliases, token), line, redact);
      if (hit === null) continue;
      hits.set(token, mergeHits(hits.get(token), hit));
    }
  }
  return hits;
}

function lineHit(tiers: TierRow, token: string, { text, number }: LogLine, redact: Redact): TokenHit | null {
  const score = textScore(tiers, token, text);
  if (score === 0) return null;
  const tier = Math.max(2, computeTier(tiers, token, text, score)) as 2 | 3;
  const isCall = tier === 2;
  const [proof, detail] = [proofLine(text, token, redact), isCall ? ('skill_call' as const) : ('noise' as const)];
  const signal = { tier, score, attempted: isCall, succeeded: isCall };
  return { ...hitOfSignal(signal, { line: number, proof, depth: 0, detail }), source_kind: 'log_fallback' };
}
