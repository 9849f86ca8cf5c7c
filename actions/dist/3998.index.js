export const id = 3998;
export const ids = [3998,5726];
export const modules = {

/***/ 16116:
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
// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/report/sticky-comment.js
var sticky_comment = __webpack_require__(13000);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
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
 * one is told all the same; nothing here changes a verdict.
 */
async function publishReport(access, report, options) {
    const pull = options.comment ? report.run.pull_number : null;
    const { checkRun: check } = options;
    if (pull === null && check === null)
        return NOTHING;
    if (!options.writesForForks && isOfFork(report.run)) {
        return { commentUrl: null, notes: [forkNote(pull !== null, check !== null)] };
    }
    const api = new github_api/* GitHubApi */.y(access);
    const commented = pull === null ? NOTHING : await writeComment(api, report, pull, options.workflow);
    const checked = check === null ? [] : await showCheckRun(api, report, check);
    return { commentUrl: commented.commentUrl, notes: [...commented.notes, ...checked] };
}
async function writeComment(api, report, pull, workflow) {
    const key = (0,digest/* sha256Hex */.fg)(workflow);
    const said = (0,report_verdict/* reportVerdict */.Ki)(report) === 'pass' ? (0,sticky_comment/* allClear */.nT)(report, key) : (0,sticky_comment/* stickyComment */.NL)(report, key);
    const outcome = await putComment(new GitHubComments(api), pull, key, said);
    if (outcome.kind !== 'done')
        return { commentUrl: null, notes: [failureNote('The comment', outcome)] };
    const { decision, url, others } = outcome.value;
    const more = others === 0 ? '' : ` Further ones of this workflow are left as they are: ${others}.`;
    return { commentUrl: url, notes: [{ level: 'info', text: `${decisionText(decision)}${more}` }] };
}
async function showCheckRun(api, report, name) {
    const place = { name, headSha: report.run.head_sha, detailsUrl: (0,sticky_comment/* runUrl */.Vp)(report.run) };
    const outcome = await new GitHubChecks(api).create({ ...place, ...(0,check_run/* checkRun */.Q)(report, checkRunRoom(api.use)) });
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
    return { level: 'notice', text: `${channelsWere(comments, checks)} left out: ${why}` };
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

/***/ 40748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ refuseBrokenText),
/* harmony export */   M8: () => (/* binding */ refuseDuplicateKeys),
/* harmony export */   OT: () => (/* reexport safe */ _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_5__.O),
/* harmony export */   Tw: () => (/* binding */ checkedDocument),
/* harmony export */   X0: () => (/* binding */ parseJsonSource),
/* harmony export */   Xm: () => (/* binding */ parseCheckedJson),
/* harmony export */   ZJ: () => (/* binding */ checkedValue)
/* harmony export */ });
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13468);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51467);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7083);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80226);
/* harmony import */ var _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48379);






/** For rooms that take JSON from here: a number in the spelling that it has, since `1.0` and 20 digits are not what JavaScript would write. */

/** Parses the text of a JSON file; a byte order mark is dropped. Throws one error that names file, line and column. */
function parseJsonSource(text, file) {
    try {
        return (0,_kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonDocument */ .d)(text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q))
            throw error;
        const empty = text.trim() === '' ? ' The file is empty.' : '';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('invalid_input', `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(file)}:${error.line}:${error.column}: not valid JSON: ${error.message}.${empty}`, 'Correct the file; if a tool wrote it, it was cut off or edited: write it again.', { cause: error, mismatch: { expected: 'valid JSON', found: error.reason, line: error.line } });
    }
}
/** The value as what the schema describes, or one error with every problem. `what` names the document for people. */
function checkedValue(what, value, validate, file, lines, help) {
    if (validate(value))
        return value;
    throw new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ(what, (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(validate.errors ?? [], value, file, lines), help);
}
/** Parses and checks a JSON document; a repeated key is an error, since one of the two was meant. */
function checkedDocument(what, text, validate, file, { wholeCharacters = false, help, schema, excess = () => [] } = {}) {
    const document = parseJsonSource(text, file);
    const refuse = (found, remedy = help) => {
        if (found.length > 0)
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ(what, (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsAt */ .im)(found, file, document), remedy);
    };
    refuseDuplicateKeys(what, document, file);
    if (wholeCharacters)
        refuseBrokenText(what, document, file);
    if (schema !== undefined)
        refuseOtherSchema(document.value, file, schema, help);
    refuse(excess(document.value));
    return { value: checkedValue(what, document.value, validate, file, document, help), refuse };
}
/** The same, for a document that the schema says all of. */
function parseCheckedJson(...document) {
    return checkedDocument(...document).value;
}
/** Throws where a document is of another version: of all that differs then, this alone says what to do. */
function refuseOtherSchema(value, file, schema, help) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return;
    const found = value['schema'];
    if (typeof found !== 'number' || found === schema)
        return;
    const message = `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(file)}: expected "schema": ${schema}, found ${found}`;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('invalid_input', message, help);
}
/** Throws where a key stands twice in one object. */
function refuseDuplicateKeys(what, document, file) {
    if (document.duplicateKeys.length === 0)
        return;
    const told = { file, expected: 'each key once', found: 'the key again', help: null };
    throw new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ(what, document.duplicateKeys.map((place) => ({ ...told, ...place })));
}
/**
 * Throws where a text holds half of a surrogate pair, which JSON's escapes can write and no other form of text can carry: there
 * is no digest of it.
 */
