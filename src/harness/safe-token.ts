/**
 * A text as a part of an id or a reference (premath harness 4.1, 6.4): ASCII letters in lower case, digits, `-` and `_` stay, any other
 * character is `_`, and none stands at an end. The fallback where nothing is left. Of host calls more stays than what is `other` here.
 */
export function safeToken(text: string, fallback: string, other: RegExp = /[^a-z0-9_-]/gu): string {
  const token = text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(other, '_')
    .replace(/^_+/, '');
  let end = token.length;
  while (token.charAt(end - 1) === '_') end -= 1;
  return token.slice(0, end) || fallback;
}
