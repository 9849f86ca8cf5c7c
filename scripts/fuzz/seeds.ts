import { stringify } from 'yaml';

import referencePolicy from '../../src/required/ci-topos-v0.json' with { type: 'json' };
import { readVectors } from '../../src/testing/read-vectors.ts';
import { madeTurn } from '../../src/testing/turn-builder.ts';

const CONFIG = {
  cases: 'cases/*.json',
  skills: ['.claude/skills'],
  branches: ['release/*'],
  workspace: ['docs/**'],
  providers: { claude: { model: 'm', timeout: 60 }, codex: { skills: ['.claude/skills'] }, copilot: { infra: 'fail' } },
  levels: { 'on-removed': 'error', watch: 'warn' },
};
const FULL = {
  ...CONFIG,
  providers: { ...CONFIG.providers, own: { command: ['./agent.sh', '{prompt}'], reader: 'claude' } },
  sampling: { trials: 1, stages: [3, 5, 10], alpha: 0.05, drop: 0.2 },
  typestate: { turns: 'docs/*.jsonl', policies: { mutation: 'docs/policy.json' } },
};
const fingerprint = { client: '1.0.0', model: 'm', case_digest: `sha256:${'0'.repeat(64)}`, skill_set_digest: null };
const record = { batch: '00000000-0000-4000-8000-000000000000', at: '2026-01-01T00:00:00Z', passed: 19, total: 20 };
const history = [{ ...record, disallowed: 0, fingerprint }];
const counted = { expected_status: 'fail', reason: 'r', owner: 'o', expires: '2030-01-01', history };
const night = { batch: 'n', at: record.at, window_hours: 24, workers: 1 };
const skill = (id: string): string => `---\nname: ${id}-skill\ndescription: Use it for ${id}.\n---\nSee [x](x.md).\n`;
const skills = Object.fromEntries(
  ['alpha', 'beta', 'gamma'].map((id) => [`.claude/skills/${id}-skill/SKILL.md`, skill(id)]),
);
const needs = '{"plan": {"result": "success", "outputs": {}}, "route": {"result": "success", "outputs": {}}}';
const token = 'test-token';
const api = { token, upload: 'false' };
const lines = (line: object): string => `${JSON.stringify(line)}\n`.repeat(4);
const turns = lines({ id: 't', input: madeTurn() });
const requiredPolicy = {
  schema: 1,
  policyKind: 'portcullis.required.policy.v1',
  policyId: 'p',
  classes: { docs: { exact: ['LICENSE'], prefix: ['docs/'], suffix: ['.md'], glob: ['**/*.{txt,rst}'] } },
  docs: 'docs',
  rules: [
    { when: 'empty', require: [], reason: 'r', last: true },
    { when: { class: 'docs', docsOnly: true }, require: ['links'], reason: 'r' },
  ],
  absorbing: ['links'],
  checks: [
    { checkId: 'links', command: ['true'], github: { name: 'x', workflow: '.github/workflows/ci.yml' } },
    { checkId: 'lint', timeoutSeconds: 5, environment: ['TOKEN'], native: true, github: { name: 'y', app: 'other' } },
  ],
};
/** The longest input of a surface that the reference answers. */
function required(surface: string): object {
  const vectors = readVectors<object, { readonly exit: number }>(`required.${surface}`);
  const answered = vectors.flatMap(({ input, expect: { exit } }) => (exit === 0 && input !== undefined ? [input] : []));
  const bySize = answered.map((input) => [JSON.stringify(input).length, input] as const);
  return bySize.toSorted(([left], [right]) => right - left)[0]?.[1] ?? {};
}

/** What the base branch holds beside the cases and the baseline of this repository. */
export const REPOSITORY = {
  ...skills,
  '.github/portcullis/config.yml': stringify(CONFIG),
  '.claude/settings.json': '{"permissions": {"deny": ["Skill(other)"]}}\n',
  '.github/CODEOWNERS': '/.github/ @o/gatekeepers\n',
  'CLAUDE.md': 'See @docs/more.md\n',
  'docs/policy.json': '{"policyId": "p"}\n',
  'docs/turns.jsonl': turns,
};

export const PLUGINS = {
  ...skills,
  '.claude-plugin/marketplace.json': '{"plugins": [{"name": "p", "source": "./p", "skills": ["./s"]}]}\n',
  'p/.claude-plugin/plugin.json': '{"name": "p", "skills": ["./s"]}\n',
  'p/s/x/SKILL.md': skill('x'),
};

/** Kind → file → content; what this repository or a run of its own has is no seed. */
export const SEEDS: Readonly<Record<string, Readonly<Record<string, string | object>>>> = {
  config: { 'config.yml': stringify(CONFIG), 'full.yml': stringify(FULL) },
  baseline: {
    'counted.json': { schema: 1, 'alpha-greeting': { claude: counted, codex: { ...counted, allow_timeout: true } } },
  },
  tolerated: {
    'x.json': {
      schema: 1,
      cases: { alpha: { claude: { 'join.missing': { reason: 'r', expires: '2030-01-01' } } } },
      turns: {},
    },
  },
  kpi: {
    'kpi.json': {
      schema: 1,
      remediation: { reason: 'r', owner: 'o', expires: '2030-01-01' },
      history: [{ ...night, cases: { 'alpha-greeting/claude': { rows: 3, completed: 2 } } }],
    },
  },
  trajectory: {
    'steps.jsonl': lines({ stepId: 'w.1', issueId: 'i', action: 'a', resultClass: 'ok', finishedAt: record.at }),
  },
  turns: {
    'turns.jsonl': turns,
    'texts.jsonl': lines({ inputText: JSON.stringify(madeTurn()) }),
  },
  policy: { 'policy.json': { policyId: 'p', rules: [{ tool: 'bash', allow: [1.0, 1e21] }] } },
  turn: { 'turn.json': madeTurn() },
  'required-policy': { 'required.json': requiredPolicy, 'reference.json': referencePolicy },
  required: {
    'project.json': required('projection'),
    'gate-ref.json': required('gate-ref'),
    'witness.json': required('witness'),
    'verify.json': required('witness-verify'),
    'decide.json': required('witness-decide'),
    'verify-decision.json': required('decision-verify'),
  },
  batches: {
    'tier.jsonl': lines({ agent: 'copilot', token: 'alpha-skill', line: '● skill(alpha-skill)', score: 10 }),
    'digest.jsonl': lines({ id: 1, text: '{"b": 1.0, "a": [1e3, "x"]}' }),
  },
  inputs: {
    'gate.json': {
      token,
      needs,
      'upload-report': 'false',
      comment: 'off',
      sarif: '../out/x.sarif',
      cases: '',
      turns: '',
      'base-ref': '',
    },
    'plan.json': { ...api, changed: 'true', shards: '3', skills: '.claude/skills', agents: 'claude' },
    'route.json': { ...api, shard: '1', agent: 'claude', mode: 'replay', transcripts: '../rec' },
    'typestate.json': { turns: '../in/turns/turns.jsonl', 'base-ref': 'main' },
    'baseline.json': { results: '../art', 'pull-request': 'off', upload: 'false', pool: 'true' },
    'publish.json': { token, comment: 'auto', artifact: 'gate-report-a1' },
  },
};
