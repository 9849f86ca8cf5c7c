import { open } from 'node:fs/promises';

export const ROWS = 1_000_000;

/** Rows of eight workers over a day and more, of which one in twenty failed; how many megabytes they are. */
export async function writeRows(path: string): Promise<number> {
  const file = await open(path, 'w');
  const start = Date.parse('2026-01-28T00:00:00Z');
  for (let at = 0; at < ROWS;) {
    const lines: string[] = [];
    for (const end = at + 10_000; at < end; at += 1) {
      const row = {
        schema: 1,
        stepKind: 'premath.harness.step.v1',
        stepId: `shard-${at % 8}.case-${at % 300}.claude.${(at % 3) + 1}`,
        issueId: `case-${at % 300}`,
        action: 'routing.unit',
        resultClass: at % 20 === 0 ? 'failed' : 'passed',
        witnessRefs: [`results://batch/${at}`],
        finishedAt: new Date(start + at * 100).toISOString(),
      };
      lines.push(`${JSON.stringify(row)}\n`);
    }
    await file.write(lines.join(''));
  }
  const { size } = await file.stat();
  await file.close();
  return size / 1e6;
}
