import { describe, expect, test } from 'vitest';
import { parseYamlDocument } from '../io/yaml-document.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { DEFAULT_KPI, DEFAULT_PROVIDER, parseConfig, type Config, type ProviderConfig } from './config.ts';
import { GATE_LEVELS } from '../gates/index.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';

const KNOWN = ['claude', 'codex', 'copilot'];

async function config(text: string): Promise<Config> {
  const document = await parseYamlDocument(text, 'config.yml');
  return parseConfig(document.value, 'config.yml', document, { providers: KNOWN, levels: GATE_LEVELS });
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

const PROVIDER: ProviderConfig = {
  infra: 'fail',
  timeout: null,
  model: null,
  max_parallel: null,
  path: null,
  client_version: null,
  sandbox: null,
  environment: [],
  skills: [],
  command: null,
  withoutCommand: [],
};

const WITHOUT_FILE: Config = { ...DEFAULT_CONFIG, providers: new Map(KNOWN.map((id) => [id, PROVIDER])) };

describe('defaults', () => {
  test('stand in one place', () => {
    expect(WITHOUT_FILE).toEqual({
      cases: ['cases/routing/*.json'],
      namesCases: false,
      baseline: 'baselines/provider-baseline.json',
      skills: [],
      branches: [],
      workspace: [],
      providers: new Map([
        ['claude', PROVIDER],
        ['codex', PROVIDER],
        ['copilot', PROVIDER],
      ]),
      levels: {
        'on-removed': 'warn',
        regression: 'error',
        'soft-regression': 'warn',
        watch: 'warn',
        improvement: 'off',
        flaky: 'warn',
        'unreliable-baseline': 'warn',
        'insufficient-data': 'error',
        rehearsal: 'warn',
        replay: 'off',
        typestate: 'error',
        required: 'error',
        'required-loosened': 'warn',
        kpi: 'error',
        'kpi-watch': 'warn',
        'warn-only': false,
      },
      typestate: null,
      required: null,
      kpi: null,
      governance: null,
      sampling: {
        rule: null,
        trials: 1,
        stages: [3, 6, 10, 16, 30],
        alpha: 0.02,
        drop: 0.2,
        soft: { alpha: 0.1, drop: 0.15 },
        watch_drop: 0.35,
        new_cases: [
          { passes: 3, trials: 3 },
          { passes: 5, trials: 6 },
          { passes: 8, trials: 10 },
          { passes: 12, trials: 16 },
        ],
        namesGoOnBelow: false,
      },
    });
  });

  test.each(['', '# nothing\n', '{}', 'schema: 1\n', 'null'])('%j means them', async (text) => {
    expect(await config(text)).toEqual(WITHOUT_FILE);
  });
});

const TYPESTATE = {
  baseline: 'baselines/typestate.json',
  namesBaseline: false,
  turns: [],
  policies: {},
} as const;

const REQUIRED = {
  policy: '.github/portcullis/policies/required.json',
  baseline: 'baselines/required-checks.json',
  evidence: 'run',
} as const;

describe('each key', () => {
  test.each<[string, Partial<Config>]>([
    ['cases: a.json', { cases: ['a.json'], namesCases: true }],
    ['cases: [a.json, "b/*.json"]', { cases: ['a.json', 'b/*.json'], namesCases: true }],
    ['cases: cases/routing/*.json', { cases: ['cases/routing/*.json'], namesCases: true }],
    ['baseline: other.json', { baseline: 'other.json' }],
    ['skills: .claude/skills', { skills: ['.claude/skills'] }],
    ['skills: [a, b]', { skills: ['a', 'b'] }],
    ['branches: release/*', { branches: ['release/*'] }],
    ['branches: [next, "v[0-9]"]', { branches: ['next', 'v[0-9]'] }],
    ['levels: {}', {}],
    ...(
      [
        ['on-removed', 'error'],
        ['on-removed', 'off'],
        ['regression', 'off'],
        ['soft-regression', 'error'],
        ['watch', 'error'],
        ['improvement', 'warn'],
        ['flaky', 'off'],
        ['unreliable-baseline', 'error'],
        ['insufficient-data', 'warn'],
        ['rehearsal', 'error'],
        ['replay', 'error'],
        ['typestate', 'warn'],
        ['required', 'warn'],
        ['required-loosened', 'error'],
        ['warn-only', true],
        ['warn-only', false],
      ] as const
    ).map(([key, level]): [string, Partial<Config>] => [
      `levels: { ${key}: ${level} }`,
      { levels: { ...DEFAULT_CONFIG.levels, [key]: level } },
    ]),
    ['typestate:', { typestate: TYPESTATE }],
    ['typestate: {}', { typestate: TYPESTATE }],
    ['typestate: { baseline: t.json }', { typestate: { ...TYPESTATE, baseline: 't.json', namesBaseline: true } }],
    ['typestate: { turns: "e/*.jsonl" }', { typestate: { ...TYPESTATE, turns: ['e/*.jsonl'] } }],
    [
      'typestate: { policies: { state_view: v.json, mutation: m.json } }',
      {
        typestate: {
          ...TYPESTATE,
          policies: { mutation: 'm.json', state_view: 'v.json' },
        },
      },
    ],
    ['required:', { required: REQUIRED }],
    ['required: { policy: p.json }', { required: { ...REQUIRED, policy: 'p.json' } }],
    [
      'required: { baseline: b.json, evidence: both }',
      { required: { ...REQUIRED, baseline: 'b.json', evidence: 'both' } },
    ],
    ['kpi:', { kpi: DEFAULT_KPI }],
    ['governance:', { governance: {} }],
    ['governance: {}', { governance: {} }],
    ['kpi: { trajectory: t.jsonl, target: 2 }', { kpi: { ...DEFAULT_KPI, trajectory: 't.jsonl', target: 2 } }],
    ['sampling: { trials: 3 }', { sampling: { ...DEFAULT_CONFIG.sampling, trials: 3 } }],
    [
      'providers:\n  codex:\n  claude: {}',
      {
        providers: new Map([
          ['claude', PROVIDER],
          ['codex', PROVIDER],
        ]),
      },
    ],
    [
      'providers:\n  codex: { infra: tolerated, timeout: 90.5, model: m }',
      { providers: new Map([['codex', { ...PROVIDER, infra: 'tolerated', timeout: 90.5, model: 'm' }]]) },
    ],
    ['providers: {}', { providers: new Map() }],
  ])('%j', async (text, changes) => {
    expect(await config(text)).toEqual({ ...WITHOUT_FILE, ...changes });
  });

  test.each<[string, Partial<ProviderConfig>]>([
    ['{}', {}],
    ['{ max_parallel: 2 }', { max_parallel: 2 }],
    ['{ path: tools/claude }', { path: 'tools/claude' }],
    ['{ client_version: 2.1.332 }', { client_version: '2.1.332' }],
    ['{ client_version: 1.0.0-rc.1 }', { client_version: '1.0.0-rc.1' }],
    ['{ sandbox: true }', { sandbox: true }],
    ['{ environment: [MY_KEY, my_other] }', { environment: ['MY_KEY', 'my_other'] }],
    [
      '{ command: [agent] }',
      {
        command: {
          command: ['agent'],
          reader: 'text',
          skills_folder: '.agents/skills',
          set: {},
          version: ['--version'],
          log_folders: [],
        },
      },
    ],
    [
      "{ command: [agent, run, '{prompt}', ''], reader: codex, skills_folder: skills, set: { A: '{home}/a' }, version: [-v], log_folders: ['{home}/log'] }",
      {
        command: {
          command: ['agent', 'run', '{prompt}', ''],
          reader: 'codex',
          skills_folder: 'skills',
          set: { A: '{home}/a' },
          version: ['-v'],
          log_folders: ['{home}/log'],
        },
      },
    ],
    // Whether the id is one that takes them is decided where a provider is used, so that an older policy can be read.
    ['{ reader: text, version: [-v] }', { withoutCommand: ['reader', 'version'] }],
  ])('a provider %s', async (text, changes) => {
    const { providers } = await config(`providers:\n  mine: ${text}`);
    expect(providers.get('mine')).toEqual({ ...DEFAULT_PROVIDER, ...changes });
  });

  test('providers are sorted, whatever the order in the file', async () => {
    const { providers } = await config('providers:\n  zed:\n  Abe:\n  codex:\n');
    expect([...providers.keys()]).toEqual(['Abe', 'codex', 'zed']);
  });
});

describe('bad values are named with their line', () => {
  test.each<[string, string]>([
    [
      'case: a.json',
      'config.yml:1: /case: expected only known fields, found the unknown field "case" (did you mean "cases"?)',
    ],
    ['cases: 7', 'config.yml:1: /cases: expected string or array, found 7'],
    ['\ncases: ""', 'config.yml:2: /cases: expected a text that is not empty, found ""'],
    ['cases:\n  - a\n  - 7', 'config.yml:3: /cases/1: expected string, found 7'],
    ['baseline: [a]', 'config.yml:1: /baseline: expected string, found ["a"]'],
    ['\n\nbaseline: " "', 'config.yml:3: /baseline: expected a text that is not empty, found " "'],
    ['typestate: yes', 'config.yml:1: /typestate: expected null or object, found "yes"'],
    [
      'typestate:\n  policies:\n    mutation: ../m.json',
      'config.yml:3: /typestate/policies/mutation: expected a path inside the repository, found "../m.json"',
    ],
    [
      'typestate:\n  turns: [a.jsonl, /etc/passwd]',
      'config.yml:2: /typestate/turns: expected a path inside the repository, found "/etc/passwd" (other files can be named on the command line)',
    ],
    ['kpi: { trajectory: ../t }', 'config.yml:1: /kpi/trajectory: expected a path inside the repository, found "../t"'],
    ['kpi:\n  rollback: 2\n  target: 2', 'config.yml:3: /kpi/target: expected more than the rollback line, 2, found 2'],
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
      'providers:\n  a:\n    max_parallel: 0',
      'config.yml:3: /providers/a/max_parallel: expected a number >= 1, found 0',
    ],
    [
      'providers:\n  claude:\n    client_version: ^2.1.0',
      'config.yml:3: /providers/claude/client_version: expected a text that matches ^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$, found "^2.1.0"',
    ],
    [
      'providers:\n  a:\n    skills_folder: ../skills',
      'config.yml:3: /providers/a/skills_folder: expected a path inside the workspace, found "../skills"',
    ],
    ...['/var/log', '{home}/../log', 'log'].map((folder): [string, string] => [
      `providers:\n  a:\n    log_folders: ["${folder}"]`,
      `config.yml:3: /providers/a/log_folders: expected a path below {home}, {workspace} or {temporary}, found "${folder}"`,
    ]),
    ['providers:\n  a:\n    command: agent', 'config.yml:3: /providers/a/command: expected array, found "agent"'],
    [
      'providers:\n  a:\n    command: []',
      'config.yml:3: /providers/a/command: expected a list that is not empty, found []',
    ],
    ['providers:\n  a:\n    command: [agent, 7]', 'config.yml:3: /providers/a/command/1: expected string, found 7'],
    [
      'providers:\n  a:\n    reader: gemini',
      'config.yml:3: /providers/a/reader: expected one of "claude", "codex", "copilot", "text", found "gemini"',
    ],
    [
      'providers:\n  a:\n    environment: ["A=b"]',
      'config.yml:3: /providers/a/environment/0: expected a text that matches ^[A-Za-z_][A-Za-z0-9_]*$, found "A=b"',
    ],
    [
      'providers:\n  a:\n    set: { "A B": c }',
      'config.yml:3: /providers/a/set/A B: expected a name that matches ^[A-Za-z_][A-Za-z0-9_]*$, found the name "A B"',
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
    ['levels:\n  warn-only: warn', 'config.yml:2: /levels/warn-only: expected boolean, found "warn"'],
    ['levels:\n  watch: true', 'config.yml:2: /levels/watch: expected one of "error", "warn", "off", found true'],
    [
      'levels:\n  soft_regression: warn',
      'config.yml:2: /levels/soft_regression: expected only known fields, found the unknown field "soft_regression" (did you mean "soft-regression"?)',
    ],
    ['sampling:\n  trials: 0', 'config.yml:2: /sampling/trials: expected a number >= 1, found 0'],
    ['sampling:\n  trials: 1001', 'config.yml:2: /sampling/trials: expected a number <= 1000, found 1001'],
    ['sampling:\n  trials: 1.5', 'config.yml:2: /sampling/trials: expected integer, found 1.5'],
    ['schema: 2', 'config.yml:1: /schema: expected 1, found 2, which a newer version of Portcullis wrote'],
    ['- cases', 'config.yml:1: expected object, found ["cases"]'],
    ['7', 'config.yml:1: expected object, found 7'],
  ])('%j', async (text, problem) => {
    expect(await problemsIn(text)).toEqual([problem]);
  });

  test('all of them at once', async () => {
    expect(await problemsIn('baseline: 1\nlevels: 2\nsampling: 3\n')).toHaveLength(3);
  });
});
