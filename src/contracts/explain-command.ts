/** `portcullis explain <unit> --results <file>`, the file as one word of a shell. */
const EXPLAIN =
  /^portcullis explain [0-9a-f-]{36} --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;

/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
export function isExplainCommand(command: string): boolean {
  return EXPLAIN.test(command);
}
