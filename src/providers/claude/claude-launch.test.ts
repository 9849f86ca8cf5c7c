import { describe, expect, test } from 'vitest';

import { HOSTILE_PROMPTS, launchRequest, LIVE } from '../../testing/launch-request.ts';
import { unitEnvironment } from '../client-environment.ts';
import { clientOf } from '../client-of.ts';

const claude = await clientOf('claude');
const BASE = ['--print', '--output-format', 'stream-json', '--verbose', '--strict-mcp-config'];
const HERMETIC = {
  CLAUDE_CONFIG_DIR: '/u/h/.claude',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
};

test('a rehearsal', () => {
  const request = launchRequest();
  expect(claude.launch(request)).toEqual({
    args: [...BASE, '--model', 'claude-sonnet-4-5'],
    environment: {
      ...unitEnvironment(request),
      ...HERMETIC,
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:4711/u1',
      ANTHROPIC_API_KEY: 'long-and-random',
      CLAUDE_CODE_MAX_RETRIES: '0',
    },
    files: [{ path: '/u/h/.claude/settings.json', text: '{"disableAllHooks":true,"disableSkillShellExecution":true}' }],
    input: 'hello',
  });
});

test('a live run hands on keys, addresses and proxies, and leaves model and retries to the client', () => {
  const listed = {
    ANTHROPIC_API_KEY: 'k',
    ANTHROPIC_AUTH_TOKEN: 't',
    CLAUDE_CODE_OAUTH_TOKEN: 'o',
    ANTHROPIC_BASE_URL: 'http://127.0.0.1:1',
    HTTPS_PROXY: 'http://proxy',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
  };
  const given = { ...listed, OPENAI_API_KEY: 'x', GITHUB_TOKEN: 'x', CLAUDE_CONFIG_DIR: '/root/.claude' };
  const request = launchRequest({ source: LIVE, given });
  const { args, environment } = claude.launch(request);
  expect(args).toEqual(BASE);
  expect(environment).toEqual({ ...unitEnvironment(request), ...HERMETIC, ...listed });
  expect(Object.keys(listed).filter((name) => !claude.liveVariables.includes(name))).toEqual([]);
});

test('in a rehearsal nothing of that is handed on', () => {
  const given = { ANTHROPIC_AUTH_TOKEN: 't', HTTPS_PROXY: 'http://proxy' };
  const { environment } = claude.launch(launchRequest({ given }));
  expect(environment).not.toHaveProperty('ANTHROPIC_AUTH_TOKEN');
  expect(environment).not.toHaveProperty('HTTPS_PROXY');
});

test.each([
  [{ model: 'm' }, ['--model', 'm']],
  [{ maxTurns: 3 }, ['--max-turns', '3']],
  [{ allowSkills: true }, ['--allowedTools', 'Skill']],
  [{ plugins: ['/u/p/0', '/u/p/1'] }, ['--plugin-dir', '/u/p/0', '--plugin-dir', '/u/p/1']],
])('%o adds %j', (changes, added) => {
  expect(claude.launch(launchRequest({ source: LIVE, ...changes })).args).toEqual([...BASE, ...added]);
});

describe('prompts go to standard input', () => {
  test.each(HOSTILE_PROMPTS.concat(' /clear', '\u{feff}mark'))('as they are: %j', (prompt) => {
    const { args, input } = claude.launch(launchRequest({ prompt, model: 'm' }));
    expect(args).toEqual([...BASE, '--model', 'm']);
    expect(input).toBe(prompt);
  });

  test.each(['/clear', '/alpha-skill now', '/', ''])(
    'as a message where it would be taken for a command: %j',
    (prompt) => {
      const { args, input } = claude.launch(launchRequest({ prompt, model: 'm' }));
      expect(args).toEqual([...BASE, '--input-format', 'stream-json', '--model', 'm']);
      expect(input?.split('\n')).toHaveLength(2);
      expect(JSON.parse(input ?? '')).toEqual({
        type: 'user',
        message: {
          role: 'user',
          content: [
            { type: 'text', text: prompt },
            { type: 'text', text: '' },
          ],
        },
      });
    },
  );

  test('white space alone cannot be given', () => {
    expect(() => claude.launch(launchRequest({ prompt: ' \n' }))).toThrow(/^prompt: expected a text for Claude/);
  });
});
