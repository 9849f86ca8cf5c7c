import { dirname, join } from 'node:path';

import { classifyFailure } from '../../harness/retry/classify.ts';
import { isInside } from '../../io/find-files.ts';
import { readExcerpt } from '../../io/read-text-file.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { anyGlobTest } from '../../kernel/glob-test.ts';
import { isObject } from '../../kernel/is-object.ts';
import { refusalOf } from '../../kernel/input-class-error.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { ToolInput } from '../tools/execute-tool.ts';
import { runTools } from '../tools/run-tools.ts';
import { readIssueMemory } from '../harness/issue-memory.ts';
import { evaluateHost } from '../host/evaluate-program.ts';
import { KEPT_BYTES, runCommand } from '../command/run-command.ts';
import { secretsOf } from '../world/secret-values.ts';
import { watchTurns } from './judge-turns.ts';
import type { Attempt, CommandPlace, Ran, Step } from './work-request.ts';
import { watchWrittenFiles } from './written-files.ts';

/** What is shown of the end of an output. */
const SHOWN_CHARACTERS = 1500;
/** Of a command; a step is ended before, with its lease. */
const LONGEST_SECONDS = 86_400;
/** Variables whose values are taken out of what commands wrote. */
const SECRET = /KEY|TOKEN|SECRET|PASSWORD/i;

/** Works, judges what this and the `earlier` attempt left, and verifies. @throws PortcullisError where that cannot be found out */
export async function attemptWork(step: Step, attempt: number, earlier: Attempt | null): Promise<Attempt> {
  const { root } = step.world;
  const { session, steps, trajectory, issues } = step.roots;
  const { turns: glob, paths, stopPolicy, work, verify } = step.request;
  const filesWritten = await watchWrittenFiles(root);
  const turnsLeft = glob === null ? null : await watchTurns(root, glob);
  const byTools = await askTools(step, attempt);
  const worked =
    byTools ??
    (work === null
      ? await runProgram(step, attempt)
      : { ...(await runNamed(step, `${attempt}-work`, work)), spawned: [] });
  // Written by us; a flag may have put the last two anywhere.
  const own = [dirname(session), steps, trajectory, issues];
  const written = ((await filesWritten?.()) ?? []).filter(
    ({ path }) => !own.some((place) => isInside(place, join(root, path))),
  );
  const files = [...new Map([...(earlier?.files ?? []), ...written].map((file) => [file.path, file])).values()];
  const isInScope = await anyGlobTest(glob === null ? paths : [...paths, glob]);
  const outside = paths.length === 0 ? [] : files.filter(({ path }) => !isInScope(path)).map(({ path }) => path);
  const found = (await turnsLeft?.()) ?? [];
  // A file that has grown is judged as a whole.
  const again = new Set(found.map(({ ref }) => ref));
  const turns = [...(earlier?.turns ?? []).filter(({ ref }) => !again.has(ref)), ...found];
  // Also after work that failed, as the reference does: what it left is to be known.
  const verified = await runNamed(step, `${attempt}-verify`, verify);
  const { spawned, ...ranWork } = worked;
  const ran = [ranWork, verified];
  const judged = [
    ...(step.signal.aborted ? ['step.lease_ended'] : []),
    ...(outside.length === 0 ? [] : ['context.scope_violation']),
    ...(turnsLeft !== null && byTools === null && turns.length === 0 ? ['mutation.use_evidence_missing'] : []),
    ...(stopPolicy.turns !== null && turns.length > stopPolicy.turns ? ['stop_policy.turns_exceeded'] : []),
    ...turns.flatMap(({ failureClasses }) => failureClasses),
  ];
  const hasFailed = judged.length > 0 || ran.some(({ exitCode }) => exitCode !== 0);
  const told = ran.flatMap(({ failureClasses }) => failureClasses);
  // What was judged, and what says nothing of itself, is not tried again: the first class that a rule knows decides.
  const failureClasses = judged.length > 0 ? [...judged, 'check_failed', ...told] : [...told, 'check_failed'];
  return {
    failureClasses: hasFailed ? [...new Set(failureClasses)] : [],
    ran,
    byTools: byTools !== null,
    turns,
    files,
    outside,
    spawned: [...spawned, ...turns.flatMap(({ handedTo }) => (handedTo === null ? [] : [handedTo]))],
  };
}

