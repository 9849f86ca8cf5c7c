import { isActionOf } from '../action-reference.ts';
import { allSteps } from '../composite-action.ts';
import { findingAt, type Rule } from '../subject.ts';
import type { Step, Workflow } from '../workflow.ts';
import { isSwitchedOn, scalarText } from '../yaml-value.ts';

/** Artifacts of several legs in one folder: files of the same name replace one another, and a missing leg cannot be seen. */
export const downloadsStayApart: Rule = ({ workflow, isRelated }) =>
  stepsOf(workflow, isRelated, 'actions/download-artifact').flatMap((step) => {
    const merges = isSwitchedOn(inputOf(step, 'merge-multiple'));
    if (merges === false) return [];
    return findingAt(step.source, `${step.pointer}/with/merge-multiple`, {
      rule: 'merged-download',
      level: merges === true ? 'error' : 'warning',
      message:
        '`merge-multiple` puts the artifacts of all legs and attempts into one folder: files of the same name replace one another, and results of one leg are taken for those of another',
      remedy:
        'remove it, so that each artifact has a folder of its own; the gate takes the newest attempt of each shard',
    });
  });

/** Folders whose name starts with a dot, which an upload leaves out by default. */
export const uploadsAreWhole: Rule = ({ workflow, isRelated }) =>
  stepsOf(workflow, isRelated, 'actions/upload-artifact').flatMap((step) => {
    if (isSwitchedOn(inputOf(step, 'include-hidden-files')) !== false) return [];
    const paths = (scalarText(step.with['path']) ?? '').split('\n').map((path) => path.trim());
    const hidden = paths.find(
      (path) => !path.startsWith('!') && path.split(/[/\\]/).some((part) => /^\.[^.]/.test(part)),
    );
    if (hidden === undefined) return [];
    return findingAt(step.source, `${step.pointer}/with/path`, {
      rule: 'hidden-files-left-out',
      level: 'warning',
      message: `\`${hidden}\` is a hidden file or lies in a hidden folder: the upload leaves it out and is green, and the gate has no results`,
      remedy:
        'write results to a folder without a dot, or add `include-hidden-files: true`; and `if-no-files-found: error`',
    });
  });

function stepsOf({ jobs }: Workflow, isRelated: boolean, action: string): readonly Step[] {
  if (!isRelated) return [];
  return jobs.flatMap(({ steps }) => allSteps(steps)).filter(({ uses }) => isActionOf(uses, action));
}

/** The runner takes the names of inputs in any case. */
function inputOf({ with: inputs }: Step, name: string): unknown {
  const key = Object.keys(inputs).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : inputs[key];
}
