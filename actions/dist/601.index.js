export const id = 601;
export const ids = [601];
export const modules = {

/***/ 3034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ headBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1772);



/** The baseline that the working tree proposes; an empty one where it has none. */
async function headBaseline(root, config) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, config.baseline), 'the baseline');
    return text === undefined ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, config.baseline);
}


/***/ }),

/***/ 5301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSkills),
/* harmony export */   s: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(748);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6578);







/** Skills may stand in folders of categories, not deeper than this. */
const MAX_DEPTH = 4;
const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/**
 * The skills under the given roots (folders that hold one folder per skill). The folder's name and the frontmatter's `name` are
 * aliases of each other; a plugin's skills also answer to `plugin:skill`.
 */
async function loadSkills(cwd, roots) {
    const folders = [];
    const listings = [];
    const renames = new Map();
    const visit = async (folder, plugin, depth) => {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF), 'the skill');
        if (text !== undefined) {
            const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder);
            const frontmatter = await frontmatterOf(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF));
            const written = textField(frontmatter, 'name');
            const body = text.replace(FRONTMATTER, '');
            folders.push({ name, path: folder, plugin: plugin ?? null, frontmatter, body });
            const aliases = written === undefined || written === name ? [] : [written];
            listings.push({ name: plugin === undefined ? name : `${plugin}:${name}`, aliases });
            const before = textField(frontmatter, 'renamed_from');
            if (before !== undefined)
                renames.set(name, before);
            return;
        }
        if (depth === MAX_DEPTH)
            return;
        for (const entry of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(folder)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry);
            if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))
                await visit(path, entry === 'skills' ? await pluginOf(path) : plugin, depth + 1);
        }
    };
    for (const root of roots) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, root);
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(folder))) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S('not_found', `${root}: the skills: there is no such folder`, 'Name a folder that holds skills.');
        }
        await visit(folder, await pluginOf(folder), 0);
    }
    // A skill that still exists was not renamed; to say so would be a way to ask for another skill in its place.
    const existing = new Set(listings.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()));
    const real = [...renames].filter(([, before]) => !existing.has(before.toLowerCase()));
    return { folders, listings, renames: new Map(real) };
}
/** Throws where two skills would be installed under one name: one of them would take the other's place. */
function refuseTwins(folders) {
    const places = new Map();
    for (const { name, plugin, path } of folders) {
        const key = `${plugin ?? ''}:${name}`.toLowerCase();
        const other = places.get(key);
        if (other !== undefined) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S('invalid_input', `${name}: expected one skill of this name, found ${other} and ${path}`, 'Name the roots so that only one of them is installed.');
        }
        places.set(key, path);
    }
}
/** The plugin whose manifest stands in the root or beside it; in a client's folder of plugins, the one that its folder names. */
async function pluginOf(root) {
    for (const folder of [root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '..')]) {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.claude-plugin', 'plugin.json'), 'the plugin manifest');
        if (text === undefined)
            continue;
        const manifest = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonSource */ .X0)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.claude-plugin', 'plugin.json')).value;
        const name = manifest !== null && typeof manifest === 'object' && !Array.isArray(manifest) ? manifest['name'] : null;
        if (typeof name === 'string')
            return name;
    }
    const plugin = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root);
    const isInPlugins = /^(?:installed-)?plugins$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(plugin)));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(root) === 'skills' && isInPlugins ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(plugin) : undefined;
}
/** The fields of a skill's frontmatter; null where it has none that can be read, as the clients treat it. */
async function frontmatterOf(text, file) {
    const block = FRONTMATTER.exec(text)?.[1];
    if (block === undefined)
        return null;
    try {
        const { value } = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlDocument */ .I)(block, file);
        const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
        return isMap ? new Map(Object.entries(value)) : null;
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S)
            return null;
        throw error;
    }
}
function textField(frontmatter, key) {
    const value = frontmatter?.get(key);
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 3601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ runGates)
});

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(6223);
// EXTERNAL MODULE: ./build/gates/gate-verdict.js
var gate_verdict = __webpack_require__(8872);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(6282);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(897);
// EXTERNAL MODULE: ./build/routing/compare-cell.js + 4 modules
var compare_cell = __webpack_require__(2061);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(258);
// EXTERNAL MODULE: ./build/routing/case-loosened.js
var case_loosened = __webpack_require__(7919);
// EXTERNAL MODULE: ./build/routing/judged-unit.js + 1 modules
var judged_unit = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/routing/sampling/judge-suite.js + 1 modules
var judge_suite = __webpack_require__(3788);
// EXTERNAL MODULE: ./build/routing/sampling/sampled-trials.js
var sampled_trials = __webpack_require__(7155);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-basis.js
var sampling_basis = __webpack_require__(5701);
;// CONCATENATED MODULE: ./build/gates/decide-cells.js








/** Decides every cell that the head has or that either baseline speaks of. */
function decideCells(input, changes) {
    return [...presentCells(input, changes), ...goneCells(input, changes)];
}
/** Cells of the head's cases and configured providers. What their counts mean can only be told of all together. */
function presentCells(input, changes) {
    const { sampling } = input.comparator.config;
    const sequential = (0,sampling_basis/* isSequential */.Gp)(sampling, input.comparator.baseline);
    const open = input.head.cases.flatMap((item) => [...input.head.config.providers.keys()].map((agent) => openCell(input, changes, sequential, item, agent)));
    const counted = open.flatMap(({ sampled }) => sampled ?? []);
    // Of all that the head has, as the run counts them too: with a batch for each provider, no plan has all cells.
    const verdicts = (0,judge_suite/* judgeSuite */.C)(counted, sampling, input.head.cases.length * input.head.config.providers.size);
    const verdictOf = new Map(counted.map((sampled, index) => [sampled, verdicts[index]]));
    return open.map(({ item, agent, units, judged, situation, sampled }) => {
        const verdict = sampled === null ? undefined : verdictOf.get(sampled);
        const judgedSample = sampled === null || verdict === undefined ? null : { ...sampled, verdict };
        const decision = (0,compare_cell/* compareCell */._)({ ...situation, sampled: judgedSample });
        return { caseId: item.definition.case_id, agent, decision, units, judged, item, sampled: judgedSample };
    });
}
function openCell(input, changes, sequential, item, agent) {
    const id = item.definition.case_id;
    const change = changes.get(id);
    const all = input.joined.get(id)?.get(agent) ?? null;
    const isCut = input.notRun.has((0,join_results/* cellKey */.sl)(id, agent));
    // Trials of a later stage that were not needed, and what a budget cut off, are no results that are missing.
    const units = (all ?? []).filter(({ unit, result }) => result !== null || (unit.optional !== true && !isCut));
    const judged = units.map(({ result }) => result === null ? null : (0,judged_unit/* judgedUnit */.Q)(result, item.definition, change, agent));
    const outcomes = judged.map((result) => result === null ? null : { status: result.status, timedOut: result.timed_out });
    const base = situationOf(input, change?.beforeId ?? id, id, agent);
    const results = judged.filter((result) => result !== null);
    const sampled = sequential && all !== null ? (0,sampled_trials/* sampledTrials */.C)(base, change, results) : null;
    const wanted = sampled === null ? input.comparator.config.sampling.trials : 0;
    const isLeftOut = all === null || (isCut && results.length === 0);
    return {
        item,
        agent,
        units,
        judged,
        sampled,
        situation: {
            ...base,
            inCases: true,
            inConfiguration: true,
            trials: isLeftOut ? null : padded(outcomes, wanted),
            cutOff: isCut,
            caseChanged: change?.changed ?? false,
            caseLoosened: isLoosened(item, change, agent),
            promptLeading: change?.promptLeading ?? false,
        },
    };
}
/** A pull request that plans fewer trials than the comparator's policy asks for leaves some without a result. */
function padded(trials, wanted) {
    return [...trials, ...Array.from({ length: Math.max(0, wanted - trials.length) }, () => null)];
}
/** Cells that one of the baselines knows, and whose case or provider the head does not have. */
function goneCells(input, changes) {
    const { head, comparator } = input;
    const cells = [];
    const decide = (before, now, caseId, agent) => {
        const item = head.cases.find(({ definition }) => definition.case_id === caseId) ?? null;
        const situation = {
            ...situationOf(input, caseId, caseId, agent),
            comparatorEntry: before,
            headEntry: now,
            inCases: item !== null,
            inConfiguration: head.config.providers.has(agent),
            trials: null,
            cutOff: false,
            caseChanged: false,
            caseLoosened: false,
            promptLeading: false,
            sampled: null,
        };
        cells.push({ caseId, agent, decision: (0,compare_cell/* compareCell */._)(situation), units: [], judged: [], item, sampled: null });
    };
    // Providers that are gone, from cases that the head has.
    for (const [caseId, { beforeId }] of changes) {
        const before = comparator.baseline.entries.get(beforeId);
        const now = head.baseline.entries.get(caseId);
        for (const agent of new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])])) {
            if (!head.config.providers.has(agent))
                decide(before?.get(agent) ?? null, now?.get(agent) ?? null, caseId, agent);
        }
    }
    // Cases that are gone. One that has another id now is compared under that; what is left is an entry under the old one.
    const renamed = new Set([...changes.values()].map((change) => change.beforeId));
    for (const [caseId, providers] of comparator.baseline.entries) {
        if (changes.has(caseId))
            continue;
        for (const [agent, before] of providers) {
            const now = (0,baseline/* entryOf */.Ms)(head.baseline, caseId, agent);
            if (now !== null || !renamed.has(caseId))
                decide(before, now, caseId, agent);
        }
    }
    return cells;
}
function situationOf(input, comparatorId, headId, agent) {
    const policy = input.comparator.config;
    return {
        comparatorEntry: (0,baseline/* entryOf */.Ms)(input.comparator.baseline, comparatorId, agent),
        headEntry: (0,baseline/* entryOf */.Ms)(input.head.baseline, headId, agent),
        infraTolerated: input.tolerateInfra || policy.providers.get(agent)?.infra === 'tolerated',
        onRemoved: policy.onRemoved,
        levels: policy.levels,
        today: input.today,
    };
}
function isLoosened(item, change, agent) {
    return change !== undefined && change.before !== null && (0,case_loosened/* isCaseLoosened */.GS)(change.before, item.definition, agent);
}

