export const id = 1273;
export const ids = [1273];
export const modules = {

/***/ 60782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  le: () => (/* binding */ comparatorTree),
  uf: () => (/* binding */ isPath),
  HR: () => (/* binding */ pathInTree)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
;// CONCATENATED MODULE: ./build/io/git/tree-snapshot.js








/** The most there may be in a snapshot. */
const LIMITS = { files: 100_000, bytes: 1024 ** 3 };
/** How a pointer to a file of Git LFS begins. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/**
 * Writes the tree of a commit into an empty folder, from the objects of the clone (src/io/README.md, "Git"): the bytes that were
 * committed, whatever filters and attributes say, and nobody may write to them. The commit is fetched where the clone lacks it.
 *
 * @throws PortcullisError `not_comparable` where an object cannot be had, `invalid_input` for a tree over the limits
 */
async function writeTreeSnapshot(repository, commit, folder, limits = LIMITS) {
    // Mode and id of regular files and links; submodules are commits.
    const blobs = [...(await repository.listEntriesAt(commit))].filter(([, entry]) => /^1[02]/.test(entry));
    if (blobs.length > limits.files)
        throw refused('invalid_input', commit, `at most ${limits.files} files`, 'more');
    const folders = new Set(['.']);
    for (const [path] of blobs) {
        for (let at = (0,external_node_path_.dirname)((0,repository_path/* repositoryPath */.S)(path)); !folders.has(at); at = (0,external_node_path_.dirname)(at))
            folders.add(at);
    }
    for (const path of folders)
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, path), { recursive: true, mode: 0o700 });
    const links = new Map();
    let bytes = 0;
    for await (const [path, entry, content] of contentsOf(repository.root, commit, blobs)) {
        bytes += content.length;
        if (bytes > limits.bytes)
            throw refused('invalid_input', commit, `at most ${limits.bytes} bytes`, 'more');
        if (entry.startsWith('12'))
            links.set(path, content.toString());
        else if (!content.subarray(0, LFS_POINTER.length).equals(LFS_POINTER)) {
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, path), content, { flag: 'wx', mode: entry.startsWith('100755') ? 0o555 : 0o444 });
        }
    }
    // After all files, so that none is written through a link; judged when all are there, since one may lead through another.
    for (const [path, target] of links)
        await (0,promises_.symlink)(target, (0,external_node_path_.join)(folder, path));
    const root = await (0,promises_.realpath)(folder);
    const inside = new Set();
    for (const path of links.keys()) {
        if ((0,find_files/* isInside */.FK)(root, await (0,promises_.realpath)((0,external_node_path_.join)(folder, path)).catch(() => (0,external_node_path_.dirname)(root))))
            inside.add(path);
    }
    for (const path of links.keys())
        if (!inside.has(path))
            await (0,promises_.rm)((0,external_node_path_.join)(folder, path));
    for (const path of folders)
        await (0,promises_.chmod)((0,external_node_path_.join)(folder, path), 0o555);
}
/** Each entry with its bytes, in their order, from one process. */
async function* contentsOf(root, commit, entries) {
    const env = (0,git_command/* gitEnvironment */._K)(process.env);
    // A server that a partial clone asks for objects may stop answering.
    const git = (0,external_node_child_process_.spawn)('git', ['cat-file', '--batch=%(objectsize)'], { cwd: root, env, timeout: 600_000 });
    // Where git cannot be started, or ends early, its output ends.
    for (const place of [git, git.stdin])
        place.on('error', () => undefined);
    git.stderr.resume();
    const chunks = git.stdout[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const take = async (size, path) => {
        const parts = [rest];
        for (let length = rest.length; length < size; length += parts.at(-1)?.length ?? 0) {
            const { value } = await chunks.next();
            if (value === undefined)
                throw refused('not_comparable', commit, `the object of ${path}`, 'none');
            parts.push(value);
        }
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(size);
        return all.subarray(0, size);
    };
    try {
        external_node_stream_.Readable.from(entries.map(([, entry]) => `${entry.slice(7)}\n`)).pipe(git.stdin);
        for (const [path, entry] of entries) {
            let size = '';
            for (let next = ''; next !== '\n'; size += next)
                next = (await take(1, path)).toString('latin1');
            if (!/^\d+\n$/.test(size))
                throw refused('not_comparable', commit, `the object of ${path}`, 'none');
            yield [path, entry, await take(Number(size), path)];
            await take(1, path);
        }
    }
    finally {
        git.kill('SIGKILL');
    }
}
function refused(code, commit, expected, found) {
    const help = 'Check out with `fetch-depth: 0`, or name a program by its absolute path outside of the checkout.';
    return new portcullis_error/* PortcullisError */.SO(code, `the tree of ${commit}: expected ${expected}, found ${found}`, help);
}

// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
;// CONCATENATED MODULE: ./build/app/comparator/comparator-tree.js







/**
 * What is started from the repository: the comparator's tree, written once, and only where something of it is started. A command gets its
 * program, and each argument that names a file of the repository, as paths there; throws `PortcullisError` where they cannot be had.
 *
 * @param folder absolute, outside of the checkout, and not there yet
 */
function comparatorTree(world, comparator, folder) {
    let written = null;
    const placeOf = async (item, path) => {
        written ??= writeTree(world, comparator, folder);
        await written;
        const place = (0,external_node_path_.join)(folder, path);
        if (await (0,find_files/* isFile */.fo)(place))
            return place;
        // A folder behind a link, which stands for another one in the unit's own workspace.
        if (await (0,find_files/* isFolder */.lQ)(place))
            return (0,external_node_path_.isAbsolute)(item) ? place : item;
        const message = `${path}: expected a file in the tree of ${comparator.name}, found none`;
        const help = 'What only the head has is no part of it, nor submodules, files of Git LFS and links that lead out.';
        throw new portcullis_error/* PortcullisError */.SO('not_found', message, help);
    };
    return async (command) => {
        const entries = command.some(isPath) ? await comparator.entries() : new Map();
        const found = [];
        for (const [index, item] of command.entries()) {
            const path = pathInTree(world.root, entries, item, index === 0);
            found.push(path === null ? item : await placeOf(item, path));
        }
        return found;
    };
}
async function writeTree(world, { commits }, folder) {
    const repository = await (0,open_repository/* openRepository */.h)(world);
    if (repository === null || commits.merge_base === null)
        throw new Error('there is no commit to take programs from');
    try {
        await (0,make_folder/* makeFolder */.fc)(folder, 'the tree of the comparator');
        await writeTreeSnapshot(repository, commits.merge_base, folder);
    }
    catch (error) {
        throw error instanceof portcullis_error/* PortcullisError */.SO ? error : (0,file_error/* notWritten */.xc)(error, folder, 'a folder that can be filled');
    }
}
/** Whether a part of a command is a path; a program without a separator is looked for on PATH. */
function isPath(item) {
    return /[/\\]/.test(item);
}
/** The path in the repository that the program names there, or an argument that is absolute, or tracked or behind what is; else null. */
function pathInTree(root, entries, item, isProgram) {
    const place = (0,external_node_path_.resolve)(root, item);
    if (!isPath(item) || !(0,find_files/* isInside */.FK)(root, place))
        return null;
    const path = (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(root, place));
    const parts = path.split('/');
    const isTracked = parts.some((_, index) => {
        const entry = entries.get(parts.slice(0, index + 1).join('/'));
        return entry !== undefined && !entry.startsWith('040000');
    });
    return isProgram || (0,external_node_path_.isAbsolute)(item) || isTracked ? path : null;
}


/***/ }),

