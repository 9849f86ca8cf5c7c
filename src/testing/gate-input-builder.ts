import type { Baseline, BaselineEntry } from '../contracts/baseline.ts';
import { parseCaseFile, type LocatedCase, type RoutingCase } from '../contracts/case-file.ts';
import { DEFAULT_PROVIDER, type Config } from '../contracts/config.ts';
import {
  gateResultOf,
  type ComparatorReport,
  type GateOutcome,
  type GateResult,
  type OutcomeBaseline,
} from '../contracts/gate-result.ts';
import { planDigest, type Plan, type PlannedUnit } from '../contracts/plan.ts';
import { summarize, type Results, type UnitResult } from '../contracts/results.ts';
import type { RoutingGateInput } from '../gates/routing/routing-gate-input.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { fileOfUnit, joinResults, type Batch } from '../routing/join-results.ts';
import { earlierTrials } from '../routing/newest-attempts.ts';
import { unitId, unitResult } from './unit-result-builder.ts';
import { DEFAULT_CONFIG } from './default-config.ts';

const CASE_FILE = 'cases/routing/cases.json';

/** Cases as they come out of a case file. */
export function locatedCases(...definitions: readonly RoutingCase[]): readonly LocatedCase[] {
  return parseCaseFile(JSON.stringify(definitions, null, 1), CASE_FILE);
}

/** A case that expects `<id>-skill`. */
export function routingCase(id: string, changes: Partial<RoutingCase> = {}): RoutingCase {
  return { case_id: id, prompt: `Please help me with task ${id.length}.`, expected_skill: `${id}-skill`, ...changes };
}

/** `pass`, `fail` or `infra_error` for short, or a whole entry. */
export type EntryLike = BaselineEntry | BaselineEntry['expected_status'];

export function baselineOf(entries: Readonly<Record<string, Readonly<Record<string, EntryLike>>>>): Baseline {
  const entry = (like: EntryLike): BaselineEntry => (typeof like === 'string' ? { expected_status: like } : like);
  return {
    versioned: true,
    entries: new Map(
      Object.entries(entries).map(([id, cells]) => [
        id,
        new Map(Object.entries(cells).map(([agent, like]) => [agent, entry(like)])),
      ]),
    ),
  };
}

function configOf(agents: readonly string[], changes: Partial<Config> = {}): Config {
  return { ...DEFAULT_CONFIG, providers: new Map(agents.map((agent) => [agent, DEFAULT_PROVIDER])), ...changes };
}

export const COMPARATOR_REPORT: ComparatorReport = {
  kind: 'git',
  event: null,
  source: 'git',
  base_ref: 'refs/remotes/origin/main',
  base_tip: 'b'.repeat(40),
  merge_base: 'a'.repeat(40),
  head_sha: 'd'.repeat(40),
  tested_sha: 'd'.repeat(40),
  alternatives: [],
  steps: [],
  config_outcome: 'found',
};

export const BASELINE_PLACE: OutcomeBaseline = {
  path: 'baselines/provider-baseline.json',
  blob: 'c'.repeat(40),
  outcome: 'found',
};

/** What a run came to whose gates decided so. */
export function gateResult(
  gates: GateOutcome[],
  changes: Partial<Omit<GateResult, 'schema' | 'verdict' | 'exit_code' | 'gates'>> = {},
): GateResult {
  return gateResultOf({
    warn_only: false,
    comparator: COMPARATOR_REPORT,
    head: { commit: 'd'.repeat(40), case_set_digest: `sha256:${'1'.repeat(64)}` },
    batches: [unitId(0xba7c)],
    warnings: [],
    gates,
    ...changes,
  });
}

/** Units of a plan; ids count from 1. */
export function plannedUnits(
  keys: readonly (readonly [caseId: string, agent: string, trial?: number])[],
): PlannedUnit[] {
  return keys.map(([caseId, agent, trial = 1], index) => ({
    unit_run_id: unitId(index + 1),
    case_id: caseId,
    agent,
    trial,
  }));
}

