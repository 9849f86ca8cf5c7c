export const id = 775;
export const ids = [775];
export const modules = {

/***/ 4782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ gateRouting),
  F: () => (/* binding */ loadHead)
});

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(6223);
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
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(7325);
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




/** What a delta does to the gate, worst first. */
const GATE_EFFECTS = ['fail', 'undecided', 'warn', 'report', 'ok'];
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
    return GATE_EFFECTS.indexOf(row.gate) * gate_result/* DELTAS */.CH.length + gate_result/* DELTAS */.CH.indexOf(row.delta);
}

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
        ...when((0,join_results/* countJoined */.pW)(input.joined) === 0, 'no planned unit has a result: nothing can be compared'),
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

/** A cell as the gate result shows it. `resultsFiles`: for the command that explains it. */
function routingCell(cell, resultsFiles, policy, tested) {
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
        explain: deciding === null ? null : explainCommand(deciding.unit_run_id, resultsFiles),
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
function explainCommand(unitRunId, files) {
    const words = files.map((file) => (/^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`));
    return `portcullis explain ${unitRunId} --results ${words.join(' ')}`;
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
    const cells = decided.map((cell) => routingCell(cell, input.resultsFiles, policy, tested));
    const counts = Object.fromEntries(gate_result/* DELTAS */.CH.map((delta) => [delta, cells.filter((cell) => cell.delta === delta).length]));
    const nothingRan = (0,join_results/* countJoined */.pW)(input.joined) === 0;
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
        exit_code: verdict === 'pass' ? 0 : verdict === 'fail' ? 1 : 3,
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
    return GATE_EFFECTS.indexOf(cell.gate) * gate_result/* DELTAS */.CH.length + gate_result/* DELTAS */.CH.indexOf(cell.delta);
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

// EXTERNAL MODULE: ./build/app/head-baseline.js
var head_baseline = __webpack_require__(3034);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(8650);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var contracts_results = __webpack_require__(6675);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(6280);
// EXTERNAL MODULE: ./build/routing/sampling/planned-trials.js
var planned_trials = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/app/results-files.js
var results_files = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/app/load-batches.js








/**
 * Reads results files (or the folders that hold them) and the plan of each: the given one, else `plan.json` beside the results, else
 * everything that the case set and the configuration ask for.
 */
async function loadBatches(world, paths, planPath, cases, config) {
    const batches = [];
    const warnings = [];
    const files = (await Promise.all(paths.map((path) => (0,results_files/* resultsFiles */._)(world, path)))).flat();
    for (const { path: file, shown } of files) {
        const results = (0,contracts_results/* parseResults */.c2)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the results'), shown);
        const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), contracts_plan/* PLAN_FILE */.VI);
        const plan = await planAt(world, planPath, beside);
        if (plan === null) {
            warnings.push(`${shown}: no plan lies beside it, so everything that is configured counts as planned`);
            batches.push({ file: shown, results, plan: fullPlan(results, cases, config) });
        }
        else {
            refuseForeignPlan(shown, results, plan);
            batches.push({ file: shown, results, plan });
        }
    }
    return { batches, warnings };
}
async function planAt(world, planPath, beside) {
    if (planPath !== null)
        return (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.cwd, planPath), 'the plan'), planPath);
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(beside, 'the plan');
    return text === undefined ? null : (0,contracts_plan/* parsePlan */.vS)(text, beside);
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
function refuseForeignPlan(file, results, plan) {
    if (results.batch_run_id === plan.batch_run_id && results.plan_digest === (0,contracts_plan/* planDigest */.Gb)(plan))
        return;
    const found = results.batch_run_id === plan.batch_run_id ? 'the same batch with another plan' : plan.batch_run_id;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected the plan of batch ${results.batch_run_id}, found ${found}`, 'Keep plan.json and results.json of one batch together, and edit neither.');
}

// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(8758);
// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(3169);
// EXTERNAL MODULE: ./build/app/open-repository.js + 10 modules
var open_repository = __webpack_require__(845);
// EXTERNAL MODULE: ./build/app/resolve-comparator.js
var resolve_comparator = __webpack_require__(5585);
// EXTERNAL MODULE: ./build/app/skill-renames.js
var skill_renames = __webpack_require__(9359);
;// CONCATENATED MODULE: ./build/app/gate-routing.js











/** Compares results with the baseline at the comparator. */
async function gateRouting(world, options) {
    const head = await loadHead(world, options);
    const comparator = await comparatorOf(world, head, options.against);
    // A given file is both sides: what the pull request would make of it is not known.
    const baseline = comparator.report.kind === 'file' ? comparator.baseline : await (0,head_baseline/* headBaseline */.k)(world.root, head.config);
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
        comparator,
        joined: (0,join_results/* joinResults */.FU)(head.batches),
        notRun: new Set(head.batches.flatMap(({ results }) => (results.not_run ?? []).map(({ case_id: id, agent }) => (0,join_results/* cellKey */.sl)(id, agent)))),
        batches: head.batches.map((batch) => batch.results.batch_run_id),
        resultsFiles: head.batches.map((batch) => batch.file),
        tolerateInfra: options.tolerateInfra,
        today: world.now().toISOString().slice(0, 10),
        warnings: [...head.warnings, ...comparator.warnings],
    });
}
/** Reads the head and refuses results that are not its own: exit code 3, since nothing can be said about it. */
async function loadHead(world, options) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, paths);
    const { batches, warnings } = await loadBatches(world, options.results, options.plan, cases, config);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const commit = (await repository?.headCommit()) ?? null;
    refuseOtherResults(batches, (0,case_file/* caseSetDigest */.Rp)(cases), repository === null ? undefined : commit);
    const dirty = (await repository?.isDirty()) ?? false;
    const notes = dirty ? ['the working tree differs from HEAD: the results may not be of what is committed'] : [];
    const casePlaces = { paths, named: options.cases !== null };
    return { config, cases, casePlaces, batches, commit, repository, warnings: [...warnings, ...notes] };
}
async function comparatorOf(world, head, against) {
    if ('baseline' in against)
        return (0,resolve_comparator/* fileComparator */.T)(world, against.baseline, head.config);
    if (head.repository === null || head.commit === null) {
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${world.root}: expected a git repository with a commit, to find the merge base with ${against.baseRef}`, 'Run the gate inside the repository, or compare with a file by --baseline.');
    }
    return (0,resolve_comparator/* gitComparator */.V)(head.repository, against.baseRef, head.casePlaces);
}
/** `commit`: undefined outside of a repository, where there is no head to hold the results against. */
function refuseOtherResults(batches, digest, commit) {
    for (const { file, results, plan } of batches) {
        for (const found of [results.case_set_digest, plan.case_set_digest]) {
            if (found === digest)
                continue;
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the case set ${digest}, found results of ${found}`, 'The cases changed since the run: run or replay again.');
        }
        if (commit !== undefined && results.commit !== commit) {
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the commit ${commit ?? '(none)'}, found results of ${results.commit ?? '(none)'}`, 'Check out the commit that the results belong to, or run or replay again.');
        }
    }
}


/***/ }),

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

/***/ 8758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ loadCases),
/* harmony export */   Go: () => (/* binding */ caseFiles),
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   n2: () => (/* binding */ casePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6223);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6578);





/** The case files that paths and globs name, relative to `root` where they stand under it. */
async function caseFiles(root, paths) {
    const files = [];
    for (const path of paths) {
        // A file may be called as a glob looks.
        if ((0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path) && !(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path))))
            files.push(...(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(root, path)));
        else
            files.push(displayPath(root, path));
    }
    if (files.length === 0) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('not_found', `no case file: expected one at ${paths.join(', ')}, found none under ${root}`, 'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.');
    }
    return [...new Set(files)];
}
/** Parses all case files, without looking at what the cases mean. */
async function parseCases(root, paths) {
    const cases = [];
    for (const file of await caseFiles(root, paths)) {
        cases.push(...(0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCaseFile */ ._T)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file), 'the case file'), file));
    }
    return cases;
}
/** The case set, or one error that says what is wrong with it. */
async function loadCases(root, paths) {
    const cases = await parseCases(root, paths);
    (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseCaseProblems */ .hE)(cases);
    return cases;
}
/** Paths of the command line as the case set stores them; null stays null. */
function casePaths(world, paths) {
    return paths === null ? null : paths.map((path) => displayPath(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path)));
}
/** How a path is shown and stored: relative to the root with `/`, absolute where it stands elsewhere. */
function displayPath(root, path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, absolute);
    const isOutside = inside === '' || inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
    return (isOutside ? absolute : inside).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 3169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ configFromText),
/* harmony export */   PI: () => (/* binding */ refuseMisnamedConfig),
/* harmony export */   zO: () => (/* binding */ configOrDefault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6578);






/** The configuration of a working tree; null where it has none. */
async function loadConfig(root) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF), 'the configuration');
    if (text !== undefined)
        return configFromText(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    await refuseMisnamedConfig(root);
    return null;
}
/** Throws where a configuration lies under a name that nobody reads. */
async function refuseMisnamedConfig(root) {
    const misnamed = _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, misnamed))))
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: expected the configuration here, found it at ${misnamed}`, 'Rename the file.');
}
/** The configuration of a working tree, or the defaults. */
async function configOrDefault(root) {
    return (await loadConfig(root)) ?? _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV;
}
/** Parses the text of a configuration file; `file` names it in messages. */
async function configFromText(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlDocument */ .I)(text, file);
    return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, file, document);
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

/***/ 845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/io/git/git-command.js + 1 modules
var git_command = __webpack_require__(637);
;// CONCATENATED MODULE: ./build/io/git/changed-paths.js

/**
 * Paths, relative to the top, of the files that the working tree has otherwise than a commit: changed, removed, or not yet added.
 *
 * @throws PortcullisError where git cannot compare
 */
async function changedPaths(git, commit) {
    const changed = await (0,git_command/* gitText */.q)(git, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', commit, '--');
    const added = await (0,git_command/* gitText */.q)(git, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
}

;// CONCATENATED MODULE: ./build/io/git/ref-places.js
const TRACKING = 'refs/remotes/origin/';
/** The short name of a branch or tag, from its full name or from `origin/…`. */
const SHORT_NAME = /^(?:refs\/(?:heads|tags|remotes\/origin)|origin)\/(.+)$/;
/**
 * Lists the places of a ref name, after git's own rules (gitrevisions(7), `<refname>`) and with one more: a clone made
 * for continuous integration often holds `main` as `origin/main` alone.
 */
function refPlaces(name) {
    const short = SHORT_NAME.exec(name)?.[1] ?? name;
    const branch = `refs/heads/${short}`;
    const tag = `refs/tags/${short}`;
    if (name === branch)
        return { local: [name], tracking: TRACKING + short, remote: [branch] };
    if (name === tag)
        return { local: [name], tracking: null, remote: [tag] };
    if (name === TRACKING + short)
        return { local: [name], tracking: null, remote: [branch] };
    if (name.startsWith('refs/'))
        return { local: [name], tracking: null, remote: [] };
    const local = ['refs/', 'refs/heads/', 'refs/tags/', 'refs/remotes/'].map((place) => place + name);
    return { local, tracking: TRACKING + name, remote: short === name ? [branch, tag] : [branch] };
}

;// CONCATENATED MODULE: ./build/io/git/resolve-revision.js


/**
 * Looks a revision up locally; nothing is fetched.
 *
 * git's own lookup takes a tag before a branch of the same name and warns on the error output. Here two places with
 * different commits are `ambiguous`: a gate must not compare with whichever came first.
 */
async function resolveRevision(git, revision) {
    if (revision.kind === 'id') {
        const commit = await commitOf(git, revision.id);
        return commit === null ? { kind: 'missing', named: false } : { kind: 'found', commit, ref: revision.id };
    }
    const { name, ancestry } = revision;
    if (name === 'HEAD')
        return foundOrNamed(await commitOf(git, `HEAD${ancestry}`), `HEAD${ancestry}`);
    const refs = await existingRefs(git, name);
    const resolved = await Promise.all(refs.map(async (ref) => ({ ref, commit: await commitOf(git, ref + ancestry) })));
    const [first, ...others] = resolved;
    if (first === undefined)
        return { kind: 'missing', named: false };
    if (others.some((other) => other.commit !== first.commit)) {
        const choices = resolved.map(({ ref, commit }) => `${ref} (${commit ?? 'not a commit'})`).join(' and ');
        return { kind: 'ambiguous', reason: `\`${name}\` names ${choices}; use the full name of the one that is meant` };
    }
    return foundOrNamed(first.commit, first.ref + ancestry);
}
/** The commit that an id or a full ref name leads to, through tags, or null when this clone does not hold one. */
async function commitOf(git, idOrRef) {
    const output = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${idOrRef}^{commit}`);
    return output.exitCode === 0 ? output.stdout.toString('utf8').trim() : null;
}
async function existingRefs(git, name) {
    const { local, tracking } = refPlaces(name);
    const places = tracking === null ? local : [...local, tracking];
    const existing = new Set((await (0,git_command/* gitText */.q)(git, 'for-each-ref', '--format=%(refname)', ...places)).split('\n'));
    const direct = local.filter((ref) => existing.has(ref));
    // A tag does not stand in for the branch: beside a branch that only `origin` has, it is as ambiguous as beside a
    // local one.
    const onlyTags = direct.every((ref) => ref.startsWith('refs/tags/'));
    return onlyTags && tracking !== null && existing.has(tracking) ? [...direct, tracking] : direct;
}
function foundOrNamed(commit, ref) {
    return commit === null ? { kind: 'missing', named: true } : { kind: 'found', commit, ref };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/io/git/shallow-boundary.js



/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
async function shallowBoundary(git, root) {
    if ((await (0,git_command/* gitText */.q)(git, 'rev-parse', '--is-shallow-repository')).trim() !== 'true')
        return [];
    const path = await gitPath(git, root, 'shallow');
    return (await (0,promises_.readFile)(path, 'utf8')).split('\n').filter((line) => line !== '');
}
/** Where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
async function gitPath(git, root, name) {
    const path = await (0,git_command/* gitText */.q)(git, 'rev-parse', '--git-path', name);
    return (0,external_node_path_.resolve)(root, path.replace(/\r?\n$/, ''));
}

;// CONCATENATED MODULE: ./build/io/git/fetch-from-origin.js



/**
 * Adds objects and, where told, one ref, and changes nothing else: no tag, no other tracking ref, no FETCH_HEAD, no
 * submodule, no pruning, no housekeeping. The empty refmap is what keeps tracking refs where they are.
 */
const FETCH = [
    '-c',
    'remote.origin.followRemoteHEAD=never',
    'fetch',
    '--progress',
    '--no-tags',
    '--no-prune',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-gc',
    '--refmap=',
];
/**
 * Fetches a branch, tag or commit that this clone lacks: a branch into `refs/remotes/origin/`, a tag under its own
 * name, a commit by its id and without a ref.
 *
 * A complete clone fetches without `--depth`, which would cut its history. A shallow one fetches the tip alone, and
 * only when it does not hold that tip yet: making a commit shallow whose parents are here would hide them.
 */
async function fetchRevision(git, root, revision) {
    if (!(await hasOrigin(git)))
        return 'there is no remote named `origin` to fetch it from';
    const wanted = revision.kind === 'id' ? { tip: revision.id, refspec: revision.id } : await refAtOrigin(git, revision.name);
    if (typeof wanted === 'string')
        return wanted;
    const shallow = (await shallowBoundary(git, root)).length > 0;
    const depth = shallow && (await commitOf(git, wanted.tip)) === null ? ['--depth=1'] : [];
    return fetchFailure(git, [...depth, '--end-of-options', 'origin', wanted.refspec]);
}
/**
 * Moves the boundary of a shallow clone: by a number of commits, or away altogether.
 *
 * The server deepens every boundary commit that its refs reach, whatever is asked for, but something has to be: the
 * two commits themselves, so that nothing else comes along; or, when the server does not know one of them (it was
 * never pushed) or serves no bare ids, its HEAD.
 */
async function fetchHistory(git, amount, [base, head]) {
    if (!(await hasOrigin(git)))
        return 'there is no remote named `origin` to fetch more history from';
    // All that lies behind a boundary can be a lot. Commits suffice for a merge base, and git fetches files when they
    // are read. A server that knows no filters ignores the wish; one that fails over it is asked again without.
    const amounts = amount === 'everything' ? [['--unshallow', '--filter=tree:0'], ['--unshallow']] : [[`--deepen=${amount}`]];
    let first = null;
    for (const wants of [[base, head], [base], ['HEAD']]) {
        for (const options of amounts) {
            const failure = await fetchFailure(git, [...options, '--end-of-options', 'origin', ...wants]);
            if (failure === null)
                return null;
            // Other ways of asking are for a server that answers.
            if (first === null && (await git('ls-remote', '--quiet', 'origin', 'HEAD')).exitCode !== 0)
                return failure;
            first ??= failure;
        }
    }
    return first;
}
/** The one branch or tag of that name which `origin` has, or the reason why there is no telling. */
async function refAtOrigin(git, name) {
    const { remote } = refPlaces(name);
    if (remote.length === 0)
        return 'it is neither a branch nor a tag, and has to be fetched beforehand';
    const listing = await git('ls-remote', '--quiet', '--end-of-options', 'origin', ...remote);
    if (listing.exitCode !== 0)
        return `\`origin\` could not be asked for it: ${listing.reason}`;
    const listed = listing.stdout.toString('utf8').split('\n');
    const matches = listed.flatMap((line) => {
        const [tip, ref] = line.split('\t');
        return tip !== undefined && ref !== undefined && remote.includes(ref) ? [{ tip, ref }] : [];
    });
    const [match, another] = matches;
    if (match === undefined)
        return '`origin` has no branch or tag of that name';
    if (another !== undefined)
        return `\`origin\` has both ${match.ref} and ${another.ref}; use the full name`;
    const [, branch] = /^refs\/heads\/(.+)$/.exec(match.ref) ?? [];
    const target = branch === undefined ? match.ref : `refs/remotes/origin/${branch}`;
    return { tip: match.tip, refspec: `${branch === undefined ? '' : '+'}${match.ref}:${target}` };
}
async function hasOrigin(git) {
    return (await git('config', '--get', 'remote.origin.url')).exitCode === 0;
}
async function fetchFailure(git, args) {
    const output = await git(...FETCH, ...args);
    return output.exitCode === 0 ? null : output.reason;
}

;// CONCATENATED MODULE: ./build/io/git/parse-revision.js

/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (OBJECT_ID.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

;// CONCATENATED MODULE: ./build/io/git/repository-path.js

/** NUL ends a path; U+FFFD and lone surrogates stand for bytes that are not UTF-8, so they name no file for certain. */
const repository_path_FORBIDDEN = /[\0\uFFFD]|\p{Surrogate}/u;
/**
 * Checks a path that is to be looked up in a commit: relative to the root of the repository, segments parted by `/`,
 * none of them empty, `.` or `..`. Anything else is a name as git sees it: spaces, newlines, `*` and `:` included.
 *
 * @throws PortcullisError `invalid_input`
 */
function repositoryPath(text) {
    const segments = text.split('/');
    const climbs = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
    const absolute = /^(?:[A-Za-z]:[\\/]|\\)/.test(text);
    if (!climbs && !absolute && !repository_path_FORBIDDEN.test(text))
        return text;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a path inside the repository, found ${JSON.stringify(text)}.`, 'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.');
}

;// CONCATENATED MODULE: ./build/io/git/file-at-commit.js






/** What the modes of a tree stand for (git's `Documentation/git-fast-import`), where that is no regular file. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/**
 * Reads the bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the
 * commit when this clone lacks it; git itself fetches what a partial clone left out.
 *
 * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
 */
async function fileAtCommit(git, root, commit, path) {
    const wanted = repositoryPath(path);
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        return { kind: 'unreadable', reason: missing };
    const entries = await entriesAt(git, commit, [wanted]);
    if (typeof entries === 'string')
        return { kind: 'unreadable', reason: entries };
    const entry = entries.find((candidate) => candidate.path === wanted);
    if (entry === undefined)
        return absentOrBehindLink(git, commit, wanted);
    const other = NOT_A_FILE[entry.mode];
    if (other !== undefined)
        return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
    const blob = await git('cat-file', 'blob', entry.object);
    if (blob.exitCode !== 0)
        return { kind: 'unreadable', reason: blob.reason };
    return { kind: 'found', bytes: new Uint8Array(blob.stdout), blob: entry.object };
}
/**
 * Lists everything a commit tracks, or what it tracks under one directory, in order of code points. Symbolic links and
 * submodules are listed too, lest they go unnoticed; reading them says what they are.
 *
 * @throws PortcullisError `not_comparable` when the commit or one of its directories is not to be had
 */
async function filesAtCommit(git, root, commit, prefix) {
    const paths = prefix === undefined ? [] : [repositoryPath(prefix.replace(/\/$/, ''))];
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `Cannot list the files of ${commit}: ${missing}`);
    const listed = await (0,git_command/* gitText */.q)(git, ...lsTree(['-r', '--name-only'], commit, paths));
    // git orders by bytes, which in UTF-8 is the order of code points.
    return listed.split('\0').slice(0, -1);
}
/** Null once the commit is here, else the reason why it is not. */
async function obtainCommit(git, root, id) {
    if (!OBJECT_ID.test(id)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
    }
    if ((await commitOf(git, id)) !== null)
        return null;
    const failure = await fetchRevision(git, root, { kind: 'id', id });
    if (failure !== null)
        return `commit ${id} is not in this clone: ${failure}`;
    return (await commitOf(git, id)) === null ? `${id} is not a commit` : null;
}
/** `ls-tree` says nothing of a path that leads through a link or a submodule; its file exists, but elsewhere. */
async function absentOrBehindLink(git, commit, path) {
    const segments = path.split('/');
    const parents = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
    const entries = parents.length === 0 ? [] : await entriesAt(git, commit, parents);
    if (typeof entries === 'string')
        return { kind: 'unreadable', reason: entries };
    const parent = entries.find(({ mode }) => mode === '120000' || mode === '160000');
    if (parent === undefined)
        return { kind: 'absent' };
    return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${parent.path}\`, ${NOT_A_FILE[parent.mode]}` };
}
async function entriesAt(git, commit, paths) {
    const output = await git(...lsTree([], commit, paths));
    if (output.exitCode !== 0)
        return output.reason;
    const records = output.stdout.toString('utf8').split('\0').slice(0, -1);
    return records.map((record) => {
        const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
        if (mode === undefined || object === undefined || path === undefined) {
            throw new Error(`git ls-tree wrote an entry that is none: ${JSON.stringify(record)}`);
        }
        return { mode, object, path };
    });
}
function lsTree(options, commit, paths) {
    return ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', ...options, commit, '--', ...paths];
}

;// CONCATENATED MODULE: ./build/io/git/merge-base.js






/** How many more commits to ask for, before asking for all of them. */
const ROUNDS = [10, 20, 40, 80, 'everything'];
/**
 * Finds the commit at which `headRef` left `baseRef`, or says why there is no telling. Fetches from `origin` what a
 * shallow or single-branch clone lacks; a complete clone stays complete, and no existing ref moves.
 *
 * In a shallow clone `git merge-base` answers wrongly and with status 0: commits at the boundary look like roots, and
 * an older common ancestor is then the best one in sight. An answer is taken there only when it is the only one and
 * every boundary commit that base or head reaches is reached from the answer too. Whatever is hidden then lies behind
 * the answer, and cannot be better than it.
 *
 * @throws PortcullisError `invalid_input` for text that names no commit plainly, `not_comparable` when the repository
 * is damaged
 */
async function mergeBase(git, root, baseRef, headRef) {
    const revisions = [parseRevision(baseRef), parseRevision(headRef)];
    const steps = [];
    const unknown = (reason) => ({ kind: 'unknown', reason, steps });
    if ((0,external_node_fs_.existsSync)(await gitPath(git, root, 'info/grafts'))) {
        return unknown('the repository has an `info/grafts` file, which gives commits other parents than they have');
    }
    const base = await obtain(git, root, baseRef, revisions[0], steps);
    if ('reason' in base)
        return unknown(base.reason);
    const head = await obtain(git, root, headRef, revisions[1], steps);
    if ('reason' in head)
        return unknown(head.reason);
    const ends = [base.commit, head.commit];
    for (const round of [null, ...ROUNDS]) {
        if (round !== null) {
            const failure = await fetchHistory(git, round, ends);
            const wish = round === 'everything' ? 'the whole history' : `${round} more commits`;
            if (failure !== null) {
                return unknown(`the history of this shallow clone is too short to tell, and ${wish} could not be fetched: ${failure}`);
            }
            steps.push(`fetched ${wish}`);
        }
        const boundary = new Set(await shallowBoundary(git, root));
        const candidates = await bestCommonAncestors(git, ends);
        if (typeof candidates === 'string')
            return unknown(candidates);
        const [commit, ...alternatives] = candidates;
        if (commit === undefined && boundary.size === 0) {
            return unknown(`${baseRef} and ${headRef} have no common ancestor`);
        }
        if (commit !== undefined && (boundary.size === 0 || (await isProven(git, candidates, ends, boundary)))) {
            steps.push(`merge base of ${base.commit} and ${head.commit} is ${commit}`);
            return {
                kind: 'found',
                commit,
                base: base.commit,
                head: head.commit,
                resolvedBaseRef: base.ref,
                alternatives,
                steps,
            };
        }
        steps.push(commit === undefined ? 'no common ancestor within the shallow history' : `${commit} is not proven`);
    }
    return unknown('the history of this clone is still cut short after fetching all that `origin` has of it');
}
async function obtain(git, root, text, revision, steps) {
    let resolution = await resolveRevision(git, revision);
    // A name that is here is not fetched again: that would move a ref of the user's.
    if (resolution.kind === 'missing' && !resolution.named) {
        const failure = await fetchRevision(git, root, revision);
        if (failure !== null)
            return { reason: `\`${text}\` is not in this clone: ${failure}` };
        steps.push(`fetched ${text} from origin`);
        resolution = await resolveRevision(git, revision);
    }
    if (resolution.kind === 'ambiguous')
        return { reason: resolution.reason };
    if (resolution.kind === 'missing')
        return { reason: `\`${text}\` leads to no commit in the history of this clone` };
    steps.push(`${text} is ${resolution.ref} at ${resolution.commit}`);
    return resolution;
}
/** All best common ancestors, newest committer date first, then by id; or git's reason for giving none. */
async function bestCommonAncestors(git, ends) {
    const output = await git('merge-base', '--all', ...ends);
    // Status 1 without output is git's way to say that there is none.
    if (output.exitCode === 1 && output.stdout.length === 0)
        return [];
    if (output.exitCode !== 0)
        return output.reason;
    const ids = output.stdout.toString('utf8').trim().split('\n');
    if (ids.length === 1)
        return ids;
    const dated = await (0,git_command/* gitText */.q)(git, 'rev-list', '--no-walk=unsorted', '--timestamp', ...ids);
    const commits = dated
        .trim()
        .split('\n')
        .map((line) => {
        const [timestamp = '', id = ''] = line.split(' ');
        return { id, timestamp: Number(timestamp) };
    });
    commits.sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1));
    return commits.map(({ id }) => id);
}
/** Whether a shallow clone shows enough: see `mergeBase`. */
async function isProven(git, candidates, ends, boundary) {
    const [candidate, another] = candidates;
    if (candidate === undefined || another !== undefined)
        return false;
    const beyond = await (0,git_command/* gitText */.q)(git, 'rev-list', ...ends, `^${candidate}`);
    return !beyond.split('\n').some((commit) => boundary.has(commit));
}