/***/ 66182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OT: () => (/* binding */ trustedCommands),
  R4: () => (/* binding */ trustedProvider)
});

// UNUSED EXPORTS: isHeadTrusted

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/providers/executable-config.js


/**
 * The keys that decide which program is started, with which arguments and variables, and what is put before it. A command brings its reader
 * and folders.
 */
const EXECUTABLE = ['command', 'path', 'environment', 'sandbox', 'skills'];
/**
 * The configuration by which agents are started (src/app/README.md, "Whose commands are run"). What decides about programs is the
 * comparator's, so that a change under test cannot choose what runs beside the keys. Everything else is the head's.
 *
 * @param comparator null where the head's own counts: nothing is compared with, the comparator has no configuration yet, or somebody
 * with the right to write started the run by hand
 */
function executableConfig(head, comparator) {
    if (comparator === null)
        return { config: head, replaced: [], refused: new Map() };
    const providers = new Map();
    const replaced = [];
    const refused = new Map();
    for (const [id, own] of head.providers) {
        const before = comparator.providers.get(id) ?? config/* DEFAULT_PROVIDER */.Gr;
        if (own.command !== null && before.command === null) {
            refused.set(id, `providers.${id}.command: expected a command that the comparator has, found it in the head only`);
            providers.set(id, own);
            continue;
        }
        const { command, path, environment, sandbox, skills, withoutCommand } = before;
        providers.set(id, { ...own, command, path, environment, sandbox, skills, withoutCommand });
        const differing = EXECUTABLE.filter((key) => (0,document_text/* documentText */.Z)({ value: own[key] }) !== (0,document_text/* documentText */.Z)({ value: before[key] }));
        for (const key of differing)
            replaced.push(`providers.${id}.${key}`);
    }
    const { workspace } = comparator;
    if (workspace.join('\n') !== head.workspace.join('\n'))
        replaced.push('workspace');
    return { config: { ...head, providers, workspace }, replaced, refused };
}

// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: ./build/app/comparator/comparator-tree.js + 1 modules
var comparator_tree = __webpack_require__(60782);
;// CONCATENATED MODULE: ./build/app/comparator/trusted-commands.js





/** Whose commands are run (src/app/README.md, "Whose commands are run"), and what they are. */
async function trustedCommands(world, head, comparator) {
    const judge = isHeadTrusted(comparator) ? null : comparator;
    const commands = executableConfig(head, judge?.config ?? null);
    if (judge === null)
        return { ...commands, comparator: null, note: null };
    const replaced = [...commands.replaced, ...(await changedPrograms(world, judge, commands.config))].join(', ');
    const note = `agents were started as ${judge.name} says; the head's ${replaced} did not count`;
    return { ...commands, comparator: judge, note: replaced === '' ? null : note };
}
/** What the head itself says counts where nothing is compared with, before the first gate, and in a run that was started by hand. */
function isHeadTrusted(comparator) {
    if (comparator === null || comparator.commits.kind === 'file')
        return true;
    const { config_outcome: config, event } = comparator.commits;
    return event === 'workflow_dispatch' || (comparator.place.outcome === 'first_adoption' && config === 'default');
}
/**
 * A provider as it may be started, with what it starts of the repository in the comparator's tree. Undefined where nothing is configured.
 *
 * @param tree null where the head's own programs count
 * @throws PortcullisError where only the head describes it, or the comparator's tree does not have it
 */
async function trustedProvider({ config, refused }, tree, agent) {
    const reason = refused.get(agent);
    if (reason !== undefined) {
        const help = 'Commands are those of what is compared with: a new one runs once it is there, or in a run started by hand.';
        throw new portcullis_error/* PortcullisError */.SO('usage', reason, help);
    }
    const provider = config.providers.get(agent);
    if (provider === undefined || tree === null)
        return provider;
    const { path, command } = provider;
    return {
        ...provider,
        path: path === null ? null : ((await tree([path]))[0] ?? path),
        command: command === null ? null : { ...command, command: await tree(command.command) },
    };
}
/** Files that the head has otherwise, of the topmost folders from which the comparator's programs are started. */
async function changedPrograms(world, { entries }, { providers }) {
    const commands = [...providers.values()].flatMap(({ path, command }) => [[path ?? ''], command?.command ?? []]);
    const repository = commands.flat().some(comparator_tree/* isPath */.uf) ? await (0,open_repository/* openRepository */.h)(world) : null;
    // Where the comparator's cannot be told, nothing of the repository is started.
    const before = repository === null ? null : await entries().catch(portcullis_error/* asPortcullisError */.Uj);
    if (before === null || before instanceof portcullis_error/* PortcullisError */.SO)
        return [];
    const started = commands.flatMap((command) => command.flatMap((item, index) => (0,comparator_tree/* pathInTree */.HR)(world.root, before, item, index === 0) ?? []));
    const folders = started.map((path) => path.slice(0, path.indexOf('/') + 1));
    const paths = await (0,open_repository/* changedPaths */.v)(repository, before);
    const changed = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
    return changed.length === 0 ? [] : [(0,counted/* firstOf */.K)(changed)];
}


