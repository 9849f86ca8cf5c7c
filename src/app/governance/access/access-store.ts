import { documentText } from '../../../contracts/document-text.ts';
import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import { parseAccessLog } from '../../../contracts/access-log.ts';
import {
  type AccessHead,
  type AccessLog,
  accessEntry,
  EMPTY_HEAD,
  headOf,
  logId,
  type NewAccess,
} from '../../../governance/access/access-log.ts';
import { decodeJsonOr } from '../../../kernel/decode-json.ts';
import { number as numberShape, record, text } from '../../../kernel/json-shape.ts';
import { invalidInput } from '../../../kernel/portcullis-error.ts';

const ENTRY = 'access_log:';
/** The last entry, and the last of those that were cut off at the front. */
const [HEAD, FRONT] = ['access_head', 'access_front'];
const HEAD_SHAPE = record({ number: numberShape, hash: text });

/**
 * Puts an entry behind the last one. Whoever creates the entry of a number has it; a process that ended before it told the head is no
 * gap, since the next one finds its entry.
 */
export async function appendAccess(store: GovernanceStore, access: NewAccess): Promise<AccessHead> {
  let head = await accessHead(store);
  for (;;) {
    const next = await readEntry(store, head.number + 1);
    const entry = next ?? accessEntry(head, access);
    const timelines = [`access_logs:${access.library_id}`];
    if (!access.access_granted) timelines.push('security:violations');
    const isOurs = next === null && (await store.swap(keyOf(entry.number), null, documentText(entry), { timelines }));
    if (next === null && !isOurs) continue;
    const reached = headOf(entry);
    await moveHead(store, HEAD, reached);
    if (isOurs) return reached;
    head = reached;
  }
}

/** The last entry that the store tells. */
export async function accessHead(store: Pick<GovernanceStore, 'read'>): Promise<AccessHead> {
  return headAt(store, HEAD);
}

/** Cuts off what no library needs any more, as far as there is nothing before it that one needs. */
export async function cutFront(store: GovernanceStore, now: Date): Promise<void> {
  const last = (await accessHead(store)).number;
  for (let { number } = await headAt(store, FRONT); number < last; number += 1) {
    const entry = await readEntry(store, number + 1);
    if (entry === null || entry.expires_at > now.toISOString()) return;
    // Its hash stays before it goes.
    await moveHead(store, FRONT, headOf(entry));
    const timelines = [`access_logs:${entry.library_id}`, 'security:violations'];
    await store.swap(keyOf(entry.number), documentText(entry), null, { timelines });
  }
}

/** The whole log: what was cut off, its entries in order, and the head. */
export async function readAccess(
  store: GovernanceStore,
): Promise<{ readonly front: AccessHead; readonly entries: readonly AccessLog[]; readonly head: AccessHead }> {
  const [front, head] = [await headAt(store, FRONT), await accessHead(store)];
  const entries: AccessLog[] = [];
  for (const key of await store.keys(ENTRY)) {
    const found = await store.read(key);
    if (found !== null) entries.push(parseAccessLog(found, key));
  }
  // What a process that ended while it cut did not remove is cut off all the same.
  return { front, head, entries: entries.filter(({ number }) => number > front.number) };
}

async function readEntry(store: Pick<GovernanceStore, 'read'>, number: number): Promise<AccessLog | null> {
  const found = await store.read(keyOf(number));
  return found === null ? null : parseAccessLog(found, keyOf(number));
}

function keyOf(number: number): string {
  return ENTRY + logId(number);
}

async function headAt(store: Pick<GovernanceStore, 'read'>, key: string): Promise<AccessHead> {
  const found = await store.read(key);
  return found === null ? EMPTY_HEAD : parseHead(found, key);
}

function parseHead(found: string, key: string): AccessHead {
  return decodeJsonOr(found, HEAD_SHAPE, (reason) => invalidInput(`${key}: ${reason}`));
}

/** Heads only go on. */
async function moveHead(store: GovernanceStore, key: string, head: AccessHead): Promise<void> {
  for (;;) {
    const before = await store.read(key);
    if (before !== null && parseHead(before, key).number >= head.number) return;
    if (await store.swap(key, before, documentText(head))) return;
  }
}
