export const id = 4253;
export const ids = [4253,3012,631];
export const modules = {

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
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
/** What a client without costs and turns tells of its tokens. */
function reportedUsage(input, output) {
    return { input_tokens: asCount(input), output_tokens: asCount(output), cost_usd: null, turns: null };
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
/* harmony export */   Xf: () => (/* binding */ isBareSkillPath),
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
function isBareSkillPath(path) {
    return pathParts(path).length <= 2 && !/^(?:[/\\~$%`]|[A-Za-z]:)/.test(path);
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
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
    const composed = name.normalize('NFC');
    // Of ASCII alone, which nearly all texts are, it is the same and takes a fraction of the time.
    if (!/[\u0080-\uFFFF]/.test(composed))
        return composed.toLowerCase();
    return composed.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
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

/***/ 13468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parseJsonDocument)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88665);



/**
 * Parse a JSON text strictly (RFC 8259: no comments, trailing commas, single quotes or byte order mark).
 * Throws `JsonSyntaxError`, also on numbers beyond the range of a double (`1e400`) and on 513 nested levels.
 */
function parseJsonDocument(text) {
    const { value, duplicateKeys } = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonTree */ .U)(text, { maxDepth: _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J }, Number);
    let lines;
    return {
        value,
        duplicateKeys,
        lineOf: (pointer) => lineAt((lines ??= indexLines(text)), pointer),
    };
}
/** Where the values of a text that `scanJson` accepts stand. Of members with the same key the last counts. */
function indexLines(text) {
    const indexer = new LineIndexer();
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY }, indexer);
    return indexer.root;
}
function lineAt(root, pointer) {
    const segments = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerSegments */ .c)(pointer);
    if (segments === undefined)
        return undefined;
    let entry = root;
    for (const segment of segments) {
        if (entry === undefined || typeof entry === 'number')
            return undefined;
        if ('members' in entry)
            entry = entry.members.get(segment);
        else
            entry = /^(?:0|[1-9]\d*)$/.test(segment) ? entry.items[Number(segment)] : undefined;
    }
    return typeof entry === 'object' ? entry.line : entry;
}
class LineIndexer {
    root = 1;
    #open = [];
    #key = '';
    #keyLine = 0;
    openObject(line) {
        this.#enter((at) => ({ line: at, members: new Map() }), line);
    }
    openArray(line) {
        this.#enter((at) => ({ line: at, items: [] }), line);
    }
    key(name, line) {
        this.#key = name;
        this.#keyLine = line;
    }
    close() {
        this.#open.pop();
    }
    scalar(_value, line) {
        this.#add(this.#lineFor(line));
    }
    number(_spelling, line) {
        this.#add(this.#lineFor(line));
    }
    #enter(create, valueLine) {
        const entry = create(this.#lineFor(valueLine));
        this.#add(entry);
        this.#open.push(entry);
    }
    #lineFor(valueLine) {
        const parent = this.#open.at(-1);
        return parent !== undefined && 'members' in parent ? this.#keyLine : valueLine;
    }
    #add(entry) {
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.root = entry;
        else if ('members' in parent)
            parent.members.set(this.#key, entry);
        else
            parent.items.push(entry);
    }
}


/***/ }),

/***/ 51467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JsonShapeError),
/* harmony export */   q: () => (/* binding */ JsonSyntaxError)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/**
 * A text that is not the JSON we accept. `reason` is the message without its position, for callers that print
 * `file:line:column` themselves. Neither ever quotes raw control or non-ASCII characters of the input.
 */
class JsonSyntaxError extends _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz {
    reason;
    /** From 1; only LF ends a line, as in git and in GitHub's annotations. */
    line;
    /** From 1, in UTF-16 code units. */
    column;
    /** The same as a value. */
    mismatch;
    constructor(reason, line, column, mismatch) {
        super(`${reason} at line ${line}, column ${column}`);
        this.name = 'JsonSyntaxError';
        this.reason = reason;
        this.line = line;
        this.column = column;
        this.mismatch = { expected: 'valid JSON', found: reason, ...mismatch, line };
    }
}
/** A JSON text that is not what its reader asks for. `message` says where, what was expected and what was found. */
class JsonShapeError extends _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz {
    /** From 1. */
    line;
    constructor(place, line, reason) {
        super(`${place === '' ? '' : `${place}: `}${reason} at line ${line}`);
        this.name = 'JsonShapeError';
        this.line = line;
    }
}


/***/ }),

/***/ 75224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ childPointer),
/* harmony export */   c: () => (/* binding */ pointerSegments)
/* harmony export */ });
/** The JSON pointer (RFC 6901) of a child: `parent` is a pointer, `segment` a member's key or an element's index. */
function childPointer(parent, segment) {
    return `${parent}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The unescaped segments of a JSON pointer, none for the root `''`; `undefined` where the text is no pointer. */
function pointerSegments(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}


/***/ }),

/***/ 13727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson),
/* harmony export */   J: () => (/* binding */ DEFAULT_MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51467);

/** How many containers of a document may stand inside each other, where no digest asks for fewer. */
const DEFAULT_MAX_DEPTH = 512;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BYTE_ORDER_MARK = 0xfeff;
/** What a string holds only as an escape, or as the beginning of one. */
// oxlint-disable-next-line no-control-regex -- JSON names them
const SPECIAL = /[\\\u0000-\u001f]/g;
const LITERALS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
const NON_FINITE = ['NaN', 'Infinity', '-Infinity'];
const isDigit = (code) => code >= ZERO && code <= 0x39;
/**
 * Walk a JSON text (RFC 8259 and nothing more lenient) and call `visitor` for what stands there. Linear in the length of the text, and
 * iterative, so that no input exhausts the stack.
 *
 * Throws `JsonSyntaxError` on the first deviation, on a byte order mark, on a number beyond the range of a double and
 * where `limits` are passed; the visitor has then seen a part of the text.
 */
function scanJson(text, limits, visitor) {
    new JsonScanner(text, limits, visitor).scan();
}
class JsonScanner {
    #text;
    #limits;
    #visitor;
    /** The bracket that ends each open container, outermost first. */
    #closers = [];
    #at = 0;
    #line = 1;
    #lineStart = 0;
    /** The first special character at or behind the last place that was asked about. */
    #special = -1;
    constructor(text, limits, visitor) {
        this.#text = text;
        this.#limits = limits;
        this.#visitor = visitor;
    }
    scan() {
        if (this.#code() === BYTE_ORDER_MARK) {
            throw this.#error('the text starts with a byte order mark (U+FEFF); JSON is UTF-8 without one');
        }
        this.#skipSpace();
        do {
            this.#startValue();
        } while (this.#moveToNextValue());
    }
    /** Reads a scalar or enters containers, until a value has ended or an empty container waits for its bracket. */
    #startValue() {
        for (;;) {
            const code = this.#code();
            if (code !== OPEN_OBJECT && code !== OPEN_ARRAY)
                return this.#scalar(code);
            const closer = code === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
            if (this.#closers.length >= this.#limits.maxDepth) {
                throw this.#error(`nested deeper than ${this.#limits.maxDepth} levels`);
            }
            this.#closers.push(closer);
            if (closer === CLOSE_OBJECT)
                this.#visitor.openObject(this.#line, this.#at);
            else
                this.#visitor.openArray(this.#line, this.#at);
            this.#at += 1;
            this.#skipSpace();
            if (this.#code() === closer)
                return;
            if (closer === CLOSE_OBJECT)
                this.#key("a key in double quotes or '}'");
        }
    }
    /** Closes the containers that end here; true where another value must follow, false at the end of the text. */
    #moveToNextValue() {
        for (;;) {
            this.#skipSpace();
            const closer = this.#closers.at(-1);
            if (closer === undefined) {
                if (this.#at < this.#text.length)
                    throw this.#unexpected('the end of the text');
                return false;
            }
            const code = this.#code();
            if (code === COMMA) {
                this.#at += 1;
                this.#skipSpace();
                if (closer === CLOSE_OBJECT)
                    this.#key('a key in double quotes');
                return true;
            }
            if (code !== closer)
                throw this.#unexpected(closer === CLOSE_OBJECT ? "',' or '}'" : "',' or ']'");
            this.#at += 1;
            this.#closers.pop();
            this.#visitor.close(this.#at);
        }
    }
    #key(expected) {
        if (this.#code() !== QUOTE)
            throw this.#unexpected(expected);
        const line = this.#line;
        this.#visitor.key(this.#string(), line);
        this.#skipSpace();
        if (this.#code() !== COLON)
            throw this.#unexpected("':'");
        this.#at += 1;
        this.#skipSpace();
    }
    #scalar(code) {
        const start = this.#at;
        if (code === QUOTE)
            return this.#visitor.scalar(this.#string(), this.#line, start, this.#at);
        const nonFinite = NON_FINITE.find((one) => this.#limits.nonFinite === true && this.#text.startsWith(one, start));
        if (nonFinite !== undefined) {
            this.#at += nonFinite.length;
            return this.#visitor.number(nonFinite, this.#line, start, this.#at);
        }
        if (code === MINUS || isDigit(code))
            return this.#number(code);
        for (const [word, value] of LITERALS) {
            if (this.#text.startsWith(word, this.#at)) {
                this.#at += word.length;
                return this.#visitor.scalar(value, this.#line, start, this.#at);
            }
        }
        throw this.#unexpected('a value');
    }
    #number(first) {
        const start = this.#at;
        if (first === MINUS)
            this.#at += 1;
        if (this.#code() === ZERO) {
            this.#at += 1;
            if (isDigit(this.#code()))
                throw this.#unexpected('no digit after a leading zero');
        }
        else {
            this.#digits();
        }
        if (this.#code() === DOT) {
            this.#at += 1;
            this.#digits();
        }
        if ((this.#code() | 0x20) === LOWER_E) {
            this.#at += 1;
            if (this.#code() === PLUS || this.#code() === MINUS)
                this.#at += 1;
            this.#digits();
        }
        const spelling = this.#text.slice(start, this.#at);
        if (this.#limits.anyNumber !== true && !Number.isFinite(Number(spelling))) {
            throw this.#error('a number beyond the range of a double', start);
        }
        this.#visitor.number(spelling, this.#line, start, this.#at);
    }
    #digits() {
        if (!isDigit(this.#code()))
            throw this.#unexpected('a digit');
        while (isDigit(this.#code()))
            this.#at += 1;
    }
    #string() {
        const plain = this.#plainString();
        if (plain !== undefined)
            return plain;
        const start = this.#at;
        this.#at += 1;
        for (;;) {
            const code = this.#code();
            if (code === QUOTE)
                break;
            if (code === BACKSLASH)
                this.#escape();
            else if (code >= SPACE)
                this.#at += 1;
            else {
                throw this.#unexpected(Number.isNaN(code) ? 'the end of the string' : 'an escape for the control character');
            }
        }
        this.#at += 1;
        // One string at a time: on whole objects JSON.parse confuses escaped keys in Node 24 (nodejs/node#63785).
        const value = JSON.parse(this.#text.slice(start, this.#at));
        if (this.#limits.wellFormedStrings === true && !value.isWellFormed()) {
            throw this.#error('a string with half of a surrogate pair', start);
        }
        return value;
    }
    /** A string up to the next quote, where nothing before that needs a look of its own; most are so, and need no loop over their characters. */
    #plainString() {
        const start = this.#at + 1;
        const end = this.#text.indexOf('"', start);
        if (this.#special < start) {
            SPECIAL.lastIndex = start;
            this.#special = SPECIAL.exec(this.#text)?.index ?? this.#text.length;
        }
        if (end < 0 || this.#special < end)
            return undefined;
        const value = this.#text.slice(start, end);
        if (this.#limits.wellFormedStrings === true && !value.isWellFormed())
            return undefined;
        this.#at = end + 1;
        return value;
    }
    #escape() {
        this.#at += 1;
        const code = this.#code();
        if (Number.isNaN(code) || !'"\\/bfnrtu'.includes(String.fromCharCode(code))) {
            throw this.#unexpected('one of " \\ / b f n r t u after a backslash');
        }
        this.#at += 1;
        if (code !== LOWER_U)
            return;
        for (let count = 0; count < 4; count += 1) {
            const hex = this.#code();
            if (!isDigit(hex) && !((hex | 0x20) >= 0x61 && (hex | 0x20) <= 0x66))
                throw this.#unexpected('a hex digit');
            this.#at += 1;
        }
    }
    #skipSpace() {
        for (;;) {
            const code = this.#code();
            if (code === LINE_FEED) {
                this.#line += 1;
                this.#lineStart = this.#at + 1;
            }
            else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) {
                return;
            }
            this.#at += 1;
        }
    }
    /** The code unit at the current place; NaN, which equals nothing, at the end of the text. */
    #code() {
        return this.#text.charCodeAt(this.#at);
    }
    #unexpected(expected) {
        const found = describeCharacter(this.#text.codePointAt(this.#at));
        const mismatch = { expected: `valid JSON with ${expected} here`, found };
        return this.#error(`expected ${expected}, found ${found}`, this.#at, mismatch);
    }
    #error(reason, offset = this.#at, mismatch) {
        return new _json_error_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q(reason, this.#line, offset - this.#lineStart + 1, mismatch);
    }
}
function describeCharacter(codePoint) {
    if (codePoint === undefined)
        return 'the end of the text';
    if (codePoint > SPACE && codePoint < 0x7f)
        return `'${String.fromCodePoint(codePoint)}'`;
    return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 88665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setMember),
/* harmony export */   U: () => (/* binding */ parseJsonTree)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);


/**
 * Parse a JSON text; `readNumber` decides what becomes of a number's spelling. Of members with the same key the last
 * wins. Throws `JsonSyntaxError` as `scanJson` does.
 */
function parseJsonTree(text, limits, readNumber) {
    const builder = new JsonTreeBuilder(readNumber);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, limits, builder);
    return { value: builder.root, duplicateKeys: builder.duplicateKeys };
}
class JsonTreeBuilder {
    root = null;
    duplicateKeys = [];
    #readNumber;
    #top;
    constructor(readNumber) {
        this.#readNumber = readNumber;
    }
    openObject() {
        this.#open({});
    }
    openArray() {
        this.#open([]);
    }
    key(name, line) {
        const frame = this.#top;
        if (frame === undefined)
            return;
        frame.key = name;
        if (Object.hasOwn(frame.container, name)) {
            this.duplicateKeys.push({ pointer: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointerOf(frame), name), line });
        }
    }
    close() {
        this.#top = this.#top?.parent;
    }
    scalar(value) {
        this.#add(value);
    }
    number(spelling) {
        this.#add(this.#readNumber(spelling));
    }
    #open(container) {
        const parent = this.#top;
        const segment = Array.isArray(parent?.container) ? parent.container.length : (parent?.key ?? '');
        this.#add(container);
        this.#top = { container, parent, segment, key: '', pointer: undefined };
    }
    #add(value) {
        const frame = this.#top;
        if (frame === undefined)
            this.root = value;
        else if (Array.isArray(frame.container))
            frame.container.push(value);
        else
            setMember(frame.container, frame.key, value);
    }
}
/** Each container keeps its own, so that many duplicates at a great depth stay cheap. Limits of depth bound the recursion. */
function pointerOf(frame) {
    const { parent, segment } = frame;
    frame.pointer ??= parent === undefined ? '' : (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointerOf(parent), segment);
    return frame.pointer;
}
/** Makes a member of any name, also of `__proto__`. */
function setMember(object, key, value) {
    if (key === '__proto__') {
        // Assigning would change the prototype instead of making a member.
        Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
    }
    else {
        object[key] = value;
    }
}


/***/ }),

