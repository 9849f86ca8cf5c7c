export const id = 971;
export const ids = [971,3698];
export const modules = {

/***/ 36739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ routingComparator),
/* harmony export */   k_: () => (/* binding */ comparatorCases),
/* harmony export */   mO: () => (/* binding */ fileBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96223);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91772);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38413);





/** A baseline given as a file: no comparator is used. `path` is relative to where the command runs. */
async function fileBaseline(world, comparator, path) {
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path), 'the baseline'), path);
    const warning = `no comparator was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`;
    return {
        baseline,
        config: comparator.config,
        cases: null,
        report: { ...comparator.commits, baseline_path: path, baseline_blob: null, baseline_outcome: 'found' },
        warnings: [...comparator.warnings, warning],
    };
}
/**
 * Baseline and cases as the comparator has them. Found, first adoption (neither configuration nor baseline), and "cannot be told" are three
 * different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
async function routingComparator(comparator, headCases) {
    const { config, name, isConfigured, commits } = comparator;
    const file = await comparator.read(config.baseline);
    if (file === null && isConfigured) {
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = file === null ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : comparator.parse(config.baseline, (shown) => (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(file.text, shown));
    const cases = await comparatorCases(comparator, headCases);
    const unseen = cases === null && file !== null ? [`${name} has no case files, so that loosened cases cannot be seen`] : [];
    return {
        baseline,
        config,
        cases,
        report: {
            ...commits,
            steps: [...commits.steps],
            baseline_path: config.baseline,
            baseline_blob: file?.blob ?? null,
            baseline_outcome: file === null ? 'first_adoption' : 'found',
        },
        warnings: [...comparator.warnings, ...unseen],
    };
}
/**
 * The comparator's cases: where its configuration says. Where that says nothing, at the default places; the head's own come in for
 * cases that are not found there, and come first where the caller named them. Null where there are none.
 */
async function comparatorCases(comparator, head) {
    const { config, name } = comparator;
    if (config.namesCases) {
        const cases = await readCases(comparator, config.cases);
        if (cases !== null && cases.missing.length === 0)
            return cases.found;
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_4__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
    }
    const own = await readCases(comparator, head.paths);
    if (head.named && own !== null)
        return own.found;
    const usual = await readCases(comparator, config.cases);
    if (own === null && usual === null)
        return null;
    const byId = new Map();
    for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])])
        byId.set(item.definition.case_id, item);
    return [...byId.values()];
}
/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCases(comparator, paths) {
    const cases = new Map();
    const missing = [];
    for (const path of paths) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
            continue;
        for (const file of await comparator.filesAt(path)) {
            if (cases.has(file))
                continue;
            const read = await comparator.read(file);
            if (read === null)
                missing.push(file);
            else
                cases.set(file, comparator.parse(file, (shown) => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCaseFile */ ._T)(read.text, shown)));
        }
    }
    return cases.size === 0 ? null : { found: [...cases.values()].flat(), missing };
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, where that is no regular file. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 8968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ attributeSignals),
/* harmony export */   Z: () => (/* binding */ resolveAlias)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);
/* harmony import */ var _compute_tier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58966);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16992);
/* harmony import */ var _token_hit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37625);





/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
function resolveAlias(aliases, name) {
    const own = aliases.get(name.toLowerCase());
    if (own !== undefined || aliases.size === 0)
        return own ?? name;
    const [skill = '', file, ...rest] = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(name);
    if (file?.toLowerCase() !== _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() || rest.length > 0)
        return name;
    const canonical = aliases.get(skill.toLowerCase());
    return canonical === undefined ? name : `${canonical}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`;
}
/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
function attributeSignals(agent, signals, tokens, installed, aliases) {
    const inventory = inventoryOf(signals, installed);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || canonical.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
        let certain;
        let possible;
        for (const signal of signals) {
            const match = matchSignal(signal, token, canonical, inventory, aliases);
            if (match === 'different')
                continue;
            if (!isPath)
                claimed.add(signal);
            const hit = hitOf(agent, signal, isPath);
            if (match === 'same')
                certain = merged(certain, hit);
            else
                possible = merged(possible, hit);
        }
        const hit = merged(certain, possible);
        if (hit !== undefined)
            hits.set(token, hit);
        if (decides(possible, certain))
            ambiguous.add(token);
    }
    const seen = [];
    for (const signal of signals) {
        const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
        const own = name === undefined ? undefined : hitOf(agent, signal, false);
        if (name === undefined || own === undefined)
            continue;
        const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
        if (key === name)
            seen.push(name);
        const hit = merged(hits.get(key), own);
        if (hit !== undefined)
            hits.set(key, hit);
    }
    const sorted = [...hits].sort(([left], [right]) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left, right));
    return { hits: new Map(sorted), ambiguous: (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedUnique */ .Z$)(ambiguous) };
}
function hitOf(agent, signal, tokenIsPath) {
    const observation = signal.kind === 'mention' ? { kind: 'mention' } : signal.observation;
    const tier = (0,_compute_tier_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredTier */ .w_)(agent, observation, tokenIsPath);
    return tier === null ? undefined : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .hitOfSignal */ .F)(tier, signal);
}
function merged(left, right) {
    return left === undefined || right === undefined ? (left ?? right) : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHits */ .v)(left, right);
}
/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible, certain) {
    if (possible === undefined)
        return false;
    const reached = certain?.attempted === true ? certain.succeeded_tier : null;
    return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}
function inventoryOf(signals, installed) {
    const known = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k(installed);
    const called = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    // `plugin:x` called where a bare `x` is installed is that `x`, seen through its plugin.
    const further = called.filter((name) => name.includes(':') && !known.has(name));
    return new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}
function matchSignal(signal, token, canonical, inventory, aliases) {
    if (signal.kind === 'mention')
        return signal.token === token ? 'same' : 'different';
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(canonical);
    const skill = skillOfToken(wanted);
    const compareAll = (name, names) => strongest(names.map((other) => inventory.compare(name, resolveAlias(aliases, other))));
    if (signal.kind === 'skill') {
        // A bare `SKILL.md` is satisfied by any skill.
        if (skill === null)
            return 'same';
        return skill === undefined ? 'different' : compareAll(skill, signal.names);
    }
    if (typeof skill === 'string') {
        const match = signal.skill === null ? 'different' : compareAll(skill, namesOfFile(signal.skill, inventory));
        // One segment may be the name of any file, as long as no skill is called so.
        if (match !== 'different' || wanted.length > 1 || inventory.has(canonical))
            return match;
    }
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .endsWithSegments */ .rb)(signal.segments, (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(canonical)) ? 'same' : 'different';
}
/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted) {
    const isSkillFile = wanted.at(-1)?.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
    if (wanted.length === 1)
        return isSkillFile ? null : wanted[0];
    return wanted.length === 2 && isSkillFile ? wanted[0] : undefined;
}
/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile({ folder, frontmatterName }, inventory) {
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder))
        return frontmatterName === null ? [] : [frontmatterName];
    if (frontmatterName === null || frontmatterName === folder)
        return [folder];
    const others = inventory.has(folder) && inventory.has(frontmatterName);
    return others && inventory.compare(folder, frontmatterName) === 'different' ? [folder] : [folder, frontmatterName];
}
function strongest(matches) {
    if (matches.includes('same'))
        return 'same';
    return matches.includes('ambiguous') ? 'ambiguous' : 'different';
}
function skillSeenIn(signal) {
    if (signal.kind === 'skill')
        return signal.names[0];
    if (signal.kind === 'mention' || signal.skill === null)
        return undefined;
    const { folder, frontmatterName } = signal.skill;
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder) ? (frontmatterName ?? undefined) : folder;
}


/***/ }),

/***/ 58966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   gv: () => (/* binding */ textScore),
/* harmony export */   w_: () => (/* binding */ structuredTier)
/* harmony export */ });
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61359);

/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 };
/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;
const LOADED = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const MENTION = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };
/**
 * The tier of a fact from a client's own JSON stream; null where the fact is no signal. The table stands in
 * CONTRIBUTING.md, "Tiers". Codex has no skill tool: opening `SKILL.md` under a skills root is its way to load a skill.
 */
function structuredTier(agent, observation, tokenIsPath) {
    const tier = ofObservation(agent, observation);
    return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}
