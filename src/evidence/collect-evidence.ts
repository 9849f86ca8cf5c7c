import { foldedName } from '../kernel/folded-name.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { isActivityToken } from './activity-tokens.ts';
import { attributeSignals, resolveAlias, type Signal, type TokenRequest } from './attribute-signals.ts';
import { CallTracker } from './call-tracker.ts';
import { ContentDigest } from './content-digest.ts';
import { leafText } from './json-data.ts';
import { foldText, TokenMatcher } from './mention.ts';
import { commandFilter, commandPurpose } from './opened-files.ts';
import { pathParts, pathSegments, SKILL_FILE, skillFolderOf } from './path-segments.ts';
import { proofLine } from './proof-line.ts';
import { SkillInventory } from './skill-identity.ts';
import {
  type AssistantTextEvent,
  type CallPurpose,
  type EventPlace,
  type SessionEvent,
  type ToolCallEvent,
  type TranscriptEvent,
} from './transcript-event.ts';
import { FINAL_TEXT_LIMIT, type EvidenceQuery, type TranscriptEvidence } from './transcript-evidence.ts';
import type { SkipScope } from './transcript-reader.ts';

export interface CollectorOptions {
  /** In plain text only the client's tool lines count, so that naming a skill says nothing. */
  readonly plainText?: boolean;
  /** A part of a transcript is judged by itself: what is missing counts as good. */
  readonly assumeSuccess?: boolean;
}

const NOTHING_SEEN = {
  session_started: false,
  assistant_text: false,
  skill_tool: null,
  terminal: null,
  aborted: false,
  last_error: null,
  model: null,
  version: null,
  known_events: 0,
  unknown_events: 0,
  unknown_tool_like: 0,
  noise_lines: 0,
  first_noise: null,
  log: null,
  damaged_lines: 0,
  oversize_lines: 0,
  lossy_lines: 0,
  foreign_lines: 0,
};

/** Events that show nothing of what the client did. */
const UNKNOWN: ReadonlySet<TranscriptEvent['type']> = new Set(['unknown', 'noise', 'damaged', 'oversize']);

type Seen = { -readonly [Name in keyof typeof NOTHING_SEEN]: TranscriptEvidence[Name] };

/** Collects evidence from events in any order of chunks; holds nothing of the transcript but its signals. */
export class EvidenceCollector {
  readonly #query: EvidenceQuery;
  readonly #requests: readonly TokenRequest[];
  readonly #plainText: boolean;
  /** Of each token, for its name in the case and for the one on this provider. */
  readonly #matchers: ReadonlyMap<string, readonly TokenMatcher[]>;
  readonly #calls: CallTracker;
  readonly #content: ContentDigest | undefined;
  readonly #mayOpen: (command: string) => boolean;
  readonly #mentions: Signal[] = [];
  /** Of which no mention was found yet. */
  readonly #unnamed: Record<'assistant_text' | 'noise', readonly TokenRequest[]>;
  readonly #anyMatched = new Set<string>();
  readonly #hidden = new Set<string | null>();
  /** The evidence so far, where it needs nothing but the events. */
  readonly #seen: Seen = { ...NOTHING_SEEN };
  #catalogue: SessionEvent | undefined;
  #folder: string | undefined;
  #session: string | undefined;
  #lastText: string | null = null;