function refuseBrokenText(what, document, file) {
    const broken = [];
    const visit = (value, pointer, key) => {
        if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
            broken.push({ pointer, expected: 'whole characters', found: 'half of a surrogate pair' });
        }
        if (value === null || typeof value !== 'object')
            return;
        for (const [name, item] of Object.entries(value))
            visit(item, (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .childPointer */ .Y)(pointer, name), name);
    };
    visit(document.value, '', '');
    if (broken.length > 0)
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ(what, (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsAt */ .im)(broken, file, document));
}


/***/ }),

/***/ 7083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ ProblemsError),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   im: () => (/* binding */ problemsAt)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Contradictions as problems of the file whose text has those lines. */
function problemsAt(found, file, lines) {
    return found.map((one) => ({ ...one, file, line: lines.lineOf(one.pointer) ?? null, help: null }));
}
/** More problems than this are counted, not listed: the first ones are usually the cause of the rest. */
const LISTED_PROBLEMS = 20;
const FOUND_LIMIT = 80;
/** Of a path, a pointer or a sentence that holds parts of the document. */
const PART_LIMIT = 300;
/** `file:line: pointer: expected …, found …` with the remedy, on one line whatever the document holds. */
function formatProblem(problem) {
    const place = problem.line === null ? part(problem.file) : `${part(problem.file)}:${problem.line}`;
    const pointer = problem.pointer === '' ? '' : ` ${part(problem.pointer)}:`;
    const help = problem.help === null ? '' : ` (${part(problem.help)})`;
    return `${place}:${pointer} expected ${part(problem.expected)}, found ${part(problem.found)}${help}`;
}
/** One error for all problems of a document, at least one; it keeps them for who lists those of several documents. */
class ProblemsError extends _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO {
    problems;
    constructor(what, problems, help) {
        const lines = problems.slice(0, LISTED_PROBLEMS).map((problem) => `  ${formatProblem(problem)}`);
        if (problems.length > LISTED_PROBLEMS)
            lines.push(`  and ${problems.length - LISTED_PROBLEMS} more`);
        super('invalid_input', `${what} is not valid:\n${lines.join('\n')}`, help);
        this.problems = problems;
    }
}
/** A value as a reader recognises it, on one line and cut to length. */
function shown(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'string' && value.length > FOUND_LIMIT)
        return `${shown(cut(value, FOUND_LIMIT))}…`;
    return cut(printable(JSON.stringify(value)), typeof value === 'string' ? PART_LIMIT : FOUND_LIMIT, '…');
}
/** A text on one line: what cannot be seen, ends a line or changes the order of other characters stands as an escape. */
function printable(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function part(text) {
    return cut(printable(text), PART_LIMIT, '…');
}
/** Never in the middle of a pair of surrogates. */
function cut(text, limit, mark = '') {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}${mark}`;
}


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ schemaContradictions),
/* harmony export */   I: () => (/* binding */ schemaProblems)
/* harmony export */ });
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75224);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);


/** What a generated validator found, as problems that name place, expected and found. */
function schemaProblems(errors, value, file, lines) {
    const problems = relevant(errors).map((error) => {
        const key = keyOf(error);
        const pointer = key === undefined ? error.instancePath : (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(error.instancePath, key);
        return {
            file,
            line: lines.lineOf(pointer) ?? lines.lineOf(error.instancePath) ?? null,
            pointer,
            expected: expectation(error),
            found: foundBy(error, key, value, pointer),
            help: null,
        };
    });
    const seen = new Set();
    return problems.filter((problem) => {
        const key = `${problem.pointer} ${problem.expected}`;
        return seen.has(key) ? false : seen.add(key);
    });
}
/** The key that is wrong, where the error is one of a key and not of its value. */
function keyOf(error) {
    const extra = error.keyword === 'additionalProperties' ? error.params['additionalProperty'] : undefined;
    return typeof extra === 'string' ? extra : error.propertyName;
}
function foundBy(error, key, value, pointer) {
    if (error.keyword === 'required')
        return 'nothing';
    if (key === undefined)
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(valueAt(value, pointer));
    return error.keyword === 'additionalProperties' ? `the unknown field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}` : `the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}`;
}
/**
 * Of the branches of an `anyOf`, those that got further into the value say more than the ones that refused it at once; where
 * all refused it at once, one problem names what they would have taken.
 */
function relevant(errors) {
    const unions = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
    const merged = new Map([...unions].map((path) => [path, branchTypes(errors, path)]));
    return errors.flatMap((error) => {
        if (error.keyword === 'propertyNames' || error.keyword === 'if')
            return [];
        const types = merged.get(error.instancePath);
        if (types === undefined)
            return [error];
        if (error.keyword === 'anyOf')
            return types.length === 0 ? [] : [{ ...error, keyword: 'type', params: { type: types } }];
        return error.keyword === 'type' ? [] : [error];
    });
}
/** What the branches of a union would have taken, where each of them refused the value at once; else nothing. */
function branchTypes(errors, union) {
    const own = errors.filter((error) => error.instancePath === union && error.keyword !== 'anyOf');
    const further = own.some((error) => error.keyword !== 'type');
    if (further || errors.some((error) => error.instancePath.startsWith(`${union}/`)))
        return [];
    return own.map((error) => String(error.params.type));
}
function expectation(error) {
    const params = error.params;
    switch (error.keyword) {
        case 'required':
            return `a field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(params['missingProperty'])}`;
        case 'additionalProperties':
            return 'only known fields';
        case 'type':
            return Array.isArray(params['type']) ? params['type'].join(' or ') : String(params['type']);
        case 'enum':
            return `one of ${params['allowedValues'].map((item) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)).join(', ')}`;
        case 'const':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(params['allowedValue']);
        case 'pattern':
            return describePattern(String(params['pattern']), error);
        case 'minItems':
            return params['limit'] === 1 ? 'a list that is not empty' : `at least ${String(params['limit'])} items`;
        case 'maxItems':
            return `at most ${String(params['limit'])} items`;
        case 'maxLength':
            return `at most ${String(params['limit'])} characters`;
        case 'minimum':
        case 'maximum':
        case 'exclusiveMinimum':
            return `a number ${String(params['comparison'])} ${String(params['limit'])}`;
        default:
            return error.message ?? error.keyword;
    }
}
function describePattern(pattern, error) {
    const subject = error.propertyName === undefined ? 'a text' : 'a name';
    if (pattern === '\\S')
        return 'a text that is not empty';
    return `${subject} that matches ${pattern}`;
}
function valueAt(value, pointer) {
    let current = value;
    for (const part of (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerSegments */ .c)(pointer) ?? []) {
        if (current === null || typeof current !== 'object')
            return undefined;
        current = current[part];
    }
    return current;
}
/** What a generated validator found in its last call, where no text is at hand that has lines. */
function schemaContradictions({ errors }, value) {
    const found = schemaProblems(errors ?? [], value, '', { lineOf: () => undefined });
    return found.map(({ pointer, expected, found: told }) => ({ pointer, expected, found: told }));
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
/** The error for a place that cannot be written. @param expected such as `a file that can be written` */
function notWritten(error, place, expected, help = 'Name a place that can be written to.') {
    const message = `${place}: expected ${expected}, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
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

