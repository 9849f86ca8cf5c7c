export const id = 9237;
export const ids = [9237];
export const modules = {

/***/ 49237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ loadPlan),
/* harmony export */   loadRun: () => (/* binding */ loadRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7790);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76675);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91766);
/* harmony import */ var _artifact_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22997);









/** Artifacts that are loaded at a time: each is held in memory while it is unpacked. */
const AT_A_TIME = 4;
/**
 * The newest plan of a run, and of each of its shards the newest results.
 *
 * @param givenPlan the plan where it is known; then the run's own is not loaded
 * @throws PortcullisError `not_comparable` where there is no plan, or where something that was uploaded cannot be loaded
 */
async function loadRun(artifacts, givenPlan) {
    const { file, plan, attempt } = givenPlan === null ? await loadPlan(artifacts) : { ...givenPlan, attempt: 1 };
    const { chosen, notes } = (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsOfShards */ .GM)(await artifacts.all(), plan, { from: attempt, to: artifacts.attempt });
    const { default: pLimit } = await __webpack_require__.e(/* import() */ 370).then(__webpack_require__.bind(__webpack_require__, 70370));
    const atATime = pLimit(AT_A_TIME);
    const folders = await Promise.all(chosen.map((artifact) => atATime(async () => {
        const folder = await artifacts.folderOf(artifact);
        return { folder, artifact: artifact.name, isWhole: await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG)) };
    })));
    const empty = folders.filter(({ isWhole }) => !isWhole).map(({ artifact }) => artifact);
    const without = `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(empty.length, 'artifact has', 'artifacts have')} no ${_contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG}: ${empty.join(', ')}`;
    return {
        plan: { file, plan },
        results: folders.filter(({ isWhole }) => isWhole),
        notes: [...notes, ...(empty.length === 0 ? [] : [without])],
    };
}
/** The newest plan of a run. @throws PortcullisError `not_comparable` where there is none, or it cannot be loaded */
async function loadPlan(artifacts) {
    const newest = await (0,_artifact_source_js__WEBPACK_IMPORTED_MODULE_7__.newestOf)(artifacts, _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_ARTIFACT */ .dm);
    if (newest !== null) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(await artifacts.folderOf(newest.artifact), _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI);
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(newest.artifact.name, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI);
        return { path, file, plan: (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .vS)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)(path, 'the plan'), file), attempt: newest.attempt };
    }
    const count = (await artifacts.all()).length;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparable */ .kY)(`the artifacts of this run: expected one called ${_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_ARTIFACT */ .dm}-a<attempt>, found none among ${count}`, 'Look at the job that plans; or give the results and their plan by the inputs "results" and "plan".');
}


/***/ })

};
