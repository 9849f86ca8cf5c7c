export const id = 1809;
export const ids = [1809];
export const modules = {

/***/ 11809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ publishReport)
});

// EXTERNAL MODULE: ./build/io/github/github-api.js + 2 modules
var github_api = __webpack_require__(36483);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/report-outcome.js
var report_outcome = __webpack_require__(56446);
;// CONCATENATED MODULE: ./build/io/github/github-checks.js


const WRITE = 'checks: write';
/** GitHub takes 50 annotations in a request and adds those of further ones ("REST API endpoints for check runs"). */
const ANNOTATION_BATCH = 50;
/** Check runs; one request for each 50 annotations. */
class GitHubChecks {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * Makes a check run with its conclusion and the first annotations, and adds the others; its address. Where an addition fails, the check run
     * stands without the rest.
     */
    async create(run) {
        const { title, summary, text } = run;
        const output = { title, summary, ...(text === null ? {} : { text }) };
        const answer = await this.#api.ask('POST /repos/{owner}/{repo}/check-runs', {
            name: run.name,
            head_sha: run.headSha,
            status: 'completed',
            conclusion: run.conclusion,
            ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
            output: { ...output, annotations: run.annotations.slice(0, ANNOTATION_BATCH) },
        });
        const made = (0,report_outcome/* reportOutcome */.R)(answer, WRITE, 'the check run', checkRunIn);
        if (made.kind === 'failed')
            return made;
        const { id, url } = made.value;
        for (let start = ANNOTATION_BATCH; start < run.annotations.length; start += ANNOTATION_BATCH) {
            const annotations = run.annotations.slice(start, start + ANNOTATION_BATCH);
            const added = await this.#api.ask('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
                check_run_id: id,
                output: { ...output, annotations },
            });
            const outcome = (0,report_outcome/* reportOutcome */.R)(added, WRITE, 'the check run', checkRunIn);
            if (outcome.kind === 'failed') {
                const left = run.annotations.length - start;
                return { ...outcome, reason: `${left} of its ${run.annotations.length} annotations: ${outcome.reason}` };
            }
        }
        return { kind: 'done', value: url };
    }
}
function checkRunIn(data) {
    const [id, url] = [(0,github_commits/* memberOf */.C5)(data, 'id'), (0,github_commits/* memberOf */.C5)(data, 'html_url')];
    if (typeof id !== 'number')
        return null;
    return { id, url: typeof url === 'string' ? url : '' };
}

// EXTERNAL MODULE: ./build/io/github/query-blobs.js
var query_blobs = __webpack_require__(78524);
// EXTERNAL MODULE: ./build/io/github/read-pages.js
var read_pages = __webpack_require__(11420);
;// CONCATENATED MODULE: ./build/io/github/github-comments.js




/** Whoever reads them here wants to write one. */
const PERMISSION = 'pull-requests: write';
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
/** GitHub keeps at most 2,500 comments of a pull request. */
const MAX_PAGES = 30;
/** Comments of pull requests: the API counts a pull request's conversation among the issues ("REST API endpoints for issue comments"). */
class GitHubComments {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The comments that `isWanted` takes by their text, the oldest first, which is the only order that this route knows: up to the page that
     * has one which is `last`, else of all pages. A request for each hundred comments.
     */
    async list(pull, isWanted, last = () => false) {
        const pages = await (0,read_pages/* readPages */.n)(this.#api, `GET ${COMMENTS}`, {
            parameters: { issue_number: pull },
            maxPages: MAX_PAGES,
            itemsIn: (data) => (0,read_pages/* eachOf */.p)(data, commentIn)?.filter(({ body }) => isWanted(body)) ?? null,
            isEnough: (comments) => comments.some(last),
        });
        return (0,report_outcome/* pagesOutcome */.N)(pages, PERMISSION, 'comments');
    }
    /** Who the token speaks for; asked once in a job. `GET /user` refuses the token of a workflow; GraphQL answers it. */
    async viewer() {
        const known = this.#api.use.viewer;
        if (known !== null)
            return { kind: 'done', value: known };
        const answer = await this.#api.query('{ viewer { login } }');
        return (0,report_outcome/* reportOutcome */.R)(answer, null, 'who the token speaks for', query_blobs/* viewerIn */.K);
    }
    /** Writes a comment; sent once, since its answer may be lost and the comment there. */
    async create(pull, body) {
        const answer = await this.#api.ask(`POST ${COMMENTS}`, { issue_number: pull, body });
        return (0,report_outcome/* reportOutcome */.R)(answer, PERMISSION, 'the comment', commentIn);
    }
    /** Puts another text in the place of a comment's. */
    async update(id, body) {
        const answer = await this.#api.ask('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            comment_id: id,
            body,
        });
        return (0,report_outcome/* reportOutcome */.R)(answer, PERMISSION, 'the comment', commentIn);
    }
}
function commentIn(data) {
    const [id, body, url] = ['id', 'body', 'html_url'].map((name) => (0,github_commits/* memberOf */.C5)(data, name));
    const login = (0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)(data, 'user'), 'login');
    if (typeof id !== 'number' || typeof url !== 'string')
        return null;
    return {
        id,
        author: typeof login === 'string' ? login : null,
        body: typeof body === 'string' ? body : '',
        url,
    };
}

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/report/run-link.js
var run_link = __webpack_require__(8211);
// EXTERNAL MODULE: ./build/report/sticky-comment.js
var sticky_comment = __webpack_require__(13000);
// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
;// CONCATENATED MODULE: ./build/app/publish/check-run-room.js


