import { filesInside } from '../../io/find-files.ts';
import {
  type ArtifactFiles,
  hasArtifactService,
  isArtifactPath,
  uploadArtifact,
} from '../../io/github-artifacts/upload-artifact.ts';
import { notFound } from '../../kernel/portcullis-error.ts';
import type { Environment } from './workflow-run.ts';

/** What is to become an artifact of this run. */
export interface UploadRequest extends Omit<ArtifactFiles, 'files'> {
  /** Null means every file inside of the folder, links excepted. */
  readonly files: readonly string[] | null;
}

/** `no_service`: this server has no artifact service, and `advice` says in one line what to do instead. */
export type Upload =
  | { readonly kind: 'uploaded'; readonly leftOut: readonly string[] }
  | { readonly kind: 'no_service'; readonly advice: string };

/**
 * Uploads files of a folder as an artifact of this run. What the service cannot name is left out and told: an agent may have written it
 * there, and must not keep the results from being uploaded.
 *
 * @param environment of the process: the runner's variables
 * @throws PortcullisError `not_found` where there is nothing to upload, `not_written` where the service did not take it
 */
export async function uploadFolder(
  { name, folder, files, replaces = false }: UploadRequest,
  environment: Environment,
): Promise<Upload> {
  const all = files ?? (await filesInside(folder));
  const fitting = all.filter(isArtifactPath);
  if (fitting.length === 0) {
    throw notFound(`the artifact ${name}: expected files in ${folder}, found none`);
  }
  if (!hasArtifactService(environment['GITHUB_SERVER_URL'] ?? '')) {
    const advice = `this server takes no artifacts from an action: upload ${folder} with actions/upload-artifact under the name ${name}`;
    return { kind: 'no_service', advice };
  }
  await uploadArtifact({ name, folder, files: fitting, replaces });
  return { kind: 'uploaded', leftOut: all.filter((file) => !isArtifactPath(file)) };
}
