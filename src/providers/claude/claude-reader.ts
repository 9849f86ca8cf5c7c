import { asList, asNumber, asRecord, asText, type Fields } from '../../evidence/json-data.ts';
import { pathParts } from '../../evidence/path-segments.ts';
import type { EventBody, JsonData, SkillListing, ToolCallEvent } from '../../evidence/transcript-event.ts';
import type { ReadValue, TranscriptReader } from '../../evidence/transcript-reader.ts';
import { withoutReminders } from '../../evidence/without-reminders.ts';
import { transportReason } from '../transport-reason.ts';
import { terminalEvent } from './claude-end.ts';
import { canSkipClaudeLine } from './skip-claude-line.ts';

const CALL_BLOCKS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
const QUIET_BLOCKS = new Set(['thinking', 'redacted_thinking', 'image', 'document', 'fallback', 'compaction']);
const QUIET_EVENTS = new Set(['stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status']);

/** Lines of the model, unless the client wrote them in its name. */
const MODEL_LINES = new Set(['assistant', 'stream_event']);
const SYNTHETIC = '<synthetic>';
/** What lines of other kinds have to say for the client to be at work. */
const BEGINS_WORK = new Set<EventBody['type']>(['session', 'tool_result']);

/** With which the client begins what it says itself in the user's name. */
export const REMINDER = '<system-reminder>';

const LOG =
  'the session log of Claude Code, not its output: record `claude --print --output-format stream-json --verbose`';

/** By which the client marks a call that it refused. */
const ERROR_TAG = '<tool_use_error>';

/** Claude Code: `--output-format stream-json`, and the array of `--output-format json --verbose`. */
export const claudeReader: TranscriptReader = {
  agent: 'claude',
  arrayForm: true,
  textShowsCalls: false,
  readValue,
  readUsual,
  readText: () => [],
  canSkip: canSkipClaudeLine,
};

