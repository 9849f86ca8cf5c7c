/** A start of the bundle. `FILE` stands for the mutated file, `STEM` for its name without extension, `AGENT` for the part before `-`. */
export interface Call {
  /** `cli` or an action, which has the inputs of `in/inputs/<entry>.json`. */
  readonly entry: string;
  readonly args: readonly string[];
  /** The event of an action. */
  readonly event?: string;
  /** Whether the mutated file is standard input. */
  readonly stdin?: boolean;
  readonly cwd?: string;
}

export interface Kind {
  readonly name: string;
  /** A folder of seeds, of which one is mutated; with `whole` they are mutated as a set. */
  readonly seeds: string;
  readonly whole?: boolean;
  /** Where the mutated seed is put, if not in its own place. */
  readonly at?: string;
  readonly calls: readonly Call[];
  /** Whether it ends with 1 before anything is mutated, and never with 0 afterwards. */
  readonly red?: boolean;
}

const cli = (line: string, more: Partial<Call> = {}): Call => ({ entry: 'cli', args: line.split(' '), ...more });
const action = (entry: string, event: string): Call => ({ entry, args: [], event });
const on = (event: string): string => `in/events/${event}.json`;
const ENDED = 'in/ended/workflow_run.json';

const GATE = 'gate --results ../art --base-ref main';
const REPLAY = 'replay --transcripts ../rec --artifacts-root ../out';
const REHEARSE =
  'rehearse --case-id small-talk --agents claude --client-path claude=/bin/true --retries 0 --artifacts-root ../out';
const INIT = cli(`init --dry-run --uses o/portcullis@${'a'.repeat(40)}`, { cwd: 'plugins' });
const FORMATS = ['text', 'markdown', 'comment', 'sarif', 'junit', 'check-run', 'json'];
const ACTIONS = ['gate', 'plan', 'route', 'typestate', 'baseline'];
const EVENTS = [...['pull_request', 'merge_group', 'push', 'workflow_dispatch'].map(on), ENDED];
const REPORTS = FORMATS.map((format) => cli(`report FILE --format ${format}`));
const ALL = [
  cli('validate'),
  cli('plan --changed --base-ref main'),
  cli(GATE),
  cli(REPLAY),
  action('plan', on('pull_request')),
];
const SCORE = 'score --case cases/demo.json --case-id alpha-greeting --exit-code 0 --provider AGENT --transcript FILE';
const stdin = { stdin: true };

export const KINDS: readonly Kind[] = [
  { name: 'results and plan of a red gate', seeds: 'art', whole: true, red: true, calls: [cli(GATE)] },
  {
    name: 'artifacts of a red gate',
    seeds: 'zips',
    whole: true,
    red: true,
    calls: [action('gate', on('pull_request'))],
  },
  { name: 'configuration', seeds: 'in/config', at: 'repo/.github/portcullis/config.yml', calls: ALL },
  { name: 'cases', seeds: 'in/cases', at: 'repo/cases/demo.json', calls: ALL },
  {
    name: 'baseline',
    seeds: 'in/baseline',
    at: 'repo/baselines/provider-baseline.json',
    calls: [
      cli('validate'),
      cli(GATE),
      cli('gate --results ../art --baseline FILE'),
      cli('bless --results ../art --dry-run'),
    ],
  },
  {
    name: 'tolerated classes',
    seeds: 'in/tolerated',
    calls: [cli('typestate gate --turns ../in/turns/turns.jsonl --baseline FILE')],
  },
  {
    name: 'baseline of the KPI',
    seeds: 'in/kpi',
    at: 'repo/baselines/kpi.json',
    calls: [cli('kpi gate --results ../art --baseline FILE'), cli('validate')],
  },
  { name: 'trajectory', seeds: 'in/trajectory', calls: [cli('kpi --trajectory-path FILE')] },
  { name: 'policy', seeds: 'in/policy', calls: [cli('digest FILE'), cli('digest FILE --json')] },
  {
    name: 'plan',
    seeds: 'in/plan',
    calls: [cli(`${REPLAY} --plan FILE --shard 1`), action('route', on('pull_request'))],
  },
  {
    name: 'results',
    seeds: 'art',
    calls: [
      cli('explain alpha-greeting/claude --results ../art'),
      cli('bless --pool --results ../art --dry-run'),
      cli('plan --shards 3 --durations ../art'),
      action('baseline', on('push')),
    ],
  },
  { name: 'gate result', seeds: 'in/results', calls: REPORTS },
  { name: 'gate report', seeds: 'in/report', calls: REPORTS },
  { name: 'artifacts to publish', seeds: 'zips', whole: true, calls: [action('publish', ENDED)] },
  {
    name: 'transcript',
    seeds: 'in/transcripts',
    calls: [cli(SCORE), cli('events --provider AGENT FILE'), cli('typestate from-transcript --provider AGENT FILE')],
  },
  { name: 'recordings', seeds: 'rec', whole: true, calls: [cli(REPLAY)] },
  {
    name: 'lines of turns',
    seeds: 'in/turns',
    calls: [
      cli('typestate check FILE'),
      cli('typestate check --batch', stdin),
      cli('typestate check - --json', stdin),
      cli('typestate gate --turns FILE --base-ref main'),
    ],
  },
  {
    name: 'turn',
    seeds: 'in/turn',
    calls: [cli('typestate check --input FILE'), cli('typestate check --input FILE --json')],
  },
  {
    name: 'policy of required checks',
    seeds: 'in/required-policy',
    at: 'repo/.github/portcullis/policies/required.json',
    calls: [cli('validate'), cli('required explain src/a.ts docs/b.md'), cli('required explain --json')],
  },
  {
    name: 'request about required checks',
    seeds: 'in/required',
    calls: [cli('required STEM --input FILE'), cli('required STEM --batch', stdin)],
  },
  { name: 'lines of batches', seeds: 'in/batches', calls: [cli('STEM --batch', stdin)] },
  {
    name: 'workflow',
    seeds: 'in/workflows',
    at: 'repo/.github/workflows/gate.yml',
    calls: [cli('doctor'), cli('doctor --json'), cli(GATE)],
  },
  { name: 'event', seeds: 'in/events', calls: ACTIONS.map((name) => action(name, 'FILE')) },
  { name: 'event of a run that ended', seeds: 'in/ended', calls: [action('publish', 'FILE')] },
  { name: 'inputs of an action', seeds: 'in/inputs', calls: EVENTS.map((event) => action('STEM', event)) },
  { name: 'skills and settings', seeds: 'repo/.claude', whole: true, calls: ALL },
  { name: 'skills and plugins of init', seeds: 'plugins/p', whole: true, calls: [INIT] },
  { name: 'marketplace', seeds: 'plugins/.claude-plugin', calls: [INIT] },
  { name: 'scenario', seeds: 'in/scenarios', calls: [cli(`${REHEARSE} --scenarios FILE`)] },
  {
    name: 'lock of clients',
    seeds: 'in/lock',
    at: 'repo/.github/portcullis/clients-lock.json',
    calls: [cli('clients list'), cli(GATE)],
  },
];
