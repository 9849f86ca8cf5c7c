import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { parseUses } from '../action-reference.ts';
import { callerDecides, grantsAskedBy } from '../asked-grants.ts';
import { accessTo, isEnough, permissionsOf, writtenScopes, type Access } from '../permissions.ts';
import { findingAt, ownRoles, runsAgent, type Role, type Rule } from '../subject.ts';
import type { Job, Step, Workflow } from '../workflow.ts';
import { member, scalarText } from '../yaml-value.ts';

/** What each action cannot do without, and why. The action's README says what else makes its report better. */
const NEEDED: Readonly<Record<Role, readonly (readonly [string, Access, string])[]>> = {
  plan: [['contents', 'read', 'the cases and the comparator']],
  route: [
    ['contents', 'read', 'the cases and the skills'],
    ['actions', 'read', 'the plan of this run'],
  ],
  gate: [
    ['contents', 'read', 'the baseline at the comparator'],
    ['actions', 'read', 'the artifacts of earlier attempts'],
  ],
  baseline: [['contents', 'write', 'the branch with the proposed baseline']],
  publish: [
    ['actions', 'read', 'the report of the other run'],
    ['pull-requests', 'write', 'the comment'],
  ],
  typestate: [['contents', 'read', 'the classes that the comparator tolerates']],
};

/** A job whose token cannot do what its part of Portcullis needs. Without any `permissions` the repository's setting decides. */
export const jobsMayDoTheirPart: Rule = ({ workflow, roles, isRelated, workflows }) =>
  workflow.jobs.flatMap((job) => {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null) return [];
    // What a called workflow asks for itself, another rule compares; what its jobs need is judged where they say what they may.
    const asked = new Set(job.uses === null ? [] : grantsAskedBy(job.uses, workflows)?.map(({ scope }) => scope));
    const own = job.uses === null || callerDecides(job.uses, workflows) ? roles.get(job.id) : undefined;
    // Commands in a script read the checkout; only actions talk to GitHub.
    const talksToGitHub = job.uses !== null || job.steps.some(usesAction);
    const wanted = new Map<string, readonly [Access, string, Role]>();
    for (const role of own ?? []) {
      for (const [scope, access, what] of NEEDED[role]) {
        if ((!talksToGitHub && scope !== 'contents') || asked.has(scope)) continue;
        const before = wanted.get(scope);
        if (before === undefined || isEnough(access, before[0])) wanted.set(scope, [access, what, role]);
      }
    }
    const told = reportFindings(workflow, job, permissions);
    const missing = [...wanted].flatMap(([scope, [access, what, role]]): DoctorFinding[] => {
      if (isEnough(accessTo(permissions, scope), access)) return [];
      const pointer = job.permissions === undefined ? job.pointer : `${job.pointer}/permissions`;
      return [
        findingAt(workflow, pointer, {
          rule: 'missing-permission',
          level: role === 'baseline' || role === 'publish' ? 'warning' : 'error',
          message: `\`${job.id}\` (${role}) needs \`${scope}: ${access}\` for ${what}, and its token has \`${accessTo(permissions, scope)}\`: what \`permissions\` does not name is taken away`,
          remedy: `add \`${scope}: ${access}\` to the job's \`permissions\``,
        }),
      ];
    });
    return [...missing, ...(isRelated ? told : [])];
  });

/** Whether an action of Portcullis is used, also inside of one of the repository's own. */
function usesAction(step: Step): boolean {
  return (step.uses !== null && ownRoles(step).size > 0) || step.inner.some(usesAction);
}

