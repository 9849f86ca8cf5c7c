export const id = 5853;
export const ids = [5853,4549];
export const modules = {

/***/ 15853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   route: () => (/* binding */ route)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33540);
/* harmony import */ var _app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42517);
/* harmony import */ var _app_world_interrupt_signal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74549);
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(86140);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7782);
/* harmony import */ var _compare_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82445);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65355);
/* harmony import */ var _fresh_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80020);
/* harmony import */ var _print_raw_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6384);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69104);












/** Set in the main step, so that the same program knows the step that comes after the job. */
const POST = 'post';
/** The `route` action; after the job, also where that was cancelled, it uploads what there is if the main step could not. */
async function route(distFolder) {
    if (await (0,_fresh_process_js__WEBPACK_IMPORTED_MODULE_7__/* .isFresh */ .p)())
        return main(null)();
    if ((0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)(POST) !== '')
        return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_9__/* .runAction */ .Cs)(uploadLeftovers);
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)(POST, 'true');
    return main((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(distFolder, 'route.js'))();
}
/** Runs one job of a plan, uploads what came of it, and tells it in the job summary; agents in `program`, where this process is not fresh. */
const main = (program) => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_9__/* .action */ .XI)('Routing', readInputs, async ({ upload, directory, ...request }) => {
    if (program !== null && request.mode.kind !== 'replay')
        return (0,_fresh_process_js__WEBPACK_IMPORTED_MODULE_7__/* .runFresh */ .U)(program);
    const { loadJob } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(144), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(7359), __webpack_require__.e(433), __webpack_require__.e(3766), __webpack_require__.e(4978), __webpack_require__.e(5973), __webpack_require__.e(4794), __webpack_require__.e(7988), __webpack_require__.e(7686), __webpack_require__.e(6529), __webpack_require__.e(76)]).then(__webpack_require__.bind(__webpack_require__, 52633));
    const places = { workspace: (0,_run_action_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceFolder */ .ih)(), directory: (0,_run_action_js__WEBPACK_IMPORTED_MODULE_9__/* .outputFolder */ .qi)(directory) };
    const job = await loadJob(process.env, request, places);
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('artifact', job.name);
    if (upload) {
        // Said before any unit is run: whatever ends the main step, the step after it knows.
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)('folder', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(job.directory, job.name));
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)('artifact', job.name);
    }
    const { outcome, notes } = await watchedRun(job);
    const { finishRoute } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(217)]).then(__webpack_require__.bind(__webpack_require__, 70901));
    await finishRoute(job, outcome, notes, upload);
});
/** The step after a job that was cancelled or broke off: what it left becomes its artifact all the same. */
async function uploadLeftovers() {
    const [folder, name] = [(0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)('folder'), (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)('artifact')];
    if (folder === '' || name === '' || (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)('tried') !== '')
        return;
    (0,_annotate_js__WEBPACK_IMPORTED_MODULE_4__/* .warn */ .R8)(`the job ended before its results were whole; what it left is uploaded as ${name}`);
    const { keepArtifact } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(5710)]).then(__webpack_require__.bind(__webpack_require__, 92142));
    await keepArtifact({ name, folder, files: null });
}
/** Runs the job, and shows how it goes on. Keys are masked before any agent is started; from then on nothing in the log is a command. */
async function watchedRun(job) {
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(144), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(7359), __webpack_require__.e(433), __webpack_require__.e(3766), __webpack_require__.e(4978), __webpack_require__.e(5973), __webpack_require__.e(4794), __webpack_require__.e(7988), __webpack_require__.e(7686), __webpack_require__.e(6529), __webpack_require__.e(76)]).then(__webpack_require__.bind(__webpack_require__, 52633));
    const { openWorld } = await __webpack_require__.e(/* import() */ 371).then(__webpack_require__.bind(__webpack_require__, 90371));
    const { lifecycleLines } = await __webpack_require__.e(/* import() */ 3088).then(__webpack_require__.bind(__webpack_require__, 43088));
    const { configuredSecrets, knownSecrets } = await __webpack_require__.e(/* import() */ 4234).then(__webpack_require__.bind(__webpack_require__, 94234));
    const log = new _print_raw_js__WEBPACK_IMPORTED_MODULE_8__/* .RawLog */ .p();
    const notes = [];
    const mask = (values) => values.forEach((value) => (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq)(value));
    mask(knownSecrets(process.env));
    const listeners = {
        ...lifecycleLines((line) => log.print(line)),
        onFolder: (folder) => (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('results', folder),
        onCommands: ({ config, note }) => {
            mask(configuredSecrets(config, process.env));
            log.open();
            if (note !== null)
                notes.push(note);
        },
        onStop: (why) => {
            log.print(`error: ${(0,_app_gates_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLines */ .Bv)(why)}`);
            notes.push(`stopped: ${why}`);
        },
    };
    const { signal, release } = (0,_app_world_interrupt_signal_js__WEBPACK_IMPORTED_MODULE_10__.interruptSignal)();
    try {
        const world = openWorld(_contracts_version_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x, (0,_run_action_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceFolder */ .ih)(), (line) => log.print(line));
        return { outcome: await runJob(world, job, process.env, listeners, signal), notes };
    }
    finally {
        release();
        log.close();
    }
}
function readInputs() {
    const shard = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .numberInput */ .QR)('shard', { most: 1_000_000, whole: true });
    if (shard === null) {
        const help = 'Set it under "with:", for example "shard: ${{ matrix.shard }}".';
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('The input "shard" is missing: the number of a job was expected.', help);
    }
    return {
        shard,
        agent: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('agent'),
        mode: modeInput(),
        plan: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('plan'),
        planDigest: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('plan-digest'),
        cases: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalLines */ .uc)('cases'),
        skills: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalLines */ .uc)('skills'),
        compare: (0,_compare_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .compareInputs */ .R)(),
        maxParallel: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .numberInput */ .QR)('max-parallel', { most: 256, whole: true }),
        timeout: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .numberInput */ .QR)('timeout', { most: 86_400, whole: true }),
        adaptive: adaptiveInput(),
        upload: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .booleanInput */ .tE)('upload', true),
        directory: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('directory'),
    };
}
function modeInput() {
    const [mode, transcripts] = [(0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .choiceInput */ .ij)('mode', ['live', 'rehearsal', 'replay']), (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optionalInput */ .$m)('transcripts')];
    if (mode === 'replay') {
        if (transcripts !== null)
            return { kind: mode, transcripts };
        const message = 'The input "transcripts" is missing: with "mode: replay" the folder of the recordings was expected.';
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(message, 'Set it under "with:", for example "transcripts: recordings".');
    }
    if (transcripts === null)
        return { kind: mode };
    const message = `The inputs "transcripts" and "mode: ${mode}" are both set: recordings are read with "mode: replay" only.`;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(message);
}
function adaptiveInput() {
    const budget = {
        units: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .numberInput */ .QR)('budget-units', { most: 1_000_000, whole: true }),
        usd: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .numberInput */ .QR)('budget-usd', { most: 1_000_000, whole: false }),
        minutes: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .numberInput */ .QR)('budget-minutes', { most: 100_000, whole: false }),
    };
    if ((0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .booleanInput */ .tE)('adaptive', false))
        return budget;
    if (Object.values(budget).every((limit) => limit === null))
        return null;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('A budget is set, and "adaptive: true" was expected beside it.');
}


/***/ }),

/***/ 74549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   interruptSignal: () => (/* binding */ interruptSignal)
/* harmony export */ });
/** Aborts at the first interrupt; a second one ends this process at once, as it would without us. */
function interruptSignal() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const interrupt = () => {
        release();
        controller.abort();
    };
    const release = () => {
        for (const name of names)
            process.removeListener(name, interrupt);
    };
    for (const name of names)
        process.on(name, interrupt);
    return { signal: controller.signal, release };
}


/***/ })

};