function ofObservation(agent, observation) {
    switch (observation.kind) {
        case 'mention':
            return MENTION;
        case 'skill_call':
            return observation.ok === true ? LOADED : FAILED;
        case 'file_open':
            if (agent === 'codex' && observation.underSkillsRoot) {
                return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
            }
            return observation.ok === true ? READ : null;
    }
}
/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
function computeTier(agent, token, line, score) {
    const isPath = /[/\\]/.test(token);
    const tiers = (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => textTier(agent, match));
    const strongest = Math.min(score >= MODERATE_SCORE ? 2 : 3, ...tiers);
    return isPath && strongest === 1 ? 2 : strongest;
}
/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
function textScore(token, line, agent) {
    return Math.max(0, ...(0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => scoreOf(match, agent)));
}
/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(agent, match) {
    const isClaude = agent === 'claude';
    switch (match.kind) {
        case 'skill_call':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'skill_line':
            return match.failed || isClaude || agent === 'codex' ? 3 : 1;
        case 'launching':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'base_directory':
            return isClaude ? 3 : 1;
        case 'read':
            return agent === 'codex' ? 1 : 2;
        case 'mention':
            return 3;
    }
}
function scoreOf(match, agent) {
    switch (match.kind) {
        case 'skill_call':
            return SCORE.loaded;
        case 'skill_line':
            // The other clients print no such lines: there it is only text that somebody wrote.
            if (agent === 'claude' || agent === 'codex')
                return SCORE.mention;
            return match.failed ? SCORE.failed : SCORE.loaded;
        case 'launching':
            return SCORE.launching;
        case 'base_directory':
        case 'read':
            return SCORE.read;
        case 'mention':
            return SCORE.mention;
    }
}


/***/ }),

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}


/***/ }),

/***/ 12971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
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

/***/ 46202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92340);

function foldText(text) {
    const folded = text.toLowerCase();
    // A few letters fold to several (İ); positions would shift.
    return { written: folded.length === text.length ? text : folded, folded };
}
/** Whether `text` names the token as a whole word, a whole skill id or a whole path segment. */
function mentions(text, token, inventory) {
    return new TokenMatcher(token, inventory).isNamedIn(foldText(text));
}
/**
 * Looks for one token in many texts. `-`, `_`, `.`, `:` and path separators belong to a word; a full stop, a colon or a
 * separator at its end does not. Takes time in proportion to the text, whatever stands in it.
 */
class TokenMatcher {
    #token;
    #inventory;
    /** Of a token that is a path; empty otherwise. */
    #segments;
    /** Every word that names the token holds this; empty for a token that names nothing. */
    #needle;
    constructor(token, inventory) {
        this.#token = token;
        this.#inventory = inventory;
        const isPath = /[/\\]/.test(token);
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : token.toLowerCase().split(':')).at(-1) ?? '';
    }
    isNamedIn(text) {
        if (this.#needle === '' || !text.folded.includes(this.#needle))
            return false;
        for (const word of wordsWith(text, this.#needle))
            if (this.#isNamedBy(word))
                return true;
        return false;
    }
    #isNamedBy(whole) {
        const word = trimmed(whole);
        if (whole === this.#token || word === this.#token)
            return true;
        if (this.#segments.length > 0)
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(word).filter((part) => part.toLowerCase().includes(this.#needle));
        return near.some((part) => this.#inventory.compare(this.#token, part) !== 'different');
    }
}
/** The words in which `needle` occurs. */
function* wordsWith({ written, folded }, needle) {
    for (let at = folded.indexOf(needle); at !== -1;) {
        let start = at;
        let end = at + needle.length;
        // Never goes back over the word before: that one ended at a character that belongs to none.
        while (start > 0 && isWordCharacter(folded, start - 1))
            start -= 1;
        while (end < folded.length && isWordCharacter(folded, end))
            end += 1;
        yield written.slice(start, end);
        at = folded.indexOf(needle, end);
    }
}
function isWordCharacter(text, index) {
    const code = text.charCodeAt(index);
    if (code > 0x7f)
        return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(index));
    const isLetter = code >= 0x61 && code <= 0x7a;
    // `-` `.` `/` and the digits and `:` stand in one row; `_`, `\` and `~` apart.
    return isLetter || (code >= 0x2d && code <= 0x3a) || code === 0x5f || code === 0x5c || code === 0x7e;
}
/** By hand: `/[.]+$/` takes quadratic time on a long run of dots in the middle. */
function trimmed(word) {
    let end = word.length;
    while (end > 0 && '.:/\\'.includes(word.charAt(end - 1)))
        end -= 1;
    let start = 0;
    while (start < end && '.:'.includes(word.charAt(start)))
        start += 1;
    // A path may begin with a dot: `.claude/…`, `../…`.
    const isPath = /[/\\]/.test(word.slice(0, end));
    return word.slice(isPath ? 0 : start, end);
}


/***/ }),

/***/ 4380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openedFiles)
});

// EXTERNAL MODULE: ./build/evidence/split-command.js
var split_command = __webpack_require__(51316);
;// CONCATENATED MODULE: ./build/evidence/shell-words.js

/** Hostile nesting of `sh -c` is not followed further than this. */
const MAX_NESTING = 4;
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash']);
const POWERSHELLS = new Set(['powershell', 'pwsh']);
/** Words that run the command behind them, each with the options whose value is a word of its own. */
const WRAPPERS = new Map([
    ['sudo', /^-[ughpCRrtTU]$/],
    ['doas', /^-[uC]$/],
    ['env', /^(?:-[uCS]|--(?:unset|chdir))$/],
    ['timeout', /^(?:-[sk]|--(?:signal|kill-after))$/],
    ['nice', /^-n$/],
    ['stdbuf', /^-[ioe]$/],
    ['exec', /^-a$/],
    ['command', /^$/],
    ['builtin', /^$/],
    ['time', /^$/],
    ['nohup', /^$/],
    ['setsid', /^$/],
]);
const KEYWORDS = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{']);
/**
 * Splits a shell command into its simple commands, looking through `bash -lc '…'`, PowerShell's `-Command`, `cmd /c` and the
 * usual wrappers. Good enough to tell which program gets which path; nothing is expanded and nothing is run.
 */
function simpleCommands(command) {
    return nestedCommands(command, 0, 0);
}
/** The program's name without folder and `.exe`, folded. */
function programName(word) {
    const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
    return base.endsWith('.exe') ? base.slice(0, -'.exe'.length) : base;
}
function nestedCommands(script, depth, nesting) {
    return (0,split_command/* splitCommand */.G)(script).flatMap((command) => {
        const words = unwrap(command.words);
        const own = depth + command.depth;
        const inner = nesting < MAX_NESTING ? nestedScript(words, command) : undefined;
        if (inner !== undefined)
            return nestedCommands(inner, own + 1, nesting + 1);
        return words.length === 0 ? [] : [{ words, depth: own }];
    });
}
function unwrap(words) {
    let index = 0;
    for (;;) {
        const word = words[index];
        if (word === undefined)
            break;
        const program = programName(word);
        const valued = WRAPPERS.get(program);
        if (valued === undefined) {
            if (!KEYWORDS.has(word) && !/^[A-Za-z_]\w*=/.test(word))
                break;
            index += 1;
            continue;
        }
        index += 1;
        for (let option = words[index]; option?.startsWith('-') === true; option = words[index]) {
            // `command -v` only tells where a program is.
            if (program === 'command' && /^-[vV]/.test(option))
                return [];
            index += valued.test(option) ? 2 : 1;
        }
        if (program === 'timeout' && /^[\d.]{1,16}[smhd]?$/.test(words[index] ?? ''))
            index += 1;
    }
    return words.slice(index);
}
function nestedScript(words, { input }) {
    const program = programName(words[0] ?? '');
    if (SHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-[a-z]*c$/.test(word));
        return flag === -1 ? input : words[flag + 1];
    }
    if (program === 'cmd') {
        const flag = words.findIndex((word) => /^\/[ck]$/i.test(word));
        return flag === -1 ? undefined : words.slice(flag + 1).join(' ');
    }
    if (POWERSHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-c(?:ommand)?$/i.test(word));
        const rest = flag === -1 ? words.slice(1).filter((word) => !/^-\w/.test(word)) : words.slice(flag + 1);
        return rest.length === 0 ? undefined : rest.join(' ');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/evidence/opened-files.js

/** Programs that print a file whose path is their argument. CONTRIBUTING.md, "Opens". */
const OPENERS = new Set(['cat', 'sed', 'head', 'tail', 'less', 'more', 'bat', 'awk', 'nl', 'get-content', 'type']);
/** Their first plain argument is a program text, not a file. */
const SCRIPTED = new Set(['sed', 'awk']);
/** Options whose value is the next word. */
const OPTIONS_WITH_VALUE = {
    head: /^(?:-[nc]|--(?:lines|bytes))$/,
    tail: /^(?:-[ncs]|--(?:lines|bytes|pid|sleep-interval))$/,
    awk: /^-[vF]$/,
    sed: /^(?:-l|--line-length)$/,
    nl: /^-[bdfhilnsvw]$/,
    bat: /^(?:-[rlmH]|--(?:line-range|language|map-syntax|style|theme|color|paging|wrap|tabs|highlight-line|file-name))$/,
    'get-content': /^-(?:totalcount|tail|head|first|last|encoding|readcount|delimiter)$/i,
};
/** Subshells below this share one folder. */
const MAX_DEPTH = 32;
const CHANGE_FOLDER = new Set(['cd', 'pushd', 'set-location']);
/** What `{a,b}` expands to is cut here, and a longer word is not expanded: hostile commands must not grow. */
const MAX_ALTERNATIVES = 64;
const MAX_EXPANDED_WORD = 4096;
/**
 * The files that a shell command opens for reading, as written, with `cd` applied and `{a,b}` expanded: the paths that
 * `cat`, `sed`, `head`, `tail`, `less`, `more`, `bat`, `awk`, `nl`, `Get-Content` or `type` get as arguments. Listing,
 * searching, printing and writing commands open nothing.
 */
function openedFiles(command) {
    const files = [];
    // The folder of each nested subshell: a `cd` in one of them ends with it.
    let folders = [''];
    for (const { words, depth: nested } of simpleCommands(command)) {
        const depth = Math.min(nested, MAX_DEPTH);
        const folder = folders[Math.min(depth, folders.length - 1)] ?? '';
        if (depth >= folders.length)
            folders.push(...Array(depth + 1 - folders.length).fill(folder));
        else
            folders = folders.slice(0, depth + 1);
        const program = programName(words[0] ?? '');
        const rest = words.slice(1);
        if (CHANGE_FOLDER.has(program)) {
            const target = rest.find((word) => !/^-./.test(word) && !/^\/d$/i.test(word)) ?? '~';
            if (target !== '-')
                folders[depth] = within(folder, target);
        }
        else if (OPENERS.has(program)) {
            for (const file of fileArguments(program, rest)) {
                files.push(...alternatives(file).map((path) => within(folder, path)));
            }
        }
    }
    return files;
}
function fileArguments(program, words) {
    const takesValue = OPTIONS_WITH_VALUE[program];
    const plain = [];
    const isScripted = SCRIPTED.has(program);
    let script = isScripted;
    let options = true;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (options && word === '--') {
            options = false;
        }
        else if (options && /^-./.test(word)) {
            // It writes the file.
            if (program === 'sed' && /^(?:-[nEr]{0,3}i|--in-place)/.test(word))
                return [];
            if (isScripted && /^(?:-[nEr]{0,3}[ef]|--(?:expression|file))$/.test(word)) {
                script = false;
                index += 1;
            }
            else if (isScripted && /^(?:-[ef].|--(?:expression|file)=)/.test(word)) {
                script = false;
            }
            else if (takesValue?.test(word) === true)
                index += 1;
        }
        else if (script) {
            script = false;
        }
        else if (word !== '-' && !/^\+\d/.test(word))
            plain.push(word);
    }
    return program === 'get-content' ? plain.flatMap((word) => word.split(',')) : plain;
}
/** `{a,b}` written out, as a POSIX shell does it; `${…}` and braces without a comma stay what they are. */
function alternatives(word) {
    const words = [word];
    if (word.length > MAX_EXPANDED_WORD)
        return words;
    for (let index = 0; index < words.length && words.length <= MAX_ALTERNATIVES; index += 1) {
        const current = words[index] ?? '';
        const group = /(^|[^$])\{([^{},]*(?:,[^{},]*)+)\}/.exec(current);
        if (group?.[2] === undefined)
            continue;
        const before = current.slice(0, group.index + (group[1] ?? '').length);
        const after = current.slice(group.index + group[0].length);
        words.splice(index, 1, ...group[2].split(',').map((choice) => before + choice + after));
        index -= 1;
    }
    return words.slice(0, MAX_ALTERNATIVES);
}
function within(folder, path) {
    const absolute = /^(?:[/\\~$%]|[A-Za-z]:)/.test(path);
    return folder === '' || absolute ? path : `${folder}/${path}`;
}


/***/ }),

