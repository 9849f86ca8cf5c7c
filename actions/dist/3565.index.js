export const id = 3565;
export const ids = [3565];
export const modules = {

/***/ 73309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ logChoose),
/* harmony export */   Sw: () => (/* binding */ choose)
/* harmony export */ });
/* unused harmony export logFactorial */
/**
 * The number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000: exact as long as n times the result
 * is at most `Number.MAX_SAFE_INTEGER` (all n up to 50, and small k far beyond), above that within a few roundings,
 * `Infinity` where no double is large enough.
 */
function choose(n, k) {
    const factors = Math.min(k, n - k);
    let ways = 1;
    // After each step `ways` is itself a number of ways, C(n - factors + i, i), so that every division comes out even;
    // and once infinite it stays so.
    for (let i = 1; i <= factors && ways < Infinity; i += 1)
        ways = (ways * (n - factors + i)) / i;
    return ways;
}
/** `logFactorials[n]` is ln n!. It only ever grows, and an entry never changes: the same call gives the same bits. */
const logFactorials = [0];
/** The last entry, and what rounding has taken from it so far. */
let sum = 0;
let lost = 0;
/** Compensated (Kahan 1965): each entry is as good as one rounding of its true value, however many logs are in it. */
function growTo(n) {
    while (logFactorials.length <= n) {
        const term = Math.log(logFactorials.length) - lost;
        const next = sum + term;
        lost = next - sum - term;
        sum = next;
        logFactorials.push(next);
    }
}
/** ln n!, for whole n from 0 to 1,000,000: the sum of the logarithms, kept in a table. */
function logFactorial(n) {
    growTo(n);
    return logFactorials[n] ?? 0;
}
/** ln of the number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000. */
function logChoose(n, k) {
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 34020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ rateDrop),
/* harmony export */   t: () => (/* binding */ checkCounts)
/* harmony export */ });
/** More trials than this are no small sample; it also bounds the table of logarithms in `choose.ts`. */
const MOST_TRIALS = 1_000_000;
/**
 * Throws `RangeError` unless both are whole numbers with 0 <= `passed` <= `total` <= 1,000,000: impossible counts are a bug of the caller,
 * not a wrong input of a user. No trials at all are possible counts.
 */
function checkCounts({ passed, total }) {
    const isPossible = Number.isInteger(passed) && Number.isInteger(total) && passed >= 0 && passed <= total;
    if (isPossible && total <= MOST_TRIALS)
        return;
    throw new RangeError(`expected counts of at most ${MOST_TRIALS} trials, found ${passed} of ${total}`);
}
/**
 * By how much head's observed rate is below base's, -1 to 1. Over one denominator and rounded once: 4/5 against 20/20
 * is a drop of 0.2, where 1 - 0.8 is a little less and would miss a limit of 0.2. Throws `RangeError` on impossible
 * counts and where either side has no trials.
 */
function rateDrop(head, base) {
    for (const counts of [head, base]) {
        checkCounts(counts);
        if (counts.total === 0)
            throw new RangeError('expected trials, found none');
    }
    return (base.passed * head.total - head.passed * base.total) / (base.total * head.total);
}


/***/ }),

/***/ 15609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ judgeUnit),
/* harmony export */   z: () => (/* binding */ isAnyMet)
/* harmony export */ });
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48118);
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19057);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16992);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28397);
/* harmony import */ var _unusable_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34702);





/**
 * What a run means for a case: infrastructure first, then evidence; a disallowed hit gates even where the run then failed in
 * transport. Rules in src/routing/README.md, "Verdict".
 */
