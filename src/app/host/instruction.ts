import { basename, join, resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { type Instruction, readInstruction } from '../../harness/instruction/envelope.ts';
import { filesMatching } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { bindingOf } from '../../required/witness-digests.ts';
import { runRequired } from '../required/run-required.ts';
import type { World } from '../world/world.ts';

/** Where policies of instructions stand: the reference's place, and ours. */
const POLICIES = ['policies/instruction/*.json', '.github/portcullis/policies/instruction/*.json'];

/** Where the witness of an instruction lies, relative to the repository. */
export function instructionWitnessPath(instructionId: string): string {
  return join('artifacts/ciwitness', `${basename(instructionId)}.json`);
}

/** What an instruction in a file asks for, or why it cannot. @throws PortcullisError for a file that cannot be read */
export async function checkInstruction(world: World, file: string) {
  const read = await instructionOf(world, file);
  const action = 'instruction.check';
  if (read instanceof InputClassError)
    return { action, instructionRef: file, ...rejected(read.errorClass), diagnostic: read.reason };
  const { executionDecision: decision } = read;
  const verdict = decision.state === 'execute' ? { result: 'accepted', failureClasses: [] } : rejected(decision.reason);
  return { action, instructionRef: file, ...verdict, ...read };
}

function rejected(errorClass: string) {
  return { result: 'rejected', failureClasses: [errorClass] };
}

async function instructionOf({ cwd, root }: World, file: string): Promise<Instruction | InputClassError> {
  const envelopeText = await readTextFile(resolve(cwd, file), 'the instruction');
  const paths = (await Promise.all(POLICIES.map(async (glob) => filesMatching(root, glob)))).flat();
  const policies = await Promise.all(
    paths.map(async (path) => readTextFile(join(root, path), 'a policy of instructions')),
  );
  try {
    return readInstruction(basename(file), envelopeText, policies);
  } catch (error) {
    if (error instanceof InputClassError) return error;
    throw error;
  }
}

/** How checks are run. */
export interface RunPlace {
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly baseRef: string | null;
}

/**
 * Runs the checks that an instruction names, as `required run` does, and writes what came of it as its witness, also where it was not run.
 *
 * @throws PortcullisError where a check is none that the change needs, and as `runRequired`
 */
export async function runInstruction(world: World, file: string, place: RunPlace) {
  const read = await instructionOf(world, file);
  const started = world.now();
  const ran = await ranBy(world, read, place);
  const finished = world.now();
  const run = {
    runStartedAt: started.toISOString(),
    runFinishedAt: finished.toISOString(),
    runDurationMs: Math.max(0, finished.getTime() - started.getTime()),
  };
  const instructionId = basename(file).replace(/\.json$/, '');
  const witness = {
    ciSchema: 1,
    witnessKind: 'ci.instruction.v1',
    instructionId,
    instructionRef: file,
    ...witnessedOf(read),
    ...ran,
    semanticFailureClasses: [],
    failureClasses: ran.operationalFailureClasses,
    squeakSiteProfile: 'local',
    ...run,
  };
  const witnessPath = instructionWitnessPath(instructionId);
  await writeFileAtomically(join(world.root, witnessPath), documentText(witness), 'the witness of an instruction');
  return { action: 'instruction.run', witnessPath, ...witness };
}

function witnessedOf(read: Instruction | InputClassError) {
  if (read instanceof InputClassError) {
    return { instructionClassification: { state: 'unknown', reason: 'pre_execution_invalid' }, requiredChecks: [] };
  }
  const { executionDecision: _, requestedChecks: requiredChecks, ...instruction } = read;
  const { projectionDigest: __, ...binding } = bindingOf(read.instructionDigest, read.normalizerId, read.policyDigest);
  return { ...instruction, ...binding, requiredChecks };
}

/** What came of the checks, or why none was run. */
async function ranBy(world: World, read: Instruction | InputClassError, place: RunPlace) {
  const notRun = (rejectStage: string, rejectReason: string, errorClass: string) => ({
    executedChecks: [],
    results: [],
    verdictClass: 'rejected',
    operationalFailureClasses: [errorClass],
    rejectStage,
    rejectReason,
  });
  if (read instanceof InputClassError) return notRun('pre_execution', read.reason, read.errorClass);
  const { executionDecision: decision, requestedChecks: only } = read;
  if (decision.state === 'reject') return notRun(decision.source, decision.reason, decision.reason);
  const onBegin = (): void => undefined;
  const { proofs } = await runRequired(world, { ...place, only, maxParallel: 1, artifactsRoot: 'artifacts', onBegin });
  const shown = new Map(proofs.flatMap((proof) => [...proof.results]));
  const results = [...shown].map(([checkId, { exitCode }]) => {
    return { checkId, status: exitCode === 0 ? 'passed' : 'failed', exitCode };
  });
  const isAccepted = only.every((check) => shown.get(check)?.exitCode === 0);
  const classes = [...shown.values()].flatMap(({ exitCode, classes: own }) => (exitCode === 0 ? [] : own));
  return {
    executedChecks: results.map(({ checkId }) => checkId),
    results,
    verdictClass: isAccepted ? 'accepted' : 'rejected',
    operationalFailureClasses: isAccepted ? [] : sortedUnique(['check_failed', ...classes]),
  };
}