// EXTERNAL MODULE: ./build/kernel/grouped-by.js
var grouped_by = __webpack_require__(8046);
// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(8077);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(4768);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(4020);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js + 2 modules
var fisher = __webpack_require__(1014);
;// CONCATENATED MODULE: ./build/kernel/statistics/last-where.js
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

// EXTERNAL MODULE: ./build/kernel/statistics/rate-drop.js
var rate_drop = __webpack_require__(1326);
;// CONCATENATED MODULE: ./build/kernel/statistics/detectable-drop.js






/**
 * The smallest true drop from the base's observed rate that a head of `trials` trials would show as significant
 * (Fisher's p-value below `alpha` and an observed drop of `minimumDrop` or more) with a probability of `power` or more:
 * what a green comparison of this size can vouch for. From 0 to the base's rate; `null` where either side has no trials
 * or not even a head without a pass would be significant. Throws `RangeError` on impossible counts and fractions.
 */
function detectableDrop({ base, trials, alpha, minimumDrop, power }) {
    (0,counts/* checkCounts */.t)(base);
    (0,check_argument/* checkArgument */.s)('trials', trials, 'count');
    (0,check_argument/* checkArgument */.s)('alpha', alpha, 'probability');
    (0,check_argument/* checkArgument */.s)('minimumDrop', minimumDrop, 'probability');
    (0,check_argument/* checkArgument */.s)('power', power, 'probability');
    const isSignificant = (passed) => {
        const head = { passed, total: trials };
        return (0,fisher/* fisherLess */.H)(head, base) < alpha && (0,rate_drop/* rateDrop */.A)(head, base) >= minimumDrop;
    };
    // Which it is not without trials on both sides either: the p-value is 1 then.
    if (!isSignificant(0))
        return null;
    // Fewer passes are at least as significant, and a lower rate shows few passes at least as often.
    const mostPasses = lastWhere(isSignificant, { low: 0, high: trials, middle: Math.floor });
    // By the chance of missing it, which keeps its digits where the power is nearly 1.
    const isSeen = (rate) => (0,binomial/* binomialAtLeast */.yb)(mostPasses + 1, trials, rate) <= 1 - power;
    const highestRate = lastWhere(isSeen, { low: 0, high: 1 });
    return Math.max(0, base.passed / base.total - highestRate);
}

// EXTERNAL MODULE: ./build/kernel/statistics/wilson.js + 1 modules
var wilson = __webpack_require__(7607);
// EXTERNAL MODULE: ./build/routing/sampling/independent-trials.js
var independent_trials = __webpack_require__(9847);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sampling_sample = __webpack_require__(977);
;// CONCATENATED MODULE: ./build/gates/cell-sampling.js




