export const id = 3617;
export const ids = [3617];
export const modules = {

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

/***/ 3617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   claudeTurns: () => (/* binding */ claudeTurns)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47807);
/* harmony import */ var _claude_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58344);



/** Tools that start a subagent; `Task` is what older versions call `Agent`. */
const SUBAGENT_TOOLS = new Set(['Agent', 'Task']);
/** Where a result names what the call started, by which a later call can name it. */
const HANDLES = ['agentId', 'backgroundTaskId', 'taskId', 'task_id', 'shellId', 'bash_id'];
/** Texts that the client puts where a result should be, word for word. */
const ABORTED = /^(?:aborted by user|\[Request interrupted by user|The user doesn't want to take this action right now)/;
const LOST = '[Tool result missing due to internal error]';
const LEFT_OUT = /^<persisted-output>|^Output too large \([^)\n]{1,40}\)|\[\d{1,9} (?:lines|characters) truncated\]/;
/** Turns of Claude Code. */
const claudeTurns = { reader: _claude_reader_js__WEBPACK_IMPORTED_MODULE_2__.claudeReader, copyId: 'uuid', factsOf };
function factsOf(line, events) {
    switch (line['type']) {
        case 'system':
            return systemFacts(line, events);
        case 'stream_event':
            return partialFacts((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['event']));
        case 'assistant':
        case 'user':
            return blockFacts(line, events);
        default: {
            const event = events.at(-1);
            if (event?.type === 'unknown')
                return [event];
            if (event?.type !== 'terminal')
                return [];
            const takes = line['structured_output'] === undefined ? undefined : 'StructuredOutput';
            return [{ type: 'end', outcome: event.outcome, stop: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['stop_reason']), takes }];
        }
    }
}
function systemFacts(line, [event]) {
    const call = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['tool_use_id']);
    if (event?.type === 'session') {
        return [{ type: 'session', begins: true, session: event.session_id || undefined, model: event.model || undefined }];
    }
    if (call === undefined)
        return [];
    if (line['subtype'] === 'permission_denied')
        return [{ type: 'denied', call }];
    if (line['subtype'] !== 'task_notification')
        return [];
    return [{ type: 'reported', call, ok: line['status'] === 'completed' }];
}
/** Partial messages repeat the whole ones, but only they say why a message stopped. */
function partialFacts(event) {
    const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(event['message'])['id']);
    if (event['type'] === 'message_start' && message !== undefined)
        return [{ type: 'partial', message }];
    const reason = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(event['delta'])['stop_reason']);
    return event['type'] === 'message_delta' && reason !== undefined ? [{ type: 'stop', reason }] : [];
}
function blockFacts(line, events) {
    const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['message']);
    const content = message['content'];
    if (line['type'] === 'user' && isInterruption(content))
        return [{ type: 'aborted' }];
    const blocks = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(content);
    // The reader gives one event for each block, in their order.
    return events.flatMap((event, index) => blockFact(event, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(blocks[index]), line, message));
}
function isInterruption(content) {
    const text = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(content) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(content)[0])['text']);
    return text?.startsWith('[Request interrupted by user') === true;
}
function blockFact(event, block, line, message) {
    switch (event.type) {
        case 'assistant_text':
            // The client wrote it in the model's name.
            return event.synthetic ? [] : [{ type: 'said', ...ofMessage(message) }];
        case 'notice':
            return line['type'] === 'assistant' ? [{ type: 'said', ...ofMessage(message) }] : [];
        case 'tool_call':
            return [callFact(event, block, message)];
        case 'tool_result':
            return [resultFact(event.ok, block, line)];
        case 'unknown':
            return [event];
        default:
            return [];
    }
}
function ofMessage(message) {
    const { id, model, stop_reason: stop } = message;
    return { message: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(id) ?? null, model: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(model), stop: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(stop) };
}
function callFact({ call_id, tool, input }, block, message) {
    const caller = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(block['caller']);
    const kind = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(caller['type']);
    // The model itself is the direct caller.
    const edge = kind === undefined || kind === 'direct' ? undefined : ((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(caller['tool_id']) ?? kind);
    return {
        type: 'call',
        ...ofMessage(message),
        id: call_id ?? '',
        tool,
        digest: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)([tool, input]),
        names: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .shortTexts */ .J7)(input),
        caller: edge,
        server: block['type'] !== 'tool_use' || undefined,
        subagent: SUBAGENT_TOOLS.has(tool) || undefined,
    };
}
function resultFact(readAsOk, block, line) {
    const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(block['tool_use_id']) ?? '';
    const content = block['content'] ?? null;
    // What stands beside the message is about its only result.
    const results = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['message'])['content']).filter((item) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item)['type'] === 'tool_result');
    const details = results.length === 1 ? (line['tool_use_result'] ?? line['toolUseResult']) : undefined;
    const report = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(details);
    const meta = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(line['tool_result_meta']).find((item) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item)['id'] === id));
    const refusal = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(meta['non_execution_kind']);
    const text = textOf(content);
    const served = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(content);
    const servedCode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(served['type'])?.endsWith('_error') === true ? ((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(served['error_code']) ?? null) : undefined;
    const ok = readAsOk && servedCode === undefined;
    const error = ok ? null : { code: refusal ?? servedCode ?? null, message: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(text) };
    return {
        type: 'result',
        id,
        digest: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)(content),
        operator: details === undefined ? undefined : (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)(details),
        error,
        synthetic: madeUp(ok, text, refusal, line),
        server: line['type'] === 'assistant' || undefined,
        denied: refusal === 'user-rejected' || undefined,
        interrupted: report['interrupted'] === true || undefined,
        background: report['status'] === 'async_launched' || report['isAsync'] === true || undefined,
        truncated: LEFT_OUT.exec(text ?? '')?.[0],
        handles: HANDLES.flatMap((key) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(report[key]) ?? []),
    };
}
/** Whether the host put the result there because the call had none. */
function madeUp(ok, text, refusal, line) {
    if (text === LOST)
        return 'error';
    if (refusal !== undefined && /interrupt|abort|cancel/.test(refusal))
        return 'aborted';
    if (line['isSynthetic'] === true || line['isMeta'] === true)
        return 'aborted';
    return !ok && text !== undefined && ABORTED.test(text) ? 'aborted' : undefined;
}
function textOf(content) {
    if (typeof content === 'string')
        return content;
    const texts = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(content).flatMap((item) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item)['text']) ?? []);
    return texts.length === 0 ? undefined : texts.join('\n');
}


/***/ })

};
