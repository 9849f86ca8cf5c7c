export const id = 345;
export const ids = [345];
export const modules = {

/***/ 2214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ comparatorInputs)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5355);


/** The inputs `base-ref`, `baseline`, `compare-with` and `token`. Throws `usage` where two of them contradict each other. */
function comparatorInputs() {
    const named = namedInput((0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('base-ref'), (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('baseline'));
    const compareWith = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .choiceInput */ .ij)('compare-with', ['merge-base', 'merge-parent']);
    if (named !== null && compareWith === 'merge-parent') {
        const name = 'baseRef' in named ? 'base-ref' : 'baseline';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', `The inputs "${name}" and "compare-with: merge-parent" are both set: one of them was expected.`);
    }
    return { named, compareWith, token: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalInput */ .$m)('token') };
}
function namedInput(baseRef, baseline) {
    if (baseRef !== null && baseline !== null) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
    }
    if (baseline !== null)
        return { baseline };
    return baseRef === null ? null : { baseRef };
}


/***/ }),

/***/ 4347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ finishGate),
  K: () => (/* binding */ firstOf)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(6343);
;// CONCATENATED MODULE: ./build/actions/annotate.js

/** GitHub shows at most ten annotations of a kind for a step. */
const ANNOTATIONS = 10;
/** Annotations of a step, the first of each kind; each points at a line of a file, so that it is shown in the pull request. */
function annotate(annotations) {
    const show = (level, print) => {
        const found = annotations.filter((annotation) => annotation.level === level);
        for (const { rule, text, file, line } of found.slice(0, ANNOTATIONS - 1)) {
            const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
            print(text, { title: `Portcullis: ${rule}`, ...place });
        }
        if (found.length >= ANNOTATIONS)
            print(`and ${found.length - ANNOTATIONS + 1} more: see the job summary`);
    };
    // `setFailed` adds an error of its own.
    show('error', core/* error */.z3);
    show('warning', core/* warning */.$e);
}

;// CONCATENATED MODULE: ./build/actions/or-warn.js

/** What cannot be reported never changes the verdict. */
async function orWarn(what, report) {
    try {
        await report();
    }
    catch (error) {
        (0,core/* warning */.$e)(`${what} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}

;// CONCATENATED MODULE: ./build/actions/finish-gate.js



/**
 * Tells what a gate came to: outputs, the result's file, annotations, job summary. Throws where the gate does not hold, or could not
 * decide.
 */
async function finishGate(run, outputs, failureOf) {
    const { markdown } = run;
    const writeSummary = () => orWarn('The job summary', () => core/* summary */.z.addRaw(markdown).write());
    if (run.kind === 'stopped') {
        if (run.error.code === 'not_comparable') {
            await orWarn('The outputs', () => (0,core/* setOutput */.uH)('verdict', 'not_comparable'));
        }
        await writeSummary();
        throw run.error;
    }
    const { result, writeReport, annotations } = run;
    await orWarn('The outputs', () => {
        (0,core/* setOutput */.uH)('verdict', result.verdict);
        for (const [name, value] of Object.entries(outputs(result)))
            (0,core/* setOutput */.uH)(name, value);
    });
    await orWarn('The report', async () => (0,core/* setOutput */.uH)('report', await writeReport()));
    annotate(annotations);
    await writeSummary();
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

/***/ 2345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);
/* harmony import */ var _comparator_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2214);
/* harmony import */ var _finish_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4347);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9104);





/** The `gate` action. */
function gate() {
    return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(async () => {
        const inputs = readInputs();
        // Loaded only when the inputs are right, so that a missing one is said at once.
        const { runRoutingGate } = await Promise.all(/* import() */[__webpack_require__.e(521), __webpack_require__.e(872), __webpack_require__.e(601), __webpack_require__.e(974), __webpack_require__.e(947)]).then(__webpack_require__.bind(__webpack_require__, 1947));
        await (0,_finish_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .finishGate */ .J)(await runRoutingGate(inputs), outputsOf, failureOf);
    });
}
function outputsOf({ counts, cells, typestate }) {
    return {
        regressions: counts['regression'] ?? 0,
        undecided: cells.filter((cell) => cell.gate === 'undecided').length,
        // Empty where no turns were judged: a zero would say that none failed.
        'turn-regressions': typestate === null ? '' : (typestate.counts['regression'] ?? 0),
    };
}
function failureOf(result) {
    if (result.exit_code !== 3) {
        const message = [
            result.gates.routing === 'fail' ? `The routing gate fails: ${firstCells(result, 'fail')}` : '',
            result.gates.typestate === 'fail' ? `The typestate gate fails: ${firstTurns(result)}` : '',
        ]
            .filter((part) => part !== '')
            .join('. ');
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('gate_failed', message, 'The job summary explains each.');
    }
    const undecided = firstCells(result, 'undecided');
    if (undecided !== '') {
        const message = `The routing gate has not enough data to decide: ${undecided}`;
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_comparable', message, 'The job summary says how many trials each needs.');
    }
    if (result.gates.typestate === 'not_comparable' && result.gates.routing === 'pass') {
        const message = 'The typestate gate has not enough to decide: there are turns that could not be judged.';
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_comparable', message, 'The job summary says which.');
    }
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_comparable', result.warnings.join('; '));
}
/** The first cells with that effect, and how many more there are; empty where there is none. */
function firstCells(result, effect) {
    const found = result.cells.filter((cell) => cell.gate === effect);
    return (0,_finish_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .K)(found.map((cell) => `${cell.case_id}/${cell.agent} (${cell.delta})`));
}
function firstTurns({ typestate }) {
    const found = (typestate?.findings ?? []).filter(({ level }) => level === 'error');
    return (0,_finish_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .K)(found.map(({ subject, rule }) => `${subject} (${rule})`));
}
function readInputs() {
    const help = 'Set it under "with:", for example "results: artifacts/results.json".';
    const results = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .requiredLines */ .HW)('results', 'the path of a results.json', help);
    return {
        results,
        cases: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalLines */ .uc)('cases'),
        plan: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('plan'),
        comparator: (0,_comparator_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .comparatorInputs */ .G)(),
        tolerateInfra: !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .booleanInput */ .tE)('fail-on-infra', true),
        turns: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalLines */ .uc)('turns'),
    };
}


/***/ }),

/***/ 5355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ optionalInput),
/* harmony export */   HW: () => (/* binding */ requiredLines),
/* harmony export */   ij: () => (/* binding */ choiceInput),
/* harmony export */   tE: () => (/* binding */ booleanInput),
/* harmony export */   uc: () => (/* binding */ optionalLines)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6343);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


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

/***/ 9104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6343);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


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

/***/ 6578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ PortcullisError)
/* harmony export */ });
/* unused harmony export ERROR_CODES */
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
