const LIMIT = 1000;

/**
 * A path as it is from the repository's root, parts joined by `/`; null for one that leads out of it, or that a channel could read in
 * another way (a drive, a backslash, a character that cannot be seen). Where nothing is known of the root, a relative path is taken as
 * one from there.
 */
export function annotationPath(file: string | null): string | null {
  if (file === null || file.length > LIMIT || /^(?:[A-Za-z]:|\/)|[\\\p{C}\p{Zl}\p{Zp}]/u.test(file)) return null;
  const parts = file.split('/').filter((part) => part !== '.' && part !== '');
  return parts.length === 0 || parts.includes('..') || parts[0] === '.git' ? null : parts.join('/');
}
