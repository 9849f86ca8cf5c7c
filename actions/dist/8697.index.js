export const id = 8697;
export const ids = [8697,1078];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 51021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeGates: () => (/* binding */ judgeGates)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33540);
// EXTERNAL MODULE: ./build/gates/jobs/decide.js
var decide = __webpack_require__(91534);
// EXTERNAL MODULE: ./build/gates/jobs/judge-needs.js
var judge_needs = __webpack_require__(45631);
// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/routing/attempt-artifacts.js
var attempt_artifacts = __webpack_require__(91766);
// EXTERNAL MODULE: ./build/app/comparator/compare-request-of-run.js
var compare_request_of_run = __webpack_require__(18230);
// EXTERNAL MODULE: ./build/app/results/load-batches.js
var load_batches = __webpack_require__(25192);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
// EXTERNAL MODULE: ./build/app/gates/run-gates.js + 24 modules
var run_gates = __webpack_require__(7542);
;// CONCATENATED MODULE: ./build/app/gates/gate-jobs.js









/**
 * The gate of a workflow run: the jobs that it needs, and the results that they left. A job that did not succeed fails the gate whatever
 * the results say, and the results are judged whatever became of the jobs, so that the report has both.
 *
 * @param use where all requests to the API count together
 */
async function gateJobs(world, environment, options, use) {
    const { needs } = options;
    const compare = await (0,compare_request_of_run.compareRequestOfRun)(environment, options.compare, use);
    const legs = needs === null ? [] : (0,judge_needs/* judgeNeeds */.pw)(needs.text, (0,judge_needs/* jobIds */.SH)(needs.allowedSkips));
    try {
        const evidence = await evidenceOf(world, environment, options, compare.access);
        const needed = needs === null ? {} : { needed: { legs, claims: (0,judge_needs/* planClaims */.Jt)(needs.text) } };
        return await (0,run_gates/* runGates */.A)(world, { ...options, compare, ...evidence, ...needed });
    }
    catch (error) {
        throw (0,decide/* withFailedJobs */.C)(error, legs);
    }
}
async function evidenceOf(world, environment, { results, plan }, access) {
    if (results === null) {
        const downloads = await (0,make_folder/* makeNewFolder */.Z9)((0,external_node_path_.join)(environment['RUNNER_TEMP'] ?? world.cwd, 'portcullis-artifacts-'));
        const { artifactsByApi } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 22997));
        const source = artifactsByApi(access, (0,workflow_run.workflowRun)(environment), downloads, 'results');
        const given = plan === null ? null : await (0,load_batches/* parsedPlan */.X)(world, (0,external_node_path_.resolve)(world.cwd, plan));
        return loaded(source, given);
    }
    const [folder] = results;
    if (plan !== null || folder === undefined || results.length > 1)
        return { results, plan, notes: [] };
    // One folder as actions/download-artifact leaves it: the same as the artifacts themselves, where the run's plan is among them.
    const { artifactsInFolder, newestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 22997));
    const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? Number.POSITIVE_INFINITY);
    const artifacts = artifactsInFolder((0,external_node_path_.resolve)(world.cwd, folder), attempt);
    const isRun = (await newestOf(artifacts, attempt_artifacts/* PLAN_ARTIFACT */.dm)) !== null;
    return isRun ? loaded(artifacts, null) : { results, plan, notes: [], artifacts };
}
async function loaded(artifacts, plan) {
    const { loadRun } = await __webpack_require__.e(/* import() */ 9237).then(__webpack_require__.bind(__webpack_require__, 49237));
    return { ...(await loadRun(artifacts, plan)), artifacts };
}

// EXTERNAL MODULE: ./build/app/gates/report-files.js
var report_files = __webpack_require__(12791);
// EXTERNAL MODULE: ./build/app/gates/reports.js + 10 modules
var reports = __webpack_require__(2416);
// EXTERNAL MODULE: ./build/app/world/world.js
var world_world = __webpack_require__(90371);
// EXTERNAL MODULE: ./build/contracts/gate-report.js + 1 modules
var gate_report = __webpack_require__(4479);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/actions/annotate.js
var annotate = __webpack_require__(7782);
// EXTERNAL MODULE: ./build/actions/inputs.js
var inputs = __webpack_require__(65355);
// EXTERNAL MODULE: ./build/actions/print-raw.js
var print_raw = __webpack_require__(6384);
// EXTERNAL MODULE: ./build/actions/run-action.js
var run_action = __webpack_require__(69104);
// EXTERNAL MODULE: ./build/actions/write-summary.js
var write_summary = __webpack_require__(418);
;// CONCATENATED MODULE: ./build/actions/judge-gates.js















