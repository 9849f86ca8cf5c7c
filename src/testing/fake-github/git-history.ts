import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';

import { runFromSmallProcess } from '../small-process.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

export interface GitCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

export interface TreeEntry {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  /** Bytes; null but for blobs. */
  readonly size: number | null;
  readonly path: string;
}

export interface TreeDifference {
  readonly path: string;
  readonly status: string;
  readonly sha: string;
  readonly added: number;
  readonly deleted: number;
}

/** Changes of a tree: null as `sha` takes a path away. */
export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

const READS = new Set(['cat-file', 'diff', 'ls-tree', 'merge-base', 'rev-list', 'rev-parse', 'show']);
const FULL_IDS = /^[0-9a-f]{40}(?:\.\.[0-9a-f]{40}|\^\{\w+\})?$/;

/** Whether git is asked for nothing but objects by their full ids: what it says of them never changes. */
function isFixed([command = '', ...args]: readonly string[]): boolean {
  const end = args.indexOf('--');
  const operands = (end < 0 ? args : args.slice(0, end)).filter((arg) => !arg.startsWith('-') && arg !== 'blob');
  return READS.has(command) && operands.length > 0 && operands.every((operand) => FULL_IDS.test(operand));
}

/** A real repository, asked with the real git: what it says of its history is true. */
export class GitHistory {
  readonly #path: string;
  readonly #answers = new Map<string, Buffer>();

  constructor(path: string) {
    this.#path = path;
  }

