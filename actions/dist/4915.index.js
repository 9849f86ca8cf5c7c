export const id = 4915;
export const ids = [4915];
export const modules = {

/***/ 36739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ routingComparator),
/* harmony export */   k_: () => (/* binding */ comparatorCases),
/* harmony export */   mO: () => (/* binding */ fileBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96223);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82296);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38413);





/** A baseline given as a file: no comparator is used. `path` is relative to where the command runs. */
async function fileBaseline(world, comparator, path) {
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFile */ .tz)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path), 'the baseline'), path);
    const warning = `no comparator was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`;
    return {
        baseline,
        config: comparator.config,
        cases: null,
        report: { ...comparator.commits, baseline_path: path, baseline_blob: null, baseline_outcome: 'found' },
        warnings: [...comparator.warnings, warning],
    };
}
/**
 * Baseline and cases as the comparator has them. Found, first adoption (neither configuration nor baseline), and "cannot be told" are three
 * different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
async function routingComparator(comparator, headCases) {
    const { config, name, isConfigured, commits } = comparator;
    const file = await comparator.read(config.baseline);
    if (file === null && isConfigured) {
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = file === null ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : comparator.parse(config.baseline, (shown) => (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(file.text, shown));
    const cases = await comparatorCases(comparator, headCases);
    const unseen = cases === null && file !== null ? [`${name} has no case files, so that loosened cases cannot be seen`] : [];
    return {
        baseline,
        config,
        cases,
        report: {
            ...commits,
            steps: [...commits.steps],
            baseline_path: config.baseline,
            baseline_blob: file?.blob ?? null,
            baseline_outcome: file === null ? 'first_adoption' : 'found',
        },
        warnings: [...comparator.warnings, ...unseen],
    };
}
/**
 * The comparator's cases: where its configuration says. Where that says nothing, at the default places; the head's own come in for
 * cases that are not found there, and come first where the caller named them. Null where there are none.
 */
async function comparatorCases(comparator, head) {
    const { config, name } = comparator;
    if (config.namesCases) {
        const cases = await readCases(comparator, config.cases);
        if (cases !== null && cases.missing.length === 0)
            return cases.found;
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
    }
    const own = await readCases(comparator, head.paths);
    if (head.named && own !== null)
        return own.found;
    const usual = await readCases(comparator, config.cases);
    if (own === null && usual === null)
        return null;
    const byId = new Map();
    for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])])
        byId.set(item.definition.case_id, item);
    return [...byId.values()];
}
/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCases(comparator, paths) {
    const cases = new Map();
    const missing = [];
    for (const path of paths) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
            continue;
        for (const file of await comparator.filesAt(path)) {
            if (cases.has(file))
                continue;
            const read = await comparator.read(file);
            if (read === null)
                missing.push(file);
            else
                cases.set(file, comparator.parse(file, (shown) => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCaseFile */ ._T)(read.text, shown)));
        }
    }
    return cases.size === 0 ? null : { found: [...cases.values()].flat(), missing };
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, where that is no regular file. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 12971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
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

/***/ 43727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseRevision)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    const isAstral = strings.some((string) => /[\ud800-\udfff]/.test(string));
    return isAstral ? strings.sort(compareCodePoints) : strings.sort();
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    return sortByCodePoints([...new Set(strings)]);
}


/***/ }),

/***/ 50471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ claudeReader)
});

// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
// EXTERNAL MODULE: ./build/evidence/opened-files.js + 1 modules
var opened_files = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/providers/transport-reason.js
var transport_reason = __webpack_require__(83105);
;// CONCATENATED MODULE: ./build/providers/claude/read-claude-result.js


