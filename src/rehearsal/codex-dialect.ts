import type { ModelCall } from '../contracts/scenario.ts';
import type { ModelRequest } from './model-request.ts';
import type { WireCall } from './model-reply.ts';
import { findUnprefixedSkill } from './offered-name.ts';
import { functionCall, verbatimCall } from './wire-call.ts';

/**
 * Codex: it has no tool for skills; its instructions are to open the skill's SKILL.md at the path that it advertises. Every
 * other file is opened by a command too.
 */
export function codexDialect(call: ModelCall, request: ModelRequest): Omit<WireCall, 'id'> {
  switch (call.kind) {
    case 'skill':
      return command(`cat ${shellWord(skillFile(call.skill, request))}`, request);
    case 'read':
      return command(`cat ${shellWord(call.path)}`, request);
    case 'shell':
      return command(call.command, request);
    case 'subagent':
      return subagent(call.prompt, request);
    case 'tool':
      return verbatimCall(call, request);
  }
}

/** In code mode the only tool that runs commands is JavaScript, in which `exec_command` is a function. */
function command(cmd: string, request: ModelRequest): Omit<WireCall, 'id'> {
  const codeMode = request.tools.some(({ name, plain }) => name === 'exec' && plain);
  if (!codeMode) return functionCall('exec_command', { cmd });
  const input = `const result = await tools.exec_command(${JSON.stringify({ cmd })});\ntext(result.output);\n`;
  return { name: 'exec', namespace: null, input, plain: true };
}

/** An unknown skill is looked for where a project's own would lie; the client's own skills have a folder apart. */
function skillFile(wanted: string, request: ModelRequest): string {
  const { skills, roots } = request.offer;
  const file = findUnprefixedSkill(skills, wanted)?.file;
  if (file !== undefined && file !== null) return file;
  const root = roots.find((each) => !each.endsWith('.system')) ?? roots[0] ?? '.agents/skills';
  return `${root}/${wanted}/SKILL.md`;
}

function subagent(prompt: string, request: ModelRequest): Omit<WireCall, 'id'> {
  const offered = request.tools.find(({ name }) => name === 'spawn_agent');
  // The classic tools are not listed before they were searched for; they can be called all the same.
  if (offered === undefined)
    return { ...functionCall('spawn_agent', { message: prompt }), namespace: 'multi_agent_v1' };
  const input = { task_name: 'rehearsal', message: prompt, fork_turns: 'none' };
  return { ...functionCall('spawn_agent', input), namespace: offered.namespace };
}

function shellWord(text: string): string {
  return /^[\w./@:+~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
