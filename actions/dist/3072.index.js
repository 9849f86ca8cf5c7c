export const id = 3072;
export const ids = [3072];
export const modules = {

/***/ 12791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ ownReport),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   Qk: () => (/* binding */ localReport),
/* harmony export */   ft: () => (/* binding */ writeDocument),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6819);
/* harmony import */ var _contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4479);
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66282);
/* harmony import */ var _gates_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85455);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91772);
/* harmony import */ var _io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98117);
/* harmony import */ var _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48379);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86578);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41);
/* harmony import */ var _reports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2416);











/** The report of this workflow run. */
async function ownReport(outcome, environment) {
    // A gate with a named base needs no event, and a report must not make it fail.
    const own = await ownRun(environment).catch(_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .asPortcullisError */ .Uj);
    const { run, workflow } = own instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .PortcullisError */ .SO ? UNKNOWN_RUN : own;
    return { report: (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportOf */ .lW)(outcome, run, _gates_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_TABLES */ .Kr), workflow };
}
const UNKNOWN_RUN = { run: null, workflow: null };
async function ownRun(environment) {
    const context = await (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_9__/* .eventOfRun */ .fg)(environment);
    if (context === null)
        return UNKNOWN_RUN;
    return { run: (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportRunOf */ .Fm)(context, environment['GITHUB_SERVER_URL'] ?? ''), workflow: context.workflow };
}
/** The report of a gate that is no part of a workflow run. */
function localReport(outcome) {
    return (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportOf */ .lW)(outcome, null, _gates_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_TABLES */ .Kr);
}
/**
 * Writes a report's files, whole or not at all each.
 *
 * @throws PortcullisError `not_written` for the first that cannot be written
 */
async function writeReports(report, files, cwd) {
    for (const format of ['sarif', 'junit', 'markdown']) {
        const path = files[format];
        if (path === null)
            continue;
        await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), (0,_reports_js__WEBPACK_IMPORTED_MODULE_10__/* .renderReport */ .B1)(report, format, _reports_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAIN */ .tZ), `the ${format} report`);
    }
}
/** Writes a document where a person or another program can find it; `what` names it in messages. */
async function writeDocument(document, path, what) {
    await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(document), what);
}
/**
 * A gate result or report that was written before, and the report that it is or makes; `path` is relative to where the command runs.
 *
 * @throws PortcullisError `invalid_input`, and what `readTextFile` throws
 */
async function readReport({ cwd }, path) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), 'the gate result');
    if (isReport(text)) {
        const report = (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGateReport */ .Bw)(text, path, _gates_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_TABLES */ .Kr);
        return { document: report, report };
    }
    const result = (0,_contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGateResult */ .IE)(text, path, _gates_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_TABLES */ .Kr);
    return { document: result, report: localReport(result) };
}
/** What is no JSON is for the parser to say. */
function isReport(text) {
    try {
        return (0,_kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonMemberTexts */ .D)(text, new Set(['stopped']))?.has('stopped') === true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ runGates)
});

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(66282);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/app/comparator/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(73766);
// EXTERNAL MODULE: ./build/app/gates/gate-head.js + 1 modules
var gate_head = __webpack_require__(56122);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/gates/gate-files.js


/** Workflows and the actions that lie in the repository: they say whether the gate runs at all, and with what. */
const FOLDERS = ['.github/workflows/', '.github/actions/'];
/**
 * Says where the files that run the gate are other than at the comparator; null where they are the same. Everything else that decides is read
 * at the comparator, but `pull_request` runs the workflow as the pull request has it, so that no report can vouch for it
 * (src/gates/README.md, "What runs the gate"). On GitHub's merge commit it may be the base branch that changed them; telling too often is the safe side.
 */
function gateFilesWarning(differing) {
    const changed = differing.filter((path) => commit_files/* CODE_OWNERS_PLACES */.wy.includes(path) || FOLDERS.some((folder) => path.startsWith(folder)));
    if (changed.length === 0)
        return null;
    return `what runs this gate is other than at the merge base, and no report can vouch for that: read the change of ${(0,counted/* firstOf */.K)(changed)}`;
}

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/judged-part.js
var judged_part = __webpack_require__(29532);
// EXTERNAL MODULE: ./build/app/repository/client-skills.js
var client_skills = __webpack_require__(99105);
// EXTERNAL MODULE: ./build/app/repository/instructing-files.js
var instructing_files = __webpack_require__(20457);
;// CONCATENATED MODULE: ./build/app/gates/head-warnings.js








/** What somebody has to read who relies on this report: see `gateFilesWarning` and `unjudgedWarning`. */
async function headWarnings(world, head, comparator) {
    const { repository, commit } = head;
    const files = await (0,instructing_files/* instructingFiles */.g)(world, { further: [], ofCommit: true });
    const setup = setupWarnings(head, comparator, files);
    if (comparator.commits.kind === 'file' || repository === null || commit === null)
        return setup;
    try {
        const changed = (0,commit_files/* differingPaths */.Zk)(await comparator.entries(), await repository.listEntriesAt(commit));
        const unjudged = await unjudgedWarning(repository, commit, comparator, new Set(changed), files);
        return [gateFilesWarning(changed), unjudged, ...setup].filter((warning) => warning !== null);
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO && error.code === 'not_comparable'))
            throw error;
        return [...setup, `it is unknown whether what runs this gate was changed: ${error.message}`];
    }
}
/**
 * What somebody should know of how the head's agents are set up, in every mode: rules that keep a client from a skill under test, and
 * skills that a client gets only here (src/providers/README.md, "Under test").
 */
function setupWarnings(head, comparator, files) {
    const { providers } = comparator.isConfigured ? comparator.config : head.config;
    const names = [...new Set(head.cases.flatMap(({ definition }) => (0,case_file/* requiredSkills */.Kp)(definition)))];
    const foreign = [...providers].filter(([, { skills }]) => skills.length > 0);
    return [
        ...[...head.config.providers.keys()].flatMap((id) => (0,client_skills/* deniedBySettings */.kQ)(id, files, names)),
        ...foreign.map(([id, { skills }]) => `${id} gets the skills of ${skills.join(', ')}, which it does not read (providers.${id}.skills)`),
    ];
}
/** Says where the head has what no unit is given, and the comparator had something else of that, or such a file is gone; null where nowhere. */
async function unjudgedWarning(repository, commit, comparator, changed, files) {
    const behindLinks = files.filter(({ path, source }) => path !== source && changed.has(source));
    const touched = new Set();
    for (const { path, source } of [...[...changed].map((one) => ({ path: one, source: one })), ...behindLinks]) {
        const part = (0,judged_part/* judgedPart */.p)(path);
        const own = part === null ? null : await repository.readFileAt(commit, source);
        if (part === null || own === null || own.kind === 'unreadable')
            continue;
        const { left } = part(own.kind === 'found' ? Buffer.from(own.bytes).toString() : '');
        const was = left === '' || own.kind === 'absent' ? null : await comparator.read(source);
        if (left !== '' && (was === null || part(was.text).left !== left))
            touched.add(source);
    }
    if (touched.size === 0)
        return null;
    return `settings_not_judged: no unit is given what executes, grants or redirects, and this change touches it: read the change of ${(0,counted/* firstOf */.K)([...touched])}`;
}

// EXTERNAL MODULE: ./build/gates/jobs/decide.js
var decide = __webpack_require__(91534);
// EXTERNAL MODULE: ./build/gates/jobs/rules.js
var rules = __webpack_require__(90707);
;// CONCATENATED MODULE: ./build/app/gates/jobs/jobs-gate.js


const JOBS_GATE = {
    gate: rules/* JOBS */.P.gate,
    isAsked: ({ options }) => options.needed !== undefined,
    judge: ({ options }) => Promise.resolve((0,decide/* decideJobs */.L)(options.needed?.legs ?? [])),
};

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/client-lock.js + 1 modules
var client_lock = __webpack_require__(84225);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/kpi-baseline.js + 1 modules
var kpi_baseline = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/gates/kpi/decide.js + 2 modules
var kpi_decide = __webpack_require__(15348);
// EXTERNAL MODULE: ./build/gates/kpi/rules.js
var kpi_rules = __webpack_require__(94153);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/routing/case-loosened.js
var case_loosened = __webpack_require__(77919);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/contracts/routing-detail.js + 1 modules
var routing_detail = __webpack_require__(10861);
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(67325);
;// CONCATENATED MODULE: ./build/routing/compare-cell.js




/**
 * The comparison table (src/routing/README.md, "Comparison"): the first row that fits decides. Each trial is judged; fails beats warns
 * beats passes.
 */
function compareCell(situation) {
    const { comparatorEntry, headEntry } = situation;
    const expected = (0,effective_entry/* effectiveEntry */.yz)(comparatorEntry, headEntry, situation.today);
    const exists = situation.inCases && situation.inConfiguration;
    const notes = [
        ...(exists || headEntry !== null ? (0,effective_entry/* entryNotes */.yu)(comparatorEntry, headEntry) : []),
        ...(situation.caseLoosened ? ['case_loosened'] : []),
    ];
    const decided = (row, trial) => {
        return { ...(notes.includes('entry_removed') ? withoutEntry(row, situation) : row), notes, expected, trial };
    };
    const whole = rowOfCell(situation);
    if (whole !== null)
        return decided(whole, null);
    if (situation.sampled !== null && expected !== null) {
        return decided(rowOfSample(situation, situation.sampled, expected), worstTrial(situation.trials ?? [], expected));
    }
    const rows = (situation.trials ?? []).map((trial) => trial === null ? MISSING : rowOfTrial(situation, expected, trial));
    const [worst] = [...rows.entries()].sort(([, left], [, right]) => severity(left) - severity(right));
    return worst === undefined ? decided(MISSING, null) : decided(worst[1], worst[0]);
}
const MISSING = {
    delta: 'missing_result',
    gate: 'fail',
    timeout: false,
    reason: 'planned, but there is no result',
};
/** Rows that do not look at a result. */
function rowOfCell(situation) {
    const { comparatorEntry, headEntry, inCases, inConfiguration, trials, cutOff } = situation;
    const row = (delta, gate, reason) => ({ delta, gate, timeout: false, reason });
    if (!inCases || !inConfiguration) {
        const gone = inCases ? 'the provider is gone from the configuration' : 'the case is gone';
        if (comparatorEntry !== null && headEntry === null) {
            const reason = `${gone}, and so is its baseline entry (${recordOf(comparatorEntry)})`;
            return row('removed', (0,gate_verdict/* effectOf */.$x)(situation.levels['on-removed']), reason);
        }
        return row('missing_result', 'fail', `${gone}, but the baseline still has an entry for it`);
    }
    if (trials === null) {
        const why = cutOff ? 'the budget of the run was used up' : 'the plan leaves it out';
        const [gate, touched] = cutOff && situation.touched ? ['undecided', ', and it is touched'] : ['report', ''];
        if (!situation.caseChanged)
            return row('not_planned', gate, `not run: ${why}${touched}`);
        return row('missing_result', 'fail', `the case is new or was changed, but ${why}${cutOff ? ' before it' : ''}`);
    }
    if (trials.length === 0 || trials.includes(null))
        return MISSING;
    if (!situation.promptLeading)
        return null;
    return row('prompt_leading', 'fail', 'the prompt names a required skill, which it did not do at the merge base');
}
/** What a cell comes to whose entry is gone: the worse of both. */
function withoutEntry(row, { comparatorEntry, levels }) {
    const gate = (0,gate_verdict/* effectOf */.$x)(levels['on-removed'], 'ok');
    if (comparatorEntry === null || gate_verdict/* GATE_EFFECTS */.Dk.indexOf(gate) >= gate_verdict/* GATE_EFFECTS */.Dk.indexOf(row.gate))
        return row;
    const reason = `its baseline entry is gone (${recordOf(comparatorEntry)}); ${row.reason}`;
    return { ...row, delta: 'removed', gate, reason };
}
/** How often a cell passed, as far as that was counted. */
function recordOf({ expected_status: expected, history = [] }) {
    const sum = (key) => history.reduce((all, one) => all + one[key], 0);
    return history.length === 0 ? `expected ${expected}` : `${sum('passed')} of ${sum('total')} trials passed`;
}
/** The trial that shows best why: the first that failed, else the first that has a result. */
function worstTrial(trials, { allow_timeout: late }) {
    const failed = trials.findIndex((trial) => trial?.status === 'fail' || (trial?.status === 'pass' && trial.timed_out && !late));
    const any = trials.findIndex((trial) => trial !== null);
    return failed >= 0 ? failed : any >= 0 ? any : null;
}
function severity(row) {
    return gate_verdict/* GATE_EFFECTS */.Dk.indexOf(row.gate) * routing_detail/* DELTAS */.CH.length + routing_detail/* DELTAS */.CH.indexOf(row.delta);
}
/** The row of the comparison table that fits one trial (src/routing/README.md, "Comparison"). */
function rowOfTrial(situation, expected, trial) {
    const { comparatorEntry, levels } = situation;
    const { status, timed_out: timedOut } = trial;
    const row = (delta, gate, reason) => ({ delta, gate, timeout: timedOut, reason });
    const got = timedOut ? `${status} (timed out)` : status;
    if (status === 'infra_error' && expected !== null && expected.expected_status !== 'infra_error') {
        const reason = `expected ${expected.expected_status}, got an infrastructure error`;
        return row('infra', situation.infra, reason);
    }
    if (expected === null) {
        return row('missing_baseline', 'fail', `got ${got}, but no baseline has an entry for this cell`);
    }
    const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
    const isLate = timedOut && status !== 'infra_error' && !expected.allow_timeout;
    const isWorse = effective_entry/* STATUS_RANK */.Mo[status] < effective_entry/* STATUS_RANK */.Mo[expected.expected_status];
    if (comparatorEntry === null) {
        const reason = `a new cell: expected ${expected.expected_status}, got ${got}${lapsed}`;
        return row('new', isWorse || isLate ? 'fail' : 'ok', reason);
    }
    if (isLate || isWorse) {
        const why = isLate
            ? `${status}, but only after a timeout, which is not allowed here`
            : `expected ${expected.expected_status}, got ${got}`;
        return row('regression', (0,gate_verdict/* effectOf */.$x)(levels.regression), `${why}${lapsed}`);
    }
    if (isBetter(status, comparatorEntry.expected_status)) {
        const reason = `${comparatorEntry.expected_status} was expected, got ${got}`;
        return row('improvement', (0,gate_verdict/* effectOf */.$x)(levels.improvement, 'ok'), reason);
    }
    return row('held', 'ok', `${got}, as expected`);
}
/** A failure where an infrastructure error was expected tells nothing new. */
function isBetter(status, expected) {
    if (expected === 'infra_error')
        return status === 'pass';
    return effective_entry/* STATUS_RANK */.Mo[status] > effective_entry/* STATUS_RANK */.Mo[expected];
}
/** The rows `pass` and `fail` of a cell whose trials are counted (src/routing/README.md, "Trials and statistics"). */
function rowOfSample(situation, sampled, expected) {
    const { levels, infra, comparatorEntry } = situation;
    const { rule, sample, verdict } = sampled;
    const timeout = (situation.trials ?? []).some((trial) => trial?.timed_out === true);
    if (sample.total === 0) {
        const reason = `expected ${expected.expected_status}, got infrastructure errors only`;
        return { delta: 'infra', gate: infra, timeout, reason };
    }
    const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
    const reason = `${sampleReason(sampled, verdict)}${lapsed}`;
    const row = (delta, gate) => ({ delta, gate, timeout, reason });
    const undecided = () => {
        // Only what infrastructure took away is tolerated: a failure that leaves a cell undecided is the cell's own.
        const isInfraAlone = verdict.step.kind === 'more' && sample.infra > 0 && sample.passed === sample.total;
        const level = levels['insufficient-data'];
        const tolerated = infra === 'warn' && isInfraAlone && level === 'error';
        return row('insufficient_data', tolerated ? 'warn' : level === 'error' ? 'undecided' : (0,gate_verdict/* effectOf */.$x)(level));
    };
    const improvement = () => row('improvement', (0,gate_verdict/* effectOf */.$x)(levels.improvement, 'ok'));
    const regression = () => row('regression', (0,gate_verdict/* effectOf */.$x)(levels.regression));
    const rows = {
        held: () => row('held', 'ok'),
        improvement,
        regression,
        soft_regression: () => row('soft_regression', (0,gate_verdict/* effectOf */.$x)(levels['soft-regression'])),
        watch: () => row('watch', (0,gate_verdict/* effectOf */.$x)(levels.watch)),
        flaky: () => row('flaky', (0,gate_verdict/* effectOf */.$x)(levels.flaky)),
        unreliable_baseline: () => row('unreliable_baseline', (0,gate_verdict/* effectOf */.$x)(levels['unreliable-baseline'])),
        insufficient_data: undecided,
        met: () => {
            if (comparatorEntry === null)
                return row('new', 'ok');
            return comparatorEntry.expected_status === 'pass' ? row('held', 'ok') : improvement();
        },
        unmet: () => {
            if (comparatorEntry === null)
                return row('new', 'fail');
            return rule.kind === 'absolute' && rule.cause === 'claimed' ? regression() : undecided();
        },
        // What is expected to pass and never did needs no counts to be compared with.
        lost: () => (comparatorEntry === null ? row('new', 'fail') : regression()),
    };
    return rows[verdict.outcome]();
}
/** One sentence for people: what was counted, with what it was compared, and what that means. */
function sampleReason({ rule, sample }, verdict) {
    const { outcome, step } = verdict;
    const passed = `${sample.passed} of ${sample.total} passed`;
    if (step.kind === 'more') {
        const missing = step.counted - sample.total;
        const infra = sample.infra === 0 ? '' : `, ${sample.infra} ended in infrastructure errors`;
        return `undecided: ${passed}${infra}, and ${(0,counted/* counted */.h)(missing, 'more trial is', 'more trials are')} needed (\`run --adaptive\` runs them)`;
    }
    if (rule.kind === 'absolute')
        return `${passed}; ${rule.why}, so that counts alone decide`;
    const against = `${passed}, ${rule.base.passed} of ${rule.base.total} at the merge base`;
    if (step.because === 'disallowed') {
        return `a disallowed skill was called in ${sample.disallowed} of ${sample.total} trials, in none of ${rule.base.total} at the merge base`;
    }
    const meaning = {
        regression: `a drop of ${points(verdict.drop)}, which chance does not explain${significance(verdict)}`,
        soft_regression: `a drop of ${points(verdict.drop)}, which chance hardly explains${significance(verdict)}`,
        watch: `a drop of ${points(verdict.drop)}, which chance may explain${significance(verdict)}`,
        unreliable_baseline: 'the baseline itself does not show that more than half of the trials pass',
        flaky: `no worse than before, but it does not pass reliably${significance(verdict)}`,
        improvement: `a rise of ${points(verdict.drop === null ? null : -verdict.drop)}`,
        held: sample.passed === sample.total ? 'as expected' : `no worse than before${significance(verdict)}`,
    };
    return `${against}: ${meaning[outcome] ?? outcome}`;
}
function significance({ step, adjusted }) {
    if (step.p === null)
        return '';
    const corrected = adjusted === null || adjusted === step.p ? '' : `, ${shortNumber(adjusted)} among all tested cells`;
    return ` (p = ${shortNumber(step.p)}${corrected})`;
}
function points(drop) {
    return `${Math.round((drop ?? 0) * 100)} points`;
}
/** Two digits that count. */
function shortNumber(value) {
    return value >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
}

// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
// EXTERNAL MODULE: ./build/routing/rejudge-unit.js
var rejudge_unit = __webpack_require__(35500);
// EXTERNAL MODULE: ./build/routing/sampling/judge-suite.js + 1 modules
var judge_suite = __webpack_require__(73788);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sample = __webpack_require__(977);
// EXTERNAL MODULE: ./build/routing/sampling/cell-rule.js
var cell_rule = __webpack_require__(93658);
;// CONCATENATED MODULE: ./build/gates/routing/decide-cells.js










/** Decides every cell that the head has or that either baseline speaks of. */
function decideCells(input, changes) {
    return [...presentCells(input, changes), ...goneCells(input, changes)];
}
/** Cells of the head's cases and configured providers. What their counts mean can only be told of all together. */
function presentCells(input, changes) {
    const { sampling } = input.comparator.config;
    const sequential = (0,cell_rule/* isSequential */.Gp)(sampling, input.comparator.baseline);
    const out = outages(input);
    const open = input.head.cases.flatMap((item) => [...input.head.config.providers.keys()].map((agent) => openCell(input, changes, sequential, item, agent, out.has(agent))));
    const counted = open.flatMap(({ sampled }) => sampled ?? []);
    // Of all that the head has, as the run counts them too: with a batch for each provider, no plan has all cells.
    const verdicts = (0,judge_suite/* judgeSuite */.C)(counted, sampling, input.head.cases.length * input.head.config.providers.size);
    const verdictOf = new Map(counted.map((sampled, index) => [sampled, verdicts[index]]));
    return open.map(({ item, agent, units, judged, situation, sampled }) => {
        const verdict = sampled === null ? undefined : verdictOf.get(sampled);
        const judgedSample = sampled === null || verdict === undefined ? null : { ...sampled, verdict };
        const decision = compareCell({ ...situation, sampled: judgedSample });
        return { caseId: item.definition.case_id, agent, decision, units, judged, item, sampled: judgedSample };
    });
}
function openCell(input, changes, sequential, item, agent, isOut) {
    const id = item.definition.case_id;
    const change = changes.get(id);
    const before = change?.before ?? null;
    const all = input.joined.get(id)?.get(agent) ?? null;
    const isCut = input.notRun.has((0,join_results/* cellKey */.sl)(id, agent));
    // Trials of a later stage that were not needed, and what a budget cut off, are no results that are missing.
    const units = (all ?? []).filter(({ unit, result }) => result !== null || (unit.optional !== true && !isCut));
    const judged = units.map(({ result }) => result === null ? null : (0,rejudge_unit/* judgedUnit */.Q)(result, item.definition, change, agent, input.hidesReads));
    const base = situationOf(input, change?.beforeId ?? id, id, agent);
    const results = judged.filter((result) => result !== null);
    const sampled = sequential && all !== null ? (0,sample/* sampledTrials */.CO)(base, change, results) : null;
    const wanted = sampled === null ? input.comparator.config.sampling.trials : 0;
    const touched = input.touches(id);
    const isExcused = isOut || !touched || results.some(({ status }) => status !== 'infra_error');
    const isTolerated = input.tolerateInfra || (0,contracts_config/* toleratesInfra */.Wi)(input.comparator.config, agent);
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
            trials: isLeftOut ? null : padded(judged, wanted),
            cutOff: isCut,
            caseChanged: change?.changed ?? false,
            caseLoosened: before !== null && (0,case_loosened/* isCaseLoosened */.GS)(before, item.definition, agent, input.hidesReads),
            promptLeading: change?.naming === 'leading',
            touched,
            infra: !isTolerated ? 'fail' : isExcused ? 'warn' : 'undecided',
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
            touched: false,
            infra: 'fail',
            sampled: null,
        };
        cells.push({ caseId, agent, decision: compareCell(situation), units: [], judged: [], item, sampled: null });
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
    return {
        comparatorEntry: (0,baseline/* entryOf */.Ms)(input.comparator.baseline, comparatorId, agent),
        headEntry: (0,baseline/* entryOf */.Ms)(input.head.baseline, headId, agent),
        levels: input.comparator.config.levels,
        today: input.today,
    };
}
/**
 * The providers that were out, whatever the change did: none of their units came to a verdict, each was ended by what a provider does, and
 * settings and lock of the clients are the comparator's (src/routing/README.md, "Comparison").
 */
function outages({ head, comparator, joined, sameClients }) {
    const isSame = (agent) => sameClients &&
        (0,digest/* digestOf */.ol)({ ...head.config.providers.get(agent) }) === (0,digest/* digestOf */.ol)({ ...comparator.config.providers.get(agent) });
    return new Set([...head.config.providers.keys()].filter((agent) => {
        const units = [...joined.values()].flatMap((cells) => cells.get(agent) ?? []);
        const results = units.flatMap(({ result }) => result ?? []);
        return results.length > 0 && results.every(isOutage) && isSame(agent);
    }));
}
function isOutage({ status, infra_reason: reason, observed: { api_status: http } }) {
    if (status !== 'infra_error')
        return false;
    if (reason === 'api_error')
        return http === null || http === 429 || http >= 500;
    return reason === 'auth' || reason === 'rate_limited' || reason === 'not_started';
}

// EXTERNAL MODULE: ./build/io/clients/load-client-lock.js
var load_client_lock = __webpack_require__(84160);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/kernel/trimmed.js
var trimmed = __webpack_require__(9294);
// EXTERNAL MODULE: ./build/harness/instant.js
var instant = __webpack_require__(91374);
;// CONCATENATED MODULE: ./build/harness/issue-counts.js





/**
 * What rows from a time on came to by their issues, and how many worked on these. Rows without an issue stand under the empty text: they
 * completed nothing.
 *
 * @throws PortcullisError `invalid_input` for more rows of an issue than a baseline may hold; `place` is the file, for that
 */
function issueCounts(place, rows, start) {
    const counted = rows.filter((row) => (0,instant/* compareInstants */.QI)(row.finishedAt, start) >= 0);
    const issues = (0,grouped_by/* groupedBy */.m)(counted, ({ fields }) => (0,trimmed/* stripped */.uR)(fields.issueId ?? ''));
    const counts = new Map();
    for (const [issue, own] of issues) {
        if (own.length > kpi_baseline/* MOST_ROWS */.wq) {
            const found = `expected at most ${kpi_baseline/* MOST_ROWS */.wq} rows in the window, found ${own.length}`;
            throw (0,portcullis_error/* invalidInput */.aY)(`${place}: issue ${JSON.stringify(issue)}: ${found}`, 'Take a shorter window.');
        }
        counts.set(issue, { rows: own.length, completed: own.filter(({ passed }) => passed).length });
    }
    return { counts, workers: new Set(counted.flatMap(({ worker }) => worker ?? [])).size };
}

// EXTERNAL MODULE: ./build/harness/trajectory-row.js
var trajectory_row = __webpack_require__(77411);
// EXTERNAL MODULE: ./build/harness/trajectory.js
var harness_trajectory = __webpack_require__(93038);
// EXTERNAL MODULE: ./build/routing/kpi-counts.js
var kpi_counts = __webpack_require__(9348);
// EXTERNAL MODULE: ./build/app/comparator/routing-comparator.js
var routing_comparator = __webpack_require__(9404);
// EXTERNAL MODULE: ./build/app/kpi/own-kpi-baseline.js
var own_kpi_baseline = __webpack_require__(80588);
// EXTERNAL MODULE: ./build/app/kpi/measure-kpi.js + 1 modules
var measure_kpi = __webpack_require__(28621);
// EXTERNAL MODULE: ./build/app/plan/make-plan.js + 4 modules
var make_plan = __webpack_require__(66710);
// EXTERNAL MODULE: ./build/app/required/required-request.js
var required_request = __webpack_require__(26595);
;// CONCATENATED MODULE: ./build/app/gates/compared-file.js


/**
 * A gate's file to compare with, null where there is none: the comparator's at `configured`, or the one that is named for this gate alone.
 * Where the routing gate runs too, what is named is its own.
 */
async function comparedFile({ world, options, comparator }, gate, configured) {
    const { target } = options.compare;
    if (options.only !== gate || target.kind !== 'file') {
        return { path: configured, file: await comparator.read(configured) };
    }
    const { path } = target;
    const text = await (0,repository_file/* readRepositoryFile */.tz)(world.root, (0,external_node_path_.resolve)(world.cwd, path), 'the file to compare with');
    return { path, file: { text, blob: null } };
}

;// CONCATENATED MODULE: ./build/app/gates/kpi/kpi-gate.js





















