export const id = 8344;
export const ids = [8344];
export const modules = {

/***/ 12759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   Hj: () => (/* binding */ decodeLine),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30348);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);


const BYTE_ORDER_MARK = 0xfeff;
const OPEN_BRACE = 0x7b;
const REPLACEMENT = '\uFFFD';
/**
 * Decodes one whole line as UTF-8. Bytes that are not UTF-8, raw control characters inside JSON text and lone surrogates
 * become U+FFFD and set `lossy`; the other lines are not affected. A line that begins like a JSON object and still does
 * not parse is `damaged`, because an event was lost with it.
 */
function decodeLine({ bytes, start, end }) {
    let text = bytes.toString('utf8', start, end);
    let lossy = text.includes(REPLACEMENT) && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end));
    if (text.charCodeAt(0) === BYTE_ORDER_MARK)
        text = text.slice(1);
    if (text.charCodeAt(0) !== OPEN_BRACE) {
        text = printable(text);
        if (text === '')
            return { kind: 'blank' };
        if (text.charCodeAt(0) !== OPEN_BRACE)
            return { kind: 'noise', text, lossy };
    }
    let value = parse(text);
    if (value === undefined) {
        text = printable(text);
        value = parse(text);
    }
    if (value === undefined) {
        const repaired = withoutControlCharacters(text);
        lossy ||= repaired !== text;
        text = repaired;
        value = parse(text);
    }
    if (value === undefined)
        return { kind: /^\{\s*"/.test(text) ? 'damaged' : 'noise', text, lossy };
    const wellFormed = withoutLoneSurrogates(text);
    if (wellFormed === text)
        return { kind: 'json', value, text, lossy };
    return { kind: 'json', value: parse(wellFormed) ?? value, text: wellFormed, lossy: true };
}
function parse(text) {
    try {
        // JSON.parse returns nothing but JSON data; this is where bytes become it.
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Without colours, NUL bytes and white space around the text. */
function printable(text) {
    const plain = (0,strip_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
    let start = 0;
    let end = plain.length;
    while (start < end && isBlank(plain, start))
        start += 1;
    while (end > start && isBlank(plain, end - 1))
        end -= 1;
    return plain.slice(start, end);
}
function isBlank(text, index) {
    const code = text.charCodeAt(index);
    return code <= 0x20 || code === BYTE_ORDER_MARK || code === 0xa0;
}
/** White space stays white space; the point is to find control characters, so the rule against them does not apply. */
function withoutControlCharacters(text) {
    // eslint-disable-next-line no-control-regex
    return text.replaceAll(/[\t\r]/g, ' ').replaceAll(/[\u0000-\u001f]/g, REPLACEMENT);
}
/**
 * Lone surrogates cannot be written as UTF-8, so they are replaced where they enter: in the text, which unlike the value
 * needs no recursion, however deep it is nested.
 */
function withoutLoneSurrogates(text) {
    if (!text.includes('\\ud') && !text.includes('\\uD'))
        return text;
    const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;
    return text.replaceAll(escapes, (escape, lone) => (lone === undefined ? escape : '\\ufffd'));
}
const CLOSE_BRACE = 0x7d;
/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;
/** Whether the bytes at `position` are `head`. */
function standsAt(bytes, position, end, head) {
    if (end - position < head.length)
        return false;
    for (let index = 0; index < head.length; index += 1)
        if (bytes[position + index] !== head[index])
            return false;
    return true;
}
/** Whether the last thing in a line is a closing brace. */
function endsBraced({ bytes, start, end }) {
    let last = end - 1;
    while (last > start && (bytes[last] === 0x0d || bytes[last] === 0x20))
        last -= 1;
    return bytes[last] === CLOSE_BRACE;
}
/**
 * The end of a line that was not decoded, as one character per byte; undefined where the line does not end like a whole
 * event, or where `other` shows that a second event is glued to it.
 */
function wholeTail(line, other) {
    if (!endsBraced(line))
        return undefined;
    const tail = line.bytes.toString('latin1', Math.max(line.start + 1, line.end - TAIL_BYTES), line.end);
    return tail.includes(other) ? undefined : tail;
}


/***/ }),

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);

const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** What a client without costs and turns tells of its tokens. */
function reportedUsage(input, output) {
    return { input_tokens: asCount(input), output_tokens: asCount(output), cost_usd: null, turns: null };
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}


/***/ }),

