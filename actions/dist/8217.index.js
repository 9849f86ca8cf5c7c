export const id = 8217;
export const ids = [8217];
export const modules = {

/***/ 48890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ publishReport)
});

// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
;// CONCATENATED MODULE: ./build/io/github/github-checks.js
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
        const batch = (start) => run.annotations.slice(start, start + ANNOTATION_BATCH);
        const made = await this.#api.ask({
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
            const added = await this.#api.ask({
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
    list(pull, isWanted, last = () => false) {
        return this.#api.pages({
            send: ({ rest }, page) => rest.issues.listComments({ issue_number: pull, ...page }),
            needed: 'comments with "id" and "html_url"',
            read: (data) => (0,api_answer/* eachOf */.pQ)(data, commentIn)?.filter(({ body }) => isWanted(body)),
            maxPages: MAX_PAGES,
            isEnough: (comments) => comments.some(last),
            permission,
        });
    }
    /** Who the token speaks for. `GET /user` refuses the token of a workflow; GraphQL answers it. */
    viewer() {
        return this.#api.ask({
            send: async (client) => {
                const answer = await client.request(`POST ${this.#api.graphqlUrl}`, { query: '{ viewer { login } }' });
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
    create(pull, body) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.issues.createComment({ ...repo, issue_number: pull, body }),
            needed: 'a comment with "id" and "html_url"',
            read: (data) => commentIn(data),
            permission,
        });
    }
    /** Puts another text in the place of a comment's. */
    update(id, body) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.issues.updateComment({ ...repo, comment_id: id, body }),
            needed: 'a comment with "id" and "html_url"',
            read: (data) => commentIn(data),
            permission,
        });
    }
}
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

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/report/sticky-comment.js
var sticky_comment = __webpack_require__(13000);
// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
;// CONCATENATED MODULE: ./build/app/publish/check-run-room.js


/** What a gate may ask the API for, besides its downloads (src/app/README.md, "Comment"). */
const GATE_REQUESTS = 7;
/** How many annotations a check run may have, so that a gate keeps within its requests: as many as fit, and at least those of one. */
function checkRunRoom({ requests, downloads }) {
    const left = Math.max(1, GATE_REQUESTS - (requests - downloads));
    return Math.min(channel_limits/* CHANNEL_LIMITS */.j7.checkAnnotations, left * ANNOTATION_BATCH);
}

// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
;// CONCATENATED MODULE: ./build/app/publish/put-comment.js

/** Who writes with the token that a workflow is given; nobody else can have this name. */
const WORKFLOW_BOT = 'github-actions[bot]';
/**
 * Brings a workflow's one comment in a pull request up to date (src/app/README.md, "Comment"). Ours is the first with the marker that a
 * workflow wrote, or who the token speaks for; a comment of anybody else is never touched, whatever stands in it. Requests: one for each
 * hundred comments up to a workflow's, one for the author where only others wrote some with the marker, and one to write.
 */
