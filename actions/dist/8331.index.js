export const id = 8331;
export const ids = [8331];
export const modules = {

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
    provider: 'codex',
    arrayForm: _codex_reader_js__WEBPACK_IMPORTED_MODULE_2__.codexReader.arrayForm,
    orderedTransport: false,
    readFacts,
};
function readFacts(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    const { events } = _codex_reader_js__WEBPACK_IMPORTED_MODULE_2__.codexReader.readValue(value);
    const completed = line['type'] === 'item.completed';
    // In between, only lists grow.
    const facts = line['type'] === 'item.updated' ? [] : events.flatMap((event) => factsOf(event, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['item']), completed));
    return { facts, quiet: events.every(({ type }) => type !== 'unknown' && type !== 'assistant_text') };
}
function factsOf(event, item, completed) {
    switch (event.type) {
        case 'session':
            return [{ type: 'session', begins: true, fresh_ids: true, session: event.session_id }];
        case 'assistant_text':
            return [{ type: 'said', message: null }];
        case 'tool_call':
            return [callFact(event, item, completed)];
        case 'tool_result':
            return [resultFact(event, item)];
        case 'terminal':
            return [{ type: 'end', outcome: event.outcome }];
        case 'unknown':
            return /^turn[./](?:aborted|cancelled|interrupted)$/.test(event.name)
                ? [{ type: 'aborted' }]
                : [{ type: 'unknown', name: event.name, tool_like: event.tool_like }];
        default:
            return [];
    }
}
function callFact({ call_id, tool, input, hides_calls }, item, completed) {
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
        again: completed || undefined,
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


/***/ })

};
