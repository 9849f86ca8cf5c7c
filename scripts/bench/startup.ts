import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build.ts';
import { ROOT } from '../files.ts';
import { median } from '../median.ts';
import { processorMs } from '../processor-ms.ts';

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  /** How many times as much of the processor as `node -e 0` it may take. */
  readonly budget: number;
  readonly exitCode?: number;
}

const UNITS = 200;
const HELPS = ['gate', 'run', 'bless', 'required run', 'typestate check'];

/**
 * What the bundle takes of the processor until it has said or done something, children included, as multiples of an empty Node process. The
 * commands take turns, so that a slow moment of the machine hits all of them alike. `npm run bench -- startup [rounds]`
 */
export async function bench([rounds = '31']: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-startup-'));
  try {
    const dist = join(folder, 'dist');
    await build(dist);
    const cli = join(dist, 'cli.js');
    await writeRepository(join(folder, 'repository'), cli);
    const gate = ['gate', '--results', 'artifacts', '--base-ref', 'main'];
    const commands: readonly Command[] = [
      { name: '`node -e 0`', args: ['-e', '0'], budget: 1 },
      { name: '`cli.js --version`', args: [cli, '--version'], budget: 2 },
      ...HELPS.map((name) => ({ name: `\`${name} --help\``, args: [cli, ...name.split(' '), '--help'], budget: 2 })),
      { name: '`gate.js`, required input missing', args: [join(dist, 'gate.js')], budget: 3, exitCode: 2 },
      { name: '`route.js`, required input missing', args: [join(dist, 'route.js')], budget: 3, exitCode: 2 },
      { name: `\`gate\` over ${UNITS} results`, args: [cli, ...gate], budget: 8 },
    ];
    const times = commands.map((): number[] => []);
    for (let round = 0; round <= Number(rounds); round += 1) {
      for (const [index, { args, exitCode }] of commands.entries()) {
        const time = processorMs([process.execPath, ...args], join(folder, 'repository'), exitCode);
        // The first round only fills the disk cache.
        if (round > 0) times[index]?.push(time);
      }
    }
    const medians = times.map(median);
    const base = medians[0] ?? Number.NaN;
    const rows = commands.map(({ name, budget }, index) => {
      const value = medians[index] ?? Number.NaN;
      const ratio = value / base;
      const isMissed = !(ratio <= budget);
      if (isMissed) process.exitCode = 1;
      return `| ${name} | ${value.toFixed(0)} | ${ratio.toFixed(2)} | ${budget.toFixed(1)}${isMissed ? ' missed' : ''} |`;
    });
    const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${rounds} alternating runs each`;
    return `${title}\n\n| command | median ms of the processor | ratio | budget |\n| --- | ---: | ---: | ---: |\n${rows.join('\n')}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A repository with a case for each unit, its baseline on `main`, a change of a skill, and results of a replay. */
async function writeRepository(root: string, cli: string): Promise<void> {
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], { cwd: root });
  const ids = Array.from({ length: UNITS }, (_, index) => `case-${index}`);
  const files: Readonly<Record<string, string>> = {
    '.github/portcullis/config.yml': 'cases: cases.json\nskills: [skills]\nproviders:\n  claude:\n',
    '.gitignore': 'artifacts\n',
    'baselines/provider-baseline.json': JSON.stringify(
      Object.fromEntries(ids.map((id) => [id, { claude: { expected_status: 'pass' } }])),
    ),
    'cases.json': JSON.stringify(
      ids.map((id) => ({ case_id: id, prompt: `Do what ${id} asks.`, required_skills: ['beta-skill'] })),
    ),
    'skills/beta-skill/SKILL.md': '---\nname: beta-skill\ndescription: Does what beta does.\n---\n',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const recordings = join(root, '../recordings/claude');
  await mkdir(recordings, { recursive: true });
  const source = join(ROOT, 'cases/transcripts/claude-skill-beta.jsonl');
  for (const id of ids) await copyFile(source, join(recordings, `${id}.jsonl`));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'base');
  git('switch', '-qc', 'change');
  git('commit', '-q', '--allow-empty', '-m', 'change');
  processorMs([process.execPath, cli, 'replay', '--transcripts', '../recordings'], root);
}