async function putComment(comments, pull, key, { body, state }) {
    const marked = await comments.list(pull, (text) => (0,comment_state/* readMarker */.t7)(text, key) !== null, isOfWorkflow);
    if (marked.kind !== 'done')
        return marked;
    const own = await ownAmong(comments, marked.value);
    if (own.kind !== 'done')
        return own;
    const [first, ...others] = own.value;
    const decision = (0,comment_state/* decideComment */.Of)(first === undefined ? null : (0,comment_state/* readMarker */.t7)(first.body, key), state);
    const done = (url) => {
        return { kind: 'done', value: { decision, url, others: others.length } };
    };
    if (decision.kind === 'leave')
        return done(first?.url ?? null);
    const written = await (first === undefined ? comments.create(pull, body) : comments.update(first.id, body));
    return written.kind === 'done' ? done(written.value.url) : written;
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
    if (viewer.kind !== 'done')
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
    const said = (0,report_verdict/* reportVerdict */.Ki)(report) === 'pass' ? (0,sticky_comment/* allClear */.nT)(report, { key }) : (0,sticky_comment/* stickyComment */.NL)(report, { key });
    const outcome = await putComment(new GitHubComments(api), pull, key, said);
    if (outcome.kind !== 'done')
        return { commentUrl: null, notes: [(0,report_note/* failureNote */.J)('The comment', outcome)] };
    const { decision, url, others } = outcome.value;
    const more = others === 0 ? '' : ` Further ones of this workflow are left as they are: ${others}.`;
    return { commentUrl: url, notes: [{ level: 'info', text: `${decisionText(decision)}${more}` }] };
}
async function showCheckRun(api, report, name) {
    const place = { name, headSha: report.run.head_sha, detailsUrl: (0,sticky_comment/* runUrl */.Vp)(report.run) };
    const outcome = await new GitHubChecks(api).create({ ...place, ...(0,check_run/* checkRun */.Q)(report, checkRunRoom(api.use)) });
    return outcome.kind === 'done' ? [] : [(0,report_note/* failureNote */.J)('The check run', outcome)];
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
function causeOf({ kind, permission, reason }) {
    switch (kind) {
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
        case 'unexpected':
            return 'GitHub answered something else';
    }
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   hb: () => (/* binding */ blobAt)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

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

/***/ 7790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 cell`, `3 cells`. */
function counted(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}


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
/* harmony export */   c2: () => (/* binding */ fileErrorCode)
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
        return error instanceof Error ? error.message : String(error);
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
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        const mismatch = { expected: 'a file that can be read', found: `${what}: there is no such file` };
        const message = `${path}: ${what}: there is no such file`;
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('not_found', message, 'Check the path.', { cause: error, mismatch });
    }
    const mismatch = { expected: 'a readable file', found: foundInstead(error) };
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
}


/***/ }),

/***/ 60117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ prettyJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   rf: () => (/* binding */ canonicalJsonOfText)
/* harmony export */ });
/* harmony import */ var _json_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(276);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88665);
/* harmony import */ var _ordering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33698);





/** The reference's parser gives up at the 128th nested level. */
const MAX_DEPTH = 127;
/**
 * Canonical JSON of a plain or spelt value (premath harness 0.1): keys sorted by code point at every level, no spaces, no
 * escapes but the necessary ones. Whole numbers are written as integers (-0 as `-0.0`); where the difference between
 * `1` and `1.0`, or digits beyond 2^53, matter, use `canonicalJsonOfText`.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles),
 * on unpaired surrogates and on 128 nested levels.
 */
function canonicalJson(value) {
    return writeCanonical(value);
}
/**
 * Canonical JSON of a JSON text, as `canonicalJson`, but integers from -2^63 to 2^64-1 keep their digits and floats
 * stay floats (`1.0`, `1e3` → `1000.0`, integers out of that range too). Of duplicate keys the last wins.
 *
 * Throws `JsonSyntaxError` on text that is not JSON, on a byte order mark, on numbers beyond the range of a double, on
 * unpaired surrogates and on 128 nested levels.
 */
function canonicalJsonOfText(text) {
    return writeCanonical((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonTree */ .U)(text, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, _json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .speltNumber */ .cJ).value);
}
function writeCanonical(value) {
    return writeJson(value, { indent: 0, maxDepth: MAX_DEPTH, unpairedSurrogates: 'refuse' });
}
/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
function prettyJson(value) {
    return `${writeJson(value, { indent: 2, maxDepth: _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J, unpairedSurrogates: 'escape' })}\n`;
}
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;
/** Joined in batches: one list of all pieces, or one rope, would take many times the memory of the text. */
const BATCH = 4096;
/**
 * Write JSON with the keys of every object sorted by code point. Accepts plain data and `SpeltNumber`; anything else
 * (undefined, holes, NaN, ±Infinity, bigint, functions, symbols, class instances) throws a `TypeError` that says
 * where it stands. Nothing is dropped or converted, unlike `JSON.stringify`.
 */
function writeJson(value, style) {
    const writer = new JsonWriter(style);
    writer.write(value);
    return writer.text();
}
class JsonWriter {
    #style;
    #batches = [];
    #path = [];
    #pieces = [];
    constructor(style) {
        this.#style = style;
    }
    text() {
        return this.#batches.join('') + this.#pieces.join('');
    }
    write(value) {
        if (value === null || typeof value === 'boolean')
            this.#put(String(value));
        else if (typeof value === 'string')
            this.#put(this.#quoted(value));
        else if (typeof value === 'number')
            this.#put(this.#numeral(value));
        else if (value instanceof _json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .SpeltNumber */ .Gw)
            this.#put(value.spelling);
        else if (Array.isArray(value))
            this.#array(value);
        else if (isPlainObject(value))
            this.#object(value);
        else
            throw this.#refusal(typeof value === 'object' ? 'an object that is not plain data' : typeof value);
    }
    #array(items) {
        this.#open('[');
        // By index: a hole must be met as `undefined`, not skipped.
        for (let index = 0; index < items.length; index += 1)
            this.#child(index, index === 0, '', items[index]);
        this.#close(items.length === 0, ']');
    }
    #object(object) {
        this.#open('{');
        const keys = Object.keys(object).sort(_ordering_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP);
        const colon = this.#style.indent === 0 ? ':' : ': ';
        keys.forEach((key, index) => this.#child(key, index === 0, this.#quoted(key) + colon, object[key]));
        this.#close(keys.length === 0, '}');
    }
    #open(bracket) {
        if (this.#path.length >= this.#style.maxDepth) {
            throw this.#refusal(`more than ${this.#style.maxDepth} nested levels`);
        }
        this.#put(bracket);
    }
    #child(segment, first, prefix, value) {
        this.#path.push(segment);
        this.#put((first ? '' : ',') + this.#lineBreak() + prefix);
        this.write(value);
        this.#path.pop();
    }
    #close(empty, bracket) {
        this.#put((empty ? '' : this.#lineBreak()) + bracket);
    }
    #lineBreak() {
        return this.#style.indent === 0 ? '' : `\n${' '.repeat(this.#style.indent * this.#path.length)}`;
    }
    #quoted(text) {
        if (this.#style.unpairedSurrogates === 'refuse' && UNPAIRED_SURROGATE.test(text)) {
            throw this.#refusal('a string with half of a surrogate pair');
        }
        return JSON.stringify(text);
    }
    #numeral(value) {
        if (!Number.isFinite(value))
            throw this.#refusal(String(value));
        return (0,_json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalNumber */ .uA)(value);
    }
    #put(piece) {
        this.#pieces.push(piece);
        if (this.#pieces.length < BATCH)
            return;
        this.#batches.push(this.#pieces.join(''));
        this.#pieces = [];
    }
    #refusal(what) {
        const pointer = this.#path.reduce(_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .childPointer */ .Y, '');
        return new TypeError(`not writable as JSON: ${what} at ${JSON.stringify(pointer)}`);
    }
}
/** Also true for objects without a prototype and for those of another realm. */
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}


