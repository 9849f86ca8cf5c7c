import { type ChildProcess, spawn } from 'node:child_process';

import { openRunFiles, type RunFiles } from './open-run-files.ts';
import type { ProcessEnd, ProcessRequest, Termination } from './process-request.ts';
import { RunningProcess } from './running-process.ts';
import { isShortage, spawnErrorText, unstartable } from './spawn-error.ts';

/**
 * Runs a process in a process group of its own until it is gone, with everything that it started (src/io/README.md,
 * "Processes"). What goes wrong with the process is part of the answer. Throws `PortcullisError` where a file of the run cannot be
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
  return { exitCode: null, signal: null, spawnError, termination, survivors: 0, wallMs: 0 };
}

/**
 * Starts a process in a group and session of its own, with files for its output. A sentence where that failed. Nothing else of the
 * event loop runs between the start and the caller's next line.
 */
async function startProcess(request: ProcessRequest, files: RunFiles): Promise<ChildProcess | string> {
  const problem = unstartable(request.program);
  if (problem !== null) return problem;
  const { program, args, cwd, environment, marker } = request;
  try {
    const child = spawn(program, args, {
      cwd,
      // Node would hand on this one of its own, unless it is named here.
      env: { NODE_V8_COVERAGE: undefined, ...environment, ...(marker === null ? {} : { [marker.name]: marker.value }) },
      stdio: [files.stdin ?? 'ignore', files.stdout, files.stderr],
      // On Windows this would open a window, and there are no groups.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    if (child.pid !== undefined) return child;
    return await new Promise((resolve) => {
      child.once('error', (error) => resolve(spawnErrorText(error, request)));
    });
  } catch (error) {
    // Some errors are thrown, others emitted.
    return spawnErrorText(error, request);
  }
}
