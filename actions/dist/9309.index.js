export const id = 9309;
export const ids = [9309];
export const modules = {

/***/ 28244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* reexport */ DEFAULT_SHARDS),
  MATRIX_WISH: () => (/* binding */ MATRIX_WISH),
  shardWish: () => (/* binding */ shardWish),
  writePlan: () => (/* binding */ writePlan)
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
        throw (0,portcullis_error/* usageError */.Wp)(`expected at least ${loads.length} shards, one for each provider (${agents}), found a limit of ${limit}`, `Give --shards ${loads.length} or more, or fewer providers with --agents.`);
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
    const asked = most ?? (seconds === null ? 0 : needed);
    if (asked <= MAX_SHARDS)
        return;
    const cells = loads.reduce((sum, load) => sum + load.cells.length, 0);
    const minutes = loads.reduce((sum, load) => sum + load.seconds, 0) / 60;
    const size = `${cells} cells of ${loads.length} providers, ${Math.ceil(minutes)} minutes one after the other`;
    const least = Math.ceil(minutes / Math.max(1, MAX_SHARDS - loads.length));
    const [flag, what, give] = most === null
        ? [
            `--shard-minutes ${(seconds ?? 0) / 60}`,
            `${MAX_SHARDS} shards`,
            `--shard-minutes ${least} or more, limit it with --shards ${MAX_SHARDS}`,
        ]
        : ['--shards', String(MAX_SHARDS), `--shards ${MAX_SHARDS} or less`];
    throw (0,portcullis_error/* usageError */.Wp)(`${flag}: expected at most ${what}, which is how many jobs GitHub gives a matrix, found ${asked} (${size})`, `Give ${give}, or plan less with --changed, --agents or --category.`);
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
var make_plan = __webpack_require__(66710);
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
    const outputs = (0,plan_shards/* planOutputs */.iS)(plan);
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

/***/ 90856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ makeNewFolder),
/* harmony export */   dp: () => (/* binding */ removeEmptyFolders),
/* harmony export */   fc: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54072);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);




/** Makes a folder and those above it, and returns those that were not there, innermost first. `what` names it for people. */
async function makeFolder(path, what) {
    try {
        return await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notWritten */ .xc)(error, `${path}: ${what}`, 'a folder that can be made');
    }
}
/** Removes folders while they are empty, in the order in which `makeFolder` returns them. */
async function removeEmptyFolders(folders) {
    for (const folder of folders) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder);
        }
        catch (error) {
            // Something else may be in it by now; what cannot be removed does no harm.
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileErrorCode */ .c2)(error) === undefined)
                throw error;
            return;
        }
    }
}
/** Makes a new folder with a random ending of its name. Its path. */
async function makeNewFolder(prefix) {
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(prefix), 'a temporary folder');
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(prefix);
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notWritten */ .xc)(error, `${prefix}…`, 'a folder that can be made');
    }
}
/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
        return [path];
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileErrorCode */ .c2)(error);
        // Some file systems report another error than "exists" for a folder that is there.
        if (await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))
            return [];
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        const parents = await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
            return [path, ...parents];
        }
        catch (again) {
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileErrorCode */ .c2)(again) !== 'EEXIST')
                throw again;
            return [];
        }
    }
}


/***/ }),

/***/ 91766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   GM: () => (/* binding */ artifactsOfShards),
/* harmony export */   dm: () => (/* binding */ PLAN_ARTIFACT),
/* harmony export */   fI: () => (/* binding */ REQUIRED_ARTIFACT),
/* harmony export */   jb: () => (/* binding */ newestArtifact),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
/* harmony import */ var _newest_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33130);
/* harmony import */ var _plan_shards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76494);