const KPI_GATE = {
    gate: kpi_rules/* KPI */.p.gate,
    isAsked: ({ head, comparator }) => [comparator.config, head.config].some(({ kpi }) => kpi !== null),
    judge: async (run) => (0,kpi_decide/* decideKpi */.lW)(await load(run)),
};
async function load(run) {
    const { world, head, comparator, today } = run;
    const { config } = comparator;
    // Where nothing is configured yet, only the head can say what its rows are.
    const settings = config.kpi ?? { ...contracts_config/* DEFAULT_KPI */.xJ, trajectory: head.config.kpi?.trajectory ?? null };
    const { path, file } = await comparedFile(run, kpi_rules/* KPI */.p.gate, settings.baseline);
    const baseline = file === null ? null : comparator.parse(path, (shown) => (0,kpi_baseline/* parseKpiBaseline */.Z_)(file.text, shown));
    const outcome = file !== null ? 'found' : config.kpi === null ? 'first_adoption' : 'none';
    // A given file is both sides.
    const isFile = comparator.commits.kind === 'file';
    const proposed = isFile ? baseline : await (0,own_kpi_baseline/* ownKpiBaseline */.a)(world.root, head.config.kpi);
    return {
        head: {
            ...(settings.trajectory === null
                ? await unitRows(run)
                : await trajectoryRows(world.root, settings.trajectory, settings.window_hours)),
            baseline: proposed,
            isBaselineAlone: proposed?.remediation !== undefined && (await isAlone(run, path)),
        },
        comparator: {
            baseline,
            place: { path, blob: file?.blob ?? null, outcome },
            settings,
            levels: config.levels,
        },
        today,
    };
}
/** The units of the results, as the routing gate counts them. */
async function unitRows(run) {
    const { batches, cases, config } = run.head;
    const joined = (0,join_results/* joinResults */.FU)(batches);
    const isFile = run.comparator.commits.kind === 'file';
    const before = isFile ? null : await (0,routing_comparator/* routingComparator */.NO)(run.comparator, run.head.casePlaces);
    const judged = (0,kpi_counts/* judgedRun */.V4)(joined, cases, await (0,make_plan/* samplingBasis */.I)(run.world, config, before, cases));
    const [counts = new Map()] = (0,kpi_counts/* kpiCounts */.pG)([judged]);
    const planned = (0,kpi_counts/* plannedCells */.C$)(batches);
    const isWhole = (0,kpi_counts/* isWholeSuite */.gl)(planned, cases, [...config.providers.keys()]);
    const out = await toleratedOutages(run, joined);
    return {
        counts,
        workers: (0,kpi_counts/* kpiWorkers */._G)(batches),
        isWhole,
        ...(0,kpi_counts/* requiredUnits */.dR)(judged, planned),
        isExcused: (name) => (!isWhole && !planned.has(name)) || out.has(name),
    };
}
/** The rows of a harness: always all of it, and all of it in the window before its newest row; transient ones are none. */
async function trajectoryRows(root, place, hours) {
    const path = (0,external_node_path_.join)(root, place);
    await (0,repository_file/* refuseLinks */.UA)(root, path, 'the trajectory');
    const rows = new Map();
    const trajectory = new harness_trajectory/* Trajectory */.M(place, (row) => {
        if ((0,trajectory_row/* isTransient */.dg)(row))
            return false;
        rows.set((0,trajectory_row/* rowKey */.om)(row), row);
        return true;
    });
    await (0,measure_kpi/* readTrajectory */.c)(trajectory, path, place);
    const { start } = trajectory.window(hours);
    return {
        ...issueCounts(place, [...rows.values()], start),
        isWhole: true,
        planned: rows.size,
        lost: 0,
        isExcused: () => false,
    };
}
/** The cells of providers that were out, where that is tolerated. */
async function toleratedOutages({ world, options, head, comparator }, joined) {
    const [own, theirs] = [await (0,load_client_lock/* clientLockAt */.Ci)(world.root), await comparator.read(client_lock/* CLIENT_LOCK_FILE */.f)];
    const out = outages({ head, comparator, joined, sameClients: theirs?.text === own?.text });
    const tolerated = [...out].filter((agent) => options.tolerateInfra || (0,contracts_config/* toleratesInfra */.Wi)(comparator.config, agent));
    return new Set(head.cases.flatMap(({ definition }) => tolerated.map((agent) => (0,kpi_counts/* kpiCase */.zx)(definition.case_id, agent))));
}
/** Whether the change is of that file alone. */
async function isAlone({ options, comparator }, path) {
    const head = (0,required_request/* headOf */.Uo)(comparator, options.compare);
    if (head === null)
        return false;
    return (0,commit_files/* differingPaths */.Zk)(await comparator.entries(), await comparator.entries(head)).every((one) => one === path);
}

// EXTERNAL MODULE: ./build/gates/jobs/judge-needs.js
var judge_needs = __webpack_require__(45631);
// EXTERNAL MODULE: ./build/contracts/gate-table.js
var gate_table = __webpack_require__(80028);
// EXTERNAL MODULE: ./build/contracts/required-detail.js + 1 modules
var required_detail = __webpack_require__(65786);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/required/make-proof.js
var make_proof = __webpack_require__(12215);
// EXTERNAL MODULE: ./build/gates/required/rules.js
var required_rules = __webpack_require__(90098);
;// CONCATENATED MODULE: ./build/gates/required/decide.js






/** Classes of GitHub's evidence (src/required/README.md, "On GitHub") that say nothing yet. */
const UNFINISHED = new Set(['check.pending', 'check.unanswered']);
/**
 * Judges the checks that a change needs by the proofs that there are, and by what both baselines expect (src/gates/README.md, "Required
 * checks"). Pure: the same input gives the same outcome.
 */
function decideRequired(input) {
    const { change, policies, folders, comparator } = input;
    const ids = [...new Set(policies.flatMap(({ projection }) => projection.requiredChecks))];
    const rows = [
        ...faultRows(input, ids),
        ...ids.flatMap((id) => checkRows(id, input)),
        ...notRequiredRows(input, ids),
        ...loosenedRows(input),
    ].sort((0,gate_table/* byRank */.O5)(required_rules/* REQUIRED */.m));
    const isVacuous = change.paths === 0 && !policies.some(({ policy }) => policy.rules.some(({ when }) => when === 'empty'));
    return {
        gate: required_rules/* REQUIRED */.m.gate,
        verdict: (0,gate_verdict/* verdictOf */.Vj)(rows, isVacuous),
        baseline: comparator.place,
        counts: (0,gate_table/* countsOf */.mQ)(required_rules/* REQUIRED */.m, rows),
        findings: rows.filter(({ gate }) => gate !== 'ok').map(findingOf),
        warnings: [
            ...input.warnings,
            ...new Set(folders.flatMap(({ proofs }) => proofs.flatMap(passedWarnings))),
            ...(ids.length === 0 ? [required_rules/* NO_CHECK_ASKED */.g] : []),
            ...(isVacuous ? ['the change has no path, and no rule of the policy is for that (`"when": "empty"`)'] : []),
        ],
        detail: {
            merge_base: change.mergeBase,
            head: change.head,
            paths: change.paths,
            policies: policies.map(({ side, path, policy, projection }) => ({
                side,
                file: path,
                policy_digest: policy.digest,
                projection_digest: projection.projectionDigest,
                checks: [...projection.requiredChecks],
                docs_only: projection.docsOnly,
                reasons: [...projection.reasons],
            })),
            proofs: folders.map(({ folder, attestation }) => ({ folder, attestation })),
            rows,
        },
    };
}
const EMPTY = {
    check: null,
    asked_by: [],
    exit_code: null,
    classes: [],
    path: null,
};
/** What is wrong with proofs as a whole. Without one that counts nothing is known of any check. */
function faultRows({ folders, policies }, ids) {
    const invalid = (reason) => ({ ...EMPTY, delta: 'invalid', gate: 'fail', reason });
    if (folders.length === 0) {
        return ids.length === 0 ? [] : [invalid(`expected a proof that ${ids.join(', ')} ran on this commit, found none`)];
    }
    return folders.flatMap(({ folder, faults, proofs }) => [
        ...faults.map((fault) => invalid(`${folder}: ${fault}`)),
        ...proofs
            .filter((proof) => proof.decision.decision === 'reject' && asksOf(policies, proof).every((one) => faultOf(one, proof) === null))
            .map(({ side }) => invalid(`${folder}: the decision on the ${required_detail/* SIDE_NAMES */.Jy[side]}’s policy is reject, and no check says why`)),
    ]);
}
/** The checks that a proof has to show. */
function asksOf(policies, { side }) {
    return policies.find((one) => one.side === side)?.projection.requiredChecks ?? [];
}
/** What GitHub's record says of a check. Anyone can have written it, so that it is only ever shown. */
function decide_recordOf({ seen }) {
    return seen ?? {};
}
/** Of checks that passed although their workflow was changed. */
function passedWarnings({ results }) {
    return [...results].flatMap(([id, result]) => {
        const { class: found, changedFile = null, message } = decide_recordOf(result);
        return found === null && changedFile !== null ? [`${id}: ${message}`] : [];
    });
}
/** Why a check did not pass by a proof; null where it did. */
function faultOf(check, { results, decision }) {
    const shown = results.get(check);
    if (shown === undefined)
        return 'nothing shows that it ran';
    const { exitCode, source, classes } = shown;
    const { class: found = null, message } = decide_recordOf(shown);
    // A synthesised payload says no more than the exit code.
    const own = source === 'native' ? classes : [];
    const isNative = decision.nativeRequiredChecks.includes(check);
    if (exitCode === 0 && isNative && source !== 'native')
        return 'expected a payload that it wrote itself, found none';
    if (exitCode === 0)
        return own.length === 0 ? null : own.join(', ');
    const code = own.some((name) => name.startsWith('check.')) ? [] : [`exit code ${exitCode}`];
    return `${[...own, ...code].join(', ')}${found === null ? '' : ` (${message})`}`;
}
/** What became of a check: the worst of all proofs that have to show it. Nothing where a fault stands for it. */
function checkRows(check, input) {
    const { policies, folders } = input;
    const sides = policies.flatMap(({ side, projection }) => (projection.requiredChecks.includes(check) ? [side] : []));
    return folders
        .flatMap(({ proofs }) => proofs)
        .flatMap((proof) => (asksOf(policies, proof).includes(check) ? [judged(check, proof, input)] : []))
        .map((row) => ({ ...row, asked_by: sides }))
        .sort((0,gate_table/* byRank */.O5)(required_rules/* REQUIRED */.m))
        .slice(0, 1);
}
function judged(check, proof, input) {
    const { comparator, head, today } = input;
    const [before, after] = [comparator.baseline.get(check), head.baseline.get(check)];
    const shown = proof.results.get(check);
    const common = {
        ...EMPTY,
        check,
        exit_code: shown?.exitCode ?? null,
        classes: [...(shown?.classes ?? [])],
    };
    const fault = faultOf(check, proof);
    if (fault === null) {
        if (before?.expected_status !== 'failed')
            return { ...common, delta: 'held', gate: 'ok', reason: 'passed' };
        return { ...common, delta: 'improvement', gate: 'report', reason: 'it passed, and was expected to fail' };
    }
    if (shown?.classes.some((name) => UNFINISHED.has(name)) === true) {
        return { ...common, delta: 'unfinished', gate: 'undecided', reason: fault };
    }
    if (before === undefined)
        return { ...common, delta: 'new', gate: 'fail', reason: `${fault}: it has to pass` };
    const refusal = refusalOf(shown, before, after, today);
    if (refusal === null) {
        const [last] = (0,ordering/* sortByCodePoints */.Mk)([before.expires ?? '', after?.expires ?? '']);
        const reason = `${fault}: tolerated until ${last ?? ''}: ${before.reason ?? ''}`;
        return { ...common, delta: 'tolerated', gate: 'report', reason };
    }
    return { ...common, delta: 'regression', gate: (0,gate_verdict/* effectOf */.$x)(comparator.levels.required), reason: `${fault}: ${refusal}` };
}
/** Why what the comparator expects does not excuse a check; null where both baselines tolerate that it failed. */
function refusalOf(shown, before, after, today) {
    if (before.expected_status !== 'failed')
        return 'it was expected to pass';
    if (shown === undefined || !(0,make_proof/* hasRunAndFailed */.u0)(shown))
        return 'only a check that ran and failed is tolerated';
    if (isOver(before, today))
        return `it was tolerated until ${before.expires}`;
    if (after?.expected_status !== 'failed')
        return 'the pull request tolerates it no longer';
    if (isOver(after, today))
        return `the pull request tolerates it until ${after.expires} only`;
    return null;
}
/** The day itself still belongs to it. */
function isOver({ expires = '' }, today) {
    return expires < today;
}
/** Checks that a baseline knows and this change does not ask for. */
function notRequiredRows({ comparator, head }, ids) {
    const known = new Set([...comparator.baseline.keys(), ...head.baseline.keys()]);
    const others = (0,ordering/* sortByCodePoints */.Mk)([...known].filter((id) => !ids.includes(id)));
    const reason = 'this change does not ask for it';
    return others.map((check) => ({ ...EMPTY, check, delta: 'not_required', gate: 'report', reason }));
}
function loosenedRows({ loosened, comparator }) {
    const gate = (0,gate_verdict/* effectOf */.$x)(comparator.levels['required-loosened']);
    return loosened.map(({ check, path, what }) => ({ ...EMPTY, check, path, delta: 'loosened', gate, reason: what }));
}
function findingOf({ check, delta, gate, path, reason }) {
    const label = check ?? 'proof';
    return {
        gate: required_rules/* REQUIRED */.m.gate,
        rule: delta,
        effect: gate,
        subject: { key: label, label },
        message: reason,
        change: null,
        places: [],
        identity: [required_rules/* REQUIRED */.m.gate, delta, label, path ?? (check === null ? reason : '')],
        explain: null,
    };
}

;// CONCATENATED MODULE: ./build/gates/required/proof-faults.js

/**
 * Where a folder that verifies is of another change than this one, a sentence each: such a proof is as good as none.
 *
 * @param expected with what each policy that asks makes of the change, in the order of proofs; digests that nobody told of are null
 */
function proofFaults(attestation, projections, expected) {
    const other = (what, wanted, found) => wanted === null || wanted === found ? [] : [`expected ${what} ${wanted}, found ${found ?? 'none'}`];
    const faults = [
        ...other('a proof of the commit', expected.headSha, attestation.headSha),
        ...other('the merge base', expected.mergeBase, attestation.mergeBase),
        ...other('the attestation that its job told of,', expected.attestationDigest, attestation.attestationDigest),
        ...other('the plan', expected.planDigest, attestation.planDigest),
        ...other('the policies', policiesOf(expected.projections), policiesOf(projections)),
    ];
    if (faults.length > 0)
        return faults;
    return expected.projections.flatMap(({ projectionDigest, changedPaths }, index) => {
        const found = projections[index];
        if (found?.projectionDigest === projectionDigest)
            return [];
        const [own, others] = [new Set(changedPaths), new Set(found?.changedPaths)];
        const differing = [...own, ...others].filter((path) => own.has(path) !== others.has(path));
        return [`expected the changed paths of this change, found others: ${(0,counted/* firstOf */.K)(differing)}`];
    });
}
function policiesOf(projections) {
    return projections.map(({ projectionPolicy }) => projectionPolicy).join(', ');
}

// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/required/project.js
var project = __webpack_require__(99409);
;// CONCATENATED MODULE: ./build/required/loosened.js

/**
 * What a new policy loosens, a line a check at most of each kind: checks that it does not ask for where the old one does, for no path or
 * for some tracked path alone, and checks that are run or found in another way.
 *
 * @param after null where there is none any more
 * @param tracked paths of the repository, in the order in which they are tried
 */
function loosened(before, after, tracked) {
    if (before.digest === after?.digest)
        return [];
    const found = [];
    const [was, is] = [askedFor(before), askedFor(after)];
    const open = new Set(before.checks.map(({ checkId }) => checkId));
    for (const path of [null, ...tracked]) {
        const left = is(path);
        for (const check of was(path)) {
            if (left.includes(check) || !open.delete(check))
                continue;
            found.push({ check, path, what: `a change of ${path ?? 'no path'} asks for it no longer` });
        }
        if (open.size === 0)
            break;
    }
    const now = new Map(after?.checks.map((check) => [check.checkId, check]));
    for (const check of before.checks) {
        const { timeoutSeconds, ...later } = now.get(check.checkId) ?? check;
        // Both were made by the parser, with the same keys in the same order.
        const parts = ['command', 'environment', 'native', 'github'].filter((key) => JSON.stringify(check[key]) !== JSON.stringify(later[key]));
        if (timeoutSeconds > check.timeoutSeconds)
            parts.push('timeoutSeconds');
        const what = `the pull request changes its ${parts.join(', ')}`;
        if (parts.length > 0)
            found.push({ check: check.checkId, path: null, what });
    }
    return found;
}
/** The checks that a path alone asks for; what asks is the set of classes that it is in, so that each such set is projected once. */
function askedFor(policy) {
    const known = new Map();
    return (path) => {
        if (policy === null)
            return [];
        // A path that is written otherwise than the reference would is in no class.
        const isPlain = path !== null && (0,project/* pathSet */.ah)([path], 'reference')[0] === path;
        const key = `${path === null} ${isPlain ? policy.classesOf(path).toSorted().join() : ''}`;
        const asked = known.get(key) ?? (0,project/* projectPaths */.gW)(policy, path === null ? [] : [path], 'exact').requiredChecks;
        known.set(key, asked);
        return asked;
    };
}

// EXTERNAL MODULE: ./build/required/verify-folder.js
var verify_folder = __webpack_require__(79412);
// EXTERNAL MODULE: ./build/app/required/required-files.js
var required_files = __webpack_require__(47269);
// EXTERNAL MODULE: ./build/app/required/read-proof-folder.js
var read_proof_folder = __webpack_require__(19638);
// EXTERNAL MODULE: ./build/app/results/artifact-source.js
var artifact_source = __webpack_require__(22997);
// EXTERNAL MODULE: ./build/routing/attempt-artifacts.js
var attempt_artifacts = __webpack_require__(91766);
;// CONCATENATED MODULE: ./build/app/gates/required/required-gate.js















/** Of a folder that does not verify so many problems are reported. */
const MOST_PROBLEMS = 10;
const NO_CHANGE_KNOWN = 'required checks are configured and not judged: a baseline file is compared with, which tells of no change';
const REQUIRED_GATE = {
    gate: required_rules/* REQUIRED */.m.gate,
    // A file that is compared with as it is tells of no change.
    isAsked: async ({ world, options, head, comparator }) => options.given('required') !== null ||
        (comparator.commits.kind !== 'file' && (await (0,required_request/* isConfigured */.jD)(world, comparator, options.compare, head.config))),
    unjudged: ({ comparator: { commits, config } }) => config.required !== null && commits.kind === 'file' ? [NO_CHANGE_KNOWN] : [],
    judge: async (run) => decideRequired(await required_gate_load(run)),
};
async function required_gate_load(run) {
    const { world, options, comparator, today } = run;
    const request = await (0,required_request/* requiredRequest */.TH)(world, comparator, options.compare);
    const { judge, delta, policies, comparatorPolicy, headPolicy } = request;
    const folders = [];
    for (const folder of await proofFolders(run)) {
        folders.push(await proofFolder(world, folder, request, options.needed?.claims));
    }
    const { path, blob, isThere, baseline } = await (0,required_files/* baselineOf */.Bv)(judge);
    const tracked = new Set([...request.before.keys(), ...request.after.keys()]);
    const outcome = isThere ? 'found' : comparatorPolicy === null ? 'first_adoption' : 'none';
    return {
        change: { mergeBase: delta.fromRef, head: delta.toRef, paths: delta.changedPaths.length },
        policies,
        folders,
        head: await (0,required_files/* baselineOf */.Bv)(request.head),
        comparator: {
            baseline,
            place: { path, blob, outcome },
            levels: judge.config.levels,
        },
        loosened: comparatorPolicy === null ? [] : loosened(comparatorPolicy, headPolicy, tracked),
        today,
        warnings: request.warnings,
    };
}
/** The folders that were named, else the one that a job of this workflow run left. Absolute paths. */
async function proofFolders({ world, options }) {
    const named = options.given('required');
    if (named !== null)
        return named.map((folder) => (0,external_node_path_.resolve)(world.cwd, folder));
    const { artifacts } = options;
    const newest = artifacts === undefined ? null : await (0,artifact_source.newestOf)(artifacts, attempt_artifacts/* REQUIRED_ARTIFACT */.fI);
    return newest === null || artifacts === undefined ? [] : [await artifacts.folderOf(newest.artifact)];
}
/** Whether a folder proves something of this change; what is wrong with it is a finding, not an error. */
async function proofFolder(world, path, { delta, policies }, claims) {
    const folder = (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(world.cwd, path)) || '.';
    const unsound = (...faults) => ({ folder, attestation: null, faults, proofs: [] });
    const files = await (0,read_proof_folder/* readProofFolder */.b3)(path).catch(portcullis_error/* asPortcullisError */.Uj);
    if (files instanceof portcullis_error/* PortcullisError */.SO)
        return unsound(files.message);
    const { problems, attestation, proofs } = await (0,verify_folder/* verifyFolder */.M)(files);
    if (problems.length > 0 || attestation === null) {
        const left = problems.length - MOST_PROBLEMS;
        const told = problems.slice(0, MOST_PROBLEMS).map((problem) => (0,contracts_problem/* formatProblem */.Vw)(problem));
        return unsound(...told, ...(left > 0 ? [`and ${left} more`] : []));
    }
    const found = proofs.map(({ projection }) => projection);
    const faults = proofFaults(attestation, found, {
        headSha: delta.toRef,
        mergeBase: delta.fromRef,
        projections: policies.map(({ projection }) => projection),
        attestationDigest: claims?.get(judge_needs/* ATTESTATION_CLAIM */.Q) ?? null,
        planDigest: claims?.get(judge_needs/* PLAN_CLAIM */.J0) ?? null,
    });
    return {
        folder,
        attestation: attestation.attestationDigest,
        faults,
        proofs: (faults.length > 0 ? [] : proofs).map(({ decision, results }, index) => ({
            side: policies[index]?.side ?? 'comparator',
            decision,
            results,
        })),
    };
}

// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(10897);
;// CONCATENATED MODULE: ./build/gates/routing/baseline-facts.js
/** Counts older than this are reported: by then models and clients have changed under them. */
const OLD_DAYS = 90;
const DAY_MS = 86_400_000;
/**
 * How many entries a baseline has, and how old its newest counts are (src/routing/README.md, "Comparison").
 *
 * @param today `YYYY-MM-DD`; counts from a day after it are no days old
 */
function baselineFacts({ entries }, today) {
    const all = [...entries.values()].flatMap((providers) => [...providers.values()]);
    const moments = all.flatMap(({ history = [] }) => history.map(({ at }) => at));
    let newest = null;
    for (const at of moments)
        if (newest === null || Date.parse(at) > Date.parse(newest))
            newest = at;
    const age = newest === null ? null : Date.parse(today) - Date.parse(newest.slice(0, 10));
    return {
        entries: all.length,
        newest_counts: newest,
        age_days: age === null ? null : Math.max(0, Math.floor(age / DAY_MS)),
    };
}
/** A warning about counts that are old; none where there are none, since then nothing rests on them. */
function oldCountsWarning({ age_days: age, newest_counts: newest }) {
    if (age === null || newest === null || age <= OLD_DAYS)
        return [];
    return [
        `the newest counts in the baseline are of ${newest.slice(0, 10)}, more than ${OLD_DAYS} days ago, and clients and models change: let a nightly run propose newer ones, or bless with --pool`,
    ];
}

// EXTERNAL MODULE: ./build/gates/routing/cell-change.js
var cell_change = __webpack_require__(84473);
;// CONCATENATED MODULE: ./build/gates/routing/client-sides.js


/**
 * Which client and model each provider was judged with, and which the comparator's would be. What ran says it itself; where both sides ask
 * for the same, it is the same on both.
 */
function clientSides(comparator, head, joined) {
    const units = [...joined.values()].flatMap((cells) => [...cells.values()].flat());
    const results = units.flatMap(({ result }) => result ?? []);
    return (0,ordering/* sortedUnique */.Z$)(results.map(({ agent }) => agent)).map((agent) => {
        const [before, asked] = [askedOf(comparator, agent), askedOf(head, agent)];
        const ran = results.filter((result) => result.agent === agent);
        const seen = (key) => (0,ordering/* sortedUnique */.Z$)(ran.flatMap(({ client }) => client[key] ?? [])).join(', ') || asked[key];
        const own = { version: seen('version'), model: seen('model') };
        const other = (key) => (before[key] === asked[key] ? own[key] : before[key]);
        const sides = { comparator: { version: other('version'), model: other('model') }, head: own };
        const differs = own.version !== sides.comparator.version || own.model !== sides.comparator.model;
        const older = before.version !== null && asked.version !== null && isOlder(asked.version, before.version);
        return { agent, ...sides, differs, older };
    });
}
/** Clients that were taken back to an older version, in a sentence each. */
function olderClients(sides) {
    return sides
        .filter(({ older }) => older)
        .map(({ agent, comparator: { version }, head }) => {
        return `${agent} was judged with version ${head.version}, which is older than ${version} of what is compared with`;
    });
}
function askedOf({ config, lock }, agent) {
    const { path, client_version: version, model } = config.providers.get(agent) ?? contracts_config/* DEFAULT_PROVIDER */.Gr;
    return { version: version ?? (path === null ? lock.clients[agent]?.pinned : null) ?? null, model };
}
/** By numbers; a candidate comes before its release. */
function isOlder(left, right) {
    const key = (version) => version.replaceAll(/\d+/g, (digits) => digits.padStart(20, '0')) + (version.includes('-') ? '' : '~');
    return (0,ordering/* compareCodePoints */.OP)(key(left), key(right)) < 0;
}

;// CONCATENATED MODULE: ./build/gates/routing/evidence-modes.js
/**
 * Whether results may decide at all, by how they came about (src/routing/README.md, "Comparison"). A workflow belongs to the pull request that it
 * judges, and could rehearse where a model was to be asked: that is for the comparator's levels to forbid.
 */
function judgeModes(modes, { rehearsal, replay }) {
    const told = [
        {
            mode: 'rehearsal',
            level: rehearsal,
            what: 'a scripted model answered: they say nothing about what a model does',
        },
        { mode: 'replay', level: replay, what: 'recordings were judged again: no model was asked' },
    ];
    const found = told.filter(({ mode, level }) => modes.has(mode) && level !== 'off');
    return {
        stops: found.some(({ level }) => level === 'error'),
        warnings: found.map(({ mode, level, what }) => {
            const forbidden = level === 'error' ? `, and the merge base’s \`levels.${mode}\` takes none of that` : '';
            return `results of a ${mode}: ${what}${forbidden}`;
        }),
    };
}

// EXTERNAL MODULE: ./build/gates/routing/routing-cell.js + 1 modules
var routing_cell = __webpack_require__(40241);
// EXTERNAL MODULE: ./build/gates/routing/rules.js
var routing_rules = __webpack_require__(24289);
;// CONCATENATED MODULE: ./build/gates/routing/suite-sampling.js





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
        rule: (0,cell_rule/* isSequential */.Gp)(config.sampling, baseline) ? 'sequential' : 'single',
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
/**
 * Counted trials of each provider and of each expected skill, with the baseline's where it has some of every cell. They are reported and
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
            head: (0,routing_cell/* tallyOf */.s)(total(heads)),
            base: bases.length < members.length ? null : (0,routing_cell/* tallyOf */.s)(total(bases)),
        };
    });
}
function total(counts) {
    const sum = (of) => counts.reduce((all, one) => all + one[of], 0);
    return { passed: sum('passed'), total: sum('total') };
}

// EXTERNAL MODULE: ./build/contracts/report-bounds.js
var report_bounds = __webpack_require__(57056);
;// CONCATENATED MODULE: ./build/gates/routing/decide.js

















/**
 * Compares every cell with the baseline at the comparator and decides. Pure: the same input gives the same outcome, cell by cell in
 * the order of case id and provider.
 *
 * @throws PortcullisError `invalid_input` for an entry of the pull request's baseline that speaks of no case
 */
