import { lstatSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import { parsePlan, PLAN_FILE } from '../../../contracts/plan.ts';
import { ATTESTATION_FILE, REQUIRED_FOLDER } from '../../../contracts/required-attestation.ts';
import { RESULTS_FILE } from '../../../contracts/results.ts';
import { RUN_RECORD_FILE } from '../../../contracts/run-record.ts';
import { archiveFolder, digestsOfFolder, type Digests } from '../../../io/archive-folder.ts';
import { isMissing, notWritten, unreadable } from '../../../io/file-error.ts';
import { isFile, isInside } from '../../../io/find-files.ts';
import { readOptionalTextFile, readTextFile } from '../../../io/read-text-file.ts';
import { removeFolder } from '../../../io/unit/unit-folder.ts';
import { sha256Hex } from '../../../kernel/digest.ts';
import { decodeJsonOr } from '../../../kernel/decode-json.ts';
import { optional, record, text as string } from '../../../kernel/json-shape.ts';
import { compareCodePoints } from '../../../kernel/ordering.ts';
import { invalidInput, mismatchError, PortcullisError } from '../../../kernel/portcullis-error.ts';

/** Below an artifacts root: where archives go. */
const ARCHIVES = 'archive';
const PACKED = '.tar.gz';

/** What is known of an artifact without a record. */
interface Described {
  readonly run_id: string;
  /** Where nothing says when its run ended. */
  readonly created_at: string;
  /** What it says itself of how its run ended. */
  readonly ended: { readonly reason: string; readonly timestamp: string } | null;
}

/** An artifact where it stands: a folder of a run, or a document of the store. */
export interface ArtifactPlace {
  readonly id: string;
  readonly hasOriginal: boolean;
  readonly hasArchive: boolean;
  /** What is known of it without a record; null where it is no artifact of ours. */
  describe(): Promise<Described | null>;
  digests(): Promise<Digests>;
  /** Makes the archive, checked; the original stays. */
  pack(): Promise<Digests>;
  removeOriginal(): Promise<void>;
  removeArchive(): Promise<void>;
}

/**
 * The folders below an artifacts root and their archives.
 *
 * @throws PortcullisError `invalid_input` for a root that is a link or stands behind one
 */
export function artifactsBelow(cwd: string, root: string): readonly ArtifactPlace[] {
  const path = resolve(cwd, root);
  const originals = foldersIn(path, cwd).filter((entry) => entry.isDirectory() && entry.name !== ARCHIVES);
  const archives = foldersIn(join(path, ARCHIVES), cwd).filter(({ name }) => name.endsWith(PACKED));
  const packed = new Set(archives.map(({ name }) => name.slice(0, -PACKED.length)));
  const whole = new Set(originals.map(({ name }) => name));
  const ids = [...new Set([...whole, ...packed])].sort(compareCodePoints);
  return ids.map((id) => new FolderPlace(path, id, whole.has(id), packed.has(id)));
}

/** No closures: a root may hold a hundred thousand. */
class FolderPlace implements ArtifactPlace {
  readonly id: string;
  readonly hasOriginal: boolean;
  readonly hasArchive: boolean;
  readonly #root: string;

  constructor(root: string, id: string, hasOriginal: boolean, hasArchive: boolean) {
    this.#root = root;
    this.id = id;
    this.hasOriginal = hasOriginal;
    this.hasArchive = hasArchive;
  }

  get #folder(): string {
    return join(this.#root, this.id);
  }

  get #archive(): string {
    return join(this.#root, ARCHIVES, `${this.id}${PACKED}`);
  }

  describe(): Promise<Described | null> {
    return this.hasOriginal
      ? describeFolder(this.#folder, this.id, this.#folder)
      : describeFolder(null, this.id, this.#archive);
  }

  digests(): Promise<Digests> {
    return digestsOfFolder(this.#folder);
  }

  pack(): Promise<Digests> {
    return archiveFolder(this.#folder, this.#archive);
  }

  removeOriginal(): Promise<void> {
    return remove(this.#folder);
  }

  removeArchive(): Promise<void> {
    return remove(this.#archive);
  }
}

/** The results of a batch or a shard, as far as they say how it ended. */
const ENDED = record({ termination: optional(record({ reason: string, timestamp: string })) });

/** A folder of a batch or a shard has a record of its run, one of required checks an attestation. */
async function describeFolder(folder: string | null, id: string, dated: string): Promise<Described | null> {
  const made = { created_at: lstatSync(dated).mtime.toISOString(), ended: null };
  if (folder === null || (await isFile(join(folder, REQUIRED_FOLDER, ATTESTATION_FILE))))
    return { run_id: id, ...made };
  if (!(await isFile(join(folder, RUN_RECORD_FILE)))) return null;
  const [plan, results] = [join(folder, PLAN_FILE), join(folder, RESULTS_FILE)];
  const run_id = parsePlan(await readTextFile(plan, 'the plan'), plan).batch_run_id;
  const text = await readOptionalTextFile(results, 'the results');
  if (text === undefined) return { run_id, ...made };
  return {
    run_id,
    ...made,
    ended: decodeJsonOr(text, ENDED, (why) => invalidInput(`${results}: ${why}`)).termination ?? null,
  };
}

async function remove(path: string): Promise<void> {
  if (!(await removeFolder(path))) throw notWritten(new Error('what stays'), path, 'what can be removed');
}

/** Nothing where there is no such folder. */
function foldersIn(folder: string, cwd: string): readonly Dirent[] {
  try {
    const real = realpathSync(folder);
    const expected = isInside(cwd, folder) ? join(realpathSync(cwd), relative(cwd, folder)) : folder;
    if (lstatSync(folder).isSymbolicLink() || (isInside(cwd, folder) && real !== expected)) {
      const help = "What stands behind a link may be somebody else's: name the folder itself.";
      throw mismatchError(
        'invalid_input',
        folder,
        { expected: 'a folder, not behind a link', found: `a link to ${real}` },
        help,
      );
    }
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error instanceof PortcullisError ? error : unreadable(error, folder, 'the artifacts');
  }
}

const ORIGINAL = 'artifact:';
const ARCHIVE = 'archive:artifact:';

/** The artifacts of the store: a document each, and once packed `{sha256, gzip}` with its bytes in base64. */
export async function artifactsOfStore(store: GovernanceStore, now: () => Date): Promise<readonly ArtifactPlace[]> {
  const whole = new Set((await store.keys(ORIGINAL)).map((key) => key.slice(ORIGINAL.length)));
  const packed = new Set((await store.keys(ARCHIVE)).map((key) => key.slice(ARCHIVE.length)));
  return [...new Set([...whole, ...packed])].map((id) => storePlace(store, id, whole.has(id), packed.has(id), now));
}

function storePlace(
  store: GovernanceStore,
  id: string,
  hasOriginal: boolean,
  hasArchive: boolean,
  now: () => Date,
): ArtifactPlace {
  const original = `${ORIGINAL}${id}`;
  const digests = async (): Promise<Digests> => digestsOf((await store.read(original)) ?? '');
  return {
    id,
    hasOriginal,
    hasArchive,
    describe: () => Promise.resolve({ run_id: id, created_at: now().toISOString(), ended: null }),
    digests,
    pack: async () => {
      const text = (await store.read(original)) ?? '';
      const gzip = gzipSync(text).toString('base64');
      await store.swap(
        `${ARCHIVE}${id}`,
        await store.read(`${ARCHIVE}${id}`),
        JSON.stringify({ ...digestsOf(text), gzip }),
      );
      const kept = JSON.parse((await store.read(`${ARCHIVE}${id}`)) ?? '{}') as { readonly gzip?: string };
      const unpacked = gunzipSync(Buffer.from(kept.gzip ?? '', 'base64')).toString();
      if (unpacked === text) return digestsOf(text);
      throw invalidInput(
        `${store.place}: ${original}: expected its archive to hold the same, found another one`,
        'Nothing was removed.',
      );
    },
    removeOriginal: () => clear(store, original),
    removeArchive: () => clear(store, `${ARCHIVE}${id}`),
  };
}

function digestsOf(text: string): Digests {
  return { sha256: sha256Hex(text) };
}

async function clear(store: GovernanceStore, key: string): Promise<void> {
  const text = await store.read(key);
  if (text !== null) await store.swap(key, text, null);
}
