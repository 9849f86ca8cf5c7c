import type { Command } from '@commander-js/extra-typings';

import type { ArtifactRequest } from '../../app/governance/retention/change-artifact.ts';
import type { GcReport } from '../../app/governance/retention/collect-garbage.ts';
import { safeLines } from '../../app/world/said.ts';
import { counted } from '../../contracts/counted.ts';
import type { AddCommand, RunCommand } from '../command.ts';
import { ARTIFACTS_ROOT } from '../shared-flags.ts';

export const addGc: AddCommand = (program, run) => {
  const gc = program
    .command('gc')
    .description('announces, packs and deletes what runs left, as long as the configuration keeps it')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option(ARTIFACTS_ROOT[0], 'where the folders of batches are', ARTIFACTS_ROOT[2])
    .addHelpText(
      'after',
      `
Examples:
  $ portcullis gc --dry-run
  $ portcullis gc star 0b5e9d0a-5c1f-4d6e-9a55-1f0c6c1f4a11`,
    );
  run(gc, async ({ dryRun = false, artifactsRoot }, context) => {
    const { runGc } = await import('../../app/governance/retention/run-gc.ts');
    const report = await runGc(context.openWorld(), { artifactsRoot, environment: process.env, dryRun });
    context.print(context.json ? context.document(report) : safeLines(gcText(report)));
    return report.errors.length > 0 ? 3 : 0;
  });
  addRequest(gc, run, 'star', 'keeps an artifact for as long as it is starred');
  addRequest(gc, run, 'unstar', 'takes the star away');
  addRequest(gc, run, 'note', 'notes something about an artifact');
  addRequest(gc, run, 'request', 'has the next scan delete an artifact that nothing protects');
};

function addRequest(gc: Command, run: RunCommand, kind: ArtifactRequest['kind'], description: string): void {
  const command = gc
    .command(kind)
    .description(description)
    .argument('<id>', 'the name of its folder')
    .option(ARTIFACTS_ROOT[0], 'where the folders of batches are', ARTIFACTS_ROOT[2])
    .addHelpText(
      'after',
      `\nExample:\n  $ portcullis gc ${kind} 0b5e9d0a-5c1f-4d6e-9a55-1f0c6c1f4a11${kind === 'note' ? ' --text "the night of the outage"' : ''}`,
    );
  if (kind === 'note') command.option('--text <text>', 'the note');
  run(command, async (options: { readonly artifactsRoot: string; readonly text?: string }, context, [id = '']) => {
    const { askOfArtifact } = await import('../../app/governance/retention/run-gc.ts');
    const request = kind === 'note' ? { kind, text: context.required('--text', options.text) } : { kind };
    const given = { artifactsRoot: options.artifactsRoot, environment: process.env };
    const meta = await askOfArtifact(context.openWorld(), given, id, request);
    const until = meta.user_starred
      ? 'stays while it is starred'
      : `may be deleted after ${meta.requested_at ?? meta.expires_at}`;
    context.print(context.json ? context.document(meta) : safeLines(`${id}: ${meta.status}, ${until}\n`));
    return 0;
  });
}

function gcText(report: GcReport): string {
  const steps = report.artifacts.map(({ artifact_id: id, step, expires_at: expires }) => `${step} ${id} (${expires})`);
  const failed = report.errors.map(({ artifact_id: id, error }) => `error ${id}: ${error}`);
  const { scanned_count: scanned, protected: kept, scheduled_deletion: announced, archived, deleted } = report;
  const counts = `${announced} announced, ${archived} archived, ${deleted} deleted, ${kept} protected`;
  const sum = `${counted(scanned, 'artifact')}: ${counts}${report.dry_run ? ' (dry run: nothing was done)' : ''}`;
  return [...steps, ...failed, sum, ''].join('\n');
}
