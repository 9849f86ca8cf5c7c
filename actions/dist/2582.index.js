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
const schema87 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What the gates of one run decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","verdict","exit_code","warn_only","comparator","head","batches","warnings","gates"],"properties":{"schema":{"const":2},"verdict":{"description":"The worst of the gates.","$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"warn_only":{"description":"The comparator's policy lets a gate that fails end with exit code 0; the verdict says what was found all the same.","type":"boolean"},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"warnings":{"description":"What concerns all gates.","type":"array","items":{"type":"string"}},"gates":{"description":"Each gate that ran, once.","type":"array","minItems":1,"items":{"$ref":"#/definitions/outcome"}}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"gateId":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"outcome":{"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}},"finding":{"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}}}};
const schema88 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema89 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const func2 = Object.prototype.hasOwnProperty;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"Who told the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the comparator was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}},"steps":{"type":"array","items":{"type":"string"}},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}};
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

const schema90 = {"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}};
const schema91 = {"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"};
const pattern65 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const schema94 = {"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}};
const schema96 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};

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
if(!(func2.call(schema94.properties, key0))){
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
if(!pattern65.test(data0)){
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
const err13 = {instancePath:instancePath+"/effect",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/properties/places/items/properties/line/type",keyword:"type",params:{type: schema94.properties.places.items.properties.line.type},message:"must be integer,null"};
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
const err38 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema94.properties.explain.type},message:"must be string,null"};
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
if(!pattern65.test(data0)){
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
const err10 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"};
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
const err16 = {instancePath:instancePath+"/baseline/blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema89.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/baseline/outcome",schemaPath:"#/properties/baseline/anyOf/0/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema90.properties.baseline.anyOf[0].properties.outcome.enum},message:"must be equal to one of the allowed values"};
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
if(!(func2.call(schema87.properties, key0))){
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
const err11 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema87.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema89.type},message:"must be string,null"};
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

/***/ 80028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ countTexts),
/* harmony export */   B8: () => (/* binding */ judgedOf),
/* harmony export */   O5: () => (/* binding */ byRank),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31449);

/** What a gate judged. The outcome was parsed with the table, or made by the gate. */
function judgedOf({ detail }, { list }) {
    return detail[list] ?? [];
}
/** The worst first: by effect, then by rule. */
function byRank({ rules }) {
    const ranks = new Map(rules.map(({ id }, rank) => [id, rank]));
    const rankOf = ({ delta, gate }) => _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_EFFECTS */ .Dk.indexOf(gate) * ranks.size + (ranks.get(delta) ?? ranks.size);
    return (one, other) => rankOf(one) - rankOf(other);
}
/** `2 regressions`, `5 held`: of each rule that occurs how many, the worst first. */
function countTexts({ rules }, counts) {
    return rules.flatMap(({ id, counted: [one, many] = [id, id] }) => {
        const count = counts[id] ?? 0;
        return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
    });
}
/** The number of those of each rule. */
function countsOf({ rules }, judged) {
    const counts = new Map(rules.map(({ id }) => [id, 0]));
    for (const { delta } of judged)
        counts.set(delta, (counts.get(delta) ?? 0) + 1);
    return Object.fromEntries(counts);
}


/***/ }),

/***/ 31449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ effectOf),
/* harmony export */   Dk: () => (/* binding */ GATE_EFFECTS),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   rV: () => (/* binding */ LEVEL_OF_EFFECT),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first. */
const GATE_EFFECTS = ['fail', 'undecided', 'warn', 'report', 'ok'];
const LEVEL_OF_EFFECT = {
    fail: 'error',
    undecided: 'error',
    warn: 'warning',
    report: 'note',
    ok: 'note',
};
/** What a level makes of a rule. `off`: what is left of one that is switched off. */
function effectOf(level, off = 'report') {
    return level === 'error' ? 'fail' : level === 'warn' ? 'warn' : off;
}
/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS = ['fail', 'not_comparable', 'pass'];
/** The verdict of a gate on what it judged; `isUndecided`: something beside that leaves it undecided. */
function verdictOf(judged, isUndecided = false) {
    const effects = new Set(judged.map(({ gate }) => gate));
    if (effects.has('fail'))
        return 'fail';
    return isUndecided || effects.has('undecided') ? 'not_comparable' : 'pass';
}
/** The verdict of several gates: the worst holds. */
function worstVerdict(outcomes) {
    const all = new Set(outcomes.map(({ verdict }) => verdict));
    return VERDICTS.find((verdict) => all.has(verdict)) ?? 'not_comparable';
}
/**
 * The exit code of several gates: 0 holds, 1 a gate failed, 3 not comparable or not enough data. Under a policy that only warns, one that
 * failed ends with 0; where one could not decide it is 3, since it is unknown what it would have found.
 */
function exitCodeOf(outcomes, isWarnOnly) {
    if (isWarnOnly)
        return outcomes.some(({ verdict }) => verdict === 'not_comparable') ? 3 : 0;
    return { pass: 0, fail: 1, not_comparable: 3 }[worstVerdict(outcomes)];
}


/***/ }),

/***/ 52407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ jobsDetail),
  C: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/jobs-detail.validate.js
// Generated from jobs-detail.schema.json by scripts/generate.ts.

