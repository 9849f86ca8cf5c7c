export const id = 6804;
export const ids = [6804];
export const modules = {

/***/ 56122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ loadHead)
});

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(15609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(28397);
// EXTERNAL MODULE: ./build/routing/unusable-evidence.js
var unusable_evidence = __webpack_require__(34702);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
;// CONCATENATED MODULE: ./build/routing/derive-rows.js









/** Rows that a warning names. */
const NAMED_ROWS = 3;
const LISTS = ['missing', 'optional_hits', 'disallowed_hits', 'gating_hits'];
/**
 * Judges each row of results from the facts that it carries; a stored verdict that differs is a warning. Rows that no plan asked for are
 * left to `joinResults`. Rules in src/routing/README.md, "Rows".
 *
 * @throws PortcullisError `not_comparable` for facts that cannot both be true, and for a cell that was left out without a cause
 */
function deriveRows(batches, cases, hidesReads) {
    const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
    // Shards have one plan.
    const known = new Map();
    const differing = [];
    const derived = batches.map((batch) => {
        const { results, plan } = batch;
        const cells = known.get(plan) ?? (0,grouped_by/* groupedBy */.m)(plan.units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent));
        known.set(plan, cells);
        const { mode } = results.options;
        // Recordings may be of one session: only what is run is held to sessions of its own.
        const shared = mode === 'replay' ? new Set() : (0,unusable_evidence/* sharedSessions */.pA)(results.results);
        const rows = results.results.map((stored) => {
            const { case_id: id, agent, trial, unit_run_id: unitId } = stored;
            if (!cells.has((0,join_results/* cellKey */.sl)(id, agent)))
                return stored;
            const place = `${id}/${agent}, trial ${trial} (${unitId})`;
            const item = byId.get(id);
            const unknown = { expected: 'a case of the case set', found: 'none of that id' };
            if (item === undefined)
                return refuse(batch.file, place, unknown);
            const at = { item, mode, isShared: shared.has(unitId), hidesReads };
            const { row, stored: told } = deriveRow(stored, at);
            const contradiction = rowContradiction(row, at);
            if (contradiction !== null)
                return refuse(batch.file, place, contradiction);
            if (told !== null)
                differing.push(`${batch.file}: ${place}: ${statusText(row)}, not ${told}`);
            return row;
        });
        const leftOut = leftOutContradiction(results, cells);
        if (leftOut !== null)
            return refuse(batch.file, leftOut.cell, leftOut);
        return { ...batch, results: { ...results, results: rows } };
    });
    return { batches: derived, warnings: warningsOf(differing) };
}
function refuse(file, place, facts) {
    throw (0,portcullis_error/* mismatchError */.Jk)('not_comparable', `${file}: ${place}`, facts, 'Run that job again with the same version.');
}
function warningsOf(differing) {
    if (differing.length === 0)
        return [];
    const more = differing.length > NAMED_ROWS ? `; and ${differing.length - NAMED_ROWS} more` : '';
    return [
        `results say another verdict than their own facts give, which is the one that counts: ${differing.slice(0, NAMED_ROWS).join('; ')}${more}`,
    ];
}
/** The row with what `judgeUnit` gives for its facts under the case that was asked. */
function deriveRow(row, { item, isShared, hidesReads }) {
    const hits = new Map(Object.entries(row.token_hits));
    const judged = (0,judge_unit/* judgeUnit */.M)((0,requirements/* requirementsOf */.jj)(item.definition, row.agent, hidesReads), { ...row, hits });
    const unusable = (0,unusable_evidence/* unusableFor */.zb)(row, isShared);
    const verdict = unusable === null ? judged : { ...judged, ...(0,unusable_evidence/* infraStatus */.RV)(unusable, row.timed_out) };
    const [expected, stored] = [statusText(verdict), statusText(row)];
    const differs = expected !== stored;
    if (!differs && LISTS.every((list) => (0,external_node_util_.isDeepStrictEqual)(verdict[list], row[list])))
        return { row, stored: null };
    const error = differs ? `its results say ${stored}; by its own facts it is ${expected}` : row.error;
    return { row: { ...row, ...verdict, error }, stored: differs ? stored : `${stored} with other tokens` };
}
function statusText({ status, infra_reason, failure_kind, failure_category }) {
    const why = [infra_reason, failure_kind, failure_category].filter((part) => part !== null);
    return why.length === 0 ? status : `${status} (${why.join(', ')})`;
}
/**
 * Which facts of a derived row cannot both be true; null where all may be. A reason for infrastructure has to show in the facts: else a
 * forged row makes a failure a tolerated outage.
 */