/** The client says what is wrong in its first words. */
const CLIENT_TEXT_LIMIT = 120;
/** `subtype` says "success" even for an API error: the worst of all fields wins. */
function readClaudeResult(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']) ?? '';
    const message = (0,json_data/* asText */.e1)(line['result']) ?? (0,json_data/* asText */.e1)((0,json_data/* asList */.DD)(line['errors'])[0]);
    const usage = usageOf(line);
    const base = {
        type: 'terminal',
        ...(message === undefined ? {} : { final_text: message, message }),
        ...(usage === undefined ? {} : { usage }),
    };
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
    return { ...base, outcome: 'error', reason, ...(status === undefined ? {} : { status }) };
}
function errorReason(line, subtype, terminalReason, status, message) {
    // The run broke off, and nothing says that the API was to blame.
    if (subtype !== '' && subtype !== 'success' && status === undefined && terminalReason !== 'api_error')
        return 'exit';
    const kind = (0,json_data/* asText */.e1)(line['api_error_type']) ?? (0,json_data/* asText */.e1)(line['api_error']) ?? '';
    // After an API error the result is the client's own text; otherwise it may be the agent's, and is not looked at.
    const clientText = terminalReason === 'api_error' ? message.slice(0, CLIENT_TEXT_LIMIT) : '';
    return (0,transport_reason/* transportReasonOfStatus */.Z)(status, `${kind} ${clientText}`);
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

// EXTERNAL MODULE: ./build/evidence/line-head.js
var line_head = __webpack_require__(12971);
;// CONCATENATED MODULE: ./build/providers/claude/skip-claude-line.js

const STREAM_EVENT = Buffer.from('{"type":"stream_event"');
const USER = Buffer.from('{"type":"user","message":{"role":"user","content":[{');
const ID_FIRST = Buffer.from('"tool_use_id":"');
const TYPE_FIRST = Buffer.from('"type":"tool_result","tool_use_id":"');
const TYPE_BEHIND_ID = Buffer.from('","type":"tool_result"');
const ASSISTANT = '{"type":"assistant"';
const QUOTE = 0x22;
/** Ids are some 30 characters long; a longer one is not looked for. */
const MAX_ID_BYTES = 128;
/** With more open calls than this, decoding a line is cheaper than looking for each of them. */
const MAX_PENDING = 8;
/**
 * A partial message repeats what the whole message says, and a result is evidence only for a call that is still open. Both
 * are most of a transcript's bytes. A line is skipped only if it ends like a whole event and belongs to the session: it
 * carries its id or, for a result, begins with the id of a call that was seen in it and needs no answer (any more).
 */
function canSkipClaudeLine(line, scope) {
    const { bytes, start, end } = line;
    // The line that tells the session decides to whom all others belong.
    if (scope.session === undefined)
        return false;
    if (!(0,line_head/* standsAt */.T7)(bytes, start, end, STREAM_EVENT)) {
        return answersClosedCall(line, scope) && (0,line_head/* wholeTail */.A8)(line, ASSISTANT) !== undefined;
    }
    return endsInSession(line, scope, scope.session);
}
/** A partial message tells its session near its end, mostly where the one before told it. */
function endsInSession(line, scope, session) {
    const { bytes, start, end } = line;
    const likely = end - scope.sessionFromEnd;
    if (scope.sessionFromEnd > 0 && likely > start && (0,line_head/* endsBraced */.si)(line) && holdsText(bytes, likely, session))
        return true;
    const tail = (0,line_head/* wholeTail */.A8)(line, ASSISTANT);
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
    if (pending.size > MAX_PENDING || !(0,line_head/* standsAt */.T7)(bytes, start, end, USER))
        return false;
    const block = start + USER.length;
    const idFirst = (0,line_head/* standsAt */.T7)(bytes, block, end, ID_FIRST);
    if (!idFirst && !(0,line_head/* standsAt */.T7)(bytes, block, end, TYPE_FIRST))
        return false;
    const from = block + (idFirst ? ID_FIRST : TYPE_FIRST).length;
    let to = from;
    while (to < end && to - from <= MAX_ID_BYTES && bytes[to] !== QUOTE)
        to += 1;
    if (bytes[to] !== QUOTE || (idFirst && !(0,line_head/* standsAt */.T7)(bytes, to, end, TYPE_BEHIND_ID)))
        return false;
    const id = bytes.toString('latin1', from, to);
    if (pending.has(id) || !scope.knows(id))
        return false;
    // Older versions answer several calls in one line.
    for (const open of pending)
        if (bytes.subarray(start, end).includes(open))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/providers/claude/claude-reader.js






const CALL_BLOCKS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
const QUIET_BLOCKS = new Set(['thinking', 'redacted_thinking', 'image', 'document', 'fallback', 'compaction']);
const QUIET_EVENTS = new Set(['stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status']);
/** How the client marks a call that it refused. */
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
    const session = (0,json_data/* asText */.e1)(line['session_id']);
    // A fork's own lines are marked by the call that they are for; the one that announces it is not.
    const parent = (0,json_data/* asText */.e1)(line['parent_tool_use_id']) ?? (isFork(line) ? (0,json_data/* asText */.e1)(line['tool_use_id']) : undefined);
    return {
        events: eventsOf((0,json_data/* asText */.e1)(line['type']), line),
        ...(session === undefined ? {} : { session }),
        ...(parent === undefined ? {} : { parent_call_id: parent }),
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
            return [readClaudeResult(line)];
        default:
            if (type !== undefined && QUIET_EVENTS.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type ?? '(no type)', tool_like: looksLikeTool(line) }];
    }
}
function systemEvent(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']);
    if (subtype === 'init') {
        const model = (0,json_data/* asText */.e1)(line['model']);
        const version = (0,json_data/* asText */.e1)(line['claude_code_version']);
        const sessionId = (0,json_data/* asText */.e1)(line['session_id']);
        const tools = line['tools'] === undefined ? undefined : (0,json_data/* asList */.DD)(line['tools']);
        const skills = (0,json_data/* asList */.DD)(line['skills']).flatMap((name) => (typeof name === 'string' ? [listing(name)] : []));
        return {
            type: 'session',
            started: true,
            ...(sessionId === undefined ? {} : { session_id: sessionId }),
            ...(model === undefined ? {} : { model }),
            ...(version === undefined ? {} : { version }),
            ...(line['skills'] === undefined ? {} : { skills, catalogue: 'partial' }),
            ...(tools === undefined ? {} : { skill_tool: tools.includes('Skill') }),
        };
    }
    if (subtype === 'api_retry') {
        const status = (0,json_data/* asNumber */.i)(line['error_status']);
        const message = `${(0,json_data/* asText */.e1)(line['error']) ?? 'request failed'}${status === undefined ? '' : ` (HTTP ${status})`}`;
        return {
            type: 'transport_error',
            reason: (0,transport_reason/* transportReasonOfStatus */.Z)(status, message),
            message,
            ...(status === undefined ? {} : { status }),
        };
    }
    const folder = isFork(line) ? baseFolder((0,json_data/* asText */.e1)(line['prompt'])) : undefined;
    return folder === undefined ? { type: 'notice', name: `system/${subtype ?? '?'}` } : { type: 'skill_folder', folder };
}
/** The client itself began a conversation for a skill; a subagent's, whose prompt the model wrote, is not `ambient`. */
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
    const synthetic = message['model'] === '<synthetic>';
    if (typeof message['content'] === 'string') {
        return [{ type: 'assistant_text', text: message['content'], synthetic }];
    }
    if (!Array.isArray(message['content']))
        return [{ type: 'unknown', name: 'assistant', tool_like: true }];
    return (0,json_data/* asList */.DD)(message['content']).map((item) => {
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
        // Whatever an assistant's block is that is none of the known ones, it may be a call under another name.
        return { type: 'unknown', name: `assistant/${kind}`, tool_like: true };
    });
}
function userEvents(line) {
    const content = (0,json_data/* asRecord */.qY)(line['message'])['content'];
    const blocks = (0,json_data/* asList */.DD)(content);
    if (blocks.length === 0)
        return [{ type: 'notice', name: 'user' }];
    const results = blocks.filter((item) => (0,json_data/* asRecord */.qY)(item)['type'] === 'tool_result').length;
    return blocks.map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        // `tool_use_result` stands beside the message, so it can be told to belong to a result only where there is one.
        if (block['type'] === 'tool_result')
            return resultEvent(block, results === 1 ? line['tool_use_result'] : undefined);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        const folder = line['isSynthetic'] === true ? baseFolder((0,json_data/* asText */.e1)(block['text'])) : undefined;
        if (folder !== undefined)
            return { type: 'skill_folder', folder };
        if (kind === 'text' || QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `user/${kind}` };
        return { type: 'unknown', name: `user/${kind}`, tool_like: looksLikeTool(block) };
    });
}
/** The client's own line before the text of a skill that it loaded. */
function baseFolder(text) {
    const path = /^Base directory for this skill: ([^\n]{1,4096})/.exec(text ?? '')?.[1];
    return path === undefined ? undefined : (0,path_segments/* pathParts */.KC)(path.trim()).at(-1);
}
function resultEvent(block, details) {
    const report = (0,json_data/* asRecord */.qY)(details);
    const texts = [(0,json_data/* asText */.e1)(details), (0,json_data/* asText */.e1)(firstText(block['content']))];
    // Some refusals do not set `is_error`.
    const refused = texts[0]?.startsWith('Error:') === true || texts.some((text) => text?.startsWith(ERROR_TAG) === true);
    const ok = block['is_error'] !== true && report['success'] !== false && !refused;
    const loaded = (0,json_data/* asText */.e1)(report['commandName']);
    return {
        type: 'tool_result',
        call_id: (0,json_data/* asText */.e1)(block['tool_use_id']) ?? null,
        ok,
        ...(loaded === undefined ? {} : { loaded }),
    };
}
function firstText(content) {
    return typeof content === 'string' ? content : (0,json_data/* asRecord */.qY)((0,json_data/* asList */.DD)(content)[0])['text'];
}
function purposeOf(tool, input) {
    const fields = (0,json_data/* asRecord */.qY)(input);
    if (tool === 'Skill') {
        // Other versions call the argument otherwise. The client takes `/name` for `name`.
        const named = (0,json_data/* asText */.e1)(fields['skill']) ?? (0,json_data/* asText */.e1)(fields['command']) ?? (0,json_data/* asText */.e1)(fields['name']);
        const skill = named?.trim().replace(/^\//, '');
        return skill === undefined || skill === '' ? { kind: 'other' } : { kind: 'skill', skill };
    }
    if (tool === 'Read') {
        const path = (0,json_data/* asText */.e1)(fields['file_path']);
        return path === undefined ? { kind: 'other' } : { kind: 'opens', paths: [path] };
    }
    if (tool === 'Bash' || tool === 'PowerShell') {
        const paths = (0,opened_files/* openedFiles */.v)((0,json_data/* asText */.e1)(fields['command']) ?? '');
        return paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths };
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

/***/ 9648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ codexReader)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83105);



