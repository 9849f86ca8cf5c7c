/** Lines of a Claude `stream-json` transcript, made by hand after the client's own. */

const SESSION = 'session-0001';

interface Place {
  readonly session?: string;
  readonly parent?: string | null;
  /** The id of the assistant's message. */
  readonly message?: string;
  readonly stop?: string;
  readonly uuid?: string;
}

const common = ({
  session = SESSION,
  parent = null,
  uuid = '00000000-0000-4000-8000-000000000001',
}: Place): object => ({
  parent_tool_use_id: parent,
  session_id: session,
  uuid,
});

export function claudeInit(skills: readonly string[] = [], more: object = {}): object {
  return {
    type: 'system',
    subtype: 'init',
    cwd: '/workspace/proj',
    session_id: SESSION,
    tools: ['Bash', 'Read', 'Skill'],
    model: 'model-1',
    skills,
    claude_code_version: '2.1.332',
    ...more,
  };
}

/** A line of the assistant with the given blocks. */
export function claudeSays(blocks: readonly object[], place: Place = {}): object {
  const { message: id = 'msg_1', stop } = place;
  const message = { id, role: 'assistant', content: blocks, ...(stop === undefined ? {} : { stop_reason: stop }) };
  return { type: 'assistant', message, ...common(place) };
}

export function claudeText(text: string, place: Place = {}): object {
  return claudeSays([{ type: 'text', text }], place);
}

export function claudeCall(id: string, name: string, input: object, place: Place = {}): object {
  return claudeSays([{ type: 'tool_use', id, name, input }], place);
}

export function claudeSkill(id: string, skill: string, place: Place = {}): object {
  return claudeCall(id, 'Skill', { skill }, place);
}

export interface ClaudeResult extends Place {
  readonly content?: unknown;
  readonly isError?: boolean;
  readonly details?: unknown;
}

export function claudeResult(id: string, { content = 'done', isError, details, ...place }: ClaudeResult = {}): object {
  const block = {
    type: 'tool_result',
    tool_use_id: id,
    content,
    ...(isError === undefined ? {} : { is_error: isError }),
  };
  return {
    type: 'user',
    message: { role: 'user', content: [block] },
    ...common(place),
    ...(details === undefined ? {} : { tool_use_result: details }),
  };
}

/** The result of a Skill call that loaded the skill into the conversation. */
export function claudeLoaded(id: string, skill: string, place: Place = {}): object {
  const details = { success: true, commandName: skill };
  return claudeResult(id, { content: `Launching skill: ${skill}`, details, ...place });
}

export function claudeRefused(id: string, why: string, place: Place = {}): object {
  return claudeResult(id, {
    content: `<tool_use_error>${why}</tool_use_error>`,
    isError: true,
    details: `Error: ${why}`,
    ...place,
  });
}

export function claudeEnd(more: object = {}): object {
  return {
    duration_api_ms: 1,
    stop_reason: 'end_turn',
    session_id: SESSION,
    usage: { input_tokens: 10, output_tokens: 5 },
    type: 'result',
    subtype: 'success',
    is_error: false,
    terminal_reason: 'completed',
    num_turns: 2,
    result: 'Done.',
    ...more,
  };
}

export function claudePartial(text: string, place: Place = {}): object {
  const event = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
  return { type: 'stream_event', event, ...common(place) };
}
