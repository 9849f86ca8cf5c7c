import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { generateContracts } from '../../../scripts/generate/generate-contracts.ts';
import { bundleSources } from './bundle-sources.ts';
import { BASELINE, baselineOf, CASES, caseOf, CONFIG, everyClient, loads, pullRequest } from './pull-request.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A gate that reads a file of the head: what stands in it is what the gate says. */
const FILES: Readonly<Record<string, string>> = {
  'gates/toy/rules.ts': `
import type { GateTable } from '../../contracts/gate-table.ts';

export const TOY: GateTable = {
  gate: 'toy',
  title: 'Toy gate',
  claim: 'No toy is broken.',
  noun: ['toy', 'toys'],
  says: { fails: 'The toy gate fails', undecided: 'The toy gate could not decide' },
  rules: [
    { id: 'broken', effects: ['fail', 'warn', 'report'], level: ['toy', 'error'], meaning: 'A toy is broken.', remedy: 'Glue it.' },
    { id: 'hidden', effects: ['undecided'], meaning: 'A toy is not seen.', remedy: 'Look for it.' },
    { id: 'whole', effects: ['ok'], meaning: 'The toy is whole.', remedy: 'Nothing.' },
  ],
  list: 'toys',
  outputs: { gate: { 'broken-toys': ({ counts }) => counts['broken'] ?? 0 }, own: {} },
  flags: [['--toy-box <dir>', 'the folder of the toy']],
  inputs: ['toy-box'],
  commands: ['gate', 'toy gate'],
  actions: ['gate', 'toy'],
  judging: ['toy'],
  files: () => ['box/toy.txt'],
};
`,
  'gates/toy/document.ts': `
import type { GateDocument } from '../../contracts/gate-table.ts';
import { TOY } from './rules.ts';

export const TOY_DOCUMENT: GateDocument = {
  ...TOY,
  parseDetail: (detail) => ('toys' in detail ? [] : [{ pointer: '/toys', expected: 'toys', found: 'none' }]),
};
`,
  'gates/toy/decide.ts': `
import type { Finding, GateOutcome } from '../../contracts/gate-result.ts';
import { countsOf } from '../../contracts/gate-table.ts';
import { verdictOf } from '../../contracts/gate-verdict.ts';
import { TOY } from './rules.ts';

const BY_LEVEL = { error: 'fail', warn: 'warn', off: 'report' } as const;

export function decideToy(delta: 'broken' | 'hidden' | 'whole', level: keyof typeof BY_LEVEL): GateOutcome {
  const effect = { broken: BY_LEVEL[level], hidden: 'undecided', whole: 'ok' }[delta];
  const toys = [{ delta, gate: effect }];
  const finding: Finding = {
    gate: TOY.gate,
    rule: delta,
    effect,
    subject: { key: 'teddy', label: 'teddy' },
    message: 'an ear is off',
    change: null,
    places: [{ file: 'toy.txt', line: 1 }],
    identity: [TOY.gate, delta, 'teddy'],
    explain: null,
  };
  return {
    gate: TOY.gate,
    verdict: verdictOf(toys),
    baseline: null,
    counts: countsOf(TOY, toys),
    findings: delta === 'whole' ? [] : [finding],
    warnings: [],
    detail: { toys },
  };
}
`,
  'app/gates/toy/toy-gate.ts': `
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { decideToy } from '../../../gates/toy/decide.ts';
import { TOY } from '../../../gates/toy/rules.ts';
import type { Gate } from '../gate-run.ts';

export const TOY_GATE: Gate = {
  gate: TOY.gate,
  isAsked: ({ options }) => options.given('toy-box') !== null,
  judge: async ({ world, options, comparator }) => {
    const [box = ''] = options.given('toy-box') ?? [];
    const toy = await readFile(join(world.root, box, 'toy.txt'), 'utf8');
    return decideToy(toy.trim() as Parameters<typeof decideToy>[0], comparator.config.levels.toy);
  },
};
`,
  'report/sections/toy.ts': `
import type { GateSections } from './section.ts';

export const TOY_SECTIONS: GateSections = {
  gate: 'toy',
  above: () => [{ title: 'Toy box', lines: ['one teddy'] }],
};
`,
};

/** List → what stands at its end, what is added there, and where that comes from. */
const LISTS: Readonly<Record<string, readonly [end: string, item: string, from: string]>> = {
  'gates/index.ts': ['KPI]', 'TOY', './toy/rules.ts'],
  'gates/documents.ts': ['KPI_DOCUMENT]', 'TOY_DOCUMENT', './toy/document.ts'],
  'app/gates/index.ts': ['KPI_GATE]', 'TOY_GATE', './toy/toy-gate.ts'],
  'report/sections/index.ts': ['KPI_SECTIONS]', 'TOY_SECTIONS', './toy.ts'],
};

/** Judges as the command line does, reads what it left, and shows it in every channel. */
const PLAY = `
import { main } from './src/cli/main.ts';
import { readReport } from './src/app/gates/report-files.ts';
import { gateFailure, gateOutputs, renderReport, reportedFindings } from './src/app/gates/reports.ts';
import { exitCodesText } from './src/app/gates/gate-flags.ts';
import { PLAIN, REPORT_FORMATS } from './src/app/world/said.ts';
import { AnnotationPlaces, stepAnnotations } from './src/app/gates/annotations.ts';

const silent = { write: () => true };
let printed = '';
const listening = { write: (text) => ((printed += text), true) };
const [results, file] = process.argv.slice(2);
const args = ['gate', '--results', results, '--base-ref', 'main', '--output', file, '--toy-box', 'box'];
const code = await main(args, { stdout: silent, stderr: silent, distFolder: '.' });
await main(['doctor', '--json'], { stdout: listening, stderr: silent, distFolder: '.' });
const { report } = await readReport({ cwd: process.cwd() }, file);
console.log(JSON.stringify({
  code,
  doctor: JSON.parse(printed).findings,
  verdict: report.result.verdict,
  outputs: gateOutputs(report.result, null),
  failure: gateFailure(report.result).message,
  help: exitCodesText('gate'),
  annotations: JSON.stringify(stepAnnotations(reportedFindings(report), new AnnotationPlaces().forFindings())),
  ...Object.fromEntries(REPORT_FORMATS.map((format) => [format, renderReport(report, format, PLAIN)])),
}));
`;