function rowContradiction(row, place) {
    const rules = [checkCause, checkCase, checkHits, checkTranscript, checkAttempts];
    return rules.reduce((found, rule) => found ?? rule(row, place), null);
}
const checkCause = (row, { isShared }) => {
    const facts = (0,unusable_evidence/* missingCauseFacts */.nB)(row, isShared);
    return facts === null ? null : { expected: `${facts}, for ${statusText(row)}`, found: 'none of that' };
};
const checkCase = (row, { item }) => different('the case digest', item.digest, row.case_digest) ??
    different('the expected skill', item.definition.expected_skill ?? null, row.expected_skill) ??
    different('the category', item.definition.category ?? null, row.category) ??
    different('the client', row.agent, row.client.name);
/** No signal leaves a hit that is stronger than the best of what succeeded, or that succeeded without having been tried. */
const checkHits = ({ token_hits: hits, log_fallback: logs }) => {
    for (const [token, hit] of Object.entries(hits)) {
        if (!isPossible(hit)) {
            const { proof_line: _proof, ...facts } = hit;
            return { expected: `a hit of ${(0,problem/* shown */.SP)(token)} whose tiers fit together`, found: (0,problem/* shown */.SP)(facts) };
        }
        if (hit.source_kind === 'log_fallback' && logs?.counts !== true) {
            return { expected: "hits from the client's logs only where these count", found: `one of ${(0,problem/* shown */.SP)(token)}` };
        }
    }
    return null;
};
function isPossible({ tier, attempted, succeeded, succeeded_tier: reached }) {
    // Only what succeeded is definitive, and a mention is all that is neither called nor read.
    if (!attempted && tier !== 3)
        return false;
    if (!succeeded)
        return tier !== 1 && (reached === null || reached === 3);
    return attempted && reached !== null && reached < 3 && tier <= reached;
}
/** Only what was not started leaves no transcript, and then it did nothing either. */
const checkTranscript = ({ transcript, infra_reason: reason, observed, token_hits: hits }) => {
    if (transcript !== null)
        return null;
    const did = observed.session_started || observed.assistant_text || observed.tool_calls > 0;
    const isUnstarted = reason === 'not_started' || reason === 'invalid';
    if (isUnstarted && !did && Object.keys(hits).length === 0)
        return null;
    return { expected: 'the digest of a transcript, since the client was started', found: 'none' };
};
const checkAttempts = (row, { mode }) => {
    const { attempts } = row;
    if (mode === 'replay') {
        return attempts === null ? null : { expected: 'no attempts, since a recording was judged', found: 'some' };
    }
    if (attempts === null)
        return { expected: 'the attempts at a unit that was run', found: 'none' };
    const last = attempts.at(-1);
    if (last === undefined) {
        const isLeft = row.infra_reason === 'not_started' && row.transcript === null;
        return isLeft ? null : { expected: 'an attempt at least', found: 'none' };
    }
    // A verdict stands, once it is reached: to try again until it is another one is no retry.
    const verdict = attempts.slice(0, -1).find(({ status }) => status !== 'infra_error');
    if (verdict !== undefined) {
        return {
            expected: 'attempts that infrastructure ended before the last one',
            found: `${verdict.status} among them`,
        };
    }
    return (different('the exit code of the last attempt', row.exit_code, last.exit_code) ??
        different('the timeout of the last attempt', row.timed_out, last.timed_out));
};
function different(what, expected, found) {
    return expected === found ? null : { expected: `${what} ${(0,problem/* shown */.SP)(expected)}`, found: (0,problem/* shown */.SP)(found) };
}
/** Sums of costs depend on their order in the last digits. */
const USD_PRECISION = 1e-6;
/**
 * Why results may not leave out what they leave out; null where they may. A cell is in `not_run` only where a budget that was given is
 * used up and a unit of it has no result; and of the trials of later stages, which a shard runs in their order, none may be missing before
 * one that is there.
 *
 * @param cells the planned units by `cellKey`
 */
