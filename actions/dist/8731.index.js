export const id = 8731;
export const ids = [8731,3698];
export const modules = {

/***/ 93341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCompletedRun: () => (/* binding */ publishCompletedRun)
});

// EXTERNAL MODULE: ./build/io/github/github-api.js + 2 modules
var github_api = __webpack_require__(36483);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/has-next-page.js
var has_next_page = __webpack_require__(94419);
// EXTERNAL MODULE: ./build/io/github/report-outcome.js
var report_outcome = __webpack_require__(56446);
;// CONCATENATED MODULE: ./build/io/github/github-pull-heads.js



const READ = 'pull-requests: read';
const PAGE = 100;
/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/** Which pull requests a commit is the head of. */
class GitHubPullHeads {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
     * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
     * hundred that are looked at, with a branch as a rule one. Commits of forks are no commits of the repository for "List pull requests
     * associated with a commit".
     */
    async openWithHead(head) {
        const owner = head.repository.split('/')[0] ?? '';
        const narrowed = head.branch === null ? {} : { head: `${owner}:${head.branch}` };
        const numbers = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const parameters = { state: 'open', ...narrowed, per_page: PAGE, page };
            const answer = await this.#api.ask('GET /repos/{owner}/{repo}/pulls', parameters);
            const listed = (0,report_outcome/* reportOutcome */.R)(answer, READ, 'open pull requests', pullsIn);
            if (listed.kind === 'failed')
                return listed;
            numbers.push(...listed.value.filter((pull) => isOf(pull, head)).map(({ number }) => number));
            if (!(0,has_next_page/* hasNextPage */.r)(answer))
                return { kind: 'done', value: numbers };
        }
        const reason = `there are more than ${MAX_PAGES * PAGE} open pull requests to look at`;
        return { kind: 'failed', because: 'strange', permission: READ, reason };
    }
}
/** GitHub's names of repositories are the same in capitals. */
function isOf({ sha, repository }, head) {
    return sha === head.sha && repository?.toLowerCase() === head.repository.toLowerCase();
}
function pullsIn(data) {
    if (!Array.isArray(data))
        return null;
    const pulls = data.map((pull) => {
        const [number, head] = [(0,github_commits/* memberOf */.C5)(pull, 'number'), (0,github_commits/* memberOf */.C5)(pull, 'head')];
        const repository = (0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)(head, 'repo'), 'full_name');
        if (typeof number !== 'number')
            return null;
        return { number, sha: (0,github_commits/* idAt */.jj)(head), repository: typeof repository === 'string' ? repository : null };
    });
    const known = pulls.filter((pull) => pull !== null);
    return known.length === pulls.length ? known : null;
}

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/gate-report.js + 3 modules
var gate_report = __webpack_require__(19382);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/io/github/github-artifacts.js
var github_artifacts = __webpack_require__(82412);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/unzip-into.js
var unzip_into = __webpack_require__(22494);
// EXTERNAL MODULE: ./build/routing/run-artifacts.js
var run_artifacts = __webpack_require__(17898);
;// CONCATENATED MODULE: ./build/app/publish/load-run-report.js










/** A report has 64 MiB at most, and JSON packs to a small part of its size. */
const LIMITS = { zip: 16 * 1024 * 1024, files: 1, bytes: 64 * 1024 * 1024 };
const REFUSED = 'Nothing was published. Look at the run that uploaded it.';
/**
 * The report that a run without rights uploaded; null where it uploaded none. Anybody can have written it: what comes back has the shape of a
 * report, is of bounded size and says that it is of this run. Whether that is true nobody knows.
 *
 * @throws PortcullisError `invalid_input` for anything else, `not_found` where it cannot be loaded
 */
