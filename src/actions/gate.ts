import { usageError } from '../kernel/portcullis-error.ts';
import { channelInputs, showPublished } from './channels.ts';
import { compareInputs } from './compare-inputs.ts';
import { booleanInput, optionalInput, optionalLines } from './inputs.ts';
import type { GatesChannels, JudgedJobs } from './judge-gates.ts';
import { runAction } from './run-action.ts';

export function gate(): Promise<void> {
  return runAction(async () => {
    const [options, channels] = [readInputs(), readChannels()];
    // Loaded only when the inputs are right, so that a missing one is said at once.
    const { judgeGates } = await import('./judge-gates.ts');
    await judgeGates(options, channels);
  });
}

function readInputs(): JudgedJobs {
  const [results, needs, allowedSkips] = [
    optionalLines('results'),
    optionalInput('needs'),
    optionalInput('allowed-skips'),
  ];
  if (needs === null && (results === null || allowedSkips !== null)) {
    const wanted = results === null ? 'the jobs that left the artifacts of this run' : 'the jobs of "allowed-skips"';
    throw usageError(
      `The input "needs" is missing: ${wanted} were expected.`,
      'Set it under "with:" to "${{ toJSON(needs) }}", or give "results" alone to judge them whatever became of the jobs.',
    );
  }
  return {
    only: null,
    needs: needs === null ? null : { text: needs, allowedSkips: allowedSkips ?? '' },
    results,
    cases: optionalLines('cases'),
    plan: optionalInput('plan'),
    compare: compareInputs(optionalInput('baseline')),
    tolerateInfra: !booleanInput('fail-on-infra', true),
  };
}

function readChannels(): GatesChannels {
  const channels = channelInputs();
  const [sarif, junit] = [optionalInput('sarif'), optionalInput('junit')];
  return {
    left: 'report',
    upload: booleanInput('upload-report', true),
    files: sarif === null && junit === null ? null : { sarif, junit, markdown: null },
    publish: async (own, use) => {
      const { publishOwnRun } = await import('../app/publish/publish-report.ts');
      showPublished(await publishOwnRun(process.env, own, channels, use));
    },
  };
}
