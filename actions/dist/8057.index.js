export const id = 8057;
export const ids = [8057,371,2716];
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

/***/ 48057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33540);
/* harmony import */ var _app_baselines_proposal_proposal_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73359);
/* harmony import */ var _app_world_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90371);
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86140);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7782);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65355);
/* harmony import */ var _print_raw_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6384);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69104);
/* harmony import */ var _write_summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(418);











const PATCH_FILE = 'baseline.patch';
/**
 * The `baseline` action proposes the baseline that results support: a patch, and where it may a pull request. What it may not do is reported and
 * fails nothing.
 */
const baseline = (0,_run_action_js__WEBPACK_IMPORTED_MODULE_8__/* .action */ .XI)('Baseline proposal', readInputs, async ({ upload, directory, ...request }) => {
    const { prepareProposal } = await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(7359), __webpack_require__.e(433), __webpack_require__.e(6804), __webpack_require__.e(9779)]).then(__webpack_require__.bind(__webpack_require__, 80107));
    const { propose } = await __webpack_require__.e(/* import() */ 6726).then(__webpack_require__.bind(__webpack_require__, 36726));
    const world = (0,_app_world_world_js__WEBPACK_IMPORTED_MODULE_3__.openWorld)(_contracts_version_js__WEBPACK_IMPORTED_MODULE_10__/* .VERSION */ .x, (0,_run_action_js__WEBPACK_IMPORTED_MODULE_8__/* .workspaceFolder */ .ih)(), _print_raw_js__WEBPACK_IMPORTED_MODULE_7__/* .printRaw */ .Y);
    const prepared = await prepareProposal(world, process.env, request);
    const left = await leavePatch(prepared, (0,_run_action_js__WEBPACK_IMPORTED_MODULE_8__/* .outputFolder */ .qi)(directory), upload);
    const { pull, notes } = await propose(prepared);
    await report(prepared, { pull, notes: [...left.notes, ...notes] }, left.artifact);
});
function readInputs() {
    const results = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalLines */ .uc)('results');
    if (results === null) {
        const expected = 'the path of a results.json or of a folder that holds some was expected';
        const help = 'Set it under "with:", for example "results: artifacts".';
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)(`The input "results" is missing: ${expected}.`, help);
    }
    const base = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('base-ref');
    return {
        results,
        pool: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .booleanInput */ .tE)('pool', false),
        reason: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('reason'),
        base: base === null ? null : (0,_app_baselines_proposal_proposal_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .a)('base-ref', base),
        branch: (0,_app_baselines_proposal_proposal_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .a)('branch', (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('branch') ?? 'portcullis/baseline'),
        pullRequest: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .choiceInput */ .ij)('pull-request', ['auto', 'off']),
        token: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('token'),
        upload: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .booleanInput */ .tE)('upload', true),
        directory: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('directory'),
    };
}
/** Leaves the patch as a file and as an artifact; the name of the artifact is null where there is none. */
async function leavePatch({ files, patch, proposal }, folder, upload) {
    const { writePatch } = await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(7359), __webpack_require__.e(433), __webpack_require__.e(6804), __webpack_require__.e(9779)]).then(__webpack_require__.bind(__webpack_require__, 80107));
    const { keepArtifact } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(3583)]).then(__webpack_require__.bind(__webpack_require__, 92142));
    const changed = files.length > 0;
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('changed', String(changed));
    await writePatch((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, PATCH_FILE), patch);
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('patch', changed ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, PATCH_FILE) : '');
    if (!changed || !upload)
        return { artifact: null, notes: [] };
    const name = `baseline-patch-a${proposal.run.attempt}`;
    const kept = await keepArtifact({ name, folder, files: [PATCH_FILE] }).catch(_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .asPortcullisError */ .Uj);
    if (kept === null)
        return { artifact: name, notes: [] };
    if (typeof kept === 'string')
        return { artifact: null, notes: [{ level: 'notice', text: kept }] };
    return { artifact: null, notes: [{ level: 'warning', text: `the patch is no artifact: ${kept.message}` }] };
}
async function report({ files, proposal }, { pull, notes }, artifact) {
    const { proposalSummary, proposalTitle, safeText } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(5807)]).then(__webpack_require__.bind(__webpack_require__, 2416));
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('pull-request-url', pull?.url ?? '');
    const changed = files.length > 0;
    const lines = [changed ? proposalTitle(proposal) : `${proposal.file} already says what the results support`];
    if (pull !== null)
        lines.push(`pull request #${pull.number}: ${pull.url}`);
    (0,_print_raw_js__WEBPACK_IMPORTED_MODULE_7__/* .printRaw */ .Y)(lines.map(safeText).join('\n'));
    for (const { level, text } of notes)
        (level === 'warning' ? _annotate_js__WEBPACK_IMPORTED_MODULE_5__/* .warn */ .R8 : _annotate_js__WEBPACK_IMPORTED_MODULE_5__/* .notify */ .me)(`Baseline: ${text}`);
    await (0,_write_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .writeSummary */ .S)(proposalSummary(proposal, { changed, pull, artifact, notes: notes.map(({ text }) => text) }));
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

