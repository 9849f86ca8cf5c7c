import { DEFAULT_PROVIDER, type CommandConfig, type ProviderConfig } from '../contracts/config.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { chosen, NETWORK_VARIABLES, unitEnvironment } from './client-environment.ts';
import { customClient, PLACEHOLDERS, PLACES, unknownPlaceholder } from './custom-client.ts';
import { PROVIDERS } from './known-providers.ts';
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
 * The client of a provider, as the configuration has it; without one, as it is by itself.
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
  const known = [...PROVIDERS.keys()].join(', ');
  if (!PROVIDERS.has(id)) {
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

async function knownClient(provider: Provider, { environment, sandbox }: ProviderConfig): Promise<Client> {
  const { id, skillsFolder, takesPlugins, logFolders } = provider;
  const [reader, launch] = await Promise.all([provider.reader(), provider.launch()]);
  const variables = [...provider.variables, ...NETWORK_VARIABLES];
  return {
    id,
    program: provider.package.program,
    reader,
    ending: 'jsonl',
    skillsFolder,
    takesPlugins,
    liveVariables: [...new Set([...variables, ...environment])],
    // Whoever hands on more may have another way to a model.
    accessVariables: [...provider.accessVariables, ...environment],
    logFolders: ({ home }) => logFolders.map((folder) => `${home}/${folder}`),
    launch: (request) => {
      const { given, source } = request;
      const own = launch(request, { sandboxed: isSandboxed(request, sandbox), live: chosen(given, variables) });
      const configured = source.kind === 'live' ? chosen(given, environment) : {};
      // The unit's own folders, whatever is handed on.
      return { ...own, environment: { ...configured, ...unitEnvironment(request), ...own.environment } };
    },
  };
}

/**
 * Whether a client keeps its own sandbox and approvals for the commands that the model runs.
 *
 * A scripted model runs what the scenario says, without a key and without a network. Live, a model runs what it likes: on
 * somebody's own machine the client's protection stays on. In CI it is off, since the machine is thrown away, and since Codex'
 * sandbox needs user namespaces, which containers and Ubuntu's runners often refuse: then every command fails, also the one that
 * reads a skill, and the unit would fail for a reason that has nothing to do with routing. `configured` overrules this for live runs.
 */
function isSandboxed({ source, given }: LaunchRequest, configured: boolean | null): boolean {
  if (source.kind === 'scripted') return false;
  const ci = given['CI'];
  return configured ?? (ci === undefined || ci === '' || ci === 'false' || ci === '0');
}
