import { setOutput } from '@actions/core';

import { VERSION } from '../contracts/version.ts';
import { booleanInput, optionalInput } from './inputs.ts';
import { printRaw } from './print-raw.ts';
import { action, workspaceFolder } from './run-action.ts';
import { writeSummary } from './write-summary.ts';

/** The `retention` action: deletes our artifacts of runs that the policy no longer keeps, or says which they are. */
export const retention = action(
  'Retention',
  () => ({ token: optionalInput('token'), apply: booleanInput('apply', false) }),
  async ({ token, apply }) => {
    const { retireArtifacts, reportPage } = await import('../app/governance/retention/retire-artifacts.ts');
    const { githubAccess } = await import('../app/world/workflow-run.ts');
    const { openWorld } = await import('../app/world/world.ts');
    const access = githubAccess(process.env, token);
    const report = await retireArtifacts(openWorld(VERSION, workspaceFolder(), printRaw), { access, apply });
    setOutput('deleted', report.deleted);
    setOutput('announced', report.scheduled_deletion);
    await writeSummary(reportPage(report));
    if (report.errors.length > 0) process.exitCode = 3;
  },
);
