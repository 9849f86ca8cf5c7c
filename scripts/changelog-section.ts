/**
 * What the changelog says of a version: the text between its heading (`## 1.2.3`, also with a day behind it) and the next one, without
 * blank lines around it; null where there is no such heading, or nothing under it.
 */
export function changelogSection(changelog: string, version: string): string | null {
  const lines = changelog.split(/\r?\n/);
  const isHeading = (line: string): boolean => line.startsWith('## ');
  const start = lines.findIndex((line) => isHeading(line) && line.split(/\s+/)[1] === version);
  if (start === -1) return null;
  const after = lines.slice(start + 1);
  const end = after.findIndex(isHeading);
  const section = (end === -1 ? after : after.slice(0, end)).join('\n').trim();
  return section === '' ? null : section;
}
