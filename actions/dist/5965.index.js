export const id = 5965;
export const ids = [5965];
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

/***/ 75464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planJobs: () => (/* binding */ planJobs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7083);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91766);
/* harmony import */ var _routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76494);
/* harmony import */ var _comparator_compare_request_of_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18230);
/* harmony import */ var _validate_validate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91259);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41);
/* harmony import */ var _write_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28244);









/**
 * Plans the jobs of a workflow run, after everything was checked that `validate` checks: what is wrong is said once, before any job begins.
 *
 * @throws ProblemsError with every problem, and what planning throws
 */
async function planJobs(world, environment, options) {
    const { cases, skills, selection, shards, shardMinutes, durations, directory } = options;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI);
    const artifact = (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactName */ .Cs)(_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_ARTIFACT */ .dm, (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowRun */ .tM)(environment).attempt);
    const compare = await (0,_comparator_compare_request_of_run_js__WEBPACK_IMPORTED_MODULE_5__.compareRequestOfRun)(environment, options.compare);
    const { problems } = await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .validateAll */ .w)(world, { cases, baseline: null, skills });
    if (problems.length > 0)
        throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemsError */ .FQ('what is to be planned', problems);
    const written = await (0,_write_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .writePlan */ .pD)(world, {
        cases,
        selection,
        trials: null,
        compare,
        changed: options.changed,
        skills,
        output: file,
        shards: (0,_write_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .shardWish */ .Se)(shards, shardMinutes) ?? _write_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .MATRIX_WISH */ .o0,
        durations,
    });
    return { ...written, outputs: (0,_routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .planOutputs */ .iS)(written.plan), file, artifact };
}


/***/ }),

/***/ 28244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i5: () => (/* reexport */ DEFAULT_SHARDS),
  o0: () => (/* binding */ MATRIX_WISH),
  Se: () => (/* binding */ shardWish),
  pD: () => (/* binding */ writePlan)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/routing/expected-seconds.js
var expected_seconds = __webpack_require__(12473);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
;// CONCATENATED MODULE: ./build/routing/pack-shards.js




/** GitHub starts at most so many jobs of one matrix. */
const MAX_SHARDS = 256;
/** Where neither a number of shards nor a time is asked for. */
const DEFAULT_SHARDS = 32;
/**
 * Packs the cells of a plan into shards: each cell whole in one, each shard of one provider (src/routing/README.md, "Shards"). Longest
 * first, each to the shard with the least to do, so that of one provider no shard is longer than the mean plus the longest cell. Neither
 * the order of the units nor that of the providers makes a difference. `secondsOf`: of one unit. No units, no shards.
 *
 * @throws PortcullisError `usage` where the wish needs more than `MAX_SHARDS`, or has fewer than there are providers
 */
