/**
 * Installs the pinned clients for the tests with the real ones, as `portcullis clients install` does. Ends with 77 where they cannot
 * be had here (no registry, no package for this platform), so that `scripts/test` counts a skip.
 */
import { installClients } from '../src/app/clients/manage-clients.ts';
import { PROVIDER_IDS } from '../src/providers/known-providers.ts';
import { openClientStore } from '../src/app/clients/configured-clients.ts';
import { ROOT } from './files.ts';

const store = await openClientStore({ cwd: ROOT, root: ROOT }, process.env);
const requests = PROVIDER_IDS.map((id) => ({ id, version: null }));
const installations = await installClients(store, requests, {
  onDownload: (id, version, megabytes) => console.log(`${id} ${version}: downloading about ${megabytes} MB`),
  onEnd: ({ id, version, program, error }) => console.log(`${id} ${version}: ${error?.message ?? program ?? ''}`),
});
const errors = installations.flatMap(({ error }) => (error === null ? [] : [error]));
if (errors.length > 0) process.exitCode = errors.every(({ code }) => code === 'not_found') ? 77 : 1;
