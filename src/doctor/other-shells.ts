import { parseTemplate } from './expression.ts';
import { remembered } from './remembered.ts';
import { isPortcullis, portcullisCommand } from './shell-script.ts';
import type { StepShell } from './step-shell.ts';

/** Commands of Portcullis whose exit codes say whether something holds. */
const JUDGING = new Set('gate run rehearse replay plan validate bless typestate harness-join-check'.split(' '));
/** What only prints what it is given, as the first word of a command. */
const PRINTING = new Set(['echo', '@echo', 'write-host', 'write-output', 'rem']);

/**
 * The commands of Portcullis in a script for a shell whose ways are not followed, where something else stands beside them that may
 * throw their exit codes away. One command alone keeps its code in `cmd`, and in PowerShell, to whose scripts GitHub adds
 * `exit $LASTEXITCODE`. Each character is looked at a fixed number of times.
 */
export function unfollowedCommands(script: string, kind: Exclude<StepShell['kind'], 'bourne'>): readonly string[] {
  if (!/portcullis|dist[\\/]cli\.js/.test(script)) return [];
  return found(`${kind} ${script}`);
}

const found = remembered((key): readonly string[] => {
  const [kind = ''] = key.split(' ', 1);
  const text = parseTemplate(key.slice(kind.length + 1))
    .literals.join('x')
    .replaceAll('\r\n', '\n');
  const whole = kind === 'cmd' ? text.replaceAll('^\n', ' ') : text.replaceAll('`\n', ' ');
  const lines = whole.split('\n').map((line) => line.trim());
  const code = lines.filter((line) => line !== '' && !isComment(line, kind));
  const commands = commandsIn(code, kind);
  const [only = ''] = code;
  return kind !== 'other' && code.length === 1 && isOneCommand(only, kind) ? [] : commands;
});

function isComment(line: string, kind: string): boolean {
  return kind === 'cmd' ? /^(?:@?rem\b|::|@echo off$)/i.test(line) : line.startsWith('#') || line.startsWith('//');
}

/** The commands as far as words can be told; brackets, commas and quotes stand between words, as in lists of Python. */
function commandsIn(lines: readonly string[], kind: string): readonly string[] {
  const parts = kind === 'other' ? [lines.join('\n')] : lines.flatMap((line) => line.split(/[;&|]/));
  const commands = parts.flatMap((part) => {
    const words = part.split(/[\s"'`()[\]{},;=&|]/).filter((word) => word !== '');
    const prints = PRINTING.has(words[0]?.toLowerCase() ?? '') && !part.includes('(');
    return kind !== 'other' && prints ? [] : namedIn(words);
  });
  return [...new Set(commands)];
}

function namedIn(words: readonly string[]): readonly string[] {
  const commands: string[] = [];
  let isOpen = false;
  for (const word of words) {
    if (isPortcullis(word.replaceAll('\\', '/'))) isOpen = true;
    else if (isOpen && !word.startsWith('-')) {
      isOpen = false;
      // A variable may be any command.
      if (JUDGING.has(word)) commands.push(word);
      else if (/^[$%]/.test(word)) commands.push('…');
    }
  }
  return commands;
}

/** Whether a line is one command of Portcullis, with nothing before or behind it; `&` and `call` run what is named. */
function isOneCommand(line: string, kind: string): boolean {
  const command = (kind === 'cmd' ? line.replace(/^@?(?:call )?/i, '') : line.replace(/^& /, '')).replaceAll(
    '2>&1',
    '',
  );
  if (/[;&|(){}`^]/.test(command)) return false;
  const words = command.split(/\s/).filter((word) => word !== '');
  return portcullisCommand(words.map((word) => word.replace(/^["']|["']$/g, '').replaceAll('\\', '/'))) !== null;
}