function judgeUnit(requirements, facts) {
    const { observed, hits, timed_out: timedOut } = facts;
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
    const infra = (reason) => ({ ...evidence, ...(0,_unusable_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .infraStatus */ .RV)(reason, timedOut) });
    if (gating.length > 0)
        return fail();
    if (observed.transport !== null)
        return infra(observed.transport);
    // What our own clock ended is judged by its evidence, but only where there is any sign that the model was at work.
    if (timedOut && !observed.assistant_text && observed.tool_calls === 0)
        return infra('incomplete');
    const sufficient = missing.length === 0 && !anyMissing;
    // The client says that all is well, and the model said nothing.
    const gap = observed.lost ?? (observed.terminal === 'completed' && !observed.assistant_text ? 'incomplete' : null);
    if ((0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements)) {
        if (!hasProofOfLife(observed))
            return infra('incomplete');
        if (gap !== null)
            return infra(gap);
        return sufficient ? pass : fail();
    }
    // Absence proves nothing where a part of the transcript could not be read, or where nothing was answered: neither that a required
    // token is missing, nor that a disallowed one is.
    if (gap !== null && (!sufficient || requirements.disallowed.length > 0))
        return infra(gap);
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
    const { observed, hits, skills_available: available } = facts;
    const hit = hits.get(token);
    if (observed.ambiguous.includes(token))
        return 'ambiguous';
    if (hit !== undefined) {
        if (hit.source_kind === 'log_fallback' || hit.source_detail === 'noise' || hit.wrong_source === true) {
            return 'wrong_source';
        }
        return hit.succeeded || !hit.attempted ? 'too_weak' : 'attempted_not_executed';
    }
    // Paths and names with a file's ending are no skills, so that no catalogue could offer them.
    if (/[/\\]|\.[a-z0-9]{1,5}$/i.test(canonical))
        return 'absent';
    if (observed.skill_tool === false)
        return 'not_available';
    if (!observed.catalogue_complete || available === null)
        return 'absent';
    const offered = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .ks(available.map((name) => ({ name, aliases: [] })));
    const isOffered = available.some((name) => offered.compare(canonical, (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveAlias */ .Z)(aliases, name)) !== 'different');
    return isOffered ? 'absent' : 'not_available';
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
/** In this order: the first kind that fits. Table in src/routing/README.md, "Failure kinds". */
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

/***/ 35500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ judgedUnit)
/* harmony export */ });
/* unused harmony export rejudgeUnit */
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92340);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16992);
/* harmony import */ var _evidence_token_hit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37625);
/* harmony import */ var _case_loosened_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77919);
/* harmony import */ var _judge_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15609);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28397);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36618);








/**
 * A unit of a case that asks less than before is judged by what was asked before. Where it passes that and not what the head asks,
 * the head's verdict stays. A negative case that became a positive one still has to show proof of life.
 */
function judgedUnit(result, definition, change, agent, hidesReads) {
    if (change === undefined || change.before === null)
        return result;
    const before = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .jj)(change.before, agent, hidesReads);
    const now = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .jj)(definition, agent, hidesReads);
    const wasNegative = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .isNegative */ .cI)(before) && !(0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .isNegative */ .cI)(now);
    if (!wasNegative && !(0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .isCaseLoosened */ .GS)(change.before, definition, agent, hidesReads))
        return result;
    const { verdict, notShown } = rejudgeUnit(result, before, now);
    if (verdict.status === 'pass')
        return result.status === 'pass' ? { ...result, ...verdict } : result;
    const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
    return { ...result, ...verdict, error: `judged by the merge base's case${unseen}` };
}
/**
 * The verdict of a stored result under other requirements than those it was scored with. Results hold the hits of every skill
 * that was seen and of every token that was asked for, so that most of another case can be judged; what they cannot show counts
 * as unmet, never as met.
 */
