import type { Signal } from './attribute-signals.ts';
import { fileSignals, type FileSignalOptions, shownSignals } from './file-signals.ts';
import { frontmatterNames, knownBlocks, type KnownBlocks } from './frontmatter.ts';
import { pathParts } from './path-segments.ts';
import { proofLine } from './proof-line.ts';
import { SkillFolders } from './skill-identity.ts';
import type {
  CallPurpose,
  EventPlace,
  SkillFolderEvent,
  SkillInvokedEvent,
  SkillListing,
  ToolCallEvent,
  ToolResultEvent,
} from './transcript-event.ts';
import type { EvidenceQuery } from './transcript-evidence.ts';
import { foldedName } from '../kernel/folded-name.ts';

type Purpose = Exclude<CallPurpose, { kind: 'other' }>;

interface OpenCall {
  readonly tool: string;
  readonly purpose: Purpose;
  readonly line: number;
  readonly proof: string;
  readonly depth: number;
  readonly parent: string | undefined;
  /** Another call was open under its id: whom an answer is for is unknown. */
  readonly clashes: boolean;
}

interface CallTrackerOptions extends FileSignalOptions, Pick<EvidenceQuery, 'redact' | 'installed'> {
  /** Last segments, folded, of the files that anyone asks for, and `skill.md`; other reads are no evidence. */
  readonly fileNames: ReadonlySet<string>;
}

/** So much of a name, and of what a client answered, is reported. */
const SHOWN_PART = 200;
/** More ids than a run ever has; beyond, memory matters more than counting a repeated call once. */
const MAX_KNOWN_IDS = 250_000;

/** Pairs calls with their results by id, whatever their order, and turns each pair into signals. */
export class CallTracker {
  readonly #options: CallTrackerOptions;
  readonly #blocks: KnownBlocks;
  /** By id, then by the call whose subagent made it, '' for the main conversation: ids are unique among the open calls of one of these. */
  readonly #open = new Map<string, Map<string, OpenCall>>();
  readonly #ids = new Set<string>();
  readonly #depthOfCall = new Map<string, number>();
  /** By meaning, so that a file that is read a thousand times is one signal. */
  readonly #signals = new Map<string, Signal>();
  readonly #folders = new SkillFolders();
  #uncounted = 0;
  /** Loads that the client recorded; each is a call, which usually stands in the transcript as well. */
  #invoked = 0;

  constructor(options: CallTrackerOptions) {
    this.#options = options;
    this.#blocks = knownBlocks(options.installed ?? []);
  }

