export const id = 8521;
export const ids = [8521];
export const modules = {

/***/ 27505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ againstOf)
/* harmony export */ });
/* harmony import */ var _app_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7273);

/** What a gate compares with: what was named, else what the event of this run wants. Throws what `comparatorOfEvent` throws. */
async function againstOf(inputs, use = null) {
    const { named, compareWith, token } = inputs;
    return {
        against: named ?? { request: await (0,_app_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .comparatorOfEvent */ .CO)(process.env, compareWith) },
        github: (0,_app_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .gateRunOnGitHub */ .pK)(process.env, token, use),
    };
}


/***/ }),

/***/ 13241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runGate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_open_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54382);
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31892);
/* harmony import */ var _app_write_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65941);
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86140);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _print_raw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6384);







/** Runs a gate in the workspace, and prints its report to the log. */
async function runGate(program) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    const write = async (report) => {
        // In the runner's temporary folder, which is emptied after the job and is no part of the checkout.
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(process.env['RUNNER_TEMP'] ?? process.cwd(), program.file);
        await (0,_app_write_document_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDocument */ .f)(report, path, 'the gate report');
        return path;
    };
    try {
        const result = await program.run((0,_app_open_world_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorld */ .H)(_contracts_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x, workspace, _print_raw_js__WEBPACK_IMPORTED_MODULE_5__/* .printRaw */ .Y));
        (0,_print_raw_js__WEBPACK_IMPORTED_MODULE_5__/* .printRaw */ .Y)(program.text(result));
        const report = (await program.report(result)) ?? result;
        const [findings, markdown] = [program.findings(result), program.markdown(result)];
        return { kind: 'decided', result, findings, markdown, writeReport: () => write(report) };
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S))
            throw error;
        // What a message quotes comes from files; an annotation shows it as it is.
        const harmless = new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S(error.code, (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_2__.safeLines)(error.message), error.help, { cause: error });
        const report = await program.report(error);
        const writeReport = report === null ? null : () => write(report);
        return { kind: 'stopped', error: harmless, markdown: (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_2__/* .errorSummary */ .N5)(program.title, error), writeReport };
    }
}


/***/ }),

/***/ 6384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ printRaw),
/* harmony export */   p: () => (/* binding */ RawLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Prints text that holds parts of transcripts: between the two lines the runner takes nothing for a command, whatever the text says.
 */
function printRaw(text) {
    const token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    process.stdout.write(`::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`);
}
/** The log of a job that runs agents: one stretch in which nothing is a command, whatever is printed, until it is closed. */
class RawLog {
    #token = null;
    /** From here on nothing is a command. */
    open() {
        if (this.#token !== null)
            return;
        this.#token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        process.stdout.write(`::stop-commands::${this.#token}\n`);
    }
    print(text) {
        if (this.#token === null)
            printRaw(text);
        else
            process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    }
    close() {
        if (this.#token !== null)
            process.stdout.write(`::${this.#token}::\n`);
        this.#token = null;
    }
}


/***/ }),

/***/ 29952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTypestateGate: () => (/* binding */ runTypestateGate)
/* harmony export */ });
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31892);
/* harmony import */ var _app_typestate_gate_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83789);
/* harmony import */ var _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98463);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _against_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27505);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13241);






/** The typestate gate alone. */
function runTypestateGate({ comparator, ...inputs }) {
    return (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runGate */ .R)({
        title: 'Typestate gate',
        run: async (world) => (0,_app_typestate_gate_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .gateTurns */ .w6)(world, { ...inputs, ...(await (0,_against_of_js__WEBPACK_IMPORTED_MODULE_4__/* .againstOf */ .z)(comparator)) }),
        text: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsText */ .IZ)(result, _app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ),
        markdown: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsSummary */ .f$)(result),
        findings: _app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnFindings */ ._I,
        report: (outcome) => Promise.resolve(outcome instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S ? null : outcome),
        file: _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_2__/* .TYPESTATE_RESULT_FILE */ .D5,
    });
}


/***/ }),

/***/ 30348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stripAnsi)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}


/***/ })

};
