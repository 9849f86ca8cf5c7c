export const id = 9779;
export const ids = [9779];
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

/***/ 74551:
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
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/kpi-baseline.js + 1 modules
var kpi_baseline = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
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
    const oldestFirst = batches.toSorted((left, right) => -(0,baseline/* newerFirst */.qO)(left, right));
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
    const sorted = records.toSorted(baseline/* newerFirst */.qO);
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

;// CONCATENATED MODULE: ./build/routing/bless-baseline-by-pooling.js







/**
 * The baseline with the counts of further batches in its histories (src/routing/README.md, "Trials and statistics"). Nothing is loosened:
 * a cell without an entry gets `pass` where the share of `newCases` passed and else `fail`; an entry that expects less becomes `pass`
 * where the new counts show that share in at least `LEAST_BASE_TRIALS` trials; a `pass` that the counts no longer support is reported.
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
        files,
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
        throw (0,portcullis_error/* usageError */.Wp)(`${file}: expected results of a model, found a rehearsal's: --pool counts what a model does`, 'A script says nothing about a model: pool the results of live runs, or bless without --pool.');
    }
    const at = results.generated_at_utc;
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/.test(at) || Number.isNaN(Date.parse(at))) {
        const expected = 'generated_at_utc: expected a time in UTC such as 2026-01-02T03:04:05.000Z';
        throw (0,portcullis_error/* invalidInput */.aY)(`${file}: ${expected}, found ${JSON.stringify(at)}`);
    }
}

// EXTERNAL MODULE: ./build/routing/kpi-counts.js
var kpi_counts = __webpack_require__(9348);
;// CONCATENATED MODULE: ./build/routing/kpi-records.js





/**
 * The KPI baseline with a record of each batch whose plans are of the whole suite and which counted rows of enough of its cells; the
 * remediation stays. `left`: the batches without one, and why, a line each.
 *
 * @param proposed a baseline that was proposed and not taken over yet, whose records are added as well; null without one
 */
function withKpiRecords(before, batches, { cases, providers, windowHours, basis }, proposed) {
    const runs = runsOf(batches).toSorted(baseline/* newerFirst */.qO).toReversed();
    const counts = (0,kpi_counts/* kpiCounts */.pG)(runs.map((run) => (0,kpi_counts/* judgedRun */.V4)(run.cells, cases, basis)));
    const added = [...(proposed?.history ?? [])];
    const left = [];
    for (const [index, { batch, at, files }] of runs.entries()) {
        const own = counts[index] ?? new Map();
        const cells = cases.length * providers.length;
        const isWhole = (0,kpi_counts/* isWholeSuite */.gl)((0,kpi_counts/* plannedCells */.C$)(files), cases, providers);
        if (isWhole && own.size > 0 && own.size >= kpi_counts/* LEAST_SHARE */.Qs * cells) {
            const work = { window_hours: windowHours, workers: (0,kpi_counts/* kpiWorkers */._G)(files) };
            added.push({ batch, at, ...work, cases: Object.fromEntries(own) });
        }
        else if (![...before.history, ...added].some((known) => known.batch === batch)) {
            const found = isWhole
                ? `counted rows of ${own.size} of ${(0,counted/* counted */.h)(cells, 'cell')}, and ${kpi_counts/* LEAST_SHARE */.Qs * 100} % are needed`
                : 'its plan is a part of the suite';
            left.push(`batch ${batch} adds no record of the KPI: ${found}`);
        }
    }
    return { baseline: { ...before, history: [...(0,kpi_baseline/* mergedRecords */.Ln)(before.history, added)] }, left };
}

