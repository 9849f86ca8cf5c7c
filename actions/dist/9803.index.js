export const id = 9803;
export const ids = [9803,2716];
export const modules = {

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


/***/ }),

/***/ 42716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ runOfMessage),
/* harmony export */   VC: () => (/* binding */ proposalMarker),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   kq: () => (/* binding */ proposalTrailer),
/* harmony export */   tX: () => (/* binding */ runOfBody)
/* harmony export */ });
const TRAILER = /^Portcullis-Run: ([1-9][0-9]{0,15})\.([1-9][0-9]{0,5})$/m;
const MARKER = /^<!-- portcullis-baseline run=([1-9][0-9]{0,15})\.([1-9][0-9]{0,5}) -->$/m;
/** The line of a commit's message by which later runs know the commit as theirs, and how new it is. */
function proposalTrailer(run) {
    return `Portcullis-Run: ${run.id}.${run.attempt}`;
}
/** The line of a pull request's text that says the same, and that nobody sees. */
function proposalMarker(run) {
    return `<!-- portcullis-baseline run=${run.id}.${run.attempt} -->`;
}
/** The run that a commit's message names; null where it is not one of ours. */
function runOfMessage(message) {
    return runOf(TRAILER.exec(message));
}
/** The run that a pull request's text names; null where it has none. */
function runOfBody(body) {
    return runOf(MARKER.exec(body.replaceAll('\r\n', '\n')));
}
/** Whether a run began after another one. A run that is done again says what was true when it began, so that the attempt comes second. */
function isNewerRun(run, other) {
    return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}
function runOf(found) {
    return found === null ? null : { id: Number(found[1]), attempt: Number(found[2]) };
}


/***/ })

};
