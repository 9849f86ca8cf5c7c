export const id = 3088;
export const ids = [3088];
export const modules = {

/***/ 43088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   lifecycleLines: () => (/* binding */ lifecycleLines)
/* harmony export */ });
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);

/** A line for each change of a unit, with the ids of batch and unit, as other programs read it. */
function lifecycleLines(print) {
    const tally = new Tally();
    return {
        onBegin: (plan, parallel) => tally.begin(plan.batch_run_id, parallel),
        onRound: (units) => print(`${prefix(tally.batch)} ${tally.round(units.length)}`),
        onState: (state) => {
            tally.take(state);
            print(lifecycleLine(state, tally));
        },
    };
}
/** One line of the lifecycle, as other programs read it. */
function lifecycleLine({ unit, state, result, note }, tally) {
    const place = `${prefix(tally.batch)} [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`;
    if (note !== null)
        return `${place} (${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(note)})`;
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
/** Counts the units of a run. */
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


/***/ })

};
