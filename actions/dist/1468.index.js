export const id = 1468;
export const ids = [1468];
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

/***/ 15434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  newApiUse: () => (/* reexport */ gate_environment/* newApiUse */.WD),
  runRoutingGate: () => (/* binding */ runRoutingGate)
});

// EXTERNAL MODULE: ./build/app/reports.js + 23 modules
var reports = __webpack_require__(31892);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/gates/failed-legs.js

/** The jobs that fail the gate, in words: `route (failure)`; empty where none does. */
function failedLegs(legs) {
    return legs.filter(({ level }) => level === 'error').map(({ job, result }) => `${job} (${result ?? 'no result'})`);
}
/**
 * What a gate that could not decide ends with: where a job that it needs failed too, that is a failure and no lack of data. Anything but a
 * `PortcullisError` comes back as it is.
 */
function withFailedLegs(error, legs) {
    const failed = failedLegs(legs);
    if (!(error instanceof portcullis_error/* PortcullisError */.S) || failed.length === 0)
        return error;
    const code = error.code === 'not_comparable' ? 'gate_failed' : error.code;
    const message = `Jobs that the gate needs did not succeed: ${failed.join(', ')}. Beyond that: ${error.message}`;
    return new portcullis_error/* PortcullisError */.S(code, message, error.help, { cause: error });
}

// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/json-document.js + 1 modules
var json_document = __webpack_require__(58867);
;// CONCATENATED MODULE: ./build/gates/judge-needs.js




/** How GitHub writes job ids. */
const JOB_ID = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const HELP = 'Set it to "${{ toJSON(needs) }}", in a job whose "needs" names the jobs that it judges.';
/** What the results of the context `needs` mean where they are not `success` (GitHub: "needs context", `needs.<job_id>.result`). */
const MEANING = new Map([
    ['failure', 'failed; that it left results does not make them complete'],
    ['cancelled', 'was cancelled, so that its results may be a part'],
    ['skipped', 'was skipped, so that nothing was looked at; name it in "allowed-skips" where that is meant'],
]);
/**
 * Judges the jobs that a gate needs, in order of their ids: each has to have succeeded, or to have been skipped where that is allowed.
 * Whatever else is said of a job, or not said, fails it. GitHub counts a skipped required job as a success, so that only the gate can see
 * it. Of a matrix, GitHub gives one result: `failure` where any of its jobs failed, whatever the others left.
 *
 * @param text what `toJSON(needs)` gave
 * @throws PortcullisError `usage` where it is no object of jobs, has none, or an allowed skip is none of them
 */
function judgeNeeds(text, allowedSkips) {
    const jobs = new Map(Object.entries(needsOf(text)));
    if (jobs.size === 0) {
        throw usage(`The input "needs" is {}: the gate needs the jobs it judges.`, HELP);
    }
    const stranger = allowedSkips.find((id) => !jobs.has(id));
    if (stranger !== undefined) {
        throw usage(`The input "allowed-skips" names ${(0,problem/* shown */.SP)(stranger)}: expected one of the jobs in "needs": ${[...jobs.keys()].map(problem/* shown */.SP).join(', ')}.`, 'Correct the id, or take it out.');
    }
    const allowed = new Set(allowedSkips);
    return [...jobs]
        .map(([job, value]) => legOf(job, value, allowed.has(job)))
        .sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.job, right.job));
}
/**
 * The outputs `plan-digest`, `batch-run-id` and `has-work` of the jobs that a gate needs: by them it can tell that the plan which it loads is
 * the one that was made. Throws as `judgeNeeds` does, and where two jobs contradict each other.
 */