/** Channels of a report that a job asks for by an input, and cannot write to. */
function reportFindings(workflow: Workflow, job: Job, permissions: unknown): readonly DoctorFinding[] {
  return job.steps.flatMap((step): readonly DoctorFinding[] => {
    const asked = (input: string): string => scalarText(member(step.with, input))?.trim() ?? '';
    const roles = step.uses === null ? new Set<Role>() : ownRoles(step);
    const tells = roles.has('gate') || roles.has('publish');
    const wanted: (readonly [string, string, string])[] = [];
    if (tells && asked('check-run') !== '') wanted.push(['with/check-run', 'checks', 'the check run']);
    // Left out, the comment is written where the token may; a job that publishes needs it in any case.
    if (roles.has('gate') && asked('comment') === 'auto') wanted.push(['with/comment', 'pull-requests', 'the comment']);
    if (uploadsSarif(step)) wanted.push(['uses', 'security-events', 'the upload of SARIF']);
    return wanted.flatMap(([place, scope, what]) =>
      isEnough(accessTo(permissions, scope), 'write')
        ? []
        : [
            findingAt(workflow, `${step.pointer}/${place}`, {
              rule: 'missing-permission',
              level: 'warning',
              message: `\`${job.id}\` needs \`${scope}: write\` for ${what}, and its token has \`${accessTo(permissions, scope)}\`: nobody sees what was asked for`,
              remedy: `add \`${scope}: write\` to the job's \`permissions\`, or take out what asks for it`,
            }),
          ],
    );
  });
}

function uploadsSarif({ uses }: Step): boolean {
  if (uses === null) return false;
  const reference = parseUses(uses);
  return (
    reference.kind === 'repository' &&
    reference.repository === 'github/codeql-action' &&
    reference.path === 'upload-sarif'
  );
}

/** Tokens that may do more than they need, in workflows that have to do with Portcullis. */
export const tokensAreSmall: Rule = ({ workflow, isRelated }) => {
  if (!isRelated) return [];
  const findings: DoctorFinding[] = [];
  const add = (pointer: string, level: 'error' | 'warning', message: string, remedy: string): void => {
    findings.push(findingAt(workflow, pointer, { rule: 'broad-permissions', level, message, remedy }));
  };
  const byJob = 'write `permissions: {}` at the top, and grant each job what it needs';
  const top = writtenScopes(workflow.permissions);
  const undeclared = workflow.jobs.filter((job) => permissionsOf(workflow, job) === null);
  if (undeclared.length > 0) {
    const who = undeclared.map(({ id }) => `\`${id}\``).join(', ');
    const message = `nothing says what the token of ${who} may do: the repository's setting decides, which may be to write everything`;
    add(undeclared.length === workflow.jobs.length ? '' : (undeclared[0]?.pointer ?? ''), 'warning', message, byJob);
  }
  if (scalarText(workflow.permissions) === 'read-all') {
    add('/permissions', 'warning', '`read-all` lets every job read more than it needs', byJob);
  }
  if (top.length > 0) {
    const message = `every job of the workflow may write (${top.join(', ')}), also one that runs what the pull request brings`;
    add('/permissions', 'error', message, byJob);
  }
  for (const { id, permissions, pointer } of workflow.jobs) {
    if (scalarText(permissions) !== 'write-all') continue;
    add(
      `${pointer}/permissions`,
      'error',
      `the token of \`${id}\` may write everything`,
      'name the scopes that the job needs',
    );
  }
  return findings;
};

/** An agent that has a provider's key and, beside it, a token that can write. */
export const agentsHaveNoToken: Rule = ({ workflow }) =>
  workflow.jobs.flatMap((job): DoctorFinding[] => {
    const agent = job.steps.find((step) => runsAgent(step));
    if (agent === undefined) return [];
    const values = [workflow.env, job.env, agent.env, agent.with].flatMap((mapping) => Object.values(mapping));
    const hasSecret = values.some((value) => /\bsecrets\b/i.test(scalarText(value) ?? ''));
    const permissions = permissionsOf(workflow, job);
    const written = writtenScopes(permissions);
    if (!hasSecret || written.length === 0) return [];
    const pointer = job.permissions === undefined ? '/permissions' : `${job.pointer}/permissions`;
    return [
      findingAt(workflow, pointer, {
        rule: 'agent-with-write-token',
        level: 'error',
        message: `\`${job.id}\` runs an agent with secrets beside a token that may write (${written.join(', ')}): an agent does what it reads, and what it reads belongs to the pull request`,
        remedy: 'let the job read only (`contents: read`), and write in another job, from its artifact',
      }),
    ];
  });
