import type { Dialect, DialectCall, DialectRequest, OfferedSkill, ToolCall } from '../../contracts/model-dialect.ts';
import { asRecord, asText } from '../../evidence/json-data.ts';
import { pathParts, skillFolderOf } from '../../evidence/path-segments.ts';
import { parseJsonDocument } from '../../kernel/json-document.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { findUnprefixedSkill, functionCall } from '../dialect-calls.ts';

const LIST = '<skills_instructions>';
/** Of older versions, in the user's name. */
const OLD_LIST = '# AGENTS.md instructions for ';
const HEADING = '\n## Skills\n';
/** The group of the classic tools. They are listed only after a search, and can be called before it. */
const CLASSIC = 'multi_agent_v1';

/**
 * Codex has no tool for skills: its instructions are to open the skill's SKILL.md at the path that it lists. Other files are opened by
 * a command, too. It starts a subagent and goes on.
 */
export const codexDialect: Dialect = {
  reminder: null,
  skillTool: null,
  skillsIn: (text, from) => (text.startsWith(from === 'instructions' ? LIST : OLD_LIST) ? skillsIn(text) : []),
  call: toolCall,
  waitFor,
};

function toolCall(call: DialectCall, request: DialectRequest): ToolCall | null {
  const fileOf = (skill: string): string | null => findUnprefixedSkill(request.skills, skill)?.file ?? null;
  switch (call.kind) {
    case 'skill': {
      const file = fileOf(call.skill);
      return file === null ? null : command(`cat ${shellWord(file)}`, request);
    }
    case 'read': {
      // To open the file of a skill is to use it.
      const skill = skillFolderOf(pathParts(call.path));
      if (skill !== undefined && fileOf(skill) === null) return null;
      return command(`cat ${shellWord(call.path)}`, request);
    }
    case 'shell':
      return command(call.command, request);
    case 'subagent':
      return subagent(call.prompt, request);
  }
}

/** In code mode commands are run by JavaScript alone, in which `exec_command` is a function. */
function command(cmd: string, request: DialectRequest): ToolCall {
  const codeMode = request.tools.some(({ name, plain }) => name === 'exec' && plain);
  if (!codeMode) return functionCall('exec_command', { cmd });
  const input = `const result = await tools.exec_command(${JSON.stringify({ cmd })});\ntext(result.output);\n`;
  return { name: 'exec', namespace: null, input, plain: true };
}

function subagent(prompt: string, request: DialectRequest): ToolCall {
  const offered = request.tools.find(({ name }) => name === 'spawn_agent');
  if (offered === undefined) return { ...functionCall('spawn_agent', { message: prompt }), namespace: CLASSIC };
  const input = { task_name: 'rehearsal', message: prompt, fork_turns: 'none' };
  return { ...functionCall('spawn_agent', input), namespace: offered.namespace };
}

function waitFor(started: string | undefined, request: DialectRequest): ToolCall | null {
  const offered = request.tools.find(({ name }) => name === 'wait_agent');
  if (offered !== undefined) return { ...functionCall('wait_agent', {}), namespace: offered.namespace };
  const agent = agentIdOf(started);
  return agent === undefined ? null : { ...functionCall('wait_agent', { targets: [agent] }), namespace: CLASSIC };
}

/** Undefined where no subagent was started. */
function agentIdOf(result: string | undefined): string | undefined {
  try {
    return asText(asRecord(parseJsonDocument(result ?? '').value)['agent_id']);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}

function shellWord(text: string): string {
  return /^[\w./@:+~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A table of roots (`- \`r0\` = \`/path\``) and `- name: description (file: r0/folder/SKILL.md)`; the description may be left out. */
function skillsIn(text: string): readonly OfferedSkill[] {
  const roots = new Map<string, string>();
  const skills: OfferedSkill[] = [];
  // What a project says in its AGENTS.md may stand before.
  for (const line of text.slice(text.lastIndexOf(HEADING)).split('\n')) {
    const root = /^- `(\w+)` = `(.+)`$/.exec(line);
    if (root !== null) roots.set(root[1] ?? '', root[2] ?? '');
    const entry = /^(?=.*\)$)- ((?:[^:]|:(?! ))+): (?:.* )?\(file: (.+)\)$/.exec(line);
    if (entry === null) continue;
    const [, name = '', short = ''] = entry;
    const slash = short.indexOf('/');
    const place = roots.get(short.slice(0, slash));
    const file = place === undefined ? short : `${place}${short.slice(slash)}`;
    skills.push({ name, alias: null, file });
  }
  return skills;
}
