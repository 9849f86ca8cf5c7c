import { caseSetDigest, requiredSkills } from '../../contracts/case-file.ts';
import { gateResultOf, type GateOutcome, type GateResult } from '../../contracts/gate-result.ts';
import { gateFilesWarning } from '../../gates/gate-files.ts';
import { append } from '../../kernel/append.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { resolveComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';
import { instructingFiles, type InstructingFile } from '../repository/instructing-files.ts';
import { loadHead, type Head } from './gate-head.ts';
import type { GateRun, GatesOptions } from './gate-run.ts';
import { GATES } from './index.ts';
import { differingPaths, type CommitEntries } from '../../contracts/commit-files.ts';
import { firstOf } from '../../contracts/counted.ts';
import type { GitRepository } from '../../io/git/git-repository.ts';
import { judgedPart } from '../../providers/judged-part.ts';
import { deniedBySettings } from '../repository/client-skills.ts';

export type { GatesOptions };

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
  const { commits, config } = comparator;
  const others = await headWarnings(world, head, comparator);
  const warnings = [...head.warnings, ...comparator.warnings, ...dropped, ...others];
  return gateResultOf({
    warn_only: commits.kind === 'git' && config.levels['warn-only'],
    // Copied last: reading adds steps.
    comparator: { ...commits, steps: [...commits.steps] },
    head: { commit: head.commit, case_set_digest: caseSetDigest(head.cases) },
    batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))],
    warnings,
    gates,
  });
}

/** What somebody has to read who relies on this report: see `gateFilesWarning` and `unjudgedWarning`. */
async function headWarnings(world: World, head: Head, comparator: Comparator): Promise<readonly string[]> {
  const { repository, commit } = head;
  const files = await instructingFiles(world, { further: [], ofCommit: true });
  const setup = setupWarnings(head, comparator, files);
  if (comparator.commits.kind === 'file' || repository === null || commit === null) return setup;
  try {
    const before = await comparator.entries();
    const gate = gateFilesWarning(before, await repository.listEntriesAt(commit));
    const unjudged = await unjudgedWarning(repository, commit, comparator, before, files);
    return [gate, unjudged, ...setup].filter((warning) => warning !== null);
  } catch (error) {
    if (!(error instanceof PortcullisError && error.code === 'not_comparable')) throw error;
    return [...setup, `it is unknown whether what runs this gate was changed: ${error.message}`];
  }
}

/**
 * What somebody should know of how the head's agents are set up, in every mode: rules that keep a client from a skill under test, and
 * skills that a client gets only here (src/providers/README.md, "Under test").
 */
function setupWarnings(head: Head, comparator: Comparator, files: readonly InstructingFile[]): readonly string[] {
  const { providers } = comparator.isConfigured ? comparator.config : head.config;
  const names = [...new Set(head.cases.flatMap(({ definition }) => requiredSkills(definition)))];
  const foreign = [...providers].filter(([, { skills }]) => skills.length > 0);
  return [
    ...[...head.config.providers.keys()].flatMap((id) => deniedBySettings(id, files, names)),
    ...foreign.map(
      ([id, { skills }]) =>
        `${id} gets the skills of ${skills.join(', ')}, which it does not read (providers.${id}.skills)`,
    ),
  ];
}

/** Says where the head has what no unit is given, and the comparator had something else of that, or such a file is gone; null where nowhere. */
async function unjudgedWarning(
  repository: GitRepository,
  commit: string,
  comparator: Comparator,
  before: CommitEntries,
  files: readonly InstructingFile[],
): Promise<string | null> {
  const entries = await repository.listEntriesAt(commit);
  const changed = new Set(differingPaths(before, entries));
  const behindLinks = files.filter(({ path, source }) => path !== source && changed.has(source));
  const touched = new Set<string>();
  for (const { path, source } of [...[...changed].map((one) => ({ path: one, source: one })), ...behindLinks]) {
    const part = judgedPart(path);
    const own = part === null ? null : await repository.readFileAt(commit, source);
    if (part === null || own === null || own.kind === 'unreadable') continue;
    const { left } = part(own.kind === 'found' ? Buffer.from(own.bytes).toString() : '');
    const was = left === '' || own.kind === 'absent' ? null : await comparator.read(source);
    if (left !== '' && (was === null || part(was.text).left !== left)) touched.add(source);
  }
  if (touched.size === 0) return null;
  return `settings_not_judged: no unit is given what executes, grants or redirects, and this change touches it: read the change of ${firstOf([...touched])}`;
}