/** How it ended, for people. */
export function toldOf({ name, exitCode, problem, said }: Ran): string {
  return `${name}: exit code ${exitCode}${problem === null ? '' : `, ${problem}`}${said === '' ? '' : `\n${said}`}`;
}

/** Runs a command of the worker, and keeps what it wrote under its name in the folder of the step. */
export async function runNamed(place: CommandPlace, name: string, command: readonly string[]): Promise<Ran> {
  const { world, scratch, folder, environment, signal } = place;
  const stem = join(folder, name);
  const secrets = Object.keys(environment).filter((variable) => SECRET.test(variable));
  const { exitCode, problem } = await runCommand({
    command,
    root: world.root,
    folder: join(scratch, name),
    stem,
    environment,
    timeoutSeconds: LONGEST_SECONDS,
    marker: { name: 'PORTCULLIS_WORKER_STEP', value: folder },
    secrets: secretsOf(secrets, environment),
    signal,
  });
  if (exitCode === 0) return { name, exitCode, problem, failureClasses: [], said: '' };
  const [stdout = '', stderr = ''] = await Promise.all(
    ['stdout', 'stderr'].map((output) => readExcerpt(`${stem}.${output}`, KEPT_BYTES)),
  );
  const { processClasses } = classifyFailure({ stdout, stderr, witness: undefined });
  const said = `${stdout}${stderr}`.slice(-SHOWN_CHARACTERS).toWellFormed().trim();
  return { name, exitCode, problem, failureClasses: processClasses, said };
}

/** Has the tools for workers do what the title of the issue asks; null where the work has to. */
async function askTools({ world, tools, roots, claim, request, ...step }: Step, attempt: number) {
  const issue = tools === null ? undefined : (await readIssueMemory(world, roots.issues)).get(claim.issueId);
  if (tools === null || issue === undefined) return null;
  const { toolInput } = isObject(issue.metadata) ? issue.metadata : {};
  const input = JSON.parse(canonicalJson(isObject(toolInput) ? toolInput : {})) as ToolInput;
  const { stepId: runId, folder, environment, signal, governed } = step;
  const asked = {
    query: issue.title,
    role: 'worker',
    input,
    runId,
    folder,
    environment,
    signal,
    governed,
    cli: request.cli,
  };
  const { outcome, fallback_to_llm: isLeft, tried } = await runTools(world, tools, asked);
  if (isLeft) return null;
  const problem = tried.at(-1)?.error ?? null;
  const ended =
    outcome === 'handled' ? { exitCode: 0, failureClasses: [] } : { exitCode: 1, failureClasses: [`tool.${outcome}`] };
  return { name: `${attempt}-tool`, problem, said: '', spawned: [], ...ended };
}

/** Runs the program of host calls as `host eval` does, for the issue of the step. */
async function runProgram(step: Step, attempt: number) {
  const { world, stepId, claim, roots, request, environment, signal } = step;
  const name = `${attempt}-program`;
  const about = { program: request.program ?? '', issueId: claim.issueId, trajectoryPath: roots.trajectory };
  const given = { ...about, stepPrefix: `${stepId}.${attempt}`, maxCalls: 32, environment, signal };
  try {
    const { result, failureClasses, effects } = await evaluateHost(world, undefined, given);
    const exitCode = result === 'accepted' ? 0 : 1;
    const spawned = effects.flatMap(({ action, payload }) => {
      const task = payload['taskRef'];
      return action === 'fiber.spawn' && typeof task === 'string' ? [task] : [];
    });
    return { name, exitCode, problem: null, failureClasses, said: '', spawned };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    const failureClasses = [refusalOf(error).error.class];
    return { name, exitCode: 1, problem: error.message, failureClasses, said: '', spawned: [] };
  }
}