// EXTERNAL MODULE: ./build/report/baseline-proposal.js
var baseline_proposal = __webpack_require__(79407);
// EXTERNAL MODULE: ./build/app/gates/gate-head.js + 1 modules
var gate_head = __webpack_require__(56122);
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
    const pathOf = (name) => name === options.baseline ? (0,external_node_path_.resolve)(world.cwd, name) : (0,external_node_path_.join)(world.root, name);
    const read = (name, what) => (0,repository_file/* readOptionalRepositoryFile */.Dq)(world.root, pathOf(name), what);
    const computed = await computeBless(world, head, { ...options, file, read, proposed: null });
    if (!options.dryRun) {
        requireReason(computed, options.reason, '--reason', 'Say why with --reason "…"; nothing was written.');
    }
    const written = !options.dryRun && computed.files.length > 0;
    if (!written)
        return { ...computed, written };
    for (const { file: name, text } of computed.files)
        await (0,write_file_atomically/* writeFileAtomically */.l)(pathOf(name), text, 'the baseline');
    return { ...computed, written };
}
/** The baseline that results support, of which nothing is written. */
async function computeBless(world, head, { file, read, proposed, cases, pool, reason, expectInfra = false }) {
    const textBefore = await read(file, 'the baseline');
    const before = textBefore === undefined ? baseline/* EMPTY_BASELINE */.G6 : (0,baseline/* parseBaseline */.nk)(textBefore, file);
    const caseIds = await existingCases(world, cases, head, before);
    const providers = [...head.config.providers.keys()];
    const { new_cases: newCases } = head.config.sampling;
    const blessed = pool
        ? blessBaselineByPooling(before, head.batches, {
            caseIds,
            providers,
            newCases,
            reason,
            proposed: proposed?.routing ?? null,
        })
        : {
            ...blessBaseline(before, (0,join_results/* joinResults */.FU)(head.batches), caseIds, providers, reason, { expectInfra }),
            pool: null,
        };
    const text = (0,baseline/* baselineText */.BW)(blessed.baseline);
    // Not held against the file's own text, which may have another form.
    const routing = text === (0,baseline/* baselineText */.BW)(before) ? [] : [{ file, before: textBefore, text }];
    const today = world.now().toISOString().slice(0, 10);
    const judging = { policy: head.config.sampling, comparator: before, head: before, today, hidesReads: known_providers/* HIDES_READS */.uc };
    const kpi = await kpiFile(head, read, pool ? { ...judging, changes: new Map() } : null, proposed?.kpi ?? null);
    return { ...blessed, head, file, files: [...routing, ...kpi.files], warnings: [...head.warnings, ...kpi.left] };
}
/** The KPI's baseline where units make its rows and these batches add a record, and why others do not; `basis` is null where nothing is pooled. */
async function kpiFile({ config, cases, batches }, read, basis, proposed) {
    if (basis === null || config.kpi?.trajectory !== null)
        return { files: [], left: [] };
    const { baseline: file, window_hours: windowHours } = config.kpi;
    const text = await read(file, 'the KPI baseline');
    const before = text === undefined ? { schema: 1, history: [] } : (0,kpi_baseline/* parseKpiBaseline */.Z_)(text, file);
    const suite = { cases, providers: [...config.providers.keys()], windowHours, basis };
    const { baseline: after, left } = withKpiRecords(before, batches, suite, proposed);
    return { files: (0,external_node_util_.isDeepStrictEqual)(after, before) ? [] : [{ file, before: text, text: (0,document_text/* documentText */.Z)(after) }], left };
}
/** An entry that tolerates every end of a run stands for what somebody knows, so that they have to say it. */
function refuseInfraAlone({ expectInfra, reason, pool }) {
    if (expectInfra !== true)
        return;
    if (pool) {
        throw (0,portcullis_error/* usageError */.Wp)('--expect-infra: expected it without --pool, found both', 'Pooling adds counts, and infrastructure errors are none.');
    }
    if (reason !== null)
        return;
    throw (0,portcullis_error/* usageError */.Wp)('--expect-infra: expected --reason beside it, found none', 'Say with --reason "…" why these cells cannot come to a verdict yet.');
}
/** Throws `usage` where an expectation is loosened and nobody says why; `input` is how a reason is given. */
function requireReason({ changes }, reason, input, help) {
    const loosened = changes.filter((change) => change.kind === 'loosened');
    if (loosened.length === 0 || reason !== null)
        return;
    const cells = loosened.map(({ case_id: id, agent, before: was, after }) => `  ${id}/${agent}: ${(0,baseline_proposal/* entryText */.u0)(was)} → ${(0,baseline_proposal/* entryText */.u0)(after)}`);
    throw (0,portcullis_error/* usageError */.Wp)(`expected ${input}, because it would loosen expectations (${loosened.length}):\n${cells.join('\n')}`, help);
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

/***/ 80107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareProposal: () => (/* binding */ prepareProposal),
  writePatch: () => (/* binding */ writePatch)
});

// UNUSED EXPORTS: refuseEvent

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var contracts_baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/gates/routing/routing-cell.js + 1 modules
var routing_cell = __webpack_require__(40241);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
;// CONCATENATED MODULE: ./build/io/git/file-patch.js






/** Whatever the machine's configuration says, a patch has one form: what `git apply` takes anywhere in the repository. */
const FORM = ['--no-color', '--no-ext-diff', '--no-textconv', '--text', '--full-index', '--unified=3'];
/**
 * The change of one file as a patch for `git apply`, made by git itself. Empty where nothing changes.
 *
 * @param path relative to the root of the repository
 * @param before undefined where there is no such file yet
 * @throws PortcullisError `invalid_input` for a path outside of the repository, `not_found` without git
 */