const QUIET_ITEMS = new Set(['reasoning', 'user_message', 'context_compaction']);
/** Items that are a tool call: the name of each is the name of the tool. */
const CALL_ITEMS = new Set([
    'file_change',
    'mcp_tool_call',
    'web_search',
    'todo_list',
    'collab_tool_call',
    'image_view',
]);
/** Codex: `codex exec --json`. There is no skill event; opening `SKILL.md` with a command is how a skill is loaded. */
const codexReader = {
    agent: 'codex',
    arrayForm: false,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: () => false,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    return { events: eventsOf(line) };
}
function eventsOf(line) {
    const type = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['type']);
    switch (type) {
        case 'thread.started': {
            const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['thread_id']);
            return [{ type: 'session', started: true, ...(id === undefined ? {} : { session_id: id }) }];
        }
        case 'turn.started':
            return [{ type: 'notice', name: type }];
        case 'turn.completed': {
            const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['usage']);
            return [
                {
                    type: 'terminal',
                    outcome: 'completed',
                    usage: {
                        input_tokens: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['input_tokens']),
                        output_tokens: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['output_tokens']),
                        cost_usd: null,
                        turns: null,
                    },
                },
            ];
        }
        case 'turn.failed': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['error'])['message']) ?? 'the turn failed';
            return [{ type: 'terminal', outcome: 'error', ...causeOf(message), message }];
        }
        case 'error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['message']) ?? 'error';
            return [{ type: 'transport_error', ...causeOf(message), message }];
        }
        case 'item.started':
        case 'item.updated':
        case 'item.completed':
            return itemEvents((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['item']), type === 'item.completed');
        default:
            return [
                {
                    type: 'unknown',
                    name: type ?? '(no type)',
                    tool_like: type?.startsWith('item') === true || looksLikeCall(line),
                },
            ];
    }
}
function itemEvents(item, completed) {
    const kind = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['type']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['item_type']) ?? '(no type)';
    const name = `item/${kind}`;
    if (kind === 'command_execution')
        return commandEvents(item, completed);
    if (kind === 'agent_message' || kind === 'assistant_message') {
        return completed
            ? [{ type: 'assistant_text', text: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['text']) ?? '', synthetic: false }]
            : [{ type: 'notice', name }];
    }
    if (CALL_ITEMS.has(kind)) {
        const tool = toolName(kind, item);
        const call = {
            type: 'tool_call',
            call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['id']) ?? null,
            tool,
            input: item['arguments'] ?? item['query'] ?? item['changes'] ?? item['items'] ?? item['prompt'] ?? null,
            purpose: { kind: 'other' },
            ...(isHidden(kind, item) ? { hides_calls: true } : {}),
        };
        const failed = item['status'] === 'failed' || (item['error'] ?? null) !== null;
        return completed ? [call, { type: 'tool_result', call_id: call.call_id, ok: !failed }] : [call];
    }
    // An item of type `error` is a warning about model metadata or features, not a failed turn.
    if (kind === 'error' || QUIET_ITEMS.has(kind))
        return [{ type: 'notice', name }];
    // Whatever an item is that is none of the known ones, it may be a call under another name.
    return [{ type: 'unknown', name, tool_like: true }];
}
function toolName(kind, item) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['tool']) ?? '';
    if (kind === 'mcp_tool_call')
        return `mcp:${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['server']) ?? ''}/${tool}`;
    // What a subagent does is not shown: only that one is started and waited for.
    return kind === 'collab_tool_call' ? `collab:${tool}` : kind;
}
/** What else there is waits for a subagent or ends it. */
function isHidden(kind, item) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['tool']) ?? '';
    return kind === 'collab_tool_call' && !/^(?:wait|close)/.test(tool);
}
function commandEvents(item, completed) {
    const command = commandText(item['command']);
    const paths = (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(command);
    const call = {
        type: 'tool_call',
        call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['id']) ?? null,
        tool: 'command_execution',
        input: command,
        purpose: paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths },
    };
    if (!completed)
        return [call];
    const output = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['aggregated_output']);
    const exitCode = item['exit_code'];
    const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['status']);
    const ok = exitCode === 0 && (status === undefined || status === 'completed');
    const unstated = (exitCode ?? null) === null && (status === undefined || status === 'completed');
    return [
        call,
        {
            type: 'tool_result',
            call_id: call.call_id,
            ok,
            ...(unstated ? { unstated } : {}),
            ...(output === undefined ? {} : { output }),
        },
    ];
}
/** Older versions give the argument list. */
function commandText(command) {
    if (typeof command === 'string')
        return command;
    if (!Array.isArray(command))
        return '';
    const words = command;
    return words.map((word) => (typeof word === 'string' ? quoted(word) : '')).join(' ');
}
function quoted(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;
}
function looksLikeCall(fields) {
    return ['command', 'arguments', 'tool', 'call_id', 'aggregated_output'].some((key) => fields[key] !== undefined);
}
/** The client puts the status into its own message: `unexpected status 401 Unauthorized: …`. */
function causeOf(message) {
    const told = /\bstatus:? (\d{3})\b/.exec(message)?.[1];
    // The body of an answer with status 400 is printed as it came, without the status.
    const isRefusal = message.startsWith('{') && message.slice(0, 4000).includes('"invalid_request_error"');
    const status = told === undefined ? (isRefusal ? 400 : undefined) : Number(told);
    const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .transportReasonOfStatus */ .Z)(status, message.slice(0, 400));
    return status === undefined ? { reason } : { reason, status };
}


