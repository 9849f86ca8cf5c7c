/**
 * Mutated inputs of every kind against the built bundle: `npm run fuzz -- [--seed N] [--seconds N] [--dist FOLDER] [--kind TEXT]`. Whatever
 * comes in, there is no stack, no exit code beside 0 to 3, nothing over 5 s of processor time, and no mutation of what a red gate judged
 * turns it green. An input that fails is kept in a folder, with all that it was judged beside: `--repeat FOLDER` starts it again.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

import { seededRandom } from '../src/io/seeded-random.ts';
import { addPull } from '../src/testing/fake-github/add-pull.ts';
import { addRun } from '../src/testing/fake-github/add-run.ts';
import { startFakeGitHub } from '../src/testing/fake-github/fake-github.ts';
import { runnerEnvironment } from '../src/testing/fake-github/runner-environment.ts';
import type { RunnerEvent } from '../src/testing/fake-github/runner-event.ts';
import { ROOT, listFiles } from './files.ts';
import { KINDS, type Call, type Kind } from './fuzz/kinds.ts';
import { mutateFiles, pick, type FileSet } from './fuzz/mutate.ts';
import { makeWorld, RUN } from './fuzz/world.ts';
import type { Ended, Start } from './fuzz/worker.ts';

const MOST_SECONDS = 5;
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261129' },
    seconds: { type: 'string', default: '20' },
    kind: { type: 'string', default: '' },
    dist: { type: 'string', default: join(ROOT, 'actions/dist') },
    keep: { type: 'string', default: join(tmpdir(), 'portcullis-fuzz') },
    repeat: { type: 'string' },
  },
});
/** What is kept of an input that failed: the mutated files lie in the world beside it. */
interface Kept {
  readonly kind: string;
  readonly call: Call;
  readonly path: string;
}

const dist = resolve(values.dist);
const world = values.repeat ?? mkdtempSync(join(realpathSync(tmpdir()), 'portcullis-fuzz-'));
if (values.repeat === undefined) makeWorld(world, join(dist, 'cli.js'));
const github = await startFakeGitHub({ repository: join(world, 'served.git') });
addPull(github.state, { number: 1, head: { ref: 'feature' } });
addRun(github.state, { id: RUN, headSha: contextOf('pull_request.json').sha });
let worker: ChildProcess | undefined;
try {
  process.exitCode = (await (values.repeat === undefined ? fuzz() : repeat())) ? 0 : 1;
} finally {
  worker?.kill();
  if (values.repeat === undefined) rmSync(world, { recursive: true, force: true });
  await github.close();
}

/** Kind after kind; each input has random numbers of its own, so that it comes again whatever went before. */
async function fuzz(): Promise<boolean> {
  const seed = Number(values.seed);
  const kinds = KINDS.filter(({ name }) => name.includes(values.kind));
  for (const { name, calls } of kinds.filter(({ red }) => red === true)) {
    const { code, output } = await runAlone(startOf(calls[0] as Call, ''));
    if (code !== 1) throw new Error(`${name}: expected exit code 1 without a mutation, found ${code}:\n${output}`);
  }
  const end = performance.now() + Number(values.seconds) * 1000;
  let [inputs, failures] = [0, 0];
  for (; performance.now() < end; inputs += 1) {
    const kind = kinds[inputs % kinds.length] as Kind;
    const random = seededRandom((seed + inputs * 7919) >>> 0);
    const call = pick(random, kind.calls);
    const seeds = (await listFiles(join(world, kind.seeds))).map((file) => join(kind.seeds, file));
    const seedFile = pick(random, seeds);
    const path = kind.at ?? seedFile;
    const paths = kind.whole === true ? seeds.map((file) => [file, file] as const) : [[path, seedFile] as const];
    const files: FileSet = new Map(paths.map(([to, from]) => [to, readFileSync(join(world, from))]));
    const restore = replaceFiles(files, mutateFiles(random, files));
    const start = startOf(call, path);
    const problem = problemOf(kind, await runInWorker(start)) && problemOf(kind, await runAlone(start));
    if (problem !== undefined) {
      failures += 1;
      const folder = resolve(values.keep, `${seed}-${inputs}`);
      rmSync(folder, { recursive: true, force: true });
      cpSync(world, folder, { recursive: true });
      const kept: Kept = { kind: kind.name, call, path };
      writeFileSync(join(folder, 'input.json'), JSON.stringify(kept));
      const command = [call.entry, ...start.args].join(' ');
      console.log(`FAILED: ${kind.name}: ${problem}\n  ${command}\n  npm run fuzz -- --repeat ${folder}`);
    }
    restore();
  }
  console.log(`${inputs} mutated inputs of ${kinds.length} kinds, ${failures} failed (--seed ${seed})`);
  return failures === 0;
}

async function repeat(): Promise<boolean> {
  const { kind, call, path } = JSON.parse(readFileSync(join(world, 'input.json'), 'utf8')) as Kept;
  const ended = await runAlone(startOf(call, path));
  const problem = problemOf(KINDS.find(({ name }) => name === kind) as Kind, ended);
  console.log(`${ended.output}\nended with ${ended.code}: ${problem ?? 'as it should'}`);
  return problem === undefined;
}

