/** How text is marked on a terminal; the identity where there is none. */
export interface TextStyle {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
}

const same = (text: string): string => text;

export const PLAIN: TextStyle = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };

/** Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones. */
export function safeText(text: string): string {
  return text
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replaceAll(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '');
}
