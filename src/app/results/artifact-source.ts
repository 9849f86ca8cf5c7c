import { join } from 'node:path';

import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { entriesOf } from '../../io/find-files.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { downloadArtifact, listArtifacts } from '../../io/github/github-artifacts.ts';
import { unzipInto } from '../../io/unzip-into.ts';
import { notComparable, type PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { newestArtifact, type AttemptArtifact } from '../../routing/attempt-artifacts.ts';
import type { WorkflowRun } from '../world/workflow-run.ts';

// For actions, which may not import routing.
export {
  artifactName,
  PATCH_ARTIFACT,
  PLAN_ARTIFACT,
  REPORT_ARTIFACT,
  REQUIRED_ARTIFACT,
} from '../../routing/attempt-artifacts.ts';

/** Where the artifacts of a run are had from. */
export interface ArtifactSource {
  /** The present attempt of the run: what a later one uploaded is none of its own. */
  readonly attempt: number;
  /** All that the run uploaded, in whichever attempt. @throws PortcullisError `not_comparable` where that is unknown */
  all(): Promise<readonly RunArtifact[]>;
  /** The folder that has the files of an artifact. @throws PortcullisError `not_comparable` where it cannot be loaded */
  folderOf(artifact: RunArtifact): Promise<string>;
}

/**
 * Artifacts of a run by the API, asked for once, each unpacked into a folder of its name below this one. Nothing of it turns "could not be
 * loaded" into "is not there".
 *
 * @param input by which a user names a file or folder in their place
 * @throws PortcullisError `usage` without access to the API
 */
export function artifactsByApi(
  access: GitHubAccess | null,
  run: WorkflowRun,
  folder: string,
  input: 'plan' | 'results',
): ArtifactSource {
  if (access === null) {
    throw usageError(
      `The input "${input}" is missing, and without a token the artifacts of this run cannot be loaded.`,
      `Set "token" under "with:" and grant the job "actions: read"; or load the artifacts by another step and name them in "${input}".`,
    );
  }
  const api = new GitHubApi(access);
  const list = async (): Promise<readonly RunArtifact[]> => {
    const listed = await listArtifacts(api, run.id);
    if (listed.kind === 'done') return listed.value;
    throw unavailable(`the artifacts of run ${run.id} cannot be listed: ${listed.reason}`);
  };
  let listing: Promise<readonly RunArtifact[]> | undefined;
  return {
    attempt: run.attempt,
    all: () => (listing ??= list()),
    folderOf: async (artifact) => {
      const zip = await downloadArtifact(api, artifact);
      if (zip.kind !== 'done') throw unavailable(zip.reason);
      const place = join(folder, artifact.name);
      await unzipInto(place, zip.value, `the artifact ${artifact.name}`);
      return place;
    },
  };
}

/** Artifacts that another step loaded, each into a folder of its name below this one. */
export function artifactsInFolder(folder: string, attempt: number): ArtifactSource {
  return {
    attempt,
    all: async () =>
      (await entriesOf(folder)).map((name, id) => ({ id, name, bytes: 0, expired: false, digest: null })),
    folderOf: ({ name }) => Promise.resolve(join(folder, name)),
  };
}

/** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
export async function newestOf(source: ArtifactSource, stem: string): Promise<AttemptArtifact | null> {
  return newestArtifact(await source.all(), stem, { from: 1, to: source.attempt });
}

function unavailable(reason: string): PortcullisError {
  return notComparable(
    reason,
    'Run this job again; where the artifact service is not to be had, give the results by the input "results".',
  );
}
