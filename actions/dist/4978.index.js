export const id = 4978;
export const ids = [4978];
export const modules = {

/***/ 82412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ downloadArtifact),
/* harmony export */   w: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21694);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);


/** No run of ours has more artifacts: a matrix has 256 jobs at most, and a few attempts. */
const MAX_PAGES = 20;
/** Transcripts of a shard are packed to a few MiB; a larger zip is refused before it is loaded. */
const ZIP_LIMITS = { timeMs: 300_000, bytes: 256 * 1024 * 1024 };
const MEBIBYTE = 1024 * 1024;
const PERMISSION = 'actions: read';
/**
 * Everything that a workflow run uploaded, in all its attempts; one request for each 100. The service by which a job uploads knows only its own
 * attempt.
 */
async function listArtifacts(api, runId) {
    const listed = await api.pages({
        send: ({ rest }, page) => rest.actions.listWorkflowRunArtifacts({ run_id: runId, ...page }),
        needed: `the artifacts of run ${runId}`,
        read: (data) => typeof data?.total_count === 'number'
            ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .eachOf */ .pQ)(data.artifacts, (artifact) => artifactOf(artifact, runId))
            : undefined,
        maxPages: MAX_PAGES,
        permission: PERMISSION,
    });
    if (listed.kind !== 'done')
        return { ...listed, reason: (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(listed) };
    // One that arrives while the pages are read can move another one from page to page.
    return { kind: 'done', value: [...new Map(listed.value.map((item) => [item.id, item])).values()] };
}
/**
 * The zip file of an artifact: one request to the API and one to the storage that it names, which gets no token. What arrives is held
 * against the digest.
 */
async function downloadArtifact(api, { id, name, bytes, expired, digest }) {
    if (expired)
        return failed(`the artifact ${name} has expired`);
    const limit = ZIP_LIMITS.bytes / MEBIBYTE;
    if (bytes > ZIP_LIMITS.bytes) {
        return failed(`the artifact ${name} has ${Math.ceil(bytes / MEBIBYTE)} MiB, and at most ${limit} are loaded`);
    }
    const answer = await api.download(({ rest }, repo) => rest.actions.downloadArtifact({
        ...repo,
        artifact_id: id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
    }), ZIP_LIMITS, PERMISSION);
    if (answer.kind === 'failed')
        return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
    // 410: it expired since it was listed.
    if (answer.kind !== 'downloaded') {
        return answer.status === 410
            ? failed(`the artifact ${name} has expired`)
            : { ...answer, reason: (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(answer) };
    }
    const found = `sha256:${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(answer.bytes)}`;
    if (digest === null || digest === found)
        return { kind: 'done', value: answer.bytes };
    return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
}
/** Undefined where it is no artifact, or one of another run. */
function artifactOf(item, runId) {
    const { id, name, size_in_bytes: bytes, expired, digest = null } = item ?? {};
    const owner = item?.workflow_run?.id ?? runId;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number')
        return undefined;
    if (typeof expired !== 'boolean' || owner !== runId)
        return undefined;
    if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest)))
        return undefined;
    return { id, name, bytes, expired, digest };
}
function failed(reason) {
    return { kind: 'refused', status: null, permission: null, reason };
}


/***/ }),

/***/ 90856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ makeNewFolder),
/* harmony export */   dp: () => (/* binding */ removeEmptyFolders),
/* harmony export */   fc: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54072);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);




/** Makes a folder and those above it, and returns those that were not there, innermost first. `what` names it for people. */
async function makeFolder(path, what) {
    try {
        return await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notWritten */ .xc)(error, `${path}: ${what}`, 'a folder that can be made');
    }
}
/** Removes folders while they are empty, in the order in which `makeFolder` returns them. */
async function removeEmptyFolders(folders) {
    for (const folder of folders) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder);
        }
        catch (error) {
            // Something else may be in it by now; what cannot be removed does no harm.
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileErrorCode */ .c2)(error) === undefined)
                throw error;
            return;
        }
    }
}
/** Makes a new folder with a random ending of its name. Its path. */
async function makeNewFolder(prefix) {
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(prefix), 'a temporary folder');
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(prefix);
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notWritten */ .xc)(error, `${prefix}…`, 'a folder that can be made');
    }
}
/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
        return [path];
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileErrorCode */ .c2)(error);
        // Some file systems report another error than "exists" for a folder that is there.
        if (await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))
            return [];
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        const parents = await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
            return [path, ...parents];
        }
        catch (again) {
            if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileErrorCode */ .c2)(again) !== 'EEXIST')
                throw again;
            return [];
        }
    }
}