async function loadRunReport(access, run, { artifact: name, scratch }) {
    const artifacts = new github_artifacts/* GitHubArtifacts */.J(new github_api/* GitHubApi */.y(access));
    const listed = await artifacts.listOfRun(run.runId);
    if (listed.kind === 'unavailable')
        throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
    const found = chosen(listed.value, run, name);
    if (found === null)
        return null;
    if (found.bytes > LIMITS.zip)
        throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
    const zip = await artifacts.download(found);
    if (zip.kind === 'unavailable')
        throw notLoaded(zip.reason);
    const text = await unpacked(found, zip.value, scratch);
    const report = (0,gate_report/* parseGateReport */.Bw)(text, `${found.name}/${gate_report/* GATE_REPORT_FILE */.At}`);
    refuseForeign(report, found, run, access.repository);
    return report;
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
    return (0,run_artifacts/* newestArtifact */.jb)(all, run_artifacts/* REPORT_ARTIFACT */.Ae, { from: 1, to: runAttempt })?.artifact ?? null;
}
/** A report of another run would be told about this one. */
function refuseForeign(report, artifact, run, repository) {
    const told = report.run;
    const rows = [
        ['repository', repository, told?.repository],
        ['run', String(run.runId), told?.run_id.toString()],
        ['commit', run.headSha, told?.head_sha],
    ];
    for (const [what, expected, found] of rows) {
        if (found !== expected)
            throw refused(artifact, `a report of the ${what} ${expected}`, found ?? 'one of no run');
    }
}
function notLoaded(reason) {
    return new portcullis_error/* PortcullisError */.S('not_found', reason, 'Nothing was published. Run this job again.');
}
function refused({ name }, expected, found) {
    return new portcullis_error/* PortcullisError */.S('invalid_input', `the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
}
function inMebibytes(bytes) {
    return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}

// EXTERNAL MODULE: ./build/app/publish/publish-report.js + 4 modules
var publish_report = __webpack_require__(79105);
// EXTERNAL MODULE: ./build/app/publish/report-note.js
var report_note = __webpack_require__(3037);
;// CONCATENATED MODULE: ./build/app/publish/publish-completed-run.js








/**
 * On `workflow_run`: tells a pull request what the gate of a run without rights came to. Of that run only the report's data is taken, checked
 * and rendered here; which run, commit and pull request it is about is what GitHub says. No code of the pull request is run or even fetched.
 *
 * @throws PortcullisError `usage` on another event or without a token, and what `loadRunReport` throws
 */
async function publishCompletedRun(environment, options) {
    const context = await (0,gate_environment/* eventContext */.Wl)(environment);
    const run = context?.trigger;
    if (run?.name !== 'workflow_run') {
        const found = environment['GITHUB_EVENT_NAME'] ?? 'none';
        const help = 'Give it a workflow of its own; the gate action comments by itself where the token may.';
        throw new portcullis_error/* PortcullisError */.S('usage', `The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
    }
    const { access } = (0,gate_environment/* gateRunOnGitHub */.pK)(environment, options.token);
    if (access === null) {
        throw new portcullis_error/* PortcullisError */.S('usage', 'The input "token" is empty: a token was expected.', 'Leave it out.');
    }
    const report = await loadRunReport(access, run, options);
    if (report === null)
        return nothing(`Run ${run.runId} has no gate report: nothing to publish.`);
    const { pull, notes } = options.comment ? await pullOf(access, run) : { pull: null, notes: [] };
    const told = reportRun(run, access.repository, environment['GITHUB_SERVER_URL'] ?? '', pull);
    const { checkRun, note } = allowedCheckRun(options.checkRun, run, (0,check_run/* checkRun */.Q)(report).conclusion !== 'failure');
    const published = await (0,publish_report/* publishReport */.S)(access, { ...report, run: told }, { comment: options.comment, checkRun, workflow: run.workflow, writesForForks: true });
    return { pull, commentUrl: published.commentUrl, notes: [...notes, ...published.notes, ...note] };
}
function nothing(text) {
    return { pull: null, commentUrl: null, notes: [{ level: 'notice', text }] };
}
async function pullOf(access, run) {
    const none = (text) => ({ pull: null, notes: [{ level: 'notice', text }] });
    if (run.headRepository === null)
        return none('The fork is gone: there is no pull request to comment on.');
    const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
    const found = await new GitHubPullHeads(new github_api/* GitHubApi */.y(access)).openWithHead(head);
    if (found.kind === 'failed')
        return { pull: null, notes: [(0,report_note/* failureNote */.J)('The comment', found)] };
    const [first, ...others] = found.value;
    const name = `${run.headSha} of ${run.headRepository}`;
    if (first === undefined)
        return none(`No open pull request has the head ${name}: it was closed, or has newer commits.`);
    if (others.length === 0)
        return { pull: first, notes: [] };
    const text = `The comment was left out: several open pull requests have the head ${name}: ${found.value.join(', ')}`;
    return { pull: null, notes: [{ level: 'warning', text }] };
}
/** Everything from the event: what the report says of its run is only what somebody wrote. */
function reportRun(run, repository, serverUrl, pull) {
    return {
        repository,
        run_id: run.runId,
        run_attempt: run.runAttempt,
        run_number: run.runNumber,
        event: run.runEvent,
        head_sha: run.headSha,
        head_repository: run.headRepository,
        pull_number: pull,
        server_url: serverUrl.replace(/\/$/, ''),
    };
}
/** A check run in our name must not pass, whoever requires it, where GitHub's own record of the run does not say so. */
function allowedCheckRun(checkRun, { conclusion }, passes) {
    if (checkRun === null || !passes || conclusion === 'success')
        return { checkRun, note: [] };
    const text = `The check run was left out: it would pass, and the run ended with ${conclusion ?? 'nothing'}.`;
    return { checkRun: null, note: [{ level: 'warning', text }] };
}


