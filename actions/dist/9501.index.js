export const id = 9501;
export const ids = [9501,4549];
export const modules = {

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

/***/ 27065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ WORKFLOW_PATH),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Hk: () => (/* binding */ REQUIRED_CHECK),
/* harmony export */   N3: () => (/* binding */ parsePin),
/* harmony export */   ap: () => (/* binding */ callingWorkflow),
/* harmony export */   e1: () => (/* binding */ remoteOf),
/* harmony export */   oM: () => (/* binding */ NO_PIN),
/* harmony export */   og: () => (/* binding */ ownPin)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49573);


/** Where the calling workflow stands. */
const WORKFLOW_PATH = '.github/workflows/portcullis.yml';
/** The check that it makes: the calling job and the job of the reusable workflow that decides. */
const REQUIRED_CHECK = 'portcullis / gate';
/** The secret that the reusable workflow takes for a provider; providers of one's own have none. */
function secretsOf(providers) {
    return providers.flatMap((id) => _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq.get(id)?.secret ?? []);
}
/** The workflow by which a repository calls the reusable gate. */
function callingWorkflow({ repository, commit, version }, providers) {
    const secrets = secretsOf(providers).map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
    const comment = version === null ? '' : ` # ${version}`;
    return `# Judges what a change does to the routing of skills. Require the check \`${REQUIRED_CHECK}\`.
name: portcullis

on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  workflow_dispatch: # by hand, for a pull request of a fork that was read and pushed to a branch here

permissions: {}

# A newer commit of a pull request takes the place of the older run; runs of the merge queue are never cancelled, and an edit of the text
# cancels nothing.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}\${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  portcullis:
    # An edit of a title or text judges nothing: this job is skipped, and the check \`portcullis / gate\` keeps its verdict.
    if: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
    permissions:
      contents: read # checkout, and what the merge base holds
      actions: read # artifacts of earlier attempts
      checks: read # the check runs of required checks (input \`required-checks\`)
      pull-requests: write # the comment
    uses: ${repository}/.github/workflows/gate.yml@${commit}${comment}
${secrets.length === 0 ? '' : `    secrets:\n${secrets.join('')}`}`;
}
const HELP = 'Name it with --uses OWNER/portcullis@COMMIT, with the full commit of a release: a tag or a branch could be moved to other code.';
/** `owner/name@commit`, with the version behind it where one is known (`@commit#v1.2.3`). Throws `usage` for anything else. */
function parsePin(text) {
    const match = /^([\w.-]{1,100}\/[\w.-]{1,100})@([0-9a-f]{40}|[0-9a-f]{64})(?:#(v[\w.-]{1,60}))?$/.exec(text);
    if (match?.[1] === undefined || match[2] === undefined) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`--uses: expected OWNER/NAME@COMMIT, found ${JSON.stringify(text)}`, HELP);
    }
    return { repository: match[1], commit: match[2], version: match[3] ?? null };
}
/** What is written where no commit is known: it resolves to nothing, and `doctor` says so. */
const NO_PIN = { repository: 'OWNER/portcullis', commit: '0'.repeat(40), version: null };
/** The pin of the Portcullis that is running, where that is a clone of a repository on a server. */
function ownPin(origin) {
    const repository = remoteOf(origin?.url ?? '')?.repository;
    return origin === null || repository === undefined
        ? NO_PIN
        : { repository, commit: origin.commit, version: origin.tag };
}
/** What the address of a repository names (https, ssh, or git's own short form); null for anything else, such as a folder. */
function remoteOf(url) {
    const short = /^[\w.-]+@([\w.-]+):(.+)$/.exec(url);
    const whole = short === null && URL.canParse(url) ? new URL(url) : null;
    const isRemote = whole !== null && ['https:', 'http:', 'ssh:'].includes(whole.protocol);
    const host = (short?.[1] ?? (isRemote ? whole.hostname : '')).toLowerCase();
    const path = short?.[2] ?? (isRemote ? whole.pathname : '');
    const repository = /^\/?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(path)?.[1];
    if (repository === undefined || host === '')
        return null;
    return { host: host.replace(/^(?:ssh|www)\.(?=github\.com$)/, ''), repository };
}


/***/ }),

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
/** What to do about all of a document is reported with the first of its problems. */
function problemsOf({ problems: [first, ...rest], help }) {
    return first === undefined ? [] : [{ ...first, help: first.help ?? help ?? null }, ...rest];
}
function problemOf(error, file) {
    const { mismatch, message, help = null } = error;
    const { expected, found, line } = mismatch ?? { expected: 'no error', found: message };
    return { file, line: line ?? null, pointer: '', expected, found, help };
}


/***/ }),

/***/ 48625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateAll: () => (/* binding */ validateAll)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(22402);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99741);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96223);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4753);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40748);
/* harmony import */ var _contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71661);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(16992);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52428);
/* harmony import */ var _io_hold_memory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44390);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82296);
/* harmony import */ var _world_canonical_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75646);
/* harmony import */ var _repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97864);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70433);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82196);
/* harmony import */ var _repository_client_skills_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99105);
/* harmony import */ var _repository_load_skills_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62428);
/* harmony import */ var _comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73766);
/* harmony import */ var _kpi_own_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(80588);
/* harmony import */ var _required_required_files_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(47269);
/* harmony import */ var _typestate_turn_files_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(87813);
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(89166);
/* harmony import */ var _evidence_frontmatter_flaws_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(57484);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(36618);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(49573);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(28397);




























/** Checks configuration, cases and baseline. What is wrong is listed with file and line, in all files and not only in the first. */
async function validateAll(world, options) {
    (0,_io_hold_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .holdMemory */ .$)('all');
    const problems = [];
    const checked = await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .loadConfig */ .Z9)(world.root));
    const configured = checked?.config ?? null;
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_23__/* .append */ .B)(problems, checked?.problems ?? []);
    const config = configured ?? _repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .UNCONFIGURED */ .az;
    const paths = (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .casePaths */ .n2)(world, options.cases) ?? config.cases;
    const files = configured === null && options.cases === null ? [] : await (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .caseFiles */ .Go)(world.root, paths);
    const cases = [];
    let complete = files.length > 0;
    for (const file of files) {
        const read = () => (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRepositoryFile */ .tz)(world.root, file, 'the case file');
        const parsed = await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, file, async () => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCaseFile */ ._T)(await read(), file));
        complete &&= parsed !== null;
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_23__/* .append */ .B)(cases, parsed ?? []);
    }
    if (complete && cases.length === 0) {
        const help = 'a gate without cases would hold whatever happens';
        problems.push({ file: files[0] ?? '', line: 1, pointer: '', expected: 'at least one case', found: 'none', help });
    }
    const roots = options.skills?.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, root)) ?? config.skills;
    const loaded = await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, options.skills === null ? _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF : '--skills', () => (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_15__/* .loadSkills */ .l1)(world.root, roots));
    const installed = roots.length === 0 ? null : (loaded?.listings ?? null);
    const inventory = installed === null ? null : new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_24__/* .SkillInventory */ .ks(installed);
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_23__/* .append */ .B)(problems, (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .caseProblems */ .pQ)(cases, inventory === null ? null : (name) => inventory.has(name), await (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .invokedOn */ .at)(world.root, cases, config.providers, roots)));
    // Cases that were named on the command line need not be those that the configured baseline speaks of.
    const baseline = options.baseline ?? (options.cases === null && configured !== null ? config.baseline : null);
    const known = complete ? cases : null;
    const entries = baseline === null
        ? 0
        : await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, baseline, () => checkBaseline(world, baseline, options.baseline !== null, known, checked, problems));
    if (entries === undefined && checked !== null)
        await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseLostBaseline */ .KG)(world.root, checked));
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => checkTypestate(world, config, problems));
    const tree = (0,_comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_16__/* .workingTreeComparator */ ._8)(world, config);
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_required_required_files_js__WEBPACK_IMPORTED_MODULE_18__/* .policyOf */ .US)(tree));
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_required_required_files_js__WEBPACK_IMPORTED_MODULE_18__/* .baselineOf */ .Bv)(tree));
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_kpi_own_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_17__/* .ownKpiBaseline */ .a)(world.root, config.kpi));
    const clients = loaded === null ? new Map() : await (0,_repository_client_skills_js__WEBPACK_IMPORTED_MODULE_14__/* .clientSkills */ .oX)(world.root, roots, config, config.providers.keys());
    const flawed = frontmatterProblems(world.root, clients, cases);
    for (const { problem, isError } of flawed)
        if (isError)
            problems.push(problem);
    return {
        cases: cases.length,
        case_set_digest: problems.length === 0 ? (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .caseSetDigest */ .Rp)(cases) : null,
        baseline_entries: entries ?? 0,
        skills: installed?.length ?? null,
        not_available: (0,_repository_client_skills_js__WEBPACK_IMPORTED_MODULE_14__/* .unavailableSkills */ .rm)(clients),
        warnings: flawed.flatMap(({ problem, isError }) => (isError ? [] : [problem])),
        problems,
    };
}
/** What the gate would read of turns: tolerated classes, policies, evidence files. */
async function checkTypestate(world, { typestate }, problems) {
    if (typestate === null)
        return;
    const missing = (pointer, expected, found) => {
        problems.push({ file: _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, line: null, pointer: `/typestate/${pointer}`, expected, found, help: null });
    };
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, typestate.baseline, async () => {
        const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptionalRepositoryFile */ .Dq)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, typestate.baseline), 'the tolerated classes');
        if (text !== undefined)
            (0,_contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTypestateBaseline */ .i$)(text, typestate.baseline);
        else if (typestate.namesBaseline)
            missing('baseline', 'a file that is there', typestate.baseline);
    });
    for (const [name, path] of Object.entries(typestate.policies)) {
        await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, path, async () => {
            const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptionalRepositoryFile */ .Dq)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, path), 'the policy');
            if (text === undefined)
                missing(`policies/${name}`, 'a file that is there', path);
            else
                (0,_world_canonical_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalDigest */ .X)(text);
        });
    }
    // Evidence may be written in the job that judges it: only what is there is looked at.
    for (const path of typestate.turns) {
        const found = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isPattern */ .Pt)(world.root, path)) ? await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_7__/* .filesMatching */ .NP)(world.root, path) : [];
        if (found.length > 0)
            await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_typestate_turn_files_js__WEBPACK_IMPORTED_MODULE_19__/* .configuredTurnFiles */ .X)(world.root, found));
    }
}
/** How many entries the baseline has, undefined where there is none; entries that speak of nothing add to the problems. `cases` is null where not all are known. */
async function checkBaseline(world, file, named, cases, checked, problems) {
    const path = named ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, file) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, file);
    const text = await (named ? _io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRepositoryFile */ .tz : _io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptionalRepositoryFile */ .Dq)(world.root, path, 'the baseline');
    if (text === undefined)
        return undefined;
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(text, file);
    const lines = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJsonSource */ .X0)(text, file);
    const add = (pointer, expected, found, help) => {
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help });
    };
    const config = checked?.config ?? _repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .UNCONFIGURED */ .az;
    const ids = new Set(cases?.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
    // What is misspelt in the configuration is reported there.
    const misspelt = (checked?.problems.length ?? 0) === 0 ? [] : [...config.providers.keys()];
    const isMisspelt = (agent) => misspelt.some((id) => (0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(id, [agent]) !== '');
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
const EFFECTS = {
    refused: 'not loaded by',
    renamed: 'known so only to',
    hidden: 'a case needs it on',
    guessed: 'guessed at by',
};
/** Skills that configured clients do not load as they are written (src/app/README.md, "Validate"); one cause is reported once. */
function frontmatterProblems(root, clients, cases) {
    const found = [...clients].flatMap(([agent, { folders }]) => {
        const rules = _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_21__/* .PROVIDERS */ .xq.get(agent)?.frontmatter;
        const flawed = folders.flatMap((folder) => rules === undefined
            ? []
            : (0,_evidence_frontmatter_flaws_js__WEBPACK_IMPORTED_MODULE_20__/* .frontmatterFlaws */ .i)(folder.name, folder.frontmatter, rules).map((flaw) => ({ folder, flaw })));
        // Of many cases only where it matters.
        const asking = flawed.length === 0 ? [] : cases;
        const required = asking.flatMap(({ definition }) => (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_22__/* .requirementsOf */ .jj)(definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_21__/* .HIDES_READS */ .uc).required);
        const tokens = new Set(required.map(({ canonical }) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_25__/* .foldedName */ .m)(canonical)));
        return flawed.flatMap(({ folder: { name, path, listing }, flaw: { effect, key, ...mismatch } }) => {
            // By its other name a client knows it.
            const names = [name, listing.name, ...(effect === 'renamed' ? [] : listing.aliases)];
            const isNeeded = names.some((one) => tokens.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_25__/* .foldedName */ .m)(one)));
            if (effect === 'hidden' && !isNeeded)
                return [];
            const problem = { ...mismatch, file: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .displayPath */ .Gt)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_26__/* .SKILL_FILE */ .LF)), pointer: key ?? '' };
            const isError = isNeeded && (effect === 'refused' || effect === 'renamed');
            return [{ problem, isError, says: `${EFFECTS[effect]} ${agent}` }];
        });
    });
    // Two clients may say of one value what they want in other words.
    const causeOf = ({ problem }) => JSON.stringify({ ...problem, expected: null });
    return [...(0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_27__/* .groupedBy */ .m)(found, causeOf).values()].flatMap((same) => {
        const help = same.map(({ says }) => says).join('; ');
        const expected = [...new Set(same.map(({ problem }) => problem.expected))].join(' and ');
        return same.slice(0, 1).map(({ problem }) => ({
            problem: { ...problem, expected, help },
            isError: same.some(({ isError }) => isError),
        }));
    });
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


/***/ }),

/***/ 46892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildProgram: () => (/* binding */ buildProgram),
  runProgram: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/app/gates/reports.js + 10 modules
var reports = __webpack_require__(2416);
// EXTERNAL MODULE: ./build/app/world/world.js
var world = __webpack_require__(90371);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
;// CONCATENATED MODULE: ./build/cli/command.js





async function commandContext(io, options) {
    const say = (line) => {
        if (options.progress !== false)
            io.stderr.write(`${line}\n`);
    };
    return {
        io,
        json: options.json === true,
        progress: options.progress !== false,
        style: await styleOf(io, options.color),
        openWorld: () => (0,world.openWorld)(version/* VERSION */.x, process.cwd(), say),
        print: (text) => io.stdout.write(text),
        say,
        readStdin: () => process.stdin,
        required,
        document: document_text/* documentText */.Z,
    };
}
function required(flag, value) {
    if (value !== undefined)
        return value;
    throw (0,portcullis_error/* usageError */.Wp)(`expected ${flag}, found nothing`, 'Add --help for the options and an example.');
}
/** Colours where standard output is a terminal or FORCE_COLOR asks for them, unless `--no-color` or NO_COLOR says otherwise. */
async function styleOf(io, color) {
    const isTerminal = 'isTTY' in io.stdout && io.stdout.isTTY === true && process.env['TERM'] !== 'dumb';
    const isForced = !['', '0', 'false', undefined].includes(process.env['FORCE_COLOR']);
    const isRefused = color === false || (process.env['NO_COLOR'] ?? '') !== '';
    const wanted = !isRefused && (isForced || isTerminal);
    if (!wanted)
        return reports/* PLAIN */.tZ;
    const { default: picocolors } = await __webpack_require__.e(/* import() */ 7336).then(__webpack_require__.t.bind(__webpack_require__, 57336, 19));
    return picocolors.createColors(true);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/required-baseline.js + 1 modules
var required_baseline = __webpack_require__(54745);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/required/make-proof.js
var make_proof = __webpack_require__(12215);
// EXTERNAL MODULE: ./build/required/verify-folder.js
var verify_folder = __webpack_require__(79412);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: ./build/app/required/read-proof-folder.js
var read_proof_folder = __webpack_require__(19638);
// EXTERNAL MODULE: ./build/app/required/required-files.js
var required_files = __webpack_require__(47269);
// EXTERNAL MODULE: ./build/app/comparator/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(73766);
;// CONCATENATED MODULE: ./build/app/baselines/bless-required.js












/** Writes the baseline of required checks that proofs support. A check that fails is expected to only with a reason and a last day. */
async function blessRequired(world, options) {
    const { reason, expires, dryRun } = options;
    const tree = (0,resolve_comparator/* workingTreeComparator */._8)(world, await (0,load_config/* configOrDefault */.zO)(world.root));
    const { path: file, baseline: before } = await (0,required_files/* baselineOf */.Bv)(tree);
    const { proofs } = await proofsOfHead(world, options.folder);
    const results = proofs.flatMap((proof) => [...proof.results]);
    const after = blessChecks(before, new Map(results), { reason: reason ?? '', expires: expires ?? '' });
    const changes = [...after].flatMap(([check, { expected_status: is }]) => {
        const was = before.get(check)?.expected_status ?? null;
        return was === is ? [] : [[check, was, is]];
    });
    const failing = changes.filter(([, , is]) => is === 'failed').map(([check]) => check);
    if (failing.length > 0 && !dryRun && (reason === null || expires === null)) {
        throw (0,portcullis_error/* usageError */.Wp)(`expected --reason and --expires, because ${failing.join(', ')} would be expected to fail`, 'Say why with --reason "…" and until when with --expires YYYY-MM-DD; nothing was written.');
    }
    const written = !dryRun && changes.length > 0;
    if (written) {
        const text = (0,required_baseline/* requiredBaselineText */.O8)(after);
        // Refuses a day that is none.
        (0,required_baseline/* parseRequiredBaseline */.K7)(text, file);
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(world.root, file), text, 'the baseline of required checks');
    }
    return { file, written, changes };
}
/**
 * The baseline that results support. Entries of checks that neither passed nor ran and failed stay, and of those that failed before.
 *
 * @param excuse what is said of checks that fail and were not expected to
 */
function blessChecks(before, results, excuse) {
    const blessed = [...results].flatMap(([check, result]) => {
        const old = before.get(check);
        const owner = old?.owner === undefined ? {} : { owner: old.owner };
        if (result.exitCode === 0)
            return [[check, { expected_status: 'passed', ...owner }]];
        if (!(0,make_proof/* hasRunAndFailed */.u0)(result) || old?.expected_status === 'failed')
            return [];
        return [[check, { expected_status: 'failed', ...owner, ...excuse }]];
    });
    return new Map([...before, ...blessed]);
}
/** Proofs that verify and are of the commit that is checked out. */
async function proofsOfHead(world, folder) {
    const commit = await (await (0,open_repository/* openRepository */.h)(world))?.headCommit();
    const verified = await (0,verify_folder/* verifyFolder */.M)(await (0,read_proof_folder/* readProofFolder */.b3)((0,external_node_path_.resolve)(world.cwd, folder)));
    if (verified.problems.length > 0)
        throw new contracts_problem/* ProblemsError */.FQ(folder, verified.problems);
    const found = verified.attestation?.headSha;
    if (found === commit)
        return verified;
    const mismatch = { expected: `proofs of the commit ${commit ?? '(none)'}`, found: `proofs of ${found ?? '(none)'}` };
    throw (0,portcullis_error/* mismatchError */.Jk)('not_comparable', folder, mismatch, 'Check out that commit, or run the checks again.');
}

// EXTERNAL MODULE: ./build/app/baselines/bless.js + 4 modules
var bless = __webpack_require__(74551);
// EXTERNAL MODULE: ./build/app/comparator/compare-request.js
var compare_request = __webpack_require__(82730);
;// CONCATENATED MODULE: ./build/cli/shared-flags.js



/** What several commands take, for `command.option(...CASES)`. */
const CASES = ['--cases <file...>', 'case files or globs (default: from the configuration)'];
const RESULTS = ['--results <path...>', 'results files, or the folders that hold them'];
const PLAN_OF_RESULTS = ['--plan <file>', 'the plan (default: plan.json beside the results)'];
const BASE_REF_OF_CASES = [
    '--base-ref <ref>',
    'also record what the cases at the merge base with this ref ask for',
];
const ARTIFACTS_ROOT = ['--artifacts-root <dir>', 'where the folder of the batch goes', 'artifacts'];
const RESULTS_COPY = ['--output <file>', 'a copy of results.json'];
/** Flags that several commands take, as one chain declares them. */
function sharedFlags(declare) {
    // The same object: only types know which options a command declares.
    return (command) => declare(command);
}
/** The flags that name providers: `--agent`, `--agents` and `--provider` are taken alike, one of them is shown. */
const AGENT_FLAGS = ['--agents', '--agent', '--provider'];
/** Adds the three spellings; `shown` is the one that `--help` tells. */
function addAgentOption(command, shown, description) {
    for (const flag of AGENT_FLAGS) {
        const option = new esm/* Option */.c$(`${flag} <id>`, description).argParser(collectCommaList);
        command.addOption(flag === shown ? option : option.hideHelp());
    }
    return command;
}
/** All providers that any of the spellings named; null where none did. */
function agentsOf(options) {
    const all = [...(options.agents ?? []), ...(options.agent ?? []), ...(options.provider ?? [])];
    return all.length === 0 ? null : [...new Set(all.map((agent) => agent.toLowerCase()))];
}
/** The one provider that a command needs. */
function oneAgent(options) {
    const [agent, second] = agentsOf(options) ?? [];
    if (agent !== undefined && second === undefined)
        return agent;
    const found = agent === undefined ? 'none' : 'several';
    throw (0,portcullis_error/* usageError */.Wp)(`--provider: expected one provider, found ${found}`, 'Example: --provider claude');
}
/** `a,b` and repeated flags alike. */
function collectCommaList(value, previous) {
    const items = value.split(',').map((item) => item.trim());
    return [...(previous ?? []), ...items.filter((item) => item !== '')];
}
/** A number above 0. */
function positiveNumber(value) {
    const number = Number(value);
    if (/^\d+(?:\.\d+)?$/.test(value) && number > 0 && Number.isFinite(number))
        return number;
    throw new esm/* InvalidArgumentError */.Di('expected a number above 0');
}
/** A whole number within bounds. */
function wholeNumber(minimum, maximum) {
    return (value) => {
        const number = Number(value);
        if (/^-?\d+$/.test(value) && number >= minimum && number <= maximum)
            return number;
        throw new esm/* InvalidArgumentError */.Di(`expected a whole number from ${minimum} to ${maximum}`);
    };
}
/** The flags by which a plan is narrowed. */
const addSelectionOptions = sharedFlags((command) => addAgentOption(command
    .option(...CASES)
    .option('--case-id <id>', 'only these cases: a list with commas, or the flag again', collectCommaList)
    .option('--category <name>', 'only cases of these categories, likewise', collectCommaList)
    .option('--trials <number>', 'trials of each cell', wholeNumber(1, 1000)), '--agents', 'only these of the configured providers'));
function planOptionsOf(flags) {
    const { cases = null, caseId = null, category = null, trials = null, baseRef } = flags;
    const selection = { agents: agentsOf(flags), case_ids: caseId, categories: category };
    return { cases, selection, trials, compare: baseRef === undefined ? null : (0,compare_request/* compareWithRef */.z)(baseRef) };
}
/** The flags by which a plan that was made before is run, or one shard of it. */
const addGivenPlanOptions = sharedFlags((command) => command
    .option('--plan <file>', 'a plan that was made before, instead of a new one')
    .option('--shard <number>', 'with --plan: only the cells of this shard', wholeNumber(1, 1_000_000))
    .option('--attempt <number>', 'with --shard: which attempt this is (1)', wholeNumber(1, 1_000_000)));
