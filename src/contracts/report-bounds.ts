/**
 * What a report may hold (src/gates/README.md, "Documents"): characters of the whole file and of each text in it, in UTF-16; items of each
 * list and members of each object.
 */
export const REPORT_BOUNDS = { file: 64 * 1024 * 1024, text: 4096, list: 20_000 } as const;

/** What an outcome warns of where it holds without having judged anything. */
export const NOTHING_TO_RUN = 'nothing had to run: what was changed touches no case';
