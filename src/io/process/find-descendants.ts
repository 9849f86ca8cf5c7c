import { execFile } from 'node:child_process';

import { lastProcessId, processIds, readProcess, variableOf, type ProcessEntry } from './linux-processes.ts';
import { groupAnswers } from './signal-processes.ts';

/** An environment variable by which the descendants of a process are found again. */
export interface Marker {
  readonly name: string;
  readonly value: string;
}

/** So many milliseconds after its start a process can have no descendant with a lower id, unless ids began again. */
const IDS_IN_ORDER_MS = 1_000;

/**
 * Finds what a process left behind, once it is gone itself (src/io/README.md, "Processes").
 *
 * On Linux these are the processes of its group, of its session, and those that carry the marker in their environment, such as a
 * daemon that moved to a session of its own. Elsewhere only its group is known. Windows knows neither.
 */
export class Descendants {
  readonly #leader: number;
  readonly #start: number | null;
  readonly #marker: Marker | null;
  readonly #begin = performance.now();
  /** Once neither group nor session has a member, their number may be another process's. */
  #numberIsOurs = true;

  /** Made right after the start of the leader, before it can have been collected. */
  constructor(leader: number, marker: Marker | null) {
    this.#leader = leader;
    this.#start = readProcess(leader)?.start ?? null;
    this.#marker = marker;
  }

  /** Those that live now, without the leader unless it could not be ended. Cheap enough for the end of every short run. */
  async look(): Promise<readonly ProcessEntry[]> {
    if (process.platform === 'win32') return [];
    const ids = processIds();
    if (ids === null) return this.#members();
    const found = this.#candidates(ids).filter((entry) => this.#isOurs(entry));
    this.#numberIsOurs &&= found.some((entry) => this.#isInGroup(entry));
    return found;
  }

  async #members(): Promise<readonly ProcessEntry[]> {
    this.#numberIsOurs &&= groupAnswers(this.#leader);
    return this.#numberIsOurs ? membersByPs(this.#leader) : [];
  }

  #candidates(ids: readonly number[]): readonly ProcessEntry[] {
    const isShort = performance.now() - this.#begin < IDS_IN_ORDER_MS && (lastProcessId() ?? 0) >= this.#leader;
    const from = isShort ? this.#leader : 0;
    const start = this.#start ?? 0;
    return ids.flatMap((id) => {
      const entry = id < from || id === process.pid ? null : readProcess(id);
      return entry === null || entry.start < start ? [] : [entry];
    });
  }

  #isOurs(entry: ProcessEntry): boolean {
    if (this.#numberIsOurs && this.#isInGroup(entry)) return true;
    return this.#marker !== null && variableOf(entry.pid, this.#marker.name) === this.#marker.value;
  }

  /** A shell with job control gives its jobs groups of their own, in the same session. */
  #isInGroup(entry: ProcessEntry): boolean {
    return entry.group === this.#leader || entry.session === this.#leader;
  }
}

/** The living members of a group in what `ps -A -o pid= -o pgid= -o stat=` prints. */
export function groupMembers(listing: string, group: number): readonly ProcessEntry[] {
  return listing.split('\n').flatMap((line) => {
    const [pid, pgid, state] = line.trim().split(/\s+/);
    if (Number(pgid) !== group || state === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: 0, group, session: 0, start: 0 }];
  });
}

/** If `ps` fails, a group that answers counts as one process. */
async function membersByPs(group: number): Promise<readonly ProcessEntry[]> {
  return new Promise((resolve) => {
    execFile(
      '/bin/ps',
      ['-A', '-o', 'pid=', '-o', 'pgid=', '-o', 'stat='],
      { env: {}, maxBuffer: 2 ** 26 },
      (error, stdout) => {
        if (error === null) resolve(groupMembers(stdout, group));
        else resolve([{ pid: group, parent: 0, group, session: 0, start: 0 }]);
      },
    );
  });
}
