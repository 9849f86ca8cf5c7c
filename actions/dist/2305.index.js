export const id = 2305;
export const ids = [2305,4686];
export const modules = {

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}


/***/ }),

/***/ 83105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ transportReasonOfStatus)
/* harmony export */ });
/**
 * Why a client's request failed: by the status that the client reports, else by its own error text, never by anything that the agent
 * said.
 */
function transportReasonOfStatus(status, clientText) {
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    if (status !== undefined)
        return 'api_error';
    if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText))
        return 'rate_limited';
    if (/authenticat|unauthorized|forbidden|invalid api key|not logged in|\b40[13]\b/i.test(clientText))
        return 'auth';
    return 'api_error';
}


/***/ })

};
