import type { Command } from '@commander-js/extra-typings';

import type { ClientRequest } from '../../app/clients/configured-clients.ts';
import type { ClientInstallation, installClients, ListedClient } from '../../app/clients/manage-clients.ts';
import { PROVIDER_IDS, safeLines } from '../../app/world/said.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { CLIENT_PATH, clientPathsOf } from '../shared-flags.ts';
import type { AddCommand, RunCommand, CommandContext } from '../command.ts';

export const addClients: AddCommand = (program, run) => {
  const clients = program.command('clients').description(`the agent clients that are run: ${PROVIDER_IDS.join(', ')}`);
  addInstall(clients, run);
  addList(clients, run);
  addLock(clients, run);
};

function addInstall(clients: Command, run: RunCommand): void {
  const command = clients
    .command('install')
    .description('install exact versions from the npm registry, checked against the lock, into a cache folder')
    .argument('[clients...]', 'claude, codex@0.171.0, … (default: those of the configured providers)')
    .addHelpText(
      'after',
      `
The cache is $PORTCULLIS_CACHE_DIR, else portcullis/clients in the cache folder of the system. Registry, proxy and
credentials are those of the user's npm; no install script runs.

Examples:
  $ portcullis clients install
  $ portcullis clients install claude claude@2.1.197`,
    );
  run(command, async (_options, context, names) => {
    const { configuredClients, openClientStore, parseClientRequest } =
      await import('../../app/clients/configured-clients.ts');
    const world = context.openWorld();
    const requests = names.length === 0 ? await configuredClients(world) : names.map(parseClientRequest);
    const store = await openClientStore(world, process.env);
    const installations = await installWithProgress(context, store, requests);
    return printInstallations(context, store.folder, installations);
  });
}

function printInstallations(context: CommandContext, folder: string, all: readonly ClientInstallation[]): number {
  if (context.json) {
    const clients = all.map((item) => ({ ...item, error: item.error?.fields ?? null }));
    context.print(context.document({ folder, clients }));
  } else {
    for (const { id, version, program } of all) if (program !== null) context.print(`${id} ${version}: ${program}\n`);
  }
  return printFailures(context, all);
}

function addList(clients: Command, run: RunCommand): void {
  const command = clients
    .command('list')
    .description('pinned and installed versions, and for each client the program that a run would start')
    .option(...CLIENT_PATH)
    .addHelpText(
      'after',
      '\nExamples:\n  $ portcullis clients list\n  $ portcullis clients list --client-path codex=/opt/codex',
    );
  run(command, async (options, context) => {
    const { askedClient, openClientStore, parseClientRequest } =
      await import('../../app/clients/configured-clients.ts');
    const { listClients } = await import('../../app/clients/manage-clients.ts');
    const { configOrDefault } = await import('../../app/repository/load-config.ts');
    const world = context.openWorld();
    const paths = clientPathsOf(options.clientPath);
    for (const id of paths.keys()) parseClientRequest(id);
    const { providers } = await configOrDefault(world.root);
    const store = await openClientStore(world, process.env);
    const listed = await listClients(store, (id) => askedClient(world, providers.get(id), paths.get(id) ?? null));
    if (context.json) context.print(context.document({ folder: store.folder, clients: listed.map(listedFields) }));
    else {
      context.print(`cache: ${store.folder}\n`);
      for (const client of listed) context.print(listedText(client));
    }
    return 0;
  });
}

function listedFields({ starts, ...rest }: ListedClient): object {
  if (starts instanceof PortcullisError) return { ...rest, starts: null, problem: starts.fields };
  const { source, version, program, prefixArgs, cacheFolder } = starts;
  const fields = { source, version, program, prefix_args: prefixArgs, cache_folder: cacheFolder };
  return { ...rest, starts: fields, problem: null };
}

const SOURCES = { given: 'given by its path', installed: 'installed', path: 'on PATH' } as const;

function listedText({ id, pinned, configured, installed, foreign, starts }: ListedClient): string {
  const versions = installed.length === 0 ? 'none' : installed.join(', ');
  const further = foreign.length === 0 ? '' : ` (and ${foreign.join(', ')}, from another lock)`;
  const lines = [
    id,
    `  pinned     ${pinned}${configured === null ? '' : `, configured ${configured}`}`,
    `  installed  ${versions}${further}`,
  ];
  if (starts instanceof PortcullisError) {
    lines.push(`  starts     nothing: ${starts.message}`, ...(starts.help ? [`             ${starts.help}`] : []));
  } else {
    const program = starts.prefixArgs.length === 0 ? starts.program : starts.prefixArgs.join(' ');
    lines.push(`  starts     ${starts.version ?? 'unknown version'}, ${SOURCES[starts.source]}: ${program}`);
  }
  return safeLines(`${lines.join('\n')}\n`);
}

function addLock(clients: Command, run: RunCommand): void {
  const command = clients
    .command('lock')
    .description("add a version to the repository's own lock, with the digests that the registry gives, and pin it")
    .argument('<client@version>', 'one client with its exact version')
    .addHelpText(
      'after',
      '\nWrites .github/portcullis/clients-lock.json.\n\nExample:\n  $ portcullis clients lock codex@0.170.0',
    );
  run(command, async (_options, context, [name = '']) => {
    const { parseClientRequest } = await import('../../app/clients/configured-clients.ts');
    const { lockClientVersion } = await import('../../app/clients/manage-clients.ts');
    const { id, version } = parseClientRequest(name);
    const locked = await lockClientVersion(
      context.openWorld(),
      id,
      context.required(`${id}@version`, version ?? undefined),
      process.env,
    );
    if (context.json) context.print(context.document(locked));
    else context.print(`${locked.file}: ${id} ${locked.version} is locked (${locked.packages} packages) and pinned\n`);
    return 0;
  });
}

/** A sign of life while npm, which says nothing, is at work. */
const ALIVE_MS = 10_000;

/** Installs clients and says on standard error how it goes on. */
export async function installWithProgress(
  context: CommandContext,
  store: Parameters<typeof installClients>[0],
  requests: readonly ClientRequest[],
): Promise<readonly ClientInstallation[]> {
  const { installClients: install } = await import('../../app/clients/manage-clients.ts');
  const started = new Map<string, number>();
  const seconds = (name: string): string => `${Math.round((Date.now() - (started.get(name) ?? Date.now())) / 1000)} s`;
  const timer = setInterval(() => {
    for (const name of started.keys()) context.say(`${name}: still installing (${seconds(name)})`);
  }, ALIVE_MS);
  return install(store, requests, {
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
export function printFailures({ io }: CommandContext, all: readonly ClientInstallation[]): number {
  const failed = all.flatMap(({ error }) => (error === null ? [] : [error]));
  for (const { message, help } of failed) {
    io.stderr.write(safeLines(`error: ${message}\n${help === undefined ? '' : `${help}\n`}`));
  }
  return failed[0]?.exitCode ?? 0;
}
