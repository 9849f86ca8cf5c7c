import { requiredSkills } from '../../contracts/case-file.ts';
import { differingPaths } from '../../contracts/commit-files.ts';
import { firstOf } from '../../contracts/counted.ts';
import { GO_ON_BELOW_IGNORED } from '../../contracts/sampling-policy.ts';
import { gateFilesWarning } from '../../gates/gate-files.ts';
import type { GitRepository } from '../../io/git/git-repository.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { judgedPart } from '../../providers/judged-part.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';
import { deniedBySettings } from '../repository/client-skills.ts';
import { instructingFiles, type InstructingFile } from '../repository/instructing-files.ts';
import type { World } from '../world/world.ts';
import type { Head } from './gate-head.ts';

/** What somebody has to read who relies on this report: see `gateFilesWarning` and `unjudgedWarning`. */
export async function headWarnings(world: World, head: Head, comparator: Comparator): Promise<readonly string[]> {
  const { repository, commit } = head;
  const files = await instructingFiles(world, { further: [], ofCommit: true, changed: head.changed });
  const setup = setupWarnings(head, comparator, files);
  if (comparator.commits.kind === 'file' || repository === null || commit === null) return setup;
  try {
    const changed = differingPaths(await comparator.entries(), await repository.listEntriesAt(commit));
    const unjudged = await unjudgedWarning(repository, commit, comparator, new Set(changed), files);
    return [gateFilesWarning(changed), unjudged, ...setup].filter((warning) => warning !== null);
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
  const isStale = [head, comparator].some(({ config }) => config.sampling.namesGoOnBelow);
  return [
    ...(isStale ? [`sampling.go_on_below: ${GO_ON_BELOW_IGNORED}`] : []),
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
  changed: ReadonlySet<string>,
  files: readonly InstructingFile[],
): Promise<string | null> {
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