/***/ }),

/***/ 38964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ copilotReader)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12971);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61359);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83105);






const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) => Buffer.from(`{"type":"${name}"`));
const ANY_EVENT = '{"type":"';
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);
/** Copilot: `--output-format json`, the `events.jsonl` of a session, and the plain text with its `skill(x)` lines. */
const copilotReader = {
    agent: 'copilot',
    arrayForm: false,
    textShowsCalls: true,
    readValue,
    readText,
    canSkip: (line) => DELTA_HEADS.some((head) => (0,_evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__/* .standsAt */ .T7)(line.bytes, line.start, line.end, head)) &&
        (0,_evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeTail */ .A8)(line, ANY_EVENT) !== undefined,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    const data = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['data']);
    const parent = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['parentToolCallId']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['parentToolCallId']);
    return { events: eventsOf((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['type']), line, data), ...(parent ? { parent_call_id: parent } : {}) };
}
function eventsOf(type, line, data) {
    switch (type) {
        case 'session.start':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'session.skills_loaded':
            return [{ type: 'session', started: true, skills: listings(data), catalogue: 'complete' }];
        case 'session.tools_updated':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'assistant.message':
            return messageEvents(data);
        case 'tool.execution_start':
            return [callEvent(data['toolCallId'], data['toolName'], data['arguments'])];
        case 'tool.execution_complete':
            return [
                {
                    type: 'tool_result',
                    call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['toolCallId']) ?? null,
                    ok: data['success'] === true,
                    ...(data['success'] === undefined ? { unstated: true } : {}),
                    ...loadedSkill(data),
                },
            ];
        case 'skill.invoked':
            return [invokedEvent(data)];
        case 'abort':
            return [{ type: 'aborted' }];
        case 'session.error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['message']) ?? 'the session failed';
            const kind = `${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['errorType']) ?? ''} ${message}`;
            const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(data['statusCode']);
            const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReasonOfStatus */ .Z)(status, kind);
            return [{ type: 'transport_error', reason, message, ...(status === undefined ? {} : { status }) }];
        }
        case 'session.shutdown':
            return [shutdownEvent(data)];
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
function sessionFields(data) {
    const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['sessionId']);
    const model = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['model']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['selectedModel']);
    const version = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['copilotVersion']);
    return {
        ...(id === undefined ? {} : { session_id: id }),
        ...(model === undefined ? {} : { model }),
        ...(version === undefined ? {} : { version }),
    };
}
/** Copilot answers to the frontmatter name; the folder is an alias. A disabled skill is not offered. */
function listings(data) {
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(data['skills']).flatMap((item) => {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['name']);
        if (name === undefined || skill['enabled'] === false)
            return [];
        const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['path']) ?? ''));
        const command = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['commandName']);
        const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name);
        return [{ name, aliases }];
    });
}
function messageEvents(data) {
    const text = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['content']) ?? '';
    const requests = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(data['toolRequests']).map((item) => {
        const request = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        return callEvent(request['toolCallId'], request['name'], request['arguments']);
    });
    return text === '' ? requests : [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}
