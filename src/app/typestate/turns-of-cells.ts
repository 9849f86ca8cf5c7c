import type { Config } from '../../contracts/config.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { SubjectTurns, UnjudgedPart } from '../../gates/typestate-gate-input.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { TURN_READERS } from '../../providers/turn-readers.ts';
import { cellKey, type Batch } from '../../routing/join-results.ts';
import { faultLine } from '../../typestate/fault-line.ts';
import { judgeTurn } from '../../typestate/judge-turn.ts';
import { builtInPolicies, type TurnPolicies } from '../../typestate/turn-policies.ts';
import { TurnTally } from '../../typestate/turn-tally.ts';
import { displayPath } from '../load-cases.ts';
import type { World } from '../world.ts';
import { transcriptOfUnit } from './transcript-of-unit.ts';
import { turnsFromTranscript } from './turns-from-transcript.ts';

export interface CellsRequest {
  readonly batches: readonly Batch[];
  /** The comparator's: which client a provider is, and whose infrastructure may fail. */
  readonly config: Config;
  readonly policies: Partial<TurnPolicies>;
  readonly tolerateInfra: boolean;
  /** The id of a case at the comparator, and whether the comparator knows its cell. */
  readonly before: (caseId: string, agent: string) => { readonly id: string; readonly isKnown: boolean };
}

/** The turns of every cell that has results, judged. Transcripts are streamed, one after the other. */
export async function turnsOfCells(world: World, request: CellsRequest): Promise<readonly SubjectTurns[]> {
  const cells = new Map<string, { file: string; unit: UnitResult }[]>();
  for (const { file, results } of request.batches) {
    for (const unit of results.results) {
      const key = cellKey(unit.case_id, unit.agent);
      cells.set(key, [...(cells.get(key) ?? []), { file, unit }]);
    }
  }
  const subjects: SubjectTurns[] = [];
  for (const units of cells.values()) {
    const [first] = units;
    if (first !== undefined) subjects.push(await turnsOfCell(world, request, first.unit, units));
  }
  return subjects;
}

async function turnsOfCell(
  world: World,
  request: CellsRequest,
  { case_id: caseId, agent }: UnitResult,
  units: readonly { readonly file: string; readonly unit: UnitResult }[],
): Promise<SubjectTurns> {
  const [counted, ended] = [new TurnTally(), new TurnTally()];
  const unjudged: UnjudgedPart[] = [];
  const provider = clientOf(agent, request.config);
  const runs = units.filter(({ unit }) => unit.status !== 'infra_error');
  if (provider === null) {
    const reason = `nobody knows the turns of ${agent}: its output does not tell them`;
    unjudged.push({ delta: 'unjudged', gate: 'warn', reason, place: null });
  } else {
    for (const { file, unit } of units) {
      const isCounted = unit.status !== 'infra_error';
      const fault = await tallyUnit(world, request, { file, unit, provider }, isCounted ? counted : ended);
      if (fault !== null && isCounted) {
        unjudged.push({ delta: 'unjudged', gate: 'undecided', reason: `trial ${unit.trial}: ${fault}`, place: null });
      }
    }
    if (runs.length === 0) {
      const isTolerated = request.tolerateInfra || request.config.providers.get(agent)?.infra === 'tolerated';
      const reason = 'infrastructure ended every run, so that nothing can be said about its turns';
      unjudged.push({ delta: 'unjudged', gate: isTolerated ? 'warn' : 'undecided', reason, place: null });
    }
  }
  const { id, isKnown } = request.before(caseId, agent);
  return {
    subject: { case_id: caseId, agent, turn_id: null, file: null },
    beforeId: id,
    isKnown,
    turns: counted.turns,
    rejected: counted.rejected,
    classes: counted.classes,
    infra: ended.classes,
    unjudged,
  };
}

/** Judges the turns of one unit; what kept it from being judged, or null. */
async function tallyUnit(
  world: World,
  { policies }: CellsRequest,
  { file, unit, provider }: { readonly file: string; readonly unit: UnitResult; readonly provider: string },
  tally: TurnTally,
): Promise<string | null> {
  const transcript = await transcriptOfUnit(world, file, unit);
  if (transcript.kind !== 'found') {
    const what = transcript.kind === 'missing' ? 'is not there' : 'is not the file that the results are of';
    return `${transcript.shown} ${what}`;
  }
  const shown = displayPath(world.root, transcript.path);
  const bound = { ...builtInPolicies(provider), ...policies };
  const before = tally.turns;
  let cut: number | undefined;
  try {
    const request = { provider, path: transcript.path, policies: bound, timedOut: unit.timed_out };
    for await (const turn of turnsFromTranscript(request)) {
      cut ??= turn.unreadable[0]?.line;
      const cause = turn.interruption?.cause ?? null;
      tally.add(judgeTurn(JSON.stringify(turn.input), policies), (calls) => {
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

/** The known client whose transcripts a provider writes; null where it is none. */
function clientOf(agent: string, config: Config): string | null {
  const name = config.providers.get(agent)?.command?.reader ?? agent;
  return TURN_READERS.has(name) ? name : null;
}
