export const id = 8964;
export const ids = [8964];
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

/***/ 38964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copilotReader: () => (/* binding */ copilotReader)
/* harmony export */ });
/* harmony import */ var _evidence_decode_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12759);
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67921);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78413);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92340);
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61359);
/* harmony import */ var _text_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85720);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83105);







const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) => Buffer.from(`{"type":"${name}"`));
const ANY_EVENT = '{"type":"';
/** What begins so comes of the model, or begins its work or the stream; an end is none, nor that there is nothing to do. */
const WORK = /^(?:assistant|model|tool|skill)\.(?!\w+_end$|idle$)|^session\.(?:start|resume|skills_loaded)$|^subagent\.started$/;
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);
/** Only in the `events.jsonl` of a session, whose end does not say how the run ended. */
const BEGINS_LOG = /^session\.(?:start|resume)$/;
const LOG = 'the session log of Copilot, not its output: record `copilot --output-format json`';
/** Copilot: `--output-format json`, and the plain text with its `skill(x)` lines. */
const copilotReader = {
    agent: 'copilot',
    arrayForm: false,
    textShowsCalls: true,
    readValue,
    readText,
    canSkip: (line) => DELTA_HEADS.some((head) => (0,_evidence_decode_line_js__WEBPACK_IMPORTED_MODULE_0__/* .standsAt */ .T7)(line.bytes, line.start, line.end, head)) &&
        (0,_evidence_decode_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeTail */ .A8)(line, ANY_EVENT) !== undefined,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(value);
    const data = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['data']);
    const parent = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['parentToolCallId']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['parentToolCallId']);
    const type = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['type']);
    return {
        events: eventsOf(type, line, data),
        works: WORK.test(type ?? ''),
        parent_call_id: parent === '' ? undefined : parent,
        log: BEGINS_LOG.test(type ?? '') ? LOG : undefined,
    };
}
function eventsOf(type, line, data) {
    switch (type) {
        case 'session.start':
        case 'session.tools_updated':
            return [
                {
                    type: 'session',
                    started: true,
                    session_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['sessionId']),
                    model: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['model']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['selectedModel']),
                    version: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['copilotVersion']),
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
                    call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['toolCallId']) ?? null,
                    ok: data['success'] === true,
                    unstated: data['success'] === undefined || undefined,
                    answer: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(data['error'])['message']),
                    loaded: loadedSkill(data),
                },
            ];
        case 'skill.invoked':
            return [invokedEvent(data)];
        case 'abort':
            return [{ type: 'aborted' }];
        case 'session.error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['message']) ?? 'the session failed';
            const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(data['statusCode']);
            const kind = `${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['errorType']) ?? ''} ${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['errorCode']) ?? ''}`;
            const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReason */ .g)(kind, status, message);
            return [{ type: 'transport_error', reason, message, status }];
        }
        case 'result':
            return [resultEvent(line)];
        default:
            if (type === undefined)
                return [{ type: 'unknown', name: '(no type)', tool_like: false }];
            if (/^(?:session|user|assistant|model|agent|hook|system|permission|external_tool)\./.test(type)) {
                return [{ type: 'notice', name: type }];
            }
            if (/^(?:tool|subagent|skill)\./.test(type) && KNOWN_QUIET.has(type))
                return [{ type: 'notice', name: type }];
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
function listings(data) {
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asList */ .DD)(data['skills']).flatMap((item) => {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(item);
        const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(skill['name']);
        if (name === undefined || skill['enabled'] === false)
            return [];
        const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(skill['path']);
        const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__/* .pathParts */ .KC)(path ?? ''));
        const command = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(skill['commandName']);
        const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name);
        return [{ name, aliases, path: placeOf(skill) }];
    });
}
function messageEvents(data) {
    const text = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['content']) ?? '';
    const requests = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asList */ .DD)(data['toolRequests']).map((item) => {
        const request = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(item);
        return callEvent(request['toolCallId'], request['name'], request['arguments']);
    });
    if (text === '')
        return requests.length > 0 ? requests : [{ type: 'notice', name: 'assistant.message' }];
    return [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}
