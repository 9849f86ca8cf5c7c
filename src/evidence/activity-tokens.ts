/**
 * Entries of `required_any_evidence` that mean "any tool call" (trimmed, folded). The specification's origin looked for
 * these texts in the raw transcript, where they are always found; what they were meant to ask is whether a tool was used.
 */
const ACTIVITY_TOKENS: ReadonlySet<string> = new Set([
  'tool_use',
  'read_file',
  'file_search',
  'command_execution',
  'function_call',
  'mcp:',
  'glob',
  'grep',
  'read(',
  'grep(',
  'glob(',
  'bash(',
  'shell(',
  'starting remote mcp client for github-mcp-server',
  'invalid mcp config for plugin',
]);

/** Whether an entry of `required_any_evidence` means "any tool call". */
export function isActivityToken(token: string): boolean {
  return ACTIVITY_TOKENS.has(token.trim().toLowerCase());
}
