export const id = 386;
export const ids = [386];
export const modules = {

/***/ 3036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ checkedConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5006);
/* harmony import */ var _providers_clients_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2404);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3169);






/** The configuration; providers that nobody can start or read add to the problems. */
async function checkedConfig(world, problems) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF), 'the configuration');
    if (text === undefined) {
        await (0,_load_config_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseMisnamedConfig */ .PI)(world.root);
        return { config: _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV, lines: null };
    }
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseYamlDocument */ .I)(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    const config = (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, document);
    for (const [id, provider] of config.providers) {
        const problem = (0,_providers_clients_js__WEBPACK_IMPORTED_MODULE_4__/* .providerProblem */ .v6)(id, provider);
        if (problem === null)
            continue;
        const { key, expected, found, help } = problem;
        const pointer = `/providers/${id}${key === '' ? '' : `/${key}`}`;
        problems.push({ file: _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, line: document.lineOf(pointer) ?? null, pointer, expected, found, help });
    }
    return { config, lines: document };
}


/***/ }),

/***/ 7971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ orCollect)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8867);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);



/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
async function orCollect(problems, file, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S))
            throw error;
        problems.push(...(error instanceof _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemsError */ .FQ ? error.problems : [problemOf(error, file)]));
        return null;
    }
}
/** What keeps a document from being looked at all. */
function problemOf(error, file) {
    const { cause, help = null } = error;
    const place = { file, pointer: '', help };
    if (cause instanceof _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q3) {
        return { ...place, line: cause.line, expected: 'valid JSON', found: cause.reason };
    }
    const yaml = /:(\d+):\d+: not valid YAML: (.*)$/s.exec(error.message);
    if (yaml !== null)
        return { ...place, line: Number(yaml[1]), expected: 'valid YAML', found: yaml[2] ?? '' };
    const [, expected, found] = /: expected (.*), found (.*)$/s.exec(error.message) ?? [];
    if (expected !== undefined && found !== undefined)
        return { ...place, line: null, expected, found };
    const said = error.message.startsWith(`${file}: `) ? error.message.slice(file.length + 2) : error.message;
    return { ...place, line: null, expected: 'a file that can be read', found: said };
}


/***/ }),

/***/ 4386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildProgram: () => (/* binding */ buildProgram),
  runProgram: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./node_modules/@bomb.sh/tab/dist/commander.mjs + 2 modules
var commander = __webpack_require__(1283);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/app/open-world.js + 1 modules
var open_world = __webpack_require__(4382);
// EXTERNAL MODULE: ./build/app/reports.js + 29 modules
var reports = __webpack_require__(7521);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(6140);
;// CONCATENATED MODULE: ./build/cli/command-context.js



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
        openWorld: () => (0,open_world/* openWorld */.H)(version/* VERSION */.x, process.cwd(), say),
        print: (text) => io.stdout.write(text),
        say,
        readStdin: () => process.stdin,
    };
}
/** Colours where standard output is a terminal or FORCE_COLOR asks for them, unless `--no-color` or NO_COLOR says otherwise. */
async function styleOf(io, color) {
    const isTerminal = 'isTTY' in io.stdout && io.stdout.isTTY === true && process.env['TERM'] !== 'dumb';
    const isForced = !['', '0', 'false', undefined].includes(process.env['FORCE_COLOR']);
    const isRefused = color === false || (process.env['NO_COLOR'] ?? '') !== '';
    const wanted = !isRefused && (isForced || isTerminal);
    if (!wanted)
        return reports/* PLAIN */.tZ;
    const { default: picocolors } = await __webpack_require__.e(/* import() */ 336).then(__webpack_require__.t.bind(__webpack_require__, 7336, 19));
    return picocolors.createColors(true);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var contracts_baseline = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(8117);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(7325);
// EXTERNAL MODULE: ./build/routing/sampling/independent-trials.js
var independent_trials = __webpack_require__(9847);
;// CONCATENATED MODULE: ./build/routing/bless-baseline.js



/** One trial may add an expectation or tighten it; that less is expected from now on, or counts are dropped, needs a second one. */
const LOOSENING_TRIALS = 2;
/**
 * The baseline that results support. A cell's entry becomes what its trials came to: `fail` if any failed, `allow_timeout` if any
 * timed out; infrastructure errors say nothing and change nothing. Cells that were not run keep their entry, as do those that fewer
 * than `LOOSENING_TRIALS` independent trials would loosen (CONTRIBUTING.md, "Trials and statistics"); cells whose case or provider is
 * gone lose it, one that has counts only by results of as many trials of some cell. Histories stay as they are. `reason` is written where an expectation is loosened or a new cell tolerates something.
 */
function blessBaseline(before, joined, caseIds, providers, reason) {
    const unchangedByInfra = [];
    const keptForLackOfTrials = [];
    const blessed = blessCells(before, caseIds, providers, mostTrials(joined), (caseId, agent, was) => {
        const results = (joined.get(caseId)?.get(agent) ?? []).flatMap(({ result }) => result ?? []);
        const counted = results.filter((result) => result.status !== 'infra_error');
        if (counted.length === 0) {
            if (results.length > 0)
                unchangedByInfra.push(`${caseId}/${agent}`);
            return was;
        }
        const supported = {
            expected_status: counted.some((result) => result.status === 'fail') ? 'fail' : 'pass',
            allow_timeout: counted.some((result) => result.timed_out),
        };
        const entry = carriedOver(was, supported, reason);
        if (kindOf(was, entry) !== 'loosened' || (0,independent_trials/* independentTrials */.a)(counted).units.length >= LOOSENING_TRIALS)
            return entry;
        keptForLackOfTrials.push(`${caseId}/${agent}`);
        return was;
    });
    const kept = (0,ordering/* sortedUnique */.Z$)([...blessed.keptForLackOfTrials, ...keptForLackOfTrials]);
    return { ...blessed, unchangedByInfra, keptForLackOfTrials: kept };
}
/** The counted, independent trials of the cell that has most of them: a run of single trials adds, and takes nothing away. */
function mostTrials(joined) {
    const cells = [...joined.values()].flatMap((agents) => [...agents.values()]);
    return cells.reduce((most, units) => {
        const counted = units.flatMap(({ result }) => (result === null || result.status === 'infra_error' ? [] : [result]));
        return Math.max(most, (0,independent_trials/* independentTrials */.a)(counted).units.length);
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
            const entry = exists ? entryFor(caseId, agent, was) : isKept ? was : null;
            if (entry !== null)
                cells.set(agent, entry);
            const kind = kindOf(was, entry);
            if (kind !== null)
                changes.push({ case_id: caseId, agent, kind, before: was, after: entry });
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
    const owner = was.owner === undefined ? {} : { owner: was.owner };
    const history = was.history === undefined ? {} : { history: was.history };
    if (!(0,effective_entry/* tolerates */.GD)(supported))
        return { ...supported, ...owner, ...history };
    const expires = was.expires === undefined ? {} : { expires: was.expires };
    const entry = { ...supported, ...owner, ...expires, ...history };
    const kept = was.reason === undefined ? {} : { reason: was.reason };
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

// EXTERNAL MODULE: ./build/kernel/grouped-by.js
var grouped_by = __webpack_require__(8046);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(258);
// EXTERNAL MODULE: ./build/routing/sampling/fingerprint.js
var sampling_fingerprint = __webpack_require__(103);
;// CONCATENATED MODULE: ./build/routing/expected-seconds.js


/** Seconds of a unit of which nothing is known: a whole run of an agent for one routing case. Recorded times replace it. */
const DEFAULT_SECONDS = { claude: 40, codex: 60, copilot: 60 };
const OTHER_SECONDS = 60;
/**
 * How long a unit is expected to take (CONTRIBUTING.md, "Shards"): the median of the cell's own times, else the median of its
 * provider's, else a default of the provider. `recorded`: the best source first; of a cell only the first source that has it counts.
 */
function expectedSeconds(...recorded) {
    const ofCell = new Map();
    for (const source of recorded) {
        for (const [key, times] of (0,grouped_by/* groupedBy */.m)(source.filter(isTime), (time) => (0,join_results/* cellKey */.sl)(time.caseId, time.agent))) {
            if (!ofCell.has(key))
                ofCell.set(key, times);
        }
    }
    const ofProvider = (0,grouped_by/* groupedBy */.m)([...ofCell.values()].flat(), (time) => time.agent);
    return (caseId, agent) => medianOf(ofCell.get((0,join_results/* cellKey */.sl)(caseId, agent))) ??
        medianOf(ofProvider.get(agent)) ??
        (Object.hasOwn(DEFAULT_SECONDS, agent) ? (DEFAULT_SECONDS[agent] ?? OTHER_SECONDS) : OTHER_SECONDS);
}
/** The seconds that a unit took with all its attempts; null where that is not known, or no client was started. */
function secondsOfUnit({ attempts, duration_ms: last }) {
    const all = attempts ?? [];
    const ms = all.length === 0 ? (last ?? 0) : all.reduce((sum, attempt) => sum + attempt.duration_ms, 0);
    return ms > 0 ? ms / 1000 : null;
}
/** The times of results. */
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
function isTime({ seconds }) {
    return Number.isFinite(seconds) && seconds > 0;
}
/** Of two in the middle the longer. */
function medianOf(times) {
    const sorted = (times ?? []).map(({ seconds }) => seconds).sort((left, right) => left - right);
    return sorted[Math.floor(sorted.length / 2)];
}

// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sample = __webpack_require__(977);
// EXTERNAL MODULE: ./build/routing/sampling/stratum.js
var stratum = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/routing/sampling/pool-history.js






/**
 * Strata of a cell that are kept. The gate reads the newest one of its client and model, so that a few are enough for branches and
 * machines that are a release behind; without an end every change of a skill would make the file longer for good.
 */
const KEPT_STRATA = 4;
/**
 * A cell's history with the counts of further batches (CONTRIBUTING.md, "Trials and statistics"): one record per batch, of its
 * independent passes and failures; at most the `POOLED_TRIALS` newest trials of a stratum, and the `KEPT_STRATA` newest strata.
 * Neither the order of `batches` nor giving them again makes a difference. `batches`: each id once.
 */
function poolHistory(history, batches, allowTimeout) {
    const oldestFirst = batches.toSorted((left, right) => -newerFirst(left, right));
    // A recording that was replayed again is no new trial, whatever batch it is in.
    const independent = new Set((0,independent_trials/* independentTrials */.a)(oldestFirst.flatMap(({ trials }) => trials.map(unitOf))).units);
    const isPooled = ({ batch }) => history.some((record) => record.batch === batch);
    const taken = oldestFirst
        .filter((batch) => !isPooled(batch))
        .map((batch) => takeBatch(batch, independent, allowTimeout));
    const records = taken.flatMap(({ record }) => record ?? []);
    const merged = records.length === 0 ? history : newestRecords([...history, ...records]);
    const tooOld = records.filter((record) => !merged.includes(record));
    return {
        history: merged,
        strata: grownStrata(history, merged),
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
    const fingerprints = counted.map(({ unit, skillSetDigest }) => (0,sampling_fingerprint/* fingerprintOf */.ax)(unit, skillSetDigest));
    const [fingerprint] = fingerprints;
    if (fingerprint === undefined)
        return { record: null, keptOut: repeated };
    // A history holds each batch once, and to pick the trials of one fingerprint would be to pick by what may have made them fail.
    if (!fingerprints.every((other) => (0,sampling_fingerprint/* sameFingerprint */.tU)(other, fingerprint))) {
        return { record: null, keptOut: [...repeated, ...out(counted.length, 'mixed_fingerprints')] };
    }
    const newest = counted
        .map(unitOf)
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
    const known = units.flatMap((unit) => secondsOfUnit(unit) ?? []);
    if (known.length === 0)
        return {};
    return { seconds: Math.round((known.reduce((sum, seconds) => sum + seconds, 0) / known.length) * 10) / 10 };
}
/** Newest first, without what is too old to be pooled. */
function newestRecords(records) {
    const sorted = records.toSorted(newerFirst);
    const kept = new Set(fingerprintsOf(sorted)
        .slice(0, KEPT_STRATA)
        .flatMap((fingerprint) => (0,stratum/* newestOf */.su)(sorted, fingerprint)));
    return sorted.filter((record) => kept.has(record));
}
/** The strata that hold records which were not there before. */
function grownStrata(before, after) {
    const added = after.filter((record) => !before.includes(record));
    return fingerprintsOf(added).map((fingerprint) => ({
        fingerprint,
        added: countsOf(added, fingerprint),
        stratum: countsOf(after, fingerprint),
        isNew: !before.some((record) => (0,sampling_fingerprint/* sameFingerprint */.tU)(record.fingerprint, fingerprint)),
    }));
}
/** Each fingerprint once, in the order of the records. */
function fingerprintsOf(records) {
    const found = [];
    for (const { fingerprint } of records) {
        if (!found.some((other) => (0,sampling_fingerprint/* sameFingerprint */.tU)(other, fingerprint)))
            found.push(fingerprint);
    }
    return found;
}
function countsOf(records, fingerprint) {
    const own = records.filter((record) => (0,sampling_fingerprint/* sameFingerprint */.tU)(record.fingerprint, fingerprint));
    const sum = (field) => own.reduce((total, record) => total + record[field], 0);
    return { passed: sum('passed'), total: sum('total') };
}
/** Of two batches that ended at the same time the one with the smaller id, so that the order is always the same. */
function newerFirst(left, right) {
    return Date.parse(right.at) - Date.parse(left.at) || (0,ordering/* compareCodePoints */.OP)(left.batch, right.batch);
}
function unitOf({ unit }) {
    return unit;
}

;// CONCATENATED MODULE: ./build/routing/bless-baseline-by-pooling.js







/**
 * The baseline with the counts of further batches in its histories (CONTRIBUTING.md, "Trials and statistics"). Nothing is loosened:
 * a cell without an entry gets `pass` where the share of `newCases` passed and else `fail`; an entry that expects less becomes `pass`
 * where the new counts show that share in at least `LEAST_BASE_TRIALS` trials; a `pass` that the counts no longer support is told.
 * Cells whose case or provider is gone lose their entry. Throws a usage error for results of a rehearsal.
 */
function blessBaselineByPooling(before, batches, { caseIds, providers, newCases, reason }) {
    for (const batch of batches)
        refuseUnfit(batch);
    const cellBatches = cellBatchesOf(batches);
    const pooled = [];
    const alreadyPooled = [];
    const keptOut = [];
    const unsupported = [];
    const unchangedByInfra = [];
    const suffices = ({ passed, total }) => passed * newCases.trials >= newCases.passes * total;
    // The shards of a batch are one run.
    const runs = [...(0,grouped_by/* groupedBy */.m)(batches, ({ results }) => results.batch_run_id).values()];
    const most = runs.reduce((sum, files) => sum + mostTrials((0,join_results/* joinResults */.FU)(files)), 0);
    const blessed = blessCells(before, caseIds, providers, most, (caseId, agent, was) => {
        const cell = { case_id: caseId, agent };
        const given = cellBatches(caseId, agent).filter(({ trials }) => trials.length > 0);
        if (given.length === 0)
            return was;
        const isInfra = given.every(({ trials }) => trials.every(({ unit }) => unit.status === 'infra_error'));
        if (isInfra)
            unchangedByInfra.push(`${caseId}/${agent}`);
        const { history, strata, ...told } = poolHistory(was?.history ?? [], given, was?.allow_timeout ?? false);
        pooled.push(...strata.map(({ isNew, ...stratum }) => ({ ...cell, ...stratum, new_stratum: isNew })));
        alreadyPooled.push(...told.alreadyPooled.map((batch) => ({ ...cell, batch })));
        keptOut.push(...told.keptOut.map((out) => ({ ...cell, ...out })));
        const newest = (0,stratum/* newestStratum */.hk)(history);
        if (newest === null)
            return was;
        if (was?.expected_status === 'pass' && !suffices(newest)) {
            unsupported.push({ ...cell, passed: newest.passed, total: newest.total });
        }
        if (strata.length === 0)
            return was;
        if (was === null)
            return newEntry(history, suffices(newest), reason);
        // Without new counts there is nothing new to say: what was loosened by hand since then stays so.
        const isNews = strata.some(({ fingerprint }) => (0,sampling_fingerprint/* sameFingerprint */.tU)(fingerprint, newest.fingerprint));
        const isPass = isNews && newest.total >= stratum/* LEAST_BASE_TRIALS */.og && suffices(newest);
        return { ...(isPass ? asPass(was) : was), history: [...history] };
    });
    return {
        ...blessed,
        unchangedByInfra,
        pool: { pooled, alreadyPooled, keptOut, unsupported },
    };
}
function newEntry(history, isPass, reason) {
    const supported = { expected_status: isPass ? 'pass' : 'fail', allow_timeout: false };
    return { ...carriedOver(null, supported, reason), history: [...history] };
}
/** The counts were taken under the entry's own word on timeouts, so that they say nothing against it. */
function asPass(was) {
    return carriedOver(was, { expected_status: 'pass', allow_timeout: was.allow_timeout ?? false }, null);
}
/** The trials of each cell by batch; a batch may come in several files. */
function cellBatchesOf(batches) {
    const joined = [...(0,grouped_by/* groupedBy */.m)(batches, ({ results }) => results.batch_run_id)].map(([batch, files]) => ({
        batch,
        at: files
            .map(({ results }) => results.generated_at_utc)
            .reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest)),
        cells: (0,join_results/* joinResults */.FU)(files),
        skillSetDigests: new Map(files.flatMap(({ results }) => results.results.map((unit) => [unit, results.skill_set_digest]))),
    }));
    return (caseId, agent) => joined.map(({ batch, at, cells, skillSetDigests }) => ({
        batch,
        at,
        trials: (cells.get(caseId)?.get(agent) ?? []).flatMap(({ result: unit }) => unit === null ? [] : [{ unit, skillSetDigest: skillSetDigests.get(unit) ?? null }]),
    }));
}
/** What a history could not hold. */
function refuseUnfit({ file, results }) {
    if (results.options.mode === 'rehearsal') {
        throw new portcullis_error/* PortcullisError */.S('usage', `${file}: expected results of a model, found a rehearsal's: --pool counts what a model does`, 'A script says nothing about a model: pool the results of live runs, or bless without --pool.');
    }
    const at = results.generated_at_utc;
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/.test(at) || Number.isNaN(Date.parse(at))) {
        const expected = 'generated_at_utc: expected a time in UTC such as 2026-01-02T03:04:05.000Z';
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: ${expected}, found ${JSON.stringify(at)}`);
    }
}

// EXTERNAL MODULE: ./build/app/gate-head.js + 2 modules
var gate_head = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(8758);
;// CONCATENATED MODULE: ./build/app/bless.js











/**
 * Writes the baseline that results support, or with `pool` the one that holds their counts as well. Where an expectation is loosened
 * and no reason is given, nothing is written.
 */
async function bless(world, options) {
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    const file = options.baseline === null ? (0,external_node_path_.join)(world.root, head.config.baseline) : (0,external_node_path_.resolve)(world.cwd, options.baseline);
    const shown = options.baseline ?? head.config.baseline;
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the baseline');
    const before = text === undefined ? contracts_baseline/* EMPTY_BASELINE */.G6 : (0,contracts_baseline/* parseBaseline */.nk)(text, shown);
    const caseIds = await existingCases(world, options.cases, head, before);
    const providers = [...head.config.providers.keys()];
    const { reason } = options;
    const { newCases } = head.config.sampling;
    const blessed = options.pool
        ? blessBaselineByPooling(before, head.batches, { caseIds, providers, newCases, reason })
        : { ...blessBaseline(before, (0,join_results/* joinResults */.FU)(head.batches), caseIds, providers, reason), pool: null };
    const loosened = blessed.changes.filter((change) => change.kind === 'loosened');
    if (loosened.length > 0 && reason === null && !options.dryRun) {
        const cells = loosened.map(({ case_id: id, agent, before: was, after }) => `  ${id}/${agent}: ${described(was)} → ${described(after)}`);
        throw new portcullis_error/* PortcullisError */.S('usage', `expected --reason, because it would loosen expectations (${loosened.length}):\n${cells.join('\n')}`, 'Say why with --reason "…"; nothing was written.');
    }
    const content = (0,contracts_baseline/* baselineText */.BW)(blessed.baseline);
    // Not held against the file's own text: a baseline of another form stays as it is until it says something else.
    const written = !options.dryRun && content !== (0,contracts_baseline/* baselineText */.BW)(before);
    if (written)
        await (0,write_file_atomically/* writeFileAtomically */.l)(file, content, 'the baseline');
    return { ...blessed, file: shown, written };
}
/**
 * The cases whose entries stay. Those that were named on the command line may be a part of what is configured, and the entries of the
 * others must not get lost.
 */
async function existingCases(world, named, head, before) {
    const ids = head.cases.map((item) => item.definition.case_id);
    if (named === null)
        return ids;
    try {
        const configured = await (0,load_cases/* loadCases */.EG)(world.root, head.config.cases);
        return [...new Set([...ids, ...configured.map((item) => item.definition.case_id)])];
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        return [...new Set([...ids, ...before.entries.keys()])];
    }
}
/** An entry in a few words. */
function described(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/cli/commands/bless.js



const MARKS = { added: '+', removed: '-', loosened: '~', tightened: '~' };
/** More lines than these of one kind are counted: a nightly run pools every cell there is. */
const TOLD_LINES = 30;
const WHY_KEPT_OUT = {
    mixed_fingerprints: 'ran with several clients, models or skills',
    not_among_newest: 'older than what is kept',
    repeated: 'the run of another trial again',
};
const addBless = (program, run) => {
    const command = program
        .command('bless')
        .description('write the baseline that results support, and show what changes')
        .option('--results <path...>', 'results files, or the folders that hold them')
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--plan <file>', 'the plan; without it plan.json beside the results')
        .option('--baseline <file>', 'the baseline to write; without it the configured one')
        .option('--reason <text>', 'why expectations are loosened; needed where any is')
        .option('--pool', 'add the counts of these batches to the histories; loosens nothing')
        .option('--dry-run', 'show the changes, write nothing')
        .addHelpText('after', `\nLoosening needs ${LOOSENING_TRIALS} trials of a cell; --pool is for the nightly runs of the base branch.\n` +
        '\nExamples:\n  $ portcullis bless --results artifacts/<batch> --reason "Copilot 1.0.103 dropped the alias"' +
        '\n  $ portcullis bless --pool --results artifacts');
    run(command, async (options, context) => {
        const outcome = await bless(context.openWorld(), {
            results: context.required('--results', options.results),
            cases: options.cases ?? null,
            plan: options.plan ?? null,
            baseline: options.baseline ?? null,
            reason: textOrNull(options.reason),
            pool: options.pool === true,
            dryRun: options.dryRun === true,
        });
        if (context.json)
            context.print(context.document(jsonOf(outcome)));
        else
            context.print(textOf(outcome, context.style));
        return 0;
    });
};
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
    const changed = changes.map(({ case_id: id, agent, kind, before, after }) => paint[kind](`${MARKS[kind]} ${id}/${agent}: ${described(before)} → ${described(after)} (${kind})`));
    const lines = [
        ...(pool === null ? changed : [...told(changed), ...poolLines(pool, style)]),
        ...outcome.unchangedByInfra.map((cell) => `  ${cell}: infrastructure errors only, entry unchanged`),
        ...outcome.keptForLackOfTrials.map((cell) => `  ${cell}: only 1 trial: loosening and removal need ${LOOSENING_TRIALS}, entry unchanged`),
        `${summaryOf(outcome)}; ${endingOf(outcome)}`,
    ];
    return lines.map((line) => `${line}\n`).join('');
}
function poolLines({ pooled, alreadyPooled, keptOut, unsupported }, style) {
    const batches = [...new Set(alreadyPooled.map(({ batch }) => batch))].toSorted();
    return [
        ...told(pooled.map((cell) => style.green(`+ ${cell.case_id}/${cell.agent}: ${growth(cell)}`))),
        ...told(batches.map((batch) => {
            const cells = alreadyPooled.filter((item) => item.batch === batch).length;
            return `  batch ${batch} is already in the history of ${(0,counted/* counted */.h)(cells, 'cell')}`;
        })),
        ...told(keptOut.map(({ case_id: id, agent, trials, why }) => `  ${id}/${agent}: ${(0,counted/* counted */.h)(trials, 'trial')} kept out (${WHY_KEPT_OUT[why]})`)),
        ...told(unsupported.map(({ case_id: id, agent, passed, total }) => style.yellow(`  ${id}/${agent}: ${passed}/${total}: the counts no longer support pass: bless without --pool to accept it`))),
    ];
}
/** `3/3 → 23/24 in this stratum` */
function growth({ added, stratum, new_stratum: isNew, fingerprint }) {
    const more = `${added.passed}/${added.total}`;
    if (!isNew)
        return `${more} → ${stratum.passed}/${stratum.total} in this stratum`;
    const { client, model } = fingerprint;
    return (0,reports/* safeText */.Hk)(`${more} in a new stratum (client ${client ?? 'unknown'}, model ${model ?? 'unknown'})`);
}
function told(lines) {
    if (lines.length <= TOLD_LINES)
        return lines;
    return [...lines.slice(0, TOLD_LINES), `  and ${lines.length - TOLD_LINES} more`];
}
function summaryOf({ changes, pool }) {
    if (pool === null)
        return (0,counted/* counted */.h)(changes.length, 'change');
    const cells = new Set(pool.pooled.map(({ case_id: id, agent }) => `${id}/${agent}`)).size;
    return `pooled ${(0,counted/* counted */.h)(cells, 'cell')}${changes.length === 0 ? '' : `, ${(0,counted/* counted */.h)(changes.length, 'change')}`}`;
}
function endingOf({ file, written, changes, keptForLackOfTrials, pool }) {
    if (written)
        return `wrote ${file}`;
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

;// CONCATENATED MODULE: ./build/io/clients/client-package.js

const CODEX_TRIPLES = {
    linux: 'unknown-linux-musl',
    darwin: 'apple-darwin',
    win32: 'pc-windows-msvc',
};
const CODEX_CPUS = { x64: 'x86_64', arm64: 'aarch64' };
const CLAUDE = {
    id: 'claude',
    program: 'claude',
    name: '@anthropic-ai/claude-code',
    megabytes: 190,
    binary: ({ os, cpu, libc }) => ({
        folder: `@anthropic-ai/claude-code-${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`,
        path: executable('claude', os),
    }),
};
const CODEX = {
    id: 'codex',
    program: 'codex',
    name: '@openai/codex',
    megabytes: 170,
    binary: ({ os, cpu }) => ({
        folder: `@openai/codex-${os}-${cpu}`,
        path: `vendor/${CODEX_CPUS[cpu] ?? cpu}-${CODEX_TRIPLES[os] ?? os}/bin/${executable('codex', os)}`,
    }),
};
const COPILOT = {
    id: 'copilot',
    program: 'copilot',
    name: '@github/copilot',
    megabytes: 130,
    binary: ({ os, cpu, libc }) => ({
        folder: `@github/copilot-${libc === 'musl' ? 'linuxmusl' : os}-${cpu}`,
        path: executable('copilot', os),
    }),
};
/** The clients that can be installed, by provider id (CONTRIBUTING.md, "Clients"). */
const CLIENT_PACKAGES = new Map([CLAUDE, CODEX, COPILOT].map((client) => [client.id, client]));
/** @throws PortcullisError `usage` for a client that is not known */
function clientPackage(id) {
    const client = CLIENT_PACKAGES.get(id);
    if (client !== undefined)
        return client;
    const known = [...CLIENT_PACKAGES.keys()].join(', ');
    throw new portcullis_error/* PortcullisError */.S('usage', `the client: expected one of ${known}, found ${JSON.stringify(id)}`);
}
function executable(name, os) {
    return os === 'win32' ? `${name}.exe` : name;
}

;// CONCATENATED MODULE: ./build/app/clients/client-request.js


/** `claude` or `claude@2.1.332`. Throws `PortcullisError` `usage` for another client, and for what is no exact version. */
function parseClientRequest(text) {
    const [id = '', version, ...rest] = text.split('@');
    clientPackage(id);
    if (version === undefined)
        return { id, version: null };
    if (rest.length === 0 && /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version))
        return { id, version };
    const message = `${JSON.stringify(text)}: expected an exact version, found ${JSON.stringify([version, ...rest].join('@'))}`;
    throw new portcullis_error/* PortcullisError */.S('usage', message, `Example: ${id}@1.2.3`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/io/repository-root.js
var repository_root = __webpack_require__(3718);
;// CONCATENATED MODULE: ./build/io/clients/client-store.js






/**
 * The folder of all clients: `$PORTCULLIS_CACHE_DIR`, else `portcullis/clients` in `$XDG_CACHE_HOME` or in the place that the system
 * has for such files.
 *
 * @throws PortcullisError `usage` where it lies in the repository of `cwd`: what a pull request commits there would be started
 */
function clientsFolder(environment, os, cwd) {
    const folder = (0,external_node_path_.resolve)(cwd, placeOf(environment, os));
    const repository = (0,repository_root/* repositoryRoot */.H)(cwd);
    if (repository !== null && isInside(real(folder), real(repository))) {
        throw new portcullis_error/* PortcullisError */.S('usage', `${folder}: the cache of clients: expected a folder outside of the repository ${repository}`, 'Set PORTCULLIS_CACHE_DIR to another folder.');
    }
    return folder;
}
/** @throws PortcullisError `not_found` for a version that no lock holds */
function lockedVersion(lock, id, version) {
    clientPackage(id);
    const versions = lock.clients[id]?.versions ?? {};
    const locked = Object.hasOwn(versions, version) ? versions[version] : undefined;
    if (locked !== undefined)
        return locked;
    throw new portcullis_error/* PortcullisError */.S('not_found', `${id} ${version}: expected a version whose digests are locked (${Object.keys(versions).join(', ')})`, `\`portcullis clients lock ${id}@${version}\` adds it to the lock of this repository.`);
}
/** The version that is started where none is asked for. */
function pinnedVersion(lock, id) {
    clientPackage(id);
    const pinned = lock.clients[id]?.pinned;
    if (pinned === undefined)
        throw new Error(`the lock has no ${id}`);
    return pinned;
}
/** The folder of one version of a client. */
function versionFolder(store, id, version) {
    return (0,external_node_path_.join)(store.folder, id, version);
}
/**
 * Where a version puts what it unpacks of itself when it first runs: shared by all runs, since nothing that a run says goes there.
 * With `/` on every system.
 */
function runCacheFolder(store, id, name) {
    return (0,external_node_path_.join)(store.folder, 'run-cache', id, name).split(external_node_path_.sep).join('/');
}
function placeOf(environment, os) {
    const given = environment['PORTCULLIS_CACHE_DIR'] ?? '';
    if (given !== '')
        return given;
    const xdg = environment['XDG_CACHE_HOME'] ?? '';
    if ((0,external_node_path_.isAbsolute)(xdg))
        return (0,external_node_path_.join)(xdg, 'portcullis', 'clients');
    const home = environment[os === 'win32' ? 'USERPROFILE' : 'HOME'] || (0,external_node_os_.homedir)();
    if (os === 'darwin')
        return (0,external_node_path_.join)(home, 'Library', 'Caches', 'portcullis', 'clients');
    if (os !== 'win32')
        return (0,external_node_path_.join)(home, '.cache', 'portcullis', 'clients');
    return (0,external_node_path_.join)(environment['LOCALAPPDATA'] || (0,external_node_path_.join)(home, 'AppData', 'Local'), 'portcullis', 'clients');
}
function isInside(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return !(0,external_node_path_.isAbsolute)(way) && way.split(external_node_path_.sep)[0] !== '..';
}
/** A path without links, as far as it is there. */
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        const parent = (0,external_node_path_.resolve)(path, '..');
        return parent === path ? path : (0,external_node_path_.join)(real(parent), (0,external_node_path_.relative)(parent, path));
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(4072);
// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(856);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/io/clients/run-to-end.js

/** More output than this is dropped. */
const OUTPUT_LIMIT = 1024 * 1024;
/**
 * Runs a program without a shell and without input. After its time it is killed and no longer waited for, whatever still holds its
 * pipes. Rejects with the system's error where it cannot be started.
 */
async function runToEnd(program, args, options) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { cwd: options.cwd, env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
        const output = { stdout: '', stderr: '' };
        for (const name of ['stdout', 'stderr']) {
            child[name].setEncoding('utf8').on('data', (chunk) => {
                if (output[name].length < OUTPUT_LIMIT)
                    output[name] += chunk;
            });
        }
        const end = (exitCode, timedOut) => {
            clearTimeout(timer);
            resolve({ exitCode, timedOut, ...output });
        };
        const onTimeout = () => {
            child.kill('SIGKILL');
            child.stdout.destroy();
            child.stderr.destroy();
            child.unref();
            end(null, true);
        };
        const timer = options.timeoutMs === null ? undefined : setTimeout(onTimeout, options.timeoutMs);
        child.on('error', (error) => {
            clearTimeout(timer);
            reject(error);
        });
        child.on('close', (code) => end(code, false));
    });
}

;// CONCATENATED MODULE: ./build/io/clients/client-version.js






/** Most answer at once; the first run of one unpacks 235 MB before. */
const TIMEOUT_MS = 30_000;
const VERSION = String.raw `(\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?)`;
/** Whole lines, so that the version of something else in a warning is not taken. */
const LINES = [
    new RegExp(String.raw `^${VERSION} \(Claude Code\)$`, 'm'),
    new RegExp(String.raw `^codex-cli ${VERSION}$`, 'm'),
    new RegExp(String.raw `^GitHub Copilot CLI ${VERSION}\.?$`, 'm'),
    new RegExp(String.raw `^v?${VERSION}$`, 'm'),
];
/** Of the operating system's variables, what a program needs to start at all. */
const NEEDED = /^(?:PATH|PATHEXT|SYSTEMROOT|WINDIR|COMSPEC|LD_LIBRARY_PATH)$/i;
/** The version in what a client prints on `--version`; null where it says none. */
function parseClientVersion(output) {
    const text = output.replaceAll('\r', '');
    return LINES.map((line) => line.exec(text)?.[1]).find((version) => version !== undefined) ?? null;
}
/**
 * Asks a client for its version, in an empty home. Null where it says none within its time.
 *
 * @throws PortcullisError `invalid_input` where it cannot be started
 */
async function versionOf({ program, prefixArgs }, runCache, { environment, temporary }) {
    await (0,make_folder/* makeFolder */.f)(runCache, 'the cache of clients');
    const home = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'pc-version-'));
    try {
        const env = {
            ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
            HOME: home,
            USERPROFILE: home,
            TMPDIR: home,
            TEMP: home,
            TMP: home,
            XDG_CACHE_HOME: runCache,
            COPILOT_CACHE_HOME: `${runCache}/copilot`,
            COPILOT_AUTO_UPDATE: 'false',
            DISABLE_AUTOUPDATER: '1',
        };
        const ran = await runToEnd(program, [...prefixArgs, '--version'], { cwd: home, env, timeoutMs: TIMEOUT_MS });
        return parseClientVersion(ran.stdout);
    }
    catch (error) {
        const message = `${program}: expected a program that can be started, found ${(0,file_error/* foundInstead */.D0)(error)}`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', message, 'Is it made for this platform?', { cause: error });
    }
    finally {
        await (0,promises_.rm)(home, { recursive: true, force: true, maxRetries: 3 });
    }
}

// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(2428);
;// CONCATENATED MODULE: ./build/io/clients/client-platform.js
/** The platform that this process runs on. */
function thisPlatform() {
    const { platform, arch } = process;
    return { os: platform, cpu: arch, libc: platform === 'linux' ? libcOf(process.report.getReport()) : null };
}
/** For people: `linux-x64`, `linux-x64 (musl)`. */
function platformName({ os, cpu, libc }) {
    return libc === 'musl' ? `${os}-${cpu} (musl)` : `${os}-${cpu}`;
}
/** Node's report names the version of glibc it runs with, and names none with musl. */
function libcOf(report) {
    const header = 'header' in report ? report.header : null;
    const hasGlibc = header !== null && typeof header === 'object' && 'glibcVersionRuntime' in header;
    return hasGlibc ? 'glibc' : 'musl';
}

;// CONCATENATED MODULE: ./build/io/clients/npm-project.js

/**
 * A project of nothing but these packages of a lock, by their folders. None is optional, so that one which cannot be had is an
 * error, and none says where it comes from: that is for the registry in the user's own configuration of npm. npm compares the
 * digests. The same packages give the same bytes, by which an installation is recognised later.
 */
function npmProject(locked, folders) {
    const packages = folders.map((folder) => [folder, packageIn(locked, folder)]);
    const dependencies = Object.fromEntries(packages.map(([folder, item]) => [folder, specOf(item)]));
    const root = { name: 'portcullis-client', version: '0.0.0', dependencies };
    return {
        packageJson: (0,document_text/* documentText */.Z)({ ...root, private: true }),
        packageLock: (0,document_text/* documentText */.Z)({
            name: root.name,
            version: root.version,
            lockfileVersion: 3,
            requires: true,
            packages: { '': root, ...Object.fromEntries(packages.map(([folder, item]) => [`node_modules/${folder}`, item])) },
        }),
    };
}
function packageIn(locked, folder) {
    const item = locked[folder];
    if (item === undefined)
        throw new Error(`the lock holds no ${folder}`);
    return item;
}
function specOf({ name, version }) {
    return name === undefined ? version : `npm:${name}@${version}`;
}

;// CONCATENATED MODULE: ./build/io/clients/program-on-path.js




/** What a name without an ending may stand for on Windows; shims come last. */
const WINDOWS_ENDINGS = ['.exe', '.cmd'];
/** The first program of that name on PATH, as an absolute path; null where there is none. */
async function programOnPath(name, environment) {
    const isWindows = process.platform === 'win32';
    const key = isWindows ? Object.keys(environment).find((item) => item.toUpperCase() === 'PATH') : 'PATH';
    const folders = (environment[key ?? 'PATH'] ?? '').split(external_node_path_.delimiter);
    const names = isWindows ? WINDOWS_ENDINGS.map((ending) => name + ending) : [name];
    // A relative folder would be one of the repository.
    for (const folder of folders.filter((item) => (0,external_node_path_.isAbsolute)(item))) {
        for (const file of names) {
            const path = (0,external_node_path_.join)(folder, file);
            if (await isProgram(path))
                return path;
        }
    }
    return null;
}
/** Whether a file stands there that may be executed. */
async function isProgram(path) {
    if (!(await (0,find_files/* isFile */.fo)(path)))
        return false;
    return (0,promises_.access)(path, external_node_fs_.constants.X_OK).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./build/io/clients/installed-program.js









/** The program of a version that was installed from exactly these digests; null where there is none. */
async function installedProgram(store, id, version, locked) {
    if (!Object.hasOwn(locked, clientPackage(id).binary(store.platform).folder))
        return null;
    const folder = versionFolder(store, id, version);
    const written = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.join)(folder, 'package-lock.json'), `the lock of ${id} ${version}`);
    if (written !== projectOf(store, id, version, locked).packageLock)
        return null;
    const program = programIn(store, id, folder);
    return (await isProgram(program)) ? program : null;
}
/**
 * What npm installs of a version on this platform: the client's own package and the one that holds the program.
 *
 * @throws PortcullisError `not_found` where the version has no package for this platform
 */
function projectOf(store, id, version, locked) {
    const { name, binary } = clientPackage(id);
    const { folder } = binary(store.platform);
    const folders = [name, folder];
    const missing = folders.find((item) => !Object.hasOwn(locked, item));
    if (missing === undefined)
        return npmProject(locked, folders);
    throw new portcullis_error/* PortcullisError */.S('not_found', `${id} ${version}: expected a package for ${platformName(store.platform)}, the lock holds no ${missing}`, `Name a client that is there with --client-path ${id}=PATH.`);
}
/** Where the program lies in a folder that npm has filled. */
function programIn(store, id, folder) {
    const binary = clientPackage(id).binary(store.platform);
    return (0,external_node_path_.join)(folder, 'node_modules', binary.folder, binary.path);
}
/** The versions that stand in the cache, whatever lock they are from. */
async function cachedVersions(store, id) {
    const entries = await (0,find_files/* entriesOf */.Mc)((0,external_node_path_.join)(store.folder, id));
    return entries.filter((entry) => /^\d/.test(entry));
}

;// CONCATENATED MODULE: ./build/io/clients/shim-target.js
const TARGET = /"(?:%~?dp0%?|\$basedir)[\\/]([^"]*node_modules[\\/][^"]+)"/;
/**
 * What the shim of a package manager starts (`.cmd`, `.ps1` or shell script): a path relative to the shim's folder, with `/`. Null
 * where the text is no such shim.
 */
function shimTarget(text) {
    const target = TARGET.exec(text)?.[1];
    return target === undefined ? null : target.replaceAll('\\', '/');
}

;// CONCATENATED MODULE: ./build/io/clients/resolve-program.js








/**
 * What has to be started for a client at a path, never through a shell: a package manager's shim leads to its entry; the entry of
 * the client's npm package to the program of its platform, which lies beside it; another script of Node's is run by this Node.
 *
 * @throws PortcullisError `not_found` where nothing is there, `invalid_input` where it is nothing to start
 */
async function resolveProgram(path, client, platform) {
    const real = await (0,promises_.realpath)(path).catch((error) => {
        throw (0,file_error/* unreadable */.O$)(error, path, client.id);
    });
    if (await (0,find_files/* isFolder */.lQ)(real))
        throw refusal(path, client.id, 'a folder');
    const native = await nativeProgram(real, client, platform);
    if (native !== null)
        return { program: native, prefixArgs: [] };
    const head = (await (0,read_text_file/* readExcerpt */.SL)(real, 4096)) ?? '';
    const target = shimTarget(head);
    if (target !== null) {
        const entry = (0,external_node_path_.join)((0,external_node_path_.dirname)(real), target);
        if (await (0,find_files/* isFile */.fo)(entry))
            return resolveProgram(entry, client, platform);
    }
    if (/\.[cm]?js$/.test(real) || /^#!.*\bnode\b/.test(head))
        return { program: process.execPath, prefixArgs: [real] };
    if (platform.os === 'win32' && !/\.(?:exe|com)$/i.test(real))
        throw refusal(path, client.id, 'another file');
    if (!(await isProgram(path)))
        throw refusal(path, client.id, 'a file without the right to execute it');
    // Not the real path: launchers of version managers look at the name that they are called by.
    return { program: path, prefixArgs: [] };
}
/** The program of the platform's package, for a file inside of the client's own package. */
async function nativeProgram(real, client, platform) {
    const inside = `${external_node_path_.sep}node_modules${external_node_path_.sep}${client.name.split('/').join(external_node_path_.sep)}`;
    const at = real.lastIndexOf(inside + external_node_path_.sep);
    if (at === -1)
        return null;
    const { folder, path } = client.binary(platform);
    const beside = `${real.slice(0, at)}${external_node_path_.sep}node_modules`;
    const nested = `${real.slice(0, at)}${inside}${external_node_path_.sep}node_modules`;
    for (const modules of [nested, beside]) {
        const program = (0,external_node_path_.join)(modules, folder, path);
        if (await isProgram(program))
            return program;
    }
    return null;
}
function refusal(path, id, found) {
    const help = 'Name the program itself, or the JavaScript file that starts it.';
    return new portcullis_error/* PortcullisError */.S('invalid_input', `${path}: ${id}: expected a program, found ${found}`, help);
}

;// CONCATENATED MODULE: ./build/io/clients/find-client.js









/**
 * The client to start: the one whose path is given; else the asked or pinned version where it is installed; else what PATH has. A
 * version that is asked for is never replaced by another one.
 *
 * @throws PortcullisError `not_found` where there is none, or no lock holds the version; `invalid_input` where it cannot be started
 */
async function findClient(store, id, asked) {
    const client = clientPackage(id);
    const pinned = pinnedVersion(store.lock, id);
    if (asked.path !== null) {
        const onPath = asked.path === (0,external_node_path_.basename)(asked.path) ? await programOnPath(asked.path, store.environment) : null;
        const path = onPath ?? (0,external_node_path_.resolve)(store.cwd, asked.path);
        const found = await find_client_described(store, id, await resolveProgram(path, client, store.platform), 'given');
        if (asked.version === null || found.version === asked.version)
            return found;
        const message = `${path}: ${id}: expected version ${asked.version}, found ${found.version ?? 'one that says none'}`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', message);
    }
    const wanted = asked.version ?? pinned;
    const locked = lockedVersion(store.lock, id, wanted);
    const installed = await installedProgram(store, id, wanted, locked);
    if (installed !== null) {
        return find_client_described(store, id, { program: installed, prefixArgs: [] }, 'installed', wanted);
    }
    const path = await programOnPath(client.program, store.environment);
    if (path !== null) {
        const found = await find_client_described(store, id, await resolveProgram(path, client, store.platform), 'path');
        if (asked.version === null || found.version === asked.version)
            return found;
    }
    throw new portcullis_error/* PortcullisError */.S('not_found', `${id} ${wanted}: it is not installed${path === null ? `, and PATH has no ${client.program}` : ''}`, `\`portcullis clients install ${id}${asked.version === null ? '' : `@${wanted}`}\` installs it; --client-path ${id}=PATH names one that is there.`);
}
async function find_client_described(store, id, program, source, installed) {
    // A version is not known before its program was asked, which needs the folder.
    const name = installed ?? (0,external_node_crypto_.createHash)('sha256').update(program.program).digest('hex').slice(0, 16);
    const cacheFolder = runCacheFolder(store, id, name);
    const version = await versionOf(program, cacheFolder, store);
    return { id, ...program, version, pinned: pinnedVersion(store.lock, id), source, cacheFolder };
}

;// CONCATENATED MODULE: ./build/app/clients/list-clients.js





/** Every client with its versions, and the one that a run would start where it asks for this. */
async function listClients(store, askedOf) {
    return Promise.all([...CLIENT_PACKAGES.keys()].map((id) => listClient(store, id, askedOf(id))));
}
async function listClient(store, id, asked) {
    const locked = Object.keys(store.lock.clients[id]?.versions ?? {});
    const cached = await cachedVersions(store, id);
    const installed = [];
    for (const version of cached.filter((item) => locked.includes(item))) {
        const program = await installedProgram(store, id, version, lockedVersion(store.lock, id, version));
        if (program !== null)
            installed.push(version);
    }
    return {
        id,
        pinned: pinnedVersion(store.lock, id),
        configured: asked.version,
        locked,
        installed,
        foreign: cached.filter((version) => !installed.includes(version)),
        ...(await startsOf(store, id, asked)),
    };
}
async function startsOf(store, id, asked) {
    try {
        return { starts: await findClient(store, id, asked), problem: null };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        return { starts: null, problem: error };
    }
}

;// CONCATENATED MODULE: ./build/contracts/generated/client-lock.validate.js
// Generated from client-lock.schema.json by scripts/generate.ts.

const validate = validate19;
const schema26 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"client-lock.schema.json","title":"ClientLock","description":"Which versions of the agent clients may be installed, and the digests of their npm packages on every platform.","type":"object","required":["schema","clients"],"additionalProperties":false,"properties":{"schema":{"const":1},"clients":{"description":"Provider id → its versions.","type":"object","additionalProperties":{"$ref":"#/definitions/clientVersions"}}},"definitions":{"clientVersions":{"title":"ClientVersions","type":"object","required":["pinned","versions"],"additionalProperties":false,"properties":{"pinned":{"description":"The version that is installed and started where none is asked for; one of `versions`.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"versions":{"type":"object","propertyNames":{"pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"additionalProperties":{"$ref":"#/definitions/lockedVersion"}}}},"lockedVersion":{"title":"LockedVersion","description":"The client's own package and its packages for all platforms, by the name of the folder under `node_modules`.","type":"object","additionalProperties":{"$ref":"#/definitions/lockedPackage"}},"lockedPackage":{"title":"LockedPackage","type":"object","required":["version","integrity"],"additionalProperties":false,"properties":{"name":{"description":"The package's own name, where the folder has another one.","type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"integrity":{"type":"string","pattern":"^sha512-[A-Za-z0-9+/]{86}==$"}}}}};
const schema27 = {"title":"ClientVersions","type":"object","required":["pinned","versions"],"additionalProperties":false,"properties":{"pinned":{"description":"The version that is installed and started where none is asked for; one of `versions`.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"versions":{"type":"object","propertyNames":{"pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"additionalProperties":{"$ref":"#/definitions/lockedVersion"}}}};
const pattern18 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$", "u");
const schema28 = {"title":"LockedVersion","description":"The client's own package and its packages for all platforms, by the name of the folder under `node_modules`.","type":"object","additionalProperties":{"$ref":"#/definitions/lockedPackage"}};
const schema29 = {"title":"LockedPackage","type":"object","required":["version","integrity"],"additionalProperties":false,"properties":{"name":{"description":"The package's own name, where the folder has another one.","type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"integrity":{"type":"string","pattern":"^sha512-[A-Za-z0-9+/]{86}==$"}}};
const pattern21 = new RegExp("^sha512-[A-Za-z0-9+/]{86}==$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.integrity === undefined){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/required",keyword:"required",params:{missingProperty: "integrity"},message:"must have required property '"+"integrity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "name") || (key1 === "version")) || (key1 === "integrity"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/definitions/lockedPackage/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.version !== undefined){
let data2 = data0.version;
if(typeof data2 === "string"){
if(!pattern18.test(data2)){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/version",schemaPath:"#/definitions/lockedPackage/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/version",schemaPath:"#/definitions/lockedPackage/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.integrity !== undefined){
let data3 = data0.integrity;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/integrity",schemaPath:"#/definitions/lockedPackage/properties/integrity/pattern",keyword:"pattern",params:{pattern: "^sha512-[A-Za-z0-9+/]{86}==$"},message:"must match pattern \""+"^sha512-[A-Za-z0-9+/]{86}==$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/integrity",schemaPath:"#/definitions/lockedPackage/properties/integrity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pinned === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pinned"},message:"must have required property '"+"pinned"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.versions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "pinned") || (key0 === "versions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pinned !== undefined){
let data0 = data.pinned;
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
const err3 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.versions !== undefined){
let data1 = data.versions;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern18.test(key1)){
const err5 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate21(data1[key2], {instancePath:instancePath+"/versions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="client-lock.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clients === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clients"},message:"must have required property '"+"clients"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "schema") || (key0 === "clients"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clients !== undefined){
let data1 = data.clients;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(validate20(data1[key1], {instancePath:instancePath+"/clients/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/client-lock.js



/** A repository's own lock, for versions that Portcullis itself does not know; relative to its root. */
const CLIENT_LOCK_FILE = '.github/portcullis/clients-lock.json';
/** Parses a lock of clients. Throws `ProblemsError`, also where a client's pinned version is not among its versions. */
function parseClientLock(text, file) {
    const lock = (0,json_source/* parseCheckedJson */.Xm)('the lock of clients', text, validate, file);
    const problems = Object.entries(lock.clients)
        .filter(([, { pinned, versions }]) => versions[pinned] === undefined)
        .map(([id, { pinned, versions }]) => ({
        file,
        line: null,
        pointer: `/clients/${id}/pinned`,
        expected: `one of the versions ${Object.keys(versions).join(', ')}`,
        found: pinned,
        help: null,
    }));
    if (problems.length > 0)
        throw (0,contracts_problem/* problemsError */.$j)('the lock of clients', problems);
    return lock;
}

;// CONCATENATED MODULE: ./build/io/clients/client-lock.json
const clients_client_lock_namespaceObject = /*#__PURE__*/JSON.parse('{"clients":{"claude":{"pinned":"2.1.332","versions":{"2.1.197":{"@anthropic-ai/claude-code":{"integrity":"sha512-EqrwbRcI7M5y8jQlayIfTMmbZJ2OQaLOc7KwIWKdryQCdKWUEFr+C9rMovZUuj2Asndi7aqLujEzRtr471gncg==","version":"2.1.197"},"@anthropic-ai/claude-code-darwin-arm64":{"integrity":"sha512-1FOVhJzkKGWgOEEsvaK3ylCEmjKeJiXwfKl7RtNEbiDj7OxhRQ1G1CLN0HGDTTq1QwY+Dm2x1Yscdv5NfobAxQ==","version":"2.1.197"},"@anthropic-ai/claude-code-darwin-x64":{"integrity":"sha512-DOPeGTQqJWVENJsxwMxJtLOx+7OBINEDg9trQldlJR1nBssaYzNj1WWxp37JYSBRjeYLhqLipvDqEA0LMglL7A==","version":"2.1.197"},"@anthropic-ai/claude-code-linux-arm64":{"integrity":"sha512-sx6SoGj3MNR5CV+YDkNtbLHXa1tn3G8qcYFgm1gnvOi9ODQUKbhiPfankJfkTMDVekOvnKJhm6i9hGFIPzp7cQ==","version":"2.1.197"},"@anthropic-ai/claude-code-linux-arm64-musl":{"integrity":"sha512-r3taVK9rDaMahHkrCGV8wF1Sjphs7fqXy2ZEznyDGxUqeW6HxgkbG7dPplXnwwGiMTdYLrtQTQMN21ZTxcVHBA==","version":"2.1.197"},"@anthropic-ai/claude-code-linux-x64":{"integrity":"sha512-rIlKmrY0QMyHgPRX/MYWNj039vbypICvI9jVe3rs9Xy2RnNklySjyPxqh62QadznzoftEO23uYQ1tFePcQ//bg==","version":"2.1.197"},"@anthropic-ai/claude-code-linux-x64-musl":{"integrity":"sha512-/Ij3+inZf96Lb1BLnO0rWArRi1HqIMh6HeGrQoykrp7a8Yj0SA1EQIO42kpNeVxM9z3o3xUaiIf0FRMzLIp6oQ==","version":"2.1.197"},"@anthropic-ai/claude-code-win32-arm64":{"integrity":"sha512-P/1y1JcBSKNRt9asd0bhGRwLdD7yLnq9BlXdA0KHC+0zTm/WPqsCHupt8C7f7adb14//dVlkkbRT+9F5Iup/qA==","version":"2.1.197"},"@anthropic-ai/claude-code-win32-x64":{"integrity":"sha512-bH/146HdS+MO2ndTvljKUJQbcKuvOWujH02WiLkhQJmo/YJLTCMnn1P/jxjjv6W9y/+LGxN58SfdHa6zobatTw==","version":"2.1.197"}},"2.1.332":{"@anthropic-ai/claude-code":{"integrity":"sha512-tvSh6bLvEbd97APD31AnojOrRC3AmcRj5R8sF8QIQitu3x2ucOb1kKmTkGDw41kjva+CGJfpkt+wYouk6yv56Q==","version":"2.1.332"},"@anthropic-ai/claude-code-darwin-arm64":{"integrity":"sha512-L/F5mypyB7SK59cesiAqGv1bVNd+8xTn0LF5kV6EGL6UMhofVJMFlokhDRoxNzANNC5i/5JdzfJyDOKUbZObiA==","version":"2.1.332"},"@anthropic-ai/claude-code-darwin-x64":{"integrity":"sha512-i0GV2ejBOeHMXs+XPCd1IaJj1GV3VdZl8hiQD6hLMR/N7f4Nt8q4Edj1GYJCKXPLJa/zsE9Uv6r9rZ/ldVFQPQ==","version":"2.1.332"},"@anthropic-ai/claude-code-linux-arm64":{"integrity":"sha512-BlHNEtK38KBPWU31F4lUSS9sHclCyfWbThT1CErvxxH8+XcljYLZlQwdyXBkTD62rw1TgfE1u1a+quMWS0NSJg==","version":"2.1.332"},"@anthropic-ai/claude-code-linux-arm64-musl":{"integrity":"sha512-jdjkkJLfAQ9M1HbT05tZHQpGNZUEPUebYwW/xpiMypZddB0lNlHlB9mXfOVV/UUPO0JCghj1NSQjxhhJc4L4CA==","version":"2.1.332"},"@anthropic-ai/claude-code-linux-x64":{"integrity":"sha512-f4JWhzwYutJIHScC7/dYOPX6s28tt7ZADhsOi8zwOHq5fFPEuUeChh2NMfinSg0GrUckYxaeebC4h0DqiKzLcw==","version":"2.1.332"},"@anthropic-ai/claude-code-linux-x64-musl":{"integrity":"sha512-QoQzwipnqRAdBKDAJNJ2Qvl37G6x8nCugfOQa+nuMcGIRgGEOLeWoq3pTLMQRScL37estAQBGH9ygR3WFVbIfw==","version":"2.1.332"},"@anthropic-ai/claude-code-win32-arm64":{"integrity":"sha512-rd2vER0bvylh1FHmXH/xC0SjoSF6RCsP+ezmDPR6qJLn+Mm4qfmBNC2JYfAH6KmrYq6u0O8m8YL/R95yAMgNvA==","version":"2.1.332"},"@anthropic-ai/claude-code-win32-x64":{"integrity":"sha512-BqPm3Fqw8LqRooC8QZUVAfaepl+jNb7JV1yp1atCyoU6kpm1CZ7z/6+IUHsrD8ljq/K2yb13obMw0mo3BA5dzw==","version":"2.1.332"}}}},"codex":{"pinned":"0.171.0","versions":{"0.171.0":{"@openai/codex":{"integrity":"sha512-1IOFzL2Xg86tLdw6kDo3GoKbkQENgQi7TI6rlEvN132R7ngSw7SNOIQoTcnKzSZZ8kf9N9GynCweSoaFbqk2Eg==","version":"0.171.0"},"@openai/codex-darwin-arm64":{"integrity":"sha512-hIYTkRUpuYpkVfTq4cpby0PXqhAVcIgE7f6FoyY1lt2RyARj3GXS1Can/dIYUBItVhXzhb98HYHZNzCX74QRlQ==","name":"@openai/codex","version":"0.171.0-darwin-arm64"},"@openai/codex-darwin-x64":{"integrity":"sha512-pwN5uNEKx/mZjwBEf/6CKq6SJMfJS5kruV3sJQAk7ebIPvC58Ote3CicIxETDZtjLj35rNv3PLPd7mHCg6hGPw==","name":"@openai/codex","version":"0.171.0-darwin-x64"},"@openai/codex-linux-arm64":{"integrity":"sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA==","name":"@openai/codex","version":"0.171.0-linux-arm64"},"@openai/codex-linux-x64":{"integrity":"sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw==","name":"@openai/codex","version":"0.171.0-linux-x64"},"@openai/codex-win32-arm64":{"integrity":"sha512-kkavDHtAkkNaYtO7eBw4IdBbE/PsWP+Ezp9JXcr/mBu/Cc7EevzFVIVC3sZYvWsF9xuvyjIUv9CKeN0LU0+N9Q==","name":"@openai/codex","version":"0.171.0-win32-arm64"},"@openai/codex-win32-x64":{"integrity":"sha512-HKWBK25tLQxdEg6svw0CrBf+v0bQhRyF8EBVdNqeRxErqpfFa/dfSar6r3sJt6tyPqozOtgz2BH8B2G3n/+gnQ==","name":"@openai/codex","version":"0.171.0-win32-x64"}}}},"copilot":{"pinned":"1.0.102","versions":{"1.0.102":{"@github/copilot":{"integrity":"sha512-mv6cTWMhMILxg5ZDgqJ6UsnpPuySCPWOPbZVaO8lL0dpmjY3VD9ZhJr6DFcG7fhUXZv6OmvLdcRCa5MJ6hBI+Q==","version":"1.0.102"},"@github/copilot-darwin-arm64":{"integrity":"sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA==","version":"1.0.102"},"@github/copilot-darwin-x64":{"integrity":"sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA==","version":"1.0.102"},"@github/copilot-linux-arm64":{"integrity":"sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==","version":"1.0.102"},"@github/copilot-linux-x64":{"integrity":"sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==","version":"1.0.102"},"@github/copilot-linuxmusl-arm64":{"integrity":"sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg==","version":"1.0.102"},"@github/copilot-linuxmusl-x64":{"integrity":"sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q==","version":"1.0.102"},"@github/copilot-win32-arm64":{"integrity":"sha512-QhbEEfrAri+TA/S+xpUbOpWrzxfmQj5Ncgn6YF6SoI9zLdF57yt6Bd9sVAxWfsmmI0F2wmlQOHQ+s+7EjXQWgQ==","version":"1.0.102"},"@github/copilot-win32-x64":{"integrity":"sha512-ShdlICQu/Ei0mRX5J/ioaWUm7Kt6TpUvyQFuhFhS+Vb/7VVDi4/6pJAjcETeUJCHe9lkhF25swzcZXsun/i9Hg==","version":"1.0.102"}}}}},"schema":1}');
;// CONCATENATED MODULE: ./build/io/clients/load-client-lock.js







/** The lock that Portcullis brings, with what the repository's own one adds: further versions, and another pinned version. */
async function loadClientLock(root) {
    const ours = parseClientLock((0,document_text/* documentText */.Z)(clients_client_lock_namespaceObject), 'client-lock.json');
    const file = (0,external_node_path_.join)(root, CLIENT_LOCK_FILE);
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the lock of clients');
    return text === undefined ? ours : mergeLocks(ours, parseClientLock(text, file), file);
}
/**
 * What a repository adds is what a pull request can change. So a version that both know has to be the same in both, and every
 * package has to be the client's own: another one in its place would be what is started.
 *
 * @throws PortcullisError `invalid_input` or `usage`, with the file's name
 */
function mergeLocks(ours, theirs, file) {
    const clients = { ...ours.clients };
    for (const [id, { pinned, versions }] of Object.entries(theirs.clients)) {
        const { name } = clientPackage(id);
        const known = ours.clients[id]?.versions ?? {};
        for (const [version, locked] of Object.entries(versions)) {
            refuseForeignPackages(name, locked, `${file}: /clients/${id}/versions/${version}`);
            const same = known[version];
            if (same !== undefined && !isSameVersion(same, locked)) {
                throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: ${id} ${version}: expected the digests that Portcullis knows of this version, found others`, 'Take this version out of the file, and find out who wrote it there.');
            }
        }
        clients[id] = { pinned, versions: { ...versions, ...known } };
    }
    return { schema: 1, clients };
}
/** Both hold the same packages with the same digests. */
function isSameVersion(left, right) {
    return (0,document_text/* documentText */.Z)(left) === (0,document_text/* documentText */.Z)(right);
}
function refuseForeignPackages(name, locked, place) {
    for (const [folder, item] of Object.entries(locked)) {
        const own = (folder === name || folder.startsWith(`${name}-`)) && !folder.slice(name.length).includes('/');
        if (own && (item.name === undefined || item.name === name))
            continue;
        const found = `${folder}${item.name === undefined ? '' : ` (${item.name})`}`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `${place}: expected packages of ${name}, found ${found}`);
    }
}

;// CONCATENATED MODULE: ./build/io/clients/npm-command.js






const CLI = 'npm-cli.js';
/** Settings of an outer npm (`npm run -w …`, `npx`) that are not about the registry and would change what ours does. */
const OUTER_SETTINGS = /^npm_(?:lifecycle_.*|package_.*|command|config_(?:workspaces?|include_workspace_root|global|location|prefix|local_prefix|omit|include|package|call))$/i;
/** Ours, whatever the user's configuration says. A registry that does not answer is asked again after seconds, not minutes. */
const FIXED_ARGUMENTS = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--no-color',
    '--no-update-notifier',
    '--no-dry-run',
    '--no-global',
    '--install-strategy=hoisted',
    '--loglevel=warn',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
];
/**
 * Runs the user's npm in a folder, so that registry, proxy and credentials are those of their configuration; settings of the folder
 * that Portcullis itself runs in do not count. Install scripts never run.
 *
 * @throws PortcullisError `not_found` where there is no npm
 */
async function runNpm(command, folder, environment) {
    const npm = await findNpm(environment);
    const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !OUTER_SETTINGS.test(name)));
    const args = [...npm.prefixArgs, ...command, ...FIXED_ARGUMENTS, '--prefix', folder];
    return runToEnd(npm.program, args, { cwd: folder, env, timeoutMs: null });
}
/** npm as a script that Node runs: on Windows, what PATH leads to is a command file, which only a shell could start. */
async function findNpm(environment) {
    const found = await programOnPath('npm', environment);
    const target = found === null ? null : await (0,promises_.realpath)(found);
    const beside = (0,external_node_path_.dirname)(process.execPath);
    const scripts = [
        environment['npm_execpath'],
        target,
        found === null ? null : (0,external_node_path_.join)((0,external_node_path_.dirname)(found), 'node_modules', 'npm', 'bin', CLI),
        (0,external_node_path_.join)(beside, '..', 'lib', 'node_modules', 'npm', 'bin', CLI),
        (0,external_node_path_.join)(beside, 'node_modules', 'npm', 'bin', CLI),
    ];
    for (const script of scripts) {
        if (typeof script === 'string' && (0,external_node_path_.basename)(script) === CLI && (await (0,find_files/* isFile */.fo)(script))) {
            return { program: process.execPath, prefixArgs: [script] };
        }
    }
    // The launchers of version managers are programs of their own.
    if (found !== null && process.platform !== 'win32')
        return { program: found, prefixArgs: [] };
    throw new portcullis_error/* PortcullisError */.S('not_found', 'npm: expected it on PATH or beside Node, found none', 'Install Node with npm.');
}

;// CONCATENATED MODULE: ./build/io/clients/npm-failure.js

const OFFLINE = new Set([
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENETUNREACH',
    'EHOSTUNREACH',
]);
const FURTHER_OFFLINE = /^(?:ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR|E50\d)$/;
const UNPACK_ERROR = /TAR_ENTRY_ERROR (.*)/;
const SHOWN_LINES = 8;
/** npm calls an installation good of which it could not write every file: a full disk leaves files that are cut off. */
function hasFailed(ran) {
    return ran.exitCode !== 0 || UNPACK_ERROR.test(ran.stderr);
}
/** npm's failure in our words. `what` is the client with its version. */
function npmFailure(ran, what) {
    const lines = ran.stderr
        .split('\n')
        .filter((line) => !line.startsWith('npm warn'))
        .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trimEnd())
        .filter((line) => line !== '' && !line.startsWith('A complete log of this run'));
    const code = lines.map((line) => /^code (\S+)$/.exec(line)?.[1]).find((item) => item !== undefined) ?? '';
    // npm prints the stacks of what it did not expect.
    const stack = lines.findIndex((line) => /^\s+at /.test(line));
    const told = lines
        .slice(0, stack === -1 ? lines.length : stack)
        .filter((line) => !/^(?:code|errno|syscall|path|network) /.test(line))
        .slice(0, SHOWN_LINES)
        .map((line) => `\n  ${line}`)
        .join('');
    if (code === 'EINTEGRITY') {
        return new portcullis_error/* PortcullisError */.S('invalid_input', `${what}: expected the package with the digest in the lock, the registry gave another one (EINTEGRITY)${told}`, 'Do not use what this registry serves. If the lock is wrong, correct it in a reviewed change.');
    }
    if (OFFLINE.has(code) || FURTHER_OFFLINE.test(code)) {
        return new portcullis_error/* PortcullisError */.S('not_found', `${what}: the registry of npm cannot be reached (${code})${told}`, 'Look at the network, and at registry and proxy in the configuration of npm (`npm config list`).');
    }
    if (code === 'E404' || code === 'ETARGET') {
        return new portcullis_error/* PortcullisError */.S('not_found', `${what}: the registry of npm does not have it (${code})${told}`, 'Look at the version, and at the registry in the configuration of npm (`npm config list`).');
    }
    if (code === 'ENOSPC' || ran.stderr.includes('ENOSPC')) {
        const help = 'Make space, or set PORTCULLIS_CACHE_DIR to a folder on another disk.';
        return new portcullis_error/* PortcullisError */.S('not_written', `${what}: no space on the device (ENOSPC)`, help);
    }
    const unpacked = UNPACK_ERROR.exec(ran.stderr)?.[1];
    if (unpacked !== undefined) {
        return new portcullis_error/* PortcullisError */.S('not_written', `${what}: npm could not write what it unpacked: ${unpacked}`);
    }
    const end = ran.exitCode === null ? 'was ended by a signal' : `ended with ${ran.exitCode}`;
    return new portcullis_error/* PortcullisError */.S('not_found', `${what}: npm ${end}${code === '' ? '' : ` (${code})`}${told}`);
}

;// CONCATENATED MODULE: ./build/io/clients/lock-client.js











/**
 * Asks the registry for the packages of one version on all platforms, with their digests. Nothing is downloaded.
 *
 * @throws PortcullisError `not_found` where the registry has no such version or cannot be reached
 */
async function lockClient(id, version, environment) {
    const { name } = clientPackage(id);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'pc-lock-'));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), (0,document_text/* documentText */.Z)({ private: true, dependencies: { [name]: version } }));
        const ran = await runNpm(['install', '--package-lock-only', '--lockfile-version=3'], folder, environment);
        if (ran.exitCode !== 0)
            throw npmFailure(ran, `${id} ${version}`);
        const file = (0,external_node_path_.join)(folder, 'package-lock.json');
        return lockedPackages(await (0,read_text_file/* readTextFile */.Gu)(file, 'the lock of npm'), id, version, file);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** Of a lock of npm's, the packages that are the client's own. What the rest is for, its script in JavaScript, never runs. */
function lockedPackages(packageLock, id, version, file) {
    const { name } = clientPackage(id);
    const packages = fieldOf((0,json_source/* parseJsonSource */.X0)(packageLock, file).value, 'packages');
    const locked = {};
    for (const [place, item] of Object.entries(isObject(packages) ? packages : {})) {
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
        throw new portcullis_error/* PortcullisError */.S('not_found', `${id} ${version}: expected packages ${name}-<platform>, the registry names none`, 'Portcullis does not know how this version is laid out.');
    }
    const document = { schema: 1, clients: { [id]: { pinned: version, versions: { [version]: locked } } } };
    const parsed = parseClientLock(JSON.stringify(document), file);
    return parsed.clients[id]?.versions[version] ?? {};
}
function fieldOf(value, name) {
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/app/clients/lock-client-version.js







/**
 * Asks the registry for the digests of a version, writes them into the repository's lock, and pins the version there.
 *
 * @throws PortcullisError `not_found` where the registry has no such version, `invalid_input` where it gives other digests of a
 *   version that Portcullis knows
 */
async function lockClientVersion(world, id, version, environment) {
    const file = (0,external_node_path_.join)(world.root, CLIENT_LOCK_FILE);
    const known = await loadClientLock(world.root);
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the lock of clients');
    const before = text === undefined ? { schema: 1, clients: {} } : parseClientLock(text, file);
    const locked = await lockClient(id, version, environment);
    const versions = { ...before.clients[id]?.versions, [version]: locked };
    const lock = { schema: 1, clients: { ...before.clients, [id]: { pinned: version, versions } } };
    mergeLocks(known, lock, file);
    await (0,write_file_atomically/* writeFileAtomically */.l)(file, (0,document_text/* documentText */.Z)(lock), 'the lock of clients');
    return { id, version, file, packages: Object.keys(locked).length };
}

// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(3169);
;// CONCATENATED MODULE: ./build/app/clients/configured-clients.js



/**
 * What a run asks for: the path of the command line, else the configured one, which is relative to the repository; and the configured
 * version, which a path on the command line overrides.
 */
function askedClient(world, provider, given) {
    if (given !== null)
        return { version: null, path: given };
    const path = provider?.path ?? null;
    const isRelative = path !== null && /[/\\]/.test(path) && !(0,external_node_path_.isAbsolute)(path);
    return { version: provider?.clientVersion ?? null, path: isRelative ? (0,external_node_path_.join)(world.root, path) : path };
}
/** The clients of the configured providers, with the configured versions: what is installed where nothing is named. */
async function configuredClients(world) {
    const { providers } = await (0,load_config/* configOrDefault */.zO)(world.root);
    return [...providers]
        .filter(([id, { command }]) => CLIENT_PACKAGES.has(id) && command === null)
        .map(([id, { clientVersion }]) => ({ id, version: clientVersion }));
}

;// CONCATENATED MODULE: ./build/app/clients/open-client-store.js




/**
 * The clients of this machine and the versions that Portcullis and the repository lock (CONTRIBUTING.md, "Clients").
 *
 * @throws PortcullisError where the repository's lock is not valid, or the cache lies inside of the repository
 */
async function openClientStore(world, environment, temporary = (0,external_node_os_.tmpdir)()) {
    const platform = thisPlatform();
    const folder = clientsFolder(environment, platform.os, world.cwd);
    return { folder, lock: await loadClientLock(world.root), platform, environment, cwd: world.cwd, temporary };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/io/clients/install-client.js














/** Folders of installations that were broken off go after this time. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** What a system says of a place where something stands already, or which another process uses. */
const OCCUPIED = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']);
const MOVE_ATTEMPTS = 5;
/**
 * Installs one locked version with the user's npm, beside its place, and moves it there when it is whole and has told its version.
 * Of two that do so at once, one stays. `onDownload` is called before npm starts.
 *
 * @throws PortcullisError `not_found` (no such version, platform, npm or registry), `invalid_input` (digests), `not_written`
 */
async function installClient(store, id, version, onDownload) {
    const locked = lockedVersion(store.lock, id, version);
    const project = projectOf(store, id, version, locked);
    const present = await installedProgram(store, id, version, locked);
    if (present !== null)
        return { id, version, program: present, present: true };
    const parent = (0,external_node_path_.join)(store.folder, id);
    await (0,make_folder/* makeFolder */.f)(parent, 'the cache of clients');
    await removeAbandoned(parent);
    onDownload();
    const incoming = (0,external_node_path_.join)(parent, `.new-${(0,external_node_crypto_.randomUUID)()}`);
    try {
        await (0,promises_.mkdir)(incoming);
        await (0,promises_.writeFile)((0,external_node_path_.join)(incoming, 'package.json'), project.packageJson);
        await (0,promises_.writeFile)((0,external_node_path_.join)(incoming, 'package-lock.json'), project.packageLock);
        const ran = await runNpm(['ci'], incoming, store.environment);
        if (hasFailed(ran))
            throw npmFailure(ran, `${id} ${version}`);
        await checkProgram(store, id, version, incoming);
        await moveInto(versionFolder(store, id, version), incoming, async () => {
            return (await installedProgram(store, id, version, locked)) !== null;
        });
    }
    catch (error) {
        if ((0,file_error/* fileErrorCode */.c2)(error) === undefined || error instanceof portcullis_error/* PortcullisError */.S)
            throw error;
        throw new portcullis_error/* PortcullisError */.S('not_written', `${parent}: ${id} ${version}: expected a folder that can be written to, found ${(0,file_error/* foundInstead */.D0)(error)}`, 'Set PORTCULLIS_CACHE_DIR to another folder.', { cause: error });
    }
    finally {
        await (0,promises_.rm)(incoming, { recursive: true, force: true, maxRetries: 3 });
    }
    return { id, version, program: programIn(store, id, versionFolder(store, id, version)), present: false };
}
/** The program is there, starts on this machine, and is the version that it should be. */
async function checkProgram(store, id, version, folder) {
    const program = programIn(store, id, folder);
    if (!(await isProgram(program))) {
        const message = `${id} ${version}: expected a program at ${program}, found none`;
        throw new portcullis_error/* PortcullisError */.S('not_found', message, 'Portcullis does not know how this version is laid out.');
    }
    const runCache = runCacheFolder(store, id, version);
    const found = await versionOf({ program, prefixArgs: [] }, runCache, store);
    if (found === version)
        return;
    const said = found ?? 'none';
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${id} ${version}: expected a program that says this version, it says ${said}`);
}
/** Renames a folder into its place. What stands there stays if it is `whole`; anything else there is moved away. */
async function moveInto(place, incoming, whole) {
    for (let attempt = 1;; attempt += 1) {
        try {
            await (0,promises_.rename)(incoming, place);
            return;
        }
        catch (error) {
            if (!OCCUPIED.has((0,file_error/* fileErrorCode */.c2)(error) ?? '') || attempt === MOVE_ATTEMPTS)
                throw error;
            if (await whole())
                return;
            const aside = `${incoming}.replaced-${attempt}`;
            await (0,promises_.rename)(place, aside).catch(() => undefined);
            await (0,promises_.rm)(aside, { recursive: true, force: true, maxRetries: 3 });
            // On Windows, what has just run or is being scanned for viruses cannot be moved yet.
            await (0,external_node_timers_promises_.setTimeout)(attempt * 50);
        }
    }
}
async function removeAbandoned(parent) {
    for (const entry of await (0,find_files/* entriesOf */.Mc)(parent)) {
        if (!entry.startsWith('.new-'))
            continue;
        const path = (0,external_node_path_.join)(parent, entry);
        const stats = await (0,promises_.stat)(path).catch(() => null);
        if (stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS)
            await (0,promises_.rm)(path, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/app/clients/install-clients.js




/** Installs all of these at a time, of a client without a version the pinned one. One that fails stops no other. */
async function installClients(store, requests, listeners) {
    const wanted = requests.map(({ id, version }) => `${id}@${version ?? pinnedVersion(store.lock, id)}`);
    const installed = [...new Set(wanted)].map(async (name) => {
        const [id = '', version = ''] = name.split('@');
        const installation = await installOne(store, id, version, listeners);
        listeners.onEnd(installation);
        return installation;
    });
    return Promise.all(installed);
}
async function installOne(store, id, version, listeners) {
    const onDownload = () => listeners.onDownload(id, version, clientPackage(id).megabytes);
    try {
        return { ...(await installClient(store, id, version, onDownload)), error: null };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        return { id, version, program: null, present: false, error };
    }
}

;// CONCATENATED MODULE: ./build/cli/client-installation.js


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
function tellFailures({ io }, all) {
    const failed = all.flatMap(({ error }) => (error === null ? [] : [error]));
    for (const { message, help } of failed) {
        io.stderr.write((0,reports.safeLines)(`error: ${message}\n${help === undefined ? '' : `${help}\n`}`));
    }
    return failed[0]?.exitCode ?? 0;
}

;// CONCATENATED MODULE: ./build/cli/client-paths.js

/** `--client-path`, for every command that starts clients. */
function addClientPathOption(command) {
    return command.option('--client-path <id=path...>', 'a client that is there already, instead of the installed one');
}
/** Provider → path, as they were given. Throws `PortcullisError` `usage` where it is no such pair, or one is named twice. */
function clientPathsOf(flags) {
    const paths = new Map();
    for (const value of flags.clientPath ?? []) {
        const [given = '', ...rest] = value.split('=');
        const id = given.toLowerCase();
        const path = rest.join('=');
        if (path === '' || !/^[a-z0-9][a-z0-9_-]*$/.test(id)) {
            const message = `--client-path: expected id=path, found ${JSON.stringify(value)}`;
            throw new portcullis_error/* PortcullisError */.S('usage', message, 'Example: --client-path claude=/opt/claude/bin/claude');
        }
        if (paths.has(id))
            throw new portcullis_error/* PortcullisError */.S('usage', `--client-path: expected ${id} once, found it twice`);
        paths.set(id, path);
    }
    return paths;
}

;// CONCATENATED MODULE: ./build/cli/commands/clients.js









const addClients = (program, run) => {
    const clients = program.command('clients').description('the agent clients that are run: claude, codex, copilot');
    addInstall(clients, run);
    addList(clients, run);
    addLock(clients, run);
};
function addInstall(clients, run) {
    const command = clients
        .command('install')
        .description('install exact versions from the npm registry, checked against the lock, into a cache folder')
        .argument('[clients...]', 'claude, codex@0.171.0, …; without them those of the configured providers')
        .addHelpText('after', `
The cache is $PORTCULLIS_CACHE_DIR, else portcullis/clients in the cache folder of the system. Registry, proxy and
credentials are those of the user's npm; no install script runs.

Examples:
  $ portcullis clients install
  $ portcullis clients install claude claude@2.1.197`);
    run(command, async (_options, context, names) => {
        const world = context.openWorld();
        const requests = names.length === 0 ? await configuredClients(world) : names.map(parseClientRequest);
        const store = await openClientStore(world, process.env);
        const installations = await installWithProgress(context, store, requests);
        return tellInstallations(context, store.folder, installations);
    });
}
function tellInstallations(context, folder, all) {
    if (context.json) {
        const clients = all.map((item) => ({ ...item, error: item.error === null ? null : errorFields(item.error) }));
        context.print(context.document({ folder, clients }));
    }
    else {
        for (const { id, version, program } of all)
            if (program !== null)
                context.print(`${id} ${version}: ${program}\n`);
    }
    return tellFailures(context, all);
}
function addList(clients, run) {
    const command = clients
        .command('list')
        .description('pinned and installed versions, and for each client the program that a run would start')
        .addHelpText('after', '\nExamples:\n  $ portcullis clients list\n  $ portcullis clients list --client-path codex=/opt/codex');
    addClientPathOption(command);
    run(command, async (options, context) => {
        const world = context.openWorld();
        const paths = clientPathsOf(options);
        for (const id of paths.keys())
            parseClientRequest(id);
        const { providers } = await (0,load_config/* configOrDefault */.zO)(world.root);
        const store = await openClientStore(world, process.env);
        const listed = await listClients(store, (id) => askedClient(world, providers.get(id), paths.get(id) ?? null));
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
function listedFields({ starts, problem, ...rest }) {
    return {
        ...rest,
        starts: starts === null
            ? null
            : {
                source: starts.source,
                version: starts.version,
                program: starts.program,
                prefix_args: starts.prefixArgs,
                cache_folder: starts.cacheFolder,
            },
        problem: problem === null ? null : errorFields(problem),
    };
}
const SOURCES = { given: 'given by its path', installed: 'installed', path: 'on PATH' };
function listedText({ id, pinned, configured, installed, foreign, starts, problem }) {
    const versions = installed.length === 0 ? 'none' : installed.join(', ');
    const further = foreign.length === 0 ? '' : ` (and ${foreign.join(', ')}, from another lock)`;
    const lines = [
        id,
        `  pinned     ${pinned}${configured === null ? '' : `, configured ${configured}`}`,
        `  installed  ${versions}${further}`,
    ];
    if (starts !== null) {
        const program = [...starts.prefixArgs, ...(starts.prefixArgs.length === 0 ? [starts.program] : [])].join(' ');
        lines.push(`  starts     ${starts.version ?? 'unknown version'}, ${SOURCES[starts.source]}: ${program}`);
    }
    else
        lines.push(`  starts     nothing: ${problem?.message ?? ''}`, ...(problem?.help ? [`             ${problem.help}`] : []));
    return (0,reports.safeLines)(`${lines.join('\n')}\n`);
}
function addLock(clients, run) {
    const command = clients
        .command('lock')
        .description("add a version to the repository's own lock, with the digests that the registry gives, and pin it")
        .argument('<client@version>', 'one client with its exact version')
        .addHelpText('after', '\nWrites .github/portcullis/clients-lock.json.\n\nExample:\n  $ portcullis clients lock codex@0.170.0');
    run(command, async (_options, context, [name = '']) => {
        const { id, version } = parseClientRequest(name);
        const locked = await lockClientVersion(context.openWorld(), id, context.required(`${id}@version`, version ?? undefined), process.env);
        if (context.json)
            context.print(context.document(locked));
        else
            context.print(`${locked.file}: ${id} ${locked.version} is locked (${locked.packages} packages) and pinned\n`);
        return 0;
    });
}
function errorFields(error) {
    return { code: error.code, message: error.message, help: error.help ?? null };
}

;// CONCATENATED MODULE: ./build/app/demo-recordings.js
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
/** What a pull request that breaks things would have recorded instead: a call lost, a skill forgotten, a skill too many, no answer. */
const REGRESSIONS = {
    'claude/alpha-greeting': 'no-skill',
    'codex/alpha-then-beta': 'skill-alpha-gpt-5.5',
    'copilot/small-talk': 'skill-alpha',
    'codex/beta-farewell': 'http-500',
};
const DEMO_PROVIDERS = ['claude', 'codex', 'copilot'];
/** One recording for each case and provider of the demo. */
function demoRecordings(regress) {
    return DEMO_PROVIDERS.flatMap((agent) => Object.entries(RECORDINGS).map(([caseId, usual]) => {
        const scenario = regress ? (REGRESSIONS[`${agent}/${caseId}`] ?? usual) : usual;
        return { agent, caseId, name: `${agent}-${scenario}` };
    }));
}

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/io/git/git-command.js + 1 modules
var git_command = __webpack_require__(637);
;// CONCATENATED MODULE: ./build/io/git/scratch-repository.js





/** All that git needs to be told, since nothing of the user's configuration may sign, hook or rename what happens here. */
const SETTINGS = ['user.name=Portcullis demo', 'user.email=demo@portcullis.invalid', 'core.autocrlf=false'].flatMap((setting) => ['-c', setting]);
/** Makes an empty repository with the branch `main` in an existing folder. */
async function scratchRepository(root) {
    const own = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_SYSTEM: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
    const command = (0,git_command/* gitCommand */.Q)(root, { ...process.env, ...own });
    const git = async (...args) => {
        const { exitCode, stdout, reason } = await command(...SETTINGS, ...args);
        if (exitCode === 0)
            return stdout.toString('utf8').trim();
        throw new portcullis_error/* PortcullisError */.S('not_found', `git ${args[0] ?? ''} failed in the demo's repository: ${reason}`);
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

;// CONCATENATED MODULE: ./build/app/demo-skills.js
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

// EXTERNAL MODULE: ./build/app/run-gates.js + 9 modules
var run_gates = __webpack_require__(3601);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(8650);
// EXTERNAL MODULE: ./build/kernel/digest.js
var kernel_digest = __webpack_require__(1694);
// EXTERNAL MODULE: ./build/io/file-chunks.js
var file_chunks = __webpack_require__(7666);
;// CONCATENATED MODULE: ./build/io/unit/copied-entries.js


/** Folders that are no part of what an agent works on, and too large to copy for each unit. */
const NOT_COPIED = new Set(['.git', 'node_modules']);
/**
 * Which entries of a folder a unit gets: files, folders, and links that stay inside. `notCopied`: absolute paths of folders that are left
 * out as well. Throws what the file system says.
 */
async function copiedEntries(folder, notCopied = []) {
    const source = await (0,promises_.realpath)(folder);
    const left = new Set(await Promise.all(notCopied.map((path) => (0,promises_.realpath)(path).catch(() => path))));
    return {
        source,
        isCopied: async (path) => path === source || (!NOT_COPIED.has((0,external_node_path_.basename)(path)) && !left.has(path) && (await staysInside(path, source))),
    };
}
/** A link that leads out of the copy would let one unit write what another one reads: it is left out. */
async function staysInside(path, root) {
    const stats = await (0,promises_.lstat)(path);
    if (!stats.isSymbolicLink())
        return stats.isFile() || stats.isDirectory();
    const target = await (0,promises_.readlink)(path);
    if ((0,external_node_path_.isAbsolute)(target))
        return false;
    const inside = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), target));
    return !(0,external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..';
}

;// CONCATENATED MODULE: ./build/io/unit/skill-set-digest.js







/**
 * `sha256:<hex>` over the skills that a unit gets: of each its plugin, its name and the very files that are copied, with their paths, bytes
 * and the targets of links. Where they lie, their order and who may execute them does not count. No skills have a digest as well.
 *
 * @throws PortcullisError `not_found`, `invalid_input` where a skill cannot be read
 */
async function skillSetDigest(skills) {
    const digests = new Set();
    for (const { path, plugin } of skills) {
        digests.add((0,kernel_digest/* digestOf */.ol)({ plugin, name: (0,external_node_path_.basename)(path), files: await filesOf(path) }));
    }
    return (0,kernel_digest/* digestOf */.ol)([...digests].sort(ordering/* compareCodePoints */.OP));
}
/** By the path inside of the folder, with `/`: the digest of a file, or where a link leads. */
async function filesOf(folder) {
    const files = [];
    let place = folder;
    try {
        const { source, isCopied } = await copiedEntries(folder);
        const folders = [source];
        for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
            place = parent;
            for (const entry of await (0,promises_.readdir)(parent, { withFileTypes: true })) {
                place = (0,external_node_path_.join)(parent, entry.name);
                if (!(await isCopied(place)))
                    continue;
                if (entry.isDirectory())
                    folders.push(place);
                else {
                    const content = entry.isSymbolicLink()
                        ? `link:${withSlashes(await (0,promises_.readlink)(place))}`
                        : await fileDigest(place);
                    files.push([withSlashes((0,external_node_path_.relative)(source, place)), content]);
                }
            }
        }
    }
    catch (error) {
        throw (0,file_error/* unreadable */.O$)(error, place, 'the skill');
    }
    return Object.fromEntries(files);
}
async function fileDigest(path) {
    const digest = new kernel_digest/* RunningDigest */.iM();
    for await (const chunk of (0,file_chunks/* fileChunks */.T)(path))
        digest.add(chunk);
    return digest.value();
}
function withSlashes(path) {
    return path.split(external_node_path_.sep).join('/');
}

// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(8397);
// EXTERNAL MODULE: ./build/app/comparator-sources.js + 4 modules
var comparator_sources = __webpack_require__(8847);
// EXTERNAL MODULE: ./build/app/open-repository.js + 8 modules
var open_repository = __webpack_require__(2972);
// EXTERNAL MODULE: ./build/app/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(8413);
// EXTERNAL MODULE: ./build/app/routing-comparator.js
var routing_comparator = __webpack_require__(6739);
;// CONCATENATED MODULE: ./build/app/comparator-cases.js








/** The merge base with a ref, and what it holds; null where no ref is given. */
async function comparatorFor(world, baseRef, paths) {
    if (baseRef === null)
        return null;
    const repository = await (0,open_repository/* openRepository */.h)(world);
    if (repository === null) {
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${world.root}: --base-ref: expected a git repository, found none`);
    }
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const comparator = await (0,resolve_comparator/* resolveComparator */.vA)((0,comparator_sources/* comparatorSources */.f)(repository, null), { kind: 'named', baseRef }, null);
    return (0,routing_comparator/* routingComparator */.NO)(comparator, {
        paths: (0,load_cases/* casePaths */.n2)(world, paths) ?? config.cases,
        named: paths !== null,
    });
}
/** What the comparator's version of a case asks for, so that it is recorded beside what the case itself asks. */
function comparatorTokens(comparatorCases, { definition }, agent) {
    const ids = new Set([definition.case_id, definition.renamed_from]);
    const before = comparatorCases.find((item) => ids.has(item.definition.case_id));
    if (before === undefined)
        return {};
    const asked = (0,requirements/* requirementsOf */.CG)(before.definition, agent);
    return { furtherTokens: (0,requirements/* tokensOf */.k8)(asked), furtherAnyTokens: asked.any ?? [] };
}

;// CONCATENATED MODULE: ./build/app/found-transcripts.js



/** A cell has at most so many trials: a stray number must not make a plan of a million units. */
const MAX_TRIALS = 1000;
/** Lists `root/<agent>/<case_id>[.<trial>].(jsonl|txt)`; `shown` is how the folder is called in messages. */
async function foundTranscripts(root, shown) {
    const byAgent = new Map();
    const strays = [];
    for (const name of (await (0,find_files/* entriesOf */.Mc)(root)).filter(isVisible)) {
        const path = (0,external_node_path_.join)(root, name);
        if (await (0,find_files/* isFolder */.lQ)(path))
            byAgent.set(name, await transcriptsOf(path, strays));
        else
            strays.push(path);
    }
    if (byAgent.size > 0)
        return { byAgent, strays };
    throw new portcullis_error/* PortcullisError */.S('not_found', `${shown}: the transcripts: expected folders named after providers, found none`, 'Lay them out as DIR/<agent>/<case_id>[.<trial>].jsonl.');
}
/** The transcripts of one provider's folder; two for one unit are an error, since it could not be told which one counts. */
async function transcriptsOf(folder, strays) {
    const byUnit = new Map();
    for (const name of (await (0,find_files/* entriesOf */.Mc)(folder)).filter(isVisible)) {
        if (/\.(?:meta\.json|stderr\.txt)$/.test(name))
            continue;
        const path = (0,external_node_path_.join)(folder, name);
        const match = /^([A-Za-z0-9][A-Za-z0-9_-]*)(?:\.([1-9]\d{0,3}))?\.(?:jsonl|txt)$/.exec(name);
        const trial = Number(match?.[2] ?? 1);
        if (match?.[1] === undefined || trial > MAX_TRIALS) {
            strays.push(path);
            continue;
        }
        // A pipe would be waited for, for ever.
        if (!(await (0,find_files/* isFile */.fo)(path))) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${path}: the transcript: expected a file, found something else or a link to nothing`, 'Remove or rename it.');
        }
        const file = { caseId: match[1], trial, path, stem: (0,external_node_path_.join)(folder, name.replace(/\.(?:jsonl|txt)$/, '')) };
        const key = `${file.caseId} ${file.trial}`;
        const other = byUnit.get(key);
        if (other !== undefined) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${folder}: expected one transcript for ${file.caseId}, trial ${file.trial}, found ${other.path} and ${file.path}`, 'Remove or rename one of them.');
        }
        byUnit.set(key, file);
    }
    return [...byUnit.values()];
}
/** Names that begin with a dot are the system's and the editor's business. */
function isVisible(name) {
    return !name.startsWith('.');
}

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(6223);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var contracts_results = __webpack_require__(6675);
;// CONCATENATED MODULE: ./build/contracts/generated/run-record.validate.js
// Generated from run-record.schema.json by scripts/generate.ts.

const run_record_validate_validate = validate55;
const schema121 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"run-record.schema.json","title":"RunRecord","description":"`run.json` of a batch: what the run was asked for, so that it can be taken up where it broke off.","type":"object","additionalProperties":false,"required":["schema","mode","cases","skills","skill_set_digest","workspace","models","base_ref","limits","logs","adaptive","allow_skills","scenarios"],"properties":{"schema":{"const":1},"mode":{"enum":["live","rehearsal","loadability"]},"cases":{"description":"Paths or globs; null means the configured ones.","anyOf":[{"$ref":"#/definitions/paths"},{"type":"null"}]},"skills":{"description":"Absolute paths of the roots.","$ref":"#/definitions/paths"},"skill_set_digest":{"description":"Over the files of the skills as they were when the batch was begun.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"workspace":{"type":["string","null"]},"models":{"type":"object","additionalProperties":{"type":"string"}},"base_ref":{"type":["string","null"]},"limits":{"title":"RecordedLimits","type":"object","additionalProperties":false,"required":["timeouts","timeout","retries","max_turns","output_bytes"],"properties":{"timeouts":{"description":"Seconds, by provider.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"timeout":{"description":"Seconds of the others.","type":["integer","null"],"minimum":1},"retries":{"type":"integer","minimum":0},"max_turns":{"type":["integer","null"],"minimum":1},"output_bytes":{"type":"integer","minimum":1}}},"logs":{"title":"RecordedLogs","type":"object","additionalProperties":false,"required":["scan","counts","max_files","max_bytes"],"properties":{"scan":{"type":"boolean"},"counts":{"type":"boolean"},"max_files":{"type":"integer","minimum":1},"max_bytes":{"type":"integer","minimum":1}}},"adaptive":{"title":"RecordedBudget","description":"What an adaptive run may use up; null where later stages are not run.","type":["object","null"],"additionalProperties":false,"required":["units","usd","minutes"],"properties":{"units":{"type":["integer","null"],"minimum":1},"usd":{"type":["number","null"],"minimum":0},"minutes":{"type":["number","null"],"minimum":0}}},"shard":{"description":"The shard of the plan that is run; absent where all of it is.","type":"integer","minimum":1},"attempt":{"description":"Which attempt at the shard.","type":"integer","minimum":1},"allow_skills":{"type":"boolean"},"scenarios":{"description":"Paths or globs of a rehearsal's scenarios; null means the scripted default.","anyOf":[{"$ref":"#/definitions/paths"},{"type":"null"}]}},"definitions":{"paths":{"type":"array","items":{"type":"string"}}}};
const schema122 = {"type":"array","items":{"type":"string"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="run-record.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cases === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.skills === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.skill_set_digest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.workspace === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workspace"},message:"must have required property '"+"workspace"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.models === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.base_ref === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.limits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.logs === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logs"},message:"must have required property '"+"logs"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.adaptive === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adaptive"},message:"must have required property '"+"adaptive"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.allow_skills === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_skills"},message:"must have required property '"+"allow_skills"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.scenarios === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenarios"},message:"must have required property '"+"scenarios"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema121.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err14 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(!(((data1 === "live") || (data1 === "rehearsal")) || (data1 === "loadability"))){
const err15 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema121.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err16 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err19 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.skills !== undefined){
let data4 = data.skills;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err20 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.skill_set_digest !== undefined){
let data6 = data.skill_set_digest;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err22 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.workspace !== undefined){
let data7 = data.workspace;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: schema121.properties.workspace.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.models !== undefined){
let data8 = data.models;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(typeof data8[key1] !== "string"){
const err25 = {instancePath:instancePath+"/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data10 = data.base_ref;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema121.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.limits !== undefined){
let data11 = data.limits;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.timeouts === undefined){
const err28 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "timeouts"},message:"must have required property '"+"timeouts"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.timeout === undefined){
const err29 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.retries === undefined){
const err30 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "retries"},message:"must have required property '"+"retries"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.max_turns === undefined){
const err31 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "max_turns"},message:"must have required property '"+"max_turns"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.output_bytes === undefined){
const err32 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "output_bytes"},message:"must have required property '"+"output_bytes"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 in data11){
if(!(((((key2 === "timeouts") || (key2 === "timeout")) || (key2 === "retries")) || (key2 === "max_turns")) || (key2 === "output_bytes"))){
const err33 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.timeouts !== undefined){
let data12 = data11.timeouts;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
let data13 = data12[key3];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/limits/timeouts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/properties/timeouts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/limits/timeouts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/properties/timeouts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/limits/timeouts",schemaPath:"#/properties/limits/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.timeout !== undefined){
let data14 = data11.timeout;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/limits/timeout",schemaPath:"#/properties/limits/properties/timeout/type",keyword:"type",params:{type: schema121.properties.limits.properties.timeout.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/limits/timeout",schemaPath:"#/properties/limits/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data11.retries !== undefined){
let data15 = data11.retries;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err39 = {instancePath:instancePath+"/limits/retries",schemaPath:"#/properties/limits/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/limits/retries",schemaPath:"#/properties/limits/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data11.max_turns !== undefined){
let data16 = data11.max_turns;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err41 = {instancePath:instancePath+"/limits/max_turns",schemaPath:"#/properties/limits/properties/max_turns/type",keyword:"type",params:{type: schema121.properties.limits.properties.max_turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/limits/max_turns",schemaPath:"#/properties/limits/properties/max_turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.output_bytes !== undefined){
let data17 = data11.output_bytes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/limits/output_bytes",schemaPath:"#/properties/limits/properties/output_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/limits/output_bytes",schemaPath:"#/properties/limits/properties/output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.logs !== undefined){
let data18 = data.logs;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.scan === undefined){
const err46 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "scan"},message:"must have required property '"+"scan"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18.counts === undefined){
const err47 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18.max_files === undefined){
const err48 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "max_files"},message:"must have required property '"+"max_files"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.max_bytes === undefined){
const err49 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "max_bytes"},message:"must have required property '"+"max_bytes"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key4 in data18){
if(!((((key4 === "scan") || (key4 === "counts")) || (key4 === "max_files")) || (key4 === "max_bytes"))){
const err50 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.scan !== undefined){
if(typeof data18.scan !== "boolean"){
const err51 = {instancePath:instancePath+"/logs/scan",schemaPath:"#/properties/logs/properties/scan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data18.counts !== undefined){
if(typeof data18.counts !== "boolean"){
const err52 = {instancePath:instancePath+"/logs/counts",schemaPath:"#/properties/logs/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.max_files !== undefined){
let data21 = data18.max_files;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/logs/max_files",schemaPath:"#/properties/logs/properties/max_files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/logs/max_files",schemaPath:"#/properties/logs/properties/max_files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data18.max_bytes !== undefined){
let data22 = data18.max_bytes;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err55 = {instancePath:instancePath+"/logs/max_bytes",schemaPath:"#/properties/logs/properties/max_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/logs/max_bytes",schemaPath:"#/properties/logs/properties/max_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.adaptive !== undefined){
let data23 = data.adaptive;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err58 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/type",keyword:"type",params:{type: schema121.properties.adaptive.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.units === undefined){
const err59 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data23.usd === undefined){
const err60 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/required",keyword:"required",params:{missingProperty: "usd"},message:"must have required property '"+"usd"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23.minutes === undefined){
const err61 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/required",keyword:"required",params:{missingProperty: "minutes"},message:"must have required property '"+"minutes"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key5 in data23){
if(!(((key5 === "units") || (key5 === "usd")) || (key5 === "minutes"))){
const err62 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data23.units !== undefined){
let data24 = data23.units;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err63 = {instancePath:instancePath+"/adaptive/units",schemaPath:"#/properties/adaptive/properties/units/type",keyword:"type",params:{type: schema121.properties.adaptive.properties.units.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err64 = {instancePath:instancePath+"/adaptive/units",schemaPath:"#/properties/adaptive/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data23.usd !== undefined){
let data25 = data23.usd;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err65 = {instancePath:instancePath+"/adaptive/usd",schemaPath:"#/properties/adaptive/properties/usd/type",keyword:"type",params:{type: schema121.properties.adaptive.properties.usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err66 = {instancePath:instancePath+"/adaptive/usd",schemaPath:"#/properties/adaptive/properties/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data23.minutes !== undefined){
let data26 = data23.minutes;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err67 = {instancePath:instancePath+"/adaptive/minutes",schemaPath:"#/properties/adaptive/properties/minutes/type",keyword:"type",params:{type: schema121.properties.adaptive.properties.minutes.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/adaptive/minutes",schemaPath:"#/properties/adaptive/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
}
if(data.shard !== undefined){
let data27 = data.shard;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err69 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.attempt !== undefined){
let data28 = data.attempt;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err71 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err72 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.allow_skills !== undefined){
if(typeof data.allow_skills !== "boolean"){
const err73 = {instancePath:instancePath+"/allow_skills",schemaPath:"#/properties/allow_skills/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.scenarios !== undefined){
let data30 = data.scenarios;
const _errs72 = errors;
let valid13 = false;
const _errs73 = errors;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(typeof data30[i2] !== "string"){
const err74 = {instancePath:instancePath+"/scenarios/" + i2,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/scenarios",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid1 = _errs73 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs78 = errors;
if(data30 !== null){
const err76 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid1 = _errs78 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err77 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/run-record.js



/** The name of the record in a batch's folder. */
const RUN_RECORD_FILE = 'run.json';
function parseRunRecord(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the record of the run', text, run_record_validate_validate, file);
}
function runRecordText(record) {
    return (0,document_text/* documentText */.Z)(record);
}

// EXTERNAL MODULE: ./build/routing/plan-of-shard.js
var plan_of_shard = __webpack_require__(3911);
;// CONCATENATED MODULE: ./build/app/given-plan.js












/**
 * Reads a plan and refuses it where the working tree is not the one that it was made for.
 *
 * @throws PortcullisError `not_comparable` for other cases or another commit, `usage` for a shard that it does not have
 */
async function loadGivenPlan(world, given, casesNamed) {
    const { file, shard } = given;
    const plan = (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.cwd, file), 'the plan'), file);
    const part = shard === null ? plan : (0,plan_of_shard/* planOfShard */.Rs)(plan, shard);
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, (0,load_cases/* casePaths */.n2)(world, casesNamed) ?? config.cases);
    refuseOther(file, 'the case set', plan.case_set_digest, (0,case_file/* caseSetDigest */.Rp)(cases));
    const head = (await (await (0,open_repository/* openRepository */.h)(world))?.headCommit()) ?? null;
    refuseOther(file, 'the commit', plan.commit ?? '(none)', head ?? '(none)');
    const folder = shard === null ? plan.batch_run_id : (0,plan_of_shard/* shardName */.Az)((0,plan_of_shard/* shardOf */.IS)(plan, shard), given.attempt);
    return { plan, part, folder, cases, config };
}
function refuseOther(file, what, planned, found) {
    if (planned === found)
        return;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected ${what} that was planned, ${planned}, found ${found}`, 'Check out the commit that the plan was made on, or plan again.');
}
/** A plan's units have their ids, so that a second attempt in the same folder would take the first one's results for its own. */
async function refuseBegun(folder) {
    for (const name of [RUN_RECORD_FILE, contracts_results/* RESULTS_FILE */.yG]) {
        if (!(await (0,find_files/* isFile */.fo)((0,external_node_path_.join)(folder, name))))
            continue;
        throw new portcullis_error/* PortcullisError */.S('usage', `${folder}: expected a folder that is new, found the ${name} of an attempt`, 'Go on with it by --resume, give another --attempt, or another --artifacts-root.');
    }
}

// EXTERNAL MODULE: ./build/app/load-skills.js
var load_skills = __webpack_require__(5301);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
;// CONCATENATED MODULE: ./build/report/proof-log.js

/** The text of `tool-use-proof.log`, in which no transcript can write a line of its own: for each unit what was found, what is missing, and the lines that prove it. */
function proofLog(results) {
    const head = [
        '# Tool use proof',
        `# generated: ${(0,text_style/* safeText */.Hk)(results.generated_at_utc)}`,
        `# batch_run_id: ${results.batch_run_id}`,
        '',
    ];
    return `${[...head, ...results.results.flatMap(unitLines)].join('\n')}\n`;
}
function unitLines(unit) {
    const title = [
        `agent=${unit.agent}`,
        `case_id=${unit.case_id}`,
        `trial=${unit.trial}`,
        `unit_run_id=${unit.unit_run_id}`,
        `status=${unit.status}`,
    ].join(' ');
    const missing = unit.missing.map(({ token, reason }) => `${token} (${reason})`).join(', ');
    const matched = Object.keys(unit.token_hits).join(', ');
    const facts = [
        ['failure_kind', unit.failure_kind],
        ['failure_category', unit.failure_category],
        ['infra_reason', unit.infra_reason],
        ['error', unit.error],
        ['matched_evidence', matched],
        ['missing_evidence', missing],
        ['optional_hits', unit.optional_hits.join(', ')],
        ['disallowed_hits', unit.disallowed_hits.join(', ')],
    ];
    const proofs = Object.entries(unit.token_hits).map(([token, hit]) => `  [${(0,text_style/* safeText */.Hk)(token)}] tier ${hit.tier} score ${hit.score} ${hit.source_kind}:${hit.line_number} ${(0,text_style/* safeText */.Hk)(hit.proof_line)}`);
    return [
        `=== ${title} ===`,
        ...facts
            .filter(([, value]) => value !== null && value !== '')
            .map(([key, value]) => `${key}=${(0,text_style/* safeText */.Hk)(value ?? '')}`),
        'tool_use_proof_lines:',
        ...(proofs.length === 0 ? ['  (none)'] : proofs),
        '',
    ];
}

;// CONCATENATED MODULE: ./build/app/make-results.js





/** The results document of a batch, whether it was run or replayed. */
function makeResults(world, { mode, plan, part, shard, cases, skillSetDigest, units, notRun = [] }) {
    return {
        schema: 1,
        batch_run_id: plan.batch_run_id,
        generated_at_utc: world.now().toISOString(),
        commit: plan.commit,
        case_set_digest: plan.case_set_digest,
        plan_digest: (0,contracts_plan/* planDigest */.Gb)(plan),
        ...shard,
        skill_set_digest: skillSetDigest,
        seed: null,
        tool: { name: 'portcullis', version: world.version },
        summary: (0,contracts_results/* summarize */.eh)(units),
        options: {
            mode,
            cases: [...new Set(cases.map((item) => item.file))],
            agents: [...new Set(part.units.map((unit) => unit.agent))],
            case_ids: plan.selection.case_ids,
            categories: plan.selection.categories,
        },
        ...(notRun.length === 0 ? {} : { not_run: [...notRun] }),
        results: [...units],
    };
}
/** Writes the proof log and the results into a batch's folder. `copies`: absolute paths of further places for the results. */
async function writeResults(folder, results, copies) {
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, contracts_results/* PROOF_LOG_FILE */.nI), proofLog(results), 'the proof log');
    for (const place of [(0,external_node_path_.join)(folder, contracts_results/* RESULTS_FILE */.yG), ...copies]) {
        await (0,write_file_atomically/* writeFileAtomically */.l)(place, (0,contracts_results/* resultsText */.qp)(results), 'the results');
    }
}

// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(6280);
// EXTERNAL MODULE: ./build/routing/sampling/planned-trials.js
var planned_trials = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-basis.js
var sampling_basis = __webpack_require__(5701);
;// CONCATENATED MODULE: ./build/routing/changed-entries.js
/** The case ids of which the two baselines expect something else of some provider; what was counted is no expectation. */
function changedEntries(before, after) {
    const ids = new Set([...before.entries.keys(), ...after.entries.keys()]);
    return new Set([...ids].filter((id) => {
        const [old, now] = [before.entries.get(id), after.entries.get(id)];
        const agents = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
        return [...agents].some((agent) => expectationOf(old?.get(agent)) !== expectationOf(now?.get(agent)));
    }));
}
function expectationOf(entry) {
    if (entry === undefined)
        return '';
    return [entry.expected_status, entry.allow_timeout ?? false, entry.expires ?? ''].join(' ');
}

;// CONCATENATED MODULE: ./build/routing/touched-cases.js
/**
 * The ids of the cases that changes touch: changed ones, and those of which a token names a changed skill, whether it is required,
 * optional or forbidden. Letter case and plugin are not looked at, and of a path each folder is: too many cases is the safe side.
 */
function touchedCases(cases, changes) {
    const skills = new Set([...changes.skills].map(baseName));
    return new Set(cases
        .map(({ definition }) => definition)
        .filter((definition) => changes.cases.has(definition.case_id) ||
        tokensOfCase(definition).some((token) => token.split(/[/\\]/).some((part) => skills.has(baseName(part)))))
        .map((definition) => definition.case_id));
}
/** Every token that a case names for any provider, and what providers call it. */
function tokensOfCase(definition) {
    return [
        definition.expected_skill,
        definition.required_all_evidence,
        definition.required_evidence,
        definition.required_skills,
        definition.required_files,
        definition.optional_skills,
        definition.disallowed_skills,
        Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.values(names)),
    ].flatMap((tokens) => tokens ?? []);
}
/** `plugin:skill` names the skill of that name. */
function baseName(token) {
    return token.slice(token.lastIndexOf(':') + 1).toLowerCase();
}

// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/routing/changes-of-paths.js

/** Configuration and the lock of the clients; what runs them. */
const OF_EVERYTHING = ['.github/portcullis/', '.github/workflows/', '.github/actions/'];
/**
 * Which skills changed files belong to (CONTRIBUTING.md, "Shards"). A file under a root of skills that belongs to none of them, such
 * as a plugin's manifest or what several skills share, is one of everything; so is a root that is a link or a submodule itself.
 */
function changesOfPaths({ paths, skills, roots, compared }) {
    const changed = paths.filter((path) => !compared.has(path));
    const present = skills.filter(({ folders }) => folders.some((folder) => changed.some((path) => meets(path, folder))));
    const names = new Set(present.flatMap((skill) => skill.names));
    const places = skills.flatMap((skill) => skill.folders);
    const others = changed.filter((path) => !places.some((folder) => isIn(path, folder)));
    const gone = others.filter((path) => roots.some((root) => isIn(path, root)) && nameOf(path) === path_segments/* SKILL_FILE */.LF);
    for (const file of gone)
        names.add(nameOf(folderOf(file)));
    const everything = others.filter((path) => {
        if (OF_EVERYTHING.some((folder) => path.startsWith(folder)))
            return true;
        if (gone.some((file) => isIn(path, folderOf(file))))
            return false;
        return roots.some((root) => 
        // A root that is a link or lies in a submodule changes as one file.
        (root !== '' && meets(path, root)) ||
            (root === '' && path.startsWith('.claude-plugin/')) ||
            path === joined(folderOf(root), '.claude-plugin/plugin.json'));
    });
    return { skills: names, everything };
}
/** Whether the path is the folder, lies in it, or holds it as a link or submodule does. */
function meets(path, folder) {
    return isIn(path, folder) || folder.startsWith(`${path}/`);
}
function isIn(path, folder) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
function folderOf(path) {
    const at = path.lastIndexOf('/');
    return at === -1 ? '' : path.slice(0, at);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function joined(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}

;// CONCATENATED MODULE: ./build/app/changes-since.js




const NOTHING = { skills: new Set(), cases: new Set(), everything: [] };
/**
 * What the working tree has otherwise than the comparator: cases, skills, and what concerns them all. Nothing where no comparator is
 * known, since then it is not known what a change is. Skills outside of the repository are never changed.
 */
async function changesSince(world, comparator, cases, { folders, roots }) {
    if (comparator === null)
        return NOTHING;
    const before = new Map((comparator.cases ?? []).map((item) => [item.definition.case_id, item.digest]));
    const changedCases = cases.filter(({ definition, digest }) => before.get(definition.case_id) !== digest);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const commit = comparator.report.merge_base;
    const top = repository === null ? world.root : await (0,promises_.realpath)(repository.root);
    const asWritten = (path) => slashed((0,external_node_path_.relative)(world.root, (0,external_node_path_.resolve)(world.root, path)));
    // A link is a file to git, and what it leads to may be in the repository as well.
    const both = async (path) => [
        ...new Set([asWritten(path), slashed((0,external_node_path_.relative)(top, await (0,promises_.realpath)((0,external_node_path_.resolve)(world.root, path))))]),
    ];
    const compared = [...cases.map(({ file }) => file), comparator.report.baseline_path];
    const { skills, everything } = changesOfPaths({
        paths: repository === null || commit === null ? [] : await repository.changedPathsSince(commit),
        skills: await Promise.all(folders.map(async (folder) => ({
            names: namesOf(folder),
            folders: await both(folder.path),
        }))),
        roots: (await Promise.all(roots.map(both))).flat(),
        compared: new Set(compared.map(asWritten)),
    });
    return { skills, cases: new Set(changedCases.map(({ definition }) => definition.case_id)), everything };
}
function slashed(path) {
    return path.split(external_node_path_.sep).join('/');
}
/** The folder's name, and what the frontmatter calls the skill. */
function namesOf({ name, frontmatter }) {
    const written = frontmatter?.get('name');
    return typeof written === 'string' ? [name, written] : [name];
}

// EXTERNAL MODULE: ./build/app/head-baseline.js
var head_baseline = __webpack_require__(3034);
;// CONCATENATED MODULE: ./build/app/changed-selection.js








/**
 * The cases that changes since the merge base touch (CONTRIBUTING.md, "Shards"); null where they are not asked for.
 *
 * @throws PortcullisError `usage` without a ref, or where it is not known where skills are: a changed one would go unseen
 */
async function changedSelection(world, { changed }, { config, cases, comparator, }) {
    if (changed === undefined || changed === null)
        return null;
    const mergeBase = comparator?.report.merge_base ?? null;
    if (comparator === null || mergeBase === null) {
        throw new portcullis_error/* PortcullisError */.S('usage', '--changed: expected --base-ref, with whose merge base to compare, found none', 'Example: portcullis plan --changed --base-ref origin/main');
    }
    const roots = changed.skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills;
    if (roots.length === 0) {
        throw new portcullis_error/* PortcullisError */.S('usage', '--changed: expected to know where the skills are, found no roots', 'Name them with --skills, or under `skills` in .github/portcullis/config.yml.');
    }
    const { folders } = await (0,load_skills/* loadSkills */.l)(world.root, roots);
    const changes = await changesSince(world, comparator, cases, { folders, roots });
    const entries = changedEntries(comparator.baseline, await (0,head_baseline/* headBaseline */.k)(world.root, config));
    const ids = cases.map(({ definition }) => definition.case_id);
    const differing = new Set(ids.filter((id) => changes.cases.has(id)));
    const touched = touchedCases(cases, { skills: changes.skills, cases: new Set([...differing, ...entries]) });
    return {
        cases: changes.everything.length > 0 ? new Set(ids) : touched,
        differing,
        told: {
            merge_base: mergeBase,
            cases: (0,ordering/* sortedUnique */.Z$)(ids.filter((id) => differing.has(id) || entries.has(id))),
            skills: (0,ordering/* sortedUnique */.Z$)(changes.skills),
            everything: (0,ordering/* sortedUnique */.Z$)(changes.everything),
        },
    };
}

// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(897);
// EXTERNAL MODULE: ./build/app/skill-renames.js
var skill_renames = __webpack_require__(9359);
;// CONCATENATED MODULE: ./build/app/sampling-basis.js



/**
 * Policy and counts that a run is planned by: the comparator's, and where none is known the working tree's own, which are the same
 * unless the pull request changes them.
 */
async function samplingBasis(world, config, comparator, cases) {
    const head = await (0,head_baseline/* headBaseline */.k)(world.root, config);
    const today = world.now().toISOString().slice(0, 10);
    const before = comparator ?? { config, baseline: head, cases: null };
    const renames = await (0,skill_renames/* skillRenames */.Z)(world.root, config);
    const { changes } = (0,case_changes/* caseChanges */.W)(cases, before.cases, renames, before.baseline.entries.keys());
    return { policy: before.config.sampling, comparator: before.baseline, head, changes, today };
}

;// CONCATENATED MODULE: ./build/app/make-plan.js










/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
async function makePlan(world, options, known = {}) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const fixed = options.trials ?? (known.scripted === true ? config.sampling.trials : null);
    const comparator = await comparatorFor(world, options.baseRef, options.cases);
    const basis = fixed === null ? await basisOrWarning(world, config, comparator, cases, known) : null;
    const trials = (definition, agent) => {
        const { required, all } = basis === null
            ? (0,planned_trials/* fixedTrials */.i)(fixed ?? config.sampling.trials)
            : (0,planned_trials/* plannedTrials */.m)((0,sampling_basis/* ruleOfPlan */.Pv)(basis, definition.case_id, agent), basis.policy);
        const most = Math.max(all, known.moreTrials?.(definition.case_id, agent) ?? 0);
        return required === all ? (0,planned_trials/* fixedTrials */.i)(most) : { required, all: most };
    };
    const changed = await changedSelection(world, options, { config, cases, comparator });
    const plan = (0,plan_units/* planUnits */.n)({
        cases,
        providers: [...config.providers.keys()],
        selection: changed === null ? options.selection : { ...options.selection, changed: changed.told },
        touched: changed,
        trials,
        commit: (await repository?.headCommit()) ?? null,
        batchRunId: known.batchRunId ?? world.newId(),
        newId: world.newId,
    });
    return { plan, cases, config, comparator };
}
/** Recordings are scored also where the baseline cannot be read: the gate will say so, and nothing is spent until then. */
async function basisOrWarning(world, config, comparator, cases, { moreTrials }) {
    try {
        return await samplingBasis(world, config, comparator, cases);
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S) || moreTrials === undefined)
            throw error;
        world.say(`warning: planned without the counts of the baseline: ${error.message}`);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/contracts/generated/transcript-meta.validate.js
// Generated from transcript-meta.schema.json by scripts/generate.ts.

const transcript_meta_validate_validate = validate63;
const schema138 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"transcript-meta.schema.json","title":"TranscriptMeta","description":"What the runner recorded about the process that wrote a transcript; further fields are allowed.","type":"object","required":["exitCode"],"properties":{"client":{"type":"string"},"exitCode":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timedOut":{"type":"boolean"},"termination":{"type":"string"},"spawnError":{"type":["string","null"]},"wallMs":{"type":"number"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="transcript-meta.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exitCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitCode"},message:"must have required property '"+"exitCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client !== undefined){
if(typeof data.client !== "string"){
const err1 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exitCode !== undefined){
let data1 = data.exitCode;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema138.properties.exitCode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.signal !== undefined){
let data2 = data.signal;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema138.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timedOut !== undefined){
if(typeof data.timedOut !== "boolean"){
const err4 = {instancePath:instancePath+"/timedOut",schemaPath:"#/properties/timedOut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.termination !== undefined){
if(typeof data.termination !== "string"){
const err5 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.spawnError !== undefined){
let data5 = data.spawnError;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/spawnError",schemaPath:"#/properties/spawnError/type",keyword:"type",params:{type: schema138.properties.spawnError.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.wallMs !== undefined){
let data6 = data.wallMs;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/wallMs",schemaPath:"#/properties/wallMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/transcript-meta.js


function parseTranscriptMeta(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the record of the process', text, transcript_meta_validate_validate, file);
}

// EXTERNAL MODULE: ./build/governance/redact-secrets.js
var redact_secrets = __webpack_require__(4076);
// EXTERNAL MODULE: ./build/routing/run-facts.js
var run_facts = __webpack_require__(834);
;// CONCATENATED MODULE: ./build/app/process-outcome.js





const STDERR_LIMIT = 4000;
/** The runner's own limits, by what it recorded. */
const LIMITS = { turn_limit: 'turns', output_limit: 'output' };
/** What a `.meta.json` beside a transcript says; where there is none, the exit status is not known. */
async function processOutcomeBeside(stem) {
    const file = `${stem}.meta.json`;
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the record of the process');
    const written = `${stem}.stderr.txt`;
    const stderr = (await (0,find_files/* isFile */.fo)(written)) ? await stderrText(written) : null;
    if (text === undefined)
        return { ...run_facts/* UNKNOWN_PROCESS */.n, stderr };
    const meta = parseTranscriptMeta(text, file);
    const endedItself = meta.timedOut !== true && (meta.termination ?? 'exited') === 'exited';
    return {
        exitCode: meta.exitCode,
        timedOut: meta.timedOut ?? false,
        spawnError: meta.spawnError ?? null,
        signal: endedItself ? (meta.signal ?? null) : null,
        limit: LIMITS[meta.termination ?? ''] ?? null,
        stderr,
    };
}
/** The beginning of what a client wrote to standard error, without secrets; null where nothing was kept. */
async function stderrText(file, redact = redact_secrets/* redactSecrets */.f) {
    // More than is kept, so that no secret is cut before it is recognised.
    const text = await (0,read_text_file/* readExcerpt */.SL)(file, 4 * STDERR_LIMIT);
    return text === undefined || text.trim() === '' ? null : redact(text).slice(0, STDERR_LIMIT);
}

// EXTERNAL MODULE: ./build/providers/clients.js + 9 modules
var providers_clients = __webpack_require__(2404);
;// CONCATENATED MODULE: ./build/app/reader-of.js


/**
 * The reader of a provider's transcripts: of a client that is known, or that the working tree's configuration describes.
 *
 * @throws PortcullisError `usage` for any other, naming the known ones
 */
async function readerOf(root, agent) {
    const known = providers_clients/* CLIENTS */.ro.get(agent);
    if (known !== undefined)
        return known.reader;
    const { providers } = await (0,load_config/* configOrDefault */.zO)(root);
    return (0,providers_clients/* clientOf */.fe)(agent, providers.get(agent)).reader;
}

// EXTERNAL MODULE: ./build/app/score-transcript.js + 1 modules
var score_transcript = __webpack_require__(5214);
;// CONCATENATED MODULE: ./build/app/replay.js
















/** More stray files than this are counted. */
const TOLD_STRAYS = 10;
/**
 * Scores recorded transcripts against the plan. The plan is cases × configured providers, not the files found: a transcript that is
 * not there is a missing result, and one that no planned cell asks for is told.
 */
async function replay(world, options, listeners) {
    const batchRunId = world.newId();
    const { given = null } = options;
    const loaded = given === null ? null : await loadGivenPlan(world, given, options.cases);
    const folder = (0,external_node_path_.resolve)(world.cwd, options.artifactsRoot, loaded?.folder ?? batchRunId);
    listeners.onFolder(folder);
    await (0,make_folder/* makeFolder */.f)(folder, 'the artifacts');
    if (loaded !== null)
        await refuseBegun(folder);
    const found = await foundTranscripts((0,external_node_path_.resolve)(world.cwd, options.transcripts), options.transcripts);
    const { plan, part, cases, comparator } = loaded === null
        ? await planFor(world, options, batchRunId, found)
        : { ...loaded, comparator: await comparatorFor(world, options.baseRef, options.cases) };
    const comparatorCases = comparator?.cases ?? [];
    warnOfStrays(world, part, found, cases);
    const skills = options.skills === null ? null : await (0,load_skills/* loadSkills */.l)(world.cwd, options.skills);
    const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
    const scored = [];
    const missing = [];
    for (const [index, unit] of part.units.entries()) {
        const item = byId.get(unit.case_id);
        const transcript = transcriptsFor(found, unit.agent, unit.case_id).find((file) => file.trial === unit.trial);
        if (item === undefined || transcript === undefined) {
            if (unit.optional !== true)
                missing.push(unit);
            continue;
        }
        listeners.onUnit(index, part.units.length, unit);
        scored.push(await scoreUnit(world, unit, item, transcript, skills?.listings ?? null, comparatorCases));
    }
    const results = makeResults(world, {
        mode: 'replay',
        plan,
        part,
        shard: given?.shard === undefined || given.shard === null ? null : { shard: given.shard, attempt: given.attempt },
        cases,
        skillSetDigest: skills === null ? null : await skillSetDigest(skills.folders),
        units: scored,
    });
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, contracts_plan/* PLAN_FILE */.VI), (0,document_text/* documentText */.Z)(plan), 'the plan');
    await writeResults(folder, results, options.output === null ? [] : [(0,external_node_path_.resolve)(world.cwd, options.output)]);
    return { results, plan: part, folder, missing };
}
/** A new plan, in which a cell has at least as many trials as it has transcripts. */
async function planFor(world, options, batchRunId, found) {
    const moreTrials = (caseId, agent) => Math.max(0, ...transcriptsFor(found, agent, caseId).map((item) => item.trial));
    const made = await makePlan(world, options, { batchRunId, ...(options.trials === null ? { moreTrials } : {}) });
    return { ...made, part: made.plan };
}
async function scoreUnit(world, unit, item, transcript, installed, comparatorCases) {
    return (0,score_transcript/* scoreTranscript */.B)({
        unitRunId: unit.unit_run_id,
        trial: unit.trial,
        item,
        agent: unit.agent,
        reader: await readerOf(world.root, unit.agent),
        transcript: transcript.path,
        transcriptName: (0,load_cases/* displayPath */.Gt)(world.root, transcript.path),
        process: await processOutcomeBeside(transcript.stem),
        installed,
        ...comparatorTokens(comparatorCases, item, unit.agent),
    });
}
function transcriptsFor(found, agent, caseId) {
    return (found.byAgent.get(agent) ?? []).filter((file) => file.caseId === caseId);
}
/** Files that are not scored. Those of cells that a filter leaves out are no strays. */
function warnOfStrays(world, plan, found, cases) {
    const known = new Set(cases.map((item) => item.definition.case_id));
    const planned = new Set(plan.units.map((unit) => `${unit.agent} ${unit.case_id} ${unit.trial}`));
    const unplanned = [...found.byAgent].flatMap(([agent, files]) => files.filter((file) => {
        if (planned.has(`${agent} ${file.caseId} ${file.trial}`))
            return false;
        const isForeign = !plan.providers.includes(agent) || !known.has(file.caseId);
        return isForeign || plan.units.some((unit) => unit.agent === agent && unit.case_id === file.caseId);
    }));
    const said = [
        ...found.strays.map((path) => `${(0,load_cases/* displayPath */.Gt)(world.root, path)} is no transcript's name`),
        ...unplanned.map(({ path }) => `${(0,load_cases/* displayPath */.Gt)(world.root, path)} belongs to no unit of the plan`),
    ];
    for (const text of said.slice(0, TOLD_STRAYS))
        world.say(`warning: ${text} and is not scored`);
    if (said.length > TOLD_STRAYS)
        world.say(`warning: and ${said.length - TOLD_STRAYS} more files are not scored`);
}

;// CONCATENATED MODULE: ./build/app/demo.js











const CASES = 'cases/routing/demo.json';
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
        world.say('replaying the recordings of claude, codex and copilot');
        const outcome = await replay(inside, {
            cases: null,
            selection: { agents: null, case_ids: null, categories: null },
            trials: null,
            transcripts: recordings,
            artifactsRoot: (0,external_node_path_.join)(folder, 'artifacts'),
            output: null,
            skills: null,
            baseRef: null,
        }, { onFolder: () => undefined, onUnit: () => undefined });
        world.say('comparing with the baseline at the merge base of main and feature\n');
        const result = await (0,run_gates/* runGates */.A)(inside, {
            results: [outcome.folder],
            cases: null,
            plan: null,
            against: { baseRef: 'main' },
            tolerateInfra: false,
            turns: null,
            github: null,
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
    await repository.commit('Skills, routing cases and the baseline', {
        [contracts_config/* CONFIG_PATH */.tF]: config,
        [CASES]: await houseText(options, CASES),
        [BASELINE]: await houseText(options, BASELINE),
        ...demoSkillFiles(SKILLS),
    });
    await repository.branch('feature');
    const description = options.regress ? 'Greets.' : 'Use when the user asks for alpha greetings or mentions ALPHA.';
    await repository.commit('Rewrite the description of alpha-skill', demoSkillFiles(SKILLS, { 'alpha-skill': description }));
    await repository.checkout('main');
    await repository.commit('Go on without the pull request', { 'README.md': '# A repository with two skills\n' });
    await repository.checkout('feature');
    world.say('made a repository whose branch "feature" rewrites a skill, while "main" went on');
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
                throw new portcullis_error/* PortcullisError */.S('not_found', `${source}: the demo needs this recording`, 'Use a complete copy of Portcullis.', {
                    cause: error,
                });
            });
        }
    }
}
async function houseText(options, path) {
    return (0,promises_.readFile)((0,external_node_path_.join)(options.house, path), 'utf8');
}

;// CONCATENATED MODULE: ./build/contracts/loadability.js

/** The name of the matrix in a batch's folder. */
const LOADABILITY_FILE = 'loadability.json';
function loadabilityDocument(loadability) {
    return (0,document_text/* documentText */.Z)(loadability);
}

;// CONCATENATED MODULE: ./build/rehearsal/loadability.js
/**
 * Whether a client offers a skill, loads it when it is called, is read so, and is not read so when another one is called. Table in
 * CONTRIBUTING.md, "Loadability".
 */
function judgeLoadability(input) {
    const { skill, agent, unit, seen, others } = input;
    const hit = hitOf(unit, skill.name);
    const offeredAs = offeredName(skill, seen.offered ?? []);
    const neighbour = others.some((other) => (hitOf(other, skill.name)?.tier ?? 3) < 3);
    const reason = reasonOf(input, hit, offeredAs, neighbour);
    return {
        skill: skill.name,
        agent,
        outcome: reason?.outcome ?? 'loaded',
        frontmatter_key: reason?.key ?? null,
        offered: offeredAs !== null,
        offered_as: offeredAs !== null && !sameName(offeredAs, skill.name) ? offeredAs : null,
        tier: hit?.tier ?? null,
        neighbour_hit: neighbour,
        detail: reason?.detail ?? null,
    };
}
function reasonOf({ skill, unit, seen }, hit, offeredAs, neighbour) {
    if (seen.offered === null) {
        return { outcome: 'not_run', detail: unit.error ?? 'the client asked the model nothing' };
    }
    // First of all: a model does not call what it is not offered, also where a call that it never makes would succeed.
    if (offeredAs === null)
        return notOffered(skill);
    if (hit?.succeeded_tier === 1) {
        if (!neighbour)
            return null;
        return { outcome: 'unrecognised', detail: 'a call of another skill was read as one of this' };
    }
    if (seen.delivered) {
        return { outcome: 'unrecognised', detail: 'the client loaded it, and its transcript was not read so' };
    }
    if (!sameName(offeredAs, skill.name)) {
        const detail = `the client knows it as ${offeredAs}, and not by its folder`;
        return { outcome: 'name_mismatch', key: 'name', detail };
    }
    const answer = seen.answer ?? unit.error ?? 'no answer';
    const key = ['disable-model-invocation', 'allowed-tools'].find((name) => isSet(skill, name));
    return {
        outcome: 'denied',
        detail: `the client refused the call: ${answer.slice(0, 300)}`,
        ...(key === undefined ? {} : { key }),
    };
}
function notOffered(skill) {
    if (skill.frontmatter === null) {
        return { outcome: 'dropped_frontmatter', detail: 'its SKILL.md has no frontmatter that can be read' };
    }
    if (skill.frontmatter.get('disable-model-invocation') === true) {
        const detail = '`disable-model-invocation: true` takes it out of what the model may call';
        return { outcome: 'denied', key: 'disable-model-invocation', detail };
    }
    for (const key of ['name', 'description']) {
        if (loadability_textOf(skill, key) === null) {
            return { outcome: 'dropped_frontmatter', key, detail: `its frontmatter has no ${key}` };
        }
    }
    return { outcome: 'not_offered', detail: 'the client did not offer it to the model' };
}
/** The name by which the client offers the skill; null where it does not. */
function offeredName(skill, offered) {
    const written = loadability_textOf(skill, 'name');
    const names = written === null ? [skill.name] : [skill.name, written];
    const same = offered.find((name) => names.some((own) => sameName(name, own)));
    // Some clients make a name of their own from one with spaces.
    const joined = names.map((own) => own.replaceAll(/[^A-Za-z0-9:]+/g, '-'));
    return same ?? offered.find((name) => joined.some((own) => sameName(name, own))) ?? null;
}
/** A plugin's prefix belongs to no name. */
function sameName(left, right) {
    return loadability_baseName(left) === loadability_baseName(right);
}
function loadability_baseName(name) {
    return (name.split(':').at(-1) ?? '').toLowerCase();
}
function hitOf(unit, skill) {
    return Object.entries(unit.token_hits).find(([token]) => sameName(token, skill))?.[1];
}
function loadability_textOf(skill, key) {
    const value = skill.frontmatter?.get(key);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
function isSet(skill, key) {
    const value = skill.frontmatter?.get(key);
    return value !== undefined && value !== null && value !== false;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/io/loopback-server.js


/** A larger body is answered with 413 and not kept. */
const MAX_BODY = 64 * 1024 * 1024;
/** How long what was written gets to arrive before the connection is cut. */
const CUT_AFTER_MS = 20;
/**
 * An HTTP server that only this machine reaches. `answer` says for each request what to send; where it throws, the client gets
 * status 500. Whatever clients do, nothing is thrown here. Rejects where no port can be had.
 */
async function startLoopbackServer(answer) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        response.on('error', () => { });
        void serve(request, response, answer).catch(() => request.socket.destroy());
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    // Hanging is part of what clients are tested with.
    server.requestTimeout = 0;
    server.timeout = 0;
    // A client that comes back after a pause must not meet a connection that is just being closed.
    server.keepAliveTimeout = 0;
    const port = await listen(server);
    return { url: `http://127.0.0.1:${port}`, close: () => loopback_server_close(server) };
}
/** An address at which nobody listens: the port was free a moment ago. Rejects where no port can be had. */
async function refusingAddress() {
    const server = (0,external_node_http_.createServer)();
    const port = await listen(server);
    await loopback_server_close(server);
    return `http://127.0.0.1:${port}`;
}
/** The port; errors that come later have a request to tell them to, or nobody. */
function listen(server) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
            server.off('error', reject);
            server.on('error', () => { });
            resolve(server.address().port);
        });
    });
}
function loopback_server_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}
async function serve(request, response, answer) {
    const body = await readBody(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
    await send(request, response, answered({ method: request.method ?? '', path: request.url ?? '', headers, body }, answer));
}
function answered(request, answer) {
    try {
        return answer(request);
    }
    catch (error) {
        const text = JSON.stringify({ error: { message: String(error) } });
        const headers = { 'content-type': 'application/json' };
        return { kind: 'answer', status: 500, headers, chunks: [text], ending: 'end' };
    }
}
/** Reads to the end in any case: a client that is still sending does not see an answer. */
async function readBody(request) {
    const parts = [];
    let size = 0;
    for await (const part of request) {
        size += part.length;
        if (size <= MAX_BODY)
            parts.push(part);
        else
            parts.length = 0;
    }
    return size > MAX_BODY ? null : Buffer.concat(parts).toString('utf8');
}
async function send(request, response, answer) {
    if (answer.kind === 'silence')
        return;
    const whole = answer.ending === 'end' && answer.chunks.length < 2;
    if (whole) {
        const text = answer.chunks[0] ?? '';
        response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(text) }).end(text);
        return;
    }
    response.writeHead(answer.status, answer.headers);
    response.flushHeaders();
    for (const chunk of answer.chunks)
        response.write(chunk);
    if (answer.ending === 'end')
        response.end();
    if (answer.ending !== 'cut')
        return;
    await (0,external_node_timers_promises_.setTimeout)(CUT_AFTER_MS);
    request.socket.destroy();
}

;// CONCATENATED MODULE: ./build/rehearsal/model-answer.js
const JSON_TYPE = { 'content-type': 'application/json' };
/** A whole answer whose body is JSON; `text` is that JSON. */
function jsonAnswer(status, text, headers = {}) {
    return { kind: 'answer', status, headers: { ...JSON_TYPE, ...headers }, chunks: [text], ending: 'end' };
}
function htmlAnswer() {
    const page = '<!doctype html><html><head><title>Sign in</title></head><body>Sign in to continue.</body></html>\n';
    return { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, chunks: [page], ending: 'end' };
}
/** The name that each API gives to a status, and what it says with it. */
const ERRORS = {
    400: { type: 'invalid_request_error', message: 'The scripted model refuses this request.' },
    401: { type: 'authentication_error', message: 'The key is not valid.' },
    403: { type: 'permission_error', message: 'The key does not permit this.' },
    404: { type: 'not_found_error', message: 'There is no such model or address.' },
    413: { type: 'request_too_large', message: 'The request is too large.' },
    429: { type: 'rate_limit_error', message: 'Too many requests.' },
    500: { type: 'api_error', message: 'An error of the scripted model.' },
    503: { type: 'api_error', message: 'The scripted model is not available.' },
    529: { type: 'overloaded_error', message: 'The scripted model is overloaded.' },
};
/** An error as the wire's own API would send it. */
function errorAnswer(wire, status, message = null, headers = {}) {
    const known = ERRORS[status] ?? { type: 'api_error', message: `Status ${status}.` };
    const error = { type: known.type, message: message ?? known.message };
    const body = wire === 'anthropic' ? { type: 'error', error } : { error: { ...error, param: null, code: known.type } };
    return jsonAnswer(status, JSON.stringify(body), headers);
}

// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(7921);
// EXTERNAL MODULE: ./build/kernel/json-document.js + 1 modules
var json_document = __webpack_require__(8867);
;// CONCATENATED MODULE: ./build/rehearsal/conversation-item.js
/** What makes a request unreadable; who sent it gets the message with HTTP 400. */
class UnreadableRequest extends Error {
}

;// CONCATENATED MODULE: ./build/rehearsal/text-parts.js


/** The texts of a message's content: a text, or a list of parts of which those without a text are left out. */
function textParts(content) {
    const whole = (0,json_data/* asText */.e1)(content);
    if (whole !== undefined)
        return [whole];
    return (0,json_data/* asList */.DD)(content).flatMap((part) => (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(part)['text']) ?? []);
}
/** The entries of a list of objects. @throws UnreadableRequest where it is none */
function listedObjects(value, field) {
    if (!Array.isArray(value))
        throw new UnreadableRequest(`"${field}" must be a list`);
    return (0,json_data/* asList */.DD)(value).map((entry, index) => {
        if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
            throw new UnreadableRequest(`"${field}/${index}" must be an object`);
        }
        return (0,json_data/* asRecord */.qY)(entry);
    });
}

;// CONCATENATED MODULE: ./build/rehearsal/anthropic-request.js



/** Reads a request of the Anthropic Messages API. @throws UnreadableRequest */
function readAnthropicRequest(body) {
    const system = textParts(body['system']);
    const items = system.length === 0 ? [] : [{ kind: 'instructions', texts: system }];
    for (const message of listedObjects(body['messages'], 'messages')) {
        const content = message['content'];
        switch (message['role']) {
            case 'user':
                items.push(...userItems(content));
                break;
            case 'assistant':
                items.push({ kind: 'assistant', callIds: callIds(content) });
                break;
            case 'system':
                items.push({ kind: 'instructions', texts: textParts(content) });
                break;
            default:
                throw new UnreadableRequest('a message must have the role "user", "assistant" or "system"');
        }
    }
    const tools = (0,json_data/* asList */.DD)(body['tools']).flatMap((tool) => {
        const name = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(tool)['name']);
        return name === undefined ? [] : [{ name, namespace: null, plain: false }];
    });
    return { items, tools };
}
/** A user's message may answer calls and say something too. */
function userItems(content) {
    const results = (0,json_data/* asList */.DD)(content).flatMap((part) => {
        const block = (0,json_data/* asRecord */.qY)(part);
        if (block['type'] !== 'tool_result')
            return [];
        const callId = (0,json_data/* asText */.e1)(block['tool_use_id']) ?? '';
        const text = textParts(block['content']).join('\n');
        return [{ kind: 'result', callId, text, isError: block['is_error'] === true }];
    });
    const texts = textParts(content);
    return texts.length === 0 ? results : [...results, { kind: 'user', texts }];
}
function callIds(content) {
    return (0,json_data/* asList */.DD)(content).flatMap((part) => {
        const block = (0,json_data/* asRecord */.qY)(part);
        return block['type'] === 'tool_use' ? ((0,json_data/* asText */.e1)(block['id']) ?? []) : [];
    });
}

;// CONCATENATED MODULE: ./build/rehearsal/chat-request.js



/** Reads a request of the OpenAI Chat Completions API. @throws UnreadableRequest */
function readChatRequest(body) {
    const items = listedObjects(body['messages'], 'messages').map(itemOf);
    const tools = (0,json_data/* asList */.DD)(body['tools']).flatMap((tool) => {
        const name = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)((0,json_data/* asRecord */.qY)(tool)['function'])['name']);
        return name === undefined ? [] : [{ name, namespace: null, plain: false }];
    });
    return { items, tools };
}
function itemOf(message) {
    const texts = textParts(message['content']);
    switch (message['role']) {
        case 'system':
        case 'developer':
            return { kind: 'instructions', texts };
        case 'user':
            return { kind: 'user', texts };
        case 'assistant':
            return {
                kind: 'assistant',
                callIds: (0,json_data/* asList */.DD)(message['tool_calls']).flatMap((call) => (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(call)['id']) ?? []),
            };
        case 'tool':
            // This wire does not say whether a call failed.
            return { kind: 'result', callId: (0,json_data/* asText */.e1)(message['tool_call_id']) ?? '', text: texts.join('\n'), isError: false };
        default:
            throw new UnreadableRequest('a message must have the role "system", "developer", "user", "assistant" or "tool"');
    }
}

;// CONCATENATED MODULE: ./build/rehearsal/offered-skills.js
const CLAUDE_LIST = '<system-reminder>\nThe following skills are available';
const CODEX_LIST = '<skills_instructions>';
/**
 * The skills that a request offers: Claude lists them in reminders between the user's texts, Codex and Copilot among their own
 * instructions. A list in what the user or a tool says is none. A later list adds to an earlier one.
 */
function findSkillOffer(items) {
    const skills = new Map();
    const roots = [];
    const add = (offer) => {
        for (const skill of offer.skills)
            skills.set(skill.file ?? skill.name, skill);
        roots.push(...offer.roots);
    };
    for (const item of items) {
        if (item.kind !== 'user' && item.kind !== 'instructions')
            continue;
        for (const text of item.texts) {
            if (text.startsWith(CLAUDE_LIST))
                add(claudeOffer(text));
            else if (item.kind === 'instructions' && text.startsWith(CODEX_LIST))
                add(codexOffer(text));
            else if (item.kind === 'instructions')
                add(copilotOffer(text));
        }
    }
    return { skills: [...skills.values()], roots };
}
/** `- name: description` or `- folder (name): description`; further lines belong to the description. */
function claudeOffer(text) {
    const skills = [];
    for (const line of text
        .replace(/\s*<\/system-reminder>\s*$/, '')
        .split('\n')
        .slice(2)) {
        const entry = /^- (\S.{0,199}?)(?: \(([^()]{1,200})\))?(?:: (.*)|:?$)/.exec(line);
        const last = skills.at(-1);
        if (entry !== null) {
            skills.push({ name: entry[1] ?? '', alias: entry[2] ?? null, description: entry[3] ?? '', file: null });
        }
        else if (last !== undefined) {
            skills[skills.length - 1] = { ...last, description: `${last.description}\n${line}` };
        }
    }
    return { skills, roots: [] };
}
/** A table of roots (`- \`r0\` = \`/path\``) and `- name: description (file: r0/folder/SKILL.md)`. */
function codexOffer(text) {
    const roots = new Map();
    const skills = [];
    for (const line of text.split('\n')) {
        const root = /^- `(\w+)` = `(.+)`$/.exec(line);
        if (root !== null)
            roots.set(root[1] ?? '', root[2] ?? '');
        const entry = /^- (.+?): (.*) \(file: (.+)\)$/.exec(line);
        if (entry === null)
            continue;
        const [, name = '', description = '', short = ''] = entry;
        const slash = short.indexOf('/');
        const place = roots.get(short.slice(0, slash));
        const file = place === undefined ? short : `${place}${short.slice(slash)}`;
        skills.push({ name, alias: null, description, file });
    }
    return { skills, roots: [...roots.values()] };
}
/** `<skill>` elements with `<name>` and `<description>` inside `<available_skills>`. */
function copilotOffer(text) {
    const start = text.indexOf('<available_skills>');
    const end = text.indexOf('</available_skills>', start);
    if (start === -1 || end === -1)
        return { skills: [], roots: [] };
    const skills = text
        .slice(start, end)
        .split('<skill>')
        .slice(1)
        .map((entry) => ({
        name: offered_skills_element(entry, 'name'),
        alias: null,
        description: offered_skills_element(entry, 'description'),
        file: null,
    }));
    return { skills, roots: [] };
}
function offered_skills_element(text, name) {
    const start = text.indexOf(`<${name}>`);
    const end = text.indexOf(`</${name}>`, start);
    return start === -1 || end === -1 ? '' : unescaped(text.slice(start + name.length + 2, end));
}
const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
function unescaped(text) {
    return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name) => ENTITIES[name] ?? whole);
}

;// CONCATENATED MODULE: ./build/rehearsal/responses-request.js


/** Reads a request of the OpenAI Responses API; items that say nothing to a script are left out. @throws UnreadableRequest */
function readResponsesRequest(body) {
    const instructions = textParts(body['instructions']);
    const input = (0,json_data/* asText */.e1)(body['input']);
    const listed = input === undefined ? listedObjects(body['input'], 'input') : [];
    const items = [
        ...(instructions.length === 0 ? [] : [{ kind: 'instructions', texts: instructions }]),
        ...(input === undefined ? [] : [{ kind: 'user', texts: [input] }]),
        ...listed.flatMap(itemsOf),
    ];
    // In code mode the tools come as an item of the input.
    const added = listed.filter((item) => item['type'] === 'additional_tools');
    return { items, tools: [body, ...added].flatMap((place) => offeredTools((0,json_data/* asList */.DD)(place['tools']), null)) };
}
function itemsOf(item) {
    switch (item['type'] ?? 'message') {
        case 'message':
            return [messageItem((0,json_data/* asText */.e1)(item['role']) ?? 'user', textParts(item['content']))];
        case 'agent_message':
            return [{ kind: 'user', texts: (0,json_data/* asList */.DD)(item['content']).flatMap(messageText) }];
        case 'function_call':
        case 'custom_tool_call':
            return [{ kind: 'assistant', callIds: [(0,json_data/* asText */.e1)(item['call_id']) ?? ''] }];
        case 'function_call_output':
        case 'custom_tool_call_output': {
            const text = textParts(item['output']).join('\n');
            // This wire does not say whether a call failed.
            return [{ kind: 'result', callId: (0,json_data/* asText */.e1)(item['call_id']) ?? '', text, isError: false }];
        }
        default:
            return [];
    }
}
/** What one agent of Codex says to another goes the way that a model encrypted it; a scripted model does not. */
function messageText(part) {
    const { text, encrypted_content: encrypted } = (0,json_data/* asRecord */.qY)(part);
    const said = (0,json_data/* asText */.e1)(text) ?? (0,json_data/* asText */.e1)(encrypted);
    return said === undefined ? [] : [said];
}
function messageItem(role, texts) {
    if (role === 'assistant')
        return { kind: 'assistant', callIds: [] };
    return { kind: role === 'user' ? 'user' : 'instructions', texts };
}
/** Groups stand inside groups never more than once; deeper ones would not be tools of a known client. */
function offeredTools(tools, namespace) {
    return tools.flatMap((entry) => {
        const tool = (0,json_data/* asRecord */.qY)(entry);
        const name = (0,json_data/* asText */.e1)(tool['name']);
        if (tool['type'] === 'namespace' && namespace === null)
            return offeredTools((0,json_data/* asList */.DD)(tool['tools']), name ?? '');
        return name === undefined ? [] : [{ name, namespace, plain: tool['type'] === 'custom' }];
    });
}

;// CONCATENATED MODULE: ./build/rehearsal/model-request.js







const READERS = { anthropic: readAnthropicRequest, responses: readResponsesRequest, chat: readChatRequest };
/** The wire that a path belongs to, without query and whatever stands in front of it; undefined for any other path. */
function wireOfPath(path) {
    if (path.endsWith('/v1/messages'))
        return 'anthropic';
    if (path.endsWith('/responses'))
        return 'responses';
    return path.endsWith('/chat/completions') ? 'chat' : undefined;
}
/** Reads the JSON body of a request. Whatever it holds, it throws nothing. */
function parseModelRequest(wire, text) {
    try {
        const body = (0,json_data/* asRecord */.qY)((0,json_document/* parseJsonDocument */.dH)(text).value);
        const model = (0,json_data/* asText */.e1)(body['model']);
        if (model === undefined)
            throw new UnreadableRequest('"model" must be a text');
        const request = requestOf(wire, model, body['stream'] === true, READERS[wire](body));
        return { kind: 'request', request };
    }
    catch (error) {
        if (error instanceof UnreadableRequest)
            return { kind: 'unreadable', problem: error.message };
        if (error instanceof json_document/* JsonSyntaxError */.q3)
            return { kind: 'unreadable', problem: `not valid JSON: ${error.message}` };
        throw error;
    }
}
function requestOf(wire, model, stream, { items, tools }) {
    const spoke = items.findIndex((item) => item.kind === 'assistant');
    const before = spoke === -1 ? items : items.slice(0, spoke);
    return {
        wire,
        model,
        stream,
        firstUserTexts: userTexts(before),
        latestUserTexts: userTexts(items.slice(items.findLastIndex((item) => item.kind === 'assistant') + 1)),
        lastUserText: userTexts(items).at(-1) ?? '',
        assistantTurns: groupTurns(items),
        tools,
        offer: findSkillOffer(items),
        workingDirectory: findWorkingDirectory(items),
        toolResults: items.flatMap((item) => item.kind === 'result' ? [{ callId: item.callId, text: item.text, isError: item.isError }] : []),
    };
}
function userTexts(items) {
    return items.flatMap((item) => (item.kind === 'user' ? item.texts : []));
}
/** One message may come in several parts, with the results of its first calls before its last call. */
function groupTurns(items) {
    const turns = [];
    let open = false;
    for (const item of items) {
        if (item.kind !== 'assistant') {
            open = false;
            continue;
        }
        const last = turns.at(-1);
        if (last !== undefined && (open || sameMessage(last, item.callIds)))
            last.push(...item.callIds);
        else
            turns.push([...item.callIds]);
        open = true;
    }
    return turns;
}
/** Calls of one message differ in their last number only (`callId`). */
function sameMessage(left, right) {
    const stem = (id) => /^call_[0-9a-f]{12}_\d+_/.exec(id ?? '')?.[0];
    return stem(left[0]) !== undefined && stem(left[0]) === stem(right[0]);
}
const DIRECTORY = /(?:^|\n)\s*(?:[-*] )?(?:(?:Primary|Current) working directory: (.+)|<cwd>(.+)<\/cwd>)/;
function findWorkingDirectory(items) {
    for (const item of items) {
        if (item.kind !== 'user' && item.kind !== 'instructions')
            continue;
        for (const text of item.texts) {
            const found = DIRECTORY.exec(text);
            if (found !== null)
                return (found[1] ?? found[2] ?? '').trim();
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/rehearsal/model-reply.js
/** What each message is said to have cost: constant, so that the same run gives the same bytes, and never zero, which clients take for a failure. */
const INPUT_TOKENS = 100;
const OUTPUT_TOKENS = 20;

;// CONCATENATED MODULE: ./build/rehearsal/probe-answer.js


/**
 * The answer to what clients ask besides messages: whether somebody is there, which models there are, how many tokens a text
 * has. `path` is without its query and without what stands in front of the API's own path.
 */
function probeAnswer(method, path) {
    if (method === 'HEAD' || method === 'OPTIONS') {
        return { kind: 'answer', status: 200, headers: {}, chunks: [], ending: 'end' };
    }
    if (path.endsWith('/count_tokens'))
        return jsonAnswer(200, JSON.stringify({ input_tokens: INPUT_TOKENS }));
    if (method === 'GET' && path.endsWith('/models')) {
        return jsonAnswer(200, JSON.stringify({ object: 'list', data: [], models: [], has_more: false }));
    }
    if (method === 'GET' && (path === '' || path === '/' || path.endsWith('/api/hello'))) {
        return jsonAnswer(200, JSON.stringify({ message: 'hello' }));
    }
    return errorAnswer(undefined, 404);
}

;// CONCATENATED MODULE: ./build/rehearsal/call-id.js

/**
 * Which conversation of which unit: short, made of letters and digits, and the same in every run. Clients send the ids of
 * calls back, which is how a request tells where in its script it stands.
 */
function conversationTag(unitId, path) {
    return (0,kernel_digest/* sha256Hex */.fg)(`${unitId}\n${path}`).slice(0, 12);
}
/** The id of a call: `turn` is its turn's place in the conversation's script, `index` its own in the turn. */
function callId(tag, turn, index) {
    return `call_${tag}_${turn}_${index}`;
}
/** The place that `callId` put into an id; undefined for an id that it did not make for this conversation. */
function turnOfCallId(id, tag) {
    const match = /^call_([0-9a-f]{12})_(\d{1,6})_\d{1,6}$/.exec(id);
    return match?.[1] === tag ? Number(match[2]) : undefined;
}

;// CONCATENATED MODULE: ./build/rehearsal/offered-name.js
/**
 * The offered skill that a script means: by its name or its other name, else by the only name behind a plugin's prefix; case
 * does not matter where nothing fits exactly. Undefined where the client does not offer it, which is then the script's point.
 */
function findOfferedSkill(skills, wanted) {
    const exact = skills.find(({ name }) => name === wanted);
    if (exact !== undefined)
        return exact;
    const folded = wanted.toLowerCase();
    const named = skills.find((skill) => offered_name_namesOf(skill).includes(folded));
    if (named !== undefined)
        return named;
    const behindPrefix = skills.filter(({ name }) => name.toLowerCase().endsWith(`:${folded}`));
    return behindPrefix.length === 1 ? behindPrefix[0] : undefined;
}
/** The same for a client that knows the skills of plugins by their bare names. */
function findUnprefixedSkill(skills, wanted) {
    return findOfferedSkill(skills, wanted) ?? findOfferedSkill(skills, wanted.slice(wanted.lastIndexOf(':') + 1));
}
function offered_name_namesOf({ name, alias, file }) {
    const folder = file === null ? undefined : file.split(/[/\\]/).at(-2);
    return [name, alias ?? name, folder ?? name].map((each) => each.toLowerCase());
}

;// CONCATENATED MODULE: ./build/rehearsal/wire-call.js
/** A call of a function that stands for itself. */
function functionCall(name, input) {
    return { name, namespace: null, input: JSON.stringify(input), plain: false };
}
/** A call that a scenario spells out; the group is the one in which the request offers the tool. */
function verbatimCall(call, request) {
    const namespace = request.tools.find(({ name }) => name === call.tool)?.namespace ?? null;
    return { name: call.tool, namespace: wireNamespace(namespace), input: call.input, plain: call.plain };
}
/** `functions` is the group of what stands in no group. */
function wireNamespace(namespace) {
    return namespace === 'functions' ? null : namespace;
}
/** The path as clients want it, who do not say what a relative one is relative to. */
function absolutePath(path, request) {
    const folder = request.workingDirectory;
    if (folder === null || /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path))
        return path;
    return `${folder.replace(/[/\\]$/, '')}/${path}`;
}

;// CONCATENATED MODULE: ./build/rehearsal/claude-dialect.js


/** Claude Code: a skill is called with the `Skill` tool, by the name of its folder. */
function claudeDialect(call, request) {
    switch (call.kind) {
        case 'skill': {
            const offered = findOfferedSkill(request.offer.skills, call.skill);
            return functionCall('Skill', { skill: offered?.name ?? call.skill });
        }
        case 'read':
            return functionCall('Read', { file_path: absolutePath(call.path, request) });
        case 'shell':
            return functionCall('Bash', { command: call.command, description: 'Run a command of the rehearsal' });
        case 'subagent': {
            // Without `run_in_background` the subagent answers later, and the conversation goes on without it.
            const how = { subagent_type: 'general-purpose', run_in_background: false };
            return functionCall('Agent', { description: 'Rehearse a subagent', prompt: call.prompt, ...how });
        }
        case 'tool':
            return verbatimCall(call, request);
    }
}

;// CONCATENATED MODULE: ./build/rehearsal/codex-dialect.js


/**
 * Codex: it has no tool for skills; its instructions are to open the skill's SKILL.md at the path that it advertises. Every
 * other file is opened by a command too.
 */
function codexDialect(call, request) {
    switch (call.kind) {
        case 'skill':
            return command(`cat ${shellWord(skillFile(call.skill, request))}`, request);
        case 'read':
            return command(`cat ${shellWord(call.path)}`, request);
        case 'shell':
            return command(call.command, request);
        case 'subagent':
            return subagent(call.prompt, request);
        case 'tool':
            return verbatimCall(call, request);
    }
}
/** In code mode the only tool that runs commands is JavaScript, in which `exec_command` is a function. */
function command(cmd, request) {
    const codeMode = request.tools.some(({ name, plain }) => name === 'exec' && plain);
    if (!codeMode)
        return functionCall('exec_command', { cmd });
    const input = `const result = await tools.exec_command(${JSON.stringify({ cmd })});\ntext(result.output);\n`;
    return { name: 'exec', namespace: null, input, plain: true };
}
/** An unknown skill is looked for where a project's own would lie; the client's own skills have a folder apart. */
function skillFile(wanted, request) {
    const { skills, roots } = request.offer;
    const file = findUnprefixedSkill(skills, wanted)?.file;
    if (file !== undefined && file !== null)
        return file;
    const root = roots.find((each) => !each.endsWith('.system')) ?? roots[0] ?? '.agents/skills';
    return `${root}/${wanted}/SKILL.md`;
}
function subagent(prompt, request) {
    const offered = request.tools.find(({ name }) => name === 'spawn_agent');
    // The classic tools are not listed before they were searched for; they can be called all the same.
    if (offered === undefined)
        return { ...functionCall('spawn_agent', { message: prompt }), namespace: 'multi_agent_v1' };
    const input = { task_name: 'rehearsal', message: prompt, fork_turns: 'none' };
    return { ...functionCall('spawn_agent', input), namespace: offered.namespace };
}
function shellWord(text) {
    return /^[\w./@:+~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./build/rehearsal/copilot-dialect.js


/** Copilot CLI: a skill is called with the `skill` tool, by the name in its frontmatter. */
function copilotDialect(call, request) {
    switch (call.kind) {
        case 'skill': {
            const offered = findUnprefixedSkill(request.offer.skills, call.skill);
            return functionCall('skill', { skill: offered?.name ?? call.skill });
        }
        case 'read':
            return functionCall('view', { path: absolutePath(call.path, request) });
        case 'shell':
            return functionCall('bash', { command: call.command, description: 'Run a command of the rehearsal' });
        case 'subagent': {
            const what = { name: 'rehearsal', description: 'Rehearse a subagent', prompt: call.prompt };
            return functionCall('task', { ...what, agent_type: 'general-purpose', mode: 'sync' });
        }
        case 'tool':
            return verbatimCall(call, request);
    }
}

;// CONCATENATED MODULE: ./build/rehearsal/client-dialect.js



const DIALECTS = {
    claude: claudeDialect,
    codex: codexDialect,
    copilot: copilotDialect,
};
/** Of a client with a name of its own, which may well be one of the known ones inside, the tools tell how it is spoken to. */
const BY_TOOL = {
    Skill: claudeDialect,
    skill: copilotDialect,
    exec_command: codexDialect,
    exec: codexDialect,
};
/** Undefined for a client that nobody taught us. */
function dialectOf(agent, request) {
    if (Object.hasOwn(DIALECTS, agent))
        return DIALECTS[agent];
    const telling = request.tools.find(({ name }) => Object.hasOwn(BY_TOOL, name));
    return telling === undefined ? undefined : BY_TOOL[telling.name];
}

;// CONCATENATED MODULE: ./build/rehearsal/codex-wait.js




/** Waits are numbered behind all calls that a turn could hold. */
const FIRST_WAIT = 100_000;
/**
 * Codex starts a subagent and goes on; the script goes on when the subagent has ended, as with the other clients. So the model
 * waits once for each subagent of the turn before `position`. Null where there is nothing to wait for any more.
 */
function codexWait({ turns, tag }, position, request) {
    const calls = turns[position - 1]?.calls ?? [];
    const results = new Map(request.toolResults.map((result) => [result.callId, result.text]));
    for (const [index, call] of calls.entries()) {
        const id = callId(tag, position - 1, FIRST_WAIT + index);
        if (call.kind !== 'subagent' || results.has(id))
            continue;
        const offered = request.tools.find(({ name }) => name === 'wait_agent');
        if (offered !== undefined)
            return { id, ...functionCall('wait_agent', {}), namespace: offered.namespace };
        const agent = agentIdOf(results.get(callId(tag, position - 1, index)));
        if (agent === undefined)
            continue;
        return { id, ...functionCall('wait_agent', { targets: [agent] }), namespace: 'multi_agent_v1' };
    }
    return null;
}
/** Undefined where no subagent was started. */
function agentIdOf(result) {
    try {
        return (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)((0,json_document/* parseJsonDocument */.dH)(result ?? '').value)['agent_id']);
    }
    catch (error) {
        if (error instanceof json_document/* JsonSyntaxError */.q3)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/rehearsal/encode-anthropic.js

const USAGE = {
    input_tokens: INPUT_TOKENS,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: OUTPUT_TOKENS,
};
/** A message of the Anthropic Messages API. */
function encodeAnthropic(reply) {
    const stopReason = reply.calls.length > 0 ? 'tool_use' : 'end_turn';
    const message = { id: reply.id, type: 'message', role: 'assistant', model: reply.model };
    const texts = reply.text === '' ? 0 : 1;
    return {
        beginning: [
            encode_anthropic_event('message_start', {
                message: { ...message, content: [], stop_reason: null, stop_sequence: null, usage: USAGE },
            }),
        ],
        body: [
            ...(texts === 0 ? [] : textBlock(reply.text)),
            ...reply.calls.flatMap((call, index) => callBlock(call, texts + index)),
        ],
        end: [
            encode_anthropic_event('message_delta', {
                delta: { stop_reason: stopReason, stop_sequence: null },
                usage: { output_tokens: OUTPUT_TOKENS },
            }),
            encode_anthropic_event('message_stop', {}),
        ],
        whole: JSON.stringify({
            ...message,
            content: [
                ...(texts === 0 ? [] : [{ type: 'text', text: reply.text }]),
                ...reply.calls.map((call) => ({
                    type: 'tool_use',
                    id: call.id,
                    name: call.name,
                    input: parsed(inputOf(call)),
                })),
            ],
            stop_reason: stopReason,
            stop_sequence: null,
            usage: USAGE,
        }),
    };
}
function textBlock(text) {
    return block(0, { type: 'text', text: '' }, { type: 'text_delta', text });
}
function callBlock(call, index) {
    const start = { type: 'tool_use', id: call.id, name: call.name, input: {} };
    return block(index, start, { type: 'input_json_delta', partial_json: inputOf(call) });
}
/** This wire knows objects only. */
function inputOf({ input, plain }) {
    return plain ? JSON.stringify({ input }) : input;
}
function block(index, content, delta) {
    return [
        encode_anthropic_event('content_block_start', { index, content_block: content }),
        encode_anthropic_event('content_block_delta', { index, delta }),
        encode_anthropic_event('content_block_stop', { index }),
    ];
}
function encode_anthropic_event(type, fields) {
    return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}
/** A scenario's input was parsed and any other is written by us: it is valid JSON. */
function parsed(input) {
    return JSON.parse(input);
}

;// CONCATENATED MODULE: ./build/rehearsal/encode-chat.js

const encode_chat_USAGE = {
    prompt_tokens: INPUT_TOKENS,
    completion_tokens: OUTPUT_TOKENS,
    total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
};
/** A message of the OpenAI Chat Completions API. */
function encodeChat(reply) {
    const finish = reply.calls.length > 0 ? 'tool_calls' : 'stop';
    const head = { id: `chatcmpl-${reply.id}`, created: 0, model: reply.model };
    const chunk = (delta, finishReason = null) => data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] });
    const content = reply.text === '' ? null : reply.text;
    const calls = reply.calls.length === 0 ? {} : { tool_calls: reply.calls.map(toolCall) };
    return {
        beginning: [chunk({ role: 'assistant', content: '' })],
        body: [
            ...(content === null ? [] : [chunk({ content })]),
            ...reply.calls.map((call, index) => chunk({ tool_calls: [{ index, ...toolCall(call) }] })),
        ],
        end: [
            chunk({}, finish),
            data({ ...head, object: 'chat.completion.chunk', choices: [], usage: encode_chat_USAGE }),
            'data: [DONE]\n\n',
        ],
        whole: JSON.stringify({
            ...head,
            object: 'chat.completion',
            choices: [{ index: 0, message: { role: 'assistant', content, ...calls }, finish_reason: finish }],
            usage: encode_chat_USAGE,
        }),
    };
}
/** This wire knows functions only: a text for a custom tool goes as its arguments. */
function toolCall({ id, name, input }) {
    return { id, type: 'function', function: { name, arguments: input } };
}
function data(fields) {
    return `data: ${JSON.stringify(fields)}\n\n`;
}

;// CONCATENATED MODULE: ./build/rehearsal/encode-responses.js

const encode_responses_USAGE = {
    input_tokens: INPUT_TOKENS,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: OUTPUT_TOKENS,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
};
/** A response of the OpenAI Responses API. */
function encodeResponses(reply) {
    const response = { id: `resp_${reply.id}`, object: 'response', created_at: 0, model: reply.model };
    const output = [
        ...(reply.text === '' ? [] : [encode_responses_messageItem(reply)]),
        ...reply.calls.map((call, index) => callItem(call, `fc_${reply.id}_${index}`)),
    ];
    const texts = reply.text === '' ? 0 : 1;
    const completed = { ...response, status: 'completed', output, usage: encode_responses_USAGE };
    return {
        beginning: [
            encode_responses_event('response.created', { response: { ...response, status: 'in_progress', output: [] } }),
            encode_responses_event('response.in_progress', { response: { ...response, status: 'in_progress', output: [] } }),
        ],
        body: [
            ...(texts === 0 ? [] : messageEvents(reply)),
            ...reply.calls.flatMap((call, index) => callEvents(call, `fc_${reply.id}_${index}`, texts + index)),
        ],
        end: [encode_responses_event('response.completed', { response: completed })],
        whole: JSON.stringify(completed),
    };
}
function encode_responses_messageItem({ id, text }) {
    const content = [{ type: 'output_text', text, annotations: [] }];
    return { type: 'message', id, status: 'completed', role: 'assistant', content };
}
/** A plain call goes to a custom tool, which takes a text; any other to a function, which takes JSON. */
function callItem({ id, name, namespace, input, plain }, item) {
    const place = namespace === null ? {} : { namespace };
    return plain
        ? { type: 'custom_tool_call', id: item, status: 'completed', call_id: id, name, ...place, input }
        : { type: 'function_call', id: item, status: 'completed', call_id: id, name, ...place, arguments: input };
}
function messageEvents(reply) {
    const place = { item_id: reply.id, output_index: 0, content_index: 0 };
    const begun = { type: 'message', id: reply.id, status: 'in_progress', role: 'assistant', content: [] };
    return [
        encode_responses_event('response.output_item.added', { output_index: 0, item: begun }),
        encode_responses_event('response.content_part.added', { ...place, part: { type: 'output_text', text: '', annotations: [] } }),
        encode_responses_event('response.output_text.delta', { ...place, delta: reply.text }),
        encode_responses_event('response.output_text.done', { ...place, text: reply.text }),
        encode_responses_event('response.content_part.done', { ...place, part: { type: 'output_text', text: reply.text, annotations: [] } }),
        encode_responses_event('response.output_item.done', { output_index: 0, item: encode_responses_messageItem(reply) }),
    ];
}
function callEvents(call, item, index) {
    const place = { item_id: item, output_index: index };
    const [delta, done, key] = call.plain
        ? ['response.custom_tool_call_input.delta', 'response.custom_tool_call_input.done', 'input']
        : ['response.function_call_arguments.delta', 'response.function_call_arguments.done', 'arguments'];
    const begun = { ...callItem({ ...call, input: '' }, item), status: 'in_progress' };
    return [
        encode_responses_event('response.output_item.added', { output_index: index, item: begun }),
        encode_responses_event(delta, { ...place, delta: call.input }),
        encode_responses_event(done, { ...place, [key]: call.input }),
        encode_responses_event('response.output_item.done', { output_index: index, item: callItem(call, item) }),
    ];
}
function encode_responses_event(type, fields) {
    return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

;// CONCATENATED MODULE: ./build/rehearsal/find-conversation.js

/** What stands in a subagent's prompt, so that its conversation is recognised. */
function subagentMark(tag) {
    return `(rehearsal conversation ${tag})`;
}
/** The path of the conversation that a call opens. */
function innerPath(path, turn, index) {
    return `${path}.${turn}.${index}`;
}
/**
 * Which conversation a request belongs to: a subagent's holds its mark, the unit's own begins with the unit's prompt, and what
 * is left was opened by the client itself, for a forked skill if the script has one. Claude begins a fork with the text of the
 * skill, whose folder names it where there are several.
 */
function findConversation(script, request) {
    const all = conversationsOf(script);
    const first = request.firstUserTexts;
    const marked = all.find(({ kind, tag }) => kind === 'subagent' && first.some((text) => text.includes(subagentMark(tag))));
    if (marked !== undefined)
        return marked;
    if (script.prompt === null || first.some((text) => saysPrompt(text, script.prompt ?? ''))) {
        return { path: 'main', tag: conversationTag(script.unitId, 'main'), turns: script.turns };
    }
    const forks = all.filter(({ kind }) => kind === 'fork');
    const said = first.filter((text) => !text.startsWith(REMINDER));
    const named = forks.find(({ skill }) => said.some((text) => text.includes(skill)));
    const other = { path: 'other', tag: conversationTag(script.unitId, 'other'), turns: [] };
    return named ?? (forks.length === 1 ? forks[0] : undefined) ?? other;
}
/** With which Claude begins what it says in the user's name. */
const REMINDER = '<system-reminder>';
/** Clients put something of their own in front of the prompt at most, and change line ends and spaces around it. */
function saysPrompt(text, prompt) {
    const [said, asked] = [text, prompt].map((each) => each.replaceAll(/\r\n?/g, '\n').trim());
    if (said === asked)
        return true;
    return said?.startsWith(REMINDER) === false && said.endsWith(`\n${asked ?? ''}`);
}
function conversationsOf(script) {
    const found = [];
    const visit = (turns, path) => {
        for (const [turn, { calls }] of turns.entries()) {
            for (const [index, call] of calls.entries()) {
                const inner = call.kind === 'subagent' ? call.turns : call.kind === 'skill' ? call.forked : null;
                if (inner === null)
                    continue;
                const place = innerPath(path, turn, index);
                const [kind, skill] = call.kind === 'skill' ? ['fork', call.skill] : ['subagent', ''];
                found.push({ kind, skill, path: place, tag: conversationTag(script.unitId, place), turns: inner });
                visit(inner, place);
            }
        }
    };
    visit(script.turns, 'main');
    return found;
}

;// CONCATENATED MODULE: ./build/rehearsal/scripted-model.js








/** What the model says when its script is at its end. */
const CLOSING_TEXT = 'That is all.';
const CLOSING = { text: CLOSING_TEXT, calls: [], fault: null };
const ENCODERS = { anthropic: encodeAnthropic, responses: encodeResponses, chat: encodeChat };
/**
 * The turn behind the last one whose calls the conversation shows; text alone leaves no trace of its turn, so that such
 * messages are counted. A message that the client dropped, as after a cut, has not been.
 */
function findStep(script, request) {
    const conversation = findConversation(script, request);
    const position = positionIn(conversation, request.assistantTurns);
    return { conversation, position, wait: script.agent === 'codex' ? codexWait(conversation, position, request) : null };
}
function positionIn({ tag }, turns) {
    for (let last = turns.length - 1; last >= 0; last -= 1) {
        for (const id of turns[last] ?? []) {
            const turn = turnOfCallId(id, tag);
            if (turn !== undefined)
                return turn + (turns.length - last);
        }
    }
    return turns.length;
}
/** One text for each step of a unit, by which the caller counts how often it was asked. */
function stepKey({ conversation, position, wait }) {
    return `${conversation.path}#${position}${wait === null ? '' : `#${wait.id}`}`;
}
/**
 * The scripted model's answer to a request. `askedBefore`: how often this step was asked before, which decides when a fault with
 * `times` is over. Same arguments, same bytes.
 */
function answerModelRequest(script, step, request, askedBefore) {
    const { turns, tag } = step.conversation;
    if (step.wait !== null) {
        const reply = { id: `msg_${tag}_${step.position}_wait`, model: request.model, text: '', calls: [step.wait] };
        return { answer: messageAnswer(ENCODERS[request.wire](reply), request, 'end', null), turn: null, fault: null };
    }
    let index = step.position;
    let asked = askedBefore;
    for (; index < turns.length; index += 1) {
        const times = turns[index]?.fault?.times;
        if (typeof times !== 'number' || asked < times)
            break;
        asked -= times;
    }
    const turn = turns[index] ?? CLOSING;
    const answer = answerOf(script, step.conversation, index, turn, request);
    return { answer, turn: index < turns.length ? index : null, fault: turn.fault?.kind ?? null };
}
function answerOf(script, { path, tag }, index, turn, request) {
    const dialect = dialectOf(script.agent, request);
    if (dialect === undefined && turn.calls.length > 0) {
        const known = 'it knows those of claude, codex and copilot';
        return errorAnswer(request.wire, 400, `The scripted model does not know the tools of ${script.agent}: ${known}.`);
    }
    const calls = turn.calls.flatMap((call, at) => {
        const marked = withMark(call, conversationTag(script.unitId, innerPath(path, index, at)));
        return dialect === undefined ? [] : [{ id: callId(tag, index, at), ...dialect(marked, request) }];
    });
    const reply = { id: `msg_${tag}_${index}`, model: request.model, text: turn.text, calls };
    return faultyAnswer(turn.fault, ENCODERS[request.wire](reply), request);
}
function withMark(call, tag) {
    return call.kind === 'subagent' ? { ...call, prompt: `${call.prompt}\n\n${subagentMark(tag)}` } : call;
}
function faultyAnswer(fault, encoded, request) {
    switch (fault?.kind) {
        case undefined:
        case 'empty':
            return messageAnswer(encoded, request, 'end', null);
        case 'hang_mid_stream':
            return messageAnswer(encoded, request, 'hang', fault.after);
        case 'cut':
            return messageAnswer(encoded, request, 'cut', fault.after);
        case 'http': {
            const headers = fault.retryAfter === null ? {} : { 'retry-after': String(fault.retryAfter) };
            if (fault.body !== null)
                return jsonAnswer(fault.status, fault.body, headers);
            return errorAnswer(request.wire, fault.status, null, headers);
        }
        case 'html':
            return htmlAnswer();
        // Nobody should have got here with `refused`: its unit's address leads nowhere.
        case 'refused':
        case 'hang':
            return { kind: 'silence' };
    }
}
/** `after` null: the message is whole. Without streaming, a message that breaks off is the first half of its text. */
function messageAnswer({ beginning, body, end, whole }, { stream }, ending, after) {
    if (!stream) {
        const text = after === null ? whole : whole.slice(0, whole.length / 2);
        return { kind: 'answer', status: 200, headers: { 'content-type': 'application/json' }, chunks: [text], ending };
    }
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
    const chunks = [...beginning, ...(after === 'beginning' ? [] : body), ...(after === null ? end : [])];
    return { kind: 'answer', status: 200, headers, chunks, ending };
}

;// CONCATENATED MODULE: ./build/rehearsal/seen-request.js
/** So much of a text is kept; the texts of skills are shorter. */
const TEXT_LIMIT = 16 * 1024;
/** So many of the texts of a request. */
const TEXTS = 64;
function seenRequest(request, step, { turn, fault }) {
    const latest = new Set(request.assistantTurns.at(-1));
    const results = request.toolResults
        .filter((result) => latest.has(result.callId))
        .slice(-TEXTS)
        .map((result) => ({ ...result, callId: shortened(result.callId), text: shortened(result.text) }));
    const skills = request.offer.skills.map(copiedSkill);
    const said = request.latestUserTexts.filter((text) => !text.startsWith('<system-reminder>'));
    return {
        wire: request.wire,
        model: shortened(request.model),
        conversation: step.conversation.path,
        turn,
        fault,
        offered: skills.map(({ name }) => name),
        offeredSkills: skills,
        tools: request.tools.map(({ name, namespace }) => shortened(namespace === null ? name : `${namespace}.${name}`)),
        toolResults: results,
        texts: [...results.map(({ text }) => text), ...said.slice(-TEXTS).map(shortened)],
    };
}
function copiedSkill({ name, alias, description, file }) {
    return {
        name: shortened(name),
        alias: alias === null ? null : shortened(alias),
        description: shortened(description),
        file: file === null ? null : shortened(file),
    };
}
/** The text cut to the limit, as a copy: a part of a text keeps the whole of it, here the request's body, in memory. */
function shortened(text) {
    return Buffer.from(text.slice(0, TEXT_LIMIT)).toString();
}

;// CONCATENATED MODULE: ./build/app/model-server.js







/** A client that retries for ever must not fill the memory: later requests are answered and not noted. */
const NOTED_REQUESTS = 200;
async function startModelServer() {
    const units = new Map();
    const refusing = await refusingAddress();
    const server = await startLoopbackServer((request) => answerRequest(units, request));
    return {
        url: server.url,
        addUnit: (id, { turns, prompt, agent }) => {
            const key = `rehearsal-${(0,external_node_crypto_.randomBytes)(24).toString('hex')}`;
            units.set(id, { script: { unitId: id, agent, prompt, turns }, key, asked: new Map(), seen: [], requests: 0 });
            const base = turns[0]?.fault?.kind === 'refused' ? refusing : server.url;
            return { url: `${base}/${encodeURIComponent(id)}`, key };
        },
        requestsOf: (id) => units.get(id)?.seen ?? [],
        requestCount: (id) => units.get(id)?.requests ?? 0,
        removeUnit: (id) => {
            units.delete(id);
        },
        close: async () => {
            units.clear();
            await server.close();
        },
    };
}
function answerRequest(units, request) {
    const path = request.path.replace(/[?#].*$/, '');
    const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
    const unit = units.get(decoded(prefix));
    const wire = request.method === 'POST' ? wireOfPath(rest) : undefined;
    if (unit === undefined) {
        return wireOfPath(path) === undefined ? probeAnswer(request.method, path) : errorAnswer(wire, 404);
    }
    if (wire === undefined)
        return probeAnswer(request.method, rest);
    if (keyOf(request) !== unit.key)
        return errorAnswer(wire, 401);
    if (request.body === null)
        return errorAnswer(wire, 413);
    const parsed = parseModelRequest(wire, request.body);
    unit.requests += 1;
    if (parsed.kind === 'unreadable') {
        return errorAnswer(wire, 400, `The scripted model cannot read this request: ${parsed.problem}.`);
    }
    const step = findStep(unit.script, parsed.request);
    const key = stepKey(step);
    const askedBefore = unit.asked.get(key) ?? 0;
    unit.asked.set(key, askedBefore + 1);
    const answered = answerModelRequest(unit.script, step, parsed.request, askedBefore);
    if (unit.seen.length < NOTED_REQUESTS)
        unit.seen.push(seenRequest(parsed.request, step, answered));
    return answered.answer;
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
/** Each API has its own header for the key. */
function keyOf({ headers }) {
    return headers['x-api-key'] ?? /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1];
}

// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(4390);
;// CONCATENATED MODULE: ./build/io/unit/unit-folder.js







/**
 * The folder for the units of one batch or one shard of it, empty: outside of every repository, which agents would otherwise find above them. What an
 * earlier run of the same batch left there is removed.
 *
 * @throws PortcullisError `not_written`
 */
async function makeBatchFolder(batchRunId, shard = null) {
    // Short, since clients make sockets below it, whose paths have a limit of about 100 bytes.
    const name = `pc-${batchRunId.slice(0, 8)}${shard === null ? '' : `-${shard}`}`;
    let path = (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), name);
    try {
        path = (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_os_.tmpdir)()), name);
        await (0,promises_.rm)(path, { recursive: true, force: true });
        await (0,promises_.mkdir)(path, { mode: 0o700 });
        return unit_folder_withSlashes(path);
    }
    catch (error) {
        throw notWritten(path, "the units' folder", error);
    }
}
/** Makes the folders of a unit, with its own copies of workspace and skills. Throws `PortcullisError` where it cannot. */
async function makeUnitFolder(request) {
    const root = `${request.parent}/${request.name}`;
    const plugins = request.asPlugins ? pluginsOf(request.skills) : [];
    const folder = {
        root,
        home: `${root}/h`,
        workspace: `${root}/w`,
        temporary: `${root}/t`,
        output: `${root}/o`,
        // By number, since a plugin may be called as no folder can be.
        plugins: plugins.map((_, index) => `${root}/p/${index}`),
    };
    try {
        await (0,promises_.rm)(root, { recursive: true, force: true });
        for (const path of [folder.home, folder.workspace, folder.temporary, folder.output]) {
            await (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 });
        }
        if (request.workspace !== null)
            await copyFolder(request.workspace, folder.workspace, request.notCopied);
        for (const { path, plugin } of request.skills) {
            const home = plugin === null ? undefined : folder.plugins[plugins.indexOf(plugin)];
            const skills = home === undefined ? `${folder.workspace}/${request.skillsFolder}` : `${home}/skills`;
            // The workspace may have a link there, or an older copy.
            await (0,promises_.rm)(`${skills}/${(0,external_node_path_.basename)(path)}`, { recursive: true, force: true });
            await copyFolder(path, `${skills}/${(0,external_node_path_.basename)(path)}`);
        }
        // The plugin's own manifest may start hooks and servers, which say nothing about routing.
        for (const [index, name] of plugins.entries()) {
            const manifest = `${folder.plugins[index]}/.claude-plugin/plugin.json`;
            await writeUnitFile(folder, manifest, JSON.stringify({ name }));
        }
        return folder;
    }
    catch (error) {
        throw notWritten(root, "the unit's folder", error);
    }
}
function pluginsOf(skills) {
    return [...new Set(skills.flatMap(({ plugin }) => (plugin === null ? [] : [plugin])))];
}
/** Writes a file that a client needs, below the unit's folder only. */
async function writeUnitFile(folder, path, text) {
    if ((0,external_node_path_.relative)(folder.root, path).split(external_node_path_.sep).includes('..')) {
        throw new Error(`${path} is not inside the unit's folder`);
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
    await (0,promises_.writeFile)(path, text, { mode: 0o600 });
}
/** Takes away what a unit or a batch left. What cannot be removed stays: it is in the temporary folder. */
async function removeFolder(path) {
    const remove = () => (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).then(() => true, () => false);
    if (await remove())
        return true;
    // Agents make folders that nobody may write to, such as the module cache of Go.
    await makeWritable(path).catch(() => undefined);
    return remove();
}
async function makeWritable(folder) {
    if (!(await (0,promises_.lstat)(folder)).isDirectory())
        return;
    await (0,promises_.chmod)(folder, 0o700);
    for (const name of await (0,promises_.readdir)(folder))
        await makeWritable((0,external_node_path_.join)(folder, name));
}
async function copyFolder(from, to, notCopied = []) {
    const { source, isCopied } = await copiedEntries(from, notCopied);
    await (0,promises_.cp)(source, to, {
        recursive: true,
        // Copies share their blocks where the file system can do that.
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        verbatimSymlinks: true,
        filter: isCopied,
    });
}
function notWritten(path, what, error) {
    return new portcullis_error/* PortcullisError */.S('not_written', `${path}: ${what}: expected a folder that can be made and filled, found ${(0,file_error/* foundInstead */.D0)(error)}`, 'Look at the space and the rights of the temporary folder; TMPDIR names another one.', { cause: error });
}
function unit_folder_withSlashes(path) {
    return path.split(external_node_path_.sep).join('/');
}

;// CONCATENATED MODULE: ./build/contracts/generated/unit-result.validate.js
// Generated from unit-result.schema.json by scripts/generate.ts.

const unit_result_validate_validate = validate51;
const schema112 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"unit-result.schema.json","title":"UnitResult","description":"What one unit's evidence means, and the evidence itself.","type":"object","additionalProperties":false,"required":["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","case_digest","case_file","case_line","transcript","duration_ms","attempts","log_fallback"],"properties":{"unit_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"trial":{"type":"integer","minimum":1},"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"expected_skill":{"type":["string","null"]},"failure_kind":{"enum":["missing_required","disallowed_hit","optional_only","evidence_too_weak","mixed",null]},"failure_category":{"enum":["timeout","transport","assertion",null]},"timed_out":{"type":"boolean"},"exit_code":{"type":["integer","null"]},"token_hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}},"missing":{"type":"array","items":{"title":"MissingToken","type":"object","additionalProperties":false,"required":["token","reason","required_tier","best_tier"],"properties":{"token":{"type":"string"},"reason":{"enum":["ambiguous","wrong_source","too_weak","attempted_not_executed","not_available","absent"]},"required_tier":{"enum":[1,2,3,null]},"best_tier":{"enum":[1,2,3,null]}}}},"optional_hits":{"type":"array","items":{"type":"string"}},"disallowed_hits":{"type":"array","items":{"type":"string"}},"gating_hits":{"description":"The disallowed hits that are strong enough to fail the unit.","type":"array","items":{"type":"string"}},"skills_available":{"type":["array","null"],"items":{"type":"string"}},"limit":{"enum":["turns","budget",null]},"warnings":{"type":"array","items":{"type":"string"}},"client":{"title":"ClientIdentity","type":"object","additionalProperties":false,"required":["name","version","model"],"properties":{"name":{"type":"string"},"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"usage":{"title":"Usage","description":"What the client told; null where it tells nothing.","type":["object","null"],"additionalProperties":false,"required":["input_tokens","output_tokens","cost_usd","turns"],"properties":{"input_tokens":{"type":["integer","null"]},"output_tokens":{"type":["integer","null"]},"cost_usd":{"type":["number","null"]},"turns":{"type":["integer","null"]}}},"error":{"type":["string","null"]},"observed":{"title":"Observed","description":"Facts about the run that a verdict under another version of the case needs.","type":"object","additionalProperties":false,"required":["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"],"properties":{"session_started":{"type":"boolean"},"assistant_text":{"description":"The model said something itself; text that the client wrote in its name does not count.","type":"boolean"},"tool_calls":{"type":"integer","minimum":0},"terminal":{"enum":["completed","limit","error","none"]},"transport":{"description":"Why the run is infrastructure whatever the case asks; null where its evidence counts.","$ref":"#/definitions/infraReason"},"lost":{"description":"Why absence proves nothing: a part of the transcript could not be read.","enum":["oversize","incomplete",null]},"any_matched":{"type":"array","items":{"type":"string"}},"any_unmatched":{"type":"array","items":{"type":"string"}},"ambiguous":{"type":"array","items":{"type":"string"}},"catalogue_complete":{"type":"boolean"},"skill_tool":{"type":["boolean","null"]},"session_id":{"description":"The client's own id of its session; null where it tells none.","type":["string","null"]},"content_digest":{"description":"Over what the model said and called, without numbers and ids; null where it did neither.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"api_status":{"description":"The HTTP status by which the client explains its failure; null where it tells none.","type":["integer","null"]}}},"duration_ms":{"description":"How long the last attempt took; null where no process was run.","type":["integer","null"],"minimum":0},"attempts":{"description":"Every process that was started for this unit, the last one being the one that was judged; null where a recording was.","type":["array","null"],"items":{"$ref":"#/definitions/attempt"}},"log_fallback":{"title":"LogFallback","description":"What the client's own log files showed of tokens that its output did not; null where they were not looked at.","type":["object","null"],"additionalProperties":false,"required":["counts","files","hits"],"properties":{"counts":{"description":"False where the hits are diagnostics only.","type":"boolean"},"files":{"type":"integer","minimum":0},"hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}}}},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"],"minimum":1},"transcript":{"title":"TranscriptReference","type":["object","null"],"additionalProperties":false,"required":["path","sha256","bytes"],"properties":{"path":{"type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"bytes":{"type":"integer","minimum":0}}}},"definitions":{"attempt":{"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}},"status":{"title":"UnitStatus","enum":["pass","fail","infra_error"]},"infraReason":{"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]},"tokenHit":{"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}}}};
const schema113 = {"title":"UnitStatus","enum":["pass","fail","infra_error"]};
const schema114 = {"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]};
const schema115 = {"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}};
const unit_result_validate_func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const unit_result_validate_pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern78 = new RegExp("^[0-9a-f]{64}$", "u");
const schema117 = {"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.infra_reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.signal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timed_out === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.termination === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termination"},message:"must have required property '"+"termination"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.survivors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "survivors"},message:"must have required property '"+"survivors"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.duration_ms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(unit_result_validate_func2.call(schema117.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data1 = data.infra_reason;
if(!((((((((((((data1 === "not_started") || (data1 === "exit")) || (data1 === "api_error")) || (data1 === "rate_limited")) || (data1 === "auth")) || (data1 === "incomplete")) || (data1 === "unobservable")) || (data1 === "unrecognised")) || (data1 === "oversize")) || (data1 === "contaminated")) || (data1 === "invalid")) || (data1 === null))){
const err11 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema117.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema117.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.signal !== undefined){
let data4 = data.signal;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema117.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err15 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.termination !== undefined){
let data6 = data.termination;
if(!(((((((data6 === "exited") || (data6 === "timeout")) || (data6 === "killed_after_end")) || (data6 === "output_limit")) || (data6 === "turn_limit")) || (data6 === "cancelled")) || (data6 === "not_started"))){
const err16 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/enum",keyword:"enum",params:{allowedValues: schema117.properties.termination.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.survivors !== undefined){
let data7 = data.survivors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="unit-result.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_run_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.case_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trial === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.infra_reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expected_skill === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_skill"},message:"must have required property '"+"expected_skill"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.failure_kind === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.failure_category === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.timed_out === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.token_hits === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_hits"},message:"must have required property '"+"token_hits"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.missing === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.optional_hits === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional_hits"},message:"must have required property '"+"optional_hits"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.disallowed_hits === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed_hits"},message:"must have required property '"+"disallowed_hits"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.gating_hits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.skills_available === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills_available"},message:"must have required property '"+"skills_available"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.limit === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.warnings === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.client === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.usage === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.error === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.observed === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.case_digest === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.case_file === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.case_line === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.transcript === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript"},message:"must have required property '"+"transcript"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.duration_ms === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.attempts === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.log_fallback === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_fallback"},message:"must have required property '"+"log_fallback"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key0 in data){
if(!(unit_result_validate_func2.call(schema112.properties, key0))){
const err31 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.unit_run_id !== undefined){
let data0 = data.unit_run_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err32 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.agent !== undefined){
let data1 = data.agent;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err34 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.case_id !== undefined){
let data2 = data.case_id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if((typeof data3 !== "string") && (data3 !== null)){
const err38 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema112.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.trial !== undefined){
let data4 = data.trial;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err39 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err40 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "infra_error"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data6 = data.infra_reason;
if(!((((((((((((data6 === "not_started") || (data6 === "exit")) || (data6 === "api_error")) || (data6 === "rate_limited")) || (data6 === "auth")) || (data6 === "incomplete")) || (data6 === "unobservable")) || (data6 === "unrecognised")) || (data6 === "oversize")) || (data6 === "contaminated")) || (data6 === "invalid")) || (data6 === null))){
const err42 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data7 = data.expected_skill;
if((typeof data7 !== "string") && (data7 !== null)){
const err43 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: schema112.properties.expected_skill.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.failure_kind !== undefined){
let data8 = data.failure_kind;
if(!((((((data8 === "missing_required") || (data8 === "disallowed_hit")) || (data8 === "optional_only")) || (data8 === "evidence_too_weak")) || (data8 === "mixed")) || (data8 === null))){
const err44 = {instancePath:instancePath+"/failure_kind",schemaPath:"#/properties/failure_kind/enum",keyword:"enum",params:{allowedValues: schema112.properties.failure_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failure_category !== undefined){
let data9 = data.failure_category;
if(!((((data9 === "timeout") || (data9 === "transport")) || (data9 === "assertion")) || (data9 === null))){
const err45 = {instancePath:instancePath+"/failure_category",schemaPath:"#/properties/failure_category/enum",keyword:"enum",params:{allowedValues: schema112.properties.failure_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err46 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data11 = data.exit_code;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema112.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.token_hits !== undefined){
let data12 = data.token_hits;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
let data13 = data12[key1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tier === undefined){
const err48 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.score === undefined){
const err49 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.source_kind === undefined){
const err50 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.source_detail === undefined){
const err51 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.line_number === undefined){
const err52 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.proof_line === undefined){
const err53 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.attempted === undefined){
const err54 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.succeeded === undefined){
const err55 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13.succeeded_tier === undefined){
const err56 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data13.depth === undefined){
const err57 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 in data13){
if(!(unit_result_validate_func2.call(schema115.properties, key2))){
const err58 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.tier !== undefined){
let data14 = data13.tier;
if(!(((data14 === 1) || (data14 === 2)) || (data14 === 3))){
const err59 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data13.score !== undefined){
let data15 = data13.score;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err60 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.source_kind !== undefined){
let data16 = data13.source_kind;
if(!((data16 === "cli_output") || (data16 === "log_fallback"))){
const err61 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data13.source_detail !== undefined){
let data17 = data13.source_detail;
if(!(((((data17 === "skill_call") || (data17 === "skill_event")) || (data17 === "file_open")) || (data17 === "assistant_text")) || (data17 === "noise"))){
const err62 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.line_number !== undefined){
let data18 = data13.line_number;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err63 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data13.proof_line !== undefined){
if(typeof data13.proof_line !== "string"){
const err65 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.attempted !== undefined){
if(typeof data13.attempted !== "boolean"){
const err66 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.succeeded !== undefined){
if(typeof data13.succeeded !== "boolean"){
const err67 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.depth !== undefined){
let data22 = data13.depth;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err68 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err69 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data13.succeeded_tier !== undefined){
let data23 = data13.succeeded_tier;
if(!((((data23 === 1) || (data23 === 2)) || (data23 === 3)) || (data23 === null))){
const err70 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/token_hits",schemaPath:"#/properties/token_hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.missing !== undefined){
let data24 = data.missing;
if(Array.isArray(data24)){
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.token === undefined){
const err73 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data25.reason === undefined){
const err74 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data25.required_tier === undefined){
const err75 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "required_tier"},message:"must have required property '"+"required_tier"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data25.best_tier === undefined){
const err76 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "best_tier"},message:"must have required property '"+"best_tier"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key3 in data25){
if(!((((key3 === "token") || (key3 === "reason")) || (key3 === "required_tier")) || (key3 === "best_tier"))){
const err77 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data25.token !== undefined){
if(typeof data25.token !== "string"){
const err78 = {instancePath:instancePath+"/missing/" + i0+"/token",schemaPath:"#/properties/missing/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data25.reason !== undefined){
let data27 = data25.reason;
if(!((((((data27 === "ambiguous") || (data27 === "wrong_source")) || (data27 === "too_weak")) || (data27 === "attempted_not_executed")) || (data27 === "not_available")) || (data27 === "absent"))){
const err79 = {instancePath:instancePath+"/missing/" + i0+"/reason",schemaPath:"#/properties/missing/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema112.properties.missing.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data25.required_tier !== undefined){
let data28 = data25.required_tier;
if(!((((data28 === 1) || (data28 === 2)) || (data28 === 3)) || (data28 === null))){
const err80 = {instancePath:instancePath+"/missing/" + i0+"/required_tier",schemaPath:"#/properties/missing/items/properties/required_tier/enum",keyword:"enum",params:{allowedValues: schema112.properties.missing.items.properties.required_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data25.best_tier !== undefined){
let data29 = data25.best_tier;
if(!((((data29 === 1) || (data29 === 2)) || (data29 === 3)) || (data29 === null))){
const err81 = {instancePath:instancePath+"/missing/" + i0+"/best_tier",schemaPath:"#/properties/missing/items/properties/best_tier/enum",keyword:"enum",params:{allowedValues: schema112.properties.missing.items.properties.best_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.optional_hits !== undefined){
let data30 = data.optional_hits;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(typeof data30[i1] !== "string"){
const err84 = {instancePath:instancePath+"/optional_hits/" + i1,schemaPath:"#/properties/optional_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/optional_hits",schemaPath:"#/properties/optional_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.disallowed_hits !== undefined){
let data32 = data.disallowed_hits;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(typeof data32[i2] !== "string"){
const err86 = {instancePath:instancePath+"/disallowed_hits/" + i2,schemaPath:"#/properties/disallowed_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/disallowed_hits",schemaPath:"#/properties/disallowed_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data34 = data.gating_hits;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
if(typeof data34[i3] !== "string"){
const err88 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.skills_available !== undefined){
let data36 = data.skills_available;
if((!(Array.isArray(data36))) && (data36 !== null)){
const err90 = {instancePath:instancePath+"/skills_available",schemaPath:"#/properties/skills_available/type",keyword:"type",params:{type: schema112.properties.skills_available.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(typeof data36[i4] !== "string"){
const err91 = {instancePath:instancePath+"/skills_available/" + i4,schemaPath:"#/properties/skills_available/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
if(data.limit !== undefined){
let data38 = data.limit;
if(!(((data38 === "turns") || (data38 === "budget")) || (data38 === null))){
const err92 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema112.properties.limit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.warnings !== undefined){
let data39 = data.warnings;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
if(typeof data39[i5] !== "string"){
const err93 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.client !== undefined){
let data41 = data.client;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.name === undefined){
const err95 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data41.version === undefined){
const err96 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data41.model === undefined){
const err97 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key4 in data41){
if(!(((key4 === "name") || (key4 === "version")) || (key4 === "model"))){
const err98 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err99 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data41.version !== undefined){
let data43 = data41.version;
if((typeof data43 !== "string") && (data43 !== null)){
const err100 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: schema112.properties.client.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data41.model !== undefined){
let data44 = data41.model;
if((typeof data44 !== "string") && (data44 !== null)){
const err101 = {instancePath:instancePath+"/client/model",schemaPath:"#/properties/client/properties/model/type",keyword:"type",params:{type: schema112.properties.client.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.usage !== undefined){
let data45 = data.usage;
if((!(data45 && typeof data45 == "object" && !Array.isArray(data45))) && (data45 !== null)){
const err103 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema112.properties.usage.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.input_tokens === undefined){
const err104 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"},message:"must have required property '"+"input_tokens"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45.output_tokens === undefined){
const err105 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"},message:"must have required property '"+"output_tokens"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.cost_usd === undefined){
const err106 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "cost_usd"},message:"must have required property '"+"cost_usd"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.turns === undefined){
const err107 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key5 in data45){
if(!((((key5 === "input_tokens") || (key5 === "output_tokens")) || (key5 === "cost_usd")) || (key5 === "turns"))){
const err108 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data45.input_tokens !== undefined){
let data46 = data45.input_tokens;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err109 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: schema112.properties.usage.properties.input_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data45.output_tokens !== undefined){
let data47 = data45.output_tokens;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err110 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: schema112.properties.usage.properties.output_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data45.cost_usd !== undefined){
let data48 = data45.cost_usd;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err111 = {instancePath:instancePath+"/usage/cost_usd",schemaPath:"#/properties/usage/properties/cost_usd/type",keyword:"type",params:{type: schema112.properties.usage.properties.cost_usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data45.turns !== undefined){
let data49 = data45.turns;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err112 = {instancePath:instancePath+"/usage/turns",schemaPath:"#/properties/usage/properties/turns/type",keyword:"type",params:{type: schema112.properties.usage.properties.turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
if(data.error !== undefined){
let data50 = data.error;
if((typeof data50 !== "string") && (data50 !== null)){
const err113 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema112.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.observed !== undefined){
let data51 = data.observed;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.session_started === undefined){
const err114 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_started"},message:"must have required property '"+"session_started"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data51.assistant_text === undefined){
const err115 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "assistant_text"},message:"must have required property '"+"assistant_text"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data51.tool_calls === undefined){
const err116 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "tool_calls"},message:"must have required property '"+"tool_calls"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data51.terminal === undefined){
const err117 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "terminal"},message:"must have required property '"+"terminal"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data51.transport === undefined){
const err118 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data51.lost === undefined){
const err119 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data51.any_matched === undefined){
const err120 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_matched"},message:"must have required property '"+"any_matched"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data51.any_unmatched === undefined){
const err121 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_unmatched"},message:"must have required property '"+"any_unmatched"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data51.ambiguous === undefined){
const err122 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "ambiguous"},message:"must have required property '"+"ambiguous"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data51.catalogue_complete === undefined){
const err123 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "catalogue_complete"},message:"must have required property '"+"catalogue_complete"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data51.skill_tool === undefined){
const err124 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "skill_tool"},message:"must have required property '"+"skill_tool"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data51.session_id === undefined){
const err125 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51.content_digest === undefined){
const err126 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "content_digest"},message:"must have required property '"+"content_digest"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data51.api_status === undefined){
const err127 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "api_status"},message:"must have required property '"+"api_status"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key6 in data51){
if(!(unit_result_validate_func2.call(schema112.properties.observed.properties, key6))){
const err128 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data51.session_started !== undefined){
if(typeof data51.session_started !== "boolean"){
const err129 = {instancePath:instancePath+"/observed/session_started",schemaPath:"#/properties/observed/properties/session_started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data51.assistant_text !== undefined){
if(typeof data51.assistant_text !== "boolean"){
const err130 = {instancePath:instancePath+"/observed/assistant_text",schemaPath:"#/properties/observed/properties/assistant_text/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data51.tool_calls !== undefined){
let data54 = data51.tool_calls;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err131 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err132 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data51.terminal !== undefined){
let data55 = data51.terminal;
if(!((((data55 === "completed") || (data55 === "limit")) || (data55 === "error")) || (data55 === "none"))){
const err133 = {instancePath:instancePath+"/observed/terminal",schemaPath:"#/properties/observed/properties/terminal/enum",keyword:"enum",params:{allowedValues: schema112.properties.observed.properties.terminal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data51.transport !== undefined){
let data56 = data51.transport;
if(!((((((((((((data56 === "not_started") || (data56 === "exit")) || (data56 === "api_error")) || (data56 === "rate_limited")) || (data56 === "auth")) || (data56 === "incomplete")) || (data56 === "unobservable")) || (data56 === "unrecognised")) || (data56 === "oversize")) || (data56 === "contaminated")) || (data56 === "invalid")) || (data56 === null))){
const err134 = {instancePath:instancePath+"/observed/transport",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data51.lost !== undefined){
let data57 = data51.lost;
if(!(((data57 === "oversize") || (data57 === "incomplete")) || (data57 === null))){
const err135 = {instancePath:instancePath+"/observed/lost",schemaPath:"#/properties/observed/properties/lost/enum",keyword:"enum",params:{allowedValues: schema112.properties.observed.properties.lost.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data51.any_matched !== undefined){
let data58 = data51.any_matched;
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
if(typeof data58[i6] !== "string"){
const err136 = {instancePath:instancePath+"/observed/any_matched/" + i6,schemaPath:"#/properties/observed/properties/any_matched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/observed/any_matched",schemaPath:"#/properties/observed/properties/any_matched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data51.any_unmatched !== undefined){
let data60 = data51.any_unmatched;
if(Array.isArray(data60)){
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
if(typeof data60[i7] !== "string"){
const err138 = {instancePath:instancePath+"/observed/any_unmatched/" + i7,schemaPath:"#/properties/observed/properties/any_unmatched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/observed/any_unmatched",schemaPath:"#/properties/observed/properties/any_unmatched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data51.ambiguous !== undefined){
let data62 = data51.ambiguous;
if(Array.isArray(data62)){
const len8 = data62.length;
for(let i8=0; i8<len8; i8++){
if(typeof data62[i8] !== "string"){
const err140 = {instancePath:instancePath+"/observed/ambiguous/" + i8,schemaPath:"#/properties/observed/properties/ambiguous/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/observed/ambiguous",schemaPath:"#/properties/observed/properties/ambiguous/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data51.catalogue_complete !== undefined){
if(typeof data51.catalogue_complete !== "boolean"){
const err142 = {instancePath:instancePath+"/observed/catalogue_complete",schemaPath:"#/properties/observed/properties/catalogue_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data51.skill_tool !== undefined){
let data65 = data51.skill_tool;
if((typeof data65 !== "boolean") && (data65 !== null)){
const err143 = {instancePath:instancePath+"/observed/skill_tool",schemaPath:"#/properties/observed/properties/skill_tool/type",keyword:"type",params:{type: schema112.properties.observed.properties.skill_tool.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data51.session_id !== undefined){
let data66 = data51.session_id;
if((typeof data66 !== "string") && (data66 !== null)){
const err144 = {instancePath:instancePath+"/observed/session_id",schemaPath:"#/properties/observed/properties/session_id/type",keyword:"type",params:{type: schema112.properties.observed.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data51.content_digest !== undefined){
let data67 = data51.content_digest;
if((typeof data67 !== "string") && (data67 !== null)){
const err145 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/type",keyword:"type",params:{type: schema112.properties.observed.properties.content_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(typeof data67 === "string"){
if(!unit_result_validate_pattern5.test(data67)){
const err146 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data51.api_status !== undefined){
let data68 = data51.api_status;
if((!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))) && (data68 !== null)){
const err147 = {instancePath:instancePath+"/observed/api_status",schemaPath:"#/properties/observed/properties/api_status/type",keyword:"type",params:{type: schema112.properties.observed.properties.api_status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data69 = data.duration_ms;
if((!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))) && (data69 !== null)){
const err149 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema112.properties.duration_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err150 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data.attempts !== undefined){
let data70 = data.attempts;
if((!(Array.isArray(data70))) && (data70 !== null)){
const err151 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema112.properties.attempts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(Array.isArray(data70)){
const len9 = data70.length;
for(let i9=0; i9<len9; i9++){
if(!(validate52(data70[i9], {instancePath:instancePath+"/attempts/" + i9,parentData:data70,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_fallback !== undefined){
let data72 = data.log_fallback;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
const err152 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/type",keyword:"type",params:{type: schema112.properties.log_fallback.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.counts === undefined){
const err153 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data72.files === undefined){
const err154 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data72.hits === undefined){
const err155 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key7 in data72){
if(!(((key7 === "counts") || (key7 === "files")) || (key7 === "hits"))){
const err156 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data72.counts !== undefined){
if(typeof data72.counts !== "boolean"){
const err157 = {instancePath:instancePath+"/log_fallback/counts",schemaPath:"#/properties/log_fallback/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data72.files !== undefined){
let data74 = data72.files;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err158 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
const err159 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
if(data72.hits !== undefined){
let data75 = data72.hits;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key8 in data75){
let data76 = data75[key8];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.tier === undefined){
const err160 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data76.score === undefined){
const err161 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data76.source_kind === undefined){
const err162 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data76.source_detail === undefined){
const err163 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data76.line_number === undefined){
const err164 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data76.proof_line === undefined){
const err165 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data76.attempted === undefined){
const err166 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data76.succeeded === undefined){
const err167 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data76.succeeded_tier === undefined){
const err168 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data76.depth === undefined){
const err169 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key9 in data76){
if(!(unit_result_validate_func2.call(schema115.properties, key9))){
const err170 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data76.tier !== undefined){
let data77 = data76.tier;
if(!(((data77 === 1) || (data77 === 2)) || (data77 === 3))){
const err171 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data76.score !== undefined){
let data78 = data76.score;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err172 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data76.source_kind !== undefined){
let data79 = data76.source_kind;
if(!((data79 === "cli_output") || (data79 === "log_fallback"))){
const err173 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data76.source_detail !== undefined){
let data80 = data76.source_detail;
if(!(((((data80 === "skill_call") || (data80 === "skill_event")) || (data80 === "file_open")) || (data80 === "assistant_text")) || (data80 === "noise"))){
const err174 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data76.line_number !== undefined){
let data81 = data76.line_number;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err175 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 1 || isNaN(data81)){
const err176 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
if(data76.proof_line !== undefined){
if(typeof data76.proof_line !== "string"){
const err177 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data76.attempted !== undefined){
if(typeof data76.attempted !== "boolean"){
const err178 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data76.succeeded !== undefined){
if(typeof data76.succeeded !== "boolean"){
const err179 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data76.depth !== undefined){
let data85 = data76.depth;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err180 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
const err181 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data76.succeeded_tier !== undefined){
let data86 = data76.succeeded_tier;
if(!((((data86 === 1) || (data86 === 2)) || (data86 === 3)) || (data86 === null))){
const err182 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/log_fallback/hits",schemaPath:"#/properties/log_fallback/properties/hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
}
if(data.case_digest !== undefined){
let data87 = data.case_digest;
if(typeof data87 === "string"){
if(!unit_result_validate_pattern5.test(data87)){
const err185 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.case_file !== undefined){
let data88 = data.case_file;
if((typeof data88 !== "string") && (data88 !== null)){
const err187 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema112.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.case_line !== undefined){
let data89 = data.case_line;
if((!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))) && (data89 !== null)){
const err188 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema112.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 1 || isNaN(data89)){
const err189 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data.transcript !== undefined){
let data90 = data.transcript;
if((!(data90 && typeof data90 == "object" && !Array.isArray(data90))) && (data90 !== null)){
const err190 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema112.properties.transcript.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.path === undefined){
const err191 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data90.sha256 === undefined){
const err192 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data90.bytes === undefined){
const err193 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
for(const key10 in data90){
if(!(((key10 === "path") || (key10 === "sha256")) || (key10 === "bytes"))){
const err194 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data90.path !== undefined){
if(typeof data90.path !== "string"){
const err195 = {instancePath:instancePath+"/transcript/path",schemaPath:"#/properties/transcript/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data90.sha256 !== undefined){
let data92 = data90.sha256;
if(typeof data92 === "string"){
if(!pattern78.test(data92)){
const err196 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
else {
const err197 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data90.bytes !== undefined){
let data93 = data90.bytes;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err198 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 0 || isNaN(data93)){
const err199 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
}
}
else {
const err200 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/unit-result.js



function parseUnitResult(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the result of a unit', text, unit_result_validate_validate, file);
}
function unitResultText(result) {
    return (0,document_text/* documentText */.Z)(result);
}

;// CONCATENATED MODULE: ./build/app/run/batch-folder.js












/**
 * A batch on disk: `plan.json` and `run.json` at its beginning, a file for each unit as it ends, `results.json` at its end. Every
 * file is there whole or not at all, so that a batch can be taken up wherever it broke off.
 */
class BatchFolder {
    /** Absolute. */
    path;
    constructor(path) {
        this.path = path;
    }
    /** A batch that was begun: its id below the artifacts' root, or its folder. */
    static find(world, artifactsRoot, batch) {
        const places = [(0,external_node_path_.resolve)(world.cwd, artifactsRoot, batch), (0,external_node_path_.resolve)(world.cwd, batch)];
        const path = places.find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, RUN_RECORD_FILE)));
        if (path !== undefined)
            return new BatchFolder(path);
        throw new portcullis_error/* PortcullisError */.S('not_found', `${batch}: expected the folder or the id of a batch with a ${RUN_RECORD_FILE}, found none at ${places.join(' or ')}`, 'A batch lies below --artifacts-root; ARTIFACT_DIR told where.');
    }
    /** Where a unit's transcript is, without its ending. */
    stemOf(unit) {
        return (0,external_node_path_.join)(this.path, 'transcripts', unit.agent, transcriptStem(unit));
    }
    async begin(plan, record) {
        await (0,make_folder/* makeFolder */.f)(this.path, 'the artifacts');
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(this.path, RUN_RECORD_FILE), runRecordText(record), 'the record of the run');
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(this.path, contracts_plan/* PLAN_FILE */.VI), (0,document_text/* documentText */.Z)(plan), 'the plan');
    }
    async record() {
        const file = (0,external_node_path_.join)(this.path, RUN_RECORD_FILE);
        return parseRunRecord(await (0,read_text_file/* readTextFile */.Gu)(file, 'the record of the run'), file);
    }
    async plan() {
        const file = (0,external_node_path_.join)(this.path, contracts_plan/* PLAN_FILE */.VI);
        return (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the plan'), file);
    }
    /** Takes away the files that a runner was writing when it was killed. */
    async tidy() {
        const transcripts = (0,external_node_path_.join)(this.path, 'transcripts');
        const agents = (await (0,find_files/* entriesOf */.Mc)(transcripts)).map((name) => (0,external_node_path_.join)(transcripts, name));
        for (const folder of [this.path, (0,external_node_path_.join)(this.path, 'units'), ...agents]) {
            for (const name of await (0,find_files/* entriesOf */.Mc)(folder)) {
                if ((0,write_file_atomically/* isTemporaryName */.$)(name))
                    await removeFolder((0,external_node_path_.join)(folder, name));
            }
        }
    }
    async keep(result) {
        await (0,write_file_atomically/* writeFileAtomically */.l)(this.#unitFile(result.unit_run_id), unitResultText(result), 'the result of a unit');
    }
    /** The result of a unit that ended before; undefined where it did not. */
    async kept(unit) {
        const file = this.#unitFile(unit.unit_run_id);
        const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the result of a unit');
        return text === undefined ? undefined : parseUnitResult(text, file);
    }
    #unitFile(id) {
        return (0,external_node_path_.join)(this.path, 'units', `${id}.json`);
    }
}
/** The name of a unit's transcript in the layout that `replay` reads. */
function transcriptStem({ case_id: id, trial }) {
    return trial === 1 ? id : `${id}.${trial}`;
}
/** A path of the command line, absolute. */
function absolute(world, path) {
    return (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(world.cwd, path);
}

;// CONCATENATED MODULE: ./build/routing/find-contamination.js

/** Folders of units are called so, and nothing else is. */
const MARK = /pcu-[0-9a-f]{32}/g;
/** The mark of a unit: the name of its folder, which every path in its transcript then holds. */
function unitMark(unitRunId) {
    return `pcu-${unitRunId.replaceAll('-', '')}`;
}
/** Another unit's mark in a part of a transcript; null where there is none. Parts must overlap by a mark's length. */
function foreignMark(text, own) {
    for (const [mark] of text.matchAll(MARK))
        if (mark !== own)
            return mark;
    return null;
}
/**
 * The units of sessions that were told by several cells (case × provider): one run cannot be a run of two cases. Trials of one cell
 * with the same session are left as they are; the gate counts them once.
 */
function sharedSessions(units) {
    const told = units.filter(({ observed }) => observed.session_id !== null);
    // The ids of two clients have nothing to do with each other.
    const sessions = (0,grouped_by/* groupedBy */.m)(told, ({ agent, observed }) => `${agent} ${observed.session_id ?? ''}`);
    const shared = [...sessions.values()].filter((group) => new Set(group.map((unit) => unit.case_id)).size > 1);
    return new Set(shared.flat().map((unit) => unit.unit_run_id));
}

;// CONCATENATED MODULE: ./build/routing/infra-result.js
/** A unit's result as it is where its evidence may not be used. */
function infraResult(unit, reason, why) {
    return {
        ...unit,
        status: 'infra_error',
        infra_reason: reason,
        failure_kind: null,
        failure_category: unit.timed_out ? 'timeout' : 'transport',
        error: why,
        observed: { ...unit.observed, transport: reason },
    };
}

;// CONCATENATED MODULE: ./build/app/run/batch-results.js



/** The results of a batch, in the order of its plan, from those of its units. */
function batchResults(world, { plan, part, record, cases }, kept, notRun) {
    const units = part.units.flatMap((unit) => kept.get(unit.unit_run_id) ?? []);
    const shared = sharedSessions(units);
    const results = units.map((unit) => shared.has(unit.unit_run_id)
        ? infraResult(unit, 'contaminated', 'a unit of another cell tells the same session; neither was a run of its own')
        : unit);
    return makeResults(world, {
        mode: record.mode === 'live' ? 'live' : 'rehearsal',
        plan,
        part,
        shard: record.shard === undefined ? null : { shard: record.shard, attempt: record.attempt ?? 1 },
        cases,
        skillSetDigest: record.skill_set_digest,
        units: results,
        notRun,
    });
}

;// CONCATENATED MODULE: ./build/io/process/signal-processes.js
/**
 * Sends a signal to a process group; whether somebody got it. SIGTERM is followed by SIGCONT, since a stopped process handles
 * nothing. The caller knows that the number is still this group's: its leader is not collected yet, or a member was just seen.
 */
function signalGroup(group, signal) {
    const sent = signal_processes_send(-group, signal);
    if (signal === 'SIGTERM')
        signal_processes_send(-group, 'SIGCONT');
    return sent;
}
/** Sends a signal to processes that were just seen, to `group` as a whole where one of them is in it. */
function signalProcesses(found, signal, group) {
    // As a whole, so that a member which is forking at this moment cannot leave a child behind.
    if (group !== null && found.some((entry) => entry.group === group))
        signalGroup(group, signal);
    for (const entry of found) {
        if (entry.group === group)
            continue;
        signal_processes_send(entry.pid, signal);
        if (signal === 'SIGTERM')
            signal_processes_send(entry.pid, 'SIGCONT');
    }
}
/** Whether a group has members that can be signalled; zombies count where the system says so. */
function groupAnswers(group) {
    return signal_processes_send(-group, 0);
}
function signal_processes_send(target, signal) {
    try {
        return process.kill(target, signal);
    }
    catch {
        // Gone already, or another user's: nothing that could be done about either.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/io/process/end-processes.js


/** Milliseconds after SIGKILL; what is still there then waits for a device and cannot be ended by anybody. */
const KILL_WAIT_MS = 2_000;
/** Looks again and again, at first after 2 ms and later every 50, until nothing is found or `isEnough` says so. */
async function lookUntilGone(look, isEnough) {
    const begin = performance.now();
    for (let pause = 2;; pause = Math.min(pause * 2, 50)) {
        const found = await look();
        if (found.length === 0 || isEnough(found, performance.now() - begin))
            return found;
        await (0,external_node_timers_promises_.setTimeout)(pause);
    }
}
/**
 * Ends what `look` finds, also what it only finds later: SIGTERM, `graceMs`, SIGKILL. How many there were in all. `group` is
 * signalled as a whole as long as one of them is in it; `isUrgent` ends the grace.
 */
async function endProcesses(look, graceMs, group, isUrgent) {
    const met = new Set();
    const told = new Set();
    const tell = (found, signal) => {
        const named = found.map((entry) => ({ entry, name: `${entry.pid} ${entry.start} ${signal}` }));
        for (const { entry } of named)
            met.add(`${entry.pid} ${entry.start}`);
        // Each is told once, or those that end in their own time would be told twenty times a second.
        const fresh = named.filter(({ name }) => !told.has(name));
        for (const { name } of fresh)
            told.add(name);
        signalProcesses(fresh.map(({ entry }) => entry), signal, group);
    };
    const left = await lookUntilGone(look, (found, elapsed) => {
        tell(found, 'SIGTERM');
        return elapsed >= graceMs || isUrgent();
    });
    if (left.length > 0) {
        await lookUntilGone(look, (found, elapsed) => {
            tell(found, 'SIGKILL');
            return elapsed >= KILL_WAIT_MS;
        });
    }
    return met.size;
}

;// CONCATENATED MODULE: ./build/io/process/linux-processes.js

/** `/proc/<pid>/stat` is one line of some 300 bytes; every call uses it up before it returns. */
const STAT = Buffer.alloc(4096);
/** Ids of all processes that this one can see; null where `/proc` does not tell, as on macOS. */
function processIds() {
    if (process.platform !== 'linux')
        return null;
    try {
        const ids = (0,external_node_fs_.readdirSync)('/proc').map(Number).filter(Number.isInteger);
        return ids.length === 0 ? null : ids;
    }
    catch {
        return null;
    }
}
/** The living process of that id. Null where there is none, or only what a parent has not collected yet (a zombie). */
function readProcess(pid) {
    const stat = readStat(pid);
    // The name stands in parentheses and may hold anything, also parentheses.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const [state, parent, group, session] = fields;
    const start = fields[19];
    if (start === undefined || state === 'Z' || state === 'X')
        return null;
    return { pid, parent: Number(parent), group: Number(group), session: Number(session), start: Number(start) };
}
/** A variable of the environment a process was started with; null also where it may not be looked at. */
function variableOf(pid, name) {
    let bytes;
    try {
        bytes = (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return null;
    }
    const key = `${name}=`;
    let at = bytes.indexOf(key);
    while (at > 0 && bytes[at - 1] !== 0)
        at = bytes.indexOf(key, at + 1);
    if (at < 0)
        return null;
    const end = bytes.indexOf(0, at);
    return bytes.toString('utf8', at + Buffer.byteLength(key), end < 0 ? bytes.length : end);
}
/** The id that was given out last; ids count up and start again from below at their limit. Null where unknown. */
function lastProcessId() {
    try {
        return Number(/ (\d+)\n?$/.exec((0,external_node_fs_.readFileSync)('/proc/loadavg', 'latin1'))?.[1] ?? NaN) || null;
    }
    catch {
        return null;
    }
}
function readStat(pid) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(`/proc/${pid}/stat`, 'r');
        return STAT.toString('latin1', 0, (0,external_node_fs_.readSync)(file, STAT, 0, STAT.length, 0));
    }
    catch {
        return undefined;
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/io/process/end-left-over.js


/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 1_000;
/**
 * Ends the processes whose environment holds the variable with this value, or one that `value` accepts: the clients of a runner
 * that was itself killed and is resumed now. How many there were. One call looks at every process, so ask once for a whole batch.
 *
 * On Linux only. Elsewhere the environment of another process is not to be had without a shell's help, and the answer is 0. This
 * process and those above it are never ended, whatever they carry.
 */
async function endLeftOver(markerName, value) {
    const accepts = typeof value === 'string' ? (found) => found === value : value;
    const spared = withAncestors(process.pid);
    const carries = (pid) => {
        const found = variableOf(pid, markerName);
        return found !== null && accepts(found);
    };
    const look = () => (processIds() ?? []).flatMap((pid) => {
        if (spared.has(pid) || !carries(pid))
            return [];
        return readProcess(pid) ?? [];
    });
    return endProcesses(() => Promise.resolve(look()), GRACE_MS, null, () => false);
}
function withAncestors(pid) {
    const found = new Set();
    for (let at = pid; at > 0 && !found.has(at); at = readProcess(at)?.parent ?? 0)
        found.add(at);
    return found;
}

;// CONCATENATED MODULE: ./build/io/unit/batch-lock.js




/** Holds the id of the process that runs a batch. */
const LOCK_FILE = 'run.lock';
/**
 * Makes this process the only one that runs the batch in a folder. The lock of a process that is gone does not count.
 *
 * @throws PortcullisError `usage` where another process runs it
 */
async function lockBatch(folder) {
    const path = (0,external_node_path_.join)(folder, LOCK_FILE);
    for (;;) {
        try {
            const file = await (0,promises_.open)(path, 'wx');
            await file.writeFile(`${process.pid}\n`);
            await file.close();
            return () => (0,promises_.rm)(path, { force: true });
        }
        catch (error) {
            if ((0,file_error/* fileErrorCode */.c2)(error) !== 'EEXIST')
                throw error;
        }
        const holder = Number((await (0,promises_.readFile)(path, 'utf8').catch(() => '')).trim());
        if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
            throw new portcullis_error/* PortcullisError */.S('usage', `${folder}: expected a batch that nobody runs, found process ${holder} at work on it`, `Wait for it or end it; where that is another program by now, remove ${path}.`);
        }
        await (0,promises_.rm)(path, { force: true });
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // It is there, and belongs to somebody else.
        return (0,file_error/* fileErrorCode */.c2)(error) === 'EPERM';
    }
}

;// CONCATENATED MODULE: ./build/app/run/unit-job.js
/** The variable by which processes of a unit are found again, whatever group they moved to. */
const UNIT_VARIABLE = 'PORTCULLIS_UNIT';

;// CONCATENATED MODULE: ./build/app/run/prepare-batch.js

















/** A new batch, or the one that is to be taken up, for this process alone; its folder is told before any work. */
async function prepareBatch(world, options, mode, listeners) {
    const { artifactsRoot, resume, given = null } = options;
    const batchRunId = world.newId();
    const loaded = resume === null && given !== null ? await loadGivenPlan(world, given, options.cases) : null;
    const batch = resume === null
        ? new BatchFolder((0,external_node_path_.join)(absolute(world, artifactsRoot), loaded?.folder ?? batchRunId))
        : BatchFolder.find(world, artifactsRoot, resume);
    listeners.onFolder(batch.path);
    await (0,make_folder/* makeFolder */.f)(batch.path, 'the artifacts');
    const unlock = await lockBatch(batch.path);
    try {
        const known = resume === null
            ? await begin(world, options, mode, batch, loaded ?? batchRunId)
            : await takeUp(world, options, mode, batch);
        return { ...known, batch, unlock };
    }
    catch (error) {
        await unlock();
        throw error;
    }
}
async function begin(world, options, mode, batch, planned) {
    const workspace = options.workspace === null ? null : absolute(world, options.workspace);
    if (workspace !== null && !(await (0,find_files/* isFolder */.lQ)(workspace))) {
        throw new portcullis_error/* PortcullisError */.S('not_found', `${workspace}: the workspace: expected a folder, found none`);
    }
    const { plan, part, cases, config, comparator } = await planOf(world, options, mode, batch, planned);
    refuseUnknownProviders(options, config);
    const roots = options.skills?.map((path) => absolute(world, path)) ?? config.skills.map((path) => (0,external_node_path_.join)(world.root, path));
    const { skills, digest } = await skillsAt(world, roots);
    const record = {
        schema: 1,
        mode: mode.mode,
        cases: options.cases === null ? null : [...((0,load_cases/* casePaths */.n2)(world, options.cases) ?? [])],
        skills: roots,
        skill_set_digest: digest,
        workspace,
        models: Object.fromEntries(options.models),
        base_ref: options.baseRef,
        limits: {
            timeouts: Object.fromEntries(options.limits.timeouts),
            timeout: options.limits.timeout,
            retries: options.limits.retries,
            max_turns: options.limits.maxTurns,
            output_bytes: options.limits.outputBytes,
        },
        logs: {
            scan: options.logs.scan,
            counts: options.logs.counts,
            max_files: options.logs.maxFiles,
            max_bytes: options.logs.maxBytes,
        },
        adaptive: options.adaptive === null ? null : { ...options.adaptive },
        ...shardOfRecord(options.given),
        allow_skills: mode.allowSkills,
        scenarios: mode.scenarios === null ? null : [...mode.scenarios],
    };
    await batch.begin(plan, record);
    return { plan, part, record, cases, config, comparator, skills };
}
function shardOfRecord(given) {
    return given?.shard === undefined || given.shard === null ? {} : { shard: given.shard, attempt: given.attempt };
}
/** A plan that was given, or a new one. `planned`: the plan that was loaded, or the id of a new batch. */
async function planOf(world, options, mode, batch, planned) {
    if (typeof planned === 'string') {
        const scripted = mode.mode !== 'live';
        const made = await makePlan(world, options, { batchRunId: planned, scripted });
        return { ...made, part: made.plan };
    }
    await refuseBegun(batch.path);
    const { plan, part, cases, config } = planned;
    return { plan, part, cases, config, comparator: await comparatorFor(world, options.baseRef, options.cases) };
}
/** The skills under the given roots, and the digest of them all. Throws `PortcullisError` where two are called the same. */
async function skillsAt(world, roots) {
    const skills = roots.length === 0 ? null : await (0,load_skills/* loadSkills */.l)(world.root, roots);
    (0,load_skills/* refuseTwins */.s)(skills?.folders ?? []);
    return { skills, digest: await skillSetDigest(skills?.folders ?? []) };
}
/** A flag for a provider that is not there would be of no effect. */
function refuseUnknownProviders({ limits, models, clientPaths }, { providers }) {
    const flags = { '--provider-timeout': limits.timeouts, '--provider-model': models, '--client-path': clientPaths };
    for (const [flag, values] of Object.entries(flags)) {
        const unknown = [...values.keys()].find((id) => !providers.has(id));
        if (unknown === undefined)
            continue;
        const message = `${flag}: expected a configured provider, found ${JSON.stringify(unknown)}`;
        throw new portcullis_error/* PortcullisError */.S('usage', message, `Known: ${[...providers.keys()].join(', ')}.`);
    }
}
/** A batch that was broken off: what it was asked for stands in its record, and its cases and skills must still be the same. */
async function takeUp(world, options, mode, batch) {
    const recorded = await batch.record();
    // A budget that was used up can be raised.
    const isGiven = options.adaptive !== null && Object.values(options.adaptive).some((limit) => limit !== null);
    const record = { ...recorded, adaptive: isGiven ? options.adaptive : recorded.adaptive };
    if (record.mode === 'loadability') {
        throw new portcullis_error/* PortcullisError */.S('usage', `${batch.path}: a matrix of skills cannot be taken up: what the model was offered is not kept`, 'Begin it again; it takes seconds.');
    }
    if (record.mode !== mode.mode) {
        const command = record.mode === 'live' ? 'run' : 'rehearse';
        throw new portcullis_error/* PortcullisError */.S('usage', `${batch.path}: this batch was begun by \`${command}\``, `Resume it with \`${command}\`.`);
    }
    const plan = await batch.plan();
    const part = record.shard === undefined ? plan : (0,plan_of_shard/* planOfShard */.Rs)(plan, record.shard);
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, record.cases ?? config.cases);
    if ((0,case_file/* caseSetDigest */.Rp)(cases) !== plan.case_set_digest) {
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${batch.path}: the cases changed since this batch was planned`, 'Check out the commit it was begun on, or begin a new batch.');
    }
    const { skills, digest } = await skillsAt(world, record.skills);
    if (digest !== record.skill_set_digest) {
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${batch.path}: the skills changed since this batch was begun: expected ${record.skill_set_digest}, found ${digest}`, 'Check out the commit it was begun on, or begin a new batch.');
    }
    const comparator = await comparatorFor(world, record.base_ref, record.cases);
    // The clients of a runner that was killed live on, and would go on writing into their folders.
    const own = new Set(part.units.map((unit) => `${plan.batch_run_id}/${unit.unit_run_id}`));
    await endLeftOver(UNIT_VARIABLE, (value) => own.has(value));
    await batch.tidy();
    return { plan, part, record, cases, config, comparator, skills };
}

;// CONCATENATED MODULE: ./build/io/unit/store-transcript.js







/** Whole lines are handed on in parts of about this size. */
const PART_BYTES = 4 * 1024 * 1024;
/**
 * Copies a client's raw output to its place, part by part, each through `change`; readers see the whole file or none. A part is
 * whole lines, one character for each byte, so that nothing is lost of bytes that are no text.
 *
 * @throws PortcullisError `not_written`
 */
async function storeTranscript(from, to, change) {
    await (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(to), 'the transcript');
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(to), `.${(0,external_node_crypto_.randomUUID)()}.tmp`);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    try {
        const file = await (0,promises_.open)(temporary, 'wx');
        try {
            for await (const part of wholeLines(from)) {
                const changed = Buffer.from(change(part.toString('latin1')), 'latin1');
                hash.update(changed);
                bytes += changed.length;
                await file.writeFile(changed);
            }
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(temporary, to);
        return { sha256: hash.digest('hex'), bytes };
    }
    catch (error) {
        await (0,promises_.rm)(temporary, { force: true });
        const message = `${to}: the transcript: expected a file that can be written, found ${(0,file_error/* foundInstead */.D0)(error)}`;
        throw new portcullis_error/* PortcullisError */.S('not_written', message, 'Look at the space and the rights there.', { cause: error });
    }
}
/** A file in parts that end with a line feed, as far as it has them. */
async function* wholeLines(path) {
    let held = [];
    let size = 0;
    for await (const bytes of (0,file_chunks/* fileChunks */.T)(path)) {
        const end = size + bytes.length < PART_BYTES ? 0 : bytes.lastIndexOf(0x0a) + 1;
        if (end === 0) {
            held.push(bytes);
            size += bytes.length;
            continue;
        }
        yield Buffer.concat([...held, bytes.subarray(0, end)]);
        held = end === bytes.length ? [] : [bytes.subarray(end)];
        size = bytes.length - end;
    }
    if (size > 0)
        yield Buffer.concat(held);
}

;// CONCATENATED MODULE: ./build/routing/model-mismatch.js
/**
 * Why a run does not tell about the model that was asked for; null where it does or where that cannot be told. Clients take short
 * names and print long ones, so that the one has to contain the other.
 */
function modelMismatch(asked, told) {
    if (asked === null || told === null)
        return null;
    const [long, short] = [told.toLowerCase(), asked.toLowerCase()];
    if (long.includes(short) || short.includes(long))
        return null;
    return `the model ${asked} was asked for, and ${told} answered`;
}

;// CONCATENATED MODULE: ./build/app/run/log-evidence.js



const LOG_NAME = /(?:\.(?:jsonl?|log|txt|md)|^[^.]+)$/i;
/** Clients keep their logs in folders of days and sessions, not deeper than this. */
const MAX_DEPTH = 8;
/**
 * Reads the logs that a unit's client wrote into its own home: the newest `maxFiles` files, of each the last `maxBytes`, and nothing
 * that was there before the run. No other unit's logs can be among them.
 */
async function logEvidence(job, folder, before) {
    const found = await logFiles(job, folder);
    const written = found.filter(({ path, size }) => size > (before.get(relativeTo(folder, path)) ?? 0));
    written.sort((left, right) => right.modified - left.modified || (0,ordering/* compareCodePoints */.OP)(left.path, right.path));
    const lines = [];
    const read = written.slice(0, job.logs.maxFiles);
    for (const { path, size } of read) {
        const from = Math.max(before.get(relativeTo(folder, path)) ?? 0, size - job.logs.maxBytes);
        const text = await readFrom(path, from, Math.min(size - from, job.logs.maxBytes));
        lines.push(...text.split('\n').map((line, index) => ({ text: line, number: index + 1 })));
    }
    return { counts: job.logs.counts, files: read.length, lines };
}
/** The log files that are there before the client starts. */
async function logSnapshot(job, folder) {
    const files = await logFiles(job, folder);
    return new Map(files.map(({ path, size }) => [relativeTo(folder, path), size]));
}
async function logFiles(job, folder) {
    const { home, workspace, temporary } = folder;
    const roots = job.client.logFolders({ home, workspace, temporary, cache: job.program.cacheFolder });
    const files = [];
    const visit = async (path, depth) => {
        for (const entry of await (0,find_files/* entriesOf */.Mc)(path)) {
            const inside = `${path}/${entry}`;
            if (await (0,find_files/* isFolder */.lQ)(inside)) {
                if (depth < MAX_DEPTH)
                    await visit(inside, depth + 1);
            }
            else if (LOG_NAME.test(entry)) {
                const stats = await (0,promises_.stat)(inside).catch(() => null);
                if (stats?.isFile() === true && stats.size > 0) {
                    files.push({ path: inside, size: stats.size, modified: stats.mtimeMs });
                }
            }
        }
    };
    for (const root of roots)
        await visit(root, 0);
    return files;
}
function relativeTo(folder, path) {
    return path.slice(folder.root.length);
}
async function readFrom(path, from, bytes) {
    const file = await (0,promises_.open)(path);
    try {
        const buffer = Buffer.alloc(bytes);
        const { bytesRead } = await file.read(buffer, 0, bytes, from);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./build/app/run/outcome-of.js
/** What the verdict may know of how a process ended. */
function outcomeOf(end, stderr) {
    const { termination } = end;
    return {
        exitCode: end.exitCode,
        timedOut: termination === 'timeout',
        spawnError: end.spawnError,
        // A signal that we sent says nothing of the client.
        signal: termination === 'exited' ? end.signal : null,
        limit: termination === 'turn_limit' ? 'turns' : termination === 'output_limit' ? 'output' : null,
        stderr,
    };
}
function terminationOf(end) {
    return end === null || end.spawnError !== null ? 'not_started' : end.termination;
}

;// CONCATENATED MODULE: ./build/app/run/unit-redaction.js

/** Handed-on variables that say where and how, and not who: their values would take pieces out of every transcript. */
const NO_SECRET = /(?:URL|HOST|TYPE|API|MODEL|MODEL_ID|VERSION|TOKENS|ORGANIZATION|PROJECT|PATH|DIR|FILE|CERTS?|CERTIFICATE|BUNDLE|PROXY|REGION)$/i;
/** A shorter value would take pieces out of everything. */
const SHORTEST = 8;
/** Takes secrets away by their form, and by their value those that the unit's client was given. */
function unitRedaction({ client, environment }) {
    const values = client.liveVariables
        .filter((name) => !NO_SECRET.test(name))
        .map((name) => environment[name] ?? '')
        .filter((value) => value.length >= SHORTEST)
        // Also as they stand in JSON.
        .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)])
        // One may be the beginning of another.
        .sort((left, right) => right.length - left.length);
    return (text) => (0,redact_secrets/* redactSecrets */.f)(values.reduce((rest, value) => rest.replaceAll(value, redact_secrets/* REDACTED */.X), text));
}

;// CONCATENATED MODULE: ./build/app/run/judge-run.js















/** Where the client's raw output goes. */
function rawOutput(job, folder) {
    return `${folder.output}/stdout.${job.client.ending}`;
}
/** The result of a unit whose client was not started at all. */
async function unstartedResult(job, reason, why) {
    const empty = await (0,score_transcript/* scoreTranscript */.B)({ ...scoreRequest(job), transcript: external_node_os_.devNull, process: run_facts/* UNKNOWN_PROCESS */.n });
    return { ...infraResult(empty, reason, why), transcript: null, duration_ms: 0, attempts: [] };
}
function scoreRequest(job) {
    const { unit, item, client, further } = job;
    return {
        unitRunId: unit.unit_run_id,
        trial: unit.trial,
        item,
        agent: unit.agent,
        reader: client.reader,
        transcriptName: `${job.shownStem}.${client.ending}`,
        installed: job.installed,
        ...further,
    };
}
/** Evidence is taken from what the client wrote, and what is stored is redacted: a replaced secret never changes a verdict. */
async function judgeRun(job, folder, end) {
    const { client } = job;
    const raw = rawOutput(job, folder);
    // An agent may remove whatever it likes of its own folder, and then nothing is known of what it wrote.
    if (!(await (0,find_files/* isFile */.fo)(raw)))
        await writeUnitFile(folder, raw, '');
    const redact = unitRedaction(job);
    const stderr = await stderrText(`${folder.output}/stderr`, redact);
    const judged = await (0,score_transcript/* scoreTranscript */.B)({
        ...scoreRequest(job),
        transcript: raw,
        process: outcomeOf(end, stderr),
        redact,
        ...(job.logs.scan ? { logs: await logEvidence(job, folder, job.snapshots.get(client.id) ?? new Map()) } : {}),
    });
    const { stored, foreign } = await store(job, raw, end, stderr, redact);
    const requested = judged.client.model ?? job.model;
    const result = {
        ...judged,
        client: { ...judged.client, version: judged.client.version ?? job.program.version, model: requested },
        duration_ms: Math.round(end.wallMs),
        transcript: { path: `${job.shownStem}.${client.ending}`, ...stored },
        warnings: [...judged.warnings, ...warningsOf(end)],
    };
    if (foreign !== null) {
        return infraResult(result, 'contaminated', `the transcript speaks of another unit's folder, ${foreign}`);
    }
    const mismatch = modelMismatch(job.model, judged.client.model);
    return mismatch === null ? result : infraResult(result, 'invalid', mismatch);
}
async function store(job, raw, end, stderr, redact) {
    const own = unitMark(job.unit.unit_run_id);
    let foreign = null;
    const stored = await storeTranscript(raw, `${job.stem}.${job.client.ending}`, (part) => {
        foreign ??= foreignMark(part, own);
        return redact(part);
    });
    const meta = {
        client: job.client.id,
        version: job.program.version,
        exitCode: end.exitCode,
        signal: end.signal,
        timedOut: end.termination === 'timeout',
        spawnError: end.spawnError,
        termination: terminationOf(end),
        survivors: end.survivors,
        wallMs: Math.round(end.wallMs),
    };
    await (0,write_file_atomically/* writeFileAtomically */.l)(`${job.stem}.meta.json`, (0,document_text/* documentText */.Z)(meta), 'the record of the process');
    const errors = `${job.stem}.stderr.txt`;
    // What an earlier attempt said would be taken for this one's.
    if (stderr === null)
        await removeFolder(errors);
    else
        await (0,write_file_atomically/* writeFileAtomically */.l)(errors, stderr, 'standard error');
    return { stored, foreign };
}
function warningsOf(end) {
    const warnings = [];
    if (end.termination === 'killed_after_end')
        warnings.push('the client went on after its terminal event and was ended');
    if (end.survivors > 0)
        warnings.push(`${end.survivors} processes outlived the client and were ended`);
    return warnings;
}

// EXTERNAL MODULE: ./build/evidence/read-transcript.js + 1 modules
var read_transcript = __webpack_require__(2734);
;// CONCATENATED MODULE: ./build/evidence/run-watch.js

/**
 * Reads a growing transcript for its runner: the client's terminal event, and how many turns the model has taken. A turn is what
 * the model says and calls between two results; parallel calls are one turn, those of subagents none.
 */
class RunWatch {
    #decoder;
    #maxTurns;
    #turns = 0;
    #speaking = false;
    #ended = false;
    /** `maxTurns`: null means no limit. */
    constructor(reader, maxTurns) {
        this.#maxTurns = maxTurns ?? Number.POSITIVE_INFINITY;
        this.#decoder = new read_transcript/* TranscriptDecoder */.nx(reader, (event) => this.#take(event));
    }
    get turns() {
        return this.#turns;
    }
    push(chunk) {
        this.#decoder.push(chunk);
        if (this.#ended)
            return 'ended';
        return this.#turns > this.#maxTurns ? 'turn_limit' : 'go_on';
    }
    #take(event) {
        if (event.type === 'terminal')
            this.#ended = true;
        if (event.parent_call_id !== undefined)
            return;
        if (event.type === 'tool_result')
            this.#speaking = false;
        const speaks = event.type === 'tool_call' || (event.type === 'assistant_text' && !event.synthetic);
        if (!speaks || this.#speaking)
            return;
        this.#speaking = true;
        this.#turns += 1;
    }
}

;// CONCATENATED MODULE: ./build/io/process/spawn-error.js



const IN_WORDS = {
    E2BIG: 'arguments and environment together are longer than the system allows (E2BIG)',
    EAGAIN: 'the system allows no more processes (EAGAIN)',
    EMFILE: 'this process has too many open files (EMFILE)',
    ENFILE: 'the system has too many open files (ENFILE)',
    ENOEXEC: 'it is no program for this system (ENOEXEC)',
    ENOMEM: 'there is not enough memory (ENOMEM)',
    ERR_INVALID_ARG_VALUE: 'the working folder, an argument or a variable of the environment holds a NUL byte',
    ETXTBSY: 'it is being written at this moment (ETXTBSY)',
};
/** Whether the error says that this process or the system ran out of something, and not that a path is wrong. */
function isShortage(error) {
    return ['EMFILE', 'ENFILE'].includes((0,file_error/* fileErrorCode */.c2)(error) ?? '');
}
/** Why a program could not be started, as a sentence. It tells a missing program from a missing folder, which the system does not. */
function spawnErrorText(error, { program, cwd }) {
    const code = (0,file_error/* fileErrorCode */.c2)(error) ?? (error instanceof Error ? error.message : String(error));
    const ofPlace = ['ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EPERM'].includes(code);
    const place = ofPlace ? (folderProblem(cwd) ?? programProblem(program, code)) : null;
    return place ?? `${program} could not be started: ${IN_WORDS[code] ?? code}.`;
}
/**
 * What can be told before: a path that would be looked up somewhere, and what only a shell can run. The C library would hand a text
 * without a first line `#!` to a shell. Null where nothing speaks against starting it.
 */
function unstartable(program) {
    if (!(0,external_node_path_.isAbsolute)(program))
        return `${program} could not be started: expected the absolute path of a program.`;
    if (process.platform === 'win32') {
        if (!/\.(?:cmd|bat)$/i.test(program))
            return null;
        return `${program} could not be started: it needs a shell. Name the executable or script that it starts.`;
    }
    const head = headOf(program);
    if (head === null || head.startsWith('#!') || head.includes('\0'))
        return null;
    return `${program} could not be started: it is neither a native program nor a script whose first line begins with "#!".`;
}
function folderProblem(cwd) {
    try {
        if (!(0,external_node_fs_.statSync)(cwd).isDirectory())
            return `The working folder ${cwd} is no folder.`;
        (0,external_node_fs_.accessSync)(cwd, external_node_fs_.constants.X_OK);
        return null;
    }
    catch (error) {
        const code = (0,file_error/* fileErrorCode */.c2)(error) ?? '';
        return code === 'ENOENT'
            ? `The working folder ${cwd} does not exist.`
            : `The working folder ${cwd} cannot be entered (${code}).`;
    }
}
function programProblem(program, code) {
    try {
        if (!(0,external_node_fs_.statSync)(program).isFile())
            return `${program} could not be started: it is no file.`;
    }
    catch (error) {
        const found = (0,file_error/* fileErrorCode */.c2)(error) ?? '';
        if (found === 'ENOENT' || found === 'ENOTDIR')
            return `The program ${program} does not exist.`;
        return `The program ${program} cannot be reached (${found}).`;
    }
    if (code !== 'ENOENT')
        return `${program} could not be started: there is no permission to execute it (${code}).`;
    return `${program} could not be started: the interpreter that its first line names, or its loader, does not exist.`;
}
/** The first bytes of a file; null where it cannot be read, which is for the start itself to complain about. */
function headOf(path) {
    let file;
    try {
        if (!(0,external_node_fs_.statSync)(path).isFile())
            return null;
        file = (0,external_node_fs_.openSync)(path, 'r');
        const bytes = Buffer.alloc(256);
        return bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(file, bytes, 0, bytes.length, 0));
    }
    catch {
        return null;
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/io/process/open-run-files.js




/** Appending, so that a program which opens `/dev/stdout` once more cannot make others write over what it wrote. */
const FLAGS = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_APPEND;
/**
 * Opens the files of a run; `stdout` and `stderr` are made or emptied, and readable for the user only, since clients print secrets.
 * Throws `PortcullisError`: `not_written` where one cannot be made, `not_found` or `invalid_input` where stdin cannot be read. An
 * error by which this process or the system ran out of open files is thrown as it is.
 */
function openRunFiles(stdin, stdout, stderr) {
    const open = [];
    const keep = (file) => {
        open.push(file);
        return file;
    };
    const close = () => {
        for (const file of open.splice(0))
            (0,external_node_fs_.closeSync)(file);
    };
    try {
        return {
            stdin: stdin === null ? null : keep(openInput(stdin)),
            stdout: keep(openOutput(stdout, 'the standard output of a client')),
            stderr: keep(openOutput(stderr, 'the error output of a client')),
            close,
        };
    }
    catch (error) {
        close();
        throw error;
    }
}
function openInput(path) {
    const what = 'the standard input of a client';
    try {
        // Looked at first: to open a pipe would wait for somebody who writes.
        if ((0,external_node_fs_.statSync)(path).isFile())
            return (0,external_node_fs_.openSync)(path, 'r');
    }
    catch (error) {
        throw isShortage(error) ? error : (0,file_error/* unreadable */.O$)(error, path, what);
    }
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${path}: ${what}: expected a file, found something else`);
}
function openOutput(path, what) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, FLAGS, 0o600);
    }
    catch (error) {
        throw isShortage(error) ? error : open_run_files_notWritten(path, what, (0,file_error/* foundInstead */.D0)(error), error);
    }
    if ((0,external_node_fs_.fstatSync)(file).isFile())
        return file;
    (0,external_node_fs_.closeSync)(file);
    throw open_run_files_notWritten(path, what, 'a pipe or a device', undefined);
}
function open_run_files_notWritten(path, what, found, cause) {
    const message = `${path}: ${what}: expected a file that can be written, found ${found}`;
    return new portcullis_error/* PortcullisError */.S('not_written', message, 'Name a place that can be written to.', { cause });
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/io/process/find-descendants.js



/** So many milliseconds after its start a process can have no descendant with a lower id, unless ids began again. */
const IDS_IN_ORDER_MS = 1_000;
/**
 * Finds what a process left behind, once it is gone itself (CONTRIBUTING.md, "Running a unit").
 *
 * On Linux these are the processes of its group, of its session, and those that carry the marker in their environment, such as a
 * daemon that moved to a session of its own. Elsewhere only its group is known. Windows knows neither.
 */
class Descendants {
    #leader;
    #start;
    #marker;
    #begin = performance.now();
    /** Once neither group nor session has a member, their number may be another process's. */
    #numberIsOurs = true;
    /** To be made right after the start of the leader, before anybody can have collected it. */
    constructor(leader, marker) {
        this.#leader = leader;
        this.#start = readProcess(leader)?.start ?? null;
        this.#marker = marker;
    }
    /** Those that live now, without the leader unless it could not be ended. Cheap enough for the end of every short run. */
    async look() {
        if (process.platform === 'win32')
            return [];
        const ids = processIds();
        if (ids === null)
            return this.#members();
        const found = this.#candidates(ids).filter((entry) => this.#isOurs(entry));
        this.#numberIsOurs &&= found.some((entry) => this.#isInGroup(entry));
        return found;
    }
    async #members() {
        this.#numberIsOurs &&= groupAnswers(this.#leader);
        return this.#numberIsOurs ? membersByPs(this.#leader) : [];
    }
    #candidates(ids) {
        const isShort = performance.now() - this.#begin < IDS_IN_ORDER_MS && (lastProcessId() ?? 0) >= this.#leader;
        const from = isShort ? this.#leader : 0;
        const start = this.#start ?? 0;
        return ids.flatMap((id) => {
            const entry = id < from || id === process.pid ? null : readProcess(id);
            return entry === null || entry.start < start ? [] : [entry];
        });
    }
    #isOurs(entry) {
        if (this.#numberIsOurs && this.#isInGroup(entry))
            return true;
        return this.#marker !== null && variableOf(entry.pid, this.#marker.name) === this.#marker.value;
    }
    /** A shell with job control gives its jobs groups of their own, in the same session. */
    #isInGroup(entry) {
        return entry.group === this.#leader || entry.session === this.#leader;
    }
}
/** The living members of a group in what `ps -A -o pid= -o pgid= -o stat=` prints. */
function groupMembers(listing, group) {
    return listing.split('\n').flatMap((line) => {
        const [pid, pgid, state] = line.trim().split(/\s+/);
        if (Number(pgid) !== group || state === undefined || state.startsWith('Z'))
            return [];
        return [{ pid: Number(pid), parent: 0, group, session: 0, start: 0 }];
    });
}
/** Where the group answers and nobody can say who is in it, it is taken for one process. */
async function membersByPs(group) {
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('/bin/ps', ['-A', '-o', 'pid=', '-o', 'pgid=', '-o', 'stat='], { env: {}, maxBuffer: 2 ** 26 }, (error, stdout) => {
            if (error === null)
                resolve(groupMembers(stdout, group));
            else
                resolve([{ pid: group, parent: 0, group, session: 0, start: 0 }]);
        });
    });
}

;// CONCATENATED MODULE: ./build/io/process/output-growth.js

const CHUNK_BYTES = 256 * 1024;
/** Milliseconds between looks: where the output grows, at most, and when the limit is near. */
const PAUSE = { growing: 50, longest: 250, shortest: 5 };
/** Follows two files that a process writes: hands the new bytes of the first to `watch`, and keeps an eye on their size. */
class OutputGrowth {
    #stdout;
    #stderr;
    #limit;
    #watch;
    #watched = 0;
    #largest = 0;
    #lookedAt = performance.now();
    /** The first look comes early: a flood shows at once. */
    #pause = 20;
    #ended = false;
    #tooManyTurns = false;
    /** `stdout` and `stderr` are open file descriptors, `limit` a number of bytes for each. */
    constructor(stdout, stderr, limit, watch) {
        this.#stdout = stdout;
        this.#stderr = stderr;
        this.#limit = limit;
        this.#watch = watch;
    }
    get hasEnded() {
        return this.#ended;
    }
    get hasTooManyTurns() {
        return this.#tooManyTurns;
    }
    /** Whether one of the files is larger than it may be. */
    get isTooLarge() {
        return this.#largest > this.#limit;
    }
    /** Milliseconds until the next look. */
    get pause() {
        return this.#pause;
    }
    /** Hands on what was written since, up to so many bytes. The size of standard output. */
    look(most = Number.POSITIVE_INFINITY) {
        const size = (0,external_node_fs_.fstatSync)(this.#stdout).size;
        this.#measure(Math.max(size, (0,external_node_fs_.fstatSync)(this.#stderr).size));
        if (this.#watch === null)
            return size;
        for (const end = Math.min(size, this.#watched + most); this.#watched < end;) {
            const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - this.#watched));
            const length = (0,external_node_fs_.readSync)(this.#stdout, chunk, 0, chunk.length, this.#watched);
            if (length === 0)
                break;
            this.#watched += length;
            const answer = this.#watch(chunk.subarray(0, length));
            this.#ended ||= answer === 'ended';
            this.#tooManyTurns ||= answer === 'turn_limit';
        }
        if (this.#watched < size)
            this.#pause = 1;
        return size;
    }
    /** A size that is read without handing anything on: the cheap part of a look. */
    measure() {
        this.#measure(Math.max((0,external_node_fs_.fstatSync)(this.#stdout).size, (0,external_node_fs_.fstatSync)(this.#stderr).size));
    }
    #measure(largest) {
        const now = performance.now();
        const grown = largest - this.#largest;
        this.#pause = grown > 0 ? PAUSE.growing : Math.min(this.#pause * 2, PAUSE.longest);
        if (grown > 0) {
            // Half the time that the limit is away at this speed, so that even a flood goes only a little beyond it.
            const untilLimit = ((this.#limit - largest) * (now - this.#lookedAt)) / grown;
            this.#pause = Math.max(PAUSE.shortest, Math.min(this.#pause, untilLimit / 2));
        }
        this.#largest = largest;
        this.#lookedAt = now;
    }
}

;// CONCATENATED MODULE: ./build/io/process/task-kill.js

/**
 * The command by which Windows ends a process with all its descendants. `systemRoot` is the value of the variable `SystemRoot`;
 * the path is absolute so that no program of that name in a working folder is started instead.
 */
function taskKill(pid, systemRoot) {
    const root = systemRoot !== undefined && external_node_path_.win32.isAbsolute(systemRoot) ? systemRoot : 'C:\\Windows';
    return { program: external_node_path_.win32.join(root, 'System32', 'taskkill.exe'), args: ['/T', '/F', '/PID', String(pid)] };
}

;// CONCATENATED MODULE: ./build/io/process/running-process.js








/** What is handed to the watcher at once while the process runs, so that other units are not kept waiting. */
const BYTES_PER_LOOK = 4 * 1024 * 1024;
/** Milliseconds in which what the process left behind may end by itself before it counts as a survivor. */
const SETTLE_MS = 100;
/** Milliseconds between SIGTERM and SIGKILL for survivors, at most. */
const SURVIVOR_GRACE_MS = 1_000;
/** Milliseconds after SIGKILL. A process that is still there then waits for a device, or is another user's. */
const GIVE_UP_MS = 10_000;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** One started process, from its start until nothing of it is left. */
class RunningProcess {
    #child;
    #pid;
    #request;
    #output;
    #descendants;
    #begin;
    #timers = new Set();
    #termination = 'exited';
    /** When SIGTERM was sent, on the clock of `performance`. */
    #toldAt = null;
    #isKilled = false;
    #isGone = false;
    #giveUp = () => { };
    #failure = null;
    /** Right after the start, in the same turn of the event loop. */
    constructor(child, request, files, begin) {
        this.#child = child;
        this.#pid = child.pid ?? 0;
        this.#request = request;
        this.#begin = begin;
        this.#output = new OutputGrowth(files.stdout, files.stderr, request.limits.outputBytes, request.watch);
        this.#descendants = new Descendants(this.#pid, request.marker);
    }
    /** Resolves when the process and what it started are gone. */
    async end() {
        const { limits, signal } = this.#request;
        // After the start this only says that a signal could not be sent.
        this.#child.on('error', () => { });
        const cancel = () => this.#stop('cancelled', 'SIGTERM');
        // One signal serves all units of a batch; Node 20 takes more than ten listeners for a leak.
        if (signal !== null)
            (0,external_node_events_.setMaxListeners)(0, signal);
        signal?.addEventListener('abort', cancel, { once: true });
        this.#after(limits.wallMs, () => this.#timeIsUp('timeout'));
        this.#lookLater();
        try {
            const exit = await this.#exit();
            const wallMs = performance.now() - this.#begin;
            // Whoever is left may still write.
            const survivors = await this.#endSurvivors();
            const stdoutBytes = this.#lookAtRest();
            // Else a caller that starts the next process at once, while others end, would never let the event loop turn: neither timers
            // nor what is left of ended processes would get their time.
            await (0,external_node_timers_promises_.setImmediate)();
            if (this.#failure !== null)
                throw this.#failure.error;
            return { ...exit, spawnError: null, termination: this.#termination, survivors, wallMs, stdoutBytes };
        }
        finally {
            signal?.removeEventListener('abort', cancel);
        }
    }
    /** The pipes of the process are not waited for, and there are none: a grandchild could hold them for ever. */
    async #exit() {
        const exit = await new Promise((resolve) => {
            this.#giveUp = () => resolve({ exitCode: null, signal: null });
            this.#child.once('exit', (exitCode, signal) => {
                // From here on the number of an empty group can be given to somebody else.
                this.#isGone = true;
                resolve({ exitCode, signal });
            });
        });
        this.#isGone = true;
        for (const timer of this.#timers)
            clearTimeout(timer);
        return exit;
    }
    #after(ms, then) {
        const timer = setTimeout(() => {
            this.#timers.delete(timer);
            then();
        }, Math.min(ms, LONGEST_TIMER_MS));
        this.#timers.add(timer);
    }
    #lookLater() {
        this.#after(this.#output.pause, () => {
            this.#look();
            this.#lookLater();
        });
    }
    #look() {
        const hadEnded = this.#output.hasEnded;
        this.#lookAtOutput(BYTES_PER_LOOK);
        if (this.#output.isTooLarge)
            this.#stop('output_limit', 'SIGKILL');
        else if (this.#output.hasTooManyTurns)
            this.#stop('turn_limit', 'SIGKILL');
        else if (this.#output.hasEnded && !hadEnded) {
            this.#after(this.#request.limits.afterEndMs, () => this.#timeIsUp('killed_after_end'));
        }
    }
    #lookAtOutput(most) {
        if (this.#failure !== null)
            return 0;
        try {
            return this.#output.look(most);
        }
        catch (error) {
            this.#failure = { error };
            this.#stop('cancelled', 'SIGKILL');
            return 0;
        }
    }
    /** The same limits as before, so that the answer does not depend on when somebody looked. */
    #lookAtRest() {
        const size = this.#lookAtOutput();
        if (this.#termination !== 'exited')
            return size;
        if (this.#output.isTooLarge)
            this.#termination = 'output_limit';
        else if (this.#output.hasTooManyTurns)
            this.#termination = 'turn_limit';
        return size;
    }
    /** A busy event loop gets to its timers late: an exit, or a terminal event, that came in time goes first. */
    #timeIsUp(termination) {
        setImmediate(() => {
            if (this.#isGone)
                return;
            this.#look();
            if (termination === 'killed_after_end' || !this.#output.hasEnded)
                this.#stop(termination, 'SIGTERM');
        });
    }
    /** The first reason stands; a later one can only make it quicker. */
    #stop(termination, signal) {
        if (this.#isGone || this.#isKilled)
            return;
        if (this.#termination === 'exited')
            this.#termination = termination;
        if (signal === 'SIGKILL')
            this.#kill();
        else if (this.#toldAt === null) {
            this.#toldAt = performance.now();
            this.#send('SIGTERM');
            this.#after(this.#request.limits.graceMs, () => this.#kill());
        }
    }
    #kill() {
        if (this.#isGone || this.#isKilled)
            return;
        this.#isKilled = true;
        this.#send('SIGKILL');
        this.#after(GIVE_UP_MS, () => this.#giveUp());
    }
    #send(signal) {
        if (process.platform !== 'win32') {
            signalGroup(this.#pid, signal);
            return;
        }
        // Windows knows no request to end that a program without a window would hear.
        const { program, args } = taskKill(this.#pid, process.env['SystemRoot']);
        (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore', windowsHide: true }).once('error', () => this.#child.kill('SIGKILL'));
    }
    async #endSurvivors() {
        const look = () => this.#descendants.look();
        const isUrgent = () => {
            this.#output.measure();
            return this.#output.isTooLarge;
        };
        const { graceMs } = this.#request.limits;
        // The group was told together with its leader and has the same grace; others were not told yet.
        const groupMs = this.#toldAt === null || this.#isKilled ? 0 : this.#toldAt + graceMs - performance.now();
        const left = await lookUntilGone(look, (found, elapsed) => {
            const hasGroup = found.some(({ group }) => group === this.#pid);
            return elapsed >= Math.max(SETTLE_MS, hasGroup ? groupMs : 0) || isUrgent();
        });
        if (left.length === 0)
            return 0;
        return endProcesses(look, Math.min(graceMs, SURVIVOR_GRACE_MS), this.#pid, isUrgent);
    }
}

;// CONCATENATED MODULE: ./build/io/process/start-process.js


/**
 * Starts a process in a group and session of its own, with files for its output. A sentence where that failed. Nothing else of the
 * event loop runs between the start and the caller's next line.
 */
async function startProcess(request, files) {
    const problem = unstartable(request.program);
    if (problem !== null)
        return problem;
    const { program, args, cwd, environment, marker } = request;
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd,
            // Node would hand on this one of its own, unless it is named here.
            env: { NODE_V8_COVERAGE: undefined, ...environment, ...(marker === null ? {} : { [marker.name]: marker.value }) },
            stdio: [files.stdin ?? 'ignore', files.stdout, files.stderr],
            // On Windows this would open a window, and there are no groups.
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        if (child.pid !== undefined)
            return child;
        return await new Promise((resolve) => {
            child.once('error', (error) => resolve(spawnErrorText(error, request)));
        });
    }
    catch (error) {
        // Some errors are thrown, others emitted.
        return spawnErrorText(error, request);
    }
}

;// CONCATENATED MODULE: ./build/io/process/run-process.js




/**
 * Runs a process in a process group of its own until it is gone, with everything that it started (CONTRIBUTING.md, "Running a
 * unit"). Whatever goes wrong with the process is told in the answer. Throws `PortcullisError` where a file of the run cannot be
 * opened, and what `watch` throws; the process is ended before.
 */
async function runProcess(request) {
    let files;
    try {
        files = openRunFiles(request.stdin, request.stdout, request.stderr);
    }
    catch (error) {
        if (isShortage(error))
            return unstarted(spawnErrorText(error, request), 'exited');
        throw error;
    }
    try {
        return await runWith(request, files);
    }
    finally {
        files.close();
    }
}
async function runWith(request, files) {
    if (request.signal?.aborted === true)
        return unstarted(null, 'cancelled');
    const begin = performance.now();
    const child = await startProcess(request, files);
    if (typeof child === 'string')
        return unstarted(child, 'exited');
    return new RunningProcess(child, request, files, begin).end();
}
function unstarted(spawnError, termination) {
    return { exitCode: null, signal: null, spawnError, termination, survivors: 0, wallMs: 0, stdoutBytes: 0 };
}

;// CONCATENATED MODULE: ./build/routing/retry-unit.js
/** A unit is run again at most so often. */
const MAX_RETRIES = 2;
/** HTTP statuses that may be gone a moment later. Anything else below 500 is the request's own fault. */
const TRANSIENT_STATUSES = new Set([408, 409, 425, 429]);
/**
 * Whether an attempt failed for a reason that may be gone the next time. Behaviour never is: a verdict, once reached, stands.
 * Table in CONTRIBUTING.md, "Retries".
 */
function isTransient({ status, infra_reason: reason, timed_out: timedOut, observed }) {
    // A client that was silent for all of its time has had its chance: twice more would take three times as long.
    if (status !== 'infra_error' || timedOut)
        return false;
    const code = observed.api_status;
    switch (reason) {
        case 'rate_limited':
            return true;
        // What cannot be read of a run that came to its end is how the client behaved.
        case 'incomplete':
            return observed.lost === null;
        case 'api_error':
            return code === null || code >= 500 || TRANSIENT_STATUSES.has(code);
        // A client that never came to its session was started wrongly: the next start would be as wrong.
        case 'exit':
            return observed.session_started && (code === null || code >= 500 || TRANSIENT_STATUSES.has(code));
        default:
            return false;
    }
}
/**
 * What a permanent failure is recognised by: two with the same key would fail in the same way for every other unit of the
 * provider. Null where the failure is none of that kind.
 */
function permanentFailure(attempt) {
    if (attempt.status !== 'infra_error' || isTransient(attempt))
        return null;
    const { infra_reason: reason, exit_code: code, observed } = attempt;
    if (reason !== 'not_started' && reason !== 'auth' && reason !== 'exit' && reason !== 'api_error')
        return null;
    return [reason, observed.api_status ?? code ?? '', (attempt.error ?? '').slice(0, 200)].join(' ');
}
/** Milliseconds to wait before the attempt after `attempts` that failed; `random` is in [0, 1) and spreads parallel units. */
function retryDelay(attempts, reason, random) {
    const base = reason === 'rate_limited' ? 10_000 : 2_000;
    return Math.round(base * 3 ** (attempts - 1) * (0.75 + random / 2));
}

;// CONCATENATED MODULE: ./build/app/run/run-unit.js










/** Milliseconds between SIGTERM and SIGKILL. */
const run_unit_GRACE_MS = 5_000;
/** Milliseconds that a client has between its terminal event and its end. */
const AFTER_END_MS = 10_000;
/**
 * Runs one unit to its verdict: an attempt, and after a transient failure of the infrastructure up to `retries` more. Null where
 * the run was broken off, since nothing is known then. Transcript, standard error and the record of the process are stored.
 */
async function runUnit(job, world) {
    const attempts = [];
    for (;;) {
        const ran = await runOnce(job, world);
        if (ran === null || world.signal.aborted)
            return null;
        const { result, end } = ran;
        attempts.push(attemptOf(result, end));
        if (attempts.length > job.retries || !isTransient(result))
            return { ...result, attempts };
        const delay = retryDelay(attempts.length, result.infra_reason, world.random());
        world.onRetry(job, result, delay);
        if (!(await world.wait(delay)))
            return null;
    }
}
/** Null where the run was broken off: what there is of the output then is not stored. */
async function runOnce(job, world) {
    const folder = await makeUnitFolder({
        parent: job.parent,
        name: unitMark(job.unit.unit_run_id),
        workspace: job.workspace,
        notCopied: job.notCopied,
        skills: job.skills,
        skillsFolder: job.client.skillsFolder,
        asPlugins: job.client.takesPlugins === true,
    });
    try {
        const launch = launchOf(job, world, folder);
        if (launch instanceof portcullis_error/* PortcullisError */.S) {
            return { result: await unstartedResult(job, 'invalid', launch.message), end: null };
        }
        const end = await execute(job, world, folder, launch);
        if (world.signal.aborted)
            return null;
        return { result: await judgeRun(job, folder, end), end };
    }
    finally {
        await removeFolder(folder.root);
    }
}
function launchOf(job, world, folder) {
    const { home, workspace, temporary } = folder;
    const places = { home, workspace, temporary, cache: job.program.cacheFolder };
    try {
        return job.client.launch({
            prompt: job.item.definition.prompt,
            model: job.model,
            maxTurns: job.maxTurns,
            allowSkills: job.allowSkills,
            places,
            plugins: folder.plugins,
            source: world.source(job),
            given: job.environment,
        });
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.S)
            return error;
        throw error;
    }
}
async function execute(job, world, folder, launch) {
    for (const file of launch.files)
        await writeUnitFile(folder, file.path, file.text);
    if (job.logs.scan && !job.snapshots.has(job.client.id)) {
        job.snapshots.set(job.client.id, await logSnapshot(job, folder));
    }
    const stdin = launch.input === null ? null : `${folder.output}/stdin`;
    if (stdin !== null)
        await writeUnitFile(folder, stdin, launch.input ?? '');
    const watch = new RunWatch(job.client.reader, job.maxTurns);
    return runProcess({
        program: job.program.program,
        args: [...job.program.prefixArgs, ...launch.args],
        cwd: folder.workspace,
        environment: launch.environment,
        stdin,
        stdout: rawOutput(job, folder),
        stderr: `${folder.output}/stderr`,
        limits: {
            wallMs: job.timeoutMs,
            graceMs: run_unit_GRACE_MS,
            afterEndMs: AFTER_END_MS,
            outputBytes: job.outputBytes,
        },
        watch: (chunk) => watch.push(chunk),
        marker: { name: UNIT_VARIABLE, value: `${job.batchRunId}/${job.unit.unit_run_id}` },
        signal: world.signal,
    });
}
function attemptOf(result, end) {
    return {
        status: result.status,
        infra_reason: result.infra_reason,
        error: result.error,
        exit_code: result.exit_code,
        signal: end?.signal ?? null,
        timed_out: result.timed_out,
        termination: terminationOf(end),
        survivors: end?.survivors ?? 0,
        duration_ms: Math.round(end?.wallMs ?? 0),
    };
}

;// CONCATENATED MODULE: ./build/app/run/run-budget.js
/** Keeps count of a run's budget: once it is used up, no further unit is begun. */
class RunBudget {
    #budget;
    #now;
    #began;
    #units = 0;
    #usd = 0;
    constructor(budget, now, before) {
        this.#budget = budget;
        this.#now = now;
        this.#began = now().getTime();
        for (const result of before) {
            this.begin();
            this.end(result);
        }
    }
    begin() {
        this.#units += 1;
    }
    end({ usage }) {
        this.#usd += usage?.cost_usd ?? 0;
    }
    isUsedUp() {
        const { units, usd, minutes } = this.#budget;
        if (units !== null && this.#units >= units)
            return true;
        if (usd !== null && this.#usd >= usd)
            return true;
        return minutes !== null && this.#now().getTime() - this.#began >= minutes * 60_000;
    }
}

;// CONCATENATED MODULE: ./build/routing/sampling/changed-first.js

/** The units of changed cases and of cases that name a changed skill first, otherwise in their order: a budget should reach them. */
function changedFirst(units, cases, changes) {
    const touched = touchedCases(cases, changes);
    return [...units.filter((unit) => touched.has(unit.case_id)), ...units.filter((unit) => !touched.has(unit.case_id))];
}

// EXTERNAL MODULE: ./build/routing/judged-unit.js + 1 modules
var judged_unit = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/routing/sampling/sampled-trials.js
var sampled_trials = __webpack_require__(7155);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-step.js
var sampling_step = __webpack_require__(4057);
;// CONCATENATED MODULE: ./build/routing/sampling/next-units.js






/**
 * The units that have to be run next, in the order of the plan: those that are always run, then for each cell as many of a later
 * stage as its counts ask for. None where every cell is decided, or has no further trials. `kept`: results by unit id.
 */
function nextUnits(plan, definitions, basis, kept) {
    const cells = (0,grouped_by/* groupedBy */.m)(plan.units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent));
    // Of the whole suite, also where this plan is of one provider: the gate, which sees all batches, must accept the same stops.
    const suite = Math.max(cells.size, plan.cases.length * plan.providers.length);
    const counts = (0,sampling_basis/* isSequential */.Gp)(basis.policy, basis.comparator);
    return [...cells.values()].flatMap((units) => {
        const open = units.filter((unit) => !kept.has(unit.unit_run_id));
        const required = open.filter((unit) => unit.optional !== true);
        const [first] = units;
        const definition = first === undefined ? undefined : definitions.get(first.case_id);
        if (required.length > 0 || !counts || first === undefined || definition === undefined)
            return required;
        const change = basis.changes.get(first.case_id);
        // As the gate will judge them, where the case asks for less than before.
        const results = units.flatMap((unit) => {
            const result = kept.get(unit.unit_run_id);
            return result === undefined ? [] : [(0,judged_unit/* judgedUnit */.Q)(result, definition, change, first.agent)];
        });
        const sampled = (0,sampled_trials/* sampledTrials */.C)((0,sampling_basis/* entriesOfCell */.m1)(basis, first.case_id, first.agent), change, results);
        if (sampled === null)
            return [];
        const step = (0,sampling_step/* samplingStep */.u)(sampled.rule, sampled.sample, basis.policy, suite);
        return step.kind === 'more' ? open.slice(0, step.counted - sampled.sample.total) : [];
    });
}

;// CONCATENATED MODULE: ./build/app/run/run-rounds.js






/**
 * The rounds of a batch: all units that are always run, and with `--adaptive` then those of later stages that the counts ask for.
 * What a pull request changes comes first.
 */
async function runRounds(world, { part, record, cases, config, comparator, skills }) {
    if (record.adaptive === null) {
        return (kept) => part.units.filter((unit) => unit.optional !== true && !kept.has(unit.unit_run_id));
    }
    const basis = await samplingBasis(world, config, comparator, cases);
    const changes = await changesSince(world, comparator, cases, {
        folders: skills?.folders ?? [],
        roots: record.skills,
    });
    const definitions = new Map(cases.map(({ definition }) => [definition.case_id, definition]));
    return (kept) => changedFirst(nextUnits(part, definitions, basis, kept), cases, changes);
}
/** The cells of units that were left because a budget was used up. */
function cellsNotRun(units) {
    return [...(0,grouped_by/* groupedBy */.m)(units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent)).values()].flatMap(([unit]) => unit === undefined ? [] : [{ case_id: unit.case_id, agent: unit.agent, reason: 'budget' }]);
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
;// CONCATENATED MODULE: ./build/routing/provider-stop.js

/** So many identical permanent failures stop a provider. */
const STOP_AFTER = 3;
/** Counts the permanent failures of one provider, until it is plain that the next unit would fail in the same way. */
class ProviderStop {
    #counts = new Map();
    #cause;
    /** `cause`: why the provider is stopped from the beginning; null where it is not. */
    constructor(cause = null) {
        this.#cause = cause;
    }
    /** Why the provider was stopped; null as long as it goes on. */
    get cause() {
        return this.#cause;
    }
    /** Takes a unit's last attempt. The cause where this one stops the provider, else null. */
    add(attempt) {
        const key = permanentFailure(attempt);
        if (this.#cause !== null)
            return null;
        // Whatever got through shows that the failures before were none of the provider as a whole.
        if (key === null) {
            if (attempt.status !== 'infra_error')
                this.#counts.clear();
            return null;
        }
        const count = (this.#counts.get(key) ?? 0) + 1;
        this.#counts.set(key, count);
        if (count < STOP_AFTER)
            return null;
        const why = attempt.error ?? attempt.infra_reason ?? key;
        this.#cause = `the provider was stopped after ${STOP_AFTER} identical failures: ${why}`;
        return this.#cause;
    }
}

;// CONCATENATED MODULE: ./build/app/run/schedule-units.js


/**
 * Runs all units, as many at a time as the limits allow, in their order as far as that is free. After three identical permanent
 * failures a provider's other units are left.
 */
async function scheduleUnits(units, limits, actions) {
    const all = (0,p_limit/* default */.A)(limits.total);
    const stops = new Map();
    const ofProvider = new Map();
    for (const { agent } of units) {
        if (ofProvider.has(agent))
            continue;
        ofProvider.set(agent, (0,p_limit/* default */.A)(Math.min(limits.total, limits.ofProvider(agent))));
        const hindrance = actions.hindrance(agent);
        stops.set(agent, new ProviderStop(hindrance));
        if (hindrance !== null)
            actions.onStop(agent, hindrance);
    }
    let broken = false;
    const one = async (unit, stop) => {
        if (broken || actions.isBrokenOff())
            return;
        if (stop.cause !== null) {
            await actions.leave(unit, stop.cause);
            return;
        }
        const result = await actions.run(unit);
        const cause = result === null ? null : stop.add(result);
        if (cause !== null)
            actions.onStop(unit.agent, cause);
    };
    const guarded = async (unit, stop) => {
        try {
            await one(unit, stop);
        }
        catch (error) {
            // What is running may end; nothing else is begun.
            broken = true;
            throw error;
        }
    };
    const ended = await Promise.allSettled(units.map((unit) => {
        const provider = ofProvider.get(unit.agent) ?? all;
        const stop = stops.get(unit.agent) ?? new ProviderStop();
        // The provider's place first: a unit that waits for it must not hold one of the places for all.
        return provider(() => all(() => guarded(unit, stop)));
    }));
    for (const result of ended)
        if (result.status === 'rejected')
            throw result.reason;
}

;// CONCATENATED MODULE: ./build/app/clients/locate-client.js







/**
 * Finds the program of a provider: a known client where `findClient` looks for it, one of the configuration's own on PATH.
 *
 * @throws PortcullisError `not_found` where there is none, `invalid_input` where it cannot be started
 */
async function locateClient(world, store, client, provider, given) {
    const asked = askedClient(world, provider, given);
    if (provider === undefined || provider.command === null)
        return findClient(store, client.id, asked);
    const cacheFolder = runCacheFolder(store, client.id, 'own');
    const program = await ownProgram(world, client, asked.path, store.environment);
    const version = client.versionArgs.length === 0 ? null : await versionOf({ program, prefixArgs: [] }, cacheFolder, store);
    return { program, prefixArgs: [], version, cacheFolder };
}
async function ownProgram(world, { id, program }, path, environment) {
    const named = path ?? program;
    // A name is looked for on PATH; anything with a separator is a path, of the repository where it is relative.
    const isPath = /[/\\]/.test(named);
    const place = isPath
        ? (0,external_node_path_.resolve)(path === null ? world.root : world.cwd, named)
        : await programOnPath(named, environment);
    if (place !== null && (!isPath || (await isProgram(place))))
        return place;
    throw new portcullis_error/* PortcullisError */.S('not_found', `${id}: expected a program ${isPath ? `at ${place ?? named}` : `called ${named} on PATH`}, found none`, `Install it, or correct \`providers.${id}.command\`.`);
}

;// CONCATENATED MODULE: ./build/app/run/run-options.js
const DEFAULT_PARALLEL = 4;
/** Seconds. */
const DEFAULT_TIMEOUT = 300;
/** No transcript of a routing case comes near it. */
const DEFAULT_OUTPUT_BYTES = 256 * 1024 * 1024;
/** How often a live run tries a transient infrastructure error again. */


;// CONCATENATED MODULE: ./build/app/run/unit-jobs.js









/** The client of each provider that the plan names. @throws PortcullisError where a provider is not defined */
async function clientsOf(world, { part, config, record }, options, parent) {
    const clients = new Map();
    const store = await openClientStore(world, options.environment, parent);
    for (const agent of new Set(part.units.map((unit) => unit.agent))) {
        const provider = config.providers.get(agent);
        const client = (0,providers_clients/* clientOf */.fe)(agent, provider);
        const given = options.clientPaths.get(agent) ?? null;
        const program = await locateClient(world, store, client, provider, given).catch((error) => {
            if (error instanceof portcullis_error/* PortcullisError */.S)
                return error;
            throw error;
        });
        const missing = record.mode === 'live' ? missingAccess(client, options.environment) : null;
        clients.set(agent, { client, program: missing ?? program });
    }
    return clients;
}
/** Without a key a client would try for minutes, or ask for a login that nobody could answer. */
function missingAccess({ id, accessVariables }, environment) {
    const isSet = accessVariables.some((name) => (environment[name] ?? '') !== '');
    if (isSet || accessVariables.length === 0)
        return null;
    return new portcullis_error/* PortcullisError */.S('usage', `${id}: expected one of ${accessVariables.join(', ')} in the environment, found none`, 'A unit has a home of its own, in which nobody is logged in. `rehearse` needs no key.');
}
/** What one unit needs. */
function jobOf(world, options, mode, known, unit) {
    const item = known.cases.find(({ definition }) => definition.case_id === unit.case_id);
    const found = known.clients.get(unit.agent);
    if (item === undefined || found === undefined) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `${known.batch.path}: the plan names ${unit.case_id}/${unit.agent}, which is not there`);
    }
    const { limits, logs } = known.record;
    const provider = known.config.providers.get(unit.agent);
    const timeout = limits.timeouts[unit.agent] ?? provider?.timeout ?? limits.timeout ?? DEFAULT_TIMEOUT;
    const stem = known.batch.stemOf(unit);
    return {
        batchRunId: known.plan.batch_run_id,
        unit,
        item,
        client: found.client,
        model: known.record.models[unit.agent] ?? (mode.mode === 'live' ? (provider?.model ?? null) : null),
        timeoutMs: timeout * 1000,
        maxTurns: limits.max_turns,
        outputBytes: limits.output_bytes,
        retries: limits.retries,
        allowSkills: known.record.allow_skills,
        parent: known.parent,
        workspace: known.record.workspace,
        // What other units wrote is nothing that an agent should find in its copy.
        notCopied: [
            (0,external_node_path_.dirname)(known.batch.path),
            known.batch.path,
            ...(options.record === null ? [] : [absolute(world, options.record)]),
        ],
        skills: known.skills?.folders ?? [],
        installed: known.skills?.listings ?? null,
        environment: options.environment,
        logs: { scan: logs.scan, counts: logs.counts, maxFiles: logs.max_files, maxBytes: logs.max_bytes },
        snapshots: known.snapshots,
        stem,
        shownStem: (0,load_cases/* displayPath */.Gt)(world.root, stem),
        further: comparatorTokens(known.further, item, unit.agent),
    };
}

;// CONCATENATED MODULE: ./build/app/run/run-batch.js



















const UNLIMITED = { units: null, usd: null, minutes: null };
/**
 * Runs every unit of a plan with the real clients and writes what `replay` writes, plus the transcripts. With `resume` only the units
 * without a result are run. `signal` breaks the run off: clients are ended, what has ended is kept.
 */
async function runBatch(world, options, mode, listeners, signal) {
    // What is kept of a unit is less than a kilobyte: 174 instead of 212 MB after 5,000 units.
    (0,hold_memory/* holdMemory */.$)('young');
    const prepared = await prepareBatch(world, options, mode, listeners);
    try {
        return await runPrepared(world, options, mode, prepared, listeners, signal);
    }
    finally {
        await prepared.unlock();
    }
}
async function runPrepared(world, options, mode, prepared, listeners, signal) {
    const { batch, part: plan, record, config } = prepared;
    const parent = await makeBatchFolder(plan.batch_run_id, record.shard ?? null);
    try {
        const kept = new Map();
        const clients = await clientsOf(world, prepared, options, parent);
        for (const unit of plan.units) {
            const result = await batch.kept(unit);
            if (result !== undefined)
                kept.set(unit.unit_run_id, result);
        }
        const nextRound = await runRounds(world, prepared);
        const budget = new RunBudget(record.adaptive ?? UNLIMITED, world.now, kept.values());
        const further = prepared.comparator?.cases ?? [];
        const known = { ...prepared, clients, parent, further, snapshots: new Map() };
        listeners.onBegin(plan, options.limits.maxParallel);
        for (const unit of plan.units) {
            const result = kept.get(unit.unit_run_id);
            if (result !== undefined)
                listeners.onState({ unit, state: 'kept', result, note: null });
        }
        const unitWorld = unitWorldOf(await mode.begin(record.scenarios, plan), listeners, signal);
        const ended = (unit, state, result) => {
            kept.set(unit.unit_run_id, result);
            listeners.onState({ unit, state, result, note: null });
        };
        const limits = {
            total: options.limits.maxParallel,
            ofProvider: (agent) => config.providers.get(agent)?.maxParallel ?? options.limits.maxParallel,
        };
        const stopped = new Set();
        const actions = {
            run: async ({ job: planned, program }) => {
                if (program === undefined || program instanceof portcullis_error/* PortcullisError */.S)
                    throw new Error('a hindered unit was begun');
                const job = { ...planned, program };
                budget.begin();
                listeners.onState({ unit: job.unit, state: 'running', result: null, note: null });
                const result = await runUnit(job, unitWorld);
                mode.onUnitEnd(job);
                if (result === null)
                    return null;
                budget.end(result);
                // Before it is kept: a run that is taken up would not come back to it.
                if (options.record !== null)
                    await recordUnit(world, options.record, job);
                await batch.keep(result);
                ended(job.unit, stateOf(result), result);
                return result;
            },
            // Nothing of it is kept on disk, so that a run that is taken up tries it again.
            leave: async ({ job }, cause) => {
                ended(job.unit, 'failed', await unstartedResult(job, 'not_started', `not run: ${cause}`));
            },
            onStop: (agent, cause) => {
                stopped.add(agent);
                listeners.onStop(cause.startsWith(`${agent}: `) ? cause : `${agent}: ${cause}`);
            },
            hindrance: (agent) => hindranceOf(clients.get(agent)),
            isBrokenOff: () => signal.aborted || budget.isUsedUp(),
        };
        let round = nextRound(kept);
        while (round.length > 0 && !actions.isBrokenOff()) {
            listeners.onRound(round);
            for (const unit of round)
                listeners.onState({ unit, state: 'queued', result: null, note: null });
            const work = round.map((unit) => ({
                agent: unit.agent,
                job: jobOf(world, options, mode, known, unit),
                program: clients.get(unit.agent)?.program,
            }));
            await scheduleUnits(work, limits, actions);
            // A stopped provider's cells are not asked for more.
            round = nextRound(kept).filter(({ agent }) => !stopped.has(agent));
        }
        if (signal.aborted)
            return { plan, results: null, folder: batch.path };
        const results = batchResults(world, prepared, kept, cellsNotRun(round));
        await writeResults(batch.path, results, options.output === null ? [] : [absolute(world, options.output)]);
        return { plan, results, folder: batch.path };
    }
    finally {
        await removeFolder(parent);
    }
}
function hindranceOf(found) {
    if (!(found?.program instanceof portcullis_error/* PortcullisError */.S))
        return null;
    const { message, help } = found.program;
    return help === undefined ? message : `${message} (${help})`;
}
function unitWorldOf(source, listeners, signal) {
    return {
        source,
        wait: async (ms) => {
            try {
                await (0,external_node_timers_promises_.setTimeout)(ms, undefined, { signal });
                return true;
            }
            catch (error) {
                if (signal.aborted)
                    return false;
                throw error;
            }
        },
        random: () => Math.random(),
        signal,
        onRetry: ({ unit }, { infra_reason: reason }, delay) => listeners.onState({
            unit,
            state: 'retrying',
            result: null,
            note: `${reason ?? ''}, in ${Math.round(delay / 100) / 10} s`,
        }),
    };
}
function stateOf({ status, timed_out: timedOut }) {
    if (timedOut)
        return 'timeout';
    return status === 'pass' ? 'completed' : 'failed';
}
/** The stored transcript, which is redacted, with what lies beside it, at its place in the layout that `replay` reads. */
async function recordUnit(world, record, job) {
    const folder = (0,external_node_path_.join)(absolute(world, record), job.unit.agent);
    await (0,make_folder/* makeFolder */.f)(folder, 'the recordings');
    for (const ending of [`.${job.client.ending}`, '.meta.json', '.stderr.txt']) {
        const [source, target] = [`${job.stem}${ending}`, (0,external_node_path_.join)(folder, `${transcriptStem(job.unit)}${ending}`)];
        if (await (0,find_files/* isFile */.fo)(source))
            await copyOrSay(source, target);
        // Of an earlier recording.
        else
            await removeFolder(target);
    }
}
async function copyOrSay(from, to) {
    try {
        await (0,promises_.copyFile)(from, to);
    }
    catch (error) {
        const message = `${to}: the recording: expected a file that can be written, found ${(0,file_error/* foundInstead */.D0)(error)}`;
        throw new portcullis_error/* PortcullisError */.S('not_written', message, 'Look at the space and the rights there.', { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/app/rehearse/rehearsal-mode.js
/** How a run goes where the scripted model answers: every unit has an address of its own. */
function rehearsalMode(server, plan) {
    return {
        mode: plan.mode,
        allowSkills: plan.allowSkills,
        scenarios: plan.scenarios,
        begin: async (scenarios, units) => {
            const script = await plan.scripts(scenarios, units);
            return (job) => {
                const id = job.unit.unit_run_id;
                // Each attempt meets the script from its beginning.
                server.removeUnit(id);
                const unit = { turns: script(job), prompt: job.item.definition.prompt, agent: job.client.id };
                return { kind: 'scripted', ...server.addUnit(id, unit) };
            };
        },
        onUnitEnd: (job) => {
            plan.onUnitEnd(job);
            server.removeUnit(job.unit.unit_run_id);
        },
    };
}

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
    const server = await startModelServer();
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-loadability-'));
    try {
        const byCase = new Map(skills.map((skill, index) => [caseIdOf(skill, index), skill]));
        const file = (0,external_node_path_.join)(scratch, 'loadability.json');
        await (0,write_file_atomically/* writeFileAtomically */.l)(file, (0,document_text/* documentText */.Z)(caseFile(byCase)), 'the cases');
        const seen = new Map();
        const mode = rehearsalMode(server, {
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
        const { results, folder } = await runBatch(world, asked, mode, listeners, signal);
        if (results === null)
            return { loadability: null, folder };
        const rows = rowsOf(results.results, byCase, seen);
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
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, LOADABILITY_FILE), loadabilityDocument(loadability), 'the loadability matrix');
        return { loadability, folder };
    }
    finally {
        await server.close();
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
async function skillsOf(world, given) {
    const roots = given ?? (await (0,load_config/* configOrDefault */.zO)(world.root)).skills;
    const { folders } = await (0,load_skills/* loadSkills */.l)(given === null ? world.root : world.cwd, roots);
    (0,load_skills/* refuseTwins */.s)(folders);
    if (folders.length > 0)
        return folders;
    throw new portcullis_error/* PortcullisError */.S('no_cases_selected', `${roots.length === 0 ? 'no roots of skills were named' : roots.join(', ')}: expected skills, found none`, 'Name a folder that holds a folder with a SKILL.md for each skill: --skills DIR, or `skills` in the configuration.');
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
    const results = requests.flatMap(({ toolResults }) => toolResults);
    const body = skill?.body.trim().slice(0, BODY_CHARACTERS) ?? '';
    return {
        offered: requests.length === 0 ? null : [...new Set(requests.flatMap(({ offered }) => offered))],
        answer: results.at(0)?.text ?? null,
        delivered: body !== '' && requests.some(({ texts }) => texts.some((text) => text.includes(body))),
    };
}
function rowsOf(units, byCase, seen) {
    return units.flatMap((unit) => {
        const skill = byCase.get(unit.case_id);
        if (skill === undefined)
            return [];
        const others = units.filter((other) => other.agent === unit.agent && other.case_id !== unit.case_id);
        const nothing = { offered: null, answer: null, delivered: false };
        return [judgeLoadability({ skill, agent: unit.agent, unit, seen: seen.get(unit.unit_run_id) ?? nothing, others })];
    });
}

;// CONCATENATED MODULE: ./build/app/rehearse/rehearse-demo.js






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

;// CONCATENATED MODULE: ./build/cli/interrupt-signal.js
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

;// CONCATENATED MODULE: ./build/cli/options.js


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
    throw new portcullis_error/* PortcullisError */.S('usage', `--provider: expected one provider, found ${found}`, 'Example: --provider claude');
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

;// CONCATENATED MODULE: ./build/cli/given-plan.js


/** The flags by which a plan that was made before is run, or one shard of it. */
function addGivenPlanOptions(command) {
    return command
        .option('--plan <file>', 'a plan that was made before, instead of a new one')
        .option('--shard <number>', 'with --plan: only the cells of this shard', wholeNumber(1, 1_000_000))
        .option('--attempt <number>', 'with --shard: which attempt this is (1)', wholeNumber(1, 1_000_000));
}
/** Null where no plan is given. Throws a usage error for flags that a plan has decided, and for a shard without a plan. */
function givenPlanOf(flags) {
    const { plan, shard, attempt } = flags;
    if (plan === undefined) {
        const alone = shard === undefined ? (attempt === undefined ? null : '--attempt') : '--shard';
        if (alone === null)
            return null;
        const help = 'Make a plan with `portcullis plan --shards N --output plan.json`.';
        throw new portcullis_error/* PortcullisError */.S('usage', `${alone}: expected --plan beside it, found none`, help);
    }
    if (attempt !== undefined && shard === undefined) {
        throw new portcullis_error/* PortcullisError */.S('usage', '--attempt: expected --shard beside it, found none');
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
    throw new portcullis_error/* PortcullisError */.S('usage', `${clash}: expected it with \`plan\`, found it beside --plan, which has decided that`, 'Make another plan.');
}

;// CONCATENATED MODULE: ./build/cli/selection.js

/** The flags by which a plan is narrowed. */
function addSelectionOptions(command) {
    command
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--case-id <id>', 'only these cases', collectCommaList)
        .option('--category <name>', 'only cases of these categories', collectCommaList)
        .option('--trials <number>', 'trials of each cell', wholeNumber(1, 1000));
    return addAgentOption(command, '--agents', 'only these of the configured providers');
}
function planOptionsOf(flags) {
    return {
        cases: flags.cases ?? null,
        selection: {
            agents: mutable(agentsOf(flags)),
            case_ids: mutable(flags.caseId ?? null),
            categories: mutable(flags.category ?? null),
        },
        trials: flags.trials ?? null,
        baseRef: flags.baseRef ?? null,
    };
}
function mutable(list) {
    return list === null ? null : [...list];
}

;// CONCATENATED MODULE: ./build/cli/run-flags.js







const SECONDS = wholeNumber(1, 86_400);
/** The flags of everything that starts clients. */
function addRunOptions(command) {
    command
        .option('--skills <dir...>', 'roots of the skills that each unit gets; without them the configured ones')
        .option('--workspace <dir>', 'what each unit gets a copy of; without it an empty folder')
        .option('--artifacts-root <dir>', 'where the folder of the batch goes', 'artifacts')
        .option('--output <file>', 'a copy of results.json')
        .option('--record <dir>', 'redacted transcripts, laid out as `replay` reads them')
        .option('--base-ref <ref>', 'also record what the cases at the merge base with this ref ask for')
        .option('--resume <batch>', 'go on with a batch that was broken off, by its id or folder')
        .option('--max-parallel <number>', `units at a time (MAX_CONCURRENCY, else ${DEFAULT_PARALLEL})`, wholeNumber(1, 256))
        .option('--timeout-seconds <number>', `of a unit, where no provider has its own (${DEFAULT_TIMEOUT})`, SECONDS)
        .option('--provider-timeout <id:seconds>', 'of the units of one provider', collectCommaList)
        .option('--provider-model <id:model>', 'the model of one provider', collectCommaList)
        .option('--max-turns <number>', 'end a unit after so many turns of the model', wholeNumber(1, 10_000))
        .option('--max-output-mib <number>', 'end a unit that writes more (256)', wholeNumber(1, 4096))
        .option('--retries <number>', 'how often a transient infrastructure error is tried again', wholeNumber(0, 2))
        .option('--enable-log-scan', "look into the clients' own logs too (the default with --max-parallel 1)")
        .option('--disable-log-scan', 'never look into them')
        .option('--allow-log-fallback-pass', 'what logs show counts, at tier 2 at most (the default with --max-parallel 1)')
        .addOption(new esm/* Option */.c$('--log-max-files <number>', 'log files of a unit').argParser(wholeNumber(1, 10_000)).default(60))
        .addOption(new esm/* Option */.c$('--log-max-bytes <number>', 'bytes of each log file').argParser(wholeNumber(1, 1e9)).default(300_000));
    addClientPathOption(command);
    addGivenPlanOptions(command);
    return addSelectionOptions(command);
}
/** `retries`: the default of the command. */
function runOptionsOf(flags, environment, retries) {
    const maxParallel = flags.maxParallel ?? parallelOf(environment['MAX_CONCURRENCY']) ?? DEFAULT_PARALLEL;
    const serial = maxParallel === 1;
    if (flags.enableLogScan === true && flags.disableLogScan === true) {
        throw new portcullis_error/* PortcullisError */.S('usage', 'expected one of --enable-log-scan and --disable-log-scan, found both');
    }
    return {
        ...planOptionsOf(flags),
        artifactsRoot: flags.artifactsRoot ?? 'artifacts',
        output: flags.output ?? null,
        record: flags.record ?? null,
        skills: flags.skills ?? null,
        workspace: flags.workspace ?? null,
        models: pairs('--provider-model', flags.providerModel),
        clientPaths: clientPathsOf(flags),
        limits: {
            maxParallel,
            timeouts: secondsOf(pairs('--provider-timeout', flags.providerTimeout)),
            timeout: flags.timeoutSeconds ?? null,
            retries: flags.retries ?? retries,
            maxTurns: flags.maxTurns ?? null,
            outputBytes: flags.maxOutputMib === undefined ? DEFAULT_OUTPUT_BYTES : flags.maxOutputMib * 1024 * 1024,
        },
        logs: {
            scan: flags.enableLogScan ?? (flags.disableLogScan === true ? false : serial),
            counts: flags.allowLogFallbackPass ?? serial,
            maxFiles: flags.logMaxFiles ?? 60,
            maxBytes: flags.logMaxBytes ?? 300_000,
        },
        adaptive: budgetOf(flags),
        resume: flags.resume ?? null,
        given: givenPlanOf(flags),
        environment,
    };
}
/** The flags of a run whose later stages depend on the earlier ones. */
function addAdaptiveOptions(command) {
    return command
        .option('--adaptive', 'run later trials of a cell where the earlier ones leave it undecided')
        .option('--budget-units <number>', 'with --adaptive: begin no more units than this', wholeNumber(1, 1_000_000))
        .option('--budget-usd <amount>', 'with --adaptive: begin no unit once the clients told this cost', positiveNumber)
        .option('--budget-minutes <number>', 'with --adaptive: begin no unit after so long', positiveNumber);
}
function budgetOf({ adaptive, budgetUnits, budgetUsd, budgetMinutes }) {
    const budget = { units: budgetUnits ?? null, usd: budgetUsd ?? null, minutes: budgetMinutes ?? null };
    if (adaptive === true)
        return budget;
    if (Object.values(budget).every((limit) => limit === null))
        return null;
    throw new portcullis_error/* PortcullisError */.S('usage', 'expected --adaptive with a budget, found a budget alone', 'Add --adaptive.');
}
/** The flag wins over the variable, and the variable over the default. */
function parallelOf(text) {
    if (text === undefined || text.trim() === '')
        return null;
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= 256)
        return number;
    throw new portcullis_error/* PortcullisError */.S('usage', `MAX_CONCURRENCY: expected a whole number from 1 to 256, found ${JSON.stringify(text)}`, 'Correct or unset the variable, or give --max-parallel.');
}
/** `id:value`, split at the first colon. */
function pairs(flag, items) {
    const found = (items ?? []).map((item) => {
        const at = item.indexOf(':');
        const pair = [item.slice(0, at).trim().toLowerCase(), item.slice(at + 1).trim()];
        if (at > 0 && pair[0] !== '' && pair[1] !== '')
            return pair;
        throw new portcullis_error/* PortcullisError */.S('usage', `${flag}: expected PROVIDER:VALUE, found ${JSON.stringify(item)}`, `Example: ${flag} ${flag === '--provider-model' ? 'claude:claude-sonnet-4-5' : 'claude:120'}`);
    });
    return new Map(found);
}
function secondsOf(values) {
    return new Map([...values].map(([agent, text]) => [agent, seconds(text)]));
}
function seconds(text) {
    const number = Number(text);
    if (/^\d{1,5}$/.test(text) && number >= 1)
        return number;
    throw new portcullis_error/* PortcullisError */.S('usage', `--provider-timeout: expected seconds, found ${JSON.stringify(text)}`);
}

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./build/cli/run-progress.js


/** The live view is drawn anew so often. */
const FRAME_MS = 200;
/** More units at a time than this are counted. */
const SHOWN_UNITS = 12;
/**
 * Tells how a run goes on: on a terminal a view of the units that are running, elsewhere a line for each change of a unit, with the
 * ids of batch and unit; neither with `--no-progress`. `ARTIFACT_DIR=` is a protocol line and is never suppressed.
 */
function runProgress({ io, progress }) {
    const stream = io.stderr;
    const onFolder = (folder) => void stream.write(`ARTIFACT_DIR=${folder}\n`);
    // Why a provider was stopped is an error, not progress.
    const onStop = (why) => void stream.write(`error: ${(0,reports/* safeText */.Hk)(why)}\n`);
    const nothing = () => undefined;
    if (!progress)
        return { onFolder, onStop, onBegin: nothing, onRound: nothing, onState: nothing, end: nothing };
    const isTerminal = 'isTTY' in stream && stream.isTTY === true && process.env['TERM'] !== 'dumb';
    return { onFolder, onStop, ...(isTerminal ? liveView(stream) : lifecycleLines(stream)) };
}
function lifecycleLines(stream) {
    const tally = new Tally();
    return {
        onBegin: (plan, parallel) => tally.begin(plan.batch_run_id, parallel),
        onRound: (units) => {
            stream.write(`${prefix(tally.batch)} ${tally.round(units.length)}\n`);
        },
        onState: (state) => {
            tally.take(state);
            stream.write(`${lifecycleLine(state, tally)}\n`);
        },
        end: () => undefined,
    };
}
/** One line of the lifecycle, as other programs read it. */
function lifecycleLine({ unit, state, result, note }, tally) {
    const place = `${prefix(tally.batch)} [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`;
    if (note !== null)
        return `${place} (${(0,reports/* safeText */.Hk)(note)})`;
    if (state === 'running')
        return `${place} [${tally.begun}/${tally.total}]`;
    if (result === null)
        return place;
    const facts = [
        `status=${result.status}`,
        ...(result.infra_reason === null ? [] : [`reason=${result.infra_reason}`]),
        `duration_ms=${result.duration_ms ?? 0}`,
        `timed_out=${String(result.timed_out)}`,
    ];
    return `${place} [${tally.ended}/${tally.total}] ${facts.join(' ')} summary(${tally.counts()})`;
}
function prefix(batch) {
    return `[portcullis] ${new Date().toISOString().slice(11, 19)} [batch:${batch}]`;
}
class Tally {
    batch = '';
    total = 0;
    begun = 0;
    ended = 0;
    #by = { pass: 0, fail: 0, infra_error: 0 };
    #parallel = 1;
    #rounds = 0;
    begin(batch, parallel) {
        this.batch = batch;
        this.#parallel = parallel;
    }
    /** Takes up so many units more; says so in a few words. */
    round(units) {
        this.total += units;
        this.#rounds += 1;
        const parallel = `${Math.min(this.#parallel, units)} at a time`;
        return this.#rounds === 1 ? `${this.total} units, ${parallel}` : `${units} more, for undecided cells, ${parallel}`;
    }
    take({ state, result }) {
        if (state === 'kept')
            this.total += 1;
        if (state === 'running')
            this.begun += 1;
        if (result === null)
            return;
        this.ended += 1;
        this.#by[result.status] += 1;
    }
    counts() {
        return `pass=${this.#by.pass}, fail=${this.#by.fail}, infra=${this.#by.infra_error}`;
    }
}
function liveView(stream) {
    const tally = new Tally();
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
        onBegin: (plan, parallel) => {
            tally.begin(plan.batch_run_id, parallel);
            timer = setInterval(draw, FRAME_MS);
            timer.unref();
        },
        onRound: (units) => void tally.round(units.length),
        onState: (state) => {
            tally.take(state);
            const { unit, result, note } = state;
            const label = `${unit.case_id}/${unit.agent}${unit.trial === 1 ? '' : ` trial ${unit.trial}`}`;
            if (state.state === 'running')
                running.set(unit.unit_run_id, { label, since: Date.now(), note: '' });
            const shown = running.get(unit.unit_run_id);
            if (shown !== undefined && note !== null)
                shown.note = `again: ${(0,reports/* safeText */.Hk)(note)}`;
            if (result === null)
                return;
            running.delete(unit.unit_run_id);
            if (state.state === 'kept' || result.status === 'pass')
                return;
            // What went wrong stays on the screen, above the view.
            wipe();
            stream.write(`${label}: ${result.status}: ${(0,reports/* safeText */.Hk)(result.error ?? '').slice(0, 300)}\n`);
        },
        end: () => {
            clearInterval(timer);
            wipe();
        },
    };
}

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(5224);
;// CONCATENATED MODULE: ./build/contracts/generated/scenario.validate.js
// Generated from scenario.schema.json by scripts/generate.ts.

const scenario_validate_validate = validate56;
const schema125 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"scenario.schema.json","title":"Scenario","description":"What the scripted model of a rehearsal says, turn by turn. After the last turn it says a short closing text.","type":"object","additionalProperties":false,"required":["schema","scenario_id","turns"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"scenario_id":{"$ref":"#/definitions/id"},"description":{"type":"string"},"agents":{"description":"The clients it is for; all where it names none.","type":"array","items":{"$ref":"#/definitions/id"}},"case_ids":{"description":"The routing cases it is for; none where it names none.","type":"array","items":{"$ref":"#/definitions/id"}},"turns":{"$ref":"#/definitions/turns"}},"definitions":{"id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"text":{"type":"string","pattern":"\\S"},"turns":{"type":"array","items":{"$ref":"#/definitions/turn"}},"turn":{"title":"ScenarioTurn","description":"One message of the model, or a fault; what a message that breaks off says before it does stands beside the fault.","type":"object","additionalProperties":false,"properties":{"text":{"type":"string"},"calls":{"type":"array","items":{"$ref":"#/definitions/call"}},"fault":{"$ref":"#/definitions/fault"}}},"call":{"title":"ScenarioCall","description":"Exactly one of skill, read, shell, subagent and tool.","type":"object","additionalProperties":false,"properties":{"skill":{"$ref":"#/definitions/text"},"forked":{"description":"What the model says in the conversation of its own that the client opens for this skill.","allOf":[{"$ref":"#/definitions/turns"}]},"read":{"$ref":"#/definitions/text"},"shell":{"$ref":"#/definitions/text"},"subagent":{"title":"ScenarioSubagent","type":"object","additionalProperties":false,"required":["prompt","turns"],"properties":{"prompt":{"$ref":"#/definitions/text"},"turns":{"$ref":"#/definitions/turns"}}},"tool":{"$ref":"#/definitions/text"},"input":{"description":"Of `tool`, handed on as it is.","type":["object","string"]}}},"fault":{"title":"ScenarioFault","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"enum":["http","refused","hang","hang_mid_stream","cut","html","empty"]},"status":{"enum":[400,401,403,404,429,500,503,529]},"retry_after":{"description":"Seconds.","type":"integer","minimum":0},"body":{"type":"string"},"after":{"enum":["beginning","content"]},"times":{"description":"How many requests meet it before the next turn answers; for ever without it.","type":"integer","minimum":1}}}}};
const schema126 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"};
const scenario_validate_pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema129 = {"type":"array","items":{"$ref":"#/definitions/turn"}};
const schema130 = {"title":"ScenarioTurn","description":"One message of the model, or a fault; what a message that breaks off says before it does stands beside the fault.","type":"object","additionalProperties":false,"properties":{"text":{"type":"string"},"calls":{"type":"array","items":{"$ref":"#/definitions/call"}},"fault":{"$ref":"#/definitions/fault"}}};
const schema137 = {"title":"ScenarioFault","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"enum":["http","refused","hang","hang_mid_stream","cut","html","empty"]},"status":{"enum":[400,401,403,404,429,500,503,529]},"retry_after":{"description":"Seconds.","type":"integer","minimum":0},"body":{"type":"string"},"after":{"enum":["beginning","content"]},"times":{"description":"How many requests meet it before the next turn answers; for ever without it.","type":"integer","minimum":1}}};
const schema131 = {"title":"ScenarioCall","description":"Exactly one of skill, read, shell, subagent and tool.","type":"object","additionalProperties":false,"properties":{"skill":{"$ref":"#/definitions/text"},"forked":{"description":"What the model says in the conversation of its own that the client opens for this skill.","allOf":[{"$ref":"#/definitions/turns"}]},"read":{"$ref":"#/definitions/text"},"shell":{"$ref":"#/definitions/text"},"subagent":{"title":"ScenarioSubagent","type":"object","additionalProperties":false,"required":["prompt","turns"],"properties":{"prompt":{"$ref":"#/definitions/text"},"turns":{"$ref":"#/definitions/turns"}}},"tool":{"$ref":"#/definitions/text"},"input":{"description":"Of `tool`, handed on as it is.","type":["object","string"]}}};
const schema132 = {"type":"string","pattern":"\\S"};
const pattern8 = new RegExp("\\S", "u");
const wrapper0 = {validate: validate57};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "skill") || (key0 === "forked")) || (key0 === "read")) || (key0 === "shell")) || (key0 === "subagent")) || (key0 === "tool")) || (key0 === "input"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.skill !== undefined){
let data0 = data.skill;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err1 = {instancePath:instancePath+"/skill",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/skill",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.forked !== undefined){
if(!(wrapper0.validate(data.forked, {instancePath:instancePath+"/forked",parentData:data,parentDataProperty:"forked",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.read !== undefined){
let data2 = data.read;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err3 = {instancePath:instancePath+"/read",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/read",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.shell !== undefined){
let data3 = data.shell;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/shell",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/shell",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subagent !== undefined){
let data4 = data.subagent;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.prompt === undefined){
const err7 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.turns === undefined){
const err8 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "prompt") || (key1 === "turns"))){
const err9 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.prompt !== undefined){
let data5 = data4.prompt;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err10 = {instancePath:instancePath+"/subagent/prompt",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/subagent/prompt",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.turns !== undefined){
if(!(wrapper0.validate(data4.turns, {instancePath:instancePath+"/subagent/turns",parentData:data4,parentDataProperty:"turns",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tool !== undefined){
let data7 = data.tool;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err13 = {instancePath:instancePath+"/tool",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/tool",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.input !== undefined){
let data8 = data.input;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err15 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema131.properties.input.type},message:"must be object,string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "calls")) || (key0 === "fault"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.calls !== undefined){
let data1 = data.calls;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data1[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fault !== undefined){
let data3 = data.fault;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.kind === undefined){
const err3 = {instancePath:instancePath+"/fault",schemaPath:"#/definitions/fault/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data3){
if(!((((((key1 === "kind") || (key1 === "status")) || (key1 === "retry_after")) || (key1 === "body")) || (key1 === "after")) || (key1 === "times"))){
const err4 = {instancePath:instancePath+"/fault",schemaPath:"#/definitions/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.kind !== undefined){
let data4 = data3.kind;
if(!(((((((data4 === "http") || (data4 === "refused")) || (data4 === "hang")) || (data4 === "hang_mid_stream")) || (data4 === "cut")) || (data4 === "html")) || (data4 === "empty"))){
const err5 = {instancePath:instancePath+"/fault/kind",schemaPath:"#/definitions/fault/properties/kind/enum",keyword:"enum",params:{allowedValues: schema137.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.status !== undefined){
let data5 = data3.status;
if(!((((((((data5 === 400) || (data5 === 401)) || (data5 === 403)) || (data5 === 404)) || (data5 === 429)) || (data5 === 500)) || (data5 === 503)) || (data5 === 529))){
const err6 = {instancePath:instancePath+"/fault/status",schemaPath:"#/definitions/fault/properties/status/enum",keyword:"enum",params:{allowedValues: schema137.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.retry_after !== undefined){
let data6 = data3.retry_after;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/fault/retry_after",schemaPath:"#/definitions/fault/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/fault/retry_after",schemaPath:"#/definitions/fault/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data3.body !== undefined){
if(typeof data3.body !== "string"){
const err9 = {instancePath:instancePath+"/fault/body",schemaPath:"#/definitions/fault/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.after !== undefined){
let data8 = data3.after;
if(!((data8 === "beginning") || (data8 === "content"))){
const err10 = {instancePath:instancePath+"/fault/after",schemaPath:"#/definitions/fault/properties/after/enum",keyword:"enum",params:{allowedValues: schema137.properties.after.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.times !== undefined){
let data9 = data3.times;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/fault/times",schemaPath:"#/definitions/fault/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/fault/times",schemaPath:"#/definitions/fault/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/fault",schemaPath:"#/definitions/fault/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate58(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="scenario.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scenario_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenario_id"},message:"must have required property '"+"scenario_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.turns === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "$schema") || (key0 === "schema")) || (key0 === "scenario_id")) || (key0 === "description")) || (key0 === "agents")) || (key0 === "case_ids")) || (key0 === "turns"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.scenario_id !== undefined){
let data2 = data.scenario_id;
if(typeof data2 === "string"){
if(!scenario_validate_pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/scenario_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/scenario_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.agents !== undefined){
let data4 = data.agents;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!scenario_validate_pattern1.test(data5)){
const err9 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.case_ids !== undefined){
let data6 = data.case_ids;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(!scenario_validate_pattern1.test(data7)){
const err12 = {instancePath:instancePath+"/case_ids/" + i1,schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/case_ids/" + i1,schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/case_ids",schemaPath:"#/properties/case_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.turns !== undefined){
if(!(validate57(data.turns, {instancePath:instancePath+"/turns",parentData:data,parentDataProperty:"turns",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/scenario.js




/** Parses a scenario. Throws one error with every problem of form, or with every one of meaning. */
function parseScenario(text, file) {
    const what = 'the scenario';
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)(what, document, file);
    (0,json_source/* refuseBrokenText */.H_)(what, document, file);
    const value = (0,json_source/* checkedValue */.ZJ)(what, document.value, scenario_validate_validate, file, document);
    const problems = [];
    checkTurns(value.turns, '/turns', true, (pointer, expected, found) => {
        problems.push({ file, line: document.lineOf(pointer) ?? null, pointer, expected, found, help: null });
    });
    if (problems.length > 0)
        throw (0,contracts_problem/* problemsError */.$j)(what, problems);
    return {
        id: value.scenario_id,
        description: value.description ?? '',
        agents: value.agents ?? null,
        caseIds: value.case_ids ?? [],
        turns: value.turns.map(turnOf),
    };
}
function checkTurns(turns, pointer, outermost, report) {
    for (const [index, turn] of turns.entries()) {
        const place = (0,json_pointer/* childPointer */.Y)(pointer, String(index));
        const speaks = (turn.text ?? '') !== '' || (turn.calls ?? []).length > 0;
        if (!speaks && turn.fault === undefined)
            report(place, 'a text, a call or a fault', 'nothing');
        if (turn.fault !== undefined)
            checkFault(turn.fault, `${place}/fault`, speaks, outermost && index === 0, report);
        for (const [at, call] of (turn.calls ?? []).entries())
            checkCall(call, `${place}/calls/${at}`, report);
    }
}
const CALL_KINDS = ['skill', 'read', 'shell', 'subagent', 'tool'];
function checkCall(call, pointer, report) {
    const kinds = CALL_KINDS.filter((kind) => call[kind] !== undefined);
    if (kinds.length !== 1)
        report(pointer, `exactly one of ${CALL_KINDS.join(', ')}`, (0,contracts_problem/* shown */.SP)(kinds));
    if (call.forked !== undefined && call.skill === undefined)
        report(`${pointer}/forked`, 'a skill beside it', 'none');
    if ((call.input === undefined) !== (call.tool === undefined)) {
        report(pointer, 'tool and input together', `only ${call.tool === undefined ? 'input' : 'tool'}`);
    }
    checkTurns(call.forked ?? [], `${pointer}/forked`, false, report);
    checkTurns(call.subagent?.turns ?? [], `${pointer}/subagent/turns`, false, report);
}
function checkFault(fault, pointer, speaks, first, report) {
    const http = fault.kind === 'http';
    const breaksOff = fault.kind === 'hang_mid_stream' || fault.kind === 'cut';
    if (http && fault.status === undefined)
        report(pointer, 'a field "status"', 'nothing');
    for (const key of ['status', 'retry_after', 'body']) {
        if (!http && fault[key] !== undefined)
            report(`${pointer}/${key}`, 'the kind http', (0,contracts_problem/* shown */.SP)(fault.kind));
    }
    if (!breaksOff && fault.after !== undefined)
        report(`${pointer}/after`, 'a message that breaks off', (0,contracts_problem/* shown */.SP)(fault.kind));
    if (!breaksOff && speaks)
        report(pointer, 'a fault that breaks a message off, or no message', (0,contracts_problem/* shown */.SP)(fault.kind));
    if (fault.kind === 'refused' && (!first || fault.times !== undefined)) {
        report(pointer, 'a refused connection as the first turn, without times', first ? 'times' : 'a later turn');
    }
}
function turnOf(turn) {
    const text = turn.text ?? '';
    const calls = (turn.calls ?? []).map(scenario_callOf);
    const speaks = text !== '' || calls.length > 0;
    return { text, calls, fault: turn.fault === undefined ? null : faultOf(turn.fault, speaks) };
}
function scenario_callOf(call) {
    if (call.skill !== undefined) {
        return { kind: 'skill', skill: call.skill, forked: call.forked?.map(turnOf) ?? null };
    }
    if (call.read !== undefined)
        return { kind: 'read', path: call.read };
    if (call.shell !== undefined)
        return { kind: 'shell', command: call.shell };
    if (call.subagent !== undefined) {
        return { kind: 'subagent', prompt: call.subagent.prompt, turns: call.subagent.turns.map(turnOf) };
    }
    const plain = typeof call.input === 'string';
    const input = typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {});
    return { kind: 'tool', tool: call.tool ?? '', input, plain };
}
function faultOf(fault, speaks) {
    const times = fault.times ?? null;
    switch (fault.kind) {
        case 'http':
            // `checkFault` refused one without a status.
            return {
                kind: 'http',
                status: fault.status ?? 500,
                retryAfter: fault.retry_after ?? null,
                body: fault.body ?? null,
                times,
            };
        case 'refused':
            return { kind: 'refused', times: null };
        case 'hang_mid_stream':
        case 'cut':
            return { kind: fault.kind, after: fault.after ?? (speaks ? 'content' : 'beginning'), times };
        default:
            return { kind: fault.kind, times };
    }
}

// EXTERNAL MODULE: ./build/evidence/activity-tokens.js
var activity_tokens = __webpack_require__(8118);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
;// CONCATENATED MODULE: ./build/rehearsal/pick-scenario.js
/** One that names the client goes before one for all clients. */
function pickScenario(scenarios, caseId, agent) {
    const fitting = scenarios.filter(({ caseIds, agents }) => caseIds.includes(caseId) && (agents === null || agents.includes(agent)));
    const own = fitting.filter(({ agents }) => agents !== null);
    const best = own.length > 0 ? own : fitting;
    const [scenario] = best;
    if (scenario === undefined)
        return { kind: 'none' };
    return best.length === 1 ? { kind: 'picked', scenario } : { kind: 'several', ids: best.map(({ id }) => id) };
}

;// CONCATENATED MODULE: ./build/rehearsal/script-of-case.js

/**
 * How the model behaves in a case that has no scenario of its own: it calls the expected and the required skills, one after the
 * other, opens the required files and says a closing text. Where nothing is required it answers at once.
 */
function scriptOfCase(needs) {
    const expected = needs.expectedSkill === null ? [] : [needs.expectedSkill];
    const skills = [...new Set([...expected, ...needs.requiredSkills])];
    const files = [...new Set(needs.requiredFiles)];
    const closing = [CLOSING_TEXT, ...new Set(needs.mentions)].join('\n');
    return [
        ...skills.map((skill) => ({ text: '', calls: [{ kind: 'skill', skill, forked: null }], fault: null })),
        ...files.map((path) => ({ text: '', calls: [{ kind: 'read', path }], fault: null })),
        { text: closing, calls: [], fault: null },
    ];
}

;// CONCATENATED MODULE: ./build/app/rehearse/rehearse-cases.js














const DEFAULT_SCENARIOS = ['cases/rehearsal/*.json'];
/**
 * Runs routing cases with the real clients and a scripted model: it does what a scenario says that names the case, and otherwise what
 * the case asks for. No key, no token, no network.
 */
async function rehearseCases(world, options, listeners, signal) {
    const paths = options.scenarios?.map((path) => (0,load_cases/* displayPath */.Gt)(world.root, (0,external_node_path_.resolve)(world.cwd, path))) ?? null;
    const server = await startModelServer();
    try {
        const mode = rehearsalMode(server, {
            mode: 'rehearsal',
            allowSkills: true,
            scenarios: paths,
            scripts: async (recorded, plan) => {
                const scenarios = await loadScenarios(world, recorded);
                if (recorded !== null)
                    refuseUnused(scenarios, plan);
                refuseSeveral(scenarios, plan);
                return (job) => turnsOf(scenarios, job);
            },
            onUnitEnd: () => undefined,
        });
        return await runBatch(world, options, mode, listeners, signal);
    }
    finally {
        await server.close();
    }
}
function turnsOf(scenarios, { item, client }) {
    const { definition } = item;
    const picked = pickScenario(scenarios, definition.case_id, client.id);
    if (picked.kind === 'picked')
        return picked.scenario.turns;
    const { aliases, any } = (0,requirements/* requirementsOf */.CG)(definition, client.id);
    const known = (name) => (0,attribute_signals/* resolveAlias */.Z)(aliases, name);
    return scriptOfCase({
        expectedSkill: definition.expected_skill === undefined ? null : known(definition.expected_skill),
        requiredSkills: (definition.required_skills ?? []).map(known),
        requiredFiles: definition.required_files ?? [],
        mentions: (any ?? []).filter((token) => !(0,activity_tokens/* isActivityToken */.j)(token)),
    });
}
/** A scenario that somebody named and no case is played by would read as if it had been. */
function refuseUnused(scenarios, { cases }) {
    const ids = new Set(cases.map((item) => item.case_id));
    const unused = scenarios.find(({ caseIds }) => !caseIds.some((id) => ids.has(id)));
    if (unused === undefined)
        return;
    const found = unused.caseIds.length === 0 ? 'none' : unused.caseIds.join(', ');
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `scenario ${unused.id}: expected \`case_ids\` with a case of this set, found ${found}`, `Name the case that it is for; the set has: ${[...ids].slice(0, 12).join(', ')}.`);
}
function refuseSeveral(scenarios, { units }) {
    for (const { case_id: id, agent } of units) {
        const picked = pickScenario(scenarios, id, agent);
        if (picked.kind !== 'several')
            continue;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `${id}/${agent}: expected one scenario, found ${picked.ids.join(', ')}`, 'Take the case out of all but one of them, or give them different `agents`.');
    }
}
/** `paths`: null means the default place, which may be empty. */
async function loadScenarios(world, paths) {
    const files = [];
    for (const path of paths ?? DEFAULT_SCENARIOS) {
        const found = (0,find_files/* isGlob */.fg)(path) ? await (0,find_files/* filesMatching */.NP)(world.root, path) : [path];
        if (found.length === 0 && paths !== null) {
            throw new portcullis_error/* PortcullisError */.S('not_found', `${path}: expected scenarios, found none`, 'Name files or a glob.');
        }
        files.push(...found);
    }
    const scenarios = [];
    for (const file of new Set(files)) {
        scenarios.push(parseScenario(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.root, file), 'the scenario'), file));
    }
    return scenarios;
}

;// CONCATENATED MODULE: ./build/app/run/run-mode.js
const LIVE = {
    mode: 'live',
    allowSkills: true,
    scenarios: null,
    begin: () => Promise.resolve(() => ({ kind: 'live' })),
    onUnitEnd: () => undefined,
};

;// CONCATENATED MODULE: ./build/cli/commands/run.js







const addRun = (program, run) => {
    const command = program
        .command('run')
        .description('run the real clients through the plan, and write transcripts, results.json and tool-use-proof.log')
        .addHelpText('after', `
A client gets the keys that its live settings name, such as ANTHROPIC_API_KEY, OPENAI_API_KEY or COPILOT_GITHUB_TOKEN,
and nothing else of this environment. Exit codes: 0 the units ran (the gate judges them), 2 usage or invalid input,
3 no unit came to a verdict, or the run was broken off.

Examples:
  $ portcullis run --skills .claude/skills --agents claude --max-parallel 2
  $ portcullis run --adaptive --base-ref origin/main --budget-units 200
  $ portcullis run --plan plan.json --shard 2 --skills .claude/skills
  $ portcullis run --resume 0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f`);
    addAdaptiveOptions(addRunOptions(command));
    run(command, async (options, context) => {
        const progress = runProgress(context);
        const { signal, release } = interruptSignal();
        const outcome = await runBatch(context.openWorld(), runOptionsOf(options, process.env, MAX_RETRIES), LIVE, progress, signal).finally(() => {
            progress.end();
            release();
        });
        return printOutcome(outcome, context, 'run');
    });
};
/** Says how a run ended; returns the exit code. */
function printOutcome(outcome, context, command) {
    const { results, folder } = outcome;
    if (results === null) {
        // The folder and not the id, which is looked for below one folder only.
        context.say(`broken off; go on with the same flags and: portcullis ${command} --resume ${run_shellWord(folder)}`);
        return 3;
    }
    for (const line of leftOut(outcome.plan, results))
        context.say(line);
    const { summary } = results;
    if (context.json)
        context.print(context.document(results));
    else {
        context.print(`${(0,counted/* counted */.h)(summary.total, 'unit')}: ${summary.pass} pass, ${summary.fail} fail, ${summary.infra_error} infra_error\n`);
        context.print(`${folder}/results.json\n`);
    }
    return summary.pass + summary.fail === 0 ? 3 : 0;
}
/** What of the plan was not run, and how it would be. */
function leftOut(plan, { results, not_run: notRun = [] }) {
    if (notRun.length > 0) {
        return [
            `the budget is used up: ${(0,counted/* counted */.h)(notRun.length, 'cell')} not run or not decided; a larger one goes on with --resume`,
        ];
    }
    const ran = new Set(results.map((unit) => unit.unit_run_id));
    const required = plan.units.filter((unit) => unit.optional !== true);
    const isPlain = results.length === required.length && required.every((unit) => ran.has(unit.unit_run_id));
    if (!isPlain || required.length === plan.units.length || results.every(({ status }) => status === 'pass'))
        return [];
    return ['only the trials that are always run were run; with --adaptive undecided cells get more'];
}
/** As a shell takes it for one word. */
function run_shellWord(text) {
    return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}

;// CONCATENATED MODULE: ./build/cli/commands/rehearse.js









const addRehearse = (program, run) => {
    const command = program
        .command('rehearse')
        .description('start the real clients with a scripted model on loopback: no key, no token, no network')
        .option('--scenarios <file...>', 'what the model says in which case; without them cases/rehearsal/*.json')
        .option('--allow-skills', 'approve skills beforehand, as `run` does; cases are always rehearsed so')
        .addHelpText('after', `
Without --cases each skill is called once in each client, and the matrix says whether it was offered, loaded and recognised;
exit code 1 where one was not. With --cases or --plan routing cases are run, and the model does what each case asks for or what a
scenario says; exit codes are those of \`run\`.

Examples:
  $ portcullis rehearse --skills .claude/skills --agents claude,codex,copilot
  $ portcullis rehearse --cases cases/routing/demo.json --skills .claude/skills`);
    addRunOptions(command);
    run(command, async (options, context) => {
        const progress = runProgress(context);
        const { signal, release } = interruptSignal();
        const finish = () => {
            progress.end();
            release();
        };
        const world = context.openWorld();
        // A scripted model fails only where the scenario says so: nothing is gained by asking it again.
        const asked = runOptionsOf(options, process.env, 0);
        const isOfCases = [options.cases, options.plan, options.resume].some((flag) => flag !== undefined);
        if (isOfCases) {
            const scenarios = options.scenarios ?? null;
            const outcome = await rehearseCases(world, { ...asked, scenarios }, progress, signal).finally(finish);
            return printOutcome(outcome, context, 'rehearse');
        }
        if (options.scenarios !== undefined) {
            const help = 'Without --cases the model calls each skill, and nothing else.';
            throw new portcullis_error/* PortcullisError */.S('usage', '--scenarios: expected --cases beside it, found none', help);
        }
        const allowSkills = options.allowSkills === true;
        const rehearsed = await rehearseSkills(world, { ...asked, allowSkills }, progress, signal).finally(finish);
        return printLoadability(rehearsed, context, { namesFile: true });
    });
};
/** Says which skills were loaded where; returns the exit code. `namesFile`: also where the matrix is kept. */
function printLoadability({ loadability, folder }, context, { namesFile }) {
    if (loadability === null) {
        context.say('broken off; nothing was judged');
        return 3;
    }
    if (context.json)
        context.print(context.document(loadability));
    else {
        context.print(`${(0,reports/* loadabilityText */.Qe)(loadability, context.style)}\n`);
        if (namesFile)
            context.print(`${folder}/${LOADABILITY_FILE}\n`);
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
            throw new portcullis_error/* PortcullisError */.S('usage', 'expected one of --regress and --rehearse, found both');
        }
        const { result, kept } = await demo(context.openWorld(), {
            house: (0,external_node_path_.join)(context.io.distFolder, '..', '..'),
            regress: options.regress === true,
            keep,
        });
        context.print(context.json ? context.document(result) : (0,reports/* gateText */.bp)(result, context.style));
        tellKept(context, 'The repository and its artifacts are', kept);
        return result.exit_code;
    });
};
async function rehearse(context, keep) {
    const world = context.openWorld();
    // The clients are those that Portcullis pins, whatever the repository around here asks for.
    const store = await openClientStore({ ...world, root: context.io.distFolder }, process.env);
    context.say(`the clients are about 1 GB in all; what is missing is installed into ${store.folder} and stays there`);
    const requests = DEMO_PROVIDERS.map(parseClientRequest);
    const failure = tellFailures(context, await installWithProgress(context, store, requests));
    if (failure !== 0)
        return failure;
    const progress = runProgress(context);
    const { signal, release } = interruptSignal();
    // A scripted model fails only where the scenario says so: nothing is gained by asking it again.
    const asked = runOptionsOf({}, { ...process.env, PORTCULLIS_CACHE_DIR: store.folder }, 0);
    const rehearsed = await rehearseDemo(world, asked, keep, progress, signal).finally(() => {
        progress.end();
        release();
    });
    const exitCode = printLoadability(rehearsed, context, { namesFile: false });
    tellKept(context, 'Skills and artifacts are', rehearsed.kept);
    return exitCode;
}
function tellKept({ say }, what, kept) {
    if (kept !== null)
        say(`\n${what} in ${kept}; remove the folder when you are done.`);
}

// EXTERNAL MODULE: ./build/app/canonical-digest.js
var canonical_digest = __webpack_require__(6787);
;// CONCATENATED MODULE: ./build/cli/input-lines.js
/** A longer line is no request. */
const LINE_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * The lines of a stream. Split at 0x0A alone and decoded whole: the line separators of Unicode may stand inside JSON texts, where
 * Node's own line reader would cut them.
 */
async function* inputLines(input) {
    let parts = [];
    let length = 0;
    const take = () => {
        const line = length > LINE_LIMIT_BYTES ? { problem: 'a line over 64 MiB' } : input_lines_decoded(Buffer.concat(parts));
        parts = [];
        length = 0;
        return line;
    };
    const add = (part) => {
        length += part.length;
        if (length <= LINE_LIMIT_BYTES)
            parts.push(part);
        else
            parts = [];
    };
    for await (const chunk of input) {
        let start = 0;
        for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
            add(chunk.subarray(start, end));
            yield take();
            start = end + 1;
        }
        add(chunk.subarray(start));
    }
    if (length > 0)
        yield take();
}
function input_lines_decoded(bytes) {
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return { problem: 'bytes that are not UTF-8' };
    }
}

// EXTERNAL MODULE: ./build/cli/write-out.js
var write_out = __webpack_require__(1003);
;// CONCATENATED MODULE: ./build/cli/batch.js



/**
 * `--batch`: JSON Lines in, one result per line out, in order. A bad line gives `{id?, error: {code, message}}` and the exit code 2 at
 * the end; the other lines are not affected. `handle` gets the fields of a line and its text.
 */
async function batch_runBatch(input, output, handle, { exitOf = () => 0, refusal = codeAndMessage } = {}) {
    let exitCode = 0;
    for await (const read of inputLines(input)) {
        if ('text' in read && read.text.trim() === '')
            continue;
        let id = {};
        let line;
        try {
            const { fields, text } = fieldsOf(read);
            if (['string', 'number'].includes(typeof fields['id']))
                id = { id: fields['id'] };
            const answer = await handle(fields, text);
            exitCode = Math.max(exitCode, exitOf(answer));
            line = JSON.stringify({ ...id, ...answer });
        }
        catch (error) {
            if (!(error instanceof portcullis_error/* PortcullisError */.S))
                throw error;
            exitCode = 2;
            line = JSON.stringify({ ...id, ...refusal(error) });
        }
        await (0,write_out/* writeOut */.s)(output, `${line}\n`);
    }
    return exitCode;
}
function codeAndMessage({ code, message }) {
    return { error: { code, message } };
}
/** A text field of a batch line, or an error that names it. */
function textField(fields, name) {
    const value = fields[name];
    if (typeof value === 'string')
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${name}: expected a text, found ${batch_described(value)}`);
}
/** A truth field of a batch line; false where the line has none. */
function flagField(fields, name) {
    const value = fields[name] ?? false;
    if (typeof value === 'boolean')
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${name}: expected true or false, found ${batch_described(value)}`);
}
/** A number field of a batch line; undefined where the line has none. */
function numberField(fields, name) {
    const value = fields[name];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value === 'number')
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${name}: expected a number, found ${batch_described(value)}`);
}
function fieldsOf(read) {
    if ('problem' in read)
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected a JSON object, found ${read.problem}`);
    const line = read.text;
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected a JSON object, found ${JSON.stringify(line.slice(0, 80))}`, undefined, {
            cause: error,
        });
    }
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
        return { fields: value, text: line };
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected a JSON object, found ${JSON.stringify(line.slice(0, 80))}`);
}
/** A value in a message. Nested values are only named: they may be nested deeper than can be written down. */
function batch_described(value) {
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
            return batch_runBatch(context.readStdin(), context.io.stdout, (fields) => Promise.resolve((0,canonical_digest/* canonicalDigest */.X)(textField(fields, 'text'))));
        }
        const file = context.required('a file or --batch', operand);
        const digest = await (0,canonical_digest/* fileDigest */.h)(context.openWorld().cwd, file);
        context.print(context.json ? context.document(digest) : (0,reports.safeLines)(`${digest.sha256}  ${file}\n`));
        return 0;
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/doctor.js

const addDoctor = (program, run) => {
    const command = program
        .command('doctor')
        .description('look for ways around the gate in the workflows of this repository')
        .argument('[files...]', 'workflows; without them all of .github/workflows, and what the gate needs beside them')
        .option('--strict', 'warnings are exit code 1 too')
        .addHelpText('after', `
Nothing is run, and nothing is asked of GitHub: rulesets and settings of the repository are not seen.

Exit codes: 0 no errors, 1 errors (with --strict also warnings), 2 a file that cannot be read. Notes change nothing.

Examples:
  $ portcullis doctor
  $ portcullis doctor .github/workflows/gate.yml --strict
  $ portcullis doctor --json`);
    run(command, async (options, context, files) => {
        // Loaded when needed: with it comes the parser of GitHub's expressions.
        const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(217)]).then(__webpack_require__.bind(__webpack_require__, 217));
        const diagnosis = await doctor(context.openWorld(), files);
        const count = (level) => diagnosis.findings.filter((finding) => finding.level === level).length;
        const summary = { errors: count('error'), warnings: count('warning'), notes: count('note') };
        context.print(context.json ? context.document({ ...diagnosis, summary }) : (0,reports/* doctorText */.lW)(diagnosis, context.style));
        if (diagnosis.problems.length > 0)
            return 2;
        return summary.errors > 0 || (options.strict === true && summary.warnings > 0) ? 1 : 0;
    });
};

;// CONCATENATED MODULE: ./build/app/transcript-events.js



/** The normalised events of a transcript, one after the other. */
async function* transcriptEvents(root, agent, path) {
    let ready = [];
    const reader = await readerOf(root, agent);
    const decoder = new read_transcript/* TranscriptDecoder */.nx(reader, (event) => ready.push(event));
    for await (const chunk of (0,score_transcript/* transcriptChunks */.X)(path)) {
        decoder.push(chunk);
        yield* ready;
        ready = [];
    }
    decoder.end();
    yield* ready;
}

;// CONCATENATED MODULE: ./build/cli/commands/events.js



const addEvents = (program, run) => {
    const command = program
        .command('events')
        .description('the normalised events of a transcript, as JSON Lines')
        .argument('<file>', 'the transcript')
        .addHelpText('after', '\nExample:\n  $ portcullis events --provider claude cases/transcripts/claude-skill-alpha.jsonl');
    addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(command, async (options, context, [file = '']) => {
        for await (const event of transcriptEvents(context.openWorld().root, oneAgent(options), file)) {
            // A long transcript must not pile up in memory before a slow reader.
            await (0,write_out/* writeOut */.s)(context.io.stdout, `${JSON.stringify(event)}\n`);
        }
        return 0;
    });
};

// EXTERNAL MODULE: ./build/app/results-files.js
var results_files = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/app/explain.js




/** So many candidates are named. */
const NAMED = 6;
/**
 * Finds the unit that a person means: a unit id (or the beginning of one), or `case[/provider[/trial]]`. Throws where there is none,
 * or more than one.
 */
async function findUnit(world, paths, wanted) {
    const all = [];
    for (const { path, shown } of (await Promise.all(paths.map((given) => (0,results_files/* resultsFiles */._)(world, given)))).flat()) {
        all.push(...(0,contracts_results/* parseResults */.c2)(await (0,read_text_file/* readTextFile */.Gu)(path, 'the results'), shown).results);
    }
    const found = all.filter((unit) => isMeant(unit, wanted));
    const [unit, second] = found;
    if (unit !== undefined && second === undefined)
        return unit;
    const help = 'Name it by its unit id, or as case/provider or case/provider/trial.';
    throw new portcullis_error/* PortcullisError */.S('usage', `expected one unit that ${JSON.stringify(wanted)} names, found ${found.length === 0 ? 'none' : listed(found)}`, found.length === 0 ? `${help} The results hold: ${listed(all)}.` : help);
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
    const names = units
        .slice(0, NAMED)
        .map((item) => `${item.case_id}/${item.agent}/${item.trial} (${item.unit_run_id})`);
    return `${names.join(', ')}${units.length > NAMED ? ` and ${units.length - NAMED} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/cli/commands/explain.js


const addExplain = (program, run) => {
    const command = program
        .command('explain')
        .description('why a unit came to its verdict: what was found, what is missing, what to do')
        .argument('<unit>', 'a unit id, or case[/provider[/trial]]')
        .option('--results <path...>', 'results files, or the folders that hold them')
        .addHelpText('after', '\nExample:\n  $ portcullis explain alpha-greeting/claude --results artifacts/<batch>');
    run(command, async (options, context, [wanted = '']) => {
        const unit = await findUnit(context.openWorld(), context.required('--results', options.results), wanted);
        context.print(context.json ? context.document(unit) : (0,reports/* unitText */.IL)(unit, context.style));
        return 0;
    });
};

// EXTERNAL MODULE: ./build/app/write-document.js
var write_document = __webpack_require__(5941);
;// CONCATENATED MODULE: ./build/cli/against.js

/** Exactly one of the two. */
function againstOf({ baseRef, baseline }) {
    if (baseRef !== undefined && baseline === undefined)
        return { baseRef };
    if (baseline !== undefined && baseRef === undefined)
        return { baseline };
    const found = baseRef === undefined ? 'neither' : 'both';
    throw new portcullis_error/* PortcullisError */.S('usage', `expected either --base-ref or --baseline, found ${found}`, 'Example: --base-ref origin/main');
}

;// CONCATENATED MODULE: ./build/cli/commands/gate.js




const addGate = (program, run) => {
    const command = program
        .command('gate')
        .description('compare results with the baseline at the merge base; exit code 1 where a cell fails')
        .option('--results <path...>', 'results files, or the folders that hold them; none where the plan has nothing to run')
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--plan <file>', 'the plan; without it plan.json beside the results')
        .option('--base-ref <ref>', 'compare with the merge base of this ref and HEAD')
        .option('--baseline <file>', 'compare with this file as it is, without a comparator')
        .option('--no-fail-on-infra', 'infrastructure errors warn; regressions still fail')
        .option('--typestate', 'judge the turns of tool calls as well, also where no configuration asks for it')
        .option('--turns <file...>', 'evidence files of turns to judge beside those of the transcripts')
        .option('--output <file>', 'write the gate result as JSON')
        .addHelpText('after', `
Exit codes: 0 holds, 1 a cell fails, 2 usage or invalid input, 3 not comparable.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis gate --results artifacts --plan plan.json --base-ref origin/main
  $ portcullis gate --results artifacts/<batch> --baseline baselines/provider-baseline.json --json`);
    run(command, async (options, context) => {
        const result = await (0,run_gates/* runGates */.A)(context.openWorld(), {
            // Without any the plan has to say that nothing has to run.
            results: options.plan === undefined ? context.required('--results', options.results) : (options.results ?? []),
            cases: options.cases ?? null,
            plan: options.plan ?? null,
            against: againstOf(options),
            github: null,
            tolerateInfra: options.failOnInfra === false,
            turns: options.turns ?? (options.typestate === true ? [] : null),
        });
        if (options.output !== undefined)
            await (0,write_document/* writeDocument */.f)(result, options.output, 'the gate result');
        context.print(context.json ? context.document(result) : (0,reports/* gateText */.bp)(result, context.style));
        return result.exit_code;
    });
};

// EXTERNAL MODULE: ./build/app/typestate/check-turn.js
var check_turn = __webpack_require__(3592);
;// CONCATENATED MODULE: ./build/cli/commands/harness-join-check.js


/** The reference's own command line: its exit codes, and errors that begin with their class. */
const addHarnessJoinCheck = (program, run) => {
    const command = program
        .command('harness-join-check')
        .description("typestate check with the reference's exit codes: 0 also when rejected, 2 no valid turn")
        .requiredOption('--input <file>', 'a JSON file with the evidence of one turn')
        .addHelpText('after', '\nExample:\n  $ portcullis harness-join-check --input turn.json --json');
    run(command, async ({ input }, context) => {
        try {
            const output = await (0,check_turn/* checkJoinFile */.By)(context.openWorld().cwd, input);
            if (context.json)
                context.print(context.document(output));
            else
                context.print((0,reports/* joinText */._V)('portcullis harness-join-check', input, output, context.style));
            return 0;
        }
        catch (error) {
            if (!(error instanceof check_turn/* TurnInvalidError */.zz))
                throw error;
            context.io.stderr.write((0,reports.safeLines)(`${error.message}\n`));
            return 2;
        }
    });
};

;// CONCATENATED MODULE: ./build/routing/pack-shards.js




/** GitHub starts at most so many jobs of one matrix. */
const MAX_SHARDS = 256;
/** Where neither a number of shards nor a time is asked for. */
const DEFAULT_SHARDS = 32;
/**
 * Packs the cells of a plan into shards: each cell whole in one, each shard of one provider (CONTRIBUTING.md, "Shards"). Longest
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
        throw new portcullis_error/* PortcullisError */.S('usage', `expected at least ${loads.length} shards, one for each provider (${agents}), found a limit of ${limit}`, `Give --shards ${loads.length} or more, or fewer providers with --agents.`);
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
        throw new portcullis_error/* PortcullisError */.S('usage', `--shards: expected at most ${MAX_SHARDS}, which is how many jobs GitHub gives a matrix, found ${most} (${size})`, `Give --shards ${MAX_SHARDS} or less, or ${fewer}.`);
    }
    const least = Math.ceil(minutes / Math.max(1, MAX_SHARDS - loads.length));
    throw new portcullis_error/* PortcullisError */.S('usage', `--shard-minutes ${(seconds ?? 0) / 60}: expected at most ${MAX_SHARDS} shards, which is how many jobs GitHub gives a matrix, found ${needed} (${size})`, `Give --shard-minutes ${least} or more, limit it with --shards ${MAX_SHARDS}, or ${fewer}.`);
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

;// CONCATENATED MODULE: ./build/routing/shard-matrix.js



/** What GitHub takes as the outputs of one job: bytes, measured as UTF-16. */
const OUTPUT_BYTES = 1024 * 1024;
/** For the names of the outputs and for what else the job says. */
const RESERVED_BYTES = 64 * 1024;
/**
 * The outputs of a plan with shards (CONTRIBUTING.md, "Shards").
 *
 * @throws PortcullisError `invalid_input` where they are more than a job can hand on
 */
function planOutputs(plan) {
    const include = (plan.shards ?? []).map(({ shard, agent }) => ({
        shard,
        agent,
        artifact: (0,plan_of_shard/* shardName */.Az)({ shard, agent }, null),
    }));
    const outputs = {
        batch_run_id: plan.batch_run_id,
        plan_digest: (0,contracts_plan/* planDigest */.Gb)(plan),
        has_work: include.length > 0,
        matrix: { include },
    };
    const bytes = 2 * JSON.stringify(outputs).length;
    if (bytes <= OUTPUT_BYTES - RESERVED_BYTES)
        return outputs;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `the matrix: expected at most ${OUTPUT_BYTES - RESERVED_BYTES} bytes, which a job can hand on, found ${bytes} for ${include.length} shards`, 'Give fewer shards, or providers with shorter ids.');
}

;// CONCATENATED MODULE: ./build/app/write-plan.js












/** Plans a batch, packs it into shards where they are asked for, and, where a file is named, writes the plan to it. */
async function writePlan(world, options) {
    const made = await makePlan(world, options);
    const plan = options.shards === null ? made.plan : await sharded(world, options, made, options.shards);
    const outputs = options.shards === null ? null : planOutputs(plan);
    const { output } = options;
    if (output !== null)
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.resolve)(world.cwd, output), (0,document_text/* documentText */.Z)(plan), 'the plan');
    return { ...made, plan, outputs };
}
async function sharded(world, { durations }, { plan, config, comparator }, wish) {
    const baseline = comparator?.baseline ?? (await (0,head_baseline/* headBaseline */.k)(world.root, config));
    const secondsOf = expectedSeconds(await timesAt(world, durations), timesOfBaseline(baseline));
    return { ...plan, shards: [...packShards(plan.units, secondsOf, wish)] };
}
async function timesAt(world, paths) {
    const times = [];
    for (const path of paths) {
        for (const { path: file, shown } of await (0,results_files/* resultsFiles */._)(world, path)) {
            times.push(...timesOfResults((0,contracts_results/* parseResults */.c2)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the results'), shown).results));
        }
    }
    return times;
}

;// CONCATENATED MODULE: ./build/cli/commands/plan.js





/** Expected minutes of a shard where only a matrix is asked for: a job takes about one to begin. */
const MATRIX_MINUTES = 10;
const addPlan = (program, run) => {
    const command = program
        .command('plan')
        .description('which units a batch consists of: cases × providers × trials')
        .option('--output <file>', 'write the plan to a file')
        .option('--base-ref <ref>', 'policy and counts of the merge base with this ref decide the number of trials')
        .option('--changed', 'only cases that changed since the merge base, and those that name a skill that changed')
        .option('--skills <dir...>', 'with --changed: roots of the skills; without them the configured ones')
        .option('--shards <number>', 'pack the cells into at most so many jobs', wholeNumber(1, 1_000_000))
        .option('--shard-minutes <number>', 'pack them into jobs of about this expected time', positiveNumber)
        .option('--durations <path...>', 'results that tell how long units take; then the baseline does')
        .option('--github-matrix', `print the matrix of the jobs, in one line (at most ${DEFAULT_SHARDS} jobs)`)
        .addHelpText('after', `
With --shards, --shard-minutes or --github-matrix the plan has shards, which \`run --plan FILE --shard K\` runs. With --json and
--output the matrix is printed then, and whether there is any work; without --output the plan.

Examples:
  $ portcullis plan --agents claude,codex --output plan.json
  $ portcullis plan --changed --base-ref origin/main
  $ portcullis plan --shards 8 --output plan.json --json
  $ portcullis plan --shard-minutes 15 --output plan.json --github-matrix`);
    addSelectionOptions(command);
    run(command, async (options, context) => {
        const { plan, outputs } = await writePlan(context.openWorld(), {
            ...planOptionsOf(options),
            changed: changedOf(options),
            output: options.output ?? null,
            shards: shardsOf(options),
            durations: options.durations ?? [],
        });
        if (outputs !== null && (options.githubMatrix === true || (context.json && options.output !== undefined))) {
            const isWhole = context.json;
            context.print(isWhole ? context.document(outputs) : `${JSON.stringify(outputs.matrix)}\n`);
            return 0;
        }
        if (context.json) {
            context.print(context.document(plan));
            return 0;
        }
        for (const unit of plan.units)
            context.print(`${unit.case_id}\t${unit.agent}\t${unit.trial}\n`);
        const size = [(0,counted/* counted */.h)(plan.cases.length, 'case'), (0,counted/* counted */.h)(plan.providers.length, 'provider')];
        context.say(`${(0,counted/* counted */.h)(plan.units.length, 'unit')} of ${size.join(' and ')}`);
        const minutes = (seconds) => `${Math.ceil(seconds / 60)} min`;
        for (const { shard, agent, cells, expected_seconds: seconds } of plan.shards ?? []) {
            context.say(`shard ${shard}: ${agent}, ${(0,counted/* counted */.h)(cells.length, 'cell')}, about ${minutes(seconds)}`);
        }
        return 0;
    });
};
function changedOf({ changed, skills }) {
    if (changed === true)
        return { skills: skills ?? null };
    if (skills === undefined)
        return null;
    throw new portcullis_error/* PortcullisError */.S('usage', '--skills: expected --changed beside it, found none');
}
/** Null where nothing asks for shards. */
function shardsOf({ shards, shardMinutes, durations, githubMatrix }) {
    if (shards !== undefined || shardMinutes !== undefined) {
        return { most: shards ?? null, seconds: shardMinutes === undefined ? null : shardMinutes * 60 };
    }
    if (githubMatrix === true)
        return { most: DEFAULT_SHARDS, seconds: MATRIX_MINUTES * 60 };
    if (durations === undefined)
        return null;
    throw new portcullis_error/* PortcullisError */.S('usage', '--durations: expected --shards or --shard-minutes beside it, found neither', 'Times are needed only to pack shards.');
}

// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(6282);
// EXTERNAL MODULE: ./build/contracts/typestate-result.js + 1 modules
var typestate_result = __webpack_require__(8463);
// EXTERNAL MODULE: ./build/kernel/json-member-text.js
var json_member_text = __webpack_require__(8379);
;// CONCATENATED MODULE: ./build/app/read-gate-result.js





/** A result that `gate` or `typestate gate` wrote before; `path` is relative to where the command runs. */
async function readGateResult({ cwd }, path) {
    const text = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(cwd, path), 'the gate result');
    return isOfTurns(text) ? (0,typestate_result/* parseTypestateResult */.Ko)(text, path) : (0,gate_result/* parseGateResult */.IE)(text, path);
}
/** What is no JSON is for the parser to say. */
function isOfTurns(text) {
    try {
        return (0,json_member_text/* jsonMemberText */.O)(text, 'gate') === '"typestate"';
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/cli/commands/report.js


const addReport = (program, run) => {
    const command = program
        .command('report')
        .description('show a gate result again, as text or as the markdown of a job summary')
        .argument('<file>', 'what `gate --output` or `typestate gate --output` wrote')
        .option('--markdown', 'as the job summary has it')
        .addHelpText('after', `
It exits with 0 whatever the gate decided.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main --output gate-result.json
  $ portcullis report gate-result.json --markdown`);
    run(command, async (options, context, [file = '']) => {
        const result = await readGateResult(context.openWorld(), file);
        if (context.json)
            context.print(context.document(result));
        else if (result.gate === 'typestate') {
            context.print(options.markdown === true ? (0,reports/* turnsSummary */.f$)(result) : (0,reports/* turnsText */.IZ)(result, context.style));
        }
        else
            context.print(options.markdown === true ? (0,reports/* gateSummary */.sK)(result) : (0,reports/* gateText */.bp)(result, context.style));
        return 0;
    });
};

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
                stream.write(`\r\u001B[2K${progress_told(done, total, label.slice(0, 60))}`);
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
            stream.write(`${progress_told(done, total, label)}\n`);
        },
        end: () => undefined,
    };
}
function progress_told(done, total, label) {
    return `${total === null ? done : `${done}/${total}`} ${label}`;
}

;// CONCATENATED MODULE: ./build/cli/commands/replay.js





/** More missing transcripts than this are counted. */
const TOLD_MISSING = 20;
const addReplay = (program, run) => {
    const command = program
        .command('replay')
        .description('score recorded transcripts again and write results.json, plan.json and tool-use-proof.log')
        .option('--transcripts <dir>', 'DIR/<agent>/<case_id>[.<trial>].(jsonl|txt), with .meta.json beside')
        .option('--artifacts-root <dir>', 'where the folder of the batch goes', 'artifacts')
        .option('--output <file>', 'a copy of results.json')
        .option('--skills <dir...>', 'roots of the installed skills; without them they come from the transcripts')
        .option('--base-ref <ref>', 'also record what the cases at the merge base with this ref ask for')
        .addHelpText('after', `
Examples:
  $ portcullis replay --cases cases/routing/demo.json --transcripts recordings --artifacts-root artifacts
  $ portcullis replay --plan plan.json --shard 2 --transcripts recordings`);
    addGivenPlanOptions(command);
    addSelectionOptions(command);
    run(command, async (options, context) => {
        const transcripts = context.required('--transcripts', options.transcripts);
        const progress = progressLine(context);
        const outcome = await replay(context.openWorld(), {
            ...planOptionsOf(options),
            transcripts,
            artifactsRoot: options.artifactsRoot ?? 'artifacts',
            output: options.output ?? null,
            skills: options.skills ?? null,
            baseRef: options.baseRef ?? null,
            given: givenPlanOf(options),
        }, {
            // A protocol line that other programs read: never suppressed, never decorated.
            onFolder: (folder) => context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`),
            onUnit: (done, total, unit) => progress.show(done, total, `${unit.case_id}/${unit.agent}`),
        }).finally(progress.end);
        for (const unit of outcome.missing.slice(0, TOLD_MISSING)) {
            context.say(`missing: ${unit.case_id}/${unit.agent}, trial ${unit.trial}: no transcript`);
        }
        const untold = outcome.missing.length - TOLD_MISSING;
        if (untold > 0)
            context.say(`missing: and ${untold} more`);
        const { summary } = outcome.results;
        if (context.json)
            context.print(context.document(outcome.results));
        else {
            const missing = outcome.missing.length === 0 ? '' : `, ${outcome.missing.length} without a transcript`;
            context.print(`${(0,counted/* counted */.h)(summary.total, 'unit')}: ${summary.pass} pass, ${summary.fail} fail, ${summary.infra_error} infra_error${missing}\n`);
            context.print(`${outcome.folder}/results.json\n`);
        }
        return 0;
    });
};

;// CONCATENATED MODULE: ./build/app/score-one.js











/** Scores one transcript against one case. */
async function scoreOne(world, options) {
    const path = (0,external_node_path_.resolve)(world.cwd, options.caseFile);
    const shown = (0,load_cases/* displayPath */.Gt)(world.root, path);
    const item = chosenCase((0,case_file/* parseCaseFile */._T)(await (0,read_text_file/* readTextFile */.Gu)(path, 'the case'), shown), options.caseId, shown);
    (0,case_file/* refuseCaseProblems */.hE)([item]);
    const transcript = (0,external_node_path_.resolve)(world.cwd, options.transcript);
    return (0,score_transcript/* scoreTranscript */.B)({
        unitRunId: world.newId(),
        trial: 1,
        item,
        agent: options.agent,
        reader: await readerOf(world.root, options.agent),
        transcript,
        transcriptName: (0,load_cases/* displayPath */.Gt)(world.root, transcript),
        process: {
            ...run_facts/* UNKNOWN_PROCESS */.n,
            exitCode: options.exitCode,
            timedOut: options.timedOut,
            stderr: options.stderr === null ? null : await requiredStderr((0,external_node_path_.resolve)(world.cwd, options.stderr)),
        },
        installed: options.skills === null ? null : (await (0,load_skills/* loadSkills */.l)(world.cwd, options.skills)).listings,
    });
}
/** A file that was named must be there. */
async function requiredStderr(path) {
    const text = await stderrText(path);
    if (text !== null || (await (0,find_files/* isFile */.fo)(path)))
        return text;
    throw new portcullis_error/* PortcullisError */.S('not_found', `${path}: standard error: there is no such file`, 'Check the path.');
}
function chosenCase(cases, caseId, file) {
    const matching = caseId === null ? cases : cases.filter((item) => item.definition.case_id === caseId);
    const [item, second] = matching;
    if (item !== undefined && second === undefined)
        return item;
    const ids = cases.slice(0, 12).map((other) => other.definition.case_id);
    throw new portcullis_error/* PortcullisError */.S('usage', `${file}: expected one case${caseId === null ? '' : ` with the id ${caseId}`}, found ${matching.length}`, `Name it with --case-id; the file holds: ${ids.length === 0 ? 'none' : ids.join(', ')}.`);
}

;// CONCATENATED MODULE: ./build/cli/commands/score.js




const addScore = (program, run) => {
    const command = program
        .command('score')
        .description('the verdict of one transcript for one case')
        .option('--case <file>', 'the case: one case object, or a case file with --case-id')
        .option('--case-id <id>', 'which case of the file')
        .option('--transcript <file>', "the client's standard output")
        .option('--skills <dir...>', 'roots of the installed skills; without them they come from the transcript')
        .option('--exit-code <number>', "the client's exit code; without it the exit status is not known", wholeNumber(-1, 65_535))
        .option('--timed-out', 'our own clock ended the run')
        .option('--stderr <file>', "the client's standard error, for messages")
        .option('--batch', 'JSON Lines on standard input: {case, agent, transcript, case_id?, exit_code?, timed_out?} → unit result')
        .addHelpText('after', `
Example:
  $ portcullis score --case cases/routing/demo.json --case-id alpha-greeting --provider claude \\
      --transcript cases/transcripts/claude-skill-alpha.jsonl --exit-code 0`);
    addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(command, async (options, context) => {
        const world = context.openWorld();
        const skills = options.skills ?? null;
        if (options.batch === true) {
            return batch_runBatch(context.readStdin(), context.io.stdout, (fields) => scoreOne(world, {
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
            caseId: options.caseId ?? null,
            agent: oneAgent(options),
            transcript: context.required('--transcript', options.transcript),
            skills,
            exitCode: options.exitCode ?? null,
            timedOut: options.timedOut === true,
            stderr: options.stderr ?? null,
        });
        context.print(context.json ? context.document(result) : (0,reports/* unitText */.IL)(result, context.style));
        return 0;
    });
};

// EXTERNAL MODULE: ./node_modules/pure-rand/lib/esm/distribution/uniformFloat64.js
var uniformFloat64 = __webpack_require__(8460);
// EXTERNAL MODULE: ./node_modules/pure-rand/lib/esm/generator/mersenne.js
var mersenne = __webpack_require__(9566);
;// CONCATENATED MODULE: ./build/io/seeded-random.js


/**
 * Numbers from 0 up to 1, the same for the same seed (a whole number of 32 bits) on every machine. The Mersenne twister, since it stirs
 * small seeds before the first number; others begin with nearly the same numbers for neighbouring seeds.
 */
function seededRandom(seed) {
    const generator = (0,mersenne/* mersenne */.q)(seed);
    return () => (0,uniformFloat64/* uniformFloat64 */.d)(generator);
}

// EXTERNAL MODULE: ./build/kernel/statistics/wilson.js + 1 modules
var wilson = __webpack_require__(7607);
// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(8077);
;// CONCATENATED MODULE: ./build/routing/sampling/fixed-rules.js

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
    let [enough, tooWide] = [0, 1];
    while (exactFalseRed(request, tooWide) >= request.falseRed)
        [enough, tooWide] = [tooWide, tooWide * 2];
    // 50 halvings leave a double's last digits.
    for (let round = 0; round < 50; round += 1) {
        const middle = (enough + tooWide) / 2;
        if (exactFalseRed(request, middle) >= request.falseRed)
            enough = middle;
        else
            tooWide = middle;
    }
    return enough;
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

// EXTERNAL MODULE: ./build/routing/sampling/judge-suite.js + 1 modules
var judge_suite = __webpack_require__(3788);
;// CONCATENATED MODULE: ./build/routing/sampling/simulated-rule.js



const FINGERPRINT = { client: null, model: null, case_digest: '', skill_set_digest: null };
/** The product's own rule: the very functions by which a run goes on and the gate decides. `cells`: of the suite. */
function sequentialRule(policy, cells) {
    return {
        asked: ({ base, head }) => {
            const step = (0,sampling_step/* samplingStep */.u)(ruleOf(base), { ...sample/* EMPTY_SAMPLE */.p6, ...head }, policy, cells);
            return step.kind === 'more' ? step.counted : null;
        },
        decide: (suite) => {
            const sampled = suite.map(({ base, head: { passed, total } }) => {
                return { rule: ruleOf(base), sample: { ...sample/* EMPTY_SAMPLE */.p6, passed, total } };
            });
            return (0,judge_suite/* judgeSuite */.C)(sampled, policy, cells).map(({ outcome }) => decisionOf(outcome));
        },
    };
}
function ruleOf({ passed, total }) {
    return { kind: 'sequential', base: { passed, total, disallowed: 0, fingerprint: FINGERPRINT, batches: 1 } };
}
function decisionOf(outcome) {
    if (outcome === 'regression')
        return 'red';
    return outcome === 'soft_regression' ? 'soft' : 'none';
}

;// CONCATENATED MODULE: ./build/routing/sampling/stopping-states.js

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

;// CONCATENATED MODULE: ./build/routing/sampling/simulate-suites.js

/** After so many suites it is told how many are done. */
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

;// CONCATENATED MODULE: ./build/routing/sampling/compare-rules.js




/** Ours, single, tolerance and calibrated tolerance. */
const COMPARED_RULES = 4;
/**
 * The product's rule beside two that need no stages (CONTRIBUTING.md, "Trials and statistics"): one trial of each cell, and a tolerance
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

;// CONCATENATED MODULE: ./build/app/selftest.js



/** Fewer trials of a baseline are not compared with. */

/** From half a loss to a total one. */
const DROPS = [0.7, 0.5, 0.3, 0.1];
/** Simulates suites under the sampling policy of the working tree, beside two other rules. `tell`: suites done of all there are. */
async function simulateSampling(world, { cells, p, baseTrials, suites, seed }, tell) {
    const { sampling } = await (0,load_config/* configOrDefault */.zO)(world.root);
    const { stages, goOnBelow, alpha, drop, soft } = sampling;
    // A rise would be no drop.
    const setting = { cells, p, base_trials: baseTrials, suites, drops: DROPS.filter((to) => to < p) };
    return {
        setting: { ...setting, seed },
        policy: { stages, go_on_below: goOnBelow, alpha, drop, soft },
        rules: compareRules(setting, sampling, seededRandom(seed), tell),
    };
}

;// CONCATENATED MODULE: ./build/cli/commands/selftest.js





const addSelftest = (program, run) => {
    const command = program
        .command('selftest')
        .description('how often the sampling rule is red without a cause, what it finds, and what it costs')
        .option('--aa', 'simulate unchanged suites (A/A), and suites in which one cell got worse (A/B)')
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
  $ portcullis selftest --aa
  $ portcullis selftest --aa --cells 90 --p .9 --suites 20000 --json`);
    run(command, async (options, context) => {
        context.required('--aa', options.aa);
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
var compute_tier = __webpack_require__(8966);
// EXTERNAL MODULE: ./build/evidence/collect-evidence.js + 7 modules
var collect_evidence = __webpack_require__(7762);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/evidence/text-rules.js
var text_rules = __webpack_require__(1359);
;// CONCATENATED MODULE: ./build/evidence/judge-line.js





const NO_SIGNAL = { tier: 3, score: 0 };
/**
 * The tier and score of one line for one token, by the line itself: an event of the client's JSON stream by its structure,
 * any other line by the text rules with the score computed. A call or read counts as having succeeded unless the line
 * says that it failed. `reader` is the client's; without one the text rules judge everything.
 */
function judgeLine(reader, agent, token, line) {
    const bytes = Buffer.from(line.replace(/[\r\n]+$/, ''), 'utf8');
    const decoded = (0,decode_line/* decodeLine */.H)({ bytes, start: 0, end: bytes.length });
    if (decoded.kind === 'blank' || !(0,text_rules/* occursIn */.HE)(token, decoded.text))
        return NO_SIGNAL;
    if (reader !== undefined && decoded.kind === 'json') {
        const { events } = reader.readValue(decoded.value);
        if (isEvent(decoded.value, events))
            return structuredScore(agent, token, events, decoded.text);
    }
    const score = (0,compute_tier/* textScore */.gv)(token, decoded.text, agent);
    return { tier: (0,compute_tier/* computeTier */.Qk)(agent, token, decoded.text, score), score };
}
/** Whether the client knows an event of the value's `type`; a reader names an unknown event by that type. */
function isEvent(value, events) {
    const type = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(value)['type']);
    return type !== undefined && !events.some((event) => event.type === 'unknown' && event.name === type);
}
function structuredScore(agent, token, events, raw) {
    const query = { tokens: [token], anyTokens: [], aliases: new Map(), installed: null };
    const collector = new collect_evidence/* EvidenceCollector */.D(agent, query, { assumeSuccess: true });
    collector.addLine(events.map((event) => ({ line: 1, ...event })), raw);
    const hit = collector.finish().hits.get(token);
    return hit === undefined ? NO_SIGNAL : { tier: hit.tier, score: hit.score };
}

// EXTERNAL MODULE: ./build/providers/readers.js
var readers = __webpack_require__(4577);
;// CONCATENATED MODULE: ./build/app/judge-tier.js



/** The tier of one line for one token: `computeTier` with a given score, the line judged by itself without one. */
function judgeTier({ agent, token, line, score }) {
    if (score !== undefined)
        return { tier: (0,compute_tier/* computeTier */.Qk)(agent, token, line, score), score };
    return judgeLine(readers/* READERS */.H.get(agent), agent, token, line);
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
    addAgentOption(command, '--agent', 'the provider whose line it is');
    run(command, async (options, context) => {
        if (options.batch === true) {
            return batch_runBatch(context.readStdin(), context.io.stdout, (fields) => {
                const score = numberField(fields, 'score');
                const agent = textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase();
                const request = { agent, token: token(textField(fields, 'token')), line: textField(fields, 'line') };
                return Promise.resolve(judgeTier(score === undefined ? request : { ...request, score }));
            });
        }
        if (options.token === undefined || options.line === undefined || agentsOf(options) === null) {
            const help = 'Or give many lines with --batch.';
            throw new portcullis_error/* PortcullisError */.S('usage', 'expected --agent, --token and --line', help);
        }
        const request = { agent: oneAgent(options), token: token(options.token), line: options.line };
        const result = judgeTier(options.score === undefined ? request : { ...request, score: options.score });
        context.print(context.json ? `${JSON.stringify(result)}\n` : `tier ${result.tier}, score ${result.score}\n`);
        return 0;
    });
};
function token(text) {
    if (text.trim() !== '')
        return text;
    throw new portcullis_error/* PortcullisError */.S('usage', 'token: expected a skill id or a file path, found an empty text');
}

// EXTERNAL MODULE: ./build/kernel/decode-json.js
var decode_json = __webpack_require__(7399);
// EXTERNAL MODULE: ./build/kernel/json-shape.js
var json_shape = __webpack_require__(7220);
// EXTERNAL MODULE: ./build/kernel/json-shape-error.js
var json_shape_error = __webpack_require__(3567);
// EXTERNAL MODULE: ./build/kernel/json-syntax-error.js
var json_syntax_error = __webpack_require__(7985);
// EXTERNAL MODULE: ./build/typestate/close-join.js + 25 modules
var close_join = __webpack_require__(5911);
// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(9493);
// EXTERNAL MODULE: ./build/typestate/normalized-turn.js + 11 modules
var normalized_turn = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/typestate/ready-mutation.js + 1 modules
var ready_mutation = __webpack_require__(8668);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(5409);
// EXTERNAL MODULE: ./build/typestate/turn-input.js + 1 modules
var turn_input = __webpack_require__(5497);
// EXTERNAL MODULE: ./build/typestate/turn-report.js
var turn_report = __webpack_require__(3146);
;// CONCATENATED MODULE: ./build/typestate/vector-suite.js














const manifest = (0,json_shape/* record */.g1)({ suiteId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), vectors: (0,json_shape/* required */.mw)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)), classes: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)) });
const caseHead = (0,json_shape/* record */.g1)({ suiteId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), vectorId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq) });
const expectation = (0,json_shape/* record */.g1)({
    result: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    expectedFailureClasses: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(json_shape/* text */.Qq), []),
    expectedJoinClosed: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
    /** Ours; without them nothing is said of the mutation. */
    expectedMutationReady: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
    expectedMutationFailureClasses: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)),
});
/** Throws `PortcullisError` on a manifest that is none, and on vectors that are twice there or lead out of its folder. */
function parseSuiteManifest(jsonText, file) {
    const parsed = vector_suite_decoded(jsonText, manifest, file);
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
    const wanted = classes ?? (allClasses ? failure_class/* FAILURE_CLASSES */.C : null);
    const expected = new Set(outcomes.flatMap(({ expectedClasses }) => expectedClasses));
    const known = new Set(failure_class/* FAILURE_CLASSES */.C);
    const named = new Set(wanted ?? failure_class/* FAILURE_CLASSES */.C);
    return {
        wanted: wanted === null ? null : (0,ordering/* sortedUnique */.Z$)(wanted),
        missing: (0,ordering/* sortedUnique */.Z$)((wanted ?? []).filter((name) => !expected.has(name))),
        foreign: (0,ordering/* sortedUnique */.Z$)([...named, ...expected].filter((name) => !known.has(name) || !named.has(name))),
    };
}
function reportOf(inputText) {
    try {
        return (0,turn_report/* turnReport */.C)((0,ready_mutation/* judgeMutation */.t)((0,close_join/* closeJoin */.N)((0,normalized_turn/* normalizeTurn */.x)((0,turn_input/* parseTurnInput */.x)(inputText)))));
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
    try {
        return (0,decode_json/* decodeJson */.x)(jsonText, shape);
    }
    catch (error) {
        if (!(error instanceof json_syntax_error/* JsonSyntaxError */.q) && !(error instanceof json_shape_error/* JsonShapeError */.i))
            throw error;
        throw invalid(file, error.message, error);
    }
}
function invalid(file, reason, cause) {
    return new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: ${reason}`, undefined, { cause });
}

;// CONCATENATED MODULE: ./build/app/typestate/run-vector-suite.js



/**
 * Runs a suite of turns in the reference's form: `manifest.json`, and for each vector a folder with `case.json` and `expect.json`. `tell` is
 * called as each vector ends. Throws `PortcullisError` where a file is missing or not what it should be.
 */
async function runVectorSuite(cwd, folder, allClasses, tell) {
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
        tell(suiteId, outcome);
    }
    const coverage = suiteCoverage(manifest, outcomes, allClasses);
    const isCovered = coverage.missing.length === 0 && coverage.foreign.length === 0;
    return { suiteId, outcomes, coverage, holds: isCovered && outcomes.every(({ problems }) => problems.length === 0) };
}

// EXTERNAL MODULE: ./build/app/typestate/check-turns.js
var check_turns = __webpack_require__(6103);
;// CONCATENATED MODULE: ./build/cli/commands/typestate-check.js








/** Progress is looked at so often; turns take microseconds. */
const PROGRESS_TURNS = 1000;
/** Adds `check` to the command `typestate`. */
const addTypestateCheck = (typestate, run) => {
    const command = typestate
        .command('check')
        .description('judge the evidence of turns, and whether they may mutate: 0 accepted, 1 one is rejected, 2 one is no valid turn')
        .argument('[files...]', 'JSON Lines of turns; - is standard input')
        .option('--input <file>', 'a JSON file with the evidence of one turn, and the report on it')
        .option('--batch', 'JSON Lines on standard input: {id?, input | inputText} → {id?, exit, output | error}')
        .addHelpText('after', `
A line is a turn, {id?, input} (such as "typestate from-transcript" prints) or {id?, inputText}. Files are streamed,
whatever their size; with --json each line gives {file, line, id?, exit, output | error}. A file without any turn
ends with exit code 2. With "set -o pipefail" before a pipe, a command in it that was killed is seen too.

Examples:
  $ portcullis typestate check turns.jsonl
  $ portcullis typestate from-transcript --provider claude run.jsonl | portcullis typestate check -
  $ portcullis typestate check --input turn.json --json
  $ portcullis typestate check --batch < turns.jsonl`);
    run(command, async ({ input, batch = false }, context, files) => {
        const ways = [files.length > 0, input !== undefined, batch].filter(Boolean).length;
        if (ways > 1)
            throw new portcullis_error/* PortcullisError */.S('usage', 'expected either files, --input or --batch, found more than one');
        if (files.length > 0)
            return checkFiles(files, context);
        if (batch) {
            return batch_runBatch(context.readStdin(), context.io.stdout, (_fields, line) => Promise.resolve((0,check_turn/* checkTurnLine */.ih)(line)), {
                exitOf: ({ exit }) => exit,
                refusal: check_turn/* turnRefusal */.uz,
            });
        }
        const file = context.required('a file, --input or --batch', input);
        const { exit, output } = await (0,check_turn/* checkTurnFile */.aX)(context.openWorld().cwd, file);
        if (context.json)
            context.print(context.document(output));
        else
            context.print((0,reports/* joinText */._V)('portcullis typestate check', file, output, context.style));
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
        counts[checked.line === null ? 'files' : ['accepted', 'rejected', 'invalid'][checked.exit]] += 1;
        seen += 1;
        if (seen % PROGRESS_TURNS === 0)
            progress.show(seen, null, `turns, ${(0,reports/* safeText */.Hk)(checked.file)}`);
        const text = context.json ? `${JSON.stringify(checked)}\n` : (0,reports/* turnLineText */.lR)(checked, context.style);
        if (text === '')
            continue;
        progress.end();
        // A long file must not pile up in memory before a slow reader.
        await (0,write_out/* writeOut */.s)(stdout, text);
    }
    progress.end();
    if (!context.json)
        await (0,write_out/* writeOut */.s)(stdout, (0,reports/* turnLinesSummary */.VT)(counts));
    return exitCode;
}

// EXTERNAL MODULE: ./build/app/typestate/turns-from-transcript.js + 9 modules
var turns_from_transcript = __webpack_require__(7758);
;// CONCATENATED MODULE: ./build/cli/commands/typestate-from-transcript.js




/** Adds `from-transcript` to the command `typestate`. */
const addTypestateFromTranscript = (typestate, run) => {
    const command = typestate
        .command('from-transcript')
        .description('the tool-calling turns of a transcript as inputs of the typestate check, as JSON Lines')
        .argument('<file>', 'the transcript, in the JSON stream of its client')
        .option('--timed-out', 'the run was ended because its time was up')
        .addHelpText('after', `
Each line is {turn, line, input, derived, unreadable?}: "input" is what "typestate check" takes, "derived" names what the
client did not tell, "unreadable" the lines that may have held a call and could not be read. A transcript
without any turn ends with exit code 3: there is nothing to judge, which is no pass.

Examples:
  $ portcullis typestate from-transcript --provider claude cases/transcripts/claude-skill-alpha.jsonl
  $ portcullis typestate from-transcript --provider codex run.jsonl | portcullis typestate check -`);
    addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(command, async (options, context, [path = '']) => {
        const request = { provider: oneAgent(options), path, timedOut: options.timedOut === true };
        const { stdout } = context.io;
        let turns = 0;
        try {
            for await (const turn of (0,turns_from_transcript/* turnsFromTranscript */.V)(request)) {
                turns += 1;
                // A long transcript must not pile up in memory before a slow reader.
                await (0,write_out/* writeOut */.s)(stdout, `${JSON.stringify((0,turns_from_transcript/* printedTurn */.e)(turn))}\n`);
            }
        }
        catch (error) {
            // The turns before count for nothing, which whoever reads them through a pipe would not know. (--json says so by itself.)
            if (error instanceof portcullis_error/* PortcullisError */.S && turns > 0 && !context.json)
                await (0,write_out/* writeOut */.s)(stdout, errorLine(error));
            throw error;
        }
        if (turns === 0)
            throw noTurn(path);
        return 0;
    });
};
/** A line that is no turn, so that the check refuses it. */
function errorLine({ code, message }) {
    return `${JSON.stringify({ error: { code, message } })}\n`;
}
function noTurn(path) {
    return new portcullis_error/* PortcullisError */.S('not_comparable', `${path}: expected a turn, found none: no call of a tool, and no message that ended the run`, 'There is nothing to judge. Record the whole run, or check that it is the right transcript.');
}

// EXTERNAL MODULE: ./build/app/typestate/gate-turns.js + 8 modules
var gate_turns = __webpack_require__(757);
;// CONCATENATED MODULE: ./build/cli/commands/typestate-gate.js





/** Adds `gate` to the command `typestate`. */
const addTypestateGate = (typestate, run) => {
    const command = typestate
        .command('gate')
        .description('compare the failure classes of turns with those that the merge base tolerates; exit code 1 where one is new')
        .option('--results <path...>', 'results files, or the folders that hold them: the turns of their transcripts')
        .option('--turns <file...>', 'evidence files of turns, JSON or JSON Lines, or globs')
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--plan <file>', 'the plan; without it plan.json beside the results')
        .option('--base-ref <ref>', 'compare with the merge base of this ref and HEAD')
        .option('--baseline <file>', 'use no comparator: this routing baseline, and the working tree’s tolerated classes')
        .option('--no-fail-on-infra', 'cells that infrastructure ended only warn')
        .option('--output <file>', 'write the gate result as JSON')
        .addHelpText('after', `
Exit codes: 0 holds, 1 a class fails, 2 usage or invalid input, 3 not comparable or not all turns could be judged.

Examples:
  $ portcullis typestate gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis typestate gate --turns 'evidence/*.jsonl' --base-ref origin/main --json`);
    run(command, async (options, context) => {
        const [results, turns] = [options.results ?? [], options.turns ?? []];
        if (results.length + turns.length === 0) {
            const help = 'Example: --turns evidence/turns.jsonl';
            throw new portcullis_error/* PortcullisError */.S('usage', 'expected --results, --turns or both, found neither', help);
        }
        const result = await (0,gate_turns/* gateTurns */.w)(context.openWorld(), {
            results,
            turns,
            cases: options.cases ?? null,
            plan: options.plan ?? null,
            against: againstOf(options),
            github: null,
            tolerateInfra: options.failOnInfra === false,
        });
        if (options.output !== undefined)
            await (0,write_document/* writeDocument */.f)(result, options.output, 'the gate result');
        context.print(context.json ? context.document(result) : (0,reports/* turnsText */.IZ)(result, context.style));
        return result.exit_code;
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/typestate.js





const addTypestate = (program, run) => {
    const typestate = program
        .command('typestate')
        .description('turns of tool calls that must close before anything is mutated');
    addTypestateFromTranscript(typestate, run);
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
                context.print((0,reports/* vectorLine */.Ou)(suiteId, outcome, context.style));
        });
        const { suiteId, outcomes, coverage, holds } = suite;
        if (context.json) {
            const vectors = outcomes.map(({ id, problems }) => ({ id, ok: problems.length === 0, problems }));
            context.print(context.document({ suiteId, ok: holds, vectors, classes: coverage }));
        }
        else
            context.print((0,reports/* suiteSummary */.TD)(outcomes, coverage));
        return holds ? 0 : 1;
    });
}

// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(6992);
// EXTERNAL MODULE: ./build/app/checked-config.js
var checked_config = __webpack_require__(3036);
// EXTERNAL MODULE: ./build/app/collect-problems.js
var collect_problems = __webpack_require__(7971);
;// CONCATENATED MODULE: ./build/app/validate.js











/** Checks configuration, cases and baseline. What is wrong is listed with file and line, in all files and not only in the first. */
async function validateAll(world, options) {
    const problems = [];
    const checked = await (0,collect_problems/* orCollect */.E)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,checked_config/* checkedConfig */.W)(world, problems));
    const configured = checked?.config ?? null;
    const config = configured ?? contracts_config/* DEFAULT_CONFIG */.PV;
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    const files = configured === null && options.cases === null ? [] : await (0,load_cases/* caseFiles */.Go)(world.root, paths);
    const cases = [];
    let complete = files.length > 0;
    for (const file of files) {
        const read = () => (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.root, file), 'the case file');
        const parsed = await (0,collect_problems/* orCollect */.E)(problems, file, async () => (0,case_file/* parseCaseFile */._T)(await read(), file));
        complete &&= parsed !== null;
        cases.push(...(parsed ?? []));
    }
    if (complete && cases.length === 0)
        problems.push(noCases(files));
    const roots = options.skills?.map((root) => (0,external_node_path_.resolve)(world.cwd, root)) ?? config.skills;
    const loaded = await (0,collect_problems/* orCollect */.E)(problems, options.skills === null ? contracts_config/* CONFIG_PATH */.tF : '--skills', () => (0,load_skills/* loadSkills */.l)(world.root, roots));
    const installed = roots.length === 0 ? null : (loaded?.listings ?? null);
    const inventory = installed === null ? null : new skill_identity/* SkillInventory */.k(installed);
    problems.push(...(0,case_file/* caseProblems */.pQ)(cases, inventory === null ? null : (name) => inventory.has(name)));
    // Cases that were named on the command line need not be those that the configured baseline speaks of.
    const baseline = options.baseline ?? (options.cases === null && configured !== null ? config.baseline : null);
    const known = complete ? cases : null;
    const entries = baseline === null
        ? 0
        : await (0,collect_problems/* orCollect */.E)(problems, baseline, () => checkBaseline(world, baseline, options.baseline !== null, known, config, problems));
    return {
        cases: cases.length,
        case_set_digest: problems.length === 0 ? (0,case_file/* caseSetDigest */.Rp)(cases) : null,
        baseline_entries: entries ?? 0,
        skills: installed?.length ?? null,
        problems,
    };
}
/** How many entries the baseline has; entries that speak of nothing add to the problems. `cases` is null where not all are known. */
async function checkBaseline(world, file, named, cases, config, problems) {
    const path = named ? (0,external_node_path_.resolve)(world.cwd, file) : (0,external_node_path_.join)(world.root, file);
    const text = named ? await (0,read_text_file/* readTextFile */.Gu)(path, 'the baseline') : await (0,read_text_file/* readOptionalTextFile */.Q3)(path, 'the baseline');
    if (text === undefined)
        return 0;
    const baseline = (0,contracts_baseline/* parseBaseline */.nk)(text, file);
    const lines = (0,json_source/* parseJsonSource */.X0)(text, file);
    const add = (pointer, expected, found, help) => {
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help });
    };
    const ids = new Set(cases?.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
    let entries = 0;
    for (const [id, providers] of baseline.entries) {
        entries += providers.size;
        if (cases !== null && !ids.has(id)) {
            const help = 'remove the entry with the case, or correct the id';
            add(`/${id}`, 'an entry for a case that exists', `no case ${id}`, help);
            continue;
        }
        for (const agent of providers.keys()) {
            if (config.providers.has(agent))
                continue;
            const expected = `a configured provider (${[...config.providers.keys()].join(', ')})`;
            add(`/${id}/${agent}`, expected, agent, 'remove the entry with the provider, or correct the id');
        }
    }
    return entries;
}
function noCases(files) {
    const help = 'a gate without cases would hold whatever happens';
    return { file: files[0] ?? '', line: 1, pointer: '', expected: 'at least one case', found: 'none', help };
}

;// CONCATENATED MODULE: ./build/cli/commands/validate.js



const addValidate = (program, run) => {
    const command = program
        .command('validate')
        .description('check cases, baseline and configuration; every problem with file and line')
        .argument('[files...]', 'case files; without them and --cases, the configured ones')
        .option('--cases <file...>', 'case files or globs')
        .option('--baseline <file>', 'a baseline to check with them')
        .option('--skills <dir...>', 'roots of the installed skills: required and disallowed skills must exist there')
        .addHelpText('after', '\nExamples:\n  $ portcullis validate\n  $ portcullis validate --cases cases/routing/demo.json --skills .claude/skills');
    run(command, async (options, context, files) => {
        const cases = [...files, ...(options.cases ?? [])];
        const validation = await validateAll(context.openWorld(), {
            cases: cases.length === 0 ? null : cases,
            baseline: options.baseline ?? null,
            skills: options.skills ?? null,
        });
        const { problems } = validation;
        if (context.json)
            context.print(context.document({ valid: problems.length === 0, ...validation }));
        else if (problems.length === 0) {
            const skills = validation.skills === null ? [] : [(0,counted/* counted */.h)(validation.skills, 'skill')];
            const entries = (0,counted/* counted */.h)(validation.baseline_entries, 'baseline entry', 'baseline entries');
            context.print(`valid: ${[(0,counted/* counted */.h)(validation.cases, 'case'), entries, ...skills].join(', ')}\n`);
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
    addDigest,
    addClients,
];
/** Parses the arguments and runs the command they name; resolves to the exit code. */
async function runProgram(argv, io) {
    let exitCode = 0;
    const program = buildProgram(io, (code) => {
        exitCode = code;
    });
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
        if (error instanceof portcullis_error/* PortcullisError */.S && argv.includes('--json')) {
            io.stdout.write((0,document_text/* documentText */.Z)({ error: { code: error.code, message: error.message, help: error.help ?? null } }));
        }
        throw error;
    }
}
/** The whole command line, for running it and for the generated reference. */
function buildProgram(io, setExitCode) {
    const program = new esm/* Command */.uB('portcullis')
        .description('The merge gate for repositories that hold agent skills, plugins or agent harnesses.')
        .version(version/* VERSION */.x)
        .exitOverride()
        .showSuggestionAfterError()
        .showHelpAfterError('(add --help for the options)')
        .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) });
    const run = (command, action) => {
        command
            .option('--json', 'results as JSON on standard output')
            .option('--no-progress', 'no progress and notices on standard error')
            .option('--no-color', 'no colours, also on a terminal')
            .action(async () => {
            const options = command.opts();
            const context = await commandContext(io, options);
            const withHelpers = { ...context, required, document: document_text/* documentText */.Z };
            setExitCode(await action(options, withHelpers, command.args));
        });
    };
    for (const add of COMMANDS)
        add(program, run);
    // Adds `completion <shell>`, and a hidden `complete` that the printed script calls.
    (0,commander/* default */.A)(program, { completionCommandName: 'completion' });
    return program;
}
function required(flag, value) {
    if (value !== undefined)
        return value;
    throw new portcullis_error/* PortcullisError */.S('usage', `expected ${flag}, found nothing`, 'Add --help for the options and an example.');
}


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ro: () => (/* binding */ CLIENTS),
  fe: () => (/* binding */ clientOf),
  v6: () => (/* binding */ providerProblem)
});

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
;// CONCATENATED MODULE: ./build/providers/client-environment.js
/** Where programs and the language of messages are looked up; they hold nothing of the user's own. */
const HANDED_ON = ['PATH', 'LANG', 'LC_ALL'];
/** Without these a process on Windows finds neither its system's libraries, nor a shell, nor installed programs. */
const HANDED_ON_WINDOWS = [
    'SystemRoot',
    'SystemDrive',
    'windir',
    'ComSpec',
    'PATHEXT',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
    'ProgramData',
    'ProgramFiles',
    'ProgramFiles(x86)',
    'CommonProgramFiles',
];
/** How every client reaches the network of a company: proxies, and authorities that sign for them. */
const NETWORK_VARIABLES = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
/**
 * What every client gets: programs and language as they were given, the unit's own folders in place of the user's, and no colours.
 * Nothing else of the given environment (CONTRIBUTING.md, "Clients").
 */
function unitEnvironment({ places, given }) {
    const { home, temporary } = places;
    return {
        ...chosen(given, HANDED_ON),
        HOME: home,
        TMPDIR: temporary,
        XDG_CONFIG_HOME: `${home}/.config`,
        XDG_DATA_HOME: `${home}/.local/share`,
        XDG_STATE_HOME: `${home}/.local/state`,
        XDG_CACHE_HOME: `${home}/.cache`,
        // Also what a client starts, such as a test runner, must not colour what is read.
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        TERM: 'dumb',
        ...(isWindows(given) ? windowsEnvironment(home, temporary, given) : {}),
    };
}
function windowsEnvironment(home, temporary, given) {
    return {
        ...chosen(given, HANDED_ON_WINDOWS),
        USERPROFILE: home,
        APPDATA: `${home}/AppData/Roaming`,
        LOCALAPPDATA: `${home}/AppData/Local`,
        TEMP: temporary,
        TMP: temporary,
    };
}
function isWindows(given) {
    return given['OS'] === 'Windows_NT';
}
/** The given variables of these names that hold something. An empty key is no key. */
function chosen(given, names) {
    const anyCase = isWindows(given);
    return Object.fromEntries(names.flatMap((name) => {
        const value = client_environment_valueOf(given, name, anyCase);
        return value === undefined || value === '' ? [] : [[name, value]];
    }));
}
/** Windows calls it `Path`, and means the same by any case; a copy of the environment does not. */
function client_environment_valueOf(given, name, anyCase) {
    if (given[name] !== undefined || !anyCase)
        return given[name];
    const key = Object.keys(given).find((other) => other.toLowerCase() === name.toLowerCase());
    return key === undefined ? undefined : given[key];
}

// EXTERNAL MODULE: ./build/providers/claude/claude-reader.js + 2 modules
var claude_reader = __webpack_require__(471);
;// CONCATENATED MODULE: ./build/providers/claude/claude-client.js



/** The model of a rehearsal: any name works, and this one brings no note on standard error. */
const SCRIPTED_MODEL = 'claude-sonnet-4-5';
/** Keys in the order in which Claude prefers them, the address of a gateway and what one asks for. */
const LIVE_VARIABLES = [
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_CUSTOM_HEADERS',
    // On Windows its shell is that of Git, which it may not find by itself.
    'CLAUDE_CODE_GIT_BASH_PATH',
    ...NETWORK_VARIABLES,
];
/**
 * Claude Code (CONTRIBUTING.md, "Clients"). Its own defaults decide what the model may do: it reads inside of the workspace and is
 * refused what would have to be approved. `--bare` and `--disable-slash-commands` would take its skills away.
 */
const claudeClient = {
    id: 'claude',
    program: 'claude',
    reader: claude_reader/* claudeReader */.i,
    ending: 'jsonl',
    highestTier: 1,
    skillsFolder: '.claude/skills',
    takesPlugins: true,
    versionArgs: ['--version'],
    liveVariables: LIVE_VARIABLES,
    accessVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS'],
    logFolders: ({ home }) => [`${configFolder(home)}/projects`, `${configFolder(home)}/debug`],
    launch,
};
function launch(request) {
    const { prompt, maxTurns, allowSkills, places } = request;
    const model = request.model ?? (request.source.kind === 'scripted' ? SCRIPTED_MODEL : null);
    const asMessage = prompt === '' || prompt.startsWith('/');
    if (prompt !== '' && prompt.trim() === '') {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', 'prompt: expected a text for Claude, found nothing but white space, which it does not hand to the model', 'Give the case a prompt with words, or leave the case out for this provider.');
    }
    return {
        args: [
            '--print',
            '--output-format',
            'stream-json',
            '--verbose',
            ...(asMessage ? ['--input-format', 'stream-json'] : []),
            ...(model === null ? [] : ['--model', model]),
            ...(maxTurns === null ? [] : ['--max-turns', String(maxTurns)]),
            // A skill with `allowed-tools` in its frontmatter is refused without this, which says nothing about routing.
            ...(allowSkills ? ['--allowedTools', 'Skill'] : []),
            ...request.plugins.flatMap((folder) => ['--plugin-dir', folder]),
        ],
        environment: environment(request, places),
        files: [],
        input: asMessage ? messageLine(prompt) : prompt,
    };
}
/**
 * A prompt that begins with `/` would be taken for a command: `/clear` ends the run, `/alpha-skill` loads a skill without an event.
 * Only the last block of a message is looked at, and an empty one does not reach the model. The same holds the empty prompt.
 */
function messageLine(prompt) {
    const content = [prompt, ''].map((text) => ({ type: 'text', text }));
    return `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`;
}
function environment(request, { home }) {
    const { source, given } = request;
    return {
        ...unitEnvironment(request),
        CLAUDE_CONFIG_DIR: configFolder(home),
        // Without it there are requests to other hosts than the model's; the three others say the same of single ones.
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_TELEMETRY: '1',
        DISABLE_ERROR_REPORTING: '1',
        DISABLE_AUTOUPDATER: '1',
        ...(source.kind === 'live'
            ? chosen(given, LIVE_VARIABLES)
            : { ANTHROPIC_BASE_URL: source.url, ANTHROPIC_API_KEY: source.key, CLAUDE_CODE_MAX_RETRIES: '0' }),
    };
}
function configFolder(home) {
    return `${home}/.claude`;
}

;// CONCATENATED MODULE: ./build/providers/is-sandboxed.js
/**
 * Whether a client keeps its own sandbox and approvals for the commands that the model runs.
 *
 * A scripted model runs what the scenario says, without a key and without a network. Live, a model runs what it likes: on
 * somebody's own machine the client's protection stays on. In CI it is off, since the machine is thrown away, and since Codex'
 * sandbox needs user namespaces, which containers and Ubuntu's runners often refuse: then every command fails, also the one that
 * reads a skill, and the unit would fail for a reason that has nothing to do with routing. `configured` overrules this for live runs.
 */
function isSandboxed({ source, given }, configured) {
    if (source.kind === 'scripted')
        return false;
    const ci = given['CI'];
    return configured ?? (ci === undefined || ci === '' || ci === 'false' || ci === '0');
}

;// CONCATENATED MODULE: ./build/providers/codex/codex-config.js
/**
 * `config.toml` of a unit. Null means the built-in provider. The built-in one can be pointed at another address as well, but tries
 * websockets there first, which no gateway speaks: seven seconds and five error lines before it falls back.
 */
function codexConfig(provider) {
    const lines = [
        // Nothing above the workspace is part of it.
        'project_root_markers = []',
        'check_for_update_on_startup = false',
        ...(provider === null ? [] : ['model_provider = "portcullis"']),
        '',
        // Else ab.chatgpt.com.
        '[analytics]',
        'enabled = false',
        '',
        '[features]',
        // Else github.com and chatgpt.com, and a `git clone` that takes four seconds.
        'plugins = false',
        'remote_plugin = false',
        'apps = false',
        // Else a connection that is refused is tried for ever, whatever the retries say.
        'unbounded_connection_retries = false',
        '',
        // Names with KEY, SECRET or TOKEN do not reach the commands that the model runs.
        '[shell_environment_policy]',
        'ignore_default_excludes = false',
        ...(provider === null ? [] : ['', ...providerLines(provider)]),
    ];
    return `${lines.join('\n')}\n`;
}
function providerLines({ url, keyVariable, retries }) {
    return [
        '[model_providers.portcullis]',
        'name = "Portcullis"',
        `base_url = ${tomlText(url.replace(/\/+$/, ''))}`,
        'wire_api = "responses"',
        `env_key = ${tomlText(keyVariable)}`,
        'supports_websockets = false',
        ...(retries ? [] : ['request_max_retries = 0', 'stream_max_retries = 0']),
    ];
}
/** JSON's escapes are those of a basic string in TOML, but for DEL, which JSON leaves as it is. */
function tomlText(text) {
    return JSON.stringify(text.toWellFormed()).replaceAll('\u{7f}', String.raw `\u007f`);
}

// EXTERNAL MODULE: ./build/providers/codex/codex-reader.js
var codex_reader = __webpack_require__(9648);
;// CONCATENATED MODULE: ./build/providers/codex/codex-client.js





/** The model of a rehearsal: unknown names bring a warning, and newer ones wrap every command in a script of their own. */
const codex_client_SCRIPTED_MODEL = 'gpt-5.5';
/** What holds the key in a rehearsal; `config.toml` names it. */
const SCRIPTED_KEY = 'PORTCULLIS_MODEL_KEY';
const codex_client_LIVE_VARIABLES = [
    'CODEX_API_KEY',
    // Codex itself does not look at it without a login; it stands in for the other.
    'OPENAI_API_KEY',
    // Not looked at by Codex either: it becomes a provider in `config.toml`.
    'OPENAI_BASE_URL',
    'OPENAI_ORGANIZATION',
    'OPENAI_PROJECT',
    'CODEX_CA_CERTIFICATE',
    ...NETWORK_VARIABLES,
];
/** The longest argument that every system takes with room to spare. */
const ARGUMENT_LIMIT = 8000;
const BYTE_ORDER_MARK = '\u{feff}';
/** Codex (CONTRIBUTING.md, "Clients"). `sandbox` as the configuration has it. */
function codexClient(sandbox) {
    return {
        id: 'codex',
        program: 'codex',
        reader: codex_reader/* codexReader */.l,
        ending: 'jsonl',
        highestTier: 1,
        skillsFolder: '.agents/skills',
        versionArgs: ['--version'],
        liveVariables: codex_client_LIVE_VARIABLES,
        // A gateway may ask for no key.
        accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
        logFolders: ({ home }) => [`${codexHome(home)}/sessions`, `${codexHome(home)}/log`],
        launch: (request) => codex_client_launch(request, isSandboxed(request, sandbox)),
    };
}
function codex_client_launch(request, sandboxed) {
    const { places, source, given } = request;
    const model = request.model ?? (source.kind === 'scripted' ? codex_client_SCRIPTED_MODEL : null);
    const live = chosen(given, codex_client_LIVE_VARIABLES);
    const { OPENAI_API_KEY: openaiKey, OPENAI_BASE_URL: gateway, ...handedOn } = live;
    const key = handedOn['CODEX_API_KEY'] ?? openaiKey;
    const provider = source.kind === 'scripted'
        ? { url: `${source.url}/v1`, keyVariable: SCRIPTED_KEY, retries: false }
        : gateway === undefined
            ? null
            : { url: gateway, keyVariable: 'CODEX_API_KEY', retries: true };
    const keys = source.kind === 'scripted'
        ? { [SCRIPTED_KEY]: source.key }
        : { ...handedOn, ...(key === undefined ? {} : { CODEX_API_KEY: key }) };
    const { last, input } = promptOf(request.prompt);
    return {
        args: [
            'exec',
            '--json',
            '--skip-git-repo-check',
            // Its own copy of the workspace may be written to; there is no network in the sandbox.
            ...(sandboxed ? ['--sandbox', 'workspace-write'] : ['--dangerously-bypass-approvals-and-sandbox']),
            ...(model === null ? [] : ['--model', model]),
            ...last,
        ],
        environment: { ...unitEnvironment(request), CODEX_HOME: codexHome(places.home), ...keys },
        files: [{ path: `${codexHome(places.home)}/config.toml`, text: codexConfig(provider) }],
        input,
    };
}
/**
 * Standard input takes any length and reaches the model as it is, but for three things: Codex refuses one that holds nothing but white
 * space, which an argument may; it takes away a byte order mark; and as an argument `-` would mean standard input.
 */
function promptOf(prompt) {
    if (prompt.trim() !== '')
        return { last: ['-'], input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt };
    if (prompt.length <= ARGUMENT_LIMIT)
        return { last: ['--', prompt], input: null };
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `prompt: expected at most ${ARGUMENT_LIMIT} characters where there is nothing but white space, found ${prompt.length}`, 'Give the case a prompt with words.');
}
function codexHome(home) {
    return `${home}/.codex`;
}

// EXTERNAL MODULE: ./build/providers/copilot/copilot-reader.js
var copilot_reader = __webpack_require__(8964);
;// CONCATENATED MODULE: ./build/providers/copilot/copilot-client.js




/** The model of a rehearsal, which Copilot asks for by chat completions. */
const copilot_client_SCRIPTED_MODEL = 'gpt-4.1';
const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];
const copilot_client_LIVE_VARIABLES = [
    ...GITHUB_TOKENS,
    'COPILOT_PROVIDER_BASE_URL',
    'COPILOT_PROVIDER_TYPE',
    'COPILOT_PROVIDER_API_KEY',
    'COPILOT_PROVIDER_BEARER_TOKEN',
    'COPILOT_PROVIDER_HEADERS',
    'COPILOT_PROVIDER_WIRE_API',
    'COPILOT_PROVIDER_WIRE_MODEL',
    'COPILOT_PROVIDER_MODEL_ID',
    'COPILOT_PROVIDER_AZURE_API_VERSION',
    'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
    'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
    // A provider of one's own has no model that would go without saying.
    'COPILOT_MODEL',
    // GitHub Enterprise.
    'COPILOT_GH_HOST',
    'GH_HOST',
    ...NETWORK_VARIABLES,
];
/** What Copilot itself carries out; `/autopilot` and `/goal` go on with requests until they are stopped. */
const OWN_COMMAND = /^\s*(\/(?:compact|autopilot|goal))(?:\s|$)/i;
const copilot_client_BYTE_ORDER_MARK = '\u{feff}';
/** GitHub Copilot CLI (CONTRIBUTING.md, "Clients"). `sandbox` as the configuration has it. */
function copilotClient(sandbox) {
    return {
        id: 'copilot',
        program: 'copilot',
        reader: copilot_reader/* copilotReader */.y,
        ending: 'jsonl',
        highestTier: 1,
        skillsFolder: '.github/skills',
        takesPlugins: true,
        versionArgs: ['--version'],
        liveVariables: copilot_client_LIVE_VARIABLES,
        // A provider of one's own may ask for no key.
        accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
        logFolders: ({ home }) => [`${copilotHome(home)}/session-state`, `${copilotHome(home)}/logs`],
        launch: (request) => copilot_client_launch(request, isSandboxed(request, sandbox)),
    };
}
function copilot_client_launch(request, sandboxed) {
    const { prompt, allowSkills, source } = request;
    const model = request.model ?? (source.kind === 'scripted' ? copilot_client_SCRIPTED_MODEL : null);
    refuseUngivable(prompt);
    return {
        args: [
            '--output-format',
            'json',
            '--no-color',
            ...(model === null ? [] : ['--model', model]),
            ...(sandboxed ? (allowSkills ? ['--allow-tool=skill'] : []) : ['--allow-all-tools']),
            ...request.plugins.flatMap((folder) => ['--plugin-dir', folder]),
        ],
        environment: copilot_client_environment(request),
        files: [],
        // One mark is taken away, so that another reaches the model.
        input: prompt.startsWith(copilot_client_BYTE_ORDER_MARK) ? copilot_client_BYTE_ORDER_MARK + prompt : prompt,
    };
}
function copilot_client_environment(request) {
    const { places, source, given } = request;
    // Without it GitHub is asked first, which takes five seconds. A provider of one's own needs no sign-in there.
    const offline = { COPILOT_OFFLINE: 'true' };
    const { COPILOT_PROVIDER_BASE_URL: provider, ...live } = chosen(given, copilot_client_LIVE_VARIABLES);
    const ownProvider = Object.entries(live).filter(([name]) => !GITHUB_TOKENS.includes(name));
    return {
        ...unitEnvironment(request),
        COPILOT_HOME: copilotHome(places.home),
        // It unpacks 235 MB of itself on first use; nothing but these packages is shared.
        COPILOT_PKG_CACHE_HOME: `${places.cache}/copilot`,
        COPILOT_AUTO_UPDATE: 'false',
        ...(source.kind === 'live'
            ? provider === undefined
                ? live
                : { ...offline, ...Object.fromEntries(ownProvider), COPILOT_PROVIDER_BASE_URL: provider }
            : {
                ...offline,
                COPILOT_PROVIDER_BASE_URL: `${source.url}/v1`,
                // Copilot masks this value wherever it occurs in its own output, so that it must be long and random.
                COPILOT_PROVIDER_API_KEY: source.key,
                // Of a model that it does not know it expects 64 000 tokens, and sends no more.
                COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '1000000',
            }),
    };
}
function refuseUngivable(prompt) {
    const command = OWN_COMMAND.exec(prompt)?.[1];
    if (command === undefined && prompt.trim() !== '')
        return;
    const found = command === undefined ? 'nothing but white space' : `its own command ${command}`;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `prompt: expected a text that Copilot hands to the model, found ${found}`, 'Give the case another prompt, or leave the case out for this provider.');
}
function copilotHome(home) {
    return `${home}/.copilot`;
}

;// CONCATENATED MODULE: ./build/providers/fill-placeholders.js
/**
 * Puts values in the place of `{name}`, in one pass: a value that holds a placeholder itself stays as it is, and so do braces around
 * anything else. Keys are written with their braces.
 */
function fillPlaceholders(text, values) {
    return text.replaceAll(/\{[a-z]+\}/g, (placeholder) => values[placeholder] ?? placeholder);
}

// EXTERNAL MODULE: ./build/providers/readers.js
var readers = __webpack_require__(4577);
// EXTERNAL MODULE: ./build/evidence/text-rules.js
var text_rules = __webpack_require__(1359);
;// CONCATENATED MODULE: ./build/providers/text/text-reader.js

/**
 * The reader of a client of which nothing is known but that it prints text: its lines by the text rules (CONTRIBUTING.md, "Text
 * rules"). A line that says that a skill was loaded or a file read is that call with its result; any other is what the assistant said.
 */
function textReader(agent) {
    return {
        agent,
        arrayForm: false,
        textShowsCalls: true,
        textOnly: true,
        readValue: () => ({ events: [{ type: 'unknown', name: '(text)', tool_like: false }] }),
        readText,
        canSkip: () => false,
    };
}
function readText(text) {
    const { skills, failedSkills, files } = (0,text_rules/* textCalls */.HS)(text);
    const events = [
        ...skills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, true)),
        ...failedSkills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, false)),
        ...(files.length === 0 ? [] : callWithResult('read', { kind: 'opens', paths: files }, true)),
    ];
    return events.length === 0 ? [{ type: 'assistant_text', text, synthetic: false }] : events;
}
function callWithResult(tool, purpose, ok) {
    const input = purpose.kind === 'skill' ? { skill: purpose.skill } : { paths: purpose.paths };
    return [
        { type: 'tool_call', call_id: null, tool, input, purpose },
        {
            type: 'tool_result',
            call_id: null,
            ok,
            ...(purpose.kind === 'skill' ? { loaded: purpose.skill } : {}),
        },
    ];
}

;// CONCATENATED MODULE: ./build/providers/custom-client.js





/** Linux takes 128 KiB in one argument with the zero at its end, Windows 32767 characters in all of them together. */
const ARGUMENT_BYTES = 128 * 1024 - 1;
const WINDOWS_CHARACTERS = 30_000;
/** A provider that the configuration describes: a command, and either one of the readers or the text rules. */
function customClient(id, provider, template) {
    const [program = '', ...rest] = template.command;
    const reader = readerFor(id, template);
    return {
        id,
        program,
        reader,
        ending: reader.textOnly === true ? 'txt' : 'jsonl',
        highestTier: 1,
        skillsFolder: template.skillsFolder,
        versionArgs: template.version,
        liveVariables: provider.environment,
        accessVariables: [],
        logFolders: (places) => template.logFolders.map((folder) => fillPlaceholders(folder, ofPlaces(places))),
        launch: (request) => custom_client_launch(id, rest, template, provider.environment, request),
    };
}
function readerFor(id, { reader }) {
    return readers/* READERS */.H.get(reader) ?? textReader(id);
}
function custom_client_launch(id, args, template, names, request) {
    const { prompt, model, source, given, places } = request;
    if (source.kind === 'scripted') {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `provider ${id}: expected a client that a rehearsal can point at its own model, found a command of the configuration`, 'Leave the provider out with --agents, or run it live.');
    }
    const all = [...args, ...Object.values(template.set)];
    if (model === null && all.some((text) => text.includes('{model}'))) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `provider ${id}: expected a model for {model}, found none`, `Set providers.${id}.model, or name it with --provider-model.`);
    }
    const values = { ...ofPlaces(places), '{prompt}': prompt, '{model}': model ?? '' };
    const filled = args.map((arg) => fillPlaceholders(arg, values));
    refuseLongArguments(id, filled, isWindows(given));
    return {
        args: filled,
        environment: {
            ...chosen(given, names),
            // The unit's own folders, whatever is handed on.
            ...unitEnvironment(request),
            ...Object.fromEntries(Object.entries(template.set).map(([name, value]) => [name, fillPlaceholders(value, values)])),
        },
        files: [],
        input: args.some((arg) => arg.includes('{prompt}')) ? null : prompt,
    };
}
function ofPlaces({ home, workspace, temporary }) {
    return { '{home}': home, '{workspace}': workspace, '{temporary}': temporary };
}
function refuseLongArguments(id, args, windows) {
    const tooLong = windows
        ? args.join(' ').length > WINDOWS_CHARACTERS
        : args.some((arg) => Buffer.byteLength(arg) > ARGUMENT_BYTES);
    if (!tooLong && !args.some((arg) => arg.includes('\0')))
        return;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `provider ${id}: expected a prompt that fits into an argument, found ${tooLong ? 'a longer one' : 'a zero byte in it'}`, 'Without {prompt} in the command the prompt goes to standard input, which takes anything.');
}

;// CONCATENATED MODULE: ./build/providers/clients.js







/** The clients that Portcullis knows how to start, by provider id, as they are without configuration. */
const CLIENTS = new Map([claudeClient, codexClient(null), copilotClient(null)].map((client) => [client.id, client]));
/**
 * The client of a provider, as the configuration has it; without one, as it is by itself.
 *
 * @throws PortcullisError `usage` for an unknown id without a command and for a known one with keys that it cannot have
 */
function clientOf(id, provider = config/* DEFAULT_PROVIDER */.Gr) {
    const problem = providerProblem(id, provider);
    if (problem !== null) {
        const place = problem.key === '' ? 'provider' : `providers.${id}.${problem.key}`;
        throw new portcullis_error/* PortcullisError */.S('usage', `${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
    }
    if (provider.command !== null)
        return customClient(id, provider, provider.command);
    return withVariables(knownClient(id, provider), provider.environment);
}
/** Why a provider of this id and configuration cannot be run or read. */
function providerProblem(id, provider) {
    const known = [...CLIENTS.keys()].join(', ');
    if (!CLIENTS.has(id)) {
        if (provider.command === null) {
            return {
                key: '',
                expected: `one of ${known}`,
                found: provider === config/* DEFAULT_PROVIDER */.Gr ? JSON.stringify(id) : `${JSON.stringify(id)} without a command`,
                help: `Another client is described by providers.${id}.command in the configuration.`,
            };
        }
        if (provider.command.command[0]?.trim() === '') {
            const help = 'It is a name on PATH or a path; arguments follow as further items.';
            return { key: 'command', expected: 'the program as its first item', found: '""', help };
        }
        if (provider.clientVersion === null)
            return null;
        const help = 'Portcullis installs the known clients only; leave the key out.';
        return { key: 'client_version', expected: `it for ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
    }
    const [key] = provider.command === null ? provider.withoutCommand : ['command'];
    if (key === undefined)
        return null;
    const help = 'Give the provider an id of its own, or leave the key out.';
    return { key, expected: `it for a client other than ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
}
function knownClient(id, { sandbox }) {
    if (id === 'codex')
        return codexClient(sandbox);
    return id === 'copilot' ? copilotClient(sandbox) : claudeClient;
}
/** Variables that the configuration hands on in live runs, beyond those that the client has by itself. */
function withVariables(client, names) {
    if (names.length === 0)
        return client;
    return {
        ...client,
        liveVariables: [...new Set([...client.liveVariables, ...names])],
        // Whoever hands on more may have another way to a model.
        accessVariables: [...client.accessVariables, ...names],
        launch: (request) => {
            const launch = client.launch(request);
            if (request.source.kind !== 'live')
                return launch;
            return { ...launch, environment: { ...chosen(request.given, names), ...launch.environment } };
        },
    };
}


/***/ }),

/***/ 4577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ READERS)
/* harmony export */ });
/* harmony import */ var _claude_claude_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(471);
/* harmony import */ var _codex_codex_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9648);
/* harmony import */ var _copilot_copilot_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8964);



/** The clients whose transcripts are understood, by provider id. */
const READERS = new Map([_claude_claude_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeReader */ .i, _codex_codex_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .codexReader */ .l, _copilot_copilot_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .copilotReader */ .y].map((reader) => [reader.agent, reader]));


/***/ })

};
