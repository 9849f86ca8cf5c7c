export const id = 6726;
export const ids = [6726,3012,631];
export const modules = {

/***/ 36726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  propose: () => (/* binding */ propose)
});

// EXTERNAL MODULE: ./build/contracts/proposal-run.js
var proposal_run = __webpack_require__(42716);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/github-files.js
var github_files = __webpack_require__(14960);
// EXTERNAL MODULE: ./build/io/github/github-pulls.js
var github_pulls = __webpack_require__(97247);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/report/baseline-proposal.js
var baseline_proposal = __webpack_require__(79407);
// EXTERNAL MODULE: ./build/app/baselines/proposal/proposal-branch.js
var proposal_branch = __webpack_require__(73359);
;// CONCATENATED MODULE: ./build/app/baselines/proposal/failure-note.js
const SETTING = 'a setting forbids GitHub Actions to open pull requests: allow it under Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests" (of the repository, and of the organisation where it decides)';
const NEEDED = {
    reading: 'the token may not read the repository: grant the job `contents: write`',
    branch: 'the token may not write branches: grant the job `contents: write`',
    'pull request': 'the token may not write pull requests: grant the job `pull-requests: write`',
};
/**
 * One line on why a proposal stopped at a step: which permission, setting or rule is in the way. The server's words are hostile text.
 *
 * @param branch the branch that is written
 */
function failureNote(step, { kind, reason }, branch) {
    if (kind === 'unauthorized')
        return `the token is not valid (${reason})`;
    if (kind === 'rate_limited' || kind === 'unreachable')
        return `the API did not do it (${reason}): run the job again`;
    if (/rule violations|protected (?:branch|ref|resource)/i.test(reason)) {
        return `a ruleset or the protection of ${branch} refuses it: let this token bypass it, or name another "branch" (${reason})`;
    }
    if (/not permitted to create or approve pull requests/i.test(reason))
        return `${SETTING} (${reason})`;
    if (kind === 'forbidden' || kind === 'not_found')
        return `${NEEDED[step]} (${reason})`;
    return `the API refuses the ${step} (${reason})`;
}

;// CONCATENATED MODULE: ./build/app/baselines/proposal/propose-baseline.js









/** Why there is no proposal; what was made before stays. */
class NotProposed extends Error {
    level;
    constructor(message, level = 'warning') {
        super(message);
        this.level = level;
    }
}
/** So often is a branch written that somebody else wrote at the same time. */
const ATTEMPTS = 2;
/**
 * Proposes a baseline by the API alone: one commit that changes its files, on a branch of its own, and one open pull request for it, which
 * later runs update. The base branch is never written, a branch is never forced, and what others or newer runs made stays. Whatever stands
 * in the way becomes a note.
 *
 * @throws PortcullisError `usage` where the branch is the base branch or the default branch
 */
