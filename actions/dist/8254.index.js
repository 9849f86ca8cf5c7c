export const id = 8254;
export const ids = [8254,2716];
export const modules = {

/***/ 4479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  At: () => (/* binding */ GATE_REPORT_FILE),
  lW: () => (/* binding */ gateReportOf),
  Bw: () => (/* binding */ parseGateReport),
  Fm: () => (/* binding */ reportRunOf)
});

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/generated/ajv-runtime.js
var ajv_runtime = __webpack_require__(62320);
;// CONCATENATED MODULE: ./build/contracts/generated/gate-report.validate.js
// Generated from gate-report.schema.json by scripts/generate.ts.

const validate = validate28;
const schema85 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-report.schema.json","title":"GateReport","description":"What a run's gate came to, for every channel that tells it: its result, or why it stopped.","type":"object","additionalProperties":false,"required":["schema","run","result","stopped"],"properties":{"schema":{"const":2},"run":{"description":"Null outside of GitHub Actions.","anyOf":[{"$ref":"#/definitions/run"},{"type":"null"}]},"result":{"description":"Null where the gate stopped.","anyOf":[{"$ref":"gate-result.schema.json"},{"type":"null"}]},"stopped":{"description":"Why the gate could not decide; null where it did.","anyOf":[{"$ref":"#/definitions/stopped"},{"type":"null"}]}},"definitions":{"repository":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},"number":{"type":"integer","minimum":1,"maximum":9007199254740991},"run":{"title":"ReportRun","description":"The run of the workflow in which the gate ran.","type":"object","additionalProperties":false,"required":["repository","run_id","run_attempt","run_number","event","head_sha","head_repository","pull_number","server_url"],"properties":{"repository":{"$ref":"#/definitions/repository"},"run_id":{"$ref":"#/definitions/number"},"run_attempt":{"$ref":"#/definitions/number"},"run_number":{"$ref":"#/definitions/number"},"event":{"type":"string","pattern":"^[a-z_]{1,100}$"},"head_sha":{"description":"Of a pull request its head, not the merge that was tested.","type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"head_repository":{"description":"Null where the fork is gone.","anyOf":[{"$ref":"#/definitions/repository"},{"type":"null"}]},"pull_number":{"anyOf":[{"$ref":"#/definitions/number"},{"type":"null"}]},"server_url":{"type":"string","maxLength":300,"pattern":"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"}}},"stopped":{"title":"StoppedGate","type":"object","additionalProperties":false,"required":["code","message","help"],"properties":{"code":{"enum":["gate_failed","usage","invalid_input","unrecognised","not_found","not_written","not_comparable","no_cases_selected"]},"message":{"type":"string"},"help":{"type":["string","null"]}}}}};
const schema103 = {"title":"StoppedGate","type":"object","additionalProperties":false,"required":["code","message","help"],"properties":{"code":{"enum":["gate_failed","usage","invalid_input","unrecognised","not_found","not_written","not_comparable","no_cases_selected"]},"message":{"type":"string"},"help":{"type":["string","null"]}}};
const schema86 = {"title":"ReportRun","description":"The run of the workflow in which the gate ran.","type":"object","additionalProperties":false,"required":["repository","run_id","run_attempt","run_number","event","head_sha","head_repository","pull_number","server_url"],"properties":{"repository":{"$ref":"#/definitions/repository"},"run_id":{"$ref":"#/definitions/number"},"run_attempt":{"$ref":"#/definitions/number"},"run_number":{"$ref":"#/definitions/number"},"event":{"type":"string","pattern":"^[a-z_]{1,100}$"},"head_sha":{"description":"Of a pull request its head, not the merge that was tested.","type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"head_repository":{"description":"Null where the fork is gone.","anyOf":[{"$ref":"#/definitions/repository"},{"type":"null"}]},"pull_number":{"anyOf":[{"$ref":"#/definitions/number"},{"type":"null"}]},"server_url":{"type":"string","maxLength":300,"pattern":"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"}}};
const schema87 = {"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"};
const schema88 = {"type":"integer","minimum":1,"maximum":9007199254740991};
const func2 = Object.prototype.hasOwnProperty;

const pattern61 = new RegExp("^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$", "u");
const pattern62 = new RegExp("^[a-z_]{1,100}$", "u");
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern65 = new RegExp("^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repository === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repository"},message:"must have required property '"+"repository"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"},message:"must have required property '"+"run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.run_attempt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_attempt"},message:"must have required property '"+"run_attempt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.run_number === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_number"},message:"must have required property '"+"run_number"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.event === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head_sha === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_repository === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_repository"},message:"must have required property '"+"head_repository"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.pull_number === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pull_number"},message:"must have required property '"+"pull_number"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.server_url === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server_url"},message:"must have required property '"+"server_url"+"'"};
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
if(!(func2.call(schema86.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["repository","run_id","run_attempt","run_number","event","head_sha","head_repository","pull_number","server_url"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.repository !== undefined){
let data0 = data.repository;
if(typeof data0 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data0) > 200){
const err10 = {instancePath:instancePath+"/repository",schemaPath:"#/definitions/repository/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern61.test(data0)){
const err11 = {instancePath:instancePath+"/repository",schemaPath:"#/definitions/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/repository",schemaPath:"#/definitions/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.run_id !== undefined){
let data1 = data.run_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/run_id",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err14 = {instancePath:instancePath+"/run_id",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/run_id",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.run_attempt !== undefined){
let data2 = data.run_attempt;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/run_attempt",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/run_attempt",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/run_attempt",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.run_number !== undefined){
let data3 = data.run_number;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/run_number",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/run_number",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/run_number",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.event !== undefined){
let data4 = data.event;
if(typeof data4 === "string"){
if(!pattern62.test(data4)){
const err22 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "^[a-z_]{1,100}$"},message:"must match pattern \""+"^[a-z_]{1,100}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.head_sha !== undefined){
let data5 = data.head_sha;
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err24 = {instancePath:instancePath+"/head_sha",schemaPath:"#/properties/head_sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
const err25 = {instancePath:instancePath+"/head_sha",schemaPath:"#/properties/head_sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.head_repository !== undefined){
let data6 = data.head_repository;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data6) > 200){
const err26 = {instancePath:instancePath+"/head_repository",schemaPath:"#/definitions/repository/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern61.test(data6)){
const err27 = {instancePath:instancePath+"/head_repository",schemaPath:"#/definitions/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/head_repository",schemaPath:"#/definitions/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs23 = errors;
if(data6 !== null){
const err29 = {instancePath:instancePath+"/head_repository",schemaPath:"#/properties/head_repository/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err30 = {instancePath:instancePath+"/head_repository",schemaPath:"#/properties/head_repository/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
if(data.pull_number !== undefined){
let data7 = data.pull_number;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err31 = {instancePath:instancePath+"/pull_number",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err32 = {instancePath:instancePath+"/pull_number",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/pull_number",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid1 = _errs27 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs30 = errors;
if(data7 !== null){
const err34 = {instancePath:instancePath+"/pull_number",schemaPath:"#/properties/pull_number/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err35 = {instancePath:instancePath+"/pull_number",schemaPath:"#/properties/pull_number/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.server_url !== undefined){
let data8 = data.server_url;
if(typeof data8 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data8) > 300){
const err36 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern65.test(data8)){
const err37 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate29.errors = vErrors;
return errors === 0;
}

const schema93 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What the gates of one run decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","verdict","exit_code","warn_only","comparator","head","batches","warnings","gates"],"properties":{"schema":{"const":2},"verdict":{"description":"The worst of the gates.","$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"warn_only":{"description":"The merge base's policy lets a gate that fails end with exit code 0; the verdict says what was found all the same.","type":"boolean"},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"warnings":{"description":"What concerns all gates.","type":"array","items":{"type":"string"}},"gates":{"description":"Each gate that ran, once.","type":"array","minItems":1,"items":{"$ref":"#/definitions/outcome"}}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"gateId":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"outcome":{"title":"GateOutcome","description":"What one gate decided.","type":"object","additionalProperties":false,"required":["gate","verdict","baseline","counts","findings","warnings","detail"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"verdict":{"$ref":"#/definitions/verdict"},"baseline":{"anyOf":[{"title":"OutcomeBaseline","description":"The expectation that it compared with; null where the gate has none.","type":"object","additionalProperties":false,"required":["path","blob","outcome"],"properties":{"path":{"type":"string"},"blob":{"$ref":"#/definitions/commit"},"outcome":{"description":"`none`: there is no such file, and none is asked for.","enum":["found","first_adoption","none"]}}},{"type":"null"}]},"counts":{"description":"What was judged, by rule; every rule of the gate has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"findings":{"description":"What the gate says, worst first.","type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}},"detail":{"description":"The gate's own document; its schema is that of the gate.","type":"object"}}},"finding":{"title":"Finding","description":"One thing that a gate says. Texts are as they came and hostile; each channel escapes them.","type":"object","additionalProperties":false,"required":["gate","rule","effect","subject","message","change","places","identity","explain"],"properties":{"gate":{"$ref":"#/definitions/gateId"},"rule":{"description":"An id of the gate's table of rules.","type":"string"},"effect":{"$ref":"#/definitions/gateEffect"},"subject":{"title":"FindingSubject","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"description":"What it is about, as the gate knows it: `case/provider`, a turn, a job.","type":"string"},"label":{"description":"The same for people.","type":"string"}}},"message":{"type":"string"},"change":{"anyOf":[{"title":"FindingChange","description":"What was expected and what was found.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},{"type":"null"}]},"places":{"description":"Where it stands, the first place first.","type":"array","items":{"title":"FindingPlace","type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":["integer","null"]}}}},"identity":{"description":"What makes it the same finding in another run: not where it stands, and not what it says.","type":"array","items":{"type":"string"}},"explain":{"description":"The command that explains it.","type":["string","null"]}}}}};
const schema94 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema95 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"What named the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the merge base was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}},"steps":{"type":"array","items":{"type":"string"}},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}};
const schema31 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};

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


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="gate-report.schema.json" */;
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
if(data.run === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stopped === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopped"},message:"must have required property '"+"stopped"+"'"};
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
if(!((((key0 === "schema") || (key0 === "run")) || (key0 === "result")) || (key0 === "stopped"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","run","result","stopped"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schema !== undefined){
if(2 !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.run !== undefined){
let data1 = data.run;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate29(data1, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.result !== undefined){
let data2 = data.result;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate31(data2, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.stopped !== undefined){
let data3 = data.stopped;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.code === undefined){
const err10 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.message === undefined){
const err11 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.help === undefined){
const err12 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data3){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "code") || (key1 === "message")) || (key1 === "help"))){
const err13 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["code","message","help"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.code !== undefined){
let data4 = data3.code;
if(!((((((((data4 === "gate_failed") || (data4 === "usage")) || (data4 === "invalid_input")) || (data4 === "unrecognised")) || (data4 === "not_found")) || (data4 === "not_written")) || (data4 === "not_comparable")) || (data4 === "no_cases_selected"))){
const err14 = {instancePath:instancePath+"/stopped/code",schemaPath:"#/definitions/stopped/properties/code/enum",keyword:"enum",params:{allowedValues: schema103.properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.message !== undefined){
if(typeof data3.message !== "string"){
const err15 = {instancePath:instancePath+"/stopped/message",schemaPath:"#/definitions/stopped/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.help !== undefined){
let data6 = data3.help;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/stopped/help",schemaPath:"#/definitions/stopped/properties/help/type",keyword:"type",params:{type: schema103.properties.help.type},message:"must be string,null"};
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
const err17 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data3 !== null){
const err18 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err19 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/check-gate-result.js
var check_gate_result = __webpack_require__(45526);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(66282);
// EXTERNAL MODULE: ./build/contracts/gate-table.js
var gate_table = __webpack_require__(80028);
// EXTERNAL MODULE: ./build/contracts/report-bounds.js
var report_bounds = __webpack_require__(57056);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/gate-report.js









/** The name of the report's file, in the artifact as on disk. */
const GATE_REPORT_FILE = 'gate-report.json';
/**
 * Parses a report that may come from anyone: a run without rights wrote it, and a run with rights reads it. Beyond the schema it holds
 * the report to `REPORT_BOUNDS`, and refuses one that contradicts itself. What it says of its run and of its verdict is still no more
 * than a claim: who reads another run's report takes `run` from GitHub.
 *
 * @param tables of all gates that there are
 * @throws PortcullisError `invalid_input` that names each place
 */
function parseGateReport(text, file, tables) {
    if (text.length > report_bounds/* REPORT_BOUNDS */.t.file) {
        const found = `found ${text.length}`;
        const message = `${(0,problem/* printable */.g$)(file)}: expected at most ${report_bounds/* REPORT_BOUNDS */.t.file} characters, ${found}`;
        throw (0,portcullis_error/* invalidInput */.aY)(message, gate_result/* GATE_CHECKS */.su.help);
    }
    const checks = { ...gate_result/* GATE_CHECKS */.su, excess: (value) => excessOf(value, '') };
    const { value: report, refuse } = (0,json_source/* checkedDocument */.Tw)('the gate report', text, validate, file, checks);
    refuse(contradictionsOf(report, tables));
    return report;
}
function contradictionsOf({ result, stopped }, tables) {
    if ((result === null) === (stopped === null)) {
        const found = result === null ? 'neither' : 'both';
        return [{ pointer: '', expected: 'either a result or why the gate stopped', found }];
    }
    const found = result === null ? [] : (0,check_gate_result/* checkGateResult */.d)(result, tables);
    return found.map((one) => ({ ...one, pointer: `/result${one.pointer}` }));
}
/**
 * The report on what the gates came to, within `REPORT_BOUNDS`: long texts are clipped, and of very much that was judged the worst stays.
 *
 * @param run null outside of GitHub Actions
 */
function gateReportOf(outcome, run, tables) {
    if (outcome instanceof portcullis_error/* PortcullisError */.SO) {
        return boundedReport({ schema: 2, run, result: null, stopped: outcome.fields });
    }
    const gates = outcome.gates.map((one) => withinBounds(one, tables));
    return boundedReport({ schema: 2, run, result: { ...outcome, gates }, stopped: null });
}
function withinBounds(outcome, tables) {
    const table = tables.find(({ gate }) => gate === outcome.gate);
    if (table === undefined)
        return outcome;
    const judged = (0,gate_table/* judgedOf */.B8)(outcome, table);
    const left = judged.length - report_bounds/* REPORT_BOUNDS */.t.list;
    if (left <= 0)
        return outcome;
    // As findings are sorted, so that what is kept of both is the same.
    const kept = new Set(judged.toSorted((0,gate_table/* byRank */.O5)(table)).slice(0, report_bounds/* REPORT_BOUNDS */.t.list));
    const list = judged.filter((one) => kept.has(one));
    return {
        ...outcome,
        counts: (0,gate_table/* countsOf */.mQ)(table, list),
        detail: { ...outcome.detail, [table.list]: list },
        warnings: [`the report leaves out ${left} ${table.list}, and does not count them`, ...outcome.warnings],
    };
}
/** Cut to `REPORT_BOUNDS`. Throws `TypeError` where it is no report. */
function boundedReport(value) {
    const bounded = cutToBounds(value);
    if (validate(bounded))
        return bounded;
    throw new TypeError(`not a gate report: ${JSON.stringify(validate.errors)}`);
}
function excessOf(value, pointer) {
    if (typeof value === 'string') {
        if (value.length <= report_bounds/* REPORT_BOUNDS */.t.text)
            return [];
        return [{ pointer, expected: `at most ${report_bounds/* REPORT_BOUNDS */.t.text} characters`, found: String(value.length) }];
    }
    if (value === null || typeof value !== 'object')
        return [];
    const members = Object.entries(value);
    if (members.length > report_bounds/* REPORT_BOUNDS */.t.list) {
        return [{ pointer, expected: `at most ${report_bounds/* REPORT_BOUNDS */.t.list} items`, found: String(members.length) }];
    }
    return members.flatMap(([key, item]) => [
        ...(key.length > report_bounds/* REPORT_BOUNDS */.t.text ? [{ pointer, expected: 'short names', found: 'a longer one' }] : []),
        ...excessOf(item, (0,json_pointer/* childPointer */.Y)(pointer, key)),
    ]);
}
/** Texts are clipped, lists keep their first items. */
function cutToBounds(value) {
    if (typeof value === 'string')
        return clipped(value);
    if (Array.isArray(value))
        return value.slice(0, report_bounds/* REPORT_BOUNDS */.t.list).map(cutToBounds);
    if (value === null || typeof value !== 'object')
        return value;
    const members = Object.entries(value).slice(0, report_bounds/* REPORT_BOUNDS */.t.list);
    return Object.fromEntries(members.map(([key, item]) => [clipped(key), cutToBounds(item)]));
}
/** Whole characters only: half of one has no digest and no UTF-8. */
function clipped(text) {
    const cut = text.length <= report_bounds/* REPORT_BOUNDS */.t.text ? text : `${text.slice(0, report_bounds/* REPORT_BOUNDS */.t.text - 1)}…`;
    return cut.toWellFormed();
}
const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;
/**
 * The run of a context as a report tells it. `serverUrl`: the runner's `GITHUB_SERVER_URL`; a slash at its end is dropped.
 *
 * @throws PortcullisError `invalid_input` for an address that is none of a server
 */
function reportRunOf(context, serverUrl) {
    const { trigger } = context;
    const server = serverUrl.replace(/\/$/, '');
    if (!SERVER.test(server)) {
        const found = (0,problem/* shown */.SP)(serverUrl);
        throw (0,portcullis_error/* invalidInput */.aY)(`GITHUB_SERVER_URL: expected the address of a server, found ${found}`);
    }
    return {
        repository: context.repository,
        run_id: context.runId,
        run_attempt: context.runAttempt,
        run_number: context.runNumber,
        event: trigger.name === 'other' ? trigger.event : trigger.name,
        head_sha: 'headSha' in trigger ? trigger.headSha : context.sha,
        head_repository: 'headRepository' in trigger ? trigger.headRepository : context.repository,
        pull_number: 'number' in trigger ? trigger.number : null,
        server_url: server,
    };
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


/***/ })

};