/** Null where no plan is given. Throws a usage error for flags that a plan has decided, and for a shard without a plan. */
function givenPlanOf(flags) {
    const { plan, shard, attempt } = flags;
    if (plan === undefined) {
        const alone = shard === undefined ? (attempt === undefined ? null : '--attempt') : '--shard';
        if (alone === null)
            return null;
        const help = 'Make a plan with `portcullis plan --shards N --output plan.json`.';
        throw (0,portcullis_error/* usageError */.Wp)(`${alone}: expected --plan beside it, found none`, help);
    }
    if (attempt !== undefined && shard === undefined) {
        throw (0,portcullis_error/* usageError */.Wp)('--attempt: expected --shard beside it, found none');
    }
    const decided = {
        '--agents': agentsOf(flags) ?? undefined,
        '--case-id': flags.caseId,
        '--category': flags.category,
        '--trials': flags.trials,
    };
    const [clash] = Object.entries(decided).find(([, value]) => value !== undefined) ?? [];
    if (clash === undefined)
        return { file: plan, shard: shard ?? null, attempt: attempt ?? 1 };
    throw (0,portcullis_error/* usageError */.Wp)(`${clash}: expected it with \`plan\`, found it beside --plan, which has decided that`, 'Make another plan.');
}
/** For every command that starts clients. */
const CLIENT_PATH = [
    '--client-path <id=path...>',
    'a client that is there already, instead of the installed one',
];
/** Provider → path, as they were given. Throws `PortcullisError` `usage` where it is no such pair, or one is named twice. */
function clientPathsOf(values) {
    const paths = new Map();
    for (const value of values ?? []) {
        const [given = '', ...rest] = value.split('=');
        const id = given.toLowerCase();
        const path = rest.join('=');
        if (path === '' || !/^[a-z0-9][a-z0-9_-]*$/.test(id)) {
            const message = `--client-path: expected id=path, found ${JSON.stringify(value)}`;
            throw (0,portcullis_error/* usageError */.Wp)(message, 'Example: --client-path claude=/opt/claude/bin/claude');
        }
        if (paths.has(id))
            throw (0,portcullis_error/* usageError */.Wp)(`--client-path: expected ${id} once, found it twice`);
        paths.set(id, path);
    }
    return paths;
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/cli/commands/bless.js






const MARKS = { added: '+', removed: '-', loosened: '~', tightened: '~' };
/** More lines than these of one kind are counted: a nightly run pools every cell there is. */
const MOST_LINES = 30;
const addBless = (program, run) => {
    const command = program
        .command('bless')
        .description('write the baseline that results support, and show what changes')
        .option(...RESULTS)
        .option(...CASES)
        .option(...PLAN_OF_RESULTS)
        .option('--baseline <file>', 'the baseline to write (default: from the configuration)')
        .option('--reason <text>', 'why expectations are loosened; needed where any is')
        .option('--pool', 'add the counts of these batches to the histories; loosens nothing')
        .option('--expect-infra', 'add `infra_error`, with --reason, for cells without an entry that only ended so')
        .option('--required <dir>', 'write the baseline of required checks instead, from a folder with their proofs')
        .option('--expires <day>', 'with --required: the last day on which a check may fail, as 2026-12-31')
        .option('--dry-run', 'show the changes, write nothing')
        .addHelpText('after', `\nLoosening needs ${bless/* LOOSENING_TRIALS */.lm} trials of a cell; --pool is for the nightly runs of the base branch.\n` +
        '\nExamples:\n  $ portcullis bless --results artifacts/<batch> --reason "Copilot 1.0.103 dropped the alias"' +
        '\n  $ portcullis bless --pool --results artifacts/<batch>' +
        '\n  $ portcullis bless --required artifacts/<batch> --reason "flaky runner" --expires 2026-12-31');
    run(command, async (options, context) => {
        const { cases = null, plan = null, baseline = null, pool = false, expectInfra = false, dryRun = false } = options;
        const reason = textOrNull(options.reason);
        const { required: folder, expires = null } = options;
        if (folder !== undefined) {
            if (baseline !== null)
                throw (0,portcullis_error/* usageError */.Wp)('expected one of --required and --baseline, found both');
            const blessed = await blessRequired(context.openWorld(), { folder, reason, expires, dryRun });
            context.print(context.json ? context.document(blessed) : requiredText(blessed));
            return 0;
        }
        const results = context.required('--results', options.results);
        const asked = { results, cases, plan, baseline, reason, pool, expectInfra, dryRun };
        const outcome = await (0,bless/* bless */.yW)(context.openWorld(), asked);
        for (const warning of outcome.warnings)
            context.say(`warning: ${(0,reports.safeText)(warning)}`);
        context.print(context.json ? context.document(jsonOf(outcome)) : textOf(outcome, context.style));
        return 0;
    });
};
function requiredText({ file, written, changes }) {
    const lines = changes.map(([check, before, after]) => `${check}: ${before ?? 'none'} → ${after}`);
    lines.push(`${(0,counted/* counted */.h)(changes.length, 'change')}; ${written ? `wrote ${file}` : `${file} not written`}`);
    return lines.map((line) => `${(0,reports.safeText)(line)}\n`).join('');
}
function jsonOf({ file, written, changes, unchangedByInfra, keptForLackOfTrials, pool }) {
    return {
        file,
        written,
        changes,
        unchanged_by_infra: unchangedByInfra,
        kept_for_lack_of_trials: keptForLackOfTrials,
        pooled: pool?.pooled ?? [],
        already_pooled: pool?.alreadyPooled ?? [],
        kept_out: pool?.keptOut ?? [],
        unsupported: pool?.unsupported ?? [],
    };
}
function textOf(outcome, style) {
    const { changes, pool } = outcome;
    const paint = { added: style.green, tightened: style.green, removed: style.red, loosened: style.yellow };
    const changed = changes.map(({ case_id: id, agent, kind, before, after }) => paint[kind](`${MARKS[kind]} ${id}/${agent}: ${(0,reports/* entryText */.u0)(before)} → ${(0,reports/* entryText */.u0)(after)} (${kind})`));
    const left = (0,bless/* unchangedCells */.Rl)(outcome, 'bless without --pool to accept it');
    const lineOf = ({ cell, why }) => `  ${cell}: ${why}`;
    const lines = [
        ...(pool === null ? changed : [...limited(changed), ...poolLines(pool, style)]),
        ...limited(left.keptOut.map(lineOf)),
        ...limited(left.unsupported.map((cell) => style.yellow(lineOf(cell)))),
        ...left.infra.map(lineOf),
        ...left.fewTrials.map(lineOf),
        `${summaryOf(outcome)}; ${endingOf(outcome)}`,
    ];
    return lines.map((line) => `${line}\n`).join('');
}
function poolLines(pool, style) {
    return [
        ...limited(pool.pooled.map((cell) => style.green(`+ ${cell.case_id}/${cell.agent}: ${growth(cell)}`))),
        ...limited((0,bless/* knownBatches */.OK)(pool).map((line) => `  ${line}`)),
    ];
}
/** `3/3 → 23/24 in this stratum` */
function growth({ added, stratum, new_stratum: isNew, fingerprint }) {
    const more = `${added.passed}/${added.total}`;
    if (!isNew)
        return `${more} → ${stratum.passed}/${stratum.total} in this stratum`;
    const { client, model } = fingerprint;
    return (0,reports.safeText)(`${more} in a new stratum (client ${client ?? 'unknown'}, model ${model ?? 'unknown'})`);
}
function limited(lines) {
    if (lines.length <= MOST_LINES)
        return lines;
    return [...lines.slice(0, MOST_LINES), `  and ${lines.length - MOST_LINES} more`];
}
function summaryOf({ changes, pool }) {
    if (pool === null)
        return (0,counted/* counted */.h)(changes.length, 'change');
    const cells = new Set(pool.pooled.map(({ case_id: id, agent }) => `${id}/${agent}`)).size;
    return `pooled ${(0,counted/* counted */.h)(cells, 'cell')}${changes.length === 0 ? '' : `, ${(0,counted/* counted */.h)(changes.length, 'change')}`}`;
}
function endingOf({ file, files, written, changes, keptForLackOfTrials, pool }) {
    const names = files.map((one) => one.file).join(' and ');
    if (written)
        return `wrote ${names}`;
    if (names !== '')
        return `${names} not written`;
    const isChange = changes.length > 0 || keptForLackOfTrials.length > 0 || (pool?.pooled ?? []).length > 0;
    if (isChange)
        return `${file} not written`;
    return pool === null ? `${file} already says what the results support` : `${file} stays as it is`;
}
/** A reason of blanks is none. */
function textOrNull(text) {
    const trimmed = text?.trim() ?? '';
    return trimmed === '' ? null : trimmed;
}

// EXTERNAL MODULE: ./build/app/clients/configured-clients.js
var configured_clients = __webpack_require__(29654);
// EXTERNAL MODULE: ./build/contracts/client-package.js
var client_package = __webpack_require__(39532);
// EXTERNAL MODULE: ./build/io/clients/client-store.js
var client_store = __webpack_require__(85643);
// EXTERNAL MODULE: ./build/io/clients/install-client.js
var install_client = __webpack_require__(37273);
// EXTERNAL MODULE: ./build/io/clients/find-client.js
var find_client = __webpack_require__(5487);
// EXTERNAL MODULE: ./build/io/clients/installed-program.js
var installed_program = __webpack_require__(1733);
// EXTERNAL MODULE: ./build/contracts/client-lock.js + 1 modules
var client_lock = __webpack_require__(84225);
// EXTERNAL MODULE: ./build/io/clients/load-client-lock.js
var load_client_lock = __webpack_require__(84160);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/kernel/is-object.js
var is_object = __webpack_require__(93012);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/clients/npm-command.js
var npm_command = __webpack_require__(35499);
;// CONCATENATED MODULE: ./build/io/clients/lock-client.js











/**
 * Asks the registry for the packages of one version on all platforms, with their digests. Nothing is downloaded.
 *
 * @throws PortcullisError `not_found` where the registry has no such version or cannot be reached
 */
async function lockClient(packages, id, version, environment) {
    const { name } = (0,client_package/* clientPackage */._X)(packages, id);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'pc-lock-'));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), (0,document_text/* documentText */.Z)({ private: true, dependencies: { [name]: version } }));
        const ran = await (0,npm_command/* runNpm */.VZ)(['install', '--package-lock-only', '--lockfile-version=3'], folder, environment);
        if (ran.exitCode !== 0)
            throw (0,npm_command/* npmFailure */.Kg)(ran, `${id} ${version}`);
        const file = (0,external_node_path_.join)(folder, 'package-lock.json');
        return lockedPackages(await (0,read_text_file/* readTextFile */.Gu)(file, 'the lock of npm'), { id, name, version }, file);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** Of a lock of npm's, the packages that are the client's own. What the rest is for, its script in JavaScript, never runs. */
