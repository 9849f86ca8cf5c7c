import { describe, expect, test } from 'vitest';

import { DEFAULT_PROVIDER, type CommandConfig } from '../contracts/config.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { launchRequest, LIVE } from '../testing/launch-request.ts';
import { clientOf } from './client-of.ts';
import { PROVIDERS } from './known-providers.ts';

const CLIENTS = await Promise.all([...PROVIDERS.keys()].map((id) => clientOf(id)));

const COMMAND: CommandConfig = {
  command: ['agent'],
  reader: 'text',
  skills_folder: '.agents/skills',
  set: {},
  version: ['--version'],
  log_folders: [],
};

test('where they look for skills and keep their logs', () => {
  const places = { home: '/u/h', workspace: '/u/w', temporary: '/u/t', cache: '/cache' };
  const told = CLIENTS.map(({ skillsFolder, logFolders }) => [skillsFolder, ...logFolders(places)]);
  expect(told).toEqual([
    ['.claude/skills', '/u/h/.claude/projects', '/u/h/.claude/debug'],
    ['.agents/skills', '/u/h/.codex/sessions', '/u/h/.codex/log'],
    ['.github/skills', '/u/h/.copilot/session-state', '/u/h/.copilot/logs'],
  ]);
});

test.each(CLIENTS)('$id keeps its files inside of the unit', (client) => {
  const { files } = client.launch(launchRequest());
  expect(files.filter(({ path }) => !path.startsWith('/u/h/'))).toEqual([]);
});

test('braces that are no placeholders go to the program as they are', async () => {
  const args = ['-c', 'echo ${HOME} ${x}', '{"a":1}', '{}', '{1..3}', '{prompt}', '{a b}', '{'];
  const client = await clientOf('mine', { ...DEFAULT_PROVIDER, command: { ...COMMAND, command: ['sh', ...args] } });
  expect(client.launch(launchRequest({ source: LIVE })).args).toEqual(args.with(5, 'hello'));
});

test('a fourth provider comes from its command', async () => {
  const client = await clientOf('mine', { ...DEFAULT_PROVIDER, command: COMMAND });
  expect(client).toMatchObject({ id: 'mine', program: 'agent', ending: 'txt', reader: { agent: 'mine' } });
  const command = { ...COMMAND, reader: 'codex' } as const;
  const read = await clientOf('mine', { ...DEFAULT_PROVIDER, command });
  expect(read).toMatchObject({ id: 'mine', ending: 'jsonl', reader: { agent: 'codex' } });
});

describe('what cannot be a provider', () => {
  test.each<[string, string, Partial<typeof DEFAULT_PROVIDER> | undefined]>([
    ['provider: expected one of claude, codex, copilot, found "gemini"', 'gemini', undefined],
    ['provider: expected one of claude, codex, copilot, found "constructor"', 'constructor', undefined],
    ['provider: expected one of claude, codex, copilot, found "gemini" without a command', 'gemini', {}],
    [
      'providers.gemini.client_version: expected it for claude, codex, copilot only, found it for "gemini"',
      'gemini',
      { command: COMMAND, client_version: '1.0.0' },
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
      { command: { ...COMMAND, log_folders: ['{home}/log', '{prompt}'] } },
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
  ])('%s', async (message, id, changes) => {
    const provider = changes === undefined ? undefined : { ...DEFAULT_PROVIDER, ...changes };
    const error: unknown = await clientOf(id, provider).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortcullisError);
    expect(error).toMatchObject({ code: 'usage', message });
  });
});

describe('further variables of a known client', async () => {
  const client = await clientOf('claude', { ...DEFAULT_PROVIDER, environment: ['MY_GATEWAY', 'HOME'] });
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

test('the sandbox is as configured', async () => {
  const request = launchRequest({ source: LIVE });
  const args = async (id: string, sandbox: boolean): Promise<readonly string[]> =>
    (await clientOf(id, { ...DEFAULT_PROVIDER, sandbox })).launch(request).args;
  expect(await args('codex', true)).toContain('--sandbox');
  expect(await args('codex', false)).toContain('--dangerously-bypass-approvals-and-sandbox');
  expect(await args('copilot', true)).not.toContain('--allow-all-tools');
  expect(await args('copilot', false)).toContain('--allow-all-tools');
});

describe('the client’s own sandbox', () => {
  test.each([
    ['scripted', {}, true, false],
    ['scripted', {}, null, false],
    ['live', {}, null, true],
    ['live', { CI: '' }, null, true],
    ['live', { CI: 'false' }, null, true],
    ['live', { CI: 'true' }, null, false],
    ['live', { CI: '1' }, true, true],
    ['live', {}, false, false],
  ])('%s with %o, configured %s: %s', async (kind, given, configured, expected) => {
    const request = launchRequest({ given, ...(kind === 'live' ? { source: LIVE } : {}) });
    const client = await clientOf('codex', { ...DEFAULT_PROVIDER, sandbox: configured });
    expect(client.launch(request).args.includes('--sandbox')).toBe(expected);
  });
});