/***/ 92340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
const SKILL_FILE_FOLDED = SKILL_FILE.toLowerCase();
/** Folders in which a client looks for skills. CONTRIBUTING.md, "Skills roots". */
const CLIENT_PLACES = new Set([
    '.claude',
    '.agents',
    '.codex',
    '.github',
    '.copilot',
    // The same folders, where a command names them by the variable that moves them.
    ...['codex_home', 'claude_config_dir', 'copilot_home'].flatMap((name) => [
        `$${name}`,
        `\${${name}}`,
        `%${name}%`,
        `$env:${name}`,
    ]),
]);
/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
function pathParts(path) {
    const parts = [];
    for (const part of path.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part))
            continue;
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts;
}
/** `pathParts`, with letter case folded. */
function pathSegments(path) {
    return pathParts(path).map((part) => part.toLowerCase());
}
/** Whether `segments` ends with all of `tail`. */
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return parts.at(-1)?.toLowerCase() === SKILL_FILE_FOLDED ? parts.at(-2) : undefined;
}
/** Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places. Takes folded segments. */
function isUnderSkillsRoot(segments) {
    const place = segments.findIndex((segment) => CLIENT_PLACES.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 16992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SkillInventory)
/* harmony export */ });
/**
 * Which names mean the same skill. Attribution is by identity, never by substring (CONTRIBUTING.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
    #skills;
    /** Folded names that several installed skills spell differently: these are compared exactly. */
    #caseSensitive;
    #byName = new Map();
    #byBase = new Map();
    /** `skills`: what is installed, as far as it is known; skills that differ in nothing are counted once. */
    constructor(skills) {
        const merged = new Map();
        for (const skill of skills) {
            const aliases = [...(merged.get(skill.name)?.aliases ?? []), ...skill.aliases];
            merged.set(skill.name, { name: skill.name, aliases: [...new Set(aliases)] });
        }
        this.#skills = [...merged.values()];
        this.#caseSensitive = spelledDifferently(this.#skills.flatMap(({ name }) => [name, splitName(name)[1]]));
        for (const skill of this.#skills) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    get names() {
        return this.#skills.map((skill) => skill.name);
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, plugin.toLowerCase()].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = leftPlugin.toLowerCase() === rightPlugin.toLowerCase();
            return samePlugin && (equalBase || this.#aliased(leftBase, rightBase)) ? 'same' : 'different';
        }
        if (!equalBase && !this.#aliased(leftBase, rightBase))
            return 'different';
        if (leftPlugin === undefined && rightPlugin === undefined) {
            if (equalBase)
                return this.#withBase(leftBase).length > 1 && !this.#isInstalled(left) ? 'ambiguous' : 'same';
            if (this.#isInstalled(left) && this.#isInstalled(right))
                return 'different';
            return Math.max(this.#withBase(leftBase).length, this.#withBase(rightBase).length) > 1 ? 'ambiguous' : 'same';
        }
        const bare = leftPlugin === undefined ? left : right;
        const qualified = leftPlugin === undefined ? right : left;
        const candidates = this.#withBase(bare);
        if (candidates.length <= 1) {
            // The one skill that the bare name can mean may be known to belong to another plugin.
            const owner = candidates[0] === undefined ? undefined : pluginOf(candidates[0]);
            return owner === undefined || owner === (leftPlugin ?? rightPlugin)?.toLowerCase() ? 'same' : 'different';
        }
        // A skill that is installed under exactly the bare name is another one than `plugin:name`.
        return this.#isInstalled(bare) && this.#isInstalled(qualified) ? 'different' : 'ambiguous';
    }
    #withBase(base) {
        return [...(this.#byBase.get(this.#key(base)) ?? [])];
    }
    #isInstalled(name) {
        return this.#byName.has(this.#key(name));
    }
    #aliased(left, right) {
        const others = this.#byBase.get(this.#key(right));
        return others !== undefined && this.#withBase(left).some((skill) => others.has(skill));
    }
    #key(name) {
        const folded = name.toLowerCase();
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, name.toLowerCase(), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    return splitName(skill.name)[0]?.toLowerCase();
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}


/***/ }),

/***/ 51316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ splitCommand)
/* harmony export */ });
/** What a backslash outside quotes takes its meaning from; before anything else it is a separator of a Windows path. */
const ESCAPABLE = new Set(' \t\n"\'\\$&|;()<>*?#~');
const ESCAPABLE_IN_QUOTES = new Set('"\\$`');
const SPACE = new Set(' \t\r\n\v\f');
/**
 * Splits a shell script on unquoted separators into commands and takes quotes off. Nothing is expanded. Every character is
 * looked at once, so that hostile commands take no longer than others of their length.
 */
