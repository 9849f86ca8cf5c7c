/** A text without what its client itself put into it between such tags, which nobody said. One that does not end goes to the end. */
export function withoutReminders(text: string, tag: string | null): string {
  if (tag === null) return text;
  const [first = '', ...parts] = text.split(tag);
  const end = tag.replace('<', '</');
  const after = (part: string): string => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : '');
  return parts.length === 0 ? text : [first, ...parts.map(after)].join('').trim();
}
