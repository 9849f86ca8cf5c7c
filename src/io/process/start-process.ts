import { spawn, type ChildProcess } from 'node:child_process';

import type { RunFiles } from './open-run-files.ts';
import type { ProcessRequest } from './process-request.ts';
import { spawnErrorText, unstartable } from './spawn-error.ts';

/**
 * Starts a process in a group and session of its own, with files for its output. A sentence where that failed. Nothing else of the
 * event loop runs between the start and the caller's next line.
 */
export async function startProcess(request: ProcessRequest, files: RunFiles): Promise<ChildProcess | string> {
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
