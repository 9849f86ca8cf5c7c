import { endsWhole, standsAt } from '../../evidence/decode-line.ts';
import { asList, asNumber, asRecord, asText, reportedUsage, type Fields } from '../../evidence/json-data.ts';
import { pathParts, skillFolderOf } from '../../evidence/path-segments.ts';
import { skillLine } from '../../evidence/text-rules.ts';
import type { EventBody, JsonData, SkillListing, ToolCallEvent } from '../../evidence/transcript-event.ts';
import type { LineBytes, ReadValue, TranscriptReader } from '../../evidence/transcript-reader.ts';
import { callWithResult } from '../text-reader.ts';
import { transportReason } from '../transport-reason.ts';

const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) =>
  Buffer.from(`{"type":"${name}"`),
);
const ANY_EVENT = '{"type":"';
/** What begins so comes of the model, or begins its work or the stream; an end is none, nor that there is nothing to do. */
const WORK =
  /^(?:assistant|model|tool|skill)\.(?!\w+_end$|idle$)|^session\.(?:start|resume|skills_loaded)$|^subagent\.started$/;
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);

/** Only in the `events.jsonl` of a session, whose end does not say how the run ended. */
const BEGINS_LOG = /^session\.(?:start|resume)$/;
const LOG = 'the session log of Copilot, not its output: record `copilot --output-format json`';

/** Copilot: `--output-format json`, and the plain text with its `skill(x)` lines. */
export const copilotReader: TranscriptReader = {
  agent: 'copilot',
  arrayForm: false,
  textShowsCalls: true,
  readValue,
  readText,
  canSkip: (line: LineBytes) =>
    DELTA_HEADS.some((head) => standsAt(line.bytes, line.start, line.end, head)) && endsWhole(line, ANY_EVENT),
};

function readValue(value: JsonData): ReadValue {
  const line = asRecord(value);
  const data = asRecord(line['data']);
  const parent = asText(data['parentToolCallId']) ?? asText(line['parentToolCallId']);
  const type = asText(line['type']);
  return {
    events: eventsOf(type, line, data),
    works: WORK.test(type ?? ''),
    parent_call_id: parent === '' ? undefined : parent,
    log: BEGINS_LOG.test(type ?? '') ? LOG : undefined,
  };
}

function eventsOf(type: string | undefined, line: Fields, data: Fields): readonly EventBody[] {
  switch (type) {
    case 'session.start':
    case 'session.tools_updated':
      return [
        {
          type: 'session',
          started: true,
          session_id: asText(data['sessionId']),
          model: asText(data['model']) ?? asText(data['selectedModel']),
          version: asText(data['copilotVersion']),
        },
      ];
    case 'session.skills_loaded':
      return [{ type: 'session', started: true, skills: listings(data), catalogue: 'complete' }];
    case 'assistant.message':
      return messageEvents(data);
    case 'tool.execution_start':
      return [{ ...callEvent(data['toolCallId'], data['toolName'], data['arguments']), again: true }];
    case 'tool.execution_complete':
      return [
        {
          type: 'tool_result',
          call_id: asText(data['toolCallId']) ?? null,
          ok: data['success'] === true,
          unstated: data['success'] === undefined || undefined,
          answer: asText(asRecord(data['error'])['message']),
          loaded: loadedSkill(data),
        },
      ];
    case 'skill.invoked':
      return [invokedEvent(data)];
    case 'abort':
      return [{ type: 'aborted' }];
    case 'session.error': {
      const message = asText(data['message']) ?? 'the session failed';
      const status = asNumber(data['statusCode']);
      const kind = `${asText(data['errorType']) ?? ''} ${asText(data['errorCode']) ?? ''}`;
      const reason = transportReason(kind, status, message);
      return [{ type: 'transport_error', reason, message, status }];
    }
    case 'result':
      return [resultEvent(line)];
    default:
      if (type === undefined) return [{ type: 'unknown', name: '(no type)', tool_like: false }];
      if (/^(?:session|user|assistant|model|agent|hook|system|permission|external_tool)\./.test(type)) {
        return [{ type: 'notice', name: type }];
      }
      if (/^(?:tool|subagent|skill)\./.test(type) && KNOWN_QUIET.has(type)) return [{ type: 'notice', name: type }];
      return [{ type: 'unknown', name: type, tool_like: type.startsWith('tool') || data['toolCallId'] !== undefined }];
  }
}

const KNOWN_QUIET = new Set([
  'tool.execution_progress',
  'tool.execution_partial_result',
  'tool.user_requested',
  'subagent.started',
  'subagent.configured',
  'subagent.completed',
  'subagent.failed',
  'subagent.selected',
  'subagent.deselected',
  'skill.context_delivered_ref',
]);