async function filePatch(path, before, after) {
    const place = (0,repository_path/* repositoryPath */.S)(path);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-patch-'));
    try {
        for (const [side, text] of [['a', before], ['b', after]]) {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, side, place)), { recursive: true });
            if (text !== undefined)
                await (0,promises_.writeFile)((0,external_node_path_.join)(folder, side, place), text);
        }
        const none = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_SYSTEM: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
        // A new file is shown by its own name, without the folder that it was compared in.
        const isNew = before === undefined;
        const git = (0,git_command/* gitCommand */.QT)(isNew ? (0,external_node_path_.join)(folder, 'b') : folder, { ...process.env, ...none });
        const sides = isNew ? ['/dev/null', place] : [`a/${place}`, `b/${place}`];
        const prefixes = isNew ? ['--src-prefix=a/', '--dst-prefix=b/'] : ['--no-prefix'];
        const { exitCode, stdout, reason } = await git('diff', '--no-index', ...FORM, ...prefixes, '--', ...sides);
        if (exitCode === 0 || exitCode === 1)
            return stdout.toString('utf8');
        throw (0,portcullis_error/* notFound */.mX)(`git could not make a patch of ${place}: ${reason}`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/app/gates/gate-head.js + 1 modules
var gate_head = __webpack_require__(56122);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
// EXTERNAL MODULE: ./build/app/baselines/bless.js + 4 modules
var bless = __webpack_require__(74551);
// EXTERNAL MODULE: ./build/contracts/kpi-baseline.js + 1 modules
var kpi_baseline = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/contracts/proposal-run.js
var proposal_run = __webpack_require__(42716);
// EXTERNAL MODULE: ./build/io/github/api-answer.js
var api_answer = __webpack_require__(16416);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/github-files.js
var github_files = __webpack_require__(14960);
// EXTERNAL MODULE: ./build/io/github/github-pulls.js
var github_pulls = __webpack_require__(97247);
;// CONCATENATED MODULE: ./build/app/baselines/proposal/open-proposal.js










/**
 * The baselines of the proposal that is still open. Only a commit of ours is taken from (whoever may write the branch could have made one:
 * what is taken stands in the next pull request for its reviewers to see), and nothing of a pull request that a person closed. At most 8
 * requests.
 *
 * @param places of the baselines, relative to the repository; null where nothing is configured of one
 * @param clone is asked where GitHub does not list the commit's files
 */
async function openProposal({ access, branch, base }, places, clone) {
    const api = new github_api/* GitHubApi */.y(access);
    const asked = await (0,github_commits/* findBranch */.E0)(api, branch);
    if (asked.kind !== 'done')
        return asked;
    const tip = asked.value;
    const nothing = (note) => ({
        kind: 'done',
        value: { tip: tip?.commit ?? null, baselines: null, note },
    });
    // A branch of somebody else is reported where it would be written.
    if (tip === null || (0,proposal_run/* runOfMessage */.A6)(tip.message) === null)
        return nothing(null);
    const asBase = base === null ? await (0,github_commits/* defaultBranch */.OR)(api) : { kind: 'done', value: base };
    if (asBase.kind !== 'done')
        return asBase;
    const pull = await (0,github_pulls/* findNewestPull */.tb)(api, branch, asBase.value);
    // A token that may not see pull requests opened none either; then the branch alone is the proposal.
    if (pull.kind !== 'done' && pull.kind !== 'forbidden' && pull.kind !== 'not_found')
        return pull;
    if (pull.kind === 'done' && pull.value?.isOpen === false && pull.value.head === tip.commit)
        return nothing(null);
    const files = new github_files/* GitHubFiles */.H(api, undefined, clone);
    const read = async (file, parse) => {
        const found = file === null ? null : await files.readFileAt(tip.commit, file);
        if (file === null || found === null || found.kind === 'absent')
            return { kind: 'done', value: null };
        if (found.kind === 'found')
            return { kind: 'done', value: parse((0,read_text_file/* decodeUtf8 */._6)(found.bytes, file, 'the baseline'), file) };
        return (0,api_answer/* unexpected */.os)(`the open proposal has no baseline that can be read (${found.reason})`);
    };
    try {
        const [routing, kpi] = [await read(places.routing, contracts_baseline/* parseBaseline */.nk), await read(places.kpi, kpi_baseline/* parseKpiBaseline */.Z_)];
        if (routing.kind !== 'done')
            return routing;
        if (kpi.kind !== 'done')
            return kpi;
        const baselines = { routing: routing.value, kpi: kpi.value };
        return { kind: 'done', value: { tip: tip.commit, baselines, note: null } };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        return nothing(`the counts of the open proposal are left out: ${error.message.split('\n', 1)[0] ?? ''}`);
    }
}

;// CONCATENATED MODULE: ./build/app/baselines/proposal/prepare-proposal.js













/**
 * Computes the baseline that results of the commit that is checked out support, against the baseline which that commit holds; nothing is
 * written. With `pool`, the counts of the proposal that is still open go in as well.
 *
 * @throws PortcullisError `usage` outside of a run, on an event that may not propose, and where expectations are loosened without a reason;
 * `not_comparable` for results of another commit
 */
async function prepareProposal(world, environment, { results, pool, reason, base, branch, pullRequest, token }) {
    const event = await (0,workflow_run/* eventOfRun */.fg)(environment);
    if (event === null) {
        const message = 'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.';
        throw (0,portcullis_error/* usageError */.Wp)(message, 'Outside of a workflow use the command line.');
    }
    refuseEvent(event, pullRequest === 'off');
    const serverUrl = (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '') || 'https://github.com';
    const access = (0,workflow_run/* githubAccess */.Yh)(environment, token);
    const target = pullRequest === 'off' || access === null ? null : { access, serverUrl, branch, base };
    const head = await (0,gate_head/* loadHead */.F)(world, { results, cases: null, plan: null });
    const { repository, commit } = checkout(head);
    const file = head.config.baseline;
    const places = { routing: (0,repository_path/* repositoryPath */.S)(file), kpi: head.config.kpi && (0,repository_path/* repositoryPath */.S)(head.config.kpi.baseline) };
    const blobs = new Map();
    const read = async (name, what) => {
        const found = await repository.readFileAt(commit, (0,repository_path/* repositoryPath */.S)(name));
        if (found.kind === 'absent')
            return undefined;
        if (found.kind === 'unreadable')
            throw (0,portcullis_error/* notComparable */.kY)(`${what} of ${commit} cannot be read: ${found.reason}`);
        blobs.set(name, found.blob);
        return (0,read_text_file/* decodeUtf8 */._6)(found.bytes, name, what);
    };
    const open = pool && target !== null ? await openProposal(target, places, repository) : null;
    const proposed = open?.kind === 'done' ? open.value.baselines : null;
    const computed = await (0,bless/* computeBless */.HZ)(world, head, { file, read, proposed, cases: null, pool, reason });
    (0,bless/* requireReason */.uM)(computed, reason, 'the input "reason"', 'Say why under "with:"; nothing was proposed.');
    const files = computed.files.map((one) => ({ ...one, blobBefore: blobs.get(one.file) ?? null }));
    const patches = await Promise.all(files.map((one) => filePatch(one.file, one.before, one.text)));
    const { runId: id, runAttempt: attempt } = event;
    const run = { id, attempt, url: `${serverUrl}/${event.repository}/actions/runs/${id}/attempts/${attempt}` };
    return {
        repository,
        commit,
        target,
        pullRequest,
        proposal: proposalOf(computed, reason, run, base),
        patch: patches.join(''),
        files,
        paths: [places.routing, places.kpi ?? []].flat(),
        open,
    };
}
/** Leaves a patch where it can be found. An empty one is no patch: one of an earlier run is taken away. */
async function writePatch(path, patch) {
    if (patch === '')
        await (0,promises_.rm)(path, { force: true });
    else
        await (0,write_file_atomically/* writeFileAtomically */.l)(path, patch, 'the patch');
}
/**
 * Refuses the events on which nothing may be proposed: those where a stranger's run would speak with the rights of the base, and pull
 * requests of forks, whose token cannot.
 *
 * @param patchOnly nothing is written, so that a fork's token will do
 * @throws PortcullisError `usage` with what to do instead
 */
function refuseEvent({ trigger, repository }, patchOnly) {
    const refused = (why, help) => (0,portcullis_error/* usageError */.Wp)(`The baseline is not proposed on ${trigger.name}: ${why}.`, help);
    const elsewhere = 'Run it on schedule, workflow_dispatch or push, in the run that made the results.';
    switch (trigger.name) {
        case 'pull_request_target':
            throw refused('it has a token that writes, and what it is about may be a stranger’s', elsewhere);
        case 'workflow_run':
            throw refused('the results of the other run may be a stranger’s', elsewhere);
        case 'pull_request':
            if (patchOnly || trigger.headRepository?.toLowerCase() === repository.toLowerCase())
                return;
            throw refused('the pull request comes from a fork, whose token can write nothing', 'Set "pull-request: off" for the patch alone, which the contributor applies with `git apply`.');
        default:
    }
}
function checkout({ repository, commit }) {
    if (repository !== null && commit !== null)
        return { repository, commit };
    throw (0,portcullis_error/* usageError */.Wp)('The workspace is no git repository with a commit: a checkout of the commit that was run was expected.', 'Use actions/checkout before this action.');
}
function proposalOf(computed, reason, run, base) {
    const { head, file, files } = computed;
    const left = (0,bless/* unchangedCells */.Rl)(computed, 'a run of this action without "pool" and with a "reason" accepts it');
    return {
        file,
        kpi: files.find((one) => one.file !== file)?.file ?? null,
        reason,
        commit: head.commit,
        base,
        batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))].toSorted(),
        carried: [...new Set(computed.pool?.carried.map(({ batch }) => batch))].toSorted(),
        run,
        rows: rowsOf(computed),
        unchanged: [...left.unsupported, ...left.fewTrials, ...left.infra, ...left.keptOut],
        warnings: [...computed.warnings, ...(0,bless/* knownBatches */.OK)(computed.pool)],
    };
}
/** The cells that changed, and those of which only the history grew. */
function rowsOf({ changes, pool, baseline }) {
    const pooled = (0,grouped_by/* groupedBy */.m)(pool?.pooled ?? [], ({ case_id: id, agent }) => `${id}/${agent}`);
    const rows = changes.map(({ counts, ...change }) => {
        const added = pooled.get(`${change.case_id}/${change.agent}`)?.[0]?.added ?? null;
        return { ...change, tally: counts === null ? null : (0,routing_cell/* tallyOf */.s)(counts), added };
    });
    const changed = new Set(rows.map(({ case_id: id, agent }) => `${id}/${agent}`));
    const grown = [...pooled].flatMap(([cell, [first]]) => {
        if (changed.has(cell) || first === undefined)
            return [];
        const { case_id: id, agent, added, stratum } = first;
        const entry = (0,contracts_baseline/* entryOf */.Ms)(baseline, id, agent);
        return [{ case_id: id, agent, kind: 'counts', before: entry, after: entry, tally: (0,routing_cell/* tallyOf */.s)(stratum), added }];
    });
    return [...rows, ...grown];
}


