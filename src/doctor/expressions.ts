/** A text in its parts; `literals` has one part more than there are expressions. */
export interface Template {
  readonly literals: readonly string[];
  /** Without `${{ }}`, as they are written. */
  readonly expressions: readonly string[];
}

/** Members of `github` that only runs of some events have; in other runs they are empty. */
const ONLY_OF: readonly (readonly [member: RegExp, events: readonly string[]])[] = [
  [/^github\.(?:head_ref|event\.(?:pull_request|number))(?![\w-])/, ['pull_request', 'pull_request_target']],
  [/^github\.event\.merge_group(?![\w-])/, ['merge_group']],
  [/^github\.event\.(?:after|before|head_commit)(?![\w-])/, ['push']],
];

/** Splits a text at its expressions; an expression ends at the first `}}` outside its own quotes. */
export function parseTemplate(text: string): Template {
  const literals: string[] = [];
  const expressions: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('${{', at);
    const end = start === -1 ? -1 : endOfExpression(text, start + 3);
    if (end === -1) break;
    literals.push(text.slice(at, start));
    expressions.push(text.slice(start + 3, end).trim());
    at = end + 2;
  }
  literals.push(text.slice(at));
  return { literals, expressions };
}

/** An expression in the one spelling in which forms are compared: lower case, without blanks. */
export function normalForm(expression: string): string {
  return expression.toLowerCase().replaceAll(/\s/g, '');
}

/**
 * What `a || b` reads in runs by an event, in its normal form: the first part that the event has. Any text but a path counts as one
 * that every event has, so that it equals no path that is looked for.
 */
export function readBy(event: string | null, expression: string): string {
  const parts = normalForm(expression).split('||');
  const isEmpty = (part: string): boolean =>
    event !== null && ONLY_OF.some(([member, events]) => member.test(part) && !events.includes(event));
  return parts.find((part) => !isEmpty(part)) ?? '';
}

/** Whether an expression, or the text of an `if`, names the context `needs`. */
export function namesNeeds(text: string): boolean {
  return /(?<![.\w-])needs(?![\w-])/i.test(withoutTexts(text));
}

/** Whether it depends on how other jobs ended. */
export function asksJobs(text: string): boolean {
  return namesNeeds(text) || callsFunction(text, 'success', 'failure');
}

export function callsFunction(text: string, ...names: readonly string[]): boolean {
  return new RegExp(`(?<![.\\w-])(?:${names.join('|')})\\s{0,20}\\(`, 'i').test(withoutTexts(text));
}

function withoutTexts(expression: string): string {
  return expression.replaceAll(/'[^']*'/g, "''");
}

/** Where the `}}` stands that closes an expression; -1 where none does. */
function endOfExpression(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "'") isQuoted = !isQuoted;
    else if (!isQuoted && character === '}' && text.charAt(at + 1) === '}') return at;
  }
  return -1;
}
