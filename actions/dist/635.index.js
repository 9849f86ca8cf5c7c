export const id = 635;
export const ids = [635];
export const modules = {

/***/ 7782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   Uz: () => (/* binding */ beginStep),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   me: () => (/* binding */ notify)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42517);


let places = new _app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .AnnotationPlaces */ .ae();
const PRINT = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
/** A step has places of its own. */
function beginStep() {
    places = new _app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .AnnotationPlaces */ .ae();
}
/** Annotates what was found, the worst first, as far as there are places; one at a line of a file is shown in the pull request. */
function annotate(findings) {
    for (const { level, title, text, file, line } of (0,_app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .stepAnnotations */ .xz)(findings, places.forFindings())) {
        const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
        print(level, text, { title, ...place });
    }
}
/** Warns of something that asks for an action. */
function warn(text) {
    print('warning', text);
}
/** Tells something that is as it should be. */
function notify(text) {
    print('notice', text);
}
/** What GitHub would not show as an annotation is a line of the log. */
function print(kind, text, properties = {}) {
    const message = (0,_app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationMessage */ .L0)(text);
    if (places.take(kind))
        PRINT[kind](message, properties);
    else
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)(`${kind}: ${message}`);
}


/***/ }),

/***/ 89786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ showPublished),
/* harmony export */   t: () => (/* binding */ channelInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7782);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65355);




const NAME_LIMIT = 200;
/** The inputs `comment`, `check-run` and `token`. A job is a check run too, of its own name: where both have one, whoever requires it requires both. */
function channelInputs() {
    const checkRun = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('check-run');
    if (checkRun !== null && (checkRun.length > NAME_LIMIT || /\p{Cc}/u.test(checkRun))) {
        const expected = `a name on one line, of at most ${NAME_LIMIT} characters, was expected`;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`The input "check-run" is ${JSON.stringify(checkRun)}: ${expected}.`);
    }
    if (checkRun !== null && checkRun === process.env['GITHUB_JOB']) {
        const message = `The input "check-run" is ${JSON.stringify(checkRun)}, as this job is called: another name was expected.`;
        const help = 'Checks are required by their name, which both would have. Nor may it be the "name" of any job.';
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(message, help);
    }
    return { comment: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .choiceInput */ .ij)('comment', ['auto', 'off']) === 'auto', checkRun, token: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('token') };
}
/** Prints what became of each channel, one line each, and sets the output `comment-url` where there is a comment. */
function showPublished({ commentUrl, notes }) {
    for (const { level, text } of notes)
        ({ info: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq, notice: _annotate_js__WEBPACK_IMPORTED_MODULE_2__/* .notify */ .me, warning: _annotate_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8 })[level](text);
    if (commentUrl !== null)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('comment-url', commentUrl);
}


/***/ }),

/***/ 65355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ optionalInput),
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}
/** Exactly `true` or `false`: anything else is a mistake that must not choose for the user. */
function booleanInput(name, fallback) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return fallback;
    if (value === 'true' || value === 'false')
        return value === 'true';
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`The input "${name}" is ${JSON.stringify(value)}: true or false was expected.`);
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}


/***/ }),

/***/ 20635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publish: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _channels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89786);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69104);




function publish() {
    return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .Cs)(async () => {
        const channels = (0,_channels_js__WEBPACK_IMPORTED_MODULE_1__/* .channelInputs */ .t)();
        const artifact = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalInput */ .$m)('artifact');
        const scratch = process.env['RUNNER_TEMP'] ?? process.cwd();
        const { publishCompletedRun } = await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(7359), __webpack_require__.e(4978), __webpack_require__.e(8254), __webpack_require__.e(848), __webpack_require__.e(5533)]).then(__webpack_require__.bind(__webpack_require__, 98267));
        const published = await publishCompletedRun(process.env, { ...channels, artifact, scratch });
        if (published.pull !== null)
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)('pull-request', published.pull);
        (0,_channels_js__WEBPACK_IMPORTED_MODULE_1__/* .showPublished */ .M)(published);
    });
}


/***/ }),

/***/ 69104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ runAction),
/* harmony export */   XI: () => (/* binding */ action),
/* harmony export */   ih: () => (/* binding */ workspaceFolder),
/* harmony export */   jV: () => (/* binding */ summarised),
/* harmony export */   qi: () => (/* binding */ outputFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33540);
/* harmony import */ var _app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42517);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7782);
/* harmony import */ var _write_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(418);






