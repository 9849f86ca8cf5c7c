export const id = 948;
export const ids = [948,5807,9803,2716];
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

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D_)(document);
}


/***/ }),

/***/ 42716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ runOfMessage),
/* harmony export */   VC: () => (/* binding */ proposalMarker),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   kq: () => (/* binding */ proposalTrailer),
/* harmony export */   tX: () => (/* binding */ runOfBody)
/* harmony export */ });
const TRAILER = /^Portcullis-Run: ([1-9][0-9]{0,15})\.([1-9][0-9]{0,5})$/m;
const MARKER = /^<!-- portcullis-baseline run=([1-9][0-9]{0,15})\.([1-9][0-9]{0,5}) -->$/m;
/** The line of a commit's message by which later runs know the commit as theirs, and how new it is. */
function proposalTrailer(run) {
    return `Portcullis-Run: ${run.id}.${run.attempt}`;
}
/** The line of a pull request's text that says the same, and that nobody sees. */
function proposalMarker(run) {
    return `<!-- portcullis-baseline run=${run.id}.${run.attempt} -->`;
}
/** The run that a commit's message names; null where it is not one of ours. */
function runOfMessage(message) {
    return runOf(TRAILER.exec(message));
}
/** The run that a pull request's text names; null where it has none. */
function runOfBody(body) {
    return runOf(MARKER.exec(body.replaceAll('\r\n', '\n')));
}
/** Whether a run began after another one. A run that is done again says what was true when it began, so that the attempt comes second. */
function isNewerRun(run, other) {
    return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}
function runOf(found) {
    return found === null ? null : { id: Number(found[1]), attempt: Number(found[2]) };
}


/***/ }),

/***/ 41423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ matchesInOrder),
/* harmony export */   t: () => (/* binding */ globSegments)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const MAX_LENGTH = 256;
const MAX_STARS = 3;
const MAX_GLOBSTARS = 3;
const MAX_ALTERNATIVES = 100;
/**
 * The parts of a glob between slashes; one part where a slash may stand in a group, or another rule reaches over slashes. Throws `usage`
 * for a glob over the bounds, which could be compared for hours.
 */
function globSegments(glob) {
    const parts = glob.split('/');
    const isWhole = /^!|[\\]|[[({].*\//.test(glob) || parts.some((part) => part === '' || /^\.{1,2}$/.test(part));
    const segments = isWhole ? [glob] : parts;
    const stars = Math.max(0, ...segments.map((segment) => segment.replaceAll(/(^|\/)\*\*(?=\/|$)/g, '$1').match(/\*+|\+|!/g)?.length ?? 0));
    if (glob.length > MAX_LENGTH)
        refuse(glob, `at most ${MAX_LENGTH} characters`, `${glob.length}`);
    if (/[*+]\(|[)}]\+/.test(glob))
        refuse(glob, 'no repeated group', 'one');
    if (stars > MAX_STARS)
        refuse(glob, `at most ${MAX_STARS} stars between slashes or in groups`, `${stars}`);
    const globstars = parts.filter((part) => part.includes('**')).length;
    if (globstars > MAX_GLOBSTARS)
        refuse(glob, `at most ${MAX_GLOBSTARS} times \`**\``, `${globstars}`);
    const alternatives = alternativesOf(glob);
    if (alternatives > MAX_ALTERNATIVES)
        refuse(glob, `at most ${MAX_ALTERNATIVES} alternatives`, `${alternatives}`);
    return segments;
}
/**
 * Whether tests match items, one after the other; null is any number of items, also none. Goes through the items once, with all tests that
 * can stand next, so that nothing makes it exponential.
 */
function matchesInOrder(tests, items) {
    const withNothing = (places) => {
        for (const place of places)
            if (tests[place] === null)
                places.add(place + 1);
        return places;
    };
    let places = withNothing(new Set([0]));
    for (const item of items) {
        const next = new Set();
        for (const place of places) {
            const test = tests[place];
            if (test === null)
                next.add(place);
            else if (test?.(item) === true)
                next.add(place + 1);
        }
        places = withNothing(next);
    }
    return places.has(tests.length);
}
/** Groups behind one another multiply; those in one another are counted so too, which is never too few. */
function alternativesOf(glob) {
    const open = [];
    let product = 1;
    for (const character of glob) {
        const choices = open.at(-1);
        if ('{('.includes(character))
            open.push(character === '(' ? 2 : 1);
        else if (choices !== undefined && ',|'.includes(character))
            open[open.length - 1] = choices + 1;
        else if (choices !== undefined && '})'.includes(character))
            product *= open.pop() ?? 1;
    }
    return open.reduce((all, choices) => all * choices, product);
}
function refuse(glob, expected, found) {
    const help = 'Split it into several globs, or name folders in full.';
    throw (0,_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('usage', `the glob ${JSON.stringify(glob.slice(0, MAX_LENGTH))}`, { expected, found }, help);
}


/***/ }),

/***/ 60349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ globTest),
/* harmony export */   J: () => (/* binding */ anyGlobTest)
/* harmony export */ });
/* harmony import */ var _glob_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41423);

