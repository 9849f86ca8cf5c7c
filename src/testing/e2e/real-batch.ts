import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Results, UnitResult } from '../../contracts/results.ts';
import { CLIENTS_ENVIRONMENT, WITHOUT_NETWORK } from './real-clients.ts';
import { distFile, plainEnvironment } from './house.ts';
import { type Ran } from './run-bundle.ts';

export const AGENTS = ['claude', 'codex', 'copilot'] as const;
export type Agent = (typeof AGENTS)[number];

/** Milliseconds of a whole batch; nothing here is about time, and the machine may be busy. */
export const BATCH_TIMEOUT = 300_000;

/** All cases and scenarios of a place with all clients. */
export const REHEARSE: readonly string[] =
  `rehearse --cases cases.json --skills skills --scenarios scenarios/*.json --output results.json --agents ${AGENTS.join(',')}`.split(
    ' ',
  );

const SCENARIOS = resolve(import.meta.dirname, '../../../cases/rehearsal');

/** A folder with cases, skills and scenarios, in which a command is run without any network. */
export class RealPlace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-real-')));

  constructor() {
    // What a user has at home is none of these tests' business, unless they put it there.
    mkdirSync(join(this.folder, 'home'));
    mkdirSync(join(this.folder, 'repository'));
  }

  get home(): string {
    return join(this.folder, 'home');
  }

  get repository(): string {
    return join(this.folder, 'repository');
  }

  write(path: string, content: string | object): void {
    const file = join(this.repository, path);
    mkdirSync(resolve(file, '..'), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** A skill under `skills/`. `fields`: its frontmatter, line by line; null means that it has none. */
  skill(folder: string, fields: readonly string[] | null): void {
    const body = `# ${folder}\n\nSay the words of ${folder} and nothing else.\n`;
    this.write(`skills/${folder}/SKILL.md`, fields === null ? body : `---\n${fields.join('\n')}\n---\n\n${body}`);
  }

  /** Skills that nothing is wrong with. */
  plainSkills(...names: readonly string[]): void {
    for (const name of names) this.skill(name, [`name: ${name}`, `description: Says the words of ${name}.`]);
  }

  /** `cases.json`, with one prompt for all that have none of their own. */
  cases(cases: readonly object[]): void {
    const whole = cases.map((each) => ({
      category: 'real',
      prompt: 'Please do what the scripted model says.',
      ...each,
    }));
    this.write('cases.json', { schema: 1, cases: whole });
  }

  /** The committed scenario of that name, and those of single clients, for the case of the same name. */
  scenarioOfCase(name: string): void {
    for (const file of [name, ...AGENTS.map((agent) => `${name}-${agent}`)].map((one) => `${one}.json`)) {
      if (!existsSync(join(SCENARIOS, file))) continue;
      const scenario = JSON.parse(readFileSync(join(SCENARIOS, file), 'utf8')) as object;
      this.write(`scenarios/${file}`, { ...scenario, case_ids: [name] });
    }
  }

  /** A process of the command line; `program` is the file of another one. */
  start(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    program: string = distFile('cli.js'),
  ): ChildProcess {
    const [unshare = '', ...rest] = WITHOUT_NETWORK?.(process.execPath, [program, ...args]) ?? [];
    return spawn(unshare, rest, {
      cwd: this.repository,
      env: { ...plainEnvironment(), HOME: this.home, ...CLIENTS_ENVIRONMENT, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs it to its end. */
  async run(args: readonly string[], env?: Readonly<Record<string, string>>, program?: string): Promise<Ran> {
    return ended(this.start(args, env, program));
  }

  /** All cases and scenarios with all skills. `parallel`: a unit that hangs needs a place and no core. */
  async rehearse(parallel: number, ...further: readonly string[]): Promise<RealBatch> {
    const ran = await this.run([...REHEARSE, '--max-parallel', String(parallel), ...further]);
    return this.batch(ran);
  }

  /** What a command left in `results.json`. */
  batch(ran: Ran): RealBatch {
    try {
      const results = JSON.parse(readFileSync(join(this.repository, 'results.json'), 'utf8')) as Results;
      return new RealBatch(ran, results);
    } catch (cause) {
      throw new Error(`there are no results: ${ran.out}${ran.err}`, { cause });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export class RealBatch {
  readonly ran: Ran;
  readonly results: Results;

  constructor(ran: Ran, results: Results) {
    this.ran = ran;
    this.results = results;
  }

  unit(caseId: string, agent: Agent): UnitResult {
    const found = this.results.results.find((unit) => unit.case_id === caseId && unit.agent === agent);
    if (found === undefined) throw new Error(`${caseId}/${agent} is not in the results`);
    return found;
  }

  /** One line that says how a unit went, or what it went to pieces with: `pass alpha-skill:1 beta-skill:2`. */
  told(caseId: string, agent: Agent): string {
    const { status, infra_reason: reason, timed_out: timedOut, token_hits: hits } = this.unit(caseId, agent);
    const tokens = Object.entries(hits)
      .filter(([token]) => !token.includes('/'))
      .map(([token, hit]) => `${token}:${hit.succeeded ? hit.tier : `${hit.tier}?`}`)
      .toSorted();
    return [status, reason, timedOut ? 'timeout' : null, ...tokens].filter((word) => word !== null).join(' ');
  }
}

export async function ended(child: ChildProcess): Promise<Ran> {
  const closed = new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
  const read = (stream: ChildProcess['stdout']): Promise<string> =>
    stream === null ? Promise.resolve('') : text(stream);
  const [out, err, code] = await Promise.all([read(child.stdout), read(child.stderr), closed]);
  return { code, out, err };
}
