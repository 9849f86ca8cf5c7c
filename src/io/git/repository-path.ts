import { invalidInput } from '../../kernel/portcullis-error.ts';

/** NUL ends a path; U+FFFD and lone surrogates stand for bytes that are not UTF-8, so they name no file for certain. */
const FORBIDDEN = /[\0\uFFFD]|\p{Surrogate}/u;

/**
 * Checks a path that is to be looked up in a commit: relative to the root of the repository, segments parted by `/`,
 * none of them empty, `.` or `..`. Anything else is a name as git sees it: spaces, newlines, `*` and `:` included.
 *
 * @throws PortcullisError `invalid_input`
 */
export function repositoryPath(text: string): string {
  const segments = text.split('/');
  const climbs = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  const absolute = /^(?:[A-Za-z]:[\\/]|\\)/.test(text);
  if (!climbs && !absolute && !FORBIDDEN.test(text)) return text;
  throw invalidInput(
    `Expected a path inside the repository, found ${JSON.stringify(text)}.`,
    'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.',
  );
}
