import type { CommandNode, Pipeline } from 'unbash';

import { wordsOf } from './parse-shell.ts';
import type { Loss } from './shell-state.ts';

const GO_ON = 'remove it; to go on after a failure give the later steps `if: ${{ always() }}`';
const ALONE = 'let it stand alone, or write `exit 1` in the branch of the failure';

/** The ways in which a shell throws an exit code away. */
export const LOSSES = {
  goesOn: {
    why: 'the shell goes on after a failure (no `-e` holds there), and the last command decides',
    remedy:
      'remove `set +e` and custom shells without `-e`, let functions and `$(…)` hold nothing behind it, or keep the exit code (`rc=$?`) and end with it',
    rank: 0,
  },
  and: {
    why: '`-e` does not look at what stands before `&&`, and the script goes on',
    remedy: 'put the two on lines of their own',
    rank: 1,
  },
  negation: { why: '`!` turns it round', remedy: 'remove the `!`', rank: 2 },
  condition: {
    why: 'it is the condition of an `if`, and the script does not end with a failure where it fails',
    remedy: ALONE,
    rank: 3,
  },
  loop: { why: 'it is the condition of a loop, which ends with a success where it fails', remedy: ALONE, rank: 3 },
  background: {
    why: '`&` runs it in the background',
    remedy: 'run it in the foreground, or wait for that very process (`wait $!`)',
    rank: 3,
  },
  argument: {
    why: 'it stands in a substitution inside of another command, and a shell asks for the exit code of `$(…)` in a plain assignment only, and never for that of `<(…)`',
    remedy: 'assign first, on a line of its own (`result=$(…)`), and use the variable then (`export result`)',
    rank: 3,
  },
  pipe: {
    why: 'it stands before a pipe, and a shell without `pipefail` (GitHub starts `bash -e` where no `shell` is named) takes the exit code of the last program',
    remedy:
      'write `shell: bash`, which GitHub starts with `pipefail`, or `set -o pipefail` before; or let the command write the file itself (`--output`)',
    rank: 3,
  },
  trap: {
    why: 'a `trap` ends the shell with another exit code',
    remedy: 'let the trap clean up only, without an `exit` of its own',
    rank: 3,
  },
  or: (command: CommandNode | Pipeline): Loss => ({
    why: `\`|| ${shown(command)}\` puts a success in its place, also in \`PIPESTATUS\``,
    remedy: GO_ON,
    rank: 3,
  }),
} as const;

function shown(command: CommandNode | Pipeline): string {
  if (command.type === 'BraceGroup') return '{ … }';
  if (command.type === 'Subshell') return '( … )';
  if (command.type !== 'Command') return '…';
  const assigned = command.name === undefined ? command.prefix.flatMap((one) => ('text' in one ? [one.text] : [])) : [];
  return [...assigned, ...wordsOf(command)].join(' ').slice(0, 40);
}
