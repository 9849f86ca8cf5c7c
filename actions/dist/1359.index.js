export const id = 1359;
export const ids = [1359];
export const modules = {

/***/ 46202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);


function foldText(text) {
    return { written: text.normalize('NFC'), folded: (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(text) };
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
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(token).split(':')).at(-1) ?? '';
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
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(word).filter((part) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(part).includes(this.#needle));
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

/***/ 92340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ isSkillFile),
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   Xf: () => (/* binding */ isBareSkillPath),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
/** Whether a file of this name, without a folder, is one; letter case does not matter. */
function isSkillFile(name) {
    return name?.toLowerCase() === SKILL_FILE.toLowerCase();
}
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
    return pathParts(path).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m);
}
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
/** Whether all of `wanted` stand in `segments` from `offset` on. */
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return isSkillFile(parts.at(-1)) ? parts.at(-2) : undefined;
}
/**
 * Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places (src/evidence/README.md, "Skills roots"). Takes
 * folded segments.
 */
function isUnderSkillsRoot(segments, places) {
    const place = segments.findIndex((segment) => places.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a path begins where a command ran, in no folder but that of the skill, so that it does not tell where that lies. */
function isBareSkillPath(path) {
    return pathParts(path).length <= 2 && !/^(?:[/\\~$%`]|[A-Za-z]:)/.test(path);
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 16992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ SkillFolders),
/* harmony export */   TC: () => (/* binding */ inventoryWith),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   ks: () => (/* binding */ SkillInventory)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);


/**
 * Which names mean the same skill. Attribution is by identity, never by substring (src/evidence/README.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
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
        this.#caseSensitive = spelledDifferently([...merged.keys()].flatMap((name) => [name, splitName(name)[1]]));
        for (const skill of merged.values()) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(plugin)].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(leftPlugin) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(rightPlugin);
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
            return owner === undefined || owner === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(leftPlugin ?? rightPlugin ?? '') ? 'same' : 'different';
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
        const folded = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name);
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    const [plugin] = splitName(skill.name);
    return plugin === undefined ? undefined : (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(plugin);
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}
/**
 * Learns from a transcript in which folders the skills lie that it loads. A client may call a skill by the name in its frontmatter,
 * and name its folder in a line of its own; the two lines belong together when nothing else could.
 */
class SkillFolders {
    /** By the call whose subagent the lines stand in; '' for the main conversation. */
    #loaded = new Map();
    #folders = new Map();
    #paths = new Map();
    /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
    addLoad(name, parentCallId, callId) {
        addTo(this.#loaded, parentCallId ?? '', name);
        if (callId !== null)
            addTo(this.#loaded, callId, name);
    }
    addFolder(path, parentCallId) {
        addTo(this.#folders, parentCallId ?? '', (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(path).at(-1) ?? '');
        addTo(this.#paths, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(path).at(-1) ?? ''), `${path}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    }
    /** The client recorded from which `SKILL.md` it loaded the skill of these names. */
    addRecord(names, path) {
        for (const name of [...names.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m), ...names.map(baseOf)])
            addTo(this.#paths, name, path);
    }
    /** Where what was loaded under one of these names may lie; `catalogue` is what the client listed. */
    finder(catalogue) {
        const known = new Map();
        for (const { name, aliases, path } of [...this.listings(), ...catalogue]) {
            const paths = path === undefined ? this.#paths.get(baseOf(name)) : new Set([path]);
            for (const own of [name, ...aliases])
                if (paths !== undefined)
                    known.set((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(own), paths);
        }
        // What the client recorded of a load comes before what it lists.
        for (const [name, paths] of this.#paths)
            known.set(name, paths);
        return (names) => {
            const key = [...names.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m), ...names.map(baseOf)].find((name) => known.has(name));
            return [...(known.get(key ?? '') ?? [])];
        };
    }
    /** Skills under the names of their folders, each with the name that it was called by. */
    listings() {
        return [...this.#folders].flatMap(([place, folders]) => {
            const names = [...(this.#loaded.get(place) ?? [])];
            const [folder, ...others] = [...folders].filter((one) => !names.some((name) => baseOf(name) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(one)));
            const [name, ...further] = names.filter((one) => ![...folders].some((known) => baseOf(one) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(known)));
            if (folder === undefined || name === undefined || others.length + further.length > 0)
                return [];
            const plugin = name.slice(0, name.lastIndexOf(':') + 1);
            return [{ name: `${plugin}${folder}`, aliases: [name] }];
        });
    }
}
/** What is installed, and what was loaded under a plugin's name and is not: `plugin:x` where a bare `x` is installed is that `x`. */
function inventoryWith(installed, loaded) {
    const known = new SkillInventory(installed);
    const further = loaded.filter((name) => name.includes(':') && !known.has(name));
    return new SkillInventory([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}
/** The folded name without its plugin: `plugin:skill` names the skill of that name. */
function baseOf(name) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name.slice(name.lastIndexOf(':') + 1));
}


/***/ }),

/***/ 61359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   tV: () => (/* binding */ textMatches),
/* harmony export */   w1: () => (/* binding */ skillLine)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78413);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .ks([]);
const SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, a sentence speaks of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function skillLine(text) {
    const match = SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as src/evidence/README.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const own = skillLine(line);
    if (own !== undefined && names(own.skill))
        matches.push({ kind: 'skill_line', failed: own.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_2__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = skillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathParts */ .KC)(path).slice(-1));
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
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_2__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
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
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_0__/* .openedFiles */ .vm)(text);
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

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ foldedName)
/* harmony export */ });
/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
function foldedName(name) {
    const composed = name.normalize('NFC');
    // Of ASCII alone, which nearly all texts are, it is the same and takes a fraction of the time.
    if (!/[\u0080-\uFFFF]/.test(composed))
        return composed.toLowerCase();
    return composed.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}


/***/ })

};
