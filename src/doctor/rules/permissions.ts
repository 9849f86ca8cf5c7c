import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { parseUses } from '../action-reference.ts';
import { allSteps } from '../composite-action.ts';
import {
  accessTo,
  callerDecides,
  grantsAskedBy,
  includes,
  permissionsOf,
  writtenScopes,
  type Access,
  type AskedGrant,
} from '../grants.ts';
import { findingAt, runsAgent, stepRoles, type Role, type Rule } from '../subject.ts';
import type { Job, Step, Workflow } from '../workflow.ts';
import { member, scalarText, textsOf } from '../yaml-value.ts';

const RULE = 'missing-permission';
/** What each action cannot do without, and why. The action's README says what else makes its report better. */
const NEEDED: Readonly<Record<Role, readonly (readonly [scope: string, access: Access, what: string])[]>> = {
  plan: [['contents', 'read', 'the cases and the merge base']],
  route: [
    ['contents', 'read', 'the cases and the skills'],
    ['actions', 'read', 'the plan of this run'],
  ],
  gate: [
    ['contents', 'read', 'the baseline at the merge base'],
    ['actions', 'read', 'the artifacts of earlier attempts'],
  ],
  baseline: [['contents', 'write', 'the branch with the proposed baseline']],
  publish: [
    ['actions', 'read', 'the report of the other run'],
    ['pull-requests', 'write', 'the comment'],
  ],
  typestate: [['contents', 'read', 'the classes that the merge base tolerates']],
  required: [['contents', 'read', 'the policy at the merge base']],
};
/** What the token may read where the repository has the usual setting. */
const USUAL = { contents: 'read', packages: 'read', metadata: 'read' };

/** A job whose token cannot do what its part of Portcullis needs. Without any `permissions` the repository's setting decides. */
export const jobsMayDoTheirPart: Rule = ({ workflow, roles, isRelated, workflows }) =>
  workflow.jobs.flatMap((job): readonly DoctorFinding[] => {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null) return [];
    // `callsMayStart` compares what a called workflow asks for; its jobs' needs count where they say nothing.
    const asked = job.uses === null ? [] : (grantsAskedBy(job.uses, workflows) ?? []);
    const own = job.uses === null || callerDecides(job.uses, workflows) ? (roles.get(job.id) ?? []) : [];
    // Commands in a script read the checkout; only actions ask GitHub.
    const asksGitHub =
      job.uses !== null || allSteps(job.steps).some((step) => step.uses !== null && stepRoles(step).length > 0);
    const most = new Map<string, { readonly access: Access; readonly what: string; readonly role: Role }>();
    for (const role of own) {
      for (const [scope, access, what] of NEEDED[role]) {
        if ((!asksGitHub && scope !== 'contents') || asked.some((grant) => grant.scope === scope)) continue;
        if (includes(access, most.get(scope)?.access ?? 'none')) most.set(scope, { access, what, role });
      }
    }
    const missing = [...most].flatMap(([scope, { access, what, role }]) => {
      const has = accessTo(permissions, scope);
      if (includes(has, access)) return [];
      return findingAt(workflow, permissionsPointer(job), {
        rule: RULE,
        level: role === 'baseline' || role === 'publish' ? 'warning' : 'error',
        message: `\`${job.id}\` (${role}) needs \`${scope}: ${access}\` for ${what}, and its token has \`${has}\`: a scope that \`permissions\` does not name is taken away`,
        remedy: `add \`${scope}: ${access}\` to the job's \`permissions\``,
      });
    });
    return [
      ...missing,
      ...(isRelated ? allSteps(job.steps).flatMap((step) => channelFindings(job, step, permissions)) : []),
    ];
  });