/***/ }),

/***/ 21694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   iM: () => (/* binding */ RunningDigest),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60117);


/**
 * SHA-256 as 64 lower-case hex digits, of bytes or of the UTF-8 form of a text. Throws `TypeError` on a text with
 * unpaired surrogates: encoding replaces them, so that different texts would share a digest.
 */
function sha256Hex(data) {
    if (typeof data === 'string' && !data.isWellFormed()) {
        throw new TypeError('no digest of a text with half of a surrogate pair');
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data, 'hex');
}
/** SHA-256 of what comes part by part; nothing of it is held. Parts have no limits: `a`, `b` is the same as `ab`. */
class RunningDigest {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    /** Throws `TypeError` as `sha256Hex` does; both halves of a surrogate pair have to stand in the same part. */
    add(part) {
        if (typeof part === 'string' && !part.isWellFormed()) {
            throw new TypeError('no digest of a text with half of a surrogate pair');
        }
        this.#hash.update(part);
    }
    /** `sha256:<hex>` over all parts so far. */
    value() {
        return `sha256:${this.#hash.copy().digest('hex')}`;
    }
}
/** `sha256:<hex>` over the canonical JSON of a value; throws `TypeError` as `canonicalJson` does. */
function digestOf(value) {
    return `sha256:${sha256Hex((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value))}`;
}
/** `sha256:<hex>` over the canonical JSON of a JSON text; throws `JsonSyntaxError` as `canonicalJsonOfText` does. */
function digestOfText(jsonText) {
    return `sha256:${sha256Hex((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJsonOfText */ .rf)(jsonText))}`;
}


