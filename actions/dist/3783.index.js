export const id = 3783;
export const ids = [3783];
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

/***/ 93783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copilotTurns: () => (/* binding */ copilotTurns)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47807);
/* harmony import */ var _copilot_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38964);



const SUBAGENT_TOOL = 'task';
/** The client's codes for a call that was refused. */
const REFUSALS = new Set(['denied', 'rejected']);
const ABORTED = /^(?:aborted|cancelled|canceled|interrupted)\b/i;
const LEFT_OUT = /^Output too large to read at once \([^)\n]{1,40}\)|<output too long[^>\n]{0,80}>/;
/** Turns of Copilot: a message names its calls, and other lines say how they went. */
const copilotTurns = {
    reader: _copilot_reader_js__WEBPACK_IMPORTED_MODULE_2__.copilotReader,
    copyId: 'id',
    factsOf: ({ type, data }, events) => {
        const fields = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data);
        return [...subagentFacts(type, fields), ...events.flatMap((event) => factsOf(event, type, fields))];
    },
};
function subagentFacts(type, data) {
    const call = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['toolCallId']);
    if (call === undefined || (type !== 'subagent.completed' && type !== 'subagent.failed'))
        return [];
    return [{ type: 'reported', call, ok: type === 'subagent.completed' }];
}
function factsOf(event, type, data) {
    switch (event.type) {
        case 'session':
            return [
                {
                    type: 'session',
                    begins: type === 'session.start',
                    session: event.session_id || undefined,
                    model: event.model || undefined,
                },
            ];
        case 'assistant_text':
            return [{ type: 'said', ...ofMessage(data) }];
        case 'tool_call':
            return [callFact(event, data)];
        case 'tool_result':
            return [resultFact(event, data)];
        case 'terminal':
            return [{ type: 'end', outcome: event.outcome }];
        case 'aborted':
        case 'unknown':
            return [event];
        default:
            return [];
    }
}
function ofMessage(data) {
    const stop = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['finishReason']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['stopReason']);
    return { message: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['messageId']) ?? null, model: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['model']), stop };
}
function callFact({ call_id, tool, input, again }, data) {
    return {
        type: 'call',
        ...ofMessage(data),
        id: call_id ?? '',
        tool,
        digest: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)([tool, input]),
        names: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .shortTexts */ .J7)(input),
        subagent: tool === SUBAGENT_TOOL || undefined,
        again,
    };
}
function resultFact({ call_id, ok, unstated }, data) {
    const result = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['result']);
    const error = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['error']);
    const code = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(error['code']);
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(error['message']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(result['content']);
    const shown = data['result'] === undefined ? (data['error'] ?? null) : (result['content'] ?? data['result']);
    const detailed = result['detailedContent'];
    const telemetry = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['toolTelemetry']);
    const mode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(telemetry['properties'])['execution_mode']);
    const synthetic = !ok && (ABORTED.test(code ?? '') || ABORTED.test(told ?? ''));
    const message = unstated === true ? 'the client did not say how the call ended' : (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(told);
    return {
        type: 'result',
        id: call_id ?? '',
        digest: (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)(shown),
        operator: detailed === undefined ? undefined : (0,_evidence_turn_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .dataDigest */ .ls)(detailed),
        error: ok ? null : { code: code ?? null, message },
        synthetic: synthetic ? 'aborted' : undefined,
        denied: (code !== undefined && REFUSALS.has(code)) || undefined,
        background: (mode !== undefined && mode !== 'sync') || undefined,
        truncated: LEFT_OUT.exec((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(result['content']) ?? '')?.[0],
        handles: [(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(telemetry['restrictedProperties'])['agent_id']) ?? []].flat(),
    };
}


/***/ })

};