;// CONCATENATED MODULE: ./build/io/git/git-repository.js










/**
 * One working copy, read only: its working tree, index, HEAD and existing refs stay as they are. What `mergeBase` and
 * the reading of a commit may add is objects and, for a branch or tag that was missing, its ref, fetched from `origin`.
 */
class GitRepository {
    /** The top directory of the working copy. */
    root;
    #git;
    constructor(root, git) {
        this.root = root;
        this.#git = git;
    }
    /** The id of the commit checked out, or null before the first commit. */
    async headCommit() {
        const output = await this.#git('rev-parse', '--verify', '--quiet', 'HEAD');
        if (output.exitCode === 0)
            return output.stdout.toString('utf8').trim();
        if (output.exitCode === 1)
            return null;
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `HEAD cannot be read: ${output.reason}`);
    }
    /**
     * The id of the commit that a ref or id names in this clone, or null when it names none here. `main` may be found as
     * `origin/main`; `mergeBase` says which it was, and fetches.
     *
     * @throws PortcullisError `invalid_input` for text that is no name, and for a name of two different commits
     */
    async resolveCommit(ref) {
        const resolution = await resolveRevision(this.#git, parseRevision(ref));
        if (resolution.kind === 'ambiguous')
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${resolution.reason}.`);
        return resolution.kind === 'found' ? resolution.commit : null;
    }
    /** See `mergeBase` in merge-base.ts. */
    async mergeBase(baseRef, headRef) {
        return mergeBase(this.#git, this.root, baseRef, headRef);
    }
    /** See `fileAtCommit` in file-at-commit.ts. */
    async readFileAt(commit, path) {
        return fileAtCommit(this.#git, this.root, commit, path);
    }
    /** See `filesAtCommit` in file-at-commit.ts. */
    async listFilesAt(commit, prefix) {
        return filesAtCommit(this.#git, this.root, commit, prefix);
    }
    /** See `changedPaths` in changed-paths.ts. */
    async changedPathsSince(commit) {
        return changedPaths(this.#git, commit);
    }
    /**
     * Whether tracked files differ from HEAD, in the working tree or in the index; files never added do not count.
     * `paths` are files or directories inside the repository, all of it when left out.
     */
    async isDirty(paths) {
        if (paths?.length === 0)
            return false;
        const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=none'];
        const wanted = (paths ?? []).map(repositoryPath);
        return (await (0,git_command/* gitText */.q)(this.#git, '--literal-pathspecs', 'status', ...options, '--', ...wanted)) !== '';
    }
}
/**
 * Opens the working copy that a directory lies in; null when it lies in none.
 *
 * @param environment what git's own environment is made from; its `GIT_DIR` and the like are left out
 * @throws PortcullisError `not_found` without the directory or without git, `invalid_input` for a repository without a
 * working copy, `not_comparable` for one that git refuses to open
 */
async function openGitRepository(directory, environment = process.env) {
    const probe = await (0,git_command/* gitCommand */.Q)(directory, environment)('rev-parse', '--is-inside-work-tree', '--show-toplevel');
    const [inside, root] = /^(?:true)\r?\n([^]+?)\r?\n$/.exec(probe.stdout.toString('utf8')) ?? [];
    if (probe.exitCode === 0 && inside !== undefined && root !== undefined) {
        return new GitRepository((0,external_node_path_.resolve)(root), (0,git_command/* gitCommand */.Q)(root, environment));
    }
    if (probe.stdout.toString('utf8').startsWith('false')) {
        const message = `Expected a working copy, found a bare repository or the inside of \`.git\` at ${directory}.`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', message, 'Name a directory of a checked-out repository.');
    }
    // git says "no repository" and "a repository that I will not open" with one status; only one of them has a `.git`.
    if (!liesUnderGit((0,external_node_path_.resolve)(directory)))
        return null;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `git refuses to open the repository at ${directory}: ${probe.reason}`, 'When it belongs to another user, run `git config --global --add safe.directory <its path>`.');
}
function liesUnderGit(directory) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
        return true;
    const parent = (0,external_node_path_.dirname)(directory);
    return parent !== directory && liesUnderGit(parent);
}

// EXTERNAL MODULE: ./build/io/repository-root.js
var repository_root = __webpack_require__(3718);
;// CONCATENATED MODULE: ./build/app/open-repository.js


/** The repository that a command runs in; null outside of one, where git is not needed. */
async function openRepository(world) {
    return (0,repository_root/* repositoryRoot */.H)(world.root) === null ? null : openGitRepository(world.root);
}


/***/ }),

/***/ 4382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ openWorld)
});

// EXTERNAL MODULE: ./build/io/repository-root.js
var repository_root = __webpack_require__(3718);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/app/world.js

/** This process' own clock and ids. */
function realWorld(place) {
    return { ...place, now: () => new Date(), newId: () => (0,external_node_crypto_.randomUUID)() };
}

;// CONCATENATED MODULE: ./build/app/open-world.js


/** The world of a command that runs in a folder: its repository's top is the root, the folder itself outside of one. */
function openWorld(version, cwd, say) {
    return realWorld({ version, cwd, root: (0,repository_root/* repositoryRoot */.H)(cwd) ?? cwd, say });
}


/***/ }),

/***/ 5585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fileComparator),
/* harmony export */   V: () => (/* binding */ gitComparator)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6223);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4753);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6578);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3169);








/** A baseline given as a file: no comparator is used, and the working tree's own policy holds. */
async function fileComparator(world, path, config) {
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path), 'the baseline'), path);
    return {
        baseline,
        config,
        cases: null,
        report: {
            kind: 'file',
            base_ref: null,
            base_tip: null,
            merge_base: null,
            alternatives: [],
            steps: [],
            baseline_path: path,
            baseline_blob: null,
            baseline_outcome: 'found',
            config_outcome: 'default',
        },
        warnings: [`no comparator was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`],
    };
}
/**
 * The merge base of a ref and HEAD, and what it holds. Found, first adoption (neither configuration nor baseline), and "cannot be
 * told" are three different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
async function gitComparator(repository, baseRef, headCases) {
    const base = await repository.mergeBase(baseRef, 'HEAD');
    if (base.kind === 'unknown') {
        throw notComparable(`the merge base of ${baseRef} and HEAD is not known: ${base.reason}`, 'Fetch the history (with actions/checkout: fetch-depth: 0) or name another ref with --base-ref.');
    }
    const { commit } = base;
    const configText = await textAt(repository, commit, _contracts_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF);
    const config = configText === null
        ? _contracts_config_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_CONFIG */ .PV
        : await orNotComparable(commit, () => (0,_load_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configFromText */ .I7)(configText.text, at(commit, _contracts_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF)));
    const baselineText = await textAt(repository, commit, config.baseline);
    if (baselineText === null && configText !== null) {
        throw notComparable(`the comparator ${commit} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = baselineText === null
        ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6
        : await orNotComparable(commit, () => Promise.resolve((0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(baselineText.text, at(commit, config.baseline))));
    const crossing = base.alternatives.length === 0
        ? []
        : [`history crosses over: ${commit} was taken of several merge bases (others: ${base.alternatives.join(', ')})`];
    const cases = await casesAt(repository, commit, config, headCases);
    const unseen = cases === null && baselineText !== null
        ? [`the comparator ${commit} has no case files, so that loosened cases cannot be seen`]
        : [];
    return {
        baseline,
        config,
        cases,
        report: {
            kind: 'git',
            base_ref: base.resolvedBaseRef,
            base_tip: base.base,
            merge_base: commit,
            alternatives: [...base.alternatives],
            steps: [...base.steps],
            baseline_path: config.baseline,
            baseline_blob: baselineText?.blob ?? null,
            baseline_outcome: baselineText === null ? 'first_adoption' : 'found',
            config_outcome: configText === null ? 'default' : 'found',
        },
        warnings: [...crossing, ...unseen],
    };
}
/**
 * The comparator's cases: where its configuration says. Where that says nothing, at the default places; the head's own come in for
 * cases that are not found there, and come first where the caller named them. Null where there are none.
 */
async function casesAt(repository, commit, config, head) {
    if (config.namesCases) {
        const cases = await readCasesAt(repository, commit, config.cases);
        if (cases !== null && cases.missing.length === 0)
            return cases.found;
        throw notComparable(`the comparator ${commit} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
    }
    const own = await readCasesAt(repository, commit, head.paths);
    if (head.named && own !== null)
        return own.found;
    const usual = await readCasesAt(repository, commit, config.cases);
    if (own === null && usual === null)
        return null;
    const byId = new Map();
    for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])])
        byId.set(item.definition.case_id, item);
    return [...byId.values()];
}
/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCasesAt(repository, commit, paths) {
    const files = new Map();
    const missing = [];
    for (const path of paths) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
            continue;
        for (const file of await filesAt(repository, commit, path)) {
            if (files.has(file))
                continue;
            const read = await textAt(repository, commit, file);
            if (read === null)
                missing.push(file);
            else {
                const parse = () => Promise.resolve([...(0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCaseFile */ ._T)(read.text, at(commit, file))]);
                files.set(file, await orNotComparable(commit, parse));
            }
        }
    }
    return files.size === 0 ? null : { found: [...files.values()].flat(), missing };
}
/** A path itself, or what it matches as a glob. A file may be called as a glob looks. */
async function filesAt(repository, commit, path) {
    if (!(0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isGlob */ .fg)(path))
        return [path];
    const [matches, all] = [await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .globTest */ .FX)(path), await repository.listFilesAt(commit)];
    return all.includes(path) ? [path] : all.filter((file) => matches(file));
}
async function textAt(repository, commit, path) {
    const read = await repository.readFileAt(commit, path.replace(/^\.\//, ''));
    if (read.kind === 'absent')
        return null;
    if (read.kind === 'unreadable')
        throw notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
    return {
        text: await orNotComparable(commit, () => Promise.resolve((0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._6)(read.bytes, at(commit, path), 'a file'))),
        blob: read.blob,
    };
}
/** What is wrong at the comparator is nothing that this pull request could correct: it stops the comparison. */
async function orNotComparable(commit, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S))
            throw error;
        const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
    }
}
function at(commit, path) {
    return `${commit.slice(0, 12)}:${path}`;
}
function notComparable(message, help) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S('not_comparable', message, help);
}


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ resultsFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6675);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2428);



/** The results files that a path names: the file itself, the one in a batch's folder, or those of all batches in a folder. */
async function resultsFiles(world, path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path);
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(absolute)))
        return [{ path: absolute, shown: path }];
    const inside = (...names) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(absolute, ...names, _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_FILE */ .yG),
        shown: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, ...names, _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_FILE */ .yG),
    });
    const own = inside();
    if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(own.path))
        return [own];
    const batches = [];
    for (const name of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(absolute)) {
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(inside(name).path))
            batches.push(inside(name));
    }
    return batches.length === 0 ? [own] : batches;
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

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ writeGateResult)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6819);
/* harmony import */ var _io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8117);



/** Writes a gate result where a person or another program can find it. */
async function writeGateResult(result, path) {
    await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(result), 'the gate result');
}


/***/ }),

/***/ 5649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G6: () => (/* binding */ EMPTY_BASELINE),
  BW: () => (/* binding */ baselineText),
  Ms: () => (/* binding */ entryOf),
  nk: () => (/* binding */ parseBaseline)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/kernel/pretty-json.js
var pretty_json = __webpack_require__(6445);
;// CONCATENATED MODULE: ./build/contracts/generated/baseline.validate.js
// Generated from baseline.schema.json by scripts/generate.ts.

