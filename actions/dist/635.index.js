export const id = 635;
export const ids = [635];
export const modules = {

/***/ 99869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ channelInputs)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65355);


const NAME_LIMIT = 200;
/** The inputs `comment`, `check-run` and `token`. */
function channelInputs() {
    const checkRun = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('check-run');
    if (checkRun !== null && (checkRun.length > NAME_LIMIT || /\p{Cc}/u.test(checkRun))) {
        const expected = `a name on one line, of at most ${NAME_LIMIT} characters, was expected`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', `The input "check-run" is ${JSON.stringify(checkRun)}: ${expected}.`);
    }
    return { comment: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .choiceInput */ .ij)('comment', ['auto', 'off']) === 'auto', checkRun, token: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('token') };
}


/***/ }),

/***/ 65355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ optionalInput),
/* harmony export */   HW: () => (/* binding */ requiredLines),
/* harmony export */   QR: () => (/* binding */ numberInput),
/* harmony export */   bH: () => (/* binding */ namesInput),
/* harmony export */   ij: () => (/* binding */ choiceInput),
/* harmony export */   tE: () => (/* binding */ booleanInput),
/* harmony export */   uc: () => (/* binding */ optionalLines)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** An input that may be left out; null where it is empty. */
function optionalInput(name) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    return value === '' ? null : value;
}
/** One value per line; null where there is none. */
function optionalLines(name) {
    const lines = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getMultilineInput */ .q3)(name);
    return lines.length === 0 ? null : lines;
}
/** One value per line, at least one; `expected` says of what, `help` how to give it. */
function requiredLines(name, expected, help) {
    const lines = optionalLines(name);
    if (lines !== null)
        return lines;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is missing: ${expected} was expected.`, help);
}
/** Names or ids, one per line or with commas between them; null where there is none. */
function namesInput(name) {
    const names = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getMultilineInput */ .q3)(name).flatMap((line) => line.split(','));
    const given = names.map((item) => item.trim()).filter((item) => item !== '');
    return given.length === 0 ? null : given;
}
/** A number above 0, up to `most`; null where it is empty. `whole`: without a fraction. */
function numberInput(name, { most, whole }) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return null;
    const number = Number(value);
    const isNumber = whole ? /^\d{1,9}$/.test(value) : /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
    if (isNumber && number > 0 && number <= most)
        return number;
    const expected = whole ? `a whole number from 1 to ${most}` : `a number above 0, at most ${most}`;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}
/** Exactly `true` or `false`: anything else is a mistake that must not choose for the user. */
function booleanInput(name, fallback) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return fallback;
    if (value === 'true' || value === 'false')
        return value === 'true';
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is ${JSON.stringify(value)}: true or false was expected.`);
}
/** One of a few words, the first of them where it is empty. */
function choiceInput(name, [fallback, ...others]) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return fallback;
    const choices = [fallback, ...others];
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined)
        return chosen;
    const expected = choices.join(' or ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}


/***/ }),

/***/ 20635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publish: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _channel_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99869);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69104);
/* harmony import */ var _show_published_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11404);





/** The `publish` action. */
function publish() {
    return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .C)(async () => {
        const channels = (0,_channel_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .channelInputs */ .t)();
        const artifact = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalInput */ .$m)('artifact');
        const scratch = process.env['RUNNER_TEMP'] ?? process.cwd();
        const { publishCompletedRun } = await Promise.all(/* import() */[__webpack_require__.e(6106), __webpack_require__.e(3739), __webpack_require__.e(8383), __webpack_require__.e(2932), __webpack_require__.e(8731)]).then(__webpack_require__.bind(__webpack_require__, 93341));
        const published = await publishCompletedRun(process.env, { ...channels, artifact, scratch });
        if (published.pull !== null)
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('pull-request', published.pull);
        (0,_show_published_js__WEBPACK_IMPORTED_MODULE_4__/* .showPublished */ .M)(published);
    });
}


/***/ }),

/***/ 69104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/**
 * The edge of every action, and the only place that calls `setFailed`. What a user can fix becomes one annotation with the
 * error's own exit code; anything else is a bug and shows its stack.
 */
async function runAction(run) {
    try {
        await run();
    }
    catch (error) {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)(describe(error));
        // After setFailed, which sets 1: "invalid input" and "not comparable" stay distinguishable from "the gate failed".
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S)
            process.exitCode = error.exitCode;
    }
}
function describe(error) {
    if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S) {
        return error.help === undefined ? error.message : `${error.message}\n${error.help}`;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `This is a bug in Portcullis, please report it:\n${stack}`;
}


/***/ }),

/***/ 11404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ showPublished)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);

/** Prints what became of each channel, one line each, and sets the output `comment-url` where there is a comment. */
function showPublished({ commentUrl, notes }) {
    for (const { level, text } of notes)
        ({ info: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e })[level](text);
    if (commentUrl !== null)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('comment-url', commentUrl);
}


/***/ }),

/***/ 86578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ERROR_CODES),
/* harmony export */   S: () => (/* binding */ PortcullisError)
/* harmony export */ });
/** Every code a user-visible error can carry, with the exit code it leads to (CONTRIBUTING.md, "Exit codes"). */
const ERROR_CODES = {
    gate_failed: 1,
    usage: 2,
    invalid_input: 2,
    unrecognised: 2,
    not_found: 2,
    not_written: 2,
    not_comparable: 3,
    no_cases_selected: 2,
};
/**
 * Something a user can fix: `message` says which input, what was expected and what was found; `help` says what to do.
 * Anything thrown that is not a `PortcullisError` is a bug and prints its stack at the edge.
 */
class PortcullisError extends Error {
    code;
    help;
    constructor(code, message, help, options) {
        super(message, options);
        this.name = 'PortcullisError';
        this.code = code;
        this.help = help;
    }
    /** 1 where a gate failed, 2 for bad usage or input, 3 where nothing could be compared. */
    get exitCode() {
        return ERROR_CODES[this.code];
    }
}


/***/ })

};