/** What a gate may ask the API for, besides its downloads (CONTRIBUTING, "Comment"). */
const GATE_REQUESTS = 7;
/** How many annotations a check run may have, so that a gate keeps within its requests: as many as fit, and at least those of one. */
function checkRunRoom({ requests, downloads }) {
    const left = Math.max(1, GATE_REQUESTS - (requests - downloads));
    return Math.min(channel_limits/* CHANNEL_LIMITS */.j7.checkAnnotations, left * ANNOTATION_BATCH);
}

// EXTERNAL MODULE: ./build/report/comment-marker.js
var comment_marker = __webpack_require__(12865);
;// CONCATENATED MODULE: ./build/report/decide-comment.js
/**
 * What becomes of a gate's one comment in a pull request (CONTRIBUTING, "Comment"). The first rule that fits decides.
 *
 * @param existing what our own comment remembers; null where there is none
 * @param now what this run would have it remember
 */
function decideComment(existing, now) {
    const isClear = now.kind === 'clear';
    if (existing === null)
        return isClear ? { kind: 'leave', because: 'nothing to say' } : { kind: 'create' };
    const changed = { kind: isClear ? 'all-clear' : 'update' };
    if (existing === 'unreadable')
        return changed;
    if (isOlder(now, existing))
        return { kind: 'leave', because: 'a newer run has reported' };
    const isSame = existing.digest === now.digest && existing.kind === now.kind;
    return isSame ? { kind: 'leave', because: 'nothing has changed' } : changed;
}
function isOlder(one, other) {
    if (one.runNumber !== other.runNumber)
        return one.runNumber < other.runNumber;
    return one.runAttempt < other.runAttempt;
}

;// CONCATENATED MODULE: ./build/app/publish/put-comment.js


/** Who writes with the token that a workflow is given; nobody else can have this name. */
const WORKFLOW_BOT = 'github-actions[bot]';
/**
 * Brings a workflow's one comment in a pull request up to date (CONTRIBUTING, "Comment"). Ours is the first with the marker that a
 * workflow wrote, or who the token speaks for; a comment of anybody else is never touched, whatever stands in it. Requests: one for each
 * hundred comments up to a workflow's, one for the author where only others wrote some with the marker, and one to write.
 */
async function putComment(comments, pull, key, { body, state }) {
    const marked = await comments.list(pull, (text) => (0,comment_marker/* readMarker */.t)(text, key) !== null, isOfWorkflow);
    if (marked.kind === 'failed')
        return marked;
    const own = await ownAmong(comments, marked.value);
    if (own.kind === 'failed')
        return own;
    const [first, ...others] = own.value;
    const decision = decideComment(first === undefined ? null : (0,comment_marker/* readMarker */.t)(first.body, key), state);
    const done = (url) => {
        return { kind: 'done', value: { decision, url, others: others.length } };
    };
    if (decision.kind === 'leave')
        return done(first?.url ?? null);
    const written = await (first === undefined ? comments.create(pull, body) : comments.update(first.id, body));
    return written.kind === 'failed' ? written : done(written.value.url);
}
/**
 * Those of workflows, which no person and no other application writes; where there are none, those of who the token speaks for. Workflows come
 * first since that is what the token usually is, and saves a request.
 */
async function ownAmong(comments, marked) {
    const ofWorkflows = marked.filter(isOfWorkflow);
    if (marked.length === 0 || ofWorkflows.length > 0)
        return { kind: 'done', value: ofWorkflows };
    const viewer = await comments.viewer();
    // One of them may be ours, and not knowing must not bring a second one about.
    if (viewer.kind === 'failed')
        return viewer;
    return { kind: 'done', value: marked.filter(({ author }) => author === viewer.value) };
}
/** The first of them is ours, so that no later page has to be read. */
function isOfWorkflow({ author }) {
    return author === WORKFLOW_BOT;
}

