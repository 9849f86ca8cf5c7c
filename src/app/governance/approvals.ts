import { type Approval, parseApproval } from '../../contracts/approval.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { askAtTerminal } from '../../io/ask-at-terminal.ts';
import { largest } from '../../kernel/append.ts';
import { digestOf, sha256Hex } from '../../kernel/digest.ts';
import type { ReadonlyJsonValue } from '../../kernel/json-tree.ts';
import { notFound, usageError } from '../../kernel/portcullis-error.ts';
import { safeText } from '../../report/text-style.ts';
import type { World } from '../world/world.ts';
import { type ActivityPlaces, logActivity } from './log-activity.ts';

/** Where approvals are kept, and who decides. */
export interface ApprovalPlaces extends ActivityPlaces {
  readonly store: GovernanceStore;
  readonly user: string;
}

/** What is to be approved. */
export interface ApprovalRequest {
  /** What is to be done, in words. */
  readonly subject: string;
  /** All that it is done with. */
  readonly inputs: ReadonlyJsonValue;
  readonly run_id: string | null;
}

export interface ApprovalAnswer {
  /** `awaited`: nobody has decided, and nobody is there to ask: the run ends `blocked`. */
  readonly outcome: 'granted' | 'denied' | 'awaited';
  readonly approval: Approval;
  /** What was decided, or how it is. */
  readonly message: string;
}

type Decision = NonNullable<Approval['decision']>;

const keyOf = (id: string): string => `approval:${id}`;

/**
 * Whether something may be done (src/governance/README.md, "Approvals"): by a decision about exactly these inputs that was not used yet, else
 * by the answer of a person at the terminal. A decision is used up by it.
 *
 * @param ask null for nobody there
 */
export async function requireApproval(
  world: World,
  places: ApprovalPlaces,
  request: ApprovalRequest,
  ask: (question: string) => Promise<boolean | null> = askAtTerminal,
): Promise<ApprovalAnswer> {
  const { store } = places;
  const { subject, run_id } = request;
  const inputs_digest = digestOf(request.inputs);
  const stem = sha256Hex(`${subject}\0${inputs_digest}`).slice(0, 16);
  for (;;) {
    const keys = await store.keys(keyOf(`${stem}-`));
    const number = largest([0, ...keys.map((key) => Number(key.slice(key.lastIndexOf('-') + 1)))]);
    const last = number === 0 ? null : await readApproval(store, `${stem}-${number}`);
    const event = (approval: Approval, what: string): Promise<void> => tell(world, places, approval, what, run_id);
    if (last === null || last.used_at !== null) {
      const requested_at = world.now().toISOString();
      const open = { decision: null, by: null, reason: null, used_at: null };
      const approval: Approval = {
        schema: 1,
        approval_id: `${stem}-${number + 1}`,
        subject,
        inputs_digest,
        requested_at,
        ...open,
      };
      if (await store.swap(keyOf(approval.approval_id), null, documentText(approval)))
        await event(approval, 'requested');
    } else if (last.decision === null) {
      const said = await ask(`${safeText(subject)}: approve?`);
      if (said === null) return { outcome: 'awaited', approval: last, message: howToDecide(last) };
      await decideApproval(world, places, last.approval_id, said ? 'granted' : 'denied', 'asked at the terminal');
    } else {
      const used = { ...last, used_at: world.now().toISOString() };
      if (!(await store.swap(keyOf(last.approval_id), documentText(last), documentText(used)))) continue;
      await event(used, 'used');
      const message = `${subject}: ${last.decision} by ${last.by ?? ''}: ${last.reason ?? ''}`;
      return { outcome: last.decision, approval: used, message };
    }
  }
}

function howToDecide({ subject, approval_id: id }: Approval): string {
  return `${subject}: not approved yet: portcullis approval grant ${id} --reason TEXT, or deny`;
}

/** Grants or denies a request. @throws PortcullisError `not_found`; `usage` where it was decided before, which stands */
export async function decideApproval(
  world: World,
  places: ApprovalPlaces,
  id: string,
  decision: Decision,
  reason: string,
): Promise<Approval> {
  const before = await readApproval(places.store, id);
  const decided: Approval = { ...before, decision, by: places.user, reason };
  const isFirst = before.decision === null;
  if (!isFirst || !(await places.store.swap(keyOf(id), documentText(before), documentText(decided)))) {
    const { decision: found, by } = isFirst ? await readApproval(places.store, id) : before;
    throw usageError(`${id}: expected a request that nobody decided, found one that was ${found} by ${by}`);
  }
  await tell(world, places, decided, decision, null);
  return decided;
}

async function readApproval(store: GovernanceStore, id: string): Promise<Approval> {
  const key = keyOf(id);
  const text = await store.read(key);
  if (text !== null) return parseApproval(text, key);
  throw notFound(
    `${id}: expected an approval that was asked for in ${store.place}, found none`,
    'Copy the id of the message.',
  );
}

async function tell(
  world: World,
  places: ApprovalPlaces,
  { approval_id: id, subject, inputs_digest: digest, by }: Approval,
  what: string,
  run_id: string | null,
): Promise<void> {
  const message = `${subject}: ${what}`;
  const event = { agent: by ?? 'mother', type: `approval_${what}`, run_id, message };
  await logActivity(world, places, { ...event, metadata: { approval_id: id, inputs_digest: digest } });
}