function decideRouting(input) {
    const { head, comparator } = input;
    const entryIds = comparator.baseline.entries.keys();
    const { changes, renamed } = (0,case_changes/* caseChanges */.W)(head.cases, comparator.cases, head.skillRenames, entryIds);
    refuseOrphanEntries(input, changes);
    const decided = [...decideCells(input, changes)].sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.caseId, right.caseId) || (0,ordering/* compareCodePoints */.OP)(left.agent, right.agent));
    const policy = comparator.config.sampling;
    const tested = decided.filter(({ sampled }) => sampled !== null && sampled.verdict.step.p !== null).length;
    const cells = decided.map((cell) => (0,routing_cell/* routingCell */.p)(cell, input, policy, tested));
    const sampling = suiteSampling(input, cells);
    const tooMuchInfra = sampling.rule === 'sequential' && sampling.infra_share > INFRA_SHARE;
    const baseline = baselineFacts(comparator.baseline, input.today);
    const clients = clientSides(comparator, head, input.joined);
    const modes = judgeModes(input.modes, comparator.config.levels);
    const nothingRan = (0,join_results/* countJoined */.pW)(input.joined) === 0 && !input.nothingToRun;
    const told = { input, decided, cells, sampling, tooMuchInfra, changes, renamed, modes, baseline };
    return {
        gate: routing_rules/* ROUTING */.N.gate,
        verdict: nothingRan ? 'not_comparable' : (0,gate_verdict/* verdictOf */.Vj)(cells, tooMuchInfra || modes.stops),
        baseline: comparator.place,
        counts: (0,gate_table/* countsOf */.mQ)(routing_rules/* ROUTING */.N, cells),
        findings: findingsOf(cells),
        warnings: [...routingWarnings(told), ...olderClients(clients)],
        detail: { baseline, cells, sampling, rollups: rollupsOf(cells, head.cases), renames: [...renamed], clients },
    };
}
/** One for each cell that does not simply hold, the worst first; of one rank in the order of the cells. */
function findingsOf(cells) {
    return cells
        .filter(({ gate, delta, notes }) => gate !== 'ok' || delta !== 'held' || notes.length > 0)
        .sort((0,gate_table/* byRank */.O5)(routing_rules/* ROUTING */.N))
        .map((cell) => {
        const { case_id: id, agent, delta, gate, case_file: file, case_line: line, explain } = cell;
        return {
            gate: routing_rules/* ROUTING */.N.gate,
            rule: delta,
            effect: gate,
            subject: { key: `${id}/${agent}`, label: `${id}/${agent}` },
            message: (0,cell_change/* cellMessage */.Ef)(cell),
            change: (0,cell_change/* cellChange */.fZ)(cell),
            places: file === null ? [] : [{ file, line }],
            identity: [routing_rules/* ROUTING */.N.gate, delta, id, agent],
            explain,
        };
    });
}
/** An entry that speaks of no case and that the comparator does not have can only be a mistake. */
function refuseOrphanEntries(input, changes) {
    const orphans = [...input.head.baseline.entries]
        .filter(([caseId, providers]) => !changes.has(caseId) &&
        [...providers.keys()].some((agent) => (0,baseline/* entryOf */.Ms)(input.comparator.baseline, caseId, agent) === null))
        .map(([caseId]) => caseId)
        .sort(ordering/* compareCodePoints */.OP);
    if (orphans.length === 0)
        return;
    throw (0,portcullis_error/* invalidInput */.aY)(`${input.head.config.baseline}: ${(0,counted/* firstOf */.K)(orphans, 1)}: expected entries for cases that exist, found no such case here or at the merge base`, 'Remove the entry, or correct its case id.');
}
/** What somebody should know of a comparison beyond its cells, each in one sentence. */
function routingWarnings(request) {
    const { input, sampling, cells } = request;
    const named = [...request.changes].flatMap(([id, { naming }]) => (naming === 'words' ? id : []));
    const removed = cells.filter(({ delta, gate }) => delta === 'removed' && gate === 'warn');
    const undecided = cells.filter((cell) => cell.gate === 'undecided').length;
    return [
        ...when(removed.length > 0, `${(0,counted/* counted */.h)(removed.length, 'cell goes', 'cells go')} away with a case, provider or baseline entry: ${(0,counted/* firstOf */.K)(removed.map(({ case_id: id, agent }) => `${id}/${agent}`))}`),
        ...input.warnings,
        ...when((0,join_results/* countJoined */.pW)(input.joined) === 0, input.nothingToRun ? report_bounds/* NOTHING_TO_RUN */.O : 'no planned unit has a result: nothing can be compared'),
        ...request.modes.warnings,
        ...oldCountsWarning(request.baseline),
        ...when(request.tooMuchInfra, `${sampling.infra} of ${sampling.planned} trials ended in infrastructure errors: with more than ${INFRA_SHARE * 100} % of them nothing holds`),
        ...when(isNothingJudged(cells), 'infrastructure ended every run: no cell has a verdict, and nothing is known about this change'),
        ...when(undecided > 0, `${(0,counted/* counted */.h)(undecided, 'cell is', 'cells are')} undecided: there is not enough data to say that they hold`),
        ...when(named.length > 0, `${(0,counted/* counted */.h)(named.length, 'prompt has', 'prompts have')} the words of a skill that is required, and had not at the merge base (${(0,counted/* firstOf */.K)(named)})`),
        ...trialWarnings(request),
        ...leftOutWarnings(input, cells),
        ...strayWarnings(request),
        ...request.renamed.map(({ from, to }) => `the case ${from} now has the id ${to}: say so with "renamed_from": "${from}" in the case ${to}`),
    ];
}
/** Infrastructure that is tolerated warns beside verdicts; where it stands in place of all of them, that is said once more. */
function isNothingJudged(cells) {
    const planned = cells.filter(({ delta }) => delta !== 'not_planned' && delta !== 'removed');
    return planned.length > 0 && planned.every(({ delta }) => delta === 'infra');
}
function when(holds, warning) {
    return holds ? [warning] : [];
}
/** Trials that were not independent, and those that look as if they were not. */
function trialWarnings({ decided, cells }) {
    const repeated = cells.filter(({ sampling }) => (sampling?.repeated ?? 0) > 0);
    const alike = decided.filter(({ sampled }) => (sampled?.alike ?? 0) > 0);
    const have = (some) => (0,counted/* counted */.h)(some.length, 'cell has', 'cells have');
    return [
        ...when(repeated.length > 0, `${have(repeated)} trials of one session or with the same bytes, which count once (${(0,counted/* firstOf */.K)(repeated.map(({ case_id: id, agent }) => `${id}/${agent}`))})`),
        ...when(alike.length > 0, `${have(alike)} trials that say the same but for ids and numbers: is an answer cached? (${(0,counted/* firstOf */.K)(alike.map(({ caseId, agent }) => `${caseId}/${agent}`))})`),
    ];
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
        ...when(few > 0, `${(0,counted/* counted */.h)(few, 'cell has', 'cells have')} fewer than the ${wanted} trials that the merge base's configuration asks for`),
    ];
}

// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/routing/touched-cases.js
var touched_cases = __webpack_require__(93387);
// EXTERNAL MODULE: ./build/app/comparator/skill-renames.js
var skill_renames = __webpack_require__(19274);
// EXTERNAL MODULE: ./build/app/comparator/trusted-commands.js + 1 modules
var trusted_commands = __webpack_require__(66182);
;// CONCATENATED MODULE: ./build/app/gates/routing/routing-gate.js













const ROUTING_GATE = {
    gate: routing_rules/* ROUTING */.N.gate,
    isAsked: () => true,
    judge: async (run) => decideRouting(await routing_gate_load(run)),
};
async function routing_gate_load({ world, options, head, comparator, today }) {
    const { tolerateInfra } = options;
    const { target } = options.compare;
    const { warnings, ...before } = target.kind === 'file'
        ? await (0,routing_comparator/* fileBaseline */.mO)(world, comparator, target.path)
        : await (0,routing_comparator/* routingComparator */.NO)(comparator, head.casePlaces);
    // A given file is both sides: what the pull request would make of it is unknown.
    const baseline = comparator.commits.kind === 'file' ? before.baseline : await (0,routing_comparator/* headBaseline */.k7)(world.root, head.config);
    const { cases, config, batches, nothingToRun } = head;
    const touched = batches.map(({ plan }) => plan.changes && (0,touched_cases/* touchedByChanges */.XV)(cases, plan.changes));
    const [own, theirs] = [await (0,load_client_lock/* clientLockAt */.Ci)(world.root), await comparator.read(client_lock/* CLIENT_LOCK_FILE */.f)];
    const lockText = theirs === null ? null : { text: theirs.text, file: `${comparator.name}: ${client_lock/* CLIENT_LOCK_FILE */.f}` };
    const lock = await (0,load_client_lock/* loadClientLock */.tU)(known_providers/* CLIENT_PACKAGES */.A8, own);
    const modes = new Set(batches.map(({ results }) => results.options.mode));
    // A recording was not started by anything.
    const isStarted = [...modes].some((mode) => mode !== 'replay');
    const { note } = await (0,trusted_commands/* trustedCommands */.OT)(world, config, isStarted ? { ...before, warnings } : null);
    const renames = await (0,skill_renames/* skillRenames */.Z)(world.root, config, comparator);
    const planned = batches.flatMap(({ plan }) => plan.changes ?? []);
    const texts = new Map();
    for (const { change, file } of planned.flatMap(({ listings }) => listings)) {
        if (!file.endsWith(path_segments/* SKILL_FILE */.LF))
            continue;
        const ofHead = async () => ({ text: await (0,repository_file/* readRepositoryFile */.tz)(world.root, file, 'the skill') });
        const found = await (change === 'removed' ? comparator.read(file) : ofHead()).catch(portcullis_error/* asPortcullisError */.Uj);
        if (found !== null && 'text' in found)
            texts.set(file, found.text);
    }
    return {
        head: { cases, config, baseline, skillRenames: renames, lock },
        comparator: { ...before, lock: await (0,load_client_lock/* loadClientLock */.tU)(known_providers/* CLIENT_PACKAGES */.A8, lockText) },
        joined: (0,join_results/* joinResults */.FU)(batches),
        nothingToRun,
        notRun: new Set(batches.flatMap(({ results }) => (results.not_run ?? []).map(({ case_id: id, agent }) => (0,join_results/* cellKey */.sl)(id, agent)))),
        modes,
        fileOfUnit: (0,join_results/* fileOfUnit */.y8)(batches),
        tolerateInfra,
        skillChanges: (definition) => (0,touched_cases/* skillChanges */.l9)(definition, planned, renames, texts),
        touches: (id) => touched.some((ids) => ids?.has(id) ?? true),
        sameClients: theirs?.text === own?.text,
        today,
        warnings: note === null ? warnings : [...warnings, note],
        hidesReads: known_providers/* HIDES_READS */.uc,
    };
}

// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(71661);
// EXTERNAL MODULE: ./build/gates/typestate/decide.js + 1 modules
var typestate_decide = __webpack_require__(60757);
// EXTERNAL MODULE: ./build/gates/typestate/rules.js
var typestate_rules = __webpack_require__(2126);
// EXTERNAL MODULE: ./build/app/typestate/configured-policies.js
var configured_policies = __webpack_require__(98819);
// EXTERNAL MODULE: ./build/app/typestate/turn-files.js
var turn_files = __webpack_require__(87813);
// EXTERNAL MODULE: ./build/typestate/derived-turn.js + 1 modules
var derived_turn = __webpack_require__(31990);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(87326);
// EXTERNAL MODULE: ./build/typestate/close-join.js + 6 modules
var close_join = __webpack_require__(64984);
// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
// EXTERNAL MODULE: ./build/typestate/normalized-turn.js + 1 modules
var normalized_turn = __webpack_require__(47267);
// EXTERNAL MODULE: ./build/typestate/ready-mutation.js
var ready_mutation = __webpack_require__(36333);
// EXTERNAL MODULE: ./build/typestate/tool-use.js
var tool_use = __webpack_require__(26112);
;// CONCATENATED MODULE: ./build/typestate/judge-turn.js






/** By policy, where a turn says which one it went by, and what it is called when that is another one than the active. */
const BINDINGS = [
    ['mutation', 'mutationPolicyDigest', 'mutation.policy_digest_mismatch'],
    ['governance', 'governancePolicyDigest', 'governance.policy_package_mismatch'],
    ['toolRender', 'toolRenderProtocolDigest', 'context.queue_policy_violation'],
    ['reminderQueue', 'reminderQueuePolicyDigest', 'context.queue_policy_violation'],
    ['stateView', 'stateViewPolicyDigest', 'context.queue_policy_violation'],
    ['decomposition', 'decompositionPolicyDigest', 'coordination.decomposition_policy_violation'],
];
/**
 * Everything that a gate holds against a turn: why its join is open, why the mutation that it asks for is refused, and which active
 * policies it is not bound to. Throws `TurnInvalidError` on a turn that has no normal form.
 */
function judgeTurn(input, active) {
    const join = (0,close_join/* closeJoin */.N)((0,normalized_turn/* normalizeTurn */.x)(input));
    const { use, joinState } = join.turn;
    const { callSpec } = use.results.requests;
    const classes = (0,failure_class/* ascendingClasses */.Xq)([...classesOf(join), ...unboundPolicies(callSpec, active)]);
    return {
        callId: callSpec.callId,
        faults: classes.map((failureClass) => ({ failureClass, calls: callsAtFault(failureClass, joinState) })),
    };
}
/** A turn that asks for no mutation need not be ready for one. */
function classesOf(join) {
    const asks = join.turn.constraints.mutation !== undefined;
    if (!asks)
        return join.isClosed ? [] : join.failureClasses;
    const mutation = (0,ready_mutation/* judgeMutation */.t)(join);
    return mutation.isReady ? [] : mutation.failureClasses;
}
/**
 * The classes of a turn that is bound to other policies than those in force where it is judged, which its own evidence cannot say
 * (HARNESS-TYPESTATE 6; src/typestate/README.md, "Policies"). A policy that is not among `active` is not asked for.
 */
function unboundPolicies(callSpec, active) {
    return BINDINGS.flatMap(([policy, field, failureClass]) => (0,turn_check/* classIf */.M1)(active[policy] !== undefined && active[policy] !== callSpec[field], failureClass));
}
function callsAtFault(failureClass, state) {
    const lists = tool_use/* JOIN_FAULTS */.Jl.filter(([name]) => name === failureClass || failureClass === 'tool.join_incomplete');
    return lists.flatMap(([, list]) => state[list]);
}

// EXTERNAL MODULE: ./build/typestate/turn-input.js + 1 modules
var turn_input = __webpack_require__(5497);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(17790);
;// CONCATENATED MODULE: ./build/typestate/turn-tally.js
/** So many places of a class are kept, and so many calls of a place: what is shown is enough to find the rest. */
const PLACES = 5;
const CALLS = 10;
/** Failure classes of the turns of one subject, counted as the turns go by, so that no number of turns fills the memory. */
class TurnTally {
    classes = new Map();
    turns = 0;
    rejected = 0;
    /** `placeOf` gives the place of a fault of this turn. */
    add({ faults }, placeOf) {
        this.turns += 1;
        if (faults.length > 0)
            this.rejected += 1;
        for (const { failureClass, calls } of faults) {
            const known = this.classes.get(failureClass) ?? { turns: 0, places: [] };
            this.classes.set(failureClass, known);
            known.turns += 1;
            if (known.places.length < PLACES) {
                const place = placeOf(calls);
                known.places.push({ ...place, calls: place.calls.slice(0, CALLS) });
            }
        }
    }
}

// EXTERNAL MODULE: ./build/app/results/transcript-of-unit.js
var transcript_of_unit = __webpack_require__(77020);
// EXTERNAL MODULE: ./build/app/typestate/turns-from-transcript.js + 6 modules
var turns_from_transcript = __webpack_require__(33939);
;// CONCATENATED MODULE: ./build/app/typestate/turns-of-cells.js











/** The turns of every cell that was planned, judged. Transcripts are streamed, one after the other. */
async function turnsOfCells(world, request) {
    const placeOf = new Map(request.batches.flatMap(({ file, place: path = file, results }) => results.results.map((unit) => [unit.unit_run_id, { file, path }])));
    const notRun = new Set(request.batches.flatMap(({ results }) => (results.not_run ?? []).map((cell) => (0,join_results/* cellKey */.sl)(cell.case_id, cell.agent))));
    const subjects = [];
    for (const [caseId, cells] of request.joined) {
        for (const [agent, units] of cells) {
            const cell = { caseId, agent, units, isCutOff: notRun.has((0,join_results/* cellKey */.sl)(caseId, agent)), placeOf };
            subjects.push(await turnsOfCell(world, request, cell));
        }
    }
    return subjects;
}
async function turnsOfCell(world, request, cell) {
    const { caseId, agent, units } = cell;
    const [counted, ended] = [new TurnTally(), new TurnTally()];
    const parts = [];
    const unjudged = (gate, reason) => {
        parts.push({ delta: 'unjudged', gate, reason, place: null });
    };
    const provider = clientOf(agent, request.providers);
    if (provider === null)
        unjudged('warn', `the turns of ${agent} are unknown: its output does not show them`);
    else {
        const results = units.flatMap(({ result }) => result ?? []);
        for (const unit of results) {
            const isCounted = unit.status !== 'infra_error';
            const place = cell.placeOf.get(unit.unit_run_id) ?? { file: '', path: '' };
            const fault = await tallyUnit(world, request.policies, place, unit, provider, isCounted ? counted : ended);
            if (fault !== null && isCounted)
                unjudged('undecided', `trial ${unit.trial}: ${fault}`);
        }
        const missing = units.filter(({ unit, result }) => result === null && unit.optional !== true);
        const trials = missing.map(({ unit }) => unit.trial).join(', ');
        if (missing.length > 0 && cell.isCutOff)
            unjudged('warn', `the budget was used up before trial ${trials}`);
        else if (missing.length > 0)
            unjudged('undecided', `trial ${trials} was planned and has no result`);
        if (results.length > 0 && results.every(({ status }) => status === 'infra_error')) {
            const isTolerated = request.tolerateInfra || (0,contracts_config/* toleratesInfra */.Wi)(request.config, agent);
            const reason = 'infrastructure ended every run, so that nothing can be said about its turns';
            unjudged(isTolerated ? 'warn' : 'undecided', reason);
        }
    }
    const { id, isKnown } = request.before(caseId);
    return {
        subject: { case_id: caseId, agent, turn_id: null, file: null },
        beforeId: id,
        isKnown,
        turns: counted.turns,
        rejected: counted.rejected,
        classes: counted.classes,
        infra: ended.classes,
        unjudged: parts,
    };
}
/** Judges the turns of one unit; what kept it from being judged, or null. */
async function tallyUnit(world, policies, place, unit, provider, tally) {
    const transcript = await (0,transcript_of_unit/* transcriptOfUnit */.IP)(world, place, unit);
    if (transcript.kind !== 'found') {
        const what = transcript.kind === 'missing' ? 'is not there' : 'is not the file that the results are of';
        return `${transcript.shown} ${what}`;
    }
    const { shown } = transcript;
    const before = tally.turns;
    let cut;
    try {
        const request = { provider, path: transcript.path, policies, timedOut: unit.timed_out };
        for await (const turn of (0,turns_from_transcript/* turnsFromTranscript */.V)(request)) {
            cut ??= turn.unreadable[0]?.line;
            const cause = turn.interruption?.cause ?? null;
            tally.add(turns_of_cells_judged(turn, policies), (calls) => {
                return { file: shown, line: (0,derived_turn/* faultLine */.z9)(turn, calls), calls: [...calls], cause };
            });
        }
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        return `${shown}: ${error.message}`;
    }
    if (cut !== undefined)
        return `${shown}:${cut}: the line may have held a call, and could not be read`;
    return tally.turns === before ? `${shown} shows no turn` : null;
}
/** A turn that contradicts itself (two calls or results of one id) has no normal form: the others of its transcript still count. */
function turns_of_cells_judged(turn, policies) {
    try {
        return judgeTurn((0,turn_input/* turnInputOf */.t)(turn.input), policies);
    }
    catch (error) {
        if (!(error instanceof turn_invalid_error/* TurnInvalidError */.z))
            throw error;
        return { callId: '', faults: [{ failureClass: 'tool.schema_invalid', calls: turn.clashing }] };
    }
}
/** The known client whose transcripts a provider writes; null where it is none. */
function clientOf(agent, providers) {
    const name = providers.get(agent)?.command?.reader ?? agent;
    return known_providers/* PROVIDERS */.xq.has(name) ? name : null;
}

// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/typestate/turn-of-line.js
var turn_of_line = __webpack_require__(24812);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/typestate/check-turns.js
var check_turns = __webpack_require__(26103);
// EXTERNAL MODULE: ./build/app/typestate/turn-lines.js
var turn_lines = __webpack_require__(2833);
;// CONCATENATED MODULE: ./build/app/typestate/turns-of-files.js










/** So many invalid lines of a file are listed one by one. */
const LISTED_LINES = 100;
/**
 * The turns of evidence files, judged; each file is streamed. Turns of one id are one subject where a class was found or a baseline speaks of
 * the id; all others of a file, which closed, are one together, so that memory grows with what is wrong and not with the files.
 */
async function turnsOfFiles(world, request) {
    const byId = new Map();
    const subjects = [];
    for (const path of request.files) {
        const file = (0,load_cases/* displayPath */.Gt)(world.root, path);
        const rest = new TurnTally();
        const parts = new PartsOfFile(file);
        let lines = 0;
        for await (const line of turnsIn(file, path)) {
            lines += 1;
            const other = lines === 1 && 'error' in line ? await (0,check_turns/* otherDocument */.io)(path) : null;
            if (other !== null) {
                parts.add('invalid', other, 1);
                break;
            }
            judgeLine(line, request, byId, rest, parts);
        }
        if (lines === 0)
            parts.add('invalid', 'there is no turn in it', 1);
        subjects.push(subjectOf({ case_id: null, agent: null, turn_id: null, file }, request, rest, parts.all()));
    }
    for (const [id, tally] of byId) {
        subjects.push(subjectOf({ case_id: null, agent: null, turn_id: id, file: null }, request, tally, []));
    }
    return subjects;
}
/** A file that is called `.json` is one turn, over as many lines as it likes. */
async function* turnsIn(file, path) {
    if (!path.endsWith('.json')) {
        yield* (0,turn_lines/* turnLines */.p)((0,check_turns/* turnFile */.kN)(file, path).chunks);
        return;
    }
    const text = await (0,read_text_file/* readTextFile */.Gu)(path, 'the evidence of a turn');
    const read = (0,portcullis_error/* attempt */.CD)(() => (0,turn_of_line/* turnOfLine */.Bm)(text));
    yield { line: 1, ...(read instanceof portcullis_error/* PortcullisError */.SO ? { id: null, error: read } : read) };
}
function judgeLine(line, { policies, named }, byId, rest, parts) {
    if ('error' in line) {
        parts.add('invalid', line.error.message, line.line);
        return;
    }
    try {
        const judged = judgeTurn((0,turn_input/* parseTurnInput */.x)(line.jsonText), policies);
        const id = line.id ?? judged.callId;
        let tally = rest;
        if (judged.faults.length > 0 || named.has(id) || byId.has(id)) {
            tally = byId.get(id) ?? new TurnTally();
            byId.set(id, tally);
        }
        tally.add(judged, (calls) => ({ ...parts.place(line.line), calls: [...calls] }));
        if (line.isCut)
            parts.add('unjudged', turn_of_line/* CUT_TURN */.b, line.line);
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        parts.add('invalid', error.message, line.line);
    }
}
function subjectOf(subject, { isKnown }, { turns, rejected, classes }, unjudged) {
    return { subject, beforeId: null, isKnown, turns, rejected, classes, infra: new Map(), unjudged };
}
/** Lines of a file that are invalid, or whose turn may have closed or not. */
class PartsOfFile {
    #file;
    #parts = [];
    #more = new Map();
    constructor(file) {
        this.#file = file;
    }
    place(line) {
        return { file: this.#file, line, calls: [], cause: null };
    }
    add(delta, reason, line) {
        if (this.#parts.length < LISTED_LINES) {
            this.#parts.push({ delta, gate: GATES[delta], reason, place: this.place(line) });
            return;
        }
        const more = this.#more.get(delta) ?? { lines: 0, first: line };
        this.#more.set(delta, { ...more, lines: more.lines + 1 });
    }
    all() {
        const more = [...this.#more].map(([delta, { lines, first }]) => {
            const reason = `the same is true of ${(0,counted/* counted */.h)(lines, 'line')} from here on`;
            return { delta, gate: GATES[delta], reason, place: this.place(first) };
        });
        return [...this.#parts, ...more];
    }
}
const GATES = { invalid: 'fail', unjudged: 'undecided' };

;// CONCATENATED MODULE: ./build/app/gates/typestate/typestate-gate.js















const TYPESTATE_GATE = {
    gate: typestate_rules/* TYPESTATE */.e.gate,
    isAsked: ({ options, head, comparator }) => evidenceOf(options) !== null || [comparator.config, head.config].some(({ typestate }) => typestate !== null),
    judge: async (run) => (0,typestate_decide/* decideTypestate */.y)(await typestate_gate_load(run)),
};
/** Evidence files of turns: paths or globs; null judges turns only where a configuration asks for it. */
function evidenceOf({ given }) {
    return given('turns') ?? given('typestate');
}
async function typestate_gate_load(run) {
    const { world, options, head, comparator, today } = run;
    const files = await evidenceFiles(run);
    const isAlone = options.only === typestate_rules/* TYPESTATE */.e.gate;
    if (isAlone && files.length === 0 && head.batches.length === 0 && !head.nothingToRun) {
        throw (0,portcullis_error/* usageError */.Wp)('expected results or evidence files of turns, found neither', 'Name some with --results or --turns (inputs `results`, `turns`), or under `typestate.turns` in the configuration.');
    }
    const { baseline, place } = await toleratedClasses(run);
    const { policies, policyReport } = await (0,configured_policies/* policiesOf */.Ao)(comparator);
    const { config } = comparator;
    // Where the comparator has neither a section nor tolerated classes it judges no turns yet. A given file is both sides.
    const isKnown = place.outcome !== 'first_adoption' || comparator.commits.kind === 'file';
    const before = await casesBefore(head, comparator, [...baseline.cases.keys()], isKnown);
    const proposed = comparator.commits.kind === 'file' ? baseline : await proposedBaseline(world.root, head.config);
    const named = new Set([...baseline.turns.keys(), ...proposed.turns.keys()]);
    const providers = new Map([...head.config.providers, ...config.providers]);
    const { batches } = head;
    const { tolerateInfra } = options;
    const joined = (0,join_results/* joinResults */.FU)(batches);
    const ofCells = await turnsOfCells(world, { joined, batches, config, providers, policies, tolerateInfra, before });
    const ofFiles = await turnsOfFiles(world, { files, policies, isKnown, named });
    return {
        head: { baseline: proposed },
        comparator: { baseline, place, config },
        policies: policyReport,
        subjects: [...ofCells, ...ofFiles],
        nothingToRun: head.nothingToRun && files.length === 0,
        today,
        warnings: unplanned(head, joined),
    };
}
/** Everything that is judged beside the transcripts: named by who called, by the comparator, or by the head. Absolute paths. */
async function evidenceFiles({ world, options, head, comparator }) {
    const configured = [comparator.config, head.config].flatMap(({ typestate }) => typestate?.turns ?? []);
    const named = await (0,turn_files/* namedTurnFiles */.y)(world.cwd, evidenceOf(options) ?? []);
    return [...new Set([...named, ...(await (0,turn_files/* configuredTurnFiles */.X)(world.root, configured))])];
}
/** Cells of which nobody planned a unit: their turns were not judged, which the gate must not be silent about. */
function unplanned({ cases, config, batches }, joined) {
    if (batches.length === 0)
        return [];
    const cells = cases.length * config.providers.size - (0,join_results/* countPlannedCells */.lb)(joined);
    return cells > 0
        ? [`${(0,counted/* counted */.h)(cells, 'cell')} of cases and providers are not in the plan: their turns were not judged`]
        : [];
}
/**
 * The classes that the comparator tolerates. Where its configuration says nothing of turns, nothing is tolerated: what the pull request says
 * of itself does not count. Without a file nothing is tolerated either, unless the configuration names one: then it is missing, and the
 * gate stops.
 *
 * @throws PortcullisError `not_comparable` where a configured file is missing or is not what it should be
 */
async function toleratedClasses(run) {
    const { comparator } = run;
    const configured = comparator.config.typestate;
    const { path, file } = await comparedFile(run, typestate_rules/* TYPESTATE */.e.gate, configured?.baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD);
    if (file === null && configured?.namesBaseline === true)
        throw (0,configured_policies/* missingFile */.Bi)(comparator, path, 'tolerated classes');
    const baseline = file === null
        ? typestate_baseline/* EMPTY_TYPESTATE_BASELINE */.a7
        : comparator.parse(path, (shown) => (0,typestate_baseline/* parseTypestateBaseline */.i$)(file.text, shown));
    const outcome = file !== null ? 'found' : configured === null ? 'first_adoption' : 'none';
    return { baseline, place: { path, blob: file?.blob ?? null, outcome } };
}
/** What the working tree proposes to tolerate; nothing where it has no such file. */
async function proposedBaseline(root, { typestate }) {
    const path = typestate?.baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD;
    const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(root, (0,external_node_path_.join)(root, path), 'the typestate baseline');
    return text === undefined ? typestate_baseline/* EMPTY_TYPESTATE_BASELINE */.a7 : (0,typestate_baseline/* parseTypestateBaseline */.i$)(text, path);
}
/** How the comparator calls a case, and whether it knows it: of a new one only the pull request can speak. */
async function casesBefore(head, comparator, recorded, isAdopted) {
    const isCompared = comparator.commits.kind === 'git' && head.batches.length > 0;
    const cases = isCompared ? await (0,routing_comparator/* comparatorCases */.k_)(comparator, head.casePlaces) : null;
    const { changes } = (0,case_changes/* caseChanges */.W)(head.cases, cases, new Map(), recorded);
    const known = new Set([...(cases ?? head.cases).map(({ definition }) => definition.case_id), ...recorded]);
    return (caseId) => {
        const id = changes.get(caseId)?.beforeId ?? caseId;
        return { id, isKnown: isAdopted && known.has(id) };
    };
}

;// CONCATENATED MODULE: ./build/app/gates/index.js





/** The gates, in the order in which documents have them. */
const gates_GATES = [JOBS_GATE, ROUTING_GATE, TYPESTATE_GATE, REQUIRED_GATE, KPI_GATE];

;// CONCATENATED MODULE: ./build/app/gates/run-gates.js







/**
 * Runs the gates that are asked for. The comparator is resolved once. Its policy may say that a gate that fails only warns; a file that is
 * compared with as it is has no policy, and the head's never counts for that.
 */
async function runGates(world, options) {
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    const comparator = options.comparator ?? (await (0,resolve_comparator/* resolveComparator */.vA)(world, options.compare));
    const run = { world, options, head, comparator, today: world.now().toISOString().slice(0, 10) };
    const gates = [];
    const dropped = [];
    for (const { gate, isAsked, unjudged, judge } of gates_GATES) {
        if (options.only === null ? await isAsked(run) : gate === options.only)
            gates.push(await judge(run));
        else if (options.only === null)
            (0,append/* append */.B)(dropped, unjudged?.(run) ?? []);
    }
    const { commits, config } = comparator;
    const others = await headWarnings(world, head, comparator);
    const warnings = [...head.warnings, ...comparator.warnings, ...dropped, ...others];
    return (0,gate_result/* gateResultOf */.qN)({
        warn_only: commits.kind === 'git' && config.levels['warn-only'],
        // Copied last: reading adds steps.
        comparator: { ...commits, steps: [...commits.steps] },
        head: { commit: head.commit, case_set_digest: (0,case_file/* caseSetDigest */.Rp)(head.cases) },
        batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))],
        warnings,
        gates,
    });
}


