import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface Peak {
  /** The largest amount of memory that the process ever held. */
  readonly megabytes: number;
  /** Of the processor, on all threads. */
  readonly seconds: number;
}

/** In kibibytes. On Linux `maxRSS` would also hold what the process had from which this one was split off. */
const TELLER = `import { readFileSync } from 'node:fs';
process.on('exit', () => {
  const usage = process.resourceUsage();
  const own = process.platform === 'linux' && /^VmHWM:\\s+(\\d+)/m.exec(readFileSync('/proc/self/status', 'latin1'));
  process.stderr.write(JSON.stringify(own ? { ...usage, maxRSS: Number(own[1]) } : usage));
});`;

/** What a process of Node tells as it ends, which has to end with 0. */
export async function peakOf(cli: string, args: readonly string[], input: Iterable<string>): Promise<Peak> {
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(TELLER)}`];
  const child = spawn(process.execPath, [...flags, cli, ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  const told = textOf(child.stderr);
  await pipeline(Readable.from(input), child.stdin);
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}: ${await told}`);
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(await told) as NodeJS.ResourceUsage;
  return { megabytes: (maxRSS * 1024) / 1e6, seconds: (userCPUTime + systemCPUTime) / 1e6 };
}
