import { OBJECT_ID } from '../../contracts/commit-files.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';

/** A commit as a user or an event names it: by its full id, or by a ref name with an optional `~1`, `^2` tail. */
export type Revision =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'name'; readonly name: string; readonly ancestry: string };

/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;

/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
export function parseRevision(text: string): Revision {
  const id = text.toLowerCase();
  if (OBJECT_ID.test(id)) return { kind: 'id', id };

  const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
  const name = text.slice(0, text.length - ancestry.length);
  if (isRefName(name)) return { kind: 'name', name, ancestry };
  throw invalidInput(
    `Expected the name of a commit, found ${JSON.stringify(text)}.`,
    'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.',
  );
}

/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name: string): boolean {
  if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name)) return false;
  return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