function lockedPackages(packageLock, { id, name, version }, file) {
    const packages = fieldOf((0,json_source/* parseJsonSource */.X0)(packageLock, file).value, 'packages');
    const locked = {};
    for (const [place, item] of Object.entries((0,is_object/* isObject */.G)(packages) ? packages : {})) {
        const folder = place.replace(/^node_modules\//, '');
        if (folder === place || !(folder === name || folder.startsWith(`${name}-`)))
            continue;
        const alias = fieldOf(item, 'name');
        locked[folder] = {
            ...(alias === undefined ? {} : { name: alias }),
            version: fieldOf(item, 'version'),
            integrity: fieldOf(item, 'integrity'),
        };
    }
    if (Object.keys(locked).length < 2) {
        throw (0,portcullis_error/* notFound */.mX)(`${id} ${version}: expected packages ${name}-<platform>, the registry names none`, 'Portcullis does not know how this version is laid out.');
    }
    const document = { schema: 1, clients: { [id]: { pinned: version, versions: { [version]: locked } } } };
    const parsed = (0,client_lock/* parseClientLock */.S)(JSON.stringify(document), file);
    return parsed.clients[id]?.versions[version] ?? {};
}
function fieldOf(value, name) {
    return (0,is_object/* isObject */.G)(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
;// CONCATENATED MODULE: ./build/app/clients/manage-clients.js













/** Installs all of these at a time, of a client without a version the pinned one. One that fails stops no other. */
async function installClients(store, requests, listeners) {
    const wanted = requests.map(({ id, version }) => `${id}@${version ?? (0,client_store/* pinnedVersion */.V2)(store, id)}`);
    const installed = [...new Set(wanted)].map(async (name) => {
        const [id = '', version = ''] = name.split('@');
        const installation = await installOne(store, id, version, listeners);
        listeners.onEnd(installation);
        return installation;
    });
    return Promise.all(installed);
}
async function installOne(store, id, version, listeners) {
    const onDownload = () => listeners.onDownload(id, version, (0,client_package/* clientPackage */._X)(store.packages, id).megabytes);
    const installed = await (0,install_client/* installClient */.L)(store, id, version, onDownload).catch(portcullis_error/* asPortcullisError */.Uj);
    if (!(installed instanceof portcullis_error/* PortcullisError */.SO))
        return { ...installed, error: null };
    return { id, version, program: null, present: false, error: installed };
}
/** Every client with its versions, and the one that a run would start where it asks for this. */
async function listClients(store, askedOf) {
    return Promise.all([...store.packages.keys()].map((id) => listClient(store, id, askedOf(id))));
}
async function listClient(store, id, asked) {
    const locked = Object.keys(store.lock.clients[id]?.versions ?? {});
    const cached = await (0,installed_program/* cachedVersions */.W1)(store, id);
    const installed = [];
    for (const version of cached.filter((item) => locked.includes(item))) {
        const program = await (0,installed_program/* installedProgram */.zQ)(store, id, version);
        if (program !== null)
            installed.push(version);
    }
    return {
        id,
        pinned: (0,client_store/* pinnedVersion */.V2)(store, id),
        configured: asked.version,
        locked,
        installed,
        foreign: cached.filter((version) => !installed.includes(version)),
        starts: await (0,find_client/* findClient */.$)(store, id, asked).catch(portcullis_error/* asPortcullisError */.Uj),
    };
}
/**
 * Asks the registry for the digests of a version, writes them into the repository's lock, and pins the version there.
 *
 * @throws PortcullisError `not_found` where the registry has no such version, `invalid_input` where it gives other digests of a
 *   version that Portcullis knows
 */
async function lockClientVersion(world, id, version, environment) {
    const file = (0,external_node_path_.join)(world.root, client_lock/* CLIENT_LOCK_FILE */.f);
    const own = await (0,load_client_lock/* clientLockAt */.Ci)(world.root);
    const known = await (0,load_client_lock/* loadClientLock */.tU)(known_providers/* CLIENT_PACKAGES */.A8, own);
    const before = own === null ? { schema: 1, clients: {} } : (0,client_lock/* parseClientLock */.S)(own.text, file);
    const locked = await lockClient(known_providers/* CLIENT_PACKAGES */.A8, id, version, environment);
    const versions = { ...before.clients[id]?.versions, [version]: locked };
    const lock = { schema: 1, clients: { ...before.clients, [id]: { pinned: version, versions } } };
    (0,load_client_lock/* mergeLocks */.t0)(known_providers/* CLIENT_PACKAGES */.A8, known, lock, file);
    await (0,write_file_atomically/* writeFileAtomically */.l)(file, (0,document_text/* documentText */.Z)(lock), 'the lock of clients');
    return { id, version, file, packages: Object.keys(locked).length };
}

;// CONCATENATED MODULE: ./build/cli/commands/clients.js






const addClients = (program, run) => {
    const clients = program.command('clients').description(`the agent clients that are run: ${configured_clients/* PROVIDER_IDS */.NO.join(', ')}`);
    addInstall(clients, run);
    addList(clients, run);
    addLock(clients, run);
};
function addInstall(clients, run) {
    const command = clients
        .command('install')
        .description('install exact versions from the npm registry, checked against the lock, into a cache folder')
        .argument('[clients...]', 'claude, codex@0.171.0, … (default: those of the configured providers)')
        .addHelpText('after', `
The cache is $PORTCULLIS_CACHE_DIR, else portcullis/clients in the cache folder of the system. Registry, proxy and
credentials are those of the user's npm; no install script runs.

Examples:
  $ portcullis clients install
  $ portcullis clients install claude claude@2.1.197`);
    run(command, async (_options, context, names) => {
        const world = context.openWorld();
        const requests = names.length === 0 ? await (0,configured_clients/* configuredClients */.h5)(world) : names.map(configured_clients/* parseClientRequest */.kJ);
        const store = await (0,configured_clients/* openClientStore */.L2)(world, process.env);
        const installations = await installWithProgress(context, store, requests);
        return printInstallations(context, store.folder, installations);
    });
}
function printInstallations(context, folder, all) {
    if (context.json) {
        const clients = all.map((item) => ({ ...item, error: item.error?.fields ?? null }));
        context.print(context.document({ folder, clients }));
    }
    else {
        for (const { id, version, program } of all)
            if (program !== null)
                context.print(`${id} ${version}: ${program}\n`);
    }
    return printFailures(context, all);
}
function addList(clients, run) {
    const command = clients
        .command('list')
        .description('pinned and installed versions, and for each client the program that a run would start')
        .option(...CLIENT_PATH)
        .addHelpText('after', '\nExamples:\n  $ portcullis clients list\n  $ portcullis clients list --client-path codex=/opt/codex');
    run(command, async (options, context) => {
        const world = context.openWorld();
        const paths = clientPathsOf(options.clientPath);
        for (const id of paths.keys())
            (0,configured_clients/* parseClientRequest */.kJ)(id);
        const { providers } = await (0,load_config/* configOrDefault */.zO)(world.root);
        const store = await (0,configured_clients/* openClientStore */.L2)(world, process.env);
        const listed = await listClients(store, (id) => (0,configured_clients/* askedClient */.S)(world, providers.get(id), paths.get(id) ?? null));
        if (context.json)
            context.print(context.document({ folder: store.folder, clients: listed.map(listedFields) }));
        else {
            context.print(`cache: ${store.folder}\n`);
            for (const client of listed)
                context.print(listedText(client));
        }
        return 0;
    });
}
function listedFields({ starts, ...rest }) {
    if (starts instanceof portcullis_error/* PortcullisError */.SO)
        return { ...rest, starts: null, problem: starts.fields };
    const { source, version, program, prefixArgs, cacheFolder } = starts;
    const fields = { source, version, program, prefix_args: prefixArgs, cache_folder: cacheFolder };
    return { ...rest, starts: fields, problem: null };
}
const SOURCES = { given: 'given by its path', installed: 'installed', path: 'on PATH' };
function listedText({ id, pinned, configured, installed, foreign, starts }) {
    const versions = installed.length === 0 ? 'none' : installed.join(', ');
    const further = foreign.length === 0 ? '' : ` (and ${foreign.join(', ')}, from another lock)`;
    const lines = [
        id,
        `  pinned     ${pinned}${configured === null ? '' : `, configured ${configured}`}`,
        `  installed  ${versions}${further}`,
    ];
    if (starts instanceof portcullis_error/* PortcullisError */.SO) {
        lines.push(`  starts     nothing: ${starts.message}`, ...(starts.help ? [`             ${starts.help}`] : []));
    }
    else {
        const program = starts.prefixArgs.length === 0 ? starts.program : starts.prefixArgs.join(' ');
        lines.push(`  starts     ${starts.version ?? 'unknown version'}, ${SOURCES[starts.source]}: ${program}`);
    }
    return (0,reports.safeLines)(`${lines.join('\n')}\n`);
}
function addLock(clients, run) {
    const command = clients
        .command('lock')
        .description("add a version to the repository's own lock, with the digests that the registry gives, and pin it")
        .argument('<client@version>', 'one client with its exact version')
        .addHelpText('after', '\nWrites .github/portcullis/clients-lock.json.\n\nExample:\n  $ portcullis clients lock codex@0.170.0');
    run(command, async (_options, context, [name = '']) => {
        const { id, version } = (0,configured_clients/* parseClientRequest */.kJ)(name);
        const locked = await lockClientVersion(context.openWorld(), id, context.required(`${id}@version`, version ?? undefined), process.env);
        if (context.json)
            context.print(context.document(locked));
        else
            context.print(`${locked.file}: ${id} ${locked.version} is locked (${locked.packages} packages) and pinned\n`);
        return 0;
    });
}
/** A sign of life while npm, which says nothing, is at work. */
const ALIVE_MS = 10_000;
/** Installs clients and says on standard error how it goes on. */
async function installWithProgress(context, store, requests) {
    const started = new Map();
    const seconds = (name) => `${Math.round((Date.now() - (started.get(name) ?? Date.now())) / 1000)} s`;
    const timer = setInterval(() => {
        for (const name of started.keys())
            context.say(`${name}: still installing (${seconds(name)})`);
    }, ALIVE_MS);
    return installClients(store, requests, {
        onDownload: (id, version, megabytes) => {
            started.set(`${id} ${version}`, Date.now());
            context.say(`${id} ${version}: downloading about ${megabytes} MB from the npm registry`);
        },
        onEnd: ({ id, version, error, present }) => {
            const name = `${id} ${version}`;
            const elapsed = seconds(name);
            started.delete(name);
            if (error === null && !present)
                context.say(`${name}: installed in ${elapsed}`);
        },
    }).finally(() => clearInterval(timer));
}
/** Says what could not be installed; returns the exit code of the first failure, or 0. */
function printFailures({ io }, all) {
    const failed = all.flatMap(({ error }) => (error === null ? [] : [error]));
    for (const { message, help } of failed) {
        io.stderr.write((0,reports.safeLines)(`error: ${message}\n${help === undefined ? '' : `${help}\n`}`));
    }
    return failed[0]?.exitCode ?? 0;
}

// EXTERNAL MODULE: ./node_modules/@bomb.sh/tab/dist/index.mjs
var dist = __webpack_require__(98234);
// EXTERNAL MODULE: ./node_modules/@bomb.sh/tab/dist/commander.mjs
var commander = __webpack_require__(89944);
;// CONCATENATED MODULE: ./build/cli/commands/completion.js


const NAME = 'completion';
/**
 * Adds `completion <shell>`, and a hidden `complete` that the printed script calls. The last of all, since it has to know the others.
 */
function addCompletion(program, run) {
    (0,commander/* default */.A)(program, { completionCommandName: NAME });
    const command = program.commands.find((candidate) => candidate.name() === NAME);
    if (command === undefined)
        throw new Error(`expected the library to add ${NAME}`);
    run(command, (_options, context, [shell = '']) => {
        const text = scriptFor(shell, program.name());
        context.print(context.json ? context.document({ shell, script: text }) : text);
        return Promise.resolve(0);
    });
    // The library has looked at the command before it had these.
    for (const { long, description } of command.options) {
        if (typeof long === 'string')
            dist/* default */.Ay.commands.get(NAME)?.option(long.slice(2), description);
    }
}
/** The library prints a script and returns nothing. */
function scriptFor(shell, name) {
    const lines = [];
    const { log } = console;
    console.log = (line) => void lines.push(line);
    try {
        (0,dist/* script */.K$)(shell, name, name);
    }
    finally {
        console.log = log;
    }
    // A shell that has read it once refuses to set again what is read-only.
    return lines
        .map((line) => `${line}\n`)
        .join('')
        .replaceAll(/^readonly (?=ShellCompDirective)/gm, '');
}

// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
;// CONCATENATED MODULE: ./build/app/demo/demo-files.js



/** Which recording of `cases/transcripts/` answers which case of `cases/routing/demo.json`, without the client's name in front. */
const RECORDINGS = {
    'alpha-greeting': 'skill-alpha',
    'alpha-then-beta': 'two-skills',
    'beta-farewell': 'skill-beta',
    'gamma-greeting': 'unknown-skill',
    'read-instructions': 'read-skill-file',
    'slow-greeting': 'hang-after-skill',
    'small-talk': 'no-skill',
    'talk-about-skills': 'prose-only',
};
/** The providers of which there are recordings. */
const DEMO_PROVIDERS = known_providers/* PROVIDER_IDS */.NO.filter((id) => known_providers/* PROVIDERS */.xq.get(id)?.demo !== undefined);
/** One recording for each case and provider of the demo; with `regress` those of a pull request that breaks things. */
function demoRecordings(regress) {
    return DEMO_PROVIDERS.flatMap((agent) => Object.entries(RECORDINGS).map(([caseId, usual]) => {
        const scenario = regress ? (known_providers/* PROVIDERS */.xq.get(agent)?.demo?.[caseId] ?? usual) : usual;
        return { agent, caseId, name: `${agent}-${scenario}` };
    }));
}
/** Name → description of the skills that the demo's repository has. */
const DESCRIPTIONS = {
    'alpha-skill': 'Use when the user asks for alpha greetings.',
    'beta-skill': 'Use when the user asks for beta farewells.',
};
/** Path → text of the demo's skills below a folder. `changed`: descriptions that are others by now. */
function demoSkillFiles(folder, changed = {}) {
    const files = Object.entries({ ...DESCRIPTIONS, ...changed }).map(([name, description]) => [
        `${folder}/${name}/SKILL.md`,
        `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`,
    ]);
    return Object.fromEntries(files);
}
/** The KPI's baseline of the night before: five trials of each cell, all of which came to what the routing baseline expects. */
function demoNight(routing) {
    const cells = [...(0,baseline/* parseBaseline */.nk)(routing, 'the demo').entries].flatMap(([id, agents]) => [...agents].map(([agent, { expected_status: status }]) => [
        `${id}/${agent}`,
        { rows: 5, completed: status === 'pass' ? 5 : 0 },
    ]));
    const cases = Object.fromEntries(cells);
    const night = { batch: 'the night before', at: '2026-01-02T03:04:05Z', window_hours: 24, workers: 1, cases };
    return (0,document_text/* documentText */.Z)({ schema: 1, history: [night] });
}
/** Commands that are there wherever the demo runs. */
const CHECKS = { format: ['git', 'diff', '--check', 'HEAD~1'], tests: ['node', '--version'] };
/** A policy that asks for these checks of every change. */
function demoPolicy(checks) {
    return (0,document_text/* documentText */.Z)({
        schema: 1,
        policyKind: 'portcullis.required.policy.v1',
        policyId: 'demo',
        classes: {},
        rules: [{ when: 'unclassified', require: checks, reason: 'every_change' }],
        checks: checks.map((checkId) => ({ checkId, command: CHECKS[checkId] })),
    });
}

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/kpi-baseline.js + 1 modules
var kpi_baseline = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/contracts/required-policy.js + 1 modules
var required_policy = __webpack_require__(22056);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
;// CONCATENATED MODULE: ./build/io/git/scratch-repository.js





/** Nothing of the user's configuration counts here, so that it cannot sign, hook or rename. */
const SETTINGS = ['user.name=Portcullis demo', 'user.email=demo@portcullis.invalid', 'core.autocrlf=false'].flatMap((setting) => ['-c', setting]);
/** Makes an empty repository with the branch `main` in an existing folder. */
async function scratchRepository(root) {
    const own = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_SYSTEM: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
    const command = (0,git_command/* gitCommand */.QT)(root, { ...process.env, ...own });
    const git = async (...args) => {
        const { exitCode, stdout, reason } = await command(...SETTINGS, ...args);
        if (exitCode === 0)
            return stdout.toString('utf8').trim();
        throw (0,portcullis_error/* notFound */.mX)(`git ${args[0] ?? ''} failed in the demo's repository: ${reason}`);
    };
    await git('init', '--quiet', '--initial-branch=main');
    return {
        root,
        commit: async (message, files) => {
            for (const [path, text] of Object.entries(files)) {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
                await (0,promises_.writeFile)((0,external_node_path_.join)(root, path), text);
            }
            await git('add', '--all');
            await git('commit', '--quiet', '--message', message);
            return git('rev-parse', 'HEAD');
        },
        branch: async (name) => {
            await git('checkout', '--quiet', '-b', name);
        },
        checkout: async (name) => {
            await git('checkout', '--quiet', name);
        },
    };
}

// EXTERNAL MODULE: ./build/app/gates/run-gates.js + 24 modules
var run_gates = __webpack_require__(7542);
// EXTERNAL MODULE: ./build/contracts/run-record.js + 3 modules
var run_record = __webpack_require__(78252);
// EXTERNAL MODULE: ./build/rehearsal/loadability.js
var loadability = __webpack_require__(54042);
// EXTERNAL MODULE: ./build/app/repository/load-skills.js
var load_skills = __webpack_require__(62428);
// EXTERNAL MODULE: ./build/app/rehearse/model-server.js + 1 modules
var model_server = __webpack_require__(23267);
// EXTERNAL MODULE: ./build/app/run/run-batch.js + 12 modules
var run_batch = __webpack_require__(61123);
// EXTERNAL MODULE: ./build/app/rehearse/rehearsal-mode.js
var rehearsal_mode = __webpack_require__(68699);
;// CONCATENATED MODULE: ./build/app/rehearse/rehearse-skills.js













/** The case in which the model calls nothing, so that a single skill has a neighbour as well. */
const NO_CALL = 'no-call';
/** A skill's own text begins where its frontmatter ends; so much of it is looked for in what the client delivered. */
const BODY_CHARACTERS = 60;
/**
 * Starts each client once for each skill, with a scripted model that calls it, and says for every skill and client whether it is
 * offered, loaded and recognised. No key, no token, no network.
 */
async function rehearseSkills(world, options, listeners, signal) {
    const skills = await skillsOf(world, options.skills);
    const server = await (0,model_server/* startModelServer */.D)();
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-loadability-'));
    try {
        const byCase = new Map(skills.map((skill, index) => [caseIdOf(skill, index), skill]));
        const file = (0,external_node_path_.join)(scratch, 'loadability.json');
        await (0,write_file_atomically/* writeFileAtomically */.l)(file, (0,document_text/* documentText */.Z)(caseFile(byCase)), 'the cases');
        const seen = new Map();
        const mode = (0,rehearsal_mode/* rehearsalMode */.NP)(world.root, server, {
            mode: 'loadability',
            allowSkills: options.allowSkills,
            scenarios: null,
            scripts: () => Promise.resolve((job) => callOf(byCase.get(job.item.definition.case_id))),
            onUnitEnd: (job) => seen.set(job.unit.unit_run_id, seenBy(server, job, byCase)),
        });
        const asked = {
            ...options,
            trials: 1,
            cases: [file],
            skills: options.skills ?? (await (0,load_config/* configOrDefault */.zO)(world.root)).skills,
        };
        const { results, folder } = await (0,run_batch/* runBatch */.a)(world, asked, mode, listeners, signal);
        if (results === null)
            return { loadability: null, folder };
        const rows = rowsOf(world.root, results.results, byCase, seen);
        const failed = rows.filter(({ outcome }) => outcome !== 'loaded').length;
        const loadability = {
            schema: 1,
            batch_run_id: results.batch_run_id,
            clients: results.options.agents.map((agent) => ({
                agent,
                version: results.results.find((unit) => unit.agent === agent)?.client.version ?? null,
            })),
            rows: [...rows],
            summary: { total: rows.length, loaded: rows.length - failed, failed },
        };
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, run_record/* LOADABILITY_FILE */.Mp), (0,document_text/* documentText */.Z)(loadability), 'the loadability matrix');
        return { loadability, folder };
    }
    finally {
        await server.close();
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
async function skillsOf(world, given) {
    const roots = given ?? (await (0,load_config/* configOrDefault */.zO)(world.root)).skills;
    const loaded = await (0,load_skills/* loadSkills */.l1)(given === null ? world.root : world.cwd, roots);
    // Clients may have copies of their own; which of them a client gets is the run's to say.
    const folders = [...new Map(loaded.folders.map((skill) => [skill.listing.name, skill])).values()];
    if (folders.length > 0)
        return folders;
    throw new portcullis_error/* PortcullisError */.SO('no_cases_selected', `${roots.length === 0 ? 'no roots of skills were named' : roots.join(', ')}: expected skills, found none`, 'Name a folder that holds a folder with a SKILL.md for each skill: --skills DIR, or `skills` in the configuration.');
}
/** The model calls the skill and nothing else; without one it only speaks. */
function callOf(skill) {
    if (skill === undefined)
        return [{ text: 'There is nothing to do.', calls: [], fault: null }];
    return [{ text: '', calls: [{ kind: 'skill', skill: skill.name, forked: null }], fault: null }];
}
/** Case ids have few characters, names of skills many. */
function caseIdOf({ name }, index) {
    return `skill-${index + 1}-${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;
}
function caseFile(byCase) {
    const calls = [...byCase].map(([id, { name }]) => ({
        case_id: id,
        category: 'loadability',
        prompt: 'Please do what the scripted model says.',
        expected_skill: name,
        require_skill_file: false,
    }));
    return { schema: 1, cases: [...calls, { case_id: NO_CALL, category: 'loadability', prompt: 'Please do nothing.' }] };
}
function seenBy(server, job, byCase) {
    const requests = server.requestsOf(job.unit.unit_run_id);
    const skill = byCase.get(job.item.definition.case_id);
    const body = skill?.frontmatter.body.trim().slice(0, BODY_CHARACTERS) ?? '';
    return {
        offered: requests.length === 0 ? null : [...new Set(requests.flatMap(({ offered }) => offered))],
        answer: requests.flatMap(({ answers }) => answers).at(0) ?? null,
        delivered: body !== '' && requests.some(({ answers, texts }) => [...answers, ...texts].some((text) => text.includes(body))),
        denied: skill === undefined ? null : (0,rehearsal_mode/* deniedIn */.Zu)(job, skill),
    };
}
function rowsOf(root, units, byCase, seen) {
    return units.flatMap((unit) => {
        const skill = byCase.get(unit.case_id);
        if (skill === undefined)
            return [];
        const others = units.filter((other) => other.agent === unit.agent && other.case_id !== unit.case_id);
        const nothing = { offered: null, answer: null, delivered: false, denied: null };
        return [
            (0,loadability/* judgeLoadability */.a$)({
                skill: (0,rehearsal_mode/* skillFacts */.j1)(root, skill, unit.agent),
                agent: unit.agent,
                unit,
                seen: seen.get(unit.unit_run_id) ?? nothing,
                others,
            }),
        ];
    });
}

// EXTERNAL MODULE: ./build/app/required/required-job.js + 6 modules
var required_job = __webpack_require__(63143);
// EXTERNAL MODULE: ./build/app/score/replay.js
var replay = __webpack_require__(68406);
;// CONCATENATED MODULE: ./build/app/demo/demo.js
















const demo_CASES = 'cases/routing/demo.json';
const BASELINE = 'baselines/provider-baseline.json';
const SKILLS = '.claude/skills';
/**
 * Judges a real pull request: a git repository whose feature branch left `main` before `main` went on, and recordings of the three
 * real clients. Everything happens in a temporary folder.
 */
async function demo(world, options) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-demo-'));
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'repository'));
        const repository = await scratchRepository((0,external_node_path_.join)(folder, 'repository'));
        await playPullRequest(world, repository, options);
        const recordings = (0,external_node_path_.join)(folder, 'recordings');
        await layOutRecordings(options, recordings);
        const inside = { ...world, cwd: repository.root, root: repository.root };
        world.say(`replaying the recordings of ${DEMO_PROVIDERS.join(', ')}`);
        const outcome = await (0,replay/* replay */.e)(inside, {
            cases: null,
            selection: { agents: null, case_ids: null, categories: null },
            trials: null,
            transcripts: recordings,
            artifactsRoot: (0,external_node_path_.join)(folder, 'artifacts'),
            output: null,
            skills: null,
            compare: null,
        }, { onFolder: () => undefined });
        world.say('running the checks that the change needs');
        const proofs = await proofsOf(inside, options, (0,external_node_path_.join)(folder, 'artifacts'));
        world.say('comparing with the baseline at the merge base of main and feature\n');
        const result = await (0,run_gates/* runGates */.A)(inside, {
            results: [outcome.folder],
            cases: null,
            plan: null,
            compare: (0,compare_request/* compareWithRef */.z)('main'),
            tolerateInfra: false,
            only: null,
            given: (name) => (name === 'required' ? [proofs] : null),
        });
        // A failing gate names commands that explain it; they need what they explain.
        const kept = options.keep || result.exit_code !== 0;
        if (!kept)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        return { result, kept: kept ? folder : null };
    }
    catch (error) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
}
/** `main` gets cases, baseline and skills; `feature` changes a skill; `main` then goes on, so that its tip is no merge base. */
async function playPullRequest(world, repository, options) {
    const config = await houseText(options, contracts_config/* CONFIG_PATH */.tF);
    const baseline = await houseText(options, BASELINE);
    await repository.commit('Skills, routing cases and the baselines', {
        [contracts_config/* CONFIG_PATH */.tF]: `${config}required:\nkpi:\n`,
        [required_policy/* DEFAULT_REQUIRED_POLICY */.bL]: demoPolicy(['format', 'tests']),
        [demo_CASES]: await houseText(options, demo_CASES),
        [BASELINE]: baseline,
        [kpi_baseline/* DEFAULT_KPI_BASELINE */.lb]: demoNight(baseline),
        ...demoSkillFiles(SKILLS),
    });
    await repository.branch('feature');
    const description = options.regress ? 'Greets.' : 'Use when the user asks for alpha greetings or mentions ALPHA.';
    await repository.commit('Rewrite the description of alpha-skill', {
        ...demoSkillFiles(SKILLS, { 'alpha-skill': description }),
        ...(options.regress ? { [required_policy/* DEFAULT_REQUIRED_POLICY */.bL]: demoPolicy(['tests']) } : {}),
    });
    await repository.checkout('main');
    await repository.commit('Go on without the pull request', { 'README.md': '# A repository with two skills\n' });
    await repository.checkout('feature');
    world.say('made a repository whose branch "feature" rewrites a skill, while "main" went on');
}
/** The folder with what proves the required checks; a pull request that breaks things runs no more of them than its own policy asks for. */
async function proofsOf(world, { regress }, artifactsRoot) {
    const only = regress ? ['tests'] : null;
    const { signal } = new AbortController();
    const given = { environment: process.env, maxParallel: 1, signal, onBegin: () => undefined };
    return (await (0,required_job/* runRequired */.x)({ ...world, say: () => undefined }, { ...given, baseRef: 'main', only, artifactsRoot }))
        .folder;
}
async function layOutRecordings(options, target) {
    for (const { agent, caseId, name } of demoRecordings(options.regress)) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(target, agent), { recursive: true });
        for (const ending of ['.jsonl', '.meta.json', '.stderr.txt']) {
            const source = (0,external_node_path_.join)(options.house, 'cases', 'transcripts', `${name}${ending}`);
            const isOptional = ending === '.stderr.txt';
            if (isOptional && !(await (0,find_files/* isFile */.fo)(source)))
                continue;
            await (0,promises_.copyFile)(source, (0,external_node_path_.join)(target, agent, `${caseId}${ending}`)).catch((error) => {
                const message = `${source}: the demo needs this recording`;
                throw (0,portcullis_error/* notFound */.mX)(message, 'Use a complete copy of Portcullis.', { cause: error });
            });
        }
    }
}
async function houseText(options, path) {
    return (0,promises_.readFile)((0,external_node_path_.join)(options.house, path), 'utf8');
}
/** Rehearses the demo's skills with the three clients, in a temporary folder that nothing configures. */
async function rehearseDemo(world, options, keep, listeners, signal) {
    const folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-demo-')));
    let kept = null;
    try {
        for (const [path, text] of Object.entries(demoSkillFiles('skills'))) {
            await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, path), text, 'the skill');
        }
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'artifacts'));
        const asked = { ...options, skills: ['skills'], artifactsRoot: 'artifacts', allowSkills: false };
        const inside = { ...world, cwd: folder, root: folder };
        const rehearsed = await rehearseSkills(inside, asked, listeners, signal);
        // What failed is looked into in the transcripts.
        if (keep || (rehearsed.loadability?.summary.failed ?? 0) > 0)
            kept = folder;
        return { ...rehearsed, kept };
    }
    finally {
        if (kept === null)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/app/gates/report-files.js
var report_files = __webpack_require__(12791);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./build/app/run/lifecycle-lines.js
var lifecycle_lines = __webpack_require__(43088);
// EXTERNAL MODULE: ./build/app/world/interrupt-signal.js
var interrupt_signal = __webpack_require__(74549);
;// CONCATENATED MODULE: ./build/cli/progress.js




/** On a log, a sign of life is enough so often. */
const LOG_INTERVAL_MS = 5000;
/** One line that changes on a terminal; a plain line now and then where there is none; nothing with `--no-progress`. */
function progressLine({ io, progress }) {
    const stream = io.stderr;
    if (!progress)
        return { show: () => undefined, end: () => undefined };
    if ('isTTY' in stream && stream.isTTY === true) {
        let shown = false;
        return {
            show: (done, total, label) => {
                shown = true;
                stream.write(`\r\u001B[2K${progressText(done, total, label.slice(0, 60))}`);
            },
            end: () => {
                if (shown)
                    stream.write('\r\u001B[2K');
            },
        };
    }
    let last = Date.now();
    return {
        show: (done, total, label) => {
            if (Date.now() - last < LOG_INTERVAL_MS)
                return;
            last = Date.now();
            stream.write(`${progressText(done, total, label)}\n`);
        },
        end: () => undefined,
    };
}
function progressText(done, total, label) {
    return `${total === null ? done : `${done}/${total}`} ${label}`;
}
/** The live view is drawn anew so often. */
const FRAME_MS = 200;
/** More units at a time than this are counted. */
const SHOWN_UNITS = 12;
/** Does work that an interrupt aborts, and shows how it goes on. */
async function whileRunning(context, work) {
    const progress = runProgress(context);
    const { signal, release } = (0,interrupt_signal.interruptSignal)();
    return work(progress, signal).finally(() => {
        progress.end();
        release();
    });
}
/**
 * Tells how a run goes on: on a terminal a view of the units that are running, elsewhere a line for each unit that ended; neither with `--no-progress`. `ARTIFACT_DIR=` is a protocol line and is never suppressed.
 */
function runProgress({ io, progress }) {
    const stream = io.stderr;
    const onFolder = (folder) => void stream.write(`ARTIFACT_DIR=${folder}\n`);
    // Why a provider was stopped is an error, not progress.
    const onStop = (why) => void stream.write(`error: ${(0,reports.safeText)(why)}\n`);
    const nothing = () => undefined;
    if (!progress)
        return { onFolder, onStop, onBegin: nothing, onRound: nothing, onState: nothing, end: nothing };
    const isTerminal = 'isTTY' in stream && stream.isTTY === true && process.env['TERM'] !== 'dumb';
    if (isTerminal)
        return { onFolder, onStop, ...liveView(stream) };
    return { onFolder, onStop, ...(0,lifecycle_lines.lifecycleLines)((line) => void stream.write(`${line}\n`)), end: nothing };
}
function liveView(stream) {
    const tally = new lifecycle_lines/* Tally */.F();
    const running = new Map();
    let drawn = 0;
    const wipe = () => {
        if (drawn > 0)
            (0,external_node_readline_.moveCursor)(stream, -1000, -drawn);
        (0,external_node_readline_.clearScreenDown)(stream);
        drawn = 0;
    };
    const draw = () => {
        const width = ('columns' in stream && typeof stream.columns === 'number' ? stream.columns : 80) - 1;
        const units = [...running.values()].slice(0, SHOWN_UNITS).map(({ label, since, note }) => {
            const seconds = Math.floor((Date.now() - since) / 1000);
            return `  ${label} ${seconds} s${note === '' ? '' : ` (${note})`}`;
        });
        const more = running.size > SHOWN_UNITS ? [`  and ${running.size - SHOWN_UNITS} more`] : [];
        const lines = [`${tally.ended}/${tally.total} units, ${tally.counts()}`, ...units, ...more];
        wipe();
        stream.write(lines.map((line) => `${line.slice(0, width)}\n`).join(''));
        drawn = lines.length;
    };
    let timer;
    return {
        onBegin: (parallel) => {
            tally.begin(parallel);
            timer = setInterval(draw, FRAME_MS);
            timer.unref();
        },
        onRound: (units) => void tally.round(units.length),
        onState: (state) => {
            tally.take(state);
            const { unit } = state;
            const label = (0,lifecycle_lines/* unitName */.C)(unit);
            if (state.state === 'running')
                running.set(unit.unit_run_id, { label, since: Date.now(), note: '' });
            const shown = running.get(unit.unit_run_id);
            if (state.state === 'retrying' && shown !== undefined)
                shown.note = `again: ${(0,reports.safeText)(state.note)}`;
            if (state.state !== 'ended')
                return;
            running.delete(unit.unit_run_id);
            const { result } = state;
            if (result.status === 'pass')
                return;
            // What went wrong stays on the screen, above the view.
            wipe();
            stream.write(`${label}: ${result.status}: ${(0,reports.safeText)(result.error ?? '').slice(0, 300)}\n`);
        },
        end: () => {
            clearInterval(timer);
            wipe();
        },
    };
}

// EXTERNAL MODULE: ./build/app/run/run-options.js
var run_options = __webpack_require__(48948);
;// CONCATENATED MODULE: ./build/cli/run-flags.js



const SECONDS = wholeNumber(1, 86_400);
/** The flags of everything that starts clients. */
const addRunOptions = sharedFlags((command) => {
    const own = command
        .option('--skills <dir...>', 'roots of the skills that each unit gets (default: from the configuration)')
        .option('--workspace <dir>', 'what each unit gets a copy of (default: an empty folder)')
        .option(...ARTIFACTS_ROOT)
        .option(...RESULTS_COPY)
        .option('--record <dir>', 'redacted transcripts, laid out as `replay` reads them')
        .option(...BASE_REF_OF_CASES)
        .option('--resume <batch>', 'resume an interrupted batch, by its id or folder')
        .option('--max-parallel <number>', `units at a time (MAX_CONCURRENCY, else ${run_options/* DEFAULT_PARALLEL */.S8})`, wholeNumber(1, 256))
        .option('--timeout-seconds <number>', `timeout of a unit whose provider has none (default: ${run_options/* DEFAULT_TIMEOUT */.cS})`, SECONDS)
        .option('--provider-timeout <id:seconds>', 'timeout of the units of one provider', collectCommaList)
        .option('--provider-model <id:model>', 'the model of one provider', collectCommaList)
        .option('--max-turns <number>', 'stop a unit after so many turns of the model', wholeNumber(1, 10_000))
        .option('--max-output-mib <number>', 'stop a unit that writes more (default: 256)', wholeNumber(1, 4096))
        .option('--retries <number>', 'how often a transient infrastructure error is retried', wholeNumber(0, 2))
        .option('--enable-log-scan', "also read the clients' own logs (default with --max-parallel 1)")
        .option('--disable-log-scan', "never read the clients' own logs")
        .option('--allow-log-fallback-pass', 'evidence from logs counts, at tier 2 at most (default with --max-parallel 1)')
        .option('--log-max-files <number>', `log files of a unit (${run_options/* LOG_FILES */.n3})`, wholeNumber(1, 10_000))
        .option('--log-max-bytes <number>', `bytes of each log file (${run_options/* LOG_BYTES */.rp})`, wholeNumber(1, 1e9))
        .option(...CLIENT_PATH);
    return addSelectionOptions(addGivenPlanOptions(own));
});
/** `retries`: the default of the command. */
function runOptionsOf(flags, environment, retries) {
    refuseBesideResume(flags);
    const { artifactsRoot, output = null, record = null, skills = null, workspace = null, resume = null } = flags;
    const maxParallel = flags.maxParallel ?? parallelOf(environment['MAX_CONCURRENCY']) ?? run_options/* DEFAULT_PARALLEL */.S8;
    const usual = (0,run_options/* logFallback */.Nb)(maxParallel);
    if (flags.enableLogScan === true && flags.disableLogScan === true) {
        throw (0,portcullis_error/* usageError */.Wp)('expected one of --enable-log-scan and --disable-log-scan, found both');
    }
    return {
        ...planOptionsOf(flags),
        artifactsRoot,
        output,
        record,
        skills,
        workspace,
        models: pairs('--provider-model', flags.providerModel, (model) => model),
        clientPaths: clientPathsOf(flags.clientPath),
        maxParallel,
        limits: {
            timeouts: pairs('--provider-timeout', flags.providerTimeout, seconds),
            timeout: flags.timeoutSeconds ?? null,
            retries: flags.retries ?? retries,
            max_turns: flags.maxTurns ?? null,
            output_bytes: flags.maxOutputMib === undefined ? run_options/* DEFAULT_OUTPUT_BYTES */.wk : flags.maxOutputMib * 1024 * 1024,
        },
        logs: {
            scan: flags.enableLogScan ?? (flags.disableLogScan === true ? false : usual.scan),
            counts: flags.allowLogFallbackPass ?? usual.counts,
            max_files: flags.logMaxFiles ?? usual.max_files,
            max_bytes: flags.logMaxBytes ?? usual.max_bytes,
        },
        adaptive: budgetOf(flags),
        resume,
        given: givenPlanOf(flags),
        environment,
    };
}
/** What a resumed batch does not keep: these have to be given again. */
const NOT_KEPT = ['output', 'record', 'maxParallel', 'clientPath'];
/** What counts beside `--resume`. A budget may be raised, and the others say where the batch is or how it is reported. */
const BESIDE_RESUME = new Set([
    ...NOT_KEPT,
    'resume',
    'artifactsRoot',
    'adaptive',
    'budgetUnits',
    'budgetUsd',
    'budgetMinutes',
    'json',
    'progress',
    'color',
]);
/** Any other flag stands in the record of the batch, and would be of no effect. */
function refuseBesideResume(flags) {
    if (flags.resume === undefined)
        return;
    const decided = Object.keys(flags).filter((key) => !BESIDE_RESUME.has(key));
    if (decided.length === 0)
        return;
    throw (0,portcullis_error/* usageError */.Wp)(`${decided.map(flagOf).join(', ')}: not allowed with --resume: the batch keeps the settings it was started with`, 'Leave it out, or begin a new batch.');
}
/** The given flags that have to be given again beside `--resume`. */
function flagsForResume(flags) {
    return NOT_KEPT.filter((key) => flags[key] !== undefined).map(flagOf);
}
function flagOf(key) {
    return `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
/** The flags of a run whose later stages depend on the earlier ones. */
const addAdaptiveOptions = sharedFlags((command) => command
    .option('--adaptive', 'run later trials of a cell where the earlier ones leave it undecided')
    .option('--budget-units <number>', 'with --adaptive: start no more units than this', wholeNumber(1, 1_000_000))
    .option('--budget-usd <amount>', 'with --adaptive: start no units once the reported cost reaches this', positiveNumber)
    .option('--budget-minutes <number>', 'with --adaptive: start no units after so many minutes', positiveNumber));
function budgetOf({ adaptive, budgetUnits, budgetUsd, budgetMinutes }) {
    const budget = { units: budgetUnits ?? null, usd: budgetUsd ?? null, minutes: budgetMinutes ?? null };
    if (adaptive === true)
        return budget;
    if (Object.values(budget).every((limit) => limit === null))
        return null;
    throw (0,portcullis_error/* usageError */.Wp)('expected --adaptive with a budget, found a budget alone', 'Add --adaptive.');
}
/** The flag wins over the variable, and the variable over the default. */
function parallelOf(text) {
    if (text === undefined || text.trim() === '')
        return null;
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= 256)
        return number;
    throw (0,portcullis_error/* usageError */.Wp)(`MAX_CONCURRENCY: expected a whole number from 1 to 256, found ${JSON.stringify(text)}`, 'Correct or unset the variable, or give --max-parallel.');
}
/** `id:value`, split at the first colon. */
function pairs(flag, items, valueOf) {
    const found = (items ?? []).map((item) => {
        const at = item.indexOf(':');
        const [id, text] = [item.slice(0, at).trim().toLowerCase(), item.slice(at + 1).trim()];
        if (at > 0 && id !== '' && text !== '')
            return [id, valueOf(text)];
        throw (0,portcullis_error/* usageError */.Wp)(`${flag}: expected PROVIDER:VALUE, found ${JSON.stringify(item)}`, `Example: ${flag} ${flag === '--provider-model' ? 'claude:claude-sonnet-4-5' : 'claude:120'}`);
    });
    return Object.fromEntries(found);
}
function seconds(text) {
    const number = Number(text);
    if (/^\d{1,5}$/.test(text) && number >= 1)
        return number;
    throw (0,portcullis_error/* usageError */.Wp)(`--provider-timeout: expected seconds, found ${JSON.stringify(text)}`);
}

// EXTERNAL MODULE: ./build/app/rehearse/rehearse-cases.js + 3 modules
var rehearse_cases = __webpack_require__(59518);
// EXTERNAL MODULE: ./build/app/init/calling-workflow.js
var calling_workflow = __webpack_require__(27065);
// EXTERNAL MODULE: ./build/contracts/explain-command.js
var explain_command = __webpack_require__(96415);
;// CONCATENATED MODULE: ./build/cli/commands/run.js








const addRun = (program, run) => {
    const command = program
        .command('run')
        .description('run the real clients through the plan, and write transcripts, results.json, trajectory.jsonl and tool-use-proof.log')
        .addHelpText('after', `
A client gets the keys that its live settings name, such as ${(0,calling_workflow/* secretsOf */.Fj)(configured_clients/* PROVIDER_IDS */.NO).join(', ')},
and nothing else of this environment. Exit codes: 0 the units ran (the gate judges them), 2 usage or invalid input,
3 no unit came to a verdict, or the run was interrupted.

Examples:
  $ portcullis run --skills .claude/skills --agents claude --max-parallel 2
  $ portcullis run --adaptive --base-ref origin/main --budget-units 200
  $ portcullis run --plan plan.json --shard 2 --skills .claude/skills
  $ portcullis run --resume 0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f`);
    run(addAdaptiveOptions(addRunOptions(command)), async (options, context) => {
        const asked = runOptionsOf(options, process.env, run_options/* LIVE_RETRIES */.gy);
        const outcome = await whileRunning(context, (progress, signal) => (0,run_batch/* runBatch */.a)(context.openWorld(), asked, run_options/* LIVE */.L8, progress, signal));
        return printOutcome(outcome, context, 'run', options);
    });
};
/** Says how a run ended; returns the exit code. */
function printOutcome(outcome, context, command, flags) {
    const { results, folder } = outcome;
    if (results === null) {
        // The folder and not the id, which is looked for below one folder only.
        const again = flagsForResume(flags);
        const also = again.length === 0 ? '' : ` ${again.join(', ')} as before and`;
        context.say(`interrupted; resume with${also}: portcullis ${command} --resume ${(0,explain_command/* shellWord */.r7)(folder)}`);
        return 3;
    }
    for (const line of leftOut(outcome.plan, results))
        context.say(line);
    printResults(results, folder, context);
    return results.summary.pass + results.summary.fail === 0 ? 3 : 0;
}
/** How many units came to what, and where that is written; `more` stands beside the counts. */
function printResults(results, folder, context, more = '') {
    const { total, pass, fail, infra_error: infra } = results.summary;
    const counts = `${(0,counted/* counted */.h)(total, 'unit')}: ${pass} pass, ${fail} fail, ${infra} infra_error${more}`;
    context.print(context.json ? context.document(results) : `${counts}\n${folder}/results.json\n`);
}
/** What of the plan was not run, and how it would be. */
function leftOut(plan, { results, not_run: notRun = [] }) {
    if (notRun.length > 0) {
        return [
            `the budget is used up: ${(0,counted/* counted */.h)(notRun.length, 'cell')} not run or not decided; raise it and use --resume`,
        ];
    }
    const ran = new Set(results.map((unit) => unit.unit_run_id));
    const required = plan.units.filter((unit) => unit.optional !== true);
    const isPlain = results.length === required.length && required.every((unit) => ran.has(unit.unit_run_id));
    if (!isPlain || required.length === plan.units.length || results.every(({ status }) => status === 'pass'))
        return [];
    return ['only the trials that are always run were run; with --adaptive undecided cells get more'];
}

;// CONCATENATED MODULE: ./build/cli/commands/rehearse.js








const addRehearse = (program, run) => {
    const command = program
        .command('rehearse')
        .description('start the real clients with a scripted model on loopback: no key, no token, no network')
        .option('--scenarios <file...>', 'what the model says in which case (default: cases/rehearsal/*.json)')
        .option('--allow-skills', 'approve skills beforehand, as `run` does; cases are always rehearsed so')
        .addHelpText('after', `
Alone it calls each skill once in each client, and the matrix says whether it was offered, loaded and recognised; exit code 1
where one was not. With --cases, --case-id, --category or --plan routing cases are run, without --cases the configured ones, and
the model does what each case asks for or what a scenario says; exit codes are those of \`run\`.

Examples:
  $ portcullis rehearse --skills .claude/skills --agents claude,codex,copilot
  $ portcullis rehearse --cases cases/routing/demo.json --skills .claude/skills`);
    run(addRunOptions(command), async (options, context) => {
        const world = context.openWorld();
        // A scripted model fails only where the scenario says so: nothing is gained by asking it again.
        const asked = runOptionsOf(options, process.env, 0);
        const { cases, caseId, category, plan, resume, scenarios = null, allowSkills = false } = options;
        const isOfCases = [cases, caseId, category, plan, resume].some((flag) => flag !== undefined);
        if (isOfCases) {
            const outcome = await whileRunning(context, (progress, signal) => (0,rehearse_cases/* rehearseCases */.N)(world, { ...asked, scenarios }, progress, signal));
            return printOutcome(outcome, context, 'rehearse', options);
        }
        if (scenarios !== null) {
            const help = 'Where no cases are named the model calls each skill, and nothing else.';
            throw (0,portcullis_error/* usageError */.Wp)('--scenarios: expected --cases beside it, or --case-id, found none', help);
        }
        const rehearsed = await whileRunning(context, (progress, signal) => rehearseSkills(world, { ...asked, allowSkills }, progress, signal));
        return printLoadability(rehearsed, context, { namesFile: true });
    });
};
/** Says which skills were loaded where; returns the exit code. `namesFile`: also where the matrix is kept. */
function printLoadability({ loadability, folder }, context, { namesFile }) {
    if (loadability === null) {
        context.say('interrupted; nothing was judged');
        return 3;
    }
    if (context.json)
        context.print(context.document(loadability));
    else {
        context.print(`${(0,reports/* loadabilityText */.Qe)(loadability, context.style)}\n`);
        if (namesFile)
            context.print(`${folder}/${run_record/* LOADABILITY_FILE */.Mp}\n`);
    }
    const notRun = loadability.rows.filter(({ outcome }) => outcome === 'not_run').length;
    // Where not one client was at work there is nothing to judge.
    if (notRun === loadability.summary.total)
        return 3;
    return loadability.summary.failed > 0 ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/cli/commands/demo.js











const addDemo = (program, run) => {
    const command = program
        .command('demo')
        .description('judge a real pull request in a temporary repository, on recordings of the three real clients')
        .option('--regress', 'play a pull request that breaks things; exit code 1')
        .option('--rehearse', 'install the three clients, about 1 GB, and see whether they load the skills of the demo')
        .option('--keep', 'leave the repository and its artifacts for a look')
        .addHelpText('after', '\nExamples:\n  $ portcullis demo\n  $ portcullis demo --regress\n  $ portcullis demo --rehearse');
    run(command, async (options, context) => {
        const keep = options.keep === true;
        if (options.rehearse === true) {
            if (options.regress !== true)
                return rehearse(context, keep);
            throw (0,portcullis_error/* usageError */.Wp)('expected one of --regress and --rehearse, found both');
        }
        const { result, kept } = await demo(context.openWorld(), {
            house: (0,external_node_path_.join)(context.io.distFolder, '..', '..'),
            regress: options.regress === true,
            keep,
        });
        context.print(context.json ? context.document(result) : (0,reports/* renderReport */.B1)((0,report_files/* localReport */.Qk)(result), 'text', context.style));
        printKept(context, 'The repository and its artifacts are', kept);
        return result.exit_code;
    });
};
async function rehearse(context, keep) {
    const world = context.openWorld();
    // The clients are those that Portcullis pins, whatever the repository around here asks for.
    const store = await (0,configured_clients/* openClientStore */.L2)({ ...world, root: context.io.distFolder }, process.env);
    context.say(`the clients are about 1 GB in all; what is missing is installed into ${store.folder} and stays there`);
    const requests = DEMO_PROVIDERS.map(configured_clients/* parseClientRequest */.kJ);
    const failure = printFailures(context, await installWithProgress(context, store, requests));
    if (failure !== 0)
        return failure;
    // A scripted model fails only where the scenario says so: nothing is gained by asking it again.
    const environment = { ...process.env, PORTCULLIS_CACHE_DIR: store.folder };
    const asked = runOptionsOf({ artifactsRoot: 'artifacts' }, environment, 0);
    const rehearsed = await whileRunning(context, (progress, signal) => rehearseDemo(world, asked, keep, progress, signal));
    const exitCode = printLoadability(rehearsed, context, { namesFile: false });
    printKept(context, 'Skills and artifacts are', rehearsed.kept);
    return exitCode;
}
function printKept({ say }, what, kept) {
    if (kept !== null)
        say(`\n${what} in ${kept}; remove the folder when you are done.`);
}

// EXTERNAL MODULE: ./build/app/world/canonical-digest.js
var canonical_digest = __webpack_require__(75646);
// EXTERNAL MODULE: ./build/evidence/split-transcript.js
var split_transcript = __webpack_require__(68411);
;// CONCATENATED MODULE: ./build/app/world/input-lines.js

/** A longer line is no request. */
const LINE_LIMIT_BYTES = 64 * 1024 * 1024;
/** The lines of a stream, split as those of transcripts (src/evidence/README.md, "Bytes"). */
async function* inputLines(input) {
    let ready = [];
    const splitter = new split_transcript/* TranscriptSplitter */.K((line) => ready.push(line), { cap: LINE_LIMIT_BYTES });
    for await (const chunk of input) {
        splitter.push(chunk);
        for (const line of ready)
            yield decoded(line);
        ready = [];
    }
    splitter.end();
    for (const line of ready)
        yield decoded(line);
}
function decoded(line) {
    if (line.kind === 'oversize')
        return { problem: 'a line over 64 MiB' };
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(line.bytes.subarray(line.start, line.end)) };
    }
    catch {
        return { problem: 'bytes that are not UTF-8' };
    }
}

// EXTERNAL MODULE: ./build/cli/cli-io.js
var cli_io = __webpack_require__(81744);
;// CONCATENATED MODULE: ./build/cli/batch.js




/**
 * `--batch`: JSON Lines in, one result per line out, in order. A bad line gives `{id?, error: {code, message}}` and the exit code 2 at
 * the end; the other lines are not affected. `handle` gets the fields of a line and its text. An id comes back as it was written, by which
 * the caller knows its line again.
 */
async function runBatch(input, output, handle, { exitOf = () => 0, refusal = ({ code, message }) => ({ error: { code, message } }) } = {}) {
    let exitCode = 0;
    for await (const read of inputLines(input)) {
        if ('text' in read && read.text.trim() === '')
            continue;
        let id = null;
        let answered;
        try {
            const { fields, text } = fieldsOf(read);
            id = idOf(fields, text);
            const answer = await handle(fields, text);
            exitCode = Math.max(exitCode, exitOf(answer));
            answered = answer;
        }
        catch (error) {
            if (!(error instanceof portcullis_error/* PortcullisError */.SO))
                throw error;
            exitCode = 2;
            answered = refusal(error);
        }
        await (0,cli_io/* writeOut */.s)(output, `${withId(id, JSON.stringify(answered))}\n`);
    }
    return exitCode;
}
/** The JSON of a line's id; null where it has none. */
function idOf({ id }, line) {
    if (typeof id === 'string')
        return JSON.stringify(id);
    return typeof id === 'number' ? ((0,json_source/* jsonMemberText */.OT)(line, 'id') ?? null) : null;
}
/** The JSON of an object with an id before its other members. */
function withId(id, object) {
    if (id === null)
        return object;
    return object === '{}' ? `{"id":${id}}` : `{"id":${id},${object.slice(1)}`;
}
/** A text field of a batch line, or an error that names it. */
function textField(fields, name) {
    const value = fields[name];
    if (typeof value === 'string')
        return value;
    throw (0,portcullis_error/* invalidInput */.aY)(`${name}: expected a text, found ${described(value)}`);
}
/** A truth field of a batch line; false where the line has none. */
function flagField(fields, name) {
    const value = fields[name] ?? false;
    if (typeof value === 'boolean')
        return value;
    throw (0,portcullis_error/* invalidInput */.aY)(`${name}: expected true or false, found ${described(value)}`);
}
/** A number field of a batch line; undefined where the line has none. */
function numberField(fields, name) {
    const value = fields[name];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value === 'number')
        return value;
    throw (0,portcullis_error/* invalidInput */.aY)(`${name}: expected a number, found ${described(value)}`);
}
function fieldsOf(read) {
    if ('problem' in read)
        throw noObject(read.problem);
    const { text } = read;
    const shown = JSON.stringify(text.slice(0, 80));
    let value;
    // As in `InputError`: nobody is shown the stack of a line that is no JSON.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw noObject(shown, { cause });
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw noObject(shown);
    return { fields: value, text };
}
function noObject(found, options) {
    return (0,portcullis_error/* invalidInput */.aY)(`expected a JSON object, found ${found}`, undefined, options);
}
/** A value in a message. Nested values are only named: they may be nested deeper than can be written down. */
function described(value) {
    if (value === undefined)
        return 'nothing';
    if (value !== null && typeof value === 'object')
        return Array.isArray(value) ? 'a list' : 'an object';
    return JSON.stringify(value).slice(0, 80);
}

;// CONCATENATED MODULE: ./build/cli/commands/digest.js



const addDigest = (program, run) => {
    const command = program
        .command('digest')
        .description('SHA-256 of the canonical form of a JSON file, or of many texts with --batch')
        .argument('[file]', 'a JSON file')
        .option('--batch', 'JSON Lines on standard input: {id?, text} → {id?, sha256, canonical} or {id?, error}')
        .addHelpText('after', `
Keys are sorted by code point, numbers keep their digits; --json shows the canonical form too.

Examples:
  $ portcullis digest results.json
  $ portcullis digest --batch < texts.jsonl`);
    run(command, async ({ batch }, context, [operand]) => {
        if (batch === true) {
            return runBatch(context.readStdin(), context.io.stdout, (fields) => Promise.resolve((0,canonical_digest/* canonicalDigest */.X)(textField(fields, 'text'))));
        }
        const file = context.required('a file or --batch', operand);
        const digest = await (0,canonical_digest/* fileDigest */.h)(context.openWorld().cwd, file);
        context.print(context.json ? context.document(digest) : (0,reports.safeLines)(`${digest.sha256}  ${file}\n`));
        return 0;
    });
};

// EXTERNAL MODULE: ./build/contracts/doctor-finding.js
var doctor_finding = __webpack_require__(40025);
;// CONCATENATED MODULE: ./build/cli/doctor-text.js




/** What `portcullis doctor` says for a terminal: what cannot be read, findings by file, the worst file first, and a line that counts. */
function doctorText({ workflows, findings, problems }, style) {
    const colours = {
        error: style.red,
        warning: style.yellow,
        note: style.cyan,
    };
    // Findings come worst first, so that the file of the first one is the worst.
    const files = [...new Set(findings.map(({ file }) => file))];
    const groups = files.map((file) => {
        const own = findings.filter((finding) => finding.file === file);
        return [
            style.bold((0,reports.safeText)(file)),
            ...own.map((finding) => findingLines(finding, colours[finding.level], style)),
        ].join('\n');
    });
    const unread = problems.map((problem) => `${style.red('invalid')} ${(0,contracts_problem/* formatProblem */.Vw)(problem)}`).join('\n');
    const counts = doctor_finding/* DOCTOR_LEVELS */.Y.map((level) => ({ level, count: findings.filter((one) => one.level === level).length }));
    const said = counts.filter(({ count }) => count > 0).map(({ level, count }) => colours[level]((0,counted/* counted */.h)(count, level)));
    if (problems.length > 0) {
        said.unshift(style.red(`${(0,counted/* counted */.h)(problems.length, 'file or place', 'files or places')} cannot be read`));
    }
    const looked = (0,counted/* counted */.h)(workflows.length, 'workflow');
    const summary = said.length === 0 ? style.green(`${looked}: nothing found`) : `${looked}: ${said.join(', ')}`;
    return `${[...(unread === '' ? [] : [unread]), ...groups, summary].join('\n\n')}\n`;
}
function findingLines({ level, line, rule, message, remedy }, colour, style) {
    return `  ${line}: ${colour(level)} ${style.dim(rule)} ${(0,reports.safeText)(message)}\n    → ${(0,reports.safeText)(remedy)}`;
}

;// CONCATENATED MODULE: ./build/cli/commands/doctor.js

const addDoctor = (program, run) => {
    const command = program
        .command('doctor')
        .description('look for ways around the gate in the workflows of this repository')
        .argument('[files...]', 'workflows (default: all of .github/workflows, and what the gate needs beside them)')
        .option('--strict', 'warnings are exit code 1 too')
        .addHelpText('after', `
Nothing is run, and nothing is asked of GitHub: rulesets and settings of the repository are not seen.

Exit codes: 0 no errors, 1 errors (with --strict also warnings), 2 a file that cannot be read. Notes change nothing.

Examples:
  $ portcullis doctor
  $ portcullis doctor .github/workflows/gate.yml --strict
  $ portcullis doctor --json`);
    run(command, async (options, context, files) => {
        const { doctor } = await __webpack_require__.e(/* import() */ 621).then(__webpack_require__.bind(__webpack_require__, 80621));
        const diagnosis = await doctor(context.openWorld(), files);
        const count = (level) => diagnosis.findings.filter((finding) => finding.level === level).length;
        const summary = { errors: count('error'), warnings: count('warning'), notes: count('note') };
        context.print(context.json ? context.document({ ...diagnosis, summary }) : doctorText(diagnosis, context.style));
        if (diagnosis.problems.length > 0)
            return 2;
        return summary.errors > 0 || (options.strict === true && summary.warnings > 0) ? 1 : 0;
    });
};

// EXTERNAL MODULE: ./build/app/score/transcript-events.js
var transcript_events = __webpack_require__(23181);
;// CONCATENATED MODULE: ./build/cli/commands/events.js



const addEvents = (program, run) => {
    const command = program
        .command('events')
        .description('the normalised events of a transcript, as JSON Lines')
        .argument('<file>', 'the transcript')
        .addHelpText('after', '\nExample:\n  $ portcullis events --provider claude cases/transcripts/claude-skill-alpha.jsonl');
    const withProvider = addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(withProvider, async (options, context, [file = '']) => {
        for await (const event of (0,transcript_events/* transcriptEvents */.e)(context.openWorld().root, oneAgent(options), file)) {
            // A long transcript must not pile up in memory before a slow reader.
            await (0,cli_io/* writeOut */.s)(context.io.stdout, `${JSON.stringify(event)}\n`);
        }
        return 0;
    });
};

// EXTERNAL MODULE: ./build/app/results/results-files.js
var results_files = __webpack_require__(89089);
;// CONCATENATED MODULE: ./build/app/score/explain.js



/** So many candidates are named. */
const NAMED = 6;
/**
 * Finds the unit that a person means: a unit id (or the beginning of one), or `case[/provider[/trial]]`. Throws where there is none,
 * or more than one.
 */
async function findUnit(world, paths, wanted) {
    const all = (await (0,results_files/* readResults */.x)(world, paths)).flatMap(({ results }) => results.results);
    const found = all.filter((unit) => isMeant(unit, wanted));
    const [unit, second] = found;
    if (unit !== undefined && second === undefined)
        return unit;
    const help = 'Name it by its unit id, or as case/provider or case/provider/trial.';
    throw (0,portcullis_error/* usageError */.Wp)(`expected one unit that ${JSON.stringify(wanted)} names, found ${found.length === 0 ? 'none' : listed(found)}`, found.length === 0 ? `${help} The results hold: ${listed(all)}.` : help);
}
function isMeant(unit, wanted) {
    if (wanted.length >= 6 && unit.unit_run_id.startsWith(wanted.toLowerCase()))
        return true;
    const [caseId, agent, trial] = wanted.split('/');
    return (unit.case_id === caseId &&
        (agent === undefined || unit.agent === agent) &&
        (trial === undefined || String(unit.trial) === trial));
}
function listed(units) {
    if (units.length === 0)
        return 'no units';
    const names = units.map((item) => `${item.case_id}/${item.agent}/${item.trial} (${item.unit_run_id})`);
    return (0,counted/* firstOf */.K)(names, NAMED);
}

;// CONCATENATED MODULE: ./build/cli/commands/explain.js



const addExplain = (program, run) => {
    const command = program
        .command('explain')
        .description('why a unit came to its verdict: what was found, what is missing, what to do')
        .argument('<unit>', 'a unit id, or case[/provider[/trial]]')
        .option(...RESULTS)
        .addHelpText('after', '\nExample:\n  $ portcullis explain alpha-greeting/claude --results artifacts/<batch>');
    run(command, async (options, context, [wanted = '']) => {
        const unit = await findUnit(context.openWorld(), context.required('--results', options.results), wanted);
        context.print(context.json ? context.document(unit) : (0,reports/* unitText */.IL)(unit, context.style));
        return 0;
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/gate.js







const BASE_REF = ['--base-ref <ref>', 'compare with the merge base of this ref and HEAD'];
const OUTPUT = ['--output <file>', 'write the gate result as JSON'];
const addGate = (program, run) => {
    const shared = declareResultsGate(program, 'compare results with the baseline at the merge base; exit code 1 where a cell fails');
    for (const [flags, description] of reports/* GATE_FLAGS */.yd)
        shared.option(flags, description);
    const command = shared
        .option('--sarif <file>', 'write what the gates say as SARIF 2.1.0, for code scanning')
        .option('--junit <file>', 'write the cells as JUnit XML')
        .option('--markdown <file>', 'write the page of a job summary')
        .addHelpText('after', `
${(0,reports/* exitCodesText */.Qq)('gate')}

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis gate --results artifacts/routing-* --plan plan.json --base-ref origin/main
  $ portcullis gate --results artifacts/<batch> --baseline baselines/provider-baseline.json --json`);
    run(command, async (flags, context) => {
        const { sarif = null, junit = null, markdown = null } = flags;
        // Without results the plan has to say that nothing has to run.
        if (flags.plan === undefined)
            context.required('--results', flags.results);
        return judge(context, flags, null, { sarif, junit, markdown });
    });
};
/** Adds `gate` to the command `typestate`: that gate alone. */
const addTypestateGate = (typestate, run) => {
    const command = declareResultsGate(typestate, 'compare the failure classes of turns with those that the merge base tolerates; exit code 1 where one is new').option('--turns <file...>', 'evidence files of turns, JSON or JSON Lines, or globs');
    const examples = `
  $ portcullis typestate gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis typestate gate --turns 'evidence/*.jsonl' --base-ref origin/main --json`;
    addAlone('typestate', command, examples, run);
};
/** The same of the command `kpi`. */
const addKpiGate = (kpi, run) => {
    const command = declareResultsGate(kpi, 'hold throughput times pass rate to its lines and to the merge base; exit code 1 where it is too low or worse');
    addAlone('kpi', command, '\n  $ portcullis kpi gate --results artifacts/<batch> --base-ref origin/main', run);
};
/** The same of the command `required`. */
const addRequiredGate = (required, run) => {
    const command = required
        .command('gate')
        .description('judge the proofs of the checks that this change needs; exit code 1 where one did not pass')
        .option('--required <dir...>', 'folders with proofs, as `required run` leaves them')
        .option(...BASE_REF)
        .option(...OUTPUT);
    const examples = '\n  $ portcullis required gate --required artifacts/<batch> --base-ref origin/main';
    addAlone('required', command, examples, run);
};
/** A command that judges results. */
function declareResultsGate(group, description) {
    return group
        .command('gate')
        .description(description)
        .option('--results <path...>', 'results files, or the folders that hold them; none where nothing has to run')
        .option(...CASES)
        .option(...PLAN_OF_RESULTS)
        .option(...BASE_REF)
        .option('--baseline <file>', 'compare with this file as it is, without a merge base')
        .option('--no-fail-on-infra', 'an outage of a provider only warns; regressions still fail')
        .option(...OUTPUT);
}
function addAlone(gate, command, examples, run) {
    command.addHelpText('after', `\n${(0,reports/* exitCodesText */.Qq)(`${gate} gate`)}\n\nExamples:${examples}`);
    run(command, (flags, context) => judge(context, { failOnInfra: true, ...flags }, gate, null));
}
/** The exit code, when result and report files are written. */
async function judge(context, flags, only, files) {
    const { results = [], cases = null, plan = null, failOnInfra, output } = flags;
    const options = { results, cases, plan, compare: compareRequestOf(flags), tolerateInfra: !failOnInfra, only };
    const given = (name) => valuesOf(flags, name);
    const result = await (0,run_gates/* runGates */.A)(context.openWorld(), { ...options, given }).catch(async (error) => {
        if (error instanceof portcullis_error/* PortcullisError */.SO)
            await writeReportFiles(error, files, context);
        throw error;
    });
    if (output !== undefined)
        await (0,report_files/* writeDocument */.ft)(result, output, 'the gate result');
    context.print(context.json ? context.document(result) : (0,reports/* renderReport */.B1)((0,report_files/* localReport */.Qk)(result), 'text', context.style));
    await writeReportFiles(result, files, context);
    return result.exit_code;
}
/** What a flag of a gate was given: no value where it is a switch; null without it. */
function valuesOf(flags, name) {
    const value = flags[new esm/* Option */.c$(`--${name}`).attributeName()];
    if (value === undefined)
        return null;
    return [value].flat().filter((one) => typeof one === 'string');
}
/** Exactly one of the two. */
function compareRequestOf({ baseRef, baseline }) {
    if (baseRef !== undefined && baseline === undefined)
        return (0,compare_request/* compareWithRef */.z)(baseRef);
    if (baseline !== undefined && baseRef === undefined)
        return (0,compare_request/* compareWithFile */.g)(baseline);
    const found = baseRef === undefined ? 'neither' : 'both';
    throw (0,portcullis_error/* usageError */.Wp)(`expected either --base-ref or --baseline, found ${found}`, 'Example: --base-ref origin/main');
}
/**
 * Writes the files that the flags name, also where the gate stopped: a file of the run before would still say what that found. A gate
 * that fails, or stopped, ends with its own exit code although a file could not be written; one that holds ends with 2.
 */
async function writeReportFiles(outcome, files, { io, openWorld }) {
    if (files === null || Object.values(files).every((path) => path === null))
        return;
    try {
        await (0,report_files/* writeReports */.Li)((0,report_files/* localReport */.Qk)(outcome), files, openWorld().cwd);
    }
    catch (error) {
        const holds = !(outcome instanceof portcullis_error/* PortcullisError */.SO) && outcome.exit_code === 0;
        if (holds || !(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        io.stderr.write(`warning: ${error.message}\n`);
    }
}

// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
;// CONCATENATED MODULE: ./build/cli/init-text.js




/** What `init` has to say, with the texts of the files where none was written. */
function initText(outcome, style) {
    const { files, written, skills, notes, warnings, pin } = outcome;
    const width = files.reduce((most, { path }) => Math.max(most, path.length), 0);
    const lines = [
        `${(0,counted/* counted */.h)(skills.names.length, 'skill')} in ${skills.roots.map(reports.safeText).join(', ')}`,
        `the gate of ${(0,reports.safeText)(pin.repository)} at ${pin.commit}${pin.version === null ? '' : ` (${(0,reports.safeText)(pin.version)})`}`,
        ...files.map(({ path, what }) => `${style.green(written ? '+' : '=')} ${path.padEnd(width)}  ${what}`),
        ...warnings.map((warning) => style.yellow(`! ${(0,reports.safeText)(warning)}`)),
        ...[...(0,grouped_by/* groupedBy */.m)(notes, ({ says }) => says)].map(([says, same]) => style.yellow((0,reports.safeText)(`! ${same.map(({ what }) => what).join(', ')}: ${says}`))),
    ];
    if (!written) {
        const texts = files.map(({ path, text }) => `${style.bold(`--- ${path}`)}\n${shownText(text)}`);
        const isShownAsIs = files.every(({ text }) => shownText(text) === text);
        const note = isShownAsIs ? '' : 'Characters that cannot be seen are shown as \\u and their number.\n';
        return `${lines.join('\n')}\n\n${texts.join('\n')}\n${note}Nothing was written.\n`;
    }
    const steps = nextSteps(outcome).map((step, index) => `${index + 1}. ${step}`);
    return `${lines.join('\n')}\n\nNext:\n${steps.join('\n')}\n`;
}
/** The text of a file for a terminal: what would command it or reorder it stands as an escape. */
function shownText(text) {
    return text
        .split('\n')
        .map((line) => (0,reports.safeText)((0,contracts_problem/* printable */.g$)(line)))
        .join('\n');
}
function nextSteps(outcome) {
    const [, cases] = outcome.files;
    return [
        `Edit the prompts in ${cases?.path ?? ''}: ask for the result as people do, without the skill's name.`,
        ...(outcome.without_case.length === 0
            ? []
            : [`Write cases for ${(0,reports.safeText)(outcome.without_case.join(', '))}: the description gives no request.`]),
        'portcullis validate && portcullis plan && portcullis doctor',
        'portcullis clients install && portcullis rehearse: is every skill offered, loaded and recognised? It needs no key.',
        ...(outcome.secrets.length === 0
            ? []
            : [`Add the secrets to the repository: ${outcome.secrets.map((name) => `gh secret set ${name}`).join('; ')}`]),
        ...(outcome.ignores_artifacts
            ? []
            : ['Add artifacts/ to .gitignore: runs leave their results and transcripts there.']),
        'Commit, push and open a pull request. Its run is the first: where a case fails, correct the prompt, the skill or what is expected.',
        `Require the check "${outcome.required_check}" by a ruleset of the default branch; it can be chosen once it has run.`,
        outcome.has_code_owners
            ? 'Let CODEOWNERS name owners of /.github/, /baselines/ and /cases/, and require their review by the same ruleset.'
            : 'Name owners of /.github/, /baselines/ and /cases/ in .github/CODEOWNERS, and require their review by the same ruleset.',
    ];
}

;// CONCATENATED MODULE: ./build/cli/commands/init.js




const addInit = (program, run) => {
    const command = program
        .command('init')
        .description('write configuration, first cases, a first baseline and the workflow that calls the gate')
        .option('--providers <id>', `only these clients (default: ${configured_clients/* PROVIDER_IDS */.NO.join(', ')})`, collectCommaList)
        .option('--skills <dir...>', 'roots of the skills (default: the usual places)')
        .option('--uses <pin>', 'OWNER/portcullis@COMMIT of the gate (default: the clone that is running)')
        .option('--dry-run', 'show the files, write nothing')
        .addHelpText('after', `
Nothing is overwritten: where one of the files is there, none is written, and the exit code is 2. The usual places are the clients' own
(${configured_clients/* SKILL_ROOTS */.eq.join(', ')}), skills/ and plugins/*/skills. Prompts are taken from the descriptions of
the skills and are drafts.

Examples:
  $ portcullis init
  $ portcullis init --providers claude --dry-run`);
    const withAgents = addAgentOption(command, '--agents', 'the same as --providers');
    run(withAgents, async (options, context) => {
        const providers = agentsOf({ ...options, agents: [...(options.providers ?? []), ...(options.agents ?? [])] });
        const { initRepository } = await Promise.all(/* import() */[__webpack_require__.e(621), __webpack_require__.e(3558)]).then(__webpack_require__.bind(__webpack_require__, 63558));
        const { skills = null, uses = null, dryRun = false } = options;
        const house = (0,external_node_path_.join)(context.io.distFolder, '..', '..');
        const outcome = await initRepository(context.openWorld(), { providers, skills, uses, house, dryRun });
        context.print(context.json ? context.document(outcome) : initText(outcome, context.style));
        return 0;
    });
};

// EXTERNAL MODULE: ./build/app/kpi/measure-kpi.js + 1 modules
var measure_kpi = __webpack_require__(28621);
;// CONCATENATED MODULE: ./build/cli/commands/kpi.js





const anyWhole = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const addKpi = (program, run) => {
    const command = program
        .command('kpi')
        .description('throughput of a harness times its pass rate, from trajectory rows, against a target and a rollback line')
        .option('--trajectory-path <file>', 'JSON Lines, a row per step', '.premath/harness_trajectory.jsonl')
        .option('--session-path <file>', 'named in the report, not read', '.premath/harness_session.json')
        .option('--issues-path <file>', 'likewise', '.premath/issues.jsonl')
        .option('--window-hours <number>', 'how much before the newest row counts', anyWhole, 24)
        .option('--target-kpi <number>', 'below it: watch', aboveZero, 0.8)
        .option('--rollback-kpi <number>', 'below it: rollback', aboveZero, 0.4)
        .option('--min-sample-rows <number>', 'with fewer rows: insufficient_data', anyWhole, 3)
        .addHelpText('after', `
Paths are relative to the top of the repository. A trajectory that is not there has no rows. Of each row
stepId, action, resultClass, finishedAt and issueId are read. Exit code 0 whatever the state, 2 where a row cannot be read.

Examples:
  $ portcullis kpi
  $ portcullis kpi --trajectory-path trajectory.jsonl --window-hours 168 --min-sample-rows 10 --json`);
    addKpiGate(command, run);
    run(command, async (options, context) => {
        const report = await (0,measure_kpi/* measureKpi */.Z)(context.openWorld().root, options, options);
        context.print(context.json ? context.document(report) : kpiText(report));
        return 0;
    });
};
/** As Python reads a number, but for `inf` and `nan`. */
function aboveZero(value) {
    const number = Number(value);
    if (/^\s*\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(value) && number > 0 && Number.isFinite(number))
        return number;
    throw new esm/* InvalidArgumentError */.Di('expected a number above 0');
}
function kpiText({ counts, decision, ratios, thresholds, windowStart, windowEnd, windowHours }) {
    const { windowRows, completedRows, activeWorkers } = counts;
    return `KPI ${ratios.kpi.spelling}: ${decision.state} (${decision.reason})
  target     ${thresholds.targetKpi.spelling}, rollback below ${thresholds.rollbackKpi.spelling}
  window     ${windowStart} to ${windowEnd}, ${(0,counted/* counted */.h)(windowHours, 'hour')}
  completed  ${completedRows} of ${(0,counted/* counted */.h)(windowRows, 'row')}: ${ratios.gatePassRate.spelling}
  workers    ${activeWorkers}; each completes ${ratios.throughputPerWorkerPerDay.spelling} a day
`;
}

// EXTERNAL MODULE: ./build/app/plan/write-plan.js + 1 modules
var write_plan = __webpack_require__(28244);
;// CONCATENATED MODULE: ./build/cli/commands/plan.js





function declarePlan(program) {
    const command = program
        .command('plan')
        .description('which units a batch consists of: cases × providers × trials')
        .option('--output <file>', 'write the plan to a file')
        .option('--base-ref <ref>', 'policy and counts of the merge base with this ref decide the number of trials')
        .option('--changed', 'only cases that the change since the merge base touches')
        .option('--skills <dir...>', 'with --changed: roots of the skills (default: from the configuration)')
        .option('--shards <number>', 'pack the cells into at most so many jobs', wholeNumber(1, 1_000_000))
        .option('--shard-minutes <number>', 'pack them into jobs of about this expected time', positiveNumber)
        .option('--durations <path...>', 'results that say how long units take (default: the baseline)')
        .option('--github-matrix', `print the matrix of the jobs, in one line (at most ${write_plan/* DEFAULT_SHARDS */.i} jobs)`)
        .addHelpText('after', `
With --shards, --shard-minutes or --github-matrix the plan has shards, which \`run --plan FILE --shard K\` runs. With --json and
--output the matrix is printed then, and whether there is any work; without --output the plan.

--changed plans cases that changed since the merge base, and those that name a skill of which the text or a file changed. It plans all cases
where what a model chooses by has changed (a skill, command or agent was added, removed or renamed, or its description changed), or
configuration, workflows or instructions; --category, --case-id and --agents narrow that.

Examples:
  $ portcullis plan --agents claude,codex --output plan.json
  $ portcullis plan --changed --base-ref origin/main
  $ portcullis plan --shards 8 --output plan.json --json
  $ portcullis plan --shard-minutes 15 --output plan.json --github-matrix`);
    return addSelectionOptions(command);
}
const addPlan = (program, run) => {
    run(declarePlan(program), async (options, context) => {
        const { output = null, durations = [], githubMatrix = false } = options;
        const { changed = false, skills = null } = options;
        if (skills !== null && !changed)
            throw (0,portcullis_error/* usageError */.Wp)('--skills: expected --changed beside it, found none');
        const shards = shardsOf(options);
        const asked = { ...planOptionsOf(options), changed, skills, output, shards, durations };
        const { plan, outputs } = await (0,write_plan.writePlan)(context.openWorld(), asked);
        if (shards !== null && (githubMatrix || (context.json && output !== null))) {
            context.print(context.json ? context.document(outputs) : `${JSON.stringify(outputs.matrix)}\n`);
            return 0;
        }
        if (context.json) {
            context.print(context.document(plan));
            return 0;
        }
        for (const unit of plan.units)
            context.print(`${unit.case_id}\t${unit.agent}\t${unit.trial}\n`);
        const planned = (name) => new Set(plan.units.map((unit) => unit[name])).size;
        const size = [(0,counted/* counted */.h)(planned('case_id'), 'case'), (0,counted/* counted */.h)(planned('agent'), 'provider')];
        const listings = plan.selection.changed?.listings ?? [];
        if (listings.length > 0)
            context.say((0,reports/* listingsText */.zW)(listings));
        context.say(`${(0,counted/* counted */.h)(plan.units.length, 'unit')} of ${size.join(' and ')}`);
        const minutes = (seconds) => `${Math.ceil(seconds / 60)} min`;
        for (const { shard, agent, cells, expected_seconds: seconds } of plan.shards ?? []) {
            context.say(`shard ${shard}: ${agent}, ${(0,counted/* counted */.h)(cells.length, 'cell')}, about ${minutes(seconds)}`);
        }
        return 0;
    });
};
/** Null where nothing asks for shards. */
function shardsOf({ shards, shardMinutes, durations, githubMatrix }) {
    const wish = (0,write_plan.shardWish)(shards ?? null, shardMinutes ?? null);
    if (wish !== null)
        return wish;
    if (githubMatrix === true)
        return write_plan.MATRIX_WISH;
    if (durations === undefined)
        return null;
    throw (0,portcullis_error/* usageError */.Wp)('--durations: expected --shards or --shard-minutes beside it, found neither', 'Times are needed only to pack shards.');
}

// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/kernel/input-class-error.js
var input_class_error = __webpack_require__(25146);
// EXTERNAL MODULE: ./build/kernel/json-shape.js
var json_shape = __webpack_require__(77220);
// EXTERNAL MODULE: ./build/kernel/line-input.js
var line_input = __webpack_require__(15213);
// EXTERNAL MODULE: ./build/required/decide.js
var decide = __webpack_require__(20178);
// EXTERNAL MODULE: ./build/required/decode-request.js
var decode_request = __webpack_require__(85512);
// EXTERNAL MODULE: ./build/required/gate-ref.js
var gate_ref = __webpack_require__(68837);
// EXTERNAL MODULE: ./build/required/project.js
var project = __webpack_require__(99409);
// EXTERNAL MODULE: ./build/required/verify-witness.js
var verify_witness = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/required/witness.js
var witness = __webpack_require__(81811);
// EXTERNAL MODULE: ./build/app/required/required-delta.js + 1 modules
var required_delta = __webpack_require__(44724);
;// CONCATENATED MODULE: ./build/app/required/answer-request.js















function question(errorClass, shape, answer) {
    return [errorClass, (jsonText, place) => answer((0,decode_request/* decodeRequest */.oB)(jsonText, shape, errorClass), place)];
}
/** What the reference's commands are asked, by our names: the class of an input that is none, and how another one is answered. */
const QUESTIONS = {
    project: question('required_projection_invalid', project/* projectShape */.xx, ({ changedPaths }, { policy }) => (0,project/* projectPaths */.gW)(policy, changedPaths, 'reference')),
    delta: question(required_delta/* DELTA_CLASS */.K$, required_delta/* deltaShape */.IM, (request, { cwd, environment }) => (0,required_delta/* requiredDelta */.Eg)(cwd, environment, request)),
    'gate-ref': question('required_gate_ref_invalid', gate_ref/* gateRefShape */.Gk, gate_ref/* answerGateRef */.rT),
    witness: question('required_witness_runtime_invalid', witness/* runtimeShape */.UT, witness/* buildWitness */.A0),
    verify: question('required_witness_verify_invalid', verify_witness/* verifyShape */.hM, async (request, { policy, cwd }) => (0,verify_witness/* verifyWitness */.$W)(policy, request.witness, request.changedPaths, await optionsOf(cwd, request))),
    decide: question('required_witness_decide_invalid', verify_witness/* decideShape */._7, async (request, { policy, cwd }) => (0,decide/* decideWitness */.sD)(policy, request.witness, request.expectedChangedPaths, await optionsOf(cwd, request))),
    'verify-decision': question('required_decision_verify_invalid', decide/* decisionShape */.KO, decide/* verifyDecision */.Ic),
};
/**
 * The payloads are those of the request, else the files below the folder that it names; null where it names none. No link is followed
 * out of the folder, nor inside of it.
 */
async function optionsOf(cwd, request) {
    const { witness, witnessRoot, gateWitnessPayloads, nativeRequiredChecks } = request;
    const payloads = new Map(Object.entries(gateWitnessPayloads ?? {}));
    const isKnown = gateWitnessPayloads !== undefined || witnessRoot !== undefined;
    for (const path of new Set(gateWitnessPayloads === undefined ? (0,verify_witness/* artifactPathsOf */.KU)(witness) : [])) {
        if (witnessRoot === undefined)
            break;
        const text = (0,repository_file/* readRepositoryFile */.tz)((0,external_node_path_.resolve)(cwd, witnessRoot), path, 'the payload');
        const why = ({ mismatch, message }) => mismatch?.found ?? message;
        const payload = text.then((jsonText) => (0,decode_request/* decodeRequest */.oB)(jsonText, json_shape/* anyJson */.P8, path));
        payloads.set(path, await payload.catch((error) => why((0,portcullis_error/* asPortcullisError */.Uj)(error))));
    }
    return { form: 'reference', payloads: isKnown ? payloads : null, nativeRequiredChecks };
}
/** Answers the JSON text of a request. Throws `InputClassError`. */
async function answerText(name, place, jsonText) {
    const output = await QUESTIONS[name][1](jsonText, place);
    // A witness, a decision, and what verifies: each says of itself that it rejects.
    const { verdictClass, decision, errors = [] } = output;
    const isRejection = verdictClass === 'rejected' || decision === 'reject' || errors.length > 0;
    return { exit: isRejection ? 1 : 0, output };
}
/** Answers the request in a file. Throws `InputClassError`, also where the file cannot be read. */
async function answerFile(name, place, file) {
    const jsonText = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(place.cwd, file), 'the input').catch((error) => {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        throw new input_class_error/* InputClassError */.X(QUESTIONS[name][0], error.message, { cause: error });
    });
    return answerText(name, place, jsonText);
}
const MEMBERS = new Set(['input', 'inputText']);
/** Answers a line `{id?, input | inputText}`. Throws `InputClassError`, and `invalid_input` for another line. */
async function answerLine(name, place, line) {
    const { jsonText } = (0,line_input/* inputOfMembers */.T)(line, (0,line_input/* membersOfLine */.$)(line, MEMBERS), ['input', 'inputText']);
    return answerText(name, place, jsonText);
}

;// CONCATENATED MODULE: ./build/cli/commands/required.js













const VALUE_LIMIT = 500;
const SHOWN_PATHS = 3;
const POLICY_FLAG = [
    '--policy <file>',
    `the policy, or ${required_policy/* CI_TOPOS_V0 */.G7} (default: the configured one, else that)`,
];
/** Our name, the reference's, what it does. */
const required_QUESTIONS = [
    ['project', 'required-projection', 'which checks a change of paths needs'],
    ['delta', 'required-delta', 'the paths that changed between two refs and in the working tree, without deleted ones'],
    [
        'gate-ref',
        'required-gate-ref',
        "what a witness says of a check's payload; without a payload one is made of the exit code",
    ],
    ['witness', 'required-witness', 'the witness of a run of required checks: 1 where one failed'],
    ['verify', 'required-witness-verify', 'whether a witness holds for the paths that changed: 1 where not'],
    ['decide', 'required-witness-decide', 'whether a witness lets its change pass: 1 where not'],
    ['verify-decision', 'required-decision-verify', 'whether a decision is that of its witness and delta: 1 where not'],
];
const addRequired = (program, run) => {
    const required = program
        .command('required')
        .description('the checks that a change needs, and proof that they ran on it');
    required_addExplain(required, run);
    addRequiredRun(required, run);
    addRequiredGate(required, run);
    for (const [name, , description] of required_QUESTIONS)
        addQuestion(required, run, name, description);
};
function required_addExplain(required, run) {
    const command = required
        .command('explain')
        .description('which rule of the policy asks for which check, where these paths change')
        .argument('[paths...]', 'as git names them; none is a change without a path')
        .option(...POLICY_FLAG)
        .addHelpText('after', '\nExample:\n  $ portcullis required explain src/index.ts README.md');
    run(command, async ({ policy = null }, context, paths) => {
        const explanation = (0,required_files/* explainPaths */.G0)(await (0,required_files/* loadRequiredPolicy */.uj)(context.openWorld(), policy), paths, 'exact');
        context.print(context.json ? context.document(explanation) : explanationText(explanation));
        return 0;
    });
}
/** Which rule asked for which check, and what is asked for in the end. */
function explanationText({ rules, projection }) {
    const { requiredChecks, docsOnly } = projection;
    const told = rules.map(({ rule, when, paths, require: asked, reason, last }) => {
        const more = paths.length > SHOWN_PATHS ? ` and ${paths.length - SHOWN_PATHS} more` : '';
        const because = paths.length === 0 ? '' : ` for ${paths.slice(0, SHOWN_PATHS).join(', ')}${more}`;
        const checks = asked.length === 0 ? 'no check' : asked.join(', ');
        return clipped(`rule ${rule} (${when}): ${checks}${because} [${reason}]${last ? ', and ends' : ''}`);
    });
    const none = rules.length === 0 ? ['no rule applies'] : [];
    const required = requiredChecks.length === 0 ? 'none' : requiredChecks.join(', ');
    return `${[...told, ...none, `required: ${required}${docsOnly ? ' (docs only)' : ''}`].join('\n')}\n`;
}
function clipped(text) {
    return (0,reports.safeText)((0,reports/* clip */.$Q)(text, VALUE_LIMIT));
}
function addQuestion(required, run, name, description) {
    const command = required
        .command(name)
        .description(description)
        .option('--input <file>', 'a JSON file with the request')
        .option('--batch', 'JSON Lines on standard input: {id?, input | inputText} → {id?, exit, output | error}')
        .option(...POLICY_FLAG)
        .addHelpText('after', `\nExamples:\n  $ portcullis required ${name} --input request.json --json\n  $ portcullis required ${name} --batch < requests.jsonl`);
    if (name === 'verify') {
        command
            .option('--folder <dir>', 'what `required run` wrote, by itself: 1 where a file or a field is not what it has to be')
            .option('--in-toto <file>', 'with --folder: write an in-toto Statement about the head commit, where it holds');
    }
    run(command, async (options, context) => {
        const { input, batch = false, policy = null, folder, inToto = null } = options;
        const ways = [input, folder, batch ? '' : undefined].filter((way) => way !== undefined);
        if (ways.length > 1)
            throw (0,portcullis_error/* usageError */.Wp)('expected one of --input, --batch and --folder, found more');
        if (folder !== undefined)
            return verifyFolderCommand(folder, inToto, context);
        if (inToto !== null)
            throw (0,portcullis_error/* usageError */.Wp)('--in-toto: expected --folder beside it, found none');
        if (!batch)
            return answer(name, context.required('--input or --batch', input), policy, context);
        const place = await placeOf(context, policy);
        return runBatch(context.readStdin(), context.io.stdout, (_fields, line) => answerLine(name, place, line), {
            exitOf: ({ exit }) => exit,
            refusal: input_class_error/* refusalOf */.O,
        });
    });
}
async function placeOf(context, policy) {
    const world = context.openWorld();
    return { cwd: world.cwd, environment: process.env, policy: await (0,required_files/* loadRequiredPolicy */.uj)(world, policy) };
}
/** The exit code of an answer, which is printed. An input that is none is reported with its class in front, as the reference does. */
async function answer(name, file, policy, context) {
    try {
        const { exit, output } = await answerFile(name, await placeOf(context, policy), file);
        context.print(context.document(output));
        return exit;
    }
    catch (error) {
        if (!(error instanceof input_class_error/* InputClassError */.X))
            throw error;
        context.io.stderr.write((0,reports.safeLines)(`${error.message}\n`));
        return 2;
    }
}
/** The reference's own command lines, with its exit codes: 0 whenever there is an answer. */
const addRequiredAliases = (program, run) => {
    for (const [name, alias, description] of required_QUESTIONS) {
        const flag = name === 'witness' ? 'runtime' : 'input';
        const command = program
            .command(alias)
            .description(`required ${name} with the reference's exit codes: ${description.replace(/: 1 where .*/, '')}`)
            .requiredOption(`--${flag} <file>`, 'a JSON file with the request')
            .addHelpText('after', `\nExample:\n  $ portcullis ${alias} --${flag} request.json --json`);
        run(command, async (options, context) => {
            const exit = await answer(name, options.input ?? options.runtime ?? '', required_policy/* CI_TOPOS_V0 */.G7, context);
            return exit === 2 ? exit : 0;
        });
    }
};
/** `required verify --folder`: 0 the folder is what it says, 1 it is not. */
async function verifyFolderCommand(folder, inToto, context) {
    const { problems, attestation, proofs } = await (0,read_proof_folder/* verifyProofFolder */.yr)(context.openWorld(), folder, inToto);
    const holds = problems.length === 0;
    const decisions = holds ? proofs.map(({ decision }) => decision.decision) : [];
    const { attestationDigest = null, headSha = null, mergeBase = null } = attestation ?? {};
    if (context.json) {
        const errors = problems.map(contracts_problem/* formatProblem */.Vw);
        context.print(context.document({ errors, attestationDigest, headSha, mergeBase, decisions }));
    }
    else if (holds)
        context.print(`${folder}: verified, ${decisions.join(' and ')}, ${attestationDigest}\n`);
    else
        context.print((0,reports.safeLines)(`${new contracts_problem/* ProblemsError */.FQ(folder, problems).message}\n`));
    return holds ? 0 : 1;
}
/** Adds `run` to the command `required`. */
function addRequiredRun(required, run) {
    const command = required
        .command('run')
        .description('run the checks that the change since a ref needs, and write what proves it')
        .option('--base-ref <ref>', 'what the change is counted from, by its merge base with HEAD (default: as `required delta`)')
        .option('--max-parallel <number>', 'checks at a time', wholeNumber(1, 256), 1)
        .option('--only <check...>', 'only these of the checks that the change needs; the decision is then `reject`')
        .option(...ARTIFACTS_ROOT)
        .addHelpText('after', `
A check gets PATH, HOME, TMPDIR, LANG, CI, the variables that the policy names, and PORTCULLIS_GATE_WITNESS_OUT, the file for
a payload of its own. Exit codes: 0 accepted, 1 rejected, 2 usage or invalid input, 3 not comparable or interrupted.

Examples:
  $ portcullis required run --base-ref origin/main
  $ portcullis required run --base-ref origin/main --only lint test --json`);
    run(command, async ({ baseRef = null, only = null, ...options }, context) => {
        const { signal, release } = (0,interrupt_signal.interruptSignal)();
        const onBegin = (folder) => void context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`);
        const asked = { ...options, only, baseRef, environment: process.env, signal, onBegin };
        return printRun(await (0,required_job/* runRequired */.x)(context.openWorld(), asked).finally(release), context);
    });
}
function printRun({ folder, proofs, attestationDigest, isAccepted }, context) {
    const decisions = proofs.map(({ decision }) => decision);
    if (context.json)
        context.print(context.document({ folder, accepted: isAccepted, attestationDigest, decisions }));
    else {
        const results = [...new Map(proofs.flatMap((proof) => [...proof.results])).values()];
        const passed = results.filter(({ exitCode }) => exitCode === 0).length;
        const errors = new Set(decisions.flatMap((decision) => decision.errors));
        for (const error of errors)
            context.print(`  ${(0,reports.safeText)(error)}\n`);
        const asked = new Set(decisions.flatMap(({ requiredChecks }) => requiredChecks)).size;
        const count = asked === 0 ? 'no check' : `${passed} of ${(0,counted/* counted */.h)(asked, 'check')} passed`;
        const why = results.length < asked ? 'only a part of what is asked for was run: ' : '';
        const unsound = passed === asked ? ', but not what proves it' : '';
        context.print(`${isAccepted ? `accepted: ${count}` : `rejected: ${why}${count}${unsound}`}\n${folder}\n`);
    }
    return isAccepted ? 0 : 1;
}

;// CONCATENATED MODULE: ./build/cli/commands/report.js



const addReport = (program, run) => {
    const command = program
        .command('report')
        .description('show a gate result or report again, in the form of any channel')
        .argument('<file>', 'what `gate --output`, `typestate gate --output` or the gate action wrote')
        .addOption(new esm/* Option */.c$('--format <name>', 'the format (default: text)').choices(reports/* REPORT_FORMATS */.EL))
        .option('--markdown', 'short for `--format markdown`: as the job summary has it')
        .addHelpText('after', `
It exits with 0 whatever the gate decided. \`--json\` prints the document as it is.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main --output gate-result.json
  $ portcullis report gate-result.json --markdown
  $ portcullis report gate-report.json --format sarif`);
    run(command, async (options, context, [file = '']) => {
        const { document, report } = await (0,report_files/* readReport */.tL)(context.openWorld(), file);
        const format = options.format ?? (options.markdown === true ? 'markdown' : 'text');
        context.print(context.json ? context.document(document) : (0,reports/* renderReport */.B1)(report, format, context.style));
        return 0;
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/replay.js




/** More missing transcripts than this are counted. */
const MOST_MISSING = 20;
const addReplay = (program, run) => {
    const command = program
        .command('replay')
        .description('score recorded transcripts again and write results.json, plan.json, trajectory.jsonl and tool-use-proof.log')
        .option('--transcripts <dir>', 'DIR/<agent>/<case_id>[.<trial>].(jsonl|txt), with .meta.json beside')
        .option(...ARTIFACTS_ROOT)
        .option(...RESULTS_COPY)
        .option('--skills <dir...>', 'roots of the installed skills (default: from the transcripts)')
        .option(...BASE_REF_OF_CASES)
        .addHelpText('after', `
Examples:
  $ portcullis replay --cases cases/routing/demo.json --transcripts recordings --artifacts-root artifacts
  $ portcullis replay --plan plan.json --shard 2 --transcripts recordings`);
    run(addSelectionOptions(addGivenPlanOptions(command)), async (options, context) => {
        const { artifactsRoot, output = null, skills = null } = options;
        const transcripts = context.required('--transcripts', options.transcripts);
        const progress = progressLine(context);
        const { results, folder, missing } = await (0,replay/* replay */.e)(context.openWorld(), { ...planOptionsOf(options), transcripts, artifactsRoot, output, skills, given: givenPlanOf(options) }, {
            // A protocol line that other programs read: never suppressed, never decorated.
            onFolder: (made) => context.io.stderr.write(`ARTIFACT_DIR=${made}\n`),
            onUnit: (done, total, unit) => progress.show(done, total, `${unit.case_id}/${unit.agent}`),
        }).finally(progress.end);
        for (const unit of missing.slice(0, MOST_MISSING)) {
            context.say(`missing: ${unit.case_id}/${unit.agent}, trial ${unit.trial}: no transcript`);
        }
        const more = missing.length - MOST_MISSING;
        if (more > 0)
            context.say(`missing: and ${more} more`);
        printResults(results, folder, context, missing.length === 0 ? '' : `, ${missing.length} without a transcript`);
        return 0;
    });
};

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/routing/run-facts.js
var run_facts = __webpack_require__(40834);
// EXTERNAL MODULE: ./build/app/repository/client-skills.js
var client_skills = __webpack_require__(99105);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/score/process-outcome.js
var process_outcome = __webpack_require__(5613);
// EXTERNAL MODULE: ./build/app/score/score-transcript.js + 1 modules
var score_transcript = __webpack_require__(63790);
;// CONCATENATED MODULE: ./build/app/score/score-one.js














/** Scores one transcript against one case. */
async function scoreOne(world, options) {
    const path = (0,external_node_path_.resolve)(world.cwd, options.caseFile);
    const shown = (0,load_cases/* displayPath */.Gt)(world.root, path);
    const item = chosenCase((0,case_file/* parseCaseFile */._T)(await (0,read_text_file/* readTextFile */.Gu)(path, 'the case'), shown), options.caseId, shown);
    const skills = options.skills?.map((root) => (0,external_node_path_.resolve)(world.cwd, root)) ?? null;
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const providers = new Map([[options.agent, config.providers.get(options.agent) ?? contracts_config/* DEFAULT_PROVIDER */.Gr]]);
    (0,case_file/* refuseCaseProblems */.hE)([item], await (0,load_cases/* invokedOn */.at)(world.root, [item], providers, skills ?? config.skills));
    const transcript = (0,external_node_path_.resolve)(world.cwd, options.transcript);
    return (0,score_transcript/* scoreTranscript */.B)({
        unitRunId: world.newId(),
        trial: 1,
        item,
        agent: options.agent,
        reader: await (0,transcript_events/* readerOf */.T)(world.root, options.agent),
        transcript,
        transcriptName: (0,load_cases/* displayPath */.Gt)(world.root, transcript),
        process: {
            ...run_facts/* UNKNOWN_PROCESS */.n,
            exitCode: options.exitCode,
            timedOut: options.timedOut,
            stderr: options.stderr === null ? null : await requiredStderr((0,external_node_path_.resolve)(world.cwd, options.stderr)),
        },
        installed: options.skills === null ? null : (await (0,load_skills/* loadSkills */.l1)(world.cwd, options.skills)).listings,
        roots: skills && (0,client_skills/* rootsUnderTest */.oB)(world.root, skills, config, options.agent),
    });
}
/** A file that was named must be there. */
async function requiredStderr(path) {
    const text = await (0,process_outcome/* stderrText */.gU)(path);
    if (text !== null || (await (0,find_files/* isFile */.fo)(path)))
        return text;
    throw (0,portcullis_error/* notFound */.mX)(`${path}: standard error: there is no such file`, 'Check the path.');
}
function chosenCase(cases, caseId, file) {
    const matching = caseId === null ? cases : cases.filter((item) => item.definition.case_id === caseId);
    const [item, second] = matching;
    if (item !== undefined && second === undefined)
        return item;
    const ids = cases.slice(0, 12).map((other) => other.definition.case_id);
    throw (0,portcullis_error/* usageError */.Wp)(`${file}: expected one case${caseId === null ? '' : ` with the id ${caseId}`}, found ${matching.length}`, `Name it with --case-id; the file holds: ${ids.length === 0 ? 'none' : ids.join(', ')}.`);
}

;// CONCATENATED MODULE: ./build/cli/commands/score.js




const addScore = (program, run) => {
    const command = program
        .command('score')
        .description('the verdict of one transcript for one case')
        .option('--case <file>', 'the case: one case object, or a case file with --case-id')
        .option('--case-id <id>', 'which case of the file')
        .option('--transcript <file>', "the client's standard output")
        .option('--skills <dir...>', 'roots of the installed skills (default: from the transcript)')
        .option('--exit-code <number>', "the client's exit code (default: unknown)", wholeNumber(-1, 65_535))
        .option('--timed-out', 'the run hit our timeout')
        .option('--stderr <file>', "the client's standard error, for messages")
        .option('--batch', 'JSON Lines on standard input: {case, agent, transcript, case_id?, exit_code?, timed_out?} → unit result')
        .addHelpText('after', `
Example:
  $ portcullis score --case cases/routing/demo.json --case-id alpha-greeting --provider claude \\
      --transcript cases/transcripts/claude-skill-alpha.jsonl --exit-code 0`);
    const withProvider = addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(withProvider, async (options, context) => {
        const world = context.openWorld();
        const { caseId = null, skills = null, exitCode = null, timedOut = false, stderr = null } = options;
        if (options.batch === true) {
            return runBatch(context.readStdin(), context.io.stdout, (fields) => scoreOne(world, {
                caseFile: textField(fields, 'case'),
                caseId: fields['case_id'] === undefined ? null : textField(fields, 'case_id'),
                agent: textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase(),
                transcript: textField(fields, 'transcript'),
                skills,
                exitCode: numberField(fields, 'exit_code') ?? null,
                timedOut: flagField(fields, 'timed_out'),
                stderr: fields['stderr'] === undefined ? null : textField(fields, 'stderr'),
            }));
        }
        const result = await scoreOne(world, {
            caseFile: context.required('--case', options.case),
            caseId,
            agent: oneAgent(options),
            transcript: context.required('--transcript', options.transcript),
            skills,
            exitCode,
            timedOut,
            stderr,
        });
        context.print(context.json ? context.document(result) : (0,reports/* unitText */.IL)(result, context.style));
        return 0;
    });
};

// EXTERNAL MODULE: ./node_modules/pure-rand/lib/esm/distribution/uniformFloat64.js
var uniformFloat64 = __webpack_require__(18460);
// EXTERNAL MODULE: ./node_modules/pure-rand/lib/esm/generator/mersenne.js
var mersenne = __webpack_require__(69566);
;// CONCATENATED MODULE: ./build/io/seeded-random.js


/**
 * Numbers from 0 up to 1, the same for the same seed (a whole number of 32 bits) on every machine. The Mersenne twister, since it stirs
 * small seeds before the first number; others begin with nearly the same numbers for neighbouring seeds.
 */
function seededRandom(seed) {
    const generator = (0,mersenne/* mersenne */.q)(seed);
    return () => (0,uniformFloat64/* uniformFloat64 */.d)(generator);
}

// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(58077);
// EXTERNAL MODULE: ./build/kernel/statistics/last-where.js
var last_where = __webpack_require__(16502);
// EXTERNAL MODULE: ./build/kernel/statistics/wilson.js
var wilson = __webpack_require__(43008);
// EXTERNAL MODULE: ./build/routing/sampling/judge-suite.js + 1 modules
var judge_suite = __webpack_require__(73788);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sample = __webpack_require__(977);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-step.js
var sampling_step = __webpack_require__(74057);
;// CONCATENATED MODULE: ./build/routing/sampling/simulate-suites.js

/** After so many suites it is reported how many are done. */
const TOLD_SUITES = 100;
/**
 * Simulates suites and what a rule makes of them. Every suite is drawn once, judged as it is (A/A), and judged again for each drop with
 * only the first cell drawn anew (A/B): the whole suite, since the other cells take part in a correction. Where a cell stops is drawn
 * from the exact distribution instead of trial by trial. `random`: 0 up to 1. `tell`: suites done so far.
 */
function simulateSuites(rule, setting, random, tell = () => undefined) {
    const { cells, p, base_trials: baseTrials, suites, drops } = setting;
    const bases = stoppingStates(({ total }) => (total < baseTrials ? baseTrials : null), p);
    const healthy = endings(rule, p);
    const broken = drops.map((to) => ({ to, endings: endings(rule, to), red: 0, soft: 0 }));
    let [red, soft, trials] = [0, 0, 0];
    for (let suite = 1; suite <= suites; suite += 1) {
        const draws = Array.from({ length: cells }, () => ({ base: pick(bases, random()), draw: random() }));
        const drawn = draws.map(cellOf(healthy));
        for (const { head } of drawn)
            trials += head.total;
        const decisions = rule.decide(drawn);
        if (decisions.includes('red'))
            red += 1;
        else if (decisions.includes('soft'))
            soft += 1;
        for (const drop of broken) {
            // Drawn with the number that drew the healthy cell: a drop to p itself changes nothing.
            const suiteOfDrop = [...draws.slice(0, 1).map(cellOf(drop.endings)), ...drawn.slice(1)];
            const [decision] = rule.decide(suiteOfDrop);
            if (decision === 'red')
                drop.red += 1;
            if (decision === 'soft')
                drop.soft += 1;
        }
        if (suite % TOLD_SUITES === 0)
            tell(suite);
    }
    return {
        false_red: red / suites,
        false_red_or_soft: (red + soft) / suites,
        mean_trials: trials / (suites * cells),
        drops: broken.map((drop) => ({
            to: drop.to,
            red: drop.red / suites,
            red_or_soft: (drop.red + drop.soft) / suites,
        })),
    };
}
/** Where cells of one true rate stop, by the counts of their baseline. */
function endings(rule, rate) {
    const known = new Map();
    return (base) => {
        const states = known.get(base.passed) ?? stoppingStates((head) => rule.asked({ base, head }), rate);
        known.set(base.passed, states);
        return states;
    };
}
function cellOf(endingsOf) {
    return ({ base, draw }) => ({ base, head: pick(endingsOf(base), draw) });
}
/** The state in whose part of 0 to 1 a number falls. */
function pick(states, draw) {
    let left = draw;
    for (const state of states) {
        left -= state.probability;
        if (left < 0)
            return state;
    }
    // Probabilities add up to 1 but for rounding.
    return states.at(-1) ?? { passed: 0, total: 0 };
}
/**
 * All states in which a cell stops whose trials pass with probability `rate`, by following each stage to each of its results: exact, no
 * simulation. `asked`: how many trials a rule wants counted next, null where it stops; it must ask for more than there are.
 * Fewest trials first, then most passes. The probabilities add up to 1.
 */
function stoppingStates(asked, rate) {
    const stopped = [];
    let open = [{ passed: 0, total: 0, probability: 1 }];
    while (open.length > 0) {
        const reached = new Map();
        for (const state of open) {
            const counted = asked(state);
            if (counted === null) {
                stopped.push(state);
                continue;
            }
            for (const next of afterMore(state, counted, rate)) {
                const key = `${next.passed}/${next.total}`;
                const probability = (reached.get(key)?.probability ?? 0) + next.probability;
                reached.set(key, { ...next, probability });
            }
        }
        open = [...reached.values()];
    }
    return stopped.sort((left, right) => left.total - right.total || right.passed - left.passed);
}
function afterMore({ passed, total, probability }, counted, rate) {
    const more = counted - total;
    return Array.from({ length: more + 1 }, (_, passes) => ({
        passed: passed + passes,
        total: counted,
        probability: probability * (0,binomial/* binomialMass */.qI)(passes, more, rate),
    }));
}

;// CONCATENATED MODULE: ./build/routing/sampling/compare-rules.js







/** Ours, single, tolerance and calibrated tolerance. */
const COMPARED_RULES = 4;
/**
 * The product's rule beside two that need no stages (src/routing/README.md, "Trials and statistics"): one trial of each cell, and a tolerance
 * around the baseline's rate. The latter gets as many trials as ours needs on average, rounded up, once as it is used in the field and
 * once as wide as gives it our false-red rate, or the next rate above. `random`: 0 up to 1. `tell`: suites done, of all rules.
 */
function compareRules(setting, policy, random, tell = () => undefined) {
    const { cells, p, base_trials: baseTrials, suites } = setting;
    const rows = [];
    const add = (kind, rule) => {
        const before = rows.length * suites;
        const rates = simulateSuites(rule, setting, random, (done) => {
            tell(before + done, COMPARED_RULES * suites);
        });
        const red = { passed: Math.round(rates.false_red * suites), total: suites };
        const row = { ...kind, ...rates, false_red_interval: (0,wilson/* wilsonInterval */.Y)(red) };
        rows.push(row);
        return row;
    };
    const ours = add({ rule: 'sequential', trials: null, factor: null }, sequentialRule(policy, cells));
    add({ rule: 'single', trials: 1, factor: null }, SINGLE_RULE);
    const trials = Math.ceil(ours.mean_trials);
    add({ rule: 'tolerance', trials, factor: FIELD_FACTOR }, toleranceRule(trials, FIELD_FACTOR));
    // None in so many suites is no rate to aim at; one in so many is the smallest that could have been seen.
    const falseRed = Math.max(ours.false_red, 1 / suites);
    const factor = calibratedFactor({ cells, p, baseTrials, trials, falseRed });
    add({ rule: 'calibrated_tolerance', trials, factor }, toleranceRule(trials, factor));
    return rows;
}
/** How many standard errors wide the tolerance is that is used in the field: two of the difference of two equal samples. */
const FIELD_FACTOR = 2 * Math.SQRT2;
/** One trial of each cell; red where it fails. */
const SINGLE_RULE = fixedRule(1, ({ head }) => head.passed === 0);
/** `trials` of each cell; red where its rate is below the baseline's by more than `factor` × √(p(1 - p) ÷ trials). */
function toleranceRule(trials, factor) {
    return fixedRule(trials, ({ base, head }) => exceedsTolerance(base, head, factor));
}
function fixedRule(trials, isRed) {
    return {
        asked: ({ head }) => (head.total < trials ? trials : null),
        decide: (cells) => cells.map((cell) => (isRed(cell) ? 'red' : 'none')),
    };
}
/** p is the baseline's rate after Laplace, so that a clean baseline tolerates something too. */
function exceedsTolerance(base, head, factor) {
    const p = (base.passed + 1) / (base.total + 2);
    return p - head.passed / head.total > factor * Math.sqrt((p * (1 - p)) / head.total);
}
/**
 * The widest tolerance that is still red in at least that share of healthy suites, by bisection over its exact rate. With few trials the
 * rate moves in steps, so that it is seldom the very one asked for: the step above it catches more, and a comparison is then in favour
 * of the tolerance. 0 where not even that is red so often.
 */
function calibratedFactor(request) {
    const isRedEnough = (factor) => exactFalseRed(request, factor) >= request.falseRed;
    let high = 1;
    while (isRedEnough(high))
        high *= 2;
    return (0,last_where/* lastWhere */.Q)(isRedEnough, { low: 0, high });
}
/** Cells do not influence each other here, so that one cell's rate gives the suite's. */
function exactFalseRed({ cells, p, baseTrials, trials }, factor) {
    let red = 0;
    for (let before = 0; before <= baseTrials; before += 1) {
        const base = { passed: before, total: baseTrials };
        for (let passed = 0; passed <= trials; passed += 1) {
            if (!exceedsTolerance(base, { passed, total: trials }, factor))
                continue;
            red += (0,binomial/* binomialMass */.qI)(before, baseTrials, p) * (0,binomial/* binomialMass */.qI)(passed, trials, p);
        }
    }
    return 1 - (1 - red) ** cells;
}
const FINGERPRINT = { client: null, model: null, case_digest: '', skill_set_digest: null };
const DECISIONS = {
    regression: 'red',
    soft_regression: 'soft',
};
/** The product's own rule: the very functions by which a run goes on and the gate decides. `cells`: of the suite. */
function sequentialRule(policy, cells) {
    return {
        asked: ({ base, head }) => {
            const step = (0,sampling_step/* samplingStep */.u)(sampledOf({ base, head }), policy, cells);
            return step.kind === 'more' ? step.counted : null;
        },
        decide: (suite) => {
            return (0,judge_suite/* judgeSuite */.C)(suite.map(sampledOf), policy, cells).map(({ outcome }) => DECISIONS[outcome] ?? 'none');
        },
    };
}
function sampledOf({ base, head }) {
    const stratum = { ...base, disallowed: 0, fingerprint: FINGERPRINT, batches: 1 };
    return { rule: { kind: 'sequential', base: stratum }, sample: { ...sample/* EMPTY_SAMPLE */.p6, ...head } };
}

// EXTERNAL MODULE: ./build/routing/sampling/stratum.js
var stratum = __webpack_require__(22251);
;// CONCATENATED MODULE: ./build/app/selftest/selftest.js



/** Fewer trials of a baseline are not compared with. */

/** From half a loss to a total one. */
const DROPS = [0.7, 0.5, 0.3, 0.1];
/** Simulates suites under the sampling policy of the working tree, beside two other rules. `tell`: suites done of all there are. */
async function simulateSampling(world, { cells, p, baseTrials, suites, seed }, tell) {
    const { sampling } = await (0,load_config/* configOrDefault */.zO)(world.root);
    const { stages, go_on_below, alpha, drop, soft } = sampling;
    // A rise would be no drop.
    const setting = { cells, p, base_trials: baseTrials, suites, drops: DROPS.filter((to) => to < p) };
    return {
        setting: { ...setting, seed },
        policy: { stages, go_on_below, alpha, drop, soft },
        rules: compareRules(setting, sampling, seededRandom(seed), tell),
    };
}

;// CONCATENATED MODULE: ./build/cli/commands/selftest.js





const addSelftest = (program, run) => {
    const command = program
        .command('selftest')
        .description('how often the sampling rule is red without a cause, what it finds, and what it costs')
        .option('--aa', 'simulate unchanged suites (A/A), and suites in which one cell got worse (A/B): the one thing it does')
        .option('--cells <number>', 'cells of a suite', wholeNumber(1, 1000), 30)
        .option('--p <rate>', 'pass rate of a healthy cell', openRate, 0.95)
        .option('--base-trials <number>', 'trials that the baseline counts for each cell', wholeNumber(stratum/* LEAST_BASE_TRIALS */.og, 1000), 20)
        .option('--suites <number>', 'suites to simulate with each rule', wholeNumber(1, 1_000_000), 2000)
        .option('--seed <number>', 'the same seed gives the same numbers', wholeNumber(0, 2 ** 31 - 1), 1)
        .addHelpText('after', `
Simulates the rule \`sequential\` with \`sampling\` of the configuration, so that other stages can be tried before they
are merged, and beside it two rules without stages: one trial of each cell, and a fixed number of trials with a
tolerance of 2·√2·√(p(1-p)/n) around the baseline's rate. Nothing is run and no client is needed.

Examples:
  $ portcullis selftest
  $ portcullis selftest --cells 90 --p .9 --suites 20000 --json`);
    run(command, async (options, context) => {
        const { cells, p, baseTrials, suites, seed } = options;
        const progress = progressLine(context);
        const figures = await simulateSampling(context.openWorld(), { cells, p, baseTrials, suites, seed }, (done, total) => {
            progress.show(done, total, 'suites');
        }).finally(progress.end);
        context.print(context.json ? context.document(figures) : (0,reports/* samplingText */.jY)(figures, context.style));
        return 0;
    });
};
/** A rate at which neither side is certain. */
function openRate(value) {
    const number = Number(value);
    if (/^\d*\.\d+$/.test(value) && number > 0 && number < 1)
        return number;
    throw new esm/* InvalidArgumentError */.Di('expected a number above 0 and below 1');
}

// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(58966);
// EXTERNAL MODULE: ./build/evidence/collect-evidence.js + 5 modules
var collect_evidence = __webpack_require__(63681);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(12759);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
// EXTERNAL MODULE: ./build/evidence/text-rules.js
var text_rules = __webpack_require__(61359);
;// CONCATENATED MODULE: ./build/evidence/judge-line.js





const NO_SIGNAL = { tier: 3, score: 0 };
/**
 * The tier and score of one line for one token, by the line itself: an event of the client's JSON stream by its structure,
 * any other line by the text rules with the score computed. A call or read counts as having succeeded unless the line
 * says that it failed. `reader` is the client's; without one the text rules judge everything.
 */
function judgeLine(reader, rules, token, line) {
    const bytes = Buffer.from(line.replace(/[\r\n]+$/, ''), 'utf8');
    const decoded = (0,decode_line/* decodeLine */.Hj)({ bytes, start: 0, end: bytes.length });
    if (decoded.kind === 'blank' || !(0,text_rules/* occursIn */.HE)(token, decoded.text))
        return NO_SIGNAL;
    if (reader !== undefined && decoded.kind === 'json') {
        const { events } = reader.readValue(decoded.value);
        if (isEvent(decoded.value, events))
            return structuredScore(rules, token, events, decoded.text);
    }
    const score = (0,compute_tier/* textScore */.gv)(rules.tiers, token, decoded.text);
    return { tier: (0,compute_tier/* computeTier */.Qk)(rules.tiers, token, decoded.text, score), score };
}
/** Whether the client knows an event of the value's `type`; a reader names an unknown event by that type. */
function isEvent(value, events) {
    const type = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(value)['type']);
    return type !== undefined && !events.some((event) => event.type === 'unknown' && event.name === type);
}
function structuredScore(rules, token, events, raw) {
    const query = { ...rules, tokens: [token], anyTokens: [], aliases: new Map(), installed: null };
    const collector = new collect_evidence/* EvidenceCollector */.D(query, { assumeSuccess: true });
    collector.addLine(events.map((event) => ({ line: 1, ...event })), raw);
    const hit = collector.finish().hits.get(token);
    return hit === undefined ? NO_SIGNAL : { tier: hit.tier, score: hit.score };
}

// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
;// CONCATENATED MODULE: ./build/app/score/judge-tier.js





/**
 * The tier of one line for one token: `computeTier` with a given score, the line judged by itself without one.
 *
 * @throws PortcullisError `usage` for a provider that is not known
 */
async function judgeTier({ agent, token, line, score }) {
    refuseUnknownAgent(agent);
    const rules = (0,known_providers/* evidenceRulesOf */.iZ)(agent);
    if (score !== undefined)
        return { tier: (0,compute_tier/* computeTier */.Qk)(rules.tiers, token, line, score), score };
    return judgeLine(await known_providers/* PROVIDERS */.xq.get(agent)?.reader(), rules, token, line);
}
/** @throws PortcullisError `usage` for a provider that is not known */
function refuseUnknownAgent(agent) {
    if (!known_providers/* PROVIDERS */.xq.has(agent))
        throw (0,portcullis_error/* mismatchError */.Jk)('usage', 'agent', (0,similar_name/* unknownName */.U0)(agent, known_providers/* PROVIDER_IDS */.NO));
}

;// CONCATENATED MODULE: ./build/cli/commands/tier.js




const addTier = (program, run) => {
    const command = program
        .command('tier')
        .description('the evidence tier of one line for one token (computeTier), or of many with --batch')
        .option('--token <token>', 'a skill id or a file path')
        .option('--line <line>', 'the line of a transcript')
        .option('--score <number>', 'take the line as plain text with this score', wholeNumber(0, 1_000_000))
        .option('--batch', 'JSON Lines on standard input: {agent, token, line, score?} → {tier, score}')
        .addHelpText('after', `
Examples:
  $ portcullis tier --agent copilot --token alpha-skill --line '● skill(alpha-skill)'
  $ portcullis tier --batch < lines.jsonl`);
    const withAgent = addAgentOption(command, '--agent', 'the provider whose line it is');
    run(withAgent, async (options, context) => {
        if (options.batch === true) {
            return runBatch(context.readStdin(), context.io.stdout, (fields) => {
                const score = numberField(fields, 'score');
                const agent = textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase();
                return judgeTier({ agent, token: token(textField(fields, 'token')), line: textField(fields, 'line'), score });
            });
        }
        const { token: asked, line, score } = options;
        const agent = agentsOf(options) === null ? undefined : oneAgent(options);
        if (agent !== undefined)
            refuseUnknownAgent(agent);
        if (asked === undefined || line === undefined || agent === undefined) {
            const help = 'Or give many lines with --batch.';
            throw (0,portcullis_error/* usageError */.Wp)('expected --agent, --token and --line', help);
        }
        const result = await judgeTier({ agent, token: token(asked), line, score });
        context.print(context.json ? `${JSON.stringify(result)}\n` : `tier ${result.tier}, score ${result.score}\n`);
        return 0;
    });
};
function token(text) {
    if (text.trim() !== '')
        return text;
    throw (0,portcullis_error/* usageError */.Wp)('token: expected a skill id or a file path, found an empty text');
}

// EXTERNAL MODULE: ./build/app/typestate/check-turns.js
var check_turns = __webpack_require__(26103);
;// CONCATENATED MODULE: ./build/cli/typestate-text.js


/** A judged turn as text: a heading, the input, the result and one line for each failure class. */
function joinText(heading, input, turn, style) {
    const mark = turn.result === 'accepted' ? style.green : style.red;
    const lines = [
        style.bold(heading),
        `  Input: ${(0,reports.safeText)(input)}`,
        `  Result: ${mark(turn.result)}`,
        `  Failure Classes: ${turn.failureClasses.length}`,
        ...turn.failureClasses.map((failureClass) => `    - ${failureClass}`),
    ];
    // The reference's own form says nothing of a mutation.
    if ('mutationReady' in turn) {
        lines.push(`  Mutation Ready: ${turn.mutationReady ? style.green('yes') : style.red('no')}`);
        for (const failureClass of turn.mutationFailureClasses)
            lines.push(`    - ${failureClass}`);
    }
    return `${lines.join('\n')}\n`;
}
/** An id is as long as whoever wrote it likes. */
const NAME_LIMIT = 200;
const MESSAGE_LIMIT = 500;
/** `file:line  turn <id or callId>  rejected  class, class`, or why there is no turn; nothing for a turn that is accepted. */
function turnLineText(checked, style) {
    if (checked.exit === 0)
        return '';
    const { file, line, id } = checked;
    const [name, ...said] = 'error' in checked
        ? [id, style.red('invalid'), `${checked.error.class}: ${(0,reports.safeText)((0,reports/* clip */.$Q)(checked.error.message, MESSAGE_LIMIT))}`]
        : [
            id ?? checked.output.normalized.callSpec.callId,
            style.red('rejected'),
            checked.output.failureClasses.join(', '),
        ];
    const parts = [
        (0,reports.safeText)(line === null ? file : `${file}:${line}`),
        ...(name === undefined ? [] : [`turn ${(0,reports.safeText)((0,reports/* clip */.$Q)(name, NAME_LIMIT))}`]),
        ...said,
    ];
    return `${parts.join('  ')}\n`;
}
/** How many lines were not told, where of each kind but the accepted ones `told` were. */
function moreLines({ rejected, invalid, files }, told) {
    const more = [rejected, invalid, files].reduce((sum, count) => sum + Math.max(0, count - told), 0);
    return more === 0 ? '' : `and ${(0,counted/* counted */.h)(more, 'more line')}\n`;
}
/** The last line. */
function turnLinesSummary({ accepted, rejected, invalid, files }) {
    const turns = (0,counted/* counted */.h)(accepted + rejected + invalid, 'turn');
    const without = files === 0 ? '' : `, ${(0,counted/* counted */.h)(files, 'file')} without a turn`;
    return `${turns}: ${accepted} accepted, ${rejected} rejected, ${invalid} invalid${without}\n`;
}
/** `[ok] suite/id`, as the reference's runner says it, or what differs. */
function vectorLine(suiteId, { id, problems }, style) {
    const name = (0,reports.safeText)(`${suiteId}/${id}`);
    if (problems.length === 0)
        return `${style.green('[ok]')} ${name}\n`;
    return `${style.red('[failed]')} ${name}: ${problems.map(reports.safeText).join('; ')}\n`;
}
/** The last lines of a run. */
function suiteSummary({ outcomes, coverage }) {
    const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
    const { wanted, missing, foreign } = coverage;
    const covered = wanted === null ? '' : `, ${wanted.length - missing.length} of ${wanted.length} classes covered`;
    const lines = [
        ...missing.map((name) => `not covered: ${(0,reports.safeText)(name)}`),
        ...foreign.map((name) => `foreign class: ${(0,reports.safeText)(name)}`),
        `${(0,counted/* counted */.h)(outcomes.length, 'vector')}: ${outcomes.length - failed} ok, ${failed} failed${covered}`,
    ];
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./build/cli/commands/typestate-check.js








/** Progress is looked at so often; turns take microseconds. */
const PROGRESS_TURNS = 1000;
/** So many lines of a kind are reported in words; all are counted. */
const TOLD_LINES = 1000;
const addTypestateCheck = (typestate, run) => {
    const command = typestate
        .command('check')
        .description('judge the evidence of turns, and whether they may mutate: 0 accepted, 1 one is rejected, 2 one is no valid turn')
        .argument('[files...]', 'JSON Lines of turns; - is standard input')
        .option('--input <file>', 'a JSON file with the evidence of one turn, and the report on it')
        .option('--batch', 'JSON Lines on standard input: {id?, input | inputText} → {id?, exit, output | error}')
        .addHelpText('after', `
A line is a turn, {id?, input} (such as "typestate from-transcript" prints) or {id?, inputText}. Files are streamed,
whatever their size; with --json each line gives {file, line, id?, exit, output | error}, without it the first
1000 rejected and the first 1000 invalid ones are reported, and all are counted. A file without any turn
ends with exit code 2. With "set -o pipefail" before a pipe, a command in it that was killed is seen too.

Examples:
  $ portcullis typestate check turns.jsonl
  $ portcullis typestate from-transcript --provider claude run.jsonl | portcullis typestate check -
  $ portcullis typestate check --input turn.json --json
  $ portcullis typestate check --batch < turns.jsonl`);
    run(command, async ({ input, batch = false }, context, files) => {
        const ways = [files.length > 0, input !== undefined, batch].filter(Boolean).length;
        if (ways > 1)
            throw (0,portcullis_error/* usageError */.Wp)('expected either files, --input or --batch, found more than one');
        if (files.length > 0)
            return checkFiles(files, context);
        if (batch) {
            return runBatch(context.readStdin(), context.io.stdout, (_fields, line) => Promise.resolve((0,check_turns/* checkTurnLine */.ih)(line)), {
                exitOf: ({ exit }) => exit,
                refusal: check_turns/* refusalOf */.Of,
            });
        }
        const file = context.required('a file, --input or --batch', input);
        const { exit, output } = await (0,check_turns/* checkTurnFile */.aX)(context.openWorld().cwd, file);
        if (context.json)
            context.print(context.document(output));
        else
            context.print(joinText('portcullis typestate check', file, output, context.style));
        return exit;
    });
};
async function checkFiles(files, context) {
    const { cwd } = context.openWorld();
    const { stdout } = context.io;
    const progress = progressLine(context);
    const counts = { accepted: 0, rejected: 0, invalid: 0, files: 0 };
    let exitCode = 0;
    let seen = 0;
    const sources = files.map((file) => file === '-' ? (0,check_turns/* turnStream */.yD)(file, context.readStdin()) : (0,check_turns/* turnFile */.kN)(file, (0,external_node_path_.resolve)(cwd, file)));
    for await (const checked of (0,check_turns/* checkTurns */.$h)(sources)) {
        exitCode = Math.max(exitCode, checked.exit);
        const kind = checked.line === null ? 'files' : ['accepted', 'rejected', 'invalid'][checked.exit];
        counts[kind] += 1;
        seen += 1;
        if (seen % PROGRESS_TURNS === 0)
            progress.show(seen, null, `turns, ${(0,reports.safeText)(checked.file)}`);
        if (!context.json && counts[kind] > TOLD_LINES)
            continue;
        const text = context.json ? `${JSON.stringify(checked)}\n` : turnLineText(checked, context.style);
        if (text === '')
            continue;
        progress.end();
        // A long file must not pile up in memory before a slow reader.
        await (0,cli_io/* writeOut */.s)(stdout, text);
    }
    progress.end();
    if (!context.json)
        await (0,cli_io/* writeOut */.s)(stdout, moreLines(counts, TOLD_LINES) + turnLinesSummary(counts));
    return exitCode;
}
/** The reference's own command line: its exit codes, and errors that begin with their class. */
const addHarnessJoinCheck = (program, run) => {
    const command = program
        .command('harness-join-check')
        .description("typestate check with the reference's exit codes: 0 also when rejected, 2 no valid turn")
        .requiredOption('--input <file>', 'a JSON file with the evidence of one turn')
        .addHelpText('after', '\nExample:\n  $ portcullis harness-join-check --input turn.json --json');
    run(command, async ({ input }, context) => {
        try {
            const output = await (0,check_turns/* checkJoinFile */.By)(context.openWorld().cwd, input);
            if (context.json)
                context.print(context.document(output));
            else
                context.print(joinText('portcullis harness-join-check', input, output, context.style));
            return 0;
        }
        catch (error) {
            if (!(error instanceof check_turns/* TurnInvalidError */.zz))
                throw error;
            context.io.stderr.write((0,reports.safeLines)(`${error.message}\n`));
            return 2;
        }
    });
};

// EXTERNAL MODULE: ./build/app/typestate/configured-policies.js
var configured_policies = __webpack_require__(98819);
// EXTERNAL MODULE: ./build/app/typestate/turns-from-transcript.js + 6 modules
var turns_from_transcript = __webpack_require__(33939);
// EXTERNAL MODULE: ./build/kernel/decode-json.js
var decode_json = __webpack_require__(67399);
// EXTERNAL MODULE: ./build/kernel/json-member-text.js
var json_member_text = __webpack_require__(48379);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(17790);
// EXTERNAL MODULE: ./build/typestate/turn-report.js
var turn_report = __webpack_require__(63146);
;// CONCATENATED MODULE: ./build/typestate/vector-suite.js








/** A suite in the reference's form (premath harness 2.1). */
const manifest = (0,json_shape/* record */.g1)({
    suiteId: json_shape/* text */.Qq,
    /** `<kind>/<name>`, which are folders below the manifest's. */
    vectors: (0,json_shape/* list */.p_)(json_shape/* text */.Qq),
    /** The classes that the suite says it covers; undefined where it says nothing. */
    classes: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)),
});
const caseHead = (0,json_shape/* record */.g1)({ suiteId: json_shape/* text */.Qq, vectorId: json_shape/* text */.Qq });
const expectation = (0,json_shape/* record */.g1)({
    result: json_shape/* text */.Qq,
    expectedFailureClasses: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(json_shape/* text */.Qq), []),
    expectedJoinClosed: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
    /** Ours; without them nothing is said of the mutation. */
    expectedMutationReady: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
    expectedMutationFailureClasses: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)),
});
/** Throws `PortcullisError` on a manifest that is none, and on vectors that are twice there or lead out of its folder. */
function parseSuiteManifest(jsonText, file) {
    const parsed = vector_suite_decoded(jsonText, manifest, file);
    if (parsed.vectors.length === 0)
        throw invalid(file, 'vectors: expected at least one, found none');
    const ids = new Set();
    for (const id of parsed.vectors) {
        const isFolder = id.split('/').every((segment) => /^[\w-][\w.-]*$/.test(segment));
        if (!isFolder)
            throw invalid(file, `vectors: expected folders like golden/name, found ${JSON.stringify(id)}`);
        if (ids.has(id))
            throw invalid(file, `vectors: expected each once, found ${id} again`);
        ids.add(id);
    }
    return parsed;
}
/** Checks one vector (premath harness 2.2). Throws `PortcullisError` where its files are not what the manifest says. */
function checkVector(suiteId, id, { caseText, expectText }) {
    const head = vector_suite_decoded(caseText, caseHead, `${id}/case.json`);
    if (head.suiteId !== suiteId || head.vectorId !== id) {
        const found = `${head.suiteId}/${head.vectorId}`;
        throw invalid(`${id}/case.json`, `expected suite and vector ${suiteId}/${id}, found ${found}`);
    }
    const expected = vector_suite_decoded(expectText, expectation, `${id}/expect.json`);
    const joinClasses = (0,ordering/* sortedUnique */.Z$)(expected.expectedFailureClasses);
    const mutationClasses = (0,ordering/* sortedUnique */.Z$)(expected.expectedMutationFailureClasses ?? []);
    const expectedClasses = (0,ordering/* sortedUnique */.Z$)([...joinClasses, ...mutationClasses]);
    const report = reportOf((0,json_member_text/* jsonMemberText */.O)(caseText, 'input') ?? 'null');
    if (report instanceof turn_invalid_error/* TurnInvalidError */.z)
        return { id, problems: [report.message], expectedClasses };
    const problems = [
        ...differs('result', expected.result, report.result),
        ...differs('failureClasses', joinClasses.join(', '), report.failureClasses.join(', ')),
        ...differs('joinClosed', expected.expectedJoinClosed ?? report.joinClosed, report.joinClosed),
        ...differs('mutationReady', expected.expectedMutationReady ?? report.mutationReady, report.mutationReady),
        ...(expected.expectedMutationFailureClasses === undefined
            ? []
            : differs('mutationFailureClasses', mutationClasses.join(', '), report.mutationFailureClasses.join(', '))),
    ];
    return { id, problems, expectedClasses };
}
/** `allClasses`: where the manifest names no classes, every class there is must be covered. */
function suiteCoverage({ classes }, outcomes, allClasses) {
    // A manifest with an empty list names none.
    const listed = classes === undefined || classes.length === 0 ? null : classes;
    const wanted = listed ?? (allClasses ? failure_class/* FAILURE_CLASSES */.CJ : null);
    const expected = new Set(outcomes.flatMap(({ expectedClasses }) => expectedClasses));
    const known = new Set(failure_class/* FAILURE_CLASSES */.CJ);
    const named = new Set(wanted ?? failure_class/* FAILURE_CLASSES */.CJ);
    return {
        wanted: wanted === null ? null : (0,ordering/* sortedUnique */.Z$)(wanted),
        missing: (0,ordering/* sortedUnique */.Z$)((wanted ?? []).filter((name) => !expected.has(name))),
        foreign: (0,ordering/* sortedUnique */.Z$)([...named, ...expected].filter((name) => !known.has(name) || !named.has(name))),
    };
}
function reportOf(inputText) {
    try {
        return (0,turn_report/* turnReport */.C)(inputText);
    }
    catch (error) {
        if (error instanceof turn_invalid_error/* TurnInvalidError */.z)
            return error;
        throw error;
    }
}
function differs(what, expected, found) {
    const named = (value) => (value === '' ? 'none' : String(value));
    return expected === found ? [] : [`${what}: expected ${named(expected)}, found ${named(found)}`];
}
function vector_suite_decoded(jsonText, shape, file) {
    return (0,decode_json/* decodeJsonOr */.S)(jsonText, shape, (reason, cause) => invalid(file, reason, cause));
}
function invalid(file, reason, cause) {
    return (0,portcullis_error/* invalidInput */.aY)(`${file}: ${reason}`, undefined, { cause });
}

;// CONCATENATED MODULE: ./build/app/typestate/run-vector-suite.js



/**
 * Runs a suite of turns in the reference's form: `manifest.json`, and for each vector a folder with `case.json` and `expect.json`. `onOutcome` is
 * called as each vector ends. Throws `PortcullisError` where a file is missing or not what it should be.
 */
async function runVectorSuite(cwd, folder, allClasses, onOutcome) {
    const root = (0,external_node_path_.resolve)(cwd, folder);
    const read = (path, what) => (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.join)(root, path), what);
    const manifest = parseSuiteManifest(await read('manifest.json', 'the manifest'), (0,external_node_path_.join)(folder, 'manifest.json'));
    const { suiteId } = manifest;
    const outcomes = [];
    for (const id of manifest.vectors) {
        const caseText = await read((0,external_node_path_.join)(id, 'case.json'), 'the case');
        const expectText = await read((0,external_node_path_.join)(id, 'expect.json'), 'the expectation');
        const outcome = checkVector(suiteId, id, { caseText, expectText });
        outcomes.push(outcome);
        onOutcome(suiteId, outcome);
    }
    const coverage = suiteCoverage(manifest, outcomes, allClasses);
    const isCovered = coverage.missing.length === 0 && coverage.foreign.length === 0;
    return { suiteId, outcomes, coverage, holds: isCovered && outcomes.every(({ problems }) => problems.length === 0) };
}

;// CONCATENATED MODULE: ./build/cli/commands/typestate.js









const addTypestate = (program, run) => {
    const typestate = program
        .command('typestate')
        .description('turns of tool calls that must close before anything is mutated');
    addFromTranscript(typestate, run);
    addTypestateGate(typestate, run);
    addTypestateCheck(typestate, run);
    addVectors(typestate, run);
};
function addVectors(typestate, run) {
    const command = typestate
        .command('vectors')
        .description('run a suite of turns with known outcomes and check which failure classes it covers')
        .argument('<folder>', 'with manifest.json, and for each vector a folder with case.json and expect.json')
        .option('--all-classes', 'where the manifest names no classes, ask for every class there is')
        .addHelpText('after', `
Exit code 0 when everything is as expected, 1 when not, 2 when the suite cannot be read.

Examples:
  $ portcullis typestate vectors cases/typestate
  $ portcullis typestate vectors cases/typestate --all-classes --json`);
    run(command, async (options, context, [folder = '']) => {
        const { cwd } = context.openWorld();
        const suite = await runVectorSuite(cwd, folder, options.allClasses === true, (suiteId, outcome) => {
            if (!context.json)
                context.print(vectorLine(suiteId, outcome, context.style));
        });
        const { suiteId, outcomes, coverage, holds } = suite;
        if (context.json) {
            const vectors = outcomes.map(({ id, problems }) => ({ id, ok: problems.length === 0, problems }));
            context.print(context.document({ suiteId, ok: holds, vectors, classes: coverage }));
        }
        else
            context.print(suiteSummary(suite));
        return holds ? 0 : 1;
    });
}
function addFromTranscript(typestate, run) {
    const command = typestate
        .command('from-transcript')
        .description('the tool-calling turns of a transcript as inputs of the typestate check, as JSON Lines')
        .argument('<file>', 'the transcript, in the JSON stream of its client')
        .option('--timed-out', 'the run hit our timeout')
        .addHelpText('after', `
Each line is {turn, line, input, derived, unreadable?}: "input" is what "typestate check" takes, "derived" names what the
client did not tell, "unreadable" the lines that may have held a call and could not be read. A transcript
without any turn ends with exit code 3: nothing was judged, which does not count as a pass.

Examples:
  $ portcullis typestate from-transcript --provider claude cases/transcripts/claude-skill-alpha.jsonl
  $ portcullis typestate from-transcript --provider codex run.jsonl | portcullis typestate check -`);
    const withProvider = addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(withProvider, async (options, context, [path = '']) => {
        const policies = await (0,configured_policies/* configuredPolicies */.pn)(context.openWorld());
        const request = { provider: oneAgent(options), path, timedOut: options.timedOut === true, policies };
        const { stdout } = context.io;
        let turns = 0;
        try {
            for await (const turn of (0,turns_from_transcript/* turnsFromTranscript */.V)(request)) {
                turns += 1;
                // A long transcript must not pile up in memory before a slow reader.
                await (0,cli_io/* writeOut */.s)(stdout, `${JSON.stringify((0,turns_from_transcript/* printedTurn */.e)(turn))}\n`);
            }
        }
        catch (error) {
            // The turns before count for nothing, which whoever reads them through a pipe would not know: a line that is no turn, so that the
            // check refuses it. (--json says so by itself.)
            if (error instanceof portcullis_error/* PortcullisError */.SO && turns > 0 && !context.json) {
                const { code, message } = error;
                await (0,cli_io/* writeOut */.s)(stdout, `${JSON.stringify({ error: { code, message } })}\n`);
            }
            throw error;
        }
        if (turns > 0)
            return 0;
        throw (0,portcullis_error/* notComparable */.kY)(`${path}: expected a turn, found none: no call of a tool, and no message that ended the run`, 'There is nothing to judge. Record the whole run, or check that it is the right transcript.');
    });
}

// EXTERNAL MODULE: ./build/app/validate/validate.js
var validate = __webpack_require__(48625);
;// CONCATENATED MODULE: ./build/cli/commands/validate.js



const addValidate = (program, run) => {
    const command = program
        .command('validate')
        .description('check cases, baseline, configuration and skills; every problem with file and line')
        .argument('[files...]', 'case files (default: --cases, else from the configuration)')
        .option('--cases <file...>', 'case files or globs')
        .option('--baseline <file>', 'a baseline to check with them')
        .option('--skills <dir...>', 'roots of the installed skills: required and disallowed skills must exist there')
        .addHelpText('after', '\nA skill that a client will not load as it is written is an error where a case needs it on that client, else a warning.\n\nExamples:\n  $ portcullis validate\n  $ portcullis validate --cases cases/routing/demo.json --skills .claude/skills');
    run(command, async (options, context, files) => {
        const { baseline = null, skills = null } = options;
        const named = [...files, ...(options.cases ?? [])];
        const cases = named.length === 0 ? null : named;
        const validation = await (0,validate.validateAll)(context.openWorld(), { cases, baseline, skills });
        const { problems, warnings } = validation;
        for (const line of validation.not_available)
            context.say(line);
        for (const warning of context.json ? [] : warnings)
            context.print(`warning: ${(0,contracts_problem/* formatProblem */.Vw)(warning)}\n`);
        if (context.json)
            context.print(context.document({ valid: problems.length === 0, ...validation }));
        else if (problems.length === 0) {
            const found = validation.skills === null ? [] : [(0,counted/* counted */.h)(validation.skills, 'skill')];
            const entries = (0,counted/* counted */.h)(validation.baseline_entries, 'baseline entry', 'baseline entries');
            context.print(`valid: ${[(0,counted/* counted */.h)(validation.cases, 'case'), entries, ...found].join(', ')}\n`);
        }
        else {
            for (const problem of problems)
                context.print(`${(0,contracts_problem/* formatProblem */.Vw)(problem)}\n`);
            context.print(`${(0,counted/* counted */.h)(problems.length, 'problem')}\n`);
        }
        return problems.length === 0 ? 0 : 2;
    });
};

;// CONCATENATED MODULE: ./build/cli/program.js




























/** In the order in which a reader should meet them. */
const COMMANDS = [
    addDemo,
    addInit,
    addValidate,
    addDoctor,
    addPlan,
    addRun,
    addRehearse,
    addReplay,
    addGate,
    addReport,
    addBless,
    addExplain,
    addSelftest,
    addScore,
    addEvents,
    addTier,
    addTypestate,
    addHarnessJoinCheck,
    addRequired,
    addRequiredAliases,
    addKpi,
    addDigest,
    addClients,
];
/** Parses the arguments and runs the command they name; resolves to the exit code. */
async function runProgram(argv, io) {
    let exitCode = 0;
    const setExitCode = (code) => void (exitCode = code);
    const program = buildProgram(io, setExitCode, argv);
    try {
        if (argv.length === 0)
            program.outputHelp();
        else
            await program.parseAsync(argv, { from: 'user' });
        return exitCode;
    }
    catch (error) {
        // Commander has already printed; its own codes are 0 after --help and 1 for bad usage, which is 2 here.
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 2;
        if (error instanceof portcullis_error/* PortcullisError */.SO && argv.includes('--json')) {
            io.stdout.write((0,document_text/* documentText */.Z)({ error: error.fields }));
        }
        throw error;
    }
}
/** Throws where a flag that wants a value is followed by another flag, which commander would take for the value; after `=` it is one. */
function refuseFlagsAsValues(command, program, argv) {
    for (const option of command.options.filter(({ required }) => required)) {
        const flag = `--${option.name()}`;
        // Before commander's own listener, which parses the value.
        command.prependListener(`option:${option.name()}`, (value) => {
            const isFlag = [...command.options, ...program.options].some(({ long, short }) => [long, short].includes(value));
            const message = `${flag}: expected a value, found the flag ${value}`;
            if (isFlag && !argv.includes(`${flag}=${value}`))
                throw (0,portcullis_error/* usageError */.Wp)(message, `Example: ${flag} VALUE`);
        });
    }
}
/** The whole command line, for running it with these arguments and for the generated reference. */
function buildProgram(io, setExitCode, argv = []) {
    const program = new esm/* Command */.uB('portcullis')
        .description('The merge gate for repositories that hold agent skills, plugins or agent harnesses.')
        .version(version/* VERSION */.x)
        // Of a command with commands of its own, such as `kpi gate`, what stands behind these is theirs.
        .enablePositionalOptions()
        .exitOverride()
        .showSuggestionAfterError()
        .showHelpAfterError('(add --help for the options)')
        .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) });
    const run = (declared, action) => {
        const command = declared;
        refuseFlagsAsValues(command, program, argv);
        command
            .option('--json', 'results as JSON on standard output')
            .option('--no-progress', 'no progress and notices on standard error')
            .option('--no-color', 'no colours, also on a terminal')
            .action(async () => {
            const options = command.opts();
            setExitCode(await action(options, await commandContext(io, options), command.args));
        });
    };
    // The same object: only types know which options a command declares.
    const typed = program;
    for (const add of COMMANDS)
        add(typed, run);
    addCompletion(program, run);
    return program;
}


/***/ }),

