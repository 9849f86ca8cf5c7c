import type { LocatedCase } from '../../contracts/case-file.ts';
import { gateReportOf, type GateReport } from '../../contracts/gate-report.ts';
import type { ComparatorReport, GateResult, OutcomeBaseline } from '../../contracts/gate-result.ts';
import { missingText, type Observed, type UnitResult } from '../../contracts/results.ts';
import { DEFAULT_TYPESTATE_BASELINE, EMPTY_TYPESTATE_BASELINE } from '../../contracts/typestate-baseline.ts';
import type { TypestateBaseline } from '../../contracts/typestate-baseline.ts';
import type { TokenHit } from '../../evidence/token-hit.ts';
import { GATE_DOCUMENTS } from '../../gates/documents.ts';
import { decideJobs, withFailedJobs } from '../../gates/jobs/decide.ts';
import { jobIds, judgeNeeds } from '../../gates/jobs/judge-needs.ts';
import { decideRequired, type RequiredGateInput } from '../../gates/required/decide.ts';
import { decideRouting } from '../../gates/routing/decide.ts';
import { decideTypestate } from '../../gates/typestate/decide.ts';
import type { TypestateGateInput } from '../../gates/typestate/typestate-gate-input.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import type { Batch } from '../../routing/join-results.ts';
import { judgeUnit } from '../../routing/judge-unit.ts';
import { requirementsOf } from '../../routing/requirements.ts';
import { COMPARATOR_REPORT, gateInput, gateResult, plannedUnits, planOf, resultsOf } from '../gate-input-builder.ts';
import type { GateSetting } from '../gate-input-builder.ts';
import { REPORT_RUN } from '../report-builder.ts';
import { hitsOf, observed, unitResult, type HitName } from '../unit-result-builder.ts';

/** What the gates are given for one golden report: nothing in it was decided yet. */
export interface GoldenInput {
  /** The routing gate's input, or the error that kept the gates from running at all. */
  readonly routing: GateSetting | PortcullisError;
  /** The typestate gate's; where it is left out, that gate is not asked. */
  readonly turns?: TurnSetting;
  /** The gate of required checks'; where it is left out, that gate is not asked. */
  readonly required?: RequiredGateInput;
  /** Job → its result, as in `toJSON(needs)`. */
  readonly needs?: Readonly<Record<string, string>>;
  readonly allowedSkips?: string;
  readonly comparator?: Partial<ComparatorReport>;
  /** Where the routing gate's baseline was looked for. */
  readonly baseline?: Partial<OutcomeBaseline>;
  readonly warnings?: readonly string[];
  readonly warnOnly?: boolean;
}

export interface TurnSetting extends Partial<Pick<TypestateGateInput, 'policies' | 'warnings'>> {
  readonly subjects: TypestateGateInput['subjects'];
  /** What is tolerated, at the comparator and here. */
  readonly tolerated?: TypestateBaseline;
}

/** What the gates came to. */
export type GoldenOutcome = GateResult | PortcullisError;

/** Runs the real gates, in the order in which the program does. */
export function outcomeOf(golden: GoldenInput): GoldenOutcome {
  const legs =
    golden.needs === undefined ? null : judgeNeeds(needsText(golden.needs), jobIds(golden.allowedSkips ?? ''));
  if (golden.routing instanceof PortcullisError) {
    const error = withFailedJobs(golden.routing, legs ?? []);
    return error instanceof PortcullisError ? error : golden.routing;
  }
  const { comparator, ...input } = gateInput(golden.routing);
  const place = { ...comparator.place, ...golden.baseline };
  const gates = [
    ...(legs === null ? [] : [decideJobs(legs)]),
    decideRouting({ ...input, comparator: { ...comparator, place } }),
    ...(golden.turns === undefined ? [] : [decideTypestate(turnsInput(golden.turns))]),
    ...(golden.required === undefined ? [] : [decideRequired(golden.required)]),
  ];
  return gateResult(gates, {
    comparator: { ...COMPARATOR_REPORT, event: 'pull_request', ...golden.comparator },
    warnings: [...(golden.warnings ?? [])],
    batches: golden.routing.batches.map(({ results }) => results.batch_run_id),
    warn_only: golden.warnOnly === true,
  });

  function turnsInput({ tolerated = EMPTY_TYPESTATE_BASELINE, ...turns }: TurnSetting): TypestateGateInput {
    const own: OutcomeBaseline = { path: DEFAULT_TYPESTATE_BASELINE, blob: 'e'.repeat(40), outcome: 'found' };
    return {
      head: { baseline: tolerated },
      comparator: { place: own, baseline: tolerated, config: comparator.config },
      policies: {},
      nothingToRun: input.nothingToRun,
      today: input.today,
      warnings: [],
      ...turns,
    };
  }
}

