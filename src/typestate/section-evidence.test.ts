import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { orderedTurns, withSections, type OrderedSections, type OrderedTurn } from '../testing/ordered-sections.ts';
import type { MadeTurn } from '../testing/turn-builder.ts';
import type { WorldCall } from '../testing/turn-world.ts';
import { failureClassesOf } from './close-join.ts';
import type { FailureClass } from './failure-class.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { parseTurnInput } from './turn-input.ts';

const classesOf = (turn: MadeTurn, sections: object): readonly FailureClass[] =>
  failureClassesOf(normalizeTurn(parseTurnInput(JSON.stringify(withSections(turn, sections)))));

/** Takes something away from a turn that is accepted, told by a number; false where the turn has nothing of that kind. */
type Removal = (ordered: Loose, at: number) => boolean;

/** What is there can be deleted. */
interface Loose extends OrderedTurn {
  readonly sections: { -readonly [Name in keyof OrderedSections]: OrderedSections[Name] };
}

/** One of the calls for which something is needed. */
function callAmong({ world }: Loose, at: number, isMeant: (call: WorldCall) => boolean): WorldCall | undefined {
  const meant = world.calls.filter(isMeant);
  return meant[at % meant.length];
}

const drop = <T>(rows: T[], isMeant: (row: T) => boolean): boolean => {
  const kept = rows.filter((row) => !isMeant(row));
  const isDropped = kept.length < rows.length;
  rows.splice(0, rows.length, ...kept);
  return isDropped;
};
const dropOf = (rows: { toolCallId: string }[], call: WorldCall | undefined): boolean =>
  drop(rows, ({ toolCallId }) => toolCallId === call?.id);
const forget = (row: object | undefined, names: readonly string[], at: number): boolean =>
  row !== undefined && Reflect.deleteProperty(row, names[at % names.length] ?? '');
const leave = (ordered: Loose, name: keyof OrderedSections): boolean => Reflect.deleteProperty(ordered.sections, name);

/** The member of a section of which any is needed. */
const member =
  (name: keyof OrderedSections, ...names: string[]): Removal =>
  ({ sections }, at) =>
    forget(sections[name], names, at);

const isDeferred =
  ({ world }: Loose) =>
  ({ tool }: WorldCall): boolean =>
    world.deferred.includes(tool);
const needsExample =
  ({ world }: Loose) =>
  ({ tool }: WorldCall): boolean =>
    world.exampleBound.includes(tool);
const runsCommand =
  ({ world }: Loose) =>
  ({ tool }: WorldCall): boolean =>
    world.shellTools.includes(tool);

