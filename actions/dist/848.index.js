export const id = 848;
export const ids = [848];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 19905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eq: () => (/* binding */ channelsWere),
  JK: () => (/* binding */ failureNote),
  publishOwnRun: () => (/* binding */ publishOwnRun),
  S3: () => (/* binding */ publishReport)
});

// UNUSED EXPORTS: checkRunRoom

// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
;// CONCATENATED MODULE: ./build/io/github/github-checks.js
/** GitHub takes 50 annotations in a request and adds those of further ones ("REST API endpoints for check runs"). */
const ANNOTATION_BATCH = 50;
/**
 * Makes a check run with its conclusion and the first annotations, and adds the others; its address. Where an addition fails, the check run
 * stands without the rest. One request for each 50 annotations.
 */
async function createCheckRun(api, run) {
    const { title, summary, text } = run;
    const output = { title, summary, ...(text === null ? {} : { text }) };
    const batch = (start) => run.annotations.slice(start, start + ANNOTATION_BATCH);
    const made = await api.ask({
        send: ({ rest }, repo) => rest.checks.create({
            ...repo,
            name: run.name,
            head_sha: run.headSha,
            status: 'completed',
            conclusion: run.conclusion,
            ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
            output: { ...output, annotations: batch(0) },
        }),
        read: (data) => checkRunIn(data),
        ...CHECK_RUN,
    });
    if (made.kind !== 'done')
        return made;
    const { id, url } = made.value;
    for (let start = ANNOTATION_BATCH; start < run.annotations.length; start += ANNOTATION_BATCH) {
        const added = await api.ask({
            send: ({ rest }, repo) => rest.checks.update({ ...repo, check_run_id: id, output: { ...output, annotations: batch(start) } }),
            read: (data) => checkRunIn(data),
            ...CHECK_RUN,
        });
        if (added.kind !== 'done') {
            const left = run.annotations.length - start;
            return { ...added, reason: `${left} of its ${run.annotations.length} annotations: ${added.reason}` };
        }
    }
    return { kind: 'done', value: url };
}
const CHECK_RUN = { permission: 'checks: write', needed: 'a check run with "id"' };
function checkRunIn(run) {
    const [id, url] = [run?.id, run?.html_url];
    return typeof id === 'number' ? { id, url: typeof url === 'string' ? url : '' } : undefined;
}

// EXTERNAL MODULE: ./build/io/github/api-answer.js
var api_answer = __webpack_require__(16416);
;// CONCATENATED MODULE: ./build/io/github/github-comments.js

/** Whoever reads them here wants to write one. */
const permission = 'pull-requests: write';
/** GitHub keeps at most 2,500 comments of a pull request. */
const MAX_PAGES = 30;
// The API counts a pull request's conversation among the issues ("REST API endpoints for issue comments").
/**
 * The comments that `isWanted` takes by their text, the oldest first, which is the only order that this route knows: up to the page that
 * has one which is `last`, else of all pages. A request for each hundred comments.
 */
function listComments(api, pull, isWanted, last = () => false) {
    return api.pages({
        send: ({ rest }, page) => rest.issues.listComments({ issue_number: pull, ...page }),
        needed: 'comments with "id" and "html_url"',
        read: (data) => (0,api_answer/* eachOf */.pQ)(data, commentIn)?.filter(({ body }) => isWanted(body)),
        maxPages: MAX_PAGES,
        isEnough: (comments) => comments.some(last),
        permission,
    });
}
/** Who the token speaks for. `GET /user` refuses the token of a workflow; GraphQL answers it. */
function viewerLogin(api) {
    return api.ask({
        send: async (client) => {
            const answer = await client.request(`POST ${api.graphqlUrl}`, { query: '{ viewer { login } }' });
            return { ...answer, data: answer.data };
        },
        needed: 'who the token speaks for',
        read: (data) => {
            const login = data?.data?.viewer?.login;
            return typeof login === 'string' && login !== '' ? login : undefined;
        },
    });
}
/** Writes a comment; sent once, since its answer may be lost and the comment there. */
function createComment(api, pull, body) {
    return api.ask({
        send: ({ rest }, repo) => rest.issues.createComment({ ...repo, issue_number: pull, body }),
        read: (data) => commentIn(data),
        ...ONE,
    });
}
/** Puts another text in the place of a comment's. */
function updateComment(api, id, body) {
    return api.ask({
        send: ({ rest }, repo) => rest.issues.updateComment({ ...repo, comment_id: id, body }),
        read: (data) => commentIn(data),
        ...ONE,
    });
}
const ONE = { needed: 'a comment with "id" and "html_url"', permission };
function commentIn(data) {
    const [id, url, body, author] = [data?.id, data?.html_url, data?.body, data?.user?.login];
    if (typeof id !== 'number' || typeof url !== 'string')
        return undefined;
    return {
        id,
        author: typeof author === 'string' ? author : null,
        body: typeof body === 'string' ? body : '',
        url,
    };
}
/**
 * The number of a workflow's newest run ("List workflow runs for a workflow"): one request.
 *
 * @param workflow its file, from the repository's root
 */
