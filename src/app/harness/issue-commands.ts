import { resolve } from 'node:path';

import { type Dispatch, readDispatch } from '../../harness/issues/dispatch.ts';
import type { IssueRequest } from '../../harness/issues/issue-request.ts';
import { ClassedRefusal } from '../../harness/classed-refusal.ts';
import { leasedView } from '../../harness/issues/lease.ts';
import { type Action, CHANGES, LEASES, READS } from '../../harness/issues/operations.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import { migrateEvents, replayEventFile } from './issue-events.ts';
import { type Change, changeIssueMemory, changeLease, readIssueMemory } from './issue-memory.ts';
import { statePath } from './state-folder.ts';

type Place = Pick<World, 'cwd' | 'root' | 'now'>;

/** What an operation is asked for on the command line: the memory, and where notes are. */
export interface IssueFlags extends IssueRequest {
  readonly issues?: string | undefined;
  readonly notesFile?: string | undefined;
  readonly events?: string | undefined;
  readonly cache?: string | undefined;
}

/**
 * What a command of `issue` or `dep` answers, by its group and name, on the memory that `issues` names, else the usual one.
 *
 * @throws PortcullisError
 */
export async function answerCommand(world: Place, command: string, flags: IssueFlags): Promise<object> {
  const path = await statePath(world, flags.issues, 'issues');
  if (command === 'issue.migrate-events') return migrateEvents(world, path, flags.events);
  if (command === 'issue.replay-events') return replayEventFile(world, path, flags);
  const action = command.replaceAll('-', '_') as Action;
  return { action, issuesPath: path, ...(await answerOf(world, path, action, flags)) };
}

/** What an operation answers, on the memory at `path`. @throws PortcullisError */
async function answerOf(world: Place, path: string, action: Action, flags: IssueFlags): Promise<object> {
  if (has(READS, action)) return READS[action](await readIssueMemory(world, path), flags);
  if (has(CHANGES, action)) {
    const { notesFile } = flags;
    const notes =
      notesFile === undefined ? flags.notes : await readTextFile(resolve(world.cwd, notesFile), 'the notes');
    const change: Change<object> = (issues, now) => CHANGES[action](issues, { ...flags, notes }, now);
    return (await changeIssueMemory(world, path, change, { creates: action === 'issue.add' })).answer;
  }
  const { issue, changed } = (
    await changeLease(world, path, action, (issues, now) => LEASES[action](issues, flags, now))
  ).answer;
  const said = action === 'issue.claim' ? {} : action === 'issue.claim_next' ? { claimed: changed } : { changed };
  return { ...said, issue: issue === null ? null : leasedView(issue) };
}

function has<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

/** The answer of the reference's transport to an action with its payload, a JSON text. @throws PortcullisError for one that is none */
export async function answerDispatch(world: Place, action: string, payloadText: string): Promise<object> {
  const dispatch = dispatchOf(action, payloadText);
  if ('answer' in dispatch) return dispatch.answer;
  const path = await statePath(world, dispatch.issuesPath ?? undefined, 'issues');
  try {
    const { now, ...outcome } = await changeLease(world, path, 'issue.claim', dispatch.change);
    return dispatch.accepted(path, outcome, now);
  } catch (error) {
    if (!(error instanceof ClassedRefusal)) throw error;
    return dispatch.rejected(path, error.errorClass, error.reason);
  }
}

function dispatchOf(action: string, payloadText: string): Dispatch {
  try {
    return readDispatch(action, payloadText);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw invalidInput(`--payload: expected JSON: ${error.message}`, undefined, { cause: error });
  }
}