/***/ 13468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parseJsonDocument)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88665);



/**
 * Parse a JSON text strictly (RFC 8259: no comments, trailing commas, single quotes or byte order mark).
 * Throws `JsonSyntaxError`, also on numbers beyond the range of a double (`1e400`) and on 513 nested levels.
 */
function parseJsonDocument(text) {
    const { value, duplicateKeys } = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonTree */ .U)(text, { maxDepth: _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J }, Number);
    let lines;
    return {
        value,
        duplicateKeys,
        lineOf: (pointer) => lineAt((lines ??= indexLines(text)), pointer),
    };
}
/** Where the values of a text that `scanJson` accepts stand. Of members with the same key the last counts. */
function indexLines(text) {
    const indexer = new LineIndexer();
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY }, indexer);
    return indexer.root;
}
function lineAt(root, pointer) {
    const segments = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerSegments */ .c)(pointer);
    if (segments === undefined)
        return undefined;
    let entry = root;
    for (const segment of segments) {
        if (entry === undefined || typeof entry === 'number')
            return undefined;
        if ('members' in entry)
            entry = entry.members.get(segment);
        else
            entry = /^(?:0|[1-9]\d*)$/.test(segment) ? entry.items[Number(segment)] : undefined;
    }
    return typeof entry === 'object' ? entry.line : entry;
}
class LineIndexer {
    root = 1;
    #open = [];
    #key = '';
    #keyLine = 0;
    openObject(line) {
        this.#enter((at) => ({ line: at, members: new Map() }), line);
    }
    openArray(line) {
        this.#enter((at) => ({ line: at, items: [] }), line);
    }
    key(name, line) {
        this.#key = name;
        this.#keyLine = line;
    }
    close() {
        this.#open.pop();
    }
    scalar(_value, line) {
        this.#add(this.#lineFor(line));
    }
    number(_spelling, line) {
        this.#add(this.#lineFor(line));
    }
    #enter(create, valueLine) {
        const entry = create(this.#lineFor(valueLine));
        this.#add(entry);
        this.#open.push(entry);
    }
    #lineFor(valueLine) {
        const parent = this.#open.at(-1);
        return parent !== undefined && 'members' in parent ? this.#keyLine : valueLine;
    }
    #add(entry) {
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.root = entry;
        else if ('members' in parent)
            parent.members.set(this.#key, entry);
        else
            parent.items.push(entry);
    }
}