function leftOutContradiction(results, cells) {
    const { not_run: notRun = [], results: rows, options } = results;
    const done = new Set(rows.map(join_results/* unitKey */.g2));
    const cut = new Set();
    for (const { case_id: id, agent } of notRun) {
        const key = (0,join_results/* cellKey */.sl)(id, agent);
        const at = (expected, found) => {
            return { cell: `${id}/${agent}`, expected, found };
        };
        const open = (cells.get(key) ?? []).some((unit) => !done.has((0,join_results/* unitKey */.g2)(unit)));
        if (!open)
            return at('a planned unit without a result, since the cell was not finished', 'none');
        if (cut.has(key))
            return at('one mention of a cell that was not finished', 'two');
        if (options.mode === 'replay')
            return at('no cell that was cut off, since recordings were judged', 'one');
        if (!isUsedUp(options.budget, rows)) {
            const found = options.budget === undefined ? 'no budget' : `${rows.length} units within it`;
            return at('a budget that is used up, since the cell was not finished', found);
        }
        cut.add(key);
    }
    if (options.mode === 'replay' || results.shard === undefined)
        return null;
    for (const key of new Set(rows.map((row) => (0,join_results/* cellKey */.sl)(row.case_id, row.agent)))) {
        const skipped = cut.has(key) ? undefined : skippedTrial(cells.get(key) ?? [], done);
        if (skipped === undefined)
            continue;
        const { case_id: id, agent, trial } = skipped;
        return {
            cell: `${id}/${agent}`,
            expected: `a result of trial ${trial}, since there is one of a later trial`,
            found: 'none',
        };
    }
    return null;
}
/** What a run is ended by (`RunBudget`): how long it took is not told. */
function isUsedUp(budget, rows) {
    if (budget === undefined)
        return false;
    const { units, usd, minutes } = budget;
    const spent = rows.reduce((sum, { usage }) => sum + (usage?.cost_usd ?? 0), 0);
    return minutes !== null || (units !== null && rows.length >= units) || (usd !== null && spent + USD_PRECISION >= usd);
}
/** A trial of a later stage without a result, where a later one has one. Those that are always run are missed by the gate itself. */
function skippedTrial(units, done) {
    const last = (0,append/* largest */.n)(units.filter((unit) => done.has((0,join_results/* unitKey */.g2)(unit))).map(({ trial }) => trial));
    return units.find((unit) => unit.optional === true && unit.trial < last && !done.has((0,join_results/* unitKey */.g2)(unit)));
}

// EXTERNAL MODULE: ./build/app/results/load-batches.js
var load_batches = __webpack_require__(25192);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: ./build/app/results/transcript-of-unit.js
var transcript_of_unit = __webpack_require__(77020);
;// CONCATENATED MODULE: ./build/app/gates/gate-head.js










/**
 * Reads the head and refuses results that are not its own, or that contradict themselves: exit code 3, since nothing can be said about it.
 */
