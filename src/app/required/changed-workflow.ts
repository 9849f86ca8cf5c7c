import { localActions, localCalls } from '../../doctor/composite-action.ts';
import { parseCompositeAction, parseWorkflow } from '../../doctor/workflow.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { append } from '../../kernel/append.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';

/** A workflow by its file, an action by its folder; the action at the top of the repository has the empty one. */
type Called = Readonly<{ kind: 'workflow' | 'action'; path: string }>;

/** As in a workflow: one step or job may stand in each of its jobs. */
const MAX_ALIASES = 1000;

/**
 * The file by which a workflow, or a workflow or action of the repository that it calls, at any depth, is not the comparator's; null where
 * all of it is. What did not change is read as the comparator has it, so that nothing of the head has to be read.
 *
 * @param changed every path that the change touches, both names of what was renamed
 * @throws PortcullisError where the comparator cannot be read, or has what GitHub could not run either
 */
export async function changedWorkflow(
  { read, name }: Pick<Comparator, 'read' | 'name'>,
  changed: ReadonlySet<string>,
  workflow: string,
): Promise<string | null> {
  const open: Called[] = [{ kind: 'workflow', path: workflow }];
  const looked = new Set<string>();
  for (const called of open) {
    const key = `${called.kind} ${called.path}`;
    if (looked.has(key)) continue;
    looked.add(key);
    const touched = [...changed].find((path) => belongsTo(path, called));
    if (touched !== undefined) return touched;
    const files = called.kind === 'workflow' ? [called.path] : actionFiles(called.path);
    for (const file of files) {
      const found = await read(file);
      if (found === null) continue;
      append(open, await callsIn(called.kind, found.text, `${name}: ${file}`));
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

async function callsIn(kind: Called['kind'], text: string, file: string): Promise<readonly Called[]> {
  const document = await parseYamlDocument(text.replace(/^\uFEFF/, ''), file, MAX_ALIASES);
  const actions = (folders: readonly string[]) => folders.map((path): Called => ({ kind: 'action', path }));
  if (kind === 'action') return actions(localActions(parseCompositeAction(document.value, file, document) ?? []));
  const parsed = parseWorkflow(document.value, file, document);
  const workflows = localCalls(parsed).map((path): Called => ({ kind: 'workflow', path }));
  return [...workflows, ...actions(localActions(parsed.jobs.flatMap(({ steps }) => steps)))];
}
