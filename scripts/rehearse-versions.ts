/**
 * Rehearses with the versions of clients of which there are recorded requests (`src/testing/model-requests/<client>-<version>.json`): each
 * has to offer a skill, load it and be read to have loaded it. Each is installed into a folder of its own. `nightly-clients.yml` runs it;
 * arguments are ids of clients.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { clientPackage } from '../src/contracts/client-package.ts';
import { CLIENT_PACKAGES } from '../src/providers/known-providers.ts';
import { ROOT } from './files.ts';

const FILES = {
  'cases.json': JSON.stringify({
    schema: 1,
    cases: [{ case_id: 'offered', prompt: 'Greet me.', expected_skill: 'alpha-skill' }],
  }),
  'skills/alpha-skill/SKILL.md': '---\nname: alpha-skill\ndescription: Greets.\n---\n\nSay hello.\n',
};

const asked = process.argv.slice(2);
for (const file of readdirSync(join(ROOT, 'src/testing/model-requests'))) {
  const [, id = '', version = ''] = /^(\w+)-(\d+\.\d+\.\d+)\.json$/.exec(file) ?? [];
  if (version === '' || (asked.length > 0 && !asked.includes(id))) continue;
  const problem = problemOf(id, version);
  if (problem !== null) process.exitCode = 1;
  console.log(`${id} ${version}: ${problem ?? 'passed'}`);
}

/** What went wrong; null where nothing did. */
function problemOf(id: string, version: string): string | null {
  const cwd = mkdtempSync(join(tmpdir(), 'portcullis-version-'));
  try {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const { name, program } = clientPackage(CLIENT_PACKAGES, id);
    const client = `${id}=${join(cwd, 'client/node_modules/.bin', program)}`;
    const rehearse = [join(ROOT, 'actions/dist/cli.js'), 'rehearse', '--skills', 'skills', '--client-path', client];
    return (
      failure(cwd, 'npm', ['install', '--prefix', 'client', '--no-audit', '--no-fund', `${name}@${version}`]) ??
      failure(cwd, process.execPath, [...rehearse, '--agents', id]) ??
      failure(cwd, process.execPath, [...rehearse, '--agents', id, '--cases', 'cases.json'], '1 pass')
    );
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

function failure(cwd: string, program: string, args: readonly string[], said = ''): string | null {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error !== undefined) return error.message;
  return status === 0 && stdout.includes(said) ? null : `exit code ${status ?? 'none'}\n${stdout}${stderr}`;
}