  /** Distinct tool calls. */
  get count(): number {
    return Math.max(this.#ids.size + this.#uncounted, this.#invoked);
  }

  /** By the ids of the calls whose results still matter. */
  get pending(): ReadonlyMap<string, unknown> {
    return this.#open;
  }

  /** Whether a call of this id was made. */
  knows(id: string): boolean {
    return this.#ids.has(id);
  }

  /** 0 in the main conversation; one more than the call that started the subagent elsewhere. */
  depthUnder(parentCallId: string | undefined): number {
    return parentCallId === undefined ? 0 : 1 + (this.#depthOfCall.get(parentCallId) ?? 0);
  }

  /** `calledFor`: what the event's purpose comes to. */
  call(event: EventPlace & ToolCallEvent, calledFor: CallPurpose, raw: string): void {
    const depth = this.depthUnder(event.parent_call_id);
    const id = event.call_id;
    if (id === null || (this.#ids.size >= MAX_KNOWN_IDS && !this.#ids.has(id))) this.#uncounted += 1;
    else {
      this.#ids.add(id);
      if (depth > 0) this.#depthOfCall.set(id, depth);
      else this.#depthOfCall.delete(id);
    }
    const purpose = this.#relevant(calledFor);
    if (purpose === undefined) return;
    const [key, scope] = [id ?? '', event.parent_call_id ?? ''];
    const calls = this.#open.get(key) ?? new Map<string, OpenCall>();
    const known = calls.get(scope);
    const isAlike = JSON.stringify(known?.purpose) === JSON.stringify(purpose);
    // The same call announced again (requested, then started) moves to its later line; another one under the same id, or
    // one without an id, is a call of its own, and the first was never answered.
    if (known !== undefined && (id === null || !isAlike)) this.#close(known, undefined);
    const clashes = known !== undefined && (known.clashes || !(isAlike || event.again === true));
    const name = purpose.kind === 'skill' ? purpose.skill : (purpose.paths[0] ?? null);
    calls.set(scope, {
      tool: event.tool,
      purpose,
      line: event.line,
      proof: proofLine(raw, name, this.#options.redact),
      depth,
      parent: event.parent_call_id,
      clashes: id !== null && clashes,
    });
    this.#open.set(key, calls);
  }

  result(event: EventPlace & ToolResultEvent, raw: string): void {
    const [key, scope] = [event.call_id ?? '', event.parent_call_id ?? ''];
    const calls = this.#open.get(key);
    const call = calls?.get(scope);
    const isAnswer = call?.clashes === false;
    let shown = isAnswer ? [] : (this.#namesShown(event) ?? []);
    if (call !== undefined) {
      // Without an id, only what stands in the same line belongs together.
      if (event.call_id === null && call.line !== event.line) return;
      calls?.delete(scope);
      if (calls?.size === 0) this.#open.delete(key);
      const left = this.#close(call, isAnswer ? event : undefined);
      if (isAnswer) shown = left;
      if (isAnswer && call.purpose.kind === 'skill' && event.ok) {
        this.#folders.addLoad(call.purpose.skill, call.parent, event.call_id);
      }
    } else if (event.loaded !== undefined && !this.#ids.has(key)) {
      // Evidence is a call with its result. A result without its call says that something was tried, except in a line that
      // is judged by itself.
      this.#loaded([event.loaded], event, raw, this.#options.assumeSuccess ? this.#outcome(event) : null);
    }
    const [line, depth] = [event.line, this.depthUnder(event.parent_call_id)];
    const proof = shown.length === 0 ? '' : proofLine(raw, null, this.#options.redact);
    for (const signal of shownSignals(shown, event)) this.#add({ ...signal, line, proof, depth, detail: 'file_open' });
  }

  invoked(event: EventPlace & SkillInvokedEvent, raw: string): void {
    this.#invoked += 1;
    const names = [event.skill, ...(event.aliases ?? [])];
    if (event.path !== undefined) this.#folders.addRecord(names, event.path);
    this.#loaded(names, event, raw, true);
  }

  folder(event: EventPlace & SkillFolderEvent): void {
    this.#folders.addFolder(event.path, event.parent_call_id);
  }

  /** The skills that were loaded, under the names of their folders. */
  get skillFolders(): readonly SkillListing[] {
    return this.#folders.listings();
  }

  /** All signals; calls that were never answered are attempts. */
  finish(catalogue: readonly SkillListing[]): readonly Signal[] {
    for (const calls of this.#open.values()) for (const call of calls.values()) this.#close(call, undefined);
    this.#open.clear();
    const find = this.#folders.finder(catalogue);
    return [...this.#signals.values()].map((signal) => {
      const isLoad = signal.kind === 'skill' && signal.observation.ok === true;
      return isLoad ? { ...signal, paths: find(signal.names) } : signal;
    });
  }

  /** The purpose of a call that can matter; undefined for any other. */
  #relevant(purpose: CallPurpose): Purpose | undefined {
    if (purpose.kind === 'other') return undefined;
    if (purpose.kind === 'skill') return purpose;
    const { fileNames } = this.#options;
    const wanted = purpose.paths.some((path) => {
      return fileNames.has((pathParts(path).at(-1) ?? '').toLowerCase());
    });
    return wanted ? purpose : undefined;
  }

  /** Null where no result came, or where it does not say how the call ended. */
  #outcome(result: ToolResultEvent | undefined): boolean | null {
    if (result !== undefined && result.unstated !== true) return result.ok;
    return this.#options.assumeSuccess ? true : null;
  }

  #loaded(names: readonly string[], place: EventPlace, raw: string, ok: boolean | null): void {
    this.#add({
      kind: 'skill',
      names,
      paths: [],
      observation: { kind: 'skill_call', ok },
      line: place.line,
      proof: proofLine(raw, names[0] ?? null, this.#options.redact),
      depth: this.depthUnder(place.parent_call_id),
      detail: 'skill_event',
    });
  }

  /** Returns the names in the frontmatter that the output shows of no file that was opened well. */
  #close(call: OpenCall, result: ToolResultEvent | undefined): readonly (string | null)[] {
    const { purpose, line, proof, depth } = call;
    const ok = this.#outcome(result);
    const words = proofLine(inWords(call, ok, result?.answer), null, this.#options.redact);
    if (purpose.kind === 'skill') {
      this.#add({
        kind: 'skill',
        names: namesOf(purpose.skill, ok === true ? result?.loaded : undefined),
        paths: [],
        observation: { kind: 'skill_call', ok },
        line,
        proof,
        depth,
        detail: 'skill_call',
        call: words,
      });
      return [];
    }
    const { signals, left } = fileSignals(purpose.paths, ok, this.#namesShown(result), this.#options);
    for (const signal of signals) this.#add({ ...signal, line, proof, depth, detail: 'file_open', call: words });
    return left;
  }

  #namesShown({ output, command }: Partial<ToolResultEvent> = {}): readonly (string | null)[] | undefined {
    return output === undefined ? undefined : frontmatterNames(output, this.#blocks, command);
  }

  #add(signal: Signal): void {
    const { line: _line, proof: _proof, depth: _depth, call: _call, ...meaning } = signal;
    const key = JSON.stringify(meaning);
    const known = this.#signals.get(key);
    if (known === undefined || isEarlier(signal, known)) this.#signals.set(key, signal);
  }
}

/** Where the result names the plugin as well, it says which of several skills of that name was meant. */
function namesOf(called: string, loaded: string | undefined): readonly string[] {
  if (loaded === undefined || loaded === called) return [called];
  return foldedName(loaded).endsWith(`:${foldedName(called)}`) ? [loaded] : [called, loaded];
}

/** A call and the client's answer. A client may repeat the name at the end of what it says. */
function inWords({ tool, purpose }: OpenCall, ok: boolean | null, answer = ''): string {
  const [names, done, failed] =
    purpose.kind === 'skill' ? [purpose.skill, 'loaded', 'refused'] : [purpose.paths.join(', '), 'opened', 'failed'];
  const call = `${tool}(${names.slice(0, SHOWN_PART)})`;
  if (ok !== false) return `${call} → ${ok === null ? 'no answer' : done}`;
  const [line = ''] = answer.slice(0, SHOWN_PART).trim().split('\n');
  const said = line.toLowerCase().endsWith(`: ${names.toLowerCase()}`) ? line.slice(0, -names.length - 2) : line;
  const reason = said.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `${call} → ${reason === '' ? failed : `${failed}: ${reason}`}`;
}

function isEarlier(left: Signal, right: Signal): boolean {
  return left.line < right.line || (left.line === right.line && left.depth < right.depth);
}
