import { info } from '@actions/core';

import { safeText } from '../app/gates/reports.ts';
import { uploadFolder, type UploadRequest } from '../app/world/upload-folder.ts';
import { counted } from '../contracts/counted.ts';

/**
 * Uploads what a job leaves. What there is to say of it (a server without an artifact service, files that cannot be part of one) is said
 * in one line, which is returned for the job summary too; null where there is nothing. Throws what `uploadFolder` throws.
 */
export async function keepArtifact(request: UploadRequest): Promise<string | null> {
  const upload = await uploadFolder(request, process.env);
  const said = upload.kind === 'no_service' ? upload.advice : leftOutText(upload.leftOut);
  if (said === null) return null;
  info(safeText(said));
  return safeText(said);
}

function leftOutText([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  return `left out of the artifact, which has no such names: ${counted(others.length + 1, 'file')}, such as ${first}`;
}