/***/ }),

/***/ 79105:
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
const BATCH = 50;
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
            output: { ...output, annotations: run.annotations.slice(0, BATCH) },
        });
        const made = (0,report_outcome/* reportOutcome */.R)(answer, WRITE, 'the check run', checkRunIn);
        if (made.kind === 'failed')
            return made;
        const { id, url } = made.value;
        for (let start = BATCH; start < run.annotations.length; start += BATCH) {
            const annotations = run.annotations.slice(start, start + BATCH);
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

// EXTERNAL MODULE: ./build/io/github/has-next-page.js
var has_next_page = __webpack_require__(94419);
;// CONCATENATED MODULE: ./build/io/github/github-comments.js



/** Whoever reads them here wants to write one. */
const PERMISSION = 'pull-requests: write';
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const PAGE = 100;
/** GitHub keeps at most 2,500 comments of a pull request. */
const MAX_PAGES = 30;
/** Comments of pull requests: the API counts a pull request's conversation among the issues ("REST API endpoints for issue comments"). */
class GitHubComments {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The comments that `isWanted` takes by their text, of all pages, the oldest first, which is the only order that this route knows. A
     * request for each hundred comments.
     */
    async list(pull, isWanted) {
        const wanted = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const answer = await this.#api.ask(`GET ${COMMENTS}`, { issue_number: pull, per_page: PAGE, page });
            const found = (0,report_outcome/* reportOutcome */.R)(answer, PERMISSION, 'comments', commentsIn);
            if (found.kind === 'failed')
                return found;
            wanted.push(...found.value.filter(({ body }) => isWanted(body)));
            if (!(0,has_next_page/* hasNextPage */.r)(answer))
                return { kind: 'done', value: wanted };
        }
        const reason = `there are more than ${MAX_PAGES * PAGE} comments`;
        return { kind: 'failed', because: 'strange', permission: PERMISSION, reason };
    }
    /** Who the token speaks for. `GET /user` refuses the token of a workflow; GraphQL answers it. */
    async viewer() {
        const answer = await this.#api.query('{ viewer { login } }');
        return (0,report_outcome/* reportOutcome */.R)(answer, 'a valid token', 'who the token speaks for', (data) => {
            const login = (0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)(data, 'data'), 'viewer'), 'login');
            return typeof login === 'string' && login !== '' ? login : null;
        });
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
function commentsIn(data) {
    if (!Array.isArray(data))
        return null;
    const comments = data.map(commentIn);
    const known = comments.filter((comment) => comment !== null);
    return known.length === comments.length ? known : null;
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
 * hundred comments, one for the author where only others wrote some with the marker, and one to write.
 */
async function putComment(comments, pull, key, { body, state }) {
    const marked = await comments.list(pull, (text) => (0,comment_marker/* readMarker */.t)(text, key) !== null);
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
    const ofWorkflows = marked.filter(({ author }) => author === WORKFLOW_BOT);
    if (marked.length === 0 || ofWorkflows.length > 0)
        return { kind: 'done', value: ofWorkflows };
    const viewer = await comments.viewer();
    // One of them may be ours, and not knowing must not bring a second one about.
    if (viewer.kind === 'failed')
        return viewer;
    return { kind: 'done', value: marked.filter(({ author }) => author === viewer.value) };
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
    const outcome = await new GitHubChecks(api).create({ ...place, ...(0,check_run/* checkRun */.Q)(report) });
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
    const what = comments && checks ? 'Comment and check run were' : comments ? 'The comment was' : 'The check run was';
    const why = "the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.";
    return { level: 'notice', text: `${what} left out: ${why}` };
}


/***/ }),

