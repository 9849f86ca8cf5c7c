import { FAILURE_CLASS_HELP } from '../../src/typestate/failure-class.ts';

/** When each failure class of a turn is given. */
export function failureClassReference(): string {
  const rows = Object.entries(FAILURE_CLASS_HELP).map(([name, given]) => `| \`${name}\` | ${given} |`);
  return ['| class | given where |', '|---|---|', ...rows].join('\n');
}
