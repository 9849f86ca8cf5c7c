export const id = 6529;
export const ids = [6529];
export const modules = {

/***/ 29654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ openClientStore),
/* harmony export */   NO: () => (/* reexport safe */ _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__.NO),
/* harmony export */   S: () => (/* binding */ askedClient),
/* harmony export */   eq: () => (/* reexport safe */ _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__.eq),
/* harmony export */   h5: () => (/* binding */ configuredClients),
/* harmony export */   kJ: () => (/* binding */ parseClientRequest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39532);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49573);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82196);
/* harmony import */ var _io_clients_client_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85643);
/* harmony import */ var _io_clients_load_client_lock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84160);









/** `claude` or `claude@2.1.332`. Throws `PortcullisError` `usage` for another client, and for what is no exact version. */
function parseClientRequest(text) {
    const [id = '', version, ...rest] = text.split('@');
    (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_2__/* .clientPackage */ ._X)(_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .CLIENT_PACKAGES */ .A8, id);
    if (version === undefined)
        return { id, version: null };
    if (rest.length === 0 && /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version))
        return { id, version };
    const message = `${JSON.stringify(text)}: expected an exact version, found ${JSON.stringify([version, ...rest].join('@'))}`;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(message, `Example: ${id}@1.2.3`);
}
/**
 * What a run asks for: the path of the command line, else the configured one, which is relative to the repository; and the configured
 * version, which a path on the command line overrides.
 */
function askedClient(world, provider, given) {
    if (given !== null)
        return { version: null, path: given };
    const path = provider?.path ?? null;
    const isRelative = path !== null && /[/\\]/.test(path) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
    return { version: provider?.client_version ?? null, path: isRelative ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, path) : path };
}
/** The clients of the configured providers, with the configured versions: what is installed where nothing is named. */
async function configuredClients(world) {
    const { providers } = await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_5__/* .configOrDefault */ .zO)(world.root);
    return [...providers]
        .filter(([id]) => _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .PROVIDERS */ .xq.has(id))
        .map(([id, { client_version: version }]) => ({ id, version }));
}
/**
 * The clients of this machine and the versions that Portcullis and the repository lock (src/io/README.md, "Clients").
 *
 * @throws PortcullisError where the repository's lock is not valid, or the cache lies inside of the repository
 */
async function openClientStore(world, environment, temporary = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    const platform = (0,_io_clients_client_store_js__WEBPACK_IMPORTED_MODULE_6__/* .thisPlatform */ .gA)();
    const folder = (0,_io_clients_client_store_js__WEBPACK_IMPORTED_MODULE_6__/* .clientsFolder */ .vU)(environment, platform.os, world.cwd);
    const lock = await (0,_io_clients_load_client_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .loadClientLock */ .tU)(_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .CLIENT_PACKAGES */ .A8, await (0,_io_clients_load_client_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .clientLockAt */ .Ci)(world.root));
    return { folder, packages: _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .CLIENT_PACKAGES */ .A8, lock, platform, environment, cwd: world.cwd, temporary };
}


/***/ }),

/***/ 12523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ shardAndAttempt),
/* harmony export */   Pt: () => (/* binding */ loadGivenPlan),
/* harmony export */   bL: () => (/* binding */ planOfBatch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96223);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76675);
/* harmony import */ var _contracts_run_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78252);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86578);
/* harmony import */ var _routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76494);
/* harmony import */ var _comparator_routing_comparator_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9404);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70433);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82196);
/* harmony import */ var _repository_open_repository_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19222);
/* harmony import */ var _make_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(66710);














/**
 * The plan of a batch: the one that was loaded, or a new one.
 *
 * @param folder of the batch, absolute
 */
async function planOfBatch(world, options, loaded, folder, constraints) {
    if (loaded === null) {
        const made = await (0,_make_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .makePlan */ .C)(world, options, constraints);
        return { ...made, part: made.plan };
    }
    await refuseBegun(folder);
    const { plan, part, cases, config } = loaded;
    return { plan, part, cases, config, comparator: await (0,_comparator_routing_comparator_js__WEBPACK_IMPORTED_MODULE_9__/* .loadRoutingComparator */ .NY)(world, options.compare, options.cases) };
}
/** The shard that is run, and which attempt at it this is, as results and records say it; nothing for a whole plan. */
function shardAndAttempt(given) {
    if (given === undefined || given === null || given.shard === null)
        return null;
    return { shard: given.shard, attempt: given.attempt };
}
/**
 * Reads a plan and refuses it where the working tree is not the one that it was made for.
 *
 * @throws PortcullisError `not_comparable` for other cases or another commit, `usage` for a shard that it does not have
 */
async function loadGivenPlan(world, given, casesNamed) {
    const { file, shard } = given;
    const plan = (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePlan */ .vS)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, file), 'the plan'), file);
    const part = shard === null ? plan : (0,_routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .planOfShard */ .Rs)(plan, shard);
    const config = await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_11__/* .configOrDefault */ .zO)(world.root);
    const cases = await (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_10__/* .loadCases */ .EG)(world.root, (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_10__/* .casePaths */ .n2)(world, casesNamed) ?? config.cases, config);
    refuseOther(file, 'the case set', plan.case_set_digest, (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .caseSetDigest */ .Rp)(cases));
    const head = (await (await (0,_repository_open_repository_js__WEBPACK_IMPORTED_MODULE_12__/* .openRepository */ .h)(world))?.headCommit()) ?? null;
    refuseOther(file, 'the commit', plan.commit ?? '(none)', head ?? '(none)');
    const folder = shard === null ? plan.batch_run_id : (0,_routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .shardName */ .Az)((0,_routing_plan_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .shardOf */ .IS)(plan, shard), given.attempt);
    return { plan, part, folder, cases, config };
}
function refuseOther(file, what, planned, found) {
    if (planned === found)
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .notComparable */ .kY)(`${file}: expected ${what} that was planned, ${planned}, found ${found}`, 'Check out the commit that the plan was made on, or plan again.');
}
/** A plan's units have their ids, so that a second attempt in the same folder would take the first one's results for its own. */
async function refuseBegun(folder) {
    for (const name of [_contracts_run_record_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_RECORD_FILE */ .Bg, _contracts_results_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_FILE */ .yG]) {
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name))))
            continue;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)(`${folder}: expected a folder that is new, found the ${name} of an attempt`, 'Go on with it by --resume, give another --attempt, or another --artifacts-root.');
    }
}


/***/ }),

/***/ 23267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ startModelServer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/io/loopback-server.js


/** A larger body is answered with 413 and not kept. */
const MAX_BODY = 64 * 1024 * 1024;
/** How long what was written gets to arrive before the connection is cut. */
const CUT_AFTER_MS = 20;
/**
 * An HTTP server that only this machine reaches. `answer` says for each request what to send; where it throws, the client gets
 * status 500. Nothing that clients do throws here. Rejects if there is no free port.
 */
async function startLoopbackServer(answer) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        response.on('error', () => { });
        void serve(request, response, answer).catch(() => request.socket.destroy());
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    // Hanging is part of what clients are tested with.
    server.requestTimeout = 0;
    server.timeout = 0;
    // A client that comes back after a pause must not meet a connection that is just being closed.
    server.keepAliveTimeout = 0;
    const port = await listen(server);
    return { url: `http://127.0.0.1:${port}`, close: () => loopback_server_close(server) };
}
/** An address where nothing listens: the port was free a moment ago. Rejects if there is no free port. */
async function refusingAddress() {
    const server = (0,external_node_http_.createServer)();
    const port = await listen(server);
    await loopback_server_close(server);
    return `http://127.0.0.1:${port}`;
}
/** The port. Later errors belong to a request, or to nothing. */
function listen(server) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
            server.off('error', reject);
            server.on('error', () => { });
            resolve(server.address().port);
        });
    });
}
function loopback_server_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}
async function serve(request, response, answer) {
    const body = await readBody(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
    await send(request, response, answered({ method: request.method ?? '', path: request.url ?? '', headers, body }, answer));
}
function answered(request, answer) {
    try {
        return answer(request);
    }
    catch (error) {
        const text = JSON.stringify({ error: { message: String(error) } });
        const headers = { 'content-type': 'application/json' };
        return { kind: 'answer', status: 500, headers, chunks: [text], ending: 'end' };
    }
}
/** Reads to the end in any case: a client that is still sending does not see an answer. */
async function readBody(request) {
    const parts = [];
    let size = 0;
    for await (const part of request) {
        size += part.length;
        if (size <= MAX_BODY)
            parts.push(part);
        else
            parts.length = 0;
    }
    return size > MAX_BODY ? null : Buffer.concat(parts).toString('utf8');
}
async function send(request, response, answer) {
    if (answer.kind === 'silence')
        return;
    const whole = answer.ending === 'end' && answer.chunks.length < 2;
    if (whole) {
        const text = answer.chunks[0] ?? '';
        response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(text) }).end(text);
        return;
    }
    response.writeHead(answer.status, answer.headers);
    response.flushHeaders();
    for (const chunk of answer.chunks)
        response.write(chunk);
    if (answer.ending === 'end')
        response.end();
    if (answer.ending !== 'cut')
        return;
    await (0,promises_.setTimeout)(CUT_AFTER_MS);
    request.socket.destroy();
}

// EXTERNAL MODULE: ./build/providers/dialect-calls.js
var dialect_calls = __webpack_require__(82579);
// EXTERNAL MODULE: ./build/rehearsal/model-answer.js
var model_answer = __webpack_require__(11848);
// EXTERNAL MODULE: ./build/rehearsal/model-request.js + 3 modules
var model_request = __webpack_require__(15817);
// EXTERNAL MODULE: ./build/rehearsal/scripted-model.js + 1 modules
var scripted_model = __webpack_require__(73417);
;// CONCATENATED MODULE: ./build/app/rehearse/model-server.js






/** A client that retries for ever must not fill the memory: later requests are answered and not noted. */
const NOTED_REQUESTS = 200;
/** So much of a text is kept; the texts of skills are shorter. */
const TEXT_LIMIT = 16 * 1024;
/** So many of the texts of a request. */
const TEXTS = 64;
async function startModelServer() {
    const units = new Map();
    const refusing = await refusingAddress();
    const server = await startLoopbackServer((request) => answerRequest(units, request));
    return {
        url: server.url,
        addUnit: (id, { turns, prompt, dialect }) => {
            const key = `rehearsal-${(0,external_node_crypto_.randomBytes)(24).toString('hex')}`;
            units.set(id, { script: { unitId: id, dialect, prompt, turns }, key, asked: new Map(), seen: [] });
            const base = turns[0]?.fault?.kind === 'refused' ? refusing : server.url;
            return { url: `${base}/${encodeURIComponent(id)}`, key };
        },
        requestsOf: (id) => units.get(id)?.seen ?? [],
        removeUnit: (id) => {
            units.delete(id);
        },
        close: async () => {
            units.clear();
            await server.close();
        },
    };
}
function answerRequest(units, request) {
    const path = request.path.replace(/[?#].*$/, '');
    const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
    const unit = units.get(decoded(prefix));
    const wire = request.method === 'POST' ? (0,model_request/* wireOfPath */.G5)(rest) : undefined;
    if (unit === undefined) {
        return (0,model_request/* wireOfPath */.G5)(path) === undefined ? (0,model_answer/* probeAnswer */.Zb)(request.method, path) : (0,model_answer/* errorAnswer */.B1)(wire, 404);
    }
    if (wire === undefined)
        return (0,model_answer/* probeAnswer */.Zb)(request.method, rest);
    if (keyOf(request) !== unit.key)
        return (0,model_answer/* errorAnswer */.B1)(wire, 401);
    if (request.body === null)
        return (0,model_answer/* errorAnswer */.B1)(wire, 413);
    const parsed = (0,model_request/* parseModelRequest */.YK)(wire, request.body, unit.script.dialect);
    if (parsed.kind === 'unreadable') {
        return (0,model_answer/* errorAnswer */.B1)(wire, 400, `The scripted model cannot read this request: ${parsed.problem}.`);
    }
    const step = (0,scripted_model/* findStep */.MR)(unit.script, parsed.request);
    const key = (0,scripted_model/* stepKey */.Ug)(step);
    const askedBefore = unit.asked.get(key) ?? 0;
    unit.asked.set(key, askedBefore + 1);
    if (unit.seen.length < NOTED_REQUESTS)
        unit.seen.push(seenRequest(parsed.request));
    return (0,scripted_model/* answerModelRequest */.Td)(unit.script, step, parsed.request, askedBefore);
}
function seenRequest({ skills, assistantTurns, toolResults, latestUserTexts }) {
    const calls = new Set(assistantTurns.at(-1));
    const answers = toolResults.filter(({ callId }) => calls.has(callId)).map(({ text }) => text);
    return {
        offered: skills.flatMap(dialect_calls/* namesOf */.eZ).map(shortened),
        answers: answers.slice(-TEXTS).map(shortened),
        texts: latestUserTexts.slice(-TEXTS).map(shortened),
    };
}
/** The text cut to the limit, as a copy: a part of a text keeps the whole of it, here the request's body, in memory. */
function shortened(text) {
    return Buffer.from(text.slice(0, TEXT_LIMIT)).toString();
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
/** Each API has its own header for the key. */
function keyOf({ headers }) {
    return headers['x-api-key'] ?? /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1];
}


/***/ }),

/***/ 68699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ rehearsalMode),
/* harmony export */   Zu: () => (/* binding */ deniedIn),
/* harmony export */   j1: () => (/* binding */ skillFacts),
/* harmony export */   sn: () => (/* binding */ skillOfText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49573);
/* harmony import */ var _evidence_frontmatter_flaws_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57484);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92340);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16992);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33698);
/* harmony import */ var _rehearsal_loadability_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54042);
/* harmony import */ var _repository_client_skills_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99105);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70433);










/** How a run goes where the scripted model answers: every unit has an address of its own. */
function rehearsalMode(root, server, plan) {
    return {
        ...plan,
        begin: async (scenarios, units) => {
            const script = await plan.scripts(scenarios, units);
            const all = [..._providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .PROVIDERS */ .xq.values()].map(async ({ id, dialect }) => [id, await dialect()]);
            const dialects = new Map(await Promise.all(all));
            return (job) => {
                const id = job.unit.unit_run_id;
                const dialect = dialects.get(job.client.id);
                if (dialect === undefined)
                    throw ownCommand(job.client.id);
                // Each attempt meets the script from its beginning.
                server.removeUnit(id);
                const unit = { turns: script(job), prompt: job.item.definition.prompt, dialect };
                return { kind: 'scripted', ...server.addUnit(id, unit) };
            };
        },
        offer: (job) => seenOffer(root, job, server.requestsOf(job.unit.unit_run_id)),
        onUnitEnd: (job) => {
            plan.onUnitEnd(job);
            server.removeUnit(job.unit.unit_run_id);
        },
    };
}
function ownCommand(id) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`provider ${id}: expected a client that a rehearsal can point at its own model, found a command of the configuration`, 'Leave the provider out with --agents, or run it live.');
}
/** A skill, and what a client minds of it. */
function skillFacts(root, { name, path, frontmatter }, agent) {
    const rules = _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .PROVIDERS */ .xq.get(agent)?.frontmatter;
    const flaws = rules === undefined ? [] : (0,_evidence_frontmatter_flaws_js__WEBPACK_IMPORTED_MODULE_3__/* .frontmatterFlaws */ .i)(name, frontmatter, rules);
    return { name, file: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .displayPath */ .Gt)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_7__/* .SKILL_FILE */ .LF)), frontmatter, flaws };
}
/** The rule of the repository's settings that keeps a unit's client from a skill; null where there is none. */
function deniedIn({ unit, files }, { listing }) {
    return (0,_repository_client_skills_js__WEBPACK_IMPORTED_MODULE_5__/* .deniedBySettings */ .kQ)(unit.agent, files, [listing.name])[0] ?? null;
}
/** The skill of which a text is a token: by the path of its `SKILL.md`, or by its name; null for any other text. */
function skillOfText({ installed, found }, text) {
    const known = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .SkillInventory */ .ks([...(installed ?? []), ...found.map(({ listing }) => listing)]);
    return (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_7__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_7__/* .pathParts */ .KC)(text))?.split(/\s/).at(-1) ?? (known.has(text) ? text : null);
}
/** What the client of a unit offered the model in all its requests; null where it asked nothing. */
function seenOffer(root, job, requests) {
    if (requests.length === 0)
        return null;
    const { agent } = job.unit;
    const skills = (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_9__/* .sortedUnique */ .Z$)(requests.flatMap(({ offered }) => offered));
    const facts = job.found.map((skill) => ({ skill, fact: skillFacts(root, skill, agent) }));
    return {
        skills,
        skillOf: (text) => skillOfText(job, text),
        whyNot: (wanted) => {
            const found = facts.find(({ fact }) => (0,_rehearsal_loadability_js__WEBPACK_IMPORTED_MODULE_4__/* .offeredName */ .hr)(fact, [wanted]) !== null);
            if (found === undefined)
                return `${agent} is given no skill ${wanted}`;
            const { detail, key } = (0,_rehearsal_loadability_js__WEBPACK_IMPORTED_MODULE_4__/* .notOffered */ .JM)(found.fact, deniedIn(job, found.skill));
            return `${agent} did not offer ${wanted}${key === undefined ? '' : ` (frontmatter: ${key})`}: ${detail}`;
        },
    };
}


/***/ }),

/***/ 59518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ rehearseCases)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
;// CONCATENATED MODULE: ./build/contracts/generated/scenario.validate.js
// Generated from scenario.schema.json by scripts/generate.ts.