const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"baseline.schema.json","title":"BaselineDocument","description":"case → provider → what is expected of that cell.","type":"object","properties":{"$schema":{"type":"string"},"schema":{"const":1}},"propertyNames":{"pattern":"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/baselineEntry"}},"definitions":{"baselineEntry":{"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}},"historyRecord":{"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}},"fingerprint":{"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}}}};
const pattern0 = new RegExp("^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema12 = {"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}};
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const schema13 = {"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}};
const schema14 = {"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.disallowed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed"},message:"must have required property '"+"disallowed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fingerprint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "batch") || (key0 === "at")) || (key0 === "passed")) || (key0 === "total")) || (key0 === "disallowed")) || (key0 === "fingerprint"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.batch !== undefined){
let data0 = data.batch;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err7 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"+"\""};
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
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passed !== undefined){
let data2 = data.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.disallowed !== undefined){
let data4 = data.disallowed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.fingerprint !== undefined){
let data5 = data.fingerprint;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.client === undefined){
const err20 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.model === undefined){
const err21 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.case_digest === undefined){
const err22 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.skill_set_digest === undefined){
const err23 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data5){
if(!((((key1 === "client") || (key1 === "model")) || (key1 === "case_digest")) || (key1 === "skill_set_digest"))){
const err24 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.client !== undefined){
let data6 = data5.client;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/fingerprint/client",schemaPath:"#/definitions/fingerprint/properties/client/type",keyword:"type",params:{type: schema14.properties.client.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.model !== undefined){
let data7 = data5.model;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/fingerprint/model",schemaPath:"#/definitions/fingerprint/properties/model/type",keyword:"type",params:{type: schema14.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.case_digest !== undefined){
let data8 = data5.case_digest;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err27 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.skill_set_digest !== undefined){
let data9 = data5.skill_set_digest;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/type",keyword:"type",params:{type: schema14.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err30 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expected_status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "expected_status") || (key0 === "allow_timeout")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "expires")) || (key0 === "history"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expected_status !== undefined){
let data0 = data.expected_status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err2 = {instancePath:instancePath+"/expected_status",schemaPath:"#/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema12.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow_timeout !== undefined){
if(typeof data.allow_timeout !== "boolean"){
const err3 = {instancePath:instancePath+"/allow_timeout",schemaPath:"#/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
const err5 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err6 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
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
const err7 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.history !== undefined){
let data5 = data.history;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err8 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data5[i0], {instancePath:instancePath+"/history/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},message:"must match pattern \""+"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!((key1 === "$schema") || (key1 === "schema"))){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key2 in data0){
const _errs5 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key3 in data0){
if(!(validate11(data0[key3], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(5224);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/baseline.js






const EMPTY_BASELINE = { entries: new Map(), versioned: true };
function entryOf(baseline, caseId, agent) {
    return baseline.entries.get(caseId)?.get(agent) ?? null;
}
/** Parses a baseline; throws one error that lists every problem with file and line. */
function parseBaseline(text, file) {
    const source = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)('the baseline', source, file);
    const document = (0,json_source/* checkedValue */.ZJ)('the baseline', source.value, validate, file, source);
    const entries = new Map();
    for (const [caseId, providers] of Object.entries(document)) {
        if (typeof providers === 'object')
            entries.set(caseId, new Map(Object.entries(providers)));
    }
    const problems = [...entries].flatMap(([caseId, providers]) => [...providers].flatMap(([agent, { history = [] }]) => historyFaults(history).map(({ pointer, expected, found }) => {
        const whole = `${(0,json_pointer/* childPointer */.Y)((0,json_pointer/* childPointer */.Y)('', caseId), agent)}/history${pointer}`;
        return { file, line: source.lineOf(whole) ?? null, pointer: whole, expected, found, help: null };
    })));
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the baseline', problems, 'Let `portcullis bless --pool` write it.');
    return { entries, versioned: document.schema === 1 };
}
/** What a schema cannot say of a history: counts that fit each other, each batch once, the newest first. */
function historyFaults(history) {
    const seen = new Set();
    return history.flatMap((record, index) => {
        const { batch, at, passed, total, disallowed } = record;
        const before = history[index - 1];
        const fault = (key, expected, found) => {
            return { pointer: `/${index}/${key}`, expected, found: String(found) };
        };
        return [
            ...(!isMoment(at) ? [fault('at', 'a day and time that exist', at)] : []),
            ...(passed > total ? [fault('passed', `at most the ${total} trials`, passed)] : []),
            ...(disallowed > total ? [fault('disallowed', `at most the ${total} trials`, disallowed)] : []),
            ...(before !== undefined && Date.parse(before.at) < Date.parse(at)
                ? [fault('at', `nothing newer than ${before.at}, since the newest come first`, at)]
                : []),
            ...(seen.size === seen.add(batch).size ? [fault('batch', 'each batch once', `${batch} again`)] : []),
        ];
    });
}
/** Whether a time in UTC names a day of the calendar; `Date.parse` takes the 31st of February for a day of March. */
function isMoment(at) {
    const time = Date.parse(at);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}
/** The text of a baseline file: sorted keys, two spaces, a newline at the end; cases without entries are left out. */
function baselineText(baseline) {
    const cases = [...baseline.entries]
        .filter(([, providers]) => providers.size > 0)
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([caseId, providers]) => [
        caseId,
        Object.fromEntries([...providers].map(([agent, entry]) => [agent, { ...entry }])),
    ]);
    return (0,pretty_json/* prettyJson */.D)({
        ...(baseline.versioned ? { schema: 1 } : {}),
        ...Object.fromEntries(cases),
    });
}


/***/ }),

/***/ 6223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pQ: () => (/* binding */ caseProblems),
  Rp: () => (/* binding */ caseSetDigest),
  _T: () => (/* binding */ parseCaseFile),
  hE: () => (/* binding */ refuseCaseProblems)
});

// UNUSED EXPORTS: caseDigest

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
;// CONCATENATED MODULE: ./build/contracts/generated/case-file.validate.js
// Generated from case-file.schema.json by scripts/generate.ts.

const validate = validate15;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"case-file.schema.json","title":"CaseFile","description":"Routing cases: a bare array, or an object that holds them under `cases`.","anyOf":[{"type":"array","items":{"$ref":"#/definitions/routingCase"}},{"type":"object","additionalProperties":false,"required":["cases"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"type":"array","items":{"$ref":"#/definitions/routingCase"}}}}],"definitions":{"tier":{"enum":[1,2,3]},"tokens":{"type":"array","items":{"type":"string","pattern":"\\S"}},"routingCase":{"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":"string"},"prompt":{"type":"string"},"expected_skill":{"type":"string","pattern":"\\S"},"expected_skill_min_tier":{"$ref":"#/definitions/tier"},"required_all_evidence":{"$ref":"#/definitions/tokens"},"required_any_evidence":{"$ref":"#/definitions/tokens"},"required_evidence":{"$ref":"#/definitions/tokens"},"require_skill_file":{"type":"boolean"},"required_skills":{"$ref":"#/definitions/tokens"},"required_files":{"$ref":"#/definitions/tokens"},"optional_skills":{"$ref":"#/definitions/tokens"},"disallowed_skills":{"$ref":"#/definitions/tokens"},"disallowed_min_tier":{"$ref":"#/definitions/tier"},"provider_aliases":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}}};
const schema16 = {"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":"string"},"prompt":{"type":"string"},"expected_skill":{"type":"string","pattern":"\\S"},"expected_skill_min_tier":{"$ref":"#/definitions/tier"},"required_all_evidence":{"$ref":"#/definitions/tokens"},"required_any_evidence":{"$ref":"#/definitions/tokens"},"required_evidence":{"$ref":"#/definitions/tokens"},"require_skill_file":{"type":"boolean"},"required_skills":{"$ref":"#/definitions/tokens"},"required_files":{"$ref":"#/definitions/tokens"},"optional_skills":{"$ref":"#/definitions/tokens"},"disallowed_skills":{"$ref":"#/definitions/tokens"},"disallowed_min_tier":{"$ref":"#/definitions/tier"},"provider_aliases":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}};
const schema17 = {"enum":[1,2,3]};
const schema18 = {"type":"array","items":{"type":"string","pattern":"\\S"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const pattern8 = new RegExp("\\S", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.case_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
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
if(data.case_id !== undefined){
let data0 = data.case_id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err4 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data3 = data.expected_skill;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err7 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expected_skill_min_tier !== undefined){
let data4 = data.expected_skill_min_tier;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err9 = {instancePath:instancePath+"/expected_skill_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.required_all_evidence !== undefined){
let data5 = data.required_all_evidence;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err10 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err11 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/required_all_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.required_any_evidence !== undefined){
let data7 = data.required_any_evidence;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err13 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err14 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/required_any_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.required_evidence !== undefined){
let data9 = data.required_evidence;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err16 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/required_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.require_skill_file !== undefined){
if(typeof data.require_skill_file !== "boolean"){
const err19 = {instancePath:instancePath+"/require_skill_file",schemaPath:"#/properties/require_skill_file/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.required_skills !== undefined){
let data12 = data.required_skills;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
const err20 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/required_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.required_files !== undefined){
let data14 = data.required_files;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err23 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/required_files",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.optional_skills !== undefined){
let data16 = data.optional_skills;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err26 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/optional_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.disallowed_skills !== undefined){
let data18 = data.disallowed_skills;
if(Array.isArray(data18)){
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
const err29 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/disallowed_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.disallowed_min_tier !== undefined){
let data20 = data.disallowed_min_tier;
if(!(((data20 === 1) || (data20 === 2)) || (data20 === 3))){
const err32 = {instancePath:instancePath+"/disallowed_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.provider_aliases !== undefined){
let data21 = data.provider_aliases;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key1 in data21){
let data22 = data21[key1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
let data23 = data22[key2];
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
const err33 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err36 = {instancePath:instancePath+"/provider_aliases",schemaPath:"#/properties/provider_aliases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.renamed_from !== undefined){
let data24 = data.renamed_from;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err37 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="case-file.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cases === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases"))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/anyOf/1/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/anyOf/1/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cases !== undefined){
let data3 = data.cases;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate16(data3[i1], {instancePath:instancePath+"/cases/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/anyOf/1/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/schema-problems.js
var schema_problems = __webpack_require__(226);
;// CONCATENATED MODULE: ./build/contracts/case-file.js





/**
 * Parses a case file: a bare array, `{cases: […]}`, or (for `score`) one case object. Throws one error that lists every
 * problem of form; what the cases mean is checked by `caseProblems`.
 */
function parseCaseFile(text, file) {
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)('the case file', document, file);
    (0,json_source/* refuseBrokenText */.H_)('the case file', document, file);
    const { value } = document;
    const single = value !== null && typeof value === 'object' && !Array.isArray(value) && value['case_id'] !== undefined;
    const parsed = single ? singleCase(value, file, document) : checkedCaseFile(value, file, document);
    const prefix = Array.isArray(value) ? '' : '/cases';
    return casesOf(parsed).map((definition, index) => located(definition, file, single ? '' : `${prefix}/${index}`, document));
}
function checkedCaseFile(value, file, document) {
    return (0,json_source/* checkedValue */.ZJ)('the case file', value, validate, file, document);
}
/** The schema knows cases in a list; pointers are told as they are in the file. */
function singleCase(value, file, document) {
    const list = [value];
    if (validate(list))
        return list;
    const outside = (pointer) => pointer.replace(/^\/0/, '');
    const lines = { lineOf: (pointer) => document.lineOf(outside(pointer)) };
    const problems = (0,schema_problems/* schemaProblems */.I)(validate.errors ?? [], list, file, lines);
    throw (0,problem/* problemsError */.$j)('the case file', problems.map((problem) => ({ ...problem, pointer: outside(problem.pointer) })));
}
function casesOf(parsed) {
    return Array.isArray(parsed) ? parsed : parsed.cases;
}
function located(definition, file, pointer, document) {
    const line = document.lineOf(pointer) ?? 1;
    return {
        definition,
        file,
        line,
        digest: caseDigest(definition),
        lineOf: (field) => document.lineOf(`${pointer}/${field}`) ?? line,
    };
}
/** `sha256:…` over the case without `case_id` and `renamed_from`. */
function caseDigest(definition) {
    const { case_id: _id, renamed_from: _from, ...content } = definition;
    return (0,digest/* digestOf */.ol)(content);
}
/** `sha256:…` over all cases by id: the same for any order, file layout, line endings or byte order mark. */
function caseSetDigest(cases) {
    return (0,digest/* digestOf */.ol)(Object.fromEntries(cases.map(({ definition, digest }) => [definition.case_id, digest])));
}
/** Keys of a baseline that are no case. */
const RESERVED_IDS = new Set(['schema']);
/**
 * What is wrong with cases that are well-formed: ids used twice, empty prompts, prompts that are slash commands, tokens that
 * contradict each other, and, where the installed skills are known, skills that exist nowhere.
 */
function caseProblems(cases, skillExists) {
    const problems = [];
    const firstById = new Map();
    const firstByOldId = new Map();
    for (const item of cases) {
        const { definition, file } = item;
        const at = (field, expected, found, help = null) => {
            problems.push({
                file,
                line: item.lineOf(field),
                pointer: `${definition.case_id}/${field}`,
                expected,
                found,
                help,
            });
        };
        const first = firstById.get(definition.case_id);
        if (first === undefined)
            firstById.set(definition.case_id, item);
        else
            at('case_id', 'an id of its own', `the id of ${first.file}:${first.line}`, 'rename one of the two cases');
        if (RESERVED_IDS.has(definition.case_id)) {
            at('case_id', 'an id that the baseline does not use itself', (0,problem/* shown */.SP)(definition.case_id), 'give the case another id');
        }
        if (definition.prompt.trim() === '')
            at('prompt', 'a prompt', 'an empty text');
        else if (definition.prompt.trimStart().startsWith('/')) {
            const help = 'a slash command runs the skill without any routing; ask for the result in plain words';
            at('prompt', 'a prompt in plain words', (0,problem/* shown */.SP)(definition.prompt.slice(0, 40)), help);
        }
        if (definition.renamed_from === definition.case_id) {
            at('renamed_from', 'the id that the case had before', 'its present id', 'remove renamed_from');
        }
        const source = definition.renamed_from;
        const other = source === undefined ? undefined : firstByOldId.get(source);
        if (source !== undefined && other === undefined)
            firstByOldId.set(source, item);
        if (other !== undefined) {
            const found = `the id that ${other.definition.case_id} had, too`;
            at('renamed_from', 'an id that one case had before', found, 'only one case can be the renamed one');
        }
        const required = new Set([definition.expected_skill, ...(definition.required_skills ?? [])].map(folded));
        for (const [index, token] of (definition.disallowed_skills ?? []).entries()) {
            if (required.has(folded(token))) {
                at(`disallowed_skills/${index}`, 'a skill that the case does not require', (0,problem/* shown */.SP)(token), 'drop one of the two');
            }
        }
        if (skillExists === null)
            continue;
        for (const [field, token] of skillFields(definition)) {
            const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
            const known = [token, ...aliases.filter(([alias]) => folded(alias) === folded(token)).map(([, name]) => name)];
            if (!known.some(skillExists)) {
                at(field, 'a skill that exists under the skills roots', (0,problem/* shown */.SP)(token), 'correct the name, or add its root with --skills');
            }
        }
    }
    return problems;
}
/** Throws where `caseProblems` finds anything. */
function refuseCaseProblems(cases) {
    const problems = caseProblems(cases, null);
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the case set', problems, 'Run `portcullis validate` after correcting it.');
}
function skillFields(definition) {
    const list = (name) => (definition[name] ?? []).map((token, index) => [`${name}/${index}`, token]);
    const expected = definition.expected_skill === undefined ? [] : [['expected_skill', definition.expected_skill]];
    return [...expected, ...list('required_skills'), ...list('disallowed_skills')];
}
function folded(token) {
    return token?.toLowerCase();
}


/***/ }),

/***/ 4753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  PV: () => (/* binding */ DEFAULT_CONFIG),
  Gr: () => (/* binding */ DEFAULT_PROVIDER),
  o4: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
;// CONCATENATED MODULE: ./build/contracts/generated/config.validate.js
// Generated from config.schema.json by scripts/generate.ts.

const validate = validate24;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"config.schema.json","title":"ConfigDocument","description":"`.github/portcullis/config.yml`: where things are, and the policy of the gate.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"$ref":"#/definitions/paths"},"baseline":{"type":"string","pattern":"\\S"},"skills":{"$ref":"#/definitions/paths"},"providers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/provider"}},"levels":{"type":"object","additionalProperties":false,"properties":{"on-removed":{"$ref":"#/definitions/level"},"regression":{"$ref":"#/definitions/level"},"soft-regression":{"$ref":"#/definitions/level"},"watch":{"$ref":"#/definitions/level"},"improvement":{"$ref":"#/definitions/level"},"flaky":{"$ref":"#/definitions/level"},"unreliable-baseline":{"$ref":"#/definitions/level"},"insufficient-data":{"$ref":"#/definitions/level"}}},"sampling":{"title":"SamplingPolicy","type":"object","additionalProperties":false,"properties":{"rule":{"description":"Without it: sequential where the baseline has counts, else single.","enum":["single","sequential"]},"trials":{"description":"Of each cell under the rule single.","type":"integer","minimum":1,"maximum":1000},"stages":{"description":"Counted trials of a cell at the end of each stage, rising.","type":"array","minItems":2,"maxItems":8,"items":{"type":"integer","minimum":1,"maximum":1000}},"go_on_below":{"description":"After each stage between the first and the last: the p-value below which a cell goes on.","type":"array","items":{"$ref":"#/definitions/probability"}},"alpha":{"$ref":"#/definitions/probability"},"drop":{"$ref":"#/definitions/probability"},"soft":{"type":"object","additionalProperties":false,"properties":{"alpha":{"$ref":"#/definitions/probability"},"drop":{"$ref":"#/definitions/probability"}}},"watch_drop":{"$ref":"#/definitions/probability"},"new_cases":{"description":"Of how many trials of a new case how many have to pass.","type":"object","additionalProperties":false,"required":["passes","trials"],"properties":{"passes":{"type":"integer","minimum":1,"maximum":1000},"trials":{"type":"integer","minimum":1,"maximum":1000}}}}}},"definitions":{"level":{"enum":["error","warn","off"]},"paths":{"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]},"text":{"type":"string","pattern":"\\S"},"argument":{"type":"string","pattern":"^[^\\u0000]*$"},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"provider":{"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"enum":["fail","tolerated"]},"timeout":{"type":"number","exclusiveMinimum":0},"model":{"type":"string","pattern":"\\S"},"max_parallel":{"type":"integer","minimum":1,"maximum":1000},"path":{"$ref":"#/definitions/text"},"client_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"sandbox":{"type":"boolean"},"environment":{"type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"enum":["claude","codex","copilot","text"]},"skills_folder":{"$ref":"#/definitions/text"},"set":{"type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"type":"array","items":{"$ref":"#/definitions/text"}}}}]},"probability":{"type":"number","minimum":0,"maximum":1}}};
const schema31 = {"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]};
const schema42 = {"enum":["error","warn","off"]};
const schema50 = {"type":"number","minimum":0,"maximum":1};
const pattern8 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema33 = {"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"enum":["fail","tolerated"]},"timeout":{"type":"number","exclusiveMinimum":0},"model":{"type":"string","pattern":"\\S"},"max_parallel":{"type":"integer","minimum":1,"maximum":1000},"path":{"$ref":"#/definitions/text"},"client_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"sandbox":{"type":"boolean"},"environment":{"type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"enum":["claude","codex","copilot","text"]},"skills_folder":{"$ref":"#/definitions/text"},"set":{"type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"type":"array","items":{"$ref":"#/definitions/text"}}}}]};
const schema34 = {"type":"string","pattern":"\\S"};
const schema35 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const schema36 = {"type":"string","pattern":"^[^\\u0000]*$"};
const func2 = Object.prototype.hasOwnProperty;
const pattern30 = new RegExp("^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$", "u");
const pattern31 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern32 = new RegExp("^[^\\u0000]*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema33.anyOf[1].properties, key0))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.infra !== undefined){
let data0 = data.infra;
if(!((data0 === "fail") || (data0 === "tolerated"))){
const err2 = {instancePath:instancePath+"/infra",schemaPath:"#/anyOf/1/properties/infra/enum",keyword:"enum",params:{allowedValues: schema33.anyOf[1].properties.infra.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timeout !== undefined){
let data1 = data.timeout;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_parallel !== undefined){
let data3 = data.max_parallel;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_version !== undefined){
let data5 = data.client_version;
if(typeof data5 === "string"){
if(!pattern30.test(data5)){
const err12 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"+"\""};
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
const err13 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sandbox !== undefined){
if(typeof data.sandbox !== "boolean"){
const err14 = {instancePath:instancePath+"/sandbox",schemaPath:"#/anyOf/1/properties/sandbox/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.environment !== undefined){
let data7 = data.environment;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern31.test(data8)){
const err15 = {instancePath:instancePath+"/environment/" + i0,schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/environment/" + i0,schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/environment",schemaPath:"#/anyOf/1/properties/environment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.command !== undefined){
let data9 = data.command;
if(Array.isArray(data9)){
if(data9.length < 1){
const err18 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
const err19 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.reader !== undefined){
let data11 = data.reader;
if(!((((data11 === "claude") || (data11 === "codex")) || (data11 === "copilot")) || (data11 === "text"))){
const err22 = {instancePath:instancePath+"/reader",schemaPath:"#/anyOf/1/properties/reader/enum",keyword:"enum",params:{allowedValues: schema33.anyOf[1].properties.reader.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.skills_folder !== undefined){
let data12 = data.skills_folder;
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
const err23 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.set !== undefined){
let data13 = data.set;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
const _errs36 = errors;
if(typeof key1 === "string"){
if(!pattern31.test(key1)){
const err25 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid10 = _errs36 === errors;
if(!valid10){
const err27 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key2 in data13){
let data14 = data13[key2];
if(typeof data14 === "string"){
if(!pattern32.test(data14)){
const err28 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.version !== undefined){
let data15 = data.version;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(!pattern32.test(data16)){
const err31 = {instancePath:instancePath+"/version/" + i2,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/version/" + i2,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/version",schemaPath:"#/anyOf/1/properties/version/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.log_folders !== undefined){
let data17 = data.log_folders;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(!pattern8.test(data18)){
const err34 = {instancePath:instancePath+"/log_folders/" + i3,schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err35 = {instancePath:instancePath+"/log_folders/" + i3,schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err36 = {instancePath:instancePath+"/log_folders",schemaPath:"#/anyOf/1/properties/log_folders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err38 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases")) || (key0 === "baseline")) || (key0 === "skills")) || (key0 === "providers")) || (key0 === "levels")) || (key0 === "sampling"))){
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
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err2 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err3 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err6 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.baseline !== undefined){
let data4 = data.baseline;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err9 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err10 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.skills !== undefined){
let data5 = data.skills;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err11 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs21 = errors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err13 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err14 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.providers !== undefined){
let data7 = data.providers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
const _errs27 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid9 = _errs27 === errors;
if(!valid9){
const err18 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
for(const key2 in data7){
if(!(validate25(data7[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.levels !== undefined){
let data9 = data.levels;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!((((((((key3 === "on-removed") || (key3 === "regression")) || (key3 === "soft-regression")) || (key3 === "watch")) || (key3 === "improvement")) || (key3 === "flaky")) || (key3 === "unreliable-baseline")) || (key3 === "insufficient-data"))){
const err20 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9["on-removed"] !== undefined){
let data10 = data9["on-removed"];
if(!(((data10 === "error") || (data10 === "warn")) || (data10 === "off"))){
const err21 = {instancePath:instancePath+"/levels/on-removed",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.regression !== undefined){
let data11 = data9.regression;
if(!(((data11 === "error") || (data11 === "warn")) || (data11 === "off"))){
const err22 = {instancePath:instancePath+"/levels/regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9["soft-regression"] !== undefined){
let data12 = data9["soft-regression"];
if(!(((data12 === "error") || (data12 === "warn")) || (data12 === "off"))){
const err23 = {instancePath:instancePath+"/levels/soft-regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.watch !== undefined){
let data13 = data9.watch;
if(!(((data13 === "error") || (data13 === "warn")) || (data13 === "off"))){
const err24 = {instancePath:instancePath+"/levels/watch",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.improvement !== undefined){
let data14 = data9.improvement;
if(!(((data14 === "error") || (data14 === "warn")) || (data14 === "off"))){
const err25 = {instancePath:instancePath+"/levels/improvement",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.flaky !== undefined){
let data15 = data9.flaky;
if(!(((data15 === "error") || (data15 === "warn")) || (data15 === "off"))){
const err26 = {instancePath:instancePath+"/levels/flaky",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9["unreliable-baseline"] !== undefined){
let data16 = data9["unreliable-baseline"];
if(!(((data16 === "error") || (data16 === "warn")) || (data16 === "off"))){
const err27 = {instancePath:instancePath+"/levels/unreliable-baseline",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9["insufficient-data"] !== undefined){
let data17 = data9["insufficient-data"];
if(!(((data17 === "error") || (data17 === "warn")) || (data17 === "off"))){
const err28 = {instancePath:instancePath+"/levels/insufficient-data",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sampling !== undefined){
let data18 = data.sampling;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 in data18){
if(!(func2.call(schema30.properties.sampling.properties, key4))){
const err30 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.rule !== undefined){
let data19 = data18.rule;
if(!((data19 === "single") || (data19 === "sequential"))){
const err31 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema30.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data18.trials !== undefined){
let data20 = data18.trials;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err32 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err33 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data18.stages !== undefined){
let data21 = data18.stages;
if(Array.isArray(data21)){
if(data21.length > 8){
const err35 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data21.length < 2){
const err36 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err37 = {instancePath:instancePath+"/sampling/stages/" + i2,schemaPath:"#/properties/sampling/properties/stages/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err38 = {instancePath:instancePath+"/sampling/stages/" + i2,schemaPath:"#/properties/sampling/properties/stages/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err39 = {instancePath:instancePath+"/sampling/stages/" + i2,schemaPath:"#/properties/sampling/properties/stages/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data18.go_on_below !== undefined){
let data23 = data18.go_on_below;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1 || isNaN(data24)){
const err41 = {instancePath:instancePath+"/sampling/go_on_below/" + i3,schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err42 = {instancePath:instancePath+"/sampling/go_on_below/" + i3,schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/sampling/go_on_below/" + i3,schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/sampling/go_on_below",schemaPath:"#/properties/sampling/properties/go_on_below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.alpha !== undefined){
let data25 = data18.alpha;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1 || isNaN(data25)){
const err45 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err46 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.drop !== undefined){
let data26 = data18.drop;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
const err48 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err49 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.soft !== undefined){
let data27 = data18.soft;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key5 in data27){
if(!((key5 === "alpha") || (key5 === "drop"))){
const err51 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data27.alpha !== undefined){
let data28 = data27.alpha;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1 || isNaN(data28)){
const err52 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err53 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data27.drop !== undefined){
let data29 = data27.drop;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1 || isNaN(data29)){
const err55 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err56 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.watch_drop !== undefined){
let data30 = data18.watch_drop;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 1 || isNaN(data30)){
const err59 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err60 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data18.new_cases !== undefined){
let data31 = data18.new_cases;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.passes === undefined){
const err62 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "passes"},message:"must have required property '"+"passes"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data31.trials === undefined){
const err63 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key6 in data31){
if(!((key6 === "passes") || (key6 === "trials"))){
const err64 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data31.passes !== undefined){
let data32 = data31.passes;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err65 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000 || isNaN(data32)){
const err66 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err67 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data31.trials !== undefined){
let data33 = data31.trials;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err68 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000 || isNaN(data33)){
const err69 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data33 < 1 || isNaN(data33)){
const err70 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err71 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err72 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/sampling-policy.js

/**
 * The plan of stages, bounds and alpha stands on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at
 * .95 is red once in 500 runs, for 3.4 trials per cell.
 */
const DEFAULT_SAMPLING = {
    rule: null,
    trials: 1,
    stages: [3, 5, 10, 24],
    goOnBelow: [0.2, 0.1],
    alpha: 0.05,
    drop: 0.2,
    soft: { alpha: 0.1, drop: 0.15 },
    watchDrop: 0.35,
    newCases: { passes: 4, trials: 5 },
};
/** The policy that a configuration writes down, with the defaults for the rest. */
function samplingOf(document) {
    const stages = document?.stages ?? DEFAULT_SAMPLING.stages;
    return {
        rule: document?.rule ?? DEFAULT_SAMPLING.rule,
        trials: document?.trials ?? DEFAULT_SAMPLING.trials,
        stages,
        goOnBelow: document?.go_on_below ?? defaultBounds(stages.length - 2),
        alpha: document?.alpha ?? DEFAULT_SAMPLING.alpha,
        drop: document?.drop ?? DEFAULT_SAMPLING.drop,
        soft: {
            alpha: document?.soft?.alpha ?? DEFAULT_SAMPLING.soft.alpha,
            drop: document?.soft?.drop ?? DEFAULT_SAMPLING.soft.drop,
        },
        watchDrop: document?.watch_drop ?? DEFAULT_SAMPLING.watchDrop,
        newCases: document?.new_cases ?? DEFAULT_SAMPLING.newCases,
    };
}
/** Bounds for other numbers of stages: wide after the first one that can stop a cell, narrow after the others. */
function defaultBounds(count) {
    const [wide = 0.2, narrow = 0.1] = DEFAULT_SAMPLING.goOnBelow;
    return Array.from({ length: count }, (_, index) => (index === 0 ? wide : narrow));
}
/** The faults that a schema cannot say. */
function policyFaults(policy) {
    const { stages, goOnBelow, newCases } = policy;
    const faults = [];
    if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
        faults.push({ key: 'stages', expected: 'numbers that rise', found: (0,problem/* shown */.SP)(stages) });
    }
    const between = Math.max(0, stages.length - 2);
    if (goOnBelow.length !== between) {
        const expected = `${between} p-values, one for each stage between the first and the last`;
        faults.push({ key: 'go_on_below', expected, found: (0,problem/* shown */.SP)(goOnBelow) });
    }
    if (newCases.passes > newCases.trials) {
        const expected = `passes that ${newCases.trials} trials can show`;
        faults.push({ key: 'new_cases', expected, found: (0,problem/* shown */.SP)(newCases.passes) });
    }
    return faults;
}

;// CONCATENATED MODULE: ./build/contracts/config.js





/** Where the configuration stands in a repository. */
const CONFIG_PATH = '.github/portcullis/config.yml';
/** What holds where nothing is configured. */
const DEFAULT_CASES = ['cases/routing/*.json'];
const DEFAULT_BASELINE = 'baselines/provider-baseline.json';
/** The folder that most agents look into. */
const DEFAULT_SKILLS_FOLDER = '.agents/skills';
const DEFAULT_PROVIDERS = ['claude', 'codex', 'copilot'];
/** What holds for a provider of which nothing is configured. */
const DEFAULT_PROVIDER = providerOf(null);
const DEFAULT_CONFIG = configOf({});
/** Checks an already parsed YAML document; throws one error that lists every problem with file and line. */
function parseConfig(value, file, lines) {
    const document = (0,json_source/* checkedValue */.ZJ)('the configuration', value ?? {}, validate, file, lines);
    const bad = (pointer, path, expected, help) => {
        return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: (0,problem/* shown */.SP)(path), help };
    };
    const problems = Object.entries({ cases: document.cases, baseline: document.baseline }).flatMap(([key, paths]) => (listOf(paths) ?? [])
        .filter(leavesFolder)
        .map((path) => bad(`/${key}`, path, 'a path inside the repository', 'other files can be named on the command line')));
    for (const [id, policy] of Object.entries(document.providers ?? {})) {
        const pointer = `/providers/${id}`;
        const skills = policy?.skills_folder ?? '';
        if (leavesFolder(skills))
            problems.push(bad(`${pointer}/skills_folder`, skills, 'a path inside the workspace', null));
        for (const folder of policy?.log_folders?.filter(leavesUnit) ?? []) {
            problems.push(bad(`${pointer}/log_folders`, folder, 'a path below {home}, {workspace} or {temporary}', null));
        }
    }
    const config = configOf(document);
    for (const { key, expected, found } of policyFaults(config.sampling)) {
        const pointer = `/sampling/${key}`;
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help: null });
    }
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the configuration', problems);
    return config;
}
/** A pull request's configuration must not name files of the machine that judges it. */
function leavesFolder(path) {
    return /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path);
}
/** The logs of a unit are its own, never those of the machine. */
function leavesUnit(folder) {
    return !/^\{(?:home|workspace|temporary)\}(?:\/|$)/.test(folder) || leavesFolder(folder);
}
function configOf(document) {
    const providers = document.providers === undefined
        ? DEFAULT_PROVIDERS.map((id) => [id, null])
        : Object.entries(document.providers);
    return {
        cases: listOf(document.cases) ?? DEFAULT_CASES,
        namesCases: document.cases !== undefined,
        baseline: document.baseline ?? DEFAULT_BASELINE,
        skills: listOf(document.skills) ?? [],
        providers: new Map([...providers]
            .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
            .map(([id, policy]) => [id, providerOf(policy)])),
        onRemoved: document.levels?.['on-removed'] ?? 'warn',
        levels: {
            regression: document.levels?.regression ?? 'error',
            soft_regression: document.levels?.['soft-regression'] ?? 'warn',
            watch: document.levels?.watch ?? 'warn',
            improvement: document.levels?.improvement ?? 'off',
            flaky: document.levels?.flaky ?? 'warn',
            unreliable_baseline: document.levels?.['unreliable-baseline'] ?? 'warn',
            insufficient_data: document.levels?.['insufficient-data'] ?? 'error',
        },
        sampling: samplingOf(document.sampling),
    };
}
function providerOf(policy) {
    const { command, reader, skills_folder, set, version, log_folders } = policy ?? {};
    const ofCommand = { reader, skills_folder, set, version, log_folders };
    const written = Object.entries(ofCommand).filter(([, value]) => value !== undefined);
    return {
        infra: policy?.infra ?? 'fail',
        timeout: policy?.timeout ?? null,
        model: policy?.model ?? null,
        maxParallel: policy?.max_parallel ?? null,
        path: policy?.path ?? null,
        clientVersion: policy?.client_version ?? null,
        sandbox: policy?.sandbox ?? null,
        environment: policy?.environment ?? [],
        command: command === undefined
            ? null
            : {
                command,
                reader: reader ?? 'text',
                skillsFolder: skills_folder ?? DEFAULT_SKILLS_FOLDER,
                set: set ?? {},
                version: version ?? ['--version'],
                logFolders: log_folders ?? [],
            },
        withoutCommand: command === undefined ? written.map(([key]) => key) : [],
    };
}
function listOf(value) {
    return typeof value === 'string' ? [value] : value;
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6445);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D)(document);
}


/***/ }),

/***/ 8650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ PLAN_FILE),
  vS: () => (/* binding */ parsePlan),
  Gb: () => (/* binding */ planDigest)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/plan.validate.js
// Generated from plan.schema.json by scripts/generate.ts.

const validate = validate38;
const schema74 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"plan.schema.json","title":"Plan","description":"Which units a batch consists of: case × provider × trial.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","commit","case_set_digest","providers","selection","cases","units"],"properties":{"schema":{"const":1},"batch_run_id":{"$ref":"#/definitions/uuid"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"providers":{"description":"The configured providers, selected or not.","type":"array","items":{"type":"string"}},"selection":{"title":"PlanSelection","description":"The filters that were asked for; null means no filter.","type":"object","additionalProperties":false,"required":["agents","case_ids","categories"],"properties":{"agents":{"$ref":"#/definitions/filter"},"case_ids":{"$ref":"#/definitions/filter"},"categories":{"$ref":"#/definitions/filter"}}},"cases":{"description":"Every case of the case set, planned or not.","type":"array","items":{"title":"PlannedCase","type":"object","additionalProperties":false,"required":["case_id","category","file","line","digest"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"file":{"type":"string"},"line":{"type":"integer","minimum":1},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"units":{"type":"array","items":{"title":"PlannedUnit","type":"object","additionalProperties":false,"required":["unit_run_id","case_id","agent","trial"],"properties":{"unit_run_id":{"$ref":"#/definitions/uuid"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"trial":{"type":"integer","minimum":1},"optional":{"description":"True for trials of a later stage: they are run only where the stages before leave the cell undecided.","type":"boolean"}}}}},"definitions":{"uuid":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"filter":{"type":["array","null"],"items":{"type":"string"}}}};
const schema75 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema76 = {"type":["array","null"],"items":{"type":"string"}};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern39 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="plan.schema.json" */;
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
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.commit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.case_set_digest === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.providers === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.selection === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selection"},message:"must have required property '"+"selection"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cases === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.units === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "schema") || (key0 === "batch_run_id")) || (key0 === "commit")) || (key0 === "case_set_digest")) || (key0 === "providers")) || (key0 === "selection")) || (key0 === "cases")) || (key0 === "units"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
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
const err11 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.commit !== undefined){
let data2 = data.commit;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema74.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern39.test(data2)){
const err13 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.case_set_digest !== undefined){
let data3 = data.case_set_digest;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err14 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.providers !== undefined){
let data4 = data.providers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err16 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.selection !== undefined){
let data6 = data.selection;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.agents === undefined){
const err18 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.case_ids === undefined){
const err19 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.categories === undefined){
const err20 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "agents") || (key1 === "case_ids")) || (key1 === "categories"))){
const err21 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.agents !== undefined){
let data7 = data6.agents;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/selection/agents",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema76.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err23 = {instancePath:instancePath+"/selection/agents/" + i1,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data6.case_ids !== undefined){
let data9 = data6.case_ids;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/selection/case_ids",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema76.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(typeof data9[i2] !== "string"){
const err25 = {instancePath:instancePath+"/selection/case_ids/" + i2,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data6.categories !== undefined){
let data11 = data6.categories;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/selection/categories",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema76.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(typeof data11[i3] !== "string"){
const err27 = {instancePath:instancePath+"/selection/categories/" + i3,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.cases !== undefined){
let data13 = data.cases;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.case_id === undefined){
const err29 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data14.category === undefined){
const err30 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data14.file === undefined){
const err31 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.line === undefined){
const err32 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.digest === undefined){
const err33 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data14){
if(!(((((key2 === "case_id") || (key2 === "category")) || (key2 === "file")) || (key2 === "line")) || (key2 === "digest"))){
const err34 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.case_id !== undefined){
let data15 = data14.case_id;
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
const err35 = {instancePath:instancePath+"/cases/" + i4+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/cases/" + i4+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.category !== undefined){
let data16 = data14.category;
if((typeof data16 !== "string") && (data16 !== null)){
const err37 = {instancePath:instancePath+"/cases/" + i4+"/category",schemaPath:"#/properties/cases/items/properties/category/type",keyword:"type",params:{type: schema74.properties.cases.items.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.file !== undefined){
if(typeof data14.file !== "string"){
const err38 = {instancePath:instancePath+"/cases/" + i4+"/file",schemaPath:"#/properties/cases/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.line !== undefined){
let data18 = data14.line;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err39 = {instancePath:instancePath+"/cases/" + i4+"/line",schemaPath:"#/properties/cases/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err40 = {instancePath:instancePath+"/cases/" + i4+"/line",schemaPath:"#/properties/cases/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data14.digest !== undefined){
let data19 = data14.digest;
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
const err41 = {instancePath:instancePath+"/cases/" + i4+"/digest",schemaPath:"#/properties/cases/items/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/cases/" + i4+"/digest",schemaPath:"#/properties/cases/items/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err43 = {instancePath:instancePath+"/cases/" + i4,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.units !== undefined){
let data20 = data.units;
if(Array.isArray(data20)){
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
let data21 = data20[i5];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.unit_run_id === undefined){
const err45 = {instancePath:instancePath+"/units/" + i5,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data21.case_id === undefined){
const err46 = {instancePath:instancePath+"/units/" + i5,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data21.agent === undefined){
const err47 = {instancePath:instancePath+"/units/" + i5,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data21.trial === undefined){
const err48 = {instancePath:instancePath+"/units/" + i5,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key3 in data21){
if(!(((((key3 === "unit_run_id") || (key3 === "case_id")) || (key3 === "agent")) || (key3 === "trial")) || (key3 === "optional"))){
const err49 = {instancePath:instancePath+"/units/" + i5,schemaPath:"#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.unit_run_id !== undefined){
let data22 = data21.unit_run_id;
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
const err50 = {instancePath:instancePath+"/units/" + i5+"/unit_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/units/" + i5+"/unit_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data21.case_id !== undefined){
let data23 = data21.case_id;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err52 = {instancePath:instancePath+"/units/" + i5+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/units/" + i5+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data21.agent !== undefined){
let data24 = data21.agent;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err54 = {instancePath:instancePath+"/units/" + i5+"/agent",schemaPath:"#/properties/units/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/units/" + i5+"/agent",schemaPath:"#/properties/units/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.trial !== undefined){
let data25 = data21.trial;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err56 = {instancePath:instancePath+"/units/" + i5+"/trial",schemaPath:"#/properties/units/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/units/" + i5+"/trial",schemaPath:"#/properties/units/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data21.optional !== undefined){
if(typeof data21.optional !== "boolean"){
const err58 = {instancePath:instancePath+"/units/" + i5+"/optional",schemaPath:"#/properties/units/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/units/" + i5,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/plan.js




/** The name of the plan's file, beside the results. */
const PLAN_FILE = 'plan.json';
function parsePlan(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the plan', text, validate, file, { wholeCharacters: true });
}
/** `sha256:…` by which results say which plan they belong to. */
function planDigest(plan) {
    return (0,digest/* digestOfText */.Nv)((0,document_text/* documentText */.Z)(plan));
}


/***/ }),

/***/ 6675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nI: () => (/* binding */ PROOF_LOG_FILE),
  yG: () => (/* binding */ RESULTS_FILE),
  c2: () => (/* binding */ parseResults),
  qp: () => (/* binding */ resultsText),
  eh: () => (/* binding */ summarize)
});

// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/results.validate.js
// Generated from results.schema.json by scripts/generate.ts.

const validate = validate39;
const schema80 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"results.schema.json","title":"Results","description":"All unit results of one batch.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","generated_at_utc","commit","case_set_digest","plan_digest","skill_set_digest","seed","tool","summary","options","results"],"properties":{"schema":{"const":1},"batch_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"generated_at_utc":{"type":"string"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"plan_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Over the files of the skills that every unit got; null where it is not known what was installed.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"seed":{"type":["integer","null"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"portcullis"},"version":{"type":"string"}}},"summary":{"title":"ResultsSummary","type":"object","additionalProperties":false,"required":["total","pass","fail","infra_error"],"properties":{"total":{"type":"integer","minimum":0},"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"infra_error":{"type":"integer","minimum":0}}},"options":{"title":"ResultsOptions","type":"object","additionalProperties":false,"required":["mode","cases","agents","case_ids","categories"],"properties":{"mode":{"enum":["replay","rehearsal","live"]},"cases":{"type":"array","items":{"type":"string"}},"agents":{"type":"array","items":{"type":"string"}},"case_ids":{"type":["array","null"],"items":{"type":"string"}},"categories":{"type":["array","null"],"items":{"type":"string"}}}},"not_run":{"description":"Planned cells that were not reached or not finished, because the budget of the run was used up.","type":"array","items":{"title":"CellNotRun","type":"object","additionalProperties":false,"required":["case_id","agent","reason"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"reason":{"const":"budget"}}}},"results":{"type":"array","items":{"$ref":"unit-result.schema.json"}}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern39 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema81 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"unit-result.schema.json","title":"UnitResult","description":"What one unit's evidence means, and the evidence itself.","type":"object","additionalProperties":false,"required":["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","case_digest","case_file","case_line","transcript","duration_ms","attempts","log_fallback"],"properties":{"unit_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"trial":{"type":"integer","minimum":1},"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"expected_skill":{"type":["string","null"]},"failure_kind":{"enum":["missing_required","disallowed_hit","optional_only","evidence_too_weak","mixed",null]},"failure_category":{"enum":["timeout","transport","assertion",null]},"timed_out":{"type":"boolean"},"exit_code":{"type":["integer","null"]},"token_hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}},"missing":{"type":"array","items":{"title":"MissingToken","type":"object","additionalProperties":false,"required":["token","reason","required_tier","best_tier"],"properties":{"token":{"type":"string"},"reason":{"enum":["ambiguous","wrong_source","too_weak","attempted_not_executed","not_available","absent"]},"required_tier":{"enum":[1,2,3,null]},"best_tier":{"enum":[1,2,3,null]}}}},"optional_hits":{"type":"array","items":{"type":"string"}},"disallowed_hits":{"type":"array","items":{"type":"string"}},"gating_hits":{"description":"The disallowed hits that are strong enough to fail the unit.","type":"array","items":{"type":"string"}},"skills_available":{"type":["array","null"],"items":{"type":"string"}},"limit":{"enum":["turns","budget",null]},"warnings":{"type":"array","items":{"type":"string"}},"client":{"title":"ClientIdentity","type":"object","additionalProperties":false,"required":["name","version","model"],"properties":{"name":{"type":"string"},"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"usage":{"title":"Usage","description":"What the client told; null where it tells nothing.","type":["object","null"],"additionalProperties":false,"required":["input_tokens","output_tokens","cost_usd","turns"],"properties":{"input_tokens":{"type":["integer","null"]},"output_tokens":{"type":["integer","null"]},"cost_usd":{"type":["number","null"]},"turns":{"type":["integer","null"]}}},"error":{"type":["string","null"]},"observed":{"title":"Observed","description":"Facts about the run that a verdict under another version of the case needs.","type":"object","additionalProperties":false,"required":["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"],"properties":{"session_started":{"type":"boolean"},"assistant_text":{"description":"The model said something itself; text that the client wrote in its name does not count.","type":"boolean"},"tool_calls":{"type":"integer","minimum":0},"terminal":{"enum":["completed","limit","error","none"]},"transport":{"description":"Why the run is infrastructure whatever the case asks; null where its evidence counts.","$ref":"#/definitions/infraReason"},"lost":{"description":"Why absence proves nothing: a part of the transcript could not be read.","enum":["oversize","incomplete",null]},"any_matched":{"type":"array","items":{"type":"string"}},"any_unmatched":{"type":"array","items":{"type":"string"}},"ambiguous":{"type":"array","items":{"type":"string"}},"catalogue_complete":{"type":"boolean"},"skill_tool":{"type":["boolean","null"]},"session_id":{"description":"The client's own id of its session; null where it tells none.","type":["string","null"]},"content_digest":{"description":"Over what the model said and called, without numbers and ids; null where it did neither.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"api_status":{"description":"The HTTP status by which the client explains its failure; null where it tells none.","type":["integer","null"]}}},"duration_ms":{"description":"How long the last attempt took; null where no process was run.","type":["integer","null"],"minimum":0},"attempts":{"description":"Every process that was started for this unit, the last one being the one that was judged; null where a recording was.","type":["array","null"],"items":{"$ref":"#/definitions/attempt"}},"log_fallback":{"title":"LogFallback","description":"What the client's own log files showed of tokens that its output did not; null where they were not looked at.","type":["object","null"],"additionalProperties":false,"required":["counts","files","hits"],"properties":{"counts":{"description":"False where the hits are diagnostics only.","type":"boolean"},"files":{"type":"integer","minimum":0},"hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}}}},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"],"minimum":1},"transcript":{"title":"TranscriptReference","type":["object","null"],"additionalProperties":false,"required":["path","sha256","bytes"],"properties":{"path":{"type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"bytes":{"type":"integer","minimum":0}}}},"definitions":{"attempt":{"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}},"status":{"title":"UnitStatus","enum":["pass","fail","infra_error"]},"infraReason":{"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]},"tokenHit":{"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}}}};
const schema82 = {"title":"UnitStatus","enum":["pass","fail","infra_error"]};
const schema83 = {"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]};
const schema84 = {"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}};
const pattern58 = new RegExp("^[0-9a-f]{64}$", "u");
const schema86 = {"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema86.properties, key0))){
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
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema86.properties.error.type},message:"must be string,null"};
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
const err13 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema86.properties.exit_code.type},message:"must be integer,null"};
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
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema86.properties.signal.type},message:"must be string,null"};
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
const err16 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/enum",keyword:"enum",params:{allowedValues: schema86.properties.termination.enum},message:"must be equal to one of the allowed values"};
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
validate41.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema81.properties, key0))){
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
const err38 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema81.properties.category.type},message:"must be string,null"};
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
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
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
const err42 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
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
const err43 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: schema81.properties.expected_skill.type},message:"must be string,null"};
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
const err44 = {instancePath:instancePath+"/failure_kind",schemaPath:"#/properties/failure_kind/enum",keyword:"enum",params:{allowedValues: schema81.properties.failure_kind.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/failure_category",schemaPath:"#/properties/failure_category/enum",keyword:"enum",params:{allowedValues: schema81.properties.failure_category.enum},message:"must be equal to one of the allowed values"};
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
const err47 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema81.properties.exit_code.type},message:"must be integer,null"};
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
if(!(func2.call(schema84.properties, key2))){
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
const err59 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema84.properties.tier.enum},message:"must be equal to one of the allowed values"};
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
const err61 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema84.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
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
const err62 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema84.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
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
const err70 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema84.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
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
const err79 = {instancePath:instancePath+"/missing/" + i0+"/reason",schemaPath:"#/properties/missing/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema81.properties.missing.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
const err80 = {instancePath:instancePath+"/missing/" + i0+"/required_tier",schemaPath:"#/properties/missing/items/properties/required_tier/enum",keyword:"enum",params:{allowedValues: schema81.properties.missing.items.properties.required_tier.enum},message:"must be equal to one of the allowed values"};
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
const err81 = {instancePath:instancePath+"/missing/" + i0+"/best_tier",schemaPath:"#/properties/missing/items/properties/best_tier/enum",keyword:"enum",params:{allowedValues: schema81.properties.missing.items.properties.best_tier.enum},message:"must be equal to one of the allowed values"};
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
const err90 = {instancePath:instancePath+"/skills_available",schemaPath:"#/properties/skills_available/type",keyword:"type",params:{type: schema81.properties.skills_available.type},message:"must be array,null"};
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
const err92 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema81.properties.limit.enum},message:"must be equal to one of the allowed values"};
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
const err100 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: schema81.properties.client.properties.version.type},message:"must be string,null"};
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
const err101 = {instancePath:instancePath+"/client/model",schemaPath:"#/properties/client/properties/model/type",keyword:"type",params:{type: schema81.properties.client.properties.model.type},message:"must be string,null"};
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
const err103 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema81.properties.usage.type},message:"must be object,null"};
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
const err109 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: schema81.properties.usage.properties.input_tokens.type},message:"must be integer,null"};
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
const err110 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: schema81.properties.usage.properties.output_tokens.type},message:"must be integer,null"};
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
const err111 = {instancePath:instancePath+"/usage/cost_usd",schemaPath:"#/properties/usage/properties/cost_usd/type",keyword:"type",params:{type: schema81.properties.usage.properties.cost_usd.type},message:"must be number,null"};
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
const err112 = {instancePath:instancePath+"/usage/turns",schemaPath:"#/properties/usage/properties/turns/type",keyword:"type",params:{type: schema81.properties.usage.properties.turns.type},message:"must be integer,null"};
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
const err113 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema81.properties.error.type},message:"must be string,null"};
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
if(!(func2.call(schema81.properties.observed.properties, key6))){
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
const err133 = {instancePath:instancePath+"/observed/terminal",schemaPath:"#/properties/observed/properties/terminal/enum",keyword:"enum",params:{allowedValues: schema81.properties.observed.properties.terminal.enum},message:"must be equal to one of the allowed values"};
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
const err134 = {instancePath:instancePath+"/observed/transport",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
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
const err135 = {instancePath:instancePath+"/observed/lost",schemaPath:"#/properties/observed/properties/lost/enum",keyword:"enum",params:{allowedValues: schema81.properties.observed.properties.lost.enum},message:"must be equal to one of the allowed values"};
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
const err143 = {instancePath:instancePath+"/observed/skill_tool",schemaPath:"#/properties/observed/properties/skill_tool/type",keyword:"type",params:{type: schema81.properties.observed.properties.skill_tool.type},message:"must be boolean,null"};
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
const err144 = {instancePath:instancePath+"/observed/session_id",schemaPath:"#/properties/observed/properties/session_id/type",keyword:"type",params:{type: schema81.properties.observed.properties.session_id.type},message:"must be string,null"};
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
const err145 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/type",keyword:"type",params:{type: schema81.properties.observed.properties.content_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(typeof data67 === "string"){
if(!pattern5.test(data67)){
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
const err147 = {instancePath:instancePath+"/observed/api_status",schemaPath:"#/properties/observed/properties/api_status/type",keyword:"type",params:{type: schema81.properties.observed.properties.api_status.type},message:"must be integer,null"};
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
const err149 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema81.properties.duration_ms.type},message:"must be integer,null"};
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
const err151 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema81.properties.attempts.type},message:"must be array,null"};
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
if(!(validate41(data70[i9], {instancePath:instancePath+"/attempts/" + i9,parentData:data70,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_fallback !== undefined){
let data72 = data.log_fallback;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
const err152 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/type",keyword:"type",params:{type: schema81.properties.log_fallback.type},message:"must be object,null"};
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
if(!(func2.call(schema84.properties, key9))){
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
const err171 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema84.properties.tier.enum},message:"must be equal to one of the allowed values"};
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
const err173 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema84.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
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
const err174 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema84.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
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
const err182 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema84.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data87)){
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
const err187 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema81.properties.case_file.type},message:"must be string,null"};
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
const err188 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema81.properties.case_line.type},message:"must be integer,null"};
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
const err190 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema81.properties.transcript.type},message:"must be object,null"};
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
if(!pattern58.test(data92)){
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
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="results.schema.json" */;
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
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.generated_at_utc === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generated_at_utc"},message:"must have required property '"+"generated_at_utc"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.commit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.case_set_digest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.plan_digest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_digest"},message:"must have required property '"+"plan_digest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.skill_set_digest === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.seed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.tool === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.summary === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.options === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.results === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema80.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err14 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.generated_at_utc !== undefined){
if(typeof data.generated_at_utc !== "string"){
const err16 = {instancePath:instancePath+"/generated_at_utc",schemaPath:"#/properties/generated_at_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema80.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern39.test(data3)){
const err18 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.case_set_digest !== undefined){
let data4 = data.case_set_digest;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err19 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.plan_digest !== undefined){
let data5 = data.plan_digest;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err21 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.skill_set_digest !== undefined){
let data6 = data.skill_set_digest;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/type",keyword:"type",params:{type: schema80.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err24 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data7 = data.seed;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema80.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tool !== undefined){
let data8 = data.tool;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err26 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.version === undefined){
const err27 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "name") || (key1 === "version"))){
const err28 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.name !== undefined){
if("portcullis" !== data8.name){
const err29 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "portcullis"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.version !== undefined){
if(typeof data8.version !== "string"){
const err30 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.summary !== undefined){
let data11 = data.summary;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.total === undefined){
const err32 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.pass === undefined){
const err33 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.fail === undefined){
const err34 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.infra_error === undefined){
const err35 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "infra_error"},message:"must have required property '"+"infra_error"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data11){
if(!((((key2 === "total") || (key2 === "pass")) || (key2 === "fail")) || (key2 === "infra_error"))){
const err36 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.total !== undefined){
let data12 = data11.total;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data11.pass !== undefined){
let data13 = data11.pass;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err39 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data11.fail !== undefined){
let data14 = data11.fail;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data11.infra_error !== undefined){
let data15 = data11.infra_error;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err45 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.options !== undefined){
let data16 = data.options;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.mode === undefined){
const err46 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data16.cases === undefined){
const err47 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.agents === undefined){
const err48 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16.case_ids === undefined){
const err49 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.categories === undefined){
const err50 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key3 in data16){
if(!(((((key3 === "mode") || (key3 === "cases")) || (key3 === "agents")) || (key3 === "case_ids")) || (key3 === "categories"))){
const err51 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data16.mode !== undefined){
let data17 = data16.mode;
if(!(((data17 === "replay") || (data17 === "rehearsal")) || (data17 === "live"))){
const err52 = {instancePath:instancePath+"/options/mode",schemaPath:"#/properties/options/properties/mode/enum",keyword:"enum",params:{allowedValues: schema80.properties.options.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data16.cases !== undefined){
let data18 = data16.cases;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(typeof data18[i0] !== "string"){
const err53 = {instancePath:instancePath+"/options/cases/" + i0,schemaPath:"#/properties/options/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/options/cases",schemaPath:"#/properties/options/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.agents !== undefined){
let data20 = data16.agents;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err55 = {instancePath:instancePath+"/options/agents/" + i1,schemaPath:"#/properties/options/properties/agents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/options/agents",schemaPath:"#/properties/options/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.case_ids !== undefined){
let data22 = data16.case_ids;
if((!(Array.isArray(data22))) && (data22 !== null)){
const err57 = {instancePath:instancePath+"/options/case_ids",schemaPath:"#/properties/options/properties/case_ids/type",keyword:"type",params:{type: schema80.properties.options.properties.case_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(typeof data22[i2] !== "string"){
const err58 = {instancePath:instancePath+"/options/case_ids/" + i2,schemaPath:"#/properties/options/properties/case_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
if(data16.categories !== undefined){
let data24 = data16.categories;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err59 = {instancePath:instancePath+"/options/categories",schemaPath:"#/properties/options/properties/categories/type",keyword:"type",params:{type: schema80.properties.options.properties.categories.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(typeof data24[i3] !== "string"){
const err60 = {instancePath:instancePath+"/options/categories/" + i3,schemaPath:"#/properties/options/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.not_run !== undefined){
let data26 = data.not_run;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.case_id === undefined){
const err62 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data27.agent === undefined){
const err63 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data27.reason === undefined){
const err64 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key4 in data27){
if(!(((key4 === "case_id") || (key4 === "agent")) || (key4 === "reason"))){
const err65 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data27.case_id !== undefined){
let data28 = data27.case_id;
if(typeof data28 === "string"){
if(!pattern1.test(data28)){
const err66 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data27.agent !== undefined){
let data29 = data27.agent;
if(typeof data29 === "string"){
if(!pattern1.test(data29)){
const err68 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data27.reason !== undefined){
if("budget" !== data27.reason){
const err70 = {instancePath:instancePath+"/not_run/" + i4+"/reason",schemaPath:"#/properties/not_run/items/properties/reason/const",keyword:"const",params:{allowedValue: "budget"},message:"must be equal to constant"};
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
const err71 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err72 = {instancePath:instancePath+"/not_run",schemaPath:"#/properties/not_run/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.results !== undefined){
let data31 = data.results;
if(Array.isArray(data31)){
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
if(!(validate40(data31[i5], {instancePath:instancePath+"/results/" + i5,parentData:data31,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err73 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/results.js



/** The name of the results file in a batch's folder. */
const RESULTS_FILE = 'results.json';
/** The name of the proof log beside it. */
const PROOF_LOG_FILE = 'tool-use-proof.log';
function parseResults(text, file) {
    const help = 'If another version of Portcullis wrote it, run or replay again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the results file', text, validate, file, { help });
}
function resultsText(results) {
    return (0,document_text/* documentText */.Z)(results);
}
function summarize(results) {
    const count = (status) => results.filter((result) => result.status === status).length;
    return { total: results.length, pass: count('pass'), fail: count('fail'), infra_error: count('infra_error') };
}


/***/ }),

/***/ 8118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isActivityToken)
/* harmony export */ });
/**
 * Entries of `required_any_evidence` that mean "any tool call" (trimmed, folded). The specification's origin looked for
 * these texts in the raw transcript, where they are always found; what they were meant to ask is whether a tool was used.
 */
const ACTIVITY_TOKENS = new Set([
    'tool_use',
    'read_file',
    'file_search',
    'command_execution',
    'function_call',
    'mcp:',
    'glob',
    'grep',
    'read(',
    'grep(',
    'glob(',
    'bash(',
    'shell(',
    'starting remote mcp client for github-mcp-server',
    'invalid mcp config for plugin',
]);
/** Whether an entry of `required_any_evidence` means "any tool call". */
function isActivityToken(token) {
    return ACTIVITY_TOKENS.has(token.trim().toLowerCase());
}


/***/ }),

/***/ 8968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ attributeSignals),
/* harmony export */   Z: () => (/* binding */ resolveAlias)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3698);
/* harmony import */ var _compute_tier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8966);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6992);
/* harmony import */ var _token_hit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7625);





/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
function resolveAlias(aliases, name) {
    const own = aliases.get(name.toLowerCase());
    if (own !== undefined || aliases.size === 0)
        return own ?? name;
    const [skill = '', file, ...rest] = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(name);
    if (file?.toLowerCase() !== _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() || rest.length > 0)
        return name;
    const canonical = aliases.get(skill.toLowerCase());
    return canonical === undefined ? name : `${canonical}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`;
}
/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
function attributeSignals(agent, signals, tokens, installed, aliases) {
    const inventory = inventoryOf(signals, installed);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || canonical.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
        let certain;
        let possible;
        for (const signal of signals) {
            const match = matchSignal(signal, token, canonical, inventory, aliases);
            if (match === 'different')
                continue;
            if (!isPath)
                claimed.add(signal);
            const hit = hitOf(agent, signal, isPath);
            if (match === 'same')
                certain = merged(certain, hit);
            else
                possible = merged(possible, hit);
        }
        const hit = merged(certain, possible);
        if (hit !== undefined)
            hits.set(token, hit);
        if (decides(possible, certain))
            ambiguous.add(token);
    }
    const seen = [];
    for (const signal of signals) {
        const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
        const own = name === undefined ? undefined : hitOf(agent, signal, false);
        if (name === undefined || own === undefined)
            continue;
        const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
        if (key === name)
            seen.push(name);
        const hit = merged(hits.get(key), own);
        if (hit !== undefined)
            hits.set(key, hit);
    }
    const sorted = [...hits].sort(([left], [right]) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left, right));
    return { hits: new Map(sorted), ambiguous: (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedUnique */ .Z$)(ambiguous) };
}
function hitOf(agent, signal, tokenIsPath) {
    const observation = signal.kind === 'mention' ? { kind: 'mention' } : signal.observation;
    const tier = (0,_compute_tier_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredTier */ .w_)(agent, observation, tokenIsPath);
    return tier === null ? undefined : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .hitOfSignal */ .F)(tier, signal);
}
function merged(left, right) {
    return left === undefined || right === undefined ? (left ?? right) : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHits */ .v)(left, right);
}
/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible, certain) {
    if (possible === undefined)
        return false;
    const reached = certain?.attempted === true ? certain.succeeded_tier : null;
    return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}
function inventoryOf(signals, installed) {
    const known = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k(installed);
    const called = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    // `plugin:x` called where a bare `x` is installed is that `x`, seen through its plugin.
    const further = called.filter((name) => name.includes(':') && !known.has(name));
    return new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}
function matchSignal(signal, token, canonical, inventory, aliases) {
    if (signal.kind === 'mention')
        return signal.token === token ? 'same' : 'different';
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(canonical);
    const skill = skillOfToken(wanted);
    const compareAll = (name, names) => strongest(names.map((other) => inventory.compare(name, resolveAlias(aliases, other))));
    if (signal.kind === 'skill') {
        // A bare `SKILL.md` is satisfied by any skill.
        if (skill === null)
            return 'same';
        return skill === undefined ? 'different' : compareAll(skill, signal.names);
    }
    if (typeof skill === 'string') {
        const match = signal.skill === null ? 'different' : compareAll(skill, namesOfFile(signal.skill, inventory));
        // One segment may be the name of any file, as long as no skill is called so.
        if (match !== 'different' || wanted.length > 1 || inventory.has(canonical))
            return match;
    }
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .endsWithSegments */ .rb)(signal.segments, (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(canonical)) ? 'same' : 'different';
}
/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted) {
    const isSkillFile = wanted.at(-1)?.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
    if (wanted.length === 1)
        return isSkillFile ? null : wanted[0];
    return wanted.length === 2 && isSkillFile ? wanted[0] : undefined;
}
/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile({ folder, frontmatterName }, inventory) {
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder))
        return frontmatterName === null ? [] : [frontmatterName];
    if (frontmatterName === null || frontmatterName === folder)
        return [folder];
    const others = inventory.has(folder) && inventory.has(frontmatterName);
    return others && inventory.compare(folder, frontmatterName) === 'different' ? [folder] : [folder, frontmatterName];
}
function strongest(matches) {
    if (matches.includes('same'))
        return 'same';
    return matches.includes('ambiguous') ? 'ambiguous' : 'different';
}
function skillSeenIn(signal) {
    if (signal.kind === 'skill')
        return signal.names[0];
    if (signal.kind === 'mention' || signal.skill === null)
        return undefined;
    const { folder, frontmatterName } = signal.skill;
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder) ? (frontmatterName ?? undefined) : folder;
}


/***/ }),

/***/ 8966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   gv: () => (/* binding */ textScore),
/* harmony export */   w_: () => (/* binding */ structuredTier)
/* harmony export */ });
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);

/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 };
/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;
const LOADED = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const MENTION = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };
/**
 * The tier of a fact from a client's own JSON stream; null where the fact is no signal. The table stands in
 * CONTRIBUTING.md, "Tiers". Codex has no skill tool: opening `SKILL.md` under a skills root is its way to load a skill.
 */
function structuredTier(agent, observation, tokenIsPath) {
    const tier = ofObservation(agent, observation);
    return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}
function ofObservation(agent, observation) {
    switch (observation.kind) {
        case 'mention':
            return MENTION;
        case 'skill_call':
            return observation.ok === true ? LOADED : FAILED;
        case 'file_open':
            if (agent === 'codex' && observation.underSkillsRoot) {
                return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
            }
            return observation.ok === true ? READ : null;
    }
}
/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
function computeTier(agent, token, line, score) {
    const isPath = /[/\\]/.test(token);
    const tiers = (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => textTier(agent, match));
    const strongest = Math.min(score >= MODERATE_SCORE ? 2 : 3, ...tiers);
    return isPath && strongest === 1 ? 2 : strongest;
}
/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
function textScore(token, line, agent) {
    return Math.max(0, ...(0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => scoreOf(match, agent)));
}
/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(agent, match) {
    const isClaude = agent === 'claude';
    switch (match.kind) {
        case 'skill_call':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'skill_line':
            return match.failed || isClaude || agent === 'codex' ? 3 : 1;
        case 'launching':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'base_directory':
            return isClaude ? 3 : 1;
        case 'read':
            return agent === 'codex' ? 1 : 2;
        case 'mention':
            return 3;
    }
}
function scoreOf(match, agent) {
    switch (match.kind) {
        case 'skill_call':
            return SCORE.loaded;
        case 'skill_line':
            // The other clients print no such lines: there it is only text that somebody wrote.
            if (agent === 'claude' || agent === 'codex')
                return SCORE.mention;
            return match.failed ? SCORE.failed : SCORE.loaded;
        case 'launching':
            return SCORE.launching;
        case 'base_directory':
        case 'read':
            return SCORE.read;
        case 'mention':
            return SCORE.mention;
    }
}


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);

function foldText(text) {
    const folded = text.toLowerCase();
    // A few letters fold to several (İ); positions would shift.
    return { written: folded.length === text.length ? text : folded, folded };
}
/** Whether `text` names the token as a whole word, a whole skill id or a whole path segment. */
function mentions(text, token, inventory) {
    return new TokenMatcher(token, inventory).isNamedIn(foldText(text));
}
/**
 * Looks for one token in many texts. `-`, `_`, `.`, `:` and path separators belong to a word; a full stop, a colon or a
 * separator at its end does not. Takes time in proportion to the text, whatever stands in it.
 */
class TokenMatcher {
    #token;
    #inventory;
    /** Of a token that is a path; empty otherwise. */
    #segments;
    /** Every word that names the token holds this; empty for a token that names nothing. */
    #needle;
    constructor(token, inventory) {
        this.#token = token;
        this.#inventory = inventory;
        const isPath = /[/\\]/.test(token);
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : token.toLowerCase().split(':')).at(-1) ?? '';
    }
    isNamedIn(text) {
        if (this.#needle === '' || !text.folded.includes(this.#needle))
            return false;
        for (const word of wordsWith(text, this.#needle))
            if (this.#isNamedBy(word))
                return true;
        return false;
    }
    #isNamedBy(whole) {
        const word = trimmed(whole);
        if (whole === this.#token || word === this.#token)
            return true;
        if (this.#segments.length > 0)
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(word).filter((part) => part.toLowerCase().includes(this.#needle));
        return near.some((part) => this.#inventory.compare(this.#token, part) !== 'different');
    }
}
/** The words in which `needle` occurs. */
function* wordsWith({ written, folded }, needle) {
    for (let at = folded.indexOf(needle); at !== -1;) {
        let start = at;
        let end = at + needle.length;
        // Never goes back over the word before: that one ended at a character that belongs to none.
        while (start > 0 && isWordCharacter(folded, start - 1))
            start -= 1;
        while (end < folded.length && isWordCharacter(folded, end))
            end += 1;
        yield written.slice(start, end);
        at = folded.indexOf(needle, end);
    }
}
function isWordCharacter(text, index) {
    const code = text.charCodeAt(index);
    if (code > 0x7f)
        return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(index));
    const isLetter = code >= 0x61 && code <= 0x7a;
    // `-` `.` `/` and the digits and `:` stand in one row; `_`, `\` and `~` apart.
    return isLetter || (code >= 0x2d && code <= 0x3a) || code === 0x5f || code === 0x5c || code === 0x7e;
}
/** By hand: `/[.]+$/` takes quadratic time on a long run of dots in the middle. */
function trimmed(word) {
    let end = word.length;
    while (end > 0 && '.:/\\'.includes(word.charAt(end - 1)))
        end -= 1;
    let start = 0;
    while (start < end && '.:'.includes(word.charAt(start)))
        start += 1;
    // A path may begin with a dot: `.claude/…`, `../…`.
    const isPath = /[/\\]/.test(word.slice(0, end));
    return word.slice(isPath ? 0 : start, end);
}


/***/ }),

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openedFiles)
});

;// CONCATENATED MODULE: ./build/evidence/split-command.js
/** What a backslash outside quotes takes its meaning from; before anything else it is a separator of a Windows path. */
const ESCAPABLE = new Set(' \t\n"\'\\$&|;()<>*?#~');
const ESCAPABLE_IN_QUOTES = new Set('"\\$`');
const SPACE = new Set(' \t\r\n\v\f');
/**
 * Splits a shell script on unquoted separators into commands and takes quotes off. Nothing is expanded. Every character is
 * looked at once, so that hostile commands take no longer than others of their length.
 */
function splitCommand(text) {
    return new CommandSplitter(text).split();
}
class CommandSplitter {
    #text;
    #commands = [];
    #at = 0;
    #words = [];
    #word;
    /** In `C:\Users` and `skills\x` a backslash is a separator. */
    #isWindowsPath = false;
    /** The next word names where output goes or input comes from. */
    #redirected = false;
    #depth = 0;
    #documents = [];
    constructor(text) {
        this.#text = text;
    }
    split() {
        while (this.#at < this.#text.length)
            this.#step(this.#text.charAt(this.#at));
        this.#endCommand();
        return this.#commands.filter(({ words }) => words.length > 0);
    }
    #step(character) {
        this.#at += 1;
        const next = this.#text.charAt(this.#at);
        switch (character) {
            case '"':
            case "'":
                this.#quoted(character);
                return;
            case '\\':
                this.#backslash(next, ESCAPABLE);
                return;
            case '\n':
                this.#endCommand();
                this.#takeDocuments();
                return;
            case '#':
                if (this.#word === undefined)
                    this.#skipTo('\n');
                else
                    this.#append(character);
                return;
            case '>':
            case '<':
                this.#redirection(character, next);
                return;
            case '&':
                // `&>` redirects, `&` and `&&` end a command.
                if (next === '>')
                    this.#endWord();
                else
                    this.#endCommand();
                return;
            case '$':
                if (next === '(')
                    this.#endCommand();
                else
                    this.#append(character);
                return;
            case '(':
                this.#endCommand();
                this.#depth += 1;
                return;
            case ')':
                this.#endCommand();
                this.#depth = Math.max(0, this.#depth - 1);
                return;
            case ';':
            case '|':
            case '`':
                this.#endCommand();
                return;
            default:
                if (SPACE.has(character))
                    this.#endWord();
                else
                    this.#append(character);
        }
    }
    #append(character) {
        const word = this.#word ?? '';
        if (character === ':' && word.length === 1 && /[A-Za-z]/.test(word))
            this.#isWindowsPath = true;
        this.#word = word + character;
    }
    /** `\` before one of `escapable` quotes it, unless the word is a Windows path. */
    #backslash(next, escapable) {
        if (!this.#isWindowsPath && escapable.has(next)) {
            if (next !== '\n')
                this.#append(next);
            this.#at += 1;
            return;
        }
        // Inside quotes `\n` and the like are common, so that only a drive letter tells.
        if (escapable === ESCAPABLE && /[A-Za-z.]/.test(next))
            this.#isWindowsPath = true;
        this.#append('\\');
    }
    #quoted(quote) {
        this.#word ??= '';
        while (this.#at < this.#text.length) {
            const character = this.#text.charAt(this.#at);
            this.#at += 1;
            if (character === quote)
                return;
            if (character === '\\' && quote === '"')
                this.#backslash(this.#text.charAt(this.#at), ESCAPABLE_IN_QUOTES);
            else
                this.#append(character);
        }
    }
    #redirection(character, next) {
        // In `2>` the number is no argument.
        if (this.#word !== undefined && /^\d{1,4}$/.test(this.#word))
            this.#word = undefined;
        this.#endWord();
        if (character === '<' && next === '<' && this.#text.charAt(this.#at + 1) !== '<') {
            this.#at += 1;
            this.#announceDocument();
            return;
        }
        while (['<', '>', '&', '|'].includes(this.#text.charAt(this.#at)))
            this.#at += 1;
        this.#redirected = true;
    }
    #announceDocument() {
        const stripTabs = this.#text.charAt(this.#at) === '-';
        if (stripTabs)
            this.#at += 1;
        while (' \t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length)
            this.#at += 1;
        const start = this.#at;
        let quote = '';
        for (; this.#at < this.#text.length; this.#at += 1) {
            const character = this.#text.charAt(this.#at);
            if (character === '\n' || (quote === '' && /[\s;|&<>()]/.test(character)))
                break;
            if (character === quote)
                quote = '';
            else if (quote === '' && (character === '"' || character === "'"))
                quote = character;
        }
        const delimiter = this.#text
            .slice(start, this.#at)
            .replaceAll(/["'\\]/g, '')
            .trimEnd();
        // A number is the right side of a shift in arithmetic.
        if (delimiter !== '' && !/^\d+$/.test(delimiter))
            this.#documents.push({ delimiter, stripTabs, command: this.#commands.length });
    }
    /** The lines of a here-document are data: they are no commands, whatever they look like. */
    #takeDocuments() {
        for (const { delimiter, stripTabs, command } of this.#documents) {
            const start = this.#at;
            let end = start;
            while (this.#at < this.#text.length) {
                end = this.#at;
                this.#skipTo('\n');
                const line = this.#text.slice(end, this.#at).replace(/\r$/, '');
                this.#at = Math.min(this.#at + 1, this.#text.length);
                if ((stripTabs ? line.replace(/^\t+/, '') : line) === delimiter)
                    break;
                end = this.#at;
            }
            const reader = this.#commands[command];
            if (reader !== undefined)
                reader.input = this.#text.slice(start, end);
        }
        this.#documents = [];
    }
    #skipTo(character) {
        const found = this.#text.indexOf(character, this.#at);
        this.#at = found === -1 ? this.#text.length : found;
    }
    #endWord() {
        if (this.#word !== undefined) {
            if (!this.#redirected)
                this.#words.push(this.#word);
            this.#redirected = false;
        }
        this.#word = undefined;
        this.#isWindowsPath = false;
    }
    #endCommand() {
        this.#endWord();
        this.#redirected = false;
        // An empty one keeps the places that here-documents were announced for.
        if (this.#words.length > 0 || this.#documents.some(({ command }) => command === this.#commands.length)) {
            this.#commands.push({ words: this.#words, depth: this.#depth });
        }
        this.#words = [];
    }
}

;// CONCATENATED MODULE: ./build/evidence/shell-words.js

/** Hostile nesting of `sh -c` is not followed further than this. */
const MAX_NESTING = 4;
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash']);
const POWERSHELLS = new Set(['powershell', 'pwsh']);
/** Words that run the command behind them, each with the options whose value is a word of its own. */
const WRAPPERS = new Map([
    ['sudo', /^-[ughpCRrtTU]$/],
    ['doas', /^-[uC]$/],
    ['env', /^(?:-[uCS]|--(?:unset|chdir))$/],
    ['timeout', /^(?:-[sk]|--(?:signal|kill-after))$/],
    ['nice', /^-n$/],
    ['stdbuf', /^-[ioe]$/],
    ['exec', /^-a$/],
    ['command', /^$/],
    ['builtin', /^$/],
    ['time', /^$/],
    ['nohup', /^$/],
    ['setsid', /^$/],
]);
const KEYWORDS = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{']);
/**
 * Splits a shell command into its simple commands, looking through `bash -lc '…'`, PowerShell's `-Command`, `cmd /c` and the
 * usual wrappers. Good enough to tell which program gets which path; nothing is expanded and nothing is run.
 */
function simpleCommands(command) {
    return nestedCommands(command, 0, 0);
}
/** The program's name without folder and `.exe`, folded. */
function programName(word) {
    const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
    return base.endsWith('.exe') ? base.slice(0, -'.exe'.length) : base;
}
function nestedCommands(script, depth, nesting) {
    return splitCommand(script).flatMap((command) => {
        const words = unwrap(command.words);
        const own = depth + command.depth;
        const inner = nesting < MAX_NESTING ? nestedScript(words, command) : undefined;
        if (inner !== undefined)
            return nestedCommands(inner, own + 1, nesting + 1);
        return words.length === 0 ? [] : [{ words, depth: own }];
    });
}
function unwrap(words) {
    let index = 0;
    for (;;) {
        const word = words[index];
        if (word === undefined)
            break;
        const program = programName(word);
        const valued = WRAPPERS.get(program);
        if (valued === undefined) {
            if (!KEYWORDS.has(word) && !/^[A-Za-z_]\w*=/.test(word))
                break;
            index += 1;
            continue;
        }
        index += 1;
        for (let option = words[index]; option?.startsWith('-') === true; option = words[index]) {
            // `command -v` only tells where a program is.
            if (program === 'command' && /^-[vV]/.test(option))
                return [];
            index += valued.test(option) ? 2 : 1;
        }
        if (program === 'timeout' && /^[\d.]{1,16}[smhd]?$/.test(words[index] ?? ''))
            index += 1;
    }
    return words.slice(index);
}
function nestedScript(words, { input }) {
    const program = programName(words[0] ?? '');
    if (SHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-[a-z]*c$/.test(word));
        return flag === -1 ? input : words[flag + 1];
    }
    if (program === 'cmd') {
        const flag = words.findIndex((word) => /^\/[ck]$/i.test(word));
        return flag === -1 ? undefined : words.slice(flag + 1).join(' ');
    }
    if (POWERSHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-c(?:ommand)?$/i.test(word));
        const rest = flag === -1 ? words.slice(1).filter((word) => !/^-\w/.test(word)) : words.slice(flag + 1);
        return rest.length === 0 ? undefined : rest.join(' ');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/evidence/opened-files.js

/** Programs that print a file whose path is their argument. CONTRIBUTING.md, "Opens". */
const OPENERS = new Set(['cat', 'sed', 'head', 'tail', 'less', 'more', 'bat', 'awk', 'nl', 'get-content', 'type']);
/** Their first plain argument is a program text, not a file. */
const SCRIPTED = new Set(['sed', 'awk']);
/** Options whose value is the next word. */
const OPTIONS_WITH_VALUE = {
    head: /^(?:-[nc]|--(?:lines|bytes))$/,
    tail: /^(?:-[ncs]|--(?:lines|bytes|pid|sleep-interval))$/,
    awk: /^-[vF]$/,
    sed: /^(?:-l|--line-length)$/,
    nl: /^-[bdfhilnsvw]$/,
    bat: /^(?:-[rlmH]|--(?:line-range|language|map-syntax|style|theme|color|paging|wrap|tabs|highlight-line|file-name))$/,
    'get-content': /^-(?:totalcount|tail|head|first|last|encoding|readcount|delimiter)$/i,
};
/** Subshells below this share one folder. */
const MAX_DEPTH = 32;
const CHANGE_FOLDER = new Set(['cd', 'pushd', 'set-location']);
/** What `{a,b}` expands to is cut here, and a longer word is not expanded: hostile commands must not grow. */
const MAX_ALTERNATIVES = 64;
const MAX_EXPANDED_WORD = 4096;
/**
 * The files that a shell command opens for reading, as written, with `cd` applied and `{a,b}` expanded: the paths that
 * `cat`, `sed`, `head`, `tail`, `less`, `more`, `bat`, `awk`, `nl`, `Get-Content` or `type` get as arguments. Listing,
 * searching, printing and writing commands open nothing.
 */
function openedFiles(command) {
    const files = [];
    // The folder of each nested subshell: a `cd` in one of them ends with it.
    let folders = [''];
    for (const { words, depth: nested } of simpleCommands(command)) {
        const depth = Math.min(nested, MAX_DEPTH);
        const folder = folders[Math.min(depth, folders.length - 1)] ?? '';
        if (depth >= folders.length)
            folders.push(...Array(depth + 1 - folders.length).fill(folder));
        else
            folders = folders.slice(0, depth + 1);
        const program = programName(words[0] ?? '');
        const rest = words.slice(1);
        if (CHANGE_FOLDER.has(program)) {
            const target = rest.find((word) => !/^-./.test(word) && !/^\/d$/i.test(word)) ?? '~';
            if (target !== '-')
                folders[depth] = within(folder, target);
        }
        else if (OPENERS.has(program)) {
            for (const file of fileArguments(program, rest)) {
                files.push(...alternatives(file).map((path) => within(folder, path)));
            }
        }
    }
    return files;
}
function fileArguments(program, words) {
    const takesValue = OPTIONS_WITH_VALUE[program];
    const plain = [];
    const isScripted = SCRIPTED.has(program);
    let script = isScripted;
    let options = true;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (options && word === '--') {
            options = false;
        }
        else if (options && /^-./.test(word)) {
            // It writes the file.
            if (program === 'sed' && /^(?:-[nEr]{0,3}i|--in-place)/.test(word))
                return [];
            if (isScripted && /^(?:-[nEr]{0,3}[ef]|--(?:expression|file))$/.test(word)) {
                script = false;
                index += 1;
            }
            else if (isScripted && /^(?:-[ef].|--(?:expression|file)=)/.test(word)) {
                script = false;
            }
            else if (takesValue?.test(word) === true)
                index += 1;
        }
        else if (script) {
            script = false;
        }
        else if (word !== '-' && !/^\+\d/.test(word))
            plain.push(word);
    }
    return program === 'get-content' ? plain.flatMap((word) => word.split(',')) : plain;
}
/** `{a,b}` written out, as a POSIX shell does it; `${…}` and braces without a comma stay what they are. */
function alternatives(word) {
    const words = [word];
    if (word.length > MAX_EXPANDED_WORD)
        return words;
    for (let index = 0; index < words.length && words.length <= MAX_ALTERNATIVES; index += 1) {
        const current = words[index] ?? '';
        const group = /(^|[^$])\{([^{},]*(?:,[^{},]*)+)\}/.exec(current);
        if (group?.[2] === undefined)
            continue;
        const before = current.slice(0, group.index + (group[1] ?? '').length);
        const after = current.slice(group.index + group[0].length);
        words.splice(index, 1, ...group[2].split(',').map((choice) => before + choice + after));
        index -= 1;
    }
    return words.slice(0, MAX_ALTERNATIVES);
}
function within(folder, path) {
    const absolute = /^(?:[/\\~$%]|[A-Za-z]:)/.test(path);
    return folder === '' || absolute ? path : `${folder}/${path}`;
}


/***/ }),

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
const SKILL_FILE_FOLDED = SKILL_FILE.toLowerCase();
/** Folders in which a client looks for skills. CONTRIBUTING.md, "Skills roots". */
const CLIENT_PLACES = new Set([
    '.claude',
    '.agents',
    '.codex',
    '.github',
    '.copilot',
    // The same folders, where a command names them by the variable that moves them.
    ...['codex_home', 'claude_config_dir', 'copilot_home'].flatMap((name) => [
        `$${name}`,
        `\${${name}}`,
        `%${name}%`,
        `$env:${name}`,
    ]),
]);
/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
function pathParts(path) {
    const parts = [];
    for (const part of path.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part))
            continue;
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts;
}
/** `pathParts`, with letter case folded. */
function pathSegments(path) {
    return pathParts(path).map((part) => part.toLowerCase());
}
/** Whether `segments` ends with all of `tail`. */
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return parts.at(-1)?.toLowerCase() === SKILL_FILE_FOLDED ? parts.at(-2) : undefined;
}
/** Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places. Takes folded segments. */
function isUnderSkillsRoot(segments) {
    const place = segments.findIndex((segment) => CLIENT_PLACES.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 6992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SkillInventory)
/* harmony export */ });
/**
 * Which names mean the same skill. Attribution is by identity, never by substring (CONTRIBUTING.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
    #skills;
    /** Folded names that several installed skills spell differently: these are compared exactly. */
    #caseSensitive;
    #byName = new Map();
    #byBase = new Map();
    /** `skills`: what is installed, as far as it is known; skills that differ in nothing are counted once. */
    constructor(skills) {
        const merged = new Map();
        for (const skill of skills) {
            const aliases = [...(merged.get(skill.name)?.aliases ?? []), ...skill.aliases];
            merged.set(skill.name, { name: skill.name, aliases: [...new Set(aliases)] });
        }
        this.#skills = [...merged.values()];
        this.#caseSensitive = spelledDifferently(this.#skills.flatMap(({ name }) => [name, splitName(name)[1]]));
        for (const skill of this.#skills) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    get names() {
        return this.#skills.map((skill) => skill.name);
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, plugin.toLowerCase()].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = leftPlugin.toLowerCase() === rightPlugin.toLowerCase();
            return samePlugin && (equalBase || this.#aliased(leftBase, rightBase)) ? 'same' : 'different';
        }
        if (!equalBase && !this.#aliased(leftBase, rightBase))
            return 'different';
        if (leftPlugin === undefined && rightPlugin === undefined) {
            if (equalBase)
                return this.#withBase(leftBase).length > 1 && !this.#isInstalled(left) ? 'ambiguous' : 'same';
            if (this.#isInstalled(left) && this.#isInstalled(right))
                return 'different';
            return Math.max(this.#withBase(leftBase).length, this.#withBase(rightBase).length) > 1 ? 'ambiguous' : 'same';
        }
        const bare = leftPlugin === undefined ? left : right;
        const qualified = leftPlugin === undefined ? right : left;
        const candidates = this.#withBase(bare);
        if (candidates.length <= 1) {
            // The one skill that the bare name can mean may be known to belong to another plugin.
            const owner = candidates[0] === undefined ? undefined : pluginOf(candidates[0]);
            return owner === undefined || owner === (leftPlugin ?? rightPlugin)?.toLowerCase() ? 'same' : 'different';
        }
        // A skill that is installed under exactly the bare name is another one than `plugin:name`.
        return this.#isInstalled(bare) && this.#isInstalled(qualified) ? 'different' : 'ambiguous';
    }
    #withBase(base) {
        return [...(this.#byBase.get(this.#key(base)) ?? [])];
    }
    #isInstalled(name) {
        return this.#byName.has(this.#key(name));
    }
    #aliased(left, right) {
        const others = this.#byBase.get(this.#key(right));
        return others !== undefined && this.#withBase(left).some((skill) => others.has(skill));
    }
    #key(name) {
        const folded = name.toLowerCase();
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, name.toLowerCase(), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    return splitName(skill.name)[0]?.toLowerCase();
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}


/***/ }),

/***/ 1359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   YQ: () => (/* binding */ copilotSkillLine),
/* harmony export */   tV: () => (/* binding */ textMatches)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4788);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k([]);
const COPILOT_SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, somebody tells of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function copilotSkillLine(text) {
    const match = COPILOT_SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as CONTRIBUTING.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const copilot = copilotSkillLine(line);
    if (copilot !== undefined && names(copilot.skill))
        matches.push({ kind: 'skill_line', failed: copilot.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = copilotSkillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(path).slice(-1));
    const named = [...calledSkills(line), ...launchedSkills(text), ...folders];
    return {
        skills: [...new Set(own === undefined || own.failed ? named : [own.skill, ...named])],
        failedSkills: own?.failed === true ? [own.skill] : [],
        files: [...new Set(filesRead(text))],
    };
}
function calledSkills(line) {
    if (!/"name"\s{0,8}:\s{0,8}"Skill"/.test(line))
        return [];
    return captured(line, /"skill"\s{0,8}:\s{0,8}"([^"]{1,256})"/g);
}
function launchedSkills(text) {
    return captured(text, /Launching skill:\s{0,8}([^\s"'`,;()<>\\]{1,256})/g).map(withoutFullStop);
}
function baseDirectories(text) {
    return captured(text, /Base directory for this skill:\s{0,8}(\S[^"\n]{0,4096})/g).map(baseDirectory);
}
/** Whether the token occurs in the line as a whole id or path segment. */
function occursIn(token, line) {
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
}
function captured(line, pattern) {
    return [...line.matchAll(pattern)].map((match) => match[1] ?? '');
}
/** In a line of JSON the escapes of its strings, elsewhere doubled separators, which only JSON could have put there. */
function withoutEscapes(line) {
    if (!/^\s{0,16}[{[]/.test(line))
        return line.replaceAll('\\\\', '\\');
    return line.replaceAll(/\\(["\\/bfnrt])/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
function isDirectoryOf(token, isPath, directory) {
    if (!isPath)
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(text);
    const verb = READ_VERB.exec(text)?.index;
    if (verb === undefined)
        return opened;
    const listing = LISTING.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    const words = [...text.matchAll(/[^\s"'`,;()<>|&]{1,4096}/g)].filter(({ index }) => index > verb && index < listing);
    return [...opened, ...words.map(([word]) => withoutFullStop(word)).filter((word) => /[/\\]/.test(word))];
}
function withoutFullStop(word) {
    let end = word.length;
    while (end > 0 && '.:'.includes(word.charAt(end - 1)))
        end -= 1;
    return word.slice(0, end);
}


/***/ }),

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hitOfSignal),
/* harmony export */   v: () => (/* binding */ mergeHits)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3698);

/** One signal as a hit of its own. */
function hitOfSignal(signal, place) {
    return {
        tier: signal.tier,
        score: signal.score,
        source_kind: 'cli_output',
        source_detail: place.detail,
        line_number: place.line,
        proof_line: place.proof,
        depth: place.depth,
        attempted: signal.attempted,
        succeeded: signal.succeeded,
        succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
    };
}
/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
function mergeHits(left, right) {
    const strongest = compareStrength(left, right) <= 0 ? left : right;
    return {
        ...strongest,
        attempted: left.attempted || right.attempted,
        succeeded: left.succeeded || right.succeeded,
        succeeded_tier: strongerTier(left.succeeded_tier, right.succeeded_tier),
    };
}
/** Negative where `left` is the stronger one. The last criteria only make the order total. */
function compareStrength(left, right) {
    return (left.tier - right.tier ||
        right.score - left.score ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_kind, right.source_kind) ||
        Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
        left.line_number - right.line_number ||
        left.depth - right.depth ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_detail, right.source_detail) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.proof_line, right.proof_line));
}
function strongerTier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return left <= right ? left : right;
}


/***/ }),

/***/ 4072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/** The code of a file-system error; undefined where it is no such error. */
function fileErrorCode(error) {
    return error instanceof Error ? error.code : undefined;
}
/** Whether a file-system error says that nothing is there. */
function isMissing(error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/** What was found in the place of what was expected, in words. */
function foundInstead(error) {
    const code = fileErrorCode(error);
    if (code === undefined)
        return error instanceof Error ? error.message : String(error);
    const words = {
        EACCES: 'one without permission (EACCES)',
        EEXIST: 'a file',
        EISDIR: 'a folder',
        ELOOP: 'links that lead in a circle',
        ENAMETOOLONG: 'a name that is too long',
        ENOENT: 'nothing',
        ENOSPC: 'no space on the device',
        ENOTDIR: 'a file in the place of a folder',
        EPERM: 'one without permission (EPERM)',
        EROFS: 'a read-only file system',
        ERR_INVALID_ARG_VALUE: 'a path with a NUL byte',
    };
    return words[code] ?? code;
}
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_found', `${path}: ${what}: there is no such file`, 'Check the path.', {
            cause: error,
        });
    }
    const message = `${path}: ${what}: expected a readable file, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', message, undefined, { cause: error });
}


/***/ }),

/***/ 2428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   NP: () => (/* binding */ filesMatching),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4072);





const MAGIC = /[*?[\]{}!()]/;
/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);
/** Whether a path of the configuration is a glob and not the name of one file. */
function isGlob(path) {
    return MAGIC.test(path);
}
/** A test for paths relative to the repository, with `/`. */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19));
    return picomatch(pattern.replace(/^\.\//, ''), { dot: true });
}
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const fixed = parts.slice(0, parts.findIndex((part) => MAGIC.test(part)));
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? `${fixed.join('/')}/` : fixed.join('/');
    const matches = await globTest(parts.slice(fixed.length).join('/'));
    const found = [];
    const walk = async (inside) => {
        for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, start, inside))) {
            const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    await walk(path);
            }
            else if (matches(path))
                found.push(start === '' || start.endsWith('/') ? start + path : `${start}/${path}`);
        }
    };
    await walk('');
    return found.sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
/** Whether a folder stands at the path. What cannot be looked at is none: whoever reads it will say why. */
async function isFolder(path) {
    return (await statsOf(path))?.isDirectory() ?? false;
}
/** Whether a file stands at the path: no folder, no pipe, no device. */
async function isFile(path) {
    return (await statsOf(path))?.isFile() ?? false;
}
/** Names of the entries of a folder, sorted; empty where there is no folder. */
async function entriesOf(folder) {
    return (await foldersAndFiles(folder)).map(({ name }) => name).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
async function foldersAndFiles(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return [];
        const message = `${folder}: expected a readable folder, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('invalid_input', message, undefined, { cause: error });
    }
}
async function statsOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(error) !== undefined)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ gitCommand),
  q: () => (/* binding */ gitText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
;// CONCATENATED MODULE: ./build/io/git/git-environment.js
/**
 * The variables of git's own that are handed on: how its owner lets this machine reach and trust a remote. All others
 * stay behind, above all those that would point git at another repository, index or object store (`GIT_DIR`,
 * `GIT_WORK_TREE`, `GIT_INDEX_FILE`, `GIT_OBJECT_DIRECTORY`, `GIT_GRAFT_FILE`, …).
 */
const HANDED_ON = new Set([
    'GIT_CEILING_DIRECTORIES',
    'GIT_CONFIG_GLOBAL',
    'GIT_CONFIG_NOSYSTEM',
    'GIT_CONFIG_SYSTEM',
    'GIT_SSH',
    'GIT_SSH_COMMAND',
    'GIT_SSH_VARIANT',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
/** Programs that git would start on its own, and a variable that moves its system configuration. */
const LEFT_BEHIND = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);
const OURS = {
    LC_ALL: 'C',
    // Nothing here may wait for a person: every way to ask for a password is answered by a program that fails.
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'false',
    SSH_ASKPASS: 'false',
    SSH_ASKPASS_REQUIRE: 'force',
    GCM_INTERACTIVE: 'never',
    // Without it `git status` writes refreshed time stamps to the index.
    GIT_OPTIONAL_LOCKS: '0',
    // A replaced commit has other parents, and with them another merge base.
    GIT_NO_REPLACE_OBJECTS: '1',
};
/**
 * The environment every git process of ours runs in: the given one without git's own variables (bar the few that say
 * how to reach a remote), in the C locale, unable to prompt, to write the index or to follow replace refs.
 */
function gitEnvironment(given) {
    const environment = {};
    for (const [name, value] of Object.entries(given)) {
        const key = name.toUpperCase();
        const dropped = (key.startsWith('GIT_') && !HANDED_ON.has(key)) || LEFT_BEHIND.has(key);
        if (value !== undefined && !dropped)
            environment[name] = value;
    }
    return { ...environment, ...OURS };
}

;// CONCATENATED MODULE: ./build/io/git/git-command.js




/** A network that stops answering must not hold a job for ever. `fetch` runs with `--progress`, so it is never silent. */
const SILENCE_LIMIT_MS = 180_000;
const GRACE_MS = 1_000;
/**
 * Makes the one way in which this folder runs git: in this directory, through simple-git, with argument arrays.
 *
 * simple-git alone would not do, for it calls a process successful that a signal ended or that failed without a word
 * (`merge-base --is-ancestor` does), and hands out text. Its error hook sees the exit status and the bytes, so each
 * command gets an instance of its own and the outcome is taken from there.
 *
 * @throws PortcullisError `not_found` when the directory does not exist
 */
function gitCommand(directory, given, silenceLimit = SILENCE_LIMIT_MS) {
    if (!(0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new portcullis_error/* PortcullisError */.S('not_found', `Expected a directory, found none at ${JSON.stringify(directory)}.`);
    }
    const environment = gitEnvironment(given);
    return async (...args) => {
        // Loaded on first use: it takes a good part of the start-up time of a command that never needs git.
        const { simpleGit } = await __webpack_require__.e(/* import() */ 724).then(__webpack_require__.bind(__webpack_require__, 4724));
        let output;
        const git = simpleGit({
            baseDir: directory,
            timeout: { block: silenceLimit },
            // The default takes the `exit` event for the end after 50 ms; output still in the pipe would be lost, and a
            // listing cut short reads as "that file is absent".
            completion: { onClose: true, onExit: false },
            allowEnvironment: Object.keys(environment),
            // Asked for by variables of the operator's that `gitEnvironment` hands on; no argument of ours needs them.
            unsafe: { allowUnsafeAskPass: true, allowUnsafeConfigPaths: true, allowUnsafeSshCommand: true },
            errors: (error, { exitCode, stdOut, stdErr }) => {
                // An error that the exit status does not explain is simple-git's own: the time ran out.
                const interrupted = !exitCode && error instanceof Error;
                const said = interrupted ? error.message : Buffer.concat(stdErr).toString('utf8');
                output = {
                    exitCode: interrupted ? null : exitCode,
                    stdout: Buffer.concat(stdOut),
                    reason: failureReason(said, exitCode),
                };
                return undefined;
            },
        });
        git.outputHandler((_binary, stdout, stderr) => closeWhenSilent([stdout, stderr], silenceLimit + GRACE_MS));
        await git.env(environment).raw(args);
        if (output === undefined)
            throw new Error(`simple-git ended without an outcome: git ${args.join(' ')}`);
        // Node reports a process that could not be started by a negative status.
        if ((output.exitCode ?? 0) < 0) {
            throw new portcullis_error/* PortcullisError */.S('not_found', 'git could not be started.', 'Install git 2.30 or newer on the PATH.');
        }
        return output;
    };
}
/**
 * simple-git interrupts a git that is silent for too long, and then waits for its pipes to close. A program that git
 * started (ssh, a transport helper) can outlive it and hold them open, so they are closed from this side.
 */
function closeWhenSilent(streams, limit) {
    let open = streams.length;
    const close = () => {
        for (const stream of streams)
            if (stream instanceof external_node_stream_.Readable)
                stream.destroy();
    };
    let timer = setTimeout(close, limit);
    for (const stream of streams) {
        stream.on('data', () => {
            clearTimeout(timer);
            timer = setTimeout(close, limit);
        });
        stream.once('close', () => {
            open -= 1;
            if (open === 0)
                clearTimeout(timer);
        });
    }
}
/** The output of a command that has to succeed, as text. @throws PortcullisError `not_comparable` with git's reason */
async function gitText(git, ...args) {
    const output = await git(...args);
    if (output.exitCode === 0)
        return output.stdout.toString('utf8');
    const command = args.find((arg) => !arg.startsWith('-'));
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `\`git ${command}\` failed: ${output.reason}`);
}
/** Puts error output on one line, without progress, credentials in addresses and control characters, and bounded. */
function failureReason(said, exitCode) {
    const lines = said.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const errors = lines.filter((line) => /^(?:fatal|error): /.test(line));
    const text = (errors.length > 0 ? errors : lines)
        .join('; ')
        .replace(/:\/\/[^/@\s]+@/g, '://***@')
        .replace(/\p{Cc}/gu, ' ');
    return text.slice(0, 500) || `exit status ${exitCode ?? 'none: ended by a signal'}`;
}


/***/ }),

/***/ 856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4072);




/** Makes a folder and those above it. `what` names it for people. */
async function makeFolder(path, what) {
    try {
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch (error) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('not_written', `${path}: ${what}: expected a folder that can be made, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`, 'Name a place that can be written to.', { cause: error });
    }
}
/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(error);
        // Some file systems say something else than "exists" of a folder that is there.
        if (await isFolderAlready(path))
            return;
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path).catch((again) => {
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(again) !== 'EEXIST')
                throw again;
        });
    }
}
async function isFolderAlready(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Q3: () => (/* binding */ readOptionalTextFile),
/* harmony export */   SL: () => (/* binding */ readExcerpt),
/* harmony export */   _6: () => (/* binding */ decodeUtf8)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4072);



/** Documents are small; a larger file is something else, given by mistake. */
const DOCUMENT_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * Reads a document as UTF-8. Throws `PortcullisError` where the file is missing, a folder, unreadable, far too large or not
 * UTF-8; `what` names the document for people.
 */
async function readTextFile(path, what) {
    return decodeUtf8(await readDocument(path, what), path, what);
}
/** Like `readTextFile`, but undefined where there is no such file. */
async function readOptionalTextFile(path, what) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return undefined;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, what);
    }
    return readTextFile(path, what);
}
/** The beginning of a file that is shown to people and decides nothing; undefined where there is no such file. */
async function readExcerpt(path, limit) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return undefined;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, 'the file');
    }
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, 0);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await file.close();
    }
}
/** Strict UTF-8, with the offset of the first byte that is none. */
function decodeUtf8(bytes, path, what) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        const help = 'Save the file as UTF-8.';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${path}: ${what}: expected UTF-8 text, found other bytes`, help, {
            cause: error,
        });
    }
}
async function readDocument(path, what) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > DOCUMENT_LIMIT_BYTES) {
            const found = `${Math.round(size / 1024 / 1024)} MiB`;
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${path}: ${what}: expected at most 64 MiB, found ${found}`);
        }
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        throw error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S ? error : (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, what);
    }
}


/***/ }),

/***/ 3718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ repositoryRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * The nearest folder, this one or one above it, that holds `.git`; null where none does. git is not asked, so that what needs no
 * history works without it, and with a repository that git refuses to open.
 */
function repositoryRoot(directory) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return parent === folder ? null : repositoryRoot(parent);
}


/***/ }),

/***/ 8117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   l: () => (/* binding */ writeFileAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(856);






/** Whether a file is called as one that is still being written, or was when its writer was killed. */
function isTemporaryName(name) {
    return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}
/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
async function writeFileAtomically(path, content, what) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), what);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        const message = `${path}: ${what}: expected a file that can be written, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('not_written', message, 'Name a place that can be written to.', { cause: error });
    }
}


/***/ }),

/***/ 5006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseYamlDocument)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/** Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. */
async function parseYamlDocument(text, file) {
    const { LineCounter, isMap, isPair, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const counter = new LineCounter();
    const document = orInvalid(file, () => parseDocument(text, { lineCounter: counter, strict: true, uniqueKeys: true }));
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = counter.linePos(problem.pos[0]);
        const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
        throw invalid(`${file}:${line}:${col}`, message, problem);
    }
    const value = orInvalid(file, () => document.toJS({ maxAliasCount: 50 }));
    const lineAt = (offset) => offset === undefined ? undefined : counter.linePos(offset).line;
    return {
        value,
        lineOf: (pointer) => {
            let node = document.contents;
            let line = 1;
            for (const part of pointer.split('/').slice(1)) {
                const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
                if (isMap(node)) {
                    const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
                    if (pair === undefined)
                        return undefined;
                    line = lineAt(isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? line;
                    node = pair.value;
                }
                else if (isSeq(node)) {
                    node = node.items[Number(key)];
                    line = lineAt(node?.range?.[0]) ?? line;
                }
                else
                    return undefined;
            }
            return line;
        },
    };
}
/** What the parser throws instead of reporting: aliases that multiply, nesting that exhausts the stack. */
function orInvalid(file, parse) {
    try {
        return parse();
    }
    catch (error) {
        throw invalid(file, error instanceof RangeError ? 'nested too deeply' : String(error), error);
    }
}
function invalid(place, message, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `${place}: not valid YAML: ${message}`, 'Correct the file.', { cause });
}


/***/ }),

/***/ 1694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   iM: () => (/* binding */ RunningDigest),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(117);


/**
 * SHA-256 as 64 lower-case hex digits, of bytes or of the UTF-8 form of a text. Throws `TypeError` on a text with
 * unpaired surrogates: encoding replaces them, so that different texts would share a digest.
 */
function sha256Hex(data) {
    if (typeof data === 'string' && !data.isWellFormed()) {
        throw new TypeError('no digest of a text with half of a surrogate pair');
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data, 'hex');
}
/** SHA-256 of what comes part by part; nothing of it is held. Parts have no limits: `a`, `b` is the same as `ab`. */
class RunningDigest {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    /** Throws `TypeError` as `sha256Hex` does; both halves of a surrogate pair have to stand in the same part. */
    add(part) {
        if (typeof part === 'string' && !part.isWellFormed()) {
            throw new TypeError('no digest of a text with half of a surrogate pair');
        }
        this.#hash.update(part);
    }
    /** `sha256:<hex>` over all parts so far. */
    value() {
        return `sha256:${this.#hash.copy().digest('hex')}`;
    }
}
/** `sha256:<hex>` over the canonical JSON of a value; throws `TypeError` as `canonicalJson` does. */
function digestOf(value) {
    return `sha256:${sha256Hex((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value))}`;
}
/** `sha256:<hex>` over the canonical JSON of a JSON text; throws `JsonSyntaxError` as `canonicalJsonOfText` does. */
function digestOfText(jsonText) {
    return `sha256:${sha256Hex((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJsonOfText */ .rf)(jsonText))}`;
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupedBy)
/* harmony export */ });
/** Items by a key, both in the order of their first appearance. (`Map.groupBy` came with Node 21.) */
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 6445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prettyJson)
/* harmony export */ });
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _json_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9534);


/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
function prettyJson(value) {
    return `${(0,_json_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .n)(value, { indent: 2, maxDepth: _json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J, unpairedSurrogates: 'escape' })}\n`;
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

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ caseChanges)
/* harmony export */ });
/* harmony import */ var _evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6202);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6992);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3698);