function planClaims(text) {
    const outputs = Object.values(needsOf(text)).map((job) => (isObject(job) ? (job['outputs'] ?? null) : null));
    const said = (name) => {
        const values = new Set(outputs.flatMap((output) => (isObject(output) ? [output[name]] : [])));
        const texts = [...values].filter((value) => typeof value === 'string' && value !== '');
        if (texts.length > 1)
            throw usage(`The jobs in "needs" contradict each other about ${(0,problem/* shown */.SP)(name)}.`, HELP);
        return texts[0] ?? null;
    };
    const hasWork = said('has-work');
    return {
        digest: said('plan-digest'),
        batch: said('batch-run-id'),
        hasWork: hasWork === null ? null : hasWork === 'true',
    };
}
/** Job ids, separated by commas, spaces or lines. */
function jobIds(text) {
    return text.split(/[\s,]+/).filter((id) => id !== '');
}
function legOf(job, value, maySkip) {
    const found = isObject(value) ? value['result'] : undefined;
    const result = typeof found === 'string' ? found : null;
    if (result === 'success')
        return { job, result, level: 'note', message: 'succeeded' };
    if (result === 'skipped' && maySkip)
        return { job, result, level: 'note', message: 'was skipped, which is allowed' };
    const unknown = `has no known result: expected success, failure, cancelled or skipped, found ${(0,problem/* shown */.SP)(found)}`;
    return { job, result, level: 'error', message: (result === null ? null : MEANING.get(result)) ?? unknown };
}
function needsOf(text) {
    let value;
    try {
        const document = (0,json_document/* parseJsonDocument */.dH)(text);
        const twice = document.duplicateKeys[0]?.pointer;
        if (twice !== undefined)
            throw usage(`The input "needs" has ${(0,problem/* shown */.SP)(twice)} twice: expected it once.`, HELP);
        value = document.value;
    }
    catch (error) {
        if (!(error instanceof json_document/* JsonSyntaxError */.q3))
            throw error;
        throw usage(`The input "needs" is no JSON: line ${error.line}, column ${error.column}: ${error.message}.`, HELP);
    }
    if (!isObject(value))
        throw usage(`The input "needs" is ${(0,problem/* shown */.SP)(value)}: expected an object of jobs.`, HELP);
    const stranger = Object.keys(value).find((id) => !JOB_ID.test(id));
    if (stranger === undefined)
        return value;
    throw usage(`The input "needs" has the key ${(0,problem/* shown */.SP)(stranger)}: expected ids of jobs.`, HELP);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function usage(message, help) {
    return new portcullis_error/* PortcullisError */.S('usage', message, help);
}

// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/routing/run-artifacts.js
var run_artifacts = __webpack_require__(17898);
// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
// EXTERNAL MODULE: ./build/app/parsed-plan.js
var parsed_plan = __webpack_require__(85403);
// EXTERNAL MODULE: ./build/app/run-gates.js + 15 modules
var run_gates = __webpack_require__(87444);
;// CONCATENATED MODULE: ./build/app/gate-jobs.js









/**
 * The gate of a workflow run: the jobs that it needs, and the results that they left. A job that did not succeed fails the gate whatever
 * the results say, and the results are judged whatever became of the jobs, so that the report has both.
 */
async function gateJobs(world, options) {
    const { needs } = options;
    const legs = needs === null ? null : judgeNeeds(needs.text, jobIds(needs.allowedSkips));
    try {
        const evidence = await evidenceOf(world, options);
        const claims = needs === null ? null : planClaims(needs.text);
        return await (0,run_gates/* runGates */.A)(world, { ...options, ...evidence, legs, claims });
    }
    catch (error) {
        throw withFailedLegs(error, legs ?? []);
    }
}
async function evidenceOf(world, options) {
    const { results, plan, environment } = options;
    if (results === null) {
        const downloads = await (0,make_folder/* makeNewFolder */.Z9)((0,external_node_path_.join)(environment['RUNNER_TEMP'] ?? world.cwd, 'portcullis-artifacts-'));
        const source = await artifactsOfRun(options, downloads);
        const given = plan === null ? null : await (0,parsed_plan/* parsedPlan */.X)(world, (0,external_node_path_.resolve)(world.cwd, plan));
        return loaded(source, given);
    }
    const [folder] = results;
    if (plan !== null || folder === undefined || results.length > 1)
        return { results, plan, notes: [] };
    // One folder as actions/download-artifact leaves it: the same as the artifacts themselves, where the run's plan is among them.
    const { artifactsInFolder, newestOf } = await __webpack_require__.e(/* import() */ 2019).then(__webpack_require__.bind(__webpack_require__, 22019));
    const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? Number.POSITIVE_INFINITY);
    const source = artifactsInFolder((0,external_node_path_.resolve)(world.cwd, folder), attempt);
    return (await newestOf(source, run_artifacts/* PLAN_ARTIFACT */.dm)) === null ? { results, plan, notes: [] } : loaded(source, null);
}
async function artifactsOfRun({ github, environment }, folder) {
    const run = (0,gate_environment/* workflowRun */.tM)(environment);
    const access = github?.access ?? null;
    if (access === null) {
        throw new portcullis_error/* PortcullisError */.S('usage', 'The input "results" is missing, and without a token the artifacts of this run cannot be loaded.', 'Set "token" under "with:" and grant the job "actions: read"; or load the artifacts by another step and name their folder in "results".');
    }
    const { artifactsByApi, RunArtifacts } = await __webpack_require__.e(/* import() */ 2019).then(__webpack_require__.bind(__webpack_require__, 22019));
    return artifactsByApi(new RunArtifacts(access, run), folder);
}
async function loaded(source, plan) {
    const { loadRun } = await __webpack_require__.e(/* import() */ 2886).then(__webpack_require__.bind(__webpack_require__, 82886));
    return loadRun(source, plan);
}

