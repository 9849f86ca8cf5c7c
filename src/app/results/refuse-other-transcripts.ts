import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Batch } from '../../routing/join-results.ts';
import { transcriptBeside } from './transcript-of-unit.ts';
import type { World } from '../world/world.ts';

/**
 * Refuses rows whose transcript lies beside the results and is not the one that was scored. One that does not lie there says nothing:
 * recordings lie elsewhere, and not every file can be uploaded.
 *
 * @throws PortcullisError `not_comparable`
 */
export async function refuseOtherTranscripts(world: World, batches: readonly Batch[]): Promise<void> {
  for (const { file, place: path = file, results } of batches) {
    for (const row of results.results) {
      const found = await transcriptBeside(world, { file, path }, row);
      if (found.kind !== 'changed') continue;
      const place = `${row.case_id}/${row.agent}, trial ${row.trial} (${row.unit_run_id})`;
      throw new PortcullisError(
        'not_comparable',
        `${file}: ${place}: expected the transcript that was scored at ${found.shown}, found another file`,
        'Run that job again with the same version.',
      );
    }
  }
}
