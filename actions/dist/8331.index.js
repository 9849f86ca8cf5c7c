export const id = 8331;
export const ids = [8331];
export const modules = {

/***/ 96415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ isExplainCommand),
/* harmony export */   bn: () => (/* binding */ explainCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57056);

/** Ids as cases and configurations have them; the file as one word of a shell. */
const EXPLAIN = /^portcullis explain [\w-]+\/[\w-]+(?:\/\d+)? --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;
/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
function explainCommand(unit, results) {
    const name = `${unit.case_id}/${unit.agent}${unit.trial === 1 ? '' : `/${unit.trial}`}`;
    const command = `portcullis explain ${name} --results ${shellWord(results)}`;
    return command.length <= _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_BOUNDS */ .t.text && isExplainCommand(command) ? command : null;
}
/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
function isExplainCommand(command) {
    return EXPLAIN.test(command);
}
/** A text as a shell takes it for one word. */
function shellWord(text) {
    return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 57056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ NOTHING_TO_RUN),
/* harmony export */   t: () => (/* binding */ REPORT_BOUNDS)
/* harmony export */ });
/**
 * What a report may hold (src/gates/README.md, "Documents"): characters of the whole file and of each text in it, in UTF-16; items of each
 * list and members of each object.
 */
const REPORT_BOUNDS = { file: 64 * 1024 * 1024, text: 4096, list: 20_000 };
/** What an outcome warns of where it holds without having judged anything. */
const NOTHING_TO_RUN = 'nothing had to run: what was changed touches no case';


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

/***/ 47807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ shortTexts),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   ls: () => (/* binding */ dataDigest)
/* harmony export */ });
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22402);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21694);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _json_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67921);




/** Longer messages are cut: a failed command's message is all that it printed. */
const MESSAGE_LIMIT = 4096;
/** What a client says about a failure, cut. A copy: a part of a text would keep all of it in memory. */
function errorMessage(text) {
    if (text === undefined)
        return null;
    return text.length <= MESSAGE_LIMIT ? text : Buffer.from(text.slice(0, MESSAGE_LIMIT).toWellFormed()).toString();
}
/** Longer texts are contents, not names. */
const NAME_LIMIT = 128;
/** So many texts of one input are looked at. */
const NAMES = 256;
/**
 * The digest of a value that a client wrote.
 *
 * @throws PortcullisError `invalid_input` for what canonical JSON cannot say: 128 nested levels, numbers beyond a double
 */
function dataDigest(value) {
    try {
        return (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(value);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`expected data that canonical JSON can say, found ${error.message}`);
    }
}
/** The texts of a call's input that are short enough to be names. Not recursive: input is hostile. */
function shortTexts(input) {
    const texts = [];
    const rest = [input];
    for (let seen = 0; seen < NAMES; seen += 1) {
        const value = rest.pop();
        if (value === undefined)
            break;
        const text = (0,_json_data_js__WEBPACK_IMPORTED_MODULE_2__/* .asText */ .e1)(value);
        if (text !== undefined && text.length <= NAME_LIMIT && text !== '')
            texts.push(text);
        else if (value !== null && typeof value === 'object')
            (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .B)(rest, Object.values(value).slice(0, NAMES));
    }
    return texts;
}


/***/ }),