/***/ 73359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ branchName),
/* harmony export */   x: () => (/* binding */ branchDecision)
/* harmony export */ });
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42716);
/* harmony import */ var _io_git_parse_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43727);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);



/**
 * The name of a branch as an input says it, without `refs/heads/`.
 *
 * @param input how it is called in messages
 * @throws PortcullisError `usage` for what git would not take as one
 */
function branchName(input, text) {
    const name = text.replace(/^refs\/heads\//, '');
    if (!name.startsWith('refs/') && isBranch(name))
        return name;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`The input "${input}" is ${JSON.stringify(text)}: the name of a branch was expected.`, 'Name it as git does, for example "portcullis/baseline".');
}
function isBranch(name) {
    try {
        const revision = (0,_io_git_parse_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRevision */ .P)(`refs/heads/${name}`);
        return revision.kind === 'name' && revision.ancestry === '' && name !== 'HEAD';
    }
    catch {
        return false;
    }
}
/**
 * What to do with the branch: nothing of others is ever overwritten, and nothing of a newer run. A branch that changes nothing, since it
 * was merged, is free.
 *
 * @param branch null where there is none
 * @param files that proposals are of
 */
function branchDecision(branch, run, files) {
    if (branch === null)
        return { kind: 'create' };
    const { message, changed, holdsIt } = branch;
    if (changed.length === 0)
        return { kind: 'advance' };
    const made = (0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runOfMessage */ .A6)(message);
    if (made === null)
        return { kind: 'foreign', why: 'its newest commit is not one of these runs' };
    if (changed.some((path) => !files.includes(path))) {
        return { kind: 'foreign', why: `it changes more than ${files.join(' and ')}` };
    }
    if ((0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerRun */ .VZ)(made, run))
        return { kind: 'newer', run: made };
    return { kind: holdsIt ? 'keep' : 'advance' };
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

/***/ 90371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorld: () => (/* binding */ openWorld)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);


