import { resolve } from 'node:path';

import { projectLedger } from '../../harness/feature/check-ledger.ts';
import { readIssues } from '../../harness/issues/issue-rows.ts';
import { storeSnapshotRef } from '../../harness/issues/snapshot-ref.ts';
import { bootstrapOf, changedSession, parseSession, type SessionChange } from '../../harness/session/session.ts';
import { written } from '../../harness/stored-document.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { loadLedger } from './feature-file.ts';
import { asPortcullisError } from '../../kernel/portcullis-error.ts';
import { optionalText } from '../../kernel/trimmed.ts';
import type { World } from '../world/world.ts';
import { changeStateFile, nowText, statePath, type Reading } from './state-folder.ts';

const WHAT = 'the session';
/** The time of issues without one, where a snapshot may not change while the memory stays the same. */
const NO_TIME = '1970-01-01T00:00:00Z';

/** Writes a session, or changes the one that is there. @throws PortcullisError for one that cannot be read or written */
export async function writeSession(world: World, { path, isStrict }: Reading, change: SessionChange, issues?: string) {
  const place = await statePath(world, path, 'session');
  const issuesPath = optionalText(await statePath(world, issues, 'issues'));
  const session = await changeStateFile(resolve(world.cwd, place), WHAT, async (fileText) => {
    const before = fileText === undefined ? null : parseSession(fileText, place, isStrict);
    const issuesSnapshotRef = issuesPath && (await snapshotRef(world, issuesPath, isStrict));
    return written(changedSession(before, change, { issuesPath, issuesSnapshotRef }, nowText(world)));
  });
  return { action: 'harness-session.write', path: place, session };
}

/** Undefined where there is no memory, or none that can be read. */
export async function snapshotRef({ cwd, now }: World, path: string, isStrict: boolean): Promise<string | undefined> {
  try {
    const fileText = await readTextFile(resolve(cwd, path), 'the issues');
    return storeSnapshotRef(readIssues(fileText, path, isStrict ? NO_TIME : now().toISOString()));
  } catch (error) {
    asPortcullisError(error);
    return undefined;
  }
}

/** A session as it stands in its file. @throws PortcullisError for none, or one that is not valid */
export async function readSession(world: World, reading: Reading) {
  const { place, session } = await loadSession(world, reading);
  return { action: 'harness-session.read', path: place, session: written(session) };
}

async function loadSession(world: World, { path, isStrict }: Reading) {
  const place = await statePath(world, path, 'session');
  return { place, session: parseSession(await readTextFile(resolve(world.cwd, place), WHAT), place, isStrict) };
}

/**
 * What a start needs: the session, and what comes next in the feature ledger. Without a ledger the contract leaves its members out.
 *
 * @throws PortcullisError for no session, and for a session or ledger that is not valid
 */
export async function bootstrapSession(world: World, reading: Reading, ledgerPath?: string) {
  const { place, session } = await loadSession(world, reading);
  const featureLedgerRef = await statePath(world, ledgerPath, 'features');
  const ledger = await loadLedger(world, featureLedgerRef);
  const { closureComplete: featureClosureComplete, ...next } = projectLedger(
    ledger,
    featureLedgerRef,
    reading.isStrict,
  );
  const features = ledger === null && reading.isStrict ? {} : { featureLedgerRef, featureClosureComplete, ...next };
  return { action: 'harness-session.bootstrap', sessionRef: place, ...bootstrapOf(session), ...features };
}
