import type { TerminalEvent } from '../evidence/transcript-event.ts';
import type { TranscriptEvidence } from '../evidence/transcript-evidence.ts';

/** The evidence of a run that went well: some events, a text, one tool call and a clean end. */
export function transcriptEvidence(changes: Partial<TranscriptEvidence> = {}): TranscriptEvidence {
  return {
    hits: new Map(),
    ambiguous: [],
    any_matched: [],
    any_unmatched: [],
    session_started: true,
    session_id: null,
    content_digest: null,
    assistant_text: true,
    final_text: 'Done.',
    tool_calls: 1,
    hidden_subagents: 0,
    skills_available: null,
    catalogue_complete: false,
    skill_tool: null,
    terminal: terminalEvent(),
    aborted: false,
    last_error: null,
    model: 'model-1',
    version: '1.2.3',
    known_events: 9,
    unknown_events: 0,
    unknown_tool_like: 0,
    noise_lines: 0,
    first_noise: null,
    log: null,
    damaged_lines: 0,
    oversize_lines: 0,
    lossy_lines: 0,
    foreign_lines: 0,
    ...changes,
  };
}

export function terminalEvent(changes: Partial<TerminalEvent> = {}): TerminalEvent {
  return {
    type: 'terminal',
    outcome: 'completed',
    usage: { input_tokens: 100, output_tokens: 20, cost_usd: null, turns: 2 },
    ...changes,
  };
}
