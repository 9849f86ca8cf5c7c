import { stat } from 'node:fs/promises';

import type { LogLine } from '../../evidence/log-hits.ts';
import { entriesOf, isFolder } from '../../io/find-files.ts';
import { openFile } from '../../io/open-file.ts';
import type { UnitFolder } from '../../io/unit/unit-folder.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import type { ScoreRequest } from '../score/score-transcript.ts';
import type { LogSnapshot, UnitJob } from './unit-job.ts';

const LOG_NAME = /(?:\.(?:jsonl?|log|txt|md)|^[^.]+)$/i;
/** Clients keep their logs in folders of days and sessions, not deeper than this. */
const MAX_DEPTH = 8;

/**
 * Reads the logs that a unit's client wrote into its own home: the newest `maxFiles` files, of each the last `maxBytes`, and nothing
 * that was there before the run. No other unit's logs can be among them.
 */
export async function logEvidence(job: UnitJob, folder: UnitFolder): Promise<NonNullable<ScoreRequest['logs']>> {
  const before: LogSnapshot = job.snapshots.get(job.client.id) ?? new Map();
  const { counts, max_files: maxFiles, max_bytes: maxBytes } = job.record.logs;
  const found = await logFiles(job, folder);
  const written = found.filter(({ path, size }) => size > (before.get(relativeTo(folder, path)) ?? 0));
  written.sort((left, right) => right.modified - left.modified || compareCodePoints(left.path, right.path));
  const lines: LogLine[] = [];
  const read = written.slice(0, maxFiles);
  for (const { path, size } of read) {
    const from = Math.max(before.get(relativeTo(folder, path)) ?? 0, size - maxBytes);
    const text = await readFrom(path, from, Math.min(size - from, maxBytes));
    for (const [index, line] of text.split('\n').entries()) lines.push({ text: line, number: index + 1 });
  }
  return { counts, files: read.length, lines };
}

/** The log files that are there before the client starts. */
export async function logSnapshot(job: UnitJob, folder: UnitFolder): Promise<LogSnapshot> {
  const files = await logFiles(job, folder);
  return new Map(files.map(({ path, size }) => [relativeTo(folder, path), size]));
}

interface LogFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

async function logFiles(job: UnitJob, folder: UnitFolder): Promise<LogFile[]> {
  const { home, workspace, temporary } = folder;
  const roots = job.client.logFolders({ home, workspace, temporary, cache: job.program.cacheFolder });
  const files: LogFile[] = [];
  const visit = async (path: string, depth: number): Promise<void> => {
    for (const entry of await entriesOf(path)) {
      const inside = `${path}/${entry}`;
      if (await isFolder(inside)) {
        if (depth < MAX_DEPTH) await visit(inside, depth + 1);
      } else if (LOG_NAME.test(entry)) {
        const stats = await stat(inside).catch(() => null);
        if (stats?.isFile() === true && stats.size > 0) {
          files.push({ path: inside, size: stats.size, modified: stats.mtimeMs });
        }
      }
    }
  };
  for (const root of roots) await visit(root, 0);
  return files;
}

function relativeTo(folder: UnitFolder, path: string): string {
  return path.slice(folder.root.length);
}

async function readFrom(path: string, from: number, bytes: number): Promise<string> {
  const { file } = await openFile(path);
  try {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(buffer, 0, bytes, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