/** Channels of a report that a step asks for by an input, and cannot write to. */
function channelFindings(job: Job, step: Step, permissions: unknown): readonly DoctorFinding[] {
  const asked = (input: string): string => scalarText(member(step.with, input))?.trim() ?? '';
  const roles = step.uses === null ? [] : stepRoles(step);
  const reports = roles.includes('gate') || roles.includes('publish');
  const channels: readonly (readonly [isAsked: boolean, place: string, scope: string, what: string])[] = [
    [reports && asked('check-run') !== '', 'with/check-run', 'checks', 'the check run'],
    // The default writes a comment where the token may; a job that publishes needs the scope in any case.
    [roles.includes('gate') && asked('comment') === 'auto', 'with/comment', 'pull-requests', 'the comment'],
    [uploadsSarif(step), 'uses', 'security-events', 'the upload of SARIF'],
  ];
  return channels.flatMap(([isAsked, place, scope, what]) => {
    const has = accessTo(permissions, scope);
    if (!isAsked || has === 'write') return [];
    return findingAt(step.source, `${step.pointer}/${place}`, {
      rule: RULE,
      level: 'warning',
      message: `\`${job.id}\` needs \`${scope}: write\` for ${what}, and its token has \`${has}\`: nobody sees what was asked for`,
      remedy: `add \`${scope}: write\` to the job's \`permissions\`, or take out what asks for it`,
    });
  });
}

function uploadsSarif({ uses }: Step): boolean {
  const reference = uses === null ? null : parseUses(uses);
  return (
    reference?.kind === 'repository' &&
    reference.repository === 'github/codeql-action' &&
    reference.path === 'upload-sarif'
  );
}

/**
 * A call that grants less than the called workflow asks for: GitHub starts nothing of such a run, so that none of its checks reports.
 * One of Portcullis' workflows is judged wherever it is called, another one where it keeps a workflow with Portcullis from starting.
 */
export const callsMayStart: Rule = ({ workflow, workflows, isRelated }) =>
  workflow.jobs.flatMap((job): readonly DoctorFinding[] => {
    const { uses, id } = job;
    const asked = uses === null ? null : grantsAskedBy(uses, workflows);
    if (uses === null || asked === null) return [];
    const isOurs = grantsAskedBy(uses, new Map()) !== null;
    if (!isRelated && !isOurs) return [];
    const permissions = permissionsOf(workflow, job);
    return asked.flatMap((grant) => {
      const has = accessTo(permissions ?? USUAL, grant.scope);
      if (includes(has, grant.access)) return [];
      const who = grant.job === null ? 'that asks' : `whose job \`${grant.job}\` asks`;
      const says =
        permissions === null ? 'says nothing of it: where the repository lets tokens only read' : `grants \`${has}\``;
      return findingAt(workflow, permissionsPointer(job), {
        rule: RULE,
        level: permissions === null ? 'warning' : 'error',
        message: `\`${id}\` calls a workflow ${who} for \`${nameOf(grant)}\`, and ${says}: GitHub then starts nothing of the run, and a required check of it is waited for without end`,
        remedy: `add \`${nameOf(grant)}\` to the \`permissions\` of \`${id}\``,
      });
    });
  });

/** An agent that has a provider's key and, beside it, a token that can write. */
export const agentsHaveNoToken: Rule = ({ workflow, agents }) =>
  workflow.jobs.flatMap((job) => {
    const agent = job.steps.find((step) => runsAgent(step, agents));
    const written = writtenScopes(permissionsOf(workflow, job));
    if (agent === undefined || written.length === 0 || !hasSecrets(workflow, job, agent)) return [];
    return findingAt(workflow, job.permissions === undefined ? '/permissions' : permissionsPointer(job), {
      rule: 'agent-with-write-token',
      level: 'error',
      message: `\`${job.id}\` runs an agent with secrets beside a token that may write (${written.join(', ')}): an agent does what it reads, and what it reads belongs to the pull request`,
      remedy: 'let the job read only (`contents: read`), and write in another job, from its artifact',
    });
  });

function hasSecrets(workflow: Workflow, job: Job, agent: Step): boolean {
  return [workflow.env, job.env, agent.env, agent.with].flatMap(textsOf).some((text) => /\bsecrets\b/i.test(text));
}

function permissionsPointer({ permissions, pointer }: Job): string {
  return permissions === undefined ? pointer : `${pointer}/permissions`;
}

function nameOf({ scope, access }: AskedGrant): string {
  return scope === `${access}-all` ? scope : `${scope}: ${access}`;
}
