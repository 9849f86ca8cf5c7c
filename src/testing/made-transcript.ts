/** A client whose output is made here, in the shape that the recordings of `cases/transcripts/` have. */
export type Client = 'claude' | 'codex' | 'copilot';

export const CLIENTS: readonly Client[] = ['claude', 'codex', 'copilot'];

/** What the agent did, one after the other. */
export type Step =
  /** Uses a skill, and it works. */
  | { readonly load: string }
  /** Tries to use a skill, and is refused. */
  | { readonly refused: string }
  /** Opens a skill's file in a way that is weaker than using the skill. */
  | { readonly peek: string }
  | { readonly say: string }
  /** Runs a command; `output` is what it printed. */
  | { readonly run: string; readonly output?: string };

export interface MadeTranscript {
  readonly steps: readonly Step[];
  /** `cut`: nothing after the last step. `overloaded`: the service gave up. */
  readonly ending?: 'completed' | 'cut' | 'overloaded';
  /** The skills that the client lists; without it those that the steps name. */
  readonly catalogue?: readonly string[];
}

const SESSION = 'f5e96e82-f8ee-4d7d-9dd4-d30dfaa3afec';

/** The lines of a client's JSON stream. */
export function madeTranscript(client: Client, made: MadeTranscript): string {
  const lines = { claude: claudeLines, codex: codexLines, copilot: copilotLines }[client](made);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function skillsOf({ steps, catalogue }: MadeTranscript): readonly string[] {
  const named = steps.flatMap((step) => ('load' in step ? [step.load] : 'peek' in step ? [step.peek] : []));
  return catalogue ?? [...new Set(named)];
}

function skillText(skill: string): string {
  return `---\nname: ${skill}\ndescription: Use when the user asks for it.\n---\n\n# ${skill}\n`;
}

function claudeLines(made: MadeTranscript): object[] {
  const common = { parent_tool_use_id: null, session_id: SESSION };
  const assistant = (index: number, block: object): object => ({
    type: 'assistant',
    message: {
      id: `msg_${index}`,
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content: [block],
      stop_reason: null,
      usage: { input_tokens: 100, output_tokens: 1 },
    },
    ...common,
  });
  const user = (block: object, details: object | string): object => ({
    type: 'user',
    message: { role: 'user', content: [{ type: 'tool_result', ...block }] },
    ...common,
    tool_use_result: details,
  });
  const lines: object[] = [
    {
      type: 'system',
      subtype: 'init',
      cwd: '/workspace/proj',
      session_id: SESSION,
      tools: ['Task', 'Bash', 'Read', 'Skill', 'Write'],
      mcp_servers: [],
      model: 'claude-sonnet-4-5',
      permissionMode: 'default',
      claude_code_version: '2.1.332',
      skills: skillsOf(made),
    },
  ];
  made.steps.forEach((step, index) => {
    const id = `toolu_${index}`;
    const call = (name: string, input: object): number =>
      lines.push(assistant(index, { type: 'tool_use', id, name, input }));
    if ('say' in step) lines.push(assistant(index, { type: 'text', text: step.say }));
    else if ('load' in step) {
      call('Skill', { skill: step.load });
      const content = `Launching skill: ${step.load}`;
      lines.push(user({ tool_use_id: id, content }, { success: true, commandName: step.load }));
    } else if ('refused' in step) {
      call('Skill', { skill: step.refused });
      const content = `<tool_use_error>Unknown skill: ${step.refused}</tool_use_error>`;
      lines.push(user({ tool_use_id: id, content, is_error: true }, `Error: Unknown skill: ${step.refused}`));
    } else if ('peek' in step) {
      const path = `/workspace/proj/.claude/skills/${step.peek}/SKILL.md`;
      call('Read', { file_path: path });
      const content = skillText(step.peek);
      lines.push(
        user({ tool_use_id: id, content: `1\t${content}` }, { type: 'text', file: { filePath: path, content } }),
      );
    } else {
      call('Bash', { command: step.run, description: 'Run it' });
      const output = step.output ?? '';
      lines.push(user({ tool_use_id: id, content: output }, { stdout: output, stderr: '', interrupted: false }));
    }
  });
  if (made.ending === 'cut') return lines;
  const failed = made.ending === 'overloaded';
  lines.push({
    duration_api_ms: 84,
    stop_reason: failed ? null : 'end_turn',
    session_id: SESSION,
    total_cost_usd: 0.0012,
    usage: { input_tokens: 200, output_tokens: failed ? 0 : 40 },
    permission_denials: [],
    terminal_reason: 'completed',
    is_error: failed,
    num_turns: 2,
    subtype: 'success',
    api_error_status: failed ? 529 : null,
    result: failed ? 'API Error: 529 Overloaded' : 'Done.',
    type: 'result',
    duration_ms: 210,
  });
  return lines;
}

function codexLines(made: MadeTranscript): object[] {
  const lines: object[] = [
    { type: 'thread.started', thread_id: '01a21f28-97d5-7982-9136-ec9c496cb5e4' },
    { type: 'turn.started' },
  ];
  made.steps.forEach((step, index) => {
    const id = `item_${index}`;
    const command = (text: string, output: string, exitCode: number): void => {
      const item = { id, type: 'command_execution', command: `/bin/bash -lc '${text}'` };
      lines.push(
        { type: 'item.started', item: { ...item, aggregated_output: '', exit_code: null, status: 'in_progress' } },
        {
          type: 'item.completed',
          item: {
            ...item,
            aggregated_output: output,
            exit_code: exitCode,
            status: exitCode === 0 ? 'completed' : 'failed',
          },
        },
      );
    };
    if ('say' in step) lines.push({ type: 'item.completed', item: { id, type: 'agent_message', text: step.say } });
    else if ('load' in step)
      command(`cat /workspace/proj/.agents/skills/${step.load}/SKILL.md`, skillText(step.load), 0);
    else if ('refused' in step) {
      const path = `/workspace/proj/.agents/skills/${step.refused}/SKILL.md`;
      command(`cat ${path}`, `cat: ${path}: No such file or directory\n`, 1);
    } else if ('peek' in step) command(`cat /workspace/proj/docs/${step.peek}/SKILL.md`, skillText(step.peek), 0);
    else command(step.run, step.output ?? '', 0);
  });
  if (made.ending === 'cut') return lines;
  if (made.ending === 'overloaded') {
    const message = 'unexpected status 503 Service Unavailable: overloaded';
    lines.push({ type: 'error', message }, { type: 'turn.failed', error: { message } });
    return lines;
  }
  lines.push({
    type: 'turn.completed',
    usage: { input_tokens: 200, cached_input_tokens: 0, output_tokens: 40, reasoning_output_tokens: 0 },
  });
  return lines;
}

function copilotLines(made: MadeTranscript): object[] {
  const skills = skillsOf(made).map((name) => ({
    name,
    commandName: name,
    source: 'project',
    userInvocable: true,
    enabled: true,
    path: `/workspace/proj/.github/skills/${name}/SKILL.md`,
  }));
  const lines: object[] = [
    { type: 'session.skills_loaded', data: { skills } },
    { type: 'session.tools_updated', data: { model: 'gpt-4.1' }, ephemeral: true },
    { type: 'assistant.turn_start', data: { turnId: '0' } },
  ];
  made.steps.forEach((step, index) => {
    const toolCallId = `call_${index}`;
    const message = (content: string, toolRequests: object[]): number =>
      lines.push({ type: 'assistant.message', data: { messageId: `m${index}`, content, toolRequests } });
    const call = (toolName: string, args: object, end: object): void => {
      message('', [{ toolCallId, name: toolName, arguments: args, type: 'function' }]);
      lines.push(
        { type: 'tool.execution_start', data: { toolCallId, toolName, arguments: args, turnId: '0' } },
        { type: 'tool.execution_complete', data: { toolCallId, turnId: '0', ...end } },
      );
    };
    if ('say' in step) message(step.say, []);
    else if ('load' in step) {
      const content = `Skill "${step.load}" loaded successfully.`;
      const toolTelemetry = { restrictedProperties: { skillName: step.load } };
      call('skill', { skill: step.load }, { success: true, result: { content }, toolTelemetry });
    } else if ('refused' in step) {
      const error = { message: `Skill not found: ${step.refused}`, code: 'failure' };
      call('skill', { skill: step.refused }, { success: false, error });
    } else if ('peek' in step) {
      const path = `/workspace/proj/.github/skills/${step.peek}/SKILL.md`;
      call('view', { path }, { success: true, result: { content: skillText(step.peek) } });
    } else call('bash', { command: step.run }, { success: true, result: { content: step.output ?? '' } });
  });
  lines.push({ type: 'assistant.turn_end', data: { turnId: '0' } });
  if (made.ending === 'cut') return lines;
  const failed = made.ending === 'overloaded';
  if (failed) {
    const message = 'Request failed with status 503';
    lines.push({ type: 'session.error', data: { errorType: 'query', message, statusCode: 503 } });
  }
  lines.push({
    type: 'result',
    sessionId: '0b9aaaa9-427d-43a7-8cd5-c495fd1d6a76',
    exitCode: failed ? 1 : 0,
    usage: {},
  });
  return lines;
}
