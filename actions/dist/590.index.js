export const id = 590;
export const ids = [590,5726];
export const modules = {

/***/ 21562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCompletedRun: () => (/* binding */ publishCompletedRun)
});

// UNUSED EXPORTS: allowedChannels

// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
// EXTERNAL MODULE: ./build/io/github/github-pulls.js
var github_pulls = __webpack_require__(97247);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/gate-report.js + 1 modules
var gate_report = __webpack_require__(4479);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/gates/index.js
var gates = __webpack_require__(85455);
// EXTERNAL MODULE: ./build/io/github/github-artifacts.js
var github_artifacts = __webpack_require__(82412);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/unzip-into.js
var unzip_into = __webpack_require__(22494);
// EXTERNAL MODULE: ./build/routing/attempt-artifacts.js
var attempt_artifacts = __webpack_require__(91766);
;// CONCATENATED MODULE: ./build/app/publish/load-run-report.js











/** A report has 64 MiB at most, and JSON packs to a small part of its size. */
const LIMITS = { zip: 16 * 1024 * 1024, files: 1, bytes: 64 * 1024 * 1024 };
const REFUSED = 'Nothing was published. Look at the run that uploaded it.';
/**
 * The report that a run without rights uploaded; null where it uploaded none. Anybody can have written it: what comes back has the shape of a
 * report, is of bounded size and says that it is of this run, and of the attempt that its artifact names. Whether that is true nobody knows.
 *
 * @throws PortcullisError `invalid_input` for anything else, `not_found` where it cannot be loaded
 */
