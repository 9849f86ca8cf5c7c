export const id = 748;
export const ids = [748];
export const modules = {

/***/ 91590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jb: () => (/* binding */ otherKind),
  Rn: () => (/* binding */ refuseOtherKind)
});

// UNUSED EXPORTS: KINDS

// EXTERNAL MODULE: ./build/kernel/is-object.js
var is_object = __webpack_require__(93012);
// EXTERNAL MODULE: ./build/kernel/json-document.js
var json_document = __webpack_require__(13468);
// EXTERNAL MODULE: ./build/kernel/json-error.js
var json_error = __webpack_require__(51467);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/contracts/generated/config.js
/** Generated from config.schema.json by scripts/generate.ts. */
/** The fields of the document. */
const FIELDS = ["$schema", "schema", "cases", "baseline", "skills", "branches", "workspace", "providers", "levels", "typestate", "required", "kpi", "sampling"];

// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/document-kind.js






/** Our documents by the names of their schemas; the first that a value is. */
const KINDS = {
    plan: ['the plan', 'units case_set_digest', '--plan'],
    results: ['the results file', 'results plan_digest', '--results'],
    'gate-result': ['the gate result', 'gates comparator', 'portcullis report'],
    'gate-report': ['the gate report', 'result stopped', 'portcullis report'],
    'run-record': ['the record of the run', 'mode skill_set_digest', 'run --resume'],
    'transcript-meta': ['the record of the process', 'exitCode wallMs'],
    'unit-result': ['the result of a unit', 'unit_run_id token_hits', 'run --resume'],
    loadability: ['the result of a rehearsal', 'rows clients'],
    'client-lock': ['the lock of clients', 'pinned versions', '.github/portcullis/clients-lock.json'],
    scenario: ['the scenario', 'scenario_id turns', 'rehearse --scenarios'],
    'case-file': ['the case file', 'case_id prompt', '--cases'],
    'required-baseline': [
        'the baseline of required checks',
        ({ expected_status: expected }) => expected === 'passed' || expected === 'failed',
        'required.baseline in the configuration',
    ],
    baseline: ['the baseline', 'expected_status', '--baseline'],
    // A case may be called `history`.
    'kpi-baseline': ['the KPI baseline', ({ history }) => Array.isArray(history), 'kpi.baseline in the configuration'],
    'typestate-baseline': ['the typestate baseline', 'reason expires', 'typestate gate --baseline'],
    'required-policy': ['the policy of required checks', 'policyKind', '--policy'],
    'required-attestation': ['the attestation', 'attestationKind', 'required verify --folder'],
    turns: ['the evidence of turns', 'callSpec protocolState', 'typestate check'],
};
/** Known by having no other fields than these, and those that others have as well; it needs none of them. */
const CONFIG = ['the configuration', '', '.github/portcullis/config.yml'];
const OF_OTHERS = new Set(['$schema', 'schema', 'cases']);
/** So deep stands a tolerated class. */
const DEEPEST = 4;
/** What a document is, by its own fields, or by those of the first item in it: of a list, of `cases`, of a case's providers. */
function kindOf(value, depth = 0) {
    if (depth > DEEPEST)
        return undefined;
    if (Array.isArray(value))
        return kindOf(value[0], depth + 1);
    if (!(0,is_object/* isObject */.G)(value))
        return undefined;
    const has = (field) => value[field] !== undefined;
    const own = Object.values(KINDS).find(([, known]) => typeof known === 'string' ? known.split(' ').every(has) : known(value));
    const items = Array.isArray(value['cases']) ? [value['cases']] : Object.values(value);
    const kind = own ??
        kindOf(items.find((item) => item !== null && typeof item === 'object'), depth + 1);
    return kind ?? (depth === 0 ? configWith(Object.keys(value)) : undefined);
}
function configWith(keys) {
    const own = keys.filter((key) => !OF_OTHERS.has(key));
    return own.length > 0 && own.every((key) => FIELDS.includes(key)) ? CONFIG : undefined;
}
/** By the whole text, by its first line (JSON Lines), or by the keys of its YAML. */
function kindOfText(text) {
    for (const json of [text, ...text.split('\n', 1)]) {
        try {
            return kindOf((0,json_document/* parseJsonDocument */.d)(json).value);
        }
        catch (error) {
            if (!(error instanceof json_error/* JsonSyntaxError */.q))
                throw error;
        }
    }
    return configWith([...text.matchAll(/^([\w$]+):/gm)].map(([, key = '']) => key));
}
/** `the plan, which is for --plan`: which other document of ours a text or value is than the one that is wanted. */
function otherKind(wanted, document) {
    const [what, , place] = ('text' in document ? kindOfText(document.text) : kindOf(document.value)) ?? [wanted];
    if (what === wanted)
        return null;
    return place === undefined ? what : `${what}, which is for ${place}`;
}
/** Throws where a document is another one: of all that differs then, this alone says what to do. */
function refuseOtherKind(wanted, document, file) {
    const found = otherKind(wanted, document);
    if (found === null)
        return;
    throw (0,portcullis_error/* mismatchError */.Jk)('invalid_input', (0,problem/* printable */.g$)(file), { expected: wanted, found }, `Name ${wanted} instead.`);
}


