import { counted } from '../../contracts/counted.ts';
import type { TurnPlace } from '../../contracts/typestate-detail.ts';
import type { SubjectTurns, UnjudgedPart } from '../../gates/typestate/typestate-gate-input.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { attempt, PortcullisError } from '../../kernel/portcullis-error.ts';
import { judgeTurn } from '../../typestate/judge-turn.ts';
import { parseTurnInput } from '../../typestate/turn-input.ts';
import { CUT_TURN, turnOfLine } from '../../typestate/turn-of-line.ts';
import type { TurnPolicies } from '../../typestate/turn-policies.ts';
import { TurnTally } from '../../typestate/turn-tally.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { World } from '../world/world.ts';
import { otherDocument, turnFile } from './check-turns.ts';
import { turnLines, type TurnLine } from './turn-lines.ts';

export interface TurnFilesRequest {
  /** Absolute. */
  readonly files: readonly string[];
  readonly policies: Partial<TurnPolicies>;
  /** Whether the comparator configures the gate, so that it could tolerate something. */
  readonly isKnown: boolean;
  /** Ids of which a baseline speaks. */
  readonly named: ReadonlySet<string>;
}

/** So many invalid lines of a file are listed one by one. */
const LISTED_LINES = 100;

/**
 * The turns of evidence files, judged; each file is streamed. Turns of one id are one subject where a class was found or a baseline speaks of
 * the id; all others of a file, which closed, are one together, so that memory grows with what is wrong and not with the files.
 */
export async function turnsOfFiles(world: World, request: TurnFilesRequest): Promise<readonly SubjectTurns[]> {
  const byId = new Map<string, TurnTally>();
  const subjects: SubjectTurns[] = [];
  for (const path of request.files) {
    const file = displayPath(world.root, path);
    const rest = new TurnTally();
    const parts = new PartsOfFile(file);
    let lines = 0;
    for await (const line of turnsIn(file, path)) {
      lines += 1;
      const other = lines === 1 && 'error' in line ? await otherDocument(path) : null;
      if (other !== null) {
        parts.add('invalid', other, 1);
        break;
      }
      judgeLine(line, request, byId, rest, parts);
    }
    if (lines === 0) parts.add('invalid', 'there is no turn in it', 1);
    subjects.push(subjectOf({ case_id: null, agent: null, turn_id: null, file }, request, rest, parts.all()));
  }
  for (const [id, tally] of byId) {
    subjects.push(subjectOf({ case_id: null, agent: null, turn_id: id, file: null }, request, tally, []));
  }
  return subjects;
}

/** A file that is called `.json` is one turn, over as many lines as it likes. */
async function* turnsIn(file: string, path: string): AsyncGenerator<TurnLine> {
  if (!path.endsWith('.json')) {
    yield* turnLines(turnFile(file, path).chunks);
    return;
  }
  const text = await readTextFile(path, 'the evidence of a turn');
  const read = attempt(() => turnOfLine(text));
  yield { line: 1, ...(read instanceof PortcullisError ? { id: null, error: read } : read) };
}

function judgeLine(
  line: TurnLine,
  { policies, named }: TurnFilesRequest,
  byId: Map<string, TurnTally>,
  rest: TurnTally,
  parts: PartsOfFile,
): void {
  if ('error' in line) {
    parts.add('invalid', line.error.message, line.line);
    return;
  }
  try {
    const judged = judgeTurn(parseTurnInput(line.jsonText), policies);
    const id = line.id ?? judged.callId;
    let tally = rest;
    if (judged.faults.length > 0 || named.has(id) || byId.has(id)) {
      tally = byId.get(id) ?? new TurnTally();
      byId.set(id, tally);
    }
    tally.add(judged, (calls) => ({ ...parts.place(line.line), calls: [...calls] }));
    if (line.isCut) parts.add('unjudged', CUT_TURN, line.line);
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    parts.add('invalid', error.message, line.line);
  }
}

function subjectOf(
  subject: SubjectTurns['subject'],
  { isKnown }: TurnFilesRequest,
  { turns, rejected, classes }: TurnTally,
  unjudged: readonly UnjudgedPart[],
): SubjectTurns {
  return { subject, beforeId: null, isKnown, turns, rejected, classes, infra: new Map(), unjudged };
}

/** Lines of a file that are invalid, or whose turn may have closed or not. */
class PartsOfFile {
  readonly #file: string;
  readonly #parts: UnjudgedPart[] = [];
  readonly #more = new Map<UnjudgedPart['delta'], { lines: number; first: number }>();

  constructor(file: string) {
    this.#file = file;
  }

  place(line: number): TurnPlace {
    return { file: this.#file, line, calls: [], cause: null };
  }

  add(delta: UnjudgedPart['delta'], reason: string, line: number): void {
    if (this.#parts.length < LISTED_LINES) {
      this.#parts.push({ delta, gate: GATES[delta], reason, place: this.place(line) });
      return;
    }
    const more = this.#more.get(delta) ?? { lines: 0, first: line };
    this.#more.set(delta, { ...more, lines: more.lines + 1 });
  }

  all(): readonly UnjudgedPart[] {
    const more = [...this.#more].map(([delta, { lines, first }]): UnjudgedPart => {
      const reason = `the same is true of ${counted(lines, 'line')} from here on`;
      return { delta, gate: GATES[delta], reason, place: this.place(first) };
    });
    return [...this.#parts, ...more];
  }
}

const GATES = { invalid: 'fail', unjudged: 'undecided' } as const;