function packShards(units, secondsOf, wish) {
    const loads = loadsOf(units, secondsOf);
    const counts = shardCounts(loads, wish);
    const shards = loads.flatMap((load, index) => packed(load.cells, counts[index] ?? 1).map((cells) => ({
        agent: load.agent,
        cells: cells
            .map(({ caseId }) => ({ case_id: caseId }))
            .sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.case_id, right.case_id)),
        expected_seconds: sumOf(cells),
    })));
    return shards.map((shard, index) => ({ shard: index + 1, ...shard }));
}
function loadsOf(units, secondsOf) {
    const cells = [...(0,grouped_by/* groupedBy */.m)(units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent)).values()].flatMap((trials) => {
        const [first] = trials;
        if (first === undefined)
            return [];
        // Which cells need their later trials is not known before, and few do.
        const required = trials.filter((unit) => unit.optional !== true).length;
        const seconds = Math.max(1, Math.round(required * secondsOf(first.case_id, first.agent)));
        return [{ agent: first.agent, caseId: first.case_id, seconds }];
    });
    return [...(0,grouped_by/* groupedBy */.m)(cells, (cell) => cell.agent)]
        .map(([agent, own]) => ({
        agent,
        cells: own.toSorted((left, right) => right.seconds - left.seconds || (0,ordering/* compareCodePoints */.OP)(left.caseId, right.caseId)),
        seconds: sumOf(own),
    }))
        .sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.agent, right.agent));
}
/** How many shards each provider gets: what the wish asks for, and of too few always the next one to whose shards are the longest. */
function shardCounts(loads, { most, seconds }) {
    const wanted = loads.map(({ cells, seconds: all }) => seconds === null ? cells.length : Math.min(cells.length, Math.ceil(all / seconds)));
    const needed = wanted.reduce((sum, count) => sum + count, 0);
    const limit = most ?? (seconds === null ? DEFAULT_SHARDS : Infinity);
    refuseTooMany(loads, needed, { most, seconds });
    if (loads.length > limit) {
        const agents = loads.map(({ agent }) => agent).join(', ');
        throw new portcullis_error/* PortcullisError */.SO('usage', `expected at least ${loads.length} shards, one for each provider (${agents}), found a limit of ${limit}`, `Give --shards ${loads.length} or more, or fewer providers with --agents.`);
    }
    if (needed <= limit)
        return wanted;
    const counts = loads.map(() => 1);
    const length = (index) => (loads[index]?.seconds ?? 0) / (counts[index] ?? 1);
    for (let given = loads.length; given < limit; given += 1) {
        const open = [...counts.keys()].filter((index) => (counts[index] ?? 0) < (wanted[index] ?? 0));
        const longest = open.reduce((best, index) => (length(index) > length(best) ? index : best), open[0] ?? 0);
        counts[longest] = (counts[longest] ?? 0) + 1;
    }
    return counts;
}
function refuseTooMany(loads, needed, { most, seconds }) {
    const isTooMany = most === null ? seconds !== null && needed > MAX_SHARDS : most > MAX_SHARDS;
    if (!isTooMany)
        return;
    const cells = loads.reduce((sum, load) => sum + load.cells.length, 0);
    const minutes = loads.reduce((sum, load) => sum + load.seconds, 0) / 60;
    const size = `${cells} cells of ${loads.length} providers, ${Math.ceil(minutes)} minutes one after the other`;
    const fewer = 'plan less with --changed, --agents or --category';
    if (most !== null) {
        throw new portcullis_error/* PortcullisError */.SO('usage', `--shards: expected at most ${MAX_SHARDS}, which is how many jobs GitHub gives a matrix, found ${most} (${size})`, `Give --shards ${MAX_SHARDS} or less, or ${fewer}.`);
    }
    const least = Math.ceil(minutes / Math.max(1, MAX_SHARDS - loads.length));
    throw new portcullis_error/* PortcullisError */.SO('usage', `--shard-minutes ${(seconds ?? 0) / 60}: expected at most ${MAX_SHARDS} shards, which is how many jobs GitHub gives a matrix, found ${needed} (${size})`, `Give --shard-minutes ${least} or more, limit it with --shards ${MAX_SHARDS}, or ${fewer}.`);
}
/** `cells`: the longest first. No shard is empty where there are as many cells as shards. */
function packed(cells, count) {
    const shards = Array.from({ length: count }, () => ({ cells: [], seconds: 0 }));
    for (const cell of cells) {
        const least = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best));
        least.cells.push(cell);
        least.seconds += cell.seconds;
    }
    return shards.map((shard) => shard.cells);
}
function sumOf(cells) {
    return cells.reduce((sum, cell) => sum + cell.seconds, 0);
}

// EXTERNAL MODULE: ./build/routing/plan-shards.js
var plan_shards = __webpack_require__(76494);
// EXTERNAL MODULE: ./build/app/repository/client-skills.js
var client_skills = __webpack_require__(99105);
// EXTERNAL MODULE: ./build/app/comparator/routing-comparator.js
var routing_comparator = __webpack_require__(9404);
// EXTERNAL MODULE: ./build/app/plan/make-plan.js + 4 modules
var make_plan = __webpack_require__(3378);
// EXTERNAL MODULE: ./build/app/results/results-files.js
var results_files = __webpack_require__(89089);
;// CONCATENATED MODULE: ./build/app/plan/write-plan.js












/** Where a matrix is asked for, and nothing is said of its jobs: each takes about a minute to begin. */
const MATRIX_WISH = { most: DEFAULT_SHARDS, seconds: 600 };
/** The shards that a number of jobs and their minutes ask for; null where neither is given. */
function shardWish(most, minutes) {
    return most === null && minutes === null ? null : { most, seconds: minutes === null ? null : minutes * 60 };
}
/** Plans a batch, packs it into shards where they are asked for, and, where a file is named, writes the plan to it. */
async function writePlan(world, options) {
    const made = await (0,make_plan/* makePlan */.C)(world, options);
    const roots = options.skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? made.config.skills;
    const clients = await (0,client_skills/* clientSkills */.oX)(world.root, roots, made.config, made.config.providers.keys());
    for (const line of (0,client_skills/* unavailableSkills */.rm)(clients))
        world.say(line);
    const plan = options.shards === null ? made.plan : await sharded(world, options, made, options.shards);
    const outputs = options.shards === null ? null : (0,plan_shards/* planOutputs */.iS)(plan);
    const { output } = options;
    if (output !== null)
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.resolve)(world.cwd, output), (0,document_text/* documentText */.Z)(plan), 'the plan');
    return { ...made, plan, outputs };
}
async function sharded(world, { durations }, { plan, config, comparator }, wish) {
    const baseline = comparator?.baseline ?? (await (0,routing_comparator/* headBaseline */.k7)(world.root, config));
    const recorded = (await (0,results_files/* readResults */.x)(world, durations)).flatMap(({ results }) => (0,expected_seconds/* timesOfResults */.Gl)(results.results));
    const secondsOf = (0,expected_seconds/* expectedSeconds */.iV)(known_providers/* defaultSecondsOf */.Sv, recorded, (0,expected_seconds/* timesOfBaseline */.n)(baseline));
    return { ...plan, shards: [...packShards(plan.units, secondsOf, wish)] };
}


