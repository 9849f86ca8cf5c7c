import { clip, safeText } from '../app/gates/reports.ts';
import type { Explanation } from '../app/required/required-files.ts';

const VALUE_LIMIT = 500;
const SHOWN_PATHS = 3;

/** A document of required checks as text: a line for each member, the items of a list behind one another. */
export function requiredText(document: object): string {
  const lines = Object.entries(document).map(([name, value]) => `${name}: ${memberText(value)}`);
  return `${lines.join('\n')}\n`;
}

function memberText(value: unknown): string {
  const texts = Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
  if (texts !== null) return texts.length === 0 ? 'none' : texts.map((text) => `\n  - ${line(text)}`).join('');
  return line(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Which rule asked for which check, and what is asked for in the end. */
export function explanationText({ rules, projection }: Explanation): string {
  const { requiredChecks, docsOnly } = projection;
  const told = rules.map(({ rule, when, paths, require: asked, reason, last }) => {
    const more = paths.length > SHOWN_PATHS ? ` and ${paths.length - SHOWN_PATHS} more` : '';
    const because = paths.length === 0 ? '' : ` for ${paths.slice(0, SHOWN_PATHS).join(', ')}${more}`;
    const checks = asked.length === 0 ? 'no check' : asked.join(', ');
    return line(`rule ${rule} (${when}): ${checks}${because} [${reason}]${last ? ', and ends' : ''}`);
  });
  const none = rules.length === 0 ? ['no rule applies'] : [];
  const required = requiredChecks.length === 0 ? 'none' : requiredChecks.join(', ');
  return `${[...told, ...none, `required: ${required}${docsOnly ? ' (docs only)' : ''}`].join('\n')}\n`;
}

function line(text: string): string {
  return safeText(clip(text, VALUE_LIMIT));
}