/***/ }),

/***/ 96415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ isExplainCommand),
/* harmony export */   bn: () => (/* binding */ explainCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57056);

/** Ids as cases and configurations have them; the file as one word of a shell. */
const EXPLAIN = /^portcullis explain [\w-]+\/[\w-]+(?:\/\d+)? --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;
/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
function explainCommand(unit, results) {
    const name = `${unit.case_id}/${unit.agent}${unit.trial === 1 ? '' : `/${unit.trial}`}`;
    const command = `portcullis explain ${name} --results ${shellWord(results)}`;
    return command.length <= _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_BOUNDS */ .t.text && isExplainCommand(command) ? command : null;
}
/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
function isExplainCommand(command) {
    return EXPLAIN.test(command);
}
/** A text as a shell takes it for one word. */
function shellWord(text) {
    return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 97247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ createPull),
/* harmony export */   No: () => (/* binding */ openPullsWithHead),
/* harmony export */   pZ: () => (/* binding */ updatePull),
/* harmony export */   tb: () => (/* binding */ findNewestPull),
/* harmony export */   zl: () => (/* binding */ findOpenPull)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/**
 * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
 * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
 * hundred that are looked at, with a branch as a rule one. "List pull requests associated with a commit" does not know commits of forks.
 */
function openPullsWithHead(api, head) {
    const narrowed = head.branch === null ? {} : { head: `${head.repository.split('/')[0] ?? ''}:${head.branch}` };
    return api.pages({
        send: ({ rest }, page) => rest.pulls.list({ state: 'open', ...narrowed, ...page }),
        needed: 'open pull requests, with a number each',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data, (pull) => {
            if (typeof pull?.number !== 'number')
                return undefined;
            return isOf(pull, head) ? [pull.number] : [];
        })?.flat(),
        maxPages: MAX_PAGES,
        permission: 'pull-requests: read',
    });
}
/** The open pull request of a branch of the repository itself, its name without `refs/heads/`; null where there is none. */
function findOpenPull(api, branch, base) {
    return firstPull(api, branch, { state: 'open', base }, NEEDED, openPull);
}
/** The newest one of such a branch, open or not; `head` is where its branch stood at the end. Null where there never was one. */
function findNewestPull(api, branch, base) {
    const newest = { state: 'all', base, sort: 'created', direction: 'desc' };
    return firstPull(api, branch, newest, 'a pull request with "state" and "head"', (pull) => {
        const [state, head] = [pull?.state, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(pull?.head?.sha)];
        return head === undefined || typeof state !== 'string' ? undefined : { isOpen: state === 'open', head };
    });
}
/** Opens one of such a branch. */
function createPull(api, branch, base, text) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.create({ ...repo, head: branch, base, ...text }),
        needed: NEEDED,
        read: (data) => openPull(data),
    });
}
function updatePull(api, number, text) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.update({ ...repo, pull_number: number, ...text }),
        needed: NEEDED,
        read: (data) => openPull(data),
    });
}
function firstPull(api, branch, filter, needed, read) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.list({ ...repo, head: `${repo.owner}:${branch}`, ...filter }),
        needed,
        read: (data) => {
            // A filter that is not understood filters nothing.
            const own = (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data, (pull) => [pull])?.find(([pull]) => pull?.head?.ref === branch);
            if (own !== undefined)
                return read(own[0]);
            return Array.isArray(data) ? null : undefined;
        },
    });
}
const NEEDED = 'a pull request with "number", "html_url", "title" and "body"';
function openPull(pull) {
    const [number, url, title, body] = [pull?.number, pull?.html_url, pull?.title, pull?.body ?? ''];
    if (typeof number !== 'number' || typeof url !== 'string' || !/^https?:\/\/\S+$/.test(url))
        return undefined;
    return typeof title === 'string' && typeof body === 'string' ? { number, url, title, body } : undefined;
}
/** GitHub's names of repositories are the same in capitals. */
function isOf(pull, { sha, repository }) {
    const name = pull?.head?.repo?.full_name;
    return pull?.head?.sha === sha && typeof name === 'string' && name.toLowerCase() === repository.toLowerCase();
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

/***/ 98117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   l: () => (/* binding */ writeFileAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90856);





/** Whether a file is called as one that is still being written, or was when its writer was killed. */
function isTemporaryName(name) {
    return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}
/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
async function writeFileAtomically(path, content, what) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), what);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .notWritten */ .xc)(error, `${path}: ${what}`, 'a file that can be written');
    }
}