function splitCommand(text) {
    return new CommandSplitter(text).split();
}
class CommandSplitter {
    #text;
    #commands = [];
    #at = 0;
    #words = [];
    #word;
    /** In `C:\Users` and `skills\x` a backslash is a separator. */
    #isWindowsPath = false;
    /** The next word names where output goes or input comes from. */
    #redirected = false;
    #depth = 0;
    #documents = [];
    constructor(text) {
        this.#text = text;
    }
    split() {
        while (this.#at < this.#text.length)
            this.#step(this.#text.charAt(this.#at));
        this.#endCommand('');
        return this.#commands.filter(({ words }) => words.length > 0);
    }
    #step(character) {
        this.#at += 1;
        const next = this.#text.charAt(this.#at);
        switch (character) {
            case '"':
            case "'":
                this.#quoted(character);
                return;
            case '\\':
                this.#backslash(next, ESCAPABLE);
                return;
            case '\n':
                this.#endCommand(character);
                this.#takeDocuments();
                return;
            case '#':
                if (this.#word === undefined)
                    this.#skipTo('\n');
                else
                    this.#append(character);
                return;
            case '>':
            case '<':
                this.#redirection(character, next);
                return;
            case '&':
                // `&>` redirects, `&` and `&&` end a command.
                if (next === '>')
                    this.#endWord();
                else
                    this.#endCommand(character);
                return;
            case '$':
                if (next === '(')
                    this.#endCommand(character);
                else
                    this.#append(character);
                return;
            case '(':
                this.#endCommand(character);
                this.#depth += 1;
                return;
            case ')':
                this.#endCommand(character);
                this.#depth = Math.max(0, this.#depth - 1);
                return;
            case ';':
            case '|':
            case '`':
                this.#endCommand(character);
                return;
            default:
                if (SPACE.has(character))
                    this.#endWord();
                else
                    this.#append(character);
        }
    }
    #append(character) {
        const word = this.#word ?? '';
        if (character === ':' && word.length === 1 && /[A-Za-z]/.test(word))
            this.#isWindowsPath = true;
        this.#word = word + character;
    }
    /** `\` before one of `escapable` quotes it, unless the word is a Windows path. */
    #backslash(next, escapable) {
        if (!this.#isWindowsPath && escapable.has(next)) {
            if (next !== '\n')
                this.#append(next);
            this.#at += 1;
            return;
        }
        // Inside quotes `\n` and the like are common, so that only a drive letter tells.
        if (escapable === ESCAPABLE && /[A-Za-z.]/.test(next))
            this.#isWindowsPath = true;
        this.#append('\\');
    }
    #quoted(quote) {
        this.#word ??= '';
        while (this.#at < this.#text.length) {
            const character = this.#text.charAt(this.#at);
            this.#at += 1;
            if (character === quote)
                return;
            if (character === '\\' && quote === '"')
                this.#backslash(this.#text.charAt(this.#at), ESCAPABLE_IN_QUOTES);
            else
                this.#append(character);
        }
    }
    #redirection(character, next) {
        // In `2>` the number is no argument.
        if (this.#word !== undefined && /^\d{1,4}$/.test(this.#word))
            this.#word = undefined;
        this.#endWord();
        if (character === '<' && next === '<' && this.#text.charAt(this.#at + 1) !== '<') {
            this.#at += 1;
            this.#announceDocument();
            return;
        }
        while (['<', '>', '&', '|'].includes(this.#text.charAt(this.#at)))
            this.#at += 1;
        this.#redirected = true;
    }
    #announceDocument() {
        const stripTabs = this.#text.charAt(this.#at) === '-';
        if (stripTabs)
            this.#at += 1;
        while (' \t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length)
            this.#at += 1;
        const start = this.#at;
        let quote = '';
        for (; this.#at < this.#text.length; this.#at += 1) {
            const character = this.#text.charAt(this.#at);
            if (character === '\n' || (quote === '' && /[\s;|&<>()]/.test(character)))
                break;
            if (character === quote)
                quote = '';
            else if (quote === '' && (character === '"' || character === "'"))
                quote = character;
        }
        const delimiter = this.#text
            .slice(start, this.#at)
            .replaceAll(/["'\\]/g, '')
            .trimEnd();
        // A number is the right side of a shift in arithmetic.
        if (delimiter !== '' && !/^\d+$/.test(delimiter))
            this.#documents.push({ delimiter, stripTabs, command: this.#commands.length });
    }
    /** The lines of a here-document are data: they are no commands, whatever they look like. */
    #takeDocuments() {
        for (const { delimiter, stripTabs, command } of this.#documents) {
            const start = this.#at;
            let end = start;
            while (this.#at < this.#text.length) {
                end = this.#at;
                this.#skipTo('\n');
                const line = this.#text.slice(end, this.#at).replace(/\r$/, '');
                this.#at = Math.min(this.#at + 1, this.#text.length);
                if ((stripTabs ? line.replace(/^\t+/, '') : line) === delimiter)
                    break;
                end = this.#at;
            }
            const reader = this.#commands[command];
            if (reader !== undefined)
                reader.input = this.#text.slice(start, end);
        }
        this.#documents = [];
    }
    #skipTo(character) {
        const found = this.#text.indexOf(character, this.#at);
        this.#at = found === -1 ? this.#text.length : found;
    }
    #endWord() {
        if (this.#word !== undefined) {
            if (!this.#redirected)
                this.#words.push(this.#word);
            this.#redirected = false;
        }
        this.#word = undefined;
        this.#isWindowsPath = false;
    }
    #endCommand(separator) {
        this.#endWord();
        this.#redirected = false;
        const last = this.#commands.at(-1);
        // An empty one keeps the places that here-documents were announced for.
        if (this.#words.length > 0 || this.#documents.some(({ command }) => command === this.#commands.length)) {
            this.#commands.push({ words: this.#words, depth: this.#depth, end: separator });
        }
        else if (last !== undefined)
            last.end += separator;
        this.#words = [];
    }
}


/***/ }),

/***/ 61359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   YQ: () => (/* binding */ copilotSkillLine),
/* harmony export */   tV: () => (/* binding */ textMatches)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k([]);
const COPILOT_SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, somebody tells of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function copilotSkillLine(text) {
    const match = COPILOT_SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as CONTRIBUTING.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const copilot = copilotSkillLine(line);
    if (copilot !== undefined && names(copilot.skill))
        matches.push({ kind: 'skill_line', failed: copilot.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = copilotSkillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(path).slice(-1));
    const named = [...calledSkills(line), ...launchedSkills(text), ...folders];
    return {
        skills: [...new Set(own === undefined || own.failed ? named : [own.skill, ...named])],
        failedSkills: own?.failed === true ? [own.skill] : [],
        files: [...new Set(filesRead(text))],
    };
}
function calledSkills(line) {
    if (!/"name"\s{0,8}:\s{0,8}"Skill"/.test(line))
        return [];
    return captured(line, /"skill"\s{0,8}:\s{0,8}"([^"]{1,256})"/g);
}
function launchedSkills(text) {
    return captured(text, /Launching skill:\s{0,8}([^\s"'`,;()<>\\]{1,256})/g).map(withoutFullStop);
}
function baseDirectories(text) {
    return captured(text, /Base directory for this skill:\s{0,8}(\S[^"\n]{0,4096})/g).map(baseDirectory);
}
/** Whether the token occurs in the line as a whole id or path segment. */
function occursIn(token, line) {
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
}
function captured(line, pattern) {
    return [...line.matchAll(pattern)].map((match) => match[1] ?? '');
}
/** In a line of JSON the escapes of its strings, elsewhere doubled separators, which only JSON could have put there. */
function withoutEscapes(line) {
    if (!/^\s{0,16}[{[]/.test(line))
        return line.replaceAll('\\\\', '\\');
    return line.replaceAll(/\\(["\\/bfnrt])/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
function isDirectoryOf(token, isPath, directory) {
    if (!isPath)
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(text);
    const verb = READ_VERB.exec(text)?.index;
    if (verb === undefined)
        return opened;
    const listing = LISTING.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    const words = [...text.matchAll(/[^\s"'`,;()<>|&]{1,4096}/g)].filter(({ index }) => index > verb && index < listing);
    return [...opened, ...words.map(([word]) => withoutFullStop(word)).filter((word) => /[/\\]/.test(word))];
}
function withoutFullStop(word) {
    let end = word.length;
    while (end > 0 && '.:'.includes(word.charAt(end - 1)))
        end -= 1;
    return word.slice(0, end);
}


/***/ }),

/***/ 37625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hitOfSignal),
/* harmony export */   v: () => (/* binding */ mergeHits)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** One signal as a hit of its own. */
function hitOfSignal(signal, place) {
    return {
        tier: signal.tier,
        score: signal.score,
        source_kind: 'cli_output',
        source_detail: place.detail,
        line_number: place.line,
        proof_line: place.proof,
        depth: place.depth,
        attempted: signal.attempted,
        succeeded: signal.succeeded,
        succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
    };
}
/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
function mergeHits(left, right) {
    const strongest = compareStrength(left, right) <= 0 ? left : right;
    return {
        ...strongest,
        attempted: left.attempted || right.attempted,
        succeeded: left.succeeded || right.succeeded,
        succeeded_tier: strongerTier(left.succeeded_tier, right.succeeded_tier),
    };
}
/** Negative where `left` is the stronger one. The last criteria only make the order total. */
function compareStrength(left, right) {
    return (left.tier - right.tier ||
        right.score - left.score ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_kind, right.source_kind) ||
        Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
        left.line_number - right.line_number ||
        left.depth - right.depth ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_detail, right.source_detail) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.proof_line, right.proof_line));
}
function strongerTier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return left <= right ? left : right;
}


/***/ }),

/***/ 43727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseRevision)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    const isAstral = strings.some((string) => /[\ud800-\udfff]/.test(string));
    return isAstral ? strings.sort(compareCodePoints) : strings.sort();
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    return sortByCodePoints([...new Set(strings)]);
}


/***/ }),

/***/ 50471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ claudeReader)
});

