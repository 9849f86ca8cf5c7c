export const id = 1483;
export const ids = [1483];
export const modules = {

/***/ 98492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ gateReport),
  S: () => (/* binding */ ownRun)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/report-run.js


const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;
/**
 * The run of a context as a report tells it. `serverUrl`: the runner's `GITHUB_SERVER_URL`; a slash at its end is dropped.
 *
 * @throws PortcullisError `invalid_input` for an address that is none of a server
 */
function reportRunOf(context, serverUrl) {
    const { trigger } = context;
    const server = serverUrl.replace(/\/$/, '');
    if (!SERVER.test(server)) {
        const found = (0,problem/* shown */.SP)(serverUrl);
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `GITHUB_SERVER_URL: expected the address of a server, found ${found}`);
    }
    return {
        repository: context.repository,
        run_id: context.runId,
        run_attempt: context.runAttempt,
        run_number: context.runNumber,
        event: trigger.name === 'other' ? trigger.event : trigger.name,
        head_sha: 'headSha' in trigger ? trigger.headSha : context.sha,
        head_repository: 'headRepository' in trigger ? trigger.headRepository : context.repository,
        pull_number: 'number' in trigger ? trigger.number : null,
        server_url: server,
    };
}

// EXTERNAL MODULE: ./build/report/gate-report-of.js
var gate_report_of = __webpack_require__(9981);
// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
;// CONCATENATED MODULE: ./build/app/gate-report.js




/** The report on what a gate of this workflow run came to. Where the run cannot be told, the report has none. */
async function gateReport(outcome, environment) {
    return (0,gate_report_of/* gateReportOf */.l)(outcome, (await ownRun(environment))?.run ?? null);
}
/** This workflow run; null where it cannot be told. */
async function ownRun(environment) {
    try {
        const context = await (0,gate_environment/* eventContext */.Wl)(environment);
        if (context === null)
            return null;
        return { run: reportRunOf(context, environment['GITHUB_SERVER_URL'] ?? ''), workflow: context.workflow };
    }
    catch (error) {
        // A gate with a named base needs no event, and a report must not make it fail.
        if (error instanceof portcullis_error/* PortcullisError */.S)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 45822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOwnRun: () => (/* binding */ publishOwnRun)
/* harmony export */ });
/* harmony import */ var _report_gate_report_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9981);
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7273);
/* harmony import */ var _gate_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98492);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11809);




/** Tells GitHub what the gate of this run came to. Where the run cannot be told, or without a token, there is nobody to tell. */
async function publishOwnRun(environment, outcome, { token, use, ...channels }) {
    const [own, { access }] = [await (0,_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .ownRun */ .S)(environment), (0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .gateRunOnGitHub */ .pK)(environment, token, use)];
    if (own === null || access === null)
        return { commentUrl: null, notes: [] };
    const { run, workflow } = own;
    const report = { ...(0,_report_gate_report_of_js__WEBPACK_IMPORTED_MODULE_0__/* .gateReportOf */ .l)(outcome, run), run };
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_3__/* .publishReport */ .S)(access, report, { ...channels, workflow, writesForForks: false });
}


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
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_found', `${path}: ${what}: there is no such file`, 'Check the path.', {
            cause: error,
        });
    }
    const message = `${path}: ${what}: expected a readable file, found ${foundInstead(error)}`;
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', message, help, { cause: error });
}


/***/ }),

/***/ 703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ newApiUse)
/* harmony export */ });
/** Nothing has been asked yet. */
function newApiUse() {
    return { requests: 0, downloads: 0, viewer: null };
}


/***/ }),

/***/ 36483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GitHubApi)
});

// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/io/github/api-failure.js

const WORDS_LIMIT = 300;
/** What the client threw, for one request. @throws what is no failure of a request */
function apiFailure(error, request, token) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        throw error;
    // The client gives a failure of the network the status 500, but no answer.
    const answer = 'response' in error && isObject(error.response) ? error.response : null;
    const status = answer === null ? null : error.status;
    const kind = kindOf(status, error.message, isObject(answer?.['headers']) ? answer['headers'] : {});
    const said = answer === null ? failureWords(error) : error.message;
    const words = (0,problem/* printable */.g$)(said.replaceAll(token, '***').replaceAll(/:\/\/[^/@\s]+@/g, '://***@')).slice(0, WORDS_LIMIT);
    return { kind, status, reason: `${request}: ${status === null ? '' : `${status} `}${words}` };
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
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

// EXTERNAL MODULE: ./build/io/github/api-use.js
var api_use = __webpack_require__(703);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/io/github/limited-fetch.js
var limited_fetch = __webpack_require__(30186);
;// CONCATENATED MODULE: ./build/io/github/signed-download.js