/***/ }),

/***/ 28621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ measureKpi),
  c: () => (/* binding */ readTrajectory)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(44390);
// EXTERNAL MODULE: ./build/io/open-file.js
var open_file = __webpack_require__(42344);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/kernel/json-number.js
var json_number = __webpack_require__(276);
// EXTERNAL MODULE: ./build/harness/instant.js
var instant = __webpack_require__(91374);
// EXTERNAL MODULE: ./build/harness/kpi-figures.js
var kpi_figures = __webpack_require__(23865);
// EXTERNAL MODULE: ./build/harness/python-number.js
var python_number = __webpack_require__(20187);
;// CONCATENATED MODULE: ./build/harness/kpi-report.js





const REASONS = {
    insufficient_data: 'window row count below minimum sample threshold',
    rollback: 'kpi below rollback threshold',
    watch: 'kpi below target threshold',
    pass: 'kpi at or above target threshold',
};
/** @throws PortcullisError `invalid_input` where a worker's name holds half of a surrogate pair, which no output can carry */
function kpiReport(window, lines, refs) {
    const { rows, completed, workers, start, end } = window;
    const { windowHours, targetKpi, rollbackKpi, minSampleRows } = lines;
    for (const worker of workers) {
        if (worker.isWellFormed())
            continue;
        const mismatch = { expected: 'a stepId of whole characters', found: 'half of a surrogate pair' };
        throw (0,portcullis_error/* mismatchError */.Jk)('invalid_input', refs.trajectoryPath, mismatch);
    }
    const work = { rows, completed, workers: workers.length, hours: windowHours };
    const { gatePassRate, throughputPerWorkerPerDay, kpi } = (0,kpi_figures/* kpiFigures */.E)(work);
    const state = rows < minSampleRows ? 'insufficient_data' : kpi < rollbackKpi ? 'rollback' : kpi < targetKpi ? 'watch' : 'pass';
    const printed = (value) => new json_number/* SpeltNumber */.Gw((0,python_number/* pythonFloat */.T)((0,python_number/* rounded */.W)(value)));
    return {
        schema: 1,
        kpiKind: 'premath.multithread.throughput.v1',
        windowHours,
        windowStart: (0,instant/* instantText */.Xx)(start),
        windowEnd: (0,instant/* instantText */.Xx)(end),
        counts: {
            windowRows: rows,
            completedRows: completed,
            failedRows: rows - completed,
            activeWorkers: workers.length,
            workerIds: workers,
        },
        ratios: {
            gatePassRate: printed(gatePassRate),
            throughputPerWorkerPerDay: printed(throughputPerWorkerPerDay),
            kpi: printed(kpi),
        },
        thresholds: { targetKpi: printed(targetKpi), rollbackKpi: printed(rollbackKpi), minSampleRows },
        decision: { state, reason: REASONS[state] },
        refs,
    };
}

// EXTERNAL MODULE: ./build/harness/trajectory.js
var harness_trajectory = __webpack_require__(93038);
;// CONCATENATED MODULE: ./build/app/kpi/measure-kpi.js







/**
 * The KPI of a trajectory file, which is streamed; without a file there are no rows. Paths are relative to `root`; those of session and issues
 * are named in the report and not read.
 *
 * @throws PortcullisError `usage` for lines that cannot be, `invalid_input` for a file that is no trajectory
 */
async function measureKpi(root, paths, lines) {
    if (lines.targetKpi <= lines.rollbackKpi) {
        const message = `--target-kpi: expected more than --rollback-kpi, found ${lines.targetKpi} and ${lines.rollbackKpi}`;
        throw new portcullis_error/* PortcullisError */.SO('usage', message);
    }
    const refs = {
        trajectoryPath: (0,external_node_path_.resolve)(root, paths.trajectoryPath),
        sessionPath: (0,external_node_path_.resolve)(root, paths.sessionPath),
        issuesPath: (0,external_node_path_.resolve)(root, paths.issuesPath),
    };
    const trajectory = new harness_trajectory/* Trajectory */.M(paths.trajectoryPath);
    (0,hold_memory/* holdMemory */.$)('all');
    await readTrajectory(trajectory, refs.trajectoryPath, paths.trajectoryPath);
    return kpiReport(trajectory.window(lines.windowHours), lines, refs);
}
/** Reads a file into a trajectory; one that is not there has no rows. `place`: the same file, for errors. */
async function readTrajectory(trajectory, path, place) {
    try {
        for await (const chunk of (0,open_file/* fileChunks */.T9)(path, open_file/* SMALL_CHUNK_BYTES */.wY))
            trajectory.push(chunk);
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.SO)
            throw error;
        if (!(0,file_error/* isMissing */.b2)(error))
            throw (0,file_error/* unreadable */.O$)(error, place, 'the trajectory');
    }
    trajectory.end();
}


/***/ }),

/***/ 80588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ownKpiBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _contracts_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9423);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82296);




/** The KPI baseline of the working tree; null where it has no such file. */
async function ownKpiBaseline(root, configured) {
    const { baseline: path } = configured ?? _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_KPI */ .xJ;
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), 'the KPI baseline');
    return text === undefined ? null : (0,_contracts_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKpiBaseline */ .Z_)(text, path);
}


/***/ }),

/***/ 26103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ checkTurns),
/* harmony export */   By: () => (/* binding */ checkJoinFile),
/* harmony export */   Of: () => (/* reexport safe */ _kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_7__.O),
/* harmony export */   aX: () => (/* binding */ checkTurnFile),
/* harmony export */   ih: () => (/* binding */ checkTurnLine),
/* harmony export */   io: () => (/* binding */ otherDocument),
/* harmony export */   kN: () => (/* binding */ turnFile),
/* harmony export */   yD: () => (/* binding */ turnStream),
/* harmony export */   zz: () => (/* reexport safe */ _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_9__.z)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_document_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91590);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42344);
/* harmony import */ var _io_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54072);
/* harmony import */ var _io_hold_memory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44390);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91772);
/* harmony import */ var _kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25146);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86578);
/* harmony import */ var _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17790);
/* harmony import */ var _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24812);
/* harmony import */ var _typestate_turn_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63146);
/* harmony import */ var _turn_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2833);















const TURNS = 'the evidence of turns';
/** Of a larger file, another document of ours is known by its first line at most. */
const LARGEST_DOCUMENT = 4 * 1024 * 1024;
/**
 * Judges a turn. Throws `TurnInvalidError`, and `unrecognised` for one of which a part could not be read and the rest is accepted: it is
 * unknown whether it closed.
 */
function checkTurn({ jsonText, isCut }) {
    const output = (0,_typestate_turn_report_js__WEBPACK_IMPORTED_MODULE_11__/* .turnReport */ .C)(jsonText);
    if (output.result === 'rejected')
        return { exit: 1, output };
    if (isCut)
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .PortcullisError */ .SO('unrecognised', _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_10__/* .CUT_TURN */ .b);
    return { exit: 0, output };
}
/** Judges the turn in a file. One that cannot be read is not a turn either: throws `TurnInvalidError`. */
async function checkTurnFile(cwd, file) {
    const jsonText = await turnText(cwd, file);
    try {
        return checkTurn({ jsonText, isCut: (0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_10__/* .isCutTurn */ .e_)(jsonText) });
    }
    catch (error) {
        const other = error instanceof _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_9__/* .TurnInvalidError */ .z ? (0,_contracts_document_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .otherKind */ .Jb)(TURNS, { text: jsonText }) : null;
        throw other === null ? error : new _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_9__/* .TurnInvalidError */ .z(`expected ${TURNS}, found ${other}`);
    }
}
/** The same in the reference's own form, without what it does not say. */
async function checkJoinFile(cwd, file) {
    return (0,_typestate_turn_report_js__WEBPACK_IMPORTED_MODULE_11__/* .joinReport */ .x)(await turnText(cwd, file));
}
async function turnText(cwd, file) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), 'the turn').catch(_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .asPortcullisError */ .Uj);
    if (text instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .PortcullisError */ .SO)
        throw new _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_9__/* .TurnInvalidError */ .z(text.message, { cause: text });
    return text;
}
/** Judges the turn of a batch line, in any form that `turnOfLine` takes. Throws what `turnOfLine` and `checkTurn` throw. */
function checkTurnLine(line) {
    return checkTurn((0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_10__/* .turnOfLine */ .Bm)(line));
}
/** A file of turns; what the file system says comes as `PortcullisError`. */
function turnFile(file, path) {
    return { file, path, chunks: readableChunks((0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChunks */ .T9)(path, _io_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .SMALL_CHUNK_BYTES */ .wY), file) };
}
/** Turns that are already on their way. */
function turnStream(file, chunks) {
    return { file, chunks: readableChunks(chunks, file) };
}
/**
 * Judges each turn of the sources, in their order. A file that cannot be read, and one without any turn, come as a line with exit code 2
 * (nothing was judged, which must not read as a pass), and do not end the others.
 */
async function* checkTurns(sources) {
    (0,_io_hold_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .holdMemory */ .$)('young');
    for (const { file, path = '', chunks } of sources) {
        let lines = 0;
        try {
            for await (const read of (0,_turn_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .turnLines */ .p)(chunks)) {
                lines += 1;
                const other = lines === 1 && 'error' in read ? await otherDocument(path) : null;
                if (other !== null)
                    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .invalidInput */ .aY)(other);
                yield checkedLine(file, read);
            }
            if (lines === 0)
                throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .invalidInput */ .aY)('expected JSON Lines of turns, found no line');
        }
        catch (error) {
            if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .PortcullisError */ .SO))
                throw error;
            yield { file, line: null, ...(0,_kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_7__/* .refusalOf */ .O)(error) };
        }
    }
}
/** Why a file holds no turns, which would be true of each of its lines; null where it is no other document of ours. A pipe can be read only once. */
async function otherDocument(path) {
    const text = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(path)) ? await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readExcerpt */ .SL)(path, LARGEST_DOCUMENT) : undefined;
    const found = text === undefined ? null : (0,_contracts_document_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .otherKind */ .Jb)(TURNS, { text });
    return found === null ? null : `expected ${TURNS}, found ${found}`;
}
function checkedLine(file, read) {
    const place = { file, line: read.line, ...(read.id === null ? {} : { id: read.id }) };
    const checked = 'error' in read ? read.error : (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .attempt */ .CD)(() => checkTurn(read));
    return { ...place, ...(checked instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_8__/* .PortcullisError */ .SO ? (0,_kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_7__/* .refusalOf */ .O)(checked) : checked) };
}
async function* readableChunks(chunks, file) {
    try {
        yield* chunks;
    }
    catch (error) {
        throw (0,_io_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)(error, file, 'the turns');
    }
}


/***/ }),

/***/ 98819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ policiesOf),
/* harmony export */   Bi: () => (/* binding */ missingFile),
/* harmony export */   pn: () => (/* binding */ configuredPolicies)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73766);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82196);
/* harmony import */ var _world_canonical_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75646);




/** As the configuration calls a policy, and as the call specification does. */
const FIELDS = {
    mutation: 'mutation',
    governance: 'governance',
    tool_render: 'toolRender',
    reminder_queue: 'reminderQueue',
    state_view: 'stateView',
    decomposition: 'decomposition',
};
/**
 * The policies that a comparator configures.
 *
 * @throws PortcullisError `not_comparable` where one is missing or is not what it should be
 */
async function policiesOf(comparator) {
    const policies = {};
    const policyReport = {};
    for (const [name, field] of Object.entries(FIELDS)) {
        const document = comparator.config.typestate?.policies[name];
        const digest = document === undefined ? null : await policyDigest(comparator, name, document);
        policyReport[name] = digest;
        if (digest !== null)
            policies[field] = digest;
    }
    return { policies, policyReport };
}
/** Digests of the policies that the working tree configures. Throws `PortcullisError` where a document is missing or no JSON. */
async function configuredPolicies(world) {
    const comparator = (0,_comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_1__/* .workingTreeComparator */ ._8)(world, await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_2__/* .configOrDefault */ .zO)(world.root));
    return (await policiesOf(comparator)).policies;
}
async function policyDigest(comparator, name, path) {
    const file = await comparator.read(path);
    if (file === null)
        throw missingFile(comparator, path, `the policy ${name}`);
    return comparator.parse(path, () => `sha256:${(0,_world_canonical_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalDigest */ .X)(file.text).sha256}`);
}
/** A file that the configuration names is never taken for none. */
function missingFile({ name }, path, what) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notComparable */ .kY)(`${name} is configured with ${path} for ${what}, but does not have it`, 'Restore the file on the base branch, or correct the path in its configuration.');
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
        const found = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isPattern */ .Pt)(folder, path)) ? await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(folder, path) : [];
        for (const file of found.length === 0 ? [path] : found)
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('not_found', file, {
        expected: 'a file with evidence of turns',
        found: `none under ${folder}: no file, or a folder, a pipe or a device`,
    }, 'Write the evidence before the gate runs, or correct the path.');
}


/***/ }),

/***/ 2833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ turnLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _evidence_split_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68411);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24812);




/** So much is split before its lines are given: those of a large chunk at once would be many objects. */
const SLICE_BYTES = 64 * 1024;
/**
 * The turns of JSON Lines, each line in one of the forms that `turnOfLine` knows; blank lines are passed over. Lines are split and capped as
 * those of transcripts (src/evidence/README.md, "Bytes"), and no chunk is asked for before the turns of the last one were taken: memory stays
 * bounded whatever comes.
 *
 * A line without a turn (too long, not UTF-8, cut, another form) is given with its error, `invalid_input`, and ends nothing. Throws only what
 * `chunks` throws. No line is not a pass.
 */
async function* turnLines(chunks) {
    let ready = [];
    const splitter = new _evidence_split_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .TranscriptSplitter */ .K((line) => ready.push(line));
    for await (const chunk of chunks) {
        for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
            splitter.push(chunk.subarray(start, start + SLICE_BYTES));
            yield* turnsOf(ready);
            ready = [];
        }
    }
    splitter.end();
    yield* turnsOf(ready);
}
function* turnsOf(lines) {
    for (const raw of lines) {
        const line = raw.number;
        let text = '';
        try {
            text = textOf(raw);
            // Not `trim`: what it takes for white space beyond that of JSON is no blank line.
            if (/[^ \t\r]/.test(text))
                yield { line, ...(0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfLine */ .Bm)(text) };
        }
        catch (error) {
            if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO))
                throw error;
            // What is no JSON was read as far as it goes.
            yield { line, id: error.cause === undefined ? (0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__/* .idOfLine */ .jC)(text) : null, error };
        }
    }
}
function textOf(raw) {
    if (raw.kind === 'oversize') {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`expected a line of at most 16 MiB, found one of ${raw.bytes} bytes`);
    }
    const bytes = raw.bytes.subarray(raw.start, raw.end);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)('expected UTF-8 text, found other bytes');
    return bytes.toString('utf8');
}


/***/ }),

/***/ 33939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* reexport */ derived_turn/* printedTurn */.e9),
  V: () => (/* binding */ turnsFromTranscript)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(12759);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
// EXTERNAL MODULE: ./build/evidence/split-transcript.js
var split_transcript = __webpack_require__(68411);
;// CONCATENATED MODULE: ./build/evidence/decode-turns.js




const NOTHING = { facts: [], quiet: false };
/** The id of a call as the APIs make them, as a text of its own: in prose or in escaped JSON it belongs to something else. */
const CALL_ID = /(?<!\\)"(?:toolu_|srvtoolu_|call_)[\w-]{1,200}"/;
/**
 * Bytes in, the facts of each line out; the same for any chunking of the same bytes. It throws `invalid_input` where a line holds what has
 * no digest.
 */
function turnDecoder(turns, onLine) {
    const take = (line) => {
        const facts = lineFacts(turns, line);
        if (facts !== null)
            onLine(facts);
    };
    return new split_transcript/* TranscriptSplitter */.K(take, { arrayForm: turns.reader.arrayForm });
}
function lineFacts(turns, raw) {
    const line = raw.number;
    if (raw.kind === 'oversize')
        return { ...NOTHING, line, holds_ids: false, damage: 'oversize' };
    const decoded = (0,decode_line/* decodeLine */.Hj)(raw);
    if (decoded.kind === 'blank')
        return null;
    if (decoded.kind === 'noise')
        return { ...NOTHING, line, holds_ids: false, noise: true };
    const holds_ids = CALL_ID.test(decoded.text);
    if (decoded.kind === 'damaged')
        return { ...NOTHING, line, holds_ids, damage: 'damaged' };
    try {
        const value = (0,json_data/* asRecord */.qY)(decoded.value);
        const { events, parent_call_id: parent } = turns.reader.readValue(value);
        const copy_id = turns.copyId === undefined ? undefined : (0,json_data/* asText */.e1)(value[turns.copyId]);
        const quiet = events.every(({ type }) => type !== 'unknown' && type !== 'assistant_text');
        const facts = turns.factsOf(value, events);
        return { facts, quiet, parent, copy_id, line, holds_ids, ...(decoded.lossy ? { damage: 'lossy' } : {}) };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        throw new portcullis_error/* PortcullisError */.SO(error.code, `line ${line} of the transcript: ${error.message}`, error.help);
    }
}

// EXTERNAL MODULE: ./build/io/open-file.js
var open_file = __webpack_require__(42344);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(44390);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/typestate/derived-turn.js + 1 modules
var derived_turn = __webpack_require__(31990);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
;// CONCATENATED MODULE: ./build/typestate/known-calls.js

