export const id = 390;
export const ids = [390];
export const modules = {

/***/ 6390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makeOctokit: () => (/* binding */ makeOctokit)
});

// EXTERNAL MODULE: ./node_modules/@octokit/core/dist-src/index.js + 12 modules
var dist_src = __webpack_require__(4730);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
;// CONCATENATED MODULE: ./build/io/github/limited-fetch.js
/**
 * `fetch` as the API client takes it: it counts every request, ends one that takes too long or too much, and reads the whole answer, since
 * the client takes a JSON answer that was cut off for an empty text. Proxies of the environment are used, as by git.
 *
 * @param environment of the process; read for `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in capitals or not
 */
function limitedFetch(limits, environment, onRequest) {
    let plain;
    return async (url, { method, headers, body }) => {
        plain ??= plainFetch(environment);
        const send = await plain;
        onRequest();
        const signal = AbortSignal.timeout(limits.timeMs);
        const answer = await send(url, { method, headers, ...(body === undefined ? {} : { body }), signal });
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
    const { EnvHttpProxyAgent, fetch: proxied } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 1990, 19));
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

;// CONCATENATED MODULE: ./build/io/github/octokit.js




/** Nothing that a server says goes to the log, where the runner would take some of it for commands. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };
/** Makes a client of GitHub's REST API that waits and tries again, within limits. */
function makeOctokit(options) {
    const { apiUrl, token, userAgent, retries, secondMs } = options;
    let waited = 0;
    const wait = (seconds, _request, _client, attempts) => {
        if (attempts >= retries || waited + seconds > options.waitLimitSeconds)
            return false;
        waited += seconds;
        return true;
    };
    const Client = dist_src/* Octokit */.E.plugin(namedLimits, dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    return new Client({
        auth: token,
        baseUrl: apiUrl,
        userAgent,
        log: SILENT,
        request: { fetch: limitedFetch(options.limits, options.environment, options.onRequest), log: SILENT },
        // What a rate limit asks for is the other plugin's to wait for.
        retry: { retries, retryAfterBaseValue: secondMs, doNotRetry: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451] },
        throttle: { retryAfterBaseValue: secondMs, onRateLimit: wait, onSecondaryRateLimit: wait },
    });
}
/** The plugin knows a secondary limit by its words alone; whatever says how long to wait is one. */
function namedLimits(octokit) {
    octokit.hook.error('request', (error) => {
        if ('response' in error && isLimit(error.status, error.response?.headers ?? {}))
            error.message = `secondary rate limit: ${error.message}`;
        throw error;
    });
    return {};
}
function isLimit(status, headers) {
    const isPrimary = headers['x-ratelimit-remaining'] === '0';
    return (status === 429 || status === 403) && headers['retry-after'] !== undefined && !isPrimary;
}
function nothing() {
    // See SILENT.
}


/***/ })

};