function callEvent(id, name, input) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(name) ?? '';
    const fields = parsedArguments(input ?? null);
    return { type: 'tool_call', call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(id) ?? null, tool, input: fields, purpose: purposeOf(tool, fields) };
}
/** The Responses wire gives the arguments as JSON text. */
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
    const fields = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(input);
    if (tool === 'skill') {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['skill']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['name']);
        return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
    }
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['path']);
    if (FILE_VIEWERS.has(tool) && path !== undefined)
        return { kind: 'opens', paths: [path] };
    if (SHELLS.has(tool)) {
        const paths = (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['command']) ?? '');
        if (paths.length > 0)
            return { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** Only in the session's own `events.jsonl`; the folder of its path is another name of the skill. */
function invokedEvent(data) {
    const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['name']);
    if (name === undefined)
        return { type: 'unknown', name: 'skill.invoked', tool_like: true };
    const plugin = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['pluginName']);
    const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['path']) ?? ''));
    const aliases = folder === undefined || folder === name ? [] : [qualified(folder, plugin)];
    return { type: 'skill_invoked', skill: qualified(name, plugin), aliases };
}
function loadedSkill(data) {
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['toolTelemetry'])['restrictedProperties']);
    const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(told['skillName']);
    return skill === undefined ? {} : { loaded: qualified(skill, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(told['pluginName'])) };
}
/** A plugin's skill is called by its bare name, and only beside that the plugin is told. */
function qualified(skill, plugin) {
    return plugin === undefined || skill.includes(':') ? skill : `${plugin}:${skill}`;
}
function resultEvent(line) {
    const exitCode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(line['exitCode']);
    const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['usage']);
    const reported = reportedUsage((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['inputTokens']), (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['outputTokens']));
    if (exitCode === 0)
        return { type: 'terminal', outcome: 'completed', usage: reported };
    const message = `the client ended with exit code ${exitCode ?? 'unknown'}`;
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage: reported };
}
/** The end of a session's `events.jsonl`, with the tokens of each model. */
function shutdownEvent(data) {
    const usages = Object.values((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['modelMetrics'])).map((metrics) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(metrics)['usage']));
    const total = (field) => usages.length === 0 ? null : usages.reduce((sum, usage) => sum + ((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage[field]) ?? 0), 0);
    const usage = reportedUsage(total('inputTokens'), total('outputTokens'));
    if (data['shutdownType'] !== 'error')
        return { type: 'terminal', outcome: 'completed', usage };
    const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['errorReason']) ?? 'the session ended with an error';
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}
function reportedUsage(input, output) {
    return { input_tokens: input, output_tokens: output, cost_usd: null, turns: null };
}
/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines behind the client's own marks are its tool
 * lines and notices, which show nothing that counts; what is left is what the assistant said.
 */
