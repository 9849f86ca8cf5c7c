export const id = 76;
export const ids = [76,9237,370];
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


/***/ }),

/***/ 77020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ transcriptOfUnit),
/* harmony export */   XZ: () => (/* binding */ transcriptChunks),
/* harmony export */   YH: () => (/* binding */ refuseOtherTranscripts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42344);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86578);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70433);








/**
 * The transcript that a unit was scored from: where its results say, or, when the batch was moved (downloaded from another job), at the
 * same place beside them. The results of a pull request are not to be believed: only a file with the recorded digest counts.
 */
function transcriptOfUnit(world, results, unit) {
    const named = unit.transcript === null ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.root, unit.transcript.path)];
    const places = named.map((path) => ({ path, shown: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .displayPath */ .Gt)(world.root, path) }));
    return transcriptAmong([...places, ...pathsNearResults(world, results, unit)], unit);
}
function pathsNearResults(world, { file, path }, { transcript }) {
    if (transcript === null)
        return [];
    const [folder, shown] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.cwd, path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)];
    const names = transcript.path.split(/[/\\]/).filter((name) => name !== '' && name !== '.' && name !== '..');
    return [3, 2, 1].map((count) => {
        const inside = names.slice(-count);
        return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ...inside), shown: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(shown, ...inside) };
    });
}
async function transcriptAmong(places, { transcript }) {
    if (transcript === null)
        return { kind: 'missing', shown: 'a transcript' };
    let seen = false;
    for (const place of places) {
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isFile */ .fo)(place.path)))
            continue;
        seen = true;
        if (await hasDigest(place.path, transcript))
            return { kind: 'found', ...place };
    }
    return { kind: seen ? 'changed' : 'missing', shown: transcript.path };
}
async function hasDigest(path, { bytes, sha256 }) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size !== bytes)
        return false;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of transcriptChunks(path))
        hash.update(chunk);
    return hash.digest('hex') === sha256;
}
/** The bytes of a transcript, in chunks as `fileChunks` gives them. Throws `PortcullisError` where it cannot be read. */
async function* transcriptChunks(path, chunkBytes) {
    try {
        yield* (0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_5__/* .fileChunks */ .T9)(path, chunkBytes);
    }
    catch (error) {
        throw (0,_io_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(error, path, 'the transcript');
    }
}
/**
 * Refuses rows whose transcript lies beside the results and is not the one that was scored. One that does not lie there says nothing:
 * recordings lie elsewhere, and not every file can be uploaded.
 *
 * @throws PortcullisError `not_comparable`
 */
async function refuseOtherTranscripts(world, batches) {
    for (const { file, place: path = file, results } of batches) {
        for (const row of results.results) {
            // Beside the results alone: what lies elsewhere may be a recording that has changed since.
            const found = await transcriptAmong(pathsNearResults(world, { file, path }, row), row);
            if (found.kind !== 'changed')
                continue;
            const place = `${row.case_id}/${row.agent}, trial ${row.trial} (${row.unit_run_id})`;
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .notComparable */ .kY)(`${file}: ${place}: expected the transcript that was scored at ${found.shown}, found another file`, 'Run that job again with the same version.');
        }
    }
}


/***/ }),

/***/ 52633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadJob: () => (/* binding */ loadJob),
/* harmony export */   runJob: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76494);
/* harmony import */ var _comparator_compare_request_of_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18230);
/* harmony import */ var _rehearse_rehearse_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59518);
/* harmony import */ var _results_load_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49237);
/* harmony import */ var _results_artifact_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22997);
/* harmony import */ var _run_run_batch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61123);
/* harmony import */ var _run_run_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48948);
/* harmony import */ var _score_replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68406);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41);













/**
 * The job of a plan that this run of a workflow asks for.
 *
 * @param places absolute: the checkout, and where files are left
 * @throws PortcullisError `invalid_input` for another plan, `usage` for a shard that it does not have or has for another provider, and on an
 * event that may not run agents
 */
