import { ClassedRefusal } from '../../harness/classed-refusal.ts';
import {
  DEPENDENCY_TYPES,
  FEATURE_STATUSES,
  GRAPH_SCOPES,
  OBSERVE_MODES,
  SESSION_STATES,
  STEP_MODES,
} from '../../harness/state-names.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import {
  defaulted,
  type Fields,
  list,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  truth,
  where,
} from '../../kernel/json-shape.ts';
import { answerText, type QuestionName } from '../required/answer-request.ts';
import { loadRequiredPolicy } from '../required/required-files.ts';
import type { World } from '../world/world.ts';
import { checkFeatures, nextFeature, readLedger, writeFeature } from '../harness/feature-file.ts';
import { answerCommand, answerDispatch } from '../harness/issue-commands.ts';
import { bootstrapSession, readSession, writeSession } from '../harness/session-file.ts';
import { appendStep, queryTrajectory } from '../harness/trajectory-file.ts';
import { checkCoherence } from './coherence.ts';
import { checkInstruction, runInstruction } from './instruction.ts';
import { observe, type ObserveRequest } from './observe.ts';

/** Where actions are run. */
export interface HostPlace extends World {
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** What an action does with its arguments, a JSON text, and what it answers. */
type HostAction = (place: HostPlace, argsText: string) => Promise<object>;
type Row = readonly [name: string, HostAction];

const some = optional(text);
const refs = optional(list(text));
const REFS = { instructionRefs: refs, witnessRefs: refs, lineageRefs: refs };
const PATH = { path: some };
const EDGE = { id: text, dependsOn: text };
const ISSUE = { description: some, priority: optional(whole(-(2 ** 31), 2 ** 31 - 1)), assignee: some, owner: some };
const dependencyType = oneOf(...Object.keys(DEPENDENCY_TYPES));
const isStrict = false;

/** What stands behind each action: the function behind its command line. Arguments are named as its operands and flags are. */
export const HOST_ACTIONS: ReadonlyMap<string, HostAction> = new Map([
  issueCommand('issue.ready', {}),
  issueCommand('issue.blocked', {}),
  issueCommand('issue.list', { status: some, assignee: some }),
  issueCommand('issue.check', { noteWarnThreshold: optional(whole(0)), compactness: optional(truth) }),
  issueCommand('issue.update', { ...ISSUE, id: text, title: some, notes: some, status: some }),
  issueCommand('issue.discover', { ...ISSUE, id: some, type: some, parent: text, title: text }),
  issueCommand('dep.diagnostics', { graphScope: optional(oneOf(...GRAPH_SCOPES)) }),
  issueCommand('dep.add', { ...EDGE, type: optional(dependencyType), createdBy: some }),
  issueCommand('dep.remove', { ...EDGE, type: optional(dependencyType) }),
  issueCommand('dep.replace', {
    ...EDGE,
    fromType: optional(dependencyType),
    toType: dependencyType,
    createdBy: some,
  }),
  ...OBSERVE_MODES.map(observation),
  action('instruction.check', { instruction: text }, async (place, args) => checkInstruction(place, args.instruction)),
  action('instruction.run', { instruction: text, baseRef: some }, async (place, { instruction, baseRef = null }) =>
    runInstruction(place, instruction, { ...place, baseRef }),
  ),
  action('coherence.check', {}, checkCoherence),
  ...['claim', 'claim_next', 'lease_renew', 'lease_release'].map((name) => transport(`issue.${name}`)),
  ...['spawn', 'join', 'cancel'].map((name) => transport(`fiber.${name}`)),
  required('required.projection', 'project'),
  required('required.delta', 'delta'),
  required('required.gate_ref', 'gate-ref'),
  required('required.witness', 'witness'),
  required('required.witness_verify', 'verify'),
  required('required.witness.verify', 'verify'),
  required('required.witness_decide', 'decide'),
  required('required.decision_verify', 'verify-decision'),
  required('required.decision.verify', 'verify-decision'),
  action('harness.session.read', PATH, async (world, { path }) => readSession(world, { path, isStrict })),
  action('harness.session.bootstrap', { ...PATH, featureLedger: some }, async (world, { path, featureLedger }) =>
    bootstrapSession(world, { path, isStrict }, featureLedger),
  ),
  action(
    'harness.session.write',
    {
      ...PATH,
      ...REFS,
      state: defaulted(oneOf(...SESSION_STATES), 'stopped'),
      sessionId: some,
      issueId: some,
      summary: some,
      nextStep: some,
      issues: some,
    },
    async (world, { path, issues, ...change }) => writeSession(world, { path, isStrict }, change, issues),
  ),
  action('harness.feature.read', PATH, async (world, { path }) => readLedger(world, { path, isStrict })),
  action('harness.feature.next', PATH, async (world, { path }) => nextFeature(world, { path, isStrict })),
  action('harness.feature.check', { ...PATH, requireClosure: defaulted(truth, false) }, async (world, args) =>
    checkFeatures(world, { path: args.path, isStrict }, args.requireClosure),
  ),
  action(
    'harness.feature.write',
    {
      ...PATH,
      featureId: text,
      status: oneOf(...FEATURE_STATUSES),
      issueId: some,
      summary: some,
      sessionRef: some,
      instructionRefs: refs,
      verificationRefs: refs,
    },
    async (world, { path, ...change }) => writeFeature(world, { path, isStrict }, change),
  ),
  action(
    'harness.trajectory.append',
    {
      ...PATH,
      ...REFS,
      stepId: text,
      action: text,
      resultClass: text,
      issueId: some,
      startedAt: some,
      finishedAt: some,
    },
    async (world, { path, ...step }) => appendStep(world, path, step, 'refuse'),
  ),
  action(
    'harness.trajectory.query',
    { ...PATH, mode: defaulted(oneOf(...STEP_MODES), 'latest'), limit: defaulted(whole(0), 20) },
    async (world, { path, mode, limit }) => queryTrajectory(world, { path, isStrict }, mode, limit),
  ),
]);

/** An action of arguments with these members. */
function action<F extends Fields>(
  name: string,
  fields: F,
  run: (place: HostPlace, args: ArgsOf<F>) => Promise<object>,
): Row {
  const shape = record(fields);
  const invalid = (reason: string): ClassedRefusal =>
    new ClassedRefusal('scheme_eval.invalid_program', `invalid ${name} args: ${reason}`);
  return [name, async (place, argsText) => run(place, decodeJsonOr(argsText, shape, invalid))];
}

type ArgsOf<F extends Fields> = ReturnType<typeof record<F>> extends Shape<infer T> ? T : never;

function issueCommand(name: string, fields: Fields): Row {
  return action(name, { ...fields, issuesPath: some }, async (world, { issuesPath, ...request }) =>
    answerCommand(world, name, { ...request, issues: issuesPath }),
  );
}

function observation(mode: ObserveRequest['mode']): Row {
  const fields = { instructionId: some, projectionDigest: some, artifactsRoot: defaulted(text, 'artifacts') };
  return action(`observe.${mode.replace('-', '_')}`, fields, async (world, args) => observe(world, { mode, ...args }));
}

function transport(name: string): Row {
  return [name, async (world, argsText) => answerDispatch(world, name, argsText)];
}

/** Its arguments are the request. */
function required(name: string, question: QuestionName): Row {
  return [
    name,
    async (world, argsText) => {
      const { cwd, environment } = world;
      const policy = await loadRequiredPolicy(world, null);
      return (await answerText(question, { cwd, environment, policy }, argsText)).output;
    },
  ];
}

function whole(least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  const isOne = (value: number): boolean => Number.isSafeInteger(value) && value >= least && value <= most;
  return where(number, `a whole number from ${least}`, (value) => (isOne(value) ? value : undefined));
}
