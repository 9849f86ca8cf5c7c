import { join } from 'node:path';

import type { RunArtifact } from '../contracts/run-artifact.ts';
import { entriesOf } from '../io/find-files.ts';
import type { RunArtifacts } from './run-artifacts.ts';

/** Where the artifacts of a run are had from. */
export interface ArtifactSource {
  /** All that the run uploaded, in whichever attempt. @throws PortcullisError `not_comparable` where that cannot be told */
  all(): Promise<readonly RunArtifact[]>;
  /** The folder that has the files of an artifact. @throws PortcullisError `not_comparable` where it cannot be loaded */
  folderOf(artifact: RunArtifact): Promise<string>;
}

/** Artifacts by the API, each unpacked below this folder. */
export function artifactsByApi(artifacts: RunArtifacts, folder: string): ArtifactSource {
  return {
    all: () => artifacts.all(),
    folderOf: async (artifact) => {
      const place = join(folder, artifact.name);
      await artifacts.load(artifact, place);
      return place;
    },
  };
}

/** Artifacts that another step loaded, each into a folder of its name below this one. */
export function artifactsInFolder(folder: string): ArtifactSource {
  return {
    all: async () =>
      (await entriesOf(folder)).map((name, id) => ({ id, name, bytes: 0, expired: false, digest: null })),
    folderOf: ({ name }) => Promise.resolve(join(folder, name)),
  };
}