// EXTERNAL MODULE: ./build/app/gate-report.js + 1 modules
var gate_report = __webpack_require__(98492);
// EXTERNAL MODULE: ./build/contracts/gate-report.js + 6 modules
var contracts_gate_report = __webpack_require__(94495);
// EXTERNAL MODULE: ./build/actions/against-of.js
var against_of = __webpack_require__(27505);
// EXTERNAL MODULE: ./build/actions/gate-run.js
var gate_run = __webpack_require__(13241);
;// CONCATENATED MODULE: ./build/actions/routing-program.js







/** The routing gate, with the typestate gate where that is configured or asked for. */
function runRoutingGate({ comparator, ...inputs }, use) {
    return (0,gate_run/* runGate */.R)({
        title: 'Routing gate',
        run: async (world) => gateJobs(world, { ...inputs, ...(await (0,against_of/* againstOf */.z)(comparator, use)), environment: process.env }),
        text: (result) => (0,reports/* gateText */.bp)(result, reports/* PLAIN */.tZ),
        markdown: (result) => (0,reports/* gateSummary */.sK)(result),
        findings: reports/* gateFindings */.Av,
        report: (outcome) => (0,gate_report/* gateReport */.W)(outcome, process.env),
        file: contracts_gate_report/* GATE_REPORT_FILE */.At,
    });
}


/***/ }),

/***/ 98492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ gateReport),
  S: () => (/* binding */ ownRun)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/report-run.js


const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;
/**
 * The run of a context as a report tells it. `serverUrl`: the runner's `GITHUB_SERVER_URL`; a slash at its end is dropped.
 *
 * @throws PortcullisError `invalid_input` for an address that is none of a server
 */
function reportRunOf(context, serverUrl) {
    const { trigger } = context;
    const server = serverUrl.replace(/\/$/, '');
    if (!SERVER.test(server)) {
        const found = (0,problem/* shown */.SP)(serverUrl);
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `GITHUB_SERVER_URL: expected the address of a server, found ${found}`);
    }
    return {
        repository: context.repository,
        run_id: context.runId,
        run_attempt: context.runAttempt,
        run_number: context.runNumber,
        event: trigger.name === 'other' ? trigger.event : trigger.name,
        head_sha: 'headSha' in trigger ? trigger.headSha : context.sha,
        head_repository: 'headRepository' in trigger ? trigger.headRepository : context.repository,
        pull_number: 'number' in trigger ? trigger.number : null,
        server_url: server,
    };
}

// EXTERNAL MODULE: ./build/report/gate-report-of.js
var gate_report_of = __webpack_require__(9981);
// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
;// CONCATENATED MODULE: ./build/app/gate-report.js




/** The report on what a gate of this workflow run came to. Where the run cannot be told, the report has none. */
async function gateReport(outcome, environment) {
    return (0,gate_report_of/* gateReportOf */.l)(outcome, (await ownRun(environment))?.run ?? null);
}
/** This workflow run; null where it cannot be told. */
async function ownRun(environment) {
    try {
        const context = await (0,gate_environment/* eventContext */.Wl)(environment);
        if (context === null)
            return null;
        return { run: reportRunOf(context, environment['GITHUB_SERVER_URL'] ?? ''), workflow: context.workflow };
    }
    catch (error) {
        // A gate with a named base needs no event, and a report must not make it fail.
        if (error instanceof portcullis_error/* PortcullisError */.S)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 23034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ headBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25649);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82296);



/** The baseline that the working tree proposes; an empty one where it has none. */
async function headBaseline(root, config) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, config.baseline), 'the baseline');
    return text === undefined ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, config.baseline);
}


/***/ }),

/***/ 15301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSkills),
/* harmony export */   s: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40748);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _parse_frontmatter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52884);







