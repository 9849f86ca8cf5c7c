import type { Command } from 'unbash';

import type { ShellState } from './shell-state.ts';

/** These end with 0, so far as a script is concerned. */
export const SUCCEEDING = new Set([
  'true',
  ':',
  'echo',
  'printf',
  'sleep',
  'date',
  'unset',
  'umask',
  'alias',
  'trap',
  'set',
  'shopt',
]);
/** These set variables, and end with 0 as well. */
export const DECLARING = new Set(['export', 'declare', 'local', 'readonly', 'typeset']);
/** These set variables to what they read, and may fail. */
export const READING = new Set(['read', 'mapfile', 'readarray', 'getopts']);

/** Whether it cannot be told how a command ends. */
export function isOpen(command: { readonly type: string }, { functions }: ShellState): boolean {
  if (command.type !== 'Command') return false;
  const { name } = command as Command;
  if (name === undefined || functions.has(name.value) || DECLARING.has(name.value)) return false;
  return !SUCCEEDING.has(name.value) && name.value !== 'exit' && name.value !== 'return';
}
