import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { madeTranscript, type Client, type MadeTranscript } from '../made-transcript.ts';

/** Something that a fake client does, one after the other. `{unit}` in texts is the unit's id, `{mark}` its folder's name, `{pid}` the process. */
export type Act =
  /** On standard output. */
  | { readonly print: string }
  /** Bytes on standard output, as base64. */
  | { readonly bytes: string }
  /** The value of a variable on standard output, as something that the agent said, or on standard error. */
  | { readonly tell: string; readonly on?: 'stderr' }
  /** A line with so many MiB in it. */
  | { readonly flood: number }
  /** Lines without end, each a turn of the model. */
  | { readonly turns: string }
  | { readonly complain: string }
  /** A line for a file outside, or below the unit's home where the path is relative. */
  | { readonly note: string; readonly file: string }
  /** Where it runs and what it was given, as a line of JSON. */
  | { readonly report: string }
  /** The environment of the process that started it, for a file outside. */
  | { readonly parent: string }
  /** Waits until the file has so many lines that begin with `+`. */
  | { readonly until: number; readonly file: string }
  /** Never goes on. */
  | { readonly hang: true }
  /** What SIGTERM does: nothing, or an exit with that code. */
  | { readonly onTerm: number | 'nothing' }
  /** A grandchild that holds standard output and ignores SIGTERM; `file` gets its process id. */
  | { readonly leave: 'same group' | 'own session'; readonly file: string }
  /** Each start of the client does the next of these; `file` counts. */
  | { readonly tries: readonly (readonly Act[])[]; readonly file: string }
  /** Removes a folder, named from its home. */
  | { readonly remove: string }
  /** A folder of its home, with a file in it, that nobody may write to. */
  | { readonly lock: string }
  | { readonly exit: number };

/** What a client does by what the prompt asks for: see `actOut`. */
export type Script = Readonly<Record<string, readonly Act[]>>;

/** A prompt for one of the acts. */
export function actOut(name: string): string {
  return `Please act out ${name}.`;
}

/** A program at this path that behaves as it is told, and says a version as Claude does. */
export function writeFakeClient(path: string, script: Script): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!${process.execPath}\nconst SCRIPT = ${JSON.stringify(script)};\n${PLAYER}`);
  chmodSync(path, 0o755);
}

/** What a client would write, with a session of each unit's own. */
export function transcript(client: Client, made: MadeTranscript): string {
  return madeTranscript(client, made).replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '{unit}');
}

/** A run of Claude that uses the skill of the case and ends. */
export function loading(id: string, ...more: MadeTranscript['steps']): Act {
  const steps = [{ say: 'I will use it.' }, { load: `${id}-skill` }, ...more, { say: 'Done.' }];
  return { print: transcript('claude', { steps }) };
}

/** The same without an end. */
export function begun(id: string): Act {
  const steps = [{ say: 'I will use it.' }, { load: `${id}-skill` }];
  return { print: transcript('claude', { steps, ending: 'cut' }) };
}

/** A run of Claude that ends without any skill. */
export const IDLE: Act = { print: transcript('claude', { steps: [{ run: 'ls' }, { say: 'Done without it.' }] }) };

/** A service that says no to everybody, as Claude tells it. */
export function refusal(status: number, result: string): Act {
  const common = { session_id: '{unit}' };
  const lines = [
    { type: 'system', subtype: 'init', tools: ['Skill'], model: 'claude-sonnet-4-5', ...common },
    {
      type: 'result',
      subtype: 'success',
      is_error: true,
      terminal_reason: 'api_error',
      api_error_status: status,
      num_turns: 1,
      usage: { input_tokens: 0, output_tokens: 0 },
      result,
      ...common,
    },
  ];
  return { print: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
}

/** Everything is written at once and not through streams, so that an exit loses nothing. */
const PLAYER = String.raw`
const fs = require('node:fs');
const path = require('node:path');
const { spawn } = require('node:child_process');
if (process.argv.includes('--version')) {
  fs.writeSync(1, '9.8.7 (Claude Code)\n');
  process.exit(0);
}
// Where a test fails, nobody may end it.
setTimeout(() => process.exit(99), 120_000).unref();
const { env } = process;
const input = fs.readFileSync(0, 'utf8');
const name = /act out ([\w-]+)/.exec([input, ...process.argv].join(' '))?.[1] ?? '';
const unit = (env.PORTCULLIS_UNIT ?? '').split('/')[1] ?? '';
const mark = path.basename(path.dirname(env.HOME ?? '/'));
const filled = (text) => text.replaceAll('{unit}', unit).replaceAll('{mark}', mark).replaceAll('{pid}', process.pid);
const write = (text) => {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at);
};
const lines = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []);
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
const says = (text) => ({ type: 'assistant', session_id: unit, message: { role: 'assistant', content: [{ type: 'text', text }] } });