/** Skills may stand in folders of categories, not deeper than this. */
const MAX_DEPTH = 4;
/**
 * The skills under the given roots (folders that hold one folder per skill). The folder's name and the frontmatter's `name` are
 * aliases of each other; a plugin's skills also answer to `plugin:skill`.
 */
async function loadSkills(cwd, roots) {
    const folders = [];
    const listings = [];
    const renames = new Map();
    const visit = async (folder, plugin, depth) => {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF), 'the skill');
        if (text !== undefined) {
            const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder);
            const { fields: frontmatter, body } = await (0,_parse_frontmatter_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFrontmatter */ .y)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF));
            const written = textField(frontmatter, 'name');
            folders.push({ name, path: folder, plugin: plugin ?? null, frontmatter, body });
            const aliases = written === undefined || written === name ? [] : [written];
            listings.push({ name: plugin === undefined ? name : `${plugin}:${name}`, aliases });
            const before = textField(frontmatter, 'renamed_from');
            if (before !== undefined)
                renames.set(name, before);
            return;
        }
        if (depth === MAX_DEPTH)
            return;
        for (const entry of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(folder)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry);
            if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))
                await visit(path, entry === 'skills' ? await pluginOf(path) : plugin, depth + 1);
        }
    };
    for (const root of roots) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, root);
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(folder))) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('not_found', `${root}: the skills: there is no such folder`, 'Name a folder that holds skills.');
        }
        await visit(folder, await pluginOf(folder), 0);
    }
    // A skill that still exists was not renamed; to say so would be a way to ask for another skill in its place.
    const existing = new Set(listings.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()));
    const real = [...renames].filter(([, before]) => !existing.has(before.toLowerCase()));
    return { folders, listings, renames: new Map(real) };
}
/** Throws where two skills would be installed under one name: one of them would take the other's place. */
function refuseTwins(folders) {
    const places = new Map();
    for (const { name, plugin, path } of folders) {
        const key = `${plugin ?? ''}:${name}`.toLowerCase();
        const other = places.get(key);
        if (other !== undefined) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('invalid_input', `${name}: expected one skill of this name, found ${other} and ${path}`, 'Name the roots so that only one of them is installed.');
        }
        places.set(key, path);
    }
}
/** The plugin whose manifest stands in the root or beside it; in a client's folder of plugins, the one that its folder names. */
async function pluginOf(root) {
    for (const folder of [root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '..')]) {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.claude-plugin', 'plugin.json'), 'the plugin manifest');
        if (text === undefined)
            continue;
        const manifest = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonSource */ .X0)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.claude-plugin', 'plugin.json')).value;
        const name = manifest !== null && typeof manifest === 'object' && !Array.isArray(manifest) ? manifest['name'] : null;
        if (typeof name === 'string')
            return name;
    }
    const plugin = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root);
    const isInPlugins = /^(?:installed-)?plugins$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(plugin)));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(root) === 'skills' && isInPlugins ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(plugin) : undefined;
}
function textField(frontmatter, key) {
    const value = frontmatter?.get(key);
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 52884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseFrontmatter),
/* harmony export */   z: () => (/* binding */ yamlFields)
/* harmony export */ });
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** The fields and the rest of a text; `file` names it in what the parser says. */
async function parseFrontmatter(text, file) {
    const block = FRONTMATTER.exec(text)?.[1];
    return {
        fields: block === undefined ? null : await yamlFields(block, file),
        body: text.replace(FRONTMATTER, ''),
    };
}
/** The fields of a YAML document; null where it is no map, or cannot be read. */
async function yamlFields(text, file) {
    try {
        const { value } = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYamlDocument */ .I)(text, file);
        const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
        return isMap ? new Map(Object.entries(value)) : null;
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 9359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ skillRenames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15301);



/** A configured root that is gone is no error here: only what skills were called before is of interest. */
async function skillRenames(root, config) {
    const roots = [];
    for (const path of config.skills)
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            roots.push(path);
    return (await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSkills */ .l)(root, roots)).renames;
}


/***/ }),

/***/ 67325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Mo: () => (/* binding */ STATUS_RANK),
/* harmony export */   yu: () => (/* binding */ entryNotes),
/* harmony export */   yz: () => (/* binding */ effectiveEntry)
/* harmony export */ });
/** Larger is better. */
const STATUS_RANK = { infra_error: 0, fail: 1, pass: 2 };
/**
 * The stricter of two entries, field by field: `pass` > `fail` > `infra_error`, `allow_timeout: false` > `true`, the earlier
 * `expires`. Null where neither side has an entry. `today` is a date (`YYYY-MM-DD`).
 */