/** Copilot answers to the frontmatter name; the folder is an alias. A disabled skill is not offered. */
function listings(data: Fields): readonly SkillListing[] {
  return asList(data['skills']).flatMap((item): SkillListing[] => {
    const skill = asRecord(item);
    const name = asText(skill['name']);
    if (name === undefined || skill['enabled'] === false) return [];
    const path = asText(skill['path']);
    const folder = skillFolderOf(pathParts(path ?? ''));
    const command = asText(skill['commandName']);
    const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name) as string[];
    return [{ name, aliases, path: placeOf(skill) }];
  });
}

function messageEvents(data: Fields): readonly EventBody[] {
  const text = asText(data['content']) ?? '';
  const requests = asList(data['toolRequests']).map((item) => {
    const request = asRecord(item);
    return callEvent(request['toolCallId'], request['name'], request['arguments']);
  });
  if (text === '') return requests.length > 0 ? requests : [{ type: 'notice', name: 'assistant.message' }];
  return [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}

function callEvent(id: JsonData | undefined, name: JsonData | undefined, input: JsonData | undefined): ToolCallEvent {
  const tool = asText(name) ?? '';
  const fields = parsedArguments(input ?? null);
  return { type: 'tool_call', call_id: asText(id) ?? null, tool, input: fields, purpose: purposeOf(tool, fields) };
}

/** The Responses API gives arguments as JSON text. */
function parsedArguments(input: JsonData): JsonData {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input) as JsonData;
  } catch {
    return input;
  }
}

function purposeOf(tool: string, input: JsonData): ToolCallEvent['purpose'] {
  const fields = asRecord(input);
  if (tool === 'skill') {
    const skill = asText(fields['skill']) ?? asText(fields['name']);
    return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
  }
  const path = asText(fields['path']);
  if (FILE_VIEWERS.has(tool) && path !== undefined) return { kind: 'opens', paths: [path] };
  return SHELLS.has(tool) ? { kind: 'command', command: asText(fields['command']) ?? '' } : { kind: 'other' };
}

/** Only in the session's own log; the folder of its path is another name of the skill. */
function invokedEvent(data: Fields): EventBody {
  const name = asText(data['name']);
  if (name === undefined) return { type: 'unknown', name: 'skill.invoked', tool_like: true };
  const plugin = asText(data['pluginName']);
  const path = asText(data['path']);
  const folder = skillFolderOf(pathParts(path ?? ''));
  const aliases = folder === undefined || folder === name ? [] : [qualified(folder, plugin)];
  return { type: 'skill_invoked', skill: qualified(name, plugin), aliases, path: placeOf(data) };
}

/** Its path, behind `builtin:` where Copilot says that it brings the skill itself, wherever it lies. */
function placeOf({ source, path }: Fields): string | undefined {
  return source === 'builtin' ? `builtin:${asText(path) ?? ''}` : asText(path);
}

function loadedSkill(data: Fields): string | undefined {
  const told = asRecord(asRecord(data['toolTelemetry'])['restrictedProperties']);
  const skill = asText(told['skillName']);
  return skill === undefined ? undefined : qualified(skill, asText(told['pluginName']));
}

/** A plugin's skill is called by its bare name; the plugin is named beside it. */
function qualified(skill: string, plugin: string | undefined): string {
  return plugin === undefined || skill.includes(':') ? skill : `${plugin}:${skill}`;
}

function resultEvent(line: Fields): EventBody {
  const exitCode = asNumber(line['exitCode']);
  const { inputTokens, outputTokens } = asRecord(line['usage']);
  const usage = reportedUsage(inputTokens, outputTokens);
  if (exitCode === 0) return { type: 'terminal', outcome: 'completed', usage };
  const ended = `the client ended with exit code ${exitCode ?? 'unknown'}`;
  const message = line['is_error'] === undefined ? ended : 'this is the stream of Claude Code, not of Copilot';
  return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}

/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines with the client's marks are tool lines and notices, which
 * prove nothing. The rest is what the assistant said.
 */
function readText(text: string): readonly EventBody[] {
  const skill = skillLine(text);
  if (skill !== undefined) return callWithResult('skill', { kind: 'skill', skill: skill.skill }, !skill.failed);
  const notice = /^\s{0,16}[●✓✗]\s{1,4}(.{0,500})/u.exec(text)?.[1];
  if (notice !== undefined) {
    return /^Request failed\b|\bRetrying\.\.\.$/.test(notice)
      ? [{ type: 'transport_error', reason: transportReason('', undefined, notice), message: notice }]
      : [{ type: 'notice', name: 'text/tool_line' }];
  }
  // What a tool printed is indented below its line; a drawn tree (`└── file`) is text.
  if (/^\s{0,16}[└⎿↪]\s/u.test(text)) return [{ type: 'notice', name: 'text/tool_output' }];
  const said: EventBody = { type: 'assistant_text', text, synthetic: false };
  // It may be the agent's: `assessRun` takes it for the client's where nothing else was printed and the client failed.
  const reason = text.startsWith('Error: ') ? transportReason('', undefined, text.slice(0, 400)) : 'api_error';
  return reason === 'api_error' ? [said] : [said, { type: 'transport_error', reason, message: text.slice(0, 400) }];
}
