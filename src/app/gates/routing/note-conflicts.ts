import type { ConflictInput } from '../../../contracts/conflict.ts';
import type { GateOutcome } from '../../../contracts/gate-result.ts';
import { routingDetail } from '../../../contracts/routing-detail.ts';
import { typestateDetail } from '../../../contracts/typestate-detail.ts';
import { append } from '../../../kernel/append.ts';
import type { Batch } from '../../../routing/join-results.ts';

/** Conflicts that a report holds. */
const MOST = 100;

/**
 * What disagrees in the results, and between the gates of turns and of routing, as a note of the routing gate, which changes no verdict.
 * Transcripts are not read again: `conflict resolve` does.
 *
 * @param batches those that were judged
 */
export async function noteConflicts(gates: GateOutcome[], batches: readonly Batch[], at: string): Promise<void> {
  const routing = gates.find((outcome) => routingDetail(outcome) !== null);
  if (routing === undefined) return;
  // Loaded by a gate that judges, and not by its start.
  const { detectConflicts } = await import('../../../governance/conflicts/detect-conflicts.ts');
  const { resolveConflict } = await import('../../../governance/conflicts/resolve-conflict.ts');
  const unread = { rescored: new Map(), turns: new Map() };
  const found: ConflictInput[] = [];
  for (const { results } of batches) append(found, detectConflicts(results.batch_run_id, results.results, unread));
  append(found, gatesConflict(routing, gates, batches));
  const conflicts = found.slice(0, MOST).map((input) => {
    const {
      conflict_type,
      subject,
      strategy_applied: strategy,
      final_decision: decision,
      rationale,
    } = resolveConflict(input, at);
    return { conflict_type, subject, strategy, decision, rationale };
  });
  if (conflicts.length > 0) routing.detail = { ...routing.detail, conflicts };
}

function gatesConflict(
  routing: GateOutcome,
  gates: readonly GateOutcome[],
  batches: readonly Batch[],
): readonly ConflictInput[] {
  const typestate = gates.find((outcome) => typestateDetail(outcome) !== null);
  const turns = typestate === undefined ? undefined : typestateDetail(typestate)?.turns.judged;
  const verdicts = new Set([typestate?.verdict, routing.verdict]);
  if (turns === undefined || !verdicts.has('pass') || !verdicts.has('fail')) return [];
  const trials = batches.reduce((sum, { results }) => sum + results.results.length, 0);
  const outputs = [
    { agent_id: 'typestate', evidence_count: turns },
    { agent_id: 'routing', evidence_count: trials },
  ];
  const runId = batches[0]?.results.batch_run_id ?? '';
  return [{ run_id: runId, conflict_type: 'test_vs_review', subject: 'gates', their_outputs: outputs }];
}