async function propose(prepared) {
    const { target, files, pullRequest } = prepared;
    const changed = files.length > 0;
    if (target === null) {
        const text = 'without a "token" there is no pull request, only the patch';
        return { pull: null, notes: pullRequest === 'auto' && changed ? [{ level: 'warning', text }] : [] };
    }
    const writer = new ProposalWriter(prepared, target);
    try {
        await (changed ? writer.propose() : writer.tellOpenPull());
    }
    catch (error) {
        if (!(error instanceof NotProposed))
            throw error;
        writer.notes.push({ level: error.level, text: error.message });
    }
    return { pull: writer.pull, notes: writer.notes };
}
class ProposalWriter {
    pull = null;
    notes = [];
    #prepared;
    #target;
    #api;
    #files;
    constructor(prepared, target) {
        const api = new github_api/* GitHubApi */.y(target.access);
        const { repository } = prepared;
        this.#prepared = prepared;
        this.#target = target;
        this.#api = api;
        this.#files = new github_files/* GitHubFiles */.H(api, (blob) => repository.blob(blob), repository);
    }
    /** Nothing is proposed; a proposal of an earlier run is somebody else's to close. */
    async tellOpenPull() {
        const { branch } = this.#target;
        const found = await (0,github_pulls/* findOpenPull */.zl)(this.#api, branch, await this.#base());
        if (found.kind !== 'done' || found.value === null)
            return;
        this.pull = found.value;
        const text = `pull request #${found.value.number} of an earlier run is still open, and is left alone`;
        this.notes.push({ level: 'notice', text });
    }
    async propose() {
        const { branch } = this.#target;
        this.#refuseUnread();
        const base = await this.#base();
        const tip = await this.#fittingTip(base);
        const found = await (0,github_pulls/* findOpenPull */.zl)(this.#api, branch, base);
        if (found.kind === 'done')
            this.pull = found.value;
        this.#refuseNewer();
        await this.#writeBranch(tip);
        // Without the list nobody knows which pull request to update.
        if (found.kind !== 'done')
            throw this.#failed('pull request', found, this.#byHand(base));
        await this.#writePull(base);
    }
    /** The name of the base branch. */
    async #base() {
        const { branch, base } = this.#target;
        const told = await (0,github_commits/* defaultBranch */.OR)(this.#api);
        const name = base ?? (told.kind === 'done' ? told.value : null);
        if (name === null)
            throw new NotProposed(`the default branch is not known: set "base-ref" (${'reason' in told ? told.reason : told.kind})`);
        // Also not the default branch, where another base was named.
        if (branch === name || (told.kind === 'done' && branch === told.value)) {
            throw (0,portcullis_error/* usageError */.Wp)(`The input "branch" is ${JSON.stringify(branch)}: a branch of its own was expected, which is never the base branch.`, 'Leave it out, or name one that nobody else writes.');
        }
        return name;
    }
    /** Where the base branch stands, if what was computed fits there. */
    async #fittingTip(base) {
        const { commit, files } = this.#prepared;
        const tip = this.#done('reading', await (0,github_commits/* findBranch */.E0)(this.#api, base));
        if (tip === null)
            throw new NotProposed(`there is no branch ${base}: set "base-ref" to one that exists`);
        if (tip.commit === commit)
            return tip;
        const compared = await (0,github_commits/* compareCommits */.kC)(this.#api, tip.commit, commit);
        if (compared.kind !== 'done' && compared.kind !== 'unrelated') {
            throw new NotProposed(`the API does not compare commits (${compared.reason})`);
        }
        if (compared.kind === 'unrelated' || compared.mergeBase !== commit) {
            throw new NotProposed(`the results are of ${commit}, which is no part of ${base}: apply the patch to the branch that they are of`);
        }
        for (const { file, blobBefore } of files) {
            const now = await this.#files.readFileAt(tip.commit, file);
            if (now.kind === 'unreadable')
                throw new NotProposed(`${file} of ${base} cannot be read (${now.reason})`);
            if ((now.kind === 'found' ? now.blob : null) === blobBefore)
                continue;
            throw new NotProposed(`${base} has another ${file} by now than ${commit}: a run of the present commit proposes on top of it`);
        }
        return tip;
    }
    /** Without the counts of the open proposal this one would take them away. */
    #refuseUnread() {
        const { open } = this.#prepared;
        if (open !== null && open.kind !== 'done')
            throw this.#failed('reading', open, '; the open proposal stays');
        if (open !== null && open.value.note !== null)
            this.notes.push({ level: 'warning', text: open.value.note });
    }
    #refuseNewer() {
        const made = (0,proposal_run/* runOfBody */.tX)(this.pull?.body ?? '');
        if (made !== null && (0,proposal_run/* isNewerRun */.VZ)(made, this.#prepared.proposal.run))
            throw newer(made.id);
    }
    /** Makes the branch, or moves it on from where it is. */
    async #writeBranch(tip) {
        const { branch } = this.#target;
        const { proposal, files, paths } = this.#prepared;
        for (let attempt = 1;; attempt += 1) {
            const own = this.#done('reading', await (0,github_commits/* findBranch */.E0)(this.#api, branch));
            const state = own === null ? null : await this.#stateOf(own, tip);
            const decision = (0,proposal_branch/* branchDecision */.x)(state, proposal.run, paths);
            if (decision.kind === 'keep')
                return;
            if (decision.kind === 'newer')
                throw newer(decision.run.id);
            if (decision.kind === 'foreign') {
                throw new NotProposed(`the branch ${branch} is left alone, since ${decision.why}: merge or delete it, or name another "branch"`);
            }
            const { open } = this.#prepared;
            if (open?.kind === 'done' && open.value.tip !== (own?.commit ?? null)) {
                throw new NotProposed(`the branch ${branch} was moved after its counts were read: run the job again`);
            }
            const made = await (0,github_commits/* commitFiles */.zu)(this.#api, {
                baseTree: tip.tree,
                files: files.map(({ file, text }) => ({ path: file, content: text })),
                // Following the branch as it was read, so that GitHub itself refuses to move it where somebody else has by now.
                parents: own === null || own.commit === tip.commit ? [tip.commit] : [own.commit, tip.commit],
                message: (0,baseline_proposal/* proposalMessage */.gM)(proposal),
            });
            const commit = this.#done('branch', made);
            const written = await (own === null
                ? (0,github_commits/* createBranch */.lY)(this.#api, branch, commit)
                : (0,github_commits/* advanceBranch */.xq)(this.#api, branch, commit));
            if (written.kind === 'done')
                return;
            const isRace = written.kind === 'refused' && /fast[- ]forward|already exists|does not exist/i.test(written.reason);
            if (!isRace || attempt === ATTEMPTS)
                throw this.#failed('branch', written);
        }
    }
    async #stateOf(own, tip) {
        const changed = this.#done('reading', await (0,github_commits/* changedSince */.$A)(this.#api, tip.commit, own.commit));
        let holdsIt = true;
        for (const { file, text } of this.#prepared.files) {
            const held = await this.#files.readFileAt(own.commit, file);
            const wanted = (0,github_files/* blobId */.z)(new TextEncoder().encode(text), own.commit.length);
            holdsIt &&= held.kind === 'found' && held.blob === wanted;
        }
        return { message: own.message, changed, holdsIt };
    }
    async #writePull(base) {
        const { branch } = this.#target;
        const proposal = { ...this.#prepared.proposal, base };
        const text = { title: (0,baseline_proposal/* proposalTitle */.R3)(proposal), body: (0,baseline_proposal/* proposalBody */.Te)(proposal) };
        let before = this.pull;
        if (before === null) {
            const made = await (0,github_pulls/* createPull */.G7)(this.#api, branch, base, text);
            if (made.kind === 'done')
                this.pull = made.value;
            if (made.kind === 'done')
                return;
            if (made.kind !== 'refused' || !/already exists/i.test(made.reason)) {
                throw this.#failed('pull request', made, this.#byHand(base));
            }
            before = this.#done('pull request', await (0,github_pulls/* findOpenPull */.zl)(this.#api, branch, base));
            this.pull = before;
            this.#refuseNewer();
        }
        if (before === null || (before.title === text.title && before.body === text.body))
            return;
        this.pull = this.#done('pull request', await (0,github_pulls/* updatePull */.pZ)(this.#api, before.number, text));
    }
    /** Where a person opens what the token may not. */
    #byHand(base) {
        const { serverUrl, access, branch } = this.#target;
        const place = [base, branch].map((name) => name.split('/').map(encodeURIComponent).join('/')).join('...');
        return `; the branch ${branch} is there: ${serverUrl}/${access.repository}/compare/${place}?expand=1`;
    }
    #done(step, answer) {
        if (answer.kind === 'done')
            return answer.value;
        throw this.#failed(step, answer);
    }
    #failed(step, failure, more = '') {
        return new NotProposed(`${failureNote(step, failure, this.#target.branch)}${more}`);
    }
}
function newer(id) {
    return new NotProposed(`a newer run (${id}) has proposed already, and its proposal stays`, 'notice');
}


/***/ }),

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

/***/ 92970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** NUL ends a path; U+FFFD and lone surrogates stand for bytes that are not UTF-8, so they name no file for certain. */
const FORBIDDEN = /[\0\uFFFD]|\p{Surrogate}/u;
/**
 * Checks a path that is to be looked up in a commit: relative to the root of the repository, segments parted by `/`,
 * none of them empty, `.` or `..`. Anything else is a name as git sees it: spaces, newlines, `*` and `:` included.
 *
 * @throws PortcullisError `invalid_input`
 */