/** The probability with which a drop has to show to be called detectable, as is usual in the design of experiments. */
const POWER = 0.8;
/** What the trials of a cell counted and what their number can show; null where none has a result. `tested`: cells of the suite. */
function cellSampling(cell, policy, tested) {
    const { sampled, decision } = cell;
    const results = cell.judged.filter((result) => result !== null);
    if (results.length === 0)
        return null;
    if (sampled === null) {
        const { units, repeated } = (0,independent_trials/* independentTrials */.a)(results);
        const sample = (0,sampling_sample/* sampleOf */.uV)(units, decision.expected?.allow_timeout ?? false);
        const nothing = {
            base: null,
            p_value: null,
            adjusted_p_value: null,
            drop: null,
            detectable_drop: null,
            wanted: null,
        };
        return { rule: 'single', head: tallyOf(sample), ...nothing, infra: sample.infra, repeated };
    }
    const { rule, sample, verdict, repeated } = sampled;
    const { step, adjusted, drop } = verdict;
    return {
        rule: rule.kind,
        head: tallyOf(sample),
        base: rule.base === null ? null : tallyOf(rule.base),
        p_value: step.p,
        adjusted_p_value: adjusted,
        drop,
        detectable_drop: rule.kind !== 'sequential'
            ? null
            : detectableDrop({
                base: rule.base,
                trials: sample.total,
                // Holm's first step: beside so many tested cells, its own p-value would have to be so much smaller.
                alpha: policy.alpha / Math.max(1, step.p === null ? tested + 1 : tested),
                minimumDrop: policy.drop,
                power: POWER,
            }),
        wanted: step.kind === 'more' ? step.counted : null,
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

;// CONCATENATED MODULE: ./build/gates/rollups.js



/**
 * Counted trials of each provider and of each expected skill, with the baseline's where it has some of every cell. They are told and
 * never gate: an average hides a cell that broke behind one that got better.
 */
function rollupsOf(cells, cases) {
    const skills = new Map(cases.map(({ definition }) => [definition.case_id, definition.expected_skill ?? null]));
    return {
        providers: rollups(cells, (cell) => cell.agent),
        skills: rollups(cells, (cell) => skills.get(cell.case_id) ?? null),
    };
}
function rollups(cells, nameOf) {
    const named = cells.filter((cell) => nameOf(cell) !== null && cell.sampling !== null);
    return [...(0,grouped_by/* groupedBy */.m)(named, (cell) => nameOf(cell) ?? '')]
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([name, members]) => {
        const heads = members.flatMap(({ sampling }) => sampling?.head ?? []);
        const bases = members.flatMap(({ sampling }) => sampling?.base ?? []);
        return {
            name,
            cells: members.length,
            head: tallyOf(sum(heads)),
            base: bases.length < members.length ? null : tallyOf(sum(bases)),
        };
    });
}
function sum(counts) {
    return {
        passed: counts.reduce((total, { passed }) => total + passed, 0),
        total: counts.reduce((total, count) => total + count.total, 0),
    };
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/gates/suite-sampling.js


/** With a larger part of infrastructure errors among the planned trials nothing can be said of a suite. */
const INFRA_SHARE = 0.1;
/**
 * What the trials of the whole suite counted. A trial is planned that had to be run, or was; what a budget cut off is not. Where an
 * infrastructure error is expected, it is none.
 */
function suiteSampling(input, cells) {
    const { config, baseline } = input.comparator;
    const compared = new Set(cells.map((cell) => (0,join_results/* cellKey */.sl)(cell.case_id, cell.agent)));
    const units = [...input.joined].flatMap(([caseId, agents]) => [...agents].flatMap(([agent, joined]) => (compared.has((0,join_results/* cellKey */.sl)(caseId, agent)) ? joined : [])));
    const planned = units.filter(({ unit, result }) => result !== null || (unit.optional !== true && !input.notRun.has((0,join_results/* cellKey */.sl)(unit.case_id, unit.agent))));
    const expected = new Set(cells
        .filter((cell) => cell.expected?.expected_status === 'infra_error')
        .map((cell) => (0,join_results/* cellKey */.sl)(cell.case_id, cell.agent)));
    const infra = planned.filter(({ unit, result }) => result?.status === 'infra_error' && !expected.has((0,join_results/* cellKey */.sl)(unit.case_id, unit.agent))).length;
    const samples = cells.flatMap(({ sampling }) => sampling ?? []);
    return {
        rule: (0,sampling_basis/* isSequential */.Gp)(config.sampling, baseline) ? 'sequential' : 'single',
        cells: (0,join_results/* countPlannedCells */.lb)(input.joined),
        planned: planned.length,
        counted: samples.reduce((sum, { head }) => sum + head.total, 0),
        infra,
        infra_share: planned.length === 0 ? 0 : infra / planned.length,
        repeated: samples.reduce((sum, { repeated }) => sum + repeated, 0),
        alpha: config.sampling.alpha,
        drop: config.sampling.drop,
    };
}

;// CONCATENATED MODULE: ./build/gates/gate-warnings.js




/** More cells than this are not named in a warning. */
const NAMED_CELLS = 5;
/** What somebody should know of a comparison beyond its cells, each in one sentence. */
function gateWarnings(request) {
    const { input, sampling, cells } = request;
    const undecided = cells.filter((cell) => cell.gate === 'undecided').length;
    return [
        ...input.warnings,
        ...when((0,join_results/* countJoined */.pW)(input.joined) === 0, input.nothingToRun
            ? 'nothing had to run: what was changed touches no case'
            : 'no planned unit has a result: nothing can be compared'),
        ...when(request.tooMuchInfra, `${sampling.infra} of ${sampling.planned} trials ended in infrastructure errors: with more than ${INFRA_SHARE * 100} % of them nothing holds`),
        ...when(undecided > 0, `${(0,counted/* counted */.h)(undecided, 'cell is', 'cells are')} undecided: there is not enough data to say that they hold`),
        ...trialWarnings(request.decided),
        ...leftOutWarnings(input, cells),
        ...strayWarnings(request),
        ...request.renamed.map(({ from, to }) => `the case ${from} now has the id ${to}: say so with "renamed_from": "${from}" in the case ${to}`),
    ];
}
function when(holds, warning) {
    return holds ? [warning] : [];
}
/** Trials that were not independent, and those that look as if they were not. */
function trialWarnings(decided) {
    const repeated = decided.filter(({ sampled }) => (sampled?.repeated ?? 0) > 0);
    const alike = decided.filter(({ sampled }) => (sampled?.alike ?? 0) > 0);
    const have = (cells) => (0,counted/* counted */.h)(cells.length, 'cell has', 'cells have');
    return [
        ...when(repeated.length > 0, `${have(repeated)} trials of one session or with the same bytes, which count once (${named(repeated)})`),
        ...when(alike.length > 0, `${have(alike)} trials that say the same but for ids and numbers: is an answer cached? (${named(alike)})`),
    ];
}
function named(cells) {
    const names = cells.map(({ caseId, agent }) => `${caseId}/${agent}`);
    return names.length > NAMED_CELLS ? `${names.slice(0, NAMED_CELLS).join(', ')} and more` : names.join(', ');
}
/** Cells that did not run are never passed over in silence: a provider whose results were not given looks just like that. */
function leftOutWarnings(input, cells) {
    const left = cells.filter((cell) => cell.delta === 'not_planned');
    const isCut = (cell) => input.notRun.has((0,join_results/* cellKey */.sl)(cell.case_id, cell.agent));
    const groups = [
        [left.filter((cell) => !isCut(cell)), 'no plan has them'],
        [left.filter(isCut), 'the budget of the run was used up'],
    ];
    return groups.flatMap(([group, why]) => {
        const agents = (0,ordering/* sortedUnique */.Z$)(group.map((cell) => cell.agent)).join(', ');
        return when(group.length > 0, `${(0,counted/* counted */.h)(group.length, 'cell')} did not run, because ${why} (${agents})`);
    });
}
/** What was planned and is no cell, and what was planned too seldom. */
function strayWarnings({ input, decided }) {
    const known = new Set(decided.map(({ caseId, agent }) => (0,join_results/* cellKey */.sl)(caseId, agent)));
    const stray = [...input.joined].flatMap(([caseId, cells]) => [...cells].flatMap(([agent, units]) => (known.has((0,join_results/* cellKey */.sl)(caseId, agent)) ? [] : units))).length;
    const wanted = input.comparator.config.sampling.trials;
    const few = decided.filter(({ units, sampled }) => sampled === null && units.length > 0 && units.length < wanted).length;
    return [
        ...when(stray > 0, `${(0,counted/* counted */.h)(stray, 'planned unit belongs', 'planned units belong')} to no configured provider or no case: not compared`),
        ...when(few > 0, `${(0,counted/* counted */.h)(few, 'cell has', 'cells have')} fewer than the ${wanted} trials that the comparator's configuration asks for`),
    ];
}

;// CONCATENATED MODULE: ./build/gates/routing-cell.js

/** A cell as the gate result shows it. `fileOfUnit`: unit id → results file, for the command that explains it. */
function routingCell(cell, fileOfUnit, policy, tested) {
    const { decision, judged, item } = cell;
    const anyResult = judged.find((result) => result !== null) ?? null;
    const deciding = decision.trial === null ? anyResult : (judged[decision.trial] ?? null);
    return {
        case_id: cell.caseId,
        agent: cell.agent,
        delta: decision.delta,
        gate: decision.gate,
        timeout: decision.timeout,
        notes: [...decision.notes],
        expected: decision.expected,
        got: deciding === null ? null : gotOf(deciding),
        trials: cell.units.map(({ unit }, index) => ({
            trial: unit.trial,
            unit_run_id: judged[index]?.unit_run_id ?? null,
            status: judged[index]?.status ?? null,
            timed_out: judged[index]?.timed_out ?? false,
        })),
        reason: decision.reason,
        missing: deciding?.missing.map(({ token, reason }) => `${token} (${reason})`) ?? [],
        gating_hits: deciding?.gating_hits ?? [],
        error: deciding?.error ?? null,
        proof: deciding === null ? null : proofOf(deciding),
        case_file: item?.file ?? null,
        case_line: item?.line ?? null,
        explain: deciding === null ? null : explainCommand(deciding.unit_run_id, fileOfUnit.get(deciding.unit_run_id)),
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
/** Words of a command that a shell would read differently are quoted. */
function explainCommand(unitRunId, file = 'artifacts') {
    const word = /^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
    return `portcullis explain ${unitRunId} --results ${word}`;
}

;// CONCATENATED MODULE: ./build/gates/routing-gate.js













/**
 * Compares every cell with the baseline at the comparator and decides. Pure: the same input gives the same result, cell by cell in
 * the order of case id and provider.
 */
function routingGate(input) {
    const { head, comparator } = input;
    const entryIds = comparator.baseline.entries.keys();
    const { changes, renamed } = (0,case_changes/* caseChanges */.W)(head.cases, comparator.cases, head.skillRenames, entryIds);
    refuseOrphanEntries(input, changes);
    const decided = [...decideCells(input, changes)].sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.caseId, right.caseId) || (0,ordering/* compareCodePoints */.OP)(left.agent, right.agent));
    const policy = comparator.config.sampling;
    const tested = decided.filter(({ sampled }) => sampled !== null && sampled.verdict.step.p !== null).length;
    const cells = decided.map((cell) => routingCell(cell, input.fileOfUnit, policy, tested));
    const counts = Object.fromEntries(gate_result/* DELTAS */.CH.map((delta) => [delta, cells.filter((cell) => cell.delta === delta).length]));
    const nothingRan = (0,join_results/* countJoined */.pW)(input.joined) === 0 && !input.nothingToRun;
    const failed = cells.some((cell) => cell.gate === 'fail');
    const undecided = cells.some((cell) => cell.gate === 'undecided');
    const sampling = suiteSampling(input, cells);
    const tooMuchInfra = sampling.rule === 'sequential' && sampling.infra_share > INFRA_SHARE;
    const verdict = nothingRan
        ? 'not_comparable'
        : failed
            ? 'fail'
            : undecided || tooMuchInfra
                ? 'not_comparable'
                : 'pass';
    return {
        schema: 1,
        gate: 'routing',
        verdict,
        exit_code: (0,gate_verdict/* exitCodeOf */.F)(verdict),
        gates: { routing: verdict, typestate: null },
        comparator: comparator.report,
        head: { commit: head.commit, case_set_digest: head.caseSetDigest },
        batches: [...input.batches],
        counts,
        cells,
        sampling,
        rollups: rollupsOf(cells, head.cases),
        findings: findingsOf(cells),
        renames: renamed.map((rename) => ({ ...rename })),
        warnings: gateWarnings({ input, decided, cells, sampling, tooMuchInfra, renamed }),
        typestate: null,
    };
}
function findingsOf(cells) {
    const levels = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' };
    return cells
        .filter((cell) => cell.gate !== 'ok' || cell.delta !== 'held' || cell.notes.length > 0)
        .sort((left, right) => rankOf(left) - rankOf(right))
        .map((cell) => ({
        rule: cell.delta,
        level: levels[cell.gate],
        case_id: cell.case_id,
        agent: cell.agent,
        message: [
            cell.reason,
            ...cell.notes.map((note) => `+ ${note}`),
            ...(cell.error === null ? [] : [cell.error]),
        ].join('; '),
        file: cell.case_file,
        line: cell.case_line,
    }));
}
/** Worst first; a stable sort keeps the order of the cells within a rank. */
function rankOf(cell) {
    return compare_cell/* GATE_EFFECTS */.D.indexOf(cell.gate) * gate_result/* DELTAS */.CH.length + gate_result/* DELTAS */.CH.indexOf(cell.delta);
}
/** An entry that speaks of no case and that the comparator does not have can only be a mistake. */
function refuseOrphanEntries(input, changes) {
    const orphans = [...input.head.baseline.entries]
        .filter(([caseId, providers]) => !changes.has(caseId) &&
        [...providers.keys()].some((agent) => (0,baseline/* entryOf */.Ms)(input.comparator.baseline, caseId, agent) === null))
        .map(([caseId]) => caseId)
        .sort(ordering/* compareCodePoints */.OP);
    const [first] = orphans;
    if (first === undefined)
        return;
    const more = orphans.length === 1 ? '' : ` and ${orphans.length - 1} more`;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${input.head.config.baseline}: ${first}${more}: expected entries for cases that exist, found no such case here or at the comparator`, 'Remove the entry, or correct its case id.');
}

// EXTERNAL MODULE: ./build/app/gate-head.js + 2 modules
var gate_head = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/app/head-baseline.js
var head_baseline = __webpack_require__(3034);
// EXTERNAL MODULE: ./build/app/routing-comparator.js
var routing_comparator = __webpack_require__(6739);
// EXTERNAL MODULE: ./build/app/skill-renames.js
var skill_renames = __webpack_require__(9359);
// EXTERNAL MODULE: ./build/app/typestate/gate-turns.js + 8 modules
var gate_turns = __webpack_require__(757);
;// CONCATENATED MODULE: ./build/app/run-gates.js









/** Runs the routing gate, and the typestate gate where it is configured or asked for. The comparator is resolved once. */
async function runGates(world, options) {
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    const comparator = await (0,gate_head/* comparatorOf */._)(world, head, options);
    const routing = await judgeRouting(world, head, comparator, options);
    const judgesTurns = [comparator.config, head.config].some(({ typestate }) => typestate !== null);
    if (options.turns === null && !judgesTurns)
        return routing;
    const typestate = await (0,gate_turns/* judgeTurns */.O)(world, head, comparator, { ...options, turns: options.turns ?? [] });
    return (0,gate_verdict/* withTypestate */._)(routing, typestate);
}
/** Compares results with the baseline at the comparator. */
async function judgeRouting(world, head, comparator, { against, tolerateInfra }) {
    const before = 'baseline' in against
        ? await (0,routing_comparator/* fileBaseline */.mO)(world, comparator, against.baseline)
        : await (0,routing_comparator/* routingComparator */.NO)(comparator, head.casePlaces);
    // A given file is both sides: what the pull request would make of it is not known.
    const baseline = comparator.kind === 'file' ? before.baseline : await (0,head_baseline/* headBaseline */.k)(world.root, head.config);
    const renames = await (0,skill_renames/* skillRenames */.Z)(world.root, head.config);
    return routingGate({
        head: {
            cases: head.cases,
            config: head.config,
            baseline,
            commit: head.commit,
            caseSetDigest: (0,case_file/* caseSetDigest */.Rp)(head.cases),
            skillRenames: renames,
        },
        comparator: before,
        joined: (0,join_results/* joinResults */.FU)(head.batches),
        nothingToRun: head.nothingToRun,
        notRun: new Set(head.batches.flatMap(({ results }) => (results.not_run ?? []).map(({ case_id: id, agent }) => (0,join_results/* cellKey */.sl)(id, agent)))),
        batches: [...new Set(head.batches.map((batch) => batch.results.batch_run_id))],
        fileOfUnit: (0,join_results/* fileOfUnit */.y8)(head.batches),
        tolerateInfra,
        today: world.now().toISOString().slice(0, 10),
        warnings: [...head.warnings, ...before.warnings],
    });
}


/***/ }),

/***/ 9359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ skillRenames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2428);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5301);



/** A configured root that is gone is no error here: only what skills were called before is of interest. */
async function skillRenames(root, config) {
    const roots = [];
    for (const path of config.skills)
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            roots.push(path);
    return (await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSkills */ .l)(root, roots)).renames;
}


/***/ }),

/***/ 8077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ binomialAtMost),
/* harmony export */   qI: () => (/* binding */ binomialMass),
/* harmony export */   yb: () => (/* binding */ binomialAtLeast)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4768);
/* harmony import */ var _log_factorial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8614);


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
    return Math.exp((0,_log_factorial_js__WEBPACK_IMPORTED_MODULE_0__/* .logChoose */ .O)(n, k) + logPasses + logPower(n - k, logProbability(q, p)));
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
function check(k, n, p) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('n', n, 'count');
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('k', k, 'count', n);
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('p', p, 'probability');
}
/**
 * P(X = k): the probability of exactly k passes in n independent trials that each pass with probability p (Bernoulli
 * 1713). In log space, so that no n overflows; correct for p = 0 and p = 1. The relative error grows with n: about
 * 1e-14 at n = 30, 1e-11 at n = 10,000. Throws `RangeError` unless k and n are whole, 0 <= k <= n and 0 <= p <= 1.
 */
function binomialMass(k, n, p) {
    check(k, n, p);
    return mass(k, n, p, 1 - p);
}
/**
 * P(X <= k): the probability of k passes or fewer. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
function binomialAtMost(k, n, p) {
    check(k, n, p);
    return atMost(k, n, p, 1 - p);
}
/**
 * P(X >= k): the probability of k passes or more. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
function binomialAtLeast(k, n, p) {
    check(k, n, p);
    // k passes or more are n - k fails or fewer.
    return atMost(n - k, n, 1 - p, p);
}


/***/ }),

/***/ 4768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ checkArgument)
/* harmony export */ });
/** More trials than this are no small sample; it also bounds the table of `logFactorial`. */
const LARGEST = 1_000_000;
// NaN fails every comparison, so that no kind needs a word about it.
function isOfKind(value, kind, most) {
    switch (kind) {
        case 'count':
            return Number.isInteger(value) && value >= 0 && value <= most;
        case 'probability':
            return value >= 0 && value <= 1;
        case 'confidence':
            return value > 0 && value < 1;
        case 'positive':
            return value > 0 && value <= most;
    }
}
function wordsOf(kind, most) {
    switch (kind) {
        case 'count':
            return `a whole number from 0 to ${most}`;
        case 'probability':
            return 'a number from 0 to 1';
        case 'confidence':
            return 'a number between 0 and 1, both excluded';
        case 'positive':
            return `a positive number up to ${most}`;
    }
}
/**
 * The one check of this folder. An impossible argument is a programming error, not a wrong input of a user: throws
 * `RangeError`, naming the argument, what it must be and what it is. `most` bounds the first and the last kind.
 */
function checkArgument(name, value, kind, most = LARGEST) {
    if (isOfKind(value, kind, most))
        return;
    throw new RangeError(`${name} must be ${wordsOf(kind, most)}, not ${value}`);
}


/***/ }),

/***/ 4020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkCounts)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4768);

/**
 * Throws `RangeError` unless both are whole numbers with 0 <= `passed` <= `total` <= 1,000,000. No trials at all are
 * possible counts.
 */
function checkCounts(counts) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('total', counts.total, 'count');
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('passed', counts.passed, 'count', counts.total);
}


/***/ }),

/***/ 1014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ fisherGreater),
  H: () => (/* binding */ fisherLess)
});

// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(4020);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(4768);
;// CONCATENATED MODULE: ./build/kernel/statistics/choose.js

/**
 * The number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000: exact as long as n times the result
 * is at most `Number.MAX_SAFE_INTEGER` (all n up to 50, and small k far beyond), above that within a few roundings,
 * `Infinity` where no double is large enough. Throws `RangeError` on any other arguments.
 */
function choose(n, k) {
    (0,check_argument/* checkArgument */.s)('n', n, 'count');
    (0,check_argument/* checkArgument */.s)('k', k, 'count', n);
    const factors = Math.min(k, n - k);
    let ways = 1;
    // After each step `ways` is itself a number of ways, C(n - factors + i, i), so that every division comes out even;
    // and once infinite it stays so.
    for (let i = 1; i <= factors && ways < Infinity; i += 1)
        ways = (ways * (n - factors + i)) / i;
    return ways;
}

// EXTERNAL MODULE: ./build/kernel/statistics/log-factorial.js
var log_factorial = __webpack_require__(8614);
;// CONCATENATED MODULE: ./build/kernel/statistics/hypergeometric.js



/** Draws and successes may change places. The rarer (or nearly complete) one as draws makes the fewest selections. */
function withFewestSelections({ draws, successes, population }) {
    const spread = (margin) => Math.min(margin, population - margin);
    return spread(successes) < spread(draws)
        ? { draws: successes, successes: draws, population }
        : { draws, successes, population };
}
/** The number of selections with `lowest` to k successes; no term is larger than the number of all selections. */
function selectionsAtMost(k, lowest, { draws, successes, population }) {
    let selections = 0;
    for (let i = lowest; i <= k; i += 1)
        selections += choose(successes, i) * choose(population - successes, draws - i);
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
    const logMass = (0,log_factorial/* logChoose */.O)(successes, k) + (0,log_factorial/* logChoose */.O)(failures, draws - k) - (0,log_factorial/* logChoose */.O)(population, draws);
    return Math.exp(logMass) * sum;
}
/**
 * P(X <= k): the probability of k successes or fewer among `draws` things taken without putting back. Where a
 * double can count all selections (any urn of up to 1000 things), they are counted: while their number times
 * `population` is a safe integer, the result is the fraction rounded once, so that 1/20 is 0.05 and not a little less;
 * above that the relative error is about 1e-13 at most. Beyond it the smaller tail is summed in log space and keeps its
 * relative precision (1e-10 at 20,000 things). Throws `RangeError` unless all are whole, 0 <= k <= draws <= population
 * and successes <= population.
 */
function hypergeometricAtMost(k, urn) {
    (0,check_argument/* checkArgument */.s)('population', urn.population, 'count');
    (0,check_argument/* checkArgument */.s)('draws', urn.draws, 'count', urn.population);
    (0,check_argument/* checkArgument */.s)('successes', urn.successes, 'count', urn.population);
    (0,check_argument/* checkArgument */.s)('k', k, 'count', urn.draws);
    const turned = withFewestSelections(urn);
    const { draws, successes, population } = turned;
    const lowest = Math.max(0, draws + successes - population);
    if (k < lowest)
        return 0;
    if (k >= Math.min(draws, successes))
        return 1;
    const all = choose(population, draws);
    if (all < Infinity)
        return Math.min(1, selectionsAtMost(k, lowest, turned) / all);
    const mode = Math.floor(((draws + 1) * (successes + 1)) / (population + 2));
    if (k <= mode)
        return lowerTail(k, turned);
    // Things left behind for things drawn: more than k successes drawn are fewer than the rest left behind.
    return 1 - lowerTail(successes - k - 1, { draws: population - draws, successes, population });
}

;// CONCATENATED MODULE: ./build/kernel/statistics/fisher.js


/**
 * One-sided exact test that head's rate is lower than base's (Fisher 1935): the probability that, under equal rates and
 * with the numbers of trials and of passes as they are, `head.passed` or fewer of the passes would be head's. 1 where
 * either side has no trials. Small p-values keep their relative precision; a fraction that equals a level of
 * significance, as 1/20 for 0/3 against 3/3, is not below it (see `hypergeometricAtMost`). Throws `RangeError` on
 * impossible counts.
 */
function fisherLess(head, base) {
    (0,counts/* checkCounts */.t)(head);
    (0,counts/* checkCounts */.t)(base);
    return hypergeometricAtMost(head.passed, {
        draws: head.total,
        successes: head.passed + base.passed,
        population: head.total + base.total,
    });
}
/**
 * One-sided exact test that head's rate is higher than base's: the probability of `head.passed` or more. With fixed
 * margins that is `base.passed` or fewer for base. Otherwise as `fisherLess`.
 */
function fisherGreater(head, base) {
    return fisherLess(base, head);
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* unused harmony export logFactorial */
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4768);

/** `table[n]` is ln n!. It only ever grows, and an entry never changes: the same call gives the same bits. */
const table = [0];
/** The last entry, and what rounding has taken from it so far. */
let sum = 0;
let lost = 0;
/** Compensated (Kahan 1965): each entry is as good as one rounding of its true value, however many logs are in it. */
function growTo(n) {
    while (table.length <= n) {
        const term = Math.log(table.length) - lost;
        const next = sum + term;
        lost = next - sum - term;
        sum = next;
        table.push(next);
    }
}
/**
 * ln n!, for whole n from 0 to 1,000,000: the sum of the logarithms, kept in a table. Throws `RangeError` on any other
 * argument.
 */
function logFactorial(n) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('n', n, 'count');
    growTo(n);
    return table[n] ?? 0;
}
/**
 * ln of the number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000. Throws `RangeError` on any
 * other arguments.
 */
function logChoose(n, k) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('k', k, 'count', n);
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 1326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ rateDrop)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4768);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4020);


/**
 * By how much head's observed rate is below base's, -1 to 1. Over one denominator and rounded once: 4/5 against 20/20
 * is a drop of 0.2, where 1 - 0.8 is a little less and would miss a limit of 0.2. Throws `RangeError` on impossible
 * counts and where either side has no trials.
 */
function rateDrop(head, base) {
    for (const counts of [head, base]) {
        (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCounts */ .t)(counts);
        (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('total', counts.total, 'positive');
    }
    return (base.passed * head.total - head.passed * base.total) / (base.total * head.total);
}


/***/ }),

/***/ 7607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ wilsonInterval)
});

// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(4768);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var statistics_counts = __webpack_require__(4020);
;// CONCATENATED MODULE: ./build/kernel/statistics/normal-quantile.js

// Wichura 1988, Algorithm AS 241 (PPND16), with his coefficients.
const CENTRE = {
    above: [
        3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
        33430.57558358813, 2509.0809287301227,
    ],
    below: [
        1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
        28729.085735721943, 5226.495278852854,
    ],
};
const TAIL = {
    above: [
        1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
        0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
    ],
    below: [
        1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
        0.0005475938084995345, 1.0507500716444169e-9,
    ],
};
const FAR_TAIL = {
    above: [
        6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
        0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
    ],
    below: [
        1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
        1.421511758316446e-7, 2.0442631033899397e-15,
    ],
};
function polynomial(coefficients, x) {
    return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
function quotient({ above, below }, x) {
    return polynomial(above, x) / polynomial(below, x);
}
/**
 * The z that a standard normal variable stays below with probability p (Wichura 1988, AS 241: relative error about
 * 1e-16). Throws `RangeError` unless 0 < p < 1.
 */
function normalQuantile(p) {
    (0,check_argument/* checkArgument */.s)('p', p, 'confidence');
    const fromCentre = p - 0.5;
    if (Math.abs(fromCentre) <= 0.425)
        return fromCentre * quotient(CENTRE, 0.180625 - fromCentre * fromCentre);
    const depth = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
    const size = depth <= 5 ? quotient(TAIL, depth - 1.6) : quotient(FAR_TAIL, depth - 5);
    return fromCentre < 0 ? -size : size;
}

;// CONCATENATED MODULE: ./build/kernel/statistics/wilson.js



/**
 * The score interval of a rate (Wilson 1927), two-sided: the rates that a normal test with their own variance does not
 * reject. `confidence` as a fraction. {0, 1} where there were no trials. Throws `RangeError` on impossible counts and
 * unless 0 < confidence < 1.
 */
function wilsonInterval(counts, confidence = 0.95) {
    (0,statistics_counts/* checkCounts */.t)(counts);
    (0,check_argument/* checkArgument */.s)('confidence', confidence, 'confidence');
    const { passed, total } = counts;
    if (total === 0)
        return { low: 0, high: 1 };
    const z = normalQuantile((1 - confidence) / 2);
    const scale = total + z * z;
    const centre = (passed + (z * z) / 2) / scale;
    const half = (Math.abs(z) * Math.sqrt((passed * (total - passed)) / total + (z * z) / 4)) / scale;
    // At the upper end rounding must not take the observed rate out of its interval; at 0 both terms are the same double.
    return { low: centre - half, high: passed === total ? 1 : centre + half };
}


/***/ }),

/***/ 7919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ isCaseLoosened),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   Oi: () => (/* binding */ skillNameOf),
/* harmony export */   fQ: () => (/* binding */ aliasesAdded)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8118);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8397);




/**
 * Whether the head's case asks less of this provider than the comparator's: a requirement or a disallowed token dropped, a minimum
 * tier relaxed, an alternative added to the any-list or the list dropped, an alias that lets another name satisfy a token or hides
 * one that must not be used.
 */
function isCaseLoosened(before, head, agent) {
    const old = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .CG)(before, agent);
    const now = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .CG)(head, agent);
    return dropsRequired(old, now) || relaxesDisallowed(old, now) || widensAny(old, now) || movesNames(old, now);
}
function dropsRequired(old, now) {
    const kept = new Map([...now.present, ...now.required].map((item) => [item.canonical.toLowerCase(), item.tier]));
    return [...old.required, ...old.present].some((item) => {
        const tier = kept.get(item.canonical.toLowerCase());
        return tier === undefined || tier > item.tier;
    });
}
function relaxesDisallowed(old, now) {
    if (old.disallowed.length === 0)
        return false;
    const name = (side, token) => (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(side.aliases, token).toLowerCase();
    const kept = new Set(now.disallowed.map((token) => name(now, token)));
    return now.disallowedTier < old.disallowedTier || old.disallowed.some((token) => !kept.has(name(old, token)));
}
/** What satisfies the any-list: a tool call, or one of these texts. Null where nothing is asked. */
function anyOf(side) {
    if (side.any === null)
        return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .isNegative */ .cI)(side) ? null : { call: true, texts: [] };
    const texts = side.any.filter((token) => !(0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .isActivityToken */ .j)(token)).map((token) => token.toLowerCase());
    return { call: texts.length < side.any.length, texts };
}
function widensAny(old, now) {
    const before = anyOf(old);
    const after = anyOf(now);
    if (before === null)
        return false;
    if (after === null)
        return true;
    // A text that contains one which was enough before is no wider.
    const isNew = (text) => !before.texts.some((known) => text.includes(known));
    return (after.call && !before.call) || after.texts.some(isNew);
}
/** Added aliases can satisfy or hide a token, removed ones can only hide a disallowed one. */
function movesNames(old, now) {
    const disallowed = old.disallowed.map((token) => ({ token, canonical: (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(old.aliases, token) }));
    const all = [...old.required, ...old.present, ...disallowed];
    return (aliasesAdded(old.aliases, now.aliases).some((alias) => all.some((item) => concerns(alias, item))) ||
        aliasesAdded(now.aliases, old.aliases).some((alias) => disallowed.some((item) => concerns(alias, item))));
}
/** The aliases of `after` that `before` does not have, or resolves otherwise. */
function aliasesAdded(before, after) {
    return [...after].filter(([alias, name]) => before.get(alias)?.toLowerCase() !== name.toLowerCase());
}
/** Whether an alias takes the name of a token away, or gives it to something else. */
function concerns(alias, item) {
    const names = new Set([item.token, item.canonical].map(skillNameOf));
    return alias.some((name) => names.has(skillNameOf(name)));
}
/** The name without its plugin, of a skill or of the skill whose file it is; any other path as it is written. */
function skillNameOf(token) {
    const [skill = '', file, ...rest] = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(token);
    const isOther = file !== undefined && (file.toLowerCase() !== _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() || rest.length > 0);
    return (isOther ? token : (skill.split(':').at(-1) ?? '')).toLowerCase();
}


/***/ }),

/***/ 6752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ judgedUnit)
});

// EXTERNAL MODULE: ./build/routing/case-loosened.js
var case_loosened = __webpack_require__(7919);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(6992);
// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(7625);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(5609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var routing_requirements = __webpack_require__(8397);
;// CONCATENATED MODULE: ./build/routing/rejudge-unit.js







/**
 * The verdict of a stored result under other requirements than those it was scored with. Results hold the hits of every skill
 * that was seen and of every token that was asked for, so that most of another case can be judged; what they cannot show counts
 * as unmet, never as met.
 */
function rejudgeUnit(result, requirements, asked) {
    const { hits, ambiguous } = hitsFor(result, requirements);
    const facts = {
        observed: { ...result.observed, ambiguous: [...result.observed.ambiguous, ...ambiguous] },
        hits,
        timedOut: result.timed_out,
        skillsAvailable: result.skills_available,
    };
    const verdict = (0,judge_unit/* judgeUnit */.M)(requirements, facts);
    const notShown = tokensNotShown(result, requirements, asked, hits);
    if (notShown.length === 0 || verdict.status !== 'pass')
        return { verdict, notShown };
    const category = result.timed_out ? 'timeout' : 'assertion';
    return {
        verdict: { ...verdict, status: 'fail', failure_kind: 'missing_required', failure_category: category },
        notShown,
    };
}
function hitsFor(result, requirements) {
    const recorded = Object.entries(result.token_hits);
    const inventory = inventoryOf(result, recorded);
    const hits = new Map(recorded);
    const ambiguous = [];
    for (const token of (0,routing_requirements/* tokensOf */.k8)(requirements)) {
        const name = (0,attribute_signals/* resolveAlias */.Z)(requirements.aliases, token);
        let certain = hits.get(token);
        let possible;
        for (const [key, hit] of recorded) {
            if (key === token)
                continue;
            const { match, own } = ownHit(name, (0,attribute_signals/* resolveAlias */.Z)(requirements.aliases, key), hit, inventory);
            if (match === 'same')
                certain = merged(certain, own);
            else if (match === 'ambiguous')
                possible = merged(possible, own);
        }
        const hit = certain ?? possible;
        if (hit !== undefined)
            hits.set(token, hit);
        if (certain === undefined && possible !== undefined)
            ambiguous.push(token);
    }
    return { hits, ambiguous };
}
/** What the client offered, and the qualified names that were loaded: a client does not load what is not there. */
function inventoryOf(result, recorded) {
    const offered = (result.skills_available ?? []).map((name) => ({ name, aliases: [] }));
    const known = new skill_identity/* SkillInventory */.k(offered);
    const loaded = recorded.filter(([key, hit]) => key.includes(':') && hit.succeeded && !known.has(key));
    return new skill_identity/* SkillInventory */.k([...offered, ...loaded.map(([name]) => ({ name, aliases: [] }))]);
}
/**
 * What a hit that was recorded under `key` is for a token. The load of a skill also satisfies `<skill>/SKILL.md`, at tier 2 like
 * every token with a path.
 */
function ownHit(token, key, hit, inventory) {
    const [skill = '', file, ...rest] = (0,path_segments/* pathParts */.KC)(token);
    const isSkillFile = file?.toLowerCase() === path_segments/* SKILL_FILE */.LF.toLowerCase() && rest.length === 0;
    if (!isSkillFile || /[/\\]/.test(key))
        return { match: inventory.compare(token, key), own: hit };
    const capped = hit.succeeded_tier === 1 ? 2 : hit.succeeded_tier;
    const own = { ...hit, tier: hit.tier === 1 ? 2 : hit.tier, succeeded_tier: capped };
    return { match: hit.attempted ? inventory.compare(skill, key) : 'different', own };
}
function merged(left, right) {
    return left === undefined ? right : (0,token_hit/* mergeHits */.v)(left, right);
}
/** Tokens of which the results do not say whether they were seen, or whether what was seen was theirs. */
function tokensNotShown(result, requirements, asked, hits) {
    const known = new Set((0,routing_requirements/* tokensOf */.k8)(asked).map((token) => token.toLowerCase()));
    // The hits were attributed with these aliases: what they gave to a token, or took from one, cannot be told any more.
    const aliases = (0,case_loosened/* aliasesAdded */.fQ)(requirements.aliases, asked.aliases);
    const isMoved = (item) => aliases.some((alias) => (0,case_loosened/* concerns */.Kc)(alias, item));
    const required = [...requirements.required, ...requirements.present].filter(isMoved).map(({ token }) => token);
    const disallowed = requirements.disallowed.filter((token) => {
        if (hits.has(token))
            return false;
        if (isMoved({ token, canonical: (0,attribute_signals/* resolveAlias */.Z)(requirements.aliases, token) }))
            return true;
        const isRecorded = requirements.disallowedTier < 3 && isSkill(token);
        return !isRecorded && !known.has(token.toLowerCase());
    });
    const { any_matched: matched, any_unmatched: unmatched } = result.observed;
    const any = requirements.any ?? [];
    const isMet = any.some((token) => (0,judge_unit/* isAnyMet */.z)(token, result.observed));
    const unseen = isMet ? [] : any.filter((token) => !matched.includes(token) && !unmatched.includes(token));
    return [...required, ...disallowed, ...unseen];
}
/** Calls and reads of skills are recorded whether they were asked for or not; other files and mere mentions are not. */
function isSkill(token) {
    return !/[/\\.]/.test((0,case_loosened/* skillNameOf */.Oi)(token));
}

;// CONCATENATED MODULE: ./build/routing/judged-unit.js



/**
 * A unit of a case that asks less than before is judged by what was asked before. Where it passes that and not what the head asks,
 * the head's verdict stays. A negative case that became a positive one still has to show proof of life.
 */
function judgedUnit(result, definition, change, agent) {
    if (change === undefined || change.before === null)
        return result;
    const before = (0,routing_requirements/* requirementsOf */.CG)(change.before, agent);
    const now = (0,routing_requirements/* requirementsOf */.CG)(definition, agent);
    const wasNegative = (0,routing_requirements/* isNegative */.cI)(before) && !(0,routing_requirements/* isNegative */.cI)(now);
    if (!wasNegative && !(0,case_loosened/* isCaseLoosened */.GS)(change.before, definition, agent))
        return result;
    const { verdict, notShown } = rejudgeUnit(result, before, now);
    if (verdict.status === 'pass')
        return result.status === 'pass' ? { ...result, ...verdict } : result;
    const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
    return { ...result, ...verdict, error: `judged by the comparator's case${unseen}` };
}


/***/ }),

