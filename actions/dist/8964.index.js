export const id = 8964;
export const ids = [8964];
export const modules = {

/***/ 12759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   Hj: () => (/* binding */ decodeLine),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30348);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);


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

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);

const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) ? value : EMPTY;
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

/***/ 46202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);


function foldText(text) {
    return { written: text.normalize('NFC'), folded: (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(text) };
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
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(token).split(':')).at(-1) ?? '';
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
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(word).filter((part) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(part).includes(this.#needle));
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

/***/ 92340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ isSkillFile),
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   Zn: () => (/* binding */ tellsNoPlace),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
/** Whether a file of this name, without a folder, is one; letter case does not matter. */
function isSkillFile(name) {
    return name?.toLowerCase() === SKILL_FILE.toLowerCase();
}
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
    return pathParts(path).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m);
}
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
/** Whether all of `wanted` stand in `segments` from `offset` on. */
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return isSkillFile(parts.at(-1)) ? parts.at(-2) : undefined;
}
/**
 * Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places (src/evidence/README.md, "Skills roots"). Takes
 * folded segments.
 */
function isUnderSkillsRoot(segments, places) {
    const place = segments.findIndex((segment) => places.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a path begins where a command ran, in no folder but that of the skill, so that it does not tell where that lies. */
function tellsNoPlace(path) {
    return pathParts(path).length <= 2 && !/^(?:[/\\~$%`]|[A-Za-z]:)/.test(path);
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 16992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ SkillFolders),
/* harmony export */   TC: () => (/* binding */ inventoryWith),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   ks: () => (/* binding */ SkillInventory)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);


/**
 * Which names mean the same skill. Attribution is by identity, never by substring (src/evidence/README.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
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
        this.#caseSensitive = spelledDifferently([...merged.keys()].flatMap((name) => [name, splitName(name)[1]]));
        for (const skill of merged.values()) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(plugin)].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(leftPlugin) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(rightPlugin);
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
            return owner === undefined || owner === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(leftPlugin ?? rightPlugin ?? '') ? 'same' : 'different';
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
        const folded = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name);
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    const [plugin] = splitName(skill.name);
    return plugin === undefined ? undefined : (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(plugin);
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}
/**
 * Learns from a transcript in which folders the skills lie that it loads. A client may call a skill by the name in its frontmatter,
 * and name its folder in a line of its own; the two lines belong together when nothing else could.
 */
class SkillFolders {
    /** By the call whose subagent the lines stand in; '' for the main conversation. */
    #loaded = new Map();
    #folders = new Map();
    #paths = new Map();
    /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
    addLoad(name, parentCallId, callId) {
        addTo(this.#loaded, parentCallId ?? '', name);
        if (callId !== null)
            addTo(this.#loaded, callId, name);
    }
    addFolder(path, parentCallId) {
        addTo(this.#folders, parentCallId ?? '', (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(path).at(-1) ?? '');
        addTo(this.#paths, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(path).at(-1) ?? ''), `${path}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    }
    /** Where what was loaded under one of these names may lie; `catalogue` is what the client listed. */
    finder(catalogue) {
        const known = new Map(this.#paths);
        for (const { name, aliases, path } of [...this.listings(), ...catalogue]) {
            const paths = path === undefined ? this.#paths.get(baseOf(name)) : new Set([path]);
            for (const own of [name, ...aliases])
                if (paths !== undefined)
                    known.set((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(own), paths);
        }
        return (names) => {
            const key = [...names.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m), ...names.map(baseOf)].find((name) => known.has(name));
            return [...(known.get(key ?? '') ?? [])];
        };
    }
    /** Skills under the names of their folders, each with the name that it was called by. */
    listings() {
        return [...this.#folders].flatMap(([place, folders]) => {
            const names = [...(this.#loaded.get(place) ?? [])];
            const [folder, ...others] = [...folders].filter((one) => !names.some((name) => baseOf(name) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(one)));
            const [name, ...further] = names.filter((one) => ![...folders].some((known) => baseOf(one) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(known)));
            if (folder === undefined || name === undefined || others.length + further.length > 0)
                return [];
            const plugin = name.slice(0, name.lastIndexOf(':') + 1);
            return [{ name: `${plugin}${folder}`, aliases: [name] }];
        });
    }
}
/** What is installed, and what was loaded under a plugin's name and is not: `plugin:x` where a bare `x` is installed is that `x`. */
function inventoryWith(installed, loaded) {
    const known = new SkillInventory(installed);
    const further = loaded.filter((name) => name.includes(':') && !known.has(name));
    return new SkillInventory([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}
/** The folded name without its plugin: `plugin:skill` names the skill of that name. */
function baseOf(name) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name.slice(name.lastIndexOf(':') + 1));
}


/***/ }),

/***/ 61359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   tV: () => (/* binding */ textMatches),
/* harmony export */   w1: () => (/* binding */ skillLine)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78413);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .ks([]);
const SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, a sentence speaks of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function skillLine(text) {
    const match = SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as src/evidence/README.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const own = skillLine(line);
    if (own !== undefined && names(own.skill))
        matches.push({ kind: 'skill_line', failed: own.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_2__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = skillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathParts */ .KC)(path).slice(-1));
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
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_2__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
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
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_0__/* .openedFiles */ .vm)(text);
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

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ foldedName)
/* harmony export */ });
/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
function foldedName(name) {
    return name.normalize('NFC').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}


