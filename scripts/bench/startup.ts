import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../files.ts';
import { median } from '../median.ts';

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  /** How many times as long as `node -e 0` it may take. */
  readonly budget: number;
  readonly exitCode: number;
}

const dist = join(ROOT, 'actions/dist');
const COMMANDS: readonly Command[] = [
  { name: '`node -e 0`', args: ['-e', '0'], budget: 1, exitCode: 0 },
  { name: '`cli.js --version`', args: [join(dist, 'cli.js'), '--version'], budget: 2, exitCode: 0 },
  { name: '`gate.js`, required input missing', args: [join(dist, 'gate.js')], budget: 3, exitCode: 2 },
  { name: '`route.js`, required input missing', args: [join(dist, 'route.js')], budget: 3, exitCode: 2 },
];

/**
 * Cold starts of the bundles as multiples of an empty Node process. The commands take turns, so that a slow moment of the
 * machine hits all of them alike. `npm run bench -- startup [rounds]`
 */
export function bench([rounds = '31']: readonly string[]): Promise<string> {
  const times = COMMANDS.map((): number[] => []);
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const [index, command] of COMMANDS.entries()) {
      const time = measure(command);
      // The first round only fills the disk cache.
      if (round > 0) times[index]?.push(time);
    }
  }
  const medians = times.map(median);
  const base = medians[0] ?? Number.NaN;
  const rows = COMMANDS.map(({ name, budget }, index) => {
    const value = medians[index] ?? Number.NaN;
    const ratio = value / base;
    if (ratio > budget) process.exitCode = 1;
    const fastest = Math.min(...(times[index] ?? []));
    return `| ${name} | ${value.toFixed(1)} | ${fastest.toFixed(1)} | ${ratio.toFixed(2)} | ${budget.toFixed(1)} |`;
  });
  const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${rounds} alternating runs each`;
  const header = '| command | median ms | fastest ms | ratio | budget |\n| --- | ---: | ---: | ---: | ---: |';
  return Promise.resolve(`${title}\n\n${header}\n${rows.join('\n')}`);
}

function measure({ name, args, exitCode }: Command): number {
  const start = process.hrtime.bigint();
  // An empty environment: neither NODE_OPTIONS nor a runner's variables take part.
  const { status } = spawnSync(process.execPath, args, { cwd: tmpdir(), env: {}, stdio: 'pipe' });
  const elapsed = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== exitCode) throw new Error(`${name} ended with ${String(status)} instead of ${String(exitCode)}`);
  return elapsed;
}
