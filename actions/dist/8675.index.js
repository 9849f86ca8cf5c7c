export const id = 8675;
export const ids = [8675,3012,631];
export const modules = {

/***/ 60117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ prettyJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   rf: () => (/* binding */ canonicalJsonOfText)
/* harmony export */ });
/* harmony import */ var _json_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(276);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88665);
/* harmony import */ var _ordering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33698);





/** The reference's parser gives up at the 128th nested level. */
const MAX_DEPTH = 127;
/**
 * Canonical JSON of a plain or spelt value (premath harness 0.1): keys sorted by code point at every level, no spaces, no
 * escapes but the necessary ones. Whole numbers are written as integers (-0 as `-0.0`); where the difference between
 * `1` and `1.0`, or digits beyond 2^53, matter, use `canonicalJsonOfText`.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles),
 * on unpaired surrogates and on 128 nested levels.
 */
function canonicalJson(value) {
    return writeCanonical(value);
}
/**
 * Canonical JSON of a JSON text, as `canonicalJson`, but integers from -2^63 to 2^64-1 keep their digits and floats
 * stay floats (`1.0`, `1e3` → `1000.0`, integers out of that range too). Of duplicate keys the last wins.
 *
 * Throws `JsonSyntaxError` on text that is not JSON, on a byte order mark, on numbers beyond the range of a double, on
 * unpaired surrogates and on 128 nested levels.
 */
function canonicalJsonOfText(text) {
    return writeCanonical((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonTree */ .U)(text, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, _json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .speltNumber */ .cJ).value);
}
function writeCanonical(value) {
    return writeJson(value, { indent: 0, maxDepth: MAX_DEPTH, unpairedSurrogates: 'refuse' });
}
/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
function prettyJson(value) {
    return `${writeJson(value, { indent: 2, maxDepth: _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J, unpairedSurrogates: 'escape' })}\n`;
}
/** Joined in batches: one list of all pieces, or one rope, would take many times the memory of the text. */
const BATCH = 4096;
/**
 * Write JSON with the keys of every object sorted by code point. Accepts plain data and `SpeltNumber`; anything else
 * (undefined, holes, NaN, ±Infinity, bigint, functions, symbols, class instances) throws a `TypeError` that says
 * where it stands. Nothing is dropped or converted, unlike `JSON.stringify`.
 */
function writeJson(value, style) {
    const writer = new JsonWriter(style);
    writer.write(value);
    return writer.text();
}
class JsonWriter {
    #style;
    #batches = [];
    #path = [];
    #pieces = [];
    constructor(style) {
        this.#style = style;
    }
    text() {
        return this.#batches.join('') + this.#pieces.join('');
    }
    write(value) {
        if (value === null || typeof value === 'boolean')
            this.#put(String(value));
        else if (typeof value === 'string')
            this.#put(this.#quoted(value));
        else if (typeof value === 'number')
            this.#put(this.#numeral(value));
        else if (value instanceof _json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .SpeltNumber */ .Gw)
            this.#put(value.spelling);
        else if (Array.isArray(value))
            this.#array(value);
        else if (isPlainObject(value))
            this.#object(value);
        else
            throw this.#refusal(typeof value === 'object' ? 'an object that is not plain data' : typeof value);
    }
    #array(items) {
        // Long lists are lists of texts, of which nothing can be refused.
        const isOther = (item) => typeof item !== 'string' || !item.isWellFormed();
        const mayBePlain = this.#style.indent === 0 && this.#path.length < this.#style.maxDepth;
        // Not `every`, which skips holes.
        if (mayBePlain && items.findIndex(isOther) === -1)
            return this.#put(JSON.stringify(items));
        this.#open('[');
        // By index: a hole must be met as `undefined`, not skipped.
        for (let index = 0; index < items.length; index += 1)
            this.#child(index, index === 0, '', items[index]);
        this.#close(items.length === 0, ']');
    }
    #object(object) {
        this.#open('{');
        const keys = Object.keys(object).sort(_ordering_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP);
        const colon = this.#style.indent === 0 ? ':' : ': ';
        keys.forEach((key, index) => this.#child(key, index === 0, this.#quoted(key) + colon, object[key]));
        this.#close(keys.length === 0, '}');
    }
    #open(bracket) {
        if (this.#path.length >= this.#style.maxDepth) {
            throw this.#refusal(`more than ${this.#style.maxDepth} nested levels`);
        }
        this.#put(bracket);
    }
    #child(segment, first, prefix, value) {
        this.#path.push(segment);
        this.#put((first ? '' : ',') + this.#lineBreak() + prefix);
        this.write(value);
        this.#path.pop();
    }
    #close(empty, bracket) {
        this.#put((empty ? '' : this.#lineBreak()) + bracket);
    }
    #lineBreak() {
        return this.#style.indent === 0 ? '' : `\n${' '.repeat(this.#style.indent * this.#path.length)}`;
    }
    #quoted(text) {
        if (this.#style.unpairedSurrogates === 'refuse' && !text.isWellFormed()) {
            throw this.#refusal('a string with half of a surrogate pair');
        }
        return JSON.stringify(text);
    }
    #numeral(value) {
        if (!Number.isFinite(value))
            throw this.#refusal(String(value));
        return (0,_json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalNumber */ .uA)(value);
    }
    #put(piece) {
        this.#pieces.push(piece);
        if (this.#pieces.length < BATCH)
            return;
        this.#batches.push(this.#pieces.join(''));
        this.#pieces = [];
    }
    #refusal(what) {
        const pointer = this.#path.reduce(_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .childPointer */ .Y, '');
        return new TypeError(`not writable as JSON: ${what} at ${JSON.stringify(pointer)}`);
    }
}
/** Also true for objects without a prototype and for those of another realm. */
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}


