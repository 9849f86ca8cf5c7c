import { describe, expect, test } from 'vitest';

import { HOSTILE_PROMPTS, launchRequest, LIVE } from '../../testing/launch-request.ts';
import { unitEnvironment } from '../client-environment.ts';
import { clientOf } from '../client-of.ts';
import { DEFAULT_PROVIDER } from '../../contracts/config.ts';

const codex = await clientOf('codex');
const BASE = ['exec', '--json', '--skip-git-repo-check'];
const UNCONFINED = '--dangerously-bypass-approvals-and-sandbox';
const COMMON = `project_root_markers = []
check_for_update_on_startup = false
`;
const QUIET = `
[analytics]
enabled = false

[features]
plugins = false
hooks = false
remote_plugin = false
apps = false
unbounded_connection_retries = false

[shell_environment_policy]
ignore_default_excludes = false
`;

test('a rehearsal', () => {
  const request = launchRequest();
  expect(codex.launch(request)).toEqual({
    args: [...BASE, UNCONFINED, '--model', 'gpt-5.5', '-'],
    environment: { ...unitEnvironment(request), CODEX_HOME: '/u/h/.codex', PORTCULLIS_MODEL_KEY: 'long-and-random' },
    files: [
      {
        path: '/u/h/.codex/config.toml',
        text: `${COMMON}model_provider = "portcullis"
${QUIET}
[model_providers.portcullis]
name = "Portcullis"
base_url = "http://127.0.0.1:4711/u1/v1"
wire_api = "responses"
env_key = "PORTCULLIS_MODEL_KEY"
supports_websockets = false
request_max_retries = 0
stream_max_retries = 0
`,
      },
    ],
    input: 'hello',
  });
});

describe('a live run', () => {
  test('takes the built-in provider, the client’s own model and its own retries', () => {
    const { args, files } = codex.launch(launchRequest({ source: LIVE }));
    expect(args).toEqual([...BASE, '--sandbox', 'workspace-write', '-']);
    expect(files.map(({ text }) => text)).toEqual([`${COMMON}${QUIET}`]);
  });

  test.each([
    [{ CODEX_API_KEY: 'c', OPENAI_API_KEY: 'o' }, { CODEX_API_KEY: 'c' }],
    [{ OPENAI_API_KEY: 'o' }, { CODEX_API_KEY: 'o' }],
    [
      { OPENAI_API_KEY: 'o', https_proxy: 'p', SSL_CERT_FILE: 'f' },
      { CODEX_API_KEY: 'o', https_proxy: 'p', SSL_CERT_FILE: 'f' },
    ],
    [{ ANTHROPIC_API_KEY: 'a', CODEX_HOME: '/root/.codex' }, {}],
  ])('%o gives the client %o', (given, expected) => {
    const request = launchRequest({ source: LIVE, given });
    const { environment } = codex.launch(request);
    expect(environment).toEqual({ ...unitEnvironment(request), CODEX_HOME: '/u/h/.codex', ...expected });
  });

  test('OPENAI_BASE_URL becomes a provider that is spoken to by HTTP', () => {
    const given = { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1/' };
    const { environment, files } = codex.launch(launchRequest({ source: LIVE, given }));
    expect(environment).not.toHaveProperty('OPENAI_BASE_URL');
    expect(files[0]?.text).toBe(`${COMMON}model_provider = "portcullis"
${QUIET}
[model_providers.portcullis]
name = "Portcullis"
base_url = "http://127.0.0.1:1/v1"
wire_api = "responses"
env_key = "CODEX_API_KEY"
supports_websockets = false
`);
  });

  test.each([
    [null, { CI: 'true' }, [UNCONFINED]],
    [true, { CI: 'true' }, ['--sandbox', 'workspace-write']],
    [false, {}, [UNCONFINED]],
  ])('sandbox %s with %o: %j', async (sandbox, given, expected) => {
    const client = await clientOf('codex', { ...DEFAULT_PROVIDER, sandbox });
    const { args } = client.launch(launchRequest({ source: LIVE, given }));
    expect(args).toEqual([...BASE, ...expected, '-']);
  });
});

test('an address cannot leave its place in the file', () => {
  const given = { OPENAI_BASE_URL: 'http://x"\n[features]\\\u{7f}' };
  const { files } = codex.launch(launchRequest({ source: LIVE, given }));
  expect(files[0]?.text).toContain(String.raw`base_url = "http://x\"\n[features]\\\u007f"`);
});

describe('prompts', () => {
  test.each(HOSTILE_PROMPTS.concat('/clear', '$alpha-skill'))('go to standard input as they are: %j', (prompt) => {
    const { args, input } = codex.launch(launchRequest({ prompt }));
    expect(args.at(-1)).toBe('-');
    expect(input).toBe(prompt);
  });

  test('a byte order mark is doubled, since one is taken away', () => {
    expect(codex.launch(launchRequest({ prompt: '\u{feff}a' })).input).toBe('\u{feff}\u{feff}a');
  });

  test.each(['', ' ', '\n\t'])('white space alone is an argument: %j', (prompt) => {
    const { args, input } = codex.launch(launchRequest({ prompt }));
    expect(args.slice(-2)).toEqual(['--', prompt]);
    expect(input).toBeNull();
  });

  test('more white space than an argument takes cannot be given', () => {
    expect(() => codex.launch(launchRequest({ prompt: ' '.repeat(8001) }))).toThrow(/found 8001$/);
  });
});
