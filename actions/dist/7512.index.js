export const id = 7512;
export const ids = [7512];
export const modules = {

/***/ 37512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D5: () => (/* binding */ TYPESTATE_RESULT_FILE),
  lJ: () => (/* binding */ typestateDetail),
  xS: () => (/* reexport */ validate)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-detail.validate.js
// Generated from typestate-detail.schema.json by scripts/generate.ts.

const validate = validate73;
const schema154 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-detail.schema.json","title":"TypestateDetail","description":"What the typestate gate decided class by class.","type":"object","additionalProperties":false,"required":["policies","turns","rows"],"properties":{"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}}}};
const schema155 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema156 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema157 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]};
const schema158 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
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
for(const key1 in data0){
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema156.properties.case_id.type},message:"must be string,null"};
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
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema156.properties.agent.type},message:"must be string,null"};
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
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema156.properties.turn_id.type},message:"must be string,null"};
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
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema156.properties.file.type},message:"must be string,null"};
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
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema155.properties.class.type},message:"must be string,null"};
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
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema157.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema155.properties.gate.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema155.properties.tolerated.type},message:"must be object,null"};
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
for(const key2 in data8){
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
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
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema155.properties.tolerated.properties.owner.type},message:"must be string,null"};
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
for(let i0=0; i0<len0; i0++){
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
for(const key3 in data15){
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
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
for(let i1=0; i1<len1; i1++){
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
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema158.properties.cause.type},message:"must be string,null"};
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
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "policies") || (key0 === "turns")) || (key0 === "rows"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
for(const key1 in data0){
let data1 = data0[key1];
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/policies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema154.properties.policies.additionalProperties.type},message:"must be string,null"};
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
for(const key2 in data2){
if(!(((key2 === "judged") || (key2 === "accepted")) || (key2 === "rejected"))){
const err9 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
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
for(let i0=0; i0<len0; i0++){
if(!(validate74(data6[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate73.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/typestate-detail.js

/** The name of the file that the action of the typestate gate leaves. */
const TYPESTATE_RESULT_FILE = 'typestate-result.json';
/** The document of the typestate gate; null for another gate's outcome. */
function typestateDetail({ gate, detail }) {
    return gate === 'typestate' ? detail : null;
}


/***/ })

};
