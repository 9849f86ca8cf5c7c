export const id = 748;
export const ids = [748];
export const modules = {

/***/ 40748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ refuseBrokenText),
/* harmony export */   M8: () => (/* binding */ refuseDuplicateKeys),
/* harmony export */   X0: () => (/* binding */ parseJsonSource),
/* harmony export */   Xm: () => (/* binding */ parseCheckedJson),
/* harmony export */   ZJ: () => (/* binding */ checkedValue),
/* harmony export */   cJ: () => (/* binding */ speltNumber),
/* harmony export */   mz: () => (/* binding */ refuseOtherSchema)
/* harmony export */ });
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13468);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51467);
/* harmony import */ var _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48379);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7083);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80226);







/** Parses the text of a JSON file; a byte order mark is dropped. Throws one error that names file, line and column. */
function parseJsonSource(text, file) {
    try {
        return (0,_kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonDocument */ .d)(text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q))
            throw error;
        const empty = text.trim() === '' ? ' The file is empty.' : '';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('invalid_input', `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(file)}:${error.line}:${error.column}: not valid JSON: ${error.message}.${empty}`, 'Correct the file; if a tool wrote it, it was cut off or edited: write it again.', { cause: error, mismatch: { expected: 'valid JSON', found: error.reason, line: error.line } });
    }
}
/** The value as what the schema describes, or one error with every problem. `what` names the document for people. */
function checkedValue(what, value, validate, file, lines, help) {
    if (validate(value))
        return value;
    throw (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsError */ .$j)(what, (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .schemaProblems */ .I)(validate.errors ?? [], value, file, lines), help);
}
/**
 * Parses and checks a JSON document; a repeated key is an error, since one of the two was meant. `wholeCharacters`: of a document
 * that has a digest.
 */
function parseCheckedJson(what, text, validate, file, options = {}) {
    const document = parseJsonSource(text, file);
    refuseDuplicateKeys(what, document, file);
    if (options.wholeCharacters === true)
        refuseBrokenText(what, document, file);
    return checkedValue(what, document.value, validate, file, document, options.help);
}
/** Throws where a document is of another version: of all that differs then, this alone says what to do. */
function refuseOtherSchema(value, file, schema, help) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return;
    const found = value['schema'];
    if (typeof found !== 'number' || found === schema)
        return;
    const message = `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(file)}: expected "schema": ${schema}, found ${found}`;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('invalid_input', message, help);
}
/** Throws where a key stands twice in one object. */
function refuseDuplicateKeys(what, document, file) {
    if (document.duplicateKeys.length === 0)
        return;
    throw (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsError */ .$j)(what, document.duplicateKeys.map(({ pointer, line }) => ({
        file,
        line,
        pointer,
        expected: 'each key once',
        found: 'the key again',
        help: null,
    })));
}
/**
 * Throws where a text holds half of a surrogate pair, which JSON's escapes can write and no other form of text can carry: there
 * is no digest of it.
 */
function refuseBrokenText(what, document, file) {
    const problems = [];
    const visit = (value, pointer, key) => {
        if (!isWellFormed(key) || (typeof value === 'string' && !isWellFormed(value))) {
            const line = document.lineOf(pointer) ?? null;
            const expected = 'whole characters';
            problems.push({ file, line, pointer, expected, found: 'half of a surrogate pair', help: null });
        }
        if (value === null || typeof value !== 'object')
            return;
        for (const [name, item] of Object.entries(value))
            visit(item, (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .childPointer */ .Y)(pointer, name), name);
    };
    visit(document.value, '', '');
    if (problems.length > 0)
        throw (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsError */ .$j)(what, problems);
}
/**
 * A number that a JSON object has as a member, in the spelling that it has there: `1.0` and 20 digits are not what JavaScript would write.
 * Of repeated members the last one counts.
 *
 * @param text valid JSON in which that member is a number
 */
function speltNumber(text, member) {
    const spelt = (0,_kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonMemberText */ .O)(text, member);
    if (spelt !== undefined && /^[-\d]/.test(spelt))
        return spelt;
    throw new TypeError(`expected a number as ${JSON.stringify(member)}`);
}
function isWellFormed(text) {
    return !/\p{Surrogate}/u.test(text);
}


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ schemaContradictions),
/* harmony export */   I: () => (/* binding */ schemaProblems)
/* harmony export */ });
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75224);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);


