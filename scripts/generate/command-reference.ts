import { Writable } from 'node:stream';

import { buildProgram } from '../../src/cli/program.ts';

/** The command reference of the README: what `--help` says, command by command, so that the two cannot differ. */
export function commandReference(): string {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const program = buildProgram({ stdout: silent, stderr: silent, distFolder: '' }, () => undefined);
  program.configureHelp({ helpWidth: 110 });
  // A command that has commands does nothing by itself.
  const leaves = program.commands.flatMap((command) => (command.commands.length === 0 ? [command] : command.commands));
  const sections = leaves.map((command) => {
    let examples = '';
    command.configureHelp({ helpWidth: 110 });
    command.configureOutput({ writeOut: (text) => (examples += text) });
    command.outputHelp();
    const group = command.parent === program ? '' : `${command.parent?.name() ?? ''} `;
    return `### \`${group}${command.name()}\`\n\n\`\`\`text\n${examples.trim()}\n\`\`\``;
  });
  return sections.join('\n\n');
}
