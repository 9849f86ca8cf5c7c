export const id = 4233;
export const ids = [4233];
export const modules = {

/***/ 42833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ scoreTranscript),
  X: () => (/* binding */ transcriptChunks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/contracts/missing-text.js
var missing_text = __webpack_require__(22598);
// EXTERNAL MODULE: ./build/evidence/read-transcript.js + 1 modules
var read_transcript = __webpack_require__(72734);
// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(58966);
// EXTERNAL MODULE: ./build/evidence/proof-line.js
var proof_line = __webpack_require__(57789);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(37625);
;// CONCATENATED MODULE: ./build/evidence/log-hits.js




/** A log line longer than this is a request with all its instructions, in which every word stands near every other. */
const MAX_LINE = 64 * 1024;
/** What was said to the model and what it was offered, and not what it did. */
const NOT_ITS_DEEDS = /"role"\s{0,4}:\s{0,4}"(?:user|developer|system)"|"type"\s{0,4}:\s{0,4}"(?:system|session_meta|turn_context|queue-operation)"|<skills_instructions>|<available_skills>/;
/**
 * What a client's log lines show of each token, by the text rules: at tier 2 at most, since nothing tells whether what a log speaks
 * of succeeded in this run (CONTRIBUTING.md, "Log fallback").
 */
function logHits(agent, tokens, aliases, lines, redact) {
    const hits = new Map();
    for (const line of lines) {
        if (line.text.length > MAX_LINE || NOT_ITS_DEEDS.test(line.text))
            continue;
        for (const token of tokens) {
            const hit = lineHit(agent, (0,attribute_signals/* resolveAlias */.Z)(aliases, token), line, redact);
            if (hit === null)
                continue;
            const known = hits.get(token);
            hits.set(token, known === undefined ? hit : (0,token_hit/* mergeHits */.v)(known, hit));
        }
    }
    return hits;
}
function lineHit(agent, token, { text, number }, redact) {
    const score = (0,compute_tier/* textScore */.gv)(token, text, agent);
    if (score === 0)
        return null;
    const tier = Math.max(2, (0,compute_tier/* computeTier */.Qk)(agent, token, text, score));
    const isDeed = tier === 2;
    return {
        tier,
        score,
        source_kind: 'log_fallback',
        source_detail: isDeed ? 'skill_call' : 'noise',
        line_number: number,
        proof_line: (0,proof_line/* proofLine */.b)(text, token, redact),
        attempted: isDeed,
        succeeded: isDeed,
        succeeded_tier: tier,
        depth: 0,
    };
}

// EXTERNAL MODULE: ./build/governance/redact-secrets.js
var redact_secrets = __webpack_require__(94076);
// EXTERNAL MODULE: ./build/io/file-chunks.js
var file_chunks = __webpack_require__(37666);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(15609);
// EXTERNAL MODULE: ./build/routing/requirements.js
var routing_requirements = __webpack_require__(28397);
// EXTERNAL MODULE: ./build/routing/run-facts.js
var run_facts = __webpack_require__(40834);
;// CONCATENATED MODULE: ./build/app/score-transcript.js











/** No skill, model or version has a longer name. */
const NAME_LIMIT = 200;
/** A message of the client's may be as long as it likes. */
const ERROR_LIMIT = 1000;
/** Reads a transcript and says what it means for its case. The file is streamed; its size does not matter. */
async function scoreTranscript(request) {
    const { item, agent, reader, process, redact = redact_secrets/* redactSecrets */.f } = request;
    const requirements = (0,routing_requirements/* requirementsOf */.CG)(item.definition, agent);
    const tokens = new Set([...(0,routing_requirements/* tokensOf */.k8)(requirements), ...(request.furtherTokens ?? [])]);
    const scan = new read_transcript/* TranscriptScan */.S7(reader, {
        tokens: [...tokens],
        anyTokens: [...new Set([...(requirements.any ?? []), ...(request.furtherAnyTokens ?? [])])],
        aliases: requirements.aliases,
        installed: request.installed,
        redact,
    });
    const { sha256, bytes } = await readInto(scan, request.transcript);
    const { channel, evidence } = scan.finish();
    // A file that is called `.jsonl` and shows neither an event nor a call is something else than the client's plain text.
    const isText = !(request.transcript ?? '').endsWith('.jsonl') || evidence.tool_calls > 0;
    const fromLogs = request.logs === undefined ? null : logHits(agent, [...tokens], requirements.aliases, request.logs.lines, redact);
    const seen = (0,run_facts/* assessRun */._)(channel, reader.textShowsCalls && isText, evidence, process);
    const run = request.logs?.counts === true && fromLogs !== null ? withLogHits(seen, fromLogs) : seen;
    const verdict = (0,judge_unit/* judgeUnit */.M)(requirements, run);
    return {
        unit_run_id: request.unitRunId,
        agent,
        case_id: item.definition.case_id,
        category: item.definition.category ?? null,
        trial: request.trial,
        ...verdict,
        expected_skill: item.definition.expected_skill ?? null,
        timed_out: run.timedOut,
        exit_code: process.exitCode,
        token_hits: storedHits(run.hits, tokens, redact),
        skills_available: run.skillsAvailable === null ? null : [...run.skillsAvailable],
        limit: run.limit,
        warnings: [...run.warnings],
        client: { name: agent, version: shortName(run.version, redact), model: shortName(run.model, redact) },
        usage: run.usage,
        error: errorText(verdict, run, redact),
        observed: run.observed,
        case_digest: item.digest,
        case_file: item.file,
        case_line: item.line,
        transcript: { path: request.transcriptName, sha256, bytes },
        duration_ms: null,
        attempts: null,
        log_fallback: request.logs === undefined || fromLogs === null
            ? null
            : { counts: request.logs.counts, files: request.logs.files, hits: storedHits(fromLogs, tokens, redact) },
    };
}
async function readInto(scan, path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for await (const chunk of path === null ? [] : transcriptChunks(path)) {
        hash.update(chunk);
        bytes += chunk.length;
        scan.push(chunk);
    }
    return { sha256: hash.digest('hex'), bytes };
}
/** The bytes of a transcript, in chunks as `fileChunks` gives them. Throws `PortcullisError` where it cannot be read. */
async function* transcriptChunks(path, chunkBytes) {
    try {
        yield* (0,file_chunks/* fileChunks */.T)(path, chunkBytes);
    }
    catch (error) {
        throw (0,file_error/* unreadable */.O$)(error, path, 'the transcript');
    }
}
/** Log hits stand behind those of the client's output, and never above tier 2. */
function withLogHits(run, logs) {
    const hits = new Map(run.hits);
    for (const [token, hit] of logs) {
        const known = hits.get(token);
        hits.set(token, known === undefined ? hit : (0,token_hit/* mergeHits */.v)(known, hit));
    }
    return { ...run, hits };
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
function errorText(verdict, run, redact) {
    if (verdict.status === 'pass')
        return null;
    const parts = [];
    if (verdict.gating_hits.length > 0)
        parts.push(`disallowed: ${verdict.gating_hits.join(', ')}`);
    if (verdict.status === 'fail' && verdict.missing.length > 0) {
        parts.push(`missing: ${verdict.missing.map(missing_text/* missingText */.qq).join(', ')}`);
    }
    if (run.transportMessage !== null)
        parts.push(run.transportMessage);
    if (run.timedOut)
        parts.push('the run was ended by the timeout');
    if (verdict.status === 'infra_error' && parts.length === 0) {
        parts.push(infraText(verdict.infra_reason));
    }
    const text = redact(parts.join('; '));
    return text.length > ERROR_LIMIT ? `${text.slice(0, ERROR_LIMIT).toWellFormed()}…` : text;
}
function infraText(reason) {
    if (reason === 'oversize')
        return 'a line was too long to read, so that absence proves nothing';
    return 'there is no proof that the model was at work to the end, so that absence proves nothing';
}


/***/ }),