/** So many calls and lines are remembered beyond the open turns; a resume copies what was written lately. */
const MEMORY = 10_000;
/** Which calls, results and lines were seen: all of the open turns, and the latest of those that were given. */
class KnownCalls {
    /** By conversation and id: a subagent, or a later turn, may use the ids of another. */
    #open = new Map();
    /** The conversation of the latest call of an id. */
    #latest = new RecentMap(MEMORY);
    #past = new RecentMap(MEMORY);
    #handles = new Map();
    #copies = new RecentMap(MEMORY);
    /**
     * A resume writes the lines of before once more, with their ids. A line that repeats the id of another and says
     * something else is not a copy.
     */
    isCopy({ copy_id, facts }) {
        if (copy_id === undefined || facts.length === 0)
            return false;
        const key = (0,digest/* sha256Hex */.fg)(JSON.stringify([copy_id, facts]));
        if (this.#copies.get(key) === true)
            return true;
        this.#copies.set(key, true);
        return false;
    }
    /** The call that has the id by now: an open one of the conversation, or one of the same message. Any other has no need of it any more. */
    known(fact, scope) {
        const open = this.#open.get(keyOf(fact.id, scope));
        const known = open ?? this.#past.get(keyOf(fact.id, scope));
        const isOpen = open?.turn.awaits(fact.id) === true;
        if (known === undefined)
            return undefined;
        // Another message makes another call, whatever it asks.
        const isSame = known.call.digest === fact.digest && known.call.message === fact.message;
        const isRepeated = isSame || (isOpen && fact.again === true);
        const isOfMessage = known.call.message === fact.message && (fact.message !== null || isRepeated);
        return isOpen || isOfMessage ? { ...known, isRepeated } : undefined;
    }
    /** Of the call that the conversation made, else of the latest of that id. */
    turnOf(id, scope) {
        return (this.#open.get(keyOf(id, scope)) ?? this.#open.get(keyOf(id, this.#latest.get(id))))?.turn;
    }
    /** A call without an id is like no other. */
    add(call, line, turn) {
        if (call.id === '')
            return;
        this.#open.set(keyOf(call.id, turn.parent), { call, line, turn });
        this.#latest.set(call.id, turn.parent ?? '');
    }
    answer({ id, handles }) {
        for (const handle of handles)
            this.#handles.set(handle, id);
    }
    /** A copy of a result whose turn was given. */
    isAnswered({ id, digest }, scope) {
        const key = keyOf(id, scope);
        return !this.#open.has(key) && this.#past.get(key)?.answers.includes(digest) === true;
    }
    /** The call whose result a text names: by the call's id, or by the name of what it started. */
    namedBy(name, scope) {
        const id = this.#handles.get(name) ?? name;
        const turn = this.turnOf(id, scope);
        return turn === undefined ? undefined : { turn, id };
    }
    /** The turn is given: what it could be compared with is kept, what could change it is not. */
    release(turn) {
        for (const { result } of turn.results)
            for (const handle of result.handles)
                this.#handles.delete(handle);
        for (const { call, line } of turn.requests) {
            const key = keyOf(call.id, turn.parent);
            if (this.#open.get(key)?.turn !== turn)
                continue;
            this.#open.delete(key);
            const answers = turn.resultsOf(call.id).map(({ result }) => result.digest);
            this.#past.set(key, { call: { ...call, names: [] }, line, answers });
        }
    }
    forget() {
        this.#open.clear();
        this.#handles.clear();
        this.#past.clear();
        this.#latest.clear();
    }
}
function keyOf(id, scope = '') {
    return JSON.stringify([scope, id]);
}
/**
 * A map that forgets what was not set lately: it remembers at least the last `size` keys and at most twice as many. (Deleting
 * a map's oldest key for each new one would be slow: the places of deleted keys are walked over.)
 */
class RecentMap {
    #size;
    #young = new Map();
    #old = new Map();
    constructor(size) {
        this.#size = size;
    }
    get(key) {
        return this.#young.get(key) ?? this.#old.get(key);
    }
    set(key, value) {
        this.#young.set(key, value);
        if (this.#young.size < this.#size)
            return;
        this.#old = this.#young;
        this.#young = new Map();
    }
    clear() {
        this.#young.clear();
        this.#old.clear();
    }
}

;// CONCATENATED MODULE: ./build/typestate/open-turn.js
/** One assistant message with its calls, as long as more can come. */
class OpenTurn {
    /** Its place among the turns; null as long as it is a message that makes no call. */
    number = null;
    model;
    stop;
    interruption;
    /** Its run came to an end of its own, so that the end of the stream interrupts nothing. */
    ended = false;
    requests = [];
    results = [];
    denied = new Set();
    /** Ids that two different calls have. */
    clashing = new Set();
    notes = new LineNotes();
    line;
    message;
    parent;
    #asked = new Set();
    #unanswered = new Set();
    /** Results by what they say. */
    #answers = new Set();
    #byId = new Map();
    /** Results that nothing followed yet; those of servers stand in the message itself. */
    #unseen = { client: [], server: [] };
    constructor(line, message, parent) {
        this.line = line;
        this.message = message;
        this.parent = parent;
    }
    get hasOpenCalls() {
        return this.#unanswered.size > 0;
    }
    /** The results of a call, more than one where they contradict each other. */
    resultsOf(id) {
        return this.#byId.get(id) ?? [];
    }
    /** A call without a result, or a result that nothing followed. */
    get isUnclosed() {
        return this.hasOpenCalls || this.#unseen.client.length + this.#unseen.server.length > 0;
    }
    asks(id) {
        return this.#asked.has(id);
    }
    awaits(id) {
        return this.#unanswered.has(id);
    }
    request(call, line) {
        this.requests.push({ call, line });
        this.#asked.add(call.id);
        if (!this.#byId.has(call.id))
            this.#unanswered.add(call.id);
    }
    /** The same result twice is one; a different one for the same call is a row of its own. */
    answer(result, line) {
        const answer = JSON.stringify([result.id, result.digest, result.error]);
        if (this.#answers.has(answer))
            return;
        this.#answers.add(answer);
        // What comes for a call that was left open when the run was cut did not come from the tool.
        const late = this.interruption !== undefined && this.#unanswered.has(result.id);
        const row = { result, line, synthetic: late || result.synthetic !== undefined, use: null };
        this.results.push(row);
        const known = this.#byId.get(result.id);
        if (known === undefined)
            this.#byId.set(result.id, [row]);
        else
            known.push(row);
        this.#unanswered.delete(result.id);
        if (!row.synthetic)
            this.#unseen[result.server === true ? 'server' : 'client'].push(row);
        if (result.synthetic !== undefined)
            this.interrupt({ cause: result.synthetic, line });
        if (result.interrupted === true)
            this.interrupt({ cause: 'aborted', line });
        if (result.denied === true)
            this.denied.add(result.id);
    }
    /** The model went on after the results that are there; its own message goes on only after those of servers. */
    observe(only) {
        for (const row of this.#unseen.server)
            row.use ??= 'observed';
        this.#unseen.server = [];
        if (only === 'server')
            return;
        for (const row of this.#unseen.client)
            row.use ??= 'observed';
        this.#unseen.client = [];
    }
    /** A later call names the result. */
    consume(id) {
        for (const row of this.resultsOf(id))
            if (!row.synthetic)
                row.use = 'consumed';
    }
    /** The first cause is the one; what is closed was not interrupted. */
    interrupt(interruption) {
        this.interruption ??= interruption;
    }
}
/** So many are kept of each kind: that there are any is what counts. */
const LIMIT = 100;
/** What is wrong with the lines of a turn. Each list has its own limit, so that none can crowd out another. */
class LineNotes {
    /** Lines that are lost, or of which characters are. */
    damage = [];
    /** Blocks and events of unknown kinds, by their names. */
    unknown = [];
    unreadable = [];
    addDamage(line, kind) {
        add(this.damage, { line, kind });
        if (kind !== 'lossy')
            add(this.unreadable, { line, kind });
    }
    addUnknown(line, name, isToolLike) {
        add(this.unknown, { line, kind: name });
        const isKnown = this.unreadable.at(-1)?.line === line;
        if (isToolLike && !isKnown)
            add(this.unreadable, { line, kind: 'unknown' });
    }
    addAll(others) {
        for (const note of others.damage)
            add(this.damage, note);
        for (const note of others.unknown)
            add(this.unknown, note);
        for (const note of others.unreadable)
            add(this.unreadable, note);
    }
}
function add(notes, note) {
    if (notes.length < LIMIT)
        notes.push(note);
}

;// CONCATENATED MODULE: ./build/typestate/transcript-form.js

/** Whether a transcript is one of its client, in a form whose calls are known: counted as its lines go by. */
class TranscriptForm {
    #lines = 0;
    /** Lines with something of this client. */
    #known = 0;
    #said = 0;
    /** Calls and results. */
    #tools = 0;
    /** Blocks of an unknown kind that may be calls or results. */
    #toolLike = 0;
    /** Lines that hold the id of a call, and neither a call nor a result. */
    #ids = 0;
    /** The number of the last line. */
    get lines() {
        return this.#lines;
    }
    /** `facts`: those of the line that are no copies. */
    count({ line, facts: all, quiet, holds_ids }, facts) {
        this.#lines = line;
        if (quiet || all.some(({ type }) => type !== 'unknown'))
            this.#known += 1;
        if (holds_ids && !quiet && !all.some(isTool))
            this.#ids += 1;
        for (const fact of facts) {
            if (fact.type === 'said')
                this.#said += 1;
            if (isTool(fact))
                this.#tools += 1;
            if (fact.type === 'unknown' && fact.tool_like)
                this.#toolLike += 1;
        }
    }
    /**
     * @throws PortcullisError `unrecognised` where the transcript shows that tools were called and none of the calls is known,
     * `invalid_input` where it is no transcript of this client
     */
    check(provider) {
        if (this.#tools === 0 && (this.#toolLike > 0 || (this.#said > 0 && this.#ids > 0))) {
            throw new portcullis_error/* PortcullisError */.SO('unrecognised', `expected tool calls of ${provider} in a form that is known, found ` +
                `${this.#said} assistant messages without any, ${this.#toolLike} blocks of an unknown kind and ${this.#ids} lines with ids of calls`, 'The client may be newer than what Portcullis knows; nothing can be said about its calls.');
        }
        if (this.#known === 0) {
            throw (0,portcullis_error/* invalidInput */.aY)(`expected the JSON stream of ${provider}, found ${this.#lines === 0 ? 'nothing' : 'no event of it'}`, 'Record the client with its JSON output.');
        }
    }
}
/** Unreadable lines behind the last turn, or without any turn, belong to no turn that could carry them. */
function unreadableEnd({ line, kind }) {
    const found = kind === 'unknown' ? 'one of an unknown kind that may be a call' : 'one that is damaged or too long';
    return new portcullis_error/* PortcullisError */.SO(kind === 'unknown' ? 'unrecognised' : 'invalid_input', `line ${line}: expected an event, found ${found}, and no turn that could tell`, kind === 'unknown'
        ? 'The client may be newer than what Portcullis knows.'
        : 'What the line said is lost, and with it perhaps a call.');
}
function isTool({ type }) {
    return type === 'call' || type === 'result';
}

;// CONCATENATED MODULE: ./build/typestate/derive-turns.js




/** So many later messages of its conversation a turn waits for: a call that names its result may come in any of them. */
const WINDOW = 16;
/** So many turns may be open in all conversations together; beyond, the oldest is given as it is. */
const OPEN_LIMIT = 512;
/** The model reached a limit of its own: the calls that it left open were not cut by anybody. */
const LIMIT_STOPS = new Set(['max_tokens', 'model_context_window_exceeded']);
/** The main conversation; a subagent's has the id of the call that started it. */
const MAIN = '';
/**
 * Turns of a transcript, each given when it is complete: a turn is one assistant message with its calls, and the message
 * without a call that ends a run or says why it stopped (src/typestate/README.md, "Turns of a transcript").
 *
 * Pairing is by id alone. Nothing is repaired: what is missing stays missing, what is there twice comes through twice.
 * Holds a bounded number of turns and ids. `turn` counts the messages in their order; a turn with a subagent in it is given
 * after the subagent's.
 */
class TurnDeriver {
    #form = new TranscriptForm();
    #options;
    #writer;
    #calls = new KnownCalls();
    /** Turns that are not given yet, of each conversation and of all together, the oldest first: they are given in that order. */
    #conversations = new Map();
    #open = new Set();
    /** By conversation, the message whose parts came last. */
    #partials = new RecentMap(OPEN_LIMIT);
    /** How many messages turned out to be turns. */
    #turns = 0;
    #ready = [];
    /** For the next turn, where there is none yet. */
    #pending = new LineNotes();
    #atEnd = false;
    #latest;
    constructor(options) {
        this.#options = options;
        this.#writer = new derived_turn/* TurnWriter */.$V(options);
    }
    /** The turns that are complete with this line. */
    take(line) {
        if (line.damage !== undefined)
            this.#notes().addDamage(line.line, line.damage);
        // What is unknown may not be a copy.
        const facts = this.#calls.isCopy(line) ? line.facts.filter(({ type }) => type === 'unknown') : line.facts;
        this.#form.count(line, facts);
        for (const fact of facts)
            this.#fact(fact, line.line, line.parent ?? MAIN);
        this.#giveBeyondLimit();
        return this.#taken();
    }
    /**
     * The turns that were open at the end.
     *
     * @throws PortcullisError as `TranscriptForm.check`, and for unreadable lines behind the last turn
     */
    finish() {
        this.#form.check(this.#options.provider);
        const line = this.#form.lines;
        const cut = { cause: this.#options.timedOut === true ? 'timeout' : 'killed', line };
        for (const turn of this.#open)
            if (turn.isUnclosed && !turn.ended)
                turn.interrupt(causeOfStop(turn, line) ?? cut);
        const open = [...this.#open];
        this.#give(open.sort((left, right) => (left.number ?? 0) - (right.number ?? 0)));
        const ready = this.#taken();
        const [unreadable] = this.#pending.unreadable;
        if (unreadable !== undefined)
            throw unreadableEnd(unreadable);
        return ready;
    }
    /** What cannot be read belongs to the message before it, or where there is none to the next one. */
    #notes(turn = this.#latest) {
        return turn !== undefined && this.#open.has(turn) ? turn.notes : this.#pending;
    }
    #taken() {
        const ready = this.#ready;
        this.#ready = [];
        return ready;
    }
    #fact(fact, line, key) {
        switch (fact.type) {
            case 'session':
                this.#session(fact, line);
                break;
            case 'said':
                this.#turnOf(fact, line, key);
                break;
            case 'call':
                this.#call(fact, line, key);
                break;
            case 'result':
                this.#result(fact, line, key);
                break;
            case 'partial':
                this.#partials.set(key, fact.message);
                break;
            case 'stop':
                this.#stop(fact.reason, key);
                break;
            case 'end':
                this.#end(fact, line);
                break;
            case 'aborted':
                // Some clients say afterwards that the run was completed: its last message ended nothing.
                this.#atEnd = true;
                for (const turn of this.#open)
                    if (turn.isUnclosed)
                        turn.interrupt({ cause: 'aborted', line });
                break;
            case 'reported':
                this.#closeSubagent(fact.call, fact.ok);
                break;
            case 'denied':
                this.#calls.turnOf(fact.call, key)?.denied.add(fact.call);
                break;
            case 'unknown':
                this.#notes(this.#conversations.get(key)?.at(-1)).addUnknown(line, fact.name, fact.tool_like);
                break;
        }
    }
    #session(fact, line) {
        if (fact.begins) {
            for (const turn of this.#conversation(MAIN))
                if (turn.hasOpenCalls)
                    turn.interrupt({ cause: 'killed', line });
        }
        if (fact.fresh_ids === true) {
            this.#give([...this.#open]);
            this.#calls.forget();
        }
        this.#writer.session(fact);
    }
    /** The turn of a message's line; whatever the assistant writes follows all results of earlier messages. */
    #turnOf(fact, line, key) {
        const conversation = this.#conversation(key);
        const turn = this.#find(conversation, fact.message) ?? this.#begin(conversation, line, fact.message, key);
        turn.model ??= fact.model;
        for (const earlier of conversation)
            if (earlier.isUnclosed)
                earlier.observe(earlier === turn ? 'server' : 'all');
        this.#stopped(turn, fact.stop);
        return turn;
    }
    /** Where a client shows no messages, calls that overlap belong to one, and a text to the calls that follow it. */
    #find(conversation, message) {
        if (message !== null)
            return conversation.findLast((turn) => turn.message === message);
        const current = conversation.at(-1);
        return current !== undefined && (current.requests.length === 0 || current.hasOpenCalls) ? current : undefined;
    }
    #begin(conversation, line, message, key) {
        const turn = new OpenTurn(line, message, key === MAIN ? undefined : key);
        conversation.push(turn);
        this.#open.add(turn);
        this.#latest = turn;
        this.#atEnd = false;
        turn.notes.addAll(this.#pending);
        this.#pending = new LineNotes();
        if (conversation.length > WINDOW)
            this.#give(conversation.slice(0, 1));
        return turn;
    }
    #call(fact, line, key) {
        const known = this.#calls.known(fact, key);
        if (known?.isRepeated === true)
            return;
        const turn = this.#turnOf(fact, line, key);
        if (known !== undefined) {
            // Two calls of one id: both come through, so that the check refuses the turn.
            turn.clashing.add(fact.id);
            if (!turn.asks(fact.id))
                turn.request(known.call, known.line);
        }
        turn.request(fact, line);
        this.#calls.add(fact, line, turn);
        this.#number(turn);
        for (const name of fact.names) {
            const named = this.#calls.namedBy(name, key);
            if (named !== undefined && named.turn !== turn)
                named.turn.consume(named.id);
        }
    }
    #result(fact, line, key) {
        if (this.#calls.isAnswered(fact, key))
            return;
        let turn = this.#calls.turnOf(fact.id, key);
        if (turn === undefined) {
            // Nobody asked for it, or its turn is long over: an orphan of the turn in which it came.
            const conversation = this.#conversation(key);
            turn = conversation.at(-1) ?? this.#begin(conversation, line, null, key);
            this.#number(turn);
        }
        turn.answer(fact, line);
        this.#calls.answer(fact);
        if (fact.background !== true)
            this.#closeSubagent(fact.id, fact.error === null && fact.synthetic === undefined);
    }
    /** A subagent's report is what it wrote after its last results, also where the transcript does not show it as a message. */
    #closeSubagent(call, ok) {
        const turns = this.#conversations.get(call);
        if (turns === undefined || call === MAIN)
            return;
        if (ok)
            for (const turn of turns)
                turn.observe('all');
        this.#give([...turns]);
        this.#conversations.delete(call);
    }
    #stop(reason, key) {
        const partial = this.#partials.get(key);
        const turn = this.#conversations.get(key)?.findLast(({ message }) => message === partial);
        if (partial !== undefined && turn !== undefined)
            this.#stopped(turn, reason);
    }
    #end({ outcome, stop, takes }, line) {
        const main = this.#conversation(MAIN);
        const last = main.at(-1);
        const taken = last?.requests.findLast(({ call }) => call.tool === takes);
        if (taken !== undefined && outcome === 'completed')
            last?.consume(taken.call.id);
        if (last !== undefined && outcome !== 'error' && !this.#atEnd) {
            this.#stopped(last, stop);
            this.#number(last);
        }
        this.#atEnd = true;
        // A subagent in the background may go on behind the end of a run that was completed, behind any other it does not.
        for (const turn of outcome === 'completed' ? main : this.#open) {
            turn.ended = true;
            const cause = outcome === 'completed' ? causeOfStop(turn, line) : { cause: outcome, line };
            if (cause !== undefined && turn.isUnclosed)
                turn.interrupt(cause);
        }
    }
    #stopped(turn, reason) {
        turn.stop ??= reason;
        if (turn.stop !== undefined)
            this.#number(turn);
    }
    /** From now on it is a turn: it makes a call, or it is known why it stopped. */
    #number(turn) {
        if (turn.number === null)
            turn.number = this.#turns += 1;
    }
    #conversation(key) {
        const conversation = this.#conversations.get(key) ?? [];
        this.#conversations.set(key, conversation);
        return conversation;
    }
    #giveBeyondLimit() {
        for (const oldest of this.#open) {
            if (this.#open.size <= OPEN_LIMIT)
                return;
            this.#give([oldest]);
        }
    }
    #give(turns) {
        for (const turn of turns) {
            const key = turn.parent ?? MAIN;
            const conversation = this.#conversation(key);
            this.#open.delete(turn);
            conversation.splice(conversation.indexOf(turn), 1);
            if (conversation.length === 0)
                this.#conversations.delete(key);
            this.#calls.release(turn);
            // With a line the call that makes it a turn may have been lost.
            if (turn.notes.unreadable.length > 0)
                this.#number(turn);
            if (turn.number !== null)
                this.#ready.push(this.#writer.write(turn, turn.number));
        }
    }
}
function causeOfStop({ stop }, line) {
    return stop !== undefined && LIMIT_STOPS.has(stop.trim().toLowerCase()) ? { cause: 'limit', line } : undefined;
}

;// CONCATENATED MODULE: ./build/typestate/turn-policies.js

/** What the known clients do by themselves: the documents that stand for policies that are not configured. */
const BUILT_IN = {
    mutation: 'only what the client itself allows is changed',
    governance: 'no policy package is bound',
    toolRender: 'a result is shown to the model once, as the answer to its call',
    reminderQueue: 'results are queued in the order in which they came, each id once',
    stateView: 'the view is the conversation so far',
    decomposition: 'the calls of one message run beside each other; subagents have turns of their own',
};
/** The policies of a provider without configuration: digests of built-in documents, so that they are never blank. */
function builtInPolicies(provider) {
    const digests = Object.entries(BUILT_IN).map(([policy, rule]) => [
        policy,
        (0,digest/* digestOf */.ol)({ schema: 1, kind: 'portcullis.typestate.policy.v1', provider, policy, rule }),
    ]);
    return Object.fromEntries(digests);
}

// EXTERNAL MODULE: ./build/app/results/transcript-of-unit.js
var transcript_of_unit = __webpack_require__(77020);
;// CONCATENATED MODULE: ./build/app/typestate/turns-from-transcript.js










/**
 * The turns of a transcript as inputs of the typestate check, each as soon as it is complete. The file is streamed.
 *
 * @throws PortcullisError `usage` for a provider whose turns are unknown, `unrecognised` or `invalid_input` for a transcript
 * that cannot be understood; what was given before does not count then
 */
async function* turnsFromTranscript(request) {
    const { provider, path, timedOut = false } = request;
    const reader = await known_providers/* PROVIDERS */.xq.get(provider)?.turns();
    if (reader === undefined) {
        const known = [...known_providers/* PROVIDERS */.xq.keys()].join(', ');
        throw (0,portcullis_error/* usageError */.Wp)(`--provider: expected one of ${known}, found ${JSON.stringify(provider)}`);
    }
    // A turn lives for the next 16 messages, what copies are known by for 10,000 lines; then both are garbage.
    (0,hold_memory/* holdMemory */.$)('all');
    const policies = { ...builtInPolicies(provider), ...request.policies };
    const deriver = new TurnDeriver({ provider, policies, timedOut, source: path });
    let ready = [];
    const decoder = turnDecoder(reader, (line) => (0,append/* append */.B)(ready, deriver.take(line)));
    // A turn is several times as large as its lines, so that those of a large chunk would be many megabytes.
    for await (const chunk of (0,transcript_of_unit/* transcriptChunks */.XZ)(path, open_file/* SMALL_CHUNK_BYTES */.wY)) {
        decoder.push(chunk);
        yield* ready;
        ready = [];
    }
    decoder.end();
    yield* ready;
    yield* deriver.finish();
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
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidInput */ .aY)(`no canonical JSON: ${error.message}`, undefined, {
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

/***/ 90371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorld: () => (/* binding */ openWorld)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);


/** The world of a command that runs in a folder, with this process' own clock and ids. */
function openWorld(version, cwd, say) {
    return { version, cwd, root: (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRoot */ .Hn)(cwd) ?? cwd, now: () => new Date(), newId: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), say };
}


/***/ }),

/***/ 91534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withFailedJobs),
/* harmony export */   L: () => (/* binding */ decideJobs)
/* harmony export */ });
/* harmony import */ var _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80028);
/* harmony import */ var _contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31449);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90707);




/** Decides about the jobs that a gate needs: one that fails is no less than a gate that does. */
function decideJobs(legs) {
    const failed = legs.filter(({ gate }) => gate === 'fail');
    return {
        gate: _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .JOBS */ .P.gate,
        verdict: (0,_contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(legs),
        baseline: null,
        counts: (0,_contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .countsOf */ .mQ)(_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .JOBS */ .P, legs),
        findings: failed.map(findingOf),
        warnings: [],
        detail: { legs: [...legs] },
    };
}
function findingOf({ job, result, delta, gate, message }) {
    return {
        gate: _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .JOBS */ .P.gate,
        rule: delta,
        effect: gate,
        subject: { key: job, label: labelOf({ job, result }) },
        message,
        change: null,
        places: [],
        identity: [_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .JOBS */ .P.gate, delta, job],
        explain: null,
    };
}
function labelOf({ job, result }) {
    return `${job} (${result ?? 'no result'})`;
}
/**
 * What a gate that could not decide ends with: where a job that it needs failed too, that is a failure and no lack of data. Anything but a
 * `PortcullisError` comes back as it is.
 */
function withFailedJobs(error, legs) {
    const failed = legs.filter(({ gate }) => gate === 'fail').map(labelOf);
    if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO) || failed.length === 0)
        return error;
    const code = error.code === 'not_comparable' ? 'gate_failed' : error.code;
    const message = `${_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .JOBS */ .P.says.fails}: ${failed.join(', ')}. Beyond that: ${error.message}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO(code, message, error.help, { cause: error });
}


/***/ }),

/***/ 91374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ hoursBefore),
/* harmony export */   QI: () => (/* binding */ compareInstants),
/* harmony export */   Xx: () => (/* binding */ instantText),
/* harmony export */   nV: () => (/* binding */ parseInstant)
/* harmony export */ });
const DATE = String.raw `(\d{4})(-?)(\d\d)\2(\d\d)`;
const CLOCK = String.raw `(\d\d)(?:(:?)(\d\d)(?:\6(\d\d)(?:[.,](\d+))?)?)?`;
const OFFSET = String.raw `([+-])(\d\d)(?:(:?)(\d\d)(?:\12(\d\d))?)?`;
const TIME = new RegExp(`^${DATE}(?:Z|.${CLOCK}(?:Z|${OFFSET})?)?$`, 'su');
/** The usual form, read in less time: without years before 100, and days that not every month has. */
const USUAL = /^(?!00)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;
const HOUR = 3600;
/** The years that Python has: 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST = Date.parse('9999-12-31T23:59:59Z') / 1000;
/**
 * A time as Python's `datetime.fromisoformat` reads it, with a `Z` at the end: without an offset it is UTC, digits behind the sixth of a
 * fraction are cut off. Null for what is no such time; weeks and fractions of an offset are not taken.
 */
function parseInstant(text) {
    if (USUAL.test(text))
        return usualInstant(text);
    const parts = TIME.exec(text);
    if (parts === null)
        return null;
    const of = (group) => Number(parts[group] ?? 0);
    const [year, month, day, hour, minute, second] = [of(1), of(3), of(4), of(5), of(7), of(8)];
    const date = new Date(0);
    const midnight = date.setUTCFullYear(year, month - 1, day) / 1000;
    if (year === 0 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
        return null;
    const offset = of(11) * HOUR + of(13) * 60 + of(14);
    if (hour > 23 || minute > 59 || second > 59 || offset >= 24 * HOUR)
        return null;
    const seconds = midnight + hour * HOUR + minute * 60 + second + (parts[10] === '-' ? offset : -offset);
    return within({ seconds, micros: Number((parts[9] ?? '').slice(0, 6).padEnd(6, '0')) });
}
function usualInstant(text) {
    const two = (at) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
    const minutes = Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14)) / 60_000;
    return { seconds: minutes * 60 + two(17), micros: text.length === 20 ? 0 : Number(text.slice(20, -1)) * 1000 };
}
/** So many hours before; null where Python has no such time. */
function hoursBefore({ seconds, micros }, hours) {
    return within({ seconds: seconds - hours * HOUR, micros });
}
function within(instant) {
    return instant.seconds >= FIRST && instant.seconds <= LAST ? instant : null;
}
/** Negative where the first is earlier, positive where the second is. */
function compareInstants(a, b) {
    return a.seconds - b.seconds || a.micros - b.micros;
}
/** As the reference prints it: `2026-02-21T01:00:00Z`, with six digits of a fraction where there is one. */
function instantText({ seconds, micros }) {
    const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
    return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${fraction}Z`;
}


/***/ }),

/***/ 77411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ parseRow),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   om: () => (/* binding */ rowKey)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93012);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51467);
/* harmony import */ var _kernel_json_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88665);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9294);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91374);
/* harmony import */ var _python_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20187);







const SUCCESS = new Set(['accepted', 'verified_accept', 'completed', 'success', 'ok', 'passed']);
const FIELDS = ['stepId', 'action', 'resultClass', 'finishedAt', 'issueId'];
const TEXT = String.raw `"([^"\\\x00-\x1f]*)"`;
const ANY_TEXT = TEXT.replace('(', '(?:');
/** A row in the form and order in which the reference and we write it, without an escape: for that nothing has to be parsed. */
const USUAL = new RegExp(`^\\{(?:"schema":1,)?(?:"stepKind":${ANY_TEXT},)?"stepId":${TEXT},(?:"issueId":${TEXT},)?"action":${TEXT},"resultClass":${TEXT},` +
    `(?:"[a-z]+Refs":\\[(?:${ANY_TEXT}(?:,${ANY_TEXT})*)?\\],)*(?:"startedAt":${ANY_TEXT},)?"finishedAt":${TEXT}\\}$`);
/** Containers inside each other that Python reads in the reference's place, and digits of a whole number. */
const LIMITS = { maxDepth: 992, anyNumber: true, nonFinite: true };
const MAX_DIGITS = 4300;
/** A line of so many characters cannot be nested deeper, and a pattern takes no time over it. */
const SHORT = 2 * LIMITS.maxDepth;
/** Stands for a list or an object, of which only that it is not blank is known. */
const CONTAINER = '[]';
/**
 * The row on a line, of which white space at both ends is gone already. What is no text counts as the text that Python makes of it (`None`,
 * `True`, `5`), and of members with one name the last.
 *
 * `file` and `number` of the line are for errors.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRow(line, file, number) {
    const place = { file, number };
    const fields = usualFields(line) ?? plainFields(line) ?? scannedFields(line, place);
    const { stepId, action, resultClass, finishedAt, issueId } = fields;
    const step = needed(stepId, 'stepId', place);
    needed(action, 'action', place);
    const result = needed(resultClass, 'resultClass', place);
    const time = needed(finishedAt, 'finishedAt', place);
    const instant = (0,_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInstant */ .nV)(time);
    if (instant === null)
        throw refused(place, 'finishedAt in RFC 3339', JSON.stringify(time.slice(0, 80)));
    if (step === CONTAINER)
        throw refused(place, 'stepId as a text', 'a list or an object');
    if (issueId === undefined || (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_4__/* .stripped */ .uR)(issueId) === '') {
        return { finishedAt: instant, worker: null, passed: false, fields };
    }
    const dot = step.indexOf('.');
    const worker = (dot < 0 ? step : step.slice(0, dot)) || 'unknown';
    return { finishedAt: instant, worker, passed: SUCCESS.has(result) || SUCCESS.has(normal(result)), fields };
}
function normal(resultClass) {
    return resultClass.toLowerCase().replaceAll('-', '_');
}
/** Whether a row says nothing about the harness, since something around it ended the step. */
function isTransient({ fields }) {
    return normal((0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_4__/* .stripped */ .uR)(fields.resultClass ?? '')).startsWith('transient_');
}
/** The same text for rows that say the same to the KPI. */
function rowKey({ fields }) {
    return JSON.stringify(FIELDS.map((name) => fields[name]));
}
function needed(text, name, place) {
    const value = text === undefined ? '' : (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_4__/* .stripped */ .uR)(text);
    if (value === '')
        throw refused(place, name, 'none, or a blank one');
    return value;
}
function usualFields(line) {
    const parts = line.length > SHORT ? null : USUAL.exec(line);
    return (parts && {
        stepId: parts[1],
        issueId: parts[2],
        action: parts[3],
        resultClass: parts[4],
        finishedAt: parts[5],
    });
}
/** What `JSON.parse` alone reads right, and in less time than the scanner: a short line without an escape or a field that is no text. */
function plainFields(line) {
    // Escaped keys are what Node 24 confuses (src/kernel/README.md).
    if (line.length > SHORT || line.includes('\\'))
        return null;
    try {
        const value = JSON.parse(line);
        const isPlain = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(value) && FIELDS.every((name) => value[name] === undefined || typeof value[name] === 'string');
        return isPlain ? value : null;
    }
    catch {
        return null;
    }
}
function scannedFields(line, place) {
    const row = treeOf(line, place);
    if (!(0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(row))
        throw refused(place, 'a JSON object', 'another value');
    const found = FIELDS.flatMap((name) => (row[name] === undefined ? [] : [[name, pythonText(row[name])]]));
    return Object.fromEntries(found);
}
/** Numbers are the text that Python makes of them. */
function treeOf(line, place) {
    const numberText = (spelling) => {
        if (!/^-?\d+$/.test(spelling))
            return (0,_python_number_js__WEBPACK_IMPORTED_MODULE_6__/* .pythonFloat */ .T)(Number(spelling));
        if (spelling.replace('-', '').length <= MAX_DIGITS)
            return spelling === '-0' ? '0' : spelling;
        throw refused(place, `whole numbers of at most ${MAX_DIGITS} digits`, 'more');
    };
    try {
        return (0,_kernel_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonTree */ .U)(line, LIMITS, numberText).value;
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q))
            throw error;
        throw refused(place, 'a JSON object', `${error.reason} at column ${error.column}`, error);
    }
}
function pythonText(value) {
    if (typeof value === 'object')
        return value === null ? 'None' : CONTAINER;
    return typeof value === 'boolean' ? (value ? 'True' : 'False') : value;
}
function refused(place, expected, found, cause) {
    const help = 'A row is an object with stepId, action, resultClass and finishedAt, on a line of its own.';
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatchError */ .Jk)('invalid_input', `${place.file}:${place.number}`, { expected, found }, help, { cause });
}


/***/ }),

/***/ 93038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Trajectory)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _evidence_held_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(860);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9294);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91374);
/* harmony import */ var _trajectory_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77411);







const LINE_FEED = 0x0a;
/** Where Python's `splitlines` ends a line, beside the line feed. */
// oxlint-disable-next-line no-control-regex -- Python names them
const OTHER_END = /[\r\v\f\u001c-\u001e\u0085\u2028\u2029]/;
const ANY_END = new RegExp(`\r\n|\n|${OTHER_END.source}`);
/** A longer line is refused, so that memory stays bounded. */
const LINE_CAP_BYTES = 16 * 1024 * 1024;
const EPOCH = { seconds: 0, micros: 0 };
/**
 * The rows of a trajectory in JSON Lines. Of each row only some numbers are kept, so that a million take some 30 MB.
 *
 * `place` is the file, for errors; `counts` gets each row, and one for which it says no is left out. Bytes come by `push`, in chunks of any size, and `end`; both throw `PortcullisError` `invalid_input` for a
 * line that holds no row, is no UTF-8 or has more than 16 MiB.
 */
class Trajectory {
    #place;
    #counts;
    /** What came since the last line feed. */
    #held = new _evidence_held_line_js__WEBPACK_IMPORTED_MODULE_4__/* .HeldLine */ .U(LINE_CAP_BYTES);
    #line = 0;
    #newest = null;
    #seconds = [];
    #micros = [];
    /** The place of the row's worker in `#workers`, twice, and 1 more where it passed. */
    #work = [];
    #workers = new Map();
    constructor(place, counts = () => true) {
        this.#place = place;
        this.#counts = counts;
    }
    push(chunk) {
        const [first, last] = [chunk.indexOf(LINE_FEED), chunk.lastIndexOf(LINE_FEED)];
        if (first >= 0)
            this.#finishHeld(chunk, first);
        if (first < last)
            this.#takeLines(chunk.subarray(first + 1, last));
        this.#held.hold(chunk.subarray(last + 1));
    }
    end() {
        if (!this.#held.isEmpty)
            this.#finishHeld(Buffer.alloc(0), 0);
    }
    /**
     * The window of so many hours before the newest row, or before 1970 where there is none.
     *
     * @throws PortcullisError `usage` where that begins before the year 1
     */
    window(hours) {
        const end = this.#newest ?? EPOCH;
        const start = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .hoursBefore */ .$u)(end, hours);
        if (start === null) {
            const mismatch = { expected: 'a window that begins after the year 0', found: `${hours} hours` };
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatchError */ .Jk)('usage', `before ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .instantText */ .Xx)(end)}`, mismatch, 'Take fewer hours.');
        }
        const counted = { rows: 0, completed: 0 };
        const seen = new Set();
        for (const [row, seconds] of this.#seconds.entries()) {
            if ((0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInstants */ .QI)({ seconds, micros: this.#micros[row] ?? 0 }, start) < 0)
                continue;
            counted.rows += 1;
            const work = this.#work[row] ?? 0;
            counted.completed += work % 2;
            seen.add(work >> 1);
        }
        const workers = [...this.#workers].flatMap(([worker, at]) => (worker !== null && seen.has(at) ? [worker] : []));
        return { start, end, ...counted, workers: (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedUnique */ .Z$)(workers) };
    }
    #finishHeld(bytes, end) {
        const line = this.#held.finish(0, bytes, 0, end);
        if (line.kind === 'oversize')
            throw this.#refused('a line of at most 16 MiB', `${line.bytes} bytes`);
        this.#takeLines(line.bytes.subarray(line.start, line.end));
    }
    /** Whole lines, without the line feed behind the last one. */
    #takeLines(bytes) {
        const valid = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? bytes : bytes.subarray(0, startOfOtherLine(bytes));
        const text = valid.toString('utf8');
        // Before a line feed the carriage return is a part of the same end.
        const lines = OTHER_END.test(text) ? text.replace(/\r$/, '').split(ANY_END) : text.split('\n');
        if (valid !== bytes)
            lines.pop();
        for (const line of lines) {
            this.#line += 1;
            const row = (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_6__/* .stripped */ .uR)(line);
            if (row !== '')
                this.#add((0,_trajectory_row_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRow */ .W0)(row, this.#place, this.#line));
        }
        if (valid !== bytes)
            throw this.#refused('UTF-8 text', 'other bytes');
    }
    /** Of the line that comes next. */
    #refused(expected, found) {
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatchError */ .Jk)('invalid_input', `${this.#place}:${this.#line + 1}`, { expected, found });
    }
    #add(row) {
        if (!this.#counts(row))
            return;
        const { finishedAt, worker, passed } = row;
        if (this.#newest === null || (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInstants */ .QI)(finishedAt, this.#newest) > 0)
            this.#newest = finishedAt;
        this.#seconds.push(finishedAt.seconds);
        this.#micros.push(finishedAt.micros);
        this.#work.push(2 * this.#placeOf(worker) + (passed ? 1 : 0));
    }
    #placeOf(worker) {
        const known = this.#workers.get(worker);
        if (known !== undefined)
            return known;
        this.#workers.set(worker, this.#workers.size);
        return this.#workers.size - 1;
    }
}
/** Where the first line begins that is no UTF-8. */
function startOfOtherLine(bytes) {
    for (let start = 0;;) {
        const end = bytes.indexOf(LINE_FEED, start);
        if (end < 0 || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            return start;
        start = end + 1;
    }
}


/***/ }),

