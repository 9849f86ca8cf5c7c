import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { parsePlan, PLAN_FILE, type Plan } from '../../contracts/plan.ts';
import { processIds, variableOf } from '../../io/process/linux-processes.ts';
import { AGENTS, BATCH_TIMEOUT, ended, REHEARSE, RealPlace, type RealBatch } from './real-batch.ts';
import { describeRealClients, describeWithoutNetwork } from './real-clients.ts';
import type { Ran } from './run-bundle.ts';

const CASES = ['a-alpha', 'b-slow', 'c-beta'];
const FLAGS = ['--max-parallel', '3'];

describeRealClients('a runner that is killed', () => {
  describeWithoutNetwork('without a network', () => {
    let place: RealPlace;
    let killed: Ran;
    let leftOver: readonly number[];
    let plan: Plan;
    let keptBefore: ReadonlyMap<string, string>;
    let batch: RealBatch;
    let units: string;

    beforeAll(async () => {
      place = new RealPlace();
      place.plainSkills('alpha-skill', 'beta-skill');
      place.cases(
        CASES.map((id) => ({ case_id: id, expected_skill: id.includes('beta') ? 'beta-skill' : 'alpha-skill' })),
      );
      // Codex and Copilot wait in a command, so that they outlive the runner and its model; with the file there is no waiting.
      const go = join(place.folder, 'go');
      const wait = { shell: `test -e ${go} || sleep 600` };
      place.write('scenarios/slow.json', {
        schema: 1,
        scenario_id: 'slow',
        case_ids: CASES.filter((id) => id.includes('slow')),
        turns: [{ calls: [wait] }, { calls: [{ skill: 'alpha-skill' }] }, { text: 'Said alpha.' }],
      });
      const child = place.start([...REHEARSE, ...FLAGS, '--timeout-seconds', '120']);
      const end = ended(child);
      const artifacts = join(place.repository, 'artifacts');
      // The first case is over, and both clients of the slow one wait.
      await until(() => {
        const id = existsSync(artifacts) ? readdirSync(artifacts)[0] : undefined;
        if (id === undefined || !existsSync(join(artifacts, id, PLAN_FILE))) return false;
        const file = join(artifacts, id, PLAN_FILE);
        plan = parsePlan(readFileSync(file, 'utf8'), file);
        units = join(artifacts, id, 'units');
        return existsSync(units) && readdirSync(units).length >= 3 && sleepers(plan).length >= 2;
      });
      child.kill('SIGKILL');
      killed = await end;
      leftOver = processesOf(plan);
      keptBefore = unitFiles(units);
      writeFileSync(go, '');
      const resume = ['rehearse', '--resume', plan.batch_run_id, '--output', 'results.json', ...FLAGS];
      batch = place.batch(await place.run(resume));
    }, BATCH_TIMEOUT);
    afterAll(() => {
      for (const pid of processesOf(plan)) process.kill(pid, 'SIGKILL');
      place.remove();
    });

    test('leaves clients behind and no results', () => {
      expect(killed.code).toBeNull();
      expect(leftOver.length).toBeGreaterThanOrEqual(2);
      expect(keptBefore.size).toBeGreaterThanOrEqual(3);
      expect(keptBefore.size).toBeLessThan(plan.units.length);
    });

    test('is resumed: every unit of the plan has its result, in the order of the plan', () => {
      expect(batch.ran.code).toBe(0);
      expect(batch.results.batch_run_id).toBe(plan.batch_run_id);
      const told = (unit: { unit_run_id: string; case_id: string; agent: string }): string =>
        `${unit.unit_run_id} ${unit.case_id} ${unit.agent}`;
      expect(batch.results.results.map(told)).toEqual(plan.units.map(told));
      for (const id of CASES) {
        const skill = id.includes('beta') ? 'beta-skill' : 'alpha-skill';
        for (const agent of AGENTS) expect(batch.told(id, agent), `${id} ${agent}`).toBe(`pass ${skill}:1`);
      }
    });

    test('what had ended before is not run again', () => {
      const after = unitFiles(units);
      for (const [name, text] of keptBefore) expect(after.get(name)).toBe(text);
      expect(after.size).toBe(plan.units.length);
    });

    test('no client of either run lives on', () => {
      expect(processesOf(plan)).toEqual([]);
    });
  });
});

function unitFiles(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Everything that was started for a unit of the batch. */
function processesOf(plan: Plan): readonly number[] {
  return (processIds() ?? []).filter((pid) => variableOf(pid, 'PORTCULLIS_UNIT')?.startsWith(`${plan.batch_run_id}/`));
}

function sleepers(plan: Plan): readonly number[] {
  return processesOf(plan).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('sleep\0');
    } catch {
      return false;
    }
  });
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 120_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('what was waited for did not come');
    await sleep(100);
  }
}
