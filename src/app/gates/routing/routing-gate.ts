import { CLIENT_LOCK_FILE } from '../../../contracts/client-lock.ts';
import { counted, firstOf } from '../../../contracts/counted.ts';
import { unrecordedUnits } from '../../../contracts/results.ts';
import { SKILL_FILE } from '../../../evidence/path-segments.ts';
import { decideRouting } from '../../../gates/routing/decide.ts';
import type { RoutingGateInput } from '../../../gates/routing/routing-gate-input.ts';
import { ROUTING } from '../../../gates/routing/rules.ts';
import { clientLockAt, loadClientLock } from '../../../io/clients/load-client-lock.ts';
import { readRepositoryFile } from '../../../io/repository-file.ts';
import { asPortcullisError } from '../../../kernel/portcullis-error.ts';
import { CLIENT_PACKAGES, HIDES_READS } from '../../../providers/known-providers.ts';
import { cellKey, fileOfUnit, joinResults } from '../../../routing/join-results.ts';
import { earlierTrials } from '../../../routing/newest-attempts.ts';
import { skillChanges, touchedByChanges } from '../../../routing/touched-cases.ts';
import { fileBaseline, headBaseline, routingComparator } from '../../comparator/routing-comparator.ts';
import { skillRenames } from '../../comparator/skill-renames.ts';
import { trustedCommands } from '../../comparator/trusted-commands.ts';
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
  const { cases, config, batches, earlier, nothingToRun } = head;
  const touched = batches.map(({ plan }) => plan.changes && touchedByChanges(cases, plan.changes));
  const [own, theirs] = [await clientLockAt(world.root), await comparator.read(CLIENT_LOCK_FILE)];
  const lockText = theirs === null ? null : { text: theirs.text, file: `${comparator.name}: ${CLIENT_LOCK_FILE}` };
  const lock = await loadClientLock(CLIENT_PACKAGES, own);
  const modes = new Set([...batches, ...earlier].map(({ results }) => results.options.mode));
  // A recording was not started by anything.
  const isStarted = [...modes].some((mode) => mode !== 'replay');
  const { note } = await trustedCommands(world, config, isStarted ? { ...before, warnings } : null);
  const renames = await skillRenames(world.root, config, comparator);
  const planned = batches.flatMap(({ plan }) => plan.changes ?? []);
  const texts = new Map<string, string>();
  for (const { change, file } of planned.flatMap(({ listings }) => listings)) {
    if (!file.endsWith(SKILL_FILE)) continue;
    const ofHead = async () => ({ text: await readRepositoryFile(world.root, file, 'the skill') });
    const found = await (change === 'removed' ? comparator.read(file) : ofHead()).catch(asPortcullisError);
    if (found !== null && 'text' in found) texts.set(file, found.text);
  }
  const unrecorded = batches
    .flatMap(({ results }) => unrecordedUnits(results))
    .map((unit) => `${unit.case_id}/${unit.agent}`);
  const noRecord = `${counted(unrecorded.length, 'unit has', 'units have')} no record of why it ended: ${firstOf(unrecorded)}`;
  return {
    head: { cases, config, baseline, skillRenames: renames, lock },
    comparator: { ...before, lock: await loadClientLock(CLIENT_PACKAGES, lockText) },
    joined: joinResults(batches),
    earlier: earlierTrials(earlier),
    nothingToRun,
    notRun: new Set(
      batches.flatMap(({ results }) => (results.not_run ?? []).map(({ case_id: id, agent }) => cellKey(id, agent))),
    ),
    modes,
    fileOfUnit: fileOfUnit(batches),
    tolerateInfra,
    skillChanges: (definition) => skillChanges(definition, planned, renames, texts),
    touches: (id) => touched.some((ids) => ids?.has(id) ?? true),
    sameClients: theirs?.text === own?.text,
    today,
    warnings: [...warnings, ...(note === null ? [] : [note]), ...(unrecorded.length === 0 ? [] : [noRecord])],
    hidesReads: HIDES_READS,
  };
}