const NO_SKILLS = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .k([]);
/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by content. A case that only got another id is
 * judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
 * can be said to have changed. `entryIds`: the case ids of the comparator's baseline.
 */
function caseChanges(head, comparator, renames, entryIds = []) {
    const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
    const known = new Set([...before.keys(), ...entryIds]);
    const ids = new Set(head.map((item) => item.definition.case_id));
    const declaredIdOf = ({ definition: { case_id: id, renamed_from: from } }) => {
        if (known.has(id))
            return id;
        // A case that is still there was not renamed.
        return from !== undefined && known.has(from) && !ids.has(from) ? from : null;
    };
    const taken = new Set([...ids, ...head.map(declaredIdOf)]);
    const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id)).sort(byId);
    const changes = new Map();
    const renamed = [];
    for (const item of [...head].sort(byId)) {
        const id = item.definition.case_id;
        let beforeId = declaredIdOf(item);
        if (beforeId === null) {
            const index = gone.findIndex((other) => other.digest === item.digest);
            const [same] = index === -1 ? [] : gone.splice(index, 1);
            beforeId = same?.definition.case_id ?? id;
            if (same !== undefined)
                renamed.push({ from: beforeId, to: id });
        }
        const old = before.get(beforeId);
        const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
        changes.set(id, {
            before: definition,
            beforeId,
            changed: comparator !== null && old?.digest !== item.digest,
            promptLeading: old !== undefined && definition !== null && isLeading(item.definition, old.definition, definition),
        });
    }
    return { changes, renamed };
}
function byId(left, right) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id);
}
/**
 * Whether the prompt tells the answer and did not before. The skill that was expected before counts as well, so that moving it to
 * another field is no way out. `mapped` is `before` with the names that its skills have now.
 */