/***/ }),

/***/ 48379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jsonMemberTexts),
/* harmony export */   O: () => (/* binding */ jsonMemberText)
/* harmony export */ });
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);

/**
 * The text of a member of the outermost object as it is spelt, of several with that name the last; undefined where there is none or
 * the text is not an object. For documents that carry another one whose numbers must keep their digits.
 *
 * Numbers, nesting and surrogates are left for the reader of that document to judge. Throws `JsonSyntaxError`.
 */
function jsonMemberText(text, name) {
    return jsonMemberTexts(text, new Set([name]))?.get(name);
}
/**
 * The same for several names in one pass; undefined where the text is no object, and without an entry where there is no such member.
 * `onRepeated` is called for a name that stands there again.
 */
function jsonMemberTexts(text, names, onRepeated = () => undefined) {
    const finder = new MemberFinder(names, onRepeated);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, finder);
    if (!finder.isObject)
        return undefined;
    return new Map([...finder.found].map(([name, [start, end]]) => [name, text.slice(start, end)]));
}
class MemberFinder {
    isObject = false;
    found = new Map();
    #names;
    #onRepeated;
    /** How many containers are open. */
    #depth = 0;
    /** The member of the outermost object that is being read, where it is wanted. */
    #member;
    #start = 0;
    constructor(names, onRepeated) {
        this.#names = names;
        this.#onRepeated = onRepeated;
    }
    openObject(_line, start) {
        if (this.#depth === 0)
            this.isObject = true;
        this.#open(start);
    }
    openArray(_line, start) {
        this.#open(start);
    }
    key(name) {
        if (this.#depth === 1)
            this.#member = this.#names.has(name) ? name : undefined;
    }
    close(end) {
        this.#depth -= 1;
        if (this.#depth === 1)
            this.#found(this.#start, end);
    }
    scalar(_value, _line, start, end) {
        if (this.#depth === 1)
            this.#found(start, end);
    }
    number(_spelling, _line, start, end) {
        this.scalar(null, 0, start, end);
    }
    #open(start) {
        if (this.#depth === 1)
            this.#start = start;
        this.#depth += 1;
    }
    #found(start, end) {
        if (this.#member === undefined)
            return;
        if (this.found.has(this.#member))
            this.#onRepeated(this.#member);
        this.found.set(this.#member, [start, end]);
    }
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
