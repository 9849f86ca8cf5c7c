import { defaulted, type Decoded, list, oneOf, optional, record, text, where } from '../../kernel/json-shape.ts';
import { optionalText, refSet, trimmed } from '../../kernel/trimmed.ts';
import { parseRfc3339 } from '../rfc3339.ts';
import { safeToken } from '../safe-token.ts';
import { SESSION_STATES } from '../state-names.ts';
import { decodeStored, type Given, schemaOne } from '../stored-document.ts';

const KIND = 'premath.harness.session.v1';

const strictTime = where(text, 'an RFC 3339 time', (time) => (parseRfc3339(time) === null ? undefined : time));

const shapeOf = (time: typeof text, refs = list(text)) =>
  record({
    schema: schemaOne,
    sessionKind: oneOf(KIND),
    sessionId: where(text, 'an id that is not blank', (id) => (trimmed(id) === '' ? undefined : id)),
    state: oneOf(...SESSION_STATES),
    issueId: optional(text),
    summary: optional(text),
    nextStep: optional(text),
    instructionRefs: defaulted(refs, []),
    witnessRefs: defaulted(refs, []),
    lineageRefs: defaulted(refs, []),
    startedAt: time,
    updatedAt: time,
    stoppedAt: optional(time),
    issuesPath: optional(text),
    issuesSnapshotRef: optional(text),
  });

const referenceShape = shapeOf(text);
const strictShape = where(
  shapeOf(strictTime, where(list(text), 'references', refSet)),
  'the time at which the session stopped',
  (session) => (session.state === 'stopped' && session.stoppedAt === undefined ? undefined : session),
);

/** Where a run of work stands, for whoever goes on with it (tusk harness contract 11). */
export type Session = Decoded<typeof referenceShape>;

type Text = 'issueId' | 'summary' | 'nextStep';
type Refs = 'instructionRefs' | 'witnessRefs' | 'lineageRefs';

/** What a write says of a session. Undefined leaves what is there, a blank text clears it, and a list replaces the whole list. */
export type SessionChange = Given<Pick<Session, 'state' | 'sessionId' | Text | Refs>, 'state'>;

/**
 * Reads a session. The contract, where it is asked for, refuses times that are none and a stopped session without its time, and makes sets of
 * the references; the reference does not.
 *
 * @throws PortcullisError `invalid_input`; `place` is the file
 */
export function parseSession(jsonText: string, place: string, isStrict: boolean): Session {
  return decodeStored(jsonText, isStrict ? strictShape : referenceShape, place);
}

/** The session after a write at `now`, a time in UTC of whole seconds. */
export function changedSession(
  before: Session | null,
  change: SessionChange,
  issues: Pick<Session, 'issuesPath' | 'issuesSnapshotRef'>,
  now: string,
): Session {
  const said = (name: Text): string | undefined =>
    change[name] === undefined ? before?.[name] : optionalText(change[name]);
  const refs = (name: Refs): readonly string[] =>
    change[name] === undefined ? (before?.[name] ?? []) : refSet(change[name]);
  const issueId = said('issueId');
  return {
    schema: 1,
    sessionKind: KIND,
    sessionId: optionalText(change.sessionId) ?? before?.sessionId ?? newSessionId(issueId, now),
    state: change.state,
    issueId,
    summary: said('summary'),
    nextStep: said('nextStep'),
    instructionRefs: refs('instructionRefs'),
    witnessRefs: refs('witnessRefs'),
    lineageRefs: refs('lineageRefs'),
    startedAt: before?.startedAt ?? now,
    updatedAt: now,
    stoppedAt: change.state === 'stopped' ? now : undefined,
    issuesPath: issues.issuesPath,
    issuesSnapshotRef: issues.issuesSnapshotRef,
  };
}

function newSessionId(issueId: string | undefined, now: string): string {
  const stamp = `hs1_${now.replaceAll(/[-:]/g, '')}`;
  return issueId === undefined ? stamp : `${stamp}_${safeToken(issueId, 'session')}`;
}

const BOOTSTRAP = ['nextStep', 'summary', 'issuesPath', 'issuesSnapshotRef', 'stoppedAt'] as const;

/** What somebody needs of a session who goes on with it; null where it does not say it. */
export function bootstrapOf(session: Session) {
  const { sessionId, state, issueId = null, startedAt, updatedAt, instructionRefs, witnessRefs, lineageRefs } = session;
  return {
    bootstrapKind: 'premath.harness.bootstrap.v1',
    sessionId,
    mode: state === 'stopped' ? 'resume' : 'attach',
    resumeIssueId: issueId,
    ...Object.fromEntries(BOOTSTRAP.map((name) => [name, session[name] ?? null])),
    instructionRefs,
    witnessRefs,
    lineageRefs,
    startedAt,
    updatedAt,
  };
}