/***/ 3658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cellRule)
/* harmony export */ });
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(103);
/* harmony import */ var _stratum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2251);



/** The rule of one cell of a suite that is judged by counts. */
function cellRule({ comparatorEntry, headEntry, environment, today }) {
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today);
    if (expected === null)
        return { kind: 'single' };
    // What is tolerated is no question of counts.
    if (expected.expected_status !== 'pass')
        return { kind: 'single' };
    if (comparatorEntry === null)
        return { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' };
    const base = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], environment === 'mixed' ? null : environment);
    // A date that only the pull request writes down must not take a cell that passed away from its counts.
    const lapsed = comparatorEntry.expires !== undefined && comparatorEntry.expires < today;
    if (lapsed || comparatorEntry.expected_status !== 'pass') {
        // The counts are of the time when it failed: compared with them, it would only have to fail no worse.
        const why = expected.expired ? 'its tolerance has ended' : 'the pull request expects a pass now';
        return { kind: 'absolute', cause: 'claimed', base, why };
    }
    if (environment === 'mixed') {
        return { kind: 'absolute', cause: 'mixed', base: null, why: 'its trials ran with several clients or models' };
    }
    if (base === null) {
        const other = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], null);
        const why = other === null || environment === null
            ? 'the baseline has no trials of it'
            : `the baseline has trials with ${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(other.fingerprint)}, none with ${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(environment)}`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    if (base.total < _stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_BASE_TRIALS */ .og) {
        const why = `the baseline has ${base.total} trials of it, and ${_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_BASE_TRIALS */ .og} are needed`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    return { kind: 'sequential', base };
}


