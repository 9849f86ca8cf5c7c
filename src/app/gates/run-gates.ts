import { caseSetDigest } from '../../contracts/case-file.ts';
import type { GateResult, Leg } from '../../contracts/gate-result.ts';
import { gateFilesWarning } from '../../gates/gate-files.ts';
import { withLegs, withTypestate, withWarnOnly } from '../../gates/with-gates.ts';
import { routingGate } from '../../gates/routing-gate.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { cellKey, fileOfUnit, joinResults } from '../../routing/join-results.ts';
import { loadHead, type GateOptions, type Head } from './gate-head.ts';
import { fileBaseline, headBaseline, routingComparator } from '../comparator/routing-comparator.ts';
import { resolveComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { skillRenames } from '../repository/load-skills.ts';
import { evidenceFiles, judgeTurns } from '../typestate/gate-turns.ts';
import type { World } from '../world/world.ts';

export interface AllGatesOptions extends GateOptions {
  /** Evidence files of turns; null judges turns only where a configuration asks for it. */
  readonly turns: readonly string[] | null;
  /** The jobs that the gate needs, judged already. */
  readonly legs?: readonly Leg[] | null;
}

/**
 * Runs the routing gate, and the typestate gate where it is configured or asked for. The comparator is resolved once. Its policy may
 * say that a gate that fails only warns; a file that is compared with as it is has no policy, and the head's never counts for that.
 */
export async function runGates(world: World, options: AllGatesOptions): Promise<GateResult> {
  const head = await loadHead(world, options);
  const comparator = await resolveComparator(world, options.compare);
  const judged = await judgeBoth(world, head, comparator, options);
  const all = options.legs === undefined || options.legs === null ? judged : withLegs(judged, options.legs);
  return comparator.kind === 'git' && comparator.config.warnOnly ? withWarnOnly(all) : all;
}

async function judgeBoth(
  world: World,
  head: Head,
  comparator: Comparator,
  options: AllGatesOptions,
): Promise<GateResult> {
  const routing = await judgeRouting(world, head, comparator, options);
  const judgesTurns = [comparator.config, head.config].some(({ typestate }) => typestate !== null);
  if (options.turns === null && !judgesTurns) return routing;
  const files = await evidenceFiles(world, head, comparator, options.turns ?? []);
  const { tolerateInfra } = options;
  const typestate = await judgeTurns(world, head, comparator, { files, tolerateInfra, tolerated: null });
  return withTypestate(routing, typestate);
}

/** Compares results with the baseline at the comparator. */
async function judgeRouting(
  world: World,
  head: Head,
  comparator: Comparator,
  { compare: { target }, tolerateInfra }: GateOptions,
): Promise<GateResult> {
  const before =
    target.kind === 'file'
      ? await fileBaseline(world, comparator, target.path)
      : await routingComparator(comparator, head.casePlaces);
  // A given file is both sides: what the pull request would make of it is not known.
  const baseline = comparator.kind === 'file' ? before.baseline : await headBaseline(world.root, head.config);
  const renames = await skillRenames(world.root, head.config);
  return routingGate({
    head: {
      cases: head.cases,
      config: head.config,
      baseline,
      commit: head.commit,
      caseSetDigest: caseSetDigest(head.cases),
      skillRenames: renames,
    },
    comparator: before,
    joined: joinResults(head.batches),
    nothingToRun: head.nothingToRun,
    notRun: new Set(
      head.batches.flatMap(({ results }) =>
        (results.not_run ?? []).map(({ case_id: id, agent }) => cellKey(id, agent)),
      ),
    ),
    modes: new Set(head.batches.map((batch) => batch.results.options.mode)),
    batches: [...new Set(head.batches.map((batch) => batch.results.batch_run_id))],
    fileOfUnit: fileOfUnit(head.batches),
    tolerateInfra,
    today: world.now().toISOString().slice(0, 10),
    warnings: [...head.warnings, ...before.warnings, ...(await gateFiles(head, comparator))],
    hidesReads: HIDES_READS,
  });
}

/** What somebody has to read who relies on this report: see `gateFilesWarning`. */
async function gateFiles({ repository, commit }: Head, comparator: Comparator): Promise<readonly string[]> {
  if (comparator.kind === 'file' || repository === null || commit === null) return [];
  try {
    const warning = gateFilesWarning(await comparator.entries(), await repository.listEntriesAt(commit));
    return warning === null ? [] : [warning];
  } catch (error) {
    if (!(error instanceof PortcullisError && error.code === 'not_comparable')) throw error;
    return [`it could not be told whether what runs this gate was changed: ${error.message}`];
  }
}