/** The bytes at a signed address. No token goes there: whoever has the address may read, and the storage is somebody else's server. */
async function downloadSigned(url, options) {
    const send = (0,limited_fetch/* limitedFetch */.l)(options.limits, options.environment, () => undefined);
    for (let attempt = 0;; attempt += 1) {
        const { again, answer } = await once(() => send(url, { method: 'GET', headers: {} }));
        if (!again || attempt >= options.retries)
            return answer;
        // 1, 4, 9 seconds, as the API's client waits.
        await (0,promises_.setTimeout)((attempt + 1) ** 2 * options.secondMs);
    }
}
async function once(send) {
    let status;
    try {
        const response = await send();
        status = response.status;
        if (status === 200) {
            return { again: false, answer: { kind: 'downloaded', bytes: new Uint8Array(await response.arrayBuffer()) } };
        }
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return { again: true, answer: { kind: 'failed', reason: failureWords(error) } };
    }
    const reason = `the storage answered with ${status}`;
    return { again: status >= 500 || status === 429, answer: { kind: 'failed', reason } };
}

;// CONCATENATED MODULE: ./build/io/github/github-api.js





/** A gate must not sleep for an hour until a limit ends: it can still ask git. */
const LIMITS = {
    limits: { timeMs: 20_000, bytes: 140 * 1024 * 1024 },
    retries: 2,
    waitLimitSeconds: 75,
    secondMs: 1000,
};
/**
 * GitHub's REST API for one repository. Failures of the network and of the server are tried again, rate limits waited for, both within
 * limits; what is left of them is an answer of its own kind and never thrown. Nothing is loaded before the first request.
 */
class GitHubApi {
    /** `owner/name` */
    repository;
    /** The access's. */
    use;
    #access;
    #limits;
    #client;
    #requests = 0;
    /** @throws PortcullisError `invalid_input` for an address or a repository that is none */
    constructor(access, limits = {}) {
        checkAccess(access);
        this.repository = access.repository;
        this.use = access.use ?? (0,api_use/* newApiUse */.W)();
        this.#access = access;
        this.#limits = { ...LIMITS, ...limits };
    }
    /** How many requests this client sent, those that were tried again included. */
    get requests() {
        return this.#requests;
    }
    /**
     * One request, such as `GET /repos/{owner}/{repo}/git/trees/{tree_sha}`: what stands in braces is filled in from the parameters, and
     * owner and repository from the access; other parameters go into the query or the body. A POST is sent once: it may have been done
     * although its answer was lost.
     */
    ask(route, parameters = {}) {
        return this.#ask(route, parameters, route.startsWith('POST ') ? { retries: 0 } : {});
    }
    /**
     * One question to GraphQL, which changes nothing; an answer may be `{ errors }`. Texts of others come in as variables.
     *
     * @param retries 0 where there is another way to what is asked for
     */
    query(query, variables, retries) {
        // Of an Enterprise Server it stands beside the REST API's version ("Forming calls with GraphQL").
        const url = `${baseOf(this.#access).replace(/\/api\/v3$/, '/api')}/graphql`;
        const body = { query, ...(variables === undefined ? {} : { variables }) };
        const request = retries === undefined ? {} : { retries };
        return this.#send(`POST ${url}`, { ...body, request }, 'POST /graphql');
    }
    /**
     * What a route of the API redirects to, such as the bytes of an artifact: one request, and one to the address that it names, which does
     * not get the token.
     */
    async download(route, parameters, limits) {
        this.use.downloads += 1;
        const answer = await this.#ask(route, parameters, { redirect: 'manual' });
        if (answer.kind !== 'answered')
            return answer;
        const { location } = answer.headers;
        const { apiUrl, environment } = this.#access;
        const isAddress = typeof location === 'string' && URL.canParse(location);
        if (!isAddress || !['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol)) {
            return { kind: 'failed', reason: 'the server named no address to load it from' };
        }
        const { retries, secondMs } = this.#limits;
        return downloadSigned(location, { environment, limits, retries, secondMs });
    }
    async #ask(route, parameters, options) {
        const [owner = '', repo = ''] = this.repository.split('/');
        const all = { owner, repo, ...parameters };
        return this.#send(route, { ...all, request: options }, requestName(route, all));
    }
    async #send(route, parameters, name) {
        this.#client ??= this.#open();
        const client = await this.#client;
        try {
            const answer = await client.request(route, parameters);
            const data = answer.data;
            return { kind: 'answered', data, headers: answer.headers };
        }
        catch (error) {
            return apiFailure(error, name, this.#access.token);
        }
    }
    async #open() {
        // Loaded on first use: most commands ask no server.
        const { makeOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9108), __webpack_require__.e(7697)]).then(__webpack_require__.bind(__webpack_require__, 7697));
        const { token, environment } = this.#access;
        return makeOctokit({
            apiUrl: baseOf(this.#access),
            token,
            environment,
            userAgent: `portcullis/${version/* VERSION */.x}`,
            ...this.#limits,
            onRequest: () => {
                this.#requests += 1;
                this.use.requests += 1;
            },
        });
    }
}
/** Without a slash at the end. */
function baseOf({ apiUrl }) {
    return apiUrl.replace(/\/+$/, '');
}
function checkAccess({ apiUrl, repository, token }) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', 'GITHUB_API_URL: expected an http or https address without credentials');
    }
    // Dots alone would lead elsewhere in the address of a request.
    if (!/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(repository) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(repository)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `GITHUB_REPOSITORY: expected owner/name, found ${JSON.stringify(repository)}`);
    }
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', 'The token is not valid: expected printable ASCII without spaces.');
    }
}
function requestName(route, parameters) {
    return route.replaceAll(/\{(\w+)\}/g, (place, name) => {
        const value = parameters[name];
        return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
    });
}


