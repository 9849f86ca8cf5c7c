import { ERROR_CODES, type ErrorCode } from '../../src/kernel/portcullis-error.ts';

const EXIT_CODES = ['holds', 'a gate failed', 'usage or invalid input', 'not comparable, or not enough data'];

/** What an error code means, and what to do. */
const ERRORS: Readonly<Record<ErrorCode, readonly [meaning: string, remedy: string]>> = {
  gate_failed: ['The gate does not hold.', 'See the rules of the [gates](README.md#gates).'],
  usage: ['A flag, an input or an event is wrong.', '`--help`, or the README of the action.'],
  invalid_input: [
    'A file or an artifact is not what it should be.',
    'Correct it where the message says. `portcullis validate` checks cases, baseline and configuration.',
  ],
  unrecognised: [
    'Lines of a turn could not be read, so the turn is not accepted.',
    '`unreadable` names the lines: the client is newer than Portcullis knows, or the transcript was cut.',
  ],
  not_found: ['A file, a ref or a program is missing.', 'The message names it and where it was looked for.'],
  not_written: [
    'A file, an artifact or a branch could not be written.',
    'The message names the permission or the place. Then [run it again](../guide/failures.md#run-it-again).',
  ],
  no_cases_selected: ['The selection leaves no case.', 'Correct `--case-id`, `--category` or `--agents`.'],
  not_comparable: [
    'No merge base, no baseline, too little data, no plan, or results of another commit or version.',
    'The message says who was asked. Check out one commit in all jobs, grant `contents: read`, run again what is of another version.',
  ],
  unavailable: ['The store of governance cannot be reached.', 'Look at it where the message says, then run it again.'],
};

/** The exit codes of every command and action, and the codes of errors in `--json` and reports. */
export function exitCodeReference(): string {
  const codes = EXIT_CODES.map((meaning, code) => `| ${code} | ${meaning} |`);
  const errors = Object.entries(ERROR_CODES).map(([code, exit]) => {
    const [meaning, remedy] = ERRORS[code as ErrorCode];
    return `| \`${code}\` | ${exit} | ${meaning} | ${remedy} |`;
  });
  return [
    'Commands and actions end with the same codes; 3 only where nothing failed.',
    '',
    '| exit code | meaning |',
    '|---|---|',
    ...codes,
    '',
    'A command or an action that stops says what it expected, what it found and what to do. With `--json`, and in reports, the error has a code:',
    '',
    '| code | exit code | it means | do |',
    '|---|---|---|---|',
    ...errors,
  ].join('\n');
}