function effectiveEntry(comparator, head, today) {
    const sides = [comparator, head].filter((entry) => entry !== null);
    const [first] = sides;
    if (first === undefined)
        return null;
    const strictest = sides.reduce((left, right) => STATUS_RANK[right.expected_status] > STATUS_RANK[left.expected_status] ? right : left);
    const dates = sides.flatMap((entry) => entry.expires ?? []).sort();
    const expires = dates[0] ?? null;
    const expired = expires !== null && expires < today;
    return {
        expected_status: expired ? 'pass' : strictest.expected_status,
        allow_timeout: !expired && sides.every((entry) => entry.allow_timeout === true),
        reason: (head ?? first).reason ?? first.reason ?? null,
        owner: (head ?? first).owner ?? first.owner ?? null,
        expires,
        expired,
    };
}
/** How the pull request's entry differs from the comparator's; both can be true of one change. */
function entryNotes(comparator, head) {
    if (comparator === null)
        return [];
    if (head === null)
        return ['entry_removed'];
    const changes = [
        STATUS_RANK[head.expected_status] - STATUS_RANK[comparator.expected_status],
        Number(comparator.allow_timeout === true) - Number(head.allow_timeout === true),
        // A date only matters where both tolerate something that it could end.
        tolerates(comparator) && tolerates(head) ? compareExpiry(comparator.expires, head.expires) : 0,
    ];
    return [
        ...(changes.some((change) => change < 0) ? ['loosened'] : []),
        ...(changes.some((change) => change > 0) ? ['tightened'] : []),
    ];
}
/** Whether the entry accepts anything less than a pass in time. */
function tolerates(entry) {
    return entry.expected_status !== 'pass' || entry.allow_timeout === true;
}
/** Positive where the second date is the stricter one; without a date a tolerance never ends. */
function compareExpiry(before, after) {
    if (before === after)
        return 0;
    if (before === undefined)
        return 1;
    if (after === undefined)
        return -1;
    return after < before ? 1 : -1;
}


/***/ }),

/***/ 93658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cellRule)
/* harmony export */ });
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20103);
/* harmony import */ var _stratum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22251);



/** The rule of one cell of a suite that is judged by counts. */
function cellRule({ comparatorEntry, headEntry, environment, today }) {
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today);
    if (expected === null)
        return { kind: 'single' };
    // What is tolerated is no question of counts.
    if (expected.expected_status !== 'pass')
        return { kind: 'single' };
    if (comparatorEntry === null)
        return { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' };
    const base = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], environment === 'mixed' ? null : environment);
    // A date that only the pull request writes down must not take a cell that passed away from its counts.
    const lapsed = comparatorEntry.expires !== undefined && comparatorEntry.expires < today;
    if (lapsed || comparatorEntry.expected_status !== 'pass') {
        // The counts are of the time when it failed: compared with them, it would only have to fail no worse.
        const why = expected.expired ? 'its tolerance has ended' : 'the pull request expects a pass now';
        return { kind: 'absolute', cause: 'claimed', base, why };
    }
    if (environment === 'mixed') {
        return { kind: 'absolute', cause: 'mixed', base: null, why: 'its trials ran with several clients or models' };
    }
    if (base === null) {
        const other = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], null);
        const why = other === null || environment === null
            ? 'the baseline has no trials of it'
            : `the baseline has trials with ${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(other.fingerprint)}, none with ${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(environment)}`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    if (base.total < _stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_BASE_TRIALS */ .og) {
        const why = `the baseline has ${base.total} trials of it, and ${_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_BASE_TRIALS */ .og} are needed`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    return { kind: 'sequential', base };
}


/***/ }),

/***/ 20103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ environmentText),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   iE: () => (/* binding */ sameEnvironment),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   tU: () => (/* binding */ sameFingerprint)
/* harmony export */ });
/**
 * What a unit was a trial of (CONTRIBUTING.md, "Trials and statistics"): client major and minor version, model, case and skills.
 * `skillSetDigest`: of the batch.
 */
