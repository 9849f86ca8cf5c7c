import type { GateOutcome } from '../../contracts/gate-result.ts';
import { requiredDetail, SIDE_NAMES, type RequiredRow } from '../../contracts/required-detail.ts';
import { EFFECT_MARKS } from '../text-style.ts';
import type { GateSections, JudgedSubject, Section } from './section.ts';

/** What a change needs and why, check by check. */
export const REQUIRED_SECTIONS: GateSections = {
  gate: 'required',
  below: (outcome) => [...neededChecks(rowsOf(outcome)), ...whyNeeded(outcome)],
  // Counts tell of them.
  unlisted: ['not_required'],
  judged: judgedChecks,
};

function rowsOf(outcome: GateOutcome): readonly RequiredRow[] {
  return requiredDetail(outcome)?.rows ?? [];
}

function neededChecks(rows: readonly RequiredRow[]): readonly Section[] {
  const asked = rows.filter(({ asked_by: sides }) => sides.length > 0);
  const cells = asked.map(({ check, delta, gate, asked_by: sides }) => [
    check ?? '',
    sides.join(', '),
    { text: `${EFFECT_MARKS[gate]} ${delta}`, effect: gate },
  ]);
  if (cells.length === 0) return [];
  return [
    {
      title: 'Checks that this change needs',
      table: { head: ['check', 'asked for by', 'result'], rows: cells },
      noun: 'check',
    },
  ];
}

/** `the merge base’s required.json: docs_changed, unknown_surface`; two lines where the pull request has a policy of its own. */
function whyNeeded(outcome: GateOutcome): readonly Section[] {
  const policies = requiredDetail(outcome)?.policies ?? [];
  const lines = policies.map(({ side, file, reasons }) => {
    return `by the ${SIDE_NAMES[side]}’s ${file}: ${reasons.length === 0 ? 'no rule asks for a check' : reasons.join(', ')}`;
  });
  return [{ title: null, lines }];
}

/** Each check once, and a proof that does not count. */
function judgedChecks(outcome: GateOutcome): readonly JudgedSubject[] {
  const rules = new Map(rowsOf(outcome).map(({ check, delta }) => [check ?? 'proof', delta]));
  return [...rules].map(([key, rule]) => ({ key, suite: null, name: key, rule, place: null }));
}
