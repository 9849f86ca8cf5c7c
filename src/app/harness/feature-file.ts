import { resolve } from 'node:path';

import { checkLedger, projectLedger } from '../../harness/feature/check-ledger.ts';
import {
  changedLedger,
  type FeatureChange,
  type Ledger,
  parseLedger,
  writtenLedger,
} from '../../harness/feature/ledger.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import type { World } from '../world/world.ts';
import { changeStateFile, nowText, type Reading, statePath } from './state-folder.ts';

const WHAT = 'the feature ledger';

/** Adds a feature to a ledger, or changes it. @throws PortcullisError for a ledger that cannot be read or written */
export async function writeFeature(world: World, { path }: Reading, change: FeatureChange) {
  const place = await statePath(world, path, 'features');
  const ledger = await changeStateFile(resolve(world.cwd, place), WHAT, (fileText) =>
    writtenLedger(changedLedger(fileText === undefined ? null : parseLedger(fileText, place), change, nowText(world))),
  );
  return { action: 'harness-feature.write', path: place, featureId: trimmed(change.featureId), ledger };
}

/** The ledger in a file; null where there is none. @throws PortcullisError for one that is not valid */
export async function loadLedger({ cwd }: World, place: string): Promise<Ledger | null> {
  const fileText = await readOptionalTextFile(resolve(cwd, place), WHAT);
  return fileText === undefined ? null : parseLedger(fileText, place);
}

/** A ledger as it stands in its file. @throws PortcullisError for none, or one that is not valid */
export async function readLedger(world: World, { path }: Reading) {
  const place = await statePath(world, path, 'features');
  return { action: 'harness-feature.read', path: place, ledger: writtenLedger(await requiredLedger(world, place)) };
}

async function requiredLedger({ cwd }: World, place: string): Promise<Ledger> {
  return parseLedger(await readTextFile(resolve(cwd, place), WHAT), place);
}

/** Whether a ledger holds, and where not. Throws as `readLedger` does. */
export async function checkFeatures(world: World, { path, isStrict }: Reading, requireClosure: boolean) {
  const place = await statePath(world, path, 'features');
  const checked = checkLedger(await requiredLedger(world, place), requireClosure, isStrict);
  const checkKind = 'premath.harness.feature_ledger.check.v1';
  return { action: 'harness-feature.check', path: place, checkKind, requireClosure, ...checked };
}

/** The feature that comes next; without a ledger, none. @throws PortcullisError for one that is not valid, or rejected */
export async function nextFeature(world: World, { path, isStrict }: Reading) {
  const place = await statePath(world, path, 'features');
  const ledger = await loadLedger(world, place);
  return {
    action: 'harness-feature.next',
    path: place,
    exists: ledger !== null,
    ...projectLedger(ledger, place, isStrict),
  };
}
