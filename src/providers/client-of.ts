import { DEFAULT_PROVIDER, type CommandConfig, type ProviderConfig } from '../contracts/config.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { unknownName } from '../kernel/similar-name.ts';
import { chosen, NETWORK_VARIABLES, unitEnvironment } from './client-environment.ts';
import { customClient, PLACEHOLDERS, PLACES, unknownPlaceholder } from './custom-client.ts';
import { PROVIDER_IDS, PROVIDERS } from './known-providers.ts';
import type { Client, LaunchRequest, Provider } from './provider.ts';

/** What is wrong with a provider's configuration; null where nothing is. */
export interface ProviderProblem {
  /** The key below the provider; empty for the provider itself. */
  readonly key: string;
  readonly expected: string;
  readonly found: string;
  readonly help: string;
}

/**
 * The client of a provider, with its configuration applied.
 *
 * @throws PortcullisError `usage` for an unknown id without a command and for a known one with keys that it cannot have
 */
export async function clientOf(id: string, config: ProviderConfig = DEFAULT_PROVIDER): Promise<Client> {
  const problem = providerProblem(id, config);
  if (problem !== null) {
    const place = problem.key === '' ? 'provider' : `providers.${id}.${problem.key}`;
    throw new PortcullisError('usage', `${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
  }
  const { command, environment } = config;
  if (command !== null) return customClient(id, command, environment, await PROVIDERS.get(command.reader)?.reader());
  const provider = PROVIDERS.get(id);
  if (provider === undefined) throw new Error(`${id} is no provider`);
  return knownClient(provider, config);
}

/** Why a provider of this id and configuration cannot be run or read. */
export function providerProblem(id: string, provider: ProviderConfig): ProviderProblem | null {
  const known = PROVIDER_IDS.join(', ');
  if (!PROVIDERS.has(id)) {
    if (provider.command === null) {
      return {
        key: '',
        ...unknownName(id, PROVIDER_IDS, provider === DEFAULT_PROVIDER ? '' : ' without a command'),
        help: `Another client is described by providers.${id}.command in the configuration.`,
      };
    }
    if (provider.command.command[0]?.trim() === '') {
      const help = 'It is a name on PATH or a path; arguments follow as further items.';
      return { key: 'command', expected: 'the program as its first item', found: '""', help };
    }
    const strange = placeholderProblem(provider.command);
    if (strange !== null) return strange;
    if (provider.client_version === null) return null;
    const help = 'Portcullis installs the known clients only; leave the key out.';
    return { key: 'client_version', expected: `it for ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
  }
  const [key] = provider.command === null ? provider.withoutCommand : ['command'];
  if (key === undefined) return null;
  const help = 'Give the provider an id of its own, or leave the key out.';
  return { key, expected: `it for a client other than ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
}

/** A misspelt placeholder would reach the program as it is written, and the prompt not at all. */
function placeholderProblem({ command, set, log_folders: logFolders }: CommandConfig): ProviderProblem | null {
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

async function knownClient(provider: Provider, { environment, sandbox }: ProviderConfig): Promise<Client> {
  const { id, skillRoots, takesPlugins = false, logFolders } = provider;
  const [reader, launch] = await Promise.all([provider.reader(), provider.launch()]);
  const variables = [...provider.variables, ...NETWORK_VARIABLES];
  return {
    id,
    program: provider.package.program,
    reader,
    ending: 'jsonl',
    skillsFolder: skillRoots[0],
    takesPlugins,
    liveVariables: [...new Set([...variables, ...environment])],
    // A configured variable may be another way to a model.
    accessVariables: [...provider.accessVariables, ...environment],
    logFolders: ({ home }) => logFolders.map((folder) => `${home}/${folder}`),
    launch: (request) => {
      const { given, source } = request;
      const own = launch(request, { sandboxed: isSandboxed(request, sandbox), live: chosen(given, variables) });
      const configured = source.kind === 'live' ? chosen(given, environment) : {};
      // The unit's own folders win over whatever is handed on.
      return { ...own, environment: { ...configured, ...unitEnvironment(request), ...own.environment } };
    },
  };
}

/** Whether a client keeps its own sandbox and approvals (src/providers/README.md, "Sandbox"). */
function isSandboxed({ source, given }: LaunchRequest, configured: boolean | null): boolean {
  if (source.kind === 'scripted') return false;
  const ci = given['CI'];
  return configured ?? (ci === undefined || ci === '' || ci === 'false' || ci === '0');
}