function repositoryPath(text) {
    const segments = text.split('/');
    const climbs = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
    const absolute = /^(?:[A-Za-z]:[\\/]|\\)/.test(text);
    if (!climbs && !absolute && !FORBIDDEN.test(text))
        return text;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`Expected a path inside the repository, found ${JSON.stringify(text)}.`, 'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.');
}


/***/ }),

/***/ 16416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   os: () => (/* binding */ unexpected),
/* harmony export */   pQ: () => (/* binding */ eachOf),
/* harmony export */   tF: () => (/* binding */ apiFailure)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7083);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93012);



/** Each item of a list; undefined where it is no list, or an item is not as expected. */
function eachOf(list, itemIn) {
    if (!Array.isArray(list))
        return undefined;
    const items = list.map(itemIn);
    const known = items.filter((item) => item !== undefined);
    return known.length === items.length ? known : undefined;
}
/** A full object id, undefined for anything else. */
function objectId(id) {
    return typeof id === 'string' && _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id) ? id : undefined;
}
/** An answer of the server that cannot be used. */
function unexpected(reason, permission = null) {
    return { kind: 'unexpected', status: null, permission, reason };
}
/** Why a request failed, with the permission that the token may lack. */
function failureText({ kind, reason, permission }) {
    const mayLack = kind === 'forbidden' || kind === 'not_found' || kind === 'unauthorized';
    return mayLack && permission !== null ? `${reason} (the token needs the permission "${permission}")` : reason;
}
const WORDS_LIMIT = 300;
/**
 * What the client threw.
 *
 * @param baseUrl of the API, which messages leave out
 * @throws what is no failure of a request
 */
function apiFailure(error, { baseUrl, token, permission }) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        throw error;
    // The client gives a failure of the network the status 500, but no answer.
    const answer = 'response' in error && (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error.response) ? error.response : null;
    const status = answer === null ? null : error.status;
    const kind = kindOf(status, error.message, (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(answer?.['headers']) ? answer['headers'] : {});
    const said = status === null ? failureWords(error) : `${status} ${error.message}`;
    const words = said.replaceAll(token, '***').replaceAll(/:\/\/[^/@\s]+@/g, '://***@');
    const request = 'request' in error ? requestName(error.request, baseUrl) : '';
    return { kind, status, permission, reason: `${request}${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(words).slice(0, WORDS_LIMIT)}` };
}
function kindOf(status, message, headers) {
    if (status === null || status >= 500)
        return 'unreachable';
    if (status === 401)
        return 'unauthorized';
    if (status === 404 || status === 410)
        return 'not_found';
    const isLimit = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
    if (status === 429 || (status === 403 && isLimit))
        return 'rate_limited';
    return status === 403 || status === 451 ? 'forbidden' : 'refused';
}
/** `GET /repos/o/r/compare/main...topic: ` */
function requestName(request, baseUrl) {
    if (!(0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(request) || typeof request['url'] !== 'string')
        return '';
    const path = request['url'].replace(baseUrl, '').replace(/\?.*/s, '');
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(`${String(request['method'])} ${decodeURIComponent(path)}: `);
}
/** What a failed `fetch` says is "fetch failed"; what happened stands in its cause. */
function failureWords(error) {
    const causes = [];
    for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
        if (cause.message !== '')
            causes.push(cause.message);
        if ('code' in cause && typeof cause.code === 'string')
            causes.push(cause.code);
    }
    return [...new Set(causes)].join(': ');
}


/***/ }),

/***/ 59043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ newApiUse),
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86140);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22402);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93012);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);
/* harmony import */ var _limited_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30186);






/** Nothing has been asked yet. */
function newApiUse() {
    return { requests: 0, downloads: 0 };
}
/** A gate must not sleep for an hour until a limit ends: it can still ask git. */
const LIMITS = {
    limits: { timeMs: 20_000, bytes: 140 * 1024 * 1024 },
    retries: 2,
    waitLimitSeconds: 75,
    secondMs: 1000,
};
/** The most that the API lists at a time. */
const PAGE = 100;
/** How often a list that changes while it is read is read again. */
const READ_AGAIN = 3;
/**
 * GitHub's REST API for one repository: see src/io/README.md, "GitHub". What is left of a failure after retries and waits is an answer of
 * its own kind and never thrown. The client is loaded with the first request.
 */
