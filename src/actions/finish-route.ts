import { saveState, setOutput } from '@actions/core';

import { annotationOf } from '../app/gates/annotations.ts';
import { infraGroups, routeSummary } from '../app/gates/reports.ts';
import type { Job, JobOutcome } from '../app/route/run-job.ts';
import { counted } from '../contracts/counted.ts';
import type { Results } from '../contracts/results.ts';
import { asPortcullisError, notComparable, PortcullisError } from '../kernel/portcullis-error.ts';
import { annotate } from './annotate.ts';
import { keepArtifact } from './keep-artifact.ts';
import { writeSummary } from './write-summary.ts';

/**
 * Tells what a job came to: output, annotations where infrastructure failed, artifact, job summary. Throws where it was broken off, where
 * no unit came to a verdict, and where the results could not be uploaded.
 *
 * @param notes what there is to say, a line each
 */
export async function finishRoute(
  { shard, name }: Job,
  { results, folder, missing }: JobOutcome,
  notes: readonly string[],
  upload: boolean,
): Promise<void> {
  const title = `${shard.agent}, shard ${shard.shard}`;
  if (results === null) {
    const help = upload ? 'The step after the job uploads what there is; run the job again for the rest.' : undefined;
    throw notComparable(`${title}: the run was interrupted`, help);
  }
  setOutput('status', statusOf(results, missing));
  annotateInfra(title, results);
  // From here on the upload is this step's: it was tried, and what came of it was said.
  if (upload) saveState('tried', 'true');
  const kept = upload ? await keepArtifact({ name, folder, files: null }).catch(asPortcullisError) : null;
  const advice = typeof kept === 'string' ? [kept] : [];
  await writeSummary(routeSummary(title, results, [...notes, ...leftOut(results, missing), ...advice]));
  // What could not be uploaded is reported after the summary was written.
  if (kept instanceof PortcullisError) throw kept;
  if (statusOf(results, missing) === 'no_verdict') throw noVerdict(title, results);
}

/** `incomplete`: some units came to no verdict, or were not run. */
function statusOf(
  { summary, not_run: notRun = [] }: Results,
  missing: number,
): 'complete' | 'incomplete' | 'no_verdict' {
  if (summary.pass + summary.fail === 0) return 'no_verdict';
  return summary.infra_error + missing + notRun.length === 0 ? 'complete' : 'incomplete';
}

function leftOut({ not_run: notRun = [] }: Results, missing: number): readonly string[] {
  return [
    ...(missing === 0 ? [] : [`no transcript of ${counted(missing, 'unit')}`]),
    ...(notRun.length === 0 ? [] : [`the budget is used up: ${counted(notRun.length, 'cell')} not run or not decided`]),
  ];
}

/** A verdict is the gate's to annotate; what is to be done about infrastructure has to be done here. */
function annotateInfra(title: string, results: Results): void {
  const found = infraGroups(results).map(({ reason, units, said }) => {
    const level = reason === 'auth' || reason === 'not_started' ? 'error' : 'warning';
    const text = `${title}: ${counted(units, 'unit')}: ${reason}${said === null ? '' : `: ${said}`}`;
    return annotationOf(level, reason, text);
  });
  annotate(found);
}

function noVerdict(title: string, results: Results): PortcullisError {
  const reasons = infraGroups(results).map(({ reason, units }) => `${units} ${reason}`);
  const found = reasons.length === 0 ? 'no unit was run' : reasons.join(', ');
  const help = 'The job summary says what each was told. Run the job again once that is put right.';
  return notComparable(`${title}: expected a verdict on one unit at least, found ${found}`, help);
}
