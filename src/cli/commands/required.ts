import type { Command } from '@commander-js/extra-typings';

import { clip, safeLines, safeText } from '../../app/world/said.ts';
import type { Escalated } from '../../app/harness/escalate.ts';
import type { QuestionName } from '../../app/required/answer-request.ts';
import type { Explanation } from '../../app/required/required-files.ts';
import { documentLine } from '../../contracts/document-text.ts';
import { CI_TOPOS_V0 } from '../../contracts/reference-policy.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, CommandContext, RunCommand } from '../command.ts';
import { addRequiredGate } from './gate.ts';
import { formatProblem, ProblemsError } from '../../contracts/problem.ts';
import type { RequiredJob } from '../../app/required/required-job.ts';
import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import { counted } from '../../contracts/counted.ts';
import { ARTIFACTS_ROOT, wholeNumber } from '../shared-flags.ts';

const VALUE_LIMIT = 500;
const SHOWN_PATHS = 3;

const POLICY_FLAG = [
  '--policy <file>',
  `the policy, or ${CI_TOPOS_V0} (default: the configured one, else that)`,
] as const;

/** Our name, the reference's, what it does. */
const QUESTIONS: readonly (readonly [name: QuestionName, alias: string, description: string])[] = [
  ['project', 'required-projection', 'which checks a change of paths needs'],
  ['delta', 'required-delta', 'the paths that changed between two refs and in the working tree, without deleted ones'],
  [
    'gate-ref',
    'required-gate-ref',
    "what a witness says of a check's payload; without a payload one is made of the exit code",
  ],
  ['witness', 'required-witness', 'the witness of a run of required checks: 1 where one failed'],
  ['verify', 'required-witness-verify', 'whether a witness holds for the paths that changed: 1 where not'],
  ['decide', 'required-witness-decide', 'whether a witness lets its change pass: 1 where not'],
  ['verify-decision', 'required-decision-verify', 'whether a decision is that of its witness and delta: 1 where not'],
];

export const addRequired: AddCommand = (program, run) => {
  const required = program
    .command('required')
    .description('the checks that a change needs, and proof that they ran on it');
  addExplain(required, run);
  addRequiredRun(required, run);
  addRequiredGate(required, run);
  for (const [name, , description] of QUESTIONS) addQuestion(required, run, name, description);
};

function addExplain(required: Command, run: RunCommand): void {
  const command = required
    .command('explain')
    .description('which rule of the policy asks for which check, where these paths change')
    .argument('[paths...]', 'as git names them; none is a change without a path')
    .option(...POLICY_FLAG)
    .addHelpText('after', '\nExample:\n  $ portcullis required explain src/index.ts README.md');
  run(command, async ({ policy = null }, context, paths) => {
    const { explainPaths, loadRequiredPolicy } = await import('../../app/required/required-files.ts');
    const explanation = explainPaths(await loadRequiredPolicy(context.openWorld(), policy), paths, 'exact');
    context.print(context.json ? context.document(explanation) : explanationText(explanation));
    return 0;
  });
}

/** Which rule asked for which check, and what is asked for in the end. */
function explanationText({ rules, projection }: Explanation): string {
  const { requiredChecks, docsOnly } = projection;
  const told = rules.map(({ rule, when, paths, require: asked, reason, last }) => {
    const more = paths.length > SHOWN_PATHS ? ` and ${paths.length - SHOWN_PATHS} more` : '';
    const because = paths.length === 0 ? '' : ` for ${paths.slice(0, SHOWN_PATHS).join(', ')}${more}`;
    const checks = asked.length === 0 ? 'no check' : asked.join(', ');
    return clipped(`rule ${rule} (${when}): ${checks}${because} [${reason}]${last ? ', and ends' : ''}`);
  });
  const none = rules.length === 0 ? ['no rule applies'] : [];
  const required = requiredChecks.length === 0 ? 'none' : requiredChecks.join(', ');
  return `${[...told, ...none, `required: ${required}${docsOnly ? ' (docs only)' : ''}`].join('\n')}\n`;
}

function clipped(text: string): string {
  return safeText(clip(text, VALUE_LIMIT));
}

