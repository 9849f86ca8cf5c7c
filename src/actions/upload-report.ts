import { basename, dirname } from 'node:path';

import { info } from '@actions/core';

import { warn } from './annotate.ts';

/**
 * Uploads the report on a gate as `gate-report-a<attempt>`, from which a run with more rights can comment. Of two gates in one attempt
 * the later one's report stays. A server without the artifact service costs one warning. Throws what `uploadFolder` throws.
 */
export async function uploadReport(report: string): Promise<void> {
  if ((process.env['ACTIONS_RUNTIME_TOKEN'] ?? '') === '') {
    info('The report was not uploaded: this is no runner that has an artifact service.');
    return;
  }
  // Loaded only now: the client of the artifact service is larger than all the rest.
  const { uploadFolder } = await import('../app/world/upload-folder.ts');
  const { REPORT_ARTIFACT, artifactName } = await import('../app/results/artifact-source.ts');
  const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? '1');
  const name = artifactName(REPORT_ARTIFACT, attempt);
  const request = { name, folder: dirname(report), files: [basename(report)], replaces: true };
  const uploaded = await uploadFolder(request, process.env);
  if (uploaded.kind === 'no_service') warn(`The report was not uploaded: ${uploaded.advice}`);
}