/***/ 15213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ membersOfLine),
/* harmony export */   T: () => (/* binding */ inputOfMembers)
/* harmony export */ });
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51467);
/* harmony import */ var _json_member_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48379);
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);



/**
 * The members of a line of JSON Lines that have these names, as they are spelt.
 *
 * @throws PortcullisError `invalid_input` for a line that is not a JSON object, or that has one of them twice
 */
function membersOfLine(line, names) {
    try {
        const members = (0,_json_member_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonMemberTexts */ .D)(line, names, (name) => {
            throw refused(`each member once, found ${name} again in ${beginning(line)}`);
        });
        if (members !== undefined)
            return members;
    }
    catch (error) {
        if (!(error instanceof _json_error_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q))
            throw error;
        throw refused(`a JSON object in ${beginning(line)}, at column ${error.column}: ${error.reason}`, error);
    }
    throw refused(`a JSON object, found ${beginning(line)}`);
}
/**
 * The input in the members of a line: that of `inputText` is its text, that of any other source the member itself. A line with no source, or
 * with more than one, could mean anything.
 *
 * @throws PortcullisError `invalid_input` for such a line
 */
function inputOfMembers(line, members, sources) {
    const [source, second] = sources.filter((name) => members.has(name));
    const listed = (word) => sources.join(', ').replace(/, ([^,]*)$/, ` ${word} $1`);
    if (source === undefined)
        throw refused(`an object with ${listed('or')}, found ${beginning(line)}`);
    if (second !== undefined)
        throw refused(`only one of ${listed('and')}, found ${source} and ${second}`);
    const member = members.get(source) ?? '';
    if (source !== 'inputText')
        return { source, jsonText: member };
    const text = JSON.parse(member);
    if (typeof text !== 'string')
        throw refused(`inputText to be a text, found ${beginning(member)}`);
    return { source, jsonText: text };
}
function beginning(text) {
    return JSON.stringify(text.slice(0, 80));
}
function refused(message, cause) {
    return (0,_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`expected ${message}`, undefined, { cause });
}


/***/ }),

/***/ 73788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ judgeSuite)
});

// UNUSED EXPORTS: isUnreliable

// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(58077);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js
var fisher = __webpack_require__(75673);
;// CONCATENATED MODULE: ./build/kernel/statistics/holm.js
/**
 * Step-down adjusted p-values (Holm 1979), in the order of the input: the smallest times their number, the next times
 * one less, and so on; none below the one before it, none above 1. Rejecting what is below a level keeps the chance of
 * any false rejection among all of them below it. An empty list gives an empty one.
 */
function holmAdjusted(pValues) {
    const adjusted = pValues.map(() => 0);
    let atLeast = 0;
    const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
    for (const [rank, [index, p]] of ascending.entries()) {
        atLeast = Math.max(atLeast, Math.min(1, (pValues.length - rank) * p));
        adjusted[index] = atLeast;
    }
    return adjusted;
}

// EXTERNAL MODULE: ./build/routing/sampling/sampling-step.js
var sampling_step = __webpack_require__(74057);
;// CONCATENATED MODULE: ./build/routing/sampling/judge-suite.js





/** A baseline is unreliable unless it shows, at this level, that more than half of its trials pass. */
const UNRELIABLE = { rate: 0.5, alpha: 0.05 };
/** A cell is flaky if baseline and head together show, at this level, that it passes less often than this. */
const FLAKY = { rate: 0.95, alpha: 0.05 };
/**
 * Judges the cells of a suite by their counts (src/routing/README.md, "Trials and statistics"), in the order given. Only cells that went past
 * the first stage were tested, so that only they count for Holm's correction. `cells`: of the suite.
 */
function judgeSuite(sampled, policy, cells) {
    const stepped = sampled.map((cell) => ({ ...cell, step: (0,sampling_step/* samplingStep */.u)(cell, policy, cells) }));
    const tested = stepped.flatMap(({ step: { p } }, index) => (p === null ? [] : [{ index, p }]));
    const corrected = holmAdjusted(tested.map(({ p }) => p));
    const adjusted = new Map(tested.map(({ index }, place) => [index, corrected[place] ?? 1]));
    return stepped.map(({ rule, sample, step }, index) => {
        const own = adjusted.get(index) ?? null;
        const { base } = rule;
        return {
            outcome: outcomeOf(rule, sample, step, own, policy),
            step,
            adjusted: own,
            drop: base !== null && base.total > 0 && sample.total > 0 ? (0,counts/* rateDrop */.A)(sample, base) : null,
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
        return sample.passed === 0 && sample.total >= policy.new_cases.passes ? 'lost' : 'unmet';
    }
    if (step.because === 'disallowed')
        return 'regression';
    if (step.because === 'clean')
        return isImprovement(rule.base, sample, policy) ? 'improvement' : 'held';
    return testedOutcome(rule.base, sample, step.p ?? 1, adjusted ?? 1, policy);
}
/** The first that fits. */
function testedOutcome(base, sample, p, adjusted, policy) {
    const drop = (0,counts/* rateDrop */.A)(sample, base);
    if (adjusted < policy.alpha && drop >= policy.drop)
        return 'regression';
    if (isUnreliable(base))
        return 'unreliable_baseline';
    if (p < policy.soft.alpha && drop >= policy.soft.drop)
        return 'soft_regression';
    if (drop >= policy.watch_drop)
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
/** The same test from the other side. */
function isImprovement(base, head, { alpha, drop }) {
    return -(0,counts/* rateDrop */.A)(head, base) >= drop && (0,fisher/* fisherLess */.H)(base, head) < alpha;
}


/***/ }),

/***/ 87326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ rowsBy),
/* harmony export */   M1: () => (/* binding */ classIf),
/* harmony export */   Vt: () => (/* binding */ isBound),
/* harmony export */   bn: () => (/* binding */ allOf)
/* harmony export */ });
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89166);
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42627);


/** A class where it applies. */
function classIf(applies, failureClass) {
    return applies ? [failureClass] : [];
}
/** Whether a text is the expected one. A missing or blank text is none, also where a blank one is expected. */
function isBound(given, expected) {
    const text = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(given);
    return text !== undefined && text === (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(expected);
}
/** Rows of a section by a text of theirs, trimmed. Rows with the same key are all kept: each of them must be in order. */
function rowsBy(rows, keyOf) {
    return (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedBy */ .m)(rows ?? [], (row) => (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(keyOf(row)));
}
/** Whether there are rows, and each is in order. */
function allOf(rows, isInOrder) {
    return rows !== undefined && rows.length > 0 && rows.every(isInOrder);
}


/***/ }),

/***/ 64984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ closeJoin)
});

// UNUSED EXPORTS: failureClassesOf

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(42627);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(87326);
;// CONCATENATED MODULE: ./build/typestate/checks/call-checks.js



/**
 * Every call is of a tool on the list, and was made by the schema and the usage examples that the list binds (tool calling typestate 4.1,
 * 4.2).
 */
const checkToolPolicy = ({ constraints, use }) => {
    const { toolPolicy, examples } = constraints;
    if (toolPolicy === undefined)
        return [];
    const tools = (0,turn_check/* rowsBy */.F)(toolPolicy.tools, ({ toolName }) => toolName);
    const shown = (0,turn_check/* rowsBy */.F)(examples, ({ toolCallId }) => toolCallId);
    const { requests } = use.results;
    const isOfNoCall = [...shown.keys()].some((id) => !requests.byId.has(id));
    const perCall = requests.rows.flatMap(({ toolCallId, toolName, schemaDigest }) => {
        const listed = tools.get(toolName);
        if (listed === undefined)
            return (0,turn_check/* classIf */.M1)(true, 'tool.unknown_or_disallowed');
        return listed.flatMap((tool) => [
            ...(0,turn_check/* classIf */.M1)((0,normal_text/* optionalText */.mR)(tool.schemaDigest) !== undefined && !(0,turn_check/* isBound */.Vt)(schemaDigest, tool.schemaDigest), 'tool.schema_invalid'),
            ...(0,turn_check/* classIf */.M1)((0,normal_text/* optionalText */.mR)(tool.exampleDigest) !== undefined &&
                !(0,turn_check/* allOf */.bn)(shown.get(toolCallId), ({ exampleDigest }) => (0,turn_check/* isBound */.Vt)(exampleDigest, tool.exampleDigest)), 'tool.example_digest_mismatch'),
        ]);
    });
    return [...(0,turn_check/* classIf */.M1)(isOfNoCall, 'tool.example_digest_mismatch'), ...perCall];
};
/**
 * A tool that was found by a search is the tool that was called, out of the catalogue that the policy binds (tool calling typestate 4.2).
 * A call needs a discovery where its tool is loaded late, and where it names a search and the turn lists discoveries.
 */
const checkDiscovery = ({ constraints, use }) => {
    const { discovery, toolPolicy } = constraints;
    if (discovery === undefined && toolPolicy === undefined)
        return [];
    const { requests } = use.results;
    const found = (0,turn_check/* rowsBy */.F)(discovery, ({ toolCallId }) => toolCallId);
    const tools = (0,turn_check/* rowsBy */.F)(toolPolicy?.tools, ({ toolName }) => toolName);
    const isUnresolved = requests.rows.some(({ toolCallId, toolName, searchRefDigest }) => {
        const isDeferred = tools.get(toolName)?.some(({ deferLoading }) => deferLoading) === true;
        const namesSearch = discovery !== undefined && searchRefDigest !== undefined;
        return (isDeferred || namesSearch) && !found.has(toolCallId);
    });
    const rows = discovery ?? [];
    return [
        ...(0,turn_check/* classIf */.M1)(isUnresolved || rows.some((row) => !isResolved(row)), 'tool.discovery_unresolved'),
        ...(0,turn_check/* classIf */.M1)(rows.some((row) => !isOfCall(row, requests.byId.get((0,normal_text/* trimmed */.dE)(row.toolCallId)), toolPolicy?.catalogDigest)), 'tool.discovery_mismatch'),
    ];
};
function isResolved({ query, resultSetDigest, resolvedTool }) {
    return [query, resultSetDigest, resolvedTool].every((part) => (0,normal_text/* optionalText */.mR)(part) !== undefined);
}
function isOfCall(row, request, bound) {
    if (request === undefined)
        return false;
    const { searchRefDigest } = request;
    const tool = (0,normal_text/* optionalText */.mR)(row.resolvedTool);
    return ((0,turn_check/* isBound */.Vt)(row.catalogDigest, (0,normal_text/* optionalText */.mR)(bound) ?? row.catalogDigest) &&
        (tool === undefined || tool === request.toolName) &&
        (searchRefDigest === undefined || searchRefDigest === searchDigest(row)));
}
/** What a request's `searchRefDigest` must be. */
function searchDigest({ query, resultSetDigest }) {
    return (0,digest/* digestOf */.ol)({ query: (0,normal_text/* trimmed */.dE)(query), resultSetDigest: (0,normal_text/* trimmed */.dE)(resultSetDigest) });
}
/** The caller of a call that names none: the model itself. */
const DIRECT = 'direct';
/**
 * A call is made by those who may make it, and one that code made comes from a call of the same turn (tool calling typestate 4.1, 4.3). The
 * caller is the one that the edge names, else the request.
 */
const checkCallers = ({ constraints, use }) => {
    const { toolPolicy, callerEdges } = constraints;
    const { requests } = use.results;
    const edges = (0,turn_check/* rowsBy */.F)(callerEdges, ({ toolCallId }) => toolCallId);
    const tools = (0,turn_check/* rowsBy */.F)(toolPolicy?.tools, ({ toolName }) => toolName);
    const isForbidden = requests.rows.some(({ toolCallId, toolName, callerId = DIRECT }) => {
        // Edges that contradict each other name several callers: each of them must be allowed.
        const named = (edges.get(toolCallId) ?? []).flatMap(({ caller }) => (0,normal_text/* optionalText */.mR)(caller) ?? []);
        const callers = named.length === 0 ? [callerId] : named;
        const listed = tools.get(toolName) ?? [];
        return listed.some(({ allowedCallers }) => {
            const allowed = allowedCallers?.map(normal_text/* trimmed */.dE);
            return allowed !== undefined && !callers.every((caller) => allowed.includes(caller));
        });
    });
    const lacksEdge = ({ toolCallId, callerId }) => callerId !== undefined && callerId !== DIRECT && !edges.has(toolCallId);
    const isEdgeInvalid = callerEdges !== undefined &&
        (callerEdges.some((edge) => !isEdge(edge, requests)) ||
            [...edges.values()].some(([first, ...others]) => first !== undefined && !others.every(isLike(first))) ||
            requests.rows.some(lacksEdge) ||
            hasCycle(edges));
    return [
        ...(0,turn_check/* classIf */.M1)(isForbidden, 'tool.caller_not_allowed'),
        ...(0,turn_check/* classIf */.M1)(isEdgeInvalid, 'tool.programmatic_caller_edge_invalid'),
    ];
};
function isEdge(edge, requests) {
    const request = requests.byId.get((0,normal_text/* trimmed */.dE)(edge.toolCallId));
    const caller = (0,normal_text/* optionalText */.mR)(edge.caller);
    return (request !== undefined &&
        requests.byId.has((0,normal_text/* trimmed */.dE)(edge.parentCallId)) &&
        caller !== undefined &&
        caller !== DIRECT &&
        (request.callerId === undefined || request.callerId === caller));
}
function isLike(first) {
    return (other) => (0,normal_text/* trimmed */.dE)(other.parentCallId) === (0,normal_text/* trimmed */.dE)(first.parentCallId) && (0,normal_text/* trimmed */.dE)(other.caller) === (0,normal_text/* trimmed */.dE)(first.caller);
}
/** Whether a call would come, over its callers, from itself. Each call is looked at once. */
function hasCycle(edges) {
    const ending = new Set();
    for (const start of edges.keys()) {
        const path = new Set();
        let id = start;
        while (id !== undefined && !ending.has(id)) {
            if (path.has(id))
                return true;
            path.add(id);
            const parent = edges.get(id)?.[0]?.parentCallId;
            id = parent === undefined ? undefined : (0,normal_text/* trimmed */.dE)(parent);
        }
        for (const seen of path)
            ending.add(seen);
    }
    return false;
}
/** As many calls as the parallel policy and the mode of the action admit (tool calling typestate 4.5, 5). */
const checkParallel = (turn) => (0,turn_check/* classIf */.M1)(!branchesAdmitted(turn) || !modeAdmits(turn), 'tool.parallel_policy_violation');
/** A branch is a call that the model made itself: what code calls is part of the branch of its code. */
function branchesAdmitted({ constraints, use }) {
    const { parallelPolicy: policy, callerEdges } = constraints;
    if (policy === undefined)
        return true;
    const { ids, callSpec } = use.results.requests;
    const called = new Set(callerEdges?.map(({ toolCallId }) => (0,normal_text/* trimmed */.dE)(toolCallId)));
    const branches = ids.filter((id) => !called.has(id)).length;
    if (!policy.admissible && (branches > 1 || callSpec.executionPattern === 'parallel'))
        return false;
    const { maxBranches = branches, expectedBranches = branches } = policy;
    return branches <= maxBranches && branches === expectedBranches;
}
/** `code` any number; `json` one; `text` one, and only through the adapter that is configured; nothing else any. */
function modeAdmits({ constraints, use }) {
    const { actionModePolicy: policy, adapterProfile: adapter } = constraints;
    const { ids, callSpec } = use.results.requests;
    if (policy === undefined || ids.length === 0 || callSpec.actionMode === 'code')
        return true;
    if (ids.length > 1)
        return false;
    if (callSpec.actionMode === 'json')
        return true;
    const isAdapted = (0,normal_text/* optionalText */.mR)(adapter?.profileRef) !== undefined && (0,turn_check/* isBound */.Vt)(adapter?.digest, policy.adapterDigest);
    return callSpec.actionMode === 'text' && isAdapted;
}
/** Which tools were called, by whom, and how many at once. */
const callChecks = [checkToolPolicy, checkDiscovery, checkCallers, checkParallel];

;// CONCATENATED MODULE: ./build/typestate/checks/context-checks.js


/**
 * The context of what comes next is there: of a turn that may continue, and of one that consumed a result (HARNESS-TYPESTATE 5, premath
 * harness 1.5).
 */
const checkContext = ({ protocolState, use, contextState }) => {
    const continues = protocolState.continuationAllowed || use.rows.some(({ disposition }) => disposition === 'consumed');
    if (!continues)
        return [];
    const { missingRenderCallIds, stateViewPresent, queueReductionPresent } = contextState;
    const { renderPolicyValid, queuePolicyValid, stateViewPolicyValid } = contextState;
    return [
        ...(0,turn_check/* classIf */.M1)(missingRenderCallIds.length > 0 || !stateViewPresent, 'context.injection_point_missing'),
        ...(0,turn_check/* classIf */.M1)(!(queueReductionPresent && renderPolicyValid && queuePolicyValid && stateViewPolicyValid), 'context.queue_policy_violation'),
    ];
};
const ROLES = new Set(['orchestrator', 'specialist']);
/**
 * A role works with what it may see (tool calling typestate 4.1): with what it says that it used, and with what its state views were made
 * from.
 */
const checkContextScope = ({ constraints, context }) => {
    const { contextScope: scope } = constraints;
    if (scope === undefined)
        return [];
    const allowed = new Set((0,normal_text/* refSet */.mh)(scope.allowedRefs));
    const used = [...(0,normal_text/* refSet */.mh)(scope.usedRefs), ...context.stateViews.rows.flatMap(({ sourceRefs }) => sourceRefs ?? [])];
    const isKnown = ROLES.has((0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(scope.role) ?? ''));
    return (0,turn_check/* classIf */.M1)(!isKnown || used.some((ref) => !allowed.has(ref)), 'context.scope_violation');
};
/** What the next iteration is built from, and what a role may see. */
const contextChecks = [checkContext, checkContextScope];

;// CONCATENATED MODULE: ./build/typestate/checks/coordination-checks.js


/** The turn was split up as its policy admits, and under the policy that was expected (HARNESS-TYPESTATE 5). */
const checkDecomposition = ({ constraints, use }) => {
    const { decompositionConstraints: expected } = constraints;
    const { callSpec } = use.results.requests;
    const pattern = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(expected?.expectedExecutionPattern) ?? callSpec.executionPattern);
    const digest = (0,normal_text/* optionalText */.mR)(expected?.expectedPolicyDigest) ?? callSpec.decompositionPolicyDigest;
    const violates = expected?.admissible === false ||
        pattern !== callSpec.executionPattern ||
        digest !== callSpec.decompositionPolicyDigest;
    return (0,turn_check/* classIf */.M1)(violates, 'coordination.decomposition_policy_violation');
};
/** The patterns that leave it to the model what comes next. */
const AUTONOMOUS = new Set(['orchestrator_workers', 'evaluator_optimizer']);
/** A turn of an autonomous pattern has a reason that was measured (tool calling typestate 3, 8.8). */
const checkAutonomy = ({ constraints, use }) => {
    const { autonomyPolicy: policy } = constraints;
    const isAutonomous = AUTONOMOUS.has(use.results.requests.callSpec.executionPattern);
    return (0,turn_check/* classIf */.M1)(policy !== undefined && isAutonomous && !policy.triggers.some(hasCrossed), 'coordination.autonomy_trigger_missing');
};
function hasCrossed({ metric, threshold, measured, crosses }) {
    const direction = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(crosses) ?? 'above');
    const isReached = (direction === 'above' && measured >= threshold) || (direction === 'below' && measured <= threshold);
    return isReached && (0,normal_text/* optionalText */.mR)(metric) !== undefined;
}
/** What is handed over, to whom and with which way back (HARNESS-TYPESTATE 5). Without a handoff every demand is unmet. */
const checkHandoff = ({ constraints, handoff }) => {
    const { handoffConstraints: demanded } = constraints;
    if (demanded === undefined)
        return [];
    const handed = new Set(handoff?.requiredArtifactRefs);
    const targets = (0,normal_text/* refSet */.mh)(demanded.allowedTargets);
    return [
        ...(0,turn_check/* classIf */.M1)((0,normal_text/* refSet */.mh)(demanded.requiredArtifactRefs).some((ref) => !handed.has(ref)), 'handoff.required_artifact_missing'),
        ...(0,turn_check/* classIf */.M1)(targets.length > 0 && (handoff === undefined || !targets.includes(handoff.target)), 'handoff.target_not_allowed'),
        ...(0,turn_check/* classIf */.M1)(demanded.requireReturnPath && handoff?.returnPathRef === undefined, 'handoff.return_path_missing'),
    ];
};
/** How the work was split up, why it was left to the model, and to whom it was handed over. */
const coordinationChecks = [checkDecomposition, checkAutonomy, checkHandoff];

// EXTERNAL MODULE: ./build/kernel/json-number.js
var json_number = __webpack_require__(276);
;// CONCATENATED MODULE: ./build/typestate/checks/governance-checks.js




const CLAIM_ID = 'profile.doctrine_inf_governance.v0';
/** Where the governance profile is claimed, its policy package is pinned and the one that is bound (HARNESS-TYPESTATE 8). */
const checkGovernance = ({ constraints }) => {
    const { governanceProfile: profile } = constraints;
    if (profile === undefined)
        return [];
    // A claim of something else is wrong even where it is not claimed.
    const claimId = (0,normal_text/* optionalText */.mR)(profile.claimId);
    if (claimId !== undefined && claimId !== CLAIM_ID)
        return ['governance.claim_id_invalid'];
    if (!profile.claimed)
        return [];
    const provenance = profile.policyProvenance;
    const [packageRef, expected, bound] = [
        (0,normal_text/* optionalText */.mR)(provenance?.packageRef),
        (0,normal_text/* optionalText */.mR)(provenance?.expectedDigest),
        (0,normal_text/* optionalText */.mR)(provenance?.boundDigest),
    ];
    const isPinned = provenance?.pinned === true && packageRef !== undefined;
    if (!isPinned || expected === undefined || bound === undefined)
        return ['governance.policy_package_unpinned'];
    return (0,turn_check/* classIf */.M1)(expected !== bound, 'governance.policy_package_mismatch');
};
const STAGES = ['pre_flight', 'input', 'output'];
/**
 * Every required stage was decided by a guardrail that is named, and the decisions stand in the order of the stages (tool calling typestate
 * 4.5).
 */
const checkGuardrails = ({ constraints }) => {
    const { guardrails } = constraints;
    if (guardrails === undefined)
        return [];
    const { decisions, requiredStages = STAGES } = guardrails;
    const named = decisions.filter(({ guardrailId }) => (0,normal_text/* optionalText */.mR)(guardrailId) !== undefined);
    const decided = new Set(named.map(({ stage }) => normalStage(stage)));
    const places = decisions.map(({ stage }) => STAGES.indexOf(normalStage(stage)));
    return [
        ...(0,turn_check/* classIf */.M1)(requiredStages.some((stage) => !decided.has(normalStage(stage))), 'governance.guardrail_stage_missing'),
        // An unknown stage has no place, and none after which it could stand.
        ...(0,turn_check/* classIf */.M1)(places.some((place, at) => place < (places[at - 1] ?? 0)), 'governance.guardrail_stage_order_invalid'),
    ];
};
function normalStage(stage) {
    return (0,normal_text/* asciiLower */.F)((0,normal_text/* trimmed */.dE)(stage));
}
/** There is a threshold, the measured values reach each, and the turn says on what they were measured (tool calling typestate 3). */
const checkEvalGate = ({ constraints }) => {
    const { evalGate: gate } = constraints;
    if (gate === undefined)
        return [];
    const measured = (0,turn_check/* rowsBy */.F)(gate.metrics, ({ metric }) => metric);
    const isMet = (0,turn_check/* allOf */.bn)(gate.thresholds, ({ metric, minimum }) => (0,normal_text/* optionalText */.mR)(metric) !== undefined && (0,turn_check/* allOf */.bn)(measured.get((0,normal_text/* trimmed */.dE)(metric)), ({ value }) => value >= minimum));
    const { lineage } = gate;
    const refs = [lineage?.datasetLineageRef, lineage?.graderConfigLineageRef, lineage?.metricThresholdsRef];
    return [
        ...(0,turn_check/* classIf */.M1)(!isMet, 'governance.eval_gate_unmet'),
        ...(0,turn_check/* classIf */.M1)(refs.some((ref) => (0,normal_text/* optionalText */.mR)(ref) === undefined), 'governance.eval_lineage_missing'),
    ];
};
/** The adversarial regression ran with every required strategy and enough probes, few enough got through, and there is a report (tool calling typestate 3). */
const checkRedTeam = ({ constraints }) => {
    const { redTeam } = constraints;
    if (redTeam === undefined)
        return [];
    const strategies = new Set((0,normal_text/* refSet */.mh)(redTeam.strategies));
    const { probes = 0, minProbes = 1, failures = Number.POSITIVE_INFINITY, maxFailures } = redTeam;
    const isMet = (0,normal_text/* refSet */.mh)(redTeam.requiredStrategies).every((strategy) => strategies.has(strategy)) &&
        probes >= Math.max(minProbes, 1) &&
        failures >= 0 &&
        failures <= maxFailures &&
        (0,normal_text/* optionalText */.mR)(redTeam.reportDigest) !== undefined;
    return (0,turn_check/* classIf */.M1)(!isMet, 'governance.redteam_gate_unmet');
};
/** A harness that changes itself tries a bounded number of times, escalates when it gives up, and can be rolled back (tool calling typestate 7). */
const checkSelfEvolution = ({ constraints }) => {
    const { selfEvolution: bounds } = constraints;
    if (bounds === undefined)
        return [];
    const { maxAttempts = 0 } = bounds;
    return [
        ...(0,turn_check/* classIf */.M1)(!(Number.isInteger(maxAttempts) && maxAttempts >= 1), 'governance.self_evolution_retry_missing'),
        ...(0,turn_check/* classIf */.M1)((0,normal_text/* optionalText */.mR)(bounds.terminalEscalation) === undefined, 'governance.self_evolution_escalation_missing'),
        ...(0,turn_check/* classIf */.M1)((0,normal_text/* optionalText */.mR)(bounds.rollbackRef) === undefined, 'governance.self_evolution_rollback_missing'),
    ];
};
const TRACE_MODES = new Set(['dashboard', 'internal_processor', 'disabled']);
/** The mode in which somebody else keeps the traces. */
const RETAINING = 'dashboard';
const RISK_TIERS = new Set(['low', 'moderate', 'high']);
/** Traces are kept as the policy wants it, and the tier of risk has its control profile (tool calling typestate 3, 4.1). */
const checkOversight = ({ constraints }) => {
    const { traceMode: trace, riskTier: risk } = constraints;
    const lower = (text) => (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(text) ?? '');
    const actual = lower(trace?.actual);
    const isTraced = TRACE_MODES.has(actual) &&
        (lower(trace?.required) || actual) === actual &&
        !(trace?.zeroDataRetention === true && actual === RETAINING);
    const isControlled = RISK_TIERS.has(lower(risk?.tier)) &&
        (0,normal_text/* optionalText */.mR)(risk?.controlProfileRef) !== undefined &&
        (0,normal_text/* optionalText */.mR)(risk?.controlProfileDigest) !== undefined;
    return [
        ...(0,turn_check/* classIf */.M1)(trace !== undefined && !isTraced, 'governance.trace_mode_violation'),
        ...(0,turn_check/* classIf */.M1)(risk !== undefined && !isControlled, 'governance.risk_tier_profile_missing'),
    ];
};
/**
 * Another policy of loading or filtering tools than the default was measured: a report, bound by its digest, has accuracy and token cost of
 * this policy on a workload that it names (tool calling typestate 8.9).
 */