function rejudgeUnit(result, requirements, asked) {
    const { hits, ambiguous } = hitsFor(result, requirements);
    const observed = { ...result.observed, ambiguous: [...result.observed.ambiguous, ...ambiguous] };
    const verdict = (0,_judge_unit_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeUnit */ .M)(requirements, { ...result, observed, hits });
    const notShown = unknownTokens(result, requirements, asked, hits);
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
    const offered = (result.skills_available ?? []).map((name) => ({ name, aliases: [] }));
    const loaded = recorded.flatMap(([key, { succeeded }]) => (succeeded ? [key] : []));
    const inventory = (0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .inventoryWith */ .TC)(offered, loaded);
    const hits = new Map(recorded);
    const ambiguous = [];
    for (const token of (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(requirements)) {
        const name = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, token);
        let certain = hits.get(token);
        let possible;
        for (const [key, hit] of recorded) {
            if (key === token)
                continue;
            const { match, own } = ownHit(name, (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, key), hit, inventory);
            if (match === 'same')
                certain = (0,_evidence_token_hit_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeHits */ .v)(certain, own);
            else if (match === 'ambiguous')
                possible = (0,_evidence_token_hit_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeHits */ .v)(possible, own);
        }
        const hit = certain ?? possible;
        if (hit !== undefined)
            hits.set(token, hit);
        if (certain === undefined && possible !== undefined)
            ambiguous.push(token);
    }
    return { hits, ambiguous };
}
/**
 * What a hit that was recorded under `key` is for a token. The load of a skill also satisfies `<skill>/SKILL.md`, at tier 2 like
 * every token with a path.
 */
function ownHit(token, key, hit, inventory) {
    const [skill = '', file, ...rest] = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__/* .pathParts */ .KC)(token);
    const namesFile = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_6__/* .isSkillFile */ .C_)(file) && rest.length === 0;
    if (!namesFile || /[/\\]/.test(key))
        return { match: inventory.compare(token, key), own: hit };
    const capped = hit.succeeded_tier === 1 ? 2 : hit.succeeded_tier;
    const own = { ...hit, tier: hit.tier === 1 ? 2 : hit.tier, succeeded_tier: capped };
    return { match: hit.attempted ? inventory.compare(skill, key) : 'different', own };
}
/** Tokens of which the results do not say whether they were seen, or whether what was seen was theirs. */
function unknownTokens(result, requirements, asked, hits) {
    const known = new Set((0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(asked).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m));
    // The hits were attributed with these aliases: what they gave to a token, or took from one, is not known any more.
    const aliases = (0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .aliasesAdded */ .fQ)(requirements.aliases, asked.aliases);
    const isMoved = (item) => aliases.some((alias) => (0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .concerns */ .Kc)(alias, item));
    const required = [...requirements.required, ...requirements.present].filter(isMoved).map(({ token }) => token);
    const disallowed = requirements.disallowed.filter((token) => {
        if (hits.has(token))
            return false;
        if (isMoved({ token, canonical: (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, token) }))
            return true;
        // Calls and reads of skills are recorded whether they were asked for or not; other files and mere mentions are not.
        const isRecorded = requirements.disallowedTier < 3 && !/[/\\.]/.test((0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .skillNameOf */ .Oi)(token));
        return !isRecorded && !known.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(token));
    });
    const { any_matched: matched, any_unmatched: unmatched } = result.observed;
    const any = requirements.any ?? [];
    const isMet = any.some((token) => (0,_judge_unit_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnyMet */ .z)(token, result.observed));
    const unseen = isMet ? [] : any.filter((token) => !matched.includes(token) && !unmatched.includes(token));
    return [...required, ...disallowed, ...unseen];
}


/***/ }),