// EXTERNAL MODULE: ./build/app/publish/report-note.js
var report_note = __webpack_require__(3037);
;// CONCATENATED MODULE: ./build/app/publish/publish-report.js











/**
 * Tells GitHub what a gate came to: the comment of the pull request, then the check run. A channel that fails costs one note, and the other
 * one is told all the same; nothing here changes a verdict.
 */
async function publishReport(access, report, options) {
    const pull = options.comment ? report.run.pull_number : null;
    const { checkRun: check } = options;
    if (pull === null && check === null)
        return { commentUrl: null, notes: [] };
    if (!options.writesForForks && isOfFork(report.run)) {
        return { commentUrl: null, notes: [forkNote(pull !== null, check !== null)] };
    }
    const api = new github_api/* GitHubApi */.y(access);
    const commented = pull === null ? NOTHING : await comment(api, report, pull, options.workflow);
    const checked = check === null ? [] : await showCheckRun(api, report, check);
    return { commentUrl: commented.commentUrl, notes: [...commented.notes, ...checked] };
}
const NOTHING = { commentUrl: null, notes: [] };
async function comment(api, report, pull, workflow) {
    const key = (0,digest/* sha256Hex */.fg)(workflow);
    const said = (0,report_verdict/* reportVerdict */.Ki)(report) === 'pass' ? (0,sticky_comment/* allClear */.n)(report, { key }) : (0,sticky_comment/* stickyComment */.N)(report, { key });
    const outcome = await putComment(new GitHubComments(api), pull, key, said);
    if (outcome.kind === 'failed')
        return { commentUrl: null, notes: [(0,report_note/* failureNote */.J)('The comment', outcome)] };
    const { decision, url, others } = outcome.value;
    const more = others === 0 ? '' : ` Further ones of this workflow are left as they are: ${others}.`;
    return { commentUrl: url, notes: [{ level: 'info', text: `${decisionText(decision)}${more}` }] };
}
async function showCheckRun(api, report, name) {
    const place = { name, headSha: report.run.head_sha, detailsUrl: (0,run_link/* runUrl */.V)(report.run) };
    const outcome = await new GitHubChecks(api).create({ ...place, ...(0,check_run/* checkRun */.Q)(report, checkRunRoom(api.use)) });
    return outcome.kind === 'failed' ? [(0,report_note/* failureNote */.J)('The check run', outcome)] : [];
}
/** Of a fork's pull request a workflow gets a token that reads, whatever it asks for; on `pull_request_target` it runs for the base. */
function isOfFork({ event, repository, head_repository: head }) {
    return event !== 'pull_request_target' && head?.toLowerCase() !== repository.toLowerCase();
}
function decisionText(decision) {
    switch (decision.kind) {
        case 'create':
            return 'The pull request has a comment.';
        case 'update':
            return "The pull request's comment is up to date.";
        case 'all-clear':
            return "The pull request's comment says that the gate holds again.";
        case 'leave':
            return `The pull request's comment is left as it is: ${decision.because}.`;
    }
}
function forkNote(comments, checks) {
    const why = "the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.";
    return { level: 'notice', text: `${(0,report_note/* channelsWere */.e)(comments, checks)} left out: ${why}` };
}


/***/ }),

/***/ 3037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ failureNote),
/* harmony export */   e: () => (/* binding */ channelsWere)
/* harmony export */ });
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
function causeOf({ because, permission, reason }) {
    switch (because) {
        case 'forbidden':
            // With the right permission too.
            if (/\blocked\b/i.test(reason))
                return 'the conversation is locked';
            return permission === null
                ? 'GitHub refused what every token may ask'
                : `the token lacks the permission "${permission}"`;
        case 'not_found': {
            const needs = permission === null ? '' : `: it needs the permission "${permission}"`;
            return `GitHub has no such place, or the token may not see it${needs}`;
        }
        case 'unauthorized':
            return 'the token is not valid, or not any more';
        case 'rate_limited':
            return 'too many requests were made for the wait to be worth it';
        case 'refused':
            return 'GitHub refused it';
        case 'unreachable':
            return 'GitHub did not answer';
        case 'strange':
            return 'GitHub answered something else';
    }
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, where that is no regular file. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 78524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ viewerIn),
/* harmony export */   N: () => (/* binding */ queryBlobs)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80929);


/**
 * The bytes of several blobs by one question to GraphQL; those are left out that it does not tell whole and as text. What comes back is not
 * checked. The question also brings who the token speaks for, which a comment may need to know later.
 *
 * @param blobs full ids
 */
