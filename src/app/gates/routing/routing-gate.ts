import { join } from 'node:path';

import { decideRouting } from '../../../gates/routing/decide.ts';
import type { RoutingGateInput } from '../../../gates/routing/routing-gate-input.ts';
import { ROUTING } from '../../../gates/routing/rules.ts';
import { CLIENT_LOCK_FILE } from '../../../contracts/client-lock.ts';
import { readOptionalRepositoryFile } from '../../../io/repository-file.ts';
import { HIDES_READS } from '../../../providers/known-providers.ts';
import { cellKey, fileOfUnit, joinResults } from '../../../routing/join-results.ts';
import { touchedByChanges } from '../../../routing/touched-cases.ts';
import { fileBaseline, headBaseline, routingComparator } from '../../comparator/routing-comparator.ts';
import { skillRenames } from '../../comparator/skill-renames.ts';
import type { Gate, GateRun } from '../gate-run.ts';

export const ROUTING_GATE: Gate = {
  gate: ROUTING.gate,
  isAsked: () => true,
  judge: async (run) => decideRouting(await load(run)),
};

async function load({ world, options, head, comparator, today }: GateRun): Promise<RoutingGateInput> {
  const { tolerateInfra } = options;
  const { target } = options.compare;
  const { warnings, ...before } =
    target.kind === 'file'
      ? await fileBaseline(world, comparator, target.path)
      : await routingComparator(comparator, head.casePlaces);
  // A given file is both sides: what the pull request would make of it is unknown.
  const baseline = comparator.commits.kind === 'file' ? before.baseline : await headBaseline(world.root, head.config);
  const { cases, config, batches, nothingToRun } = head;
  const lock = await readOptionalRepositoryFile(world.root, join(world.root, CLIENT_LOCK_FILE), 'the lock of clients');
  const touched = batches.map(({ plan: { changes } }) =>
    changes === undefined ? null : touchedByChanges(cases, changes),
  );
  return {
    head: { cases, config, baseline, skillRenames: await skillRenames(world.root, config, comparator) },
    comparator: before,
    joined: joinResults(batches),
    nothingToRun,
    notRun: new Set(
      batches.flatMap(({ results }) => (results.not_run ?? []).map(({ case_id: id, agent }) => cellKey(id, agent))),
    ),
    modes: new Set(batches.map(({ results }) => results.options.mode)),
    fileOfUnit: fileOfUnit(batches),
    tolerateInfra,
    touches: (id) => touched.some((ids) => ids === null || ids.has(id)),
    sameClients: (await comparator.read(CLIENT_LOCK_FILE))?.text === lock,
    today,
    warnings,
    hidesReads: HIDES_READS,
  };
}
