import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AGENTS, BATCH_TIMEOUT, RealPlace, type Agent, type RealBatch } from './real-batch.ts';
import { describeRealClients, describeWithoutNetwork } from './real-clients.ts';

/** What is told of a unit with each client, or with all of them; see `RealBatch.told`. */
type Told = string | Readonly<Record<Agent, unknown>>;

interface Row {
  readonly name: string;
  readonly needs: object;
  readonly told: Told;
}

const ALPHA = { expected_skill: 'alpha-skill', disallowed_skills: ['beta-skill'] };
const BOTH = { expected_skill: 'alpha-skill', required_skills: ['beta-skill'] };
const NONE = { disallowed_skills: ['alpha-skill', 'beta-skill'] };

/**
 * Each thing that a model does, once with each client. What one of these contains, what real-loadability.test.ts starts anyway, and what
 * differs from one of these only in what a recorded transcript of every client holds (src/providers/labelled-transcripts.test.ts) is not
 * started again.
 */
const BEHAVIOUR: readonly Row[] = [
  { name: 'only-mentioned', needs: ALPHA, told: 'fail alpha-skill:3?' },
  { name: 'file-read', needs: NONE, told: 'pass' },
  { name: 'two-in-parallel', needs: BOTH, told: 'pass alpha-skill:1 beta-skill:1' },
  { name: 'wrong-then-right', needs: ALPHA, told: 'pass alpha-skill:1 gamma-skill:2?' },
  { name: 'not-offered', needs: { expected_skill: 'guarded-skill' }, told: 'fail' },
  {
    name: 'subagent',
    needs: ALPHA,
    // Codex prints nothing of what its subagents do, so that absence proves nothing.
    told: { claude: 'pass alpha-skill:1', codex: 'infra_error incomplete', copilot: 'pass alpha-skill:1' },
  },
  {
    name: 'forked-skill-calls-another',
    needs: { expected_skill: 'fork-skill' },
    // The scenario is for Claude, which alone forks; the others do what the case asks for.
    told: { claude: 'pass alpha-skill:1 fork-skill:1', codex: 'pass fork-skill:1', copilot: 'pass fork-skill:1' },
  },
];

/** What comes between the client and the model. */
const FAULTS: readonly Row[] = [
  { name: 'http-401', needs: ALPHA, told: 'infra_error auth' },
  { name: 'rate-limit-told', needs: NONE, told: 'infra_error rate_limited' },
  {
    name: 'cut-after-call',
    needs: ALPHA,
    // Codex and Claude run a call before its message has ended, and Claude goes on from there if that was before the cut.
    told: {
      claude: expect.stringMatching(/^(?:pass|infra_error api_error)(?: alpha-skill:[12]\??)?$/),
      codex: 'infra_error api_error alpha-skill:1',
      copilot: 'infra_error api_error',
    },
  },
  {
    name: 'cut-then-recovers',
    needs: ALPHA,
    // In a rehearsal Codex is told to ask once.
    told: { claude: 'pass alpha-skill:1', codex: 'infra_error api_error', copilot: 'pass alpha-skill:1' },
  },
  { name: 'http-500-after-skill', needs: ALPHA, told: 'infra_error api_error alpha-skill:1' },
  { name: 'html-answer', needs: ALPHA, told: 'infra_error api_error' },
  {
    name: 'empty-answer',
    needs: ALPHA,
    told: { claude: 'infra_error incomplete', codex: 'infra_error incomplete', copilot: 'infra_error api_error' },
  },
];

/** What never ends. What was proven before the runner's own clock ended it stands; absence proves nothing. */
const HANGING: readonly Row[] = [
  { name: 'hang-mid-stream', needs: ALPHA, told: 'infra_error incomplete timeout' },
  {
    name: 'hang-after-call',
    needs: ALPHA,
    told: {
      claude: 'pass timeout alpha-skill:1',
      codex: 'pass timeout alpha-skill:1',
      // Copilot waits for the end of the message before it runs a call.
      copilot: 'infra_error incomplete timeout',
    },
  },
];

const STATUSES: Readonly<Record<string, number>> = { 'http-401': 401, 'rate-limit-told': 429 };

function placeWith(rows: readonly Row[]): RealPlace {
  const place = new RealPlace();
  place.plainSkills('alpha-skill', 'beta-skill');
  place.skill('fork-skill', ['name: fork-skill', 'description: Runs apart.', 'context: fork']);
  // Two clients hide it, and two want a description.
  place.skill('guarded-skill', ['name: guarded-skill', 'description:', 'disable-model-invocation: true']);
  place.cases(rows.map(({ name, needs }) => ({ case_id: name, ...needs })));
  for (const { name } of rows) place.scenarioOfCase(name);
  return place;
}

