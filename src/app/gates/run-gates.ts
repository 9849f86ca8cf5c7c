import { gateResultOf, type GateOutcome, type GateResult } from '../../contracts/gate-result.ts';
import { append } from '../../kernel/append.ts';
import { resolveComparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';
import { loadHead } from './gate-head.ts';
import type { GateRun, GatesOptions } from './gate-run.ts';
import { headWarnings } from './head-warnings.ts';
import { GATES } from './index.ts';
import { noteConflicts } from './routing/note-conflicts.ts';

/**
 * Runs the gates that are asked for. The comparator is resolved once. Its policy may say that a gate that fails only warns; a file that is
 * compared with as it is has no policy, and the head's never counts for that.
 */
export async function runGates(world: World, options: GatesOptions): Promise<GateResult> {
  const head = await loadHead(world, options);
  const comparator = options.comparator ?? (await resolveComparator(world, options.compare));
  const run: GateRun = { world, options, head, comparator, today: world.now().toISOString().slice(0, 10) };
  const gates: GateOutcome[] = [];
  const dropped: string[] = [];
  for (const { gate, isAsked, unjudged, judge } of GATES) {
    if (options.only === null ? await isAsked(run) : gate === options.only) gates.push(await judge(run));
    else if (options.only === null) append(dropped, unjudged?.(run) ?? []);
  }
  await noteConflicts(gates, head.batches, run.today);
  const { commits, config } = comparator;
  const others = await headWarnings(world, head, comparator);
  const warnings = [...head.warnings, ...comparator.warnings, ...dropped, ...others];
  return gateResultOf({
    warn_only: commits.kind === 'git' && config.levels['warn-only'],
    // Copied last: reading adds steps.
    comparator: { ...commits, steps: [...commits.steps] },
    head: { commit: head.commit, case_set_digest: head.caseSetDigest },
    batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))],
    warnings,
    gates,
  });
}
