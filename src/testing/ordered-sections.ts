import * as fc from 'fast-check';

import { canonicalJsonOfText } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import type { TURN_SECTIONS } from '../typestate/turn-sections.ts';
import type { MadeTurn } from './turn-builder.ts';
import { searchOf, TOOLS, trimmedText, turnWorlds, worldTurn, type TurnWorld } from './turn-world.ts';

export type SectionName = keyof typeof TURN_SECTIONS;

const BASE = 'capabilities.change_morphisms';
const ACTIONS = ['issue_update', 'issue_discover', 'dep_add'];
const STAGES = ['pre_flight', 'input', 'output'] as const;
const STRATEGIES = ['injection', 'jailbreak', 'roleplay'];
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const flag = fc.boolean();
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const stage = (
  decided: readonly string[],
): fc.Arbitrary<{ stage: string; guardrailId: string; triggered: boolean }[]> =>
  fc.tuple(
    ...decided.map((name) => fc.record({ stage: fc.constant(name), guardrailId: trimmedText, triggered: flag })),
  );

/** A generator of each section, in order with what took place: one for every section that there is. */
const SECTIONS = {
  toolPolicy: (world) =>
    fc.record({
      tools: fc.constant(
        TOOLS.map((toolName) => ({
          toolName,
          schemaDigest: world.schemaBound.includes(toolName) ? `schema/${toolName}` : undefined,
          exampleDigest: world.exampleBound.includes(toolName) ? `example/${toolName}` : undefined,
          allowedCallers: world.restricted.includes(toolName) ? ['direct', 'code', 'agent'] : undefined,
          deferLoading: world.deferred.includes(toolName),
        })),
      ),
      catalogDigest: maybe(fc.constant('catalogue')),
    }),
  examples: (world) =>
    fc.constant(world.calls.map(({ id, tool }) => ({ toolCallId: id, exampleDigest: `example/${tool}` }))),
  discovery: (world) =>
    fc.constant(
      world.calls
        .filter(({ isFound }) => isFound)
        .map((call) => ({
          toolCallId: call.id,
          ...searchOf(call),
          catalogDigest: 'catalogue',
          resolvedTool: call.tool,
        })),
    ),
  callerEdges: (world) =>
    fc.constant(
      world.calls.flatMap(({ id, parent, caller }) =>
        parent === undefined ? [] : [{ toolCallId: id, parentCallId: parent, caller }],
      ),
    ),
  toolLoading: () =>
    fc
      .record({
        workloadRef: trimmedText,
        policyDigest: fc.constantFrom('old', 'new'),
        accuracy: unit,
        tokenCost: fc.nat(),
        more: fc.jsonValue({ stringUnit: 'grapheme' }),
      })
      .map((report) => ({
        defaultPolicyDigest: 'old',
        policyDigest: report.policyDigest,
        report,
        reportDigest: `sha256:${sha256Hex(canonicalJsonOfText(JSON.stringify(report)))}`,
      })),
  parallelPolicy: (world) => {
    const branches = world.calls.filter(({ parent }) => parent === undefined).length;
    const isParallel = branches > 1 || world.pattern === 'parallel';
    return fc.record({
      admissible: isParallel ? fc.constant(true) : flag,
      maxBranches: maybe(fc.integer({ min: branches, max: branches + 2 })),
      expectedBranches: maybe(fc.constant(branches)),
    });
  },
  actionModePolicy: () => fc.record({ adapterDigest: fc.constant('adapter') }),
  adapterProfile: () => fc.record({ profileRef: trimmedText, digest: fc.constant('adapter') }),
  autonomyPolicy: () => {
    const trigger = fc.record({ metric: trimmedText, threshold: unit, measured: unit });
    const crossed = fc.record({ metric: trimmedText, threshold: unit, measured: fc.constant(1) });
    return fc.record({ triggers: fc.tuple(fc.array(trigger, { maxLength: 3 }), crossed).map((all) => all.flat()) });
  },
  protocolStatePolicy: ({ stopReason }) =>
    fc
      .subarray(['tool_use', 'pause_turn', 'max_tokens', 'end_turn'])
      .map((reasons) => ({ handledStopReasons: [...new Set([...reasons, stopReason])] })),
  useConstraints: () => fc.record({ bindResultDigests: flag }),
  executionBoundary: ({ shellTools }) =>
    fc.constant({ shellTools, allowedWorkdirs: ['/quay', '/pier/one'], sandboxRef: 'box' }),
  shell: ({ calls, shellTools }) => {
    const workdir = fc.constantFrom('/quay', '/quay/east', '/pier/one/', '/pier/one/two');
    return fc.tuple(
      ...calls
        .filter(({ tool }) => shellTools.includes(tool))
        .map(({ id }) =>
          fc.record({
            toolCallId: fc.constant(id),
            workdir,
            sandboxRef: fc.constant('box'),
            commandDigest: trimmedText,
          }),
        ),
    );
  },
  compaction: () =>
    fc.record({ used: flag, policy: trimmedText, carried: trimmedText }).map(({ used, policy, carried }) => ({
      used,
      policyDigest: policy,
      expectedPolicyDigest: policy,
      carriedDigest: carried,
      resumedDigest: carried,
    })),
  contextScope: ({ viewRefs }) =>
    fc.uniqueArray(trimmedText, { maxLength: 4 }).chain((more) => {
      const allowedRefs = [...new Set([...viewRefs, ...more])];
      return fc.record({
        role: fc.constantFrom('orchestrator', 'specialist'),
        allowedRefs: fc.constant(allowedRefs),
        usedRefs: fc.subarray(allowedRefs),
      });
    }),
  guardrails: () =>
    fc.array(fc.constantFrom(...STAGES), { maxLength: 3 }).chain((twice) => {
      const decided = STAGES.flatMap((name) => [name, ...twice.filter((other) => other === name)]);
      return fc.record({ requiredStages: maybe(fc.subarray([...STAGES])), decisions: stage(decided) });
    }),
  evalGate: () =>
    fc
      .uniqueArray(fc.record({ metric: trimmedText, minimum: unit, over: unit }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ metric }) => metric,
      })
      .map((rows) => ({
        thresholds: rows.map(({ metric, minimum }) => ({ metric, minimum })),
        metrics: rows.map(({ metric, minimum, over }) => ({ metric, value: minimum + over })),
        lineage: { datasetLineageRef: 'd', graderConfigLineageRef: 'g', metricThresholdsRef: 't' },
      })),
  selfEvolution: () =>
    fc.record({
      maxAttempts: fc.integer({ min: 1, max: 9 }),
      terminalEscalation: trimmedText,
      rollbackRef: trimmedText,
    }),
  redTeam: () =>
    fc
      .record({ required: fc.subarray(STRATEGIES), probes: fc.integer({ min: 1, max: 99 }), failures: fc.nat(3) })
      .map(({ required, probes, failures }) => ({
        requiredStrategies: required,
        strategies: STRATEGIES,
        minProbes: probes,
        probes,
        maxFailures: 3,
        failures,
        reportDigest: 'report',
      })),
  traceMode: () =>
    fc
      .tuple(fc.constantFrom('dashboard', 'internal_processor', 'disabled'), flag, flag)
      .map(([actual, isRequired, retainsNothing]) => ({
        actual,
        required: isRequired ? actual : undefined,
        zeroDataRetention: retainsNothing && actual !== 'dashboard',
      })),
  riskTier: () =>
    fc.record({
      tier: fc.constantFrom('low', 'moderate', 'high'),
      controlProfileRef: trimmedText,
      controlProfileDigest: trimmedText,
    }),
  mutation: ({ calls, sessionRefs, trajectoryRefs }) => {
    const consumed = calls.filter(({ use }) => use === 'consumed');
    return fc
      .record({
        intended: fc.subarray(ACTIONS, { minLength: 1 }),
        requiredClaims: fc.uniqueArray(trimmedText, { maxLength: 2 }),
        inputs: fc.subarray(consumed.map(({ id, resultDigest }) => ({ toolCallId: id, resultDigest }))),
        witnessRefs: fc.subarray([...sessionRefs, ...trajectoryRefs]),
        changesGovernancePolicy: flag,
        hasAll: flag,
      })
      .map(({ hasAll, ...section }) => {
        const ofActions = hasAll ? [`${BASE}.all`] : section.intended.map((action) => `${BASE}.${action}`);
        const claims = [...new Set([BASE, ...ofActions, ...section.requiredClaims])];
        return { ...section, activePolicyDigest: 'policy.mutation', claims };
      });
  },
} satisfies Readonly<Record<SectionName, (world: TurnWorld) => fc.Arbitrary<unknown>>>;

