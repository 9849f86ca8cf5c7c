import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { isActionOf, parseUses } from '../action-reference.ts';
import { evaluate } from '../evaluate-expression.ts';
import { parseTemplate } from '../expression.ts';
import { findingAt, runsAgent, stepRoles, type Rule } from '../subject.ts';
import type { Step } from '../workflow.ts';
import { isSwitchedOn, membersOf, scalarText, type Mapping } from '../yaml-value.ts';

/** Events whose runs have secrets and a token that writes, and are started by strangers; with what their head is named by. */
const PRIVILEGED: readonly (readonly [string, readonly string[]])[] = [
  [
    'pull_request_target',
    [
      'github.event.pull_request.head',
      'github.event.pull_request.merge_commit_sha',
      'github.head_ref',
      'github.event.number',
      'github.event.pull_request.number',
    ],
  ],
  ['workflow_run', ['github.event.workflow_run.head_', 'github.event.workflow_run.pull_requests']],
  ['issue_comment', ['github.event.issue.number', 'github.event.comment.body']],
];

/** Code of a pull request, or agents, in runs that have secrets. */
export const privilegedRunsTakeNoCode: Rule = ({ workflow }) =>
  PRIVILEGED.filter(([event]) => workflow.triggers.has(event)).flatMap(([event, heads]) =>
    workflow.jobs.flatMap((job) => {
      const findings = job.steps.flatMap((step): DoctorFinding[] => {
        const place = checkedOut(step, [step.env, job.env, workflow.env], heads);
        if (place === null) return [];
        return [
          findingAt(workflow, `${step.pointer}/${place}`, {
            rule: 'privileged-checkout',
            level: 'error',
            message: `a run by \`${event}\` has the repository's secrets and its token, and here it checks out what the pull request brings: any step that builds, tests or reads it runs a stranger's code with them`,
            remedy:
              event === 'workflow_run'
                ? 'take data only, from the artifact of the unprivileged run, and check it; the `publish` action does so'
                : 'run the code on `pull_request`, and publish by `workflow_run` from its artifact',
          }),
        ];
      });
      if (event !== 'pull_request_target') return findings;
      const agent = job.steps.find((step) => runsAgent(step) || stepRoles(step).has('route'));
      if (agent === undefined) return findings;
      return [
        ...findings,
        findingAt(workflow, agent.pointer, {
          rule: 'privileged-agent',
          level: 'error',
          message: `\`${job.id}\` runs agents on \`pull_request_target\`: they read prompts and skills of a stranger beside secrets and a token that writes`,
          remedy:
            'run agents on `pull_request`, where forks get no secrets, or by a maintainer with `workflow_dispatch`',
        }),
      ];
    }),
  );

/** The key of a step by which it gets the head of a pull request; null where it does not. */
function checkedOut(step: Step, env: readonly Mapping[], heads: readonly string[]): string | null {
  if (isActionOf(step.uses, 'actions/checkout')) {
    if (isSwitchedOn(step.with['allow-unsafe-pr-checkout']) !== false) return 'with/allow-unsafe-pr-checkout';
    for (const key of ['ref', 'repository']) {
      const text = scalarText(step.with[key]) ?? '';
      if (/refs\/pull\//.test(text) || mentionsHead(text, env, heads)) return `with/${key}`;
    }
    return null;
  }
  const run = step.run ?? '';
  if (/\bgh\s{1,9}pr\s{1,9}checkout\b/.test(run)) return 'run';
  const fetches = /\bgit\s{1,9}(?:fetch|pull|checkout|clone|switch|reset|worktree)\b/.test(run);
  if (fetches && (/\bpull\/[^\s]{1,200}\/(?:head|merge)\b/.test(run) || mentionsHead(run, env, heads))) return 'run';
  return null;
}

/** Also through a variable, by `$NAME` or by `${{ env.NAME }}`. */
function mentionsHead(text: string, env: readonly Mapping[], heads: readonly string[]): boolean {
  const paths = pathsIn(text);
  const viaEnv = env.flatMap(membersOf).flatMap(([name, value]) => {
    const isRead = text.includes(`$${name}`) || text.includes(`\${${name}`) || paths.has(`env.${name.toLowerCase()}`);
    return isRead ? [...pathsIn(scalarText(value) ?? '')] : [];
  });
  return [...paths, ...viaEnv].some((path) => heads.some((head) => path.startsWith(head)));
}

/** The contexts whose text an expression would put into a text. */
function pathsIn(text: string): ReadonlySet<string> {
  const { expressions } = parseTemplate(text);
  return new Set(
    expressions.flatMap(({ tree }) => (tree === null ? [] : [...evaluate(tree, { event: null, functions: {} }).may])),
  );
}

/** All secrets of a repository for a workflow that is called. */
export const secretsAreNamed: Rule = ({ workflow, isRelated }) =>
  workflow.jobs.flatMap((job): DoctorFinding[] => {
    if (job.uses === null || scalarText(job.secrets)?.trim() !== 'inherit') return [];
    const isOwn = parseUses(job.uses).kind === 'local';
    return [
      findingAt(workflow, `${job.pointer}/secrets`, {
        rule: 'inherited-secrets',
        level: isRelated && !isOwn ? 'error' : 'warning',
        message: `\`secrets: inherit\` hands every secret of the repository to ${isOwn ? 'the called workflow' : `\`${job.uses}\``}, also those that come later`,
        remedy: 'name the secrets that it needs: `secrets: { ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }} }`',
      }),
    ];
  });

/** The token that a checkout leaves in `.git/config`, where an agent of the same job can read it. */
export const agentsFindNoToken: Rule = ({ workflow }) =>
  workflow.jobs.flatMap((job) => {
    const agents = job.steps.some((step) => runsAgent(step) || stepRoles(step).has('route'));
    if (!agents) return [];
    return job.steps.flatMap((step): DoctorFinding[] => {
      if (!isActionOf(step.uses, 'actions/checkout')) return [];
      const written = scalarText(step.with['persist-credentials'])?.trim().toLowerCase();
      if (written === 'false') return [];
      return [
        findingAt(workflow, step.pointer, {
          rule: 'persisted-credentials',
          level: 'warning',
          message: `the checkout leaves the job's token in the git configuration, and \`${job.id}\` runs agents, which can read it there`,
          remedy: 'add `persist-credentials: false` to the checkout',
        }),
      ];
    });
  });
