import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { parseUses } from '../action-reference.ts';
import { allSteps } from '../composite-action.ts';
import { findingAt, runsAgent, stepRoles, type Role, type Rule } from '../subject.ts';
import type { Job, Step, Workflow } from '../workflow.ts';
import { mappingOf, member, scalarText, textsOf } from '../yaml-value.ts';

type Access = 'none' | 'read' | 'write';

const ACCESSES: readonly Access[] = ['none', 'read', 'write'];
const RULE = 'missing-permission';
type Needed = readonly (readonly [scope: string, access: Access, what: string])[];
/** What each action cannot do without, and why. The action's README says what else makes its report better. */
const NEEDED: Readonly<Record<Role, Needed>> = {
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
};
const NEEDED_BY_ONE_GATE: Needed = [['contents', 'read', 'what decides at the merge base']];
/** What the token may read where the repository has the usual setting. */
const USUAL = { contents: 'read', packages: 'read', metadata: 'read' };

/** An access of a token that a job of a called workflow asks for. */
interface AskedGrant {
  readonly scope: string;
  readonly access: Access;
  readonly job: string;
}

/** What the reusable workflows of Portcullis ask for, by path; a test compares it with the files. */
export const OWN_WORKFLOWS: ReadonlyMap<string, readonly AskedGrant[]> = new Map([
  [
    '.github/workflows/gate.yml',
    [
      { scope: 'contents', access: 'read', job: 'plan' },
      { scope: 'actions', access: 'read', job: 'route' },
      { scope: 'checks', access: 'read', job: 'required' },
      { scope: 'pull-requests', access: 'write', job: 'gate' },
    ],
  ],
  [
    '.github/workflows/nightly-matrix.yml',
    [
      { scope: 'contents', access: 'write', job: 'baseline' },
      { scope: 'actions', access: 'read', job: 'route' },
      { scope: 'pull-requests', access: 'write', job: 'baseline' },
    ],
  ],
]);

/** A job whose token cannot do what its part of Portcullis needs. Without any `permissions` the repository's setting decides. */
export const jobsMayDoTheirPart: Rule = ({ workflow, roles, judges }) =>
  workflow.jobs.flatMap((job): readonly DoctorFinding[] => {
    const permissions = permissionsOf(workflow, job);
    if (job.uses !== null || permissions === null) return [];
    // Commands in a script read the checkout; only actions ask GitHub.
    const asksGitHub = allSteps(job.steps).some((step) => step.uses !== null && stepRoles(step, judges).length > 0);
    const most = new Map<string, { readonly access: Access; readonly what: string; readonly role: Role }>();
    for (const role of roles.get(job.id) ?? []) {
      for (const [scope, access, what] of NEEDED[role] ?? NEEDED_BY_ONE_GATE) {
        if (!asksGitHub && scope !== 'contents') continue;
        if (includes(access, most.get(scope)?.access ?? 'none')) most.set(scope, { access, what, role });
      }
    }
    return [...most].flatMap(([scope, { access, what, role }]) => {
      const has = accessTo(permissions, scope);
      if (includes(has, access)) return [];
      return findingAt(workflow, permissionsPointer(job), {
        rule: RULE,
        level: role === 'baseline' || role === 'publish' ? 'warning' : 'error',
        message: `\`${job.id}\` (${role}) needs \`${scope}: ${access}\` for ${what}, and its token has \`${has}\`: a scope that \`permissions\` does not name is taken away`,
        remedy: `add \`${scope}: ${access}\` to the job's \`permissions\``,
      });
    });
  });

/** A call that grants less than a workflow of Portcullis asks for: GitHub starts nothing of such a run, so that no check reports. */
export const callsMayStart: Rule = ({ workflow }) =>
  workflow.jobs.flatMap((job) => {
    const reference = job.uses === null ? null : parseUses(job.uses);
    const isOurs = reference?.kind === 'repository' && reference.repository.endsWith('/portcullis');
    const asked = isOurs ? (OWN_WORKFLOWS.get(reference.path) ?? []) : [];
    const permissions = permissionsOf(workflow, job);
    return asked.flatMap(({ scope, access, job: asking }) => {
      const has = accessTo(permissions ?? USUAL, scope);
      if (includes(has, access)) return [];
      const says =
        permissions === null ? 'says nothing of it: where the repository lets tokens only read' : `grants \`${has}\``;
      return findingAt(workflow, permissionsPointer(job), {
        rule: RULE,
        level: permissions === null ? 'warning' : 'error',
        message: `\`${job.id}\` calls a workflow whose job \`${asking}\` asks for \`${scope}: ${access}\`, and ${says}: GitHub then starts nothing of the run, and a required check of it is waited for without end`,
        remedy: `add \`${scope}: ${access}\` to the \`permissions\` of \`${job.id}\``,
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

/** The `permissions` that count for a job: its own, else the workflow's; null where neither says anything. */
function permissionsOf(workflow: Workflow, job: Job): unknown {
  return job.permissions ?? workflow.permissions ?? null;
}

/** What `permissions` grant of one scope; a scope that they do not name is not granted. */
function accessTo(permissions: unknown, scope: string): Access {
  const broad = scalarText(permissions);
  if (broad !== null) return broad === 'write-all' ? 'write' : broad === 'read-all' ? 'read' : 'none';
  const access = scalarText(member(permissions, scope));
  return access === 'read' || access === 'write' ? access : 'none';
}

function includes(has: Access, needed: Access): boolean {
  return ACCESSES.indexOf(has) >= ACCESSES.indexOf(needed);
}

/** Scopes that may be written; `write-all` is all of them. */
function writtenScopes(permissions: unknown): readonly string[] {
  if (scalarText(permissions) === 'write-all') return ['write-all'];
  return Object.keys(mappingOf(permissions) ?? {}).filter((scope) => accessTo(permissions, scope) === 'write');
}