async function loadJob(environment, request, { workspace, directory }) {
    refuseUntrustedEvent(environment, request.mode);
    const { attempt } = (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__.workflowRun)(environment);
    const file = request.plan ?? (await downloadedPlan(environment, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, 'plan'), request.compare.token));
    const { shard, name } = await checkedShard((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, file), request, attempt);
    const compare = await (0,_comparator_compare_request_of_run_js__WEBPACK_IMPORTED_MODULE_5__.compareRequestOfRun)(environment, request.compare);
    return { request, shard, name, given: { file, shard: request.shard, attempt }, compare, directory };
}
/** Code of strangers must not run beside the rights of the base. Recordings are only read. */
function refuseUntrustedEvent(environment, { kind }) {
    const event = environment['GITHUB_EVENT_NAME'] ?? '';
    if (kind === 'replay' || (0,_comparator_compare_request_of_run_js__WEBPACK_IMPORTED_MODULE_5__/* .mayRunAgents */ .J)(event))
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`No agent is run on ${event}: it gives the code of strangers the rights of the base branch.`, 'Run agents on pull_request; of forks, which get no secrets there, with "mode: rehearsal" or "mode: replay".');
}
async function downloadedPlan(environment, folder, token) {
    const access = (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__/* .githubAccess */ .Yh)(environment, token);
    return (await (0,_results_load_run_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPlan */ .Y)((0,_results_artifact_source_js__WEBPACK_IMPORTED_MODULE_8__.artifactsByApi)(access, (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__.workflowRun)(environment), folder, 'plan'))).path;
}
async function checkedShard(file, { planDigest: digest, shard: wanted, agent }, attempt) {
    const plan = (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .vS)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(file, 'the plan'), file);
    const found = (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planDigest */ .Gb)(plan);
    if (digest !== null && digest !== found) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInput */ .aY)(`${file}: expected the plan ${digest}, found ${found}`, 'Run all jobs again, so that they run what was planned for them.');
    }
    const shard = (0,_routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .shardOf */ .IS)(plan, wanted);
    if (agent !== null && agent.toLowerCase() !== shard.agent.toLowerCase()) {
        const message = `shard ${shard.shard}: expected one of ${agent}, found one of ${shard.agent}`;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(message, 'Take both inputs from the matrix of the job that planned.');
    }
    return { shard, name: (0,_routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .shardName */ .Az)(shard, attempt) };
}
const EVERYTHING = { agents: null, case_ids: null, categories: null };
/** Runs, rehearses or replays a job. Throws what these throw. */
async function runJob(world, { request, given, compare, directory }, environment, listeners, signal) {
    const { mode, cases, skills, timeout, adaptive } = request;
    const maxParallel = request.maxParallel ?? _run_run_options_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_PARALLEL */ .S8;
    // What is selected stands in the plan.
    const planned = { cases, skills, selection: EVERYTHING, trials: null, compare, given };
    const batch = { ...planned, artifactsRoot: directory, output: null };
    if (mode.kind === 'replay') {
        const replayed = await (0,_score_replay_js__WEBPACK_IMPORTED_MODULE_11__/* .replay */ .e)(world, { ...batch, transcripts: mode.transcripts }, listeners);
        return { ...replayed, missing: replayed.missing.length };
    }
    const asked = {
        ...batch,
        record: null,
        workspace: null,
        ofCommit: true,
        models: {},
        clientPaths: new Map(),
        maxParallel,
        limits: {
            timeouts: {},
            timeout,
            // A scripted model fails only where the scenario says so.
            retries: mode.kind === 'live' ? _run_run_options_js__WEBPACK_IMPORTED_MODULE_10__/* .LIVE_RETRIES */ .gy : 0,
            max_turns: null,
            output_bytes: _run_run_options_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_OUTPUT_BYTES */ .wk,
        },
        logs: (0,_run_run_options_js__WEBPACK_IMPORTED_MODULE_10__/* .logFallback */ .Nb)(maxParallel),
        adaptive,
        resume: null,
        installs: true,
        environment,
    };
    const ran = mode.kind === 'live'
        ? await (0,_run_run_batch_js__WEBPACK_IMPORTED_MODULE_9__/* .runBatch */ .a)(world, asked, _run_run_options_js__WEBPACK_IMPORTED_MODULE_10__/* .LIVE */ .L8, listeners, signal)
        : await (0,_rehearse_rehearse_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .rehearseCases */ .N)(world, { ...asked, scenarios: null }, listeners, signal);
    return { ...ran, missing: 0 };
}