// EXTERNAL MODULE: ./build/evidence/json-data.js
var json_data = __webpack_require__(67921);
// EXTERNAL MODULE: ./build/evidence/opened-files.js + 1 modules
var opened_files = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/providers/transport-reason.js
var transport_reason = __webpack_require__(83105);
;// CONCATENATED MODULE: ./build/providers/claude/read-claude-result.js


/** The client says what is wrong in its first words. */
const CLIENT_TEXT_LIMIT = 120;
/** `subtype` says "success" even for an API error: the worst of all fields wins. */
function readClaudeResult(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']) ?? '';
    const message = (0,json_data/* asText */.e1)(line['result']) ?? (0,json_data/* asText */.e1)((0,json_data/* asList */.DD)(line['errors'])[0]);
    const usage = usageOf(line);
    const base = {
        type: 'terminal',
        ...(message === undefined ? {} : { final_text: message, message }),
        ...(usage === undefined ? {} : { usage }),
    };
    if (subtype === 'error_max_turns')
        return { ...base, outcome: 'limit', limit: 'turns' };
    if (subtype.startsWith('error_max_budget'))
        return { ...base, outcome: 'limit', limit: 'budget' };
    const terminalReason = (0,json_data/* asText */.e1)(line['terminal_reason']);
    const failed = line['is_error'] === true || terminalReason === 'api_error' || (subtype !== '' && subtype !== 'success');
    if (!failed)
        return { ...base, outcome: 'completed' };
    const status = (0,json_data/* asNumber */.i)(line['api_error_status']) ?? statusInErrorText(message ?? '');
    const reason = errorReason(line, subtype, terminalReason, status, message ?? '');
    return { ...base, outcome: 'error', reason, ...(status === undefined ? {} : { status }) };
}
function errorReason(line, subtype, terminalReason, status, message) {
    // The run broke off, and nothing says that the API was to blame.
    if (subtype !== '' && subtype !== 'success' && status === undefined && terminalReason !== 'api_error')
        return 'exit';
    const kind = (0,json_data/* asText */.e1)(line['api_error_type']) ?? (0,json_data/* asText */.e1)(line['api_error']) ?? '';
    // After an API error the result is the client's own text; otherwise it may be the agent's, and is not looked at.
    const clientText = terminalReason === 'api_error' ? message.slice(0, CLIENT_TEXT_LIMIT) : '';
    return (0,transport_reason/* transportReasonOfStatus */.Z)(status, `${kind} ${clientText}`);
}
/** The client's own error text, not the agent's: `API Error: 529 …`. */
function statusInErrorText(message) {
    const status = /^(?:Failed to authenticate\. )?API Error: (\d{3})\b/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function usageOf(line) {
    if (line['usage'] === undefined && line['total_cost_usd'] === undefined)
        return undefined;
    const usage = (0,json_data/* asRecord */.qY)(line['usage']);
    return {
        input_tokens: (0,json_data/* asCount */.Wg)(usage['input_tokens']),
        output_tokens: (0,json_data/* asCount */.Wg)(usage['output_tokens']),
        cost_usd: (0,json_data/* asNumber */.i)(line['total_cost_usd']) ?? null,
        turns: (0,json_data/* asCount */.Wg)(line['num_turns']),
    };
}

// EXTERNAL MODULE: ./build/evidence/line-head.js
var line_head = __webpack_require__(12971);
;// CONCATENATED MODULE: ./build/providers/claude/skip-claude-line.js

const STREAM_EVENT = Buffer.from('{"type":"stream_event"');
const USER = Buffer.from('{"type":"user","message":{"role":"user","content":[{');
const ID_FIRST = Buffer.from('"tool_use_id":"');
const TYPE_FIRST = Buffer.from('"type":"tool_result","tool_use_id":"');
const TYPE_BEHIND_ID = Buffer.from('","type":"tool_result"');
const ASSISTANT = '{"type":"assistant"';
const QUOTE = 0x22;
/** Ids are some 30 characters long; a longer one is not looked for. */
const MAX_ID_BYTES = 128;
/** With more open calls than this, decoding a line is cheaper than looking for each of them. */
const MAX_PENDING = 8;
/**
 * A partial message repeats what the whole message says, and a result is evidence only for a call that is still open. Both
 * are most of a transcript's bytes. A line is skipped only if it ends like a whole event and belongs to the session: it
 * carries its id or, for a result, begins with the id of a call that was seen in it and needs no answer (any more).
 */
function canSkipClaudeLine(line, scope) {
    const { bytes, start, end } = line;
    // The line that tells the session decides to whom all others belong.
    if (scope.session === undefined)
        return false;
    if (!(0,line_head/* standsAt */.T7)(bytes, start, end, STREAM_EVENT)) {
        return answersClosedCall(line, scope) && (0,line_head/* wholeTail */.A8)(line, ASSISTANT) !== undefined;
    }
    return endsInSession(line, scope, scope.session);
}
/** A partial message tells its session near its end, mostly where the one before told it. */
function endsInSession(line, scope, session) {
    const { bytes, start, end } = line;
    const likely = end - scope.sessionFromEnd;
    if (scope.sessionFromEnd > 0 && likely > start && (0,line_head/* endsBraced */.si)(line) && holdsText(bytes, likely, session))
        return true;
    const tail = (0,line_head/* wholeTail */.A8)(line, ASSISTANT);
    const found = tail?.lastIndexOf(session) ?? -1;
    if (tail === undefined || found === -1)
        return false;
    scope.sessionFromEnd = tail.length - found;
    return true;
}
function holdsText(bytes, position, text) {
    for (let index = 0; index < text.length; index += 1) {
        if (bytes[position + index] !== text.charCodeAt(index))
            return false;
    }
    return true;
}
function answersClosedCall({ bytes, start, end }, scope) {
    const { pending } = scope;
    if (pending.size > MAX_PENDING || !(0,line_head/* standsAt */.T7)(bytes, start, end, USER))
        return false;
    const block = start + USER.length;
    const idFirst = (0,line_head/* standsAt */.T7)(bytes, block, end, ID_FIRST);
    if (!idFirst && !(0,line_head/* standsAt */.T7)(bytes, block, end, TYPE_FIRST))
        return false;
    const from = block + (idFirst ? ID_FIRST : TYPE_FIRST).length;
    let to = from;
    while (to < end && to - from <= MAX_ID_BYTES && bytes[to] !== QUOTE)
        to += 1;
    if (bytes[to] !== QUOTE || (idFirst && !(0,line_head/* standsAt */.T7)(bytes, to, end, TYPE_BEHIND_ID)))
        return false;
    const id = bytes.toString('latin1', from, to);
    if (pending.has(id) || !scope.knows(id))
        return false;
    // Older versions answer several calls in one line.
    for (const open of pending)
        if (bytes.subarray(start, end).includes(open))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/providers/claude/claude-reader.js






const CALL_BLOCKS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
const QUIET_BLOCKS = new Set(['thinking', 'redacted_thinking', 'image', 'document', 'fallback', 'compaction']);
const QUIET_EVENTS = new Set(['stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status']);
/** How the client marks a call that it refused. */
const ERROR_TAG = '<tool_use_error>';
/** Claude Code: `--output-format stream-json`, and the array of `--output-format json --verbose`. */
const claudeReader = {
    agent: 'claude',
    arrayForm: true,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: canSkipClaudeLine,
};
function readValue(value) {
    const line = (0,json_data/* asRecord */.qY)(value);
    const session = (0,json_data/* asText */.e1)(line['session_id']);
    // A fork's own lines are marked by the call that they are for; the one that announces it is not.
    const parent = (0,json_data/* asText */.e1)(line['parent_tool_use_id']) ?? (isFork(line) ? (0,json_data/* asText */.e1)(line['tool_use_id']) : undefined);
    return {
        events: eventsOf((0,json_data/* asText */.e1)(line['type']), line),
        ...(session === undefined ? {} : { session }),
        ...(parent === undefined ? {} : { parent_call_id: parent }),
    };
}
function eventsOf(type, line) {
    switch (type) {
        case 'system':
            return [systemEvent(line)];
        case 'assistant':
            return assistantEvents(line);
        case 'user':
            return userEvents(line);
        case 'result':
            return [readClaudeResult(line)];
        default:
            if (type !== undefined && QUIET_EVENTS.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type ?? '(no type)', tool_like: looksLikeTool(line) }];
    }
}
function systemEvent(line) {
    const subtype = (0,json_data/* asText */.e1)(line['subtype']);
    if (subtype === 'init') {
        const model = (0,json_data/* asText */.e1)(line['model']);
        const version = (0,json_data/* asText */.e1)(line['claude_code_version']);
        const sessionId = (0,json_data/* asText */.e1)(line['session_id']);
        const tools = line['tools'] === undefined ? undefined : (0,json_data/* asList */.DD)(line['tools']);
        const skills = (0,json_data/* asList */.DD)(line['skills']).flatMap((name) => (typeof name === 'string' ? [listing(name)] : []));
        return {
            type: 'session',
            started: true,
            ...(sessionId === undefined ? {} : { session_id: sessionId }),
            ...(model === undefined ? {} : { model }),
            ...(version === undefined ? {} : { version }),
            ...(line['skills'] === undefined ? {} : { skills, catalogue: 'partial' }),
            ...(tools === undefined ? {} : { skill_tool: tools.includes('Skill') }),
        };
    }
    if (subtype === 'api_retry') {
        const status = (0,json_data/* asNumber */.i)(line['error_status']);
        const message = `${(0,json_data/* asText */.e1)(line['error']) ?? 'request failed'}${status === undefined ? '' : ` (HTTP ${status})`}`;
        return {
            type: 'transport_error',
            reason: (0,transport_reason/* transportReasonOfStatus */.Z)(status, message),
            message,
            ...(status === undefined ? {} : { status }),
        };
    }
    const folder = isFork(line) ? baseFolder((0,json_data/* asText */.e1)(line['prompt'])) : undefined;
    return folder === undefined ? { type: 'notice', name: `system/${subtype ?? '?'}` } : { type: 'skill_folder', folder };
}
/** The client itself began a conversation for a skill; a subagent's, whose prompt the model wrote, is not `ambient`. */
function isFork(line) {
    return line['subtype'] === 'task_started' && line['ambient'] === true;
}
/** Listed as `folder (frontmatter name)` where the two differ. */
function listing(name) {
    const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
    return open <= 0 ? { name, aliases: [] } : { name: name.slice(0, open), aliases: [name.slice(open + 2, -1)] };
}
function assistantEvents(line) {
    const message = (0,json_data/* asRecord */.qY)(line['message']);
    const synthetic = message['model'] === '<synthetic>';
    if (typeof message['content'] === 'string') {
        return [{ type: 'assistant_text', text: message['content'], synthetic }];
    }
    if (!Array.isArray(message['content']))
        return [{ type: 'unknown', name: 'assistant', tool_like: true }];
    return (0,json_data/* asList */.DD)(message['content']).map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        if (kind === 'text')
            return { type: 'assistant_text', text: (0,json_data/* asText */.e1)(block['text']) ?? '', synthetic };
        if (CALL_BLOCKS.has(kind)) {
            const tool = (0,json_data/* asText */.e1)(block['name']) ?? '';
            const input = block['input'] ?? null;
            return { type: 'tool_call', call_id: (0,json_data/* asText */.e1)(block['id']) ?? null, tool, input, purpose: purposeOf(tool, input) };
        }
        if (kind === 'tool_result' || kind.endsWith('_tool_result'))
            return resultEvent(block, undefined);
        if (QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `assistant/${kind}` };
        // Whatever an assistant's block is that is none of the known ones, it may be a call under another name.
        return { type: 'unknown', name: `assistant/${kind}`, tool_like: true };
    });
}
function userEvents(line) {
    const content = (0,json_data/* asRecord */.qY)(line['message'])['content'];
    const blocks = (0,json_data/* asList */.DD)(content);
    if (blocks.length === 0)
        return [{ type: 'notice', name: 'user' }];
    const results = blocks.filter((item) => (0,json_data/* asRecord */.qY)(item)['type'] === 'tool_result').length;
    return blocks.map((item) => {
        const block = (0,json_data/* asRecord */.qY)(item);
        // `tool_use_result` stands beside the message, so it can be told to belong to a result only where there is one.
        if (block['type'] === 'tool_result')
            return resultEvent(block, results === 1 ? line['tool_use_result'] : undefined);
        const kind = (0,json_data/* asText */.e1)(block['type']) ?? '(no type)';
        const folder = line['isSynthetic'] === true ? baseFolder((0,json_data/* asText */.e1)(block['text'])) : undefined;
        if (folder !== undefined)
            return { type: 'skill_folder', folder };
        if (kind === 'text' || QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `user/${kind}` };
        return { type: 'unknown', name: `user/${kind}`, tool_like: looksLikeTool(block) };
    });
}
/** The client's own line before the text of a skill that it loaded. */
function baseFolder(text) {
    const path = /^Base directory for this skill: ([^\n]{1,4096})/.exec(text ?? '')?.[1];
    return path === undefined ? undefined : (0,path_segments/* pathParts */.KC)(path.trim()).at(-1);
}
function resultEvent(block, details) {
    const report = (0,json_data/* asRecord */.qY)(details);
    const texts = [(0,json_data/* asText */.e1)(details), (0,json_data/* asText */.e1)(firstText(block['content']))];
    // Some refusals do not set `is_error`.
    const refused = texts[0]?.startsWith('Error:') === true || texts.some((text) => text?.startsWith(ERROR_TAG) === true);
    const ok = block['is_error'] !== true && report['success'] !== false && !refused;
    const loaded = (0,json_data/* asText */.e1)(report['commandName']);
    return {
        type: 'tool_result',
        call_id: (0,json_data/* asText */.e1)(block['tool_use_id']) ?? null,
        ok,
        ...(loaded === undefined ? {} : { loaded }),
    };
}
function firstText(content) {
    return typeof content === 'string' ? content : (0,json_data/* asRecord */.qY)((0,json_data/* asList */.DD)(content)[0])['text'];
}
function purposeOf(tool, input) {
    const fields = (0,json_data/* asRecord */.qY)(input);
    if (tool === 'Skill') {
        // Other versions call the argument otherwise. The client takes `/name` for `name`.
        const named = (0,json_data/* asText */.e1)(fields['skill']) ?? (0,json_data/* asText */.e1)(fields['command']) ?? (0,json_data/* asText */.e1)(fields['name']);
        const skill = named?.trim().replace(/^\//, '');
        return skill === undefined || skill === '' ? { kind: 'other' } : { kind: 'skill', skill };
    }
    if (tool === 'Read') {
        const path = (0,json_data/* asText */.e1)(fields['file_path']);
        return path === undefined ? { kind: 'other' } : { kind: 'opens', paths: [path] };
    }
    if (tool === 'Bash' || tool === 'PowerShell') {
        const paths = (0,opened_files/* openedFiles */.v)((0,json_data/* asText */.e1)(fields['command']) ?? '');
        return paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** What a tool call or a result would look like under another name. */
function looksLikeTool(block) {
    const id = (0,json_data/* asText */.e1)(block['id']) ?? (0,json_data/* asText */.e1)(block['tool_use_id']) ?? (0,json_data/* asText */.e1)(block['call_id']) ?? '';
    const hasMessage = (0,json_data/* asRecord */.qY)(block['message'])['content'] !== undefined;
    return (hasMessage ||
        /^(?:toolu_|call_|srvtoolu_)/.test(id) ||
        ['input', 'arguments', 'skill'].some((key) => block[key] !== undefined));
}


/***/ }),

/***/ 9648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ codexReader)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83105);



