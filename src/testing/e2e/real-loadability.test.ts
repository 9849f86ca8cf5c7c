import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Loadability } from '../../contracts/run-record.ts';
import { AGENTS, BATCH_TIMEOUT, RealPlace, type Agent } from './real-batch.ts';
import { describeRealClients, describeWithoutNetwork } from './real-clients.ts';
import type { Ran } from './run-bundle.ts';

/** Skills of which each client may think otherwise: their frontmatter, and what comes of it. demo.test.ts starts those that all load. */
const SKILLS: readonly {
  readonly skill: string;
  readonly fields: readonly string[] | null;
  readonly outcomes: Readonly<Record<Agent, string>>;
}[] = [
  {
    skill: 'guarded-skill',
    fields: ['name: guarded-skill', 'description: Reads.', 'allowed-tools: Read'],
    outcomes: { claude: 'denied allowed-tools', codex: 'loaded', copilot: 'loaded' },
  },
  {
    skill: 'manual-skill',
    fields: ['name: manual-skill', 'description: For people.', 'disable-model-invocation: true'],
    outcomes: {
      claude: 'denied disable-model-invocation',
      codex: 'loaded',
      copilot: 'denied disable-model-invocation',
    },
  },
  {
    skill: 'folder-skill',
    fields: ['name: other-name', 'description: Says another name.'],
    outcomes: { claude: 'loaded', codex: 'loaded', copilot: 'name_mismatch name' },
  },
  {
    skill: 'bare-skill',
    fields: null,
    outcomes: { claude: 'loaded', codex: 'dropped_frontmatter', copilot: 'dropped_frontmatter' },
  },
  {
    skill: 'silent-skill',
    fields: ['name: silent-skill'],
    outcomes: { claude: 'loaded', codex: 'dropped_frontmatter description', copilot: 'loaded' },
  },
];

const ARGS = ['rehearse', '--skills', 'skills', '--timeout-seconds', '120', '--json', '--max-parallel', '3'];

interface Matrix extends Loadability {
  readonly ran: Ran;
}

async function matrixOf(place: RealPlace, ...flags: readonly string[]): Promise<Matrix> {
  const ran = await place.run([...ARGS, '--agents', ...flags]);
  if (ran.out === '') throw new Error(ran.err);
  return { ...(JSON.parse(ran.out) as Loadability), ran };
}

describeRealClients('loadability', () => {
  describeWithoutNetwork('without a network', () => {
    const places: RealPlace[] = [];
    let matrix: Matrix;
    let approved: Matrix;

    beforeAll(async () => {
      const all = new RealPlace();
      const fine = new RealPlace();
      places.push(all, fine);
      for (const { skill, fields } of SKILLS) all.skill(skill, fields);
      for (const { skill, fields } of SKILLS.slice(0, 1)) fine.skill(skill, fields);
      matrix = await matrixOf(all, AGENTS.join(','));
      // Alone Claude asks for one.
      approved = await matrixOf(fine, 'claude', '--allow-skills');
    }, BATCH_TIMEOUT);
    afterAll(() => {
      for (const place of places) place.remove();
    });

    test.each(SKILLS)('$skill', ({ skill, outcomes }) => {
      const told = matrix.rows
        .filter((row) => row.skill === skill)
        .map(({ agent, outcome, frontmatter_key: key }) => [agent, key === null ? outcome : `${outcome} ${key}`]);
      expect(Object.fromEntries(told)).toEqual(outcomes);
    });

    test('a skill that loads was offered, is read at tier 1, and calling a neighbour is not read as calling it', () => {
      const loaded = matrix.rows.filter(({ outcome }) => outcome === 'loaded');
      for (const row of loaded) expect(row).toMatchObject({ offered: true, tier: 1, neighbour_hit: false });
      const failed = Object.values(SKILLS).flatMap(({ outcomes }) =>
        Object.values(outcomes).filter((outcome) => outcome !== 'loaded'),
      );
      expect(matrix.summary).toEqual({
        total: SKILLS.length * AGENTS.length,
        loaded: loaded.length,
        failed: failed.length,
      });
    });

    test('one failure is exit code 1, none is 0, and every client tells its version', () => {
      expect([matrix.ran.code, approved.ran.code]).toEqual([1, 0]);
      expect(matrix.clients).toEqual(
        AGENTS.map((agent) => ({ agent, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string })),
      );
    });

    test('with --allow-skills a skill that needs an approval has it', () => {
      expect(approved.summary).toEqual({ total: 1, loaded: 1, failed: 0 });
    });
  });
});