function readText(text) {
    const skill = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .copilotSkillLine */ .YQ)(text);
    if (skill !== undefined) {
        return [
            {
                type: 'tool_call',
                call_id: null,
                tool: 'skill',
                input: { skill: skill.skill },
                purpose: { kind: 'skill', skill: skill.skill },
            },
            { type: 'tool_result', call_id: null, ok: !skill.failed, loaded: skill.skill },
        ];
    }
    const notice = /^\s{0,16}[●✓✗]\s{1,4}(.{0,500})/u.exec(text)?.[1];
    if (notice !== undefined) {
        return /^Request failed\b|\bRetrying\.\.\.$/.test(notice)
            ? [{ type: 'transport_error', reason: (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReasonOfStatus */ .Z)(undefined, notice), message: notice }]
            : [{ type: 'notice', name: 'text/tool_line' }];
    }
    // What a tool printed hangs below its line; a drawn tree (`└── file`) is text.
    if (/^\s{0,16}[└⎿↪]\s/u.test(text))
        return [{ type: 'notice', name: 'text/tool_output' }];
    return [{ type: 'assistant_text', text, synthetic: false }];
}


/***/ }),

/***/ 83105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ transportReasonOfStatus)
/* harmony export */ });
/**
 * Why a client's request failed, from the status that the client itself reports and, where it reports none, from the
 * client's own error text (never from anything that the agent said).
 */
