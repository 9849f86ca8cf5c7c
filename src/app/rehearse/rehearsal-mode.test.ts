import { expect, onTestFinished, test } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import type { UnitJob } from '../run/unit-job.ts';
import { startModelServer } from './model-server.ts';
import { rehearsalMode, skillsOfText } from './rehearsal-mode.ts';

test('a known client gets an address, a command of the configuration cannot be rehearsed', async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const mode = rehearsalMode('/', server, {
    mode: 'rehearsal',
    allowSkills: true,
    scenarios: null,
    scripts: () => Promise.resolve(() => []),
    onUnitEnd: () => undefined,
  });
  const sourceOf = await mode.begin(null, {} as Plan);
  const job = (id: string) =>
    ({ unit: { unit_run_id: 'u' }, item: { definition: { prompt: 'p' } }, client: { id } }) as UnitJob;
  expect(sourceOf(job('codex'))).toMatchObject({ kind: 'scripted', url: `${server.url}/u` });
  expect(() => sourceOf(job('mine'))).toThrow(/^provider mine: expected a client that a rehearsal can point/);
});

test.each([
  ['of nothing', []],
  ['Alpha-Skill', ['alpha-skill']],
  ['I called alpha-skill, then zeta.', ['alpha-skill', 'zeta']],
  ['alpha-skills', []],
  ['cat /w/other/SKILL.md', ['other']],
])('%j names the skills %j', (text, names) => {
  const installed = [
    { name: 'alpha-skill', aliases: [] },
    { name: 'gamma', aliases: ['zeta'] },
  ];
  expect(skillsOfText({ installed, found: [] } as unknown as UnitJob, text)).toEqual(names);
});
