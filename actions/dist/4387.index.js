export const id = 4387;
export const ids = [4387];
export const modules = {

/***/ 84387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   required: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33540);
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86140);
/* harmony import */ var _compare_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82445);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65355);
/* harmony import */ var _fresh_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _print_raw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6384);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69104);








/** The `required` action: shows the checks that the change needs, leaves the proof, and judges it. */
async function required(distFolder) {
    // Commands of checks are started from a process whose environment shows them nothing.
    const program = (await (0,_fresh_process_js__WEBPACK_IMPORTED_MODULE_4__/* .isFresh */ .p)()) ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(distFolder, 'required.js');
    return (0,_run_action_js__WEBPACK_IMPORTED_MODULE_6__/* .runAction */ .Cs)(async () => {
        const inputs = readInputs();
        if (program !== null && inputs.evidence !== 'github')
            return (0,_fresh_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runFresh */ .U)(program);
        const { folder, attestationDigest, comparator } = await (0,_run_action_js__WEBPACK_IMPORTED_MODULE_6__/* .summarised */ .jV)('Required checks', () => prove(inputs));
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('proof', folder);
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)('attestation-digest', attestationDigest);
        if (inputs.upload)
            await uploadProof(folder);
        const { judgeGates } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(1161), __webpack_require__.e(144), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(8258), __webpack_require__.e(2416), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(7359), __webpack_require__.e(433), __webpack_require__.e(3766), __webpack_require__.e(4978), __webpack_require__.e(5973), __webpack_require__.e(4794), __webpack_require__.e(5078), __webpack_require__.e(8254), __webpack_require__.e(6804), __webpack_require__.e(7988), __webpack_require__.e(3072), __webpack_require__.e(1078)]).then(__webpack_require__.bind(__webpack_require__, 51021));
        await judgeGates({
            only: 'required',
            needs: null,
            results: [],
            cases: null,
            plan: null,
            compare: inputs.compare,
            tolerateInfra: false,
        }, { left: 'result', upload: false, files: null, publish: null }, { given: new Map([['required', [folder]]]), comparator });
    });
}
async function prove({ compare, directory, upload: _upload, ...inputs }) {
    const { requiredJob } = await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(3818), __webpack_require__.e(3766), __webpack_require__.e(4794), __webpack_require__.e(5078), __webpack_require__.e(7686), __webpack_require__.e(3143), __webpack_require__.e(8096)]).then(__webpack_require__.bind(__webpack_require__, 63143));
    const { compareRequestOfRun } = await Promise.all(/* import() */[__webpack_require__.e(748), __webpack_require__.e(8258), __webpack_require__.e(41), __webpack_require__.e(4068)]).then(__webpack_require__.bind(__webpack_require__, 18230));
    const { interruptSignal } = await __webpack_require__.e(/* import() */ 4549).then(__webpack_require__.bind(__webpack_require__, 74549));
    const { openWorld } = await __webpack_require__.e(/* import() */ 371).then(__webpack_require__.bind(__webpack_require__, 90371));
    const world = openWorld(_contracts_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x, (0,_run_action_js__WEBPACK_IMPORTED_MODULE_6__/* .workspaceFolder */ .ih)(), _print_raw_js__WEBPACK_IMPORTED_MODULE_5__/* .printRaw */ .Y);
    const { signal, release } = interruptSignal();
    const request = await compareRequestOfRun(process.env, compare);
    const places = { environment: process.env, directory: (0,_run_action_js__WEBPACK_IMPORTED_MODULE_6__/* .outputFolder */ .qi)(directory) };
    const rest = { compare: request, signal, only: null, onBegin: () => undefined };
    return requiredJob(world, { ...inputs, ...places, ...rest }).finally(release);
}
/** As `required-a<attempt>`, where the gate of this run finds it. */
async function uploadProof(folder) {
    const { keepArtifact } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(202), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(4753), __webpack_require__.e(7580), __webpack_require__.e(3565), __webpack_require__.e(2582), __webpack_require__.e(2416), __webpack_require__.e(5710)]).then(__webpack_require__.bind(__webpack_require__, 92142));
    const { artifactName, REQUIRED_ARTIFACT } = await Promise.all(/* import() */[__webpack_require__.e(8675), __webpack_require__.e(6675), __webpack_require__.e(748), __webpack_require__.e(7359), __webpack_require__.e(4978), __webpack_require__.e(2258)]).then(__webpack_require__.bind(__webpack_require__, 22997));
    const name = artifactName(REQUIRED_ARTIFACT, Number(process.env['GITHUB_RUN_ATTEMPT'] ?? '1'));
    await keepArtifact({ name, folder, files: null });
}
function readInputs() {
    const evidence = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .choiceInput */ .ij)('evidence', ['', 'run', 'github', 'both']);
    return {
        evidence: evidence === '' ? null : evidence,
        waitMinutes: minutesInput(),
        maxParallel: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .numberInput */ .QR)('max-parallel', { most: 256, whole: true }) ?? 1,
        planDigest: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('plan-digest'),
        compare: (0,_compare_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInputs */ .R)(),
        upload: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .booleanInput */ .tE)('upload', true),
        directory: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('directory'),
    };
}
/** No job lasts longer than six hours. */
function minutesInput() {
    return (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalInput */ .$m)('wait-minutes') === '0' ? 0 : ((0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .numberInput */ .QR)('wait-minutes', { most: 360, whole: true }) ?? 0);
}


/***/ })

};