/***/ }),

/***/ 97864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ collectProblems)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22402);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);



/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
async function collectProblems(problems, file, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO))
            throw error;
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .B)(problems, error instanceof _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemsError */ .FQ ? problemsOf(error) : [problemOf(error, file)]);
        return null;
    }
}
/** What to do about all of a document is told with the first of its problems. */
function problemsOf({ problems: [first, ...rest], help }) {
    return first === undefined ? [] : [{ ...first, help: first.help ?? help ?? null }, ...rest];
}
function problemOf(error, file) {
    const { mismatch, message, help = null } = error;
    const { expected, found, line } = mismatch ?? { expected: 'a file that can be read', found: message };
    return { file, line: line ?? null, pointer: '', expected, found, help };
}


/***/ }),

/***/ 18238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bv: () => (/* binding */ baselineOf),
  G0: () => (/* reexport */ project/* explainPaths */.G0),
  uj: () => (/* binding */ loadRequiredPolicy),
  US: () => (/* binding */ policyOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/required-baseline.js + 1 modules
var required_baseline = __webpack_require__(54745);
// EXTERNAL MODULE: ./build/contracts/required-policy.js + 1 modules
var required_policy = __webpack_require__(22056);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/required/reference-policy.js


/** The reference's policy, `ci-topos-v0` (premath harness 3.1). Nothing in it says how a check is run. */
async function referencePolicy() {
    const { default: document } = await __webpack_require__.e(/* import() */ 1456).then(__webpack_require__.t.bind(__webpack_require__, 41456, 17));
    return (0,required_policy/* parseRequiredPolicy */.Jx)((0,document_text/* documentText */.Z)(document), 'ci-topos-v0.json');
}

// EXTERNAL MODULE: ./build/app/comparator/resolve-comparator.js + 3 modules
var resolve_comparator = __webpack_require__(87686);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/required/project.js
var project = __webpack_require__(99409);
;// CONCATENATED MODULE: ./build/app/required/required-files.js









/** The policy of a commit or of the working tree, and where it stands; null where none is configured and none stands in the usual place. */
async function policyOf({ config: { required }, read, parse }) {
    const path = required?.policy ?? required_policy/* DEFAULT_REQUIRED_POLICY */.bL;
    const file = await read(path);
    if (file === null && required === null)
        return null;
    try {
        if (file !== null)
            return {
                path,
                policy: await (0,required_policy/* parseRequiredPolicy */.Jx)(file.text, parse(path, (shown) => shown)),
            };
        const mismatch = { expected: 'the policy of required checks that the configuration names', found: 'none' };
        throw (0,portcullis_error/* mismatchError */.Jk)('not_found', path, mismatch, 'Restore it, or correct the path in the configuration.');
    }
    catch (error) {
        return parse(path, () => {
            throw error;
        });
    }
}
/** What a commit or the working tree expects of checks, and where that stands; nothing where it has no such file. */
async function baselineOf({ config: { required }, read, parse }) {
    const path = required?.baseline ?? required_baseline/* DEFAULT_REQUIRED_BASELINE */.WI;
    const file = await read(path);
    const baseline = file === null ? new Map() : parse(path, (shown) => (0,required_baseline/* parseRequiredBaseline */.K7)(file.text, shown));
    return { path, blob: file?.blob ?? null, isThere: file !== null, baseline };
}
/** The policy in a file, relative to the working folder, or `ci-topos-v0`. Null: the working tree's, where it has none the reference's. */
async function loadRequiredPolicy(world, file) {
    if (file === required_policy/* CI_TOPOS_V0 */.G7)
        return referencePolicy();
    if (file !== null)
        return (0,required_policy/* parseRequiredPolicy */.Jx)(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.cwd, file), 'the policy'), file);
    const own = await policyOf((0,resolve_comparator/* workingTreeComparator */._8)(world, await (0,load_config/* configOrDefault */.zO)(world.root)));
    return own?.policy ?? referencePolicy();
}


/***/ }),

/***/ 89089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76675);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91766);






/**
 * Reads the results files that these places name: a file itself, the one in a batch's folder, or those of all batches in a folder. An artifact
 * has one. A plan's artifact, which a glob of a run's artifacts brings along, has none and is passed over, as it is below a folder that
 * is named; where nothing else is named, its missing results are what whoever reads them will tell.
 */
