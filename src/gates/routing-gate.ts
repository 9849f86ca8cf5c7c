import { entryOf, type Baseline } from '../contracts/baseline.ts';
import type { LocatedCase } from '../contracts/case-file.ts';
import type { Config } from '../contracts/config.ts';
import type { Cell, ComparatorReport, Finding, GateResult } from '../contracts/gate-result.ts';
import type { UnitResult } from '../contracts/results.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { caseChanges, isCaseLoosened, type CaseChange, type SkillRenames } from '../routing/case-changes.ts';
import { compareCell, DELTAS, GATE_EFFECTS, type CellDecision, type CellSituation } from '../routing/compare-cell.ts';
import { countJoined, type JoinedUnit, type JoinedUnits } from '../routing/join-results.ts';
import { rejudgeUnit } from '../routing/rejudge-unit.ts';
import { requirementsOf } from '../routing/requirements.ts';

/** Everything that the routing gate decides on. */
export interface RoutingGateInput {
  readonly head: {
    readonly cases: readonly LocatedCase[];
    readonly config: Config;
    /** What the pull request proposes. */
    readonly baseline: Baseline;
    readonly commit: string | null;
    readonly caseSetDigest: string;
    readonly skillRenames: SkillRenames;
  };
  readonly comparator: {
    readonly baseline: Baseline;
    /** The policy that judges: the comparator's, never the pull request's. */
    readonly config: Config;
    /** Null where they are not known. */
    readonly cases: readonly LocatedCase[] | null;
    readonly report: ComparatorReport;
  };
  readonly joined: JoinedUnits;
  readonly batches: readonly string[];
  /** The results files, for the command that explains a cell. */
  readonly resultsFiles: readonly string[];
  readonly tolerateInfra: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly warnings: readonly string[];
}

/**
 * Compares every cell with the baseline at the comparator and decides. Pure: the same input gives the same result, cell by cell in
 * the order of case id and provider.
 */
export function routingGate(input: RoutingGateInput): GateResult {
  const { head, comparator } = input;
  const { changes, renamed } = caseChanges(head.cases, comparator.cases, head.skillRenames);
  refuseOrphanEntries(input, changes);
  const cells = [...presentCells(input, changes), ...goneCells(input, changes)].sort(
    (left, right) => compareCodePoints(left.case_id, right.case_id) || compareCodePoints(left.agent, right.agent),
  );
  const counts = Object.fromEntries(
    DELTAS.map((delta) => [delta, cells.filter((cell) => cell.delta === delta).length]),
  );
  const nothingRan = countJoined(input.joined) === 0;
  const failed = cells.some((cell) => cell.gate === 'fail');
  const verdict = nothingRan ? 'not_comparable' : failed ? 'fail' : 'pass';
  return {
    schema: 1,
    gate: 'routing',
    verdict,
    exit_code: verdict === 'pass' ? 0 : verdict === 'fail' ? 1 : 3,
    comparator: comparator.report,
    head: { commit: head.commit, case_set_digest: head.caseSetDigest },
    batches: [...input.batches],
    counts,
    cells,
    findings: findingsOf(cells),
    renames: renamed.map((rename) => ({ ...rename })),
    warnings: [
      ...input.warnings,
      ...(nothingRan ? ['no planned unit has a result: nothing can be compared'] : []),
      ...renamed.map(
        ({ from, to }) =>
          `the case ${from} now has the id ${to}: say so with "renamed_from": "${from}" in the case ${to}`,
      ),
    ],
  };
}

/** Cells of the head's cases and configured providers. */
function presentCells(input: RoutingGateInput, changes: ReadonlyMap<string, CaseChange>): readonly Cell[] {
  return input.head.cases.flatMap((item) =>
    [...input.head.config.providers.keys()].map((agent) => {
      const id = item.definition.case_id;
      const change = changes.get(id);
      const units = input.joined.get(id)?.get(agent) ?? null;
      const judged = (units ?? []).map((unit) => judgedUnit(unit, item, change, agent));
      const situation: CellSituation = {
        ...situationOf(input, change?.beforeId ?? id, id, agent),
        inCases: true,
        inConfiguration: true,
        trials:
          units === null
            ? null
            : judged.map((result) => (result === null ? null : { status: result.status, timedOut: result.timed_out })),
        caseChanged: change?.changed ?? false,
        caseLoosened: isLoosened(item, change, agent),
        promptLeading: change?.promptLeading ?? false,
      };
      return cellOf(input, id, agent, compareCell(situation), units ?? [], judged, item);
    }),
  );
}

/** Cells that the comparator's baseline knows and the head does not. */
function goneCells(input: RoutingGateInput, changes: ReadonlyMap<string, CaseChange>): readonly Cell[] {
  const headIds = new Map([...changes].map(([id, change]) => [change.beforeId, id]));
  const cells: Cell[] = [];
  for (const [caseId, providers] of input.comparator.baseline.entries) {
    const headId = headIds.get(caseId);
    for (const agent of providers.keys()) {
      const inConfiguration = input.head.config.providers.has(agent);
      if (headId !== undefined && inConfiguration) continue;
      const situation: CellSituation = {
        ...situationOf(input, caseId, headId ?? caseId, agent),
        inCases: headId !== undefined,
        inConfiguration,
        trials: null,
        caseChanged: false,
        caseLoosened: false,
        promptLeading: false,
      };
      cells.push(cellOf(input, headId ?? caseId, agent, compareCell(situation), [], [], null));
    }
  }
  return cells;
}