class GitHubApi {
    /** The access's. */
    use;
    #access;
    #baseUrl;
    #limits;
    #client;
    #requests = 0;
    /** @throws PortcullisError `invalid_input` for an address, a repository or a token of another form */
    constructor(access, limits = {}) {
        checkAccess(access);
        this.use = access.use ?? newApiUse();
        this.#access = access;
        this.#baseUrl = access.apiUrl.replace(/\/+$/, '');
        this.#limits = { ...LIMITS, ...limits };
    }
    /** Of an Enterprise Server it stands beside the REST API's version ("Forming calls with GraphQL"). */
    get graphqlUrl() {
        return `${this.#baseUrl.replace(/\/api\/v3$/, '/api')}/graphql`;
    }
    /** How many requests this client sent, those that were tried again included. */
    get requests() {
        return this.#requests;
    }
    async ask({ send, read, needed, permission = null }) {
        const answer = await this.#send(send, permission);
        if ('kind' in answer)
            return answer;
        const value = read(answer.data, answer.headers);
        return value === undefined ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(lacks(needed), permission) : { kind: 'done', value };
    }
    /** A list, page by page, in the server's order: one request for each hundred items ("Using pagination in the REST API"). */
    async pages(request) {
        for (let again = 0; again <= READ_AGAIN; again += 1) {
            const answer = await this.#pagesOnce(request);
            if (answer !== 'changed')
                return answer;
        }
        return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(`${request.needed}: the list changed each time that it was read`, request.permission ?? null);
    }
    async #pagesOnce(request) {
        const { send, read, needed, maxPages, isEnough, idOf, permission = null } = request;
        const items = [];
        let first;
        for (let page = 1; page <= maxPages; page += 1) {
            const answer = await this.#send((client, repo) => send(client, { ...repo, page, per_page: PAGE }), permission);
            if ('kind' in answer)
                return answer;
            const found = read(answer.data, answer.headers);
            if (found === undefined)
                return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(lacks(needed), permission);
            (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .B)(items, found);
            // Where the list says so: a proxy may have lost the address of the next page.
            const all = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(answer.data) ? answer.data['total_count'] : undefined;
            if (page === 1)
                first = all;
            if (idOf !== undefined && (all !== first || new Set(items.map(idOf)).size < items.length))
                return 'changed';
            const isFull = found.length === PAGE && typeof all === 'number' && page * PAGE < all;
            // The length of a page says nothing: what is hidden makes it shorter.
            const isFollowed = String(answer.headers['link']).includes('rel="next"');
            if (isEnough?.(items) === true || !(isFull || isFollowed))
                return { kind: 'done', value: items };
        }
        return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(`the list has more than ${maxPages * PAGE} entries`, permission);
    }
    /**
     * What a request redirects to, such as the bytes of an artifact: one request, and one to the address that it names, which does not get the
     * token.
     */
    async download(send, limits, permission) {
        this.use.downloads += 1;
        const answer = await this.#send(send, permission);
        if ('kind' in answer)
            return answer;
        const { location } = answer.headers;
        const { apiUrl, environment } = this.#access;
        const isAddress = typeof location === 'string' && URL.canParse(location);
        if (!isAddress || !['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol)) {
            return { kind: 'failed', reason: 'the server named no address to load it from' };
        }
        const { retries, secondMs } = this.#limits;
        return (0,_limited_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadSigned */ .n)(location, { environment, limits, retries, secondMs });
    }
    async #send(send, permission) {
        this.#client ??= this.#open();
        const client = await this.#client;
        const [owner = '', repo = ''] = this.#access.repository.split('/');
        try {
            const { data, headers } = await send(client, { owner, repo });
            return { data: data, headers };
        }
        catch (error) {
            return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .apiFailure */ .tF)(error, { baseUrl: this.#baseUrl, token: this.#access.token, permission });
        }
    }
    async #open() {
        const { makeOctokit } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(8483)]).then(__webpack_require__.bind(__webpack_require__, 8483));
        const { token, environment } = this.#access;
        return makeOctokit({
            apiUrl: this.#baseUrl,
            token,
            environment,
            userAgent: `portcullis/${_contracts_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x}`,
            ...this.#limits,
            onRequest: () => {
                this.#requests += 1;
                this.use.requests += 1;
            },
        });
    }
}
function lacks(needed) {
    return `the server's answer lacks ${needed}`;
}
function checkAccess({ apiUrl, repository, token }) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)('GITHUB_API_URL: expected an http or https address without credentials');
    }
    // Dots alone would lead elsewhere in the address of a request.
    if (!/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(repository) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(repository)) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`GITHUB_REPOSITORY: expected owner/name, found ${JSON.stringify(repository)}`);
    }
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)('The token is not valid: expected printable ASCII without spaces.');
    }
}


/***/ }),

/***/ 80929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   E0: () => (/* binding */ findBranch),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   f_: () => (/* binding */ tipOfBranch),
/* harmony export */   kC: () => (/* binding */ compareCommits),
/* harmony export */   lY: () => (/* binding */ createBranch),
/* harmony export */   xq: () => (/* binding */ advanceBranch),
/* harmony export */   zu: () => (/* binding */ commitFiles)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

// What the API knows of commits and branches, and both made by it ("Git database"): no clone, no push, no credentials in a checkout.
/** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
async function compareCommits(api, base, head) {
    const answer = await api.ask({
        // One commit a page: of the many that lie between them none is needed.
        send: ({ rest }, repo) => rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
        needed: 'ids in "merge_base_commit" and "base_commit"',
        read: (data) => {
            const [mergeBase, baseTip] = [(0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.merge_base_commit?.sha), (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.base_commit?.sha)];
            return mergeBase === undefined || baseTip === undefined ? undefined : { mergeBase, baseTip };
        },
    });
    if (answer.kind === 'not_found' && /no common ancestor/i.test(answer.reason))
        return { kind: 'unrelated' };
    return answer.kind === 'done' ? { kind: 'done', ...answer.value } : answer;
}
/** The commit that a branch points at; its name without `refs/heads/`. */
function tipOfBranch(api, branch) {
    return api.ask({
        send: ({ rest }, repo) => rest.git.getRef({ ...repo, ref: `heads/${branch}` }),
        needed: 'a commit in "object"',
        read: (data) => (data?.object?.type === 'commit' ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data.object.sha) : undefined),
    });
}
/** The name of the repository's default branch. */
function defaultBranch(api) {
    return api.ask({
        send: ({ rest }, repo) => rest.repos.get(repo),
        needed: 'a name in "default_branch"',
        read: (data) => textOf(data?.default_branch),
    });
}
/** Where a branch stands, its name without `refs/heads/`; null where there is none. Two requests. */
async function findBranch(api, branch) {
    const found = await tipOfBranch(api, branch);
    if (found.kind === 'not_found')
        return { kind: 'done', value: null };
    if (found.kind !== 'done')
        return found;
    return api.ask({
        send: ({ rest }, repo) => rest.git.getCommit({ ...repo, commit_sha: found.value }),
        needed: 'an id in "tree" and a text in "message"',
        read: (data) => {
            const [tree, message] = [(0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.tree?.sha), data?.message];
            if (tree === undefined || typeof message !== 'string')
                return undefined;
            return { commit: found.value, tree, message };
        },
    });
}
/**
 * What a branch that left `base` has changed since then: the paths of files, and of those that were renamed the old one too. GitHub
 * lists 300 of them at most.
 */
