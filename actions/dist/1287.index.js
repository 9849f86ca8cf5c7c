export const id = 1287;
export const ids = [1287];
export const modules = {

/***/ 31287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ comparatorOf),
  F: () => (/* binding */ loadHead)
});

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/kernel/grouped-by.js
var grouped_by = __webpack_require__(28046);
// EXTERNAL MODULE: ./build/routing/find-contamination.js
var find_contamination = __webpack_require__(40193);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
;// CONCATENATED MODULE: ./build/routing/left-out-contradiction.js

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
    const done = new Set(rows.map(unitKey));
    const cut = new Set();
    for (const { case_id: id, agent } of notRun) {
        const key = (0,join_results/* cellKey */.sl)(id, agent);
        const at = (expected, found) => {
            return { cell: `${id}/${agent}`, expected, found };
        };
        const open = (cells.get(key) ?? []).some((unit) => !done.has(unitKey(unit)));
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
    const last = Math.max(0, ...units.filter((unit) => done.has(unitKey(unit))).map(({ trial }) => trial));
    return units.find((unit) => unit.optional === true && unit.trial < last && !done.has(unitKey(unit)));
}
function unitKey({ case_id: id, agent, trial }) {
    return `${(0,join_results/* cellKey */.sl)(id, agent)} ${trial}`;
}

// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/routing/infra-causes.js

const endedBy = (...ends) => {
    return ({ observed }) => ends.includes(observed.terminal);
};
const FAILED_BY_ITSELF = {
    facts: 'a terminal event of the client that says it failed',
    shows: endedBy('error'),
};
/**
 * The facts that each reason for infrastructure leaves in a row, beside those that the verdict itself is made of: whoever assesses a
 * run (`assessRun`, the runner) gives the reason only where these are so. Table in CONTRIBUTING.md, "Rows".
 */
const CAUSES = {
    not_started: { facts: 'no tool call', shows: ({ observed }) => observed.tool_calls === 0 },
    exit: { facts: 'no terminal event, or one that says it failed', shows: endedBy('none', 'error') },
    api_error: FAILED_BY_ITSELF,
    auth: FAILED_BY_ITSELF,
    rate_limited: {
        facts: 'a terminal event that says it failed, or neither a tool call nor an output token',
        shows: ({ observed, usage }) => observed.terminal === 'error' || (observed.tool_calls === 0 && usage?.output_tokens === 0),
    },
    incomplete: {
        facts: 'no terminal event, or a verdict that the evidence leaves open',
        shows: ({ observed }) => observed.transport === null || observed.terminal === 'none',
    },
    oversize: {
        facts: 'no terminal event, or a verdict that the evidence leaves open',
        shows: ({ observed }) => observed.transport === null || observed.terminal === 'none',
    },
    unrecognised: {
        facts: 'no tool call, and no terminal event that says it failed',
        shows: ({ observed }) => observed.tool_calls === 0 && observed.terminal !== 'error',
    },
    unobservable: { facts: 'a transcript', shows: ({ transcript }) => transcript !== null },
    contaminated: {
        facts: "a session that a unit of another cell tells too, another unit's folder, or lines of another session",
        shows: (row, isShared) => isShared || namesOtherFolder(row) || row.warnings.some((text) => FOREIGN.test(text)),
    },
    invalid: {
        facts: 'a client that was not started, or the model that answered instead',
        shows: ({ transcript, client }) => transcript === null || client.model !== null,
    },
};
/** As `assessRun` warns of them. */
const FOREIGN = /^\d{1,12} lines of another session were ignored$/;
/** What is missing of the cause that a row states, in words; null where it shows it, or states none. */
function causeNotShown(row, isShared) {
    if (row.infra_reason === null)
        return null;
    const { facts, shows } = CAUSES[row.infra_reason];
    return shows(row, isShared) ? null : facts;
}
/**
 * Why the evidence of a row may not be used at all, not even a disallowed hit: its session is another cell's too, its transcript speaks
 * of another unit's folder, or another model answered than was asked for. Null where the evidence counts.
 */
function unusableFor(row, isShared) {
    if (isShared)
        return 'contaminated';
    if (row.observed.transport === 'invalid')
        return 'invalid';
    return row.observed.transport === 'contaminated' && namesOtherFolder(row) ? 'contaminated' : null;
}
function namesOtherFolder({ error, unit_run_id: id }) {
    return (0,find_contamination/* foreignMark */.ke)(error ?? '', (0,find_contamination/* unitMark */.IM)(id)) !== null;
}