function situationOf(
  input: RoutingGateInput,
  comparatorId: string,
  headId: string,
  agent: string,
): Pick<CellSituation, 'comparatorEntry' | 'headEntry' | 'infraTolerated' | 'onRemoved' | 'today'> {
  const policy = input.comparator.config;
  return {
    comparatorEntry: entryOf(input.comparator.baseline, comparatorId, agent),
    headEntry: entryOf(input.head.baseline, headId, agent),
    infraTolerated: input.tolerateInfra || policy.providers.get(agent)?.infra === 'tolerated',
    onRemoved: policy.onRemoved,
    today: input.today,
  };
}

function isLoosened(item: LocatedCase, change: CaseChange | undefined, agent: string): boolean {
  return change !== undefined && change.before !== null && isCaseLoosened(change.before, item.definition, agent);
}

/** A unit of a case that asks less than before is judged by what was asked before. */
function judgedUnit(
  { result }: JoinedUnit,
  item: LocatedCase,
  change: CaseChange | undefined,
  agent: string,
): UnitResult | null {
  if (result === null || change === undefined || change.before === null) return result;
  if (!isCaseLoosened(change.before, item.definition, agent)) return result;
  const before = requirementsOf(change.before, agent);
  const { verdict, notShown } = rejudgeUnit(result, before, requirementsOf(item.definition, agent));
  const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
  const error = verdict.status === 'pass' ? null : `judged by the comparator's case${unseen}`;
  return { ...result, ...verdict, error: error ?? result.error };
}

function cellOf(
  input: RoutingGateInput,
  caseId: string,
  agent: string,
  decision: CellDecision,
  units: readonly JoinedUnit[],
  judged: readonly (UnitResult | null)[],
  item: LocatedCase | null,
): Cell {
  const deciding =
    decision.trial === null ? (judged.find((result) => result !== null) ?? null) : (judged[decision.trial] ?? null);
  return {
    case_id: caseId,
    agent,
    delta: decision.delta,
    gate: decision.gate,
    timeout: decision.timeout,
    notes: [...decision.notes],
    expected: decision.expected,
    got: deciding === null ? null : gotOf(deciding),
    trials: units.map(({ unit }, index) => ({
      trial: unit.trial,
      unit_run_id: judged[index]?.unit_run_id ?? null,
      status: judged[index]?.status ?? null,
      timed_out: judged[index]?.timed_out ?? false,
    })),
    reason: decision.reason,
    missing: deciding?.missing.map(({ token, reason }) => `${token} (${reason})`) ?? [],
    gating_hits: deciding?.gating_hits ?? [],
    error: deciding?.error ?? null,
    proof: deciding === null ? null : proofOf(deciding),
    case_file: item?.file ?? null,
    case_line: item?.line ?? null,
    explain: deciding === null ? null : explainCommand(deciding.unit_run_id, input.resultsFiles),
  };
}

function gotOf(result: UnitResult): Cell['got'] {
  return {
    unit_run_id: result.unit_run_id,
    status: result.status,
    timed_out: result.timed_out,
    failure_kind: result.failure_kind,
    failure_category: result.failure_category,
    infra_reason: result.infra_reason,
    limit: result.limit,
  };
}

/** The line that shows best why: of a disallowed hit, else of a missing token that has a hit, else of the expected skill. */
function proofOf(result: UnitResult): Cell['proof'] {
  const tokens = [...result.gating_hits, ...result.missing.map(({ token }) => token), result.expected_skill ?? ''];
  for (const token of tokens) {
    const hit = result.token_hits[token];
    if (hit !== undefined) return { token, line_number: hit.line_number, line: hit.proof_line };
  }
  return null;
}

/** Words of a command that a shell would read differently are quoted. */
function explainCommand(unitRunId: string, files: readonly string[]): string {
  const words = files.map((file) => (/^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`));
  return `portcullis explain ${unitRunId} --results ${words.join(' ')}`;
}

function findingsOf(cells: readonly Cell[]): Finding[] {
  const levels = { fail: 'error', warn: 'warning', report: 'note', ok: 'note' } as const;
  return cells
    .filter((cell) => cell.gate !== 'ok' || cell.delta !== 'held' || cell.notes.length > 0)
    .sort((left, right) => rankOf(left) - rankOf(right))
    .map((cell) => ({
      rule: cell.delta,
      level: levels[cell.gate],
      case_id: cell.case_id,
      agent: cell.agent,
      message: [
        cell.reason,
        ...cell.notes.map((note) => `+ ${note}`),
        ...(cell.error === null ? [] : [cell.error]),
      ].join('; '),
      file: cell.case_file,
      line: cell.case_line,
    }));
}

/** Worst first; a stable sort keeps the order of the cells within a rank. */
function rankOf(cell: Cell): number {
  return GATE_EFFECTS.indexOf(cell.gate) * DELTAS.length + DELTAS.indexOf(cell.delta);
}

/** An entry that speaks of no case and that the comparator does not have can only be a mistake. */
function refuseOrphanEntries(input: RoutingGateInput, changes: ReadonlyMap<string, CaseChange>): void {
  const orphans = [...input.head.baseline.entries].filter(
    ([caseId, providers]) =>
      !changes.has(caseId) &&
      [...providers.keys()].some((agent) => entryOf(input.comparator.baseline, caseId, agent) === null),
  );
  const [first] = orphans;
  if (first === undefined) return;
  const more = orphans.length === 1 ? '' : ` and ${orphans.length - 1} more`;
  throw new PortcullisError(
    'invalid_input',
    `${input.head.config.baseline}: ${first[0]}${more}: expected entries for cases that exist, found no such case here or at the comparator`,
    'Remove the entry, or correct its case id.',
  );
}
