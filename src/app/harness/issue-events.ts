import { dirname, join, resolve } from 'node:path';

import { eventsOf, eventsText, eventStreamRef, readEvents, replayEvents } from '../../harness/issues/issue-events.ts';
import { readIssues } from '../../harness/issues/issue-rows.ts';
import type { Issues } from '../../harness/issues/issue.ts';
import { storeSnapshotRef } from '../../harness/issues/snapshot-ref.ts';
import { momentOf, rfc3339Text } from '../../harness/rfc3339.ts';
import { withFileLock } from '../../io/state/file-lock.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { invalidInput, notFound, usageError } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import { readIssueMemory, writeIssueMemory } from './issue-memory.ts';
import { statePath } from './state-folder.ts';

type Place = Pick<World, 'cwd' | 'root' | 'now'>;

const LASTING = { lasting: true };

/**
 * Writes the issues of a memory as events, and makes sure that these make the same issues again. The file stays where they do not, as with the
 * reference.
 *
 * @throws PortcullisError
 */
export async function migrateEvents(world: Place, issuesPath: string, given: string | undefined): Promise<object> {
  const eventsPath = await eventsPathOf(world, given);
  refuseOneFile(world, issuesPath, eventsPath);
  const issues = await readIssueMemory(world, issuesPath);
  const text = eventsText(eventsOf(issues));
  await writeFileAtomically(resolve(world.cwd, eventsPath), text, 'the events of issues', LASTING);
  const events = readEvents(text, eventsPath, rfc3339Text(momentOf(world.now())));
  const replayed = replayEvents(events, eventsPath);
  if (storeSnapshotRef(replayed) !== storeSnapshotRef(issues)) {
    const message = `migration replay mismatch between ${issuesPath} and ${eventsPath}`;
    throw invalidInput(message, 'Look for dependencies that an issue has twice, or that name another issue as theirs.');
  }
  const counts = { issueCount: issues.size, eventCount: events.length };
  return { action: 'issue.migrate-events', issuesPath, eventsPath, ...counts, equivalent: true };
}

/**
 * Makes the issues of a memory of its events. A cache beside it says of which events it was made, so that the same need not be replayed.
 *
 * @throws PortcullisError
 */
export async function replayEventFile(
  world: Place,
  issuesPath: string,
  given: { readonly events?: string | undefined; readonly cache?: string | undefined },
): Promise<object> {
  const eventsPath = await eventsPathOf(world, given.events);
  const cachePath = given.cache ?? join(dirname(issuesPath), 'replay-cache.json');
  refuseOneFile(world, issuesPath, eventsPath, cachePath);
  const at = (path: string): string => resolve(world.cwd, path);
  const now = rfc3339Text(momentOf(world.now()));
  const text = await readOptionalTextFile(at(eventsPath), 'the events of issues');
  if (text === undefined)
    throw notFound(`events file not found: ${eventsPath}`, 'Make one with `portcullis issue migrate-events`.');
  const events = readEvents(text, eventsPath, now);
  return withFileLock(at(issuesPath), 'the issue memory', async () => {
    const stored = await readOptionalTextFile(at(issuesPath), 'the issue memory');
    const existing = stored === undefined ? null : readIssues(stored, issuesPath, now);
    const described = (issues: Issues) => ({
      schema: 'issue.replay.cache.v1',
      eventsPath,
      issuesPath,
      eventStreamRef: eventStreamRef(events),
      snapshotRef: storeSnapshotRef(issues),
      eventCount: events.length,
      issueCount: issues.size,
    });
    const cached = await readOptionalTextFile(at(cachePath), 'the cache of the replay');
    const cacheHit = existing !== null && cached === cacheText(described(existing));
    const replayed = cacheHit ? existing : replayEvents(events, eventsPath);
    const { schema, ...made } = described(replayed);
    if (!cacheHit) {
      await writeIssueMemory(at(issuesPath), replayed);
      await writeFileAtomically(at(cachePath), cacheText({ schema, ...made }), 'the cache of the replay', LASTING);
    }
    const equivalentToExisting = existing === null ? null : storeSnapshotRef(existing) === made.snapshotRef;
    return { action: 'issue.replay-events', ...made, cachePath, cacheHit, equivalentToExisting };
  });
}

/** @throws PortcullisError `usage` where one would be written over another one */
function refuseOneFile({ cwd }: Place, ...paths: readonly string[]): void {
  if (new Set(paths.map((path) => resolve(cwd, path))).size === paths.length) return;
  const message = `expected a file each for issues, events and cache, found ${paths.join(', ')}`;
  throw usageError(message, 'Name another one with --events or --cache.');
}

function cacheText(cache: object): string {
  return JSON.stringify(cache, null, 2);
}

async function eventsPathOf(world: Place, given: string | undefined): Promise<string> {
  return given ?? join(dirname(await statePath(world, undefined, 'issues')), 'memory', 'events.jsonl');
}
