export const id = 2582;
export const ids = [2582];
export const modules = {

/***/ 45526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ checkGateResult)
/* harmony export */ });
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75224);
/* harmony import */ var _explain_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96415);
/* harmony import */ var _gate_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80028);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31449);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7083);
/* harmony import */ var _report_bounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57056);






/**
 * Where a result says what cannot be true (src/gates/README.md, "Documents"): what is computed from its gates is computed again, rules do what
 * their table says, and commands to copy are ours. Pointers are relative to the result.
 */
function checkGateResult(result, tables) {
    const all = [];
    const add = (pointer, expected, found) => void all.push({ pointer, expected, found: String(found) });
    const { gates, warn_only: isWarnOnly } = result;
    const [worst, code] = [(0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .worstVerdict */ .zP)(gates), (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(gates, isWarnOnly)];
    if (result.verdict !== worst)
        add('/verdict', `${worst}, the worst of the gates`, result.verdict);
    if (result.exit_code !== code)
        add('/exit_code', `${code}, as the gates say`, result.exit_code);
    for (const [index, outcome] of gates.entries()) {
        const addHere = (pointer, ...others) => add(`/gates/${index}${pointer}`, ...others);
        const table = tables.find(({ gate }) => gate === outcome.gate);
        if (gates.findIndex(({ gate }) => gate === outcome.gate) < index)
            addHere('/gate', 'each gate once', outcome.gate);
        if (table !== undefined)
            checkOutcome(outcome, table, addHere);
        else
            addHere('/gate', `one of ${tables.map(({ gate }) => gate).join(', ')}`, (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(outcome.gate));
    }
    return all;
}
function checkOutcome(outcome, table, add) {
    const own = table.parseDetail(outcome.detail, outcome);
    for (const { pointer, expected, found } of own)
        add(`/detail${pointer}`, expected, found);
    // What is no document of the gate has no list to look at.
    if (own.length > 0)
        return;
    const judged = (0,_gate_table_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedOf */ .B8)(outcome, table);
    const { verdict, findings, warnings } = outcome;
    const noPass = `no pass, since a ${table.noun[0]} fails or is undecided`;
    const noneJudged = `no pass without a ${table.noun[0]}, since something had to run`;
    if (verdict === 'pass') {
        const told = [...judged.map(({ gate }) => gate), ...findings.map(({ effect }) => effect)];
        if (told.some((effect) => effect === 'fail' || effect === 'undecided'))
            add('/verdict', noPass, verdict);
        const nothing = table.nothingJudged ?? _report_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_TO_RUN */ .O;
        if (judged.length === 0 && !warnings.includes(nothing))
            add('/verdict', noneJudged, verdict);
    }
    const effects = new Map(table.rules.map((rule) => [rule.id, rule.effects]));
    const checkEffect = (rule, effect, pointer) => {
        const possible = effects.get(rule) ?? [];
        if (!possible.includes(effect))
            add(pointer, `${possible.join(' or ') || 'no effect'}, as of ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(rule)}`, effect);
    };
    // A channel may show it to be copied.
    const checkExplain = (explain, place) => {
        const isOurs = explain === null || (0,_explain_command_js__WEBPACK_IMPORTED_MODULE_0__/* .isExplainCommand */ .P5)(explain);
        if (!isOurs)
            add(`${place}/explain`, '`portcullis explain`', (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(explain));
    };
    for (const [index, { delta, gate, explain = null }] of judged.entries()) {
        const place = `/detail/${table.list}/${index}`;
        checkEffect(delta, gate, `${place}/gate`);
        checkExplain(explain, place);
    }
    for (const [index, { gate, rule, effect, explain }] of findings.entries()) {
        const place = `/findings/${index}`;
        if (gate !== outcome.gate)
            add(`${place}/gate`, outcome.gate, gate);
        checkEffect(rule, effect, `${place}/effect`);
        checkExplain(explain, place);
    }
    checkFindings(findings, judged, add);
    checkCounts(outcome.counts, table, judged, add);
}
/** Whatever is not `ok` has its finding, so that no channel is silent about it. */
function checkFindings(findings, judged, add) {
    const counts = new Map();
    const count = (rule, effect, number) => {
        const key = `${rule} (${effect})`;
        if (effect !== 'ok')
            counts.set(key, (counts.get(key) ?? 0) + number);
    };
    for (const { delta, gate } of judged)
        count(delta, gate, 1);
    for (const { rule, effect } of findings)
        count(rule, effect, -1);
    for (const [key, left] of counts) {
        if (left !== 0)
            add('/findings', `one for each ${key}`, left > 0 ? `${left} too few` : `${-left} too many`);
    }
}
function checkCounts(counts, table, judged, add) {
    const [expected, found] = [new Map(Object.entries((0,_gate_table_js__WEBPACK_IMPORTED_MODULE_1__/* .countsOf */ .mQ)(table, judged))), new Map(Object.entries(counts))];
    for (const rule of new Set([...expected.keys(), ...found.keys()])) {
        const [own, stated] = [expected.get(rule) ?? 0, found.get(rule) ?? 0];
        if (stated !== own)
            add((0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .childPointer */ .Y)('/counts', rule), `${own}, the number of such ${table.list}`, stated);
    }
}


/***/ }),

/***/ 96415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ isExplainCommand),
/* harmony export */   bn: () => (/* binding */ explainCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57056);

/** Ids as cases and configurations have them; the file as one word of a shell. */
const EXPLAIN = /^portcullis explain [\w-]+\/[\w-]+(?:\/\d+)? --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;
/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
function explainCommand(unit, results) {
    const name = `${unit.case_id}/${unit.agent}${unit.trial === 1 ? '' : `/${unit.trial}`}`;
    const command = `portcullis explain ${name} --results ${shellWord(results)}`;
    return command.length <= _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_BOUNDS */ .t.text && isExplainCommand(command) ? command : null;
}
/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
function isExplainCommand(command) {
    return EXPLAIN.test(command);
}
/** A text as a shell takes it for one word. */
function shellWord(text) {
    return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 66282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  su: () => (/* binding */ GATE_CHECKS),
  hc: () => (/* binding */ allWarnings),
  k0: () => (/* binding */ changeText),
  qN: () => (/* binding */ gateResultOf),
  sG: () => (/* binding */ outcomeOf),
  IE: () => (/* binding */ parseGateResult)
});

// EXTERNAL MODULE: ./build/contracts/check-gate-result.js
var check_gate_result = __webpack_require__(45526);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
;// CONCATENATED MODULE: ./build/contracts/generated/gate-result.validate.js
// Generated from gate-result.schema.json by scripts/generate.ts.