  /** The commit that a branch, tag, full ref or (abbreviated) id names. */
  resolve(name: string): string | undefined {
    if (name.startsWith('-') || /\.\.|[\s^~:?*\\[]|@\{/.test(name)) return undefined;
    // No ref may have a full id as its name.
    const candidates = FULL_IDS.test(name) ? [] : [`refs/heads/${name}`, `refs/tags/${name}`];
    if (/^[0-9a-f]{7,64}$/.test(name) || name.startsWith('refs/') || name === 'HEAD') candidates.push(name);
    for (const candidate of candidates) {
      const sha = this.#try('rev-parse', '--verify', '--quiet', '--end-of-options', `${candidate}^{commit}`);
      if (sha !== undefined) return sha;
    }
    return undefined;
  }

  /** What a full ref points at. */
  ref(ref: string): string | undefined {
    return this.#try('rev-parse', '--verify', '--quiet', '--end-of-options', ref);
  }

  mergeBase(base: string, head: string): string | undefined {
    return this.#try('merge-base', base, head);
  }

  /** Commits that `head` reaches and `base` does not, oldest first. */
  between(base: string, head: string): readonly string[] {
    return lines(this.git('rev-list', '--reverse', `${base}..${head}`));
  }

  isAncestor(ancestor: string, of: string): boolean {
    return this.#try('merge-base', '--is-ancestor', ancestor, of) !== undefined;
  }

  commit(sha: string): GitCommit {
    const format = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');
    const shown = this.git('show', '--no-patch', `--format=${format}`, sha).split('\0');
    const [id = '', tree = '', parents = '', an = '', ae = '', aI = '', cn = '', ce = '', cI = '', body = ''] = shown;
    return {
      sha: id,
      tree,
      parents: parents.split(' ').filter((parent) => parent !== ''),
      author: { name: an, email: ae, date: utc(aI) },
      committer: { name: cn, email: ce, date: utc(cI) },
      message: body.replace(/\n+$/, ''),
    };
  }

  /** What is at a path of a commit; undefined where nothing is. */
  entry(commit: string, path: string): TreeEntry | undefined {
    if (path === '')
      return { mode: '040000', type: 'tree', sha: this.git('rev-parse', `${commit}^{tree}`), size: null, path };
    return this.#list('ls-tree', '-lz', '--full-tree', commit, '--', `:(literal)${path}`).find(
      (item) => item.path === path,
    );
  }

  /** The entries of a tree, by their names; with all that is below, by their paths. */
  tree(sha: string, recursive = false): readonly TreeEntry[] {
    return this.#list('ls-tree', '-lz', ...(recursive ? ['-r', '-t'] : []), sha);
  }

  blob(sha: string): Buffer {
    return this.#run(['cat-file', 'blob', sha]);
  }

  type(sha: string): string | undefined {
    return /^[0-9a-f]{4,64}$/.test(sha) ? this.#try('cat-file', '-t', sha) : undefined;
  }

  /** Every file that differs, in the order of its path; its last content; counts are lines, 0 for bytes that are no text. */
  changes(from: string, to: string): readonly TreeDifference[] {
    const raw = this.git('diff', '--no-renames', '--raw', '--no-abbrev', '-z', from, to).split('\0');
    const counts = this.git('diff', '--no-renames', '--numstat', '-z', from, to).split('\0');
    return counts
      .filter((row) => row !== '')
      .map((row, index) => {
        const [added = '', deleted = '', path = ''] = row.split('\t');
        const [, , before = '', after = '', status = ''] = (raw[index * 2] ?? '').split(' ');
        const sha = status === 'D' ? before : after;
        return { path, status, sha, added: Number(added) || 0, deleted: Number(deleted) || 0 };
      });
  }

  writeBlob(content: Buffer): string {
    return text(this.#run(['hash-object', '-w', '--stdin'], content));
  }

  writeTree(base: string | undefined, changes: readonly TreeChange[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'portcullis-index-'));
    try {
      const index = { GIT_INDEX_FILE: join(folder, 'index') };
      this.#run(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], undefined, index);
      const zero = '0'.repeat(40);
      const input = changes.map(({ mode, sha, path }) => `${sha === null ? '0' : mode} ${sha ?? zero}\t${path}\0`);
      this.#run(['update-index', '-z', '--index-info'], Buffer.from(input.join('')), index);
      return text(this.#run(['write-tree'], undefined, index));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  writeCommit(commit: Omit<GitCommit, 'sha'>): string {
    const { author, committer } = commit;
    return text(
      this.#run(
        ['commit-tree', commit.tree, ...commit.parents.flatMap((parent) => ['-p', parent]), '-F', '-'],
        Buffer.from(commit.message),
        {
          GIT_AUTHOR_NAME: author.name,
          GIT_AUTHOR_EMAIL: author.email,
          GIT_AUTHOR_DATE: author.date,
          GIT_COMMITTER_NAME: committer.name,
          GIT_COMMITTER_EMAIL: committer.email,
          GIT_COMMITTER_DATE: committer.date,
        },
      ),
    );
  }

  writeRef(ref: string, sha: string): void {
    this.git('update-ref', ref, sha);
  }

  deleteRef(ref: string): void {
    this.git('update-ref', '-d', ref);
  }

  /** Full refs with what they point at. */
  refs(prefix: string): readonly { ref: string; sha: string }[] {
    return lines(this.git('for-each-ref', '--format=%(objectname) %(refname)'))
      .map((line) => ({ sha: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }))
      .filter(({ ref }) => ref.startsWith(prefix));
  }

  git(...args: string[]): string {
    return text(this.#run(args));
  }

  #list(...args: string[]): readonly TreeEntry[] {
    return this.git(...args)
      .split('\0')
      .filter((row) => row !== '')
      .map((row) => {
        const tab = row.indexOf('\t');
        const [mode = '', type = '', sha = '', size = '-'] = row.slice(0, tab).split(/ +/);
        return {
          mode,
          type: type as TreeEntry['type'],
          sha,
          size: size === '-' ? null : Number(size),
          path: row.slice(tab + 1),
        };
      });
  }

  #try(...args: string[]): string | undefined {
    try {
      return this.git(...args);
    } catch {
      return undefined;
    }
  }

  #run(args: readonly string[], input?: Buffer, more: NodeJS.ProcessEnv = {}): Buffer {
    const key = input === undefined && isFixed(args) ? args.join('\0') : null;
    const known = key === null ? undefined : this.#answers.get(key);
    if (known !== undefined) return known;
    const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', ...more };
    const answer = runFromSmallProcess('git', args, { cwd: this.#path, env, input: input ?? '' });
    if (key !== null) this.#answers.set(key, answer);
    return answer;
  }
}

function text(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/\n$/, '');
}

function lines(output: string): readonly string[] {
  return output.split('\n').filter((line) => line !== '');
}

/** GitHub says every time in UTC. */
function utc(date: string): string {
  return new Date(date).toISOString().replace('.000Z', 'Z');
}
