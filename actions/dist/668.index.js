export const id = 668;
export const ids = [668];
export const modules = {

/***/ 3668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotationText: () => (/* binding */ annotationText),
  runGate: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/app/gate-routing.js + 15 modules
var gate_routing = __webpack_require__(4782);
// EXTERNAL MODULE: ./build/app/open-world.js + 1 modules
var open_world = __webpack_require__(4382);
// EXTERNAL MODULE: ./build/app/reports.js + 21 modules
var reports = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/app/write-gate-result.js
var write_gate_result = __webpack_require__(7801);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(6282);
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









/** Runs the gate in the workspace, and prints its report to the log. */
async function runGate(options) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    try {
        const result = await (0,gate_routing/* gateRouting */._)((0,open_world/* openWorld */.H)(version/* VERSION */.x, workspace, printRaw), options);
        printRaw((0,reports/* gateText */.bp)(result, reports/* PLAIN */.tZ));
        return { result, writeReport: () => writeReport(result), markdown: (0,reports/* gateSummary */.sK)(result) };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        // What a message quotes comes from files; an annotation shows it as it is.
        const harmless = new portcullis_error/* PortcullisError */.S(error.code, (0,reports.safeLines)(error.message), error.help, { cause: error });
        return { result: null, error: harmless, markdown: (0,reports/* errorSummary */.N5)('Routing gate', error) };
    }
}
/** In the runner's temporary folder, which is emptied after the job and is no part of the checkout. */
async function writeReport(result) {
    const path = (0,external_node_path_.join)(process.env['RUNNER_TEMP'] ?? process.cwd(), gate_result/* GATE_RESULT_FILE */.fR);
    await (0,write_gate_result/* writeGateResult */.Y)(result, path);
    return path;
}
/** What a finding's annotation says. */
function annotationText({ case_id: id, agent, message }) {
    return (0,reports/* safeText */.Hk)(`${id}/${agent}: ${message}`);
}


/***/ }),

/***/ 6140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


/***/ })

};
