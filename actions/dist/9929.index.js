export const id = 9929;
export const ids = [9929];
export const modules = {

/***/ 36787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ canonicalDigest),
/* harmony export */   h: () => (/* binding */ fileDigest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91772);
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21694);
/* harmony import */ var _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57985);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);






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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _typestate_close_join_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45911);
/* harmony import */ var _typestate_join_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94023);
/* harmony import */ var _typestate_normalized_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21845);
/* harmony import */ var _typestate_ready_mutation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8668);
/* harmony import */ var _typestate_turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17790);
/* harmony import */ var _typestate_turn_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5497);
/* harmony import */ var _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24812);
/* harmony import */ var _typestate_turn_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63146);












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
    const jsonText = await turnText(cwd, file);
    return checkTurn({ jsonText, isCut: (0,_typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_8__/* .isCutTurn */ .e_)(jsonText) });
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

/***/ 26103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ checkTurns),
/* harmony export */   kN: () => (/* binding */ turnFile),
/* harmony export */   yD: () => (/* binding */ turnStream)
/* harmony export */ });
/* harmony import */ var _io_file_chunks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37666);
/* harmony import */ var _io_file_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54072);
/* harmony import */ var _io_hold_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44390);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
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

/***/ 83789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RL: () => (/* binding */ evidenceFiles),
  w6: () => (/* binding */ gateTurns),
  OO: () => (/* binding */ judgeTurns)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(71661);
// EXTERNAL MODULE: ./build/gates/typestate-gate.js + 1 modules
var typestate_gate = __webpack_require__(9745);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(10897);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
// EXTERNAL MODULE: ./build/app/gate-head.js + 7 modules
var gate_head = __webpack_require__(31287);
// EXTERNAL MODULE: ./build/app/routing-comparator.js
var routing_comparator = __webpack_require__(36739);
// EXTERNAL MODULE: ./build/app/typestate/turn-files.js
var turn_files = __webpack_require__(87813);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(87326);
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
var close_join = __webpack_require__(45911);
// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
// EXTERNAL MODULE: ./build/typestate/normalized-turn.js + 11 modules
var normalized_turn = __webpack_require__(21845);
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
var turn_of_line = __webpack_require__(24812);
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
var load_cases = __webpack_require__(68758);
// EXTERNAL MODULE: ./build/app/typestate/check-turns.js
var check_turns = __webpack_require__(26103);
// EXTERNAL MODULE: ./build/app/typestate/turn-lines.js
var turn_lines = __webpack_require__(2833);
;// CONCATENATED MODULE: ./build/app/typestate/turns-of-files.js









/** So many lines of a file that are no turn are told one by one. */
const TOLD_LINES = 100;
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
    if (!path.endsWith('.json')) {
        yield* (0,turn_lines/* turnLines */.p)((0,check_turns/* turnFile */.kN)(file, path).chunks);
        return;
    }
    const text = await (0,read_text_file/* readTextFile */.Gu)(path, 'the evidence of a turn');
    try {
        yield { line: 1, ...(0,turn_of_line/* turnOfLine */.Bm)(text) };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        yield { line: 1, id: null, error };
    }
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
var turn_readers = __webpack_require__(63166);
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

// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(17790);
// EXTERNAL MODULE: ./build/app/transcript-of-unit.js
var transcript_of_unit = __webpack_require__(98487);
// EXTERNAL MODULE: ./build/app/typestate/turns-from-transcript.js + 10 modules
var turns_from_transcript = __webpack_require__(98391);
;// CONCATENATED MODULE: ./build/app/typestate/turns-of-cells.js