/***/ 977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ sampledTrials),
/* harmony export */   Hh: () => (/* binding */ isPassed),
/* harmony export */   aW: () => (/* binding */ independentTrials),
/* harmony export */   p6: () => (/* binding */ EMPTY_SAMPLE),
/* harmony export */   uV: () => (/* binding */ sampleOf)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36618);
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
/* harmony import */ var _cell_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93658);
/* harmony import */ var _stratum_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22251);




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
    return gating.some((token) => Object.hasOwn(hits, token) && hits[token]?.tier === 1 && (among === null || among.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)(token))));
}
/** Worst first: a repeated run must not take a failure out of the count. */
const WORST = ['fail', 'pass', 'infra_error'];
/**
 * Two trials with the same client session or the same bytes are one run and count once, as the worse of the two (src/routing/README.md,
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
    return WORST.indexOf(unit.status) * 4 + (isDisallowedForCertain(unit) ? 0 : 2) + (unit.timed_out ? 0 : 1);
}
/** The counts of a cell's results in a sequential suite; null where each trial is judged by itself. `change`: of its case. */
function sampledTrials(entries, change, results) {
    const { units, repeated, alike } = independentTrials(results);
    const rule = (0,_cell_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .cellRule */ .J5)(entries, environmentOfAll(units));
    if (rule.kind === 'single')
        return null;
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(entries.comparatorEntry, entries.headEntry, entries.today);
    const sample = sampleOf(units, expected?.allow_timeout ?? false, forbiddenBefore(change));
    return { rule, sample, repeated, alike };
}
/** What the baseline's trials could show as well: the skills that the comparator's case forbids. Null where it is not known. */
function forbiddenBefore(change) {
    const before = change?.before ?? null;
    return before === null ? null : new Set((before.disallowed_skills ?? []).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m));
}
/**
 * Of the trials that count. What a trial does not tell is taken to be what the others tell: one that was ended early has often not come
 * to its model. Null where none counts.
 */
function environmentOfAll(units) {
    const all = units.filter(({ status }) => status !== 'infra_error').map(_stratum_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentOf */ .p7);
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

/***/ 34702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ unitMark),
/* harmony export */   RV: () => (/* binding */ infraStatus),
/* harmony export */   Ww: () => (/* binding */ infraResult),
/* harmony export */   kC: () => (/* binding */ modelMismatch),
/* harmony export */   ke: () => (/* binding */ foreignMark),
/* harmony export */   nB: () => (/* binding */ missingCauseFacts),
/* harmony export */   pA: () => (/* binding */ sharedSessions),
/* harmony export */   zb: () => (/* binding */ unusableFor)
/* harmony export */ });
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89166);

/** A unit's result as it is where its evidence may not be used. */
function infraResult(unit, reason, why) {
    return {
        ...unit,
        ...infraStatus(reason, unit.timed_out),
        error: why,
        observed: { ...unit.observed, transport: reason },
    };
}
/** What such a unit is said to be. */
function infraStatus(reason, timedOut) {
    return {
        status: 'infra_error',
        infra_reason: reason,
        failure_kind: null,
        failure_category: timedOut ? 'timeout' : 'transport',
    };
}
const endedBy = (...ends) => {
    return ({ observed }) => ends.includes(observed.terminal);
};
const NOT_FINISHED = {
    facts: 'no terminal event, or a verdict that the evidence leaves open',
    shows: ({ observed }) => observed.transport === null || observed.terminal === 'none',
};
const FAILED_BY_ITSELF = {
    facts: 'a terminal event of the client that says it failed',
    shows: endedBy('error'),
};
/**
 * The facts that each reason for infrastructure leaves in a row, beside those that the verdict itself is made of: whoever assesses a
 * run (`assessRun`, the runner) gives the reason only where these are so. Table in src/routing/README.md, "Rows".
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
    incomplete: NOT_FINISHED,
    oversize: NOT_FINISHED,
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
/** As `assessRun` warns of them, and did before. */
const FOREIGN = /^\d{1,12} lines? of another session (?:were )?ignored$/;
/** What is missing of the cause that a row states, in words; null where it shows it, or states none. */
function missingCauseFacts(row, isShared) {
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
    return foreignMark(error ?? '', unitMark(id)) !== null;
}
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
    const sessions = (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupedBy */ .m)(told, ({ agent, observed }) => `${agent} ${observed.session_id ?? ''}`);
    const shared = [...sessions.values()].filter((group) => new Set(group.map((unit) => unit.case_id)).size > 1);
    return new Set(shared.flat().map((unit) => unit.unit_run_id));
}
/**
 * Why a run does not tell about the model that was asked for; null where it does or where that is unknown. Clients take short
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


/***/ })

};
