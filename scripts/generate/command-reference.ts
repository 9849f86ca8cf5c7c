import { Writable } from 'node:stream';

import type { Command } from 'commander';

import { buildProgram } from '../../src/cli/program.ts';

/** The pages about commands, in the order in which a reader meets them. A command with commands of its own brings them along. */
const GROUPS = [
  { page: 'setup', title: 'Set up and check a repository', names: ['demo', 'init', 'validate', 'doctor'] },
  { page: 'run', title: 'Plan and run', names: ['plan', 'run', 'rehearse', 'replay', 'clients'] },
  { page: 'gate', title: 'Compare, report, accept', names: ['gate', 'report', 'explain', 'bless', 'selftest'] },
  { page: 'evidence', title: 'Look at one transcript or line', names: ['score', 'events', 'tier', 'digest'] },
  { page: 'typestate', title: 'Tool-calling turns', names: ['typestate', 'harness-join-check'] },
  {
    page: 'required',
    title: 'Required checks',
    names: [
      'required',
      'required-projection',
      'required-delta',
      'required-gate-ref',
      'required-witness',
      'required-witness-verify',
      'required-witness-decide',
      'required-decision-verify',
    ],
  },
  { page: 'kpi', title: 'Throughput of a harness', names: ['kpi'] },
  { page: 'harness', title: 'State of a harness', names: ['session', 'feature', 'trajectory', 'retry'] },
  {
    page: 'harness-reference',
    title: "State of a harness, by the reference's names",
    names: ['harness-session', 'harness-feature', 'harness-trajectory'],
  },
  { page: 'issues', title: 'Issue memory', names: ['issue', 'dep', 'transport-dispatch'] },
  {
    page: 'host',
    title: 'Host calls, and what stands behind them',
    names: ['host', 'scheme-eval', 'observe', 'coherence', 'instruction'],
  },
  { page: 'worker', title: 'Workers', names: ['worker', 'coordinator'] },
  {
    page: 'governance',
    title: 'Governance of runs',
    names: ['termination', 'conflict', 'budget', 'approval', 'activity'],
  },
  {
    page: 'governance-data',
    title: 'Governance of data and tools',
    names: ['gc', 'context', 'redact', 'access', 'tools'],
  },
  { page: 'shell', title: 'Shell completion', names: ['completion', 'complete'] },
] as const;

interface CommandPage {
  readonly page: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly text: string;
}

/** Each group of commands as a page: what `--help` says, so that the two cannot differ. */
export async function commandReference(): Promise<readonly CommandPage[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const program = await buildProgram({ stdout: silent, stderr: silent, distFolder: '' }, () => undefined);
  const grouped = new Set<string>(GROUPS.flatMap(({ names }) => names));
  const missing = program.commands.map((command) => command.name()).filter((name) => !grouped.has(name));
  if (missing.length > 0) throw new Error(`command-reference.ts: expected a group for ${missing.join(', ')}`);
  return GROUPS.map(({ page, title, names }) => {
    const commands = program.commands.filter((command) => (names as readonly string[]).includes(command.name()));
    // A command that has commands and no options does nothing by itself.
    const leaves = commands.flatMap((command) =>
      command.commands.length > 0 && command.options.length === 0 ? command.commands : [command, ...command.commands],
    );
    return { page, title, names, text: leaves.map((leaf) => sectionOf(leaf, program)).join('\n\n') };
  });
}

function sectionOf(command: Command, program: Command): string {
  let help = '';
  command.configureHelp({ helpWidth: 110 });
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  const group = command.parent === program ? '' : `${command.parent?.name() ?? ''} `;
  return `## \`${group}${command.name()}\`\n\n\`\`\`text\n${help.trim()}\n\`\`\``;
}
