import { describe, expect, test } from 'vitest';
import { parseYamlDocument } from '../io/yaml-document.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { DEFAULT_CONFIG, parseConfig, type Config } from './config.ts';

async function config(text: string): Promise<Config> {
  const document = await parseYamlDocument(text, 'config.yml');
  return parseConfig(document.value, 'config.yml', document);
}

async function problemsIn(text: string): Promise<string[]> {
  try {
    await config(text);
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    expect(error.exitCode).toBe(2);
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

const PROVIDER = { infra: 'fail', timeout: null, model: null };

describe('defaults', () => {
  test('stand in one place', () => {
    expect(DEFAULT_CONFIG).toEqual({
      cases: ['cases/routing/*.json'],
      namesCases: false,
      baseline: 'baselines/provider-baseline.json',
      skills: [],
      providers: new Map([
        ['claude', PROVIDER],
        ['codex', PROVIDER],
        ['copilot', PROVIDER],
      ]),
      onRemoved: 'warn',
      trials: 1,
    });
  });

  test.each(['', '# nothing\n', '{}', 'schema: 1\n', 'null'])('%j means them', async (text) => {
    expect(await config(text)).toEqual(DEFAULT_CONFIG);
  });
});

describe('each key', () => {
  test.each<[string, Partial<Config>]>([
    ['cases: a.json', { cases: ['a.json'], namesCases: true }],
    ['cases: [a.json, "b/*.json"]', { cases: ['a.json', 'b/*.json'], namesCases: true }],
    ['cases: cases/routing/*.json', { cases: ['cases/routing/*.json'], namesCases: true }],
    ['baseline: other.json', { baseline: 'other.json' }],
    ['skills: .claude/skills', { skills: ['.claude/skills'] }],
    ['skills: [a, b]', { skills: ['a', 'b'] }],
    ['levels: { on-removed: error }', { onRemoved: 'error' }],
    ['levels: { on-removed: off }', { onRemoved: 'off' }],
    ['levels: {}', { onRemoved: 'warn' }],
    ['sampling: { trials: 3 }', { trials: 3 }],
    [
      'providers:\n  codex:\n  claude: {}',
      {
        providers: new Map([
          ['claude', PROVIDER],
          ['codex', PROVIDER],
        ]),
      } as Partial<Config>,
    ],
    [
      'providers:\n  codex: { infra: tolerated, timeout: 90.5, model: m }',
      { providers: new Map([['codex', { infra: 'tolerated', timeout: 90.5, model: 'm' }]]) },
    ],
    ['providers: {}', { providers: new Map() }],
  ])('%j', async (text, changes) => {
    expect(await config(text)).toEqual({ ...DEFAULT_CONFIG, ...changes });
  });

  test('providers are sorted, whatever the order in the file', async () => {
    const { providers } = await config('providers:\n  zed:\n  Abe:\n  codex:\n');
    expect([...providers.keys()]).toEqual(['Abe', 'codex', 'zed']);
  });
});

describe('bad values are named with their line', () => {
  test.each<[string, string]>([
    ['case: a.json', 'config.yml:1: /case: expected only known fields, found the unknown field "case"'],
    ['cases: 7', 'config.yml:1: /cases: expected string or array, found 7'],
    ['\ncases: ""', 'config.yml:2: /cases: expected a text that is not empty, found ""'],
    ['cases:\n  - a\n  - 7', 'config.yml:3: /cases/1: expected string, found 7'],
    ['baseline: [a]', 'config.yml:1: /baseline: expected string, found ["a"]'],
    ['\n\nbaseline: " "', 'config.yml:3: /baseline: expected a text that is not empty, found " "'],
    ['skills: { a: b }', 'config.yml:1: /skills: expected string or array, found {"a":"b"}'],
    ['providers: [claude]', 'config.yml:1: /providers: expected object, found ["claude"]'],
    ['providers:\n  claude: yes', 'config.yml:2: /providers/claude: expected null or object, found "yes"'],
    [
      'providers:\n  claude:\n    infra: warn',
      'config.yml:3: /providers/claude/infra: expected one of "fail", "tolerated", found "warn"',
    ],
    [
      'providers:\n  claude:\n    timeout: 0',
      'config.yml:3: /providers/claude/timeout: expected a number > 0, found 0',
    ],
    [
      'providers:\n  claude:\n    timeout: soon',
      'config.yml:3: /providers/claude/timeout: expected number, found "soon"',
    ],
    [
      'providers:\n  claude:\n    model: ""',
      'config.yml:3: /providers/claude/model: expected a text that is not empty, found ""',
    ],
    [
      'providers:\n  claude:\n    infra_ok: true',
      'config.yml:3: /providers/claude/infra_ok: expected only known fields, found the unknown field "infra_ok"',
    ],
    [
      'providers:\n  "a b": {}',
      'config.yml:2: /providers/a b: expected a name that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found the name "a b"',
    ],
    [
      'levels:\n  on-removed: warning',
      'config.yml:2: /levels/on-removed: expected one of "error", "warn", "off", found "warning"',
    ],
    [
      'levels:\n  removed: error',
      'config.yml:2: /levels/removed: expected only known fields, found the unknown field "removed"',
    ],
    ['sampling:\n  trials: 0', 'config.yml:2: /sampling/trials: expected a number >= 1, found 0'],
    ['sampling:\n  trials: 1001', 'config.yml:2: /sampling/trials: expected a number <= 1000, found 1001'],
    ['sampling:\n  trials: 1.5', 'config.yml:2: /sampling/trials: expected integer, found 1.5'],
    ['schema: 2', 'config.yml:1: /schema: expected 1, found 2'],
    ['- cases', 'config.yml:1: expected object, found ["cases"]'],
    ['7', 'config.yml:1: expected object, found 7'],
  ])('%j', async (text, problem) => {
    expect(await problemsIn(text)).toEqual([problem]);
  });

  test('all of them at once', async () => {
    expect(await problemsIn('baseline: 1\nlevels: 2\nsampling: 3\n')).toHaveLength(3);
  });
});
