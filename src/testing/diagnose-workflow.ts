import { JUDGES } from '../app/doctor/doctor.ts';
import type { DoctorFinding } from '../contracts/doctor-finding.ts';
import { withActions } from '../doctor/composite-action.ts';
import { diagnose } from '../doctor/diagnose.ts';
import type { RepositoryFacts } from '../doctor/rules/repository.ts';
import { subjectsOf } from '../doctor/subject.ts';
import { AGENT_STARTS } from '../providers/known-providers.ts';
import { parseCompositeAction, parseWorkflow, type Step, type Workflow } from '../doctor/workflow.ts';
import { parseYamlDocument } from '../io/yaml-document.ts';

/** A workflow from its text. */
export async function workflowFrom(text: string, file = '.github/workflows/gate.yml'): Promise<Workflow> {
  const document = await parseYamlDocument(text, file);
  return parseWorkflow(document.value, file, document);
}

/** What the rules find in workflows alone, as if these were named on the command line. */
export function findingsIn(...texts: readonly string[]): Promise<readonly DoctorFinding[]> {
  return findingsWithActions({}, ...texts);
}

/** What the rules find in workflows and in composite actions, which are known by their folders. */
export async function findingsWithActions(
  actions: Readonly<Record<string, string>>,
  ...texts: readonly string[]
): Promise<readonly DoctorFinding[]> {
  const parsed = new Map<string, readonly Step[]>();
  for (const [folder, text] of Object.entries(actions)) {
    const file = `${folder}/action.yml`;
    const document = await parseYamlDocument(text, file);
    const steps = parseCompositeAction(document.value, file, document);
    if (steps !== null) parsed.set(folder, steps);
  }
  const workflows = await Promise.all(
    texts.map((text, index) => workflowFrom(text, `.github/workflows/${index === 0 ? 'gate' : `other-${index}`}.yml`)),
  );
  return diagnose(factsOf(workflows.map((workflow) => withActions(workflow, parsed))));
}

/** `rule level line` of what one rule finds in the first workflow. */
export async function foundBy(rule: string, ...texts: readonly string[]): Promise<readonly string[]> {
  const findings = await findingsIn(...texts);
  return findings.filter((finding) => finding.rule === rule).map(({ level, line }) => `${level} ${line}`);
}

/** A repository in which everything is in order but for what `changes` say. */
export function factsOf(workflows: readonly Workflow[], changes: Partial<RepositoryFacts> = {}): RepositoryFacts {
  return {
    subjects: subjectsOf(workflows, [], JUDGES, AGENT_STARTS),
    isPartial: true,
    codeOwners: { file: '.github/CODEOWNERS', text: '* @o/owners\n' },
    judging: ['.github/portcullis/config.yml', 'baselines/provider-baseline.json', 'cases/routing/demo.json'],
    ...changes,
  };
}

const SHA = '0123456789abcdef0123456789abcdef01234567';

/** Its events, in two lines below `on:`. */
export const CLEAN_EVENTS = '  pull_request: { types: [opened, synchronize, reopened, edited] }\n  merge_group:\n';

/** A workflow with every lesson applied, in which no rule finds anything. */
export const CLEAN_WORKFLOW = `name: agent-gate
on:
${CLEAN_EVENTS}permissions: {}
concurrency:
  group: \${{ github.workflow }}-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}\${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  plan:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    outputs:
      matrix: \${{ steps.plan.outputs.matrix }}
      has-work: \${{ steps.plan.outputs.has-work }}
    steps:
      - uses: actions/checkout@${SHA} # v7
        with: { persist-credentials: false }
      - id: plan
        uses: owner/portcullis/actions/plan@${SHA} # v1
  route:
    needs: plan
    if: needs.plan.outputs.has-work == 'true'
    strategy:
      fail-fast: false
      matrix: \${{ fromJSON(needs.plan.outputs.matrix) }}
    runs-on: ubuntu-latest
    permissions:
      { contents: read, actions: read }
    steps:
      - uses: actions/checkout@${SHA} # v7
        with: { persist-credentials: false }
      - uses: owner/portcullis/actions/route@${SHA} # v1
        with: { shard: "\${{ matrix.shard }}" }
        env: { ANTHROPIC_API_KEY: "\${{ secrets.ANTHROPIC_API_KEY }}" }
  gate:
    name: agent-gate
    needs: [plan, route]
    if: \${{ always() }}
    runs-on: ubuntu-latest
    permissions:
      contents: read
      actions: read
      pull-requests: write
    steps:
      - uses: owner/portcullis/actions/gate@${SHA} # v1
        with:
          needs: \${{ toJSON(needs) }}
          allowed-skips: \${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}
`;

/** The clean workflow with one text in the place of another; throws where that is not in it. */
export function changed(...replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the clean workflow has no ${from}`);
    return text.replace(from, () => to);
  }, CLEAN_WORKFLOW);
}