/***/ 3037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ failureNote)
/* harmony export */ });
/**
 * What to say of a channel that failed: one line with the remedy. What GitHub said stands in it, on one line and without the token.
 *
 * @param what `The comment`
 */
function failureNote(what, failure) {
    return { level: 'warning', text: `${what} was left out: ${causeOf(failure)} (${failure.reason})` };
}
function causeOf({ because, permission, reason }) {
    switch (because) {
        case 'forbidden':
            // With the right permission too.
            if (/\blocked\b/i.test(reason))
                return 'the conversation is locked';
            return `the token lacks the permission "${permission}"`;
        case 'not_found':
            return `GitHub has no such place, or the token may not see it: it needs the permission "${permission}"`;
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

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66445);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D)(document);
}


/***/ }),

/***/ 82412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GitHubArtifacts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80929);


/** The most that the API lists at a time. */
const PAGE = 100;
/** A run with more artifacts is none of ours: a matrix has 256 jobs at most, and a few attempts. */
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
        const found = new Map();
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const parameters = { run_id: runId, per_page: PAGE, page };
            const answer = await this.#api.ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', parameters);
            if (answer.kind !== 'answered')
                return unavailable(answer);
            const [items, total] = [(0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(answer.data, 'artifacts'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(answer.data, 'total_count')];
            if (!Array.isArray(items) || typeof total !== 'number') {
                return failed(`the server's answer about the artifacts of run ${runId} is no list of them`);
            }
            for (const item of items) {
                const artifact = artifactOf(item, runId);
                if (artifact === null)
                    return failed(`the server's list of the artifacts of run ${runId} has another's in it`);
                found.set(artifact.id, artifact);
            }
            if (items.length < PAGE || page * PAGE >= total)
                return { kind: 'found', value: [...found.values()] };
        }
        return failed(`run ${runId} has more than ${MAX_PAGES * PAGE} artifacts`);
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
        const parameters = { artifact_id: id, archive_format: 'zip' };
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const answer = await this.#api.download(route, parameters, ZIP_LIMITS);
        if (answer.kind === 'failed')
            return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
        // 410: it expired since it was listed.
        if (answer.kind !== 'downloaded') {
            return answer.status === 410 ? failed(`the artifact ${name} has expired`) : unavailable(answer);
        }
        const found = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(answer.bytes).digest('hex')}`;
        if (digest === null || digest === found)
            return { kind: 'found', value: answer.bytes };
        return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
    }
}
/** Null where it is no artifact, or one of another run. */
function artifactOf(item, runId) {
    const [id, name, bytes] = [(0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'id'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'name'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'size_in_bytes')];
    const [expired, digest] = [(0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'expired'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'digest') ?? null];
    const owner = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'workflow_run'), 'id') ?? runId;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number')
        return null;
    if (typeof expired !== 'boolean' || owner !== runId)
        return null;
    if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest)))
        return null;
    return { id, name, bytes, expired, digest };
}
function unavailable({ kind, reason }) {
    const mayLack = kind === 'forbidden' || kind === 'not_found' || kind === 'unauthorized';
    return failed(mayLack ? `${reason} (the token needs the permission "actions: read")` : reason);
}
function failed(reason) {
    return { kind: 'unavailable', reason };
}


/***/ }),

/***/ 94419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ hasNextPage)
/* harmony export */ });
/** Whether a list goes on ("Using pagination in the REST API"). The length of a page tells nothing: what is hidden makes it shorter. */
function hasNextPage(answer) {
    const link = answer.kind === 'answered' ? answer.headers['link'] : undefined;
    return typeof link === 'string' && link.includes('rel="next"');
}


/***/ }),

/***/ 56446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ reportOutcome)
/* harmony export */ });
/** The part of an answer that is needed, or why there is none; `read` gives null where the answer lacks it. */
function reportOutcome(answer, permission, what, read) {
    if (answer.kind !== 'answered') {
        return { kind: 'failed', because: answer.kind, permission, reason: answer.reason };
    }
    const value = read(answer.data);
    if (value !== null)
        return { kind: 'done', value };
    const reason = `the server's answer about ${what} is not as it should be`;
    return { kind: 'failed', because: 'strange', permission, reason };
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
 * stands there once, is a regular one, and no more is written than the limits allow, whatever the zip says of its sizes.
 *
 * @param what names the zip for people
 * @throws PortcullisError `invalid_input` for a zip that is damaged or breaks one of these rules; `not_written` where the disk refuses
 */
