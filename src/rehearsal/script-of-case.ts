import type { ModelCall, ModelTurn, Scenario } from '../contracts/scenario.ts';
import { isSkillFile, pathParts } from '../evidence/path-segments.ts';
import { CLOSING_TEXT } from './scripted-model.ts';

/** What a routing case requires; skills by the client's names for them. */
export interface CaseNeeds {
  readonly skills: readonly string[];
  /** All that is required: names of skills and files. */
  readonly tokens: readonly string[];
  /** Other texts that count as evidence in what the model says (`ModelTurn`). */
  readonly mentions: ReadonlyMap<string, readonly string[]>;
}

/**
 * What the model does in a case without a scenario: it calls the expected and the required skills one after the other, opens the required
 * files and says a closing text. Where nothing is required it answers at once. To load a skill is to have its `<skill>/SKILL.md`.
 */
export function scriptOfCase(needs: CaseNeeds): readonly ModelTurn[] {
  const skills = new Set([...needs.skills, ...needs.tokens.flatMap((token) => skillOf(token) ?? [])]);
  const files = new Set(needs.tokens.filter((token) => skillOf(token) === undefined));
  const calls: readonly ModelCall[] = [
    ...[...skills].map((skill) => ({ kind: 'skill' as const, skill, forked: null })),
    ...[...files].map((path) => ({ kind: 'read' as const, path })),
  ];
  return [
    ...calls.map((call) => ({ text: '', calls: [call], fault: null })),
    { text: CLOSING_TEXT, calls: [], fault: null, mentions: needs.mentions },
  ];
}

function skillOf(token: string): string | undefined {
  const [folder, file, ...deeper] = pathParts(token);
  if (isSkillFile(file) && deeper.length === 0) return folder;
  return /[/\\]|\.[a-z0-9]{1,5}$/i.test(token) ? undefined : token;
}

/**
 * The scenarios by which a case may be rehearsed: those that name the client win over those for all. Of several their author has to
 * decide; without any see `scriptOfCase`.
 */
export function scenariosOf(scenarios: readonly Scenario[], caseId: string, agent: string): readonly Scenario[] {
  const fitting = scenarios.filter(
    ({ case_ids: ids = [], agents = [agent] }) => ids.includes(caseId) && agents.includes(agent),
  );
  const own = fitting.filter(({ agents }) => agents !== undefined);
  return own.length > 0 ? own : fitting;
}
