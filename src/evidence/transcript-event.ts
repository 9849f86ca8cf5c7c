/**
 * The normalised events that every client's transcript is read into (src/evidence/README.md, "Events").
 *
 * A reader reports facts and judges nothing: which call was made, what the client answered, what ended the run.
 */

/** A value that came out of `JSON.parse`. */
export type JsonData = null | boolean | number | string | readonly JsonData[] | { readonly [key: string]: JsonData };

/** A skill as a client's own catalogue names it. */
export interface SkillListing {
  /** The name that the client calls it by; may carry a `plugin:` prefix. */
  readonly name: string;
  /** Other names of the same skill: its folder, its frontmatter name. */
  readonly aliases: readonly string[];
  /** Its `SKILL.md`, where a client tells it. */
  readonly path?: string | undefined;
  /** The frontmatter as its file has it, rules included, where that is known. */
  readonly frontmatter?: string | undefined;
}

/** What a tool call is for, as far as evidence is concerned. */
export type CallPurpose =
  | { readonly kind: 'skill'; readonly skill: string }
  | { readonly kind: 'opens'; readonly paths: readonly string[] }
  /** `oversize`: a command too long to be parsed, which may have opened anything. */
  | { readonly kind: 'other'; readonly oversize?: true };

/** Why the client itself said that the run failed. */
export type TransportReason = 'api_error' | 'rate_limited' | 'auth' | 'exit';

/** Token counts and cost as the client reports them; null where it reports none. */
export interface ReportedUsage {
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly turns: number | null;
}

export interface SessionEvent {
  readonly type: 'session';
  readonly session_id?: string | undefined;
  readonly model?: string | undefined;
  readonly version?: string | undefined;
  /** Where the client runs. */
  readonly folder?: string | undefined;
  readonly skills?: readonly SkillListing[] | undefined;
  /** Whether a skill that is not in `skills` is certain not to be offered to the model. */
  readonly catalogue?: 'complete' | 'partial' | undefined;
  /** False where the client has no tool to load a skill with. */
  readonly skill_tool?: boolean | undefined;
  /** A thread or session opened; catalogues and model notes do not prove that. */
  readonly started: boolean;
}

export interface AssistantTextEvent {
  readonly type: 'assistant_text';
  readonly text: string;
  /** Written by the client in the model's name (an API error shown as text). */
  readonly synthetic: boolean;
}

export interface ToolCallEvent {
  readonly type: 'tool_call';
  readonly call_id: string | null;
  readonly tool: string;
  readonly input: JsonData;
  /** What a shell's command is for, `commandPurpose` says. */
  readonly purpose: CallPurpose | { readonly kind: 'command'; readonly command: string };
  /** The client announces a call that may be open once more (its execution begins, it is completed), with other details. */
  readonly again?: true | undefined;
  /** It starts a subagent whose own calls are not in the transcript. */
  readonly hides_calls?: true | undefined;
}

export interface ToolResultEvent {
  readonly type: 'tool_result';
  readonly call_id: string | null;
  readonly ok: boolean;
  /** The line does not say how the call ended; `ok` is false then. */
  readonly unstated?: true | undefined;
  /** What the tool printed, where the provider's evidence depends on it. */
  readonly output?: string | undefined;
  /** What the client said of a call that it refused, or that failed. */
  readonly answer?: string | undefined;
  /** The command that printed it: what it spells itself proves nothing. */
  readonly command?: string | undefined;
  /** The skill that the client says it loaded, for a result that stands without its call. */
  readonly loaded?: string | undefined;
}

/** The client's own record that it loaded a skill, apart from any tool call. */
export interface SkillInvokedEvent {
  readonly type: 'skill_invoked';
  readonly skill: string;
  readonly aliases?: readonly string[] | undefined;
  /** Its `SKILL.md`. */
  readonly path?: string | undefined;
}

/** The client handed a skill to the model and told its folder: whose last part is another name of what was loaded. */
export interface SkillFolderEvent {
  readonly type: 'skill_folder';
  readonly path: string;
}

export interface TerminalEvent {
  readonly type: 'terminal';
  readonly outcome: 'completed' | 'limit' | 'error';
  readonly limit?: 'turns' | 'budget' | undefined;
  readonly reason?: TransportReason | undefined;
  /** The HTTP status that the client names. */
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  readonly final_text?: string | undefined;
  readonly usage?: ReportedUsage | undefined;
}

/** An error that the client reported before its terminal event; explains the terminal event, ends nothing. */
export interface TransportErrorEvent {
  readonly type: 'transport_error';
  readonly reason: TransportReason;
  /** The HTTP status that the client names. */
  readonly status?: number | undefined;
  readonly message: string;
  /** It stands in the place of the model's answer, with the client's own class: the end says nothing better. */
  readonly classed?: true;
}

export type EventBody =
  | SessionEvent
  | AssistantTextEvent
  | ToolCallEvent
  | ToolResultEvent
  | SkillInvokedEvent
  | SkillFolderEvent
  | TerminalEvent
  | TransportErrorEvent
  /** The run was interrupted: what the client prints afterwards is not a clean end. */
  | { readonly type: 'aborted' }
  /** A known event that carries no evidence: prompts, echoes, partial messages, progress. */
  | { readonly type: 'notice'; readonly name: string }
  /** An event or block of a kind that this reader does not know; `tool_like` where it looks like a call or a result. */
  | { readonly type: 'unknown'; readonly name: string; readonly tool_like: boolean }
  /** A line that is not JSON. In a transcript without any JSON it is the client's plain-text output. */
  | { readonly type: 'noise'; readonly text: string }
  /** A line that begins as JSON and is not: an event was lost. */
  | { readonly type: 'damaged'; readonly text: string }
  /** A line over the cap: an event that was not read. */
  | { readonly type: 'oversize'; readonly bytes: number };

/** Where an event stands and whom it belongs to. */
export interface EventPlace {
  /** 1-based line; in a JSON array the 1-based index of the element. */
  readonly line: number;
  /** The session that the line says it belongs to. */
  readonly session?: string | undefined;
  /** The tool call that started the subagent in which this happened. */
  readonly parent_call_id?: string | undefined;
  /** The client is at work in the line (`ReadValue`). */
  readonly works?: true | undefined;
  /** The line is of a file that the client keeps for itself (`ReadValue`). */
  readonly log?: string | undefined;
  /** Bytes of the line were replaced because they were not valid UTF-8 or JSON text. */
  readonly lossy?: true;
}

export type TranscriptEvent = EventPlace & EventBody;