async function readResults(world, places) {
    const found = await Promise.all(places.map((place) => filesAt(world, place)));
    const files = found.filter(({ isPlan }) => !isPlan);
    const read = [];
    for (const file of (files.length === 0 ? found : files).flatMap((place) => place.files)) {
        read.push({ ...file, results: (0,_contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResults */ .c2)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)(file.path, 'the results'), file.shown) });
    }
    return read;
}
async function filesAt(world, place) {
    if (typeof place !== 'string') {
        const { folder, artifact } = place;
        const file = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG), shown: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(artifact, _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG), artifact };
        return { files: [file], isPlan: false };
    }
    const path = place;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path);
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(absolute)))
        return { files: [{ path: absolute, shown: path }], isPlan: false };
    const inside = (...names) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(absolute, ...names, _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG),
        shown: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, ...names, _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG),
    });
    const own = inside();
    if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(own.path))
        return { files: [own], isPlan: false };
    const batches = [];
    for (const name of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(absolute)) {
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(inside(name).path))
            batches.push(inside(name));
    }
    if (batches.length > 0)
        return { files: batches, isPlan: false };
    const isPlan = (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptOf */ .tx)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(absolute), _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAN_ARTIFACT */ .dm) !== null && (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(absolute, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI)));
    return { files: [own], isPlan };
}


/***/ }),

/***/ 87813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ configuredTurnFiles),
/* harmony export */   y: () => (/* binding */ namedTurnFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);




/**
 * The evidence files that paths and globs of the command line name, absolute. One that leads to nothing is an error: turns that are not
 * there would pass.
 *
 * @throws PortcullisError `not_found`; `invalid_input` for what is not a regular file, which might never end
 */
async function namedTurnFiles(folder, paths) {
    const files = [];
    for (const path of paths) {
        const found = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isPattern */ .Pt)(folder, path)) ? await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(folder, path) : [path];
        if (found.length === 0) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('not_found', path, { expected: 'evidence of turns', found: `no such file under ${folder}` }, 'Write the evidence before the gate runs, or correct the path.');
        }
        for (const file of found)
            files.push(await regularFile(folder, file));
    }
    return files;
}
/**
 * The same for paths of a configuration, relative to the repository: a link must not lead out of it, nor into git's own folder, since what
 * is quoted of a file that holds no evidence ends in a report.
 */
async function configuredTurnFiles(root, paths) {
    const files = await namedTurnFiles(root, paths);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
    for (const file of files) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        if (inside[0] !== '..' && !inside.includes('.git'))
            continue;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('invalid_input', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file), { expected: 'evidence of turns inside the repository', found: 'a link out of it' }, 'Put the file itself there.');
    }
    return files;
}
async function regularFile(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
    if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(path))
        return path;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('not_found', file, { expected: 'a file with evidence of turns', found: 'none: no file, or a folder, a pipe or a device' }, 'Write the evidence before the gate runs, or correct the path.');
}


/***/ }),

/***/ 91259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ validateAll)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var contracts_baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(71661);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(44390);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/app/world/canonical-digest.js
var canonical_digest = __webpack_require__(75646);
// EXTERNAL MODULE: ./build/app/repository/collect-problems.js
var collect_problems = __webpack_require__(97864);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/client-skills.js
var client_skills = __webpack_require__(99105);
// EXTERNAL MODULE: ./build/app/repository/invoking-prompts.js
var invoking_prompts = __webpack_require__(41620);
// EXTERNAL MODULE: ./build/app/repository/load-skills.js
var load_skills = __webpack_require__(62428);
// EXTERNAL MODULE: ./build/app/comparator/resolve-comparator.js + 3 modules
var resolve_comparator = __webpack_require__(87686);
// EXTERNAL MODULE: ./build/app/required/required-files.js + 1 modules
var required_files = __webpack_require__(18238);
// EXTERNAL MODULE: ./build/app/typestate/turn-files.js
var turn_files = __webpack_require__(87813);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/evidence/frontmatter-flaws.js
var frontmatter_flaws = __webpack_require__(57484);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(28397);
;// CONCATENATED MODULE: ./build/app/validate/frontmatter-problems.js








const EFFECTS = {
    refused: 'not loaded by',
    renamed: 'known so only to',
    hidden: 'a case needs it on',
    guessed: 'guessed at by',
};
/** Skills that configured clients do not load as they are written (src/app/README.md, "Validate"); one cause is told once. */
function frontmatterProblems(root, clients, cases) {
    const found = [...clients].flatMap(([agent, { folders }]) => {
        const rules = known_providers/* PROVIDERS */.xq.get(agent)?.frontmatter;
        const flawed = folders.flatMap((folder) => rules === undefined
            ? []
            : (0,frontmatter_flaws/* frontmatterFlaws */.i)(folder.name, folder.frontmatter, rules).map((flaw) => ({ folder, flaw })));
        // Of many cases only where it matters.
        const asking = flawed.length === 0 ? [] : cases;
        const required = asking.flatMap(({ definition }) => (0,requirements/* requirementsOf */.jj)(definition, agent, known_providers/* HIDES_READS */.uc).required);
        const tokens = new Set(required.map(({ canonical }) => (0,folded_name/* foldedName */.m)(canonical)));
        return flawed.flatMap(({ folder: { name, path, listing }, flaw: { effect, key, ...mismatch } }) => {
            // By its other name a client knows it.
            const names = [name, listing.name, ...(effect === 'renamed' ? [] : listing.aliases)];
            const isNeeded = names.some((one) => tokens.has((0,folded_name/* foldedName */.m)(one)));
            if (effect === 'hidden' && !isNeeded)
                return [];
            const problem = { ...mismatch, file: (0,load_cases/* displayPath */.Gt)(root, (0,external_node_path_.join)(path, path_segments/* SKILL_FILE */.LF)), pointer: key ?? '' };
            const isError = isNeeded && (effect === 'refused' || effect === 'renamed');
            return [{ problem, isError, says: `${EFFECTS[effect]} ${agent}` }];
        });
    });
    return [...(0,grouped_by/* groupedBy */.m)(found, ({ problem }) => JSON.stringify(problem)).values()].flatMap((same) => {
        const help = same.map(({ says }) => says).join('; ');
        return same.slice(0, 1).map(({ problem }) => ({
            problem: { ...problem, help },
            isError: same.some(({ isError }) => isError),
        }));
    });
}

