import { isNewerRun } from '../contracts/proposal-run.ts';

/** What a comment remembers of the report that it shows. */
export interface CommentState {
  /** The run that reported; of one workflow, later ones have greater numbers. */
  readonly runNumber: number;
  readonly runAttempt: number;
  /** `failing`: it says what is wrong. `clear`: it says that all is well again. */
  readonly kind: 'failing' | 'clear';
  /** 64 hex digits of what it says, but for the name of the run. */
  readonly digest: string;
}

/** Which comment of a pull request is meant: 64 hex digits, others for each workflow that reports. */
export type CommentKey = string;

const STATE = /^ run=([0-9]{1,15}) attempt=([0-9]{1,9}) state=(failing|clear) digest=([0-9a-f]{64}) -->$/;

/** The line by which a comment is found again; nobody sees it. It has to be the first of the comment. */
export function commentMarker(key: CommentKey, { runNumber, runAttempt, kind, digest }: CommentState): string {
  return `${prefixOf(key)} run=${runNumber} attempt=${runAttempt} state=${kind} digest=${digest} -->`;
}

/**
 * What the marker with this key remembers: `unreadable` where it is not as this version writes it, null where there is none. It is the
 * beginning of the first line only: a text that quotes the comment, or a file in which one stands, is not the comment. Anybody can write it;
 * whose comment it is has to be asked apart.
 */
export function readMarker(body: string, key: CommentKey): CommentState | 'unreadable' | null {
  const prefix = prefixOf(key);
  const [line = ''] = body.split(/\r?\n/, 1);
  if (!line.startsWith(prefix)) return null;
  const match = STATE.exec(line.slice(prefix.length).trimEnd());
  if (match === null) return 'unreadable';
  const [, run = '', attempt = '', kind = '', digest = ''] = match;
  return {
    runNumber: Number(run),
    runAttempt: Number(attempt),
    kind: kind === 'clear' ? 'clear' : 'failing',
    digest,
  };
}

function prefixOf(key: CommentKey): string {
  return `<!-- portcullis:gate key=${key}`;
}

export type CommentDecision =
  | { readonly kind: 'create' | 'update' | 'all-clear' }
  | { readonly kind: 'leave'; readonly because: 'nothing to say' | 'a newer run has reported' | 'nothing has changed' };

/**
 * What becomes of a gate's one comment in a pull request (src/app/README.md, "Comment"). The first rule that fits decides.
 *
 * @param existing what our own comment remembers; null where there is none
 * @param now what this run would have it remember
 */
export function decideComment(existing: CommentState | 'unreadable' | null, now: CommentState): CommentDecision {
  const isClear = now.kind === 'clear';
  if (existing === null) return isClear ? { kind: 'leave', because: 'nothing to say' } : { kind: 'create' };
  const changed: CommentDecision = { kind: isClear ? 'all-clear' : 'update' };
  if (existing === 'unreadable') return changed;
  if (isNewerRun(orderOf(existing), orderOf(now))) return { kind: 'leave', because: 'a newer run has reported' };
  const isSame = existing.digest === now.digest && existing.kind === now.kind;
  return isSame ? { kind: 'leave', because: 'nothing has changed' } : changed;
}

/** Of one workflow, numbers count up as ids do over a repository. */
function orderOf({ runNumber: id, runAttempt: attempt }: CommentState): Parameters<typeof isNewerRun>[0] {
  return { id, attempt };
}
