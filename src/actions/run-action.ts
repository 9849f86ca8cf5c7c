import { join, resolve } from 'node:path';

import { setFailed } from '@actions/core';

import { annotationLines, safeLines } from '../app/gates/annotations.ts';
import { bugText, PortcullisError } from '../kernel/portcullis-error.ts';
import { beginStep } from './annotate.ts';
import { writeSummary } from './write-summary.ts';

/**
 * An action: its inputs, then its use case. The modules of the use case are imported in `run`, so that a wrong input is said at once. What
 * stops the use case stands in the job summary too, under this title.
 */
export function action<Inputs>(
  title: string,
  readInputs: () => Inputs,
  run: (inputs: Inputs) => Promise<void>,
): () => Promise<void> {
  return () =>
    runAction(async () => {
      const inputs = readInputs();
      await summarised(title, () => run(inputs));
    });
}

/** What stops it stands in the job summary, under this title. */
export async function summarised<T>(title: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PortcullisError) {
      const { errorSummary } = await import('../app/gates/reports.ts');
      await writeSummary(errorSummary(title, error));
    }
    throw error;
  }
}

/**
 * The edge of every action, and the only place that calls `setFailed`. What a user can fix becomes one annotation with the
 * error's own exit code; anything else is a bug and shows its stack.
 */
export async function runAction(run: () => Promise<void>): Promise<void> {
  beginStep();
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
    // What a message quotes comes from files; an annotation shows it as it is.
    return safeLines(error.help === undefined ? error.message : `${error.message}\n${error.help}`);
  }
  return bugText(error);
}

/** The checkout; where the runner names none, the current folder. */
export function workspaceFolder(): string {
  return process.env['GITHUB_WORKSPACE'] ?? process.cwd();
}

/**
 * Where an action leaves its files: the folder that was asked for, relative to the checkout, else one in the runner's temporary folder,
 * which is emptied after the job and is no part of the checkout. Absolute.
 */
export function outputFolder(asked: string | null): string {
  if (asked !== null) return resolve(workspaceFolder(), asked);
  return join(process.env['RUNNER_TEMP'] ?? process.cwd(), 'portcullis');
}