const validate = validate86;
const schema190 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"scenario.schema.json","title":"Scenario","description":"`cases/rehearsal/*.json`: what the scripted model of a rehearsal says, turn by turn. After the last turn it says a short closing text.","type":"object","additionalProperties":false,"required":["schema","scenario_id","turns"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"scenario_id":{"description":"Unique among the scenarios.","$ref":"#/definitions/id"},"description":{"description":"For people.","type":"string"},"agents":{"description":"The clients it is for; all where it names none.","type":"array","items":{"$ref":"#/definitions/id"}},"case_ids":{"description":"The routing cases it is for; none where it names none.","type":"array","items":{"$ref":"#/definitions/id"}},"turns":{"description":"What the model says, in this order.","$ref":"#/definitions/turns"}},"definitions":{"id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"text":{"type":"string","pattern":"\\S"},"turns":{"type":"array","items":{"$ref":"#/definitions/turn"}},"turn":{"title":"ScenarioTurn","description":"One message of the model, or a fault; what a message that breaks off says before it does stands beside the fault.","type":"object","additionalProperties":false,"properties":{"text":{"description":"What it says as text.","type":"string"},"calls":{"description":"Calls of this message.","type":"array","items":{"$ref":"#/definitions/call"}},"fault":{"description":"How the answer fails.","$ref":"#/definitions/fault"}}},"call":{"title":"ScenarioCall","description":"Exactly one of skill, read, shell, subagent and tool.","type":"object","additionalProperties":false,"properties":{"skill":{"description":"Load this skill.","$ref":"#/definitions/text"},"forked":{"description":"What the model says in the conversation of its own that the client opens for this skill.","allOf":[{"$ref":"#/definitions/turns"}]},"read":{"description":"Read this file.","$ref":"#/definitions/text"},"shell":{"description":"Run this command.","$ref":"#/definitions/text"},"subagent":{"title":"ScenarioSubagent","type":"object","additionalProperties":false,"required":["prompt","turns"],"properties":{"prompt":{"description":"What the subagent is asked.","$ref":"#/definitions/text"},"turns":{"description":"What the model says in it.","$ref":"#/definitions/turns"}}},"tool":{"description":"Call this tool of the client by its name.","$ref":"#/definitions/text"},"input":{"description":"Of `tool`, handed on as it is.","type":["object","string"]}}},"fault":{"title":"ScenarioFault","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"description":"`http`: a status; `refused`: no connection; `hang`, `hang_mid_stream`: no answer, or no end of it; `cut`: the connection breaks; `html`: a page; `empty`: a message without content.","enum":["http","refused","hang","hang_mid_stream","cut","html","empty"]},"status":{"description":"Of `http`.","enum":[400,401,403,404,429,500,503,529]},"retry_after":{"description":"Seconds.","type":"integer","minimum":0},"body":{"description":"Of `http`.","type":"string"},"after":{"description":"Of `cut` and `hang_mid_stream`: after the beginning of the message, or after its content.","enum":["beginning","content"]},"times":{"description":"How many requests meet it before the next turn answers; for ever without it.","type":"integer","minimum":1}}}}};
const schema191 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"};
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema194 = {"type":"array","items":{"$ref":"#/definitions/turn"}};
const schema195 = {"title":"ScenarioTurn","description":"One message of the model, or a fault; what a message that breaks off says before it does stands beside the fault.","type":"object","additionalProperties":false,"properties":{"text":{"description":"What it says as text.","type":"string"},"calls":{"description":"Calls of this message.","type":"array","items":{"$ref":"#/definitions/call"}},"fault":{"description":"How the answer fails.","$ref":"#/definitions/fault"}}};
const schema202 = {"title":"ScenarioFault","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"description":"`http`: a status; `refused`: no connection; `hang`, `hang_mid_stream`: no answer, or no end of it; `cut`: the connection breaks; `html`: a page; `empty`: a message without content.","enum":["http","refused","hang","hang_mid_stream","cut","html","empty"]},"status":{"description":"Of `http`.","enum":[400,401,403,404,429,500,503,529]},"retry_after":{"description":"Seconds.","type":"integer","minimum":0},"body":{"description":"Of `http`.","type":"string"},"after":{"description":"Of `cut` and `hang_mid_stream`: after the beginning of the message, or after its content.","enum":["beginning","content"]},"times":{"description":"How many requests meet it before the next turn answers; for ever without it.","type":"integer","minimum":1}}};
const schema196 = {"title":"ScenarioCall","description":"Exactly one of skill, read, shell, subagent and tool.","type":"object","additionalProperties":false,"properties":{"skill":{"description":"Load this skill.","$ref":"#/definitions/text"},"forked":{"description":"What the model says in the conversation of its own that the client opens for this skill.","allOf":[{"$ref":"#/definitions/turns"}]},"read":{"description":"Read this file.","$ref":"#/definitions/text"},"shell":{"description":"Run this command.","$ref":"#/definitions/text"},"subagent":{"title":"ScenarioSubagent","type":"object","additionalProperties":false,"required":["prompt","turns"],"properties":{"prompt":{"description":"What the subagent is asked.","$ref":"#/definitions/text"},"turns":{"description":"What the model says in it.","$ref":"#/definitions/turns"}}},"tool":{"description":"Call this tool of the client by its name.","$ref":"#/definitions/text"},"input":{"description":"Of `tool`, handed on as it is.","type":["object","string"]}}};
const schema197 = {"type":"string","pattern":"\\S"};
const pattern8 = new RegExp("\\S", "u");
const wrapper0 = {validate: validate87};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(((((((key0 === "skill") || (key0 === "forked")) || (key0 === "read")) || (key0 === "shell")) || (key0 === "subagent")) || (key0 === "tool")) || (key0 === "input"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["skill","forked","read","shell","subagent","tool","input"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.skill !== undefined){
let data0 = data.skill;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err1 = {instancePath:instancePath+"/skill",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/skill",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.forked !== undefined){
if(!(wrapper0.validate(data.forked, {instancePath:instancePath+"/forked",parentData:data,parentDataProperty:"forked",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.read !== undefined){
let data2 = data.read;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err3 = {instancePath:instancePath+"/read",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err4 = {instancePath:instancePath+"/read",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.shell !== undefined){
let data3 = data.shell;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/shell",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/shell",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subagent !== undefined){
let data4 = data.subagent;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.prompt === undefined){
const err7 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.turns === undefined){
const err8 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data4){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "prompt") || (key1 === "turns"))){
const err9 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["prompt","turns"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.prompt !== undefined){
let data5 = data4.prompt;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err10 = {instancePath:instancePath+"/subagent/prompt",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err11 = {instancePath:instancePath+"/subagent/prompt",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.turns !== undefined){
if(!(wrapper0.validate(data4.turns, {instancePath:instancePath+"/subagent/turns",parentData:data4,parentDataProperty:"turns",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tool !== undefined){
let data7 = data.tool;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err13 = {instancePath:instancePath+"/tool",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err14 = {instancePath:instancePath+"/tool",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.input !== undefined){
let data8 = data.input;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err15 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema196.properties.input.type},message:"must be object,string"};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(((key0 === "text") || (key0 === "calls")) || (key0 === "fault"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["text","calls","fault"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.calls !== undefined){
let data1 = data.calls;
if(Array.isArray(data1)){
const len0 = data1.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate89(data1[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fault !== undefined){
let data3 = data.fault;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.kind === undefined){
const err3 = {instancePath:instancePath+"/fault",schemaPath:"#/definitions/fault/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data3){
if (errors - before_key1 >= 1000) break;
if(!((((((key1 === "kind") || (key1 === "status")) || (key1 === "retry_after")) || (key1 === "body")) || (key1 === "after")) || (key1 === "times"))){
const err4 = {instancePath:instancePath+"/fault",schemaPath:"#/definitions/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["kind","status","retry_after","body","after","times"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.kind !== undefined){
let data4 = data3.kind;
if(!(((((((data4 === "http") || (data4 === "refused")) || (data4 === "hang")) || (data4 === "hang_mid_stream")) || (data4 === "cut")) || (data4 === "html")) || (data4 === "empty"))){
const err5 = {instancePath:instancePath+"/fault/kind",schemaPath:"#/definitions/fault/properties/kind/enum",keyword:"enum",params:{allowedValues: schema202.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.status !== undefined){
let data5 = data3.status;
if(!((((((((data5 === 400) || (data5 === 401)) || (data5 === 403)) || (data5 === 404)) || (data5 === 429)) || (data5 === 500)) || (data5 === 503)) || (data5 === 529))){
const err6 = {instancePath:instancePath+"/fault/status",schemaPath:"#/definitions/fault/properties/status/enum",keyword:"enum",params:{allowedValues: schema202.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.retry_after !== undefined){
let data6 = data3.retry_after;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/fault/retry_after",schemaPath:"#/definitions/fault/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/fault/retry_after",schemaPath:"#/definitions/fault/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.body !== undefined){
if(typeof data3.body !== "string"){
const err9 = {instancePath:instancePath+"/fault/body",schemaPath:"#/definitions/fault/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.after !== undefined){
let data8 = data3.after;
if(!((data8 === "beginning") || (data8 === "content"))){
const err10 = {instancePath:instancePath+"/fault/after",schemaPath:"#/definitions/fault/properties/after/enum",keyword:"enum",params:{allowedValues: schema202.properties.after.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.times !== undefined){
let data9 = data3.times;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/fault/times",schemaPath:"#/definitions/fault/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/fault/times",schemaPath:"#/definitions/fault/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err13 = {instancePath:instancePath+"/fault",schemaPath:"#/definitions/fault/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate88(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="scenario.schema.json" */;
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
if(data.scenario_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenario_id"},message:"must have required property '"+"scenario_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.turns === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
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
if(!(((((((key0 === "$schema") || (key0 === "schema")) || (key0 === "scenario_id")) || (key0 === "description")) || (key0 === "agents")) || (key0 === "case_ids")) || (key0 === "turns"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","scenario_id","description","agents","case_ids","turns"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(1 !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.scenario_id !== undefined){
let data2 = data.scenario_id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/scenario_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err7 = {instancePath:instancePath+"/scenario_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.agents !== undefined){
let data4 = data.agents;
if(Array.isArray(data4)){
const len0 = data4.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err9 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err10 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err11 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.case_ids !== undefined){
let data6 = data.case_ids;
if(Array.isArray(data6)){
const len1 = data6.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data7 = data6[i1];
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err12 = {instancePath:instancePath+"/case_ids/" + i1,schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err13 = {instancePath:instancePath+"/case_ids/" + i1,schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/case_ids",schemaPath:"#/properties/case_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.turns !== undefined){
if(!(validate87(data.turns, {instancePath:instancePath+"/turns",parentData:data,parentDataProperty:"turns",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
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
validate86.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/scenario.js




/** Parses a scenario. Throws one error with every problem of form, or with every one of meaning. */
function parseScenario(text, file) {
    const checks = { wholeCharacters: true };
    const { value, refuse } = (0,json_source/* checkedDocument */.Tw)('the scenario', text, validate, file, checks);
    const wrong = [];
    checkTurns(value.turns, '/turns', true, (pointer, expected, found) => void wrong.push({ pointer, expected, found }));
    refuse(wrong);
    return { ...value, turns: value.turns.map(turnOf) };
}
function checkTurns(turns, pointer, outermost, report) {
    for (const [index, turn] of turns.entries()) {
        const place = (0,json_pointer/* childPointer */.Y)(pointer, String(index));
        const speaks = (turn.text ?? '') !== '' || (turn.calls ?? []).length > 0;
        if (!speaks && turn.fault === undefined)
            report(place, 'a text, a call or a fault', 'nothing');
        if (turn.fault !== undefined)
            checkFault(turn.fault, `${place}/fault`, speaks, outermost && index === 0, report);
        for (const [at, call] of (turn.calls ?? []).entries())
            checkCall(call, `${place}/calls/${at}`, report);
    }
}
const CALL_KINDS = ['skill', 'read', 'shell', 'subagent', 'tool'];
function checkCall(call, pointer, report) {
    const kinds = CALL_KINDS.filter((kind) => call[kind] !== undefined);
    if (kinds.length !== 1)
        report(pointer, `exactly one of ${CALL_KINDS.join(', ')}`, (0,problem/* shown */.SP)(kinds));
    if (call.forked !== undefined && call.skill === undefined)
        report(`${pointer}/forked`, 'a skill beside it', 'none');
    if ((call.input === undefined) !== (call.tool === undefined)) {
        report(pointer, 'tool and input together', `only ${call.tool === undefined ? 'input' : 'tool'}`);
    }
    checkTurns(call.forked ?? [], `${pointer}/forked`, false, report);
    checkTurns(call.subagent?.turns ?? [], `${pointer}/subagent/turns`, false, report);
}
function checkFault(fault, pointer, speaks, first, report) {
    const http = fault.kind === 'http';
    const breaksOff = fault.kind === 'hang_mid_stream' || fault.kind === 'cut';
    if (http && fault.status === undefined)
        report(pointer, 'a field "status"', 'nothing');
    for (const key of ['status', 'retry_after', 'body']) {
        if (!http && fault[key] !== undefined)
            report(`${pointer}/${key}`, 'the kind http', (0,problem/* shown */.SP)(fault.kind));
    }
    if (!breaksOff && fault.after !== undefined)
        report(`${pointer}/after`, 'a message that breaks off', (0,problem/* shown */.SP)(fault.kind));
    if (!breaksOff && speaks)
        report(pointer, 'a fault that breaks a message off, or no message', (0,problem/* shown */.SP)(fault.kind));
    if (fault.kind === 'refused' && (!first || fault.times !== undefined)) {
        report(pointer, 'a refused connection as the first turn, without times', first ? 'times' : 'a later turn');
    }
}
function turnOf({ text = '', calls = [], fault }) {
    return { text, calls: calls.map(callOf), fault: fault ?? null };
}
function callOf(call) {
    if (call.skill !== undefined) {
        return { kind: 'skill', skill: call.skill, forked: call.forked?.map(turnOf) ?? null };
    }
    if (call.read !== undefined)
        return { kind: 'read', path: call.read };
    if (call.shell !== undefined)
        return { kind: 'shell', command: call.shell };
    if (call.subagent !== undefined) {
        return { kind: 'subagent', prompt: call.subagent.prompt, turns: call.subagent.turns.map(turnOf) };
    }
    const plain = typeof call.input === 'string';
    const input = typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {});
    return { kind: 'tool', tool: call.tool ?? '', input, plain };
}

// EXTERNAL MODULE: ./build/evidence/activity-tokens.js
var activity_tokens = __webpack_require__(48118);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js + 1 modules
var attribute_signals = __webpack_require__(19057);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/rehearsal/scripted-model.js + 1 modules
var scripted_model = __webpack_require__(73417);
;// CONCATENATED MODULE: ./build/rehearsal/script-of-case.js


/**
 * What the model does in a case without a scenario: it calls the expected and the required skills one after the other, opens the required
 * files and says a closing text. Where nothing is required it answers at once. To load a skill is to have its `<skill>/SKILL.md`.
 */
function scriptOfCase(needs) {
    const skills = new Set([...needs.skills, ...needs.tokens.flatMap((token) => skillOf(token) ?? [])]);
    const files = new Set(needs.tokens.filter((token) => skillOf(token) === undefined));
    const calls = [
        ...[...skills].map((skill) => ({ kind: 'skill', skill, forked: null })),
        ...[...files].map((path) => ({ kind: 'read', path })),
    ];
    return [
        ...calls.map((call) => ({ text: '', calls: [call], fault: null })),
        { text: scripted_model/* CLOSING_TEXT */.Kd, calls: [], fault: null, mentions: needs.mentions },
    ];
}
function skillOf(token) {
    const [folder, file, ...deeper] = (0,path_segments/* pathParts */.KC)(token);
    if ((0,path_segments/* isSkillFile */.C_)(file) && deeper.length === 0)
        return folder;
    return /[/\\]|\.[a-z0-9]{1,5}$/i.test(token) ? undefined : token;
}
/** A scenario that names the client wins over one for all clients. */
function pickScenario(scenarios, caseId, agent) {
    const fitting = scenarios.filter(({ case_ids: ids = [], agents = [agent] }) => ids.includes(caseId) && agents.includes(agent));
    const own = fitting.filter(({ agents }) => agents !== undefined);
    const best = own.length > 0 ? own : fitting;
    const [scenario] = best;
    if (scenario === undefined)
        return { kind: 'none' };
    return best.length === 1
        ? { kind: 'picked', scenario }
        : { kind: 'several', ids: best.map(({ scenario_id: id }) => id) };
}

// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(28397);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/rehearse/model-server.js + 1 modules
var model_server = __webpack_require__(23267);
// EXTERNAL MODULE: ./build/app/run/run-batch.js + 12 modules
var run_batch = __webpack_require__(61123);
// EXTERNAL MODULE: ./build/app/rehearse/rehearsal-mode.js
var rehearsal_mode = __webpack_require__(68699);
;// CONCATENATED MODULE: ./build/app/rehearse/rehearse-cases.js
















const DEFAULT_SCENARIOS = ['cases/rehearsal/*.json'];
/**
 * Runs routing cases with the real clients and a scripted model: it does what a scenario says that names the case, and otherwise what
 * the case asks for. No key, no token, no network.
 */
async function rehearseCases(world, options, listeners, signal) {
    const paths = options.scenarios?.map((path) => (0,load_cases/* displayPath */.Gt)(world.root, (0,external_node_path_.resolve)(world.cwd, path))) ?? null;
    const server = await (0,model_server/* startModelServer */.D)();
    try {
        const mode = (0,rehearsal_mode/* rehearsalMode */.NP)(world.root, server, {
            mode: 'rehearsal',
            allowSkills: true,
            scenarios: paths,
            scripts: async (recorded, plan) => {
                const scenarios = await loadScenarios(world, recorded);
                if (recorded !== null)
                    refuseUnused(scenarios, plan);
                refuseSeveral(scenarios, plan);
                return (job) => turnsOf(scenarios, job);
            },
            onUnitEnd: () => undefined,
        });
        return await (0,run_batch/* runBatch */.a)(world, options, mode, listeners, signal);
    }
    finally {
        await server.close();
    }
}
function turnsOf(scenarios, job) {
    const { client, item } = job;
    const { definition } = item;
    const picked = pickScenario(scenarios, definition.case_id, client.id);
    if (picked.kind === 'picked')
        return picked.scenario.turns;
    const { aliases, any, required } = (0,requirements/* requirementsOf */.jj)(definition, client.id, known_providers/* HIDES_READS */.uc);
    const known = (name) => (0,attribute_signals/* resolveAlias */.Z)(aliases, name);
    return scriptOfCase({
        skills: (0,case_file/* requiredSkills */.Kp)(definition).map(known),
        tokens: required.map(({ canonical }) => canonical),
        mentions: new Map((any ?? []).flatMap((text) => ((0,activity_tokens/* isActivityToken */.j)(text) ? [] : [[text, (0,rehearsal_mode/* skillOfText */.sn)(job, known(text))]]))),
    });
}
/** A scenario that somebody named and no case is played by would read as if it had been. */
function refuseUnused(scenarios, { cases }) {
    const ids = new Set(cases.map((item) => item.case_id));
    const unused = scenarios.find(({ case_ids: own = [] }) => !own.some((id) => ids.has(id)));
    if (unused === undefined)
        return;
    const { scenario_id: scenario, case_ids: own = [] } = unused;
    const found = own.length === 0 ? 'none' : own.join(', ');
    throw (0,portcullis_error/* invalidInput */.aY)(`scenario ${scenario}: expected \`case_ids\` with a case of this set, found ${found}`, `Name the case that it is for; the set has: ${[...ids].slice(0, 12).join(', ')}.`);
}
function refuseSeveral(scenarios, { units }) {
    for (const { case_id: id, agent } of units) {
        const picked = pickScenario(scenarios, id, agent);
        if (picked.kind !== 'several')
            continue;
        throw (0,portcullis_error/* invalidInput */.aY)(`${id}/${agent}: expected one scenario, found ${picked.ids.join(', ')}`, 'Take the case out of all but one of them, or give them different `agents`.');
    }
}
/** `paths`: null means the default place, which may be empty. */
async function loadScenarios(world, paths) {
    const files = [];
    for (const path of paths ?? DEFAULT_SCENARIOS) {
        const found = (await (0,find_files/* isPattern */.Pt)(world.root, path)) ? await (0,find_files/* filesMatching */.NP)(world.root, path) : [path];
        if (found.length === 0 && paths !== null) {
            throw (0,portcullis_error/* notFound */.mX)(`${path}: expected scenarios, found none`, 'Name files or a glob.');
        }
        (0,append/* append */.B)(files, found);
    }
    const scenarios = [];
    for (const file of new Set(files)) {
        scenarios.push(parseScenario(await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.root, file), 'the scenario'), file));
    }
    return scenarios;
}


/***/ }),

/***/ 43088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unitName),
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   lifecycleLines: () => (/* binding */ lifecycleLines)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7790);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);


/** More of an error is in the results. */
const ERROR_SHOWN = 200;
/** A short line for each unit that ended or is tried again, for logs. */
function lifecycleLines(print) {
    const tally = new Tally();
    return {
        onBegin: (parallel) => tally.begin(parallel),
        onRound: (units) => print(tally.round(units.length)),
        onState: (state) => {
            tally.take(state);
            if (state.state === 'retrying')
                print(`${unitName(state.unit)} again: ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(state.note)}`);
            if (state.state === 'ended')
                print(endLine(state, tally));
        },
    };
}
/** A provider and a case, and the trial where it is a further one. */
function unitName({ agent, case_id: id, trial }) {
    return `${agent} ${id}${trial === 1 ? '' : ` trial ${trial}`}`;
}
function endLine({ unit, result }, tally) {
    const place = `[${tally.ended}/${tally.total}] ${unitName(unit)}`;
    // Why its provider was stopped is reported once.
    if (result.attempts?.length === 0)
        return `${place} not run`;
    const ended = [result.status, result.infra_reason, result.timed_out ? 'timed out' : null].filter(Boolean).join(' ');
    const why = result.error === null ? '' : `: ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(result.error).slice(0, ERROR_SHOWN).toWellFormed()}`;
    return `${place} ${ended} ${((result.duration_ms ?? 0) / 1000).toFixed(1)} s${why}`;
}
/** Counts the units of a run. */
class Tally {
    total = 0;
    ended = 0;
    #by = { pass: 0, fail: 0, infra_error: 0 };
    #kept = 0;
    #parallel = 1;
    #rounds = 0;
    begin(parallel) {
        this.#parallel = parallel;
    }
    /** Takes up so many units more; says so in a few words. */
    round(units) {
        this.total += units;
        this.#rounds += 1;
        const parallel = `${Math.min(this.#parallel, units)} at a time`;
        const kept = this.#kept === 0 ? '' : ` (and ${this.#kept} kept)`;
        return this.#rounds === 1
            ? `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(units, 'unit')}${kept}, ${parallel}`
            : `${units} more, for undecided cells, ${parallel}`;
    }
    take(state) {
        if (!('result' in state))
            return;
        if (state.state === 'kept') {
            this.total += 1;
            this.#kept += 1;
        }
        this.ended += 1;
        this.#by[state.result.status] += 1;
    }
    counts() {
        return `pass=${this.#by.pass}, fail=${this.#by.fail}, infra=${this.#by.infra_error}`;
    }
}


/***/ }),

/***/ 61123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runBatch)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/clients/resolve-program.js
var resolve_program = __webpack_require__(39107);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(44390);
// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/io/unit/unit-folder.js
var unit_folder = __webpack_require__(75285);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/unusable-evidence.js
var unusable_evidence = __webpack_require__(34702);
// EXTERNAL MODULE: ./build/app/repository/instructing-files.js
var instructing_files = __webpack_require__(20457);
// EXTERNAL MODULE: ./build/app/score/make-results.js + 2 modules
var make_results = __webpack_require__(22072);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(38650);
// EXTERNAL MODULE: ./build/contracts/run-record.js + 3 modules
var run_record = __webpack_require__(78252);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
;// CONCATENATED MODULE: ./build/app/run/batch-folder.js











/**
 * A batch on disk: `plan.json` and `run.json` at its beginning, a file for each unit as it ends, `results.json` at its end. Every
 * file is there whole or not at all, so that a batch can be resumed wherever it broke off.
 */
class BatchFolder {
    /** Absolute. */
    path;
    constructor(path) {
        this.path = path;
    }
    /** A batch that was begun: its id below the artifacts' root, or its folder. */
    static find(world, artifactsRoot, batch) {
        const places = [(0,external_node_path_.resolve)(world.cwd, artifactsRoot, batch), (0,external_node_path_.resolve)(world.cwd, batch)];
        const path = places.find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, run_record/* RUN_RECORD_FILE */.Bg)));
        if (path !== undefined)
            return new BatchFolder(path);
        throw (0,portcullis_error/* notFound */.mX)(`${batch}: expected the folder or the id of a batch with a ${run_record/* RUN_RECORD_FILE */.Bg}, found none at ${places.join(' or ')}`, 'A batch lies below --artifacts-root; the run printed it as ARTIFACT_DIR.');
    }
    /** Where a unit's transcript is, without its ending. */
    stemOf(unit) {
        return (0,external_node_path_.join)(this.path, 'transcripts', unit.agent, transcriptStem(unit));
    }
    async begin(plan, record) {
        await (0,make_folder/* makeFolder */.fc)(this.path, 'the artifacts');
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(this.path, run_record/* RUN_RECORD_FILE */.Bg), (0,document_text/* documentText */.Z)(record), 'the record of the run');
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(this.path, contracts_plan/* PLAN_FILE */.VI), (0,document_text/* documentText */.Z)(plan), 'the plan');
    }
    async record() {
        const file = (0,external_node_path_.join)(this.path, run_record/* RUN_RECORD_FILE */.Bg);
        return (0,run_record/* parseRunRecord */.Yz)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the record of the run'), file);
    }
    async plan() {
        const file = (0,external_node_path_.join)(this.path, contracts_plan/* PLAN_FILE */.VI);
        return (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the plan'), file);
    }
    /** Takes away the files that a runner was writing when it was killed. */
    async tidy() {
        const transcripts = (0,external_node_path_.join)(this.path, 'transcripts');
        const agents = (await (0,find_files/* entriesOf */.Mc)(transcripts)).map((name) => (0,external_node_path_.join)(transcripts, name));
        for (const folder of [this.path, (0,external_node_path_.join)(this.path, 'units'), ...agents]) {
            for (const name of await (0,find_files/* entriesOf */.Mc)(folder)) {
                if ((0,write_file_atomically/* isTemporaryName */.$)(name))
                    await (0,unit_folder/* removeFolder */.v$)((0,external_node_path_.join)(folder, name));
            }
        }
    }
    async keep(result) {
        await (0,write_file_atomically/* writeFileAtomically */.l)(this.#unitFile(result.unit_run_id), (0,document_text/* documentText */.Z)(result), 'the result of a unit');
    }
    /** The result of a unit that ended before; undefined where it did not. */
    async kept(unit) {
        const file = this.#unitFile(unit.unit_run_id);
        const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the result of a unit');
        return text === undefined ? undefined : (0,run_record/* parseUnitResult */.zC)(text, file);
    }
    #unitFile(id) {
        return (0,external_node_path_.join)(this.path, 'units', `${id}.json`);
    }
}
/** The name of a unit's transcript in the layout that `replay` reads. */
function transcriptStem({ case_id: id, trial }) {
    return trial === 1 ? id : `${id}.${trial}`;
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/evidence/run-watch.js
/**
 * What the events of a growing transcript mean for its runner: the client's terminal event, and how many turns the model has taken. A turn is what
 * the model says and calls between two results; parallel calls are one turn, those of subagents none.
 */
class RunWatch {
    #maxTurns;
    #turns = 0;
    #speaking = false;
    #ended = false;
    /** `maxTurns`: null means no limit. */
    constructor(maxTurns) {
        this.#maxTurns = maxTurns ?? Number.POSITIVE_INFINITY;
    }
    /** `ended` only as long as no work follows. */
    get state() {
        if (this.#ended)
            return 'ended';
        return this.#turns > this.#maxTurns ? 'turn_limit' : 'go_on';
    }
    take(event) {
        if (event.type === 'terminal' || event.works === true)
            this.#ended = event.type === 'terminal';
        if (event.parent_call_id !== undefined)
            return;
        if (event.type === 'tool_result')
            this.#speaking = false;
        const speaks = event.type === 'tool_call' || (event.type === 'assistant_text' && !event.synthetic);
        if (!speaks || this.#speaking)
            return;
        this.#speaking = true;
        this.#turns += 1;
    }
}

// EXTERNAL MODULE: ./build/io/unit/store-transcript.js
var store_transcript = __webpack_require__(40192);
// EXTERNAL MODULE: ./build/routing/run-facts.js
var run_facts = __webpack_require__(40834);
// EXTERNAL MODULE: ./build/app/score/process-outcome.js
var process_outcome = __webpack_require__(5613);
// EXTERNAL MODULE: ./build/app/score/score-transcript.js + 1 modules
var score_transcript = __webpack_require__(63790);
// EXTERNAL MODULE: ./build/io/open-file.js
var open_file = __webpack_require__(42344);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/app/run/log-evidence.js




const LOG_NAME = /(?:\.(?:jsonl?|log|txt|md)|^[^.]+)$/i;
/** Clients keep their logs in folders of days and sessions, not deeper than this. */
const MAX_DEPTH = 8;
/**
 * Reads the logs that a unit's client wrote into its own home: the newest `maxFiles` files, of each the last `maxBytes`, and nothing
 * that was there before the run. No other unit's logs can be among them.
 */
async function logEvidence(job, folder) {
    const before = job.snapshots.get(job.client.id) ?? new Map();
    const { counts, max_files: maxFiles, max_bytes: maxBytes } = job.record.logs;
    const found = await logFiles(job, folder);
    const written = found.filter(({ path, size }) => size > (before.get(relativeTo(folder, path)) ?? 0));
    written.sort((left, right) => right.modified - left.modified || (0,ordering/* compareCodePoints */.OP)(left.path, right.path));
    const lines = [];
    const read = written.slice(0, maxFiles);
    for (const { path, size } of read) {
        const from = Math.max(before.get(relativeTo(folder, path)) ?? 0, size - maxBytes);
        const text = await readFrom(path, from, Math.min(size - from, maxBytes));
        for (const [index, line] of text.split('\n').entries())
            lines.push({ text: line, number: index + 1 });
    }
    return { counts, files: read.length, lines };
}
/** The log files that are there before the client starts. */
async function logSnapshot(job, folder) {
    const files = await logFiles(job, folder);
    return new Map(files.map(({ path, size }) => [relativeTo(folder, path), size]));
}
async function logFiles(job, folder) {
    const { home, workspace, temporary } = folder;
    const roots = job.client.logFolders({ home, workspace, temporary, cache: job.program.cacheFolder });
    const files = [];
    const visit = async (path, depth) => {
        for (const entry of await (0,find_files/* entriesOf */.Mc)(path)) {
            const inside = `${path}/${entry}`;
            if (await (0,find_files/* isFolder */.lQ)(inside)) {
                if (depth < MAX_DEPTH)
                    await visit(inside, depth + 1);
            }
            else if (LOG_NAME.test(entry)) {
                const stats = await (0,promises_.stat)(inside).catch(() => null);
                if (stats?.isFile() === true && stats.size > 0) {
                    files.push({ path: inside, size: stats.size, modified: stats.mtimeMs });
                }
            }
        }
    };
    for (const root of roots)
        await visit(root, 0);
    return files;
}
function relativeTo(folder, path) {
    return path.slice(folder.root.length);
}
async function readFrom(path, from, bytes) {
    const { file } = await (0,open_file/* openFile */.Tq)(path);
    try {
        const buffer = Buffer.alloc(bytes);
        const { bytesRead } = await file.read(buffer, 0, bytes, from);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./build/app/world/secret-values.js
var secret_values = __webpack_require__(94234);
;// CONCATENATED MODULE: ./build/app/run/judge-run.js













/** Where the client's raw output goes. */
function rawOutput(job, folder) {
    return `${folder.output}/stdout.${job.client.ending}`;
}
/** The result of a unit whose client was not started at all. */
async function unstartedResult(job, reason, why) {
    const empty = await (0,score_transcript/* scoreTranscript */.B)({ ...scoreRequest(job), transcript: null, process: run_facts/* UNKNOWN_PROCESS */.n });
    return { ...(0,unusable_evidence/* infraResult */.Ww)(empty, reason, why), transcript: null, duration_ms: 0, attempts: [] };
}
/** To be fed with what the client writes. */
function startScore(job) {
    const secrets = (0,secret_values/* secretsOf */.F)(job.client.liveVariables, job.environment);
    const watch = new RunWatch(job.record.limits.max_turns);
    const unit = { ...scoreRequest(job), redact: (text) => secrets.redact(text) };
    return { secrets, watch, score: new score_transcript/* TranscriptScore */.Z(unit, (event) => watch.take(event)) };
}
function scoreRequest(job) {
    const { unit, item, client, further } = job;
    return {
        unitRunId: unit.unit_run_id,
        trial: unit.trial,
        item,
        agent: unit.agent,
        reader: client.reader,
        transcriptName: `${job.shownStem}.${client.ending}`,
        installed: job.installed,
        roots: job.roots,
        ...further,
    };
}
/** Evidence is taken from what the client wrote, and what is stored is redacted: a replaced secret never changes a verdict. */
async function judgeRun(job, folder, end, { secrets, score, offer }) {
    const { client } = job;
    const raw = rawOutput(job, folder);
    // An agent may remove whatever it likes of its own folder, and then nothing is known of what it wrote.
    if (!(await (0,find_files/* isFile */.fo)(raw)))
        await (0,unit_folder/* writeUnitFile */.Uf)(folder, raw, '');
    const redact = (text) => secrets.redact(text);
    const stderr = await (0,process_outcome/* stderrText */.gU)(`${folder.output}/stderr`, redact);
    const meta = {
        client: client.id,
        version: job.program.version,
        exitCode: end.exitCode,
        signal: end.signal,
        timedOut: end.termination === 'timeout',
        spawnError: end.spawnError,
        termination: terminationOf(end),
        survivors: end.survivors,
        wallMs: Math.round(end.wallMs),
    };
    const { stored, foreign } = await store(job, raw, meta, stderr, secrets);
    const scored = {
        transcript: raw,
        process: (0,process_outcome/* outcomeOfMeta */.jK)(meta, stderr),
        offer,
        ...(job.record.logs.scan ? { logs: await logEvidence(job, folder) } : {}),
    };
    // Where an agent wrote over its own output, what is stored decides.
    const isWhole = score.sha256 === stored.rawSha256;
    const judged = isWhole ? score.result(scored) : await (0,score_transcript/* scoreTranscript */.B)({ ...scoreRequest(job), ...scored, redact });
    const { sha256, bytes } = stored;
    const requested = judged.client.model ?? job.model;
    const result = {
        ...judged,
        client: { ...judged.client, version: judged.client.version ?? job.program.version, model: requested },
        duration_ms: meta.wallMs,
        transcript: { path: `${job.shownStem}.${client.ending}`, sha256, bytes },
        warnings: [...judged.warnings, ...warningsOf(end)],
    };
    if (foreign !== null) {
        return (0,unusable_evidence/* infraResult */.Ww)(result, 'contaminated', `the transcript speaks of another unit's folder, ${foreign}`);
    }
    const mismatch = (0,unusable_evidence/* modelMismatch */.kC)(job.model, judged.client.model);
    return mismatch === null ? result : (0,unusable_evidence/* infraResult */.Ww)(result, 'invalid', mismatch);
}
async function store(job, raw, meta, stderr, secrets) {
    const own = (0,unusable_evidence/* unitMark */.IM)(job.unit.unit_run_id);
    const redaction = secrets.stream();
    let foreign = null;
    let before = '';
    const stored = await (0,store_transcript/* storeTranscript */.o)(raw, `${job.stem}.${job.client.ending}`, {
        push: (part) => {
            // A mark may stand across two parts.
            const seen = before + part;
            foreign ??= (0,unusable_evidence/* foreignMark */.ke)(seen, own);
            before = seen.slice(-own.length);
            return redaction.push(part);
        },
        end: () => redaction.end(),
    });
    await (0,write_file_atomically/* writeFileAtomically */.l)(`${job.stem}.meta.json`, (0,document_text/* documentText */.Z)(meta), 'the record of the process');
    const errors = `${job.stem}.stderr.txt`;
    // What an earlier attempt said would be taken for this one's.
    if (stderr === null)
        await (0,unit_folder/* removeFolder */.v$)(errors);
    else
        await (0,write_file_atomically/* writeFileAtomically */.l)(errors, stderr, 'standard error');
    return { stored, foreign };
}
function warningsOf(end) {
    const warnings = [];
    if (end.termination === 'killed_after_end')
        warnings.push('the client went on after its terminal event and was ended');
    const [one, many] = ['process outlived the client and was ended', 'processes outlived the client and were ended'];
    if (end.survivors > 0)
        warnings.push((0,counted/* counted */.h)(end.survivors, one, many));
    return warnings;
}
function terminationOf(end) {
    return end === null || end.spawnError !== null ? 'not_started' : end.termination;
}

// EXTERNAL MODULE: ./build/app/run/lifecycle-lines.js
var lifecycle_lines = __webpack_require__(43088);
// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/io/process/end-processes.js
var end_processes = __webpack_require__(21706);
;// CONCATENATED MODULE: ./build/io/unit/batch-lock.js





/** Holds the id of the process that runs a batch. */
const LOCK_FILE = 'run.lock';
/** No id of a process has more bytes. */
const LONGEST_ID = 32;
/**
 * Makes this process the only one that runs the batch in a folder. The lock of a process that is gone does not count.
 *
 * @throws PortcullisError `usage` where another process runs it
 */
async function lockBatch(folder) {
    const path = (0,external_node_path_.join)(folder, LOCK_FILE);
    for (;;) {
        try {
            const file = await (0,promises_.open)(path, 'wx');
            await file.writeFile(`${process.pid}\n`);
            await file.close();
            return () => (0,promises_.rm)(path, { force: true });
        }
        catch (error) {
            if ((0,file_error/* fileErrorCode */.c2)(error) !== 'EEXIST')
                throw error;
        }
        const holder = Number((await (0,read_text_file/* readExcerpt */.SL)(path, LONGEST_ID).catch(() => undefined))?.trim());
        if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
            throw (0,portcullis_error/* usageError */.Wp)(`${folder}: expected a batch that no other process runs, found process ${holder} at work on it`, `Wait for it or end it; where that is another program by now, remove ${path}.`);
        }
        await (0,promises_.rm)(path, { force: true });
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // It is there, and belongs to another user.
        return (0,file_error/* fileErrorCode */.c2)(error) === 'EPERM';
    }
}

// EXTERNAL MODULE: ./build/io/unit/skill-set-digest.js
var skill_set_digest = __webpack_require__(17765);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
// EXTERNAL MODULE: ./build/routing/plan-shards.js
var plan_shards = __webpack_require__(76494);
// EXTERNAL MODULE: ./build/app/comparator/compare-request.js
var compare_request = __webpack_require__(82730);
// EXTERNAL MODULE: ./build/app/comparator/routing-comparator.js
var routing_comparator = __webpack_require__(9404);
// EXTERNAL MODULE: ./build/app/plan/given-plan.js
var given_plan = __webpack_require__(12523);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/client-skills.js
var client_skills = __webpack_require__(99105);
// EXTERNAL MODULE: ./build/app/repository/load-skills.js
var load_skills = __webpack_require__(62428);
// EXTERNAL MODULE: ./build/app/comparator/trusted-commands.js + 1 modules
var trusted_commands = __webpack_require__(66182);
;// CONCATENATED MODULE: ./build/app/run/unit-job.js
/** The variable by which processes of a unit are found again, whatever group they moved to. */
const UNIT_VARIABLE = 'PORTCULLIS_UNIT';

;// CONCATENATED MODULE: ./build/app/run/prepare-batch.js




















/** A new batch, or the one that is to be resumed, for this process alone; its folder is reported once it holds the batch. */
async function prepareBatch(world, options, mode, listeners) {
    const { artifactsRoot, resume, given = null } = options;
    const batchRunId = world.newId();
    const loaded = resume === null && given !== null ? await (0,given_plan/* loadGivenPlan */.Pt)(world, given, options.cases) : null;
    const batch = resume === null
        ? new BatchFolder((0,external_node_path_.resolve)(world.cwd, artifactsRoot, loaded?.folder ?? batchRunId))
        : BatchFolder.find(world, artifactsRoot, resume);
    const made = await (0,make_folder/* makeFolder */.fc)(batch.path, 'the artifacts');
    const unlock = await lockBatch(batch.path);
    try {
        const loadedBatch = resume === null
            ? await beginBatch(world, options, mode, batch, loaded, batchRunId)
            : await resumeBatch(world, options, mode, batch);
        listeners.onFolder(batch.path);
        const { commands } = loadedBatch;
        listeners.onCommands?.(commands);
        if (commands.note !== null)
            world.say(commands.note);
        return { ...loadedBatch, config: commands.config, commands, batch, unlock };
    }
    catch (error) {
        await unlock();
        // Of a batch that was not begun nothing is left.
        await (0,make_folder/* removeEmptyFolders */.dp)(made);
        throw error;
    }
}
async function beginBatch(world, options, mode, batch, loaded, batchRunId) {
    const workspace = options.workspace === null ? null : (0,external_node_path_.resolve)(world.cwd, options.workspace);
    if (workspace !== null && !(await (0,find_files/* isFolder */.lQ)(workspace))) {
        throw (0,portcullis_error/* notFound */.mX)(`${workspace}: the workspace: expected a folder, found none`);
    }
    const constraints = { batchRunId, scripted: mode.mode !== 'live' };
    const { plan, part, cases, config, comparator } = await (0,given_plan/* planOfBatch */.bL)(world, options, loaded, batch.path, constraints);
    refuseUnknownProviders(options, config);
    const roots = options.skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills.map((path) => (0,external_node_path_.join)(world.root, path));
    const commands = await (0,trusted_commands/* trustedCommands */.OT)(world, config, comparator);
    const { digest, ...skills } = await skillsAt(world, roots, commands.config, part);
    const record = {
        schema: 1,
        mode: mode.mode,
        cases: options.cases === null ? null : [...((0,load_cases/* casePaths */.n2)(world, options.cases) ?? [])],
        skills: roots,
        skill_set_digest: digest,
        workspace,
        models: options.models,
        base_ref: refOf(options.compare),
        limits: options.limits,
        logs: options.logs,
        adaptive: options.adaptive,
        ...(0,given_plan/* shardAndAttempt */.D7)(options.given),
        allow_skills: mode.allowSkills,
        scenarios: mode.scenarios === null ? null : [...mode.scenarios],
    };
    await batch.begin(plan, record);
    return { plan, part, record, cases, config, comparator, commands, ...skills };
}
/** The ref that a command named, so that a resumed batch compares with the same; what an event wants, its job asks for again. */
function refOf(compare) {
    return compare?.event === null && compare.target.kind === 'named' ? compare.target.baseRef : null;
}
/** The skills that each planned provider's units get, and the digest of all. Throws `PortcullisError` where two are called the same. */
async function skillsAt(world, roots, config, { units }) {
    const agents = new Set(units.map((unit) => unit.agent));
    const ofClients = await (0,client_skills/* clientSkills */.oX)(world.root, roots, config, agents);
    const named = [...config.providers.values()].flatMap((provider) => provider.skills);
    const all = [...new Set([...roots, ...named].map((path) => (0,external_node_path_.resolve)(world.root, path)))];
    const skills = all.length === 0 ? null : await (0,load_skills/* loadSkills */.l1)(world.root, all);
    return { skills, clientSkills: ofClients, digest: await (0,skill_set_digest/* skillSetDigest */.G)(skills?.folders ?? []) };
}
/** A flag for a provider that is not there would be of no effect. */
function refuseUnknownProviders({ limits, models, clientPaths }, { providers }) {
    const flags = {
        '--provider-timeout': Object.keys(limits.timeouts),
        '--provider-model': Object.keys(models),
        '--client-path': [...clientPaths.keys()],
    };
    for (const [flag, ids] of Object.entries(flags)) {
        (0,similar_name/* refuseUnknownNames */.fw)(flag, ids, [...providers.keys()], 'a configured provider');
    }
}
/** An interrupted batch: what it was asked for stands in its record, and its cases and skills must still be the same. */
async function resumeBatch(world, options, mode, batch) {
    const recorded = await batch.record();
    // A budget that was used up can be raised.
    const isGiven = options.adaptive !== null && Object.values(options.adaptive).some((limit) => limit !== null);
    const record = { ...recorded, adaptive: isGiven ? options.adaptive : (recorded.adaptive ?? options.adaptive) };
    if (record.mode === 'loadability') {
        throw (0,portcullis_error/* usageError */.Wp)(`${batch.path}: a matrix of skills cannot be resumed: what the model was offered is not kept`, 'Begin it again; it takes seconds.');
    }
    if (record.mode !== mode.mode) {
        const command = record.mode === 'live' ? 'run' : 'rehearse';
        throw (0,portcullis_error/* usageError */.Wp)(`${batch.path}: this batch was begun by \`${command}\``, `Resume it with \`${command}\`.`);
    }
    const plan = await batch.plan();
    const part = record.shard === undefined ? plan : (0,plan_shards/* planOfShard */.Rs)(plan, record.shard);
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, record.cases ?? config.cases, { ...config, skills: record.skills });
    const changed = (what) => {
        const help = 'Check out the commit it was begun on, or begin a new batch.';
        return (0,portcullis_error/* notComparable */.kY)(`${batch.path}: ${what}`, help);
    };
    if ((0,case_file/* caseSetDigest */.Rp)(cases) !== plan.case_set_digest)
        throw changed('the cases changed since this batch was planned');
    const comparator = await (0,routing_comparator/* loadRoutingComparator */.NY)(world, record.base_ref === null ? null : (0,compare_request/* compareWithRef */.z)(record.base_ref), record.cases);
    const commands = await (0,trusted_commands/* trustedCommands */.OT)(world, config, comparator);
    const { digest, ...skills } = await skillsAt(world, record.skills, commands.config, part);
    if (digest !== record.skill_set_digest) {
        const digests = `expected ${record.skill_set_digest}, found ${digest}`;
        throw changed(`the skills changed since this batch was begun: ${digests}`);
    }
    // The clients of a runner that was killed live on, and would go on writing into their folders.
    const own = new Set(part.units.map((unit) => `${plan.batch_run_id}/${unit.unit_run_id}`));
    await (0,end_processes/* endLeftOver */.Zg)(UNIT_VARIABLE, (value) => own.has(value));
    await batch.tidy();
    return { plan, part, record, cases, config, comparator, commands, ...skills };
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(90258);
// EXTERNAL MODULE: ./build/routing/touched-cases.js
var touched_cases = __webpack_require__(93387);
// EXTERNAL MODULE: ./build/routing/sampling/cell-rule.js
var cell_rule = __webpack_require__(93658);
// EXTERNAL MODULE: ./build/routing/rejudge-unit.js
var rejudge_unit = __webpack_require__(35500);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sample = __webpack_require__(977);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-step.js
var sampling_step = __webpack_require__(74057);
;// CONCATENATED MODULE: ./build/routing/sampling/next-units.js






/**
 * The units that have to be run next, in the order of the plan: those that are always run, then for each cell as many of a later
 * stage as its counts ask for. None where every cell is decided, or has no further trials. `kept`: results by unit id.
 */
function nextUnits(plan, definitions, basis, kept) {
    const cells = (0,grouped_by/* groupedBy */.m)(plan.units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent));
    // Of the whole suite, also where this plan is of one provider: the gate, which sees all batches, must accept the same stops.
    const suite = Math.max(cells.size, plan.cases.length * plan.providers.length);
    const counts = (0,cell_rule/* isSequential */.Gp)(basis.policy, basis.comparator);
    return [...cells.values()].flatMap((units) => {
        const open = units.filter((unit) => !kept.has(unit.unit_run_id));
        const required = open.filter((unit) => unit.optional !== true);
        const [first] = units;
        const definition = first === undefined ? undefined : definitions.get(first.case_id);
        if (required.length > 0 || !counts || first === undefined || definition === undefined)
            return required;
        const change = basis.changes.get(first.case_id);
        // As the gate will judge them, where the case asks for less than before.
        const results = units.flatMap((unit) => {
            const result = kept.get(unit.unit_run_id);
            return result === undefined ? [] : [(0,rejudge_unit/* judgedUnit */.Q)(result, definition, change, first.agent, basis.hidesReads)];
        });
        const sampled = (0,sample/* sampledTrials */.CO)((0,cell_rule/* entriesOfCell */.m1)(basis, first.case_id, first.agent), change, results);
        if (sampled === null)
            return [];
        const step = (0,sampling_step/* samplingStep */.u)(sampled, basis.policy, suite);
        return step.kind === 'more' ? open.slice(0, step.counted - sampled.sample.total) : [];
    });
}

// EXTERNAL MODULE: ./build/app/plan/make-plan.js + 4 modules
var make_plan = __webpack_require__(66710);
// EXTERNAL MODULE: ./build/routing/retry-unit.js
var retry_unit = __webpack_require__(67190);
;// CONCATENATED MODULE: ./build/app/run/run-rounds.js








/**
 * The rounds of a batch: all units that are always run, and with `--adaptive` then those of later stages that the counts ask for.
 * Cells that the comparator knows come first, and among these, as among the new ones, what the change names: a budget should reach them.
 */
async function runRounds(world, { part, record, cases, config, comparator }) {
    if (record.adaptive === null) {
        return (kept) => part.units.filter((unit) => unit.optional !== true && !kept.has(unit.unit_run_id));
    }
    const basis = await (0,make_plan/* samplingBasis */.I)(world, config, comparator, cases);
    const named = (0,touched_cases/* touchedCases */.YA)(cases, part.changes ?? { skills: [], cases: [] });
    const rankOf = ({ case_id: id, agent }) => ((0,cell_rule/* entriesOfCell */.m1)(basis, id, agent).comparatorEntry === null ? 2 : 0) + (named.has(id) ? 0 : 1);
    const definitions = new Map(cases.map(({ definition }) => [definition.case_id, definition]));
    return (kept) => [...nextUnits(part, definitions, basis, kept)].sort((one, other) => rankOf(one) - rankOf(other));
}
/** The cells of units that were left because a budget was used up. */
function cellsNotRun(units) {
    return [...(0,grouped_by/* groupedBy */.m)(units, (unit) => (0,join_results/* cellKey */.sl)(unit.case_id, unit.agent)).values()].flatMap(([unit]) => unit === undefined ? [] : [{ case_id: unit.case_id, agent: unit.agent, reason: 'budget' }]);
}
/** Keeps count of a run's budget: once it is used up, no further unit is begun. */
class RunBudget {
    #budget;
    #now;
    #began;
    #units = 0;
    #usd = 0;
    constructor(budget, now, before) {
        this.#budget = budget;
        this.#now = now;
        this.#began = now().getTime();
        for (const result of before) {
            this.begin();
            this.end(result);
        }
    }
    begin() {
        this.#units += 1;
    }
    end({ usage }) {
        this.#usd += usage?.cost_usd ?? 0;
    }
    isUsedUp() {
        const { units, usd, minutes } = this.#budget;
        if (units !== null && this.#units >= units)
            return true;
        if (usd !== null && this.#usd >= usd)
            return true;
        return minutes !== null && this.#now().getTime() - this.#began >= minutes * 60_000;
    }
}
/**
 * Runs all units, as many at a time as the limits allow, in their order as far as that is free. After three identical permanent
 * failures a provider's other units are left.
 */
async function scheduleUnits(units, limits, actions) {
    const all = (0,p_limit["default"])(limits.total);
    const stops = new Map();
    const ofProvider = new Map();
    for (const { agent } of units) {
        if (ofProvider.has(agent))
            continue;
        ofProvider.set(agent, (0,p_limit["default"])(Math.min(limits.total, limits.ofProvider(agent))));
        const obstacle = actions.obstacle(agent);
        stops.set(agent, new retry_unit/* ProviderStop */.Un(obstacle));
        if (obstacle !== null)
            actions.onStop(agent, obstacle);
    }
    let broken = false;
    const one = async (unit, stop) => {
        if (broken || actions.isInterrupted())
            return;
        if (stop.cause !== null) {
            await actions.leave(unit, stop.cause);
            return;
        }
        const result = await actions.run(unit);
        const cause = result === null ? null : stop.add(result);
        if (cause !== null)
            actions.onStop(unit.agent, cause);
    };
    const guarded = async (unit, stop) => {
        try {
            await one(unit, stop);
        }
        catch (error) {
            // What is running may end; nothing else is begun.
            broken = true;
            throw error;
        }
    };
    const ended = await Promise.allSettled(units.map((unit) => {
        const provider = ofProvider.get(unit.agent) ?? all;
        const stop = stops.get(unit.agent) ?? new retry_unit/* ProviderStop */.Un();
        // The provider's place first: a unit that waits for it must not hold one of the places for all.
        return provider(() => all(() => guarded(unit, stop)));
    }));
    for (const result of ended)
        if (result.status === 'rejected')
            throw result.reason;
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/io/process/run-process.js + 3 modules
var run_process = __webpack_require__(9669);
// EXTERNAL MODULE: ./build/providers/judged-part.js
var judged_part = __webpack_require__(29532);
;// CONCATENATED MODULE: ./build/app/run/run-unit.js










/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 5_000;
/** Milliseconds that a client has between its terminal event and its end. */
const AFTER_END_MS = 10_000;
/**
 * Runs one unit to its verdict: an attempt, and after a transient failure of the infrastructure up to `retries` more. Null where
 * the run was interrupted, since nothing is known then. Transcript, standard error and the record of the process are stored.
 */
async function runUnit(job, world) {
    const attempts = [];
    for (;;) {
        const ran = await runOnce(job, world);
        if (ran === null || world.signal.aborted)
            return null;
        const { result, end } = ran;
        attempts.push(attemptOf(result, end));
        if (attempts.length > job.record.limits.retries || !(0,retry_unit/* isTransient */.dg)(result))
            return { ...result, attempts };
        const delay = (0,retry_unit/* retryDelay */.a2)(attempts.length, result.infra_reason, Math.random());
        world.onRetry(job, result, delay);
        // It is refused only when the run is interrupted.
        const isOver = await (0,external_node_timers_promises_.setTimeout)(delay, true, { signal: world.signal }).catch(() => false);
        if (!isOver)
            return null;
    }
}
/** Null where the run was interrupted: what there is of the output then is not stored. */
async function runOnce(job, world) {
    const folder = await (0,unit_folder/* makeUnitFolder */.Bo)({
        parent: job.parent,
        name: (0,unusable_evidence/* unitMark */.IM)(job.unit.unit_run_id),
        workspace: job.record.workspace,
        excluded: job.excluded,
        files: job.files,
        given: judged_part/* judgedPart */.p,
        skills: job.skills,
        skillsFolder: job.client.skillsFolder,
        asPlugins: job.client.takesPlugins,
    });
    try {
        const launch = launchOf(job, world, folder);
        if (launch instanceof portcullis_error/* PortcullisError */.SO) {
            return { result: await unstartedResult(job, 'invalid', launch.message), end: null };
        }
        const running = startScore(job);
        const end = await execute(job, world, folder, launch, running);
        if (world.signal.aborted)
            return null;
        return { result: await judgeRun(job, folder, end, { ...running, offer: world.offer(job) }), end };
    }
    finally {
        await (0,unit_folder/* removeFolder */.v$)(folder.root);
    }
}
function launchOf(job, world, folder) {
    const { home, workspace, temporary } = folder;
    const places = { home, workspace, temporary, cache: job.program.cacheFolder };
    return (0,portcullis_error/* attempt */.CD)(() => job.client.launch({
        prompt: job.item.definition.prompt,
        model: job.model,
        maxTurns: job.record.limits.max_turns,
        allowSkills: job.record.allow_skills,
        places,
        plugins: folder.plugins,
        source: world.source(job),
        given: job.environment,
    }));
}
async function execute(job, world, folder, launch, { score, watch }) {
    for (const file of launch.files)
        await (0,unit_folder/* writeUnitFile */.Uf)(folder, file.path, file.text);
    if (job.record.logs.scan && !job.snapshots.has(job.client.id)) {
        job.snapshots.set(job.client.id, await logSnapshot(job, folder));
    }
    const stdin = launch.input === null ? null : `${folder.output}/stdin`;
    if (stdin !== null)
        await (0,unit_folder/* writeUnitFile */.Uf)(folder, stdin, launch.input ?? '');
    return (0,run_process/* runProcess */.R)({
        program: job.program.program,
        args: [...job.program.prefixArgs, ...launch.args],
        cwd: folder.workspace,
        environment: launch.environment,
        stdin,
        stdout: rawOutput(job, folder),
        stderr: `${folder.output}/stderr`,
        limits: {
            wallMs: job.timeoutMs,
            graceMs: GRACE_MS,
            afterEndMs: AFTER_END_MS,
            outputBytes: job.record.limits.output_bytes,
        },
        watch: (chunk) => {
            score.push(chunk);
            return watch.state;
        },
        marker: { name: UNIT_VARIABLE, value: `${job.batchRunId}/${job.unit.unit_run_id}` },
        signal: world.signal,
    });
}
function attemptOf(result, end) {
    return {
        status: result.status,
        infra_reason: result.infra_reason,
        error: result.error,
        exit_code: result.exit_code,
        signal: end?.signal ?? null,
        timed_out: result.timed_out,
        termination: terminationOf(end),
        survivors: end?.survivors ?? 0,
        duration_ms: Math.round(end?.wallMs ?? 0),
    };
}

// EXTERNAL MODULE: ./build/providers/client-of.js + 1 modules
var client_of = __webpack_require__(71649);
// EXTERNAL MODULE: ./build/io/clients/client-store.js
var client_store = __webpack_require__(85643);
// EXTERNAL MODULE: ./build/io/clients/client-version.js
var client_version = __webpack_require__(46622);
// EXTERNAL MODULE: ./build/io/clients/find-client.js
var find_client = __webpack_require__(5487);
// EXTERNAL MODULE: ./build/io/clients/install-client.js
var install_client = __webpack_require__(37273);
// EXTERNAL MODULE: ./build/app/clients/configured-clients.js
var configured_clients = __webpack_require__(29654);
;// CONCATENATED MODULE: ./build/app/clients/locate-client.js








/**
 * Finds the program of a provider: a known client where `findClient` looks for it, one of the configuration's own on PATH.
 *
 * @param installs where a known client is not there and no path was named, its asked or pinned version is installed
 * @throws PortcullisError `not_found` where there is none, `invalid_input` where it cannot be started, and what installing throws
 */
async function locateClient(world, store, client, provider, given, installs) {
    const asked = (0,configured_clients/* askedClient */.S)(world, provider, given);
    if (provider === undefined || provider.command === null) {
        const found = await (0,find_client/* findClient */.$)(store, client.id, asked).catch(portcullis_error/* asPortcullisError */.Uj);
        if (!(found instanceof portcullis_error/* PortcullisError */.SO))
            return found;
        if (!installs || found.code !== 'not_found' || asked.path !== null)
            throw found;
        const version = asked.version ?? (0,client_store/* pinnedVersion */.V2)(store, client.id);
        await (0,install_client/* installClient */.L)(store, client.id, version, () => world.say(`installing ${client.id} ${version}`));
        return (0,find_client/* findClient */.$)(store, client.id, asked);
    }
    const cacheFolder = (0,client_store/* runCacheFolder */.A3)(store, client.id, 'own');
    const program = await ownProgram(world, client, asked.path, store.environment);
    const version = provider.command.version.length === 0
        ? null
        : await (0,client_version/* versionOf */.E4)({ program, prefixArgs: [] }, provider.command.version, cacheFolder, store);
    return { program, prefixArgs: [], version, cacheFolder };
}
async function ownProgram(world, { id, program }, path, environment) {
    const named = path ?? program;
    // A name is looked for on PATH; anything with a separator is a path, of the repository where it is relative.
    const isPath = /[/\\]/.test(named);
    const place = isPath
        ? (0,external_node_path_.resolve)(path === null ? world.root : world.cwd, named)
        : await (0,resolve_program/* programOnPath */.Bc)(named, environment);
    if (place !== null && (!isPath || (await (0,resolve_program/* isProgram */.Vd)(place))))
        return place;
    throw (0,portcullis_error/* notFound */.mX)(`${id}: expected a program ${isPath ? `at ${place ?? named}` : `called ${named} on PATH`}, found none`, `Install it, or correct \`providers.${id}.command\`.`);
}

// EXTERNAL MODULE: ./build/app/comparator/comparator-tree.js + 1 modules
var comparator_tree = __webpack_require__(60782);
// EXTERNAL MODULE: ./build/app/run/run-options.js
var run_options = __webpack_require__(48948);
;// CONCATENATED MODULE: ./build/app/run/make-unit-job.js











/** The client of each provider that the plan names. @throws PortcullisError where a provider is not defined */
async function clientsOf(world, { part, config, record, commands }, options, parent) {
    const clients = new Map();
    const store = await (0,configured_clients/* openClientStore */.L2)(world, options.environment, parent);
    const { comparator } = commands;
    const tree = comparator === null ? null : (0,comparator_tree/* comparatorTree */.le)(world, comparator, `${parent}/tree`);
    for (const agent of new Set(part.units.map((unit) => unit.agent))) {
        const given = options.clientPaths.get(agent) ?? null;
        // What whoever runs Portcullis names is theirs to choose.
        const started = await (0,trusted_commands/* trustedProvider */.R4)(commands, given === null ? tree : null, agent).catch(portcullis_error/* asPortcullisError */.Uj);
        const provider = started instanceof portcullis_error/* PortcullisError */.SO ? config.providers.get(agent) : started;
        const client = await (0,client_of/* clientOf */.fe)(agent, provider);
        const program = started instanceof portcullis_error/* PortcullisError */.SO
            ? started
            : await locateClient(world, store, client, provider, given, options.installs === true).catch(portcullis_error/* asPortcullisError */.Uj);
        const missing = record.mode === 'live' ? missingAccess(client, options.environment) : null;
        clients.set(agent, { client, program: missing ?? program });
    }
    return clients;
}
/** Without a key a client would try for minutes, or ask for a login that nobody could answer. */
function missingAccess({ id, accessVariables }, environment) {
    const isSet = accessVariables.some((name) => (environment[name] ?? '') !== '');
    if (isSet || accessVariables.length === 0)
        return null;
    return (0,portcullis_error/* usageError */.Wp)(`${id}: expected one of ${accessVariables.join(', ')} in the environment, found none`, 'A unit has a home of its own, in which nobody is logged in. `rehearse` needs no key.');
}
/** What one unit needs. */
function jobOf(world, options, mode, known, unit) {
    const item = known.cases.find(({ definition }) => definition.case_id === unit.case_id);
    const found = known.clients.get(unit.agent);
    if (item === undefined || found === undefined) {
        throw (0,portcullis_error/* invalidInput */.aY)(`${known.batch.path}: the plan names ${unit.case_id}/${unit.agent}, which is not there`);
    }
    const { record } = known;
    const { timeouts, timeout } = record.limits;
    const provider = known.config.providers.get(unit.agent);
    const seconds = timeouts[unit.agent] ?? provider?.timeout ?? timeout ?? run_options/* DEFAULT_TIMEOUT */.cS;
    const stem = known.batch.stemOf(unit);
    const { copied, folders } = known.clientSkills.get(unit.agent) ?? { copied: [], folders: [] };
    return {
        batchRunId: known.plan.batch_run_id,
        unit,
        item,
        ...found,
        model: record.models[unit.agent] ?? (mode.mode === 'live' ? (provider?.model ?? null) : null),
        timeoutMs: seconds * 1000,
        record,
        parent: known.parent,
        // What other units wrote is nothing that an agent should find in its copy.
        excluded: [
            (0,external_node_path_.dirname)(known.batch.path),
            known.batch.path,
            ...(options.record === null ? [] : [(0,external_node_path_.resolve)(world.cwd, options.record)]),
        ],
        files: known.files,
        // What lies in a client's own place is among the files of the tested commit.
        skills: copied.filter(({ into }) => into === undefined || options.ofCommit !== true),
        found: folders,
        installed: known.skills?.listings ?? null,
        roots: known.skills === null ? null : (0,client_skills/* rootsUnderTest */.oB)(world.root, record.skills, known.config, unit.agent),
        environment: options.environment,
        snapshots: known.snapshots,
        stem,
        shownStem: (0,load_cases/* displayPath */.Gt)(world.root, stem),
        further: (0,routing_comparator/* comparatorTokens */.bM)(known.further, item, unit.agent),
    };
}

;// CONCATENATED MODULE: ./build/app/run/run-batch.js



















const UNLIMITED = { units: null, usd: null, minutes: null };
/**
 * Runs every unit of a plan with the real clients and writes what `replay` writes, plus the transcripts. With `resume` only the units
 * without a result are run. `signal` breaks the run off: clients are ended, what has ended is kept.
 */
async function runBatch(world, options, mode, listeners, signal) {
    // What is kept of a unit is less than a kilobyte: 174 instead of 212 MB after 5,000 units.
    (0,hold_memory/* holdMemory */.$)('young');
    const prepared = await prepareBatch(world, options, mode, listeners);
    try {
        // Where the head's commands do not count, neither does what a step before put on PATH from the checkout.
        const isTrusted = prepared.commands.comparator === null;
        const environment = isTrusted ? options.environment : await (0,resolve_program/* withoutOnPath */.dA)(world.root, options.environment);
        return await runPrepared(world, { ...options, environment }, mode, prepared, listeners, signal);
    }
    finally {
        await prepared.unlock();
    }
}
async function runPrepared(world, options, mode, prepared, listeners, signal) {
    const { batch, part: plan, record, config } = prepared;
    const parent = await (0,unit_folder/* makeBatchFolder */.Nk)(plan.batch_run_id, record.shard ?? null);
    try {
        const kept = new Map();
        const clients = await clientsOf(world, prepared, options, parent);
        for (const unit of plan.units) {
            const result = await batch.kept(unit);
            if (result !== undefined)
                kept.set(unit.unit_run_id, result);
        }
        const nextRound = await runRounds(world, prepared);
        const budget = new RunBudget(record.adaptive ?? UNLIMITED, world.now, kept.values());
        const further = prepared.comparator?.cases ?? [];
        const request = { further: config.workspace, ofCommit: options.ofCommit === true };
        const files = record.workspace === null ? await (0,instructing_files/* instructingFiles */.g)(world, request) : [];
        const known = { ...prepared, clients, parent, further, files, snapshots: new Map() };
        listeners.onBegin(options.maxParallel);
        for (const unit of plan.units) {
            const result = kept.get(unit.unit_run_id);
            if (result !== undefined)
                listeners.onState({ unit, state: 'kept', result });
        }
        const unitWorld = {
            source: await mode.begin(record.scenarios, plan),
            offer: mode.offer,
            signal,
            onRetry: ({ unit }, { infra_reason: reason }, delay) => {
                const note = `${reason ?? ''}, in ${Math.round(delay / 100) / 10} s`;
                listeners.onState({ unit, state: 'retrying', note });
            },
        };
        const ended = (unit, result) => {
            kept.set(unit.unit_run_id, result);
            listeners.onState({ unit, state: 'ended', result });
        };
        const limits = {
            total: options.maxParallel,
            ofProvider: (agent) => config.providers.get(agent)?.max_parallel ?? options.maxParallel,
        };
        const stopped = new Set();
        const actions = {
            run: async ({ job: planned }) => {
                const { program } = planned;
                if (program instanceof portcullis_error/* PortcullisError */.SO)
                    throw new Error('a unit was begun that cannot be started');
                const job = { ...planned, program };
                budget.begin();
                listeners.onState({ unit: job.unit, state: 'running' });
                const judged = await runUnit(job, unitWorld);
                mode.onUnitEnd(job);
                if (judged === null)
                    return null;
                const result = { ...judged, finished_at: world.now().toISOString() };
                budget.end(result);
                // Before it is kept: a run that is resumed would not come back to it.
                if (options.record !== null)
                    await recordUnit(world, options.record, job);
                await batch.keep(result);
                ended(job.unit, result);
                return result;
            },
            // Nothing of it is kept on disk, so that a run that is resumed tries it again.
            leave: async ({ job }, cause) => {
                ended(job.unit, await unstartedResult(job, 'not_started', `not run: ${cause}`));
            },
            onStop: (agent, cause) => {
                stopped.add(agent);
                listeners.onStop(cause.startsWith(`${agent}: `) ? cause : `${agent}: ${cause}`);
            },
            obstacle: (agent) => obstacleOf(clients.get(agent)),
            isInterrupted: () => signal.aborted || budget.isUsedUp(),
        };
        let round = nextRound(kept);
        while (round.length > 0 && !actions.isInterrupted()) {
            listeners.onRound(round);
            const work = round.map((unit) => ({ agent: unit.agent, job: jobOf(world, options, mode, known, unit) }));
            await scheduleUnits(work, limits, actions);
            // A stopped provider's cells are not asked for more.
            round = nextRound(kept).filter(({ agent }) => !stopped.has(agent));
        }
        if (signal.aborted)
            return { plan, results: null, folder: batch.path };
        const results = batchResults(world, prepared, kept, cellsNotRun(round));
        await (0,make_results/* writeResults */.K)(batch.path, results, options.output === null ? [] : [(0,external_node_path_.resolve)(world.cwd, options.output)]);
        return { plan, results, folder: batch.path };
    }
    finally {
        await (0,unit_folder/* removeFolder */.v$)(parent);
    }
}
function obstacleOf(found) {
    if (!(found?.program instanceof portcullis_error/* PortcullisError */.SO))
        return null;
    const { message, help } = found.program;
    return help === undefined ? message : `${message} (${help})`;
}
/** The stored transcript, which is redacted, with what lies beside it, at its place in the layout that `replay` reads. */
async function recordUnit(world, record, job) {
    const folder = (0,external_node_path_.resolve)(world.cwd, record, job.unit.agent);
    await (0,make_folder/* makeFolder */.fc)(folder, 'the recordings');
    for (const ending of [`.${job.client.ending}`, '.meta.json', '.stderr.txt']) {
        const [source, target] = [`${job.stem}${ending}`, (0,external_node_path_.join)(folder, `${transcriptStem(job.unit)}${ending}`)];
        const refuse = (error) => {
            const help = 'Look at the space and the rights there.';
            throw (0,file_error/* notWritten */.xc)(error, `${target}: the recording`, 'a file that can be written', help);
        };
        if (await (0,find_files/* isFile */.fo)(source))
            await (0,promises_.copyFile)(source, target).catch(refuse);
        // Of an earlier recording.
        else
            await (0,unit_folder/* removeFolder */.v$)(target);
    }
}
/** The results of a batch, in the order of its plan, from those of its units. */
function batchResults(world, { plan, part, record, cases }, kept, notRun) {
    const units = part.units.flatMap((unit) => kept.get(unit.unit_run_id) ?? []);
    const shared = (0,unusable_evidence/* sharedSessions */.pA)(units);
    const why = 'a unit of another cell tells the same session; neither was a run of its own';
    const results = units.map((unit) => {
        if (!shared.has(unit.unit_run_id))
            return unit;
        world.say(`${(0,lifecycle_lines/* unitName */.C)(unit)} infra_error contaminated: ${why}`);
        return (0,unusable_evidence/* infraResult */.Ww)(unit, 'contaminated', why);
    });
    return (0,make_results/* makeResults */.b)(world, {
        mode: record.mode === 'live' ? 'live' : 'rehearsal',
        plan,
        part,
        shard: record.shard === undefined ? null : { shard: record.shard, attempt: record.attempt ?? 1 },
        cases,
        skillSetDigest: record.skill_set_digest,
        units: results,
        notRun,
        budget: record.adaptive,
    });
}


/***/ }),

/***/ 48948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ LIVE),
/* harmony export */   Nb: () => (/* binding */ logFallback),
/* harmony export */   S8: () => (/* binding */ DEFAULT_PARALLEL),
/* harmony export */   cS: () => (/* binding */ DEFAULT_TIMEOUT),
/* harmony export */   gy: () => (/* reexport safe */ _routing_retry_unit_js__WEBPACK_IMPORTED_MODULE_0__.kd),
/* harmony export */   n3: () => (/* binding */ LOG_FILES),
/* harmony export */   rp: () => (/* binding */ LOG_BYTES),
/* harmony export */   wk: () => (/* binding */ DEFAULT_OUTPUT_BYTES)
/* harmony export */ });
/* harmony import */ var _routing_retry_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67190);
/** Log files of a unit that are read, and bytes of each. */
const LOG_FILES = 60;
const LOG_BYTES = 300_000;
/** What holds of the logs where nothing is said: they are read and count where one unit runs at a time. */
function logFallback(maxParallel) {
    const serial = maxParallel === 1;
    return { scan: serial, counts: serial, max_files: LOG_FILES, max_bytes: LOG_BYTES };
}
const DEFAULT_PARALLEL = 4;
/** Seconds. */
const DEFAULT_TIMEOUT = 300;
/** No transcript of a routing case comes near it. */
const DEFAULT_OUTPUT_BYTES = 256 * 1024 * 1024;
/** How often a live run tries a transient infrastructure error again. */

const LIVE = {
    mode: 'live',
    allowSkills: true,
    scenarios: null,
    begin: () => Promise.resolve(() => ({ kind: 'live' })),
    offer: () => null,
    onUnitEnd: () => undefined,
};


/***/ }),

/***/ 22072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ makeResults),
  K: () => (/* binding */ writeResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(38650);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var contracts_results = __webpack_require__(76675);
// EXTERNAL MODULE: ./build/kernel/trimmed.js
var trimmed = __webpack_require__(9294);
;// CONCATENATED MODULE: ./build/harness/trajectory-text.js

/**
 * The trajectory of a batch, in JSON Lines: a row for each judged unit (tusk harness contract 12). A unit without a time of its own, as in a
 * replay, ended when the results were made.
 */
function trajectoryText(results) {
    return results.results.map((unit) => `${JSON.stringify(rowOf(results, unit))}\n`).join('');
}
function rowOf({ batch_run_id: batch, shard, commit, plan_digest, generated_at_utc }, unit) {
    const worker = shard === undefined ? 'local' : `shard-${shard}`;
    return {
        schema: 1,
        stepKind: 'premath.harness.step.v1',
        stepId: `${worker}.${unit.case_id}.${unit.agent}.${unit.trial}`,
        issueId: unit.case_id,
        action: 'routing.unit',
        resultClass: resultClass(unit),
        witnessRefs: [`results://${batch}/${unit.unit_run_id}`],
        lineageRefs: (0,trimmed/* refSet */.mh)([
            ...(commit === null ? [] : [`ctx://commit/${commit}`]),
            `cover://plan/${plan_digest}`,
            `refinement://batch/${batch}/${worker}`,
        ]),
        finishedAt: unit.finished_at ?? generated_at_utc,
    };
}
function resultClass({ status, timed_out: timedOut, infra_reason: reason }) {
    if (status === 'infra_error')
        return `transient_${reason ?? 'unknown'}`;
    if (status === 'pass')
        return 'passed';
    return timedOut ? 'failed_timed_out' : 'failed';
}

// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
;// CONCATENATED MODULE: ./build/report/proof-log.js

/** The text of `tool-use-proof.log`, in which no transcript can write a line of its own: for each unit what was found, what is missing, and the lines that prove it. */
function proofLog(results) {
    const head = [
        '# Tool use proof',
        `# generated: ${(0,text_style/* safeText */.Hk)(results.generated_at_utc)}`,
        `# batch_run_id: ${results.batch_run_id}`,
        '',
    ];
    return `${[...head, ...results.results.flatMap(unitLines)].join('\n')}\n`;
}
function unitLines(unit) {
    const title = [
        `agent=${unit.agent}`,
        `case_id=${unit.case_id}`,
        `trial=${unit.trial}`,
        `unit_run_id=${unit.unit_run_id}`,
        `status=${unit.status}`,
    ].join(' ');
    const missing = unit.missing.map(({ token, reason }) => `${token} (${reason})`).join(', ');
    const matched = Object.keys(unit.token_hits).join(', ');
    const facts = [
        ['failure_kind', unit.failure_kind],
        ['failure_category', unit.failure_category],
        ['infra_reason', unit.infra_reason],
        ['error', unit.error],
        ['matched_evidence', matched],
        ['missing_evidence', missing],
        ['optional_hits', unit.optional_hits.join(', ')],
        ['disallowed_hits', unit.disallowed_hits.join(', ')],
    ];
    const proofs = Object.entries(unit.token_hits).map(([token, hit]) => `  [${(0,text_style/* safeText */.Hk)(token)}] tier ${hit.tier} score ${hit.score} ${hit.source_kind}:${hit.line_number} ${(0,text_style/* safeText */.Hk)(hit.proof_line)}`);
    return [
        `=== ${title} ===`,
        ...facts
            .filter(([, value]) => value !== null && value !== '')
            .map(([key, value]) => `${key}=${(0,text_style/* safeText */.Hk)(value ?? '')}`),
        'tool_use_proof_lines:',
        ...(proofs.length === 0 ? ['  (none)'] : proofs),
        '',
    ];
}

;// CONCATENATED MODULE: ./build/app/score/make-results.js







/** The results document of a batch, whether it was run or replayed. */
function makeResults(world, { mode, plan, part, shard, cases, skillSetDigest, units, notRun = [], budget = null }) {
    return {
        schema: 1,
        batch_run_id: plan.batch_run_id,
        generated_at_utc: world.now().toISOString(),
        commit: plan.commit,
        case_set_digest: plan.case_set_digest,
        plan_digest: (0,contracts_plan/* planDigest */.Gb)(plan),
        ...shard,
        skill_set_digest: skillSetDigest,
        seed: null,
        tool: { name: 'portcullis', version: world.version },
        summary: (0,contracts_results/* summarize */.eh)(units),
        options: {
            mode,
            cases: [...new Set(cases.map((item) => item.file))],
            agents: [...new Set(part.units.map((unit) => unit.agent))],
            case_ids: plan.selection.case_ids,
            categories: plan.selection.categories,
            ...(budget === null || Object.values(budget).every((limit) => limit === null) ? {} : { budget: { ...budget } }),
        },
        ...(notRun.length === 0 ? {} : { not_run: [...notRun] }),
        results: [...units],
    };
}
/** Writes proof log, trajectory and results into a batch's folder. `copies`: absolute paths of further places for the results. */
async function writeResults(folder, results, copies) {
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, contracts_results/* PROOF_LOG_FILE */.nI), proofLog(results), 'the proof log');
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, contracts_results/* TRAJECTORY_FILE */.NJ), trajectoryText(results), 'the trajectory');
    for (const place of [(0,external_node_path_.join)(folder, contracts_results/* RESULTS_FILE */.yG), ...copies]) {
        await (0,write_file_atomically/* writeFileAtomically */.l)(place, (0,document_text/* documentText */.Z)(results), 'the results');
    }
}


/***/ }),

/***/ 5613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gU: () => (/* binding */ stderrText),
/* harmony export */   jK: () => (/* binding */ outcomeOfMeta),
/* harmony export */   xM: () => (/* binding */ processOutcomeOfTranscript)
/* harmony export */ });
/* harmony import */ var _contracts_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78252);
/* harmony import */ var _governance_redact_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94076);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91772);
/* harmony import */ var _routing_run_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40834);





const STDERR_LIMIT = 4000;
/** The runner's own limits, by what it recorded. */
const LIMITS = {
    turn_limit: 'turns',
    output_limit: 'output',
    killed_after_end: 'after_end',
};
/** What a `.meta.json` beside a transcript says; where there is none, the exit status is not known. */
async function processOutcomeOfTranscript(stem) {
    const file = `${stem}.meta.json`;
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalTextFile */ .Q3)(file, 'the record of the process');
    const written = `${stem}.stderr.txt`;
    const stderr = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(written)) ? await stderrText(written) : null;
    return text === undefined ? { ..._routing_run_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN_PROCESS */ .n, stderr } : outcomeOfMeta((0,_contracts_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTranscriptMeta */ .Pm)(text, file), stderr);
}
/** What the verdict may know of how a process ended. */
function outcomeOfMeta(meta, stderr) {
    // A signal that we sent says nothing of the client.
    const endedItself = meta.timedOut !== true && (meta.termination ?? 'exited') === 'exited';
    return {
        exitCode: meta.exitCode,
        timedOut: meta.timedOut ?? false,
        spawnError: meta.spawnError ?? null,
        signal: endedItself ? (meta.signal ?? null) : null,
        limit: LIMITS[meta.termination ?? ''] ?? null,
        stderr,
    };
}
/** The beginning of what a client wrote to standard error, without secrets; null where nothing was kept. */
async function stderrText(file, redact = _governance_redact_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .redactSecrets */ .fp) {
    // More than is kept, so that no secret is cut before it is recognised.
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readExcerpt */ .SL)(file, 4 * STDERR_LIMIT);
    return text === undefined || text.trim() === '' ? null : redact(text).slice(0, STDERR_LIMIT);
}


/***/ }),

/***/ 68406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ replay)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6819);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38650);
/* harmony import */ var _io_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90856);
/* harmony import */ var _io_unit_skill_set_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17765);
/* harmony import */ var _io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98117);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(22402);
/* harmony import */ var _comparator_routing_comparator_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9404);
/* harmony import */ var _plan_given_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12523);
/* harmony import */ var _repository_client_skills_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99105);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70433);
/* harmony import */ var _repository_load_skills_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62428);
/* harmony import */ var _make_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22072);
/* harmony import */ var _process_outcome_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5613);
/* harmony import */ var _transcript_events_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23181);
/* harmony import */ var _score_transcript_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(63790);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(52428);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(86578);


















/** More stray files than this are counted. */
const MOST_STRAYS = 10;
/**
 * Scores recorded transcripts against the plan. The plan is cases × configured providers, not the files found: a transcript that is
 * not there is a missing result, and one that no planned cell asks for is reported.
 */
async function replay(world, options, listeners) {
    const batchRunId = world.newId();
    const { given = null } = options;
    const loaded = given === null ? null : await (0,_plan_given_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .loadGivenPlan */ .Pt)(world, given, options.cases);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, options.artifactsRoot, loaded?.folder ?? batchRunId);
    const made = await (0,_io_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .fc)(folder, 'the artifacts');
    try {
        const found = await foundTranscripts((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, options.transcripts), options.transcripts);
        // A cell has at least as many trials as it has transcripts.
        const moreTrials = (caseId, agent) => (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_17__/* .largest */ .n)(transcriptsFor(found, agent, caseId).map((item) => item.trial));
        const constraints = { batchRunId, ...(options.trials === null ? { moreTrials } : {}) };
        const planned = await (0,_plan_given_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planOfBatch */ .bL)(world, options, loaded, folder, constraints);
        listeners.onFolder(folder);
        return await replayInto(world, options, listeners, planned, found, folder);
    }
    catch (error) {
        // Of a batch that came to nothing, nothing is left.
        await (0,_io_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEmptyFolders */ .dp)(made);
        throw error;
    }
}
async function replayInto(world, options, listeners, { plan, part, cases, config, comparator }, found, folder) {
    const comparatorCases = comparator?.cases ?? [];
    warnOfStrays(world, part, found, cases);
    const skills = options.skills === null ? null : await (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_10__/* .loadSkills */ .l1)(world.cwd, options.skills);
    const roots = options.skills?.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, root)) ?? null;
    const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
    const scored = [];
    const missing = [];
    for (const [index, unit] of part.units.entries()) {
        const item = byId.get(unit.case_id);
        const transcript = transcriptsFor(found, unit.agent, unit.case_id).find((file) => file.trial === unit.trial);
        if (item === undefined || transcript === undefined) {
            if (unit.optional !== true)
                missing.push(unit);
            continue;
        }
        listeners.onUnit?.(index, part.units.length, unit);
        const request = {
            unitRunId: unit.unit_run_id,
            trial: unit.trial,
            item,
            agent: unit.agent,
            reader: await (0,_transcript_events_js__WEBPACK_IMPORTED_MODULE_13__/* .readerOf */ .T)(world.root, unit.agent),
            transcript: transcript.path,
            transcriptName: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .displayPath */ .Gt)(world.root, transcript.path),
            process: await (0,_process_outcome_js__WEBPACK_IMPORTED_MODULE_12__/* .processOutcomeOfTranscript */ .xM)(transcript.stem),
            installed: skills?.listings ?? null,
            roots: roots && (0,_repository_client_skills_js__WEBPACK_IMPORTED_MODULE_8__/* .rootsUnderTest */ .oB)(world.root, roots, config, unit.agent),
        };
        scored.push(await (0,_score_transcript_js__WEBPACK_IMPORTED_MODULE_14__/* .scoreTranscript */ .B)({ ...request, ...(0,_comparator_routing_comparator_js__WEBPACK_IMPORTED_MODULE_6__/* .comparatorTokens */ .bM)(comparatorCases, item, unit.agent) }));
    }
    const results = (0,_make_results_js__WEBPACK_IMPORTED_MODULE_11__/* .makeResults */ .b)(world, {
        mode: 'replay',
        plan,
        part,
        shard: (0,_plan_given_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .shardAndAttempt */ .D7)(options.given),
        cases,
        skillSetDigest: skills === null ? null : await (0,_io_unit_skill_set_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .skillSetDigest */ .G)(skills.folders),
        units: scored,
    });
    await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_FILE */ .VI), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(plan), 'the plan');
    await (0,_make_results_js__WEBPACK_IMPORTED_MODULE_11__/* .writeResults */ .K)(folder, results, options.output === null ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, options.output)]);
    return { results, plan: part, folder, missing };
}
function transcriptsFor(found, agent, caseId) {
    return (found.byAgent.get(agent) ?? []).filter((file) => file.caseId === caseId);
}
/** Files that are not scored. Those of cells that a filter leaves out are no strays. */
function warnOfStrays(world, plan, found, cases) {
    const known = new Set(cases.map((item) => item.definition.case_id));
    const planned = new Set(plan.units.map((unit) => `${unit.agent} ${unit.case_id} ${unit.trial}`));
    const unplanned = [...found.byAgent].flatMap(([agent, files]) => files.filter((file) => {
        if (planned.has(`${agent} ${file.caseId} ${file.trial}`))
            return false;
        const isForeign = !plan.providers.includes(agent) || !known.has(file.caseId);
        return isForeign || plan.units.some((unit) => unit.agent === agent && unit.case_id === file.caseId);
    }));
    const said = [
        ...found.strays.map((path) => `${(0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .displayPath */ .Gt)(world.root, path)} is no transcript's name`),
        ...unplanned.map(({ path }) => `${(0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .displayPath */ .Gt)(world.root, path)} belongs to no unit of the plan`),
    ];
    for (const text of said.slice(0, MOST_STRAYS))
        world.say(`warning: ${text} and is not scored`);
    if (said.length > MOST_STRAYS)
        world.say(`warning: and ${said.length - MOST_STRAYS} more files are not scored`);
}
/** A cell has at most so many trials: a stray number must not make a plan of a million units. */
const MAX_TRIALS = 1000;
/** Lists `root/<agent>/<case_id>[.<trial>].(jsonl|txt)`; `shown` is how the folder is called in messages. */
async function foundTranscripts(root, shown) {
    const byAgent = new Map();
    const strays = [];
    for (const name of (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_15__/* .entriesOf */ .Mc)(root)).filter(isVisible)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name);
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_15__/* .isFolder */ .lQ)(path))
            byAgent.set(name, await transcriptsOf(path, strays));
        else
            strays.push(path);
    }
    if (byAgent.size > 0)
        return { byAgent, strays };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_16__/* .notFound */ .mX)(`${shown}: the transcripts: expected folders named after providers, found none`, 'Lay them out as DIR/<agent>/<case_id>[.<trial>].jsonl.');
}
/** The transcripts of one provider's folder; two for one unit are an error, since it would be unknown which one counts. */
async function transcriptsOf(folder, strays) {
    const byUnit = new Map();
    for (const name of (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_15__/* .entriesOf */ .Mc)(folder)).filter(isVisible)) {
        if (/\.(?:meta\.json|stderr\.txt)$/.test(name))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
        const match = /^([A-Za-z0-9][A-Za-z0-9_-]*)(?:\.([1-9]\d{0,3}))?\.(?:jsonl|txt)$/.exec(name);
        const trial = Number(match?.[2] ?? 1);
        if (match?.[1] === undefined || trial > MAX_TRIALS) {
            strays.push(path);
            continue;
        }
        // A pipe would be waited for, for ever.
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_15__/* .isFile */ .fo)(path))) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_16__/* .invalidInput */ .aY)(`${path}: the transcript: expected a file, found something else or a link to nothing`, 'Remove or rename it.');
        }
        const file = { caseId: match[1], trial, path, stem: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name.replace(/\.(?:jsonl|txt)$/, '')) };
        const key = `${file.caseId} ${file.trial}`;
        const other = byUnit.get(key);
        if (other !== undefined) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_16__/* .invalidInput */ .aY)(`${folder}: expected one transcript for ${file.caseId}, trial ${file.trial}, found ${other.path} and ${file.path}`, 'Remove or rename one of them.');
        }
        byUnit.set(key, file);
    }
    return [...byUnit.values()];
}
/** Names that begin with a dot are the system's and the editor's business. */
function isVisible(name) {
    return !name.startsWith('.');
}