export function planOf(units: readonly PlannedUnit[], changes: Partial<Plan> = {}): Plan {
  return {
    schema: 1,
    batch_run_id: unitId(0xba7c),
    commit: 'd'.repeat(40),
    case_set_digest: `sha256:${'1'.repeat(64)}`,
    providers: [...new Set(units.map((unit) => unit.agent))],
    selection: { agents: null, case_ids: null, categories: null },
    cases: [],
    units: [...units],
    ...changes,
  };
}

export function resultsOf(plan: Plan, results: readonly UnitResult[], changes: Partial<Results> = {}): Results {
  return {
    schema: 1,
    batch_run_id: plan.batch_run_id,
    generated_at_utc: '2026-01-02T03:04:05.000Z',
    commit: plan.commit,
    case_set_digest: plan.case_set_digest,
    plan_digest: planDigest(plan),
    skill_set_digest: null,
    seed: null,
    tool: { name: 'portcullis', version: '0.0.0' },
    summary: summarize(results),
    options: { mode: 'replay', cases: [CASE_FILE], agents: plan.providers, case_ids: null, categories: null },
    results: [...results],
    ...changes,
  };
}

/** What a unit came to: a result, or null where it has none. */
export type Outcome = Partial<UnitResult> | UnitResult['status'] | null;

/** A batch in which each cell has the given trials. */
export function batchOf(
  cells: Readonly<Record<string, Readonly<Record<string, readonly Outcome[]>>>>,
  file = 'artifacts/results.json',
): Batch {
  const keys = Object.entries(cells).flatMap(([id, agents]) =>
    Object.entries(agents).flatMap(([agent, trials]) => trials.map((_, index) => [id, agent, index + 1] as const)),
  );
  const plan = planOf(plannedUnits(keys));
  const results = plan.units.flatMap((unit): UnitResult[] => {
    const outcome = cells[unit.case_id]?.[unit.agent]?.[unit.trial - 1] ?? null;
    if (outcome === null) return [];
    const changes = typeof outcome === 'string' ? { status: outcome } : outcome;
    return [unitResult({ ...changes, ...unit })];
  });
  return { file, plan, results: resultsOf(plan, results) };
}

export interface GateSetting {
  readonly cases: readonly LocatedCase[];
  /** The comparator's cases; the head's where nothing is said. */
  readonly casesBefore?: readonly LocatedCase[] | null;
  readonly agents?: readonly string[];
  /** The comparator's baseline. */
  readonly before: Baseline;
  /** The head's; the comparator's where nothing is said. */
  readonly after?: Baseline;
  readonly batches: readonly Batch[];
  /** Of earlier attempts. */
  readonly earlier?: readonly Batch[];
  readonly headConfig?: Partial<Config>;
  readonly policy?: Partial<Config>;
  readonly tolerateInfra?: boolean;
  /** Ids of cases; none where nothing is said. */
  readonly touched?: readonly string[];
  readonly sameClients?: boolean;
  readonly nothingToRun?: boolean;
  /** `case provider` */
  readonly notRun?: readonly string[];
  readonly today?: string;
  readonly skillRenames?: ReadonlyMap<string, string>;
}

export function gateInput(setting: GateSetting): RoutingGateInput {
  const agents = setting.agents ?? ['claude', 'codex'];
  return {
    head: {
      cases: setting.cases,
      config: configOf(agents, setting.headConfig),
      baseline: setting.after ?? setting.before,
      skillRenames: setting.skillRenames ?? new Map(),
      lock: { schema: 1, clients: {} },
    },
    comparator: {
      baseline: setting.before,
      config: configOf(agents, setting.policy),
      cases: setting.casesBefore === undefined ? setting.cases : setting.casesBefore,
      place: BASELINE_PLACE,
      lock: { schema: 1, clients: {} },
    },
    joined: joinResults(setting.batches),
    nothingToRun: setting.nothingToRun ?? false,
    notRun: new Set(setting.notRun ?? []),
    modes: new Set(setting.batches.map((batch) => batch.results.options.mode)),
    earlier: earlierTrials(setting.earlier ?? []),
    fileOfUnit: fileOfUnit(setting.batches),
    tolerateInfra: setting.tolerateInfra ?? false,
    skillChanges: () => [],
    touches: (id) => setting.touched?.includes(id) ?? false,
    sameClients: setting.sameClients ?? true,
    today: setting.today ?? '2026-01-02',
    warnings: [],
    hidesReads: HIDES_READS,
  };
}
