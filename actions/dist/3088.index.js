export const id = 3088;
export const ids = [3088];
export const modules = {

/***/ 43088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unitName),
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   lifecycleLines: () => (/* binding */ lifecycleLines)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7790);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);


/** More of an error is in the results. */
const ERROR_SHOWN = 200;
/** A short line for each unit that ended or is tried again, for logs. */
function lifecycleLines(print) {
    const tally = new Tally();
    return {
        onBegin: (parallel) => tally.begin(parallel),
        onRound: (units) => print(tally.round(units.length)),
        onState: (state) => {
            tally.take(state);
            if (state.state === 'retrying')
                print(`${unitName(state.unit)} again: ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(state.note)}`);
            if (state.state === 'ended')
                print(endLine(state, tally));
        },
    };
}
/** A provider and a case, and the trial where it is a further one. */
function unitName({ agent, case_id: id, trial }) {
    return `${agent} ${id}${trial === 1 ? '' : ` trial ${trial}`}`;
}
function endLine({ unit, result }, tally) {
    const place = `[${tally.ended}/${tally.total}] ${unitName(unit)}`;
    // Why its provider was stopped is reported once.
    if (result.attempts?.length === 0)
        return `${place} not run`;
    const ended = [result.status, result.infra_reason, result.timed_out ? 'timed out' : null].filter(Boolean).join(' ');
    const why = result.error === null ? '' : `: ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(result.error).slice(0, ERROR_SHOWN).toWellFormed()}`;
    return `${place} ${ended} ${((result.duration_ms ?? 0) / 1000).toFixed(1)} s${why}`;
}
/** Counts the units of a run. */
class Tally {
    total = 0;
    ended = 0;
    #by = { pass: 0, fail: 0, infra_error: 0 };
    #kept = 0;
    #parallel = 1;
    #rounds = 0;
    begin(parallel) {
        this.#parallel = parallel;
    }
    /** Takes up so many units more; says so in a few words. */
    round(units) {
        this.total += units;
        this.#rounds += 1;
        const parallel = `${Math.min(this.#parallel, units)} at a time`;
        const kept = this.#kept === 0 ? '' : ` (and ${this.#kept} kept)`;
        return this.#rounds === 1
            ? `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(units, 'unit')}${kept}, ${parallel}`
            : `${units} more, for undecided cells, ${parallel}`;
    }
    take(state) {
        if (!('result' in state))
            return;
        if (state.state === 'kept') {
            this.total += 1;
            this.#kept += 1;
        }
        this.ended += 1;
        this.#by[state.result.status] += 1;
    }
    counts() {
        return `pass=${this.#by.pass}, fail=${this.#by.fail}, infra=${this.#by.infra_error}`;
    }
}


/***/ }),

/***/ 7790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstOf),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 cell`, `3 cells`. */
function counted(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** The first names of a list, and how many more there are. */
function firstOf(names, most = 5) {
    return names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
}


/***/ })

};