/***/ }),

/***/ 63790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ TranscriptScore),
  B: () => (/* binding */ scoreTranscript)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var results = __webpack_require__(76675);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js + 1 modules
var attribute_signals = __webpack_require__(19057);
// EXTERNAL MODULE: ./build/evidence/read-transcript.js
var read_transcript = __webpack_require__(92961);
// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(58966);
// EXTERNAL MODULE: ./build/evidence/proof-line.js
var proof_line = __webpack_require__(57789);
// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(37625);
;// CONCATENATED MODULE: ./build/evidence/log-hits.js




/** A log line longer than this is a request with all its instructions, in which every word stands near every other. */
const MAX_LINE = 64 * 1024;
/** What the model was told or offered, not what it did. */
const INPUT_OF_MODEL = /"role"\s{0,4}:\s{0,4}"(?:user|developer|system)"|"type"\s{0,4}:\s{0,4}"(?:system|session_meta|turn_context|queue-operation)"|<skills_instructions>|<available_skills>/;
/**
 * What a client's log lines show of each token, by the text rules: at tier 2 at most, since a log does not say whether a call succeeded
 * in this run (src/evidence/README.md, "Log fallback").
 */
function logHits(tiers, tokens, aliases, lines, redact) {
    const hits = new Map();
    for (const line of lines) {
        if (line.text.length > MAX_LINE || INPUT_OF_MODEL.test(line.text))
            continue;
        for (const token of tokens) {
            const hit = lineHit(tiers, (0,attribute_signals/* resolveAlias */.Z)(aliases, token), line, redact);
            if (hit === null)
                continue;
            hits.set(token, (0,token_hit/* mergeHits */.v)(hits.get(token), hit));
        }
    }
    return hits;
}
function lineHit(tiers, token, { text, number }, redact) {
    const score = (0,compute_tier/* textScore */.gv)(tiers, token, text);
    if (score === 0)
        return null;
    const tier = Math.max(2, (0,compute_tier/* computeTier */.Qk)(tiers, token, text, score));
    const isCall = tier === 2;
    const [proof, detail] = [(0,proof_line/* proofLine */.b)(text, token, redact), isCall ? 'skill_call' : 'noise'];
    const signal = { tier, score, attempted: isCall, succeeded: isCall };
    return { ...(0,token_hit/* hitOfSignal */.F)(signal, { line: number, proof, depth: 0, detail }), source_kind: 'log_fallback' };
}

// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
// EXTERNAL MODULE: ./build/governance/redact-secrets.js
var redact_secrets = __webpack_require__(94076);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(15609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(28397);
// EXTERNAL MODULE: ./build/routing/run-facts.js
var run_facts = __webpack_require__(40834);
// EXTERNAL MODULE: ./build/app/results/transcript-of-unit.js
var transcript_of_unit = __webpack_require__(77020);
;// CONCATENATED MODULE: ./build/app/score/score-transcript.js














/** No skill, model or version has a longer name. */
const NAME_LIMIT = 200;
/** A message of the client's may be as long as it likes. */
const ERROR_LIMIT = 1000;
/** Reads a transcript and says what it means for its case. The file is streamed; its size does not matter. */
async function scoreTranscript(request) {
    const score = new TranscriptScore(request);
    for await (const chunk of request.transcript === null ? [] : (0,transcript_of_unit/* transcriptChunks */.XZ)(request.transcript))
        score.push(chunk);
    return score.result(request);
}
/** Says of a transcript, which comes in parts while the client writes it, what it means for its case. */
class TranscriptScore {
    #unit;
    #requirements;
    #tokens;
    #redact;
    #scan;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #bytes = 0;
    constructor(unit, onEvent) {
        const { item, agent, reader, redact = redact_secrets/* redactSecrets */.fp } = unit;
        this.#unit = unit;
        this.#redact = redact;
        this.#requirements = (0,requirements/* requirementsOf */.jj)(item.definition, agent, known_providers/* HIDES_READS */.uc);
        this.#tokens = new Set([...(0,requirements/* tokensOf */.k8)(this.#requirements), ...(unit.furtherTokens ?? [])]);
        this.#scan = new read_transcript/* TranscriptScan */.S(reader, {
            ...(0,known_providers/* evidenceRulesOf */.iZ)(reader.agent),
            tokens: [...this.#tokens],
            anyTokens: [...new Set([...(this.#requirements.any ?? []), ...(unit.furtherAnyTokens ?? [])])],
            aliases: this.#requirements.aliases,
            installed: unit.installed,
            roots: unit.roots ?? null,
            redact,
        }, onEvent);
    }
    push(chunk) {
        this.#hash.update(chunk);
        this.#bytes += chunk.length;
        this.#scan.push(chunk);
    }
    /** Of the bytes until now. */
    get sha256() {
        return this.#hash.copy().digest('hex');
    }
    /** Nothing can come any more. */
    result({ transcript, process, logs, offer }) {
        const { item, agent, reader } = this.#unit;
        const [requirements, tokens, redact] = [this.#requirements, this.#tokens, this.#redact];
        const { channel, evidence } = this.#scan.finish();
        // A file that is called `.jsonl` and shows neither an event nor a call is something else than the client's plain text.
        const isText = !(transcript ?? '').endsWith('.jsonl') || evidence.tool_calls > 0;
        const fromLogs = logs === undefined
            ? null
            : logHits((0,known_providers/* evidenceRulesOf */.iZ)(agent).tiers, [...tokens], requirements.aliases, logs.lines, redact);
        const seen = (0,run_facts/* assessRun */._)(channel, reader.textShowsCalls && isText, evidence, process);
        const logged = logs?.counts === true && fromLogs !== null ? withLogHits(seen, fromLogs) : seen;
        const run = offer ? withOffer(logged, offer) : logged;
        const verdict = (0,judge_unit/* judgeUnit */.M)(requirements, run);
        const calls = [...verdict.gating_hits, ...verdict.missing.map(({ token }) => token)].flatMap((token) => run.hits.get(token)?.call ?? []);
        const { aliases, any } = requirements;
        const isAnyMissing = any?.some((text) => (0,judge_unit/* isAnyMet */.z)(text, run.observed)) === false;
        const texts = isAnyMissing ? any.map((token) => ({ token, reason: null })) : [];
        for (const { token, reason } of [...verdict.missing, ...texts]) {
            const canonical = (0,attribute_signals/* resolveAlias */.Z)(aliases, token);
            const skill = offer?.skillOf(canonical) ?? null;
            const isOffered = skill === null || offer?.skills.some((name) => (0,skill_identity/* baseOf */.bx)(name) === (0,skill_identity/* baseOf */.bx)(skill));
            if (offer && (reason === 'not_available' || isOffered === false))
                calls.push(offer.whyNot(skill ?? canonical));
        }
        return {
            unit_run_id: this.#unit.unitRunId,
            agent,
            case_id: item.definition.case_id,
            category: item.definition.category ?? null,
            trial: this.#unit.trial,
            ...verdict,
            expected_skill: item.definition.expected_skill ?? null,
            timed_out: run.timed_out,
            exit_code: process.exitCode,
            token_hits: storedHits(run.hits, tokens, redact),
            skills_available: run.skills_available === null ? null : [...run.skills_available],
            limit: run.limit,
            warnings: [...run.warnings],
            client: { name: agent, version: shortName(run.version, redact), model: shortName(run.model, redact) },
            usage: run.usage,
            error: errorText(verdict, run, calls, redact),
            observed: run.observed,
            case_digest: item.digest,
            case_file: item.file,
            case_line: item.line,
            transcript: { path: this.#unit.transcriptName, sha256: this.sha256, bytes: this.#bytes },
            duration_ms: null,
            attempts: null,
            log_fallback: logs === undefined || fromLogs === null
                ? null
                : { counts: logs.counts, files: logs.files, hits: storedHits(fromLogs, tokens, redact) },
        };
    }
}
/** Log hits stand behind those of the client's output, and never above tier 2. */
function withLogHits(run, logs) {
    const hits = new Map(run.hits);
    for (const [token, hit] of logs) {
        hits.set(token, (0,token_hit/* mergeHits */.v)(hits.get(token), hit));
    }
    return { ...run, hits };
}
function withOffer(run, { skills }) {
    return { ...run, skills_available: skills, observed: { ...run.observed, catalogue_complete: true } };
}
/** Names that nobody asked for come from the transcript, which may put anything there. */
function storedHits(hits, asked, redact) {
    const stored = [...hits].flatMap(([token, hit]) => {
        if (asked.has(token))
            return [[token, hit]];
        return token.length > NAME_LIMIT ? [] : [[redact(token), hit]];
    });
    return Object.fromEntries(stored);
}
function shortName(name, redact) {
    return name === null ? null : redact(name).slice(0, NAME_LIMIT).toWellFormed();
}
/** One sentence that says why the unit did not pass; null where it did. */
function errorText(verdict, run, calls, redact) {
    if (verdict.status === 'pass')
        return null;
    const parts = [];
    if (verdict.gating_hits.length > 0)
        parts.push(`disallowed: ${verdict.gating_hits.join(', ')}`);
    if (verdict.status === 'fail' && verdict.missing.length > 0) {
        parts.push(`missing: ${verdict.missing.map(results/* missingText */.qq).join(', ')}`);
    }
    if (verdict.status === 'fail')
        (0,append/* append */.B)(parts, [...new Set(calls)]);
    if (run.transportMessage !== null)
        parts.push(run.transportMessage);
    if (run.timed_out)
        parts.push('the run was ended by the timeout');
    if (verdict.status === 'infra_error' && parts.length === 0) {
        const why = verdict.infra_reason === 'oversize'
            ? 'a line was too long to read'
            : 'there is no proof that the model was at work to the end';
        parts.push(`${why}, so that absence proves nothing`);
    }
    const text = redact(parts.join('; '));
    return text.length > ERROR_LIMIT ? `${text.slice(0, ERROR_LIMIT).toWellFormed()}…` : text;
}


/***/ }),

/***/ 23181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readerOf),
/* harmony export */   e: () => (/* binding */ transcriptEvents)
/* harmony export */ });
/* harmony import */ var _evidence_read_transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92961);
/* harmony import */ var _providers_client_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71649);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49573);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82196);
/* harmony import */ var _results_transcript_of_unit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77020);





/** The normalised events of a transcript, one after the other. */
async function* transcriptEvents(root, agent, path) {
    let ready = [];
    const reader = await readerOf(root, agent);
    const decoder = new _evidence_read_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .TranscriptDecoder */ .n(reader, (event) => ready.push(event));
    for await (const chunk of (0,_results_transcript_of_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .transcriptChunks */ .XZ)(path)) {
        decoder.push(chunk);
        yield* ready;
        ready = [];
    }
    decoder.end();
    yield* ready;
}
/**
 * The reader of a provider's transcripts: of a client that is known, or that the working tree's configuration describes.
 *
 * @throws PortcullisError `usage` for any other, naming the known ones
 */
async function readerOf(root, agent) {
    const known = _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .PROVIDERS */ .xq.get(agent);
    if (known !== undefined)
        return known.reader();
    const { providers } = await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configOrDefault */ .zO)(root);
    return (await (0,_providers_client_of_js__WEBPACK_IMPORTED_MODULE_1__/* .clientOf */ .fe)(agent, providers.get(agent))).reader;
}


/***/ }),

/***/ 78252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mp: () => (/* binding */ LOADABILITY_FILE),
  Bg: () => (/* binding */ RUN_RECORD_FILE),
  Yz: () => (/* binding */ parseRunRecord),
  Pm: () => (/* binding */ parseTranscriptMeta),
  zC: () => (/* binding */ parseUnitResult)
});

;// CONCATENATED MODULE: ./build/contracts/generated/run-record.validate.js
// Generated from run-record.schema.json by scripts/generate.ts.