/***/ 48118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isActivityToken)
/* harmony export */ });
/**
 * Entries of `required_any_evidence` that mean "any tool call" (trimmed, folded). The specification's origin looked for
 * these texts in the raw transcript, where they are always found; what they were meant to ask is whether a tool was used.
 */
const ACTIVITY_TOKENS = new Set([
    'tool_use',
    'read_file',
    'file_search',
    'command_execution',
    'function_call',
    'mcp:',
    'glob',
    'grep',
    'read(',
    'grep(',
    'glob(',
    'bash(',
    'shell(',
    'starting remote mcp client for github-mcp-server',
    'invalid mcp config for plugin',
]);
/** Whether an entry of `required_any_evidence` means "any tool call". */
function isActivityToken(token) {
    return ACTIVITY_TOKENS.has(token.trim().toLowerCase());
}


/***/ }),

/***/ 87762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ EvidenceCollector)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/evidence/activity-tokens.js
var activity_tokens = __webpack_require__(48118);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
;// CONCATENATED MODULE: ./build/evidence/frontmatter.js
/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** The `name` of each frontmatter block in a text, in order; null for a block that names nothing. */
function frontmatterNames(text) {
    const names = [];
    let block;
    let sawText = false;
    for (const raw of text.split('\n')) {
        const line = plainLine(raw.slice(0, MAX_LINE));
        if (line === '---') {
            if (block !== undefined && block.keys > 0) {
                // Further down, two rules around `key: value` are frontmatter only if they name a skill.
                if (block.first || block.name !== null)
                    names.push(block.name);
                block = undefined;
            }
            else {
                block = { name: null, keys: 0, first: !sawText };
                sawText = true;
            }
            continue;
        }
        if (line !== '')
            sawText = true;
        if (block === undefined)
            continue;
        const key = /^([A-Za-z][\w-]{0,63}):(?=\s|$)/.exec(line)?.[1];
        if (key !== undefined) {
            block.keys += 1;
            if (key === 'name')
                block.name = scalar(line.slice(key.length + 1));
        }
        else if (block.keys === 0 && line !== '' && !line.startsWith('#')) {
            // Text between two rules is not frontmatter.
            block = undefined;
        }
    }
    return names;
}
/** Without the line number that `cat -n`, `nl` and `bat` put in front, and without a mark or carriage return. */
function plainLine(raw) {
    return raw
        .replace(/^\uFEFF/, '')
        .replace(/^\s{0,8}\d{1,6}(?:\t|\s{0,4}[│|:]\s?| {1,2})/, '')
        .replace(/^\uFEFF/, '')
        .trimEnd();
}
/** A YAML scalar as far as a skill's name needs it: quotes and a comment taken off. */
function scalar(text) {
    const value = text.trim();
    const quoted = /^(["'])([^"']*)\1/.exec(value)?.[2];
    const comment = value.search(/\s#/);
    const plain = (quoted ?? (comment === -1 ? value : value.slice(0, comment))).trim();
    return plain === '' ? null : plain;
}

// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/evidence/proof-line.js
var proof_line = __webpack_require__(57789);
;// CONCATENATED MODULE: ./build/evidence/shown-frontmatter.js

/**
 * Which of the opened files (their parts, each once, in the order of the command) each printed frontmatter block belongs to.
 * By its name where that is the file's folder; by its place where every file has one; and the first to the only file that
 * was opened. A block that could be another file's proves nothing.
 */
function shownFrontmatter(files, names) {
    const folders = files.map((parts) => (0,path_segments/* skillFolderOf */.X_)(parts)?.toLowerCase());
    const left = new Set(names.keys());
    const owned = files.map(() => undefined);
    const give = (file, block) => {
        owned[file] = { name: names[block] ?? null };
        left.delete(block);
    };
    for (const [file, folder] of folders.entries()) {
        const block = [...left].find((index) => folder !== undefined && names[index]?.toLowerCase() === folder);
        if (block !== undefined)
            give(file, block);
    }
    if (names.length === files.length) {
        for (const file of files.keys())
            if (owned[file] === undefined && left.has(file))
                give(file, file);
    }
    const open = [...files.keys()].filter((file) => owned[file] === undefined && folders[file] !== undefined);
    const [file] = open;
    const [block] = left;
    // A single file has all the blocks; what follows its frontmatter is an example in its text.
    const certain = open.length === 1 && files.length === 1;
    if (certain && file !== undefined && block !== undefined)
        give(file, block);
    return owned;
}

;// CONCATENATED MODULE: ./build/evidence/skill-folders.js
/**
 * Learns from a transcript under which folders the skills lie that it loads. A client may call a skill by the name in its
 * frontmatter, and then tell its folder in a line of its own; the two lines belong together when nothing else could.
 */
class SkillFolders {
    /** By the call whose subagent the lines stand in; '' for the main conversation. */
    #loaded = new Map();
    #folders = new Map();
    /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
    addLoad(name, parentCallId, callId) {
        add(this.#loaded, parentCallId ?? '', name);
        if (callId !== null)
            add(this.#loaded, callId, name);
    }
    addFolder(folder, parentCallId) {
        add(this.#folders, parentCallId ?? '', folder);
    }
    /** Skills under the names of their folders, each with the name that it was called by. */
    listings() {
        return [...this.#folders].flatMap(([place, folders]) => {
            const names = [...(this.#loaded.get(place) ?? [])];
            const [folder, ...others] = [...folders].filter((one) => !names.some((name) => isBaseOf(name, one)));
            const [name, ...further] = names.filter((one) => ![...folders].some((known) => isBaseOf(one, known)));
            if (folder === undefined || name === undefined || others.length + further.length > 0)
                return [];
            const plugin = name.slice(0, name.lastIndexOf(':') + 1);
            return [{ name: `${plugin}${folder}`, aliases: [name] }];
        });
    }
}
function add(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function isBaseOf(name, folder) {
    return name.slice(name.lastIndexOf(':') + 1).toLowerCase() === folder.toLowerCase();
}

;// CONCATENATED MODULE: ./build/evidence/call-tracker.js





/** More ids than a run ever has; beyond, memory matters more than counting a repeated call once. */
const MAX_KNOWN_IDS = 250_000;
/** Pairs calls with their results by id, whatever their order, and turns each pair into signals. */
class CallTracker {
    #options;
    #open = new Map();
    #pending = new Set();
    #ids = new Set();
    #depthOfCall = new Map();
    /** By meaning, so that a file that is read a thousand times is one signal. */
    #signals = new Map();
    #folders = new SkillFolders();
    #uncounted = 0;
    /** Loads that the client recorded; each is a call, which usually stands in the transcript as well. */
    #invoked = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Distinct tool calls. */
    get count() {
        return Math.max(this.#ids.size + this.#uncounted, this.#invoked);
    }
    get pending() {
        return this.#pending;
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
        }
        const purpose = this.#relevant(event.purpose);
        if (purpose === undefined)
            return;
        const key = id ?? '';
        const known = this.#open.get(key);
        // The same call announced again (requested, then started) moves to its later line; another one under the same id, or
        // one without an id, is a call of its own, and the first was never answered.
        if (known !== undefined && (id === null || !samePurpose(known.purpose, purpose)))
            this.#close(known, undefined);
        const name = purpose.kind === 'skill' ? purpose.skill : (purpose.paths[0] ?? null);
        this.#open.set(key, {
            purpose,
            line: event.line,
            proof: (0,proof_line/* proofLine */.b)(raw, name, this.#options.redact),
            depth,
            parent: event.parent_call_id,
        });
        if (id !== null)
            this.#pending.add(id);
    }
    result(event, raw) {
        const key = event.call_id ?? '';
        const call = this.#open.get(key);
        if (call !== undefined) {
            // Without an id, only what stands in the same line belongs together.
            if (event.call_id === null && call.line !== event.line)
                return;
            this.#open.delete(key);
            this.#pending.delete(key);
            this.#close(call, event);
            if (call.purpose.kind === 'skill' && event.ok) {
                this.#folders.addLoad(call.purpose.skill, call.parent, event.call_id);
            }
        }
        else if (event.loaded !== undefined && !this.#ids.has(key)) {
            // Evidence is a call with its result. A result without its call says that something was tried, except in a line that
            // is judged by itself.
            this.#loaded([event.loaded], event, raw, this.#options.assumeSuccess ? this.#outcome(event) : null);
        }
    }
    invoked(event, raw) {
        this.#invoked += 1;
        this.#loaded([event.skill, ...(event.aliases ?? [])], event, raw, true);
    }
    folder(event) {
        this.#folders.addFolder(event.folder, event.parent_call_id);
    }
    /** What the transcript tells about the folders of the skills that it loads. */
    get skillFolders() {
        return this.#folders.listings();
    }
    /** All signals; calls that were never answered are attempts. */
    finish() {
        for (const call of this.#open.values())
            this.#close(call, undefined);
        this.#open.clear();
        this.#pending.clear();
        return [...this.#signals.values()];
    }
    /** The purpose without what nobody asks for; undefined where nothing is left. */
    #relevant(purpose) {
        if (purpose.kind === 'other')
            return undefined;
        if (purpose.kind === 'skill')
            return purpose;
        const { fileNames } = this.#options;
        const wanted = purpose.paths.some((path) => {
            const parts = (0,path_segments/* pathParts */.KC)(path);
            return (0,path_segments/* skillFolderOf */.X_)(parts) !== undefined || fileNames.has(parts.at(-1)?.toLowerCase() ?? '');
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
            observation: { kind: 'skill_call', ok },
            line: place.line,
            proof: (0,proof_line/* proofLine */.b)(raw, names[0] ?? null, this.#options.redact),
            depth: this.depthUnder(place.parent_call_id),
            detail: 'skill_event',
        });
    }
    #close(call, result) {
        const { purpose, line, proof, depth } = call;
        const ok = this.#outcome(result);
        if (purpose.kind === 'skill') {
            this.#add({
                kind: 'skill',
                names: namesOf(purpose.skill, ok === true ? result?.loaded : undefined),
                observation: { kind: 'skill_call', ok },
                line,
                proof,
                depth,
                detail: 'skill_call',
            });
            return;
        }
        const files = distinctFiles(purpose.paths);
        const untold = this.#options.assumeSuccess && result?.output === undefined;
        const names = result?.output === undefined ? [] : frontmatterNames(result.output);
        const blocks = shownFrontmatter(files, names);
        for (const [index, parts] of files.entries()) {
            const folder = (0,path_segments/* skillFolderOf */.X_)(parts);
            // `skills/*/SKILL.md` opens whatever is there; only a single block of output tells what that was.
            if (folder !== undefined && (0,path_segments/* isUnresolved */.U4)(folder) && names.length !== 1)
                continue;
            const segments = parts.map((part) => part.toLowerCase());
            const showsFrontmatter = untold || blocks[index] !== undefined;
            this.#add({
                kind: 'file',
                segments,
                skill: folder === undefined ? null : { folder, frontmatterName: blocks[index]?.name ?? null },
                observation: { kind: 'file_open', ok, underSkillsRoot: (0,path_segments/* isUnderSkillsRoot */.F7)(segments), showsFrontmatter },
                line,
                proof,
                depth,
                detail: 'file_open',
            });
        }
    }
    #add(signal) {
        const { line: _line, proof: _proof, depth: _depth, ...meaning } = signal;
        const key = JSON.stringify(meaning);
        const known = this.#signals.get(key);
        if (known === undefined || isEarlier(signal, known))
            this.#signals.set(key, signal);
    }
}
/** A result that tells the plugin as well says which of several skills of that name was meant. */
function namesOf(called, loaded) {
    if (loaded === undefined || loaded === called)
        return [called];
    return loaded.toLowerCase().endsWith(`:${called.toLowerCase()}`) ? [loaded] : [called, loaded];
}
function distinctFiles(paths) {
    const files = new Map();
    for (const path of paths) {
        const parts = (0,path_segments/* pathParts */.KC)(path);
        if (parts.length > 0)
            files.set(parts.join('/'), parts);
    }
    return [...files.values()];
}
function isEarlier(left, right) {
    return left.line < right.line || (left.line === right.line && left.depth < right.depth);
}
function samePurpose(left, right) {
    return JSON.stringify(left) === JSON.stringify(right);
}

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(60117);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
;// CONCATENATED MODULE: ./build/evidence/mask-varying.js
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

// EXTERNAL MODULE: ./build/evidence/mention.js
var mention = __webpack_require__(46202);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
;// CONCATENATED MODULE: ./build/evidence/transcript-evidence.js
/** A final message is kept up to this length. */
const FINAL_TEXT_LIMIT = 500;

;// CONCATENATED MODULE: ./build/evidence/collect-evidence.js











/** Collects evidence from events in any order of chunks; holds nothing of the transcript but its signals. */
class EvidenceCollector {
    #agent;
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
    #catalogue;
    #skillTool = null;
    #session;
    #quotedSession;
    #sessionStarted = false;
    #assistantText = false;
    #lastText = null;
    #terminal = null;
    #aborted = false;
    #lastError = null;
    #model = null;
    #version = null;
    #firstNoise = null;
    #count = { known: 0, unknown: 0, toolLike: 0, noise: 0, damaged: 0, oversize: 0, lossy: 0, foreign: 0 };
    constructor(agent, query, options = {}) {
        this.#agent = agent;
        this.#query = query;
        this.#requests = query.tokens.map((token) => ({ token, canonical: (0,attribute_signals/* resolveAlias */.Z)(query.aliases, token) }));
        this.#plainText = options.plainText ?? false;
        const inventory = new skill_identity/* SkillInventory */.k(query.installed ?? []);
        this.#matchers = new Map(this.#requests.map(({ token, canonical }) => [
            token,
            [...new Set([canonical, token])].map((name) => new mention/* TokenMatcher */.gh(name, inventory)),
        ]));
        const fileNames = this.#requests.flatMap(({ canonical }) => (0,path_segments/* pathSegments */.Mz)(canonical).slice(-1));
        this.#calls = new CallTracker({
            fileNames: new Set(fileNames),
            assumeSuccess: options.assumeSuccess ?? false,
            ...(query.redact === undefined ? {} : { redact: query.redact }),
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
    /** Counts a line that was not decoded because it is a known event that changes nothing. */
    skipLine() {
        this.#count.known += 1;
    }
    /** `raw`: the text of the event's line, from which proof is cut. */
    add(event, raw) {
        this.addLine([event], raw);
    }
    /** All events of one line. */
    addLine(events, raw) {
        const [first] = events;
        if (first?.lossy === true)
            this.#count.lossy += 1;
        if (first?.session !== undefined) {
            this.#startSession(first.session);
            if (first.session !== this.#session) {
                this.#count.foreign += 1;
                return;
            }
        }
        if (events.some(isKnown))
            this.#count.known += 1;
        for (const event of events)
            this.#take(event, raw);
    }
    #take(event, raw) {
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
                this.#terminal = event;
                break;
            case 'transport_error':
                this.#lastError = event;
                break;
            case 'aborted':
                this.#aborted ||= this.#terminal === null;
                break;
            case 'unknown':
                this.#count.unknown += 1;
                if (event.tool_like)
                    this.#count.toolLike += 1;
                break;
            case 'noise':
                this.#count.noise += 1;
                this.#firstNoise ??= (0,proof_line/* proofLine */.b)(event.text, null, this.#query.redact);
                this.#takeMentions(event.text, event, event.text, 'noise');
                break;
            case 'damaged':
                this.#count.damaged += 1;
                break;
            case 'oversize':
                this.#count.oversize += 1;
                break;
            case 'notice':
                break;
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
            this.#sessionStarted = true;
        if (event.skills !== undefined)
            this.#catalogue = event;
        if (event.skill_tool !== undefined)
            this.#skillTool = event.skill_tool;
        this.#model = event.model ?? this.#model;
        this.#version = event.version ?? this.#version;
        if (event.session_id === undefined)
            return;
        this.#startSession(event.session_id);
        if (event.session_id !== this.#session)
            this.#count.foreign += 1;
    }
    #takeAssistantText(event, raw) {
        if (event.synthetic || event.text.trim() === '')
            return;
        this.#assistantText = true;
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
        const signals = [...this.#calls.finish(), ...this.#mentions.values()];
        const skills = installed ?? [...(listed ?? []), ...this.#calls.skillFolders];
        const { hits, ambiguous } = (0,attribute_signals/* attributeSignals */.G)(this.#agent, signals, this.#requests, skills, aliases);
        const anyCall = this.#calls.count > 0;
        const met = (token) => this.#anyMatched.has(token) || (anyCall && (0,activity_tokens/* isActivityToken */.j)(token));
        // Cut after secrets were taken out, so that none is cut into pieces that no form fits any more.
        const lastText = this.#terminal?.final_text?.slice(0, 4 * FINAL_TEXT_LIMIT) ?? this.#lastText;
        const finalText = lastText === null ? null : (redact?.(lastText) ?? lastText).slice(0, FINAL_TEXT_LIMIT);
        return {
            hits,
            ambiguous,
            any_matched: anyTokens.filter(met),
            any_unmatched: anyTokens.filter((token) => !met(token)),
            session_started: this.#sessionStarted,
            session_id: this.#session?.slice(0, 200).toWellFormed() ?? null,
            content_digest: this.#content.value(),
            assistant_text: this.#assistantText,
            final_text: this.#plainText ? null : (finalText?.toWellFormed() ?? null),
            tool_calls: this.#calls.count,
            hidden_subagents: this.#hidden.size,
            skills_available: listed?.map((skill) => skill.name).sort(ordering/* compareCodePoints */.OP) ?? null,
            catalogue_complete: this.#catalogue?.catalogue === 'complete',
            skill_tool: this.#skillTool,
            terminal: this.#terminal,
            aborted: this.#aborted,
            last_error: this.#lastError,
            model: this.#model,
            version: this.#version,
            known_events: this.#count.known,
            unknown_events: this.#count.unknown,
            unknown_tool_like: this.#count.toolLike,
            noise_lines: this.#count.noise,
            first_noise: this.#firstNoise,
            damaged_lines: this.#count.damaged,
            oversize_lines: this.#count.oversize,
            lossy_lines: this.#count.lossy,
            foreign_lines: this.#count.foreign,
        };
    }
}
function isKnown({ type }) {
    return type !== 'unknown' && type !== 'noise' && type !== 'damaged' && type !== 'oversize';
}
function loadsSkill({ purpose }) {
    if (purpose.kind === 'skill')
        return true;
    return purpose.kind === 'opens' && purpose.paths.some((path) => (0,path_segments/* skillFolderOf */.X_)((0,path_segments/* pathParts */.KC)(path)) !== undefined);
}


/***/ }),

/***/ 12759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ decodeLine)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30348);


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
    return ownCopy(windowAround(redact(wide), name, PROOF_LINE_LIMIT));
}
function windowAround(line, name, width) {
    if (line.length <= width)
        return line;
    const at = name === null ? 0 : line.toLowerCase().indexOf(name.toLowerCase());
    const start = Math.min(Math.max(0, at - width / 2), line.length - width);
    return line.slice(start, start + width);
}
function ownCopy(text) {
    return Buffer.from(text.toWellFormed(), 'utf8').toString('utf8');
}


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nx: () => (/* binding */ TranscriptDecoder),
  S7: () => (/* binding */ TranscriptScan)
});