/***/ }),

/***/ 80929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   ac: () => (/* binding */ GitHubCommits),
/* harmony export */   jj: () => (/* binding */ idAt)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);

/** What the API tells of commits; one request each, except where it says otherwise. */
class GitHubCommits {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
    async compare(base, head) {
        // One commit a page: of the many that lie between them none is needed.
        const parameters = { basehead: `${base}...${head}`, per_page: 1 };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
        if (answer.kind === 'not_found' && /no common ancestor/i.test(answer.reason))
            return { kind: 'unrelated' };
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const mergeBase = idAt(memberOf(answer.data, 'merge_base_commit'));
        const baseTip = idAt(memberOf(answer.data, 'base_commit'));
        if (mergeBase === null || baseTip === null)
            return strange('the comparison', '"merge_base_commit" and "base_commit"');
        return { kind: 'found', mergeBase, baseTip };
    }
    /** The parents of a commit, in order. */
    async parentsOf(commit) {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const parents = memberOf(answer.data, 'parents');
        const ids = Array.isArray(parents) ? parents.map(idAt) : [null];
        const known = ids.filter((id) => id !== null);
        if (known.length !== ids.length)
            return strange('the commit', '"parents"');
        return { kind: 'found', value: known };
    }
    /** The commit that a branch points at; its name without `refs/heads/`. */
    async branchTip(branch) {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const target = memberOf(answer.data, 'object');
        const tip = idAt(target);
        if (tip === null || memberOf(target, 'type') !== 'commit')
            return strange('the branch', 'a commit');
        return { kind: 'found', value: tip };
    }
    /** The name of the repository's default branch. */
    async defaultBranch() {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}');
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const branch = memberOf(answer.data, 'default_branch');
        if (typeof branch !== 'string' || branch === '')
            return strange('the repository', '"default_branch"');
        return { kind: 'found', value: branch };
    }
}
function unavailable({ reason }) {
    return { kind: 'unavailable', reason };
}
function strange(what, expected) {
    return { kind: 'unavailable', reason: `the server's answer about ${what} lacks ${expected}` };
}
/** A member of an answer, which may be anything. */
function memberOf(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
/** The full id of an object of an answer. */
function idAt(value) {
    const id = memberOf(value, 'sha');
    return typeof id === 'string' && _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id) ? id : null;
}


/***/ }),

/***/ 30186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ limitedFetch)
/* harmony export */ });
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
    const { EnvHttpProxyAgent, fetch: proxied } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
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


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ gateReportOf)
/* harmony export */ });
/* harmony import */ var _contracts_explain_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96415);
/* harmony import */ var _contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94495);
/* harmony import */ var _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57056);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _cases_worst_first_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48651);





/**
 * The report on what a gate came to, within `REPORT_BOUNDS`: long texts are clipped, and of very many cells the worst stay. `run`: null
 * outside of GitHub Actions.
 */
function gateReportOf(outcome, run) {
    if (outcome instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S) {
        const { code, message, help } = outcome;
        return (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedReport */ .qy)({ schema: 1, run, result: null, stopped: { code, message, help: help ?? null } });
    }
    return (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedReport */ .qy)({ schema: 1, run, result: withinBounds(outcome), stopped: null });
}
function withinBounds(result) {
    const cells = worstOf(result.cells).map((cell) => ({ ...cell, explain: explainOf(cell) }));
    const left = result.cells.length - cells.length;
    const warnings = left === 0 ? result.warnings : [(0,_contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .leftOutText */ .j)(left, 'cells'), ...result.warnings];
    return { ...result, cells, warnings, typestate: result.typestate === null ? null : withinTurns(result.typestate) };
}
function withinTurns(result) {
    const rows = worstOf(result.rows);
    const left = result.rows.length - rows.length;
    return left === 0 ? result : { ...result, rows, warnings: [(0,_contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .leftOutText */ .j)(left, 'rows'), ...result.warnings] };
}
function explainOf({ explain }) {
    return explain !== null && (0,_contracts_explain_command_js__WEBPACK_IMPORTED_MODULE_4__/* .isExplainCommand */ .P)(explain) ? explain : null;
}
/** As many as a report may hold, in their own order. */
function worstOf(items) {
    if (items.length <= _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_BOUNDS */ .t.list)
        return items;
    const worst = items.toSorted((left, right) => (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_3__/* .effectRank */ .mJ)(left) - (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_3__/* .effectRank */ .mJ)(right)).slice(0, _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_BOUNDS */ .t.list);
    const kept = new Set(worst);
    return items.filter((item) => kept.has(item));
}


/***/ })

};
