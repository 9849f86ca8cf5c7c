export const id = 4299;
export const ids = [4299];
export const modules = {

/***/ 44299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lm: () => (/* reexport */ LOOSENING_TRIALS),
  yW: () => (/* binding */ bless),
  HZ: () => (/* binding */ computeBless),
  OK: () => (/* binding */ knownBatches),
  uM: () => (/* binding */ requireReason),
  Rl: () => (/* binding */ unchangedCells)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(67325);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sample = __webpack_require__(977);
;// CONCATENATED MODULE: ./build/routing/bless-baseline.js



/** One trial may add an expectation or tighten it; that less is expected from now on, or counts are dropped, needs a second one. */
const LOOSENING_TRIALS = 2;
/**
 * The baseline that results support (src/routing/README.md, "Trials and statistics"). Histories stay as they are; `reason` is written where an
 * expectation is loosened or a new cell tolerates something.
 *
 * @param expectInfra somebody says by name that cells without an entry, all of whose planned trials infrastructure ended, are expected
 * to end so; an entry that is there is never changed by that
 */
function blessBaseline(before, joined, caseIds, providers, reason, { expectInfra = false } = {}) {
    const unchangedByInfra = [];
    const keptForLackOfTrials = [];
    const entryFor = (caseId, agent, was) => {
        const units = joined.get(caseId)?.get(agent) ?? [];
        const results = units.flatMap(({ result }) => result ?? []);
        const counted = results.filter((result) => result.status !== 'infra_error');
        const isWhole = results.length > 0 && results.length === units.length;
        if (expectInfra && was === null && isWhole && counted.length === 0) {
            const allow = results.some((result) => result.timed_out);
            return {
                entry: carriedOver(null, { expected_status: 'infra_error', allow_timeout: allow }, reason),
                counts: null,
            };
        }
        if (counted.length === 0) {
            if (results.length > 0)
                unchangedByInfra.push(`${caseId}/${agent}`);
            return { entry: was, counts: null };
        }
        const supported = {
            expected_status: counted.some((result) => result.status === 'fail') ? 'fail' : 'pass',
            allow_timeout: counted.some((result) => result.timed_out),
        };
        const entry = carriedOver(was, supported, reason);
        const independent = (0,sample/* independentTrials */.aW)(counted).units;
        if (kindOf(was, entry) !== 'loosened' || independent.length >= LOOSENING_TRIALS) {
            const { passed, total } = (0,sample/* sampleOf */.uV)(independent, supported.allow_timeout ?? false);
            return { entry, counts: { passed, total } };
        }
        keptForLackOfTrials.push(`${caseId}/${agent}`);
        return { entry: was, counts: null };
    };
    const blessed = blessCells(before, caseIds, providers, mostTrials(joined), entryFor);
    const kept = (0,ordering/* sortedUnique */.Z$)([...blessed.keptForLackOfTrials, ...keptForLackOfTrials]);
    return { ...blessed, unchangedByInfra, keptForLackOfTrials: kept };
}
/** The counted, independent trials of the cell that has most of them: a run of single trials adds, and takes nothing away. */
function mostTrials(joined) {
    const cells = [...joined.values()].flatMap((agents) => [...agents.values()]);
    return cells.reduce((most, units) => {
        const counted = units.flatMap(({ result }) => (result === null || result.status === 'infra_error' ? [] : [result]));
        return Math.max(most, (0,sample/* independentTrials */.aW)(counted).units.length);
    }, 0);
}
/**
 * The baseline whose entries are what `entryFor` says of each cell that exists; it is asked in order. Entries of cells whose case or
 * provider is gone are left out; of those, the ones with counts only where `trials`, of the cell that has most, are enough to loosen.
 */
function blessCells(before, caseIds, providers, trials, entryFor) {
    const changes = [];
    const keptForLackOfTrials = [];
    const entries = new Map();
    for (const caseId of (0,ordering/* sortedUnique */.Z$)([...before.entries.keys(), ...caseIds])) {
        const old = before.entries.get(caseId) ?? new Map();
        const cells = new Map();
        for (const agent of (0,ordering/* sortedUnique */.Z$)([...old.keys(), ...providers])) {
            const was = old.get(agent) ?? null;
            const exists = caseIds.includes(caseId) && providers.includes(agent);
            const isKept = !exists && trials < LOOSENING_TRIALS && (was?.history ?? []).length > 0;
            if (isKept)
                keptForLackOfTrials.push(`${caseId}/${agent}`);
            const gone = { entry: isKept ? was : null, counts: null };
            const { entry, counts } = exists ? entryFor(caseId, agent, was) : gone;
            if (entry !== null)
                cells.set(agent, entry);
            const kind = kindOf(was, entry);
            if (kind !== null)
                changes.push({ case_id: caseId, agent, kind, before: was, after: entry, counts });
        }
        if (cells.size > 0)
            entries.set(caseId, cells);
    }
    return { baseline: { entries, versioned: before.versioned }, changes, keptForLackOfTrials };
}
/**
 * An entry that says the same stays as it is. One that says something else keeps its owner and its history, and what it still
 * tolerates keeps its date; the reason is the new one where it is loosened, and stays only where something is still tolerated.
 */
function carriedOver(was, supported, reason) {
    const given = reason === null ? {} : { reason };
    if (was === null)
        return (0,effective_entry/* tolerates */.GD)(supported) ? { ...supported, ...given } : supported;
    const same = was.expected_status === supported.expected_status &&
        (was.allow_timeout ?? false) === (supported.allow_timeout ?? false);
    if (same)
        return was;
    const { reason: old, expires, ...others } = was;
    if (!(0,effective_entry/* tolerates */.GD)(supported))
        return { ...others, ...supported };
    const entry = { ...others, ...supported, ...(expires === undefined ? {} : { expires }) };
    const kept = old === undefined ? {} : { reason: old };
    return { ...entry, ...((0,effective_entry/* entryNotes */.yu)(was, entry).includes('loosened') ? given : kept) };
}
function kindOf(was, entry) {
    if (was === null)
        return entry === null ? null : 'added';
    if (entry === null)
        return 'removed';
    const notes = (0,effective_entry/* entryNotes */.yu)(was, entry);
    if (notes.includes('loosened'))
        return 'loosened';
    return notes.includes('tightened') ? 'tightened' : null;
}

// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
// EXTERNAL MODULE: ./build/routing/expected-seconds.js
var expected_seconds = __webpack_require__(12473);
// EXTERNAL MODULE: ./build/routing/sampling/stratum.js
var stratum = __webpack_require__(22251);
;// CONCATENATED MODULE: ./build/routing/sampling/pool-history.js




/**
 * Strata of a cell that are kept. The gate reads the newest one of its client and model, so that a few are enough for branches and
 * machines that are a release behind; without an end every change of a skill would make the file longer for good.
 */
const KEPT_STRATA = 4;
/**
 * A cell's history with the counts of further batches (src/routing/README.md, "Trials and statistics"): one record per batch, of its
 * independent passes and failures; at most the `POOLED_TRIALS` newest trials of a stratum, and the `KEPT_STRATA` newest strata.
 * Neither the order of `batches` nor giving them again makes a difference. `batches`: each id once.
 *
 * @param proposed records that were counted before and are not in the history yet, in any order; of those of `batches` the trials are
 * counted rather
 */
function poolHistory(history, batches, allowTimeout, proposed = []) {
    const oldestFirst = batches.toSorted((left, right) => -newerFirst(left, right));
    // A recording that was replayed again is no new trial, whatever batch it is in.
    const independent = new Set((0,sample/* independentTrials */.aW)(oldestFirst.flatMap(({ trials }) => trials.map(({ unit }) => unit))).units);
    const isPooled = ({ batch }) => history.some((record) => record.batch === batch);
    const taken = oldestFirst
        .filter((batch) => !isPooled(batch))
        .map((batch) => takeBatch(batch, independent, allowTimeout));
    const records = taken.flatMap(({ record }) => record ?? []);
    const isGiven = ({ batch }) => batches.some((given) => given.batch === batch);
    const carried = proposed.filter((record) => !isPooled(record) && !isGiven(record));
    const added = [...records, ...carried];
    const merged = added.length === 0 ? history : newestRecords([...history, ...added]);
    const tooOld = records.filter((record) => !merged.includes(record));
    return {
        history: merged,
        strata: grownStrata(history, merged),
        carried: merged.filter((record) => carried.includes(record)).map(({ batch }) => batch),
        alreadyPooled: oldestFirst.filter(isPooled).map(({ batch }) => batch),
        keptOut: [
            ...taken.flatMap(({ keptOut }) => keptOut),
            ...tooOld.map(({ batch, total }) => ({ batch, trials: total, why: 'not_among_newest' })),
        ],
    };
}
/** What a batch adds to its cell's history; no record where nothing was counted. */
function takeBatch({ batch, at, trials }, independent, allowTimeout) {
    const judged = trials.filter(({ unit }) => unit.status !== 'infra_error');
    const counted = judged.filter(({ unit }) => independent.has(unit));
    const out = (number, why) => number === 0 ? [] : [{ batch, trials: number, why }];
    const repeated = out(judged.length - counted.length, 'repeated');
    const fingerprints = counted.map(({ unit, skillSetDigest }) => (0,stratum/* fingerprintOf */.ax)(unit, skillSetDigest));
    const [fingerprint] = fingerprints;
    if (fingerprint === undefined)
        return { record: null, keptOut: repeated };
    // A history holds each batch once, and to pick the trials of one fingerprint would be to pick by what may have made them fail.
    if (!fingerprints.every((other) => (0,stratum/* sameFingerprint */.tU)(other, fingerprint))) {
        return { record: null, keptOut: [...repeated, ...out(counted.length, 'mixed_fingerprints')] };
    }
    const newest = counted
        .map(({ unit }) => unit)
        .toSorted((left, right) => left.trial - right.trial)
        .slice(-stratum/* POOLED_TRIALS */["in"]);
    const { passed, total, disallowed } = (0,sample/* sampleOf */.uV)(newest, allowTimeout);
    return {
        record: { batch, at, passed, total, disallowed, ...meanSeconds(newest), fingerprint },
        keptOut: [...repeated, ...out(counted.length - newest.length, 'not_among_newest')],
    };
}
/** How long the trials took on average, to a tenth of a second; nothing where no trial tells. */
function meanSeconds(units) {
    const known = units.flatMap((unit) => (0,expected_seconds/* secondsOfUnit */.zN)(unit) ?? []);
    if (known.length === 0)
        return {};
    return { seconds: Math.round((known.reduce((sum, seconds) => sum + seconds, 0) / known.length) * 10) / 10 };
}
/** Newest first, without what is too old to be pooled. */
function newestRecords(records) {
    const sorted = records.toSorted(newerFirst);
    const kept = new Set((0,stratum/* fingerprintsOf */.tm)(sorted)
        .slice(0, KEPT_STRATA)
        .flatMap((fingerprint) => (0,stratum/* newestOf */.su)(sorted, fingerprint)));
    return sorted.filter((record) => kept.has(record));
}
/** The strata that hold records which were not there before. */
function grownStrata(before, after) {
    const added = after.filter((record) => !before.includes(record));
    return (0,stratum/* fingerprintsOf */.tm)(added).map((fingerprint) => ({
        fingerprint,
        added: countsOf(added, fingerprint),
        stratum: countsOf(after, fingerprint),
        new_stratum: !before.some((record) => (0,stratum/* sameFingerprint */.tU)(record.fingerprint, fingerprint)),
    }));
}
function countsOf(records, fingerprint) {
    const { passed, total } = (0,stratum/* stratum */.vy)(records, fingerprint);
    return { passed, total };
}
/** Of two batches that ended at the same time the one with the smaller id, so that the order is always the same. */
function newerFirst(left, right) {
    return Date.parse(right.at) - Date.parse(left.at) || (0,ordering/* compareCodePoints */.OP)(left.batch, right.batch);
}

;// CONCATENATED MODULE: ./build/routing/bless-baseline-by-pooling.js







/**
 * The baseline with the counts of further batches in its histories (src/routing/README.md, "Trials and statistics"). Nothing is loosened:
 * a cell without an entry gets `pass` where the share of `newCases` passed and else `fail`; an entry that expects less becomes `pass`
 * where the new counts show that share in at least `LEAST_BASE_TRIALS` trials; a `pass` that the counts no longer support is told.
 * Cells whose case or provider is gone lose their entry. Throws a usage error for results of a rehearsal.
 */
function blessBaselineByPooling(before, batches, { caseIds, providers, newCases, reason, proposed }) {
    for (const batch of batches)
        refuseUnfit(batch);
    const runs = runsOf(batches);
    const pool = {
        pooled: [],
        carried: [],
        alreadyPooled: [],
        keptOut: [],
        unsupported: [],
    };
    const unchangedByInfra = [];
    const suffices = ({ passed, total }) => passed * newCases.trials >= newCases.passes * total;
    const pooledEntry = (caseId, agent, was) => {
        const cell = { case_id: caseId, agent };
        const given = runs.map((run) => trialsOfCell(run, cell)).filter(({ trials }) => trials.length > 0);
        const open = (proposed === null ? null : (0,baseline/* entryOf */.Ms)(proposed, caseId, agent))?.history ?? [];
        if (given.length === 0 && open.length === 0)
            return was;
        const isInfra = given.length > 0 && given.every(({ trials }) => trials.every(({ unit }) => unit.status === 'infra_error'));
        if (isInfra)
            unchangedByInfra.push(`${caseId}/${agent}`);
        const { history, strata, ...told } = poolHistory(was?.history ?? [], given, was?.allow_timeout ?? false, open);
        for (const stratum of strata)
            pool.pooled.push({ ...cell, ...stratum });
        for (const batch of told.carried)
            pool.carried.push({ ...cell, batch });
        for (const batch of told.alreadyPooled)
            pool.alreadyPooled.push({ ...cell, batch });
        for (const out of told.keptOut)
            pool.keptOut.push({ ...cell, ...out });
        const newest = (0,stratum/* newestStratum */.hk)(history);
        if (newest === null)
            return was;
        if (was?.expected_status === 'pass' && !suffices(newest)) {
            pool.unsupported.push({ ...cell, passed: newest.passed, total: newest.total });
        }
        if (strata.length === 0)
            return was;
        if (was === null)
            return newEntry(history, suffices(newest), reason);
        // Without new counts there is nothing new to say: what was loosened by hand since then stays so.
        const isNews = strata.some(({ fingerprint }) => (0,stratum/* sameFingerprint */.tU)(fingerprint, newest.fingerprint));
        const isPass = isNews && newest.total >= stratum/* LEAST_BASE_TRIALS */.og && suffices(newest);
        return { ...(isPass ? asPass(was) : was), history: [...history] };
    };
    const entryFor = (caseId, agent, was) => {
        const entry = pooledEntry(caseId, agent, was);
        const newest = (0,stratum/* newestStratum */.hk)(entry?.history ?? []);
        return { entry, counts: newest === null ? null : { passed: newest.passed, total: newest.total } };
    };
    const most = runs.reduce((sum, { cells }) => sum + mostTrials(cells), 0);
    return { ...blessCells(before, caseIds, providers, most, entryFor), unchangedByInfra, pool };
}
function newEntry(history, isPass, reason) {
    const supported = { expected_status: isPass ? 'pass' : 'fail', allow_timeout: false };
    return { ...carriedOver(null, supported, reason), history: [...history] };
}
/** The counts were taken under the entry's own word on timeouts, so that they say nothing against it. */
function asPass(was) {
    return carriedOver(was, { expected_status: 'pass', allow_timeout: was.allow_timeout ?? false }, null);
}
function runsOf(batches) {
    return [...(0,grouped_by/* groupedBy */.m)(batches, ({ results }) => results.batch_run_id)].map(([batch, files]) => ({
        batch,
        at: files
            .map(({ results }) => results.generated_at_utc)
            .reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest)),
        cells: (0,join_results/* joinResults */.FU)(files),
        skillSetDigests: new Map(files.flatMap(({ results }) => results.results.map((unit) => [unit, results.skill_set_digest]))),
    }));
}
function trialsOfCell({ batch, at, cells, skillSetDigests }, { case_id: id, agent }) {
    const units = (cells.get(id)?.get(agent) ?? []).flatMap(({ result }) => result ?? []);
    return { batch, at, trials: units.map((unit) => ({ unit, skillSetDigest: skillSetDigests.get(unit) ?? null })) };
}
/** What a history could not hold. */
function refuseUnfit({ file, results }) {
    if (results.options.mode === 'rehearsal') {
        throw new portcullis_error/* PortcullisError */.SO('usage', `${file}: expected results of a model, found a rehearsal's: --pool counts what a model does`, 'A script says nothing about a model: pool the results of live runs, or bless without --pool.');
    }
    const at = results.generated_at_utc;
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/.test(at) || Number.isNaN(Date.parse(at))) {
        const expected = 'generated_at_utc: expected a time in UTC such as 2026-01-02T03:04:05.000Z';
        throw new portcullis_error/* PortcullisError */.SO('invalid_input', `${file}: ${expected}, found ${JSON.stringify(at)}`);
    }
}

