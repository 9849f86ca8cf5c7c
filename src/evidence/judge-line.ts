import { EvidenceCollector } from './collect-evidence.ts';
import { computeTier, textScore, type TierAndScore } from './compute-tier.ts';
import { decodeLine } from './decode-line.ts';
import { asRecord, asText } from './json-data.ts';
import { occursIn } from './text-rules.ts';
import type { EventBody, JsonData } from './transcript-event.ts';
import type { EvidenceRules } from './transcript-evidence.ts';
import type { TranscriptReader } from './transcript-reader.ts';

const NO_SIGNAL: TierAndScore = { tier: 3, score: 0 };

/**
 * The tier and score of one line for one token, by the line itself: an event of the client's JSON stream by its structure,
 * any other line by the text rules with the score computed. A call or read counts as having succeeded unless the line
 * says that it failed. `reader` is the client's; without one the text rules judge everything.
 */
export function judgeLine(
  reader: TranscriptReader | undefined,
  rules: EvidenceRules,
  token: string,
  line: string,
): TierAndScore {
  const bytes = Buffer.from(line.replace(/[\r\n]+$/, ''), 'utf8');
  const decoded = decodeLine({ bytes, start: 0, end: bytes.length });
  if (decoded.kind === 'blank' || !occursIn(token, decoded.text)) return NO_SIGNAL;
  if (reader !== undefined && decoded.kind === 'json') {
    const { events } = reader.readValue(decoded.value);
    if (isEvent(decoded.value, events)) return structuredScore(rules, token, events, decoded.text);
  }
  const score = textScore(rules.tiers, token, decoded.text);
  return { tier: computeTier(rules.tiers, token, decoded.text, score), score };
}

/** Whether the client knows an event of the value's `type`; a reader names an unknown event by that type. */
function isEvent(value: JsonData, events: readonly EventBody[]): boolean {
  const type = asText(asRecord(value)['type']);
  return type !== undefined && !events.some((event) => event.type === 'unknown' && event.name === type);
}

function structuredScore(rules: EvidenceRules, token: string, events: readonly EventBody[], raw: string): TierAndScore {
  const query = { ...rules, tokens: [token], anyTokens: [], aliases: new Map<string, string>(), installed: null };
  const collector = new EvidenceCollector(query, { assumeSuccess: true });
  collector.addLine(
    events.map((event) => ({ line: 1, ...event })),
    raw,
  );
  const hit = collector.finish().hits.get(token);
  return hit === undefined ? NO_SIGNAL : { tier: hit.tier, score: hit.score };
}