async function loadHead(world, options) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    // Turns of evidence files need no cases.
    const cases = options.results.length === 0 && options.plan === null ? [] : await (0,load_cases/* loadCases */.EG)(world.root, paths, config);
    const plan = options.plan === null ? null : await (0,load_batches/* parsedPlan */.X)(world, options.plan);
    const loaded = await (0,load_batches/* loadBatches */.P)(world, options.results, plan?.plan ?? null, options.needed?.claims ?? null);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const commit = (await repository?.headCommit()) ?? null;
    const expected = { digest: (0,case_file/* caseSetDigest */.Rp)(cases), commit: repository === null ? undefined : commit };
    refuseOtherResults(loaded.batches, expected);
    const { batches, warnings } = deriveRows(loaded.batches, cases, known_providers/* HIDES_READS */.uc);
    await (0,transcript_of_unit/* refuseOtherTranscripts */.YH)(world, batches);
    const planAlone = options.results.length === 0 ? plan : null;
    if (planAlone !== null)
        requireEmptyPlan(planAlone, expected);
    const dirty = (await repository?.isDirty()) ?? false;
    const notes = dirty ? ['the working tree differs from HEAD: the results may not be of what is committed'] : [];
    const casePlaces = { paths, named: options.cases !== null };
    return {
        config,
        cases,
        casePlaces,
        batches,
        nothingToRun: planAlone !== null,
        commit,
        repository,
        warnings: [...(options.notes ?? []), ...loaded.notes, ...warnings, ...notes],
    };
}
function refuseOtherResults(batches, expected) {
    for (const { file, results, plan } of batches) {
        for (const found of [results.case_set_digest, plan.case_set_digest])
            refuseOtherCases(file, expected, found);
        refuseOtherCommit(file, expected, results.commit);
    }
}
function refuseOtherCases(file, { digest }, found) {
    if (found === digest)
        return;
    throw (0,portcullis_error/* notComparable */.kY)(`${file}: expected results of the case set ${digest}, found results of ${found}`, 'The cases changed since the run: run or replay again.');
}
function refuseOtherCommit(file, { commit }, found) {
    if (commit === undefined || found === commit)
        return;
    throw (0,portcullis_error/* notComparable */.kY)(`${file}: expected results of the commit ${commit ?? '(none)'}, found results of ${found ?? '(none)'}`, 'Check out the commit that the results belong to, or run or replay again.');
}
/** Without any results the plan has to say itself that there is nothing to run. */
function requireEmptyPlan({ file, plan }, expected) {
    refuseOtherCases(file, expected, plan.case_set_digest);
    refuseOtherCommit(file, expected, plan.commit);
    if (plan.units.length === 0 && plan.selection.changed !== undefined)
        return;
    throw (0,portcullis_error/* notComparable */.kY)(`${file}: expected results of the ${(0,counted/* counted */.h)(plan.units.length, 'unit')} that it plans, found none at all`, 'Look at the jobs that should have run them, and name their results.');
}


/***/ }),

/***/ 25192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ loadBatches),
/* harmony export */   X: () => (/* binding */ parsedPlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _gates_jobs_judge_needs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45631);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _routing_newest_attempts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33130);
/* harmony import */ var _results_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89089);







/**
 * Reads each results file once, and the plan of each: the given one, else `plan.json` beside the results. Of several attempts at a shard
 * the newest counts.
 *
 * @param claims what the jobs that planned told of the plan; null where none could
 * @throws PortcullisError `not_comparable` for another plan than was told of, `invalid_input` without a plan, and what `newestAttempts` throws
 */