/***/ }),

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ SpeltNumber),
/* harmony export */   cJ: () => (/* binding */ speltNumber),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* unused harmony export canonicalNumberSpelling */
const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 64n - 1n;
/** No integer in range has more characters; longer ones need not be read exactly to know that they are out. */
const MAX_INTEGER_LENGTH = 20;
/** A number that keeps the spelling it is to be written with. */
class SpeltNumber {
    spelling;
    constructor(spelling) {
        this.spelling = spelling;
    }
}
/**
 * A number of a JSON text with its canonical spelling; its value must be finite. Short integers, by far the most frequent numbers,
 * need no wrapper to keep it.
 */
function speltNumber(spelling) {
    const value = Number(spelling);
    return String(value) === spelling && Number.isSafeInteger(value)
        ? value
        : new SpeltNumber(canonicalNumberSpelling(spelling));
}
/**
 * The canonical spelling of a finite number (premath harness 0.1), as of the text that `JSON.stringify` makes of it, so
 * that a value and a file written from it have one digest. Whole numbers count as integers, since a plain number has
 * lost the difference between `1` and `1.0`; -0, which `JSON.stringify` loses, is `-0.0`.
 */
function canonicalNumber(value) {
    if (Object.is(value, -0))
        return '-0.0';
    return Number.isSafeInteger(value) ? String(value) : canonicalNumberSpelling(String(value));
}
/**
 * The canonical spelling of a number as it is spelt in a JSON text: integers from -2^63 to 2^64-1 digit for digit,
 * all else (a fraction, an exponent, `-0`, integers out of range) as a float (`1.0`, `1e3` → `1000.0`).
 * `spelling` must be a JSON number with a finite value.
 */
function canonicalNumberSpelling(spelling) {
    const integer = /^-?\d+$/.test(spelling) && spelling !== '-0' && spelling.length <= MAX_INTEGER_LENGTH;
    if (integer && BigInt(spelling) >= MIN_INTEGER && BigInt(spelling) <= MAX_INTEGER)
        return spelling;
    return floatText(Number(spelling));
}
/** Shortest digits that read back as the same double, laid out like Rust's ryu: plain from 1e-5 to below 1e16. */
function floatText(value) {
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
    const digits = mantissa.replace('.', '');
    const point = Number(exponent) + 1;
    if (point > 0 && point <= 16) {
        return `${sign}${digits.slice(0, point).padEnd(point, '0')}.${digits.slice(point) || '0'}`;
    }
    if (point > -5 && point <= 0)
        return `${sign}0.${'0'.repeat(-point)}${digits}`;
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return `${sign}${digits.charAt(0)}${fraction}e${point - 1}`;
}


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique),
/* harmony export */   me: () => (/* binding */ groupedBy)
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
/** Items by a key, both in the order of their first appearance. (`Map.groupBy` came with Node 21.) */
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ })

};
