export const id = 872;
export const ids = [872];
export const modules = {

/***/ 6787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ canonicalDigest),
/* harmony export */   h: () => (/* binding */ fileDigest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1694);
/* harmony import */ var _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7985);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6578);






/** Canonical form and digest of a JSON text; throws `PortcullisError` on a text that has none. */
function canonicalDigest(jsonText) {
    try {
        const canonical = (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJsonOfText */ .rf)(jsonText);
        return { sha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Hex */ .fg)(canonical), canonical };
    }
    catch (error) {
        if (!(error instanceof _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_4__/* .JsonSyntaxError */ .q))
            throw error;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('invalid_input', `no canonical JSON: ${error.message}`, undefined, { cause: error });
    }
}
/** The same of a file. */
async function fileDigest(cwd, file) {
    return canonicalDigest(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), 'the document'));
}


/***/ }),

/***/ 8847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ comparatorSources)
});

// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(6140);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
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
    const said = answer === null ? networkWords(error) : error.message;
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
function networkWords(error) {
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
    #access;
    #limits;
    #client;
    #requests = 0;
    /** @throws PortcullisError `invalid_input` for an address or a repository that is none */
    constructor(access, limits = {}) {
        checkAccess(access);
        this.repository = access.repository;
        this.#access = access;
        this.#limits = { ...LIMITS, ...limits };
    }
    /** How many requests were sent, those that were tried again included. */
    get requests() {
        return this.#requests;
    }
    /**
     * One request, such as `GET /repos/{owner}/{repo}/git/trees/{tree_sha}`: what stands in braces is filled in from the parameters, and
     * owner and repository from the access; other parameters go into the query or the body. A POST is sent once: it may have been done
     * although its answer was lost.
     */
    async ask(route, parameters = {}) {
        const [owner = '', repo = ''] = this.repository.split('/');
        const all = { owner, repo, ...parameters };
        this.#client ??= this.#open();
        const client = await this.#client;
        try {
            const answer = await client.request(route, {
                ...all,
                ...(route.startsWith('POST ') ? { request: { retries: 0 } } : {}),
            });
            const data = answer.data;
            return { kind: 'answered', data, headers: answer.headers };
        }
        catch (error) {
            return apiFailure(error, requestName(route, all), this.#access.token);
        }
    }
    async #open() {
        // Loaded on first use: most commands ask no server.
        const { makeOctokit } = await Promise.all(/* import() */[__webpack_require__.e(339), __webpack_require__.e(390)]).then(__webpack_require__.bind(__webpack_require__, 6390));
        const { apiUrl, token, environment } = this.#access;
        return makeOctokit({
            apiUrl: apiUrl.replace(/\/+$/, ''),
            token,
            environment,
            userAgent: `portcullis/${version/* VERSION */.x}`,
            ...this.#limits,
            onRequest: () => {
                this.#requests += 1;
            },
        });
    }
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

// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(2157);
;// CONCATENATED MODULE: ./build/io/github/github-commits.js

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
    return typeof id === 'string' && commit_files/* OBJECT_ID */.S.test(id) ? id : null;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(2970);
;// CONCATENATED MODULE: ./build/io/github/github-files.js






/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit, and one for each file that is not
 * known already. The route for contents takes fewer steps, but follows symbolic links.
 *
 * The server cuts a listing of more than 100,000 entries; where a file of such a commit is asked for, its folders are listed one by one.
 */
class GitHubFiles {
    #api;
    #known;
    #trees = new Map();
    constructor(api, known) {
        this.#api = api;
        this.#known = known;
    }
    /** See `CommitFiles`. */
    async readFileAt(commit, path) {
        const wanted = (0,repository_path/* repositoryPath */.S)(path);
        const found = await this.#entryAt(commit, wanted.split('/'));
        if (found === undefined)
            return { kind: 'absent' };
        if ('kind' in found)
            return found;
        const other = commit_files/* NOT_A_FILE */.b[found.entry.mode];
        if (other === undefined)
            return this.#blob(found.entry.object);
        if (found.place === wanted)
            return unreadable(`\`${wanted}\` is ${other}`);
        return unreadable(`\`${wanted}\` lies behind \`${found.place}\`, ${other}`);
    }
    /** See `CommitFiles`. */
    async listFilesAt(commit) {
        const tree = await this.#tree(commit, true);
        const reason = tree.kind === 'unreadable' ? tree.reason : 'the server cut its listing, since there are too many';
        if (tree.kind === 'unreadable' || tree.truncated) {
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `Cannot list the files of ${commit}: ${reason}`);
        }
        const files = [...tree.entries].filter(([, { mode }]) => mode !== '040000');
        return (0,ordering/* sortByCodePoints */.Mk)(files.map(([path]) => path));
    }
    /** What is at a path, or the link or submodule on the way to it; undefined where nothing is. */
    async #entryAt(commit, segments) {
        const whole = await this.#tree(commit, true);
        const isCut = whole.kind === 'listed' && whole.truncated;
        let tree = isCut ? await this.#tree(commit, false) : whole;
        for (const [index, segment] of segments.entries()) {
            if (tree.kind === 'unreadable')
                return tree;
            const place = segments.slice(0, index + 1).join('/');
            const entry = tree.entries.get(isCut ? segment : place);
            if (entry === undefined) {
                return tree.truncated ? unreadable('the server cut the listing of its folder') : undefined;
            }
            if (index === segments.length - 1)
                return { entry, place };
            // Below a regular file there is nothing.
            if (entry.mode !== '040000')
                return commit_files/* NOT_A_FILE */.b[entry.mode] === undefined ? undefined : { entry, place };
            if (isCut)
                tree = await this.#tree(entry.object, false);
        }
        return undefined;
    }
    #tree(id, recursive) {
        if (!commit_files/* OBJECT_ID */.S.test(id)) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
        }
        const key = `${id} ${recursive}`;
        const tree = this.#trees.get(key) ?? this.#listTree(id, recursive);
        this.#trees.set(key, tree);
        return tree;
    }
    async #listTree(id, recursive) {
        const parameters = { tree_sha: id, ...(recursive ? { recursive: 1 } : {}) };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters);
        if (answer.kind !== 'answered')
            return unreadable(answer.reason);
        const listed = memberOf(answer.data, 'tree');
        const truncated = memberOf(answer.data, 'truncated');
        if (!Array.isArray(listed) || typeof truncated !== 'boolean')
            return github_files_strange(id);
        const entries = new Map();
        for (const item of listed) {
            const [path, mode, object] = [memberOf(item, 'path'), memberOf(item, 'mode'), idAt(item)];
            if (typeof path !== 'string' || typeof mode !== 'string' || object === null)
                return github_files_strange(id);
            entries.set(path, { mode, object });
        }
        return { kind: 'listed', entries, truncated };
    }
    async #blob(blob) {
        const known = await this.#known(blob);
        if (known !== null && blobId(known, blob.length) === blob)
            return { kind: 'found', bytes: known, blob };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: blob });
        if (answer.kind !== 'answered')
            return unreadable(answer.reason);
        const content = memberOf(answer.data, 'content');
        const isBase64 = typeof content === 'string' && memberOf(answer.data, 'encoding') === 'base64';
        const bytes = isBase64 ? new Uint8Array(Buffer.from(content, 'base64')) : null;
        if (bytes !== null && blobId(bytes, blob.length) === blob)
            return { kind: 'found', bytes, blob };
        return unreadable(`the server's answer about the blob ${blob} holds other bytes`);
    }
}
/** The id of these bytes as a blob of git, in the algorithm that ids of this length come from. */
function blobId(bytes, idLength) {
    const hash = (0,external_node_crypto_.createHash)(idLength === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
function github_files_strange(id) {
    return unreadable(`the server's answer about the tree ${id} is no listing of one`);
}

;// CONCATENATED MODULE: ./build/app/comparator-sources.js



/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
function comparatorSources(repository, access) {
    if (access === null)
        return { repository, github: null };
    const api = new GitHubApi(access);
    const files = new GitHubFiles(api, (blob) => repository.blob(blob));
    return { repository, github: { api, commits: new GitHubCommits(api), files } };
}


/***/ }),

/***/ 69:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ mergeParent),
/* harmony export */   RA: () => (/* binding */ underTest),
/* harmony export */   ki: () => (/* binding */ comparatorRequest)
/* harmony export */ });
/* unused harmony export mayRunAgents */
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/**
 * The comparator by event (CONTRIBUTING.md, "Comparator"). What a user names beats every event.
 *
 * @throws PortcullisError `usage` where the event has none, or where two things are asked for
 */
function comparatorRequest(context, asked) {
    const { trigger, sha, ref } = context;
    if (asked.baseRef !== null)
        return { kind: 'named', baseRef: asked.baseRef };
    switch (trigger.name) {
        case 'pull_request':
        case 'pull_request_target': {
            // Of pull_request_target the event's commit is the base branch's.
            const isMerge = trigger.name === 'pull_request' && sha !== trigger.headSha;
            return {
                kind: asked.compareWith === 'merge-parent' ? 'merge_parent' : 'merge_base',
                baseRef: `refs/heads/${trigger.baseRef}`,
                baseTip: trigger.baseTip,
                headSha: trigger.headSha,
                headRepository: trigger.headRepository,
                pullNumber: trigger.number,
                mergeSha: isMerge ? sha : null,
                mayRunAgents: mayRunAgents(context),
            };
        }
        case 'merge_group':
            return { kind: 'commit', sha: trigger.baseSha, headSha: trigger.headSha, why: 'the base of the merge group' };
        case 'push': {
            const { before, after, forced } = trigger;
            if (after === null)
                throw noComparator('this push deleted its branch, so that nothing is under test');
            // Not `after`: of an annotated tag that is the tag, no commit.
            if (before === null)
                return { kind: 'first_parent', headSha: sha, why: 'the branch is new' };
            if (forced)
                return { kind: 'first_parent', headSha: sha, why: 'the push was forced' };
            return { kind: 'commit', sha: before, headSha: sha, why: 'what the branch was before the push' };
        }
        case 'schedule':
        case 'workflow_dispatch': {
            // GitHub runs schedules on the default branch only.
            const branch = trigger.defaultBranch === null ? null : `refs/heads/${trigger.defaultBranch}`;
            const isDefault = branch === null ? trigger.name === 'schedule' : branch === ref;
            // Its tip may have moved on since the event was made.
            if (isDefault)
                return { kind: 'commit', sha, headSha: sha, why: 'the default branch itself is under test' };
            return { kind: 'ref', ref: branch, headSha: sha, why: 'the default branch' };
        }
        case 'workflow_run':
            throw noComparator('this event is about another run that has ended, whose results were judged there');
        case 'other':
            throw noComparator(`nothing is known to compare with on the event ${trigger.event}`);
    }
}
/** Whether code of the event's head may be run with the secrets and the token that the event hands out. */
function mayRunAgents({ trigger }) {
    return trigger.name !== 'pull_request_target' && trigger.name !== 'workflow_run';
}
/** What of the event is checked out: its head, GitHub's merge of a pull request, or something else. */
function underTest(request, testedSha) {
    if (request.kind === 'named')
        return null;
    if (testedSha === request.headSha)
        return 'head';
    return 'mergeSha' in request && testedSha === request.mergeSha ? 'merge' : 'other';
}
/** The first parent of GitHub's merge of a head into its base, or why the commit is no such merge. Parents as in the commit itself. */
function mergeParent(parents, headSha) {
    const [first, second, ...others] = parents;
    if (first === undefined || second === undefined || others.length > 0) {
        return { reason: `it has ${parents.length} parents, where the merge of a pull request has 2` };
    }
    if (second !== headSha)
        return { reason: `it merges ${second}, not the pull request's head ${headSha}` };
    return _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .S.test(first) ? { sha: first } : { reason: 'its first parent is no commit id' };
}
function noComparator(why) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "base-ref" is missing, and ${why}.`, 'Set it under "with:", for example "base-ref: main"; or run on pull_request, merge_group, push, schedule or workflow_dispatch.');
}


/***/ }),

/***/ 1987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ comparatorOf),
  F: () => (/* binding */ loadHead)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(6223);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(8650);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/app/comparator-sources.js + 4 modules
var comparator_sources = __webpack_require__(8847);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var contracts_results = __webpack_require__(6675);
// EXTERNAL MODULE: ./build/kernel/grouped-by.js
var grouped_by = __webpack_require__(8046);
// EXTERNAL MODULE: ./build/routing/plan-of-shard.js
var plan_of_shard = __webpack_require__(3911);
;// CONCATENATED MODULE: ./build/routing/newest-attempts.js





/**
 * The results that count (CONTRIBUTING.md, "Shards"): of several attempts at a shard the newest, whatever the order of `all`; of
 * another plan none. After everything was run again the results of the plan before still lie there: those of an attempt older than
 * any of this plan are left out and told.
 *
 * @throws PortcullisError `invalid_input` for results of another plan, for two of one attempt, and for what is none of the shard's
 */
function newestAttempts(all) {
    const digests = new Map([...new Set(all.map(({ plan }) => plan))].map((plan) => [plan, (0,contracts_plan/* planDigest */.Gb)(plan)]));
    const digestOf = (plan) => digests.get(plan) ?? '';
    const isOwn = ({ results, plan }) => results.batch_run_id === plan.batch_run_id && results.plan_digest === digestOf(plan);
    const own = all.filter(isOwn);
    const foreign = all.filter((batch) => !isOwn(batch));
    for (const batch of foreign) {
        const oldest = Math.min(...own.filter(({ plan }) => plan === batch.plan).map(attemptOf));
        const isEarlier = batch.results.shard !== undefined && Number.isFinite(oldest) && attemptOf(batch) < oldest;
        if (!isEarlier)
            throw foreignError(batch, digestOf(batch.plan));
    }
    for (const batch of own)
        refuseOthersCells(batch);
    const groups = (0,grouped_by/* groupedBy */.m)(own, ({ plan, file, results: { shard } }) => shard === undefined ? `file ${file}` : `shard ${shard} ${digestOf(plan)}`);
    const newest = new Set([...groups.values()].flatMap(newestOf));
    const older = own.length - newest.size;
    const told = (count, why) => count === 0 ? [] : [`${(0,counted/* counted */.h)(count, 'results file')} left out: ${why}`];
    return {
        batches: own.filter((batch) => newest.has(batch)),
        notes: [
            ...told(older, 'there is a newer attempt at the same shard'),
            ...told(foreign.length, 'of another plan, from an attempt before this one was made'),
        ],
    };
}
function attemptOf({ results }) {
    return results.attempt ?? 1;
}
function newestOf(attempts) {
    if (attempts[0]?.results.shard === undefined)
        return attempts;
    const last = Math.max(...attempts.map(attemptOf));
    const newest = attempts.filter((batch) => attemptOf(batch) === last);
    const [first, twin] = newest;
    if (first === undefined || twin === undefined)
        return newest;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${twin.file}: expected one results file of shard ${twin.results.shard ?? 0}, attempt ${last}, found another at ${first.file}`, 'Give each results file once; a shard that is run again needs a higher --attempt.');
}
/** A shard speaks of its own cells only: it can neither fill in nor excuse what another one lost. */
function refuseOthersCells({ file, results, plan }) {
    if (results.shard === undefined)
        return;
    const shard = plan.shards?.find(({ shard: number }) => number === results.shard);
    if (shard === undefined) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected a shard of the plan, found shard ${results.shard} of ${plan.shards?.length ?? 0}`, 'Give the plan that the shard was run from.');
    }
    const isIts = (0,plan_of_shard/* cellsOfShard */.NO)(shard);
    const stray = [...results.results, ...(results.not_run ?? [])].find((row) => !isIts(row));
    if (stray === undefined)
        return;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected cells of shard ${results.shard}, found ${stray.case_id}/${stray.agent}`, 'Run the shard again.');
}
function foreignError({ file, results, plan }, digest) {
    const found = `those of ${results.plan_digest} (batch ${results.batch_run_id})`;
    return new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected results of the plan ${digest} (batch ${plan.batch_run_id}), found ${found}`, 'Keep plan.json and the results of one batch together, and edit neither.');
}

// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(6280);
// EXTERNAL MODULE: ./build/routing/sampling/planned-trials.js
var planned_trials = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/app/results-files.js
var results_files = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/app/load-batches.js









/**
 * Reads results files (or the folders that hold them) and the plan of each: the given one, else `plan.json` beside the results, else
 * everything that the case set and the configuration ask for. Of several attempts at a shard the newest counts.
 */
async function loadBatches(world, paths, planPath, cases, config) {
    const planned = [];
    const unplanned = [];
    const warnings = [];
    const given = planPath === null ? null : (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.cwd, planPath), 'the plan'), planPath);
    const files = (await Promise.all(paths.map((path) => (0,results_files/* resultsFiles */._)(world, path)))).flat();
    for (const { path: file, shown } of files) {
        const results = (0,contracts_results/* parseResults */.c2)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the results'), shown);
        const plan = given ?? (await planAt((0,external_node_path_.join)((0,external_node_path_.dirname)(file), contracts_plan/* PLAN_FILE */.VI)));
        if (plan === null) {
            refuseShard(shown, results);
            warnings.push(`${shown}: no plan lies beside it, so everything that is configured counts as planned`);
            unplanned.push({ file: shown, results, plan: fullPlan(results, cases, config) });
        }
        else
            planned.push({ file: shown, results, plan });
    }
    const newest = newestAttempts(planned);
    return { batches: [...newest.batches, ...unplanned], warnings: [...warnings, ...newest.notes] };
}
async function planAt(path) {
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(path, 'the plan');
    return text === undefined ? null : (0,contracts_plan/* parsePlan */.vS)(text, path);
}
/** Which cells a shard should have run stands in its plan only. */
function refuseShard(file, { shard }) {
    if (shard === undefined)
        return;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected the plan of shard ${shard}, found neither --plan nor a plan.json beside it`, 'Keep plan.json beside the results, or name it with --plan.');
}
/** Ids are taken from the results where they have a row; a unit without one has no id that anybody knows. */
function fullPlan(results, cases, config) {
    const ids = new Map(results.results.map((row) => [`${row.case_id} ${row.agent} ${row.trial}`, row.unit_run_id]));
    const trials = ({ case_id: caseId }, agent) => {
        const rows = results.results.filter((row) => row.case_id === caseId && row.agent === agent);
        return (0,planned_trials/* fixedTrials */.i)(Math.max(config.sampling.trials, ...rows.map((row) => row.trial)));
    };
    const plan = (0,plan_units/* planUnits */.n)({
        cases,
        providers: [...config.providers.keys()],
        selection: { agents: null, case_ids: null, categories: null },
        trials,
        commit: results.commit,
        batchRunId: results.batch_run_id,
        newId: () => '00000000-0000-0000-0000-000000000000',
    });
    return {
        ...plan,
        units: plan.units.map((unit) => ({
            ...unit,
            unit_run_id: ids.get(`${unit.case_id} ${unit.agent} ${unit.trial}`) ?? unit.unit_run_id,
        })),
    };
}

// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(8758);
// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(3169);
// EXTERNAL MODULE: ./build/app/open-repository.js + 8 modules
var open_repository = __webpack_require__(2972);
// EXTERNAL MODULE: ./build/app/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(8413);
;// CONCATENATED MODULE: ./build/app/gate-head.js












/** Reads the head and refuses results that are not its own: exit code 3, since nothing can be said about it. */
async function loadHead(world, options) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    const planAlone = options.results.length === 0 ? options.plan : null;
    // Turns of evidence files need no cases.
    const cases = options.results.length === 0 && planAlone === null ? [] : await (0,load_cases/* loadCases */.EG)(world.root, paths);
    const { batches, warnings } = await loadBatches(world, options.results, options.plan, cases, config);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const commit = (await repository?.headCommit()) ?? null;
    const expected = { digest: (0,case_file/* caseSetDigest */.Rp)(cases), commit: repository === null ? undefined : commit };
    refuseOtherResults(batches, expected);
    if (planAlone !== null)
        await requireEmptyPlan(world, planAlone, expected);
    const dirty = (await repository?.isDirty()) ?? false;
    const notes = dirty ? ['the working tree differs from HEAD: the results may not be of what is committed'] : [];
    const casePlaces = { paths, named: options.cases !== null };
    return {
        config,
        cases,
        casePlaces,
        batches,
        nothingToRun: planAlone !== null,
        commit,
        repository,
        warnings: [...warnings, ...notes],
    };
}
/** What the head is compared with. Throws `not_comparable` where that cannot be told. */
async function comparatorOf(world, head, { against, github }) {
    if ('baseline' in against)
        return (0,resolve_comparator/* workingTreeComparator */._8)(world, head.config);
    if (head.repository === null || head.commit === null) {
        const wanted = 'baseRef' in against ? `the merge base with ${against.baseRef}` : 'what to compare with';
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${world.root}: expected a git repository with a commit, to find ${wanted}`, 'Run the gate inside the repository, or compare with a file by --baseline.');
    }
    const request = 'baseRef' in against ? { kind: 'named', baseRef: against.baseRef } : against.request;
    const sources = (0,comparator_sources/* comparatorSources */.f)(head.repository, github?.access ?? null);
    return (0,resolve_comparator/* resolveComparator */.vA)(sources, request, github?.event ?? null);
}
function refuseOtherResults(batches, expected) {
    for (const { file, results, plan } of batches) {
        for (const found of [results.case_set_digest, plan.case_set_digest])
            refuseOtherCases(file, expected, found);
        refuseOtherCommit(file, expected, results.commit);
    }
}
function refuseOtherCases(file, { digest }, found) {
    if (found === digest)
        return;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the case set ${digest}, found results of ${found}`, 'The cases changed since the run: run or replay again.');
}
function refuseOtherCommit(file, { commit }, found) {
    if (commit === undefined || found === commit)
        return;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${file}: expected results of the commit ${commit ?? '(none)'}, found results of ${found ?? '(none)'}`, 'Check out the commit that the results belong to, or run or replay again.');
}
/** Without any results the plan has to say itself that there is nothing to run. */
async function requireEmptyPlan(world, path, expected) {
    const plan = (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.cwd, path), 'the plan'), path);
    refuseOtherCases(path, expected, plan.case_set_digest);
    refuseOtherCommit(path, expected, plan.commit);
    if (plan.units.length === 0 && plan.selection.changed !== undefined)
        return;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `${path}: expected results of the ${(0,counted/* counted */.h)(plan.units.length, 'unit')} that it plans, found none at all`, 'Look at the jobs that should have run them, and name their results.');
}


/***/ }),

/***/ 8758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ loadCases),
/* harmony export */   Go: () => (/* binding */ caseFiles),
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   n2: () => (/* binding */ casePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6223);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6578);





/** The case files that paths and globs name, relative to `root` where they stand under it. */
async function caseFiles(root, paths) {
    const files = [];
    for (const path of paths) {
        // A file may be called as a glob looks.
        if ((0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path) && !(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path))))
            files.push(...(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(root, path)));
        else
            files.push(displayPath(root, path));
    }
    if (files.length === 0) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('not_found', `no case file: expected one at ${paths.join(', ')}, found none under ${root}`, 'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.');
    }
    return [...new Set(files)];
}
/** Parses all case files, without looking at what the cases mean. */
async function parseCases(root, paths) {
    const cases = [];
    for (const file of await caseFiles(root, paths)) {
        cases.push(...(0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCaseFile */ ._T)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file), 'the case file'), file));
    }
    return cases;
}
/** The case set, or one error that says what is wrong with it. */
async function loadCases(root, paths) {
    const cases = await parseCases(root, paths);
    (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseCaseProblems */ .hE)(cases);
    return cases;
}
/** Paths of the command line as the case set stores them; null stays null. */
function casePaths(world, paths) {
    return paths === null ? null : paths.map((path) => displayPath(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path)));
}
/** How a path is shown and stored: relative to the root with `/`, absolute where it stands elsewhere. */
function displayPath(root, path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, absolute);
    const isOutside = inside === '' || inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
    return (isOutside ? absolute : inside).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 3169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ configFromText),
/* harmony export */   PI: () => (/* binding */ refuseMisnamedConfig),
/* harmony export */   zO: () => (/* binding */ configOrDefault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6578);






/** The configuration of a working tree; null where it has none. */
async function loadConfig(root) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF), 'the configuration');
    if (text !== undefined)
        return configFromText(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    await refuseMisnamedConfig(root);
    return null;
}
/** Throws where a configuration lies under a name that nobody reads. */
async function refuseMisnamedConfig(root) {
    const misnamed = _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, misnamed))))
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: expected the configuration here, found it at ${misnamed}`, 'Rename the file.');
}
/** The configuration of a working tree, or the defaults. */
async function configOrDefault(root) {
    return (await loadConfig(root)) ?? _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV;
}
/** Parses the text of a configuration file; `file` names it in messages. */
async function configFromText(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlDocument */ .I)(text, file);
    return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, file, document);
}


/***/ }),

/***/ 2972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(2157);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/io/git/git-command.js + 1 modules
var git_command = __webpack_require__(637);
;// CONCATENATED MODULE: ./build/io/git/changed-paths.js

/**
 * Paths, relative to the top, of the files that the working tree has otherwise than a commit: changed, removed, or not yet added.
 *
 * @throws PortcullisError where git cannot compare
 */
async function changedPaths(git, commit) {
    const changed = await (0,git_command/* gitText */.q)(git, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', commit, '--');
    const added = await (0,git_command/* gitText */.q)(git, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
}

;// CONCATENATED MODULE: ./build/io/git/ref-places.js
const TRACKING = 'refs/remotes/origin/';
/** The short name of a branch or tag, from its full name or from `origin/…`. */
const SHORT_NAME = /^(?:refs\/(?:heads|tags|remotes\/origin)|origin)\/(.+)$/;
/**
 * Lists the places of a ref name, after git's own rules (gitrevisions(7), `<refname>`) and with one more: a clone made
 * for continuous integration often holds `main` as `origin/main` alone.
 */
function refPlaces(name) {
    const short = SHORT_NAME.exec(name)?.[1] ?? name;
    const branch = `refs/heads/${short}`;
    const tag = `refs/tags/${short}`;
    if (name === branch)
        return { local: [name], tracking: TRACKING + short, remote: [branch] };
    if (name === tag)
        return { local: [name], tracking: null, remote: [tag] };
    if (name === TRACKING + short)
        return { local: [name], tracking: null, remote: [branch] };
    if (name.startsWith('refs/'))
        return { local: [name], tracking: null, remote: [] };
    const local = ['refs/', 'refs/heads/', 'refs/tags/', 'refs/remotes/'].map((place) => place + name);
    return { local, tracking: TRACKING + name, remote: short === name ? [branch, tag] : [branch] };
}

;// CONCATENATED MODULE: ./build/io/git/resolve-revision.js


/**
 * Looks a revision up locally; nothing is fetched.
 *
 * git's own lookup takes a tag before a branch of the same name and warns on the error output. Here two places with
 * different commits are `ambiguous`: a gate must not compare with whichever came first.
 */
async function resolveRevision(git, revision) {
    if (revision.kind === 'id') {
        const commit = await commitOf(git, revision.id);
        return commit === null ? { kind: 'missing', named: false } : { kind: 'found', commit, ref: revision.id };
    }
    const { name, ancestry } = revision;
    if (name === 'HEAD')
        return foundOrNamed(await commitOf(git, `HEAD${ancestry}`), `HEAD${ancestry}`);
    const refs = await existingRefs(git, name);
    const resolved = await Promise.all(refs.map(async (ref) => ({ ref, commit: await commitOf(git, ref + ancestry) })));
    const [first, ...others] = resolved;
    if (first === undefined)
        return { kind: 'missing', named: false };
    if (others.some((other) => other.commit !== first.commit)) {
        const choices = resolved.map(({ ref, commit }) => `${ref} (${commit ?? 'not a commit'})`).join(' and ');
        return { kind: 'ambiguous', reason: `\`${name}\` names ${choices}; use the full name of the one that is meant` };
    }
    return foundOrNamed(first.commit, first.ref + ancestry);
}
/** The commit that an id or a full ref name leads to, through tags, or null when this clone does not hold one. */
async function commitOf(git, idOrRef) {
    const output = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${idOrRef}^{commit}`);
    return output.exitCode === 0 ? output.stdout.toString('utf8').trim() : null;
}
async function existingRefs(git, name) {
    const { local, tracking } = refPlaces(name);
    const places = tracking === null ? local : [...local, tracking];
    const existing = new Set((await (0,git_command/* gitText */.q)(git, 'for-each-ref', '--format=%(refname)', ...places)).split('\n'));
    const direct = local.filter((ref) => existing.has(ref));
    // A tag does not stand in for the branch: beside a branch that only `origin` has, it is as ambiguous as beside a
    // local one.
    const onlyTags = direct.every((ref) => ref.startsWith('refs/tags/'));
    return onlyTags && tracking !== null && existing.has(tracking) ? [...direct, tracking] : direct;
}
function foundOrNamed(commit, ref) {
    return commit === null ? { kind: 'missing', named: true } : { kind: 'found', commit, ref };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/io/git/shallow-boundary.js



/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
async function shallowBoundary(git, root) {
    if ((await (0,git_command/* gitText */.q)(git, 'rev-parse', '--is-shallow-repository')).trim() !== 'true')
        return [];
    const path = await gitPath(git, root, 'shallow');
    return (await (0,promises_.readFile)(path, 'utf8')).split('\n').filter((line) => line !== '');
}
/** Where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
async function gitPath(git, root, name) {
    const path = await (0,git_command/* gitText */.q)(git, 'rev-parse', '--git-path', name);
    return (0,external_node_path_.resolve)(root, path.replace(/\r?\n$/, ''));
}

;// CONCATENATED MODULE: ./build/io/git/fetch-from-origin.js



/**
 * Adds objects and, where told, one ref, and changes nothing else: no tag, no other tracking ref, no FETCH_HEAD, no
 * submodule, no pruning, no housekeeping. The empty refmap is what keeps tracking refs where they are.
 */
const FETCH = [
    '-c',
    'remote.origin.followRemoteHEAD=never',
    'fetch',
    '--progress',
    '--no-tags',
    '--no-prune',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-gc',
    '--refmap=',
];
/**
 * Fetches a branch, tag or commit that this clone lacks: a branch into `refs/remotes/origin/`, a tag under its own
 * name, a commit by its id and without a ref.
 *
 * A complete clone fetches without `--depth`, which would cut its history. A shallow one fetches the tip alone, and
 * only when it does not hold that tip yet: making a commit shallow whose parents are here would hide them.
 */
async function fetchRevision(git, root, revision) {
    if (!(await hasOrigin(git)))
        return 'there is no remote named `origin` to fetch it from';
    const wanted = revision.kind === 'id' ? { tip: revision.id, refspec: revision.id } : await refAtOrigin(git, revision.name);
    if (typeof wanted === 'string')
        return wanted;
    const shallow = (await shallowBoundary(git, root)).length > 0;
    const depth = shallow && (await commitOf(git, wanted.tip)) === null ? ['--depth=1'] : [];
    return fetchFailure(git, [...depth, '--end-of-options', 'origin', wanted.refspec]);
}
/**
 * Moves the boundary of a shallow clone: by a number of commits, or away altogether.
 *
 * The server deepens every boundary commit that its refs reach, whatever is asked for, but something has to be: the
 * two commits themselves, so that nothing else comes along; or, when the server does not know one of them (it was
 * never pushed) or serves no bare ids, its HEAD.
 */
async function fetchHistory(git, amount, [base, head]) {
    if (!(await hasOrigin(git)))
        return 'there is no remote named `origin` to fetch more history from';
    // All that lies behind a boundary can be a lot. Commits suffice for a merge base, and git fetches files when they
    // are read. A server that knows no filters ignores the wish; one that fails over it is asked again without.
    const amounts = amount === 'everything' ? [['--unshallow', '--filter=tree:0'], ['--unshallow']] : [[`--deepen=${amount}`]];
    let first = null;
    for (const wants of [[base, head], [base], ['HEAD']]) {
        for (const options of amounts) {
            const failure = await fetchFailure(git, [...options, '--end-of-options', 'origin', ...wants]);
            if (failure === null)
                return null;
            // Other ways of asking are for a server that answers.
            if (first === null && (await git('ls-remote', '--quiet', 'origin', 'HEAD')).exitCode !== 0)
                return failure;
            first ??= failure;
        }
    }
    return first;
}
/** The one branch or tag of that name which `origin` has, or the reason why there is no telling. */
async function refAtOrigin(git, name) {
    const { remote } = refPlaces(name);
    if (remote.length === 0)
        return 'it is neither a branch nor a tag, and has to be fetched beforehand';
    const listing = await git('ls-remote', '--quiet', '--end-of-options', 'origin', ...remote);
    if (listing.exitCode !== 0)
        return `\`origin\` could not be asked for it: ${listing.reason}`;
    const listed = listing.stdout.toString('utf8').split('\n');
    const matches = listed.flatMap((line) => {
        const [tip, ref] = line.split('\t');
        return tip !== undefined && ref !== undefined && remote.includes(ref) ? [{ tip, ref }] : [];
    });
    const [match, another] = matches;
    if (match === undefined)
        return '`origin` has no branch or tag of that name';
    if (another !== undefined)
        return `\`origin\` has both ${match.ref} and ${another.ref}; use the full name`;
    const [, branch] = /^refs\/heads\/(.+)$/.exec(match.ref) ?? [];
    const target = branch === undefined ? match.ref : `refs/remotes/origin/${branch}`;
    return { tip: match.tip, refspec: `${branch === undefined ? '' : '+'}${match.ref}:${target}` };
}
async function hasOrigin(git) {
    return (await git('config', '--get', 'remote.origin.url')).exitCode === 0;
}
async function fetchFailure(git, args) {
    const output = await git(...FETCH, ...args);
    return output.exitCode === 0 ? null : output.reason;
}

// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(2970);
;// CONCATENATED MODULE: ./build/io/git/file-at-commit.js






/**
 * Reads the bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the
 * commit when this clone lacks it; git itself fetches what a partial clone left out.
 *
 * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
 */
async function fileAtCommit(git, root, commit, path) {
    const wanted = (0,repository_path/* repositoryPath */.S)(path);
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        return { kind: 'unreadable', reason: missing };
    const entries = await entriesAt(git, commit, [wanted]);
    if (typeof entries === 'string')
        return { kind: 'unreadable', reason: entries };
    const entry = entries.find((candidate) => candidate.path === wanted);
    if (entry === undefined)
        return absentOrBehindLink(git, commit, wanted);
    const other = commit_files/* NOT_A_FILE */.b[entry.mode];
    if (other !== undefined)
        return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
    const blob = await git('cat-file', 'blob', entry.object);
    if (blob.exitCode !== 0)
        return { kind: 'unreadable', reason: blob.reason };
    return { kind: 'found', bytes: new Uint8Array(blob.stdout), blob: entry.object };
}
/**
 * Lists everything a commit tracks, or what it tracks under one directory, in order of code points. Symbolic links and
 * submodules are listed too, lest they go unnoticed; reading them says what they are.
 *
 * @throws PortcullisError `not_comparable` when the commit or one of its directories is not to be had
 */
async function filesAtCommit(git, root, commit, prefix) {
    const paths = prefix === undefined ? [] : [(0,repository_path/* repositoryPath */.S)(prefix.replace(/\/$/, ''))];
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `Cannot list the files of ${commit}: ${missing}`);
    const listed = await (0,git_command/* gitText */.q)(git, ...lsTree(['-r', '--name-only'], commit, paths));
    // git orders by bytes, which in UTF-8 is the order of code points.
    return listed.split('\0').slice(0, -1);
}
/** Null once the commit is here, else the reason why it is not. */
async function obtainCommit(git, root, id) {
    if (!commit_files/* OBJECT_ID */.S.test(id)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
    }
    if ((await commitOf(git, id)) !== null)
        return null;
    const failure = await fetchRevision(git, root, { kind: 'id', id });
    if (failure !== null)
        return `commit ${id} is not in this clone: ${failure}`;
    return (await commitOf(git, id)) === null ? `${id} is not a commit` : null;
}
/** `ls-tree` says nothing of a path that leads through a link or a submodule; its file exists, but elsewhere. */
async function absentOrBehindLink(git, commit, path) {
    const segments = path.split('/');
    const parents = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
    const entries = parents.length === 0 ? [] : await entriesAt(git, commit, parents);
    if (typeof entries === 'string')
        return { kind: 'unreadable', reason: entries };
    const parent = entries.find(({ mode }) => mode === '120000' || mode === '160000');
    if (parent === undefined)
        return { kind: 'absent' };
    return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${parent.path}\`, ${commit_files/* NOT_A_FILE */.b[parent.mode]}` };
}
async function entriesAt(git, commit, paths) {
    const output = await git(...lsTree([], commit, paths));
    if (output.exitCode !== 0)
        return output.reason;
    const records = output.stdout.toString('utf8').split('\0').slice(0, -1);
    return records.map((record) => {
        const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
        if (mode === undefined || object === undefined || path === undefined) {
            throw new Error(`git ls-tree wrote an entry that is none: ${JSON.stringify(record)}`);
        }
        return { mode, object, path };
    });
}
function lsTree(options, commit, paths) {
    return ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', ...options, commit, '--', ...paths];
}

// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(6108);
;// CONCATENATED MODULE: ./build/io/git/merge-base.js






/** How many more commits to ask for, before asking for all of them. */
const ROUNDS = [10, 20, 40, 80, 'everything'];
/**
 * Finds the commit at which `headRef` left `baseRef`, or says why there is no telling. Fetches from `origin` what a
 * shallow or single-branch clone lacks; a complete clone stays complete, and no existing ref moves.
 *
 * In a shallow clone `git merge-base` answers wrongly and with status 0: commits at the boundary look like roots, and
 * an older common ancestor is then the best one in sight. An answer is taken there only when it is the only one and
 * every boundary commit that base or head reaches is reached from the answer too. Whatever is hidden then lies behind
 * the answer, and cannot be better than it.
 *
 * @throws PortcullisError `invalid_input` for text that names no commit plainly, `not_comparable` when the repository
 * is damaged
 */
async function mergeBase(git, root, baseRef, headRef) {
    const revisions = [(0,parse_revision/* parseRevision */.P)(baseRef), (0,parse_revision/* parseRevision */.P)(headRef)];
    const steps = [];
    const unknown = (reason) => ({ kind: 'unknown', reason, steps });
    if ((0,external_node_fs_.existsSync)(await gitPath(git, root, 'info/grafts'))) {
        return unknown('the repository has an `info/grafts` file, which gives commits other parents than they have');
    }
    const base = await obtain(git, root, baseRef, revisions[0], steps);
    if ('reason' in base)
        return unknown(base.reason);
    const head = await obtain(git, root, headRef, revisions[1], steps);
    if ('reason' in head)
        return unknown(head.reason);
    const ends = [base.commit, head.commit];
    for (const round of [null, ...ROUNDS]) {
        if (round !== null) {
            const failure = await fetchHistory(git, round, ends);
            const wish = round === 'everything' ? 'the whole history' : `${round} more commits`;
            if (failure !== null) {
                return unknown(`the history of this shallow clone is too short to tell, and ${wish} could not be fetched: ${failure}`);
            }
            steps.push(`fetched ${wish}`);
        }
        const boundary = new Set(await shallowBoundary(git, root));
        const candidates = await bestCommonAncestors(git, ends);
        if (typeof candidates === 'string')
            return unknown(candidates);
        const [commit, ...alternatives] = candidates;
        if (commit === undefined && boundary.size === 0) {
            return unknown(`${baseRef} and ${headRef} have no common ancestor`);
        }
        if (commit !== undefined && (boundary.size === 0 || (await isProven(git, candidates, ends, boundary)))) {
            steps.push(`merge base of ${base.commit} and ${head.commit} is ${commit}`);
            return {
                kind: 'found',
                commit,
                base: base.commit,
                head: head.commit,
                resolvedBaseRef: base.ref,
                alternatives,
                steps,
            };
        }
        steps.push(commit === undefined ? 'no common ancestor within the shallow history' : `${commit} is not proven`);
    }
    return unknown('the history of this clone is still cut short after fetching all that `origin` has of it');
}
async function obtain(git, root, text, revision, steps) {
    let resolution = await resolveRevision(git, revision);
    // A name that is here is not fetched again: that would move a ref of the user's.
    if (resolution.kind === 'missing' && !resolution.named) {
        const failure = await fetchRevision(git, root, revision);
        if (failure !== null)
            return { reason: `\`${text}\` is not in this clone: ${failure}` };
        steps.push(`fetched ${text} from origin`);
        resolution = await resolveRevision(git, revision);
    }
    if (resolution.kind === 'ambiguous')
        return { reason: resolution.reason };
    if (resolution.kind === 'missing')
        return { reason: `\`${text}\` leads to no commit in the history of this clone` };
    steps.push(`${text} is ${resolution.ref} at ${resolution.commit}`);
    return resolution;
}
/** All best common ancestors, newest committer date first, then by id; or git's reason for giving none. */
async function bestCommonAncestors(git, ends) {
    const output = await git('merge-base', '--all', ...ends);
    // Status 1 without output is git's way to say that there is none.
    if (output.exitCode === 1 && output.stdout.length === 0)
        return [];
    if (output.exitCode !== 0)
        return output.reason;
    const ids = output.stdout.toString('utf8').trim().split('\n');
    if (ids.length === 1)
        return ids;
    const dated = await (0,git_command/* gitText */.q)(git, 'rev-list', '--no-walk=unsorted', '--timestamp', ...ids);
    const commits = dated
        .trim()
        .split('\n')
        .map((line) => {
        const [timestamp = '', id = ''] = line.split(' ');
        return { id, timestamp: Number(timestamp) };
    });
    commits.sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1));
    return commits.map(({ id }) => id);
}
/** Whether a shallow clone shows enough: see `mergeBase`. */
async function isProven(git, candidates, ends, boundary) {
    const [candidate, another] = candidates;
    if (candidate === undefined || another !== undefined)
        return false;
    const beyond = await (0,git_command/* gitText */.q)(git, 'rev-list', ...ends, `^${candidate}`);
    return !beyond.split('\n').some((commit) => boundary.has(commit));
}

;// CONCATENATED MODULE: ./build/io/git/git-repository.js











/**
 * One working copy, read only: its working tree, index, HEAD and existing refs stay as they are. What `mergeBase` and
 * the reading of a commit may add is objects and, for a branch or tag that was missing, its ref, fetched from `origin`.
 */
class GitRepository {
    /** The top directory of the working copy. */
    root;
    #git;
    constructor(root, git) {
        this.root = root;
        this.#git = git;
    }
    /** The id of the commit checked out, or null before the first commit. */
    async headCommit() {
        const output = await this.#git('rev-parse', '--verify', '--quiet', 'HEAD');
        if (output.exitCode === 0)
            return output.stdout.toString('utf8').trim();
        if (output.exitCode === 1)
            return null;
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `HEAD cannot be read: ${output.reason}`);
    }
    /**
     * The id of the commit that a ref or id names in this clone, or null when it names none here. `main` may be found as
     * `origin/main`; `mergeBase` says which it was, and fetches.
     *
     * @throws PortcullisError `invalid_input` for text that is no name, and for a name of two different commits
     */
    async resolveCommit(ref) {
        const resolution = await resolveRevision(this.#git, (0,parse_revision/* parseRevision */.P)(ref));
        if (resolution.kind === 'ambiguous')
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${resolution.reason}.`);
        return resolution.kind === 'found' ? resolution.commit : null;
    }
    /**
     * The parents that a commit itself names, in order; null where this clone does not hold it. Those of a shallow clone's boundary are
     * told too: git hides them everywhere else.
     */
    async parentsOf(commit) {
        const written = await this.#object('commit', commit);
        if (written === null)
            return null;
        const [header = ''] = Buffer.from(written).toString('latin1').split('\n\n', 1);
        return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
    }
    /** The bytes of a blob that this clone holds; null where it does not. A partial clone fetches it. */
    async blob(id) {
        return this.#object('blob', id);
    }
    /** See `mergeBase` in merge-base.ts. */
    async mergeBase(baseRef, headRef) {
        return mergeBase(this.#git, this.root, baseRef, headRef);
    }
    /** See `fileAtCommit` in file-at-commit.ts. */
    async readFileAt(commit, path) {
        return fileAtCommit(this.#git, this.root, commit, path);
    }
    /** See `filesAtCommit` in file-at-commit.ts. */
    async listFilesAt(commit, prefix) {
        return filesAtCommit(this.#git, this.root, commit, prefix);
    }
    /** See `changedPaths` in changed-paths.ts. */
    async changedPathsSince(commit) {
        return changedPaths(this.#git, commit);
    }
    /**
     * Whether tracked files differ from HEAD, in the working tree or in the index; files never added do not count.
     * `paths` are files or directories inside the repository, all of it when left out.
     */
    async isDirty(paths) {
        if (paths?.length === 0)
            return false;
        const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=none'];
        const wanted = (paths ?? []).map(repository_path/* repositoryPath */.S);
        return (await (0,git_command/* gitText */.q)(this.#git, '--literal-pathspecs', 'status', ...options, '--', ...wanted)) !== '';
    }
    async #object(type, id) {
        if (!commit_files/* OBJECT_ID */.S.test(id)) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full object id, found ${JSON.stringify(id)}.`);
        }
        const output = await this.#git('cat-file', type, id);
        return output.exitCode === 0 ? new Uint8Array(output.stdout) : null;
    }
}
/**
 * Opens the working copy that a directory lies in; null when it lies in none.
 *
 * @param environment what git's own environment is made from; its `GIT_DIR` and the like are left out
 * @throws PortcullisError `not_found` without the directory or without git, `invalid_input` for a repository without a
 * working copy, `not_comparable` for one that git refuses to open
 */
async function openGitRepository(directory, environment = process.env) {
    const probe = await (0,git_command/* gitCommand */.Q)(directory, environment)('rev-parse', '--is-inside-work-tree', '--show-toplevel');
    const [inside, root] = /^(?:true)\r?\n([^]+?)\r?\n$/.exec(probe.stdout.toString('utf8')) ?? [];
    if (probe.exitCode === 0 && inside !== undefined && root !== undefined) {
        return new GitRepository((0,external_node_path_.resolve)(root), (0,git_command/* gitCommand */.Q)(root, environment));
    }
    if (probe.stdout.toString('utf8').startsWith('false')) {
        const message = `Expected a working copy, found a bare repository or the inside of \`.git\` at ${directory}.`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', message, 'Name a directory of a checked-out repository.');
    }
    // git says "no repository" and "a repository that I will not open" with one status; only one of them has a `.git`.
    if (!liesUnderGit((0,external_node_path_.resolve)(directory)))
        return null;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `git refuses to open the repository at ${directory}: ${probe.reason}`, 'When it belongs to another user, run `git config --global --add safe.directory <its path>`.');
}
function liesUnderGit(directory) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
        return true;
    const parent = (0,external_node_path_.dirname)(directory);
    return parent !== directory && liesUnderGit(parent);
}

// EXTERNAL MODULE: ./build/io/repository-root.js
var repository_root = __webpack_require__(3718);
;// CONCATENATED MODULE: ./build/app/open-repository.js


/** The repository that a command runs in; null outside of one, where git is not needed. */
async function openRepository(world) {
    return (0,repository_root/* repositoryRoot */.H)(world.root) === null ? null : openGitRepository(world.root);
}


/***/ }),

/***/ 4382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ openWorld)
});

// EXTERNAL MODULE: ./build/io/repository-root.js
var repository_root = __webpack_require__(3718);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/app/world.js

/** This process' own clock and ids. */
function realWorld(place) {
    return { ...place, now: () => new Date(), newId: () => (0,external_node_crypto_.randomUUID)() };
}

;// CONCATENATED MODULE: ./build/app/open-world.js


/** The world of a command that runs in a folder: its repository's top is the root, the folder itself outside of one. */
function openWorld(version, cwd, say) {
    return realWorld({ version, cwd, root: (0,repository_root/* repositoryRoot */.H)(cwd) ?? cwd, say });
}


/***/ }),

/***/ 8413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kY: () => (/* binding */ resolve_comparator_notComparable),
  vA: () => (/* binding */ resolveComparator),
  _8: () => (/* binding */ workingTreeComparator)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(2428);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
;// CONCATENATED MODULE: ./build/app/comparator-files.js

/** After this many requests the commit is fetched rather: servers count requests, and most checkouts can fetch. */
const REQUESTS = 4;
/**
 * What a commit holds, from whoever can tell: the clone where it holds the commit, else the API, else the clone after fetching. Who failed
 * where the other could tell is asked last from then on. `steps` gets a line whenever that happens.
 */
async function comparatorFiles({ repository, github }, commit, steps) {
    if (github === null)
        return repository;
    const git = { name: 'git', files: repository };
    const api = { name: 'the API', files: github.files };
    const isHere = (await repository.resolveCommit(commit)) !== null;
    let order = isHere ? [git, api] : [api, git];
    let isSparing = isHere;
    const firstToTell = async (ask) => {
        if (!isSparing && github.api.requests >= REQUESTS) {
            isSparing = true;
            order = [git, api];
        }
        const [first, second] = order;
        const answer = await ask(first.files);
        if ('value' in answer)
            return answer;
        const other = await ask(second.files);
        if ('value' in other) {
            steps.push(`${first.name} could not tell what ${commit} holds, ${second.name} could: ${answer.reason}`);
            order = [second, first];
            return other;
        }
        const isSame = answer.reason === other.reason;
        return isSame ? answer : { reason: `by ${first.name}: ${answer.reason}; by ${second.name}: ${other.reason}` };
    };
    return {
        async readFileAt(at, path) {
            const read = await firstToTell(async (files) => {
                const file = await files.readFileAt(at, path);
                return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
            });
            return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
        },
        async listFilesAt(at) {
            const listed = await firstToTell((files) => orReason(files.listFilesAt(at)));
            if ('value' in listed)
                return listed.value;
            throw new portcullis_error/* PortcullisError */.S('not_comparable', listed.reason);
        },
    };
}
async function orReason(answer) {
    try {
        return { value: await answer };
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.S && error.code === 'not_comparable')
            return { reason: error.message };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(3169);
// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(6108);
// EXTERNAL MODULE: ./build/app/event-comparator.js
var event_comparator = __webpack_require__(69);
;// CONCATENATED MODULE: ./build/app/resolve-comparator-commit.js



const FETCH_HELP = 'Fetch the history (with actions/checkout: fetch-depth: 0) or name another ref with --base-ref; an action can also ask the API, with a token that may read contents.';
/**
 * Finds the commit that is asked for: the API first, since its answer is exact and takes one request, then the history of the clone, of
 * which only sound answers are taken.
 *
 * @param testedSha what is checked out
 * @throws PortcullisError `not_comparable` where nobody can tell, with the reasons of all that were asked; `invalid_input` for a ref that
 * is no name of a commit
 */
async function resolveComparatorCommit(sources, request, testedSha) {
    const steps = [];
    const found = await commitOf(sources, request, testedSha, steps);
    const headSha = found.headSha ?? (request.kind === 'named' ? testedSha : request.headSha);
    const isStrange = (0,event_comparator/* underTest */.RA)(request, testedSha) === 'other';
    const warning = `what is checked out, ${testedSha}, is neither the head of the event, ${headSha}, nor its merge with the base`;
    return { alternatives: [], ...found, headSha, testedSha, steps, warnings: isStrange ? [warning] : [] };
}
function commitOf(sources, request, testedSha, steps) {
    switch (request.kind) {
        case 'named':
            return mergeBaseWith(sources, request.baseRef, testedSha, steps);
        case 'merge_base':
            return mergeBaseOfPull(sources, request, steps);
        case 'merge_parent':
            return parentOfMerge(sources, request, testedSha, steps);
        case 'commit': {
            const { sha, why } = request;
            steps.push(`the comparator is ${sha}: ${why}`);
            return Promise.resolve({ commit: sha, baseRef: null, baseTip: sha, source: null });
        }
        case 'first_parent':
            return firstParent(sources, request, steps);
        case 'ref':
            return tipOf(sources, request, steps);
    }
}
async function mergeBaseOfPull(sources, request, steps) {
    const { baseRef, headSha, mergeSha } = request;
    // The base that GitHub merged the head into is the same in all jobs of a run; the event's may be older.
    const parents = mergeSha === null ? null : await sources.repository.parentsOf(mergeSha);
    const merged = parents === null ? null : (0,event_comparator/* mergeParent */.Li)(parents, headSha);
    const baseTip = merged !== null && 'sha' in merged ? merged.sha : request.baseTip;
    steps.push(`${baseRef} is at ${baseTip}, by ${baseTip === request.baseTip ? 'the event' : 'the merge of the event'}`);
    return mergeBaseWith(sources, baseTip, headSha, steps, baseRef);
}
/** @param baseName where `base` is the commit of a branch: its full name */
async function mergeBaseWith({ repository, github }, base, head, steps, baseName = null) {
    const reasons = [];
    const atServer = nameAtServer(base);
    if (github !== null && atServer !== null) {
        const compared = await github.commits.compare(atServer, head);
        if (compared.kind === 'found') {
            const { mergeBase, baseTip } = compared;
            steps.push(`merge base of ${baseTip} and ${head} is ${mergeBase}, by the API`);
            return { commit: mergeBase, baseRef: baseName ?? base, baseTip, headSha: head, source: 'api' };
        }
        const reason = compared.kind === 'unrelated' ? `${base} and ${head} have no common ancestor` : compared.reason;
        reasons.push(`by the API: ${reason}`);
        steps.push(`the API could not tell the merge base: ${reason}`);
    }
    // HEAD by its name where it is what is checked out: so people know it.
    const isHead = baseName === null;
    const found = await repository.mergeBase(base, isHead ? 'HEAD' : head);
    steps.push(...found.steps);
    if (found.kind === 'found') {
        const { commit, alternatives } = found;
        const baseRef = baseName ?? found.resolvedBaseRef;
        return { commit, baseRef, baseTip: found.base, headSha: found.head, source: 'git', alternatives };
    }
    const all = reasons.length === 0 ? found.reason : [...reasons, `by git: ${found.reason}`].join('; ');
    const names = `${baseName ?? base} and ${isHead ? 'HEAD' : head}`;
    throw notComparable(`the merge base of ${names} is not known: ${all}`);
}
async function parentOfMerge({ repository, github }, { baseRef, headSha, mergeSha }, testedSha, steps) {
    const help = 'Check out the merge, as actions/checkout does by itself, or compare with the merge base.';
    const asked = 'compare-with: merge-parent';
    if (testedSha !== mergeSha) {
        const expected = `expected the merge of the pull request${mergeSha === null ? ', which this event has not' : `, ${mergeSha}`}`;
        throw notComparable(`${asked}: ${expected}, to be checked out, found ${testedSha}`, help);
    }
    // From the commit itself: it needs no history.
    const { parents, source } = await parentsOf({ repository, github }, mergeSha);
    const parent = (0,event_comparator/* mergeParent */.Li)(parents, headSha);
    if ('reason' in parent)
        throw notComparable(`${asked}: ${mergeSha} cannot be used: ${parent.reason}`, help);
    steps.push(`first parent of ${mergeSha} is ${parent.sha}`);
    return { commit: parent.sha, baseRef, baseTip: parent.sha, source };
}
async function firstParent(sources, { headSha, why }, steps) {
    const { parents, source } = await parentsOf(sources, headSha);
    const [commit] = parents;
    if (commit === undefined) {
        const message = `${why}, and ${headSha} has no parent: there is nothing to compare with`;
        throw notComparable(message, 'Name what to compare with by base-ref.');
    }
    steps.push(`${why}: first parent of ${headSha} is ${commit}`);
    return { commit, baseRef: null, baseTip: null, source };
}
async function parentsOf({ repository, github }, commit) {
    const here = await repository.parentsOf(commit);
    if (here !== null)
        return { parents: here, source: 'git' };
    const told = await github?.commits.parentsOf(commit);
    if (told?.kind === 'found')
        return { parents: told.value, source: 'api' };
    const reasons = [`${commit} is not in this clone`, ...(told === undefined ? [] : [told.reason])];
    throw notComparable(`the parents of ${commit} are not known: ${reasons.join('; ')}`);
}
async function tipOf({ repository, github }, { ref, why }, steps) {
    const reasons = [];
    let name = ref;
    if (name === null && github !== null) {
        const branch = await github.commits.defaultBranch();
        if (branch.kind === 'found')
            name = `refs/heads/${branch.value}`;
        else
            reasons.push(branch.reason);
    }
    if (name === null) {
        const message = ['the name of the default branch is not known', ...reasons].join(': ');
        throw notComparable(message, 'Name what to compare with by base-ref.');
    }
    if (github !== null) {
        const tip = await github.commits.branchTip(name.replace('refs/heads/', ''));
        if (tip.kind === 'found') {
            steps.push(`${why}, ${name}, is at ${tip.value}, by the API`);
            return { commit: tip.value, baseRef: name, baseTip: tip.value, source: 'api' };
        }
        reasons.push(`by the API: ${tip.reason}`);
        steps.push(`the API could not tell the tip of ${name}: ${tip.reason}`);
    }
    // A branch's merge base with itself is its tip, fetched where this clone lacks it.
    const found = await repository.mergeBase(name, name);
    if (found.kind === 'unknown') {
        throw notComparable(`the tip of ${name} is not known: ${[...reasons, `by git: ${found.reason}`].join('; ')}`);
    }
    steps.push(...found.steps);
    return { commit: found.commit, baseRef: name, baseTip: found.commit, source: 'git' };
}
/** What a name means at the server itself; null where it means something in this clone only. */
function nameAtServer(text) {
    const revision = (0,parse_revision/* parseRevision */.P)(text);
    if (revision.kind === 'id')
        return revision.id;
    const [, short] = /^(?:refs\/heads\/|refs\/tags\/|refs\/remotes\/origin\/|origin\/)?(.+)$/.exec(revision.name) ?? [];
    const isOurs = revision.ancestry !== '' || revision.name === 'HEAD' || short === undefined || short.startsWith('refs/');
    return isOurs ? null : short;
}
function notComparable(message, help = FETCH_HELP) {
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, help);
}

;// CONCATENATED MODULE: ./build/app/resolve-comparator.js








/** No comparator: the working tree's own policy holds, and what else is compared with is its own. */
function workingTreeComparator(world, config) {
    return {
        kind: 'file',
        config,
        isConfigured: false,
        name: 'the working tree',
        warnings: [],
        commits: {
            kind: 'file',
            event: null,
            source: null,
            base_ref: null,
            base_tip: null,
            merge_base: null,
            head_sha: null,
            tested_sha: null,
            alternatives: [],
            steps: [],
            config_outcome: 'default',
        },
        read: async (path) => {
            const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.join)(world.root, path), 'a file to compare with');
            return text === undefined ? null : { text, blob: null };
        },
        filesAt: (path) => Promise.resolve([path]),
        parse: (path, parse) => parse(path),
    };
}
/**
 * The commit that is asked for and its policy, by the API or git. What cannot be told throws `not_comparable` and never reads as "there is
 * none".
 *
 * @param event the name of the event that asks; null where none does
 */
async function resolveComparator(sources, request, event) {
    const testedSha = await sources.repository.headCommit();
    if (testedSha === null)
        throw resolve_comparator_notComparable(`${sources.repository.root}: expected a commit, found none yet`);
    const found = await resolveComparatorCommit(sources, request, testedSha);
    const { commit } = found;
    const files = await comparatorFiles(sources, commit, found.steps);
    const configText = await textAt(files, commit, contracts_config/* CONFIG_PATH */.tF);
    const config = configText === null
        ? contracts_config/* DEFAULT_CONFIG */.PV
        : await orNotComparable(commit, () => (0,load_config/* configFromText */.I7)(configText.text, at(commit, contracts_config/* CONFIG_PATH */.tF)));
    const others = found.alternatives.join(', ');
    const crossing = `history crosses over: ${commit} was taken of several merge bases (others: ${others})`;
    return {
        kind: 'git',
        config,
        isConfigured: configText !== null,
        name: `the comparator ${commit}`,
        warnings: [...found.warnings, ...(found.alternatives.length === 0 ? [] : [crossing])],
        commits: {
            kind: 'git',
            event,
            source: found.source,
            base_ref: found.baseRef,
            base_tip: found.baseTip,
            merge_base: commit,
            head_sha: found.headSha,
            tested_sha: found.testedSha,
            alternatives: [...found.alternatives],
            // Reading may add to them; they are told when everything was read.
            steps: found.steps,
            config_outcome: configText === null ? 'default' : 'found',
        },
        read: (path) => textAt(files, commit, path),
        filesAt: (path) => filesAt(files, commit, path),
        parse: (path, parse) => {
            try {
                return parse(at(commit, path));
            }
            catch (error) {
                throw invalidAt(commit, error);
            }
        },
    };
}
async function filesAt(files, commit, path) {
    if (!(0,find_files/* isGlob */.fg)(path))
        return [path];
    const [matches, all] = [await (0,find_files/* globTest */.FX)(path), await files.listFilesAt(commit)];
    return all.includes(path) ? [path] : all.filter((file) => matches(file));
}
async function textAt(files, commit, path) {
    const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
    if (read.kind === 'absent')
        return null;
    if (read.kind === 'unreadable')
        throw resolve_comparator_notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
    return {
        text: await orNotComparable(commit, () => Promise.resolve((0,read_text_file/* decodeUtf8 */._6)(read.bytes, at(commit, path), 'a file'))),
        blob: read.blob,
    };
}
async function orNotComparable(commit, read) {
    try {
        return await read();
    }
    catch (error) {
        throw invalidAt(commit, error);
    }
}
function invalidAt(commit, error) {
    if (!(error instanceof portcullis_error/* PortcullisError */.S))
        return error;
    const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
}
function at(commit, path) {
    return `${commit.slice(0, 12)}:${path}`;
}
/** Nothing can be said about what is compared: exit code 3. */
function resolve_comparator_notComparable(message, help) {
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, help);
}


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ resultsFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6675);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2428);



/** The results files that a path names: the file itself, the one in a batch's folder, or those of all batches in a folder. */
async function resultsFiles(world, path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path);
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(absolute)))
        return [{ path: absolute, shown: path }];
    const inside = (...names) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(absolute, ...names, _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_FILE */ .yG),
        shown: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, ...names, _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_FILE */ .yG),
    });
    const own = inside();
    if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(own.path))
        return [own];
    const batches = [];
    for (const name of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(absolute)) {
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(inside(name).path))
            batches.push(inside(name));
    }
    return batches.length === 0 ? [own] : batches;
}


/***/ }),

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ routingComparator),
/* harmony export */   k_: () => (/* binding */ comparatorCases),
/* harmony export */   mO: () => (/* binding */ fileBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6223);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8413);





/** A baseline given as a file: no comparator is used. `path` is relative to where the command runs. */
async function fileBaseline(world, comparator, path) {
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path), 'the baseline'), path);
    const warning = `no comparator was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`;
    return {
        baseline,
        config: comparator.config,
        cases: null,
        report: { ...comparator.commits, baseline_path: path, baseline_blob: null, baseline_outcome: 'found' },
        warnings: [...comparator.warnings, warning],
    };
}
/**
 * Baseline and cases as the comparator has them. Found, first adoption (neither configuration nor baseline), and "cannot be told" are three
 * different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
async function routingComparator(comparator, headCases) {
    const { config, name, isConfigured, commits } = comparator;
    const file = await comparator.read(config.baseline);
    if (file === null && isConfigured) {
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = file === null ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : comparator.parse(config.baseline, (shown) => (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(file.text, shown));
    const cases = await comparatorCases(comparator, headCases);
    const unseen = cases === null && file !== null ? [`${name} has no case files, so that loosened cases cannot be seen`] : [];
    return {
        baseline,
        config,
        cases,
        report: {
            ...commits,
            steps: [...commits.steps],
            baseline_path: config.baseline,
            baseline_blob: file?.blob ?? null,
            baseline_outcome: file === null ? 'first_adoption' : 'found',
        },
        warnings: [...comparator.warnings, ...unseen],
    };
}
/**
 * The comparator's cases: where its configuration says. Where that says nothing, at the default places; the head's own come in for
 * cases that are not found there, and come first where the caller named them. Null where there are none.
 */
async function comparatorCases(comparator, head) {
    const { config, name } = comparator;
    if (config.namesCases) {
        const cases = await readCases(comparator, config.cases);
        if (cases !== null && cases.missing.length === 0)
            return cases.found;
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
    }
    const own = await readCases(comparator, head.paths);
    if (head.named && own !== null)
        return own.found;
    const usual = await readCases(comparator, config.cases);
    if (own === null && usual === null)
        return null;
    const byId = new Map();
    for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])])
        byId.set(item.definition.case_id, item);
    return [...byId.values()];
}
/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCases(comparator, paths) {
    const cases = new Map();
    const missing = [];
    for (const path of paths) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
            continue;
        for (const file of await comparator.filesAt(path)) {
            if (cases.has(file))
                continue;
            const read = await comparator.read(file);
            if (read === null)
                missing.push(file);
            else
                cases.set(file, comparator.parse(file, (shown) => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCaseFile */ ._T)(read.text, shown)));
        }
    }
    return cases.size === 0 ? null : { found: [...cases.values()].flat(), missing };
}


/***/ }),

/***/ 5214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ scoreTranscript),
  X: () => (/* binding */ transcriptChunks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/evidence/read-transcript.js + 1 modules
var read_transcript = __webpack_require__(2734);
// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(8966);
// EXTERNAL MODULE: ./build/evidence/proof-line.js
var proof_line = __webpack_require__(7789);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(7625);
;// CONCATENATED MODULE: ./build/evidence/log-hits.js




/** A log line longer than this is a request with all its instructions, in which every word stands near every other. */
const MAX_LINE = 64 * 1024;
/** What was said to the model and what it was offered, and not what it did. */
const NOT_ITS_DEEDS = /"role"\s{0,4}:\s{0,4}"(?:user|developer|system)"|"type"\s{0,4}:\s{0,4}"(?:system|session_meta|turn_context|queue-operation)"|<skills_instructions>|<available_skills>/;
/**
 * What a client's log lines show of each token, by the text rules: at tier 2 at most, since nothing tells whether what a log speaks
 * of succeeded in this run (CONTRIBUTING.md, "Log fallback").
 */
function logHits(agent, tokens, aliases, lines, redact) {
    const hits = new Map();
    for (const line of lines) {
        if (line.text.length > MAX_LINE || NOT_ITS_DEEDS.test(line.text))
            continue;
        for (const token of tokens) {
            const hit = lineHit(agent, (0,attribute_signals/* resolveAlias */.Z)(aliases, token), line, redact);
            if (hit === null)
                continue;
            const known = hits.get(token);
            hits.set(token, known === undefined ? hit : (0,token_hit/* mergeHits */.v)(known, hit));
        }
    }
    return hits;
}
function lineHit(agent, token, { text, number }, redact) {
    const score = (0,compute_tier/* textScore */.gv)(token, text, agent);
    if (score === 0)
        return null;
    const tier = Math.max(2, (0,compute_tier/* computeTier */.Qk)(agent, token, text, score));
    const isDeed = tier === 2;
    return {
        tier,
        score,
        source_kind: 'log_fallback',
        source_detail: isDeed ? 'skill_call' : 'noise',
        line_number: number,
        proof_line: (0,proof_line/* proofLine */.b)(text, token, redact),
        attempted: isDeed,
        succeeded: isDeed,
        succeeded_tier: tier,
        depth: 0,
    };
}

// EXTERNAL MODULE: ./build/governance/redact-secrets.js
var redact_secrets = __webpack_require__(4076);
// EXTERNAL MODULE: ./build/io/file-chunks.js
var file_chunks = __webpack_require__(7666);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(4072);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(5609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var routing_requirements = __webpack_require__(8397);
// EXTERNAL MODULE: ./build/routing/run-facts.js
var run_facts = __webpack_require__(834);
;// CONCATENATED MODULE: ./build/app/score-transcript.js










/** No skill, model or version has a longer name. */
const NAME_LIMIT = 200;
/** A message of the client's may be as long as it likes. */
const ERROR_LIMIT = 1000;
/** Reads a transcript and says what it means for its case. The file is streamed; its size does not matter. */
async function scoreTranscript(request) {
    const { item, agent, reader, process, redact = redact_secrets/* redactSecrets */.f } = request;
    const requirements = (0,routing_requirements/* requirementsOf */.CG)(item.definition, agent);
    const tokens = new Set([...(0,routing_requirements/* tokensOf */.k8)(requirements), ...(request.furtherTokens ?? [])]);
    const scan = new read_transcript/* TranscriptScan */.S7(reader, {
        tokens: [...tokens],
        anyTokens: [...new Set([...(requirements.any ?? []), ...(request.furtherAnyTokens ?? [])])],
        aliases: requirements.aliases,
        installed: request.installed,
        redact,
    });
    const { sha256, bytes } = await readInto(scan, request.transcript);
    const { channel, evidence } = scan.finish();
    // A file that is called `.jsonl` and shows neither an event nor a call is something else than the client's plain text.
    const isText = !request.transcript.endsWith('.jsonl') || evidence.tool_calls > 0;
    const fromLogs = request.logs === undefined ? null : logHits(agent, [...tokens], requirements.aliases, request.logs.lines, redact);
    const seen = (0,run_facts/* assessRun */._)(channel, reader.textShowsCalls && isText, evidence, process);
    const run = request.logs?.counts === true && fromLogs !== null ? withLogHits(seen, fromLogs) : seen;
    const verdict = (0,judge_unit/* judgeUnit */.M)(requirements, run);
    return {
        unit_run_id: request.unitRunId,
        agent,
        case_id: item.definition.case_id,
        category: item.definition.category ?? null,
        trial: request.trial,
        ...verdict,
        expected_skill: item.definition.expected_skill ?? null,
        timed_out: run.timedOut,
        exit_code: process.exitCode,
        token_hits: storedHits(run.hits, tokens, redact),
        skills_available: run.skillsAvailable === null ? null : [...run.skillsAvailable],
        limit: run.limit,
        warnings: [...run.warnings],
        client: { name: agent, version: shortName(run.version, redact), model: shortName(run.model, redact) },
        usage: run.usage,
        error: errorText(verdict, run, redact),
        observed: run.observed,
        case_digest: item.digest,
        case_file: item.file,
        case_line: item.line,
        transcript: { path: request.transcriptName, sha256, bytes },
        duration_ms: null,
        attempts: null,
        log_fallback: request.logs === undefined || fromLogs === null
            ? null
            : { counts: request.logs.counts, files: request.logs.files, hits: storedHits(fromLogs, tokens, redact) },
    };
}
async function readInto(scan, path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for await (const chunk of transcriptChunks(path)) {
        hash.update(chunk);
        bytes += chunk.length;
        scan.push(chunk);
    }
    return { sha256: hash.digest('hex'), bytes };
}
/** The bytes of a transcript, in chunks as `fileChunks` gives them. Throws `PortcullisError` where it cannot be read. */
async function* transcriptChunks(path, chunkBytes) {
    try {
        yield* (0,file_chunks/* fileChunks */.T)(path, chunkBytes);
    }
    catch (error) {
        throw (0,file_error/* unreadable */.O$)(error, path, 'the transcript');
    }
}
/** Log hits stand behind those of the client's output, and never above tier 2. */
function withLogHits(run, logs) {
    const hits = new Map(run.hits);
    for (const [token, hit] of logs) {
        const known = hits.get(token);
        hits.set(token, known === undefined ? hit : (0,token_hit/* mergeHits */.v)(known, hit));
    }
    return { ...run, hits };
}
/** Names that nobody asked for come from the transcript, which may put anything there. */
function storedHits(hits, asked, redact) {
    const stored = [...hits].flatMap(([token, hit]) => {
        if (asked.has(token))
            return [[token, hit]];
        return token.length > NAME_LIMIT ? [] : [[redact(token), hit]];
    });
    return Object.fromEntries(stored);
}
function shortName(name, redact) {
    return name === null ? null : redact(name).slice(0, NAME_LIMIT).toWellFormed();
}
/** One sentence that says why the unit did not pass; null where it did. */
function errorText(verdict, run, redact) {
    if (verdict.status === 'pass')
        return null;
    const parts = [];
    if (verdict.gating_hits.length > 0)
        parts.push(`disallowed: ${verdict.gating_hits.join(', ')}`);
    if (verdict.status === 'fail' && verdict.missing.length > 0) {
        parts.push(`missing: ${verdict.missing.map(({ token, reason }) => `${token} (${reason})`).join(', ')}`);
    }
    if (run.transportMessage !== null)
        parts.push(run.transportMessage);
    if (run.timedOut)
        parts.push('the run was ended by the timeout');
    if (verdict.status === 'infra_error' && parts.length === 0) {
        parts.push(infraText(verdict.infra_reason));
    }
    const text = redact(parts.join('; '));
    return text.length > ERROR_LIMIT ? `${text.slice(0, ERROR_LIMIT).toWellFormed()}…` : text;
}
function infraText(reason) {
    if (reason === 'oversize')
        return 'a line was too long to read, so that absence proves nothing';
    return 'there is no proof that the model was at work to the end, so that absence proves nothing';
}


/***/ }),

/***/ 3592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ checkJoinFile),
/* harmony export */   SW: () => (/* binding */ checkTurn),
/* harmony export */   aX: () => (/* binding */ checkTurnFile),
/* harmony export */   ih: () => (/* binding */ checkTurnLine),
/* harmony export */   uz: () => (/* binding */ turnRefusal),
/* harmony export */   zz: () => (/* reexport safe */ _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_6__.z)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _typestate_close_join_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5911);
/* harmony import */ var _typestate_join_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4023);
/* harmony import */ var _typestate_normalized_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1845);
/* harmony import */ var _typestate_ready_mutation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8668);
/* harmony import */ var _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5409);
/* harmony import */ var _typestate_turn_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5497);
/* harmony import */ var _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4812);
/* harmony import */ var _typestate_turn_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3146);












/**
 * Judges a turn. Throws `TurnInvalidError`, and `unrecognised` for one of which a part could not be read and the rest is accepted: nobody
 * can tell that it closed.
 */
function checkTurn({ jsonText, isCut }) {
    const output = (0,_typestate_turn_report_js__WEBPACK_IMPORTED_MODULE_9__/* .turnReport */ .C)((0,_typestate_ready_mutation_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeMutation */ .t)((0,_typestate_close_join_js__WEBPACK_IMPORTED_MODULE_3__/* .closeJoin */ .N)((0,_typestate_normalized_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeTurn */ .x)((0,_typestate_turn_input_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTurnInput */ .x)(jsonText)))));
    if (output.result === 'rejected')
        return { exit: 1, output };
    if (isCut)
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('unrecognised', _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_8__/* .CUT_TURN */ .b);
    return { exit: 0, output };
}
/** Judges the turn in a file. One that cannot be read is no turn either: throws `TurnInvalidError`. */
async function checkTurnFile(cwd, file) {
    return checkTurn({ jsonText: await turnText(cwd, file), isCut: false });
}
/** The same in the reference's own form, without what it does not say. */
async function checkJoinFile(cwd, file) {
    return (0,_typestate_join_report_js__WEBPACK_IMPORTED_MODULE_10__/* .joinReport */ .x)((0,_typestate_close_join_js__WEBPACK_IMPORTED_MODULE_3__/* .closeJoin */ .N)((0,_typestate_normalized_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeTurn */ .x)((0,_typestate_turn_input_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTurnInput */ .x)(await turnText(cwd, file)))));
}
async function turnText(cwd, file) {
    try {
        return await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), 'the turn');
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S))
            throw error;
        throw new _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_6__/* .TurnInvalidError */ .z(error.message, { cause: error });
    }
}
/** Judges the turn of a batch line, in any form that `turnOfLine` takes. Throws what `turnOfLine` and `checkTurn` throw. */
function checkTurnLine(line) {
    return checkTurn((0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_8__/* .turnOfLine */ .Bm)(line));
}
/** What is answered for a line without a turn. */
function turnRefusal(error) {
    const named = error instanceof _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_6__/* .TurnInvalidError */ .z
        ? { class: error.errorClass, message: error.reason }
        : { class: error.code, message: error.message };
    return { exit: 2, error: named };
}


/***/ }),

/***/ 6103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ checkTurns),
/* harmony export */   kN: () => (/* binding */ turnFile),
/* harmony export */   yD: () => (/* binding */ turnStream)
/* harmony export */ });
/* harmony import */ var _io_file_chunks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7666);
/* harmony import */ var _io_file_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4072);
/* harmony import */ var _io_hold_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4390);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6578);
/* harmony import */ var _check_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3592);
/* harmony import */ var _turn_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2833);






/** A file of turns; what the file system says comes as `PortcullisError`. */
function turnFile(file, path) {
    return { file, chunks: readableChunks((0,_io_file_chunks_js__WEBPACK_IMPORTED_MODULE_0__/* .fileChunks */ .T)(path, _io_file_chunks_js__WEBPACK_IMPORTED_MODULE_0__/* .SMALL_CHUNK_BYTES */ .w), file) };
}
/** Turns that are already on their way. */
function turnStream(file, chunks) {
    return { file, chunks: readableChunks(chunks, file) };
}
/**
 * Judges each turn of the sources, in their order. A file that cannot be read, and one without any turn, come as a line with exit code 2
 * (nothing was judged, which must not read as a pass), and do not end the others.
 */
async function* checkTurns(sources) {
    (0,_io_hold_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .holdMemory */ .$)('young');
    for (const { file, chunks } of sources) {
        let lines = 0;
        try {
            for await (const read of (0,_turn_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .turnLines */ .p)(chunks)) {
                lines += 1;
                yield checkedLine(file, read);
            }
            if (lines === 0)
                throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('invalid_input', 'expected JSON Lines of turns, found no line');
        }
        catch (error) {
            if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S))
                throw error;
            yield { file, line: null, ...(0,_check_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .turnRefusal */ .uz)(error) };
        }
    }
}
function checkedLine(file, read) {
    const place = { file, line: read.line, ...(read.id === null ? {} : { id: read.id }) };
    if ('error' in read)
        return { ...place, ...(0,_check_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .turnRefusal */ .uz)(read.error) };
    try {
        return { ...place, ...(0,_check_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .checkTurn */ .SW)(read) };
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S))
            throw error;
        return { ...place, ...(0,_check_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .turnRefusal */ .uz)(error) };
    }
}
async function* readableChunks(chunks, file) {
    try {
        yield* chunks;
    }
    catch (error) {
        throw (0,_io_file_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(error, file, 'the turns');
    }
}


/***/ }),

/***/ 757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ gateTurns),
  O: () => (/* binding */ judgeTurns)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(1661);
// EXTERNAL MODULE: ./build/gates/typestate-gate.js + 1 modules
var typestate_gate = __webpack_require__(9745);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(897);
// EXTERNAL MODULE: ./build/app/gate-head.js + 2 modules
var gate_head = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/app/routing-comparator.js
var routing_comparator = __webpack_require__(6739);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(2428);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(7326);
;// CONCATENATED MODULE: ./build/typestate/bound-policies.js

/** By policy, where a turn says which one it went by, and what it is called when that is another one than the active. */
const BINDINGS = [
    ['mutation', 'mutationPolicyDigest', 'mutation.policy_digest_mismatch'],
    ['governance', 'governancePolicyDigest', 'governance.policy_package_mismatch'],
    ['toolRender', 'toolRenderProtocolDigest', 'context.queue_policy_violation'],
    ['reminderQueue', 'reminderQueuePolicyDigest', 'context.queue_policy_violation'],
    ['stateView', 'stateViewPolicyDigest', 'context.queue_policy_violation'],
    ['decomposition', 'decompositionPolicyDigest', 'coordination.decomposition_policy_violation'],
];
/**
 * The classes of a turn that is bound to other policies than those in force where it is judged, which its own evidence cannot say
 * (HARNESS-TYPESTATE 6; CONTRIBUTING.md, "Turns at the gate"). A policy that is not among `active` is not asked for.
 */
function unboundPolicies(callSpec, active) {
    return BINDINGS.flatMap(([policy, field, failureClass]) => (0,turn_check/* classIf */.M)(active[policy] !== undefined && active[policy] !== callSpec[field], failureClass));
}

// EXTERNAL MODULE: ./build/typestate/close-join.js + 25 modules
var close_join = __webpack_require__(5911);
// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(9493);
// EXTERNAL MODULE: ./build/typestate/normalized-turn.js + 11 modules
var normalized_turn = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/typestate/ready-mutation.js + 1 modules
var ready_mutation = __webpack_require__(8668);
// EXTERNAL MODULE: ./build/typestate/turn-input.js + 1 modules
var turn_input = __webpack_require__(5497);
;// CONCATENATED MODULE: ./build/typestate/judge-turn.js






/**
 * Everything that a gate holds against a turn: why its join is open, why the mutation that it asks for is refused, and which active
 * policies it is not bound to. `jsonText` is an input of the typestate check. Throws `TurnInvalidError`.
 */
function judgeTurn(jsonText, active) {
    const join = (0,close_join/* closeJoin */.N)((0,normalized_turn/* normalizeTurn */.x)((0,turn_input/* parseTurnInput */.x)(jsonText)));
    const { use, joinState } = join.turn;
    const { callSpec } = use.results.requests;
    const classes = (0,failure_class/* ascendingClasses */.X)([...classesOf(join), ...unboundPolicies(callSpec, active)]);
    return {
        callId: callSpec.callId,
        faults: classes.map((failureClass) => ({ failureClass, calls: callsAtFault(failureClass, joinState) })),
    };
}
/** A turn that asks for no mutation need not be ready for one. */
function classesOf(join) {
    const asks = join.turn.constraints.mutation !== undefined;
    if (!asks)
        return join.isClosed ? [] : join.failureClasses;
    const mutation = (0,ready_mutation/* judgeMutation */.t)(join);
    return mutation.isReady ? [] : mutation.failureClasses;
}
function callsAtFault(failureClass, state) {
    switch (failureClass) {
        case 'tool.result_missing':
            return state.missingResultCallIds;
        case 'tool.result_orphan':
            return state.orphanResultCallIds;
        case 'tool.use_missing':
            return state.missingUseCallIds;
        case 'tool.use_without_result':
            return state.unknownUseCallIds;
        case 'tool.join_incomplete':
            return [
                ...state.missingResultCallIds,
                ...state.orphanResultCallIds,
                ...state.missingUseCallIds,
                ...state.unknownUseCallIds,
            ];
        default:
            return [];
    }
}

// EXTERNAL MODULE: ./build/typestate/turn-of-line.js
var turn_of_line = __webpack_require__(4812);
;// CONCATENATED MODULE: ./build/typestate/turn-tally.js
/** So many places of a class are kept, and so many calls of a place: what is shown is enough to find the rest. */
const PLACES = 5;
const CALLS = 10;
/** Failure classes of the turns of one subject, counted as the turns go by, so that no number of turns fills the memory. */
class TurnTally {
    #classes = new Map();
    #turns = 0;
    #rejected = 0;
    /** `placeOf` gives the place of a fault of this turn. */
    add({ faults }, placeOf) {
        this.#turns += 1;
        if (faults.length > 0)
            this.#rejected += 1;
        for (const { failureClass, calls } of faults) {
            const known = this.#classes.get(failureClass) ?? { turns: 0, places: [] };
            this.#classes.set(failureClass, known);
            known.turns += 1;
            if (known.places.length < PLACES) {
                const place = placeOf(calls);
                known.places.push({ ...place, calls: place.calls.slice(0, CALLS) });
            }
        }
    }
    get turns() {
        return this.#turns;
    }
    get rejected() {
        return this.#rejected;
    }
    get classes() {
        return this.#classes;
    }
}

// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(8758);
// EXTERNAL MODULE: ./build/app/typestate/check-turns.js
var check_turns = __webpack_require__(6103);
// EXTERNAL MODULE: ./build/app/typestate/turn-lines.js
var turn_lines = __webpack_require__(2833);
;// CONCATENATED MODULE: ./build/app/typestate/turns-of-files.js











/** So many lines of a file that are no turn are told one by one. */
const TOLD_LINES = 100;
/**
 * The evidence files that paths and globs name. One that leads to nothing is an error: turns that are not there would pass.
 *
 * @throws PortcullisError `not_found`
 */
async function turnFiles(folder, paths) {
    const files = [];
    for (const path of paths) {
        const found = (0,find_files/* isGlob */.fg)(path) && !(await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(folder, path))) ? await (0,find_files/* filesMatching */.NP)(folder, path) : [path];
        if (found.length === 0) {
            throw new portcullis_error/* PortcullisError */.S('not_found', `${path}: expected evidence of turns, found no such file under ${folder}`, 'Write the evidence before the gate runs, or correct the path.');
        }
        files.push(...found.map((file) => (0,external_node_path_.resolve)(folder, file)));
    }
    return [...new Set(files)];
}
/**
 * The turns of evidence files, judged; each file is streamed. Turns of one id are one subject where a class was found or a baseline speaks of
 * the id; all others of a file, which closed, are one together, so that memory grows with what is wrong and not with the files.
 */
async function turnsOfFiles(world, request) {
    const byId = new Map();
    const subjects = [];
    for (const path of request.files) {
        const file = (0,load_cases/* displayPath */.Gt)(world.root, path);
        const rest = new TurnTally();
        const parts = new PartsOfFile(file);
        let lines = 0;
        for await (const line of turnsIn(file, path)) {
            lines += 1;
            judgeLine(line, request, { byId, rest, parts });
        }
        if (lines === 0)
            parts.add('invalid', 'there is no turn in it', 1);
        subjects.push(subjectOf({ case_id: null, agent: null, turn_id: null, file }, request, rest, parts.all()));
    }
    for (const [id, tally] of byId) {
        subjects.push(subjectOf({ case_id: null, agent: null, turn_id: id, file: null }, request, tally, []));
    }
    return subjects;
}
/** A file that is called `.json` is one turn, over as many lines as it likes. */
async function* turnsIn(file, path) {
    if (!path.endsWith('.json'))
        yield* (0,turn_lines/* turnLines */.p)((0,check_turns/* turnFile */.kN)(file, path).chunks);
    else
        yield { line: 1, id: null, jsonText: await (0,read_text_file/* readTextFile */.Gu)(path, 'the evidence of a turn'), isCut: false };
}
function judgeLine(line, { policies, named }, { byId, rest, parts, }) {
    if ('error' in line) {
        parts.add('invalid', line.error.message, line.line);
        return;
    }
    try {
        const judged = judgeTurn(line.jsonText, policies);
        const id = line.id ?? judged.callId;
        let tally = rest;
        if (judged.faults.length > 0 || named.has(id) || byId.has(id)) {
            tally = byId.get(id) ?? new TurnTally();
            byId.set(id, tally);
        }
        tally.add(judged, (calls) => ({ ...parts.place(line.line), calls: [...calls] }));
        if (line.isCut)
            parts.add('unjudged', turn_of_line/* CUT_TURN */.b, line.line);
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        parts.add('invalid', error.message, line.line);
    }
}
function subjectOf(subject, { isKnown }, { turns, rejected, classes }, unjudged) {
    return { subject, beforeId: null, isKnown, turns, rejected, classes, infra: new Map(), unjudged };
}
/** Lines of a file that are no turn, or that do not tell. */
class PartsOfFile {
    #file;
    #parts = [];
    #more = new Map();
    constructor(file) {
        this.#file = file;
    }
    place(line) {
        return { file: this.#file, line, calls: [], cause: null };
    }
    add(delta, reason, line) {
        if (this.#parts.length < TOLD_LINES) {
            this.#parts.push({ delta, gate: GATES[delta], reason, place: this.place(line) });
            return;
        }
        const more = this.#more.get(delta) ?? { lines: 0, first: line };
        this.#more.set(delta, { ...more, lines: more.lines + 1 });
    }
    all() {
        const more = [...this.#more].map(([delta, { lines, first }]) => {
            const reason = `the same is true of ${(0,counted/* counted */.h)(lines, 'line')} from here on`;
            return { delta, gate: GATES[delta], reason, place: this.place(first) };
        });
        return [...this.#parts, ...more];
    }
}
const GATES = { invalid: 'fail', unjudged: 'undecided' };

// EXTERNAL MODULE: ./build/providers/turn-readers.js + 6 modules
var turn_readers = __webpack_require__(3166);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(258);
;// CONCATENATED MODULE: ./build/typestate/fault-line.js
/**
 * The line of a transcript that a fault points at: the result of the first call at fault, or where none came the call itself; the turn's
 * first line where the fault is about no call.
 */
function faultLine({ line, calls: lines }, calls) {
    const [first] = calls;
    const found = first === undefined ? undefined : lines.get(first);
    return found?.result ?? found?.request ?? line;
}

// EXTERNAL MODULE: ./build/typestate/turn-policies.js
var turn_policies = __webpack_require__(1390);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/app/score-transcript.js + 1 modules
var score_transcript = __webpack_require__(5214);
;// CONCATENATED MODULE: ./build/app/typestate/transcript-of-unit.js





/**
 * The transcript that a unit was scored from: where its results say, or, when the batch was moved (downloaded from another job), at the
 * same place beside them. The results of a pull request are not to be believed: only a file with the recorded digest counts.
 */
async function transcriptOfUnit(world, resultsFile, unit) {
    if (unit.transcript === null)
        return { kind: 'missing', shown: 'a transcript' };
    const shown = unit.transcript.path;
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(world.cwd, resultsFile));
    const names = shown.split(/[/\\]/).filter((name) => name !== '' && name !== '.' && name !== '..');
    const moved = [3, 2, 1].map((count) => (0,external_node_path_.join)(folder, ...names.slice(-count)));
    let seen = false;
    for (const path of [(0,external_node_path_.resolve)(world.root, shown), ...moved]) {
        if (!(await (0,find_files/* isFile */.fo)(path)))
            continue;
        seen = true;
        if (await hasDigest(path, unit.transcript))
            return { kind: 'found', path };
    }
    return { kind: seen ? 'changed' : 'missing', shown };
}
async function hasDigest(path, { bytes, sha256 }) {
    if ((await (0,promises_.stat)(path)).size !== bytes)
        return false;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,score_transcript/* transcriptChunks */.X)(path))
        hash.update(chunk);
    return hash.digest('hex') === sha256;
}

// EXTERNAL MODULE: ./build/app/typestate/turns-from-transcript.js + 9 modules
var turns_from_transcript = __webpack_require__(7758);
;// CONCATENATED MODULE: ./build/app/typestate/turns-of-cells.js










/** The turns of every cell that has results, judged. Transcripts are streamed, one after the other. */
async function turnsOfCells(world, request) {
    const cells = new Map();
    for (const { file, results } of request.batches) {
        for (const unit of results.results) {
            const key = (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent);
            cells.set(key, [...(cells.get(key) ?? []), { file, unit }]);
        }
    }
    const subjects = [];
    for (const units of cells.values()) {
        const [first] = units;
        if (first !== undefined)
            subjects.push(await turnsOfCell(world, request, first.unit, units));
    }
    return subjects;
}
async function turnsOfCell(world, request, { case_id: caseId, agent }, units) {
    const [counted, ended] = [new TurnTally(), new TurnTally()];
    const unjudged = [];
    const provider = clientOf(agent, request.config);
    const runs = units.filter(({ unit }) => unit.status !== 'infra_error');
    if (provider === null) {
        const reason = `nobody knows the turns of ${agent}: its output does not tell them`;
        unjudged.push({ delta: 'unjudged', gate: 'warn', reason, place: null });
    }
    else {
        for (const { file, unit } of units) {
            const isCounted = unit.status !== 'infra_error';
            const fault = await tallyUnit(world, request, { file, unit, provider }, isCounted ? counted : ended);
            if (fault !== null && isCounted) {
                unjudged.push({ delta: 'unjudged', gate: 'undecided', reason: `trial ${unit.trial}: ${fault}`, place: null });
            }
        }
        if (runs.length === 0) {
            const isTolerated = request.tolerateInfra || request.config.providers.get(agent)?.infra === 'tolerated';
            const reason = 'infrastructure ended every run, so that nothing can be said about its turns';
            unjudged.push({ delta: 'unjudged', gate: isTolerated ? 'warn' : 'undecided', reason, place: null });
        }
    }
    const { id, isKnown } = request.before(caseId, agent);
    return {
        subject: { case_id: caseId, agent, turn_id: null, file: null },
        beforeId: id,
        isKnown,
        turns: counted.turns,
        rejected: counted.rejected,
        classes: counted.classes,
        infra: ended.classes,
        unjudged,
    };
}
/** Judges the turns of one unit; what kept it from being judged, or null. */
async function tallyUnit(world, { policies }, { file, unit, provider }, tally) {
    const transcript = await transcriptOfUnit(world, file, unit);
    if (transcript.kind !== 'found') {
        const what = transcript.kind === 'missing' ? 'is not there' : 'is not the file that the results are of';
        return `${transcript.shown} ${what}`;
    }
    const shown = (0,load_cases/* displayPath */.Gt)(world.root, transcript.path);
    const bound = { ...(0,turn_policies/* builtInPolicies */.e)(provider), ...policies };
    const before = tally.turns;
    let cut;
    try {
        const request = { provider, path: transcript.path, policies: bound, timedOut: unit.timed_out };
        for await (const turn of (0,turns_from_transcript/* turnsFromTranscript */.V)(request)) {
            cut ??= turn.unreadable[0]?.line;
            const cause = turn.interruption?.cause ?? null;
            tally.add(judgeTurn(JSON.stringify(turn.input), policies), (calls) => {
                return { file: shown, line: faultLine(turn, calls), calls: [...calls], cause };
            });
        }
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        return `${shown}: ${error.message}`;
    }
    if (cut !== undefined)
        return `${shown}:${cut}: the line may have held a call, and could not be read`;
    return tally.turns === before ? `${shown} shows no turn` : null;
}
/** The known client whose transcripts a provider writes; null where it is none. */
function clientOf(agent, config) {
    const name = config.providers.get(agent)?.command?.reader ?? agent;
    return turn_readers/* TURN_READERS */.z.has(name) ? name : null;
}

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/app/canonical-digest.js
var canonical_digest = __webpack_require__(6787);
// EXTERNAL MODULE: ./build/app/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(8413);
;// CONCATENATED MODULE: ./build/app/typestate/typestate-comparator.js




/** As the configuration calls a policy, and as the call specification does. */
const FIELDS = {
    mutation: 'mutation',
    governance: 'governance',
    tool_render: 'toolRender',
    reminder_queue: 'reminderQueue',
    state_view: 'stateView',
    decomposition: 'decomposition',
};
/**
 * The tolerated classes and the policies as the comparator has them. Where its configuration says nothing of turns, nothing is tolerated
 * and no policy is asked for: what the pull request says of itself does not count. Without a file of tolerated classes nothing is
 * tolerated either, unless the configuration names one: then it is missing, and the gate stops.
 *
 * @throws PortcullisError `not_comparable` where a configured file is missing or is not what it should be
 */
async function typestateComparator(comparator) {
    const configured = comparator.config.typestate;
    const path = configured?.baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD;
    const file = await comparator.read(path);
    if (file === null && configured?.namesBaseline === true)
        throw missing(comparator, path, 'tolerated classes');
    const baseline = file === null
        ? typestate_baseline/* EMPTY_TYPESTATE_BASELINE */.a7
        : comparator.parse(path, (shown) => (0,typestate_baseline/* parseTypestateBaseline */.i$)(file.text, shown));
    const outcome = file !== null ? 'found' : configured === null ? 'first_adoption' : 'none';
    const policies = {};
    const policyReport = {};
    for (const name of config/* TURN_POLICIES */.Hz) {
        const document = configured?.policies.get(name);
        const digest = document === undefined ? null : await policyDigest(comparator, name, document);
        policyReport[name] = digest;
        if (digest !== null)
            policies[FIELDS[name]] = digest;
    }
    const steps = [...comparator.commits.steps];
    const found = { baseline_path: path, baseline_blob: file?.blob ?? null, baseline_outcome: outcome };
    return { baseline, report: { ...comparator.commits, steps, ...found }, policies, policyReport };
}
async function policyDigest(comparator, name, path) {
    const file = await comparator.read(path);
    if (file === null)
        throw missing(comparator, path, `the policy ${name}`);
    return comparator.parse(path, () => `sha256:${(0,canonical_digest/* canonicalDigest */.X)(file.text).sha256}`);
}
function missing({ name }, path, what) {
    return (0,resolve_comparator/* notComparable */.kY)(`${name} is configured with ${path} for ${what}, but does not have it`, 'Restore the file on the base branch, or correct the path in its configuration.');
}

;// CONCATENATED MODULE: ./build/app/typestate/gate-turns.js










/** Judges the turns of results and evidence files, and compares them with what the comparator tolerates. */
async function gateTurns(world, options) {
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    return judgeTurns(world, head, await (0,gate_head/* comparatorOf */._)(world, head, options), options);
}
/** The same with head and comparator at hand. */
async function judgeTurns(world, head, comparator, { turns, tolerateInfra }) {
    const { baseline, report, policies, policyReport } = await typestateComparator(comparator);
    const { config } = comparator;
    // Without a section of its own the comparator judges no turns yet: everything is new to it. A given file is both sides.
    const isKnown = config.typestate !== null || comparator.kind === 'file';
    const before = await cellsBefore(head, comparator, [...baseline.cases.keys()], isKnown);
    const configured = [config, head.config].flatMap(({ typestate }) => typestate?.turns ?? []);
    const files = [...(await turnFiles(world.cwd, turns)), ...(await turnFiles(world.root, configured))];
    const proposed = await proposedBaseline(world.root, head.config);
    const named = new Set([...baseline.turns.keys(), ...proposed.turns.keys()]);
    const subjects = [
        ...(await turnsOfCells(world, { batches: head.batches, config, policies, tolerateInfra, before })),
        ...(await turnsOfFiles(world, { files: [...new Set(files)], policies, isKnown, named })),
    ];
    return (0,typestate_gate/* typestateGate */.h)({
        head: { commit: head.commit, baseline: proposed },
        comparator: { report, baseline, config },
        policies: policyReport,
        subjects,
        nothingToRun: head.nothingToRun && files.length === 0,
        today: world.now().toISOString().slice(0, 10),
        warnings: [...head.warnings, ...comparator.warnings],
    });
}
/** What the working tree proposes to tolerate; nothing where it has no such file. */
async function proposedBaseline(root, { typestate }) {
    const path = typestate?.baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD;
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.join)(root, path), 'the typestate baseline');
    return text === undefined ? typestate_baseline/* EMPTY_TYPESTATE_BASELINE */.a7 : (0,typestate_baseline/* parseTypestateBaseline */.i$)(text, path);
}
/** How the comparator calls a cell, and whether it knows it: a case and a provider that are both new are for the pull request to speak of. */
async function cellsBefore(head, comparator, recorded, isAdopted) {
    const isCompared = comparator.kind === 'git' && head.batches.length > 0;
    const cases = isCompared ? await (0,routing_comparator/* comparatorCases */.k_)(comparator, head.casePlaces) : null;
    const { changes } = (0,case_changes/* caseChanges */.W)(head.cases, cases, new Map(), recorded);
    const known = new Set([...(cases ?? head.cases).map(({ definition }) => definition.case_id), ...recorded]);
    return (caseId, agent) => {
        const id = changes.get(caseId)?.beforeId ?? caseId;
        return { id, isKnown: isAdopted && known.has(id) && comparator.config.providers.has(agent) };
    };
}


/***/ }),

/***/ 2833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ turnLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _evidence_split_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7042);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);
/* harmony import */ var _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4812);




/** So much is split before its lines are given: those of a large chunk at once would be many objects. */
const SLICE_BYTES = 64 * 1024;
/**
 * The turns of JSON Lines, each line in one of the forms that `turnOfLine` knows; blank lines are passed over. Lines are split and capped as
 * those of transcripts are (CONTRIBUTING.md, "Bytes"), so that memory stays bounded whatever comes. No chunk is asked for before the turns of
 * the last one were taken.
 *
 * A line without a turn (too long, not UTF-8, cut, another form) is given with its error, `invalid_input`, and ends nothing. Throws only what
 * `chunks` throws. Whoever takes no line at all for a pass is wrong: there was no turn.
 */
async function* turnLines(chunks) {
    let ready = [];
    const splitter = new _evidence_split_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .TranscriptSplitter */ .K((line) => ready.push(line));
    for await (const chunk of chunks) {
        for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
            splitter.push(chunk.subarray(start, start + SLICE_BYTES));
            yield* turnsOf(ready);
            ready = [];
        }
    }
    splitter.end();
    yield* turnsOf(ready);
}
function* turnsOf(lines) {
    for (const raw of lines) {
        const line = raw.number;
        let text = '';
        try {
            text = textOf(raw);
            // Not `trim`: what it takes for white space beyond that of JSON is no blank line.
            if (/[^ \t\r]/.test(text))
                yield { line, ...(0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfLine */ .Bm)(text) };
        }
        catch (error) {
            if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S))
                throw error;
            yield { line, id: (0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__/* .idOfLine */ .jC)(text), error };
        }
    }
}
function textOf(raw) {
    if (raw.kind === 'oversize') {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `expected a line of at most 16 MiB, found one of ${raw.bytes} bytes`);
    }
    const bytes = raw.bytes.subarray(raw.start, raw.end);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', 'expected UTF-8 text, found other bytes');
    return bytes.toString('utf8');
}


/***/ }),

/***/ 7758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* reexport */ printedTurn),
  V: () => (/* binding */ turnsFromTranscript)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/evidence/split-transcript.js + 1 modules
var split_transcript = __webpack_require__(7042);
;// CONCATENATED MODULE: ./build/evidence/decode-turns.js



const NOTHING = { facts: [], quiet: false };
/** An id of a call as the APIs make them, as a text of its own: in prose or in escaped JSON it is no id of this line. */
const CALL_ID = /(?<!\\)"(?:toolu_|srvtoolu_|call_)[\w-]{1,200}"/;
/** Bytes in, the facts of each line out; the same for any chunking of the same bytes. */
class TurnDecoder {
    #reader;
    #onLine;
    #splitter;
    constructor(reader, onLine) {
        this.#reader = reader;
        this.#onLine = onLine;
        this.#splitter = new split_transcript/* TranscriptSplitter */.K((line) => this.#line(line), { arrayForm: reader.arrayForm });
    }
    /** @throws PortcullisError `invalid_input` where a line holds what has no digest */
    push(chunk) {
        this.#splitter.push(chunk);
    }
    end() {
        this.#splitter.end();
    }
    #line(raw) {
        const line = raw.number;
        if (raw.kind === 'oversize') {
            this.#onLine({ ...NOTHING, line, holds_ids: false, damage: 'oversize' });
            return;
        }
        const decoded = (0,decode_line/* decodeLine */.H)(raw);
        if (decoded.kind === 'blank')
            return;
        if (decoded.kind === 'noise') {
            this.#onLine({ ...NOTHING, line, holds_ids: false, noise: true });
            return;
        }
        const holds_ids = CALL_ID.test(decoded.text);
        if (decoded.kind === 'damaged') {
            this.#onLine({ ...NOTHING, line, holds_ids, damage: 'damaged' });
            return;
        }
        const read = this.#read(line, () => this.#reader.readFacts(decoded.value));
        this.#onLine({ ...read, line, holds_ids, ...(decoded.lossy ? { damage: 'lossy' } : {}) });
    }
    #read(line, read) {
        try {
            return read();
        }
        catch (error) {
            if (!(error instanceof portcullis_error/* PortcullisError */.S))
                throw error;
            throw new portcullis_error/* PortcullisError */.S(error.code, `line ${line} of the transcript: ${error.message}`, error.help);
        }
    }
}

// EXTERNAL MODULE: ./build/io/file-chunks.js
var file_chunks = __webpack_require__(7666);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(4390);
// EXTERNAL MODULE: ./build/providers/turn-readers.js + 6 modules
var turn_readers = __webpack_require__(3166);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
;// CONCATENATED MODULE: ./build/typestate/recent-map.js
/**
 * A map that forgets what was not set lately: it remembers at least the last `size` keys and at most twice as many. (Deleting
 * a map's oldest key for each new one would be slow: the places of deleted keys are walked over.)
 */
class RecentMap {
    #size;
    #young = new Map();
    #old = new Map();
    constructor(size) {
        this.#size = size;
    }
    get(key) {
        return this.#young.get(key) ?? this.#old.get(key);
    }
    set(key, value) {
        this.#young.set(key, value);
        if (this.#young.size < this.#size)
            return;
        this.#old = this.#young;
        this.#young = new Map();
    }
    clear() {
        this.#young.clear();
        this.#old.clear();
    }
}

;// CONCATENATED MODULE: ./build/typestate/known-calls.js


/** So many calls and lines are remembered beyond the open turns; a resume copies what was written lately. */
const MEMORY = 10_000;
/** Which calls, results and lines were seen: all of the open turns, and the latest of those that were given. */
class KnownCalls {
    #open = new Map();
    #past = new RecentMap(MEMORY);
    #handles = new Map();
    #copies = new RecentMap(MEMORY);
    /**
     * A resume writes the lines of before once more, with their ids. A line that repeats the id of another and says
     * something else is no copy.
     */
    isCopy({ copy_id, facts }) {
        if (copy_id === undefined || facts.length === 0)
            return false;
        const key = (0,digest/* sha256Hex */.fg)(JSON.stringify([copy_id, facts]));
        if (this.#copies.get(key) === true)
            return true;
        this.#copies.set(key, true);
        return false;
    }
    get(id) {
        return this.#open.get(id) ?? this.#past.get(id);
    }
    turnOf(id) {
        return this.#open.get(id)?.turn;
    }
    /** A call without an id is like no other. */
    add(call, line, turn) {
        if (call.id !== '')
            this.#open.set(call.id, { call, line, turn });
    }
    answer({ id, handles }) {
        for (const handle of handles)
            this.#handles.set(handle, id);
    }
    /** A copy of a result whose turn was given. */
    isAnswered({ id, digest }) {
        return !this.#open.has(id) && this.#past.get(id)?.answers.includes(digest) === true;
    }
    /** The call whose result a text names: by the call's id, or by the name of what it started. */
    namedBy(name) {
        const id = this.#handles.get(name) ?? name;
        const turn = this.turnOf(id);
        return turn === undefined ? undefined : { turn, id };
    }
    /** The turn is given: what it could be compared with is kept, what could change it is not. */
    release(turn) {
        for (const { result } of turn.results)
            for (const handle of result.handles)
                this.#handles.delete(handle);
        for (const { call, line } of turn.requests) {
            if (this.turnOf(call.id) !== turn)
                continue;
            this.#open.delete(call.id);
            const answers = turn.resultsOf(call.id).map(({ result }) => result.digest);
            this.#past.set(call.id, { call: { ...call, names: [] }, line, answers });
        }
    }
    forget() {
        this.#open.clear();
        this.#handles.clear();
        this.#past.clear();
    }
}

;// CONCATENATED MODULE: ./build/typestate/line-notes.js
/** So many are kept of each kind: that there are any is what counts. */
const LIMIT = 100;
/** What is wrong with the lines of a turn. Each list has its own limit, so that none can crowd out another. */
class LineNotes {
    #damage = [];
    #unknown = [];
    #unreadable = [];
    /** Lines that are lost, or of which characters are. */
    get damage() {
        return this.#damage;
    }
    /** Blocks and events of kinds that nobody knows, by their names. */
    get unknown() {
        return this.#unknown;
    }
    get unreadable() {
        return this.#unreadable;
    }
    addDamage(line, kind) {
        add(this.#damage, { line, kind });
        if (kind !== 'lossy')
            add(this.#unreadable, { line, kind });
    }
    addUnknown(line, name, isToolLike) {
        add(this.#unknown, { line, kind: name });
        const isTold = this.#unreadable.at(-1)?.line === line;
        if (isToolLike && !isTold)
            add(this.#unreadable, { line, kind: 'unknown' });
    }
    addAll(others) {
        for (const note of others.damage)
            add(this.#damage, note);
        for (const note of others.unknown)
            add(this.#unknown, note);
        for (const note of others.unreadable)
            add(this.#unreadable, note);
    }
}
function add(notes, note) {
    if (notes.length < LIMIT)
        notes.push(note);
}

;// CONCATENATED MODULE: ./build/typestate/open-turn.js

/** One assistant message with its calls, as long as more can come. */
class OpenTurn {
    /** Its place among the turns; null as long as it is a message that makes no call. */
    number = null;
    model;
    stop;
    interruption;
    /** Its run came to an end of its own, so that the end of the stream interrupts nothing. */
    ended = false;
    requests = [];
    results = [];
    denied = new Set();
    /** Ids that two different calls have. */
    clashing = new Set();
    notes = new LineNotes();
    line;
    message;
    parent;
    #asked = new Set();
    #unanswered = new Set();
    /** Results by what they say. */
    #told = new Set();
    #byId = new Map();
    /** Results that nothing followed yet; those of servers stand in the message itself. */
    #unseen = { client: [], server: [] };
    constructor(line, message, parent) {
        this.line = line;
        this.message = message;
        this.parent = parent;
    }
    get hasOpenCalls() {
        return this.#unanswered.size > 0;
    }
    /** The results of a call, more than one where they contradict each other. */
    resultsOf(id) {
        return this.#byId.get(id) ?? [];
    }
    /** A call without a result, or a result that nothing followed. */
    get isUnclosed() {
        return this.hasOpenCalls || this.#unseen.client.length + this.#unseen.server.length > 0;
    }
    asks(id) {
        return this.#asked.has(id);
    }
    awaits(id) {
        return this.#unanswered.has(id);
    }
    request(call, line) {
        this.requests.push({ call, line });
        this.#asked.add(call.id);
        if (!this.#byId.has(call.id))
            this.#unanswered.add(call.id);
    }
    /** The same result twice is one; a different one for the same call is a row of its own. */
    answer(result, line) {
        const told = JSON.stringify([result.id, result.digest, result.error]);
        if (this.#told.has(told))
            return;
        this.#told.add(told);
        // What comes for a call that was left open when the run was cut did not come from the tool.
        const late = this.interruption !== undefined && this.#unanswered.has(result.id);
        const row = { result, line, synthetic: late || result.synthetic !== undefined, use: null };
        this.results.push(row);
        const known = this.#byId.get(result.id);
        if (known === undefined)
            this.#byId.set(result.id, [row]);
        else
            known.push(row);
        this.#unanswered.delete(result.id);
        if (!row.synthetic)
            this.#unseen[result.server === true ? 'server' : 'client'].push(row);
        if (result.synthetic !== undefined)
            this.interrupt({ cause: result.synthetic, line });
        if (result.interrupted === true)
            this.interrupt({ cause: 'aborted', line });
        if (result.denied === true)
            this.denied.add(result.id);
    }
    /** The model went on after the results that are there; its own message goes on only after those of servers. */
    observe(only) {
        for (const row of this.#unseen.server)
            row.use ??= 'observed';
        this.#unseen.server = [];
        if (only === 'server')
            return;
        for (const row of this.#unseen.client)
            row.use ??= 'observed';
        this.#unseen.client = [];
    }
    /** A later call names the result. */
    consume(id) {
        for (const row of this.resultsOf(id))
            if (!row.synthetic)
                row.use = 'consumed';
    }
    /** The first cause is the one; what is closed was not interrupted. */
    interrupt(interruption) {
        this.interruption ??= interruption;
    }
}

;// CONCATENATED MODULE: ./build/typestate/transcript-section.js
/** The lines of a turn's calls, each id with the first of its rows. */
function callLines(turn) {
    const requests = firstLines(turn.requests.map(({ call, line }) => [call.id, line]));
    const results = firstLines(turn.results.map(({ result, line }) => [result.id, line]));
    const ids = new Set([...requests.keys(), ...results.keys()]);
    return new Map([...ids].map((id) => [id, { request: requests.get(id) ?? null, result: results.get(id) ?? null }]));
}
/**
 * What the transcript tells beyond the reference's shape, for a section of its own beside `evidence` (so that no digest
 * changes): where the turn, its calls and its results stand, what interrupted it, and which rows are not what they seem.
 * Lists that would be empty are left out.
 */
function transcriptSection(turn, place) {
    const { provider, number, session, orderedTransport, derived } = place;
    const lines = [...place.calls].map(([id, found]) => [id, { ...found }]);
    const requested = [...place.calls].filter(([, { request }]) => request !== null).map(([id]) => id);
    const calls = turn.requests.map(({ call }) => call);
    const results = turn.results.map(({ result }) => result);
    const truncated = results.flatMap(({ id, truncated: told }) => told === undefined ? [] : [[id, told]]);
    const untyped = results.filter(({ error }) => error !== null && error.code === null).map(({ id }) => id);
    return {
        provider,
        turn: number,
        line: turn.line,
        ...given('session', session),
        ...given('message', turn.message ?? undefined),
        ...given('parentCallId', turn.parent),
        lines: Object.fromEntries(lines),
        ...given('interruption', turn.interruption && { ...turn.interruption }),
        ...listed('parallelGroup', requested.length > 1 ? requested : []),
        ...(results.length > 1
            ? { transport: { ordered: orderedTransport, resultOrder: results.map(({ id }) => id) } }
            : {}),
        ...listed('synthetic', turn.results.filter(({ synthetic }) => synthetic).map(({ result }) => result.id)),
        ...listed('denied', [...turn.denied]),
        ...listed('serverSide', calls.filter(({ server }) => server === true).map(({ id }) => id)),
        ...listed('subagents', calls.filter(({ subagent }) => subagent === true).map(({ id }) => id)),
        ...(truncated.length > 0 ? { truncated: Object.fromEntries(truncated) } : {}),
        ...listed('untypedErrors', untyped),
        ...listed('duplicateCalls', [...turn.clashing]),
        ...listed('damage', turn.notes.damage.map(plain)),
        ...listed('unknownBlocks', turn.notes.unknown.map(plain)),
        derived: [...derived],
    };
}
function given(key, value) {
    return value === undefined ? {} : { [key]: value };
}
function listed(key, values) {
    return values.length === 0 ? {} : { [key]: values };
}
function plain({ line, kind }) {
    return { line, kind };
}
/** By id, the first line of each. */
function firstLines(rows) {
    const lines = new Map();
    for (const [id, line] of rows)
        if (!lines.has(id))
            lines.set(id, line);
    return lines;
}

;// CONCATENATED MODULE: ./build/typestate/turn-document.js


/** The loop goes on behind these; the others end it, or nobody knows what they do. */
const CONTINUES = new Set(['tool_use', 'pause_turn']);
const NO_MESSAGE = 'the client gave no message';
/** Writes turns in the shape that `turn-input.ts` reads; what the shape has no place for stands beside `evidence`. */
class TurnWriter {
    #options;
    #session;
    #model;
    /** Over all ids of the turns that were written, one after the other: what queue and view hold by now. */
    #chain = (0,digest/* digestOf */.ol)([]);
    constructor(options) {
        this.#options = options;
    }
    session({ session, model }) {
        this.#session = session ?? this.#session;
        this.#model = model ?? this.#model;
    }
    write(turn, number) {
        const { policies, provider, orderedTransport, source } = this.#options;
        const derived = [];
        const modelRef = named(turn.model) ?? named(this.#model) ?? 'unknown-model';
        if (named(turn.model) === undefined)
            derived.push('/evidence/callSpec/modelRef');
        const stopReason = named(turn.stop) ?? (turn.requests.length > 0 ? 'tool_use' : 'end_turn');
        if (named(turn.stop) === undefined)
            derived.push('/evidence/protocolState/stopReason');
        const calls = new Set(turn.requests.map(({ call }) => call.id)).size;
        const callId = `${provider}:${this.#session ?? 'no-session'}:${turn.message ?? `line-${turn.line}`}`;
        const ids = [...new Set(turn.results.map(({ result }) => result.id))];
        this.#chain = (0,digest/* digestOf */.ol)([this.#chain, ids]);
        const sessionRefs = this.#session === undefined ? [] : [`${provider}:${this.#session}`];
        const evidence = {
            callSpec: {
                callId,
                modelRef,
                actionMode: calls > 1 ? 'code' : 'json',
                executionPattern: calls > 1 ? 'parallel' : 'single',
                normalizerId: `portcullis.${provider}.v1`,
                mutationPolicyDigest: policies.mutation,
                governancePolicyDigest: policies.governance,
                toolRenderProtocolDigest: policies.toolRender,
                reminderQueuePolicyDigest: policies.reminderQueue,
                stateViewPolicyDigest: policies.stateView,
                decompositionPolicyDigest: policies.decomposition,
            },
            toolRequests: turn.requests.map((row) => requestRow(row, turn.clashing)),
            toolResults: turn.results.map((row, index) => resultRow(row, `/evidence/toolResults/${index}`, derived)),
            toolUse: turn.results.flatMap(useRow),
            toolRender: turn.results.map((row) => renderRow(row, policies)),
            reminderQueue: [{ queueId: `queue/${callId}`, reducedDigest: this.#chain, policyDigest: policies.reminderQueue }],
            stateViews: [
                {
                    viewId: `state/${callId}`,
                    viewDigest: this.#chain,
                    policyDigest: policies.stateView,
                    sourceRefs: sessionRefs,
                },
            ],
            protocolState: { stopReason, continuationAllowed: CONTINUES.has(stopReason.trim().toLowerCase()) },
            sessionRefs,
            trajectoryRefs: source === undefined ? [] : [`${source}#L${turn.line}`],
        };
        derived.push(...['callSpec/actionMode', 'callSpec/executionPattern', 'protocolState/continuationAllowed'].map(inEvidence), ...['toolUse', 'toolRender', 'reminderQueue', 'stateViews'].map(inEvidence));
        for (const [index, { call }] of turn.requests.entries()) {
            if (turn.clashing.has(call.id))
                derived.push(`/evidence/toolRequests/${index}/schemaDigest`);
        }
        if (turn.message === null)
            derived.push('/evidence/callSpec/callId');
        const order = orderedTransport ? { protocolConstraints: { parallelTransportOrderValid: isInOrder(turn) } } : {};
        const lines = callLines(turn);
        const place = { provider, number, session: this.#session, orderedTransport, derived, calls: lines };
        const transcript = transcriptSection(turn, place);
        return {
            turn: number,
            line: turn.line,
            input: { evidence, ...order, transcript },
            derived,
            calls: lines,
            interruption: turn.interruption ?? null,
            unreadable: turn.notes.unreadable,
        };
    }
}
function inEvidence(path) {
    return `/evidence/${path}`;
}
/** The check refuses a blank text; what is blank was not told. */
function named(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
/** No client tells a tool's schema; only two calls of one id carry what they differ in, so that they stay two rows. */
function requestRow({ call }, clashing) {
    return {
        toolCallId: call.id,
        toolName: call.tool,
        ...(clashing.has(call.id) ? { schemaDigest: call.digest } : {}),
        ...(call.caller === undefined ? {} : { callerId: call.caller }),
    };
}
/** A failure always has its full envelope; what the client does not tell is derived, and never retryable. */
function resultRow({ result }, pointer, derived) {
    const row = { toolCallId: result.id, status: result.error === null ? 'ok' : 'error', resultDigest: result.digest };
    if (result.error === null)
        return row;
    const code = named(result.error.code ?? undefined);
    const message = named(result.error.message ?? undefined);
    derived.push(`${pointer}/retryable`);
    if (code === undefined)
        derived.push(`${pointer}/errorCode`);
    if (message === undefined)
        derived.push(`${pointer}/errorMessage`);
    return { ...row, errorCode: code ?? 'unknown_error', retryable: false, errorMessage: message ?? NO_MESSAGE };
}
/** A result that nothing followed, and one that the host made up, were not used by anybody. */
function useRow({ result, use }) {
    return use === null ? [] : [{ toolCallId: result.id, disposition: use, resultDigest: result.digest }];
}
function renderRow({ result }, policies) {
    return {
        toolCallId: result.id,
        operatorPayloadDigest: result.operator ?? result.digest,
        reminderRenderDigest: result.digest,
        injectionPoint: 'tool_response',
        policyDigest: policies.toolRender,
    };
}
/** Whether the results came in the order of the calls that they answer. */
function isInOrder(turn) {
    const places = new Map(turn.requests.map(({ call }, index) => [call.id, index]));
    const order = turn.results.flatMap(({ result }) => places.get(result.id) ?? []);
    return order.every((place, index) => index === 0 || place >= (order[index - 1] ?? 0));
}

;// CONCATENATED MODULE: ./build/typestate/derive-turns.js






/** So many later messages of its conversation a turn waits for: a call that names its result may come in any of them. */
const WINDOW = 16;
/** So many turns may be open in all conversations together; beyond, the oldest is given as it is. */
const OPEN_LIMIT = 512;
/** The model reached a bound of its own: the calls that it left open are nobody's fault, and not retryable. */
const LIMIT_STOPS = new Set(['max_tokens', 'model_context_window_exceeded']);
/** The main conversation; a subagent's has the id of the call that started it. */
const MAIN = '';
/**
 * Turns of a transcript, each given when it is complete: a turn is one assistant message with its calls, and the message
 * without a call that ends a run or tells why it stopped (CONTRIBUTING.md, "Turns").
 *
 * Pairing is by id alone. Nothing is repaired: what is missing stays missing, what is there twice comes through twice.
 * Holds a bounded number of turns and ids. `turn` counts the messages in their order; a turn with a subagent in it is given
 * after the subagent's.
 */
class TurnDeriver {
    #provider;
    #timedOut;
    #writer;
    #calls = new KnownCalls();
    #conversations = new Map();
    #open = new Map();
    /** By conversation, the message whose parts came last. */
    #partials = new RecentMap(OPEN_LIMIT);
    #count = { turns: 0, lines: 0, known: 0, said: 0, tools: 0, toolLike: 0, ids: 0 };
    #ready = [];
    /** For the next turn, where there is none to tell them. */
    #pending = new LineNotes();
    #atEnd = false;
    #latest;
    constructor(options) {
        this.#provider = options.provider;
        this.#timedOut = options.timedOut === true;
        this.#writer = new TurnWriter(options);
    }
    /** The turns that are complete with this line. */
    take(line) {
        this.#count.lines = line.line;
        if (line.damage !== undefined)
            this.#notes().addDamage(line.line, line.damage);
        if (line.quiet || line.facts.some(({ type }) => type !== 'unknown'))
            this.#count.known += 1;
        const isTool = line.facts.some(({ type }) => type === 'call' || type === 'result');
        if (line.holds_ids && !line.quiet && !isTool)
            this.#count.ids += 1;
        // Of what is unknown nobody can say that it repeats what was there.
        const facts = this.#calls.isCopy(line) ? line.facts.filter(({ type }) => type === 'unknown') : line.facts;
        for (const fact of facts)
            this.#fact(fact, line.line, line.parent ?? MAIN);
        this.#giveBeyondLimit();
        return this.#taken();
    }
    /**
     * The turns that were open at the end.
     *
     * @throws PortcullisError `unrecognised` where the transcript shows that tools were called and none of the calls is known,
     * `invalid_input` where it is no transcript of this client
     */
    finish() {
        const { said, tools, toolLike, ids, known, lines } = this.#count;
        if (tools === 0 && (toolLike > 0 || (said > 0 && ids > 0))) {
            throw new portcullis_error/* PortcullisError */.S('unrecognised', `expected tool calls of ${this.#provider} in a form that is known, found ` +
                `${said} assistant messages without any, ${toolLike} blocks of an unknown kind and ${ids} lines with ids of calls`, 'The client may be newer than what Portcullis knows; nothing can be said about its calls.');
        }
        if (known === 0) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected the JSON stream of ${this.#provider}, found ${lines === 0 ? 'nothing' : 'no event of it'}`, 'Record the client with its JSON output.');
        }
        const line = this.#count.lines;
        const cut = { cause: this.#timedOut ? 'timeout' : 'killed', line };
        for (const turn of this.#open.keys())
            if (turn.isUnclosed && !turn.ended)
                turn.interrupt(causeOfStop(turn, line) ?? cut);
        const open = [...this.#open.keys()];
        this.#give(open.sort((left, right) => (left.number ?? 0) - (right.number ?? 0)));
        const ready = this.#taken();
        const [unreadable] = this.#pending.unreadable;
        if (unreadable !== undefined)
            throw untold(unreadable);
        return ready;
    }
    /** What cannot be read belongs to the message before it, or where there is none to the next one. */
    #notes(turn = this.#latest) {
        return turn !== undefined && this.#open.has(turn) ? turn.notes : this.#pending;
    }
    #taken() {
        const ready = this.#ready;
        this.#ready = [];
        return ready;
    }
    #fact(fact, line, key) {
        switch (fact.type) {
            case 'session':
                this.#session(fact, line);
                break;
            case 'said':
                this.#count.said += 1;
                this.#turnOf(fact, line, key);
                break;
            case 'call':
                this.#count.tools += 1;
                this.#call(fact, line, key);
                break;
            case 'result':
                this.#count.tools += 1;
                this.#result(fact, line, key);
                break;
            case 'partial':
                this.#partials.set(key, fact.message);
                break;
            case 'stop':
                this.#stop(fact.reason, key);
                break;
            case 'end':
                this.#end(fact, line);
                break;
            case 'aborted':
                // Some clients say afterwards that the run was completed: its last message ended nothing.
                this.#atEnd = true;
                for (const turn of this.#open.keys())
                    if (turn.isUnclosed)
                        turn.interrupt({ cause: 'aborted', line });
                break;
            case 'reported':
                this.#closeSubagent(fact.call, fact.ok);
                break;
            case 'denied':
                this.#calls.turnOf(fact.call)?.denied.add(fact.call);
                break;
            case 'unknown':
                if (fact.tool_like)
                    this.#count.toolLike += 1;
                this.#notes(this.#conversations.get(key)?.current).addUnknown(line, fact.name, fact.tool_like);
                break;
        }
    }
    #session(fact, line) {
        const main = this.#conversations.get(MAIN)?.turns ?? [];
        if (fact.begins)
            for (const turn of main)
                if (turn.hasOpenCalls)
                    turn.interrupt({ cause: 'killed', line });
        if (fact.fresh_ids === true) {
            this.#give([...this.#open.keys()]);
            this.#calls.forget();
        }
        this.#writer.session(fact);
    }
    /** The turn of a message's line; whatever the assistant writes follows all results of earlier messages. */
    #turnOf(fact, line, key) {
        const conversation = this.#conversation(key);
        const turn = this.#find(conversation, fact.message) ?? this.#begin(conversation, line, fact.message, key);
        turn.model ??= fact.model;
        turn.stop ??= fact.stop;
        for (const earlier of conversation.turns)
            if (earlier.isUnclosed)
                earlier.observe(earlier === turn ? 'server' : 'all');
        if (turn.stop !== undefined)
            this.#number(turn);
        return turn;
    }
    /** Where a client tells no messages, calls that overlap belong to one, and a text to the calls that follow it. */
    #find({ turns, current }, message) {
        if (message !== null)
            return turns.findLast((turn) => turn.message === message);
        return current !== undefined && (current.requests.length === 0 || current.hasOpenCalls) ? current : undefined;
    }
    #begin(conversation, line, message, key) {
        const turn = new OpenTurn(line, message, key === MAIN ? undefined : key);
        conversation.turns.push(turn);
        conversation.current = turn;
        this.#open.set(turn, key);
        this.#latest = turn;
        this.#atEnd = false;
        turn.notes.addAll(this.#pending);
        this.#pending = new LineNotes();
        if (conversation.turns.length > WINDOW)
            this.#give(conversation.turns.slice(0, 1));
        return turn;
    }
    #call(fact, line, key) {
        const known = this.#calls.get(fact.id);
        const isOpen = this.#calls.turnOf(fact.id)?.awaits(fact.id) === true;
        if (known !== undefined && (known.call.digest === fact.digest || (fact.again === true && isOpen)))
            return;
        const turn = this.#turnOf(fact, line, key);
        if (known !== undefined) {
            // Two calls of one id: both come through, so that whoever checks the turn refuses it.
            turn.clashing.add(fact.id);
            if (!turn.asks(fact.id))
                turn.request(known.call, known.line);
        }
        turn.request(fact, line);
        this.#calls.add(fact, line, turn);
        this.#number(turn);
        for (const name of fact.names) {
            const named = this.#calls.namedBy(name);
            if (named !== undefined && named.turn !== turn)
                named.turn.consume(named.id);
        }
    }
    #result(fact, line, key) {
        if (this.#calls.isAnswered(fact))
            return;
        let turn = this.#calls.turnOf(fact.id);
        if (turn === undefined) {
            // Nobody asked for it, or its turn is long over: an orphan of the turn in which it came.
            const conversation = this.#conversation(key);
            turn = conversation.current ?? this.#begin(conversation, line, null, key);
            this.#number(turn);
        }
        turn.answer(fact, line);
        this.#calls.answer(fact);
        if (fact.background !== true)
            this.#closeSubagent(fact.id, fact.error === null && fact.synthetic === undefined);
    }
    /** A subagent's report is what it wrote after its last results, also where the transcript does not show it as a message. */
    #closeSubagent(call, ok) {
        const turns = this.#conversations.get(call)?.turns;
        if (turns === undefined || call === MAIN)
            return;
        if (ok)
            for (const turn of turns)
                turn.observe('all');
        this.#give([...turns]);
        this.#conversations.delete(call);
    }
    #stop(reason, key) {
        const partial = this.#partials.get(key);
        const turn = this.#conversations.get(key)?.turns.findLast(({ message }) => message === partial);
        if (partial === undefined || turn === undefined)
            return;
        turn.stop ??= reason;
        this.#number(turn);
    }
    #end({ outcome, stop }, line) {
        const main = this.#conversation(MAIN);
        if (main.current !== undefined && outcome !== 'error' && !this.#atEnd) {
            main.current.stop ??= stop;
            this.#number(main.current);
        }
        this.#atEnd = true;
        // A subagent in the background may go on behind the end of a run that was completed, behind any other it does not.
        for (const turn of outcome === 'completed' ? main.turns : this.#open.keys()) {
            turn.ended = true;
            const cause = outcome === 'completed' ? causeOfStop(turn, line) : { cause: outcome, line };
            if (cause !== undefined && turn.isUnclosed)
                turn.interrupt(cause);
        }
    }
    /** From now on it is a turn: it makes a call, or it is known why it stopped. */
    #number(turn) {
        if (turn.number === null)
            turn.number = this.#count.turns += 1;
    }
    #conversation(key) {
        const known = this.#conversations.get(key);
        if (known !== undefined)
            return known;
        const conversation = { turns: [], current: undefined };
        this.#conversations.set(key, conversation);
        return conversation;
    }
    #giveBeyondLimit() {
        for (const oldest of this.#open.keys()) {
            if (this.#open.size <= OPEN_LIMIT)
                return;
            this.#give([oldest]);
        }
    }
    #give(turns) {
        for (const turn of turns) {
            const key = this.#open.get(turn) ?? MAIN;
            const conversation = this.#conversation(key);
            this.#open.delete(turn);
            conversation.turns.splice(conversation.turns.indexOf(turn), 1);
            if (conversation.current === turn)
                conversation.current = undefined;
            if (conversation.turns.length === 0 && key !== MAIN)
                this.#conversations.delete(key);
            this.#calls.release(turn);
            // With a line the call that makes it a turn may have been lost.
            if (turn.notes.unreadable.length > 0)
                this.#number(turn);
            if (turn.number !== null)
                this.#ready.push(this.#writer.write(turn, turn.number));
        }
    }
}
/** The lines behind the last turn, or without any, have nobody who could tell of them. */
function untold({ line, kind }) {
    const found = kind === 'unknown' ? 'one of an unknown kind that may be a call' : 'one that is damaged or too long';
    return new portcullis_error/* PortcullisError */.S(kind === 'unknown' ? 'unrecognised' : 'invalid_input', `line ${line}: expected an event, found ${found}, and no turn that could tell`, kind === 'unknown'
        ? 'The client may be newer than what Portcullis knows.'
        : 'What the line said is lost, and with it perhaps a call.');
}
function causeOfStop({ stop }, line) {
    return stop !== undefined && LIMIT_STOPS.has(stop.trim().toLowerCase()) ? { cause: 'limit', line } : undefined;
}

// EXTERNAL MODULE: ./build/typestate/turn-policies.js
var turn_policies = __webpack_require__(1390);
// EXTERNAL MODULE: ./build/app/score-transcript.js + 1 modules
var score_transcript = __webpack_require__(5214);
;// CONCATENATED MODULE: ./build/typestate/printed-turn.js
/** A derived turn as a line of JSON: what the input says already is left out. */
function printedTurn({ turn, line, input, derived, unreadable, }) {
    const printed = { turn, line, input, derived };
    return unreadable.length === 0 ? printed : { ...printed, unreadable: unreadable.map((one) => ({ ...one })) };
}

;// CONCATENATED MODULE: ./build/app/typestate/turns-from-transcript.js









/**
 * The turns of a transcript as inputs of the typestate check, each as soon as it is complete. The file is streamed.
 *
 * @throws PortcullisError `usage` for a provider whose turns nobody knows, `unrecognised` or `invalid_input` for a transcript
 * that cannot be understood; what was given before does not count then
 */
async function* turnsFromTranscript(request) {
    const { provider, path, policies = (0,turn_policies/* builtInPolicies */.e)(provider), timedOut = false } = request;
    const reader = turn_readers/* TURN_READERS */.z.get(provider);
    if (reader === undefined) {
        const known = [...turn_readers/* TURN_READERS */.z.keys()].join(', ');
        throw new portcullis_error/* PortcullisError */.S('usage', `--provider: expected one of ${known}, found ${JSON.stringify(provider)}`);
    }
    // A turn lives for the next 16 messages, what is told from a copy for 10,000 lines; then both are garbage.
    (0,hold_memory/* holdMemory */.$)('all');
    const { orderedTransport } = reader;
    const deriver = new TurnDeriver({ provider, policies, orderedTransport, timedOut, source: path });
    let ready = [];
    const decoder = new TurnDecoder(reader, (line) => ready.push(...deriver.take(line)));
    // A turn is several times as large as its lines, so that those of a large chunk would be many megabytes.
    for await (const chunk of (0,score_transcript/* transcriptChunks */.X)(path, file_chunks/* SMALL_CHUNK_BYTES */.w)) {
        decoder.push(chunk);
        yield* ready;
        ready = [];
    }
    decoder.end();
    yield* ready;
    yield* deriver.finish();
}


/***/ }),

/***/ 5941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6819);
/* harmony import */ var _io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8117);



/** Writes a document where a person or another program can find it; `what` names it in messages. */
async function writeDocument(document, path, what) {
    await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(document), what);
}


/***/ }),

/***/ 5649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G6: () => (/* binding */ EMPTY_BASELINE),
  BW: () => (/* binding */ baselineText),
  Ms: () => (/* binding */ entryOf),
  nk: () => (/* binding */ parseBaseline)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/kernel/pretty-json.js
var pretty_json = __webpack_require__(6445);
;// CONCATENATED MODULE: ./build/contracts/generated/baseline.validate.js
// Generated from baseline.schema.json by scripts/generate.ts.

const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"baseline.schema.json","title":"BaselineDocument","description":"case → provider → what is expected of that cell.","type":"object","properties":{"$schema":{"type":"string"},"schema":{"const":1}},"propertyNames":{"pattern":"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/baselineEntry"}},"definitions":{"baselineEntry":{"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}},"historyRecord":{"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}},"fingerprint":{"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}}}};
const pattern0 = new RegExp("^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema12 = {"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}};
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const schema13 = {"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}};
const schema14 = {"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.disallowed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed"},message:"must have required property '"+"disallowed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fingerprint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "batch") || (key0 === "at")) || (key0 === "passed")) || (key0 === "total")) || (key0 === "disallowed")) || (key0 === "seconds")) || (key0 === "fingerprint"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.batch !== undefined){
let data0 = data.batch;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err7 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passed !== undefined){
let data2 = data.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.disallowed !== undefined){
let data4 = data.disallowed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.seconds !== undefined){
let data5 = data.seconds;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data6 = data.fingerprint;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.client === undefined){
const err23 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.model === undefined){
const err24 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.case_digest === undefined){
const err25 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.skill_set_digest === undefined){
const err26 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "client") || (key1 === "model")) || (key1 === "case_digest")) || (key1 === "skill_set_digest"))){
const err27 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.client !== undefined){
let data7 = data6.client;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/fingerprint/client",schemaPath:"#/definitions/fingerprint/properties/client/type",keyword:"type",params:{type: schema14.properties.client.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.model !== undefined){
let data8 = data6.model;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/fingerprint/model",schemaPath:"#/definitions/fingerprint/properties/model/type",keyword:"type",params:{type: schema14.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.case_digest !== undefined){
let data9 = data6.case_digest;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err30 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.skill_set_digest !== undefined){
let data10 = data6.skill_set_digest;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/type",keyword:"type",params:{type: schema14.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err33 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expected_status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "expected_status") || (key0 === "allow_timeout")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "expires")) || (key0 === "history"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expected_status !== undefined){
let data0 = data.expected_status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err2 = {instancePath:instancePath+"/expected_status",schemaPath:"#/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema12.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow_timeout !== undefined){
if(typeof data.allow_timeout !== "boolean"){
const err3 = {instancePath:instancePath+"/allow_timeout",schemaPath:"#/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
const err5 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err6 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.history !== undefined){
let data5 = data.history;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err8 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data5[i0], {instancePath:instancePath+"/history/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},message:"must match pattern \""+"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!((key1 === "$schema") || (key1 === "schema"))){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key2 in data0){
const _errs5 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key3 in data0){
if(!(validate11(data0[key3], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(5224);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/baseline.js






const EMPTY_BASELINE = { entries: new Map(), versioned: true };
function entryOf(baseline, caseId, agent) {
    return baseline.entries.get(caseId)?.get(agent) ?? null;
}
/** Parses a baseline; throws one error that lists every problem with file and line. */
function parseBaseline(text, file) {
    const source = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)('the baseline', source, file);
    const document = (0,json_source/* checkedValue */.ZJ)('the baseline', source.value, validate, file, source);
    const entries = new Map();
    for (const [caseId, providers] of Object.entries(document)) {
        if (typeof providers === 'object')
            entries.set(caseId, new Map(Object.entries(providers)));
    }
    const problems = [...entries].flatMap(([caseId, providers]) => [...providers].flatMap(([agent, { history = [] }]) => historyFaults(history).map(({ pointer, expected, found }) => {
        const whole = `${(0,json_pointer/* childPointer */.Y)((0,json_pointer/* childPointer */.Y)('', caseId), agent)}/history${pointer}`;
        return { file, line: source.lineOf(whole) ?? null, pointer: whole, expected, found, help: null };
    })));
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the baseline', problems, 'Let `portcullis bless --pool` write it.');
    return { entries, versioned: document.schema === 1 };
}
/** What a schema cannot say of a history: counts that fit each other, each batch once, the newest first. */
function historyFaults(history) {
    const seen = new Set();
    return history.flatMap((record, index) => {
        const { batch, at, passed, total, disallowed } = record;
        const before = history[index - 1];
        const fault = (key, expected, found) => {
            return { pointer: `/${index}/${key}`, expected, found: String(found) };
        };
        return [
            ...(!isMoment(at) ? [fault('at', 'a day and time that exist', at)] : []),
            ...(passed > total ? [fault('passed', `at most the ${total} trials`, passed)] : []),
            ...(disallowed > total ? [fault('disallowed', `at most the ${total} trials`, disallowed)] : []),
            ...(before !== undefined && Date.parse(before.at) < Date.parse(at)
                ? [fault('at', `nothing newer than ${before.at}, since the newest come first`, at)]
                : []),
            ...(seen.size === seen.add(batch).size ? [fault('batch', 'each batch once', `${batch} again`)] : []),
        ];
    });
}
/** Whether a time in UTC names a day of the calendar; `Date.parse` takes the 31st of February for a day of March. */
function isMoment(at) {
    const time = Date.parse(at);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}
/** The text of a baseline file: sorted keys, two spaces, a newline at the end; cases without entries are left out. */
function baselineText(baseline) {
    const cases = [...baseline.entries]
        .filter(([, providers]) => providers.size > 0)
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([caseId, providers]) => [
        caseId,
        Object.fromEntries([...providers].map(([agent, entry]) => [agent, { ...entry }])),
    ]);
    return (0,pretty_json/* prettyJson */.D)({
        ...(baseline.versioned ? { schema: 1 } : {}),
        ...Object.fromEntries(cases),
    });
}


/***/ }),

/***/ 6223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pQ: () => (/* binding */ caseProblems),
  Rp: () => (/* binding */ caseSetDigest),
  _T: () => (/* binding */ parseCaseFile),
  hE: () => (/* binding */ refuseCaseProblems)
});

// UNUSED EXPORTS: caseDigest

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
;// CONCATENATED MODULE: ./build/contracts/generated/case-file.validate.js
// Generated from case-file.schema.json by scripts/generate.ts.

const validate = validate15;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"case-file.schema.json","title":"CaseFile","description":"Routing cases: a bare array, or an object that holds them under `cases`.","anyOf":[{"type":"array","items":{"$ref":"#/definitions/routingCase"}},{"type":"object","additionalProperties":false,"required":["cases"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"type":"array","items":{"$ref":"#/definitions/routingCase"}}}}],"definitions":{"tier":{"enum":[1,2,3]},"tokens":{"type":"array","items":{"type":"string","pattern":"\\S"}},"routingCase":{"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":"string"},"prompt":{"type":"string"},"expected_skill":{"type":"string","pattern":"\\S"},"expected_skill_min_tier":{"$ref":"#/definitions/tier"},"required_all_evidence":{"$ref":"#/definitions/tokens"},"required_any_evidence":{"$ref":"#/definitions/tokens"},"required_evidence":{"$ref":"#/definitions/tokens"},"require_skill_file":{"type":"boolean"},"required_skills":{"$ref":"#/definitions/tokens"},"required_files":{"$ref":"#/definitions/tokens"},"optional_skills":{"$ref":"#/definitions/tokens"},"disallowed_skills":{"$ref":"#/definitions/tokens"},"disallowed_min_tier":{"$ref":"#/definitions/tier"},"provider_aliases":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}}};
const schema16 = {"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":"string"},"prompt":{"type":"string"},"expected_skill":{"type":"string","pattern":"\\S"},"expected_skill_min_tier":{"$ref":"#/definitions/tier"},"required_all_evidence":{"$ref":"#/definitions/tokens"},"required_any_evidence":{"$ref":"#/definitions/tokens"},"required_evidence":{"$ref":"#/definitions/tokens"},"require_skill_file":{"type":"boolean"},"required_skills":{"$ref":"#/definitions/tokens"},"required_files":{"$ref":"#/definitions/tokens"},"optional_skills":{"$ref":"#/definitions/tokens"},"disallowed_skills":{"$ref":"#/definitions/tokens"},"disallowed_min_tier":{"$ref":"#/definitions/tier"},"provider_aliases":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}};
const schema17 = {"enum":[1,2,3]};
const schema18 = {"type":"array","items":{"type":"string","pattern":"\\S"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const pattern8 = new RegExp("\\S", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.case_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.case_id !== undefined){
let data0 = data.case_id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data3 = data.expected_skill;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err7 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expected_skill_min_tier !== undefined){
let data4 = data.expected_skill_min_tier;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err9 = {instancePath:instancePath+"/expected_skill_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.required_all_evidence !== undefined){
let data5 = data.required_all_evidence;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err10 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/required_all_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.required_any_evidence !== undefined){
let data7 = data.required_any_evidence;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err13 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/required_any_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.required_evidence !== undefined){
let data9 = data.required_evidence;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err16 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/required_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.require_skill_file !== undefined){
if(typeof data.require_skill_file !== "boolean"){
const err19 = {instancePath:instancePath+"/require_skill_file",schemaPath:"#/properties/require_skill_file/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.required_skills !== undefined){
let data12 = data.required_skills;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
const err20 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/required_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.required_files !== undefined){
let data14 = data.required_files;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err23 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/required_files",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.optional_skills !== undefined){
let data16 = data.optional_skills;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err26 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/optional_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.disallowed_skills !== undefined){
let data18 = data.disallowed_skills;
if(Array.isArray(data18)){
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
const err29 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/disallowed_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.disallowed_min_tier !== undefined){
let data20 = data.disallowed_min_tier;
if(!(((data20 === 1) || (data20 === 2)) || (data20 === 3))){
const err32 = {instancePath:instancePath+"/disallowed_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.provider_aliases !== undefined){
let data21 = data.provider_aliases;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key1 in data21){
let data22 = data21[key1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
let data23 = data22[key2];
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
const err33 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/provider_aliases",schemaPath:"#/properties/provider_aliases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.renamed_from !== undefined){
let data24 = data.renamed_from;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err37 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="case-file.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cases === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases"))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/anyOf/1/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/anyOf/1/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cases !== undefined){
let data3 = data.cases;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate16(data3[i1], {instancePath:instancePath+"/cases/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/anyOf/1/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/schema-problems.js
var schema_problems = __webpack_require__(226);
;// CONCATENATED MODULE: ./build/contracts/case-file.js





/**
 * Parses a case file: a bare array, `{cases: […]}`, or (for `score`) one case object. Throws one error that lists every
 * problem of form; what the cases mean is checked by `caseProblems`.
 */
function parseCaseFile(text, file) {
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)('the case file', document, file);
    (0,json_source/* refuseBrokenText */.H_)('the case file', document, file);
    const { value } = document;
    const single = value !== null && typeof value === 'object' && !Array.isArray(value) && value['case_id'] !== undefined;
    const parsed = single ? singleCase(value, file, document) : checkedCaseFile(value, file, document);
    const prefix = Array.isArray(value) ? '' : '/cases';
    return casesOf(parsed).map((definition, index) => located(definition, file, single ? '' : `${prefix}/${index}`, document));
}
function checkedCaseFile(value, file, document) {
    return (0,json_source/* checkedValue */.ZJ)('the case file', value, validate, file, document);
}
/** The schema knows cases in a list; pointers are told as they are in the file. */
function singleCase(value, file, document) {
    const list = [value];
    if (validate(list))
        return list;
    const outside = (pointer) => pointer.replace(/^\/0/, '');
    const lines = { lineOf: (pointer) => document.lineOf(outside(pointer)) };
    const problems = (0,schema_problems/* schemaProblems */.I)(validate.errors ?? [], list, file, lines);
    throw (0,problem/* problemsError */.$j)('the case file', problems.map((problem) => ({ ...problem, pointer: outside(problem.pointer) })));
}
function casesOf(parsed) {
    return Array.isArray(parsed) ? parsed : parsed.cases;
}
function located(definition, file, pointer, document) {
    const line = document.lineOf(pointer) ?? 1;
    return {
        definition,
        file,
        line,
        digest: caseDigest(definition),
        lineOf: (field) => document.lineOf(`${pointer}/${field}`) ?? line,
    };
}
/** `sha256:…` over the case without `case_id` and `renamed_from`. */
function caseDigest(definition) {
    const { case_id: _id, renamed_from: _from, ...content } = definition;
    return (0,digest/* digestOf */.ol)(content);
}
/** `sha256:…` over all cases by id: the same for any order, file layout, line endings or byte order mark. */
function caseSetDigest(cases) {
    return (0,digest/* digestOf */.ol)(Object.fromEntries(cases.map(({ definition, digest }) => [definition.case_id, digest])));
}
/** Keys of a baseline that are no case. */
const RESERVED_IDS = new Set(['schema']);
/**
 * What is wrong with cases that are well-formed: ids used twice, empty prompts, prompts that are slash commands, tokens that
 * contradict each other, and, where the installed skills are known, skills that exist nowhere.
 */
function caseProblems(cases, skillExists) {
    const problems = [];
    const firstById = new Map();
    const firstByOldId = new Map();
    for (const item of cases) {
        const { definition, file } = item;
        const at = (field, expected, found, help = null) => {
            problems.push({
                file,
                line: item.lineOf(field),
                pointer: `${definition.case_id}/${field}`,
                expected,
                found,
                help,
            });
        };
        const first = firstById.get(definition.case_id);
        if (first === undefined)
            firstById.set(definition.case_id, item);
        else
            at('case_id', 'an id of its own', `the id of ${first.file}:${first.line}`, 'rename one of the two cases');
        if (RESERVED_IDS.has(definition.case_id)) {
            at('case_id', 'an id that the baseline does not use itself', (0,problem/* shown */.SP)(definition.case_id), 'give the case another id');
        }
        if (definition.prompt.trim() === '')
            at('prompt', 'a prompt', 'an empty text');
        else if (definition.prompt.trimStart().startsWith('/')) {
            const help = 'a slash command runs the skill without any routing; ask for the result in plain words';
            at('prompt', 'a prompt in plain words', (0,problem/* shown */.SP)(definition.prompt.slice(0, 40)), help);
        }
        if (definition.renamed_from === definition.case_id) {
            at('renamed_from', 'the id that the case had before', 'its present id', 'remove renamed_from');
        }
        const source = definition.renamed_from;
        const other = source === undefined ? undefined : firstByOldId.get(source);
        if (source !== undefined && other === undefined)
            firstByOldId.set(source, item);
        if (other !== undefined) {
            const found = `the id that ${other.definition.case_id} had, too`;
            at('renamed_from', 'an id that one case had before', found, 'only one case can be the renamed one');
        }
        const required = new Set([definition.expected_skill, ...(definition.required_skills ?? [])].map(folded));
        for (const [index, token] of (definition.disallowed_skills ?? []).entries()) {
            if (required.has(folded(token))) {
                at(`disallowed_skills/${index}`, 'a skill that the case does not require', (0,problem/* shown */.SP)(token), 'drop one of the two');
            }
        }
        if (skillExists === null)
            continue;
        for (const [field, token] of skillFields(definition)) {
            const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
            const known = [token, ...aliases.filter(([alias]) => folded(alias) === folded(token)).map(([, name]) => name)];
            if (!known.some(skillExists)) {
                at(field, 'a skill that exists under the skills roots', (0,problem/* shown */.SP)(token), 'correct the name, or add its root with --skills');
            }
        }
    }
    return problems;
}
/** Throws where `caseProblems` finds anything. */
function refuseCaseProblems(cases) {
    const problems = caseProblems(cases, null);
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the case set', problems, 'Run `portcullis validate` after correcting it.');
}
function skillFields(definition) {
    const list = (name) => (definition[name] ?? []).map((token, index) => [`${name}/${index}`, token]);
    const expected = definition.expected_skill === undefined ? [] : [['expected_skill', definition.expected_skill]];
    return [...expected, ...list('required_skills'), ...list('disallowed_skills')];
}
function folded(token) {
    return token?.toLowerCase();
}


/***/ }),

/***/ 2157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ OBJECT_ID),
/* harmony export */   b: () => (/* binding */ NOT_A_FILE)
/* harmony export */ });
/** What the modes of a git tree stand for, where that is no regular file. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 4753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  PV: () => (/* binding */ DEFAULT_CONFIG),
  Gr: () => (/* binding */ DEFAULT_PROVIDER),
  Hz: () => (/* binding */ TURN_POLICIES),
  o4: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
;// CONCATENATED MODULE: ./build/contracts/generated/config.validate.js
// Generated from config.schema.json by scripts/generate.ts.

const validate = validate25;
const schema36 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"config.schema.json","title":"ConfigDocument","description":"`.github/portcullis/config.yml`: where things are, and the policy of the gate.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"$ref":"#/definitions/paths"},"baseline":{"type":"string","pattern":"\\S"},"skills":{"$ref":"#/definitions/paths"},"providers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/provider"}},"levels":{"type":"object","additionalProperties":false,"properties":{"on-removed":{"$ref":"#/definitions/level"},"regression":{"$ref":"#/definitions/level"},"soft-regression":{"$ref":"#/definitions/level"},"watch":{"$ref":"#/definitions/level"},"improvement":{"$ref":"#/definitions/level"},"flaky":{"$ref":"#/definitions/level"},"unreliable-baseline":{"$ref":"#/definitions/level"},"insufficient-data":{"$ref":"#/definitions/level"},"typestate":{"$ref":"#/definitions/level"}}},"typestate":{"title":"TypestateSection","description":"With it, even empty, the gate judges the turns of tool calls as well.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"baseline":{"$ref":"#/definitions/text"},"turns":{"$ref":"#/definitions/paths"},"policies":{"title":"TypestatePolicies","description":"JSON documents of the repository; a turn has to be bound to their digests.","type":"object","additionalProperties":false,"properties":{"mutation":{"$ref":"#/definitions/text"},"governance":{"$ref":"#/definitions/text"},"tool_render":{"$ref":"#/definitions/text"},"reminder_queue":{"$ref":"#/definitions/text"},"state_view":{"$ref":"#/definitions/text"},"decomposition":{"$ref":"#/definitions/text"}}}}}]},"sampling":{"title":"SamplingPolicy","type":"object","additionalProperties":false,"properties":{"rule":{"description":"Without it: sequential where the baseline has counts, else single.","enum":["single","sequential"]},"trials":{"description":"Of each cell under the rule single.","type":"integer","minimum":1,"maximum":1000},"stages":{"description":"Counted trials of a cell at the end of each stage, rising.","type":"array","minItems":2,"maxItems":8,"items":{"type":"integer","minimum":1,"maximum":1000}},"go_on_below":{"description":"After each stage between the first and the last: the p-value below which a cell goes on.","type":"array","items":{"$ref":"#/definitions/probability"}},"alpha":{"$ref":"#/definitions/probability"},"drop":{"$ref":"#/definitions/probability"},"soft":{"type":"object","additionalProperties":false,"properties":{"alpha":{"$ref":"#/definitions/probability"},"drop":{"$ref":"#/definitions/probability"}}},"watch_drop":{"$ref":"#/definitions/probability"},"new_cases":{"description":"Of how many trials of a new case how many have to pass.","type":"object","additionalProperties":false,"required":["passes","trials"],"properties":{"passes":{"type":"integer","minimum":1,"maximum":1000},"trials":{"type":"integer","minimum":1,"maximum":1000}}}}}},"definitions":{"level":{"enum":["error","warn","off"]},"paths":{"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]},"text":{"type":"string","pattern":"\\S"},"argument":{"type":"string","pattern":"^[^\\u0000]*$"},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"provider":{"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"enum":["fail","tolerated"]},"timeout":{"type":"number","exclusiveMinimum":0},"model":{"type":"string","pattern":"\\S"},"max_parallel":{"type":"integer","minimum":1,"maximum":1000},"path":{"$ref":"#/definitions/text"},"client_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"sandbox":{"type":"boolean"},"environment":{"type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"enum":["claude","codex","copilot","text"]},"skills_folder":{"$ref":"#/definitions/text"},"set":{"type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"type":"array","items":{"$ref":"#/definitions/text"}}}}]},"probability":{"type":"number","minimum":0,"maximum":1}}};
const schema37 = {"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]};
const schema48 = {"enum":["error","warn","off"]};
const schema40 = {"type":"string","pattern":"\\S"};
const schema65 = {"type":"number","minimum":0,"maximum":1};
const func2 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema39 = {"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"enum":["fail","tolerated"]},"timeout":{"type":"number","exclusiveMinimum":0},"model":{"type":"string","pattern":"\\S"},"max_parallel":{"type":"integer","minimum":1,"maximum":1000},"path":{"$ref":"#/definitions/text"},"client_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"sandbox":{"type":"boolean"},"environment":{"type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"enum":["claude","codex","copilot","text"]},"skills_folder":{"$ref":"#/definitions/text"},"set":{"type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"type":"array","items":{"$ref":"#/definitions/text"}}}}]};
const schema41 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const schema42 = {"type":"string","pattern":"^[^\\u0000]*$"};
const pattern30 = new RegExp("^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$", "u");
const pattern31 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern32 = new RegExp("^[^\\u0000]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema39.anyOf[1].properties, key0))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.infra !== undefined){
let data0 = data.infra;
if(!((data0 === "fail") || (data0 === "tolerated"))){
const err2 = {instancePath:instancePath+"/infra",schemaPath:"#/anyOf/1/properties/infra/enum",keyword:"enum",params:{allowedValues: schema39.anyOf[1].properties.infra.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timeout !== undefined){
let data1 = data.timeout;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_parallel !== undefined){
let data3 = data.max_parallel;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_version !== undefined){
let data5 = data.client_version;
if(typeof data5 === "string"){
if(!pattern30.test(data5)){
const err12 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sandbox !== undefined){
if(typeof data.sandbox !== "boolean"){
const err14 = {instancePath:instancePath+"/sandbox",schemaPath:"#/anyOf/1/properties/sandbox/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.environment !== undefined){
let data7 = data.environment;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern31.test(data8)){
const err15 = {instancePath:instancePath+"/environment/" + i0,schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/environment/" + i0,schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/environment",schemaPath:"#/anyOf/1/properties/environment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.command !== undefined){
let data9 = data.command;
if(Array.isArray(data9)){
if(data9.length < 1){
const err18 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
const err19 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.reader !== undefined){
let data11 = data.reader;
if(!((((data11 === "claude") || (data11 === "codex")) || (data11 === "copilot")) || (data11 === "text"))){
const err22 = {instancePath:instancePath+"/reader",schemaPath:"#/anyOf/1/properties/reader/enum",keyword:"enum",params:{allowedValues: schema39.anyOf[1].properties.reader.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.skills_folder !== undefined){
let data12 = data.skills_folder;
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
const err23 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.set !== undefined){
let data13 = data.set;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
const _errs36 = errors;
if(typeof key1 === "string"){
if(!pattern31.test(key1)){
const err25 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid10 = _errs36 === errors;
if(!valid10){
const err27 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key2 in data13){
let data14 = data13[key2];
if(typeof data14 === "string"){
if(!pattern32.test(data14)){
const err28 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.version !== undefined){
let data15 = data.version;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(!pattern32.test(data16)){
const err31 = {instancePath:instancePath+"/version/" + i2,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/version/" + i2,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/version",schemaPath:"#/anyOf/1/properties/version/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.log_folders !== undefined){
let data17 = data.log_folders;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(!pattern8.test(data18)){
const err34 = {instancePath:instancePath+"/log_folders/" + i3,schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/log_folders/" + i3,schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/log_folders",schemaPath:"#/anyOf/1/properties/log_folders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err38 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema36.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err2 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err3 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.baseline !== undefined){
let data4 = data.baseline;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err9 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.skills !== undefined){
let data5 = data.skills;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err11 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs21 = errors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err13 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.providers !== undefined){
let data7 = data.providers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
const _errs27 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid9 = _errs27 === errors;
if(!valid9){
const err18 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
for(const key2 in data7){
if(!(validate26(data7[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.levels !== undefined){
let data9 = data.levels;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!(func2.call(schema36.properties.levels.properties, key3))){
const err20 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9["on-removed"] !== undefined){
let data10 = data9["on-removed"];
if(!(((data10 === "error") || (data10 === "warn")) || (data10 === "off"))){
const err21 = {instancePath:instancePath+"/levels/on-removed",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.regression !== undefined){
let data11 = data9.regression;
if(!(((data11 === "error") || (data11 === "warn")) || (data11 === "off"))){
const err22 = {instancePath:instancePath+"/levels/regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9["soft-regression"] !== undefined){
let data12 = data9["soft-regression"];
if(!(((data12 === "error") || (data12 === "warn")) || (data12 === "off"))){
const err23 = {instancePath:instancePath+"/levels/soft-regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.watch !== undefined){
let data13 = data9.watch;
if(!(((data13 === "error") || (data13 === "warn")) || (data13 === "off"))){
const err24 = {instancePath:instancePath+"/levels/watch",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.improvement !== undefined){
let data14 = data9.improvement;
if(!(((data14 === "error") || (data14 === "warn")) || (data14 === "off"))){
const err25 = {instancePath:instancePath+"/levels/improvement",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.flaky !== undefined){
let data15 = data9.flaky;
if(!(((data15 === "error") || (data15 === "warn")) || (data15 === "off"))){
const err26 = {instancePath:instancePath+"/levels/flaky",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9["unreliable-baseline"] !== undefined){
let data16 = data9["unreliable-baseline"];
if(!(((data16 === "error") || (data16 === "warn")) || (data16 === "off"))){
const err27 = {instancePath:instancePath+"/levels/unreliable-baseline",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9["insufficient-data"] !== undefined){
let data17 = data9["insufficient-data"];
if(!(((data17 === "error") || (data17 === "warn")) || (data17 === "off"))){
const err28 = {instancePath:instancePath+"/levels/insufficient-data",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.typestate !== undefined){
let data18 = data9.typestate;
if(!(((data18 === "error") || (data18 === "warn")) || (data18 === "off"))){
const err29 = {instancePath:instancePath+"/levels/typestate",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.typestate !== undefined){
let data19 = data.typestate;
const _errs52 = errors;
let valid21 = false;
const _errs53 = errors;
if(data19 !== null){
const err31 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs53 === errors;
valid21 = valid21 || _valid2;
if(!valid21){
const _errs55 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!(((key4 === "baseline") || (key4 === "turns")) || (key4 === "policies"))){
const err32 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data19.baseline !== undefined){
let data20 = data19.baseline;
if(typeof data20 === "string"){
if(!pattern8.test(data20)){
const err33 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.turns !== undefined){
let data21 = data19.turns;
const _errs63 = errors;
let valid25 = false;
const _errs64 = errors;
if(typeof data21 === "string"){
if(!pattern8.test(data21)){
const err35 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid3 = _errs64 === errors;
valid25 = valid25 || _valid3;
if(!valid25){
const _errs66 = errors;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(typeof data22 === "string"){
if(!pattern8.test(data22)){
const err37 = {instancePath:instancePath+"/typestate/turns/" + i2,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/typestate/turns/" + i2,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid3 = _errs66 === errors;
valid25 = valid25 || _valid3;
}
if(!valid25){
const err40 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data19.policies !== undefined){
let data23 = data19.policies;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!((((((key5 === "mutation") || (key5 === "governance")) || (key5 === "tool_render")) || (key5 === "reminder_queue")) || (key5 === "state_view")) || (key5 === "decomposition"))){
const err41 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data23.mutation !== undefined){
let data24 = data23.mutation;
if(typeof data24 === "string"){
if(!pattern8.test(data24)){
const err42 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data23.governance !== undefined){
let data25 = data23.governance;
if(typeof data25 === "string"){
if(!pattern8.test(data25)){
const err44 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.tool_render !== undefined){
let data26 = data23.tool_render;
if(typeof data26 === "string"){
if(!pattern8.test(data26)){
const err46 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data23.reminder_queue !== undefined){
let data27 = data23.reminder_queue;
if(typeof data27 === "string"){
if(!pattern8.test(data27)){
const err48 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.state_view !== undefined){
let data28 = data23.state_view;
if(typeof data28 === "string"){
if(!pattern8.test(data28)){
const err50 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data23.decomposition !== undefined){
let data29 = data23.decomposition;
if(typeof data29 === "string"){
if(!pattern8.test(data29)){
const err52 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid2 = _errs55 === errors;
valid21 = valid21 || _valid2;
}
if(!valid21){
const err56 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.sampling !== undefined){
let data30 = data.sampling;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key6 in data30){
if(!(func2.call(schema36.properties.sampling.properties, key6))){
const err57 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data30.rule !== undefined){
let data31 = data30.rule;
if(!((data31 === "single") || (data31 === "sequential"))){
const err58 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema36.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data30.trials !== undefined){
let data32 = data30.trials;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err59 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000 || isNaN(data32)){
const err60 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err61 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data30.stages !== undefined){
let data33 = data30.stages;
if(Array.isArray(data33)){
if(data33.length > 8){
const err62 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data33.length < 2){
const err63 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err64 = {instancePath:instancePath+"/sampling/stages/" + i3,schemaPath:"#/properties/sampling/properties/stages/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1000 || isNaN(data34)){
const err65 = {instancePath:instancePath+"/sampling/stages/" + i3,schemaPath:"#/properties/sampling/properties/stages/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err66 = {instancePath:instancePath+"/sampling/stages/" + i3,schemaPath:"#/properties/sampling/properties/stages/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data30.go_on_below !== undefined){
let data35 = data30.go_on_below;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
let data36 = data35[i4];
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 1 || isNaN(data36)){
const err68 = {instancePath:instancePath+"/sampling/go_on_below/" + i4,schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err69 = {instancePath:instancePath+"/sampling/go_on_below/" + i4,schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/sampling/go_on_below/" + i4,schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/sampling/go_on_below",schemaPath:"#/properties/sampling/properties/go_on_below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data30.alpha !== undefined){
let data37 = data30.alpha;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1 || isNaN(data37)){
const err72 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err73 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data30.drop !== undefined){
let data38 = data30.drop;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 1 || isNaN(data38)){
const err75 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err76 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data30.soft !== undefined){
let data39 = data30.soft;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key7 in data39){
if(!((key7 === "alpha") || (key7 === "drop"))){
const err78 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data39.alpha !== undefined){
let data40 = data39.alpha;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 1 || isNaN(data40)){
const err79 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err80 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data39.drop !== undefined){
let data41 = data39.drop;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 1 || isNaN(data41)){
const err82 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err83 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data30.watch_drop !== undefined){
let data42 = data30.watch_drop;
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 1 || isNaN(data42)){
const err86 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err87 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data30.new_cases !== undefined){
let data43 = data30.new_cases;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.passes === undefined){
const err89 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "passes"},message:"must have required property '"+"passes"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data43.trials === undefined){
const err90 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key8 in data43){
if(!((key8 === "passes") || (key8 === "trials"))){
const err91 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data43.passes !== undefined){
let data44 = data43.passes;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err92 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 1000 || isNaN(data44)){
const err93 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data44 < 1 || isNaN(data44)){
const err94 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
if(data43.trials !== undefined){
let data45 = data43.trials;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err95 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 1000 || isNaN(data45)){
const err96 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err97 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
}
else {
const err98 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(1661);
;// CONCATENATED MODULE: ./build/contracts/sampling-policy.js

/**
 * The plan of stages, bounds and alpha stands on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at
 * .95 is red once in 500 runs, for 3.4 trials per cell.
 */
const DEFAULT_SAMPLING = {
    rule: null,
    trials: 1,
    stages: [3, 5, 10, 24],
    goOnBelow: [0.2, 0.1],
    alpha: 0.05,
    drop: 0.2,
    soft: { alpha: 0.1, drop: 0.15 },
    watchDrop: 0.35,
    newCases: { passes: 4, trials: 5 },
};
/** The policy that a configuration writes down, with the defaults for the rest. */
function samplingOf(document) {
    const stages = document?.stages ?? DEFAULT_SAMPLING.stages;
    return {
        rule: document?.rule ?? DEFAULT_SAMPLING.rule,
        trials: document?.trials ?? DEFAULT_SAMPLING.trials,
        stages,
        goOnBelow: document?.go_on_below ?? defaultBounds(stages.length - 2),
        alpha: document?.alpha ?? DEFAULT_SAMPLING.alpha,
        drop: document?.drop ?? DEFAULT_SAMPLING.drop,
        soft: {
            alpha: document?.soft?.alpha ?? DEFAULT_SAMPLING.soft.alpha,
            drop: document?.soft?.drop ?? DEFAULT_SAMPLING.soft.drop,
        },
        watchDrop: document?.watch_drop ?? DEFAULT_SAMPLING.watchDrop,
        newCases: document?.new_cases ?? DEFAULT_SAMPLING.newCases,
    };
}
/** Bounds for other numbers of stages: wide after the first one that can stop a cell, narrow after the others. */
function defaultBounds(count) {
    const [wide = 0.2, narrow = 0.1] = DEFAULT_SAMPLING.goOnBelow;
    return Array.from({ length: count }, (_, index) => (index === 0 ? wide : narrow));
}
/** The faults that a schema cannot say. */
function policyFaults(policy) {
    const { stages, goOnBelow, newCases } = policy;
    const faults = [];
    if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
        faults.push({ key: 'stages', expected: 'numbers that rise', found: (0,problem/* shown */.SP)(stages) });
    }
    const between = Math.max(0, stages.length - 2);
    if (goOnBelow.length !== between) {
        const expected = `${between} p-values, one for each stage between the first and the last`;
        faults.push({ key: 'go_on_below', expected, found: (0,problem/* shown */.SP)(goOnBelow) });
    }
    if (newCases.passes > newCases.trials) {
        const expected = `passes that ${newCases.trials} trials can show`;
        faults.push({ key: 'new_cases', expected, found: (0,problem/* shown */.SP)(newCases.passes) });
    }
    return faults;
}

;// CONCATENATED MODULE: ./build/contracts/config.js






/** Where the configuration stands in a repository. */
const CONFIG_PATH = '.github/portcullis/config.yml';
/** What holds where nothing is configured. */
const DEFAULT_CASES = ['cases/routing/*.json'];
const DEFAULT_BASELINE = 'baselines/provider-baseline.json';
/** The folder that most agents look into. */
const DEFAULT_SKILLS_FOLDER = '.agents/skills';
const DEFAULT_PROVIDERS = ['claude', 'codex', 'copilot'];
/** What holds for a provider of which nothing is configured. */
const DEFAULT_PROVIDER = providerOf(null);
/** The policies that a turn is bound to, as the configuration calls them. */
const TURN_POLICIES = [
    'mutation',
    'governance',
    'tool_render',
    'reminder_queue',
    'state_view',
    'decomposition',
];
const DEFAULT_CONFIG = configOf({});
const ELSEWHERE = 'other files can be named on the command line';
const NAMED_OTHERWISE = new Map(['cases', 'baseline', 'typestate/turns'].map((key) => [key, ELSEWHERE]));
/** Checks an already parsed YAML document; throws one error that lists every problem with file and line. */
function parseConfig(value, file, lines) {
    const document = (0,json_source/* checkedValue */.ZJ)('the configuration', value ?? {}, validate, file, lines);
    const bad = (pointer, path, expected, help) => {
        return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: (0,problem/* shown */.SP)(path), help };
    };
    const { typestate } = document;
    const inRepository = {
        cases: document.cases,
        baseline: document.baseline,
        'typestate/baseline': typestate?.baseline,
        'typestate/turns': typestate?.turns,
        ...Object.fromEntries(TURN_POLICIES.map((name) => [`typestate/policies/${name}`, typestate?.policies?.[name]])),
    };
    const problems = Object.entries(inRepository).flatMap(([key, paths]) => (listOf(paths) ?? [])
        .filter(leavesFolder)
        .map((path) => bad(`/${key}`, path, 'a path inside the repository', NAMED_OTHERWISE.get(key) ?? null)));
    for (const [id, policy] of Object.entries(document.providers ?? {})) {
        const pointer = `/providers/${id}`;
        const skills = policy?.skills_folder ?? '';
        if (leavesFolder(skills))
            problems.push(bad(`${pointer}/skills_folder`, skills, 'a path inside the workspace', null));
        for (const folder of policy?.log_folders?.filter(leavesUnit) ?? []) {
            problems.push(bad(`${pointer}/log_folders`, folder, 'a path below {home}, {workspace} or {temporary}', null));
        }
    }
    const config = configOf(document);
    for (const { key, expected, found } of policyFaults(config.sampling)) {
        const pointer = `/sampling/${key}`;
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help: null });
    }
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the configuration', problems);
    return config;
}
/** A pull request's configuration must not name files of the machine that judges it. */
function leavesFolder(path) {
    return /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path);
}
/** The logs of a unit are its own, never those of the machine. */
function leavesUnit(folder) {
    return !/^\{(?:home|workspace|temporary)\}(?:\/|$)/.test(folder) || leavesFolder(folder);
}
function configOf(document) {
    const providers = document.providers === undefined
        ? DEFAULT_PROVIDERS.map((id) => [id, null])
        : Object.entries(document.providers);
    return {
        cases: listOf(document.cases) ?? DEFAULT_CASES,
        namesCases: document.cases !== undefined,
        baseline: document.baseline ?? DEFAULT_BASELINE,
        skills: listOf(document.skills) ?? [],
        providers: new Map([...providers]
            .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
            .map(([id, policy]) => [id, providerOf(policy)])),
        onRemoved: document.levels?.['on-removed'] ?? 'warn',
        levels: {
            regression: document.levels?.regression ?? 'error',
            soft_regression: document.levels?.['soft-regression'] ?? 'warn',
            watch: document.levels?.watch ?? 'warn',
            improvement: document.levels?.improvement ?? 'off',
            flaky: document.levels?.flaky ?? 'warn',
            unreliable_baseline: document.levels?.['unreliable-baseline'] ?? 'warn',
            insufficient_data: document.levels?.['insufficient-data'] ?? 'error',
            typestate: document.levels?.typestate ?? 'error',
        },
        sampling: samplingOf(document.sampling),
        typestate: document.typestate === undefined ? null : typestateOf(document.typestate),
    };
}
function typestateOf(section) {
    const { baseline, turns, policies } = section ?? {};
    return {
        baseline: baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD,
        namesBaseline: baseline !== undefined,
        turns: listOf(turns) ?? [],
        policies: new Map(TURN_POLICIES.flatMap((name) => {
            const path = policies?.[name];
            return path === undefined ? [] : [[name, path]];
        })),
    };
}
function providerOf(policy) {
    const { command, reader, skills_folder, set, version, log_folders } = policy ?? {};
    const ofCommand = { reader, skills_folder, set, version, log_folders };
    const written = Object.entries(ofCommand).filter(([, value]) => value !== undefined);
    return {
        infra: policy?.infra ?? 'fail',
        timeout: policy?.timeout ?? null,
        model: policy?.model ?? null,
        maxParallel: policy?.max_parallel ?? null,
        path: policy?.path ?? null,
        clientVersion: policy?.client_version ?? null,
        sandbox: policy?.sandbox ?? null,
        environment: policy?.environment ?? [],
        command: command === undefined
            ? null
            : {
                command,
                reader: reader ?? 'text',
                skillsFolder: skills_folder ?? DEFAULT_SKILLS_FOLDER,
                set: set ?? {},
                version: version ?? ['--version'],
                logFolders: log_folders ?? [],
            },
        withoutCommand: command === undefined ? written.map(([key]) => key) : [],
    };
}
function listOf(value) {
    return typeof value === 'string' ? [value] : value;
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6445);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D)(document);
}


/***/ }),

/***/ 8650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ PLAN_FILE),
  vS: () => (/* binding */ parsePlan),
  Gb: () => (/* binding */ planDigest)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/plan.validate.js
// Generated from plan.schema.json by scripts/generate.ts.

const validate = validate49;
const schema105 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"plan.schema.json","title":"Plan","description":"Which units a batch consists of: case × provider × trial.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","commit","case_set_digest","providers","selection","cases","units"],"properties":{"schema":{"const":1},"batch_run_id":{"$ref":"#/definitions/uuid"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"providers":{"description":"The configured providers, selected or not.","type":"array","items":{"type":"string"}},"selection":{"title":"PlanSelection","description":"The filters that were asked for; null means no filter.","type":"object","additionalProperties":false,"required":["agents","case_ids","categories"],"properties":{"agents":{"$ref":"#/definitions/filter"},"case_ids":{"$ref":"#/definitions/filter"},"categories":{"$ref":"#/definitions/filter"},"changed":{"title":"PlannedChanges","description":"With --changed: what differs from the merge base; the cases that it touches are planned.","type":"object","additionalProperties":false,"required":["merge_base","cases","skills","everything"],"properties":{"merge_base":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"cases":{"description":"Cases that are new or read differently, or of which the baseline expects something else.","type":"array","items":{"type":"string"}},"skills":{"type":"array","items":{"type":"string"}},"everything":{"description":"Changed files that can change the outcome of every case; with one of them every case is planned.","type":"array","items":{"type":"string"}}}}}},"cases":{"description":"Every case of the case set, planned or not.","type":"array","items":{"title":"PlannedCase","type":"object","additionalProperties":false,"required":["case_id","category","file","line","digest"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"file":{"type":"string"},"line":{"type":"integer","minimum":1},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"units":{"type":"array","items":{"title":"PlannedUnit","type":"object","additionalProperties":false,"required":["unit_run_id","case_id","agent","trial"],"properties":{"unit_run_id":{"$ref":"#/definitions/uuid"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"trial":{"type":"integer","minimum":1},"optional":{"description":"True for trials of a later stage: they are run only where the stages before leave the cell undecided.","type":"boolean"}}}},"shards":{"description":"The cells of the plan by the job that runs them: each cell once, one provider in each shard.","type":"array","maxItems":256,"items":{"title":"PlannedShard","type":"object","additionalProperties":false,"required":["shard","agent","cells","expected_seconds"],"properties":{"shard":{"type":"integer","minimum":1},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"cells":{"type":"array","minItems":1,"items":{"title":"ShardCell","type":"object","additionalProperties":false,"required":["case_id"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}},"expected_seconds":{"description":"Of the units that are always run, one after the other.","type":"integer","minimum":0}}}}},"definitions":{"uuid":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"filter":{"type":["array","null"],"items":{"type":"string"}}}};
const schema106 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema107 = {"type":["array","null"],"items":{"type":"string"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern56 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="plan.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.commit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.case_set_digest === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.providers === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.selection === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selection"},message:"must have required property '"+"selection"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cases === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.units === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema105.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.commit !== undefined){
let data2 = data.commit;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema105.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern56.test(data2)){
const err13 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.case_set_digest !== undefined){
let data3 = data.case_set_digest;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err14 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.providers !== undefined){
let data4 = data.providers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err16 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.selection !== undefined){
let data6 = data.selection;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.agents === undefined){
const err18 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.case_ids === undefined){
const err19 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.categories === undefined){
const err20 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "agents") || (key1 === "case_ids")) || (key1 === "categories")) || (key1 === "changed"))){
const err21 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.agents !== undefined){
let data7 = data6.agents;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/selection/agents",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema107.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err23 = {instancePath:instancePath+"/selection/agents/" + i1,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data6.case_ids !== undefined){
let data9 = data6.case_ids;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/selection/case_ids",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema107.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(typeof data9[i2] !== "string"){
const err25 = {instancePath:instancePath+"/selection/case_ids/" + i2,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(data6.categories !== undefined){
let data11 = data6.categories;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/selection/categories",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema107.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(typeof data11[i3] !== "string"){
const err27 = {instancePath:instancePath+"/selection/categories/" + i3,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(data6.changed !== undefined){
let data13 = data6.changed;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.merge_base === undefined){
const err28 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.cases === undefined){
const err29 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.skills === undefined){
const err30 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.everything === undefined){
const err31 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "everything"},message:"must have required property '"+"everything"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "merge_base") || (key2 === "cases")) || (key2 === "skills")) || (key2 === "everything"))){
const err32 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.merge_base !== undefined){
let data14 = data13.merge_base;
if(typeof data14 === "string"){
if(!pattern56.test(data14)){
const err33 = {instancePath:instancePath+"/selection/changed/merge_base",schemaPath:"#/properties/selection/properties/changed/properties/merge_base/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/selection/changed/merge_base",schemaPath:"#/properties/selection/properties/changed/properties/merge_base/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.cases !== undefined){
let data15 = data13.cases;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(typeof data15[i4] !== "string"){
const err35 = {instancePath:instancePath+"/selection/changed/cases/" + i4,schemaPath:"#/properties/selection/properties/changed/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/selection/changed/cases",schemaPath:"#/properties/selection/properties/changed/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.skills !== undefined){
let data17 = data13.skills;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(typeof data17[i5] !== "string"){
const err37 = {instancePath:instancePath+"/selection/changed/skills/" + i5,schemaPath:"#/properties/selection/properties/changed/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/selection/changed/skills",schemaPath:"#/properties/selection/properties/changed/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.everything !== undefined){
let data19 = data13.everything;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(typeof data19[i6] !== "string"){
const err39 = {instancePath:instancePath+"/selection/changed/everything/" + i6,schemaPath:"#/properties/selection/properties/changed/properties/everything/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/selection/changed/everything",schemaPath:"#/properties/selection/properties/changed/properties/everything/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.cases !== undefined){
let data21 = data.cases;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.case_id === undefined){
const err43 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data22.category === undefined){
const err44 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data22.file === undefined){
const err45 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data22.line === undefined){
const err46 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data22.digest === undefined){
const err47 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key3 in data22){
if(!(((((key3 === "case_id") || (key3 === "category")) || (key3 === "file")) || (key3 === "line")) || (key3 === "digest"))){
const err48 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.case_id !== undefined){
let data23 = data22.case_id;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err49 = {instancePath:instancePath+"/cases/" + i7+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/cases/" + i7+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22.category !== undefined){
let data24 = data22.category;
if((typeof data24 !== "string") && (data24 !== null)){
const err51 = {instancePath:instancePath+"/cases/" + i7+"/category",schemaPath:"#/properties/cases/items/properties/category/type",keyword:"type",params:{type: schema105.properties.cases.items.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22.file !== undefined){
if(typeof data22.file !== "string"){
const err52 = {instancePath:instancePath+"/cases/" + i7+"/file",schemaPath:"#/properties/cases/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data22.line !== undefined){
let data26 = data22.line;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err53 = {instancePath:instancePath+"/cases/" + i7+"/line",schemaPath:"#/properties/cases/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err54 = {instancePath:instancePath+"/cases/" + i7+"/line",schemaPath:"#/properties/cases/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data22.digest !== undefined){
let data27 = data22.digest;
if(typeof data27 === "string"){
if(!pattern5.test(data27)){
const err55 = {instancePath:instancePath+"/cases/" + i7+"/digest",schemaPath:"#/properties/cases/items/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/cases/" + i7+"/digest",schemaPath:"#/properties/cases/items/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.units !== undefined){
let data28 = data.units;
if(Array.isArray(data28)){
const len8 = data28.length;
for(let i8=0; i8<len8; i8++){
let data29 = data28[i8];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.unit_run_id === undefined){
const err59 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data29.case_id === undefined){
const err60 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data29.agent === undefined){
const err61 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data29.trial === undefined){
const err62 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key4 in data29){
if(!(((((key4 === "unit_run_id") || (key4 === "case_id")) || (key4 === "agent")) || (key4 === "trial")) || (key4 === "optional"))){
const err63 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data29.unit_run_id !== undefined){
let data30 = data29.unit_run_id;
if(typeof data30 === "string"){
if(!pattern3.test(data30)){
const err64 = {instancePath:instancePath+"/units/" + i8+"/unit_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/units/" + i8+"/unit_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data29.case_id !== undefined){
let data31 = data29.case_id;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
const err66 = {instancePath:instancePath+"/units/" + i8+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/units/" + i8+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data29.agent !== undefined){
let data32 = data29.agent;
if(typeof data32 === "string"){
if(!pattern1.test(data32)){
const err68 = {instancePath:instancePath+"/units/" + i8+"/agent",schemaPath:"#/properties/units/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/units/" + i8+"/agent",schemaPath:"#/properties/units/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.trial !== undefined){
let data33 = data29.trial;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err70 = {instancePath:instancePath+"/units/" + i8+"/trial",schemaPath:"#/properties/units/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 1 || isNaN(data33)){
const err71 = {instancePath:instancePath+"/units/" + i8+"/trial",schemaPath:"#/properties/units/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data29.optional !== undefined){
if(typeof data29.optional !== "boolean"){
const err72 = {instancePath:instancePath+"/units/" + i8+"/optional",schemaPath:"#/properties/units/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.shards !== undefined){
let data35 = data.shards;
if(Array.isArray(data35)){
if(data35.length > 256){
const err75 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const len9 = data35.length;
for(let i9=0; i9<len9; i9++){
let data36 = data35[i9];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.shard === undefined){
const err76 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "shard"},message:"must have required property '"+"shard"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data36.agent === undefined){
const err77 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data36.cells === undefined){
const err78 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data36.expected_seconds === undefined){
const err79 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "expected_seconds"},message:"must have required property '"+"expected_seconds"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key5 in data36){
if(!((((key5 === "shard") || (key5 === "agent")) || (key5 === "cells")) || (key5 === "expected_seconds"))){
const err80 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data36.shard !== undefined){
let data37 = data36.shard;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err81 = {instancePath:instancePath+"/shards/" + i9+"/shard",schemaPath:"#/properties/shards/items/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 1 || isNaN(data37)){
const err82 = {instancePath:instancePath+"/shards/" + i9+"/shard",schemaPath:"#/properties/shards/items/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data36.agent !== undefined){
let data38 = data36.agent;
if(typeof data38 === "string"){
if(!pattern1.test(data38)){
const err83 = {instancePath:instancePath+"/shards/" + i9+"/agent",schemaPath:"#/properties/shards/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/shards/" + i9+"/agent",schemaPath:"#/properties/shards/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data36.cells !== undefined){
let data39 = data36.cells;
if(Array.isArray(data39)){
if(data39.length < 1){
const err85 = {instancePath:instancePath+"/shards/" + i9+"/cells",schemaPath:"#/properties/shards/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len10 = data39.length;
for(let i10=0; i10<len10; i10++){
let data40 = data39[i10];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.case_id === undefined){
const err86 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10,schemaPath:"#/properties/shards/items/properties/cells/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key6 in data40){
if(!(key6 === "case_id")){
const err87 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10,schemaPath:"#/properties/shards/items/properties/cells/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data40.case_id !== undefined){
let data41 = data40.case_id;
if(typeof data41 === "string"){
if(!pattern1.test(data41)){
const err88 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10+"/case_id",schemaPath:"#/properties/shards/items/properties/cells/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10+"/case_id",schemaPath:"#/properties/shards/items/properties/cells/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10,schemaPath:"#/properties/shards/items/properties/cells/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/shards/" + i9+"/cells",schemaPath:"#/properties/shards/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data36.expected_seconds !== undefined){
let data42 = data36.expected_seconds;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err92 = {instancePath:instancePath+"/shards/" + i9+"/expected_seconds",schemaPath:"#/properties/shards/items/properties/expected_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
const err93 = {instancePath:instancePath+"/shards/" + i9+"/expected_seconds",schemaPath:"#/properties/shards/items/properties/expected_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
}
else {
const err94 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/plan.js




/** The name of the plan's file, beside the results. */
const PLAN_FILE = 'plan.json';
function parsePlan(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the plan', text, validate, file, { wholeCharacters: true });
}
/** `sha256:…` by which results say which plan they belong to. */
function planDigest(plan) {
    return (0,digest/* digestOfText */.Nv)((0,document_text/* documentText */.Z)(plan));
}


/***/ }),

/***/ 6675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nI: () => (/* binding */ PROOF_LOG_FILE),
  yG: () => (/* binding */ RESULTS_FILE),
  c2: () => (/* binding */ parseResults),
  qp: () => (/* binding */ resultsText),
  eh: () => (/* binding */ summarize)
});

// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/results.validate.js
// Generated from results.schema.json by scripts/generate.ts.

const validate = validate50;
const schema111 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"results.schema.json","title":"Results","description":"All unit results of one batch.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","generated_at_utc","commit","case_set_digest","plan_digest","skill_set_digest","seed","tool","summary","options","results"],"properties":{"schema":{"const":1},"batch_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"generated_at_utc":{"type":"string"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"plan_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"shard":{"description":"Which shard of the plan these results are of; absent where they are of the whole plan.","type":"integer","minimum":1},"attempt":{"description":"Which attempt at the shard, counted from 1.","type":"integer","minimum":1},"skill_set_digest":{"description":"Over the files of the skills that every unit got; null where it is not known what was installed.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"seed":{"type":["integer","null"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"portcullis"},"version":{"type":"string"}}},"summary":{"title":"ResultsSummary","type":"object","additionalProperties":false,"required":["total","pass","fail","infra_error"],"properties":{"total":{"type":"integer","minimum":0},"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"infra_error":{"type":"integer","minimum":0}}},"options":{"title":"ResultsOptions","type":"object","additionalProperties":false,"required":["mode","cases","agents","case_ids","categories"],"properties":{"mode":{"enum":["replay","rehearsal","live"]},"cases":{"type":"array","items":{"type":"string"}},"agents":{"type":"array","items":{"type":"string"}},"case_ids":{"type":["array","null"],"items":{"type":"string"}},"categories":{"type":["array","null"],"items":{"type":"string"}}}},"not_run":{"description":"Planned cells that were not reached or not finished, because the budget of the run was used up.","type":"array","items":{"title":"CellNotRun","type":"object","additionalProperties":false,"required":["case_id","agent","reason"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"reason":{"const":"budget"}}}},"results":{"type":"array","items":{"$ref":"unit-result.schema.json"}}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern56 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema112 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"unit-result.schema.json","title":"UnitResult","description":"What one unit's evidence means, and the evidence itself.","type":"object","additionalProperties":false,"required":["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","case_digest","case_file","case_line","transcript","duration_ms","attempts","log_fallback"],"properties":{"unit_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"trial":{"type":"integer","minimum":1},"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"expected_skill":{"type":["string","null"]},"failure_kind":{"enum":["missing_required","disallowed_hit","optional_only","evidence_too_weak","mixed",null]},"failure_category":{"enum":["timeout","transport","assertion",null]},"timed_out":{"type":"boolean"},"exit_code":{"type":["integer","null"]},"token_hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}},"missing":{"type":"array","items":{"title":"MissingToken","type":"object","additionalProperties":false,"required":["token","reason","required_tier","best_tier"],"properties":{"token":{"type":"string"},"reason":{"enum":["ambiguous","wrong_source","too_weak","attempted_not_executed","not_available","absent"]},"required_tier":{"enum":[1,2,3,null]},"best_tier":{"enum":[1,2,3,null]}}}},"optional_hits":{"type":"array","items":{"type":"string"}},"disallowed_hits":{"type":"array","items":{"type":"string"}},"gating_hits":{"description":"The disallowed hits that are strong enough to fail the unit.","type":"array","items":{"type":"string"}},"skills_available":{"type":["array","null"],"items":{"type":"string"}},"limit":{"enum":["turns","budget",null]},"warnings":{"type":"array","items":{"type":"string"}},"client":{"title":"ClientIdentity","type":"object","additionalProperties":false,"required":["name","version","model"],"properties":{"name":{"type":"string"},"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"usage":{"title":"Usage","description":"What the client told; null where it tells nothing.","type":["object","null"],"additionalProperties":false,"required":["input_tokens","output_tokens","cost_usd","turns"],"properties":{"input_tokens":{"type":["integer","null"]},"output_tokens":{"type":["integer","null"]},"cost_usd":{"type":["number","null"]},"turns":{"type":["integer","null"]}}},"error":{"type":["string","null"]},"observed":{"title":"Observed","description":"Facts about the run that a verdict under another version of the case needs.","type":"object","additionalProperties":false,"required":["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"],"properties":{"session_started":{"type":"boolean"},"assistant_text":{"description":"The model said something itself; text that the client wrote in its name does not count.","type":"boolean"},"tool_calls":{"type":"integer","minimum":0},"terminal":{"enum":["completed","limit","error","none"]},"transport":{"description":"Why the run is infrastructure whatever the case asks; null where its evidence counts.","$ref":"#/definitions/infraReason"},"lost":{"description":"Why absence proves nothing: a part of the transcript could not be read.","enum":["oversize","incomplete",null]},"any_matched":{"type":"array","items":{"type":"string"}},"any_unmatched":{"type":"array","items":{"type":"string"}},"ambiguous":{"type":"array","items":{"type":"string"}},"catalogue_complete":{"type":"boolean"},"skill_tool":{"type":["boolean","null"]},"session_id":{"description":"The client's own id of its session; null where it tells none.","type":["string","null"]},"content_digest":{"description":"Over what the model said and called, without numbers and ids; null where it did neither.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"api_status":{"description":"The HTTP status by which the client explains its failure; null where it tells none.","type":["integer","null"]}}},"duration_ms":{"description":"How long the last attempt took; null where no process was run.","type":["integer","null"],"minimum":0},"attempts":{"description":"Every process that was started for this unit, the last one being the one that was judged; null where a recording was.","type":["array","null"],"items":{"$ref":"#/definitions/attempt"}},"log_fallback":{"title":"LogFallback","description":"What the client's own log files showed of tokens that its output did not; null where they were not looked at.","type":["object","null"],"additionalProperties":false,"required":["counts","files","hits"],"properties":{"counts":{"description":"False where the hits are diagnostics only.","type":"boolean"},"files":{"type":"integer","minimum":0},"hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}}}},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"],"minimum":1},"transcript":{"title":"TranscriptReference","type":["object","null"],"additionalProperties":false,"required":["path","sha256","bytes"],"properties":{"path":{"type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"bytes":{"type":"integer","minimum":0}}}},"definitions":{"attempt":{"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}},"status":{"title":"UnitStatus","enum":["pass","fail","infra_error"]},"infraReason":{"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]},"tokenHit":{"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}}}};
const schema113 = {"title":"UnitStatus","enum":["pass","fail","infra_error"]};
const schema114 = {"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]};
const schema115 = {"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}};
const pattern78 = new RegExp("^[0-9a-f]{64}$", "u");
const schema117 = {"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.infra_reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.signal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timed_out === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.termination === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termination"},message:"must have required property '"+"termination"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.survivors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "survivors"},message:"must have required property '"+"survivors"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.duration_ms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema117.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data1 = data.infra_reason;
if(!((((((((((((data1 === "not_started") || (data1 === "exit")) || (data1 === "api_error")) || (data1 === "rate_limited")) || (data1 === "auth")) || (data1 === "incomplete")) || (data1 === "unobservable")) || (data1 === "unrecognised")) || (data1 === "oversize")) || (data1 === "contaminated")) || (data1 === "invalid")) || (data1 === null))){
const err11 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema117.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema117.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.signal !== undefined){
let data4 = data.signal;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema117.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err15 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.termination !== undefined){
let data6 = data.termination;
if(!(((((((data6 === "exited") || (data6 === "timeout")) || (data6 === "killed_after_end")) || (data6 === "output_limit")) || (data6 === "turn_limit")) || (data6 === "cancelled")) || (data6 === "not_started"))){
const err16 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/enum",keyword:"enum",params:{allowedValues: schema117.properties.termination.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.survivors !== undefined){
let data7 = data.survivors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="unit-result.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_run_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.case_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trial === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.infra_reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expected_skill === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_skill"},message:"must have required property '"+"expected_skill"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.failure_kind === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.failure_category === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.timed_out === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.token_hits === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_hits"},message:"must have required property '"+"token_hits"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.missing === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.optional_hits === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional_hits"},message:"must have required property '"+"optional_hits"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.disallowed_hits === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed_hits"},message:"must have required property '"+"disallowed_hits"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.gating_hits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.skills_available === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills_available"},message:"must have required property '"+"skills_available"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.limit === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.warnings === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.client === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.usage === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.error === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.observed === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.case_digest === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.case_file === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.case_line === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.transcript === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript"},message:"must have required property '"+"transcript"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.duration_ms === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.attempts === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.log_fallback === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_fallback"},message:"must have required property '"+"log_fallback"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema112.properties, key0))){
const err31 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.unit_run_id !== undefined){
let data0 = data.unit_run_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err32 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.agent !== undefined){
let data1 = data.agent;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err34 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.case_id !== undefined){
let data2 = data.case_id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if((typeof data3 !== "string") && (data3 !== null)){
const err38 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema112.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.trial !== undefined){
let data4 = data.trial;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err39 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err40 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "infra_error"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data6 = data.infra_reason;
if(!((((((((((((data6 === "not_started") || (data6 === "exit")) || (data6 === "api_error")) || (data6 === "rate_limited")) || (data6 === "auth")) || (data6 === "incomplete")) || (data6 === "unobservable")) || (data6 === "unrecognised")) || (data6 === "oversize")) || (data6 === "contaminated")) || (data6 === "invalid")) || (data6 === null))){
const err42 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data7 = data.expected_skill;
if((typeof data7 !== "string") && (data7 !== null)){
const err43 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: schema112.properties.expected_skill.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.failure_kind !== undefined){
let data8 = data.failure_kind;
if(!((((((data8 === "missing_required") || (data8 === "disallowed_hit")) || (data8 === "optional_only")) || (data8 === "evidence_too_weak")) || (data8 === "mixed")) || (data8 === null))){
const err44 = {instancePath:instancePath+"/failure_kind",schemaPath:"#/properties/failure_kind/enum",keyword:"enum",params:{allowedValues: schema112.properties.failure_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failure_category !== undefined){
let data9 = data.failure_category;
if(!((((data9 === "timeout") || (data9 === "transport")) || (data9 === "assertion")) || (data9 === null))){
const err45 = {instancePath:instancePath+"/failure_category",schemaPath:"#/properties/failure_category/enum",keyword:"enum",params:{allowedValues: schema112.properties.failure_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err46 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data11 = data.exit_code;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema112.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.token_hits !== undefined){
let data12 = data.token_hits;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
let data13 = data12[key1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tier === undefined){
const err48 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.score === undefined){
const err49 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.source_kind === undefined){
const err50 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.source_detail === undefined){
const err51 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.line_number === undefined){
const err52 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.proof_line === undefined){
const err53 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.attempted === undefined){
const err54 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.succeeded === undefined){
const err55 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13.succeeded_tier === undefined){
const err56 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data13.depth === undefined){
const err57 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 in data13){
if(!(func2.call(schema115.properties, key2))){
const err58 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.tier !== undefined){
let data14 = data13.tier;
if(!(((data14 === 1) || (data14 === 2)) || (data14 === 3))){
const err59 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data13.score !== undefined){
let data15 = data13.score;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err60 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.source_kind !== undefined){
let data16 = data13.source_kind;
if(!((data16 === "cli_output") || (data16 === "log_fallback"))){
const err61 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data13.source_detail !== undefined){
let data17 = data13.source_detail;
if(!(((((data17 === "skill_call") || (data17 === "skill_event")) || (data17 === "file_open")) || (data17 === "assistant_text")) || (data17 === "noise"))){
const err62 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.line_number !== undefined){
let data18 = data13.line_number;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err63 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data13.proof_line !== undefined){
if(typeof data13.proof_line !== "string"){
const err65 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.attempted !== undefined){
if(typeof data13.attempted !== "boolean"){
const err66 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.succeeded !== undefined){
if(typeof data13.succeeded !== "boolean"){
const err67 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.depth !== undefined){
let data22 = data13.depth;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err68 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err69 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data13.succeeded_tier !== undefined){
let data23 = data13.succeeded_tier;
if(!((((data23 === 1) || (data23 === 2)) || (data23 === 3)) || (data23 === null))){
const err70 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/token_hits",schemaPath:"#/properties/token_hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.missing !== undefined){
let data24 = data.missing;
if(Array.isArray(data24)){
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.token === undefined){
const err73 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data25.reason === undefined){
const err74 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data25.required_tier === undefined){
const err75 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "required_tier"},message:"must have required property '"+"required_tier"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data25.best_tier === undefined){
const err76 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "best_tier"},message:"must have required property '"+"best_tier"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key3 in data25){
if(!((((key3 === "token") || (key3 === "reason")) || (key3 === "required_tier")) || (key3 === "best_tier"))){
const err77 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data25.token !== undefined){
if(typeof data25.token !== "string"){
const err78 = {instancePath:instancePath+"/missing/" + i0+"/token",schemaPath:"#/properties/missing/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data25.reason !== undefined){
let data27 = data25.reason;
if(!((((((data27 === "ambiguous") || (data27 === "wrong_source")) || (data27 === "too_weak")) || (data27 === "attempted_not_executed")) || (data27 === "not_available")) || (data27 === "absent"))){
const err79 = {instancePath:instancePath+"/missing/" + i0+"/reason",schemaPath:"#/properties/missing/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema112.properties.missing.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data25.required_tier !== undefined){
let data28 = data25.required_tier;
if(!((((data28 === 1) || (data28 === 2)) || (data28 === 3)) || (data28 === null))){
const err80 = {instancePath:instancePath+"/missing/" + i0+"/required_tier",schemaPath:"#/properties/missing/items/properties/required_tier/enum",keyword:"enum",params:{allowedValues: schema112.properties.missing.items.properties.required_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data25.best_tier !== undefined){
let data29 = data25.best_tier;
if(!((((data29 === 1) || (data29 === 2)) || (data29 === 3)) || (data29 === null))){
const err81 = {instancePath:instancePath+"/missing/" + i0+"/best_tier",schemaPath:"#/properties/missing/items/properties/best_tier/enum",keyword:"enum",params:{allowedValues: schema112.properties.missing.items.properties.best_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.optional_hits !== undefined){
let data30 = data.optional_hits;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(typeof data30[i1] !== "string"){
const err84 = {instancePath:instancePath+"/optional_hits/" + i1,schemaPath:"#/properties/optional_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/optional_hits",schemaPath:"#/properties/optional_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.disallowed_hits !== undefined){
let data32 = data.disallowed_hits;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(typeof data32[i2] !== "string"){
const err86 = {instancePath:instancePath+"/disallowed_hits/" + i2,schemaPath:"#/properties/disallowed_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/disallowed_hits",schemaPath:"#/properties/disallowed_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data34 = data.gating_hits;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
if(typeof data34[i3] !== "string"){
const err88 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.skills_available !== undefined){
let data36 = data.skills_available;
if((!(Array.isArray(data36))) && (data36 !== null)){
const err90 = {instancePath:instancePath+"/skills_available",schemaPath:"#/properties/skills_available/type",keyword:"type",params:{type: schema112.properties.skills_available.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(typeof data36[i4] !== "string"){
const err91 = {instancePath:instancePath+"/skills_available/" + i4,schemaPath:"#/properties/skills_available/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
if(data.limit !== undefined){
let data38 = data.limit;
if(!(((data38 === "turns") || (data38 === "budget")) || (data38 === null))){
const err92 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema112.properties.limit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.warnings !== undefined){
let data39 = data.warnings;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
if(typeof data39[i5] !== "string"){
const err93 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.client !== undefined){
let data41 = data.client;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.name === undefined){
const err95 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data41.version === undefined){
const err96 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data41.model === undefined){
const err97 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key4 in data41){
if(!(((key4 === "name") || (key4 === "version")) || (key4 === "model"))){
const err98 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err99 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data41.version !== undefined){
let data43 = data41.version;
if((typeof data43 !== "string") && (data43 !== null)){
const err100 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: schema112.properties.client.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data41.model !== undefined){
let data44 = data41.model;
if((typeof data44 !== "string") && (data44 !== null)){
const err101 = {instancePath:instancePath+"/client/model",schemaPath:"#/properties/client/properties/model/type",keyword:"type",params:{type: schema112.properties.client.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.usage !== undefined){
let data45 = data.usage;
if((!(data45 && typeof data45 == "object" && !Array.isArray(data45))) && (data45 !== null)){
const err103 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema112.properties.usage.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.input_tokens === undefined){
const err104 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"},message:"must have required property '"+"input_tokens"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45.output_tokens === undefined){
const err105 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"},message:"must have required property '"+"output_tokens"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.cost_usd === undefined){
const err106 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "cost_usd"},message:"must have required property '"+"cost_usd"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.turns === undefined){
const err107 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key5 in data45){
if(!((((key5 === "input_tokens") || (key5 === "output_tokens")) || (key5 === "cost_usd")) || (key5 === "turns"))){
const err108 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data45.input_tokens !== undefined){
let data46 = data45.input_tokens;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err109 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: schema112.properties.usage.properties.input_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data45.output_tokens !== undefined){
let data47 = data45.output_tokens;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err110 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: schema112.properties.usage.properties.output_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data45.cost_usd !== undefined){
let data48 = data45.cost_usd;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err111 = {instancePath:instancePath+"/usage/cost_usd",schemaPath:"#/properties/usage/properties/cost_usd/type",keyword:"type",params:{type: schema112.properties.usage.properties.cost_usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data45.turns !== undefined){
let data49 = data45.turns;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err112 = {instancePath:instancePath+"/usage/turns",schemaPath:"#/properties/usage/properties/turns/type",keyword:"type",params:{type: schema112.properties.usage.properties.turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
if(data.error !== undefined){
let data50 = data.error;
if((typeof data50 !== "string") && (data50 !== null)){
const err113 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema112.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.observed !== undefined){
let data51 = data.observed;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.session_started === undefined){
const err114 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_started"},message:"must have required property '"+"session_started"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data51.assistant_text === undefined){
const err115 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "assistant_text"},message:"must have required property '"+"assistant_text"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data51.tool_calls === undefined){
const err116 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "tool_calls"},message:"must have required property '"+"tool_calls"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data51.terminal === undefined){
const err117 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "terminal"},message:"must have required property '"+"terminal"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data51.transport === undefined){
const err118 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data51.lost === undefined){
const err119 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data51.any_matched === undefined){
const err120 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_matched"},message:"must have required property '"+"any_matched"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data51.any_unmatched === undefined){
const err121 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_unmatched"},message:"must have required property '"+"any_unmatched"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data51.ambiguous === undefined){
const err122 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "ambiguous"},message:"must have required property '"+"ambiguous"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data51.catalogue_complete === undefined){
const err123 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "catalogue_complete"},message:"must have required property '"+"catalogue_complete"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data51.skill_tool === undefined){
const err124 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "skill_tool"},message:"must have required property '"+"skill_tool"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data51.session_id === undefined){
const err125 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51.content_digest === undefined){
const err126 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "content_digest"},message:"must have required property '"+"content_digest"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data51.api_status === undefined){
const err127 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "api_status"},message:"must have required property '"+"api_status"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key6 in data51){
if(!(func2.call(schema112.properties.observed.properties, key6))){
const err128 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data51.session_started !== undefined){
if(typeof data51.session_started !== "boolean"){
const err129 = {instancePath:instancePath+"/observed/session_started",schemaPath:"#/properties/observed/properties/session_started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data51.assistant_text !== undefined){
if(typeof data51.assistant_text !== "boolean"){
const err130 = {instancePath:instancePath+"/observed/assistant_text",schemaPath:"#/properties/observed/properties/assistant_text/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data51.tool_calls !== undefined){
let data54 = data51.tool_calls;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err131 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err132 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data51.terminal !== undefined){
let data55 = data51.terminal;
if(!((((data55 === "completed") || (data55 === "limit")) || (data55 === "error")) || (data55 === "none"))){
const err133 = {instancePath:instancePath+"/observed/terminal",schemaPath:"#/properties/observed/properties/terminal/enum",keyword:"enum",params:{allowedValues: schema112.properties.observed.properties.terminal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data51.transport !== undefined){
let data56 = data51.transport;
if(!((((((((((((data56 === "not_started") || (data56 === "exit")) || (data56 === "api_error")) || (data56 === "rate_limited")) || (data56 === "auth")) || (data56 === "incomplete")) || (data56 === "unobservable")) || (data56 === "unrecognised")) || (data56 === "oversize")) || (data56 === "contaminated")) || (data56 === "invalid")) || (data56 === null))){
const err134 = {instancePath:instancePath+"/observed/transport",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data51.lost !== undefined){
let data57 = data51.lost;
if(!(((data57 === "oversize") || (data57 === "incomplete")) || (data57 === null))){
const err135 = {instancePath:instancePath+"/observed/lost",schemaPath:"#/properties/observed/properties/lost/enum",keyword:"enum",params:{allowedValues: schema112.properties.observed.properties.lost.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data51.any_matched !== undefined){
let data58 = data51.any_matched;
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
if(typeof data58[i6] !== "string"){
const err136 = {instancePath:instancePath+"/observed/any_matched/" + i6,schemaPath:"#/properties/observed/properties/any_matched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/observed/any_matched",schemaPath:"#/properties/observed/properties/any_matched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data51.any_unmatched !== undefined){
let data60 = data51.any_unmatched;
if(Array.isArray(data60)){
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
if(typeof data60[i7] !== "string"){
const err138 = {instancePath:instancePath+"/observed/any_unmatched/" + i7,schemaPath:"#/properties/observed/properties/any_unmatched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/observed/any_unmatched",schemaPath:"#/properties/observed/properties/any_unmatched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data51.ambiguous !== undefined){
let data62 = data51.ambiguous;
if(Array.isArray(data62)){
const len8 = data62.length;
for(let i8=0; i8<len8; i8++){
if(typeof data62[i8] !== "string"){
const err140 = {instancePath:instancePath+"/observed/ambiguous/" + i8,schemaPath:"#/properties/observed/properties/ambiguous/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/observed/ambiguous",schemaPath:"#/properties/observed/properties/ambiguous/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data51.catalogue_complete !== undefined){
if(typeof data51.catalogue_complete !== "boolean"){
const err142 = {instancePath:instancePath+"/observed/catalogue_complete",schemaPath:"#/properties/observed/properties/catalogue_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data51.skill_tool !== undefined){
let data65 = data51.skill_tool;
if((typeof data65 !== "boolean") && (data65 !== null)){
const err143 = {instancePath:instancePath+"/observed/skill_tool",schemaPath:"#/properties/observed/properties/skill_tool/type",keyword:"type",params:{type: schema112.properties.observed.properties.skill_tool.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data51.session_id !== undefined){
let data66 = data51.session_id;
if((typeof data66 !== "string") && (data66 !== null)){
const err144 = {instancePath:instancePath+"/observed/session_id",schemaPath:"#/properties/observed/properties/session_id/type",keyword:"type",params:{type: schema112.properties.observed.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data51.content_digest !== undefined){
let data67 = data51.content_digest;
if((typeof data67 !== "string") && (data67 !== null)){
const err145 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/type",keyword:"type",params:{type: schema112.properties.observed.properties.content_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(typeof data67 === "string"){
if(!pattern5.test(data67)){
const err146 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data51.api_status !== undefined){
let data68 = data51.api_status;
if((!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))) && (data68 !== null)){
const err147 = {instancePath:instancePath+"/observed/api_status",schemaPath:"#/properties/observed/properties/api_status/type",keyword:"type",params:{type: schema112.properties.observed.properties.api_status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data69 = data.duration_ms;
if((!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))) && (data69 !== null)){
const err149 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema112.properties.duration_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err150 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data.attempts !== undefined){
let data70 = data.attempts;
if((!(Array.isArray(data70))) && (data70 !== null)){
const err151 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema112.properties.attempts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(Array.isArray(data70)){
const len9 = data70.length;
for(let i9=0; i9<len9; i9++){
if(!(validate52(data70[i9], {instancePath:instancePath+"/attempts/" + i9,parentData:data70,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_fallback !== undefined){
let data72 = data.log_fallback;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
const err152 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/type",keyword:"type",params:{type: schema112.properties.log_fallback.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.counts === undefined){
const err153 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data72.files === undefined){
const err154 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data72.hits === undefined){
const err155 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key7 in data72){
if(!(((key7 === "counts") || (key7 === "files")) || (key7 === "hits"))){
const err156 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data72.counts !== undefined){
if(typeof data72.counts !== "boolean"){
const err157 = {instancePath:instancePath+"/log_fallback/counts",schemaPath:"#/properties/log_fallback/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data72.files !== undefined){
let data74 = data72.files;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err158 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
const err159 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
if(data72.hits !== undefined){
let data75 = data72.hits;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key8 in data75){
let data76 = data75[key8];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.tier === undefined){
const err160 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data76.score === undefined){
const err161 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data76.source_kind === undefined){
const err162 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data76.source_detail === undefined){
const err163 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data76.line_number === undefined){
const err164 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data76.proof_line === undefined){
const err165 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data76.attempted === undefined){
const err166 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data76.succeeded === undefined){
const err167 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data76.succeeded_tier === undefined){
const err168 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data76.depth === undefined){
const err169 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key9 in data76){
if(!(func2.call(schema115.properties, key9))){
const err170 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data76.tier !== undefined){
let data77 = data76.tier;
if(!(((data77 === 1) || (data77 === 2)) || (data77 === 3))){
const err171 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data76.score !== undefined){
let data78 = data76.score;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err172 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data76.source_kind !== undefined){
let data79 = data76.source_kind;
if(!((data79 === "cli_output") || (data79 === "log_fallback"))){
const err173 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data76.source_detail !== undefined){
let data80 = data76.source_detail;
if(!(((((data80 === "skill_call") || (data80 === "skill_event")) || (data80 === "file_open")) || (data80 === "assistant_text")) || (data80 === "noise"))){
const err174 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema115.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data76.line_number !== undefined){
let data81 = data76.line_number;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err175 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 1 || isNaN(data81)){
const err176 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
if(data76.proof_line !== undefined){
if(typeof data76.proof_line !== "string"){
const err177 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data76.attempted !== undefined){
if(typeof data76.attempted !== "boolean"){
const err178 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data76.succeeded !== undefined){
if(typeof data76.succeeded !== "boolean"){
const err179 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data76.depth !== undefined){
let data85 = data76.depth;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err180 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
const err181 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data76.succeeded_tier !== undefined){
let data86 = data76.succeeded_tier;
if(!((((data86 === 1) || (data86 === 2)) || (data86 === 3)) || (data86 === null))){
const err182 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema115.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/log_fallback/hits",schemaPath:"#/properties/log_fallback/properties/hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
}
if(data.case_digest !== undefined){
let data87 = data.case_digest;
if(typeof data87 === "string"){
if(!pattern5.test(data87)){
const err185 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.case_file !== undefined){
let data88 = data.case_file;
if((typeof data88 !== "string") && (data88 !== null)){
const err187 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema112.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.case_line !== undefined){
let data89 = data.case_line;
if((!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))) && (data89 !== null)){
const err188 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema112.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 1 || isNaN(data89)){
const err189 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data.transcript !== undefined){
let data90 = data.transcript;
if((!(data90 && typeof data90 == "object" && !Array.isArray(data90))) && (data90 !== null)){
const err190 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema112.properties.transcript.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.path === undefined){
const err191 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data90.sha256 === undefined){
const err192 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data90.bytes === undefined){
const err193 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
for(const key10 in data90){
if(!(((key10 === "path") || (key10 === "sha256")) || (key10 === "bytes"))){
const err194 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data90.path !== undefined){
if(typeof data90.path !== "string"){
const err195 = {instancePath:instancePath+"/transcript/path",schemaPath:"#/properties/transcript/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data90.sha256 !== undefined){
let data92 = data90.sha256;
if(typeof data92 === "string"){
if(!pattern78.test(data92)){
const err196 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
else {
const err197 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data90.bytes !== undefined){
let data93 = data90.bytes;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err198 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 0 || isNaN(data93)){
const err199 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
}
}
else {
const err200 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="results.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.generated_at_utc === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generated_at_utc"},message:"must have required property '"+"generated_at_utc"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.commit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.case_set_digest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.plan_digest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_digest"},message:"must have required property '"+"plan_digest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.skill_set_digest === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.seed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.tool === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.summary === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.options === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.results === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema111.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err14 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.generated_at_utc !== undefined){
if(typeof data.generated_at_utc !== "string"){
const err16 = {instancePath:instancePath+"/generated_at_utc",schemaPath:"#/properties/generated_at_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema111.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern56.test(data3)){
const err18 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.case_set_digest !== undefined){
let data4 = data.case_set_digest;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err19 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.plan_digest !== undefined){
let data5 = data.plan_digest;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err21 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.shard !== undefined){
let data6 = data.shard;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.attempt !== undefined){
let data7 = data.attempt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.skill_set_digest !== undefined){
let data8 = data.skill_set_digest;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/type",keyword:"type",params:{type: schema111.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err28 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data9 = data.seed;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err29 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema111.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.tool !== undefined){
let data10 = data.tool;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err30 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.version === undefined){
const err31 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 in data10){
if(!((key1 === "name") || (key1 === "version"))){
const err32 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.name !== undefined){
if("portcullis" !== data10.name){
const err33 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "portcullis"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.version !== undefined){
if(typeof data10.version !== "string"){
const err34 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.summary !== undefined){
let data13 = data.summary;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.total === undefined){
const err36 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.pass === undefined){
const err37 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.fail === undefined){
const err38 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.infra_error === undefined){
const err39 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "infra_error"},message:"must have required property '"+"infra_error"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "total") || (key2 === "pass")) || (key2 === "fail")) || (key2 === "infra_error"))){
const err40 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.total !== undefined){
let data14 = data13.total;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data13.pass !== undefined){
let data15 = data13.pass;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data13.fail !== undefined){
let data16 = data13.fail;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err45 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data13.infra_error !== undefined){
let data17 = data13.infra_error;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.options !== undefined){
let data18 = data.options;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mode === undefined){
const err50 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.cases === undefined){
const err51 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.agents === undefined){
const err52 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18.case_ids === undefined){
const err53 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.categories === undefined){
const err54 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key3 in data18){
if(!(((((key3 === "mode") || (key3 === "cases")) || (key3 === "agents")) || (key3 === "case_ids")) || (key3 === "categories"))){
const err55 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.mode !== undefined){
let data19 = data18.mode;
if(!(((data19 === "replay") || (data19 === "rehearsal")) || (data19 === "live"))){
const err56 = {instancePath:instancePath+"/options/mode",schemaPath:"#/properties/options/properties/mode/enum",keyword:"enum",params:{allowedValues: schema111.properties.options.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.cases !== undefined){
let data20 = data18.cases;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
if(typeof data20[i0] !== "string"){
const err57 = {instancePath:instancePath+"/options/cases/" + i0,schemaPath:"#/properties/options/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/options/cases",schemaPath:"#/properties/options/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.agents !== undefined){
let data22 = data18.agents;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err59 = {instancePath:instancePath+"/options/agents/" + i1,schemaPath:"#/properties/options/properties/agents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/options/agents",schemaPath:"#/properties/options/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data18.case_ids !== undefined){
let data24 = data18.case_ids;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err61 = {instancePath:instancePath+"/options/case_ids",schemaPath:"#/properties/options/properties/case_ids/type",keyword:"type",params:{type: schema111.properties.options.properties.case_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
const err62 = {instancePath:instancePath+"/options/case_ids/" + i2,schemaPath:"#/properties/options/properties/case_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
if(data18.categories !== undefined){
let data26 = data18.categories;
if((!(Array.isArray(data26))) && (data26 !== null)){
const err63 = {instancePath:instancePath+"/options/categories",schemaPath:"#/properties/options/properties/categories/type",keyword:"type",params:{type: schema111.properties.options.properties.categories.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
const err64 = {instancePath:instancePath+"/options/categories/" + i3,schemaPath:"#/properties/options/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.not_run !== undefined){
let data28 = data.not_run;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.case_id === undefined){
const err66 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data29.agent === undefined){
const err67 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data29.reason === undefined){
const err68 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key4 in data29){
if(!(((key4 === "case_id") || (key4 === "agent")) || (key4 === "reason"))){
const err69 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.case_id !== undefined){
let data30 = data29.case_id;
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
const err70 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data29.agent !== undefined){
let data31 = data29.agent;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
const err72 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data29.reason !== undefined){
if("budget" !== data29.reason){
const err74 = {instancePath:instancePath+"/not_run/" + i4+"/reason",schemaPath:"#/properties/not_run/items/properties/reason/const",keyword:"const",params:{allowedValue: "budget"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/not_run",schemaPath:"#/properties/not_run/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.results !== undefined){
let data33 = data.results;
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(validate51(data33[i5], {instancePath:instancePath+"/results/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/results.js



/** The name of the results file in a batch's folder. */
const RESULTS_FILE = 'results.json';
/** The name of the proof log beside it. */
const PROOF_LOG_FILE = 'tool-use-proof.log';
function parseResults(text, file) {
    const help = 'If another version of Portcullis wrote it, run or replay again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the results file', text, validate, file, { help });
}
function resultsText(results) {
    return (0,document_text/* documentText */.Z)(results);
}
function summarize(results) {
    const count = (status) => results.filter((result) => result.status === status).length;
    return { total: results.length, pass: count('pass'), fail: count('fail'), infra_error: count('infra_error') };
}


/***/ }),

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eD: () => (/* binding */ DEFAULT_TYPESTATE_BASELINE),
  a7: () => (/* binding */ EMPTY_TYPESTATE_BASELINE),
  i$: () => (/* binding */ parseTypestateBaseline)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-baseline.validate.js
// Generated from typestate-baseline.schema.json by scripts/generate.ts.

const validate = validate64;
const schema139 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-baseline.schema.json","title":"TypestateBaselineDocument","description":"Failure classes of turns that are tolerated, each for a reason and until a day.","type":"object","additionalProperties":false,"required":["schema"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"description":"case → provider → class.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/classes"}}},"turns":{"description":"Id of a turn of an evidence file → class.","type":"object","additionalProperties":{"$ref":"#/definitions/classes"}}},"definitions":{"classes":{"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}},"toleratedClass":{"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"type":"string","pattern":"\\S"},"owner":{"type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}}}};
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema140 = {"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}};
const schema141 = {"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"type":"string","pattern":"\\S"},"owner":{"type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}};
const pattern90 = new RegExp("^[a-z]+\\.[a-z_]+$", "u");
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern90.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z_]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z_]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason === undefined){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.expires === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data0){
if(!(((key2 === "reason") || (key2 === "owner")) || (key2 === "expires"))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.reason !== undefined){
let data1 = data0.reason;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/toleratedClass/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/toleratedClass/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.owner !== undefined){
if(typeof data0.owner !== "string"){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/owner",schemaPath:"#/definitions/toleratedClass/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.expires !== undefined){
let data3 = data0.expires;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/toleratedClass/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/toleratedClass/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases")) || (key0 === "turns"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const _errs11 = errors;
if(typeof key3 === "string"){
if(!pattern1.test(key3)){
const err6 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
const err7 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key4 in data3){
if(!(validate65(data3[key4], {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.turns !== undefined){
let data5 = data.turns;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key5 in data5){
if(!(validate65(data5[key5], {instancePath:instancePath+"/turns/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/typestate-baseline.js


/** Where tolerated classes stand, unless the configuration says otherwise. */
const DEFAULT_TYPESTATE_BASELINE = 'baselines/typestate.json';
const EMPTY_TYPESTATE_BASELINE = { cases: new Map(), turns: new Map() };
/** Parses tolerated classes; throws one error that lists every problem with file and line. */
function parseTypestateBaseline(text, file) {
    const document = (0,json_source/* parseCheckedJson */.Xm)('the typestate baseline', text, validate, file);
    const cases = Object.entries(document.cases ?? {}).map(([id, agents]) => [id, new Map(Object.entries(agents).map(([agent, classes]) => [agent, mapOf(classes)]))]);
    const turns = Object.entries(document.turns ?? {}).map(([id, classes]) => [id, mapOf(classes)]);
    return { cases: new Map(cases), turns: new Map(turns) };
}
function mapOf(classes) {
    return new Map(Object.entries(classes));
}


/***/ }),

/***/ 8118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isActivityToken)
/* harmony export */ });
/**
 * Entries of `required_any_evidence` that mean "any tool call" (trimmed, folded). The specification's origin looked for
 * these texts in the raw transcript, where they are always found; what they were meant to ask is whether a tool was used.
 */
const ACTIVITY_TOKENS = new Set([
    'tool_use',
    'read_file',
    'file_search',
    'command_execution',
    'function_call',
    'mcp:',
    'glob',
    'grep',
    'read(',
    'grep(',
    'glob(',
    'bash(',
    'shell(',
    'starting remote mcp client for github-mcp-server',
    'invalid mcp config for plugin',
]);
/** Whether an entry of `required_any_evidence` means "any tool call". */
function isActivityToken(token) {
    return ACTIVITY_TOKENS.has(token.trim().toLowerCase());
}


/***/ }),

/***/ 8968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ attributeSignals),
/* harmony export */   Z: () => (/* binding */ resolveAlias)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3698);
/* harmony import */ var _compute_tier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8966);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6992);
/* harmony import */ var _token_hit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7625);





/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
function resolveAlias(aliases, name) {
    const own = aliases.get(name.toLowerCase());
    if (own !== undefined || aliases.size === 0)
        return own ?? name;
    const [skill = '', file, ...rest] = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(name);
    if (file?.toLowerCase() !== _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() || rest.length > 0)
        return name;
    const canonical = aliases.get(skill.toLowerCase());
    return canonical === undefined ? name : `${canonical}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`;
}
/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
function attributeSignals(agent, signals, tokens, installed, aliases) {
    const inventory = inventoryOf(signals, installed);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || canonical.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
        let certain;
        let possible;
        for (const signal of signals) {
            const match = matchSignal(signal, token, canonical, inventory, aliases);
            if (match === 'different')
                continue;
            if (!isPath)
                claimed.add(signal);
            const hit = hitOf(agent, signal, isPath);
            if (match === 'same')
                certain = merged(certain, hit);
            else
                possible = merged(possible, hit);
        }
        const hit = merged(certain, possible);
        if (hit !== undefined)
            hits.set(token, hit);
        if (decides(possible, certain))
            ambiguous.add(token);
    }
    const seen = [];
    for (const signal of signals) {
        const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
        const own = name === undefined ? undefined : hitOf(agent, signal, false);
        if (name === undefined || own === undefined)
            continue;
        const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
        if (key === name)
            seen.push(name);
        const hit = merged(hits.get(key), own);
        if (hit !== undefined)
            hits.set(key, hit);
    }
    const sorted = [...hits].sort(([left], [right]) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left, right));
    return { hits: new Map(sorted), ambiguous: (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedUnique */ .Z$)(ambiguous) };
}
function hitOf(agent, signal, tokenIsPath) {
    const observation = signal.kind === 'mention' ? { kind: 'mention' } : signal.observation;
    const tier = (0,_compute_tier_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredTier */ .w_)(agent, observation, tokenIsPath);
    return tier === null ? undefined : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .hitOfSignal */ .F)(tier, signal);
}
function merged(left, right) {
    return left === undefined || right === undefined ? (left ?? right) : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHits */ .v)(left, right);
}
/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible, certain) {
    if (possible === undefined)
        return false;
    const reached = certain?.attempted === true ? certain.succeeded_tier : null;
    return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}
function inventoryOf(signals, installed) {
    const known = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k(installed);
    const called = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    // `plugin:x` called where a bare `x` is installed is that `x`, seen through its plugin.
    const further = called.filter((name) => name.includes(':') && !known.has(name));
    return new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}
function matchSignal(signal, token, canonical, inventory, aliases) {
    if (signal.kind === 'mention')
        return signal.token === token ? 'same' : 'different';
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(canonical);
    const skill = skillOfToken(wanted);
    const compareAll = (name, names) => strongest(names.map((other) => inventory.compare(name, resolveAlias(aliases, other))));
    if (signal.kind === 'skill') {
        // A bare `SKILL.md` is satisfied by any skill.
        if (skill === null)
            return 'same';
        return skill === undefined ? 'different' : compareAll(skill, signal.names);
    }
    if (typeof skill === 'string') {
        const match = signal.skill === null ? 'different' : compareAll(skill, namesOfFile(signal.skill, inventory));
        // One segment may be the name of any file, as long as no skill is called so.
        if (match !== 'different' || wanted.length > 1 || inventory.has(canonical))
            return match;
    }
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .endsWithSegments */ .rb)(signal.segments, (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(canonical)) ? 'same' : 'different';
}
/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted) {
    const isSkillFile = wanted.at(-1)?.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
    if (wanted.length === 1)
        return isSkillFile ? null : wanted[0];
    return wanted.length === 2 && isSkillFile ? wanted[0] : undefined;
}
/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile({ folder, frontmatterName }, inventory) {
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder))
        return frontmatterName === null ? [] : [frontmatterName];
    if (frontmatterName === null || frontmatterName === folder)
        return [folder];
    const others = inventory.has(folder) && inventory.has(frontmatterName);
    return others && inventory.compare(folder, frontmatterName) === 'different' ? [folder] : [folder, frontmatterName];
}
function strongest(matches) {
    if (matches.includes('same'))
        return 'same';
    return matches.includes('ambiguous') ? 'ambiguous' : 'different';
}
function skillSeenIn(signal) {
    if (signal.kind === 'skill')
        return signal.names[0];
    if (signal.kind === 'mention' || signal.skill === null)
        return undefined;
    const { folder, frontmatterName } = signal.skill;
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder) ? (frontmatterName ?? undefined) : folder;
}


/***/ }),

/***/ 7762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ EvidenceCollector)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/evidence/activity-tokens.js
var activity_tokens = __webpack_require__(8118);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
;// CONCATENATED MODULE: ./build/evidence/frontmatter.js
/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** The `name` of each frontmatter block in a text, in order; null for a block that names nothing. */
function frontmatterNames(text) {
    const names = [];
    let block;
    let sawText = false;
    for (const raw of text.split('\n')) {
        const line = plainLine(raw.slice(0, MAX_LINE));
        if (line === '---') {
            if (block !== undefined && block.keys > 0) {
                // Further down, two rules around `key: value` are frontmatter only if they name a skill.
                if (block.first || block.name !== null)
                    names.push(block.name);
                block = undefined;
            }
            else {
                block = { name: null, keys: 0, first: !sawText };
                sawText = true;
            }
            continue;
        }
        if (line !== '')
            sawText = true;
        if (block === undefined)
            continue;
        const key = /^([A-Za-z][\w-]{0,63}):(?=\s|$)/.exec(line)?.[1];
        if (key !== undefined) {
            block.keys += 1;
            if (key === 'name')
                block.name = scalar(line.slice(key.length + 1));
        }
        else if (block.keys === 0 && line !== '' && !line.startsWith('#')) {
            // Text between two rules is not frontmatter.
            block = undefined;
        }
    }
    return names;
}
/** Without the line number that `cat -n`, `nl` and `bat` put in front, and without a mark or carriage return. */
function plainLine(raw) {
    return raw
        .replace(/^\uFEFF/, '')
        .replace(/^\s{0,8}\d{1,6}(?:\t|\s{0,4}[│|:]\s?| {1,2})/, '')
        .replace(/^\uFEFF/, '')
        .trimEnd();
}
/** A YAML scalar as far as a skill's name needs it: quotes and a comment taken off. */
function scalar(text) {
    const value = text.trim();
    const quoted = /^(["'])([^"']*)\1/.exec(value)?.[2];
    const comment = value.search(/\s#/);
    const plain = (quoted ?? (comment === -1 ? value : value.slice(0, comment))).trim();
    return plain === '' ? null : plain;
}

// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/evidence/proof-line.js
var proof_line = __webpack_require__(7789);
;// CONCATENATED MODULE: ./build/evidence/shown-frontmatter.js

/**
 * Which of the opened files (their parts, each once, in the order of the command) each printed frontmatter block belongs to.
 * By its name where that is the file's folder; by its place where every file has one; and the first to the only file that
 * was opened. A block that could be another file's proves nothing.
 */
function shownFrontmatter(files, names) {
    const folders = files.map((parts) => (0,path_segments/* skillFolderOf */.X_)(parts)?.toLowerCase());
    const left = new Set(names.keys());
    const owned = files.map(() => undefined);
    const give = (file, block) => {
        owned[file] = { name: names[block] ?? null };
        left.delete(block);
    };
    for (const [file, folder] of folders.entries()) {
        const block = [...left].find((index) => folder !== undefined && names[index]?.toLowerCase() === folder);
        if (block !== undefined)
            give(file, block);
    }
    if (names.length === files.length) {
        for (const file of files.keys())
            if (owned[file] === undefined && left.has(file))
                give(file, file);
    }
    const open = [...files.keys()].filter((file) => owned[file] === undefined && folders[file] !== undefined);
    const [file] = open;
    const [block] = left;
    // A single file has all the blocks; what follows its frontmatter is an example in its text.
    const certain = open.length === 1 && files.length === 1;
    if (certain && file !== undefined && block !== undefined)
        give(file, block);
    return owned;
}

;// CONCATENATED MODULE: ./build/evidence/skill-folders.js
/**
 * Learns from a transcript under which folders the skills lie that it loads. A client may call a skill by the name in its
 * frontmatter, and then tell its folder in a line of its own; the two lines belong together when nothing else could.
 */
class SkillFolders {
    /** By the call whose subagent the lines stand in; '' for the main conversation. */
    #loaded = new Map();
    #folders = new Map();
    /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
    addLoad(name, parentCallId, callId) {
        add(this.#loaded, parentCallId ?? '', name);
        if (callId !== null)
            add(this.#loaded, callId, name);
    }
    addFolder(folder, parentCallId) {
        add(this.#folders, parentCallId ?? '', folder);
    }
    /** Skills under the names of their folders, each with the name that it was called by. */
    listings() {
        return [...this.#folders].flatMap(([place, folders]) => {
            const names = [...(this.#loaded.get(place) ?? [])];
            const [folder, ...others] = [...folders].filter((one) => !names.some((name) => isBaseOf(name, one)));
            const [name, ...further] = names.filter((one) => ![...folders].some((known) => isBaseOf(one, known)));
            if (folder === undefined || name === undefined || others.length + further.length > 0)
                return [];
            const plugin = name.slice(0, name.lastIndexOf(':') + 1);
            return [{ name: `${plugin}${folder}`, aliases: [name] }];
        });
    }
}
function add(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function isBaseOf(name, folder) {
    return name.slice(name.lastIndexOf(':') + 1).toLowerCase() === folder.toLowerCase();
}

;// CONCATENATED MODULE: ./build/evidence/call-tracker.js





/** More ids than a run ever has; beyond, memory matters more than counting a repeated call once. */
const MAX_KNOWN_IDS = 250_000;
/** Pairs calls with their results by id, whatever their order, and turns each pair into signals. */
class CallTracker {
    #options;
    #open = new Map();
    #pending = new Set();
    #ids = new Set();
    #depthOfCall = new Map();
    /** By meaning, so that a file that is read a thousand times is one signal. */
    #signals = new Map();
    #folders = new SkillFolders();
    #uncounted = 0;
    /** Loads that the client recorded; each is a call, which usually stands in the transcript as well. */
    #invoked = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Distinct tool calls. */
    get count() {
        return Math.max(this.#ids.size + this.#uncounted, this.#invoked);
    }
    get pending() {
        return this.#pending;
    }
    /** Whether a call of this id was made. */
    knows(id) {
        return this.#ids.has(id);
    }
    /** 0 in the main conversation; one more than the call that started the subagent elsewhere. */
    depthUnder(parentCallId) {
        return parentCallId === undefined ? 0 : 1 + (this.#depthOfCall.get(parentCallId) ?? 0);
    }
    call(event, raw) {
        const depth = this.depthUnder(event.parent_call_id);
        const id = event.call_id;
        if (id === null || (this.#ids.size >= MAX_KNOWN_IDS && !this.#ids.has(id)))
            this.#uncounted += 1;
        else {
            this.#ids.add(id);
            if (depth > 0)
                this.#depthOfCall.set(id, depth);
        }
        const purpose = this.#relevant(event.purpose);
        if (purpose === undefined)
            return;
        const key = id ?? '';
        const known = this.#open.get(key);
        // The same call announced again (requested, then started) moves to its later line; another one under the same id, or
        // one without an id, is a call of its own, and the first was never answered.
        if (known !== undefined && (id === null || !samePurpose(known.purpose, purpose)))
            this.#close(known, undefined);
        const name = purpose.kind === 'skill' ? purpose.skill : (purpose.paths[0] ?? null);
        this.#open.set(key, {
            purpose,
            line: event.line,
            proof: (0,proof_line/* proofLine */.b)(raw, name, this.#options.redact),
            depth,
            parent: event.parent_call_id,
        });
        if (id !== null)
            this.#pending.add(id);
    }
    result(event, raw) {
        const key = event.call_id ?? '';
        const call = this.#open.get(key);
        if (call !== undefined) {
            // Without an id, only what stands in the same line belongs together.
            if (event.call_id === null && call.line !== event.line)
                return;
            this.#open.delete(key);
            this.#pending.delete(key);
            this.#close(call, event);
            if (call.purpose.kind === 'skill' && event.ok) {
                this.#folders.addLoad(call.purpose.skill, call.parent, event.call_id);
            }
        }
        else if (event.loaded !== undefined && !this.#ids.has(key)) {
            // Evidence is a call with its result. A result without its call says that something was tried, except in a line that
            // is judged by itself.
            this.#loaded([event.loaded], event, raw, this.#options.assumeSuccess ? this.#outcome(event) : null);
        }
    }
    invoked(event, raw) {
        this.#invoked += 1;
        this.#loaded([event.skill, ...(event.aliases ?? [])], event, raw, true);
    }
    folder(event) {
        this.#folders.addFolder(event.folder, event.parent_call_id);
    }
    /** What the transcript tells about the folders of the skills that it loads. */
    get skillFolders() {
        return this.#folders.listings();
    }
    /** All signals; calls that were never answered are attempts. */
    finish() {
        for (const call of this.#open.values())
            this.#close(call, undefined);
        this.#open.clear();
        this.#pending.clear();
        return [...this.#signals.values()];
    }
    /** The purpose without what nobody asks for; undefined where nothing is left. */
    #relevant(purpose) {
        if (purpose.kind === 'other')
            return undefined;
        if (purpose.kind === 'skill')
            return purpose;
        const { fileNames } = this.#options;
        const wanted = purpose.paths.some((path) => {
            const parts = (0,path_segments/* pathParts */.KC)(path);
            return (0,path_segments/* skillFolderOf */.X_)(parts) !== undefined || fileNames.has(parts.at(-1)?.toLowerCase() ?? '');
        });
        return wanted ? purpose : undefined;
    }
    /** Null where no result came, or where it does not say how the call ended. */
    #outcome(result) {
        if (result !== undefined && result.unstated !== true)
            return result.ok;
        return this.#options.assumeSuccess ? true : null;
    }
    #loaded(names, place, raw, ok) {
        this.#add({
            kind: 'skill',
            names,
            observation: { kind: 'skill_call', ok },
            line: place.line,
            proof: (0,proof_line/* proofLine */.b)(raw, names[0] ?? null, this.#options.redact),
            depth: this.depthUnder(place.parent_call_id),
            detail: 'skill_event',
        });
    }
    #close(call, result) {
        const { purpose, line, proof, depth } = call;
        const ok = this.#outcome(result);
        if (purpose.kind === 'skill') {
            this.#add({
                kind: 'skill',
                names: namesOf(purpose.skill, ok === true ? result?.loaded : undefined),
                observation: { kind: 'skill_call', ok },
                line,
                proof,
                depth,
                detail: 'skill_call',
            });
            return;
        }
        const files = distinctFiles(purpose.paths);
        const untold = this.#options.assumeSuccess && result?.output === undefined;
        const names = result?.output === undefined ? [] : frontmatterNames(result.output);
        const blocks = shownFrontmatter(files, names);
        for (const [index, parts] of files.entries()) {
            const folder = (0,path_segments/* skillFolderOf */.X_)(parts);
            // `skills/*/SKILL.md` opens whatever is there; only a single block of output tells what that was.
            if (folder !== undefined && (0,path_segments/* isUnresolved */.U4)(folder) && names.length !== 1)
                continue;
            const segments = parts.map((part) => part.toLowerCase());
            const showsFrontmatter = untold || blocks[index] !== undefined;
            this.#add({
                kind: 'file',
                segments,
                skill: folder === undefined ? null : { folder, frontmatterName: blocks[index]?.name ?? null },
                observation: { kind: 'file_open', ok, underSkillsRoot: (0,path_segments/* isUnderSkillsRoot */.F7)(segments), showsFrontmatter },
                line,
                proof,
                depth,
                detail: 'file_open',
            });
        }
    }
    #add(signal) {
        const { line: _line, proof: _proof, depth: _depth, ...meaning } = signal;
        const key = JSON.stringify(meaning);
        const known = this.#signals.get(key);
        if (known === undefined || isEarlier(signal, known))
            this.#signals.set(key, signal);
    }
}
/** A result that tells the plugin as well says which of several skills of that name was meant. */
function namesOf(called, loaded) {
    if (loaded === undefined || loaded === called)
        return [called];
    return loaded.toLowerCase().endsWith(`:${called.toLowerCase()}`) ? [loaded] : [called, loaded];
}
function distinctFiles(paths) {
    const files = new Map();
    for (const path of paths) {
        const parts = (0,path_segments/* pathParts */.KC)(path);
        if (parts.length > 0)
            files.set(parts.join('/'), parts);
    }
    return [...files.values()];
}
function isEarlier(left, right) {
    return left.line < right.line || (left.line === right.line && left.depth < right.depth);
}
function samePurpose(left, right) {
    return JSON.stringify(left) === JSON.stringify(right);
}

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(117);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(7921);
;// CONCATENATED MODULE: ./build/evidence/mask-varying.js
const DIGIT = /[0-9]/g;
/** What follows the first 8 hex digits of a UUID. */
const UUID_REST = /(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iy;
/** A longer run of hex digits is an id or a digest. */
const ID_LENGTH = 8;
/**
 * The text with `#` for what differs between two runs that said and did the same: UUIDs, runs of 8 and more hex digits (the mark of a
 * unit's folder holds one), and numbers, which times and durations are. Hex without any digit is a word.
 */
function maskVarying(text) {
    let masked = '';
    let done = 0;
    DIGIT.lastIndex = 0;
    // By its digits, which are rare: a pattern that begins with hex letters is tried at every third letter of a text and takes seven
    // times as long.
    while (DIGIT.test(text)) {
        let end = DIGIT.lastIndex;
        let start = end - 1;
        let runStart = start;
        while (runStart > done && isHex(text.charCodeAt(runStart - 1)))
            runStart -= 1;
        while (isDigit(text.charCodeAt(end)))
            end += 1;
        let runEnd = end;
        while (isHex(text.charCodeAt(runEnd)))
            runEnd += 1;
        if (runEnd - runStart >= ID_LENGTH) {
            start = runStart;
            end = runEnd - runStart === ID_LENGTH ? endOfUuid(text, runEnd) : runEnd;
        }
        masked += `${text.slice(done, start)}#`;
        done = end;
        DIGIT.lastIndex = end;
    }
    return masked + text.slice(done);
}
function endOfUuid(text, end) {
    UUID_REST.lastIndex = end;
    return UUID_REST.test(text) ? UUID_REST.lastIndex : end;
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}
function isHex(code) {
    const lower = code | 0x20;
    return isDigit(code) || (lower >= 0x61 && lower <= 0x66);
}

;// CONCATENATED MODULE: ./build/evidence/content-digest.js




/**
 * A digest over what the model and its subagents said and called, in order, by which trials that only repeat each other are noticed.
 * Ids and numbers count as one and the same (`maskVarying`), and what tools answered
 * not at all. Each part is digested as it comes and is not held.
 */
class ContentDigest {
    #digest = null;
    addText(text) {
        this.#add(JSON.stringify({ text }));
    }
    /** A client that announces a call twice does so in each of its transcripts: every announcement counts. */
    addCall(tool, input) {
        this.#add(`${JSON.stringify({ tool })}${inputText(input)}`);
    }
    /** `sha256:<hex>`; null where nothing was said and nothing called. */
    value() {
        return this.#digest?.value() ?? null;
    }
    #add(part) {
        this.#digest ??= new digest/* RunningDigest */.iM();
        // JSON on one line has no line feed, so that no two sequences of parts read the same.
        this.#digest.add(`${maskVarying(part)}\n`);
    }
}
/** An input may be anything: what has no canonical form (too deep, `1e999`) is digested by its keys and texts. */
function inputText(input) {
    try {
        return (0,canonical_json/* canonicalJson */.dj)(input);
    }
    catch (error) {
        if (error instanceof TypeError)
            return JSON.stringify((0,json_data/* leafText */.MU)(input));
        throw error;
    }
}

// EXTERNAL MODULE: ./build/evidence/mention.js
var mention = __webpack_require__(6202);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(6992);
;// CONCATENATED MODULE: ./build/evidence/transcript-evidence.js
/** A final message is kept up to this length. */
const FINAL_TEXT_LIMIT = 500;

;// CONCATENATED MODULE: ./build/evidence/collect-evidence.js











/** Collects evidence from events in any order of chunks; holds nothing of the transcript but its signals. */
class EvidenceCollector {
    #agent;
    #query;
    #requests;
    #plainText;
    /** Of each token, for its name in the case and for the one on this provider. */
    #matchers;
    #calls;
    #content = new ContentDigest();
    #mentions = new Map();
    #anyMatched = new Set();
    #hidden = new Set();
    #catalogue;
    #skillTool = null;
    #session;
    #quotedSession;
    #sessionStarted = false;
    #assistantText = false;
    #lastText = null;
    #terminal = null;
    #aborted = false;
    #lastError = null;
    #model = null;
    #version = null;
    #firstNoise = null;
    #count = { known: 0, unknown: 0, toolLike: 0, noise: 0, damaged: 0, oversize: 0, lossy: 0, foreign: 0 };
    constructor(agent, query, options = {}) {
        this.#agent = agent;
        this.#query = query;
        this.#requests = query.tokens.map((token) => ({ token, canonical: (0,attribute_signals/* resolveAlias */.Z)(query.aliases, token) }));
        this.#plainText = options.plainText ?? false;
        const inventory = new skill_identity/* SkillInventory */.k(query.installed ?? []);
        this.#matchers = new Map(this.#requests.map(({ token, canonical }) => [
            token,
            [...new Set([canonical, token])].map((name) => new mention/* TokenMatcher */.gh(name, inventory)),
        ]));
        const fileNames = this.#requests.flatMap(({ canonical }) => (0,path_segments/* pathSegments */.Mz)(canonical).slice(-1));
        this.#calls = new CallTracker({
            fileNames: new Set(fileNames),
            assumeSuccess: options.assumeSuccess ?? false,
            ...(query.redact === undefined ? {} : { redact: query.redact }),
        });
    }
    /** What a reader may look at to decide that a line cannot change the evidence; always up to date. */
    get skipScope() {
        const session = () => this.#quotedSession;
        return {
            pending: this.#calls.pending,
            knows: (callId) => this.#calls.knows(callId),
            get session() {
                return session();
            },
            sessionFromEnd: 0,
        };
    }
    /** Counts a line that was not decoded because it is a known event that changes nothing. */
    skipLine() {
        this.#count.known += 1;
    }
    /** `raw`: the text of the event's line, from which proof is cut. */
    add(event, raw) {
        this.addLine([event], raw);
    }
    /** All events of one line. */
    addLine(events, raw) {
        const [first] = events;
        if (first?.lossy === true)
            this.#count.lossy += 1;
        if (first?.session !== undefined) {
            this.#startSession(first.session);
            if (first.session !== this.#session) {
                this.#count.foreign += 1;
                return;
            }
        }
        if (events.some(isKnown))
            this.#count.known += 1;
        for (const event of events)
            this.#take(event, raw);
    }
    #take(event, raw) {
        switch (event.type) {
            case 'session':
                this.#takeSession(event);
                break;
            case 'assistant_text':
                this.#takeAssistantText(event, raw);
                break;
            case 'tool_call':
                if (event.hides_calls === true)
                    this.#hidden.add(event.call_id);
                this.#takeCall(event, raw);
                break;
            case 'tool_result':
                this.#calls.result(event, raw);
                break;
            case 'skill_invoked':
                this.#calls.invoked(event, raw);
                break;
            case 'skill_folder':
                this.#calls.folder(event);
                break;
            case 'terminal':
                this.#terminal = event;
                break;
            case 'transport_error':
                this.#lastError = event;
                break;
            case 'aborted':
                this.#aborted ||= this.#terminal === null;
                break;
            case 'unknown':
                this.#count.unknown += 1;
                if (event.tool_like)
                    this.#count.toolLike += 1;
                break;
            case 'noise':
                this.#count.noise += 1;
                this.#firstNoise ??= (0,proof_line/* proofLine */.b)(event.text, null, this.#query.redact);
                this.#takeMentions(event.text, event, event.text, 'noise');
                break;
            case 'damaged':
                this.#count.damaged += 1;
                break;
            case 'oversize':
                this.#count.oversize += 1;
                break;
            case 'notice':
                break;
        }
    }
    #startSession(id) {
        if (this.#session !== undefined)
            return;
        this.#session = id;
        // Another spelling of a strange id is not recognised, so that its lines are decoded.
        this.#quotedSession = JSON.stringify(id);
    }
    #takeSession(event) {
        if (event.started)
            this.#sessionStarted = true;
        if (event.skills !== undefined)
            this.#catalogue = event;
        if (event.skill_tool !== undefined)
            this.#skillTool = event.skill_tool;
        this.#model = event.model ?? this.#model;
        this.#version = event.version ?? this.#version;
        if (event.session_id === undefined)
            return;
        this.#startSession(event.session_id);
        if (event.session_id !== this.#session)
            this.#count.foreign += 1;
    }
    #takeAssistantText(event, raw) {
        if (event.synthetic || event.text.trim() === '')
            return;
        this.#assistantText = true;
        this.#content.addText(event.text);
        // What a subagent says last is not what the run ended with.
        if (event.parent_call_id === undefined)
            this.#lastText = event.text.slice(0, 4 * FINAL_TEXT_LIMIT);
        this.#matchAny(() => event.text);
        this.#takeMentions(event.text, event, raw, 'assistant_text');
    }
    #takeCall(event, raw) {
        this.#matchAny(() => (loadsSkill(event) ? event.tool : `${event.tool}\n${(0,json_data/* leafText */.MU)(event.input)}`));
        this.#content.addCall(event.tool, event.input);
        this.#calls.call(event, raw);
    }
    #takeMentions(text, place, raw, detail) {
        if (this.#plainText)
            return;
        const open = this.#requests.filter(({ token }) => !this.#mentions.has(`${detail} ${token}`));
        if (open.length === 0)
            return;
        const folded = (0,mention/* foldText */.TH)(text);
        for (const { token, canonical } of open) {
            if (this.#matchers.get(token)?.some((matcher) => matcher.isNamedIn(folded)) !== true)
                continue;
            const depth = this.#calls.depthUnder(place.parent_call_id);
            const proof = (0,proof_line/* proofLine */.b)(raw, canonical, this.#query.redact);
            this.#mentions.set(`${detail} ${token}`, { kind: 'mention', token, line: place.line, proof, depth, detail });
        }
    }
    #matchAny(textOf) {
        if (this.#query.anyTokens.length === this.#anyMatched.size)
            return;
        const folded = textOf().toLowerCase();
        for (const token of this.#query.anyTokens)
            if (folded.includes(token.toLowerCase()))
                this.#anyMatched.add(token);
    }
    /** What the events said. The collector is spent afterwards. */
    finish() {
        const listed = this.#catalogue?.skills ?? null;
        const { aliases, anyTokens, installed, redact } = this.#query;
        const signals = [...this.#calls.finish(), ...this.#mentions.values()];
        const skills = installed ?? [...(listed ?? []), ...this.#calls.skillFolders];
        const { hits, ambiguous } = (0,attribute_signals/* attributeSignals */.G)(this.#agent, signals, this.#requests, skills, aliases);
        const anyCall = this.#calls.count > 0;
        const met = (token) => this.#anyMatched.has(token) || (anyCall && (0,activity_tokens/* isActivityToken */.j)(token));
        // Cut after secrets were taken out, so that none is cut into pieces that no form fits any more.
        const lastText = this.#terminal?.final_text?.slice(0, 4 * FINAL_TEXT_LIMIT) ?? this.#lastText;
        const finalText = lastText === null ? null : (redact?.(lastText) ?? lastText).slice(0, FINAL_TEXT_LIMIT);
        return {
            hits,
            ambiguous,
            any_matched: anyTokens.filter(met),
            any_unmatched: anyTokens.filter((token) => !met(token)),
            session_started: this.#sessionStarted,
            session_id: this.#session?.slice(0, 200).toWellFormed() ?? null,
            content_digest: this.#content.value(),
            assistant_text: this.#assistantText,
            final_text: this.#plainText ? null : (finalText?.toWellFormed() ?? null),
            tool_calls: this.#calls.count,
            hidden_subagents: this.#hidden.size,
            skills_available: listed?.map((skill) => skill.name).sort(ordering/* compareCodePoints */.OP) ?? null,
            catalogue_complete: this.#catalogue?.catalogue === 'complete',
            skill_tool: this.#skillTool,
            terminal: this.#terminal,
            aborted: this.#aborted,
            last_error: this.#lastError,
            model: this.#model,
            version: this.#version,
            known_events: this.#count.known,
            unknown_events: this.#count.unknown,
            unknown_tool_like: this.#count.toolLike,
            noise_lines: this.#count.noise,
            first_noise: this.#firstNoise,
            damaged_lines: this.#count.damaged,
            oversize_lines: this.#count.oversize,
            lossy_lines: this.#count.lossy,
            foreign_lines: this.#count.foreign,
        };
    }
}
function isKnown({ type }) {
    return type !== 'unknown' && type !== 'noise' && type !== 'damaged' && type !== 'oversize';
}
function loadsSkill({ purpose }) {
    if (purpose.kind === 'skill')
        return true;
    return purpose.kind === 'opens' && purpose.paths.some((path) => (0,path_segments/* skillFolderOf */.X_)((0,path_segments/* pathParts */.KC)(path)) !== undefined);
}


/***/ }),

/***/ 8966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   gv: () => (/* binding */ textScore),
/* harmony export */   w_: () => (/* binding */ structuredTier)
/* harmony export */ });
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);

/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 };
/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;
const LOADED = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const MENTION = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };
/**
 * The tier of a fact from a client's own JSON stream; null where the fact is no signal. The table stands in
 * CONTRIBUTING.md, "Tiers". Codex has no skill tool: opening `SKILL.md` under a skills root is its way to load a skill.
 */
function structuredTier(agent, observation, tokenIsPath) {
    const tier = ofObservation(agent, observation);
    return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}
function ofObservation(agent, observation) {
    switch (observation.kind) {
        case 'mention':
            return MENTION;
        case 'skill_call':
            return observation.ok === true ? LOADED : FAILED;
        case 'file_open':
            if (agent === 'codex' && observation.underSkillsRoot) {
                return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
            }
            return observation.ok === true ? READ : null;
    }
}
/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
function computeTier(agent, token, line, score) {
    const isPath = /[/\\]/.test(token);
    const tiers = (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => textTier(agent, match));
    const strongest = Math.min(score >= MODERATE_SCORE ? 2 : 3, ...tiers);
    return isPath && strongest === 1 ? 2 : strongest;
}
/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
function textScore(token, line, agent) {
    return Math.max(0, ...(0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => scoreOf(match, agent)));
}
/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(agent, match) {
    const isClaude = agent === 'claude';
    switch (match.kind) {
        case 'skill_call':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'skill_line':
            return match.failed || isClaude || agent === 'codex' ? 3 : 1;
        case 'launching':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'base_directory':
            return isClaude ? 3 : 1;
        case 'read':
            return agent === 'codex' ? 1 : 2;
        case 'mention':
            return 3;
    }
}
function scoreOf(match, agent) {
    switch (match.kind) {
        case 'skill_call':
            return SCORE.loaded;
        case 'skill_line':
            // The other clients print no such lines: there it is only text that somebody wrote.
            if (agent === 'claude' || agent === 'codex')
                return SCORE.mention;
            return match.failed ? SCORE.failed : SCORE.loaded;
        case 'launching':
            return SCORE.launching;
        case 'base_directory':
        case 'read':
            return SCORE.read;
        case 'mention':
            return SCORE.mention;
    }
}


/***/ }),

/***/ 2759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ decodeLine)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(348);


const BYTE_ORDER_MARK = 0xfeff;
const OPEN_BRACE = 0x7b;
const REPLACEMENT = '\uFFFD';
/**
 * Decodes one whole line as UTF-8. Bytes that are not UTF-8, raw control characters inside JSON text and lone surrogates
 * become U+FFFD and set `lossy`; the other lines are not affected. A line that begins like a JSON object and still does
 * not parse is `damaged`, because an event was lost with it.
 */
function decodeLine({ bytes, start, end }) {
    let text = bytes.toString('utf8', start, end);
    let lossy = text.includes(REPLACEMENT) && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end));
    if (text.charCodeAt(0) === BYTE_ORDER_MARK)
        text = text.slice(1);
    if (text.charCodeAt(0) !== OPEN_BRACE) {
        text = printable(text);
        if (text === '')
            return { kind: 'blank' };
        if (text.charCodeAt(0) !== OPEN_BRACE)
            return { kind: 'noise', text, lossy };
    }
    let value = parse(text);
    if (value === undefined) {
        text = printable(text);
        value = parse(text);
    }
    if (value === undefined) {
        const repaired = withoutControlCharacters(text);
        lossy ||= repaired !== text;
        text = repaired;
        value = parse(text);
    }
    if (value === undefined)
        return { kind: /^\{\s*"/.test(text) ? 'damaged' : 'noise', text, lossy };
    const wellFormed = withoutLoneSurrogates(text);
    if (wellFormed === text)
        return { kind: 'json', value, text, lossy };
    return { kind: 'json', value: parse(wellFormed) ?? value, text: wellFormed, lossy: true };
}
function parse(text) {
    try {
        // JSON.parse returns nothing but JSON data; this is where bytes become it.
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Without colours, NUL bytes and white space around the text. */
function printable(text) {
    const plain = (0,strip_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
    let start = 0;
    let end = plain.length;
    while (start < end && isBlank(plain, start))
        start += 1;
    while (end > start && isBlank(plain, end - 1))
        end -= 1;
    return plain.slice(start, end);
}
function isBlank(text, index) {
    const code = text.charCodeAt(index);
    return code <= 0x20 || code === BYTE_ORDER_MARK || code === 0xa0;
}
/** White space stays white space; the point is to find control characters, so the rule against them does not apply. */
function withoutControlCharacters(text) {
    // eslint-disable-next-line no-control-regex
    return text.replaceAll(/[\t\r]/g, ' ').replaceAll(/[\u0000-\u001f]/g, REPLACEMENT);
}
/**
 * Lone surrogates cannot be written as UTF-8, so they are replaced where they enter: in the text, which unlike the value
 * needs no recursion, however deep it is nested.
 */
function withoutLoneSurrogates(text) {
    if (!text.includes('\\ud') && !text.includes('\\uD'))
        return text;
    const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;
    return text.replaceAll(escapes, (escape, lone) => (lone === undefined ? escape : '\\ufffd'));
}


/***/ }),

/***/ 7921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}


/***/ }),

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
const CLOSE_BRACE = 0x7d;
/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;
/** Whether the bytes at `position` are `head`. */
function standsAt(bytes, position, end, head) {
    if (end - position < head.length)
        return false;
    for (let index = 0; index < head.length; index += 1)
        if (bytes[position + index] !== head[index])
            return false;
    return true;
}
/** Whether the last thing in a line is a closing brace. */
function endsBraced({ bytes, start, end }) {
    let last = end - 1;
    while (last > start && (bytes[last] === 0x0d || bytes[last] === 0x20))
        last -= 1;
    return bytes[last] === CLOSE_BRACE;
}
/**
 * The end of a line that was not decoded, as one character per byte; undefined where the line does not end like a whole
 * event, or where `other` shows that a second event is glued to it.
 */
function wholeTail(line, other) {
    if (!endsBraced(line))
        return undefined;
    const tail = line.bytes.toString('latin1', Math.max(line.start + 1, line.end - TAIL_BYTES), line.end);
    return tail.includes(other) ? undefined : tail;
}


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);

function foldText(text) {
    const folded = text.toLowerCase();
    // A few letters fold to several (İ); positions would shift.
    return { written: folded.length === text.length ? text : folded, folded };
}
/** Whether `text` names the token as a whole word, a whole skill id or a whole path segment. */
function mentions(text, token, inventory) {
    return new TokenMatcher(token, inventory).isNamedIn(foldText(text));
}
/**
 * Looks for one token in many texts. `-`, `_`, `.`, `:` and path separators belong to a word; a full stop, a colon or a
 * separator at its end does not. Takes time in proportion to the text, whatever stands in it.
 */
class TokenMatcher {
    #token;
    #inventory;
    /** Of a token that is a path; empty otherwise. */
    #segments;
    /** Every word that names the token holds this; empty for a token that names nothing. */
    #needle;
    constructor(token, inventory) {
        this.#token = token;
        this.#inventory = inventory;
        const isPath = /[/\\]/.test(token);
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : token.toLowerCase().split(':')).at(-1) ?? '';
    }
    isNamedIn(text) {
        if (this.#needle === '' || !text.folded.includes(this.#needle))
            return false;
        for (const word of wordsWith(text, this.#needle))
            if (this.#isNamedBy(word))
                return true;
        return false;
    }
    #isNamedBy(whole) {
        const word = trimmed(whole);
        if (whole === this.#token || word === this.#token)
            return true;
        if (this.#segments.length > 0)
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(word).filter((part) => part.toLowerCase().includes(this.#needle));
        return near.some((part) => this.#inventory.compare(this.#token, part) !== 'different');
    }
}
/** The words in which `needle` occurs. */
function* wordsWith({ written, folded }, needle) {
    for (let at = folded.indexOf(needle); at !== -1;) {
        let start = at;
        let end = at + needle.length;
        // Never goes back over the word before: that one ended at a character that belongs to none.
        while (start > 0 && isWordCharacter(folded, start - 1))
            start -= 1;
        while (end < folded.length && isWordCharacter(folded, end))
            end += 1;
        yield written.slice(start, end);
        at = folded.indexOf(needle, end);
    }
}
function isWordCharacter(text, index) {
    const code = text.charCodeAt(index);
    if (code > 0x7f)
        return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(index));
    const isLetter = code >= 0x61 && code <= 0x7a;
    // `-` `.` `/` and the digits and `:` stand in one row; `_`, `\` and `~` apart.
    return isLetter || (code >= 0x2d && code <= 0x3a) || code === 0x5f || code === 0x5c || code === 0x7e;
}
/** By hand: `/[.]+$/` takes quadratic time on a long run of dots in the middle. */
function trimmed(word) {
    let end = word.length;
    while (end > 0 && '.:/\\'.includes(word.charAt(end - 1)))
        end -= 1;
    let start = 0;
    while (start < end && '.:'.includes(word.charAt(start)))
        start += 1;
    // A path may begin with a dot: `.claude/…`, `../…`.
    const isPath = /[/\\]/.test(word.slice(0, end));
    return word.slice(isPath ? 0 : start, end);
}


/***/ }),

/***/ 4380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openedFiles)
});

// EXTERNAL MODULE: ./build/evidence/split-command.js
var split_command = __webpack_require__(1316);
;// CONCATENATED MODULE: ./build/evidence/shell-words.js

/** Hostile nesting of `sh -c` is not followed further than this. */
const MAX_NESTING = 4;
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash']);
const POWERSHELLS = new Set(['powershell', 'pwsh']);
/** Words that run the command behind them, each with the options whose value is a word of its own. */
const WRAPPERS = new Map([
    ['sudo', /^-[ughpCRrtTU]$/],
    ['doas', /^-[uC]$/],
    ['env', /^(?:-[uCS]|--(?:unset|chdir))$/],
    ['timeout', /^(?:-[sk]|--(?:signal|kill-after))$/],
    ['nice', /^-n$/],
    ['stdbuf', /^-[ioe]$/],
    ['exec', /^-a$/],
    ['command', /^$/],
    ['builtin', /^$/],
    ['time', /^$/],
    ['nohup', /^$/],
    ['setsid', /^$/],
]);
const KEYWORDS = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{']);
/**
 * Splits a shell command into its simple commands, looking through `bash -lc '…'`, PowerShell's `-Command`, `cmd /c` and the
 * usual wrappers. Good enough to tell which program gets which path; nothing is expanded and nothing is run.
 */
function simpleCommands(command) {
    return nestedCommands(command, 0, 0);
}
/** The program's name without folder and `.exe`, folded. */
function programName(word) {
    const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
    return base.endsWith('.exe') ? base.slice(0, -'.exe'.length) : base;
}
function nestedCommands(script, depth, nesting) {
    return (0,split_command/* splitCommand */.G)(script).flatMap((command) => {
        const words = unwrap(command.words);
        const own = depth + command.depth;
        const inner = nesting < MAX_NESTING ? nestedScript(words, command) : undefined;
        if (inner !== undefined)
            return nestedCommands(inner, own + 1, nesting + 1);
        return words.length === 0 ? [] : [{ words, depth: own }];
    });
}
function unwrap(words) {
    let index = 0;
    for (;;) {
        const word = words[index];
        if (word === undefined)
            break;
        const program = programName(word);
        const valued = WRAPPERS.get(program);
        if (valued === undefined) {
            if (!KEYWORDS.has(word) && !/^[A-Za-z_]\w*=/.test(word))
                break;
            index += 1;
            continue;
        }
        index += 1;
        for (let option = words[index]; option?.startsWith('-') === true; option = words[index]) {
            // `command -v` only tells where a program is.
            if (program === 'command' && /^-[vV]/.test(option))
                return [];
            index += valued.test(option) ? 2 : 1;
        }
        if (program === 'timeout' && /^[\d.]{1,16}[smhd]?$/.test(words[index] ?? ''))
            index += 1;
    }
    return words.slice(index);
}
function nestedScript(words, { input }) {
    const program = programName(words[0] ?? '');
    if (SHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-[a-z]*c$/.test(word));
        return flag === -1 ? input : words[flag + 1];
    }
    if (program === 'cmd') {
        const flag = words.findIndex((word) => /^\/[ck]$/i.test(word));
        return flag === -1 ? undefined : words.slice(flag + 1).join(' ');
    }
    if (POWERSHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-c(?:ommand)?$/i.test(word));
        const rest = flag === -1 ? words.slice(1).filter((word) => !/^-\w/.test(word)) : words.slice(flag + 1);
        return rest.length === 0 ? undefined : rest.join(' ');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/evidence/opened-files.js

/** Programs that print a file whose path is their argument. CONTRIBUTING.md, "Opens". */
const OPENERS = new Set(['cat', 'sed', 'head', 'tail', 'less', 'more', 'bat', 'awk', 'nl', 'get-content', 'type']);
/** Their first plain argument is a program text, not a file. */
const SCRIPTED = new Set(['sed', 'awk']);
/** Options whose value is the next word. */
const OPTIONS_WITH_VALUE = {
    head: /^(?:-[nc]|--(?:lines|bytes))$/,
    tail: /^(?:-[ncs]|--(?:lines|bytes|pid|sleep-interval))$/,
    awk: /^-[vF]$/,
    sed: /^(?:-l|--line-length)$/,
    nl: /^-[bdfhilnsvw]$/,
    bat: /^(?:-[rlmH]|--(?:line-range|language|map-syntax|style|theme|color|paging|wrap|tabs|highlight-line|file-name))$/,
    'get-content': /^-(?:totalcount|tail|head|first|last|encoding|readcount|delimiter)$/i,
};
/** Subshells below this share one folder. */
const MAX_DEPTH = 32;
const CHANGE_FOLDER = new Set(['cd', 'pushd', 'set-location']);
/** What `{a,b}` expands to is cut here, and a longer word is not expanded: hostile commands must not grow. */
const MAX_ALTERNATIVES = 64;
const MAX_EXPANDED_WORD = 4096;
/**
 * The files that a shell command opens for reading, as written, with `cd` applied and `{a,b}` expanded: the paths that
 * `cat`, `sed`, `head`, `tail`, `less`, `more`, `bat`, `awk`, `nl`, `Get-Content` or `type` get as arguments. Listing,
 * searching, printing and writing commands open nothing.
 */
function openedFiles(command) {
    const files = [];
    // The folder of each nested subshell: a `cd` in one of them ends with it.
    let folders = [''];
    for (const { words, depth: nested } of simpleCommands(command)) {
        const depth = Math.min(nested, MAX_DEPTH);
        const folder = folders[Math.min(depth, folders.length - 1)] ?? '';
        if (depth >= folders.length)
            folders.push(...Array(depth + 1 - folders.length).fill(folder));
        else
            folders = folders.slice(0, depth + 1);
        const program = programName(words[0] ?? '');
        const rest = words.slice(1);
        if (CHANGE_FOLDER.has(program)) {
            const target = rest.find((word) => !/^-./.test(word) && !/^\/d$/i.test(word)) ?? '~';
            if (target !== '-')
                folders[depth] = within(folder, target);
        }
        else if (OPENERS.has(program)) {
            for (const file of fileArguments(program, rest)) {
                files.push(...alternatives(file).map((path) => within(folder, path)));
            }
        }
    }
    return files;
}
function fileArguments(program, words) {
    const takesValue = OPTIONS_WITH_VALUE[program];
    const plain = [];
    const isScripted = SCRIPTED.has(program);
    let script = isScripted;
    let options = true;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (options && word === '--') {
            options = false;
        }
        else if (options && /^-./.test(word)) {
            // It writes the file.
            if (program === 'sed' && /^(?:-[nEr]{0,3}i|--in-place)/.test(word))
                return [];
            if (isScripted && /^(?:-[nEr]{0,3}[ef]|--(?:expression|file))$/.test(word)) {
                script = false;
                index += 1;
            }
            else if (isScripted && /^(?:-[ef].|--(?:expression|file)=)/.test(word)) {
                script = false;
            }
            else if (takesValue?.test(word) === true)
                index += 1;
        }
        else if (script) {
            script = false;
        }
        else if (word !== '-' && !/^\+\d/.test(word))
            plain.push(word);
    }
    return program === 'get-content' ? plain.flatMap((word) => word.split(',')) : plain;
}
/** `{a,b}` written out, as a POSIX shell does it; `${…}` and braces without a comma stay what they are. */
function alternatives(word) {
    const words = [word];
    if (word.length > MAX_EXPANDED_WORD)
        return words;
    for (let index = 0; index < words.length && words.length <= MAX_ALTERNATIVES; index += 1) {
        const current = words[index] ?? '';
        const group = /(^|[^$])\{([^{},]*(?:,[^{},]*)+)\}/.exec(current);
        if (group?.[2] === undefined)
            continue;
        const before = current.slice(0, group.index + (group[1] ?? '').length);
        const after = current.slice(group.index + group[0].length);
        words.splice(index, 1, ...group[2].split(',').map((choice) => before + choice + after));
        index -= 1;
    }
    return words.slice(0, MAX_ALTERNATIVES);
}
function within(folder, path) {
    const absolute = /^(?:[/\\~$%]|[A-Za-z]:)/.test(path);
    return folder === '' || absolute ? path : `${folder}/${path}`;
}


/***/ }),

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
const SKILL_FILE_FOLDED = SKILL_FILE.toLowerCase();
/** Folders in which a client looks for skills. CONTRIBUTING.md, "Skills roots". */
const CLIENT_PLACES = new Set([
    '.claude',
    '.agents',
    '.codex',
    '.github',
    '.copilot',
    // The same folders, where a command names them by the variable that moves them.
    ...['codex_home', 'claude_config_dir', 'copilot_home'].flatMap((name) => [
        `$${name}`,
        `\${${name}}`,
        `%${name}%`,
        `$env:${name}`,
    ]),
]);
/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
function pathParts(path) {
    const parts = [];
    for (const part of path.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part))
            continue;
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts;
}
/** `pathParts`, with letter case folded. */
function pathSegments(path) {
    return pathParts(path).map((part) => part.toLowerCase());
}
/** Whether `segments` ends with all of `tail`. */
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return parts.at(-1)?.toLowerCase() === SKILL_FILE_FOLDED ? parts.at(-2) : undefined;
}
/** Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places. Takes folded segments. */
function isUnderSkillsRoot(segments) {
    const place = segments.findIndex((segment) => CLIENT_PLACES.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 7789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ proofLine)
/* harmony export */ });
/* unused harmony export PROOF_LINE_LIMIT */
/** A proof line is at most this long. */
const PROOF_LINE_LIMIT = 500;
/** No secret of a known form is longer, so that one that the window would cut is still seen whole. */
const REDACTION_MARGIN = 8192;
/**
 * The part of a raw line that proves a hit: the line itself, or a window of 500 characters around the name. Redacted before it is cut,
 * since half a secret has no form to be known by. A copy, so that a few characters do not keep a line of megabytes in memory.
 */
function proofLine(raw, name, redact = (text) => text) {
    const line = raw.trim();
    const wide = windowAround(line, name, PROOF_LINE_LIMIT + 2 * REDACTION_MARGIN);
    return ownCopy(windowAround(redact(wide), name, PROOF_LINE_LIMIT));
}
function windowAround(line, name, width) {
    if (line.length <= width)
        return line;
    const at = name === null ? 0 : line.toLowerCase().indexOf(name.toLowerCase());
    const start = Math.min(Math.max(0, at - width / 2), line.length - width);
    return line.slice(start, start + width);
}
function ownCopy(text) {
    return Buffer.from(text.toWellFormed(), 'utf8').toString('utf8');
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nx: () => (/* binding */ TranscriptDecoder),
  S7: () => (/* binding */ TranscriptScan)
});

// UNUSED EXPORTS: eventsOf

// EXTERNAL MODULE: ./build/evidence/collect-evidence.js + 7 modules
var collect_evidence = __webpack_require__(7762);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/evidence/split-transcript.js + 1 modules
var split_transcript = __webpack_require__(7042);
;// CONCATENATED MODULE: ./build/evidence/line-decoder.js


/** Bytes in, the events of each line out; the same events for any chunking of the same bytes. */
class LineDecoder {
    #reader;
    #onLine;
    #skip;
    #splitter;
    #count = { known: 0, otherJson: 0, damaged: 0, noise: 0 };
    /** `skip` decides which lines are not decoded at all: events of the client, all of them. */
    constructor(reader, onLine, skip) {
        this.#reader = reader;
        this.#onLine = onLine;
        this.#skip = skip;
        this.#splitter = new split_transcript/* TranscriptSplitter */.K((line) => this.#line(line), { arrayForm: reader.arrayForm });
    }
    /**
     * A known event makes it the JSON stream. Without one, an agent that prints JSON in plain text and a client of a version
     * that nobody knows look alike: what most lines are decides. A stream that was cut in its first line is no plain text.
     */
    get channel() {
        if (this.#reader.textOnly === true)
            return 'text';
        const { known, otherJson, damaged, noise } = this.#count;
        return known > 0 || otherJson + damaged > noise ? 'json' : 'text';
    }
    /** Nothing that comes can make it plain text any more. */
    get isSettled() {
        return this.#count.known > 0;
    }
    push(chunk) {
        this.#splitter.push(chunk);
    }
    end() {
        this.#splitter.end();
    }
    #line(line) {
        if (line.kind === 'oversize') {
            const event = { line: line.number, type: 'oversize', bytes: line.bytes };
            this.#onLine({ events: [event], raw: '', maybeText: false });
            return;
        }
        // What it takes to skip a line does not prove that it is whole, so that the first event is always decoded.
        if (this.isSettled && this.#skip?.(line) === true) {
            this.#count.known += 1;
            return;
        }
        const decoded = (0,decode_line/* decodeLine */.H)(line);
        if (decoded.kind === 'blank')
            return;
        const place = { line: line.number, ...(decoded.lossy ? { lossy: true } : {}) };
        const events = this.#eventsOf(decoded, place);
        const isJson = decoded.kind === 'json';
        const maybeText = !isJson || (events.length > 0 && events.every((event) => event.type === 'unknown'));
        const textual = isJson ? 'otherJson' : decoded.kind;
        this.#count[maybeText ? textual : 'known'] += 1;
        this.#onLine({ events, raw: decoded.text, maybeText });
    }
    #eventsOf(decoded, place) {
        if (decoded.kind !== 'json')
            return [{ ...place, type: decoded.kind, text: decoded.text }];
        const { events, session, parent_call_id } = this.#reader.readValue(decoded.value);
        const common = {
            ...place,
            ...(session === undefined ? {} : { session }),
            ...(parent_call_id === undefined ? {} : { parent_call_id }),
        };
        return events.map((event) => ({ ...common, ...event }));
    }
}
/** The events of a line in a transcript that is plain text. Where the client's text shows no calls, it stays noise. */
function plainTextEvents(reader, { events, raw, maybeText }) {
    const [first] = events;
    if (!maybeText || first === undefined)
        return events;
    const place = { line: first.line, ...(first.lossy === true ? { lossy: true } : {}) };
    return textEvents(reader, { ...place, type: 'noise', text: raw });
}
/** What a line of noise says as the client's plain text; any other event says itself. */
function textEvents(reader, event) {
    if (event.type !== 'noise' || !reader.textShowsCalls)
        return [event];
    const place = { line: event.line, ...(event.lossy === true ? { lossy: true } : {}) };
    return reader.readText(event.text).map((body) => ({ ...place, ...body }));
}

;// CONCATENATED MODULE: ./build/evidence/read-transcript.js


/**
 * Bytes in, events out, none left out. Events come as soon as it is known whether the transcript is the client's JSON stream:
 * until its first known event they are held back.
 */
class TranscriptDecoder {
    #reader;
    #onEvent;
    #decoder;
    #held = [];
    #ended = false;
    constructor(reader, onEvent) {
        this.#reader = reader;
        this.#onEvent = onEvent;
        this.#decoder = new LineDecoder(reader, (line) => this.#take(line), undefined);
    }
    /** It is the client's JSON stream; false also as long as that is not known. */
    get #isJson() {
        return this.#decoder.isSettled || (this.#ended && this.#decoder.channel === 'json');
    }
    push(chunk) {
        this.#decoder.push(chunk);
    }
    end() {
        this.#decoder.end();
        this.#ended = true;
        this.#release();
    }
    #take(line) {
        this.#held.push(line);
        if (this.#decoder.isSettled)
            this.#release();
    }
    #release() {
        for (const line of this.#held) {
            const events = this.#isJson ? line.events : plainTextEvents(this.#reader, line);
            for (const event of events)
                this.#onEvent(event);
        }
        this.#held = [];
    }
}
/** Reads all events of a transcript, none left out. */
function eventsOf(reader, chunks) {
    const events = [];
    const decoder = new TranscriptDecoder(reader, (event) => events.push(event));
    for (const chunk of chunks)
        decoder.push(chunk);
    decoder.end();
    return events;
}
/** Collects the evidence of a transcript, chunk by chunk, without holding the transcript. */
class TranscriptScan {
    #json;
    #text;
    #decoder;
    /** With `everyLine` no line is skipped: the same evidence, slower. */
    constructor(reader, query, options = {}) {
        const json = new collect_evidence/* EvidenceCollector */.D(reader.agent, query);
        const text = new collect_evidence/* EvidenceCollector */.D(reader.agent, query, { plainText: reader.textOnly !== true });
        const scope = json.skipScope;
        const decoder = new LineDecoder(reader, (line) => {
            json.addLine(line.events, line.raw);
            // Until an event of the client comes, the transcript may turn out to be plain text.
            if (!decoder.isSettled)
                text.addLine(plainTextEvents(reader, line), line.raw);
        }, options.everyLine === true
            ? undefined
            : (line) => {
                const skipped = reader.canSkip(line, scope);
                if (skipped)
                    json.skipLine();
                return skipped;
            });
        this.#json = json;
        this.#text = text;
        this.#decoder = decoder;
    }
    push(chunk) {
        this.#decoder.push(chunk);
    }
    /** `channel`: whether the transcript was the client's JSON stream or its plain text. */
    finish() {
        this.#decoder.end();
        const { channel } = this.#decoder;
        return { channel, evidence: (channel === 'json' ? this.#json : this.#text).finish() };
    }
}


/***/ }),

/***/ 6992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SkillInventory)
/* harmony export */ });
/**
 * Which names mean the same skill. Attribution is by identity, never by substring (CONTRIBUTING.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
    #skills;
    /** Folded names that several installed skills spell differently: these are compared exactly. */
    #caseSensitive;
    #byName = new Map();
    #byBase = new Map();
    /** `skills`: what is installed, as far as it is known; skills that differ in nothing are counted once. */
    constructor(skills) {
        const merged = new Map();
        for (const skill of skills) {
            const aliases = [...(merged.get(skill.name)?.aliases ?? []), ...skill.aliases];
            merged.set(skill.name, { name: skill.name, aliases: [...new Set(aliases)] });
        }
        this.#skills = [...merged.values()];
        this.#caseSensitive = spelledDifferently(this.#skills.flatMap(({ name }) => [name, splitName(name)[1]]));
        for (const skill of this.#skills) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    get names() {
        return this.#skills.map((skill) => skill.name);
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, plugin.toLowerCase()].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = leftPlugin.toLowerCase() === rightPlugin.toLowerCase();
            return samePlugin && (equalBase || this.#aliased(leftBase, rightBase)) ? 'same' : 'different';
        }
        if (!equalBase && !this.#aliased(leftBase, rightBase))
            return 'different';
        if (leftPlugin === undefined && rightPlugin === undefined) {
            if (equalBase)
                return this.#withBase(leftBase).length > 1 && !this.#isInstalled(left) ? 'ambiguous' : 'same';
            if (this.#isInstalled(left) && this.#isInstalled(right))
                return 'different';
            return Math.max(this.#withBase(leftBase).length, this.#withBase(rightBase).length) > 1 ? 'ambiguous' : 'same';
        }
        const bare = leftPlugin === undefined ? left : right;
        const qualified = leftPlugin === undefined ? right : left;
        const candidates = this.#withBase(bare);
        if (candidates.length <= 1) {
            // The one skill that the bare name can mean may be known to belong to another plugin.
            const owner = candidates[0] === undefined ? undefined : pluginOf(candidates[0]);
            return owner === undefined || owner === (leftPlugin ?? rightPlugin)?.toLowerCase() ? 'same' : 'different';
        }
        // A skill that is installed under exactly the bare name is another one than `plugin:name`.
        return this.#isInstalled(bare) && this.#isInstalled(qualified) ? 'different' : 'ambiguous';
    }
    #withBase(base) {
        return [...(this.#byBase.get(this.#key(base)) ?? [])];
    }
    #isInstalled(name) {
        return this.#byName.has(this.#key(name));
    }
    #aliased(left, right) {
        const others = this.#byBase.get(this.#key(right));
        return others !== undefined && this.#withBase(left).some((skill) => others.has(skill));
    }
    #key(name) {
        const folded = name.toLowerCase();
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, name.toLowerCase(), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    return splitName(skill.name)[0]?.toLowerCase();
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}


/***/ }),

/***/ 1316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ splitCommand)
/* harmony export */ });
/** What a backslash outside quotes takes its meaning from; before anything else it is a separator of a Windows path. */
const ESCAPABLE = new Set(' \t\n"\'\\$&|;()<>*?#~');
const ESCAPABLE_IN_QUOTES = new Set('"\\$`');
const SPACE = new Set(' \t\r\n\v\f');
/**
 * Splits a shell script on unquoted separators into commands and takes quotes off. Nothing is expanded. Every character is
 * looked at once, so that hostile commands take no longer than others of their length.
 */
function splitCommand(text) {
    return new CommandSplitter(text).split();
}
class CommandSplitter {
    #text;
    #commands = [];
    #at = 0;
    #words = [];
    #word;
    /** In `C:\Users` and `skills\x` a backslash is a separator. */
    #isWindowsPath = false;
    /** The next word names where output goes or input comes from. */
    #redirected = false;
    #depth = 0;
    #documents = [];
    constructor(text) {
        this.#text = text;
    }
    split() {
        while (this.#at < this.#text.length)
            this.#step(this.#text.charAt(this.#at));
        this.#endCommand('');
        return this.#commands.filter(({ words }) => words.length > 0);
    }
    #step(character) {
        this.#at += 1;
        const next = this.#text.charAt(this.#at);
        switch (character) {
            case '"':
            case "'":
                this.#quoted(character);
                return;
            case '\\':
                this.#backslash(next, ESCAPABLE);
                return;
            case '\n':
                this.#endCommand(character);
                this.#takeDocuments();
                return;
            case '#':
                if (this.#word === undefined)
                    this.#skipTo('\n');
                else
                    this.#append(character);
                return;
            case '>':
            case '<':
                this.#redirection(character, next);
                return;
            case '&':
                // `&>` redirects, `&` and `&&` end a command.
                if (next === '>')
                    this.#endWord();
                else
                    this.#endCommand(character);
                return;
            case '$':
                if (next === '(')
                    this.#endCommand(character);
                else
                    this.#append(character);
                return;
            case '(':
                this.#endCommand(character);
                this.#depth += 1;
                return;
            case ')':
                this.#endCommand(character);
                this.#depth = Math.max(0, this.#depth - 1);
                return;
            case ';':
            case '|':
            case '`':
                this.#endCommand(character);
                return;
            default:
                if (SPACE.has(character))
                    this.#endWord();
                else
                    this.#append(character);
        }
    }
    #append(character) {
        const word = this.#word ?? '';
        if (character === ':' && word.length === 1 && /[A-Za-z]/.test(word))
            this.#isWindowsPath = true;
        this.#word = word + character;
    }
    /** `\` before one of `escapable` quotes it, unless the word is a Windows path. */
    #backslash(next, escapable) {
        if (!this.#isWindowsPath && escapable.has(next)) {
            if (next !== '\n')
                this.#append(next);
            this.#at += 1;
            return;
        }
        // Inside quotes `\n` and the like are common, so that only a drive letter tells.
        if (escapable === ESCAPABLE && /[A-Za-z.]/.test(next))
            this.#isWindowsPath = true;
        this.#append('\\');
    }
    #quoted(quote) {
        this.#word ??= '';
        while (this.#at < this.#text.length) {
            const character = this.#text.charAt(this.#at);
            this.#at += 1;
            if (character === quote)
                return;
            if (character === '\\' && quote === '"')
                this.#backslash(this.#text.charAt(this.#at), ESCAPABLE_IN_QUOTES);
            else
                this.#append(character);
        }
    }
    #redirection(character, next) {
        // In `2>` the number is no argument.
        if (this.#word !== undefined && /^\d{1,4}$/.test(this.#word))
            this.#word = undefined;
        this.#endWord();
        if (character === '<' && next === '<' && this.#text.charAt(this.#at + 1) !== '<') {
            this.#at += 1;
            this.#announceDocument();
            return;
        }
        while (['<', '>', '&', '|'].includes(this.#text.charAt(this.#at)))
            this.#at += 1;
        this.#redirected = true;
    }
    #announceDocument() {
        const stripTabs = this.#text.charAt(this.#at) === '-';
        if (stripTabs)
            this.#at += 1;
        while (' \t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length)
            this.#at += 1;
        const start = this.#at;
        let quote = '';
        for (; this.#at < this.#text.length; this.#at += 1) {
            const character = this.#text.charAt(this.#at);
            if (character === '\n' || (quote === '' && /[\s;|&<>()]/.test(character)))
                break;
            if (character === quote)
                quote = '';
            else if (quote === '' && (character === '"' || character === "'"))
                quote = character;
        }
        const delimiter = this.#text
            .slice(start, this.#at)
            .replaceAll(/["'\\]/g, '')
            .trimEnd();
        // A number is the right side of a shift in arithmetic.
        if (delimiter !== '' && !/^\d+$/.test(delimiter))
            this.#documents.push({ delimiter, stripTabs, command: this.#commands.length });
    }
    /** The lines of a here-document are data: they are no commands, whatever they look like. */
    #takeDocuments() {
        for (const { delimiter, stripTabs, command } of this.#documents) {
            const start = this.#at;
            let end = start;
            while (this.#at < this.#text.length) {
                end = this.#at;
                this.#skipTo('\n');
                const line = this.#text.slice(end, this.#at).replace(/\r$/, '');
                this.#at = Math.min(this.#at + 1, this.#text.length);
                if ((stripTabs ? line.replace(/^\t+/, '') : line) === delimiter)
                    break;
                end = this.#at;
            }
            const reader = this.#commands[command];
            if (reader !== undefined)
                reader.input = this.#text.slice(start, end);
        }
        this.#documents = [];
    }
    #skipTo(character) {
        const found = this.#text.indexOf(character, this.#at);
        this.#at = found === -1 ? this.#text.length : found;
    }
    #endWord() {
        if (this.#word !== undefined) {
            if (!this.#redirected)
                this.#words.push(this.#word);
            this.#redirected = false;
        }
        this.#word = undefined;
        this.#isWindowsPath = false;
    }
    #endCommand(separator) {
        this.#endWord();
        this.#redirected = false;
        const last = this.#commands.at(-1);
        // An empty one keeps the places that here-documents were announced for.
        if (this.#words.length > 0 || this.#documents.some(({ command }) => command === this.#commands.length)) {
            this.#commands.push({ words: this.#words, depth: this.#depth, end: separator });
        }
        else if (last !== undefined)
            last.end += separator;
        this.#words = [];
    }
}


/***/ }),

/***/ 7042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ TranscriptSplitter)
});

;// CONCATENATED MODULE: ./build/evidence/json-array-scanner.js
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;
/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON is for whoever decodes it. A line feed inside a
 * string is no JSON: the array was cut there, or was none, and what follows are lines again.
 */
class JsonArrayScanner {
    #onElement;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #carry = [];
    #carried = 0;
    #tooLong = false;
    /** Elements delivered so far. */
    count = 0;
    /** The closing bracket was seen, or the array broke off. */
    closed = false;
    constructor(onElement) {
        this.#onElement = onElement;
    }
    /** Takes bytes from `position` on (after the opening bracket) and returns where it stopped. */
    push(bytes, position) {
        let start = this.#depth > 0 ? position : -1;
        for (let index = position; index < bytes.length; index += 1) {
            const byte = bytes[index];
            if (this.#inString) {
                if (byte === LINE_FEED) {
                    if (start !== -1)
                        this.#deliver(bytes, start, index);
                    this.closed = true;
                    return index + 1;
                }
                if (this.#escaped)
                    this.#escaped = false;
                else if (byte === BACKSLASH)
                    this.#escaped = true;
                else if (byte === QUOTE)
                    this.#inString = false;
                continue;
            }
            switch (byte) {
                case QUOTE:
                    this.#inString = true;
                    break;
                case 0x7b:
                case 0x5b:
                    if (this.#depth === 0)
                        start = index;
                    this.#depth += 1;
                    break;
                case 0x7d:
                case 0x5d:
                    if (this.#depth === 0) {
                        this.closed = true;
                        return index + 1;
                    }
                    this.#depth -= 1;
                    if (this.#depth === 0) {
                        this.#deliver(bytes, start, index + 1);
                        start = -1;
                    }
                    break;
                default:
            }
        }
        if (start !== -1)
            this.#hold(bytes.subarray(start));
        return bytes.length;
    }
    /** The array was cut: what stands of its last element is delivered, and will not decode. */
    end() {
        if (this.#carried > 0 || this.#tooLong)
            this.#deliver(Buffer.alloc(0), 0, 0);
    }
    #hold(rest) {
        this.#carried += rest.length;
        if (this.#carried > ELEMENT_LIMIT_BYTES) {
            this.#tooLong = true;
            this.#carry = [];
            return;
        }
        this.#carry.push(Buffer.from(rest));
    }
    #deliver(bytes, start, end) {
        this.count += 1;
        if (this.#tooLong) {
            this.#onElement({ kind: 'oversize', number: this.count, bytes: this.#carried + end - start });
        }
        else if (this.#carried === 0) {
            this.#onElement({ kind: 'line', number: this.count, bytes, start, end });
        }
        else {
            const whole = Buffer.concat([...this.#carry, bytes.subarray(start, end)]);
            this.#onElement({ kind: 'line', number: this.count, bytes: whole, start: 0, end: whole.length });
        }
        this.#carry = [];
        this.#carried = 0;
        this.#tooLong = false;
    }
}

;// CONCATENATED MODULE: ./build/evidence/split-transcript.js

const split_transcript_LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const split_transcript_QUOTE = 0x22;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** A line longer than this is counted and not kept. CONTRIBUTING.md, "Bytes". */
const LINE_CAP_BYTES = 16 * 1024 * 1024;
/** With more white space than this behind its bracket, a line opens no array. */
const PROBE_LIMIT_BYTES = 256;
/**
 * Splits bytes on 0x0A, whatever the chunks they come in; `end()` delivers what stands after the last line feed.
 *
 * With `arrayForm`, a line that opens a JSON array of objects is not held as one line: its elements are delivered one by
 * one, numbered from 1, however long the array is.
 */
class TranscriptSplitter {
    #onLine;
    #cap;
    #arrayForm;
    #number = 0;
    #carry = [];
    #carried = 0;
    #overflow = 0;
    /** The beginning of a line of which more must be seen before it is known whether an array opens. */
    #probe;
    #array;
    constructor(onLine, options = {}) {
        this.#onLine = onLine;
        this.#arrayForm = options.arrayForm ?? false;
        this.#cap = options.cap ?? LINE_CAP_BYTES;
    }
    push(chunk) {
        const bytes = this.#probe === undefined ? chunk : Buffer.concat([this.#probe, chunk]);
        this.#probe = undefined;
        let position = 0;
        while (position < bytes.length) {
            if (this.#array !== undefined) {
                position = this.#pushToArray(this.#array, bytes, position);
                continue;
            }
            if (this.#arrayForm && this.#carried === 0 && this.#overflow === 0) {
                const opened = arrayOpening(bytes, position, this.#number === 0);
                if (opened === undefined) {
                    this.#probe = Buffer.from(bytes.subarray(position));
                    return;
                }
                if (opened > 0) {
                    this.#array = new JsonArrayScanner(this.#onLine);
                    position = opened;
                    continue;
                }
            }
            const lineFeed = bytes.indexOf(split_transcript_LINE_FEED, position);
            if (lineFeed === -1) {
                this.#hold(bytes.subarray(position));
                return;
            }
            this.#finishLine(bytes, position, lineFeed);
            position = lineFeed + 1;
        }
    }
    end() {
        if (this.#probe !== undefined) {
            // Nothing came that would make it an array.
            this.#arrayForm = false;
            this.push(Buffer.alloc(0));
        }
        this.#array?.end();
        if (this.#carried > 0 || this.#overflow > 0)
            this.#finishLine(Buffer.alloc(0), 0, 0);
    }
    #pushToArray(array, bytes, position) {
        const next = array.push(bytes, position);
        if (array.closed) {
            this.#array = undefined;
            this.#number = array.count;
        }
        return next;
    }
    #hold(rest) {
        if (this.#overflow > 0 || this.#carried + rest.length > this.#cap) {
            this.#overflow += this.#carried + rest.length;
            this.#carry = [];
            this.#carried = 0;
            return;
        }
        // The chunk's memory belongs to whoever reads the file and may be filled again.
        this.#carry.push(Buffer.from(rest));
        this.#carried += rest.length;
    }
    #finishLine(bytes, start, end) {
        this.#number += 1;
        const length = this.#carried + this.#overflow + (end - start);
        if (length > this.#cap) {
            this.#onLine({ kind: 'oversize', number: this.#number, bytes: length });
        }
        else if (this.#carried === 0) {
            this.#onLine({ kind: 'line', number: this.#number, bytes, start, end });
        }
        else {
            const whole = Buffer.concat([...this.#carry, bytes.subarray(start, end)]);
            this.#onLine({ kind: 'line', number: this.#number, bytes: whole, start: 0, end: whole.length });
        }
        if (this.#carried === 0 && this.#overflow === 0)
            return;
        this.#carry = [];
        this.#carried = 0;
        this.#overflow = 0;
    }
}
/**
 * The position behind the bracket where an array of objects opens at `position`, 0 where none does, undefined where more
 * bytes are needed to know. A mark may stand before the first line.
 */
function arrayOpening(bytes, position, first) {
    let index = position;
    if (first && bytes[index] === BYTE_ORDER_MARK[0]) {
        for (const byte of BYTE_ORDER_MARK) {
            if (index === bytes.length)
                return undefined;
            if (bytes[index] !== byte)
                return 0;
            index += 1;
        }
        if (index === bytes.length)
            return undefined;
    }
    if (bytes[index] !== OPEN_BRACKET)
        return 0;
    const opened = index + 1;
    let braced = false;
    for (index = opened; index < bytes.length; index += 1) {
        if (index - position > PROBE_LIMIT_BYTES)
            return 0;
        const byte = bytes[index];
        if (braced && byte === split_transcript_QUOTE)
            return opened;
        if (!braced && byte === OPEN_BRACE)
            braced = true;
        else if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)
            return 0;
    }
    return undefined;
}


/***/ }),

/***/ 1359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   YQ: () => (/* binding */ copilotSkillLine),
/* harmony export */   tV: () => (/* binding */ textMatches)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k([]);
const COPILOT_SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, somebody tells of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function copilotSkillLine(text) {
    const match = COPILOT_SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as CONTRIBUTING.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const copilot = copilotSkillLine(line);
    if (copilot !== undefined && names(copilot.skill))
        matches.push({ kind: 'skill_line', failed: copilot.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = copilotSkillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(path).slice(-1));
    const named = [...calledSkills(line), ...launchedSkills(text), ...folders];
    return {
        skills: [...new Set(own === undefined || own.failed ? named : [own.skill, ...named])],
        failedSkills: own?.failed === true ? [own.skill] : [],
        files: [...new Set(filesRead(text))],
    };
}
function calledSkills(line) {
    if (!/"name"\s{0,8}:\s{0,8}"Skill"/.test(line))
        return [];
    return captured(line, /"skill"\s{0,8}:\s{0,8}"([^"]{1,256})"/g);
}
function launchedSkills(text) {
    return captured(text, /Launching skill:\s{0,8}([^\s"'`,;()<>\\]{1,256})/g).map(withoutFullStop);
}
function baseDirectories(text) {
    return captured(text, /Base directory for this skill:\s{0,8}(\S[^"\n]{0,4096})/g).map(baseDirectory);
}
/** Whether the token occurs in the line as a whole id or path segment. */
function occursIn(token, line) {
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
}
function captured(line, pattern) {
    return [...line.matchAll(pattern)].map((match) => match[1] ?? '');
}
/** In a line of JSON the escapes of its strings, elsewhere doubled separators, which only JSON could have put there. */
function withoutEscapes(line) {
    if (!/^\s{0,16}[{[]/.test(line))
        return line.replaceAll('\\\\', '\\');
    return line.replaceAll(/\\(["\\/bfnrt])/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
function isDirectoryOf(token, isPath, directory) {
    if (!isPath)
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(text);
    const verb = READ_VERB.exec(text)?.index;
    if (verb === undefined)
        return opened;
    const listing = LISTING.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    const words = [...text.matchAll(/[^\s"'`,;()<>|&]{1,4096}/g)].filter(({ index }) => index > verb && index < listing);
    return [...opened, ...words.map(([word]) => withoutFullStop(word)).filter((word) => /[/\\]/.test(word))];
}
function withoutFullStop(word) {
    let end = word.length;
    while (end > 0 && '.:'.includes(word.charAt(end - 1)))
        end -= 1;
    return word.slice(0, end);
}


/***/ }),

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hitOfSignal),
/* harmony export */   v: () => (/* binding */ mergeHits)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3698);

/** One signal as a hit of its own. */
function hitOfSignal(signal, place) {
    return {
        tier: signal.tier,
        score: signal.score,
        source_kind: 'cli_output',
        source_detail: place.detail,
        line_number: place.line,
        proof_line: place.proof,
        depth: place.depth,
        attempted: signal.attempted,
        succeeded: signal.succeeded,
        succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
    };
}
/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
function mergeHits(left, right) {
    const strongest = compareStrength(left, right) <= 0 ? left : right;
    return {
        ...strongest,
        attempted: left.attempted || right.attempted,
        succeeded: left.succeeded || right.succeeded,
        succeeded_tier: strongerTier(left.succeeded_tier, right.succeeded_tier),
    };
}
/** Negative where `left` is the stronger one. The last criteria only make the order total. */
function compareStrength(left, right) {
    return (left.tier - right.tier ||
        right.score - left.score ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_kind, right.source_kind) ||
        Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
        left.line_number - right.line_number ||
        left.depth - right.depth ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_detail, right.source_detail) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.proof_line, right.proof_line));
}
function strongerTier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return left <= right ? left : right;
}


/***/ }),

/***/ 4076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ REDACTED),
/* harmony export */   f: () => (/* binding */ redactSecrets)
/* harmony export */ });
/** What takes a secret's place. */
const REDACTED = '[redacted]';
/** Not inside a word; but proof lines are raw JSON, where the letter of an escape such as `\n` can stand before a secret. */
const START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9A-Fa-f]{4}))`;
/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw `eyJ(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/**
 * Secrets by the form that their issuers gave them. Only forms that nothing else has: digests, ids and paths must stay, since
 * a proof line that lost its skill's name proves nothing. Every pattern takes time in proportion to the text: one that can fail after
 * an unbounded run cannot begin again inside that run.
 */
const SECRETS = [
    // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
    `${START}sk-(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,}|admin-[\\w-]{40,}|[A-Za-z0-9]{32,}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,})`,
    // GitHub, GitLab, npm, PyPI, Hugging Face.
    `${START}gh[pousr]_\\w{20,}`,
    `${START}github_pat_\\w{20,}`,
    `${START}glpat-[\\w-]{20,}`,
    `${START}npm_[A-Za-z0-9]{36}(?!\\w)`,
    `${START}pypi-AgE[\\w-]{20,}`,
    `${START}hf_[A-Za-z0-9]{30,}`,
    // Clouds and services.
    `${START}A(?:KIA|SIA)[0-9A-Z]{16}(?!\\w)`,
    `${START}AIza[\\w-]{35}`,
    `${START}ya29\\.[\\w-]{20,}`,
    `${START}(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}`,
    `${START}[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
    `${START}SG\\.[\\w-]{22}\\.[\\w-]{43}`,
    // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
    `${START}${TOKEN_PART}\\.${TOKEN_PART}\\.[\\w-]{8,}`,
    `(?<=\\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,}`,
    `(?<=\\b[Aa]uthorization["']{0,2} {0,4}[:=] {0,4}["']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,}`,
    `(?<=://[^\\s/:@"]{0,64}:)[^\\s/:@"]{3,}(?=@)`,
    `(?<=\\b[A-Z][A-Z0-9_]{0,60}(?:API_KEY|ACCESS_KEY|TOKEN|SECRET|PASSWORD)=["']?)[^\\s"'\\\\$;&|<>]{8,}`,
    // Private keys, to their end or as far as the text goes.
    `-----BEGIN ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
].map((form) => new RegExp(form, 'g'));
/** The text with every secret of a known form replaced. */
function redactSecrets(text) {
    return SECRETS.reduce((redacted, pattern) => redacted.replaceAll(pattern, REDACTED), text);
}


/***/ }),

/***/ 7666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fileChunks),
/* harmony export */   w: () => (/* binding */ SMALL_CHUNK_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);


/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** A whole chunk for each of many small files would be most of what the garbage collector has to do. */
const SMALL_CHUNK_BYTES = 64 * 1024;
/**
 * The bytes of a file, in chunks of at most `chunkBytes` that are the caller's to keep. Throws what the file system says. Where much is made
 * of each byte, `SMALL_CHUNK_BYTES` costs no time, and the garbage of large chunks would be 100 MB.
 */
async function* fileChunks(path, chunkBytes = CHUNK_BYTES) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    const highWaterMark = Math.max(SMALL_CHUNK_BYTES, Math.min(size, chunkBytes));
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark }))
        yield chunk;
}


/***/ }),

/***/ 4072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

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
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', message, undefined, { cause: error });
}


/***/ }),

/***/ 2428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   NP: () => (/* binding */ filesMatching),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4072);





const MAGIC = /[*?[\]{}!()]/;
/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);
/** Whether a path of the configuration is a glob and not the name of one file. */
function isGlob(path) {
    return MAGIC.test(path);
}
/** A test for paths relative to the repository, with `/`. */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19));
    return picomatch(pattern.replace(/^\.\//, ''), { dot: true });
}
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const fixed = parts.slice(0, parts.findIndex((part) => MAGIC.test(part)));
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? `${fixed.join('/')}/` : fixed.join('/');
    const matches = await globTest(parts.slice(fixed.length).join('/'));
    const found = [];
    const walk = async (inside) => {
        for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, start, inside))) {
            const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    await walk(path);
            }
            else if (matches(path))
                found.push(start === '' || start.endsWith('/') ? start + path : `${start}/${path}`);
        }
    };
    await walk('');
    return found.sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
/** Whether a folder stands at the path. What cannot be looked at is none: whoever reads it will say why. */
async function isFolder(path) {
    return (await statsOf(path))?.isDirectory() ?? false;
}
/** Whether a file stands at the path: no folder, no pipe, no device. */
async function isFile(path) {
    return (await statsOf(path))?.isFile() ?? false;
}
/** Names of the entries of a folder, sorted; empty where there is no folder. */
async function entriesOf(folder) {
    return (await foldersAndFiles(folder)).map(({ name }) => name).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
async function foldersAndFiles(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return [];
        const message = `${folder}: expected a readable folder, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('invalid_input', message, undefined, { cause: error });
    }
}
async function statsOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(error) !== undefined)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ gitCommand),
  q: () => (/* binding */ gitText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
;// CONCATENATED MODULE: ./build/io/git/git-environment.js
/**
 * The variables of git's own that are handed on: how its owner lets this machine reach and trust a remote. All others
 * stay behind, above all those that would point git at another repository, index or object store (`GIT_DIR`,
 * `GIT_WORK_TREE`, `GIT_INDEX_FILE`, `GIT_OBJECT_DIRECTORY`, `GIT_GRAFT_FILE`, …).
 */
const HANDED_ON = new Set([
    'GIT_CEILING_DIRECTORIES',
    'GIT_CONFIG_GLOBAL',
    'GIT_CONFIG_NOSYSTEM',
    'GIT_CONFIG_SYSTEM',
    'GIT_SSH',
    'GIT_SSH_COMMAND',
    'GIT_SSH_VARIANT',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
/** Programs that git would start on its own, and a variable that moves its system configuration. */
const LEFT_BEHIND = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);
const OURS = {
    LC_ALL: 'C',
    // Nothing here may wait for a person: every way to ask for a password is answered by a program that fails.
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'false',
    SSH_ASKPASS: 'false',
    SSH_ASKPASS_REQUIRE: 'force',
    GCM_INTERACTIVE: 'never',
    // Without it `git status` writes refreshed time stamps to the index.
    GIT_OPTIONAL_LOCKS: '0',
    // A replaced commit has other parents, and with them another merge base.
    GIT_NO_REPLACE_OBJECTS: '1',
};
/**
 * The environment every git process of ours runs in: the given one without git's own variables (bar the few that say
 * how to reach a remote), in the C locale, unable to prompt, to write the index or to follow replace refs.
 */
function gitEnvironment(given) {
    const environment = {};
    for (const [name, value] of Object.entries(given)) {
        const key = name.toUpperCase();
        const dropped = (key.startsWith('GIT_') && !HANDED_ON.has(key)) || LEFT_BEHIND.has(key);
        if (value !== undefined && !dropped)
            environment[name] = value;
    }
    return { ...environment, ...OURS };
}

;// CONCATENATED MODULE: ./build/io/git/git-command.js




/** A network that stops answering must not hold a job for ever. `fetch` runs with `--progress`, so it is never silent. */
const SILENCE_LIMIT_MS = 180_000;
const GRACE_MS = 1_000;
/**
 * Makes the one way in which this folder runs git: in this directory, through simple-git, with argument arrays.
 *
 * simple-git alone would not do, for it calls a process successful that a signal ended or that failed without a word
 * (`merge-base --is-ancestor` does), and hands out text. Its error hook sees the exit status and the bytes, so each
 * command gets an instance of its own and the outcome is taken from there.
 *
 * @throws PortcullisError `not_found` when the directory does not exist
 */
function gitCommand(directory, given, silenceLimit = SILENCE_LIMIT_MS) {
    if (!(0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new portcullis_error/* PortcullisError */.S('not_found', `Expected a directory, found none at ${JSON.stringify(directory)}.`);
    }
    const environment = gitEnvironment(given);
    return async (...args) => {
        // Loaded on first use: it takes a good part of the start-up time of a command that never needs git.
        const { simpleGit } = await __webpack_require__.e(/* import() */ 724).then(__webpack_require__.bind(__webpack_require__, 4724));
        let output;
        const git = simpleGit({
            baseDir: directory,
            timeout: { block: silenceLimit },
            // The default takes the `exit` event for the end after 50 ms; output still in the pipe would be lost, and a
            // listing cut short reads as "that file is absent".
            completion: { onClose: true, onExit: false },
            allowEnvironment: Object.keys(environment),
            // Asked for by variables of the operator's that `gitEnvironment` hands on; no argument of ours needs them.
            unsafe: { allowUnsafeAskPass: true, allowUnsafeConfigPaths: true, allowUnsafeSshCommand: true },
            errors: (error, { exitCode, stdOut, stdErr }) => {
                // An error that the exit status does not explain is simple-git's own: the time ran out.
                const interrupted = !exitCode && error instanceof Error;
                const said = interrupted ? error.message : Buffer.concat(stdErr).toString('utf8');
                output = {
                    exitCode: interrupted ? null : exitCode,
                    stdout: Buffer.concat(stdOut),
                    reason: failureReason(said, exitCode),
                };
                return undefined;
            },
        });
        git.outputHandler((_binary, stdout, stderr) => closeWhenSilent([stdout, stderr], silenceLimit + GRACE_MS));
        await git.env(environment).raw(args);
        if (output === undefined)
            throw new Error(`simple-git ended without an outcome: git ${args.join(' ')}`);
        // Node reports a process that could not be started by a negative status.
        if ((output.exitCode ?? 0) < 0) {
            throw new portcullis_error/* PortcullisError */.S('not_found', 'git could not be started.', 'Install git 2.30 or newer on the PATH.');
        }
        return output;
    };
}
/**
 * simple-git interrupts a git that is silent for too long, and then waits for its pipes to close. A program that git
 * started (ssh, a transport helper) can outlive it and hold them open, so they are closed from this side.
 */
function closeWhenSilent(streams, limit) {
    let open = streams.length;
    const close = () => {
        for (const stream of streams)
            if (stream instanceof external_node_stream_.Readable)
                stream.destroy();
    };
    let timer = setTimeout(close, limit);
    for (const stream of streams) {
        stream.on('data', () => {
            clearTimeout(timer);
            timer = setTimeout(close, limit);
        });
        stream.once('close', () => {
            open -= 1;
            if (open === 0)
                clearTimeout(timer);
        });
    }
}
/** The output of a command that has to succeed, as text. @throws PortcullisError `not_comparable` with git's reason */
async function gitText(git, ...args) {
    const output = await git(...args);
    if (output.exitCode === 0)
        return output.stdout.toString('utf8');
    const command = args.find((arg) => !arg.startsWith('-'));
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `\`git ${command}\` failed: ${output.reason}`);
}
/** Puts error output on one line, without progress, credentials in addresses and control characters, and bounded. */
function failureReason(said, exitCode) {
    const lines = said.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const errors = lines.filter((line) => /^(?:fatal|error): /.test(line));
    const text = (errors.length > 0 ? errors : lines)
        .join('; ')
        .replace(/:\/\/[^/@\s]+@/g, '://***@')
        .replace(/\p{Cc}/gu, ' ');
    return text.slice(0, 500) || `exit status ${exitCode ?? 'none: ended by a signal'}`;
}


/***/ }),

/***/ 6108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseRevision)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .S.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ }),

/***/ 2970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

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
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `Expected a path inside the repository, found ${JSON.stringify(text)}.`, 'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.');
}


/***/ }),

/***/ 4390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ holdMemory)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);

/**
 * Keeps the memory of this process near to what lives, from now on. V8 would give garbage ever more room and never give it back, several
 * times as much as is needed where work is long and little of it is kept (`npm run bench -- runner memory`, `npm run bench -- typestate`).
 *
 * `young`: the young generation stays as small as it is. `all`, for pieces that live long enough to leave it: the old one is also collected
 * whenever it has doubled, which costs a little more of the processor's time.
 */
function holdMemory(generations) {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
    if (generations === 'all')
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=100');
}


/***/ }),

/***/ 856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4072);




/** Makes a folder and those above it. `what` names it for people. */
async function makeFolder(path, what) {
    try {
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch (error) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('not_written', `${path}: ${what}: expected a folder that can be made, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`, 'Name a place that can be written to.', { cause: error });
    }
}
/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(error);
        // Some file systems say something else than "exists" of a folder that is there.
        if (await isFolderAlready(path))
            return;
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path).catch((again) => {
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(again) !== 'EEXIST')
                throw again;
        });
    }
}
async function isFolderAlready(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Q3: () => (/* binding */ readOptionalTextFile),
/* harmony export */   SL: () => (/* binding */ readExcerpt),
/* harmony export */   _6: () => (/* binding */ decodeUtf8)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4072);



/** Documents are small; a larger file is something else, given by mistake. */
const DOCUMENT_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * Reads a document as UTF-8. Throws `PortcullisError` where the file is missing, a folder, unreadable, far too large or not
 * UTF-8; `what` names the document for people.
 */
async function readTextFile(path, what) {
    return decodeUtf8(await readDocument(path, what), path, what);
}
/** Like `readTextFile`, but undefined where there is no such file. */
async function readOptionalTextFile(path, what) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return undefined;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, what);
    }
    return readTextFile(path, what);
}
/** The beginning of a file that is shown to people and decides nothing; undefined where there is no such file. */
async function readExcerpt(path, limit) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return undefined;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, 'the file');
    }
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, 0);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await file.close();
    }
}
/** Strict UTF-8, with the offset of the first byte that is none. */
function decodeUtf8(bytes, path, what) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        const help = 'Save the file as UTF-8.';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${path}: ${what}: expected UTF-8 text, found other bytes`, help, {
            cause: error,
        });
    }
}
async function readDocument(path, what) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > DOCUMENT_LIMIT_BYTES) {
            const found = `${Math.round(size / 1024 / 1024)} MiB`;
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${path}: ${what}: expected at most 64 MiB, found ${found}`);
        }
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        throw error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S ? error : (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, what);
    }
}


/***/ }),

/***/ 3718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ repositoryRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * The nearest folder, this one or one above it, that holds `.git`; null where none does. git is not asked, so that what needs no
 * history works without it, and with a repository that git refuses to open.
 */
function repositoryRoot(directory) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return parent === folder ? null : repositoryRoot(parent);
}


/***/ }),

/***/ 8117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   l: () => (/* binding */ writeFileAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(856);






/** Whether a file is called as one that is still being written, or was when its writer was killed. */
function isTemporaryName(name) {
    return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}
/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
async function writeFileAtomically(path, content, what) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), what);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        const message = `${path}: ${what}: expected a file that can be written, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('not_written', message, 'Name a place that can be written to.', { cause: error });
    }
}


/***/ }),

/***/ 5006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseYamlDocument)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

const MAX_MERGES = 8;
/**
 * Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. What an alias
 * stands for has the line of its anchor.
 */
async function parseYamlDocument(text, file, options = {}) {
    const { LineCounter, isAlias, isMap, isPair, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const counter = new LineCounter();
    const document = orInvalid(file, () => {
        return parseDocument(text, { merge: options.merge === true, lineCounter: counter, strict: true, uniqueKeys: true });
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = counter.linePos(problem.pos[0]);
        const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
        throw invalid(`${file}:${line}:${col}`, message, problem);
    }
    const value = orInvalid(file, () => document.toJS({ maxAliasCount: options.maxAliases ?? 50 }));
    const lineAt = (offset) => offset === undefined ? undefined : counter.linePos(offset).line;
    const resolved = (node) => (isAlias(node) ? node.resolve(document) : node);
    /** The entry of a key, also one that a merge brings; `nesting` ends merges that go round. */
    const pairOf = (map, key, nesting = 0) => {
        const find = (test) => map.items.find((item) => isPair(item) && isScalar(item.key) && test(item.key));
        const own = find((item) => String(item.value) === key);
        const merged = own === undefined && options.merge === true ? resolved(find(isMergeKey)?.value) : undefined;
        const sources = isSeq(merged) ? merged.items : [merged];
        for (const source of nesting < MAX_MERGES ? sources.map(resolved) : []) {
            const pair = isMap(source) ? pairOf(source, key, nesting + 1) : undefined;
            if (pair !== undefined)
                return pair;
        }
        return own;
    };
    return {
        value,
        lineOf: (pointer) => {
            let node = document.contents;
            let line = 1;
            for (const part of pointer.split('/').slice(1)) {
                const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
                node = resolved(node);
                if (isMap(node)) {
                    const pair = pairOf(node, key);
                    if (pair === undefined)
                        return undefined;
                    line = lineAt(isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? line;
                    node = pair.value;
                }
                else if (isSeq(node)) {
                    node = node.items[Number(key)];
                    line = lineAt(node?.range?.[0]) ?? line;
                }
                else
                    return undefined;
            }
            return line;
        },
    };
}
/** The parser gives a key that merges a symbol for its value. */
function isMergeKey({ value }) {
    return typeof value === 'symbol';
}
/** What the parser throws instead of reporting: aliases that multiply, nesting that exhausts the stack. */
function orInvalid(file, parse) {
    try {
        return parse();
    }
    catch (error) {
        throw invalid(file, error instanceof RangeError ? 'nested too deeply' : String(error), error);
    }
}
function invalid(place, message, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `${place}: not valid YAML: ${message}`, 'Correct the file.', { cause });
}


/***/ }),

/***/ 7399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(117);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _json_shape_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3567);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8665);




/**
 * Reads a JSON text of a known shape in one pass, by the rules of the reference's deserialiser (premath harness 0.4): nothing is
 * coerced; a member that the shape names stands at most once; null only where the shape allows it; what it does not name is passed
 * over, where neither the range of numbers nor depth nor surrogates matter, and not kept. What is kept stands within 127 levels.
 *
 * Throws `JsonSyntaxError` on a text that is not JSON and `JsonShapeError` on another shape.
 */
function decodeJson(text, shape) {
    const decoder = new JsonDecoder(shape);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, decoder);
    return decoder.result;
}
const JSON_NODE = { kind: 'json' };
const EXPECTED = {
    text: 'a text',
    truth: 'true or false',
    number: 'a number',
    json: 'a value',
    list: 'a list',
    record: 'an object',
};
class JsonDecoder {
    result;
    #root;
    #top;
    #depth = 0;
    /** Containers that are open inside a value that is passed over. */
    #passedOver = 0;
    constructor(root) {
        this.#root = root;
    }
    openObject(line) {
        this.#open(line, 'record', 'an object');
    }
    openArray(line) {
        this.#open(line, 'list', 'a list');
    }
    key(name, line) {
        const frame = this.#top;
        if (this.#passedOver > 0 || frame === undefined || frame.kind === 'list')
            return;
        if (!name.isWellFormed())
            throw this.#refusal('a key with half of a surrogate pair', line);
        if (frame.kind === 'json') {
            frame.key = name;
            return;
        }
        frame.at = frame.node.positions.get(name) ?? -1;
        if (frame.at < 0)
            return;
        if (frame.seen[frame.at] === true)
            throw this.#refusal('expected the key once, found it again', line);
        frame.seen[frame.at] = true;
    }
    close() {
        if (this.#passedOver > 0) {
            this.#passedOver -= 1;
            return;
        }
        this.#depth -= 1;
        const frame = this.#top;
        if (frame === undefined)
            return;
        this.#top = frame.parent;
        if (frame.kind === 'record')
            this.#put(this.#recordOf(frame));
        else
            this.#put(frame.kind === 'list' ? frame.items : frame.container);
    }
    scalar(value, line) {
        const node = this.#expected();
        if (node === undefined)
            return;
        if (value === null)
            this.#null(node, line);
        else if (node.kind === 'json' || node.kind === (typeof value === 'string' ? 'text' : 'truth')) {
            if (typeof value === 'string' && !value.isWellFormed()) {
                throw this.#refusal('expected whole characters, found half of a surrogate pair', line);
            }
            this.#put(value);
        }
        else
            throw this.#mismatch(node, typeof value === 'string' ? 'a text' : String(value), line);
    }
    number(spelling, line) {
        const node = this.#expected();
        if (node === undefined)
            return;
        if (node.kind !== 'json' && node.kind !== 'number')
            throw this.#mismatch(node, 'a number', line);
        if (!Number.isFinite(Number(spelling)))
            throw this.#refusal('a number beyond the range of a double', line);
        this.#put(node.kind === 'number' ? Number(spelling) : (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .speltNumber */ .cJ)(spelling));
    }
    #open(line, kind, found) {
        const node = this.#expected();
        if (node === undefined) {
            this.#passedOver += 1;
            return;
        }
        if (this.#depth >= _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            throw this.#refusal(`nested deeper than ${_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} levels`, line);
        this.#depth += 1;
        const parent = this.#top;
        if (node.kind === 'json') {
            this.#top = { kind: 'json', parent, container: kind === 'list' ? [] : {}, key: '' };
        }
        else if (node.kind === 'record' && kind === 'record') {
            const values = node.fields.map(({ absent }) => absent);
            this.#top = { kind: 'record', parent, node, line, values, seen: [], at: -1 };
        }
        else if (node.kind === 'list' && kind === 'list') {
            this.#top = { kind: 'list', parent, item: node.item, items: [] };
        }
        else
            throw this.#mismatch(node, found, line);
    }
    /** What must come next; undefined where the next value is passed over. */
    #expected() {
        if (this.#passedOver > 0)
            return undefined;
        const frame = this.#top;
        if (frame === undefined)
            return this.#root;
        if (frame.kind === 'record')
            return frame.node.fields[frame.at]?.shape;
        return frame.kind === 'list' ? frame.item : JSON_NODE;
    }
    #null(node, line) {
        const frame = this.#top;
        const field = frame?.kind === 'record' ? frame.node.fields[frame.at] : undefined;
        if (field?.nullable === true)
            return;
        if (node.kind !== 'json')
            throw this.#mismatch(node, 'null', line);
        this.#put(null);
    }
    #put(value) {
        const frame = this.#top;
        if (frame === undefined)
            this.result = value;
        else if (frame.kind === 'record')
            frame.values[frame.at] = value;
        else if (frame.kind === 'list')
            frame.items.push(value);
        else if (Array.isArray(frame.container))
            frame.container.push(value);
        else
            (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .setMember */ .N)(frame.container, frame.key, value);
    }
    #recordOf({ node, values, seen, line }) {
        const result = {};
        node.fields.forEach((field, position) => {
            if (field.required && seen[position] !== true) {
                throw this.#refusal(`expected ${field.name}, found no such member`, line);
            }
            result[field.name] = values[position];
        });
        return result;
    }
    #mismatch(node, found, line) {
        return this.#refusal(`expected ${EXPECTED[node.kind]}, found ${found}`, line);
    }
    /** Names members of the shape only: what a document calls its own may be anything. */
    #refusal(reason, line) {
        const segments = [];
        for (let frame = this.#top; frame !== undefined; frame = frame.parent) {
            if (frame.kind === 'list')
                segments.push(`[${frame.items.length}]`);
            else if (frame.kind === 'record')
                segments.push(`.${frame.node.fields[frame.at]?.name ?? '…'}`);
        }
        return new _json_shape_error_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonShapeError */ .i(segments.toReversed().join('').replace(/^\./, ''), line, reason);
    }
}


/***/ }),

/***/ 1694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   iM: () => (/* binding */ RunningDigest),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(117);


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

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupedBy)
/* harmony export */ });
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


/***/ }),

/***/ 8379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jsonMemberTexts),
/* harmony export */   O: () => (/* binding */ jsonMemberText)
/* harmony export */ });
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3727);

/**
 * The text of a member of the outermost object as it is spelt, of several with that name the last; undefined where there is none or
 * the text is no object. For documents that carry another one whose numbers must keep their digits.
 *
 * Numbers, nesting and surrogates are left for the reader of that document to judge. Throws `JsonSyntaxError`.
 */
function jsonMemberText(text, name) {
    return jsonMemberTexts(text, new Set([name]))?.get(name);
}
/** The same for several names in one pass; undefined where the text is no object, and without an entry where there is no such member. */
function jsonMemberTexts(text, names) {
    const finder = new MemberFinder(names);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, finder);
    if (!finder.isObject)
        return undefined;
    return new Map([...finder.found].map(([name, [start, end]]) => [name, text.slice(start, end)]));
}
class MemberFinder {
    isObject = false;
    found = new Map();
    #names;
    /** How many containers are open. */
    #depth = 0;
    /** Of the outermost object, where it is looked for. Those of a list are none: its elements have no keys. */
    #member;
    #start = 0;
    constructor(names) {
        this.#names = names;
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
        if (this.#member !== undefined)
            this.found.set(this.#member, [start, end]);
    }
}


/***/ }),

/***/ 3567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JsonShapeError)
/* harmony export */ });
/** A JSON text that is not what its reader asks for. `message` says where, what was expected and what was found. */
class JsonShapeError extends Error {
    /** Line from 1. */
    line;
    constructor(place, line, reason) {
        super(`${place === '' ? '' : `${place}: `}${reason} at line ${line}`);
        this.name = 'JsonShapeError';
        this.line = line;
    }
}


/***/ }),

/***/ 7220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   P8: () => (/* binding */ anyJson),
/* harmony export */   P_: () => (/* binding */ defaulted),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/** A text of whole characters: UTF-8 can carry no half of a surrogate pair. */
const text = { kind: 'text' };
const truth = { kind: 'truth' };
/** A number in the range of a double, as its value: what needs a digest is `anyJson`. */
const number = { kind: 'number' };
/** Any JSON; of duplicate keys the last wins, numbers keep their spelling and must be in the range of a double. */
const anyJson = { kind: 'json' };
function list(item) {
    return { kind: 'list', item };
}
/** An object; members that are not named here are passed over, whatever their value. */
function record(fields) {
    const nodes = Object.entries(fields).map(([name, field]) => ({ name, ...field }));
    const node = {
        kind: 'record',
        fields: nodes,
        positions: new Map(nodes.map(({ name }, position) => [name, position])),
    };
    return node;
}
/** A member that must be there and not null. */
function required(shape) {
    return { shape, nullable: false, required: true, absent: undefined };
}
/** A member that may be missing or null; undefined then. */
function optional(shape) {
    const field = { shape, nullable: true, required: false, absent: undefined };
    return field;
}
/** A member that may be missing, but not null. */
function defaulted(shape, absent) {
    return { shape, nullable: false, required: false, absent };
}


/***/ }),

/***/ 6445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prettyJson)
/* harmony export */ });
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _json_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9534);


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

/***/ 471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ claudeReader)
});

// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(7921);
// EXTERNAL MODULE: ./build/evidence/opened-files.js + 1 modules
var opened_files = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/providers/transport-reason.js
var transport_reason = __webpack_require__(3105);
;// CONCATENATED MODULE: ./build/providers/claude/read-claude-result.js


/** The client says what is wrong in its first words. */
const CLIENT_TEXT_LIMIT = 120;
/** `subtype` says "success" even for an API error: the worst of all fields wins. */
function readClaudeResult(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']) ?? '';
    const message = (0,json_data/* asText */.e1)(line['result']) ?? (0,json_data/* asText */.e1)((0,json_data/* asList */.DD)(line['errors'])[0]);
    const usage = usageOf(line);
    const base = {
        type: 'terminal',
        ...(message === undefined ? {} : { final_text: message, message }),
        ...(usage === undefined ? {} : { usage }),
    };
    if (subtype === 'error_max_turns')
        return { ...base, outcome: 'limit', limit: 'turns' };
    if (subtype.startsWith('error_max_budget'))
        return { ...base, outcome: 'limit', limit: 'budget' };
    const terminalReason = (0,json_data/* asText */.e1)(line['terminal_reason']);
    const failed = line['is_error'] === true || terminalReason === 'api_error' || (subtype !== '' && subtype !== 'success');
    if (!failed)
        return { ...base, outcome: 'completed' };
    const status = (0,json_data/* asNumber */.i)(line['api_error_status']) ?? statusInErrorText(message ?? '');
    const reason = errorReason(line, subtype, terminalReason, status, message ?? '');
    return { ...base, outcome: 'error', reason, ...(status === undefined ? {} : { status }) };
}
function errorReason(line, subtype, terminalReason, status, message) {
    // The run broke off, and nothing says that the API was to blame.
    if (subtype !== '' && subtype !== 'success' && status === undefined && terminalReason !== 'api_error')
        return 'exit';
    const kind = (0,json_data/* asText */.e1)(line['api_error_type']) ?? (0,json_data/* asText */.e1)(line['api_error']) ?? '';
    // After an API error the result is the client's own text; otherwise it may be the agent's, and is not looked at.
    const clientText = terminalReason === 'api_error' ? message.slice(0, CLIENT_TEXT_LIMIT) : '';
    return (0,transport_reason/* transportReasonOfStatus */.Z)(status, `${kind} ${clientText}`);
}
/** The client's own error text, not the agent's: `API Error: 529 …`. */
function statusInErrorText(message) {
    const status = /^(?:Failed to authenticate\. )?API Error: (\d{3})\b/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function usageOf(line) {
    if (line['usage'] === undefined && line['total_cost_usd'] === undefined)
        return undefined;
    const usage = (0,json_data/* asRecord */.qY)(line['usage']);
    return {
        input_tokens: (0,json_data/* asCount */.Wg)(usage['input_tokens']),
        output_tokens: (0,json_data/* asCount */.Wg)(usage['output_tokens']),
        cost_usd: (0,json_data/* asNumber */.i)(line['total_cost_usd']) ?? null,
        turns: (0,json_data/* asCount */.Wg)(line['num_turns']),
    };
}

// EXTERNAL MODULE: ./build/evidence/line-head.js
var line_head = __webpack_require__(2971);
;// CONCATENATED MODULE: ./build/providers/claude/skip-claude-line.js

const STREAM_EVENT = Buffer.from('{"type":"stream_event"');
const USER = Buffer.from('{"type":"user","message":{"role":"user","content":[{');
const ID_FIRST = Buffer.from('"tool_use_id":"');
const TYPE_FIRST = Buffer.from('"type":"tool_result","tool_use_id":"');
const TYPE_BEHIND_ID = Buffer.from('","type":"tool_result"');
const ASSISTANT = '{"type":"assistant"';
const QUOTE = 0x22;
/** Ids are some 30 characters long; a longer one is not looked for. */
const MAX_ID_BYTES = 128;
/** With more open calls than this, decoding a line is cheaper than looking for each of them. */
const MAX_PENDING = 8;
/**
 * A partial message repeats what the whole message says, and a result is evidence only for a call that is still open. Both
 * are most of a transcript's bytes. A line is skipped only if it ends like a whole event and belongs to the session: it
 * carries its id or, for a result, begins with the id of a call that was seen in it and needs no answer (any more).
 */
function canSkipClaudeLine(line, scope) {
    const { bytes, start, end } = line;
    // The line that tells the session decides to whom all others belong.
    if (scope.session === undefined)
        return false;
    if (!(0,line_head/* standsAt */.T7)(bytes, start, end, STREAM_EVENT)) {
        return answersClosedCall(line, scope) && (0,line_head/* wholeTail */.A8)(line, ASSISTANT) !== undefined;
    }
    return endsInSession(line, scope, scope.session);
}
/** A partial message tells its session near its end, mostly where the one before told it. */
function endsInSession(line, scope, session) {
    const { bytes, start, end } = line;
    const likely = end - scope.sessionFromEnd;
    if (scope.sessionFromEnd > 0 && likely > start && (0,line_head/* endsBraced */.si)(line) && holdsText(bytes, likely, session))
        return true;
    const tail = (0,line_head/* wholeTail */.A8)(line, ASSISTANT);
    const found = tail?.lastIndexOf(session) ?? -1;
    if (tail === undefined || found === -1)
        return false;
    scope.sessionFromEnd = tail.length - found;
    return true;
}
function holdsText(bytes, position, text) {
    for (let index = 0; index < text.length; index += 1) {
        if (bytes[position + index] !== text.charCodeAt(index))
            return false;
    }
    return true;
}
function answersClosedCall({ bytes, start, end }, scope) {
    const { pending } = scope;
    if (pending.size > MAX_PENDING || !(0,line_head/* standsAt */.T7)(bytes, start, end, USER))
        return false;
    const block = start + USER.length;
    const idFirst = (0,line_head/* standsAt */.T7)(bytes, block, end, ID_FIRST);
    if (!idFirst && !(0,line_head/* standsAt */.T7)(bytes, block, end, TYPE_FIRST))
        return false;
    const from = block + (idFirst ? ID_FIRST : TYPE_FIRST).length;
    let to = from;
    while (to < end && to - from <= MAX_ID_BYTES && bytes[to] !== QUOTE)
        to += 1;
    if (bytes[to] !== QUOTE || (idFirst && !(0,line_head/* standsAt */.T7)(bytes, to, end, TYPE_BEHIND_ID)))
        return false;
    const id = bytes.toString('latin1', from, to);
    if (pending.has(id) || !scope.knows(id))
        return false;
    // Older versions answer several calls in one line.
    for (const open of pending)
        if (bytes.subarray(start, end).includes(open))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/providers/claude/claude-reader.js






const CALL_BLOCKS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
const QUIET_BLOCKS = new Set(['thinking', 'redacted_thinking', 'image', 'document', 'fallback', 'compaction']);
const QUIET_EVENTS = new Set(['stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status']);
/** How the client marks a call that it refused. */
const ERROR_TAG = '<tool_use_error>';
/** Claude Code: `--output-format stream-json`, and the array of `--output-format json --verbose`. */
const claudeReader = {
    agent: 'claude',
    arrayForm: true,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: canSkipClaudeLine,
};
function readValue(value) {
    const line = (0,json_data/* asRecord */.qY)(value);
    const session = (0,json_data/* asText */.e1)(line['session_id']);
    // A fork's own lines are marked by the call that they are for; the one that announces it is not.
    const parent = (0,json_data/* asText */.e1)(line['parent_tool_use_id']) ?? (isFork(line) ? (0,json_data/* asText */.e1)(line['tool_use_id']) : undefined);
    return {
        events: eventsOf((0,json_data/* asText */.e1)(line['type']), line),
        ...(session === undefined ? {} : { session }),
        ...(parent === undefined ? {} : { parent_call_id: parent }),
    };
}
function eventsOf(type, line) {
    switch (type) {
        case 'system':
            return [systemEvent(line)];
        case 'assistant':
            return assistantEvents(line);
        case 'user':
            return userEvents(line);
        case 'result':
            return [readClaudeResult(line)];
        default:
            if (type !== undefined && QUIET_EVENTS.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type ?? '(no type)', tool_like: looksLikeTool(line) }];
    }
}
function systemEvent(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']);
    if (subtype === 'init') {
        const model = (0,json_data/* asText */.e1)(line['model']);
        const version = (0,json_data/* asText */.e1)(line['claude_code_version']);
        const sessionId = (0,json_data/* asText */.e1)(line['session_id']);
        const tools = line['tools'] === undefined ? undefined : (0,json_data/* asList */.DD)(line['tools']);
        const skills = (0,json_data/* asList */.DD)(line['skills']).flatMap((name) => (typeof name === 'string' ? [listing(name)] : []));
        return {
            type: 'session',
            started: true,
            ...(sessionId === undefined ? {} : { session_id: sessionId }),
            ...(model === undefined ? {} : { model }),
            ...(version === undefined ? {} : { version }),
            ...(line['skills'] === undefined ? {} : { skills, catalogue: 'partial' }),
            ...(tools === undefined ? {} : { skill_tool: tools.includes('Skill') }),
        };
    }
    if (subtype === 'api_retry') {
        const status = (0,json_data/* asNumber */.i)(line['error_status']);
        const message = `${(0,json_data/* asText */.e1)(line['error']) ?? 'request failed'}${status === undefined ? '' : ` (HTTP ${status})`}`;
        return {
            type: 'transport_error',
            reason: (0,transport_reason/* transportReasonOfStatus */.Z)(status, message),
            message,
            ...(status === undefined ? {} : { status }),
        };
    }
    const folder = isFork(line) ? baseFolder((0,json_data/* asText */.e1)(line['prompt'])) : undefined;
    return folder === undefined ? { type: 'notice', name: `system/${subtype ?? '?'}` } : { type: 'skill_folder', folder };
}
/** The client itself began a conversation for a skill; a subagent's, whose prompt the model wrote, is not `ambient`. */
function isFork(line) {
    return line['subtype'] === 'task_started' && line['ambient'] === true;
}
/** Listed as `folder (frontmatter name)` where the two differ. */
function listing(name) {
    const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
    return open <= 0 ? { name, aliases: [] } : { name: name.slice(0, open), aliases: [name.slice(open + 2, -1)] };
}
function assistantEvents(line) {
    const message = (0,json_data/* asRecord */.qY)(line['message']);
    const synthetic = message['model'] === '<synthetic>';
    if (typeof message['content'] === 'string') {
        return [{ type: 'assistant_text', text: message['content'], synthetic }];
    }
    if (!Array.isArray(message['content']))
        return [{ type: 'unknown', name: 'assistant', tool_like: true }];
    return (0,json_data/* asList */.DD)(message['content']).map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        if (kind === 'text')
            return { type: 'assistant_text', text: (0,json_data/* asText */.e1)(block['text']) ?? '', synthetic };
        if (CALL_BLOCKS.has(kind)) {
            const tool = (0,json_data/* asText */.e1)(block['name']) ?? '';
            const input = block['input'] ?? null;
            return { type: 'tool_call', call_id: (0,json_data/* asText */.e1)(block['id']) ?? null, tool, input, purpose: purposeOf(tool, input) };
        }
        if (kind === 'tool_result' || kind.endsWith('_tool_result'))
            return resultEvent(block, undefined);
        if (QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `assistant/${kind}` };
        // Whatever an assistant's block is that is none of the known ones, it may be a call under another name.
        return { type: 'unknown', name: `assistant/${kind}`, tool_like: true };
    });
}
function userEvents(line) {
    const content = (0,json_data/* asRecord */.qY)(line['message'])['content'];
    const blocks = (0,json_data/* asList */.DD)(content);
    if (blocks.length === 0)
        return [{ type: 'notice', name: 'user' }];
    const results = blocks.filter((item) => (0,json_data/* asRecord */.qY)(item)['type'] === 'tool_result').length;
    return blocks.map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        // `tool_use_result` stands beside the message, so it can be told to belong to a result only where there is one.
        if (block['type'] === 'tool_result')
            return resultEvent(block, results === 1 ? line['tool_use_result'] : undefined);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        const folder = line['isSynthetic'] === true ? baseFolder((0,json_data/* asText */.e1)(block['text'])) : undefined;
        if (folder !== undefined)
            return { type: 'skill_folder', folder };
        if (kind === 'text' || QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `user/${kind}` };
        return { type: 'unknown', name: `user/${kind}`, tool_like: looksLikeTool(block) };
    });
}
/** The client's own line before the text of a skill that it loaded. */
function baseFolder(text) {
    const path = /^Base directory for this skill: ([^\n]{1,4096})/.exec(text ?? '')?.[1];
    return path === undefined ? undefined : (0,path_segments/* pathParts */.KC)(path.trim()).at(-1);
}
function resultEvent(block, details) {
    const report = (0,json_data/* asRecord */.qY)(details);
    const texts = [(0,json_data/* asText */.e1)(details), (0,json_data/* asText */.e1)(firstText(block['content']))];
    // Some refusals do not set `is_error`.
    const refused = texts[0]?.startsWith('Error:') === true || texts.some((text) => text?.startsWith(ERROR_TAG) === true);
    const ok = block['is_error'] !== true && report['success'] !== false && !refused;
    const loaded = (0,json_data/* asText */.e1)(report['commandName']);
    return {
        type: 'tool_result',
        call_id: (0,json_data/* asText */.e1)(block['tool_use_id']) ?? null,
        ok,
        ...(loaded === undefined ? {} : { loaded }),
    };
}
function firstText(content) {
    return typeof content === 'string' ? content : (0,json_data/* asRecord */.qY)((0,json_data/* asList */.DD)(content)[0])['text'];
}
function purposeOf(tool, input) {
    const fields = (0,json_data/* asRecord */.qY)(input);
    if (tool === 'Skill') {
        // Other versions call the argument otherwise. The client takes `/name` for `name`.
        const named = (0,json_data/* asText */.e1)(fields['skill']) ?? (0,json_data/* asText */.e1)(fields['command']) ?? (0,json_data/* asText */.e1)(fields['name']);
        const skill = named?.trim().replace(/^\//, '');
        return skill === undefined || skill === '' ? { kind: 'other' } : { kind: 'skill', skill };
    }
    if (tool === 'Read') {
        const path = (0,json_data/* asText */.e1)(fields['file_path']);
        return path === undefined ? { kind: 'other' } : { kind: 'opens', paths: [path] };
    }
    if (tool === 'Bash' || tool === 'PowerShell') {
        const paths = (0,opened_files/* openedFiles */.v)((0,json_data/* asText */.e1)(fields['command']) ?? '');
        return paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** What a tool call or a result would look like under another name. */
function looksLikeTool(block) {
    const id = (0,json_data/* asText */.e1)(block['id']) ?? (0,json_data/* asText */.e1)(block['tool_use_id']) ?? (0,json_data/* asText */.e1)(block['call_id']) ?? '';
    const hasMessage = (0,json_data/* asRecord */.qY)(block['message'])['content'] !== undefined;
    return (hasMessage ||
        /^(?:toolu_|call_|srvtoolu_)/.test(id) ||
        ['input', 'arguments', 'skill'].some((key) => block[key] !== undefined));
}


/***/ }),

/***/ 9648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ codexReader)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7921);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3105);



const QUIET_ITEMS = new Set(['reasoning', 'user_message', 'context_compaction']);
/** Items that are a tool call: the name of each is the name of the tool. */
const CALL_ITEMS = new Set([
    'file_change',
    'mcp_tool_call',
    'web_search',
    'todo_list',
    'collab_tool_call',
    'image_view',
]);
/** Codex: `codex exec --json`. There is no skill event; opening `SKILL.md` with a command is how a skill is loaded. */
const codexReader = {
    agent: 'codex',
    arrayForm: false,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: () => false,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    return { events: eventsOf(line) };
}
function eventsOf(line) {
    const type = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['type']);
    switch (type) {
        case 'thread.started': {
            const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['thread_id']);
            return [{ type: 'session', started: true, ...(id === undefined ? {} : { session_id: id }) }];
        }
        case 'turn.started':
            return [{ type: 'notice', name: type }];
        case 'turn.completed': {
            const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['usage']);
            return [
                {
                    type: 'terminal',
                    outcome: 'completed',
                    usage: {
                        input_tokens: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['input_tokens']),
                        output_tokens: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['output_tokens']),
                        cost_usd: null,
                        turns: null,
                    },
                },
            ];
        }
        case 'turn.failed': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['error'])['message']) ?? 'the turn failed';
            return [{ type: 'terminal', outcome: 'error', ...causeOf(message), message }];
        }
        case 'error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['message']) ?? 'error';
            return [{ type: 'transport_error', ...causeOf(message), message }];
        }
        case 'item.started':
        case 'item.updated':
        case 'item.completed':
            return itemEvents((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['item']), type === 'item.completed');
        default:
            return [
                {
                    type: 'unknown',
                    name: type ?? '(no type)',
                    tool_like: type?.startsWith('item') === true || looksLikeCall(line),
                },
            ];
    }
}
function itemEvents(item, completed) {
    const kind = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['type']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['item_type']) ?? '(no type)';
    const name = `item/${kind}`;
    if (kind === 'command_execution')
        return commandEvents(item, completed);
    if (kind === 'agent_message' || kind === 'assistant_message') {
        return completed
            ? [{ type: 'assistant_text', text: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['text']) ?? '', synthetic: false }]
            : [{ type: 'notice', name }];
    }
    if (CALL_ITEMS.has(kind)) {
        const tool = toolName(kind, item);
        const call = {
            type: 'tool_call',
            call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['id']) ?? null,
            tool,
            input: item['arguments'] ?? item['query'] ?? item['changes'] ?? item['items'] ?? item['prompt'] ?? null,
            purpose: { kind: 'other' },
            ...(isHidden(kind, item) ? { hides_calls: true } : {}),
        };
        const failed = item['status'] === 'failed' || (item['error'] ?? null) !== null;
        return completed ? [call, { type: 'tool_result', call_id: call.call_id, ok: !failed }] : [call];
    }
    // An item of type `error` is a warning about model metadata or features, not a failed turn.
    if (kind === 'error' || QUIET_ITEMS.has(kind))
        return [{ type: 'notice', name }];
    // Whatever an item is that is none of the known ones, it may be a call under another name.
    return [{ type: 'unknown', name, tool_like: true }];
}
function toolName(kind, item) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['tool']) ?? '';
    if (kind === 'mcp_tool_call')
        return `mcp:${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['server']) ?? ''}/${tool}`;
    // What a subagent does is not shown: only that one is started and waited for.
    return kind === 'collab_tool_call' ? `collab:${tool}` : kind;
}
/** What else there is waits for a subagent or ends it. */
function isHidden(kind, item) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['tool']) ?? '';
    return kind === 'collab_tool_call' && !/^(?:wait|close)/.test(tool);
}
function commandEvents(item, completed) {
    const command = commandText(item['command']);
    const paths = (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(command);
    const call = {
        type: 'tool_call',
        call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['id']) ?? null,
        tool: 'command_execution',
        input: command,
        purpose: paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths },
    };
    if (!completed)
        return [call];
    const output = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['aggregated_output']);
    const exitCode = item['exit_code'];
    const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['status']);
    const ok = exitCode === 0 && (status === undefined || status === 'completed');
    const unstated = (exitCode ?? null) === null && (status === undefined || status === 'completed');
    return [
        call,
        {
            type: 'tool_result',
            call_id: call.call_id,
            ok,
            ...(unstated ? { unstated } : {}),
            ...(output === undefined ? {} : { output }),
        },
    ];
}
/** Older versions give the argument list. */
function commandText(command) {
    if (typeof command === 'string')
        return command;
    if (!Array.isArray(command))
        return '';
    const words = command;
    return words.map((word) => (typeof word === 'string' ? quoted(word) : '')).join(' ');
}
function quoted(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;
}
function looksLikeCall(fields) {
    return ['command', 'arguments', 'tool', 'call_id', 'aggregated_output'].some((key) => fields[key] !== undefined);
}
/** The client puts the status into its own message: `unexpected status 401 Unauthorized: …`. */
function causeOf(message) {
    const told = /\bstatus:? (\d{3})\b/.exec(message)?.[1];
    // The body of an answer with status 400 is printed as it came, without the status.
    const isRefusal = message.startsWith('{') && message.slice(0, 4000).includes('"invalid_request_error"');
    const status = told === undefined ? (isRefusal ? 400 : undefined) : Number(told);
    const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .transportReasonOfStatus */ .Z)(status, message.slice(0, 400));
    return status === undefined ? { reason } : { reason, status };
}


/***/ }),

/***/ 8964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ copilotReader)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7921);
/* harmony import */ var _evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2971);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1359);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3105);






const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) => Buffer.from(`{"type":"${name}"`));
const ANY_EVENT = '{"type":"';
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);
/** Copilot: `--output-format json`, the `events.jsonl` of a session, and the plain text with its `skill(x)` lines. */
const copilotReader = {
    agent: 'copilot',
    arrayForm: false,
    textShowsCalls: true,
    readValue,
    readText,
    canSkip: (line) => DELTA_HEADS.some((head) => (0,_evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__/* .standsAt */ .T7)(line.bytes, line.start, line.end, head)) &&
        (0,_evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeTail */ .A8)(line, ANY_EVENT) !== undefined,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    const data = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['data']);
    const parent = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['parentToolCallId']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['parentToolCallId']);
    return { events: eventsOf((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['type']), line, data), ...(parent ? { parent_call_id: parent } : {}) };
}
function eventsOf(type, line, data) {
    switch (type) {
        case 'session.start':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'session.skills_loaded':
            return [{ type: 'session', started: true, skills: listings(data), catalogue: 'complete' }];
        case 'session.tools_updated':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'assistant.message':
            return messageEvents(data);
        case 'tool.execution_start':
            return [callEvent(data['toolCallId'], data['toolName'], data['arguments'])];
        case 'tool.execution_complete':
            return [
                {
                    type: 'tool_result',
                    call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['toolCallId']) ?? null,
                    ok: data['success'] === true,
                    ...(data['success'] === undefined ? { unstated: true } : {}),
                    ...loadedSkill(data),
                },
            ];
        case 'skill.invoked':
            return [invokedEvent(data)];
        case 'abort':
            return [{ type: 'aborted' }];
        case 'session.error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['message']) ?? 'the session failed';
            const kind = `${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['errorType']) ?? ''} ${message}`;
            const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(data['statusCode']);
            const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReasonOfStatus */ .Z)(status, kind);
            return [{ type: 'transport_error', reason, message, ...(status === undefined ? {} : { status }) }];
        }
        case 'session.shutdown':
            return [shutdownEvent(data)];
        case 'result':
            return [resultEvent(line)];
        default:
            if (type === undefined)
                return [{ type: 'unknown', name: '(no type)', tool_like: false }];
            if (/^(?:session|user|assistant|model|agent|hook|system|permission|external_tool)\./.test(type)) {
                return [{ type: 'notice', name: type }];
            }
            if (/^(?:tool|subagent|skill)\./.test(type) && KNOWN_QUIET.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type, tool_like: type.startsWith('tool') || data['toolCallId'] !== undefined }];
    }
}
const KNOWN_QUIET = new Set([
    'tool.execution_progress',
    'tool.execution_partial_result',
    'tool.user_requested',
    'subagent.started',
    'subagent.configured',
    'subagent.completed',
    'subagent.failed',
    'subagent.selected',
    'subagent.deselected',
    'skill.context_delivered_ref',
]);
function sessionFields(data) {
    const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['sessionId']);
    const model = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['model']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['selectedModel']);
    const version = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['copilotVersion']);
    return {
        ...(id === undefined ? {} : { session_id: id }),
        ...(model === undefined ? {} : { model }),
        ...(version === undefined ? {} : { version }),
    };
}
/** Copilot answers to the frontmatter name; the folder is an alias. A disabled skill is not offered. */
function listings(data) {
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(data['skills']).flatMap((item) => {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['name']);
        if (name === undefined || skill['enabled'] === false)
            return [];
        const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['path']) ?? ''));
        const command = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['commandName']);
        const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name);
        return [{ name, aliases }];
    });
}
function messageEvents(data) {
    const text = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['content']) ?? '';
    const requests = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(data['toolRequests']).map((item) => {
        const request = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        return callEvent(request['toolCallId'], request['name'], request['arguments']);
    });
    return text === '' ? requests : [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}
function callEvent(id, name, input) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(name) ?? '';
    const fields = parsedArguments(input ?? null);
    return { type: 'tool_call', call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(id) ?? null, tool, input: fields, purpose: purposeOf(tool, fields) };
}
/** The Responses wire gives the arguments as JSON text. */
function parsedArguments(input) {
    if (typeof input !== 'string')
        return input;
    try {
        return JSON.parse(input);
    }
    catch {
        return input;
    }
}
function purposeOf(tool, input) {
    const fields = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(input);
    if (tool === 'skill') {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['skill']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['name']);
        return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
    }
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['path']);
    if (FILE_VIEWERS.has(tool) && path !== undefined)
        return { kind: 'opens', paths: [path] };
    if (SHELLS.has(tool)) {
        const paths = (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['command']) ?? '');
        if (paths.length > 0)
            return { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** Only in the session's own `events.jsonl`; the folder of its path is another name of the skill. */
function invokedEvent(data) {
    const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['name']);
    if (name === undefined)
        return { type: 'unknown', name: 'skill.invoked', tool_like: true };
    const plugin = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['pluginName']);
    const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['path']) ?? ''));
    const aliases = folder === undefined || folder === name ? [] : [qualified(folder, plugin)];
    return { type: 'skill_invoked', skill: qualified(name, plugin), aliases };
}
function loadedSkill(data) {
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['toolTelemetry'])['restrictedProperties']);
    const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(told['skillName']);
    return skill === undefined ? {} : { loaded: qualified(skill, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(told['pluginName'])) };
}
/** A plugin's skill is called by its bare name, and only beside that the plugin is told. */
function qualified(skill, plugin) {
    return plugin === undefined || skill.includes(':') ? skill : `${plugin}:${skill}`;
}
function resultEvent(line) {
    const exitCode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(line['exitCode']);
    const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['usage']);
    const reported = reportedUsage((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['inputTokens']), (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['outputTokens']));
    if (exitCode === 0)
        return { type: 'terminal', outcome: 'completed', usage: reported };
    const message = `the client ended with exit code ${exitCode ?? 'unknown'}`;
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage: reported };
}
/** The end of a session's `events.jsonl`, with the tokens of each model. */
function shutdownEvent(data) {
    const usages = Object.values((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['modelMetrics'])).map((metrics) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(metrics)['usage']));
    const total = (field) => usages.length === 0 ? null : usages.reduce((sum, usage) => sum + ((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage[field]) ?? 0), 0);
    const usage = reportedUsage(total('inputTokens'), total('outputTokens'));
    if (data['shutdownType'] !== 'error')
        return { type: 'terminal', outcome: 'completed', usage };
    const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['errorReason']) ?? 'the session ended with an error';
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}
function reportedUsage(input, output) {
    return { input_tokens: input, output_tokens: output, cost_usd: null, turns: null };
}
/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines behind the client's own marks are its tool
 * lines and notices, which show nothing that counts; what is left is what the assistant said.
 */
function readText(text) {
    const skill = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .copilotSkillLine */ .YQ)(text);
    if (skill !== undefined) {
        return [
            {
                type: 'tool_call',
                call_id: null,
                tool: 'skill',
                input: { skill: skill.skill },
                purpose: { kind: 'skill', skill: skill.skill },
            },
            { type: 'tool_result', call_id: null, ok: !skill.failed, loaded: skill.skill },
        ];
    }
    const notice = /^\s{0,16}[●✓✗]\s{1,4}(.{0,500})/u.exec(text)?.[1];
    if (notice !== undefined) {
        return /^Request failed\b|\bRetrying\.\.\.$/.test(notice)
            ? [{ type: 'transport_error', reason: (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReasonOfStatus */ .Z)(undefined, notice), message: notice }]
            : [{ type: 'notice', name: 'text/tool_line' }];
    }
    // What a tool printed hangs below its line; a drawn tree (`└── file`) is text.
    if (/^\s{0,16}[└⎿↪]\s/u.test(text))
        return [{ type: 'notice', name: 'text/tool_output' }];
    return [{ type: 'assistant_text', text, synthetic: false }];
}


/***/ }),

/***/ 3105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ transportReasonOfStatus)
/* harmony export */ });
/**
 * Why a client's request failed, from the status that the client itself reports and, where it reports none, from the
 * client's own error text (never from anything that the agent said).
 */
function transportReasonOfStatus(status, clientText) {
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    if (status !== undefined)
        return 'api_error';
    if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText))
        return 'rate_limited';
    if (/authenticat|unauthorized|forbidden|invalid api key|not logged in|\b40[13]\b/i.test(clientText))
        return 'auth';
    return 'api_error';
}


/***/ }),

/***/ 3166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ TURN_READERS)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(7921);
;// CONCATENATED MODULE: ./build/evidence/data-digest.js



/** Longer texts are contents, not names. */
const NAME_LIMIT = 128;
/** So many texts of one input are looked at. */
const NAMES = 256;
/**
 * The digest of a value that a client wrote.
 *
 * @throws PortcullisError `invalid_input` for what canonical JSON cannot say: 128 nested levels, numbers beyond a double
 */
function dataDigest(value) {
    try {
        return (0,digest/* digestOf */.ol)(value);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected data that canonical JSON can say, found ${error.message}`);
    }
}
/** The texts of a call's input that are short enough to be names. Not recursive: input is hostile. */
function shortTexts(input) {
    const texts = [];
    const rest = [input];
    for (let seen = 0; seen < NAMES; seen += 1) {
        const value = rest.pop();
        if (value === undefined)
            break;
        const text = (0,json_data/* asText */.e1)(value);
        if (text !== undefined && text.length <= NAME_LIMIT && text !== '')
            texts.push(text);
        else if (value !== null && typeof value === 'object')
            rest.push(...Object.values(value).slice(0, NAMES));
    }
    return texts;
}

;// CONCATENATED MODULE: ./build/evidence/turn-facts.js
/** Longer messages are cut: a failed command's message is all that it printed. */
const MESSAGE_LIMIT = 4096;

;// CONCATENATED MODULE: ./build/evidence/told-message.js

/** What a client says about a failure, cut. A copy: a part of a text would keep all of it in memory. */
function toldMessage(text) {
    if (text === undefined)
        return null;
    return text.length <= MESSAGE_LIMIT ? text : Buffer.from(text.slice(0, MESSAGE_LIMIT).toWellFormed()).toString();
}

// EXTERNAL MODULE: ./build/providers/claude/claude-reader.js + 2 modules
var claude_reader = __webpack_require__(471);
;// CONCATENATED MODULE: ./build/providers/claude/claude-turns.js




/** Tools that start a subagent; `Task` is what older versions call `Agent`. */
const SUBAGENT_TOOLS = new Set(['Agent', 'Task']);
/** Where a result names what the call started, and a later call may name it. */
const HANDLES = ['agentId', 'backgroundTaskId', 'taskId', 'task_id', 'shellId', 'bash_id'];
/** Texts that the client puts where a result should be, word for word. */
const ABORTED = /^(?:aborted by user|\[Request interrupted by user|The user doesn't want to take this action right now)/;
const LOST = '[Tool result missing due to internal error]';
const LEFT_OUT = /^<persisted-output>|^Output too large \([^)\n]{1,40}\)|\[\d{1,9} (?:lines|characters) truncated\]/;
/** Turns of Claude Code. Which blocks are calls and which results is for the reader of events to say, and only for it. */
const claudeTurns = {
    provider: 'claude',
    arrayForm: claude_reader/* claudeReader */.i.arrayForm,
    orderedTransport: false,
    readFacts,
};
function readFacts(value) {
    const line = (0,json_data/* asRecord */.qY)(value);
    const { events, parent_call_id } = claude_reader/* claudeReader */.i.readValue(value);
    const copyId = (0,json_data/* asText */.e1)(line['uuid']);
    return {
        facts: factsOf(line, events),
        quiet: events.every(({ type }) => type !== 'unknown' && type !== 'assistant_text'),
        ...(parent_call_id === undefined ? {} : { parent: parent_call_id }),
        ...(copyId === undefined ? {} : { copy_id: copyId }),
    };
}
function factsOf(line, events) {
    switch (line['type']) {
        case 'system':
            return systemFacts(line, events);
        case 'stream_event':
            return partialFacts((0,json_data/* asRecord */.qY)(line['event']));
        case 'assistant':
        case 'user':
            return blockFacts(line, events);
        default: {
            const [event] = events;
            if (event?.type === 'unknown')
                return [{ type: 'unknown', name: event.name, tool_like: event.tool_like }];
            if (event?.type !== 'terminal')
                return [];
            const stop = (0,json_data/* asText */.e1)(line['stop_reason']);
            return [{ type: 'end', outcome: event.outcome, ...(stop === undefined ? {} : { stop }) }];
        }
    }
}
function systemFacts(line, [event]) {
    const call = (0,json_data/* asText */.e1)(line['tool_use_id']);
    if (event?.type === 'session') {
        const { session_id: session, model } = event;
        return [{ type: 'session', begins: true, ...(session && { session }), ...(model && { model }) }];
    }
    if (call === undefined)
        return [];
    if (line['subtype'] === 'permission_denied')
        return [{ type: 'denied', call }];
    if (line['subtype'] !== 'task_notification')
        return [];
    return [{ type: 'reported', call, ok: line['status'] === 'completed' }];
}
/** Partial messages repeat what the whole ones say, but only they tell why a message stopped. */
function partialFacts(event) {
    const message = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(event['message'])['id']);
    if (event['type'] === 'message_start' && message !== undefined)
        return [{ type: 'partial', message }];
    const reason = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(event['delta'])['stop_reason']);
    return event['type'] === 'message_delta' && reason !== undefined ? [{ type: 'stop', reason }] : [];
}
function blockFacts(line, events) {
    const message = (0,json_data/* asRecord */.qY)(line['message']);
    const content = message['content'];
    if (line['type'] === 'user' && isInterruption(content))
        return [{ type: 'aborted' }];
    const blocks = (0,json_data/* asList */.DD)(content);
    // The reader gives one event for each block, in their order.
    return events.flatMap((event, index) => blockFact(event, (0,json_data/* asRecord */.qY)(blocks[index]), line, message));
}
function isInterruption(content) {
    const text = (0,json_data/* asText */.e1)(content) ?? (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)((0,json_data/* asList */.DD)(content)[0])['text']);
    return text?.startsWith('[Request interrupted by user') === true;
}
function blockFact(event, block, line, message) {
    switch (event.type) {
        case 'assistant_text':
            // What the client writes in the model's name follows nothing.
            return event.synthetic ? [] : [{ type: 'said', ...ofMessage(message) }];
        case 'notice':
            return line['type'] === 'assistant' ? [{ type: 'said', ...ofMessage(message) }] : [];
        case 'tool_call':
            return [callFact(event, block, message)];
        case 'tool_result':
            return [resultFact(event.ok, block, line)];
        case 'unknown':
            return [{ type: 'unknown', name: event.name, tool_like: event.tool_like }];
        default:
            return [];
    }
}
function ofMessage(message) {
    const model = (0,json_data/* asText */.e1)(message['model']);
    const stop = (0,json_data/* asText */.e1)(message['stop_reason']);
    return {
        message: (0,json_data/* asText */.e1)(message['id']) ?? null,
        ...(model === undefined ? {} : { model }),
        ...(stop === undefined ? {} : { stop }),
    };
}
function callFact({ call_id, tool, input }, block, message) {
    const caller = (0,json_data/* asRecord */.qY)(block['caller']);
    const kind = (0,json_data/* asText */.e1)(caller['type']);
    // The model itself is the direct caller.
    const edge = kind === undefined || kind === 'direct' ? undefined : ((0,json_data/* asText */.e1)(caller['tool_id']) ?? kind);
    return {
        type: 'call',
        ...ofMessage(message),
        id: call_id ?? '',
        tool,
        digest: dataDigest([tool, input]),
        names: shortTexts(input),
        ...(edge === undefined ? {} : { caller: edge }),
        ...(block['type'] === 'tool_use' ? {} : { server: true }),
        ...(SUBAGENT_TOOLS.has(tool) ? { subagent: true } : {}),
    };
}
function resultFact(readAsOk, block, line) {
    const id = (0,json_data/* asText */.e1)(block['tool_use_id']) ?? '';
    const content = block['content'] ?? null;
    const server = line['type'] === 'assistant';
    // What stands beside the message belongs to its only result.
    const results = (0,json_data/* asList */.DD)((0,json_data/* asRecord */.qY)(line['message'])['content']).filter((item) => (0,json_data/* asRecord */.qY)(item)['type'] === 'tool_result');
    const details = results.length === 1 ? (line['tool_use_result'] ?? line['toolUseResult']) : undefined;
    const report = (0,json_data/* asRecord */.qY)(details);
    const meta = (0,json_data/* asRecord */.qY)((0,json_data/* asList */.DD)(line['tool_result_meta']).find((item) => (0,json_data/* asRecord */.qY)(item)['id'] === id));
    const refusal = (0,json_data/* asText */.e1)(meta['non_execution_kind']);
    const text = textOf(content);
    const leftOut = LEFT_OUT.exec(text ?? '')?.[0];
    const served = (0,json_data/* asRecord */.qY)(content);
    const servedCode = (0,json_data/* asText */.e1)(served['type'])?.endsWith('_error') === true ? ((0,json_data/* asText */.e1)(served['error_code']) ?? null) : undefined;
    const ok = readAsOk && servedCode === undefined;
    const error = ok ? null : { code: refusal ?? servedCode ?? null, message: toldMessage(text) };
    const synthetic = madeUp(ok, text, refusal, line);
    return {
        type: 'result',
        id,
        digest: dataDigest(content),
        ...(details === undefined ? {} : { operator: dataDigest(details) }),
        error,
        ...(synthetic === undefined ? {} : { synthetic }),
        ...(server ? { server } : {}),
        ...(refusal === 'user-rejected' ? { denied: true } : {}),
        ...(report['interrupted'] === true ? { interrupted: true } : {}),
        ...(report['status'] === 'async_launched' || report['isAsync'] === true ? { background: true } : {}),
        ...(leftOut === undefined ? {} : { truncated: leftOut }),
        handles: HANDLES.flatMap((key) => (0,json_data/* asText */.e1)(report[key]) ?? []),
    };
}
/** Whether the host put the result there because the call had none. */
function madeUp(ok, text, refusal, line) {
    if (text === LOST)
        return 'error';
    if (refusal !== undefined && /interrupt|abort|cancel/.test(refusal))
        return 'aborted';
    if (line['isSynthetic'] === true || line['isMeta'] === true)
        return 'aborted';
    return !ok && text !== undefined && ABORTED.test(text) ? 'aborted' : undefined;
}
function textOf(content) {
    if (typeof content === 'string')
        return content;
    const texts = (0,json_data/* asList */.DD)(content).flatMap((item) => (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(item)['text']) ?? []);
    return texts.length === 0 ? undefined : texts.join('\n');
}

// EXTERNAL MODULE: ./build/providers/codex/codex-reader.js
var codex_reader = __webpack_require__(9648);
;// CONCATENATED MODULE: ./build/providers/codex/codex-turns.js




/** Items that are told with more detail when they are completed, so that their input does not tell two of one id apart. */
const GROWING_ITEMS = new Set(['file_change', 'web_search', 'todo_list', 'image_view']);
/** What the client prints as the output of a call that it gave up. */
const codex_turns_ABORTED = /^aborted(?: by user)?(?: after \d|\s*$)/;
const codex_turns_LEFT_OUT = /\[\.\.\. omitted \d{1,9} of \d{1,9} lines \.\.\.\]|…\d{1,9} (?:tokens|chars) truncated…/;
/**
 * Turns of Codex. It tells no messages: calls that overlap belong to one turn, and one that begins when none is open begins
 * the next. What its subagents do is not in the transcript.
 */
const codexTurns = {
    provider: 'codex',
    arrayForm: codex_reader/* codexReader */.l.arrayForm,
    orderedTransport: false,
    readFacts: codex_turns_readFacts,
};
function codex_turns_readFacts(value) {
    const line = (0,json_data/* asRecord */.qY)(value);
    const { events } = codex_reader/* codexReader */.l.readValue(value);
    const completed = line['type'] === 'item.completed';
    // In between, only lists grow.
    const facts = line['type'] === 'item.updated' ? [] : events.flatMap((event) => codex_turns_factsOf(event, (0,json_data/* asRecord */.qY)(line['item']), completed));
    return { facts, quiet: events.every(({ type }) => type !== 'unknown' && type !== 'assistant_text') };
}
function codex_turns_factsOf(event, item, completed) {
    switch (event.type) {
        case 'session': {
            const { session_id: session } = event;
            return [{ type: 'session', begins: true, fresh_ids: true, ...(session === undefined ? {} : { session }) }];
        }
        case 'assistant_text':
            return [{ type: 'said', message: null }];
        case 'tool_call':
            return [codex_turns_callFact(event, item, completed)];
        case 'tool_result':
            return [codex_turns_resultFact(event, item)];
        case 'terminal':
            return [{ type: 'end', outcome: event.outcome }];
        case 'unknown':
            return /^turn[./](?:aborted|cancelled|interrupted)$/.test(event.name)
                ? [{ type: 'aborted' }]
                : [{ type: 'unknown', name: event.name, tool_like: event.tool_like }];
        default:
            return [];
    }
}
function codex_turns_callFact({ call_id, tool, input, hides_calls }, item, completed) {
    const grows = GROWING_ITEMS.has((0,json_data/* asText */.e1)(item['type']) ?? (0,json_data/* asText */.e1)(item['item_type']) ?? '');
    return {
        type: 'call',
        message: null,
        id: call_id ?? '',
        tool,
        digest: dataDigest([tool, grows ? null : input]),
        // A wait names the subagents that it waits for beside its input.
        names: [...shortTexts(input), ...(hides_calls === true ? [] : threads(item))],
        ...(hides_calls === true ? { subagent: true } : {}),
        ...(completed ? { again: true } : {}),
    };
}
function threads(item) {
    return (0,json_data/* asList */.DD)(item['receiver_thread_ids']).flatMap((id) => (0,json_data/* asText */.e1)(id) ?? []);
}
function codex_turns_resultFact({ call_id, ok, unstated }, item) {
    const output = (0,json_data/* asText */.e1)(item['aggregated_output']);
    const shown = output ?? item['result'] ?? item['agents_states'] ?? item['changes'] ?? item['query'] ?? item['items'] ?? null;
    const told = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(item['error'])['message']) ?? (0,json_data/* asText */.e1)(item['error']) ?? output;
    const leftOut = codex_turns_LEFT_OUT.exec(output ?? '')?.[0];
    const status = (0,json_data/* asText */.e1)(item['status']);
    const synthetic = !ok && (status === 'interrupted' || status === 'cancelled' || codex_turns_ABORTED.test(output ?? ''));
    return {
        type: 'result',
        id: call_id ?? '',
        digest: dataDigest([shown, item['exit_code'] ?? null, status ?? null]),
        error: ok ? null : errorOf(item, status, told, unstated === true),
        ...(synthetic ? { synthetic: 'aborted' } : {}),
        ...(status === 'declined' ? { denied: true } : {}),
        ...(leftOut === undefined ? {} : { truncated: leftOut }),
        handles: threads(item),
    };
}
/** A command's exit code is all the type that there is; a status beyond `failed` says more. */
function errorOf(item, status, told, unstated) {
    if (unstated)
        return { code: null, message: 'the client did not say how the call ended' };
    const exitCode = item['exit_code'];
    const known = status === undefined || status === 'failed' || status === 'completed';
    const code = known ? (typeof exitCode === 'number' ? `exit_code_${exitCode}` : null) : status;
    return { code, message: toldMessage(told) };
}

// EXTERNAL MODULE: ./build/providers/copilot/copilot-reader.js
var copilot_reader = __webpack_require__(8964);
;// CONCATENATED MODULE: ./build/providers/copilot/copilot-turns.js




const SUBAGENT_TOOL = 'task';
/** Codes of the client's own for a call that it did not run, or stopped. */
const REFUSALS = new Set(['denied', 'rejected']);
const copilot_turns_ABORTED = /^(?:aborted|cancelled|canceled|interrupted)\b/i;
const copilot_turns_LEFT_OUT = /^Output too large to read at once \([^)\n]{1,40}\)|<output too long[^>\n]{0,80}>/;
/** Turns of Copilot: a message names its calls, and their execution is told apart from it. */
const copilotTurns = {
    provider: 'copilot',
    arrayForm: copilot_reader/* copilotReader */.y.arrayForm,
    orderedTransport: false,
    readFacts: copilot_turns_readFacts,
};
function copilot_turns_readFacts(value) {
    const line = (0,json_data/* asRecord */.qY)(value);
    const data = (0,json_data/* asRecord */.qY)(line['data']);
    const { events, parent_call_id } = copilot_reader/* copilotReader */.y.readValue(value);
    const copyId = (0,json_data/* asText */.e1)(line['id']);
    return {
        facts: [...subagentFacts(line['type'], data), ...events.flatMap((event) => copilot_turns_factsOf(event, line['type'], data))],
        quiet: events.every(({ type }) => type !== 'unknown' && type !== 'assistant_text'),
        ...(parent_call_id === undefined ? {} : { parent: parent_call_id }),
        ...(copyId === undefined ? {} : { copy_id: copyId }),
    };
}
function subagentFacts(type, data) {
    const call = (0,json_data/* asText */.e1)(data['toolCallId']);
    if (call === undefined || (type !== 'subagent.completed' && type !== 'subagent.failed'))
        return [];
    return [{ type: 'reported', call, ok: type === 'subagent.completed' }];
}
function copilot_turns_factsOf(event, type, data) {
    switch (event.type) {
        case 'session': {
            const { session_id: session, model } = event;
            const begins = type === 'session.start';
            return [{ type: 'session', begins, ...(session && { session }), ...(model && { model }) }];
        }
        case 'assistant_text':
            return [{ type: 'said', ...copilot_turns_ofMessage(data) }];
        case 'tool_call':
            return [copilot_turns_callFact(event, type === 'tool.execution_start', data)];
        case 'tool_result':
            return [copilot_turns_resultFact(event, data)];
        case 'terminal':
            return [{ type: 'end', outcome: event.outcome }];
        case 'aborted':
            return [event];
        case 'unknown':
            return [{ type: 'unknown', name: event.name, tool_like: event.tool_like }];
        default:
            return [];
    }
}
function copilot_turns_ofMessage(data) {
    const model = (0,json_data/* asText */.e1)(data['model']);
    const stop = (0,json_data/* asText */.e1)(data['finishReason']) ?? (0,json_data/* asText */.e1)(data['stopReason']);
    return {
        message: (0,json_data/* asText */.e1)(data['messageId']) ?? null,
        ...(model === undefined ? {} : { model }),
        ...(stop === undefined ? {} : { stop }),
    };
}
function copilot_turns_callFact({ call_id, tool, input }, isStart, data) {
    return {
        type: 'call',
        ...copilot_turns_ofMessage(data),
        id: call_id ?? '',
        tool,
        digest: dataDigest([tool, input]),
        names: shortTexts(input),
        ...(tool === SUBAGENT_TOOL ? { subagent: true } : {}),
        ...(isStart ? { again: true } : {}),
    };
}
function copilot_turns_resultFact({ call_id, ok, unstated }, data) {
    const result = (0,json_data/* asRecord */.qY)(data['result']);
    const error = (0,json_data/* asRecord */.qY)(data['error']);
    const code = (0,json_data/* asText */.e1)(error['code']);
    const told = (0,json_data/* asText */.e1)(error['message']) ?? (0,json_data/* asText */.e1)(result['content']);
    const shown = data['result'] === undefined ? (data['error'] ?? null) : (result['content'] ?? data['result']);
    const detailed = result['detailedContent'];
    const telemetry = (0,json_data/* asRecord */.qY)(data['toolTelemetry']);
    const mode = (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(telemetry['properties'])['execution_mode']);
    const leftOut = copilot_turns_LEFT_OUT.exec((0,json_data/* asText */.e1)(result['content']) ?? '')?.[0];
    const synthetic = !ok && (copilot_turns_ABORTED.test(code ?? '') || copilot_turns_ABORTED.test(told ?? ''));
    const message = unstated === true ? 'the client did not say how the call ended' : toldMessage(told);
    return {
        type: 'result',
        id: call_id ?? '',
        digest: dataDigest(shown),
        ...(detailed === undefined ? {} : { operator: dataDigest(detailed) }),
        error: ok ? null : { code: code ?? null, message },
        ...(synthetic ? { synthetic: 'aborted' } : {}),
        ...(code !== undefined && REFUSALS.has(code) ? { denied: true } : {}),
        ...(mode === undefined || mode === 'sync' ? {} : { background: true }),
        ...(leftOut === undefined ? {} : { truncated: leftOut }),
        handles: [(0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(telemetry['restrictedProperties'])['agent_id']) ?? []].flat(),
    };
}

;// CONCATENATED MODULE: ./build/providers/turn-readers.js



/** The clients whose tool-calling turns are understood, by provider id. */
const TURN_READERS = new Map([claudeTurns, codexTurns, copilotTurns].map((reader) => [reader.provider, reader]));


/***/ }),

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ caseChanges)
/* harmony export */ });
/* harmony import */ var _evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6202);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6992);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3698);



const NO_SKILLS = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .k([]);
/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by content. A case that only got another id is
 * judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
 * can be said to have changed. `entryIds`: the case ids of the comparator's baseline.
 */
function caseChanges(head, comparator, renames, entryIds = []) {
    const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
    const known = new Set([...before.keys(), ...entryIds]);
    const ids = new Set(head.map((item) => item.definition.case_id));
    const declaredIdOf = ({ definition: { case_id: id, renamed_from: from } }) => {
        if (known.has(id))
            return id;
        // A case that is still there was not renamed.
        return from !== undefined && known.has(from) && !ids.has(from) ? from : null;
    };
    const taken = new Set([...ids, ...head.map(declaredIdOf)]);
    const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id)).sort(byId);
    const changes = new Map();
    const renamed = [];
    for (const item of [...head].sort(byId)) {
        const id = item.definition.case_id;
        let beforeId = declaredIdOf(item);
        if (beforeId === null) {
            const index = gone.findIndex((other) => other.digest === item.digest);
            const [same] = index === -1 ? [] : gone.splice(index, 1);
            beforeId = same?.definition.case_id ?? id;
            if (same !== undefined)
                renamed.push({ from: beforeId, to: id });
        }
        const old = before.get(beforeId);
        const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
        changes.set(id, {
            before: definition,
            beforeId,
            changed: comparator !== null && old?.digest !== item.digest,
            promptLeading: old !== undefined && definition !== null && isLeading(item.definition, old.definition, definition),
        });
    }
    return { changes, renamed };
}
function byId(left, right) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id);
}
/**
 * Whether the prompt tells the answer and did not before. The skill that was expected before counts as well, so that moving it to
 * another field is no way out. `mapped` is `before` with the names that its skills have now.
 */
function isLeading(head, before, mapped) {
    const wasTold = [before.expected_skill, mapped.expected_skill].some((skill) => isNamed(before.prompt, skill));
    return [head.expected_skill, mapped.expected_skill].some((skill) => {
        const isSame = skill?.toLowerCase() === mapped.expected_skill?.toLowerCase();
        return isNamed(head.prompt, skill) && !(isSame && wasTold);
    });
}
function isNamed(prompt, skill) {
    return skill !== undefined && (0,_evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(prompt, skill, NO_SKILLS);
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get(name.toLowerCase()) ?? byOld.get(base.toLowerCase());
        if (now === undefined)
            return token;
        const plugin = byOld.has(name.toLowerCase()) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const lists = [
        'required_all_evidence',
        'required_evidence',
        'required_skills',
        'required_files',
        'optional_skills',
        'disallowed_skills',
    ];
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of lists) {
        const tokens = definition[list];
        if (tokens !== undefined)
            renamed[list] = tokens.map(rename);
    }
    const { provider_aliases: aliases } = definition;
    if (aliases === undefined)
        return renamed;
    const targets = (names) => Object.fromEntries(Object.entries(names).map(([alias, name]) => [alias, rename(name)]));
    const agents = Object.entries(aliases).map(([agent, names]) => [agent, targets(names)]);
    return { ...renamed, provider_aliases: Object.fromEntries(agents) };
}


/***/ }),

/***/ 258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ joinResults),
/* harmony export */   lb: () => (/* binding */ countPlannedCells),
/* harmony export */   pW: () => (/* binding */ countJoined),
/* harmony export */   sl: () => (/* binding */ cellKey),
/* harmony export */   y8: () => (/* binding */ fileOfUnit)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/**
 * Joins results with their plans on (case, provider, trial). A foreign or a duplicate row is an error, since it could not be told
 * what it is a result of; a missing one is for the comparison to judge.
 */
function joinResults(batches) {
    const units = new Map();
    for (const { file, results, plan } of batches) {
        const rows = rowsOf(file, results, plan);
        for (const unit of plan.units) {
            const key = keyOf(unit);
            const result = rows.get(key) ?? null;
            if (result !== null && result.unit_run_id !== unit.unit_run_id) {
                throw rowError(file, unit, `the unit id of the plan, ${unit.unit_run_id}`, result.unit_run_id);
            }
            const other = units.get(key);
            if (other !== undefined && other.result !== null && result !== null) {
                throw rowError(file, unit, 'one row for each unit', `another in ${other.file}`);
            }
            if (other === undefined || result !== null)
                units.set(key, { unit, result, file });
        }
    }
    const joined = new Map();
    for (const { unit, result } of [...units.values()].sort((left, right) => left.unit.trial - right.unit.trial)) {
        const providers = joined.get(unit.case_id) ?? new Map();
        joined.set(unit.case_id, providers);
        providers.set(unit.agent, [...(providers.get(unit.agent) ?? []), { unit, result }]);
    }
    return joined;
}
/** The rows of one results file by unit; each must be one that its plan asked for. */
function rowsOf(file, results, plan) {
    const planned = new Set(plan.units.map(keyOf));
    const rows = new Map();
    for (const row of results.results) {
        const key = keyOf(row);
        if (!planned.has(key))
            throw rowError(file, row, 'a row of the plan', 'a row that no plan asked for');
        if (rows.has(key))
            throw rowError(file, row, 'one row for each unit', 'two');
        rows.set(key, row);
    }
    return rows;
}
/** Unit id → the results file that has it. */
function fileOfUnit(batches) {
    return new Map(batches.flatMap(({ file, results }) => results.results.map((unit) => [unit.unit_run_id, file])));
}
/** How many cells have been planned. */
function countPlannedCells(joined) {
    return [...joined.values()].reduce((count, cells) => count + cells.size, 0);
}
/** A cell's name in sets and maps; ids have no blanks. */
function cellKey(caseId, agent) {
    return `${caseId} ${agent}`;
}
/** How many planned units have a result. */
function countJoined(joined) {
    return [...joined.values()].flatMap((cells) => [...cells.values()].flat()).filter(({ result }) => result !== null)
        .length;
}
function keyOf({ case_id: caseId, agent, trial }) {
    return `${caseId} ${agent} ${trial}`;
}
function rowError(file, row, expected, found) {
    const place = `${row.case_id}/${row.agent}, trial ${row.trial}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `${file}: ${place}: expected ${expected}, found ${found}`, 'Give each results file with the plan it was made from, each once.');
}


/***/ }),

/***/ 5609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ judgeUnit),
/* harmony export */   z: () => (/* binding */ isAnyMet)
/* harmony export */ });
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8118);
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8968);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6992);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8397);




/**
 * What a run means for a case: infrastructure first, then evidence; a disallowed hit gates even where the run then failed in
 * transport. Rules in CONTRIBUTING.md, "Verdict".
 */
function judgeUnit(requirements, facts) {
    const { observed, hits, timedOut } = facts;
    const disallowed = requirements.disallowed.filter((token) => hits.has(token));
    const gating = disallowed.filter((token) => (hits.get(token)?.tier ?? 3) <= requirements.disallowedTier);
    const missing = missingTokens(requirements, facts);
    const anyMissing = isAnyMissing(requirements, observed);
    const evidence = {
        missing: anyMissing ? [...missing, anyRow(requirements)] : [...missing],
        optional_hits: requirements.optional.filter((token) => hits.has(token)),
        disallowed_hits: disallowed,
        gating_hits: gating,
    };
    const category = timedOut ? 'timeout' : observed.transport === null ? 'assertion' : 'transport';
    const pass = { ...evidence, status: 'pass', infra_reason: null, failure_kind: null, failure_category: null };
    const fail = () => {
        const kind = failureKind(missing, anyMissing, evidence, hits);
        return { ...evidence, status: 'fail', infra_reason: null, failure_kind: kind, failure_category: category };
    };
    const infra = (reason) => ({
        ...evidence,
        status: 'infra_error',
        infra_reason: reason,
        failure_kind: null,
        failure_category: timedOut ? 'timeout' : 'transport',
    });
    if (gating.length > 0)
        return fail();
    if (observed.transport !== null)
        return infra(observed.transport);
    // What our own clock ended is judged by its evidence, but only where there is any sign that the model was at work.
    if (timedOut && !observed.assistant_text && observed.tool_calls === 0)
        return infra('incomplete');
    const sufficient = missing.length === 0 && !anyMissing;
    if ((0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements)) {
        if (!hasProofOfLife(observed))
            return infra('incomplete');
        if (observed.lost !== null)
            return infra(observed.lost);
        return sufficient ? pass : fail();
    }
    // Absence proves nothing where a part of the transcript could not be read: neither that a required token is missing, nor that
    // a disallowed one is.
    if (observed.lost !== null && (!sufficient || requirements.disallowed.length > 0))
        return infra(observed.lost);
    return sufficient ? pass : fail();
}
/** The session started, the model answered, and the client said that it was done. */
function hasProofOfLife(observed) {
    const ended = observed.terminal === 'completed' || observed.terminal === 'limit';
    return observed.session_started && observed.assistant_text && ended;
}
/** The required tokens that the hits do not satisfy, each with the first reason that fits. */
function missingTokens(requirements, facts) {
    const unmet = (items, isMet) => items
        .filter((item) => !isMet(item, facts))
        .map((item) => ({
        token: item.token,
        reason: missingReason(item, requirements, facts),
        required_tier: item.tier,
        best_tier: facts.hits.get(item.token)?.tier ?? null,
    }));
    const missing = unmet(requirements.required, isSatisfied);
    return missing.length > 0 ? missing : unmet(requirements.present, isPresent);
}
function isSatisfied({ token, tier }, { hits, observed }) {
    const hit = hits.get(token);
    // A mention is no call and no read, whatever tier would do.
    const reached = hit?.succeeded === true ? hit.succeeded_tier : null;
    return reached !== null && reached <= tier && !observed.ambiguous.includes(token);
}
/** Seen at all, if only by name. */
function isPresent({ token }, { hits, observed }) {
    return (hits.get(token)?.succeeded_tier ?? null) !== null && !observed.ambiguous.includes(token);
}
function missingReason({ token, canonical }, { aliases }, facts) {
    const { observed, hits, skillsAvailable } = facts;
    const hit = hits.get(token);
    if (observed.ambiguous.includes(token))
        return 'ambiguous';
    if (hit !== undefined) {
        if (hit.source_kind === 'log_fallback' || hit.source_detail === 'noise')
            return 'wrong_source';
        return hit.succeeded || !hit.attempted ? 'too_weak' : 'attempted_not_executed';
    }
    if (!isSkillName(canonical))
        return 'absent';
    if (observed.skill_tool === false)
        return 'not_available';
    if (!observed.catalogue_complete || skillsAvailable === null)
        return 'absent';
    const offered = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k(skillsAvailable.map((name) => ({ name, aliases: [] })));
    const isOffered = skillsAvailable.some((name) => offered.compare(canonical, (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveAlias */ .Z)(aliases, name)) !== 'different');
    return isOffered ? 'absent' : 'not_available';
}
/** Paths and names with a file's ending are no skills, so that no catalogue could offer them. */
function isSkillName(token) {
    return !/[/\\]|\.[a-z0-9]{1,5}$/i.test(token);
}
/** Without a list, "any tool call" is asked of cases that require something. */
function isAnyMissing(requirements, observed) {
    if (requirements.any === null)
        return !(0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements) && observed.tool_calls === 0;
    return !requirements.any.some((token) => isAnyMet(token, observed));
}
/** An activity token means "any tool call", wherever else its letters stand. */
function isAnyMet(token, observed) {
    return (0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .isActivityToken */ .j)(token) ? observed.tool_calls > 0 : observed.any_matched.includes(token);
}
function anyRow(requirements) {
    const token = requirements.any === null ? 'any_tool_call' : `any_of(${requirements.any.join('|')})`;
    return { token, reason: 'absent', required_tier: null, best_tier: null };
}
/** In this order: the first kind that fits. Table in CONTRIBUTING.md, "Failure kinds". */
function failureKind(missing, anyMissing, evidence, hits) {
    const somethingMissing = missing.length > 0 || anyMissing;
    if (evidence.gating_hits.length > 0)
        return somethingMissing ? 'mixed' : 'disallowed_hit';
    const allWeak = missing.length > 0 && missing.every(({ token }) => hits.has(token));
    if (allWeak)
        return 'evidence_too_weak';
    return evidence.optional_hits.length > 0 ? 'optional_only' : 'missing_required';
}


/***/ }),

/***/ 3911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   NO: () => (/* binding */ cellsOfShard),
/* harmony export */   Rs: () => (/* binding */ planOfShard)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/** The plan with the units of one of its shards only. Throws a usage error where it has no such shard. */
function planOfShard(plan, shard) {
    const cells = cellsOfShard(shardOf(plan, shard));
    return { ...plan, units: plan.units.filter(cells) };
}
/** The shard of that number. Throws a usage error where the plan has none. */
function shardOf({ shards }, number) {
    const found = shards?.find(({ shard }) => shard === number);
    if (found !== undefined)
        return found;
    const count = shards?.length ?? 0;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', `--shard: expected ${count === 0 ? 'a plan with shards' : `a shard from 1 to ${count}`}, found shard ${number}${count === 0 ? ' of a plan that has none' : ''}`, 'Make the plan with `portcullis plan --shards N`.');
}
/** Whether a cell is one of a shard's. */
function cellsOfShard({ agent, cells, }) {
    const ids = new Set(cells.map((cell) => cell.case_id));
    return (cell) => cell.agent === agent && ids.has(cell.case_id);
}
/**
 * What a shard's results are called, as an artifact and as a folder: `routing-<provider>-<shard>`, with `-a<attempt>` where the
 * attempt is known.
 */
function shardName({ agent, shard }, attempt) {
    return `routing-${agent}-${shard}${attempt === null ? '' : `-a${attempt}`}`;
}


/***/ }),

/***/ 6280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ planUnits)
/* harmony export */ });
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6223);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);



/**
 * Which units a batch consists of, case-major in the order of the case ids. A filter that matches nothing is an error, since an
 * empty batch would hold whatever happens; that changes touch no case is none. A case that differs from the comparator's is planned
 * whatever the filters of cases say, where changes are asked for.
 */
function planUnits(request) {
    const { cases, providers, selection, touched = null } = request;
    refuseUnknown('--agents', selection.agents, providers, 'a configured provider');
    refuseUnknown('--case-id', selection.case_ids, cases.map((item) => item.definition.case_id), 'a case id');
    const categories = cases.flatMap((item) => item.definition.category ?? []);
    refuseUnknown('--category', selection.categories, categories, 'a category');
    const sorted = [...cases].sort((left, right) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id));
    const chosen = sorted.filter(({ definition }) => {
        const byId = selection.case_ids === null || selection.case_ids.includes(definition.case_id);
        const byCategory = selection.categories === null || selection.categories.includes(definition.category ?? '');
        const byChange = touched === null || touched.cases.has(definition.case_id);
        return (byId && byCategory && byChange) || touched?.differing.has(definition.case_id) === true;
    });
    const agents = providers.filter((agent) => selection.agents === null || selection.agents.includes(agent));
    const units = chosen.flatMap(({ definition }) => agents.flatMap((agent) => unitsOfCell(definition.case_id, agent, request.trials(definition, agent), request.newId)));
    const isUntouched = touched !== null && chosen.length === 0 && cases.length > 0 && agents.length > 0;
    if (units.length === 0 && !isUntouched) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('no_cases_selected', `no unit is planned: ${cases.length} cases, ${chosen.length} of them selected, ${agents.length} providers`, 'Check the case file, the filters and the configured providers.');
    }
    return {
        schema: 1,
        batch_run_id: request.batchRunId,
        commit: request.commit,
        case_set_digest: (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSetDigest */ .Rp)(cases),
        providers: [...providers],
        selection: { ...selection },
        cases: sorted.map(({ definition, file, line, digest }) => ({
            case_id: definition.case_id,
            category: definition.category ?? null,
            file,
            line,
            digest,
        })),
        units,
    };
}
function unitsOfCell(caseId, agent, { required, all }, newId) {
    return Array.from({ length: all }, (_, index) => ({
        unit_run_id: newId(),
        case_id: caseId,
        agent,
        trial: index + 1,
        ...(index < required ? {} : { optional: true }),
    }));
}
function refuseUnknown(flag, wanted, known, what) {
    const unknown = (wanted ?? []).filter((item) => !known.includes(item));
    if (unknown.length === 0)
        return;
    const list = [...new Set(known)].sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP).slice(0, 12).join(', ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `${flag}: expected ${what}, found ${unknown.map((item) => JSON.stringify(item)).join(', ')}`, `Known: ${list === '' ? 'none' : list}.`);
}


/***/ }),

/***/ 8397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in CONTRIBUTING.md,
 * "Requirements".
 */
function requirementsOf(definition, agent) {
    const aliases = aliasesOf(definition, agent);
    const expected = definition.expected_skill ?? null;
    const skillTiers = new Map();
    const tighten = (token, tier) => {
        const key = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase();
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = canonical.toLowerCase();
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase()) ?? 2;
    for (const token of definition.required_all_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_skills ?? [])
        add(token, 1);
    for (const token of definition.required_files ?? [])
        add(token, 2);
    if (expected !== null)
        add(expected, skillTier(expected));
    const any = definition.required_any_evidence ?? [];
    return {
        required: [...required.values()],
        present: skillFileOf(definition, agent, aliases).filter(({ canonical }) => !required.has(canonical.toLowerCase())),
        any: any.length === 0 ? null : [...new Set(any)],
        optional: distinct(definition.optional_skills ?? []),
        disallowed: distinct(definition.disallowed_skills ?? []),
        disallowedTier: definition.disallowed_min_tier ?? 2,
        aliases,
        expectedSkill: expected,
    };
}
/** A case that requires nothing passes by what did not happen. */
function isNegative(requirements) {
    return requirements.required.length === 0 && requirements.present.length === 0;
}
/** Every token that a case names, as it writes them. */
function tokensOf(requirements) {
    const { required, present, optional, disallowed } = requirements;
    return [
        ...new Set([
            ...required.map((item) => item.token),
            ...present.map((item) => item.token),
            ...optional,
            ...disallowed,
        ]),
    ];
}
/** Claude does not reliably show that a file was read, so the skill's file is asked of the other clients only. */
function skillFileOf(definition, agent, aliases) {
    if (agent === 'claude' || definition.require_skill_file === false)
        return [];
    const expected = definition.expected_skill;
    // Without an expected skill any skill's file would do, and only a case that says so can mean that.
    if (expected === undefined && definition.require_skill_file !== true)
        return [];
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = token.toLowerCase();
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [alias.toLowerCase(), name]));
}


/***/ }),

/***/ 834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ assessRun),
/* harmony export */   n: () => (/* binding */ UNKNOWN_PROCESS)
/* harmony export */ });
const UNKNOWN_PROCESS = {
    exitCode: null,
    timedOut: false,
    spawnError: null,
    signal: null,
    limit: null,
    stderr: null,
};
/** The shell's and Windows' ways to say that a program could not be started. */
const NOT_STARTED_EXITS = new Set([126, 127, 9009]);
/** A final message about limits; looked at only where the run used no output tokens and called no tool. */
const LIMIT_MESSAGE = /\b(?:usage|rate|session|weekly|daily|monthly|5-hour|message) limit\b|\blimit reached\b|\bhit your [\w -]{0,30}limit\b|\bquota\b|\btoo many requests\b/i;
/**
 * Decides from exit status, spawn errors and the client's own terminal event whether a run is infrastructure, and collects what
 * the verdict needs. Never looks at phrases in what the agent said, but for the one exception of `LIMIT_MESSAGE`.
 */
function assessRun(channel, textShowsCalls, evidence, outcome) {
    const terminal = terminalOf(channel, evidence, outcome);
    const transport = transportOf(channel, textShowsCalls, evidence, outcome, terminal);
    // In plain text every line may be one that shows a call.
    const unreadable = evidence.damaged_lines + (channel === 'text' ? evidence.lossy_lines : 0);
    const isCut = evidence.oversize_lines > 0 || outcome.limit === 'output';
    const lost = isCut ? 'oversize' : unreadable + evidence.hidden_subagents > 0 ? 'incomplete' : null;
    return {
        observed: {
            session_started: channel === 'text' ? evidence.assistant_text : evidence.session_started,
            assistant_text: evidence.assistant_text,
            tool_calls: evidence.tool_calls,
            terminal,
            transport: transport?.reason ?? null,
            lost,
            any_matched: [...evidence.any_matched],
            any_unmatched: [...evidence.any_unmatched],
            ambiguous: [...evidence.ambiguous],
            catalogue_complete: evidence.catalogue_complete,
            skill_tool: evidence.skill_tool,
            session_id: evidence.session_id,
            content_digest: evidence.content_digest,
            api_status: terminal === 'completed' ? null : statusOf(evidence),
        },
        hits: evidence.hits,
        timedOut: outcome.timedOut,
        skillsAvailable: evidence.skills_available,
        limit: outcome.limit === 'turns' ? 'turns' : (evidence.terminal?.limit ?? null),
        usage: evidence.terminal?.usage ?? null,
        model: evidence.model,
        version: evidence.version,
        transportMessage: transport?.message ?? null,
        warnings: warningsOf(evidence, outcome, terminal),
    };
}
function terminalOf(channel, evidence, outcome) {
    if (outcome.limit === 'turns')
        return 'limit';
    if (evidence.aborted)
        return 'none';
    if (channel === 'text') {
        if (outcome.exitCode === null || outcome.timedOut || isEmpty(evidence))
            return 'none';
        return outcome.exitCode === 0 ? 'completed' : 'error';
    }
    return evidence.terminal?.outcome ?? 'none';
}
/** Not one line: it cannot even be told which form the client would have written. */
function isEmpty(evidence) {
    const { known_events: known, unknown_events: unknown, noise_lines: noise } = evidence;
    return known + unknown + noise + evidence.damaged_lines + evidence.oversize_lines === 0;
}
function transportOf(channel, textShowsCalls, evidence, outcome, terminal) {
    const { exitCode } = outcome;
    // In plain text every line is an event, also the shell's own "command not found".
    const nothingRead = evidence.known_events + evidence.unknown_events === 0 || (channel === 'text' && evidence.tool_calls === 0);
    if (outcome.spawnError !== null) {
        return { reason: 'not_started', message: `the client could not be started: ${outcome.spawnError}` };
    }
    if (nothingRead && exitCode !== null && NOT_STARTED_EXITS.has(exitCode)) {
        return {
            reason: 'not_started',
            message: `the client could not be started (exit code ${exitCode})${said(outcome)}`,
        };
    }
    if (evidence.foreign_lines > 0) {
        const message = `${evidence.foreign_lines} lines of the transcript belong to another session`;
        return { reason: 'contaminated', message };
    }
    if (terminal === 'error' && channel === 'json')
        return clientError(evidence);
    if (isUnrecognised(channel, evidence)) {
        return {
            reason: 'unrecognised',
            message: 'no known tool event was recognised; the client may be of a newer version',
        };
    }
    if (channel === 'text' &&
        !textShowsCalls &&
        (evidence.noise_lines > 0 || evidence.assistant_text) &&
        (outcome.timedOut || (exitCode ?? 0) === 0)) {
        return {
            reason: 'unobservable',
            message: 'plain-text output of this client does not show calls; run it with JSON output',
        };
    }
    if (isBareResult(channel, evidence)) {
        return {
            reason: 'unobservable',
            message: 'a single result object does not show calls; run with stream-json or --verbose',
        };
    }
    // What the runner itself cut short is judged by what was there until then.
    if (outcome.timedOut || outcome.limit !== null)
        return null;
    if (terminal === 'none' && outcome.signal !== null) {
        return { reason: 'exit', message: `the client was ended by ${outcome.signal}${said(outcome)}` };
    }
    if (terminal === 'none' || (channel === 'text' && terminal === 'error')) {
        if (exitCode !== null && exitCode !== 0) {
            return {
                reason: 'exit',
                message: `the client ended with exit code ${exitCode} without a result${said(outcome)}`,
            };
        }
        const why = evidence.aborted
            ? 'the run was interrupted'
            : "the transcript ends without the client's terminal event";
        const status = channel === 'text' && exitCode === null ? 'the exit status is not known' : why;
        // The terminal event may be the very line that was too long to read.
        const reason = evidence.oversize_lines > 0 && !evidence.aborted ? 'oversize' : 'incomplete';
        return { reason, message: `${status}${said(outcome)}` };
    }
    return limitMessage(evidence);
}
/** The terminal event says that it failed; the error before it often says why. */
function clientError({ terminal, last_error }) {
    const reason = terminal?.reason ?? 'api_error';
    const cause = reason === 'exit' && last_error !== null ? last_error : { reason, message: terminal?.message ?? reason };
    return { reason: cause.reason, message: cause.message };
}
function statusOf({ terminal, last_error }) {
    return terminal?.status ?? last_error?.status ?? null;
}
/** There were events, and none of them was one that evidence could have come from. */
function isUnrecognised(channel, evidence) {
    if (channel === 'text')
        return false;
    const nothingKnown = evidence.known_events === 0 && evidence.unknown_events > 0;
    return nothingKnown || (evidence.unknown_tool_like > 0 && evidence.tool_calls === 0);
}
function isBareResult(channel, evidence) {
    return (channel === 'json' && evidence.terminal !== null && evidence.known_events === 1 && evidence.unknown_events === 0);
}
function limitMessage(evidence) {
    const usage = evidence.terminal?.usage;
    const text = evidence.final_text ?? '';
    const nothingDone = usage?.output_tokens === 0 && evidence.tool_calls === 0;
    return nothingDone && LIMIT_MESSAGE.test(text) ? { reason: 'rate_limited', message: text } : null;
}
function said({ stderr }) {
    const line = stderr?.split('\n').find((text) => text.trim() !== '');
    return line === undefined ? '' : `; it said: ${line.trim().slice(0, 300)}`;
}
function warningsOf(evidence, outcome, terminal) {
    const warnings = [];
    const count = (number, text) => {
        if (number > 0)
            warnings.push(`${number} ${text}`);
    };
    count(evidence.oversize_lines, 'lines over the size limit were not read');
    count(evidence.damaged_lines, 'damaged JSON lines: their events are lost');
    count(evidence.lossy_lines, 'lines held bytes that are not valid text; they were replaced');
    count(evidence.unknown_events, 'events of unknown types');
    count(evidence.hidden_subagents, 'subagents whose calls the client does not show');
    count(evidence.foreign_lines, 'lines of another session were ignored');
    if (terminal === 'completed' && outcome.exitCode !== null && outcome.exitCode !== 0 && !outcome.timedOut) {
        warnings.push(`the client ended with exit code ${outcome.exitCode} after a clean terminal event`);
    }
    if (terminal === 'limit')
        warnings.push(`the run ended at its limit of ${evidence.terminal?.limit ?? 'turns'}`);
    if (outcome.limit === 'output')
        warnings.push('the run was ended because it wrote more than the limit allows');
    return warnings;
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fixedTrials),
/* harmony export */   m: () => (/* binding */ plannedTrials)
/* harmony export */ });
/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
function plannedTrials(rule, { trials, stages, newCases }) {
    const [first = 1] = stages;
    switch (rule.kind) {
        case 'single':
            return { required: trials, all: trials };
        case 'absolute':
            return { required: newCases.passes, all: newCases.trials };
        case 'sequential':
            return { required: first, all: stages.at(-1) ?? first };
    }
}
/** A fixed number for every cell. */
function fixedTrials(trials) {
    return { required: trials, all: trials };
}


/***/ }),

/***/ 37:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isBound)
/* harmony export */ });
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2627);

/** Whether a text is the expected one. A missing or blank text is none, also where a blank one is expected. */
function isBound(given, expected) {
    const text = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(given);
    return text !== undefined && text === (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(expected);
}


/***/ }),

/***/ 7326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ classIf)
/* harmony export */ });
/** A class where it applies. */
function classIf(applies, failureClass) {
    return applies ? [failureClass] : [];
}


/***/ }),

/***/ 5911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ closeJoin)
});

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(9493);
// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(2627);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(7326);
;// CONCATENATED MODULE: ./build/typestate/checks/check-autonomy.js


/** The patterns that leave it to the model what comes next. */
const AUTONOMOUS = new Set(['orchestrator_workers', 'evaluator_optimizer']);
/** A turn of an autonomous pattern has a reason that was measured (tool calling typestate 3, 8.8). */
const checkAutonomy = ({ constraints, use }) => {
    const { autonomyPolicy: policy } = constraints;
    const isAutonomous = AUTONOMOUS.has(use.results.requests.callSpec.executionPattern);
    return (0,turn_check/* classIf */.M)(policy !== undefined && isAutonomous && !policy.triggers.some(hasCrossed), 'coordination.autonomy_trigger_missing');
};
function hasCrossed({ metric, threshold, measured, crosses }) {
    const direction = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(crosses) ?? 'above');
    const isReached = (direction === 'above' && measured >= threshold) || (direction === 'below' && measured <= threshold);
    return isReached && (0,normal_text/* optionalText */.mR)(metric) !== undefined;
}

;// CONCATENATED MODULE: ./build/typestate/checks/rows-by.js

/** Rows of a section by a text of theirs, which is trimmed. Rows of one key are all kept: each of them must be in order. */
function rowsBy(rows, keyOf) {
    const byKey = new Map();
    for (const row of rows ?? []) {
        const key = (0,normal_text/* trimmed */.dE)(keyOf(row));
        const known = byKey.get(key);
        if (known === undefined)
            byKey.set(key, [row]);
        else
            known.push(row);
    }
    return byKey;
}
/** Whether there are rows, and each is in order. */
function allOf(rows, isInOrder) {
    return rows !== undefined && rows.length > 0 && rows.every(isInOrder);
}

;// CONCATENATED MODULE: ./build/typestate/checks/check-callers.js



/** The caller of a call that names none: the model itself. */
const DIRECT = 'direct';
/**
 * A call is made by those who may make it, and one that code made comes from a call of the same turn (tool calling typestate 4.1, 4.3). The
 * caller is the one that the edge names, else the request.
 */
const checkCallers = ({ constraints, use }) => {
    const { toolPolicy, callerEdges } = constraints;
    const { requests } = use.results;
    const edges = rowsBy(callerEdges, ({ toolCallId }) => toolCallId);
    const tools = rowsBy(toolPolicy?.tools, ({ toolName }) => toolName);
    const isForbidden = requests.rows.some(({ toolCallId, toolName, callerId = DIRECT }) => {
        // Edges that contradict each other name several callers: each of them must be allowed.
        const told = (edges.get(toolCallId) ?? []).flatMap(({ caller }) => (0,normal_text/* optionalText */.mR)(caller) ?? []);
        const callers = told.length === 0 ? [callerId] : told;
        const listed = tools.get(toolName) ?? [];
        return listed.some(({ allowedCallers }) => {
            const allowed = allowedCallers?.map(normal_text/* trimmed */.dE);
            return allowed !== undefined && !callers.every((caller) => allowed.includes(caller));
        });
    });
    const lacksEdge = ({ toolCallId, callerId }) => callerId !== undefined && callerId !== DIRECT && !edges.has(toolCallId);
    const isEdgeInvalid = callerEdges !== undefined &&
        (callerEdges.some((edge) => !isEdge(edge, requests)) ||
            [...edges.values()].some(([first, ...others]) => first !== undefined && !others.every(isLike(first))) ||
            requests.rows.some(lacksEdge) ||
            hasCycle(edges));
    return [
        ...(0,turn_check/* classIf */.M)(isForbidden, 'tool.caller_not_allowed'),
        ...(0,turn_check/* classIf */.M)(isEdgeInvalid, 'tool.programmatic_caller_edge_invalid'),
    ];
};
function isEdge(edge, requests) {
    const request = requests.byId.get((0,normal_text/* trimmed */.dE)(edge.toolCallId));
    const caller = (0,normal_text/* optionalText */.mR)(edge.caller);
    return (request !== undefined &&
        requests.byId.has((0,normal_text/* trimmed */.dE)(edge.parentCallId)) &&
        caller !== undefined &&
        caller !== DIRECT &&
        (request.callerId === undefined || request.callerId === caller));
}
function isLike(first) {
    return (other) => (0,normal_text/* trimmed */.dE)(other.parentCallId) === (0,normal_text/* trimmed */.dE)(first.parentCallId) && (0,normal_text/* trimmed */.dE)(other.caller) === (0,normal_text/* trimmed */.dE)(first.caller);
}
/** Whether a call would come, over its callers, from itself. Each call is looked at once. */
function hasCycle(edges) {
    const ending = new Set();
    for (const start of edges.keys()) {
        const path = new Set();
        let id = start;
        while (id !== undefined && !ending.has(id)) {
            if (path.has(id))
                return true;
            path.add(id);
            const parent = edges.get(id)?.[0]?.parentCallId;
            id = parent === undefined ? undefined : (0,normal_text/* trimmed */.dE)(parent);
        }
        for (const seen of path)
            ending.add(seen);
    }
    return false;
}

// EXTERNAL MODULE: ./build/typestate/checks/is-bound.js
var is_bound = __webpack_require__(37);
;// CONCATENATED MODULE: ./build/typestate/checks/check-compaction.js


/** Where the context was compacted: by the expected policy, and the turn resumed from what was carried over (tool calling typestate 3, 8.12). */
const checkCompaction = ({ constraints }) => {
    const { compaction: state } = constraints;
    if (state === undefined || !state.used)
        return [];
    const isContinuous = (0,is_bound/* isBound */.V)(state.policyDigest, state.expectedPolicyDigest) && (0,is_bound/* isBound */.V)(state.resumedDigest, state.carriedDigest);
    return (0,turn_check/* classIf */.M)(!isContinuous, 'runtime.compaction_state_invalid');
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-context-scope.js


const ROLES = new Set(['orchestrator', 'specialist']);
/**
 * A role works with what it may see (tool calling typestate 4.1): with what it says that it used, and with what its state views were made
 * from.
 */
const checkContextScope = ({ constraints, context }) => {
    const { contextScope: scope } = constraints;
    if (scope === undefined)
        return [];
    const allowed = new Set((0,normal_text/* refSet */.mh)(scope.allowedRefs));
    const used = [...(0,normal_text/* refSet */.mh)(scope.usedRefs), ...context.stateViews.rows.flatMap(({ sourceRefs }) => sourceRefs ?? [])];
    const isKnown = ROLES.has((0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(scope.role) ?? ''));
    return (0,turn_check/* classIf */.M)(!isKnown || used.some((ref) => !allowed.has(ref)), 'context.scope_violation');
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-context.js

/**
 * The context of what comes next is there: of a turn that may continue, and of one that consumed a result (HARNESS-TYPESTATE 5, premath
 * harness 1.5).
 */
const checkContext = ({ protocolState, use, contextState }) => {
    const goesOn = protocolState.continuationAllowed || use.rows.some(({ disposition }) => disposition === 'consumed');
    if (!goesOn)
        return [];
    const { missingRenderCallIds, stateViewPresent, queueReductionPresent } = contextState;
    const { renderPolicyValid, queuePolicyValid, stateViewPolicyValid } = contextState;
    return [
        ...(0,turn_check/* classIf */.M)(missingRenderCallIds.length > 0 || !stateViewPresent, 'context.injection_point_missing'),
        ...(0,turn_check/* classIf */.M)(!(queueReductionPresent && renderPolicyValid && queuePolicyValid && stateViewPolicyValid), 'context.queue_policy_violation'),
    ];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-decomposition.js


/** The turn was split up as its policy admits, and under the policy that was expected (HARNESS-TYPESTATE 5). */
const checkDecomposition = ({ constraints, use }) => {
    const { decompositionConstraints: expected } = constraints;
    const { callSpec } = use.results.requests;
    const pattern = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(expected?.expectedExecutionPattern) ?? callSpec.executionPattern);
    const digest = (0,normal_text/* optionalText */.mR)(expected?.expectedPolicyDigest) ?? callSpec.decompositionPolicyDigest;
    const violates = expected?.admissible === false ||
        pattern !== callSpec.executionPattern ||
        digest !== callSpec.decompositionPolicyDigest;
    return (0,turn_check/* classIf */.M)(violates, 'coordination.decomposition_policy_violation');
};

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
;// CONCATENATED MODULE: ./build/typestate/checks/check-discovery.js





/**
 * A tool that was found by a search is the tool that was called, out of the catalogue that the policy binds (tool calling typestate 4.2).
 * A call needs a discovery where its tool is loaded late, and where it names a search and discoveries are told.
 */
const checkDiscovery = ({ constraints, use }) => {
    const { discovery, toolPolicy } = constraints;
    if (discovery === undefined && toolPolicy === undefined)
        return [];
    const { requests } = use.results;
    const found = rowsBy(discovery, ({ toolCallId }) => toolCallId);
    const tools = rowsBy(toolPolicy?.tools, ({ toolName }) => toolName);
    const isUnresolved = requests.rows.some(({ toolCallId, toolName, searchRefDigest }) => {
        const isDeferred = tools.get(toolName)?.some(({ deferLoading }) => deferLoading) === true;
        const namesSearch = discovery !== undefined && searchRefDigest !== undefined;
        return (isDeferred || namesSearch) && !found.has(toolCallId);
    });
    const rows = discovery ?? [];
    return [
        ...(0,turn_check/* classIf */.M)(isUnresolved || rows.some((row) => !isResolved(row)), 'tool.discovery_unresolved'),
        ...(0,turn_check/* classIf */.M)(rows.some((row) => !isOfCall(row, requests.byId.get((0,normal_text/* trimmed */.dE)(row.toolCallId)), toolPolicy?.catalogDigest)), 'tool.discovery_mismatch'),
    ];
};
function isResolved({ query, resultSetDigest, resolvedTool }) {
    return [query, resultSetDigest, resolvedTool].every((part) => (0,normal_text/* optionalText */.mR)(part) !== undefined);
}
function isOfCall(row, request, bound) {
    if (request === undefined)
        return false;
    const { searchRefDigest } = request;
    const tool = (0,normal_text/* optionalText */.mR)(row.resolvedTool);
    return ((0,is_bound/* isBound */.V)(row.catalogDigest, (0,normal_text/* optionalText */.mR)(bound) ?? row.catalogDigest) &&
        (tool === undefined || tool === request.toolName) &&
        (searchRefDigest === undefined || searchRefDigest === searchDigest(row)));
}
/** What a request's `searchRefDigest` must be. */
function searchDigest({ query, resultSetDigest }) {
    return (0,digest/* digestOf */.ol)({ query: (0,normal_text/* trimmed */.dE)(query), resultSetDigest: (0,normal_text/* trimmed */.dE)(resultSetDigest) });
}

// EXTERNAL MODULE: ./build/typestate/result-error.js
var result_error = __webpack_require__(6482);
;// CONCATENATED MODULE: ./build/typestate/checks/check-error-envelopes.js



/**
 * Every result that is an error says its code, its message and whether it may be retried (HARNESS-TYPESTATE 3.2). Judged on the rows as they
 * were handed in: normalisation fills in what is missing.
 */
const checkErrorEnvelopes = ({ use }) => (0,turn_check/* classIf */.M)(use.results.inputs.some((input) => isError(input) && !hasEnvelope(input)), 'tool.schema_invalid');
/** Wider than in normalisation: a raw error of any content makes an error of a row that names no status. */
function isError(input) {
    const status = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(input.status) ?? '');
    if (status !== '')
        return status === 'error';
    return ((0,normal_text/* optionalText */.mR)(input.errorCode) !== undefined ||
        input.retryable !== undefined ||
        (0,normal_text/* optionalText */.mR)(input.errorMessage) !== undefined ||
        input.rawError !== undefined);
}
function hasEnvelope(input) {
    const { code, retryable, message } = (0,result_error/* resultError */.Y)(input, 'envelope');
    return code !== undefined && retryable !== undefined && message !== undefined;
}

;// CONCATENATED MODULE: ./build/typestate/checks/check-eval-gate.js



/** The measured values reach every threshold, of which there is one, and it is told on what they were measured (tool calling typestate 3). */
const checkEvalGate = ({ constraints }) => {
    const { evalGate: gate } = constraints;
    if (gate === undefined)
        return [];
    const measured = rowsBy(gate.metrics, ({ metric }) => metric);
    const isMet = allOf(gate.thresholds, ({ metric, minimum }) => (0,normal_text/* optionalText */.mR)(metric) !== undefined && allOf(measured.get((0,normal_text/* trimmed */.dE)(metric)), ({ value }) => value >= minimum));
    const { lineage } = gate;
    const refs = [lineage?.datasetLineageRef, lineage?.graderConfigLineageRef, lineage?.metricThresholdsRef];
    return [
        ...(0,turn_check/* classIf */.M)(!isMet, 'governance.eval_gate_unmet'),
        ...(0,turn_check/* classIf */.M)(refs.some((ref) => (0,normal_text/* optionalText */.mR)(ref) === undefined), 'governance.eval_lineage_missing'),
    ];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-governance.js


const CLAIM_ID = 'profile.doctrine_inf_governance.v0';
/** Where the governance profile is claimed, its policy package is pinned and the one that is bound (HARNESS-TYPESTATE 8). */
const checkGovernance = ({ constraints }) => {
    const { governanceProfile: profile } = constraints;
    if (profile === undefined)
        return [];
    // A claim of something else is wrong even where it is not claimed.
    const claimId = (0,normal_text/* optionalText */.mR)(profile.claimId);
    if (claimId !== undefined && claimId !== CLAIM_ID)
        return ['governance.claim_id_invalid'];
    if (!profile.claimed)
        return [];
    const provenance = profile.policyProvenance;
    const [packageRef, expected, bound] = [
        (0,normal_text/* optionalText */.mR)(provenance?.packageRef),
        (0,normal_text/* optionalText */.mR)(provenance?.expectedDigest),
        (0,normal_text/* optionalText */.mR)(provenance?.boundDigest),
    ];
    const isPinned = provenance?.pinned === true && packageRef !== undefined;
    if (!isPinned || expected === undefined || bound === undefined)
        return ['governance.policy_package_unpinned'];
    return (0,turn_check/* classIf */.M)(expected !== bound, 'governance.policy_package_mismatch');
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-guardrails.js


const STAGES = ['pre_flight', 'input', 'output'];
/**
 * Every required stage was decided by a guardrail that is named, and the decisions stand in the order of the stages (tool calling typestate
 * 4.5).
 */
const checkGuardrails = ({ constraints }) => {
    const { guardrails } = constraints;
    if (guardrails === undefined)
        return [];
    const { decisions, requiredStages = STAGES } = guardrails;
    const named = decisions.filter(({ guardrailId }) => (0,normal_text/* optionalText */.mR)(guardrailId) !== undefined);
    const decided = new Set(named.map(({ stage }) => normalStage(stage)));
    const places = decisions.map(({ stage }) => STAGES.indexOf(normalStage(stage)));
    return [
        ...(0,turn_check/* classIf */.M)(requiredStages.some((stage) => !decided.has(normalStage(stage))), 'governance.guardrail_stage_missing'),
        // An unknown stage has no place, and none after which it could stand.
        ...(0,turn_check/* classIf */.M)(places.some((place, at) => place < (places[at - 1] ?? 0)), 'governance.guardrail_stage_order_invalid'),
    ];
};
function normalStage(stage) {
    return (0,normal_text/* asciiLower */.F)((0,normal_text/* trimmed */.dE)(stage));
}

;// CONCATENATED MODULE: ./build/typestate/checks/check-handoff.js


/** What is handed over, to whom and with which way back (HARNESS-TYPESTATE 5). Without a handoff every demand is unmet. */
const checkHandoff = ({ constraints, handoff }) => {
    const { handoffConstraints: demanded } = constraints;
    if (demanded === undefined)
        return [];
    const handed = new Set(handoff?.requiredArtifactRefs);
    const targets = (0,normal_text/* refSet */.mh)(demanded.allowedTargets);
    return [
        ...(0,turn_check/* classIf */.M)((0,normal_text/* refSet */.mh)(demanded.requiredArtifactRefs).some((ref) => !handed.has(ref)), 'handoff.required_artifact_missing'),
        ...(0,turn_check/* classIf */.M)(targets.length > 0 && (handoff === undefined || !targets.includes(handoff.target)), 'handoff.target_not_allowed'),
        ...(0,turn_check/* classIf */.M)(demanded.requireReturnPath && handoff?.returnPathRef === undefined, 'handoff.return_path_missing'),
    ];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-join.js

/** Every request has its result, every result its request and its use, every use its result (HARNESS-TYPESTATE 5). */
const checkJoin = ({ joinState }) => [
    ...(0,turn_check/* classIf */.M)(joinState.missingResultCallIds.length > 0, 'tool.result_missing'),
    ...(0,turn_check/* classIf */.M)(joinState.orphanResultCallIds.length > 0, 'tool.result_orphan'),
    ...(0,turn_check/* classIf */.M)(joinState.missingUseCallIds.length > 0, 'tool.use_missing'),
    ...(0,turn_check/* classIf */.M)(joinState.unknownUseCallIds.length > 0, 'tool.use_without_result'),
    ...(0,turn_check/* classIf */.M)(!joinState.setsClosed, 'tool.join_incomplete'),
];

;// CONCATENATED MODULE: ./build/typestate/checks/check-oversight.js


const TRACE_MODES = new Set(['dashboard', 'internal_processor', 'disabled']);
/** The mode in which traces stay with somebody else. */
const RETAINING = 'dashboard';
const RISK_TIERS = new Set(['low', 'moderate', 'high']);
/** Traces are kept as the policy wants it, and the tier of risk has its control profile (tool calling typestate 3, 4.1). */
const checkOversight = ({ constraints }) => {
    const { traceMode: trace, riskTier: risk } = constraints;
    const lower = (text) => (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(text) ?? '');
    const actual = lower(trace?.actual);
    const isTraced = TRACE_MODES.has(actual) &&
        (lower(trace?.required) || actual) === actual &&
        !(trace?.zeroDataRetention === true && actual === RETAINING);
    const isControlled = RISK_TIERS.has(lower(risk?.tier)) &&
        (0,normal_text/* optionalText */.mR)(risk?.controlProfileRef) !== undefined &&
        (0,normal_text/* optionalText */.mR)(risk?.controlProfileDigest) !== undefined;
    return [
        ...(0,turn_check/* classIf */.M)(trace !== undefined && !isTraced, 'governance.trace_mode_violation'),
        ...(0,turn_check/* classIf */.M)(risk !== undefined && !isControlled, 'governance.risk_tier_profile_missing'),
    ];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-parallel.js



/** As many calls as the parallel policy and the mode of the action admit (tool calling typestate 4.5, 5). */
const checkParallel = (turn) => (0,turn_check/* classIf */.M)(!branchesAdmitted(turn) || !modeAdmits(turn), 'tool.parallel_policy_violation');
/** A branch is a call that the model made itself: what code calls is part of the branch of its code. */
function branchesAdmitted({ constraints, use }) {
    const { parallelPolicy: policy, callerEdges } = constraints;
    if (policy === undefined)
        return true;
    const { ids, callSpec } = use.results.requests;
    const called = new Set(callerEdges?.map(({ toolCallId }) => (0,normal_text/* trimmed */.dE)(toolCallId)));
    const branches = ids.filter((id) => !called.has(id)).length;
    if (!policy.admissible && (branches > 1 || callSpec.executionPattern === 'parallel'))
        return false;
    const { maxBranches = branches, expectedBranches = branches } = policy;
    return branches <= maxBranches && branches === expectedBranches;
}
/** `code` any number; `json` one; `text` one, and only through the adapter that is configured; nothing else any. */
function modeAdmits({ constraints, use }) {
    const { actionModePolicy: policy, adapterProfile: adapter } = constraints;
    const { ids, callSpec } = use.results.requests;
    if (policy === undefined || ids.length === 0 || callSpec.actionMode === 'code')
        return true;
    if (ids.length > 1)
        return false;
    if (callSpec.actionMode === 'json')
        return true;
    const isAdapted = (0,normal_text/* optionalText */.mR)(adapter?.profileRef) !== undefined && (0,is_bound/* isBound */.V)(adapter?.digest, policy.adapterDigest);
    return callSpec.actionMode === 'text' && isAdapted;
}

;// CONCATENATED MODULE: ./build/typestate/checks/check-protocol.js


const KNOWN_STOP_REASONS = new Set(['tool_use', 'pause_turn', 'max_tokens', 'end_turn']);
/**
 * The stop reason is one that is known (premath harness 1.5) and that the policy handles (tool calling typestate 4.1, 4.5), and the transport
 * kept its order where it says. A policy can take reasons away, and can add none.
 */
const checkProtocol = ({ protocolState, constraints }) => {
    const { protocolStatePolicy: policy, protocolConstraints } = constraints;
    const { stopReason } = protocolState;
    const isHandled = policy?.handledStopReasons.some((reason) => (0,normal_text/* asciiLower */.F)((0,normal_text/* trimmed */.dE)(reason)) === stopReason) ?? true;
    return [
        ...(0,turn_check/* classIf */.M)(!(KNOWN_STOP_REASONS.has(stopReason) && isHandled), 'protocol.stop_reason_unhandled'),
        ...(0,turn_check/* classIf */.M)(protocolConstraints?.parallelTransportOrderValid === false, 'protocol.parallel_transport_order_invalid'),
    ];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-red-team.js


/** The adversarial regression ran with every required strategy and enough probes, few enough got through, and there is a report (tool calling typestate 3). */
const checkRedTeam = ({ constraints }) => {
    const { redTeam } = constraints;
    if (redTeam === undefined)
        return [];
    const strategies = new Set((0,normal_text/* refSet */.mh)(redTeam.strategies));
    const { probes = 0, minProbes = 1, failures = Number.POSITIVE_INFINITY, maxFailures } = redTeam;
    const isMet = (0,normal_text/* refSet */.mh)(redTeam.requiredStrategies).every((strategy) => strategies.has(strategy)) &&
        probes >= Math.max(minProbes, 1) &&
        failures >= 0 &&
        failures <= maxFailures &&
        (0,normal_text/* optionalText */.mR)(redTeam.reportDigest) !== undefined;
    return (0,turn_check/* classIf */.M)(!isMet, 'governance.redteam_gate_unmet');
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-self-evolution.js


/** A harness that changes itself tries a bounded number of times, gives up to somebody, and can be taken back (tool calling typestate 7). */
const checkSelfEvolution = ({ constraints }) => {
    const { selfEvolution: bounds } = constraints;
    if (bounds === undefined)
        return [];
    const { maxAttempts = 0 } = bounds;
    return [
        ...(0,turn_check/* classIf */.M)(!(Number.isInteger(maxAttempts) && maxAttempts >= 1), 'governance.self_evolution_retry_missing'),
        ...(0,turn_check/* classIf */.M)((0,normal_text/* optionalText */.mR)(bounds.terminalEscalation) === undefined, 'governance.self_evolution_escalation_missing'),
        ...(0,turn_check/* classIf */.M)((0,normal_text/* optionalText */.mR)(bounds.rollbackRef) === undefined, 'governance.self_evolution_rollback_missing'),
    ];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-shell.js




/**
 * Every call of a shell tool tells its command, its folder and its sandbox, which are those of the boundary; nothing else ran a command
 * (tool calling typestate 4.3).
 */
const checkShell = ({ constraints, use }) => {
    const { executionBoundary: boundary, shell } = constraints;
    if (boundary === undefined)
        return [];
    const shellTools = new Set(boundary.shellTools.map(normal_text/* trimmed */.dE));
    const calls = use.results.requests.rows.filter(({ toolName }) => shellTools.has(toolName));
    const ids = new Set(calls.map(({ toolCallId }) => toolCallId));
    const rows = rowsBy(shell, ({ toolCallId }) => toolCallId);
    const isInside = (row) => keepsTo(boundary, row);
    const violates = [...rows.keys()].some((id) => !ids.has(id)) || [...ids].some((id) => !allOf(rows.get(id), isInside));
    return (0,turn_check/* classIf */.M)(violates, 'runtime.shell_boundary_violation');
};
function keepsTo(boundary, { workdir, sandboxRef, commandDigest }) {
    const folder = (0,normal_text/* optionalText */.mR)(workdir);
    return (folder !== undefined &&
        boundary.allowedWorkdirs.some((allowed) => isWithin(folder, (0,normal_text/* trimmed */.dE)(allowed))) &&
        (0,is_bound/* isBound */.V)(sandboxRef, boundary.sandboxRef) &&
        (0,normal_text/* optionalText */.mR)(commandDigest) !== undefined);
}
/** The folder itself or one below it, by its name: one that goes up again is not. */
function isWithin(folder, allowed) {
    const segments = folder.split(/[/\\]/);
    if (allowed === '' || segments.includes('..'))
        return false;
    const root = allowed.endsWith('/') ? allowed : `${allowed}/`;
    return folder === allowed || `${folder}/`.startsWith(root);
}

// EXTERNAL MODULE: ./build/kernel/json-writer.js
var json_writer = __webpack_require__(9534);
;// CONCATENATED MODULE: ./build/typestate/checks/check-tool-loading.js





/**
 * Another policy of loading or filtering tools than the default was measured: a report that is bound by its digest tells accuracy and token
 * cost of this policy on a workload that it names (tool calling typestate 8.9).
 */
const checkToolLoading = ({ constraints }) => {
    const { toolLoading: loading } = constraints;
    if (loading === undefined || (0,is_bound/* isBound */.V)(loading.policyDigest, loading.defaultPolicyDigest))
        return [];
    const { report, reportDigest, policyDigest } = loading;
    const isMeasured = report !== undefined && (0,is_bound/* isBound */.V)(reportDigest, (0,digest/* digestOf */.ol)(report)) && isReport(report, policyDigest);
    return (0,turn_check/* classIf */.M)(!isMeasured, 'governance.tool_loading_eval_missing');
};
function isReport(report, policyDigest) {
    const textOf = (name) => {
        const value = member(report, name);
        return typeof value === 'string' ? (0,normal_text/* optionalText */.mR)(value) : undefined;
    };
    const accuracy = numberOf(member(report, 'accuracy'));
    const tokenCost = numberOf(member(report, 'tokenCost'));
    return (textOf('workloadRef') !== undefined &&
        (0,is_bound/* isBound */.V)(textOf('policyDigest'), policyDigest) &&
        accuracy >= 0 &&
        accuracy <= 1 &&
        tokenCost >= 0);
}
function member(value, name) {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isObject ? value[name] : undefined;
}
/** NaN where it is no number: no bound holds then. */
function numberOf(value) {
    if (value instanceof json_writer/* SpeltNumber */.G)
        return Number(value.spelling);
    return typeof value === 'number' ? value : Number.NaN;
}

;// CONCATENATED MODULE: ./build/typestate/checks/check-tool-policy.js




/**
 * Every call is of a tool on the list, and was made by the schema and the usage examples that the list binds (tool calling typestate 4.1,
 * 4.2).
 */
const checkToolPolicy = ({ constraints, use }) => {
    const { toolPolicy, examples } = constraints;
    if (toolPolicy === undefined)
        return [];
    const tools = rowsBy(toolPolicy.tools, ({ toolName }) => toolName);
    const shown = rowsBy(examples, ({ toolCallId }) => toolCallId);
    const { requests } = use.results;
    const isOfNoCall = [...shown.keys()].some((id) => !requests.byId.has(id));
    const perCall = requests.rows.flatMap(({ toolCallId, toolName, schemaDigest }) => {
        const listed = tools.get(toolName);
        if (listed === undefined)
            return (0,turn_check/* classIf */.M)(true, 'tool.unknown_or_disallowed');
        return listed.flatMap((tool) => [
            ...(0,turn_check/* classIf */.M)((0,normal_text/* optionalText */.mR)(tool.schemaDigest) !== undefined && !(0,is_bound/* isBound */.V)(schemaDigest, tool.schemaDigest), 'tool.schema_invalid'),
            ...(0,turn_check/* classIf */.M)((0,normal_text/* optionalText */.mR)(tool.exampleDigest) !== undefined &&
                !allOf(shown.get(toolCallId), ({ exampleDigest }) => (0,is_bound/* isBound */.V)(exampleDigest, tool.exampleDigest)), 'tool.example_digest_mismatch'),
        ]);
    });
    return [...(0,turn_check/* classIf */.M)(isOfNoCall, 'tool.example_digest_mismatch'), ...perCall];
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-truncation.js

/** Truncated responses were cut as the policy wants it, where one is required (HARNESS-TYPESTATE 8). */
const checkTruncation = ({ constraints }) => {
    const { truncationConstraints: demanded } = constraints;
    return (0,turn_check/* classIf */.M)(demanded !== undefined && demanded.required && !demanded.valid, 'tool.response_truncation_policy_violation');
};

;// CONCATENATED MODULE: ./build/typestate/checks/check-use-binding.js

/**
 * A use is of the result that is there (tool calling typestate 4.4): the digest that it names is the result's, and what is consumed is a
 * result and named. The reference does not compare the two digests, therefore only where it is asked for.
 */
const checkUseBinding = ({ constraints, use }) => (0,turn_check/* classIf */.M)(constraints.useConstraints?.bindResultDigests === true && use.rows.some((row) => !isOfResult(row, use)), 'tool.use_unknown_result');
function isOfResult({ toolCallId, resultDigest, disposition }, use) {
    const isConsumed = disposition === 'consumed';
    const result = use.results.byId.get(toolCallId);
    // Without any result it is for the join check to say; a consumed one is unknown besides.
    if (result === undefined)
        return !isConsumed;
    return resultDigest === undefined ? !isConsumed : resultDigest === result.resultDigest;
}

;// CONCATENATED MODULE: ./build/typestate/checks/failure-classes-of.js
























const CHECKS = [
    checkJoin,
    checkProtocol,
    checkDecomposition,
    checkContext,
    checkHandoff,
    checkTruncation,
    checkErrorEnvelopes,
    checkGovernance,
    checkToolPolicy,
    checkDiscovery,
    checkCallers,
    checkParallel,
    checkUseBinding,
    checkShell,
    checkCompaction,
    checkContextScope,
    checkAutonomy,
    checkGuardrails,
    checkEvalGate,
    checkRedTeam,
    checkSelfEvolution,
    checkOversight,
    checkToolLoading,
];
/** Every class that a turn gives, each once, ascending; none where it is accepted. */
function failureClassesOf(turn) {
    return (0,failure_class/* ascendingClasses */.X)(CHECKS.flatMap((check) => check(turn)));
}

;// CONCATENATED MODULE: ./build/typestate/close-join.js

/**
 * A turn that closed: no check found anything (HARNESS-TYPESTATE 5). The class itself is not exported and has a private field, so that a
 * value of this type comes from `closeJoin` and from nowhere else; what may mutate asks for one.
 */
class ClosedJoin {
    isClosed = true;
    #turn;
    constructor(turn) {
        this.#turn = turn;
    }
    get turn() {
        return this.#turn;
    }
}
/** The fifth step of the chain: all checks together. */
function closeJoin(turn) {
    const [first, ...others] = failureClassesOf(turn);
    if (first === undefined)
        return new ClosedJoin(turn);
    return { isClosed: false, turn, failureClasses: [first, ...others] };
}


/***/ }),

/***/ 4023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ joinReport)
});

// EXTERNAL MODULE: ./build/typestate/present-fields.js
var present_fields = __webpack_require__(9011);
;// CONCATENATED MODULE: ./build/typestate/join-witness.js

function joinWitness(turn) {
    return {
        digests: turn.digests,
        joinInput: joinInput(turn),
        mutationInput: mutationInput(turn),
        schema: 1,
        witnessKind: 'premath.harness.join_check.v1',
    };
}
function joinInput({ use, contextState, joinState, digests }) {
    const { callSpec } = use.results.requests;
    return (0,present_fields/* presentFields */.r)({
        continuationContextReady: contextState.continuationContextReady,
        decompositionPolicyDigest: callSpec.decompositionPolicyDigest,
        handoffDigest: digests.handoffDigest,
        joinClosed: joinState.setsClosed,
        joinSetDigest: digests.joinSetDigest,
        missingRenderCallIds: contextState.missingRenderCallIds,
        missingResultCallIds: joinState.missingResultCallIds,
        missingUseCallIds: joinState.missingUseCallIds,
        orphanResultCallIds: joinState.orphanResultCallIds,
        protocolStateDigest: digests.protocolStateDigest,
        queuePolicyValid: contextState.queuePolicyValid,
        queueReductionPresent: contextState.queueReductionPresent,
        reminderQueuePolicyDigest: callSpec.reminderQueuePolicyDigest,
        reminderQueueSetDigest: digests.reminderQueueSetDigest,
        renderPolicyValid: contextState.renderPolicyValid,
        requestSetDigest: digests.requestSetDigest,
        resultSetDigest: digests.resultSetDigest,
        stateViewPolicyDigest: callSpec.stateViewPolicyDigest,
        stateViewPolicyValid: contextState.stateViewPolicyValid,
        stateViewPresent: contextState.stateViewPresent,
        stateViewSetDigest: digests.stateViewSetDigest,
        toolRenderProtocolDigest: callSpec.toolRenderProtocolDigest,
        toolRenderSetDigest: digests.toolRenderSetDigest,
        unknownUseCallIds: joinState.unknownUseCallIds,
        useSetDigest: digests.useSetDigest,
    });
}
function mutationInput(turn) {
    const { contextState, joinState } = turn;
    const { callSpec } = turn.use.results.requests;
    return (0,present_fields/* presentFields */.r)({
        continuationAllowed: turn.protocolState.continuationAllowed,
        continuationContextReady: contextState.continuationContextReady,
        governancePolicyDigest: callSpec.governancePolicyDigest,
        joinClosed: joinState.setsClosed,
        missingRenderCallIds: contextState.missingRenderCallIds,
        missingResultCallIds: joinState.missingResultCallIds,
        missingUseCallIds: joinState.missingUseCallIds,
        mutationPolicyDigest: callSpec.mutationPolicyDigest,
        normalizerId: callSpec.normalizerId,
        orphanResultCallIds: joinState.orphanResultCallIds,
        queuePolicyValid: contextState.queuePolicyValid,
        queueReductionPresent: contextState.queueReductionPresent,
        renderPolicyValid: contextState.renderPolicyValid,
        sessionRefs: turn.sessionRefs,
        stateViewPolicyValid: contextState.stateViewPolicyValid,
        stateViewPresent: contextState.stateViewPresent,
        trajectoryRefs: turn.trajectoryRefs,
        unknownUseCallIds: joinState.unknownUseCallIds,
    });
}

;// CONCATENATED MODULE: ./build/typestate/join-report.js


/** Everything that was found about a judged turn. */
function joinReport(join) {
    return {
        action: 'harness-join-check',
        failureClasses: join.isClosed ? [] : join.failureClasses,
        joinClosed: join.isClosed,
        normalized: normalizedReport(join.turn),
        result: join.isClosed ? 'accepted' : 'rejected',
        witness: joinWitness(join.turn),
    };
}
function normalizedReport(turn) {
    const { context, contextState, joinState, use } = turn;
    const { results } = use;
    const { requests } = results;
    return (0,present_fields/* presentFields */.r)({
        callSpec: requests.callSpec,
        contextState: (0,present_fields/* presentFields */.r)({
            continuationContextReady: contextState.continuationContextReady,
            missingRenderCallIds: contextState.missingRenderCallIds,
            queueIds: context.reminderQueue.ids,
            queuePolicyValid: contextState.queuePolicyValid,
            queueReductionPresent: contextState.queueReductionPresent,
            renderCallIds: context.toolRender.ids,
            renderPolicyValid: contextState.renderPolicyValid,
            stateViewIds: context.stateViews.ids,
            stateViewPolicyValid: contextState.stateViewPolicyValid,
            stateViewPresent: contextState.stateViewPresent,
        }),
        digests: turn.digests,
        handoff: turn.handoff,
        joinState: (0,present_fields/* presentFields */.r)({
            joinClosed: joinState.setsClosed,
            missingResultCallIds: joinState.missingResultCallIds,
            missingUseCallIds: joinState.missingUseCallIds,
            orphanResultCallIds: joinState.orphanResultCallIds,
            requestedCallIds: requests.ids,
            resultCallIds: results.ids,
            unknownUseCallIds: joinState.unknownUseCallIds,
            usedCallIds: use.ids,
        }),
        kind: 'premath.harness.typestate_normalized.v1',
        protocolState: turn.protocolState,
        reminderQueue: context.reminderQueue.rows,
        schema: 1,
        sessionRefs: turn.sessionRefs,
        stateViews: context.stateViews.rows,
        toolRender: context.toolRender.rows,
        toolRequests: requests.rows,
        toolResults: results.rows,
        toolUse: use.rows,
        trajectoryRefs: turn.trajectoryRefs,
    });
}


/***/ }),

/***/ 2627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ requiredText),
/* harmony export */   F: () => (/* binding */ asciiLower),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   mh: () => (/* binding */ refSet)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3698);
/* harmony import */ var _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5409);


/**
 * Without white space at both ends, by Unicode's White_Space (premath harness 0.3): U+0085 goes and U+FEFF stays, the other way round than
 * with JavaScript's own `trim`.
 */
function trimmed(text) {
    let start = 0;
    let end = text.length;
    while (start < end && isWhiteSpace(text.charCodeAt(start)))
        start += 1;
    while (end > start && isWhiteSpace(text.charCodeAt(end - 1)))
        end -= 1;
    return end - start === text.length ? text : text.slice(start, end);
}
function isWhiteSpace(unit) {
    if (unit < 0x85)
        return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
    if (unit < 0x1680)
        return unit === 0x85 || unit === 0xa0;
    if (unit <= 0x200a)
        return unit === 0x1680 || unit >= 0x2000;
    return unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}
/** A to Z in lower case, all else as it is: what a policy names must not depend on the tables of a Unicode version. */
function asciiLower(text) {
    return /[A-Z]/.test(text) ? text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}
/** Trimmed; throws `TurnInvalidError` on a blank one. `field` names it as the reference does: `toolUse[].toolCallId`. */
function requiredText(text, field) {
    const value = trimmed(text);
    if (value === '')
        throw new _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TurnInvalidError */ .z(`${field} must be non-empty`);
    return value;
}
/** Trimmed; undefined where there is none or a blank one. */
function optionalText(text) {
    const value = text === undefined ? '' : trimmed(text);
    return value === '' ? undefined : value;
}
/** References as a set: trimmed, without blank ones and repetitions, ascending by code point. */
function refSet(refs) {
    return refs.length === 0 ? refs : (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedUnique */ .Z$)(refs.map(trimmed).filter((ref) => ref !== ''));
}


/***/ }),

/***/ 1845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ normalizeTurn)
});

// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(2627);
;// CONCATENATED MODULE: ./build/typestate/call-spec.js

/** The first step of the chain. Throws `TurnInvalidError` on a blank field. */
function bindCallSpec(input) {
    const field = (name) => (0,normal_text/* requiredText */.$4)(input[name], `callSpec.${name}`);
    const fields = {
        actionMode: (0,normal_text/* asciiLower */.F)(field('actionMode')),
        callId: field('callId'),
        decompositionPolicyDigest: field('decompositionPolicyDigest'),
        executionPattern: (0,normal_text/* asciiLower */.F)(field('executionPattern')),
        governancePolicyDigest: field('governancePolicyDigest'),
        modelRef: field('modelRef'),
        mutationPolicyDigest: field('mutationPolicyDigest'),
        normalizerId: field('normalizerId'),
        reminderQueuePolicyDigest: field('reminderQueuePolicyDigest'),
        stateViewPolicyDigest: field('stateViewPolicyDigest'),
        toolRenderProtocolDigest: field('toolRenderProtocolDigest'),
    };
    return fields;
}

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(5409);
;// CONCATENATED MODULE: ./build/typestate/keyed-rows.js


/**
 * Normalises rows and keys them by id (HARNESS-TYPESTATE 4). The same row twice is one; throws `TurnInvalidError` where two rows with one
 * id differ after normalisation, whose message says `toolCallId` for every surface, as the reference's does.
 */
function keyedRows(surface, inputs, normalize, idOf) {
    const byId = new Map();
    for (const input of inputs) {
        const row = normalize(input);
        const id = idOf(row);
        const known = byId.get(id);
        if (known === undefined)
            byId.set(id, row);
        else if (JSON.stringify(known) !== JSON.stringify(row)) {
            throw new turn_invalid_error/* TurnInvalidError */.z(`${surface} contains conflicting duplicate toolCallId: ${id}`);
        }
    }
    const ids = (0,ordering/* sortByCodePoints */.Mk)([...byId.keys()]);
    return { ids, rows: ids.map((id) => byId.get(id)), byId };
}
/** The ids of `all` that `known` does not have, ascending. */
function idsMissingFrom(all, known) {
    return all.ids.filter((id) => !known.byId.has(id));
}

// EXTERNAL MODULE: ./build/typestate/present-fields.js
var present_fields = __webpack_require__(9011);
;// CONCATENATED MODULE: ./build/typestate/context-evidence.js



/** Throws `TurnInvalidError`. */
function collectContext(evidence) {
    return {
        toolRender: keyedRows('toolRender', evidence.toolRender, normalRender, (row) => row.toolCallId),
        reminderQueue: keyedRows('reminderQueue', evidence.reminderQueue, normalQueue, (row) => row.queueId),
        stateViews: keyedRows('stateViews', evidence.stateViews, normalView, (row) => row.viewId),
    };
}
function normalRender(input) {
    const field = (name) => (0,normal_text/* requiredText */.$4)(input[name], `toolRender[].${name}`);
    return {
        injectionPoint: (0,normal_text/* asciiLower */.F)(field('injectionPoint')),
        operatorPayloadDigest: field('operatorPayloadDigest'),
        policyDigest: field('policyDigest'),
        reminderRenderDigest: field('reminderRenderDigest'),
        toolCallId: field('toolCallId'),
    };
}
function normalQueue(input) {
    const field = (name) => (0,normal_text/* requiredText */.$4)(input[name], `reminderQueue[].${name}`);
    return {
        policyDigest: field('policyDigest'),
        queueId: field('queueId'),
        reducedDigest: field('reducedDigest'),
    };
}
function normalView(input) {
    return (0,present_fields/* presentFields */.r)({
        policyDigest: (0,normal_text/* requiredText */.$4)(input.policyDigest, 'stateViews[].policyDigest'),
        sourceRefs: (0,normal_text/* refSet */.mh)(input.sourceRefs),
        viewDigest: (0,normal_text/* requiredText */.$4)(input.viewDigest, 'stateViews[].viewDigest'),
        viewId: (0,normal_text/* requiredText */.$4)(input.viewId, 'stateViews[].viewId'),
    });
}

;// CONCATENATED MODULE: ./build/typestate/context-state.js

function contextState(results, context, protocol) {
    const { callSpec } = results.requests;
    const missingRenderCallIds = idsMissingFrom(results, context.toolRender);
    const flags = {
        queueReductionPresent: context.reminderQueue.ids.length > 0,
        stateViewPresent: context.stateViews.ids.length > 0,
        renderPolicyValid: haveDigest(context.toolRender, callSpec.toolRenderProtocolDigest),
        queuePolicyValid: haveDigest(context.reminderQueue, callSpec.reminderQueuePolicyDigest),
        stateViewPolicyValid: haveDigest(context.stateViews, callSpec.stateViewPolicyDigest),
    };
    const isReady = missingRenderCallIds.length === 0 && Object.values(flags).every(Boolean);
    return { missingRenderCallIds, ...flags, continuationContextReady: !protocol.continuationAllowed || isReady };
}
function haveDigest({ rows }, digest) {
    return rows.every(({ policyDigest }) => policyDigest === digest);
}

;// CONCATENATED MODULE: ./build/typestate/handoff.js


/** Throws `TurnInvalidError` on a blank target. */
function normalHandoff(input) {
    return (0,present_fields/* presentFields */.r)({
        requiredArtifactRefs: (0,normal_text/* refSet */.mh)(input.requiredArtifactRefs),
        returnPathRef: (0,normal_text/* optionalText */.mR)(input.returnPathRef),
        target: (0,normal_text/* requiredText */.$4)(input.target, 'handoff.target'),
    });
}

;// CONCATENATED MODULE: ./build/typestate/join-state.js

function joinState(use) {
    const { results } = use;
    const { requests } = results;
    const lists = {
        missingResultCallIds: idsMissingFrom(requests, results),
        orphanResultCallIds: idsMissingFrom(results, requests),
        missingUseCallIds: idsMissingFrom(results, use),
        unknownUseCallIds: idsMissingFrom(use, results),
    };
    return { ...lists, setsClosed: Object.values(lists).every((ids) => ids.length === 0) };
}

;// CONCATENATED MODULE: ./build/typestate/protocol-state.js

/** Throws `TurnInvalidError` on a blank stop reason. */
function normalProtocolState(input) {
    return {
        continuationAllowed: input.continuationAllowed,
        stopReason: (0,normal_text/* asciiLower */.F)((0,normal_text/* requiredText */.$4)(input.stopReason, 'protocolState.stopReason')),
    };
}

;// CONCATENATED MODULE: ./build/typestate/tool-requests.js



/** The second step of the chain. Throws `TurnInvalidError`. */
function collectRequests(callSpec, inputs) {
    const keyed = keyedRows('toolRequests', inputs, normalRequest, (row) => row.toolCallId);
    return { ...keyed, callSpec };
}
function normalRequest(input) {
    const toolCallId = (0,normal_text/* requiredText */.$4)(input.toolCallId, 'toolRequests[].toolCallId');
    return (0,present_fields/* presentFields */.r)({
        callerId: (0,normal_text/* optionalText */.mR)(input.callerId),
        schemaDigest: (0,normal_text/* optionalText */.mR)(input.schemaDigest),
        searchRefDigest: (0,normal_text/* optionalText */.mR)(input.searchRefDigest),
        toolCallId,
        toolName: (0,normal_text/* requiredText */.$4)(input.toolName, 'toolRequests[].toolName'),
    });
}

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(1694);
// EXTERNAL MODULE: ./build/typestate/result-error.js
var result_error = __webpack_require__(6482);
;// CONCATENATED MODULE: ./build/typestate/tool-results.js






/** The third step of the chain. Throws `TurnInvalidError`. */
function collectResults(requests, inputs) {
    const keyed = keyedRows('toolResults', inputs, normalResult, (row) => row.toolCallId);
    return { ...keyed, requests, inputs };
}
function normalResult(input) {
    const toolCallId = (0,normal_text/* requiredText */.$4)(input.toolCallId, 'toolResults[].toolCallId');
    const error = (0,result_error/* resultError */.Y)(input, 'normalisation');
    const status = statusOf(input.status, error);
    return (0,present_fields/* presentFields */.r)({
        error: status === 'error' ? envelopeOf(error) : undefined,
        resultDigest: (0,normal_text/* optionalText */.mR)(input.resultDigest) ?? payloadDigest(input),
        status,
        toolCallId,
    });
}
function payloadDigest({ payload }) {
    return payload === undefined ? undefined : (0,digest/* digestOf */.ol)(payload);
}
function statusOf(given, error) {
    const status = (0,normal_text/* asciiLower */.F)((0,normal_text/* optionalText */.mR)(given) ?? '');
    if (status === 'ok' || status === 'error')
        return status;
    if (status !== '') {
        throw new turn_invalid_error/* TurnInvalidError */.z(`toolResults[].status invalid: expected ok or error, found ${JSON.stringify(status)}`);
    }
    const { code, retryable, message } = error;
    return code === undefined && retryable === undefined && message === undefined ? 'ok' : 'error';
}
function envelopeOf({ code, retryable, message }) {
    return {
        errorCode: code ?? 'unknown_error',
        errorMessageDigest: `sha256:${(0,digest/* sha256Hex */.fg)(message ?? '')}`,
        retryable: retryable ?? false,
    };
}

;// CONCATENATED MODULE: ./build/typestate/tool-use.js




const DISPOSITIONS = ['consumed', 'observed', 'discarded'];
/** The fourth step of the chain. Throws `TurnInvalidError`. */
function collectUse(results, inputs) {
    const keyed = keyedRows('toolUse', inputs, normalUse, (row) => row.toolCallId);
    return { ...keyed, results };
}
function normalUse(input) {
    const toolCallId = (0,normal_text/* requiredText */.$4)(input.toolCallId, 'toolUse[].toolCallId');
    return (0,present_fields/* presentFields */.r)({
        disposition: dispositionOf(input.disposition),
        resultDigest: (0,normal_text/* optionalText */.mR)(input.resultDigest),
        toolCallId,
    });
}
function dispositionOf(text) {
    const given = (0,normal_text/* asciiLower */.F)((0,normal_text/* requiredText */.$4)(text, 'toolUse[].disposition'));
    const disposition = DISPOSITIONS.find((known) => known === given);
    if (disposition !== undefined)
        return disposition;
    const found = JSON.stringify(given);
    throw new turn_invalid_error/* TurnInvalidError */.z(`toolUse[].disposition invalid: expected ${DISPOSITIONS.join(', ')}, found ${found}`);
}

;// CONCATENATED MODULE: ./build/typestate/turn-digests.js

/** Digests of normalised values, so that order of rows and keys, spacing and white space at ends never change one. */
function turnDigests(parts) {
    const { results } = parts.use;
    const { requests } = results;
    const { handoff } = parts;
    const digests = {
        protocolStateDigest: normalDigest(parts.protocolState),
        reminderQueueSetDigest: normalDigest(parts.context.reminderQueue.rows),
        requestSetDigest: normalDigest(requests.rows),
        resultSetDigest: normalDigest(results.rows),
        stateViewSetDigest: normalDigest(parts.context.stateViews.rows),
        toolRenderSetDigest: normalDigest(parts.context.toolRender.rows),
        useSetDigest: normalDigest(parts.use.rows),
    };
    const handoffDigest = handoff === undefined ? null : normalDigest(handoff);
    return {
        callSpecDigest: normalDigest(requests.callSpec),
        ...(handoffDigest === null ? {} : { handoffDigest }),
        joinSetDigest: normalDigest(joinSet(parts, digests, handoffDigest)),
        ...digests,
    };
}
/** What the digest of the join is taken over: unlike elsewhere, every key is always there (premath harness 1.4). */
function joinSet({ use, context, joinState, contextState }, digests, handoffDigest) {
    return {
        continuationContextReady: contextState.continuationContextReady,
        handoffDigest,
        missingRenderCallIds: contextState.missingRenderCallIds,
        missingResultCallIds: joinState.missingResultCallIds,
        missingUseCallIds: joinState.missingUseCallIds,
        orphanResultCallIds: joinState.orphanResultCallIds,
        protocolStateDigest: digests.protocolStateDigest,
        queueIds: context.reminderQueue.ids,
        queuePolicyValid: contextState.queuePolicyValid,
        queueReductionPresent: contextState.queueReductionPresent,
        reminderQueueSetDigest: digests.reminderQueueSetDigest,
        renderCallIds: context.toolRender.ids,
        renderPolicyValid: contextState.renderPolicyValid,
        requestSetDigest: digests.requestSetDigest,
        requestedCallIds: use.results.requests.ids,
        resultCallIds: use.results.ids,
        resultSetDigest: digests.resultSetDigest,
        stateViewIds: context.stateViews.ids,
        stateViewPolicyValid: contextState.stateViewPolicyValid,
        stateViewPresent: contextState.stateViewPresent,
        stateViewSetDigest: digests.stateViewSetDigest,
        toolRenderSetDigest: digests.toolRenderSetDigest,
        unknownUseCallIds: joinState.unknownUseCallIds,
        useSetDigest: digests.useSetDigest,
        usedCallIds: use.ids,
    };
}
/**
 * The digest of a value in normal form. Its keys were written in ascending order and it holds whole texts and truth values only, so that
 * `JSON.stringify` is its canonical form, at a fraction of the cost; a test holds the two together.
 */
function normalDigest(value) {
    return `sha256:${(0,digest/* sha256Hex */.fg)(JSON.stringify(value))}`;
}

;// CONCATENATED MODULE: ./build/typestate/normalized-turn.js











/** Normalises a turn (HARNESS-TYPESTATE 4); throws `TurnInvalidError` on the first thing that has no normal form. */
function normalizeTurn(input) {
    const { evidence } = input;
    const requests = collectRequests(bindCallSpec(evidence.callSpec), evidence.toolRequests);
    const results = collectResults(requests, evidence.toolResults);
    const use = collectUse(results, evidence.toolUse);
    const context = collectContext(evidence);
    const protocolState = normalProtocolState(evidence.protocolState);
    const handoff = evidence.handoff === undefined ? undefined : normalHandoff(evidence.handoff);
    const parts = {
        use,
        context,
        protocolState,
        handoff,
        joinState: joinState(use),
        contextState: contextState(results, context, protocolState),
    };
    const turn = {
        ...parts,
        sessionRefs: (0,normal_text/* refSet */.mh)(evidence.sessionRefs),
        trajectoryRefs: (0,normal_text/* refSet */.mh)(evidence.trajectoryRefs),
        digests: turnDigests(parts),
        constraints: input,
    };
    return turn;
}


/***/ }),

/***/ 9011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ presentFields)
/* harmony export */ });
/**
 * The normal form of an object: absent fields and empty lists are left out (premath harness 1.4, 1.6). The others keep their order, which
 * callers write ascending, so that `JSON.stringify` gives the canonical form.
 */
function presentFields(fields) {
    const names = Object.keys(fields);
    if (names.every((name) => isPresent(fields[name])))
        return fields;
    const present = {};
    for (const name of names)
        if (isPresent(fields[name]))
            present[name] = fields[name];
    return present;
}
function isPresent(value) {
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
}


/***/ }),

/***/ 8668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ judgeMutation)
});

// UNUSED EXPORTS: readyMutation

// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(2627);
// EXTERNAL MODULE: ./build/typestate/checks/is-bound.js
var is_bound = __webpack_require__(37);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(7326);
;// CONCATENATED MODULE: ./build/typestate/checks/check-mutation.js



/** Every mutation needs this claim, and that of its action or the one of all actions (premath harness 1.7). */
const BASE_CLAIM = 'capabilities.change_morphisms';
const ALL_ACTIONS = `${BASE_CLAIM}.all`;
/** What a turn that hands in no mutation asks for: nothing, and nothing is ready. */
const NOTHING = {
    intended: [],
    activePolicyDigest: undefined,
    requiredClaims: [],
    claims: [],
    inputs: [],
    witnessRefs: [],
    changesGovernancePolicy: false,
};
/**
 * What stands in the way of a mutation besides its join (tool calling typestate 4.6, HARNESS-TYPESTATE 6). No part of the join check: a turn
 * may close and still mutate nothing.
 */
const checkMutation = (turn) => {
    const { mutation = NOTHING, evalGate, redTeam } = turn.constraints;
    const { callSpec } = turn.use.results.requests;
    const isUnknown = mutation.inputs.some(({ toolCallId }) => !turn.use.results.byId.has((0,normal_text/* trimmed */.dE)(toolCallId)));
    const hasEvidence = mutation.inputs.every((input) => isConsumed(input, turn)) && isWitnessed(mutation, turn);
    return [
        ...(0,turn_check/* classIf */.M)(!(0,is_bound/* isBound */.V)(mutation.activePolicyDigest, callSpec.mutationPolicyDigest), 'mutation.policy_digest_mismatch'),
        ...(0,turn_check/* classIf */.M)(!isClaimed(mutation), 'mutation.capability_claim_missing'),
        ...(0,turn_check/* classIf */.M)(isUnknown, 'tool.use_unknown_result'),
        ...(0,turn_check/* classIf */.M)(!hasEvidence, 'mutation.use_evidence_missing'),
        // Where the gates are there, the join has judged them.
        ...(0,turn_check/* classIf */.M)(mutation.changesGovernancePolicy && evalGate === undefined, 'governance.eval_gate_unmet'),
        ...(0,turn_check/* classIf */.M)(mutation.changesGovernancePolicy && redTeam === undefined, 'governance.redteam_gate_unmet'),
    ];
};
/** Something is intended, and everything that is has its claims. */
function isClaimed({ intended, requiredClaims, claims }) {
    const actions = (0,normal_text/* refSet */.mh)(intended);
    const claimed = new Set((0,normal_text/* refSet */.mh)(claims));
    return (actions.length > 0 &&
        [BASE_CLAIM, ...(0,normal_text/* refSet */.mh)(requiredClaims)].every((claim) => claimed.has(claim)) &&
        (claimed.has(ALL_ACTIONS) || actions.every((action) => claimed.has(`${BASE_CLAIM}.${action}`))));
}
/** The result is there under this digest, and the turn says that it was consumed. */
function isConsumed({ toolCallId, resultDigest }, { use }) {
    const id = (0,normal_text/* trimmed */.dE)(toolCallId);
    const row = use.byId.get(id);
    return (row?.disposition === 'consumed' &&
        (0,is_bound/* isBound */.V)(resultDigest, use.results.byId.get(id)?.resultDigest) &&
        (0,is_bound/* isBound */.V)(row.resultDigest ?? resultDigest, resultDigest));
}
/** The turn belongs to a session or a trajectory, and so does every witness that is named. */
function isWitnessed({ witnessRefs }, { sessionRefs, trajectoryRefs }) {
    const linked = new Set([...sessionRefs, ...trajectoryRefs]);
    const named = witnessRefs.map(normal_text/* optionalText */.mR);
    return linked.size > 0 && named.every((ref) => ref !== undefined && linked.has(ref));
}

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(9493);
;// CONCATENATED MODULE: ./build/typestate/ready-mutation.js


/**
 * The permission to mutate after a turn (HARNESS-TYPESTATE 6). Like a closed join, a value of this type comes from one function and from
 * nowhere else: the class is not exported and has a private field.
 */
class ReadyMutation {
    isReady = true;
    #join;
    constructor(join) {
        this.#join = join;
    }
    get join() {
        return this.#join;
    }
}
/**
 * The last step of the chain. A turn that continues has its context, or its join would not have closed. A turn without a `mutation` section
 * asks for nothing, and is not ready: there is neither an active policy that it could match nor a claim.
 */
function readyMutation(join) {
    const [first, ...others] = (0,failure_class/* ascendingClasses */.X)(checkMutation(join.turn));
    if (first === undefined)
        return new ReadyMutation(join);
    return { isReady: false, join, failureClasses: [first, ...others] };
}
/** The same of a judged turn, open or closed: what keeps the join open keeps the mutation back, and nothing else is asked. */
function judgeMutation(join) {
    if (join.isClosed)
        return readyMutation(join);
    return { isReady: false, join, failureClasses: join.failureClasses };
}


/***/ }),

/***/ 6482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ resultError)
/* harmony export */ });
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2627);

/** The parts of a result's error, each from its own field or else from the raw error, where that is an object. */
function resultError(input, reading) {
    const raw = rawMembers(input.rawError);
    const retryable = raw?.['retryable'];
    return {
        code: (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(input.errorCode) ?? rawText(raw, 'errorCode', 'code', reading === 'envelope'),
        retryable: input.retryable ?? (typeof retryable === 'boolean' ? retryable : undefined),
        message: (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(input.errorMessage) ?? rawText(raw, 'errorMessage', 'message', reading === 'envelope'),
    };
}
function rawMembers(raw) {
    const isObject = typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype;
    return isObject ? raw : undefined;
}
function rawText(raw, first, second, fallsThrough) {
    if (raw === undefined)
        return undefined;
    const textOf = (name) => {
        const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
        return typeof value === 'string' ? (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(value) : undefined;
    };
    return Object.hasOwn(raw, first) && !fallsThrough ? textOf(first) : (textOf(first) ?? textOf(second));
}


/***/ }),

/***/ 5497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ parseTurnInput)
});

// EXTERNAL MODULE: ./build/kernel/decode-json.js
var decode_json = __webpack_require__(7399);
// EXTERNAL MODULE: ./build/kernel/json-shape.js
var json_shape = __webpack_require__(7220);
// EXTERNAL MODULE: ./build/kernel/json-shape-error.js
var json_shape_error = __webpack_require__(3567);
// EXTERNAL MODULE: ./build/kernel/json-syntax-error.js
var json_syntax_error = __webpack_require__(7985);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(5409);
;// CONCATENATED MODULE: ./build/typestate/turn-sections.js

const texts = (0,json_shape/* list */.p_)(json_shape/* text */.Qq);
/** Which tools may be called, how, and by whom. */
const tools = {
    toolPolicy: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        tools: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({
            toolName: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
            schemaDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            exampleDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            /** Without it anybody may call the tool; `direct` is the model itself. */
            allowedCallers: (0,json_shape/* optional */.lq)(texts),
            /** Not in the context from the start: a call of it needs a discovery. */
            deferLoading: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false),
        })), []),
        catalogDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    })),
    examples: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({ toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), exampleDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq) }))),
    discovery: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({
        toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
        query: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
        resultSetDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
        catalogDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
        resolvedTool: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }))),
    callerEdges: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({ toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), parentCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), caller: (0,json_shape/* required */.mw)(json_shape/* text */.Qq) }))),
    toolLoading: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        defaultPolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        policyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        report: (0,json_shape/* optional */.lq)(json_shape/* anyJson */.P8),
        reportDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    })),
};
/** How many calls a turn may make, and what becomes of their results. */
const turnShape = {
    parallelPolicy: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        admissible: (0,json_shape/* required */.mw)(json_shape/* truth */.Im),
        maxBranches: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        expectedBranches: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
    })),
    actionModePolicy: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ adapterDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) })),
    adapterProfile: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ profileRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), digest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) })),
    autonomyPolicy: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        triggers: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({
            metric: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
            threshold: (0,json_shape/* required */.mw)(json_shape/* number */.ai),
            measured: (0,json_shape/* required */.mw)(json_shape/* number */.ai),
            /** `above` or `below`; `above` where it is not said. */
            crosses: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        })), []),
    })),
    /** Of the stop reasons that the protocol knows those that this harness handles. */
    protocolStatePolicy: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ handledStopReasons: (0,json_shape/* defaulted */.P_)(texts, []) })),
    useConstraints: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ bindResultDigests: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) })),
};
/** Where commands ran, and from what a turn was resumed. */
const runtime = {
    executionBoundary: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        shellTools: (0,json_shape/* defaulted */.P_)(texts, []),
        allowedWorkdirs: (0,json_shape/* defaulted */.P_)(texts, []),
        sandboxRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    })),
    shell: (0,json_shape/* optional */.lq)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({
        toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
        workdir: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        sandboxRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        commandDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    }))),
    compaction: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        used: (0,json_shape/* required */.mw)(json_shape/* truth */.Im),
        policyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        expectedPolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        carriedDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        resumedDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    })),
    contextScope: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ role: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), allowedRefs: (0,json_shape/* defaulted */.P_)(texts, []), usedRefs: (0,json_shape/* defaulted */.P_)(texts, []) })),
};
const governance = {
    guardrails: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        /** All three where it is not said. */
        requiredStages: (0,json_shape/* optional */.lq)(texts),
        decisions: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({ stage: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), guardrailId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), triggered: (0,json_shape/* required */.mw)(json_shape/* truth */.Im) })), []),
    })),
    evalGate: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        thresholds: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({ metric: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), minimum: (0,json_shape/* required */.mw)(json_shape/* number */.ai) })), []),
        metrics: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({ metric: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), value: (0,json_shape/* required */.mw)(json_shape/* number */.ai) })), []),
        lineage: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
            datasetLineageRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            graderConfigLineageRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            metricThresholdsRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        })),
    })),
    selfEvolution: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ maxAttempts: (0,json_shape/* optional */.lq)(json_shape/* number */.ai), terminalEscalation: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), rollbackRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) })),
    redTeam: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        requiredStrategies: (0,json_shape/* defaulted */.P_)(texts, []),
        strategies: (0,json_shape/* defaulted */.P_)(texts, []),
        minProbes: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        probes: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        maxFailures: (0,json_shape/* defaulted */.P_)(json_shape/* number */.ai, 0),
        failures: (0,json_shape/* optional */.lq)(json_shape/* number */.ai),
        reportDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    })),
    traceMode: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ required: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), actual: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), zeroDataRetention: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) })),
    riskTier: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ tier: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), controlProfileRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), controlProfileDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) })),
};
/** The mutation that is to follow the turn: read by `readyMutation` alone. */
const mutation = (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
    /** Actions as the reference names them: `issue_update`, `dep_add`. */
    intended: (0,json_shape/* defaulted */.P_)(texts, []),
    activePolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    requiredClaims: (0,json_shape/* defaulted */.P_)(texts, []),
    claims: (0,json_shape/* defaulted */.P_)(texts, []),
    /** The results that it rests on. */
    inputs: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)((0,json_shape/* record */.g1)({ toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), resultDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq) })), []),
    witnessRefs: (0,json_shape/* defaulted */.P_)(texts, []),
    /** A mutation of the governance policy needs the evaluation and red team gates. */
    changesGovernancePolicy: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false),
}));
/**
 * Sections beside `evidence` that the reference does not have (tool calling typestate 4, 7, 8), each optional: where one is absent, nothing
 * that it asks for is judged. Where it is there, a blank text counts as missing, and what is missing fails.
 */
const TURN_SECTIONS = { ...tools, ...turnShape, ...runtime, ...governance, mutation };

;// CONCATENATED MODULE: ./build/typestate/turn-input.js






const turn_input_texts = (0,json_shape/* list */.p_)(json_shape/* text */.Qq);
/** The minimum binding fields (HARNESS-TYPESTATE 3.1). */
const callSpec = (0,json_shape/* record */.g1)({
    callId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    modelRef: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    actionMode: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    executionPattern: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    normalizerId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    mutationPolicyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    governancePolicyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    toolRenderProtocolDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    reminderQueuePolicyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    stateViewPolicyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    decompositionPolicyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
});
const toolRequest = (0,json_shape/* record */.g1)({
    toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    toolName: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    schemaDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    callerId: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    searchRefDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
});
const toolResult = (0,json_shape/* record */.g1)({
    toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    status: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    resultDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    payload: (0,json_shape/* optional */.lq)(json_shape/* anyJson */.P8),
    errorCode: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    retryable: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
    errorMessage: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    rawError: (0,json_shape/* optional */.lq)(json_shape/* anyJson */.P8),
});
const toolUse = (0,json_shape/* record */.g1)({ toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), disposition: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), resultDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) });
const toolRender = (0,json_shape/* record */.g1)({
    toolCallId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    operatorPayloadDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    reminderRenderDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    injectionPoint: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    policyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
});
const reminderQueue = (0,json_shape/* record */.g1)({
    queueId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    reducedDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    policyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
});
const stateView = (0,json_shape/* record */.g1)({
    viewId: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    viewDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    policyDigest: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    sourceRefs: (0,json_shape/* defaulted */.P_)(turn_input_texts, []),
});
const protocolState = (0,json_shape/* record */.g1)({ stopReason: (0,json_shape/* required */.mw)(json_shape/* text */.Qq), continuationAllowed: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) });
const handoff = (0,json_shape/* record */.g1)({
    target: (0,json_shape/* required */.mw)(json_shape/* text */.Qq),
    requiredArtifactRefs: (0,json_shape/* defaulted */.P_)(turn_input_texts, []),
    returnPathRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
});
const evidence = (0,json_shape/* record */.g1)({
    callSpec: (0,json_shape/* required */.mw)(callSpec),
    toolRequests: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolRequest), []),
    toolResults: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolResult), []),
    toolUse: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolUse), []),
    protocolState: (0,json_shape/* required */.mw)(protocolState),
    handoff: (0,json_shape/* optional */.lq)(handoff),
    toolRender: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(toolRender), []),
    reminderQueue: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(reminderQueue), []),
    stateViews: (0,json_shape/* defaulted */.P_)((0,json_shape/* list */.p_)(stateView), []),
    sessionRefs: (0,json_shape/* defaulted */.P_)(turn_input_texts, []),
    trajectoryRefs: (0,json_shape/* defaulted */.P_)(turn_input_texts, []),
});
/** What the turn was allowed to do: read by the checks, part of no digest. */
const constraints = {
    governanceProfile: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        claimId: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        claimed: (0,json_shape/* required */.mw)(json_shape/* truth */.Im),
        policyProvenance: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
            pinned: (0,json_shape/* required */.mw)(json_shape/* truth */.Im),
            packageRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            expectedDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
            boundDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        })),
    })),
    protocolConstraints: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ parallelTransportOrderValid: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im) })),
    handoffConstraints: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        requiredArtifactRefs: (0,json_shape/* defaulted */.P_)(turn_input_texts, []),
        allowedTargets: (0,json_shape/* defaulted */.P_)(turn_input_texts, []),
        requireReturnPath: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false),
    })),
    truncationConstraints: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({ required: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false), valid: (0,json_shape/* defaulted */.P_)(json_shape/* truth */.Im, false) })),
    decompositionConstraints: (0,json_shape/* optional */.lq)((0,json_shape/* record */.g1)({
        admissible: (0,json_shape/* optional */.lq)(json_shape/* truth */.Im),
        expectedExecutionPattern: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
        expectedPolicyDigest: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq),
    })),
};
const turn = (0,json_shape/* record */.g1)({ evidence: (0,json_shape/* required */.mw)(evidence), ...constraints, ...TURN_SECTIONS });
/**
 * Reads the JSON text of a turn's evidence (HARNESS-TYPESTATE 3; premath harness 0.4, 1.1). Members that are not named here are passed
 * over. Throws `TurnInvalidError`.
 */
function parseTurnInput(jsonText) {
    try {
        return (0,decode_json/* decodeJson */.x)(jsonText, turn);
    }
    catch (error) {
        if (!(error instanceof json_syntax_error/* JsonSyntaxError */.q) && !(error instanceof json_shape_error/* JsonShapeError */.i))
            throw error;
        throw new turn_invalid_error/* TurnInvalidError */.z(error.message, { cause: error });
    }
}


/***/ }),

/***/ 5409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TurnInvalidError)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/** How the reference calls every input that is no turn: unreadable, no JSON, another shape, or against the rules of normalisation. */
const TURN_INVALID = 'harness_join_check_invalid';
/** An input that is no turn. Its message begins with its class, as the reference prints it. */
class TurnInvalidError extends _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S {
    errorClass = TURN_INVALID;
    /** The message without the class. */
    reason;
    constructor(reason, options) {
        super('invalid_input', `${TURN_INVALID}: ${reason}`, undefined, options);
        this.name = 'TurnInvalidError';
        this.reason = reason;
    }
}


/***/ }),

/***/ 4812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ turnOfLine),
/* harmony export */   b: () => (/* binding */ CUT_TURN),
/* harmony export */   jC: () => (/* binding */ idOfLine)
/* harmony export */ });
/* harmony import */ var _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8379);
/* harmony import */ var _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7985);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);



/** Why a turn with `isCut` is not accepted. */
const CUT_TURN = 'expected a turn of which everything could be read, found lines of its transcript under "unreadable" that may have held a call';
const SOURCES = ['evidence', 'input', 'inputText'];
const MEMBERS = new Set(['id', 'unreadable', ...SOURCES]);
/**
 * The turn of a line in one of its forms (CONTRIBUTING.md, "Lines of turns"): the input itself, which has `evidence`; `{id?, input}`, of which
 * what `typestate from-transcript` prints is one; or `{id?, inputText}`, whose text is the input. A line with none of the three members, or with
 * more than one, could mean anything.
 *
 * @throws PortcullisError `invalid_input` for such a line, and for one that is no JSON object
 */
function turnOfLine(line) {
    const members = membersOf(line);
    const [source, second] = SOURCES.filter((name) => members.has(name));
    if (source === undefined)
        throw refused(`an object with evidence, input or inputText, found ${beginning(line)}`);
    if (second !== undefined)
        throw refused(`only one of evidence, input and inputText, found ${source} and ${second}`);
    const isCut = !/^(?:\[\s*\])?$/.test(members.get('unreadable') ?? '');
    return { id: idOf(members.get('id')), jsonText: inputOf(line, source, members.get(source) ?? ''), isCut };
}
/** The `id` of a line whose turn is not to be had; null also where the line is no JSON object. */
function idOfLine(line) {
    try {
        return idOf(membersOf(line).get('id'));
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S))
            throw error;
        return null;
    }
}
function membersOf(line) {
    try {
        const members = (0,_kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonMemberTexts */ .D)(line, MEMBERS);
        if (members !== undefined)
            return members;
    }
    catch (error) {
        if (!(error instanceof _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q))
            throw error;
        throw refused(`a JSON object, found ${error.reason} at column ${error.column} of ${beginning(line)}`, error);
    }
    throw refused(`a JSON object, found ${beginning(line)}`);
}
function inputOf(line, source, member) {
    if (source === 'evidence')
        return line;
    if (source === 'input')
        return member;
    const text = JSON.parse(member);
    if (typeof text !== 'string')
        throw refused(`inputText to be a text, found ${beginning(member)}`);
    return text;
}
function idOf(member) {
    if (member?.startsWith('"') === true)
        return String(JSON.parse(member));
    return member !== undefined && /^[-\d]/.test(member) ? member : null;
}
function beginning(text) {
    return JSON.stringify(text.slice(0, 80));
}
function refused(message, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('invalid_input', `expected ${message}`, undefined, { cause });
}


/***/ }),

/***/ 1390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ builtInPolicies)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1694);

/** What the known clients do by themselves: the documents that stand for policies nobody has configured. */
const BUILT_IN = {
    mutation: 'only what the client itself allows is changed',
    governance: 'no policy package is bound',
    toolRender: 'a result is shown to the model once, as the answer to its call',
    reminderQueue: 'results are queued in the order in which they came, each id once',
    stateView: 'the view is the conversation so far',
    decomposition: 'the calls of one message run beside each other; subagents have turns of their own',
};
/** The policies of a provider without configuration: digests of built-in documents, so that they are never blank. */
function builtInPolicies(provider) {
    const digest = (policy) => (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)({ schema: 1, kind: 'portcullis.typestate.policy.v1', provider, policy, rule: BUILT_IN[policy] });
    return {
        mutation: digest('mutation'),
        governance: digest('governance'),
        toolRender: digest('toolRender'),
        reminderQueue: digest('reminderQueue'),
        stateView: digest('stateView'),
        decomposition: digest('decomposition'),
    };
}


/***/ }),

/***/ 3146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ turnReport)
/* harmony export */ });
/* harmony import */ var _join_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4023);

function turnReport(verdict) {
    const { action, failureClasses, joinClosed, normalized, result, witness } = (0,_join_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinReport */ .x)(verdict.join);
    return {
        action,
        failureClasses,
        joinClosed,
        mutationFailureClasses: verdict.isReady ? [] : verdict.failureClasses,
        mutationReady: verdict.isReady,
        normalized,
        result,
        witness,
    };
}


/***/ })

};
