export const id = 6282;
export const ids = [6282];
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
        if (judged.some(({ gate }) => stops(gate)) || findings.some(({ effect }) => stops(effect))) {
            add('/verdict', noPass, verdict);
        }
        if (judged.length === 0 && !warnings.includes(_report_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_TO_RUN */ .O))
            add('/verdict', noneJudged, verdict);
    }
    const effects = new Map(table.rules.map((rule) => [rule.id, rule.effects]));
    const checkEffect = (rule, effect, pointer) => {
        const possible = effects.get(rule) ?? [];
        if (!possible.includes(effect))
            add(pointer, `${possible.join(' or ') || 'no effect'}, as of ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(rule)}`, effect);
    };
    for (const [index, { delta, gate }] of judged.entries()) {
        checkEffect(delta, gate, `/detail/${table.list}/${index}/gate`);
    }
    for (const [index, { gate, rule, effect, explain }] of findings.entries()) {
        const place = `/findings/${index}`;
        if (gate !== outcome.gate)
            add(`${place}/gate`, outcome.gate, gate);
        checkEffect(rule, effect, `${place}/effect`);
        const isOurs = explain === null || (0,_explain_command_js__WEBPACK_IMPORTED_MODULE_0__/* .isExplainCommand */ .P)(explain);
        if (!isOurs)
            add(`${place}/explain`, '`portcullis explain`', (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(explain));
    }
    checkFindings(findings, judged, add);
    checkCounts(outcome.counts, table, judged, add);
}
function stops(effect) {
    return effect === 'fail' || effect === 'undecided';
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
        const [own, told] = [expected.get(rule) ?? 0, found.get(rule) ?? 0];
        if (told !== own)
            add((0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .childPointer */ .Y)('/counts', rule), `${own}, the number of such ${table.list}`, told);
    }
}


/***/ }),

/***/ 96415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isExplainCommand),
/* harmony export */   b: () => (/* binding */ explainCommand)
/* harmony export */ });
/* harmony import */ var _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57056);

/** The file as one word of a shell. */
const EXPLAIN = /^portcullis explain [0-9a-f-]{36} --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;
/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
function explainCommand(unitRunId, results) {
    const word = /^[\w./@%+=:,-]+$/.test(results) ? results : `'${results.replaceAll("'", `'\\''`)}'`;
    const command = `portcullis explain ${unitRunId} --results ${word}`;
    return command.length <= _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_BOUNDS */ .t.text && isExplainCommand(command) ? command : null;
}
/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
function isExplainCommand(command) {
    return EXPLAIN.test(command);
}


/***/ }),

/***/ 66282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uC: () => (/* binding */ GATE_HELP),
  yG: () => (/* binding */ GATE_SCHEMA),
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
const schema80 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What the gates of one run decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","verdict","exit_code","warn_only","comparator","head","batches","warnings","gates"],"properties":{"schema":{"const":2},"verdict":{"description":"The worst of the gates.","$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"warn_only":{"description":"The comparator's policy lets a gate that fails end with exit code 0; the verdict says what was found all the same.","type":"boolean"},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"warnings":{"description":"What concerns all gates.","type":"array","items":{"type":"string"}},"gates":{"description":"Each gate that ran, once.","type":"array","minItems":1,"items":{"$ref":"#/definitions/outcome"}}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"gateId":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"outcome":{"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}},"finding":{"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}}}};
const schema81 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema82 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
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
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
for(let i0=0; i0<len0; i0++){
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
for(let i1=0; i1<len1; i1++){
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

const schema83 = {"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}};
const schema84 = {"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"};
const pattern58 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const schema87 = {"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}};
const schema89 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};

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
for(const key0 in data){
if(!(func2.call(schema87.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
if(!pattern58.test(data0)){
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
const err13 = {instancePath:instancePath+"/effect",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"};
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
for(const key1 in data3){
if(!((key1 === "key") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
for(const key2 in data7){
if(!((key2 === "from") || (key2 === "to"))){
const err23 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
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
for(let i0=0; i0<len0; i0++){
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
for(const key3 in data11){
if(!((key3 === "file") || (key3 === "line"))){
const err31 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/properties/places/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
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
const err33 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/properties/places/items/properties/line/type",keyword:"type",params:{type: schema87.properties.places.items.properties.line.type},message:"must be integer,null"};
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
for(let i1=0; i1<len1; i1++){
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
const err38 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema87.properties.explain.type},message:"must be string,null"};
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
for(const key0 in data){
if(!(((((((key0 === "gate") || (key0 === "verdict")) || (key0 === "baseline")) || (key0 === "counts")) || (key0 === "findings")) || (key0 === "warnings")) || (key0 === "detail"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
if(!pattern58.test(data0)){
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
const err10 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
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
for(const key1 in data2){
if(!(((key1 === "path") || (key1 === "blob")) || (key1 === "outcome"))){
const err14 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err16 = {instancePath:instancePath+"/baseline/blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema82.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/baseline/outcome",schemaPath:"#/properties/baseline/anyOf/0/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema83.properties.baseline.anyOf[0].properties.outcome.enum},message:"must be equal to one of the allowed values"};
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
for(const key2 in data6){
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
for(let i0=0; i0<len0; i0++){
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
for(let i1=0; i1<len1; i1++){
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
for(const key0 in data){
if(!(func2.call(schema80.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
const err11 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema80.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
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
for(const key1 in data5){
if(!((key1 === "commit") || (key1 === "case_set_digest"))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err17 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema82.type},message:"must be string,null"};
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
for(let i0=0; i0<len0; i0++){
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
for(let i1=0; i1<len1; i1++){
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
for(let i2=0; i2<len2; i2++){
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
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/gate-result.js





/** The version of a gate result and of a gate report. */
const GATE_SCHEMA = 2;
/** What to do about one that cannot be taken. */
const GATE_HELP = 'If another version of Portcullis wrote it, run the gate again with this one.';
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
    const what = 'the gate result';
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)(what, document, file);
    (0,json_source/* refuseOtherSchema */.mz)(document.value, file, GATE_SCHEMA, GATE_HELP);
    const result = (0,json_source/* checkedValue */.ZJ)(what, document.value, validate, file, document, GATE_HELP);
    const problems = (0,check_gate_result/* checkGateResult */.d)(result, tables).map((one) => {
        return { ...one, file, line: document.lineOf(one.pointer) ?? null, help: null };
    });
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)(what, problems, GATE_HELP);
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
/* harmony export */   Dk: () => (/* binding */ GATE_EFFECTS),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
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
/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS = ['fail', 'not_comparable', 'pass'];
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


/***/ })

};