/**
 * A test for paths relative to the repository, with `/`. A glob within its bounds is compared folder by folder, so that no path can make it
 * exponential.
 */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    const glob = pattern.replace(/^\.\//, '');
    const segments = (0,_glob_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .globSegments */ .t)(glob).map((segment) => (segment === '**' ? null : picomatch(segment, { dot: true })));
    const [first] = segments;
    if (segments.length === 1 && first !== undefined && first !== null)
        return (path) => first(path);
    return (path) => (0,_glob_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesInOrder */ .Z)(segments, path.split('/'));
}
/** A test for paths that any of the globs matches. */
async function anyGlobTest(patterns) {
    const tests = await Promise.all(patterns.map(globTest));
    return (path) => tests.some((matches) => matches(path));
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

/***/ 91176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ annotationPath)
/* harmony export */ });
const LIMIT = 1000;
/**
 * A path as it is from the repository's root, parts joined by `/`; null for one that leads out of it, or that a channel could read in
 * another way (a drive, a backslash, a character that cannot be seen). Where nothing is known of the root, a relative path is taken as
 * one from there.
 */
function annotationPath(file) {
    if (file === null || file.length > LIMIT || /^(?:[A-Za-z]:|\/)|[\\\p{C}\p{Zl}\p{Zp}]/u.test(file))
        return null;
    const parts = file.split('/').filter((part) => part !== '.' && part !== '');
    return parts.length === 0 || parts.includes('..') || parts[0] === '.git' ? null : parts.join('/');
}


/***/ }),

/***/ 78013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ utf16Characters),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
/* harmony export */   j7: () => (/* binding */ CHANNEL_LIMITS)
/* harmony export */ });
/**
 * What each channel takes, and what we send (src/report/README.md, "Limits"). Bytes are those of UTF-8, characters those of UTF-16: no count
 * of code points is larger.
 */
const CHANNEL_LIMITS = {
    /** Of a step's job summary GitHub takes 1 MiB ("Workflow commands": adding a job summary); other tools may add to the same step's. */
    summaryBytes: 900 * 1024,
    /** Of a step GitHub shows 10 annotations of each kind; `and N more` is one of them, and so is the error that ends an action. */
    annotationsOfKind: 10,
    /** Of an annotation, as for check runs ("REST API endpoints for check runs"). */
    annotationTitleCharacters: 255,
    /** 64 KB by the same page; one that long would hide the others. */
    annotationMessageBytes: 4 * 1024,
    /** 65,536 characters ("REST API endpoints for issue comments" refuses more), less what a mail footer or an edit may add. */
    commentCharacters: 60_000,
    /** `title` has no limit of its own in the reference; it is held to that of annotations. */
    checkTitleCharacters: 255,
    /** `summary` and `text` of a check run, each; measured in bytes, which are never fewer than characters. */
    checkTextBytes: 65_535,
    /** Of a whole check run, so that a gate keeps within its number of requests. */
    checkAnnotations: 100,
    /** Of a run 25,000 are taken and the 5,000 worst shown ("SARIF support for code scanning"). */
    sarifResults: 5000,
    /** A file may have 10 MB when it is compressed with gzip (the same page), which makes nothing noticeably larger. */
    sarifBytes: 9_500_000,
    /** Of a message; one that is shorter says more. */
    sarifMessageCharacters: 2000,
    /** Of JUnit's form nobody says a limit, but readers of such files keep all of them in memory. */
    junitAttributeCharacters: 1000,
    junitBodyCharacters: 10_000,
};
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}
function utf16Characters(text) {
    return text.length;
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   ae: () => (/* binding */ AnnotationPlaces),
/* harmony export */   bK: () => (/* binding */ annotationLines),
/* harmony export */   lW: () => (/* binding */ annotationOf),
/* harmony export */   xz: () => (/* binding */ stepAnnotations)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _annotation_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91176);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);