/***/ }),

/***/ 75673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ fisherLess)
/* harmony export */ });
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73309);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34020);


/**
 * One-sided exact test that head's rate is lower than base's (Fisher 1935): the probability that, under equal rates and
 * with the numbers of trials and of passes as they are, `head.passed` or fewer of the passes would be head's. 1 where
 * either side has no trials. With the sides changed it tests that head's rate is higher.
 *
 * Up to 1000 trials in all, the selections are counted. While their number times the number of trials is a safe integer,
 * the result is the fraction rounded once, so that 1/20, for 0/3 against 3/3, is not below a level of 0.05; above that the
 * relative error is about 1e-13 at most. With more trials the smaller tail is summed in log space and keeps its relative
 * precision (1e-10 at 20,000 trials). Throws `RangeError` on impossible counts.
 */
function fisherLess(head, base) {
    (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCounts */ .t)(head);
    (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCounts */ .t)(base);
    const [successes, population] = [head.passed + base.passed, head.total + base.total];
    return hypergeometricAtMost(head.passed, { draws: head.total, successes, population });
}
/** P(X <= k): the probability of k successes or fewer among the draws, for a k that the urn allows. */
function hypergeometricAtMost(k, urn) {
    const turned = withFewestSelections(urn);
    const { draws, successes, population } = turned;
    if (k >= Math.min(draws, successes))
        return 1;
    const all = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw)(population, draws);
    if (all < Infinity)
        return Math.min(1, selectionsAtMost(k, turned) / all);
    const mode = Math.floor(((draws + 1) * (successes + 1)) / (population + 2));
    if (k <= mode)
        return lowerTail(k, turned);
    // Things left behind for things drawn: more than k successes drawn are fewer than the rest left behind.
    return 1 - lowerTail(successes - k - 1, { draws: population - draws, successes, population });
}
/** Draws and successes may change places. The rarer (or nearly complete) one as draws makes the fewest selections. */
function withFewestSelections({ draws, successes, population }) {
    const spread = (margin) => Math.min(margin, population - margin);
    return spread(successes) < spread(draws)
        ? { draws: successes, successes: draws, population }
        : { draws, successes, population };
}
/** The number of selections with k successes or fewer; no term is larger than the number of all selections. */
function selectionsAtMost(k, { draws, successes, population }) {
    const lowest = Math.max(0, draws + successes - population);
    let selections = 0;
    for (let i = lowest; i <= k; i += 1)
        selections += (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw)(successes, i) * (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw)(population - successes, draws - i);
    return selections;
}
/** P(X <= k), where k is not above the mode: the terms shrink from k downwards, each a simple multiple of the last. */
function lowerTail(k, { draws, successes, population }) {
    const failures = population - successes;
    let term = 1;
    let sum = 1;
    // Below the fewest possible successes all terms are 0: the first factor to get there is.
    for (let i = k; i > 0; i -= 1) {
        term *= (i * (failures - draws + i)) / ((successes - i + 1) * (draws - i + 1));
        sum += term;
    }
    const logMass = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .logChoose */ .Oo)(successes, k) + (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .logChoose */ .Oo)(failures, draws - k) - (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .logChoose */ .Oo)(population, draws);
    return Math.exp(logMass) * sum;
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
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