function toldOf(told: Told): Readonly<Record<Agent, unknown>> {
  return typeof told === 'string' ? { claude: told, codex: told, copilot: told } : told;
}

/** One batch of all rows, and a test for each of them. */
function describeRows(
  what: string,
  rows: readonly Row[],
  parallel: number,
  ...flags: readonly string[]
): () => RealBatch {
  let batch: RealBatch | undefined;
  const run = (): RealBatch => {
    if (batch === undefined) throw new Error('the batch did not end');
    return batch;
  };
  describe(`${what}, rehearsed`, () => {
    let place: RealPlace;
    beforeAll(async () => {
      place = placeWith(rows);
      batch = await place.rehearse(parallel, ...flags);
    }, BATCH_TIMEOUT);
    afterAll(() => place.remove());

    test.each(rows)('$name', ({ name, told }) => {
      expect(Object.fromEntries(AGENTS.map((agent) => [agent, run().told(name, agent)]))).toEqual(toldOf(told));
    });

    test('every unit was run once, by the pinned client, and left nothing behind', () => {
      // Where nothing came to a verdict there is nothing to judge.
      expect(run().ran.code).toBe(run().results.summary.pass + run().results.summary.fail > 0 ? 0 : 3);
      expect(run().results.results).toHaveLength(rows.length * AGENTS.length);
      for (const { attempts, warnings, client, case_id: id, agent } of run().results.results) {
        expect(attempts).toEqual([expect.objectContaining({ survivors: 0 })]);
        const hidden = id === 'subagent' && agent === 'codex';
        expect(warnings).toEqual(hidden ? ['1 subagent whose calls the client does not show'] : []);
        expect(client.version).toMatch(/^\d+\.\d+\.\d+$/);
      }
    });
  });
  return run;
}

describeRealClients('scenarios', () => {
  describeWithoutNetwork('without a network', () => {
    const behaviour = describeRows('what a model does', BEHAVIOUR, 3, '--timeout-seconds', '120');
    test.each(AGENTS)('%s says why it does not offer a skill', (agent) => {
      const { missing, error } = behaviour().unit('not-offered', agent);
      expect(missing[0]).toMatchObject({ token: 'guarded-skill', reason: 'not_available', best_tier: null });
      expect(error).toContain(`${agent} did not offer guarded-skill`);
    });
    test('a call that was refused is told with the answer', () => {
      expect(behaviour().unit('wrong-then-right', 'claude').token_hits['gamma-skill']?.call).toBe(
        'Skill(gamma-skill) → refused: unknown skill',
      );
    });

    test('Codex: its own skill is another one, a loop opens files, and what any command shows counts', async () => {
      const place = new RealPlace();
      place.plainSkills('alpha-skill');
      const rows = [
        ['own', { expected_skill: 'skill-creator' }, { skill: 'skill-creator' }],
        ['loop', ALPHA, { shell: 'for s in alpha-skill; do cat < .agents/skills/$s/SKILL.md; done' }],
        ['shown', NONE, { shell: 'find .agents -name SKILL.md -exec cat {} +' }],
      ] as const;
      place.cases(rows.map(([id, needs]) => ({ case_id: id, ...needs })));
      for (const [id, , call] of rows) {
        const turns = [{ calls: [call] }, { text: 'Done.' }];
        place.write(`scenarios/${id}.json`, { schema: 1, scenario_id: id, case_ids: [id], turns });
      }
      const args = 'rehearse --cases cases.json --skills skills --scenarios scenarios/*.json --output results.json';
      const batch = place.batch(await place.run([...args.split(' '), '--agents', 'codex']));
      place.remove();
      expect(rows.map(([id]) => batch.told(id, 'codex'))).toEqual([
        'fail skill-creator:2?',
        'pass alpha-skill:1',
        'fail alpha-skill:2',
      ]);
      expect(batch.unit('own', 'codex').missing).toMatchObject([{ token: 'skill-creator', reason: 'wrong_source' }]);
    });

    const faults = describeRows('faults', FAULTS, 4, '--timeout-seconds', '120');
    test.each(Object.entries(STATUSES))('%s is told with its status', (name, status) => {
      for (const agent of AGENTS) expect(faults().unit(name, agent).observed.api_status).toBe(status);
    });

    const hanging = describeRows('hangs', HANGING, 6, '--timeout-seconds', '30');
    test('hangs were ended by the clock of the runner', () => {
      for (const { attempts, timed_out: timedOut, duration_ms: duration } of hanging().results.results) {
        expect([timedOut, attempts?.[0]?.termination]).toEqual([true, 'timeout']);
        expect(duration).toBeLessThan(60_000);
      }
    });
  });
});