// EXTERNAL MODULE: ./build/report/baseline-proposal.js
var baseline_proposal = __webpack_require__(79407);
// EXTERNAL MODULE: ./build/app/gates/gate-head.js + 2 modules
var gate_head = __webpack_require__(43945);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
;// CONCATENATED MODULE: ./build/app/baselines/bless.js














/**
 * Writes the baseline that results support, or with `pool` the one that holds their counts as well. Where an expectation is loosened
 * and no reason is given, nothing is written.
 */
async function bless(world, options) {
    refuseInfraAlone(options);
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    const file = options.baseline ?? head.config.baseline;
    const path = options.baseline === null ? (0,external_node_path_.join)(world.root, file) : (0,external_node_path_.resolve)(world.cwd, file);
    const textBefore = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(world.root, path, 'the baseline');
    const computed = await computeBless(world, head, { ...options, file, textBefore, proposed: null });
    const { changed, text } = computed;
    if (!options.dryRun) {
        requireReason(computed, options.reason, '--reason', 'Say why with --reason "…"; nothing was written.');
    }
    const written = !options.dryRun && changed;
    if (written)
        await (0,write_file_atomically/* writeFileAtomically */.l)(path, text, 'the baseline');
    return { ...computed, written };
}
/** The baseline that results support, of which nothing is written. */
async function computeBless(world, head, { file, textBefore, proposed, cases, pool, reason, expectInfra = false }) {
    const before = textBefore === undefined ? baseline/* EMPTY_BASELINE */.G6 : (0,baseline/* parseBaseline */.nk)(textBefore, file);
    const caseIds = await existingCases(world, cases, head, before);
    const providers = [...head.config.providers.keys()];
    const { new_cases: newCases } = head.config.sampling;
    const blessed = pool
        ? blessBaselineByPooling(before, head.batches, { caseIds, providers, newCases, reason, proposed })
        : {
            ...blessBaseline(before, (0,join_results/* joinResults */.FU)(head.batches), caseIds, providers, reason, { expectInfra }),
            pool: null,
        };
    const text = (0,baseline/* baselineText */.BW)(blessed.baseline);
    // Not held against the file's own text, which may have another form.
    return { ...blessed, head, file, text, changed: text !== (0,baseline/* baselineText */.BW)(before) };
}
/** An entry that tolerates every end of a run stands for what somebody knows, so that they have to say it. */
function refuseInfraAlone({ expectInfra, reason, pool }) {
    if (expectInfra !== true)
        return;
    if (pool) {
        throw new portcullis_error/* PortcullisError */.SO('usage', '--expect-infra: expected it without --pool, found both', 'Pooling adds counts, and infrastructure errors are none.');
    }
    if (reason !== null)
        return;
    throw new portcullis_error/* PortcullisError */.SO('usage', '--expect-infra: expected --reason beside it, found none', 'Say with --reason "…" why these cells cannot come to a verdict yet.');
}
/** Throws `usage` where an expectation is loosened and nobody says why; `input` is how a reason is given. */
function requireReason({ changes }, reason, input, help) {
    const loosened = changes.filter((change) => change.kind === 'loosened');
    if (loosened.length === 0 || reason !== null)
        return;
    const cells = loosened.map(({ case_id: id, agent, before: was, after }) => `  ${id}/${agent}: ${(0,baseline_proposal/* entryText */.u0)(was)} → ${(0,baseline_proposal/* entryText */.u0)(after)}`);
    throw new portcullis_error/* PortcullisError */.SO('usage', `expected ${input}, because it would loosen expectations (${loosened.length}):\n${cells.join('\n')}`, help);
}
/**
 * The cases whose entries stay. Those that were named on the command line may be a part of what is configured, and the entries of the
 * others must not get lost.
 */