function isLeading(head, before, mapped) {
    const wasTold = [before.expected_skill, mapped.expected_skill].some((skill) => isNamed(before.prompt, skill));
    return [head.expected_skill, mapped.expected_skill].some((skill) => {
        const isSame = skill?.toLowerCase() === mapped.expected_skill?.toLowerCase();
        return isNamed(head.prompt, skill) && !(isSame && wasTold);
    });
}
function isNamed(prompt, skill) {
    return skill !== undefined && (0,_evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(prompt, skill, NO_SKILLS);
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get(name.toLowerCase()) ?? byOld.get(base.toLowerCase());
        if (now === undefined)
            return token;
        const plugin = byOld.has(name.toLowerCase()) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const lists = [
        'required_all_evidence',
        'required_evidence',
        'required_skills',
        'required_files',
        'optional_skills',
        'disallowed_skills',
    ];
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of lists) {
        const tokens = definition[list];
        if (tokens !== undefined)
            renamed[list] = tokens.map(rename);
    }
    const { provider_aliases: aliases } = definition;
    if (aliases === undefined)
        return renamed;
    const targets = (names) => Object.fromEntries(Object.entries(names).map(([alias, name]) => [alias, rename(name)]));
    const agents = Object.entries(aliases).map(([agent, names]) => [agent, targets(names)]);
    return { ...renamed, provider_aliases: Object.fromEntries(agents) };
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

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Mo: () => (/* binding */ STATUS_RANK),
/* harmony export */   yu: () => (/* binding */ entryNotes),
/* harmony export */   yz: () => (/* binding */ effectiveEntry)
/* harmony export */ });
/** Larger is better. */
const STATUS_RANK = { infra_error: 0, fail: 1, pass: 2 };
/**
 * The stricter of two entries, field by field: `pass` > `fail` > `infra_error`, `allow_timeout: false` > `true`, the earlier
 * `expires`. Null where neither side has an entry. `today` is a date (`YYYY-MM-DD`).
 */