/**
 * An action: its inputs, then its use case. The modules of the use case are imported in `run`, so that a wrong input is said at once. What
 * stops the use case stands in the job summary too, under this title.
 */
function action(title, readInputs, run) {
    return () => runAction(async () => {
        const inputs = readInputs();
        await summarised(title, () => run(inputs));
    });
}
/** What stops it stands in the job summary, under this title. */
async function summarised(title, run) {
    try {
        return await run();
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO) {
            const { errorSummary } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(4322)]).then(__webpack_require__.bind(__webpack_require__, 2416));
            await (0,_write_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .writeSummary */ .S)(errorSummary(title, error));
        }
        throw error;
    }
}
/**
 * The edge of every action, and the only place that calls `setFailed`. What a user can fix becomes one annotation with the
 * error's own exit code; anything else is a bug and shows its stack.
 */
async function runAction(run) {
    (0,_annotate_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStep */ .Uz)();
    try {
        await run();
    }
    catch (error) {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1)((0,_app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationLines */ .bK)(describe(error)));
        // After setFailed, which sets 1: "invalid input" and "not comparable" stay distinguishable from "the gate failed".
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO)
            process.exitCode = error.exitCode;
    }
}
function describe(error) {
    if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO) {
        // What a message quotes comes from files; an annotation shows it as it is.
        return (0,_app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLines */ .Bv)(error.help === undefined ? error.message : `${error.message}\n${error.help}`);
    }
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .bugText */ .s8)(error);
}
/** The checkout; where the runner names none, the current folder. */
function workspaceFolder() {
    return process.env['GITHUB_WORKSPACE'] ?? process.cwd();
}
/**
 * Where an action leaves its files: the folder that was asked for, relative to the checkout, else one in the runner's temporary folder,
 * which is emptied after the job and is no part of the checkout. Absolute.
 */
function outputFolder(asked) {
    if (asked !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspaceFolder(), asked);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(process.env['RUNNER_TEMP'] ?? process.cwd(), 'portcullis');
}


/***/ }),

/***/ 418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ tryToReport),
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7782);



/** Adds a page to the summary of this job. */
function writeSummary(page) {
    return tryToReport('The job summary', () => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(page).write());
}
/** What cannot be reported costs a warning and never changes the verdict. `what`: the subject of a sentence. */
async function tryToReport(what, report) {
    try {
        await report();
    }
    catch (error) {
        (0,_annotate_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8)(`${what} could not be written: ${(0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error)}`);
    }
}


/***/ }),

/***/ 42517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* reexport safe */ _report_text_style_js__WEBPACK_IMPORTED_MODULE_0__.Bv),
/* harmony export */   L0: () => (/* reexport safe */ _report_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__.L0),
/* harmony export */   ae: () => (/* reexport safe */ _report_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__.ae),
/* harmony export */   bK: () => (/* reexport safe */ _report_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__.bK),
/* harmony export */   lW: () => (/* reexport safe */ _report_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__.lW),
/* harmony export */   xz: () => (/* reexport safe */ _report_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__.xz)
/* harmony export */ });
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);
/* harmony import */ var _report_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2734);
/** What annotations are made of. Apart from the other renderers, since every action has them when it starts. */




/***/ }),

/***/ 86578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   Jk: () => (/* binding */ mismatchError),
/* harmony export */   OQ: () => (/* binding */ ERROR_CODES),
/* harmony export */   SO: () => (/* binding */ PortcullisError),
/* harmony export */   Uj: () => (/* binding */ asPortcullisError),
/* harmony export */   Wp: () => (/* binding */ usageError),
/* harmony export */   aY: () => (/* binding */ invalidInput),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   kY: () => (/* binding */ notComparable),
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   s8: () => (/* binding */ bugText)
/* harmony export */ });
/** Every code a user-visible error can carry, with the exit code it leads to (docs/reference/exit-codes.md). */
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
/** An error about input, which is reported without its stack. To take one for each of a million lines would be most of the work. */
class InputError extends Error {
    constructor(message, options) {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 0;
        super(message, options);
        Error.stackTraceLimit = stackTraceLimit;
    }
}
/**
 * Something a user can fix: `message` says which input, what was expected and what was found; `help` says what to do.
 * Anything thrown that is not a `PortcullisError` is a bug and prints its stack at the edge.
 */