async function loadRunReport(access, run, { artifact: name, scratch }) {
    const artifacts = new github_artifacts/* GitHubArtifacts */.J(new github_api/* GitHubApi */.y(access));
    const listed = await artifacts.listOfRun(run.runId);
    if (listed.kind !== 'done')
        throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
    const found = chosen(listed.value, run, name);
    if (found === null)
        return null;
    if (found.bytes > LIMITS.zip)
        throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
    const zip = await artifacts.download(found);
    if (zip.kind !== 'done')
        throw notLoaded(zip.reason);
    const text = await unpacked(found, zip.value, scratch);
    const report = (0,gate_report/* parseGateReport */.Bw)(text, `${found.name}/${gate_report/* GATE_REPORT_FILE */.At}`, gates/* GATE_TABLES */.Kr);
    return reportOfRun(report, found, run, access.repository);
}
/** The text of the one file. */
async function unpacked(artifact, zip, scratch) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch, 'gate-report-'));
    try {
        await (0,unzip_into/* unzipInto */.v)(folder, zip, `the artifact ${artifact.name}`, LIMITS);
        const entries = await (0,promises_.readdir)(folder);
        if (entries.length !== 1 || entries[0] !== gate_report/* GATE_REPORT_FILE */.At) {
            throw refused(artifact, `the file ${gate_report/* GATE_REPORT_FILE */.At} and nothing else`, (0,problem/* shown */.SP)(entries));
        }
        return await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.join)(folder, gate_report/* GATE_REPORT_FILE */.At), 'the gate report');
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function chosen(all, { runAttempt }, name) {
    if (name !== null)
        return all.find((artifact) => artifact.name === name) ?? null;
    return (0,attempt_artifacts/* newestArtifact */.jb)(all, attempt_artifacts/* REPORT_ARTIFACT */.Ae, { from: 1, to: runAttempt })?.artifact ?? null;
}
/** A report of another run would be told about this one. Its attempt is the artifact's, and none that the run has not come to. */
function reportOfRun(report, artifact, run, repository) {
    const told = report.run;
    if (told === null)
        throw refused(artifact, `a report of the repository ${repository}`, 'one of no run');
    const rows = [
        ['repository', repository, told.repository],
        ['run', String(run.runId), String(told.run_id)],
        ['commit', run.headSha, told.head_sha],
    ];
    for (const [what, expected, found] of rows) {
        if (found !== expected)
            throw refused(artifact, `a report of the ${what} ${expected}`, found);
    }
    const [named, attempt] = [(0,attempt_artifacts/* attemptOf */.tx)(artifact.name, attempt_artifacts/* REPORT_ARTIFACT */.Ae), told.run_attempt];
    if (named !== null && named !== attempt)
        throw refused(artifact, `a report of attempt ${named}`, String(attempt));
    if (attempt > run.runAttempt) {
        throw refused(artifact, `a report of an attempt up to ${run.runAttempt}`, String(attempt));
    }
    return { ...report, run: told };
}
function notLoaded(reason) {
    return new portcullis_error/* PortcullisError */.SO('not_found', reason, 'Nothing was published. Run this job again.');
}
function refused({ name }, expected, found) {
    return new portcullis_error/* PortcullisError */.SO('invalid_input', `the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
}
function inMebibytes(bytes) {
    return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}

// EXTERNAL MODULE: ./build/app/publish/publish-report.js + 3 modules
var publish_report = __webpack_require__(16116);
;// CONCATENATED MODULE: ./build/app/publish/publish-completed-run.js








/**
 * On `workflow_run`: tells a pull request what the gate of a run without rights came to. Of that run only the report's data is taken, checked
 * and rendered here; which run, commit and pull request it is about is what GitHub says. No code of the pull request is run or even fetched.
 *
 * @throws PortcullisError `usage` on another event or without a token, and what `loadRunReport` throws
 */
async function publishCompletedRun(environment, options) {
    const context = await (0,workflow_run/* eventOfRun */.fg)(environment);
    const run = context?.trigger;
    if (run?.name !== 'workflow_run') {
        const found = environment['GITHUB_EVENT_NAME'] ?? 'none';
        const help = 'Give it a workflow of its own; the gate action comments by itself where the token may.';
        throw new portcullis_error/* PortcullisError */.SO('usage', `The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
    }
    const access = (0,workflow_run/* githubAccess */.Yh)(environment, options.token);
    if (access === null) {
        throw new portcullis_error/* PortcullisError */.SO('usage', 'The input "token" is empty: a token was expected.', 'Leave it out.');
    }
    const report = await loadRunReport(access, run, options);
    if (report === null) {
        const text = `Run ${run.runId} has no gate report: nothing to publish.`;
        return { pull: null, commentUrl: null, notes: [{ level: 'notice', text }] };
    }
    const { pull, notes } = options.comment ? await pullOf(access, run) : { pull: null, notes: [] };
    // From the event, since what the report says of its run is only what somebody wrote; but for the attempt, which may be an older one.
    const told = {
        repository: access.repository,
        run_id: run.runId,
        run_attempt: report.run.run_attempt,
        run_number: run.runNumber,
        event: run.runEvent,
        head_sha: run.headSha,
        head_repository: run.headRepository,
        pull_number: pull,
        server_url: (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/$/, ''),
    };
    const wanted = { comment: pull !== null, checkRun: options.checkRun };
    const { notes: leftOut, ...channels } = allowedChannels(report, run, wanted);
    const published = await (0,publish_report/* publishReport */.S3)(access, { ...report, run: told }, { ...channels, workflow: run.workflow, writesForForks: true });
    const all = [...notes, ...olderNotes(run, report.run.run_attempt), ...published.notes, ...leftOut];
    return { pull, commentUrl: published.commentUrl, notes: all };
}
/**
 * The channels that may tell another run's report (src/app/README.md, "Publish"): one that says or means that the gate holds only where GitHub's
 * own record of the run is `success`, since anybody can have written the report, and an older attempt may have.
 */
