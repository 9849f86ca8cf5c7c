import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import picocolors from 'picocolors';

import { demo } from '../../src/app/demo/demo.ts';
import { localReport } from '../../src/app/gates/report-files.ts';
import { renderReport } from '../../src/app/gates/reports.ts';
import { ROOT, writeIfChanged } from '../files.ts';
import { terminalSvg } from './terminal-svg.ts';

const FILE = '.github/gate-output.svg';
const LINE_LIMIT = 128;

/** Brings the README's picture of the gate's output up to date: what `demo --regress` prints, without what differs from run to run. */
export async function generateGatePicture(): Promise<boolean> {
  let ids = 0;
  // Temporary folders are named after it: another process may draw the picture, too.
  const own = randomUUID().slice(0, 8);
  const newId = (): string => `${own}-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const world = { version: '', cwd: ROOT, root: ROOT, now: () => new Date(0), newId, say: () => undefined };
  const { result, kept } = await demo(world, { house: ROOT, regress: true, keep: false });
  if (kept !== null) await rm(kept, { recursive: true, force: true });
  const text = renderReport(localReport(result), 'text', picocolors.createColors(true))
    .replaceAll(own, '00000000')
    .replaceAll(/ --results \S+/g, ' --results artifacts/<batch>')
    .replaceAll(/\b[0-9a-f]{12}\b(?!-)/g, (sha) => (/^0+\d{0,3}$/.test(sha) ? sha : shaOf(sha)));
  const lines = text.split('\n').map((line) => (line.length > LINE_LIMIT ? `${line.slice(0, LINE_LIMIT)}…` : line));
  return writeIfChanged(join(ROOT, FILE), terminalSvg(lines.join('\n')));

  function shaOf(sha: string): string {
    const known = [result.comparator.merge_base, result.comparator.base_tip, result.head.commit];
    const index = known.findIndex((commit) => commit?.startsWith(sha) === true);
    return ['3f1c09ab52d7', '9be2470c61fa', 'c47d10e8b935'][index] ?? sha;
  }
}