  constructor(query: EvidenceQuery, options: CollectorOptions = {}) {
    this.#query = query;
    this.#requests = query.tokens.map((token) => ({ token, canonical: resolveAlias(query.aliases, token) }));
    this.#unnamed = { assistant_text: this.#requests, noise: this.#requests };
    this.#plainText = options.plainText ?? false;
    const inventory = new SkillInventory(query.installed ?? []);
    this.#matchers = new Map(
      this.#requests.map(({ token, canonical }) => [
        token,
        [...new Set([canonical, token])].map((name) => new TokenMatcher(name, inventory)),
      ]),
    );
    const named = this.#requests.flatMap(({ canonical }) => pathSegments(canonical).slice(-1));
    const fileNames = new Set([foldedName(SKILL_FILE), ...named]);
    this.#mayOpen = commandFilter([...fileNames]);
    this.#content = query.comparesTrials === true ? new ContentDigest() : undefined;
    this.#calls = new CallTracker({
      ...query,
      fileNames,
      assumeSuccess: options.assumeSuccess ?? false,
    });
  }

  /** What a reader may look at to decide that a line cannot change the evidence; always up to date. */
  get skipScope(): SkipScope {
    return {
      pending: this.#calls.pending,
      knows: (callId) => this.#session !== undefined && this.#calls.knows(callId),
    };
  }

  /** A terminal event or an error came: what follows has to be decoded, since any work takes it back. */
  get mayEnd(): boolean {
    return this.#seen.terminal !== null || this.#seen.last_error !== null;
  }

  /** Counts a line that was not decoded because it is a known event that changes nothing. */
  skipLine(): void {
    this.#seen.known_events += 1;
  }

  /** All events of one line; `raw` is its text, from which proof is cut. */
  addLine(events: readonly TranscriptEvent[], raw: string): void {
    const [first] = events;
    if (first?.lossy === true) this.#seen.lossy_lines += 1;
    if (first?.session !== undefined) {
      this.#session ??= first.session;
      if (first.session !== this.#session) {
        this.#seen.foreign_lines += 1;
        return;
      }
    }
    if (events.some(({ type }) => !UNKNOWN.has(type))) this.#seen.known_events += 1;
    this.#seen.log ??= first?.log ?? null;
    for (const event of events) this.#take(event, raw);
  }

  #take(event: TranscriptEvent, raw: string): void {
    // What the client works on behind was not its last word, and an error before it is none of its end.
    if (event.works === true) this.#seen.terminal = this.#seen.last_error = null;
    switch (event.type) {
      case 'session':
        this.#takeSession(event);
        break;
      case 'assistant_text':
        this.#takeAssistantText(event, raw);
        break;
      case 'tool_call':
        if (event.hides_calls === true) this.#hidden.add(event.call_id);
        this.#takeCall(event, raw);
        break;
      case 'tool_result':
        this.#calls.result(event, raw);
        break;
      case 'skill_invoked':
        this.#calls.invoked(event, raw);
        break;
      case 'skill_folder':
        this.#calls.folder(event);
        break;
      case 'terminal':
        this.#seen.terminal ??= event;
        break;
      case 'transport_error':
        this.#seen.last_error = event;
        break;
      case 'aborted':
        this.#seen.aborted ||= this.#seen.terminal === null;
        break;
      case 'unknown':
        this.#seen.unknown_events += 1;
        if (event.tool_like) this.#seen.unknown_tool_like += 1;
        break;
      case 'noise':
        this.#seen.noise_lines += 1;
        this.#seen.first_noise ??= proofLine(event.text, null, this.#query.redact);
        this.#takeMentions(event.text, event, event.text, 'noise');
        break;
      case 'damaged':
        this.#seen.damaged_lines += 1;
        break;
      case 'oversize':
        this.#seen.oversize_lines += 1;
        break;
      case 'notice':
        break;
      default:
        event satisfies never;
    }
  }

  #takeSession(event: SessionEvent): void {
    if (event.started) this.#seen.session_started = true;
    if (event.skills !== undefined) this.#catalogue = event;
    this.#folder ??= event.folder;
    if (event.skill_tool !== undefined) this.#seen.skill_tool = event.skill_tool;
    this.#seen.model = event.model ?? this.#seen.model;
    this.#seen.version = event.version ?? this.#seen.version;
    if (event.session_id === undefined) return;
    this.#session ??= event.session_id;
    if (event.session_id !== this.#session) this.#seen.foreign_lines += 1;
  }

  #takeAssistantText(event: EventPlace & AssistantTextEvent, raw: string): void {
    if (event.synthetic || event.text.trim() === '') return;
    this.#seen.assistant_text = true;
    this.#content?.addText(event.text);
    // What a subagent says last is not what the run ended with.
    if (event.parent_call_id === undefined) this.#lastText = event.text.slice(0, 4 * FINAL_TEXT_LIMIT);
    this.#matchAny(() => event.text);
    this.#takeMentions(event.text, event, raw, 'assistant_text');
  }

  #takeCall(event: EventPlace & ToolCallEvent, raw: string): void {
    const purpose = this.#purposeOf(event);
    if (purpose.kind === 'other' && purpose.oversize) this.#seen.oversize_lines += 1;
    this.#matchAny(() => (loadsSkill(purpose) ? event.tool : `${event.tool}\n${leafText(event.input)}`));
    this.#content?.addCall(event.tool, event.input);
    this.#calls.call(event, purpose, raw);
  }

  #purposeOf({ purpose }: ToolCallEvent): CallPurpose {
    if (purpose.kind !== 'command') return purpose;
    return this.#mayOpen(purpose.command) ? commandPurpose(purpose.command) : { kind: 'other' };
  }

  #takeMentions(text: string, place: EventPlace, raw: string, detail: 'assistant_text' | 'noise'): void {
    if (this.#plainText) return;
    const open = this.#unnamed[detail];
    if (open.length === 0) return;
    const folded = foldText(text);
    for (const { token, canonical } of open) {
      if (this.#matchers.get(token)?.some((matcher) => matcher.isNamedIn(folded)) !== true) continue;
      const depth = this.#calls.depthUnder(place.parent_call_id);
      const proof = proofLine(raw, canonical, this.#query.redact);
      this.#unnamed[detail] = this.#unnamed[detail].filter((request) => request.token !== token);
      this.#mentions.push({ kind: 'mention', token, line: place.line, proof, depth, detail });
    }
  }

  #matchAny(textOf: () => string): void {
    if (this.#query.anyTokens.length === this.#anyMatched.size) return;
    const folded = textOf().toLowerCase();
    for (const token of this.#query.anyTokens) if (folded.includes(token.toLowerCase())) this.#anyMatched.add(token);
  }

  /** What the events said. The collector is spent afterwards. */
  finish(): TranscriptEvidence {
    const listed = this.#catalogue?.skills ?? null;
    const { aliases, anyTokens, installed, redact } = this.#query;
    const signals = [...this.#calls.finish(listed ?? []), ...this.#mentions];
    const skills = installed ?? [...(listed ?? []), ...this.#calls.skillFolders];
    const rules = { ...this.#query, session: this.#folder };
    const { hits, ambiguous } = attributeSignals(rules, signals, this.#requests, skills, aliases);
    const anyCall = this.#calls.count > 0;
    const met = (token: string): boolean => this.#anyMatched.has(token) || (anyCall && isActivityToken(token));
    // Cut after secrets were taken out, so that none is cut into pieces that no form fits any more.
    const lastText = this.#seen.terminal?.final_text?.slice(0, 4 * FINAL_TEXT_LIMIT) ?? this.#lastText;
    const finalText = lastText === null ? null : (redact?.(lastText) ?? lastText).slice(0, FINAL_TEXT_LIMIT);
    return {
      ...this.#seen,
      hits,
      ambiguous,
      any_matched: anyTokens.filter(met),
      any_unmatched: anyTokens.filter((token) => !met(token)),
      session_id: this.#session?.slice(0, 200).toWellFormed() ?? null,
      content_digest: this.#content?.value() ?? null,
      final_text: this.#plainText ? null : (finalText?.toWellFormed() ?? null),
      tool_calls: this.#calls.count,
      hidden_subagents: this.#hidden.size,
      skills_available: listed?.map((skill) => skill.name).sort(compareCodePoints) ?? null,
      catalogue_complete: this.#catalogue?.catalogue === 'complete',
    };
  }
}

function loadsSkill(purpose: CallPurpose): boolean {
  if (purpose.kind === 'skill') return true;
  return purpose.kind === 'opens' && purpose.paths.some((path) => skillFolderOf(pathParts(path)) !== undefined);
}