/** What stands before the blocks of a message of the model, and behind them: all of it, so that nothing in it is left unseen. */
const USUAL_HEAD =
  /^\{"type":"assistant","message":\{"id":"[\w-]+","type":"message","role":"assistant","model":"([\w.:@[\]-]+)","content":(?=\[)/;
const [SCALAR, WORD] = [String.raw`(?:null|0|[1-9]\d*|"[\w.-]*")`, String.raw`"([\w-]+)"`];
const membersOf = (value: string): string => String.raw`\{(?:"\w+":${value}(?:,"\w+":${value})*)?\}`;
const USUAL_TAIL = new RegExp(
  String.raw`,"stop_reason":(?:null|"\w+"),"stop_sequence":null,"usage":${membersOf(`(?:${SCALAR}|${membersOf(SCALAR)})`)}(?:,"context_management":null)?\},"parent_tool_use_id":(?:null|${WORD}),"session_id":${WORD},"uuid":"[\w-]+"(?:,"timestamp":"[\w:.-]+")?(?:,"request_id":"\w+")?\}$`,
  'y',
);

/** Most of what a parser would read of such a line are numbers of tokens and the like. Between the two ends is JSON, or it is another line. */
function readUsual(text: string): JsonData | undefined {
  const [head, model] = USUAL_HEAD.exec(text) ?? [];
  if (head === undefined || model === undefined) return undefined;
  const end = text.indexOf(',"stop_reason":', head.length);
  USUAL_TAIL.lastIndex = Math.max(end, 0);
  try {
    const tail = USUAL_TAIL.exec(text);
    if (tail === null) return undefined;
    const [, parent = null, session_id = null] = tail;
    const content = JSON.parse(text.slice(head.length, end)) as JsonData;
    return { type: 'assistant', message: { model, content }, parent_tool_use_id: parent, session_id };
  } catch {
    return undefined;
  }
}

function readValue(value: JsonData): ReadValue {
  const line = asRecord(value);
  // Lines of a fork name the call that they are for; the line that announces the fork does not.
  const parent = asText(line['parent_tool_use_id']) ?? (isFork(line) ? asText(line['tool_use_id']) : undefined);
  const type = asText(line['type']) ?? '';
  const events = eventsOf(type, line);
  const isSynthetic = asRecord(line['message'])['model'] === SYNTHETIC;
  return {
    events,
    works: MODEL_LINES.has(type) ? !isSynthetic : events.some((event) => BEGINS_WORK.has(event.type)),
    session: asText(line['session_id']),
    parent_call_id: parent,
    log: line['sessionId'] !== undefined && line['session_id'] === undefined ? LOG : undefined,
  };
}

function eventsOf(type: string, line: Fields): readonly EventBody[] {
  switch (type) {
    case 'system':
      return [systemEvent(line)];
    case 'assistant':
      return assistantEvents(line);
    case 'user':
      return userEvents(line);
    case 'result':
      // Where a schema was asked for, the model answers by a call, and may write nothing.
      return (line['structured_output'] ?? null) === null
        ? [terminalEvent(line)]
        : [{ type: 'assistant_text', text: structuredAnswer(line), synthetic: false }, terminalEvent(line)];
    default:
      if (QUIET_EVENTS.has(type)) return [{ type: 'notice', name: type }];
      return [{ type: 'unknown', name: type === '' ? '(no type)' : type, tool_like: looksLikeTool(line) }];
  }
}

function structuredAnswer(line: Fields): string {
  return asText(line['result']) || JSON.stringify(line['structured_output']);
}

function systemEvent(line: Fields): EventBody {
  const subtype = asText(line['subtype']);
  if (subtype === 'init') {
    const skills = asList(line['skills']).flatMap((name) => (typeof name === 'string' ? [listing(name)] : []));
    return {
      type: 'session',
      started: true,
      session_id: asText(line['session_id']),
      folder: asText(line['cwd']),
      model: asText(line['model']),
      version: asText(line['claude_code_version']),
      ...(line['skills'] === undefined ? {} : { skills, catalogue: 'partial' as const }),
      skill_tool: line['tools'] === undefined ? undefined : asList(line['tools']).includes('Skill'),
    };
  }
  if (subtype === 'api_retry') {
    const status = asNumber(line['error_status']);
    const kind = asText(line['error']) ?? 'request failed';
    const message = `${kind}${status === undefined ? '' : ` (HTTP ${status})`}`;
    return { type: 'transport_error', reason: transportReason(kind, status, ''), message, status };
  }
  const path = isFork(line) ? baseFolder(asText(line['prompt'])) : undefined;
  return path === undefined ? { type: 'notice', name: `system/${subtype ?? '?'}` } : { type: 'skill_folder', path };
}

/** The client itself began a conversation, for a skill. A subagent's, whose prompt the model wrote, is not `ambient`. */
function isFork(line: Fields): boolean {
  return line['subtype'] === 'task_started' && line['ambient'] === true;
}

/** Listed as `folder (frontmatter name)` where the two differ. */
function listing(name: string): SkillListing {
  const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  return open <= 0 ? { name, aliases: [] } : { name: name.slice(0, open), aliases: [name.slice(open + 2, -1)] };
}

function assistantEvents(line: Fields): readonly EventBody[] {
  const message = asRecord(line['message']);
  const synthetic = message['model'] === SYNTHETIC;
  if (typeof message['content'] === 'string') {
    return [{ type: 'assistant_text', text: message['content'], synthetic }];
  }
  if (!Array.isArray(message['content'])) return [{ type: 'unknown', name: 'assistant', tool_like: true }];
  const failure = synthetic ? failureEvent(line, message) : [];
  const events = asList(message['content']).map((item): EventBody => {
    const block = asRecord(item);
    const kind = asText(block['type']) ?? '(no type)';
    if (kind === 'text') return { type: 'assistant_text', text: asText(block['text']) ?? '', synthetic };
    if (CALL_BLOCKS.has(kind)) {
      const tool = asText(block['name']) ?? '';
      const input = block['input'] ?? null;
      return { type: 'tool_call', call_id: asText(block['id']) ?? null, tool, input, purpose: purposeOf(tool, input) };
    }
    if (kind === 'tool_result' || kind.endsWith('_tool_result')) return resultEvent(block, undefined);
    if (QUIET_BLOCKS.has(kind)) return { type: 'notice', name: `assistant/${kind}` };
    // An unknown block of the assistant may be a call under another name.
    return { type: 'unknown', name: `assistant/${kind}`, tool_like: true };
  });
  return events.length === 0 ? [{ type: 'notice', name: 'assistant' }] : [...events, ...failure];
}

/** The client writes why a request failed in the model's name, with the class of the error, which often says more than the end's number. */
function failureEvent(line: Fields, message: Fields): readonly EventBody[] {
  const kind = asText(line['error']) ?? '';
  const status = asNumber(line['api_error_status']);
  const reason = transportReason(kind, undefined, '');
  if (reason === 'api_error') return [];
  const text = asText(firstText(message['content'])) ?? kind;
  return [{ type: 'transport_error', reason, message: text, status, classed: true }];
}

function userEvents(line: Fields): readonly EventBody[] {
  const content = asRecord(line['message'])['content'];
  const blocks = asList(content);
  if (blocks.length === 0) return [{ type: 'notice', name: 'user' }];
  const results = blocks.filter((item) => asRecord(item)['type'] === 'tool_result').length;
  return blocks.map((item): EventBody => {
    const block = asRecord(item);
    // `tool_use_result` stands beside the message: whose it is, is known only where there is one result.
    if (block['type'] === 'tool_result') return resultEvent(block, results === 1 ? line['tool_use_result'] : undefined);
    const kind = asText(block['type']) ?? '(no type)';
    const path = line['isSynthetic'] === true ? baseFolder(asText(block['text'])) : undefined;
    if (path !== undefined) return { type: 'skill_folder', path };
    if (kind === 'text' || QUIET_BLOCKS.has(kind)) return { type: 'notice', name: `user/${kind}` };
    return { type: 'unknown', name: `user/${kind}`, tool_like: looksLikeTool(block) };
  });
}

/** The client's own line before the text of a skill that it loaded. */
function baseFolder(text: string | undefined): string | undefined {
  const path = /^Base directory for this skill: ([^\n]{1,4096})/.exec(text ?? '')?.[1];
  return path === undefined || pathParts(path).length === 0 ? undefined : path.trim();
}

function resultEvent(block: Fields, details: JsonData | undefined): EventBody {
  const report = asRecord(details);
  const texts = [asText(details), asText(firstText(block['content']))];
  // Some refusals do not set `is_error`.
  const refused = texts[0]?.startsWith('Error:') === true || texts.some((text) => text?.startsWith(ERROR_TAG) === true);
  const ok = block['is_error'] !== true && report['success'] !== false && !refused;
  const call_id = asText(block['tool_use_id']) ?? null;
  const answer = ok ? undefined : plainAnswer(texts.find((text) => text !== undefined) ?? '');
  return { type: 'tool_result', call_id, ok, answer, loaded: asText(report['commandName']) };
}

/** The beginning of what it said itself, without its marks. */
function plainAnswer(text: string): string {
  return withoutReminders(text.slice(0, 4096), REMINDER)
    .replaceAll(/<\/?tool_use_error>/g, '')
    .replace(/^Error:\s*/, '');
}

function firstText(content: JsonData | undefined): JsonData | undefined {
  return typeof content === 'string' ? content : asRecord(asList(content)[0])['text'];
}

function purposeOf(tool: string, input: JsonData): ToolCallEvent['purpose'] {
  const fields = asRecord(input);
  if (tool === 'Skill') {
    // Other versions have other names for the argument. To the client `/name` is `name`.
    const named = asText(fields['skill']) ?? asText(fields['command']) ?? asText(fields['name']);
    const skill = named?.trim().replace(/^\//, '');
    return skill === undefined || skill === '' ? { kind: 'other' } : { kind: 'skill', skill };
  }
  if (tool === 'Read') {
    const path = asText(fields['file_path']);
    return path === undefined ? { kind: 'other' } : { kind: 'opens', paths: [path] };
  }
  if (tool === 'Bash' || tool === 'PowerShell') {
    return { kind: 'command', command: asText(fields['command']) ?? '' };
  }
  return { kind: 'other' };
}

/** What a tool call or a result would look like under another name. */
function looksLikeTool(block: Fields): boolean {
  const id = asText(block['id']) ?? asText(block['tool_use_id']) ?? asText(block['call_id']) ?? '';
  const hasMessage = asRecord(block['message'])['content'] !== undefined;
  return (
    hasMessage ||
    /^(?:toolu_|call_|srvtoolu_)/.test(id) ||
    ['input', 'arguments', 'skill'].some((key) => block[key] !== undefined)
  );
}