const validate = validate31;
const schema93 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What the gates of one run decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","verdict","exit_code","warn_only","comparator","head","batches","warnings","gates"],"properties":{"schema":{"const":2},"verdict":{"description":"The worst of the gates.","$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"warn_only":{"description":"The merge base's policy lets a gate that fails end with exit code 0; the verdict says what was found all the same.","type":"boolean"},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"warnings":{"description":"What concerns all gates.","type":"array","items":{"type":"string"}},"gates":{"description":"Each gate that ran, once.","type":"array","minItems":1,"items":{"$ref":"#/definitions/outcome"}}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"gateId":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"outcome":{"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}},"finding":{"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}}}};
const schema94 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema95 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const func2 = Object.prototype.hasOwnProperty;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"What named the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the merge base was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}},"steps":{"type":"array","items":{"type":"string"}},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}};
const schema31 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="comparator-report.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base_ref === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.base_tip === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_tip"},message:"must have required property '"+"base_tip"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.merge_base === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_sha === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tested_sha === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tested_sha"},message:"must have required property '"+"tested_sha"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.alternatives === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternatives"},message:"must have required property '"+"alternatives"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.steps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.config_outcome === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_outcome"},message:"must have required property '"+"config_outcome"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema30.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","config_outcome"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "git") || (data0 === "file"))){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err13 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema30.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(!(((data2 === "api") || (data2 === "git")) || (data2 === null))){
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema30.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data3 = data.base_ref;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema30.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.base_tip !== undefined){
let data4 = data.base_tip;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err17 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.merge_base !== undefined){
let data5 = data.merge_base;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err19 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.head_sha !== undefined){
let data6 = data.head_sha;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err21 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.tested_sha !== undefined){
let data7 = data.tested_sha;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
const err23 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
const err24 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err26 = {instancePath:instancePath+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len1 = data10.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data10[i1] !== "string"){
const err27 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.config_outcome !== undefined){
let data12 = data.config_outcome;
if(!((data12 === "found") || (data12 === "default"))){
const err29 = {instancePath:instancePath+"/config_outcome",schemaPath:"#/properties/config_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.config_outcome.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema96 = {"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}};
const schema97 = {"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"};
const pattern67 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const schema100 = {"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}};
const schema102 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.effect === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.change === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.places === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.identity === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.explain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "explain"},message:"must have required property '"+"explain"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema100.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["gate","rule","effect","subject","message","change","places","identity","explain"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.gate !== undefined){
let data0 = data.gate;
if(typeof data0 === "string"){
if(!pattern67.test(data0)){
const err10 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""};
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
const err11 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
const err12 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.effect !== undefined){
let data2 = data.effect;
if(!(((((data2 === "fail") || (data2 === "undecided")) || (data2 === "warn")) || (data2 === "report")) || (data2 === "ok"))){
const err13 = {instancePath:instancePath+"/effect",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key === undefined){
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.label === undefined){
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data3){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "key") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["key","label"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.key !== undefined){
if(typeof data3.key !== "string"){
const err17 = {instancePath:instancePath+"/subject/key",schemaPath:"#/properties/subject/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.label !== undefined){
if(typeof data3.label !== "string"){
const err18 = {instancePath:instancePath+"/subject/label",schemaPath:"#/properties/subject/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err20 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.change !== undefined){
let data7 = data.change;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.from === undefined){
const err21 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/0/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.to === undefined){
const err22 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/0/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data7){
if (errors - before_key2 >= 1000) break;
if(!((key2 === "from") || (key2 === "to"))){
const err23 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["from","to"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.from !== undefined){
if(typeof data7.from !== "string"){
const err24 = {instancePath:instancePath+"/change/from",schemaPath:"#/properties/change/anyOf/0/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.to !== undefined){
if(typeof data7.to !== "string"){
const err25 = {instancePath:instancePath+"/change/to",schemaPath:"#/properties/change/anyOf/0/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err26 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs27 = errors;
if(data7 !== null){
const err27 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err28 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.places !== undefined){
let data10 = data.places;
if(Array.isArray(data10)){
const len0 = data10.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.file === undefined){
const err29 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/properties/places/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.line === undefined){
const err30 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/properties/places/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data11){
if (errors - before_key3 >= 1000) break;
if(!((key3 === "file") || (key3 === "line"))){
const err31 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/properties/places/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["file","line"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.file !== undefined){
if(typeof data11.file !== "string"){
const err32 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/properties/places/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.line !== undefined){
let data13 = data11.line;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err33 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/properties/places/items/properties/line/type",keyword:"type",params:{type: schema100.properties.places.items.properties.line.type},message:"must be integer,null"};
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
else {
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/properties/places/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.identity !== undefined){
let data14 = data.identity;
if(Array.isArray(data14)){
const len1 = data14.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data14[i1] !== "string"){
const err36 = {instancePath:instancePath+"/identity/" + i1,schemaPath:"#/properties/identity/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.explain !== undefined){
let data16 = data.explain;
if((typeof data16 !== "string") && (data16 !== null)){
const err38 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema100.properties.explain.type},message:"must be string,null"};
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
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.verdict === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.baseline === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.counts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.findings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.warnings === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.detail === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(((((((key0 === "gate") || (key0 === "verdict")) || (key0 === "baseline")) || (key0 === "counts")) || (key0 === "findings")) || (key0 === "warnings")) || (key0 === "detail"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["gate","verdict","baseline","counts","findings","warnings","detail"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.gate !== undefined){
let data0 = data.gate;
if(typeof data0 === "string"){
if(!pattern67.test(data0)){
const err8 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""};
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
const err9 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.verdict !== undefined){
let data1 = data.verdict;
if(!(((data1 === "pass") || (data1 === "fail")) || (data1 === "not_comparable"))){
const err10 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.baseline !== undefined){
let data2 = data.baseline;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path === undefined){
const err11 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/0/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.blob === undefined){
const err12 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/0/required",keyword:"required",params:{missingProperty: "blob"},message:"must have required property '"+"blob"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.outcome === undefined){
const err13 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/0/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data2){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "path") || (key1 === "blob")) || (key1 === "outcome"))){
const err14 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["path","blob","outcome"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.path !== undefined){
if(typeof data2.path !== "string"){
const err15 = {instancePath:instancePath+"/baseline/path",schemaPath:"#/properties/baseline/anyOf/0/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.blob !== undefined){
let data4 = data2.blob;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/baseline/blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema95.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err17 = {instancePath:instancePath+"/baseline/blob",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data2.outcome !== undefined){
let data5 = data2.outcome;
if(!(((data5 === "found") || (data5 === "first_adoption")) || (data5 === "none"))){
const err18 = {instancePath:instancePath+"/baseline/outcome",schemaPath:"#/properties/baseline/anyOf/0/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema96.properties.baseline.anyOf[0].properties.outcome.enum},message:"must be equal to one of the allowed values"};
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
else {
const err19 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs18 = errors;
if(data2 !== null){
const err20 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err21 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.counts !== undefined){
let data6 = data.counts;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const before_key2 = errors;
for(const key2 in data6){
if (errors - before_key2 >= 1000) break;
let data7 = data6[key2];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/counts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/counts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
else {
const err24 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.findings !== undefined){
let data8 = data.findings;
if(Array.isArray(data8)){
const len0 = data8.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate34(data8[i0], {instancePath:instancePath+"/findings/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.warnings !== undefined){
let data10 = data.warnings;
if(Array.isArray(data10)){
const len1 = data10.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data10[i1] !== "string"){
const err26 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err27 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.detail !== undefined){
let data12 = data.detail;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err28 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="gate-result.schema.json" */;
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
if(data.verdict === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.exit_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.warn_only === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warn_only"},message:"must have required property '"+"warn_only"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comparator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.batches === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batches"},message:"must have required property '"+"batches"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.warnings === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.gates === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gates"},message:"must have required property '"+"gates"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema93.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","verdict","exit_code","warn_only","comparator","head","batches","warnings","gates"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema !== undefined){
if(2 !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.verdict !== undefined){
let data1 = data.verdict;
if(!(((data1 === "pass") || (data1 === "fail")) || (data1 === "not_comparable"))){
const err11 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data2 = data.exit_code;
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 3))){
const err12 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema93.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.warn_only !== undefined){
if(typeof data.warn_only !== "boolean"){
const err13 = {instancePath:instancePath+"/warn_only",schemaPath:"#/properties/warn_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data5 = data.head;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.commit === undefined){
const err14 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.case_set_digest === undefined){
const err15 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data5){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "commit") || (key1 === "case_set_digest"))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["commit","case_set_digest"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.commit !== undefined){
let data6 = data5.commit;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema95.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err18 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data5.case_set_digest !== undefined){
if(typeof data5.case_set_digest !== "string"){
const err19 = {instancePath:instancePath+"/head/case_set_digest",schemaPath:"#/properties/head/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err20 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.batches !== undefined){
let data8 = data.batches;
if(Array.isArray(data8)){
const len0 = data8.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(typeof data8[i0] !== "string"){
const err21 = {instancePath:instancePath+"/batches/" + i0,schemaPath:"#/properties/batches/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/batches",schemaPath:"#/properties/batches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.warnings !== undefined){
let data10 = data.warnings;
if(Array.isArray(data10)){
const len1 = data10.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data10[i1] !== "string"){
const err23 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err24 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.gates !== undefined){
let data12 = data.gates;
if(Array.isArray(data12)){
if(data12.length < 1){
const err25 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data12.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(!(validate33(data12[i2], {instancePath:instancePath+"/gates/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/gate-result.js




/** The version of a gate result and of a gate report. */
const GATE_SCHEMA = 2;
/** How either is read. */
const GATE_CHECKS = {
    schema: GATE_SCHEMA,
    help: 'If another version of Portcullis wrote it, run the gate again with this one.',
};
/** The result of the gates that ran; verdict and exit code follow from them. */
function gateResultOf(run) {
    const { gates, warn_only: isWarnOnly } = run;
    return { ...run, schema: GATE_SCHEMA, verdict: (0,gate_verdict/* worstVerdict */.zP)(gates), exit_code: (0,gate_verdict/* exitCodeOf */.FO)(gates, isWarnOnly) };
}
/** A change in words, with which the message of its finding may begin. */
function changeText({ from, to }) {
    return `expected ${from}, got ${to}`;
}
/** What a gate decided; null where it did not run. */
function outcomeOf({ gates }, gate) {
    return gates.find((outcome) => outcome.gate === gate) ?? null;
}
/** The warnings of the run and of its gates, each once. */
function allWarnings({ warnings, gates }) {
    return [...new Set([...warnings, ...gates.flatMap((outcome) => outcome.warnings)])];
}
/**
 * Parses a gate result.
 *
 * @param tables of all gates that there are
 * @throws PortcullisError `invalid_input` that names each place
 */
function parseGateResult(text, file, tables) {
    const { value: result, refuse } = (0,json_source/* checkedDocument */.Tw)('the gate result', text, validate, file, GATE_CHECKS);
    refuse((0,check_gate_result/* checkGateResult */.d)(result, tables));
    return result;
}


/***/ }),

/***/ 29266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ textDigest)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21694);

/** 64 hex digits of a text's SHA-256, by which reports tell whether they say the same; half a character counts as U+FFFD. */
function textDigest(text) {
    return (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(text.toWellFormed());
}


/***/ }),

/***/ 15348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lp: () => (/* binding */ comparedText),
  lW: () => (/* binding */ decideKpi),
  vP: () => (/* binding */ figure)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/gate-table.js
var gate_table = __webpack_require__(80028);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/contracts/kpi-baseline.js + 1 modules
var kpi_baseline = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/harness/kpi-figures.js
var kpi_figures = __webpack_require__(23865);
// EXTERNAL MODULE: ./build/routing/kpi-counts.js
var kpi_counts = __webpack_require__(9348);
// EXTERNAL MODULE: ./build/kernel/statistics/choose.js
var choose = __webpack_require__(73309);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
;// CONCATENATED MODULE: ./build/kernel/statistics/stratified.js


/** Less than this cannot be seen in any p-value: without it, large strata would take hours. */
const NEGLIGIBLE = 1e-20;
/**
 * One-sided exact test that head's rates are lower than base's, stratum by stratum: the probability that, under equal rates in each and
 * with its numbers of trials and of passes as they are, head would have as few passes as this over all strata, or fewer. The law of that
 * sum is the convolution of the strata's hypergeometric laws (Zelen 1971), so that it makes no difference how often a stratum was tried
 * on either side. Of one stratum it is Fisher's test.
 *
 * To 10 digits, so that what equals a level of significance is not below it. 1 without strata; `RangeError` on impossible counts.
 */
function stratifiedLess(strata) {
    let law = { lowest: 0, masses: [1] };
    let passed = 0;
    for (const stratum of strata) {
        law = convolved(law, lawOf(stratum));
        passed += stratum.head.passed;
    }
    const tail = law.masses.slice(0, Math.max(0, passed - law.lowest + 1)).reduce((sum, mass) => sum + mass, 0);
    return Math.min(1, Number(tail.toPrecision(10)));
}
/** Head's passes in one stratum. */
function lawOf({ head, base }) {
    (0,counts/* checkCounts */.t)(head);
    (0,counts/* checkCounts */.t)(base);
    const [passed, total] = [head.passed + base.passed, head.total + base.total];
    const lowest = Math.max(0, passed - base.total);
    const all = (0,choose/* logChoose */.Oo)(total, passed);
    return trimmed(lowest, Math.min(head.total, passed) - lowest + 1, (place) => {
        const k = lowest + place;
        return Math.exp((0,choose/* logChoose */.Oo)(head.total, k) + (0,choose/* logChoose */.Oo)(base.total, passed - k) - all);
    });
}
function convolved(one, other) {
    const masses = new Float64Array(one.masses.length + other.masses.length - 1);
    for (const [i, left] of one.masses.entries()) {
        for (let j = 0; j < other.masses.length; j += 1) {
            masses[i + j] = (masses[i + j] ?? 0) + left * (other.masses[j] ?? 0);
        }
    }
    return trimmed(one.lowest + other.lowest, masses.length, (place) => masses[place] ?? 0);
}
/** Without what is negligible at both ends. */
function trimmed(lowest, length, massAt) {
    const masses = Array.from({ length }, (_, place) => massAt(place));
    const first = masses.findIndex((mass) => mass > NEGLIGIBLE);
    return { lowest: lowest + first, masses: masses.slice(first, masses.findLastIndex((mass) => mass > NEGLIGIBLE) + 1) };
}

;// CONCATENATED MODULE: ./build/gates/kpi/compare-kpi.js


/**
 * The head's KPI and a record's over the cases that both have: each of the head's is scaled to the record's rows of it, and workers and
 * window are the record's, so that other cases, trials and shards move nothing. The test is of the counts as they are.
 */
function compareKpi({ counts, isExcused }, record) {
    const cases = Object.entries(record.cases);
    const pairs = cases.flatMap(([name, base]) => {
        const head = counts.get(name);
        return head === undefined ? [] : [{ base, head }];
    });
    const expected = sumOf(cases, ([name, { rows }]) => (counts.has(name) || !isExcused(name) ? rows : 0));
    const work = { ...workOf(record), rows: sumOf(pairs, ({ base }) => base.rows) };
    const scaled = sumOf(pairs, ({ base, head }) => (base.rows * head.completed) / head.rows);
    const kpiOf = (completed) => (0,kpi_figures/* kpiFigures */.E)({ ...work, completed }).kpi;
    const strata = pairs.map(({ base, head }) => ({
        head: { passed: head.completed, total: head.rows },
        base: { passed: base.completed, total: base.rows },
    }));
    return {
        batch: record.batch,
        cases: pairs.length,
        rows: work.rows,
        share: expected === 0 ? 1 : work.rows / expected,
        baseline_kpi: kpiOf(sumOf(pairs, ({ base }) => base.completed)),
        kpi: kpiOf(scaled),
        p: stratifiedLess(strata),
    };
}
/** All that a record holds. */
function workOf({ cases, workers, window_hours: hours }) {
    const counts = Object.values(cases);
    return {
        rows: sumOf(counts, ({ rows }) => rows),
        completed: sumOf(counts, ({ completed }) => completed),
        workers,
        hours,
    };
}
function sumOf(items, numberOf) {
    let sum = 0;
    for (const item of items)
        sum += numberOf(item);
    return sum;
}

// EXTERNAL MODULE: ./build/gates/kpi/rules.js
var rules = __webpack_require__(94153);
;// CONCATENATED MODULE: ./build/gates/kpi/decide.js









/** The reference's lines, where nothing else is configured; of a baseline's KPI as much. */
const LINES = { target: 0.8, rollback: 0.4 };
/**
 * Holds the head's KPI to its lines and to that of the comparator's newest record (src/gates/README.md, "KPI"). Pure: the same input gives
 * the same outcome. The first row is the KPI's own.
 */
function decideKpi(input) {
    const { head, comparator } = input;
    const { baseline, settings, place } = comparator;
    const figures = figuresOf(input);
    const rows = [rowOf(input, figures), ...loosenedRows(input)];
    const { target, rollback, compared } = figures;
    return {
        gate: rules/* KPI */.p.gate,
        verdict: (0,gate_verdict/* verdictOf */.Vj)(rows),
        baseline: place,
        counts: (0,gate_table/* countsOf */.mQ)(rules/* KPI */.p, rows),
        findings: rows
            .filter(({ gate }) => gate !== 'ok')
            .sort((0,gate_table/* byRank */.O5)(rules/* KPI */.p))
            .map(findingOf),
        warnings: [],
        detail: {
            trajectory: settings.trajectory,
            whole: head.isWhole,
            head: figures.head,
            lines: { target: head.isWhole ? target.at : null, rollback: head.isWhole ? rollback.at : null },
            compared,
            history: (baseline?.history ?? []).map((record) => (0,kpi_figures/* kpiFigures */.E)(workOf(record)).kpi).toReversed(),
            rows,
        },
    };
}
function figuresOf({ head, comparator }) {
    const { baseline, settings } = comparator;
    const [record] = baseline?.history ?? [];
    const compared = record === undefined ? null : compareKpi(head, record);
    const counts = [...head.counts.values()];
    const done = { rows: sumOf(counts, ({ rows }) => rows), completed: sumOf(counts, ({ completed }) => completed) };
    const work = { ...done, workers: head.workers, hours: settings.window_hours };
    const { lost } = head;
    // What infrastructure took away breaks no line.
    const { kpi: best } = (0,kpi_figures/* kpiFigures */.E)({ ...work, rows: done.rows + lost, completed: done.completed + lost });
    const line = (key, isProven) => {
        const configured = settings[key];
        const isAbsolute = configured !== null || settings.trajectory !== null || compared === null;
        const at = isAbsolute ? (configured ?? LINES[key]) : LINES[key] * compared.baseline_kpi;
        const held = isAbsolute ? best : compared.kpi;
        return { at, kpi: held, isBelow: head.isWhole && held < at && (isAbsolute || isProven) };
    };
    // Of two healthy suites of few trials one in ten is below the line that follows from the other.
    const rollback = line('rollback', compared !== null && compared.p < settings.alpha);
    const own = { ...done, workers: head.workers, kpi: (0,kpi_figures/* kpiFigures */.E)(work).kpi };
    return { head: own, compared, target: line('target', true), rollback };
}
/** The KPI's own row: the first that fits. */
function rowOf(input, { head, compared, target, rollback }) {
    const { settings, levels } = input.comparator;
    const row = (delta, gate, reason) => {
        return { delta, gate, batch: null, reason };
    };
    const lack = lackOf(input, { head, compared });
    if (lack?.isPlanned === true)
        return row('not_planned', 'report', `the plan is a part of the suite: ${lack.reason}`);
    if (lack !== null) {
        const level = levels['insufficient-data'];
        return row('insufficient_data', level === 'error' ? 'undecided' : (0,gate_verdict/* effectOf */.$x)(level), lack.reason);
    }
    if (rollback.isBelow) {
        const reason = `${figure(rollback.kpi)} is below the rollback line, ${figure(rollback.at)}`;
        const own = remediating(input)?.remediation;
        if (own !== undefined && own.expires >= input.today) {
            return row('remediated', 'warn', `${reason}: tolerated until ${own.expires}: ${own.reason} (${own.owner})`);
        }
        const ended = own === undefined ? '' : `; the remediation ended on ${own.expires}`;
        return row('rollback', (0,gate_verdict/* effectOf */.$x)(levels.kpi), reason + ended);
    }
    if (compared === null)
        return row('new', 'report', `${figure(head.kpi)}, and no record to compare with`);
    const against = comparedText(compared);
    const { tolerance, alpha } = settings;
    if (compared.kpi < (1 - tolerance) * compared.baseline_kpi && compared.p < alpha) {
        return row('regression', (0,gate_verdict/* effectOf */.$x)(levels.kpi), against);
    }
    if (target.isBelow) {
        const reason = `${figure(target.kpi)} is below the target, ${figure(target.at)}`;
        return row('watch', (0,gate_verdict/* effectOf */.$x)(levels['kpi-watch']), reason);
    }
    return row(compared.kpi > (1 + tolerance) * compared.baseline_kpi ? 'improvement' : 'held', 'ok', against);
}
/** What is missing for a verdict, and whether the plan meant it so; null where nothing is. */
function lackOf({ head: { isWhole, planned }, comparator: { settings } }, { head, compared }) {
    const { rows, workers } = head;
    if (rows < settings.min_rows) {
        const reason = `expected at least ${(0,counted/* counted */.h)(settings.min_rows, 'row')}, found ${rows}`;
        return { isPlanned: !isWhole && planned < settings.min_rows, reason };
    }
    if (workers === 0)
        return { isPlanned: false, reason: 'no row names an issue, so that nobody completed any' };
    if (compared === null)
        return null;
    const { share } = compared;
    if (share < kpi_counts/* LEAST_SHARE */.Qs) {
        const least = `${kpi_counts/* LEAST_SHARE */.Qs * 100} % of the baseline’s rows`;
        return { isPlanned: false, reason: `expected the cases of ${least}, found those of ${Math.floor(share * 100)} %` };
    }
    return compared.rows > 0 ? null : { isPlanned: !isWhole, reason: 'none of its cases is in the baseline' };
}
/** The baseline whose remediation counts: a change of its file alone, which could never be merged while it is needed, has its own. */
function remediating({ head, comparator }) {
    const own = head.baseline?.remediation;
    const isAdded = own !== undefined && !(0,external_node_util_.isDeepStrictEqual)(own, comparator.baseline?.remediation);
    return head.isBaselineAlone && isAdded ? head.baseline : comparator.baseline;
}
/** Records of the comparator that the head changed, or dropped although there was room for them. */
function loosenedRows({ head, comparator }) {
    const [before, after] = [comparator.baseline?.history ?? [], head.baseline?.history ?? []];
    return (0,kpi_baseline/* mergedRecords */.Ln)(before, after)
        .filter((record) => before.includes(record) && !after.some((own) => (0,external_node_util_.isDeepStrictEqual)(own, record)))
        .map(({ batch }) => {
        const what = after.some((own) => own.batch === batch) ? 'changed' : 'dropped';
        const gate = (0,gate_verdict/* effectOf */.$x)(comparator.levels.kpi);
        return { delta: 'loosened', gate, batch, reason: `the record of batch ${batch} was ${what}` };
    });
}
/** `62.5 against 90 of night, over 30 cases (p = 3.125e-7)` */
function comparedText({ kpi, baseline_kpi: before, batch, cases, p }) {
    return `${figure(kpi)} against ${figure(before)} of ${batch}, over ${(0,counted/* counted */.h)(cases, 'case')} (p = ${figure(p)})`;
}
/** Four digits that count. */
function figure(value) {
    return String(Number(value.toPrecision(4)));
}
function findingOf({ delta, gate, batch, reason }) {
    return {
        gate: rules/* KPI */.p.gate,
        rule: delta,
        effect: gate,
        subject: { key: rules/* KPI */.p.gate, label: 'KPI' },
        message: reason,
        change: null,
        places: [],
        identity: [rules/* KPI */.p.gate, delta, batch ?? ''],
        explain: null,
    };
}


/***/ }),

/***/ 84473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ cellMessage),
/* harmony export */   fZ: () => (/* binding */ cellChange),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);

/** What was expected of a cell, and what it came to: `pass, timeout allowed` → `fail (timed out)`. */
function cellChange({ expected, got, sampling }) {
    const from = expected === null ? 'no entry' : expected.expected_status;
    const late = expected?.allow_timeout === true ? ', timeout allowed' : '';
    return { from: `${from}${late}`, to: found(got, sampling) };
}
function found(got, sampling) {
    if (got === null)
        return 'no result';
    if (sampling !== null && isCounted({ sampling }))
        return `${sampling.head.passed}/${sampling.head.total} passed`;
    return `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}
/** Why, and what changed of the entry and the case. It begins with the change where the reason says no more than that. */
function cellMessage(cell) {
    const { delta, reason, error, expected, notes } = cell;
    // That a tolerance ended, and what was counted, stands in the reason only.
    const isPlain = expected?.expired !== true && !isCounted(cell);
    const isChange = error !== null && isPlain && ['regression', 'infra', 'new'].includes(delta);
    const parts = [isChange ? (0,_contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .changeText */ .k0)(cellChange(cell)) : reason, ...notes.map((note) => `+ ${note}`)];
    return [...parts, ...(error === null ? [] : [error])].join('; ');
}
/** Whether the counts of its trials decided about a cell, and no single one. */
function isCounted({ sampling }) {
    return sampling !== null && sampling.rule !== 'single' && sampling.head.total > 0;
}


/***/ }),

/***/ 60757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ decideTypestate),
  f: () => (/* binding */ subjectText)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/gate-table.js
var gate_table = __webpack_require__(80028);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/contracts/report-bounds.js
var report_bounds = __webpack_require__(57056);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/typestate/compare-class.js

/**
 * Compares a failure class with the baseline at the comparator: src/gates/README.md, "Typestate". The stricter of both baselines
 * holds, so that a pull request tolerates nothing for itself. Null where there is nothing to say.
 */
function compareClass(situation) {
    const { turns, before, after, isKnown, today, level, judgedWhole } = situation;
    if (turns === 0)
        return before === null || !judgedWhole ? null : improvement(before, today);
    const regression = (reason, of) => ({
        delta: 'regression',
        gate: (0,gate_verdict/* effectOf */.$x)(level),
        tolerated: toleranceOf(of, today),
        reason,
    });
    if (!isKnown) {
        if (after === null)
            return regression('nothing tolerates it', null);
        if (isOver(after, today))
            return regression(`it was tolerated until ${after.expires}`, after);
        const reason = `the merge base does not know this: tolerated until ${after.expires}: ${after.reason}`;
        return { delta: 'new', gate: 'warn', tolerated: toleranceOf(after, today), reason };
    }
    if (before === null) {
        return regression(after === null ? 'it is new' : 'it is new; what the pull request tolerates itself does not count', null);
    }
    if (isOver(before, today))
        return regression(`it was tolerated until ${before.expires}`, before);
    if (after === null)
        return regression('the pull request tolerates it no longer', before);
    if (isOver(after, today))
        return regression(`the pull request tolerates it until ${after.expires} only`, after);
    const last = before.expires < after.expires ? before : after;
    return {
        delta: 'tolerated',
        gate: 'report',
        tolerated: toleranceOf(last, today),
        reason: `tolerated until ${last.expires}: ${before.reason}`,
    };
}
function improvement(before, today) {
    return {
        delta: 'improvement',
        gate: 'report',
        tolerated: toleranceOf(before, today),
        reason: 'it does not occur any more: the baseline need not tolerate it',
    };
}
/** The day itself still belongs to it. */
function isOver({ expires }, today) {
    return expires < today;
}
/** A tolerance as a row tells it. */
function toleranceOf(entry, today) {
    if (entry === null)
        return null;
    const { reason, owner, expires } = entry;
    return { reason, owner: owner ?? null, expires, expired: isOver(entry, today) };
}

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
// EXTERNAL MODULE: ./build/gates/typestate/rules.js
var rules = __webpack_require__(2126);
;// CONCATENATED MODULE: ./build/gates/typestate/decide.js








/**
 * Compares the failure classes of the head's turns with those that the comparator tolerates, and decides (src/gates/README.md,
 * "Typestate"). Pure: the same input gives the same outcome, subject by subject, cases before turns of evidence files.
 */
function decideTypestate(input) {
    const subjects = [...input.subjects].sort((left, right) => (0,ordering/* compareCodePoints */.OP)(subjectText(left.subject), subjectText(right.subject)));
    const rows = [...subjects.flatMap((turns) => rowsOf(turns, input)), ...unseenRows(input)];
    const judged = subjects.reduce((sum, { turns }) => sum + turns, 0);
    const rejected = subjects.reduce((sum, item) => sum + item.rejected, 0);
    return {
        gate: rules/* TYPESTATE */.e.gate,
        verdict: (0,gate_verdict/* verdictOf */.Vj)(rows, judged === 0 && !input.nothingToRun),
        baseline: input.comparator.place,
        counts: (0,gate_table/* countsOf */.mQ)(rules/* TYPESTATE */.e, rows),
        findings: findingsOf(rows),
        warnings: [...input.warnings, ...warningsOf(input, judged)],
        detail: { policies: { ...input.policies }, turns: { judged, accepted: judged - rejected, rejected }, rows },
    };
}
/** What a subject is called in messages. */
function subjectText({ case_id: caseId, agent, turn_id: turnId, file }) {
    if (turnId !== null)
        return `turn ${turnId.trim() === '' ? JSON.stringify(turnId) : turnId}`;
    return file ?? `${caseId ?? ''}/${agent ?? ''}`;
}
function rowsOf(turns, input) {
    const { subject, classes, infra, unjudged } = turns;
    const { head, comparator, today } = input;
    const [before, after] = [toleratedOf(comparator.baseline, turns, true), toleratedOf(head.baseline, turns, false)];
    const level = comparator.config.levels.typestate;
    const judgedWhole = turns.turns > 0 && unjudged.length === 0 && infra.size === 0;
    const compared = [...new Set([...classes.keys(), ...before.keys()])].sort(ordering/* compareCodePoints */.OP).flatMap((name) => {
        const found = classes.get(name) ?? { turns: 0, places: [] };
        const result = compareClass({
            turns: found.turns,
            judgedWhole,
            before: before.get(name) ?? null,
            after: after.get(name) ?? null,
            isKnown: turns.isKnown,
            today,
            level,
        });
        return result === null ? [] : [{ subject, class: name, ...result, turns: found.turns, places: [...found.places] }];
    });
    const row = (fields) => {
        return { subject, class: null, tolerated: null, turns: 0, places: [], ...fields };
    };
    const ofInfra = [...infra]
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([name, found]) => {
        const reason = 'the run was ended by its infrastructure, so that it says nothing about the change';
        const counts = { turns: found.turns, places: [...found.places] };
        return row({ class: name, delta: 'infra', gate: 'report', reason, ...counts });
    });
    const ofRest = unjudged.map(({ delta, gate, reason, place }) => row({ delta, gate, reason, places: place === null ? [] : [place] }));
    const rows = [...ofRest, ...compared, ...ofInfra];
    if (rows.length > 0)
        return rows;
    const reason = `${(0,counted/* counted */.h)(turns.turns, 'turn')} closed`;
    return [row({ delta: 'closed', gate: 'ok', reason, turns: turns.turns })];
}
/** What the comparator tolerates of subjects that the head does not show: nothing can be said about it, and nothing fails for it. */
function unseenRows({ subjects, comparator, today }) {
    const seen = new Set(subjects.map(({ subject, beforeId }) => subjectText({ ...subject, case_id: beforeId })));
    const { cases, turns } = comparator.baseline;
    const tolerated = [
        ...[...cases].flatMap(([caseId, agents]) => [...agents].map(([agent, classes]) => [{ case_id: caseId, agent, turn_id: null, file: null }, classes])),
        ...[...turns].map(([id, classes]) => [{ case_id: null, agent: null, turn_id: id, file: null }, classes]),
    ];
    return tolerated
        .filter(([subject]) => !seen.has(subjectText(subject)))
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(subjectText(left), subjectText(right)))
        .flatMap(([subject, classes]) => [...classes].map(([name, entry]) => {
        const reason = 'there is no such turn here: if it is gone for good, the baseline need not tolerate it';
        const common = { delta: 'unseen', gate: 'report', tolerated: toleranceOf(entry, today), reason };
        return { subject, class: name, ...common, turns: 0, places: [] };
    }));
}
const NOTHING = new Map();
function toleratedOf(baseline, { subject, beforeId }, isComparator) {
    if (subject.turn_id !== null)
        return baseline.turns.get(subject.turn_id) ?? NOTHING;
    const id = isComparator ? beforeId : subject.case_id;
    return baseline.cases.get(id ?? '')?.get(subject.agent ?? '') ?? NOTHING;
}
function findingsOf(rows) {
    return rows
        .filter(({ delta }) => delta !== 'closed')
        .sort((0,gate_table/* byRank */.O5)(rules/* TYPESTATE */.e))
        .map((row) => {
        const { delta, gate, places } = row;
        const subject = subjectText(row.subject);
        return {
            gate: rules/* TYPESTATE */.e.gate,
            rule: delta,
            effect: gate,
            subject: { key: subject, label: subject },
            message: messageOf(row),
            change: null,
            places: places.map(({ file, line }) => ({ file, line })),
            identity: [rules/* TYPESTATE */.e.gate, delta, subject, row.class ?? ''],
            explain: null,
        };
    });
}
/** The class, the calls at fault, and why. */
function messageOf({ class: name, reason, turns, places }) {
    if (name === null)
        return reason;
    const [place] = places;
    const calls = place === undefined || place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
    const cause = place === undefined || place.cause === null ? '' : `, interrupted: ${place.cause}`;
    const count = turns > 1 ? ` in ${turns} turns` : '';
    return `${name}${calls}${count}${cause}: ${reason}`;
}
function warningsOf(input, judged) {
    const known = new Set(failure_class/* FAILURE_CLASSES */.CJ);
    const sides = [
        ['the baseline', input.head.baseline],
        ['the merge base’s baseline', input.comparator.baseline],
    ];
    const misspelt = sides.flatMap(([side, baseline]) => {
        const names = [
            ...baseline.turns.values(),
            ...[...baseline.cases.values()].flatMap((agents) => [...agents.values()]),
        ]
            .flatMap((classes) => [...classes.keys()])
            .filter((name) => !known.has(name));
        return [...new Set(names)]
            .sort(ordering/* compareCodePoints */.OP)
            .map((name) => `${side} tolerates ${name}, which is no failure class`);
    });
    if (judged > 0)
        return misspelt;
    return [input.nothingToRun ? report_bounds/* NOTHING_TO_RUN */.O : 'there was no turn to judge', ...misspelt];
}


/***/ }),

/***/ 23865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ kpiFigures)
/* harmony export */ });
/** Throughput times pass rate, in the order in which the reference calculates (premath harness 4.4): its rounding is that of the result. */
function kpiFigures({ rows, completed, workers, hours }) {
    const gatePassRate = rows === 0 ? 0 : completed / rows;
    const throughputPerWorkerPerDay = (completed * (24 / hours)) / Math.max(workers, 1);
    return { gatePassRate, throughputPerWorkerPerDay, kpi: throughputPerWorkerPerDay * gatePassRate };
}


/***/ }),

/***/ 48643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkRun)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73145);
/* harmony import */ var _gate_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56889);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91709);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31805);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24036);






const LEVELS = { error: 'failure', warning: 'warning', note: 'notice' };
/**
 * A report as a check run. Its conclusion is that of the job: what could not be decided is a `failure`, since `neutral` and `skipped`
 * count as passed where a check is required, and `action_required` names a page on which to act, which there is not. A gate that only
 * warns is `neutral`, so that its sign is not that of one that holds.
 *
 * @param room for annotations, at least one
 */
function checkRun(report, room = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkAnnotations) {
    const { result } = report;
    const more = result === null ? '' : `: ${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSummary */ .k6)(result)}`;
    const budget = { limit: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkTextBytes, measure: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy };
    // GitHub refuses a check run whose summary is empty.
    const summary = (0,_report_page_js__WEBPACK_IMPORTED_MODULE_4__/* .reportPage */ .S)(report, budget) || (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictTitle */ .Sw)(report);
    return {
        conclusion: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyWarns */ .yY)(report) ? 'neutral' : (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reportVerdict */ .Ki)(report) === 'pass' ? 'success' : 'failure',
        title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clipWithin */ .M3)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .safeText */ .Hk)(`${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictTitle */ .Sw)(report)}${more}`), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkTitleCharacters),
        summary,
        text: result === null ? null : (0,_gate_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSummary */ .s)(result, _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkTextBytes),
        annotations: within(room, annotationsOf(report)),
    };
}
/** What counts the others stands where the first of them would: without a file there is no annotation. */
function within(room, all) {
    const [shown, [first, ...others]] = [all.slice(0, room - 1), all.slice(room - 1)];
    if (first === undefined || others.length === 0)
        return all;
    const message = `and ${others.length + 1} more: see the text of this check`;
    return [...shown, { ...first, title: 'Portcullis', message }];
}
/** None of what has no place in a file of the repository: GitHub would refuse the whole request. */
function annotationsOf(report) {
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedFindings */ .If)(report).flatMap(({ level, title, text, file, line }) => {
        if (file === null)
            return [];
        const [start_line, end_line] = [line ?? 1, line ?? 1];
        return [{ path: file, start_line, end_line, annotation_level: LEVELS[level], title, message: text }];
    });
}


/***/ }),

/***/ 79722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ decideComment),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42716);

const STATE = /^ run=([0-9]{1,15}) attempt=([0-9]{1,9}) state=(failing|clear) digest=([0-9a-f]{64}) -->$/;
/** The line by which a comment is found again; nobody sees it. It has to be the first of the comment. */
function commentMarker(key, { runNumber, runAttempt, kind, digest }) {
    return `${prefixOf(key)} run=${runNumber} attempt=${runAttempt} state=${kind} digest=${digest} -->`;
}
/**
 * What the marker with this key remembers: `unreadable` where it is not as this version writes it, null where there is none. It is the
 * beginning of the first line only: a text that quotes the comment, or a file in which one stands, is not the comment. Anybody can write it;
 * whose comment it is has to be asked apart.
 */
function readMarker(body, key) {
    const prefix = prefixOf(key);
    const [line = ''] = body.split(/\r?\n/, 1);
    if (!line.startsWith(prefix))
        return null;
    const match = STATE.exec(line.slice(prefix.length).trimEnd());
    if (match === null)
        return 'unreadable';
    const [, run = '', attempt = '', kind = '', digest = ''] = match;
    return {
        runNumber: Number(run),
        runAttempt: Number(attempt),
        kind: kind === 'clear' ? 'clear' : 'failing',
        digest,
    };
}
function prefixOf(key) {
    return `<!-- portcullis:gate key=${key}`;
}
/**
 * What becomes of a gate's one comment in a pull request (src/app/README.md, "Comment"). The first rule that fits decides.
 *
 * @param existing what our own comment remembers; null where there is none
 * @param now what this run would have it remember
 */
function decideComment(existing, now) {
    const isClear = now.kind === 'clear';
    if (existing === null)
        return isClear ? { kind: 'leave', because: 'nothing to say' } : { kind: 'create' };
    const changed = { kind: isClear ? 'all-clear' : 'update' };
    if (existing === 'unreadable')
        return changed;
    if ((0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewerRun */ .VZ)(orderOf(existing), orderOf(now)))
        return { kind: 'leave', because: 'a newer run has reported' };
    const isSame = existing.digest === now.digest && existing.kind === now.kind;
    return isSame ? { kind: 'leave', because: 'nothing has changed' } : changed;
}
/** Of one workflow, numbers count up as ids do over a repository. */
function orderOf({ runNumber: id, runAttempt: attempt }) {
    return { id, attempt };
}


/***/ }),

/***/ 89447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tk: () => (/* binding */ comparatorTable),
/* harmony export */   gV: () => (/* binding */ comparatorLines),
/* harmony export */   o3: () => (/* binding */ comparedWith)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35125);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24036);



/** Every commit and baseline that the gates used, as a table for a page. */
function comparatorTable({ comparator, head, gates }, more = []) {
    const rows = [
        ...(comparator.event === null ? [] : [['event', comparator.event]]),
        ['base', comparator.base_ref],
        ['base tip', comparator.base_tip],
        [comparatorName(comparator), comparator.merge_base],
        ...(comparator.event === null ? [] : [['found by', comparator.source ?? 'event']]),
        ['head', comparator.head_sha ?? head.commit],
        ['tested', head.commit],
        ...baselinesOf(gates).flatMap(({ name, path, blob, outcome, holds }) => [
            [name, path],
            [`${name} blob`, blob ?? outcome],
            ...(holds === '' ? [] : [[`${name} holds`, holds]]),
        ]),
        ...gates.flatMap((outcome) => (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .K)(outcome.gate).compared?.(outcome) ?? []),
        ...more,
    ];
    return [
        '| | |',
        '|---|---|',
        ...rows.map(([name, value]) => `| ${name} | ${value === null ? '–' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(value)} |`),
    ].join('\n');
}
/** The same in a few lines for a terminal. */
function comparatorLines({ comparator, head, gates }, style) {
    const baselines = baselinesOf(gates).map(({ name, path, blob, outcome, holds }) => {
        const what = {
            found: blob === null ? 'as it is on disk' : `blob ${short(blob)}`,
            first_adoption: 'no baseline there: first adoption',
            none: 'none there: nothing is tolerated',
        }[outcome];
        return `  ${name} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(path)} (${what}${outcome === 'found' && holds !== '' ? `, ${holds}` : ''})`;
    });
    if (comparator.kind === 'file') {
        return [`${style.bold('Compared with')} files as they are; no merge base was used`, ...baselines];
    }
    const headSha = comparator.head_sha ?? head.commit;
    const tested = head.commit === headSha ? '' : `, tested ${short(head.commit)}`;
    const event = comparator.event === null ? '' : ` (${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(comparator.event)})`;
    return [
        `${style.bold('Compared with')} the ${comparatorName(comparator)} ${short(comparator.merge_base)}${event}`,
        `  base ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(comparator.base_ref ?? '')} ${short(comparator.base_tip)}, head ${short(headSha)}${tested}`,
        ...baselines,
    ];
}
/** The same in a line of markdown, where the table is folded away; none where no merge base was used. */
function comparedWith({ comparator }) {
    const { kind, merge_base: commit, base_ref: base } = comparator;
    if (kind === 'file')
        return [];
    const of = base === null ? '' : ` of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(base, BASE_LIMIT))}`;
    return [`Compared with the ${comparatorName(comparator)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(short(commit))}${of}.`];
}
/** Of a branch's name in that line. */
const BASE_LIMIT = 100;
/** Events that tell a commit to compare with, or the tip of a branch, unless another branch is trusted in the place of theirs. */
const WITHOUT_MERGE_BASE = new Set(['merge_group', 'push', 'schedule']);
/** What the commit that was compared with is: some events tell another one than the merge base. */
function comparatorName({ event, base_ref: baseRef, base_tip: tip, merge_base: commit, }) {
    if (event === null)
        return 'merge base';
    return baseRef === null || (WITHOUT_MERGE_BASE.has(event) && commit === tip) ? 'commit' : 'merge base';
}
/** The baselines of the gates that have one; of several each is named after its gate. */
function baselinesOf(gates) {
    const found = gates.flatMap((outcome) => {
        const holds = (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .K)(outcome.gate).baseline?.(outcome) ?? '';
        return outcome.baseline === null ? [] : [{ ...outcome.baseline, name: `${outcome.gate} baseline`, holds }];
    });
    return found.length === 1 ? found.map((baseline) => ({ ...baseline, name: 'baseline' })) : found;
}
function short(commit) {
    return commit === null ? '(none)' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(commit.slice(0, 12));
}


/***/ }),

/***/ 73145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ reportedFindings),
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   Y1: () => (/* binding */ findingBlocks),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   c4: () => (/* binding */ allFindings),
/* harmony export */   lN: () => (/* binding */ reportSections),
/* harmony export */   qj: () => (/* binding */ badFindings),
/* harmony export */   ss: () => (/* binding */ whyText),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);
/* harmony import */ var _contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31449);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35125);
/* harmony import */ var _step_annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2734);




/** What the gates say, the worst first; of one effect in the order of the gates, each in its own order, which is worst first. */
function allFindings({ gates }) {
    return gates
        .flatMap(({ findings }) => findings)
        .sort((one, other) => _contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .GATE_EFFECTS */ .Dk.indexOf(one.effect) - _contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .GATE_EFFECTS */ .Dk.indexOf(other.effect));
}
/** What the gates of a report say, as it is annotated; nothing where they stopped. */
function reportedFindings({ result }) {
    return (result === null ? [] : allFindings(result)).map((finding) => (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotationOf */ .lW)(_contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .LEVEL_OF_EFFECT */ .rV[finding.effect], finding.rule, findingText(finding), finding.places[0]));
}
/** Those that stop a gate, or warn. */
function badFindings(result) {
    return allFindings(result).filter(({ effect }) => effect === 'fail' || effect === 'undecided' || effect === 'warn');
}
/** Whether lists show it one by one. */
function isListed({ gate, rule, effect }) {
    return effect === 'fail' || (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .K)(gate).unlisted?.includes(rule) !== true;
}
/** `cases/routing/cases.json:7`; null where it has no place. */
function placeText({ places: [first, ...others] }) {
    if (first === undefined)
        return null;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${first.file}:${first.line ?? 1}${more}`;
}
/** `alpha/claude: expected pass, got fail; missing: alpha-skill`: all that a finding says in a line. */
function findingText({ subject, message }) {
    return `${subject.label}: ${message}`;
}
/** Its message beside its change: without the words that the change says already. */
function whyText({ change, message }) {
    const said = change === null ? '' : `${(0,_contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .changeText */ .k0)(change)}; `;
    return message.startsWith(said) ? message.slice(said.length) : message;
}
/** Everything that a whole report shows below what was compared: parts of the gates, and between them the findings. */
function reportSections(result) {
    const parts = (where) => result.gates.flatMap((outcome) => (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .K)(outcome.gate)[where]?.(outcome) ?? []);
    const blocks = findingBlocks(result);
    const lines = allFindings(result)
        .filter((finding) => finding.effect === 'report' && isListed(finding))
        .map((finding) => {
        const where = placeText(finding);
        return `${finding.subject.label}: ${finding.rule}: ${finding.message}${where === null ? '' : ` (${where})`}`;
    });
    return [
        ...parts('above'),
        ...(blocks.length === 0 ? [] : [{ title: 'Failures', blocks, noun: 'failure' }]),
        ...(lines.length === 0 ? [] : [{ title: 'For information', lines }]),
        ...parts('below'),
    ];
}
/** A block for each finding that stops its gate or warns, the worst first. */
function findingBlocks(result) {
    const facts = new Map(result.gates.map((outcome) => [outcome.gate, (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .K)(outcome.gate).facts?.(outcome)]));
    return badFindings(result).map((finding) => blockOf(finding, facts.get(finding.gate)?.(finding) ?? []));
}
function blockOf(finding, facts) {
    const { effect, rule, subject, change, explain } = finding;
    const where = placeText(finding);
    return {
        effect,
        title: `${subject.label}: ${rule}`,
        change,
        message: whyText(finding),
        facts: [
            ...facts,
            ...(where === null ? [] : [{ label: 'where', text: where, form: 'place' }]),
            ...(explain === null ? [] : [{ label: 'explain', text: explain, form: 'command' }]),
        ],
    };
}


/***/ }),

/***/ 56889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ reportSummary),
/* harmony export */   s: () => (/* binding */ gateSummary)
/* harmony export */ });
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78013);
/* harmony import */ var _comparator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89447);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91709);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20120);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73145);
/* harmony import */ var _stopped_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81180);







/** Of the room that is left, what the findings and any other part may take before the last one. */
const SHARES = { findings: 0.7, part: 0.5 };
/** A report as the page of a job summary, at most `limit` bytes of UTF-8. */
function reportSummary(report, limit) {
    const { result, stopped } = report;
    return result === null ? (0,_stopped_text_js__WEBPACK_IMPORTED_MODULE_6__/* .stoppedSummary */ .k2)((0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .markedTitle */ .vB)(report), stopped, limit) : gateSummary(result, limit);
}
/**
 * A result as markdown within a byte budget: verdicts, what was compared, warnings, and the parts of the gates with the findings
 * between them, the worst first. What does not fit is counted, and nothing is cut inside a table or a fence.
 */
function gateSummary(result, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANNEL_LIMITS */ .j7.summaryBytes) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_4__/* .MarkdownPage */ .lV(limit);
    page.add((0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .pageHeading */ .EF)(result));
    page.add((0,_comparator_js__WEBPACK_IMPORTED_MODULE_2__/* .comparatorTable */ .Tk)(result, [['batch', result.batches.join(', ')]]));
    page.addWarnings((0,_contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .allWarnings */ .hc)(result), 0.2);
    const sections = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .reportSections */ .lN)(result);
    sections.forEach((section, index) => {
        const share = section.blocks === undefined ? SHARES.part : SHARES.findings;
        page.addSection(section, index === sections.length - 1 ? 1 : share);
    });
    return page.text();
}


/***/ }),

/***/ 20120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ blockMarkdown),
/* harmony export */   lV: () => (/* binding */ MarkdownPage),
/* harmony export */   vy: () => (/* binding */ PAGE_MARKS)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24036);




const BLOCK_SEPARATOR = '\n\n';
/** Of a message, a warning, a fact or a quotation, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;
/** What something does to its gate, as a sign that markdown shows. */
const PAGE_MARKS = {
    fail: '❌',
    undecided: '❔',
    warn: '⚠️',
    report: '·',
    ok: '·',
};
/** Markdown within a budget (of bytes of its UTF-8 form unless another measure is given), kept whole block by block. */
class MarkdownPage {
    #limit;
    #measure;
    #blocks = [];
    #size = 0;
    constructor(limit, measure = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy) {
        this.#limit = limit;
        this.#measure = measure;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const size = this.#sizeOf(block);
        if (this.#size + size > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#size += size;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. How many there are. */
    addList(heading, items, { separator, share, noun, most }) {
        if (items.length === 0)
            return 0;
        const head = heading === '' ? [] : [heading];
        const more = (left) => `_and ${left} more ${left === 1 ? noun : noun.replace(/^\w+/, '$&s')}_`;
        let room = (this.#limit - this.#size) * share - this.#sizeOf(heading);
        const sizes = items.slice(0, most).map((item) => this.#measure(item) + separator.length);
        const isWhole = sizes.length === items.length && sizes.reduce((sum, size) => sum + size, 0) <= room;
        if (!isWhole)
            room -= this.#sizeOf(more(items.length));
        const end = sizes.findIndex((size) => (room -= size) < 0);
        const kept = items.slice(0, end === -1 ? sizes.length : end);
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
        if (kept.length > 0 && this.add(whole))
            return kept.length;
        this.add(more(items.length));
        return 0;
    }
    /** As many rows as fit, under a heading (`## Trials`) where there is one. How many there are. */
    addTable(heading, table, share) {
        const { head, rows } = (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownTable */ .Q)(table);
        return this.addList(heading === null ? head : `${heading}\n\n${head}`, rows, { ...share, separator: '\n' });
    }
    /** Warnings as one quotation. */
    addWarnings(warnings, share, most) {
        const texts = warnings.map((warning) => `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(warning, TEXT_LIMIT))}`);
        this.addList('', texts, { separator: '\n>\n', share, noun: 'warning', ...(most === undefined ? {} : { most }) });
    }
    /** A part of a report: its lines, its table, its blocks. `share` is what each of them may take. */
    addSection({ title, lines = [], table, blocks = [], noun = 'row' }, share) {
        const name = title === null ? '' : `**${title}:**`;
        const texts = lines.map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, TEXT_LIMIT)));
        if (lines.length > 1) {
            const items = texts.map((text) => `- ${text}`);
            this.addList(name === '' ? '' : `${name}\n`, items, { separator: '\n', share, noun });
        }
        else if (lines.length === 1)
            this.add([name, ...texts].join(' ').trimStart());
        const heading = title === null ? null : `## ${title}`;
        if (table !== undefined)
            this.addTable(lines.length > 0 ? null : heading, table, { share, noun });
        this.addList(heading ?? '', blocks.map(blockMarkdown), { separator: '\n\n', share, noun });
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
    #sizeOf(block) {
        return this.#measure(block) + BLOCK_SEPARATOR.length;
    }
}
/** A finding as markdown: expected and got, why, and what is known. */
function blockMarkdown({ effect, title, change, message, facts }) {
    const shown = (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT));
    const changed = change === null ? '' : `expected **${shown(change.from)}** → got **${shown(change.to)}**: `;
    return [
        `### ${PAGE_MARKS[effect]} ${shown(title)}`,
        `${changed}${shown(message)}`,
        ...facts.flatMap(factMarkdown),
    ].join('\n\n');
}
function factMarkdown({ label, text, form, quote }) {
    const said = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT);
    if (form === 'command')
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(said)];
    const line = `${label}: ${form === 'place' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(said) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(said)}`;
    return quote === undefined ? [line] : [line, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(quote, TEXT_LIMIT))];
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);

/** Cannot be seen, takes no room, and no line breaks at it. */
const JOINER = '\u2060';
/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, emoji, HTML, mathematics or emphasis come out
 * of it. GitHub looks for addresses, `@name`, `#1`, `GH-1` and `:name:` after it has taken escapes away, so that these are parted by an
 * invisible joiner ("Autolinked references and URLs"). The id of a commit stays as it is: a link to a commit of the repository, and
 * something to copy.
 */
function escapeMarkdown(text) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]|\bGH\\-(?=\d)/gi, `$&${JOINER}`)
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, `$&${JOINER}`)
        .replaceAll(/:(?=((?:\\?[\w+-])+):)/g, (colon, name) => (isPlace(name) ? colon : `${colon}${JOINER}`));
}
/** What stands between the colons of `file:12:3:`; there are emoji of two numbers. */
function isPlace(name) {
    return /^\d+$/.test(name) && name !== '100' && name !== '1234';
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Texts as the lines of a fenced block, whatever backticks they hold. */
function fenced(...lines) {
    const safe = lines.map(_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk).join('\n');
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 31805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ reportPage)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7790);
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);
/* harmony import */ var _gates_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85455);
/* harmony import */ var _comparator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89447);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73145);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91709);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20120);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35125);
/* harmony import */ var _stopped_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81180);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24036);











/** Of a text in the table, so that one row cannot take the room of the others. */
const CELL_LIMIT = 300;
/** Warnings above the table. */
const WARNINGS = 10;
/** Commands that are shown; the worst findings stand first. */
const COMMANDS = 3;
/**
 * What a report says beside a pull request, under a heading of the channel's own: a line for each gate, what was found with the worst
 * first, and in folds its details, what to do and the commits. What does not fit falls away in steps: the details; rows of the table;
 * all but the counts.
 */
function reportPage({ result, stopped }, budget) {
    if (result === null)
        return stopped === null ? '' : (0,_stopped_text_js__WEBPACK_IMPORTED_MODULE_8__/* .stoppedPage */ .FW)(stopped, budget);
    const { limit, measure } = budget;
    const verdicts = [...(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .gateVerdicts */ .oN)(result), ...(0,_comparator_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedWith */ .o3)(result)].join('\n\n');
    const rows = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .allFindings */ .c4)(result).filter(_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isListed */ .yy);
    const help = helpBlock(result, rows);
    const below = [...(help === '' ? [] : [fold('What to do', help)]), fold('Commits', (0,_comparator_js__WEBPACK_IMPORTED_MODULE_2__/* .comparatorTable */ .Tk)(result))].join('\n\n');
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_6__/* .MarkdownPage */ .lV(limit - measure(below), measure);
    if (page.add(verdicts)) {
        page.addWarnings((0,_contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .allWarnings */ .hc)(result), 0.3, WARNINGS);
        const table = { head: ['', 'what', 'rule', 'change', 'why', 'where'], rows: rows.map(rowOf) };
        const kept = page.addTable(null, table, { share: 1, noun: 'row' });
        if (kept === rows.length) {
            const blocks = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingBlocks */ .Y1)(result).map(_markdown_page_js__WEBPACK_IMPORTED_MODULE_6__/* .blockMarkdown */ .Hw);
            if (blocks.length > 0)
                page.add(fold(`Details of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(blocks.length, 'finding')}`, blocks.join('\n\n')));
        }
        if (kept > 0 || rows.length === 0)
            return `${page.text()}\n${below}`;
    }
    return measure(verdicts) <= limit ? verdicts : '';
}
function rowOf(finding) {
    const { effect, subject, rule, change } = finding;
    const changed = change === null ? '–' : `${change.from} → ${change.to}`;
    const texts = [_markdown_page_js__WEBPACK_IMPORTED_MODULE_6__/* .PAGE_MARKS */ .vy[effect], subject.label, rule, changed, (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .whyText */ .ss)(finding), (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(finding) ?? '–'];
    return texts.map((text) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .clip */ .$Q)(text, CELL_LIMIT));
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
/** What the rules of these findings mean, and the commands that explain them and that their gates offer; empty where there is none. */
function helpBlock(result, findings) {
    if (findings.length === 0)
        return '';
    const meanings = result.gates.flatMap(({ gate }) => {
        const found = new Set(findings.filter((finding) => finding.gate === gate).map(({ rule }) => rule));
        const rules = ((0,_gates_index_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(gate)?.rules ?? []).filter(({ id }) => found.has(id));
        return rules.map(({ id, meaning, remedy }) => `- \`${gate}/${id}\`: ${meaning} ${remedy}`);
    });
    const blocks = commandsFor(result)
        .filter(({ commands }) => commands.length > 0)
        .map(({ title, commands }) => `${title}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .fenced */ .OF)(...commands)}`);
    return [...(meanings.length === 0 ? [] : [meanings.join('\n')]), ...blocks].join('\n\n');
}
function commandsFor(result) {
    const bad = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .badFindings */ .qj)(result);
    const explain = bad.flatMap(({ explain: command }) => (command === null ? [] : [command])).slice(0, COMMANDS);
    return [
        { title: 'To look at the evidence, with the artifacts of the run beside the checkout:', commands: explain },
        ...result.gates.flatMap(({ gate }) => (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionsOf */ .K)(gate).commands?.(bad.filter((finding) => finding.gate === gate)) ?? []),
    ];
}


/***/ }),

/***/ 91709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ pageHeading),
/* harmony export */   Ki: () => (/* binding */ reportVerdict),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   ct: () => (/* binding */ warnOnlyText),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   k6: () => (/* binding */ verdictSummary),
/* harmony export */   oN: () => (/* binding */ gateVerdicts),
/* harmony export */   vB: () => (/* binding */ markedTitle),
/* harmony export */   yY: () => (/* binding */ onlyWarns)
/* harmony export */ });
/* harmony import */ var _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80028);
/* harmony import */ var _gates_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85455);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35125);