const checkToolLoading = ({ constraints }) => {
    const { toolLoading: loading } = constraints;
    if (loading === undefined || (0,turn_check/* isBound */.Vt)(loading.policyDigest, loading.defaultPolicyDigest))
        return [];
    const { report, reportDigest, policyDigest } = loading;
    const isMeasured = report !== undefined && (0,turn_check/* isBound */.Vt)(reportDigest, (0,digest/* digestOf */.ol)(report)) && isReport(report, policyDigest);
    return (0,turn_check/* classIf */.M1)(!isMeasured, 'governance.tool_loading_eval_missing');
};
function isReport(report, policyDigest) {
    const textOf = (name) => {
        const value = member(report, name);
        return typeof value === 'string' ? (0,normal_text/* optionalText */.mR)(value) : undefined;
    };
    const accuracy = numberOf(member(report, 'accuracy'));
    const tokenCost = numberOf(member(report, 'tokenCost'));
    return (textOf('workloadRef') !== undefined &&
        (0,turn_check/* isBound */.Vt)(textOf('policyDigest'), policyDigest) &&
        accuracy >= 0 &&
        accuracy <= 1 &&
        tokenCost >= 0);
}
function member(value, name) {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isObject ? value[name] : undefined;
}
/** NaN where it is not a number: no bound holds then. */
function numberOf(value) {
    if (value instanceof json_number/* SpeltNumber */.Gw)
        return Number(value.spelling);
    return typeof value === 'number' ? value : Number.NaN;
}
/** Policies, guardrails and measurements that were agreed on before. */
const governanceChecks = [
    checkGovernance,
    checkGuardrails,
    checkEvalGate,
    checkRedTeam,
    checkSelfEvolution,
    checkOversight,
    checkToolLoading,
];

// EXTERNAL MODULE: ./build/typestate/tool-results.js
var tool_results = __webpack_require__(98257);
// EXTERNAL MODULE: ./build/typestate/tool-use.js
var tool_use = __webpack_require__(26112);
;// CONCATENATED MODULE: ./build/typestate/checks/result-checks.js




/** Every request has its result, every result its request and its use, every use its result (HARNESS-TYPESTATE 5). */
const checkJoin = ({ joinState }) => [
    ...tool_use/* JOIN_FAULTS */.Jl.flatMap(([failureClass, list]) => (0,turn_check/* classIf */.M1)(joinState[list].length > 0, failureClass)),
    ...(0,turn_check/* classIf */.M1)(!joinState.setsClosed, 'tool.join_incomplete'),
];
/**
 * Every result that is an error says its code, its message and whether it may be retried (HARNESS-TYPESTATE 3.2). Judged on the rows as they
 * were handed in: normalisation fills in what is missing.
 */
const checkErrorEnvelopes = ({ use }) => (0,turn_check/* classIf */.M1)(use.results.inputs.some((input) => isError(input) && !hasEnvelope(input)), 'tool.schema_invalid');
/** Wider than in normalisation: a raw error of any content makes an error of a row that names no status. */
function isError(input) {
    const status = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(input.status) ?? '');
    if (status !== '')
        return status === 'error';
    return ((0,normal_text/* optionalText */.mR)(input.errorCode) !== undefined ||
        input.retryable !== undefined ||
        (0,normal_text/* optionalText */.mR)(input.errorMessage) !== undefined ||
        input.rawError !== undefined);
}
function hasEnvelope(input) {
    const { code, retryable, message } = (0,tool_results/* resultError */.Y)(input, 'envelope');
    return code !== undefined && retryable !== undefined && message !== undefined;
}
/** Truncated responses were cut as the policy wants it, where one is required (HARNESS-TYPESTATE 8). */
const checkTruncation = ({ constraints }) => {
    const { truncationConstraints: demanded } = constraints;
    return (0,turn_check/* classIf */.M1)(demanded !== undefined && demanded.required && !demanded.valid, 'tool.response_truncation_policy_violation');
};
/**
 * A use is of the result that is there (tool calling typestate 4.4): the digest that it names is the result's, and what is consumed is a
 * result and named. The reference does not compare the two digests, therefore only where it is asked for.
 */
const checkUseBinding = ({ constraints, use }) => (0,turn_check/* classIf */.M1)(constraints.useConstraints?.bindResultDigests === true && use.rows.some((row) => !isOfResult(row, use)), 'tool.use_unknown_result');
function isOfResult({ toolCallId, resultDigest, disposition }, use) {
    const isConsumed = disposition === 'consumed';
    const result = use.results.byId.get(toolCallId);
    // Without any result it is for the join check to say; a consumed one is unknown besides.
    if (result === undefined)
        return !isConsumed;
    return resultDigest === undefined ? !isConsumed : resultDigest === result.resultDigest;
}
const resultChecks = [checkJoin, checkErrorEnvelopes, checkTruncation, checkUseBinding];

;// CONCATENATED MODULE: ./build/typestate/checks/runtime-checks.js


const KNOWN_STOP_REASONS = new Set(['tool_use', 'pause_turn', 'max_tokens', 'end_turn']);
/**
 * The stop reason is one that is known (premath harness 1.5) and that the policy handles (tool calling typestate 4.1, 4.5), and the transport
 * kept its order where it says. A policy can take reasons away, and can add none.
 */
const checkProtocol = ({ protocolState, constraints }) => {
    const { protocolStatePolicy: policy, protocolConstraints } = constraints;
    const { stopReason } = protocolState;
    const isHandled = policy?.handledStopReasons.some((reason) => (0,normal_text/* asciiLower */.F)((0,normal_text/* trimmed */.dE)(reason)) === stopReason) ?? true;
    return [
        ...(0,turn_check/* classIf */.M1)(!(KNOWN_STOP_REASONS.has(stopReason) && isHandled), 'protocol.stop_reason_unhandled'),
        ...(0,turn_check/* classIf */.M1)(protocolConstraints?.parallelTransportOrderValid === false, 'protocol.parallel_transport_order_invalid'),
    ];
};
/** Where the context was compacted: by the expected policy, and the turn resumed from what was carried over (tool calling typestate 3, 8.12). */
const checkCompaction = ({ constraints }) => {
    const { compaction: state } = constraints;
    if (state === undefined || !state.used)
        return [];
    const isContinuous = (0,turn_check/* isBound */.Vt)(state.policyDigest, state.expectedPolicyDigest) && (0,turn_check/* isBound */.Vt)(state.resumedDigest, state.carriedDigest);
    return (0,turn_check/* classIf */.M1)(!isContinuous, 'runtime.compaction_state_invalid');
};
/**
 * Every call of a shell tool has its command, and a folder and sandbox of the boundary; nothing else ran a command
 * (tool calling typestate 4.3).
 */
const checkShell = ({ constraints, use }) => {
    const { executionBoundary: boundary, shell } = constraints;
    if (boundary === undefined)
        return [];
    const shellTools = new Set(boundary.shellTools.map(normal_text/* trimmed */.dE));
    const calls = use.results.requests.rows.filter(({ toolName }) => shellTools.has(toolName));
    const ids = new Set(calls.map(({ toolCallId }) => toolCallId));
    const rows = (0,turn_check/* rowsBy */.F)(shell, ({ toolCallId }) => toolCallId);
    const isInside = (row) => keepsTo(boundary, row);
    const violates = [...rows.keys()].some((id) => !ids.has(id)) || [...ids].some((id) => !(0,turn_check/* allOf */.bn)(rows.get(id), isInside));
    return (0,turn_check/* classIf */.M1)(violates, 'runtime.shell_boundary_violation');
};
function keepsTo(boundary, { workdir, sandboxRef, commandDigest }) {
    const folder = (0,normal_text/* optionalText */.mR)(workdir);
    return (folder !== undefined &&
        boundary.allowedWorkdirs.some((allowed) => isWithin(folder, (0,normal_text/* trimmed */.dE)(allowed))) &&
        (0,turn_check/* isBound */.Vt)(sandboxRef, boundary.sandboxRef) &&
        (0,normal_text/* optionalText */.mR)(commandDigest) !== undefined);
}
/** The folder itself or one below it, by its name: one that goes up again is not. */
function isWithin(folder, allowed) {
    const segments = folder.split(/[/\\]/);
    if (allowed === '' || segments.includes('..'))
        return false;
    const root = allowed.endsWith('/') ? allowed : `${allowed}/`;
    return folder === allowed || `${folder}/`.startsWith(root);
}
/** The protocol of the model, and what ran around it. */
const runtimeChecks = [checkProtocol, checkCompaction, checkShell];

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
;// CONCATENATED MODULE: ./build/typestate/close-join.js







const CHECKS = [
    ...callChecks,
    ...resultChecks,
    ...runtimeChecks,
    ...contextChecks,
    ...coordinationChecks,
    ...governanceChecks,
];
/** Every class that a turn gives, each once, ascending; none where it is accepted. */
function failureClassesOf(turn) {
    return (0,failure_class/* ascendingClasses */.Xq)(CHECKS.flatMap((check) => check(turn)));
}
/** The fifth step of the chain: all checks together. */
function closeJoin(turn) {
    const [first, ...others] = failureClassesOf(turn);
    if (first === undefined)
        return { isClosed: true, turn };
    return { isClosed: false, turn, failureClasses: [first, ...others] };
}


/***/ }),

/***/ 31990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $V: () => (/* binding */ TurnWriter),
  z9: () => (/* binding */ faultLine),
  e9: () => (/* binding */ printedTurn)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/typestate/normal-rows.js
var normal_rows = __webpack_require__(35209);
;// CONCATENATED MODULE: ./build/typestate/transcript-section.js

/** The lines of a turn's calls, each id with the first of its rows. */
function callLines(turn) {
    const requests = firstLines(turn.requests.map(({ call, line }) => [call.id, line]));
    const results = firstLines(turn.results.map(({ result, line }) => [result.id, line]));
    const ids = new Set([...requests.keys(), ...results.keys()]);
    return new Map([...ids].map((id) => [id, { request: requests.get(id) ?? null, result: results.get(id) ?? null }]));
}
/**
 * What the transcript says beyond the reference's shape, for a section of its own beside `evidence` (so that no digest
 * changes): where the turn, its calls and its results stand, what interrupted it, and which rows are not what they seem.
 * Lists that would be empty are left out.
 */
function transcriptSection(turn, place) {
    const { provider, number, session, derived } = place;
    const lines = [...place.calls].map(([id, found]) => [id, { ...found }]);
    const requested = [...place.calls].filter(([, { request }]) => request !== null).map(([id]) => id);
    const calls = turn.requests.map(({ call }) => call);
    const results = turn.results.map(({ result }) => result);
    const truncated = results.flatMap(({ id, truncated: words }) => words === undefined ? [] : [[id, words]]);
    return (0,normal_rows/* withoutEmpty */.C2)({
        provider,
        turn: number,
        line: turn.line,
        session,
        message: turn.message ?? undefined,
        parentCallId: turn.parent,
        lines: Object.fromEntries(lines),
        interruption: turn.interruption && { ...turn.interruption },
        parallelGroup: requested.length > 1 ? requested : [],
        // No client says that it hands results on in the order of the calls.
        transport: results.length > 1 ? { ordered: false, resultOrder: results.map(({ id }) => id) } : undefined,
        synthetic: turn.results.flatMap(({ synthetic, result }) => (synthetic ? [result.id] : [])),
        denied: [...turn.denied],
        serverSide: calls.flatMap(({ server, id }) => (server === true ? [id] : [])),
        subagents: calls.flatMap(({ subagent, id }) => (subagent === true ? [id] : [])),
        truncated: truncated.length > 0 ? Object.fromEntries(truncated) : undefined,
        untypedErrors: results.flatMap(({ error, id }) => (error !== null && error.code === null ? [id] : [])),
        duplicateCalls: [...turn.clashing],
        damage: turn.notes.damage.map(({ line, kind }) => ({ line, kind })),
        unknownBlocks: turn.notes.unknown.map(({ line, kind }) => ({ line, kind })),
        derived: [...derived],
    });
}
/** By id, the first line of each. */
function firstLines(rows) {
    const lines = new Map();
    for (const [id, line] of rows)
        if (!lines.has(id))
            lines.set(id, line);
    return lines;
}

;// CONCATENATED MODULE: ./build/typestate/derived-turn.js


/** The loop goes on behind these; the others end it, or are unknown. */
const CONTINUES = new Set(['tool_use', 'pause_turn']);
/** What no client says, below `/evidence`. */
const ALWAYS_DERIVED = [
    'callSpec/actionMode',
    'callSpec/executionPattern',
    'protocolState/continuationAllowed',
    'toolUse',
    'toolRender',
    'reminderQueue',
    'stateViews',
];
const NO_MESSAGE = 'the client gave no message';
/** Writes turns as `turn-input.ts` reads them; what has no place there stands in `transcript`. */
class TurnWriter {
    #options;
    #session;
    #model;
    /** Over all ids of the turns that were written, one after the other: what queue and view hold by now. */
    #chain = (0,digest/* digestOf */.ol)([]);
    constructor(options) {
        this.#options = options;
    }
    session({ session, model }) {
        this.#session = session ?? this.#session;
        this.#model = model ?? this.#model;
    }
    write(turn, number) {
        const { policies, provider, source } = this.#options;
        const derived = [];
        const modelRef = named(turn.model) ?? named(this.#model) ?? 'unknown-model';
        if (named(turn.model) === undefined)
            derived.push('/evidence/callSpec/modelRef');
        const stopReason = named(turn.stop) ?? (turn.requests.length > 0 ? 'tool_use' : 'end_turn');
        if (named(turn.stop) === undefined)
            derived.push('/evidence/protocolState/stopReason');
        const calls = new Set(turn.requests.map(({ call }) => call.id)).size;
        const callId = `${provider}:${this.#session ?? 'no-session'}:${turn.message ?? `line-${turn.line}`}`;
        const ids = [...new Set(turn.results.map(({ result }) => result.id))];
        this.#chain = (0,digest/* digestOf */.ol)([this.#chain, ids]);
        const sessionRefs = this.#session === undefined ? [] : [`${provider}:${this.#session}`];
        const evidence = {
            callSpec: {
                callId,
                modelRef,
                actionMode: calls > 1 ? 'code' : 'json',
                executionPattern: calls > 1 ? 'parallel' : 'single',
                normalizerId: `portcullis.${provider}.v1`,
                mutationPolicyDigest: policies.mutation,
                governancePolicyDigest: policies.governance,
                toolRenderProtocolDigest: policies.toolRender,
                reminderQueuePolicyDigest: policies.reminderQueue,
                stateViewPolicyDigest: policies.stateView,
                decompositionPolicyDigest: policies.decomposition,
            },
            toolRequests: turn.requests.map((row) => requestRow(row, turn.clashing)),
            toolResults: turn.results.map((row, index) => resultRow(row, `/evidence/toolResults/${index}`, derived)),
            toolUse: turn.results.flatMap(useRow),
            toolRender: turn.results.map((row) => renderRow(row, policies)),
            reminderQueue: [{ queueId: `queue/${callId}`, reducedDigest: this.#chain, policyDigest: policies.reminderQueue }],
            stateViews: [
                {
                    viewId: `state/${callId}`,
                    viewDigest: this.#chain,
                    policyDigest: policies.stateView,
                    sourceRefs: sessionRefs,
                },
            ],
            handoff: undefined,
            protocolState: { stopReason, continuationAllowed: CONTINUES.has(stopReason.trim().toLowerCase()) },
            sessionRefs,
            trajectoryRefs: source === undefined ? [] : [`${source}#L${turn.line}`],
        };
        for (const path of ALWAYS_DERIVED)
            derived.push(`/evidence/${path}`);
        for (const [index, { call }] of turn.requests.entries()) {
            if (turn.clashing.has(call.id))
                derived.push(`/evidence/toolRequests/${index}/schemaDigest`);
        }
        if (turn.message === null)
            derived.push('/evidence/callSpec/callId');
        const lines = callLines(turn);
        const place = { provider, number, session: this.#session, derived, calls: lines };
        const transcript = transcriptSection(turn, place);
        return {
            turn: number,
            line: turn.line,
            input: { evidence, transcript },
            derived,
            calls: lines,
            interruption: turn.interruption ?? null,
            clashing: [...lines.keys()].filter((id) => turn.clashing.has(id) || turn.resultsOf(id).length > 1),
            unreadable: turn.notes.unreadable,
        };
    }
}
/** The check refuses a blank text; a client that writes one said nothing. */
function named(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
/** No client shows a tool's schema. Two calls of one id carry what they differ in instead, so that they stay two rows. */
function requestRow({ call }, clashing) {
    return {
        toolCallId: call.id,
        toolName: call.tool,
        schemaDigest: clashing.has(call.id) ? (0,digest/* digestOf */.ol)([call.message, call.digest]) : undefined,
        callerId: call.caller,
        searchRefDigest: undefined,
    };
}
/** A failure always has its full envelope. What the client does not say is derived, and never retryable. */
function resultRow({ result }, pointer, derived) {
    const row = {
        toolCallId: result.id,
        status: result.error === null ? 'ok' : 'error',
        resultDigest: result.digest,
        payload: undefined,
        errorCode: undefined,
        retryable: undefined,
        errorMessage: undefined,
        rawError: undefined,
    };
    if (result.error === null)
        return row;
    const code = named(result.error.code ?? undefined);
    const message = named(result.error.message ?? undefined);
    derived.push(`${pointer}/retryable`);
    if (code === undefined)
        derived.push(`${pointer}/errorCode`);
    if (message === undefined)
        derived.push(`${pointer}/errorMessage`);
    return { ...row, errorCode: code ?? 'unknown_error', retryable: false, errorMessage: message ?? NO_MESSAGE };
}
/** A result that nothing followed was not used, nor was one that the host made up. */
function useRow({ result, use }) {
    return use === null ? [] : [{ toolCallId: result.id, disposition: use, resultDigest: result.digest }];
}
function renderRow({ result }, policies) {
    return {
        toolCallId: result.id,
        operatorPayloadDigest: result.operator ?? result.digest,
        reminderRenderDigest: result.digest,
        injectionPoint: 'tool_response',
        policyDigest: policies.toolRender,
    };
}
/**
 * The line of a transcript that a fault points at: the result of the first call at fault, or where none came the call itself; the turn's
 * first line where the fault is about no call.
 */
function faultLine({ line, calls: lines }, calls) {
    const [first] = calls;
    const found = first === undefined ? undefined : lines.get(first);
    return found?.result ?? found?.request ?? line;
}
/** A derived turn as a line of JSON: what the input says already is left out. */
function printedTurn({ turn, line, input, derived, unreadable }) {
    const printed = { turn, line, input, derived };
    return unreadable.length === 0 ? printed : { ...printed, unreadable: unreadable.map((one) => ({ ...one })) };
}


/***/ }),

/***/ 35209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ withoutEmpty),
/* harmony export */   V_: () => (/* binding */ ascending),
/* harmony export */   jc: () => (/* binding */ idsMissingFrom),
/* harmony export */   mw: () => (/* binding */ keyedRows)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33698);
/* harmony import */ var _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17790);


/**
 * Normalises rows and keys them by id (HARNESS-TYPESTATE 4). The same row twice is one; throws `TurnInvalidError` where two rows with one
 * id differ after normalisation, whose message says `toolCallId` for every surface, as the reference's does.
 */
function keyedRows(surface, inputs, normalize, idOf) {
    const byId = new Map();
    for (const input of inputs) {
        const row = normalize(input);
        const id = idOf(row);
        const known = byId.get(id);
        if (known === undefined)
            byId.set(id, row);
        else if (JSON.stringify(known) !== JSON.stringify(row)) {
            throw new _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TurnInvalidError */ .z(`${surface} contains conflicting duplicate toolCallId: ${id}`);
        }
    }
    const ids = (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_1__/* .sortByCodePoints */ .Mk)([...byId.keys()]);
    return { ids, rows: ids.map((id) => byId.get(id)), byId };
}
/** The ids of `all` that `known` does not have, ascending. */
function idsMissingFrom(all, known) {
    return all.ids.filter((id) => !known.byId.has(id));
}
/**
 * The normal form of an object: absent fields and empty lists are left out (premath harness 1.4, 1.6). The others keep their order, which
 * callers write ascending, so that `JSON.stringify` gives the canonical form.
 */
function withoutEmpty(fields) {
    const names = Object.keys(fields);
    if (names.every((name) => isPresent(fields[name])))
        return fields;
    const present = {};
    for (const name of names)
        if (isPresent(fields[name]))
            present[name] = fields[name];
    return present;
}
function isPresent(value) {
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
/** Puts the fields of objects of one shape in ascending order. It is found once, since every turn is digested and reported. */
function ascending() {
    let names;
    return (fields) => {
        names ??= Object.keys(fields).sort();
        const ordered = {};
        for (const name of names)
            ordered[name] = fields[name];
        return ordered;
    };
}


/***/ }),

/***/ 42627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ requiredText),
/* harmony export */   F: () => (/* binding */ asciiLower),
/* harmony export */   dE: () => (/* reexport safe */ _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_1__.dE),
/* harmony export */   mC: () => (/* binding */ requiredTexts),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   mh: () => (/* reexport safe */ _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_1__.mh)
/* harmony export */ });
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9294);
/* harmony import */ var _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17790);



/** A to Z in lower case, all else as it is: what a policy names must not depend on the tables of a Unicode version. */
function asciiLower(text) {
    return /[A-Z]/.test(text) ? text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}
/** Trimmed; throws `TurnInvalidError` on a blank one. `field` names it as the reference does: `toolUse[].toolCallId`. */
function requiredText(text, field) {
    const value = (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_1__/* .trimmed */ .dE)(text);
    if (value === '')
        throw new _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TurnInvalidError */ .z(`${field} must be non-empty`);
    return value;
}
/** Each text of a row as `requiredText` has it, ascending by name. `surface`: `toolRender[]`. */
function requiredTexts(row, surface) {
    const normal = {};
    for (const name of Object.keys(row).sort()) {
        normal[name] = requiredText(row[name], `${surface}.${name}`);
    }
    return normal;
}
/** Trimmed; undefined where there is none or a blank one. */
function optionalText(text) {
    const value = text === undefined ? '' : (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_1__/* .trimmed */ .dE)(text);
    return value === '' ? undefined : value;
}


/***/ }),

/***/ 47267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ normalizeTurn)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/typestate/normal-rows.js
var normal_rows = __webpack_require__(35209);
// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(42627);
;// CONCATENATED MODULE: ./build/typestate/tool-requests.js


/** The first step of the chain. Throws `TurnInvalidError` on a blank field. */
function bindCallSpec(input) {
    const spec = (0,normal_text/* requiredTexts */.mC)(input, 'callSpec');
    const [actionMode, executionPattern] = [(0,normal_text/* asciiLower */.F)(spec.actionMode), (0,normal_text/* asciiLower */.F)(spec.executionPattern)];
    return { ...spec, actionMode, executionPattern };
}
/** The second step of the chain. Throws `TurnInvalidError`. */
function collectRequests(callSpec, inputs) {
    const keyed = (0,normal_rows/* keyedRows */.mw)('toolRequests', inputs, normalRequest, (row) => row.toolCallId);
    return { ...keyed, callSpec };
}
function normalRequest(input) {
    const toolCallId = (0,normal_text/* requiredText */.$4)(input.toolCallId, 'toolRequests[].toolCallId');
    return (0,normal_rows/* withoutEmpty */.C2)({
        callerId: (0,normal_text/* optionalText */.mR)(input.callerId),
        schemaDigest: (0,normal_text/* optionalText */.mR)(input.schemaDigest),
        searchRefDigest: (0,normal_text/* optionalText */.mR)(input.searchRefDigest),
        toolCallId,
        toolName: (0,normal_text/* requiredText */.$4)(input.toolName, 'toolRequests[].toolName'),
    });
}

// EXTERNAL MODULE: ./build/typestate/tool-results.js
var tool_results = __webpack_require__(98257);
// EXTERNAL MODULE: ./build/typestate/tool-use.js
var tool_use = __webpack_require__(26112);
;// CONCATENATED MODULE: ./build/typestate/normalized-turn.js






/** Normalises a turn (HARNESS-TYPESTATE 4); throws `TurnInvalidError` on the first thing that has no normal form. */
function normalizeTurn(input) {
    const { evidence } = input;
    const parts = normalParts(evidence);
    const turn = {
        ...parts,
        sessionRefs: (0,normal_text/* refSet */.mh)(evidence.sessionRefs),
        trajectoryRefs: (0,normal_text/* refSet */.mh)(evidence.trajectoryRefs),
        digests: turnDigests(parts),
        constraints: input,
    };
    return turn;
}
/** What is digested of a turn. */
function normalParts(evidence) {
    const requests = collectRequests(bindCallSpec(evidence.callSpec), evidence.toolRequests);
    const results = (0,tool_results/* collectResults */.n)(requests, evidence.toolResults);
    const use = (0,tool_use/* collectUse */.Gu)(results, evidence.toolUse);
    const context = collectContext(evidence);
    const protocolState = normalProtocolState(evidence.protocolState);
    const handoff = evidence.handoff === undefined ? undefined : normalHandoff(evidence.handoff);
    return {
        /** The chain: `use.results.requests.callSpec`. */
        use,
        context,
        protocolState,
        handoff,
        joinState: (0,tool_use/* joinState */.I6)(use),
        contextState: contextState(results, context, protocolState),
    };
}
/**
 * The digest bindings of a turn (HARNESS-TYPESTATE 4), each `sha256:` and 64 hex digits: of normalised values, so that order of rows and keys,
 * spacing and white space at ends never change one. `handoffDigest`: only of a turn that hands over.
 */
function turnDigests(parts) {
    const { results } = parts.use;
    const { requests } = results;
    const { handoff } = parts;
    const digests = {
        protocolStateDigest: normalDigest(parts.protocolState),
        reminderQueueSetDigest: normalDigest(parts.context.reminderQueue.rows),
        requestSetDigest: normalDigest(requests.rows),
        resultSetDigest: normalDigest(results.rows),
        stateViewSetDigest: normalDigest(parts.context.stateViews.rows),
        toolRenderSetDigest: normalDigest(parts.context.toolRender.rows),
        useSetDigest: normalDigest(parts.use.rows),
    };
    const handoffDigest = handoff === undefined ? null : normalDigest(handoff);
    return {
        callSpecDigest: normalDigest(requests.callSpec),
        ...(handoffDigest === null ? {} : { handoffDigest }),
        joinSetDigest: normalDigest(joinSet(parts, digests, handoffDigest)),
        ...digests,
    };
}
const ascendingSet = (0,normal_rows/* ascending */.V_)();
/** What the digest of the join is taken over: unlike elsewhere, every key is always there (premath harness 1.4). */
function joinSet({ use, context, ...states }, digests, handoffDigest) {
    const { setsClosed: _closed, ...lists } = states.joinState;
    return ascendingSet({
        ...states.contextState,
        ...lists,
        ...digests,
        handoffDigest,
        queueIds: context.reminderQueue.ids,
        renderCallIds: context.toolRender.ids,
        requestedCallIds: use.results.requests.ids,
        resultCallIds: use.results.ids,
        stateViewIds: context.stateViews.ids,
        usedCallIds: use.ids,
    });
}
/**
 * The digest of a value in normal form. Its keys were written in ascending order and it holds whole texts and truth values only, so that
 * `JSON.stringify` is its canonical form, at a fraction of the cost; a test holds the two together.
 */
