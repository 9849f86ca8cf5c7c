export const id = 7444;
export const ids = [7444];
export const modules = {

/***/ 87444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ runGates)
});

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
;// CONCATENATED MODULE: ./build/gates/gate-files.js

/** Workflows and the actions that lie in the repository: they say whether the gate runs at all, and with what. */
const FOLDERS = ['.github/workflows/', '.github/actions/'];
/** Where GitHub looks for code owners: they say who has to review the above ("About code owners"). */
const CODE_OWNERS = new Set(['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']);
/** More files than this are not named. */
const NAMED = 5;
/**
 * Says where the files that run the gate are other than at the comparator; null where they are the same. Everything else that decides is read
 * at the comparator, but `pull_request` runs the workflow as the pull request has it, so that no report can vouch for it
 * (CONTRIBUTING.md, "Comparison"). On GitHub's merge commit it may be the base branch that changed them; telling too often is the safe side.
 */
function gateFilesWarning(comparator, head) {
    const changed = (0,commit_files/* differingPaths */.Zk)(comparator, head).filter((path) => CODE_OWNERS.has(path) || FOLDERS.some((folder) => path.startsWith(folder)));
    if (changed.length === 0)
        return null;
    const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '';
    return `what runs this gate is other than at the comparator, and no report can vouch for that: read the change of ${changed.slice(0, NAMED).join(', ')}${more}`;
}

// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
;// CONCATENATED MODULE: ./build/gates/with-gates.js

/** The routing gate's result together with that of the typestate gate: the worse verdict holds. */
function withTypestate(routing, typestate) {
    return decided({ ...routing, gates: { ...routing.gates, typestate: typestate.verdict }, typestate });
}
/** The same together with the jobs that the gate needs: one that fails is no less than a gate that does. */
function withLegs(result, legs) {
    return decided({ ...result, gates: { ...result.gates, legs: (0,gate_verdict/* legsVerdict */.pu)(legs) }, legs: [...legs] });
}
/** The same under a policy that only warns (CONTRIBUTING.md, "Exit codes"). */
function withWarnOnly(result) {
    return decided({ ...result, warn_only: true });
}
function decided(result) {
    const { gates, warn_only: isWarnOnly } = result;
    return { ...result, verdict: (0,gate_verdict/* worstVerdict */.zP)(gates), exit_code: (0,gate_verdict/* exitCodeOfAll */.WI)(gates, isWarnOnly) };
}

// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(66282);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(10897);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
;// CONCATENATED MODULE: ./build/gates/baseline-facts.js
/** Counts older than this are told: by then models and clients have changed under them. */
const OLD_DAYS = 90;
const DAY_MS = 86_400_000;
/**
 * How many entries a baseline has, and how old its newest counts are (CONTRIBUTING.md, "Comparison").
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

;// CONCATENATED MODULE: ./build/gates/evidence-modes.js
/**
 * Whether results may decide at all, by how they came about (CONTRIBUTING.md, "Comparison"). A workflow belongs to the pull request that it
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
            const forbidden = level === 'error' ? `, and the comparator’s \`levels.${mode}\` takes none of that` : '';
            return `results of a ${mode}: ${what}${forbidden}`;
        }),
    };
}

// EXTERNAL MODULE: ./build/routing/case-loosened.js
var case_loosened = __webpack_require__(77919);
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(67325);
;// CONCATENATED MODULE: ./build/routing/cell-situation.js
/** What a level makes of a delta. `off`: what is left of one that is switched off. */
function effectOf(level, off = 'report') {
    return level === 'error' ? 'fail' : level === 'warn' ? 'warn' : off;
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/routing/sampling/sample-reason.js

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
    const against = `${passed}, ${rule.base.passed} of ${rule.base.total} at the comparator`;
    if (step.because === 'disallowed') {
        return `a disallowed skill was called in ${sample.disallowed} of ${sample.total} trials, in none of ${rule.base.total} at the comparator`;
    }
    const meaning = {
        regression: `a drop of ${points(verdict.drop)}, which chance does not explain${significance(verdict)}`,
        soft_regression: `a drop of ${points(verdict.drop)}, which chance hardly explains${significance(verdict)}`,
        watch: `a drop of ${points(verdict.drop)}, which chance may explain${significance(verdict)}`,
        unreliable_baseline: 'the baseline itself does not show that more than half of the trials pass',
        flaky: `no worse than before, but it does not pass reliably${significance(verdict)}`,
        improvement: `a rise of ${points(verdict.drop === null ? null : -verdict.drop)}`,
        held: sample.passed === sample.total ? 'as expected' : `no worse than before${significance(verdict)}`,
        insufficient_data: 'undecided',
        met: 'as expected',
        unmet: 'too few',
        lost: 'none',
    };
    return `${against}: ${meaning[outcome]}`;
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

;// CONCATENATED MODULE: ./build/routing/sample-row.js


/** The rows `pass` and `fail` of a cell whose trials are counted (CONTRIBUTING.md, "Trials and statistics"). */
function rowOfSample(situation, sampled, expected) {
    const { levels, infraTolerated, comparatorEntry } = situation;
    const { rule, sample, verdict } = sampled;
    const timeout = (situation.trials ?? []).some((trial) => trial?.timedOut === true);
    if (sample.total === 0) {
        const reason = `expected ${expected.expected_status}, got infrastructure errors only`;
        return { delta: 'infra', gate: infraTolerated ? 'warn' : 'fail', timeout, reason };
    }
    const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
    const reason = `${sampleReason(sampled, verdict)}${lapsed}`;
    const row = (delta, gate) => ({ delta, gate, timeout, reason });
    const undecided = () => {
        // Only what infrastructure took away is tolerated: a failure that leaves a cell undecided is the cell's own.
        const isInfraAlone = verdict.step.kind === 'more' && sample.infra > 0 && sample.passed === sample.total;
        const level = levels.insufficient_data;
        const tolerated = infraTolerated && isInfraAlone && level === 'error';
        return row('insufficient_data', tolerated ? 'warn' : level === 'error' ? 'undecided' : effectOf(level));
    };
    const rows = {
        held: () => row('held', 'ok'),
        improvement: () => row('improvement', effectOf(levels.improvement, 'ok')),
        regression: () => row('regression', effectOf(levels.regression)),
        soft_regression: () => row('soft_regression', effectOf(levels.soft_regression)),
        watch: () => row('watch', effectOf(levels.watch)),
        flaky: () => row('flaky', effectOf(levels.flaky)),
        unreliable_baseline: () => row('unreliable_baseline', effectOf(levels.unreliable_baseline)),
        insufficient_data: undecided,
        met: () => {
            if (comparatorEntry === null)
                return row('new', 'ok');
            return comparatorEntry.expected_status === 'pass'
                ? row('held', 'ok')
                : row('improvement', effectOf(levels.improvement, 'ok'));
        },
        unmet: () => {
            if (comparatorEntry === null)
                return row('new', 'fail');
            return rule.kind === 'absolute' && rule.cause === 'claimed'
                ? row('regression', effectOf(levels.regression))
                : undecided();
        },
        // What is expected to pass and never did needs no counts to be compared with.
        lost: () => (comparatorEntry === null ? row('new', 'fail') : row('regression', effectOf(levels.regression))),
    };
    return rows[verdict.outcome]();
}

;// CONCATENATED MODULE: ./build/routing/trial-row.js


/** The row of the comparison table that fits one trial (CONTRIBUTING.md, "Comparison"). */
function rowOfTrial(situation, expected, trial) {
    const { comparatorEntry } = situation;
    const { status, timedOut } = trial;
    const row = (delta, gate, reason, timeout = false) => ({
        delta,
        gate,
        timeout,
        reason,
    });
    const got = timedOut ? `${status} (timed out)` : status;
    if (status === 'infra_error' && expected !== null && expected.expected_status !== 'infra_error') {
        const reason = `expected ${expected.expected_status}, got an infrastructure error`;
        return row('infra', situation.infraTolerated ? 'warn' : 'fail', reason, timedOut);
    }
    if (expected === null) {
        return row('missing_baseline', 'fail', `got ${got}, but no baseline has an entry for this cell`, timedOut);
    }
    const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
    const lateness = timedOut && status !== 'infra_error' && !expected.allow_timeout;
    if (comparatorEntry === null) {
        const met = effective_entry/* STATUS_RANK */.Mo[status] >= effective_entry/* STATUS_RANK */.Mo[expected.expected_status] && !lateness;
        return row('new', met ? 'ok' : 'fail', `a new cell: expected ${expected.expected_status}, got ${got}${lapsed}`, timedOut);
    }
    if (lateness) {
        return row('regression', effectOf(situation.levels.regression), `${status}, but only after a timeout, which is not allowed here${lapsed}`, true);
    }
    if (effective_entry/* STATUS_RANK */.Mo[status] < effective_entry/* STATUS_RANK */.Mo[expected.expected_status]) {
        return row('regression', effectOf(situation.levels.regression), `expected ${expected.expected_status}, got ${got}${lapsed}`, timedOut);
    }
    if (isBetter(status, comparatorEntry.expected_status)) {
        const effect = effectOf(situation.levels.improvement, 'ok');
        return row('improvement', effect, `${comparatorEntry.expected_status} was expected, got ${got}`, timedOut);
    }
    return row('held', 'ok', `${got}, as expected`, timedOut);
}
/** A failure where an infrastructure error was expected tells nothing new. */
function isBetter(status, expected) {
    if (expected === 'infra_error')
        return status === 'pass';
    return effective_entry/* STATUS_RANK */.Mo[status] > effective_entry/* STATUS_RANK */.Mo[expected];
}

;// CONCATENATED MODULE: ./build/routing/compare-cell.js




/**
 * The comparison table (CONTRIBUTING.md, "Comparison"): the first row that fits decides. Each trial is judged; fails beats warns
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
    const decided = (row, trial) => ({ ...row, notes, expected, trial });
    const whole = rowOfCell(situation);
    if (whole !== null)
        return decided(whole, null);
    if (situation.sampled !== null && expected !== null) {
        return decided(rowOfSample(situation, situation.sampled, expected), worstTrial(situation.trials ?? [], expected));
    }
    const rows = (situation.trials ?? []).map((trial) => trial === null ? MISSING : rowOfTrial(situation, expected, trial));
    const worst = rows.reduce((best, row, index) => {
        const current = rows[best];
        return current !== undefined && severity(row) < severity(current) ? index : best;
    }, 0);
    const row = rows[worst];
    return row === undefined ? decided(MISSING, null) : decided(row, worst);
}
const MISSING = {
    delta: 'missing_result',
    gate: 'fail',
    timeout: false,
    reason: 'planned, but there is no result',
};
/** Rows that do not look at a result. */
function rowOfCell(situation) {
    const { comparatorEntry, headEntry, inCases, inConfiguration, trials } = situation;
    if (!inCases || !inConfiguration) {
        const gone = inCases ? 'the provider is gone from the configuration' : 'the case is gone';
        if (comparatorEntry !== null && headEntry === null) {
            const gate = { error: 'fail', warn: 'report', off: 'report' }[situation.onRemoved];
            return { delta: 'removed', gate, timeout: false, reason: `${gone}, and so is its baseline entry` };
        }
        const reason = `${gone}, but the baseline still has an entry for it`;
        return { delta: 'missing_result', gate: 'fail', timeout: false, reason };
    }
    if (trials === null) {
        if (situation.caseChanged) {
            const reason = situation.cutOff
                ? 'the case is new or was changed, but the budget of the run was used up before it'
                : 'the case is new or was changed, but the plan leaves it out';
            return { delta: 'missing_result', gate: 'fail', timeout: false, reason };
        }
        const why = situation.cutOff ? 'the budget of the run was used up' : 'the plan leaves it out';
        return { delta: 'not_planned', gate: 'report', timeout: false, reason: `not run: ${why}` };
    }
    if (trials.length === 0 || trials.includes(null))
        return MISSING;
    if (situation.promptLeading) {
        const reason = 'the prompt names the expected skill, which it did not do at the comparator';
        return { delta: 'prompt_leading', gate: 'fail', timeout: false, reason };
    }
    return null;
}
/** The trial that shows best why: the first that failed, else the first that has a result. */
function worstTrial(trials, { allow_timeout: late }) {
    const failed = trials.findIndex((trial) => trial?.status === 'fail' || (trial?.status === 'pass' && trial.timedOut && !late));
    const any = trials.findIndex((trial) => trial !== null);
    return failed >= 0 ? failed : any >= 0 ? any : null;
}
function severity(row) {
    return gate_result/* GATE_EFFECTS */.Dk.indexOf(row.gate) * gate_result/* DELTAS */.CH.length + gate_result/* DELTAS */.CH.indexOf(row.delta);
}

// EXTERNAL MODULE: ./build/routing/judged-unit.js + 1 modules
var judged_unit = __webpack_require__(56752);
// EXTERNAL MODULE: ./build/routing/sampling/judge-suite.js + 1 modules
var judge_suite = __webpack_require__(73788);
// EXTERNAL MODULE: ./build/routing/sampling/sampled-trials.js
var sampled_trials = __webpack_require__(77155);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-basis.js
var sampling_basis = __webpack_require__(15701);
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
        const decision = compareCell({ ...situation, sampled: judgedSample });
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
var grouped_by = __webpack_require__(28046);
// EXTERNAL MODULE: ./build/gates/cell-sampling.js + 2 modules
var cell_sampling = __webpack_require__(60720);
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
            head: (0,cell_sampling/* tallyOf */.s)(sum(heads)),
            base: bases.length < members.length ? null : (0,cell_sampling/* tallyOf */.s)(sum(bases)),
        };
    });
}
function sum(counts) {
    return {
        passed: counts.reduce((total, { passed }) => total + passed, 0),
        total: counts.reduce((total, count) => total + count.total, 0),
    };
}

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
        ...when((0,join_results/* countJoined */.pW)(input.joined) === 0, input.nothingToRun ? gate_result/* NOTHING_TO_RUN */.OG : 'no planned unit has a result: nothing can be compared'),
        ...request.modes.warnings,
        ...oldCountsWarning(request.baseline),
        ...when(request.tooMuchInfra, `${sampling.infra} of ${sampling.planned} trials ended in infrastructure errors: with more than ${INFRA_SHARE * 100} % of them nothing holds`),
        ...when(isNothingJudged(cells), 'infrastructure ended every run: no cell has a verdict, and nothing is known about this change'),
        ...when(undecided > 0, `${(0,counted/* counted */.h)(undecided, 'cell is', 'cells are')} undecided: there is not enough data to say that they hold`),
        ...trialWarnings(request.decided),
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
        sampling: (0,cell_sampling/* cellSampling */.E)(cell, policy, tested),
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
    const baseline = baselineFacts(comparator.baseline, input.today);
    const modes = judgeModes(input.modes, comparator.config.levels);
    const verdict = nothingRan
        ? 'not_comparable'
        : failed
            ? 'fail'
            : undecided || tooMuchInfra || modes.stops
                ? 'not_comparable'
                : 'pass';
    return {
        schema: 1,
        gate: 'routing',
        verdict,
        exit_code: (0,gate_verdict/* exitCodeOf */.FO)(verdict),
        warn_only: false,
        gates: { routing: verdict, typestate: null, legs: null },
        comparator: comparator.report,
        baseline,
        head: { commit: head.commit, case_set_digest: head.caseSetDigest },
        batches: [...input.batches],
        counts,
        cells,
        sampling,
        rollups: rollupsOf(cells, head.cases),
        findings: findingsOf(cells),
        renames: renamed.map((rename) => ({ ...rename })),
        warnings: gateWarnings({ input, decided, cells, sampling, tooMuchInfra, renamed, modes, baseline }),
        legs: null,
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
    return gate_result/* GATE_EFFECTS */.Dk.indexOf(cell.gate) * gate_result/* DELTAS */.CH.length + gate_result/* DELTAS */.CH.indexOf(cell.delta);
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

// EXTERNAL MODULE: ./build/app/gate-head.js + 7 modules
var gate_head = __webpack_require__(31287);
// EXTERNAL MODULE: ./build/app/head-baseline.js
var head_baseline = __webpack_require__(23034);
// EXTERNAL MODULE: ./build/app/routing-comparator.js
var routing_comparator = __webpack_require__(36739);
// EXTERNAL MODULE: ./build/app/skill-renames.js
var skill_renames = __webpack_require__(9359);
// EXTERNAL MODULE: ./build/app/typestate/gate-turns.js + 6 modules
var gate_turns = __webpack_require__(83789);
;// CONCATENATED MODULE: ./build/app/run-gates.js











/**
 * Runs the routing gate, and the typestate gate where it is configured or asked for. The comparator is resolved once. Its policy may
 * say that a gate that fails only warns; a file that is compared with as it is has no policy, and the head's never counts for that.
 */
async function runGates(world, options) {
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    const comparator = await (0,gate_head/* comparatorOf */._)(world, head, options);
    const judged = await judgeBoth(world, head, comparator, options);
    const all = options.legs === undefined || options.legs === null ? judged : withLegs(judged, options.legs);
    return comparator.kind === 'git' && comparator.config.warnOnly ? withWarnOnly(all) : all;
}
async function judgeBoth(world, head, comparator, options) {
    const routing = await judgeRouting(world, head, comparator, options);
    const judgesTurns = [comparator.config, head.config].some(({ typestate }) => typestate !== null);
    if (options.turns === null && !judgesTurns)
        return routing;
    const files = await (0,gate_turns/* evidenceFiles */.RL)(world, head, comparator, options.turns ?? []);
    const { tolerateInfra } = options;
    const typestate = await (0,gate_turns/* judgeTurns */.OO)(world, head, comparator, { files, tolerateInfra, tolerated: null });
    return withTypestate(routing, typestate);
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
        modes: new Set(head.batches.map((batch) => batch.results.options.mode)),
        batches: [...new Set(head.batches.map((batch) => batch.results.batch_run_id))],
        fileOfUnit: (0,join_results/* fileOfUnit */.y8)(head.batches),
        tolerateInfra,
        today: world.now().toISOString().slice(0, 10),
        warnings: [...head.warnings, ...before.warnings, ...(await gateFiles(head, comparator))],
    });
}
/** What somebody has to read who relies on this report: see `gateFilesWarning`. */
async function gateFiles({ repository, commit }, comparator) {
    if (comparator.kind === 'file' || repository === null || commit === null)
        return [];
    try {
        const warning = gateFilesWarning(await comparator.entries(), await repository.listEntriesAt(commit));
        return warning === null ? [] : [warning];
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S && error.code === 'not_comparable'))
            throw error;
        return [`it could not be told whether what runs this gate was changed: ${error.message}`];
    }
}


/***/ }),

/***/ 60720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ cellSampling),
  s: () => (/* binding */ tallyOf)
});

// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(58077);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js + 2 modules
var fisher = __webpack_require__(21014);
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
var rate_drop = __webpack_require__(21326);
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
var wilson = __webpack_require__(77607);
// EXTERNAL MODULE: ./build/routing/sampling/independent-trials.js
var independent_trials = __webpack_require__(49847);
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


/***/ }),

/***/ 58077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ binomialAtMost),
/* harmony export */   qI: () => (/* binding */ binomialMass),
/* harmony export */   yb: () => (/* binding */ binomialAtLeast)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34768);
/* harmony import */ var _log_factorial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98614);


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

/***/ 77607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ wilsonInterval)
});

// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var statistics_counts = __webpack_require__(34020);
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

/***/ 73788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ judgeSuite)
});

// UNUSED EXPORTS: isUnreliable

// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(58077);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js + 2 modules
var fisher = __webpack_require__(21014);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
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
var rate_drop = __webpack_require__(21326);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-step.js
var sampling_step = __webpack_require__(74057);
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


/***/ })

};
