import { largest } from '../kernel/append.ts';
import { textMatches, type TextMatch } from './text-rules.ts';

/** 1 definitive, 2 moderate, 3 weak mention. Tier 3 is also what "no signal" prints. */
export type Tier = 1 | 2 | 3;

export interface TierAndScore {
  readonly tier: Tier;
  readonly score: number;
}

/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 } as const;

const SCORE_OF_MATCH = {
  skill_call: SCORE.loaded,
  launching: SCORE.launching,
  base_directory: SCORE.read,
  read: SCORE.read,
  mention: SCORE.mention,
} as const;

/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;

/** A provider's row of the tier table, by which `structuredTier` and `computeTier` decide. */
export interface TierRow {
  /** The client has no skill tool: opening `SKILL.md` under a skills root is its way to load a skill. */
  readonly loadsByReading: boolean;
  /** The tier of a line of plain text that names the token so. A `skill_line` at 3 is text that somebody wrote, not a line of the client. */
  readonly text: Readonly<Record<Exclude<TextMatch['kind'], 'mention'>, Tier>>;
}

/** A fact from a structured transcript about one skill or file. `ok` is null where no result came. */
export type Observation =
  | { readonly kind: 'skill_call'; readonly ok: boolean | null }
  | {
      readonly kind: 'file_open';
      readonly ok: boolean | null;
      readonly underSkillsRoot: boolean;
      /** The output shows the frontmatter of the file that was opened. */
      readonly showsFrontmatter: boolean;
    }
  /** It lies where nothing under test does; or a command that failed shows its frontmatter. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'mention' };

export interface StructuredTier extends TierAndScore {
  /** A call or read took place, whatever came of it. */
  readonly attempted: boolean;
  /** The call or read succeeded. A mention neither attempts nor succeeds. */
  readonly succeeded: boolean;
}

const LOADED: StructuredTier = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED: StructuredTier = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ: StructuredTier = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const UNPROVEN: StructuredTier = { tier: 2, score: SCORE.read, attempted: true, succeeded: false };
const MENTION: StructuredTier = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };

/**
 * The tier of a fact from a client's own JSON stream; null where it is no signal. The table stands in
 * src/evidence/README.md, "Tiers".
 */
export function structuredTier(row: TierRow, observation: Observation, tokenIsPath: boolean): StructuredTier | null {
  const tier = ofObservation(row, observation);
  return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}

function ofObservation(row: TierRow, observation: Observation): StructuredTier | null {
  switch (observation.kind) {
    case 'mention':
      return MENTION;
    case 'skill_call':
      return observation.ok === true ? LOADED : FAILED;
    case 'file_open':
      if (row.loadsByReading && observation.underSkillsRoot) {
        return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
      }
      return observation.ok === true ? READ : null;
    case 'unproven':
      return UNPROVEN;
  }
}

/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
export function computeTier(row: TierRow, token: string, line: string, score: number): Tier {
  const isPath = /[/\\]/.test(token);
  const tiers = textMatches(token, line).map((match) => textTier(row, match));
  const strongest = tiers.reduce<Tier>((least, tier) => (tier < least ? tier : least), score >= MODERATE_SCORE ? 2 : 3);
  return isPath && strongest === 1 ? 2 : strongest;
}

/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
export function textScore(row: TierRow, token: string, line: string): number {
  return largest(textMatches(token, line).map((match) => scoreOf(row, match)));
}

/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(row: TierRow, match: TextMatch): Tier {
  if (match.kind === 'mention' || (match.kind === 'skill_line' && match.failed)) return 3;
  return row.text[match.kind];
}

function scoreOf(row: TierRow, match: TextMatch): number {
  if (match.kind !== 'skill_line') return SCORE_OF_MATCH[match.kind];
  if (row.text.skill_line === 3) return SCORE.mention;
  return match.failed ? SCORE.failed : SCORE.loaded;
}
