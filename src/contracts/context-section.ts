import { childPointer } from '../kernel/json-pointer.ts';
import type { ContextPart } from './generated/context-input.ts';
import { shown, type Contradiction } from './problem.ts';

export type { ContextPart };

/** The section that is the prompt. */
export const TASK_SECTION = 'task_definition';

/** The sections of the specification, by their priorities. */
const PRIORITIES = new Map([
  [TASK_SECTION, 100],
  ['current_phase', 95],
  ['recent_messages', 90],
  ['retrieval_hits', 85],
  ['session_summaries', 80],
  ['project_knowledge', 75],
  ['previous_artifacts', 70],
]);
/** Of any other. */
const OTHER_PRIORITY = 50;
const REQUIRED: ReadonlySet<string> = new Set([TASK_SECTION, 'current_phase']);

/** A section as it is composed. */
export type ContextSection = Readonly<Required<Omit<ContextPart, 'file'>>>;

/** A section with the defaults of its name. */
export function contextSection(part: ContextPart, text: string): ContextSection {
  const { section, priority = PRIORITIES.get(section) ?? OTHER_PRIORITY, required = REQUIRED.has(section) } = part;
  return { section, text, priority, required };
}

/** What is wrong with sections that are well-formed: names given twice, and not exactly one of text and file. */
export function partContradictions(parts: readonly ContextPart[], pointer: string): Contradiction[] {
  const names = parts.map(({ section }) => section);
  return parts.flatMap(({ section, text, file }, index) => {
    const place = childPointer(pointer, String(index));
    if (names.indexOf(section) < index) {
      return [{ pointer: `${place}/section`, expected: 'a name of its own', found: shown(section) }];
    }
    if ((text === undefined) !== (file === undefined)) return [];
    return [{ pointer: place, expected: 'text or file', found: text === undefined ? 'neither' : 'both' }];
  });
}