;// CONCATENATED MODULE: ./build/app/validate/validate.js























/** Checks configuration, cases and baseline. What is wrong is listed with file and line, in all files and not only in the first. */
async function validateAll(world, options) {
    (0,hold_memory/* holdMemory */.$)('all');
    const problems = [];
    const checked = await (0,collect_problems/* collectProblems */.v)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,load_config/* loadConfig */.Z9)(world.root));
    const configured = checked?.config ?? null;
    (0,append/* append */.B)(problems, checked?.problems ?? []);
    const config = configured ?? load_config/* UNCONFIGURED */.az;
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    const files = configured === null && options.cases === null ? [] : await (0,load_cases/* caseFiles */.Go)(world.root, paths);
    const cases = [];
    let complete = files.length > 0;
    for (const file of files) {
        const read = () => (0,repository_file/* readRepositoryFile */.tz)(world.root, file, 'the case file');
        const parsed = await (0,collect_problems/* collectProblems */.v)(problems, file, async () => (0,case_file/* parseCaseFile */._T)(await read(), file));
        complete &&= parsed !== null;
        (0,append/* append */.B)(cases, parsed ?? []);
    }
    if (complete && cases.length === 0) {
        const help = 'a gate without cases would hold whatever happens';
        problems.push({ file: files[0] ?? '', line: 1, pointer: '', expected: 'at least one case', found: 'none', help });
    }
    const roots = options.skills?.map((root) => (0,external_node_path_.resolve)(world.cwd, root)) ?? config.skills;
    const loaded = await (0,collect_problems/* collectProblems */.v)(problems, options.skills === null ? contracts_config/* CONFIG_PATH */.tF : '--skills', () => (0,load_skills/* loadSkills */.l1)(world.root, roots));
    const installed = roots.length === 0 ? null : (loaded?.listings ?? null);
    const inventory = installed === null ? null : new skill_identity/* SkillInventory */.ks(installed);
    (0,append/* append */.B)(problems, (0,case_file/* caseProblems */.pQ)(cases, inventory === null ? null : (name) => inventory.has(name), await (0,invoking_prompts/* invokedOn */.a)(world.root, cases, config.providers, roots)));
    // Cases that were named on the command line need not be those that the configured baseline speaks of.
    const baseline = options.baseline ?? (options.cases === null && configured !== null ? config.baseline : null);
    const known = complete ? cases : null;
    const entries = baseline === null
        ? 0
        : await (0,collect_problems/* collectProblems */.v)(problems, baseline, () => checkBaseline(world, baseline, options.baseline !== null, known, checked, problems));
    const line = checked?.lines?.lineOf('/baseline');
    if (entries === undefined && line !== undefined) {
        const help = 'restore the file, or take the line away where there is no baseline yet';
        const expected = 'a file that is there';
        problems.push({ file: contracts_config/* CONFIG_PATH */.tF, line, pointer: '/baseline', expected, found: config.baseline, help });
    }
    await (0,collect_problems/* collectProblems */.v)(problems, contracts_config/* CONFIG_PATH */.tF, () => checkTypestate(world, config, problems));
    const tree = (0,resolve_comparator/* workingTreeComparator */._8)(world, config);
    await (0,collect_problems/* collectProblems */.v)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,required_files/* policyOf */.US)(tree));
    await (0,collect_problems/* collectProblems */.v)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,required_files/* baselineOf */.Bv)(tree));
    const clients = loaded === null ? new Map() : await (0,client_skills/* clientSkills */.oX)(world.root, roots, config, config.providers.keys());
    const flawed = frontmatterProblems(world.root, clients, cases);
    for (const { problem, isError } of flawed)
        if (isError)
            problems.push(problem);
    return {
        cases: cases.length,
        case_set_digest: problems.length === 0 ? (0,case_file/* caseSetDigest */.Rp)(cases) : null,
        baseline_entries: entries ?? 0,
        skills: installed?.length ?? null,
        not_available: (0,client_skills/* unavailableSkills */.rm)(clients),
        warnings: flawed.flatMap(({ problem, isError }) => (isError ? [] : [problem])),
        problems,
    };
}
/** What the gate would read of turns: tolerated classes, policies, evidence files. */
async function checkTypestate(world, { typestate }, problems) {
    if (typestate === null)
        return;
    const missing = (pointer, expected, found) => {
        problems.push({ file: contracts_config/* CONFIG_PATH */.tF, line: null, pointer: `/typestate/${pointer}`, expected, found, help: null });
    };
    await (0,collect_problems/* collectProblems */.v)(problems, typestate.baseline, async () => {
        const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(world.root, (0,external_node_path_.join)(world.root, typestate.baseline), 'the tolerated classes');
        if (text !== undefined)
            (0,typestate_baseline/* parseTypestateBaseline */.i$)(text, typestate.baseline);
        else if (typestate.namesBaseline)
            missing('baseline', 'a file that is there', typestate.baseline);
    });
    for (const [name, path] of Object.entries(typestate.policies)) {
        await (0,collect_problems/* collectProblems */.v)(problems, path, async () => {
            const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(world.root, (0,external_node_path_.join)(world.root, path), 'the policy');
            if (text === undefined)
                missing(`policies/${name}`, 'a file that is there', path);
            else
                (0,canonical_digest/* canonicalDigest */.X)(text);
        });
    }
    // Evidence may be written in the job that judges it: only what is there is looked at.
    for (const path of typestate.turns) {
        const found = (await (0,find_files/* isPattern */.Pt)(world.root, path)) ? await (0,find_files/* filesMatching */.NP)(world.root, path) : [];
        if (found.length > 0)
            await (0,collect_problems/* collectProblems */.v)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,turn_files/* configuredTurnFiles */.X)(world.root, found));
    }
}
/** How many entries the baseline has, undefined where there is none; entries that speak of nothing add to the problems. `cases` is null where not all are known. */
async function checkBaseline(world, file, named, cases, checked, problems) {
    const path = named ? (0,external_node_path_.resolve)(world.cwd, file) : (0,external_node_path_.join)(world.root, file);
    const text = await (named ? repository_file/* readRepositoryFile */.tz : repository_file/* readOptionalRepositoryFile */.Dq)(world.root, path, 'the baseline');
    if (text === undefined)
        return undefined;
    const baseline = (0,contracts_baseline/* parseBaseline */.nk)(text, file);
    const lines = (0,json_source/* parseJsonSource */.X0)(text, file);
    const add = (pointer, expected, found, help) => {
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help });
    };
    const config = checked?.config ?? load_config/* UNCONFIGURED */.az;
    const ids = new Set(cases?.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
    // What is misspelt in the configuration is told there.
    const misspelt = (checked?.problems.length ?? 0) === 0 ? [] : [...config.providers.keys()];
    const isMisspelt = (agent) => misspelt.some((id) => (0,similar_name/* didYouMean */.au)(id, [agent]) !== '');
    let entries = 0;
    for (const [id, providers] of baseline.entries) {
        entries += providers.size;
        if (cases !== null && !ids.has(id)) {
            const help = 'remove the entry with the case, or correct the id';
            add(`/${id}`, 'an entry for a case that exists', `no case ${id}`, help);
            continue;
        }
        for (const agent of providers.keys()) {
            if (config.providers.has(agent) || isMisspelt(agent))
                continue;
            const expected = `a configured provider (${[...config.providers.keys()].join(', ')})`;
            add(`/${id}/${agent}`, expected, agent, 'remove the entry with the provider, or correct the id');
        }
    }
    return entries;
}


