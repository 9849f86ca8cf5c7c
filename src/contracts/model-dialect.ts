import type { ModelCall } from './scenario.ts';

/*
 * How a scripted model talks with one client. `rehearsal` asks, a provider's folder answers, and neither may import the other, so
 * that the types stand here.
 */

/** A tool that a request offers. */
export interface OfferedTool {
  readonly name: string;
  /** Codex groups some of its tools. */
  readonly namespace: string | null;
  /** It takes a text instead of JSON. */
  readonly plain: boolean;
}

/** A skill as a client offers it to the model. */
export interface OfferedSkill {
  /** What the model has to call it. */
  readonly name: string;
  /** Another name that the client says; null where there is none. */
  readonly alias: string | null;
  /** The absolute path of its SKILL.md; null where the client does not say it. */
  readonly file: string | null;
}

export interface SkillOffer {
  readonly skills: readonly OfferedSkill[];
  /** The folders in which the skills lie, where the client says it; absolute. */
  readonly roots: readonly string[];
}

/** What a call may depend on. */
export interface DialectRequest {
  readonly tools: readonly OfferedTool[];
  readonly offer: SkillOffer;
  /** Where the client runs, if it says so; absolute. */
  readonly workingDirectory: string | null;
}

/** A call as it goes over a wire, but for its id. */
export interface ToolCall {
  readonly name: string;
  /** Null for a tool that stands for itself. */
  readonly namespace: string | null;
  /** The text of a JSON object; of a `plain` call the text that the tool takes. */
  readonly input: string;
  readonly plain: boolean;
}

/** A call whose tool the client decides; a scenario may write out others. */
export type DialectCall = Exclude<ModelCall, { kind: 'tool' }>;

export interface Dialect {
  /** With which the client begins what it says itself in the user's name; null where it says nothing so. */
  readonly reminder: string | null;
  /** The skills that a text lists; null where it is no list of them. `instructions` are what the client itself tells the model. */
  readonly skillsIn: (text: string, from: 'instructions' | 'user') => SkillOffer | null;
  /** A call in the client's own tools; of a subagent `prompt` already holds what its conversation is recognised by. */
  readonly call: (call: DialectCall, request: DialectRequest) => ToolCall;
  /**
   * Of a client that goes on while a subagent works: the call by which the model waits for it, given what the client answered when it
   * started. Null where nothing was started.
   */
  readonly waitFor?: (started: string | undefined, request: DialectRequest) => ToolCall | null;
}

/** What the scripted model sends over HTTP. */
export type ModelAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly chunks: readonly string[];
      /** `cut`: the connection breaks after the chunks. `hang`: it stays open and nothing more comes. */
      readonly ending: 'end' | 'cut' | 'hang';
    }
  /** Not even headers come. */
  | { readonly kind: 'silence' };