async function loadBatches(world, places, given, claims) {
    const batches = [];
    for (const { path, shown, artifact, results } of await (0,_results_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readResults */ .x)(world, places)) {
        const plan = given ?? (await planBeside(path, shown));
        const place = artifact === undefined ? {} : { place: path, artifact };
        batches.push({ file: shown, ...place, results, plan });
    }
    if (claims !== null) {
        for (const plan of new Set([...(given === null ? [] : [given]), ...batches.map((batch) => batch.plan)])) {
            (0,_gates_jobs_judge_needs_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseOtherPlan */ .gq)(plan, claims);
        }
    }
    return (0,_routing_newest_attempts_js__WEBPACK_IMPORTED_MODULE_5__/* .newestAttempts */ .N)(batches);
}
/** Reads the plan that a path names, relative to where the command runs; one that was read before stays what it is. */
async function parsedPlan(world, plan) {
    if (typeof plan !== 'string')
        return plan;
    return { file: plan, plan: (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .vS)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, plan), 'the plan'), plan) };
}
/** Which cells should have run stands in the plan only. */
async function planBeside(path, shown) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI), 'the plan');
    if (text !== undefined)
        return (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .vS)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(shown), _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI));
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInput */ .aY)(`${shown}: expected its plan, found neither --plan nor a ${_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI} beside it`, `Keep ${_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI} beside the results, or name it with --plan.`);
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

/***/ 45631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J0: () => (/* binding */ PLAN_CLAIM),
/* harmony export */   Jt: () => (/* binding */ planClaims),
/* harmony export */   Q: () => (/* binding */ ATTESTATION_CLAIM),
/* harmony export */   SH: () => (/* binding */ jobIds),
/* harmony export */   gq: () => (/* binding */ refuseOtherPlan),
/* harmony export */   pw: () => (/* binding */ judgeNeeds)
/* harmony export */ });
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38650);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7083);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93012);
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13468);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51467);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);







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
        throw usage(`The input "allowed-skips" names ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(stranger)}: expected one of the jobs in "needs": ${[...jobs.keys()].map(_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP).join(', ')}.`, 'Correct the id, or take it out.');
    }
    const allowed = new Set(allowedSkips);
    return [...jobs]
        .map(([job, value]) => legOf(job, value, allowed.has(job)))
        .sort((left, right) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP)(left.job, right.job));
}
/** The output by which the job that plans tells the digest of the plan. */
const PLAN_CLAIM = 'plan-digest';
/** The output by which the job that proves required checks tells the digest of its attestation. */
const ATTESTATION_CLAIM = 'attestation-digest';
const CLAIMS = new Map([
    [PLAN_CLAIM, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planDigest */ .Gb],
    ['batch-run-id', (plan) => plan.batch_run_id],
    ['has-work', (plan) => String((plan.shards ?? plan.units).length > 0)],
]);
/**
 * The outputs of the jobs that a gate needs by which it can tell that the plan and the proof which it loads are those that were made. Throws as
 * `judgeNeeds` does, and where two jobs contradict each other.
 */
function planClaims(text) {
    const outputs = Object.values(needsOf(text)).map((job) => ((0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .G)(job) ? (job['outputs'] ?? null) : null));
    const claims = [...CLAIMS.keys(), ATTESTATION_CLAIM].flatMap((name) => {
        const values = new Set(outputs.flatMap((output) => ((0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .G)(output) ? [output[name]] : [])));
        const texts = [...values].filter((value) => typeof value === 'string' && value !== '');
        if (texts.length > 1)
            throw usage(`The jobs in "needs" contradict each other about ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}.`, HELP);
        return texts.map((claim) => [name, claim]);
    });
    return new Map(claims);
}
/**
 * Refuses a plan that is not the one of the planning job: whoever has the run's token can replace an artifact.
 *
 * @throws PortcullisError `not_comparable` where it is another
 */
