export const id = 5472;
export const ids = [5472];
export const modules = {

/***/ 81744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isReaderGone),
/* harmony export */   s: () => (/* binding */ writeOut)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);

/** Writes text and waits where a slow reader has not taken what went before. Throws `EPIPE` once the reader is gone. */
async function writeOut(stream, text) {
    if (stream.write(text))
        return;
    if ('destroyed' in stream && stream.destroyed === true) {
        throw Object.assign(new Error('the reader is gone'), { code: 'EPIPE' });
    }
    await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(stream, 'drain');
}
/** Whether an error says that the reader of our output is gone (`| head`), which is no error. */
function isReaderGone(error) {
    return error instanceof Error && error.code === 'EPIPE';
}


/***/ }),

/***/ 75472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMain: () => (/* binding */ runMain)
/* harmony export */ });
/* unused harmony export main */
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _cli_io_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81744);
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86140);



/**
 * One call of the command line: arguments in, exit code out. The program, with its argument parser, is loaded only when it
 * is needed, so that `--version` costs little more than starting Node.
 */
async function main(argv, io, loadProgram = async () => (await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(1161), __webpack_require__.e(144), __webpack_require__.e(5769), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(8258), __webpack_require__.e(2416), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(7359), __webpack_require__.e(433), __webpack_require__.e(3766), __webpack_require__.e(4978), __webpack_require__.e(5973), __webpack_require__.e(4794), __webpack_require__.e(5078), __webpack_require__.e(8254), __webpack_require__.e(6804), __webpack_require__.e(7988), __webpack_require__.e(3072), __webpack_require__.e(7686), __webpack_require__.e(6529), __webpack_require__.e(3143), __webpack_require__.e(9501)]).then(__webpack_require__.bind(__webpack_require__, 46892))).runProgram) {
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
        io.stdout.write(`${_contracts_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}\n`);
        return 0;
    }
    try {
        const program = await loadProgram();
        return await program(argv, io);
    }
    catch (error) {
        if ((0,_cli_io_js__WEBPACK_IMPORTED_MODULE_1__/* .isReaderGone */ .B)(error))
            return 0;
        io.stderr.write(await describeError(error));
        return error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO ? error.exitCode : 1;
    }
}
/**
 * Binds `main` to this process. It sets the exit code and returns: `process.exit()` would cut off what is still on its way
 * into a pipe. A reader that goes away (`| head`) ends the output without a stack and leaves the exit code as it is.
 */
async function runMain(distFolder, loadProgram) {
    for (const stream of [process.stdout, process.stderr]) {
        stream.on('error', (error) => {
            if (!(0,_cli_io_js__WEBPACK_IMPORTED_MODULE_1__/* .isReaderGone */ .B)(error))
                throw error;
        });
    }
    const io = { stdout: process.stdout, stderr: process.stderr, distFolder };
    process.exitCode = await main(process.argv.slice(2), io, loadProgram);
}
async function describeError(error) {
    if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO) {
        // Messages quote files, names and values, which may hold what would command a terminal.
        const { safeLines } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(948)]).then(__webpack_require__.bind(__webpack_require__, 2416));
        return safeLines(`error: ${error.message}\n${error.help === undefined ? '' : `${error.help}\n`}`);
    }
    return `${(0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .bugText */ .s8)(error)}\n`;
}


/***/ }),

/***/ 86140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


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


/***/ })

};