const BY_EXIT_CODE = { 1: 'fail', 2: 'stopped', 3: 'not_comparable' };
/** The one verdict of a report. Only `pass` is nothing to complain of; a report that holds nothing is `stopped`. */
function reportVerdict({ result, stopped }) {
    if (stopped !== null)
        return BY_EXIT_CODE[_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ERROR_CODES */ .OQ[stopped.code]];
    return result?.verdict ?? 'stopped';
}
/** Whether a gate failed under a policy that lets it do no more than say so. */
function onlyWarns({ result }) {
    return result !== null && result.verdict === 'fail' && result.exit_code === 0;
}
/** Each verdict as a sign and in words. */
const TITLES = {
    pass: ['✅', 'The gate holds'],
    fail: ['❌', 'The gate fails'],
    only_warns: ['⚠️', 'The gate fails, and only warns'],
    not_comparable: ['⚠️', 'The gate could not decide'],
    stopped: ['❌', 'The gate did not run'],
};
/** The verdict in words, without anything of the report's own: a title. */
function verdictTitle(report) {
    return TITLES[onlyWarns(report) ? 'only_warns' : reportVerdict(report)][1];
}
/** The same with a sign in front. */
function markedTitle(report) {
    return TITLES[onlyWarns(report) ? 'only_warns' : reportVerdict(report)].join(' ');
}
/** Whether every gate that ran could decide. */
function isDecided({ result }) {
    return result !== null && result.gates.every(({ verdict }) => verdict !== 'not_comparable');
}
/** What the gates counted, one after the other: what follows on a verdict. */
function verdictSummary({ gates }) {
    return gates.map(countsOf).join('; ');
}
/** `1 regression, 5 held`, the worst first. */
function countsOf(outcome) {
    const own = (0,_sections_index_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionsOf */ .K)(outcome.gate).counts?.(outcome);
    if (own !== undefined)
        return own;
    const table = (0,_gates_index_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(outcome.gate);
    const rules = table === null ? [] : (0,_contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .countTexts */ .Az)(table, outcome.counts);
    return rules.length === 0 ? `no ${table?.noun[1] ?? 'findings'}` : rules.join(', ');
}
/** Each gate that ran with its verdict and its counts, as lines of markdown. */
function gateVerdicts({ gates }) {
    return gates.map((outcome) => plain(`${titleOf(outcome)}: ${countsOf(outcome)}`));
}
/** The heading of a page, and of several gates a line for each. */
function pageHeading(result) {
    const policy = warnOnlyText(result);
    const [first, ...others] = result.gates;
    if (first !== undefined && others.length === 0)
        return `# ${titleOf(first)}${policy}\n\n${plain(countsOf(first))}`;
    const verdict = { pass: '✅ hold', fail: '❌ fail', not_comparable: '⚠️ cannot be decided' }[result.verdict];
    return [`# The gates ${verdict}${policy}`, '', ...gateVerdicts(result).map((line) => `- ${line}`)].join('\n');
}
/** What follows on the title where a gate that fails does no more than say so. */
function warnOnlyText({ warn_only: isWarnOnly, verdict }) {
    return isWarnOnly && verdict === 'fail' ? ' (warn only)' : '';
}
/** `Routing gate ❌ fails` */
function titleOf({ gate, verdict, findings }) {
    const isUndecided = findings.some(({ effect }) => effect === 'undecided');
    const undecided = isUndecided ? '❔ is undecided' : '⚠️ cannot be decided';
    const said = { pass: '✅ holds', fail: '❌ fails', not_comparable: undecided }[verdict];
    return `${(0,_gates_index_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(gate)?.title ?? gate} ${said}`;
}
/** Words and numbers of ours: of what markdown reads there is only the line below the words of a name. */
function plain(text) {
    return text.replaceAll('_', '\\_');
}


/***/ }),

