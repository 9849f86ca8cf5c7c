import { join } from 'node:path';

import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import type { AddCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';

const QUERY_FLAG = ['--query <text>', 'what is asked, or the id of a tool'] as const;
const ROLE_FLAG = ['--role <role>', 'who asks, as `allowed_roles` has it'] as const;
const BASE_FLAG = [
  '--base-ref <ref>',
  'whose registry and files count, by its merge base with HEAD (default: as `required delta`)',
] as const;

/** How `tools run` ends. */
const EXIT_CODES = {
  handled: 0,
  failed: 1,
  unhandled: 1,
  approval_denied: 1,
  blocked: 3,
  budget_exhausted: 3,
} as const;

export const addTools: AddCommand = (program, run) => {
  const tools = program.command('tools').description('what programs do, before a model is asked');
  const list = tools
    .command('list')
    .description('the tools of the registry, and what was measured of them')
    .option(...BASE_FLAG)
    .addHelpText('after', '\nExample:\n  $ portcullis tools list --json');
  run(list, async ({ baseRef = null }, context) => {
    const { listTools } = await import('../../app/tools/ask-tools.ts');
    return printAnswer(context, await listTools(context.openWorld(), process.env, { baseRef }));
  });
  const route = tools
    .command('route')
    .description('which tools would be tried for what is asked, in their order')
    .requiredOption(...QUERY_FLAG)
    .requiredOption(...ROLE_FLAG)
    .option(...BASE_FLAG)
    .addHelpText('after', '\nExample:\n  $ portcullis tools route --query "run the tests" --role coder');
  run(route, async ({ baseRef = null, ...asked }, context) => {
    const { listTools } = await import('../../app/tools/ask-tools.ts');
    return printAnswer(context, await listTools(context.openWorld(), process.env, { ...asked, baseRef }));
  });
  const command = tools
    .command('run')
    .description('have tools do what is asked, one after the other until one has')
    .requiredOption(...QUERY_FLAG)
    .requiredOption(...ROLE_FLAG)
    .option('--input <file>', 'JSON: what the tool gets (default: {})')
    .option(...BASE_FLAG)
    .addHelpText(
      'after',
      `
Exit codes: 0 a tool did it, 1 none did or its approval was refused, 2 usage or an input that is not valid, 3 it waits for an approval, or a budget ran out.

Example:
  $ portcullis tools run --query "git status" --role coder --json`,
    );
  run(command, async ({ input = null, baseRef = null, ...asked }, context) => {
    const { askTools } = await import('../../app/tools/ask-tools.ts');
    const { signal, release } = interruptSignal();
    const cli = join(context.io.distFolder, 'cli.js');
    const request = { ...asked, input, baseRef, environment: process.env, signal, cli };
    const ran = await askTools(context.openWorld(), request).finally(release);
    printAnswer(context, ran);
    return EXIT_CODES[ran.outcome];
  });
};
