import type { LaunchRequest } from './client.ts';

/**
 * Whether a client keeps its own sandbox and approvals for the commands that the model runs.
 *
 * A scripted model runs what the scenario says, without a key and without a network. Live, a model runs what it likes: on
 * somebody's own machine the client's protection stays on. In CI it is off, since the machine is thrown away, and since Codex'
 * sandbox needs user namespaces, which containers and Ubuntu's runners often refuse: then every command fails, also the one that
 * reads a skill, and the unit would fail for a reason that has nothing to do with routing. `configured` overrules this for live runs.
 */
export function isSandboxed({ source, given }: LaunchRequest, configured: boolean | null): boolean {
  if (source.kind === 'scripted') return false;
  const ci = given['CI'];
  return configured ?? (ci === undefined || ci === '' || ci === 'false' || ci === '0');
}
