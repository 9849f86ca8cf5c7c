import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { zipSync } from 'fflate';

import { runnerEvent } from '../../src/testing/fake-github/runner-event.ts';
import { gitFixture } from '../../src/testing/git-fixture.ts';
import { CLIENTS } from '../../src/testing/made-transcript.ts';
import { ROOT } from '../files.ts';
import { PLUGINS, REPOSITORY, SEEDS } from './seeds.ts';

/** The id of the workflow run whose artifacts there are. */
export const RUN = 77;

/** Every input in one folder: a pull request with one cell that regressed, what its jobs left, and seeds of every other kind. */
export function makeWorld(world: string, cli: string): void {
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(world, path)), { recursive: true });
    writeFileSync(join(world, path), content);
  };
  const ours = (path: string, at: string, matching = /./): void => {
    const filter = (from: string): boolean => !/\.\w+$/.test(from) || matching.test(from);
    cpSync(join(ROOT, path), join(world, at), { recursive: true, dereference: true, filter });
  };
  const fixture = gitFixture();
  const repository = fixture.init('repo');
  cpSync(join(ROOT, 'cases/routing/demo.json'), join(repository.path, 'cases/demo.json'));
  cpSync(join(ROOT, 'baselines'), join(repository.path, 'baselines'), { recursive: true });
  const base = repository.commit('base', REPOSITORY);
  repository.branch('feature');
  const head = repository.commit('change', { 'docs/more.md': 'More.\n' });
  fixture.serve(repository, 'served.git');
  fixture.init('plugins').commit('plugins', PLUGINS);
  cpSync(fixture.directory, world, { recursive: true });
  fixture.dispose();

  ours('cases/transcripts', 'in/transcripts', /\.jsonl$/);
  ours('cases/routing/demo.json', 'in/cases/demo.json');
  ours('cases/routing/recordings', 'rec');
  ours('.github/workflows', 'in/workflows');
  for (const file of readdirSync(join(ROOT, 'cases/rehearsal'))) {
    const scenario = JSON.parse(readFileSync(join(ROOT, 'cases/rehearsal', file), 'utf8')) as object;
    write(`in/scenarios/${file}`, JSON.stringify({ ...scenario, case_ids: ['small-talk'] }));
  }
  const lock = readFileSync(join(ROOT, 'src/providers/claude/claude-lock.json'), 'utf8');
  write('in/lock/lock.json', `{"schema": 1, "clients": {"claude": ${lock}}}`);
  for (const [kind, files] of Object.entries(SEEDS)) {
    for (const [file, content] of Object.entries(files))
      write(`in/${kind}/${file}`, typeof content === 'string' ? content : JSON.stringify(content));
  }
  cpSync(join(world, 'in/transcripts/claude-no-skill.jsonl'), join(world, 'rec/claude/alpha-greeting.jsonl'));

  const run = (...args: string[]): void => {
    const ran = spawnSync(process.execPath, [cli, ...args], { cwd: join(world, 'repo'), encoding: 'utf8' });
    if (ran.status === null || ran.status > 1)
      throw new Error(`${args.join(' ')} ended with ${ran.status}:\n${ran.stderr}`);
  };
  const zip = (name: string, folder: string): void => {
    const entries = readdirSync(join(world, folder)).map(
      (file) => [file, new Uint8Array(readFileSync(join(world, folder, file)))] as const,
    );
    write(`zips/${name}.zip`, zipSync(Object.fromEntries(entries), { mtime: '2026-01-01T00:00:00' }));
  };
  const replay = ['replay', '--transcripts', '../rec', '--artifacts-root', '../made'];
  run(...replay);
  cpSync(join(world, 'made', readdirSync(join(world, 'made'))[0] ?? ''), join(world, 'art'), { recursive: true });
  run('gate', '--results', '../art', '--base-ref', 'main', '--output', '../in/results/gate-result.json');
  run('plan', '--shards', '3', '--output', '../in/plan/plan.json');
  zip('routing-plan-a1', 'in/plan');
  for (const [index, client] of CLIENTS.entries()) {
    run(...replay, '--plan', '../in/plan/plan.json', '--shard', `${index + 1}`);
    zip(`routing-${client}-${index + 1}-a1`, `made/routing-${client}-${index + 1}-a1`);
  }
  rmSync(join(world, 'made'), { recursive: true });
  const of = { repository: 'o/r', run_id: RUN, run_attempt: 1, run_number: 1, event: 'pull_request', head_sha: head };
  const about = { ...of, head_repository: 'o/r', pull_number: 1, server_url: 'http://github.localhost' };
  const result = JSON.parse(readFileSync(join(world, 'in/results/gate-result.json'), 'utf8')) as object;
  write('in/report/gate-report.json', JSON.stringify({ schema: 2, run: about, result, stopped: null }));
  zip('gate-report-a1', 'in/report');

  const own = { ref: 'feature', sha: head };
  for (const { payload, ...context } of [
    runnerEvent('pull_request', { head: own, base: { sha: base } }),
    runnerEvent('merge_group', { baseSha: base, headSha: head }),
    runnerEvent('push', { ref: 'feature', before: base, after: head }),
    runnerEvent('workflow_dispatch', own),
    runnerEvent('workflow_run', { id: RUN, headSha: head, sha: base, conclusion: 'failure' }),
  ]) {
    write(`in/${context.name === 'workflow_run' ? 'ended' : 'events'}/${context.name}.json`, JSON.stringify(payload));
    write(`contexts/${context.name}.json`, JSON.stringify(context));
  }
}
