import type { ModelCall } from '../contracts/scenario.ts';
import { claudeDialect } from './claude-dialect.ts';
import { codexDialect } from './codex-dialect.ts';
import { copilotDialect } from './copilot-dialect.ts';
import type { ModelRequest } from './model-request.ts';
import type { WireCall } from './model-reply.ts';

/** A call in a client's own tools; for subagents `prompt` already holds what their conversation is recognised by. */
export type Dialect = (call: ModelCall, request: ModelRequest) => Omit<WireCall, 'id'>;

const DIALECTS: Readonly<Record<string, Dialect>> = {
  claude: claudeDialect,
  codex: codexDialect,
  copilot: copilotDialect,
};

/** Of a client with a name of its own, which may well be one of the known ones inside, the tools tell how it is spoken to. */
const BY_TOOL: Readonly<Record<string, Dialect>> = {
  Skill: claudeDialect,
  skill: copilotDialect,
  exec_command: codexDialect,
  exec: codexDialect,
};

/** Undefined for a client that nobody taught us. */
export function dialectOf(agent: string, request: ModelRequest): Dialect | undefined {
  if (Object.hasOwn(DIALECTS, agent)) return DIALECTS[agent];
  const telling = request.tools.find(({ name }) => Object.hasOwn(BY_TOOL, name));
  return telling === undefined ? undefined : BY_TOOL[telling.name];
}
