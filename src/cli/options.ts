import { InvalidArgumentError, Option, type Command } from 'commander';

import { PortcullisError } from '../kernel/portcullis-error.ts';

/** The flags that name providers: `--agent`, `--agents` and `--provider` are taken alike, one of them is shown. */
const AGENT_FLAGS = ['--agents', '--agent', '--provider'] as const;

/** What commander makes of the three spellings. */
export interface AgentFlags {
  readonly agents?: readonly string[];
  readonly agent?: readonly string[];
  readonly provider?: readonly string[];
}

/** Adds the three spellings; `shown` is the one that `--help` tells. */
export function addAgentOption(command: Command, shown: (typeof AGENT_FLAGS)[number], description: string): Command {
  for (const flag of AGENT_FLAGS) {
    const option = new Option(`${flag} <id>`, description).argParser(collectCommaList);
    command.addOption(flag === shown ? option : option.hideHelp());
  }
  return command;
}

/** All providers that any of the spellings named; null where none did. */
export function agentsOf(options: AgentFlags): readonly string[] | null {
  const all = [...(options.agents ?? []), ...(options.agent ?? []), ...(options.provider ?? [])];
  return all.length === 0 ? null : [...new Set(all.map((agent) => agent.toLowerCase()))];
}

/** The one provider that a command needs. */
export function oneAgent(options: AgentFlags): string {
  const [agent, second] = agentsOf(options) ?? [];
  if (agent !== undefined && second === undefined) return agent;
  const found = agent === undefined ? 'none' : 'several';
  throw new PortcullisError('usage', `--provider: expected one provider, found ${found}`, 'Example: --provider claude');
}

/** `a,b` and repeated flags alike. */
export function collectCommaList(value: string, previous: readonly string[] | undefined): readonly string[] {
  const items = value.split(',').map((item) => item.trim());
  return [...(previous ?? []), ...items.filter((item) => item !== '')];
}

/** A number above 0. */
export function positiveNumber(value: string): number {
  const number = Number(value);
  if (/^\d+(?:\.\d+)?$/.test(value) && number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('expected a number above 0');
}

/** A whole number within bounds. */
export function wholeNumber(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^-?\d+$/.test(value) && number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`expected a whole number from ${minimum} to ${maximum}`);
  };
}
