import type { CommandConfig, ProviderConfig } from '../contracts/config.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { chosen, isWindows, unitEnvironment } from './client-environment.ts';
import type { Client, Launch, LaunchRequest, UnitPlaces } from './client.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { READERS } from './readers.ts';
import { textReader } from './text/text-reader.ts';

/** Placeholders of folders. */
export const PLACES = ['{workspace}', '{home}', '{temporary}'] as const;
/** Those of arguments and values of variables. */
export const PLACEHOLDERS = ['{prompt}', '{model}', ...PLACES] as const;

/** Linux takes 128 KiB in one argument with the zero at its end, Windows 32767 characters in all of them together. */
const ARGUMENT_BYTES = 128 * 1024 - 1;
const WINDOWS_CHARACTERS = 30_000;

/** A provider that the configuration describes: a command, and either one of the readers or the text rules. */
export function customClient(id: string, provider: ProviderConfig, template: CommandConfig): Client {
  const [program = '', ...rest] = template.command;
  const reader = readerFor(id, template);
  return {
    id,
    program,
    reader,
    ending: reader.textOnly === true ? 'txt' : 'jsonl',
    highestTier: 1,
    skillsFolder: template.skillsFolder,
    versionArgs: template.version,
    liveVariables: provider.environment,
    accessVariables: [],
    logFolders: (places) => template.logFolders.map((folder) => fillPlaceholders(folder, ofPlaces(places))),
    launch: (request) => launch(id, rest, template, provider.environment, request),
  };
}

function readerFor(id: string, { reader }: CommandConfig): TranscriptReader {
  return READERS.get(reader) ?? textReader(id);
}

function launch(
  id: string,
  args: readonly string[],
  template: CommandConfig,
  names: readonly string[],
  request: LaunchRequest,
): Launch {
  const { prompt, model, source, given, places } = request;
  if (source.kind === 'scripted') {
    throw new PortcullisError(
      'invalid_input',
      `provider ${id}: expected a client that a rehearsal can point at its own model, found a command of the configuration`,
      'Leave the provider out with --agents, or run it live.',
    );
  }
  const all = [...args, ...Object.values(template.set)];
  if (model === null && all.some((text) => text.includes('{model}'))) {
    throw new PortcullisError(
      'invalid_input',
      `provider ${id}: expected a model for {model}, found none`,
      `Set providers.${id}.model, or name it with --provider-model.`,
    );
  }
  const values: Record<(typeof PLACEHOLDERS)[number], string> = {
    ...ofPlaces(places),
    '{prompt}': prompt,
    '{model}': model ?? '',
  };
  const filled = args.map((arg) => fillPlaceholders(arg, values));
  refuseLongArguments(id, filled, isWindows(given));
  return {
    args: filled,
    environment: {
      ...chosen(given, names),
      // The unit's own folders, whatever is handed on.
      ...unitEnvironment(request),
      ...Object.fromEntries(
        Object.entries(template.set).map(([name, value]) => [name, fillPlaceholders(value, values)]),
      ),
    },
    files: [],
    input: args.some((arg) => arg.includes('{prompt}')) ? null : prompt,
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
  throw new PortcullisError(
    'invalid_input',
    `provider ${id}: expected a prompt that fits into an argument, found ${tooLong ? 'a longer one' : 'a zero byte in it'}`,
    'Without {prompt} in the command the prompt goes to standard input, which takes anything.',
  );
}