/***/ 9648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codexReader: () => (/* binding */ codexReader)
/* harmony export */ });
/* harmony import */ var _contracts_explain_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96415);
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67921);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78413);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83105);




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
/** What begins so comes of the model, or begins its work. */
const WORK = /^(?:thread\.started$|turn\.started$|item\.)/;
const LOG = 'the rollout of a session of Codex, not its output: record `codex exec --json`';
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
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(value);
    // An item of type `error` is a warning about model metadata or features.
    const works = WORK.test((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['type']) ?? '') && (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['item'])['type'] !== 'error';
    return { events: eventsOf(line), works, log: line['payload'] === undefined ? undefined : LOG };
}
function eventsOf(line) {
    const type = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['type']);
    switch (type) {
        case 'thread.started':
            return [{ type: 'session', started: true, session_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['thread_id']) }];
        case 'turn.started':
            return [{ type: 'notice', name: type }];
        case 'turn.completed': {
            const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['usage']);
            const reported = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedUsage */ .ZY)(usage['input_tokens'], usage['output_tokens']);
            return [{ type: 'terminal', outcome: 'completed', usage: reported }];
        }
        case 'turn.failed': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['error'])['message']) ?? 'the turn failed';
            return [{ type: 'terminal', outcome: 'error', ...causeOf(message), message }];
        }
        case 'error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['message']) ?? 'error';
            return [{ type: 'transport_error', ...causeOf(message), message }];
        }
        case 'item.started':
        case 'item.updated':
        case 'item.completed':
            return itemEvents((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['item']), type === 'item.completed');
        default: {
            const isItem = type?.startsWith('item') === true;
            return [{ type: 'unknown', name: type ?? '(no type)', tool_like: isItem || looksLikeCall(line) }];
        }
    }
}
function itemEvents(item, completed) {
    const kind = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['type']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['item_type']) ?? '(no type)';
    const name = `item/${kind}`;
    if (kind === 'command_execution')
        return commandEvents(item, completed);
    if (kind === 'agent_message' || kind === 'assistant_message') {
        return completed
            ? [{ type: 'assistant_text', text: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['text']) ?? '', synthetic: false }]
            : [{ type: 'notice', name }];
    }
    if (CALL_ITEMS.has(kind)) {
        const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['tool']) ?? '';
        // What a subagent does is not shown, only that it is started and waited for; the other tools wait for it or end it.
        const isCollab = kind === 'collab_tool_call';
        const call = {
            type: 'tool_call',
            call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['id']) ?? null,
            tool: kind === 'mcp_tool_call' ? `mcp:${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['server']) ?? ''}/${tool}` : isCollab ? `collab:${tool}` : kind,
            input: item['arguments'] ?? item['query'] ?? item['changes'] ?? item['items'] ?? item['prompt'] ?? null,
            purpose: { kind: 'other' },
            again: completed || undefined,
            hides_calls: (isCollab && !/^(?:wait|close)/.test(tool)) || undefined,
        };
        const failed = item['status'] === 'failed' || (item['error'] ?? null) !== null;
        return completed ? [call, { type: 'tool_result', call_id: call.call_id, ok: !failed }] : [call];
    }
    if (kind === 'error' || QUIET_ITEMS.has(kind))
        return [{ type: 'notice', name }];
    // An unknown item may be a call under another name.
    return [{ type: 'unknown', name, tool_like: true }];
}
function commandEvents(item, completed) {
    const command = commandText(item['command']);
    const call = {
        type: 'tool_call',
        call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['id']) ?? null,
        tool: 'command_execution',
        input: command,
        purpose: (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_2__/* .commandPurpose */ .qy)(command),
        again: completed || undefined,
    };
    if (!completed)
        return [call];
    const exitCode = item['exit_code'];
    const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['status']);
    const ok = exitCode === 0 && (status === undefined || status === 'completed');
    const unstated = ((exitCode ?? null) === null && (status === undefined || status === 'completed')) || undefined;
    const output = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(item['aggregated_output']);
    const answer = ok
        ? undefined
        : `exit code ${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(exitCode) ?? 'none'}: ${output?.trimStart().slice(0, 200) ?? ''}`;
    return [call, { type: 'tool_result', call_id: call.call_id, ok, unstated, output, command, answer }];
}
/** Older versions give the argument list. */
function commandText(command) {
    if (typeof command === 'string')
        return command;
    if (!Array.isArray(command))
        return '';
    const words = command;
    return words.map((word) => (typeof word === 'string' ? (0,_contracts_explain_command_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(word) : '')).join(' ');
}
function looksLikeCall(fields) {
    return ['command', 'arguments', 'tool', 'call_id', 'aggregated_output'].some((key) => fields[key] !== undefined);
}
/** The client puts the status into its own message: `unexpected status 401 Unauthorized: …`. */
function causeOf(message) {
    const told = /\bstatus:? (\d{3})\b/.exec(message)?.[1];
    // The body of a 400 is printed as it came, without the status.
    const isRefusal = message.startsWith('{') && message.slice(0, 4000).includes('"invalid_request_error"');
    const status = told === undefined ? (isRefusal ? 400 : undefined) : Number(told);
    // Of a refused request the number says nothing that its text would not say better.
    return { reason: (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .transportReason */ .g)('', status === 400 ? undefined : status, message.slice(0, 400)), status };
}


/***/ }),