/** What the plan's artifact is called, without `-a<attempt>`. */
const PLAN_ARTIFACT = 'routing-plan';
/** The same for the artifact with a gate's report. */
const REPORT_ARTIFACT = 'gate-report';
/** The same for the proofs of required checks. */
const REQUIRED_ARTIFACT = 'required';
/** More names than this are not listed. */
const NAMED = 5;
/** The name of an artifact: unique over all attempts of a run, since a name can be taken only once. */
function artifactName(stem, attempt) {
    return `${stem}-a${attempt}`;
}
/** Which attempt, counted from 1, uploaded an artifact called `<stem>-a<attempt>`; null where it is called otherwise. */
function attemptOf(name, stem) {
    const prefix = artifactName(stem, 0).slice(0, -1);
    const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
/**
 * Of the artifacts called `<stem>-a<attempt>` the one of the newest attempt; null where there is none. Attempts that the run has not
 * come to yet are none of its own.
 */
function newestArtifact(artifacts, stem, attempts) {
    const named = artifacts.flatMap((artifact) => {
        const attempt = attemptOf(artifact.name, stem);
        return attempt !== null && attempt >= attempts.from && attempt <= attempts.to ? [{ artifact, attempt }] : [];
    });
    const newest = (0,_newest_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .newestOf */ .s)(named, ({ attempt }) => attempt);
    // An upload that replaced another one of its name has the higher id.
    return newest.toSorted((left, right) => right.artifact.id - left.artifact.id)[0] ?? null;
}
/**
 * The artifacts with the results of a plan (src/routing/README.md, "Shards"): of each shard the newest attempt. What was uploaded before the
 * attempt that planned is of another plan. A shard without an artifact, or with one that has expired, is left out and told; its cells
 * have no result then.
 *
 * @param attempts that of the plan, and the one that the run is at
 */
function artifactsOfShards(artifacts, plan, attempts) {
    const found = (plan.shards ?? []).map((shard) => {
        const stem = (0,_plan_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .shardName */ .Az)(shard, null);
        return { stem, artifact: newestArtifact(artifacts, stem, attempts)?.artifact ?? null };
    });
    const missing = found.flatMap(({ stem, artifact }) => (artifact === null ? [stem] : []));
    const expired = found.flatMap(({ artifact }) => (artifact?.expired === true ? [artifact.name] : []));
    return {
        chosen: found.flatMap(({ artifact }) => (artifact === null || artifact.expired ? [] : [artifact])),
        notes: [
            ...notesOn(missing, 'uploaded no results', 'did the job end before?'),
            ...notesOn(expired, 'has expired', 'run all jobs again'),
        ],
    };
}
function notesOn(names, what, remedy) {
    if (names.length === 0)
        return [];
    return [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(names.length, 'shard')}: ${what}: ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .K)(names, NAMED)} (${remedy})`];
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


/***/ }),

/***/ 33130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ newestAttempts),
/* harmony export */   s: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76675);
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89166);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22402);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _plan_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76494);







/**
 * The results that count (src/routing/README.md, "Shards"): of several attempts at a shard the newest, whatever the order of `all`; of
 * another plan none. After everything was run again the results of the plan before still lie there: those of an attempt older than
 * any of this plan are left out and told.
 *
 * @throws PortcullisError `invalid_input` for results of another plan, for two of one attempt, and for what is none of the shard's;
 * `not_comparable` for an artifact that is called after another shard or attempt
 */
function newestAttempts(all) {
    const digests = new Map([...new Set(all.map(({ plan }) => plan))].map((plan) => [plan, (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planDigest */ .Gb)(plan)]));
    const digestOf = (plan) => digests.get(plan) ?? '';
    const isOwn = ({ results, plan }) => results.batch_run_id === plan.batch_run_id && results.plan_digest === digestOf(plan);
    const own = all.filter(isOwn);
    const foreign = all.filter((batch) => !isOwn(batch));
    for (const batch of own)
        refuseMisnamed(batch);
    for (const batch of foreign) {
        const same = own.filter(({ plan }) => plan === batch.plan);
        const isOldest = same.length > 0 && same.every((one) => attemptOf(batch) < attemptOf(one));
        const isEarlier = batch.results.shard !== undefined && isOldest;
        if (!isEarlier)
            throw foreignError(batch, digestOf(batch.plan));
    }
    for (const batch of own)
        refuseOthersCells(batch);
    const groups = (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(own, ({ plan, file, results: { shard } }) => shard === undefined ? `file ${file}` : `shard ${shard} ${digestOf(plan)}`);
    const newest = new Set([...groups.values()].flatMap(countingOnes));
    const older = own.length - newest.size;
    const told = (count, why) => count === 0 ? [] : [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(count, 'results file')} left out: ${why}`];
    return {
        batches: own.filter((batch) => newest.has(batch)),
        notes: [
            ...told(older, 'there is a newer attempt at the same shard'),
            ...told(foreign.length, 'of another plan, from an attempt before this one was made'),
        ],
    };
}
function attemptOf({ results }) {
    return results.attempt ?? 1;
}
/** Of several attempts those of the newest: usually one. */
function newestOf(attempts, attemptOfOne) {
    const last = (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_6__/* .largest */ .n)(attempts.map(attemptOfOne));
    return attempts.filter((one) => attemptOfOne(one) === last);
}
function countingOnes(attempts) {
    if (attempts[0]?.results.shard === undefined)
        return attempts;
    const newest = newestOf(attempts, attemptOf);
    const [first, twin] = newest;
    if (first === undefined || twin === undefined)
        return newest;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${twin.file}: expected one results file of shard ${twin.results.shard ?? 0}, attempt ${attemptOf(twin)}, found another at ${first.file}`, 'Give each results file once; a shard that is run again needs a higher --attempt.');
}
/** A shard speaks of its own cells only: it can neither fill in nor excuse what another one lost. */
function refuseOthersCells({ file, results, plan }) {
    if (results.shard === undefined)
        return;
    const shard = plan.shards?.find(({ shard: number }) => number === results.shard);
    if (shard === undefined) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${file}: expected a shard of the plan, found shard ${results.shard} of ${plan.shards?.length ?? 0}`, 'Give the plan that the shard was run from.');
    }
    const isIts = (0,_plan_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .cellsOfShard */ .NO)(shard);
    const stray = [...results.results, ...(results.not_run ?? [])].find((row) => !isIts(row));
    if (stray === undefined)
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${file}: expected cells of shard ${results.shard}, found ${stray.case_id}/${stray.agent}`, 'Run the shard again.');
}
function foreignError({ file, results, plan }, digest) {
    const found = `those of ${results.plan_digest} (batch ${results.batch_run_id})`;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${file}: expected results of the plan ${digest} (batch ${plan.batch_run_id}), found ${found}`, 'Keep plan.json and the results of one batch together, and edit neither.');
}
/**
 * An artifact holds what its name says: results of another shard in it would supersede that shard's own. Results that are in no artifact,
 * and those of another plan, are left to `newestAttempts`.
 *
 * @throws PortcullisError `not_comparable`
 */
