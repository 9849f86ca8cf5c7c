import type { CallFact, LineFacts, ResultFact, SaidFact, SessionFact, TurnFact } from '../evidence/turn-facts.ts';
import { TurnWriter, type DerivedTurn, type DeriveOptions } from './derived-turn.ts';
import { KnownCalls, RecentMap } from './known-calls.ts';
import { LineNotes, OpenTurn, type Interruption } from './open-turn.ts';
import { TranscriptForm, unreadableEnd } from './transcript-form.ts';

/** So many later messages of its conversation a turn waits for: a call that names its result may come in any of them. */
const WINDOW = 16;
/** So many turns may be open in all conversations together; beyond, the oldest is given as it is. */
const OPEN_LIMIT = 512;
/** The model reached a limit of its own: the calls that it left open were not cut by anybody. */
const LIMIT_STOPS = new Set(['max_tokens', 'model_context_window_exceeded']);
/** The main conversation; a subagent's has the id of the call that started it. */
const MAIN = '';

/**
 * Turns of a transcript, each given when it is complete: a turn is one assistant message with its calls, and the message
 * without a call that ends a run or says why it stopped (src/typestate/README.md, "Turns of a transcript").
 *
 * Pairing is by id alone. Nothing is repaired: what is missing stays missing, what is there twice comes through twice.
 * Holds a bounded number of turns and ids. `turn` counts the messages in their order; a turn with a subagent in it is given
 * after the subagent's.
 */
export class TurnDeriver {
  readonly #form = new TranscriptForm();
  readonly #options: DeriveOptions;
  readonly #writer: TurnWriter;
  readonly #calls = new KnownCalls();
  /** Turns that are not given yet, of each conversation and of all together, the oldest first: they are given in that order. */
  readonly #conversations = new Map<string, OpenTurn[]>();
  readonly #open = new Set<OpenTurn>();
  /** By conversation, the message whose parts came last. */
  readonly #partials = new RecentMap<string>(OPEN_LIMIT);
  /** How many messages turned out to be turns. */
  #turns = 0;
  #ready: DerivedTurn[] = [];
  /** For the next turn, where there is none yet. */
  #pending = new LineNotes();
  #atEnd = false;
  #latest: OpenTurn | undefined;

  constructor(options: DeriveOptions) {
    this.#options = options;
    this.#writer = new TurnWriter(options);
  }

  /** The turns that are complete with this line. */
  take(line: LineFacts): readonly DerivedTurn[] {
    if (line.damage !== undefined) this.#notes().addDamage(line.line, line.damage);
    // What is unknown may not be a copy.
    const facts = this.#calls.isCopy(line) ? line.facts.filter(({ type }) => type === 'unknown') : line.facts;
    this.#form.count(line, facts);
    for (const fact of facts) this.#fact(fact, line.line, line.parent ?? MAIN);
    this.#giveBeyondLimit();
    return this.#taken();
  }

  /**
   * The turns that were open at the end.
   *
   * @throws PortcullisError as `TranscriptForm.check`, and for unreadable lines behind the last turn
   */
  finish(): readonly DerivedTurn[] {
    this.#form.check(this.#options.provider);
    const line = this.#form.lines;
    const cut = { cause: this.#options.timedOut === true ? 'timeout' : 'killed', line } as const;
    for (const turn of this.#open) if (turn.isUnclosed && !turn.ended) turn.interrupt(causeOfStop(turn, line) ?? cut);
    const open = [...this.#open];
    this.#give(open.sort((left, right) => (left.number ?? 0) - (right.number ?? 0)));
    const ready = this.#taken();
    const [unreadable] = this.#pending.unreadable;
    if (unreadable !== undefined) throw unreadableEnd(unreadable);
    return ready;
  }

  /** What cannot be read belongs to the message before it, or where there is none to the next one. */
  #notes(turn = this.#latest): LineNotes {
    return turn !== undefined && this.#open.has(turn) ? turn.notes : this.#pending;
  }

  #taken(): readonly DerivedTurn[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #fact(fact: TurnFact, line: number, key: string): void {
    switch (fact.type) {
      case 'session':
        this.#session(fact, line);
        break;
      case 'said':
        this.#turnOf(fact, line, key);
        break;
      case 'call':
        this.#call(fact, line, key);
        break;
      case 'result':
        this.#result(fact, line, key);
        break;
      case 'partial':
        this.#partials.set(key, fact.message);
        break;
      case 'stop':
        this.#stop(fact.reason, key);
        break;
      case 'end':
        this.#end(fact, line);
        break;
      case 'aborted':
        // Some clients say afterwards that the run was completed: its last message ended nothing.
        this.#atEnd = true;
        for (const turn of this.#open) if (turn.isUnclosed) turn.interrupt({ cause: 'aborted', line });
        break;
      case 'reported':
        this.#closeSubagent(fact.call, fact.ok);
        break;
      case 'denied':
        this.#calls.turnOf(fact.call, key)?.denied.add(fact.call);
        break;
      case 'unknown':
        this.#notes(this.#conversations.get(key)?.at(-1)).addUnknown(line, fact.name, fact.tool_like);
        break;
    }
  }

  #session(fact: SessionFact, line: number): void {
    if (fact.begins) {
      for (const turn of this.#conversation(MAIN)) if (turn.hasOpenCalls) turn.interrupt({ cause: 'killed', line });
    }
    if (fact.fresh_ids === true) {
      this.#give([...this.#open]);
      this.#calls.forget();
    }
    this.#writer.session(fact);
  }

  /** The turn of a message's line; whatever the assistant writes follows all results of earlier messages. */
  #turnOf(fact: SaidFact | CallFact, line: number, key: string): OpenTurn {
    const conversation = this.#conversation(key);
    const turn = this.#find(conversation, fact.message) ?? this.#begin(conversation, line, fact.message, key);
    turn.model ??= fact.model;
    for (const earlier of conversation) if (earlier.isUnclosed) earlier.observe(earlier === turn ? 'server' : 'all');
    this.#stopped(turn, fact.stop);
    return turn;
  }

  /** Where a client shows no messages, calls that overlap belong to one, and a text to the calls that follow it. */
  #find(conversation: readonly OpenTurn[], message: string | null): OpenTurn | undefined {
    if (message !== null) return conversation.findLast((turn) => turn.message === message);
    const current = conversation.at(-1);
    return current !== undefined && (current.requests.length === 0 || current.hasOpenCalls) ? current : undefined;
  }