function changedSince(api, base, head) {
    return api.ask({
        send: ({ rest }, repo) => rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
        needed: '"files" with a name each',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data?.files, (file) => {
            const names = [file?.filename, file?.previous_filename ?? file?.filename];
            return names.every((name) => typeof name === 'string') ? new Set(names) : undefined;
        })?.flatMap((names) => [...names]),
    });
}
/** Makes a commit that no branch points at yet; its author is whom the token speaks for. Two requests. */
async function commitFiles(api, { baseTree, files, parents, message }) {
    const tree = await api.ask({
        send: ({ rest }, repo) => rest.git.createTree({
            ...repo,
            base_tree: baseTree,
            tree: files.map((file) => ({ ...file, mode: '100644', type: 'blob' })),
        }),
        needed: 'the id of the tree',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.sha),
    });
    if (tree.kind !== 'done')
        return tree;
    return api.ask({
        send: ({ rest }, repo) => rest.git.createCommit({ ...repo, message, tree: tree.value, parents: [...parents] }),
        needed: 'the id of the commit',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.sha),
    });
}
/** Makes a branch; refused where there is one of that name. */
function createBranch(api, branch, commit) {
    return api.ask({
        send: ({ rest }, repo) => rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha: commit }),
        needed: 'nothing',
        read: () => null,
    });
}
/** Moves a branch on, never back and never aside: refused where the commit does not follow what the branch is now. */
function advanceBranch(api, branch, commit) {
    return api.ask({
        send: ({ rest }, repo) => rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha: commit, force: false }),
        needed: 'nothing',
        read: () => null,
    });
}
function textOf(text) {
    return typeof text === 'string' && text !== '' ? text : undefined;
}


/***/ }),

/***/ 14960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ GitHubFiles),
/* harmony export */   z: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92970);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16416);





/** The mode of a folder in an entry. */
const FOLDER = '040000 ';
/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit, and one for each file that is not
 * here already. The route for contents takes fewer steps, but follows symbolic links. The server cuts a listing of more than 100,000 entries:
 * of such a commit nothing is known.
 */
class GitHubFiles {
    #api;
    #known;
    #clone;
    #blobs = new Map();
    #listings = new Map();
    /**
     * @param known of a clone, for example; what it gives is checked, too
     * @param clone is asked for files of a commit whose listing says nothing
     */
    constructor(api, known = () => Promise.resolve(null), clone = null) {
        this.#api = api;
        this.#known = known;
        this.#clone = clone;
    }
    /** See `CommitFiles`. */
    async readFileAt(commit, path) {
        const wanted = (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path);
        const listing = await this.#listing(commit);
        if (listing.kind === 'unexpected' && this.#clone !== null)
            return this.#clone.readFileAt(commit, wanted);
        if (listing.kind !== 'done')
            return unreadable(listing.reason);
        const blob = (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .blobAt */ .hb)(listing.value, wanted);
        return typeof blob === 'string' ? this.#blob(blob) : blob;
    }
    /** Whether a file is known without another request, or the whole listing if the path is null. */
    async isKnown(commit, path) {
        const listing = await this.#listings.get(commit);
        if (listing?.kind !== 'done')
            return false;
        const blob = path === null ? null : (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .blobAt */ .hb)(listing.value, (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path));
        return typeof blob !== 'string' || this.#blobs.has(blob) || this.#keep(blob, await this.#known(blob));
    }
    /** See `CommitFiles`. */
    async listEntriesAt(commit) {
        const listing = await this.#listing(commit);
        if (listing.kind === 'done')
            return listing.value;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notComparable */ .kY)(`Cannot list the files of ${commit}: ${listing.reason}`);
    }
    async #listing(commit) {
        if (!_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT_ID */ .SN.test(commit)) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`Expected a full commit id, found ${JSON.stringify(commit)}.`);
        }
        const listing = this.#listings.get(commit) ?? this.#list(commit);
        this.#listings.set(commit, listing);
        return listing;
    }
    async #list(commit) {
        const tree = await this.#api.ask({
            send: ({ rest }, repo) => rest.git.getTree({ ...repo, tree_sha: commit, recursive: '1' }),
            needed: `the listing of the tree ${commit}`,
            read: (data) => {
                const entries = (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .eachOf */ .pQ)(data?.tree, (item) => {
                    const [path, mode, object] = [item?.path, item?.mode, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .objectId */ .Tu)(item?.sha)];
                    const isEntry = typeof path === 'string' && typeof mode === 'string' && /^\d{6}$/.test(mode) && object !== undefined;
                    return isEntry ? [path, `${mode} ${object}`] : undefined;
                });
                const truncated = data?.truncated;
                return entries === undefined || typeof truncated !== 'boolean' ? undefined : { entries, truncated };
            },
        });
        if (tree.kind !== 'done')
            return tree;
        if (tree.value.truncated)
            return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unexpected */ .os)('the server cut its listing, since there are too many');
        return { kind: 'done', value: new Map(tree.value.entries.filter(([, entry]) => !entry.startsWith(FOLDER))) };
    }
    /** Each is asked for once, since a blob never changes; a failure may be asked again. */
    async #blob(blob) {
        if (!this.#blobs.has(blob))
            this.#keep(blob, await this.#known(blob));
        return this.#blobs.get(blob) ?? this.#askedBlob(blob);
    }
    /** Whether these are the bytes of that blob; only then they are used. */
    #keep(blob, bytes) {
        if (bytes === null || blobId(bytes, blob.length) !== blob)
            return false;
        this.#blobs.set(blob, { kind: 'found', bytes, blob });
        return true;
    }
    async #askedBlob(blob) {
        const answer = await this.#api.ask({
            send: ({ rest }, repo) => rest.git.getBlob({ ...repo, file_sha: blob }),
            needed: `the bytes of the blob ${blob}`,
            read: (data) => typeof data?.content === 'string' && data.encoding === 'base64'
                ? new Uint8Array(Buffer.from(data.content, 'base64'))
                : undefined,
        });
        if (answer.kind !== 'done')
            return unreadable(answer.reason);
        if (this.#keep(blob, answer.value))
            return { kind: 'found', bytes: answer.value, blob };
        return unreadable(`the server's answer about the blob ${blob} holds other bytes`);
    }
}
/** The id of these bytes as a blob of git, in the algorithm that ids of this length come from. */
function blobId(bytes, idLength) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(idLength === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 97247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ createPull),
/* harmony export */   No: () => (/* binding */ openPullsWithHead),
/* harmony export */   pZ: () => (/* binding */ updatePull),
/* harmony export */   tb: () => (/* binding */ findNewestPull),
/* harmony export */   zl: () => (/* binding */ findOpenPull)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/**
 * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
 * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
 * hundred that are looked at, with a branch as a rule one. "List pull requests associated with a commit" does not know commits of forks.
 */