/***/ }),

/***/ 38964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copilotReader: () => (/* binding */ copilotReader)
/* harmony export */ });
/* harmony import */ var _evidence_decode_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12759);
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67921);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78413);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92340);
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61359);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83105);






const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) => Buffer.from(`{"type":"${name}"`));
const ANY_EVENT = '{"type":"';
/** What begins so comes of the model, or begins its work; an end is none. */
const WORK = /^(?:assistant|model|tool|skill)\.(?!\w+_end$)|^session\.(?:start|resume)$/;
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);
/** Copilot: `--output-format json`, the `events.jsonl` of a session, and the plain text with its `skill(x)` lines. */
const copilotReader = {
    agent: 'copilot',
    arrayForm: false,
    textShowsCalls: true,
    readValue,
    readText,
    canSkip: (line) => DELTA_HEADS.some((head) => (0,_evidence_decode_line_js__WEBPACK_IMPORTED_MODULE_0__/* .standsAt */ .T7)(line.bytes, line.start, line.end, head)) &&
        (0,_evidence_decode_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeTail */ .A8)(line, ANY_EVENT) !== undefined,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(value);
    const data = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['data']);
    const parent = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['parentToolCallId']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['parentToolCallId']);
    const type = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(line['type']);
    const works = WORK.test(type ?? '');
    return { events: eventsOf(type, line, data), works, parent_call_id: parent === '' ? undefined : parent };
}
function eventsOf(type, line, data) {
    switch (type) {
        case 'session.start':
        case 'session.tools_updated':
            return [sessionEvent(data)];
        case 'session.skills_loaded':
            return [{ type: 'session', started: true, skills: listings(data), catalogue: 'complete' }];
        case 'assistant.message':
            return messageEvents(data);
        case 'tool.execution_start':
            return [callEvent(data['toolCallId'], data['toolName'], data['arguments'])];
        case 'tool.execution_complete':
            return [
                {
                    type: 'tool_result',
                    call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['toolCallId']) ?? null,
                    ok: data['success'] === true,
                    unstated: data['success'] === undefined || undefined,
                    answer: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(data['error'])['message']),
                    loaded: loadedSkill(data),
                },
            ];
        case 'skill.invoked':
            return [invokedEvent(data)];
        case 'abort':
            return [{ type: 'aborted' }];
        case 'session.error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['message']) ?? 'the session failed';
            const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(data['statusCode']);
            const kind = `${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['errorType']) ?? ''} ${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['errorCode']) ?? ''}`;
            const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .transportReason */ .g)(kind, status, message);
            return [{ type: 'transport_error', reason, message, status }];
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
function sessionEvent(data) {
    return {
        type: 'session',
        started: true,
        session_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['sessionId']),
        model: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['model']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['selectedModel']),
        version: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['copilotVersion']),
    };
}
/** Copilot answers to the frontmatter name; the folder is an alias. A disabled skill is not offered. */
function listings(data) {
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asList */ .DD)(data['skills']).flatMap((item) => {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(item);
        const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(skill['name']);
        if (name === undefined || skill['enabled'] === false)
            return [];
        const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(skill['path']);
        const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_5__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_5__/* .pathParts */ .KC)(path ?? ''));
        const command = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(skill['commandName']);
        const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name);
        return [{ name, aliases, path }];
    });
}
function messageEvents(data) {
    const text = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['content']) ?? '';
    const requests = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asList */ .DD)(data['toolRequests']).map((item) => {
        const request = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(item);
        return callEvent(request['toolCallId'], request['name'], request['arguments']);
    });
    if (text === '')
        return requests.length > 0 ? requests : [{ type: 'notice', name: 'assistant.message' }];
    return [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}
