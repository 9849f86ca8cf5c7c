export const id = 7686;
export const ids = [7686];
export const modules = {

/***/ 82730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ compareWithFile),
/* harmony export */   z: () => (/* binding */ compareWithRef)
/* harmony export */ });
/** The merge base with a ref, by git alone. */
function compareWithRef(baseRef) {
    return { target: { kind: 'named', baseRef }, event: null, defaultBranch: null, access: null };
}
/** A baseline file as it is. */
function compareWithFile(path) {
    return { target: { kind: 'file', path }, event: null, defaultBranch: null, access: null };
}


/***/ }),

/***/ 94234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf),
/* harmony export */   configuredSecrets: () => (/* binding */ configuredSecrets),
/* harmony export */   knownSecrets: () => (/* binding */ knownSecrets)
/* harmony export */ });
/* harmony import */ var _governance_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94076);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49573);


/** Handed-on variables that say where and how, and not who: their values would take pieces out of every transcript. */
const NO_SECRET = /(?:URL|HOST|TYPE|API|MODEL|MODEL_ID|VERSION|TOKENS|ORGANIZATION|PROJECT|PATH|DIR|FILE|CERTS?|CERTIFICATE|BUNDLE|PROXY|REGION)$/i;
/** A shorter value would take pieces out of everything. */
const SHORTEST = 8;
/** The values of those variables that say who, and are long enough to be looked for; the longest first. */
function secretValues(names, environment) {
    return (names
        .filter((name) => !NO_SECRET.test(name))
        .map((name) => environment[name] ?? '')
        .filter((value) => value.length >= SHORTEST)
        // One may be the beginning of another.
        .sort((left, right) => right.length - left.length));
}
/** Secrets by their form, and by their value those of the named variables. */
function secretsOf(names, environment) {
    // Also as they stand in JSON.
    return new _governance_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .Secrets */ .Sb(secretValues(names, environment).flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]));
}
/** The keys that known clients are given, whatever is configured. */
function knownSecrets(environment) {
    return secretValues([...new Set([..._providers_known_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq.values()].flatMap(({ variables }) => variables))], environment);
}
/** What the configuration hands on beside them. */
function configuredSecrets({ providers }, environment) {
    return secretValues([...new Set([...providers.values()].flatMap((provider) => provider.environment))], environment);
}


/***/ }),

/***/ 94076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ Secrets),
/* harmony export */   fp: () => (/* binding */ redactSecrets)
/* harmony export */ });
/* unused harmony export REDACTED */
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22402);

