/** The command lines of ours that are built-in tools: the command, which flag takes which member of the input, and which member its operands are. */
const COMMANDS: Readonly<Record<string, readonly [command: string, flags: readonly string[], operands: string]>> = {
  validate_cases: ['validate', ['cases', 'skills'], ''],
  score_transcript: ['score', ['case', 'case_id', 'provider', 'transcript', 'exit_code'], ''],
  check_typestate: ['typestate check', ['input'], ''],
  project_required: ['required explain', [], 'paths'],
};

/** The arguments of a built-in tool that is a command line of ours; null for another one. Its input holds to its schema. */
export function ownArguments(id: string, input: Readonly<Record<string, unknown>>): readonly string[] | null {
  const own = COMMANDS[id];
  if (own === undefined) return null;
  const [command, flags, operands] = own;
  const valuesOf = (name: string): string[] => [input[name] ?? []].flat().map(String);
  const given = flags.flatMap((name) => valuesOf(name).map((value) => `--${name.replace('_', '-')}=${value}`));
  return [...command.split(' '), '--json', ...given, ...(operands === '' ? [] : ['--', ...valuesOf(operands)])];
}

/** Asks git what `gitStatus` reads; a file monitor of the repository is not started. */
export const GIT_STATUS = ['git', '-c', 'core.fsmonitor=false', 'status', '--porcelain=v1', '--branch', '-z'];

/** What `git status` printed. Staged is what the next commit would have; modified what it would not, also what git does not know. */
export function gitStatus(printed: string) {
  const [head = '', ...rest] = printed.split('\0');
  const branch = /^## (?:No commits yet on )?(.*?)(?:\.\.\..*)?$/.exec(head)?.[1];
  const modified: string[] = [];
  const staged: string[] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const [, inIndex = ' ', inTree = ' ', path = ''] = /^(.)(.) ([^]*)$/.exec(rest[at] ?? '') ?? [];
    // The old name follows.
    if (/[RC]/.test(inIndex + inTree)) at += 1;
    if (/[^ ?]/.test(inIndex)) staged.push(path);
    if (inTree !== ' ') modified.push(path);
  }
  return { branch, modified_files: modified, staged_files: staged };
}
