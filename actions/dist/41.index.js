export const id = 41;
export const ids = [41];
export const modules = {

/***/ 41:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eq: () => (/* binding */ eventName),
  fg: () => (/* binding */ eventOfRun),
  Yh: () => (/* binding */ githubAccess),
  WD: () => (/* reexport */ github_api/* newApiUse */.W),
  workflowRun: () => (/* binding */ workflowRun)
});

;// CONCATENATED MODULE: ./build/contracts/generated/github-event.validate.js
// Generated from github-event.schema.json by scripts/generate.ts.

const validate = validate38;
const schema104 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"github-event.schema.json","title":"GithubEvent","description":"The parts of a webhook payload that are used, of all events together; which of them an event needs is asked where it is read. Everything else is passed over.","type":"object","properties":{"action":{"type":"string"},"repository":{"type":["object","null"],"properties":{"default_branch":{"type":["string","null"]}}},"number":{"type":["integer","null"],"minimum":1},"pull_request":{"title":"EventPullRequest","type":["object","null"],"properties":{"number":{"type":["integer","null"],"minimum":1},"head":{"$ref":"#/definitions/side"},"base":{"$ref":"#/definitions/side"}}},"merge_group":{"type":["object","null"],"properties":{"base_sha":{"$ref":"#/definitions/commit"},"head_sha":{"$ref":"#/definitions/commit"},"base_ref":{"type":["string","null"]}}},"before":{"$ref":"#/definitions/commit"},"after":{"$ref":"#/definitions/commit"},"forced":{"type":["boolean","null"]},"deleted":{"type":["boolean","null"]},"workflow_run":{"type":["object","null"],"properties":{"id":{"type":["integer","null"],"minimum":1},"run_attempt":{"type":["integer","null"],"minimum":1},"run_number":{"type":["integer","null"],"minimum":1},"name":{"type":["string","null"]},"path":{"type":["string","null"]},"event":{"type":["string","null"]},"conclusion":{"type":["string","null"]},"head_branch":{"type":["string","null"]},"head_sha":{"$ref":"#/definitions/commit"},"head_repository":{"$ref":"#/definitions/repository"}}}},"definitions":{"commit":{"title":"EventCommit","type":["string","null"],"pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$"},"repository":{"title":"EventRepository","description":"Null where a fork is gone.","type":["object","null"],"properties":{"full_name":{"type":["string","null"],"pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"}}},"side":{"title":"EventSide","type":["object","null"],"properties":{"ref":{"type":["string","null"]},"sha":{"$ref":"#/definitions/commit"},"repo":{"$ref":"#/definitions/repository"}}}}};
const schema106 = {"title":"EventCommit","type":["string","null"],"pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$"};
const schema107 = {"title":"EventRepository","description":"Null where a fork is gone.","type":["object","null"],"properties":{"full_name":{"type":["string","null"],"pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"}}};
const schema105 = {"title":"EventSide","type":["object","null"],"properties":{"ref":{"type":["string","null"]},"sha":{"$ref":"#/definitions/commit"},"repo":{"$ref":"#/definitions/repository"}}};
const pattern70 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern61 = new RegExp("^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema105.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ref !== undefined){
let data0 = data.ref;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: schema105.properties.ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sha !== undefined){
let data1 = data.sha;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern70.test(data1)){
const err3 = {instancePath:instancePath+"/sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.repo !== undefined){
let data2 = data.repo;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/repo",schemaPath:"#/definitions/repository/type",keyword:"type",params:{type: schema107.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.full_name !== undefined){
let data3 = data2.full_name;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/repo/full_name",schemaPath:"#/definitions/repository/properties/full_name/type",keyword:"type",params:{type: schema107.properties.full_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern61.test(data3)){
const err6 = {instancePath:instancePath+"/repo/full_name",schemaPath:"#/definitions/repository/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""};
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
}
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="github-event.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
if(typeof data.action !== "string"){
const err0 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.repository !== undefined){
let data1 = data.repository;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: schema104.properties.repository.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.default_branch !== undefined){
let data2 = data1.default_branch;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/repository/default_branch",schemaPath:"#/properties/repository/properties/default_branch/type",keyword:"type",params:{type: schema104.properties.repository.properties.default_branch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
if(data.number !== undefined){
let data3 = data.number;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema104.properties.number.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.pull_request !== undefined){
let data4 = data.pull_request;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/pull_request",schemaPath:"#/properties/pull_request/type",keyword:"type",params:{type: schema104.properties.pull_request.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.number !== undefined){
let data5 = data4.number;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/pull_request/number",schemaPath:"#/properties/pull_request/properties/number/type",keyword:"type",params:{type: schema104.properties.pull_request.properties.number.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/pull_request/number",schemaPath:"#/properties/pull_request/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data4.head !== undefined){
if(!(validate39(data4.head, {instancePath:instancePath+"/pull_request/head",parentData:data4,parentDataProperty:"head",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data4.base !== undefined){
if(!(validate39(data4.base, {instancePath:instancePath+"/pull_request/base",parentData:data4,parentDataProperty:"base",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
}
if(data.merge_group !== undefined){
let data8 = data.merge_group;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err8 = {instancePath:instancePath+"/merge_group",schemaPath:"#/properties/merge_group/type",keyword:"type",params:{type: schema104.properties.merge_group.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.base_sha !== undefined){
let data9 = data8.base_sha;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/merge_group/base_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern70.test(data9)){
const err10 = {instancePath:instancePath+"/merge_group/base_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
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
if(data8.head_sha !== undefined){
let data10 = data8.head_sha;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/merge_group/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern70.test(data10)){
const err12 = {instancePath:instancePath+"/merge_group/head_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
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
if(data8.base_ref !== undefined){
let data11 = data8.base_ref;
if((typeof data11 !== "string") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/merge_group/base_ref",schemaPath:"#/properties/merge_group/properties/base_ref/type",keyword:"type",params:{type: schema104.properties.merge_group.properties.base_ref.type},message:"must be string,null"};
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
}
if(data.before !== undefined){
let data12 = data.before;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern70.test(data12)){
const err15 = {instancePath:instancePath+"/before",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
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
if(data.after !== undefined){
let data13 = data.after;
if((typeof data13 !== "string") && (data13 !== null)){
const err16 = {instancePath:instancePath+"/after",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern70.test(data13)){
const err17 = {instancePath:instancePath+"/after",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
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
if(data.forced !== undefined){
let data14 = data.forced;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err18 = {instancePath:instancePath+"/forced",schemaPath:"#/properties/forced/type",keyword:"type",params:{type: schema104.properties.forced.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.deleted !== undefined){
let data15 = data.deleted;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err19 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: schema104.properties.deleted.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.workflow_run !== undefined){
let data16 = data.workflow_run;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
const err20 = {instancePath:instancePath+"/workflow_run",schemaPath:"#/properties/workflow_run/type",keyword:"type",params:{type: schema104.properties.workflow_run.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id !== undefined){
let data17 = data16.id;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err21 = {instancePath:instancePath+"/workflow_run/id",schemaPath:"#/properties/workflow_run/properties/id/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err22 = {instancePath:instancePath+"/workflow_run/id",schemaPath:"#/properties/workflow_run/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.run_attempt !== undefined){
let data18 = data16.run_attempt;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err23 = {instancePath:instancePath+"/workflow_run/run_attempt",schemaPath:"#/properties/workflow_run/properties/run_attempt/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.run_attempt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err24 = {instancePath:instancePath+"/workflow_run/run_attempt",schemaPath:"#/properties/workflow_run/properties/run_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.run_number !== undefined){
let data19 = data16.run_number;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err25 = {instancePath:instancePath+"/workflow_run/run_number",schemaPath:"#/properties/workflow_run/properties/run_number/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.run_number.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err26 = {instancePath:instancePath+"/workflow_run/run_number",schemaPath:"#/properties/workflow_run/properties/run_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.name !== undefined){
let data20 = data16.name;
if((typeof data20 !== "string") && (data20 !== null)){
const err27 = {instancePath:instancePath+"/workflow_run/name",schemaPath:"#/properties/workflow_run/properties/name/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data16.path !== undefined){
let data21 = data16.path;
if((typeof data21 !== "string") && (data21 !== null)){
const err28 = {instancePath:instancePath+"/workflow_run/path",schemaPath:"#/properties/workflow_run/properties/path/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.path.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.event !== undefined){
let data22 = data16.event;
if((typeof data22 !== "string") && (data22 !== null)){
const err29 = {instancePath:instancePath+"/workflow_run/event",schemaPath:"#/properties/workflow_run/properties/event/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.conclusion !== undefined){
let data23 = data16.conclusion;
if((typeof data23 !== "string") && (data23 !== null)){
const err30 = {instancePath:instancePath+"/workflow_run/conclusion",schemaPath:"#/properties/workflow_run/properties/conclusion/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.conclusion.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data16.head_branch !== undefined){
let data24 = data16.head_branch;
if((typeof data24 !== "string") && (data24 !== null)){
const err31 = {instancePath:instancePath+"/workflow_run/head_branch",schemaPath:"#/properties/workflow_run/properties/head_branch/type",keyword:"type",params:{type: schema104.properties.workflow_run.properties.head_branch.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data16.head_sha !== undefined){
let data25 = data16.head_sha;
if((typeof data25 !== "string") && (data25 !== null)){
const err32 = {instancePath:instancePath+"/workflow_run/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data25 === "string"){
if(!pattern70.test(data25)){
const err33 = {instancePath:instancePath+"/workflow_run/head_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
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
if(data16.head_repository !== undefined){
let data26 = data16.head_repository;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err34 = {instancePath:instancePath+"/workflow_run/head_repository",schemaPath:"#/definitions/repository/type",keyword:"type",params:{type: schema107.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.full_name !== undefined){
let data27 = data26.full_name;
if((typeof data27 !== "string") && (data27 !== null)){
const err35 = {instancePath:instancePath+"/workflow_run/head_repository/full_name",schemaPath:"#/definitions/repository/properties/full_name/type",keyword:"type",params:{type: schema107.properties.full_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data27 === "string"){
if(!pattern61.test(data27)){
const err36 = {instancePath:instancePath+"/workflow_run/head_repository/full_name",schemaPath:"#/definitions/repository/properties/full_name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""};
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
}
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/contracts/event-context.js





const ZEROS = /^0+$/;
const REPOSITORY = /^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/;
const NUMBER = /^[1-9][0-9]{0,15}$/;
/**
 * The context of a run from the runner's variables (GitHub's "Variables reference") and the payload of its event ("Webhook events and
 * payloads"). Everything in them is hostile and checked: branch names and repositories are whatever somebody called them.
 *
 * @throws PortcullisError `invalid_input` that names the variable or the field which is missing or not as it should be
 */
function parseEventContext(environment, payload) {
    const event = (0,json_source/* parseCheckedJson */.Xm)('the event', payload.text, validate, payload.file);
    const variable = (name, shape, expected) => {
        const value = environment[name] ?? '';
        if (shape.test(value))
            return value;
        throw (0,portcullis_error/* invalidInput */.aY)(`${name}: expected ${expected}, found ${(0,contracts_problem/* shown */.SP)(value)}`, RUNNER_HELP);
    };
    const name = variable('GITHUB_EVENT_NAME', /^[a-z_]{1,100}$/, 'the name of an event');
    return {
        trigger: triggerOf(name, event, payload.file),
        repository: variable('GITHUB_REPOSITORY', REPOSITORY, 'owner/name'),
        sha: variable('GITHUB_SHA', commit_files/* OBJECT_ID */.SN, 'a full commit id'),
        ref: (0,contracts_problem/* printable */.g$)(environment['GITHUB_REF'] ?? ''),
        runId: Number(variable('GITHUB_RUN_ID', NUMBER, 'a number')),
        runAttempt: Number(variable('GITHUB_RUN_ATTEMPT', NUMBER, 'a number')),
        runNumber: Number(variable('GITHUB_RUN_NUMBER', NUMBER, 'a number')),
        workflow: workflowOf(environment['GITHUB_WORKFLOW_REF'], environment['GITHUB_WORKFLOW']),
    };
}
const RUNNER_HELP = 'The runner of GitHub Actions sets it. Outside of a workflow use the command line.';
function triggerOf(name, event, file) {
    const required = (value, pointer) => {
        if (value !== null && value !== undefined)
            return value;
        const problem = { file, line: null, pointer, expected: `a value, since the event is ${name}`, found: 'nothing' };
        throw new contracts_problem/* ProblemsError */.FQ('the event', [{ ...problem, help: null }]);
    };
    const defaultBranch = () => required(event.repository?.default_branch, '/repository/default_branch');
    switch (name) {
        case 'pull_request':
        case 'pull_request_target': {
            const pull = required(event.pull_request, '/pull_request');
            return {
                name,
                number: required(pull.number ?? event.number, '/pull_request/number'),
                baseRef: required(pull.base?.ref, '/pull_request/base/ref'),
                baseTip: required(pull.base?.sha, '/pull_request/base/sha'),
                headSha: required(pull.head?.sha, '/pull_request/head/sha'),
                headRepository: pull.head?.repo?.full_name ?? null,
                defaultBranch: defaultBranch(),
            };
        }
        case 'merge_group': {
            const group = required(event.merge_group, '/merge_group');
            return {
                name,
                baseSha: required(group.base_sha, '/merge_group/base_sha'),
                headSha: required(group.head_sha, '/merge_group/head_sha'),
                baseRef: required(group.base_ref, '/merge_group/base_ref'),
                defaultBranch: defaultBranch(),
            };
        }
        case 'push': {
            const [before, after] = [required(event.before, '/before'), required(event.after, '/after')];
            return {
                name,
                before: ZEROS.test(before) ? null : before,
                after: ZEROS.test(after) ? null : after,
                forced: event.forced === true,
                defaultBranch: defaultBranch(),
            };
        }
        case 'schedule':
        case 'workflow_dispatch':
            return { name, defaultBranch: event.repository?.default_branch ?? null };
        case 'workflow_run': {
            const run = required(event.workflow_run, '/workflow_run');
            return {
                name,
                runId: required(run.id, '/workflow_run/id'),
                runAttempt: run.run_attempt ?? 1,
                runNumber: required(run.run_number, '/workflow_run/run_number'),
                workflow: workflowOf(run.path, run.name),
                runEvent: required(run.event, '/workflow_run/event'),
                headSha: required(run.head_sha, '/workflow_run/head_sha'),
                headRepository: run.head_repository?.full_name ?? null,
                headBranch: run.head_branch ?? null,
                conclusion: run.conclusion ?? null,
            };
        }
        default:
            return { name: 'other', event: name };
    }
}
/** `path`: with the repository before it or the ref behind it, as GitHub writes it in different places. */
function workflowOf(path, name) {
    const file = /\.github\/workflows\/[^/]+?\.ya?ml(?=@|$)/.exec(path ?? '')?.[0];
    return (0,contracts_problem/* printable */.g$)(file ?? name ?? '');
}

// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
;// CONCATENATED MODULE: ./build/app/world/workflow-run.js




/**
 * The workflow run that this process is a part of.
 *
 * @throws PortcullisError `usage` outside of one
 */
function workflowRun(environment) {
    const numberOf = (name) => {
        const text = environment[name] ?? '';
        if (/^[1-9]\d{0,14}$/.test(text))
            return Number(text);
        throw (0,portcullis_error/* usageError */.Wp)(`${name}: expected the number of a workflow run, found ${JSON.stringify(text)}`, 'Run inside a workflow, or give the results by the input "results".');
    };
    return { id: numberOf('GITHUB_RUN_ID'), attempt: numberOf('GITHUB_RUN_ATTEMPT') };
}
/** The event of the run by its name; null where it is no name. */
function eventName(environment) {
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    return /^[a-z_]{1,100}$/.test(name) ? name : null;
}
/**
 * The run and its event; null outside of a workflow.
 *
 * @throws PortcullisError `invalid_input` where the runner's variables or the payload are not as they should be
 */
async function eventOfRun(environment) {
    const file = environment['GITHUB_EVENT_PATH'] ?? '';
    if (file === '')
        return null;
    return parseEventContext(environment, { text: await (0,read_text_file/* readTextFile */.Gu)(file, 'the event'), file });
}
/**
 * Access to the API of the server that runs the workflow; null without a token or a repository.
 *
 * @param use where all requests count together; null where nobody looks at it
 */
function githubAccess(environment, token, use = null) {
    const repository = environment['GITHUB_REPOSITORY'] ?? '';
    const apiUrl = environment['GITHUB_API_URL'] ?? '';
    if (token === null || repository === '' || apiUrl === '')
        return null;
    return { apiUrl, token, repository, environment, ...(use === null ? {} : { use }) };
}


/***/ })

};