const validate = validate42;
const schema108 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"jobs-detail.schema.json","title":"JobsDetail","description":"The jobs that the gate needs, by id.","type":"object","additionalProperties":false,"required":["legs"],"properties":{"legs":{"type":"array","items":{"$ref":"#/definitions/leg"}}},"definitions":{"leg":{"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","delta","gate","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"delta":{"title":"LegDelta","enum":["leg","skipped","succeeded"]},"gate":{"enum":["fail","ok"]},"message":{"type":"string"}}}}};
const schema109 = {"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","delta","gate","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"delta":{"title":"LegDelta","enum":["leg","skipped","succeeded"]},"gate":{"enum":["fail","ok"]},"message":{"type":"string"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="jobs-detail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.legs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legs"},message:"must have required property '"+"legs"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(key0 === "legs")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["legs"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.legs !== undefined){
let data0 = data.legs;
if(Array.isArray(data0)){
const len0 = data0.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.job === undefined){
const err2 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "job"},message:"must have required property '"+"job"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.result === undefined){
const err3 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.delta === undefined){
const err4 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.gate === undefined){
const err5 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.message === undefined){
const err6 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data1){
if (errors - before_key1 >= 1000) break;
if(!(((((key1 === "job") || (key1 === "result")) || (key1 === "delta")) || (key1 === "gate")) || (key1 === "message"))){
const err7 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["job","result","delta","gate","message"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.job !== undefined){
if(typeof data1.job !== "string"){
const err8 = {instancePath:instancePath+"/legs/" + i0+"/job",schemaPath:"#/definitions/leg/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.result !== undefined){
let data3 = data1.result;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/legs/" + i0+"/result",schemaPath:"#/definitions/leg/properties/result/type",keyword:"type",params:{type: schema109.properties.result.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.delta !== undefined){
let data4 = data1.delta;
if(!(((data4 === "leg") || (data4 === "skipped")) || (data4 === "succeeded"))){
const err10 = {instancePath:instancePath+"/legs/" + i0+"/delta",schemaPath:"#/definitions/leg/properties/delta/enum",keyword:"enum",params:{allowedValues: schema109.properties.delta.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.gate !== undefined){
let data5 = data1.gate;
if(!((data5 === "fail") || (data5 === "ok"))){
const err11 = {instancePath:instancePath+"/legs/" + i0+"/gate",schemaPath:"#/definitions/leg/properties/gate/enum",keyword:"enum",params:{allowedValues: schema109.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.message !== undefined){
if(typeof data1.message !== "string"){
const err12 = {instancePath:instancePath+"/legs/" + i0+"/message",schemaPath:"#/definitions/leg/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"#/definitions/leg/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/jobs-detail.js

/** The document of the gate of needed jobs; null for another gate's outcome. */
function jobsDetail({ gate, detail }) {
    return gate === 'jobs' ? detail : null;
}


/***/ }),

/***/ 57056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ NOTHING_TO_RUN),
/* harmony export */   t: () => (/* binding */ REPORT_BOUNDS)
/* harmony export */ });
/**
 * What a report may hold (src/gates/README.md, "Documents"): characters of the whole file and of each text in it, in UTF-16; items of each
 * list and members of each object.
 */
const REPORT_BOUNDS = { file: 64 * 1024 * 1024, text: 4096, list: 20_000 };
/** What an outcome warns of where it holds without having judged anything. */
const NOTHING_TO_RUN = 'nothing had to run: what was changed touches no case';


/***/ }),

/***/ 65786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ requiredDetail),
  V: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/required-detail.validate.js
// Generated from required-detail.schema.json by scripts/generate.ts.

const validate = validate49;
const schema126 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-detail.schema.json","title":"RequiredDetail","description":"What the gate of required checks decided check by check.","type":"object","additionalProperties":false,"required":["merge_base","head","paths","policies","proofs","rows"],"properties":{"merge_base":{"description":"The commit from which the change is taken.","type":"string"},"head":{"description":"The commit to which it leads.","type":"string"},"paths":{"description":"How many paths the change touches: deleted ones and both names of a rename count.","type":"integer","minimum":0},"policies":{"description":"The comparator’s policy and, where it differs, the head’s: each asks for checks of its own.","type":"array","items":{"$ref":"#/definitions/asking"}},"proofs":{"description":"Folders that were looked at, each with the digest of its attestation.","type":"array","items":{"title":"RequiredProof","type":"object","additionalProperties":false,"required":["folder","attestation"],"properties":{"folder":{"type":"string"},"attestation":{"description":"Null where it has none that verifies.","type":["string","null"]}}}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}}},"definitions":{"side":{"title":"RequiredSide","enum":["comparator","head"]},"asking":{"title":"RequiredAsking","type":"object","additionalProperties":false,"required":["side","file","policy_digest","projection_digest","checks","docs_only","reasons"],"properties":{"side":{"$ref":"#/definitions/side"},"file":{"type":"string"},"policy_digest":{"type":"string"},"projection_digest":{"type":"string"},"checks":{"description":"Ids of the checks that it asks for.","type":"array","items":{"type":"string"}},"docs_only":{"type":"boolean"},"reasons":{"type":"array","items":{"type":"string"}}}},"row":{"title":"RequiredRow","type":"object","additionalProperties":false,"required":["check","delta","gate","asked_by","exit_code","classes","path","reason"],"properties":{"check":{"description":"Null where the row speaks of a proof as a whole.","type":["string","null"]},"delta":{"title":"RequiredDelta","enum":["invalid","regression","new","unfinished","loosened","tolerated","improvement","not_required","held"]},"gate":{"enum":["fail","undecided","warn","report","ok"]},"asked_by":{"description":"Whose policy asks for it.","type":"array","items":{"$ref":"#/definitions/side"}},"exit_code":{"description":"Null where nothing shows one.","type":["integer","null"]},"classes":{"description":"Failure classes that its payload names, such as `check.missing`.","type":"array","items":{"type":"string"}},"path":{"description":"Of a loosened rule: a tracked path for which the check is asked for no longer.","type":["string","null"]},"reason":{"type":"string"}}}}};
const schema127 = {"title":"RequiredAsking","type":"object","additionalProperties":false,"required":["side","file","policy_digest","projection_digest","checks","docs_only","reasons"],"properties":{"side":{"$ref":"#/definitions/side"},"file":{"type":"string"},"policy_digest":{"type":"string"},"projection_digest":{"type":"string"},"checks":{"description":"Ids of the checks that it asks for.","type":"array","items":{"type":"string"}},"docs_only":{"type":"boolean"},"reasons":{"type":"array","items":{"type":"string"}}}};
const schema128 = {"title":"RequiredSide","enum":["comparator","head"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.side === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.policy_digest === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_digest"},message:"must have required property '"+"policy_digest"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.projection_digest === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projection_digest"},message:"must have required property '"+"projection_digest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.checks === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.docs_only === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docs_only"},message:"must have required property '"+"docs_only"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reasons === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"};
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
if(!(((((((key0 === "side") || (key0 === "file")) || (key0 === "policy_digest")) || (key0 === "projection_digest")) || (key0 === "checks")) || (key0 === "docs_only")) || (key0 === "reasons"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["side","file","policy_digest","projection_digest","checks","docs_only","reasons"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.side !== undefined){
let data0 = data.side;
if(!((data0 === "comparator") || (data0 === "head"))){
const err8 = {instancePath:instancePath+"/side",schemaPath:"#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema128.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "string"){
const err9 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.policy_digest !== undefined){
if(typeof data.policy_digest !== "string"){
const err10 = {instancePath:instancePath+"/policy_digest",schemaPath:"#/properties/policy_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.projection_digest !== undefined){
if(typeof data.projection_digest !== "string"){
const err11 = {instancePath:instancePath+"/projection_digest",schemaPath:"#/properties/projection_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.checks !== undefined){
let data4 = data.checks;
if(Array.isArray(data4)){
const len0 = data4.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(typeof data4[i0] !== "string"){
const err12 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.docs_only !== undefined){
if(typeof data.docs_only !== "boolean"){
const err14 = {instancePath:instancePath+"/docs_only",schemaPath:"#/properties/docs_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.reasons !== undefined){
let data7 = data.reasons;
if(Array.isArray(data7)){
const len1 = data7.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data7[i1] !== "string"){
const err15 = {instancePath:instancePath+"/reasons/" + i1,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema129 = {"title":"RequiredRow","type":"object","additionalProperties":false,"required":["check","delta","gate","asked_by","exit_code","classes","path","reason"],"properties":{"check":{"description":"Null where the row speaks of a proof as a whole.","type":["string","null"]},"delta":{"title":"RequiredDelta","enum":["invalid","regression","new","unfinished","loosened","tolerated","improvement","not_required","held"]},"gate":{"enum":["fail","undecided","warn","report","ok"]},"asked_by":{"description":"Whose policy asks for it.","type":"array","items":{"$ref":"#/definitions/side"}},"exit_code":{"description":"Null where nothing shows one.","type":["integer","null"]},"classes":{"description":"Failure classes that its payload names, such as `check.missing`.","type":"array","items":{"type":"string"}},"path":{"description":"Of a loosened rule: a tracked path for which the check is asked for no longer.","type":["string","null"]},"reason":{"type":"string"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.gate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.asked_by === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asked_by"},message:"must have required property '"+"asked_by"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exit_code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.classes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classes"},message:"must have required property '"+"classes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.path === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((((((key0 === "check") || (key0 === "delta")) || (key0 === "gate")) || (key0 === "asked_by")) || (key0 === "exit_code")) || (key0 === "classes")) || (key0 === "path")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["check","delta","gate","asked_by","exit_code","classes","path","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.check !== undefined){
let data0 = data.check;
if((typeof data0 !== "string") && (data0 !== null)){
const err9 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: schema129.properties.check.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.delta !== undefined){
let data1 = data.delta;
if(!(((((((((data1 === "invalid") || (data1 === "regression")) || (data1 === "new")) || (data1 === "unfinished")) || (data1 === "loosened")) || (data1 === "tolerated")) || (data1 === "improvement")) || (data1 === "not_required")) || (data1 === "held"))){
const err10 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/enum",keyword:"enum",params:{allowedValues: schema129.properties.delta.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.gate !== undefined){
let data2 = data.gate;
if(!(((((data2 === "fail") || (data2 === "undecided")) || (data2 === "warn")) || (data2 === "report")) || (data2 === "ok"))){
const err11 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema129.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.asked_by !== undefined){
let data3 = data.asked_by;
if(Array.isArray(data3)){
const len0 = data3.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data4 = data3[i0];
if(!((data4 === "comparator") || (data4 === "head"))){
const err12 = {instancePath:instancePath+"/asked_by/" + i0,schemaPath:"#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema128.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/asked_by",schemaPath:"#/properties/asked_by/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data5 = data.exit_code;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema129.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.classes !== undefined){
let data6 = data.classes;
if(Array.isArray(data6)){
const len1 = data6.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data6[i1] !== "string"){
const err15 = {instancePath:instancePath+"/classes/" + i1,schemaPath:"#/properties/classes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.path !== undefined){
let data8 = data.path;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema129.properties.path.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="required-detail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merge_base === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.head === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paths === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.policies === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.proofs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proofs"},message:"must have required property '"+"proofs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.rows === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((((key0 === "merge_base") || (key0 === "head")) || (key0 === "paths")) || (key0 === "policies")) || (key0 === "proofs")) || (key0 === "rows"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["merge_base","head","paths","policies","proofs","rows"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.merge_base !== undefined){
if(typeof data.merge_base !== "string"){
const err7 = {instancePath:instancePath+"/merge_base",schemaPath:"#/properties/merge_base/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.head !== undefined){
if(typeof data.head !== "string"){
const err8 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.paths !== undefined){
let data2 = data.paths;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.policies !== undefined){
let data3 = data.policies;
if(Array.isArray(data3)){
const len0 = data3.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate50(data3[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.proofs !== undefined){
let data5 = data.proofs;
if(Array.isArray(data5)){
const len1 = data5.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.folder === undefined){
const err12 = {instancePath:instancePath+"/proofs/" + i1,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.attestation === undefined){
const err13 = {instancePath:instancePath+"/proofs/" + i1,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "attestation"},message:"must have required property '"+"attestation"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data6){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "folder") || (key1 === "attestation"))){
const err14 = {instancePath:instancePath+"/proofs/" + i1,schemaPath:"#/properties/proofs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["folder","attestation"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.folder !== undefined){
if(typeof data6.folder !== "string"){
const err15 = {instancePath:instancePath+"/proofs/" + i1+"/folder",schemaPath:"#/properties/proofs/items/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.attestation !== undefined){
let data8 = data6.attestation;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/proofs/" + i1+"/attestation",schemaPath:"#/properties/proofs/items/properties/attestation/type",keyword:"type",params:{type: schema126.properties.proofs.items.properties.attestation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/proofs/" + i1,schemaPath:"#/properties/proofs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err18 = {instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rows !== undefined){
let data9 = data.rows;
if(Array.isArray(data9)){
const len2 = data9.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(!(validate52(data9[i2], {instancePath:instancePath+"/rows/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/required-detail.js

/** The document of the gate of required checks; null for another gate's outcome. */
function requiredDetail({ gate, detail }) {
    return gate === 'required' ? detail : null;
}


/***/ }),

/***/ 10861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: () => (/* binding */ DELTAS),
  OO: () => (/* binding */ routingDetail),
  Io: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/routing-detail.validate.js
// Generated from routing-detail.schema.json by scripts/generate.ts.

const validate = validate73;
const schema161 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"routing-detail.schema.json","title":"RoutingDetail","description":"What the routing gate decided cell by cell, and what its trials can show.","type":"object","additionalProperties":false,"required":["baseline","cells","sampling","rollups","renames"],"properties":{"baseline":{"title":"BaselineFacts","description":"What the comparator's baseline is made of.","type":"object","additionalProperties":false,"required":["entries","newest_counts","age_days"],"properties":{"entries":{"description":"Cells with an expectation.","type":"integer","minimum":0},"newest_counts":{"description":"When the newest batch ran that it counts; null where it counts none.","anyOf":[{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},{"type":"null"}]},"age_days":{"description":"Whole days from then to the day of the gate; null where it counts none.","anyOf":[{"type":"integer","minimum":0},{"type":"null"}]}}},"cells":{"type":"array","items":{"$ref":"#/definitions/cell"}},"sampling":{"title":"SuiteSampling","type":"object","additionalProperties":false,"required":["rule","cells","planned","counted","infra","infra_share","repeated","alpha","drop"],"properties":{"rule":{"enum":["single","sequential"]},"cells":{"description":"Planned cells.","type":"integer","minimum":0},"planned":{"description":"Trials that had to be run or were.","type":"integer","minimum":0},"counted":{"type":"integer","minimum":0},"infra":{"type":"integer","minimum":0},"infra_share":{"type":"number"},"repeated":{"type":"integer","minimum":0},"alpha":{"type":"number"},"drop":{"type":"number"}}},"rollups":{"title":"Rollups","description":"Counted trials of providers and skills. They never gate.","type":"object","additionalProperties":false,"required":["providers","skills"],"properties":{"providers":{"type":"array","items":{"$ref":"#/definitions/rollup"}},"skills":{"type":"array","items":{"$ref":"#/definitions/rollup"}}}},"clients":{"description":"What each provider was judged with, and what the comparator asks for.","type":"array","items":{"title":"ClientSides","type":"object","additionalProperties":false,"required":["agent","comparator","head","differs","older"],"properties":{"agent":{"type":"string"},"comparator":{"$ref":"#/definitions/clientSide"},"head":{"$ref":"#/definitions/clientSide"},"differs":{"type":"boolean"},"older":{"description":"The head asks for an older version.","type":"boolean"}}}},"renames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}}}},"definitions":{"clientSide":{"title":"ClientSide","description":"Several are parted by commas; null where it is not known.","type":"object","additionalProperties":false,"required":["version","model"],"properties":{"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"delta":{"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"cellNote":{"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]},"cell":{"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"description":"Its date has passed, so that nothing is tolerated any more.","type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}},"cellSampling":{"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}},"tally":{"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}},"rollup":{"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}}}};
const schema172 = {"title":"ClientSide","description":"Several are parted by commas; null where it is not known.","type":"object","additionalProperties":false,"required":["version","model"],"properties":{"version":{"type":["string","null"]},"model":{"type":["string","null"]}}};
const pattern122 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$", "u");
const schema162 = {"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"description":"Its date has passed, so that nothing is tolerated any more.","type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}};
const schema163 = {"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]};
const schema164 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};
const schema165 = {"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]};
const func2 = Object.prototype.hasOwnProperty;
const schema166 = {"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}};
const schema167 = {"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.head === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.base === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.p_value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p_value"},message:"must have required property '"+"p_value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.adjusted_p_value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjusted_p_value"},message:"must have required property '"+"adjusted_p_value"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.drop === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.detectable_drop === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detectable_drop"},message:"must have required property '"+"detectable_drop"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.wanted === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wanted"},message:"must have required property '"+"wanted"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.infra === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.repeated === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema166.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(!(((data0 === "single") || (data0 === "absolute")) || (data0 === "sequential"))){
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema166.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.head !== undefined){
let data1 = data.head;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.passed === undefined){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.total === undefined){
const err13 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.low === undefined){
const err14 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.high === undefined){
const err15 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data1){
if (errors - before_key1 >= 1000) break;
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["passed","total","low","high"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.passed !== undefined){
let data2 = data1.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err17 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.total !== undefined){
let data3 = data1.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data1.low !== undefined){
let data4 = data1.low;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.high !== undefined){
let data5 = data1.high;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.base !== undefined){
let data6 = data.base;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.passed === undefined){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.total === undefined){
const err25 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.low === undefined){
const err26 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.high === undefined){
const err27 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data6){
if (errors - before_key2 >= 1000) break;
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err28 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["passed","total","low","high"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.passed !== undefined){
let data7 = data6.passed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.total !== undefined){
let data8 = data6.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err31 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.low !== undefined){
let data9 = data6.low;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.high !== undefined){
let data10 = data6.high;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err35 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs29 = errors;
if(data6 !== null){
const err36 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err37 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.p_value !== undefined){
let data11 = data.p_value;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err38 = {instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: schema166.properties.p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.adjusted_p_value !== undefined){
let data12 = data.adjusted_p_value;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err39 = {instancePath:instancePath+"/adjusted_p_value",schemaPath:"#/properties/adjusted_p_value/type",keyword:"type",params:{type: schema166.properties.adjusted_p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.drop !== undefined){
let data13 = data.drop;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err40 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: schema166.properties.drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.detectable_drop !== undefined){
let data14 = data.detectable_drop;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err41 = {instancePath:instancePath+"/detectable_drop",schemaPath:"#/properties/detectable_drop/type",keyword:"type",params:{type: schema166.properties.detectable_drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.wanted !== undefined){
let data15 = data.wanted;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err42 = {instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type: schema166.properties.wanted.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.infra !== undefined){
let data16 = data.infra;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.repeated !== undefined){
let data17 = data.repeated;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.case_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timeout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expected === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.got === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.trials === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reason === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.missing === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.gating_hits === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.error === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.proof === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.case_file === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.case_line === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.explain === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "explain"},message:"must have required property '"+"explain"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.sampling === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema162.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.case_id !== undefined){
if(typeof data.case_id !== "string"){
const err19 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err20 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.delta !== undefined){
let data2 = data.delta;
if(!(((((((((((((((data2 === "missing_result") || (data2 === "prompt_leading")) || (data2 === "regression")) || (data2 === "infra")) || (data2 === "missing_baseline")) || (data2 === "new")) || (data2 === "insufficient_data")) || (data2 === "soft_regression")) || (data2 === "watch")) || (data2 === "unreliable_baseline")) || (data2 === "flaky")) || (data2 === "removed")) || (data2 === "not_planned")) || (data2 === "improvement")) || (data2 === "held"))){
const err21 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema163.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.gate !== undefined){
let data3 = data.gate;
if(!(((((data3 === "fail") || (data3 === "undecided")) || (data3 === "warn")) || (data3 === "report")) || (data3 === "ok"))){
const err22 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timeout !== undefined){
if(typeof data.timeout !== "boolean"){
const err23 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if(Array.isArray(data5)){
const len0 = data5.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data6 = data5[i0];
if(!((((data6 === "loosened") || (data6 === "tightened")) || (data6 === "entry_removed")) || (data6 === "case_loosened"))){
const err24 = {instancePath:instancePath+"/notes/" + i0,schemaPath:"#/definitions/cellNote/enum",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.expected !== undefined){
let data7 = data.expected;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema162.properties.expected.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.expected_status === undefined){
const err27 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.allow_timeout === undefined){
const err28 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "allow_timeout"},message:"must have required property '"+"allow_timeout"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.reason === undefined){
const err29 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.owner === undefined){
const err30 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7.expires === undefined){
const err31 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data7.expired === undefined){
const err32 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data7){
if (errors - before_key1 >= 1000) break;
if(!((((((key1 === "expected_status") || (key1 === "allow_timeout")) || (key1 === "reason")) || (key1 === "owner")) || (key1 === "expires")) || (key1 === "expired"))){
const err33 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["expected_status","allow_timeout","reason","owner","expires","expired"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.expected_status !== undefined){
let data8 = data7.expected_status;
if(!(((data8 === "pass") || (data8 === "fail")) || (data8 === "infra_error"))){
const err34 = {instancePath:instancePath+"/expected/expected_status",schemaPath:"#/properties/expected/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema162.properties.expected.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.allow_timeout !== undefined){
if(typeof data7.allow_timeout !== "boolean"){
const err35 = {instancePath:instancePath+"/expected/allow_timeout",schemaPath:"#/properties/expected/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.reason !== undefined){
let data10 = data7.reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/expected/reason",schemaPath:"#/properties/expected/properties/reason/type",keyword:"type",params:{type: schema162.properties.expected.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.owner !== undefined){
let data11 = data7.owner;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/expected/owner",schemaPath:"#/properties/expected/properties/owner/type",keyword:"type",params:{type: schema162.properties.expected.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.expires !== undefined){
let data12 = data7.expires;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/expected/expires",schemaPath:"#/properties/expected/properties/expires/type",keyword:"type",params:{type: schema162.properties.expected.properties.expires.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.expired !== undefined){
if(typeof data7.expired !== "boolean"){
const err39 = {instancePath:instancePath+"/expected/expired",schemaPath:"#/properties/expected/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
if(data.got !== undefined){
let data14 = data.got;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"type",params:{type: schema162.properties.got.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.unit_run_id === undefined){
const err41 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.status === undefined){
const err42 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.timed_out === undefined){
const err43 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.failure_kind === undefined){
const err44 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.failure_category === undefined){
const err45 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.infra_reason === undefined){
const err46 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.limit === undefined){
const err47 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data14){
if (errors - before_key2 >= 1000) break;
if(!(((((((key2 === "unit_run_id") || (key2 === "status")) || (key2 === "timed_out")) || (key2 === "failure_kind")) || (key2 === "failure_category")) || (key2 === "infra_reason")) || (key2 === "limit"))){
const err48 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.unit_run_id !== undefined){
if(typeof data14.unit_run_id !== "string"){
const err49 = {instancePath:instancePath+"/got/unit_run_id",schemaPath:"#/properties/got/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.status !== undefined){
let data16 = data14.status;
if(!(((data16 === "pass") || (data16 === "fail")) || (data16 === "infra_error"))){
const err50 = {instancePath:instancePath+"/got/status",schemaPath:"#/properties/got/properties/status/enum",keyword:"enum",params:{allowedValues: schema162.properties.got.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.timed_out !== undefined){
if(typeof data14.timed_out !== "boolean"){
const err51 = {instancePath:instancePath+"/got/timed_out",schemaPath:"#/properties/got/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.failure_kind !== undefined){
let data18 = data14.failure_kind;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/got/failure_kind",schemaPath:"#/properties/got/properties/failure_kind/type",keyword:"type",params:{type: schema162.properties.got.properties.failure_kind.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.failure_category !== undefined){
let data19 = data14.failure_category;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/got/failure_category",schemaPath:"#/properties/got/properties/failure_category/type",keyword:"type",params:{type: schema162.properties.got.properties.failure_category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.infra_reason !== undefined){
let data20 = data14.infra_reason;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/got/infra_reason",schemaPath:"#/properties/got/properties/infra_reason/type",keyword:"type",params:{type: schema162.properties.got.properties.infra_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data14.limit !== undefined){
let data21 = data14.limit;
if((typeof data21 !== "string") && (data21 !== null)){
const err55 = {instancePath:instancePath+"/got/limit",schemaPath:"#/properties/got/properties/limit/type",keyword:"type",params:{type: schema162.properties.got.properties.limit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
if(data.trials !== undefined){
let data22 = data.trials;
if(Array.isArray(data22)){
const len1 = data22.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.trial === undefined){
const err56 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23.unit_run_id === undefined){
const err57 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23.status === undefined){
const err58 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.timed_out === undefined){
const err59 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data23){
if (errors - before_key3 >= 1000) break;
if(!((((key3 === "trial") || (key3 === "unit_run_id")) || (key3 === "status")) || (key3 === "timed_out"))){
const err60 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["trial","unit_run_id","status","timed_out"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.trial !== undefined){
let data24 = data23.trial;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err61 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data23.unit_run_id !== undefined){
let data25 = data23.unit_run_id;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/trials/" + i1+"/unit_run_id",schemaPath:"#/properties/trials/items/properties/unit_run_id/type",keyword:"type",params:{type: schema162.properties.trials.items.properties.unit_run_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data23.status !== undefined){
let data26 = data23.status;
if(!((((data26 === "pass") || (data26 === "fail")) || (data26 === "infra_error")) || (data26 === null))){
const err64 = {instancePath:instancePath+"/trials/" + i1+"/status",schemaPath:"#/properties/trials/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema162.properties.trials.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data23.timed_out !== undefined){
if(typeof data23.timed_out !== "boolean"){
const err65 = {instancePath:instancePath+"/trials/" + i1+"/timed_out",schemaPath:"#/properties/trials/items/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/trials",schemaPath:"#/properties/trials/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err68 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.missing !== undefined){
let data29 = data.missing;
if(Array.isArray(data29)){
const len2 = data29.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(typeof data29[i2] !== "string"){
const err69 = {instancePath:instancePath+"/missing/" + i2,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data31 = data.gating_hits;
if(Array.isArray(data31)){
const len3 = data31.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
if(typeof data31[i3] !== "string"){
const err71 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.error !== undefined){
let data33 = data.error;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema162.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.proof !== undefined){
let data34 = data.proof;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
const err74 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: schema162.properties.proof.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.token === undefined){
const err75 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.line_number === undefined){
const err76 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.line === undefined){
const err77 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data34){
if (errors - before_key4 >= 1000) break;
if(!(((key4 === "token") || (key4 === "line_number")) || (key4 === "line"))){
const err78 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["token","line_number","line"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data34.token !== undefined){
if(typeof data34.token !== "string"){
const err79 = {instancePath:instancePath+"/proof/token",schemaPath:"#/properties/proof/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data34.line_number !== undefined){
let data36 = data34.line_number;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err80 = {instancePath:instancePath+"/proof/line_number",schemaPath:"#/properties/proof/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.line !== undefined){
if(typeof data34.line !== "string"){
const err81 = {instancePath:instancePath+"/proof/line",schemaPath:"#/properties/proof/properties/line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
}
if(data.case_file !== undefined){
let data38 = data.case_file;
if((typeof data38 !== "string") && (data38 !== null)){
const err82 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema162.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.case_line !== undefined){
let data39 = data.case_line;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err83 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema162.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.explain !== undefined){
let data40 = data.explain;
if((typeof data40 !== "string") && (data40 !== null)){
const err84 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema162.properties.explain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.sampling !== undefined){
let data41 = data.sampling;
const _errs86 = errors;
let valid16 = false;
const _errs87 = errors;
if(!(validate75(data41, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs87 === errors;
valid16 = valid16 || _valid0;
if(!valid16){
const _errs88 = errors;
if(data41 !== null){
const err85 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs88 === errors;
valid16 = valid16 || _valid0;
}
if(!valid16){
const err86 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const schema169 = {"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cells === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.head === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((key0 === "name") || (key0 === "cells")) || (key0 === "head")) || (key0 === "base"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["name","cells","head","base"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cells !== undefined){
let data1 = data.cells;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.head !== undefined){
let data2 = data.head;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.passed === undefined){
const err8 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.total === undefined){
const err9 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.low === undefined){
const err10 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.high === undefined){
const err11 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data2){
if (errors - before_key1 >= 1000) break;
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["passed","total","low","high"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.passed !== undefined){
let data3 = data2.passed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.total !== undefined){
let data4 = data2.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.low !== undefined){
let data5 = data2.low;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.high !== undefined){
let data6 = data2.high;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err19 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.base !== undefined){
let data7 = data.base;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.passed === undefined){
const err20 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.total === undefined){
const err21 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.low === undefined){
const err22 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.high === undefined){
const err23 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data7){
if (errors - before_key2 >= 1000) break;
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["passed","total","low","high"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.passed !== undefined){
let data8 = data7.passed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.total !== undefined){
let data9 = data7.total;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.low !== undefined){
let data10 = data7.low;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.high !== undefined){
let data11 = data7.high;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs32 = errors;
if(data7 !== null){
const err32 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err33 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="routing-detail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseline === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cells === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sampling === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rollups === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollups"},message:"must have required property '"+"rollups"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.renames === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "renames"},message:"must have required property '"+"renames"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((((key0 === "baseline") || (key0 === "cells")) || (key0 === "sampling")) || (key0 === "rollups")) || (key0 === "clients")) || (key0 === "renames"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["baseline","cells","sampling","rollups","clients","renames"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.baseline !== undefined){
let data0 = data.baseline;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.entries === undefined){
const err6 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.newest_counts === undefined){
const err7 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "newest_counts"},message:"must have required property '"+"newest_counts"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.age_days === undefined){
const err8 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "age_days"},message:"must have required property '"+"age_days"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data0){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "entries") || (key1 === "newest_counts")) || (key1 === "age_days"))){
const err9 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["entries","newest_counts","age_days"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.entries !== undefined){
let data1 = data0.entries;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data0.newest_counts !== undefined){
let data2 = data0.newest_counts;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern122.test(data2)){
const err12 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err15 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(data0.age_days !== undefined){
let data3 = data0.age_days;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs17 = errors;
if(data3 !== null){
const err18 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err19 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.cells !== undefined){
let data4 = data.cells;
if(Array.isArray(data4)){
const len0 = data4.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate74(data4[i0], {instancePath:instancePath+"/cells/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sampling !== undefined){
let data6 = data.sampling;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.rule === undefined){
const err22 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.cells === undefined){
const err23 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.planned === undefined){
const err24 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "planned"},message:"must have required property '"+"planned"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.counted === undefined){
const err25 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "counted"},message:"must have required property '"+"counted"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.infra === undefined){
const err26 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.infra_share === undefined){
const err27 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra_share"},message:"must have required property '"+"infra_share"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.repeated === undefined){
const err28 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.alpha === undefined){
const err29 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6.drop === undefined){
const err30 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data6){
if (errors - before_key2 >= 1000) break;
if(!(func2.call(schema161.properties.sampling.properties, key2))){
const err31 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["rule","cells","planned","counted","infra","infra_share","repeated","alpha","drop"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.rule !== undefined){
let data7 = data6.rule;
if(!((data7 === "single") || (data7 === "sequential"))){
const err32 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema161.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.cells !== undefined){
let data8 = data6.cells;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err33 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.planned !== undefined){
let data9 = data6.planned;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.counted !== undefined){
let data10 = data6.counted;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err37 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.infra !== undefined){
let data11 = data6.infra;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err39 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data6.infra_share !== undefined){
let data12 = data6.infra_share;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err41 = {instancePath:instancePath+"/sampling/infra_share",schemaPath:"#/properties/sampling/properties/infra_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data6.repeated !== undefined){
let data13 = data6.repeated;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err42 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data6.alpha !== undefined){
let data14 = data6.alpha;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err44 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/properties/sampling/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data6.drop !== undefined){
let data15 = data6.drop;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err45 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/properties/sampling/properties/drop/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.rollups !== undefined){
let data16 = data.rollups;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.providers === undefined){
const err47 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.skills === undefined){
const err48 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data16){
if (errors - before_key3 >= 1000) break;
if(!((key3 === "providers") || (key3 === "skills"))){
const err49 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["providers","skills"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.providers !== undefined){
let data17 = data16.providers;
if(Array.isArray(data17)){
const len1 = data17.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(!(validate78(data17[i1], {instancePath:instancePath+"/rollups/providers/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/rollups/providers",schemaPath:"#/properties/rollups/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.skills !== undefined){
let data19 = data16.skills;
if(Array.isArray(data19)){
const len2 = data19.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(!(validate78(data19[i2], {instancePath:instancePath+"/rollups/skills/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/rollups/skills",schemaPath:"#/properties/rollups/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.clients !== undefined){
let data21 = data.clients;
if(Array.isArray(data21)){
const len3 = data21.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.agent === undefined){
const err53 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data22.comparator === undefined){
const err54 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22.head === undefined){
const err55 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data22.differs === undefined){
const err56 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/required",keyword:"required",params:{missingProperty: "differs"},message:"must have required property '"+"differs"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data22.older === undefined){
const err57 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/required",keyword:"required",params:{missingProperty: "older"},message:"must have required property '"+"older"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data22){
if (errors - before_key4 >= 1000) break;
if(!(((((key4 === "agent") || (key4 === "comparator")) || (key4 === "head")) || (key4 === "differs")) || (key4 === "older"))){
const err58 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["agent","comparator","head","differs","older"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.agent !== undefined){
if(typeof data22.agent !== "string"){
const err59 = {instancePath:instancePath+"/clients/" + i3+"/agent",schemaPath:"#/properties/clients/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.comparator !== undefined){
let data24 = data22.comparator;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.version === undefined){
const err60 = {instancePath:instancePath+"/clients/" + i3+"/comparator",schemaPath:"#/definitions/clientSide/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.model === undefined){
const err61 = {instancePath:instancePath+"/clients/" + i3+"/comparator",schemaPath:"#/definitions/clientSide/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const before_key5 = errors;
for(const key5 in data24){
if (errors - before_key5 >= 1000) break;
if(!((key5 === "version") || (key5 === "model"))){
const err62 = {instancePath:instancePath+"/clients/" + i3+"/comparator",schemaPath:"#/definitions/clientSide/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["version","model"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data24.version !== undefined){
let data25 = data24.version;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/clients/" + i3+"/comparator/version",schemaPath:"#/definitions/clientSide/properties/version/type",keyword:"type",params:{type: schema172.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data24.model !== undefined){
let data26 = data24.model;
if((typeof data26 !== "string") && (data26 !== null)){
const err64 = {instancePath:instancePath+"/clients/" + i3+"/comparator/model",schemaPath:"#/definitions/clientSide/properties/model/type",keyword:"type",params:{type: schema172.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/clients/" + i3+"/comparator",schemaPath:"#/definitions/clientSide/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.head !== undefined){
let data27 = data22.head;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.version === undefined){
const err66 = {instancePath:instancePath+"/clients/" + i3+"/head",schemaPath:"#/definitions/clientSide/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data27.model === undefined){
const err67 = {instancePath:instancePath+"/clients/" + i3+"/head",schemaPath:"#/definitions/clientSide/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const before_key6 = errors;
for(const key6 in data27){
if (errors - before_key6 >= 1000) break;
if(!((key6 === "version") || (key6 === "model"))){
const err68 = {instancePath:instancePath+"/clients/" + i3+"/head",schemaPath:"#/definitions/clientSide/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6, known: ["version","model"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data27.version !== undefined){
let data28 = data27.version;
if((typeof data28 !== "string") && (data28 !== null)){
const err69 = {instancePath:instancePath+"/clients/" + i3+"/head/version",schemaPath:"#/definitions/clientSide/properties/version/type",keyword:"type",params:{type: schema172.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data27.model !== undefined){
let data29 = data27.model;
if((typeof data29 !== "string") && (data29 !== null)){
const err70 = {instancePath:instancePath+"/clients/" + i3+"/head/model",schemaPath:"#/definitions/clientSide/properties/model/type",keyword:"type",params:{type: schema172.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/clients/" + i3+"/head",schemaPath:"#/definitions/clientSide/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data22.differs !== undefined){
if(typeof data22.differs !== "boolean"){
const err72 = {instancePath:instancePath+"/clients/" + i3+"/differs",schemaPath:"#/properties/clients/items/properties/differs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data22.older !== undefined){
if(typeof data22.older !== "boolean"){
const err73 = {instancePath:instancePath+"/clients/" + i3+"/older",schemaPath:"#/properties/clients/items/properties/older/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/clients/" + i3,schemaPath:"#/properties/clients/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.renames !== undefined){
let data32 = data.renames;
if(Array.isArray(data32)){
const len4 = data32.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.from === undefined){
const err76 = {instancePath:instancePath+"/renames/" + i4,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data33.to === undefined){
const err77 = {instancePath:instancePath+"/renames/" + i4,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const before_key7 = errors;
for(const key7 in data33){
if (errors - before_key7 >= 1000) break;
if(!((key7 === "from") || (key7 === "to"))){
const err78 = {instancePath:instancePath+"/renames/" + i4,schemaPath:"#/properties/renames/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7, known: ["from","to"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data33.from !== undefined){
if(typeof data33.from !== "string"){
const err79 = {instancePath:instancePath+"/renames/" + i4+"/from",schemaPath:"#/properties/renames/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data33.to !== undefined){
if(typeof data33.to !== "string"){
const err80 = {instancePath:instancePath+"/renames/" + i4+"/to",schemaPath:"#/properties/renames/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/renames/" + i4,schemaPath:"#/properties/renames/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/renames",schemaPath:"#/properties/renames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/routing-detail.js

/** Worst first: what one trial held, another one cannot have improved. */
const DELTAS = [
    'removed',
    'missing_result',
    'prompt_leading',
    'regression',
    'infra',
    'missing_baseline',
    'new',
    'insufficient_data',
    'soft_regression',
    'watch',
    'unreliable_baseline',
    'flaky',
    'not_planned',
    'held',
    'improvement',
];
/** The document of the routing gate; null for another gate's outcome. Each outcome was parsed with its gate's table, or made by the gate. */
function routingDetail({ gate, detail }) {
    return gate === 'routing' ? detail : null;
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

/***/ 37512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ typestateDetail),
  x: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-detail.validate.js
// Generated from typestate-detail.schema.json by scripts/generate.ts.

const validate = validate94;
const schema195 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-detail.schema.json","title":"TypestateDetail","description":"What the typestate gate decided class by class.","type":"object","additionalProperties":false,"required":["policies","turns","rows"],"properties":{"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}}}};
const schema196 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema197 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema198 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]};
const schema199 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tolerated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tolerated"},message:"must have required property '"+"tolerated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
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
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["subject","class","delta","gate","tolerated","turns","places","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.case_id === undefined){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.agent === undefined){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.turn_id === undefined){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "turn_id"},message:"must have required property '"+"turn_id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.file === undefined){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data0){
if (errors - before_key1 >= 1000) break;
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["case_id","agent","turn_id","file"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.case_id !== undefined){
let data1 = data0.case_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema197.properties.case_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.agent !== undefined){
let data2 = data0.agent;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema197.properties.agent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.turn_id !== undefined){
let data3 = data0.turn_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema197.properties.turn_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.file !== undefined){
let data4 = data0.file;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema197.properties.file.type},message:"must be string,null"};
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
else {
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema196.properties.class.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.delta !== undefined){
let data6 = data.delta;
if(!(((((((((data6 === "invalid") || (data6 === "regression")) || (data6 === "unjudged")) || (data6 === "new")) || (data6 === "tolerated")) || (data6 === "infra")) || (data6 === "improvement")) || (data6 === "unseen")) || (data6 === "closed"))){
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
let data7 = data.gate;
if(!(((((data7 === "fail") || (data7 === "undecided")) || (data7 === "warn")) || (data7 === "report")) || (data7 === "ok"))){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema196.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tolerated !== undefined){
let data8 = data.tolerated;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema196.properties.tolerated.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err23 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.owner === undefined){
const err24 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.expires === undefined){
const err25 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.expired === undefined){
const err26 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data8){
if (errors - before_key2 >= 1000) break;
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["reason","owner","expires","expired"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.reason !== undefined){
if(typeof data8.reason !== "string"){
const err28 = {instancePath:instancePath+"/tolerated/reason",schemaPath:"#/properties/tolerated/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.owner !== undefined){
let data10 = data8.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema196.properties.tolerated.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.expires !== undefined){
if(typeof data8.expires !== "string"){
const err30 = {instancePath:instancePath+"/tolerated/expires",schemaPath:"#/properties/tolerated/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.expired !== undefined){
if(typeof data8.expired !== "boolean"){
const err31 = {instancePath:instancePath+"/tolerated/expired",schemaPath:"#/properties/tolerated/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.turns !== undefined){
let data13 = data.turns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.places !== undefined){
let data14 = data.places;
if(Array.isArray(data14)){
const len0 = data14.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file === undefined){
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.line === undefined){
const err35 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.calls === undefined){
const err36 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.cause === undefined){
const err37 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data15){
if (errors - before_key3 >= 1000) break;
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["file","line","calls","cause"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.file !== undefined){
if(typeof data15.file !== "string"){
const err39 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/definitions/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.line !== undefined){
let data17 = data15.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data15.calls !== undefined){
let data18 = data15.calls;
if(Array.isArray(data18)){
const len1 = data18.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data18[i1] !== "string"){
const err42 = {instancePath:instancePath+"/places/" + i0+"/calls/" + i1,schemaPath:"#/definitions/place/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/places/" + i0+"/calls",schemaPath:"#/definitions/place/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.cause !== undefined){
let data20 = data15.cause;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema199.properties.cause.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err47 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-detail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.policies === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.turns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rows === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(((key0 === "policies") || (key0 === "turns")) || (key0 === "rows"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["policies","turns","rows"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.policies !== undefined){
let data0 = data.policies;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const before_key1 = errors;
for(const key1 in data0){
if (errors - before_key1 >= 1000) break;
let data1 = data0[key1];
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/policies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema195.properties.policies.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.turns !== undefined){
let data2 = data.turns;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.judged === undefined){
const err6 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.accepted === undefined){
const err7 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.rejected === undefined){
const err8 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data2){
if (errors - before_key2 >= 1000) break;
if(!(((key2 === "judged") || (key2 === "accepted")) || (key2 === "rejected"))){
const err9 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["judged","accepted","rejected"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.judged !== undefined){
let data3 = data2.judged;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data2.accepted !== undefined){
let data4 = data2.accepted;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.rejected !== undefined){
let data5 = data2.rejected;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(Array.isArray(data6)){
const len0 = data6.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate95(data6[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/typestate-detail.js

/** The document of the typestate gate; null for another gate's outcome. */
function typestateDetail({ gate, detail }) {
    return gate === 'typestate' ? detail : null;
}


/***/ }),

/***/ 85455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ GATE_INPUTS),
/* harmony export */   Kr: () => (/* binding */ GATE_TABLES),
/* harmony export */   Mu: () => (/* binding */ GATE_ACTIONS),
/* harmony export */   Qq: () => (/* binding */ exitCodesText),
/* harmony export */   Zc: () => (/* binding */ GATE_COMMANDS),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   yd: () => (/* binding */ GATE_FLAGS)
/* harmony export */ });
/* harmony import */ var _jobs_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90707);
/* harmony import */ var _required_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90098);
/* harmony import */ var _routing_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24289);
/* harmony import */ var _typestate_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2126);




/** The gates, in the order in which documents have them. */
const GATE_TABLES = [_jobs_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .JOBS */ .P, _routing_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ROUTING */ .N, _typestate_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .TYPESTATE */ .e, _required_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUIRED */ .m];
/** The table of a gate; null where there is no such gate, which no result that was parsed says. */
function tableOf(gate) {
    return GATE_TABLES.find((table) => table.gate === gate) ?? null;
}
/** The flags and inputs of single gates. */
const GATE_FLAGS = GATE_TABLES.flatMap(({ flags = [] }) => flags);
const GATE_INPUTS = GATE_TABLES.flatMap(({ inputs = [] }) => inputs);
/** The commands of Portcullis that judge by a gate: `gate`, `typestate gate`. */
const GATE_COMMANDS = [...new Set(GATE_TABLES.flatMap(({ commands }) => commands))];
/** The actions that do. */
const GATE_ACTIONS = [...new Set(GATE_TABLES.flatMap(({ actions }) => actions))];
/** `Exit codes: 0 holds, 1 a cell, a turn or a toy fails, …`, as the help of such a command says it. */
function exitCodesText(command) {
    const nouns = GATE_TABLES.flatMap(({ commands, noun }) => (commands.includes(command) ? [`a ${noun[0]}`] : []));
    return `Exit codes: 0 holds, 1 ${nouns.join(', ').replace(/, (?=[^,]*$)/, ' or ')} fails, 2 usage or invalid input, 3 not comparable or not enough data.`;
}


/***/ }),

/***/ 90707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ OWN_JOB),
/* harmony export */   P: () => (/* binding */ JOBS)
/* harmony export */ });
/* harmony import */ var _contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31449);
/* harmony import */ var _contracts_jobs_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52407);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80226);



/** What to do about runs that infrastructure ended: a shard's job is green as soon as some of its units came to a verdict. */
const OWN_JOB = 'Run that shard’s own job again: “Re-run failed jobs” leaves it out where other units of it came to a verdict';
const JOBS = {
    gate: 'jobs',
    title: 'Jobs gate',
    claim: 'Every job that the gate needs did its work.',
    noun: ['job', 'jobs'],
    says: {
        fails: 'Jobs that the gate needs did not succeed',
        undecided: 'Jobs that the gate needs have no result',
    },
    rules: [
        {
            id: 'leg',
            effects: ['fail'],
            counted: ['job did not succeed', 'jobs did not succeed'],
            meaning: 'A job that the gate needs did not succeed, so that its results may be missing.',
            remedy: 'Look at that job’s log and run it again; a job that may be skipped has to be named as such.',
        },
        {
            id: 'skipped',
            effects: ['ok'],
            counted: ['job skipped', 'jobs skipped'],
            unjudged: true,
            meaning: 'A job was skipped, which `allowed-skips` permits.',
            remedy: 'Nothing.',
        },
        {
            id: 'succeeded',
            effects: ['ok'],
            counted: ['job succeeded', 'jobs succeeded'],
            meaning: 'The job succeeded.',
            remedy: 'Nothing.',
        },
    ],
    list: 'legs',
    outputs: { gate: {}, own: {} },
    commands: [],
    actions: ['gate'],
    parseDetail: (detail, { verdict }) => {
        if (!(0,_contracts_jobs_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateJobsDetail */ .C)(detail))
            return (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaContradictions */ .G)(_contracts_jobs_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateJobsDetail */ .C, detail);
        const expected = (0,_contracts_gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(detail.legs);
        return verdict === expected ? [] : [{ pointer: '/legs', expected: `jobs that ${verdict}`, found: expected }];
    },
};


/***/ }),

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NO_CHECK_ASKED),
/* harmony export */   m: () => (/* binding */ REQUIRED)
/* harmony export */ });
/* harmony import */ var _contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65786);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80226);


/** What the level of a policy leaves. */
const BY_LEVEL = ['fail', 'warn', 'report'];
const RULES = [
    {
        id: 'invalid',
        effects: ['fail'],
        unjudged: true,
        meaning: 'A proof is missing, does not verify, or is of another commit or policy.',
        remedy: 'Have it made again; `portcullis required verify --folder` names file and field.',
    },
    {
        id: 'regression',
        effects: BY_LEVEL,
        levelKey: 'required',
        counted: ['regression', 'regressions'],
        meaning: 'A check that the baseline knows did not pass.',
        remedy: 'Correct what the check found, or see that it runs on this commit.',
    },
    {
        id: 'new',
        effects: ['fail'],
        meaning: 'A check that the baseline does not know did not pass.',
        remedy: 'Correct what the check found, or see that it runs on this commit.',
    },
    {
        id: 'unfinished',
        effects: ['undecided'],
        unjudged: true,
        meaning: 'A check has not ended, or GitHub did not say how it ended.',
        remedy: 'Wait for the check, and have the proof made again; grant `checks: read` and `actions: read`.',
    },
    {
        id: 'loosened',
        effects: BY_LEVEL,
        levelKey: 'required-loosened',
        meaning: 'The pull request’s policy asks for less, or for something else.',
        remedy: 'Read the change of the policy: it judges from the next change on.',
    },
    {
        id: 'tolerated',
        effects: ['report'],
        meaning: 'The check failed, and both baselines tolerate that until a day.',
        remedy: 'Correct it before that day.',
    },
    {
        id: 'improvement',
        effects: ['report'],
        counted: ['improvement', 'improvements'],
        meaning: 'A check passed that was expected to fail.',
        remedy: 'Let the baseline expect it to pass: `portcullis bless --required`.',
    },
    {
        id: 'not_required',
        effects: ['report'],
        meaning: 'The baseline knows a check that this change does not ask for.',
        remedy: 'Nothing.',
    },
    { id: 'held', effects: ['ok'], meaning: 'The check ran on this commit and passed.', remedy: 'Nothing.' },
];
const countOf = (...rules) => ({ counts }) => rules.reduce((sum, rule) => sum + (counts[rule] ?? 0), 0);
/** What a change that asks for no check warns of. */
const NO_CHECK_ASKED = 'this change asks for no check';
const REQUIRED = {
    gate: 'required',
    title: 'Required-check gate',
    claim: 'Every check that this change needs ran on this commit, and passed.',
    noun: ['check', 'checks'],
    says: { fails: 'The required-check gate fails', undecided: 'The required-check gate could not decide' },
    rules: RULES,
    list: 'rows',
    nothingJudged: NO_CHECK_ASKED,
    outputs: {
        gate: { 'required-failures': countOf('invalid', 'regression', 'new') },
        own: {
            failures: countOf('invalid', 'regression', 'new'),
            checks: (outcome) => new Set((0,_contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredDetail */ .j)(outcome)?.policies.flatMap(({ checks }) => checks)).size,
        },
    },
    flags: [['--required <dir...>', 'folders with proofs of the checks that this change needs']],
    inputs: ['required'],
    commands: ['gate', 'required gate'],
    actions: ['gate', 'required'],
    parseDetail: (detail) => ((0,_contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .validateRequiredDetail */ .V)(detail) ? [] : (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaContradictions */ .G)(_contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .validateRequiredDetail */ .V, detail)),
};


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

/***/ 24289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ROUTING)
/* harmony export */ });
/* unused harmony export parseRoutingDetail */
/* harmony import */ var _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80028);
/* harmony import */ var _contracts_routing_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10861);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80226);
/* harmony import */ var _jobs_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90707);




/** What the levels of a policy leave of a rule that has one. */
const BY_LEVEL = ['fail', 'warn', 'report'];
const RULES = {
    removed: {
        effects: BY_LEVEL,
        levelKey: 'on-removed',
        unjudged: true,
        meaning: 'The baseline entry is gone, alone or with the case or the provider.',
        remedy: 'Nothing, if that was meant; who reviews has to agree that it is no longer tested.',
    },
    missing_result: {
        effects: ['fail'],
        counted: ['missing_result', 'missing_results'],
        unjudged: true,
        meaning: 'A result that had to be there is missing.',
        remedy: 'Run the job of that shard again; a case that is gone needs its baseline entry removed as well.',
    },
    prompt_leading: {
        effects: ['fail'],
        meaning: 'The prompt names a skill that is required, and did not at the comparator.',
        remedy: 'Write the prompt so that the description of the skill has to win it.',
    },
    regression: {
        effects: BY_LEVEL,
        levelKey: 'regression',
        counted: ['regression', 'regressions'],
        meaning: 'The case does worse than the comparator’s baseline expects.',
        remedy: 'Look at the evidence with `portcullis explain`; correct the skill, or land the new expectation first, in a pull request of its own (two trials and `portcullis bless --reason`).',
    },
    infra: {
        effects: ['fail', 'undecided', 'warn'],
        unjudged: true,
        meaning: 'The run was ended by its infrastructure and says nothing about the change.',
        remedy: `${_jobs_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_JOB */ .B}. If it stays, look at the client’s message, its key and its limits.`,
    },
    missing_baseline: {
        effects: ['fail'],
        counted: ['missing_baseline', 'missing_baselines'],
        meaning: 'The baseline has no entry for the case.',
        remedy: 'Add one with `portcullis bless` and commit the baseline.',
    },
    new: {
        effects: ['fail', 'ok'],
        meaning: 'The pull request adds the entry; it fails where the result does not meet it.',
        remedy: 'Where it fails, correct the skill or the case, or add what was found with `portcullis bless`.',
    },
    insufficient_data: {
        effects: ['undecided', 'warn', 'report'],
        levelKey: 'insufficient-data',
        meaning: 'There are too few counted trials to decide.',
        remedy: 'Run more trials: `portcullis run --adaptive` runs those that are needed.',
    },
    soft_regression: {
        effects: BY_LEVEL,
        levelKey: 'soft-regression',
        counted: ['soft_regression', 'soft_regressions'],
        meaning: 'The pass rate dropped, but chance may explain it.',
        remedy: 'Look at the failed trials; more trials tell more.',
    },
    watch: {
        effects: BY_LEVEL,
        levelKey: 'watch',
        meaning: 'The pass rate dropped a lot, but too few trials ran to tell it from chance.',
        remedy: 'Run more trials of the case.',
    },
    unreliable_baseline: {
        effects: BY_LEVEL,
        levelKey: 'unreliable-baseline',
        counted: ['unreliable_baseline', 'unreliable_baselines'],
        meaning: 'The baseline itself does not show that more than half pass.',
        remedy: 'Pool more nightly runs with `portcullis bless --pool`, or make the case more decided.',
    },
    flaky: {
        effects: BY_LEVEL,
        levelKey: 'flaky',
        meaning: 'The case passes less often than a case should.',
        remedy: 'Make the description of the skill or the prompt more decided.',
    },
    not_planned: {
        effects: ['undecided', 'report'],
        unjudged: true,
        meaning: 'The plan did not select the case, or the budget was used up before it, so that nothing is known of it.',
        remedy: 'Nothing, if the plan was meant; a nightly run has all cases. Raise the budget where the change touches the case.',
    },
    held: { effects: ['ok'], meaning: 'The case does as expected.', remedy: 'Nothing.' },
    improvement: {
        effects: ['fail', 'warn', 'ok'],
        levelKey: 'improvement',
        counted: ['improvement', 'improvements'],
        meaning: 'The case does better than the comparator’s baseline expects.',
        remedy: 'Tighten the entry with `portcullis bless`.',
    },
};
const ROUTING = {
    gate: 'routing',
    title: 'Routing gate',
    claim: 'Given a prompt, the client loads the skill that the case expects, as often as at the merge base.',
    noun: ['cell', 'cells'],
    says: { fails: 'The routing gate fails', undecided: 'The routing gate has not enough data to decide' },
    rules: _contracts_routing_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .DELTAS */ .CH.map((id) => ({ id, ...RULES[id] })),
    list: 'cells',
    outputs: {
        gate: {
            regressions: ({ counts }) => counts['regression'] ?? 0,
            undecided: (outcome) => (0,_contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOf */ .B8)(outcome, ROUTING).filter(({ gate }) => gate === 'undecided').length,
        },
        own: {},
    },
    commands: ['gate'],
    actions: ['gate'],
    parseDetail: parseRoutingDetail,
};
const ENTRY_NOTES = ['loosened', 'tightened', 'entry_removed'];
/** Where the comparator has no entry that could be another now. */
const WITHOUT_NOTES = new Set(['new', 'missing_baseline']);
/** Decided without looking at an entry. Every other delta compares with one, but for `missing_baseline`, which says that there is none. */
const WITH_OR_WITHOUT = new Set(['missing_result', 'prompt_leading', 'not_planned']);
/** What is wrong with the document of the routing gate; pointers are relative to it. */
function parseRoutingDetail(detail) {
    if (!(0,_contracts_routing_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateRoutingDetail */ .Io)(detail))
        return (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaContradictions */ .G)(_contracts_routing_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateRoutingDetail */ .Io, detail);
    const { newest_counts: newest, age_days: age } = detail.baseline;
    const expected = newest === null ? 'null, since there are no newest counts' : 'the age of the newest counts';
    const isAgeless = (newest === null) !== (age === null);
    return [
        ...(isAgeless ? [{ pointer: '/baseline/age_days', expected, found: String(age) }] : []),
        ...detail.cells.flatMap((cell, index) => entryContradictions(cell).map((one) => ({ ...one, pointer: `/cells/${index}${one.pointer}` }))),
    ];
}
/** Where a cell's delta cannot be that of the entry which it was compared with (src/gates/README.md, "Routing"). */
function entryContradictions({ delta, expected, notes }) {
    const found = [];
    if (!WITH_OR_WITHOUT.has(delta) && (expected === null) !== (delta === 'missing_baseline')) {
        const [wanted, told] = expected === null ? ['an entry', 'none'] : ['no entry', 'one'];
        found.push({ pointer: '/expected', expected: `${wanted}, as of ${delta}`, found: told });
    }
    const changes = ENTRY_NOTES.filter((note) => notes.includes(note));
    const isImpossible = WITHOUT_NOTES.has(delta) || (changes.includes('entry_removed') && changes.length > 1);
    if (changes.length > 0 && isImpossible) {
        const wanted = WITHOUT_NOTES.has(delta) ? `no change of an entry, as of ${delta}` : 'entry_removed alone';
        found.push({ pointer: '/notes', expected: wanted, found: changes.join(', ') });
    }
    return found;
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
        const reason = `the comparator does not know this: tolerated until ${after.expires}: ${after.reason}`;
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
        ['the comparator’s baseline', input.comparator.baseline],
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

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ TYPESTATE)
/* harmony export */ });
/* harmony import */ var _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57056);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80226);
/* harmony import */ var _contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37512);
/* harmony import */ var _jobs_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90707);




/** What the level of a policy leaves of a class that is not tolerated. */
const BY_LEVEL = ['fail', 'warn', 'report'];
const RULES = [
    {
        id: 'invalid',
        effects: ['fail'],
        unjudged: true,
        meaning: 'A line of an evidence file is no turn.',
        remedy: 'Correct whatever writes the file; `portcullis typestate check` names each line.',
    },
    {
        id: 'regression',
        effects: BY_LEVEL,
        levelKey: 'typestate',
        counted: ['regression', 'regressions'],
        meaning: 'Turns of tool calls have a failure class that is not tolerated.',
        remedy: 'Look at the turn’s lines; correct the harness, or tolerate the class in the baseline with a reason and a day.',
    },
    {
        id: 'unjudged',
        effects: ['undecided', 'warn'],
        unjudged: true,
        meaning: 'Turns could not be judged.',
        remedy: 'See that the transcript is uploaded with its results, and run that shard’s own job again.',
    },
    {
        id: 'new',
        effects: ['warn'],
        meaning: 'The comparator does not know the subject, and the pull request tolerates the class.',
        remedy: 'Correct the harness where that is possible.',
    },
    {
        id: 'tolerated',
        effects: ['report'],
        meaning: 'The class is tolerated by both baselines until a day.',
        remedy: 'Correct the harness before that day.',
    },
    {
        id: 'infra',
        effects: ['report'],
        meaning: 'The class was found in a run that its infrastructure ended; it says nothing about the change.',
        remedy: `${_jobs_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_JOB */ .B}.`,
    },
    {
        id: 'improvement',
        effects: ['report'],
        counted: ['improvement', 'improvements'],
        meaning: 'A tolerated class is gone.',
        remedy: 'Remove it from the baseline of turns.',
    },
    {
        id: 'unseen',
        effects: ['report'],
        meaning: 'A class is tolerated of turns that are not there any more.',
        remedy: 'Remove it from the baseline of turns, if they are gone for good.',
    },
    { id: 'closed', effects: ['ok'], meaning: 'All turns closed.', remedy: 'Nothing.' },
];
const regressions = ({ counts }) => counts['regression'] ?? 0;
const TYPESTATE = {
    gate: 'typestate',
    title: 'Typestate gate',
    claim: 'Every tool call of a turn was answered, and every answer used, before anything was changed.',
    noun: ['turn', 'turns'],
    says: { fails: 'The typestate gate fails', undecided: 'The typestate gate could not judge all turns' },
    rules: RULES,
    list: 'rows',
    outputs: {
        gate: { 'turn-regressions': regressions },
        own: { regressions, turns: (outcome) => (0,_contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_2__/* .typestateDetail */ .l)(outcome)?.turns.judged ?? 0 },
    },
    flags: [
        ['--typestate', 'judge the turns of tool calls as well, also where no configuration asks for it'],
        ['--turns <file...>', 'evidence files of turns to judge beside those of the transcripts'],
    ],
    inputs: ['turns'],
    commands: ['gate', 'typestate gate'],
    actions: ['gate', 'typestate'],
    parseDetail: (detail, { verdict, warnings }) => {
        if (!(0,_contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_2__/* .validateTypestateDetail */ .x)(detail))
            return (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaContradictions */ .G)(_contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_2__/* .validateTypestateDetail */ .x, detail);
        if (verdict !== 'pass' || detail.turns.judged > 0 || warnings.includes(_contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_TO_RUN */ .O))
            return [];
        return [
            { pointer: '/turns/judged', expected: 'a turn where the gate holds, since something had to run', found: '0' },
        ];
    },
};


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
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12581);
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
        return [`${style.bold('Compared with')} files as they are; no comparator was used`, ...baselines];
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
/** The same in a line of markdown, where the table is folded away; none where no commit was compared with. */
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
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12581);
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
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12581);
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
/* harmony import */ var _sections_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12581);




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

/***/ 12581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ sectionsOf)
});

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
    return (0,required_detail/* requiredDetail */.j)(outcome)?.rows ?? [];
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
/** `the comparator’s required.json: docs_changed, unknown_surface`; two lines where the pull request has a policy of its own. */
function whyNeeded(outcome) {
    const policies = (0,required_detail/* requiredDetail */.j)(outcome)?.policies ?? [];
    const lines = policies.map(({ side, file, reasons }) => {
        return `by the ${side}’s ${file}: ${reasons.length === 0 ? 'no rule asks for a check' : reasons.join(', ')}`;
    });
    return [{ title: null, lines }];
}
/** Each check once, and a proof that does not count. */
function judgedChecks(outcome) {
    const rules = new Map(rowsOf(outcome).map(({ check, delta }) => [check ?? 'proof', delta]));
    return [...rules].map(([key, rule]) => ({ key, suite: null, name: key, rule, place: null }));
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
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
        ...(base === null ? [] : [`${base.passed}/${base.total} at the comparator (${(0,statistics_text/* intervalText */.Bt)(base)})`]),
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
    const head = ['case', 'client', 'passed', 'comparator', 'drop', 'p', 'p among all', 'smallest drop that shows'];
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
    const head = [kind, 'cells', 'passed', 'comparator', 'drop'];
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
var decide = __webpack_require__(60757);
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
    const names = new Set(((0,typestate_detail/* typestateDetail */.l)(outcome)?.rows ?? []).map(({ subject }) => (0,decide/* subjectText */.f)(subject)));
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
const SECTIONS = [JOBS_SECTIONS, ROUTING_SECTIONS, TYPESTATE_SECTIONS, REQUIRED_SECTIONS];
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