function transportReasonOfStatus(status, clientText) {
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    if (status !== undefined)
        return 'api_error';
    if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText))
        return 'rate_limited';
    if (/authenticat|unauthorized|forbidden|invalid api key|not logged in|\b40[13]\b/i.test(clientText))
        return 'auth';
    return 'api_error';
}


/***/ }),

/***/ 10897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ caseChanges)
/* harmony export */ });
/* harmony import */ var _evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46202);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);



const NO_SKILLS = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .k([]);
/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by content. A case that only got another id is
 * judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
 * can be said to have changed. `entryIds`: the case ids of the comparator's baseline.
 */
function caseChanges(head, comparator, renames, entryIds = []) {
    const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
    const known = new Set([...before.keys(), ...entryIds]);
    const ids = new Set(head.map((item) => item.definition.case_id));
    const declaredIdOf = ({ definition: { case_id: id, renamed_from: from } }) => {
        if (known.has(id))
            return id;
        // A case that is still there was not renamed.
        return from !== undefined && known.has(from) && !ids.has(from) ? from : null;
    };
    const taken = new Set([...ids, ...head.map(declaredIdOf)]);
    const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id)).sort(byId);
    const changes = new Map();
    const renamed = [];
    for (const item of [...head].sort(byId)) {
        const id = item.definition.case_id;
        let beforeId = declaredIdOf(item);
        if (beforeId === null) {
            const index = gone.findIndex((other) => other.digest === item.digest);
            const [same] = index === -1 ? [] : gone.splice(index, 1);
            beforeId = same?.definition.case_id ?? id;
            if (same !== undefined)
                renamed.push({ from: beforeId, to: id });
        }
        const old = before.get(beforeId);
        const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
        changes.set(id, {
            before: definition,
            beforeId,
            changed: comparator !== null && old?.digest !== item.digest,
            promptLeading: old !== undefined && definition !== null && isLeading(item.definition, old.definition, definition),
        });
    }
    return { changes, renamed };
}
function byId(left, right) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id);
}
/**
 * Whether the prompt tells the answer and did not before. The skill that was expected before counts as well, so that moving it to
 * another field is no way out. `mapped` is `before` with the names that its skills have now.
 */