/***/ 35125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ sectionsOf)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/kpi-detail.js + 1 modules
var kpi_detail = __webpack_require__(6190);
// EXTERNAL MODULE: ./build/gates/kpi/decide.js + 2 modules
var decide = __webpack_require__(15348);
;// CONCATENATED MODULE: ./build/report/sections/kpi.js



const BARS = '▁▂▃▄▅▆▇█';
/** What the KPI is made of, and how it went. */
const KPI_SECTIONS = {
    gate: 'kpi',
    below: (outcome) => [{ title: null, lines: linesOf(outcome) }],
};
function linesOf(outcome) {
    const detail = (0,kpi_detail/* kpiDetail */.o)(outcome);
    if (detail === null)
        return [];
    const { head, lines, compared, history } = detail;
    const like = compared === null ? [] : [`as the baseline ran it: ${(0,decide/* comparedText */.lp)(compared)}`];
    const held = lines.target === null || lines.rollback === null
        ? 'held to no line, since the plan is a part of the suite'
        : `target ${(0,decide/* figure */.vP)(lines.target)}, rollback below ${(0,decide/* figure */.vP)(lines.rollback)}`;
    return [
        `KPI ${(0,decide/* figure */.vP)(head.kpi)}: ${head.completed} of ${(0,counted/* counted */.h)(head.rows, 'row')} completed, ${(0,counted/* counted */.h)(head.workers, 'worker')}`,
        ...like,
        held,
        ...(history.length === 0 ? [] : [`before: ${sparkline(history)}`]),
    ];
}
/** A bar for each number, of its height beside the highest. */
function sparkline(numbers) {
    const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
    const place = (number) => (highest === 0 ? 0 : Math.round((number / highest) * (BARS.length - 1)));
    return numbers.map((number) => BARS.charAt(place(number))).join('');
}

