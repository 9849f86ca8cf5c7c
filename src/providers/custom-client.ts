import type { CommandConfig } from '../contracts/config.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { chosen, isWindows, unitEnvironment } from './client-environment.ts';
import type { Client, UnitPlaces } from './provider.ts';
import { textReader } from './text-reader.ts';

/** Placeholders of folders. */
export const PLACES = ['{workspace}', '{home}', '{temporary}'] as const;
/** Placeholders of arguments and of values of variables. */
export const PLACEHOLDERS = ['{prompt}', '{model}', ...PLACES] as const;

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
        throw new PortcullisError(
          'invalid_input',
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
  throw new PortcullisError(
    'invalid_input',
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
export function unknownPlaceholder(texts: readonly string[], known: readonly string[]): string | null {
  const found = texts.flatMap((text) => text.match(PLACEHOLDER) ?? []);
  return found.find((placeholder) => !known.includes(placeholder)) ?? null;
}