/** Places that findings leave to what comes after them: a comment and a check run that could not be written. */
const AFTER_FINDINGS = 2;
/** What a step may still print as annotations: of each kind no more than GitHub shows, whoever in the action has something to say. */
class AnnotationPlaces {
    #left = {
        // One for the error that ends an action, and one for what a library of ours may warn of.
        error: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind - 1,
        warning: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind - 1,
        notice: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationsOfKind,
    };
    /** Takes a place; false where there is none any more. */
    take(kind) {
        if (this.#left[kind] === 0)
            return false;
        this.#left[kind] -= 1;
        return true;
    }
    /** What of it findings may have. */
    forFindings() {
        return { error: this.#left.error, warning: Math.max(0, this.#left.warning - AFTER_FINDINGS) };
    }
}
function annotationOf(level, rule, text, place) {
    const file = (0,_annotation_path_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationPath */ .Z)(place?.file ?? null);
    const line = place?.line ?? 0;
    return {
        level,
        title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .clipWithin */ .M3)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(`Portcullis: ${rule}`), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationTitleCharacters),
        text: annotationMessage(text),
        file,
        line: file === null || line < 1 ? null : line,
    };
}
/** The annotations of a step: of each kind the first, which are the worst, and one that counts the others, in as many places as there are. */
function stepAnnotations(findings, places) {
    return ['error', 'warning'].flatMap((level) => {
        const room = places[level];
        if (room <= 0)
            return [];
        const found = findings.filter((finding) => finding.level === level);
        const shown = found.slice(0, found.length > room ? room - 1 : room).map((finding) => ({ ...finding, level }));
        const left = found.length - shown.length;
        const more = { level, title: 'Portcullis', text: `and ${left} more: see the job summary`, file: null, line: null };
        return left === 0 ? shown : [...shown, more];
    });
}
/** A text as one harmless line, within the limit of a message. */
function annotationMessage(text) {
    return clipBytes((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(text), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** Text of several lines as one annotation: harmless as it is, and within the limit of a message. */
function annotationLines(text) {
    return clipBytes(text, _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** At most `limit` bytes of UTF-8, whole characters, with a mark where some were cut. */
function clipBytes(text, limit) {
    if ((0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(text) <= limit)
        return text;
    const mark = '…';
    const bytes = new TextEncoder().encodeInto(text, new Uint8Array(limit - (0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(mark)));
    return `${text.slice(0, bytes.read)}${mark}`;
}


/***/ }),

/***/ 24036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Bv: () => (/* binding */ safeLines),
/* harmony export */   C$: () => (/* binding */ painted),
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   M3: () => (/* binding */ clipWithin),
/* harmony export */   cx: () => (/* binding */ safeStart),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   xm: () => (/* binding */ EFFECT_MARKS)
/* harmony export */ });
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
/** What something does to its gate, as one character for a terminal. */
const EFFECT_MARKS = {
    fail: '✗',
    undecided: '?',
    warn: '!',
    report: '·',
    ok: '✓',
};
/** The same as a colour. */
function painted(effect, text, style) {
    const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.cyan, ok: style.green };
    return paint[effect](text);
}
/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
function safeText(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('##[', '## [');
}
/** Text of several lines, each of them harmless. */
function safeLines(text) {
    return text.split('\n').map(safeText).join('\n');
}
/** The same for the beginning of a line: the runner would obey a text that begins with `::` there. */
function safeStart(text) {
    return safeText(text).replace(/^(?=\s*::)/, '- ');
}
/** At most `limit` characters, and a mark where some were cut. */
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** At most `limit` characters with the mark, for a channel that takes no more. */
function clipWithin(text, limit) {
    return text.length <= limit ? text : clip(text, limit - 1);
}


/***/ })

};