/***/ }),

/***/ 21694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   iM: () => (/* binding */ RunningDigest),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60117);


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

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ SpeltNumber),
/* harmony export */   cJ: () => (/* binding */ speltNumber),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* unused harmony export canonicalNumberSpelling */
const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 64n - 1n;
/** No integer in range has more characters; longer ones need not be read exactly to know that they are out. */
const MAX_INTEGER_LENGTH = 20;
/** A number that keeps the spelling it is to be written with. */
class SpeltNumber {
    spelling;
    constructor(spelling) {
        this.spelling = spelling;
    }
    /** For `JSON.stringify`. */
    toJSON() {
        return JSON.rawJSON(this.spelling);
    }
}
/**
 * A number of a JSON text with its canonical spelling; its value must be finite. Short integers, by far the most frequent numbers,
 * need no wrapper to keep it.
 */
function speltNumber(spelling) {
    const value = Number(spelling);
    return String(value) === spelling && Number.isSafeInteger(value)
        ? value
        : new SpeltNumber(canonicalNumberSpelling(spelling));
}
/**
 * The canonical spelling of a finite number (premath harness 0.1), as of the text that `JSON.stringify` makes of it, so
 * that a value and a file written from it have one digest. Whole numbers count as integers, since a plain number has
 * lost the difference between `1` and `1.0`; -0, which `JSON.stringify` loses, is `-0.0`.
 */
function canonicalNumber(value) {
    if (Object.is(value, -0))
        return '-0.0';
    return Number.isSafeInteger(value) ? String(value) : canonicalNumberSpelling(String(value));
}
/**
 * The canonical spelling of a number as it is spelt in a JSON text: integers from -2^63 to 2^64-1 digit for digit,
 * all else (a fraction, an exponent, `-0`, integers out of range) as a float (`1.0`, `1e3` → `1000.0`).
 * `spelling` must be a JSON number with a finite value.
 */
function canonicalNumberSpelling(spelling) {
    const integer = /^-?\d+$/.test(spelling) && spelling !== '-0' && spelling.length <= MAX_INTEGER_LENGTH;
    if (integer && BigInt(spelling) >= MIN_INTEGER && BigInt(spelling) <= MAX_INTEGER)
        return spelling;
    return floatText(Number(spelling));
}
/** Shortest digits that read back as the same double, laid out like Rust's ryu: plain from 1e-5 to below 1e16. */
function floatText(value) {
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
    const digits = mantissa.replace('.', '');
    const point = Number(exponent) + 1;
    if (point > 0 && point <= 16) {
        return `${sign}${digits.slice(0, point).padEnd(point, '0')}.${digits.slice(point) || '0'}`;
    }
    if (point > -5 && point <= 0)
        return `${sign}0.${'0'.repeat(-point)}${digits}`;
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return `${sign}${digits.charAt(0)}${fraction}e${point - 1}`;
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


/***/ })

};