/***/ 40025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ DOCTOR_LEVELS)
/* harmony export */ });
/** Worst first. */
const DOCTOR_LEVELS = ['error', 'warning', 'note'];


/***/ }),

/***/ 91176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ annotationPath)
/* harmony export */ });
const LIMIT = 1000;
/**
 * A path as it is from the repository's root, parts joined by `/`; null for one that leads out of it, or that a channel could read in
 * another way (a drive, a backslash, a character that cannot be seen). Where nothing is known of the root, a relative path is taken as
 * one from there.
 */
function annotationPath(file) {
    if (file === null || file.length > LIMIT || /^(?:[A-Za-z]:|\/)|[\\\p{C}\p{Zl}\p{Zp}]/u.test(file))
        return null;
    const parts = file.split('/').filter((part) => part !== '.' && part !== '');
    return parts.length === 0 || parts.includes('..') || parts[0] === '.git' ? null : parts.join('/');
}


/***/ }),

/***/ 78013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ utf16Characters),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
/* harmony export */   j7: () => (/* binding */ CHANNEL_LIMITS)
/* harmony export */ });
/**
 * What each channel takes, and what we send (src/report/README.md, "Limits"). Bytes are those of UTF-8, characters those of UTF-16: no count
 * of code points is larger.
 */
const CHANNEL_LIMITS = {
    /** Of a step's job summary GitHub takes 1 MiB ("Workflow commands": adding a job summary); other tools may add to the same step's. */
    summaryBytes: 900 * 1024,
    /** Of a step GitHub shows 10 annotations of each kind; `and N more` is one of them, and so is the error that ends an action. */
    annotationsOfKind: 10,
    /** Of an annotation, as for check runs ("REST API endpoints for check runs"). */
    annotationTitleCharacters: 255,
    /** 64 KB by the same page; one that long would hide the others. */
    annotationMessageBytes: 4 * 1024,
    /** 65,536 characters ("REST API endpoints for issue comments" refuses more), less what a mail footer or an edit may add. */
    commentCharacters: 60_000,
    /** `title` has no limit of its own in the reference; it is held to that of annotations. */
    checkTitleCharacters: 255,
    /** `summary` and `text` of a check run, each; measured in bytes, which are never fewer than characters. */
    checkTextBytes: 65_535,
    /** Of a whole check run, so that a gate keeps within its number of requests. */
    checkAnnotations: 100,
    /** Of a run 25,000 are taken and the 5,000 worst shown ("SARIF support for code scanning"). */
    sarifResults: 5000,
    /** A file may have 10 MB when it is compressed with gzip (the same page), which makes nothing noticeably larger. */
    sarifBytes: 9_500_000,
    /** Of a message; one that is shorter says more. */
    sarifMessageCharacters: 2000,
    /** Of JUnit's form nobody says a limit, but readers of such files keep all of them in memory. */
    junitAttributeCharacters: 1000,
    junitBodyCharacters: 10_000,
};
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}
function utf16Characters(text) {
    return text.length;
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   ae: () => (/* binding */ AnnotationPlaces),
/* harmony export */   bK: () => (/* binding */ annotationLines),
/* harmony export */   lW: () => (/* binding */ annotationOf),
/* harmony export */   xz: () => (/* binding */ stepAnnotations)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _annotation_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91176);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);



