import type { ProviderAliases } from './attribute-signals.ts';
import type { TierRow } from './compute-tier.ts';
import type { Redact } from './proof-line.ts';
import type { SkillSources } from './skill-source.ts';
import type { TokenHit } from './token-hit.ts';
import type { SkillListing, TerminalEvent, TransportErrorEvent } from './transcript-event.ts';

/** What decides about the evidence of a provider's transcripts. */
export interface EvidenceRules extends Pick<SkillSources, 'skillPlaces' | 'ownSkills'> {
  readonly tiers: TierRow;
}

/** What a case asks of a transcript, and the rules for its provider. */
export interface EvidenceQuery extends EvidenceRules {
  /** Tokens whose hits are wanted, as the case writes them. */
  readonly tokens: readonly string[];
  /** Substrings of which the case wants any; activity tokens mean "any tool call". */
  readonly anyTokens: readonly string[];
  /** `alias → canonical` for this provider. */
  readonly aliases: ProviderAliases;
  /** What is installed, where that is known; otherwise it comes from the transcript. */
  readonly installed: readonly SkillListing[] | null;
  /** Where that lies. */
  readonly roots?: SkillSources['roots'];
  /** Other trials of the cell are compared with this one: what was said and called is digested. */
  readonly comparesTrials?: boolean;
  /** Applied to proof lines before they are cut and kept. */
  readonly redact?: Redact;
}

/** A final message is kept up to this length. */
export const FINAL_TEXT_LIMIT = 500;

/** Everything that a transcript says, before it is known what it means. */
export interface TranscriptEvidence {
  readonly hits: ReadonlyMap<string, TokenHit>;
  readonly ambiguous: readonly string[];
  readonly any_matched: readonly string[];
  readonly any_unmatched: readonly string[];
  readonly session_started: boolean;
  /** The client's own id of its session, cut at 200 characters. */
  readonly session_id: string | null;
  /** Over what the model said and called (`ContentDigest`); null where it did neither, or where nobody asked. */
  readonly content_digest: string | null;
  /** The model said something itself; text that the client wrote in its name does not count. */
  readonly assistant_text: boolean;
  /** What the run ended with, cut at 500 characters: the client's own result, or the last message of the model. */
  readonly final_text: string | null;
  readonly tool_calls: number;
  /** Subagents whose own calls are not in the transcript. */
  readonly hidden_subagents: number;
  readonly skills_available: readonly string[] | null;
  /** Nothing that is missing from `skills_available` was offered. */
  readonly catalogue_complete: boolean;
  /** False where the client had no tool to load a skill with; null where it does not say. */
  readonly skill_tool: boolean | null;
  readonly terminal: TerminalEvent | null;
  /** An interruption came before the terminal event. */
  readonly aborted: boolean;
  readonly last_error: TransportErrorEvent | null;
  readonly model: string | null;
  readonly version: string | null;
  /** Lines with an event that the reader knows. */
  readonly known_events: number;
  readonly unknown_events: number;
  readonly unknown_tool_like: number;
  readonly noise_lines: number;
  readonly first_noise: string | null;
  /** The first line that is of a file which the client keeps for itself says so, and how its stream is recorded instead. */
  readonly log: string | null;
  readonly damaged_lines: number;
  readonly oversize_lines: number;
  /** Decoded lines in which something had to be replaced; lines that cannot matter are not looked at. */
  readonly lossy_lines: number;
  /** Lines that say that they belong to another session than the first. */
  readonly foreign_lines: number;
}