/***/ }),

/***/ 84225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ CLIENT_LOCK_FILE),
  S: () => (/* binding */ parseClientLock)
});

;// CONCATENATED MODULE: ./build/contracts/generated/client-lock.validate.js
// Generated from client-lock.schema.json by scripts/generate.ts.

const validate = validate19;
const schema26 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"client-lock.schema.json","title":"ClientLock","description":"`.github/portcullis/clients-lock.json`: which versions of the agent clients may be installed, and the digests of their npm packages on every platform.","type":"object","required":["schema","clients"],"additionalProperties":false,"properties":{"schema":{"const":1},"clients":{"description":"Provider id → its versions.","type":"object","additionalProperties":{"$ref":"#/definitions/clientVersions"}}},"definitions":{"clientVersions":{"title":"ClientVersions","type":"object","required":["pinned","versions"],"additionalProperties":false,"properties":{"pinned":{"description":"The version that is installed and started where none is asked for; one of `versions`.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"versions":{"type":"object","propertyNames":{"pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"additionalProperties":{"$ref":"#/definitions/lockedVersion"}}}},"lockedVersion":{"title":"LockedVersion","description":"The client's own package and its packages for all platforms, by the name of the folder under `node_modules`.","type":"object","additionalProperties":{"$ref":"#/definitions/lockedPackage"}},"lockedPackage":{"title":"LockedPackage","type":"object","required":["version","integrity"],"additionalProperties":false,"properties":{"name":{"description":"The package's own name, where the folder has another one.","type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"integrity":{"type":"string","pattern":"^sha512-[A-Za-z0-9+/]{86}==$"}}}}};
const schema27 = {"title":"ClientVersions","type":"object","required":["pinned","versions"],"additionalProperties":false,"properties":{"pinned":{"description":"The version that is installed and started where none is asked for; one of `versions`.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"versions":{"type":"object","propertyNames":{"pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"additionalProperties":{"$ref":"#/definitions/lockedVersion"}}}};
const pattern18 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$", "u");
const schema28 = {"title":"LockedVersion","description":"The client's own package and its packages for all platforms, by the name of the folder under `node_modules`.","type":"object","additionalProperties":{"$ref":"#/definitions/lockedPackage"}};
const schema29 = {"title":"LockedPackage","type":"object","required":["version","integrity"],"additionalProperties":false,"properties":{"name":{"description":"The package's own name, where the folder has another one.","type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"integrity":{"type":"string","pattern":"^sha512-[A-Za-z0-9+/]{86}==$"}}};
const pattern21 = new RegExp("^sha512-[A-Za-z0-9+/]{86}==$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.integrity === undefined){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/required",keyword:"required",params:{missingProperty: "integrity"},message:"must have required property '"+"integrity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data0){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "name") || (key1 === "version")) || (key1 === "integrity"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["name","version","integrity"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/definitions/lockedPackage/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.version !== undefined){
let data2 = data0.version;
if(typeof data2 === "string"){
if(!pattern18.test(data2)){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/version",schemaPath:"#/definitions/lockedPackage/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/version",schemaPath:"#/definitions/lockedPackage/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.integrity !== undefined){
let data3 = data0.integrity;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/integrity",schemaPath:"#/definitions/lockedPackage/properties/integrity/pattern",keyword:"pattern",params:{pattern: "^sha512-[A-Za-z0-9+/]{86}==$"},message:"must match pattern \""+"^sha512-[A-Za-z0-9+/]{86}==$"+"\""};
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
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/integrity",schemaPath:"#/definitions/lockedPackage/properties/integrity/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pinned === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pinned"},message:"must have required property '"+"pinned"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.versions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
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
if(!((key0 === "pinned") || (key0 === "versions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["pinned","versions"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pinned !== undefined){
let data0 = data.pinned;
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
const err3 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.versions !== undefined){
let data1 = data.versions;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const before_key1 = errors;
for(const key1 in data1){
if (errors - before_key1 >= 1000) break;
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern18.test(key1)){
const err5 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const before_key2 = errors;
for(const key2 in data1){
if (errors - before_key2 >= 1000) break;
if(!(validate21(data1[key2], {instancePath:instancePath+"/versions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="client-lock.schema.json" */;
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
if(data.clients === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clients"},message:"must have required property '"+"clients"+"'"};
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
if(!((key0 === "schema") || (key0 === "clients"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","clients"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clients !== undefined){
let data1 = data.clients;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const before_key1 = errors;
for(const key1 in data1){
if (errors - before_key1 >= 1000) break;
if(!(validate20(data1[key1], {instancePath:instancePath+"/clients/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/client-lock.js


/** A repository's own lock, for versions that Portcullis itself does not know; relative to its root. */
const CLIENT_LOCK_FILE = '.github/portcullis/clients-lock.json';
/** Parses a lock of clients. Throws `ProblemsError`, also where a client's pinned version is not among its versions. */
function parseClientLock(text, file) {
    const { value: lock, refuse } = (0,json_source/* checkedDocument */.Tw)('the lock of clients', text, validate, file);
    const unknown = Object.entries(lock.clients).filter(([, { pinned, versions }]) => versions[pinned] === undefined);
    refuse(unknown.map(([id, { pinned, versions }]) => {
        const expected = `one of the versions ${Object.keys(versions).join(', ')}`;
        return { pointer: `/clients/${id}/pinned`, expected, found: pinned };
    }));
    return lock;
}


/***/ }),

/***/ 12759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   Hj: () => (/* binding */ decodeLine),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30348);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);


const BYTE_ORDER_MARK = 0xfeff;
const OPEN_BRACE = 0x7b;
const REPLACEMENT = '\uFFFD';
/**
 * Decodes one whole line as UTF-8. Bytes that are not UTF-8, raw control characters inside JSON text and lone surrogates
 * become U+FFFD and set `lossy`; the other lines are not affected. A line that begins like a JSON object and still does
 * not parse is `damaged`, because an event was lost with it.
 */
function decodeLine({ bytes, start, end }) {
    let text = bytes.toString('utf8', start, end);
    let lossy = text.includes(REPLACEMENT) && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end));
    if (text.charCodeAt(0) === BYTE_ORDER_MARK)
        text = text.slice(1);
    if (text.charCodeAt(0) !== OPEN_BRACE) {
        text = printable(text);
        if (text === '')
            return { kind: 'blank' };
        if (text.charCodeAt(0) !== OPEN_BRACE)
            return { kind: 'noise', text, lossy };
    }
    let value = parse(text);
    if (value === undefined) {
        text = printable(text);
        value = parse(text);
    }
    if (value === undefined) {
        const repaired = withoutControlCharacters(text);
        lossy ||= repaired !== text;
        text = repaired;
        value = parse(text);
    }
    if (value === undefined)
        return { kind: /^\{\s*"/.test(text) ? 'damaged' : 'noise', text, lossy };
    const wellFormed = withoutLoneSurrogates(text);
    if (wellFormed === text)
        return { kind: 'json', value, text, lossy };
    return { kind: 'json', value: parse(wellFormed) ?? value, text: wellFormed, lossy: true };
}
function parse(text) {
    try {
        // JSON.parse returns nothing but JSON data; this is where bytes become it.
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Without colours, NUL bytes and white space around the text. */
function printable(text) {
    const plain = (0,strip_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
    let start = 0;
    let end = plain.length;
    while (start < end && isBlank(plain, start))
        start += 1;
    while (end > start && isBlank(plain, end - 1))
        end -= 1;
    return plain.slice(start, end);
}
function isBlank(text, index) {
    const code = text.charCodeAt(index);
    return code <= 0x20 || code === BYTE_ORDER_MARK || code === 0xa0;
}
/** White space stays white space; the point is to find control characters, so the rule against them does not apply. */
function withoutControlCharacters(text) {
    // eslint-disable-next-line no-control-regex
    return text.replaceAll(/[\t\r]/g, ' ').replaceAll(/[\u0000-\u001f]/g, REPLACEMENT);
}
/**
 * Lone surrogates cannot be written as UTF-8, so they are replaced where they enter: in the text, which unlike the value
 * needs no recursion, however deep it is nested.
 */
function withoutLoneSurrogates(text) {
    if (!text.includes('\\ud') && !text.includes('\\uD'))
        return text;
    const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;
    return text.replaceAll(escapes, (escape, lone) => (lone === undefined ? escape : '\\ufffd'));
}
const CLOSE_BRACE = 0x7d;
/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;
/** Whether the bytes at `position` are `head`. */
function standsAt(bytes, position, end, head) {
    if (end - position < head.length)
        return false;
    for (let index = 0; index < head.length; index += 1)
        if (bytes[position + index] !== head[index])
            return false;
    return true;
}
/** Whether the last thing in a line is a closing brace. */
function endsBraced({ bytes, start, end }) {
    let last = end - 1;
    while (last > start && (bytes[last] === 0x0d || bytes[last] === 0x20))
        last -= 1;
    return bytes[last] === CLOSE_BRACE;
}
/**
 * The end of a line that was not decoded, as one character per byte; undefined where the line does not end like a whole
 * event, or where `other` shows that a second event is glued to it.
 */
function wholeTail(line, other) {
    if (!endsBraced(line))
        return undefined;
    const tail = line.bytes.toString('latin1', Math.max(line.start + 1, line.end - TAIL_BYTES), line.end);
    return tail.includes(other) ? undefined : tail;
}


/***/ }),

/***/ 5444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ TranscriptSplitter)
});

;// CONCATENATED MODULE: ./build/evidence/held-line.js
/** The beginning of a line, or of an element of an array, whose end has not come yet. Beyond `cap` its bytes are counted and not kept. */
class HeldLine {
    #cap;
    #parts = [];
    #length = 0;
    constructor(cap) {
        this.#cap = cap;
    }
    get isEmpty() {
        return this.#length === 0;
    }
    /** Holds a copy: the chunk's memory belongs to whoever reads the file and may be filled again. */
    hold(rest) {
        this.#length += rest.length;
        if (this.#length > this.#cap)
            this.#parts = [];
        else
            this.#parts.push(Buffer.from(rest));
    }
    /** The line that ends with `bytes` from `start` to `end`; nothing is held afterwards. */
    finish(number, bytes, start, end) {
        if (this.#length === 0 && end - start <= this.#cap)
            return { kind: 'line', number, bytes, start, end };
        const length = this.#length + end - start;
        const parts = [...this.#parts, bytes.subarray(start, end)];
        this.#parts = [];
        this.#length = 0;
        if (length > this.#cap)
            return { kind: 'oversize', number, bytes: length };
        return { kind: 'line', number, bytes: Buffer.concat(parts), start: 0, end: length };
    }
}

;// CONCATENATED MODULE: ./build/evidence/json-array-scanner.js

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;
/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON, its decoder sees. A line feed inside a string is
 * not JSON: the array was cut there, or was none, and what follows are lines again.
 */
class JsonArrayScanner {
    #onElement;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #held = new HeldLine(ELEMENT_LIMIT_BYTES);
    /** Elements delivered so far. */
    count = 0;
    /** The closing bracket was seen, or the array broke off. */
    closed = false;
    constructor(onElement) {
        this.#onElement = onElement;
    }
    /** Takes bytes from `position` on (after the opening bracket) and returns where it stopped. */
    push(bytes, position) {
        let start = this.#depth > 0 ? position : -1;
        for (let index = position; index < bytes.length; index += 1) {
            const byte = bytes[index];
            if (this.#inString) {
                if (byte === LINE_FEED) {
                    if (start !== -1)
                        this.#deliver(bytes, start, index);
                    this.closed = true;
                    return index + 1;
                }
                if (this.#escaped)
                    this.#escaped = false;
                else if (byte === BACKSLASH)
                    this.#escaped = true;
                else if (byte === QUOTE)
                    this.#inString = false;
                continue;
            }
            switch (byte) {
                case QUOTE:
                    this.#inString = true;
                    break;
                case 0x7b:
                case 0x5b:
                    if (this.#depth === 0)
                        start = index;
                    this.#depth += 1;
                    break;
                case 0x7d:
                case 0x5d:
                    if (this.#depth === 0) {
                        this.closed = true;
                        return index + 1;
                    }
                    this.#depth -= 1;
                    if (this.#depth === 0) {
                        this.#deliver(bytes, start, index + 1);
                        start = -1;
                    }
                    break;
                default:
            }
        }
        if (start !== -1)
            this.#held.hold(bytes.subarray(start));
        return bytes.length;
    }
    /** The array was cut: what stands of its last element is delivered, and will not decode. */
    end() {
        if (!this.#held.isEmpty)
            this.#deliver(Buffer.alloc(0), 0, 0);
    }
    #deliver(bytes, start, end) {
        this.count += 1;
        this.#onElement(this.#held.finish(this.count, bytes, start, end));
    }
}

;// CONCATENATED MODULE: ./build/evidence/split-transcript.js


const split_transcript_LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const split_transcript_QUOTE = 0x22;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** A line longer than this is counted and not kept. src/evidence/README.md, "Bytes". */
const LINE_CAP_BYTES = 16 * 1024 * 1024;
/** With more white space than this behind its bracket, a line opens no array. */
const PROBE_LIMIT_BYTES = 256;
/**
 * Splits bytes on 0x0A, whatever the chunks they come in; `end()` delivers what stands after the last line feed.
 *
 * With `arrayForm`, a line that opens a JSON array of objects is not held as one line: its elements are delivered one by
 * one, numbered from 1, however long the array is.
 */
class TranscriptSplitter {
    #onLine;
    #held;
    #arrayForm;
    #number = 0;
    /** The beginning of a line of which more must be seen before it is known whether an array opens. */
    #probe;
    #array;
    constructor(onLine, options = {}) {
        this.#onLine = onLine;
        this.#arrayForm = options.arrayForm ?? false;
        this.#held = new HeldLine(options.cap ?? LINE_CAP_BYTES);
    }
    push(chunk) {
        const bytes = this.#probe === undefined ? chunk : Buffer.concat([this.#probe, chunk]);
        this.#probe = undefined;
        let position = 0;
        while (position < bytes.length) {
            if (this.#array !== undefined) {
                position = this.#pushToArray(this.#array, bytes, position);
                continue;
            }
            if (this.#arrayForm && this.#held.isEmpty) {
                const opened = arrayOpening(bytes, position, this.#number === 0);
                if (opened === undefined) {
                    this.#probe = Buffer.from(bytes.subarray(position));
                    return;
                }
                if (opened > 0) {
                    this.#array = new JsonArrayScanner(this.#onLine);
                    position = opened;
                    continue;
                }
            }
            const lineFeed = bytes.indexOf(split_transcript_LINE_FEED, position);
            if (lineFeed === -1) {
                this.#held.hold(bytes.subarray(position));
                return;
            }
            this.#finishLine(bytes, position, lineFeed);
            position = lineFeed + 1;
        }
    }
    end() {
        if (this.#probe !== undefined) {
            // Nothing came that would make it an array.
            this.#arrayForm = false;
            this.push(Buffer.alloc(0));
        }
        this.#array?.end();
        if (!this.#held.isEmpty)
            this.#finishLine(Buffer.alloc(0), 0, 0);
    }
    #pushToArray(array, bytes, position) {
        const next = array.push(bytes, position);
        if (array.closed) {
            this.#array = undefined;
            this.#number = array.count;
        }
        return next;
    }
    #finishLine(bytes, start, end) {
        this.#number += 1;
        this.#onLine(this.#held.finish(this.#number, bytes, start, end));
    }
}
/**
 * The position behind the bracket where an array of objects opens at `position`, 0 where none does, undefined where more
 * bytes are needed to know. A mark may stand before the first line.
 */
function arrayOpening(bytes, position, first) {
    let index = position;
    if (first && bytes[index] === BYTE_ORDER_MARK[0]) {
        for (const byte of BYTE_ORDER_MARK) {
            if (index === bytes.length)
                return undefined;
            if (bytes[index] !== byte)
                return 0;
            index += 1;
        }
        if (index === bytes.length)
            return undefined;
    }
    if (bytes[index] !== OPEN_BRACKET)
        return 0;
    const opened = index + 1;
    let braced = false;
    for (index = opened; index < bytes.length; index += 1) {
        if (index - position > PROBE_LIMIT_BYTES)
            return 0;
        const byte = bytes[index];
        if (braced && byte === split_transcript_QUOTE)
            return opened;
        if (!braced && byte === OPEN_BRACE)
            braced = true;
        else if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)
            return 0;
    }
    return undefined;
}


/***/ }),

/***/ 84160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ clientLockAt),
/* harmony export */   t0: () => (/* binding */ mergeLocks),
/* harmony export */   tU: () => (/* binding */ loadClientLock)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84225);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39532);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6819);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91772);






/** The repository's own lock as the working tree has it; null where it has none. */
async function clientLockAt(root) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_LOCK_FILE */ .f);
    const text = await (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalTextFile */ .Q3)(file, 'the lock of clients');
    return text === undefined ? null : { text, file };
}
/** The lock that Portcullis brings, with what the repository's own one adds: further versions, and another pinned version. */
async function loadClientLock(packages, own) {
    const known = [...packages].map(async ([id, client]) => [id, await client.lock()]);
    const clients = Object.fromEntries(await Promise.all(known));
    const ours = (0,_contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .parseClientLock */ .S)((0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)({ schema: 1, clients }), 'the lock of the providers');
    return own === null ? ours : mergeLocks(packages, ours, (0,_contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .parseClientLock */ .S)(own.text, own.file), own.file);
}
/**
 * What a repository adds is what a pull request can change. So a version that both know has to be the same in both, and every
 * package has to be the client's own: another one in its place would be what is started.
 *
 * @throws PortcullisError `invalid_input` or `usage`, with the file's name
 */
function mergeLocks(packages, ours, theirs, file) {
    const clients = { ...ours.clients };
    for (const [id, { pinned, versions }] of Object.entries(theirs.clients)) {
        const { name } = (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_2__/* .clientPackage */ ._X)(packages, id);
        const known = ours.clients[id]?.versions ?? {};
        for (const [version, locked] of Object.entries(versions)) {
            refuseForeignPackages(name, locked, `${file}: /clients/${id}/versions/${version}`);
            const same = known[version];
            if (same !== undefined && (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)(same) !== (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)(locked)) {
                throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO('invalid_input', `${file}: ${id} ${version}: expected the digests that Portcullis knows of this version, found others`, 'Take this version out of the file, and find out who wrote it there.');
            }
        }
        clients[id] = { pinned, versions: { ...versions, ...known } };
    }
    return { schema: 1, clients };
}
function refuseForeignPackages(name, locked, place) {
    for (const [folder, item] of Object.entries(locked)) {
        const own = (folder === name || folder.startsWith(`${name}-`)) && !folder.slice(name.length).includes('/');
        if (own && (item.name === undefined || item.name === name))
            continue;
        const found = `${folder}${item.name === undefined ? '' : ` (${item.name})`}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO('invalid_input', `${place}: expected packages of ${name}, found ${found}`);
    }
}


/***/ }),

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   GT: () => (/* binding */ folderOfGlob),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   Jp: () => (/* binding */ anyGlobTest),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   NP: () => (/* binding */ filesMatching),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   sq: () => (/* binding */ withSlashes),
/* harmony export */   u0: () => (/* binding */ filesInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _kernel_glob_segments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41423);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);







const MAGIC = /[*?[\]{}!()]/;
/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);
/** Whether a path of the configuration is a glob and not the name of one file. */
function isGlob(path) {
    return MAGIC.test(path);
}
/**
 * A test for paths relative to the repository, with `/`. A glob within its bounds is compared folder by folder, so that no path can make it
 * exponential.
 */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    const glob = pattern.replace(/^\.\//, '');
    const segments = (0,_kernel_glob_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .globSegments */ .t)(glob).map((segment) => (segment === '**' ? null : picomatch(segment, { dot: true })));
    const [first] = segments;
    if (segments.length === 1 && first !== undefined && first !== null)
        return (path) => first(path);
    return (path) => (0,_kernel_glob_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesInOrder */ .Z)(segments, path.split('/'));
}
/** A test for paths that any of the globs matches. */
async function anyGlobTest(patterns) {
    const tests = await Promise.all(patterns.map(globTest));
    return (path) => tests.some((matches) => matches(path));
}
/** The folder below which a glob finds something: its parts before the first with magic, which are taken as they are. */
function folderOfGlob(pattern) {
    return partsOfGlob(pattern).start;
}
function partsOfGlob(pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const magic = parts.findIndex((part) => MAGIC.test(part));
    const fixed = parts.slice(0, magic).join('/');
    return { start: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(pattern) ? `${fixed}/` : fixed, rest: parts.slice(magic).join('/') };
}
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const { start, rest } = partsOfGlob(pattern);
    const matches = await globTest(rest);
    const before = start === '' || start.endsWith('/') ? start : `${start}/`;
    const entries = await entriesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, start), (name) => !SKIPPED.has(name));
    return entries.flatMap(({ path }) => (matches(path) ? [before + path] : [])).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** Whether a path is a folder or lies in it; both absolute. Links are not looked at. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] !== '..';
}
/** A path with `/` on every system. */
function withSlashes(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
/** Whether a folder stands at the path; false if it cannot be looked at: reading it will say why. */
async function isFolder(path) {
    return (await statsOf(path))?.isDirectory() ?? false;
}
/** Whether a file stands at the path: no folder, no pipe, no device. */
async function isFile(path) {
    return (await statsOf(path))?.isFile() ?? false;
}
/** Names of the entries of a folder, sorted; empty where there is no folder. */
async function entriesOf(folder) {
    return (await foldersAndFiles(folder)).map(({ name }) => name).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** Every file below a folder, relative to it and with `/`, sorted; no links, and nothing behind them. Empty where there is no folder. */
async function filesInside(folder) {
    const entries = await entriesBelow(folder, () => true);
    return entries.flatMap(({ path, isFile: isRegular }) => (isRegular ? [path] : [])).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** What lies below a folder and is no folder itself, by its path there with `/`; `enters` says into which folders to look, by name. */
async function entriesBelow(folder, enters, inside = '') {
    const found = [];
    for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, inside))) {
        const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
        if (!entry.isDirectory())
            found.push({ path, isFile: entry.isFile() });
        else if (enters(entry.name))
            for (const below of await entriesBelow(folder, enters, path))
                found.push(below);
    }
    return found;
}
async function foldersAndFiles(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissing */ .b2)(error))
            return [];
        const mismatch = { expected: 'a readable folder', found: (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .foundInstead */ .D0)(error) };
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('invalid_input', folder, mismatch, undefined, { cause: error });
    }
}
async function statsOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error) !== undefined)
            return undefined;
        throw error;
    }
}
/**
 * The nearest folder, this one or one above it, that holds `.git`; null where none does. git is not asked, so that what needs no
 * history works without it, and with a repository that git refuses to open.
 */
function repositoryRoot(directory) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return parent === folder ? null : repositoryRoot(parent);
}


/***/ }),

/***/ 41423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ matchesInOrder),
/* harmony export */   t: () => (/* binding */ globSegments)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const MAX_LENGTH = 256;
const MAX_STARS = 3;
const MAX_GLOBSTARS = 3;
const MAX_ALTERNATIVES = 100;
/**
 * The parts of a glob between slashes; one part where a slash may stand in a group, or another rule reaches over slashes. Throws `usage`
 * for a glob over the bounds, which could be compared for hours.
 */
function globSegments(glob) {
    const parts = glob.split('/');
    const isWhole = /^!|[\\]|[[({].*\//.test(glob) || parts.some((part) => part === '' || /^\.{1,2}$/.test(part));
    const segments = isWhole ? [glob] : parts;
    const stars = Math.max(0, ...segments.map((segment) => segment.replaceAll(/(^|\/)\*\*(?=\/|$)/g, '$1').match(/\*+|\+|!/g)?.length ?? 0));
    if (glob.length > MAX_LENGTH)
        refuse(glob, `at most ${MAX_LENGTH} characters`, `${glob.length}`);
    if (/[*+]\(|[)}]\+/.test(glob))
        refuse(glob, 'no repeated group', 'one');
    if (stars > MAX_STARS)
        refuse(glob, `at most ${MAX_STARS} stars between slashes or in groups`, `${stars}`);
    const globstars = parts.filter((part) => part.includes('**')).length;
    if (globstars > MAX_GLOBSTARS)
        refuse(glob, `at most ${MAX_GLOBSTARS} times \`**\``, `${globstars}`);
    const alternatives = alternativesOf(glob);
    if (alternatives > MAX_ALTERNATIVES)
        refuse(glob, `at most ${MAX_ALTERNATIVES} alternatives`, `${alternatives}`);
    return segments;
}
/**
 * Whether tests match items, one after the other; null is any number of items, also none. Goes through the items once, with all tests that
 * can stand next, so that nothing makes it exponential.
 */
function matchesInOrder(tests, items) {
    const withNothing = (places) => {
        for (const place of places)
            if (tests[place] === null)
                places.add(place + 1);
        return places;
    };
    let places = withNothing(new Set([0]));
    for (const item of items) {
        const next = new Set();
        for (const place of places) {
            const test = tests[place];
            if (test === null)
                next.add(place);
            else if (test?.(item) === true)
                next.add(place + 1);
        }
        places = withNothing(next);
    }
    return places.has(tests.length);
}
/** Groups behind one another multiply; those in one another are counted so too, which is never too few. */
function alternativesOf(glob) {
    const open = [];
    let product = 1;
    for (const character of glob) {
        const choices = open.at(-1);
        if ('{('.includes(character))
            open.push(character === '(' ? 2 : 1);
        else if (choices !== undefined && ',|'.includes(character))
            open[open.length - 1] = choices + 1;
        else if (choices !== undefined && '})'.includes(character))
            product *= open.pop() ?? 1;
    }
    return open.reduce((all, choices) => all * choices, product);
}
function refuse(glob, expected, found) {
    const help = 'Split it into several globs, or name folders in full.';
    throw (0,_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('usage', `the glob ${JSON.stringify(glob.slice(0, MAX_LENGTH))}`, { expected, found }, help);
}


/***/ }),

/***/ 35500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ judgedUnit)
/* harmony export */ });
/* unused harmony export rejudgeUnit */
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16992);
/* harmony import */ var _evidence_token_hit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37625);
/* harmony import */ var _case_loosened_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77919);
/* harmony import */ var _judge_unit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15609);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28397);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36618);








/**
 * A unit of a case that asks less than before is judged by what was asked before. Where it passes that and not what the head asks,
 * the head's verdict stays. A negative case that became a positive one still has to show proof of life.
 */
function judgedUnit(result, definition, change, agent, hidesReads) {
    if (change === undefined || change.before === null)
        return result;
    const before = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .requirementsOf */ .jj)(change.before, agent, hidesReads);
    const now = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .requirementsOf */ .jj)(definition, agent, hidesReads);
    const wasNegative = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .isNegative */ .cI)(before) && !(0,_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .isNegative */ .cI)(now);
    if (!wasNegative && !(0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_3__/* .isCaseLoosened */ .GS)(change.before, definition, agent, hidesReads))
        return result;
    const { verdict, notShown } = rejudgeUnit(result, before, now);
    if (verdict.status === 'pass')
        return result.status === 'pass' ? { ...result, ...verdict } : result;
    const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
    return { ...result, ...verdict, error: `judged by the comparator's case${unseen}` };
}
/**
 * The verdict of a stored result under other requirements than those it was scored with. Results hold the hits of every skill
 * that was seen and of every token that was asked for, so that most of another case can be judged; what they cannot show counts
 * as unmet, never as met.
 */
function rejudgeUnit(result, requirements, asked) {
    const { hits, ambiguous } = hitsFor(result, requirements);
    const observed = { ...result.observed, ambiguous: [...result.observed.ambiguous, ...ambiguous] };
    const verdict = (0,_judge_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeUnit */ .M)(requirements, { ...result, observed, hits });
    const notShown = unknownTokens(result, requirements, asked, hits);
    if (notShown.length === 0 || verdict.status !== 'pass')
        return { verdict, notShown };
    const category = result.timed_out ? 'timeout' : 'assertion';
    return {
        verdict: { ...verdict, status: 'fail', failure_kind: 'missing_required', failure_category: category },
        notShown,
    };
}
function hitsFor(result, requirements) {
    const recorded = Object.entries(result.token_hits);
    const inventory = inventoryOf(result, recorded);
    const hits = new Map(recorded);
    const ambiguous = [];
    for (const token of (0,_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(requirements)) {
        const name = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, token);
        let certain = hits.get(token);
        let possible;
        for (const [key, hit] of recorded) {
            if (key === token)
                continue;
            const { match, own } = ownHit(name, (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, key), hit, inventory);
            if (match === 'same')
                certain = (0,_evidence_token_hit_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeHits */ .v)(certain, own);
            else if (match === 'ambiguous')
                possible = (0,_evidence_token_hit_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeHits */ .v)(possible, own);
        }
        const hit = certain ?? possible;
        if (hit !== undefined)
            hits.set(token, hit);
        if (certain === undefined && possible !== undefined)
            ambiguous.push(token);
    }
    return { hits, ambiguous };
}
/** What the client offered, and the qualified names that were loaded: a client does not load what is not there. */
function inventoryOf(result, recorded) {
    const offered = (result.skills_available ?? []).map((name) => ({ name, aliases: [] }));
    const known = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .SkillInventory */ .ks(offered);
    const loaded = recorded.filter(([key, hit]) => key.includes(':') && hit.succeeded && !known.has(key));
    return new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .SkillInventory */ .ks([...offered, ...loaded.map(([name]) => ({ name, aliases: [] }))]);
}
/**
 * What a hit that was recorded under `key` is for a token. The load of a skill also satisfies `<skill>/SKILL.md`, at tier 2 like
 * every token with a path.
 */
function ownHit(token, key, hit, inventory) {
    const [skill = '', file, ...rest] = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(token);
    const isSkillFile = file?.toLowerCase() === _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() && rest.length === 0;
    if (!isSkillFile || /[/\\]/.test(key))
        return { match: inventory.compare(token, key), own: hit };
    const capped = hit.succeeded_tier === 1 ? 2 : hit.succeeded_tier;
    const own = { ...hit, tier: hit.tier === 1 ? 2 : hit.tier, succeeded_tier: capped };
    return { match: hit.attempted ? inventory.compare(skill, key) : 'different', own };
}
/** Tokens of which the results do not say whether they were seen, or whether what was seen was theirs. */
function unknownTokens(result, requirements, asked, hits) {
    const known = new Set((0,_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(asked).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m));
    // The hits were attributed with these aliases: what they gave to a token, or took from one, cannot be told any more.
    const aliases = (0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_3__/* .aliasesAdded */ .fQ)(requirements.aliases, asked.aliases);
    const isMoved = (item) => aliases.some((alias) => (0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_3__/* .concerns */ .Kc)(alias, item));
    const required = [...requirements.required, ...requirements.present].filter(isMoved).map(({ token }) => token);
    const disallowed = requirements.disallowed.filter((token) => {
        if (hits.has(token))
            return false;
        if (isMoved({ token, canonical: (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, token) }))
            return true;
        // Calls and reads of skills are recorded whether they were asked for or not; other files and mere mentions are not.
        const isRecorded = requirements.disallowedTier < 3 && !/[/\\.]/.test((0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_3__/* .skillNameOf */ .Oi)(token));
        return !isRecorded && !known.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(token));
    });
    const { any_matched: matched, any_unmatched: unmatched } = result.observed;
    const any = requirements.any ?? [];
    const isMet = any.some((token) => (0,_judge_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnyMet */ .z)(token, result.observed));
    const unseen = isMet ? [] : any.filter((token) => !matched.includes(token) && !unmatched.includes(token));
    return [...required, ...disallowed, ...unseen];
}


/***/ }),

/***/ 74057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ samplingStep)
/* harmony export */ });
/* unused harmony export isDisallowedConfirmed */
/* harmony import */ var _kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75673);
/* harmony import */ var _kernel_statistics_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34020);


