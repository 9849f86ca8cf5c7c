import { REQUIRED } from '../../../gates/required/rules.ts';
import { isConfigured } from '../../required/is-configured.ts';
import type { Gate } from '../gate-run.ts';

const NO_CHANGE_KNOWN =
  'required checks are configured and not judged: a baseline file is compared with, which tells of no change';

export const REQUIRED_GATE: Gate = {
  gate: REQUIRED.gate,
  // A file that is compared with as it is tells of no change.
  isAsked: async ({ world, options, head, comparator }) =>
    options.given('required') !== null ||
    (comparator.commits.kind !== 'file' && (await isConfigured(world, comparator, options.compare, head.config))),
  unjudged: ({ comparator: { commits, config } }) =>
    config.required !== null && commits.kind === 'file' ? [NO_CHANGE_KNOWN] : [],
  judge: async (run) => (await import('./judge-required.ts')).judgeRequired(run),
};
