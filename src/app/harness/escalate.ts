import { join, resolve } from 'node:path';

import { PROOF_FILES } from '../../contracts/required-attestation.ts';
import { discoverIssue, updateIssue } from '../../harness/issues/change-issue.ts';
import { readyIssues } from '../../harness/issues/readiness.ts';
import {
  escalationNote,
  escalationTitle,
  noteDigest,
  parseEscalated,
  withNote,
  type EscalatedDecision,
} from '../../harness/retry/escalation.ts';
import { shownPath } from '../../io/find-files.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { oneOf, optional, record, text } from '../../kernel/json-shape.ts';
import { asPortcullisError, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { stripped } from '../../kernel/trimmed.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { type Change, changeIssueMemory, readIssueMemory } from './issue-memory.ts';
import { statePath, stateVariable } from './state-folder.ts';

/** What failed at last, and where that is told. */
export interface Escalation {
  readonly decision: EscalatedDecision;
  /** What failed, for people. */
  readonly scope: string;
  /** Its proof, a path that is absolute or relative to the working folder; null where there is none. */
  readonly witness: string | null;
  readonly environment: Environment;
  /** The issue memory; null for the usual one. */
  readonly issues: string | null;
}

/** What was done, in the reference's names; null where there is nothing. */
export interface Escalated {
  readonly action: string;
  /** `applied`, `stop`, or `error:<class>`. */
  readonly outcome: string;
  readonly issue_id: string | null;
  readonly created_issue_id: string | null;
  readonly note_digest: string | null;
  readonly witness_ref: string;
  readonly details: string;
}

const NOTHING = { issue_id: null, created_issue_id: null, note_digest: null, details: '' };

/** The same of a decision in a file. */
export async function escalateFile(
  world: World,
  file: string,
  about: Omit<Escalation, 'decision'>,
): Promise<Escalated> {
  const decision = parseEscalated(await readTextFile(resolve(world.cwd, file), 'the decision'), file);
  return escalate(world, { ...about, decision });
}

/** The same of each required check that failed at last. An error is an outcome: others are to be told nevertheless. */
export async function escalateChecks(
  world: World,
  environment: Environment,
  { folder, failed }: { readonly folder: string; readonly failed: ReadonlyMap<string, EscalatedDecision> },
): Promise<readonly Escalated[]> {
  const about = { witness: join(folder, PROOF_FILES.witness), environment, issues: null };
  const done: Escalated[] = [];
  for (const [checkId, decision] of failed) {
    done.push(await escalateOrTell(world, { ...about, decision, scope: `required check ${checkId}` }));
  }
  return done;
}

/** Escalates. An error is an outcome, `error:<class>`. */
export async function escalateOrTell(world: World, escalation: Escalation): Promise<Escalated> {
  return escalate(world, escalation).catch((thrown: unknown) => {
    const { code, message: details } = asPortcullisError(thrown);
    const outcome = `error:${thrown instanceof InputClassError ? thrown.errorClass : code}`;
    const action = escalation.decision.escalationAction;
    return { ...NOTHING, action, outcome, witness_ref: witnessRefOf(world, escalation), details };
  });
}

/**
 * Does what a decision says after the last attempt (premath harness 5.4): stops, or tells the active issue.
 *
 * @throws PortcullisError `usage` where there is another attempt; InputClassError `escalation_…`
 */
async function escalate(world: World, escalation: Escalation): Promise<Escalated> {
  const { decision, scope, environment } = escalation;
  const { escalationAction: action, retry, attempt, maxAttempts } = decision;
  if (retry) {
    const message = `expected a decision after the last attempt, found attempt ${attempt} of ${maxAttempts}`;
    throw usageError(message, 'Try again first; escalate what `retry decide` says of the last failure.');
  }
  const witness_ref = witnessRefOf(world, escalation);
  if (action === 'stop') return { ...NOTHING, action, outcome: 'stop', witness_ref };
  const path = await statePath(world, escalation.issues ?? stateVariable(environment, 'ISSUES_PATH')?.value, 'issues');
  const { id, source } = await activeIssue(world, environment, path);
  const note = escalationNote(decision, scope, witness_ref);
  const change = changeOf(action, id, note, escalationTitle(scope, decision));
  const { answer } = await classed('escalation_issue_command_failed', () => changeIssueMemory(world, path, change));
  const { issue } = answer as { readonly issue: { readonly id: string } };
  return {
    action,
    outcome: 'applied',
    issue_id: id,
    created_issue_id: issue.id === id ? null : issue.id,
    note_digest: noteDigest(scope, note),
    witness_ref,
    details: `issuesPath=${path}; issueSource=${source}`,
  };
}

/** What an action makes of the issue memory, where this issue is the active one. */
function changeOf(action: string, id: string, note: string, title: string): Change<object> {
  if (action === 'issue_discover') {
    return (issues, now) => discoverIssue(issues, { parent: id, title, description: note }, now);
  }
  if (action !== 'mark_blocked') {
    const expected = 'stop, issue_discover or mark_blocked';
    throw new InputClassError('escalation_unknown_action', `expected ${expected}, found ${JSON.stringify(action)}`);
  }
  return (issues, now) => {
    const issue = issues.get(id);
    if (issue === undefined)
      throw new InputClassError('escalation_issue_not_found', `expected ${id}, found no such issue`);
    return updateIssue(issues, { id, status: 'blocked', notes: withNote(issue.notes ?? '', note) }, now);
  };
}

/** An escalation in a line. */
export function escalatedText({ action, outcome, issue_id, created_issue_id: created, details }: Escalated): string {
  const issue = created === null ? issue_id : `${created} in ${issue_id}`;
  return [`${action}: ${outcome}`, issue ?? '', details].filter((part) => part !== '').join(', ');
}

function witnessRefOf({ cwd, root }: World, { witness }: Escalation): string {
  return witness === null ? '(none)' : shownPath(root, resolve(cwd, witness));
}

/** Which issue is worked on, and what says so: the environment, else the session, else that it alone is ready. */
async function activeIssue(
  world: World,
  environment: Environment,
  path: string,
): Promise<{ readonly id: string; readonly source: string }> {
  const named = stateVariable(environment, 'ACTIVE_ISSUE_ID', 'ISSUE_ID');
  if (named !== null) return { id: named.value, source: `env:${named.key}` };
  const session = await statePath(world, stateVariable(environment, 'HARNESS_SESSION_PATH')?.value, 'session');
  const ofSession = await issueOfSession(world, session);
  if (ofSession !== '') return { id: ofSession, source: `session:${session}` };
  const issues = await classed('escalation_issue_command_failed', () => readIssueMemory(world, path));
  const ready = readyIssues(issues);
  const [only] = ready;
  if (only !== undefined && ready.length === 1) return { id: only.id, source: `ready:${path}` };
  const errorClass = only === undefined ? 'escalation_issue_context_unbound' : 'escalation_issue_context_ambiguous';
  const found = `found ${ready.length}; PORTCULLIS_ACTIVE_ISSUE_ID or the session names the active one`;
  throw new InputClassError(errorClass, `${path}: expected one ready issue, ${found}`);
}

const sessionShape = record({ sessionKind: oneOf('premath.harness.session.v1'), issueId: optional(text) });

/** Blank where there is no session, or none that names an issue. */
async function issueOfSession({ cwd }: World, path: string): Promise<string> {
  const read = () => readOptionalTextFile(resolve(cwd, path), 'the session');
  const jsonText = await classed('escalation_session_read_failed', read);
  if (jsonText === undefined) return '';
  const refusal = (reason: string, cause: Error): Error =>
    new InputClassError('escalation_session_invalid', `${path}: ${reason}`, { cause });
  return stripped(decodeJsonOr(jsonText, sessionShape, refusal).issueId ?? '');
}

/** What is wrong there, by a class of escalation. */
async function classed<T>(errorClass: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PortcullisError) || error instanceof InputClassError) throw error;
    throw new InputClassError(errorClass, error.message, { cause: error });
  }
}
