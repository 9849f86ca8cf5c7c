export const id = 472;
export const ids = [472];
export const modules = {

/***/ 5472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMain: () => (/* binding */ runMain)
/* harmony export */ });
/* unused harmony export main */
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6140);


/**
 * One call of the command line: arguments in, exit code out. The program, with its argument parser, is loaded only when it
 * is needed, so that `--version` costs little more than starting Node.
 */
async function main(argv, io, loadProgram = async () => (await Promise.all(/* import() */[__webpack_require__.e(774), __webpack_require__.e(730), __webpack_require__.e(693)]).then(__webpack_require__.bind(__webpack_require__, 5693))).runProgram) {
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
        io.stdout.write(`${_contracts_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}\n`);
        return 0;
    }
    try {
        const program = await loadProgram();
        return await program(argv, io);
    }
    catch (error) {
        io.stderr.write(describeError(error));
        return error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S ? error.exitCode : 1;
    }
}
/**
 * Binds `main` to this process. It sets the exit code and returns: `process.exit()` would cut off what is still on its way
 * into a pipe. A reader that goes away (`| head`) ends the output without a stack and leaves the exit code as it is.
 */
async function runMain(distFolder, loadProgram) {
    for (const stream of [process.stdout, process.stderr]) {
        stream.on('error', (error) => {
            if (error.code !== 'EPIPE')
                throw error;
        });
    }
    const io = { stdout: process.stdout, stderr: process.stderr, distFolder };
    process.exitCode = await main(process.argv.slice(2), io, loadProgram);
}
function describeError(error) {
    if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S) {
        return `error: ${error.message}\n${error.help === undefined ? '' : `${error.help}\n`}`;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `This is a bug in Portcullis, please report it:\n${stack}\n`;
}


/***/ }),

/***/ 6140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


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
    not_found: 2,
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