/** A disallowed skill in so many trials, where the baseline shows none in so many, is no question of statistics. */
const DISALLOWED_TRIALS = 2;
const DISALLOWED_BASE_TRIALS = 10;
/**
 * Whether a cell is decided, or which stage comes next: the one rule by which a run goes on and a gate accepts that it stopped.
 * `cells`: of the suite, cases × providers; a p-value below alpha ÷ cells is significant whatever Holm's correction will be, so that nothing more is asked.
 */
function samplingStep({ rule, sample }, policy, cells) {
    return rule.kind === 'absolute'
        ? absoluteStep(sample, policy.new_cases)
        : sequentialStep(rule.base, sample, policy, cells);
}
/** Where more trials were run than the rule asks for, the same share of them has to pass. */
function absoluteStep({ passed, total }, { passes, trials }) {
    const met = total > trials ? passed * trials >= passes * total : passed >= passes;
    if (met)
        return { kind: 'stop', because: 'met', p: null };
    if (total > trials || total - passed > trials - passes)
        return { kind: 'stop', because: 'unmet', p: null };
    return { kind: 'more', counted: total + (passes - passed), p: null };
}
function sequentialStep(base, sample, policy, cells) {
    const { stages, go_on_below: bounds, alpha, drop } = policy;
    const { passed, total } = sample;
    if (isDisallowedConfirmed(base, sample))
        return { kind: 'stop', because: 'disallowed', p: null };
    const [first = 1] = stages;
    if (total < first)
        return { kind: 'more', counted: first, p: null };
    if (passed === total)
        return { kind: 'stop', because: 'clean', p: null };
    const p = (0,_kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__/* .fisherLess */ .H)(sample, base);
    const stage = stages.findLastIndex((end) => end <= total);
    const next = stages[stage + 1];
    if (next === undefined || (p < alpha / Math.max(1, cells) && (0,_kernel_statistics_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateDrop */ .A)(sample, base) >= drop)) {
        return { kind: 'stop', because: 'tested', p };
    }
    // After the first stage every cell goes on that is not clean: three trials decide nothing.
    const bound = stage === 0 ? 1 : (bounds[stage - 1] ?? 1);
    return p < bound || stage === 0 ? { kind: 'more', counted: next, p } : { kind: 'stop', because: 'tested', p };
}
function isDisallowedConfirmed(base, sample) {
    return sample.disallowed >= DISALLOWED_TRIALS && base.disallowed === 0 && base.total >= DISALLOWED_BASE_TRIALS;
}


/***/ })

};
