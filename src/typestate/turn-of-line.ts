import { JsonSyntaxError } from '../kernel/json-error.ts';
import { jsonMemberTexts } from '../kernel/json-member-text.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/** A turn that stands in a line of JSON Lines, not yet judged. */
export interface TurnOfLine {
  /** The line's own `id`: a text, or a number as it is spelt; null where it has neither. */
  readonly id: string | null;
  /** The input of the check, in which numbers still are as they were spelt. */
  readonly jsonText: string;
  /** The line says that a part of its turn could not be read, so it is unknown whether the turn closed. */
  readonly isCut: boolean;
}

/** Why a turn with `isCut` is not accepted. */
export const CUT_TURN =
  'expected a turn of which everything could be read, found lines of its transcript under "unreadable" that may have held a call';

const SOURCES = ['evidence', 'input', 'inputText'] as const;
const MEMBERS: ReadonlySet<string> = new Set(['id', 'unreadable', ...SOURCES]);

/**
 * The turn of a line (src/typestate/README.md, "Lines of turns"): the line itself where it has `evidence`; `{id?, input}`, as
 * `typestate from-transcript` prints it; or `{id?, inputText}`, whose text is the turn. A line with none of the three members, or with more
 * than one, could mean anything.
 *
 * @throws PortcullisError `invalid_input` for such a line, and for one that is not a JSON object
 */
export function turnOfLine(line: string): TurnOfLine {
  const members = membersOf(line);
  const [source, second] = SOURCES.filter((name) => members.has(name));
  if (source === undefined) throw refused(`an object with evidence, input or inputText, found ${beginning(line)}`);
  if (second !== undefined) throw refused(`only one of evidence, input and inputText, found ${source} and ${second}`);
  const isCut = !/^(?:\[\s*\])?$/.test(members.get('unreadable') ?? '');
  return { id: idOf(members.get('id')), jsonText: inputOf(line, source, members.get(source) ?? ''), isCut };
}

/** Whether the text of a turn says that a part of it could not be read; false where the text is something else. */
export function isCutTurn(text: string): boolean {
  try {
    return turnOfLine(text).isCut;
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return false;
  }
}

/** The `id` of a line whose turn is invalid; null also where the line is not a JSON object. */
export function idOfLine(line: string): string | null {
  try {
    return idOf(membersOf(line).get('id'));
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return null;
  }
}

function membersOf(line: string): ReadonlyMap<string, string> {
  try {
    const members = jsonMemberTexts(line, MEMBERS, (name) => {
      throw refused(`each member once, found ${name} again in ${beginning(line)}`);
    });
    if (members !== undefined) return members;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw refused(`a JSON object in ${beginning(line)}, at column ${error.column}: ${error.reason}`, error);
  }
  throw refused(`a JSON object, found ${beginning(line)}`);
}

function inputOf(line: string, source: (typeof SOURCES)[number], member: string): string {
  if (source === 'evidence') return line;
  if (source === 'input') return member;
  const text: unknown = JSON.parse(member);
  if (typeof text !== 'string') throw refused(`inputText to be a text, found ${beginning(member)}`);
  return text;
}

function idOf(member: string | undefined): string | null {
  if (member?.startsWith('"') === true) return String(JSON.parse(member));
  return member !== undefined && /^[-\d]/.test(member) ? member : null;
}

function beginning(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}

function refused(message: string, cause?: Error): PortcullisError {
  return new PortcullisError('invalid_input', `expected ${message}`, undefined, { cause });
}
