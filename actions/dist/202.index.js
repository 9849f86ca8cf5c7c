export const id = 202;
export const ids = [202];
export const modules = {

/***/ 25649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G6: () => (/* binding */ EMPTY_BASELINE),
  BW: () => (/* binding */ baselineText),
  IR: () => (/* binding */ dayFaults),
  Ms: () => (/* binding */ entryOf),
  N: () => (/* binding */ isDay),
  qO: () => (/* binding */ newerFirst),
  nk: () => (/* binding */ parseBaseline),
  le: () => (/* binding */ recordFaults)
});

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(60117);
// EXTERNAL MODULE: ./build/kernel/is-object.js
var is_object = __webpack_require__(93012);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/contracts/generated/baseline.validate.js
// Generated from baseline.schema.json by scripts/generate.ts.

const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"baseline.schema.json","title":"BaselineDocument","description":"`baselines/provider-baseline.json`: case → provider → what is expected of that cell.","type":"object","properties":{"$schema":{"type":"string"},"schema":{"const":1}},"propertyNames":{"pattern":"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/baselineEntry"}},"definitions":{"baselineEntry":{"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"description":"What the cell has to come to. `fail` and `infra_error` tolerate it.","enum":["pass","fail","infra_error"]},"allow_timeout":{"description":"Whether a run that hit our timeout counts. Default: false.","type":"boolean"},"reason":{"description":"Why a failure is tolerated.","type":"string"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the entry tolerates anything.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}},"historyRecord":{"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"description":"The batch that was counted.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"description":"When it ended.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}},"fingerprint":{"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"description":"Of the case, as it was asked.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}}}};
const pattern0 = new RegExp("^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema12 = {"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"description":"What the cell has to come to. `fail` and `infra_error` tolerate it.","enum":["pass","fail","infra_error"]},"allow_timeout":{"description":"Whether a run that hit our timeout counts. Default: false.","type":"boolean"},"reason":{"description":"Why a failure is tolerated.","type":"string"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the entry tolerates anything.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}};
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const schema13 = {"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"description":"The batch that was counted.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"description":"When it ended.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}};
const schema14 = {"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"description":"Of the case, as it was asked.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.disallowed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed"},message:"must have required property '"+"disallowed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fingerprint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
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
if(!(((((((key0 === "batch") || (key0 === "at")) || (key0 === "passed")) || (key0 === "total")) || (key0 === "disallowed")) || (key0 === "seconds")) || (key0 === "fingerprint"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["batch","at","passed","total","disallowed","seconds","fingerprint"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.batch !== undefined){
let data0 = data.batch;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err7 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passed !== undefined){
let data2 = data.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.disallowed !== undefined){
let data4 = data.disallowed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.seconds !== undefined){
let data5 = data.seconds;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data6 = data.fingerprint;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.client === undefined){
const err23 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.model === undefined){
const err24 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.case_digest === undefined){
const err25 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.skill_set_digest === undefined){
const err26 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data6){
if (errors - before_key1 >= 1000) break;
if(!((((key1 === "client") || (key1 === "model")) || (key1 === "case_digest")) || (key1 === "skill_set_digest"))){
const err27 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["client","model","case_digest","skill_set_digest"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.client !== undefined){
let data7 = data6.client;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/fingerprint/client",schemaPath:"#/definitions/fingerprint/properties/client/type",keyword:"type",params:{type: schema14.properties.client.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.model !== undefined){
let data8 = data6.model;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/fingerprint/model",schemaPath:"#/definitions/fingerprint/properties/model/type",keyword:"type",params:{type: schema14.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.case_digest !== undefined){
let data9 = data6.case_digest;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err30 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.skill_set_digest !== undefined){
let data10 = data6.skill_set_digest;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/type",keyword:"type",params:{type: schema14.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err33 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
}
else {
const err34 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expected_status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
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
if(!((((((key0 === "expected_status") || (key0 === "allow_timeout")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "expires")) || (key0 === "history"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["expected_status","allow_timeout","reason","owner","expires","history"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expected_status !== undefined){
let data0 = data.expected_status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err2 = {instancePath:instancePath+"/expected_status",schemaPath:"#/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema12.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow_timeout !== undefined){
if(typeof data.allow_timeout !== "boolean"){
const err3 = {instancePath:instancePath+"/allow_timeout",schemaPath:"#/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
const err5 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err6 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.history !== undefined){
let data5 = data.history;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err8 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate12(data5[i0], {instancePath:instancePath+"/history/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},message:"must match pattern \""+"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const before_key1 = errors;
for(const key1 in data){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "$schema") || (key1 === "schema"))){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const before_key2 = errors;
for(const key2 in data0){
if (errors - before_key2 >= 1000) break;
const _errs5 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const before_key3 = errors;
for(const key3 in data0){
if (errors - before_key3 >= 1000) break;
if(!(validate11(data0[key3], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/baseline.js






const EMPTY_BASELINE = { entries: new Map(), versioned: true };
function entryOf(baseline, caseId, agent) {
    return baseline.entries.get(caseId)?.get(agent) ?? null;
}
/** Parses a baseline; throws one error that lists every problem with file and line. */
function parseBaseline(text, file) {
    const { value: document, refuse } = (0,json_source/* checkedDocument */.Tw)('the baseline', text, validate, file);
    const entries = new Map();
    for (const [caseId, providers] of Object.entries(document)) {
        if (typeof providers === 'object')
            entries.set(caseId, new Map(Object.entries(providers)));
    }
    const faults = [...entries].flatMap(([caseId, providers]) => [...providers].flatMap(([agent, { history = [] }]) => historyFaults(history).map((fault) => {
        return { ...fault, pointer: `${(0,json_pointer/* childPointer */.Y)((0,json_pointer/* childPointer */.Y)('', caseId), agent)}${fault.pointer}` };
    })));
    refuse([...dayFaults(document), ...faults], 'Let `portcullis bless` write it.');
    return { entries, versioned: document.schema === 1 };
}
/** What a pattern cannot say of the `expires` in a document: it takes the 31st of February for a day. */
function dayFaults(value, pointer = '') {
    if (!(0,is_object/* isObject */.G)(value))
        return [];
    return Object.entries(value).flatMap(([key, member]) => {
        const place = (0,json_pointer/* childPointer */.Y)(pointer, key);
        if (key !== 'expires' || typeof member !== 'string')
            return dayFaults(member, place);
        return isDay(member) ? [] : [{ pointer: place, expected: 'a day of the calendar', found: member }];
    });
}
/** What a schema cannot say of a history: counts that fit each other, and what holds of any records. */
function historyFaults(history) {
    const counts = history.flatMap((record, index) => ['passed', 'disallowed']
        .filter((key) => record[key] > record.total)
        .map((key) => {
        const expected = `at most the ${record.total} trials`;
        return { pointer: `/history/${index}/${key}`, expected, found: String(record[key]) };
    }));
    return [...counts, ...recordFaults(history)];
}
/** Of two batches that ended at the same time the one with the smaller id, so that the order is always the same. */
function newerFirst(left, right) {
    return Date.parse(right.at) - Date.parse(left.at) || (0,ordering/* compareCodePoints */.OP)(left.batch, right.batch);
}
/** What a schema cannot say of the records of a document's `history`: times that exist, each batch once, the newest first. */
function recordFaults(history) {
    const seen = new Set();
    return history.flatMap(({ batch, at }, index) => {
        const before = history[index - 1];
        const fault = (key, expected, found) => {
            return { pointer: `/history/${index}/${key}`, expected, found };
        };
        return [
            ...(!isMoment(at) ? [fault('at', 'a day and time that exist', at)] : []),
            ...(before !== undefined && Date.parse(before.at) < Date.parse(at)
                ? [fault('at', `nothing newer than ${before.at}, since the newest come first`, at)]
                : []),
            ...(seen.size === seen.add(batch).size ? [fault('batch', 'each batch once', `${batch} again`)] : []),
        ];
    });
}
/** Whether a time in UTC names a day of the calendar; `Date.parse` takes the 31st of February for a day of March. */
function isMoment(at) {
    const time = Date.parse(at);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}
/** The text of a baseline file: sorted keys, two spaces, a newline at the end; cases without entries are left out. */
function baselineText(baseline) {
    const cases = [...baseline.entries]
        .filter(([, providers]) => providers.size > 0)
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([caseId, providers]) => [
        caseId,
        Object.fromEntries([...providers].map(([agent, entry]) => [agent, { ...entry }])),
    ]);
    return (0,canonical_json/* prettyJson */.D_)({
        ...(baseline.versioned ? { schema: 1 } : {}),
        ...Object.fromEntries(cases),
    });
}
/** The same of a day, as `YYYY-MM-DD`. */
function isDay(text) {
    return isMoment(`${text}T00:00:00Z`);
}


/***/ }),

/***/ 80028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ countTexts),
/* harmony export */   B8: () => (/* binding */ judgedOf),
/* harmony export */   O5: () => (/* binding */ byRank),
/* harmony export */   hg: () => (/* binding */ BY_LEVEL),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31449);

/** What the levels of a policy leave of a rule that has one. */
const BY_LEVEL = ['fail', 'warn', 'report'];
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
const schema114 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"jobs-detail.schema.json","title":"JobsDetail","description":"The jobs that the gate needs, by id.","type":"object","additionalProperties":false,"required":["legs"],"properties":{"legs":{"type":"array","items":{"$ref":"#/definitions/leg"}}},"definitions":{"leg":{"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","delta","gate","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"delta":{"title":"LegDelta","enum":["leg","skipped","succeeded"]},"gate":{"enum":["fail","ok"]},"message":{"type":"string"}}}}};
const schema115 = {"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","delta","gate","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"delta":{"title":"LegDelta","enum":["leg","skipped","succeeded"]},"gate":{"enum":["fail","ok"]},"message":{"type":"string"}}};

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
const err9 = {instancePath:instancePath+"/legs/" + i0+"/result",schemaPath:"#/definitions/leg/properties/result/type",keyword:"type",params:{type: schema115.properties.result.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/legs/" + i0+"/delta",schemaPath:"#/definitions/leg/properties/delta/enum",keyword:"enum",params:{allowedValues: schema115.properties.delta.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/legs/" + i0+"/gate",schemaPath:"#/definitions/leg/properties/gate/enum",keyword:"enum",params:{allowedValues: schema115.properties.gate.enum},message:"must be equal to one of the allowed values"};
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

/***/ 9423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lb: () => (/* binding */ DEFAULT_KPI_BASELINE),
  wq: () => (/* binding */ MOST_ROWS),
  Ln: () => (/* binding */ mergedRecords),
  Z_: () => (/* binding */ parseKpiBaseline)
});

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
;// CONCATENATED MODULE: ./build/contracts/generated/kpi-baseline.validate.js
// Generated from kpi-baseline.schema.json by scripts/generate.ts.

const validate = validate43;
const schema116 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"kpi-baseline.schema.json","title":"KpiBaseline","description":"`baselines/kpi.json`: what whole plans came to, case by case, and whether a KPI below its rollback line is tolerated for a time.","type":"object","additionalProperties":false,"required":["schema","history"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"remediation":{"title":"KpiRemediation","description":"While it holds, a KPI below its rollback line warns.","type":"object","additionalProperties":false,"required":["reason","owner","expires"],"properties":{"reason":{"description":"What is done about it.","type":"string","pattern":"\\S"},"owner":{"description":"Who does it.","type":"string","pattern":"\\S"},"expires":{"description":"The last day on which it holds.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}},"history":{"description":"One record a batch, newest first; the first is what the gate compares with.","type":"array","maxItems":30,"items":{"$ref":"#/definitions/record"}}},"definitions":{"record":{"title":"KpiRecord","type":"object","additionalProperties":false,"required":["batch","at","window_hours","workers","cases"],"properties":{"batch":{"description":"The batch that was counted.","type":"string","pattern":"\\S"},"at":{"description":"When it ended.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"window_hours":{"type":"integer","minimum":1,"maximum":87600},"workers":{"description":"How many shared the work.","type":"integer","minimum":1,"maximum":1000000},"cases":{"description":"`case/provider`, of a trajectory the issueId → its rows, and how many of them completed.","type":"object","minProperties":1,"additionalProperties":{"$ref":"#/definitions/counts"}}}},"counts":{"title":"KpiCounts","type":"object","additionalProperties":false,"required":["rows","completed"],"properties":{"rows":{"type":"integer","minimum":1,"maximum":100000},"completed":{"type":"integer","minimum":0,"maximum":100000}}}}};
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const schema117 = {"title":"KpiRecord","type":"object","additionalProperties":false,"required":["batch","at","window_hours","workers","cases"],"properties":{"batch":{"description":"The batch that was counted.","type":"string","pattern":"\\S"},"at":{"description":"When it ended.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"window_hours":{"type":"integer","minimum":1,"maximum":87600},"workers":{"description":"How many shared the work.","type":"integer","minimum":1,"maximum":1000000},"cases":{"description":"`case/provider`, of a trajectory the issueId → its rows, and how many of them completed.","type":"object","minProperties":1,"additionalProperties":{"$ref":"#/definitions/counts"}}}};
const schema118 = {"title":"KpiCounts","type":"object","additionalProperties":false,"required":["rows","completed"],"properties":{"rows":{"type":"integer","minimum":1,"maximum":100000},"completed":{"type":"integer","minimum":0,"maximum":100000}}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.window_hours === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_hours"},message:"must have required property '"+"window_hours"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.workers === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workers"},message:"must have required property '"+"workers"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.cases === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
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
if(!(((((key0 === "batch") || (key0 === "at")) || (key0 === "window_hours")) || (key0 === "workers")) || (key0 === "cases"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["batch","at","window_hours","workers","cases"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.batch !== undefined){
let data0 = data.batch;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err6 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"+"\""};
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
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.window_hours !== undefined){
let data2 = data.window_hours;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/window_hours",schemaPath:"#/properties/window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 87600 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/window_hours",schemaPath:"#/properties/window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 87600},message:"must be <= 87600"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/window_hours",schemaPath:"#/properties/window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.workers !== undefined){
let data3 = data.workers;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.cases !== undefined){
let data4 = data.cases;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err16 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data4){
if (errors - before_key1 >= 1000) break;
let data5 = data4[key1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.rows === undefined){
const err17 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/counts/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.completed === undefined){
const err18 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/counts/required",keyword:"required",params:{missingProperty: "completed"},message:"must have required property '"+"completed"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data5){
if (errors - before_key2 >= 1000) break;
if(!((key2 === "rows") || (key2 === "completed"))){
const err19 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["rows","completed"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.rows !== undefined){
let data6 = data5.rows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rows",schemaPath:"#/definitions/counts/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rows",schemaPath:"#/definitions/counts/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rows",schemaPath:"#/definitions/counts/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data5.completed !== undefined){
let data7 = data5.completed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/completed",schemaPath:"#/definitions/counts/properties/completed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/completed",schemaPath:"#/definitions/counts/properties/completed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/completed",schemaPath:"#/definitions/counts/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err26 = {instancePath:instancePath+"/cases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err27 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="kpi-baseline.schema.json" */;
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
if(data.history === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((key0 === "$schema") || (key0 === "schema")) || (key0 === "remediation")) || (key0 === "history"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","remediation","history"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.remediation !== undefined){
let data2 = data.remediation;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.reason === undefined){
const err5 = {instancePath:instancePath+"/remediation",schemaPath:"#/properties/remediation/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.owner === undefined){
const err6 = {instancePath:instancePath+"/remediation",schemaPath:"#/properties/remediation/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.expires === undefined){
const err7 = {instancePath:instancePath+"/remediation",schemaPath:"#/properties/remediation/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data2){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "reason") || (key1 === "owner")) || (key1 === "expires"))){
const err8 = {instancePath:instancePath+"/remediation",schemaPath:"#/properties/remediation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["reason","owner","expires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.reason !== undefined){
let data3 = data2.reason;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err9 = {instancePath:instancePath+"/remediation/reason",schemaPath:"#/properties/remediation/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/remediation/reason",schemaPath:"#/properties/remediation/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.owner !== undefined){
let data4 = data2.owner;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err11 = {instancePath:instancePath+"/remediation/owner",schemaPath:"#/properties/remediation/properties/owner/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err12 = {instancePath:instancePath+"/remediation/owner",schemaPath:"#/properties/remediation/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.expires !== undefined){
let data5 = data2.expires;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err13 = {instancePath:instancePath+"/remediation/expires",schemaPath:"#/properties/remediation/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/remediation/expires",schemaPath:"#/properties/remediation/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/remediation",schemaPath:"#/properties/remediation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.history !== undefined){
let data6 = data.history;
if(Array.isArray(data6)){
if(data6.length > 30){
const err16 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate44(data6[i0], {instancePath:instancePath+"/history/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate43.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/kpi-baseline.js





/** Where it stands, unless the configuration says otherwise. */
const DEFAULT_KPI_BASELINE = 'baselines/kpi.json';
/** Rows of a case, as the schema has it: the exact test of more takes long. */
const MOST_ROWS = 100_000;
/** Nights that are kept. */
const KEPT_RECORDS = 30;
/** Parses what whole plans came to; throws one error that lists every problem with file and line. */
function parseKpiBaseline(text, file) {
    const what = 'the KPI baseline';
    // By its fields it could be another baseline: its kind is not looked at.
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)(what, document, file);
    const baseline = (0,json_source/* checkedValue */.ZJ)(what, document.value, validate, file, document);
    const faults = faultsOf(baseline);
    if (faults.length > 0)
        throw new problem/* ProblemsError */.FQ(what, (0,problem/* problemsAt */.im)(faults, file, document));
    return baseline;
}
/** What a schema cannot say. */
function faultsOf({ remediation, history }) {
    const expires = remediation?.expires;
    const isNoDay = expires !== undefined && !(0,baseline/* isDay */.N)(expires);
    const counts = history.flatMap(({ cases }, index) => Object.entries(cases)
        .filter(([, { rows, completed }]) => completed > rows)
        .map(([id, { rows, completed }]) => {
        const pointer = `${(0,json_pointer/* childPointer */.Y)(`/history/${index}/cases`, id)}/completed`;
        return { pointer, expected: `at most the ${rows} rows`, found: String(completed) };
    }));
    return [
        ...(isNoDay ? [{ pointer: '/remediation/expires', expected: 'a day of the calendar', found: expires }] : []),
        ...(0,baseline/* recordFaults */.le)(history),
        ...counts,
    ];
}
/** A history with further records: newest first, of a batch the one that stood there, and no more than are kept. */
function mergedRecords(history, added) {
    const byBatch = new Map([...added, ...history].map((record) => [record.batch, record]));
    return [...byBatch.values()].sort(baseline/* newerFirst */.qO).slice(0, KEPT_RECORDS);
}


/***/ }),

/***/ 6190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ kpiDetail),
  i: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/kpi-detail.validate.js
// Generated from kpi-detail.schema.json by scripts/generate.ts.

const validate = validate46;
const schema119 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"kpi-detail.schema.json","title":"KpiDetail","description":"What the KPI gate decided, and the figures that it decided on.","type":"object","additionalProperties":false,"required":["trajectory","whole","head","lines","compared","history","rows"],"properties":{"trajectory":{"description":"The file whose rows were judged; null for the units of the results.","type":["string","null"]},"whole":{"description":"Whether the plan is of the whole suite, of which alone the lines are asked.","type":"boolean"},"head":{"title":"KpiFigures","description":"All rows that count.","type":"object","additionalProperties":false,"required":["rows","completed","workers","kpi"],"properties":{"rows":{"type":"integer","minimum":0},"completed":{"type":"integer","minimum":0},"workers":{"type":"integer","minimum":0},"kpi":{"type":"number","minimum":0}}},"lines":{"title":"KpiLines","description":"Null where nothing was asked of a line.","type":"object","additionalProperties":false,"required":["target","rollback"],"properties":{"target":{"type":["number","null"]},"rollback":{"type":["number","null"]}}},"compared":{"description":"The cases that head and baseline have; null without a record to compare with.","anyOf":[{"type":"null"},{"$ref":"#/definitions/compared"}]},"history":{"description":"The KPI of each of the merge base’s records, the oldest first.","type":"array","items":{"type":"number","minimum":0}},"rows":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/row"}}},"definitions":{"compared":{"title":"KpiCompared","type":"object","additionalProperties":false,"required":["batch","cases","rows","share","baseline_kpi","kpi","p"],"properties":{"batch":{"description":"Of the record.","type":"string"},"cases":{"type":"integer","minimum":0},"rows":{"description":"The baseline’s of these cases.","type":"integer","minimum":0},"share":{"description":"Of the baseline’s rows of all cases that could have been compared.","type":"number","minimum":0,"maximum":1},"baseline_kpi":{"description":"The baseline’s of these cases.","type":"number","minimum":0},"kpi":{"description":"The head’s, as if it had the baseline’s rows of each case, its workers and its window.","type":"number","minimum":0},"p":{"description":"How likely so few completed rows are if nothing became worse.","type":"number","minimum":0,"maximum":1}}},"row":{"title":"KpiRow","type":"object","additionalProperties":false,"required":["delta","gate","batch","reason"],"properties":{"delta":{"title":"KpiDelta","enum":["rollback","regression","loosened","insufficient_data","remediated","watch","new","not_planned","improvement","held"]},"gate":{"enum":["fail","undecided","warn","report","ok"]},"batch":{"description":"Of a record that was changed or dropped.","type":["string","null"]},"reason":{"type":"string"}}}}};
const schema120 = {"title":"KpiCompared","type":"object","additionalProperties":false,"required":["batch","cases","rows","share","baseline_kpi","kpi","p"],"properties":{"batch":{"description":"Of the record.","type":"string"},"cases":{"type":"integer","minimum":0},"rows":{"description":"The baseline’s of these cases.","type":"integer","minimum":0},"share":{"description":"Of the baseline’s rows of all cases that could have been compared.","type":"number","minimum":0,"maximum":1},"baseline_kpi":{"description":"The baseline’s of these cases.","type":"number","minimum":0},"kpi":{"description":"The head’s, as if it had the baseline’s rows of each case, its workers and its window.","type":"number","minimum":0},"p":{"description":"How likely so few completed rows are if nothing became worse.","type":"number","minimum":0,"maximum":1}}};
const schema121 = {"title":"KpiRow","type":"object","additionalProperties":false,"required":["delta","gate","batch","reason"],"properties":{"delta":{"title":"KpiDelta","enum":["rollback","regression","loosened","insufficient_data","remediated","watch","new","not_planned","improvement","held"]},"gate":{"enum":["fail","undecided","warn","report","ok"]},"batch":{"description":"Of a record that was changed or dropped.","type":["string","null"]},"reason":{"type":"string"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="kpi-detail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trajectory === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trajectory"},message:"must have required property '"+"trajectory"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.whole === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whole"},message:"must have required property '"+"whole"+"'"};
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
if(data.lines === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.compared === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "compared"},message:"must have required property '"+"compared"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.history === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.rows === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
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
if(!(((((((key0 === "trajectory") || (key0 === "whole")) || (key0 === "head")) || (key0 === "lines")) || (key0 === "compared")) || (key0 === "history")) || (key0 === "rows"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["trajectory","whole","head","lines","compared","history","rows"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.trajectory !== undefined){
let data0 = data.trajectory;
if((typeof data0 !== "string") && (data0 !== null)){
const err8 = {instancePath:instancePath+"/trajectory",schemaPath:"#/properties/trajectory/type",keyword:"type",params:{type: schema119.properties.trajectory.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.whole !== undefined){
if(typeof data.whole !== "boolean"){
const err9 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.head !== undefined){
let data2 = data.head;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.rows === undefined){
const err10 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.completed === undefined){
const err11 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "completed"},message:"must have required property '"+"completed"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.workers === undefined){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "workers"},message:"must have required property '"+"workers"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.kpi === undefined){
const err13 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "kpi"},message:"must have required property '"+"kpi"+"'"};
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
if(!((((key1 === "rows") || (key1 === "completed")) || (key1 === "workers")) || (key1 === "kpi"))){
const err14 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["rows","completed","workers","kpi"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.rows !== undefined){
let data3 = data2.rows;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/head/rows",schemaPath:"#/properties/head/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/head/rows",schemaPath:"#/properties/head/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.completed !== undefined){
let data4 = data2.completed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/head/completed",schemaPath:"#/properties/head/properties/completed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/head/completed",schemaPath:"#/properties/head/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.workers !== undefined){
let data5 = data2.workers;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/head/workers",schemaPath:"#/properties/head/properties/workers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/head/workers",schemaPath:"#/properties/head/properties/workers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.kpi !== undefined){
let data6 = data2.kpi;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/head/kpi",schemaPath:"#/properties/head/properties/kpi/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/head/kpi",schemaPath:"#/properties/head/properties/kpi/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err23 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.lines !== undefined){
let data7 = data.lines;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.target === undefined){
const err24 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.rollback === undefined){
const err25 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/required",keyword:"required",params:{missingProperty: "rollback"},message:"must have required property '"+"rollback"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data7){
if (errors - before_key2 >= 1000) break;
if(!((key2 === "target") || (key2 === "rollback"))){
const err26 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["target","rollback"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.target !== undefined){
let data8 = data7.target;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err27 = {instancePath:instancePath+"/lines/target",schemaPath:"#/properties/lines/properties/target/type",keyword:"type",params:{type: schema119.properties.lines.properties.target.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.rollback !== undefined){
let data9 = data7.rollback;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/lines/rollback",schemaPath:"#/properties/lines/properties/rollback/type",keyword:"type",params:{type: schema119.properties.lines.properties.rollback.type},message:"must be number,null"};
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
const err29 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.compared !== undefined){
let data10 = data.compared;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(data10 !== null){
const err30 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs28 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.batch === undefined){
const err31 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.cases === undefined){
const err32 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.rows === undefined){
const err33 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.share === undefined){
const err34 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.baseline_kpi === undefined){
const err35 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "baseline_kpi"},message:"must have required property '"+"baseline_kpi"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.kpi === undefined){
const err36 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "kpi"},message:"must have required property '"+"kpi"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.p === undefined){
const err37 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/required",keyword:"required",params:{missingProperty: "p"},message:"must have required property '"+"p"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data10){
if (errors - before_key3 >= 1000) break;
if(!(((((((key3 === "batch") || (key3 === "cases")) || (key3 === "rows")) || (key3 === "share")) || (key3 === "baseline_kpi")) || (key3 === "kpi")) || (key3 === "p"))){
const err38 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["batch","cases","rows","share","baseline_kpi","kpi","p"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.batch !== undefined){
if(typeof data10.batch !== "string"){
const err39 = {instancePath:instancePath+"/compared/batch",schemaPath:"#/definitions/compared/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.cases !== undefined){
let data12 = data10.cases;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err40 = {instancePath:instancePath+"/compared/cases",schemaPath:"#/definitions/compared/properties/cases/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/compared/cases",schemaPath:"#/definitions/compared/properties/cases/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data10.rows !== undefined){
let data13 = data10.rows;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err42 = {instancePath:instancePath+"/compared/rows",schemaPath:"#/definitions/compared/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err43 = {instancePath:instancePath+"/compared/rows",schemaPath:"#/definitions/compared/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data10.share !== undefined){
let data14 = data10.share;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/compared/share",schemaPath:"#/definitions/compared/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/compared/share",schemaPath:"#/definitions/compared/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/compared/share",schemaPath:"#/definitions/compared/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data10.baseline_kpi !== undefined){
let data15 = data10.baseline_kpi;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/compared/baseline_kpi",schemaPath:"#/definitions/compared/properties/baseline_kpi/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/compared/baseline_kpi",schemaPath:"#/definitions/compared/properties/baseline_kpi/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data10.kpi !== undefined){
let data16 = data10.kpi;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/compared/kpi",schemaPath:"#/definitions/compared/properties/kpi/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/compared/kpi",schemaPath:"#/definitions/compared/properties/kpi/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data10.p !== undefined){
let data17 = data10.p;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/compared/p",schemaPath:"#/definitions/compared/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/compared/p",schemaPath:"#/definitions/compared/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/compared/p",schemaPath:"#/definitions/compared/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/compared",schemaPath:"#/definitions/compared/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err55 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.history !== undefined){
let data18 = data.history;
if(Array.isArray(data18)){
const len0 = data18.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data19 = data18[i0];
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err56 = {instancePath:instancePath+"/history/" + i0,schemaPath:"#/properties/history/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/history/" + i0,schemaPath:"#/properties/history/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.rows !== undefined){
let data20 = data.rows;
if(Array.isArray(data20)){
if(data20.length < 1){
const err59 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len1 = data20.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.delta === undefined){
const err60 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/definitions/row/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data21.gate === undefined){
const err61 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/definitions/row/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data21.batch === undefined){
const err62 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/definitions/row/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data21.reason === undefined){
const err63 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/definitions/row/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data21){
if (errors - before_key4 >= 1000) break;
if(!((((key4 === "delta") || (key4 === "gate")) || (key4 === "batch")) || (key4 === "reason"))){
const err64 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/definitions/row/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["delta","gate","batch","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data21.delta !== undefined){
let data22 = data21.delta;
if(!((((((((((data22 === "rollback") || (data22 === "regression")) || (data22 === "loosened")) || (data22 === "insufficient_data")) || (data22 === "remediated")) || (data22 === "watch")) || (data22 === "new")) || (data22 === "not_planned")) || (data22 === "improvement")) || (data22 === "held"))){
const err65 = {instancePath:instancePath+"/rows/" + i1+"/delta",schemaPath:"#/definitions/row/properties/delta/enum",keyword:"enum",params:{allowedValues: schema121.properties.delta.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data21.gate !== undefined){
let data23 = data21.gate;
if(!(((((data23 === "fail") || (data23 === "undecided")) || (data23 === "warn")) || (data23 === "report")) || (data23 === "ok"))){
const err66 = {instancePath:instancePath+"/rows/" + i1+"/gate",schemaPath:"#/definitions/row/properties/gate/enum",keyword:"enum",params:{allowedValues: schema121.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data21.batch !== undefined){
let data24 = data21.batch;
if((typeof data24 !== "string") && (data24 !== null)){
const err67 = {instancePath:instancePath+"/rows/" + i1+"/batch",schemaPath:"#/definitions/row/properties/batch/type",keyword:"type",params:{type: schema121.properties.batch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data21.reason !== undefined){
if(typeof data21.reason !== "string"){
const err68 = {instancePath:instancePath+"/rows/" + i1+"/reason",schemaPath:"#/definitions/row/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/definitions/row/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err70 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/kpi-detail.js

/** The document of the KPI gate; null for another gate's outcome. */
function kpiDetail({ gate, detail }) {
    return gate === 'kpi' ? detail : null;
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
  Jy: () => (/* binding */ SIDE_NAMES),
  jN: () => (/* binding */ requiredDetail),
  Vb: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/required-detail.validate.js
// Generated from required-detail.schema.json by scripts/generate.ts.

const validate = validate53;
const schema138 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-detail.schema.json","title":"RequiredDetail","description":"What the gate of required checks decided check by check.","type":"object","additionalProperties":false,"required":["merge_base","head","paths","policies","proofs","rows"],"properties":{"merge_base":{"description":"The commit from which the change is taken.","type":"string"},"head":{"description":"The commit to which it leads.","type":"string"},"paths":{"description":"How many paths the change touches: deleted ones and both names of a rename count.","type":"integer","minimum":0},"policies":{"description":"The merge base’s policy and, where it differs, the head’s: each asks for checks of its own.","type":"array","items":{"$ref":"#/definitions/asking"}},"proofs":{"description":"Folders that were looked at, each with the digest of its attestation.","type":"array","items":{"title":"RequiredProof","type":"object","additionalProperties":false,"required":["folder","attestation"],"properties":{"folder":{"type":"string"},"attestation":{"description":"Null where it has none that verifies.","type":["string","null"]}}}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}}},"definitions":{"side":{"title":"RequiredSide","enum":["comparator","head"]},"asking":{"title":"RequiredAsking","type":"object","additionalProperties":false,"required":["side","file","policy_digest","projection_digest","checks","docs_only","reasons"],"properties":{"side":{"$ref":"#/definitions/side"},"file":{"type":"string"},"policy_digest":{"type":"string"},"projection_digest":{"type":"string"},"checks":{"description":"Ids of the checks that it asks for.","type":"array","items":{"type":"string"}},"docs_only":{"type":"boolean"},"reasons":{"type":"array","items":{"type":"string"}}}},"row":{"title":"RequiredRow","type":"object","additionalProperties":false,"required":["check","delta","gate","asked_by","exit_code","classes","path","reason"],"properties":{"check":{"description":"Null where the row speaks of a proof as a whole.","type":["string","null"]},"delta":{"title":"RequiredDelta","enum":["invalid","regression","new","unfinished","loosened","tolerated","improvement","not_required","held"]},"gate":{"enum":["fail","undecided","warn","report","ok"]},"asked_by":{"description":"Whose policy asks for it.","type":"array","items":{"$ref":"#/definitions/side"}},"exit_code":{"description":"Null where nothing shows one.","type":["integer","null"]},"classes":{"description":"Failure classes that its payload names, such as `check.missing`.","type":"array","items":{"type":"string"}},"path":{"description":"Of a loosened rule: a tracked path for which the check is asked for no longer.","type":["string","null"]},"reason":{"type":"string"}}}}};
const schema139 = {"title":"RequiredAsking","type":"object","additionalProperties":false,"required":["side","file","policy_digest","projection_digest","checks","docs_only","reasons"],"properties":{"side":{"$ref":"#/definitions/side"},"file":{"type":"string"},"policy_digest":{"type":"string"},"projection_digest":{"type":"string"},"checks":{"description":"Ids of the checks that it asks for.","type":"array","items":{"type":"string"}},"docs_only":{"type":"boolean"},"reasons":{"type":"array","items":{"type":"string"}}}};
const schema140 = {"title":"RequiredSide","enum":["comparator","head"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err8 = {instancePath:instancePath+"/side",schemaPath:"#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema140.enum},message:"must be equal to one of the allowed values"};
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
validate54.errors = vErrors;
return errors === 0;
}

const schema141 = {"title":"RequiredRow","type":"object","additionalProperties":false,"required":["check","delta","gate","asked_by","exit_code","classes","path","reason"],"properties":{"check":{"description":"Null where the row speaks of a proof as a whole.","type":["string","null"]},"delta":{"title":"RequiredDelta","enum":["invalid","regression","new","unfinished","loosened","tolerated","improvement","not_required","held"]},"gate":{"enum":["fail","undecided","warn","report","ok"]},"asked_by":{"description":"Whose policy asks for it.","type":"array","items":{"$ref":"#/definitions/side"}},"exit_code":{"description":"Null where nothing shows one.","type":["integer","null"]},"classes":{"description":"Failure classes that its payload names, such as `check.missing`.","type":"array","items":{"type":"string"}},"path":{"description":"Of a loosened rule: a tracked path for which the check is asked for no longer.","type":["string","null"]},"reason":{"type":"string"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err9 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: schema141.properties.check.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/enum",keyword:"enum",params:{allowedValues: schema141.properties.delta.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema141.properties.gate.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/asked_by/" + i0,schemaPath:"#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema140.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema141.properties.exit_code.type},message:"must be integer,null"};
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
const err17 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema141.properties.path.type},message:"must be string,null"};
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
validate56.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate54(data3[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
const err16 = {instancePath:instancePath+"/proofs/" + i1+"/attestation",schemaPath:"#/properties/proofs/items/properties/attestation/type",keyword:"type",params:{type: schema138.properties.proofs.items.properties.attestation.type},message:"must be string,null"};
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
if(!(validate56(data9[i2], {instancePath:instancePath+"/rows/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
validate53.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/required-detail.js

/** What people call the commit of a policy. */
const SIDE_NAMES = { comparator: 'merge base', head: 'head' };
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

const validate = validate77;
const schema173 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"routing-detail.schema.json","title":"RoutingDetail","description":"What the routing gate decided cell by cell, and what its trials can show.","type":"object","additionalProperties":false,"required":["baseline","cells","sampling","rollups","renames"],"properties":{"baseline":{"title":"BaselineFacts","description":"What the merge base's baseline is made of.","type":"object","additionalProperties":false,"required":["entries","newest_counts","age_days"],"properties":{"entries":{"description":"Cells with an expectation.","type":"integer","minimum":0},"newest_counts":{"description":"When the newest batch ran that it counts; null where it counts none.","anyOf":[{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},{"type":"null"}]},"age_days":{"description":"Whole days from then to the day of the gate; null where it counts none.","anyOf":[{"type":"integer","minimum":0},{"type":"null"}]}}},"cells":{"type":"array","items":{"$ref":"#/definitions/cell"}},"sampling":{"title":"SuiteSampling","type":"object","additionalProperties":false,"required":["rule","cells","planned","counted","infra","infra_share","repeated","alpha","drop"],"properties":{"rule":{"enum":["single","sequential"]},"cells":{"description":"Planned cells.","type":"integer","minimum":0},"planned":{"description":"Trials that had to be run or were.","type":"integer","minimum":0},"counted":{"type":"integer","minimum":0},"infra":{"type":"integer","minimum":0},"infra_share":{"type":"number"},"repeated":{"type":"integer","minimum":0},"alpha":{"type":"number"},"drop":{"type":"number"}}},"rollups":{"title":"Rollups","description":"Counted trials of providers and skills. They never gate.","type":"object","additionalProperties":false,"required":["providers","skills"],"properties":{"providers":{"type":"array","items":{"$ref":"#/definitions/rollup"}},"skills":{"type":"array","items":{"$ref":"#/definitions/rollup"}}}},"clients":{"description":"What each provider was judged with, and what the merge base asks for.","type":"array","items":{"title":"ClientSides","type":"object","additionalProperties":false,"required":["agent","comparator","head","differs","older"],"properties":{"agent":{"type":"string"},"comparator":{"$ref":"#/definitions/clientSide"},"head":{"$ref":"#/definitions/clientSide"},"differs":{"type":"boolean"},"older":{"description":"The head asks for an older version.","type":"boolean"}}}},"renames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}}}},"definitions":{"clientSide":{"title":"ClientSide","description":"Several are parted by commas; null where it is not known.","type":"object","additionalProperties":false,"required":["version","model"],"properties":{"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"delta":{"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"cellNote":{"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]},"cell":{"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"description":"Its date has passed, so that nothing is tolerated any more.","type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}},"cellSampling":{"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}},"tally":{"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}},"rollup":{"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}}}};
const schema184 = {"title":"ClientSide","description":"Several are parted by commas; null where it is not known.","type":"object","additionalProperties":false,"required":["version","model"],"properties":{"version":{"type":["string","null"]},"model":{"type":["string","null"]}}};
const pattern130 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$", "u");
const schema174 = {"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"description":"Its date has passed, so that nothing is tolerated any more.","type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}};
const schema175 = {"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]};
const schema176 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};
const schema177 = {"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]};
const func2 = Object.prototype.hasOwnProperty;
const schema178 = {"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}};
const schema179 = {"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema178.properties, key0))){
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
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema178.properties.rule.enum},message:"must be equal to one of the allowed values"};
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
const err38 = {instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: schema178.properties.p_value.type},message:"must be number,null"};
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
const err39 = {instancePath:instancePath+"/adjusted_p_value",schemaPath:"#/properties/adjusted_p_value/type",keyword:"type",params:{type: schema178.properties.adjusted_p_value.type},message:"must be number,null"};
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
const err40 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: schema178.properties.drop.type},message:"must be number,null"};
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
const err41 = {instancePath:instancePath+"/detectable_drop",schemaPath:"#/properties/detectable_drop/type",keyword:"type",params:{type: schema178.properties.detectable_drop.type},message:"must be number,null"};
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
const err42 = {instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type: schema178.properties.wanted.type},message:"must be integer,null"};
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
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema174.properties, key0))){
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
const err21 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema175.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema176.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/notes/" + i0,schemaPath:"#/definitions/cellNote/enum",keyword:"enum",params:{allowedValues: schema177.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema174.properties.expected.type},message:"must be object,null"};
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
const err34 = {instancePath:instancePath+"/expected/expected_status",schemaPath:"#/properties/expected/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema174.properties.expected.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/expected/reason",schemaPath:"#/properties/expected/properties/reason/type",keyword:"type",params:{type: schema174.properties.expected.properties.reason.type},message:"must be string,null"};
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
const err37 = {instancePath:instancePath+"/expected/owner",schemaPath:"#/properties/expected/properties/owner/type",keyword:"type",params:{type: schema174.properties.expected.properties.owner.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/expected/expires",schemaPath:"#/properties/expected/properties/expires/type",keyword:"type",params:{type: schema174.properties.expected.properties.expires.type},message:"must be string,null"};
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
const err40 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"type",params:{type: schema174.properties.got.type},message:"must be object,null"};
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
const err50 = {instancePath:instancePath+"/got/status",schemaPath:"#/properties/got/properties/status/enum",keyword:"enum",params:{allowedValues: schema174.properties.got.properties.status.enum},message:"must be equal to one of the allowed values"};
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
const err52 = {instancePath:instancePath+"/got/failure_kind",schemaPath:"#/properties/got/properties/failure_kind/type",keyword:"type",params:{type: schema174.properties.got.properties.failure_kind.type},message:"must be string,null"};
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
const err53 = {instancePath:instancePath+"/got/failure_category",schemaPath:"#/properties/got/properties/failure_category/type",keyword:"type",params:{type: schema174.properties.got.properties.failure_category.type},message:"must be string,null"};
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
const err54 = {instancePath:instancePath+"/got/infra_reason",schemaPath:"#/properties/got/properties/infra_reason/type",keyword:"type",params:{type: schema174.properties.got.properties.infra_reason.type},message:"must be string,null"};
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
const err55 = {instancePath:instancePath+"/got/limit",schemaPath:"#/properties/got/properties/limit/type",keyword:"type",params:{type: schema174.properties.got.properties.limit.type},message:"must be string,null"};
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
const err63 = {instancePath:instancePath+"/trials/" + i1+"/unit_run_id",schemaPath:"#/properties/trials/items/properties/unit_run_id/type",keyword:"type",params:{type: schema174.properties.trials.items.properties.unit_run_id.type},message:"must be string,null"};
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
const err64 = {instancePath:instancePath+"/trials/" + i1+"/status",schemaPath:"#/properties/trials/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema174.properties.trials.items.properties.status.enum},message:"must be equal to one of the allowed values"};
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
const err73 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema174.properties.error.type},message:"must be string,null"};
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
const err74 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: schema174.properties.proof.type},message:"must be object,null"};
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
const err82 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema174.properties.case_file.type},message:"must be string,null"};
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
const err83 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema174.properties.case_line.type},message:"must be integer,null"};
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
const err84 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema174.properties.explain.type},message:"must be string,null"};
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
if(!(validate79(data41, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate78.errors = vErrors;
return errors === 0;
}

const schema181 = {"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate82.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern130.test(data2)){
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
if(!(validate78(data4[i0], {instancePath:instancePath+"/cells/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
if(!(func2.call(schema173.properties.sampling.properties, key2))){
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
const err32 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema173.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate82(data17[i1], {instancePath:instancePath+"/rollups/providers/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
if(!(validate82(data19[i2], {instancePath:instancePath+"/rollups/skills/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
const err63 = {instancePath:instancePath+"/clients/" + i3+"/comparator/version",schemaPath:"#/definitions/clientSide/properties/version/type",keyword:"type",params:{type: schema184.properties.version.type},message:"must be string,null"};
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
const err64 = {instancePath:instancePath+"/clients/" + i3+"/comparator/model",schemaPath:"#/definitions/clientSide/properties/model/type",keyword:"type",params:{type: schema184.properties.model.type},message:"must be string,null"};
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
const err69 = {instancePath:instancePath+"/clients/" + i3+"/head/version",schemaPath:"#/definitions/clientSide/properties/version/type",keyword:"type",params:{type: schema184.properties.version.type},message:"must be string,null"};
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
const err70 = {instancePath:instancePath+"/clients/" + i3+"/head/model",schemaPath:"#/definitions/clientSide/properties/model/type",keyword:"type",params:{type: schema184.properties.model.type},message:"must be string,null"};
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
validate77.errors = vErrors;
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

/***/ 37512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ typestateDetail),
  x: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-detail.validate.js
// Generated from typestate-detail.schema.json by scripts/generate.ts.

const validate = validate98;
const schema207 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-detail.schema.json","title":"TypestateDetail","description":"What the typestate gate decided class by class.","type":"object","additionalProperties":false,"required":["policies","turns","rows"],"properties":{"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}}}};
const schema208 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema209 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema210 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]};
const schema211 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema209.properties.case_id.type},message:"must be string,null"};
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
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema209.properties.agent.type},message:"must be string,null"};
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
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema209.properties.turn_id.type},message:"must be string,null"};
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
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema209.properties.file.type},message:"must be string,null"};
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
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema208.properties.class.type},message:"must be string,null"};
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
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema210.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema208.properties.gate.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema208.properties.tolerated.type},message:"must be object,null"};
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
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema208.properties.tolerated.properties.owner.type},message:"must be string,null"};
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
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema211.properties.cause.type},message:"must be string,null"};
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
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/policies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema207.properties.policies.additionalProperties.type},message:"must be string,null"};
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
if(!(validate99(data6[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
validate98.errors = vErrors;
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
/* harmony export */   UU: () => (/* binding */ JUDGING_COMMANDS),
/* harmony export */   Zc: () => (/* binding */ GATE_COMMANDS),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   iA: () => (/* binding */ GATE_LEVELS),
/* harmony export */   jP: () => (/* binding */ gateFiles),
/* harmony export */   yd: () => (/* binding */ GATE_FLAGS)
/* harmony export */ });
/* harmony import */ var _jobs_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90707);
/* harmony import */ var _kpi_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94153);
/* harmony import */ var _required_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90098);
/* harmony import */ var _routing_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24289);
/* harmony import */ var _typestate_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2126);





/** The gates, in the order in which documents have them. */
const GATE_TABLES = [_jobs_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .JOBS */ .P, _routing_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .ROUTING */ .N, _typestate_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .TYPESTATE */ .e, _required_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIRED */ .m, _kpi_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .KPI */ .p];
/** The table of a gate; null where there is no such gate, which no result that was parsed says. */
function tableOf(gate) {
    return GATE_TABLES.find((table) => table.gate === gate) ?? null;
}
/** The flags and inputs of single gates. */
const GATE_FLAGS = GATE_TABLES.flatMap(({ flags = [] }) => flags);
const GATE_INPUTS = GATE_TABLES.flatMap(({ inputs = [] }) => inputs);
/** The commands of Portcullis that judge by a gate: `gate`, `typestate gate`. */
const GATE_COMMANDS = [...new Set(GATE_TABLES.flatMap(({ commands }) => commands))];
/** The commands whose exit code has to count, these among them. */
const JUDGING_COMMANDS = [...GATE_COMMANDS, ...GATE_TABLES.flatMap(({ judging = [] }) => judging)];
/** The actions that judge by a gate. */
const GATE_ACTIONS = [...new Set(GATE_TABLES.flatMap(({ actions }) => actions))];
/** What rules do where the configuration does not say it. */
const GATE_LEVELS = Object.fromEntries(GATE_TABLES.flatMap(({ rules }) => rules.flatMap(({ level }) => (level === undefined ? [] : [level]))));
/** Files that a configuration names and that decide what gates say. */
function gateFiles(config) {
    return GATE_TABLES.flatMap(({ files }) => files?.(config) ?? []);
}
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

/***/ 94153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ KPI)
/* harmony export */ });
/* harmony import */ var _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80028);
/* harmony import */ var _contracts_kpi_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6190);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80226);
/* harmony import */ var _harness_python_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20187);




const RULES = [
    {
        id: 'rollback',
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['kpi', 'error'],
        meaning: 'The KPI is below its rollback line.',
        remedy: 'Take the change back, or add a `remediation` with a day to the KPI baseline, in a change of that file alone.',
    },
    {
        id: 'regression',
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['kpi', 'error'],
        meaning: 'The KPI is worse than the baseline’s, which chance does not explain.',
        remedy: 'Look at the cases that fail more often than in the baseline.',
    },
    {
        id: 'loosened',
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['kpi', 'error'],
        meaning: 'A record of the KPI baseline was changed or dropped.',
        remedy: 'Restore the record; `portcullis bless --pool` adds records and changes none.',
    },
    {
        id: 'insufficient_data',
        effects: ['undecided', 'warn', 'report'],
        level: ['insufficient-data', 'error'],
        unjudged: true,
        meaning: 'There are too few rows, or too few of the cases that the baseline has.',
        remedy: 'Run again what infrastructure ended; see that every shard left its results.',
    },
    {
        id: 'remediated',
        effects: ['warn'],
        meaning: 'The KPI is below its rollback line, which is tolerated until a day.',
        remedy: 'Do what the remediation says before that day.',
    },
    {
        id: 'watch',
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['kpi-watch', 'warn'],
        meaning: 'The KPI is below its target.',
        remedy: 'Look at the cases that fail most often.',
    },
    {
        id: 'new',
        effects: ['report'],
        meaning: 'The merge base has no record of a KPI yet.',
        remedy: 'Nothing: the first night that is merged makes one.',
    },
    {
        id: 'not_planned',
        effects: ['report'],
        unjudged: true,
        meaning: 'The plan is a part of the suite that says nothing about the KPI.',
        remedy: 'Nothing.',
    },
    { id: 'improvement', effects: ['ok'], meaning: 'The KPI is better than the baseline’s.', remedy: 'Nothing.' },
    { id: 'held', effects: ['ok'], meaning: 'The KPI is what the baseline’s is.', remedy: 'Nothing.' },
];
const KPI = {
    gate: 'kpi',
    title: 'KPI gate',
    claim: 'Throughput times pass rate is no worse than before, and above its rollback line.',
    noun: ['KPI', 'KPIs'],
    says: { fails: 'The KPI gate fails', undecided: 'The KPI gate could not decide' },
    rules: RULES,
    list: 'rows',
    outputs: {
        gate: {},
        own: {
            state: (outcome) => (0,_contracts_kpi_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .kpiDetail */ .o)(outcome)?.rows[0]?.delta ?? '',
            kpi: (outcome) => (0,_harness_python_number_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .W)((0,_contracts_kpi_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .kpiDetail */ .o)(outcome)?.head.kpi ?? 0),
        },
    },
    commands: ['gate', 'kpi gate'],
    actions: ['gate', 'kpi'],
    files: ({ kpi }) => (kpi === null ? [] : [kpi.baseline]),
    parseDetail: (detail) => ((0,_contracts_kpi_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateKpiDetail */ .i)(detail) ? [] : (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaContradictions */ .G)(_contracts_kpi_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateKpiDetail */ .i, detail)),
};


/***/ }),

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NO_CHECK_ASKED),
/* harmony export */   m: () => (/* binding */ REQUIRED)
/* harmony export */ });
/* harmony import */ var _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80028);
/* harmony import */ var _contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65786);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80226);



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
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['required', 'error'],
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
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['required-loosened', 'warn'],
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
            checks: (outcome) => new Set((0,_contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredDetail */ .jN)(outcome)?.policies.flatMap(({ checks }) => checks)).size,
        },
    },
    flags: [['--required <dir...>', 'folders with proofs of the checks that this change needs']],
    inputs: ['required'],
    commands: ['gate', 'required gate'],
    actions: ['gate', 'required'],
    judging: ['required'],
    files: ({ required }) => (required === null ? [] : [required.policy, required.baseline]),
    parseDetail: (detail) => ((0,_contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateRequiredDetail */ .Vb)(detail) ? [] : (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaContradictions */ .G)(_contracts_required_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .validateRequiredDetail */ .Vb, detail)),
};


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




const RULES = {
    removed: {
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['on-removed', 'warn'],
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
        meaning: 'The prompt names a skill that is required, and did not at the merge base.',
        remedy: 'Write the prompt so that the description of the skill has to win it.',
    },
    regression: {
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['regression', 'error'],
        counted: ['regression', 'regressions'],
        meaning: 'The case does worse than the merge base’s baseline expects.',
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
        level: ['insufficient-data', 'error'],
        meaning: 'There are too few counted trials to decide.',
        remedy: 'Run more trials: `portcullis run --adaptive` runs those that are needed.',
    },
    soft_regression: {
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['soft-regression', 'warn'],
        counted: ['soft_regression', 'soft_regressions'],
        meaning: 'The pass rate dropped, but chance may explain it.',
        remedy: 'Look at the failed trials; more trials tell more.',
    },
    watch: {
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['watch', 'warn'],
        meaning: 'The pass rate dropped a lot, but too few trials ran to tell it from chance.',
        remedy: 'Run more trials of the case.',
    },
    unreliable_baseline: {
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['unreliable-baseline', 'warn'],
        counted: ['unreliable_baseline', 'unreliable_baselines'],
        meaning: 'The baseline itself does not show that more than half pass.',
        remedy: 'Pool more nightly runs with `portcullis bless --pool`, or make the case more decided.',
    },
    flaky: {
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['flaky', 'warn'],
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
        level: ['improvement', 'off'],
        counted: ['improvement', 'improvements'],
        meaning: 'The case does better than the merge base’s baseline expects.',
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
    files: ({ baseline }) => [baseline],
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

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ TYPESTATE)
/* harmony export */ });
/* harmony import */ var _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80028);
/* harmony import */ var _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57056);
/* harmony import */ var _contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80226);
/* harmony import */ var _contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37512);
/* harmony import */ var _jobs_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90707);





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
        effects: _contracts_gate_table_js__WEBPACK_IMPORTED_MODULE_0__/* .BY_LEVEL */ .hg,
        level: ['typestate', 'error'],
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
        meaning: 'The merge base does not know the subject, and the pull request tolerates the class.',
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
        remedy: `${_jobs_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .OWN_JOB */ .B}.`,
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
        own: { regressions, turns: (outcome) => (0,_contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_3__/* .typestateDetail */ .l)(outcome)?.turns.judged ?? 0 },
    },
    flags: [
        ['--typestate', 'judge the turns of tool calls as well, also where no configuration asks for it'],
        ['--turns <file...>', 'evidence files of turns to judge beside those of the transcripts'],
    ],
    inputs: ['turns'],
    commands: ['gate', 'typestate gate'],
    actions: ['gate', 'typestate'],
    judging: ['typestate', 'harness-join-check'],
    files: ({ typestate }) => (typestate === null ? [] : [typestate.baseline, ...Object.values(typestate.policies)]),
    parseDetail: (detail, { verdict, warnings }) => {
        if (!(0,_contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_3__/* .validateTypestateDetail */ .x)(detail))
            return (0,_contracts_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaContradictions */ .G)(_contracts_typestate_detail_js__WEBPACK_IMPORTED_MODULE_3__/* .validateTypestateDetail */ .x, detail);
        if (verdict !== 'pass' || detail.turns.judged > 0 || warnings.includes(_contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_TO_RUN */ .O))
            return [];
        return [
            { pointer: '/turns/judged', expected: 'a turn where the gate holds, since something had to run', found: '0' },
        ];
    },
};


/***/ }),

/***/ 20187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pythonFloat),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/**
 * A finite number of at least 0, rounded to 6 decimals as Python's `round` does: by its exact binary value, and half-way to the even digit.
 * `toFixed` is exact, too, and differs half-way only, where it goes up. Half-way lie the odd multiples of 1/128, and no other double.
 */
function rounded(value) {
    const isHalfway = Number.isInteger(value * 128) && !Number.isInteger(value * 64);
    if (!isHalfway)
        return Number(value.toFixed(6));
    const below = value.toFixed(7).slice(0, -1);
    return Number('02468'.includes(below.slice(-1)) ? below : value.toFixed(6));
}
/** A double as Python prints it: the shortest digits that read back as the same, with an exponent below 1e-4 and from 1e16. */
function pythonFloat(value) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? 'nan' : value < 0 ? '-inf' : 'inf';
    if (Object.is(value, -0))
        return '-0.0';
    const size = Math.abs(value);
    if (size !== 0 && (size < 1e-4 || size >= 1e16))
        return value.toExponential().replace(/([+-])(\d)$/, '$10$2');
    return Number.isInteger(value) ? `${value}.0` : String(value);
}


/***/ }),

/***/ 22402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
/** Adds items to a list one by one: `push(...items)` ends in a RangeError where there are more than a call takes arguments. */
function append(list, items) {
    for (const item of items)
        list.push(item);
}
/** The largest of counts, 0 without any: `Math.max(...counts)` ends in the same error. */
function largest(counts) {
    return counts.reduce((last, count) => Math.max(last, count), 0);
}


/***/ })

};
