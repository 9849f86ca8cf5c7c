import { clip, safeText } from '../app/world/said.ts';

const VALUE_LIMIT = 500;

/** What says of a document which one it is. */
const LABELS = /^(?:schema|action|.*Kind)$/;

/** A line for each member that says something, by its name: texts, numbers, truths, and lists of texts. */
export function factsText(facts: object): string {
  const told = Object.entries(facts).filter(([name, value]) => !LABELS.test(name) && !isNothing(value));
  const width = Math.max(...told.map(([name]) => name.length));
  return told.map(([name, value]) => `${name.padEnd(width)}  ${said(value)}\n`).join('');
}

/** One line of what someone else wrote, as people may see it. */
export function said(value: unknown): string {
  return safeText(clip(Array.isArray(value) ? value.join(', ') : String(value), VALUE_LIMIT));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