function openPullsWithHead(api, head) {
    const narrowed = head.branch === null ? {} : { head: `${head.repository.split('/')[0] ?? ''}:${head.branch}` };
    return api.pages({
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
/** The open pull request of a branch of the repository itself, its name without `refs/heads/`; null where there is none. */
function findOpenPull(api, branch, base) {
    return firstPull(api, branch, { state: 'open', base }, NEEDED, openPull);
}
/** The newest one of such a branch, open or not; `head` is where its branch stood at the end. Null where there never was one. */
function findNewestPull(api, branch, base) {
    const newest = { state: 'all', base, sort: 'created', direction: 'desc' };
    return firstPull(api, branch, newest, 'a pull request with "state" and "head"', (pull) => {
        const [state, head] = [pull?.state, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(pull?.head?.sha)];
        return head === undefined || typeof state !== 'string' ? undefined : { isOpen: state === 'open', head };
    });
}
/** Opens one of such a branch. */
function createPull(api, branch, base, text) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.create({ ...repo, head: branch, base, ...text }),
        needed: NEEDED,
        read: (data) => openPull(data),
    });
}
function updatePull(api, number, text) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.update({ ...repo, pull_number: number, ...text }),
        needed: NEEDED,
        read: (data) => openPull(data),
    });
}
function firstPull(api, branch, filter, needed, read) {
    return api.ask({
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

/***/ 30186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ limitedFetch),
/* harmony export */   n: () => (/* binding */ downloadSigned)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);


/**
 * `fetch` as the API client takes it: it counts every request, ends one that takes too long or too much, and reads the whole answer, since
 * the client takes a JSON answer that was cut off for an empty text. Proxies of the environment are used, as by git.
 *
 * @param environment of the process; read for `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in capitals or not
 */
function limitedFetch(limits, environment, onRequest) {
    let plain;
    return async (url, { method, headers, body, redirect = 'follow' }) => {
        plain ??= plainFetch(environment);
        const send = await plain;
        onRequest();
        const signal = AbortSignal.timeout(limits.timeMs);
        const answer = await send(url, { method, headers, ...(body === undefined ? {} : { body }), redirect, signal });
        const bytes = await readWhole(answer, limits.bytes);
        const whole = new Response(bytes.length === 0 ? null : bytes, {
            status: answer.status,
            headers: [...answer.headers],
        });
        Object.defineProperty(whole, 'url', { value: answer.url });
        return whole;
    };
}
/** Node's own `fetch` passes proxies by. What has one is loaded only where there is one: it takes longer than all the rest. */
async function plainFetch(environment) {
    const proxy = (scheme) => environment[`${scheme}_proxy`] ?? environment[`${scheme.toUpperCase()}_PROXY`] ?? '';
    const [httpProxy, httpsProxy, noProxy] = [proxy('http'), proxy('https'), proxy('no')];
    if (httpProxy === '' && httpsProxy === '')
        return fetch;
    const { EnvHttpProxyAgent, fetch: proxied } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const dispatcher = new EnvHttpProxyAgent({ httpProxy, httpsProxy, noProxy });
    return (url, options) => proxied(url, { ...options, dispatcher });
}
async function readWhole(answer, limit) {
    const chunks = [];
    let length = 0;
    for await (const chunk of answer.body ?? []) {
        length += chunk.length;
        if (length > limit)
            throw new Error(`the answer is larger than ${Math.round(limit / 1024 / 1024)} MiB`);
        chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
}
/** The bytes at a signed address. No token goes there: the address itself gives the right to read, and the storage is another server. */
async function downloadSigned(url, options) {
    const send = limitedFetch(options.limits, options.environment, () => undefined);
    for (let attempt = 0;; attempt += 1) {
        const answer = await send(url, { method: 'GET', headers: {} }).catch(asError);
        const status = answer instanceof Error ? null : answer.status;
        if (!(answer instanceof Error) && status === 200) {
            return { kind: 'downloaded', bytes: new Uint8Array(await answer.arrayBuffer()) };
        }
        const mayPass = status === null || status >= 500 || status === 429;
        if (!mayPass || attempt >= options.retries) {
            const reason = answer instanceof Error ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .failureWords */ .AC)(answer) : `the storage answered with ${status}`;
            return { kind: 'failed', reason };
        }
        // 1, 4, 9 seconds, as the API's client waits.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)((attempt + 1) ** 2 * options.secondMs);
    }
}
function asError(error) {
    if (error instanceof Error)
        return error;
    throw error;
}


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


/***/ }),

/***/ 93012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject)
/* harmony export */ });
/** Whether a value is an object with keys: no list, and not null. */
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}


/***/ }),

/***/ 79407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   Te: () => (/* binding */ proposalBody),
/* harmony export */   gM: () => (/* binding */ proposalMessage),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   zR: () => (/* binding */ proposalSummary)
/* harmony export */ });
/* unused harmony export PROPOSAL_LIMIT_BYTES */
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42716);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20120);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24036);








/** GitHub takes 65,536 characters; what is measured is bytes, of which a character has at least one. */
const PROPOSAL_LIMIT_BYTES = 60_000;
/** Of a reason or a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
/** Batches that are named. */
const BATCHES = 5;
const MARKS = {
    loosened: '❗ loosened',
    removed: '➖ removed',
    added: '➕ added',
    tightened: '✅ tightened',
    counts: '· counts',
};
/** What a reviewer has to look at first comes first. */
const RANKS = ['loosened', 'removed', 'tolerated', 'added', 'tightened', 'counts'];
/** One line: what changes, in numbers. It holds nothing that a case or a reason says. */
function proposalTitle({ rows, kpi }) {
    const parts = ['loosened', 'removed', 'added', 'tightened'].flatMap((kind) => {
        const number = rows.filter((row) => row.kind === kind).length;
        return number === 0 ? [] : [`${number} ${kind}`];
    });
    const grown = rows.filter((row) => row.added !== null).length;
    if (grown > 0)
        parts.push(`counts of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(grown, 'cell')}`);
    if (kpi !== null)
        parts.push('records of the KPI');
    return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}
