import type { ClientRequest } from '../app/clients/client-request.ts';
import { installClients, type ClientInstallation } from '../app/clients/install-clients.ts';
import { safeLines } from '../app/gates/reports.ts';
import type { CommandContext } from './command-context.ts';

/** A sign of life while npm, which says nothing, is at work. */
const ALIVE_MS = 10_000;

/** Installs clients and says on standard error how it goes on. */
export async function installWithProgress(
  context: CommandContext,
  store: Parameters<typeof installClients>[0],
  requests: readonly ClientRequest[],
): Promise<readonly ClientInstallation[]> {
  const started = new Map<string, number>();
  const seconds = (name: string): string => `${Math.round((Date.now() - (started.get(name) ?? Date.now())) / 1000)} s`;
  const timer = setInterval(() => {
    for (const name of started.keys()) context.say(`${name}: still installing (${seconds(name)})`);
  }, ALIVE_MS);
  return installClients(store, requests, {
    onDownload: (id, version, megabytes) => {
      started.set(`${id} ${version}`, Date.now());
      context.say(`${id} ${version}: downloading about ${megabytes} MB from the npm registry`);
    },
    onEnd: ({ id, version, error, present }) => {
      const name = `${id} ${version}`;
      const elapsed = seconds(name);
      started.delete(name);
      if (error === null && !present) context.say(`${name}: installed in ${elapsed}`);
    },
  }).finally(() => clearInterval(timer));
}

/** Says what could not be installed; returns the exit code of the first failure, or 0. */
export function tellFailures({ io }: CommandContext, all: readonly ClientInstallation[]): number {
  const failed = all.flatMap(({ error }) => (error === null ? [] : [error]));
  for (const { message, help } of failed) {
    io.stderr.write(safeLines(`error: ${message}\n${help === undefined ? '' : `${help}\n`}`));
  }
  return failed[0]?.exitCode ?? 0;
}