function fingerprintOf(unit, skillSetDigest) {
    return { ...environmentOf(unit), case_digest: unit.case_digest, skill_set_digest: skillSetDigest };
}
/** Client and model of a unit; the model is the transcript's, else the run's own record, as the results hold it. */
function environmentOf({ client }) {
    return { client: client.version === null ? null : minorVersion(client.version), model: client.model };
}
/** `2.1` of `2.1.332`; a version of another form as it is. */
function minorVersion(version) {
    return /^\d+\.\d+/.exec(version.trim())?.[0] ?? version.trim();
}
function sameEnvironment(left, right) {
    return left.client === right.client && left.model === right.model;
}
function sameFingerprint(left, right) {
    return (sameEnvironment(left, right) &&
        left.case_digest === right.case_digest &&
        left.skill_set_digest === right.skill_set_digest);
}
/** For people: `client 2.1, model sonnet`. */
function environmentText({ client, model }) {
    return `client ${client ?? 'of unknown version'}, ${model === null ? 'unknown model' : `model ${model}`}`;
}


/***/ }),

/***/ 15701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isSequential),
/* harmony export */   Pv: () => (/* binding */ ruleOfPlan),
/* harmony export */   m1: () => (/* binding */ entriesOfCell)
/* harmony export */ });
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25649);
/* harmony import */ var _cell_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93658);


/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
function isSequential({ rule }, { entries }) {
    if (rule !== null)
        return rule === 'sequential';
    const all = [...entries.values()].flatMap((cells) => [...cells.values()]);
    return all.some(({ history }) => history !== undefined && history.length > 0);
}
/** The rule of a cell before anything of it has run. */
function ruleOfPlan(basis, caseId, agent) {
    if (!isSequential(basis.policy, basis.comparator))
        return { kind: 'single' };
    return (0,_cell_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .cellRule */ .J)({ ...entriesOfCell(basis, caseId, agent), environment: null });
}
/** The entries of a cell; a renamed case has the comparator's under its id before. */
function entriesOfCell({ comparator, head, changes, today }, caseId, agent) {
    const before = changes.get(caseId)?.beforeId ?? caseId;
    return { comparatorEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(comparator, before, agent), headEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(head, caseId, agent), today };
}


/***/ }),

/***/ 22251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ baseStratum),
/* harmony export */   hk: () => (/* binding */ newestStratum),
/* harmony export */   "in": () => (/* binding */ POOLED_TRIALS),
/* harmony export */   og: () => (/* binding */ LEAST_BASE_TRIALS),
/* harmony export */   su: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20103);

/** Trials of one stratum that are pooled at most: older ones tell of skills as they were long ago. */
const POOLED_TRIALS = 30;
/** Fewer trials of the baseline than this show nothing: even a total loss would not stand out. */
const LEAST_BASE_TRIALS = 5;
/**
 * The stratum that a head's trials are compared with: the newest of their client and model that has enough trials, else the newest. Case
 * and skills may differ, since they are what a pull request changes, and a merged change begins a stratum that is empty at first.
 * `environment` null takes any. Null where the history has none.
 */
function baseStratum(history, environment) {
    const fitting = history.filter(({ fingerprint }) => environment === null || (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameEnvironment */ .iE)(fingerprint, environment));
    const strata = fitting.flatMap(({ fingerprint }, index) => {
        const isFirst = fitting.findIndex((other) => (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameFingerprint */ .tU)(other.fingerprint, fingerprint)) === index;
        return isFirst ? [stratum(history, fingerprint)] : [];
    });
    return strata.find(({ total }) => total >= LEAST_BASE_TRIALS) ?? strata[0] ?? null;
}
/** The newest stratum; null where the history has none. */
function newestStratum([newest, ...older]) {
    return newest === undefined ? null : stratum([newest, ...older], newest.fingerprint);
}
/** The counts of a fingerprint; records of another one are never added. */
function stratum(history, fingerprint) {
    const records = newestOf(history, fingerprint);
    const sum = (field) => records.reduce((total, record) => total + record[field], 0);
    return {
        passed: sum('passed'),
        total: sum('total'),
        disallowed: sum('disallowed'),
        fingerprint,
        batches: records.length,
    };
}
/** The newest records of a fingerprint, at most so many trials of them; the newest record always. */
function newestOf(history, fingerprint) {
    const kept = [];
    let trials = 0;
    for (const record of history) {
        if (!(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameFingerprint */ .tU)(record.fingerprint, fingerprint))
            continue;
        trials += record.total;
        if (kept.length > 0 && trials > POOLED_TRIALS)
            break;
        kept.push(record);
    }
    return kept;
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
