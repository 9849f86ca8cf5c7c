import { describe, expect, test } from 'vitest';

import { DEFAULT_PROVIDER, type CommandConfig } from '../contracts/config.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { launchRequest, LIVE } from '../testing/launch-request.ts';
import { CLIENTS, clientOf } from './clients.ts';
import { READERS } from './readers.ts';

const COMMAND: CommandConfig = {
  command: ['agent'],
  reader: 'text',
  skillsFolder: '.agents/skills',
  set: {},
  version: ['--version'],
  logFolders: [],
};

test('every known client has its reader', () => {
  expect([...CLIENTS.keys()]).toEqual([...READERS.keys()]);
  expect([...CLIENTS.values()].map(({ reader }) => reader)).toEqual([...READERS.values()]);
});

test('where they look for skills and keep their logs', () => {
  const places = { home: '/u/h', workspace: '/u/w', temporary: '/u/t', cache: '/cache' };
  const told = [...CLIENTS.values()].map(({ skillsFolder, logFolders }) => [skillsFolder, ...logFolders(places)]);
  expect(told).toEqual([
    ['.claude/skills', '/u/h/.claude/projects', '/u/h/.claude/debug'],
    ['.agents/skills', '/u/h/.codex/sessions', '/u/h/.codex/log'],
    ['.github/skills', '/u/h/.copilot/session-state', '/u/h/.copilot/logs'],
  ]);
});

test.each([...CLIENTS.keys()])('%s keeps its files inside of the unit', (id) => {
  const { files } = clientOf(id).launch(launchRequest());
  expect(files.filter(({ path }) => !path.startsWith('/u/h/'))).toEqual([]);
});

test('braces that are no placeholders go to the program as they are', () => {
  const args = ['-c', 'echo ${HOME} ${x}', '{"a":1}', '{}', '{1..3}', '{prompt}', '{a b}', '{'];
  const client = clientOf('mine', { ...DEFAULT_PROVIDER, command: { ...COMMAND, command: ['sh', ...args] } });
  expect(client.launch(launchRequest({ source: LIVE })).args).toEqual(args.with(5, 'hello'));
});

test('a fourth provider comes from its command', () => {
  const client = clientOf('mine', { ...DEFAULT_PROVIDER, command: COMMAND });
  expect(client).toMatchObject({ id: 'mine', program: 'agent', ending: 'txt', reader: { agent: 'mine' } });
});

describe('what cannot be a provider', () => {
  test.each<[string, string, Partial<typeof DEFAULT_PROVIDER> | undefined]>([
    ['provider: expected one of claude, codex, copilot, found "gemini"', 'gemini', undefined],
    ['provider: expected one of claude, codex, copilot, found "constructor"', 'constructor', undefined],
    ['provider: expected one of claude, codex, copilot, found "gemini" without a command', 'gemini', {}],
    [
      'providers.gemini.client_version: expected it for claude, codex, copilot only, found it for "gemini"',
      'gemini',
      { command: COMMAND, clientVersion: '1.0.0' },
    ],
    [
      'providers.gemini.command: expected the program as its first item, found ""',
      'gemini',
      { command: { ...COMMAND, command: [' ', 'run'] } },
    ],
    ...['{promt}', '--prompt={Prompt}', '{skills_folder}', 'x{home}{temp}'].map(
      (text): [string, string, Partial<typeof DEFAULT_PROVIDER>] => [
        `providers.gemini.command: expected only the placeholders {prompt}, {model}, {workspace}, {home}, {temporary}, found "${/\{(?!home)\w+\}/.exec(text)?.[0] ?? ''}"`,
        'gemini',
        { command: { ...COMMAND, command: ['agent', text] } },
      ],
    ),
    [
      'providers.gemini.set: expected only the placeholders {prompt}, {model}, {workspace}, {home}, {temporary}, found "{modle}"',
      'gemini',
      { command: { ...COMMAND, set: { A: '{model}', B: '{modle}' } } },
    ],
    [
      'providers.gemini.log_folders: expected only the placeholders {workspace}, {home}, {temporary}, found "{prompt}"',
      'gemini',
      { command: { ...COMMAND, logFolders: ['{home}/log', '{prompt}'] } },
    ],
    [
      'providers.codex.command: expected it for a client other than claude, codex, copilot only, found it for "codex"',
      'codex',
      { command: COMMAND },
    ],
    [
      'providers.codex.reader: expected it for a client other than claude, codex, copilot only, found it for "codex"',
      'codex',
      { withoutCommand: ['reader', 'set'] },
    ],
  ])('%s', (message, id, changes) => {
    const provider = changes === undefined ? undefined : { ...DEFAULT_PROVIDER, ...changes };
    const error = (() => {
      try {
        return clientOf(id, provider);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(PortcullisError);
    expect(error).toMatchObject({ code: 'usage', message });
  });
});

describe('further variables of a known client', () => {
  const client = clientOf('claude', { ...DEFAULT_PROVIDER, environment: ['MY_GATEWAY', 'HOME'] });
  const given = { MY_GATEWAY: 'g', HOME: '/root' };

  test('are handed on in a live run, but never in the place of the unit’s own', () => {
    const { environment } = client.launch(launchRequest({ source: LIVE, given }));
    expect(environment).toMatchObject({ MY_GATEWAY: 'g', HOME: '/u/h' });
    expect(client.liveVariables).toContain('MY_GATEWAY');
  });

  test('are not handed on in a rehearsal', () => {
    expect(client.launch(launchRequest({ given })).environment).not.toHaveProperty('MY_GATEWAY');
  });
});

test('the sandbox is as configured', () => {
  const request = launchRequest({ source: LIVE });
  const args = (id: string, sandbox: boolean): readonly string[] =>
    clientOf(id, { ...DEFAULT_PROVIDER, sandbox }).launch(request).args;
  expect(args('codex', true)).toContain('--sandbox');
  expect(args('codex', false)).toContain('--dangerously-bypass-approvals-and-sandbox');
  expect(args('copilot', true)).not.toContain('--allow-all-tools');
  expect(args('copilot', false)).toContain('--allow-all-tools');
});