/** The report on that, as the gate of a pull request leaves it. */
export function goldenReport(outcome: GoldenOutcome): GateReport {
  return gateReportOf(outcome, REPORT_RUN, GATE_DOCUMENTS);
}

function needsText(needs: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(needs).map(([job, result]) => [job, { result, outputs: {} }])),
  );
}

/** What a trial showed. Its verdict is the one that these facts mean for its case. */
export interface Trial {
  readonly hits?: Readonly<Record<string, HitName | TokenHit>>;
  readonly observed?: Partial<Observed>;
  readonly timedOut?: boolean;
  /** What the client said when it failed. */
  readonly message?: string;
  readonly client?: Partial<UnitResult['client']>;
  readonly warnings?: readonly string[];
}

/** A trial in which that skill was loaded, as Claude and as Codex show it. */
export const loads = (skill: string): Trial => ({ hits: { [skill]: 'loaded', [`${skill}/SKILL.md`]: 'file' } });

/** A trial in which no skill was loaded. */
export const LOADS_NOTHING: Trial = {};

/** A trial that the service ended. */
export const SERVICE_FAILED: Trial = {
  observed: { transport: 'api_error', terminal: 'error', api_status: 529 },
  message: 'the service is overloaded',
};

/** So many trials, of which the first failed. */
export function trials(skill: string, passed: number, total: number): readonly Trial[] {
  return Array.from({ length: total }, (_, index) => (index < total - passed ? LOADS_NOTHING : loads(skill)));
}

/** case → provider → its trials; null is one without a result. */
export type Cells = Readonly<Record<string, Readonly<Record<string, readonly (Trial | null)[]>>>>;

/**
 * A batch of these trials, each judged by its facts under the case it was asked.
 *
 * @param required the trials of a cell after which the others are optional
 */
export function scoredBatch(
  cases: readonly LocatedCase[],
  cells: Cells,
  { required, file = 'artifacts/results.json' }: { readonly required?: number; readonly file?: string } = {},
): Batch {
  const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
  const keys = Object.entries(cells).flatMap(([id, agents]) =>
    Object.entries(agents).flatMap(([agent, all]) => all.map((_, index) => [id, agent, index + 1] as const)),
  );
  const units = plannedUnits(keys);
  const plan = planOf(
    required === undefined ? units : units.map((unit) => (unit.trial > required ? { ...unit, optional: true } : unit)),
  );
  const results = plan.units.flatMap((unit): UnitResult[] => {
    const trial = cells[unit.case_id]?.[unit.agent]?.[unit.trial - 1] ?? null;
    const item = byId.get(unit.case_id);
    if (trial === null || item === undefined) return [];
    return [scoredUnit(item, unit, trial)];
  });
  return { file, plan, results: resultsOf(plan, results) };
}

function scoredUnit(
  item: LocatedCase,
  { unit_run_id, case_id, agent, trial: number }: Pick<UnitResult, 'unit_run_id' | 'case_id' | 'agent' | 'trial'>,
  trial: Trial,
): UnitResult {
  const { hits = {}, timedOut = false, message, client, warnings = [] } = trial;
  const facts = observed(trial.observed);
  const verdict = judgeUnit(requirementsOf(item.definition, agent, HIDES_READS), {
    observed: facts,
    hits: hitsOf(hits),
    timed_out: timedOut,
    skills_available: null,
  });
  const why = [
    ...(verdict.gating_hits.length === 0 ? [] : [`disallowed: ${verdict.gating_hits.join(', ')}`]),
    ...(verdict.status !== 'fail' || verdict.missing.length === 0
      ? []
      : [`missing: ${verdict.missing.map(missingText).join(', ')}`]),
    ...(message === undefined ? [] : [message]),
  ];
  return unitResult({
    ...verdict,
    unit_run_id,
    case_id,
    agent,
    trial: number,
    category: item.definition.category ?? null,
    expected_skill: item.definition.expected_skill ?? null,
    timed_out: timedOut,
    token_hits: hits,
    client: { name: agent, version: '2.1.7', model: 'sonnet', ...client },
    error: why.length === 0 ? null : why.join('; '),
    warnings: [...warnings],
    observed: facts,
    case_digest: item.digest,
    case_file: item.file,
    case_line: item.line,
    transcript: {
      path: `transcripts/${unit_run_id}.jsonl`,
      sha256: unit_run_id.replaceAll('-', '').repeat(2),
      bytes: 1000,
    },
  });
}
