import type { ModelCall } from './scenario.ts';

/*
 * How a scripted model talks with one client. `rehearsal` asks, a provider's folder answers, and neither may import the other, so
 * that the types stand here.
 */

/** A tool that a request offers. */
export interface OfferedTool {
  readonly name: string;
  readonly description?: string | undefined;
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

/** What a call may depend on. */
export interface DialectRequest {
  readonly tools: readonly OfferedTool[];
  /** What the client offers. */
  readonly skills: readonly OfferedSkill[];
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
  /** The tool that loads a skill; null where the client has none. */
  readonly skillTool: string | null;
  /**
   * The skills that a text lists. `instructions` are what the client itself tells the model, `tool` is the description of `skillTool`.
   */
  readonly skillsIn: (text: string, from: 'instructions' | 'user' | 'tool') => readonly OfferedSkill[];
  /**
   * A call in the client's own tools; of a subagent `prompt` already holds what its conversation is recognised by. Null for a skill, and
   * for its file, that the request does not offer.
   */
  readonly call: (call: DialectCall, request: DialectRequest) => ToolCall | null;
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