async function play(act) {
  if ('print' in act) write(filled(act.print));
  else if ('bytes' in act) write(Buffer.from(act.bytes, 'base64'));
  else if ('tell' in act) {
    const told = act.tell + ' is ' + env[act.tell];
    if (act.on === 'stderr') fs.writeSync(2, told + '\n');
    else write(JSON.stringify(says(told)) + '\n');
  }
  else if ('flood' in act) write(JSON.stringify(says('x'.repeat(act.flood * 1024 * 1024))) + '\n');
  else if ('turns' in act) {
    for (;;) {
      write(filled(act.turns));
      await pause();
    }
  } else if ('complain' in act) fs.writeSync(2, filled(act.complain));
  else if ('note' in act) {
    const file = path.resolve(env.HOME, act.file);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.appendFileSync(file, filled(act.note) + '\n');
  } else if ('report' in act) {
    const stat = process.platform === 'linux' ? fs.readFileSync('/proc/self/stat', 'latin1').split(') ')[1].split(' ') : null;
    const facts = {
      unit, name, env, input, cwd: process.cwd(), args: process.argv.slice(2),
      isLeader: stat === null || Number(stat[2]) === process.pid,
      stdin: fs.fstatSync(0).isFile() ? 'file' : 'other',
      stdout: fs.fstatSync(1).isFile() ? 'file' : 'other',
      here: fs.readdirSync('.', { recursive: true }).sort(),
      homeBefore: fs.readdirSync(env.HOME).sort(),
      settings: fs.existsSync('.claude/settings.json') ? fs.readFileSync('.claude/settings.json', 'utf8') : null,
    };
    fs.appendFileSync(act.report, JSON.stringify(facts) + '\n');
    // What another unit would find if it shared the place.
    for (const folder of ['.', env.HOME, env.TMPDIR]) fs.writeFileSync(path.join(folder, 'left-by-' + name), unit);
  } else if ('parent' in act) {
    fs.copyFileSync('/proc/' + process.ppid + '/environ', act.parent);
  } else if ('until' in act) {
    while (lines(act.file).filter((line) => line.startsWith('+')).length < act.until) await pause();
  } else if ('hang' in act) for (;;) await pause();
  else if ('onTerm' in act) process.on('SIGTERM', () => act.onTerm === 'nothing' || process.exit(act.onTerm));
  else if ('leave' in act) {
    const loop = 'trap "" TERM; echo $$ > "$1"; for i in $(seq 600); do sleep 0.2; done';
    const detached = act.leave === 'own session';
    spawn('/bin/sh', ['-c', loop, 'sh', act.file], { stdio: 'inherit', detached }).unref();
    while (!fs.existsSync(act.file) || lines(act.file)[0] === '') await pause();
  } else if ('tries' in act) {
    const turn = lines(act.file).length;
    fs.appendFileSync(act.file, turn === 0 ? 'x' : '\nx');
    for (const next of act.tries[Math.min(turn, act.tries.length - 1)]) await play(next);
  } else if ('remove' in act) fs.rmSync(path.resolve(env.HOME, act.remove), { recursive: true });
  else if ('lock' in act) {
    const folder = path.resolve(env.HOME, act.lock);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'file'), '');
    fs.chmodSync(folder, 0o500);
    fs.chmodSync(path.dirname(folder), 0o500);
  } else if ('exit' in act) process.exit(act.exit);
}

(async () => {
  for (const act of SCRIPT[name] ?? [{ complain: 'no act ' + name }, { exit: 9 }]) await play(act);
  process.exit(0);
})();
`;
