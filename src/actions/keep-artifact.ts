import { info } from '@actions/core';

import { safeText } from '../app/reports.ts';
import { uploadFolder, type UploadRequest } from '../app/upload-folder.ts';

/**
 * Uploads what a job leaves. A server without an artifact service is told of in one line, which is returned for the job summary too; null
 * where there is nothing to say. Throws what `uploadFolder` throws.
 */
export async function keepArtifact(request: UploadRequest): Promise<string | null> {
  const upload = await uploadFolder(request, process.env);
  if (upload.kind === 'uploaded') return null;
  const advice = safeText(upload.advice);
  info(advice);
  return advice;
}