const REMOVALS: readonly [name: string, removal: Removal, failureClass: FailureClass][] = [
  [
    'the tool of a call from the list',
    ({ sections, ...ordered }, at) => {
      const tool = callAmong({ sections, ...ordered }, at, () => true)?.tool;
      return drop(sections.toolPolicy.tools, ({ toolName }) => toolName === tool);
    },
    'tool.unknown_or_disallowed',
  ],
  [
    'the caller of a call from those who may',
    (ordered, at) => {
      const call = callAmong(ordered, at, ({ tool }) => ordered.world.restricted.includes(tool));
      const listed = ordered.sections.toolPolicy.tools.find(({ toolName }) => toolName === call?.tool);
      const caller = call?.parent === undefined ? 'direct' : call.caller;
      return drop(listed?.allowedCallers ?? [], (allowed) => allowed === caller);
    },
    'tool.caller_not_allowed',
  ],
  [
    'the schema of a call',
    (ordered, at) => {
      const call = callAmong(ordered, at, ({ tool }) => ordered.world.schemaBound.includes(tool));
      const row = ordered.turn.evidence.toolRequests.find(({ toolCallId }) => toolCallId === call?.id);
      return forget(row, ['schemaDigest'], 0);
    },
    'tool.schema_invalid',
  ],
  [
    'the examples of a call',
    (ordered, at) => dropOf(ordered.sections.examples, callAmong(ordered, at, needsExample(ordered))),
    'tool.example_digest_mismatch',
  ],
  [
    'all examples',
    (ordered, at) => callAmong(ordered, at, needsExample(ordered)) !== undefined && leave(ordered, 'examples'),
    'tool.example_digest_mismatch',
  ],
  [
    'the discovery of a call',
    (ordered, at) => {
      const isDue = (call: WorldCall): boolean => call.namesSearch || isDeferred(ordered)(call);
      return dropOf(ordered.sections.discovery, callAmong(ordered, at, isDue));
    },
    'tool.discovery_unresolved',
  ],
  [
    'all discoveries',
    (ordered, at) => callAmong(ordered, at, isDeferred(ordered)) !== undefined && leave(ordered, 'discovery'),
    'tool.discovery_unresolved',
  ],
  [
    'the tool that was found',
    ({ sections: { discovery } }, at) => forget(discovery[at % discovery.length], ['resolvedTool'], 0),
    'tool.discovery_unresolved',
  ],
  [
    'the edge of a call that names its caller',
    (ordered, at) => {
      // A call without its edge would be one branch more.
      leave(ordered, 'parallelPolicy');
      return dropOf(
        ordered.sections.callerEdges,
        callAmong(ordered, at, ({ tellsCaller }) => tellsCaller),
      );
    },
    'tool.programmatic_caller_edge_invalid',
  ],
  [
    'the command of a shell call',
    (ordered, at) => dropOf(ordered.sections.shell, callAmong(ordered, at, runsCommand(ordered))),
    'runtime.shell_boundary_violation',
  ],
  [
    'all commands',
    (ordered, at) => callAmong(ordered, at, runsCommand(ordered)) !== undefined && leave(ordered, 'shell'),
    'runtime.shell_boundary_violation',
  ],
  [
    'what a command says',
    ({ sections: { shell } }, at) =>
      forget(shell[at % shell.length], ['workdir', 'sandboxRef', 'commandDigest'], Math.floor(at / 8)),
    'runtime.shell_boundary_violation',
  ],
  [
    'the adapter of a text',
    (ordered) => ordered.world.mode === 'text' && leave(ordered, 'adapterProfile'),
    'tool.parallel_policy_violation',
  ],
  [
    'the trigger of an autonomous pattern',
    ({ world, sections }) => {
      const isAutonomous = ['orchestrator_workers', 'evaluator_optimizer'].includes(world.pattern);
      return isAutonomous && drop(sections.autonomyPolicy.triggers, ({ measured, threshold }) => measured >= threshold);
    },
    'coordination.autonomy_trigger_missing',
  ],
  [
    'the stop reason from those that are handled',
    ({ world, sections }) =>
      drop(sections.protocolStatePolicy.handledStopReasons, (reason) => reason === world.stopReason),
    'protocol.stop_reason_unhandled',
  ],
  [
    'the digest of what was consumed',
    (ordered, at) => {
      const call = callAmong(ordered, at, ({ use }) => use === 'consumed');
      const row = ordered.turn.evidence.toolUse.find(({ toolCallId }) => toolCallId === call?.id);
      return ordered.sections.useConstraints.bindResultDigests && forget(row, ['resultDigest'], 0);
    },
    'tool.use_unknown_result',
  ],
  [
    'a digest of a compaction',
    ({ sections: { compaction } }, at) =>
      compaction.used &&
      forget(compaction, ['policyDigest', 'expectedPolicyDigest', 'carriedDigest', 'resumedDigest'], at),
    'runtime.compaction_state_invalid',
  ],
  [
    'a reference that is used from those that are allowed',
    ({ world, sections: { contextScope } }, at) => {
      const used = [...world.viewRefs, ...contextScope.usedRefs];
      return drop(contextScope.allowedRefs, (ref) => ref === used[at % used.length]);
    },
    'context.scope_violation',
  ],
  ['the role', member('contextScope', 'role'), 'context.scope_violation'],
  [
    'the decisions of a required stage',
    ({ sections: { guardrails } }, at) => {
      const required = guardrails.requiredStages ?? ['pre_flight', 'input', 'output'];
      return drop(guardrails.decisions, ({ stage }) => stage === required[at % required.length]);
    },
    'governance.guardrail_stage_missing',
  ],
  [
    'what was measured for a threshold',
    ({ sections: { evalGate } }, at) => evalGate.metrics.splice(at % evalGate.metrics.length, 1).length > 0,
    'governance.eval_gate_unmet',
  ],
  ['all thresholds', member('evalGate', 'thresholds'), 'governance.eval_gate_unmet'],
  [
    'a reference of the lineage',
    ({ sections: { evalGate } }, at) =>
      forget(evalGate.lineage, ['datasetLineageRef', 'graderConfigLineageRef', 'metricThresholdsRef'], at),
    'governance.eval_lineage_missing',
  ],
  ['the number of attempts', member('selfEvolution', 'maxAttempts'), 'governance.self_evolution_retry_missing'],
  ['the escalation', member('selfEvolution', 'terminalEscalation'), 'governance.self_evolution_escalation_missing'],
  ['the way back', member('selfEvolution', 'rollbackRef'), 'governance.self_evolution_rollback_missing'],
  [
    'a required strategy',
    ({ sections: { redTeam } }, at) =>
      drop(redTeam.strategies, (name) => name === redTeam.requiredStrategies[at % redTeam.requiredStrategies.length]),
    'governance.redteam_gate_unmet',
  ],
  ['what the red team tells', member('redTeam', 'probes', 'failures', 'reportDigest'), 'governance.redteam_gate_unmet'],
  ['the trace mode', member('traceMode', 'actual'), 'governance.trace_mode_violation'],
  [
    'a part of the control profile',
    member('riskTier', 'tier', 'controlProfileRef', 'controlProfileDigest'),
    'governance.risk_tier_profile_missing',
  ],
  [
    'the report on how tools are loaded',
    ({ sections: { toolLoading } }, at) =>
      toolLoading.policyDigest !== toolLoading.defaultPolicyDigest &&
      forget(toolLoading, ['report', 'reportDigest'], at),
    'governance.tool_loading_eval_missing',
  ],
];

describe('an accepted turn with every section is rejected', () => {
  test.each(REMOVALS)('without %s', (_name, removal, failureClass) => {
    fc.assert(
      fc.property(orderedTurns, fc.nat(), (given, at) => {
        const ordered = structuredClone(given);
        fc.pre(removal(ordered, at));
        expect(classesOf(ordered.turn, ordered.sections)).toEqual([failureClass]);
      }),
      // What is needed is not in every turn.
      { numRuns: 30, maxSkipsPerRun: 1000 },
    );
  });
});