/***/ }),

/***/ 103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ environmentText),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   iE: () => (/* binding */ sameEnvironment),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   tU: () => (/* binding */ sameFingerprint)
/* harmony export */ });
/**
 * What a unit was a trial of (CONTRIBUTING.md, "Trials and statistics"): client major and minor version, model, case and skills.
 * `skillSetDigest`: of the batch.
 */
function fingerprintOf(unit, skillSetDigest) {
    return { ...environmentOf(unit), case_digest: unit.case_digest, skill_set_digest: skillSetDigest };
}
/** Client and model of a unit; the model is the transcript's, else the run's own record, as the results hold it. */
function environmentOf({ client }) {
    return { client: client.version === null ? null : minorVersion(client.version), model: client.model };
}
/** `2.1` of `2.1.332`; a version of another form as it is. */
function minorVersion(version) {
    return /^\d+\.\d+/.exec(version.trim())?.[0] ?? version.trim();
}
function sameEnvironment(left, right) {
    return left.client === right.client && left.model === right.model;
}
function sameFingerprint(left, right) {
    return (sameEnvironment(left, right) &&
        left.case_digest === right.case_digest &&
        left.skill_set_digest === right.skill_set_digest);
}
/** For people: `client 2.1, model sonnet`. */
function environmentText({ client, model }) {
    return `client ${client ?? 'of unknown version'}, ${model === null ? 'unknown model' : `model ${model}`}`;
}