// UNUSED EXPORTS: eventsOf

// EXTERNAL MODULE: ./build/evidence/collect-evidence.js + 7 modules
var collect_evidence = __webpack_require__(87762);
// EXTERNAL MODULE: ./build/evidence/decode-line.js
var decode_line = __webpack_require__(12759);
// EXTERNAL MODULE: ./build/evidence/split-transcript.js + 1 modules
var split_transcript = __webpack_require__(27042);
;// CONCATENATED MODULE: ./build/evidence/line-decoder.js


/** Bytes in, the events of each line out; the same events for any chunking of the same bytes. */
class LineDecoder {
    #reader;
    #onLine;
    #skip;
    #splitter;
    #count = { known: 0, otherJson: 0, damaged: 0, noise: 0 };
    /** `skip` decides which lines are not decoded at all: events of the client, all of them. */
    constructor(reader, onLine, skip) {
        this.#reader = reader;
        this.#onLine = onLine;
        this.#skip = skip;
        this.#splitter = new split_transcript/* TranscriptSplitter */.K((line) => this.#line(line), { arrayForm: reader.arrayForm });
    }
    /**
     * A known event makes it the JSON stream. Without one, an agent that prints JSON in plain text and a client of a version
     * that nobody knows look alike: what most lines are decides. A stream that was cut in its first line is no plain text.
     */
    get channel() {
        if (this.#reader.textOnly === true)
            return 'text';
        const { known, otherJson, damaged, noise } = this.#count;
        return known > 0 || otherJson + damaged > noise ? 'json' : 'text';
    }
    /** Nothing that comes can make it plain text any more. */
    get isSettled() {
        return this.#count.known > 0;
    }
    push(chunk) {
        this.#splitter.push(chunk);
    }
    end() {
        this.#splitter.end();
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
        const decoded = (0,decode_line/* decodeLine */.H)(line);
        if (decoded.kind === 'blank')
            return;
        const place = { line: line.number, ...(decoded.lossy ? { lossy: true } : {}) };
        const events = this.#eventsOf(decoded, place);
        const isJson = decoded.kind === 'json';
        const maybeText = !isJson || (events.length > 0 && events.every((event) => event.type === 'unknown'));
        const textual = isJson ? 'otherJson' : decoded.kind;
        this.#count[maybeText ? textual : 'known'] += 1;
        this.#onLine({ events, raw: decoded.text, maybeText });
    }
    #eventsOf(decoded, place) {
        if (decoded.kind !== 'json')
            return [{ ...place, type: decoded.kind, text: decoded.text }];
        const { events, session, parent_call_id } = this.#reader.readValue(decoded.value);
        const common = {
            ...place,
            ...(session === undefined ? {} : { session }),
            ...(parent_call_id === undefined ? {} : { parent_call_id }),
        };
        return events.map((event) => ({ ...common, ...event }));
    }
}
/** The events of a line in a transcript that is plain text. Where the client's text shows no calls, it stays noise. */
function plainTextEvents(reader, { events, raw, maybeText }) {
    const [first] = events;
    if (!maybeText || first === undefined)
        return events;
    const place = { line: first.line, ...(first.lossy === true ? { lossy: true } : {}) };
    return textEvents(reader, { ...place, type: 'noise', text: raw });
}
/** What a line of noise says as the client's plain text; any other event says itself. */
function textEvents(reader, event) {
    if (event.type !== 'noise' || !reader.textShowsCalls)
        return [event];
    const place = { line: event.line, ...(event.lossy === true ? { lossy: true } : {}) };
    return reader.readText(event.text).map((body) => ({ ...place, ...body }));
}

