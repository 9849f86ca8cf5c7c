import { join } from 'node:path';

import { usageError } from '../../kernel/portcullis-error.ts';
import { installWithProgress, printFailures } from './clients.ts';
import type { AddCommand, CommandContext } from '../command.ts';
import { runOptionsOf } from '../run-flags.ts';
import { printLoadability } from './rehearse.ts';

export const addDemo: AddCommand = (program, run) => {
  const command = program
    .command('demo')
    .description('judge a real pull request in a temporary repository, on recordings of the three real clients')
    .option('--regress', 'play a pull request that breaks things; exit code 1')
    .option('--rehearse', 'install the three clients, about 1 GB, and see whether they load the skills of the demo')
    .option('--keep', 'leave the repository and its artifacts for a look')
    .addHelpText(
      'after',
      '\nExamples:\n  $ portcullis demo\n  $ portcullis demo --regress\n  $ portcullis demo --rehearse',
    );
  run(command, async (options, context) => {
    const keep = options.keep === true;
    if (options.rehearse === true) {
      if (options.regress !== true) return rehearse(context, keep);
      throw usageError('expected one of --regress and --rehearse, found both');
    }
    const { demo } = await import('../../app/demo/demo.ts');
    const { localReport } = await import('../../app/gates/report-files.ts');
    const { renderReport } = await import('../../app/gates/reports.ts');
    const { result, kept } = await demo(context.openWorld(), {
      house: join(context.io.distFolder, '..', '..'),
      regress: options.regress === true,
      keep,
    });
    context.print(context.json ? context.document(result) : renderReport(localReport(result), 'text', context.style));
    printKept(context, 'The repository and its artifacts are', kept);
    return result.exit_code;
  });
};

async function rehearse(context: CommandContext, keep: boolean): Promise<number> {
  const { parseClientRequest, openClientStore } = await import('../../app/clients/configured-clients.ts');
  const { DEMO_PROVIDERS } = await import('../../app/demo/demo-files.ts');
  const { whileRunning } = await import('../progress.ts');
  const { rehearseDemo } = await import('../../app/demo/demo.ts');
  const world = context.openWorld();
  // The clients are those that Portcullis pins, whatever the repository around here asks for.
  const store = await openClientStore({ ...world, root: context.io.distFolder }, process.env);
  context.say(`the clients are about 1 GB in all; what is missing is installed into ${store.folder} and stays there`);
  const requests = DEMO_PROVIDERS.map(parseClientRequest);
  const failure = printFailures(context, await installWithProgress(context, store, requests));
  if (failure !== 0) return failure;
  // A scripted model fails only where the scenario says so: nothing is gained by asking it again.
  const environment = { ...process.env, PORTCULLIS_CACHE_DIR: store.folder };
  const asked = runOptionsOf({ artifactsRoot: 'artifacts' }, environment, 0);
  const rehearsed = await whileRunning(context, (progress, signal) =>
    rehearseDemo(world, asked, keep, progress, signal),
  );
  const exitCode = await printLoadability(rehearsed, context, { namesFile: false });
  printKept(context, 'Skills and artifacts are', rehearsed.kept);
  return exitCode;
}

function printKept({ say }: CommandContext, what: string, kept: string | null): void {
  if (kept === null) return;
  say('');
  say(`${what} in ${kept}; remove the folder when you are done.`);
}