// EXTERNAL MODULE: ./build/contracts/required-detail.js + 1 modules
var required_detail = __webpack_require__(65786);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
;// CONCATENATED MODULE: ./build/report/sections/required.js


/** What a change needs and why, check by check. */
const REQUIRED_SECTIONS = {
    gate: 'required',
    below: (outcome) => [...neededChecks(rowsOf(outcome)), ...whyNeeded(outcome)],
    // Counts tell of them.
    unlisted: ['not_required'],
    judged: judgedChecks,
};
function rowsOf(outcome) {
    return (0,required_detail/* requiredDetail */.jN)(outcome)?.rows ?? [];
}
function neededChecks(rows) {
    const asked = rows.filter(({ asked_by: sides }) => sides.length > 0);
    const cells = asked.map(({ check, delta, gate, asked_by: sides }) => [
        check ?? '',
        sides.join(', '),
        { text: `${text_style/* EFFECT_MARKS */.xm[gate]} ${delta}`, effect: gate },
    ]);
    if (cells.length === 0)
        return [];
    return [
        {
            title: 'Checks that this change needs',
            table: { head: ['check', 'asked for by', 'result'], rows: cells },
            noun: 'check',
        },
    ];
}
/** `the merge base’s required.json: docs_changed, unknown_surface`; two lines where the pull request has a policy of its own. */
function whyNeeded(outcome) {
    const policies = (0,required_detail/* requiredDetail */.jN)(outcome)?.policies ?? [];
    const lines = policies.map(({ side, file, reasons }) => {
        return `by the ${required_detail/* SIDE_NAMES */.Jy[side]}’s ${file}: ${reasons.length === 0 ? 'no rule asks for a check' : reasons.join(', ')}`;
    });
    return [{ title: null, lines }];
}
/** Each check once, and a proof that does not count. */
function judgedChecks(outcome) {
    const rules = new Map(rowsOf(outcome).map(({ check, delta }) => [check ?? 'proof', delta]));
    return [...rules].map(([key, rule]) => ({ key, suite: null, name: key, rule, place: null }));
}

// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/contracts/routing-detail.js + 1 modules
var routing_detail = __webpack_require__(10861);
// EXTERNAL MODULE: ./build/gates/routing/cell-change.js
var cell_change = __webpack_require__(84473);
// EXTERNAL MODULE: ./build/report/statistics-text.js
var statistics_text = __webpack_require__(62846);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/report/table.js
var table = __webpack_require__(71799);
;// CONCATENATED MODULE: ./build/report/sections/routing-trials.js





/** More cells than this are not named. */
const NAMED_CELLS = 20;
/** Of a skill's name, so that one cannot push the columns of the others away. */
const NAME_LIMIT = 80;
/** Rows of a roll-up on a terminal; the worst stand first. */
const ROLLUP_ROWS = 20;
/** Less than any difference of rates: what cannot be compared stands last. */
const NO_DROP = -2;
/** What the trials of all cells together can show; nothing where there is no cell. */
function suiteTrials({ cells, sampling }) {
    if (cells.length === 0)
        return [];
    const tried = cells.flatMap((cell) => (cell.sampling !== null && cell.sampling.head.total > 0 ? cell.sampling : []));
    const tallies = talliesOf(tried);
    if (sampling.rule === 'single' && !hasSeveralTrials(cells)) {
        return [{ title: 'Trials', lines: [lineOfOneEach(cells, tried, tallies, sampling)] }];
    }
    const table = {
        head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
        rows: tallies.map(({ head, group }) => [
            (0,statistics_text/* countsText */.WN)(head),
            String(group.length),
            (0,statistics_text/* intervalText */.Bt)(head),
            (0,statistics_text/* detectableText */.lo)(group),
        ]),
    };
    const notRun = notRunText(cells);
    return [
        { title: 'Trials', lines: [lineOfSeveral(tried, sampling)], table },
        ...(notRun === null ? [] : [{ title: 'Not run', lines: [notRun] }]),
    ];
}
/** Whether any cell has more than one counted trial. */
function hasSeveralTrials(cells) {
    return cells.some(({ sampling }) => sampling !== null && sampling.head.total > 1);
}
/** The cells by what they counted: few trials first, and of as many trials those that passed more often. */
function talliesOf(tried) {
    return [...(0,grouped_by/* groupedBy */.m)(tried, ({ head }) => (0,statistics_text/* countsText */.WN)(head)).values()]
        .flatMap((group) => group.slice(0, 1).map(({ head }) => ({ head, group })))
        .sort(({ head: left }, { head: right }) => left.total - right.total || right.passed - left.passed);
}
function lineOfOneEach(cells, tried, tallies, sampling) {
    if (tried.length === 0)
        return `none was counted${infraText(sampling)}`;
    const which = tried.length === cells.length ? 'one for each cell' : `one for each of ${(0,counted/* counted */.h)(tried.length, 'cell')}`;
    const intervals = tallies.map(({ head }) => `${(0,statistics_text/* intervalText */.Bt)(head)} where it ${head.passed === 0 ? 'failed' : 'passed'}`);
    return `${tried.length}, ${which}: an interval of ${intervals.join(', ')}; too few trials to detect a drop${infraText(sampling)}`;
}
function lineOfSeveral(tried, sampling) {
    const total = tried.reduce((sum, { head }) => sum + head.total, 0);
    const rule = sampling.rule === 'single'
        ? 'each judged by itself'
        : `judged by counts: a regression has p < ${sampling.alpha} and a drop of ${(0,statistics_text/* pointsText */.JA)(sampling.drop)} or more`;
    const repeated = tried.reduce((sum, cell) => sum + cell.repeated, 0);
    const left = repeated === 0 ? '' : `; ${(0,counted/* counted */.h)(repeated, 'repeated run')} left out`;
    return `${total} counted in ${(0,counted/* counted */.h)(tried.length, 'cell')}, ${rule}${infraText(sampling)}${left}`;
}
function infraText({ infra, planned, infra_share: share }) {
    if (infra === 0)
        return '';
    return `; ${infra} of ${(0,counted/* counted */.h)(planned, 'trial')} (${(0,statistics_text/* percentText */.fL)(share)}) ended in infrastructure errors`;
}
/** Includes what a budget cut off, and what no plan has. */
function notRunText(cells) {
    const left = cells.filter(({ delta }) => delta === 'not_planned');
    if (left.length === 0)
        return null;
    const names = left.map((cell) => `${cell.case_id}/${cell.agent}`);
    return `${(0,counted/* counted */.h)(left.length, 'cell')}: ${(0,counted/* firstOf */.K)(names, NAMED_CELLS)}`;
}
/** The outcomes whose reason says how large the p-value is, and those whose reason also says how large the drop is. */
const SAYS_P = new Set(['regression', 'soft_regression', 'watch', 'flaky', 'held']);
const SAYS_DROP = new Set(['regression', 'soft_regression', 'watch']);
/** What the counts of a cell can show, as far as its reason does not say it; null where one trial was judged by itself. */
function cellTrials(cell) {
    const { delta, sampling } = cell;
    if (sampling === null || sampling.head.total === 0)
        return null;
    const { rule, head, base, p_value: p, drop } = sampling;
    if (rule === 'single' && head.total === 1)
        return null;
    const saysP = p !== null && SAYS_P.has(delta);
    const saysDrop = (saysP && SAYS_DROP.has(delta)) || (delta === 'improvement' && rule === 'sequential');
    const facts = [
        `${head.passed}/${head.total} passed (Wilson 95 %: ${(0,statistics_text/* intervalText */.Bt)(head)})`,
        ...(base === null ? [] : [`${base.passed}/${base.total} at the merge base (${(0,statistics_text/* intervalText */.Bt)(base)})`]),
        ...(drop === null || saysDrop ? [] : [drop < 0 ? `rise ${(0,statistics_text/* pointsText */.JA)(-drop)}` : `drop ${(0,statistics_text/* pointsText */.JA)(drop)}`]),
        ...(saysP ? [] : pValues(sampling)),
        ...uncounted(cell, sampling),
    ];
    return `${facts.join(', ')}; ${showsText(sampling)}`;
}
function pValues({ p_value: p, adjusted_p_value: adjusted }) {
    if (p === null)
        return [];
    const corrected = adjusted === null || adjusted === p ? [] : [`${(0,statistics_text/* pValueText */.nY)(adjusted)} among all tested cells`];
    return [`p = ${(0,statistics_text/* pValueText */.nY)(p)}`, ...corrected];
}
function uncounted({ delta, trials }, { infra, repeated }) {
    const missing = trials.filter(({ status }) => status === null).length;
    return [
        // An undecided cell's reason names them.
        ...(infra === 0 || delta === 'insufficient_data' ? [] : [`${(0,counted/* counted */.h)(infra, 'infrastructure error')} not counted`]),
        ...(repeated === 0 ? [] : [`${(0,counted/* counted */.h)(repeated, 'repeated run')} left out`]),
        ...(missing === 0 ? [] : [`${(0,counted/* counted */.h)(missing, 'trial')} without a result`]),
    ];
}
function showsText(sampling) {
    const { head, base, detectable_drop: drop } = sampling;
    const smallest = (0,statistics_text/* detectableText */.lo)([sampling]);
    if (base === null || drop === null)
        return smallest;
    return `${(0,counted/* counted */.h)(head.total, 'trial')} show${head.total === 1 ? 's' : ''} drops of ${smallest} or more`;
}
/** The counts of each cell of which a matrix does not say all, the worst first; nothing where no cell has more than one trial. */
function trialsOfCells({ cells, sampling: suite }) {
    if (suite.rule === 'single' && !hasSeveralTrials(cells))
        return [];
    const shown = cells
        .flatMap((cell) => {
        const { delta, sampling } = cell;
        const isShown = sampling !== null && sampling.head.total > (delta === 'held' ? 1 : 0);
        return isShown ? [{ ...cell, sampling }] : [];
    })
        .sort(({ gate: left, sampling: one }, { gate: right, sampling: other }) => gate_verdict/* GATE_EFFECTS */.Dk.indexOf(left) - gate_verdict/* GATE_EFFECTS */.Dk.indexOf(right) || (other.drop ?? 0) - (one.drop ?? 0));
    const head = ['case', 'client', 'passed', 'merge base', 'drop', 'p', 'p among all', 'smallest drop that shows'];
    const table = { head, rows: shown.map(countsOfCell) };
    return [{ title: 'Trials of each cell', table, noun: 'cell', terminalRows: 0 }];
}
function countsOfCell({ case_id: id, agent, sampling }) {
    const { head, base, drop, p_value: p, adjusted_p_value: adjusted } = sampling;
    return [
        id,
        agent,
        (0,statistics_text/* tallyText */.Wl)(head),
        base === null ? '–' : (0,statistics_text/* tallyText */.Wl)(base),
        drop === null ? '–' : (0,statistics_text/* pointsText */.JA)(drop),
        p === null ? '–' : (0,statistics_text/* pValueText */.nY)(p),
        adjusted === null ? '–' : (0,statistics_text/* pValueText */.nY)(adjusted),
        (0,statistics_text/* detectableText */.lo)([sampling]),
    ];
}
/** Counted trials of the providers and of the skills, worst first; nothing where no cell has more than one trial. */
function rollupTables({ cells, rollups }) {
    if (!hasSeveralTrials(cells))
        return [];
    const tables = [['provider', rollups.providers], ['skill', rollups.skills]];
    return tables
        .filter(([, rows]) => rows.length > 0)
        .map(([kind, rows], index) => rollupTable(index === 0 ? 'Roll-ups, which decide nothing' : null, kind, rows));
}
function rollupTable(title, kind, rollups) {
    const rows = rollups
        .map((rollup) => ({ rollup, drop: (0,statistics_text/* rateDropOf */.dh)(rollup.head, rollup.base) }))
        .sort((left, right) => (right.drop ?? NO_DROP) - (left.drop ?? NO_DROP))
        .map(({ rollup: { name, cells, head, base }, drop }) => [
        (0,text_style/* clip */.$Q)(name, NAME_LIMIT),
        String(cells),
        (0,statistics_text/* tallyText */.Wl)(head),
        base === null ? '–' : (0,statistics_text/* tallyText */.Wl)(base),
        drop === null ? '–' : (0,statistics_text/* pointsText */.JA)(drop),
    ]);
    const head = [kind, 'cells', 'passed', 'merge base', 'drop'];
    return { title, table: { head, rows }, noun: kind, terminalRows: ROLLUP_ROWS };
}