function newestRunNumber(api, workflow) {
    return api.ask({
        send: ({ rest }, repo) => rest.actions.listWorkflowRuns({ ...repo, workflow_id: workflow.replace(/^.*\//, ''), per_page: 1 }),
        needed: "the number of the workflow's newest run",
        read: (data) => {
            const number = data?.workflow_runs?.[0]?.run_number;
            return typeof number === 'number' ? number : undefined;
        },
        permission: 'actions: read',
    });
}

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/report/sticky-comment.js
var sticky_comment = __webpack_require__(13000);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
;// CONCATENATED MODULE: ./build/app/publish/publish-report.js










const NOTHING = { commentUrl: null, notes: [] };
/**
 * Tells GitHub what the gate of this run came to. Where the run is unknown, or without a token, there is nobody to tell.
 *
 * @param use what the gate has asked already
 */
async function publishOwnRun(environment, { report, workflow }, { token, ...channels }, use) {
    const access = (0,workflow_run/* githubAccess */.Yh)(environment, token, use);
    const { run } = report;
    if (run === null || workflow === null || access === null)
        return NOTHING;
    return publishReport(access, { ...report, run }, { ...channels, workflow, writesForForks: false });
}
/**
 * Tells GitHub what a gate came to: the comment of the pull request, then the check run. A channel that fails costs one note, and the other
 * one is reported all the same; nothing here changes a verdict.
 */
async function publishReport(access, report, options) {
    const pull = options.comment ? report.run.pull_number : null;
    const { checkRun: check } = options;
    if (pull === null && check === null)
        return NOTHING;
    if (!options.writesForForks && isOfFork(report.run)) {
        const why = "the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.";
        const text = `${channelsWere(pull !== null, check !== null)} left out: ${why}`;
        return { commentUrl: null, notes: [{ level: 'notice', text }] };
    }
    const api = new github_api/* GitHubApi */.y(access);
    const commented = pull === null ? NOTHING : await writeComment(api, report, pull, options.workflow);
    const checked = check === null ? [] : await showCheckRun(api, report, check);
    return { commentUrl: commented.commentUrl, notes: [...commented.notes, ...checked] };
}
async function writeComment(api, report, pull, workflow) {
    const key = (0,digest/* sha256Hex */.fg)(workflow);
    const said = (0,report_verdict/* reportVerdict */.Ki)(report) === 'pass' ? (0,sticky_comment/* allClear */.nT)(report, key) : (0,sticky_comment/* stickyComment */.NL)(report, key);
    const outcome = await putComment(api, pull, key, said, workflow);
    if (outcome.kind !== 'done')
        return { commentUrl: null, notes: [failureNote('The comment', outcome)] };
    const { decision, url, others } = outcome.value;
    const more = others === 0 ? '' : ` Further ones of this workflow are left as they are: ${others}.`;
    return { commentUrl: url, notes: [{ level: 'info', text: `${decisionText(decision)}${more}` }] };
}
async function showCheckRun(api, report, name) {
    const place = { name, headSha: report.run.head_sha, detailsUrl: (0,sticky_comment/* runUrl */.Vp)(report.run) };
    const outcome = await createCheckRun(api, { ...place, ...(0,check_run/* checkRun */.Q)(report, checkRunRoom(api.use)) });
    return outcome.kind === 'done' ? [] : [failureNote('The check run', outcome)];
}
/** What a gate may ask the API for, besides its downloads (src/app/README.md, "Comment"). */
const GATE_REQUESTS = 7;
/** How many annotations a check run may have, so that a gate keeps within its requests: as many as fit, and at least those of one. */
function checkRunRoom({ requests, downloads }) {
    const left = Math.max(1, GATE_REQUESTS - (requests - downloads));
    return Math.min(channel_limits/* CHANNEL_LIMITS */.j7.checkAnnotations, left * ANNOTATION_BATCH);
}
/** Of a fork's pull request a workflow gets a token that reads, whatever it asks for; on `pull_request_target` it runs for the base. */
function isOfFork({ event, repository, head_repository: head }) {
    return event !== 'pull_request_target' && head?.toLowerCase() !== repository.toLowerCase();
}
function decisionText(decision) {
    const done = decision.kind === 'leave' ? `is left as it is: ${decision.because}` : 'is up to date';
    return `The pull request's comment ${done}.`;
}
/**
 * What to say of a channel that failed: one line with the remedy. What GitHub said stands in it, on one line and without the token.
 *
 * @param what `The comment`
 */
function failureNote(what, failure) {
    return { level: 'warning', text: `${what} was left out: ${causeOf(failure)} (${failure.reason})` };
}
/** The subject of a sentence on at least one of both channels, with its verb. */
function channelsWere(comment, checkRun) {
    if (comment && checkRun)
        return 'Comment and check run were';
    return comment ? 'The comment was' : 'The check run was';
}
const CAUSES = {
    unauthorized: 'the token is not valid, or not any more',
    rate_limited: 'too many requests were made for the wait to be worth it',
    refused: 'GitHub refused it',
    unreachable: 'GitHub did not answer',
    unexpected: 'GitHub answered something else',
};
function causeOf({ kind, permission, reason }) {
    if (kind === 'not_found') {
        const needs = permission === null ? '' : `: it needs the permission "${permission}"`;
        return `GitHub has no such place, or the token may not see it${needs}`;
    }
    if (kind !== 'forbidden')
        return CAUSES[kind];
    // With the right permission too.
    if (/\blocked\b/i.test(reason))
        return 'the conversation is locked';
    return permission === null
        ? 'GitHub refused what every token may ask'
        : `the token lacks the permission "${permission}"`;
}
/** Who writes with the token that a workflow is given; nobody else can have this name. */
const WORKFLOW_BOT = 'github-actions[bot]';
/**
 * Brings a workflow's one comment in a pull request up to date (src/app/README.md, "Comment"). Ours is the first with the marker that a
 * workflow wrote, or who the token speaks for; a comment of anybody else is never touched, whatever stands in it. Requests: one for each
 * hundred comments up to a workflow's, one for the author where only others wrote some with the marker, and one to write.
 * The workflow's newest run is asked for where a comment tells a later run than ours.
 */
async function putComment(api, pull, key, { body, state }, workflow) {
    const isAhead = ({ body: text }, run = state.runNumber) => {
        const marker = (0,comment_state/* readMarker */.t7)(text, key);
        return marker !== null && marker !== 'unreadable' && marker.runNumber > run;
    };
    // A workflow can be made to quote the marker of a run that never was, so as to own our comment.
    const ofRuns = async (found) => {
        const [first] = found;
        if (first === undefined || !isAhead(first))
            return { kind: 'done', value: found };
        const newest = await newestRunNumber(api, workflow);
        if (newest.kind !== 'done')
            return newest;
        return {
            kind: 'done',
            value: found.filter((comment) => !isAhead(comment, Math.max(newest.value, state.runNumber))),
        };
    };
    const isLast = (comment) => isOfWorkflow(comment) && !isAhead(comment);
    const marked = await listComments(api, pull, (text) => (0,comment_state/* readMarker */.t7)(text, key) !== null, isLast);
    if (marked.kind !== 'done')
        return marked;
    const own = await ownAmong(api, marked.value, ofRuns);
    if (own.kind !== 'done')
        return own;
    const [first, ...others] = own.value;
    const decision = (0,comment_state/* decideComment */.Of)(first === undefined ? null : (0,comment_state/* readMarker */.t7)(first.body, key), state);
    const done = (url) => {
        return { kind: 'done', value: { decision, url, others: others.length } };
    };
    if (decision.kind === 'leave')
        return done(first?.url ?? null);
    const written = await (first === undefined ? createComment(api, pull, body) : updateComment(api, first.id, body));
    return written.kind === 'done' ? done(written.value.url) : written;
}
/**
 * Those of workflows, which no person and no other application writes; where there are none, those of who the token speaks for. Workflows come
 * first since that is what the token usually is, and saves a request.
 *
 * @param ofRuns leaves out what tells a run that there was not
 */
async function ownAmong(api, marked, ofRuns) {
    const ofWorkflows = await ofRuns(marked.filter(isOfWorkflow));
    if (marked.every(isOfWorkflow) || ofWorkflows.kind !== 'done' || ofWorkflows.value.length > 0)
        return ofWorkflows;
    const viewer = await viewerLogin(api);
    // One of them may be ours, and not knowing must not bring a second one about.
    if (viewer.kind !== 'done')
        return viewer;
    return ofRuns(marked.filter((comment) => !isOfWorkflow(comment) && comment.author === viewer.value));
}
function isOfWorkflow({ author }) {
    return author === WORKFLOW_BOT;
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

/***/ 86140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


/***/ }),

/***/ 54072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   ZJ: () => (/* binding */ NotAFileError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode),
/* harmony export */   xc: () => (/* binding */ notWritten)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Something else stands where a regular file is read; the message says what. */
class NotAFileError extends Error {
    name = 'NotAFileError';
}
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
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error);
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
/** The error for a place that cannot be written. @param expected such as `a file that can be written` */
function notWritten(error, place, expected, help = 'Name a place that can be written to.') {
    const message = `${place}: expected ${expected}, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
}
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        const mismatch = { expected: what, found: 'no such file' };
        const message = `${path}: ${what}: there is no such file`;
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notFound */ .mX)(message, 'Check the path.', { cause: error, mismatch });
    }
    const mismatch = { expected: 'a readable file', found: foundInstead(error) };
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
}


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    return hasSurrogate(strings) ? strings.sort(compareCodePoints) : strings.sort();
}
function hasSurrogate(strings) {
    return strings.some((string) => /[\ud800-\udfff]/.test(string));
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    const list = [...strings];
    // Paths mostly come so, from git.
    const isAscending = list.every((string, at) => at === 0 || (list[at - 1] ?? '') < string);
    if (isAscending && !hasSurrogate(list))
        return list;
    return sortByCodePoints(list).filter((string, at, all) => string !== all[at - 1]);
}


/***/ })

};