/***/ }),

/***/ 79407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   Te: () => (/* binding */ proposalBody),
/* harmony export */   gM: () => (/* binding */ proposalMessage),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   zR: () => (/* binding */ proposalSummary)
/* harmony export */ });
/* unused harmony export PROPOSAL_LIMIT_BYTES */
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42716);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20120);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24036);








/** GitHub takes 65,536 characters; what is measured is bytes, of which a character has at least one. */
const PROPOSAL_LIMIT_BYTES = 60_000;
/** Of a reason or a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
/** Batches that are named. */
const BATCHES = 5;
const MARKS = {
    loosened: '❗ loosened',
    removed: '➖ removed',
    added: '➕ added',
    tightened: '✅ tightened',
    counts: '· counts',
};
/** What a reviewer has to look at first comes first. */
const RANKS = ['loosened', 'removed', 'tolerated', 'added', 'tightened', 'counts'];
/** One line: what changes, in numbers. It holds nothing that a case or a reason says. */
function proposalTitle({ rows, kpi }) {
    const parts = ['loosened', 'removed', 'added', 'tightened'].flatMap((kind) => {
        const number = rows.filter((row) => row.kind === kind).length;
        return number === 0 ? [] : [`${number} ${kind}`];
    });
    const grown = rows.filter((row) => row.added !== null).length;
    if (grown > 0)
        parts.push(`counts of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(grown, 'cell')}`);
    if (kpi !== null)
        parts.push('records of the KPI');
    return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}
/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
function proposalMessage(proposal) {
    const { commit, run } = proposal;
    const of = commit === null ? '' : ` of ${commit}`;
    const body = `What the results${of} support: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)}`;
    return `${proposalTitle(proposal)}\n\n${body}\n\n${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalTrailer */ .kq)(run)}\n`;
}
/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
function proposalBody(proposal, limit = PROPOSAL_LIMIT_BYTES) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit);
    page.add(`${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalMarker */ .VC)(proposal.run)}\n${openingOf(proposal)}`);
    addProposal(page, proposal);
    page.add(approvalText(proposal));
    return page.text();
}
/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
function proposalSummary(proposal, { changed, pull, artifact, notes }) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.summaryBytes);
    const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
    page.add(`# ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title)}`);
    const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
    for (const note of notes)
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(note));
    if (lines.length > 0)
        page.add(lines.map((line) => `- ${line}`).join('\n'));
    if (changed && artifact !== null) {
        const download = `gh run download ${proposal.run.id} --name ${artifact}`;
        page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
    }
    addProposal(page, proposal);
    return page.text();
}
/** Where it comes from, what changes and what was not taken. At least a tenth of the room that is left stays for what follows. */
function addProposal(page, proposal) {
    const { rows, unchanged, warnings } = proposal;
    const facts = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)({ head: ['of', 'what'], rows: [] });
    page.add([facts.head, ...factsOf(proposal)].join('\n'));
    page.addWarnings(warnings, 0.1);
    const head = ['', 'case', 'provider', 'before', 'after', 'passed', 'why'];
    const noun = 'row: see the patch';
    page.addTable('### What changes', { head, rows: rowsOf(rows) }, { share: 0.65, noun });
    const left = unchanged.map(({ cell, why }) => [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(cell, TEXT_LIMIT), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(why, TEXT_LIMIT)]);
    page.addTable('### What was not taken', { head: ['cell', 'why'], rows: left }, { share: 0.5, noun });
}
function openingOf({ rows, file, kpi, reason }) {
    const summary = proposalTitle({ rows, kpi }).replace(/^[^:]*: /, '');
    const lines = [
        `The results of a run support another baseline in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file)}${kpi === null ? '' : ` and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(kpi)}`}: **${summary}**.`,
    ];
    const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
    if (loosened > 0) {
        lines.push('', `> ❗ ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
        if (reason !== null)
            lines.push('>', `> the reason given: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(reason, TEXT_LIMIT))}`);
    }
    return lines.join('\n');
}
function factsOf({ commit, base, batches, carried, run }) {
    const facts = [
        ['commit', commit === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit)],
        ['proposed to', base === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base)],
        ['batches', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(batches.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['and of the proposal that was open', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(carried.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['run', `[${run.id}, attempt ${run.attempt}](${encodeURI((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)).replaceAll(/[()|]/g, '')})`],
    ];
    return facts.filter(([, what]) => what !== '').map(([of, what]) => `| ${of} | ${what} |`);
}
function rowsOf(rows) {
    return rows
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((row) => [
        row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.case_id, TEXT_LIMIT),
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.agent, TEXT_LIMIT),
        entryText(row.before),
        entryText(row.after),
        passedText(row),
        whyOf(row),
    ]);
}
function rankOf({ kind, after }) {
    const tolerates = after !== null && (after.expected_status !== 'pass' || after.allow_timeout === true);
    return RANKS.indexOf(kind === 'added' && tolerates ? 'tolerated' : kind);
}
/** An entry of a baseline in a few words; null is none. */
function entryText(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
/** `23/24 (80–99 %), +3/3` */
function passedText({ tally, added }) {
    if (tally === null)
        return '';
    return added === null ? (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally) : `${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally)}, +${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countsText */ .WN)(added)}`;
}
function whyOf({ before, after }) {
    const { reason, owner, expires } = after ?? before ?? {};
    return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
        .flatMap((part) => (part === undefined || part === '' ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(part, TEXT_LIMIT)]))
        .join('; ');
}
/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, rows }) {
    const branch = base === null ? 'the branch' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base);
    const points = [
        `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
        '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
        rows.some(({ kind }) => kind === 'loosened')
            ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
            : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
        '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
    ];
    return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}