/***/ }),

/***/ 75646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ canonicalDigest),
/* harmony export */   h: () => (/* binding */ fileDigest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91772);
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21694);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51467);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);






/** Canonical form and digest of a JSON text; throws `PortcullisError` on a text that has none. */
function canonicalDigest(jsonText) {
    try {
        const canonical = (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJsonOfText */ .rf)(jsonText);
        return { sha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Hex */ .fg)(canonical), canonical };
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_4__/* .JsonSyntaxError */ .q))
            throw error;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('invalid_input', `no canonical JSON: ${error.message}`, undefined, {
            cause: error,
            mismatch: error.mismatch,
        });
    }
}
/** The same of a file. */
async function fileDigest(cwd, file) {
    return canonicalDigest(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), 'the document'));
}


/***/ }),

/***/ 77220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   P8: () => (/* binding */ anyJson),
/* harmony export */   P_: () => (/* binding */ defaulted),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _M: () => (/* binding */ where),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/** A text of whole characters: UTF-8 can carry no half of a surrogate pair. */
const text = { kind: 'text' };
const truth = { kind: 'truth' };
/** A number in the range of a double, as its value: what needs a digest is `anyJson`. */
const number = { kind: 'number' };
/** Any JSON; of duplicate keys the last wins, numbers keep their spelling and must be in the range of a double. */
const anyJson = { kind: 'json' };
/** A value of a shape as what is made of it; one of which nothing is made is refused. */
function where(shape, expected, make) {
    return { ...shape, refined: { expected, make } };
}
function list(item) {
    return { kind: 'list', item };
}
/** An object; members that are not named here are passed over, whatever their value. */
function record(fields) {
    const nodes = Object.entries(fields).map(([name, field]) => {
        if (!('kind' in field))
            return { name, ...field };
        return { name, shape: field, nullable: false, required: true, absent: undefined };
    });
    const node = {
        kind: 'record',
        fields: nodes,
        positions: new Map(nodes.map(({ name }, position) => [name, position])),
    };
    return node;
}
/** A member that may be missing or null; undefined then. */
function optional(shape) {
    const field = { shape, nullable: true, required: false, absent: undefined };
    return field;
}
/** A member that may be missing, but not null. */
function defaulted(shape, absent) {
    return { shape, nullable: false, required: false, absent };
}


