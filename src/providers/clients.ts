import { DEFAULT_PROVIDER, type CommandConfig, type ProviderConfig } from '../contracts/config.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { claudeClient } from './claude/claude-client.ts';
import { chosen } from './client-environment.ts';
import type { Client } from './client.ts';
import { codexClient } from './codex/codex-client.ts';
import { copilotClient } from './copilot/copilot-client.ts';
import { customClient, PLACEHOLDERS, PLACES } from './custom-client.ts';
import { unknownPlaceholder } from './fill-placeholders.ts';

/** The clients that Portcullis knows how to start, by provider id, as they are without configuration. */
export const CLIENTS: ReadonlyMap<string, Client> = new Map(
  [claudeClient, codexClient(null), copilotClient(null)].map((client) => [client.id, client]),
);

/** What is wrong with a provider's configuration; null where nothing is. */
export interface ProviderProblem {
  /** The key below the provider; empty for the provider itself. */
  readonly key: string;
  readonly expected: string;
  readonly found: string;
  readonly help: string;
}

/**
 * The client of a provider, as the configuration has it; without one, as it is by itself.
 *
 * @throws PortcullisError `usage` for an unknown id without a command and for a known one with keys that it cannot have
 */
export function clientOf(id: string, provider: ProviderConfig = DEFAULT_PROVIDER): Client {
  const problem = providerProblem(id, provider);
  if (problem !== null) {
    const place = problem.key === '' ? 'provider' : `providers.${id}.${problem.key}`;
    throw new PortcullisError('usage', `${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
  }
  if (provider.command !== null) return customClient(id, provider, provider.command);
  return withVariables(knownClient(id, provider), provider.environment);
}

/** Why a provider of this id and configuration cannot be run or read. */
export function providerProblem(id: string, provider: ProviderConfig): ProviderProblem | null {
  const known = [...CLIENTS.keys()].join(', ');
  if (!CLIENTS.has(id)) {
    if (provider.command === null) {
      return {
        key: '',
        expected: `one of ${known}`,
        found: provider === DEFAULT_PROVIDER ? JSON.stringify(id) : `${JSON.stringify(id)} without a command`,
        help: `Another client is described by providers.${id}.command in the configuration.`,
      };
    }
    if (provider.command.command[0]?.trim() === '') {
      const help = 'It is a name on PATH or a path; arguments follow as further items.';
      return { key: 'command', expected: 'the program as its first item', found: '""', help };
    }
    const strange = placeholderProblem(provider.command);
    if (strange !== null) return strange;
    if (provider.clientVersion === null) return null;
    const help = 'Portcullis installs the known clients only; leave the key out.';
    return { key: 'client_version', expected: `it for ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
  }
  const [key] = provider.command === null ? provider.withoutCommand : ['command'];
  if (key === undefined) return null;
  const help = 'Give the provider an id of its own, or leave the key out.';
  return { key, expected: `it for a client other than ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
}

/** A placeholder that nobody fills would reach the program as it is written, and a prompt that is misspelt not at all. */
function placeholderProblem({ command, set, logFolders }: CommandConfig): ProviderProblem | null {
  const texts = [
    ['command', command.slice(1), PLACEHOLDERS],
    ['set', Object.values(set), PLACEHOLDERS],
    ['log_folders', logFolders, PLACES],
  ] as const;
  for (const [key, values, known] of texts) {
    const found = unknownPlaceholder(values, known);
    if (found === null) continue;
    const help = 'Correct it. A program that is to get such braces is started by a script.';
    return { key, expected: `only the placeholders ${known.join(', ')}`, found: JSON.stringify(found), help };
  }
  return null;
}

function knownClient(id: string, { sandbox }: ProviderConfig): Client {
  if (id === 'codex') return codexClient(sandbox);
  return id === 'copilot' ? copilotClient(sandbox) : claudeClient;
}

/** Variables that the configuration hands on in live runs, beyond those that the client has by itself. */
function withVariables(client: Client, names: readonly string[]): Client {
  if (names.length === 0) return client;
  return {
    ...client,
    liveVariables: [...new Set([...client.liveVariables, ...names])],
    // Whoever hands on more may have another way to a model.
    accessVariables: [...client.accessVariables, ...names],
    launch: (request) => {
      const launch = client.launch(request);
      if (request.source.kind !== 'live') return launch;
      return { ...launch, environment: { ...chosen(request.given, names), ...launch.environment } };
    },
  };
}
