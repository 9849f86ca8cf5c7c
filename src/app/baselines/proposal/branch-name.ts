import { parseRevision } from '../../../io/git/parse-revision.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';

/**
 * The name of a branch as an input says it, without `refs/heads/`.
 *
 * @param input how it is called in messages
 * @throws PortcullisError `usage` for what git would not take as one
 */
export function branchName(input: string, text: string): string {
  const name = text.replace(/^refs\/heads\//, '');
  if (!name.startsWith('refs/') && isBranch(name)) return name;
  throw new PortcullisError(
    'usage',
    `The input "${input}" is ${JSON.stringify(text)}: the name of a branch was expected.`,
    'Name it as git does, for example "portcullis/baseline".',
  );
}

function isBranch(name: string): boolean {
  try {
    const revision = parseRevision(`refs/heads/${name}`);
    return revision.kind === 'name' && revision.ancestry === '' && name !== 'HEAD';
  } catch {
    return false;
  }
}