const QUIET_ITEMS = new Set(['reasoning', 'user_message', 'context_compaction']);
/** Items that are a tool call: the name of each is the name of the tool. */
const CALL_ITEMS = new Set([
    'file_change',
    'mcp_tool_call',
    'web_search',
    'todo_list',
    'collab_tool_call',
    'image_view',
]);
/** Codex: `codex exec --json`. There is no skill event; opening `SKILL.md` with a command is how a skill is loaded. */
const codexReader = {
    agent: 'codex',
    arrayForm: false,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: () => false,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    return { events: eventsOf(line) };
}
function eventsOf(line) {
    const type = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['type']);
    switch (type) {
        case 'thread.started': {
            const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['thread_id']);
            return [{ type: 'session', started: true, ...(id === undefined ? {} : { session_id: id }) }];
        }
        case 'turn.started':
            return [{ type: 'notice', name: type }];
        case 'turn.completed': {
            const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['usage']);
            return [
                {
                    type: 'terminal',
                    outcome: 'completed',
                    usage: {
                        input_tokens: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['input_tokens']),
                        output_tokens: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['output_tokens']),
                        cost_usd: null,
                        turns: null,
                    },
                },
            ];
        }
        case 'turn.failed': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['error'])['message']) ?? 'the turn failed';
            return [{ type: 'terminal', outcome: 'error', ...causeOf(message), message }];
        }
        case 'error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['message']) ?? 'error';
            return [{ type: 'transport_error', ...causeOf(message), message }];
        }
        case 'item.started':
        case 'item.updated':
        case 'item.completed':
            return itemEvents((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['item']), type === 'item.completed');
        default:
            return [
                {
                    type: 'unknown',
                    name: type ?? '(no type)',
                    tool_like: type?.startsWith('item') === true || looksLikeCall(line),
                },
            ];
    }
}
function itemEvents(item, completed) {
    const kind = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['type']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['item_type']) ?? '(no type)';
    const name = `item/${kind}`;
    if (kind === 'command_execution')
        return commandEvents(item, completed);
    if (kind === 'agent_message' || kind === 'assistant_message') {
        return completed
            ? [{ type: 'assistant_text', text: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['text']) ?? '', synthetic: false }]
            : [{ type: 'notice', name }];
    }
    if (CALL_ITEMS.has(kind)) {
        const tool = toolName(kind, item);
        const call = {
            type: 'tool_call',
            call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['id']) ?? null,
            tool,
            input: item['arguments'] ?? item['query'] ?? item['changes'] ?? item['items'] ?? item['prompt'] ?? null,
            purpose: { kind: 'other' },
            ...(isHidden(kind, item) ? { hides_calls: true } : {}),
        };
        const failed = item['status'] === 'failed' || (item['error'] ?? null) !== null;
        return completed ? [call, { type: 'tool_result', call_id: call.call_id, ok: !failed }] : [call];
    }
    // An item of type `error` is a warning about model metadata or features, not a failed turn.
    if (kind === 'error' || QUIET_ITEMS.has(kind))
        return [{ type: 'notice', name }];
    // Whatever an item is that is none of the known ones, it may be a call under another name.
    return [{ type: 'unknown', name, tool_like: true }];
}
function toolName(kind, item) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['tool']) ?? '';
    if (kind === 'mcp_tool_call')
        return `mcp:${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['server']) ?? ''}/${tool}`;
    // What a subagent does is not shown: only that one is started and waited for.
    return kind === 'collab_tool_call' ? `collab:${tool}` : kind;
}
/** What else there is waits for a subagent or ends it. */
function isHidden(kind, item) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['tool']) ?? '';
    return kind === 'collab_tool_call' && !/^(?:wait|close)/.test(tool);
}
function commandEvents(item, completed) {
    const command = commandText(item['command']);
    const paths = (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(command);
    const call = {
        type: 'tool_call',
        call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['id']) ?? null,
        tool: 'command_execution',
        input: command,
        purpose: paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths },
    };
    if (!completed)
        return [call];
    const output = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['aggregated_output']);
    const exitCode = item['exit_code'];
    const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(item['status']);
    const ok = exitCode === 0 && (status === undefined || status === 'completed');
    const unstated = (exitCode ?? null) === null && (status === undefined || status === 'completed');
    return [
        call,
        {
            type: 'tool_result',
            call_id: call.call_id,
            ok,
            ...(unstated ? { unstated } : {}),
            ...(output === undefined ? {} : { output }),
        },
    ];
}
/** Older versions give the argument list. */
function commandText(command) {
    if (typeof command === 'string')
        return command;
    if (!Array.isArray(command))
        return '';
    const words = command;
    return words.map((word) => (typeof word === 'string' ? quoted(word) : '')).join(' ');
}
function quoted(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;
}
function looksLikeCall(fields) {
    return ['command', 'arguments', 'tool', 'call_id', 'aggregated_output'].some((key) => fields[key] !== undefined);
}
/** The client puts the status into its own message: `unexpected status 401 Unauthorized: …`. */
function causeOf(message) {
    const told = /\bstatus:? (\d{3})\b/.exec(message)?.[1];
    // The body of an answer with status 400 is printed as it came, without the status.
    const isRefusal = message.startsWith('{') && message.slice(0, 4000).includes('"invalid_request_error"');
    const status = told === undefined ? (isRefusal ? 400 : undefined) : Number(told);
    const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .transportReasonOfStatus */ .Z)(status, message.slice(0, 400));
    return status === undefined ? { reason } : { reason, status };
}


