import { relative } from 'node:path';

import { parseCaseFile } from '../../contracts/case-file.ts';
import { counted } from '../../contracts/counted.ts';
import { filesMatching, withSlashes } from '../../io/find-files.ts';
import { originUrl, type CloneOrigin } from '../../io/git/clone-origin.ts';
import { ignoredPaths } from '../../io/git/ignored-paths.ts';
import { hasArtifactService } from '../../io/github-artifacts/upload-artifact.ts';
import { readRepositoryFile } from '../../io/repository-file.ts';
import { append } from '../../kernel/append.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import { NO_PIN, remoteOf, type GatePin } from './calling-workflow.ts';
import type { Note } from './shipped-roots.ts';

/** The cases at a glob. What cannot be read is reported, since `validate` is what judges it. */
export async function existingCases(root: string, glob: string): Promise<ExistingCases> {
  const ids: string[] = [];
  const notes: Note[] = [];
  for (const file of await filesMatching(root, glob)) {
    const read = readRepositoryFile(root, file, 'the case file').then((text) => parseCaseFile(text, file));
    const cases = await read.catch(asPortcullisError);
    if (cases instanceof PortcullisError) {
      const what = `${file}: ${cases.message.split('\n', 1)[0] ?? ''}`;
      notes.push({ what, says: 'ids of its cases are not known, and may be those of new ones' });
    } else for (const { definition } of cases) ids.push(definition.case_id);
  }
  return { ids, notes };
}

/** Of what a run leaves in its usual place; a pattern for a folder counts only for what is inside it. */
const LEFT_BY_RUNS = 'artifacts/batch/results.json';

/** What git and the working folder say of the place that is written to. */
export async function placeFacts(
  { root, cwd }: World,
  paths: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Pick<InitFacts, 'origin' | 'folder' | 'ignored'> & { readonly ignoresArtifacts: boolean }> {
  return {
    origin: await originUrl(root, environment),
    folder: withSlashes(relative(root, cwd)),
    ignored: await ignoredPaths(root, paths, environment),
    ignoresArtifacts: (await ignoredPaths(root, [LEFT_BY_RUNS], environment)).length === 1,
  };
}

/** What `init` knows of where it works. */
export interface InitFacts {
  readonly pin: GatePin;
  /** The Portcullis that is running; null where the pin was named. */
  readonly own: CloneOrigin | null;
  /** The remote `origin` of the repository; null without one. */
  readonly origin: string | null;
  /** The working folder, relative to the repository's top; empty at the top. */
  readonly folder: string;
  /** Of the files that are written, those that git ignores. */
  readonly ignored: readonly string[];
  /** How many cases there were before. */
  readonly existing: number;
}

/** The cases that stand where the first ones are put. */
export interface ExistingCases {
  readonly ids: readonly string[];
  /** Of the files whose cases are not known. */
  readonly notes: readonly Note[];
}

/** What will stand in the way later, a line each, in the order in which it does. None of it keeps `init` from writing. */
export function initWarnings({ folder, pin, own, origin, ignored, existing }: InitFacts): readonly string[] {
  const warnings: string[] = [];
  if (folder !== '') {
    warnings.push(
      `run in ${folder}: GitHub reads workflows at the top of the repository only, so that the files stand there, and skills are looked for there, unless --skills names others`,
    );
  }
  if (pin === NO_PIN) {
    const what = 'the workflow names no commit, since this Portcullis comes from no repository on a server';
    warnings.push(`${what}: write OWNER/portcullis@COMMIT into it, with the full commit of a release`);
  } else if (own !== null) append(warnings, ofPin(pin, own));
  const host = remoteOf(origin ?? '')?.host ?? '';
  // A name without a dot is one of the user's own configuration of ssh.
  if (host.includes('.') && !hasArtifactService(`https://${host}`)) warnings.push(`${host} ${ON_ENTERPRISE_SERVER}`);
  if (ignored.length > 0) {
    warnings.push(
      `git ignores ${ignored.join(', ')}: correct .gitignore, or add with \`git add --force\`; the gate sees only what is committed`,
    );
  }
  if (existing > 0) {
    const cases = counted(existing, 'case');
    warnings.push(`${cases} stood there before, without an entry in the new baseline: \`portcullis bless\` adds them`);
  }
  return warnings;
}

/** Whether the pin can be taken for what is running here. */
function ofPin({ repository, commit }: GatePin, { isPublished, tag }: CloneOrigin): readonly string[] {
  const name = `--uses ${repository}@COMMIT names another one`;
  const unknown = `${repository} may not have ${commit}: no branch of its remote is known to; push it first, or fetch; ${name}`;
  const noRelease = `the commit is no release, since no tag such as v1.2.3 names it; ${name}`;
  return [...(isPublished ? [] : [unknown]), ...(tag === null ? [noRelease] : [])];
}

const ON_ENTERPRISE_SERVER =
  'is not github.com: a GitHub Enterprise Server knows no "uses: $/…" and takes no artifacts from actions; copy gate.yml, name the actions in it by commit, and upload and download in steps of their own (docs/guide/enterprise-server.md)';