/** What a generated validator found, as problems that name place, expected and found. */
function schemaProblems(errors, value, file, lines) {
    const problems = relevant(errors).map((error) => {
        const key = keyOf(error);
        const pointer = key === undefined ? error.instancePath : (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(error.instancePath, key);
        return {
            file,
            line: lines.lineOf(pointer) ?? lines.lineOf(error.instancePath) ?? null,
            pointer,
            expected: expectation(error),
            found: foundBy(error, key, value, pointer),
            help: null,
        };
    });
    const seen = new Set();
    return problems.filter((problem) => {
        const key = `${problem.pointer} ${problem.expected}`;
        return seen.has(key) ? false : seen.add(key);
    });
}
/** The key that is wrong, where the error is one of a key and not of its value. */
function keyOf(error) {
    const extra = error.keyword === 'additionalProperties' ? error.params['additionalProperty'] : undefined;
    return typeof extra === 'string' ? extra : error.propertyName;
}
function foundBy(error, key, value, pointer) {
    if (error.keyword === 'required')
        return 'nothing';
    if (key === undefined)
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(valueAt(value, pointer));
    return error.keyword === 'additionalProperties' ? `the unknown field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}` : `the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}`;
}
/**
 * Of the branches of an `anyOf`, those that got further into the value say more than the ones that refused it at once; where
 * all refused it at once, one problem names what they would have taken.
 */
function relevant(errors) {
    const unions = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
    const merged = new Map([...unions].map((path) => [path, branchTypes(errors, path)]));
    return errors.flatMap((error) => {
        if (error.keyword === 'propertyNames' || error.keyword === 'if')
            return [];
        const types = merged.get(error.instancePath);
        if (types === undefined)
            return [error];
        if (error.keyword === 'anyOf')
            return types.length === 0 ? [] : [{ ...error, keyword: 'type', params: { type: types } }];
        return error.keyword === 'type' ? [] : [error];
    });
}
/** What the branches of a union would have taken, where each of them refused the value at once; else nothing. */
function branchTypes(errors, union) {
    const own = errors.filter((error) => error.instancePath === union && error.keyword !== 'anyOf');
    const further = own.some((error) => error.keyword !== 'type');
    if (further || errors.some((error) => error.instancePath.startsWith(`${union}/`)))
        return [];
    return own.map((error) => String(error.params.type));
}
function expectation(error) {
    const params = error.params;
    switch (error.keyword) {
        case 'required':
            return `a field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(params['missingProperty'])}`;
        case 'additionalProperties':
            return 'only known fields';
        case 'type':
            return Array.isArray(params['type']) ? params['type'].join(' or ') : String(params['type']);
        case 'enum':
            return `one of ${params['allowedValues'].map((item) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)).join(', ')}`;
        case 'const':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(params['allowedValue']);
        case 'pattern':
            return describePattern(String(params['pattern']), error);
        case 'minItems':
            return params['limit'] === 1 ? 'a list that is not empty' : `at least ${String(params['limit'])} items`;
        case 'maxItems':
            return `at most ${String(params['limit'])} items`;
        case 'minimum':
        case 'maximum':
        case 'exclusiveMinimum':
            return `a number ${String(params['comparison'])} ${String(params['limit'])}`;
        default:
            return error.message ?? error.keyword;
    }
}
function describePattern(pattern, error) {
    const subject = error.propertyName === undefined ? 'a text' : 'a name';
    if (pattern === '\\S')
        return 'a text that is not empty';
    return `${subject} that matches ${pattern}`;
}
function valueAt(value, pointer) {
    let current = value;
    for (const part of pointer.split('/').slice(1)) {
        if (current === null || typeof current !== 'object')
            return undefined;
        current = current[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return current;
}
/** What a generated validator found in its last call, where no text is at hand that has lines. */
function schemaContradictions({ errors }, value) {
    const found = schemaProblems(errors ?? [], value, '', { lineOf: () => undefined });
    return found.map(({ pointer, expected, found: told }) => ({ pointer, expected, found: told }));
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
/**
 * A text that is not the JSON we accept. `reason` is the message without its position, for callers that print
 * `file:line:column` themselves. Neither ever quotes raw control or non-ASCII characters of the input.
 */
class JsonSyntaxError extends Error {
    reason;
    /** From 1; only LF ends a line, as in git and in GitHub's annotations. */
    line;
    /** From 1, in UTF-16 code units. */
    column;
    constructor(reason, line, column) {
        super(`${reason} at line ${line}, column ${column}`);
        this.name = 'JsonSyntaxError';
        this.reason = reason;
        this.line = line;
        this.column = column;
    }
}
/** A JSON text that is not what its reader asks for. `message` says where, what was expected and what was found. */
class JsonShapeError extends Error {
    /** From 1. */
    line;
    constructor(place, line, reason) {
        super(`${place === '' ? '' : `${place}: `}${reason} at line ${line}`);
        this.name = 'JsonShapeError';
        this.line = line;
    }
}


/***/ }),

/***/ 48379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jsonMemberTexts),
/* harmony export */   O: () => (/* binding */ jsonMemberText)
/* harmony export */ });
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);