/** Places that findings leave to what comes after them: a comment and a check run that could not be written. */
const AFTER_FINDINGS = 2;
/** What a step may still print as annotations: of each kind no more than GitHub shows, whoever in the action has something to say. */
class AnnotationPlaces {
    #left = {
        // One for the error that ends an action, and one for what a library of ours may warn of.
        error: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind - 1,
        warning: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind - 1,
        notice: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind,
    };
    /** Takes a place; false where there is none any more. */
    take(kind) {
        if (this.#left[kind] === 0)
            return false;
        this.#left[kind] -= 1;
        return true;
    }
    /** What of it findings may have. */
    forFindings() {
        return { error: this.#left.error, warning: Math.max(0, this.#left.warning - AFTER_FINDINGS) };
    }
}
function annotationOf(level, rule, text, place) {
    const file = (0,_annotation_path_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationPath */ .Z)(place?.file ?? null);
    const line = place?.line ?? 0;
    return {
        level,
        title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .clipWithin */ .M3)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(`Portcullis: ${rule}`), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationTitleCharacters),
        text: annotationMessage(text),
        file,
        line: file === null || line < 1 ? null : line,
    };
}
/** The annotations of a step: of each kind the first, which are the worst, and one that counts the others, in as many places as there are. */
function stepAnnotations(findings, places) {
    return ['error', 'warning'].flatMap((level) => {
        const room = places[level];
        if (room <= 0)
            return [];
        const found = findings.filter((finding) => finding.level === level);
        const shown = found.slice(0, found.length > room ? room - 1 : room).map((finding) => ({ ...finding, level }));
        const left = found.length - shown.length;
        const more = { level, title: 'Portcullis', text: `and ${left} more: see the job summary`, file: null, line: null };
        return left === 0 ? shown : [...shown, more];
    });
}
/** A text as one harmless line, within the limit of a message. */
function annotationMessage(text) {
    return clipBytes((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(text), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** Text of several lines as one annotation: harmless as it is, and within the limit of a message. */
function annotationLines(text) {
    return clipBytes(text, _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** At most `limit` bytes of UTF-8, whole characters, with a mark where some were cut. */
function clipBytes(text, limit) {
    if ((0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(text) <= limit)
        return text;
    const mark = '…';
    const bytes = new TextEncoder().encodeInto(text, new Uint8Array(limit - (0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(mark)));
    return `${text.slice(0, bytes.read)}${mark}`;
}


/***/ }),

/***/ 24036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Bv: () => (/* binding */ safeLines),
/* harmony export */   C$: () => (/* binding */ painted),
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   M3: () => (/* binding */ clipWithin),
/* harmony export */   cx: () => (/* binding */ safeStart),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   xm: () => (/* binding */ EFFECT_MARKS)
/* harmony export */ });
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
/** What something does to its gate, as one character for a terminal. */
const EFFECT_MARKS = {
    fail: '✗',
    undecided: '?',
    warn: '!',
    report: '·',
    ok: '✓',
};
/** The same as a colour. */
function painted(effect, text, style) {
    const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.cyan, ok: style.green };
    return paint[effect](text);
}
/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
function safeText(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('##[', '## [');
}
/** Text of several lines, each of them harmless. */
function safeLines(text) {
    return text.split('\n').map(safeText).join('\n');
}
/** The same for the beginning of a line: the runner would obey a text that begins with `::` there. */
function safeStart(text) {
    return safeText(text).replace(/^(?=\s*::)/, '- ');
}
/** At most `limit` characters, and a mark where some were cut. */
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** At most `limit` characters with the mark, for a channel that takes no more. */
function clipWithin(text, limit) {
    return text.length <= limit ? text : clip(text, limit - 1);
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
