import { toleratesInfra, type Config } from '../../contracts/config.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { SubjectTurns, UnjudgedPart } from '../../gates/typestate/typestate-gate-input.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { cellKey, type Batch, type JoinedUnit, type JoinedUnits } from '../../routing/join-results.ts';
import { faultLine, type DerivedTurn } from '../../typestate/derived-turn.ts';
import { judgeTurn, type JudgedTurn } from '../../typestate/judge-turn.ts';
import { turnInputOf } from '../../typestate/turn-input.ts';
import { TurnInvalidError } from '../../typestate/turn-invalid-error.ts';
import type { TurnPolicies } from '../../typestate/turn-policies.ts';
import { TurnTally } from '../../typestate/turn-tally.ts';
import { transcriptOfUnit, type ResultsPlace } from '../results/transcript-of-unit.ts';
import type { World } from '../world/world.ts';
import { turnsFromTranscript } from './turns-from-transcript.ts';

export interface CellsRequest {
  readonly joined: JoinedUnits;
  readonly batches: readonly Batch[];
  /** The comparator's: whose infrastructure may fail. */
  readonly config: Config;
  /** Whose output is whose: the comparator's providers, and those that only the head has. */
  readonly providers: Config['providers'];
  readonly policies: Partial<TurnPolicies>;
  readonly tolerateInfra: boolean;
  /** The id of a case at the comparator, and whether the comparator knows it. */
  readonly before: (caseId: string) => { readonly id: string; readonly isKnown: boolean };
}

/** The turns of every cell that was planned, judged. Transcripts are streamed, one after the other. */
export async function turnsOfCells(world: World, request: CellsRequest): Promise<readonly SubjectTurns[]> {
  const placeOf = new Map(
    request.batches.flatMap(({ file, place: path = file, results }) =>
      results.results.map((unit) => [unit.unit_run_id, { file, path }] as const),
    ),
  );
  const notRun = new Set(
    request.batches.flatMap(({ results }) => (results.not_run ?? []).map((cell) => cellKey(cell.case_id, cell.agent))),
  );
  const subjects: SubjectTurns[] = [];
  for (const [caseId, cells] of request.joined) {
    for (const [agent, units] of cells) {
      const cell = { caseId, agent, units, isCutOff: notRun.has(cellKey(caseId, agent)), placeOf };
      subjects.push(await turnsOfCell(world, request, cell));
    }
  }
  return subjects;
}

interface Cell {
  readonly caseId: string;
  readonly agent: string;
  readonly units: readonly JoinedUnit[];
  /** The budget of the run was used up. */
  readonly isCutOff: boolean;
  /** Unit id → the results file that has it. */
  readonly placeOf: ReadonlyMap<string, ResultsPlace>;
}

async function turnsOfCell(world: World, request: CellsRequest, cell: Cell): Promise<SubjectTurns> {
  const { caseId, agent, units } = cell;
  const [counted, ended] = [new TurnTally(), new TurnTally()];
  const parts: UnjudgedPart[] = [];
  const unjudged = (gate: UnjudgedPart['gate'], reason: string): void => {
    parts.push({ delta: 'unjudged', gate, reason, place: null });
  };
  const provider = clientOf(agent, request.providers);
  if (provider === null) unjudged('warn', `the turns of ${agent} are unknown: its output does not show them`);
  else {
    const results = units.flatMap(({ result }) => result ?? []);
    for (const unit of results) {
      const isCounted = unit.status !== 'infra_error';
      const place = cell.placeOf.get(unit.unit_run_id) ?? { file: '', path: '' };
      const fault = await tallyUnit(world, request.policies, place, unit, provider, isCounted ? counted : ended);
      if (fault !== null && isCounted) unjudged('undecided', `trial ${unit.trial}: ${fault}`);
    }
    const missing = units.filter(({ unit, result }) => result === null && unit.optional !== true);
    const trials = missing.map(({ unit }) => unit.trial).join(', ');
    if (missing.length > 0 && cell.isCutOff) unjudged('warn', `the budget was used up before trial ${trials}`);
    else if (missing.length > 0) unjudged('undecided', `trial ${trials} was planned and has no result`);
    if (results.length > 0 && results.every(({ status }) => status === 'infra_error')) {
      const isTolerated = request.tolerateInfra || toleratesInfra(request.config, agent);
      const reason = 'infrastructure ended every run, so that nothing can be said about its turns';
      unjudged(isTolerated ? 'warn' : 'undecided', reason);
    }
  }
  const { id, isKnown } = request.before(caseId);
  return {
    subject: { case_id: caseId, agent, turn_id: null, file: null },
    beforeId: id,
    isKnown,
    turns: counted.turns,
    rejected: counted.rejected,
    classes: counted.classes,
    infra: ended.classes,
    unjudged: parts,
  };
}

/** Judges the turns of one unit; what kept it from being judged, or null. */
export async function tallyUnit(
  world: World,
  policies: Partial<TurnPolicies>,
  place: ResultsPlace,
  unit: UnitResult,
  provider: string,
  tally: TurnTally,
): Promise<string | null> {
  const transcript = await transcriptOfUnit(world, place, unit);
  if (transcript.kind !== 'found') {
    const what = transcript.kind === 'missing' ? 'is not there' : 'is not the file that the results are of';
    return `${transcript.shown} ${what}`;
  }
  const { shown } = transcript;
  const before = tally.turns;
  let cut: number | undefined;
  try {
    const request = { provider, path: transcript.path, policies, timedOut: unit.timed_out };
    for await (const turn of turnsFromTranscript(request)) {
      cut ??= turn.unreadable[0]?.line;
      const cause = turn.interruption?.cause ?? null;
      tally.add(judged(turn, policies), (calls) => {
        return { file: shown, line: faultLine(turn, calls), calls: [...calls], cause };
      });
    }
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return `${shown}: ${error.message}`;
  }
  if (cut !== undefined) return `${shown}:${cut}: the line may have held a call, and could not be read`;
  return tally.turns === before ? `${shown} shows no turn` : null;
}

/** A turn that contradicts itself (two calls or results of one id) has no normal form: the others of its transcript still count. */
function judged(turn: DerivedTurn, policies: Partial<TurnPolicies>): JudgedTurn {
  try {
    return judgeTurn(turnInputOf(turn.input), policies);
  } catch (error) {
    if (!(error instanceof TurnInvalidError)) throw error;
    return { callId: '', faults: [{ failureClass: 'tool.schema_invalid', calls: turn.clashing }] };
  }
}

/** The known client whose transcripts a provider writes; null where it is none. */
export function clientOf(agent: string, providers: Config['providers']): string | null {
  const name = providers.get(agent)?.command?.reader ?? agent;
  return PROVIDERS.has(name) ? name : null;
}