/**
 * The text of a member of the outermost object as it is spelt, of several with that name the last; undefined where there is none or
 * the text is not an object. For documents that carry another one whose numbers must keep their digits.
 *
 * Numbers, nesting and surrogates are left for the reader of that document to judge. Throws `JsonSyntaxError`.
 */
function jsonMemberText(text, name) {
    return jsonMemberTexts(text, new Set([name]))?.get(name);
}
/**
 * The same for several names in one pass; undefined where the text is no object, and without an entry where there is no such member.
 * `onRepeated` is called for a name that stands there again.
 */
function jsonMemberTexts(text, names, onRepeated = () => undefined) {
    const finder = new MemberFinder(names, onRepeated);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, finder);
    if (!finder.isObject)
        return undefined;
    return new Map([...finder.found].map(([name, [start, end]]) => [name, text.slice(start, end)]));
}
class MemberFinder {
    isObject = false;
    found = new Map();
    #names;
    #onRepeated;
    /** How many containers are open. */
    #depth = 0;
    /** The member of the outermost object that is being read, where it is wanted. */
    #member;
    #start = 0;
    constructor(names, onRepeated) {
        this.#names = names;
        this.#onRepeated = onRepeated;
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
        if (this.#member === undefined)
            return;
        if (this.found.has(this.#member))
            this.#onRepeated(this.#member);
        this.found.set(this.#member, [start, end]);
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
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;
const LITERALS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
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
        const start = this.#at;
        let escaped = false;
        this.#at += 1;
        for (;;) {
            const code = this.#code();
            if (code === QUOTE)
                break;
            if (code === BACKSLASH) {
                escaped = true;
                this.#escape();
            }
            else if (code >= SPACE) {
                this.#at += 1;
            }
            else {
                throw this.#unexpected(Number.isNaN(code) ? 'the end of the string' : 'an escape for the control character');
            }
        }
        this.#at += 1;
        const text = this.#text;
        // One string at a time: on whole objects JSON.parse confuses escaped keys in Node 24 (nodejs/node#63785).
        const value = escaped ? JSON.parse(text.slice(start, this.#at)) : text.slice(start + 1, this.#at - 1);
        if (this.#limits.wellFormedStrings === true && UNPAIRED_SURROGATE.test(value)) {
            throw this.#error('a string with half of a surrogate pair', start);
        }
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
        return this.#error(`expected ${expected}, found ${describeCharacter(this.#text.codePointAt(this.#at))}`);
    }
    #error(reason, offset = this.#at) {
        return new _json_error_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q(reason, this.#line, offset - this.#lineStart + 1);
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
/** Starts from the nearest ancestor that knows its pointer, so that many duplicates at a great depth stay cheap. */
function pointerOf(frame) {
    const unknown = [];
    let known = frame;
    while (known.pointer === undefined && known.parent !== undefined) {
        unknown.push(known);
        known = known.parent;
    }
    let pointer = known.pointer ?? '';
    for (let child = unknown.pop(); child !== undefined; child = unknown.pop()) {
        pointer = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointer, child.segment);
        child.pointer = pointer;
    }
    return pointer;
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