;// CONCATENATED MODULE: ./build/report/sections/routing.js









/** Commands that are shown of each kind. */
const COMMANDS = 3;
/** Only such an id is put into a command for people to copy: anything else a shell could read in another way. */
const PLAIN_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
/** Nothing was found out that could be expected from now on. */
const NOT_TO_ACCEPT = new Set(['infra', 'missing_result', 'insufficient_data']);
/** The matrix of cases and providers, what trials can show, and what to do about a cell. */
const ROUTING_SECTIONS = {
    gate: 'routing',
    baseline: (outcome) => ofDetail(outcome, baselineFacts) ?? '',
    compared: (outcome) => ofDetail(outcome, comparedClients) ?? [],
    above: (outcome) => ofDetail(outcome, (detail) => [...matrix(detail), ...suiteTrials(detail)]) ?? [],
    below: (outcome) => ofDetail(outcome, (detail) => [...trialsOfCells(detail), ...rollupTables(detail)]) ?? [],
    facts: factsOf,
    // The matrix shows them, and a warning counts them.
    unlisted: ['not_planned'],
    judged: (outcome) => ofDetail(outcome, judgedCells) ?? [],
    commands: commandsFor,
};
function ofDetail(outcome, render) {
    const detail = (0,routing_detail/* routingDetail */.OO)(outcome);
    return detail === null ? null : render(detail);
}
/** `12 entries, newest counts 2026-08-01`. The day, not the age: a comment must not change daily. */
function baselineFacts({ baseline: { entries, newest_counts: newest } }) {
    const rows = (0,counted/* counted */.h)(entries, 'entry', 'entries');
    return newest === null ? rows : `${rows}, newest counts ${newest.slice(0, 10)}`;
}
/** `claude 2.1.0, claude-opus-4 → 2.2.0, claude-opus-4: they differ`; six at most, those that do first. */
function comparedClients({ clients = [] }) {
    const said = ({ version, model }) => `${version ?? 'unknown version'}, ${model ?? 'unknown model'}`;
    const sorted = clients.toSorted((left, right) => Number(right.differs) - Number(left.differs));
    return sorted.slice(0, 6).map(({ agent, comparator, head, differs }) => {
        const both = differs ? `${said(comparator)} → ${said(head)}: they differ` : `${said(head)} on both sides`;
        return ['client', (0,text_style/* clip */.$Q)(`${agent} ${both}`, 300)];
    });
}
/** Cases × providers; a case stands as high as its worst cell. */
function matrix({ cells }) {
    const agents = [...new Set(cells.map(({ agent }) => agent))].sort();
    const rank = (own) => own.reduce((worst, { gate }) => Math.min(worst, gate_verdict/* GATE_EFFECTS */.Dk.indexOf(gate)), gate_verdict/* GATE_EFFECTS */.Dk.length);
    const rows = [...(0,grouped_by/* groupedBy */.m)(cells, ({ case_id: id }) => id)]
        .sort(([, left], [, right]) => rank(left) - rank(right))
        .map(([id, own]) => [id, ...agents.map((agent) => matrixCell(own.find((cell) => cell.agent === agent)))]);
    return rows.length === 0 ? [] : [{ title: null, table: { head: ['case', ...agents], rows }, noun: 'case' }];
}
/** What a cell shows in a matrix. */
function matrixCell(cell) {
    if (cell === undefined)
        return '-';
    const notes = cell.notes.map((note) => ` +${note}`).join('');
    const late = cell.timeout ? ' (timeout)' : '';
    return { text: `${text_style/* EFFECT_MARKS */.xm[cell.gate]} ${whatHappened(cell)}${late}${notes}`, effect: cell.gate };
}
function whatHappened(cell) {
    const { delta, got, sampling } = cell;
    const counts = sampling !== null && sampling.head.total > 1 ? ` ${(0,statistics_text/* countsText */.WN)(sampling.head)}` : '';
    if (delta !== 'held' || got === null)
        return `${delta}${counts}`;
    // Of counted trials the one that is shown failed where any did, and what held is that enough of them pass.
    return `${(0,cell_change/* isCounted */.he)(cell) ? 'pass' : got.status}${counts} (held)`;
}
/** What its trials can show, and the line that proves it. */
function factsOf(outcome) {
    const cells = new Map(((0,routing_detail/* routingDetail */.OO)(outcome)?.cells ?? []).map((cell) => [keyOf(cell), cell]));
    return ({ subject }) => {
        const cell = cells.get(subject.key);
        if (cell === undefined)
            return [];
        const { proof } = cell;
        const trials = cellTrials(cell);
        const where = proof === null ? '' : `${proof.token}, line ${proof.line_number}`;
        return [
            ...(trials === null ? [] : [{ label: 'trials', text: trials }]),
            ...(proof === null ? [] : [{ label: 'proof', text: where, quote: proof.line }]),
        ];
    };
}
/** Of each provider a suite. */
function judgedCells({ cells }) {
    const byAgent = cells.toSorted(({ agent: one }, { agent: other }) => (one < other ? -1 : one > other ? 1 : 0));
    return byAgent.map((cell) => {
        const { case_id: name, agent, delta: rule, case_file: file, case_line: line } = cell;
        return { key: keyOf(cell), suite: agent, name, rule, place: file === null ? null : { file, line } };
    });
}
/** As in a finding's subject. */
function keyOf({ case_id: id, agent }) {
    return `${id}/${agent}`;
}
function commandsFor(findings) {
    const run = findings
        .map(({ subject }) => subject.key.split('/'))
        .filter((parts) => parts.length === 2 && parts.every((part) => PLAIN_ID.test(part)))
        .slice(0, COMMANDS)
        .map(([id = '', agent = '']) => `portcullis run --case-id ${id} --agents ${agent}`);
    const isToAccept = findings.some(({ rule }) => !NOT_TO_ACCEPT.has(rule));
    return [
        { title: 'To run it again:', commands: run },
        {
            title: 'To accept it: this pull request is judged by what held before, so change the expectation in one of its own, after a run of two trials (`--trials 2`):',
            commands: isToAccept ? ['portcullis bless --results artifacts/<batch> --reason "why this is right"'] : [],
        },
    ];
}

// EXTERNAL MODULE: ./build/contracts/gate-table.js
var gate_table = __webpack_require__(80028);
// EXTERNAL MODULE: ./build/contracts/typestate-detail.js + 1 modules
var typestate_detail = __webpack_require__(37512);
// EXTERNAL MODULE: ./build/gates/typestate/decide.js + 1 modules
var typestate_decide = __webpack_require__(60757);
// EXTERNAL MODULE: ./build/gates/typestate/rules.js
var typestate_rules = __webpack_require__(2126);
;// CONCATENATED MODULE: ./build/report/sections/typestate.js





/** How many turns were judged, how to tolerate a class, and each subject as a case of JUnit. */
const TYPESTATE_SECTIONS = {
    gate: typestate_rules/* TYPESTATE */.e.gate,
    counts: turnCounts,
    below: toleranceHint,
    judged: judgedSubjects,
};
/** `12 turns: 11 accepted, 1 rejected (1 regression)` */
function turnCounts(outcome) {
    const { judged = 0, accepted = 0, rejected = 0 } = (0,typestate_detail/* typestateDetail */.l)(outcome)?.turns ?? {};
    const rules = (0,gate_table/* countTexts */.Az)(typestate_rules/* TYPESTATE */.e, { ...outcome.counts, closed: 0 });
    const line = `${(0,counted/* counted */.h)(judged, 'turn')}: ${accepted} accepted, ${rejected} rejected`;
    return rules.length === 0 ? line : `${line} (${rules.join(', ')})`;
}
function toleranceHint({ counts, baseline }) {
    if (baseline === null || (counts['regression'] ?? 0) === 0)
        return [];
    const hint = `To tolerate a class for a while, record it in ${baseline.path} with a reason and a day on which it ends; it counts once it is on the base branch.`;
    return [{ title: null, lines: [hint] }];
}
/** Each subject once; those without a finding closed. */
function judgedSubjects(outcome) {
    const names = new Set(((0,typestate_detail/* typestateDetail */.l)(outcome)?.rows ?? []).map(({ subject }) => (0,typestate_decide/* subjectText */.f)(subject)));
    return [...names].map((name) => ({ key: name, suite: null, name, rule: 'closed', place: null }));
}

// EXTERNAL MODULE: ./build/contracts/jobs-detail.js + 1 modules
var jobs_detail = __webpack_require__(52407);
;// CONCATENATED MODULE: ./build/report/sections/jobs.js

/** Every job is a case of JUnit. */
const JOBS_SECTIONS = {
    gate: 'jobs',
    judged: (outcome) => ((0,jobs_detail/* jobsDetail */.c)(outcome)?.legs ?? []).map(({ job, delta }) => {
        return { key: job, suite: null, name: job, rule: delta, place: null };
    }),
};

;// CONCATENATED MODULE: ./build/report/sections/index.js





/** Of the gates that have more to say than counts and findings. */
const SECTIONS = [
    JOBS_SECTIONS,
    ROUTING_SECTIONS,
    TYPESTATE_SECTIONS,
    REQUIRED_SECTIONS,
    KPI_SECTIONS,
];
/** What a gate has to say beyond counts and findings. */
function sectionsOf(gate) {
    return SECTIONS.find((sections) => sections.gate === gate) ?? { gate };
}


/***/ }),

/***/ 62846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dh: () => (/* binding */ rateDropOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lo: () => (/* binding */ detectableText),
/* harmony export */   nY: () => (/* binding */ pValueText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** Parts of 1 as whole percent: `3 %`. */
function percentText(share) {
    return `${Math.round(share * 100)} %`;
}
/** An interval of a pass rate: `21–57 %`. */
function intervalText({ low, high }) {
    return `${Math.round(low * 100)}–${percentText(high)}`;
}
/** `9/24` */
function countsText({ passed, total }) {
    return `${passed}/${total}`;
}
/** `9/24 (21–57 %)` */
function tallyText(tally) {
    return `${countsText(tally)} (${intervalText(tally)})`;
}
/** A difference of pass rates, in parts of 1: `34 points`. */
function pointsText(difference) {
    const points = Math.round(difference * 100);
    return `${points < 0 ? '−' : ''}${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(Math.abs(points), 'point')}`;
}
/** Two digits that count. */
function pValueText(p) {
    return p.toPrecision(2);
}
/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
function rateDropOf(head, base) {
    if (base === null || base.total === 0 || head.total === 0)
        return null;
    return base.passed / base.total - head.passed / head.total;
}
/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
function detectableText(cells) {
    // The next higher whole number, but for what a computer's fractions add to a whole one.
    const drops = cells
        .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [Math.ceil(drop * 100 - 1e-6)]))
        .sort((left, right) => left - right);
    const [least, most] = [drops[0], drops.at(-1)];
    const none = cells.filter(({ base }) => base === null).length;
    const blind = cells.length - drops.length - none;
    const range = least === undefined || most === undefined ? '' : (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(most, 'point');
    const groups = [
        [least === most ? range : `${least}–${range}`, drops.length],
        ['too few trials to detect a drop', blind],
        ['nothing to compare with', none],
    ].filter(([, count]) => count > 0);
    return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'cell')})`)).join(', ');
}


/***/ }),

/***/ 13000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NL: () => (/* binding */ stickyComment),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   nT: () => (/* binding */ allClear)
/* harmony export */ });
/* harmony import */ var _contracts_text_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29266);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78013);
/* harmony import */ var _comparator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89447);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79722);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91709);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31805);






/**
 * What a run says of its gate, the verdict first. Nothing in it is a mention, a link or HTML but for our own.
 *
 * @param limit in characters of UTF-16
 */
function stickyComment(report, key, limit) {
    const heading = `## ${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .markedTitle */ .vB)(report)}`;
    return commentOf(report, key, (room) => {
        const page = (0,_report_page_js__WEBPACK_IMPORTED_MODULE_4__/* .reportPage */ .S)(report, { limit: room - heading.length - 2, measure: _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .utf16Characters */ .Pb });
        return page === '' ? heading : `${heading}\n\n${page}`;
    }, limit);
}
/** What takes the place of a comment that complained, where there is no longer anything to complain of. */
function allClear(report, key) {
    const lines = report.result === null ? [] : [...(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .gateVerdicts */ .oN)(report.result), ...(0,_comparator_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedWith */ .o3)(report.result)];
    return commentOf(report, key, () => [`## ${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .markedTitle */ .vB)(report)} again`, ...lines].join('\n\n'));
}
function commentOf(report, key, text, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANNEL_LIMITS */ .j7.commentCharacters) {
    const { run } = report;
    const state = {
        runNumber: run?.run_number ?? 0,
        runAttempt: run?.run_attempt ?? 0,
        kind: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reportVerdict */ .Ki)(report) === 'pass' ? 'clear' : 'failing',
        digest: '0'.repeat(64),
    };
    const link = run === null ? '' : `\n\n${runLink(run)}`;
    const said = text(limit - (0,_comment_state_js__WEBPACK_IMPORTED_MODULE_5__/* .commentMarker */ .Ql)(key, state).length - 1 - link.length);
    // What names the run is no part of what is said: another run may say the same, but not of another commit.
    const newState = { ...state, digest: (0,_contracts_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .textDigest */ .o)(`${run?.head_sha ?? ''}\n${said}`) };
    return { body: `${(0,_comment_state_js__WEBPACK_IMPORTED_MODULE_5__/* .commentMarker */ .Ql)(key, newState)}\n${said}${link}`, state: newState };
}
/** The address of a run's attempt, since that of the run shows its newest one; its parts are held to their patterns by the contract. */
function runUrl({ server_url: server, repository, run_id: id, run_attempt: attempt }) {
    return `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`;
}
/** Where the whole report is, as markdown. */
function runLink(run) {
    return `[Run ${run.run_number}, attempt ${run.run_attempt}](${runUrl(run)}) has the whole report in its job summary.`;
}


