import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { LOADABILITY_FILE, type Loadability, type LoadabilityRow } from '../../contracts/run-record.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { ModelTurn } from '../../contracts/scenario.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { judgeLoadability, type SeenCall } from '../../rehearsal/loadability.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { loadSkills, type SkillFolder } from '../repository/load-skills.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { runBatch } from '../run/run-batch.ts';
import type { RunListeners, RunOptions } from '../run/run-options.ts';
import type { UnitJob } from '../run/unit-job.ts';
import type { World } from '../world/world.ts';
import { rehearsalMode, deniedIn, skillFacts } from './rehearsal-mode.ts';

/** The case in which the model calls nothing, so that a single skill has a neighbour as well. */
const NO_CALL = 'no-call';
/** A skill's own text begins where its frontmatter ends; so much of it is looked for in what the client delivered. */
const BODY_CHARACTERS = 60;

export interface RehearsedSkills {
  /** Null where it was interrupted. */
  readonly loadability: Loadability | null;
  readonly folder: string;
}

/**
 * Starts each client once for each skill, with a scripted model that calls it, and says for every skill and client whether it is
 * offered, loaded and recognised. No key, no token, no network.
 */
export async function rehearseSkills(
  world: World,
  options: RunOptions & { readonly allowSkills: boolean },
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RehearsedSkills> {
  const skills = await skillsOf(world, options.skills);
  const server = await startModelServer();
  const scratch = await mkdtemp(join(tmpdir(), 'portcullis-loadability-'));
  try {
    const byCase = new Map(skills.map((skill, index) => [caseIdOf(skill, index), skill]));
    const file = join(scratch, 'loadability.json');
    await writeFileAtomically(file, documentText(caseFile(byCase)), 'the cases');
    const seen = new Map<string, SeenCall>();
    const mode = rehearsalMode(world.root, server, {
      mode: 'loadability',
      allowSkills: options.allowSkills,
      scenarios: null,
      scripts: () => Promise.resolve((job) => callOf(byCase.get(job.item.definition.case_id))),
      onUnitEnd: (job) => seen.set(job.unit.unit_run_id, seenBy(server, job, byCase)),
    });
    const asked = {
      ...options,
      trials: 1,
      cases: [file],
      skills: options.skills ?? (await configOrDefault(world.root)).skills,
    };
    const { results, folder } = await runBatch(world, asked, mode, listeners, signal);
    if (results === null) return { loadability: null, folder };
    const rows = rowsOf(world.root, results.results, byCase, seen);
    const failed = rows.filter(({ outcome }) => outcome !== 'loaded').length;
    const loadability: Loadability = {
      schema: 1,
      batch_run_id: results.batch_run_id,
      clients: results.options.agents.map((agent) => ({
        agent,
        version: results.results.find((unit) => unit.agent === agent)?.client.version ?? null,
      })),
      rows: [...rows],
      summary: { total: rows.length, loaded: rows.length - failed, failed },
    };
    await writeFileAtomically(join(folder, LOADABILITY_FILE), documentText(loadability), 'the loadability matrix');
    return { loadability, folder };
  } finally {
    await server.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function skillsOf(world: World, given: readonly string[] | null): Promise<readonly SkillFolder[]> {
  const roots = given ?? (await configOrDefault(world.root)).skills;
  const loaded = await loadSkills(given === null ? world.root : world.cwd, roots);
  // Clients may have copies of their own; which of them a client gets is the run's to say.
  const folders = [...new Map(loaded.folders.map((skill) => [skill.listing.name, skill])).values()];
  if (folders.length > 0) return folders;
  throw new PortcullisError(
    'no_cases_selected',
    `${roots.length === 0 ? 'no roots of skills were named' : roots.join(', ')}: expected skills, found none`,
    'Name a folder that holds a folder with a SKILL.md for each skill: --skills DIR, or `skills` in the configuration.',
  );
}

/** The model calls the skill and nothing else; without one it only speaks. */
function callOf(skill: SkillFolder | undefined): readonly ModelTurn[] {
  if (skill === undefined) return [{ text: 'There is nothing to do.', calls: [], fault: null }];
  return [{ text: '', calls: [{ kind: 'skill', skill: skill.name, forked: null }], fault: null }];
}

/** Case ids have few characters, names of skills many. */
function caseIdOf({ name }: SkillFolder, index: number): string {
  return `skill-${index + 1}-${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;
}

function caseFile(byCase: ReadonlyMap<string, SkillFolder>): object {
  const calls = [...byCase].map(([id, { name }]) => ({
    case_id: id,
    category: 'loadability',
    prompt: 'Please do what the scripted model says.',
    expected_skill: name,
    require_skill_file: false,
  }));
  return { schema: 1, cases: [...calls, { case_id: NO_CALL, category: 'loadability', prompt: 'Please do nothing.' }] };
}

function seenBy(server: ModelServer, job: UnitJob, byCase: ReadonlyMap<string, SkillFolder>): SeenCall {
  const requests = server.requestsOf(job.unit.unit_run_id);
  const skill = byCase.get(job.item.definition.case_id);
  const body = skill?.frontmatter.body.trim().slice(0, BODY_CHARACTERS) ?? '';
  return {
    offered: requests.length === 0 ? null : [...new Set(requests.flatMap(({ offered }) => offered))],
    answer: requests.flatMap(({ answers }) => answers).at(0) ?? null,
    delivered:
      body !== '' && requests.some(({ answers, texts }) => [...answers, ...texts].some((text) => text.includes(body))),
    denied: skill === undefined ? null : deniedIn(job, skill),
  };
}

function rowsOf(
  root: string,
  units: readonly UnitResult[],
  byCase: ReadonlyMap<string, SkillFolder>,
  seen: ReadonlyMap<string, SeenCall>,
): readonly LoadabilityRow[] {
  return units.flatMap((unit) => {
    const skill = byCase.get(unit.case_id);
    if (skill === undefined) return [];
    const others = units.filter((other) => other.agent === unit.agent && other.case_id !== unit.case_id);
    return [
      judgeLoadability({
        skill: skillFacts(root, skill, unit.agent),
        agent: unit.agent,
        unit,
        seen: seen.get(unit.unit_run_id) ?? { offered: null, answer: null, delivered: false, denied: null },
        others,
      }),
    ];
  });
}