/** The world of a command that runs in a folder, with this process' own clock and ids. */
function openWorld(version, cwd, say) {
    return { version, cwd, root: (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRoot */ .Hn)(cwd) ?? cwd, now: () => new Date(), newId: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), say };
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   hb: () => (/* binding */ blobAt),
/* harmony export */   wy: () => (/* binding */ CODE_OWNERS_PLACES)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** The places where GitHub looks for code owners, who have to review what they own; the first one counts ("About code owners"). */
const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, but for regular files. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** The id of the regular file at a path, or why there is none. Entries may have folders among them, and need not. */
function blobAt(entries, path) {
    const segments = path.split('/');
    for (let end = 1; end <= segments.length; end += 1) {
        const place = segments.slice(0, end).join('/');
        const other = NOT_A_FILE[entries.get(place)?.slice(0, 6) ?? ''];
        if (place === path && other !== undefined)
            return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
        // A path that leads through a link or a submodule names a file that exists, but elsewhere.
        if (other !== undefined && other !== NOT_A_FILE['040000']) {
            return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${place}\`, ${other}` };
        }
    }
    const entry = entries.get(path);
    if (entry !== undefined)
        return entry.slice(7);
    const isFolder = [...entries.keys()].some((key) => key.startsWith(`${path}/`));
    return isFolder ? { kind: 'unreadable', reason: `\`${path}\` is ${NOT_A_FILE['040000']}` } : { kind: 'absent' };
}
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 42716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ runOfMessage),
/* harmony export */   VC: () => (/* binding */ proposalMarker),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   kq: () => (/* binding */ proposalTrailer),
/* harmony export */   tX: () => (/* binding */ runOfBody)
/* harmony export */ });
const TRAILER = /^Portcullis-Run: ([1-9][0-9]{0,15})\.([1-9][0-9]{0,5})$/m;
const MARKER = /^<!-- portcullis-baseline run=([1-9][0-9]{0,15})\.([1-9][0-9]{0,5}) -->$/m;
/** The line of a commit's message by which later runs know the commit as theirs, and how new it is. */
function proposalTrailer(run) {
    return `Portcullis-Run: ${run.id}.${run.attempt}`;
}
/** The line of a pull request's text that says the same, and that nobody sees. */
function proposalMarker(run) {
    return `<!-- portcullis-baseline run=${run.id}.${run.attempt} -->`;
}
/** The run that a commit's message names; null where it is not one of ours. */
function runOfMessage(message) {
    return runOf(TRAILER.exec(message));
}
/** The run that a pull request's text names; null where it has none. */
function runOfBody(body) {
    return runOf(MARKER.exec(body.replaceAll('\r\n', '\n')));
}
/** Whether a run began after another one. A run that is done again says what was true when it began, so that the attempt comes second. */
function isNewerRun(run, other) {
    return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}
