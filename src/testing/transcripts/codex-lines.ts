/** Lines of a `codex exec --json` transcript, made by hand after the client's own. */

export const codexStart: readonly object[] = [
  { type: 'thread.started', thread_id: 'thread-1' },
  { type: 'turn.started' },
];

export const codexEnd: object = { type: 'turn.completed', usage: { input_tokens: 20, output_tokens: 4 } };

export function codexSays(text: string): object {
  return { type: 'item.completed', item: { id: 'item_say', type: 'agent_message', text } };
}

export function codexStarts(id: string, command: unknown): object {
  const item = {
    id,
    type: 'command_execution',
    command,
    aggregated_output: '',
    exit_code: null,
    status: 'in_progress',
  };
  return { type: 'item.started', item };
}

/** A command with its start, as the client writes it. */
export function codexRuns(id: string, command: unknown, output: string, exitCode = 0): readonly object[] {
  const status = exitCode === 0 ? 'completed' : 'failed';
  const item = { id, type: 'command_execution', command, aggregated_output: output, exit_code: exitCode, status };
  return [codexStarts(id, command), { type: 'item.completed', item }];
}

/** The text of a skill's file. */
export function skillText(name: string, body = 'Say hello.'): string {
  return `---\nname: ${name}\ndescription: Use when somebody asks for it.\n---\n\n# ${name}\n\n${body}\n`;
}