async function unzipInto(folder, zip, what, limits = LIMITS) {
    // Loaded only where there is something to unpack.
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .f)(folder, what);
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
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S || !(error instanceof Error))
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
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), what);
    const content = await opened.openReadStreamPromise(entry);
    try {
        // Never over what is there: of two files under one name it could not be told which one counts.
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(content, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx', mode: 0o600 }));
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error);
        if (code === 'EEXIST')
            throw refused(what, `${shortName(entry)}: a second file of that name`);
        // Of the zip itself; what the file system says has a code.
        if (code === undefined || /^(?:Z_|ERR_)/.test(code))
            throw error;
        const message = `${path}: a file of ${what}: expected one that can be written, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('not_written', message, 'Give the runner more room.', { cause: error });
    }
}
function shortName({ fileName }) {
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(fileName.slice(0, NAME_SHOWN));
}
function refused(what, found, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('invalid_input', `${what}: expected a zip of files below one folder, found ${found}`, 'Upload it again, or look at what uploaded it.', { cause });
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


/***/ }),

/***/ 66445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prettyJson)
/* harmony export */ });
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58867);
/* harmony import */ var _json_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);


/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
function prettyJson(value) {
    return `${(0,_json_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .n)(value, { indent: 2, maxDepth: _json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J, unpairedSurrogates: 'escape' })}\n`;
}


/***/ }),

/***/ 17898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   GM: () => (/* binding */ artifactsOfShards),
/* harmony export */   dm: () => (/* binding */ PLAN_ARTIFACT),
/* harmony export */   jb: () => (/* binding */ newestArtifact)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
/* harmony import */ var _newest_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33130);
/* harmony import */ var _plan_of_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33911);



/** What the plan's artifact is called, without `-a<attempt>`. */
const PLAN_ARTIFACT = 'routing-plan';
/** The same for the artifact with a gate's report. */
const REPORT_ARTIFACT = 'gate-report';
/** More names than this are not listed. */
const NAMED = 5;
/** The name of an artifact: unique over all attempts of a run, since a name can be taken only once. */
function artifactName(stem, attempt) {
    return `${stem}-a${attempt}`;
}
/**
 * Of the artifacts called `<stem>-a<attempt>` the one of the newest attempt; null where there is none. Attempts that the run has not
 * come to yet are none of its own.
 */
function newestArtifact(artifacts, stem, attempts) {
    const prefix = artifactName(stem, 0).slice(0, -1);
    const named = artifacts.flatMap((artifact) => {
        const { name } = artifact;
        const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
        const attempt = /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0;
        return attempt >= attempts.from && attempt <= attempts.to ? [{ artifact, attempt }] : [];
    });
    const newest = (0,_newest_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .newestOf */ .s)(named, ({ attempt }) => attempt);
    // An upload that replaced another one of its name has the higher id.
    return newest.toSorted((left, right) => right.artifact.id - left.artifact.id)[0] ?? null;
}
/**
 * The artifacts with the results of a plan (CONTRIBUTING.md, "Shards"): of each shard the newest attempt. What was uploaded before the
 * attempt that planned is of another plan. A shard without an artifact, or with one that has expired, is left out and told; its cells
 * have no result then.
 *
 * @param attempts that of the plan, and the one that the run is at
 */
function artifactsOfShards(artifacts, plan, attempts) {
    const found = (plan.shards ?? []).map((shard) => {
        const stem = (0,_plan_of_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .shardName */ .Az)(shard, null);
        return { stem, artifact: newestArtifact(artifacts, stem, attempts)?.artifact ?? null };
    });
    const missing = found.flatMap(({ stem, artifact }) => (artifact === null ? [stem] : []));
    const expired = found.flatMap(({ artifact }) => (artifact?.expired === true ? [artifact.name] : []));
    return {
        chosen: found.flatMap(({ artifact }) => (artifact === null || artifact.expired ? [] : [artifact])),
        notes: [
            ...told(missing, 'uploaded no results', 'did the job end before?'),
            ...told(expired, 'has expired', 'run all jobs again'),
        ],
    };
}
function told(names, what, remedy) {
    if (names.length === 0)
        return [];
    const more = names.length > NAMED ? ' and more' : '';
    return [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(names.length, 'shard')}: ${what}: ${names.slice(0, NAMED).join(', ')}${more} (${remedy})`];
}


/***/ })

};