function refuseOtherPlan(plan, claims) {
    for (const [name, valueOf] of CLAIMS) {
        const claim = claims.get(name);
        if (claim === undefined)
            continue;
        const value = valueOf(plan);
        if (value === claim)
            continue;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`the plan of this run: expected ${name} ${claim}, which the job that plans told, found ${value}`, 'Run all jobs again.');
    }
}
/** Job ids, separated by commas, spaces or lines. */
function jobIds(text) {
    return text.split(/[\s,]+/).filter((id) => id !== '');
}
function legOf(job, value, maySkip) {
    const found = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .G)(value) ? value['result'] : undefined;
    const result = typeof found === 'string' ? found : null;
    if (result === 'success')
        return { job, result, delta: 'succeeded', gate: 'ok', message: 'succeeded' };
    if (result === 'skipped' && maySkip) {
        return { job, result, delta: 'skipped', gate: 'ok', message: 'was skipped, which is allowed' };
    }
    const unknown = `has no known result: expected success, failure, cancelled or skipped, found ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(found)}`;
    const message = (result === null ? null : MEANING.get(result)) ?? unknown;
    return { job, result, delta: 'leg', gate: 'fail', message };
}
function needsOf(text) {
    let value;
    try {
        const document = (0,_kernel_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonDocument */ .d)(text);
        const twice = document.duplicateKeys[0]?.pointer;
        if (twice !== undefined)
            throw usage(`The input "needs" has ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(twice)} twice: expected it once.`, HELP);
        value = document.value;
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_3__/* .JsonSyntaxError */ .q))
            throw error;
        throw usage(`The input "needs" is no JSON: line ${error.line}, column ${error.column}: ${error.message}.`, HELP);
    }
    if (!(0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .G)(value))
        throw usage(`The input "needs" is ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(value)}: expected an object of jobs.`, HELP);
    const stranger = Object.keys(value).find((id) => !JOB_ID.test(id));
    if (stranger === undefined)
        return value;
    throw usage(`The input "needs" has the key ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(stranger)}: expected ids of jobs.`, HELP);
}
function usage(message, help) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)(message, help);
}


/***/ }),

/***/ 40241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ routingCell),
  s: () => (/* binding */ tallyOf)
});

// EXTERNAL MODULE: ./build/contracts/explain-command.js
var explain_command = __webpack_require__(96415);
// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(58077);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js
var fisher = __webpack_require__(75673);
// EXTERNAL MODULE: ./build/kernel/statistics/last-where.js
var last_where = __webpack_require__(16502);
;// CONCATENATED MODULE: ./build/kernel/statistics/detectable-drop.js




/**
 * The smallest true drop from the base's observed rate that a head of `trials` trials would show as significant
 * (Fisher's p-value below `alpha` and an observed drop of `minimumDrop` or more) with a probability of `power` or more:
 * what a green comparison of this size can vouch for. From 0 to the base's rate; `null` where either side has no trials
 * or not even a head without a pass would be significant. Throws `RangeError` on impossible counts.
 */
function detectableDrop({ base, trials, alpha, minimumDrop, power }) {
    const isSignificant = (passed) => {
        const head = { passed, total: trials };
        return (0,fisher/* fisherLess */.H)(head, base) < alpha && (0,counts/* rateDrop */.A)(head, base) >= minimumDrop;
    };
    // Which it is not without trials on both sides either: the p-value is 1 then.
    if (!isSignificant(0))
        return null;
    // Fewer passes are at least as significant, and a lower rate shows few passes at least as often.
    const mostPasses = (0,last_where/* lastWhere */.Q)(isSignificant, { low: 0, high: trials, middle: Math.floor });
    // By the chance of missing it, which keeps its digits where the power is nearly 1.
    const isSeen = (rate) => (0,binomial/* binomialAtLeast */.yb)(mostPasses + 1, trials, rate) <= 1 - power;
    const highestRate = (0,last_where/* lastWhere */.Q)(isSeen, { low: 0, high: 1 });
    return Math.max(0, base.passed / base.total - highestRate);
}

// EXTERNAL MODULE: ./build/kernel/statistics/wilson.js
var wilson = __webpack_require__(43008);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sampling_sample = __webpack_require__(977);
;// CONCATENATED MODULE: ./build/gates/routing/routing-cell.js




