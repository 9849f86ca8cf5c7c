export const id = 521;
export const ids = [521];
export const modules = {

/***/ 3668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/app/open-world.js + 1 modules
var open_world = __webpack_require__(4382);
// EXTERNAL MODULE: ./build/app/reports.js + 27 modules
var reports = __webpack_require__(9126);
// EXTERNAL MODULE: ./build/app/write-document.js
var write_document = __webpack_require__(5941);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(6140);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/actions/print-raw.js

/**
 * Prints text that holds parts of transcripts: between the two lines the runner takes nothing for a command, whatever the text says.
 */
function printRaw(text) {
    const token = (0,external_node_crypto_.randomUUID)();
    process.stdout.write(`::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`);
}

;// CONCATENATED MODULE: ./build/actions/gate-run.js







/** Runs a gate in the workspace, and prints its report to the log. */
async function runGate(program) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    try {
        const result = await program.run((0,open_world/* openWorld */.H)(version/* VERSION */.x, workspace, printRaw));
        printRaw(program.text(result));
        const writeReport = async () => {
            // In the runner's temporary folder, which is emptied after the job and is no part of the checkout.
            const path = (0,external_node_path_.join)(process.env['RUNNER_TEMP'] ?? process.cwd(), program.file);
            await (0,write_document/* writeDocument */.f)(result, path, 'the gate result');
            return path;
        };
        const [annotations, markdown] = [program.annotations(result), program.markdown(result)];
        return { kind: 'decided', result, annotations, writeReport, markdown };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        // What a message quotes comes from files; an annotation shows it as it is.
        const harmless = new portcullis_error/* PortcullisError */.S(error.code, (0,reports.safeLines)(error.message), error.help, { cause: error });
        return { kind: 'stopped', error: harmless, markdown: (0,reports/* errorSummary */.N5)(program.title, error) };
    }
}


/***/ }),

/***/ 5070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ turnAnnotations)
/* harmony export */ });
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9126);

/** Findings of the typestate gate as annotations at their lines of transcripts and evidence files. */
function turnAnnotations(findings) {
    return findings.map(({ subject, message, ...finding }) => ({ ...finding, text: (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(`${subject}: ${message}`) }));
}


/***/ }),

/***/ 9952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTypestateGate: () => (/* binding */ runTypestateGate)
/* harmony export */ });
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9126);
/* harmony import */ var _app_typestate_gate_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(757);
/* harmony import */ var _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8463);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3668);
/* harmony import */ var _turn_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5070);





/** The typestate gate alone. */
function runTypestateGate(options) {
    return (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGate */ .R)({
        title: 'Typestate gate',
        run: (world) => (0,_app_typestate_gate_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .gateTurns */ .w)(world, options),
        text: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsText */ .IZ)(result, _app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ),
        markdown: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsSummary */ .f$)(result),
        annotations: ({ findings }) => (0,_turn_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .turnAnnotations */ .C)(findings),
        file: _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_2__/* .TYPESTATE_RESULT_FILE */ .D5,
    });
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

/***/ 348:
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
