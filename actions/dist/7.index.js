export const id = 7;
export const ids = [7];
export const modules = {

/***/ 8007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(6343);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
;// CONCATENATED MODULE: ./build/actions/inputs.js


/** An input that may be left out; null where it is empty. */
function optionalInput(name) {
    const value = (0,core/* getInput */.V4)(name);
    return value === '' ? null : value;
}
/** One value per line; null where there is none. */
function optionalLines(name) {
    const lines = (0,core/* getMultilineInput */.q3)(name);
    return lines.length === 0 ? null : lines;
}
/** One value per line, at least one; `expected` says of what, `help` how to give it. */
function requiredLines(name, expected, help) {
    const lines = optionalLines(name);
    if (lines !== null)
        return lines;
    throw new portcullis_error/* PortcullisError */.S('usage', `The input "${name}" is missing: ${expected} was expected.`, help);
}
/** Exactly `true` or `false`: anything else is a mistake that must not choose for the user. */
function booleanInput(name, fallback) {
    const value = (0,core/* getInput */.V4)(name);
    if (value === '')
        return fallback;
    if (value === 'true' || value === 'false')
        return value === 'true';
    throw new portcullis_error/* PortcullisError */.S('usage', `The input "${name}" is ${JSON.stringify(value)}: true or false was expected.`);
}

;// CONCATENATED MODULE: ./build/actions/run-action.js


/**
 * The edge of every action, and the only place that calls `setFailed`. What a user can fix becomes one annotation with the
 * error's own exit code; anything else is a bug and shows its stack.
 */
async function runAction(run) {
    try {
        await run();
    }
    catch (error) {
        (0,core/* setFailed */.C1)(describe(error));
        // After setFailed, which sets 1: "invalid input" and "not comparable" stay distinguishable from "the gate failed".
        if (error instanceof portcullis_error/* PortcullisError */.S)
            process.exitCode = error.exitCode;
    }
}
function describe(error) {
    if (error instanceof portcullis_error/* PortcullisError */.S) {
        return error.help === undefined ? error.message : `${error.message}\n${error.help}`;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `This is a bug in Portcullis, please report it:\n${stack}`;
}

;// CONCATENATED MODULE: ./build/actions/gate.js




/** GitHub shows at most ten annotations of a kind for a step. */
const ANNOTATIONS = 10;
/** The `gate` action. */
function gate() {
    return runAction(async () => {
        const options = readOptions();
        // Loaded only when the inputs are right, so that a missing one is said at once.
        const { annotationText, runGate } = await Promise.all(/* import() */[__webpack_require__.e(499), __webpack_require__.e(775), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 3668));
        const run = await runGate(options);
        if (run.result === null) {
            if (run.error.code === 'not_comparable') {
                await orWarn('The outputs', () => (0,core/* setOutput */.uH)('verdict', 'not_comparable'));
            }
            await orWarn('The job summary', () => core/* summary */.z.addRaw(run.markdown).write());
            throw run.error;
        }
        const { result, writeReport, markdown } = run;
        await orWarn('The outputs', () => {
            (0,core/* setOutput */.uH)('verdict', result.verdict);
            (0,core/* setOutput */.uH)('regressions', result.counts['regression'] ?? 0);
            (0,core/* setOutput */.uH)('undecided', result.cells.filter((cell) => cell.gate === 'undecided').length);
        });
        await orWarn('The report', async () => (0,core/* setOutput */.uH)('report', await writeReport()));
        annotate(result, annotationText);
        await orWarn('The job summary', () => core/* summary */.z.addRaw(markdown).write());
        if (result.exit_code !== 0)
            throw failureOf(result);
    });
}
function failureOf(result) {
    if (result.exit_code !== 3) {
        const message = `The routing gate fails: ${firstCells(result, 'fail')}`;
        return new portcullis_error/* PortcullisError */.S('gate_failed', message, 'The job summary explains each.');
    }
    const undecided = firstCells(result, 'undecided');
    if (undecided === '')
        return new portcullis_error/* PortcullisError */.S('not_comparable', result.warnings.join('; '));
    const message = `The routing gate has not enough data to decide: ${undecided}`;
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, 'The job summary says how many trials each needs.');
}
/** The first cells with that effect, and how many more there are; empty where there is none. */
function firstCells(result, effect) {
    const found = result.cells.filter((cell) => cell.gate === effect);
    const cells = found.slice(0, ANNOTATIONS).map((cell) => `${cell.case_id}/${cell.agent} (${cell.delta})`);
    const more = found.length > ANNOTATIONS ? ` and ${found.length - ANNOTATIONS} more` : '';
    return `${cells.join(', ')}${more}`;
}
function readOptions() {
    const help = 'Set it under "with:", for example "results: artifacts/results.json".';
    return {
        results: requiredLines('results', 'the path of a results.json', help),
        cases: optionalLines('cases'),
        plan: optionalInput('plan'),
        against: againstOf(optionalInput('base-ref'), optionalInput('baseline')),
        tolerateInfra: !booleanInput('fail-on-infra', true),
    };
}
function againstOf(baseRef, baseline) {
    if (baseRef !== null && baseline !== null) {
        throw new portcullis_error/* PortcullisError */.S('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
    }
    if (baseline !== null)
        return { baseline };
    const ref = baseRef ?? process.env['GITHUB_BASE_REF'] ?? '';
    if (ref !== '')
        return { baseRef: ref };
    throw new portcullis_error/* PortcullisError */.S('usage', 'The input "base-ref" is missing, and this event has no base branch.', 'Set it under "with:", for example "base-ref: main".');
}
/** Each points at the case's line, so that it is shown in the pull request. */
function annotate(result, textOf) {
    const show = (level, print) => {
        const findings = result.findings.filter((finding) => finding.level === level);
        for (const finding of findings.slice(0, ANNOTATIONS - 1)) {
            const { rule, file, line } = finding;
            const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
            print(textOf(finding), { title: `Portcullis: ${rule}`, ...place });
        }
        if (findings.length >= ANNOTATIONS)
            print(`and ${findings.length - ANNOTATIONS + 1} more: see the job summary`);
    };
    // `setFailed` adds an error of its own.
    show('error', core/* error */.z3);
    show('warning', core/* warning */.$e);
}
/** What cannot be reported never changes the verdict. */
async function orWarn(what, report) {
    try {
        await report();
    }
    catch (error) {
        (0,core/* warning */.$e)(`${what} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
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