function allowedChannels(report, { conclusion }, { comment, checkRun }) {
    const clears = comment && (0,report_verdict/* reportVerdict */.Ki)(report) === 'pass';
    const passes = checkRun !== null && (0,check_run/* checkRun */.Q)(report).conclusion !== 'failure';
    if (conclusion === 'success' || (!clears && !passes))
        return { comment, checkRun, notes: [] };
    const why = `what holds is told only of a run that ended with success, and the run ended with ${conclusion ?? 'nothing'}`;
    const note = { level: 'notice', text: `${(0,publish_report/* channelsWere */.eq)(clears, passes)} left out: ${why}.` };
    return { comment: comment && !clears, checkRun: passes ? null : checkRun, notes: [note] };
}
async function pullOf(access, run) {
    const none = (text) => ({ pull: null, notes: [{ level: 'notice', text }] });
    if (run.headRepository === null)
        return none('The fork is gone: there is no pull request to comment on.');
    const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
    const found = await new github_pulls/* GitHubPulls */.a(new github_api/* GitHubApi */.y(access)).openWithHead(head);
    if (found.kind !== 'done')
        return { pull: null, notes: [(0,publish_report/* failureNote */.JK)('The comment', found)] };
    const [first, ...others] = found.value;
    const name = `${run.headSha} of ${run.headRepository}`;
    if (first === undefined)
        return none(`No open pull request has the head ${name}: it was closed, or has newer commits.`);
    if (others.length === 0)
        return { pull: first, notes: [] };
    const text = `The comment was left out: several open pull requests have the head ${name}: ${found.value.join(', ')}`;
    return { pull: null, notes: [{ level: 'warning', text }] };
}
/** Not every attempt gets as far as a report. */
function olderNotes({ runId, runAttempt }, attempt) {
    if (attempt === runAttempt)
        return [];
    const text = `Run ${runId} is at attempt ${runAttempt}; what is told is the report of attempt ${attempt}.`;
    return [{ level: 'info', text }];
}


/***/ }),

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

/***/ 86140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


/***/ }),

/***/ 82412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GitHubArtifacts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);


/** No run of ours has more artifacts: a matrix has 256 jobs at most, and a few attempts. */
const MAX_PAGES = 20;
/** Transcripts of a shard are packed to a few MiB; a larger zip is refused before it is loaded. */
const ZIP_LIMITS = { timeMs: 300_000, bytes: 256 * 1024 * 1024 };
const MEBIBYTE = 1024 * 1024;
/**
 * The artifacts of workflow runs of one repository by the REST API, which lists those of all attempts; the service by which a job uploads
 * knows only its own attempt. Both need `actions: read`.
 */