/***/ }),

/***/ 9847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ independentTrials)
/* harmony export */ });
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(977);

/** Worst first: a repeated run must not take a failure out of the count. */
const WORST = ['fail', 'pass', 'infra_error'];
/**
 * Two trials with the same client session or the same bytes are one run and count once, as the worse of the two (CONTRIBUTING.md,
 * "Trials and statistics"). Trials that only read alike count, and are counted.
 */
function independentTrials(trials) {
    const groups = [];
    for (const unit of trials) {
        const same = groups.filter((group) => group.some((other) => isSameRun(unit, other)));
        const joined = [...same.flat(), unit];
        for (const group of same)
            groups.splice(groups.indexOf(group), 1);
        groups.push(joined);
    }
    const units = groups
        .map((group) => group.reduce((worst, unit) => (rank(unit) < rank(worst) ? unit : worst)))
        .sort((left, right) => left.trial - right.trial);
    const counted = units.filter(({ status }) => status !== 'infra_error');
    const contents = counted.flatMap(({ observed }) => observed.content_digest ?? []);
    const alike = contents.filter((content) => contents.indexOf(content) !== contents.lastIndexOf(content)).length;
    return { units, repeated: trials.length - units.length, alike };
}
function isSameRun(left, right) {
    const session = left.observed.session_id;
    if (session !== null && session === right.observed.session_id)
        return true;
    const [first, second] = [left.transcript, right.transcript];
    // Two clients that wrote nothing are not one run.
    return first !== null && second !== null && first.bytes > 0 && first.sha256 === second.sha256;
}
function rank(unit) {
    return WORST.indexOf(unit.status) * 4 + ((0,_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .isDisallowedForCertain */ .S1)(unit) ? 0 : 2) + (unit.timed_out ? 0 : 1);
}