/***/ }),

/***/ 89166:
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

/***/ 40748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ refuseOtherDocument),
/* harmony export */   H_: () => (/* binding */ refuseBrokenText),
/* harmony export */   M8: () => (/* binding */ refuseDuplicateKeys),
/* harmony export */   OT: () => (/* reexport safe */ _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_6__.O),
/* harmony export */   Tw: () => (/* binding */ checkedDocument),
/* harmony export */   X0: () => (/* binding */ parseJsonSource),
/* harmony export */   Xm: () => (/* binding */ parseCheckedJson),
/* harmony export */   ZJ: () => (/* binding */ checkedValue)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93012);
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13468);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51467);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _document_kind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91590);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7083);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80226);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86140);
/* harmony import */ var _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48379);









/** For rooms that take JSON from here: a number in the spelling that it has, since `1.0` and 20 digits are not what JavaScript would write. */

/**
 * Parses the text of a JSON file; a byte order mark is dropped. Throws one error that names file, line and column, or the document of ours
 * that it is instead of `what`.
 */
function parseJsonSource(text, file, what) {
    try {
        return (0,_kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonDocument */ .d)(text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q))
            throw error;
        if (what !== undefined)
            (0,_document_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOtherKind */ .Rn)(what, { text }, file);
        const empty = text.trim() === '' ? ' The file is empty.' : '';
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(file)}:${error.line}:${error.column}: not valid JSON: ${error.reason}.${empty}`, 'Correct the file; if a tool wrote it, it was cut off or edited: write it again.', { cause: error, mismatch: error.mismatch });
    }
}
/** The value as what the schema describes, or one error with every problem. `what` names the document for people. */
function checkedValue(what, value, validate, file, lines, help) {
    if (validate(value))
        return value;
    throw new _problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemsError */ .FQ(what, (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .schemaProblems */ .I)(validate.errors ?? [], value, file, lines), help);
}
/** Parses and checks a JSON document; a repeated key is an error, since one of the two was meant. */
function checkedDocument(what, text, validate, file, { wholeCharacters = false, help, schema, excess = () => [] } = {}) {
    const document = parseJsonSource(text, file, what);
    const refuse = (found, remedy = help) => {
        if (found.length > 0)
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemsError */ .FQ(what, (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsAt */ .im)(found, file, document), remedy);
    };
    refuseDuplicateKeys(what, document, file);
    if (wholeCharacters)
        refuseBrokenText(what, document, file);
    refuseOtherDocument(what, document, file, schema, help);
    refuse(excess(document.value));
    return { value: checkedValue(what, document.value, validate, file, document, help), refuse };
}
/** The same, for a document that the schema says all of. */
function parseCheckedJson(...document) {
    return checkedDocument(...document).value;
}
/** Throws where a document is another one than was asked for, or of another version: of all that differs then, this alone says what to do. */
function refuseOtherDocument(what, document, file, schema = 1, help = `Write the file again with this version, ${_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x}.`) {
    (0,_document_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOtherKind */ .Rn)(what, document, file);
    const { value } = document;
    if (!(0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(value))
        return;
    const { schema: found, tool } = value;
    if (typeof found !== 'number' || found === schema)
        return;
    const isNewer = found > schema;
    const written = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(tool) ? tool['version'] : null;
    const version = typeof written === 'string' && /^[\w.+-]{1,40}$/.test(written) ? `Portcullis ${written}` : null;
    const update = `Portcullis ${_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x} reads up to schema ${schema}: update to ${version ?? `a release that reads schema ${found}`}, or write the file again with ${_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x}.`;
    const problem = {
        file,
        line: document.lineOf('/schema') ?? null,
        pointer: '/schema',
        expected: String(schema),
        found: `${found}, which ${version ?? `${isNewer ? 'a newer' : 'an older'} version of Portcullis`} wrote`,
        help: null,
    };
    throw new _problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemsError */ .FQ(what, [problem], isNewer ? update : help);
}
/** Throws where a key stands twice in one object. */
function refuseDuplicateKeys(what, document, file) {
    if (document.duplicateKeys.length === 0)
        return;
    const told = { file, expected: 'each key once', found: 'the key again', help: null };
    throw new _problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemsError */ .FQ(what, document.duplicateKeys.map((place) => ({ ...told, ...place })));
}
/**
 * Throws where a text holds half of a surrogate pair, which JSON's escapes can write and no other form of text can carry: there
 * is no digest of it.
 */
function refuseBrokenText(what, document, file) {
    const broken = [];
    const visit = (value, pointer, key) => {
        if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
            broken.push({ pointer, expected: 'whole characters', found: 'half of a surrogate pair' });
        }
        if (value === null || typeof value !== 'object')
            return;
        for (const [name, item] of Object.entries(value))
            visit(item, (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_9__/* .childPointer */ .Y)(pointer, name), name);
    };
    visit(document.value, '', '');
    if (broken.length > 0)
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemsError */ .FQ(what, (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsAt */ .im)(broken, file, document));
}


/***/ }),

/***/ 7083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ ProblemsError),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   im: () => (/* binding */ problemsAt)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Contradictions as problems of the file whose text has those lines. */
function problemsAt(found, file, lines) {
    return found.map((one) => ({ ...one, file, line: lines.lineOf(one.pointer) ?? null, help: null }));
}
/** More problems than this are counted, not listed: the first ones are usually the cause of the rest. */
const LISTED_PROBLEMS = 20;
const FOUND_LIMIT = 80;
/** Of a path, a pointer or a sentence that holds parts of the document. */
const PART_LIMIT = 300;
/** `file:line: pointer: expected …, found …` with the remedy, on one line whatever the document holds. */
function formatProblem(problem) {
    const place = problem.line === null ? part(problem.file) : `${part(problem.file)}:${problem.line}`;
    const pointer = problem.pointer === '' ? '' : ` ${part(problem.pointer)}:`;
    const help = problem.help === null ? '' : ` (${part(problem.help)})`;
    return `${place}:${pointer} expected ${part(problem.expected)}, found ${part(problem.found)}${help}`;
}
/** One error for all problems of a document, at least one; it keeps them for who lists those of several documents. */
class ProblemsError extends _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO {
    problems;
    constructor(what, problems, help) {
        const lines = problems.slice(0, LISTED_PROBLEMS).map((problem) => `  ${formatProblem(problem)}`);
        if (problems.length > LISTED_PROBLEMS)
            lines.push(`  and ${problems.length - LISTED_PROBLEMS} more`);
        super('invalid_input', `${what} is not valid:\n${lines.join('\n')}`, help);
        this.problems = problems;
    }
}
/** A value as a reader recognises it, on one line and cut to length. */
function shown(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'string' && value.length > FOUND_LIMIT)
        return `${shown(cut(value, FOUND_LIMIT))}…`;
    return cut(printable(JSON.stringify(value)), typeof value === 'string' ? PART_LIMIT : FOUND_LIMIT, '…');
}
/** A text on one line: what cannot be seen, ends a line or changes the order of other characters stands as an escape. */
function printable(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function part(text) {
    return cut(printable(text), PART_LIMIT, '…');
}
/** Never in the middle of a pair of surrogates. */
function cut(text, limit, mark = '') {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}${mark}`;
}


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ schemaContradictions),
/* harmony export */   I: () => (/* binding */ schemaProblems)
/* harmony export */ });
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75224);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99741);
/* harmony import */ var _grouped_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89166);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7083);