/***/ 92340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ isSkillFile),
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   Xf: () => (/* binding */ isBareSkillPath),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
/** Whether a file of this name, without a folder, is one; letter case does not matter. */
function isSkillFile(name) {
    return name?.toLowerCase() === SKILL_FILE.toLowerCase();
}
/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
function pathParts(path) {
    const parts = [];
    for (const part of path.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part))
            continue;
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts;
}
/** `pathParts`, with letter case folded. */
function pathSegments(path) {
    return pathParts(path).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m);
}
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
/** Whether all of `wanted` stand in `segments` from `offset` on. */
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return isSkillFile(parts.at(-1)) ? parts.at(-2) : undefined;
}
/**
 * Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places (src/evidence/README.md, "Skills roots"). Takes
 * folded segments.
 */
function isUnderSkillsRoot(segments, places) {
    const place = segments.findIndex((segment) => places.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a path begins where a command ran, in no folder but that of the skill, so that it does not tell where that lies. */
function isBareSkillPath(path) {
    return pathParts(path).length <= 2 && !/^(?:[/\\~$%`]|[A-Za-z]:)/.test(path);
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 60506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withoutReminders)
/* harmony export */ });
/** A text without what its client itself put into it between such tags, which nobody said. One that does not end goes to the end. */
function withoutReminders(text, tag) {
    if (tag === null)
        return text;
    const [first = '', ...parts] = text.split(tag);
    const end = tag.replace('<', '</');
    const after = (part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : '');
    return parts.length === 0 ? text : [first, ...parts.map(after)].join('').trim();
}


/***/ }),

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ foldedName)
/* harmony export */ });
/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
function foldedName(name) {
    const composed = name.normalize('NFC');
    // Of ASCII alone, which nearly all texts are, it is the same and takes a fraction of the time.
    if (!/[\u0080-\uFFFF]/.test(composed))
        return composed.toLowerCase();
    return composed.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}


/***/ }),

/***/ 58344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REMINDER: () => (/* binding */ REMINDER),
  claudeReader: () => (/* binding */ claudeReader)
});

// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
// EXTERNAL MODULE: ./build/evidence/opened-files.js + 2 modules
var opened_files = __webpack_require__(78413);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/evidence/without-reminders.js
var without_reminders = __webpack_require__(60506);
// EXTERNAL MODULE: ./build/providers/transport-reason.js
var transport_reason = __webpack_require__(83105);
;// CONCATENATED MODULE: ./build/providers/claude/claude-end.js


/** The client names the error in its first words. */
const CLIENT_TEXT_LIMIT = 120;
/** `subtype` says "success" even for an API error: the worst of all fields wins. */
function terminalEvent(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']) ?? '';
    const message = (0,json_data/* asText */.e1)(line['result']) ?? (0,json_data/* asText */.e1)((0,json_data/* asList */.DD)(line['errors'])[0]);
    const base = { type: 'terminal', final_text: message, message, usage: usageOf(line) };
    if (subtype === 'error_max_turns')
        return { ...base, outcome: 'limit', limit: 'turns' };
    if (subtype.startsWith('error_max_budget'))
        return { ...base, outcome: 'limit', limit: 'budget' };
    const terminalReason = (0,json_data/* asText */.e1)(line['terminal_reason']);
    const failed = line['is_error'] === true || terminalReason === 'api_error' || (subtype !== '' && subtype !== 'success');
    if (!failed)
        return { ...base, outcome: 'completed' };
    const status = (0,json_data/* asNumber */.i)(line['api_error_status']) ?? statusInErrorText(message ?? '');
    const reason = errorReason(line, subtype, terminalReason, status, message ?? '');
    return { ...base, outcome: 'error', reason, status };
}
function errorReason(line, subtype, terminalReason, status, message) {
    const kind = (0,json_data/* asText */.e1)(line['api_error_type']) ?? (0,json_data/* asText */.e1)(line['api_error']) ?? '';
    const blamesApi = status !== undefined || kind !== '' || terminalReason === 'api_error';
    if (subtype !== '' && subtype !== 'success' && !blamesApi)
        return 'exit';
    // Only after an API error is the result the client's own text; otherwise it may be the agent's.
    const clientText = terminalReason === 'api_error' ? message.slice(0, CLIENT_TEXT_LIMIT) : '';
    return (0,transport_reason/* transportReason */.g)(kind, status, clientText);
}
/** The client's own error text, not the agent's: `API Error: 529 …`. */
function statusInErrorText(message) {
    const status = /^(?:Failed to authenticate\. )?API Error: (\d{3})\b/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function usageOf(line) {
    if (line['usage'] === undefined && line['total_cost_usd'] === undefined)
        return undefined;
    const usage = (0,json_data/* asRecord */.qY)(line['usage']);
    return {
        input_tokens: (0,json_data/* asCount */.Wg)(usage['input_tokens']),
        output_tokens: (0,json_data/* asCount */.Wg)(usage['output_tokens']),
        cost_usd: (0,json_data/* asNumber */.i)(line['total_cost_usd']) ?? null,
        turns: (0,json_data/* asCount */.Wg)(line['num_turns']),
    };
}

// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(12759);
;// CONCATENATED MODULE: ./build/providers/claude/skip-claude-line.js

const STREAM_EVENT = Buffer.from('{"type":"stream_event"');
const USER = Buffer.from('{"type":"user","message":{"role":"user","content":[{');
const ID_FIRST = Buffer.from('"tool_use_id":"');
const TYPE_FIRST = Buffer.from('"type":"tool_result","tool_use_id":"');
const TYPE_BEHIND_ID = Buffer.from('","type":"tool_result"');
const ASSISTANT = '{"type":"assistant"';
const QUOTE = 0x22;
/** Ids have some 30 characters; longer ones are not looked for. */
const MAX_ID_BYTES = 128;
/** With more open calls than this, decoding a line is cheaper than looking for each of them. */
const MAX_PENDING = 8;
/**
 * A partial message repeats the whole one, and a result is evidence only for an open call. Together they are most of a transcript's
 * bytes. A line is skipped only if it ends like a whole event and belongs to the session: it has the session's id or, for a result,
 * begins with the id of a call of the session that needs no answer any more.
 */
function canSkipClaudeLine(line, scope) {
    const { bytes, start, end } = line;
    // The first line with a session decides to whom all others belong.
    if (scope.session === undefined)
        return false;
    if (!(0,decode_line/* standsAt */.T7)(bytes, start, end, STREAM_EVENT)) {
        return answersClosedCall(line, scope) && (0,decode_line/* wholeTail */.A8)(line, ASSISTANT) !== undefined;
    }
    return endsInSession(line, scope, scope.session);
}
/** A partial message has its session near its end, mostly where the one before had it. */
function endsInSession(line, scope, session) {
    const { bytes, start, end } = line;
    const likely = end - scope.sessionFromEnd;
    if (scope.sessionFromEnd > 0 && likely > start && (0,decode_line/* endsBraced */.si)(line) && holdsText(bytes, likely, session))
        return true;
    const tail = (0,decode_line/* wholeTail */.A8)(line, ASSISTANT);
    const found = tail?.lastIndexOf(session) ?? -1;
    if (tail === undefined || found === -1)
        return false;
    scope.sessionFromEnd = tail.length - found;
    return true;
}
function holdsText(bytes, position, text) {
    for (let index = 0; index < text.length; index += 1) {
        if (bytes[position + index] !== text.charCodeAt(index))
            return false;
    }
    return true;
}
function answersClosedCall({ bytes, start, end }, scope) {
    const { pending } = scope;
    if (pending.size > MAX_PENDING || !(0,decode_line/* standsAt */.T7)(bytes, start, end, USER))
        return false;
    const block = start + USER.length;
    const idFirst = (0,decode_line/* standsAt */.T7)(bytes, block, end, ID_FIRST);
    if (!idFirst && !(0,decode_line/* standsAt */.T7)(bytes, block, end, TYPE_FIRST))
        return false;
    const from = block + (idFirst ? ID_FIRST : TYPE_FIRST).length;
    let to = from;
    while (to < end && to - from <= MAX_ID_BYTES && bytes[to] !== QUOTE)
        to += 1;
    if (bytes[to] !== QUOTE || (idFirst && !(0,decode_line/* standsAt */.T7)(bytes, to, end, TYPE_BEHIND_ID)))
        return false;
    const id = bytes.toString('latin1', from, to);
    if (pending.has(id) || !scope.knows(id))
        return false;
    // Older versions answer several calls in one line.
    for (const open of pending.keys())
        if (bytes.subarray(start, end).includes(open))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/providers/claude/claude-reader.js







const CALL_BLOCKS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
const QUIET_BLOCKS = new Set(['thinking', 'redacted_thinking', 'image', 'document', 'fallback', 'compaction']);
const QUIET_EVENTS = new Set(['stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status']);
/** Lines of the model, unless the client wrote them in its name. */
const MODEL_LINES = new Set(['assistant', 'stream_event']);
const SYNTHETIC = '<synthetic>';
/** What lines of other kinds have to say for the client to be at work. */
const BEGINS_WORK = new Set(['session', 'tool_result']);
/** With which the client begins what it says itself in the user's name. */
const REMINDER = '<system-reminder>';
const LOG = 'the session log of Claude Code, not its output: record `claude --print --output-format stream-json --verbose`';
/** By which the client marks a call that it refused. */
const ERROR_TAG = '<tool_use_error>';
/** Claude Code: `--output-format stream-json`, and the array of `--output-format json --verbose`. */
const claudeReader = {
    agent: 'claude',
    arrayForm: true,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: canSkipClaudeLine,
};
function readValue(value) {
    const line = (0,json_data/* asRecord */.qY)(value);
    // Lines of a fork name the call that they are for; the line that announces the fork does not.
    const parent = (0,json_data/* asText */.e1)(line['parent_tool_use_id']) ?? (isFork(line) ? (0,json_data/* asText */.e1)(line['tool_use_id']) : undefined);
    const type = (0,json_data/* asText */.e1)(line['type']) ?? '';
    const events = eventsOf(type, line);
    const isSynthetic = (0,json_data/* asRecord */.qY)(line['message'])['model'] === SYNTHETIC;
    return {
        events,
        works: MODEL_LINES.has(type) ? !isSynthetic : events.some((event) => BEGINS_WORK.has(event.type)),
        session: (0,json_data/* asText */.e1)(line['session_id']),
        parent_call_id: parent,
        log: line['sessionId'] !== undefined && line['session_id'] === undefined ? LOG : undefined,
    };
}
function eventsOf(type, line) {
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
            if (QUIET_EVENTS.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type === '' ? '(no type)' : type, tool_like: looksLikeTool(line) }];
    }
}
function structuredAnswer(line) {
    return (0,json_data/* asText */.e1)(line['result']) || JSON.stringify(line['structured_output']);
}
function systemEvent(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']);
    if (subtype === 'init') {
        const skills = (0,json_data/* asList */.DD)(line['skills']).flatMap((name) => (typeof name === 'string' ? [listing(name)] : []));
        return {
            type: 'session',
            started: true,
            session_id: (0,json_data/* asText */.e1)(line['session_id']),
            folder: (0,json_data/* asText */.e1)(line['cwd']),
            model: (0,json_data/* asText */.e1)(line['model']),
            version: (0,json_data/* asText */.e1)(line['claude_code_version']),
            ...(line['skills'] === undefined ? {} : { skills, catalogue: 'partial' }),
            skill_tool: line['tools'] === undefined ? undefined : (0,json_data/* asList */.DD)(line['tools']).includes('Skill'),
        };
    }
    if (subtype === 'api_retry') {
        const status = (0,json_data/* asNumber */.i)(line['error_status']);
        const kind = (0,json_data/* asText */.e1)(line['error']) ?? 'request failed';
        const message = `${kind}${status === undefined ? '' : ` (HTTP ${status})`}`;
        return { type: 'transport_error', reason: (0,transport_reason/* transportReason */.g)(kind, status, ''), message, status };
    }
    const path = isFork(line) ? baseFolder((0,json_data/* asText */.e1)(line['prompt'])) : undefined;
    return path === undefined ? { type: 'notice', name: `system/${subtype ?? '?'}` } : { type: 'skill_folder', path };
}
/** The client itself began a conversation, for a skill. A subagent's, whose prompt the model wrote, is not `ambient`. */
function isFork(line) {
    return line['subtype'] === 'task_started' && line['ambient'] === true;
}
/** Listed as `folder (frontmatter name)` where the two differ. */
function listing(name) {
    const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
    return open <= 0 ? { name, aliases: [] } : { name: name.slice(0, open), aliases: [name.slice(open + 2, -1)] };
}
function assistantEvents(line) {
    const message = (0,json_data/* asRecord */.qY)(line['message']);
    const synthetic = message['model'] === SYNTHETIC;
    if (typeof message['content'] === 'string') {
        return [{ type: 'assistant_text', text: message['content'], synthetic }];
    }
    if (!Array.isArray(message['content']))
        return [{ type: 'unknown', name: 'assistant', tool_like: true }];
    const failure = synthetic ? failureEvent(line, message) : [];
    const events = (0,json_data/* asList */.DD)(message['content']).map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        if (kind === 'text')
            return { type: 'assistant_text', text: (0,json_data/* asText */.e1)(block['text']) ?? '', synthetic };
        if (CALL_BLOCKS.has(kind)) {
            const tool = (0,json_data/* asText */.e1)(block['name']) ?? '';
            const input = block['input'] ?? null;
            return { type: 'tool_call', call_id: (0,json_data/* asText */.e1)(block['id']) ?? null, tool, input, purpose: purposeOf(tool, input) };
        }
        if (kind === 'tool_result' || kind.endsWith('_tool_result'))
            return resultEvent(block, undefined);
        if (QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `assistant/${kind}` };
        // An unknown block of the assistant may be a call under another name.
        return { type: 'unknown', name: `assistant/${kind}`, tool_like: true };
    });
    return events.length === 0 ? [{ type: 'notice', name: 'assistant' }] : [...events, ...failure];
}
/** The client writes why a request failed in the model's name, with the class of the error, which often says more than the end's number. */
function failureEvent(line, message) {
    const kind = (0,json_data/* asText */.e1)(line['error']) ?? '';
    const status = (0,json_data/* asNumber */.i)(line['api_error_status']);
    const reason = (0,transport_reason/* transportReason */.g)(kind, undefined, '');
    if (reason === 'api_error')
        return [];
    const text = (0,json_data/* asText */.e1)(firstText(message['content'])) ?? kind;
    return [{ type: 'transport_error', reason, message: text, status, classed: true }];
}
function userEvents(line) {
    const content = (0,json_data/* asRecord */.qY)(line['message'])['content'];
    const blocks = (0,json_data/* asList */.DD)(content);
    if (blocks.length === 0)
        return [{ type: 'notice', name: 'user' }];
    const results = blocks.filter((item) => (0,json_data/* asRecord */.qY)(item)['type'] === 'tool_result').length;
    return blocks.map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        // `tool_use_result` stands beside the message: whose it is, is known only where there is one result.
        if (block['type'] === 'tool_result')
            return resultEvent(block, results === 1 ? line['tool_use_result'] : undefined);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        const path = line['isSynthetic'] === true ? baseFolder((0,json_data/* asText */.e1)(block['text'])) : undefined;
        if (path !== undefined)
            return { type: 'skill_folder', path };
        if (kind === 'text' || QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `user/${kind}` };
        return { type: 'unknown', name: `user/${kind}`, tool_like: looksLikeTool(block) };
    });
}
/** The client's own line before the text of a skill that it loaded. */
function baseFolder(text) {
    const path = /^Base directory for this skill: ([^\n]{1,4096})/.exec(text ?? '')?.[1];
    return path === undefined || (0,path_segments/* pathParts */.KC)(path).length === 0 ? undefined : path.trim();
}
function resultEvent(block, details) {
    const report = (0,json_data/* asRecord */.qY)(details);
    const texts = [(0,json_data/* asText */.e1)(details), (0,json_data/* asText */.e1)(firstText(block['content']))];
    // Some refusals do not set `is_error`.
    const refused = texts[0]?.startsWith('Error:') === true || texts.some((text) => text?.startsWith(ERROR_TAG) === true);
    const ok = block['is_error'] !== true && report['success'] !== false && !refused;
    const call_id = (0,json_data/* asText */.e1)(block['tool_use_id']) ?? null;
    const answer = ok ? undefined : plainAnswer(texts.find((text) => text !== undefined) ?? '');
    return { type: 'tool_result', call_id, ok, answer, loaded: (0,json_data/* asText */.e1)(report['commandName']) };
}
/** The beginning of what it said itself, without its marks. */
function plainAnswer(text) {
    return (0,without_reminders/* withoutReminders */.U)(text.slice(0, 4096), REMINDER)
        .replaceAll(/<\/?tool_use_error>/g, '')
        .replace(/^Error:\s*/, '');
}
function firstText(content) {
    return typeof content === 'string' ? content : (0,json_data/* asRecord */.qY)((0,json_data/* asList */.DD)(content)[0])['text'];
}
function purposeOf(tool, input) {
    const fields = (0,json_data/* asRecord */.qY)(input);
    if (tool === 'Skill') {
        // Other versions have other names for the argument. To the client `/name` is `name`.
        const named = (0,json_data/* asText */.e1)(fields['skill']) ?? (0,json_data/* asText */.e1)(fields['command']) ?? (0,json_data/* asText */.e1)(fields['name']);
        const skill = named?.trim().replace(/^\//, '');
        return skill === undefined || skill === '' ? { kind: 'other' } : { kind: 'skill', skill };
    }
    if (tool === 'Read') {
        const path = (0,json_data/* asText */.e1)(fields['file_path']);
        return path === undefined ? { kind: 'other' } : { kind: 'opens', paths: [path] };
    }
    if (tool === 'Bash' || tool === 'PowerShell') {
        return (0,opened_files/* commandPurpose */.qy)((0,json_data/* asText */.e1)(fields['command']) ?? '');
    }
    return { kind: 'other' };
}
/** What a tool call or a result would look like under another name. */
function looksLikeTool(block) {
    const id = (0,json_data/* asText */.e1)(block['id']) ?? (0,json_data/* asText */.e1)(block['tool_use_id']) ?? (0,json_data/* asText */.e1)(block['call_id']) ?? '';
    const hasMessage = (0,json_data/* asRecord */.qY)(block['message'])['content'] !== undefined;
    return (hasMessage ||
        /^(?:toolu_|call_|srvtoolu_)/.test(id) ||
        ['input', 'arguments', 'skill'].some((key) => block[key] !== undefined));
}


/***/ }),

/***/ 83105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ transportReason)
/* harmony export */ });
/** Where a number is the status of an answer: not in an address, an id or a count. */
const STATUS = String.raw `(?:^|\berror: |\bHTTP |\bstatus:? )`;
const LIMITED = new RegExp(`rate[ _-]?limit|too many requests|(?:usage|session|weekly|spend)[ _-]limit|quota|out of credits|${STATUS}429\\b`, 'i');
const REFUSED = new RegExp(String.raw `authenticat(?:ion|ed?\b)|authori[sz](?:ation|ed\b)|forbidden|invalid api key|not logged in|sign in again|/login\b|` +
    String.raw `billing|credit balance|oauth|refresh[ _-]token|token[ _](?:has |is )?expired|${STATUS}40[123]\b`, 'i');
/**
 * Why a client's request failed: by the client's own class of the error, else by the status that it reports, else by its own error text;
 * never by anything that the agent said. Where a client has no class, its text is the class.
 */
function transportReason(kind, status, clientText) {
    return named(kind) ?? byStatus(status) ?? named(clientText) ?? 'api_error';
}
function named(text) {
    if (LIMITED.test(text))
        return 'rate_limited';
    return REFUSED.test(text) ? 'auth' : undefined;
}
function byStatus(status) {
    if (status === 401 || status === 402 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    return status === undefined ? undefined : 'api_error';
}


/***/ }),

/***/ 30348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stripAnsi)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}


/***/ })

};