/***/ }),

/***/ 3788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ judgeSuite)
});

// UNUSED EXPORTS: isUnreliable

// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(8077);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js + 2 modules
var fisher = __webpack_require__(1014);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(4768);
;// CONCATENATED MODULE: ./build/kernel/statistics/holm.js

/**
 * Step-down adjusted p-values (Holm 1979), in the order of the input: the smallest times their number, the next times
 * one less, and so on; none below the one before it, none above 1. Rejecting what is below a level keeps the chance of
 * any false rejection among all of them below it. An empty list gives an empty one. Throws `RangeError` on a p-value
 * outside 0 to 1.
 */
function holmAdjusted(pValues) {
    for (const p of pValues)
        (0,check_argument/* checkArgument */.s)('p-value', p, 'probability');
    const adjusted = pValues.map(() => 0);
    let atLeast = 0;
    const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
    for (const [rank, [index, p]] of ascending.entries()) {
        atLeast = Math.max(atLeast, Math.min(1, (pValues.length - rank) * p));
        adjusted[index] = atLeast;
    }
    return adjusted;
}

// EXTERNAL MODULE: ./build/kernel/statistics/rate-drop.js
var rate_drop = __webpack_require__(1326);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-step.js
var sampling_step = __webpack_require__(4057);
;// CONCATENATED MODULE: ./build/routing/sampling/judge-suite.js





/** A baseline is unreliable unless it shows, at this level, that more than half of its trials pass. */
const UNRELIABLE = { rate: 0.5, alpha: 0.05 };
/** A cell is flaky if baseline and head together show, at this level, that it passes less often than this. */
const FLAKY = { rate: 0.95, alpha: 0.05 };
/**
 * Judges the cells of a suite by their counts (CONTRIBUTING.md, "Trials and statistics"), in the order given. Only cells that went past
 * the first stage were tested, so that only they count for Holm's correction. `cells`: of the suite.
 */
function judgeSuite(sampled, policy, cells) {
    const steps = sampled.map(({ rule, sample }) => (0,sampling_step/* samplingStep */.u)(rule, sample, policy, cells));
    const tested = steps.flatMap(({ p }, index) => (p === null ? [] : [{ index, p }]));
    const corrected = holmAdjusted(tested.map(({ p }) => p));
    const adjusted = new Map(tested.map(({ index }, place) => [index, corrected[place] ?? 1]));
    return sampled.map(({ rule, sample }, index) => {
        const step = steps[index] ?? (0,sampling_step/* samplingStep */.u)(rule, sample, policy, cells);
        const own = adjusted.get(index) ?? null;
        const { base } = rule;
        return {
            outcome: outcomeOf(rule, sample, step, own, policy),
            step,
            adjusted: own,
            drop: base !== null && base.total > 0 && sample.total > 0 ? (0,rate_drop/* rateDrop */.A)(sample, base) : null,
        };
    });
}
function outcomeOf(rule, sample, step, adjusted, policy) {
    if (step.kind === 'more')
        return 'insufficient_data';
    if (rule.kind === 'absolute') {
        // Where clients or models differ, a failure cannot be held against any counts.
        const isBlind = rule.cause === 'mixed' && sample.passed < sample.total;
        if (step.because === 'met' && !isBlind)
            return 'met';
        return sample.passed === 0 && sample.total >= policy.newCases.passes ? 'lost' : 'unmet';
    }
    if (step.because === 'disallowed')
        return 'regression';
    if (step.because === 'clean')
        return isImprovement(rule.base, sample, policy) ? 'improvement' : 'held';
    return testedOutcome(rule.base, sample, step.p ?? 1, adjusted ?? 1, policy);
}
/** The first that fits. */
function testedOutcome(base, sample, p, adjusted, policy) {
    const drop = (0,rate_drop/* rateDrop */.A)(sample, base);
    if (adjusted < policy.alpha && drop >= policy.drop)
        return 'regression';
    if (isUnreliable(base))
        return 'unreliable_baseline';
    if (p < policy.soft.alpha && drop >= policy.soft.drop)
        return 'soft_regression';
    if (drop >= policy.watchDrop)
        return 'watch';
    if (isImprovement(base, sample, policy))
        return 'improvement';
    return isFlaky(base, sample) ? 'flaky' : 'held';
}
/** Exact, since normal intervals are wrong at these numbers of trials. */
function isUnreliable({ passed, total }) {
    return (0,binomial/* binomialAtLeast */.yb)(passed, total, UNRELIABLE.rate) > UNRELIABLE.alpha;
}
function isFlaky(base, head) {
    const [passed, total] = [base.passed + head.passed, base.total + head.total];
    return (0,binomial/* binomialAtMost */.Q4)(passed, total, FLAKY.rate) < FLAKY.alpha;
}
function isImprovement(base, head, { alpha, drop }) {
    return -(0,rate_drop/* rateDrop */.A)(head, base) >= drop && (0,fisher/* fisherGreater */.o)(head, base) < alpha;
}


/***/ }),

/***/ 977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ isDisallowedForCertain),
/* harmony export */   p6: () => (/* binding */ EMPTY_SAMPLE),
/* harmony export */   uV: () => (/* binding */ sampleOf)
/* harmony export */ });
/* unused harmony export isPassed */
const EMPTY_SAMPLE = { passed: 0, total: 0, disallowed: 0, infra: 0 };
/**
 * Counts independent trials: passes and failures, never infrastructure errors. A trial that timed out where that is not allowed
 * counts as failed. `forbidden`: the disallowed skills that are counted, see `isDisallowedForCertain`.
 */