/***/ }),

/***/ 38964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ copilotReader)
/* harmony export */ });
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67921);
/* harmony import */ var _evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12971);
/* harmony import */ var _evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61359);
/* harmony import */ var _transport_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83105);






const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) => Buffer.from(`{"type":"${name}"`));
const ANY_EVENT = '{"type":"';
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);
/** Copilot: `--output-format json`, the `events.jsonl` of a session, and the plain text with its `skill(x)` lines. */
const copilotReader = {
    agent: 'copilot',
    arrayForm: false,
    textShowsCalls: true,
    readValue,
    readText,
    canSkip: (line) => DELTA_HEADS.some((head) => (0,_evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__/* .standsAt */ .T7)(line.bytes, line.start, line.end, head)) &&
        (0,_evidence_line_head_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeTail */ .A8)(line, ANY_EVENT) !== undefined,
};
function readValue(value) {
    const line = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(value);
    const data = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['data']);
    const parent = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['parentToolCallId']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['parentToolCallId']);
    return { events: eventsOf((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(line['type']), line, data), ...(parent ? { parent_call_id: parent } : {}) };
}
function eventsOf(type, line, data) {
    switch (type) {
        case 'session.start':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'session.skills_loaded':
            return [{ type: 'session', started: true, skills: listings(data), catalogue: 'complete' }];
        case 'session.tools_updated':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'assistant.message':
            return messageEvents(data);
        case 'tool.execution_start':
            return [callEvent(data['toolCallId'], data['toolName'], data['arguments'])];
        case 'tool.execution_complete':
            return [
                {
                    type: 'tool_result',
                    call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['toolCallId']) ?? null,
                    ok: data['success'] === true,
                    ...(data['success'] === undefined ? { unstated: true } : {}),
                    ...loadedSkill(data),
                },
            ];
        case 'skill.invoked':
            return [invokedEvent(data)];
        case 'abort':
            return [{ type: 'aborted' }];
        case 'session.error': {
            const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['message']) ?? 'the session failed';
            const kind = `${(0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['errorType']) ?? ''} ${message}`;
            const status = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(data['statusCode']);
            const reason = (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReasonOfStatus */ .Z)(status, kind);
            return [{ type: 'transport_error', reason, message, ...(status === undefined ? {} : { status }) }];
        }
        case 'session.shutdown':
            return [shutdownEvent(data)];
        case 'result':
            return [resultEvent(line)];
        default:
            if (type === undefined)
                return [{ type: 'unknown', name: '(no type)', tool_like: false }];
            if (/^(?:session|user|assistant|model|agent|hook|system|permission|external_tool)\./.test(type)) {
                return [{ type: 'notice', name: type }];
            }
            if (/^(?:tool|subagent|skill)\./.test(type) && KNOWN_QUIET.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type, tool_like: type.startsWith('tool') || data['toolCallId'] !== undefined }];
    }
}
const KNOWN_QUIET = new Set([
    'tool.execution_progress',
    'tool.execution_partial_result',
    'tool.user_requested',
    'subagent.started',
    'subagent.configured',
    'subagent.completed',
    'subagent.failed',
    'subagent.selected',
    'subagent.deselected',
    'skill.context_delivered_ref',
]);
function sessionFields(data) {
    const id = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['sessionId']);
    const model = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['model']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['selectedModel']);
    const version = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['copilotVersion']);
    return {
        ...(id === undefined ? {} : { session_id: id }),
        ...(model === undefined ? {} : { model }),
        ...(version === undefined ? {} : { version }),
    };
}
/** Copilot answers to the frontmatter name; the folder is an alias. A disabled skill is not offered. */
function listings(data) {
    return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(data['skills']).flatMap((item) => {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['name']);
        if (name === undefined || skill['enabled'] === false)
            return [];
        const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['path']) ?? ''));
        const command = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(skill['commandName']);
        const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name);
        return [{ name, aliases }];
    });
}
function messageEvents(data) {
    const text = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['content']) ?? '';
    const requests = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asList */ .DD)(data['toolRequests']).map((item) => {
        const request = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        return callEvent(request['toolCallId'], request['name'], request['arguments']);
    });
    return text === '' ? requests : [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}