;// CONCATENATED MODULE: ./build/evidence/read-transcript.js


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
/** Reads all events of a transcript, none left out. */
function eventsOf(reader, chunks) {
    const events = [];
    const decoder = new TranscriptDecoder(reader, (event) => events.push(event));
    for (const chunk of chunks)
        decoder.push(chunk);
    decoder.end();
    return events;
}
/** Collects the evidence of a transcript, chunk by chunk, without holding the transcript. */
class TranscriptScan {
    #json;
    #text;
    #decoder;
    /** With `everyLine` no line is skipped: the same evidence, slower. */
    constructor(reader, query, options = {}) {
        const json = new collect_evidence/* EvidenceCollector */.D(reader.agent, query);
        const text = new collect_evidence/* EvidenceCollector */.D(reader.agent, query, { plainText: reader.textOnly !== true });
        const scope = json.skipScope;
        const decoder = new LineDecoder(reader, (line) => {
            json.addLine(line.events, line.raw);
            // Until an event of the client comes, the transcript may turn out to be plain text.
            if (!decoder.isSettled)
                text.addLine(plainTextEvents(reader, line), line.raw);
        }, options.everyLine === true
            ? undefined
            : (line) => {
                const skipped = reader.canSkip(line, scope);
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


/***/ }),

/***/ 27042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ TranscriptSplitter)
});

