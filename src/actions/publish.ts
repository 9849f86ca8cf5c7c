import { setOutput } from '@actions/core';

import { channelInputs, showPublished } from './channels.ts';
import { optionalInput } from './inputs.ts';
import { runAction } from './run-action.ts';

export function publish(): Promise<void> {
  return runAction(async () => {
    const channels = channelInputs();
    const artifact = optionalInput('artifact');
    const scratch = process.env['RUNNER_TEMP'] ?? process.cwd();
    const { publishCompletedRun } = await import('../app/publish/publish-completed-run.ts');
    const published = await publishCompletedRun(process.env, { ...channels, artifact, scratch });
    if (published.pull !== null) setOutput('pull-request', published.pull);
    showPublished(published);
  });
}