/***/ }),

/***/ 20120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ blockMarkdown),
/* harmony export */   lV: () => (/* binding */ MarkdownPage),
/* harmony export */   vy: () => (/* binding */ PAGE_MARKS)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24036);




const BLOCK_SEPARATOR = '\n\n';
/** Of a message, a warning, a fact or a quotation, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;
/** What something does to its gate, as a sign that markdown shows. */
const PAGE_MARKS = {
    fail: '❌',
    undecided: '❔',
    warn: '⚠️',
    report: '·',
    ok: '·',
};
/** Markdown within a budget (of bytes of its UTF-8 form unless another measure is given), kept whole block by block. */
class MarkdownPage {
    #limit;
    #measure;
    #blocks = [];
    #size = 0;
    constructor(limit, measure = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy) {
        this.#limit = limit;
        this.#measure = measure;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const size = this.#sizeOf(block);
        if (this.#size + size > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#size += size;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. How many there are. */
    addList(heading, items, { separator, share, noun, most }) {
        if (items.length === 0)
            return 0;
        const head = heading === '' ? [] : [heading];
        const more = (left) => `_and ${left} more ${left === 1 ? noun : noun.replace(/^\w+/, '$&s')}_`;
        let room = (this.#limit - this.#size) * share - this.#sizeOf(heading);
        const sizes = items.slice(0, most).map((item) => this.#measure(item) + separator.length);
        const isWhole = sizes.length === items.length && sizes.reduce((sum, size) => sum + size, 0) <= room;
        if (!isWhole)
            room -= this.#sizeOf(more(items.length));
        const end = sizes.findIndex((size) => (room -= size) < 0);
        const kept = items.slice(0, end === -1 ? sizes.length : end);
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
        if (kept.length > 0 && this.add(whole))
            return kept.length;
        this.add(more(items.length));
        return 0;
    }
    /** As many rows as fit, under a heading (`## Trials`) where there is one. How many there are. */
    addTable(heading, table, share) {
        const { head, rows } = (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownTable */ .Q)(table);
        return this.addList(heading === null ? head : `${heading}\n\n${head}`, rows, { ...share, separator: '\n' });
    }
    /** Warnings as one quotation. */
    addWarnings(warnings, share, most) {
        const texts = warnings.map((warning) => `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(warning, TEXT_LIMIT))}`);
        this.addList('', texts, { separator: '\n>\n', share, noun: 'warning', ...(most === undefined ? {} : { most }) });
    }
    /** A part of a report: its lines, its table, its blocks. `share` is what each of them may take. */
    addSection({ title, lines = [], table, blocks = [], noun = 'row' }, share) {
        const name = title === null ? '' : `**${title}:**`;
        const texts = lines.map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, TEXT_LIMIT)));
        if (lines.length > 1) {
            const items = texts.map((text) => `- ${text}`);
            this.addList(name === '' ? '' : `${name}\n`, items, { separator: '\n', share, noun });
        }
        else if (lines.length === 1)
            this.add([name, ...texts].join(' ').trimStart());
        const heading = title === null ? null : `## ${title}`;
        if (table !== undefined)
            this.addTable(lines.length > 0 ? null : heading, table, { share, noun });
        this.addList(heading ?? '', blocks.map(blockMarkdown), { separator: '\n\n', share, noun });
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
    #sizeOf(block) {
        return this.#measure(block) + BLOCK_SEPARATOR.length;
    }
}
/** A finding as markdown: expected and got, why, and what is known. */
function blockMarkdown({ effect, title, change, message, facts }) {
    const shown = (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT));
    const changed = change === null ? '' : `expected **${shown(change.from)}** → got **${shown(change.to)}**: `;
    return [
        `### ${PAGE_MARKS[effect]} ${shown(title)}`,
        `${changed}${shown(message)}`,
        ...facts.flatMap(factMarkdown),
    ].join('\n\n');
}
function factMarkdown({ label, text, form, quote }) {
    const said = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT);
    if (form === 'command')
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(said)];
    const line = `${label}: ${form === 'place' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(said) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(said)}`;
    return quote === undefined ? [line] : [line, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(quote, TEXT_LIMIT))];
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);

/** Cannot be seen, takes no room, and no line breaks at it. */
const JOINER = '\u2060';
/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, emoji, HTML, mathematics or emphasis come out
 * of it. GitHub looks for addresses, `@name`, `#1`, `GH-1` and `:name:` after it has taken escapes away, so that these are parted by an
 * invisible joiner ("Autolinked references and URLs"). The id of a commit stays as it is: a link to a commit of the repository, and
 * something to copy.
 */
