import { textCalls } from '../evidence/text-rules.ts';
import type { CallPurpose, EventBody } from '../evidence/transcript-event.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';

/**
 * Reads a client that only prints text, by the text rules (src/evidence/README.md, "Text rules"). A line that says that a skill was
 * loaded or a file was read is that call with its result. Any other line is what the assistant said.
 */
export function textReader(agent: string): TranscriptReader {
  return {
    agent,
    arrayForm: false,
    textShowsCalls: true,
    textOnly: true,
    readValue: () => ({ events: [{ type: 'unknown', name: '(text)', tool_like: false }] }),
    readText,
    canSkip: () => false,
  };
}

function readText(text: string): readonly EventBody[] {
  const { skills, failedSkills, files } = textCalls(text);
  const events = [
    ...skills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, true)),
    ...failedSkills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, false)),
    ...(files.length === 0 ? [] : callWithResult('read', { kind: 'opens', paths: files }, true)),
  ];
  return events.length === 0 ? [{ type: 'assistant_text', text, synthetic: false }] : events;
}

/** A line that is a call with its result. */
export function callWithResult(
  tool: string,
  purpose: Exclude<CallPurpose, { kind: 'other' }>,
  ok: boolean,
): readonly EventBody[] {
  const input = purpose.kind === 'skill' ? { skill: purpose.skill } : { paths: purpose.paths };
  return [
    { type: 'tool_call', call_id: null, tool, input, purpose },
    { type: 'tool_result', call_id: null, ok, loaded: purpose.kind === 'skill' ? purpose.skill : undefined },
  ];
}