function callEvent(id, name, input) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(name) ?? '';
    const fields = parsedArguments(input ?? null);
    return { type: 'tool_call', call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(id) ?? null, tool, input: fields, purpose: purposeOf(tool, fields) };
}
/** The Responses API gives arguments as JSON text. */
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
    const fields = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(input);
    if (tool === 'skill') {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['skill']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['name']);
        return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
    }
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['path']);
    if (FILE_VIEWERS.has(tool) && path !== undefined)
        return { kind: 'opens', paths: [path] };
    return SHELLS.has(tool) ? (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_2__/* .commandPurpose */ .qy)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(fields['command']) ?? '') : { kind: 'other' };
}
/** Only in the session's own `events.jsonl`; the folder of its path is another name of the skill. */
function invokedEvent(data) {
    const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['name']);
    if (name === undefined)
        return { type: 'unknown', name: 'skill.invoked', tool_like: true };
    const plugin = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['pluginName']);
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['path']);
    const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_5__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_5__/* .pathParts */ .KC)(path ?? ''));
    const aliases = folder === undefined || folder === name ? [] : [qualified(folder, plugin)];
    return { type: 'skill_invoked', skill: qualified(name, plugin), aliases, path };
}
function loadedSkill(data) {
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(data['toolTelemetry'])['restrictedProperties']);
    const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(told['skillName']);
    return skill === undefined ? undefined : qualified(skill, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(told['pluginName']));
}
/** A plugin's skill is called by its bare name; the plugin is named beside it. */
function qualified(skill, plugin) {
    return plugin === undefined || skill.includes(':') ? skill : `${plugin}:${skill}`;
}
function resultEvent(line) {
    const exitCode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(line['exitCode']);
    const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(line['usage']);
    const reported = reportedUsage((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asCount */ .Wg)(usage['inputTokens']), (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asCount */ .Wg)(usage['outputTokens']));
    if (exitCode === 0)
        return { type: 'terminal', outcome: 'completed', usage: reported };
    const message = `the client ended with exit code ${exitCode ?? 'unknown'}`;
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage: reported };
}
/** The end of a session's `events.jsonl`, with the tokens of every model. */
function shutdownEvent(data) {
    const usages = Object.values((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(data['modelMetrics'])).map((metrics) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(metrics)['usage']));
    const total = (field) => usages.length === 0 ? null : usages.reduce((sum, usage) => sum + ((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asCount */ .Wg)(usage[field]) ?? 0), 0);
    const usage = reportedUsage(total('inputTokens'), total('outputTokens'));
    if (data['shutdownType'] !== 'error')
        return { type: 'terminal', outcome: 'completed', usage };
    const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(data['errorReason']) ?? 'the session ended with an error';
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}
function reportedUsage(input, output) {
    return { input_tokens: input, output_tokens: output, cost_usd: null, turns: null };
}
/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines with the client's marks are tool lines and notices, which
 * prove nothing. The rest is what the assistant said.
 */
function readText(text) {
    const skill = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .skillLine */ .w1)(text);
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
            ? [{ type: 'transport_error', reason: (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .transportReason */ .g)('', undefined, notice), message: notice }]
            : [{ type: 'notice', name: 'text/tool_line' }];
    }
    // What a tool printed is indented below its line; a drawn tree (`└── file`) is text.
    if (/^\s{0,16}[└⎿↪]\s/u.test(text))
        return [{ type: 'notice', name: 'text/tool_output' }];
    const said = { type: 'assistant_text', text, synthetic: false };
    // It may be the agent's: `assessRun` takes it for the client's where nothing else was printed and the client failed.
    const reason = text.startsWith('Error: ') ? (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .transportReason */ .g)('', undefined, text.slice(0, 400)) : 'api_error';
    return reason === 'api_error' ? [said] : [said, { type: 'transport_error', reason, message: text.slice(0, 400) }];
}


/***/ }),

/***/ 83105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ transportReason)
/* harmony export */ });
/** Where a number is the status of an answer: not in an address, an id or a count. */
const STATUS = String.raw `(?:^|\berror: |\bHTTP |\bstatus:? )`;
const LIMITED = new RegExp(`rate[ _-]?limit|too many requests|(?:usage|session|weekly|spend) limit|quota|out of credits|${STATUS}429\\b`, 'i');
const REFUSED = new RegExp(String.raw `authenticat(?:ion|ed?\b)|authori[sz](?:ation|ed\b)|forbidden|invalid api key|not logged in|sign in again|/login\b|` +
    String.raw `billing|credit balance|oauth|refresh[ _-]token|token[ _](?:has |is )?expired|${STATUS}40[123]\b`, 'i');
/**
 * Why a client's request failed: by the client's own class of the error, else by the status that it reports, else by its own error text;
 * never by anything that the agent said. Where a client has no class, its text is the class.
 */
function transportReason(kind, status, clientText) {
    return named(kind) ?? byStatus(status) ?? named(clientText) ?? 'api_error';
}
function named(text) {
    if (LIMITED.test(text))
        return 'rate_limited';
    return REFUSED.test(text) ? 'auth' : undefined;
}
function byStatus(status) {
    if (status === 401 || status === 402 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    return status === undefined ? undefined : 'api_error';
}


/***/ }),

/***/ 30348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stripAnsi)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}


/***/ })

};
