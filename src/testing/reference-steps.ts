import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readVectors, type Vector } from './read-vectors.ts';

interface StepExpect {
  readonly exit: number;
  readonly stdout?: unknown;
  readonly stdoutSha256?: string;
}
type After = Readonly<Record<string, string | { readonly text?: string; readonly rows?: readonly unknown[] } | null>>;

/** A vector of commands that are run one after the other in one folder, or of one command. */
export type StepVector = Vector<
  never,
  Partial<StepExpect> & { readonly steps?: readonly StepExpect[]; readonly after?: After }
> & {
  readonly args?: readonly string[];
  readonly steps?: readonly { readonly args: readonly string[] }[];
};

type Run = (args: readonly string[], folder: string) => Promise<{ readonly code: number | null; readonly out: string }>;

/** Tags of vectors that only inform: a port may do otherwise. */
const INFORMATIVE = new Set(['float', 'bigint', 'positional-struct', 'depth']);

/** Those of a surface that a port has to agree with, by their ids. */
export function stepVectors(surface: string): readonly (readonly [id: string, StepVector])[] {
  const vectors = readVectors<never, StepVector['expect']>(surface) as readonly StepVector[];
  const binding = vectors.filter(({ tags = [] }) => !tags.some((tag) => INFORMATIVE.has(tag)));
  return binding.map((vector) => [vector.id, vector]);
}

/** Runs the commands of a vector in an empty folder: what they came to, and what the reference's did (vectors, "Comparison rules"). */
export async function ranSteps(vector: StepVector, folder: string, run: Run) {
  for (const [name, text] of Object.entries(vector.files ?? {})) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const told = vector.expect.steps ?? [vector.expect as StepExpect];
  const [found, expected]: [unknown[], unknown[]] = [[], []];
  for (const [at, { args }] of (vector.steps ?? [{ args: vector.args ?? [] }]).entries()) {
    const { exit, stdout, stdoutSha256 } = told[at] ?? { exit: 0 };
    const { code, out } = await run(args, folder);
    const output: unknown = stdout === undefined || out === '' ? undefined : JSON.parse(out);
    // Wording is free, also where the bytes are told.
    const bytes = stdoutSha256 === undefined || out.includes('"message"') ? stdoutSha256 : hash('sha256', out);
    found.push({ args, exit: code, stdout: asExpected(stdout, output), bytes });
    expected.push({ args, exit, stdout, bytes: stdoutSha256 });
  }
  for (const [name, after] of Object.entries(vector.expect.after ?? {})) {
    const path = join(folder, name);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const isRows = after !== null && typeof after !== 'string' && after.rows !== undefined;
    const left = isRows ? { rows: rowsOf(text ?? '') } : text === null || typeof after === 'string' ? text : { text };
    found.push({ name, after: asExpected(after, left) });
    expected.push({ name, after });
  }
  return { found, expected };
}

function rowsOf(text: string): readonly unknown[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
}

const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)`;
const WORDS = new Set(['message', 'diagnostic']);

/** What was found, with what is expected in the place of wording and of what a placeholder stands for. */
function asExpected(expected: unknown, found: unknown): unknown {
  if (typeof expected === 'string' && typeof found === 'string') {
    const literal = expected.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const pattern = literal.replaceAll(/<TIME(?:\\\+\d+)?>/g, TIME).replaceAll('<STAMP>', String.raw`\d{8}T\d{6}Z`);
    return new RegExp(`^${pattern}$`, 'u').test(found) ? expected : found;
  }
  if (!isContainer(expected) || !isContainer(found)) return found;
  if (Array.isArray(found)) return found.map((item, at) => asExpected(expected[at], item));
  const entries = Object.entries(found).map(([key, value]) => [
    key,
    WORDS.has(key) ? expected[key] : asExpected(expected[key], value),
  ]);
  return Object.fromEntries(entries) as unknown;
}

function isContainer(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}
