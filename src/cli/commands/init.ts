import { join } from 'node:path';

import { PROVIDER_IDS, SKILL_ROOTS } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';
import { initText } from '../init-text.ts';
import { addAgentOption, agentsOf, collectCommaList } from '../shared-flags.ts';

export const addInit: AddCommand = (program, run) => {
  const command = program
    .command('init')
    .description('write configuration, first cases, a first baseline and the workflow that calls the gate')
    .option('--providers <id>', `only these clients (default: ${PROVIDER_IDS.join(', ')})`, collectCommaList)
    .option('--skills <dir...>', 'roots of the skills (default: the usual places)')
    .option('--uses <pin>', 'OWNER/portcullis@COMMIT of the gate (default: the clone that is running)')
    .option('--dry-run', 'show the files, write nothing')
    .addHelpText(
      'after',
      `
Nothing is overwritten: where one of the files is there, none is written, and the exit code is 2. The usual places are the clients' own
(${SKILL_ROOTS.join(', ')}), skills/ and plugins/*/skills. Prompts are taken from the descriptions of
the skills and are drafts.

Examples:
  $ portcullis init
  $ portcullis init --providers claude --dry-run`,
    );
  const withAgents = addAgentOption(command, '--agents', 'the same as --providers');
  run(withAgents, async (options, context) => {
    const providers = agentsOf({ ...options, agents: [...(options.providers ?? []), ...(options.agents ?? [])] });
    const { initRepository } = await import('../../app/init/init.ts');
    const { skills = null, uses = null, dryRun = false } = options;
    const house = join(context.io.distFolder, '..', '..');
    const outcome = await initRepository(context.openWorld(), { providers, skills, uses, house, dryRun });
    context.print(context.json ? context.document(outcome) : initText(outcome, context.style));
    return 0;
  });
};
