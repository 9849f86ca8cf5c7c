import { resolve } from 'node:path';

import { safeLines, safeText } from '../../app/world/said.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, CommandContext } from '../command.ts';
import { writeOut } from '../cli-io.ts';

/** Progress is looked at so often; turns take microseconds. */
const PROGRESS_TURNS = 1000;
/** So many lines of a kind are reported in words; all are counted. */
const TOLD_LINES = 1000;

export const addTypestateCheck: AddCommand = (typestate, run) => {
  const command = typestate
    .command('check')
    .description(
      'judge the evidence of turns, and whether they may mutate: 0 accepted, 1 one is rejected, 2 one is no valid turn',
    )
    .argument('[files...]', 'JSON Lines of turns; - is standard input')
    .option('--input <file>', 'a JSON file with the evidence of one turn, and the report on it')
    .option('--batch', 'JSON Lines on standard input: {id?, input | inputText} → {id?, exit, output | error}')
    .addHelpText(
      'after',
      `
A line is a turn, {id?, input} (such as "typestate from-transcript" prints) or {id?, inputText}. Files are streamed,
whatever their size; with --json each line gives {file, line, id?, exit, output | error}, without it the first
1000 rejected and the first 1000 invalid ones are reported, and all are counted. A file without any turn
ends with exit code 2. With "set -o pipefail" before a pipe, a command in it that was killed is seen too.

Examples:
  $ portcullis typestate check turns.jsonl
  $ portcullis typestate from-transcript --provider claude run.jsonl | portcullis typestate check -
  $ portcullis typestate check --input turn.json --json
  $ portcullis typestate check --batch < turns.jsonl`,
    );
  run(command, async ({ input, batch = false }, context, files) => {
    const ways = [files.length > 0, input !== undefined, batch].filter(Boolean).length;
    if (ways > 1) throw usageError('expected either files, --input or --batch, found more than one');
    if (files.length > 0) return checkFiles(files, context);
    const { checkTurnFile, checkTurnLine, refusalOf } = await import('../../app/typestate/check-turns.ts');
    if (batch) {
      const { runBatch } = await import('../batch.ts');
      return runBatch(context.readStdin(), context.io.stdout, (_fields, line) => Promise.resolve(checkTurnLine(line)), {
        exitOf: ({ exit }) => exit,
        refusal: refusalOf,
      });
    }
    const { joinText } = await import('../typestate-text.ts');
    const file = context.required('a file, --input or --batch', input);
    const { exit, output } = await checkTurnFile(context.openWorld().cwd, file);
    if (context.json) context.print(context.document(output));
    else context.print(joinText('portcullis typestate check', file, output, context.style));
    return exit;
  });
};

async function checkFiles(files: readonly string[], context: CommandContext): Promise<number> {
  const { moreLines, turnLinesSummary, turnLineText } = await import('../typestate-text.ts');
  const { progressLine } = await import('../progress.ts');
  const { checkTurns, turnFile, turnStream } = await import('../../app/typestate/check-turns.ts');
  const { cwd } = context.openWorld();
  const { stdout } = context.io;
  const progress = progressLine(context);
  const counts = { accepted: 0, rejected: 0, invalid: 0, files: 0 };
  let exitCode = 0;
  let seen = 0;
  const sources = files.map((file) =>
    file === '-' ? turnStream(file, context.readStdin()) : turnFile(file, resolve(cwd, file)),
  );
  for await (const checked of checkTurns(sources)) {
    exitCode = Math.max(exitCode, checked.exit);
    const kind = checked.line === null ? 'files' : (['accepted', 'rejected', 'invalid'] as const)[checked.exit];
    counts[kind] += 1;
    seen += 1;
    if (seen % PROGRESS_TURNS === 0) progress.show(seen, null, `turns, ${safeText(checked.file)}`);
    if (!context.json && counts[kind] > TOLD_LINES) continue;
    const text = context.json ? `${JSON.stringify(checked)}\n` : turnLineText(checked, context.style);
    if (text === '') continue;
    progress.end();
    // A long file must not pile up in memory before a slow reader.
    await writeOut(stdout, text);
  }
  progress.end();
  if (!context.json) await writeOut(stdout, moreLines(counts, TOLD_LINES) + turnLinesSummary(counts));
  return exitCode;
}

/** The reference's own command line: its exit codes, and errors that begin with their class. */
export const addHarnessJoinCheck: AddCommand = (program, run) => {
  const command = program
    .command('harness-join-check')
    .description("typestate check with the reference's exit codes: 0 also when rejected, 2 no valid turn")
    .requiredOption('--input <file>', 'a JSON file with the evidence of one turn')
    .addHelpText('after', '\nExample:\n  $ portcullis harness-join-check --input turn.json --json');
  run(command, async ({ input }, context) => {
    const { joinText } = await import('../typestate-text.ts');
    const { checkJoinFile, TurnInvalidError } = await import('../../app/typestate/check-turns.ts');
    try {
      const output = await checkJoinFile(context.openWorld().cwd, input);
      if (context.json) context.print(context.document(output));
      else context.print(joinText('portcullis harness-join-check', input, output, context.style));
      return 0;
    } catch (error) {
      if (!(error instanceof TurnInvalidError)) throw error;
      context.io.stderr.write(safeLines(`${error.message}\n`));
      return 2;
    }
  });
};
