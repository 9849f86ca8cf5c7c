import { join } from 'node:path';

import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { entriesOf } from '../../io/find-files.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubArtifacts } from '../../io/github/github-artifacts.ts';
import { unzipInto } from '../../io/unzip-into.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { newestArtifact, type AttemptArtifact } from '../../routing/attempt-artifacts.ts';

import type { WorkflowRun } from '../world/workflow-run.ts';

// For actions, which may not import routing.
export { artifactName, REPORT_ARTIFACT } from '../../routing/attempt-artifacts.ts';

/** Loads artifacts of one run, whichever attempt uploaded them. Nothing of it turns "could not be loaded" into "is not there". */
export class RunArtifacts {
  readonly #artifacts: GitHubArtifacts;
  readonly #run: WorkflowRun;
  #all: Promise<readonly RunArtifact[]> | undefined;

  constructor(access: GitHubAccess, run: WorkflowRun) {
    this.#artifacts = new GitHubArtifacts(new GitHubApi(access));
    this.#run = run;
  }

  /** Of the run. */
  get attempt(): number {
    return this.#run.attempt;
  }

  /** The run's artifacts, asked for once. @throws PortcullisError `not_comparable` where the API does not tell */
  all(): Promise<readonly RunArtifact[]> {
    this.#all ??= this.#list();
    return this.#all;
  }

  /** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
  newest(stem: string): Promise<AttemptArtifact | null> {
    return newestOf(this, stem);
  }

  /** Unpacks an artifact into a folder. @throws PortcullisError `not_comparable` where it cannot be loaded, and what `unzipInto` throws */
  async load(artifact: RunArtifact, folder: string): Promise<void> {
    const zip = await this.#artifacts.download(artifact);
    if (zip.kind !== 'done') throw unavailable(zip.reason);
    await unzipInto(folder, zip.value, `the artifact ${artifact.name}`);
  }

  async #list(): Promise<readonly RunArtifact[]> {
    const listed = await this.#artifacts.listOfRun(this.#run.id);
    if (listed.kind === 'done') return listed.value;
    throw unavailable(`the artifacts of run ${this.#run.id} cannot be listed: ${listed.reason}`);
  }
}

/** Where the artifacts of a run are had from. */
export interface ArtifactSource {
  /** The present attempt of the run: what a later one uploaded is none of its own. */
  readonly attempt: number;
  /** All that the run uploaded, in whichever attempt. @throws PortcullisError `not_comparable` where that cannot be told */
  all(): Promise<readonly RunArtifact[]>;
  /** The folder that has the files of an artifact. @throws PortcullisError `not_comparable` where it cannot be loaded */
  folderOf(artifact: RunArtifact): Promise<string>;
}

/** Artifacts by the API, each unpacked below this folder. */
export function artifactsByApi(artifacts: RunArtifacts, folder: string): ArtifactSource {
  return {
    attempt: artifacts.attempt,
    all: () => artifacts.all(),
    folderOf: async (artifact) => {
      const place = join(folder, artifact.name);
      await artifacts.load(artifact, place);
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
export async function newestOf(
  source: Pick<ArtifactSource, 'all' | 'attempt'>,
  stem: string,
): Promise<AttemptArtifact | null> {
  return newestArtifact(await source.all(), stem, { from: 1, to: source.attempt });
}

function unavailable(reason: string): PortcullisError {
  return new PortcullisError(
    'not_comparable',
    reason,
    'Run this job again; where the artifact service is not to be had, give the results by the input "results".',
  );
}
