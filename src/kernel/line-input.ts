import { JsonSyntaxError } from './json-error.ts';
import { jsonMemberTexts } from './json-member-text.ts';
import { invalidInput, type PortcullisError } from './portcullis-error.ts';

/** The member of a line that holds an input, and the input's text, in which numbers still are as they were spelt. */
export interface LineInput<Source> {
  readonly source: Source;
  readonly jsonText: string;
}

/**
 * The members of a line of JSON Lines that have these names, as they are spelt.
 *
 * @throws PortcullisError `invalid_input` for a line that is not a JSON object, or that has one of them twice
 */
export function membersOfLine(line: string, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  try {
    const members = jsonMemberTexts(line, names, (name) => {
      throw refused(`each member once, found ${name} again in ${beginning(line)}`);
    });
    if (members !== undefined) return members;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw refused(`a JSON object in ${beginning(line)}, at column ${error.column}: ${error.reason}`, error);
  }
  throw refused(`a JSON object, found ${beginning(line)}`);
}

/**
 * The input in the members of a line: that of `inputText` is its text, that of any other source the member itself. A line with no source, or
 * with more than one, could mean anything.
 *
 * @throws PortcullisError `invalid_input` for such a line
 */
export function inputOfMembers<Source extends string>(
  line: string,
  members: ReadonlyMap<string, string>,
  sources: readonly Source[],
): LineInput<Source> {
  const [source, second] = sources.filter((name) => members.has(name));
  const listed = (word: string): string => sources.join(', ').replace(/, ([^,]*)$/, ` ${word} $1`);
  if (source === undefined) throw refused(`an object with ${listed('or')}, found ${beginning(line)}`);
  if (second !== undefined) throw refused(`only one of ${listed('and')}, found ${source} and ${second}`);
  const member = members.get(source) ?? '';
  if (source !== 'inputText') return { source, jsonText: member };
  const text: unknown = JSON.parse(member);
  if (typeof text !== 'string') throw refused(`inputText to be a text, found ${beginning(member)}`);
  return { source, jsonText: text };
}

function beginning(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}

function refused(message: string, cause?: Error): PortcullisError {
  return invalidInput(`expected ${message}`, undefined, { cause });
}
