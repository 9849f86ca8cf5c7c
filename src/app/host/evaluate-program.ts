import { resolve } from 'node:path';

import { type HostContract, readControlPlaneContract, readHostActions } from '../../harness/host/contract.ts';
import {
  authorizeCall,
  callStep,
  type HostAnswer,
  hostEffect,
  type HostNames,
  refusedAnswer,
} from '../../harness/host/host-call.ts';
import { ClassedRefusal } from '../../harness/classed-refusal.ts';
import { type Authority, type HostCall, readProgram } from '../../harness/host/program.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { isInside } from '../../io/find-files.ts';
import { readOptionalRepositoryFile, refuseLinks } from '../../io/repository-file.ts';
import { refuseTornLine } from '../../io/state/append-line.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { notComparable, PortcullisError } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { isRejection } from '../required/answer-request.ts';
import { checkTurnFile } from '../typestate/check-turns.ts';
import type { World } from '../world/world.ts';
import { HOST_ACTIONS, type HostPlace } from './host-actions.ts';
import { nowText, statePath } from '../harness/state-folder.ts';
import { appendStep } from '../harness/trajectory-file.ts';

const CONTRACT_FILE = '.github/portcullis/policies/host-actions.json';

/** A program that is to be run. */
export interface HostRequest extends Authority {
  readonly program: string;
  readonly trajectoryPath?: string | undefined;
  readonly stepPrefix: string;
  readonly maxCalls: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** By which contract, and what the engine and its result are called. */
interface HostEngine {
  readonly engine: string;
  readonly kind: string;
  readonly profile: string;
  readonly contract: HostContract;
  /** Where the contract stands, as answers name it. */
  readonly contractPath: string;
  readonly hasTurn: boolean;
  /** The reference's takes any path as an argument, and adds to a last line of the trajectory without an end. */
  readonly isOurs: boolean;
}

/** As the reference's evaluator, with its contract. @throws PortcullisError as `evaluateProgram`, and for a contract that is none */
export async function evaluateScheme(world: World, contractPath: string, request: HostRequest) {
  const contractText = await readTextFile(resolve(world.cwd, contractPath), 'the control-plane contract');
  return evaluateProgram(
    world,
    {
      engine: 'scheme_eval',
      kind: 'premath.scheme_eval.result.v0',
      profile: 'steel.default.v0',
      contract: readControlPlaneContract(contractText),
      contractPath,
      hasTurn: false,
      isOurs: false,
    },
    request,
  );
}

/**
 * As our own evaluator, by our contract or that of the repository.
 *
 * @param turn a file with the evidence of a turn, for what may only follow one that is ready to mutate
 * @throws PortcullisError as `evaluateProgram`, and for a contract or a turn that is none
 */
export async function evaluateHost(world: World, turn: string | undefined, request: HostRequest) {
  const contractText = await readOptionalRepositoryFile(world.root, CONTRACT_FILE, 'the contract of host actions');
  const engine = {
    engine: 'host_eval',
    kind: 'portcullis.host_eval.result.v1',
    profile: 'portcullis.default.v1',
    contract: readHostActions(contractText, CONTRACT_FILE),
    contractPath: contractText === undefined ? 'host-actions.json' : CONTRACT_FILE,
    hasTurn: turn !== undefined && (await checkTurnFile(world.cwd, turn)).output.mutationReady,
    isOurs: true,
  };
  return evaluateProgram(world, engine, request);
}

/**
 * Runs a program, call by call up to the first that is rejected, each with its row in the trajectory.
 *
 * @throws ClassedRefusal for a program that is none, before anything is run; PortcullisError where a row cannot be written
 */
async function evaluateProgram(world: World, engine: HostEngine, request: HostRequest) {
  const jsonText = await readTextFile(resolve(world.cwd, request.program), 'the program');
  const calls = readProgram(jsonText, request, request.maxCalls);
  const trajectoryPath = await statePath(world, request.trajectoryPath, 'trajectory');
  if (engine.isOurs) refuseTornLine(resolve(world.cwd, trajectoryPath), 'the trajectory');
  const names = { engine: engine.engine, stepPrefix: request.stepPrefix };
  const programStartedAt = nowText(world);
  const place = { ...world, environment: request.environment, signal: request.signal };
  const effects: ReturnType<typeof hostEffect>[] = [];
  for (const call of calls) {
    if (request.signal.aborted) throw notComparable(`interrupted before call ${call.number}`);
    const effect = await runCall(place, engine, names, call, trajectoryPath);
    effects.push(effect);
    if (effect.failureClasses.length > 0) break;
  }
  const failureClasses = effects.at(-1)?.failureClasses ?? [];
  return {
    schema: 1,
    kind: engine.kind,
    profile: engine.profile,
    programPath: request.program,
    controlPlaneContract: engine.contractPath,
    trajectoryPath,
    allowlistedActions: sortedUnique(engine.contract.allowed.keys()),
    executedCallCount: effects.length,
    result: failureClasses.length === 0 ? 'accepted' : 'rejected',
    failureClasses,
    startedAt: programStartedAt,
    finishedAt: nowText(world),
    effects,
  };
}

async function runCall(world: HostPlace, engine: HostEngine, names: HostNames, call: HostCall, path: string) {
  const startedAt = nowText(world);
  const answer = await answerCall(world, engine, call);
  const finishedAt = nowText(world);
  const step = callStep(call, answer, names);
  await appendStep(world, path, { ...step, startedAt, finishedAt }, engine.isOurs ? 'refuse' : 'append');
  return hostEffect(call, answer, step, { path, finishedAt });
}

/** What came of a call, also of one that may not be made, and of an action that fails. */
async function answerCall(world: HostPlace, engine: HostEngine, call: HostCall): Promise<HostAnswer> {
  try {
    authorizeCall(call, engine.contract, engine.hasTurn);
    if (engine.isOurs) await refusePaths(world, call);
    const perform = HOST_ACTIONS.get(call.action);
    if (perform === undefined) {
      const reason = `the contract allows the action, and nothing stands behind it: ${call.action}`;
      return refusedAnswer('scheme_eval.host_action_unimplemented', reason);
    }
    const payload = (await perform(world, call.argsText)) as HostAnswer['payload'];
    return { payload, failureClasses: failureClassesOf(payload) };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    if (error instanceof InputClassError) return refusedAnswer(error.errorClass, error.reason);
    return refusedAnswer('scheme_eval.host_action_execution_error', error.message);
  }
}

/** Arguments that name a place, of whichever action. A folder is read alone. */
const FILES = new Set(['path', 'issues', 'issuesPath', 'featureLedger', 'instruction']);
const FOLDERS = new Set(['artifactsRoot', 'repoRoot', 'witnessRoot']);

/**
 * Who may not run commands may not write what others run: a row that is added to a script is run with it.
 *
 * @throws ClassedRefusal for what is no folder and no JSON of the repository; PortcullisError for what lies behind a link
 */
async function refusePaths({ cwd, root }: World, { action, argsText }: HostCall): Promise<void> {
  for (const [name, path] of Object.entries((JSON.parse(argsText) ?? {}) as object) as [string, unknown][]) {
    const isFolder = FOLDERS.has(name);
    if (typeof path !== 'string' || !(isFolder || FILES.has(name))) continue;
    const place = resolve(cwd, path);
    // Some actions trim it.
    if (path !== trimmed(path) || !isInside(root, place) || !(isFolder || /\.jsonl?$/.test(path))) {
      const expected = `a ${isFolder ? 'folder' : '.json or .jsonl file'} of the repository`;
      const message = `${action}: ${name}: expected ${expected}, found ${JSON.stringify(path)}`;
      throw new ClassedRefusal('scheme_eval.effect_denied', message);
    }
    await refuseLinks(root, place, name);
  }
}

/** Empty where the answer does not reject. */
function failureClassesOf(payload: HostAnswer['payload']): readonly string[] {
  const classes = payload['failureClasses'] as readonly string[] | undefined;
  if (!isRejection(payload)) return [];
  return classes === undefined || classes.length === 0 ? ['scheme_eval.host_action_rejected'] : classes;
}
