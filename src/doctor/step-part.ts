import { isActionOf } from './action-reference.ts';
import { stepHears } from './heard-needs.ts';
import { programOf, scriptCommands } from './shell-script.ts';
import type { Step } from './workflow.ts';

/** What a step is in a job that stands for others: it can fail by how they ended, it says that all is well, or it does something else. */
export type StepPart = 'judges' | 'says' | 'works';

/** Programs that do nothing which a later job could want. */
const SAYS = new Set(['', 'echo', 'printf', 'true', ':']);
const ASKS = new Set(['exit', 'test', '[', '[[', 'false', 'set', 'jq', 'grep', 'tr', 'cat', 'read', 'shift', 'break']);
/** Programs that carry away how other jobs ended. */
const TELLS = new Set(['curl', 'wget', 'gh', 'git', 'aws', 'az', 'gcloud', 'docker', 'kubectl', 'npm']);
/** An action whose whole task it is to judge `toJSON(needs)`. */
const JUDGE = 're-actors/alls-green';

/** `hearsByJob`: the job's own `env` says how needed jobs ended. */
export function stepPart(step: Step, hearsByJob: boolean): StepPart {
  if (isActionOf(step.uses, JUDGE)) return 'judges';
  if (step.run === null) return 'works';
  const commands = scriptCommands(step.run);
  const programs = commands.map(programOf);
  const compares = /\[\[|\(\(/.test(step.run);
  const ends = commands.some((words) => programOf(words) === 'exit' && words[1] !== undefined && words[1] !== '0');
  if (programs.every((name) => SAYS.has(name) || name === 'exit')) return compares || ends ? 'judges' : 'says';
  if (programs.every((name) => SAYS.has(name) || ASKS.has(name))) return 'judges';
  const hears = hearsByJob || stepHears(step).size > 0;
  return hears && !programs.some((name) => TELLS.has(name)) ? 'judges' : 'works';
}
