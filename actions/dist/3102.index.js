export const id = 3102;
export const ids = [3102];
export const modules = {

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   hb: () => (/* binding */ blobAt),
/* harmony export */   wy: () => (/* binding */ CODE_OWNERS_PLACES)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** The places where GitHub looks for code owners, who have to review what they own; the first one counts ("About code owners"). */
const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, but for regular files. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** The id of the regular file at a path, or why there is none. Entries may have folders among them, and need not. */
function blobAt(entries, path) {
    const segments = path.split('/');
    for (let end = 1; end <= segments.length; end += 1) {
        const place = segments.slice(0, end).join('/');
        const other = NOT_A_FILE[entries.get(place)?.slice(0, 6) ?? ''];
        if (place === path && other !== undefined)
            return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
        // A path that leads through a link or a submodule names a file that exists, but elsewhere.
        if (other !== undefined && other !== NOT_A_FILE['040000']) {
            return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${place}\`, ${other}` };
        }
    }
    const entry = entries.get(path);
    if (entry !== undefined)
        return entry.slice(7);
    const isFolder = [...entries.keys()].some((key) => key.startsWith(`${path}/`));
    return isFolder ? { kind: 'unreadable', reason: `\`${path}\` is ${NOT_A_FILE['040000']}` } : { kind: 'absent' };
}
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 22402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
/** Adds items to a list one by one: `push(...items)` ends in a RangeError where there are more than a call takes arguments. */
function append(list, items) {
    for (const item of items)
        list.push(item);
}
/** The largest of counts, 0 without any: `Math.max(...counts)` ends in the same error. */
function largest(counts) {
    return counts.reduce((last, count) => Math.max(last, count), 0);
}


/***/ })

};
