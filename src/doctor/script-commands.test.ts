import { expect, test } from 'vitest';

import { commandsIn, flagValues, isCommand, portcullisCommands } from './script-commands.ts';

test.each([
  ['npm ci\nportcullis gate --results r', ['npm ci', 'portcullis gate --results r']],
  ['sudo A=b npx --yes portcullis@1.2.3 gate', ['sudo A=b npx --yes portcullis@1.2.3 gate']],
  ['if portcullis gate; then echo ok; fi', ['portcullis gate', 'echo ok', 'fi']],
  ['bash -ec "portcullis gate || true"', ['portcullis gate', 'true']],
  ['v="$(portcullis gate "${{ a || b }}")"', ['portcullis gate ${{ a || b }}']],
  ['# portcullis gate\n  # another', []],
  ['portcullis \\\r\n  gate\r\ntrue', ['portcullis gate', 'true']],
  ['', []],
])('%j has the commands %j', (script, expected) => {
  expect(commandsIn(script).map(({ text }) => text)).toEqual(expected);
});

test.each([
  ['portcullis gate', 'gate', true],
  ['portcullis --json gate --results r', 'gate', true],
  ['./bin/portcullis.cmd typestate --json gate', 'typestate gate', true],
  ['node actions/dist/cli.js typestate check', 'typestate', true],
  ['node actions\\dist\\cli.js typestate check', 'typestate gate', false],
  ['portcullis gateway', 'gate', false],
  ['portcullis', 'gate', false],
  ['gate portcullis', 'gate', false],
  ['echo portcullis gate', 'gate', false],
])('%j runs `portcullis %s`: %s', (script, name, expected) => {
  expect(portcullisCommands(script).some((command) => isCommand(command, [name]))).toBe(expected);
});

test.each([
  ['portcullis gate --base-ref HEAD', ['HEAD']],
  ['portcullis gate --base-ref=HEAD --baseline b', ['HEAD']],
  ['portcullis gate --base-ref "${{ github.sha || \'x\' }}~1"', ["${{ github.sha || 'x' }}~1"]],
  ['portcullis gate --base-reference x', []],
  ['portcullis gate --base-ref', ['']],
])('%j is given --base-ref %j', (script, expected) => {
  expect(portcullisCommands(script).flatMap((command) => flagValues(command, '--base-ref'))).toEqual(expected);
});

test('a script is split once, also where another came between, and each has its own commands', () => {
  const scripts = Array.from({ length: 120 }, (_, index) => `portcullis gate --results ${index}`);
  expect(scripts.map((script) => commandsIn(script)[0]?.text)).toEqual(scripts);
  const [first = ''] = scripts;
  const before = commandsIn(first);
  expect(commandsIn('npm ci')).not.toBe(before);
  expect(commandsIn(first)).toBe(before);
});

test.each(['script log portcullis gate', 'coproc portcullis gate', '! portcullis gate', 'x=portcullis gate'])(
  '%j does not run the command as it stands',
  (script) => {
    expect(commandsIn(script).some(({ program, isPlain }) => program === 'portcullis' && isPlain)).toBe(false);
  },
);