/** The turns of every cell that was planned, judged. Transcripts are streamed, one after the other. */
async function turnsOfCells(world, request) {
    const [fileOf, pathOf] = [(0,join_results/* fileOfUnit */.y8)(request.batches), (0,join_results/* placeOfUnit */.JN)(request.batches)];
    const resultsOf = (unitId) => ({
        file: fileOf.get(unitId) ?? '',
        path: pathOf.get(unitId) ?? '',
    });
    const notRun = new Set(request.batches.flatMap(({ results }) => (results.not_run ?? []).map((cell) => (0,join_results/* cellKey */.sl)(cell.case_id, cell.agent))));
    const subjects = [];
    for (const [caseId, cells] of request.joined) {
        for (const [agent, units] of cells) {
            const cell = { caseId, agent, units, isCutOff: notRun.has((0,join_results/* cellKey */.sl)(caseId, agent)), resultsOf };
            subjects.push(await turnsOfCell(world, request, cell));
        }
    }
    return subjects;
}
async function turnsOfCell(world, request, cell) {
    const { caseId, agent, units } = cell;
    const [counted, ended] = [new TurnTally(), new TurnTally()];
    const parts = [];
    const unjudged = (gate, reason) => {
        parts.push({ delta: 'unjudged', gate, reason, place: null });
    };
    const provider = clientOf(agent, request.providers);
    if (provider === null)
        unjudged('warn', `nobody knows the turns of ${agent}: its output does not tell them`);
    else {
        const results = units.flatMap(({ result }) => result ?? []);
        for (const unit of results) {
            const isCounted = unit.status !== 'infra_error';
            const found = { place: cell.resultsOf(unit.unit_run_id), unit, provider };
            const fault = await tallyUnit(world, request, found, isCounted ? counted : ended);
            if (fault !== null && isCounted)
                unjudged('undecided', `trial ${unit.trial}: ${fault}`);
        }
        const missing = units.filter(({ unit, result }) => result === null && unit.optional !== true);
        const trials = missing.map(({ unit }) => unit.trial).join(', ');
        if (missing.length > 0 && cell.isCutOff)
            unjudged('warn', `the budget was used up before trial ${trials}`);
        else if (missing.length > 0)
            unjudged('undecided', `trial ${trials} was planned and has no result`);
        if (results.length > 0 && results.every(({ status }) => status === 'infra_error')) {
            const isTolerated = request.tolerateInfra || request.config.providers.get(agent)?.infra === 'tolerated';
            const reason = 'infrastructure ended every run, so that nothing can be said about its turns';
            unjudged(isTolerated ? 'warn' : 'undecided', reason);
        }
    }
    const { id, isKnown } = request.before(caseId);
    return {
        subject: { case_id: caseId, agent, turn_id: null, file: null },
        beforeId: id,
        isKnown,
        turns: counted.turns,
        rejected: counted.rejected,
        classes: counted.classes,
        infra: ended.classes,
        unjudged: parts,
    };
}
/** Judges the turns of one unit; what kept it from being judged, or null. */
async function tallyUnit(world, { policies }, { place, unit, provider }, tally) {
    const transcript = await (0,transcript_of_unit/* transcriptOfUnit */.I)(world, place, unit);
    if (transcript.kind !== 'found') {
        const what = transcript.kind === 'missing' ? 'is not there' : 'is not the file that the results are of';
        return `${transcript.shown} ${what}`;
    }
    const { shown } = transcript;
    const before = tally.turns;
    let cut;
    try {
        const request = { provider, path: transcript.path, policies, timedOut: unit.timed_out };
        for await (const turn of (0,turns_from_transcript/* turnsFromTranscript */.V)(request)) {
            cut ??= turn.unreadable[0]?.line;
            const cause = turn.interruption?.cause ?? null;
            tally.add(judged(turn, policies), (calls) => {
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
/** A turn that contradicts itself (two calls or results of one id) has no normal form: the others of its transcript still count. */
function judged(turn, policies) {
    try {
        return judgeTurn(JSON.stringify(turn.input), policies);
    }
    catch (error) {
        if (!(error instanceof turn_invalid_error/* TurnInvalidError */.z))
            throw error;
        return { callId: '', faults: [{ failureClass: 'tool.schema_invalid', calls: turn.clashing }] };
    }
}
/** The known client whose transcripts a provider writes; null where it is none. */
function clientOf(agent, providers) {
    const name = providers.get(agent)?.command?.reader ?? agent;
    return turn_readers/* TURN_READERS */.z.has(name) ? name : null;
}

// EXTERNAL MODULE: ./build/app/typestate/typestate-comparator.js
var typestate_comparator = __webpack_require__(1908);
;// CONCATENATED MODULE: ./build/app/typestate/gate-turns.js














/**
 * Judges the turns of results and evidence files, and compares them with what the comparator tolerates. A `baseline` to compare with is a
 * file of tolerated classes here.
 */
async function gateTurns(world, options) {
    const head = await (0,gate_head/* loadHead */.F)(world, options);
    const comparator = await (0,gate_head/* comparatorOf */._)(world, head, options);
    const files = await evidenceFiles(world, head, comparator, options.turns);
    if (files.length === 0 && head.batches.length === 0 && !head.nothingToRun) {
        throw new portcullis_error/* PortcullisError */.S('usage', 'expected results or evidence files of turns, found neither', 'Name some with --results or --turns (inputs `results`, `turns`), or under `typestate.turns` in the configuration.');
    }
    const tolerated = 'baseline' in options.against ? options.against.baseline : null;
    return judgeTurns(world, head, comparator, { files, tolerateInfra: options.tolerateInfra, tolerated });
}
/** Everything that is judged beside the transcripts: named on the command line, by the comparator, or by the head. Absolute paths. */
async function evidenceFiles(world, head, comparator, turns) {
    const configured = [comparator.config, head.config].flatMap(({ typestate }) => typestate?.turns ?? []);
    const files = [...(await (0,turn_files/* namedTurnFiles */.y)(world.cwd, turns)), ...(await (0,turn_files/* configuredTurnFiles */.X)(world.root, configured))];
    return [...new Set(files)];
}
/** The same with head and comparator at hand. */
async function judgeTurns(world, head, comparator, { files, tolerateInfra, tolerated }) {
    const side = await (0,typestate_comparator/* typestateComparator */.a)(world, comparator, tolerated);
    const { baseline, report, policies, policyReport } = side;
    const { config } = comparator;
    // Where the comparator has neither a section nor tolerated classes it judges no turns yet. A given file is both sides.
    const isKnown = report.baseline_outcome !== 'first_adoption' || comparator.kind === 'file';
    const before = await casesBefore(head, comparator, [...baseline.cases.keys()], isKnown);
    const proposed = comparator.kind === 'file' ? baseline : await proposedBaseline(world.root, head.config);
    const named = new Set([...baseline.turns.keys(), ...proposed.turns.keys()]);
    const providers = new Map([...head.config.providers, ...config.providers]);
    const joined = (0,join_results/* joinResults */.FU)(head.batches);
    const subjects = [
        ...(await turnsOfCells(world, {
            joined,
            batches: head.batches,
            config,
            providers,
            policies,
            tolerateInfra,
            before,
        })),
        ...(await turnsOfFiles(world, { files, policies, isKnown, named })),
    ];
    return (0,typestate_gate/* typestateGate */.h6)({
        head: { commit: head.commit, baseline: proposed },
        comparator: { report, baseline, config },
        policies: policyReport,
        subjects,
        nothingToRun: head.nothingToRun && files.length === 0,
        today: world.now().toISOString().slice(0, 10),
        warnings: [...head.warnings, ...comparator.warnings, ...unplanned(head, joined)],
    });
}
/** Cells of which nobody planned a unit: their turns were not judged, which the gate must not be silent about. */
function unplanned({ cases, config, batches }, joined) {
    if (batches.length === 0)
        return [];
    const cells = cases.length * config.providers.size - (0,join_results/* countPlannedCells */.lb)(joined);
    return cells > 0
        ? [`${(0,counted/* counted */.h)(cells, 'cell')} of cases and providers are not in the plan: their turns were not judged`]
        : [];
}
/** What the working tree proposes to tolerate; nothing where it has no such file. */
async function proposedBaseline(root, { typestate }) {
    const path = typestate?.baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD;
    const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(root, (0,external_node_path_.join)(root, path), 'the typestate baseline');
    return text === undefined ? typestate_baseline/* EMPTY_TYPESTATE_BASELINE */.a7 : (0,typestate_baseline/* parseTypestateBaseline */.i$)(text, path);
}
/** How the comparator calls a case, and whether it knows it: of a new one only the pull request can speak. */
async function casesBefore(head, comparator, recorded, isAdopted) {
    const isCompared = comparator.kind === 'git' && head.batches.length > 0;
    const cases = isCompared ? await (0,routing_comparator/* comparatorCases */.k_)(comparator, head.casePlaces) : null;
    const { changes } = (0,case_changes/* caseChanges */.W)(head.cases, cases, new Map(), recorded);
    const known = new Set([...(cases ?? head.cases).map(({ definition }) => definition.case_id), ...recorded]);
    return (caseId) => {
        const id = changes.get(caseId)?.beforeId ?? caseId;
        return { id, isKnown: isAdopted && known.has(id) };
    };
}


/***/ }),

/***/ 87813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ configuredTurnFiles),
/* harmony export */   y: () => (/* binding */ namedTurnFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);




/**
 * The evidence files that paths and globs of the command line name, absolute. One that leads to nothing is an error: turns that are not
 * there would pass.
 *
 * @throws PortcullisError `not_found`; `invalid_input` for what is no regular file, which might never end
 */
async function namedTurnFiles(folder, paths) {
    const files = [];
    for (const path of paths) {
        const isPattern = (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path) && !(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)));
        const found = isPattern ? await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(folder, path) : [path];
        if (found.length === 0) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('not_found', `${path}: expected evidence of turns, found no such file under ${folder}`, 'Write the evidence before the gate runs, or correct the path.');
        }
        for (const file of found)
            files.push(await regularFile(folder, file));
    }
    return files;
}
/**
 * The same for paths of a configuration, relative to the repository: a link must not lead out of it, nor into git's own folder, since what
 * is quoted of a file that is no evidence ends in a report.
 */
