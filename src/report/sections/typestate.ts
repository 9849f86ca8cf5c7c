import { counted } from '../../contracts/counted.ts';
import type { GateOutcome } from '../../contracts/gate-result.ts';
import { countTexts } from '../../contracts/gate-table.ts';
import { typestateDetail } from '../../contracts/typestate-detail.ts';
import { subjectText } from '../../gates/typestate/decide.ts';
import { TYPESTATE } from '../../gates/typestate/rules.ts';
import type { GateSections, JudgedSubject, Section } from './section.ts';

/** How many turns were judged, how to tolerate a class, and each subject as a case of JUnit. */
export const TYPESTATE_SECTIONS: GateSections = {
  gate: TYPESTATE.gate,
  counts: turnCounts,
  below: toleranceHint,
  judged: judgedSubjects,
};

/** `12 turns: 11 accepted, 1 rejected (1 regression)` */
function turnCounts(outcome: GateOutcome): string {
  const { judged = 0, accepted = 0, rejected = 0 } = typestateDetail(outcome)?.turns ?? {};
  const rules = countTexts(TYPESTATE, { ...outcome.counts, closed: 0 });
  const line = `${counted(judged, 'turn')}: ${accepted} accepted, ${rejected} rejected`;
  return rules.length === 0 ? line : `${line} (${rules.join(', ')})`;
}

function toleranceHint({ counts, baseline }: GateOutcome): readonly Section[] {
  if (baseline === null || (counts['regression'] ?? 0) === 0) return [];
  const hint = `To tolerate a class for a while, record it in ${baseline.path} with a reason and a day on which it ends; it counts once it is on the base branch.`;
  return [{ title: null, lines: [hint] }];
}

/** Each subject once; those without a finding closed. */
function judgedSubjects(outcome: GateOutcome): readonly JudgedSubject[] {
  const names = new Set((typestateDetail(outcome)?.rows ?? []).map(({ subject }) => subjectText(subject)));
  return [...names].map((name) => ({ key: name, suite: null, name, rule: 'closed', place: null }));
}