type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** All sections, each as its generator gives it. */
export type OrderedSections = { [Name in SectionName]: Generated<ReturnType<(typeof SECTIONS)[Name]>> };

export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

/** Evidence for a policy: with it a turn can lose a class that it had without. */
export const EVIDENCE_SECTIONS: readonly SectionName[] = [
  'examples',
  'discovery',
  'callerEdges',
  'shell',
  'adapterProfile',
];

/** What a section is judged by besides the turn: without that it fails. */
const NEEDS: Partial<Readonly<Record<SectionName, readonly SectionName[]>>> = {
  toolPolicy: ['examples', 'discovery'],
  parallelPolicy: ['callerEdges'],
  actionModePolicy: ['adapterProfile'],
  executionBoundary: ['shell'],
  mutation: ['evalGate', 'redTeam'],
};

/** Some sections, and those that they need. */
export const someSections: fc.Arbitrary<readonly SectionName[]> = fc
  .subarray([...SECTION_NAMES])
  .map((names) => [...new Set(names.flatMap((name) => [name, ...(NEEDS[name] ?? [])]))]);

export interface OrderedTurn {
  readonly world: TurnWorld;
  /** The evidence alone. */
  readonly turn: MadeTurn;
  readonly sections: OrderedSections;
}

/** Accepted turns with every section in order, and a mutation that is ready. */
export const orderedTurns: fc.Arbitrary<OrderedTurn> = turnWorlds.chain((world) => {
  const generators = Object.entries(SECTIONS).map(([name, generator]) => [name, generator(world)] as const);
  return fc
    .record(Object.fromEntries(generators) as { [Name in SectionName]: fc.Arbitrary<OrderedSections[Name]> })
    .map((sections) => ({ world, turn: worldTurn(world), sections }));
});

/** A turn with some of its sections. */
export function withSections(
  turn: MadeTurn,
  sections: object,
  names: readonly SectionName[] = SECTION_NAMES,
): MadeTurn {
  const chosen = Object.entries(sections).filter(([name]) => names.some((other) => other === name));
  return { ...turn, ...Object.fromEntries(chosen) };
}
