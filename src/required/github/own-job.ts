import type { GithubBinding } from '../../contracts/required-policy.ts';
import { isUnfinished, type SeenOnGitHub } from './seen-on-github.ts';

type Seen = Pick<SeenOnGitHub, 'checkRuns' | 'jobs' | 'own'>;

/** Our own run, where a binding may name the job that looks: one of our workflow, with a check run that goes on. Null where none does. */
export function ownRunToAsk(bindings: readonly GithubBinding[], { checkRuns, own }: Seen): number | null {
  const going = new Set(checkRuns.filter(isUnfinished).map(({ name }) => name));
  const isNamed = bindings.some(({ name, workflow }) => workflow === own?.workflow && going.has(name));
  return own !== null && isNamed ? own.run : null;
}

/** The binding that names the job which looks: nobody could ever see that end. Null where none does. */
export function ownBinding(bindings: readonly GithubBinding[], { checkRuns, jobs, own }: Seen): GithubBinding | null {
  if (own === null) return null;
  const ours = jobs.get(own.run)?.find(({ status, runner }) => status === 'in_progress' && runner === own.runner);
  const name = checkRuns.find(({ id }) => id === ours?.checkRun)?.name;
  return bindings.find((binding) => binding.name === name && binding.workflow === own.workflow) ?? null;
}