/** What takes a secret's place. */
const REDACTED = '[redacted]';
/** Not inside a word; but proof lines are raw JSON, where the letter of an escape such as `\n` can stand before a secret. */
const START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9A-Fa-f]{4}))`;
/**
 * What begins so and not inside a word. The engine looks for an alternative by its first characters, and not at all by those that stand
 * behind a look back: what was asked first came to a look back at every character of the text, which took ten times as long and more.
 */
const begins = (head, before = START) => `${head}(?<=${before}${head})`;
/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw `(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/** The names of variables that hold secrets. */
const NAME = '(?:API_KEY|ACCESS_KEY|TOKEN|SECRET|PASSWORD)';
/**
 * Secrets by the form that their issuers gave them; a first group is what stays before one. Only forms that nothing else has: digests,
 * ids and paths must stay, since a proof line that lost its skill's name proves nothing. Every form takes time in proportion to the
 * text (one that can fail after a long run cannot begin again inside that run), begins with characters that are rare, and has at most
 * `REACH` of them.
 */
const FORMS = [
    // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
    `${begins('sk-')}(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,16384}|admin-[\\w-]{40,16384}|[A-Za-z0-9]{32,16384}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,31})`,
    // GitHub, GitLab, npm, PyPI, Hugging Face.
    `${begins('gh[pousr]_')}\\w{20,16384}`,
    `${begins('github_pat_')}\\w{20,16384}`,
    `${begins('glpat-')}[\\w-]{20,16384}`,
    `${begins('npm_')}[A-Za-z0-9]{36}(?!\\w)`,
    `${begins('pypi-AgE')}[\\w-]{20,16384}`,
    `${begins('hf_')}[A-Za-z0-9]{30,16384}`,
    // Clouds and services.
    `${begins('A(?:KIA|SIA)')}[0-9A-Z]{16}(?!\\w)`,
    `${begins('AIza')}[\\w-]{35}`,
    `${begins('ya29\\.')}[\\w-]{20,16384}`,
    `${begins('(?:xox[abeoprs]|xapp)-')}[A-Za-z0-9-]{10,16384}`,
    `${begins('[rs]k_(?:live|test)_')}[A-Za-z0-9]{16,16384}`,
    `${begins('SG\\.')}[\\w-]{22}\\.[\\w-]{43}`,
    // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
    `${begins('eyJ')}${TOKEN_PART}\\.eyJ${TOKEN_PART}\\.[\\w-]{8,16384}`,
    `(${begins('earer ', '\\b[Bb]')} {0,3})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,16384}`,
    `(${begins('uthorization', '\\b[Aa]')}["']{0,2} {0,4}[:=] {0,4}["']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,16384}`,
    `(://[^\\s/:@"]{0,64}:)[^\\s/:@"]{3,1024}(?=@)`,
    `(${begins(`${NAME}=`, '\\b[A-Z][A-Z0-9_]{0,60}')}["']?)[^\\s"'\\\\$;&|<>]{8,16384}`,
    // Private keys, to their end or as far as the text goes.
    `-----BEGIN ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
];
/** The characters of a match, with those behind it that decide about it. */
const REACH = 66_000;
/** The characters before a match that decide about it. */
const BEFORE = 256;
/** The characters that are looked through at once: 5 to 40 ms, and `REACH` of them are looked through twice. */
const PIECE = 512 * 1024;
/** The pattern of exactly this text. */
function literal(text) {
    return text.replaceAll(/\W/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const FORM = new RegExp(FORMS.join('|'), 'g');
/** What is taken away: secrets of a known form, and values that are known to be secret. */
class Secrets {
    #values;
    #pattern;
    /** The longest of `values` first. */
    constructor(values = []) {
        this.#values = values;
        this.#pattern = new RegExp([...values.map(literal), ...FORMS].join('|'), 'g');
    }
    /** The text with every secret replaced. */
    redact(text) {
        const stream = this.stream();
        return stream.push(text) + stream.end();
    }
    /** Redacts a text that comes in parts. */
    stream() {
        return new RedactionStream(this.#values, this.#pattern);
    }
}
/** What comes out is together the same wherever the text was cut: what may still become a secret is held back. */
class RedactionStream {
    #values;
    #pattern;
    #reach;
    #held = '';
    /** What stands before this place is decided. */
    #place = 0;
    constructor(values, pattern) {
        this.#values = values;
        this.#pattern = pattern;
        this.#reach = (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_0__/* .largest */ .n)([REACH, ...values.map(({ length }) => length)]);
    }
    push(text) {
        let redacted = '';
        for (let from = 0; from < text.length; from += PIECE) {
            this.#held += text.slice(from, from + PIECE);
            if (this.#held.length >= PIECE + this.#reach)
                redacted += this.#take(this.#held.length - this.#reach);
        }
        return redacted;
    }
    end() {
        return this.#take(this.#held.length);
    }
    /** Decides about every character before `limit`. */
    #take(limit) {
        // With the characters of values the engine looks at every place of a text: only where one stands in it.
        const pattern = this.#values.some((value) => this.#held.includes(value)) ? this.#pattern : FORM;
        let redacted = '';
        for (;;) {
            pattern.lastIndex = this.#place;
            const match = pattern.exec(this.#held);
            if (match === null || match.index >= limit)
                break;
            const [whole, ...kept] = match;
            // One group at most is part of a match.
            const before = kept.join('');
            // The user of an address may be a secret, too.
            redacted += this.#held.slice(this.#place, match.index) + before.replaceAll(pattern, REDACTED) + REDACTED;
            this.#place = match.index + whole.length;
        }
        if (this.#place < limit) {
            redacted += this.#held.slice(this.#place, limit);
            this.#place = limit;
        }
        const forgotten = Math.max(0, this.#place - BEFORE);
        this.#held = this.#held.slice(forgotten);
        this.#place -= forgotten;
        return redacted;
    }
}
const BY_FORM = new Secrets();
/** The text with every secret of a known form replaced. */
function redactSecrets(text) {
    return BY_FORM.redact(text);
}


/***/ }),

/***/ 39107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ programOnPath),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   dA: () => (/* binding */ withoutOnPath),
/* harmony export */   dk: () => (/* binding */ resolveProgram)
/* harmony export */ });
/* unused harmony export shimTarget */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54072);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52428);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91772);







const TARGET = /"(?:%~?dp0%?|\$basedir)[\\/]([^"]*node_modules[\\/][^"]+)"/;
/**
 * What has to be started for a client at a path, never through a shell: a package manager's shim leads to its entry; the entry of
 * the client's npm package to the program of its platform, which lies beside it; another script of Node's is run by this Node.
 *
 * @throws PortcullisError `not_found` where nothing is there, `invalid_input` where it is nothing to start
 */
async function resolveProgram(path, client, platform) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch((error) => {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)(error, path, client.id);
    });
    if (await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isFolder */ .lQ)(real))
        throw refusal(path, client.id, 'a folder');
    const native = await nativeProgram(real, client, platform);
    if (native !== null)
        return { program: native, prefixArgs: [] };
    const head = (await (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readExcerpt */ .SL)(real, 4096)) ?? '';
    const target = shimTarget(head);
    if (target !== null) {
        const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real), target);
        if (await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isFile */ .fo)(entry))
            return resolveProgram(entry, client, platform);
    }
    if (/\.[cm]?js$/.test(real) || /^#!.*\bnode\b/.test(head))
        return { program: process.execPath, prefixArgs: [real] };
    if (platform.os === 'win32' && !/\.(?:exe|com)$/i.test(real))
        throw refusal(path, client.id, 'another file');
    if (!(await isProgram(path)))
        throw refusal(path, client.id, 'a file without the right to execute it');
    // Not the real path: launchers of version managers look at the name that they are called by.
    return { program: path, prefixArgs: [] };
}
/** The program of the platform's package, for a file inside of the client's own package. */
async function nativeProgram(real, client, platform) {
    const inside = `${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}${client.name.split('/').join(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)}`;
    const at = real.lastIndexOf(inside + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    if (at === -1)
        return null;
    const { folder, path } = client.binary(platform);
    const beside = `${real.slice(0, at)}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}node_modules`;
    const nested = `${real.slice(0, at)}${inside}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}node_modules`;
    for (const modules of [nested, beside]) {
        const program = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(modules, folder, path);
        if (await isProgram(program))
            return program;
    }
    return null;
}
function refusal(path, id, found) {
    const help = 'Name the program itself, or the JavaScript file that starts it.';
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInput */ .aY)(`${path}: ${id}: expected a program, found ${found}`, help);
}
/**
 * What the shim of a package manager starts (`.cmd`, `.ps1` or shell script): a path relative to the shim's folder, with `/`. Null
 * where the text is no such shim.
 */
function shimTarget(text) {
    const target = TARGET.exec(text)?.[1];
    return target === undefined ? null : target.replaceAll('\\', '/');
}
/** What a name without an ending may stand for on Windows; shims come last. */
const WINDOWS_ENDINGS = ['.exe', '.cmd'];
/** The first program of that name on PATH, as an absolute path; null where there is none. */
async function programOnPath(name, environment) {
    const isWindows = process.platform === 'win32';
    const key = isWindows ? Object.keys(environment).find((item) => item.toUpperCase() === 'PATH') : 'PATH';
    const folders = (environment[key ?? 'PATH'] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
    const names = isWindows ? WINDOWS_ENDINGS.map((ending) => name + ending) : [name];
    // A relative folder would be one of the repository.
    for (const folder of folders.filter((item) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(item))) {
        for (const file of names) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, file);
            if (await isProgram(path))
                return path;
        }
    }
    return null;
}
/** The environment without what PATH has of a folder, also behind links, and without relative folders. */
async function withoutOnPath(folder, environment) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder);
    const kept = { ...environment };
    // On Windows names of variables have no letter case.
    for (const name of Object.keys(environment).filter((item) => item.toUpperCase() === 'PATH')) {
        const entries = [];
        for (const entry of environment[name]?.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter) ?? []) {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(entry) && !(0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(entry).catch(() => entry)))
                entries.push(entry);
        }
        kept[name] = entries.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
    }
    return kept;
}
/** Whether a file stands there that may be executed. */
async function isProgram(path) {
    if (!(await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isFile */ .fo)(path)))
        return false;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK).then(() => true, () => false);
}


/***/ }),

/***/ 21706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ endProcesses),
/* harmony export */   Rm: () => (/* binding */ lookUntilGone),
/* harmony export */   Zg: () => (/* binding */ endLeftOver)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _linux_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20313);
/* harmony import */ var _signal_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3931);



/** Milliseconds after SIGKILL; a process that is still there then waits for a device and cannot be ended. */
const KILL_WAIT_MS = 2_000;
/** Milliseconds between SIGTERM and SIGKILL for what a killed runner left. */
const LEFT_OVER_GRACE_MS = 1_000;
/** Looks again and again, at first after 2 ms and later every 50, until nothing is found or `isEnough` says so. */
async function lookUntilGone(look, isEnough) {
    const begin = performance.now();
    for (let pause = 2;; pause = Math.min(pause * 2, 50)) {
        const found = await look();
        if (found.length === 0 || isEnough(found, performance.now() - begin))
            return found;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
    }
}
/**
 * Ends what `look` finds, also what it only finds later: SIGTERM, `graceMs`, SIGKILL. How many there were in all. `group` is
 * signalled as a whole while one of them is in it; `isUrgent` ends the grace.
 */
async function endProcesses(look, graceMs, group, isUrgent) {
    const met = new Set();
    const signalled = new Set();
    const signalOnce = (found, signal) => {
        const named = found.map((entry) => ({ entry, name: `${entry.pid} ${entry.start} ${signal}` }));
        for (const { entry } of named)
            met.add(`${entry.pid} ${entry.start}`);
        // Once each, or those that take their time to end would be signalled twenty times a second.
        const fresh = named.filter(({ name }) => !signalled.has(name));
        for (const { name } of fresh)
            signalled.add(name);
        (0,_signal_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .signalProcesses */ .IK)(fresh.map(({ entry }) => entry), signal, group);
    };
    const left = await lookUntilGone(look, (found, elapsed) => {
        signalOnce(found, 'SIGTERM');
        return elapsed >= graceMs || isUrgent();
    });
    if (left.length > 0) {
        await lookUntilGone(look, (found, elapsed) => {
            signalOnce(found, 'SIGKILL');
            return elapsed >= KILL_WAIT_MS;
        });
    }
    return met.size;
}
/**
 * Ends the processes whose environment holds the variable with a value that `accepts` takes: the clients of a runner that was itself
 * killed and is resumed now. How many there were. One call looks at every process, so ask once for a whole batch.
 *
 * On Linux only: elsewhere the environment of another process cannot be read, and the answer is 0. This process and those above it are
 * never ended.
 */
async function endLeftOver(markerName, accepts) {
    const spared = withAncestors(process.pid);
    const carries = (pid) => {
        const found = (0,_linux_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .variableOf */ .Qn)(pid, markerName);
        return found !== null && accepts(found);
    };
    const look = () => {
        const ids = ((0,_linux_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .processIds */ .Uj)() ?? []).filter((pid) => !spared.has(pid) && carries(pid));
        return Promise.resolve(ids.flatMap((pid) => (0,_linux_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcess */ .Wv)(pid) ?? []));
    };
    return endProcesses(look, LEFT_OVER_GRACE_MS, null, () => false);
}
function withAncestors(pid) {
    const found = new Set();
    for (let at = pid; at > 0 && !found.has(at); at = (0,_linux_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcess */ .Wv)(at)?.parent ?? 0)
        found.add(at);
    return found;
}


/***/ }),

/***/ 20313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   Uj: () => (/* binding */ processIds),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   xx: () => (/* binding */ lastProcessId)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** `/proc/<pid>/stat` is one line of some 300 bytes; every call uses it up before it returns. */
const STAT = Buffer.alloc(4096);
/** Ids of all processes that this one can see; null without `/proc`, as on macOS. */
function processIds() {
    if (process.platform !== 'linux')
        return null;
    try {
        const ids = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').map(Number).filter(Number.isInteger);
        return ids.length === 0 ? null : ids;
    }
    catch {
        return null;
    }
}
/** The living process of that id; null also for a zombie, which its parent has not collected yet. */
function readProcess(pid) {
    const stat = readStat(pid);
    // The name stands in parentheses and may hold anything, also parentheses.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const [state, parent, group, session] = fields;
    const start = fields[19];
    if (start === undefined || state === 'Z' || state === 'X')
        return null;
    return { pid, parent: Number(parent), group: Number(group), session: Number(session), start: Number(start) };
}
/** A variable of the environment a process was started with; null also where it may not be looked at. */
function variableOf(pid, name) {
    let bytes;
    try {
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return null;
    }
    const key = `${name}=`;
    let at = bytes.indexOf(key);
    while (at > 0 && bytes[at - 1] !== 0)
        at = bytes.indexOf(key, at + 1);
    if (at < 0)
        return null;
    const end = bytes.indexOf(0, at);
    return bytes.toString('utf8', at + Buffer.byteLength(key), end < 0 ? bytes.length : end);
}
/** The id that was given out last; ids count up and start again from below at their limit. Null where unknown. */
function lastProcessId() {
    try {
        return Number(/ (\d+)\n?$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/loadavg', 'latin1'))?.[1] ?? NaN) || null;
    }
    catch {
        return null;
    }
}
function readStat(pid) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/stat`, 'r');
        return STAT.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, STAT, 0, STAT.length, 0));
    }
    catch {
        return undefined;
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 9669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/io/process/end-processes.js
var end_processes = __webpack_require__(21706);
// EXTERNAL MODULE: ./build/io/process/linux-processes.js
var linux_processes = __webpack_require__(20313);
// EXTERNAL MODULE: ./build/io/process/signal-processes.js
var signal_processes = __webpack_require__(3931);
;// CONCATENATED MODULE: ./build/io/process/find-descendants.js



/** So many milliseconds after its start a process can have no descendant with a lower id, unless ids began again. */
const IDS_IN_ORDER_MS = 1_000;
/**
 * Finds what a process left behind, once it is gone itself (src/io/README.md, "Processes").
 *
 * On Linux these are the processes of its group, of its session, and those that carry the marker in their environment, such as a
 * daemon that moved to a session of its own. Elsewhere only its group is known. Windows knows neither.
 */
class Descendants {
    #leader;
    #start;
    #marker;
    #begin = performance.now();
    /** Once neither group nor session has a member, their number may be another process's. */
    #numberIsOurs = true;
    /** Made right after the start of the leader, before it can have been collected. */
    constructor(leader, marker) {
        this.#leader = leader;
        this.#start = (0,linux_processes/* readProcess */.Wv)(leader)?.start ?? null;
        this.#marker = marker;
    }
    /** Those that live now, without the leader unless it could not be ended. Cheap enough for the end of every short run. */
    async look() {
        if (process.platform === 'win32')
            return [];
        const ids = (0,linux_processes/* processIds */.Uj)();
        if (ids === null)
            return this.#members();
        const found = this.#candidates(ids).filter((entry) => this.#isOurs(entry));
        this.#numberIsOurs &&= found.some((entry) => this.#isInGroup(entry));
        return found;
    }
    async #members() {
        this.#numberIsOurs &&= (0,signal_processes/* groupAnswers */.vq)(this.#leader);
        return this.#numberIsOurs ? membersByPs(this.#leader) : [];
    }
    #candidates(ids) {
        const isShort = performance.now() - this.#begin < IDS_IN_ORDER_MS && ((0,linux_processes/* lastProcessId */.xx)() ?? 0) >= this.#leader;
        const from = isShort ? this.#leader : 0;
        const start = this.#start ?? 0;
        return ids.flatMap((id) => {
            const entry = id < from || id === process.pid ? null : (0,linux_processes/* readProcess */.Wv)(id);
            return entry === null || entry.start < start ? [] : [entry];
        });
    }
    #isOurs(entry) {
        if (this.#numberIsOurs && this.#isInGroup(entry))
            return true;
        return this.#marker !== null && (0,linux_processes/* variableOf */.Qn)(entry.pid, this.#marker.name) === this.#marker.value;
    }
    /** A shell with job control gives its jobs groups of their own, in the same session. */
    #isInGroup(entry) {
        return entry.group === this.#leader || entry.session === this.#leader;
    }
}
/** The living members of a group in what `ps -A -o pid= -o pgid= -o stat=` prints. */
function groupMembers(listing, group) {
    return listing.split('\n').flatMap((line) => {
        const [pid, pgid, state] = line.trim().split(/\s+/);
        if (Number(pgid) !== group || state === undefined || state.startsWith('Z'))
            return [];
        return [{ pid: Number(pid), parent: 0, group, session: 0, start: 0 }];
    });
}
/** If `ps` fails, a group that answers counts as one process. */
async function membersByPs(group) {
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('/bin/ps', ['-A', '-o', 'pid=', '-o', 'pgid=', '-o', 'stat='], { env: {}, maxBuffer: 2 ** 26 }, (error, stdout) => {
            if (error === null)
                resolve(groupMembers(stdout, group));
            else
                resolve([{ pid: group, parent: 0, group, session: 0, start: 0 }]);
        });
    });
}

