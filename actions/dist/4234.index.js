export const id = 4234;
export const ids = [4234];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


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

/***/ 39532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ executable),
/* harmony export */   MC: () => (/* binding */ PLUGIN_MANIFEST),
/* harmony export */   _X: () => (/* binding */ clientPackage)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99741);


/** A plugin's manifest, from the plugin's folder. Several clients read plugins that are laid out as Claude's. */
const PLUGIN_MANIFEST = '.claude-plugin/plugin.json';
/** @throws PortcullisError `usage` for a client that is not known */
function clientPackage(packages, id) {
    const client = packages.get(id);
    if (client === undefined)
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('usage', 'the client', (0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownName */ .U0)(id, [...packages.keys()]));
    return client;
}
/** The name of a program's file. */
function executable(name, { os }) {
    return os === 'win32' ? `${name}.exe` : name;
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
    return hasSurrogate(strings) ? strings.sort(compareCodePoints) : strings.sort();
}
function hasSurrogate(strings) {
    return strings.some((string) => /[\ud800-\udfff]/.test(string));
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    const list = [...strings];
    // Paths mostly come so, from git.
    const isAscending = list.every((string, at) => at === 0 || (list[at - 1] ?? '') < string);
    if (isAscending && !hasSurrogate(list))
        return list;
    return sortByCodePoints(list).filter((string, at, all) => string !== all[at - 1]);
}


/***/ }),

/***/ 99741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   fw: () => (/* binding */ refuseUnknownNames)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);



/**
 * The name that was probably meant, as ` (did you mean "main"?)`; empty where none is near: a third of the letters
 * may differ, at least one, or stand in another order.
 */
function didYouMean(name, known) {
    if (known.length === 0 || name.length < 3 || name.length > 100)
        return '';
    const near = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(name, known);
    const away = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, near);
    const isSwapped = away === 2 && sortedLetters(name) === sortedLetters(near);
    const isNear = away > 0 && (isSwapped || away <= Math.max(1, Math.floor(name.length / 3)));
    return isNear ? ` (did you mean ${JSON.stringify(near)}?)` : '';
}
function sortedLetters(name) {
    return name.split('').toSorted().join('');
}
/** What is reported of a name that is none of the known ones; `note` says more of it. */
function unknownName(name, known, note = '') {
    const found = `${JSON.stringify(name)}${note}${didYouMean(name, known)}`;
    return { expected: `one of ${known.join(', ')}`, found };
}
/** Throws a usage error with all names that are not known; `what` says what they should be. */
function refuseUnknownNames(place, names, known, what) {
    const unknown = (names ?? []).filter((name) => !known.includes(name));
    if (unknown.length === 0)
        return;
    const found = unknown.map((name) => unknownName(name, known).found).join(', ');
    const list = (0,_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedUnique */ .Z$)(known).slice(0, 12).join(', ');
    throw (0,_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatchError */ .Jk)('usage', place, { expected: what, found }, `Known: ${list || 'none'}.`);
}


/***/ }),

/***/ 49573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kW: () => (/* binding */ AGENT_STARTS),
  oi: () => (/* binding */ CLIENT_FILES),
  A8: () => (/* binding */ CLIENT_PACKAGES),
  uc: () => (/* binding */ HIDES_READS),
  xq: () => (/* binding */ PROVIDERS),
  NO: () => (/* binding */ PROVIDER_IDS),
  eq: () => (/* binding */ SKILL_ROOTS),
  Sv: () => (/* binding */ defaultSecondsOf),
  iZ: () => (/* binding */ evidenceRulesOf),
  KH: () => (/* binding */ instructsAgents),
  Zf: () => (/* binding */ invokesSkill),
  w4: () => (/* binding */ placingOf)
});

// NAMESPACE OBJECT: ./build/providers/index.js
var providers_namespaceObject = {};
__webpack_require__.r(providers_namespaceObject);
__webpack_require__.d(providers_namespaceObject, {
  claude: () => (claude),
  codex: () => (codex),
  copilot: () => (copilot)
});

// EXTERNAL MODULE: ./build/contracts/client-package.js
var client_package = __webpack_require__(39532);
;// CONCATENATED MODULE: ./build/providers/claude/index.js