function refuseMisnamed({ artifact, results, plan }) {
    if (artifact === undefined)
        return;
    const { shard, attempt = 1 } = results;
    const planned = plan.shards?.find((one) => one.shard === shard);
    const expected = planned === undefined ? null : (0,_plan_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .shardName */ .Az)(planned, attempt);
    if (expected === artifact)
        return;
    const found = shard === undefined ? 'those of no shard' : `those of shard ${shard}, attempt ${attempt}`;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notComparable */ .kY)(`${artifact}/${_contracts_results_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_FILE */ .yG}: expected the results that the artifact is called after, found ${found}`, 'Run that job again.');
}


/***/ }),

/***/ 76494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   NO: () => (/* binding */ cellsOfShard),
/* harmony export */   Rs: () => (/* binding */ planOfShard),
/* harmony export */   iS: () => (/* binding */ planOutputs)
/* harmony export */ });
/* unused harmony export OUTPUT_BYTES */
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38650);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** The plan with the units of one of its shards only. Throws a usage error where it has no such shard. */
function planOfShard(plan, shard) {
    const cells = cellsOfShard(shardOf(plan, shard));
    return { ...plan, units: plan.units.filter(cells) };
}
/** The shard of that number. Throws a usage error where the plan has none. */
function shardOf({ shards }, number) {
    const found = shards?.find(({ shard }) => shard === number);
    if (found !== undefined)
        return found;
    const count = shards?.length ?? 0;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`--shard: expected ${count === 0 ? 'a plan with shards' : `a shard from 1 to ${count}`}, found shard ${number}${count === 0 ? ' of a plan that has none' : ''}`, 'Make the plan with `portcullis plan --shards N`.');
}
/** Whether a cell is one of a shard's. */
function cellsOfShard({ agent, cells, }) {
    const ids = new Set(cells.map((cell) => cell.case_id));
    return (cell) => cell.agent === agent && ids.has(cell.case_id);
}
/**
 * What a shard's results are called, as an artifact and as a folder: `routing-<provider>-<shard>`, with `-a<attempt>` where the
 * attempt is known.
 */
function shardName({ agent, shard }, attempt) {
    return `routing-${agent}-${shard}${attempt === null ? '' : `-a${attempt}`}`;
}
/** What GitHub takes as the outputs of one job: bytes, measured as UTF-16. */
const OUTPUT_BYTES = 1024 * 1024;
/** For the names of the outputs and for what else the job says. */
const RESERVED_BYTES = 64 * 1024;
/**
 * The outputs of a plan with shards (src/routing/README.md, "Shards").
 *
 * @throws PortcullisError `invalid_input` where they are more than a job can hand on
 */
function planOutputs(plan) {
    const include = (plan.shards ?? []).map(({ shard, agent }) => ({
        shard,
        agent,
        artifact: shardName({ shard, agent }, null),
    }));
    const outputs = {
        batch_run_id: plan.batch_run_id,
        plan_digest: (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planDigest */ .Gb)(plan),
        has_work: include.length > 0,
        matrix: { include },
    };
    const bytes = 2 * JSON.stringify(outputs).length;
    if (bytes <= OUTPUT_BYTES - RESERVED_BYTES)
        return outputs;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`the matrix: expected at most ${OUTPUT_BYTES - RESERVED_BYTES} bytes, which a job can hand on, found ${bytes} for ${include.length} shards`, 'Give fewer shards, or providers with shorter ids.');
}


/***/ })

};
