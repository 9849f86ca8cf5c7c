import type { Conflict, ConflictInput, ConflictStrategy, ConflictType } from '../../contracts/conflict.ts';
import { digestOf } from '../../kernel/digest.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { unknownName } from '../../kernel/similar-name.ts';

/** The text's table (section 2): the strategies of each type, in the order in which they are tried. */
export const CONFLICT_POLICY: Readonly<Record<ConflictType, readonly ConflictStrategy[]>> = {
  critic_vs_coder: ['run_arbiter', 'escalate_model', 'request_user_input'],
  low_confidence_output: ['escalate_model', 'prefer_higher_evidence', 'request_user_input'],
  competing_proposals: ['prefer_higher_confidence', 'run_arbiter', 'request_user_input'],
  evidence_contradiction: ['prefer_higher_evidence', 'run_arbiter', 'terminate_blocked'],
  test_vs_review: ['prefer_higher_evidence', 'run_arbiter', 'fail_safe'],
  retrieval_ambiguity: ['escalate_model', 'request_user_input', 'terminate_blocked'],
};

type Attempt = Conflict['attempts'][number];
type Inputs = Pick<Conflict, 'answers'> & {
  readonly their_outputs: readonly Required<Conflict['their_outputs'][number]>[];
};

/**
 * A conflict, resolved as far as nobody has to be asked; `at` in UTC. Its id is a digest of all that decides it.
 *
 * @throws PortcullisError `invalid_input` for an answer that names none of the parties
 */
export function resolveConflict({ answers = [], ...found }: ConflictInput, at: string): Conflict {
  const parties = found.their_outputs.map((party) => ({ confidence: 1, artifact_ids: [], ...party }));
  const names = parties.map(({ agent_id: id }) => id);
  for (const { strategy, winner } of answers) {
    if (winner === null || names.includes(winner)) continue;
    const place = `answers: ${strategy}: winner`;
    throw mismatchError('invalid_input', place, unknownName(winner, names), 'null rejects all of them.');
  }
  const input = { ...found, their_outputs: parties, answers };
  const attempts: Attempt[] = [];
  for (const strategy of CONFLICT_POLICY[found.conflict_type]) {
    attempts.push(attemptOf(strategy, input));
    if (attempts.at(-1)?.outcome === 'decided') break;
  }
  const last = attempts.at(-1);
  if (last === undefined) throw new Error(`no strategy for ${found.conflict_type}`);
  const decision = decisionOf(last);
  return {
    schema: 1,
    // It is plain JSON, which an interface does not say to the compiler.
    conflict_id: digestOf(input as unknown as Parameters<typeof digestOf>[0]),
    ...input,
    agents_involved: names,
    attempts,
    strategy_applied: last.strategy,
    winner_agent: last.winner,
    rationale: last.rationale,
    resolution_successful: decision === 'accepted' || decision === 'rejected',
    final_decision: decision,
    detected_at: at,
    resolved_at: at,
    resolution_duration_ms: 0,
  };
}

function decisionOf({ strategy, outcome, winner }: Attempt): Conflict['final_decision'] {
  if (outcome !== 'decided') return 'escalated';
  if (strategy === 'terminate_blocked') return 'blocked';
  return winner === null ? 'rejected' : 'accepted';
}

function attemptOf(strategy: ConflictStrategy, input: Inputs): Attempt {
  switch (strategy) {
    case 'prefer_higher_confidence':
      return preferred(strategy, input, 'confidence');
    case 'prefer_higher_evidence':
      return preferred(strategy, input, 'evidence_count');
    case 'fail_safe':
      return { strategy, outcome: 'decided', winner: null, rationale: 'what carries the least risk: none is taken' };
    case 'terminate_blocked':
      return { strategy, outcome: 'decided', winner: null, rationale: 'it needs an investigation' };
    default: {
      const answer = input.answers.find((given) => given.strategy === strategy);
      if (answer === undefined)
        return { strategy, outcome: 'requested', winner: null, rationale: 'nobody has answered' };
      return { strategy, outcome: 'decided', winner: answer.winner, rationale: answer.reason };
    }
  }
}

function preferred(
  strategy: ConflictStrategy,
  { their_outputs: parties }: Inputs,
  by: 'confidence' | 'evidence_count',
): Attempt {
  const [first, second] = parties.toSorted((one, other) => other[by] - one[by]);
  const isTied = first === undefined || second === undefined || first[by] === second[by];
  if (isTied) return { strategy, outcome: 'tied', winner: null, rationale: `the highest ${by} is not of one alone` };
  const rationale = `${by} ${first[by]} against ${second[by]}`;
  return { strategy, outcome: 'decided', winner: first.agent_id, rationale };
}
