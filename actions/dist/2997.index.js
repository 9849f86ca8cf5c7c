export const id = 2997;
export const ids = [2997,3102];
export const modules = {

/***/ 22997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.dm),
/* harmony export */   REPORT_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Ae),
/* harmony export */   REQUIRED_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.fI),
/* harmony export */   artifactName: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Cs),
/* harmony export */   artifactsByApi: () => (/* binding */ artifactsByApi),
/* harmony export */   artifactsInFolder: () => (/* binding */ artifactsInFolder),
/* harmony export */   newestOf: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59043);
/* harmony import */ var _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82412);
/* harmony import */ var _io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22494);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91766);







// For actions, which may not import routing.

/**
 * Artifacts of a run by the API, asked for once, each unpacked into a folder of its name below this one. Nothing of it turns "could not be
 * loaded" into "is not there".
 *
 * @param input by which a user names a file or folder in their place
 * @throws PortcullisError `usage` without access to the API
 */
function artifactsByApi(access, run, folder, input) {
    if (access === null) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(`The input "${input}" is missing, and without a token the artifacts of this run cannot be loaded.`, `Set "token" under "with:" and grant the job "actions: read"; or load the artifacts by another step and name them in "${input}".`);
    }
    const api = new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y(access);
    const list = async () => {
        const listed = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .listArtifacts */ .w)(api, run.id);
        if (listed.kind === 'done')
            return listed.value;
        throw unavailable(`the artifacts of run ${run.id} cannot be listed: ${listed.reason}`);
    };
    let listing;
    return {
        attempt: run.attempt,
        all: () => (listing ??= list()),
        folderOf: async (artifact) => {
            const zip = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)(api, artifact);
            if (zip.kind !== 'done')
                throw unavailable(zip.reason);
            const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, artifact.name);
            await (0,_io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__/* .unzipInto */ .v)(place, zip.value, `the artifact ${artifact.name}`);
            return place;
        },
    };
}
/** Artifacts that another step loaded, each into a folder of its name below this one. */
function artifactsInFolder(folder, attempt) {
    return {
        attempt,
        all: async () => (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(folder)).map((name, id) => ({ id, name, bytes: 0, expired: false, digest: null })),
        folderOf: ({ name }) => Promise.resolve((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)),
    };
}
/** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
async function newestOf(source, stem) {
    return (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .newestArtifact */ .jb)(await source.all(), stem, { from: 1, to: source.attempt });
}
function unavailable(reason) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparable */ .kY)(reason, 'Run this job again; where the artifact service is not to be had, give the results by the input "results".');
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


/***/ })

};
