import type { LibraryPolicy } from '../../contracts/library-policy.ts';
import { globTest } from '../../kernel/glob-test.ts';

/** The role of what makes something leave the machine. */
export const PUBLISH = 'publish';

/** Who wants to see what of a library. */
export interface AccessRequest {
  /** A provider, or `publish`. */
  readonly role: string;
  /** Null where it is not known; with `publish` there is none. */
  readonly model: string | null;
  readonly isLocal: boolean;
  /** The files of it that are asked for. */
  readonly documents: number;
  readonly justification: string;
  /** Other libraries that are asked for at once. */
  readonly joined: readonly string[];
}

/** Why it is refused: the reasons of the text (section 7). */
export interface AccessRefusal {
  readonly reason:
    | 'policy_violation'
    | 'rate_limit_exceeded'
    | 'no_justification'
    | 'approval_denied'
    | 'approval_awaited';
  readonly details: string;
}

/** Why a policy refuses without looking at what was there before; null where it does not. A denial wins, and what is not known is refused. */
export async function refusalOf(policy: LibraryPolicy, request: AccessRequest): Promise<AccessRefusal | null> {
  const { library_id: library, denied_agents: denied = [], allowed_agents: allowed } = policy;
  const { role, model, isLocal, documents } = request;
  const violation = (details: string): AccessRefusal => ({ reason: 'policy_violation', details });
  if ((await isNamed(denied, role)) || !(await isNamed(allowed, role)))
    return violation(`expected a role that ${library} allows, found ${role}`);
  if (role !== PUBLISH) {
    const { cloud_models_allowed: cloud = false, allowed_models: models = ['*'], denied_models: without = [] } = policy;
    const name = model ?? '(unknown)';
    if (!cloud && !isLocal) return violation(`expected a local model for ${library}, found ${name}`);
    const isAllowed = models.includes('*') || (model !== null && (await isNamed(models, model)));
    const isDenied = model === null ? without.length > 0 : await isNamed(without, model);
    if (isDenied || !isAllowed) return violation(`expected a model that ${library} allows, found ${name}`);
  }
  const most = policy.retrieval_limits?.max_chunks_per_query ?? Number.POSITIVE_INFINITY;
  if (documents > most) {
    const details = `expected at most ${most} files of ${library} at once, found ${documents}`;
    return { reason: 'rate_limit_exceeded', details };
  }
  if (policy.audit?.require_justification === true && request.justification.trim() === '') {
    const details = `expected a justification for ${library}, found none: PORTCULLIS_JUSTIFICATION`;
    return { reason: 'no_justification', details };
  }
  return null;
}

/** What of a request a person has to approve, in words. */
export function toBeApproved(policy: LibraryPolicy, { role, isLocal, joined }: AccessRequest): readonly string[] {
  const asked = policy.require_approval_for ?? {};
  return [
    ...(asked.cloud_escalation === true && role !== PUBLISH && !isLocal ? ['a model of a cloud'] : []),
    ...(asked.export_to_artifact === true && role === PUBLISH ? ['that it leaves the machine'] : []),
    ...(asked.cross_library_joins === true && joined.length > 0 ? [`${joined.join(', ')} at once`] : []),
  ];
}

/** Whether a name is one of these, or one of these globs is of it. No part of a name is looked for. */
export async function isNamed(names: readonly string[], name: string): Promise<boolean> {
  for (const pattern of names) {
    if (pattern === '*' || pattern === name || (await globTest(pattern))(name)) return true;
  }
  return false;
}

/** Those of the documents, paths of the repository, that belong to a library: its files, what is in its folders, and folders that hold one. */
export async function documentsOf(
  { paths = [] }: Pick<LibraryPolicy, 'paths'>,
  documents: readonly string[],
): Promise<readonly string[]> {
  const folders = paths.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  const tests = await Promise.all(folders.map(globTest));
  return documents.filter((document) =>
    folders.some(
      (folder, index) =>
        document === folder ||
        document.startsWith(`${folder}/`) ||
        folder.startsWith(`${document}/`) ||
        tests[index]?.(document) === true,
    ),
  );
}
