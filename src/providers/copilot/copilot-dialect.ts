import { decodeXML } from 'entities/decode';

import type { Dialect, DialectCall, DialectRequest, OfferedSkill, ToolCall } from '../../contracts/model-dialect.ts';
import { absolutePath, findUnprefixedSkill, functionCall } from '../dialect-calls.ts';

/** Copilot CLI: a skill is called with the `skill` tool, by the name in its frontmatter. */
export const copilotDialect: Dialect = {
  // Older versions put one behind the prompt.
  reminder: '<system_reminder>',
  skillTool: 'skill',
  // In older versions they stand in the description of the tool.
  skillsIn: (text, from) => (from === 'user' ? [] : skillsIn(text)),
  call: toolCall,
};

function toolCall(call: DialectCall, request: DialectRequest): ToolCall | null {
  switch (call.kind) {
    case 'skill': {
      const offered = findUnprefixedSkill(request.skills, call.skill);
      return offered === undefined ? null : functionCall('skill', { skill: offered.name });
    }
    case 'read':
      return functionCall('view', { path: absolutePath(call.path, request) });
    case 'shell':
      return functionCall('bash', { command: call.command, description: 'Run a command of the rehearsal' });
    case 'subagent': {
      const what = { name: 'rehearsal', description: 'Rehearse a subagent', prompt: call.prompt };
      return functionCall('task', { ...what, agent_type: 'general-purpose', mode: 'sync' });
    }
  }
}

/** `<skill>` elements with a `<name>` inside `<available_skills>`, and behind them the names of those that there was no room for. */
function skillsIn(text: string): readonly OfferedSkill[] {
  const start = text.indexOf('<available_skills>');
  const end = text.indexOf('</available_skills>', start);
  if (start === -1 || end === -1) return [];
  const elements = text.slice(start, end).split('<skill>').slice(1);
  const [, more] = /<\/skill>\s*Additional skills available[^:\n]*: (.+)/.exec(elements.at(-1) ?? '') ?? [];
  const listed = elements.map((element) => decodeXML(/<name>([^<]*)<\/name>/.exec(element)?.[1] ?? ''));
  const names = [...listed, ...(more?.split(', ') ?? [])];
  return names.map((name) => ({ name, alias: null, file: null }));
}