const claude = {
    id: 'claude',
    package: {
        program: 'claude',
        name: '@anthropic-ai/claude-code',
        megabytes: 190,
        binary: (platform) => {
            const { os, cpu, libc } = platform;
            const folder = `@anthropic-ai/claude-code-${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`;
            return { folder, path: (0,client_package/* executable */.FC)('claude', platform) };
        },
        versionLine: (version) => String.raw `${version} \(Claude Code\)`,
        versionVariables: () => ({ DISABLE_AUTOUPDATER: '1' }),
        lock: async () => (await __webpack_require__.e(/* import() */ 963).then(__webpack_require__.t.bind(__webpack_require__, 90963, 17))).default,
    },
    skillRoots: ['.claude/skills'],
    frontmatter: {
        needsBlock: false,
        refusesMark: false,
        invalidYaml: 'guessed',
        hides: true,
        fields: [],
        callsByName: false,
    },
    homeVariable: 'CLAUDE_CONFIG_DIR',
    takesPlugins: true,
    folders: ['.claude', '.claude-plugin'],
    instructions: [/(?:^|\/)CLAUDE[^/]*\.md$/i, /(?:^|\/)\.mcp\.json$/i],
    settings: /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i,
    unjudged: [/(?:^|\/)\.(?:mcp|lsp)\.json$/i, /(?:^|\/)(?:\.claude\/hooks\/|(hooks|monitors)\/\1\.json$)/i],
    // Keys in the order in which it prefers them; a gateway's address and headers.
    variables: [
        'ANTHROPIC_API_KEY',
        'ANTHROPIC_AUTH_TOKEN',
        'CLAUDE_CODE_OAUTH_TOKEN',
        'ANTHROPIC_BASE_URL',
        'ANTHROPIC_CUSTOM_HEADERS',
        // On Windows it uses the shell of Git, which it may not find by itself.
        'CLAUDE_CODE_GIT_BASH_PATH',
    ],
    accessVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS'],
    secret: 'ANTHROPIC_API_KEY',
    logFolders: ['.claude/projects', '.claude/debug'],
    startedBy: {
        programs: ['claude-code'],
        actions: ['anthropics/claude-code-action', 'anthropics/claude-code-base-action'],
    },
    demo: { 'alpha-greeting': 'no-skill' },
    invokedBy: /^\s*\/()/g,
    expectedSeconds: 40,
    tiers: {
        loadsByReading: false,
        text: { skill_call: 1, skill_line: 3, launching: 1, base_directory: 3, read: 2 },
    },
    hidesReads: true,
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8344), __webpack_require__.e(3012)]).then(__webpack_require__.bind(__webpack_require__, 58344))).claudeReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8675), __webpack_require__.e(8344), __webpack_require__.e(3617)]).then(__webpack_require__.bind(__webpack_require__, 3617))).claudeTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 6654).then(__webpack_require__.bind(__webpack_require__, 66654))).launchClaude,
    dialect: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8344), __webpack_require__.e(4296)]).then(__webpack_require__.bind(__webpack_require__, 28923))).claudeDialect,
};

;// CONCATENATED MODULE: ./build/providers/codex/index.js

const CPUS = { x64: 'x86_64', arm64: 'aarch64' };
const SYSTEMS = {
    linux: 'unknown-linux-musl',
    darwin: 'apple-darwin',
    win32: 'pc-windows-msvc',
};
/** Of a text, as which it takes numbers and truth values; not a number for anything else. */
function codex_length(value) {
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().length : NaN;
}
const codex = {
    id: 'codex',
    package: {
        program: 'codex',
        name: '@openai/codex',
        megabytes: 170,
        binary: (platform) => {
            const { os, cpu } = platform;
            const triple = `${CPUS[cpu] ?? cpu}-${SYSTEMS[os] ?? os}`;
            return { folder: `@openai/codex-${os}-${cpu}`, path: `vendor/${triple}/bin/${(0,client_package/* executable */.FC)('codex', platform)}` };
        },
        versionLine: (version) => `codex-cli ${version}`,
        versionVariables: () => ({}),
        lock: async () => (await __webpack_require__.e(/* import() */ 3337).then(__webpack_require__.t.bind(__webpack_require__, 83337, 17))).default,
    },
    skillRoots: ['.agents/skills', '.codex/skills'],
    frontmatter: {
        needsBlock: true,
        refusesMark: true,
        invalidYaml: 'mended',
        hides: false,
        fields: [
            ['name', 'at most 64 characters', (name) => name === undefined || name === null || codex_length(name) <= 64],
            ['description', 'a description', (description) => codex_length(description) > 0],
        ],
        callsByName: false,
    },
    homeVariable: 'CODEX_HOME',
    folders: ['.agents', '.codex', '.codex-plugin'],
    // It leaves the rest of the folder unread where a project is not trusted.
    unjudged: [/(?:^|\/)\.codex\/(?!skills\/)/i],
    // Says whether the model may choose the skill by itself.
    skillFiles: ['agents/openai.yaml'],
    variables: [
        'CODEX_API_KEY',
        // Codex ignores it without a login, so that it is handed on as the other.
        'OPENAI_API_KEY',
        // Codex ignores it, too: it becomes a provider in `config.toml`.
        'OPENAI_BASE_URL',
        'OPENAI_ORGANIZATION',
        'OPENAI_PROJECT',
        'CODEX_CA_CERTIFICATE',
    ],
    // A gateway may ask for no key.
    accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    secret: 'OPENAI_API_KEY',
    logFolders: ['.codex/sessions', '.codex/log'],
    startedBy: { programs: [], actions: ['openai/codex-action'] },
    demo: { 'alpha-then-beta': 'skill-alpha-gpt-5.5', 'beta-farewell': 'http-500' },
    invokedBy: /\$([\p{L}\p{N}_]+(?:[:-]+[\p{L}\p{N}_]+)*)/gu,
    expectedSeconds: 60,
    ownSkills: /\/skills\/\.system\//,
    tiers: {
        loadsByReading: true,
        text: { skill_call: 3, skill_line: 3, launching: 3, base_directory: 1, read: 1 },
    },
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(9648)]).then(__webpack_require__.bind(__webpack_require__, 9648))).codexReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8675), __webpack_require__.e(8331)]).then(__webpack_require__.bind(__webpack_require__, 28331))).codexTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 8592).then(__webpack_require__.bind(__webpack_require__, 98592))).launchCodex,
    dialect: async () => (await __webpack_require__.e(/* import() */ 4253).then(__webpack_require__.bind(__webpack_require__, 44253))).codexDialect,
};