function isLeading(head, before, mapped) {
    const wasTold = [before.expected_skill, mapped.expected_skill].some((skill) => isNamed(before.prompt, skill));
    return [head.expected_skill, mapped.expected_skill].some((skill) => {
        const isSame = skill?.toLowerCase() === mapped.expected_skill?.toLowerCase();
        return isNamed(head.prompt, skill) && !(isSame && wasTold);
    });
}
function isNamed(prompt, skill) {
    return skill !== undefined && (0,_evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(prompt, skill, NO_SKILLS);
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get(name.toLowerCase()) ?? byOld.get(base.toLowerCase());
        if (now === undefined)
            return token;
        const plugin = byOld.has(name.toLowerCase()) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const lists = [
        'required_all_evidence',
        'required_evidence',
        'required_skills',
        'required_files',
        'optional_skills',
        'disallowed_skills',
    ];
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of lists) {
        const tokens = definition[list];
        if (tokens !== undefined)
            renamed[list] = tokens.map(rename);
    }
    const { provider_aliases: aliases } = definition;
    if (aliases === undefined)
        return renamed;
    const targets = (names) => Object.fromEntries(Object.entries(names).map(([alias, name]) => [alias, rename(name)]));
    const agents = Object.entries(aliases).map(([agent, names]) => [agent, targets(names)]);
    return { ...renamed, provider_aliases: Object.fromEntries(agents) };
}


/***/ })

};