function runOf(found) {
    return found === null ? null : { id: Number(found[1]), attempt: Number(found[2]) };
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

/***/ 54072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   ZJ: () => (/* binding */ NotAFileError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode),
/* harmony export */   xc: () => (/* binding */ notWritten)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Something else stands where a regular file is read; the message says what. */
class NotAFileError extends Error {
    name = 'NotAFileError';
}
/** The code of a file-system error; undefined where it is no such error. */
function fileErrorCode(error) {
    return error instanceof Error ? error.code : undefined;
}
/** Whether a file-system error says that nothing is there. */
function isMissing(error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/** What was found in the place of what was expected, in words. */
function foundInstead(error) {
    const code = fileErrorCode(error);
    if (code === undefined)
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error);
    const words = {
        EACCES: 'one without permission (EACCES)',
        EEXIST: 'a file',
        EISDIR: 'a folder',
        ELOOP: 'links that lead in a circle',
        ENAMETOOLONG: 'a name that is too long',
        ENOENT: 'nothing',
        ENOSPC: 'no space on the device',
        ENOTDIR: 'a file in the place of a folder',
        EPERM: 'one without permission (EPERM)',
        EROFS: 'a read-only file system',
        ERR_INVALID_ARG_VALUE: 'a path with a NUL byte',
    };
    return words[code] ?? code;
}
/** The error for a place that cannot be written. @param expected such as `a file that can be written` */
function notWritten(error, place, expected, help = 'Name a place that can be written to.') {
    const message = `${place}: expected ${expected}, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
}
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        const mismatch = { expected: what, found: 'no such file' };
        const message = `${path}: ${what}: there is no such file`;
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notFound */ .mX)(message, 'Check the path.', { cause: error, mismatch });
    }
    const mismatch = { expected: 'a readable file', found: foundInstead(error) };
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
}


/***/ }),

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   GT: () => (/* binding */ folderOfGlob),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   NP: () => (/* binding */ filesMatching),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   sq: () => (/* binding */ withSlashes),
/* harmony export */   u0: () => (/* binding */ filesInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _kernel_glob_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60349);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);







const MAGIC = /[*?[\]{}!()]/;
/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);
/** Whether a path of the configuration is a glob and not the name of one file. */
function isGlob(path) {
    return MAGIC.test(path);
}
/** Whether a path below `root` means the files that match it; a file may be called as a glob looks. */
async function isPattern(root, path) {
    return isGlob(path) && !(await isFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path)));
}
/** The folder below which a glob finds something: its parts before the first with magic, which are taken as they are. */
function folderOfGlob(pattern) {
    return partsOfGlob(pattern).start;
}
function partsOfGlob(pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const magic = parts.findIndex((part) => MAGIC.test(part));
    const fixed = parts.slice(0, magic).join('/');
    return { start: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(pattern) ? `${fixed}/` : fixed, rest: parts.slice(magic).join('/') };
}
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const { start, rest } = partsOfGlob(pattern);
    const matches = await (0,_kernel_glob_test_js__WEBPACK_IMPORTED_MODULE_4__/* .globTest */ .F)(rest);
    const before = start === '' || start.endsWith('/') ? start : `${start}/`;
    const entries = await entriesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, start), (name) => !SKIPPED.has(name));
    return entries.flatMap(({ path }) => (matches(path) ? [before + path] : [])).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** Whether a path is a folder or lies in it; both absolute. Links are not looked at. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] !== '..';
}
/** A path with `/` on every system. */
function withSlashes(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
/** Whether a folder stands at the path; false if it cannot be looked at: reading it will say why. */
async function isFolder(path) {
    return (await statsOf(path))?.isDirectory() ?? false;
}
/** Whether a file stands at the path: no folder, no pipe, no device. */
async function isFile(path) {
    return (await statsOf(path))?.isFile() ?? false;
}
/** Names of the entries of a folder, sorted; empty where there is no folder. */
async function entriesOf(folder) {
    return (await foldersAndFiles(folder)).map(({ name }) => name).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** Every file below a folder, relative to it and with `/`, sorted; no links, and nothing behind them. Empty where there is no folder. */
async function filesInside(folder) {
    const entries = await entriesBelow(folder, () => true);
    return entries.flatMap(({ path, isFile: isRegular }) => (isRegular ? [path] : [])).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** What lies below a folder and is no folder itself, by its path there with `/`; `enters` says into which folders to look, by name. */
async function entriesBelow(folder, enters, inside = '') {
    const found = [];
    for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, inside))) {
        const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
        if (!entry.isDirectory())
            found.push({ path, isFile: entry.isFile() });
        else if (enters(entry.name))
            for (const below of await entriesBelow(folder, enters, path))
                found.push(below);
    }
    return found;
}
async function foldersAndFiles(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissing */ .b2)(error))
            return [];
        const mismatch = { expected: 'a readable folder', found: (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .foundInstead */ .D0)(error) };
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('invalid_input', folder, mismatch, undefined, { cause: error });
    }
}
async function statsOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error) !== undefined)
            return undefined;
        throw error;
    }
}
/**
 * The nearest folder, this one or one above it, that holds `.git`; null where none does. git is not asked, so that what needs no
 * history works without it, and with a repository that git refuses to open.
 */
function repositoryRoot(directory) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return parent === folder ? null : repositoryRoot(parent);
}


/***/ }),

/***/ 43727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseRevision)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ }),

/***/ 41423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ matchesInOrder),
/* harmony export */   t: () => (/* binding */ globSegments)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const MAX_LENGTH = 256;
const MAX_STARS = 3;
const MAX_GLOBSTARS = 3;
const MAX_ALTERNATIVES = 100;
/**
 * The parts of a glob between slashes; one part where a slash may stand in a group, or another rule reaches over slashes. Throws `usage`
 * for a glob over the bounds, which could be compared for hours.
 */
function globSegments(glob) {
    const parts = glob.split('/');
    const isWhole = /^!|[\\]|[[({].*\//.test(glob) || parts.some((part) => part === '' || /^\.{1,2}$/.test(part));
    const segments = isWhole ? [glob] : parts;
    const stars = Math.max(0, ...segments.map((segment) => segment.replaceAll(/(^|\/)\*\*(?=\/|$)/g, '$1').match(/\*+|\+|!/g)?.length ?? 0));
    if (glob.length > MAX_LENGTH)
        refuse(glob, `at most ${MAX_LENGTH} characters`, `${glob.length}`);
    if (/[*+]\(|[)}]\+/.test(glob))
        refuse(glob, 'no repeated group', 'one');
    if (stars > MAX_STARS)
        refuse(glob, `at most ${MAX_STARS} stars between slashes or in groups`, `${stars}`);
    const globstars = parts.filter((part) => part.includes('**')).length;
    if (globstars > MAX_GLOBSTARS)
        refuse(glob, `at most ${MAX_GLOBSTARS} times \`**\``, `${globstars}`);
    const alternatives = alternativesOf(glob);
    if (alternatives > MAX_ALTERNATIVES)
        refuse(glob, `at most ${MAX_ALTERNATIVES} alternatives`, `${alternatives}`);
    return segments;
}
/**
 * Whether tests match items, one after the other; null is any number of items, also none. Goes through the items once, with all tests that
 * can stand next, so that nothing makes it exponential.
 */
