/**
 * What each channel takes, and what we send (src/report/README.md, "Limits"). Bytes are those of UTF-8, characters those of UTF-16: no count
 * of code points is larger.
 */
export const CHANNEL_LIMITS = {
  /** Of a step's job summary GitHub takes 1 MiB ("Workflow commands": adding a job summary); other tools may add to the same step's. */
  summaryBytes: 900 * 1024,
  /** Of a step GitHub shows 10 annotations of each kind; `and N more` is one of them, and so is the error that ends an action. */
  annotationsOfKind: 10,
  /** Of an annotation, as for check runs ("REST API endpoints for check runs"). */
  annotationTitleCharacters: 255,
  /** 64 KB by the same page; one that long would hide the others. */
  annotationMessageBytes: 4 * 1024,
  /** 65,536 characters ("REST API endpoints for issue comments" refuses more), less what a mail footer or an edit may add. */
  commentCharacters: 60_000,
  /** `title` has no limit of its own in the reference; it is held to that of annotations. */
  checkTitleCharacters: 255,
  /** `summary` and `text` of a check run, each; measured in bytes, which are never fewer than characters. */
  checkTextBytes: 65_535,
  /** Of a whole check run, so that a gate keeps within its number of requests. */
  checkAnnotations: 100,
  /** Of a run 25,000 are taken and the 5,000 worst shown ("SARIF support for code scanning"). */
  sarifResults: 5000,
  /** A file may have 10 MB when it is compressed with gzip (the same page), which makes nothing noticeably larger. */
  sarifBytes: 9_500_000,
  /** Of a message; one that is shorter says more. */
  sarifMessageCharacters: 2000,
  /** Of JUnit's form nobody says a limit, but readers of such files keep all of them in memory. */
  junitAttributeCharacters: 1000,
  junitBodyCharacters: 10_000,
} as const;

export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text);
}

export function utf16Characters(text: string): number {
  return text.length;
}