  #begin(conversation: OpenTurn[], line: number, message: string | null, key: string): OpenTurn {
    const turn = new OpenTurn(line, message, key === MAIN ? undefined : key);
    conversation.push(turn);
    this.#open.add(turn);
    this.#latest = turn;
    this.#atEnd = false;
    turn.notes.addAll(this.#pending);
    this.#pending = new LineNotes();
    if (conversation.length > WINDOW) this.#give(conversation.slice(0, 1));
    return turn;
  }

  #call(fact: CallFact, line: number, key: string): void {
    const known = this.#calls.known(fact, key);
    if (known?.isRepeated === true) return;
    const turn = this.#turnOf(fact, line, key);
    if (known !== undefined) {
      // Two calls of one id: both come through, so that the check refuses the turn.
      turn.clashing.add(fact.id);
      if (!turn.asks(fact.id)) turn.request(known.call, known.line);
    }
    turn.request(fact, line);
    this.#calls.add(fact, line, turn);
    this.#number(turn);
    for (const name of fact.names) {
      const named = this.#calls.namedBy(name, key);
      if (named !== undefined && named.turn !== turn) named.turn.consume(named.id);
    }
  }

  #result(fact: ResultFact, line: number, key: string): void {
    if (this.#calls.isAnswered(fact, key)) return;
    let turn = this.#calls.turnOf(fact.id, key);
    if (turn === undefined) {
      // Nobody asked for it, or its turn is long over: an orphan of the turn in which it came.
      const conversation = this.#conversation(key);
      turn = conversation.at(-1) ?? this.#begin(conversation, line, null, key);
      this.#number(turn);
    }
    turn.answer(fact, line);
    this.#calls.answer(fact);
    if (fact.background !== true) this.#closeSubagent(fact.id, fact.error === null && fact.synthetic === undefined);
  }

  /** A subagent's report is what it wrote after its last results, also where the transcript does not show it as a message. */
  #closeSubagent(call: string, ok: boolean): void {
    const turns = this.#conversations.get(call);
    if (turns === undefined || call === MAIN) return;
    if (ok) for (const turn of turns) turn.observe('all');
    this.#give([...turns]);
    this.#conversations.delete(call);
  }

  #stop(reason: string, key: string): void {
    const partial = this.#partials.get(key);
    const turn = this.#conversations.get(key)?.findLast(({ message }) => message === partial);
    if (partial !== undefined && turn !== undefined) this.#stopped(turn, reason);
  }

  #end({ outcome, stop, takes }: Extract<TurnFact, { type: 'end' }>, line: number): void {
    const main = this.#conversation(MAIN);
    const last = main.at(-1);
    const taken = last?.requests.findLast(({ call }) => call.tool === takes);
    if (taken !== undefined && outcome === 'completed') last?.consume(taken.call.id);
    if (last !== undefined && outcome !== 'error' && !this.#atEnd) {
      this.#stopped(last, stop);
      this.#number(last);
    }
    this.#atEnd = true;
    // A subagent in the background may go on behind the end of a run that was completed, behind any other it does not.
    for (const turn of outcome === 'completed' ? main : this.#open) {
      turn.ended = true;
      const cause = outcome === 'completed' ? causeOfStop(turn, line) : { cause: outcome, line };
      if (cause !== undefined && turn.isUnclosed) turn.interrupt(cause);
    }
  }

  #stopped(turn: OpenTurn, reason: string | undefined): void {
    turn.stop ??= reason;
    if (turn.stop !== undefined) this.#number(turn);
  }

  /** From now on it is a turn: it makes a call, or it is known why it stopped. */
  #number(turn: OpenTurn): void {
    if (turn.number === null) turn.number = this.#turns += 1;
  }

  #conversation(key: string): OpenTurn[] {
    const conversation = this.#conversations.get(key) ?? [];
    this.#conversations.set(key, conversation);
    return conversation;
  }

  #giveBeyondLimit(): void {
    for (const oldest of this.#open) {
      if (this.#open.size <= OPEN_LIMIT) return;
      this.#give([oldest]);
    }
  }

  #give(turns: readonly OpenTurn[]): void {
    for (const turn of turns) {
      const key = turn.parent ?? MAIN;
      const conversation = this.#conversation(key);
      this.#open.delete(turn);
      conversation.splice(conversation.indexOf(turn), 1);
      if (conversation.length === 0) this.#conversations.delete(key);
      this.#calls.release(turn);
      // With a line the call that makes it a turn may have been lost.
      if (turn.notes.unreadable.length > 0) this.#number(turn);
      if (turn.number !== null) this.#ready.push(this.#writer.write(turn, turn.number));
    }
  }
}

function causeOfStop({ stop }: OpenTurn, line: number): Interruption | undefined {
  return stop !== undefined && LIMIT_STOPS.has(stop.trim().toLowerCase()) ? { cause: 'limit', line } : undefined;
}
