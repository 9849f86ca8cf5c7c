/**
 * `node launch-client.ts PROVIDER PROMPT PROGRAM…`: starts a client with live settings as a run does, for a prompt that no case may
 * have. The current folder gets its home and workspace.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { clientOf } from '../../providers/client-of.ts';

const [agent = '', prompt = '', program = '', ...prefixArgs] = process.argv.slice(2);
const [home, workspace, temporary, cache] = ['h', 'w', 't', 'c'].map((name) => resolve(agent, name));
const places = { home: home ?? '', workspace: workspace ?? '', temporary: temporary ?? '', cache: cache ?? '' };
const client = await clientOf(agent);
const launch = client.launch({
  prompt,
  model: null,
  maxTurns: null,
  allowSkills: true,
  plugins: [],
  places,
  source: { kind: 'live' },
  given: process.env,
});
for (const folder of Object.values(places)) mkdirSync(folder, { recursive: true });
for (const { path, text } of launch.files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const child = spawn(program, [...prefixArgs, ...launch.args], {
  cwd: places.workspace,
  env: launch.environment,
  stdio: [launch.input === null ? 'ignore' : 'pipe', 'inherit', 'inherit'],
});
child.stdin?.end(launch.input);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