/**
 * Judges in the workspace, and tells what the gates came to: log, outputs, the report's file and its upload, job summary, annotations,
 * further files, comment and check run, all of one report. Throws where they do not hold, or could not decide; nothing that is reported
 * changes that.
 */
async function judgeGates(judged, channels, made = { given: new Map() }) {
    const use = (0,workflow_run/* newApiUse */.WD)();
    const world = (0,world_world.openWorld)(version/* VERSION */.x, (0,run_action/* workspaceFolder */.ih)(), print_raw/* printRaw */.Y);
    // An input that no gate has is none, whatever the workflow sets.
    const given = (name) => made.given.get(name) ?? (reports/* GATE_INPUTS */.Kd.includes(name) ? (0,inputs/* optionalLines */.uc)(name) : null);
    const outcome = await gateJobs(world, process.env, { ...judged, ...made, given }, use).catch(portcullis_error/* asPortcullisError */.Uj);
    const own = await (0,report_files/* ownReport */.HJ)(outcome, process.env);
    const { report } = own;
    const result = outcome instanceof portcullis_error/* PortcullisError */.SO ? null : outcome;
    if (result !== null)
        (0,print_raw/* printRaw */.Y)((0,reports/* renderReport */.B1)(report, 'text', reports/* PLAIN */.tZ));
    await (0,write_summary/* tryToReport */.R)('The outputs', () => setOutputs(outcome, judged.only));
    const document = channels.left === 'report' ? report : result;
    const file = channels.left === 'report' ? gate_report/* GATE_REPORT_FILE */.At : `${judged.only}-result.json`;
    if (document !== null)
        await (0,write_summary/* tryToReport */.R)('The report', () => leave(document, file, channels));
    await (0,write_summary/* writeSummary */.S)((0,reports/* renderReport */.B1)(report, 'markdown', reports/* PLAIN */.tZ));
    (0,annotate/* annotate */.fz)((0,reports/* reportedFindings */.If)(report));
    const { files } = channels;
    if (files !== null)
        await (0,write_summary/* tryToReport */.R)('The report files', () => (0,report_files/* writeReports */.Li)(report, files, (0,run_action/* workspaceFolder */.ih)()));
    await (0,write_summary/* tryToReport */.R)('Comment and check run', () => channels.publish?.(own, use));
    if (outcome instanceof portcullis_error/* PortcullisError */.SO)
        throw outcome;
    if (outcome.exit_code !== 0)
        throw (0,reports/* gateFailure */.I9)(outcome);
}
function setOutputs(outcome, only) {
    if (outcome instanceof portcullis_error/* PortcullisError */.SO) {
        if (outcome.code === 'not_comparable')
            (0,core/* setOutput */.uH)('verdict', 'not_comparable');
        return;
    }
    (0,core/* setOutput */.uH)('verdict', outcome.verdict);
    for (const [name, value] of Object.entries((0,reports/* gateOutputs */.QP)(outcome, only)))
        (0,core/* setOutput */.uH)(name, value);
}
/** In the runner's temporary folder, which is emptied after the job and is no part of the checkout. */
async function leave(document, file, { upload }) {
    const path = (0,external_node_path_.join)(process.env['RUNNER_TEMP'] ?? process.cwd(), file);
    await (0,report_files/* writeDocument */.ft)(document, path, 'the gate report');
    (0,core/* setOutput */.uH)('report', path);
    if (upload)
        await uploadReport(path);
}
/**
 * Uploads the report as `gate-report-a<attempt>`, from which a run with more rights can comment. Of two gates in one attempt the later one's
 * report stays. A server without the artifact service costs one warning. Throws what `uploadFolder` throws.
 */
async function uploadReport(path) {
    if ((process.env['ACTIONS_RUNTIME_TOKEN'] ?? '') === '') {
        (0,core/* info */.pq)('The report was not uploaded: this is no runner that has an artifact service.');
        return;
    }
    // Loaded only now: the client of the artifact service is larger than all the rest.
    const { uploadFolder } = await __webpack_require__.e(/* import() */ 4631).then(__webpack_require__.bind(__webpack_require__, 94631));
    const { REPORT_ARTIFACT, artifactName } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 22997));
    const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? '1');
    const name = artifactName(REPORT_ARTIFACT, attempt);
    const request = { name, folder: (0,external_node_path_.dirname)(path), files: [(0,external_node_path_.basename)(path)], replaces: true };
    const uploaded = await uploadFolder(request, process.env);
    if (uploaded.kind === 'no_service')
        (0,annotate/* warn */.R8)(`The report was not uploaded: ${uploaded.advice}`);
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

/***/ 86140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


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
