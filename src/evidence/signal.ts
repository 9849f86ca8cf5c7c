import type { Observation } from './compute-tier.ts';
import type { SourceDetail } from './token-hit.ts';

/** A call of a skill tool, or the client's own record of a load, with the names that the skill was given in it. */
export interface SkillSignal {
  readonly kind: 'skill';
  readonly names: readonly string[];
  readonly observation: Extract<Observation, { kind: 'skill_call' }>;
}

/** A file that a tool opened. */
export interface FileSignal {
  readonly kind: 'file';
  /** The path, with letter case folded. */
  readonly segments: readonly string[];
  /** Where it is a `SKILL.md`: its folder as written, and the name that its own frontmatter gives, where the output shows it. */
  readonly skill: { readonly folder: string; readonly frontmatterName: string | null } | null;
  readonly observation: Extract<Observation, { kind: 'file_open' }>;
}

/** A token that the assistant named, or that stands in a line of noise. */
export interface MentionSignal {
  readonly kind: 'mention';
  readonly token: string;
}

/** What an event says about a skill, a file or a token, before it is known which tokens that means. */
export type Signal = (SkillSignal | FileSignal | MentionSignal) & {
  readonly line: number;
  readonly proof: string;
  readonly depth: number;
  readonly detail: SourceDetail;
};