/***/ }),

/***/ 81180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ stoppedPage),
/* harmony export */   N5: () => (/* binding */ errorSummary),
/* harmony export */   TN: () => (/* binding */ stoppedText),
/* harmony export */   k2: () => (/* binding */ stoppedSummary),
/* harmony export */   tI: () => (/* binding */ stoppedLines)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7790);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20120);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24036);





/** Of a line of a message, and of lines: a message lists what is wrong with a document. */
const LINE_LIMIT = 1000;
const LINES = 50;
/** Why a gate stopped and what to do, as lines of plain text within bounds; nothing is escaped. */
function stoppedLines({ message, help }) {
    const lines = message.split('\n');
    const more = lines.length > LINES ? [`and ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(lines.length - LINES, 'more line')}`] : [];
    const all = [...lines.slice(0, LINES), ...more, ...(help === null ? [] : ['', ...help.split('\n').slice(0, LINES)])];
    return all.map((line) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, LINE_LIMIT));
}
/** The same for a terminal. */
function stoppedText(stopped, style) {
    if (stopped === null)
        return `${style.bold('The gate did not run')}\n`;
    const [first = '', ...rest] = stoppedLines(stopped).map(_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk);
    return `${[`${style.red(stopped.code)}: ${first}`, ...rest.map((line) => (line === '' ? '' : `  | ${line}`))].join('\n')}\n`;
}
/** The same as markdown, as far as it fits. */
function stoppedPage(stopped, { limit, measure }) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit, measure);
    page.addList('', stoppedLines(stopped).map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV), { separator: '\n', share: 1, noun: 'line' });
    return page.text().trimEnd();
}
/** The same as the page of a job summary; without a reason its title alone. */
function stoppedSummary(title, reason, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.summaryBytes) {
    const heading = `# ${title}\n\n`;
    const budget = { limit: limit - (0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(heading) - 1, measure: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy };
    return `${heading}${reason === null ? '' : stoppedPage(reason, budget)}\n`;
}
/** A page for the job summary where something ended with an error. `what`: `Routing plan`. */
function errorSummary(what, { exitCode, message, help }) {
    const verdict = { 1: '❌ fails', 2: '❌ did not run', 3: '⚠️ cannot be compared' }[exitCode];
    return stoppedSummary(`${what} ${verdict}`, { message, help: help ?? null });
}


/***/ }),

/***/ 71799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);


/** The lines of a table for a terminal, in columns. */
function textTable({ head, rows }, style) {
    const texts = [head, ...rows].map((row) => row.map((cell, column) => (column === 0 ? _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeStart */ .cx : _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(textOf(cell))));
    // A loop: a list of arguments as long as a large case set would not fit the stack.
    const widths = head.map((_, column) => texts.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
    const [header = '', ...lines] = [head, ...rows].map((row, index) => row
        .map((cell, column) => {
        const text = (texts[index]?.[column] ?? '').padEnd(widths[column] ?? 0);
        return typeof cell === 'string' ? text : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .painted */ .C$)(cell.effect, text, style);
    })
        .join('  ')
        .trimEnd());
    return [style.bold(header), ...lines];
}
/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
function markdownTable({ head, rows }) {
    const line = (cells) => `| ${cells
        .map(textOf)
        .map((text) => (text === WARNING_MARK ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)))
        .join(' | ')} |`;
    return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}
/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';
function textOf(cell) {
    return typeof cell === 'string' ? cell : cell.text;
}


/***/ }),

/***/ 9348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ plannedCells),
/* harmony export */   Qs: () => (/* binding */ LEAST_SHARE),
/* harmony export */   V4: () => (/* binding */ judgedRun),
/* harmony export */   _G: () => (/* binding */ kpiWorkers),
/* harmony export */   dR: () => (/* binding */ requiredUnits),
/* harmony export */   gl: () => (/* binding */ isWholeSuite),
/* harmony export */   pG: () => (/* binding */ kpiCounts),
/* harmony export */   zx: () => (/* binding */ kpiCase)
/* harmony export */ });
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89166);
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
/* harmony import */ var _rejudge_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35500);
/* harmony import */ var _sampling_cell_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93658);
/* harmony import */ var _sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(977);





/**
 * A run as the routing gate judges it: by the comparator's case where the head's asks for less, and a pass that is late
 * where that is not allowed has failed.
 */
function judgedRun(run, cases, basis) {
    const judged = ({ definition }, agent, { unit, result }) => {
        if (result === null)
            return { unit, result };
        const { case_id: id } = definition;
        const own = (0,_rejudge_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedUnit */ .Q)(result, definition, basis.changes.get(id), agent, basis.hidesReads);
        const { comparatorEntry, headEntry, today } = (0,_sampling_cell_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOfCell */ .m1)(basis, id, agent);
        const isLateAllowed = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today)?.allow_timeout ?? false;
        const isLate = own.status === 'pass' && !(0,_sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .isPassed */ .Hh)(own, isLateAllowed);
        return { unit, result: isLate ? { ...own, status: 'fail' } : own };
    };
    return new Map(cases.map((item) => {
        const cells = [...(run.get(item.definition.case_id) ?? [])];
        const own = cells.map(([agent, units]) => [agent, units.map((unit) => judged(item, agent, unit))]);
        return [item.definition.case_id, new Map(own)];
    }));
}
/**
 * What the KPI counts of judged runs, the oldest first: a map for each run. Units that are one run again count once, as
 * trials do, also in several runs; what infrastructure ended does not count, and of a later stage nothing does, since it
 * follows failures.
 */
function kpiCounts(runs) {
    const units = runs.flatMap((cells, run) => [...cells].flatMap(([caseId, agents]) => [...agents].flatMap(([agent, planned]) => planned.flatMap(({ unit, result }) => result === null || unit.optional === true ? [] : [{ name: kpiCase(caseId, agent), run, result }]))));
    const counts = runs.map(() => new Map());
    for (const [name, ofCase] of (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(units, (unit) => unit.name)) {
        const independent = new Set((0,_sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .independentTrials */ .aW)(ofCase.map(({ result }) => result)).units);
        for (const [run, ofRun] of counts.entries()) {
            const own = ofCase.flatMap((unit) => (unit.run === run && independent.has(unit.result) ? [unit.result] : []));
            const { passed, total } = (0,_sampling_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleOf */ .uV)(own, true);
            if (total > 0)
                ofRun.set(name, { rows: total, completed: passed });
        }
    }
    return counts;
}
/** The least share of a suite's cells that makes a record, and of a record's rows that is compared. */
const LEAST_SHARE = 0.8;
/** What the KPI calls a cell. */
function kpiCase(caseId, agent) {
    return `${caseId}/${agent}`;
}
/** How many did the work that counts. */
function kpiWorkers(batches) {
    const done = batches.filter(({ results }) => results.results.some(({ status }) => status !== 'infra_error'));
    return new Set(done.map(({ results }) => results.shard)).size;
}
/** The cells that plans ask for, without those that a budget cut off. */
function plannedCells(batches) {
    const cut = batches.flatMap(({ results }) => (results.not_run ?? []).map((cell) => kpiCase(cell.case_id, cell.agent)));
    const left = new Set(cut);
    const planned = batches.flatMap(({ plan }) => plan.units.map((unit) => kpiCase(unit.case_id, unit.agent)));
    return new Set(planned.filter((cell) => !left.has(cell)));
}
/** How many units of those cells are always run, and how many of these infrastructure took away: it ended them, or left no result. */
function requiredUnits(run, cells) {
    const planned = [...run.values()]
        .flatMap((agents) => [...agents.values()].flat())
        .filter(({ unit }) => unit.optional !== true && cells.has(kpiCase(unit.case_id, unit.agent)));
    const lost = planned.filter(({ result }) => result === null || result.status === 'infra_error');
    return { planned: planned.length, lost: lost.length };
}
/** Whether the cells that plans ask for are all of the suite's. */
function isWholeSuite(planned, cases, providers) {
    return cases.every(({ definition }) => providers.every((agent) => planned.has(kpiCase(definition.case_id, agent))));
}


/***/ }),

/***/ 69493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   Xq: () => (/* binding */ ascendingClasses)
/* harmony export */ });
/* unused harmony export FAILURE_CLASS_HELP */
/**
 * Why a turn is rejected or a mutation refused, ascending (tool calling typestate 7, HARNESS-TYPESTATE 8), and when a class is given: a
 * name in backticks is the section of the evidence that asks for it. A class that no check can give must not stand here: the coverage of
 * a suite is taken against this list.
 */
const FAILURE_CLASS_HELP = {
    'context.injection_point_missing': 'The turn may continue or consumed a result, and a result is not rendered or there is no state view.',
    'context.queue_policy_violation': 'The same, and there is no reduced queue, or a rendering, queue or view under another policy.',
    'context.scope_violation': '`contextScope`: the role is neither orchestrator nor specialist, or a used reference or a source of a state view is not allowed.',
    'coordination.autonomy_trigger_missing': '`autonomyPolicy`: pattern `orchestrator_workers` or `evaluator_optimizer`, and no trigger whose measured value reaches its threshold.',
    'coordination.decomposition_policy_violation': 'The decomposition is not admissible, or its pattern or policy is not the expected one.',
    'governance.claim_id_invalid': 'The governance profile has another name.',
    'governance.eval_gate_unmet': '`evalGate`: there is no threshold, or a measured value does not reach one.',
    'governance.eval_lineage_missing': '`evalGate`: a reference to dataset, grader configuration or thresholds is missing.',
    'governance.guardrail_stage_missing': '`guardrails`: a required stage (default: all three) has no decision of a named guardrail.',
    'governance.guardrail_stage_order_invalid': '`guardrails`: decisions are not in the order pre_flight, input, output, or are of an unknown stage.',
    'governance.policy_package_mismatch': 'The profile is claimed, and another package is bound than expected.',
    'governance.policy_package_unpinned': 'The profile is claimed without a pinned package with both digests.',
    'governance.redteam_gate_unmet': '`redTeam`: too few probes, too many failures, or a required strategy or the digest of the report is missing.',
    'governance.risk_tier_profile_missing': '`riskTier`: not low, moderate or high, or without a control profile and its digest.',
    'governance.self_evolution_escalation_missing': '`selfEvolution` without `terminalEscalation`.',
    'governance.self_evolution_retry_missing': '`selfEvolution` without a whole `maxAttempts` of 1 or more.',
    'governance.self_evolution_rollback_missing': '`selfEvolution` without `rollbackRef`.',
    'governance.tool_loading_eval_missing': '`toolLoading`: another policy than the default, without a report of this policy that is bound by digest and has workload, accuracy and token cost.',
    'governance.trace_mode_violation': '`traceMode`: unknown, not the required one, or `dashboard` where nothing may be retained.',
    'handoff.required_artifact_missing': 'A required artifact is not handed over.',
    'handoff.return_path_missing': 'A way back is required, and there is none.',
    'handoff.target_not_allowed': 'The target is not on the list.',
    'mutation.capability_claim_missing': 'Nothing is intended, or `capabilities.change_morphisms`, the claim of the action (or `.all`) or a required claim is missing.',
    'mutation.policy_digest_mismatch': 'The active mutation policy is not that of the call spec.',
    'mutation.use_evidence_missing': 'An input is not a consumed result of that digest, or no session or trajectory stands behind the turn or a named witness.',
    'protocol.parallel_transport_order_invalid': 'The transport says that its order is not valid.',
    'protocol.stop_reason_unhandled': 'The stop reason is not tool_use, pause_turn, max_tokens or end_turn; `protocolStatePolicy`: not among its `handledStopReasons`, which can only take reasons away.',
    'runtime.compaction_state_invalid': '`compaction` was used under another policy than expected, or resumed from something else than was carried.',
    'runtime.shell_boundary_violation': '`executionBoundary`: a shell call has no row in `shell`, runs outside of its folder or sandbox, or is without its command; or a row belongs to another call.',
    'tool.caller_not_allowed': '`toolPolicy`: the caller is not among `allowedCallers`. A call that names none is `direct`; of edges that contradict each other any counts.',
    'tool.discovery_mismatch': '`discovery`: another tool, catalogue or search (digest of `{query, resultSetDigest}`) than that of the call.',
    'tool.discovery_unresolved': '`discovery` without a tool; or a call that names a search, or whose tool is loaded late, without a discovery.',
    'tool.example_digest_mismatch': '`toolPolicy` binds examples, and the `examples` of the call are missing or others; or there are some of a call that was not made.',
    'tool.join_incomplete': 'The sets of requests, results and uses do not close.',
    'tool.parallel_policy_violation': '`parallelPolicy`: more branches than admitted, or not as many as expected. `actionModePolicy`: `json` or `text` with more than one call, `text` without the configured adapter, or an unknown mode.',
    'tool.programmatic_caller_edge_invalid': '`callerEdges`: an unknown call or parent, a circle, another caller than that of the request, or a caller without its edge.',
    'tool.response_truncation_policy_violation': 'A truncation had to keep to a policy, and is not valid.',
    'tool.result_missing': 'A request has no result.',
    'tool.result_orphan': 'A result has no request.',
    'tool.schema_invalid': 'An error has no envelope; `toolPolicy`: a call has another schema than the bound one.',
    'tool.unknown_or_disallowed': '`toolPolicy`: the tool is not listed.',
    'tool.use_missing': 'A result has no use.',
    'tool.use_unknown_result': '`useConstraints.bindResultDigests`: a use has another digest than the result, or a consumed use is of no result; or the input of a mutation has no result.',
    'tool.use_without_result': 'A use has no result.',
};
const FAILURE_CLASSES = Object.keys(FAILURE_CLASS_HELP);
/** Each class once, ascending. */
function ascendingClasses(classes) {
    if (classes.length === 0)
        return classes;
    const found = new Set(classes);
    return FAILURE_CLASSES.filter((failureClass) => found.has(failureClass));
}


/***/ })

};