function normalDigest(value) {
    return `sha256:${(0,digest/* sha256Hex */.fg)(JSON.stringify(value))}`;
}
/** Throws `TurnInvalidError` on a blank stop reason. */
function normalProtocolState(input) {
    return {
        continuationAllowed: input.continuationAllowed,
        stopReason: (0,normal_text/* asciiLower */.F)((0,normal_text/* requiredText */.$4)(input.stopReason, 'protocolState.stopReason')),
    };
}
/** Throws `TurnInvalidError` on a blank target. */
function normalHandoff(input) {
    return (0,normal_rows/* withoutEmpty */.C2)({
        requiredArtifactRefs: (0,normal_text/* refSet */.mh)(input.requiredArtifactRefs),
        returnPathRef: (0,normal_text/* optionalText */.mR)(input.returnPathRef),
        target: (0,normal_text/* requiredText */.$4)(input.target, 'handoff.target'),
    });
}
/** From what a continuing turn rebuilds its context (HARNESS-TYPESTATE 3.2). Throws `TurnInvalidError`. */
function collectContext(evidence) {
    return {
        toolRender: (0,normal_rows/* keyedRows */.mw)('toolRender', evidence.toolRender, normalRender, (row) => row.toolCallId),
        reminderQueue: (0,normal_rows/* keyedRows */.mw)('reminderQueue', evidence.reminderQueue, (row) => (0,normal_text/* requiredTexts */.mC)(row, 'reminderQueue[]'), (row) => row.queueId),
        stateViews: (0,normal_rows/* keyedRows */.mw)('stateViews', evidence.stateViews, normalView, (row) => row.viewId),
    };
}
function normalRender(input) {
    const row = (0,normal_text/* requiredTexts */.mC)(input, 'toolRender[]');
    return { ...row, injectionPoint: (0,normal_text/* asciiLower */.F)(row.injectionPoint) };
}
function normalView(input) {
    return (0,normal_rows/* withoutEmpty */.C2)({
        policyDigest: (0,normal_text/* requiredText */.$4)(input.policyDigest, 'stateViews[].policyDigest'),
        sourceRefs: (0,normal_text/* refSet */.mh)(input.sourceRefs),
        viewDigest: (0,normal_text/* requiredText */.$4)(input.viewDigest, 'stateViews[].viewDigest'),
        viewId: (0,normal_text/* requiredText */.$4)(input.viewId, 'stateViews[].viewId'),
    });
}
function contextState(results, context, protocol) {
    const { callSpec } = results.requests;
    const missingRenderCallIds = (0,normal_rows/* idsMissingFrom */.jc)(results, context.toolRender);
    const flags = {
        queueReductionPresent: context.reminderQueue.ids.length > 0,
        stateViewPresent: context.stateViews.ids.length > 0,
        renderPolicyValid: haveDigest(context.toolRender, callSpec.toolRenderProtocolDigest),
        queuePolicyValid: haveDigest(context.reminderQueue, callSpec.reminderQueuePolicyDigest),
        stateViewPolicyValid: haveDigest(context.stateViews, callSpec.stateViewPolicyDigest),
    };
    const isReady = missingRenderCallIds.length === 0 && Object.values(flags).every(Boolean);
    return { missingRenderCallIds, ...flags, continuationContextReady: !protocol.continuationAllowed || isReady };
}
function haveDigest({ rows }, digest) {
    return rows.every(({ policyDigest }) => policyDigest === digest);
}


/***/ }),

/***/ 36333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ judgeMutation)
/* harmony export */ });
/* unused harmony export readyMutation */
/* harmony import */ var _checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87326);
/* harmony import */ var _failure_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69493);
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42627);



/** Every mutation needs this claim, and that of its action or the one of all actions (premath harness 1.7). */
const BASE_CLAIM = 'capabilities.change_morphisms';
const ALL_ACTIONS = `${BASE_CLAIM}.all`;
/** What a turn that hands in no mutation asks for: nothing, and nothing is ready. */
const NOTHING = {
    intended: [],
    activePolicyDigest: undefined,
    requiredClaims: [],
    claims: [],
    inputs: [],
    witnessRefs: [],
    changesGovernancePolicy: false,
};
/**
 * The last step of the chain. A turn that continues has its context, or its join would not have closed. A turn without a `mutation` section
 * asks for nothing, and is not ready: there is neither an active policy that it could match nor a claim.
 */
function readyMutation(join) {
    const [first, ...others] = (0,_failure_class_js__WEBPACK_IMPORTED_MODULE_1__/* .ascendingClasses */ .Xq)(checkMutation(join.turn));
    if (first === undefined)
        return { isReady: true, join };
    return { isReady: false, join, failureClasses: [first, ...others] };
}
/** The same of a judged turn, open or closed: what keeps the join open keeps the mutation back, and nothing else is asked. */
function judgeMutation(join) {
    if (join.isClosed)
        return readyMutation(join);
    return { isReady: false, join, failureClasses: join.failureClasses };
}
/**
 * What stands in the way of a mutation besides its join (tool calling typestate 4.6, HARNESS-TYPESTATE 6). No part of the join check: a turn
 * may close and still mutate nothing.
 */
const checkMutation = (turn) => {
    const { mutation = NOTHING, evalGate, redTeam } = turn.constraints;
    const { callSpec } = turn.use.results.requests;
    const isUnknown = mutation.inputs.some(({ toolCallId }) => !turn.use.results.byId.has((0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(toolCallId)));
    const hasEvidence = mutation.inputs.every((input) => isConsumed(input, turn)) && isWitnessed(mutation, turn);
    return [
        ...(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .classIf */ .M1)(!(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isBound */ .Vt)(mutation.activePolicyDigest, callSpec.mutationPolicyDigest), 'mutation.policy_digest_mismatch'),
        ...(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .classIf */ .M1)(!isClaimed(mutation), 'mutation.capability_claim_missing'),
        ...(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .classIf */ .M1)(isUnknown, 'tool.use_unknown_result'),
        ...(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .classIf */ .M1)(!hasEvidence, 'mutation.use_evidence_missing'),
        // Where the gates are there, the join has judged them.
        ...(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .classIf */ .M1)(mutation.changesGovernancePolicy && evalGate === undefined, 'governance.eval_gate_unmet'),
        ...(0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .classIf */ .M1)(mutation.changesGovernancePolicy && redTeam === undefined, 'governance.redteam_gate_unmet'),
    ];
};
/** Something is intended, and everything that is has its claims. */
function isClaimed({ intended, requiredClaims, claims }) {
    const actions = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .refSet */ .mh)(intended);
    const claimed = new Set((0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .refSet */ .mh)(claims));
    return (actions.length > 0 &&
        [BASE_CLAIM, ...(0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .refSet */ .mh)(requiredClaims)].every((claim) => claimed.has(claim)) &&
        (claimed.has(ALL_ACTIONS) || actions.every((action) => claimed.has(`${BASE_CLAIM}.${action}`))));
}
/** The result is there under this digest, and the turn says that it was consumed. */
function isConsumed({ toolCallId, resultDigest }, { use }) {
    const id = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(toolCallId);
    const row = use.byId.get(id);
    return (row?.disposition === 'consumed' &&
        (0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isBound */ .Vt)(resultDigest, use.results.byId.get(id)?.resultDigest) &&
        (0,_checks_turn_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isBound */ .Vt)(row.resultDigest ?? resultDigest, resultDigest));
}
/** The turn belongs to a session or a trajectory, and so does every witness that is named. */
function isWitnessed({ witnessRefs }, { sessionRefs, trajectoryRefs }) {
    const linked = new Set([...sessionRefs, ...trajectoryRefs]);
    const named = witnessRefs.map(_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalText */ .mR);
    return linked.size > 0 && named.every((ref) => ref !== undefined && linked.has(ref));
}


/***/ }),

/***/ 98257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ resultError),
/* harmony export */   n: () => (/* binding */ collectResults)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21694);
/* harmony import */ var _normal_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35209);
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42627);
/* harmony import */ var _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17790);




/** The third step of the chain. Throws `TurnInvalidError`. */
function collectResults(requests, inputs) {
    const keyed = (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .keyedRows */ .mw)('toolResults', inputs, normalResult, (row) => row.toolCallId);
    return { ...keyed, requests, inputs };
}
function normalResult(input) {
    const toolCallId = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredText */ .$4)(input.toolCallId, 'toolResults[].toolCallId');
    const error = resultError(input, 'normalisation');
    const status = statusOf(input.status, error);
    return (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmpty */ .C2)({
        error: status === 'error' ? envelopeOf(error) : undefined,
        resultDigest: (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalText */ .mR)(input.resultDigest) ?? (input.payload === undefined ? undefined : (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(input.payload)),
        status,
        toolCallId,
    });
}
function statusOf(given, error) {
    const status = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asciiLower */ .F)((0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalText */ .mR)(given) ?? '');
    if (status === 'ok' || status === 'error')
        return status;
    if (status !== '') {
        throw new _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TurnInvalidError */ .z(`toolResults[].status invalid: expected ok or error, found ${JSON.stringify(status)}`);
    }
    const { code, retryable, message } = error;
    return code === undefined && retryable === undefined && message === undefined ? 'ok' : 'error';
}
function envelopeOf({ code, retryable, message }) {
    return {
        errorCode: code ?? 'unknown_error',
        errorMessageDigest: `sha256:${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(message ?? '')}`,
        retryable: retryable ?? false,
    };
}
/** The parts of a result's error, each from its own field or else from the raw error, where that is an object. */
function resultError(input, reading) {
    const raw = rawMembers(input.rawError);
    const retryable = raw?.['retryable'];
    return {
        code: (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalText */ .mR)(input.errorCode) ?? rawText(raw, 'errorCode', 'code', reading === 'envelope'),
        retryable: input.retryable ?? (typeof retryable === 'boolean' ? retryable : undefined),
        message: (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalText */ .mR)(input.errorMessage) ?? rawText(raw, 'errorMessage', 'message', reading === 'envelope'),
    };
}
function rawMembers(raw) {
    const isObject = typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype;
    return isObject ? raw : undefined;
}
function rawText(raw, first, second, fallsThrough) {
    if (raw === undefined)
        return undefined;
    const textOf = (name) => {
        const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
        return typeof value === 'string' ? (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalText */ .mR)(value) : undefined;
    };
    return Object.hasOwn(raw, first) && !fallsThrough ? textOf(first) : (textOf(first) ?? textOf(second));
}


/***/ }),

/***/ 26112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ collectUse),
/* harmony export */   I6: () => (/* binding */ joinState),
/* harmony export */   Jl: () => (/* binding */ JOIN_FAULTS)
/* harmony export */ });
/* harmony import */ var _normal_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35209);
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42627);
/* harmony import */ var _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17790);



const DISPOSITIONS = ['consumed', 'observed', 'discarded'];
/** The fourth step of the chain. Throws `TurnInvalidError`. */
function collectUse(results, inputs) {
    const keyed = (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedRows */ .mw)('toolUse', inputs, normalUse, (row) => row.toolCallId);
    return { ...keyed, results };
}
function normalUse(input) {
    const toolCallId = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4)(input.toolCallId, 'toolUse[].toolCallId');
    return (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEmpty */ .C2)({
        disposition: dispositionOf(input.disposition),
        resultDigest: (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalText */ .mR)(input.resultDigest),
        toolCallId,
    });
}
function dispositionOf(text) {
    const given = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asciiLower */ .F)((0,_normal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4)(text, 'toolUse[].disposition'));
    const disposition = DISPOSITIONS.find((known) => known === given);
    if (disposition !== undefined)
        return disposition;
    const found = JSON.stringify(given);
    throw new _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TurnInvalidError */ .z(`toolUse[].disposition invalid: expected ${DISPOSITIONS.join(', ')}, found ${found}`);
}
/** The class of each set that does not close. `tool.join_incomplete` is about all of them. */
const JOIN_FAULTS = [
    ['tool.result_missing', 'missingResultCallIds'],
    ['tool.result_orphan', 'orphanResultCallIds'],
    ['tool.use_missing', 'missingUseCallIds'],
    ['tool.use_without_result', 'unknownUseCallIds'],
];
function joinState(use) {
    const { results } = use;
    const { requests } = results;
    const lists = {
        missingResultCallIds: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .idsMissingFrom */ .jc)(requests, results),
        orphanResultCallIds: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .idsMissingFrom */ .jc)(results, requests),
        missingUseCallIds: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .idsMissingFrom */ .jc)(results, use),
        unknownUseCallIds: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .idsMissingFrom */ .jc)(use, results),
    };
    return { ...lists, setsClosed: Object.values(lists).every((ids) => ids.length === 0) };
}


/***/ }),

/***/ 5497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ parseTurnInput),
  t: () => (/* binding */ turnInputOf)
});

// EXTERNAL MODULE: ./build/kernel/decode-json.js
var decode_json = __webpack_require__(67399);
// EXTERNAL MODULE: ./build/kernel/json-shape.js
var json_shape = __webpack_require__(77220);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(17790);
;// CONCATENATED MODULE: ./build/typestate/turn-sections.js

/** Texts, rows or a whole object that may be missing: no texts, no rows, nothing. */
const texts = (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(json_shape/* text */.Qq), []);
const rows = (fields) => (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)(fields)), []);
const section = (fields) => (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)(fields));
/** A section that is a list: unlike `rows`, it asks for something even where it is empty. */
const sectionOfRows = (fields) => (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)(fields)));
/** Which tools may be called, how, and by whom. */
const tools = {
    toolPolicy: section({
        tools: rows({
            toolName: json_shape/* text */.Qq,
            schemaDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            exampleDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            /** Without it anybody may call the tool; `direct` is the model itself. */
            allowedCallers: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)),
            /** Not in the context from the start: a call of it needs a discovery. */
            deferLoading: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false),
        }),
        catalogDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    examples: sectionOfRows({ toolCallId: json_shape/* text */.Qq, exampleDigest: json_shape/* text */.Qq }),
    discovery: sectionOfRows({
        toolCallId: json_shape/* text */.Qq,
        query: json_shape/* text */.Qq,
        resultSetDigest: json_shape/* text */.Qq,
        catalogDigest: json_shape/* text */.Qq,
        resolvedTool: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    callerEdges: sectionOfRows({ toolCallId: json_shape/* text */.Qq, parentCallId: json_shape/* text */.Qq, caller: json_shape/* text */.Qq }),
    toolLoading: section({
        defaultPolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        policyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        report: (0,json_shape/* optional */.lq)(json_shape/* anyJson */.P8),
        reportDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
};
/** How many calls a turn may make, and what becomes of their results. */
const turnShape = {
    parallelPolicy: section({
        admissible: json_shape/* truth */.Im,
        maxBranches: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        expectedBranches: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
    }),
    actionModePolicy: section({ adapterDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) }),
    adapterProfile: section({ profileRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), digest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) }),
    autonomyPolicy: section({
        triggers: rows({
            metric: json_shape/* text */.Qq,
            threshold: json_shape/* number */.ai,
            measured: json_shape/* number */.ai,
            /** `above` or `below`; `above` where it is not said. */
            crosses: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        }),
    }),
    /** Of the stop reasons that the protocol knows those that this harness handles. */
    protocolStatePolicy: section({ handledStopReasons: texts }),
    useConstraints: section({ bindResultDigests: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) }),
};
/** Where commands ran, and from what a turn was resumed. */
const runtime = {
    executionBoundary: section({
        shellTools: texts,
        allowedWorkdirs: texts,
        sandboxRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    shell: sectionOfRows({
        toolCallId: json_shape/* text */.Qq,
        workdir: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        sandboxRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        commandDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    compaction: section({
        used: json_shape/* truth */.Im,
        policyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        expectedPolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        carriedDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        resumedDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    contextScope: section({ role: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), allowedRefs: texts, usedRefs: texts }),
};
const governance = {
    guardrails: section({
        /** All three where it is not said. */
        requiredStages: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)(json_shape/* text */.Qq)),
        decisions: rows({ stage: json_shape/* text */.Qq, guardrailId: json_shape/* text */.Qq, triggered: json_shape/* truth */.Im }),
    }),
    evalGate: section({
        thresholds: rows({ metric: json_shape/* text */.Qq, minimum: json_shape/* number */.ai }),
        metrics: rows({ metric: json_shape/* text */.Qq, value: json_shape/* number */.ai }),
        lineage: section({
            datasetLineageRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            graderConfigLineageRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            metricThresholdsRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        }),
    }),
    selfEvolution: section({
        maxAttempts: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        terminalEscalation: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        rollbackRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    redTeam: section({
        requiredStrategies: texts,
        strategies: texts,
        minProbes: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        probes: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        maxFailures: (0,json_shape/* defaulted */.P_)(json_shape/* number */.ai, 0),
        failures: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        reportDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
    traceMode: section({ required: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), actual: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), zeroDataRetention: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) }),
    riskTier: section({ tier: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), controlProfileRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), controlProfileDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) }),
};
/** The mutation that is to follow the turn: read by `readyMutation` alone. */
const mutation = section({
    /** Actions as the reference names them: `issue_update`, `dep_add`. */
    intended: texts,
    activePolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    requiredClaims: texts,
    claims: texts,
    /** The results that it rests on. */
    inputs: rows({ toolCallId: json_shape/* text */.Qq, resultDigest: json_shape/* text */.Qq }),
    witnessRefs: texts,
    /** A mutation of the governance policy needs the evaluation and red team gates. */
    changesGovernancePolicy: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false),
});
/**
 * Sections beside `evidence` that the reference does not have (tool calling typestate 4, 7, 8), each optional: where one is absent, nothing
 * that it asks for is judged. Where it is there, a blank text counts as missing, and what is missing fails.
 */
const TURN_SECTIONS = { ...tools, ...turnShape, ...runtime, ...governance, mutation };

;// CONCATENATED MODULE: ./build/typestate/turn-input.js




/** The minimum binding fields (HARNESS-TYPESTATE 3.1). */
const callSpec = (0,json_shape/* record */.g1)({
    callId: json_shape/* text */.Qq,
    modelRef: json_shape/* text */.Qq,
    actionMode: json_shape/* text */.Qq,
    executionPattern: json_shape/* text */.Qq,
    normalizerId: json_shape/* text */.Qq,
    mutationPolicyDigest: json_shape/* text */.Qq,
    governancePolicyDigest: json_shape/* text */.Qq,
    toolRenderProtocolDigest: json_shape/* text */.Qq,
    reminderQueuePolicyDigest: json_shape/* text */.Qq,
    stateViewPolicyDigest: json_shape/* text */.Qq,
    decompositionPolicyDigest: json_shape/* text */.Qq,
});
const toolRequest = (0,json_shape/* record */.g1)({
    toolCallId: json_shape/* text */.Qq,
    toolName: json_shape/* text */.Qq,
    schemaDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    callerId: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    searchRefDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
});
const toolResult = (0,json_shape/* record */.g1)({
    toolCallId: json_shape/* text */.Qq,
    status: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    resultDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    payload: (0,json_shape/* optional */.lq)(json_shape/* anyJson */.P8),
    errorCode: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    retryable: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
    errorMessage: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    rawError: (0,json_shape/* optional */.lq)(json_shape/* anyJson */.P8),
});
const toolUse = (0,json_shape/* record */.g1)({ toolCallId: json_shape/* text */.Qq, disposition: json_shape/* text */.Qq, resultDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) });
const toolRender = (0,json_shape/* record */.g1)({
    toolCallId: json_shape/* text */.Qq,
    operatorPayloadDigest: json_shape/* text */.Qq,
    reminderRenderDigest: json_shape/* text */.Qq,
    injectionPoint: json_shape/* text */.Qq,
    policyDigest: json_shape/* text */.Qq,
});
const reminderQueue = (0,json_shape/* record */.g1)({
    queueId: json_shape/* text */.Qq,
    reducedDigest: json_shape/* text */.Qq,
    policyDigest: json_shape/* text */.Qq,
});
const stateView = (0,json_shape/* record */.g1)({
    viewId: json_shape/* text */.Qq,
    viewDigest: json_shape/* text */.Qq,
    policyDigest: json_shape/* text */.Qq,
    sourceRefs: texts,
});
const protocolState = (0,json_shape/* record */.g1)({ stopReason: json_shape/* text */.Qq, continuationAllowed: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) });
const handoff = (0,json_shape/* record */.g1)({
    target: json_shape/* text */.Qq,
    requiredArtifactRefs: texts,
    returnPathRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
});
const evidence = (0,json_shape/* record */.g1)({
    callSpec,
    toolRequests: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolRequest), []),
    toolResults: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolResult), []),
    toolUse: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolUse), []),
    protocolState,
    handoff: (0,json_shape/* optional */.lq)(handoff),
    toolRender: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolRender), []),
    reminderQueue: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(reminderQueue), []),
    stateViews: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(stateView), []),
    sessionRefs: texts,
    trajectoryRefs: texts,
});
/** What the turn was allowed to do: read by the checks, part of no digest. */
const constraints = {
    governanceProfile: section({
        claimId: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        claimed: json_shape/* truth */.Im,
        policyProvenance: section({
            pinned: json_shape/* truth */.Im,
            packageRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            expectedDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            boundDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        }),
    }),
    protocolConstraints: section({ parallelTransportOrderValid: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im) }),
    handoffConstraints: section({
        requiredArtifactRefs: texts,
        allowedTargets: texts,
        requireReturnPath: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false),
    }),
    truncationConstraints: section({ required: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false), valid: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) }),
    decompositionConstraints: section({
        admissible: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
        expectedExecutionPattern: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        expectedPolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }),
};
const turn = (0,json_shape/* record */.g1)({ evidence, ...constraints, ...TURN_SECTIONS });
/**
 * Reads the JSON text of a turn's evidence (HARNESS-TYPESTATE 3; premath harness 0.4, 1.1). Members that are not named here are passed
 * over. Throws `TurnInvalidError`.
 */
function parseTurnInput(jsonText) {
    return (0,decode_json/* decodeJsonOr */.S)(jsonText, turn, (reason, cause) => new turn_invalid_error/* TurnInvalidError */.z(reason, { cause }));
}
/** A turn that was never a JSON text. Its texts must be whole: readers of transcripts replace halves of surrogate pairs (`decode-line.ts`). */
function turnInputOf(members) {
    return members;
}


/***/ }),

/***/ 17790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TurnInvalidError)
/* harmony export */ });
/* harmony import */ var _kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25146);

/** An input that is not a turn: unreadable, not JSON, of another shape, or without a normal form. The reference has one name for all of them. */
class TurnInvalidError extends _kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputClassError */ .X {
    constructor(reason, options) {
        super('harness_join_check_invalid', reason, options);
    }
}


/***/ }),

/***/ 24812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ turnOfLine),
/* harmony export */   b: () => (/* binding */ CUT_TURN),
/* harmony export */   e_: () => (/* binding */ isCutTurn),
/* harmony export */   jC: () => (/* binding */ idOfLine)
/* harmony export */ });
/* harmony import */ var _kernel_line_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15213);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** Why a turn with `isCut` is not accepted. */
const CUT_TURN = 'expected a turn of which everything could be read, found lines of its transcript under "unreadable" that may have held a call';
const SOURCES = ['evidence', 'input', 'inputText'];
const MEMBERS = new Set(['id', 'unreadable', ...SOURCES]);
/**
 * The turn of a line (src/typestate/README.md, "Lines of turns"): the line itself where it has `evidence`; `{id?, input}`, as
 * `typestate from-transcript` prints it; or `{id?, inputText}`, whose text is the turn. A line with none of the three members, or with more
 * than one, could mean anything.
 *
 * @throws PortcullisError `invalid_input` for such a line, and for one that is not a JSON object
 */
function turnOfLine(line) {
    const members = (0,_kernel_line_input_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOfLine */ .$)(line, MEMBERS);
    const { source, jsonText } = (0,_kernel_line_input_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOfMembers */ .T)(line, members, SOURCES);
    const isCut = !/^(?:\[\s*\])?$/.test(members.get('unreadable') ?? '');
    return { id: idOf(members.get('id')), jsonText: source === 'evidence' ? line : jsonText, isCut };
}
/** Whether the text of a turn says that a part of it could not be read; false where the text is something else. */
function isCutTurn(text) {
    const turn = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => turnOfLine(text));
    return !(turn instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO) && turn.isCut;
}
/** The `id` of a line whose turn is invalid; null also where the line is not a JSON object. */
function idOfLine(line) {
    const members = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => (0,_kernel_line_input_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOfLine */ .$)(line, MEMBERS));
    return members instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO ? null : idOf(members.get('id'));
}
function idOf(member) {
    if (member?.startsWith('"') === true)
        return String(JSON.parse(member));
    return member !== undefined && /^[-\d]/.test(member) ? member : null;
}


/***/ }),

/***/ 63146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ turnReport),
/* harmony export */   x: () => (/* binding */ joinReport)
/* harmony export */ });
/* harmony import */ var _close_join_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64984);
/* harmony import */ var _normal_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35209);
/* harmony import */ var _normalized_turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47267);
/* harmony import */ var _ready_mutation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36333);
/* harmony import */ var _turn_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5497);





/** Judges the JSON text of a turn. Throws `TurnInvalidError`. */
function turnReport(jsonText) {
    const mutation = (0,_ready_mutation_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeMutation */ .t)((0,_close_join_js__WEBPACK_IMPORTED_MODULE_0__/* .closeJoin */ .N)((0,_normalized_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeTurn */ .x)((0,_turn_input_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTurnInput */ .x)(jsonText))));
    return ascendingReport({
        ...reportOf(mutation.join),
        mutationFailureClasses: mutation.isReady ? [] : mutation.failureClasses,
        mutationReady: mutation.isReady,
    });
}
/** The same without the mutation. */
function joinReport(jsonText) {
    return reportOf((0,_close_join_js__WEBPACK_IMPORTED_MODULE_0__/* .closeJoin */ .N)((0,_normalized_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeTurn */ .x)((0,_turn_input_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTurnInput */ .x)(jsonText))));
}
function reportOf(join) {
    return {
        action: 'harness-join-check',
        failureClasses: join.isClosed ? [] : join.failureClasses,
        joinClosed: join.isClosed,
        normalized: normalizedReport(join.turn),
        result: join.isClosed ? 'accepted' : 'rejected',
        witness: joinWitness(join.turn),
    };
}
/** The normal form of a turn. */
function normalizedReport(turn) {
    const { context, use } = turn;
    const { results } = use;
    const { requests } = results;
    return (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmpty */ .C2)({
        callSpec: requests.callSpec,
        contextState: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmpty */ .C2)(ascendingContext({
            ...turn.contextState,
            queueIds: context.reminderQueue.ids,
            renderCallIds: context.toolRender.ids,
            stateViewIds: context.stateViews.ids,
        })),
        digests: turn.digests,
        handoff: turn.handoff,
        joinState: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmpty */ .C2)(ascendingJoin({
            ...joinOf(turn),
            requestedCallIds: requests.ids,
            resultCallIds: results.ids,
            usedCallIds: use.ids,
        })),
        kind: 'premath.harness.typestate_normalized.v1',
        protocolState: turn.protocolState,
        reminderQueue: context.reminderQueue.rows,
        schema: 1,
        sessionRefs: turn.sessionRefs,
        stateViews: context.stateViews.rows,
        toolRender: context.toolRender.rows,
        toolRequests: requests.rows,
        toolResults: results.rows,
        toolUse: use.rows,
        trajectoryRefs: turn.trajectoryRefs,
    });
}
/** What a later gate is given of a turn. */
function joinWitness(turn) {
    const { callSpec } = turn.use.results.requests;
    const { callSpecDigest: _ofCallSpec, ...digests } = turn.digests;
    const state = { ...turn.contextState, ...joinOf(turn) };
    return {
        digests: turn.digests,
        joinInput: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmpty */ .C2)(ascendingInput({
            ...state,
            ...digests,
            // Named, so that the shape is the same for every turn.
            handoffDigest: digests.handoffDigest,
            decompositionPolicyDigest: callSpec.decompositionPolicyDigest,
            reminderQueuePolicyDigest: callSpec.reminderQueuePolicyDigest,
            stateViewPolicyDigest: callSpec.stateViewPolicyDigest,
            toolRenderProtocolDigest: callSpec.toolRenderProtocolDigest,
        })),
        mutationInput: (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmpty */ .C2)(ascendingMutation({
            ...state,
            continuationAllowed: turn.protocolState.continuationAllowed,
            governancePolicyDigest: callSpec.governancePolicyDigest,
            mutationPolicyDigest: callSpec.mutationPolicyDigest,
            normalizerId: callSpec.normalizerId,
            sessionRefs: turn.sessionRefs,
            trajectoryRefs: turn.trajectoryRefs,
        })),
        schema: 1,
        witnessKind: 'premath.harness.join_check.v1',
    };
}
/** The join by the reference's names. */
function joinOf({ joinState: { setsClosed: joinClosed, ...lists } }) {
    return { ...lists, joinClosed };
}
const [ascendingReport, ascendingContext, ascendingJoin, ascendingInput, ascendingMutation] = [
    (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(),
    (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(),
    (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(),
    (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(),
    (0,_normal_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(),
];


/***/ })

};