/***/ 44253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codexDialect: () => (/* binding */ codexDialect)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92340);
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13468);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51467);
/* harmony import */ var _dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82579);





const LIST = '<skills_instructions>';
/** Of older versions, in the user's name. */
const OLD_LIST = '# AGENTS.md instructions for ';
const HEADING = '\n## Skills\n';
/** The group of the classic tools. They are listed only after a search, and can be called before it. */
const CLASSIC = 'multi_agent_v1';
/**
 * Codex has no tool for skills: its instructions are to open the skill's SKILL.md at the path that it lists. Other files are opened by
 * a command, too. It starts a subagent and goes on.
 */
const codexDialect = {
    reminder: null,
    skillTool: null,
    skillsIn: (text, from) => (text.startsWith(from === 'instructions' ? LIST : OLD_LIST) ? skillsIn(text) : []),
    call: toolCall,
    waitFor,
};
function toolCall(call, request) {
    const fileOf = (skill) => (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .findUnprefixedSkill */ .Hx)(request.skills, skill)?.file ?? null;
    switch (call.kind) {
        case 'skill': {
            const file = fileOf(call.skill);
            return file === null ? null : command(`cat ${shellWord(file)}`, request);
        }
        case 'read': {
            // To open the file of a skill is to use it.
            const skill = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .pathParts */ .KC)(call.path));
            if (skill !== undefined && fileOf(skill) === null)
                return null;
            return command(`cat ${shellWord(call.path)}`, request);
        }
        case 'shell':
            return command(call.command, request);
        case 'subagent':
            return subagent(call.prompt, request);
    }
}
/** In code mode commands are run by JavaScript alone, in which `exec_command` is a function. */
function command(cmd, request) {
    const codeMode = request.tools.some(({ name, plain }) => name === 'exec' && plain);
    if (!codeMode)
        return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .functionCall */ .Nq)('exec_command', { cmd });
    const input = `const result = await tools.exec_command(${JSON.stringify({ cmd })});\ntext(result.output);\n`;
    return { name: 'exec', namespace: null, input, plain: true };
}
function subagent(prompt, request) {
    const offered = request.tools.find(({ name }) => name === 'spawn_agent');
    if (offered === undefined)
        return { ...(0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .functionCall */ .Nq)('spawn_agent', { message: prompt }), namespace: CLASSIC };
    const input = { task_name: 'rehearsal', message: prompt, fork_turns: 'none' };
    return { ...(0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .functionCall */ .Nq)('spawn_agent', input), namespace: offered.namespace };
}
function waitFor(started, request) {
    const offered = request.tools.find(({ name }) => name === 'wait_agent');
    if (offered !== undefined)
        return { ...(0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .functionCall */ .Nq)('wait_agent', {}), namespace: offered.namespace };
    const agent = agentIdOf(started);
    return agent === undefined ? null : { ...(0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .functionCall */ .Nq)('wait_agent', { targets: [agent] }), namespace: CLASSIC };
}
/** Undefined where no subagent was started. */
function agentIdOf(result) {
    try {
        return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_kernel_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonDocument */ .d)(result ?? '').value)['agent_id']);
    }
    catch (error) {
        if (error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonSyntaxError */ .q)
            return undefined;
        throw error;
    }
}
function shellWord(text) {
    return /^[\w./@:+~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
/** A table of roots (`- \`r0\` = \`/path\``) and `- name: description (file: r0/folder/SKILL.md)`. */
function skillsIn(text) {
    const roots = new Map();
    const skills = [];
    // What a project says in its AGENTS.md may stand before.
    for (const line of text.slice(text.lastIndexOf(HEADING)).split('\n')) {
        const root = /^- `(\w+)` = `(.+)`$/.exec(line);
        if (root !== null)
            roots.set(root[1] ?? '', root[2] ?? '');
        const entry = /^- (.+?): .* \(file: (.+)\)$/.exec(line);
        if (entry === null)
            continue;
        const [, name = '', short = ''] = entry;
        const slash = short.indexOf('/');
        const place = roots.get(short.slice(0, slash));
        const file = place === undefined ? short : `${place}${short.slice(slash)}`;
        skills.push({ name, alias: null, file });
    }
    return skills;
}


/***/ }),