function sampleOf(units, allowTimeout, forbidden = null) {
    const counted = units.filter((unit) => unit.status !== 'infra_error');
    const passed = counted.filter((unit) => isPassed(unit, allowTimeout));
    return {
        passed: passed.length,
        total: counted.length,
        disallowed: counted.filter((unit) => isDisallowedForCertain(unit, forbidden)).length,
        infra: units.length - counted.length,
    };
}
/** Whether a counted trial met what was expected. */
function isPassed({ status, timed_out: timedOut }, allowTimeout) {
    return status === 'pass' && (!timedOut || allowTimeout);
}
/** Whether a disallowed skill was called at tier 1. `among`: tokens in lower case, of which it has to be one; null means any. */
function isDisallowedForCertain({ gating_hits: gating, token_hits: hits }, among = null) {
    return gating.some((token) => Object.hasOwn(hits, token) && hits[token]?.tier === 1 && (among === null || among.has(token.toLowerCase())));
}


/***/ }),

/***/ 7155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ sampledTrials)
/* harmony export */ });
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);
/* harmony import */ var _cell_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3658);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(103);
/* harmony import */ var _independent_trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9847);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(977);





/** The counts of a cell's results in a sequential suite; null where each trial is judged by itself. `change`: of its case. */
function sampledTrials(entries, change, results) {
    const { units, repeated, alike } = (0,_independent_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .independentTrials */ .a)(results);
    const rule = (0,_cell_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .cellRule */ .J)({ ...entries, environment: environmentOfAll(units) });
    if (rule.kind === 'single')
        return null;
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(entries.comparatorEntry, entries.headEntry, entries.today);
    const sample = (0,_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleOf */ .uV)(units, expected?.allow_timeout ?? false, forbiddenBefore(change));
    return { rule, sample, repeated, alike };
}
/** What the baseline's trials could show as well: the skills that the comparator's case forbids. Null where it is not known. */
function forbiddenBefore(change) {
    const before = change?.before ?? null;
    return before === null ? null : new Set((before.disallowed_skills ?? []).map((token) => token.toLowerCase()));
}
/**
 * Of the trials that count. What a trial does not tell is taken to be what the others tell: one that was ended early has often not come
 * to its model. Null where none counts.
 */
function environmentOfAll(units) {
    const all = units.filter(({ status }) => status !== 'infra_error').map(_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .environmentOf */ .p7);
    if (all.length === 0)
        return null;
    const [clients, models] = [
        new Set(all.flatMap(({ client }) => client ?? [])),
        new Set(all.flatMap(({ model }) => model ?? [])),
    ];
    if (clients.size > 1 || models.size > 1)
        return 'mixed';
    return { client: [...clients][0] ?? null, model: [...models][0] ?? null };
}


/***/ }),

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isSequential),
/* harmony export */   Pv: () => (/* binding */ ruleOfPlan),
/* harmony export */   m1: () => (/* binding */ entriesOfCell)
/* harmony export */ });
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5649);
/* harmony import */ var _cell_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3658);


/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
function isSequential({ rule }, { entries }) {
    if (rule !== null)
        return rule === 'sequential';
    const all = [...entries.values()].flatMap((cells) => [...cells.values()]);
    return all.some(({ history }) => history !== undefined && history.length > 0);
}
/** The rule of a cell before anything of it has run. */
function ruleOfPlan(basis, caseId, agent) {
    if (!isSequential(basis.policy, basis.comparator))
        return { kind: 'single' };
    return (0,_cell_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .cellRule */ .J)({ ...entriesOfCell(basis, caseId, agent), environment: null });
}
/** The entries of a cell; a renamed case has the comparator's under its id before. */
function entriesOfCell({ comparator, head, changes, today }, caseId, agent) {
    const before = changes.get(caseId)?.beforeId ?? caseId;
    return { comparatorEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(comparator, before, agent), headEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(head, caseId, agent), today };
}


/***/ }),

/***/ 4057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ samplingStep)
/* harmony export */ });
/* unused harmony export isDisallowedConfirmed */
/* harmony import */ var _kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1014);
/* harmony import */ var _kernel_statistics_rate_drop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1326);


/** A disallowed skill in so many trials, where the baseline shows none in so many, is no question of statistics. */
const DISALLOWED_TRIALS = 2;
const DISALLOWED_BASE_TRIALS = 10;
/**
 * Whether a cell is decided, or which stage comes next: the one rule by which a run goes on and a gate accepts that it stopped.
 * `cells`: of the suite, cases × providers; a p-value below alpha ÷ cells is significant whatever Holm's correction will be, so that nothing more is asked.
 */
function samplingStep(rule, sample, policy, cells) {
    switch (rule.kind) {
        case 'single':
            return { kind: 'stop', because: 'single', p: null };
        case 'absolute':
            return absoluteStep(sample, policy.newCases);
        case 'sequential':
            return sequentialStep(rule.base, sample, policy, cells);
    }
}
/** Where more trials were run than the rule asks for, the same share of them has to pass. */
function absoluteStep({ passed, total }, { passes, trials }) {
    const met = total > trials ? passed * trials >= passes * total : passed >= passes;
    if (met)
        return { kind: 'stop', because: 'met', p: null };
    if (total > trials || total - passed > trials - passes)
        return { kind: 'stop', because: 'unmet', p: null };
    return { kind: 'more', counted: total + (passes - passed), p: null };
}
function sequentialStep(base, sample, policy, cells) {
    const { stages, goOnBelow, alpha, drop } = policy;
    const { passed, total } = sample;
    if (isDisallowedConfirmed(base, sample))
        return { kind: 'stop', because: 'disallowed', p: null };
    const [first = 1] = stages;
    if (total < first)
        return { kind: 'more', counted: first, p: null };
    if (passed === total)
        return { kind: 'stop', because: 'clean', p: null };
    const p = (0,_kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__/* .fisherLess */ .H)(sample, base);
    const stage = stages.findLastIndex((end) => end <= total);
    const next = stages[stage + 1];
    if (next === undefined || (p < alpha / Math.max(1, cells) && (0,_kernel_statistics_rate_drop_js__WEBPACK_IMPORTED_MODULE_1__/* .rateDrop */ .A)(sample, base) >= drop)) {
        return { kind: 'stop', because: 'tested', p };
    }
    // After the first stage every cell goes on that is not clean: three trials decide nothing.
    const bound = stage === 0 ? 1 : (goOnBelow[stage - 1] ?? 1);
    return p < bound || stage === 0 ? { kind: 'more', counted: next, p } : { kind: 'stop', because: 'tested', p };
}
function isDisallowedConfirmed(base, sample) {
    return sample.disallowed >= DISALLOWED_TRIALS && base.disallowed === 0 && base.total >= DISALLOWED_BASE_TRIALS;
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ baseStratum),
/* harmony export */   hk: () => (/* binding */ newestStratum),
/* harmony export */   "in": () => (/* binding */ POOLED_TRIALS),
/* harmony export */   og: () => (/* binding */ LEAST_BASE_TRIALS),
/* harmony export */   su: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(103);

/** Trials of one stratum that are pooled at most: older ones tell of skills as they were long ago. */
const POOLED_TRIALS = 30;
/** Fewer trials of the baseline than this show nothing: even a total loss would not stand out. */
const LEAST_BASE_TRIALS = 5;
/**
 * The stratum that a head's trials are compared with: the newest of their client and model that has enough trials, else the newest. Case
 * and skills may differ, since they are what a pull request changes, and a merged change begins a stratum that is empty at first.
 * `environment` null takes any. Null where the history has none.
 */
function baseStratum(history, environment) {
    const fitting = history.filter(({ fingerprint }) => environment === null || (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameEnvironment */ .iE)(fingerprint, environment));
    const strata = fitting.flatMap(({ fingerprint }, index) => {
        const isFirst = fitting.findIndex((other) => (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameFingerprint */ .tU)(other.fingerprint, fingerprint)) === index;
        return isFirst ? [stratum(history, fingerprint)] : [];
    });
    return strata.find(({ total }) => total >= LEAST_BASE_TRIALS) ?? strata[0] ?? null;
}
/** The newest stratum; null where the history has none. */
function newestStratum([newest, ...older]) {
    return newest === undefined ? null : stratum([newest, ...older], newest.fingerprint);
}
/** The counts of a fingerprint; records of another one are never added. */
function stratum(history, fingerprint) {
    const records = newestOf(history, fingerprint);
    const sum = (field) => records.reduce((total, record) => total + record[field], 0);
    return {
        passed: sum('passed'),
        total: sum('total'),
        disallowed: sum('disallowed'),
        fingerprint,
        batches: records.length,
    };
}
/** The newest records of a fingerprint, at most so many trials of them; the newest record always. */
function newestOf(history, fingerprint) {
    const kept = [];
    let trials = 0;
    for (const record of history) {
        if (!(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameFingerprint */ .tU)(record.fingerprint, fingerprint))
            continue;
        trials += record.total;
        if (kept.length > 0 && trials > POOLED_TRIALS)
            break;
        kept.push(record);
    }
    return kept;
}


/***/ })

};