;// CONCATENATED MODULE: ./build/io/process/output-growth.js

const CHUNK_BYTES = 256 * 1024;
/** Milliseconds between looks: where the output grows, at most, and when the limit is near. */
const PAUSE = { growing: 50, longest: 250, shortest: 5 };
/** Follows two files that a process writes: hands the new bytes of the first to `watch`, and keeps an eye on their size. */
class OutputGrowth {
    #stdout;
    #stderr;
    #limit;
    #watch;
    #watched = 0;
    #largest = 0;
    #lookedAt = performance.now();
    /** Milliseconds until the next look. The first one comes early: a flood shows at once. */
    pause = 20;
    /** There is more to be handed on than the last look did. */
    isBehind = false;
    /** As the watcher says. */
    hasEnded = false;
    hasTooManyTurns = false;
    /** `stdout` and `stderr` are open file descriptors, `limit` a number of bytes for each. */
    constructor(stdout, stderr, limit, watch) {
        this.#stdout = stdout;
        this.#stderr = stderr;
        this.#limit = limit;
        this.#watch = watch;
    }
    /** Whether one of the files is larger than it may be. */
    get isTooLarge() {
        return this.#largest > this.#limit;
    }
    /** Hands on what was written since, up to so many bytes. */
    look(most) {
        const size = (0,external_node_fs_.fstatSync)(this.#stdout).size;
        this.#measure(Math.max(size, (0,external_node_fs_.fstatSync)(this.#stderr).size));
        if (this.#watch === null)
            return;
        this.isBehind = false;
        for (const end = Math.min(size, this.#watched + most); this.#watched < end;) {
            const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - this.#watched));
            const length = (0,external_node_fs_.readSync)(this.#stdout, chunk, 0, chunk.length, this.#watched);
            if (length === 0)
                return;
            this.#watched += length;
            const answer = this.#watch(chunk.subarray(0, length));
            this.hasEnded = answer === 'ended';
            this.hasTooManyTurns ||= answer === 'turn_limit';
        }
        this.isBehind = this.#watched < size;
        if (this.isBehind)
            this.pause = 1;
    }
    /** A size that is read without handing anything on: the cheap part of a look. */
    measure() {
        this.#measure(Math.max((0,external_node_fs_.fstatSync)(this.#stdout).size, (0,external_node_fs_.fstatSync)(this.#stderr).size));
    }
    #measure(largest) {
        const now = performance.now();
        const grown = largest - this.#largest;
        this.pause = grown > 0 ? PAUSE.growing : Math.min(this.pause * 2, PAUSE.longest);
        if (grown > 0) {
            // Half the time that the limit is away at this speed, so that even a flood goes only a little beyond it.
            const untilLimit = ((this.#limit - largest) * (now - this.#lookedAt)) / grown;
            this.pause = Math.max(PAUSE.shortest, Math.min(this.pause, untilLimit / 2));
        }
        this.#largest = largest;
        this.#lookedAt = now;
    }
}

;// CONCATENATED MODULE: ./build/io/process/running-process.js







/** What is handed to the watcher at once, so that the clocks of other units are right: some 10 ms of work. */
const BYTES_PER_LOOK = 1024 * 1024;
/** Milliseconds in which a descendant may end by itself before it counts as a survivor. */
const SETTLE_MS = 100;
/** Milliseconds between SIGTERM and SIGKILL for survivors, at most. */
const SURVIVOR_GRACE_MS = 1_000;
/** Milliseconds after SIGKILL. A process that is still there then waits for a device, or is another user's. */
const GIVE_UP_MS = 10_000;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** One started process, from its start until nothing of it is left. */
class RunningProcess {
    #child;
    #pid;
    #request;
    #output;
    #descendants;
    #begin;
    #timers = new Set();
    #termination = 'exited';
    /** When SIGTERM was sent, on the clock of `performance`. */
    #askedToEndAt = null;
    #isKilled = false;
    #afterEnd;
    #isGone = false;
    #giveUp = () => { };
    #failure = null;
    /** Right after the start, in the same turn of the event loop. `files` are open file descriptors. */
    constructor(child, request, files, begin) {
        this.#child = child;
        this.#pid = child.pid ?? 0;
        this.#request = request;
        this.#begin = begin;
        this.#output = new OutputGrowth(files.stdout, files.stderr, request.limits.outputBytes, request.watch);
        this.#descendants = new Descendants(this.#pid, request.marker);
    }
    /** Resolves when the process and what it started are gone. */
    async end() {
        const { limits, signal } = this.#request;
        // After the start this only says that a signal could not be sent.
        this.#child.on('error', () => { });
        const cancel = () => this.#stop('cancelled', 'SIGTERM');
        // One signal serves all units of a batch; Node 20 takes more than ten listeners for a leak.
        if (signal !== null)
            (0,external_node_events_.setMaxListeners)(0, signal);
        signal?.addEventListener('abort', cancel, { once: true });
        this.#after(limits.wallMs, () => this.#timeIsUp('timeout'));
        this.#lookLater();
        try {
            const exit = await this.#exit();
            const wallMs = performance.now() - this.#begin;
            // Whoever is left may still write.
            const survivors = await this.#endSurvivors();
            await this.#lookAtRest();
            if (this.#failure !== null)
                throw this.#failure.error;
            return { ...exit, spawnError: null, termination: this.#termination, survivors, wallMs };
        }
        finally {
            signal?.removeEventListener('abort', cancel);
        }
    }
    /** The pipes of the process are not waited for, and there are none: a grandchild could hold them for ever. */
    async #exit() {
        const exit = await new Promise((resolve) => {
            this.#giveUp = () => resolve({ exitCode: null, signal: null });
            this.#child.once('exit', (exitCode, signal) => {
                // From here on the system may give the number of an empty group to another process.
                this.#isGone = true;
                resolve({ exitCode, signal });
            });
        });
        this.#isGone = true;
        for (const timer of this.#timers)
            clearTimeout(timer);
        return exit;
    }
    #after(ms, then) {
        const timer = setTimeout(() => {
            this.#timers.delete(timer);
            then();
        }, Math.min(ms, LONGEST_TIMER_MS));
        this.#timers.add(timer);
        return timer;
    }
    #lookLater() {
        this.#after(this.#output.pause, () => {
            this.#look();
            this.#lookLater();
        });
    }
    #look() {
        const { limits } = this.#request;
        const hadEnded = this.#output.hasEnded;
        this.#lookAtOutput();
        if (this.#output.isTooLarge)
            this.#stop('output_limit', 'SIGKILL');
        else if (this.#output.hasTooManyTurns)
            this.#stop('turn_limit', 'SIGKILL');
        else if (this.#output.hasEnded && !hadEnded) {
            this.#afterEnd = this.#after(limits.afterEndMs, () => this.#timeIsUp('killed_after_end'));
        }
        else if (hadEnded && !this.#output.hasEnded) {
            // The client works on, so that its own limit holds again.
            clearTimeout(this.#afterEnd);
            if (performance.now() - this.#begin >= limits.wallMs)
                this.#stop('timeout', 'SIGTERM');
        }
    }
    #lookAtOutput() {
        if (this.#failure !== null)
            return;
        try {
            this.#output.look(BYTES_PER_LOOK);
        }
        catch (error) {
            this.#failure = { error };
            this.#stop('cancelled', 'SIGKILL');
        }
    }
    /** The same limits as before, so that the result does not depend on when the output was looked at. */
    async #lookAtRest() {
        do {
            this.#lookAtOutput();
            // Without it, a caller that starts the next process at once, while others end, would never let the event loop turn: neither
            // timers nor what is left of ended processes would get their time.
            await (0,promises_.setImmediate)();
        } while (this.#output.isBehind && this.#failure === null);
        if (this.#termination !== 'exited')
            return;
        if (this.#output.isTooLarge)
            this.#termination = 'output_limit';
        else if (this.#output.hasTooManyTurns)
            this.#termination = 'turn_limit';
    }
    /** A busy event loop gets to its timers late: an exit, or a terminal event, that came in time goes first. */
    #timeIsUp(termination) {
        setImmediate(() => {
            if (this.#isGone)
                return;
            this.#look();
            if (this.#output.hasEnded === (termination === 'killed_after_end'))
                this.#stop(termination, 'SIGTERM');
        });
    }
    /** The first reason stands; a later one can only make it quicker. */
    #stop(termination, signal) {
        if (this.#isGone || this.#isKilled)
            return;
        if (this.#termination === 'exited')
            this.#termination = termination;
        if (signal === 'SIGKILL')
            this.#kill();
        else if (this.#askedToEndAt === null) {
            this.#askedToEndAt = performance.now();
            this.#send('SIGTERM');
            this.#after(this.#request.limits.graceMs, () => this.#kill());
        }
    }
    #kill() {
        if (this.#isGone || this.#isKilled)
            return;
        this.#isKilled = true;
        this.#send('SIGKILL');
        this.#after(GIVE_UP_MS, () => this.#giveUp());
    }
    #send(signal) {
        if (process.platform !== 'win32') {
            (0,signal_processes/* signalGroup */.i8)(this.#pid, signal);
            return;
        }
        // Windows knows no request to end that a program without a window would hear.
        const { program, args } = (0,signal_processes/* taskKill */.Q3)(this.#pid, process.env['SystemRoot']);
        (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore', windowsHide: true }).once('error', () => this.#child.kill('SIGKILL'));
    }
    async #endSurvivors() {
        const look = () => this.#descendants.look();
        const isUrgent = () => {
            this.#output.measure();
            return this.#output.isTooLarge;
        };
        const { graceMs } = this.#request.limits;
        // The group was signalled together with its leader and has the same grace; others were not signalled yet.
        const groupMs = this.#askedToEndAt === null || this.#isKilled ? 0 : this.#askedToEndAt + graceMs - performance.now();
        const left = await (0,end_processes/* lookUntilGone */.Rm)(look, (found, elapsed) => {
            const hasGroup = found.some(({ group }) => group === this.#pid);
            return elapsed >= Math.max(SETTLE_MS, hasGroup ? groupMs : 0) || isUrgent();
        });
        if (left.length === 0)
            return 0;
        return (0,end_processes/* endProcesses */.Hk)(look, Math.min(graceMs, SURVIVOR_GRACE_MS), this.#pid, isUrgent);
    }
}

;// CONCATENATED MODULE: ./build/io/process/run-process.js






/**
 * Runs a process in a process group of its own until it is gone, with everything that it started (src/io/README.md,
 * "Processes"). What goes wrong with the process is part of the answer. Throws `PortcullisError` where a file of the run cannot be
 * opened, and what `watch` throws; the process is ended before.
 */
async function runProcess(request) {
    let files;
    try {
        files = openRunFiles(request.stdin, request.stdout, request.stderr);
    }
    catch (error) {
        if (isShortage(error))
            return unstarted(spawnErrorText(error, request), 'exited');
        throw error;
    }
    try {
        return await runWith(request, files);
    }
    finally {
        files.close();
    }
}
async function runWith(request, files) {
    if (request.signal?.aborted === true)
        return unstarted(null, 'cancelled');
    const begin = performance.now();
    const child = await startProcess(request, files);
    if (typeof child === 'string')
        return unstarted(child, 'exited');
    return new RunningProcess(child, request, files, begin).end();
}
function unstarted(spawnError, termination) {
    return { exitCode: null, signal: null, spawnError, termination, survivors: 0, wallMs: 0 };
}
/**
 * Starts a process in a group and session of its own, with files for its output. A sentence where that failed. Nothing else of the
 * event loop runs between the start and the caller's next line.
 */
async function startProcess(request, files) {
    const problem = unstartable(request.program);
    if (problem !== null)
        return problem;
    const { program, args, cwd, environment, marker } = request;
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd,
            // Node would hand on this one of its own, unless it is named here.
            env: { NODE_V8_COVERAGE: undefined, ...environment, ...(marker === null ? {} : { [marker.name]: marker.value }) },
            stdio: [files.stdin ?? 'ignore', files.stdout, files.stderr],
            // On Windows this would open a window, and there are no groups.
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        if (child.pid !== undefined)
            return child;
        return await new Promise((resolve) => {
            child.once('error', (error) => resolve(spawnErrorText(error, request)));
        });
    }
    catch (error) {
        // Some errors are thrown, others emitted.
        return spawnErrorText(error, request);
    }
}
/** Appending, so that a program which opens `/dev/stdout` once more cannot make others write over what it wrote. */
const FLAGS = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_APPEND;
const WRITABLE = 'a file that can be written';
/**
 * Opens the files of a run; `stdout` and `stderr` are made or emptied, and readable for the user only, since clients print secrets.
 * Throws `PortcullisError`: `not_written` where one cannot be made, `not_found` or `invalid_input` where stdin cannot be read. An
 * error by which this process or the system ran out of open files is thrown as it is.
 */
function openRunFiles(stdin, stdout, stderr) {
    const open = [];
    const keep = (file) => {
        open.push(file);
        return file;
    };
    const close = () => {
        for (const file of open.splice(0))
            (0,external_node_fs_.closeSync)(file);
    };
    try {
        return {
            stdin: stdin === null ? null : keep(openInput(stdin)),
            stdout: keep(openOutput(stdout, 'the standard output of a client')),
            stderr: keep(openOutput(stderr, 'the error output of a client')),
            close,
        };
    }
    catch (error) {
        close();
        throw error;
    }
}
function openInput(path) {
    const what = 'the standard input of a client';
    try {
        // Looked at first: opening a pipe would wait for a writer.
        if ((0,external_node_fs_.statSync)(path).isFile())
            return (0,external_node_fs_.openSync)(path, 'r');
    }
    catch (error) {
        throw isShortage(error) ? error : (0,file_error/* unreadable */.O$)(error, path, what);
    }
    throw (0,portcullis_error/* invalidInput */.aY)(`${path}: ${what}: expected a file, found something else`);
}
function openOutput(path, what) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, FLAGS, 0o600);
    }
    catch (error) {
        throw isShortage(error) ? error : (0,file_error/* notWritten */.xc)(error, `${path}: ${what}`, WRITABLE);
    }
    if ((0,external_node_fs_.fstatSync)(file).isFile())
        return file;
    (0,external_node_fs_.closeSync)(file);
    throw (0,file_error/* notWritten */.xc)(new file_error/* NotAFileError */.ZJ('a pipe or a device'), `${path}: ${what}`, WRITABLE);
}
const IN_WORDS = {
    E2BIG: 'arguments and environment together are longer than the system allows (E2BIG)',
    EAGAIN: 'the system allows no more processes (EAGAIN)',
    EMFILE: 'this process has too many open files (EMFILE)',
    ENFILE: 'the system has too many open files (ENFILE)',
    ENOEXEC: 'it is no program for this system (ENOEXEC)',
    ENOMEM: 'there is not enough memory (ENOMEM)',
    ERR_INVALID_ARG_VALUE: 'the working folder, an argument or a variable of the environment holds a NUL byte',
    ETXTBSY: 'it is being written (ETXTBSY)',
};
/** Whether the error says that this process or the system ran out of something, and not that a path is wrong. */
function isShortage(error) {
    return ['EMFILE', 'ENFILE'].includes((0,file_error/* fileErrorCode */.c2)(error) ?? '');
}
/** Why a program could not be started, as a sentence. The system says the same of a missing program and a missing folder. */
function spawnErrorText(error, { program, cwd }) {
    const code = (0,file_error/* fileErrorCode */.c2)(error) ?? (0,portcullis_error/* errorText */.kc)(error);
    const ofPlace = ['ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EPERM'].includes(code);
    const place = ofPlace ? (folderProblem(cwd) ?? programProblem(program, code)) : null;
    return place ?? `${program} could not be started: ${IN_WORDS[code] ?? code}.`;
}
/**
 * Why a program cannot be started, as far as that is known before: a relative path, and what only a shell can run. The C library would
 * hand a text without a first line `#!` to a shell. Null if it may be started.
 */
function unstartable(program) {
    if (!(0,external_node_path_.isAbsolute)(program))
        return `${program} could not be started: expected the absolute path of a program.`;
    if (process.platform === 'win32') {
        if (!/\.(?:cmd|bat)$/i.test(program))
            return null;
        return `${program} could not be started: it needs a shell. Name the executable or script that it starts.`;
    }
    const head = headOf(program);
    if (head === null || head.startsWith('#!') || head.includes('\0'))
        return null;
    return `${program} could not be started: it is neither a native program nor a script whose first line begins with "#!".`;
}
function folderProblem(cwd) {
    try {
        if (!(0,external_node_fs_.statSync)(cwd).isDirectory())
            return `The working folder ${cwd} is no folder.`;
        (0,external_node_fs_.accessSync)(cwd, external_node_fs_.constants.X_OK);
        return null;
    }
    catch (error) {
        const code = (0,file_error/* fileErrorCode */.c2)(error) ?? '';
        return code === 'ENOENT'
            ? `The working folder ${cwd} does not exist.`
            : `The working folder ${cwd} cannot be entered (${code}).`;
    }
}
function programProblem(program, code) {
    try {
        if (!(0,external_node_fs_.statSync)(program).isFile())
            return `${program} could not be started: it is no file.`;
    }
    catch (error) {
        const found = (0,file_error/* fileErrorCode */.c2)(error) ?? '';
        if (found === 'ENOENT' || found === 'ENOTDIR')
            return `The program ${program} does not exist.`;
        return `The program ${program} cannot be reached (${found}).`;
    }
    if (code !== 'ENOENT')
        return `${program} could not be started: there is no permission to execute it (${code}).`;
    return `${program} could not be started: the interpreter that its first line names, or its loader, does not exist.`;
}
/** The first bytes of a file; null if it cannot be read: then the start itself fails. */
function headOf(path) {
    let file;
    try {
        if (!(0,external_node_fs_.statSync)(path).isFile())
            return null;
        file = (0,external_node_fs_.openSync)(path, 'r');
        const bytes = Buffer.alloc(256);
        return bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(file, bytes, 0, bytes.length, 0));
    }
    catch {
        return null;
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}


/***/ }),

/***/ 3931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ signalProcesses),
/* harmony export */   Q3: () => (/* binding */ taskKill),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   vq: () => (/* binding */ groupAnswers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Sends a signal to a process group; false if no process got it. SIGTERM is followed by SIGCONT, since a stopped process handles nothing.
 * The caller knows that the number is still this group's: its leader is not collected yet, or a member was just seen.
 */
function signalGroup(group, signal) {
    const sent = send(-group, signal);
    if (signal === 'SIGTERM')
        send(-group, 'SIGCONT');
    return sent;
}
/** Sends a signal to processes that were just seen, to `group` as a whole where one of them is in it. */
function signalProcesses(found, signal, group) {
    // As a whole, so that a member that is just forking cannot leave a child behind.
    if (group !== null && found.some((entry) => entry.group === group))
        signalGroup(group, signal);
    for (const entry of found) {
        if (entry.group === group)
            continue;
        send(entry.pid, signal);
        if (signal === 'SIGTERM')
            send(entry.pid, 'SIGCONT');
    }
}
/** Whether a group has members that can be signalled; zombies count where the system says so. */
function groupAnswers(group) {
    return send(-group, 0);
}
function send(target, signal) {
    try {
        return process.kill(target, signal);
    }
    catch {
        // Gone already, or another user's: there is nothing to do about either.
        return false;
    }
}
/**
 * The command by which Windows ends a process with all its descendants. `systemRoot` is the value of the variable `SystemRoot`;
 * the path is absolute so that no program of that name in a working folder is started instead.
 */
function taskKill(pid, systemRoot) {
    const root = systemRoot !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.win32.isAbsolute(systemRoot) ? systemRoot : 'C:\\Windows';
    return { program: node_path__WEBPACK_IMPORTED_MODULE_0__.win32.join(root, 'System32', 'taskkill.exe'), args: ['/T', '/F', '/PID', String(pid)] };
}


/***/ }),

/***/ 40192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ storeTranscript)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);
/* harmony import */ var _write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98117);



/**
 * Copies a client's raw output to its place, part by part, through `change`; readers see the whole file or none. A text has one
 * character for each byte, so that nothing is lost of bytes that are no text.
 *
 * @throws PortcullisError `not_written`
 */
async function storeTranscript(from, to, change) {
    const raw = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let bytes = 0;
    const counted = (text) => {
        const changed = Buffer.from(text, 'latin1');
        hash.update(changed);
        bytes += changed.length;
        return changed;
    };
    async function* changedParts() {
        for await (const part of (0,_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileChunks */ .T9)(from, _open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .SMALL_CHUNK_BYTES */ .wY)) {
            raw.update(part);
            yield counted(change.push(part.toString('latin1')));
        }
        yield counted(change.end());
    }
    await (0,_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .l)(to, changedParts(), 'the transcript');
    return { sha256: hash.digest('hex'), bytes, rawSha256: raw.digest('hex') };
}


/***/ }),

