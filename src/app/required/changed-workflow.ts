import type { CommitEntries } from '../../contracts/commit-files.ts';
import { parseUses } from '../../doctor/action-reference.ts';
import { parseCompositeAction, parseWorkflow } from '../../doctor/workflow.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { append } from '../../kernel/append.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';

/** Both trees of a change, and what they are the trees of. */
export interface ChangedTrees {
  readonly comparator: Pick<Comparator, 'read' | 'name'>;
  readonly before: CommitEntries;
  readonly after: CommitEntries;
  /** `owner/name`. */
  readonly repository: string;
}

/** A workflow by its file, an action by its folder; the action at the top of the repository has the empty one. */
interface Called {
  readonly kind: 'workflow' | 'action';
  readonly path: string;
  /** As it is called. */
  readonly uses: string;
}

/** As in a workflow: one step or job may stand in each of its jobs. */
const MAX_ALIASES = 1000;

/**
 * By what a workflow, or a workflow or action of the repository that it calls, at any depth, is not the comparator's: a file, or a call that
 * does not plainly lead to regular files which both trees have alike (`./x/../y`, links, submodules, another checkout). Null where all of it
 * is, so that nothing of the head has to be read.
 *
 * @throws PortcullisError where the comparator cannot be read, or has what GitHub could not run either
 */
export async function changedWorkflow(
  { comparator: { read, name }, before, after, repository }: ChangedTrees,
  workflow: string,
): Promise<string | null> {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  // Of listings that have folders, too, only what is in them counts.
  const modes = (path: string) => [before, after].map((entries) => entries.get(path)?.slice(0, 6));
  const paths = all.filter((path) => !modes(path).includes('040000'));
  const isRegular = (path: string): boolean => modes(path).every((mode) => mode?.startsWith('100') === true);
  const open: Called[] = [{ kind: 'workflow', path: workflow, uses: workflow }];
  const looked = new Set<string>();
  for (const called of open) {
    const key = `${called.kind} ${called.path}`;
    if (looked.has(key)) continue;
    looked.add(key);
    const parts = paths.filter((path) => belongsTo(path, called));
    const other = parts.find((path) => before.get(path) !== after.get(path) || !isRegular(path));
    if (other !== undefined || parts.length === 0) return other ?? called.uses;
    const files = called.kind === 'workflow' ? [called.path] : actionFiles(called.path);
    for (const file of files) {
      const found = await read(file);
      if (found === null) continue;
      append(open, await callsIn(called.kind, found.text, `${name}: ${file}`, repository));
      break;
    }
  }
  return null;
}

/** Of the action at the top only its own file: all else of the repository lies below it. */
function belongsTo(path: string, { kind, path: place }: Called): boolean {
  if (kind === 'workflow') return path === place;
  return place === '' ? actionFiles(place).includes(path) : path === place || path.startsWith(`${place}/`);
}

function actionFiles(folder: string): readonly string[] {
  return ['action.yml', 'action.yaml'].map((name) => (folder === '' ? name : `${folder}/${name}`));
}

/** What is called of this repository: by a path, or by its name, whatever the ref behind that. */
async function callsIn(
  kind: Called['kind'],
  text: string,
  file: string,
  repository: string,
): Promise<readonly Called[]> {
  const document = await parseYamlDocument(text.replace(/^\uFEFF/, ''), file, MAX_ALIASES);
  const jobs = kind === 'action' ? [] : parseWorkflow(document.value, file, document).jobs;
  const steps = kind === 'action' ? parseCompositeAction(document.value, file, document) : null;
  const called = (of: Called['kind'], uses: string | null): readonly Called[] => {
    const reference = uses === null ? null : parseUses(uses);
    if (uses === null || reference === null || reference.kind === 'docker') return [];
    const isOurs = reference.kind === 'local' || reference.repository === repository.toLowerCase();
    return isOurs ? [{ kind: of, path: reference.path, uses }] : [];
  };
  return [
    ...jobs.flatMap(({ uses }) => called('workflow', uses)),
    ...(steps ?? jobs.flatMap((job) => job.steps)).flatMap(({ uses }) => called('action', uses)),
  ];
}