const validate = validate85;
const schema186 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"run-record.schema.json","title":"RunRecord","description":"`run.json` of a batch: what the run was asked for, so that it can be resumed where it broke off.","type":"object","additionalProperties":false,"required":["schema","mode","cases","skills","skill_set_digest","workspace","models","base_ref","limits","logs","adaptive","allow_skills","scenarios"],"properties":{"schema":{"const":1},"mode":{"enum":["live","rehearsal","loadability"]},"cases":{"description":"Paths or globs; null means the configured ones.","anyOf":[{"$ref":"#/definitions/paths"},{"type":"null"}]},"skills":{"description":"Absolute paths of the roots.","$ref":"#/definitions/paths"},"skill_set_digest":{"description":"Over the files of the skills as they were when the batch was begun.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"workspace":{"type":["string","null"]},"models":{"type":"object","additionalProperties":{"type":"string"}},"base_ref":{"type":["string","null"]},"limits":{"title":"RecordedLimits","type":"object","additionalProperties":false,"required":["timeouts","timeout","retries","max_turns","output_bytes"],"properties":{"timeouts":{"description":"Seconds, by provider.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"timeout":{"description":"Seconds of the others.","type":["integer","null"],"minimum":1},"retries":{"type":"integer","minimum":0},"max_turns":{"type":["integer","null"],"minimum":1},"output_bytes":{"type":"integer","minimum":1}}},"logs":{"title":"RecordedLogs","type":"object","additionalProperties":false,"required":["scan","counts","max_files","max_bytes"],"properties":{"scan":{"type":"boolean"},"counts":{"type":"boolean"},"max_files":{"type":"integer","minimum":1},"max_bytes":{"type":"integer","minimum":1}}},"adaptive":{"title":"RecordedBudget","description":"What an adaptive run may use up; null where later stages are not run.","type":["object","null"],"additionalProperties":false,"required":["units","usd","minutes"],"properties":{"units":{"type":["integer","null"],"minimum":1},"usd":{"type":["number","null"],"minimum":0},"minutes":{"type":["number","null"],"minimum":0}}},"shard":{"description":"The shard of the plan that is run; absent where all of it is.","type":"integer","minimum":1},"attempt":{"description":"Which attempt at the shard.","type":"integer","minimum":1},"allow_skills":{"type":"boolean"},"scenarios":{"description":"Paths or globs of a rehearsal's scenarios; null means the scripted default.","anyOf":[{"$ref":"#/definitions/paths"},{"type":"null"}]}},"definitions":{"paths":{"type":"array","items":{"type":"string"}}}};
const schema187 = {"type":"array","items":{"type":"string"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="run-record.schema.json" */;
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
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cases === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.skills === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.skill_set_digest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.workspace === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workspace"},message:"must have required property '"+"workspace"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.models === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.base_ref === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.limits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.logs === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logs"},message:"must have required property '"+"logs"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.adaptive === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adaptive"},message:"must have required property '"+"adaptive"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.allow_skills === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_skills"},message:"must have required property '"+"allow_skills"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.scenarios === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenarios"},message:"must have required property '"+"scenarios"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema186.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","mode","cases","skills","skill_set_digest","workspace","models","base_ref","limits","logs","adaptive","shard","attempt","allow_skills","scenarios"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err14 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(!(((data1 === "live") || (data1 === "rehearsal")) || (data1 === "loadability"))){
const err15 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema186.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(typeof data2[i0] !== "string"){
const err16 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err19 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.skills !== undefined){
let data4 = data.skills;
if(Array.isArray(data4)){
const len1 = data4.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data4[i1] !== "string"){
const err20 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err21 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.skill_set_digest !== undefined){
let data6 = data.skill_set_digest;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err22 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err23 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.workspace !== undefined){
let data7 = data.workspace;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: schema186.properties.workspace.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.models !== undefined){
let data8 = data.models;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
const before_key1 = errors;
for(const key1 in data8){
if (errors - before_key1 >= 1000) break;
if(typeof data8[key1] !== "string"){
const err25 = {instancePath:instancePath+"/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err26 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data10 = data.base_ref;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema186.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.limits !== undefined){
let data11 = data.limits;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.timeouts === undefined){
const err28 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "timeouts"},message:"must have required property '"+"timeouts"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.timeout === undefined){
const err29 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.retries === undefined){
const err30 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "retries"},message:"must have required property '"+"retries"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.max_turns === undefined){
const err31 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "max_turns"},message:"must have required property '"+"max_turns"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.output_bytes === undefined){
const err32 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "output_bytes"},message:"must have required property '"+"output_bytes"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data11){
if (errors - before_key2 >= 1000) break;
if(!(((((key2 === "timeouts") || (key2 === "timeout")) || (key2 === "retries")) || (key2 === "max_turns")) || (key2 === "output_bytes"))){
const err33 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["timeouts","timeout","retries","max_turns","output_bytes"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.timeouts !== undefined){
let data12 = data11.timeouts;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const before_key3 = errors;
for(const key3 in data12){
if (errors - before_key3 >= 1000) break;
let data13 = data12[key3];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/limits/timeouts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/properties/timeouts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/limits/timeouts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/properties/timeouts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err36 = {instancePath:instancePath+"/limits/timeouts",schemaPath:"#/properties/limits/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.timeout !== undefined){
let data14 = data11.timeout;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/limits/timeout",schemaPath:"#/properties/limits/properties/timeout/type",keyword:"type",params:{type: schema186.properties.limits.properties.timeout.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/limits/timeout",schemaPath:"#/properties/limits/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data11.retries !== undefined){
let data15 = data11.retries;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err39 = {instancePath:instancePath+"/limits/retries",schemaPath:"#/properties/limits/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/limits/retries",schemaPath:"#/properties/limits/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data11.max_turns !== undefined){
let data16 = data11.max_turns;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err41 = {instancePath:instancePath+"/limits/max_turns",schemaPath:"#/properties/limits/properties/max_turns/type",keyword:"type",params:{type: schema186.properties.limits.properties.max_turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/limits/max_turns",schemaPath:"#/properties/limits/properties/max_turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data11.output_bytes !== undefined){
let data17 = data11.output_bytes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/limits/output_bytes",schemaPath:"#/properties/limits/properties/output_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/limits/output_bytes",schemaPath:"#/properties/limits/properties/output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err45 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.logs !== undefined){
let data18 = data.logs;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.scan === undefined){
const err46 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "scan"},message:"must have required property '"+"scan"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18.counts === undefined){
const err47 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18.max_files === undefined){
const err48 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "max_files"},message:"must have required property '"+"max_files"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.max_bytes === undefined){
const err49 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/required",keyword:"required",params:{missingProperty: "max_bytes"},message:"must have required property '"+"max_bytes"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data18){
if (errors - before_key4 >= 1000) break;
if(!((((key4 === "scan") || (key4 === "counts")) || (key4 === "max_files")) || (key4 === "max_bytes"))){
const err50 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["scan","counts","max_files","max_bytes"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.scan !== undefined){
if(typeof data18.scan !== "boolean"){
const err51 = {instancePath:instancePath+"/logs/scan",schemaPath:"#/properties/logs/properties/scan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data18.counts !== undefined){
if(typeof data18.counts !== "boolean"){
const err52 = {instancePath:instancePath+"/logs/counts",schemaPath:"#/properties/logs/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.max_files !== undefined){
let data21 = data18.max_files;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/logs/max_files",schemaPath:"#/properties/logs/properties/max_files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/logs/max_files",schemaPath:"#/properties/logs/properties/max_files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data18.max_bytes !== undefined){
let data22 = data18.max_bytes;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err55 = {instancePath:instancePath+"/logs/max_bytes",schemaPath:"#/properties/logs/properties/max_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/logs/max_bytes",schemaPath:"#/properties/logs/properties/max_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err57 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.adaptive !== undefined){
let data23 = data.adaptive;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err58 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/type",keyword:"type",params:{type: schema186.properties.adaptive.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.units === undefined){
const err59 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data23.usd === undefined){
const err60 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/required",keyword:"required",params:{missingProperty: "usd"},message:"must have required property '"+"usd"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23.minutes === undefined){
const err61 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/required",keyword:"required",params:{missingProperty: "minutes"},message:"must have required property '"+"minutes"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const before_key5 = errors;
for(const key5 in data23){
if (errors - before_key5 >= 1000) break;
if(!(((key5 === "units") || (key5 === "usd")) || (key5 === "minutes"))){
const err62 = {instancePath:instancePath+"/adaptive",schemaPath:"#/properties/adaptive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["units","usd","minutes"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data23.units !== undefined){
let data24 = data23.units;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err63 = {instancePath:instancePath+"/adaptive/units",schemaPath:"#/properties/adaptive/properties/units/type",keyword:"type",params:{type: schema186.properties.adaptive.properties.units.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err64 = {instancePath:instancePath+"/adaptive/units",schemaPath:"#/properties/adaptive/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.usd !== undefined){
let data25 = data23.usd;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err65 = {instancePath:instancePath+"/adaptive/usd",schemaPath:"#/properties/adaptive/properties/usd/type",keyword:"type",params:{type: schema186.properties.adaptive.properties.usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err66 = {instancePath:instancePath+"/adaptive/usd",schemaPath:"#/properties/adaptive/properties/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data23.minutes !== undefined){
let data26 = data23.minutes;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err67 = {instancePath:instancePath+"/adaptive/minutes",schemaPath:"#/properties/adaptive/properties/minutes/type",keyword:"type",params:{type: schema186.properties.adaptive.properties.minutes.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/adaptive/minutes",schemaPath:"#/properties/adaptive/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
}
if(data.shard !== undefined){
let data27 = data.shard;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err69 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.attempt !== undefined){
let data28 = data.attempt;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err71 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err72 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.allow_skills !== undefined){
if(typeof data.allow_skills !== "boolean"){
const err73 = {instancePath:instancePath+"/allow_skills",schemaPath:"#/properties/allow_skills/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.scenarios !== undefined){
let data30 = data.scenarios;
const _errs72 = errors;
let valid13 = false;
const _errs73 = errors;
if(Array.isArray(data30)){
const len2 = data30.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(typeof data30[i2] !== "string"){
const err74 = {instancePath:instancePath+"/scenarios/" + i2,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err75 = {instancePath:instancePath+"/scenarios",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid1 = _errs73 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs78 = errors;
if(data30 !== null){
const err76 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid1 = _errs78 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err77 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/generated/transcript-meta.validate.js
// Generated from transcript-meta.schema.json by scripts/generate.ts.

const transcript_meta_validate_validate = validate93;
const schema203 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"transcript-meta.schema.json","title":"TranscriptMeta","description":"`.meta.json` beside a transcript: what the runner recorded about the process that wrote a transcript; further fields are allowed.","type":"object","required":["exitCode"],"properties":{"client":{"description":"The provider.","type":"string"},"exitCode":{"description":"Null where it ended by a signal or is unknown.","type":["integer","null"]},"signal":{"description":"What ended it.","type":["string","null"]},"timedOut":{"description":"The run hit our timeout.","type":"boolean"},"termination":{"description":"Why the runner ended it.","type":"string"},"spawnError":{"description":"Why it could not be started.","type":["string","null"]},"wallMs":{"description":"Milliseconds.","type":"number"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="transcript-meta.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exitCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitCode"},message:"must have required property '"+"exitCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client !== undefined){
if(typeof data.client !== "string"){
const err1 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exitCode !== undefined){
let data1 = data.exitCode;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema203.properties.exitCode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.signal !== undefined){
let data2 = data.signal;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema203.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timedOut !== undefined){
if(typeof data.timedOut !== "boolean"){
const err4 = {instancePath:instancePath+"/timedOut",schemaPath:"#/properties/timedOut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.termination !== undefined){
if(typeof data.termination !== "string"){
const err5 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.spawnError !== undefined){
let data5 = data.spawnError;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/spawnError",schemaPath:"#/properties/spawnError/type",keyword:"type",params:{type: schema203.properties.spawnError.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.wallMs !== undefined){
let data6 = data.wallMs;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/wallMs",schemaPath:"#/properties/wallMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
validate93.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./build/contracts/generated/unit-result.validate.js
// Generated from unit-result.schema.json by scripts/generate.ts.

const unit_result_validate_validate = validate73;
const schema164 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"unit-result.schema.json","title":"UnitResult","description":"A row of `results.json`: what one unit's evidence means, and the evidence itself.","type":"object","additionalProperties":false,"required":["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","case_digest","case_file","case_line","transcript","duration_ms","attempts","log_fallback"],"properties":{"unit_run_id":{"description":"The unit, in all files of the batch.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"agent":{"description":"The provider.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"trial":{"description":"Counted from 1.","type":"integer","minimum":1},"status":{"description":"`infra_error`: the run says nothing about the case.","$ref":"#/definitions/status"},"infra_reason":{"description":"Why it says nothing; the guide to failures explains each.","$ref":"#/definitions/infraReason"},"expected_skill":{"type":["string","null"]},"failure_kind":{"description":"What failed; the guide to failures explains each.","enum":["missing_required","disallowed_hit","optional_only","evidence_too_weak","mixed",null]},"failure_category":{"description":"What the agent did (`assertion`), or what ended the run.","enum":["timeout","transport","assertion",null]},"timed_out":{"description":"The run hit our timeout.","type":"boolean"},"exit_code":{"description":"Of the client.","type":["integer","null"]},"token_hits":{"description":"Token → the strongest signal for it.","type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}},"missing":{"description":"What was asked for and not found, and why.","type":"array","items":{"title":"MissingToken","type":"object","additionalProperties":false,"required":["token","reason","required_tier","best_tier"],"properties":{"token":{"type":"string"},"reason":{"enum":["ambiguous","wrong_source","too_weak","attempted_not_executed","not_available","absent"]},"required_tier":{"enum":[1,2,3,null]},"best_tier":{"enum":[1,2,3,null]}}}},"optional_hits":{"type":"array","items":{"type":"string"}},"disallowed_hits":{"type":"array","items":{"type":"string"}},"gating_hits":{"description":"The disallowed hits that are strong enough to fail the unit.","type":"array","items":{"type":"string"}},"skills_available":{"type":["array","null"],"items":{"type":"string"}},"limit":{"description":"The client’s own limit that ended the run.","enum":["turns","budget",null]},"warnings":{"type":"array","items":{"type":"string"}},"client":{"title":"ClientIdentity","type":"object","additionalProperties":false,"required":["name","version","model"],"properties":{"name":{"type":"string"},"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"usage":{"title":"Usage","description":"What the client told; null where it tells nothing.","type":["object","null"],"additionalProperties":false,"required":["input_tokens","output_tokens","cost_usd","turns"],"properties":{"input_tokens":{"type":["integer","null"]},"output_tokens":{"type":["integer","null"]},"cost_usd":{"type":["number","null"]},"turns":{"type":["integer","null"]}}},"error":{"type":["string","null"]},"observed":{"title":"Observed","description":"Facts about the run that a verdict under another version of the case needs.","type":"object","additionalProperties":false,"required":["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"],"properties":{"session_started":{"type":"boolean"},"assistant_text":{"description":"The model said something itself; text that the client wrote in its name does not count.","type":"boolean"},"tool_calls":{"type":"integer","minimum":0},"terminal":{"enum":["completed","limit","error","none"]},"transport":{"description":"Why the run is infrastructure whatever the case asks; null where its evidence counts.","$ref":"#/definitions/infraReason"},"lost":{"description":"Why absence proves nothing: a part of the transcript could not be read.","enum":["oversize","incomplete",null]},"any_matched":{"type":"array","items":{"type":"string"}},"any_unmatched":{"type":"array","items":{"type":"string"}},"ambiguous":{"type":"array","items":{"type":"string"}},"catalogue_complete":{"type":"boolean"},"skill_tool":{"type":["boolean","null"]},"session_id":{"description":"The client's own id of its session; null where it tells none.","type":["string","null"]},"content_digest":{"description":"Over what the model said and called, without numbers and ids; null where it did neither.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"api_status":{"description":"The HTTP status by which the client explains its failure; null where it tells none.","type":["integer","null"]}}},"duration_ms":{"description":"How long the last attempt took; null where no process was run.","type":["integer","null"],"minimum":0},"finished_at":{"description":"When it ended, in UTC; absent where a recording was judged, or nothing was run.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},"attempts":{"description":"Every process that was started for this unit, the last one being the one that was judged; null where a recording was.","type":["array","null"],"items":{"$ref":"#/definitions/attempt"}},"log_fallback":{"title":"LogFallback","description":"What the client's own log files showed of tokens that its output did not; null where they were not looked at.","type":["object","null"],"additionalProperties":false,"required":["counts","files","hits"],"properties":{"counts":{"description":"False where the hits are diagnostics only.","type":"boolean"},"files":{"type":"integer","minimum":0},"hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}}}},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"],"minimum":1},"transcript":{"title":"TranscriptReference","type":["object","null"],"additionalProperties":false,"required":["path","sha256","bytes"],"properties":{"path":{"type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"bytes":{"type":"integer","minimum":0}}}},"definitions":{"attempt":{"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}},"status":{"title":"UnitStatus","enum":["pass","fail","infra_error"]},"infraReason":{"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]},"tokenHit":{"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"call":{"description":"A call in words, with what the client answered: `Skill(alpha) → refused: unknown skill`.","type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"path":{"description":"Where the skill was loaded from, where the client tells it.","type":"string"},"wrong_source":{"description":"That is none of the places of what is under test: the call or read counts as an attempt.","const":true},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}}}};
const schema165 = {"title":"UnitStatus","enum":["pass","fail","infra_error"]};
const schema166 = {"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]};
const schema167 = {"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"call":{"description":"A call in words, with what the client answered: `Skill(alpha) → refused: unknown skill`.","type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"path":{"description":"Where the skill was loaded from, where the client tells it.","type":"string"},"wrong_source":{"description":"That is none of the places of what is under test: the call or read counts as an attempt.","const":true},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}};
const unit_result_validate_func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const unit_result_validate_pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern127 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");
const pattern97 = new RegExp("^[0-9a-f]{64}$", "u");
const schema169 = {"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.infra_reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.signal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timed_out === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.termination === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termination"},message:"must have required property '"+"termination"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.survivors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "survivors"},message:"must have required property '"+"survivors"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.duration_ms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
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
if(!(unit_result_validate_func2.call(schema169.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data1 = data.infra_reason;
if(!((((((((((((data1 === "not_started") || (data1 === "exit")) || (data1 === "api_error")) || (data1 === "rate_limited")) || (data1 === "auth")) || (data1 === "incomplete")) || (data1 === "unobservable")) || (data1 === "unrecognised")) || (data1 === "oversize")) || (data1 === "contaminated")) || (data1 === "invalid")) || (data1 === null))){
const err11 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema169.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema169.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.signal !== undefined){
let data4 = data.signal;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema169.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err15 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.termination !== undefined){
let data6 = data.termination;
if(!(((((((data6 === "exited") || (data6 === "timeout")) || (data6 === "killed_after_end")) || (data6 === "output_limit")) || (data6 === "turn_limit")) || (data6 === "cancelled")) || (data6 === "not_started"))){
const err16 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/enum",keyword:"enum",params:{allowedValues: schema169.properties.termination.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.survivors !== undefined){
let data7 = data.survivors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="unit-result.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_run_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
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
if(data.case_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trial === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.infra_reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expected_skill === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_skill"},message:"must have required property '"+"expected_skill"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.failure_kind === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.failure_category === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.timed_out === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.token_hits === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_hits"},message:"must have required property '"+"token_hits"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.missing === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.optional_hits === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional_hits"},message:"must have required property '"+"optional_hits"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.disallowed_hits === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed_hits"},message:"must have required property '"+"disallowed_hits"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.gating_hits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.skills_available === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills_available"},message:"must have required property '"+"skills_available"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.limit === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.warnings === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.client === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.usage === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.error === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.observed === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.case_digest === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.case_file === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.case_line === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.transcript === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript"},message:"must have required property '"+"transcript"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.duration_ms === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.attempts === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.log_fallback === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_fallback"},message:"must have required property '"+"log_fallback"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(unit_result_validate_func2.call(schema164.properties, key0))){
const err31 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","duration_ms","finished_at","attempts","log_fallback","case_digest","case_file","case_line","transcript"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.unit_run_id !== undefined){
let data0 = data.unit_run_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err32 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.agent !== undefined){
let data1 = data.agent;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err34 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.case_id !== undefined){
let data2 = data.case_id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if((typeof data3 !== "string") && (data3 !== null)){
const err38 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema164.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.trial !== undefined){
let data4 = data.trial;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err39 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err40 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.status !== undefined){
let data5 = data.status;
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "infra_error"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data6 = data.infra_reason;
if(!((((((((((((data6 === "not_started") || (data6 === "exit")) || (data6 === "api_error")) || (data6 === "rate_limited")) || (data6 === "auth")) || (data6 === "incomplete")) || (data6 === "unobservable")) || (data6 === "unrecognised")) || (data6 === "oversize")) || (data6 === "contaminated")) || (data6 === "invalid")) || (data6 === null))){
const err42 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data7 = data.expected_skill;
if((typeof data7 !== "string") && (data7 !== null)){
const err43 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: schema164.properties.expected_skill.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.failure_kind !== undefined){
let data8 = data.failure_kind;
if(!((((((data8 === "missing_required") || (data8 === "disallowed_hit")) || (data8 === "optional_only")) || (data8 === "evidence_too_weak")) || (data8 === "mixed")) || (data8 === null))){
const err44 = {instancePath:instancePath+"/failure_kind",schemaPath:"#/properties/failure_kind/enum",keyword:"enum",params:{allowedValues: schema164.properties.failure_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failure_category !== undefined){
let data9 = data.failure_category;
if(!((((data9 === "timeout") || (data9 === "transport")) || (data9 === "assertion")) || (data9 === null))){
const err45 = {instancePath:instancePath+"/failure_category",schemaPath:"#/properties/failure_category/enum",keyword:"enum",params:{allowedValues: schema164.properties.failure_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err46 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data11 = data.exit_code;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema164.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.token_hits !== undefined){
let data12 = data.token_hits;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const before_key1 = errors;
for(const key1 in data12){
if (errors - before_key1 >= 1000) break;
let data13 = data12[key1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tier === undefined){
const err48 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.score === undefined){
const err49 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.source_kind === undefined){
const err50 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.source_detail === undefined){
const err51 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.line_number === undefined){
const err52 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.proof_line === undefined){
const err53 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.attempted === undefined){
const err54 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.succeeded === undefined){
const err55 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13.succeeded_tier === undefined){
const err56 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data13.depth === undefined){
const err57 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data13){
if (errors - before_key2 >= 1000) break;
if(!(unit_result_validate_func2.call(schema167.properties, key2))){
const err58 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["tier","score","source_kind","source_detail","line_number","proof_line","call","attempted","succeeded","path","wrong_source","depth","succeeded_tier"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.tier !== undefined){
let data14 = data13.tier;
if(!(((data14 === 1) || (data14 === 2)) || (data14 === 3))){
const err59 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data13.score !== undefined){
let data15 = data13.score;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err60 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.source_kind !== undefined){
let data16 = data13.source_kind;
if(!((data16 === "cli_output") || (data16 === "log_fallback"))){
const err61 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data13.source_detail !== undefined){
let data17 = data13.source_detail;
if(!(((((data17 === "skill_call") || (data17 === "skill_event")) || (data17 === "file_open")) || (data17 === "assistant_text")) || (data17 === "noise"))){
const err62 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.line_number !== undefined){
let data18 = data13.line_number;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err63 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data13.proof_line !== undefined){
if(typeof data13.proof_line !== "string"){
const err65 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.call !== undefined){
if(typeof data13.call !== "string"){
const err66 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/call",schemaPath:"#/definitions/tokenHit/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.attempted !== undefined){
if(typeof data13.attempted !== "boolean"){
const err67 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.succeeded !== undefined){
if(typeof data13.succeeded !== "boolean"){
const err68 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data13.path !== undefined){
if(typeof data13.path !== "string"){
const err69 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/definitions/tokenHit/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data13.wrong_source !== undefined){
if(true !== data13.wrong_source){
const err70 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/wrong_source",schemaPath:"#/definitions/tokenHit/properties/wrong_source/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data13.depth !== undefined){
let data25 = data13.depth;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err71 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err72 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.succeeded_tier !== undefined){
let data26 = data13.succeeded_tier;
if(!((((data26 === 1) || (data26 === 2)) || (data26 === 3)) || (data26 === null))){
const err73 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
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
const err74 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err75 = {instancePath:instancePath+"/token_hits",schemaPath:"#/properties/token_hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.missing !== undefined){
let data27 = data.missing;
if(Array.isArray(data27)){
const len0 = data27.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data28 = data27[i0];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.token === undefined){
const err76 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data28.reason === undefined){
const err77 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28.required_tier === undefined){
const err78 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "required_tier"},message:"must have required property '"+"required_tier"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data28.best_tier === undefined){
const err79 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "best_tier"},message:"must have required property '"+"best_tier"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data28){
if (errors - before_key3 >= 1000) break;
if(!((((key3 === "token") || (key3 === "reason")) || (key3 === "required_tier")) || (key3 === "best_tier"))){
const err80 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["token","reason","required_tier","best_tier"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data28.token !== undefined){
if(typeof data28.token !== "string"){
const err81 = {instancePath:instancePath+"/missing/" + i0+"/token",schemaPath:"#/properties/missing/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data28.reason !== undefined){
let data30 = data28.reason;
if(!((((((data30 === "ambiguous") || (data30 === "wrong_source")) || (data30 === "too_weak")) || (data30 === "attempted_not_executed")) || (data30 === "not_available")) || (data30 === "absent"))){
const err82 = {instancePath:instancePath+"/missing/" + i0+"/reason",schemaPath:"#/properties/missing/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema164.properties.missing.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data28.required_tier !== undefined){
let data31 = data28.required_tier;
if(!((((data31 === 1) || (data31 === 2)) || (data31 === 3)) || (data31 === null))){
const err83 = {instancePath:instancePath+"/missing/" + i0+"/required_tier",schemaPath:"#/properties/missing/items/properties/required_tier/enum",keyword:"enum",params:{allowedValues: schema164.properties.missing.items.properties.required_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data28.best_tier !== undefined){
let data32 = data28.best_tier;
if(!((((data32 === 1) || (data32 === 2)) || (data32 === 3)) || (data32 === null))){
const err84 = {instancePath:instancePath+"/missing/" + i0+"/best_tier",schemaPath:"#/properties/missing/items/properties/best_tier/enum",keyword:"enum",params:{allowedValues: schema164.properties.missing.items.properties.best_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.optional_hits !== undefined){
let data33 = data.optional_hits;
if(Array.isArray(data33)){
const len1 = data33.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data33[i1] !== "string"){
const err87 = {instancePath:instancePath+"/optional_hits/" + i1,schemaPath:"#/properties/optional_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/optional_hits",schemaPath:"#/properties/optional_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.disallowed_hits !== undefined){
let data35 = data.disallowed_hits;
if(Array.isArray(data35)){
const len2 = data35.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(typeof data35[i2] !== "string"){
const err89 = {instancePath:instancePath+"/disallowed_hits/" + i2,schemaPath:"#/properties/disallowed_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err90 = {instancePath:instancePath+"/disallowed_hits",schemaPath:"#/properties/disallowed_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data37 = data.gating_hits;
if(Array.isArray(data37)){
const len3 = data37.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
if(typeof data37[i3] !== "string"){
const err91 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.skills_available !== undefined){
let data39 = data.skills_available;
if((!(Array.isArray(data39))) && (data39 !== null)){
const err93 = {instancePath:instancePath+"/skills_available",schemaPath:"#/properties/skills_available/type",keyword:"type",params:{type: schema164.properties.skills_available.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(Array.isArray(data39)){
const len4 = data39.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
if(typeof data39[i4] !== "string"){
const err94 = {instancePath:instancePath+"/skills_available/" + i4,schemaPath:"#/properties/skills_available/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data.limit !== undefined){
let data41 = data.limit;
if(!(((data41 === "turns") || (data41 === "budget")) || (data41 === null))){
const err95 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema164.properties.limit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.warnings !== undefined){
let data42 = data.warnings;
if(Array.isArray(data42)){
const len5 = data42.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
if(typeof data42[i5] !== "string"){
const err96 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.client !== undefined){
let data44 = data.client;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.name === undefined){
const err98 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data44.version === undefined){
const err99 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data44.model === undefined){
const err100 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data44){
if (errors - before_key4 >= 1000) break;
if(!(((key4 === "name") || (key4 === "version")) || (key4 === "model"))){
const err101 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["name","version","model"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data44.name !== undefined){
if(typeof data44.name !== "string"){
const err102 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data44.version !== undefined){
let data46 = data44.version;
if((typeof data46 !== "string") && (data46 !== null)){
const err103 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: schema164.properties.client.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data44.model !== undefined){
let data47 = data44.model;
if((typeof data47 !== "string") && (data47 !== null)){
const err104 = {instancePath:instancePath+"/client/model",schemaPath:"#/properties/client/properties/model/type",keyword:"type",params:{type: schema164.properties.client.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.usage !== undefined){
let data48 = data.usage;
if((!(data48 && typeof data48 == "object" && !Array.isArray(data48))) && (data48 !== null)){
const err106 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema164.properties.usage.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.input_tokens === undefined){
const err107 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"},message:"must have required property '"+"input_tokens"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data48.output_tokens === undefined){
const err108 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"},message:"must have required property '"+"output_tokens"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data48.cost_usd === undefined){
const err109 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "cost_usd"},message:"must have required property '"+"cost_usd"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data48.turns === undefined){
const err110 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
const before_key5 = errors;
for(const key5 in data48){
if (errors - before_key5 >= 1000) break;
if(!((((key5 === "input_tokens") || (key5 === "output_tokens")) || (key5 === "cost_usd")) || (key5 === "turns"))){
const err111 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["input_tokens","output_tokens","cost_usd","turns"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data48.input_tokens !== undefined){
let data49 = data48.input_tokens;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err112 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: schema164.properties.usage.properties.input_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data48.output_tokens !== undefined){
let data50 = data48.output_tokens;
if((!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))) && (data50 !== null)){
const err113 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: schema164.properties.usage.properties.output_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data48.cost_usd !== undefined){
let data51 = data48.cost_usd;
if((!((typeof data51 == "number") && (isFinite(data51)))) && (data51 !== null)){
const err114 = {instancePath:instancePath+"/usage/cost_usd",schemaPath:"#/properties/usage/properties/cost_usd/type",keyword:"type",params:{type: schema164.properties.usage.properties.cost_usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data48.turns !== undefined){
let data52 = data48.turns;
if((!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))) && (data52 !== null)){
const err115 = {instancePath:instancePath+"/usage/turns",schemaPath:"#/properties/usage/properties/turns/type",keyword:"type",params:{type: schema164.properties.usage.properties.turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
}
if(data.error !== undefined){
let data53 = data.error;
if((typeof data53 !== "string") && (data53 !== null)){
const err116 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema164.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.observed !== undefined){
let data54 = data.observed;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.session_started === undefined){
const err117 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_started"},message:"must have required property '"+"session_started"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data54.assistant_text === undefined){
const err118 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "assistant_text"},message:"must have required property '"+"assistant_text"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data54.tool_calls === undefined){
const err119 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "tool_calls"},message:"must have required property '"+"tool_calls"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data54.terminal === undefined){
const err120 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "terminal"},message:"must have required property '"+"terminal"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data54.transport === undefined){
const err121 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data54.lost === undefined){
const err122 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data54.any_matched === undefined){
const err123 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_matched"},message:"must have required property '"+"any_matched"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data54.any_unmatched === undefined){
const err124 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_unmatched"},message:"must have required property '"+"any_unmatched"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data54.ambiguous === undefined){
const err125 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "ambiguous"},message:"must have required property '"+"ambiguous"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data54.catalogue_complete === undefined){
const err126 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "catalogue_complete"},message:"must have required property '"+"catalogue_complete"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data54.skill_tool === undefined){
const err127 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "skill_tool"},message:"must have required property '"+"skill_tool"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data54.session_id === undefined){
const err128 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data54.content_digest === undefined){
const err129 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "content_digest"},message:"must have required property '"+"content_digest"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data54.api_status === undefined){
const err130 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "api_status"},message:"must have required property '"+"api_status"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
const before_key6 = errors;
for(const key6 in data54){
if (errors - before_key6 >= 1000) break;
if(!(unit_result_validate_func2.call(schema164.properties.observed.properties, key6))){
const err131 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6, known: ["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data54.session_started !== undefined){
if(typeof data54.session_started !== "boolean"){
const err132 = {instancePath:instancePath+"/observed/session_started",schemaPath:"#/properties/observed/properties/session_started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data54.assistant_text !== undefined){
if(typeof data54.assistant_text !== "boolean"){
const err133 = {instancePath:instancePath+"/observed/assistant_text",schemaPath:"#/properties/observed/properties/assistant_text/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data54.tool_calls !== undefined){
let data57 = data54.tool_calls;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err134 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err135 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
if(data54.terminal !== undefined){
let data58 = data54.terminal;
if(!((((data58 === "completed") || (data58 === "limit")) || (data58 === "error")) || (data58 === "none"))){
const err136 = {instancePath:instancePath+"/observed/terminal",schemaPath:"#/properties/observed/properties/terminal/enum",keyword:"enum",params:{allowedValues: schema164.properties.observed.properties.terminal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data54.transport !== undefined){
let data59 = data54.transport;
if(!((((((((((((data59 === "not_started") || (data59 === "exit")) || (data59 === "api_error")) || (data59 === "rate_limited")) || (data59 === "auth")) || (data59 === "incomplete")) || (data59 === "unobservable")) || (data59 === "unrecognised")) || (data59 === "oversize")) || (data59 === "contaminated")) || (data59 === "invalid")) || (data59 === null))){
const err137 = {instancePath:instancePath+"/observed/transport",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data54.lost !== undefined){
let data60 = data54.lost;
if(!(((data60 === "oversize") || (data60 === "incomplete")) || (data60 === null))){
const err138 = {instancePath:instancePath+"/observed/lost",schemaPath:"#/properties/observed/properties/lost/enum",keyword:"enum",params:{allowedValues: schema164.properties.observed.properties.lost.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data54.any_matched !== undefined){
let data61 = data54.any_matched;
if(Array.isArray(data61)){
const len6 = data61.length;
const before_i6 = errors;
for(let i6=0; i6<len6; i6++){
if (errors - before_i6 >= 1000) break;
if(typeof data61[i6] !== "string"){
const err139 = {instancePath:instancePath+"/observed/any_matched/" + i6,schemaPath:"#/properties/observed/properties/any_matched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/observed/any_matched",schemaPath:"#/properties/observed/properties/any_matched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data54.any_unmatched !== undefined){
let data63 = data54.any_unmatched;
if(Array.isArray(data63)){
const len7 = data63.length;
const before_i7 = errors;
for(let i7=0; i7<len7; i7++){
if (errors - before_i7 >= 1000) break;
if(typeof data63[i7] !== "string"){
const err141 = {instancePath:instancePath+"/observed/any_unmatched/" + i7,schemaPath:"#/properties/observed/properties/any_unmatched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/observed/any_unmatched",schemaPath:"#/properties/observed/properties/any_unmatched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data54.ambiguous !== undefined){
let data65 = data54.ambiguous;
if(Array.isArray(data65)){
const len8 = data65.length;
const before_i8 = errors;
for(let i8=0; i8<len8; i8++){
if (errors - before_i8 >= 1000) break;
if(typeof data65[i8] !== "string"){
const err143 = {instancePath:instancePath+"/observed/ambiguous/" + i8,schemaPath:"#/properties/observed/properties/ambiguous/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/observed/ambiguous",schemaPath:"#/properties/observed/properties/ambiguous/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data54.catalogue_complete !== undefined){
if(typeof data54.catalogue_complete !== "boolean"){
const err145 = {instancePath:instancePath+"/observed/catalogue_complete",schemaPath:"#/properties/observed/properties/catalogue_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data54.skill_tool !== undefined){
let data68 = data54.skill_tool;
if((typeof data68 !== "boolean") && (data68 !== null)){
const err146 = {instancePath:instancePath+"/observed/skill_tool",schemaPath:"#/properties/observed/properties/skill_tool/type",keyword:"type",params:{type: schema164.properties.observed.properties.skill_tool.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data54.session_id !== undefined){
let data69 = data54.session_id;
if((typeof data69 !== "string") && (data69 !== null)){
const err147 = {instancePath:instancePath+"/observed/session_id",schemaPath:"#/properties/observed/properties/session_id/type",keyword:"type",params:{type: schema164.properties.observed.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data54.content_digest !== undefined){
let data70 = data54.content_digest;
if((typeof data70 !== "string") && (data70 !== null)){
const err148 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/type",keyword:"type",params:{type: schema164.properties.observed.properties.content_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(typeof data70 === "string"){
if(!unit_result_validate_pattern5.test(data70)){
const err149 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data54.api_status !== undefined){
let data71 = data54.api_status;
if((!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))) && (data71 !== null)){
const err150 = {instancePath:instancePath+"/observed/api_status",schemaPath:"#/properties/observed/properties/api_status/type",keyword:"type",params:{type: schema164.properties.observed.properties.api_status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data72 = data.duration_ms;
if((!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))) && (data72 !== null)){
const err152 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema164.properties.duration_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
const err153 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
if(data.finished_at !== undefined){
let data73 = data.finished_at;
if(typeof data73 === "string"){
if(!pattern127.test(data73)){
const err154 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.attempts !== undefined){
let data74 = data.attempts;
if((!(Array.isArray(data74))) && (data74 !== null)){
const err156 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema164.properties.attempts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(Array.isArray(data74)){
const len9 = data74.length;
const before_i9 = errors;
for(let i9=0; i9<len9; i9++){
if (errors - before_i9 >= 1000) break;
if(!(validate74(data74[i9], {instancePath:instancePath+"/attempts/" + i9,parentData:data74,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_fallback !== undefined){
let data76 = data.log_fallback;
if((!(data76 && typeof data76 == "object" && !Array.isArray(data76))) && (data76 !== null)){
const err157 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/type",keyword:"type",params:{type: schema164.properties.log_fallback.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.counts === undefined){
const err158 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data76.files === undefined){
const err159 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data76.hits === undefined){
const err160 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
const before_key7 = errors;
for(const key7 in data76){
if (errors - before_key7 >= 1000) break;
if(!(((key7 === "counts") || (key7 === "files")) || (key7 === "hits"))){
const err161 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7, known: ["counts","files","hits"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data76.counts !== undefined){
if(typeof data76.counts !== "boolean"){
const err162 = {instancePath:instancePath+"/log_fallback/counts",schemaPath:"#/properties/log_fallback/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data76.files !== undefined){
let data78 = data76.files;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err163 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
const err164 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
if(data76.hits !== undefined){
let data79 = data76.hits;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
const before_key8 = errors;
for(const key8 in data79){
if (errors - before_key8 >= 1000) break;
let data80 = data79[key8];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.tier === undefined){
const err165 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data80.score === undefined){
const err166 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data80.source_kind === undefined){
const err167 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data80.source_detail === undefined){
const err168 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data80.line_number === undefined){
const err169 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data80.proof_line === undefined){
const err170 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data80.attempted === undefined){
const err171 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data80.succeeded === undefined){
const err172 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data80.succeeded_tier === undefined){
const err173 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data80.depth === undefined){
const err174 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
const before_key9 = errors;
for(const key9 in data80){
if (errors - before_key9 >= 1000) break;
if(!(unit_result_validate_func2.call(schema167.properties, key9))){
const err175 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9, known: ["tier","score","source_kind","source_detail","line_number","proof_line","call","attempted","succeeded","path","wrong_source","depth","succeeded_tier"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data80.tier !== undefined){
let data81 = data80.tier;
if(!(((data81 === 1) || (data81 === 2)) || (data81 === 3))){
const err176 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data80.score !== undefined){
let data82 = data80.score;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err177 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data80.source_kind !== undefined){
let data83 = data80.source_kind;
if(!((data83 === "cli_output") || (data83 === "log_fallback"))){
const err178 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data80.source_detail !== undefined){
let data84 = data80.source_detail;
if(!(((((data84 === "skill_call") || (data84 === "skill_event")) || (data84 === "file_open")) || (data84 === "assistant_text")) || (data84 === "noise"))){
const err179 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data80.line_number !== undefined){
let data85 = data80.line_number;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err180 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 1 || isNaN(data85)){
const err181 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data80.proof_line !== undefined){
if(typeof data80.proof_line !== "string"){
const err182 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data80.call !== undefined){
if(typeof data80.call !== "string"){
const err183 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/call",schemaPath:"#/definitions/tokenHit/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data80.attempted !== undefined){
if(typeof data80.attempted !== "boolean"){
const err184 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data80.succeeded !== undefined){
if(typeof data80.succeeded !== "boolean"){
const err185 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data80.path !== undefined){
if(typeof data80.path !== "string"){
const err186 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/definitions/tokenHit/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data80.wrong_source !== undefined){
if(true !== data80.wrong_source){
const err187 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/wrong_source",schemaPath:"#/definitions/tokenHit/properties/wrong_source/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data80.depth !== undefined){
let data92 = data80.depth;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
const err188 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 < 0 || isNaN(data92)){
const err189 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data80.succeeded_tier !== undefined){
let data93 = data80.succeeded_tier;
if(!((((data93 === 1) || (data93 === 2)) || (data93 === 3)) || (data93 === null))){
const err190 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
else {
const err191 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/log_fallback/hits",schemaPath:"#/properties/log_fallback/properties/hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
}
if(data.case_digest !== undefined){
let data94 = data.case_digest;
if(typeof data94 === "string"){
if(!unit_result_validate_pattern5.test(data94)){
const err193 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data.case_file !== undefined){
let data95 = data.case_file;
if((typeof data95 !== "string") && (data95 !== null)){
const err195 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema164.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data.case_line !== undefined){
let data96 = data.case_line;
if((!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))) && (data96 !== null)){
const err196 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema164.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 < 1 || isNaN(data96)){
const err197 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
if(data.transcript !== undefined){
let data97 = data.transcript;
if((!(data97 && typeof data97 == "object" && !Array.isArray(data97))) && (data97 !== null)){
const err198 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema164.properties.transcript.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.path === undefined){
const err199 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data97.sha256 === undefined){
const err200 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data97.bytes === undefined){
const err201 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
const before_key10 = errors;
for(const key10 in data97){
if (errors - before_key10 >= 1000) break;
if(!(((key10 === "path") || (key10 === "sha256")) || (key10 === "bytes"))){
const err202 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10, known: ["path","sha256","bytes"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data97.path !== undefined){
if(typeof data97.path !== "string"){
const err203 = {instancePath:instancePath+"/transcript/path",schemaPath:"#/properties/transcript/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data97.sha256 !== undefined){
let data99 = data97.sha256;
if(typeof data99 === "string"){
if(!pattern97.test(data99)){
const err204 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data97.bytes !== undefined){
let data100 = data97.bytes;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err206 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
const err207 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
}
}
}
else {
const err208 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/run-record.js




/** The name of the record in a batch's folder. */
const RUN_RECORD_FILE = 'run.json';
function parseRunRecord(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the record of the run', text, validate, file);
}
function parseTranscriptMeta(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the record of the process', text, transcript_meta_validate_validate, file);
}
function parseUnitResult(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the result of a unit', text, unit_result_validate_validate, file);
}
/** The name of the matrix in a batch's folder. */
const LOADABILITY_FILE = 'loadability.json';


/***/ }),

/***/ 63681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ EvidenceCollector)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/evidence/activity-tokens.js
var activity_tokens = __webpack_require__(48118);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js + 1 modules
var attribute_signals = __webpack_require__(19057);
// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./node_modules/strip-ansi/index.js + 1 modules
var strip_ansi = __webpack_require__(30348);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
;// CONCATENATED MODULE: ./build/evidence/frontmatter.js



/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** What a command spells is looked for up to here. */
const MAX_SPELLED = 64 * 1024;
/** Blocks may stand inside of what looks like another, by what stands before their lines. */
const MAX_OPEN = 8;
/** A program puts no more behind a line: `$`. */
const MAX_BEHIND = 4;
const LINE_END = /\r\n?|\n/;
const NUMBER = /\s{0,16}\d+/y;
/** What is known of skills that are installed. */
function knownBlocks(installed) {
    return new Map(installed.flatMap(({ name, aliases: [written], frontmatter = '' }) => {
        const [, ...lines] = frontmatter.split(LINE_END).map((line) => line.slice(0, MAX_LINE).trimEnd());
        const block = lines.slice(0, lines.indexOf('---')).join('\n');
        return block === '' ? [] : [[block, written ?? name.slice(name.lastIndexOf(':') + 1)]];
    }));
}
/**
 * The `name` of each frontmatter block in a text, in order; null for a block that names nothing. What a command spells itself is none, and the
 * block of a known file has its name however that is written.
 */
function frontmatterNames(text, known = new Map(), command = '') {
    const names = [];
    const isSpelled = blocksSpelledIn(command);
    let open = [];
    let sawText = false;
    for (const raw of (0,strip_ansi/* default */.A)(text).replaceAll('\uFEFF', '').split(LINE_END)) {
        const line = raw.slice(0, MAX_LINE).trimEnd();
        const left = [];
        let closes = false;
        for (const block of open) {
            const own = lineOf(block, line);
            if (own === '---') {
                const whole = block.lines.join('\n');
                const name = known.get(whole) ?? nameIn(block.lines);
                closes ||= name !== undefined;
                // Further down, two rules around `key: value` are frontmatter only if they name a skill.
                if (name !== undefined && (block.isFirst || name !== null) && !isSpelled(whole))
                    names.push(name);
            }
            else if (own !== undefined) {
                block.lines.push(own);
                left.push(block);
            }
        }
        const rule = line.lastIndexOf('---');
        const behind = line.slice(rule + 3).trimStart();
        if (!closes && rule !== -1 && behind.length <= MAX_BEHIND) {
            const before = line.slice(0, rule).match(/\s{0,16}\d+|[^]/g) ?? [];
            left.push({ before, behind, isFirst: !sawText, lines: [] });
        }
        open = left.slice(-MAX_OPEN);
        sawText ||= line !== '';
    }
    return names;
}
/** What a line of the block says: of what stands before all of its lines numbers and signs may differ. Undefined for another text's line. */
function lineOf({ before, behind }, line) {
    let at = 0;
    for (const part of before) {
        if (at >= line.length)
            break;
        const isNumber = /\d$/.test(part);
        NUMBER.lastIndex = at;
        const own = isNumber ? NUMBER.exec(line)?.[0] : line.charAt(at);
        if (own === undefined || (!isNumber && own !== part && /\w/.test(own + part)))
            return undefined;
        at += own.length;
    }
    if (at >= line.length)
        return '';
    return line.endsWith(behind) ? line.slice(at, line.length - behind.length).trimEnd() : undefined;
}
/** The name that the lines between two rules give, null for none; undefined where they are no frontmatter. */
function nameIn(lines) {
    const first = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
    if (!/^[A-Za-z][\w-]{0,63}:(?:\s|$)/.test(first))
        return undefined;
    return scalar(lines.findLast((line) => /^name:(?:\s|$)/.test(line))?.slice('name:'.length) ?? '');
}
/** Whether a command spells a block that its output shows, which then proves nothing: its rules, and all that stands between them, in order. */
function blocksSpelledIn(command) {
    const squeezed = (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const [, ...spelled] = command
        .slice(0, MAX_SPELLED)
        .replaceAll('\\n', '\n')
        .replaceAll(/["']---|---["']/g, '\n---\n')
        .split(/^[^\w\n]{0,64}---[ \t\\]*$/m);
    const blocks = new Set(spelled.slice(0, -1).map(squeezed));
    return (block) => blocks.has(squeezed(block));
}
/** A YAML scalar as far as a skill's name needs it: quotes and a comment taken off. */
function scalar(text) {
    const value = text.trim();
    const quoted = /^(["'])([^"']*)\1/.exec(value)?.[2];
    const comment = value.search(/\s#/);
    const plain = (quoted ?? (comment === -1 ? value : value.slice(0, comment))).trim();
    return plain === '' ? null : plain;
}
/**
 * Of each opened file (their parts, each once, in the order of the command) the name in the frontmatter block that is its own; null where
 * that names nothing, undefined where none is.
 * By its name where that is the file's folder; by its place where every file has one; and the first to the only file that
 * was opened. A block that could be another file's proves nothing.
 */
function shownFrontmatter(files, names) {
    const folders = files.map((parts) => (0,folded_name/* foldedName */.m)((0,path_segments/* skillFolderOf */.X_)(parts) ?? ''));
    const left = new Set(names.keys());
    const owned = files.map(() => undefined);
    const give = (file, block) => {
        owned[file] = names[block] ?? null;
        left.delete(block);
    };
    for (const [file, folder] of folders.entries()) {
        const block = [...left].find((index) => folder !== '' && (0,folded_name/* foldedName */.m)(names[index] ?? '') === folder);
        if (block !== undefined)
            give(file, block);
    }
    if (names.length === files.length) {
        for (const file of files.keys())
            if (owned[file] === undefined && left.has(file))
                give(file, file);
    }
    // A single file has all the blocks; what follows its frontmatter is an example in its text.
    const [block] = left;
    if (files.length === 1 && owned[0] === undefined && folders[0] !== '' && block !== undefined)
        give(0, block);
    return owned;
}

;// CONCATENATED MODULE: ./build/evidence/file-signals.js



/** More skills than one command shows. */
const MAX_SHOWN = 1000;
/**
 * What a call that opened files says of them, and the names in the frontmatter that its output shows of no file that was opened well.
 *
 * @param ok null where no result came, or where it does not say how the call ended
 * @param names in the frontmatter that its output shows; undefined without an output
 */
function fileSignals(opened, ok, names, { skillPlaces, assumeSuccess }) {
    const paths = distinctPaths(opened);
    const files = paths.map(path_segments/* pathParts */.KC);
    const isAssumed = assumeSuccess && names === undefined;
    const blocks = shownFrontmatter(files, names ?? []);
    const left = new Set(names);
    for (const [index, parts] of files.entries())
        if (ok === true && !isOpen(parts))
            left.delete(blocks[index] ?? null);
    left.delete(null);
    const signals = files.flatMap((parts, index) => {
        // `skills/*/SKILL.md` opens whatever is there, and `SKILL.md` what lies where the command ran: only the output says what that was.
        const folder = !isOpen(parts) ? (0,path_segments/* skillFolderOf */.X_)(parts) : left.size > 0 ? '*' : undefined;
        if (folder === undefined && isOpen(parts) && !isBare(parts))
            return [];
        const segments = parts.map(folded_name/* foldedName */.m);
        return [...(folder === '*' ? left : [blocks[index]])].map((name) => ({
            kind: 'file',
            segments,
            paths: folder === undefined ? [] : paths.slice(index, index + 1),
            skill: folder === undefined ? null : { folder, frontmatterName: name ?? null },
            observation: {
                kind: 'file_open',
                ok,
                // Of another file there is nothing that its output has to show.
                underSkillsRoot: (0,path_segments/* isSkillFile */.C_)(parts.at(-1)) &&
                    (isBare(parts) ||
                        (0,path_segments/* isUnderSkillsRoot */.F7)(segments, skillPlaces) ||
                        (name !== undefined && (0,path_segments/* isBareSkillPath */.Xf)(paths[index] ?? ''))),
                showsFrontmatter: isAssumed || name !== undefined,
            },
        }));
    });
    return { signals, left: [...left] };
}
/** What an output says of the skills whose frontmatter it shows: whatever printed that may have opened the file. */
function shownSignals(names, { ok }) {
    const read = { kind: 'file_open', ok: true, underSkillsRoot: false, showsFrontmatter: true };
    return [...new Set(names)].slice(0, MAX_SHOWN).flatMap((name) => {
        if (name === null)
            return [];
        const skill = { folder: '*', frontmatterName: name };
        return [{ kind: 'file', segments: [], paths: [], skill, observation: ok ? read : { kind: 'unproven' } }];
    });
}
function distinctPaths(paths) {
    const files = new Map(paths.map((path) => [(0,path_segments/* pathParts */.KC)(path).join('/'), path]));
    files.delete('');
    return [...files.values()];
}
/** A `SKILL.md` in a folder that the path does not tell. */
function isOpen(parts) {
    return isBare(parts) || (0,path_segments/* isUnresolved */.U4)((0,path_segments/* skillFolderOf */.X_)(parts) ?? '');
}
function isBare(parts) {
    return parts.length === 1 && (0,path_segments/* isSkillFile */.C_)(parts[0]);
}

// EXTERNAL MODULE: ./build/evidence/proof-line.js
var proof_line = __webpack_require__(57789);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
;// CONCATENATED MODULE: ./build/evidence/call-tracker.js






/** So much of a name, and of what a client answered, is reported. */
const SHOWN_PART = 200;
/** More ids than a run ever has; beyond, memory matters more than counting a repeated call once. */
const MAX_KNOWN_IDS = 250_000;
/** Pairs calls with their results by id, whatever their order, and turns each pair into signals. */
class CallTracker {
    #options;
    #blocks;
    /** By id, then by the call whose subagent made it, '' for the main conversation: ids are unique among the open calls of one of these. */
    #open = new Map();
    #ids = new Set();
    #depthOfCall = new Map();
    /** By meaning, so that a file that is read a thousand times is one signal. */
    #signals = new Map();
    #folders = new skill_identity/* SkillFolders */.Ff();
    #uncounted = 0;
    /** Loads that the client recorded; each is a call, which usually stands in the transcript as well. */
    #invoked = 0;
    constructor(options) {
        this.#options = options;
        this.#blocks = knownBlocks(options.installed ?? []);
    }
    /** Distinct tool calls. */
    get count() {
        return Math.max(this.#ids.size + this.#uncounted, this.#invoked);
    }
    /** By the ids of the calls whose results still matter. */
    get pending() {
        return this.#open;
    }
    /** Whether a call of this id was made. */
    knows(id) {
        return this.#ids.has(id);
    }
    /** 0 in the main conversation; one more than the call that started the subagent elsewhere. */
    depthUnder(parentCallId) {
        return parentCallId === undefined ? 0 : 1 + (this.#depthOfCall.get(parentCallId) ?? 0);
    }
    call(event, raw) {
        const depth = this.depthUnder(event.parent_call_id);
        const id = event.call_id;
        if (id === null || (this.#ids.size >= MAX_KNOWN_IDS && !this.#ids.has(id)))
            this.#uncounted += 1;
        else {
            this.#ids.add(id);
            if (depth > 0)
                this.#depthOfCall.set(id, depth);
            else
                this.#depthOfCall.delete(id);
        }
        const purpose = this.#relevant(event.purpose);
        if (purpose === undefined)
            return;
        const [key, scope] = [id ?? '', event.parent_call_id ?? ''];
        const calls = this.#open.get(key) ?? new Map();
        const known = calls.get(scope);
        const isAlike = JSON.stringify(known?.purpose) === JSON.stringify(purpose);
        // The same call announced again (requested, then started) moves to its later line; another one under the same id, or
        // one without an id, is a call of its own, and the first was never answered.
        if (known !== undefined && (id === null || !isAlike))
            this.#close(known, undefined);
        const clashes = known !== undefined && (known.clashes || !(isAlike || event.again === true));
        const name = purpose.kind === 'skill' ? purpose.skill : (purpose.paths[0] ?? null);
        calls.set(scope, {
            tool: event.tool,
            purpose,
            line: event.line,
            proof: (0,proof_line/* proofLine */.b)(raw, name, this.#options.redact),
            depth,
            parent: event.parent_call_id,
            clashes: id !== null && clashes,
        });
        this.#open.set(key, calls);
    }
    result(event, raw) {
        const [key, scope] = [event.call_id ?? '', event.parent_call_id ?? ''];
        const calls = this.#open.get(key);
        const call = calls?.get(scope);
        const isAnswer = call?.clashes === false;
        let shown = isAnswer ? [] : (this.#namesShown(event) ?? []);
        if (call !== undefined) {
            // Without an id, only what stands in the same line belongs together.
            if (event.call_id === null && call.line !== event.line)
                return;
            calls?.delete(scope);
            if (calls?.size === 0)
                this.#open.delete(key);
            const left = this.#close(call, isAnswer ? event : undefined);
            if (isAnswer)
                shown = left;
            if (isAnswer && call.purpose.kind === 'skill' && event.ok) {
                this.#folders.addLoad(call.purpose.skill, call.parent, event.call_id);
            }
        }
        else if (event.loaded !== undefined && !this.#ids.has(key)) {
            // Evidence is a call with its result. A result without its call says that something was tried, except in a line that
            // is judged by itself.
            this.#loaded([event.loaded], event, raw, this.#options.assumeSuccess ? this.#outcome(event) : null);
        }
        const [line, depth] = [event.line, this.depthUnder(event.parent_call_id)];
        const proof = shown.length === 0 ? '' : (0,proof_line/* proofLine */.b)(raw, null, this.#options.redact);
        for (const signal of shownSignals(shown, event))
            this.#add({ ...signal, line, proof, depth, detail: 'file_open' });
    }
    invoked(event, raw) {
        this.#invoked += 1;
        const names = [event.skill, ...(event.aliases ?? [])];
        if (event.path !== undefined)
            this.#folders.addRecord(names, event.path);
        this.#loaded(names, event, raw, true);
    }
    folder(event) {
        this.#folders.addFolder(event.path, event.parent_call_id);
    }
    /** The skills that were loaded, under the names of their folders. */
    get skillFolders() {
        return this.#folders.listings();
    }
    /** All signals; calls that were never answered are attempts. */
    finish(catalogue) {
        for (const calls of this.#open.values())
            for (const call of calls.values())
                this.#close(call, undefined);
        this.#open.clear();
        const find = this.#folders.finder(catalogue);
        return [...this.#signals.values()].map((signal) => {
            const isLoad = signal.kind === 'skill' && signal.observation.ok === true;
            return isLoad ? { ...signal, paths: find(signal.names) } : signal;
        });
    }
    /** The purpose of a call that can matter; undefined for any other. */
    #relevant(purpose) {
        if (purpose.kind === 'other')
            return undefined;
        if (purpose.kind === 'skill')
            return purpose;
        const { fileNames } = this.#options;
        const wanted = purpose.paths.some((path) => {
            const name = (0,path_segments/* pathParts */.KC)(path).at(-1) ?? '';
            return (0,path_segments/* isSkillFile */.C_)(name) || fileNames.has(name.toLowerCase());
        });
        return wanted ? purpose : undefined;
    }
    /** Null where no result came, or where it does not say how the call ended. */
    #outcome(result) {
        if (result !== undefined && result.unstated !== true)
            return result.ok;
        return this.#options.assumeSuccess ? true : null;
    }
    #loaded(names, place, raw, ok) {
        this.#add({
            kind: 'skill',
            names,
            paths: [],
            observation: { kind: 'skill_call', ok },
            line: place.line,
            proof: (0,proof_line/* proofLine */.b)(raw, names[0] ?? null, this.#options.redact),
            depth: this.depthUnder(place.parent_call_id),
            detail: 'skill_event',
        });
    }
    /** Returns the names in the frontmatter that the output shows of no file that was opened well. */
    #close(call, result) {
        const { purpose, line, proof, depth } = call;
        const ok = this.#outcome(result);
        const words = (0,proof_line/* proofLine */.b)(inWords(call, ok, result?.answer), null, this.#options.redact);
        if (purpose.kind === 'skill') {
            this.#add({
                kind: 'skill',
                names: namesOf(purpose.skill, ok === true ? result?.loaded : undefined),
                paths: [],
                observation: { kind: 'skill_call', ok },
                line,
                proof,
                depth,
                detail: 'skill_call',
                call: words,
            });
            return [];
        }
        const { signals, left } = fileSignals(purpose.paths, ok, this.#namesShown(result), this.#options);
        for (const signal of signals)
            this.#add({ ...signal, line, proof, depth, detail: 'file_open', call: words });
        return left;
    }
    #namesShown({ output, command } = {}) {
        return output === undefined ? undefined : frontmatterNames(output, this.#blocks, command);
    }
    #add(signal) {
        const { line: _line, proof: _proof, depth: _depth, call: _call, ...meaning } = signal;
        const key = JSON.stringify(meaning);
        const known = this.#signals.get(key);
        if (known === undefined || isEarlier(signal, known))
            this.#signals.set(key, signal);
    }
}
/** Where the result names the plugin as well, it says which of several skills of that name was meant. */
function namesOf(called, loaded) {
    if (loaded === undefined || loaded === called)
        return [called];
    return (0,folded_name/* foldedName */.m)(loaded).endsWith(`:${(0,folded_name/* foldedName */.m)(called)}`) ? [loaded] : [called, loaded];
}
/** A call and the client's answer. A client may repeat the name at the end of what it says. */
function inWords({ tool, purpose }, ok, answer = '') {
    const [names, done, failed] = purpose.kind === 'skill' ? [purpose.skill, 'loaded', 'refused'] : [purpose.paths.join(', '), 'opened', 'failed'];
    const call = `${tool}(${names.slice(0, SHOWN_PART)})`;
    if (ok !== false)
        return `${call} → ${ok === null ? 'no answer' : done}`;
    const [line = ''] = answer.slice(0, SHOWN_PART).trim().split('\n');
    const said = line.toLowerCase().endsWith(`: ${names.toLowerCase()}`) ? line.slice(0, -names.length - 2) : line;
    const reason = said.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
    return `${call} → ${reason === '' ? failed : `${failed}: ${reason}`}`;
}
function isEarlier(left, right) {
    return left.line < right.line || (left.line === right.line && left.depth < right.depth);
}

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(60117);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
;// CONCATENATED MODULE: ./build/evidence/content-digest.js



/**
 * A digest over what the model and its subagents said and called, in order, by which trials that only repeat each other are noticed.
 * Ids and numbers count as one and the same (`maskVarying`), and what tools answered
 * not at all. Each part is digested as it comes and is not held.
 */
class ContentDigest {
    #digest = null;
    addText(text) {
        this.#add(JSON.stringify({ text }));
    }
    /** A client that announces a call twice does so in each of its transcripts: every announcement counts. */
    addCall(tool, input) {
        this.#add(`${JSON.stringify({ tool })}${inputText(input)}`);
    }
    /** `sha256:<hex>`; null where nothing was said and nothing called. */
    value() {
        return this.#digest?.value() ?? null;
    }
    #add(part) {
        this.#digest ??= new digest/* RunningDigest */.iM();
        // JSON on one line has no line feed, so that no two sequences of parts read the same.
        this.#digest.add(`${maskVarying(part)}\n`);
    }
}
/** An input may be anything: what has no canonical form (too deep, `1e999`) is digested by its keys and texts. */
function inputText(input) {
    try {
        return (0,canonical_json/* canonicalJson */.dj)(input);
    }
    catch (error) {
        if (error instanceof TypeError)
            return JSON.stringify((0,json_data/* leafText */.MU)(input));
        throw error;
    }
}
const DIGIT = /[0-9]/g;
/** What follows the first 8 hex digits of a UUID. */
const UUID_REST = /(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iy;
/** A longer run of hex digits is an id or a digest. */
const ID_LENGTH = 8;
/**
 * The text with `#` for what differs between two runs that said and did the same: UUIDs, runs of 8 and more hex digits (the mark of a
 * unit's folder holds one), and numbers, which times and durations are. Hex without any digit is a word.
 */
function maskVarying(text) {
    let masked = '';
    let done = 0;
    DIGIT.lastIndex = 0;
    // By its digits, which are rare: a pattern that begins with hex letters is tried at every third letter of a text and takes seven
    // times as long.
    while (DIGIT.test(text)) {
        let end = DIGIT.lastIndex;
        let start = end - 1;
        let runStart = start;
        while (runStart > done && isHex(text.charCodeAt(runStart - 1)))
            runStart -= 1;
        while (isDigit(text.charCodeAt(end)))
            end += 1;
        let runEnd = end;
        while (isHex(text.charCodeAt(runEnd)))
            runEnd += 1;
        if (runEnd - runStart >= ID_LENGTH) {
            start = runStart;
            end = runEnd - runStart === ID_LENGTH ? endOfUuid(text, runEnd) : runEnd;
        }
        masked += `${text.slice(done, start)}#`;
        done = end;
        DIGIT.lastIndex = end;
    }
    return masked + text.slice(done);
}
function endOfUuid(text, end) {
    UUID_REST.lastIndex = end;
    return UUID_REST.test(text) ? UUID_REST.lastIndex : end;
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}
function isHex(code) {
    const lower = code | 0x20;
    return isDigit(code) || (lower >= 0x61 && lower <= 0x66);
}

// EXTERNAL MODULE: ./build/evidence/mention.js
var mention = __webpack_require__(46202);
;// CONCATENATED MODULE: ./build/evidence/transcript-evidence.js
/** A final message is kept up to this length. */
const FINAL_TEXT_LIMIT = 500;

;// CONCATENATED MODULE: ./build/evidence/collect-evidence.js












const NOTHING_SEEN = {
    session_started: false,
    assistant_text: false,
    skill_tool: null,
    terminal: null,
    aborted: false,
    last_error: null,
    model: null,
    version: null,
    known_events: 0,
    unknown_events: 0,
    unknown_tool_like: 0,
    noise_lines: 0,
    first_noise: null,
    log: null,
    damaged_lines: 0,
    oversize_lines: 0,
    lossy_lines: 0,
    foreign_lines: 0,
};
/** Collects evidence from events in any order of chunks; holds nothing of the transcript but its signals. */
class EvidenceCollector {
    #query;
    #requests;
    #plainText;
    /** Of each token, for its name in the case and for the one on this provider. */
    #matchers;
    #calls;
    #content = new ContentDigest();
    #mentions = new Map();
    #anyMatched = new Set();
    #hidden = new Set();
    /** The evidence so far, where it needs nothing but the events. */
    #seen = { ...NOTHING_SEEN };
    #catalogue;
    #folder;
    #session;
    #quotedSession;
    #lastText = null;
    constructor(query, options = {}) {
        this.#query = query;
        this.#requests = query.tokens.map((token) => ({ token, canonical: (0,attribute_signals/* resolveAlias */.Z)(query.aliases, token) }));
        this.#plainText = options.plainText ?? false;
        const inventory = new skill_identity/* SkillInventory */.ks(query.installed ?? []);
        this.#matchers = new Map(this.#requests.map(({ token, canonical }) => [
            token,
            [...new Set([canonical, token])].map((name) => new mention/* TokenMatcher */.gh(name, inventory)),
        ]));
        const fileNames = this.#requests.flatMap(({ canonical }) => (0,path_segments/* pathSegments */.Mz)(canonical).slice(-1));
        this.#calls = new CallTracker({
            ...query,
            fileNames: new Set(fileNames),
            assumeSuccess: options.assumeSuccess ?? false,
        });
    }
    /** What a reader may look at to decide that a line cannot change the evidence; always up to date. */
    get skipScope() {
        const session = () => this.#quotedSession;
        return {
            pending: this.#calls.pending,
            knows: (callId) => this.#calls.knows(callId),
            get session() {
                return session();
            },
            sessionFromEnd: 0,
        };
    }
    /** A terminal event or an error came: what follows has to be decoded, since any work takes it back. */
    get mayEnd() {
        return this.#seen.terminal !== null || this.#seen.last_error !== null;
    }
    /** Counts a line that was not decoded because it is a known event that changes nothing. */
    skipLine() {
        this.#seen.known_events += 1;
    }
    /** All events of one line; `raw` is its text, from which proof is cut. */
    addLine(events, raw) {
        const [first] = events;
        if (first?.lossy === true)
            this.#seen.lossy_lines += 1;
        if (first?.session !== undefined) {
            this.#startSession(first.session);
            if (first.session !== this.#session) {
                this.#seen.foreign_lines += 1;
                return;
            }
        }
        if (events.some(({ type }) => !['unknown', 'noise', 'damaged', 'oversize'].includes(type)))
            this.#seen.known_events += 1;
        this.#seen.log ??= first?.log ?? null;
        for (const event of events)
            this.#take(event, raw);
    }
    #take(event, raw) {
        // What the client works on behind was not its last word, and an error before it is none of its end.
        if (event.works === true)
            this.#seen.terminal = this.#seen.last_error = null;
        switch (event.type) {
            case 'session':
                this.#takeSession(event);
                break;
            case 'assistant_text':
                this.#takeAssistantText(event, raw);
                break;
            case 'tool_call':
                if (event.hides_calls === true)
                    this.#hidden.add(event.call_id);
                if (event.purpose.kind === 'other' && event.purpose.oversize)
                    this.#seen.oversize_lines += 1;
                this.#takeCall(event, raw);
                break;
            case 'tool_result':
                this.#calls.result(event, raw);
                break;
            case 'skill_invoked':
                this.#calls.invoked(event, raw);
                break;
            case 'skill_folder':
                this.#calls.folder(event);
                break;
            case 'terminal':
                this.#seen.terminal ??= event;
                break;
            case 'transport_error':
                this.#seen.last_error = event;
                break;
            case 'aborted':
                this.#seen.aborted ||= this.#seen.terminal === null;
                break;
            case 'unknown':
                this.#seen.unknown_events += 1;
                if (event.tool_like)
                    this.#seen.unknown_tool_like += 1;
                break;
            case 'noise':
                this.#seen.noise_lines += 1;
                this.#seen.first_noise ??= (0,proof_line/* proofLine */.b)(event.text, null, this.#query.redact);
                this.#takeMentions(event.text, event, event.text, 'noise');
                break;
            case 'damaged':
                this.#seen.damaged_lines += 1;
                break;
            case 'oversize':
                this.#seen.oversize_lines += 1;
                break;
            case 'notice':
                break;
            default:
                event;
        }
    }
    #startSession(id) {
        if (this.#session !== undefined)
            return;
        this.#session = id;
        // Another spelling of a strange id is not recognised, so that its lines are decoded.
        this.#quotedSession = JSON.stringify(id);
    }
    #takeSession(event) {
        if (event.started)
            this.#seen.session_started = true;
        if (event.skills !== undefined)
            this.#catalogue = event;
        this.#folder ??= event.folder;
        if (event.skill_tool !== undefined)
            this.#seen.skill_tool = event.skill_tool;
        this.#seen.model = event.model ?? this.#seen.model;
        this.#seen.version = event.version ?? this.#seen.version;
        if (event.session_id === undefined)
            return;
        this.#startSession(event.session_id);
        if (event.session_id !== this.#session)
            this.#seen.foreign_lines += 1;
    }
    #takeAssistantText(event, raw) {
        if (event.synthetic || event.text.trim() === '')
            return;
        this.#seen.assistant_text = true;
        this.#content.addText(event.text);
        // What a subagent says last is not what the run ended with.
        if (event.parent_call_id === undefined)
            this.#lastText = event.text.slice(0, 4 * FINAL_TEXT_LIMIT);
        this.#matchAny(() => event.text);
        this.#takeMentions(event.text, event, raw, 'assistant_text');
    }
    #takeCall(event, raw) {
        this.#matchAny(() => (loadsSkill(event) ? event.tool : `${event.tool}\n${(0,json_data/* leafText */.MU)(event.input)}`));
        this.#content.addCall(event.tool, event.input);
        this.#calls.call(event, raw);
    }
    #takeMentions(text, place, raw, detail) {
        if (this.#plainText)
            return;
        const open = this.#requests.filter(({ token }) => !this.#mentions.has(`${detail} ${token}`));
        if (open.length === 0)
            return;
        const folded = (0,mention/* foldText */.TH)(text);
        for (const { token, canonical } of open) {
            if (this.#matchers.get(token)?.some((matcher) => matcher.isNamedIn(folded)) !== true)
                continue;
            const depth = this.#calls.depthUnder(place.parent_call_id);
            const proof = (0,proof_line/* proofLine */.b)(raw, canonical, this.#query.redact);
            this.#mentions.set(`${detail} ${token}`, { kind: 'mention', token, line: place.line, proof, depth, detail });
        }
    }
    #matchAny(textOf) {
        if (this.#query.anyTokens.length === this.#anyMatched.size)
            return;
        const folded = textOf().toLowerCase();
        for (const token of this.#query.anyTokens)
            if (folded.includes(token.toLowerCase()))
                this.#anyMatched.add(token);
    }
    /** What the events said. The collector is spent afterwards. */
    finish() {
        const listed = this.#catalogue?.skills ?? null;
        const { aliases, anyTokens, installed, redact } = this.#query;
        const signals = [...this.#calls.finish(listed ?? []), ...this.#mentions.values()];
        const skills = installed ?? [...(listed ?? []), ...this.#calls.skillFolders];
        const rules = { ...this.#query, session: this.#folder };
        const { hits, ambiguous } = (0,attribute_signals/* attributeSignals */.G)(rules, signals, this.#requests, skills, aliases);
        const anyCall = this.#calls.count > 0;
        const met = (token) => this.#anyMatched.has(token) || (anyCall && (0,activity_tokens/* isActivityToken */.j)(token));
        // Cut after secrets were taken out, so that none is cut into pieces that no form fits any more.
        const lastText = this.#seen.terminal?.final_text?.slice(0, 4 * FINAL_TEXT_LIMIT) ?? this.#lastText;
        const finalText = lastText === null ? null : (redact?.(lastText) ?? lastText).slice(0, FINAL_TEXT_LIMIT);
        return {
            ...this.#seen,
            hits,
            ambiguous,
            any_matched: anyTokens.filter(met),
            any_unmatched: anyTokens.filter((token) => !met(token)),
            session_id: this.#session?.slice(0, 200).toWellFormed() ?? null,
            content_digest: this.#content.value(),
            final_text: this.#plainText ? null : (finalText?.toWellFormed() ?? null),
            tool_calls: this.#calls.count,
            hidden_subagents: this.#hidden.size,
            skills_available: listed?.map((skill) => skill.name).sort(ordering/* compareCodePoints */.OP) ?? null,
            catalogue_complete: this.#catalogue?.catalogue === 'complete',
        };
    }
}
function loadsSkill({ purpose }) {
    if (purpose.kind === 'skill')
        return true;
    return purpose.kind === 'opens' && purpose.paths.some((path) => (0,path_segments/* skillFolderOf */.X_)((0,path_segments/* pathParts */.KC)(path)) !== undefined);
}


/***/ }),

/***/ 57484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ frontmatterFlaws)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36618);


const HIDES = 'disable-model-invocation';
/** Longer texts are reported by their length. */
const SHOWN_CHARACTERS = 80;
/** What a client minds of a skill, by its folder's name; first what keeps it from being offered. */
function frontmatterFlaws(name, { fields, hasMark, invalid, isWithheld, lineOf }, rules) {
    if (hasMark && rules.refusesMark) {
        const expected = 'a line `---` without anything before it';
        return [{ effect: 'refused', key: null, line: 1, expected, found: 'a byte order mark' }];
    }
    if (isWithheld) {
        const expected = 'each line to belong to a field, as otherwise no unit is given the file';
        const { line, found } = invalid ?? { line: 1, found: 'one that belongs to none' };
        return [{ effect: 'refused', key: null, line, expected, found }];
    }
    if (invalid !== null) {
        const isGuessed = rules.invalidYaml === 'guessed' || (rules.invalidYaml === 'mended' && invalid.mends);
        const { line, found } = invalid;
        return [{ effect: isGuessed ? 'guessed' : 'refused', key: null, line, expected: 'valid YAML', found }];
    }
    if (fields === null) {
        const expected = 'fields between two lines `---`, the first of them at the top';
        return rules.needsBlock ? [{ effect: 'refused', key: null, line: 1, expected, found: 'none' }] : [];
    }
    const flaw = (effect, key, expected) => {
        const found = effect === 'refused' ? foundIn(key, fields.get(key)) : (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(fields.get(key));
        return { effect, key, line: lineOf(key), expected, found };
    };
    const refused = rules.fields
        .filter(([key, , holds]) => !holds(fields.get(key)))
        .map(([key, expected]) => {
        const isText = ['string', 'undefined'].includes(typeof fields.get(key));
        return flaw('refused', key, isText ? expected : 'a text');
    });
    const written = fields.get('name');
    const isRenamed = rules.callsByName && typeof written === 'string' && (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(written.replaceAll(' ', '-')) !== (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name);
    const hasSpaces = typeof written === 'string' && (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(written) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name);
    const expectedName = hasSpaces
        ? 'a name without spaces, for which it writes `-`'
        : `the folder's name, ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}`;
    return [
        ...refused,
        ...(rules.hides && fields.get(HIDES) === true
            ? [flaw('hidden', HIDES, 'false, so that the model may call it')]
            : []),
        ...(isRenamed ? [flaw('renamed', 'name', expectedName)] : []),
    ];
}
/** A list may hold itself by an alias. */
function foundIn(key, value) {
    if (typeof value === 'number' || typeof value === 'boolean')
        return `the ${typeof value} ${value}, which quotes make a text: ${key}: "${value}"`;
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'a list' : 'a mapping';
    return typeof value === 'string' && value.length > SHOWN_CHARACTERS ? `${value.length} characters` : (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value);
}


/***/ }),

/***/ 57789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ proofLine)
/* harmony export */ });
/* unused harmony export PROOF_LINE_LIMIT */
/** A proof line is at most this long. */
const PROOF_LINE_LIMIT = 500;
/** No secret of a known form is longer, so that one that the window would cut is still seen whole. */
const REDACTION_MARGIN = 8192;
/**
 * The part of a raw line that proves a hit: the line itself, or a window of 500 characters around the name. Redacted before it is cut,
 * since half a secret has no form to be known by. A copy, so that a few characters do not keep a line of megabytes in memory.
 */
function proofLine(raw, name, redact = (text) => text) {
    const line = raw.trim();
    const wide = windowAround(line, name, PROOF_LINE_LIMIT + 2 * REDACTION_MARGIN);
    const window = windowAround(redact(wide), name, PROOF_LINE_LIMIT);
    return Buffer.from(window.toWellFormed(), 'utf8').toString('utf8');
}
function windowAround(line, name, width) {
    if (line.length <= width)
        return line;
    const at = name === null ? 0 : line.toLowerCase().indexOf(name.toLowerCase());
    const start = Math.min(Math.max(0, at - width / 2), line.length - width);
    return line.slice(start, start + width);
}


/***/ }),

/***/ 92961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ TranscriptScan),
/* harmony export */   n: () => (/* binding */ TranscriptDecoder)
/* harmony export */ });
/* harmony import */ var _collect_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63681);
/* harmony import */ var _decode_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12759);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78413);
/* harmony import */ var _split_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68411);
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61359);





/**
 * Bytes in, events out, none left out. Events come as soon as it is known whether the transcript is the client's JSON stream:
 * until its first known event they are held back.
 */
class TranscriptDecoder {
    #reader;
    #onEvent;
    #decoder;
    #held = [];
    #ended = false;
    constructor(reader, onEvent) {
        this.#reader = reader;
        this.#onEvent = onEvent;
        this.#decoder = new LineDecoder(reader, (line) => this.#take(line), undefined);
    }
    /** It is the client's JSON stream; false also as long as that is not known. */
    get #isJson() {
        return this.#decoder.isSettled || (this.#ended && this.#decoder.channel === 'json');
    }
    push(chunk) {
        this.#decoder.push(chunk);
    }
    end() {
        this.#decoder.end();
        this.#ended = true;
        this.#release();
    }
    #take(line) {
        this.#held.push(line);
        if (this.#decoder.isSettled)
            this.#release();
    }
    #release() {
        for (const line of this.#held) {
            const events = this.#isJson ? line.events : plainTextEvents(this.#reader, line);
            for (const event of events)
                this.#onEvent(event);
        }
        this.#held = [];
    }
}
/** How JSON, a page or a usage text begins: no client's plain text does. */
const DOCUMENT = /^(?:[{[<]|usage(?::|$| of ))/i;
/** Nor does it hold JSON or the client's usage text below other lines (a warning, a title), unless the model quotes it as code. */
const FURTHER_JSON = /^(?:data: ?)?(?:\{(?=["\s}]|$)|\[(?=["{]|$))/;
const FURTHER_USAGE = /^(?:USAGE$|usage(?::| of) (\S{1,200}))/i;
const FENCE = /^(?:```|~~~)/;
/** Collects the evidence of a transcript, chunk by chunk, without holding the transcript. */
class TranscriptScan {
    #json;
    #text;
    #decoder;
    /** `onEvent` gets the events of a JSON stream; nothing is skipped then. */
    constructor(reader, query, onEvent) {
        const json = new _collect_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidenceCollector */ .D(query);
        const text = new _collect_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidenceCollector */ .D(query, { plainText: reader.textOnly !== true });
        const scope = json.skipScope;
        const decoder = new LineDecoder(reader, (line) => {
            json.addLine(line.events, line.raw);
            if (onEvent !== undefined)
                for (const event of line.events)
                    onEvent(event);
            // Until an event of the client comes, the transcript may turn out to be plain text.
            if (!decoder.isSettled)
                text.addLine(plainTextEvents(reader, line), line.raw);
        }, (line) => {
            const skipped = onEvent === undefined && !json.mayEnd && reader.canSkip(line, scope);
            if (skipped)
                json.skipLine();
            return skipped;
        });
        this.#json = json;
        this.#text = text;
        this.#decoder = decoder;
    }
    push(chunk) {
        this.#decoder.push(chunk);
    }
    /** `channel`: whether the transcript was the client's JSON stream or its plain text. */
    finish() {
        this.#decoder.end();
        const { channel } = this.#decoder;
        return { channel, evidence: (channel === 'json' ? this.#json : this.#text).finish() };
    }
}
/** Bytes in, the events of each line out; the same events for any chunking of the same bytes. */
class LineDecoder extends _split_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .TranscriptSplitter */ .K {
    #reader;
    #onLine;
    #skip;
    /** Its first line is that of a document or of a usage text. */
    #isDocument;
    /** So is a further line; null where one shows that it is the client's plain text, in which JSON is the model's. */
    #holdsDocument = false;
    #isQuoted = false;
    #count = { known: 0, otherJson: 0, damaged: 0, noise: 0 };
    /** `skip` decides which lines are not decoded at all: events of the client, all of them. */
    constructor(reader, onLine, skip) {
        super((line) => this.#line(line), { arrayForm: reader.arrayForm });
        this.#reader = reader;
        this.#onLine = onLine;
        this.#skip = skip;
    }
    /**
     * A known event makes it the JSON stream. Without one, an agent that prints JSON and a client of an unknown version look
     * alike: what most lines are decides. A stream that was cut in its first line is not plain text, nor is what begins as a document does, or
     * holds one and no line of a skill.
     */
    get channel() {
        if (this.#reader.textOnly === true)
            return 'text';
        const { known, otherJson, damaged, noise } = this.#count;
        return known > 0 || otherJson + damaged > noise || this.#isDocument === true || this.#holdsDocument === true
            ? 'json'
            : 'text';
    }
    /** Nothing that comes can make it plain text any more. */
    get isSettled() {
        return this.#count.known > 0;
    }
    #line(line) {
        if (line.kind === 'oversize') {
            const event = { line: line.number, type: 'oversize', bytes: line.bytes };
            this.#onLine({ events: [event], raw: '', maybeText: false });
            return;
        }
        // What it takes to skip a line does not prove that it is whole, so that the first event is always decoded.
        if (this.isSettled && this.#skip?.(line) === true) {
            this.#count.known += 1;
            return;
        }
        const decoded = (0,_decode_line_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeLine */ .Hj)(line);
        if (decoded.kind === 'blank')
            return;
        if (!this.isSettled)
            this.#lookForDocument(decoded.text);
        const place = { line: line.number, ...(decoded.lossy ? { lossy: true } : {}) };
        const events = this.#eventsOf(decoded, place);
        const isJson = decoded.kind === 'json';
        const maybeText = !isJson || (events.length > 0 && events.every((event) => event.type === 'unknown'));
        const textual = isJson ? 'otherJson' : decoded.kind;
        this.#count[maybeText ? textual : 'known'] += 1;
        this.#onLine({ events, raw: decoded.text, maybeText });
    }
    #lookForDocument(text) {
        this.#isDocument ??= DOCUMENT.test(text);
        if (FENCE.test(text))
            this.#isQuoted = !this.#isQuoted;
        if (this.#holdsDocument === null || this.#isQuoted || !this.#reader.textShowsCalls)
            return;
        const [usage, program] = FURTHER_USAGE.exec(text) ?? [];
        if ((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .skillLine */ .w1)(text) !== undefined)
            this.#holdsDocument = null;
        else if (FURTHER_JSON.test(text) || usage === 'USAGE' || program?.includes(this.#reader.agent) === true)
            this.#holdsDocument = true;
    }
    #eventsOf(decoded, place) {
        if (decoded.kind !== 'json')
            return [{ ...place, type: decoded.kind, text: decoded.text }];
        const { events, session, parent_call_id, works, log } = this.#reader.readValue(decoded.value);
        const common = { ...place, session, parent_call_id, works: works === true || undefined, log };
        return events.map((event) => ({ ...common, ...event }));
    }
}
/** The events of a line in a transcript that is plain text. Where the client's text shows no calls, it stays noise. */
function plainTextEvents(reader, { events, raw, maybeText }) {
    const [first] = events;
    if (!maybeText || first === undefined)
        return events;
    const place = { line: first.line, ...(first.lossy === true ? { lossy: true } : {}) };
    if (!reader.textShowsCalls)
        return [{ ...place, type: 'noise', text: raw }];
    const bodies = reader.readText(raw);
    // A command in a line that long is not parsed.
    const rest = raw.length > _opened_files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COMMAND */ .$2 ? [{ type: 'oversize', bytes: raw.length }] : [];
    return [...bodies, ...rest].map((body) => ({ ...place, ...body }));
}


/***/ }),

/***/ 60506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withoutReminders)
/* harmony export */ });
/** A text without what its client itself put into it between such tags, which nobody said. One that does not end goes to the end. */
function withoutReminders(text, tag) {
    if (tag === null)
        return text;
    const [first = '', ...parts] = text.split(tag);
    const end = tag.replace('<', '</');
    const after = (part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : '');
    return parts.length === 0 ? text : [first, ...parts.map(after)].join('').trim();
}


/***/ }),

/***/ 85643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ platformName),
/* harmony export */   A3: () => (/* binding */ runCacheFolder),
/* harmony export */   V2: () => (/* binding */ pinnedVersion),
/* harmony export */   XX: () => (/* binding */ lockedVersion),
/* harmony export */   gA: () => (/* binding */ thisPlatform),
/* harmony export */   pN: () => (/* binding */ versionFolder),
/* harmony export */   vU: () => (/* binding */ clientsFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39532);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52428);






/**
 * The folder of all clients: `$PORTCULLIS_CACHE_DIR`, else `portcullis/clients` in `$XDG_CACHE_HOME` or in the place that the system
 * has for such files.
 *
 * @throws PortcullisError `usage` where it lies in the repository of `cwd`: what a pull request commits there would be started
 */
function clientsFolder(environment, os, cwd) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, placeOf(environment, os));
    const repository = (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd);
    if (repository !== null && (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(real(repository), real(folder))) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)(`${folder}: the cache of clients: expected a folder outside of the repository ${repository}`, 'Set PORTCULLIS_CACHE_DIR to another folder.');
    }
    return folder;
}
/** @throws PortcullisError `not_found` for a version that no lock holds */
function lockedVersion({ packages, lock }, id, version) {
    (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_3__/* .clientPackage */ ._X)(packages, id);
    const versions = lock.clients[id]?.versions ?? {};
    const locked = Object.hasOwn(versions, version) ? versions[version] : undefined;
    if (locked !== undefined)
        return locked;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .notFound */ .mX)(`${id} ${version}: expected a version whose digests are locked (${Object.keys(versions).join(', ')})`, `\`portcullis clients lock ${id}@${version}\` adds it to the lock of this repository.`);
}
/** The version that is started where none is asked for. */
function pinnedVersion({ packages, lock }, id) {
    (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_3__/* .clientPackage */ ._X)(packages, id);
    const pinned = lock.clients[id]?.pinned;
    if (pinned === undefined)
        throw new Error(`the lock has no ${id}`);
    return pinned;
}
function versionFolder(store, id, version) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store.folder, id, version);
}
/**
 * Where a version puts what it unpacks of itself when it first runs: shared by all runs, since nothing that a run says goes there.
 * With `/` on every system.
 */
function runCacheFolder(store, id, name) {
    return (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store.folder, 'run-cache', id, name));
}
function placeOf(environment, os) {
    const given = environment['PORTCULLIS_CACHE_DIR'] ?? '';
    if (given !== '')
        return given;
    const xdg = environment['XDG_CACHE_HOME'] ?? '';
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(xdg))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(xdg, 'portcullis', 'clients');
    const home = environment[os === 'win32' ? 'USERPROFILE' : 'HOME'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)();
    if (os === 'darwin')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'Library', 'Caches', 'portcullis', 'clients');
    if (os !== 'win32')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.cache', 'portcullis', 'clients');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(environment['LOCALAPPDATA'] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'AppData', 'Local'), 'portcullis', 'clients');
}
/** A path without links, as far as it is there. */
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path, '..');
        return parent === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real(parent), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(parent, path));
    }
}
/** The platform that this process runs on. */
function thisPlatform() {
    const { platform, arch } = process;
    return { os: platform, cpu: arch, libc: platform === 'linux' ? libcOf(process.report.getReport()) : null };
}
/** For people: `linux-x64`, `linux-x64 (musl)`. */
function platformName({ os, cpu, libc }) {
    return libc === 'musl' ? `${os}-${cpu} (musl)` : `${os}-${cpu}`;
}
/** Node's report names the version of glibc it runs with, and names none with musl. */
function libcOf(report) {
    const header = 'header' in report ? report.header : null;
    const hasGlibc = header !== null && typeof header === 'object' && 'glibcVersionRuntime' in header;
    return hasGlibc ? 'glibc' : 'musl';
}


/***/ }),

/***/ 46622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ VERSION_ARGUMENTS),
/* harmony export */   E4: () => (/* binding */ versionOf)
/* harmony export */ });
/* unused harmony export parseClientVersion */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90856);
/* harmony import */ var _process_run_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9669);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91772);







/** What a client prints its version for. */
const VERSION_ARGUMENTS = ['--version'];
/** Most answer at once; the first run of one unpacks 235 MB before. */
const LIMITS = { wallMs: 30_000, graceMs: 200, afterEndMs: 0, outputBytes: 1024 * 1024 };
const VERSION = String.raw `(\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?)`;
/** Of the operating system's variables, what a program needs to start at all. */
const NEEDED = /^(?:PATH|PATHEXT|SYSTEMROOT|WINDIR|COMSPEC|LD_LIBRARY_PATH)$/i;
/** The version in what a client prints on `--version`; null where it says none. */
function parseClientVersion(output, packages) {
    const text = output.replaceAll('\r', '');
    const lines = [...packages.values()].map(({ versionLine }) => versionLine(VERSION));
    // Whole lines, so that the version of something else in a warning is not taken.
    const found = [...lines, `v?${VERSION}`].map((line) => new RegExp(`^${line}$`, 'm').exec(text)?.[1]);
    return found.find((version) => version !== undefined) ?? null;
}
/**
 * Asks a client for its version, in an empty home, as a unit is run: nothing that it starts outlives it. Null where it says none
 * within its time.
 *
 * @throws PortcullisError `invalid_input` where it cannot be started
 */
async function versionOf({ program, prefixArgs }, args, runCache, { packages, environment, temporary }) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)(runCache, 'the cache of clients');
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporary, 'pc-version-'));
    try {
        const quiet = [...packages.values()].flatMap((client) => Object.entries(client.versionVariables(runCache)));
        const env = {
            ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
            HOME: home,
            USERPROFILE: home,
            TMPDIR: home,
            TEMP: home,
            TMP: home,
            XDG_CACHE_HOME: runCache,
            ...Object.fromEntries(quiet),
        };
        const stdout = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'stdout');
        const { spawnError } = await (0,_process_run_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runProcess */ .R)({
            program,
            args: [...prefixArgs, ...args],
            cwd: home,
            environment: env,
            stdin: null,
            stdout,
            stderr: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'stderr'),
            limits: LIMITS,
            watch: null,
            marker: { name: 'PORTCULLIS_VERSION_OF', value: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() },
            signal: null,
        });
        if (spawnError !== null) {
            const message = `${program}: expected a program that can be started, found ${spawnError}`;
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInput */ .aY)(message, 'Is it made for this platform?');
        }
        return parseClientVersion((await (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readExcerpt */ .SL)(stdout, LIMITS.outputBytes)) ?? '', packages);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true, maxRetries: 3 });
    }
}


/***/ }),

/***/ 5487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findClient)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39532);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21694);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _client_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85643);
/* harmony import */ var _client_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46622);
/* harmony import */ var _installed_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1733);
/* harmony import */ var _resolve_program_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39107);








/**
 * The client to start: the one whose path is given; else the asked or pinned version where it is installed; else what PATH has. A
 * version that is asked for is never replaced by another one.
 *
 * @throws PortcullisError `not_found` without a client, or a lock that holds the version; `invalid_input` if it cannot be started
 */
async function findClient(store, id, asked) {
    const client = (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__/* .clientPackage */ ._X)(store.packages, id);
    const pinned = (0,_client_store_js__WEBPACK_IMPORTED_MODULE_4__/* .pinnedVersion */ .V2)(store, id);
    if (asked.path !== null) {
        const onPath = asked.path === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(asked.path) ? await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_7__/* .programOnPath */ .Bc)(asked.path, store.environment) : null;
        const path = onPath ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(store.cwd, asked.path);
        const found = await described(store, id, await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveProgram */ .dk)(path, client, store.platform), 'given');
        if (asked.version === null || found.version === asked.version)
            return found;
        const message = `${path}: ${id}: expected version ${asked.version}, found ${found.version ?? 'one that says none'}`;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInput */ .aY)(message);
    }
    const wanted = asked.version ?? pinned;
    const installed = await (0,_installed_program_js__WEBPACK_IMPORTED_MODULE_6__/* .installedProgram */ .zQ)(store, id, wanted);
    if (installed !== null) {
        return described(store, id, { program: installed, prefixArgs: [] }, 'installed', wanted);
    }
    const path = await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_7__/* .programOnPath */ .Bc)(client.program, store.environment);
    if (path !== null) {
        const found = await described(store, id, await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveProgram */ .dk)(path, client, store.platform), 'path');
        if (asked.version === null || found.version === asked.version)
            return found;
    }
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .notFound */ .mX)(`${id} ${wanted}: it is not installed${path === null ? `, and PATH has no ${client.program}` : ''}`, `\`portcullis clients install ${id}${asked.version === null ? '' : `@${wanted}`}\` installs it; --client-path ${id}=PATH names one that is there.`);
}
async function described(store, id, program, source, installed) {
    // A version is not known before its program was asked, which needs the folder.
    const name = installed ?? (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(program.program).slice(0, 16);
    const cacheFolder = (0,_client_store_js__WEBPACK_IMPORTED_MODULE_4__/* .runCacheFolder */ .A3)(store, id, name);
    const version = await (0,_client_version_js__WEBPACK_IMPORTED_MODULE_5__/* .versionOf */ .E4)(program, _client_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION_ARGUMENTS */ .C8, cacheFolder, store);
    return { id, ...program, version, pinned: (0,_client_store_js__WEBPACK_IMPORTED_MODULE_4__/* .pinnedVersion */ .V2)(store, id), source, cacheFolder };
}


/***/ }),

/***/ 37273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ installClient)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52428);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90856);
/* harmony import */ var _client_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85643);
/* harmony import */ var _client_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46622);
/* harmony import */ var _installed_program_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1733);
/* harmony import */ var _npm_command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35499);
/* harmony import */ var _resolve_program_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39107);













/** Folders of installations that were broken off go after this time. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** What a system says of a place where something stands already, or which another process uses. */
const OCCUPIED = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']);
const MOVE_ATTEMPTS = 5;
/**
 * Installs one locked version with the user's npm, beside its place, and moves it there when it is whole and says its version.
 * Of two that do so at once, one stays. `onDownload` is called before npm starts.
 *
 * @throws PortcullisError `not_found` (no such version, platform, npm or registry), `invalid_input` (digests), `not_written`
 */
async function installClient(store, id, version, onDownload) {
    const project = (0,_installed_program_js__WEBPACK_IMPORTED_MODULE_10__/* .projectOf */ .v8)(store, id, version);
    const present = await (0,_installed_program_js__WEBPACK_IMPORTED_MODULE_10__/* .installedProgram */ .zQ)(store, id, version);
    if (present !== null)
        return { id, version, program: present, present: true };
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store.folder, id);
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .makeFolder */ .fc)(parent, 'the cache of clients');
    await removeAbandoned(parent);
    onDownload();
    const incoming = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, `.new-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(incoming);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(incoming, 'package.json'), project.packageJson);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(incoming, 'package-lock.json'), project.packageLock);
        const ran = await (0,_npm_command_js__WEBPACK_IMPORTED_MODULE_11__/* .runNpm */ .VZ)(['ci'], incoming, store.environment);
        if ((0,_npm_command_js__WEBPACK_IMPORTED_MODULE_11__/* .hasFailed */ .WN)(ran))
            throw (0,_npm_command_js__WEBPACK_IMPORTED_MODULE_11__/* .npmFailure */ .Kg)(ran, `${id} ${version}`);
        await checkProgram(store, id, version, incoming);
        await moveInto((0,_client_store_js__WEBPACK_IMPORTED_MODULE_8__/* .versionFolder */ .pN)(store, id, version), incoming, async () => {
            return (await (0,_installed_program_js__WEBPACK_IMPORTED_MODULE_10__/* .installedProgram */ .zQ)(store, id, version)) !== null;
        });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error) === undefined || error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO)
            throw error;
        const help = 'Set PORTCULLIS_CACHE_DIR to another folder.';
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notWritten */ .xc)(error, `${parent}: ${id} ${version}`, 'a folder that can be written to', help);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(incoming, { recursive: true, force: true, maxRetries: 3 });
    }
    return { id, version, program: (0,_installed_program_js__WEBPACK_IMPORTED_MODULE_10__/* .programIn */ .Wm)(store, id, (0,_client_store_js__WEBPACK_IMPORTED_MODULE_8__/* .versionFolder */ .pN)(store, id, version)), present: false };
}
/** The program is there, starts on this machine, and is the version that it should be. */
async function checkProgram(store, id, version, folder) {
    const program = (0,_installed_program_js__WEBPACK_IMPORTED_MODULE_10__/* .programIn */ .Wm)(store, id, folder);
    if (!(await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_12__/* .isProgram */ .Vd)(program))) {
        const message = `${id} ${version}: expected a program at ${program}, found none`;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .notFound */ .mX)(message, 'Portcullis does not know how this version is laid out.');
    }
    const runCache = (0,_client_store_js__WEBPACK_IMPORTED_MODULE_8__/* .runCacheFolder */ .A3)(store, id, version);
    const found = await (0,_client_version_js__WEBPACK_IMPORTED_MODULE_9__/* .versionOf */ .E4)({ program, prefixArgs: [] }, _client_version_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSION_ARGUMENTS */ .C8, runCache, store);
    if (found === version)
        return;
    const said = found ?? 'none';
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInput */ .aY)(`${id} ${version}: expected a program that says this version, it says ${said}`);
}
/** Renames a folder into its place. What stands there stays if it is `whole`; anything else there is moved away. */
async function moveInto(place, incoming, whole) {
    for (let attempt = 1;; attempt += 1) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(incoming, place);
            return;
        }
        catch (error) {
            if (!OCCUPIED.has((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error) ?? '') || attempt === MOVE_ATTEMPTS)
                throw error;
            if (await whole())
                return;
            const aside = `${incoming}.replaced-${attempt}`;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(place, aside).catch(() => undefined);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { recursive: true, force: true, maxRetries: 3 });
            // On Windows, what has just run or is being scanned for viruses cannot be moved yet.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(attempt * 50);
        }
    }
}
async function removeAbandoned(parent) {
    for (const entry of await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_6__/* .entriesOf */ .Mc)(parent)) {
        if (!entry.startsWith('.new-'))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, entry);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
        if (stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 1733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ cachedVersions),
/* harmony export */   Wm: () => (/* binding */ programIn),
/* harmony export */   v8: () => (/* binding */ projectOf),
/* harmony export */   zQ: () => (/* binding */ installedProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39532);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6819);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52428);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91772);
/* harmony import */ var _client_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85643);
/* harmony import */ var _resolve_program_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39107);








/**
 * The program of a version that was installed from exactly its locked digests; null where there is none.
 *
 * @throws PortcullisError `not_found` for a version that no lock holds
 */
async function installedProgram(store, id, version) {
    const { binary } = (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__/* .clientPackage */ ._X)(store.packages, id);
    if (!Object.hasOwn((0,_client_store_js__WEBPACK_IMPORTED_MODULE_6__/* .lockedVersion */ .XX)(store, id, version), binary(store.platform).folder))
        return null;
    const folder = (0,_client_store_js__WEBPACK_IMPORTED_MODULE_6__/* .versionFolder */ .pN)(store, id, version);
    const written = await (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'package-lock.json'), `the lock of ${id} ${version}`);
    if (written !== projectOf(store, id, version).packageLock)
        return null;
    const program = programIn(store, id, folder);
    return (await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_7__/* .isProgram */ .Vd)(program)) ? program : null;
}
/** Where the program lies in a folder that npm has filled. */
function programIn(store, id, folder) {
    const binary = (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__/* .clientPackage */ ._X)(store.packages, id).binary(store.platform);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'node_modules', binary.folder, binary.path);
}
/** The versions that stand in the cache, whatever lock they are from. */
async function cachedVersions(store, id) {
    const entries = await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesOf */ .Mc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(store.folder, id));
    return entries.filter((entry) => /^\d/.test(entry));
}
/**
 * A project of nothing but the locked packages of a version on this platform: the client's own and the one that holds the program. None is
 * optional, so that one which cannot be had is an error, and none says where it comes from: that is for the registry in the user's own
 * configuration of npm. npm compares the digests. The same packages give the same bytes, by which an installation is recognised later.
 *
 * @throws PortcullisError `not_found` for a version that no lock holds, or without a package for this platform
 */
function projectOf(store, id, version) {
    const locked = (0,_client_store_js__WEBPACK_IMPORTED_MODULE_6__/* .lockedVersion */ .XX)(store, id, version);
    const { name, binary } = (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__/* .clientPackage */ ._X)(store.packages, id);
    const packages = [name, binary(store.platform).folder].map((folder) => {
        const item = locked[folder];
        if (item !== undefined)
            return [folder, item];
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .notFound */ .mX)(`${id} ${version}: expected a package for ${(0,_client_store_js__WEBPACK_IMPORTED_MODULE_6__/* .platformName */ .$r)(store.platform)}, the lock holds no ${folder}`, `Name a client that is there with --client-path ${id}=PATH.`);
    });
    const dependencies = Object.fromEntries(packages.map(([folder, item]) => [
        folder,
        item.name === undefined ? item.version : `npm:${item.name}@${item.version}`,
    ]));
    const root = { name: 'portcullis-client', version: '0.0.0', dependencies };
    return {
        packageJson: (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .documentText */ .Z)({ ...root, private: true }),
        packageLock: (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .documentText */ .Z)({
            name: root.name,
            version: root.version,
            lockfileVersion: 3,
            requires: true,
            packages: { '': root, ...Object.fromEntries(packages.map(([folder, item]) => [`node_modules/${folder}`, item])) },
        }),
    };
}


/***/ }),

/***/ 35499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ npmFailure),
/* harmony export */   VZ: () => (/* binding */ runNpm),
/* harmony export */   WN: () => (/* binding */ hasFailed)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52428);
/* harmony import */ var _resolve_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39107);






const CLI = 'npm-cli.js';
/** Settings of an outer npm (`npm run -w …`, `npx`) that are not about the registry and would change what ours does. */
const OUTER_SETTINGS = /^npm_(?:lifecycle_.*|package_.*|command|config_(?:workspaces?|include_workspace_root|global|location|prefix|local_prefix|omit|include|package|call))$/i;
/** These hold whatever the user's configuration says. A registry that does not answer is asked again after seconds, not minutes. */
const FIXED_ARGUMENTS = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--no-color',
    '--no-update-notifier',
    '--no-dry-run',
    '--no-global',
    '--install-strategy=hoisted',
    '--loglevel=warn',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
];
/** More output than this is dropped. */
const OUTPUT_LIMIT = 1024 * 1024;
/**
 * Runs the user's npm in a folder, so that registry, proxy and credentials are those of their configuration; settings of the folder
 * that Portcullis itself runs in do not count. Install scripts never run.
 *
 * @throws PortcullisError `not_found` where there is no npm
 */
async function runNpm(command, folder, environment) {
    const npm = await findNpm(environment);
    const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !OUTER_SETTINGS.test(name)));
    const args = [...npm.prefixArgs, ...command, ...FIXED_ARGUMENTS, '--prefix', folder];
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(npm.program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
        const output = { stdout: '', stderr: '' };
        for (const name of ['stdout', 'stderr']) {
            child[name].setEncoding('utf8').on('data', (chunk) => {
                if (output[name].length < OUTPUT_LIMIT)
                    output[name] += chunk;
            });
        }
        child.on('error', reject);
        child.on('close', (exitCode) => resolve({ exitCode, ...output }));
    });
}
/** npm as a script that Node runs: on Windows, what PATH leads to is a command file, which only a shell could start. */
async function findNpm(environment) {
    const found = await (0,_resolve_program_js__WEBPACK_IMPORTED_MODULE_5__/* .programOnPath */ .Bc)('npm', environment);
    const target = found === null ? null : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(found);
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath);
    const scripts = [
        environment['npm_execpath'],
        target,
        found === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(found), 'node_modules', 'npm', 'bin', CLI),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(beside, '..', 'lib', 'node_modules', 'npm', 'bin', CLI),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(beside, 'node_modules', 'npm', 'bin', CLI),
    ];
    for (const script of scripts) {
        if (typeof script === 'string' && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(script) === CLI && (await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isFile */ .fo)(script))) {
            return { program: process.execPath, prefixArgs: [script] };
        }
    }
    // The launchers of version managers are programs of their own.
    if (found !== null && process.platform !== 'win32')
        return { program: found, prefixArgs: [] };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .notFound */ .mX)('npm: expected it on PATH or beside Node, found none', 'Install Node with npm.');
}
const SEE_CONFIGURATION = 'in the configuration of npm (`npm config list`).';
/** What npm's own codes mean. */
const FAILURES = [
    {
        codes: /^EINTEGRITY$/,
        kind: 'invalid_input',
        says: 'expected the package with the digest in the lock, the registry gave another one',
        help: 'Do not use what this registry serves. If the lock is wrong, correct it in a reviewed change.',
    },
    {
        codes: /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR|E50\d)$/,
        kind: 'not_found',
        says: 'the registry of npm cannot be reached',
        help: `Look at the network, and at registry and proxy ${SEE_CONFIGURATION}`,
    },
    {
        codes: /^(?:E404|ETARGET)$/,
        kind: 'not_found',
        says: 'the registry of npm does not have it',
        help: `Look at the version, and at the registry ${SEE_CONFIGURATION}`,
    },
];
const UNPACK_ERROR = /TAR_ENTRY_ERROR (.*)/;
const SHOWN_LINES = 8;
/** npm ends with 0 even if it could not write every file: a full disk leaves files that are cut off. */
function hasFailed(ran) {
    return ran.exitCode !== 0 || UNPACK_ERROR.test(ran.stderr);
}
/** npm's failure in our words. `what` is the client with its version. */
function npmFailure(ran, what) {
    const lines = ran.stderr
        .split('\n')
        .filter((line) => !line.startsWith('npm warn'))
        .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trimEnd())
        .filter((line) => line !== '' && !line.startsWith('A complete log of this run'));
    const code = lines.map((line) => /^code (\S+)$/.exec(line)?.[1]).find((item) => item !== undefined) ?? '';
    // npm prints the stacks of what it did not expect.
    const stack = lines.findIndex((line) => /^\s+at /.test(line));
    const details = lines
        .slice(0, stack === -1 ? lines.length : stack)
        .filter((line) => !/^(?:code|errno|syscall|path|network) /.test(line))
        .slice(0, SHOWN_LINES)
        .map((line) => `\n  ${line}`)
        .join('');
    const known = FAILURES.find(({ codes }) => codes.test(code));
    if (known !== undefined) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO(known.kind, `${what}: ${known.says} (${code})${details}`, known.help);
    }
    if (code === 'ENOSPC' || ran.stderr.includes('ENOSPC')) {
        const help = 'Make space, or set PORTCULLIS_CACHE_DIR to a folder on another disk.';
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `${what}: no space on the device (ENOSPC)`, help);
    }
    const unpacked = UNPACK_ERROR.exec(ran.stderr)?.[1];
    if (unpacked !== undefined) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `${what}: npm could not write what it unpacked: ${unpacked}`);
    }
    const end = ran.exitCode === null ? 'was ended by a signal' : `ended with ${ran.exitCode}`;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .notFound */ .mX)(`${what}: npm ${end}${code === '' ? '' : ` (${code})`}${details}`);
}


/***/ }),

/***/ 17765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ skillSetDigest)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21694);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33698);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52428);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42344);
/* harmony import */ var _unit_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75285);








/**
 * `sha256:<hex>` over the skills that a unit gets: of each its plugin, its name and the very files that are copied, with their paths, bytes
 * and the targets of links. Where they lie, their order and who may execute them does not count. No skills have a digest as well.
 *
 * @throws PortcullisError `not_found`, `invalid_input` where a skill cannot be read
 */
async function skillSetDigest(skills) {
    const digests = new Set();
    for (const { path, plugin } of skills) {
        digests.add((0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)({ plugin, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), files: await filesOf(path) }));
    }
    return (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)([...digests].sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP));
}
/** By the path inside of the folder, with `/`: the digest of a file, or where a link leads. */
async function filesOf(folder) {
    const files = [];
    let place = folder;
    try {
        const { source, isCopied } = await (0,_unit_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .copiedEntries */ .JX)(folder);
        const folders = [source];
        for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
            place = parent;
            for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(parent, { withFileTypes: true })) {
                place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, entry.name);
                if (!(await isCopied(place)))
                    continue;
                if (entry.isDirectory())
                    folders.push(place);
                else {
                    const content = entry.isSymbolicLink()
                        ? `link:${(0,_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withSlashes */ .sq)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(place))}`
                        : await fileDigest(place);
                    files.push([(0,_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(source, place)), content]);
                }
            }
        }
    }
    catch (error) {
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(error, place, 'the skill');
    }
    return Object.fromEntries(files);
}
async function fileDigest(path) {
    const digest = new _kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .RunningDigest */ .iM();
    for await (const chunk of (0,_open_file_js__WEBPACK_IMPORTED_MODULE_5__/* .fileChunks */ .T9)(path))
        digest.add(chunk);
    return digest.value();
}


/***/ }),

/***/ 82579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Hx: () => (/* binding */ findUnprefixedSkill),
/* harmony export */   Nq: () => (/* binding */ functionCall),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   m9: () => (/* binding */ findOfferedSkill)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** A call of a function that is in no group. */
function functionCall(name, input) {
    return { name, namespace: null, input: JSON.stringify(input), plain: false };
}
/** Clients want absolute paths. */
function absolutePath(path, { workingDirectory: folder }) {
    if (folder === null || /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path))
        return path;
    return `${folder.replace(/[/\\]$/, '')}/${path}`;
}
/**
 * The offered skill that a script means: by either of its names, else by the only name behind a plugin's prefix. Case matters only where
 * one fits exactly. Undefined where the client does not offer it.
 */
function findOfferedSkill(skills, wanted) {
    const exact = skills.find(({ name }) => name === wanted);
    if (exact !== undefined)
        return exact;
    const folded = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(wanted);
    const named = skills.find((skill) => namesOf(skill).some((name) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name) === folded));
    if (named !== undefined)
        return named;
    const behindPrefix = skills.filter(({ name }) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name).endsWith(`:${folded}`));
    return behindPrefix.length === 1 ? behindPrefix[0] : undefined;
}
/** The same for a client that knows the skills of plugins by their bare names. */
function findUnprefixedSkill(skills, wanted) {
    return findOfferedSkill(skills, wanted) ?? findOfferedSkill(skills, wanted.slice(wanted.lastIndexOf(':') + 1));
}
/** All names by which a client offers a skill: of a file its folder, too. */
function namesOf({ name, alias, file }) {
    const folder = file?.split(/[/\\]/).at(-2);
    return [...new Set([name, alias ?? name, folder ?? name])];
}


/***/ }),

/***/ 54042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   a$: () => (/* binding */ judgeLoadability),
/* harmony export */   hr: () => (/* binding */ offeredName)
/* harmony export */ });
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16992);

/**
 * Whether a client offers a skill and loads it when it is called, and whether its transcript is read so: this skill loaded, and not when
 * another one is called. The table is in src/rehearsal/README.md, "Loadability".
 */
function judgeLoadability(input) {
    const { skill, agent, unit, seen, others } = input;
    const hit = hitOf(unit, skill.name);
    const offeredAs = offeredName(skill, seen.offered ?? []);
    const neighbour = others.some((other) => (hitOf(other, skill.name)?.tier ?? 3) < 3);
    const reason = reasonOf(input, hit, offeredAs, neighbour);
    return {
        skill: skill.name,
        agent,
        outcome: reason?.outcome ?? 'loaded',
        frontmatter_key: reason?.key ?? null,
        offered: offeredAs !== null,
        offered_as: offeredAs !== null && !sameName(offeredAs, skill.name) ? offeredAs : null,
        tier: hit?.tier ?? null,
        neighbour_hit: neighbour,
        detail: reason?.detail ?? null,
    };
}
function reasonOf({ skill, unit, seen }, hit, offeredAs, neighbour) {
    if (seen.offered === null) {
        // Why a client could not be started is reported once, of the client.
        const wasStarted = unit.attempts?.length !== 0;
        return { outcome: 'not_run', detail: wasStarted ? (unit.error ?? 'the client asked the model nothing') : null };
    }
    // First, since a model does not call what it is not offered, even where the call would succeed.
    if (offeredAs === null)
        return notOffered(skill, seen.denied);
    if (hit?.succeeded_tier === 1) {
        if (!neighbour)
            return null;
        return { outcome: 'unrecognised', detail: 'a call of another skill was read as one of this' };
    }
    if (seen.delivered) {
        return { outcome: 'unrecognised', detail: 'the client loaded it, and its transcript was not read so' };
    }
    if (!sameName(offeredAs, skill.name))
        return notOffered(skill, seen.denied);
    const answer = `the client refused the call: ${(seen.answer ?? unit.error ?? 'no answer').slice(0, 300)}`;
    if (seen.denied !== null)
        return { outcome: 'denied', detail: `${seen.denied}; ${answer}` };
    if (!isSet(skill, TOOLS))
        return { outcome: 'denied', detail: answer };
    return { outcome: 'denied', key: TOOLS, detail: `${skill.file}:${skill.frontmatter.lineOf(TOOLS)}: ${answer}` };
}
/** What a client may want an approval for. */
const TOOLS = 'allowed-tools';
const OUTCOMES = { refused: 'dropped_frontmatter', hidden: 'denied', renamed: 'name_mismatch' };
/** Why a client does not offer a skill by its folder's name, as far as its files and settings tell. */
function notOffered({ file, flaws }, denied) {
    for (const { effect, key, line, expected, found } of flaws) {
        if (effect === 'guessed')
            continue;
        const detail = `${file}:${line}: expected ${expected}, found ${found}`;
        return { outcome: OUTCOMES[effect], detail, ...(key === null ? {} : { key }) };
    }
    if (denied !== null)
        return { outcome: 'denied', detail: denied };
    return { outcome: 'not_offered', detail: `nothing in ${file} says why` };
}
/** The name by which the client offers the skill; null where it does not. */
function offeredName(skill, offered) {
    const written = textOf(skill, 'name');
    const names = written === null ? [skill.name] : [skill.name, written];
    const same = offered.find((name) => names.some((own) => sameName(name, own)));
    // Some clients change a name with spaces.
    const joined = names.map((own) => own.replaceAll(/[^A-Za-z0-9:]+/g, '-'));
    return same ?? offered.find((name) => joined.some((own) => sameName(name, own))) ?? null;
}
/** Without a plugin's prefix. */
function sameName(left, right) {
    return (0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(left) === (0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(right);
}
function hitOf(unit, skill) {
    return Object.entries(unit.token_hits).find(([token]) => sameName(token, skill))?.[1];
}
function textOf(skill, key) {
    const value = skill.frontmatter.fields?.get(key);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
function isSet(skill, key) {
    const value = skill.frontmatter.fields?.get(key);
    return value !== undefined && value !== null && value !== false;
}


/***/ }),

/***/ 11848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ errorAnswer),
/* harmony export */   Zb: () => (/* binding */ probeAnswer),
/* harmony export */   tQ: () => (/* binding */ jsonAnswer),
/* harmony export */   uV: () => (/* binding */ htmlAnswer)
/* harmony export */ });
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90755);

const JSON_TYPE = { 'content-type': 'application/json' };
/** A whole answer whose body is JSON; `text` is that JSON. */
function jsonAnswer(status, text, headers = {}) {
    return { kind: 'answer', status, headers: { ...JSON_TYPE, ...headers }, chunks: [text], ending: 'end' };
}
function htmlAnswer() {
    const page = '<!doctype html><html><head><title>Sign in</title></head><body>Sign in to continue.</body></html>\n';
    return { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, chunks: [page], ending: 'end' };
}
/** What each API calls a status, and says with it. */
const ERRORS = {
    400: { type: 'invalid_request_error', message: 'The scripted model refuses this request.' },
    401: { type: 'authentication_error', message: 'The key is not valid.' },
    403: { type: 'permission_error', message: 'The key does not permit this.' },
    404: { type: 'not_found_error', message: 'There is no such model or address.' },
    413: { type: 'request_too_large', message: 'The request is too large.' },
    429: { type: 'rate_limit_error', message: 'Too many requests.' },
    500: { type: 'api_error', message: 'An error of the scripted model.' },
    503: { type: 'api_error', message: 'The scripted model is not available.' },
    529: { type: 'overloaded_error', message: 'The scripted model is overloaded.' },
};
/** An error as the API itself would send it. */
function errorAnswer(wire, status, message = null, headers = {}) {
    const known = ERRORS[status] ?? { type: 'api_error', message: `Status ${status}.` };
    const error = { type: known.type, message: message ?? known.message };
    const body = wire === 'anthropic' ? { type: 'error', error } : { error: { ...error, param: null, code: known.type } };
    return jsonAnswer(status, JSON.stringify(body), headers);
}
/**
 * The answer to what clients ask besides messages: whether a server is there, which models it has, how many tokens a text has. `path` is
 * the API's own, without a query.
 */
function probeAnswer(method, path) {
    if (method === 'HEAD' || method === 'OPTIONS') {
        return { kind: 'answer', status: 200, headers: {}, chunks: [], ending: 'end' };
    }
    if (path.endsWith('/count_tokens'))
        return jsonAnswer(200, JSON.stringify({ input_tokens: _wire_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_TOKENS */ .mf }));
    if (method === 'GET' && path.endsWith('/models')) {
        return jsonAnswer(200, JSON.stringify({ object: 'list', data: [], models: [], has_more: false }));
    }
    if (method === 'GET' && (path === '' || path === '/' || path.endsWith('/api/hello'))) {
        return jsonAnswer(200, JSON.stringify({ message: 'hello' }));
    }
    return errorAnswer(undefined, 404);
}


/***/ }),

/***/ 15817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZG: () => (/* binding */ WIRES),
  YK: () => (/* binding */ parseModelRequest),
  G5: () => (/* binding */ wireOfPath)
});

// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
// EXTERNAL MODULE: ./build/evidence/without-reminders.js
var without_reminders = __webpack_require__(60506);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/json-document.js
var json_document = __webpack_require__(13468);
// EXTERNAL MODULE: ./build/kernel/json-error.js
var json_error = __webpack_require__(51467);
// EXTERNAL MODULE: ./build/rehearsal/wire.js
var rehearsal_wire = __webpack_require__(90755);
;// CONCATENATED MODULE: ./build/rehearsal/anthropic-wire.js



/** The Anthropic Messages API. */
const anthropicWire = { read: readRequest, encode: encodeReply };
const USAGE = {
    input_tokens: rehearsal_wire/* INPUT_TOKENS */.mf,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: rehearsal_wire/* OUTPUT_TOKENS */.pL,
};
function readRequest(body) {
    const system = (0,rehearsal_wire/* textParts */.KO)(body['system']);
    const items = system.length === 0 ? [] : [{ kind: 'instructions', texts: system }];
    for (const message of (0,rehearsal_wire/* listedObjects */.mW)(body['messages'], 'messages')) {
        const content = message['content'];
        switch (message['role']) {
            case 'user':
                (0,append/* append */.B)(items, userItems(content));
                break;
            case 'assistant':
                items.push({ kind: 'assistant', callIds: callIds(content) });
                break;
            case 'system':
                items.push({ kind: 'instructions', texts: (0,rehearsal_wire/* textParts */.KO)(content) });
                break;
            default:
                throw new rehearsal_wire/* UnreadableRequest */.N$('a message must have the role "user", "assistant" or "system"');
        }
    }
    return { items, tools: (0,json_data/* asList */.DD)(body['tools']).flatMap((tool) => (0,rehearsal_wire/* offeredTool */.e5)((0,json_data/* asRecord */.qY)(tool))) };
}
/** A user's message may hold results and texts. */
function userItems(content) {
    const results = (0,json_data/* asList */.DD)(content).flatMap((part) => {
        const block = (0,json_data/* asRecord */.qY)(part);
        if (block['type'] !== 'tool_result')
            return [];
        const callId = (0,json_data/* asText */.e1)(block['tool_use_id']) ?? '';
        const text = (0,rehearsal_wire/* textParts */.KO)(block['content']).join('\n');
        return [{ kind: 'result', callId, text }];
    });
    const texts = (0,rehearsal_wire/* textParts */.KO)(content);
    return texts.length === 0 ? results : [...results, { kind: 'user', texts }];
}
function callIds(content) {
    return (0,json_data/* asList */.DD)(content).flatMap((part) => {
        const block = (0,json_data/* asRecord */.qY)(part);
        return block['type'] === 'tool_use' ? ((0,json_data/* asText */.e1)(block['id']) ?? []) : [];
    });
}
function encodeReply(reply) {
    const stopReason = reply.calls.length > 0 ? 'tool_use' : 'end_turn';
    const message = { id: reply.id, type: 'message', role: 'assistant', model: reply.model };
    const texts = reply.text === '' ? 0 : 1;
    return {
        beginning: [
            (0,rehearsal_wire/* event */.f0)('message_start', {
                message: { ...message, content: [], stop_reason: null, stop_sequence: null, usage: USAGE },
            }),
        ],
        body: [
            ...(texts === 0 ? [] : blockEvents(0, { type: 'text', text: '' }, { type: 'text_delta', text: reply.text })),
            ...reply.calls.flatMap((call, index) => callBlock(call, texts + index)),
        ],
        end: [
            (0,rehearsal_wire/* event */.f0)('message_delta', {
                delta: { stop_reason: stopReason, stop_sequence: null },
                usage: { output_tokens: rehearsal_wire/* OUTPUT_TOKENS */.pL },
            }),
            (0,rehearsal_wire/* event */.f0)('message_stop', {}),
        ],
        whole: JSON.stringify({
            ...message,
            content: [
                ...(texts === 0 ? [] : [{ type: 'text', text: reply.text }]),
                ...reply.calls.map((call) => ({
                    type: 'tool_use',
                    id: call.id,
                    name: call.name,
                    // Always valid JSON: a scenario's input was checked, and any other is our own.
                    input: JSON.parse(inputOf(call)),
                })),
            ],
            stop_reason: stopReason,
            stop_sequence: null,
            usage: USAGE,
        }),
    };
}
function callBlock(call, index) {
    const start = { type: 'tool_use', id: call.id, name: call.name, input: {} };
    return blockEvents(index, start, { type: 'input_json_delta', partial_json: inputOf(call) });
}
/** This API takes objects only. */
function inputOf({ input, plain }) {
    return plain ? JSON.stringify({ input }) : input;
}
function blockEvents(index, content, delta) {
    return [
        (0,rehearsal_wire/* event */.f0)('content_block_start', { index, content_block: content }),
        (0,rehearsal_wire/* event */.f0)('content_block_delta', { index, delta }),
        (0,rehearsal_wire/* event */.f0)('content_block_stop', { index }),
    ];
}

;// CONCATENATED MODULE: ./build/rehearsal/chat-wire.js


/** The OpenAI Chat Completions API. */
const chatWire = { read: chat_wire_readRequest, encode: chat_wire_encodeReply };
const chat_wire_USAGE = {
    prompt_tokens: rehearsal_wire/* INPUT_TOKENS */.mf,
    completion_tokens: rehearsal_wire/* OUTPUT_TOKENS */.pL,
    total_tokens: rehearsal_wire/* INPUT_TOKENS */.mf + rehearsal_wire/* OUTPUT_TOKENS */.pL,
};
function chat_wire_readRequest(body) {
    const items = (0,rehearsal_wire/* listedObjects */.mW)(body['messages'], 'messages').map(itemOf);
    return { items, tools: (0,json_data/* asList */.DD)(body['tools']).flatMap((tool) => (0,rehearsal_wire/* offeredTool */.e5)((0,json_data/* asRecord */.qY)((0,json_data/* asRecord */.qY)(tool)['function']))) };
}
function itemOf(message) {
    const texts = (0,rehearsal_wire/* textParts */.KO)(message['content']);
    switch (message['role']) {
        case 'system':
        case 'developer':
            return { kind: 'instructions', texts };
        case 'user':
            return { kind: 'user', texts };
        case 'assistant':
            return {
                kind: 'assistant',
                callIds: (0,json_data/* asList */.DD)(message['tool_calls']).flatMap((call) => (0,json_data/* asText */.e1)((0,json_data/* asRecord */.qY)(call)['id']) ?? []),
            };
        case 'tool':
            return { kind: 'result', callId: (0,json_data/* asText */.e1)(message['tool_call_id']) ?? '', text: texts.join('\n') };
        default:
            throw new rehearsal_wire/* UnreadableRequest */.N$('a message must have the role "system", "developer", "user", "assistant" or "tool"');
    }
}
function chat_wire_encodeReply(reply) {
    const finish = reply.calls.length > 0 ? 'tool_calls' : 'stop';
    const head = { id: `chatcmpl-${reply.id}`, created: 0, model: reply.model };
    const chunk = (delta, finishReason = null) => data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] });
    const content = reply.text === '' ? null : reply.text;
    const calls = reply.calls.length === 0 ? {} : { tool_calls: reply.calls.map(toolCall) };
    return {
        beginning: [chunk({ role: 'assistant', content: '' })],
        body: [
            ...(content === null ? [] : [chunk({ content })]),
            ...reply.calls.map((call, index) => chunk({ tool_calls: [{ index, ...toolCall(call) }] })),
        ],
        end: [
            chunk({}, finish),
            data({ ...head, object: 'chat.completion.chunk', choices: [], usage: chat_wire_USAGE }),
            'data: [DONE]\n\n',
        ],
        whole: JSON.stringify({
            ...head,
            object: 'chat.completion',
            choices: [{ index: 0, message: { role: 'assistant', content, ...calls }, finish_reason: finish }],
            usage: chat_wire_USAGE,
        }),
    };
}
/** This API has functions only: a text for a custom tool becomes its arguments. */
function toolCall({ id, name, input }) {
    return { id, type: 'function', function: { name, arguments: input } };
}
function data(fields) {
    return `data: ${JSON.stringify(fields)}\n\n`;
}

;// CONCATENATED MODULE: ./build/rehearsal/responses-wire.js


/** The OpenAI Responses API. */
const responsesWire = { read: responses_wire_readRequest, encode: responses_wire_encodeReply };
const responses_wire_USAGE = {
    input_tokens: rehearsal_wire/* INPUT_TOKENS */.mf,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: rehearsal_wire/* OUTPUT_TOKENS */.pL,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: rehearsal_wire/* INPUT_TOKENS */.mf + rehearsal_wire/* OUTPUT_TOKENS */.pL,
};
/** Items that no script needs are left out. */
function responses_wire_readRequest(body) {
    const instructions = (0,rehearsal_wire/* textParts */.KO)(body['instructions']);
    const input = (0,json_data/* asText */.e1)(body['input']);
    const listed = input === undefined ? (0,rehearsal_wire/* listedObjects */.mW)(body['input'], 'input') : [];
    const items = [
        ...(instructions.length === 0 ? [] : [{ kind: 'instructions', texts: instructions }]),
        ...(input === undefined ? [] : [{ kind: 'user', texts: [input] }]),
        ...listed.flatMap(itemsOf),
    ];
    // In code mode the tools come as an item of the input.
    const added = listed.filter((item) => item['type'] === 'additional_tools');
    return { items, tools: [body, ...added].flatMap((place) => offeredTools((0,json_data/* asList */.DD)(place['tools']), null)) };
}
function itemsOf(item) {
    switch (item['type'] ?? 'message') {
        case 'message':
            return [conversationItem((0,json_data/* asText */.e1)(item['role']) ?? 'user', (0,rehearsal_wire/* textParts */.KO)(item['content']))];
        case 'agent_message':
            return [{ kind: 'user', texts: (0,json_data/* asList */.DD)(item['content']).flatMap(messageText) }];
        case 'function_call':
        case 'custom_tool_call':
            return [{ kind: 'assistant', callIds: [(0,json_data/* asText */.e1)(item['call_id']) ?? ''] }];
        case 'function_call_output':
        case 'custom_tool_call_output': {
            const text = (0,rehearsal_wire/* textParts */.KO)(item['output']).join('\n');
            return [{ kind: 'result', callId: (0,json_data/* asText */.e1)(item['call_id']) ?? '', text }];
        }
        default:
            return [];
    }
}
/** Agents of Codex talk to one another in a field for what a model encrypted; a scripted model does not encrypt. */
function messageText(part) {
    const { text, encrypted_content: encrypted } = (0,json_data/* asRecord */.qY)(part);
    const said = (0,json_data/* asText */.e1)(text) ?? (0,json_data/* asText */.e1)(encrypted);
    return said === undefined ? [] : [said];
}
function conversationItem(role, texts) {
    if (role === 'assistant')
        return { kind: 'assistant', callIds: [] };
    return { kind: role === 'user' ? 'user' : 'instructions', texts };
}
/** No known client has groups inside groups. */
function offeredTools(tools, namespace) {
    return tools.flatMap((entry) => {
        const tool = (0,json_data/* asRecord */.qY)(entry);
        const group = (0,json_data/* asText */.e1)(tool['name']) ?? '';
        if (tool['type'] === 'namespace' && namespace === null)
            return offeredTools((0,json_data/* asList */.DD)(tool['tools']), group);
        return (0,rehearsal_wire/* offeredTool */.e5)(tool, namespace, tool['type'] === 'custom');
    });
}
function responses_wire_encodeReply(reply) {
    const response = { id: `resp_${reply.id}`, object: 'response', created_at: 0, model: reply.model };
    const output = [
        ...(reply.text === '' ? [] : [messageItem(reply)]),
        ...reply.calls.map((call, index) => callItem(call, `fc_${reply.id}_${index}`)),
    ];
    const texts = reply.text === '' ? 0 : 1;
    const completed = { ...response, status: 'completed', output, usage: responses_wire_USAGE };
    return {
        beginning: [
            (0,rehearsal_wire/* event */.f0)('response.created', { response: { ...response, status: 'in_progress', output: [] } }),
            (0,rehearsal_wire/* event */.f0)('response.in_progress', { response: { ...response, status: 'in_progress', output: [] } }),
        ],
        body: [
            ...(texts === 0 ? [] : messageEvents(reply)),
            ...reply.calls.flatMap((call, index) => callEvents(call, `fc_${reply.id}_${index}`, texts + index)),
        ],
        end: [(0,rehearsal_wire/* event */.f0)('response.completed', { response: completed })],
        whole: JSON.stringify(completed),
    };
}
function messageItem({ id, text }) {
    const content = [{ type: 'output_text', text, annotations: [] }];
    return { type: 'message', id, status: 'completed', role: 'assistant', content };
}
/** A plain call goes to a custom tool, which takes a text; any other to a function, which takes JSON. */
function callItem({ id, name, namespace, input, plain }, item) {
    const place = namespace === null ? {} : { namespace };
    return plain
        ? { type: 'custom_tool_call', id: item, status: 'completed', call_id: id, name, ...place, input }
        : { type: 'function_call', id: item, status: 'completed', call_id: id, name, ...place, arguments: input };
}
function messageEvents(reply) {
    const place = { item_id: reply.id, output_index: 0, content_index: 0 };
    const begun = { type: 'message', id: reply.id, status: 'in_progress', role: 'assistant', content: [] };
    return [
        (0,rehearsal_wire/* event */.f0)('response.output_item.added', { output_index: 0, item: begun }),
        (0,rehearsal_wire/* event */.f0)('response.content_part.added', { ...place, part: { type: 'output_text', text: '', annotations: [] } }),
        (0,rehearsal_wire/* event */.f0)('response.output_text.delta', { ...place, delta: reply.text }),
        (0,rehearsal_wire/* event */.f0)('response.output_text.done', { ...place, text: reply.text }),
        (0,rehearsal_wire/* event */.f0)('response.content_part.done', { ...place, part: { type: 'output_text', text: reply.text, annotations: [] } }),
        (0,rehearsal_wire/* event */.f0)('response.output_item.done', { output_index: 0, item: messageItem(reply) }),
    ];
}
function callEvents(call, item, index) {
    const place = { item_id: item, output_index: index };
    const [delta, done, key] = call.plain
        ? ['response.custom_tool_call_input.delta', 'response.custom_tool_call_input.done', 'input']
        : ['response.function_call_arguments.delta', 'response.function_call_arguments.done', 'arguments'];
    const begun = { ...callItem({ ...call, input: '' }, item), status: 'in_progress' };
    return [
        (0,rehearsal_wire/* event */.f0)('response.output_item.added', { output_index: index, item: begun }),
        (0,rehearsal_wire/* event */.f0)(delta, { ...place, delta: call.input }),
        (0,rehearsal_wire/* event */.f0)(done, { ...place, [key]: call.input }),
        (0,rehearsal_wire/* event */.f0)('response.output_item.done', { output_index: index, item: callItem(call, item) }),
    ];
}

;// CONCATENATED MODULE: ./build/rehearsal/model-request.js









/** The APIs that the scripted model speaks. */
const WIRES = { anthropic: anthropicWire, responses: responsesWire, chat: chatWire };
/** The API of a path without query, whatever it begins with; undefined for any other path. */
function wireOfPath(path) {
    if (path.endsWith('/v1/messages'))
        return 'anthropic';
    if (path.endsWith('/responses'))
        return 'responses';
    return path.endsWith('/chat/completions') ? 'chat' : undefined;
}
/** Reads the JSON body of a request. Throws nothing, whatever the body is. */
function parseModelRequest(wire, text, dialect) {
    try {
        const body = (0,json_data/* asRecord */.qY)((0,json_document/* parseJsonDocument */.d)(text).value);
        const model = (0,json_data/* asText */.e1)(body['model']);
        if (model === undefined)
            throw new rehearsal_wire/* UnreadableRequest */.N$('"model" must be a text');
        const { items, tools } = WIRES[wire].read(body);
        const said = { wire, model, stream: body['stream'] === true, tools };
        return { kind: 'request', request: { ...said, ...conversationOf(items, tools, dialect) } };
    }
    catch (error) {
        if (error instanceof rehearsal_wire/* UnreadableRequest */.N$)
            return { kind: 'unreadable', problem: error.message };
        if (error instanceof json_error/* JsonSyntaxError */.q)
            return { kind: 'unreadable', problem: `not valid JSON: ${error.message}` };
        throw error;
    }
}
function conversationOf(items, tools, dialect) {
    const { reminder } = dialect;
    const spoke = items.findIndex((item) => item.kind === 'assistant');
    const before = spoke === -1 ? items : items.slice(0, spoke);
    const latest = userTexts(items.slice(items.findLastIndex((item) => item.kind === 'assistant') + 1));
    return {
        firstUserTexts: userTexts(before),
        latestUserTexts: reminder === null ? latest : latest.filter((text) => !text.startsWith(reminder)),
        assistantTurns: groupTurns(items),
        skills: findSkills(items, tools, dialect),
        workingDirectory: findWorkingDirectory(items),
        toolResults: items.flatMap((item) => item.kind === 'result' ? [{ callId: item.callId, text: (0,without_reminders/* withoutReminders */.U)(item.text, reminder) }] : []),
    };
}
/**
 * The skills that a request offers: none without the tool that loads them. A list in a tool's result does not count. A later list adds to
 * an earlier one.
 */
function findSkills(items, tools, { skillsIn, skillTool }) {
    const skills = new Map();
    const described = tools.filter(({ name }) => name === skillTool);
    if (skillTool !== null && described.length === 0)
        return [];
    const descriptions = described.map(({ description = '' }) => ({ kind: 'tool', text: description }));
    for (const { kind, text } of [...descriptions, ...writtenTexts(items)]) {
        for (const skill of skillsIn(text, kind))
            skills.set(skill.file ?? skill.name, skill);
    }
    return [...skills.values()];
}
function userTexts(items) {
    return items.flatMap((item) => (item.kind === 'user' ? item.texts : []));
}
/** One message may come in several parts, with the results of its first calls before its last call. */
function groupTurns(items) {
    const turns = [];
    let open = false;
    for (const item of items) {
        if (item.kind !== 'assistant') {
            open = false;
            continue;
        }
        const last = turns.at(-1);
        if (last !== undefined && (open || sameMessage(last, item.callIds)))
            (0,append/* append */.B)(last, item.callIds);
        else
            turns.push([...item.callIds]);
        open = true;
    }
    return turns;
}
/** Calls of one message differ in their last number only (`callId`). */
function sameMessage(left, right) {
    const stem = (id) => /^call_[0-9a-f]{12}_\d+_/.exec(id ?? '')?.[0];
    return stem(left[0]) !== undefined && stem(left[0]) === stem(right[0]);
}
const DIRECTORY = /(?:^|\n)\s*(?:[-*] )?(?:(?:Primary|Current) working directory: (.+)|<cwd>(.+)<\/cwd>)/;
function findWorkingDirectory(items) {
    for (const { text } of writtenTexts(items)) {
        const found = DIRECTORY.exec(text);
        if (found !== null)
            return (found[1] ?? found[2] ?? '').trim();
    }
    return null;
}
/** What the client itself and the user wrote, and nothing that a tool or the model said. */
function writtenTexts(items) {
    return items.flatMap((item) => {
        const { kind } = item;
        return kind === 'user' || kind === 'instructions' ? item.texts.map((text) => ({ kind, text })) : [];
    });
}


/***/ }),

/***/ 73417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kd: () => (/* binding */ CLOSING_TEXT),
  Td: () => (/* binding */ answerModelRequest),
  MR: () => (/* binding */ findStep),
  Ug: () => (/* binding */ stepKey)
});

// EXTERNAL MODULE: ./build/evidence/without-reminders.js
var without_reminders = __webpack_require__(60506);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
;// CONCATENATED MODULE: ./build/rehearsal/find-conversation.js


/**
 * Names a conversation of a unit in the ids of calls: short, letters and digits, the same in every run. Clients send these ids back, by
 * which a request shows where in its script it is.
 */
function conversationTag(unitId, path) {
    return (0,digest/* sha256Hex */.fg)(`${unitId}\n${path}`).slice(0, 12);
}
/** The id of a call, by the place of its turn in the script and its own in the turn. */
function callId(tag, turn, index) {
    return `call_${tag}_${turn}_${index}`;
}
/** The turn in an id of `callId`; undefined for an id of anything else. */
function turnOfCallId(id, tag) {
    const match = /^call_([0-9a-f]{12})_(\d{1,6})_\d{1,6}$/.exec(id);
    return match?.[1] === tag ? Number(match[2]) : undefined;
}
/** Marks a subagent's prompt, so that its conversation is recognised. */
function subagentMark(tag) {
    return `(rehearsal conversation ${tag})`;
}
/** The path of the conversation that a call opens. */
function innerPath(path, turn, index) {
    return `${path}.${turn}.${index}`;
}
/**
 * Which conversation a request belongs to: a subagent's holds its mark, the unit's own begins with the unit's prompt. The client itself
 * opened what is left, for a forked skill if the script has one; where it has several, the text of the skill names its folder.
 */
function findConversation(script, request) {
    const all = conversationsOf(script);
    const first = request.firstUserTexts;
    const marked = all.find(({ kind, tag }) => kind === 'subagent' && first.some((text) => text.includes(subagentMark(tag))));
    if (marked !== undefined)
        return marked;
    const { reminder } = script.dialect;
    const said = first.map((text) => (0,without_reminders/* withoutReminders */.U)(text, reminder));
    if (script.prompt === null || first.some((text, index) => saysPrompt(text, said[index] ?? '', script.prompt ?? ''))) {
        return { path: 'main', tag: conversationTag(script.unitId, 'main'), turns: script.turns };
    }
    const forks = all.filter(({ kind }) => kind === 'fork');
    const named = forks.find(({ skill }) => said.some((text) => text.includes(skill)));
    const other = { path: 'other', tag: conversationTag(script.unitId, 'other'), turns: [] };
    return named ?? (forks.length === 1 ? forks[0] : undefined) ?? other;
}
/** Clients may put something in front of the prompt, remind behind it, and change line ends and spaces around it. */
function saysPrompt(text, said, prompt) {
    const [whole = '', own = '', asked = ''] = [text, said, prompt].map((each) => each.replaceAll(/\r\n?/g, '\n').trim());
    return whole === asked || (own !== '' && `\n${own}`.endsWith(`\n${asked}`));
}
function conversationsOf(script) {
    const found = [];
    const visit = (turns, path) => {
        for (const [turn, { calls }] of turns.entries()) {
            for (const [index, call] of calls.entries()) {
                const inner = call.kind === 'subagent' ? call.turns : call.kind === 'skill' ? call.forked : null;
                if (inner === null)
                    continue;
                const place = innerPath(path, turn, index);
                const [kind, skill] = call.kind === 'skill' ? ['fork', call.skill] : ['subagent', ''];
                found.push({ kind, skill, path: place, tag: conversationTag(script.unitId, place), turns: inner });
                visit(inner, place);
            }
        }
    };
    visit(script.turns, 'main');
    return found;
}

// EXTERNAL MODULE: ./build/rehearsal/model-answer.js
var model_answer = __webpack_require__(11848);
// EXTERNAL MODULE: ./build/rehearsal/model-request.js + 3 modules
var model_request = __webpack_require__(15817);
;// CONCATENATED MODULE: ./build/rehearsal/scripted-model.js



/** What the model says at the end of its script. */
const CLOSING_TEXT = 'That is all.';
const CLOSING = { text: CLOSING_TEXT, calls: [], fault: null };
/** Waits are numbered behind all calls that a turn could hold. */
const FIRST_WAIT = 100_000;
/**
 * The turn after the last one whose calls the conversation shows. Messages without calls do not show their turn, so that they are
 * counted. A message that the client dropped, as after a cut, does not count.
 */
function findStep(script, request) {
    const conversation = findConversation(script, request);
    const position = positionIn(conversation, request.assistantTurns);
    return { conversation, position, wait: waitBefore(script, conversation, position, request) };
}
function positionIn({ tag }, turns) {
    for (let last = turns.length - 1; last >= 0; last -= 1) {
        for (const id of turns[last] ?? []) {
            const turn = turnOfCallId(id, tag);
            if (turn !== undefined)
                return turn + (turns.length - last);
        }
    }
    return turns.length;
}
/**
 * With a client that goes on while a subagent works, the model waits once for each subagent of the turn before, so that the script goes
 * on as with other clients. Null where there is nothing to wait for.
 */
function waitBefore({ dialect }, { turns, tag }, position, request) {
    if (dialect.waitFor === undefined)
        return null;
    const results = new Map(request.toolResults.map((result) => [result.callId, result.text]));
    for (const [index, call] of (turns[position - 1]?.calls ?? []).entries()) {
        const id = callId(tag, position - 1, FIRST_WAIT + index);
        if (call.kind !== 'subagent' || results.has(id))
            continue;
        const wait = dialect.waitFor(results.get(callId(tag, position - 1, index)), request);
        if (wait !== null)
            return { id, ...wait };
    }
    return null;
}
/** One text for each step of a unit, by which the caller counts how often it was asked for. */
function stepKey({ conversation, position, wait }) {
    return `${conversation.path}#${position}${wait === null ? '' : `#${wait.id}`}`;
}
/**
 * The scripted model's answer to a request. `askedBefore`: how often this step was asked before, which decides when a fault with
 * `times` is over. Same arguments, same bytes.
 */
function answerModelRequest(script, step, request, askedBefore) {
    const { path, turns, tag } = step.conversation;
    if (step.wait !== null) {
        const reply = { id: `msg_${tag}_${step.position}_wait`, model: request.model, text: '', calls: [step.wait] };
        return messageAnswer(model_request/* WIRES */.ZG[request.wire].encode(reply), request, 'end', null);
    }
    let index = step.position;
    let asked = askedBefore;
    const callsOf = (turn, at) => turn.calls.flatMap((call, order) => {
        const marked = withMark(call, conversationTag(script.unitId, innerPath(path, at, order)));
        const made = toolCall(script, marked, request);
        return made === null ? [] : [{ id: callId(tag, at, order), ...made }];
    });
    for (; index < turns.length; index += 1) {
        const { fault, calls } = turns[index] ?? CLOSING;
        if (typeof fault?.times === 'number' && asked >= fault.times)
            asked -= fault.times;
        // What is not offered is not called: the model goes on with what it would do next.
        else if (fault !== null || calls.length === 0 || callsOf(turns[index] ?? CLOSING, index).length > 0)
            break;
    }
    const turn = turns[index] ?? CLOSING;
    const calls = callsOf(turn, index);
    const isSaid = (skill) => skill === null || toolCall(script, { kind: 'skill', skill, forked: null }, request) !== null;
    const said = [...(turn.mentions ?? [])].flatMap(([text, skill]) => (isSaid(skill) ? [text] : []));
    const reply = { id: `msg_${tag}_${index}`, model: request.model, text: [turn.text, ...said].join('\n'), calls };
    return turnAnswer(turn, model_request/* WIRES */.ZG[request.wire].encode(reply), request);
}
/**
 * A call that a scenario writes out goes to the group in which the request offers the tool; `functions` means none. Null for a skill
 * that the request does not offer.
 */
function toolCall({ dialect }, call, request) {
    if (call.kind !== 'tool')
        return dialect.call(call, request);
    const namespace = request.tools.find(({ name }) => name === call.tool)?.namespace ?? null;
    const { tool: name, input, plain } = call;
    return { name, namespace: namespace === 'functions' ? null : namespace, input, plain };
}
function withMark(call, tag) {
    return call.kind === 'subagent' ? { ...call, prompt: `${call.prompt}\n\n${subagentMark(tag)}` } : call;
}
function turnAnswer({ text, calls, fault }, encoded, request) {
    const after = fault?.after ?? (text === '' && calls.length === 0 ? 'beginning' : 'content');
    switch (fault?.kind) {
        case undefined:
        case 'empty':
            return messageAnswer(encoded, request, 'end', null);
        case 'hang_mid_stream':
            return messageAnswer(encoded, request, 'hang', after);
        case 'cut':
            return messageAnswer(encoded, request, 'cut', after);
        case 'http': {
            // Parsing refused one without a status.
            const { status = 500, body, retry_after: seconds } = fault;
            const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) };
            return body === undefined ? (0,model_answer/* errorAnswer */.B1)(request.wire, status, null, headers) : (0,model_answer/* jsonAnswer */.tQ)(status, body, headers);
        }
        case 'html':
            return (0,model_answer/* htmlAnswer */.uV)();
        // With `refused` no request comes: the unit's address leads nowhere.
        case 'refused':
        case 'hang':
            return { kind: 'silence' };
    }
}
/** `after` null: the whole message. Without streaming, half of its text is sent before it breaks off. */
function messageAnswer({ beginning, body, end, whole }, { stream }, ending, after) {
    if (!stream) {
        const text = after === null ? whole : whole.slice(0, whole.length / 2);
        return { kind: 'answer', status: 200, headers: { 'content-type': 'application/json' }, chunks: [text], ending };
    }
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
    const chunks = [...beginning, ...(after === 'beginning' ? [] : body), ...(after === null ? end : [])];
    return { kind: 'answer', status: 200, headers, chunks, ending };
}


/***/ }),

/***/ 90755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ textParts),
/* harmony export */   N$: () => (/* binding */ UnreadableRequest),
/* harmony export */   e5: () => (/* binding */ offeredTool),
/* harmony export */   f0: () => (/* binding */ event),
/* harmony export */   mW: () => (/* binding */ listedObjects),
/* harmony export */   mf: () => (/* binding */ INPUT_TOKENS),
/* harmony export */   pL: () => (/* binding */ OUTPUT_TOKENS)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);

/** The client gets the message with HTTP 400. */
class UnreadableRequest extends Error {
}
/** What each message cost: constant, so that runs can be compared, and not zero, which clients take for a failure. */
const INPUT_TOKENS = 100;
const OUTPUT_TOKENS = 20;
/** The texts of a message's content, which is a text or a list of parts. */
function textParts(content) {
    const whole = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(content);
    if (whole !== undefined)
        return [whole];
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(content).flatMap((part) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(part)['text']) ?? []);
}
/** The entries of a list of objects. @throws UnreadableRequest where it is none */
function listedObjects(value, field) {
    if (!Array.isArray(value))
        throw new UnreadableRequest(`"${field}" must be a list`);
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(value).map((entry, index) => {
        if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
            throw new UnreadableRequest(`"${field}/${index}" must be an object`);
        }
        return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(entry);
    });
}
/** A tool as a request describes it; none without a name. */
function offeredTool(tool, namespace = null, plain = false) {
    const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(tool['name']);
    return name === undefined ? [] : [{ name, description: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(tool['description']), namespace, plain }];
}
/** One event of a stream. */
function event(type, fields) {
    return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}


/***/ }),

/***/ 67190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Un: () => (/* binding */ ProviderStop),
/* harmony export */   a2: () => (/* binding */ retryDelay),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   kd: () => (/* binding */ MAX_RETRIES)
/* harmony export */ });
/* unused harmony export permanentFailure */
/** A unit is run again at most so often. */
const MAX_RETRIES = 2;
/** HTTP statuses that may be gone a moment later. Anything else below 500 is the request's own fault. */
const TRANSIENT_STATUSES = new Set([408, 409, 425, 429]);
/**
 * Whether an attempt failed for a reason that may be gone the next time. Behaviour never is: a verdict, once reached, stands.
 * Table in src/routing/README.md, "Retries".
 */
function isTransient({ status, infra_reason: reason, timed_out: timedOut, observed }) {
    // A client that was silent for all of its time has had its chance: twice more would take three times as long.
    if (status !== 'infra_error' || timedOut)
        return false;
    const code = observed.api_status;
    switch (reason) {
        case 'rate_limited':
            return true;
        // What cannot be read of a run that came to its end is how the client behaved.
        case 'incomplete':
            return observed.lost === null;
        case 'api_error':
            return code === null || code >= 500 || TRANSIENT_STATUSES.has(code);
        // A client that never came to its session was started wrongly: the next start would be as wrong.
        case 'exit':
            return observed.session_started && (code === null || code >= 500 || TRANSIENT_STATUSES.has(code));
        default:
            return false;
    }
}
/**
 * What a permanent failure is recognised by: two with the same key would fail in the same way for every other unit of the
 * provider. Null where the failure is none of that kind.
 */
function permanentFailure(attempt) {
    if (attempt.status !== 'infra_error' || isTransient(attempt))
        return null;
    const { infra_reason: reason, exit_code: code, observed } = attempt;
    if (reason !== 'not_started' && reason !== 'auth' && reason !== 'exit' && reason !== 'api_error')
        return null;
    return [reason, observed.api_status ?? code ?? '', (attempt.error ?? '').slice(0, 200)].join(' ');
}
/** Milliseconds to wait before the attempt after `attempts` that failed; `random` is in [0, 1) and spreads parallel units. */
function retryDelay(attempts, reason, random) {
    const base = reason === 'rate_limited' ? 10_000 : 2_000;
    return Math.round(base * 3 ** (attempts - 1) * (0.75 + random / 2));
}
/** So many identical permanent failures stop a provider. */
const STOP_AFTER = 3;
/** Counts the permanent failures of one provider, until it is plain that the next unit would fail in the same way. */
class ProviderStop {
    #counts = new Map();
    #cause;
    /** `cause`: why the provider is stopped from the beginning; null where it is not. */
    constructor(cause = null) {
        this.#cause = cause;
    }
    /** Why the provider was stopped; null as long as it goes on. */
    get cause() {
        return this.#cause;
    }
    /** Takes a unit's last attempt. The cause where this one stops the provider, else null. */
    add(attempt) {
        const key = permanentFailure(attempt);
        if (this.#cause !== null)
            return null;
        // Whatever got through shows that the failures before were none of the provider as a whole.
        if (key === null) {
            if (attempt.status !== 'infra_error')
                this.#counts.clear();
            return null;
        }
        const count = (this.#counts.get(key) ?? 0) + 1;
        this.#counts.set(key, count);
        if (count < STOP_AFTER)
            return null;
        const why = attempt.error ?? attempt.infra_reason ?? key;
        this.#cause = `the provider was stopped after ${STOP_AFTER} identical failures: ${why}`;
        return this.#cause;
    }
}


/***/ }),

/***/ 40834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ assessRun),
/* harmony export */   n: () => (/* binding */ UNKNOWN_PROCESS)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

const UNKNOWN_PROCESS = {
    exitCode: null,
    timedOut: false,
    spawnError: null,
    signal: null,
    limit: null,
    stderr: null,
};
/** The shell's and Windows' ways to say that a program could not be started. */
const NOT_STARTED_EXITS = new Set([126, 127, 9009]);
/** A final message about limits; looked at only where the run used no output tokens and the agent said and called nothing. */
const LIMIT_MESSAGE = /\b(?:usage|rate|session|weekly|daily|monthly|5-hour|message) limit\b|\blimit reached\b|\bhit your [\w -]{0,30}limit\b|\bquota\b|\btoo many requests\b/i;
/**
 * Decides from exit status, spawn errors and the client's own terminal event whether a run is infrastructure, and collects what
 * the verdict needs. Never looks at phrases in what the agent said, but for the one exception of `LIMIT_MESSAGE`.
 */
function assessRun(channel, textShowsCalls, evidence, outcome) {
    const terminal = terminalOf(channel, evidence, outcome);
    const transport = transportOf(channel, textShowsCalls, evidence, outcome, terminal);
    // In plain text every line may be one that shows a call.
    const unreadable = evidence.damaged_lines + (channel === 'text' ? evidence.lossy_lines : 0);
    const isCut = evidence.oversize_lines > 0 || outcome.limit === 'output';
    const isGap = unreadable + evidence.hidden_subagents > 0 || isCutAtWork(outcome, evidence);
    const lost = isCut ? 'oversize' : isGap ? 'incomplete' : null;
    return {
        observed: {
            session_started: channel === 'text' ? evidence.assistant_text : evidence.session_started,
            assistant_text: evidence.assistant_text,
            tool_calls: evidence.tool_calls,
            terminal,
            transport: transport?.reason ?? null,
            lost,
            any_matched: [...evidence.any_matched],
            any_unmatched: [...evidence.any_unmatched],
            ambiguous: [...evidence.ambiguous],
            catalogue_complete: evidence.catalogue_complete,
            skill_tool: evidence.skill_tool,
            session_id: evidence.session_id,
            content_digest: evidence.content_digest,
            api_status: terminal === 'completed' ? null : (evidence.terminal?.status ?? evidence.last_error?.status ?? null),
        },
        hits: evidence.hits,
        timed_out: outcome.timedOut,
        skills_available: evidence.skills_available,
        limit: outcome.limit === 'turns' ? 'turns' : (evidence.terminal?.limit ?? null),
        usage: evidence.terminal?.usage ?? null,
        model: evidence.model,
        version: evidence.version,
        transportMessage: transport?.message ?? null,
        warnings: warningsOf(evidence, outcome, terminal),
    };
}
function terminalOf(channel, evidence, outcome) {
    if (outcome.limit === 'turns')
        return 'limit';
    if (evidence.aborted)
        return 'none';
    if (channel === 'text') {
        if (outcome.exitCode === null || outcome.timedOut || isEmpty(evidence))
            return 'none';
        return outcome.exitCode === 0 ? 'completed' : 'error';
    }
    return evidence.terminal?.outcome ?? 'none';
}
/** Our clock after the terminal event ended a client that worked on behind it. */
function isCutAtWork({ limit }, { terminal, aborted }) {
    return limit === 'after_end' && terminal === null && !aborted;
}
/** Not one line: it is unknown which form the client would have written. */
function isEmpty(evidence) {
    const { known_events: known, unknown_events: unknown, noise_lines: noise } = evidence;
    return known + unknown + noise + evidence.damaged_lines + evidence.oversize_lines === 0;
}
function because(reason, message) {
    return { reason, message };
}
function transportOf(channel, textShowsCalls, evidence, outcome, terminal) {
    const { exitCode } = outcome;
    const { known_events: known, unknown_events: unknown } = evidence;
    // In plain text every line is an event, also the shell's own "command not found".
    const nothingRead = known + unknown === 0 || (channel === 'text' && evidence.tool_calls === 0);
    if (outcome.spawnError !== null) {
        return because('not_started', `the client could not be started: ${outcome.spawnError}`);
    }
    if (nothingRead && exitCode !== null && NOT_STARTED_EXITS.has(exitCode)) {
        return because('not_started', `the client could not be started (exit code ${exitCode})${said(outcome)}`);
    }
    if (evidence.foreign_lines > 0) {
        return because('contaminated', `the transcript holds ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(evidence.foreign_lines, 'line')} of another session`);
    }
    if (terminal === 'error' && channel === 'json')
        return toldByClient(evidence);
    if (isUnrecognised(channel, evidence)) {
        const why = unknown > 0
            ? 'no known tool event was recognised; the client may be of a newer version'
            : "the output is neither the client's JSON stream nor plain text";
        return because('unrecognised', logText(evidence) ?? why);
    }
    if (channel === 'text' &&
        !textShowsCalls &&
        (evidence.noise_lines > 0 || evidence.assistant_text) &&
        (outcome.timedOut || (exitCode ?? 0) === 0)) {
        return because('unobservable', 'plain-text output of this client does not show calls; run it with JSON output');
    }
    if (channel === 'json' && evidence.terminal !== null && known === 1 && unknown === 0) {
        return because('unobservable', 'a single result object does not show calls; run with stream-json or --verbose');
    }
    // What the runner itself cut short is judged by what was there until then.
    if (outcome.timedOut || outcome.limit === 'turns' || outcome.limit === 'output')
        return null;
    if (isCutAtWork(outcome, evidence))
        return null;
    if (terminal === 'none' && outcome.signal !== null) {
        return because('exit', `the client was ended by ${outcome.signal}${said(outcome)}`);
    }
    if (terminal === 'none' || (channel === 'text' && terminal === 'error')) {
        if (exitCode !== null && exitCode !== 0 && evidence.log === null) {
            if (channel === 'text' && known === 1 && evidence.last_error !== null)
                return evidence.last_error;
            return because('exit', `the client ended with exit code ${exitCode} without a result${said(outcome)}`);
        }
        const why = evidence.aborted
            ? 'the run was interrupted'
            : (logText(evidence) ??
                `the transcript ${isEmpty(evidence) ? 'is empty' : "ends without the client's terminal event"}`);
        const isUnknown = channel === 'text' && exitCode === null && !isEmpty(evidence);
        const status = isUnknown ? 'the exit status is not known' : why;
        // The terminal event may be the very line that was too long to read.
        const isTooLong = evidence.oversize_lines > 0 && !evidence.aborted;
        return because(isTooLong ? 'oversize' : 'incomplete', `${status}${said(outcome)}`);
    }
    return toldByClient(evidence);
}
/** There were events, and none of them was one that evidence could have come from. */
function isUnrecognised(channel, evidence) {
    if (channel === 'text')
        return false;
    // A stream that was cut in its first line leaves damaged lines.
    const other = evidence.unknown_events + Math.max(0, evidence.noise_lines - evidence.damaged_lines);
    const nothingKnown = evidence.known_events === 0 && other > 0;
    return nothingKnown || (evidence.unknown_tool_like > 0 && evidence.tool_calls === 0);
}
function logText({ log }) {
    return log === null ? null : `this is ${log}`;
}
/**
 * What the client itself says of its end: a limit in the place of an answer, or an error. The one before the end counts where the run
 * completed without an answer, and where it has the client's class or a failed end does not say of what it failed.
 */
function toldByClient({ terminal, last_error, final_text, ...agent }) {
    if (terminal === null)
        return null;
    const { outcome, reason = 'api_error', status, usage, message = reason } = terminal;
    const isSilent = !agent.assistant_text && agent.tool_calls === 0;
    const isLimit = isSilent && usage?.output_tokens === 0 && LIMIT_MESSAGE.test(final_text ?? '');
    const limit = isLimit ? because('rate_limited', final_text ?? '') : null;
    if (outcome === 'completed')
        return (isSilent ? last_error : null) ?? limit;
    if (outcome === 'limit')
        return limit;
    const isVague = status === undefined && (reason === 'exit' || reason === 'api_error');
    const classed = last_error?.classed === true ? last_error : null;
    return classed ?? limit ?? (isVague ? last_error : null) ?? because(reason, message);
}
function said({ stderr }) {
    const line = stderr?.split('\n').find((text) => text.trim() !== '');
    return line === undefined ? '' : `; it said: ${line.trim().slice(0, 300)}`;
}
function warningsOf(evidence, outcome, terminal) {
    const warnings = [];
    const count = (number, one, text) => {
        if (number > 0)
            warnings.push(`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(number, one)} ${text}`);
    };
    count(evidence.oversize_lines, 'line', 'over the size limit not read');
    count(evidence.damaged_lines, 'damaged JSON line', 'with lost events');
    count(evidence.lossy_lines, 'line', 'with bytes that are not valid text, which were replaced');
    count(evidence.unknown_events, 'event', 'of unknown types');
    count(evidence.hidden_subagents, 'subagent', 'whose calls the client does not show');
    count(evidence.foreign_lines, 'line', 'of another session ignored');
    if (terminal === 'completed' && outcome.exitCode !== null && outcome.exitCode !== 0 && !outcome.timedOut) {
        warnings.push(`the client ended with exit code ${outcome.exitCode} after a clean terminal event`);
    }
    if (terminal === 'limit')
        warnings.push(`the run ended at its limit of ${evidence.terminal?.limit ?? 'turns'}`);
    if (outcome.limit === 'output')
        warnings.push('the run was ended because it wrote more than the limit allows');
    return warnings;
}


/***/ })

};