;// CONCATENATED MODULE: ./build/providers/copilot/index.js

const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];
/** A field may be left out. */
function isText(value, form) {
    return value === undefined || (typeof value === 'string' && form.test(value));
}
/** GitHub Copilot CLI. */
const copilot = {
    id: 'copilot',
    package: {
        program: 'copilot',
        name: '@github/copilot',
        megabytes: 130,
        binary: (platform) => {
            const { os, cpu, libc } = platform;
            const folder = `@github/copilot-${libc === 'musl' ? 'linuxmusl' : os}-${cpu}`;
            return { folder, path: (0,client_package/* executable */.FC)('copilot', platform) };
        },
        versionLine: (version) => String.raw `GitHub Copilot CLI ${version}\.?`,
        versionVariables: (cache) => ({ COPILOT_CACHE_HOME: `${cache}/copilot`, COPILOT_AUTO_UPDATE: 'false' }),
        lock: async () => (await __webpack_require__.e(/* import() */ 3405).then(__webpack_require__.t.bind(__webpack_require__, 33405, 17))).default,
    },
    skillRoots: ['.github/skills', '.claude/skills', '.agents/skills'],
    frontmatter: {
        needsBlock: true,
        refusesMark: false,
        invalidYaml: 'refused',
        hides: true,
        fields: [
            [
                'name',
                'at most 64 ASCII letters, digits, spaces and . _ : -',
                (name) => isText(name, /^[a-z\d][\w .:-]{0,63}$/i),
            ],
            ['description', 'a text of at most 1024 characters', (description) => isText(description, /^[^]{0,1024}$/)],
        ],
        callsByName: true,
    },
    homeFolder: '.copilot',
    homeVariable: 'COPILOT_HOME',
    takesPlugins: true,
    folders: ['skills', 'agents', 'instructions', 'prompts', 'hooks', 'copilot', 'plugin'].map((name) => `.github/${name}`),
    instructions: [/(?:^|\/)copilot-instructions[^/]*\.md$/i, /\.instructions\.md$/i],
    unjudged: [/(?:^|\/)\.github\/(?:hooks|copilot)\//i, /(?:^|\/)\.(?:github|vscode)\/mcp\.json$/i],
    variables: [
        ...GITHUB_TOKENS,
        'COPILOT_PROVIDER_BASE_URL',
        'COPILOT_PROVIDER_TYPE',
        'COPILOT_PROVIDER_API_KEY',
        'COPILOT_PROVIDER_BEARER_TOKEN',
        'COPILOT_PROVIDER_HEADERS',
        'COPILOT_PROVIDER_WIRE_API',
        'COPILOT_PROVIDER_WIRE_MODEL',
        'COPILOT_PROVIDER_MODEL_ID',
        'COPILOT_PROVIDER_AZURE_API_VERSION',
        'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
        'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
        // Your own model provider has no default model.
        'COPILOT_MODEL',
        // GitHub Enterprise.
        'COPILOT_GH_HOST',
        'GH_HOST',
    ],
    // Your own model provider may ask for no key.
    accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
    secret: 'COPILOT_GITHUB_TOKEN',
    logFolders: ['.copilot/session-state', '.copilot/logs'],
    demo: { 'small-talk': 'skill-alpha' },
    expectedSeconds: 60,
    ownSkills: /^\/builtin:|\/pkg\/[^/]+\/[^/]+\/builtin\//,
    tiers: {
        loadsByReading: false,
        text: { skill_call: 3, skill_line: 1, launching: 3, base_directory: 1, read: 2 },
    },
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8964), __webpack_require__.e(631)]).then(__webpack_require__.bind(__webpack_require__, 38964))).copilotReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(8964), __webpack_require__.e(3783)]).then(__webpack_require__.bind(__webpack_require__, 93783))).copilotTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 1780).then(__webpack_require__.bind(__webpack_require__, 51780))).launchCopilot,
    dialect: async () => (await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(7489)]).then(__webpack_require__.bind(__webpack_require__, 97489))).copilotDialect,
};