/***/ }),

/***/ 22494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ unzipInto)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7083);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90856);







const LIMITS = { files: 20_000, bytes: 1024 * 1024 * 1024 };
/** Of a path inside; file systems end at 255 for a name and 4096 for a path. */
const PATH_LENGTH = 1024;
const NAME_SHOWN = 120;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
/**
 * Writes the files of a zip into a folder, which should be new. Whoever made the zip is not trusted: every file stays below the folder,
 * stands there once, is a regular one, and no more is written than the limits allow, even if the zip lies about its sizes.
 *
 * @param what names the zip for people
 * @throws PortcullisError `invalid_input` for a zip that is damaged or breaks one of these rules; `not_written` where the disk refuses
 */
async function unzipInto(folder, zip, what, limits = LIMITS) {
    // Loaded only where there is something to unpack.
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(folder, what);
    const left = { ...limits };
    try {
        // Its directory is read, never what stands before each file, so that a zip says one thing only. A file that unpacks to another size
        // than the directory says is an error, and so is a path that leads out of the folder.
        const opened = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
            strictFileNames: true,
            validateEntrySizes: true,
        });
        for await (const entry of opened.eachEntry()) {
            const problem = problemOf(entry) ?? overLimit(entry, left, limits);
            if (problem !== null)
                throw refused(what, `${shortName(entry)}: ${problem}`);
            if (!entry.fileName.endsWith('/'))
                await writeEntry(opened, entry, folder, what);
        }
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO || !(error instanceof Error))
            throw error;
        throw refused(what, (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(error.message).slice(0, 300), error);
    }
}
function problemOf(entry) {
    const segments = entry.fileName.replace(/\/$/, '').split('/');
    if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
        return 'a path with gaps';
    if (/[\p{Cc}:\\]/u.test(entry.fileName))
        return 'a path with control characters, colons or backslashes';
    if (entry.fileName.length > PATH_LENGTH)
        return `a path of more than ${PATH_LENGTH} characters`;
    if (entry.isEncrypted())
        return 'an encrypted file';
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    const isOther = entry.versionMadeBy >>> 8 === UNIX && type !== 0 && type !== REGULAR;
    return isOther && !entry.fileName.endsWith('/') ? 'a link or a device' : null;
}
function overLimit({ uncompressedSize }, left, { files, bytes }) {
    left.files -= 1;
    left.bytes -= uncompressedSize;
    if (left.files < 0)
        return `one of more than ${files} files`;
    return left.bytes < 0 ? `more than ${bytes} bytes altogether` : null;
}
async function writeEntry(opened, entry, folder, what) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.fileName);
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), what);
    const content = await opened.openReadStreamPromise(entry);
    try {
        // Never over what is there: of two files of one name it would be unknown which one counts.
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(content, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx', mode: 0o600 }));
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error);
        if (code === 'EEXIST')
            throw refused(what, `${shortName(entry)}: a second file of that name`);
        // Of the zip itself; what the file system says has a code.
        if (code === undefined || /^(?:Z_|ERR_)/.test(code))
            throw error;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notWritten */ .xc)(error, `${path}: a file of ${what}`, 'one that can be written', 'Give the runner more room.');
    }
}
function shortName({ fileName }) {
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(fileName.slice(0, NAME_SHOWN));
}
function refused(what, found, cause) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInput */ .aY)(`${what}: expected a zip of files below one folder, found ${found}`, 'Upload it again, or look at what uploaded it.', { cause });
}


/***/ }),

/***/ 91766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   GM: () => (/* binding */ artifactsOfShards),
/* harmony export */   dm: () => (/* binding */ PLAN_ARTIFACT),
/* harmony export */   fI: () => (/* binding */ REQUIRED_ARTIFACT),
/* harmony export */   jb: () => (/* binding */ newestArtifact),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
/* harmony import */ var _newest_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33130);
/* harmony import */ var _plan_shards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76494);



