import { resolve } from 'node:path';

import { repositoryRoot } from '../../io/find-files.ts';
import { referenceDelta } from '../../io/git/reference-delta.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { optional, record, text, type Decoded } from '../../kernel/json-shape.ts';
import { pathSet } from '../../required/project.ts';
import { textOf } from '../../required/spelt-fields.ts';

export const DELTA_CLASS = 'required_delta_invalid';
const DEFAULT_BASES = ['origin/main', 'main', 'origin/master', 'master', 'HEAD~1'];

/** The reference's request. */
export const deltaShape = record({ repoRoot: optional(text), fromRef: optional(text), toRef: optional(text) });

/** The delta that it asks for (premath harness 3.2). Throws `InputClassError`. */
export async function requiredDelta(
  cwd: string,
  environment: NodeJS.ProcessEnv,
  given: Partial<Decoded<typeof deltaShape>>,
) {
  const folder = resolve(cwd, textOf(given.repoRoot) ?? '.');
  if (repositoryRoot(folder) === null) {
    throw new InputClassError(DELTA_CLASS, `repoRoot: expected a git repository, found none at ${folder}`);
  }
  const variable = (name: string): string | undefined =>
    textOf(environment[`PORTCULLIS_${name}`]) ?? textOf(environment[`PREMATH_${name}`]);
  const toRef = textOf(given.toRef) ?? variable('CI_HEAD_REF') ?? 'HEAD';
  const named = variable('CI_BASE_REF');
  const bases = [...(named === undefined ? [] : [named, otherPlace(named)]), ...DEFAULT_BASES];
  const delta = await referenceDelta(folder, environment, textOf(given.fromRef) ?? null, bases, toRef);
  return {
    schema: 1,
    deltaKind: 'ci.required.delta.v1',
    changedPaths: pathSet(delta.changedPaths, 'reference'),
    source: delta.source,
    fromRef: delta.fromRef,
    toRef,
  };
}

/** A ref is looked for at the remote and here. */
function otherPlace(ref: string): string {
  return ref.startsWith('origin/') ? ref.slice('origin/'.length) : `origin/${ref}`;
}
