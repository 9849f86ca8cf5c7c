import { expect, test } from 'vitest';

import type { Results } from '../../contracts/results.ts';
import { jobsBench } from './jobs-bench.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG } from './pull-request.ts';
import { AGENTS, BATCH_TIMEOUT } from './real-batch.ts';
import { CLIENTS_ENVIRONMENT, describeRealClients } from './real-clients.ts';

const SKILL = '.claude/skills/alpha-skill/SKILL.md';
const TEXT = '---\nname: alpha-skill\ndescription: Says the words of alpha.\n---\n\n# Alpha\n';

/** A pull request that changes the skill of its one case. */
const PULL_REQUEST = {
  base: {
    [CASES]: [{ ...caseOf('alpha'), prompt: 'Please do an ALPHA greeting.' }],
    [BASELINE]: baselineOf({ alpha: 'pass' }),
    // Codex does not read that folder.
    [CONFIG]: 'skills: [.claude/skills]\nproviders: {claude: , codex: {skills: [.claude/skills]}, copilot: }\n',
    [SKILL]: TEXT,
  },
  head: { [SKILL]: `${TEXT}\nMore words.\n` },
};

describeRealClients('a workflow without keys', () => {
  test(
    'plans, rehearses each job with the real client, and gates what they left',
    async () => {
      const made = await jobsBench(PULL_REQUEST);
      const planned = await made.job('plan', {});
      expect([planned.code, planned.annotations]).toEqual([0, []]);
      const { include } = JSON.parse(planned.outputs['matrix'] ?? '') as {
        readonly include: readonly { readonly shard: number; readonly agent: string; readonly artifact: string }[];
      };
      expect(include.map(({ agent }) => agent)).toEqual(AGENTS);
      for (const { shard, agent, artifact } of include) {
        const inputs = { shard: String(shard), agent, mode: 'rehearsal' };
        const leg = await made.job('route', inputs, { env: CLIENTS_ENVIRONMENT });
        expect([leg.code, leg.annotations, leg.outputs['status']]).toEqual([0, [], 'complete']);
        const results = JSON.parse(made.filesOf(`${artifact}-a1`)['results.json'] ?? '') as Results;
        expect(results.options.mode).toBe('rehearsal');
        expect(results.summary).toMatchObject({ pass: 1, fail: 0, infra_error: 0 });
      }
      const needs = JSON.stringify({
        plan: { result: 'success', outputs: planned.outputs },
        route: { result: 'success', outputs: {} },
      });
      const gated = await made.job('gate', { needs, comment: 'off' });
      expect([gated.code, gated.outputs['verdict']]).toEqual([0, 'pass']);
      expect(gated.summary).toContain('results of a rehearsal');
    },
    BATCH_TIMEOUT,
  );
});