function effectiveEntry(comparator, head, today) {
    const sides = [comparator, head].filter((entry) => entry !== null);
    const [first] = sides;
    if (first === undefined)
        return null;
    const strictest = sides.reduce((left, right) => STATUS_RANK[right.expected_status] > STATUS_RANK[left.expected_status] ? right : left);
    const dates = sides.flatMap((entry) => entry.expires ?? []).sort();
    const expires = dates[0] ?? null;
    const expired = expires !== null && expires < today;
    return {
        expected_status: expired ? 'pass' : strictest.expected_status,
        allow_timeout: !expired && sides.every((entry) => entry.allow_timeout === true),
        reason: (head ?? first).reason ?? first.reason ?? null,
        owner: (head ?? first).owner ?? first.owner ?? null,
        expires,
        expired,
    };
}
/** How the pull request's entry differs from the comparator's; both can be true of one change. */
function entryNotes(comparator, head) {
    if (comparator === null)
        return [];
    if (head === null)
        return ['entry_removed'];
    const changes = [
        STATUS_RANK[head.expected_status] - STATUS_RANK[comparator.expected_status],
        Number(comparator.allow_timeout === true) - Number(head.allow_timeout === true),
        // A date only matters where both tolerate something that it could end.
        tolerates(comparator) && tolerates(head) ? compareExpiry(comparator.expires, head.expires) : 0,
    ];
    return [
        ...(changes.some((change) => change < 0) ? ['loosened'] : []),
        ...(changes.some((change) => change > 0) ? ['tightened'] : []),
    ];
}
/** Whether the entry accepts anything less than a pass in time. */
function tolerates(entry) {
    return entry.expected_status !== 'pass' || entry.allow_timeout === true;
}
/** Positive where the second date is the stricter one; without a date a tolerance never ends. */
function compareExpiry(before, after) {
    if (before === after)
        return 0;
    if (before === undefined)
        return 1;
    if (after === undefined)
        return -1;
    return after < before ? 1 : -1;
}