class GitHubArtifacts {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** Everything that a run uploaded, in all its attempts; one request for each 100. */
    async listOfRun(runId) {
        const listed = await this.#api.pages({
            send: ({ rest }, page) => rest.actions.listWorkflowRunArtifacts({ run_id: runId, ...page }),
            needed: `the artifacts of run ${runId}`,
            read: (data) => typeof data?.total_count === 'number'
                ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .eachOf */ .pQ)(data.artifacts, (artifact) => artifactOf(artifact, runId))
                : undefined,
            total: (data) => data?.total_count,
            maxPages: MAX_PAGES,
        });
        if (listed.kind !== 'done')
            return withPermission(listed);
        // One that arrives while the pages are read can move another one from page to page.
        return { kind: 'done', value: [...new Map(listed.value.map((item) => [item.id, item])).values()] };
    }
    /**
     * The zip file of an artifact: one request to the API and one to the storage that it names, which gets no token. What arrives is held
     * against the digest.
     */
    async download({ id, name, bytes, expired, digest }) {
        if (expired)
            return failed(`the artifact ${name} has expired`);
        const limit = ZIP_LIMITS.bytes / MEBIBYTE;
        if (bytes > ZIP_LIMITS.bytes) {
            return failed(`the artifact ${name} has ${Math.ceil(bytes / MEBIBYTE)} MiB, and at most ${limit} are loaded`);
        }
        const answer = await this.#api.download(({ rest }, repo) => rest.actions.downloadArtifact({
            ...repo,
            artifact_id: id,
            archive_format: 'zip',
            request: { redirect: 'manual' },
        }), ZIP_LIMITS);
        if (answer.kind === 'failed')
            return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
        // 410: it expired since it was listed.
        if (answer.kind !== 'downloaded') {
            return answer.status === 410 ? failed(`the artifact ${name} has expired`) : withPermission(answer);
        }
        const found = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(answer.bytes).digest('hex')}`;
        if (digest === null || digest === found)
            return { kind: 'done', value: answer.bytes };
        return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
    }
}
/** Undefined where it is no artifact, or one of another run. */
function artifactOf(item, runId) {
    const { id, name, size_in_bytes: bytes, expired, digest = null } = item ?? {};
    const owner = item?.workflow_run?.id ?? runId;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number')
        return undefined;
    if (typeof expired !== 'boolean' || owner !== runId)
        return undefined;
    if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest)))
        return undefined;
    return { id, name, bytes, expired, digest };
}
function withPermission(failure) {
    const mayLack = ['forbidden', 'not_found', 'unauthorized'].includes(failure.kind);
    return mayLack
        ? { ...failure, reason: `${failure.reason} (the token needs the permission "actions: read")` }
        : failure;
}
function failed(reason) {
    return { kind: 'refused', status: null, permission: null, reason };
}


/***/ }),

/***/ 97247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ GitHubPulls)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/** Pull requests. Those of `openOne`, `newestOne` and `open` go from a branch of the repository itself; branches without `refs/heads/`. */
class GitHubPulls {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
     * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
     * hundred that are looked at, with a branch as a rule one. "List pull requests associated with a commit" does not know commits of forks.
     */
    openWithHead(head) {
        const narrowed = head.branch === null ? {} : { head: `${head.repository.split('/')[0] ?? ''}:${head.branch}` };
        return this.#api.pages({
            send: ({ rest }, page) => rest.pulls.list({ state: 'open', ...narrowed, ...page }),
            needed: 'open pull requests, with a number each',
            read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data, (pull) => {
                if (typeof pull?.number !== 'number')
                    return undefined;
                return isOf(pull, head) ? [pull.number] : [];
            })?.flat(),
            maxPages: MAX_PAGES,
            permission: 'pull-requests: read',
        });
    }
    /** The open one, of which GitHub allows one; null where there is none. */
    openOne(branch, base) {
        return this.#firstOne(branch, { state: 'open', base }, NEEDED, openPull);
    }
    /** The newest one, open or not; `head` is where its branch stood at the end. Null where there never was one. */
    newestOne(branch, base) {
        const newest = { state: 'all', base, sort: 'created', direction: 'desc' };
        return this.#firstOne(branch, newest, 'a pull request with "state" and "head"', (pull) => {
            const [state, head] = [pull?.state, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(pull?.head?.sha)];
            return head === undefined || typeof state !== 'string' ? undefined : { isOpen: state === 'open', head };
        });
    }
    open(branch, base, text) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.pulls.create({ ...repo, head: branch, base, ...text }),
            needed: NEEDED,
            read: (data) => openPull(data),
        });
    }
    update(number, text) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.pulls.update({ ...repo, pull_number: number, ...text }),
            needed: NEEDED,
            read: (data) => openPull(data),
        });
    }
    #firstOne(branch, filter, needed, read) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.pulls.list({ ...repo, head: `${repo.owner}:${branch}`, ...filter }),
            needed,
            read: (data) => {
                // A filter that is not understood filters nothing.
                const own = (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data, (pull) => [pull])?.find(([pull]) => pull?.head?.ref === branch);
                if (own !== undefined)
                    return read(own[0]);
                return Array.isArray(data) ? null : undefined;
            },
        });
    }
}
const NEEDED = 'a pull request with "number", "html_url", "title" and "body"';
function openPull(pull) {
    const [number, url, title, body] = [pull?.number, pull?.html_url, pull?.title, pull?.body ?? ''];
    if (typeof number !== 'number' || typeof url !== 'string' || !/^https?:\/\/\S+$/.test(url))
        return undefined;
    return typeof title === 'string' && typeof body === 'string' ? { number, url, title, body } : undefined;
}
/** GitHub's names of repositories are the same in capitals. */
function isOf(pull, { sha, repository }) {
    const name = pull?.head?.repo?.full_name;
    return pull?.head?.sha === sha && typeof name === 'string' && name.toLowerCase() === repository.toLowerCase();
}


/***/ }),

/***/ 22494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ unzipInto)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7083);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90856);







const LIMITS = { files: 20_000, bytes: 1024 * 1024 * 1024 };
/** Of a path inside; file systems end at 255 for a name and 4096 for a path. */
const PATH_LENGTH = 1024;
const NAME_SHOWN = 120;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
/**
 * Writes the files of a zip into a folder, which should be new. Whoever made the zip is not trusted: every file stays below the folder,
 * stands there once, is a regular one, and no more is written than the limits allow, even if the zip lies about its sizes.
 *
 * @param what names the zip for people
 * @throws PortcullisError `invalid_input` for a zip that is damaged or breaks one of these rules; `not_written` where the disk refuses
 */
async function unzipInto(folder, zip, what, limits = LIMITS) {
    // Loaded only where there is something to unpack.
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(folder, what);
    const left = { ...limits };
    try {
        // Its directory is read, never what stands before each file, so that a zip says one thing only. A file that unpacks to another size
        // than the directory says is an error, and so is a path that leads out of the folder.
        const opened = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
            strictFileNames: true,
            validateEntrySizes: true,
        });
        for await (const entry of opened.eachEntry()) {
            const problem = problemOf(entry) ?? overLimit(entry, left, limits);
            if (problem !== null)
                throw refused(what, `${shortName(entry)}: ${problem}`);
            if (!entry.fileName.endsWith('/'))
                await writeEntry(opened, entry, folder, what);
        }
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO || !(error instanceof Error))
            throw error;
        throw refused(what, (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(error.message).slice(0, 300), error);
    }
}
function problemOf(entry) {
    const segments = entry.fileName.replace(/\/$/, '').split('/');
    if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
        return 'a path with gaps';
    if (/[\p{Cc}:\\]/u.test(entry.fileName))
        return 'a path with control characters, colons or backslashes';
    if (entry.fileName.length > PATH_LENGTH)
        return `a path of more than ${PATH_LENGTH} characters`;
    if (entry.isEncrypted())
        return 'an encrypted file';
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    const isOther = entry.versionMadeBy >>> 8 === UNIX && type !== 0 && type !== REGULAR;
    return isOther && !entry.fileName.endsWith('/') ? 'a link or a device' : null;
}
function overLimit({ uncompressedSize }, left, { files, bytes }) {
    left.files -= 1;
    left.bytes -= uncompressedSize;
    if (left.files < 0)
        return `one of more than ${files} files`;
    return left.bytes < 0 ? `more than ${bytes} bytes altogether` : null;
}
async function writeEntry(opened, entry, folder, what) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.fileName);
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), what);
    const content = await opened.openReadStreamPromise(entry);
    try {
        // Never over what is there: of two files of one name it would be unknown which one counts.
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(content, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx', mode: 0o600 }));
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error);
        if (code === 'EEXIST')
            throw refused(what, `${shortName(entry)}: a second file of that name`);
        // Of the zip itself; what the file system says has a code.
        if (code === undefined || /^(?:Z_|ERR_)/.test(code))
            throw error;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notWritten */ .xc)(error, `${path}: a file of ${what}`, 'one that can be written', 'Give the runner more room.');
    }
}
function shortName({ fileName }) {
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(fileName.slice(0, NAME_SHOWN));
}
function refused(what, found, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO('invalid_input', `${what}: expected a zip of files below one folder, found ${found}`, 'Upload it again, or look at what uploaded it.', { cause });
}


/***/ })

};