;// CONCATENATED MODULE: ./build/providers/index.js
/** The one list of providers, a line each (src/providers/README.md, "A new provider"). */




;// CONCATENATED MODULE: ./build/providers/known-providers.js

/** The row of the tier table for an unknown client. */
const OTHER_CLIENT = {
    loadsByReading: false,
    text: { skill_call: 1, skill_line: 1, launching: 1, base_directory: 1, read: 2 },
};
const ALL = Object.values(providers_namespaceObject);
/** The clients that Portcullis knows, by id. */
const PROVIDERS = new Map(ALL.map((provider) => [provider.id, provider]));
/** The packages of their clients, by provider id. */
const CLIENT_PACKAGES = new Map(ALL.map(({ id, package: own }) => [id, { id, ...own }]));
const PROVIDER_IDS = [...PROVIDERS.keys()];
/** The roots in which clients look for skills; those into which a run puts them come first. */
const SKILL_ROOTS = [
    ...new Set([...ALL.map(({ skillRoots }) => skillRoots[0]), ...ALL.flatMap(({ skillRoots }) => skillRoots)]),
];
/** The clients' own folders, such as `.claude`. */
const CLIENT_FOLDERS = new Set([
    ...SKILL_ROOTS.map((root) => root.slice(0, root.indexOf('/'))),
    ...ALL.flatMap(({ homeFolder = [] }) => homeFolder),
]);
/** These folders, also where a command names one by the variable that moves it; folded. */
const SKILL_PLACES = new Set([
    ...CLIENT_FOLDERS,
    ...ALL.flatMap(({ homeVariable }) => {
        const name = homeVariable.toLowerCase();
        return [`$${name}`, `\${${name}}`, `%${name}%`, `$env:${name}`];
    }),
]);
/** The rules for the transcripts of a provider, or of an unknown client. */
function evidenceRulesOf(id) {
    const provider = PROVIDERS.get(id);
    return { tiers: provider?.tiers ?? OTHER_CLIENT, skillPlaces: SKILL_PLACES, ownSkills: provider?.ownSkills };
}
/** Whether a prompt makes a client load a skill without its model being asked. */
function invokesSkill(id, prompt, isSkill) {
    const pattern = PROVIDERS.get(id)?.invokedBy;
    return pattern !== undefined && [...prompt.matchAll(pattern)].some(([, name = '']) => name === '' || isSkill(name));
}
/** The providers whose transcripts do not reliably show that a file was read. */
const HIDES_READS = new Set(ALL.filter(({ hidesReads }) => hidesReads === true).map(({ id }) => id));
/** Files beside skills that can change the outcome of a case. */
const CLIENT_FILES = {
    folders: CLIENT_FOLDERS,
    instructions: [/(?:^|\/)(?:AGENTS|GEMINI)[^/]*\.md$/i, ...ALL.flatMap(({ instructions = [] }) => instructions)],
    places: new RegExp(`(?:^|/)(?:${ALL.flatMap(({ folders }) => folders.map((folder) => folder.replaceAll('.', String.raw `\.`))).join('|')})(?:/|$)`, 'i'),
    ofSkill: ALL.flatMap(({ skillFiles = [] }) => skillFiles),
};
/** Whether a file instructs agents, wherever it lies: some client reads it by its name or its folder. */
function instructsAgents(path) {
    return CLIENT_FILES.places.test(path) || CLIENT_FILES.instructions.some((file) => file.test(path));
}
/**
 * How a provider's units get the skills of a root (src/providers/README.md, "Places").
 *
 * @param root relative to the repository
 * @param named roots that the configuration names for this provider
 */
function placingOf(root, id, named) {
    const own = PROVIDERS.get(id)?.skillRoots ?? [];
    if (own.includes(root))
        return 'own';
    if (named.includes(root))
        return 'named';
    return own.length > 0 && SKILL_ROOTS.includes(root) ? 'not_available' : 'installed';
}
/** Seconds of a unit whose time was never recorded. */
function defaultSecondsOf(id) {
    return PROVIDERS.get(id)?.expectedSeconds ?? 60;
}
/** What starts an agent in a workflow. */
const AGENT_STARTS = {
    programs: ALL.flatMap(({ package: { program }, startedBy }) => [program, ...(startedBy?.programs ?? [])]),
    actions: ALL.flatMap(({ startedBy }) => startedBy?.actions ?? []),
};


/***/ })

};
