export const id = 1863;
export const ids = [1863,3102];
export const modules = {

/***/ 18230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mayRunAgents),
/* harmony export */   compareRequestOfRun: () => (/* binding */ compareRequestOfRun)
/* harmony export */ });
/* unused harmony export targetOfEvent */
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41);


/**
 * What a workflow run compares with: what a user names, else what the run's event wants. Without a token or a repository the API is not asked.
 *
 * @param environment of the process: the runner's variables
 * @param use where all requests to the API count together; null where nobody looks at it
 * @throws PortcullisError `usage` where the event has no comparator, `invalid_input` where its payload is not as it should be
 */
async function compareRequestOfRun(environment, { baseRef, baseline, compareWith, token }, use = null) {
    const run = { event: (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .eventName */ .eq)(environment), defaultBranch: null, access: (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .githubAccess */ .Yh)(environment, token, use) };
    if (baseline !== null)
        return { target: { kind: 'file', path: baseline }, ...run };
    if (baseRef !== null)
        return { target: { kind: 'named', baseRef }, ...run };
    const context = await (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .eventOfRun */ .fg)(environment);
    if (context !== null)
        return { ...run, target: targetOfEvent(context, compareWith), defaultBranch: branchOf(context) };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)('The input "base-ref" is missing, and GITHUB_EVENT_PATH names no event to take it from.', 'Set it under "with:", for example "base-ref: main".');
}
/**
 * What each event is compared with: the table in src/app/README.md, "Comparator". A new event gets its fields in `TriggerEvent`
 * (`contracts/event-context.ts`), and a case here.
 *
 * @throws PortcullisError `usage` where the event has nothing to compare with
 */
function targetOfEvent(context, compareWith) {
    const { trigger, sha, ref } = context;
    switch (trigger.name) {
        case 'pull_request':
        case 'pull_request_target': {
            // Of pull_request_target the event's commit is the base branch's.
            const isMerge = trigger.name === 'pull_request' && sha !== trigger.headSha;
            return {
                kind: compareWith === 'merge-parent' ? 'merge_parent' : 'merge_base',
                baseRef: `refs/heads/${trigger.baseRef}`,
                baseTip: trigger.baseTip,
                headSha: trigger.headSha,
                mergeSha: isMerge ? sha : null,
            };
        }
        case 'merge_group': {
            const { baseSha, baseRef, headSha } = trigger;
            return { kind: 'commit', sha: baseSha, baseRef, headSha, why: 'the base of the merge group' };
        }
        case 'push': {
            const { before, after, forced } = trigger;
            if (after === null)
                throw noComparator('this push deleted its branch, so that nothing is under test');
            // Not `after`: of an annotated tag that is the tag, no commit.
            const headSha = sha;
            const baseRef = `refs/heads/${trigger.defaultBranch}`;
            if (before === null || (forced && ref !== baseRef)) {
                return { kind: 'merge_base', baseRef, baseTip: null, headSha, mergeSha: null };
            }
            return { kind: 'commit', sha: before, baseRef: null, headSha, why: 'what the branch was before the push' };
        }
        case 'schedule':
        case 'workflow_dispatch': {
            const branch = branchOf(context);
            // GitHub runs schedules on the default branch only.
            const isDefault = branch === null ? trigger.name === 'schedule' : branch === ref;
            // Its tip may have moved on since the event was made.
            const why = 'the default branch itself is under test';
            if (isDefault)
                return { kind: 'commit', sha, baseRef: null, headSha: sha, why };
            // A branch is judged as its pull request would be: by what the default branch was where it left.
            if (branch !== null && trigger.name === 'workflow_dispatch')
                return { kind: 'named', baseRef: branch };
            return { kind: 'ref', ref: branch, headSha: sha, why: 'the default branch' };
        }
        case 'workflow_run':
            throw noComparator('this event is about another run that has ended, whose results were judged there');
        case 'other':
            throw noComparator(`nothing is known to compare with on the event ${trigger.event}`);
    }
}
/** Events that hand out what the head may have; any other could bring the base's rights to it. */
const RUNS_AGENTS = new Set(['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch']);
/** Whether code of an event's head may be run with the secrets and the token that the event hands out. */
function mayRunAgents(event) {
    return RUNS_AGENTS.has(event);
}
/** The full name of the default branch; null where the event does not tell it. */
function branchOf({ trigger }) {
    const name = 'defaultBranch' in trigger ? trigger.defaultBranch : null;
    return name === null ? null : `refs/heads/${name}`;
}
function noComparator(why) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`The input "base-ref" is missing, and ${why}.`, 'Set it under "with:", for example "base-ref: main"; or run on pull_request, merge_group, push, schedule or workflow_dispatch.');
}


/***/ }),

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