async function queryBlobs(api, blobs) {
    const wanted = blobs.filter((blob) => _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(blob));
    if (wanted.length === 0)
        return new Map();
    const [owner = '', name = ''] = api.repository.split('/');
    const ids = Object.fromEntries(wanted.map((blob, index) => [`b${index}`, blob]));
    const answer = await api.query(questionAbout(wanted.length), { owner, name, ...ids }, 0);
    if (answer.kind !== 'answered')
        return new Map();
    api.use.viewer ??= viewerIn(answer.data);
    const repository = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(answer.data, 'data'), 'repository');
    return new Map(wanted.flatMap((blob, index) => {
        const bytes = bytesOf((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(repository, `b${index}`));
        return bytes === null ? [] : [[blob, bytes]];
    }));
}
/** Ids come in as variables: nothing of a repository becomes a part of the question. */
function questionAbout(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const declared = numbers.map((index) => `$b${index}: GitObjectID!`).join(', ');
    const asked = numbers.map((index) => `b${index}: object(oid: $b${index}) { ...blob }`).join(' ');
    return [
        `query($owner: String!, $name: String!, ${declared}) {`,
        'viewer { login }',
        `repository(owner: $owner, name: $name) { ${asked} } }`,
        'fragment blob on Blob { isTruncated text }',
    ].join(' ');
}
/** Who the token speaks for, of an answer to `viewer { login }`; null where it does not say. */
function viewerIn(answer) {
    const login = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(answer, 'data'), 'viewer'), 'login');
    return typeof login === 'string' && login !== '' ? login : null;
}
/** Null of a binary file, of one that was cut, and of what is no blob. */
function bytesOf(object) {
    const text = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(object, 'text');
    return typeof text === 'string' && (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(object, 'isTruncated') === false ? new TextEncoder().encode(text) : null;
}


/***/ }),

/***/ 11420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages),
/* harmony export */   p: () => (/* binding */ eachOf)
/* harmony export */ });
/** The most that the API lists at a time. */
const PAGE = 100;
/** A list of the API, page by page, in its order: one request for each hundred items ("Using pagination in the REST API"). */
async function readPages(api, route, wanted) {
    const { parameters, maxPages, itemsIn, totalIn = () => 0, isEnough = () => false } = wanted;
    const items = [];
    for (let page = 1; page <= maxPages; page += 1) {
        const answer = await api.ask(route, { ...parameters, per_page: PAGE, page });
        if (answer.kind !== 'answered')
            return { kind: 'unanswered', failure: answer };
        const found = itemsIn(answer.data);
        if (found === null)
            return { kind: 'strange' };
        items.push(...found);
        const isFull = found.length === PAGE && page * PAGE < totalIn(answer.data);
        if (isEnough(items) || !(isFull || isFollowed(answer.headers['link'])))
            return { kind: 'read', items };
    }
    return { kind: 'endless', most: maxPages * PAGE };
}
/** The items of a page, where every one of a list is what it should be; null else. */
function eachOf(list, itemIn) {
    if (!Array.isArray(list))
        return null;
    const items = list.map(itemIn);
    const known = items.filter((item) => item !== null);
    return known.length === items.length ? known : null;
}
/** The length of a page tells nothing: what is hidden makes it shorter. */
function isFollowed(link) {
    return typeof link === 'string' && link.includes('rel="next"');
}


/***/ }),

/***/ 56446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pagesOutcome),
/* harmony export */   R: () => (/* binding */ reportOutcome)
/* harmony export */ });
/** The part of an answer that is needed, or why there is none; `read` gives null where the answer lacks it. */
function reportOutcome(answer, permission, what, read) {
    if (answer.kind !== 'answered')
        return unanswered(answer, permission);
    const value = read(answer.data);
    return value === null ? strange(what, permission) : { kind: 'done', value };
}
/** The items of all pages that are needed, or why there are none. */
function pagesOutcome(pages, permission, what) {
    switch (pages.kind) {
        case 'read':
            return { kind: 'done', value: pages.items };
        case 'unanswered':
            return unanswered(pages.failure, permission);
        case 'strange':
            return strange(what, permission);
        case 'endless':
            return { kind: 'failed', because: 'strange', permission, reason: `there are more than ${pages.most} ${what}` };
    }
}
function unanswered({ kind, reason }, permission) {
    return { kind: 'failed', because: kind, permission, reason };
}
function strange(what, permission) {
    const reason = `the server's answer about ${what} is not as it should be`;
    return { kind: 'failed', because: 'strange', permission, reason };
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
    const isAstral = strings.some((string) => /[\ud800-\udfff]/.test(string));
    return isAstral ? strings.sort(compareCodePoints) : strings.sort();
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    return sortByCodePoints([...new Set(strings)]);
}


/***/ })

};