/***/ }),

/***/ 258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ joinResults),
/* harmony export */   lb: () => (/* binding */ countPlannedCells),
/* harmony export */   pW: () => (/* binding */ countJoined),
/* harmony export */   sl: () => (/* binding */ cellKey)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/**
 * Joins results with their plans on (case, provider, trial). A foreign or a duplicate row is an error, since it could not be told
 * what it is a result of; a missing one is for the comparison to judge.
 */
function joinResults(batches) {
    const units = new Map();
    for (const { file, results, plan } of batches) {
        const rows = rowsOf(file, results, plan);
        for (const unit of plan.units) {
            const key = keyOf(unit);
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
    const planned = new Set(plan.units.map(keyOf));
    const rows = new Map();
    for (const row of results.results) {
        const key = keyOf(row);
        if (!planned.has(key))
            throw rowError(file, row, 'a row of the plan', 'a row that no plan asked for');
        if (rows.has(key))
            throw rowError(file, row, 'one row for each unit', 'two');
        rows.set(key, row);
    }
    return rows;
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
function keyOf({ case_id: caseId, agent, trial }) {
    return `${caseId} ${agent} ${trial}`;
}
function rowError(file, row, expected, found) {
    const place = `${row.case_id}/${row.agent}, trial ${row.trial}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `${file}: ${place}: expected ${expected}, found ${found}`, 'Give each results file with the plan it was made from, each once.');
}


/***/ }),

/***/ 5609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ judgeUnit),
/* harmony export */   z: () => (/* binding */ isAnyMet)
/* harmony export */ });
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8118);
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8968);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6992);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8397);




/**
 * What a run means for a case: infrastructure first, then evidence; a disallowed hit gates even where the run then failed in
 * transport. Rules in CONTRIBUTING.md, "Verdict".
 */
function judgeUnit(requirements, facts) {
    const { observed, hits, timedOut } = facts;
    const disallowed = requirements.disallowed.filter((token) => hits.has(token));
    const gating = disallowed.filter((token) => (hits.get(token)?.tier ?? 3) <= requirements.disallowedTier);
    const missing = missingTokens(requirements, facts);
    const anyMissing = isAnyMissing(requirements, observed);
    const evidence = {
        missing: anyMissing ? [...missing, anyRow(requirements)] : [...missing],
        optional_hits: requirements.optional.filter((token) => hits.has(token)),
        disallowed_hits: disallowed,
        gating_hits: gating,
    };
    const category = timedOut ? 'timeout' : observed.transport === null ? 'assertion' : 'transport';
    const pass = { ...evidence, status: 'pass', infra_reason: null, failure_kind: null, failure_category: null };
    const fail = () => {
        const kind = failureKind(missing, anyMissing, evidence, hits);
        return { ...evidence, status: 'fail', infra_reason: null, failure_kind: kind, failure_category: category };
    };
    const infra = (reason) => ({
        ...evidence,
        status: 'infra_error',
        infra_reason: reason,
        failure_kind: null,
        failure_category: timedOut ? 'timeout' : 'transport',
    });
    if (gating.length > 0)
        return fail();
    if (observed.transport !== null)
        return infra(observed.transport);
    // What our own clock ended is judged by its evidence, but only where there is any sign that the model was at work.
    if (timedOut && !observed.assistant_text && observed.tool_calls === 0)
        return infra('incomplete');
    const sufficient = missing.length === 0 && !anyMissing;
    if ((0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements)) {
        if (!hasProofOfLife(observed))
            return infra('incomplete');
        if (observed.lost !== null)
            return infra(observed.lost);
        return sufficient ? pass : fail();
    }
    // Absence proves nothing where a part of the transcript could not be read: neither that a required token is missing, nor that
    // a disallowed one is.
    if (observed.lost !== null && (!sufficient || requirements.disallowed.length > 0))
        return infra(observed.lost);
    return sufficient ? pass : fail();
}
/** The session started, the model answered, and the client said that it was done. */
function hasProofOfLife(observed) {
    const ended = observed.terminal === 'completed' || observed.terminal === 'limit';
    return observed.session_started && observed.assistant_text && ended;
}
/** The required tokens that the hits do not satisfy, each with the first reason that fits. */
function missingTokens(requirements, facts) {
    const unmet = (items, isMet) => items
        .filter((item) => !isMet(item, facts))
        .map((item) => ({
        token: item.token,
        reason: missingReason(item, requirements, facts),
        required_tier: item.tier,
        best_tier: facts.hits.get(item.token)?.tier ?? null,
    }));
    const missing = unmet(requirements.required, isSatisfied);
    return missing.length > 0 ? missing : unmet(requirements.present, isPresent);
}
function isSatisfied({ token, tier }, { hits, observed }) {
    const hit = hits.get(token);
    // A mention is no call and no read, whatever tier would do.
    const reached = hit?.succeeded === true ? hit.succeeded_tier : null;
    return reached !== null && reached <= tier && !observed.ambiguous.includes(token);
}
/** Seen at all, if only by name. */
function isPresent({ token }, { hits, observed }) {
    return (hits.get(token)?.succeeded_tier ?? null) !== null && !observed.ambiguous.includes(token);
}
function missingReason({ token, canonical }, { aliases }, facts) {
    const { observed, hits, skillsAvailable } = facts;
    const hit = hits.get(token);
    if (observed.ambiguous.includes(token))
        return 'ambiguous';
    if (hit !== undefined) {
        if (hit.source_kind === 'log_fallback' || hit.source_detail === 'noise')
            return 'wrong_source';
        return hit.succeeded || !hit.attempted ? 'too_weak' : 'attempted_not_executed';
    }
    if (!isSkillName(canonical))
        return 'absent';
    if (observed.skill_tool === false)
        return 'not_available';
    if (!observed.catalogue_complete || skillsAvailable === null)
        return 'absent';
    const offered = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k(skillsAvailable.map((name) => ({ name, aliases: [] })));
    const isOffered = skillsAvailable.some((name) => offered.compare(canonical, (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveAlias */ .Z)(aliases, name)) !== 'different');
    return isOffered ? 'absent' : 'not_available';
}
/** Paths and names with a file's ending are no skills, so that no catalogue could offer them. */
function isSkillName(token) {
    return !/[/\\]|\.[a-z0-9]{1,5}$/i.test(token);
}
/** Without a list, "any tool call" is asked of cases that require something. */
function isAnyMissing(requirements, observed) {
    if (requirements.any === null)
        return !(0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements) && observed.tool_calls === 0;
    return !requirements.any.some((token) => isAnyMet(token, observed));
}
/** An activity token means "any tool call", wherever else its letters stand. */
function isAnyMet(token, observed) {
    return (0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .isActivityToken */ .j)(token) ? observed.tool_calls > 0 : observed.any_matched.includes(token);
}
function anyRow(requirements) {
    const token = requirements.any === null ? 'any_tool_call' : `any_of(${requirements.any.join('|')})`;
    return { token, reason: 'absent', required_tier: null, best_tier: null };
}
/** In this order: the first kind that fits. Table in CONTRIBUTING.md, "Failure kinds". */
function failureKind(missing, anyMissing, evidence, hits) {
    const somethingMissing = missing.length > 0 || anyMissing;
    if (evidence.gating_hits.length > 0)
        return somethingMissing ? 'mixed' : 'disallowed_hit';
    const allWeak = missing.length > 0 && missing.every(({ token }) => hits.has(token));
    if (allWeak)
        return 'evidence_too_weak';
    return evidence.optional_hits.length > 0 ? 'optional_only' : 'missing_required';
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

/***/ 6280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ planUnits)
/* harmony export */ });
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6223);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);



/**
 * Which units a batch consists of, case-major in the order of the case ids. A filter that matches nothing is an error, since an
 * empty batch would hold whatever happens.
 */
function planUnits(request) {
    const { cases, providers, selection } = request;
    refuseUnknown('--agents', selection.agents, providers, 'a configured provider');
    refuseUnknown('--case-id', selection.case_ids, cases.map((item) => item.definition.case_id), 'a case id');
    const categories = cases.flatMap((item) => item.definition.category ?? []);
    refuseUnknown('--category', selection.categories, categories, 'a category');
    const sorted = [...cases].sort((left, right) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id));
    const chosen = sorted.filter(({ definition }) => {
        const byId = selection.case_ids === null || selection.case_ids.includes(definition.case_id);
        const byCategory = selection.categories === null || selection.categories.includes(definition.category ?? '');
        return byId && byCategory;
    });
    const agents = providers.filter((agent) => selection.agents === null || selection.agents.includes(agent));
    const units = chosen.flatMap(({ definition }) => agents.flatMap((agent) => unitsOfCell(definition.case_id, agent, request.trials(definition, agent), request.newId)));
    if (units.length === 0) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('no_cases_selected', `no unit is planned: ${cases.length} cases, ${chosen.length} of them selected, ${agents.length} providers`, 'Check the case file, the filters and the configured providers.');
    }
    return {
        schema: 1,
        batch_run_id: request.batchRunId,
        commit: request.commit,
        case_set_digest: (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSetDigest */ .Rp)(cases),
        providers: [...providers],
        selection: { ...selection },
        cases: sorted.map(({ definition, file, line, digest }) => ({
            case_id: definition.case_id,
            category: definition.category ?? null,
            file,
            line,
            digest,
        })),
        units,
    };
}
function unitsOfCell(caseId, agent, { required, all }, newId) {
    return Array.from({ length: all }, (_, index) => ({
        unit_run_id: newId(),
        case_id: caseId,
        agent,
        trial: index + 1,
        ...(index < required ? {} : { optional: true }),
    }));
}
function refuseUnknown(flag, wanted, known, what) {
    const unknown = (wanted ?? []).filter((item) => !known.includes(item));
    if (unknown.length === 0)
        return;
    const list = [...new Set(known)].sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP).slice(0, 12).join(', ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `${flag}: expected ${what}, found ${unknown.map((item) => JSON.stringify(item)).join(', ')}`, `Known: ${list === '' ? 'none' : list}.`);
}


/***/ }),

/***/ 8397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in CONTRIBUTING.md,
 * "Requirements".
 */
function requirementsOf(definition, agent) {
    const aliases = aliasesOf(definition, agent);
    const expected = definition.expected_skill ?? null;
    const skillTiers = new Map();
    const tighten = (token, tier) => {
        const key = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase();
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = canonical.toLowerCase();
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase()) ?? 2;
    for (const token of definition.required_all_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_skills ?? [])
        add(token, 1);
    for (const token of definition.required_files ?? [])
        add(token, 2);
    if (expected !== null)
        add(expected, skillTier(expected));
    const any = definition.required_any_evidence ?? [];
    return {
        required: [...required.values()],
        present: skillFileOf(definition, agent, aliases).filter(({ canonical }) => !required.has(canonical.toLowerCase())),
        any: any.length === 0 ? null : [...new Set(any)],
        optional: distinct(definition.optional_skills ?? []),
        disallowed: distinct(definition.disallowed_skills ?? []),
        disallowedTier: definition.disallowed_min_tier ?? 2,
        aliases,
        expectedSkill: expected,
    };
}
/** A case that requires nothing passes by what did not happen. */
function isNegative(requirements) {
    return requirements.required.length === 0 && requirements.present.length === 0;
}
/** Every token that a case names, as it writes them. */
function tokensOf(requirements) {
    const { required, present, optional, disallowed } = requirements;
    return [
        ...new Set([
            ...required.map((item) => item.token),
            ...present.map((item) => item.token),
            ...optional,
            ...disallowed,
        ]),
    ];
}
/** Claude does not reliably show that a file was read, so the skill's file is asked of the other clients only. */
function skillFileOf(definition, agent, aliases) {
    if (agent === 'claude' || definition.require_skill_file === false)
        return [];
    const expected = definition.expected_skill;
    // Without an expected skill any skill's file would do, and only a case that says so can mean that.
    if (expected === undefined && definition.require_skill_file !== true)
        return [];
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = token.toLowerCase();
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [alias.toLowerCase(), name]));
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

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fixedTrials),
/* harmony export */   m: () => (/* binding */ plannedTrials)
/* harmony export */ });
/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
function plannedTrials(rule, { trials, stages, newCases }) {
    const [first = 1] = stages;
    switch (rule.kind) {
        case 'single':
            return { required: trials, all: trials };
        case 'absolute':
            return { required: newCases.passes, all: newCases.trials };
        case 'sequential':
            return { required: first, all: stages.at(-1) ?? first };
    }
}
/** A fixed number for every cell. */
function fixedTrials(trials) {
    return { required: trials, all: trials };
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
