export const id = 7780;
export const ids = [7780];
export const modules = {

/***/ 34768:
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

/***/ 34020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkCounts)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34768);

/**
 * Throws `RangeError` unless both are whole numbers with 0 <= `passed` <= `total` <= 1,000,000. No trials at all are
 * possible counts.
 */
function checkCounts(counts) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('total', counts.total, 'count');
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('passed', counts.passed, 'count', counts.total);
}


/***/ }),

/***/ 21014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ fisherGreater),
  H: () => (/* binding */ fisherLess)
});

// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
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
var log_factorial = __webpack_require__(98614);
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

/***/ 98614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* unused harmony export logFactorial */
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34768);

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

/***/ 21326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ rateDrop)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34768);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34020);


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

/***/ 77919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ isCaseLoosened),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   Oi: () => (/* binding */ skillNameOf),
/* harmony export */   fQ: () => (/* binding */ aliasesAdded)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48118);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28397);




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

/***/ 56752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ judgedUnit)
});

// EXTERNAL MODULE: ./build/routing/case-loosened.js
var case_loosened = __webpack_require__(77919);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(37625);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(15609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var routing_requirements = __webpack_require__(28397);
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

/***/ 49847:
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

/***/ 77155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ sampledTrials)
/* harmony export */ });
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
/* harmony import */ var _cell_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93658);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20103);
/* harmony import */ var _independent_trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49847);
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

/***/ 74057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ samplingStep)
/* harmony export */ });
/* unused harmony export isDisallowedConfirmed */
/* harmony import */ var _kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21014);
/* harmony import */ var _kernel_statistics_rate_drop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21326);


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


/***/ })

};
