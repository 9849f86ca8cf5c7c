import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startModelServer } from '../../app/rehearse/model-server.ts';
import { rehearsalMode } from '../../app/rehearse/rehearsal-mode.ts';
import { runBatch } from '../../app/run/run-batch.ts';
import { openWorld } from '../../app/world/world.ts';
import { runOptionsOf } from '../../cli/run-flags.ts';
import { FRONTMATTER_ROWS } from '../frontmatter-rows.ts';
import { AGENTS, BATCH_TIMEOUT, RealPlace } from './real-batch.ts';
import { CLIENTS_ENVIRONMENT, describeRealClients } from './real-clients.ts';

describeRealClients('frontmatter', () => {
  test(
    'each client offers what it is known to take, and nothing else',
    async () => {
      const [place, server] = [new RealPlace(), await startModelServer()];
      onTestFinished(async () => {
        place.remove();
        await server.close();
      });
      for (const [skill, text] of FRONTMATTER_ROWS) place.write(`skills/${skill}/SKILL.md`, text);
      place.cases([{ case_id: 'nothing', disallowed_skills: ['fine'] }]);
      const offered = new Map<string, readonly string[]>();
      const mode = rehearsalMode(place.repository, server, {
        mode: 'loadability',
        allowSkills: true,
        scenarios: null,
        scripts: () => Promise.resolve(() => [{ text: 'There is nothing to do.', calls: [], fault: null }]),
        onUnitEnd: ({ client, unit }) => {
          const names = server.requestsOf(unit.unit_run_id).flatMap((request) => request.offered);
          offered.set(client.id, [...new Set(names)]);
        },
      });
      const flags = { artifactsRoot: join(place.folder, 'artifacts'), cases: ['cases.json'], skills: ['skills'] };
      const nothing = (): void => undefined;
      const listeners = { onFolder: nothing, onBegin: nothing, onRound: nothing, onState: nothing, onStop: nothing };
      const environment = { ...process.env, ...CLIENTS_ENVIRONMENT };
      const world = openWorld('1', place.repository, nothing);
      await runBatch(world, runOptionsOf(flags, environment, 0), mode, listeners, new AbortController().signal);
      for (const [column, agent] of AGENTS.entries()) {
        const names = offered.get(agent) ?? [];
        const isOffered = (skill: string, text: string): boolean =>
          names.includes(skill) || names.includes(/^name: (.+)$/m.exec(text)?.[1] ?? skill);
        const told = FRONTMATTER_ROWS.map(([skill, text]) => `${skill.slice(0, 20)}: ${isOffered(skill, text)}`);
        const known = FRONTMATTER_ROWS.map(
          ([skill, , takes]) => `${skill.slice(0, 20)}: ${!['refused', 'hidden'].includes(takes[column] ?? '')}`,
        );
        expect([agent, ...told]).toEqual([agent, ...known]);
      }
    },
    BATCH_TIMEOUT,
  );
});
