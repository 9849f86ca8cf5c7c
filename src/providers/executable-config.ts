import { DEFAULT_PROVIDER, type Config, type ProviderConfig } from '../contracts/config.ts';
import { documentText } from '../contracts/document-text.ts';

/**
 * The keys that decide which program is started, with which arguments and variables, and what is put before it. A command brings its reader
 * and folders.
 */
const EXECUTABLE = ['command', 'path', 'environment', 'sandbox', 'skills'] as const;

export interface ExecutableConfig {
  /** The head's, but for the keys that decide what is started: those are the comparator's. */
  readonly config: Config;
  /** Keys of the head that differ and were not used, such as `providers.claude.path`; sorted by provider. */
  readonly replaced: readonly string[];
  /** Provider → why it must not be started: only the head describes it. */
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * The configuration by which agents are started (src/app/README.md, "Whose commands are run"). What decides about programs, and what they
 * may, is the comparator's, so that a change under test cannot choose what runs beside the keys. Everything else is the head's.
 *
 * @param comparator null where the head's own counts: nothing is compared with, the comparator has no configuration yet, or somebody
 * with the right to write started the run by hand
 */
export function executableConfig(head: Config, comparator: Config | null): ExecutableConfig {
  if (comparator === null) return { config: head, replaced: [], refused: new Map() };
  const providers = new Map<string, ProviderConfig>();
  const replaced: string[] = [];
  const refused = new Map<string, string>();
  for (const [id, own] of head.providers) {
    const before = comparator.providers.get(id) ?? DEFAULT_PROVIDER;
    if (own.command !== null && before.command === null) {
      refused.set(id, `providers.${id}.command: expected a command that the merge base has, found it in the head only`);
      providers.set(id, own);
      continue;
    }
    const { command, path, environment, sandbox, skills, withoutCommand } = before;
    providers.set(id, { ...own, command, path, environment, sandbox, skills, withoutCommand });
    const differing = EXECUTABLE.filter(
      (key) => documentText({ value: own[key] }) !== documentText({ value: before[key] }),
    );
    for (const key of differing) replaced.push(`providers.${id}.${key}`);
  }
  const { workspace, governance } = comparator;
  if (workspace.join('\n') !== head.workspace.join('\n')) replaced.push('workspace');
  if (documentText({ governance }) !== documentText({ governance: head.governance })) replaced.push('governance');
  return { config: { ...head, providers, workspace, governance }, replaced, refused };
}