function matchesInOrder(tests, items) {
    const withNothing = (places) => {
        for (const place of places)
            if (tests[place] === null)
                places.add(place + 1);
        return places;
    };
    let places = withNothing(new Set([0]));
    for (const item of items) {
        const next = new Set();
        for (const place of places) {
            const test = tests[place];
            if (test === null)
                next.add(place);
            else if (test?.(item) === true)
                next.add(place + 1);
        }
        places = withNothing(next);
    }
    return places.has(tests.length);
}
/** Groups behind one another multiply; those in one another are counted so too, which is never too few. */
function alternativesOf(glob) {
    const open = [];
    let product = 1;
    for (const character of glob) {
        const choices = open.at(-1);
        if ('{('.includes(character))
            open.push(character === '(' ? 2 : 1);
        else if (choices !== undefined && ',|'.includes(character))
            open[open.length - 1] = choices + 1;
        else if (choices !== undefined && '})'.includes(character))
            product *= open.pop() ?? 1;
    }
    return open.reduce((all, choices) => all * choices, product);
}
function refuse(glob, expected, found) {
    const help = 'Split it into several globs, or name folders in full.';
    throw (0,_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('usage', `the glob ${JSON.stringify(glob.slice(0, MAX_LENGTH))}`, { expected, found }, help);
}


/***/ }),

/***/ 60349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ globTest),
/* harmony export */   J: () => (/* binding */ anyGlobTest)
/* harmony export */ });
/* harmony import */ var _glob_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41423);

/**
 * A test for paths relative to the repository, with `/`. A glob within its bounds is compared folder by folder, so that no path can make it
 * exponential.
 */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    const glob = pattern.replace(/^\.\//, '');
    const segments = (0,_glob_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .globSegments */ .t)(glob).map((segment) => (segment === '**' ? null : picomatch(segment, { dot: true })));
    const [first] = segments;
    if (segments.length === 1 && first !== undefined && first !== null)
        return (path) => first(path);
    return (path) => (0,_glob_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesInOrder */ .Z)(segments, path.split('/'));
}
/** A test for paths that any of the globs matches. */
async function anyGlobTest(patterns) {
    const tests = await Promise.all(patterns.map(globTest));
    return (path) => tests.some((matches) => matches(path));
}


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    return hasSurrogate(strings) ? strings.sort(compareCodePoints) : strings.sort();
}
function hasSurrogate(strings) {
    return strings.some((string) => /[\ud800-\udfff]/.test(string));
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    const list = [...strings];
    // Paths mostly come so, from git.
    const isAscending = list.every((string, at) => at === 0 || (list[at - 1] ?? '') < string);
    if (isAscending && !hasSurrogate(list))
        return list;
    return sortByCodePoints(list).filter((string, at, all) => string !== all[at - 1]);
}


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
