import { describe, expect, test } from 'vitest';

import { HOSTILE_PROMPTS, launchRequest, LIVE } from '../../testing/launch-request.ts';
import { unitEnvironment } from '../client-environment.ts';
import { clientOf } from '../client-of.ts';
import { DEFAULT_PROVIDER } from '../../contracts/config.ts';

const copilot = await clientOf('copilot');
const BASE = ['--output-format', 'json', '--no-color'];
const HERMETIC = {
  COPILOT_HOME: '/u/h/.copilot',
  COPILOT_PKG_CACHE_HOME: '/cache/copilot',
  COPILOT_AUTO_UPDATE: 'false',
};

test('a rehearsal', () => {
  const request = launchRequest();
  expect(copilot.launch(request)).toEqual({
    args: [...BASE, '--model', 'gpt-4.1', '--allow-all-tools'],
    environment: {
      ...unitEnvironment(request),
      ...HERMETIC,
      COPILOT_OFFLINE: 'true',
      COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:4711/u1/v1',
      COPILOT_PROVIDER_API_KEY: 'long-and-random',
      COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '1000000',
    },
    files: [{ path: '/u/h/.copilot/settings.json', text: '{"disableAllHooks":true}' }],
    input: 'hello',
  });
});

test('plugins are taken by their folders', () => {
  const { args } = copilot.launch(launchRequest({ plugins: ['/u/p/0', '/u/p/1'] }));
  expect(args.slice(-4)).toEqual(['--plugin-dir', '/u/p/0', '--plugin-dir', '/u/p/1']);
});

describe('a live run', () => {
  test.each<[string, Record<string, string>, Record<string, string>, readonly string[]]>([
    ['a token of GitHub', { COPILOT_GITHUB_TOKEN: 'c', GH_TOKEN: 'g', GITHUB_TOKEN: 'h' }, {}, []],
    [
      'a provider of one’s own, for which GitHub is not asked',
      {
        COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:1/v1',
        COPILOT_PROVIDER_API_KEY: 'k',
        COPILOT_MODEL: 'm',
        GITHUB_TOKEN: 'h',
      },
      { COPILOT_OFFLINE: 'true' },
      ['GITHUB_TOKEN'],
    ],
    ['proxies and authorities', { HTTP_PROXY: 'p', NO_PROXY: 'n', SSL_CERT_DIR: 'd' }, {}, []],
  ])('with %s', (_, listed, added, left) => {
    const given = { ...listed, ANTHROPIC_API_KEY: 'x', COPILOT_HOME: '/root/.copilot', COPILOT_ALLOW_ALL: 'true' };
    const request = launchRequest({ source: LIVE, given });
    const { args, environment } = copilot.launch(request);
    const handed = Object.fromEntries(Object.entries(listed).filter(([name]) => !left.includes(name)));
    expect(args).toEqual(BASE);
    expect(environment).toEqual({ ...unitEnvironment(request), ...HERMETIC, ...handed, ...added });
    expect(Object.keys(listed).filter((name) => !copilot.liveVariables.includes(name))).toEqual([]);
  });

  test.each([
    [null, {}, false, []],
    [null, {}, true, ['--allow-tool=skill']],
    [null, { CI: 'true' }, false, ['--allow-all-tools']],
    [true, { CI: 'true' }, false, []],
    [false, {}, true, ['--allow-all-tools']],
  ])('sandbox %s with %o, skills allowed %s: %j', async (sandbox, given, allowSkills, expected) => {
    const client = await clientOf('copilot', { ...DEFAULT_PROVIDER, sandbox });
    const { args } = client.launch(launchRequest({ source: LIVE, given, allowSkills }));
    expect(args).toEqual([...BASE, ...expected]);
  });
});

describe('prompts', () => {
  test.each(HOSTILE_PROMPTS.concat('/clear', '/alpha-skill', '/compactor', 'then /goal'))(
    'go to standard input as they are: %j',
    (prompt) => {
      expect(copilot.launch(launchRequest({ prompt })).input).toBe(prompt);
    },
  );

  test('a byte order mark is doubled, since one is taken away', () => {
    expect(copilot.launch(launchRequest({ prompt: '\u{feff}a' })).input).toBe('\u{feff}\u{feff}a');
  });

  test.each([
    ['', 'nothing but white space'],
    [' \n', 'nothing but white space'],
    ['/compact', 'its own command /compact'],
    [' /Goal win', 'its own command /Goal'],
    ['/autopilot\nx', 'its own command /autopilot'],
  ])('%j cannot be given', (prompt, found) => {
    expect(() => copilot.launch(launchRequest({ prompt }))).toThrow(`found ${found}`);
  });
});