/***/ 75285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ makeUnitFolder),
/* harmony export */   JX: () => (/* binding */ copiedEntries),
/* harmony export */   Nk: () => (/* binding */ makeBatchFolder),
/* harmony export */   Uf: () => (/* binding */ writeUnitFile),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39532);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52428);







const FILLED = 'a folder that can be made and filled';
const SEE_TMPDIR = 'Look at the space and the rights of the temporary folder; TMPDIR names another one.';
/**
 * The folder for the units of one batch or one shard of it, empty: outside of every repository, which agents would otherwise find above them. What an
 * earlier run of the same batch left there is removed.
 *
 * @throws PortcullisError `not_written`
 */
async function makeBatchFolder(batchRunId, shard = null) {
    // Short, since clients make sockets below it, whose paths have a limit of about 100 bytes.
    const name = `pc-${batchRunId.slice(0, 8)}${shard === null ? '' : `-${shard}`}`;
    let path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), name);
    try {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()), name);
        await removeFolder(path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode: 0o700 });
        return (0,_find_files_js__WEBPACK_IMPORTED_MODULE_6__/* .withSlashes */ .sq)(path);
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notWritten */ .xc)(error, `${path}: the units' folder`, FILLED, SEE_TMPDIR);
    }
}
/** Makes the folders of a unit, with its own copies of workspace and skills. Throws `PortcullisError` where it cannot. */
async function makeUnitFolder(request) {
    const root = `${request.parent}/${request.name}`;
    const plugins = request.asPlugins ? [...new Set(request.skills.flatMap(({ plugin }) => plugin ?? []))] : [];
    const folder = {
        root,
        home: `${root}/h`,
        workspace: `${root}/w`,
        temporary: `${root}/t`,
        output: `${root}/o`,
        // By number, since a plugin may be called as no folder can be.
        plugins: plugins.map((_, index) => `${root}/p/${index}`),
    };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true });
        for (const path of [folder.home, folder.workspace, folder.temporary, folder.output]) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true, mode: 0o700 });
        }
        if (request.workspace !== null)
            await copyFolder(request.workspace, folder.workspace, request.excluded);
        for (const { path, bytes, executable } of request.files) {
            const place = `${folder.workspace}/${path}`;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(place), { recursive: true, mode: 0o700 });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(place, bytes, { mode: executable ? 0o700 : 0o600 });
        }
        for (const { path, plugin, into } of request.skills) {
            const home = plugin === null ? undefined : folder.plugins[plugins.indexOf(plugin)];
            const skills = home === undefined ? `${folder.workspace}/${into ?? request.skillsFolder}` : `${home}/skills`;
            // The workspace may have a link there, or an older copy.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(`${skills}/${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}`, { recursive: true, force: true });
            await copyFolder(path, `${skills}/${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}`);
        }
        for (const place of [folder.workspace, ...folder.plugins])
            await giveParts(place, request.given);
        // The plugin's own manifest may start hooks and servers, which say nothing about routing.
        for (const [index, name] of plugins.entries()) {
            const manifest = `${folder.plugins[index]}/${_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_4__/* .PLUGIN_MANIFEST */ .MC}`;
            await writeUnitFile(folder, manifest, JSON.stringify({ name }));
        }
        return folder;
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notWritten */ .xc)(error, `${root}: the unit's folder`, FILLED, SEE_TMPDIR);
    }
}
/** Leaves of each file what a unit is given of it. A link to a folder goes where its files would be looked at by that path. */
async function giveParts(folder, given) {
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true })) {
        const [place, isLink] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name), entry.isSymbolicLink()];
        const path = (0,_find_files_js__WEBPACK_IMPORTED_MODULE_6__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, place));
        const part = given(path);
        if (entry.isDirectory() || (part ?? (isLink ? given(`${path}/settings.json`) : null)) === null)
            continue;
        // Bytes stay as they are, whatever their encoding.
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(place, 'latin1').catch(() => null);
        const rest = text === null || part === null ? null : part(text).given;
        if (rest === text && !isLink)
            continue;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(place);
        if (rest !== null)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(place, rest, 'latin1');
    }
}
/** Writes a file that a client needs, below the unit's folder only. */
async function writeUnitFile(folder, path, text) {
    if (!(0,_find_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(folder.root, path))
        throw new Error(`${path} is not inside the unit's folder`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { mode: 0o600 });
}
/** Takes away what a unit or a batch left. What cannot be removed stays: it is in the temporary folder. */
async function removeFolder(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).then(() => true, () => false);
    if (await remove())
        return true;
    // Agents make read-only folders, such as the module cache of Go.
    await makeWritable(path).catch(() => undefined);
    return remove();
}
async function makeWritable(folder) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder)).isDirectory())
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o700);
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder))
        await makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
}
async function copyFolder(from, to, excluded = []) {
    const { source, isCopied } = await copiedEntries(from, excluded);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(source, to, {
        recursive: true,
        // Copies share their blocks where the file system can do that.
        mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE,
        verbatimSymlinks: true,
        filter: isCopied,
    });
}
/** Folders that are no part of what an agent works on, and too large to copy for each unit. */
const NOT_COPIED = new Set(['.git', 'node_modules']);
/**
 * Which entries of a folder a unit gets: files, folders, and links that stay inside. `excluded`: absolute paths of folders that are left
 * out as well. Throws what the file system says.
 */
async function copiedEntries(folder, excluded = []) {
    const source = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder);
    const left = new Set(await Promise.all(excluded.map((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path))));
    return {
        source,
        isCopied: async (path) => path === source || (!NOT_COPIED.has((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)) && !left.has(path) && (await staysInside(path, source))),
    };
}
/** A link that leads out of the copy would let one unit write what another one reads: it is left out. */
async function staysInside(path, root) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
    if (!stats.isSymbolicLink())
        return stats.isFile() || stats.isDirectory();
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(path);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target))
        return false;
    return (0,_find_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), target));
}


/***/ })

};