/** The probability with which a drop has to show to be called detectable, as is usual in the design of experiments. */
const POWER = 0.8;
/** A cell as the gate result shows it. `fileOfUnit`: unit id → results file, for the command that explains it. */
function routingCell(cell, { fileOfUnit, skillChanges }, policy, tested) {
    const { judged, item } = cell;
    const { trial: index, notes, ...decided } = cell.decision;
    const anyResult = judged.find((result) => result !== null) ?? null;
    const deciding = index === null ? anyResult : (judged[index] ?? null);
    const isFailed = item !== null && deciding?.status === 'fail';
    const errors = [deciding?.error ?? [], isFailed ? skillChanges(item.definition) : []].flat();
    return {
        case_id: cell.caseId,
        agent: cell.agent,
        ...decided,
        notes: [...notes],
        got: deciding === null ? null : gotOf(deciding),
        trials: cell.units.map(({ unit }, at) => ({
            trial: unit.trial,
            unit_run_id: judged[at]?.unit_run_id ?? null,
            status: judged[at]?.status ?? null,
            timed_out: judged[at]?.timed_out ?? false,
        })),
        missing: deciding?.missing.map(({ token, reason }) => `${token} (${reason})`) ?? [],
        gating_hits: deciding?.gating_hits ?? [],
        error: errors.length === 0 ? null : errors.join('; '),
        proof: deciding === null ? null : proofOf(deciding),
        case_file: item?.file ?? null,
        case_line: item?.line ?? null,
        explain: deciding === null ? null : (0,explain_command/* explainCommand */.bn)(deciding, fileOfUnit.get(deciding.unit_run_id) ?? 'artifacts'),
        sampling: cellSampling(cell, policy, tested),
    };
}
function gotOf(result) {
    return {
        unit_run_id: result.unit_run_id,
        status: result.status,
        timed_out: result.timed_out,
        failure_kind: result.failure_kind,
        failure_category: result.failure_category,
        infra_reason: result.infra_reason,
        limit: result.limit,
    };
}
/** The line that shows best why: of a disallowed hit, else of a missing token that has a hit, else of the expected skill. */
function proofOf(result) {
    const hits = new Map(Object.entries(result.token_hits));
    const tokens = [...result.gating_hits, ...result.missing.map(({ token }) => token), result.expected_skill ?? ''];
    for (const token of tokens) {
        const hit = hits.get(token);
        if (hit !== undefined)
            return { token, line_number: hit.line_number, line: hit.proof_line };
    }
    return null;
}
/** What the trials of a cell counted and what their number can show; null where none has a result. `tested`: cells of the suite. */
function cellSampling(cell, policy, tested) {
    const { sampled, decision } = cell;
    const results = cell.judged.filter((result) => result !== null);
    if (results.length === 0)
        return null;
    const { units, repeated } = (0,sampling_sample/* independentTrials */.aW)(results);
    const sample = sampled?.sample ?? (0,sampling_sample/* sampleOf */.uV)(units, decision.expected?.allow_timeout ?? false);
    const { rule = { kind: 'single', base: null }, verdict } = sampled ?? {};
    const step = verdict?.step;
    const p = step?.p ?? null;
    return {
        rule: rule.kind,
        head: tallyOf(sample),
        base: rule.base === null ? null : tallyOf(rule.base),
        p_value: p,
        adjusted_p_value: verdict?.adjusted ?? null,
        drop: verdict?.drop ?? null,
        detectable_drop: rule.kind !== 'sequential'
            ? null
            : detectableDrop({
                base: rule.base,
                trials: sample.total,
                // Holm's first step: beside so many tested cells, its own p-value would have to be so much smaller.
                alpha: policy.alpha / Math.max(1, p === null ? tested + 1 : tested),
                minimumDrop: policy.drop,
                power: POWER,
            }),
        wanted: step?.kind === 'more' ? step.counted : null,
        infra: sample.infra,
        repeated,
    };
}
/** Counts with the interval that a report prints; what is decided is decided by exact tests. */
function tallyOf({ passed, total }) {
    const { low, high } = (0,wilson/* wilsonInterval */.Y)({ passed, total });
    return { passed, total, low: rounded(low), high: rounded(high) };
}
function rounded(value) {
    return Math.round(value * 1e6) / 1e6;
}


/***/ }),

