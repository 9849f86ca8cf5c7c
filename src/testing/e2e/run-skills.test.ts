import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Results } from '../../contracts/results.ts';
import type { RunRecord } from '../../contracts/run-record.ts';
import { madeTranscript } from '../made-transcript.ts';
import { loading, type Act } from './fake-client.ts';
import { readJson } from './pull-request.ts';
import { runBench, type RunBench } from './run-bench.ts';
import { distFile } from './house.ts';
import { runFile } from './run-bundle.ts';

const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** Of `[]`. */
const NO_SKILLS = 'sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945';
const SKILL = 'skills/one-skill/SKILL.md';

function skillBench(): RunBench {
  return runBench({
    script: () => ({ one: [loading('one')] }),
    files: {
      [SKILL]: '---\nname: one-skill\ndescription: d\n---\n',
      'elsewhere/one-skill/SKILL.md': '---\nname: one-skill\ndescription: d\n---\n',
    },
  });
}

/** The digest in the results of `replay`. */
async function replayed({ pr }: RunBench, recorded: string, ...more: readonly string[]): Promise<string | null> {
  const args = ['replay', '--transcripts', recorded, '--artifacts-root', pr.artifacts, ...more];
  const ran = await runFile(distFile('cli.js'), args, { cwd: pr.repository.path });
  const folder = /^ARTIFACT_DIR=(.*)$/m.exec(ran.err)?.[1] ?? '';
  return (readJson(join(folder, 'results.json')) as Results).skill_set_digest;
}

describe('the digest of the installed skills', () => {
  test('stands in the record and the results, the same for the same skills', async () => {
    const bench = skillBench();
    const ran = await bench.run(['--skills', 'skills']);
    const digest = ran.results?.skill_set_digest;
    expect(digest).toMatch(DIGEST);
    expect((readJson(join(ran.folder, 'run.json')) as RunRecord).skill_set_digest).toBe(digest);
    expect((await bench.run(['--skills', 'elsewhere'])).results?.skill_set_digest).toBe(digest);
    expect((await bench.run([])).results?.skill_set_digest).toBe(NO_SKILLS);

    const recorded = join(ran.folder, 'transcripts');
    expect(await replayed(bench, recorded, '--skills', 'skills')).toBe(digest);
    expect(await replayed(bench, recorded)).toBeNull();
  });

  test('has to be the same where a batch is resumed', async () => {
    const bench = skillBench();
    const file = join(bench.pr.repository.path, SKILL);
    const before = readFileSync(file);
    const first = await bench.run(['--skills', 'skills']);
    appendFileSync(file, 'More.\n');
    const refused = await bench.run(['--resume', first.folder]);
    expect(refused.code).toBe(3);
    expect(refused.err).toMatch(
      /the skills changed since this batch was begun: expected (sha256:[0-9a-f]{64}), found (?!\1)sha256:[0-9a-f]{64}/,
    );
    expect(refused.err).toContain('or begin a new batch');
    writeFileSync(file, before);
    const again = await bench.run(['--resume', first.folder]);
    expect([again.code, again.results?.skill_set_digest]).toEqual([0, first.results?.skill_set_digest]);
  });
});

describe('trials that are not independent', () => {
  /** Every run tells the same session. */
  const cached = (id: string): Act => ({
    print: madeTranscript('claude', { steps: [{ load: `${id}-skill` }, { say: 'Done.' }] }),
  });

  test('with one session in several cases they are contaminated', async () => {
    const bench = runBench({
      script: () => ({ one: [cached('one')], two: [cached('two')], three: [loading('three')] }),
    });
    const ran = await bench.run(['--trials', '2']);
    const reasons = ['one', 'two', 'three'].map((id) => [1, 2].map((t) => ran.unit(id, 'claude', t).infra_reason));
    expect(reasons).toEqual([
      ['contaminated', 'contaminated'],
      ['contaminated', 'contaminated'],
      [null, null],
    ]);
    expect(
      ran.err.match(
        /^claude (?:one|two)(?: trial 2)? infra_error contaminated: claude (?:one|two) tells the same session/gm,
      ),
    ).toHaveLength(4);
  });

  test('with one session in one case they are left to the gate', async () => {
    const bench = runBench({ script: () => ({ one: [cached('one')], two: [loading('two')] }) });
    const ran = await bench.run(['--trials', '2']);
    expect(ran.results?.summary).toMatchObject({ total: 4, pass: 4 });
  });

  test('with sessions of their own they tell that they only repeat each other', async () => {
    const bench = runBench({ script: () => ({ one: [loading('one')], two: [loading('two')] }) });
    const ran = await bench.run(['--trials', '2']);
    const digestOf = (id: string, trial: number): string | null =>
      ran.unit(id, 'claude', trial).observed.content_digest;
    expect(digestOf('one', 1)).toMatch(DIGEST);
    expect(digestOf('one', 2)).toBe(digestOf('one', 1));
    expect(digestOf('two', 1)).not.toBe(digestOf('one', 1));
    expect(ran.unit('one').observed.session_id).not.toBe(ran.unit('one', 'claude', 2).observed.session_id);
  });
});
