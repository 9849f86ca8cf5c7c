export const id = 8258;
export const ids = [8258];
export const modules = {

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

/***/ 42344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ fileChunks),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   nc: () => (/* binding */ isHandedOver),
/* harmony export */   wY: () => (/* binding */ SMALL_CHUNK_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54072);


/** What a shell or a caller hands to this process under a path: `<(…)` of a shell, standard input. */
const HANDED_OVER = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/self\/fd\/\d+)$/;
/** Whether an absolute path names what this process was handed, and not what lies on a disk. */
function isHandedOver(path) {
    return HANDED_OVER.test(path);
}
/**
 * Opens a regular file, also behind a link. Pipes, devices and sockets are not even opened: one may wait for ever, another one never ends.
 * What was handed to this process under a path (`isHandedOver`) is opened in any case. Throws errors of the file system, and
 * `NotAFileError`.
 */
async function openFile(path) {
    if (isHandedOver(path))
        return { file: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY), size: null };
    requireFile(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path));
    // Something else may stand there by now: without the flag a pipe would be waited for. (Windows has none: nothing is added.)
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const stats = await file.stat();
        requireFile(stats);
        return { file, size: stats.size };
    }
    catch (error) {
        await file.close();
        throw error;
    }
}
function requireFile(stats) {
    if (!stats.isFile())
        throw new _file_error_js__WEBPACK_IMPORTED_MODULE_1__/* .NotAFileError */ .ZJ(kindOf(stats));
}
function kindOf(stats) {
    if (stats.isDirectory())
        return 'a folder';
    if (stats.isFIFO())
        return 'a pipe';
    return stats.isSocket() ? 'a socket' : 'a device';
}
/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** A whole chunk for each of many small files would be most of what the garbage collector has to do. */
const SMALL_CHUNK_BYTES = 64 * 1024;
/**
 * The bytes of a file, in chunks of at most `chunkBytes` that are the caller's to keep, and not more of them than the file had when it was
 * opened. Throws what `openFile` throws and the file system says. Where much is made of each byte, `SMALL_CHUNK_BYTES` costs no time, and the
 * garbage of large chunks would be 100 MB.
 */
async function* fileChunks(path, chunkBytes = CHUNK_BYTES) {
    const { file, size } = await openFile(path);
    if (size === 0)
        return file.close();
    const highWaterMark = Math.max(SMALL_CHUNK_BYTES, Math.min(size ?? 0, chunkBytes));
    // A stream with an end reads from a position, which a pipe has not.
    const stream = file.createReadStream(size === null ? { highWaterMark } : { highWaterMark, start: 0, end: size - 1 });
    for await (const chunk of stream)
        yield chunk;
}


/***/ }),

/***/ 91772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Q3: () => (/* binding */ readOptionalTextFile),
/* harmony export */   SL: () => (/* binding */ readExcerpt),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   u0: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54072);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42344);



/** Documents are small; a larger file is something else, given by mistake. */
const DOCUMENT_LIMIT_BYTES = 64 * 1024 * 1024;
/** What is read first of a file without a size. */
const FIRST_BYTES = 4096;
/**
 * Reads a document as UTF-8. Throws `PortcullisError` where the file is missing, no regular file (see `openFile`),
 * unreadable, far too large or not UTF-8; `what` names the document for people.
 */
async function readTextFile(path, what) {
    return decodeUtf8(await readDocument(path, what), path, what);
}
/** Like `readTextFile`, but undefined where there is no such file. */
async function readOptionalTextFile(path, what) {
    try {
        return await readTextFile(path, what);
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO && error.code === 'not_found')
            return undefined;
        throw error;
    }
}
/** The beginning of a file that is shown to people and decides nothing; undefined where there is no such file. */
async function readExcerpt(path, limit) {
    let file;
    try {
        ({ file } = await (0,_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openFile */ .Tq)(path));
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(error))
            return undefined;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(error, path, 'the file');
    }
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, null);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await file.close();
    }
}
/** Strict UTF-8. @throws PortcullisError `invalid_input` for other bytes */
function decodeUtf8(bytes, path, what) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        const help = 'Save the file as UTF-8.';
        const mismatch = { expected: 'UTF-8 text', found: 'other bytes' };
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
    }
}
/** The bytes of a document. Throws as `readTextFile` does, but whatever they are. */
async function readDocument(path, what) {
    try {
        const opened = await (0,_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openFile */ .Tq)(path);
        try {
            return await boundedBytes(opened, path, what);
        }
        finally {
            await opened.file.close();
        }
    }
    catch (error) {
        throw error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO ? error : (0,_file_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(error, path, what);
    }
}
/** Everything in a file, up to the limit of a document, whatever size was reported: some report none and never end. */
async function boundedBytes({ file, size }, path, what) {
    const refuse = (found) => {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, { expected: 'at most 64 MiB', found });
    };
    const reported = size ?? 0;
    if (reported > DOCUMENT_LIMIT_BYTES)
        return refuse(`${Math.ceil(reported / 1024 / 1024)} MiB`);
    // One byte more than expected shows the end.
    let buffer = Buffer.allocUnsafe(Math.max(reported, FIRST_BYTES) + 1);
    let length = 0;
    for (;;) {
        const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
        if (bytesRead === 0)
            return buffer.subarray(0, length);
        length += bytesRead;
        if (length > DOCUMENT_LIMIT_BYTES)
            return refuse('more');
        if (length < buffer.length)
            continue;
        const larger = Buffer.allocUnsafe(Math.min(2 * length, DOCUMENT_LIMIT_BYTES + 1));
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
    }
}


/***/ })

};
