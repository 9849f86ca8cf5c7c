import { safeLines } from '../../app/world/said.ts';
import { runBatch, textField } from '../batch.ts';
import type { AddCommand } from '../command.ts';

export const addDigest: AddCommand = (program, run) => {
  const command = program
    .command('digest')
    .description('SHA-256 of the canonical form of a JSON file, or of many texts with --batch')
    .argument('[file]', 'a JSON file')
    .option('--batch', 'JSON Lines on standard input: {id?, text} → {id?, sha256, canonical} or {id?, error}')
    .addHelpText(
      'after',
      `
Keys are sorted by code point, numbers keep their digits; --json shows the canonical form too.

Examples:
  $ portcullis digest results.json
  $ portcullis digest --batch < texts.jsonl`,
    );
  run(command, async ({ batch }, context, [operand]) => {
    const { canonicalDigest, fileDigest } = await import('../../app/world/canonical-digest.ts');
    if (batch === true) {
      return runBatch(context.readStdin(), context.io.stdout, (fields) =>
        Promise.resolve(canonicalDigest(textField(fields, 'text'))),
      );
    }
    const file = context.required('a file or --batch', operand);
    const digest = await fileDigest(context.openWorld().cwd, file);
    context.print(context.json ? context.document(digest) : safeLines(`${digest.sha256}  ${file}\n`));
    return 0;
  });
};
