export const id = 7580;
export const ids = [7580];
export const modules = {

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

/***/ 19057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ attributeSignals),
  Z: () => (/* binding */ resolveAlias)
});

// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(58966);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
;// CONCATENATED MODULE: ./build/evidence/skill-source.js

/** The folder of a unit: in it `w` is the workspace, and plugins are installed in `p`. */
const IN_UNIT = /^(.*[/\\]pcu-[0-9a-f]{32}[/\\])(.)[/\\]/;
const HOME = /^~|^[$%].*(?:home|config_dir|userprofile)/;
const PLUGIN_FOLDERS = new Set(['plugins', 'installed-plugins']);
/**
 * Whether a `SKILL.md` belongs to another skill than the one that the token means: a client's own, another plugin's or, where it is known
 * what is under test, one that lies in none of its roots. A path that does not tell the folder is no reason.
 */
function liesElsewhere(told, token, sources) {
    const { roots = null, session, skillPlaces, ownSkills } = sources;
    const path = told.replace(/^\$(?:PWD|\{PWD\})[/\\]/, '');
    const parts = (0,path_segments/* pathSegments */.Mz)(path);
    const [first = ''] = parts;
    if (ownSkills?.test(`/${parts.join('/')}`) === true)
        return true;
    const plugins = parts.findIndex((part, index) => PLUGIN_FOLDERS.has(part) && skillPlaces.has(parts[index - 1] ?? ''));
    const [plugin] = (0,path_segments/* pathSegments */.Mz)(token.slice(0, Math.max(0, token.lastIndexOf(':'))));
    if (plugin !== undefined && plugins !== -1 && !parts.includes(plugin, plugins))
        return true;
    // What a client installed is a plugin's, and a name without one, or its file, is none of it.
    const isInstalled = plugins !== -1 && (parts[plugins] === 'installed-plugins' || parts[plugins + 1] === 'cache');
    if (roots === null)
        return plugin === undefined && isInstalled && (0,path_segments/* pathSegments */.Mz)(token).length < 3;
    if (parts.length < 2 || (0,path_segments/* isBareSkillPath */.Xf)(path))
        return false;
    if (HOME.test(first) || /^[$%`]/.test(first))
        return HOME.test(first);
    const [, unit, place] = IN_UNIT.exec(path) ?? [];
    if (place === 'p')
        return false;
    const isAbsolute = /^(?:[/\\]|[A-Za-z]:)/.test(path);
    const folder = !isAbsolute ? '' : unit === undefined ? session : `${unit}w`;
    if (folder !== undefined)
        return !roots.some((root) => isBelow(parts, (0,path_segments/* pathSegments */.Mz)(`${folder}/${root}`), 0));
    // Anywhere behind what is no home; and behind no folder of a client, which is another place than a root without one.
    const home = first === 'root' ? 1 : ['home', 'users'].includes(first) ? 2 : -1;
    const client = parts.findIndex((part) => skillPlaces.has(part));
    return !roots.map(path_segments/* pathSegments */.Mz).some((root) => {
        const last = client === -1 || root.some((part) => skillPlaces.has(part)) ? parts.length : client;
        return parts.some((_, index) => index !== home && index <= last && isBelow(parts, root, index));
    });
}
/** Whether the file of a skill stands in the root, which begins at `offset`. */
function isBelow(parts, root, offset) {
    return (0,path_segments/* standsAt */.T7)(parts, root, offset) && parts.length >= offset + root.length + 2;
}

// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(37625);
;// CONCATENATED MODULE: ./build/evidence/attribute-signals.js







/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
function resolveAlias(aliases, name) {
    const own = aliases.get((0,folded_name/* foldedName */.m)(name));
    if (own !== undefined || aliases.size === 0)
        return own ?? name;
    const [skill = '', file, ...rest] = (0,path_segments/* pathParts */.KC)(name);
    if (!(0,path_segments/* isSkillFile */.C_)(file) || rest.length > 0)
        return name;
    const canonical = aliases.get((0,folded_name/* foldedName */.m)(skill));
    return canonical === undefined ? name : `${canonical}/${path_segments/* SKILL_FILE */.LF}`;
}
const MENTION = { observation: { kind: 'mention' }, paths: [] };
/** A path is kept up to this length. */
const MAX_PATH = 1000;
/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
function attributeSignals(rules, signals, tokens, installed, aliases) {
    const loaded = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    const inventory = (0,skill_identity/* inventoryWith */.TC)(installed, loaded);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || (0,path_segments/* isSkillFile */.C_)(canonical);
        let certain;
        let possible;
        for (const signal of signals) {
            const match = matchSignal(signal, token, canonical, inventory, aliases);
            if (match === 'different')
                continue;
            if (!isPath)
                claimed.add(signal);
            const hit = hitOf(rules, signal, isPath, canonical);
            if (hit === undefined)
                continue;
            if (match === 'same')
                certain = (0,token_hit/* mergeHits */.v)(certain, hit);
            else
                possible = (0,token_hit/* mergeHits */.v)(possible, hit);
        }
        const hit = possible === undefined ? certain : (0,token_hit/* mergeHits */.v)(certain, possible);
        if (hit !== undefined)
            hits.set(token, hit);
        if (decides(possible, certain))
            ambiguous.add(token);
    }
    const seen = [];
    for (const signal of signals) {
        const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
        const own = name === undefined ? undefined : hitOf(rules, signal, false, name);
        if (name === undefined || own === undefined)
            continue;
        const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
        if (key === name)
            seen.push(name);
        hits.set(key, (0,token_hit/* mergeHits */.v)(hits.get(key), own));
    }
    const sorted = [...hits].sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right));
    return { hits: new Map(sorted), ambiguous: (0,ordering/* sortedUnique */.Z$)(ambiguous) };
}
function hitOf(rules, signal, tokenIsPath, skill) {
    const { observation, paths } = signal.kind === 'mention' ? MENTION : signal;
    const path = paths.find((one) => !liesElsewhere(one, skill, rules)) ?? paths[0];
    const elsewhere = path !== undefined && liesElsewhere(path, skill, rules);
    const tier = (0,compute_tier/* structuredTier */.w_)(rules.tiers, elsewhere ? { kind: 'unproven' } : observation, tokenIsPath);
    const shown = path === undefined ? undefined : (rules.redact?.(path) ?? path).slice(0, MAX_PATH).toWellFormed();
    return tier === null ? undefined : (0,token_hit/* hitOfSignal */.F)(tier, signal, shown, elsewhere);
}
/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible, certain) {
    if (possible === undefined)
        return false;
    const reached = certain?.attempted === true ? certain.succeeded_tier : null;
    return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}
function matchSignal(signal, token, canonical, inventory, aliases) {
    if (signal.kind === 'mention')
        return signal.token === token ? 'same' : 'different';
    const wanted = (0,path_segments/* pathParts */.KC)(canonical);
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
    return (0,path_segments/* endsWithSegments */.rb)(signal.segments, (0,path_segments/* pathSegments */.Mz)(canonical)) ? 'same' : 'different';
}
/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted) {
    const namesFile = (0,path_segments/* isSkillFile */.C_)(wanted.at(-1));
    if (wanted.length === 1)
        return namesFile ? null : wanted[0];
    return wanted.length === 2 && namesFile ? wanted[0] : undefined;
}
/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile({ folder, frontmatterName }, inventory) {
    if ((0,path_segments/* isUnresolved */.U4)(folder))
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
    if (signal.kind === 'mention' || signal.skill === null || signal.segments.length === 0)
        return undefined;
    const { folder, frontmatterName } = signal.skill;
    return (0,path_segments/* isUnresolved */.U4)(folder) ? (frontmatterName ?? undefined) : folder;
}


/***/ }),

/***/ 58966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   gv: () => (/* binding */ textScore),
/* harmony export */   w_: () => (/* binding */ structuredTier)
/* harmony export */ });
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22402);
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61359);


/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 };
const SCORE_OF_MATCH = {
    skill_call: SCORE.loaded,
    launching: SCORE.launching,
    base_directory: SCORE.read,
    read: SCORE.read,
    mention: SCORE.mention,
};
/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;
const LOADED = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const UNPROVEN = { tier: 2, score: SCORE.read, attempted: true, succeeded: false };
const MENTION = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };
/**
 * The tier of a fact from a client's own JSON stream; null where it is no signal. The table stands in
 * src/evidence/README.md, "Tiers".
 */
function structuredTier(row, observation, tokenIsPath) {
    const tier = ofObservation(row, observation);
    return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}
function ofObservation(row, observation) {
    switch (observation.kind) {
        case 'mention':
            return MENTION;
        case 'skill_call':
            return observation.ok === true ? LOADED : FAILED;
        case 'file_open':
            if (row.loadsByReading && observation.underSkillsRoot) {
                return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
            }
            return observation.ok === true ? READ : null;
        case 'unproven':
            return UNPROVEN;
    }
}
/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
function computeTier(row, token, line, score) {
    const isPath = /[/\\]/.test(token);
    const tiers = (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => textTier(row, match));
    const strongest = tiers.reduce((least, tier) => (tier < least ? tier : least), score >= MODERATE_SCORE ? 2 : 3);
    return isPath && strongest === 1 ? 2 : strongest;
}
/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
function textScore(row, token, line) {
    return (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .n)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => scoreOf(row, match)));
}
/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(row, match) {
    if (match.kind === 'mention' || (match.kind === 'skill_line' && match.failed))
        return 3;
    return row.text[match.kind];
}
function scoreOf(row, match) {
    if (match.kind !== 'skill_line')
        return SCORE_OF_MATCH[match.kind];
    if (row.text.skill_line === 3)
        return SCORE.mention;
    return match.failed ? SCORE.failed : SCORE.loaded;
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
function hitOfSignal(signal, place, path, elsewhere = false) {
    return {
        tier: signal.tier,
        score: signal.score,
        source_kind: 'cli_output',
        source_detail: place.detail,
        line_number: place.line,
        proof_line: place.proof,
        ...(place.call === undefined ? {} : { call: place.call }),
        depth: place.depth,
        attempted: signal.attempted,
        succeeded: signal.succeeded,
        succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
        ...(path === undefined ? {} : { path }),
        ...(elsewhere ? { wrong_source: true } : {}),
    };
}
/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
function mergeHits(left, right) {
    if (left === undefined)
        return right;
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
        Number(left.wrong_source ?? false) - Number(right.wrong_source ?? false) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_kind, right.source_kind) ||
        Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
        left.line_number - right.line_number ||
        left.depth - right.depth ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_detail, right.source_detail) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.proof_line, right.proof_line) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.call ?? '', right.call ?? '') ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.path ?? '', right.path ?? ''));
}
function strongerTier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return left <= right ? left : right;
}


/***/ }),

/***/ 77919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ isCaseLoosened),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   MN: () => (/* binding */ writtenSkillOf),
/* harmony export */   Oi: () => (/* binding */ skillNameOf),
/* harmony export */   fQ: () => (/* binding */ aliasesAdded)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92340);
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48118);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28397);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36618);





/**
 * Whether the head's case asks less of this provider than the comparator's: a requirement or a disallowed token dropped, a minimum
 * tier relaxed, an alternative added to the any-list or the list dropped, an alias that lets another name satisfy a token or hides
 * one that must not be used.
 */
function isCaseLoosened(before, head, agent, hidesReads) {
    const old = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .requirementsOf */ .jj)(before, agent, hidesReads);
    const now = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .requirementsOf */ .jj)(head, agent, hidesReads);
    return dropsRequired(old, now) || relaxesDisallowed(old, now) || widensAny(old, now) || movesNames(old, now);
}
function dropsRequired(old, now) {
    const kept = new Map([...now.present, ...now.required].map((item) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(item.canonical), item.tier]));
    return [...old.required, ...old.present].some((item) => {
        const tier = kept.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(item.canonical));
        return tier === undefined || tier > item.tier;
    });
}
function relaxesDisallowed(old, now) {
    if (old.disallowed.length === 0)
        return false;
    const name = (side, token) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(side.aliases, token));
    const kept = new Set(now.disallowed.map((token) => name(now, token)));
    return now.disallowedTier < old.disallowedTier || old.disallowed.some((token) => !kept.has(name(old, token)));
}
/** What satisfies the any-list: a tool call, or one of these texts. Null where nothing is asked. */
function anyOf(side) {
    if (side.any === null)
        return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(side) ? null : { call: true, texts: [] };
    const texts = side.any.filter((token) => !(0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .isActivityToken */ .j)(token)).map((token) => token.toLowerCase());
    return { call: texts.length < side.any.length, texts };
}
function widensAny(old, now) {
    const before = anyOf(old);
    const after = anyOf(now);
    if (before === null)
        return false;
    if (after === null)
        return true;
    // A text that contains one which was enough before is no wider.
    const isNew = (text) => !before.texts.some((known) => text.includes(known));
    return (after.call && !before.call) || after.texts.some(isNew);
}
/** Added aliases can satisfy or hide a token, removed ones can only hide a disallowed one. */
function movesNames(old, now) {
    const disallowed = old.disallowed.map((token) => ({ token, canonical: (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(old.aliases, token) }));
    const all = [...old.required, ...old.present, ...disallowed];
    return (aliasesAdded(old.aliases, now.aliases).some((alias) => all.some((item) => concerns(alias, item))) ||
        aliasesAdded(now.aliases, old.aliases).some((alias) => disallowed.some((item) => concerns(alias, item))));
}
/** The aliases of `after` that `before` does not have, or resolves otherwise. */
function aliasesAdded(before, after) {
    return [...after].filter(([alias, name]) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(before.get(alias) ?? '') !== (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(name));
}
/** Whether an alias takes the name of a token away, or gives it to something else. */
function concerns(alias, item) {
    const names = new Set([item.token, item.canonical].map(skillNameOf));
    return alias.some((name) => names.has(skillNameOf(name)));
}
/** The name without its plugin, of a skill or of the skill whose file it is; any other path as it is written. */
function skillNameOf(token) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(writtenSkillOf(token));
}
/** The same as it is written. */
function writtenSkillOf(token) {
    const [skill = '', file, ...rest] = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .pathParts */ .KC)(token);
    const isOther = file !== undefined && (!(0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .isSkillFile */ .C_)(file) || rest.length > 0);
    return isOther ? token : (skill.split(':').at(-1) ?? '');
}


/***/ }),

/***/ 67325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Mo: () => (/* binding */ STATUS_RANK),
/* harmony export */   yu: () => (/* binding */ entryNotes),
/* harmony export */   yz: () => (/* binding */ effectiveEntry)
/* harmony export */ });
/** Larger is better. */
const STATUS_RANK = { infra_error: 0, fail: 1, pass: 2 };
/**
 * The stricter of two entries, field by field: `pass` > `fail` > `infra_error`, `allow_timeout: false` > `true`, the earlier
 * `expires`. Null where neither side has an entry. `today` is a date (`YYYY-MM-DD`).
 */
function effectiveEntry(comparator, head, today) {
    const sides = [comparator, head].filter((entry) => entry !== null);
    const [first] = sides;
    if (first === undefined)
        return null;
    const strictest = sides.reduce((left, right) => STATUS_RANK[right.expected_status] > STATUS_RANK[left.expected_status] ? right : left);
    const dates = sides.flatMap((entry) => entry.expires ?? []).sort();
    const expires = dates[0] ?? null;
    const expired = expires !== null && expires < today;
    return {
        expected_status: expired ? 'pass' : strictest.expected_status,
        allow_timeout: !expired && sides.every((entry) => entry.allow_timeout === true),
        reason: (head ?? first).reason ?? first.reason ?? null,
        owner: (head ?? first).owner ?? first.owner ?? null,
        expires,
        expired,
    };
}
/** How the pull request's entry differs from the comparator's; both can be true of one change. */
function entryNotes(comparator, head) {
    if (comparator === null)
        return [];
    if (head === null)
        return ['entry_removed'];
    const changes = [
        STATUS_RANK[head.expected_status] - STATUS_RANK[comparator.expected_status],
        Number(comparator.allow_timeout === true) - Number(head.allow_timeout === true),
        // A date only matters where both tolerate something that it could end.
        tolerates(comparator) && tolerates(head) ? compareExpiry(comparator.expires, head.expires) : 0,
    ];
    return [
        ...(changes.some((change) => change < 0) ? ['loosened'] : []),
        ...(changes.some((change) => change > 0) ? ['tightened'] : []),
    ];
}
/** Whether the entry accepts anything less than a pass in time. */
function tolerates(entry) {
    return entry.expected_status !== 'pass' || entry.allow_timeout === true;
}
/** Positive where the second date is the stricter one; without a date a tolerance never ends. */
function compareExpiry(before, after) {
    if (before === after)
        return 0;
    if (before === undefined)
        return 1;
    if (after === undefined)
        return -1;
    return after < before ? 1 : -1;
}


/***/ }),

/***/ 28397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ TOKEN_LISTS),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   jj: () => (/* binding */ requirementsOf),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36618);



/** The fields of a case that list tokens. */
const TOKEN_LISTS = [
    'required_all_evidence',
    'required_evidence',
    'required_skills',
    'required_files',
    'optional_skills',
    'disallowed_skills',
];
/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in src/routing/README.md,
 * "Requirements".
 */
function requirementsOf(definition, agent, hidesReads) {
    const aliases = aliasesOf(definition, agent);
    const expected = definition.expected_skill ?? null;
    const skillTiers = new Map();
    const tighten = (token, tier) => {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token));
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(canonical);
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token))) ?? 2;
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
        present: (hidesReads.has(agent) ? [] : skillFileOf(definition, aliases)).filter(({ canonical }) => !required.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(canonical))),
        any: any.length === 0 ? null : [...new Set(any)],
        optional: distinct(definition.optional_skills ?? []),
        disallowed: distinct(definition.disallowed_skills ?? []),
        disallowedTier: definition.disallowed_min_tier ?? 2,
        aliases,
    };
}
/** A case that requires nothing passes by what did not happen. */
function isNegative(requirements) {
    return requirements.required.length === 0 && requirements.present.length === 0;
}
/** Every token that a case names, as it writes them. */
function tokensOf(requirements) {
    const { required, present, optional, disallowed } = requirements;
    const asked = [...required, ...present].map(({ token }) => token);
    return [...new Set([...asked, ...optional, ...disallowed])];
}
function skillFileOf(definition, aliases) {
    if (definition.require_skill_file === false)
        return [];
    const expected = definition.expected_skill;
    // Without an expected skill any skill's file would do, and only a case that says so can mean that.
    if (expected === undefined && definition.require_skill_file !== true)
        return [];
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(token);
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(alias), name]));
}


/***/ }),

/***/ 93658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isSequential),
/* harmony export */   J5: () => (/* binding */ cellRule),
/* harmony export */   Pv: () => (/* binding */ ruleOfPlan),
/* harmony export */   iM: () => (/* binding */ fixedTrials),
/* harmony export */   m1: () => (/* binding */ entriesOfCell),
/* harmony export */   mw: () => (/* binding */ plannedTrials)
/* harmony export */ });
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25649);
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67325);
/* harmony import */ var _stratum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22251);



/**
 * The rule of one cell of a suite that is judged by counts. `environment`: what the head's trials ran with; null where that is not known
 * yet, `mixed` where they differ.
 */
function cellRule({ comparatorEntry, headEntry, today }, environment) {
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today);
    if (expected === null)
        return { kind: 'single' };
    // What is tolerated is no question of counts.
    if (expected.expected_status !== 'pass')
        return { kind: 'single' };
    if (comparatorEntry === null)
        return { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' };
    const base = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], environment === 'mixed' ? null : environment);
    // A date that only the pull request writes down must not take a cell that passed away from its counts.
    const lapsed = comparatorEntry.expires !== undefined && comparatorEntry.expires < today;
    if (lapsed || comparatorEntry.expected_status !== 'pass') {
        // The counts are of the time when it failed: compared with them, it would only have to fail no worse.
        const why = expected.expired ? 'its tolerance has ended' : 'the pull request expects a pass now';
        return { kind: 'absolute', cause: 'claimed', base, why };
    }
    if (environment === 'mixed') {
        return { kind: 'absolute', cause: 'mixed', base: null, why: 'its trials ran with several clients or models' };
    }
    if (base === null) {
        const other = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], null);
        const why = other === null || environment === null
            ? 'the baseline has no trials of it'
            : `the baseline has trials with ${(0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(other.fingerprint)}, none with ${(0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(environment)}`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    if (base.total < _stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_BASE_TRIALS */ .og) {
        const why = `the baseline has ${base.total} trials of it, and ${_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_BASE_TRIALS */ .og} are needed`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    return { kind: 'sequential', base };
}
/** Whether a baseline has counts: asked for each cell of a plan, and looked up in all entries once. */
const HAS_COUNTS = new WeakMap();
/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
function isSequential({ rule }, baseline) {
    if (rule !== null)
        return rule === 'sequential';
    const all = () => [...baseline.entries.values()].flatMap((cells) => [...cells.values()]);
    const known = HAS_COUNTS.get(baseline) ?? all().some(({ history = [] }) => history.length > 0);
    HAS_COUNTS.set(baseline, known);
    return known;
}
/** The rule of a cell before anything of it has run. */
function ruleOfPlan(basis, caseId, agent) {
    if (!isSequential(basis.policy, basis.comparator))
        return { kind: 'single' };
    return cellRule(entriesOfCell(basis, caseId, agent), null);
}
/** The entries of a cell; a renamed case has the comparator's under its id before. */
function entriesOfCell({ comparator, head, changes, today }, caseId, agent) {
    const before = changes.get(caseId)?.beforeId ?? caseId;
    return { comparatorEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(comparator, before, agent), headEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(head, caseId, agent), today };
}
/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
function plannedTrials(rule, { trials, stages, new_cases: newCases }) {
    const [first = 1] = stages;
    switch (rule.kind) {
        case 'single':
            return { required: trials, all: trials };
        case 'absolute':
            return { required: newCases.passes, all: newCases.trials };
        case 'sequential':
            return { required: first, all: stages.at(-1) ?? first };
    }
}
/** A fixed number for every cell. */
function fixedTrials(trials) {
    return { required: trials, all: trials };
}


/***/ }),

/***/ 22251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ baseStratum),
/* harmony export */   HR: () => (/* binding */ environmentText),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   hk: () => (/* binding */ newestStratum),
/* harmony export */   "in": () => (/* binding */ POOLED_TRIALS),
/* harmony export */   og: () => (/* binding */ LEAST_BASE_TRIALS),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   tU: () => (/* binding */ sameFingerprint),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf),
/* harmony export */   vy: () => (/* binding */ stratum)
/* harmony export */ });
/* unused harmony export sameEnvironment */
/** Trials of one stratum that are pooled at most: older ones tell of skills as they were long ago. */
const POOLED_TRIALS = 30;
/** Fewer trials of the baseline than this show nothing: even a total loss would not stand out. */
const LEAST_BASE_TRIALS = 5;
/**
 * The stratum that a head's trials are compared with: the newest of their client and model that has enough trials, else the newest. Case
 * and skills may differ, since they are what a pull request changes, and a merged change begins a stratum that is empty at first.
 * `environment` null takes any. Null where the history has none.
 */
function baseStratum(history, environment) {
    const fitting = history.filter(({ fingerprint }) => environment === null || sameEnvironment(fingerprint, environment));
    const strata = fingerprintsOf(fitting).map((fingerprint) => stratum(history, fingerprint));
    return strata.find(({ total }) => total >= LEAST_BASE_TRIALS) ?? strata[0] ?? null;
}
/** The newest stratum; null where the history has none. */
function newestStratum([newest, ...older]) {
    return newest === undefined ? null : stratum([newest, ...older], newest.fingerprint);
}
/** The counts of a fingerprint; records of another one are never added. */
function stratum(history, fingerprint) {
    const records = newestOf(history, fingerprint);
    const sum = (field) => records.reduce((total, record) => total + record[field], 0);
    return {
        passed: sum('passed'),
        total: sum('total'),
        disallowed: sum('disallowed'),
        fingerprint,
        batches: records.length,
    };
}
/** The newest records of a fingerprint, at most so many trials of them; the newest record always. */
function newestOf(history, fingerprint) {
    const kept = [];
    let trials = 0;
    for (const record of history) {
        if (!sameFingerprint(record.fingerprint, fingerprint))
            continue;
        trials += record.total;
        if (kept.length > 0 && trials > POOLED_TRIALS)
            break;
        kept.push(record);
    }
    return kept;
}
/** Each fingerprint once, in the order of the records. */
function fingerprintsOf(records) {
    const found = [];
    for (const { fingerprint } of records) {
        if (!found.some((other) => sameFingerprint(other, fingerprint)))
            found.push(fingerprint);
    }
    return found;
}
/**
 * What a unit was a trial of (src/routing/README.md, "Trials and statistics"): client major and minor version, model, case and skills.
 * `skillSetDigest`: of the batch.
 */
function fingerprintOf(unit, skillSetDigest) {
    return { ...environmentOf(unit), case_digest: unit.case_digest, skill_set_digest: skillSetDigest };
}
/** Client and model of a unit; the model is the transcript's, else the run's own record, as the results hold it. */
function environmentOf({ client }) {
    return { client: client.version === null ? null : minorVersion(client.version), model: client.model };
}
/** `2.1` of `2.1.332`; a version of another form as it is. */
function minorVersion(version) {
    return /^\d+\.\d+/.exec(version.trim())?.[0] ?? version.trim();
}
function sameEnvironment(left, right) {
    return left.client === right.client && left.model === right.model;
}
function sameFingerprint(left, right) {
    return (sameEnvironment(left, right) &&
        left.case_digest === right.case_digest &&
        left.skill_set_digest === right.skill_set_digest);
}
/** For people: `client 2.1, model sonnet`. */
function environmentText({ client, model }) {
    return `client ${client ?? 'of unknown version'}, ${model === null ? 'unknown model' : `model ${model}`}`;
}


/***/ })

};