/** What the plan's artifact is called, without `-a<attempt>`. */
const PLAN_ARTIFACT = 'routing-plan';
/** The same for the artifact with a gate's report. */
const REPORT_ARTIFACT = 'gate-report';
/** The same for the proofs of required checks. */
const REQUIRED_ARTIFACT = 'required';
/** More names than this are not listed. */
const NAMED = 5;
/** The name of an artifact: unique over all attempts of a run, since a name can be taken only once. */
function artifactName(stem, attempt) {
    return `${stem}-a${attempt}`;
}
/** Which attempt, counted from 1, uploaded an artifact called `<stem>-a<attempt>`; null where it is called otherwise. */
function attemptOf(name, stem) {
    const prefix = artifactName(stem, 0).slice(0, -1);
    const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
/**
 * Of the artifacts called `<stem>-a<attempt>` the one of the newest attempt; null where there is none. Attempts that the run has not
 * come to yet are none of its own.
 */
function newestArtifact(artifacts, stem, attempts) {
    const named = artifacts.flatMap((artifact) => {
        const attempt = attemptOf(artifact.name, stem);
        return attempt !== null && attempt >= attempts.from && attempt <= attempts.to ? [{ artifact, attempt }] : [];
    });
    const newest = (0,_newest_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .newestOf */ .s)(named, ({ attempt }) => attempt);
    // An upload that replaced another one of its name has the higher id.
    return newest.toSorted((left, right) => right.artifact.id - left.artifact.id)[0] ?? null;
}
/**
 * The artifacts with the results of a plan (src/routing/README.md, "Shards"): of each shard the newest attempt. What was uploaded before the
 * attempt that planned is of another plan. A shard without an artifact, or with one that has expired, is left out and told; its cells
 * have no result then.
 *
 * @param attempts that of the plan, and the one that the run is at
 */
function artifactsOfShards(artifacts, plan, attempts) {
    const found = (plan.shards ?? []).map((shard) => {
        const stem = (0,_plan_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .shardName */ .Az)(shard, null);
        return { stem, artifact: newestArtifact(artifacts, stem, attempts)?.artifact ?? null };
    });
    const missing = found.flatMap(({ stem, artifact }) => (artifact === null ? [stem] : []));
    const expired = found.flatMap(({ artifact }) => (artifact?.expired === true ? [artifact.name] : []));
    return {
        chosen: found.flatMap(({ artifact }) => (artifact === null || artifact.expired ? [] : [artifact])),
        notes: [
            ...notesOn(missing, 'uploaded no results', 'did the job end before?'),
            ...notesOn(expired, 'has expired', 'run all jobs again'),
        ],
    };
}
function notesOn(names, what, remedy) {
    if (names.length === 0)
        return [];
    return [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(names.length, 'shard')}: ${what}: ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .K)(names, NAMED)} (${remedy})`];
}


/***/ }),

/***/ 33130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ newestAttempts),
/* harmony export */   s: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76675);
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89166);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22402);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _plan_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76494);







/**
 * The results that count (src/routing/README.md, "Shards"): of several attempts at a shard the newest, whatever the order of `all`; of
 * another plan none. After everything was run again the results of the plan before still lie there: those of an attempt older than
 * any of this plan are left out and told.
 *
 * @throws PortcullisError `invalid_input` for results of another plan, for two of one attempt, and for what is none of the shard's;
 * `not_comparable` for an artifact that is called after another shard or attempt
 */
function newestAttempts(all) {
    const digests = new Map([...new Set(all.map(({ plan }) => plan))].map((plan) => [plan, (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planDigest */ .Gb)(plan)]));
    const digestOf = (plan) => digests.get(plan) ?? '';
    const isOwn = ({ results, plan }) => results.batch_run_id === plan.batch_run_id && results.plan_digest === digestOf(plan);
    const own = all.filter(isOwn);
    const foreign = all.filter((batch) => !isOwn(batch));
    for (const batch of own)
        refuseMisnamed(batch);
    for (const batch of foreign) {
        const same = own.filter(({ plan }) => plan === batch.plan);
        const isOldest = same.length > 0 && same.every((one) => attemptOf(batch) < attemptOf(one));
        const isEarlier = batch.results.shard !== undefined && isOldest;
        if (!isEarlier)
            throw foreignError(batch, digestOf(batch.plan));
    }
    for (const batch of own)
        refuseOthersCells(batch);
    const groups = (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(own, ({ plan, file, results: { shard } }) => shard === undefined ? `file ${file}` : `shard ${shard} ${digestOf(plan)}`);
    const newest = new Set([...groups.values()].flatMap(countingOnes));
    const older = own.length - newest.size;
    const told = (count, why) => count === 0 ? [] : [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(count, 'results file')} left out: ${why}`];
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
    const last = (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_6__/* .largest */ .n)(attempts.map(attemptOfOne));
    return attempts.filter((one) => attemptOfOne(one) === last);
}
function countingOnes(attempts) {
    if (attempts[0]?.results.shard === undefined)
        return attempts;
    const newest = newestOf(attempts, attemptOf);
    const [first, twin] = newest;
    if (first === undefined || twin === undefined)
        return newest;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${twin.file}: expected one results file of shard ${twin.results.shard ?? 0}, attempt ${attemptOf(twin)}, found another at ${first.file}`, 'Give each results file once; a shard that is run again needs a higher --attempt.');
}
/** A shard speaks of its own cells only: it can neither fill in nor excuse what another one lost. */
function refuseOthersCells({ file, results, plan }) {
    if (results.shard === undefined)
        return;
    const shard = plan.shards?.find(({ shard: number }) => number === results.shard);
    if (shard === undefined) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${file}: expected a shard of the plan, found shard ${results.shard} of ${plan.shards?.length ?? 0}`, 'Give the plan that the shard was run from.');
    }
    const isIts = (0,_plan_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .cellsOfShard */ .NO)(shard);
    const stray = [...results.results, ...(results.not_run ?? [])].find((row) => !isIts(row));
    if (stray === undefined)
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${file}: expected cells of shard ${results.shard}, found ${stray.case_id}/${stray.agent}`, 'Run the shard again.');
}
function foreignError({ file, results, plan }, digest) {
    const found = `those of ${results.plan_digest} (batch ${results.batch_run_id})`;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`${file}: expected results of the plan ${digest} (batch ${plan.batch_run_id}), found ${found}`, 'Keep plan.json and the results of one batch together, and edit neither.');
}
/**
 * An artifact holds what its name says: results of another shard in it would supersede that shard's own. Results that are in no artifact,
 * and those of another plan, are left to `newestAttempts`.
 *
 * @throws PortcullisError `not_comparable`
 */
function refuseMisnamed({ artifact, results, plan }) {
    if (artifact === undefined)
        return;
    const { shard, attempt = 1 } = results;
    const planned = plan.shards?.find((one) => one.shard === shard);
    const expected = planned === undefined ? null : (0,_plan_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .shardName */ .Az)(planned, attempt);
    if (expected === artifact)
        return;
    const found = shard === undefined ? 'those of no shard' : `those of shard ${shard}, attempt ${attempt}`;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notComparable */ .kY)(`${artifact}/${_contracts_results_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_FILE */ .yG}: expected the results that the artifact is called after, found ${found}`, 'Run that job again.');
}


/***/ }),

/***/ 76494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   NO: () => (/* binding */ cellsOfShard),
/* harmony export */   Rs: () => (/* binding */ planOfShard),
/* harmony export */   iS: () => (/* binding */ planOutputs)
/* harmony export */ });
/* unused harmony export OUTPUT_BYTES */
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38650);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`--shard: expected ${count === 0 ? 'a plan with shards' : `a shard from 1 to ${count}`}, found shard ${number}${count === 0 ? ' of a plan that has none' : ''}`, 'Make the plan with `portcullis plan --shards N`.');
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
/** What GitHub takes as the outputs of one job: bytes, measured as UTF-16. */
const OUTPUT_BYTES = 1024 * 1024;
/** For the names of the outputs and for what else the job says. */
const RESERVED_BYTES = 64 * 1024;
/**
 * The outputs of a plan with shards (src/routing/README.md, "Shards").
 *
 * @throws PortcullisError `invalid_input` where they are more than a job can hand on
 */
function planOutputs(plan) {
    const include = (plan.shards ?? []).map(({ shard, agent }) => ({
        shard,
        agent,
        artifact: shardName({ shard, agent }, null),
    }));
    const outputs = {
        batch_run_id: plan.batch_run_id,
        plan_digest: (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planDigest */ .Gb)(plan),
        has_work: include.length > 0,
        matrix: { include },
    };
    const bytes = 2 * JSON.stringify(outputs).length;
    if (bytes <= OUTPUT_BYTES - RESERVED_BYTES)
        return outputs;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`the matrix: expected at most ${OUTPUT_BYTES - RESERVED_BYTES} bytes, which a job can hand on, found ${bytes} for ${include.length} shards`, 'Give fewer shards, or providers with shorter ids.');
}


/***/ })

};
