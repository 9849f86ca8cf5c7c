import type { Workflow } from './workflow.ts';

const REQUIRED = ['pull_request', 'pull_request_target', 'merge_group'];

/** The events whose runs a required check speaks of. */
export function requiredEvents({ triggers }: Workflow): readonly string[] {
  return REQUIRED.filter((event) => triggers.has(event));
}