// EXTERNAL MODULE: ./build/routing/infra-result.js
var infra_result = __webpack_require__(94793);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(15609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(28397);
;// CONCATENATED MODULE: ./build/routing/row-contradiction.js





const LISTS = ['missing', 'optional_hits', 'disallowed_hits', 'gating_hits'];
/**
 * Holds a row of `results.json` against the facts that it carries: its verdict has to be the one that `judgeUnit` gives for them, under
 * the case that was asked, and the facts may not contradict each other. Null where all is as it says. Rules in CONTRIBUTING.md, "Rows".
 */
function rowContradiction(row, place) {
    for (const rule of [ofVerdict, ofCause, ofCase, ofHits, ofTranscript, ofAttempts]) {
        const contradiction = rule(row, place);
        if (contradiction !== null)
            return contradiction;
    }
    return null;
}
const ofVerdict = (row, place) => {
    const verdict = verdictOf(row, place);
    const facts = 'by its own facts';
    if (statusText(verdict) !== statusText(row)) {
        return { expected: `${statusText(verdict)} ${facts}`, found: statusText(row) };
    }
    for (const list of LISTS) {
        const [expected, found] = [listed(verdict[list]), listed(row[list])];
        if (JSON.stringify(expected) === JSON.stringify(found))
            continue;
        return { expected: `the ${list} ${(0,problem/* shown */.SP)(expected)} ${facts}`, found: (0,problem/* shown */.SP)(found) };
    }
    return null;
};
/** What the facts of a row mean. */
function verdictOf(row, { item, isShared }) {
    const verdict = (0,judge_unit/* judgeUnit */.M)((0,requirements/* requirementsOf */.CG)(item.definition, row.agent), {
        observed: row.observed,
        hits: new Map(Object.entries(row.token_hits)),
        timedOut: row.timed_out,
        skillsAvailable: row.skills_available,
    });
    const reason = unusableFor(row, isShared);
    return reason === null ? verdict : { ...verdict, ...(0,infra_result/* infraStatus */.R)(reason, row.timed_out) };
}
/** Members in one order, whichever the document has. */
function listed(items) {
    return items.map((item) => typeof item === 'string' ? item : [item.token, item.reason, item.required_tier, item.best_tier]);
}
function statusText({ status, infra_reason, failure_kind, failure_category }) {
    const why = [infra_reason, failure_kind, failure_category].filter((part) => part !== null);
    return why.length === 0 ? status : `${status} (${why.join(', ')})`;
}
const ofCause = (row, { isShared }) => {
    const facts = causeNotShown(row, isShared);
    return facts === null ? null : { expected: `${facts}, for ${statusText(row)}`, found: 'none of that' };
};
const ofCase = (row, { item }) => different('the case digest', item.digest, row.case_digest) ??
    different('the expected skill', item.definition.expected_skill ?? null, row.expected_skill) ??
    different('the category', item.definition.category ?? null, row.category) ??
    different('the client', row.agent, row.client.name);
/** No signal leaves a hit that is stronger than the best of what succeeded, or that succeeded without having been tried. */
const ofHits = ({ token_hits: hits, log_fallback: logs }) => {
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
const ofTranscript = ({ transcript, infra_reason: reason, observed, token_hits: hits }) => {
    if (transcript !== null)
        return null;
    const did = observed.session_started || observed.assistant_text || observed.tool_calls > 0;
    const isUnstarted = reason === 'not_started' || reason === 'invalid';
    if (isUnstarted && !did && Object.keys(hits).length === 0)
        return null;
    return { expected: 'the digest of a transcript, since the client was started', found: 'none' };
};
const ofAttempts = (row, { mode, isShared }) => {
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
    const told = isShared ? null : different('the status of the last attempt', row.status, last.status);
    return (told ??
        (isShared ? null : different('the reason of the last attempt', row.infra_reason, last.infra_reason)) ??
        different('the exit code of the last attempt', row.exit_code, last.exit_code) ??
        different('the timeout of the last attempt', row.timed_out, last.timed_out));
};
function different(what, expected, found) {
    return expected === found ? null : { expected: `${what} ${(0,problem/* shown */.SP)(expected)}`, found: (0,problem/* shown */.SP)(found) };
}

;// CONCATENATED MODULE: ./build/routing/refuse-contradictions.js






const HELP = 'Run that job again with the same version.';
/**
 * Refuses results that contradict themselves: a row of which the verdict is not what its own facts give, and a cell that was left out
 * without a cause. Rows that no plan asked for are left to `joinResults`.
 *
 * @throws PortcullisError `not_comparable`
 */
function refuseContradictions(batches, cases) {
    const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
    // Shards have one plan.
    const known = new Map();
    for (const batch of batches) {
        const { results, plan } = batch;
        const cells = known.get(plan) ?? (0,grouped_by/* groupedBy */.m)(plan.units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent));
        known.set(plan, cells);
        const refuse = (place, { expected, found }) => {
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `${batch.file}: ${place}: expected ${expected}, found ${found}`, HELP);
        };
        const { mode } = results.options;
        const shared = sharedOf(results);
        for (const row of results.results) {
            const { case_id: id, agent, trial, unit_run_id: unitId } = row;
            if (!cells.has((0,join_results/* cellKey */.sl)(id, agent)))
                continue;
            const place = `${id}/${agent}, trial ${trial} (${unitId})`;
            const item = byId.get(id);
            if (item === undefined)
                return refuse(place, { expected: 'a case of the case set', found: 'none of that id' });
            const at = { item, mode, isShared: shared.has(unitId) };
            const contradiction = rowContradiction(row, at);
            if (contradiction !== null)
                return refuse(place, contradiction);
        }
        const leftOut = leftOutContradiction(results, cells);
        if (leftOut !== null)
            return refuse(leftOut.cell, leftOut);
    }
}
/** Recordings may be of one session: only what is run is held to sessions of its own. */
function sharedOf({ options, results }) {
    return options.mode === 'replay' ? new Set() : (0,find_contamination/* sharedSessions */.pA)(results);
}

