import { parseBaseline } from '../../contracts/baseline.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { KpiRecord } from '../../contracts/kpi-baseline.ts';
import { PROVIDER_IDS, PROVIDERS } from '../../providers/known-providers.ts';

/** Which recording of `cases/transcripts/` answers which case of `cases/routing/demo.json`, without the client's name in front. */
const RECORDINGS: Readonly<Record<string, string>> = {
  'alpha-greeting': 'skill-alpha',
  'alpha-then-beta': 'two-skills',
  'beta-farewell': 'skill-beta',
  'gamma-greeting': 'unknown-skill',
  'read-instructions': 'read-skill-file',
  'slow-greeting': 'hang-after-skill',
  'small-talk': 'no-skill',
  'talk-about-skills': 'prose-only',
};

export interface DemoRecording {
  readonly agent: string;
  readonly caseId: string;
  /** The file's name in `cases/transcripts/`, without ending. */
  readonly name: string;
}

/** The providers of which there are recordings. */
export const DEMO_PROVIDERS: readonly string[] = PROVIDER_IDS.filter((id) => PROVIDERS.get(id)?.demo !== undefined);

/** One recording for each case and provider of the demo; with `regress` those of a pull request that breaks things. */
export function demoRecordings(regress: boolean): readonly DemoRecording[] {
  return DEMO_PROVIDERS.flatMap((agent) =>
    Object.entries(RECORDINGS).map(([caseId, usual]) => {
      const scenario = regress ? (PROVIDERS.get(agent)?.demo?.[caseId] ?? usual) : usual;
      return { agent, caseId, name: `${agent}-${scenario}` };
    }),
  );
}

/** Name → description of the skills that the demo's repository has. */
const DESCRIPTIONS = {
  'alpha-skill': 'Use when the user asks for alpha greetings.',
  'beta-skill': 'Use when the user asks for beta farewells.',
};

type DemoSkill = keyof typeof DESCRIPTIONS;

/** Path → text of the demo's skills below a folder. `changed`: descriptions that are others by now. */
export function demoSkillFiles(
  folder: string,
  changed: Readonly<Partial<Record<DemoSkill, string>>> = {},
): Record<string, string> {
  const files = Object.entries({ ...DESCRIPTIONS, ...changed }).map(([name, description]) => [
    `${folder}/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`,
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}

/** The KPI's baseline of the night before: five trials of each cell, all of which came to what the routing baseline expects. */
export function demoNight(routing: string): string {
  const cells = [...parseBaseline(routing, 'the demo').entries].flatMap(([id, agents]) =>
    [...agents].map(([agent, { expected_status: status }]) => [
      `${id}/${agent}`,
      { rows: 5, completed: status === 'pass' ? 5 : 0 },
    ]),
  );
  const cases = Object.fromEntries(cells) as KpiRecord['cases'];
  const night = { batch: 'the night before', at: '2026-01-02T03:04:05Z', window_hours: 24, workers: 1, cases };
  return documentText({ schema: 1, history: [night] });
}

/** Commands that are there wherever the demo runs. */
const CHECKS = { format: ['git', 'diff', '--check', 'HEAD~1'], tests: ['node', '--version'] };

/** A policy that asks for these checks of every change. */
export function demoPolicy(checks: readonly (keyof typeof CHECKS)[]): string {
  return documentText({
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'demo',
    classes: {},
    rules: [{ when: 'unclassified', require: checks, reason: 'every_change' }],
    checks: checks.map((checkId) => ({ checkId, command: CHECKS[checkId] })),
  });
}
