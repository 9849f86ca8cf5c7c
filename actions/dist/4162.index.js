export const id = 4162;
export const ids = [4162];
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
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO('invalid_input', `expected data that canonical JSON can say, found ${error.message}`);
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

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique),
/* harmony export */   me: () => (/* binding */ groupedBy)
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
/** Items by a key, both in the order of their first appearance. (`Map.groupBy` came with Node 21.) */
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
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