function escapeMarkdown(text) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]|\bGH\\-(?=\d)/gi, `$&${JOINER}`)
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, `$&${JOINER}`)
        .replaceAll(/:(?=((?:\\?[\w+-])+):)/g, (colon, name) => (isPlace(name) ? colon : `${colon}${JOINER}`));
}
/** What stands between the colons of `file:12:3:`; there are emoji of two numbers. */
function isPlace(name) {
    return /^\d+$/.test(name) && name !== '100' && name !== '1234';
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Texts as the lines of a fenced block, whatever backticks they hold. */
function fenced(...lines) {
    const safe = lines.map(_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk).join('\n');
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 62846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dh: () => (/* binding */ rateDropOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lo: () => (/* binding */ detectableText),
/* harmony export */   nY: () => (/* binding */ pValueText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** Parts of 1 as whole percent: `3 %`. */
function percentText(share) {
    return `${Math.round(share * 100)} %`;
}
/** An interval of a pass rate: `21–57 %`. */
function intervalText({ low, high }) {
    return `${Math.round(low * 100)}–${percentText(high)}`;
}
/** `9/24` */
function countsText({ passed, total }) {
    return `${passed}/${total}`;
}
/** `9/24 (21–57 %)` */
function tallyText(tally) {
    return `${countsText(tally)} (${intervalText(tally)})`;
}
/** A difference of pass rates, in parts of 1: `34 points`. */
function pointsText(difference) {
    const points = Math.round(difference * 100);
    return `${points < 0 ? '−' : ''}${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(Math.abs(points), 'point')}`;
}
/** Two digits that count. */
function pValueText(p) {
    return p.toPrecision(2);
}
/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
function rateDropOf(head, base) {
    if (base === null || base.total === 0 || head.total === 0)
        return null;
    return base.passed / base.total - head.passed / head.total;
}
/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
function detectableText(cells) {
    // The next higher whole number, but for what a computer's fractions add to a whole one.
    const drops = cells
        .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [Math.ceil(drop * 100 - 1e-6)]))
        .sort((left, right) => left - right);
    const [least, most] = [drops[0], drops.at(-1)];
    const none = cells.filter(({ base }) => base === null).length;
    const blind = cells.length - drops.length - none;
    const range = least === undefined || most === undefined ? '' : (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(most, 'point');
    const groups = [
        [least === most ? range : `${least}–${range}`, drops.length],
        ['too few trials to detect a drop', blind],
        ['nothing to compare with', none],
    ].filter(([, count]) => count > 0);
    return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'cell')})`)).join(', ');
}


/***/ }),

/***/ 71799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);


/** The lines of a table for a terminal, in columns. */
function textTable({ head, rows }, style) {
    const texts = [head, ...rows].map((row) => row.map((cell, column) => (column === 0 ? _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeStart */ .cx : _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(textOf(cell))));
    // A loop: a list of arguments as long as a large case set would not fit the stack.
    const widths = head.map((_, column) => texts.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
    const [header = '', ...lines] = [head, ...rows].map((row, index) => row
        .map((cell, column) => {
        const text = (texts[index]?.[column] ?? '').padEnd(widths[column] ?? 0);
        return typeof cell === 'string' ? text : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .painted */ .C$)(cell.effect, text, style);
    })
        .join('  ')
        .trimEnd());
    return [style.bold(header), ...lines];
}
/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
function markdownTable({ head, rows }) {
    const line = (cells) => `| ${cells
        .map(textOf)
        .map((text) => (text === WARNING_MARK ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)))
        .join(' | ')} |`;
    return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}
/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';
function textOf(cell) {
    return typeof cell === 'string' ? cell : cell.text;
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

/***/ 90258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ joinResults),
/* harmony export */   g2: () => (/* binding */ unitKey),
/* harmony export */   lb: () => (/* binding */ countPlannedCells),
/* harmony export */   pW: () => (/* binding */ countJoined),
/* harmony export */   sl: () => (/* binding */ cellKey),
/* harmony export */   y8: () => (/* binding */ fileOfUnit)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/**
 * Joins results with their plans on (case, provider, trial). A foreign or a duplicate row is an error, since it could not be told
 * what it is a result of; a missing one is for the comparison to judge.
 */
function joinResults(batches) {
    const units = new Map();
    for (const { file, results, plan } of batches) {
        const rows = rowsOf(file, results, plan);
        for (const unit of plan.units) {
            const key = unitKey(unit);
            const result = rows.get(key) ?? null;
            if (result !== null && result.unit_run_id !== unit.unit_run_id) {
                throw rowError(file, unit, `the unit id of the plan, ${unit.unit_run_id}`, result.unit_run_id);
            }
            const other = units.get(key);
            if (other !== undefined && other.result !== null && result !== null) {
                throw rowError(file, unit, 'one row for each unit', `another in ${other.file}`);
            }
            if (other === undefined || result !== null)
                units.set(key, { unit, result, file });
        }
    }
    const joined = new Map();
    for (const { unit, result } of [...units.values()].sort((left, right) => left.unit.trial - right.unit.trial)) {
        const providers = joined.get(unit.case_id) ?? new Map();
        joined.set(unit.case_id, providers);
        providers.set(unit.agent, [...(providers.get(unit.agent) ?? []), { unit, result }]);
    }
    return joined;
}
/** The rows of one results file by unit; each must be one that its plan asked for. */
function rowsOf(file, results, plan) {
    const planned = new Set(plan.units.map(unitKey));
    const rows = new Map();
    for (const row of results.results) {
        const key = unitKey(row);
        if (!planned.has(key))
            throw rowError(file, row, 'a row of the plan', 'a row that no plan asked for');
        if (rows.has(key))
            throw rowError(file, row, 'one row for each unit', 'two');
        rows.set(key, row);
    }
    return rows;
}
/** Unit id → the results file that has it. */
function fileOfUnit(batches) {
    return new Map(batches.flatMap(({ file, results }) => results.results.map((unit) => [unit.unit_run_id, file])));
}
/** How many cells have been planned. */
function countPlannedCells(joined) {
    return [...joined.values()].reduce((count, cells) => count + cells.size, 0);
}
/** A cell's name in sets and maps; ids have no blanks. */
function cellKey(caseId, agent) {
    return `${caseId} ${agent}`;
}
/** How many planned units have a result. */
function countJoined(joined) {
    return [...joined.values()].flatMap((cells) => [...cells.values()].flat()).filter(({ result }) => result !== null)
        .length;
}
/** The same of a unit. */
function unitKey({ case_id: caseId, agent, trial }) {
    return `${cellKey(caseId, agent)} ${trial}`;
}
function rowError(file, row, expected, found) {
    const place = `${row.case_id}/${row.agent}, trial ${row.trial}`;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`${file}: ${place}: expected ${expected}, found ${found}`, 'Give each results file with the plan it was made from, each once.');
}


/***/ }),

/***/ 9348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ plannedCells),
/* harmony export */   Qs: () => (/* binding */ LEAST_SHARE),
/* harmony export */   V4: () => (/* binding */ judgedRun),
/* harmony export */   _G: () => (/* binding */ kpiWorkers),
/* harmony export */   dR: () => (/* binding */ requiredUnits),
/* harmony export */   gl: () => (/* binding */ isWholeSuite),
/* harmony export */   pG: () => (/* binding */ kpiCounts),
/* harmony export */   zx: () => (/* binding */ kpiCase)
/* harmony export */ });
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89166);
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
/* harmony import */ var _rejudge_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35500);
/* harmony import */ var _sampling_cell_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93658);
/* harmony import */ var _sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(977);





/**
 * A run as the routing gate judges it: by the comparator's case where the head's asks for less, and a pass that is late
 * where that is not allowed has failed.
 */
function judgedRun(run, cases, basis) {
    const judged = ({ definition }, agent, { unit, result }) => {
        if (result === null)
            return { unit, result };
        const { case_id: id } = definition;
        const own = (0,_rejudge_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedUnit */ .Q)(result, definition, basis.changes.get(id), agent, basis.hidesReads);
        const { comparatorEntry, headEntry, today } = (0,_sampling_cell_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOfCell */ .m1)(basis, id, agent);
        const isLateAllowed = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today)?.allow_timeout ?? false;
        const isLate = own.status === 'pass' && !(0,_sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .isPassed */ .Hh)(own, isLateAllowed);
        return { unit, result: isLate ? { ...own, status: 'fail' } : own };
    };
    return new Map(cases.map((item) => {
        const cells = [...(run.get(item.definition.case_id) ?? [])];
        const own = cells.map(([agent, units]) => [agent, units.map((unit) => judged(item, agent, unit))]);
        return [item.definition.case_id, new Map(own)];
    }));
}
/**
 * What the KPI counts of judged runs, the oldest first: a map for each run. Units that are one run again count once, as
 * trials do, also in several runs; what infrastructure ended does not count, and of a later stage nothing does, since it
 * follows failures.
 */
function kpiCounts(runs) {
    const units = runs.flatMap((cells, run) => [...cells].flatMap(([caseId, agents]) => [...agents].flatMap(([agent, planned]) => planned.flatMap(({ unit, result }) => result === null || unit.optional === true ? [] : [{ name: kpiCase(caseId, agent), run, result }]))));
    const counts = runs.map(() => new Map());
    for (const [name, ofCase] of (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(units, (unit) => unit.name)) {
        const independent = new Set((0,_sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .independentTrials */ .aW)(ofCase.map(({ result }) => result)).units);
        for (const [run, ofRun] of counts.entries()) {
            const own = ofCase.flatMap((unit) => (unit.run === run && independent.has(unit.result) ? [unit.result] : []));
            const { passed, total } = (0,_sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleOf */ .uV)(own, true);
            if (total > 0)
                ofRun.set(name, { rows: total, completed: passed });
        }
    }
    return counts;
}
/** The least share of a suite's cells that makes a record, and of a record's rows that is compared. */
const LEAST_SHARE = 0.8;
/** What the KPI calls a cell. */
function kpiCase(caseId, agent) {
    return `${caseId}/${agent}`;
}
/** How many did the work that counts. */
function kpiWorkers(batches) {
    const done = batches.filter(({ results }) => results.results.some(({ status }) => status !== 'infra_error'));
    return new Set(done.map(({ results }) => results.shard)).size;
}
/** The cells that plans ask for, without those that a budget cut off. */
function plannedCells(batches) {
    const cut = batches.flatMap(({ results }) => (results.not_run ?? []).map((cell) => kpiCase(cell.case_id, cell.agent)));
    const left = new Set(cut);
    const planned = batches.flatMap(({ plan }) => plan.units.map((unit) => kpiCase(unit.case_id, unit.agent)));
    return new Set(planned.filter((cell) => !left.has(cell)));
}
/** How many units of those cells are always run, and how many of these infrastructure took away: it ended them, or left no result. */
function requiredUnits(run, cells) {
    const planned = [...run.values()]
        .flatMap((agents) => [...agents.values()].flat())
        .filter(({ unit }) => unit.optional !== true && cells.has(kpiCase(unit.case_id, unit.agent)));
    const lost = planned.filter(({ result }) => result === null || result.status === 'infra_error');
    return { planned: planned.length, lost: lost.length };
}
/** Whether the cells that plans ask for are all of the suite's. */
function isWholeSuite(planned, cases, providers) {
    return cases.every(({ definition }) => providers.every((agent) => planned.has(kpiCase(definition.case_id, agent))));
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