// EXTERNAL MODULE: ./build/app/comparator-sources.js
var comparator_sources = __webpack_require__(4157);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(38650);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var contracts_results = __webpack_require__(76675);
;// CONCATENATED MODULE: ./build/gates/hold-to-claims.js


/**
 * A plan has to be the one that the planning job told of: an artifact can be replaced by whoever has the run's token.
 *
 * @throws PortcullisError `not_comparable` where it is another
 */
function holdToClaims(plan, claims) {
    const told = [
        ['plan-digest', claims.digest, () => (0,contracts_plan/* planDigest */.Gb)(plan)],
        ['batch-run-id', claims.batch, () => plan.batch_run_id],
        ['has-work', claims.hasWork, () => (plan.shards ?? plan.units).length > 0],
    ];
    for (const [name, claim, valueOf] of told) {
        const value = claim === null ? null : valueOf();
        if (value === claim)
            continue;
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `the plan of this run: expected ${name} ${String(claim)}, which the job that plans told, found ${String(value)}`, 'Run all jobs again.');
    }
}

// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/routing/newest-attempts.js + 1 modules
var newest_attempts = __webpack_require__(86280);
// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(46280);
// EXTERNAL MODULE: ./build/routing/sampling/planned-trials.js
var planned_trials = __webpack_require__(42207);
// EXTERNAL MODULE: ./build/app/results-files.js
var results_files = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/app/load-batches.js










/**
 * Reads each results file once, and the plan of each: the given one, else `plan.json` beside the results, else everything that the case
 * set and the configuration ask for. Of several attempts at a shard the newest counts.
 *
 * @throws PortcullisError `not_comparable` for another plan than was told of, and what `newestAttempts` throws
 */