async function existingCases(world, named, head, before) {
    const ids = head.cases.map((item) => item.definition.case_id);
    if (named === null)
        return ids;
    const configured = await (0,load_cases/* loadCases */.EG)(world.root, head.config.cases, head.config).catch(portcullis_error/* asPortcullisError */.Uj);
    const others = configured instanceof portcullis_error/* PortcullisError */.SO ? before.entries.keys() : configured.map((item) => item.definition.case_id);
    return [...new Set([...ids, ...others])];
}
const WHY_KEPT_OUT = {
    mixed_fingerprints: 'ran with several clients, models or skills',
    not_among_newest: 'older than what is kept',
    repeated: 'the run of another trial again',
};
/**
 * What blessing did not take, by kind; the texts are not escaped.
 *
 * @param accept how a drop is accepted that pooling only tells
 */
function unchangedCells({ unchangedByInfra, keptForLackOfTrials, pool }, accept) {
    const few = `only 1 trial: loosening and removal need ${LOOSENING_TRIALS}, entry unchanged`;
    return {
        infra: unchangedByInfra.map((cell) => ({ cell, why: 'infrastructure errors only, entry unchanged' })),
        fewTrials: keptForLackOfTrials.map((cell) => ({ cell, why: few })),
        keptOut: (pool?.keptOut ?? []).map(({ case_id: id, agent, trials, why }) => {
            return { cell: `${id}/${agent}`, why: `${(0,counted/* counted */.h)(trials, 'trial')} kept out (${WHY_KEPT_OUT[why]})` };
        }),
        unsupported: (pool?.unsupported ?? []).map(({ case_id: id, agent, passed, total }) => {
            return { cell: `${id}/${agent}`, why: `${passed}/${total}: the counts no longer support pass: ${accept}` };
        }),
    };
}
/** The batches that histories held before, a line each. */
function knownBatches(pool) {
    return [...(0,grouped_by/* groupedBy */.m)(pool?.alreadyPooled ?? [], ({ batch }) => batch)]
        .map(([batch, cells]) => `batch ${batch} is already in the history of ${(0,counted/* counted */.h)(cells.length, 'cell')}`)
        .toSorted();
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