class PortcullisError extends InputError {
    code;
    help;
    /** The message as a value, for commands that list the problems of several documents. */
    mismatch;
    constructor(code, message, help, options = {}) {
        super(message, options);
        this.name = 'PortcullisError';
        this.code = code;
        this.help = help;
        this.mismatch = options.mismatch ?? null;
    }
    /** As documents have it. */
    get fields() {
        return { code: this.code, message: this.message, help: this.help ?? null };
    }
    /** 1 where a gate failed, 2 for bad usage or input, 3 where nothing could be compared. */
    get exitCode() {
        return ERROR_CODES[this.code];
    }
}
/** What was asked for cannot be: exit code 2. */
const usageError = (...told) => new PortcullisError('usage', ...told);
/** What was read is not what it should be: exit code 2. */
const invalidInput = (...told) => new PortcullisError('invalid_input', ...told);
/** What was named is not there: exit code 2. */
const notFound = (...told) => new PortcullisError('not_found', ...told);
/** Nothing can be said about what is compared: exit code 3. */
const notComparable = (...told) => new PortcullisError('not_comparable', ...told);
/** For `catch`: an error that a user can fix, as a value. Anything else is thrown on. */
function asPortcullisError(error) {
    if (error instanceof PortcullisError)
        return error;
    throw error;
}
/** The same around what runs at once. */
function attempt(run) {
    try {
        return run();
    }
    catch (error) {
        return asPortcullisError(error);
    }
}
/** What anything that was thrown says. */
function errorText(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What the edges say of an error that nobody expected. */
function bugText(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `This is a bug in Portcullis, please report it:\n${stack}`;
}
/** The error `<place>: expected …, found …`. */
function mismatchError(code, place, mismatch, help, options) {
    const message = `${place}: expected ${mismatch.expected}, found ${mismatch.found}`;
    return new PortcullisError(code, message, help, { ...options, mismatch });
}


/***/ }),

/***/ 91176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ annotationPath)
/* harmony export */ });
const LIMIT = 1000;
/**
 * A path as it is from the repository's root, parts joined by `/`; null for one that leads out of it, or that a channel could read in
 * another way (a drive, a backslash, a character that cannot be seen). Where nothing is known of the root, a relative path is taken as
 * one from there.
 */
function annotationPath(file) {
    if (file === null || file.length > LIMIT || /^(?:[A-Za-z]:|\/)|[\\\p{C}\p{Zl}\p{Zp}]/u.test(file))
        return null;
    const parts = file.split('/').filter((part) => part !== '.' && part !== '');
    return parts.length === 0 || parts.includes('..') || parts[0] === '.git' ? null : parts.join('/');
}


/***/ }),

/***/ 78013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ utf16Characters),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
/* harmony export */   j7: () => (/* binding */ CHANNEL_LIMITS)
/* harmony export */ });
/**
 * What each channel takes, and what we send (src/report/README.md, "Limits"). Bytes are those of UTF-8, characters those of UTF-16: no count
 * of code points is larger.
 */
const CHANNEL_LIMITS = {
    /** Of a step's job summary GitHub takes 1 MiB ("Workflow commands": adding a job summary); other tools may add to the same step's. */
    summaryBytes: 900 * 1024,
    /** Of a step GitHub shows 10 annotations of each kind; `and N more` is one of them, and so is the error that ends an action. */
    annotationsOfKind: 10,
    /** Of an annotation, as for check runs ("REST API endpoints for check runs"). */
    annotationTitleCharacters: 255,
    /** 64 KB by the same page; one that long would hide the others. */
    annotationMessageBytes: 4 * 1024,
    /** 65,536 characters ("REST API endpoints for issue comments" refuses more), less what a mail footer or an edit may add. */
    commentCharacters: 60_000,
    /** `title` has no limit of its own in the reference; it is held to that of annotations. */
    checkTitleCharacters: 255,
    /** `summary` and `text` of a check run, each; measured in bytes, which are never fewer than characters. */
    checkTextBytes: 65_535,
    /** Of a whole check run, so that a gate keeps within its number of requests. */
    checkAnnotations: 100,
    /** Of a run 25,000 are taken and the 5,000 worst shown ("SARIF support for code scanning"). */
    sarifResults: 5000,
    /** A file may have 10 MB when it is compressed with gzip (the same page), which makes nothing noticeably larger. */
    sarifBytes: 9_500_000,
    /** Of a message; one that is shorter says more. */
    sarifMessageCharacters: 2000,
    /** Of JUnit's form nobody says a limit, but readers of such files keep all of them in memory. */
    junitAttributeCharacters: 1000,
    junitBodyCharacters: 10_000,
};
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}
function utf16Characters(text) {
    return text.length;
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   ae: () => (/* binding */ AnnotationPlaces),
/* harmony export */   bK: () => (/* binding */ annotationLines),
/* harmony export */   lW: () => (/* binding */ annotationOf),
/* harmony export */   xz: () => (/* binding */ stepAnnotations)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _annotation_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91176);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);



