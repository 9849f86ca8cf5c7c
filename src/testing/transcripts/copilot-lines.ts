/** Lines of a Copilot transcript (`--output-format json`), made by hand after the client's own. */

export function copilotSkills(skills: readonly object[]): object {
  return { type: 'session.skills_loaded', data: { skills } };
}

export function copilotSays(content: string, requests: readonly object[] = [], more: object = {}): object {
  return { type: 'assistant.message', data: { messageId: 'm-1', content, toolRequests: requests, ...more } };
}

export function copilotStarts(id: string, toolName: string, args: unknown, more: object = {}): object {
  return { type: 'tool.execution_start', data: { toolCallId: id, toolName, arguments: args, ...more } };
}

export function copilotEnds(id: string, success: boolean | undefined, more: object = {}): object {
  return {
    type: 'tool.execution_complete',
    data: { toolCallId: id, ...(success === undefined ? {} : { success }), ...more },
  };
}

export function copilotSkillTelemetry(skill: string): object {
  return { toolTelemetry: { properties: { found: 'true' }, restrictedProperties: { skillName: skill } } };
}

export function copilotEnd(exitCode = 0): object {
  return { type: 'result', sessionId: 'session-1', exitCode, usage: { premiumRequests: 0 } };
}