async function loadBatches(world, { places, plan: given, cases, config, claims }) {
    const planned = [];
    const unplanned = [];
    const warnings = [];
    for (const { path, shown, artifact } of await (0,results_files/* resultsFiles */._)(world, places)) {
        const results = (0,contracts_results/* parseResults */.c2)(await (0,read_text_file/* readTextFile */.Gu)(path, 'the results'), shown);
        const plan = given ?? (await planAt((0,external_node_path_.join)((0,external_node_path_.dirname)(path), contracts_plan/* PLAN_FILE */.VI), (0,external_node_path_.join)((0,external_node_path_.dirname)(shown), contracts_plan/* PLAN_FILE */.VI)));
        if (plan === null) {
            refuseShard(shown, results);
            warnings.push(`${shown}: no plan lies beside it, so everything that is configured counts as planned`);
            unplanned.push({ file: shown, results, plan: fullPlan(results, cases, config) });
        }
        else if (artifact === undefined)
            planned.push({ file: shown, results, plan });
        else
            planned.push({ file: shown, place: path, artifact, results, plan });
    }
    if (claims !== null) {
        for (const plan of new Set([...(given === null ? [] : [given]), ...planned.map((batch) => batch.plan)])) {
            holdToClaims(plan, claims);
        }
    }
    const newest = (0,newest_attempts/* newestAttempts */.N)(planned);
    return { batches: [...newest.batches, ...unplanned], warnings: [...warnings, ...newest.notes] };
}
async function planAt(path, shown) {
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(path, 'the plan');
    return text === undefined ? null : (0,contracts_plan/* parsePlan */.vS)(text, shown);
}
/** Which cells a shard should have run stands in its plan only. */
function refuseShard(file, { shard }) {
    if (shard === undefined)
        return;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected the plan of shard ${shard}, found neither --plan nor a plan.json beside it`, 'Keep plan.json beside the results, or name it with --plan.');
}
/** Ids are taken from the results where they have a row; a unit without one has no id that anybody knows. */
function fullPlan(results, cases, config) {
    const ids = new Map(results.results.map((row) => [`${row.case_id} ${row.agent} ${row.trial}`, row.unit_run_id]));
    const trials = ({ case_id: caseId }, agent) => {
        const rows = results.results.filter((row) => row.case_id === caseId && row.agent === agent);
        return (0,planned_trials/* fixedTrials */.i)(Math.max(config.sampling.trials, ...rows.map((row) => row.trial)));
    };
    const plan = (0,plan_units/* planUnits */.n)({
        cases,
        providers: [...config.providers.keys()],
        selection: { agents: null, case_ids: null, categories: null },
        trials,
        commit: results.commit,
        batchRunId: results.batch_run_id,
        newId: () => '00000000-0000-0000-0000-000000000000',
    });
    return {
        ...plan,
        units: plan.units.map((unit) => ({
            ...unit,
            unit_run_id: ids.get(`${unit.case_id} ${unit.agent} ${unit.trial}`) ?? unit.unit_run_id,
        })),
    };
}

// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(68758);
// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(13169);
// EXTERNAL MODULE: ./build/app/open-repository.js
var open_repository = __webpack_require__(49571);
// EXTERNAL MODULE: ./build/app/parsed-plan.js
var parsed_plan = __webpack_require__(85403);
// EXTERNAL MODULE: ./build/app/transcript-of-unit.js
var transcript_of_unit = __webpack_require__(98487);
;// CONCATENATED MODULE: ./build/app/refuse-other-transcripts.js


/**
 * Refuses rows whose transcript lies beside the results and is not the one that was scored. One that does not lie there says nothing:
 * recordings lie elsewhere, and not every file can be uploaded.
 *
 * @throws PortcullisError `not_comparable`
 */
async function refuseOtherTranscripts(world, batches) {
    for (const { file, place: path = file, results } of batches) {
        for (const row of results.results) {
            const found = await (0,transcript_of_unit/* transcriptBeside */.r)(world, { file, path }, row);
            if (found.kind !== 'changed')
                continue;
            const place = `${row.case_id}/${row.agent}, trial ${row.trial} (${row.unit_run_id})`;
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: ${place}: expected the transcript that was scored at ${found.shown}, found another file`, 'Run that job again with the same version.');
        }
    }
}

// EXTERNAL MODULE: ./build/app/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(38413);
;// CONCATENATED MODULE: ./build/app/gate-head.js












/**
 * Reads the head and refuses results that are not its own, or that contradict themselves: exit code 3, since nothing can be said about it.
 */
