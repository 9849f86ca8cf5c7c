import { inputOfMembers, membersOfLine } from '../kernel/line-input.ts';
import { attempt, PortcullisError } from '../kernel/portcullis-error.ts';

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
  const members = membersOfLine(line, MEMBERS);
  const { source, jsonText } = inputOfMembers(line, members, SOURCES);
  const isCut = !/^(?:\[\s*\])?$/.test(members.get('unreadable') ?? '');
  return { id: idOf(members.get('id')), jsonText: source === 'evidence' ? line : jsonText, isCut };
}

/** Whether the text of a turn says that a part of it could not be read; false where the text is something else. */
export function isCutTurn(text: string): boolean {
  const turn = attempt(() => turnOfLine(text));
  return !(turn instanceof PortcullisError) && turn.isCut;
}

/** The `id` of a line whose turn is invalid; null also where the line is not a JSON object. */
export function idOfLine(line: string): string | null {
  const members = attempt(() => membersOfLine(line, MEMBERS));
  return members instanceof PortcullisError ? null : idOf(members.get('id'));
}

function idOf(member: string | undefined): string | null {
  if (member?.startsWith('"') === true) return String(JSON.parse(member));
  return member !== undefined && /^[-\d]/.test(member) ? member : null;
}