async function configuredTurnFiles(root, paths) {
    const files = await namedTurnFiles(root, paths);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
    for (const file of files) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        if (inside[0] !== '..' && !inside.includes('.git'))
            continue;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('invalid_input', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file)}: expected evidence of turns inside the repository, found a link out of it`, 'Put the file itself there.');
    }
    return files;
}
async function regularFile(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
    if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(path))
        return path;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('not_found', `${file}: expected a file with evidence of turns, found none: no file, or a folder, a pipe or a device`, 'Write the evidence before the gate runs, or correct the path.');
}


/***/ }),

/***/ 2833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ turnLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _evidence_split_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27042);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _typestate_turn_of_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24812);




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

/***/ 98391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* reexport */ printedTurn),
  V: () => (/* binding */ turnsFromTranscript)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(12759);
// EXTERNAL MODULE: ./build/evidence/split-transcript.js + 1 modules
var split_transcript = __webpack_require__(27042);
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
var file_chunks = __webpack_require__(37666);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(44390);
// EXTERNAL MODULE: ./build/providers/turn-readers.js + 6 modules
var turn_readers = __webpack_require__(63166);
// EXTERNAL MODULE: ./build/kernel/digest.js
var kernel_digest = __webpack_require__(21694);
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
        const key = (0,kernel_digest/* sha256Hex */.fg)(JSON.stringify([copy_id, facts]));
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
    #chain = (0,kernel_digest/* digestOf */.ol)([]);
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
        this.#chain = (0,kernel_digest/* digestOf */.ol)([this.#chain, ids]);
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
            clashing: [...lines.keys()].filter((id) => turn.clashing.has(id) || turn.resultsOf(id).length > 1),
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

;// CONCATENATED MODULE: ./build/typestate/turn-policies.js

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
    const digest = (policy) => (0,kernel_digest/* digestOf */.ol)({ schema: 1, kind: 'portcullis.typestate.policy.v1', provider, policy, rule: BUILT_IN[policy] });
    return {
        mutation: digest('mutation'),
        governance: digest('governance'),
        toolRender: digest('toolRender'),
        reminderQueue: digest('reminderQueue'),
        stateView: digest('stateView'),
        decomposition: digest('decomposition'),
    };
}

// EXTERNAL MODULE: ./build/app/score-transcript.js + 1 modules
var score_transcript = __webpack_require__(42833);
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
    const { provider, path, timedOut = false } = request;
    const reader = turn_readers/* TURN_READERS */.z.get(provider);
    if (reader === undefined) {
        const known = [...turn_readers/* TURN_READERS */.z.keys()].join(', ');
        throw new portcullis_error/* PortcullisError */.S('usage', `--provider: expected one of ${known}, found ${JSON.stringify(provider)}`);
    }
    // A turn lives for the next 16 messages, what is told from a copy for 10,000 lines; then both are garbage.
    (0,hold_memory/* holdMemory */.$)('all');
    const { orderedTransport } = reader;
    const policies = { ...builtInPolicies(provider), ...request.policies };
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

/***/ 1908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ policiesOf),
/* harmony export */   a: () => (/* binding */ typestateComparator)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71661);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82296);
/* harmony import */ var _canonical_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36787);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38413);






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
 * @param tolerated a file of tolerated classes that is compared with as it is, relative to where the command runs
 * @throws PortcullisError `not_comparable` where a configured file is missing or is not what it should be
 */
async function typestateComparator(world, comparator, tolerated) {
    const configured = comparator.config.typestate;
    const path = tolerated ?? configured?.baseline ?? _contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_TYPESTATE_BASELINE */ .eD;
    const file = tolerated === null ? await comparator.read(path) : await namedFile(world, tolerated);
    if (file === null && configured?.namesBaseline === true)
        throw missing(comparator, path, 'tolerated classes');
    const baseline = file === null
        ? _contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_TYPESTATE_BASELINE */ .a7
        : comparator.parse(path, (shown) => (0,_contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTypestateBaseline */ .i$)(file.text, shown));
    const outcome = file !== null ? 'found' : configured === null ? 'first_adoption' : 'none';
    const { policies, policyReport } = await policiesOf(comparator);
    const steps = [...comparator.commits.steps];
    const found = { baseline_path: path, baseline_blob: file?.blob ?? null, baseline_outcome: outcome };
    return { baseline, report: { ...comparator.commits, steps, ...found }, policies, policyReport };
}
/** Digests of the configured policies, by both of their names. Throws as `typestateComparator` does. */
async function policiesOf(comparator) {
    const policies = {};
    const policyReport = {};
    for (const name of _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .TURN_POLICIES */ .Hz) {
        const document = comparator.config.typestate?.policies.get(name);
        const digest = document === undefined ? null : await policyDigest(comparator, name, document);
        policyReport[name] = digest;
        if (digest !== null)
            policies[FIELDS[name]] = digest;
    }
    return { policies, policyReport };
}
async function namedFile(world, path) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFile */ .tz)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path), 'the tolerated classes');
    return { text, blob: null };
}
async function policyDigest(comparator, name, path) {
    const file = await comparator.read(path);
    if (file === null)
        throw missing(comparator, path, `the policy ${name}`);
    return comparator.parse(path, () => `sha256:${(0,_canonical_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalDigest */ .X)(file.text).sha256}`);
}
function missing({ name }, path, what) {
    return (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparable */ .kY)(`${name} is configured with ${path} for ${what}, but does not have it`, 'Restore the file on the base branch, or correct the path in its configuration.');
}


/***/ }),

/***/ 65941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6819);
/* harmony import */ var _io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98117);



/** Writes a document where a person or another program can find it; `what` names it in messages. */
async function writeDocument(document, path, what) {
    await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(document), what);
}


/***/ }),

/***/ 44390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ holdMemory)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

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

/***/ 67399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13727);
/* harmony import */ var _json_shape_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33567);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88665);




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

/***/ 48379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jsonMemberTexts),
/* harmony export */   O: () => (/* binding */ jsonMemberText)
/* harmony export */ });
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);

/**
 * The text of a member of the outermost object as it is spelt, of several with that name the last; undefined where there is none or
 * the text is no object. For documents that carry another one whose numbers must keep their digits.
 *
 * Numbers, nesting and surrogates are left for the reader of that document to judge. Throws `JsonSyntaxError`.
 */
function jsonMemberText(text, name) {
    return jsonMemberTexts(text, new Set([name]))?.get(name);
}
/**
 * The same for several names in one pass; undefined where the text is no object, and without an entry where there is no such member.
 * `onRepeated` is told of a name that stands there again.
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
    /** Of the outermost object, where it is looked for. Those of a list are none: its elements have no keys. */
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

/***/ 33567:
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

/***/ 77220:
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

/***/ 63166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ TURN_READERS)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
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
var claude_reader = __webpack_require__(50471);
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
var copilot_reader = __webpack_require__(38964);
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

/***/ 60037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isBound)
/* harmony export */ });
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42627);

/** Whether a text is the expected one. A missing or blank text is none, also where a blank one is expected. */
function isBound(given, expected) {
    const text = (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(given);
    return text !== undefined && text === (0,_normal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR)(expected);
}


/***/ }),

/***/ 87326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ classIf)
/* harmony export */ });
/** A class where it applies. */
function classIf(applies, failureClass) {
    return applies ? [failureClass] : [];
}


/***/ }),

/***/ 45911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ closeJoin)
});

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(42627);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(87326);
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
var is_bound = __webpack_require__(60037);
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
var digest = __webpack_require__(21694);
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
var result_error = __webpack_require__(76482);
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
var json_writer = __webpack_require__(19534);
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

/***/ 94023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ joinReport)
});

// EXTERNAL MODULE: ./build/typestate/present-fields.js
var present_fields = __webpack_require__(79011);
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

/***/ 42627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ requiredText),
/* harmony export */   F: () => (/* binding */ asciiLower),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   mh: () => (/* binding */ refSet)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33698);
/* harmony import */ var _turn_invalid_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17790);


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

/***/ 21845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ normalizeTurn)
});

// EXTERNAL MODULE: ./build/typestate/normal-text.js
var normal_text = __webpack_require__(42627);
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
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(17790);
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
var present_fields = __webpack_require__(79011);
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
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/typestate/result-error.js
var result_error = __webpack_require__(76482);
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

/***/ 79011:
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
var normal_text = __webpack_require__(42627);
// EXTERNAL MODULE: ./build/typestate/checks/is-bound.js
var is_bound = __webpack_require__(60037);
// EXTERNAL MODULE: ./build/typestate/checks/turn-check.js
var turn_check = __webpack_require__(87326);
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
var failure_class = __webpack_require__(69493);
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

/***/ 76482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ resultError)
/* harmony export */ });
/* harmony import */ var _normal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42627);

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
var decode_json = __webpack_require__(67399);
// EXTERNAL MODULE: ./build/kernel/json-shape.js
var json_shape = __webpack_require__(77220);
// EXTERNAL MODULE: ./build/kernel/json-shape-error.js
var json_shape_error = __webpack_require__(33567);
// EXTERNAL MODULE: ./build/kernel/json-syntax-error.js
var json_syntax_error = __webpack_require__(57985);
// EXTERNAL MODULE: ./build/typestate/turn-invalid-error.js
var turn_invalid_error = __webpack_require__(17790);
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

/***/ 17790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TurnInvalidError)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

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

/***/ 24812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ turnOfLine),
/* harmony export */   b: () => (/* binding */ CUT_TURN),
/* harmony export */   e_: () => (/* binding */ isCutTurn),
/* harmony export */   jC: () => (/* binding */ idOfLine)
/* harmony export */ });
/* harmony import */ var _kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48379);
/* harmony import */ var _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57985);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);



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
/** Whether the text of a turn says that a part of it could not be read; false where the text is something else. */
function isCutTurn(text) {
    try {
        return turnOfLine(text).isCut;
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S))
            throw error;
        return false;
    }
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
        const members = (0,_kernel_json_member_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonMemberTexts */ .D)(line, MEMBERS, (name) => {
            throw refused(`each member once, found ${name} again in ${beginning(line)}`);
        });
        if (members !== undefined)
            return members;
    }
    catch (error) {
        if (!(error instanceof _kernel_json_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q))
            throw error;
        throw refused(`a JSON object in ${beginning(line)}, at column ${error.column}: ${error.reason}`, error);
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

/***/ 63146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ turnReport)
/* harmony export */ });
/* harmony import */ var _join_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94023);

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