function callEvent(id, name, input) {
    const tool = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(name) ?? '';
    const fields = parsedArguments(input ?? null);
    return { type: 'tool_call', call_id: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(id) ?? null, tool, input: fields, purpose: purposeOf(tool, fields) };
}
/** The Responses wire gives the arguments as JSON text. */
function parsedArguments(input) {
    if (typeof input !== 'string')
        return input;
    try {
        return JSON.parse(input);
    }
    catch {
        return input;
    }
}
function purposeOf(tool, input) {
    const fields = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(input);
    if (tool === 'skill') {
        const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['skill']) ?? (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['name']);
        return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
    }
    const path = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['path']);
    if (FILE_VIEWERS.has(tool) && path !== undefined)
        return { kind: 'opens', paths: [path] };
    if (SHELLS.has(tool)) {
        const paths = (0,_evidence_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(fields['command']) ?? '');
        if (paths.length > 0)
            return { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** Only in the session's own `events.jsonl`; the folder of its path is another name of the skill. */
function invokedEvent(data) {
    const name = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['name']);
    if (name === undefined)
        return { type: 'unknown', name: 'skill.invoked', tool_like: true };
    const plugin = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['pluginName']);
    const folder = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .skillFolderOf */ .X_)((0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['path']) ?? ''));
    const aliases = folder === undefined || folder === name ? [] : [qualified(folder, plugin)];
    return { type: 'skill_invoked', skill: qualified(name, plugin), aliases };
}
function loadedSkill(data) {
    const told = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['toolTelemetry'])['restrictedProperties']);
    const skill = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(told['skillName']);
    return skill === undefined ? {} : { loaded: qualified(skill, (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(told['pluginName'])) };
}
/** A plugin's skill is called by its bare name, and only beside that the plugin is told. */
function qualified(skill, plugin) {
    return plugin === undefined || skill.includes(':') ? skill : `${plugin}:${skill}`;
}
function resultEvent(line) {
    const exitCode = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(line['exitCode']);
    const usage = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(line['usage']);
    const reported = reportedUsage((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['inputTokens']), (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage['outputTokens']));
    if (exitCode === 0)
        return { type: 'terminal', outcome: 'completed', usage: reported };
    const message = `the client ended with exit code ${exitCode ?? 'unknown'}`;
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage: reported };
}
/** The end of a session's `events.jsonl`, with the tokens of each model. */
function shutdownEvent(data) {
    const usages = Object.values((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(data['modelMetrics'])).map((metrics) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(metrics)['usage']));
    const total = (field) => usages.length === 0 ? null : usages.reduce((sum, usage) => sum + ((0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(usage[field]) ?? 0), 0);
    const usage = reportedUsage(total('inputTokens'), total('outputTokens'));
    if (data['shutdownType'] !== 'error')
        return { type: 'terminal', outcome: 'completed', usage };
    const message = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)(data['errorReason']) ?? 'the session ended with an error';
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}
function reportedUsage(input, output) {
    return { input_tokens: input, output_tokens: output, cost_usd: null, turns: null };
}
/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines behind the client's own marks are its tool
 * lines and notices, which show nothing that counts; what is left is what the assistant said.
 */
function readText(text) {
    const skill = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .copilotSkillLine */ .YQ)(text);
    if (skill !== undefined) {
        return [
            {
                type: 'tool_call',
                call_id: null,
                tool: 'skill',
                input: { skill: skill.skill },
                purpose: { kind: 'skill', skill: skill.skill },
            },
            { type: 'tool_result', call_id: null, ok: !skill.failed, loaded: skill.skill },
        ];
    }
    const notice = /^\s{0,16}[●✓✗]\s{1,4}(.{0,500})/u.exec(text)?.[1];
    if (notice !== undefined) {
        return /^Request failed\b|\bRetrying\.\.\.$/.test(notice)
            ? [{ type: 'transport_error', reason: (0,_transport_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .transportReasonOfStatus */ .Z)(undefined, notice), message: notice }]
            : [{ type: 'notice', name: 'text/tool_line' }];
    }
    // What a tool printed hangs below its line; a drawn tree (`└── file`) is text.
    if (/^\s{0,16}[└⎿↪]\s/u.test(text))
        return [{ type: 'notice', name: 'text/tool_output' }];
    return [{ type: 'assistant_text', text, synthetic: false }];
}


/***/ }),

/***/ 83105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ transportReasonOfStatus)
/* harmony export */ });
/**
 * Why a client's request failed, from the status that the client itself reports and, where it reports none, from the
 * client's own error text (never from anything that the agent said).
 */
function transportReasonOfStatus(status, clientText) {
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    if (status !== undefined)
        return 'api_error';
    if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText))
        return 'rate_limited';
    if (/authenticat|unauthorized|forbidden|invalid api key|not logged in|\b40[13]\b/i.test(clientText))
        return 'auth';
    return 'api_error';
}


/***/ }),

/***/ 10897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ caseChanges)
/* harmony export */ });
/* harmony import */ var _evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46202);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);



const NO_SKILLS = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .k([]);
/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by content. A case that only got another id is
 * judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
 * can be said to have changed. `entryIds`: the case ids of the comparator's baseline.
 */
function caseChanges(head, comparator, renames, entryIds = []) {
    const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
    const known = new Set([...before.keys(), ...entryIds]);
    const ids = new Set(head.map((item) => item.definition.case_id));
    const declaredIdOf = ({ definition: { case_id: id, renamed_from: from } }) => {
        if (known.has(id))
            return id;
        // A case that is still there was not renamed.
        return from !== undefined && known.has(from) && !ids.has(from) ? from : null;
    };
    const taken = new Set([...ids, ...head.map(declaredIdOf)]);
    const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id)).sort(byId);
    const changes = new Map();
    const renamed = [];
    for (const item of [...head].sort(byId)) {
        const id = item.definition.case_id;
        let beforeId = declaredIdOf(item);
        if (beforeId === null) {
            const index = gone.findIndex((other) => other.digest === item.digest);
            const [same] = index === -1 ? [] : gone.splice(index, 1);
            beforeId = same?.definition.case_id ?? id;
            if (same !== undefined)
                renamed.push({ from: beforeId, to: id });
        }
        const old = before.get(beforeId);
        const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
        changes.set(id, {
            before: definition,
            beforeId,
            changed: comparator !== null && old?.digest !== item.digest,
            promptLeading: old !== undefined && definition !== null && isLeading(item.definition, old.definition, definition),
        });
    }
    return { changes, renamed };
}
function byId(left, right) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id);
}
/**
 * Whether the prompt tells the answer and did not before. The skill that was expected before counts as well, so that moving it to
 * another field is no way out. `mapped` is `before` with the names that its skills have now.
 */
function isLeading(head, before, mapped) {
    const wasTold = [before.expected_skill, mapped.expected_skill].some((skill) => isNamed(before.prompt, skill));
    return [head.expected_skill, mapped.expected_skill].some((skill) => {
        const isSame = skill?.toLowerCase() === mapped.expected_skill?.toLowerCase();
        return isNamed(head.prompt, skill) && !(isSame && wasTold);
    });
}
function isNamed(prompt, skill) {
    return skill !== undefined && (0,_evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(prompt, skill, NO_SKILLS);
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get(name.toLowerCase()) ?? byOld.get(base.toLowerCase());
        if (now === undefined)
            return token;
        const plugin = byOld.has(name.toLowerCase()) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const lists = [
        'required_all_evidence',
        'required_evidence',
        'required_skills',
        'required_files',
        'optional_skills',
        'disallowed_skills',
    ];
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of lists) {
        const tokens = definition[list];
        if (tokens !== undefined)
            renamed[list] = tokens.map(rename);
    }
    const { provider_aliases: aliases } = definition;
    if (aliases === undefined)
        return renamed;
    const targets = (names) => Object.fromEntries(Object.entries(names).map(([alias, name]) => [alias, rename(name)]));
    const agents = Object.entries(aliases).map(([agent, names]) => [agent, targets(names)]);
    return { ...renamed, provider_aliases: Object.fromEntries(agents) };
}


/***/ }),

/***/ 28397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);


/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in CONTRIBUTING.md,
 * "Requirements".
 */
function requirementsOf(definition, agent) {
    const aliases = aliasesOf(definition, agent);
    const expected = definition.expected_skill ?? null;
    const skillTiers = new Map();
    const tighten = (token, tier) => {
        const key = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase();
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = canonical.toLowerCase();
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase()) ?? 2;
    for (const token of definition.required_all_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_skills ?? [])
        add(token, 1);
    for (const token of definition.required_files ?? [])
        add(token, 2);
    if (expected !== null)
        add(expected, skillTier(expected));
    const any = definition.required_any_evidence ?? [];
    return {
        required: [...required.values()],
        present: skillFileOf(definition, agent, aliases).filter(({ canonical }) => !required.has(canonical.toLowerCase())),
        any: any.length === 0 ? null : [...new Set(any)],
        optional: distinct(definition.optional_skills ?? []),
        disallowed: distinct(definition.disallowed_skills ?? []),
        disallowedTier: definition.disallowed_min_tier ?? 2,
        aliases,
        expectedSkill: expected,
    };
}
/** A case that requires nothing passes by what did not happen. */
function isNegative(requirements) {
    return requirements.required.length === 0 && requirements.present.length === 0;
}
/** Every token that a case names, as it writes them. */
function tokensOf(requirements) {
    const { required, present, optional, disallowed } = requirements;
    return [
        ...new Set([
            ...required.map((item) => item.token),
            ...present.map((item) => item.token),
            ...optional,
            ...disallowed,
        ]),
    ];
}
/** Claude does not reliably show that a file was read, so the skill's file is asked of the other clients only. */
function skillFileOf(definition, agent, aliases) {
    if (agent === 'claude' || definition.require_skill_file === false)
        return [];
    const expected = definition.expected_skill;
    // Without an expected skill any skill's file would do, and only a case that says so can mean that.
    if (expected === undefined && definition.require_skill_file !== true)
        return [];
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = token.toLowerCase();
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [alias.toLowerCase(), name]));
}


/***/ })

};
