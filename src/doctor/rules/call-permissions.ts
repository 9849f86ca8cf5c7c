import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { grantsAskedBy, type AskedGrant } from '../asked-grants.ts';
import { accessTo, isEnough, permissionsOf } from '../permissions.ts';
import { findingAt, type Rule } from '../subject.ts';

/** What the token of a repository has whose setting is the usual one, to read. */
const USUAL = { contents: 'read', packages: 'read', metadata: 'read' };

/**
 * A call that grants less than the called workflow asks for: GitHub starts nothing of such a run, so that none of its checks reports.
 * One of Portcullis' workflows is looked at wherever it is called, another one where it keeps a workflow with Portcullis from starting.
 */
export const callsMayStart: Rule = ({ workflow, workflows, isRelated }) =>
  workflow.jobs.flatMap((job): readonly DoctorFinding[] => {
    const { uses, id, pointer } = job;
    const asked = uses === null ? null : grantsAskedBy(uses, workflows);
    if (uses === null || asked === null || (!isRelated && !isOurs(uses))) return [];
    const permissions = permissionsOf(workflow, job);
    const missing = asked.filter(({ scope, access }) => !isEnough(accessTo(permissions ?? USUAL, scope), access));
    return missing.map((grant) =>
      findingAt(workflow, job.permissions === undefined ? pointer : `${pointer}/permissions`, {
        rule: 'missing-permission',
        level: permissions === null ? 'warning' : 'error',
        message: `\`${id}\` calls a workflow ${grant.job === null ? 'that' : `whose job \`${grant.job}\``} asks for \`${nameOf(grant)}\`, and ${permissions === null ? 'says nothing of it: where the repository lets tokens only read' : `grants \`${accessTo(permissions, grant.scope)}\``}: GitHub then starts nothing of the run, and a required check of it is waited for without end`,
        remedy: `add \`${nameOf(grant)}\` to the \`permissions\` of \`${id}\``,
      }),
    );
  });

function nameOf({ scope, access }: AskedGrant): string {
  return scope === `${access}-all` ? scope : `${scope}: ${access}`;
}

/** Known without any file of this repository. */
function isOurs(uses: string): boolean {
  return grantsAskedBy(uses, new Map()) !== null;
}