async function loadHead(world, options) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    // Turns of evidence files need no cases.
    const cases = options.results.length === 0 && options.plan === null ? [] : await (0,load_cases/* loadCases */.EG)(world.root, paths);
    const plan = options.plan === null ? null : await (0,parsed_plan/* parsedPlan */.X)(world, options.plan);
    const { batches, warnings } = await loadBatches(world, {
        places: options.results,
        plan: plan?.plan ?? null,
        cases,
        config,
        claims: options.claims ?? null,
    });
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const commit = (await repository?.headCommit()) ?? null;
    const expected = { digest: (0,case_file/* caseSetDigest */.Rp)(cases), commit: repository === null ? undefined : commit };
    refuseOtherResults(batches, expected);
    refuseContradictions(batches, cases);
    await refuseOtherTranscripts(world, batches);
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
        warnings: [...(options.notes ?? []), ...warnings, ...notes],
    };
}
/** What the head is compared with. Throws `not_comparable` where that cannot be told. */
async function comparatorOf(world, head, { against, github }) {
    if ('baseline' in against)
        return (0,resolve_comparator/* workingTreeComparator */._8)(world, head.config);
    if (head.repository === null || head.commit === null) {
        const wanted = 'baseRef' in against ? `the merge base with ${against.baseRef}` : 'what to compare with';
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${world.root}: expected a git repository with a commit, to find ${wanted}`, 'Run the gate inside the repository, or compare with a file by --baseline.');
    }
    const request = 'baseRef' in against ? { kind: 'named', baseRef: against.baseRef } : against.request;
    const sources = (0,comparator_sources/* comparatorSources */.f)(head.repository, github?.access ?? null);
    return (0,resolve_comparator/* resolveComparator */.vA)(sources, request, github?.event ?? null);
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
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the case set ${digest}, found results of ${found}`, 'The cases changed since the run: run or replay again.');
}
function refuseOtherCommit(file, { commit }, found) {
    if (commit === undefined || found === commit)
        return;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the commit ${commit ?? '(none)'}, found results of ${found ?? '(none)'}`, 'Check out the commit that the results belong to, or run or replay again.');
}
/** Without any results the plan has to say itself that there is nothing to run. */
function requireEmptyPlan({ file, plan }, expected) {
    refuseOtherCases(file, expected, plan.case_set_digest);
    refuseOtherCommit(file, expected, plan.commit);
    if (plan.units.length === 0 && plan.selection.changed !== undefined)
        return;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the ${(0,counted/* counted */.h)(plan.units.length, 'unit')} that it plans, found none at all`, 'Look at the jobs that should have run them, and name their results.');
}


/***/ }),

/***/ 85403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parsedPlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91772);



/** Reads the plan that a path names, relative to where the command runs; one that was read before stays what it is. */
async function parsedPlan(world, plan) {
    if (typeof plan !== 'string')
        return plan;
    return { file: plan, plan: (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .vS)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, plan), 'the plan'), plan) };
}


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ resultsFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76675);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17898);





/**
 * The results files that these places name: a file itself, the one in a batch's folder, or those of all batches in a folder. An artifact
 * has one. A plan's artifact, which a glob of a run's artifacts brings along, has none and is passed over, as it is below a folder that
 * is named; where nothing else is named, its missing results are what whoever reads them will tell.
 */
async function resultsFiles(world, places) {
    const found = await Promise.all(places.map((place) => filesAt(world, place)));
    const files = found.filter(({ isPlan }) => !isPlan);
    return (files.length === 0 ? found : files).flatMap((place) => place.files);
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
    const isPlan = (0,_routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(absolute), _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_ARTIFACT */ .dm) !== null && (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(absolute, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI)));
    return { files: [own], isPlan };
}


/***/ }),

/***/ 98487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ transcriptOfUnit),
/* harmony export */   r: () => (/* binding */ transcriptBeside)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _load_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68758);
/* harmony import */ var _score_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42833);






/**
 * The transcript that a unit was scored from: where its results say, or, when the batch was moved (downloaded from another job), at the
 * same place beside them. The results of a pull request are not to be believed: only a file with the recorded digest counts.
 */
function transcriptOfUnit(world, results, unit) {
    const named = unit.transcript === null ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.root, unit.transcript.path)];
    const places = named.map((path) => ({ path, shown: (0,_load_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPath */ .Gt)(world.root, path) }));
    return transcriptAmong([...places, ...placesBeside(world, results, unit)], unit);
}
/** The same, looked for beside the results alone: what lies elsewhere may be a recording that has changed since. */
function transcriptBeside(world, results, unit) {
    return transcriptAmong(placesBeside(world, results, unit), unit);
}
function placesBeside(world, { file, path }, { transcript }) {
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
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(place.path)))
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
    for await (const chunk of (0,_score_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .transcriptChunks */ .X)(path))
        hash.update(chunk);
    return hash.digest('hex') === sha256;
}


/***/ })

};
