export const id = 7485;
export const ids = [7485];
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

/***/ 7782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);

/** Prints the annotations of a step; one that points at a line of a file is shown in the pull request. */
function annotate(annotations) {
    for (const { level, title, text, file, line } of annotations) {
        const print = level === 'error' ? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3 : _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e;
        const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
        print(text, { title, ...place });
    }
}


/***/ }),

/***/ 92214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ comparatorInputs)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _against_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59721);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65355);



/** The inputs `base-ref`, `baseline`, `compare-with` and `token`. Throws `usage` where two of them contradict each other. */
function comparatorInputs() {
    const { baseRef, compareWith, token } = (0,_against_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .againstInputs */ .x)();
    const baseline = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalInput */ .$m)('baseline');
    if (baseRef !== null && baseline !== null) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
    }
    if (baseline !== null && compareWith === 'merge-parent')
        throw (0,_against_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .notBoth */ .z)('baseline');
    const named = baseline !== null ? { baseline } : baseRef === null ? null : { baseRef };
    return { named, compareWith, token };
}


/***/ }),

/***/ 18689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ finishGate),
/* harmony export */   K: () => (/* binding */ firstOf)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7782);
/* harmony import */ var _or_warn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(740);



const nothing = () => Promise.resolve();
/**
 * Tells what a gate came to: outputs, the report's file and its upload, job summary, annotations, and what `tell` does. Throws where the gate
 * does not hold, or could not decide; nothing that is told changes that.
 */
async function finishGate(run, outputs, failureOf, { upload = nothing, tell = nothing } = {}) {
    const { markdown } = run;
    const writeSummary = () => (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_2__/* .orWarn */ .w)('The job summary', () => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown).write());
    const leave = async (write) => {
        await (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_2__/* .orWarn */ .w)('The report', async () => {
            const path = await write();
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('report', path);
            await upload(path);
        });
    };
    if (run.kind === 'stopped') {
        if (run.error.code === 'not_comparable') {
            await (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_2__/* .orWarn */ .w)('The outputs', () => (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('verdict', 'not_comparable'));
        }
        if (run.writeReport !== null)
            await leave(run.writeReport);
        await writeSummary();
        await (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_2__/* .orWarn */ .w)('Comment and check run', () => tell(run.error));
        throw run.error;
    }
    const { result, writeReport, annotations } = run;
    await (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_2__/* .orWarn */ .w)('The outputs', () => {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('verdict', result.verdict);
        for (const [name, value] of Object.entries(outputs(result)))
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)(name, value);
    });
    await leave(writeReport);
    await writeSummary();
    (0,_annotate_js__WEBPACK_IMPORTED_MODULE_1__/* .annotate */ .f)(annotations);
    await (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_2__/* .orWarn */ .w)('Comment and check run', () => tell(result));
    if (result.exit_code !== 0)
        throw failureOf(result);
}
/** The first of many, and how many more there are; empty where there is none. */
function firstOf(texts) {
    const shown = 10;
    const more = texts.length > shown ? ` and ${texts.length - shown} more` : '';
    return `${texts.slice(0, shown).join(', ')}${more}`;
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

/***/ 740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ orWarn)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);

/** What cannot be reported never changes the verdict. */
async function orWarn(what, report) {
    try {
        await report();
    }
    catch (error) {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)(`${what} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
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

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   typestate: () => (/* binding */ typestate)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _comparator_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92214);
/* harmony import */ var _finish_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18689);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69104);





/** The `typestate` action. */
function typestate() {
    return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(async () => {
        const inputs = readInputs();
        // Loaded only when the inputs are right, so that a missing one is said at once.
        const { runTypestateGate } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(6106), __webpack_require__.e(3739), __webpack_require__.e(9307), __webpack_require__.e(8383), __webpack_require__.e(2932), __webpack_require__.e(8221), __webpack_require__.e(971), __webpack_require__.e(6390), __webpack_require__.e(2212), __webpack_require__.e(8521)]).then(__webpack_require__.bind(__webpack_require__, 29952));
        await (0,_finish_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .finishGate */ .J)(await runTypestateGate(inputs), outputsOf, failureOf);
    });
}
function outputsOf({ counts, turns }) {
    return { regressions: counts['regression'] ?? 0, turns: turns.judged };
}
function failureOf({ exit_code: code, findings, warnings }) {
    const errors = findings.filter(({ level }) => level === 'error');
    const list = (0,_finish_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .K)(errors.map(({ subject, rule }) => `${subject} (${rule})`));
    if (code === 1) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('gate_failed', `The typestate gate fails: ${list}`, 'The job summary explains each.');
    }
    const why = list === '' ? warnings.join('; ') : list;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_comparable', `The typestate gate could not judge all turns: ${why}`);
}
function readInputs() {
    const [results, turns] = [(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalLines */ .uc)('results') ?? [], (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalLines */ .uc)('turns') ?? []];
    return {
        results,
        turns,
        cases: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalLines */ .uc)('cases'),
        plan: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('plan'),
        comparator: (0,_comparator_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .comparatorInputs */ .G)(),
        tolerateInfra: !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .booleanInput */ .tE)('fail-on-infra', true),
    };
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
