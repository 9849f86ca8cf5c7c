export const id = 8383;
export const ids = [8383];
export const modules = {

/***/ 38650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ PLAN_FILE),
  vS: () => (/* binding */ parsePlan),
  Gb: () => (/* binding */ planDigest)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/plan.validate.js
// Generated from plan.schema.json by scripts/generate.ts.

const validate = validate53;
const schema118 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"plan.schema.json","title":"Plan","description":"Which units a batch consists of: case × provider × trial.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","commit","case_set_digest","providers","selection","cases","units"],"properties":{"schema":{"const":1},"batch_run_id":{"$ref":"#/definitions/uuid"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"providers":{"description":"The configured providers, selected or not.","type":"array","items":{"type":"string"}},"selection":{"title":"PlanSelection","description":"The filters that were asked for; null means no filter.","type":"object","additionalProperties":false,"required":["agents","case_ids","categories"],"properties":{"agents":{"$ref":"#/definitions/filter"},"case_ids":{"$ref":"#/definitions/filter"},"categories":{"$ref":"#/definitions/filter"},"changed":{"title":"PlannedChanges","description":"With --changed: what differs from the merge base; the cases that it touches are planned.","type":"object","additionalProperties":false,"required":["merge_base","cases","skills","everything"],"properties":{"merge_base":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"cases":{"description":"Cases that are new or read differently, or of which the baseline expects something else.","type":"array","items":{"type":"string"}},"skills":{"type":"array","items":{"type":"string"}},"everything":{"description":"Changed files that can change the outcome of every case; with one of them every case is planned.","type":"array","items":{"type":"string"}}}}}},"cases":{"description":"Every case of the case set, planned or not.","type":"array","items":{"title":"PlannedCase","type":"object","additionalProperties":false,"required":["case_id","category","file","line","digest"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"file":{"type":"string"},"line":{"type":"integer","minimum":1},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"units":{"type":"array","items":{"title":"PlannedUnit","type":"object","additionalProperties":false,"required":["unit_run_id","case_id","agent","trial"],"properties":{"unit_run_id":{"$ref":"#/definitions/uuid"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"trial":{"type":"integer","minimum":1},"optional":{"description":"True for trials of a later stage: they are run only where the stages before leave the cell undecided.","type":"boolean"}}}},"shards":{"description":"The cells of the plan by the job that runs them: each cell once, one provider in each shard.","type":"array","maxItems":256,"items":{"title":"PlannedShard","type":"object","additionalProperties":false,"required":["shard","agent","cells","expected_seconds"],"properties":{"shard":{"type":"integer","minimum":1},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"cells":{"type":"array","minItems":1,"items":{"title":"ShardCell","type":"object","additionalProperties":false,"required":["case_id"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}},"expected_seconds":{"description":"Of the units that are always run, one after the other.","type":"integer","minimum":0}}}}},"definitions":{"uuid":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"filter":{"type":["array","null"],"items":{"type":"string"}}}};
const schema119 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema120 = {"type":["array","null"],"items":{"type":"string"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="plan.schema.json" */;
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
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.commit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.case_set_digest === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.providers === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.selection === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selection"},message:"must have required property '"+"selection"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cases === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.units === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema118.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
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
const err11 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.commit !== undefined){
let data2 = data.commit;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema118.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
const err13 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.case_set_digest !== undefined){
let data3 = data.case_set_digest;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err14 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.providers !== undefined){
let data4 = data.providers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err16 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.selection !== undefined){
let data6 = data.selection;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.agents === undefined){
const err18 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.case_ids === undefined){
const err19 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.categories === undefined){
const err20 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "agents") || (key1 === "case_ids")) || (key1 === "categories")) || (key1 === "changed"))){
const err21 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.agents !== undefined){
let data7 = data6.agents;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/selection/agents",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema120.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err23 = {instancePath:instancePath+"/selection/agents/" + i1,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data6.case_ids !== undefined){
let data9 = data6.case_ids;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/selection/case_ids",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema120.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(typeof data9[i2] !== "string"){
const err25 = {instancePath:instancePath+"/selection/case_ids/" + i2,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data6.categories !== undefined){
let data11 = data6.categories;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/selection/categories",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema120.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(typeof data11[i3] !== "string"){
const err27 = {instancePath:instancePath+"/selection/categories/" + i3,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data6.changed !== undefined){
let data13 = data6.changed;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.merge_base === undefined){
const err28 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.cases === undefined){
const err29 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.skills === undefined){
const err30 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.everything === undefined){
const err31 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/required",keyword:"required",params:{missingProperty: "everything"},message:"must have required property '"+"everything"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "merge_base") || (key2 === "cases")) || (key2 === "skills")) || (key2 === "everything"))){
const err32 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.merge_base !== undefined){
let data14 = data13.merge_base;
if(typeof data14 === "string"){
if(!pattern22.test(data14)){
const err33 = {instancePath:instancePath+"/selection/changed/merge_base",schemaPath:"#/properties/selection/properties/changed/properties/merge_base/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/selection/changed/merge_base",schemaPath:"#/properties/selection/properties/changed/properties/merge_base/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.cases !== undefined){
let data15 = data13.cases;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(typeof data15[i4] !== "string"){
const err35 = {instancePath:instancePath+"/selection/changed/cases/" + i4,schemaPath:"#/properties/selection/properties/changed/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/selection/changed/cases",schemaPath:"#/properties/selection/properties/changed/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.skills !== undefined){
let data17 = data13.skills;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(typeof data17[i5] !== "string"){
const err37 = {instancePath:instancePath+"/selection/changed/skills/" + i5,schemaPath:"#/properties/selection/properties/changed/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/selection/changed/skills",schemaPath:"#/properties/selection/properties/changed/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.everything !== undefined){
let data19 = data13.everything;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(typeof data19[i6] !== "string"){
const err39 = {instancePath:instancePath+"/selection/changed/everything/" + i6,schemaPath:"#/properties/selection/properties/changed/properties/everything/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err40 = {instancePath:instancePath+"/selection/changed/everything",schemaPath:"#/properties/selection/properties/changed/properties/everything/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err41 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/properties/selection/properties/changed/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err42 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.cases !== undefined){
let data21 = data.cases;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.case_id === undefined){
const err43 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data22.category === undefined){
const err44 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data22.file === undefined){
const err45 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data22.line === undefined){
const err46 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data22.digest === undefined){
const err47 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key3 in data22){
if(!(((((key3 === "case_id") || (key3 === "category")) || (key3 === "file")) || (key3 === "line")) || (key3 === "digest"))){
const err48 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.case_id !== undefined){
let data23 = data22.case_id;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err49 = {instancePath:instancePath+"/cases/" + i7+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err50 = {instancePath:instancePath+"/cases/" + i7+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22.category !== undefined){
let data24 = data22.category;
if((typeof data24 !== "string") && (data24 !== null)){
const err51 = {instancePath:instancePath+"/cases/" + i7+"/category",schemaPath:"#/properties/cases/items/properties/category/type",keyword:"type",params:{type: schema118.properties.cases.items.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22.file !== undefined){
if(typeof data22.file !== "string"){
const err52 = {instancePath:instancePath+"/cases/" + i7+"/file",schemaPath:"#/properties/cases/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data22.line !== undefined){
let data26 = data22.line;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err53 = {instancePath:instancePath+"/cases/" + i7+"/line",schemaPath:"#/properties/cases/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err54 = {instancePath:instancePath+"/cases/" + i7+"/line",schemaPath:"#/properties/cases/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data22.digest !== undefined){
let data27 = data22.digest;
if(typeof data27 === "string"){
if(!pattern5.test(data27)){
const err55 = {instancePath:instancePath+"/cases/" + i7+"/digest",schemaPath:"#/properties/cases/items/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/cases/" + i7+"/digest",schemaPath:"#/properties/cases/items/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/cases/" + i7,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err58 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.units !== undefined){
let data28 = data.units;
if(Array.isArray(data28)){
const len8 = data28.length;
for(let i8=0; i8<len8; i8++){
let data29 = data28[i8];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.unit_run_id === undefined){
const err59 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data29.case_id === undefined){
const err60 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data29.agent === undefined){
const err61 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data29.trial === undefined){
const err62 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key4 in data29){
if(!(((((key4 === "unit_run_id") || (key4 === "case_id")) || (key4 === "agent")) || (key4 === "trial")) || (key4 === "optional"))){
const err63 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data29.unit_run_id !== undefined){
let data30 = data29.unit_run_id;
if(typeof data30 === "string"){
if(!pattern3.test(data30)){
const err64 = {instancePath:instancePath+"/units/" + i8+"/unit_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/units/" + i8+"/unit_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data29.case_id !== undefined){
let data31 = data29.case_id;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
const err66 = {instancePath:instancePath+"/units/" + i8+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/units/" + i8+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data29.agent !== undefined){
let data32 = data29.agent;
if(typeof data32 === "string"){
if(!pattern1.test(data32)){
const err68 = {instancePath:instancePath+"/units/" + i8+"/agent",schemaPath:"#/properties/units/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/units/" + i8+"/agent",schemaPath:"#/properties/units/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.trial !== undefined){
let data33 = data29.trial;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err70 = {instancePath:instancePath+"/units/" + i8+"/trial",schemaPath:"#/properties/units/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 1 || isNaN(data33)){
const err71 = {instancePath:instancePath+"/units/" + i8+"/trial",schemaPath:"#/properties/units/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data29.optional !== undefined){
if(typeof data29.optional !== "boolean"){
const err72 = {instancePath:instancePath+"/units/" + i8+"/optional",schemaPath:"#/properties/units/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/units/" + i8,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err74 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.shards !== undefined){
let data35 = data.shards;
if(Array.isArray(data35)){
if(data35.length > 256){
const err75 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const len9 = data35.length;
for(let i9=0; i9<len9; i9++){
let data36 = data35[i9];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.shard === undefined){
const err76 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "shard"},message:"must have required property '"+"shard"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data36.agent === undefined){
const err77 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data36.cells === undefined){
const err78 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data36.expected_seconds === undefined){
const err79 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "expected_seconds"},message:"must have required property '"+"expected_seconds"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key5 in data36){
if(!((((key5 === "shard") || (key5 === "agent")) || (key5 === "cells")) || (key5 === "expected_seconds"))){
const err80 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data36.shard !== undefined){
let data37 = data36.shard;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err81 = {instancePath:instancePath+"/shards/" + i9+"/shard",schemaPath:"#/properties/shards/items/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 1 || isNaN(data37)){
const err82 = {instancePath:instancePath+"/shards/" + i9+"/shard",schemaPath:"#/properties/shards/items/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data36.agent !== undefined){
let data38 = data36.agent;
if(typeof data38 === "string"){
if(!pattern1.test(data38)){
const err83 = {instancePath:instancePath+"/shards/" + i9+"/agent",schemaPath:"#/properties/shards/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/shards/" + i9+"/agent",schemaPath:"#/properties/shards/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data36.cells !== undefined){
let data39 = data36.cells;
if(Array.isArray(data39)){
if(data39.length < 1){
const err85 = {instancePath:instancePath+"/shards/" + i9+"/cells",schemaPath:"#/properties/shards/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len10 = data39.length;
for(let i10=0; i10<len10; i10++){
let data40 = data39[i10];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.case_id === undefined){
const err86 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10,schemaPath:"#/properties/shards/items/properties/cells/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key6 in data40){
if(!(key6 === "case_id")){
const err87 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10,schemaPath:"#/properties/shards/items/properties/cells/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data40.case_id !== undefined){
let data41 = data40.case_id;
if(typeof data41 === "string"){
if(!pattern1.test(data41)){
const err88 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10+"/case_id",schemaPath:"#/properties/shards/items/properties/cells/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10+"/case_id",schemaPath:"#/properties/shards/items/properties/cells/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/shards/" + i9+"/cells/" + i10,schemaPath:"#/properties/shards/items/properties/cells/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/shards/" + i9+"/cells",schemaPath:"#/properties/shards/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data36.expected_seconds !== undefined){
let data42 = data36.expected_seconds;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err92 = {instancePath:instancePath+"/shards/" + i9+"/expected_seconds",schemaPath:"#/properties/shards/items/properties/expected_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
const err93 = {instancePath:instancePath+"/shards/" + i9+"/expected_seconds",schemaPath:"#/properties/shards/items/properties/expected_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
}
else {
const err94 = {instancePath:instancePath+"/shards/" + i9,schemaPath:"#/properties/shards/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/plan.js




/** The name of the plan's file, beside the results. */
const PLAN_FILE = 'plan.json';
function parsePlan(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the plan', text, validate, file, { wholeCharacters: true });
}
/** `sha256:…` by which results say which plan they belong to. */
function planDigest(plan) {
    return (0,digest/* digestOfText */.Nv)((0,document_text/* documentText */.Z)(plan));
}


/***/ }),

/***/ 54072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** The code of a file-system error; undefined where it is no such error. */
function fileErrorCode(error) {
    return error instanceof Error ? error.code : undefined;
}
/** Whether a file-system error says that nothing is there. */
function isMissing(error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/** What was found in the place of what was expected, in words. */
function foundInstead(error) {
    const code = fileErrorCode(error);
    if (code === undefined)
        return error instanceof Error ? error.message : String(error);
    const words = {
        EACCES: 'one without permission (EACCES)',
        EEXIST: 'a file',
        EISDIR: 'a folder',
        ELOOP: 'links that lead in a circle',
        ENAMETOOLONG: 'a name that is too long',
        ENOENT: 'nothing',
        ENOSPC: 'no space on the device',
        ENOTDIR: 'a file in the place of a folder',
        EPERM: 'one without permission (EPERM)',
        EROFS: 'a read-only file system',
        ERR_INVALID_ARG_VALUE: 'a path with a NUL byte',
    };
    return words[code] ?? code;
}
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_found', `${path}: ${what}: there is no such file`, 'Check the path.', {
            cause: error,
        });
    }
    const message = `${path}: ${what}: expected a readable file, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', message, undefined, { cause: error });
}


/***/ }),

/***/ 36483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GitHubApi)
});

// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/io/github/api-failure.js

const WORDS_LIMIT = 300;
/** What the client threw, for one request. @throws what is no failure of a request */
function apiFailure(error, request, token) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        throw error;
    // The client gives a failure of the network the status 500, but no answer.
    const answer = 'response' in error && isObject(error.response) ? error.response : null;
    const status = answer === null ? null : error.status;
    const kind = kindOf(status, error.message, isObject(answer?.['headers']) ? answer['headers'] : {});
    const said = answer === null ? failureWords(error) : error.message;
    const words = (0,problem/* printable */.g$)(said.replaceAll(token, '***').replaceAll(/:\/\/[^/@\s]+@/g, '://***@')).slice(0, WORDS_LIMIT);
    return { kind, status, reason: `${request}: ${status === null ? '' : `${status} `}${words}` };
}
function kindOf(status, message, headers) {
    if (status === null || status >= 500)
        return 'unreachable';
    if (status === 401)
        return 'unauthorized';
    if (status === 404 || status === 410)
        return 'not_found';
    const isLimit = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
    if (status === 429 || (status === 403 && isLimit))
        return 'rate_limited';
    return status === 403 || status === 451 ? 'forbidden' : 'refused';
}
/** What a failed `fetch` says is "fetch failed"; what happened stands in its cause. */
function failureWords(error) {
    const causes = [];
    for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
        if (cause.message !== '')
            causes.push(cause.message);
        if ('code' in cause && typeof cause.code === 'string')
            causes.push(cause.code);
    }
    return [...new Set(causes)].join(': ');
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/io/github/limited-fetch.js
var limited_fetch = __webpack_require__(30186);
;// CONCATENATED MODULE: ./build/io/github/signed-download.js



/** The bytes at a signed address. No token goes there: whoever has the address may read, and the storage is somebody else's server. */
async function downloadSigned(url, options) {
    const send = (0,limited_fetch/* limitedFetch */.l)(options.limits, options.environment, () => undefined);
    for (let attempt = 0;; attempt += 1) {
        const { again, answer } = await once(() => send(url, { method: 'GET', headers: {} }));
        if (!again || attempt >= options.retries)
            return answer;
        // 1, 4, 9 seconds, as the API's client waits.
        await (0,promises_.setTimeout)((attempt + 1) ** 2 * options.secondMs);
    }
}
async function once(send) {
    let status;
    try {
        const response = await send();
        status = response.status;
        if (status === 200) {
            return { again: false, answer: { kind: 'downloaded', bytes: new Uint8Array(await response.arrayBuffer()) } };
        }
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return { again: true, answer: { kind: 'failed', reason: failureWords(error) } };
    }
    const reason = `the storage answered with ${status}`;
    return { again: status >= 500 || status === 429, answer: { kind: 'failed', reason } };
}

;// CONCATENATED MODULE: ./build/io/github/github-api.js




/** A gate must not sleep for an hour until a limit ends: it can still ask git. */
const LIMITS = {
    limits: { timeMs: 20_000, bytes: 140 * 1024 * 1024 },
    retries: 2,
    waitLimitSeconds: 75,
    secondMs: 1000,
};
/**
 * GitHub's REST API for one repository. Failures of the network and of the server are tried again, rate limits waited for, both within
 * limits; what is left of them is an answer of its own kind and never thrown. Nothing is loaded before the first request.
 */
class GitHubApi {
    /** `owner/name` */
    repository;
    #access;
    #limits;
    #client;
    #requests = 0;
    /** @throws PortcullisError `invalid_input` for an address or a repository that is none */
    constructor(access, limits = {}) {
        checkAccess(access);
        this.repository = access.repository;
        this.#access = access;
        this.#limits = { ...LIMITS, ...limits };
    }
    /** How many requests were sent, those that were tried again included. */
    get requests() {
        return this.#requests;
    }
    /**
     * One request, such as `GET /repos/{owner}/{repo}/git/trees/{tree_sha}`: what stands in braces is filled in from the parameters, and
     * owner and repository from the access; other parameters go into the query or the body. A POST is sent once: it may have been done
     * although its answer was lost.
     */
    ask(route, parameters = {}) {
        return this.#ask(route, parameters, route.startsWith('POST ') ? { retries: 0 } : {});
    }
    /** One question to GraphQL, which changes nothing; an answer may be `{ errors }`. */
    query(query) {
        // Of an Enterprise Server it stands beside the REST API's version ("Forming calls with GraphQL").
        const url = `${baseOf(this.#access).replace(/\/api\/v3$/, '/api')}/graphql`;
        return this.#send(`POST ${url}`, { query }, 'POST /graphql');
    }
    /**
     * What a route of the API redirects to, such as the bytes of an artifact: one request, and one to the address that it names, which does
     * not get the token.
     */
    async download(route, parameters, limits) {
        const answer = await this.#ask(route, parameters, { redirect: 'manual' });
        if (answer.kind !== 'answered')
            return answer;
        const { location } = answer.headers;
        const { apiUrl, environment } = this.#access;
        const isAddress = typeof location === 'string' && URL.canParse(location);
        if (!isAddress || !['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol)) {
            return { kind: 'failed', reason: 'the server named no address to load it from' };
        }
        const { retries, secondMs } = this.#limits;
        return downloadSigned(location, { environment, limits, retries, secondMs });
    }
    async #ask(route, parameters, options) {
        const [owner = '', repo = ''] = this.repository.split('/');
        const all = { owner, repo, ...parameters };
        return this.#send(route, { ...all, request: options }, requestName(route, all));
    }
    async #send(route, parameters, name) {
        this.#client ??= this.#open();
        const client = await this.#client;
        try {
            const answer = await client.request(route, parameters);
            const data = answer.data;
            return { kind: 'answered', data, headers: answer.headers };
        }
        catch (error) {
            return apiFailure(error, name, this.#access.token);
        }
    }
    async #open() {
        // Loaded on first use: most commands ask no server.
        const { makeOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9108), __webpack_require__.e(7697)]).then(__webpack_require__.bind(__webpack_require__, 7697));
        const { token, environment } = this.#access;
        return makeOctokit({
            apiUrl: baseOf(this.#access),
            token,
            environment,
            userAgent: `portcullis/${version/* VERSION */.x}`,
            ...this.#limits,
            onRequest: () => {
                this.#requests += 1;
            },
        });
    }
}
/** Without a slash at the end. */
function baseOf({ apiUrl }) {
    return apiUrl.replace(/\/+$/, '');
}
function checkAccess({ apiUrl, repository, token }) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', 'GITHUB_API_URL: expected an http or https address without credentials');
    }
    // Dots alone would lead elsewhere in the address of a request.
    if (!/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(repository) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(repository)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `GITHUB_REPOSITORY: expected owner/name, found ${JSON.stringify(repository)}`);
    }
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', 'The token is not valid: expected printable ASCII without spaces.');
    }
}
function requestName(route, parameters) {
    return route.replaceAll(/\{(\w+)\}/g, (place, name) => {
        const value = parameters[name];
        return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
    });
}


/***/ }),

/***/ 80929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   ac: () => (/* binding */ GitHubCommits),
/* harmony export */   jj: () => (/* binding */ idAt)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);

/** What the API tells of commits; one request each, except where it says otherwise. */
class GitHubCommits {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
    async compare(base, head) {
        // One commit a page: of the many that lie between them none is needed.
        const parameters = { basehead: `${base}...${head}`, per_page: 1 };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
        if (answer.kind === 'not_found' && /no common ancestor/i.test(answer.reason))
            return { kind: 'unrelated' };
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const mergeBase = idAt(memberOf(answer.data, 'merge_base_commit'));
        const baseTip = idAt(memberOf(answer.data, 'base_commit'));
        if (mergeBase === null || baseTip === null)
            return strange('the comparison', '"merge_base_commit" and "base_commit"');
        return { kind: 'found', mergeBase, baseTip };
    }
    /** The parents of a commit, in order. */
    async parentsOf(commit) {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const parents = memberOf(answer.data, 'parents');
        const ids = Array.isArray(parents) ? parents.map(idAt) : [null];
        const known = ids.filter((id) => id !== null);
        if (known.length !== ids.length)
            return strange('the commit', '"parents"');
        return { kind: 'found', value: known };
    }
    /** The commit that a branch points at; its name without `refs/heads/`. */
    async branchTip(branch) {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const target = memberOf(answer.data, 'object');
        const tip = idAt(target);
        if (tip === null || memberOf(target, 'type') !== 'commit')
            return strange('the branch', 'a commit');
        return { kind: 'found', value: tip };
    }
    /** The name of the repository's default branch. */
    async defaultBranch() {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}');
        if (answer.kind !== 'answered')
            return unavailable(answer);
        const branch = memberOf(answer.data, 'default_branch');
        if (typeof branch !== 'string' || branch === '')
            return strange('the repository', '"default_branch"');
        return { kind: 'found', value: branch };
    }
}
function unavailable({ reason }) {
    return { kind: 'unavailable', reason };
}
function strange(what, expected) {
    return { kind: 'unavailable', reason: `the server's answer about ${what} lacks ${expected}` };
}
/** A member of an answer, which may be anything. */
function memberOf(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
/** The full id of an object of an answer. */
function idAt(value) {
    const id = memberOf(value, 'sha');
    return typeof id === 'string' && _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id) ? id : null;
}


/***/ }),

/***/ 30186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ limitedFetch)
/* harmony export */ });
/**
 * `fetch` as the API client takes it: it counts every request, ends one that takes too long or too much, and reads the whole answer, since
 * the client takes a JSON answer that was cut off for an empty text. Proxies of the environment are used, as by git.
 *
 * @param environment of the process; read for `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in capitals or not
 */
function limitedFetch(limits, environment, onRequest) {
    let plain;
    return async (url, { method, headers, body, redirect = 'follow' }) => {
        plain ??= plainFetch(environment);
        const send = await plain;
        onRequest();
        const signal = AbortSignal.timeout(limits.timeMs);
        const answer = await send(url, { method, headers, ...(body === undefined ? {} : { body }), redirect, signal });
        const bytes = await readWhole(answer, limits.bytes);
        const whole = new Response(bytes.length === 0 ? null : bytes, {
            status: answer.status,
            headers: [...answer.headers],
        });
        Object.defineProperty(whole, 'url', { value: answer.url });
        return whole;
    };
}
/** Node's own `fetch` passes proxies by. What has one is loaded only where there is one: it takes longer than all the rest. */
async function plainFetch(environment) {
    const proxy = (scheme) => environment[`${scheme}_proxy`] ?? environment[`${scheme.toUpperCase()}_PROXY`] ?? '';
    const [httpProxy, httpsProxy, noProxy] = [proxy('http'), proxy('https'), proxy('no')];
    if (httpProxy === '' && httpsProxy === '')
        return fetch;
    const { EnvHttpProxyAgent, fetch: proxied } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = new EnvHttpProxyAgent({ httpProxy, httpsProxy, noProxy });
    return (url, options) => proxied(url, { ...options, dispatcher });
}
async function readWhole(answer, limit) {
    const chunks = [];
    let length = 0;
    for await (const chunk of answer.body ?? []) {
        length += chunk.length;
        if (length > limit)
            throw new Error(`the answer is larger than ${Math.round(limit / 1024 / 1024)} MiB`);
        chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
}


/***/ }),

/***/ 90856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ makeNewFolder),
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);




/** Makes a folder and those above it. `what` names it for people. */
async function makeFolder(path, what) {
    try {
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch (error) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('not_written', `${path}: ${what}: expected a folder that can be made, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`, 'Name a place that can be written to.', { cause: error });
    }
}
/** Makes a folder that nobody else has, with a random ending of its name. Its path. */
async function makeNewFolder(prefix) {
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(prefix), 'a temporary folder');
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(prefix);
    }
    catch (error) {
        const message = `${prefix}…: expected a folder that can be made, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('not_written', message, 'Name a place that can be written to.', { cause: error });
    }
}
/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(error);
        // Some file systems say something else than "exists" of a folder that is there.
        if (await isFolderAlready(path))
            return;
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path).catch((again) => {
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(again) !== 'EEXIST')
                throw again;
        });
    }
}
async function isFolderAlready(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 28046:
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

/***/ 33130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ newestAttempts),
/* harmony export */   s: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38650);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7790);
/* harmony import */ var _kernel_grouped_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28046);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _plan_of_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33911);





/**
 * The results that count (CONTRIBUTING.md, "Shards"): of several attempts at a shard the newest, whatever the order of `all`; of
 * another plan none. After everything was run again the results of the plan before still lie there: those of an attempt older than
 * any of this plan are left out and told.
 *
 * @throws PortcullisError `invalid_input` for results of another plan, for two of one attempt, and for what is none of the shard's
 */
function newestAttempts(all) {
    const digests = new Map([...new Set(all.map(({ plan }) => plan))].map((plan) => [plan, (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planDigest */ .Gb)(plan)]));
    const digestOf = (plan) => digests.get(plan) ?? '';
    const isOwn = ({ results, plan }) => results.batch_run_id === plan.batch_run_id && results.plan_digest === digestOf(plan);
    const own = all.filter(isOwn);
    const foreign = all.filter((batch) => !isOwn(batch));
    for (const batch of foreign) {
        const oldest = Math.min(...own.filter(({ plan }) => plan === batch.plan).map(attemptOf));
        const isEarlier = batch.results.shard !== undefined && Number.isFinite(oldest) && attemptOf(batch) < oldest;
        if (!isEarlier)
            throw foreignError(batch, digestOf(batch.plan));
    }
    for (const batch of own)
        refuseOthersCells(batch);
    const groups = (0,_kernel_grouped_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .m)(own, ({ plan, file, results: { shard } }) => shard === undefined ? `file ${file}` : `shard ${shard} ${digestOf(plan)}`);
    const newest = new Set([...groups.values()].flatMap(countingOnes));
    const older = own.length - newest.size;
    const told = (count, why) => count === 0 ? [] : [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(count, 'results file')} left out: ${why}`];
    return {
        batches: own.filter((batch) => newest.has(batch)),
        notes: [
            ...told(older, 'there is a newer attempt at the same shard'),
            ...told(foreign.length, 'of another plan, from an attempt before this one was made'),
        ],
    };
}
function attemptOf({ results }) {
    return results.attempt ?? 1;
}
/** Of several attempts those of the newest: usually one. */
function newestOf(attempts, attemptOfOne) {
    const last = Math.max(...attempts.map(attemptOfOne));
    return attempts.filter((one) => attemptOfOne(one) === last);
}
function countingOnes(attempts) {
    if (attempts[0]?.results.shard === undefined)
        return attempts;
    const newest = newestOf(attempts, attemptOf);
    const [first, twin] = newest;
    if (first === undefined || twin === undefined)
        return newest;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${twin.file}: expected one results file of shard ${twin.results.shard ?? 0}, attempt ${attemptOf(twin)}, found another at ${first.file}`, 'Give each results file once; a shard that is run again needs a higher --attempt.');
}
/** A shard speaks of its own cells only: it can neither fill in nor excuse what another one lost. */
function refuseOthersCells({ file, results, plan }) {
    if (results.shard === undefined)
        return;
    const shard = plan.shards?.find(({ shard: number }) => number === results.shard);
    if (shard === undefined) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${file}: expected a shard of the plan, found shard ${results.shard} of ${plan.shards?.length ?? 0}`, 'Give the plan that the shard was run from.');
    }
    const isIts = (0,_plan_of_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .cellsOfShard */ .NO)(shard);
    const stray = [...results.results, ...(results.not_run ?? [])].find((row) => !isIts(row));
    if (stray === undefined)
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${file}: expected cells of shard ${results.shard}, found ${stray.case_id}/${stray.agent}`, 'Run the shard again.');
}
function foreignError({ file, results, plan }, digest) {
    const found = `those of ${results.plan_digest} (batch ${results.batch_run_id})`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${file}: expected results of the plan ${digest} (batch ${plan.batch_run_id}), found ${found}`, 'Keep plan.json and the results of one batch together, and edit neither.');
}


/***/ }),

/***/ 33911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   NO: () => (/* binding */ cellsOfShard),
/* harmony export */   Rs: () => (/* binding */ planOfShard)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** The plan with the units of one of its shards only. Throws a usage error where it has no such shard. */
function planOfShard(plan, shard) {
    const cells = cellsOfShard(shardOf(plan, shard));
    return { ...plan, units: plan.units.filter(cells) };
}
/** The shard of that number. Throws a usage error where the plan has none. */
function shardOf({ shards }, number) {
    const found = shards?.find(({ shard }) => shard === number);
    if (found !== undefined)
        return found;
    const count = shards?.length ?? 0;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('usage', `--shard: expected ${count === 0 ? 'a plan with shards' : `a shard from 1 to ${count}`}, found shard ${number}${count === 0 ? ' of a plan that has none' : ''}`, 'Make the plan with `portcullis plan --shards N`.');
}
/** Whether a cell is one of a shard's. */
function cellsOfShard({ agent, cells, }) {
    const ids = new Set(cells.map((cell) => cell.case_id));
    return (cell) => cell.agent === agent && ids.has(cell.case_id);
}
/**
 * What a shard's results are called, as an artifact and as a folder: `routing-<provider>-<shard>`, with `-a<attempt>` where the
 * attempt is known.
 */
function shardName({ agent, shard }, attempt) {
    return `routing-${agent}-${shard}${attempt === null ? '' : `-a${attempt}`}`;
}


/***/ })

};