/** Places that findings leave to what comes after them: a comment and a check run that could not be written. */
const AFTER_FINDINGS = 2;
/** What a step may still print as annotations: of each kind no more than GitHub shows, whoever in the action has something to say. */
class AnnotationPlaces {
    #left = {
        // One for the error that ends an action, and one for what a library of ours may warn of.
        error: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind - 1,
        warning: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind - 1,
        notice: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind,
    };
    /** Takes a place; false where there is none any more. */
    take(kind) {
        if (this.#left[kind] === 0)
            return false;
        this.#left[kind] -= 1;
        return true;
    }
    /** What of it findings may have. */
    forFindings() {
        return { error: this.#left.error, warning: Math.max(0, this.#left.warning - AFTER_FINDINGS) };
    }
}
function annotationOf(level, rule, text, place) {
    const file = (0,_annotation_path_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationPath */ .Z)(place?.file ?? null);
    const line = place?.line ?? 0;
    return {
        level,
        title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .clipWithin */ .M3)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(`Portcullis: ${rule}`), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationTitleCharacters),
        text: annotationMessage(text),
        file,
        line: file === null || line < 1 ? null : line,
    };
}
/** The annotations of a step: of each kind the first, which are the worst, and one that counts the others, in as many places as there are. */
function stepAnnotations(findings, places) {
    return ['error', 'warning'].flatMap((level) => {
        const room = places[level];
        if (room <= 0)
            return [];
        const found = findings.filter((finding) => finding.level === level);
        const shown = found.slice(0, found.length > room ? room - 1 : room).map((finding) => ({ ...finding, level }));
        const left = found.length - shown.length;
        const more = { level, title: 'Portcullis', text: `and ${left} more: see the job summary`, file: null, line: null };
        return left === 0 ? shown : [...shown, more];
    });
}
/** A text as one harmless line, within the limit of a message. */
function annotationMessage(text) {
    return clipBytes((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(text), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** Text of several lines as one annotation: harmless as it is, and within the limit of a message. */
function annotationLines(text) {
    return clipBytes(text, _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** At most `limit` bytes of UTF-8, whole characters, with a mark where some were cut. */
function clipBytes(text, limit) {
    if ((0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(text) <= limit)
        return text;
    const mark = '…';
    const bytes = new TextEncoder().encodeInto(text, new Uint8Array(limit - (0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(mark)));
    return `${text.slice(0, bytes.read)}${mark}`;
}


/***/ }),

/***/ 24036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Bv: () => (/* binding */ safeLines),
/* harmony export */   C$: () => (/* binding */ painted),
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   M3: () => (/* binding */ clipWithin),
/* harmony export */   cx: () => (/* binding */ safeStart),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   xm: () => (/* binding */ EFFECT_MARKS)
/* harmony export */ });
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
/** What something does to its gate, as one character for a terminal. */
const EFFECT_MARKS = {
    fail: '✗',
    undecided: '?',
    warn: '!',
    report: '·',
    ok: '✓',
};
/** The same as a colour. */
function painted(effect, text, style) {
    const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.cyan, ok: style.green };
    return paint[effect](text);
}
/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
function safeText(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('##[', '## [');
}
/** Text of several lines, each of them harmless. */
function safeLines(text) {
    return text.split('\n').map(safeText).join('\n');
}
/** The same for the beginning of a line: the runner would obey a text that begins with `::` there. */
function safeStart(text) {
    return safeText(text).replace(/^(?=\s*::)/, '- ');
}
/** At most `limit` characters, and a mark where some were cut. */
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** At most `limit` characters with the mark, for a channel that takes no more. */
function clipWithin(text, limit) {
    return text.length <= limit ? text : clip(text, limit - 1);
}


/***/ })

};
