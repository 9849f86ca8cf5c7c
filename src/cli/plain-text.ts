import { clip, safeText } from '../app/world/said.ts';
import type { CommandContext } from './command.ts';

const VALUE_LIMIT = 500;
/** What says of a document which one it is. */
const LABELS = /^(?:schema|.*Kind)$/;

/** Prints what a command came to, as JSON where that is asked for; the exit code, 1 where it rejects or failed. */
export function printAnswer(context: CommandContext, answer: object): 0 | 1 {
  context.print(context.json ? context.document(answer) : plainText(answer));
  return 'result' in answer && (answer.result === 'rejected' || answer.result === 'failed') ? 1 : 0;
}

/** A document for people: a line for each thing that it says, and for each object of a list. */
function plainText(document: object): string {
  // Whoever sees it has typed the command.
  return factsOf({ ...document, action: null })
    .map(([name, value]) => (isObjects(value) ? value.map(lineOf).join('') : `${name}: ${said(value)}\n`))
    .join('');
}

function lineOf(item: object): string {
  return `- ${factsLine(item)}\n`;
}

function factsLine(item: object): string {
  return factsOf(item)
    .map(([name, value]) => `${name}=${isObjects(value) ? `[${value.map(factsLine).join('; ')}]` : said(value)}`)
    .join(' ');
}

type Fact = readonly [name: string, value: unknown];

/** Names and values of what says something; of an object inside, those of its own. */
function factsOf(document: object): readonly Fact[] {
  return Object.entries(document).flatMap(([name, value]: Fact): readonly Fact[] => {
    const isNothing = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    if (isNothing || LABELS.test(name)) return [];
    if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
    return factsOf(value).map(([inner, fact]) => [`${name}.${inner}`, fact]);
  });
}

function isObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}

/** One line of what somebody else wrote. */
function said(value: unknown): string {
  return safeText(clip(Array.isArray(value) ? value.join(', ') : String(value), VALUE_LIMIT));
}
