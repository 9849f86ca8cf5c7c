import { jsonLine, prettyJson } from '../kernel/canonical-json.ts';

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
export function documentText(document: object): string {
  // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
  return prettyJson(document as Parameters<typeof prettyJson>[0]);
}

/** The same on one line, without the newline. */
export function documentLine(document: object): string {
  return jsonLine(document as Parameters<typeof jsonLine>[0]);
}