/***/ 82579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Hx: () => (/* binding */ findUnprefixedSkill),
/* harmony export */   Nq: () => (/* binding */ functionCall),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   m9: () => (/* binding */ findOfferedSkill)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** A call of a function that is in no group. */
function functionCall(name, input) {
    return { name, namespace: null, input: JSON.stringify(input), plain: false };
}
/** Clients want absolute paths. */
function absolutePath(path, { workingDirectory: folder }) {
    if (folder === null || /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path))
        return path;
    return `${folder.replace(/[/\\]$/, '')}/${path}`;
}
/**
 * The offered skill that a script means: by either of its names, else by the only name behind a plugin's prefix. Case matters only where
 * one fits exactly. Undefined where the client does not offer it.
 */
function findOfferedSkill(skills, wanted) {
    const exact = skills.find(({ name }) => name === wanted);
    if (exact !== undefined)
        return exact;
    const folded = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(wanted);
    const named = skills.find((skill) => namesOf(skill).some((name) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name) === folded));
    if (named !== undefined)
        return named;
    const behindPrefix = skills.filter(({ name }) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name).endsWith(`:${folded}`));
    return behindPrefix.length === 1 ? behindPrefix[0] : undefined;
}
/** The same for a client that knows the skills of plugins by their bare names. */
function findUnprefixedSkill(skills, wanted) {
    return findOfferedSkill(skills, wanted) ?? findOfferedSkill(skills, wanted.slice(wanted.lastIndexOf(':') + 1));
}
/** All names by which a client offers a skill: of a file its folder, too. */
function namesOf({ name, alias, file }) {
    const folder = file?.split(/[/\\]/).at(-2);
    return [...new Set([name, alias ?? name, folder ?? name])];
}


/***/ })

};
