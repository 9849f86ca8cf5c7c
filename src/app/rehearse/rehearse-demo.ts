import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { demoSkillFiles } from '../demo/demo-skills.ts';
import type { RunListeners } from '../run/run-mode.ts';
import type { RunOptions } from '../run/run-options.ts';
import type { World } from '../world/world.ts';
import { rehearseSkills, type RehearsedSkills } from './rehearse-skills.ts';

export interface RehearsedDemo extends RehearsedSkills {
  /** Where skills and artifacts were left, if they were to be kept. */
  readonly kept: string | null;
}

/** Rehearses the demo's skills with the three clients, in a temporary folder that nothing configures. */
export async function rehearseDemo(
  world: World,
  options: RunOptions,
  keep: boolean,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RehearsedDemo> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portcullis-demo-')));
  let kept: string | null = null;
  try {
    for (const [path, text] of Object.entries(demoSkillFiles('skills'))) {
      await writeFileAtomically(join(folder, path), text, 'the skill');
    }
    await mkdir(join(folder, 'artifacts'));
    const asked = { ...options, skills: ['skills'], artifactsRoot: 'artifacts', allowSkills: false };
    const inside: World = { ...world, cwd: folder, root: folder };
    const rehearsed = await rehearseSkills(inside, asked, listeners, signal);
    // What failed is looked into in the transcripts.
    if (keep || (rehearsed.loadability?.summary.failed ?? 0) > 0) kept = folder;
    return { ...rehearsed, kept };
  } finally {
    if (kept === null) await rm(folder, { recursive: true, force: true });
  }
}