/***/ 58077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ binomialAtMost),
/* harmony export */   qI: () => (/* binding */ binomialMass),
/* harmony export */   yb: () => (/* binding */ binomialAtLeast)
/* harmony export */ });
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73309);

/** ln of a probability from it and its complement: of the two, the smaller carries the digits. */
function logProbability(p, complement) {
    return p > 0.5 ? Math.log1p(-complement) : Math.log(p);
}
/** ln of p to the power of a count. Nothing to the power of nothing is 1, where 0 times -Infinity is no number. */
function logPower(count, logP) {
    return count === 0 ? 0 : count * logP;
}
function mass(k, n, p, q) {
    const logPasses = logPower(k, logProbability(p, q));
    return Math.exp((0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .logChoose */ .Oo)(n, k) + logPasses + logPower(n - k, logProbability(q, p)));
}
/** P(X <= k), where k is not above the mean: the terms shrink from k downwards, each a simple multiple of the last. */
function lowerTail(k, n, p, q) {
    let term = 1;
    let sum = 1;
    for (let i = k; i > 0; i -= 1) {
        term *= (i * q) / ((n - i + 1) * p);
        sum += term;
    }
    return mass(k, n, p, q) * sum;
}
/** P(X <= k), by the tail that does not hold the mean. Passes and fails change places for the upper one. */
function atMost(k, n, p, q) {
    if (k === n)
        return 1;
    return k <= n * p ? lowerTail(k, n, p, q) : 1 - lowerTail(n - k - 1, n, q, p);
}
/**
 * P(X = k): the probability of exactly k passes in n independent trials that each pass with probability p (Bernoulli
 * 1713), for whole 0 <= k <= n. In log space, so that no n overflows; correct for p = 0 and p = 1. The relative error
 * grows with n: about 1e-14 at n = 30, 1e-11 at n = 10,000.
 */
function binomialMass(k, n, p) {
    return mass(k, n, p, 1 - p);
}
/**
 * P(X <= k): the probability of k passes or fewer. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
function binomialAtMost(k, n, p) {
    return atMost(k, n, p, 1 - p);
}
/**
 * P(X >= k): the probability of k passes or more. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
function binomialAtLeast(k, n, p) {
    // k passes or more are n - k fails or fewer.
    return atMost(n - k, n, 1 - p, p);
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

/***/ 16502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ lastWhere)
/* harmony export */ });
/**
 * The last number from `low` to `high` for which `holds` is true, by bisection until no number lies between: to the
 * last bit of a double, or to the whole number. The caller sees to it that it holds at `low` and, once false, stays so.
 */
function lastWhere(holds, { low, high, middle = (x) => x }) {
    if (holds(high))
        return high;
    let lastTrue = low;
    let firstFalse = high;
    for (;;) {
        const between = middle((lastTrue + firstFalse) / 2);
        if (between <= lastTrue || between >= firstFalse)
            return lastTrue;
        if (holds(between))
            lastTrue = between;
        else
            firstFalse = between;
    }
}


/***/ }),

/***/ 43008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34020);

/** What a standard normal variable stays between, with its negative, in 95 of 100 cases. */
const Z_95 = 1.959963984540054;
/**
 * The 95% score interval of a rate (Wilson 1927), two-sided: the rates that a normal test with their own variance does
 * not reject. {0, 1} where there were no trials. Throws `RangeError` on impossible counts.
 */
function wilsonInterval(counts) {
    (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCounts */ .t)(counts);
    const { passed, total } = counts;
    if (total === 0)
        return { low: 0, high: 1 };
    const z2 = Z_95 * Z_95;
    const scale = total + z2;
    const centre = (passed + z2 / 2) / scale;
    const half = (Z_95 * Math.sqrt((passed * (total - passed)) / total + z2 / 4)) / scale;
    // At the upper end rounding must not take the observed rate out of its interval; at 0 both terms are the same double.
    return { low: centre - half, high: passed === total ? 1 : centre + half };
}


/***/ })

};