/** Puts mutated files in the place of others; what comes back takes them away again. */
function replaceFiles(before: FileSet, after: FileSet): () => void {
  const paths = [...new Set([...before.keys(), ...after.keys()])].map((path) => join(world, path));
  const old = paths.map((path) => (existsSync(path) ? readFileSync(path) : undefined));
  const put = (path: string, content: Buffer | undefined): void => {
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    if (content !== undefined) writeFileSync(path, content);
  };
  for (const path of paths) put(path, after.get(relative(world, path)));
  return () => paths.forEach((path, index) => put(path, old[index]));
}

/** As a shell or the runner starts it, with folders for what it writes. */
function startOf(call: Call, path: string): Start {
  for (const folder of ['out', 'runner']) {
    rmSync(join(world, folder), { recursive: true, force: true });
    mkdirSync(join(world, folder));
  }
  const [file, stem] = [join(world, path), basename(path).replace(/\.\w+$/, '')];
  const filled = (template: string): string =>
    template.replace('FILE', file).replace('STEM', stem).replace('AGENT', stem.replace(/-.*/, ''));
  const entry = filled(call.entry);
  const event = call.event === 'FILE' ? file : join(world, call.event ?? '');
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: join(world, 'out'),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    ...(call.event === undefined ? {} : environmentOf(entry, event)),
  };
  const stdin = call.stdin === true ? file : null;
  return { entry, args: call.args.map(filled), cwd: join(world, call.cwd ?? 'repo'), env, stdin };
}

/** What the runner makes of an event, which is not what is mutated. */
function contextOf(event: string): RunnerEvent {
  return JSON.parse(readFileSync(join(world, 'contexts', event), 'utf8')) as RunnerEvent;
}

function environmentOf(entry: string, event: string): Readonly<Record<string, string>> {
  const inputs = inputsOf(readFileSync(join(world, `in/inputs/${entry}.json`), 'utf8'));
  const run = { id: entry === 'publish' ? RUN + 1 : RUN };
  const [folder, workspace] = [join(world, 'runner'), join(world, 'repo')];
  const context = { ...contextOf(basename(event)), payload: {} };
  const { env } = runnerEnvironment({ folder, workspace, inputs, event: context, github, run });
  return { ...env, GITHUB_EVENT_PATH: event };
}

/** Mutated inputs as texts, as far as variables can be: they hold no NUL, and Linux takes none over 128 KiB. */
function inputsOf(document: string): Readonly<Record<string, string>> {
  const plain = (value: unknown): string => {
    const words = typeof value === 'string' ? value : JSON.stringify(value);
    return words.replaceAll('\0', '').slice(0, 30_000);
  };
  try {
    const inputs = Object.entries(JSON.parse(document) as object);
    return Object.fromEntries(inputs.map(([name, value]) => [plain(name).replaceAll('=', ''), plain(value)]));
  } catch {
    return { token: plain(document) };
  }
}

/** The artifacts of the run are the zips that there are now. */
async function serveArtifacts(): Promise<void> {
  const { store } = github.artifacts;
  for (const { id } of store.list()) store.delete(id);
  for (const file of await listFiles(join(world, 'zips'))) {
    const [name, attempt] = [file.replace(/\.zip$/, ''), Number(/-a(\d+)\.zip$/.exec(file)?.[1] ?? 1)];
    store.add({ runId: RUN, name, attempt, content: readFileSync(join(world, 'zips', file)) });
  }
}

async function runInWorker(start: Start): Promise<Ended> {
  await serveArtifacts();
  worker ??= fork(join(import.meta.dirname, 'fuzz/worker.ts'), [dist], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const child = worker;
  const ended = new Promise<Ended>((done) => {
    child.once('message', (message) => done(message as Ended));
    child.once('exit', () => done({ code: 'no answer', output: '', seconds: 0 }));
  });
  child.send(start);
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const { code } = await ended;
  clearTimeout(timer);
  child.removeAllListeners();
  if (code === 'no answer') worker = undefined;
  return ended;
}

/** In a process of its own, which the system ends where it takes too much time of the processor. */
async function runAlone({ entry, args, cwd, env, stdin }: Start): Promise<Ended> {
  await serveArtifacts();
  const limit = `ulimit -t ${MOST_SECONDS}; exec "$@"`;
  const command = ['-c', limit, 'sh', process.execPath, join(dist, `${entry}.js`), ...args];
  const child = spawn('sh', command, { cwd, env, stdio: 'pipe', timeout: 120_000 });
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin === null ? '' : readFileSync(stdin));
  const closed = new Promise<number | string>((done) => {
    child.once('close', (code, signal) => done(code ?? signal ?? ''));
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, output: out + err, seconds: 0 };
}

function problemOf({ red }: Kind, { code, output, seconds }: Ended): string | undefined {
  const bug = /This is a bug[^]{0,300}|(?:^|\n|%0A) +at .*:\d+:\d+/.exec(output)?.[0];
  if (bug !== undefined) return bug;
  if (![0, 1, 2, 3].includes(Number(code))) return `exit code ${code}`;
  if (seconds > MOST_SECONDS) return `${seconds} s of processor time`;
  return red === true && code === 0 ? 'a red gate turned green' : undefined;
}