;// CONCATENATED MODULE: ./build/evidence/json-array-scanner.js
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;
/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON is for whoever decodes it. A line feed inside a
 * string is no JSON: the array was cut there, or was none, and what follows are lines again.
 */
class JsonArrayScanner {
    #onElement;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #carry = [];
    #carried = 0;
    #tooLong = false;
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
            this.#hold(bytes.subarray(start));
        return bytes.length;
    }
    /** The array was cut: what stands of its last element is delivered, and will not decode. */
    end() {
        if (this.#carried > 0 || this.#tooLong)
            this.#deliver(Buffer.alloc(0), 0, 0);
    }
    #hold(rest) {
        this.#carried += rest.length;
        if (this.#carried > ELEMENT_LIMIT_BYTES) {
            this.#tooLong = true;
            this.#carry = [];
            return;
        }
        this.#carry.push(Buffer.from(rest));
    }
    #deliver(bytes, start, end) {
        this.count += 1;
        if (this.#tooLong) {
            this.#onElement({ kind: 'oversize', number: this.count, bytes: this.#carried + end - start });
        }
        else if (this.#carried === 0) {
            this.#onElement({ kind: 'line', number: this.count, bytes, start, end });
        }
        else {
            const whole = Buffer.concat([...this.#carry, bytes.subarray(start, end)]);
            this.#onElement({ kind: 'line', number: this.count, bytes: whole, start: 0, end: whole.length });
        }
        this.#carry = [];
        this.#carried = 0;
        this.#tooLong = false;
    }
}

