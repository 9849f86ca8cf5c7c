import { join, resolve } from 'node:path';

/** The checkout; where the runner names none, the current folder. */
export function workspaceFolder(): string {
  return process.env['GITHUB_WORKSPACE'] ?? process.cwd();
}

/**
 * Where an action leaves its files: the folder that was asked for, relative to the checkout, else one in the runner's temporary folder,
 * which is emptied after the job and is no part of the checkout. Absolute.
 */
export function leftFolder(asked: string | null): string {
  if (asked !== null) return resolve(workspaceFolder(), asked);
  return join(process.env['RUNNER_TEMP'] ?? process.cwd(), 'portcullis');
}
