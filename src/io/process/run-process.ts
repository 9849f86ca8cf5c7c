import { openRunFiles, type RunFiles } from './open-run-files.ts';
import type { ProcessEnd, Termination } from './process-end.ts';
import type { ProcessRequest } from './process-request.ts';
import { RunningProcess } from './running-process.ts';
import { isShortage, spawnErrorText } from './spawn-error.ts';
import { startProcess } from './start-process.ts';

/**
 * Runs a process in a process group of its own until it is gone, with everything that it started (CONTRIBUTING.md, "Running a
 * unit"). Whatever goes wrong with the process is told in the answer. Throws `PortcullisError` where a file of the run cannot be
 * opened, and what `watch` throws; the process is ended before.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessEnd> {
  let files;
  try {
    files = openRunFiles(request.stdin, request.stdout, request.stderr);
  } catch (error) {
    if (isShortage(error)) return unstarted(spawnErrorText(error, request), 'exited');
    throw error;
  }
  try {
    return await runWith(request, files);
  } finally {
    files.close();
  }
}

async function runWith(request: ProcessRequest, files: RunFiles): Promise<ProcessEnd> {
  if (request.signal?.aborted === true) return unstarted(null, 'cancelled');
  const begin = performance.now();
  const child = await startProcess(request, files);
  if (typeof child === 'string') return unstarted(child, 'exited');
  return new RunningProcess(child, request, files, begin).end();
}

function unstarted(spawnError: string | null, termination: Termination): ProcessEnd {
  return { exitCode: null, signal: null, spawnError, termination, survivors: 0, wallMs: 0, stdoutBytes: 0 };
}