/***/ 28331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codexTurns: () => (/* binding */ codexTurns)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47807);
/* harmony import */ var _codex_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9648);



/** Items whose input grows until they are completed, so that it cannot tell two of one id apart. */
const GROWING_ITEMS = new Set(['file_change', 'web_search', 'todo_list', 'image_view']);
/** What the client prints as the output of a call that it gave up. */
const ABORTED = /^aborted(?: by user)?(?: after \d|\s*$)/;
const LEFT_OUT = /\[\.\.\. omitted \d{1,9} of \d{1,9} lines \.\.\.\]|…\d{1,9} (?:tokens|chars) truncated…/;
/**
 * Turns of Codex. It names no messages: calls that overlap are one turn, and a call that begins when none is open begins the next. What
 * its subagents do is not in the transcript.
 */
const codexTurns = {
    reader: _codex_reader_js__WEBPACK_IMPORTED_MODULE_2__.codexReader,
    // In between, only lists grow.
    factsOf: (line, events) => line['type'] === 'item.updated' ? [] : events.flatMap((event) => factsOf(event, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['item']))),
};
function factsOf(event, item) {
    switch (event.type) {
        case 'session':
            return [{ type: 'session', begins: true, fresh_ids: true, session: event.session_id }];
        case 'notice':
            // A turn of the client's may count its items from the beginning, too.
            return event.name === 'turn.started' ? [{ type: 'session', begins: false, fresh_ids: true }] : [];
        case 'assistant_text':
            return [{ type: 'said', message: null }];
        case 'tool_call':
            return [callFact(event, item)];
        case 'tool_result':
            return [resultFact(event, item)];
        case 'terminal':
            return [{ type: 'end', outcome: event.outcome }];
        case 'unknown':
            return [/^turn[./](?:aborted|cancelled|interrupted)$/.test(event.name) ? { type: 'aborted' } : event];
        default:
            return [];
    }
}
function callFact({ call_id, tool, input, again, hides_calls }, item) {
    const grows = GROWING_ITEMS.has((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['type']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['item_type']) ?? '');
    return {
        type: 'call',
        message: null,
        id: call_id ?? '',
        tool,
        digest: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)([tool, grows ? null : input]),
        // A wait names its subagents beside its input.
        names: [...(0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .shortTexts */ .J7)(input), ...(hides_calls === true ? [] : threads(item))],
        subagent: hides_calls,
        again,
    };
}
function threads(item) {
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(item['receiver_thread_ids']).flatMap((id) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(id) ?? []);
}
function resultFact({ call_id, ok, unstated }, item) {
    const output = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['aggregated_output']);
    const shown = output ?? item['result'] ?? item['agents_states'] ?? item['changes'] ?? item['query'] ?? item['items'] ?? null;
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item['error'])['message']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['error']) ?? output;
    const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['status']);
    const synthetic = !ok && (status === 'interrupted' || status === 'cancelled' || ABORTED.test(output ?? ''));
    return {
        type: 'result',
        id: call_id ?? '',
        digest: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)([shown, item['exit_code'] ?? null, status ?? null]),
        error: ok ? null : errorOf(item, status, told, unstated === true),
        synthetic: synthetic ? 'aborted' : undefined,
        denied: status === 'declined' || undefined,
        truncated: LEFT_OUT.exec(output ?? '')?.[0],
        handles: threads(item),
    };
}
/** A status other than `failed` says more than the exit code, which is all that a command has. */
function errorOf(item, status, told, unstated) {
    if (unstated)
        return { code: null, message: 'the client did not say how the call ended' };
    const exitCode = item['exit_code'];
    const known = status === undefined || status === 'failed' || status === 'completed';
    const code = known ? (typeof exitCode === 'number' ? `exit_code_${exitCode}` : null) : status;
    return { code, message: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(told) };
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


/***/ })

};
