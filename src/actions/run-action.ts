import { setFailed } from '@actions/core';

import { annotationLines } from '../app/gates/annotations.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/**
 * The edge of every action, and the only place that calls `setFailed`. What a user can fix becomes one annotation with the
 * error's own exit code; anything else is a bug and shows its stack.
 */
export async function runAction(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    setFailed(annotationLines(describe(error)));
    // After setFailed, which sets 1: "invalid input" and "not comparable" stay distinguishable from "the gate failed".
    if (error instanceof PortcullisError) process.exitCode = error.exitCode;
  }
}

function describe(error: unknown): string {
  if (error instanceof PortcullisError) {
    return error.help === undefined ? error.message : `${error.message}\n${error.help}`;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a bug in Portcullis, please report it:\n${stack}`;
}