/***/ }),

/***/ 9294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ trimmed),
/* harmony export */   m: () => (/* binding */ refSet)
/* harmony export */ });
/* harmony import */ var _ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/**
 * Without white space at both ends, by Unicode's White_Space (premath harness 0.3): U+0085 goes and U+FEFF stays, the other way round than
 * with JavaScript's own `trim`.
 */
function trimmed(text) {
    let start = 0;
    let end = text.length;
    while (start < end && isWhiteSpace(text.charCodeAt(start)))
        start += 1;
    while (end > start && isWhiteSpace(text.charCodeAt(end - 1)))
        end -= 1;
    return end - start === text.length ? text : text.slice(start, end);
}
function isWhiteSpace(unit) {
    if (unit < 0x85)
        return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
    if (unit < 0x1680)
        return unit === 0x85 || unit === 0xa0;
    if (unit <= 0x200a)
        return unit === 0x1680 || unit >= 0x2000;
    return unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}
/** References as a set: trimmed, without blank ones and repetitions, ascending by code point. */
function refSet(refs) {
    return refs.length === 0 ? refs : (0,_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedUnique */ .Z$)(refs.map(trimmed).filter((ref) => ref !== ''));
}


/***/ }),

/***/ 99409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ explainPaths),
/* harmony export */   ah: () => (/* binding */ pathSet),
/* harmony export */   gW: () => (/* binding */ projectPaths),
/* harmony export */   xx: () => (/* binding */ projectShape)
/* harmony export */ });
/* harmony import */ var _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22056);
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77220);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33698);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9294);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68295);





/** The reference's request. */
const projectShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ changedPaths: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), []) });
/** Which checks a change of these paths needs. */
function projectPaths(policy, paths, form) {
    return explainPaths(policy, paths, form).projection;
}
/** The same, with the rules that say so. */
function explainPaths(policy, given, form) {
    const changedPaths = pathSet(given, form);
    const { inClass, unclassified } = classified(policy, changedPaths, form);
    const docsOnly = (inClass.get(policy.docs ?? '')?.length ?? 0) === changedPaths.length;
    const rules = [];
    const asked = new Set();
    /** The paths for which a rule applies; null where it does not. */
    const pathsFor = (when) => {
        if (when === 'empty')
            return changedPaths.length === 0 ? [] : null;
        if (when === 'nothing')
            return asked.size > 0 || docsOnly ? null : [];
        if (typeof when === 'object' && when.docsOnly && !docsOnly)
            return null;
        const paths = when === 'unclassified' ? unclassified : (inClass.get(when.class) ?? []);
        return paths.length === 0 ? null : paths;
    };
    for (const [index, { when, ...rule }] of policy.rules.entries()) {
        const paths = pathsFor(when);
        if (paths === null)
            continue;
        rules.push({ rule: index, when: (0,_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .conditionText */ .D3)(when), ...rule, paths });
        for (const id of rule.require)
            asked.add(id);
        if (rule.last)
            break;
    }
    const inOrder = policy.checks.map(({ checkId }) => checkId).filter((id) => asked.has(id));
    const absorbing = inOrder.filter((id) => policy.absorbing.has(id));
    const requiredChecks = absorbing.length > 0 ? absorbing : inOrder;
    const { digest: projectionPolicy } = policy;
    const projectionDigest = (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixedDigest */ .m6)('proj1_', { projectionPolicy, changedPaths, requiredChecks });
    const reasons = (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_3__/* .sortedUnique */ .Z$)(rules.map(({ reason }) => reason));
    return {
        rules,
        projection: { schema: 1, projectionPolicy, projectionDigest, changedPaths, requiredChecks, docsOnly, reasons },
    };
}
/** Paths as a set, ascending. */
function pathSet(paths, form) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_3__/* .sortedUnique */ .Z$)(form === 'exact' ? paths : paths.map(normalPath).filter((path) => path !== ''));
}
function normalPath(path) {
    // Looked for first: most paths have neither, and there may be many.
    const slashed = (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_4__/* .trimmed */ .d)(path.includes('\\') ? path.replaceAll('\\', '/') : path);
    return slashed.startsWith('./') ? slashed.replace(/^(?:\.\/)+/, '') : slashed;
}
/** The paths of each class, and those of none. */
function classified({ classes }, paths, form) {
    const isStrange = paths.map((path) => form === 'exact' && normalPath(path) !== path);
    const isClassified = paths.map(() => false);
    const inClass = new Map();
    for (const [name, isIn] of classes) {
        const members = paths.filter((path, at) => {
            if (isStrange[at] === true || !isIn(path))
                return false;
            isClassified[at] = true;
            return true;
        });
        inClass.set(name, members);
    }
    return { inClass, unclassified: paths.filter((_path, at) => isClassified[at] === false) };
}