/** What a generated validator found, as problems that name place, expected and found. */
function schemaProblems(errors, value, file, lines) {
    const missing = (0,_grouped_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(errors.filter(({ keyword }) => keyword === 'required'), placeOf);
    const problems = relevant(errors).map((error) => {
        const key = keyOf(error);
        const pointer = key === undefined ? error.instancePath : (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .childPointer */ .Y)(error.instancePath, key);
        return {
            file,
            line: lines.lineOf(pointer) ?? lines.lineOf(error.instancePath) ?? null,
            pointer,
            expected: expectation(error, missing.get(placeOf(error)) ?? []),
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
/** Fields that lack in one place are one problem. */
function placeOf({ instancePath, schemaPath }) {
    return `${instancePath} ${schemaPath}`;
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
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(valueAt(value, pointer));
    if (error.keyword !== 'additionalProperties')
        return `the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(key)}`;
    return `the unknown field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(key)}${(0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, error.params['known'])}`;
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
function expectation(error, missing) {
    const params = error.params;
    switch (error.keyword) {
        case 'required':
            return `${missing.length > 1 ? 'the fields' : 'a field'} ${missing.map((one) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(one.params['missingProperty'])).join(', ')}`;
        case 'additionalProperties':
            return 'only known fields';
        case 'type':
            return Array.isArray(params['type']) ? params['type'].join(' or ') : String(params['type']);
        case 'enum':
            return `one of ${params['allowedValues'].map((item) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(item)).join(', ')}`;
        case 'const':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(params['allowedValue']);
        case 'pattern':
            return describePattern(String(params['pattern']), error);
        case 'minItems':
            return params['limit'] === 1 ? 'a list that is not empty' : `at least ${String(params['limit'])} items`;
        case 'maxItems':
            return `at most ${String(params['limit'])} items`;
        case 'maxLength':
            return `at most ${String(params['limit'])} characters`;
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
    for (const part of (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerSegments */ .c)(pointer) ?? []) {
        if (current === null || typeof current !== 'object')
            return undefined;
        current = current[part];
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


/***/ })

};