;// CONCATENATED MODULE: ./build/evidence/split-transcript.js

const split_transcript_LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const split_transcript_QUOTE = 0x22;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** A line longer than this is counted and not kept. CONTRIBUTING.md, "Bytes". */
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
    #cap;
    #arrayForm;
    #number = 0;
    #carry = [];
    #carried = 0;
    #overflow = 0;
    /** The beginning of a line of which more must be seen before it is known whether an array opens. */
    #probe;
    #array;
    constructor(onLine, options = {}) {
        this.#onLine = onLine;
        this.#arrayForm = options.arrayForm ?? false;
        this.#cap = options.cap ?? LINE_CAP_BYTES;
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
            if (this.#arrayForm && this.#carried === 0 && this.#overflow === 0) {
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
                this.#hold(bytes.subarray(position));
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
        if (this.#carried > 0 || this.#overflow > 0)
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
    #hold(rest) {
        if (this.#overflow > 0 || this.#carried + rest.length > this.#cap) {
            this.#overflow += this.#carried + rest.length;
            this.#carry = [];
            this.#carried = 0;
            return;
        }
        // The chunk's memory belongs to whoever reads the file and may be filled again.
        this.#carry.push(Buffer.from(rest));
        this.#carried += rest.length;
    }
    #finishLine(bytes, start, end) {
        this.#number += 1;
        const length = this.#carried + this.#overflow + (end - start);
        if (length > this.#cap) {
            this.#onLine({ kind: 'oversize', number: this.#number, bytes: length });
        }
        else if (this.#carried === 0) {
            this.#onLine({ kind: 'line', number: this.#number, bytes, start, end });
        }
        else {
            const whole = Buffer.concat([...this.#carry, bytes.subarray(start, end)]);
            this.#onLine({ kind: 'line', number: this.#number, bytes: whole, start: 0, end: whole.length });
        }
        if (this.#carried === 0 && this.#overflow === 0)
            return;
        this.#carry = [];
        this.#carried = 0;
        this.#overflow = 0;
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

/***/ 94076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ REDACTED),
/* harmony export */   f: () => (/* binding */ redactSecrets)
/* harmony export */ });
/** What takes a secret's place. */
const REDACTED = '[redacted]';
/** Not inside a word; but proof lines are raw JSON, where the letter of an escape such as `\n` can stand before a secret. */
const START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9A-Fa-f]{4}))`;
/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw `eyJ(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/**
 * Secrets by the form that their issuers gave them. Only forms that nothing else has: digests, ids and paths must stay, since
 * a proof line that lost its skill's name proves nothing. Every pattern takes time in proportion to the text: one that can fail after
 * an unbounded run cannot begin again inside that run.
 */
const SECRETS = [
    // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
    `${START}sk-(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,}|admin-[\\w-]{40,}|[A-Za-z0-9]{32,}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,})`,
    // GitHub, GitLab, npm, PyPI, Hugging Face.
    `${START}gh[pousr]_\\w{20,}`,
    `${START}github_pat_\\w{20,}`,
    `${START}glpat-[\\w-]{20,}`,
    `${START}npm_[A-Za-z0-9]{36}(?!\\w)`,
    `${START}pypi-AgE[\\w-]{20,}`,
    `${START}hf_[A-Za-z0-9]{30,}`,
    // Clouds and services.
    `${START}A(?:KIA|SIA)[0-9A-Z]{16}(?!\\w)`,
    `${START}AIza[\\w-]{35}`,
    `${START}ya29\\.[\\w-]{20,}`,
    `${START}(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}`,
    `${START}[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
    `${START}SG\\.[\\w-]{22}\\.[\\w-]{43}`,
    // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
    `${START}${TOKEN_PART}\\.${TOKEN_PART}\\.[\\w-]{8,}`,
    `(?<=\\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,}`,
    `(?<=\\b[Aa]uthorization["']{0,2} {0,4}[:=] {0,4}["']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,}`,
    `(?<=://[^\\s/:@"]{0,64}:)[^\\s/:@"]{3,}(?=@)`,
    `(?<=\\b[A-Z][A-Z0-9_]{0,60}(?:API_KEY|ACCESS_KEY|TOKEN|SECRET|PASSWORD)=["']?)[^\\s"'\\\\$;&|<>]{8,}`,
    // Private keys, to their end or as far as the text goes.
    `-----BEGIN ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
].map((form) => new RegExp(form, 'g'));
/** The text with every secret of a known form replaced. */
function redactSecrets(text) {
    return SECRETS.reduce((redacted, pattern) => redacted.replaceAll(pattern, REDACTED), text);
}


/***/ }),

/***/ 37666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fileChunks),
/* harmony export */   w: () => (/* binding */ SMALL_CHUNK_BYTES)
/* harmony export */ });
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42344);

/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** A whole chunk for each of many small files would be most of what the garbage collector has to do. */
const SMALL_CHUNK_BYTES = 64 * 1024;
/**
 * The bytes of a file, in chunks of at most `chunkBytes` that are the caller's to keep, and not more of them than the file had when it was
 * opened. Throws what `openFile` throws and the file system says. Where much is made of each byte, `SMALL_CHUNK_BYTES` costs no time, and the
 * garbage of large chunks would be 100 MB.
 */
async function* fileChunks(path, chunkBytes = CHUNK_BYTES) {
    const { file, size } = await (0,_open_file_js__WEBPACK_IMPORTED_MODULE_0__/* .openFile */ .T)(path);
    if (size === 0)
        return file.close();
    const highWaterMark = Math.max(SMALL_CHUNK_BYTES, Math.min(size ?? 0, chunkBytes));
    // A stream with an end reads from a position, which a pipe has not.
    const stream = file.createReadStream(size === null ? { highWaterMark } : { highWaterMark, start: 0, end: size - 1 });
    for await (const chunk of stream)
        yield chunk;
}


/***/ }),

/***/ 40193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ unitMark),
/* harmony export */   ke: () => (/* binding */ foreignMark),
/* harmony export */   pA: () => (/* binding */ sharedSessions)
/* harmony export */ });
/* harmony import */ var _kernel_grouped_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28046);

/** Folders of units are called so, and nothing else is. */
const MARK = /pcu-[0-9a-f]{32}/g;
/** The mark of a unit: the name of its folder, which every path in its transcript then holds. */
function unitMark(unitRunId) {
    return `pcu-${unitRunId.replaceAll('-', '')}`;
}
/** Another unit's mark in a part of a transcript; null where there is none. Parts must overlap by a mark's length. */
function foreignMark(text, own) {
    for (const [mark] of text.matchAll(MARK))
        if (mark !== own)
            return mark;
    return null;
}
/**
 * The units of sessions that were told by several cells (case × provider): one run cannot be a run of two cases. Trials of one cell
 * with the same session are left as they are; the gate counts them once.
 */
function sharedSessions(units) {
    const told = units.filter(({ observed }) => observed.session_id !== null);
    // The ids of two clients have nothing to do with each other.
    const sessions = (0,_kernel_grouped_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupedBy */ .m)(told, ({ agent, observed }) => `${agent} ${observed.session_id ?? ''}`);
    const shared = [...sessions.values()].filter((group) => new Set(group.map((unit) => unit.case_id)).size > 1);
    return new Set(shared.flat().map((unit) => unit.unit_run_id));
}


/***/ }),

/***/ 94793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ infraStatus),
/* harmony export */   W: () => (/* binding */ infraResult)
/* harmony export */ });
/** A unit's result as it is where its evidence may not be used. */
function infraResult(unit, reason, why) {
    return {
        ...unit,
        ...infraStatus(reason, unit.timed_out),
        error: why,
        observed: { ...unit.observed, transport: reason },
    };
}
/** What such a unit is said to be. */
function infraStatus(reason, timedOut) {
    return {
        status: 'infra_error',
        infra_reason: reason,
        failure_kind: null,
        failure_category: timedOut ? 'timeout' : 'transport',
    };
}


/***/ }),

/***/ 15609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ judgeUnit),
/* harmony export */   z: () => (/* binding */ isAnyMet)
/* harmony export */ });
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48118);
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8968);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16992);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28397);




/**
 * What a run means for a case: infrastructure first, then evidence; a disallowed hit gates even where the run then failed in
 * transport. Rules in CONTRIBUTING.md, "Verdict".
 */
function judgeUnit(requirements, facts) {
    const { observed, hits, timedOut } = facts;
    const disallowed = requirements.disallowed.filter((token) => hits.has(token));
    const gating = disallowed.filter((token) => (hits.get(token)?.tier ?? 3) <= requirements.disallowedTier);
    const missing = missingTokens(requirements, facts);
    const anyMissing = isAnyMissing(requirements, observed);
    const evidence = {
        missing: anyMissing ? [...missing, anyRow(requirements)] : [...missing],
        optional_hits: requirements.optional.filter((token) => hits.has(token)),
        disallowed_hits: disallowed,
        gating_hits: gating,
    };
    const category = timedOut ? 'timeout' : observed.transport === null ? 'assertion' : 'transport';
    const pass = { ...evidence, status: 'pass', infra_reason: null, failure_kind: null, failure_category: null };
    const fail = () => {
        const kind = failureKind(missing, anyMissing, evidence, hits);
        return { ...evidence, status: 'fail', infra_reason: null, failure_kind: kind, failure_category: category };
    };
    const infra = (reason) => ({
        ...evidence,
        status: 'infra_error',
        infra_reason: reason,
        failure_kind: null,
        failure_category: timedOut ? 'timeout' : 'transport',
    });
    if (gating.length > 0)
        return fail();
    if (observed.transport !== null)
        return infra(observed.transport);
    // What our own clock ended is judged by its evidence, but only where there is any sign that the model was at work.
    if (timedOut && !observed.assistant_text && observed.tool_calls === 0)
        return infra('incomplete');
    const sufficient = missing.length === 0 && !anyMissing;
    if ((0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements)) {
        if (!hasProofOfLife(observed))
            return infra('incomplete');
        if (observed.lost !== null)
            return infra(observed.lost);
        return sufficient ? pass : fail();
    }
    // Absence proves nothing where a part of the transcript could not be read: neither that a required token is missing, nor that
    // a disallowed one is.
    if (observed.lost !== null && (!sufficient || requirements.disallowed.length > 0))
        return infra(observed.lost);
    return sufficient ? pass : fail();
}
/** The session started, the model answered, and the client said that it was done. */
function hasProofOfLife(observed) {
    const ended = observed.terminal === 'completed' || observed.terminal === 'limit';
    return observed.session_started && observed.assistant_text && ended;
}
/** The required tokens that the hits do not satisfy, each with the first reason that fits. */
function missingTokens(requirements, facts) {
    const unmet = (items, isMet) => items
        .filter((item) => !isMet(item, facts))
        .map((item) => ({
        token: item.token,
        reason: missingReason(item, requirements, facts),
        required_tier: item.tier,
        best_tier: facts.hits.get(item.token)?.tier ?? null,
    }));
    const missing = unmet(requirements.required, isSatisfied);
    return missing.length > 0 ? missing : unmet(requirements.present, isPresent);
}
function isSatisfied({ token, tier }, { hits, observed }) {
    const hit = hits.get(token);
    // A mention is no call and no read, whatever tier would do.
    const reached = hit?.succeeded === true ? hit.succeeded_tier : null;
    return reached !== null && reached <= tier && !observed.ambiguous.includes(token);
}
/** Seen at all, if only by name. */
function isPresent({ token }, { hits, observed }) {
    return (hits.get(token)?.succeeded_tier ?? null) !== null && !observed.ambiguous.includes(token);
}
function missingReason({ token, canonical }, { aliases }, facts) {
    const { observed, hits, skillsAvailable } = facts;
    const hit = hits.get(token);
    if (observed.ambiguous.includes(token))
        return 'ambiguous';
    if (hit !== undefined) {
        if (hit.source_kind === 'log_fallback' || hit.source_detail === 'noise')
            return 'wrong_source';
        return hit.succeeded || !hit.attempted ? 'too_weak' : 'attempted_not_executed';
    }
    if (!isSkillName(canonical))
        return 'absent';
    if (observed.skill_tool === false)
        return 'not_available';
    if (!observed.catalogue_complete || skillsAvailable === null)
        return 'absent';
    const offered = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k(skillsAvailable.map((name) => ({ name, aliases: [] })));
    const isOffered = skillsAvailable.some((name) => offered.compare(canonical, (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveAlias */ .Z)(aliases, name)) !== 'different');
    return isOffered ? 'absent' : 'not_available';
}
/** Paths and names with a file's ending are no skills, so that no catalogue could offer them. */
function isSkillName(token) {
    return !/[/\\]|\.[a-z0-9]{1,5}$/i.test(token);
}
/** Without a list, "any tool call" is asked of cases that require something. */
function isAnyMissing(requirements, observed) {
    if (requirements.any === null)
        return !(0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(requirements) && observed.tool_calls === 0;
    return !requirements.any.some((token) => isAnyMet(token, observed));
}
/** An activity token means "any tool call", wherever else its letters stand. */
function isAnyMet(token, observed) {
    return (0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .isActivityToken */ .j)(token) ? observed.tool_calls > 0 : observed.any_matched.includes(token);
}
function anyRow(requirements) {
    const token = requirements.any === null ? 'any_tool_call' : `any_of(${requirements.any.join('|')})`;
    return { token, reason: 'absent', required_tier: null, best_tier: null };
}
/** In this order: the first kind that fits. Table in CONTRIBUTING.md, "Failure kinds". */
function failureKind(missing, anyMissing, evidence, hits) {
    const somethingMissing = missing.length > 0 || anyMissing;
    if (evidence.gating_hits.length > 0)
        return somethingMissing ? 'mixed' : 'disallowed_hit';
    const allWeak = missing.length > 0 && missing.every(({ token }) => hits.has(token));
    if (allWeak)
        return 'evidence_too_weak';
    return evidence.optional_hits.length > 0 ? 'optional_only' : 'missing_required';
}


/***/ }),

/***/ 40834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ assessRun),
/* harmony export */   n: () => (/* binding */ UNKNOWN_PROCESS)
/* harmony export */ });
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
/** A final message about limits; looked at only where the run used no output tokens and called no tool. */
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
    const lost = isCut ? 'oversize' : unreadable + evidence.hidden_subagents > 0 ? 'incomplete' : null;
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
            api_status: terminal === 'completed' ? null : statusOf(evidence),
        },
        hits: evidence.hits,
        timedOut: outcome.timedOut,
        skillsAvailable: evidence.skills_available,
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
/** Not one line: it cannot even be told which form the client would have written. */
function isEmpty(evidence) {
    const { known_events: known, unknown_events: unknown, noise_lines: noise } = evidence;
    return known + unknown + noise + evidence.damaged_lines + evidence.oversize_lines === 0;
}
function transportOf(channel, textShowsCalls, evidence, outcome, terminal) {
    const { exitCode } = outcome;
    // In plain text every line is an event, also the shell's own "command not found".
    const nothingRead = evidence.known_events + evidence.unknown_events === 0 || (channel === 'text' && evidence.tool_calls === 0);
    if (outcome.spawnError !== null) {
        return { reason: 'not_started', message: `the client could not be started: ${outcome.spawnError}` };
    }
    if (nothingRead && exitCode !== null && NOT_STARTED_EXITS.has(exitCode)) {
        return {
            reason: 'not_started',
            message: `the client could not be started (exit code ${exitCode})${said(outcome)}`,
        };
    }
    if (evidence.foreign_lines > 0) {
        const message = `${evidence.foreign_lines} lines of the transcript belong to another session`;
        return { reason: 'contaminated', message };
    }
    if (terminal === 'error' && channel === 'json')
        return clientError(evidence);
    if (isUnrecognised(channel, evidence)) {
        return {
            reason: 'unrecognised',
            message: 'no known tool event was recognised; the client may be of a newer version',
        };
    }
    if (channel === 'text' &&
        !textShowsCalls &&
        (evidence.noise_lines > 0 || evidence.assistant_text) &&
        (outcome.timedOut || (exitCode ?? 0) === 0)) {
        return {
            reason: 'unobservable',
            message: 'plain-text output of this client does not show calls; run it with JSON output',
        };
    }
    if (isBareResult(channel, evidence)) {
        return {
            reason: 'unobservable',
            message: 'a single result object does not show calls; run with stream-json or --verbose',
        };
    }
    // What the runner itself cut short is judged by what was there until then.
    if (outcome.timedOut || outcome.limit !== null)
        return null;
    if (terminal === 'none' && outcome.signal !== null) {
        return { reason: 'exit', message: `the client was ended by ${outcome.signal}${said(outcome)}` };
    }
    if (terminal === 'none' || (channel === 'text' && terminal === 'error')) {
        if (exitCode !== null && exitCode !== 0) {
            return {
                reason: 'exit',
                message: `the client ended with exit code ${exitCode} without a result${said(outcome)}`,
            };
        }
        const why = evidence.aborted
            ? 'the run was interrupted'
            : "the transcript ends without the client's terminal event";
        const status = channel === 'text' && exitCode === null ? 'the exit status is not known' : why;
        // The terminal event may be the very line that was too long to read.
        const reason = evidence.oversize_lines > 0 && !evidence.aborted ? 'oversize' : 'incomplete';
        return { reason, message: `${status}${said(outcome)}` };
    }
    return limitMessage(evidence);
}
/** The terminal event says that it failed; the error before it often says why. */
function clientError({ terminal, last_error }) {
    const reason = terminal?.reason ?? 'api_error';
    const cause = reason === 'exit' && last_error !== null ? last_error : { reason, message: terminal?.message ?? reason };
    return { reason: cause.reason, message: cause.message };
}
function statusOf({ terminal, last_error }) {
    return terminal?.status ?? last_error?.status ?? null;
}
/** There were events, and none of them was one that evidence could have come from. */
function isUnrecognised(channel, evidence) {
    if (channel === 'text')
        return false;
    const nothingKnown = evidence.known_events === 0 && evidence.unknown_events > 0;
    return nothingKnown || (evidence.unknown_tool_like > 0 && evidence.tool_calls === 0);
}
function isBareResult(channel, evidence) {
    return (channel === 'json' && evidence.terminal !== null && evidence.known_events === 1 && evidence.unknown_events === 0);
}
function limitMessage(evidence) {
    const usage = evidence.terminal?.usage;
    const text = evidence.final_text ?? '';
    const nothingDone = usage?.output_tokens === 0 && evidence.tool_calls === 0;
    return nothingDone && LIMIT_MESSAGE.test(text) ? { reason: 'rate_limited', message: text } : null;
}
function said({ stderr }) {
    const line = stderr?.split('\n').find((text) => text.trim() !== '');
    return line === undefined ? '' : `; it said: ${line.trim().slice(0, 300)}`;
}
function warningsOf(evidence, outcome, terminal) {
    const warnings = [];
    const count = (number, text) => {
        if (number > 0)
            warnings.push(`${number} ${text}`);
    };
    count(evidence.oversize_lines, 'lines over the size limit were not read');
    count(evidence.damaged_lines, 'damaged JSON lines: their events are lost');
    count(evidence.lossy_lines, 'lines held bytes that are not valid text; they were replaced');
    count(evidence.unknown_events, 'events of unknown types');
    count(evidence.hidden_subagents, 'subagents whose calls the client does not show');
    count(evidence.foreign_lines, 'lines of another session were ignored');
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
