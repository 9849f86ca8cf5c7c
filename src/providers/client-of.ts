import { DEFAULT_PROVIDER, type CommandConfig, type ProviderConfig } from '../contracts/config.ts';
import { invalidInput, usageError } from '../kernel/portcullis-error.ts';
import { unknownName } from '../kernel/similar-name.ts';
import { chosen, NETWORK_VARIABLES, unitEnvironment, isWindows } from './client-environment.ts';
import { PROVIDER_IDS, PROVIDERS } from './known-providers.ts';
import type { Client, LaunchRequest, Provider, UnitPlaces } from './provider.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import { textReader } from './text-reader.ts';

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
    throw usageError(`${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
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

/** Placeholders of folders. */
const PLACES = ['{workspace}', '{home}', '{temporary}'] as const;
/** Placeholders of arguments and of values of variables. */
const PLACEHOLDERS = ['{prompt}', '{model}', ...PLACES] as const;

/** Linux: 128 KiB for one argument, with the zero at its end. Windows: 32767 characters for all of them. */
const ARGUMENT_BYTES = 128 * 1024 - 1;
const WINDOWS_CHARACTERS = 30_000;

/**
 * A provider that the configuration describes.
 *
 * @param names of the variables that a live run hands on
 * @param reader of a known client that writes the same transcripts; without it the text rules read them
 */
export function customClient(
  id: string,
  template: CommandConfig,
  names: readonly string[],
  reader: TranscriptReader = textReader(id),
): Client {
  const [program = '', ...args] = template.command;
  return {
    id,
    program,
    reader,
    ending: reader.textOnly === true ? 'txt' : 'jsonl',
    skillsFolder: template.skills_folder,
    takesPlugins: false,
    liveVariables: names,
    accessVariables: [],
    logFolders: (places) => template.log_folders.map((folder) => fillPlaceholders(folder, ofPlaces(places))),
    launch: (request) => {
      const { prompt, model, given, places } = request;
      const set = Object.entries(template.set);
      if (model === null && [...args, ...Object.values(template.set)].some((text) => text.includes('{model}'))) {
        throw invalidInput(
          `provider ${id}: expected a model for {model}, found none`,
          `Set providers.${id}.model, or name it with --provider-model.`,
        );
      }
      const values = { ...ofPlaces(places), '{prompt}': prompt, '{model}': model ?? '' };
      const filled = args.map((arg) => fillPlaceholders(arg, values));
      refuseLongArguments(id, filled, isWindows(given));
      return {
        args: filled,
        environment: {
          ...chosen(given, names),
          // The unit's own folders win over whatever is handed on.
          ...unitEnvironment(request),
          ...Object.fromEntries(set.map(([name, value]) => [name, fillPlaceholders(value, values)])),
        },
        files: [],
        input: args.some((arg) => arg.includes('{prompt}')) ? null : prompt,
      };
    },
  };
}

function ofPlaces({ home, workspace, temporary }: UnitPlaces): Record<(typeof PLACES)[number], string> {
  return { '{home}': home, '{workspace}': workspace, '{temporary}': temporary };
}

function refuseLongArguments(id: string, args: readonly string[], windows: boolean): void {
  const tooLong = windows
    ? args.join(' ').length > WINDOWS_CHARACTERS
    : args.some((arg) => Buffer.byteLength(arg) > ARGUMENT_BYTES);
  if (!tooLong && !args.some((arg) => arg.includes('\0'))) return;
  throw invalidInput(
    `provider ${id}: expected a prompt that fits into an argument, found ${tooLong ? 'a longer one' : 'a zero byte in it'}`,
    'Without {prompt} in the command the prompt goes to standard input, which takes anything.',
  );
}

/**
 * Replaces `{name}` by its value, in one pass: a placeholder inside a value stays, as do braces around anything else. Keys have their
 * braces.
 */
function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{[a-z]+\}/g, (placeholder) => values[placeholder] ?? placeholder);
}

/** What looks like a placeholder; a shell's `${NAME}` does not, nor do braces around anything else. */
const PLACEHOLDER = /(?<!\$)\{[A-Za-z_-]+\}/g;

/** The first placeholder in the texts that is unknown; null where there is none. Known ones have their braces. */
function unknownPlaceholder(texts: readonly string[], known: readonly string[]): string | null {
  const found = texts.flatMap((text) => text.match(PLACEHOLDER) ?? []);
  return found.find((placeholder) => !known.includes(placeholder)) ?? null;
}