interface QuestionOptions {
  readonly input?: string;
  readonly batch?: true;
  readonly policy?: string;
  readonly folder?: string;
  readonly inToto?: string;
}

function addQuestion(required: Command, run: RunCommand, name: QuestionName, description: string): void {
  const command = required
    .command(name)
    .description(description)
    .option('--input <file>', 'a JSON file with the request')
    .option('--batch', 'JSON Lines on standard input: {id?, input | inputText} → {id?, exit, output | error}')
    .option(...POLICY_FLAG)
    .addHelpText(
      'after',
      `\nExamples:\n  $ portcullis required ${name} --input request.json --json\n  $ portcullis required ${name} --batch < requests.jsonl`,
    );
  if (name === 'verify') {
    command
      .option(
        '--folder <dir>',
        'what `required run` wrote, by itself: 1 where a file or a field is not what it has to be',
      )
      .option('--in-toto <file>', 'with --folder: write an in-toto Statement about the head commit, where it holds');
  }
  run(command, async (options: QuestionOptions, context) => {
    const { input, batch = false, policy = null, folder, inToto = null } = options;
    const ways = [input, folder, batch ? '' : undefined].filter((way) => way !== undefined);
    if (ways.length > 1) throw usageError('expected one of --input, --batch and --folder, found more');
    if (folder !== undefined) return verifyFolderCommand(folder, inToto, context);
    if (inToto !== null) throw usageError('--in-toto: expected --folder beside it, found none');
    if (!batch) return answer(name, context.required('--input or --batch', input), policy, context);
    const { runBatch } = await import('../batch.ts');
    const { answerLine, refusalOf } = await import('../../app/required/answer-request.ts');
    const place = await placeOf(context, policy);
    return runBatch(context.readStdin(), context.io.stdout, (_fields, line) => answerLine(name, place, line), {
      exitOf: ({ exit }) => exit,
      refusal: refusalOf,
      textOf: documentLine,
    });
  });
}

async function placeOf(context: CommandContext, policy: string | null) {
  const { loadRequiredPolicy } = await import('../../app/required/required-files.ts');
  const world = context.openWorld();
  return { cwd: world.cwd, environment: process.env, policy: await loadRequiredPolicy(world, policy) };
}

/** The exit code of an answer, which is printed. An input that is none is reported with its class in front, as the reference does. */
async function answer(
  name: QuestionName,
  file: string,
  policy: string | null,
  context: CommandContext,
): Promise<0 | 1 | 2> {
  const { answerFile, InputClassError } = await import('../../app/required/answer-request.ts');
  try {
    const { exit, output } = await answerFile(name, await placeOf(context, policy), file);
    context.print(context.document(output));
    return exit;
  } catch (error) {
    if (!(error instanceof InputClassError)) throw error;
    context.io.stderr.write(safeLines(`${error.message}\n`));
    return 2;
  }
}

/** The reference's own command lines, with its exit codes: 0 whenever there is an answer. */
export const addRequiredAliases: AddCommand = (program, run) => {
  for (const [name, alias, description] of QUESTIONS) {
    const flag = name === 'witness' ? 'runtime' : 'input';
    const command = program
      .command(alias)
      .description(`required ${name} with the reference's exit codes: ${description.replace(/: 1 where .*/, '')}`)
      .requiredOption(`--${flag} <file>`, 'a JSON file with the request')
      .addHelpText('after', `\nExample:\n  $ portcullis ${alias} --${flag} request.json --json`);
    run(command, async (options: { readonly input?: string; readonly runtime?: string }, context) => {
      const exit = await answer(name, options.input ?? options.runtime ?? '', CI_TOPOS_V0, context);
      return exit === 2 ? exit : 0;
    });
  }
};