function callEvent(id, name, input) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(name) ?? '';
    const fields = parsedArguments(input ?? null);
    return { type: 'tool_call', call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(id) ?? null, tool, input: fields, purpose: purposeOf(tool, fields) };
}
/** The Responses API gives arguments as JSON text. */
function parsedArguments(input) {
    if (typeof input !== 'string')
        return input;
    try {
        return JSON.parse(input);
    }
    catch {
        return input;
    }
}
function purposeOf(tool, input) {
    const fields = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(input);
    if (tool === 'skill') {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['skill']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['name']);
        return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
    }
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['path']);
    if (FILE_VIEWERS.has(tool) && path !== undefined)
        return { kind: 'opens', paths: [path] };
    return SHELLS.has(tool) ? (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_2__/* .commandPurpose */ .qy)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['command']) ?? '') : { kind: 'other' };
}
/** Only in the session's own log; the folder of its path is another name of the skill. */
function invokedEvent(data) {
    const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['name']);
    if (name === undefined)
        return { type: 'unknown', name: 'skill.invoked', tool_like: true };
    const plugin = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['pluginName']);
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['path']);
    const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__/* .pathParts */ .KC)(path ?? ''));
    const aliases = folder === undefined || folder === name ? [] : [qualified(folder, plugin)];
    return { type: 'skill_invoked', skill: qualified(name, plugin), aliases, path: placeOf(data) };
}
/** Its path, behind `builtin:` where Copilot says that it brings the skill itself, wherever it lies. */
function placeOf({ source, path }) {
    return source === 'builtin' ? `builtin:${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(path) ?? ''}` : (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(path);
}
function loadedSkill(data) {
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(data['toolTelemetry'])['restrictedProperties']);
    const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(told['skillName']);
    return skill === undefined ? undefined : qualified(skill, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(told['pluginName']));
}
/** A plugin's skill is called by its bare name; the plugin is named beside it. */
function qualified(skill, plugin) {
    return plugin === undefined || skill.includes(':') ? skill : `${plugin}:${skill}`;
}
function resultEvent(line) {
    const exitCode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(line['exitCode']);
    const { inputTokens, outputTokens } = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['usage']);
    const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedUsage */ .ZY)(inputTokens, outputTokens);
    if (exitCode === 0)
        return { type: 'terminal', outcome: 'completed', usage };
    const ended = `the client ended with exit code ${exitCode ?? 'unknown'}`;
    const message = line['is_error'] === undefined ? ended : 'this is the stream of Claude Code, not of Copilot';
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}
/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines with the client's marks are tool lines and notices, which
 * prove nothing. The rest is what the assistant said.
 */
function readText(text) {
    const skill = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .skillLine */ .w1)(text);
    if (skill !== undefined)
        return (0,_text_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .callWithResult */ .q)('skill', { kind: 'skill', skill: skill.skill }, !skill.failed);
    const notice = /^\s{0,16}[●✓✗]\s{1,4}(.{0,500})/u.exec(text)?.[1];
    if (notice !== undefined) {
        return /^Request failed\b|\bRetrying\.\.\.$/.test(notice)
            ? [{ type: 'transport_error', reason: (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReason */ .g)('', undefined, notice), message: notice }]
            : [{ type: 'notice', name: 'text/tool_line' }];
    }
    // What a tool printed is indented below its line; a drawn tree (`└── file`) is text.
    if (/^\s{0,16}[└⎿↪]\s/u.test(text))
        return [{ type: 'notice', name: 'text/tool_output' }];
    const said = { type: 'assistant_text', text, synthetic: false };
    // It may be the agent's: `assessRun` takes it for the client's where nothing else was printed and the client failed.
    const reason = text.startsWith('Error: ') ? (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReason */ .g)('', undefined, text.slice(0, 400)) : 'api_error';
    return reason === 'api_error' ? [said] : [said, { type: 'transport_error', reason, message: text.slice(0, 400) }];
}


/***/ }),

/***/ 85720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ textReader),
/* harmony export */   q: () => (/* binding */ callWithResult)
/* harmony export */ });
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61359);

/**
 * Reads a client that only prints text, by the text rules (src/evidence/README.md, "Text rules"). A line that says that a skill was
 * loaded or a file was read is that call with its result. Any other line is what the assistant said.
 */
function textReader(agent) {
    return {
        agent,
        arrayForm: false,
        textShowsCalls: true,
        textOnly: true,
        readValue: () => ({ events: [{ type: 'unknown', name: '(text)', tool_like: false }] }),
        readText,
        canSkip: () => false,
    };
}
function readText(text) {
    const { skills, failedSkills, files } = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textCalls */ .HS)(text);
    const events = [
        ...skills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, true)),
        ...failedSkills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, false)),
        ...(files.length === 0 ? [] : callWithResult('read', { kind: 'opens', paths: files }, true)),
    ];
    return events.length === 0 ? [{ type: 'assistant_text', text, synthetic: false }] : events;
}
/** A line that is a call with its result. */
function callWithResult(tool, purpose, ok) {
    const input = purpose.kind === 'skill' ? { skill: purpose.skill } : { paths: purpose.paths };
    return [
        { type: 'tool_call', call_id: null, tool, input, purpose },
        { type: 'tool_result', call_id: null, ok, loaded: purpose.kind === 'skill' ? purpose.skill : undefined },
    ];
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
