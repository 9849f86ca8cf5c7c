export const id = 8413;
export const ids = [8413];
export const modules = {

/***/ 78413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $2: () => (/* binding */ MAX_COMMAND),
  qy: () => (/* binding */ commandPurpose),
  vm: () => (/* binding */ openedFiles)
});

// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
;// CONCATENATED MODULE: ./build/evidence/split-command.js
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
    #reads = [];
    #word;
    /** In `C:\Users` and `skills\x` a backslash is a separator. */
    #isWindowsPath = false;
    /** What the next word names: where output goes (or a descriptor, or a text), or where input comes from. */
    #redirected;
    #depth = 0;
    #documents = [];
    constructor(text) {
        this.#text = text;
    }
    split() {
        while (this.#at < this.#text.length)
            this.#step(this.#text.charAt(this.#at));
        this.#endCommand();
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
                this.#endCommand();
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
                    this.#endCommand();
                return;
            case '$':
                if (next === '(')
                    this.#endCommand();
                else
                    this.#append(character);
                return;
            case '(':
                this.#endCommand();
                this.#depth += 1;
                return;
            case ')':
                this.#endCommand();
                this.#depth = Math.max(0, this.#depth - 1);
                return;
            case ';':
            case '|':
            case '`':
                this.#endCommand();
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
        // Inside quotes `\n` and the like are common, so only a drive letter makes it a path.
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
        // In `2>` the number is not an argument.
        if (this.#word !== undefined && /^\d{1,4}$/.test(this.#word))
            this.#word = undefined;
        this.#endWord();
        if (character === '<' && next === '<' && this.#text.charAt(this.#at + 1) !== '<') {
            this.#at += 1;
            this.#announceDocument();
            return;
        }
        this.#redirected = character === '<' && !'<>&'.includes(next) ? 'input' : 'output';
        while (['<', '>', '&', '|'].includes(this.#text.charAt(this.#at)))
            this.#at += 1;
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
            if (this.#redirected === undefined)
                this.#words.push(this.#word);
            else if (this.#redirected === 'input')
                this.#reads.push(this.#word);
            this.#redirected = undefined;
        }
        this.#word = undefined;
        this.#isWindowsPath = false;
    }
    #endCommand() {
        this.#endWord();
        this.#redirected = undefined;
        // `$(< file)` prints it.
        if (this.#words.length === 0 && this.#reads.length > 0 && this.#depth > 0)
            this.#words.push('cat');
        // An empty one keeps the places that here-documents were announced for.
        if (this.#words.length > 0 || this.#documents.some(({ command }) => command === this.#commands.length)) {
            this.#commands.push({ words: this.#words, depth: this.#depth, reads: this.#reads });
        }
        this.#words = [];
        this.#reads = [];
    }
}

;// CONCATENATED MODULE: ./build/evidence/simple-commands.js

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
const DECLARES = new Set(['export', 'local', 'declare', 'readonly', 'typeset']);
/** `NAME=value`; in PowerShell `$name=value`. */
const ASSIGNMENT = /^(\$?[A-Za-z_]\w{0,63})=(.*)$/s;
const KEYWORDS = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{']);
/**
 * Splits a shell command into its simple commands, looking through `bash -lc '…'`, PowerShell's `-Command`, `cmd /c` and the
 * usual wrappers. Good enough to know which program gets which path; nothing is expanded or run.
 */
function simpleCommands(script, depth = 0, nesting = 0) {
    return splitCommand(script).flatMap((command) => {
        const words = unwrap(command.words);
        const own = depth + command.depth;
        const inner = nesting < MAX_NESTING ? nestedScript(words, command) : undefined;
        // What stands before the command is given to variables.
        const given = command.words.slice(0, command.words.length - words.length);
        const assigned = given.flatMap((word) => (ASSIGNMENT.test(word) ? [{ words: [word], depth: own, reads: [] }] : []));
        if (inner !== undefined)
            return [...assigned, ...simpleCommands(inner, own + 1, nesting + 1)];
        return words.length === 0 ? assigned : [...assigned, { words, depth: own, reads: command.reads }];
    });
}
/** The program's name without folder and `.exe`, folded. */
function programName(word) {
    const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
    return base.endsWith('.exe') ? base.slice(0, -'.exe'.length) : base;
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
            if (!KEYWORDS.has(word) && !DECLARES.has(word) && !ASSIGNMENT.test(word))
                break;
            index += 1;
            continue;
        }
        index += 1;
        for (let option = words[index]; option?.startsWith('-') === true; option = words[index]) {
            // `command -v` only prints where a program is.
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


/** Programs that print a file whose path is their argument. src/evidence/README.md, "Opens". */
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
/** `$(< file)` in quotes prints the file, whatever it is given to. */
const SUBSTITUTED = /\$\(\s*<\s*([^\s()]{1,4096})\s*\)/g;
const CHANGE_FOLDER = new Set(['cd', 'pushd', 'set-location']);
/** What `{a,b}` expands to is cut here, and a longer word is not expanded: hostile commands must not grow. */
const MAX_ALTERNATIVES = 64;
const MAX_EXPANDED_WORD = 4096;
/** A longer command is not parsed. */
const MAX_COMMAND = 64 * 1024;
/** What a command may expand to, in characters: variables and paths together, so that time is linear in its length. */
const EXPANDED_AT_LEAST = 64 * 1024;
const EXPANDED_PER_CHARACTER = 16;
/** What a shell command was called for. One that is too long may have opened anything. */
function commandPurpose(command) {
    const paths = pathsOpened(command);
    if (paths === null)
        return { kind: 'other', oversize: true };
    return paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths };
}
/**
 * The files that a shell command opens for reading, as written, with `cd` applied and with `{a,b}` and what the script itself gave its
 * variables put in (src/evidence/README.md, "Opens"): the paths that `cat`, `sed`, `head`, `tail`, `less`, `more`, `bat`, `awk`, `nl`,
 * `Get-Content` or `type` get as arguments or as their input. Listing, searching, printing and writing commands open nothing.
 */
function openedFiles(command) {
    return pathsOpened(command) ?? [];
}
/** Null where there is too much of it. */
function pathsOpened(command) {
    if (command.length > MAX_COMMAND)
        return null;
    const files = [];
    const script = { variables: new Map(), left: EXPANDED_AT_LEAST + EXPANDED_PER_CHARACTER * command.length };
    // The folder of each nested subshell: a `cd` in one of them ends with it.
    let folders = [''];
    for (const { words, depth: nested, reads } of simpleCommands(command)) {
        const depth = Math.min(nested, MAX_DEPTH);
        const folder = folders[Math.min(depth, folders.length - 1)] ?? '';
        if (depth >= folders.length)
            (0,append/* append */.B)(folders, Array(depth + 1 - folders.length).fill(folder));
        else
            folders = folders.slice(0, depth + 1);
        const named = programName(words[0] ?? '');
        const program = named === 'gc' ? 'get-content' : named;
        // The end of a loop has the input of what reads in it.
        const isOpener = OPENERS.has(program) || program === 'done';
        const substituting = words.filter((word) => word.includes('<'));
        const inQuotes = substituting.flatMap((word) => Array.from(word.matchAll(SUBSTITUTED), ([, file = '']) => file));
        const rest = words.slice(1);
        if (CHANGE_FOLDER.has(program)) {
            const target = rest.find((word) => !/^-./.test(word) && !/^\/d$/i.test(word)) ?? '~';
            if (target !== '-')
                folders[depth] = within(folder, target);
        }
        else if (!isOpener)
            opened_files_assign(words, script);
        for (const file of [...(isOpener ? [...fileArguments(program, rest), ...reads] : []), ...inQuotes]) {
            const places = expanded(folder, script);
            const paths = expanded(file, script);
            for (const path of places.flatMap((place) => paths.map((one) => within(place, one)))) {
                spend(script, path);
                files.push(path);
            }
            if (script.left < 0)
                return null;
        }
        if (script.left < 0)
            return null;
    }
    return files;
}
function spend(script, text) {
    script.left -= text.length + 1;
}
/** `$NAME`, `${NAME}`, and `${NAME:-default}` with its like. */
const REFERENCE = /\$(?:(\w+)|\{(\w+)(?::?[-=]((?:[^{}]|\$\{[^{}]*\})*))?\})/g;
/** A word with more of them stays as written from there on. */
const MAX_REFERENCES = 16;
/** `NAME=value` and `for NAME in …`; in PowerShell `$name = value` and `foreach ($name in …)`. */
function opened_files_assign(words, script) {
    const set = (name, given) => {
        const values = given.flatMap((word) => expanded(word, script)).slice(0, MAX_ALTERNATIVES);
        // What is empty comes from a command, or is of no use.
        const known = values.filter((value) => value !== '' && value.length <= MAX_EXPANDED_WORD);
        script.variables.set(name.replace('$', ''), known);
    };
    const [first = '', second] = words;
    const [, assigned, given = ''] = ASSIGNMENT.exec(first) ?? [];
    if (assigned !== undefined)
        set(assigned, [given]);
    const [name = '', sign, ...values] = first === 'for' ? words.slice(1) : words;
    if (sign === 'in')
        set(name, first.startsWith('$') ? values.flatMap((value) => value.split(',')) : values);
    else if (first.startsWith('$') && second === '=')
        set(first, values.slice(0, 1));
}
/** What a word may stand for: the values of variables that are known put in, `{a,b}` written out. */
function expanded(word, script) {
    if (word.length > MAX_EXPANDED_WORD)
        return [word];
    const references = [...word.matchAll(REFERENCE)].slice(0, MAX_REFERENCES);
    let words = [''];
    let end = 0;
    for (const reference of references) {
        const before = word.slice(end, reference.index);
        end = reference.index + reference[0].length;
        const values = valuesOf(reference, script);
        for (const value of values)
            spend(script, value);
        if (script.left < 0)
            return [];
        // By itself it may be a list.
        const all = reference[0] === word ? values.flatMap((value) => value.split(/\s+/)) : values;
        const choices = all.slice(0, Math.ceil(MAX_ALTERNATIVES / words.length));
        words = words.flatMap((start) => choices.map((choice) => start + before + choice));
    }
    return words.flatMap((start) => alternatives(start + word.slice(end), script)).slice(0, MAX_ALTERNATIVES);
}
/** What the script does not say stays as written; a home is where it is, whatever its default. */
function valuesOf([text, plain, braced = '', fallback], script) {
    const known = script.variables.get(plain ?? braced) ?? [];
    if (known.length > 0 || fallback === undefined)
        return known.length > 0 ? known : [text];
    return braced.endsWith('HOME') ? [`$${braced}`] : expanded(fallback, script);
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
function alternatives(word, script) {
    const words = [word];
    if (word.length > MAX_EXPANDED_WORD)
        return words;
    for (let index = 0; index < words.length && words.length <= MAX_ALTERNATIVES && script.left >= 0; index += 1) {
        const current = words[index] ?? '';
        spend(script, current);
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


/***/ })

};