/** `required verify --folder`: 0 the folder is what it says, 1 it is not. */
async function verifyFolderCommand(folder: string, inToto: string | null, context: CommandContext): Promise<number> {
  const { verifyProofFolder } = await import('../../app/required/read-proof-folder.ts');
  const { problems, attestation, proofs } = await verifyProofFolder(context.openWorld(), folder, inToto);
  const holds = problems.length === 0;
  const decisions = holds ? proofs.map(({ decision }) => decision.decision) : [];
  const { attestationDigest = null, headSha = null, mergeBase = null } = attestation ?? {};
  if (context.json) {
    const errors = problems.map(formatProblem);
    context.print(context.document({ errors, attestationDigest, headSha, mergeBase, decisions }));
  } else if (holds) context.print(`${folder}: verified, ${decisions.join(' and ')}, ${attestationDigest}\n`);
  else context.print(safeLines(`${new ProblemsError(folder, problems).message}\n`));
  return holds ? 0 : 1;
}

/** Adds `run` to the command `required`. */
function addRequiredRun(required: Command, run: RunCommand): void {
  const command = required
    .command('run')
    .description('run the checks that the change since a ref needs, and write what proves it')
    .option(
      '--base-ref <ref>',
      'what the change is counted from, by its merge base with HEAD (default: as `required delta`)',
    )
    .option('--max-parallel <number>', 'checks at a time', wholeNumber(1, 256), 1)
    .option(
      '--only <check...>',
      'only these of the checks that the change needs; of a part of them the decision is `reject`',
    )
    .option('--budget-wait <seconds>', 'wait so long for a place among all runs', wholeNumber(0, 86_400), 0)
    .option('--escalate', 'tell the active issue of each check that failed at last, as `retry escalate` does')
    .option(...ARTIFACTS_ROOT)
    .addHelpText(
      'after',
      `
A check gets PATH, HOME, TMPDIR, LANG, CI, the variables that the policy names, and PORTCULLIS_GATE_WITNESS_OUT, the file for
a payload of its own. Exit codes: 0 accepted, 1 rejected, 2 usage or invalid input or nobody could be told, 3 not comparable or interrupted.

Examples:
  $ portcullis required run --base-ref origin/main
  $ portcullis required run --base-ref origin/main --only lint test --json`,
    );
  run(command, async ({ baseRef = null, only = null, escalate = false, ...options }, context) => {
    const { runRequired } = await import('../../app/required/run-required.ts');
    const { signal, release } = interruptSignal();
    const onBegin = (folder: string) => void context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`);
    const asked = { ...options, only, baseRef, environment: process.env, signal, onBegin };
    const world = context.openWorld();
    const job = await runRequired(world, asked).finally(release);
    if (!escalate) return printRun(job, null, context);
    const { escalateChecks, escalatedText } = await import('../../app/harness/escalate.ts');
    const escalations = await escalateChecks(world, process.env, job);
    const exit = printRun(job, escalations, context);
    if (!context.json) for (const done of escalations) context.print(safeLines(`${escalatedText(done)}\n`));
    return escalations.some(({ outcome }) => outcome.startsWith('error:')) ? 2 : exit;
  });
}

function printRun(
  { folder, proofs, attestationDigest, isAccepted }: RequiredJob,
  escalations: readonly Escalated[] | null,
  context: CommandContext,
): number {
  const decisions = proofs.map(({ decision }) => decision);
  if (context.json) {
    const escalated = escalations === null ? {} : { escalations };
    context.print(context.document({ folder, accepted: isAccepted, attestationDigest, decisions, ...escalated }));
  } else {
    const results = [...new Map(proofs.flatMap((proof) => [...proof.results])).values()];
    const passed = results.filter(({ exitCode }) => exitCode === 0).length;
    const errors = new Set(decisions.flatMap((decision) => decision.errors));
    for (const error of errors) context.print(`  ${safeText(error)}\n`);
    const asked = new Set(decisions.flatMap(({ requiredChecks }) => requiredChecks)).size;
    const count = asked === 0 ? 'no check' : `${passed} of ${counted(asked, 'check')} passed`;
    const why = results.length < asked ? 'only a part of what is asked for was run: ' : '';
    const unsound = passed === asked ? ', but not what proves it' : '';
    context.print(`${isAccepted ? `accepted: ${count}` : `rejected: ${why}${count}${unsound}`}\n${folder}\n`);
  }
  return isAccepted ? 0 : 1;
}