/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
function proposalMessage(proposal) {
    const { commit, run } = proposal;
    const of = commit === null ? '' : ` of ${commit}`;
    const body = `What the results${of} support: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)}`;
    return `${proposalTitle(proposal)}\n\n${body}\n\n${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalTrailer */ .kq)(run)}\n`;
}
/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
function proposalBody(proposal, limit = PROPOSAL_LIMIT_BYTES) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit);
    page.add(`${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalMarker */ .VC)(proposal.run)}\n${openingOf(proposal)}`);
    addProposal(page, proposal);
    page.add(approvalText(proposal));
    return page.text();
}
/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
function proposalSummary(proposal, { changed, pull, artifact, notes }) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.summaryBytes);
    const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
    page.add(`# ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title)}`);
    const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
    for (const note of notes)
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(note));
    if (lines.length > 0)
        page.add(lines.map((line) => `- ${line}`).join('\n'));
    if (changed && artifact !== null) {
        const download = `gh run download ${proposal.run.id} --name ${artifact}`;
        page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
    }
    addProposal(page, proposal);
    return page.text();
}
/** Where it comes from, what changes and what was not taken. At least a tenth of the room that is left stays for what follows. */
function addProposal(page, proposal) {
    const { rows, unchanged, warnings } = proposal;
    const facts = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)({ head: ['of', 'what'], rows: [] });
    page.add([facts.head, ...factsOf(proposal)].join('\n'));
    page.addWarnings(warnings, 0.1);
    const head = ['', 'case', 'provider', 'before', 'after', 'passed', 'why'];
    const noun = 'row: see the patch';
    page.addTable('### What changes', { head, rows: rowsOf(rows) }, { share: 0.65, noun });
    const left = unchanged.map(({ cell, why }) => [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(cell, TEXT_LIMIT), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(why, TEXT_LIMIT)]);
    page.addTable('### What was not taken', { head: ['cell', 'why'], rows: left }, { share: 0.5, noun });
}
function openingOf({ rows, file, kpi, reason }) {
    const summary = proposalTitle({ rows, kpi }).replace(/^[^:]*: /, '');
    const lines = [
        `The results of a run support another baseline in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file)}${kpi === null ? '' : ` and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(kpi)}`}: **${summary}**.`,
    ];
    const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
    if (loosened > 0) {
        lines.push('', `> ❗ ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
        if (reason !== null)
            lines.push('>', `> the reason given: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(reason, TEXT_LIMIT))}`);
    }
    return lines.join('\n');
}
function factsOf({ commit, base, batches, carried, run }) {
    const facts = [
        ['commit', commit === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit)],
        ['proposed to', base === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base)],
        ['batches', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(batches.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['and of the proposal that was open', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(carried.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['run', `[${run.id}, attempt ${run.attempt}](${encodeURI((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)).replaceAll(/[()|]/g, '')})`],
    ];
    return facts.filter(([, what]) => what !== '').map(([of, what]) => `| ${of} | ${what} |`);
}
function rowsOf(rows) {
    return rows
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((row) => [
        row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.case_id, TEXT_LIMIT),
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.agent, TEXT_LIMIT),
        entryText(row.before),
        entryText(row.after),
        passedText(row),
        whyOf(row),
    ]);
}
function rankOf({ kind, after }) {
    const tolerates = after !== null && (after.expected_status !== 'pass' || after.allow_timeout === true);
    return RANKS.indexOf(kind === 'added' && tolerates ? 'tolerated' : kind);
}
/** An entry of a baseline in a few words; null is none. */
function entryText(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
/** `23/24 (80–99 %), +3/3` */
function passedText({ tally, added }) {
    if (tally === null)
        return '';
    return added === null ? (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally) : `${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally)}, +${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countsText */ .WN)(added)}`;
}
function whyOf({ before, after }) {
    const { reason, owner, expires } = after ?? before ?? {};
    return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
        .flatMap((part) => (part === undefined || part === '' ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(part, TEXT_LIMIT)]))
        .join('; ');
}
/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, rows }) {
    const branch = base === null ? 'the branch' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base);
    const points = [
        `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
        '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
        rows.some(({ kind }) => kind === 'loosened')
            ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
            : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
        '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
    ];
    return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}


/***/ }),

/***/ 20120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ blockMarkdown),
/* harmony export */   lV: () => (/* binding */ MarkdownPage),
/* harmony export */   vy: () => (/* binding */ PAGE_MARKS)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24036);




