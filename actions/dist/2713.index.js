export const id = 2713;
export const ids = [2713];
export const modules = {

/***/ 59721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ againstInputs),
/* harmony export */   z: () => (/* binding */ notBoth)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65355);


/** The inputs `base-ref`, `compare-with` and `token`. Throws `usage` where two of them contradict each other. */
function againstInputs() {
    const baseRef = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('base-ref');
    const compareWith = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .choiceInput */ .ij)('compare-with', ['merge-base', 'merge-parent']);
    if (baseRef !== null && compareWith === 'merge-parent')
        throw notBoth('base-ref');
    return { baseRef, compareWith, token: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('token') };
}
/** One thing is compared with. */
function notBoth(name) {
    const message = `The inputs "${name}" and "compare-with: merge-parent" are both set: one of them was expected.`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', message);
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

/***/ 42713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _against_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59721);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69104);



/** The `plan` action. */
function plan() {
    return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .C)(async () => {
        const inputs = readInputs();
        // Loaded only when the inputs are right, so that a wrong one is said at once.
        const { runPlan } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(6106), __webpack_require__.e(3739), __webpack_require__.e(9307), __webpack_require__.e(8383), __webpack_require__.e(2932), __webpack_require__.e(8221), __webpack_require__.e(971), __webpack_require__.e(8580), __webpack_require__.e(7160), __webpack_require__.e(2808)]).then(__webpack_require__.bind(__webpack_require__, 72808));
        await runPlan(inputs);
    });
}
function readInputs() {
    return {
        cases: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalLines */ .uc)('cases'),
        agents: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .namesInput */ .bH)('agents')?.map((agent) => agent.toLowerCase()) ?? null,
        caseIds: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .namesInput */ .bH)('case-ids'),
        categories: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .namesInput */ .bH)('categories'),
        changed: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanInput */ .tE)('changed', false),
        skills: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalLines */ .uc)('skills'),
        against: (0,_against_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .againstInputs */ .x)(),
        shards: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .numberInput */ .QR)('shards', { most: 1_000_000, whole: true }),
        shardMinutes: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .numberInput */ .QR)('shard-minutes', { most: 100_000, whole: false }),
        durations: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalLines */ .uc)('durations') ?? [],
        upload: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanInput */ .tE)('upload', true),
        directory: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('directory'),
    };
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