/***/ }),

/***/ 68295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ witnessId),
/* harmony export */   _Z: () => (/* binding */ BINDING),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   m6: () => (/* binding */ prefixedDigest)
/* harmony export */ });
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21694);


/** A prefix and SHA-256 of the canonical JSON (premath harness 0.2). */
function prefixedDigest(prefix, value) {
    return `${prefix}${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(value))}`;
}
/** What binds witness, delta and decision to one another, and to normaliser and policy (premath harness 3.3). */
function bindingOf(projectionDigest, normalizerId, policyDigest) {
    return {
        projectionDigest,
        typedCoreProjectionDigest: `ev1_${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${projectionDigest}\0${normalizerId}\0${policyDigest}\0`)}`,
        authorityPayloadDigest: projectionDigest,
        normalizerId,
        policyDigest,
    };
}
/** The names of its texts. */
const BINDING = Object.keys(bindingOf('', '', ''));
const BASE32_DIGITS = 52;
/** `w1_` and base32hex of SHA-256 of what a failure is known by (premath harness 3.2). */
function witnessId(key) {
    // 256 bits are 51 digits of five and one bit, which four zeros fill up. The digits of JavaScript's base 32 are those of base32hex.
    const bits = BigInt(`0x${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(key))}`) << 4n;
    return `w1_${bits.toString(32).padStart(BASE32_DIGITS, '0')}`;
}


/***/ }),

/***/ 12473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ timesOfResults),
/* harmony export */   iV: () => (/* binding */ expectedSeconds),
/* harmony export */   n: () => (/* binding */ timesOfBaseline),
/* harmony export */   zN: () => (/* binding */ secondsOfUnit)
/* harmony export */ });
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89166);
/* harmony import */ var _join_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90258);


/**
 * How long a unit is expected to take (src/routing/README.md, "Shards"): the median of the cell's own times, else the median of its
 * provider's, else the provider's default. `recorded`: the best source first; of a cell only the first source that has it counts.
 */
function expectedSeconds(defaultOf, ...recorded) {
    const ofCell = new Map();
    for (const source of recorded) {
        const known = source.filter(({ seconds }) => Number.isFinite(seconds) && seconds > 0);
        for (const [key, times] of (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedBy */ .m)(known, (time) => (0,_join_results_js__WEBPACK_IMPORTED_MODULE_0__/* .cellKey */ .sl)(time.caseId, time.agent))) {
            if (!ofCell.has(key))
                ofCell.set(key, times);
        }
    }
    const ofProvider = (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedBy */ .m)([...ofCell.values()].flat(), (time) => time.agent);
    return (caseId, agent) => medianOf(ofCell.get((0,_join_results_js__WEBPACK_IMPORTED_MODULE_0__/* .cellKey */ .sl)(caseId, agent))) ?? medianOf(ofProvider.get(agent)) ?? defaultOf(agent);
}
/** The seconds that a unit took with all its attempts; null where that is not known, or no client was started. */
function secondsOfUnit({ attempts, duration_ms: last }) {
    const all = attempts ?? [];
    const ms = all.length === 0 ? (last ?? 0) : all.reduce((sum, attempt) => sum + attempt.duration_ms, 0);
    return ms > 0 ? ms / 1000 : null;
}
function timesOfResults(results) {
    return results.flatMap((unit) => {
        const seconds = secondsOfUnit(unit);
        return seconds === null ? [] : [{ caseId: unit.case_id, agent: unit.agent, seconds }];
    });
}
/** The newest time that the history of each entry tells. */
function timesOfBaseline({ entries }) {
    return [...entries].flatMap(([caseId, cells]) => [...cells].flatMap(([agent, { history = [] }]) => {
        const seconds = history.find((record) => record.seconds !== undefined)?.seconds;
        return seconds === undefined ? [] : [{ caseId, agent, seconds }];
    }));
}
/** Of two in the middle the longer. */
function medianOf(times) {
    const sorted = (times ?? []).map(({ seconds }) => seconds).sort((left, right) => left - right);
    return sorted[Math.floor(sorted.length / 2)];
}


/***/ })

};