const BLOCK_SEPARATOR = '\n\n';
/** Of a message, a warning, a fact or a quotation, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;
/** What something does to its gate, as a sign that markdown shows. */
const PAGE_MARKS = {
    fail: '❌',
    undecided: '❔',
    warn: '⚠️',
    report: '·',
    ok: '·',
};
/** Markdown within a budget (of bytes of its UTF-8 form unless another measure is given), kept whole block by block. */
class MarkdownPage {
    #limit;
    #measure;
    #blocks = [];
    #size = 0;
    constructor(limit, measure = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy) {
        this.#limit = limit;
        this.#measure = measure;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const size = this.#sizeOf(block);
        if (this.#size + size > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#size += size;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. How many there are. */
    addList(heading, items, { separator, share, noun, most }) {
        if (items.length === 0)
            return 0;
        const head = heading === '' ? [] : [heading];
        const more = (left) => `_and ${left} more ${left === 1 ? noun : noun.replace(/^\w+/, '$&s')}_`;
        let room = (this.#limit - this.#size) * share - this.#sizeOf(heading);
        const sizes = items.slice(0, most).map((item) => this.#measure(item) + separator.length);
        const isWhole = sizes.length === items.length && sizes.reduce((sum, size) => sum + size, 0) <= room;
        if (!isWhole)
            room -= this.#sizeOf(more(items.length));
        const end = sizes.findIndex((size) => (room -= size) < 0);
        const kept = items.slice(0, end === -1 ? sizes.length : end);
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
        if (kept.length > 0 && this.add(whole))
            return kept.length;
        this.add(more(items.length));
        return 0;
    }
    /** As many rows as fit, under a heading (`## Trials`) where there is one. How many there are. */
    addTable(heading, table, share) {
        const { head, rows } = (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownTable */ .Q)(table);
        return this.addList(heading === null ? head : `${heading}\n\n${head}`, rows, { ...share, separator: '\n' });
    }
    /** Warnings as one quotation. */
    addWarnings(warnings, share, most) {
        const texts = warnings.map((warning) => `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(warning, TEXT_LIMIT))}`);
        this.addList('', texts, { separator: '\n>\n', share, noun: 'warning', ...(most === undefined ? {} : { most }) });
    }
    /** A part of a report: its lines, its table, its blocks. `share` is what each of them may take. */
    addSection({ title, lines = [], table, blocks = [], noun = 'row' }, share) {
        const name = title === null ? '' : `**${title}:**`;
        const texts = lines.map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, TEXT_LIMIT)));
        if (lines.length > 1) {
            const items = texts.map((text) => `- ${text}`);
            this.addList(name === '' ? '' : `${name}\n`, items, { separator: '\n', share, noun });
        }
        else if (lines.length === 1)
            this.add([name, ...texts].join(' ').trimStart());
        const heading = title === null ? null : `## ${title}`;
        if (table !== undefined)
            this.addTable(lines.length > 0 ? null : heading, table, { share, noun });
        this.addList(heading ?? '', blocks.map(blockMarkdown), { separator: '\n\n', share, noun });
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
    #sizeOf(block) {
        return this.#measure(block) + BLOCK_SEPARATOR.length;
    }
}
/** A finding as markdown: expected and got, why, and what is known. */
function blockMarkdown({ effect, title, change, message, facts }) {
    const shown = (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT));
    const changed = change === null ? '' : `expected **${shown(change.from)}** → got **${shown(change.to)}**: `;
    return [
        `### ${PAGE_MARKS[effect]} ${shown(title)}`,
        `${changed}${shown(message)}`,
        ...facts.flatMap(factMarkdown),
    ].join('\n\n');
}
function factMarkdown({ label, text, form, quote }) {
    const said = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT);
    if (form === 'command')
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(said)];
    const line = `${label}: ${form === 'place' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(said) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(said)}`;
    return quote === undefined ? [line] : [line, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(quote, TEXT_LIMIT))];
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);

/** Cannot be seen, takes no room, and no line breaks at it. */
const JOINER = '\u2060';
/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, emoji, HTML, mathematics or emphasis come out
 * of it. GitHub looks for addresses, `@name`, `#1`, `GH-1` and `:name:` after it has taken escapes away, so that these are parted by an
 * invisible joiner ("Autolinked references and URLs"). The id of a commit stays as it is: a link to a commit of the repository, and
 * something to copy.
 */
function escapeMarkdown(text) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]|\bGH\\-(?=\d)/gi, `$&${JOINER}`)
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, `$&${JOINER}`)
        .replaceAll(/:(?=((?:\\?[\w+-])+):)/g, (colon, name) => (isPlace(name) ? colon : `${colon}${JOINER}`));
}
/** What stands between the colons of `file:12:3:`; there are emoji of two numbers. */
function isPlace(name) {
    return /^\d+$/.test(name) && name !== '100' && name !== '1234';
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Texts as the lines of a fenced block, whatever backticks they hold. */
function fenced(...lines) {
    const safe = lines.map(_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk).join('\n');
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 62846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dh: () => (/* binding */ rateDropOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lo: () => (/* binding */ detectableText),
/* harmony export */   nY: () => (/* binding */ pValueText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** Parts of 1 as whole percent: `3 %`. */
function percentText(share) {
    return `${Math.round(share * 100)} %`;
}
/** An interval of a pass rate: `21–57 %`. */
function intervalText({ low, high }) {
    return `${Math.round(low * 100)}–${percentText(high)}`;
}
/** `9/24` */
function countsText({ passed, total }) {
    return `${passed}/${total}`;
}
/** `9/24 (21–57 %)` */
function tallyText(tally) {
    return `${countsText(tally)} (${intervalText(tally)})`;
}
/** A difference of pass rates, in parts of 1: `34 points`. */
function pointsText(difference) {
    const points = Math.round(difference * 100);
    return `${points < 0 ? '−' : ''}${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(Math.abs(points), 'point')}`;
}
/** Two digits that count. */
function pValueText(p) {
    return p.toPrecision(2);
}
/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
function rateDropOf(head, base) {
    if (base === null || base.total === 0 || head.total === 0)
        return null;
    return base.passed / base.total - head.passed / head.total;
}
/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
function detectableText(cells) {
    // The next higher whole number, but for what a computer's fractions add to a whole one.
    const drops = cells
        .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [Math.ceil(drop * 100 - 1e-6)]))
        .sort((left, right) => left - right);
    const [least, most] = [drops[0], drops.at(-1)];
    const none = cells.filter(({ base }) => base === null).length;
    const blind = cells.length - drops.length - none;
    const range = least === undefined || most === undefined ? '' : (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(most, 'point');
    const groups = [
        [least === most ? range : `${least}–${range}`, drops.length],
        ['too few trials to detect a drop', blind],
        ['nothing to compare with', none],
    ].filter(([, count]) => count > 0);
    return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'cell')})`)).join(', ');
}


/***/ }),

/***/ 71799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);


/** The lines of a table for a terminal, in columns. */
function textTable({ head, rows }, style) {
    const texts = [head, ...rows].map((row) => row.map((cell, column) => (column === 0 ? _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeStart */ .cx : _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(textOf(cell))));
    // A loop: a list of arguments as long as a large case set would not fit the stack.
    const widths = head.map((_, column) => texts.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
    const [header = '', ...lines] = [head, ...rows].map((row, index) => row
        .map((cell, column) => {
        const text = (texts[index]?.[column] ?? '').padEnd(widths[column] ?? 0);
        return typeof cell === 'string' ? text : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .painted */ .C$)(cell.effect, text, style);
    })
        .join('  ')
        .trimEnd());
    return [style.bold(header), ...lines];
}
/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
function markdownTable({ head, rows }) {
    const line = (cells) => `| ${cells
        .map(textOf)
        .map((text) => (text === WARNING_MARK ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)))
        .join(' | ')} |`;
    return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}
/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';
function textOf(cell) {
    return typeof cell === 'string' ? cell : cell.text;
}


/***/ })

};
