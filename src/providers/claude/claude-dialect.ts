import type { Dialect, DialectCall, DialectRequest, OfferedSkill, ToolCall } from '../../contracts/model-dialect.ts';
import { absolutePath, findOfferedSkill, functionCall } from '../dialect-calls.ts';
import { REMINDER } from './claude-reader.ts';

const HEADING = 'The following skills are available';
/** As a paragraph of the instructions. */
const PARAGRAPH = new RegExp(`\\n${HEADING}.*\\n\\n((?:.+\\n?)+)`);

const TOOL_HEADING = '\nAvailable skills:\n';

/**
 * Claude Code: a skill is called with the `Skill` tool, by the name of its folder. It lists them between the user's texts, to some models
 * in a message of the system, in older versions in the description of the tool.
 */
export const claudeDialect: Dialect = {
  reminder: REMINDER,
  skillTool: 'Skill',
  skillsIn: (text, from) => {
    if (from === 'tool') return skillsIn(text.split(TOOL_HEADING)[1] ?? '');
    if (from === 'instructions') return skillsIn(PARAGRAPH.exec(text)?.[1] ?? '');
    return text.startsWith(`${REMINDER}\n${HEADING}`) ? skillsIn(text) : [];
  },
  call: toolCall,
};

function toolCall(call: DialectCall, request: DialectRequest): ToolCall | null {
  switch (call.kind) {
    case 'skill': {
      const offered = findOfferedSkill(request.skills, call.skill);
      return offered === undefined ? null : functionCall('Skill', { skill: offered.name });
    }
    case 'read':
      return functionCall('Read', { file_path: absolutePath(call.path, request) });
    case 'shell':
      return functionCall('Bash', { command: call.command, description: 'Run a command of the rehearsal' });
    case 'subagent': {
      // Without `run_in_background` the subagent answers later, and the conversation goes on without it.
      const how = { subagent_type: 'general-purpose', run_in_background: false };
      return functionCall('Agent', { description: 'Rehearse a subagent', prompt: call.prompt, ...how });
    }
  }
}

/** `- name: description` or `- folder (name): description`; further lines belong to the description. */
function skillsIn(text: string): readonly OfferedSkill[] {
  const entries = [...text.matchAll(/^- (\S.{0,199}?)(?: \(([^()]{1,200})\))?(?:: .*|:?)$/gm)];
  return entries.map(([, name = '', alias = null]) => ({ name, alias, file: null }));
}
