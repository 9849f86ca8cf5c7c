import { DEFAULT_SHELL, shellOptionsOf } from './lost-exit-codes.ts';
import type { ShellOptions } from './shell-state.ts';
import type { Job, Step, Workflow } from './workflow.ts';

/** The shell of a step: one of the Bourne family, or another, by the form in which GitHub starts it; `name` is how it is written. */
export type StepShell =
  | { readonly kind: 'bourne'; readonly options: ShellOptions }
  | { readonly kind: 'powershell' | 'cmd' | 'unknown' | 'other'; readonly name: string };

/**
 * The shell that GitHub starts for a step (workflow syntax, `jobs.<job_id>.steps[*].shell`). Where none is named it is PowerShell on
 * Windows alone; a runner of which nothing is known counts as Linux.
 */
export function stepShell(workflow: Workflow, job: Job, step: Step): StepShell {
  const name = (step.shell ?? job.shell ?? workflow.shell)?.trim() ?? null;
  if (name === null) {
    const isWindows = job.runsOn.some((label) => /^windows/i.test(label));
    const isOther = job.runsOn.some((label) => !/^(?:self-hosted|x64|windows.*)$/i.test(label));
    return isWindows && !isOther ? { kind: 'powershell', name: 'pwsh' } : { kind: 'bourne', options: DEFAULT_SHELL };
  }
  const options = shellOptionsOf(name);
  if (options !== null) return { kind: 'bourne', options };
  // Only to a plain name GitHub adds `exit $LASTEXITCODE`.
  if (name === 'pwsh' || name === 'powershell') return { kind: 'powershell', name };
  if (name === 'cmd') return { kind: 'cmd', name };
  return { kind: name.includes('${{') ? 'unknown' : 'other', name };
}