let copy: string;
let program: string;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'portcullis-toy-'));
  const isTesting = (path: string): boolean => path.includes(`${sep}src${sep}testing`) || path.endsWith('.test.ts');
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true, filter: (path) => !isTesting(path) });
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'play.ts'), PLAY);
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(copy, 'src', path)), { recursive: true });
    writeFileSync(join(copy, 'src', path), text.trimStart());
  }
  for (const [path, [end, item, from]] of Object.entries(LISTS)) {
    const text = readFileSync(join(copy, 'src', path), 'utf8');
    // A long list has its items on lines of their own.
    const last = new RegExp(`${end.slice(0, -1)},?\\s*\\]`);
    if (text.split(last).length !== 2) throw new Error(`${path}: expected ${end} once`);
    const added = text.replace(last, `${end.slice(0, -1)}, ${item}]`);
    writeFileSync(join(copy, 'src', path), `import { ${item} } from '${from}';\n${added}`);
  }
  const schema = join(copy, 'src/contracts/config.schema.json');
  const key = '"toy": { "$ref": "#/definitions/level" },';
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"on-removed": {', `${key} $&`));
  await generateContracts(dirname(schema), join(dirname(schema), 'generated'));
  program = await bundleSources(join(copy, 'play.ts'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

type Played = Readonly<Record<'failure' | 'help' | 'annotations' | (typeof CHANNELS)[number], string>> & {
  readonly code: number;
  readonly verdict: string;
  readonly outputs: Readonly<Record<string, number | ''>>;
  readonly doctor: readonly { readonly rule: string; readonly message: string }[];
};

const CHANNELS = ['text', 'markdown', 'comment', 'sarif', 'junit', 'check-run', 'json'] as const;

/** The channels that count what was judged. */
const COUNTED = ['text', 'markdown', 'comment', 'check-run'];

/** Judges by the toy gate alone, in ways that pass it. */
const WORKFLOW = `on: pull_request
permissions: {}
jobs:
  toy:
    steps:
      - uses: o/portcullis/actions/toy@v1
        with: { base-ref: HEAD, baseline: toy.json }
      - run: portcullis toy look || true
`;

/** The gates on a change whose cells all hold, and of which the toy gate says that. */
async function played(toy: string, policy: string): Promise<Played> {
  const pr = pullRequest({ [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }), [CONFIG]: policy });
  // What the pull request says of levels does not count; our own `replay` does not know the toy's.
  pr.commit({ 'box/toy.txt': `${toy}\n`, '.github/workflows/toy.yml': WORKFLOW, [CONFIG]: POLICY });
  pr.record({ alpha: everyClient(loads('alpha')) });
  const { folder } = await pr.replay();
  const args = [program, folder, join(pr.artifacts, 'gate-result.json')];
  const out = execFileSync(process.execPath, args, { cwd: pr.repository.path, encoding: 'utf8' });
  return JSON.parse(out) as Played;
}

const POLICY = 'levels: {}\n';
const WARN_ONLY = 'levels:\n  warn-only: true\n';

test('a gate is added by its files and a line in four lists, and is in every channel', async () => {
  const fails = await played('broken', POLICY);
  expect([fails.code, fails.verdict, fails.outputs['broken-toys']]).toEqual([1, 'fail', 1]);
  expect(fails.failure).toBe('The toy gate fails: teddy (broken)');
  expect(fails.help).toContain('1 a cell, a turn, a check, a KPI or a toy fails');
  expect(CHANNELS.filter((channel) => !fails[channel].includes('teddy'))).toEqual([]);
  expect(CHANNELS.filter((channel) => fails[channel].includes('one teddy'))).toEqual(['text', 'markdown', 'check-run']);
  expect(CHANNELS.filter((channel) => fails[channel].includes('1 broken'))).toEqual(expect.arrayContaining(COUNTED));
  expect(JSON.parse(fails.annotations)).toMatchObject([{ level: 'error', file: 'toy.txt', line: 1 }]);
  expect(fails.sarif).toContain('"toy/broken"');
  expect(fails.comment).toContain('A toy is broken. Glue it.');
});

test('doctor knows its command, its action and its file', async () => {
  const { doctor } = await played('whole', POLICY);
  const rules = new Set(doctor.map(({ rule }) => rule));
  expect([...rules].toSorted()).toEqual([
    'exit-code-lost',
    'gate-judges-itself',
    'gate-open-to-pull-request',
    'missing-permission',
    'no-edited',
    'no-merge-group',
  ]);
  expect(doctor.find(({ rule }) => rule === 'gate-open-to-pull-request')?.message).toContain('box/toy.txt');
});

test.each([
  ['broken', 'levels:\n  toy: warn\n', 0, 'pass'],
  ['whole', POLICY, 0, 'pass'],
  ['hidden', POLICY, 3, 'not_comparable'],
  ['broken', WARN_ONLY, 0, 'fail'],
  ['hidden', WARN_ONLY, 3, 'not_comparable'],
])('%s under %j ends with %i, %s', async (toy, policy, code, verdict) => {
  const ran = await played(toy, policy);
  expect([ran.code, ran.verdict]).toEqual([code, verdict]);
});
