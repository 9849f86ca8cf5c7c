export const id = 4337;
export const ids = [4337];
export const modules = {

/***/ 4337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/doctor/action-reference.js
/** Takes a `uses` apart (GitHub's workflow syntax): `./path`, `$/path`, `docker://image`, `owner/repository/path@ref`. */
function parseUses(uses) {
    const text = uses.trim();
    if (/^docker:\/\//i.test(text))
        return { kind: 'docker', image: text.slice('docker://'.length) };
    if (/^(?:\.|\$)\//.test(text))
        return { kind: 'local', path: text.slice(2).replace(/\/$/, '') };
    const at = text.indexOf('@');
    const name = at === -1 ? text : text.slice(0, at);
    const [owner = '', repository = '', ...path] = name.split('/');
    return {
        kind: 'repository',
        repository: `${owner}/${repository}`.toLowerCase(),
        path: path.join('/'),
        ref: at === -1 ? null : text.slice(at + 1),
    };
}
/** Whether a step runs the action of that repository, whatever its version. */
function isActionOf(uses, repository) {
    if (uses === null)
        return false;
    const reference = parseUses(uses);
    return reference.kind === 'repository' && reference.repository === repository && reference.path === '';
}

// EXTERNAL MODULE: ./build/doctor/code-owners.js
var code_owners = __webpack_require__(17346);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
;// CONCATENATED MODULE: ./build/doctor/yaml-value.js
/** The value as a mapping; none where it is something else. */
function mappingOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
/** A member of a mapping, undefined where the mapping itself is missing. */
function member(mapping, key) {
    const own = mappingOf(mapping);
    return own !== null && Object.hasOwn(own, key) ? own[key] : undefined;
}
/** The keys and values of a mapping, none of anything else. */
function membersOf(value) {
    return Object.entries(mappingOf(value) ?? {});
}
/** A scalar as the runner reads it: text, also of numbers and booleans; null for everything else. */
function scalarText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
/** A list of texts that may also be written as a single one. */
function textList(value) {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => scalarText(item) ?? []);
}
/** Whether a setting is `true`; `maybe` where an expression decides. Runners read the text `true` alike, in any case. */
function isSwitchedOn(value) {
    const text = scalarText(value)?.trim().toLowerCase() ?? '';
    return text.includes('${{') ? 'maybe' : text === 'true';
}

;// CONCATENATED MODULE: ./build/doctor/workflow.js



/**
 * Takes a parsed YAML document as a workflow. Throws one `PortcullisError` with every place where its form is another than GitHub's
 * workflow syntax has it, since nothing could be said of what stands there.
 */
function parseWorkflow(value, file, lines) {
    const problems = [];
    const expect = (pointer, expected, found, taken) => {
        if (taken === null) {
            const line = lines.lineOf(pointer) ?? null;
            problems.push({ file, line, pointer, expected, found: kindOf(found), help: null });
        }
        return taken;
    };
    const top = expect('', 'a workflow with `on` and `jobs`', value, mappingOf(value));
    const jobs = top === null ? null : expect('/jobs', 'a mapping of jobs', top['jobs'], mappingOf(member(top, 'jobs')));
    const triggers = triggersOf(member(top, 'on'));
    if (top !== null)
        expect('/on', 'the events that start the workflow', member(top, 'on'), triggers);
    const parsed = membersOf(jobs).flatMap(([id, job]) => {
        const pointer = (0,json_pointer/* childPointer */.Y)('/jobs', id);
        const settings = expect(pointer, 'a mapping', job, mappingOf(job));
        const written = member(settings, 'steps') ?? [];
        const steps = expect(`${pointer}/steps`, 'a list of steps', written, Array.isArray(written) ? written : null);
        const own = (steps ?? []).flatMap((step, index) => {
            const place = (0,json_pointer/* childPointer */.Y)(`${pointer}/steps`, index);
            const mapping = expect(place, 'a mapping', step, mappingOf(step));
            return mapping === null ? [] : [stepOf(mapping, place)];
        });
        return settings === null ? [] : [jobOf(id, settings, pointer, own)];
    });
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the workflow', problems, 'GitHub could not run it either.');
    return {
        file,
        lines,
        triggers: triggers ?? new Map(),
        permissions: member(top, 'permissions'),
        env: mappingOf(member(top, 'env')) ?? {},
        shell: shellOf(top),
        concurrency: member(top, 'concurrency'),
        jobs: parsed,
    };
}
/** An alias may stand for a whole that holds it, so that it cannot be shown. */
function kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return mappingOf(value) === null ? (0,problem/* shown */.SP)(value ?? undefined) : 'a mapping';
}
/** `on` names one event, a list of them, or events with settings. */
function triggersOf(value) {
    const events = mappingOf(value);
    if (events !== null)
        return new Map(Object.entries(events).map(([event, settings]) => [event, mappingOf(settings)]));
    const names = textList(value);
    return names.length === 0 ? null : new Map(names.map((name) => [name, null]));
}
/** One job from its settings and its steps. */
function jobOf(id, job, pointer, steps) {
    const runsOn = member(job, 'runs-on');
    return {
        id,
        pointer,
        name: scalarText(member(job, 'name')),
        condition: member(job, 'if'),
        needs: textList(member(job, 'needs')),
        matrix: member(member(job, 'strategy'), 'matrix'),
        permissions: member(job, 'permissions'),
        env: mappingOf(member(job, 'env')) ?? {},
        shell: shellOf(job),
        runsOn: textList(mappingOf(runsOn) === null ? runsOn : member(runsOn, 'labels')),
        concurrency: member(job, 'concurrency'),
        environment: member(job, 'environment'),
        continueOnError: member(job, 'continue-on-error'),
        uses: scalarText(member(job, 'uses')),
        with: mappingOf(member(job, 'with')) ?? {},
        secrets: member(job, 'secrets'),
        outputs: mappingOf(member(job, 'outputs')) ?? {},
        images: imagesOf(job, pointer),
        steps,
    };
}
/** `container` is an image or has one, each of `services` has one. */
function imagesOf(job, pointer) {
    const container = member(job, 'container');
    const places = [
        mappingOf(container) === null
            ? [`${pointer}/container`, container]
            : [`${pointer}/container/image`, member(container, 'image')],
        ...membersOf(member(job, 'services')).map(([name, service]) => [
            `${(0,json_pointer/* childPointer */.Y)(`${pointer}/services`, name)}/image`,
            member(service, 'image'),
        ]),
    ];
    return places.flatMap(([place, value]) => {
        const image = scalarText(value)?.trim() ?? '';
        return image === '' ? [] : [{ pointer: place, image }];
    });
}
/** One step from its settings. */
function stepOf(step, pointer) {
    return {
        pointer,
        id: scalarText(member(step, 'id')),
        uses: scalarText(member(step, 'uses')),
        run: scalarText(member(step, 'run')),
        shell: scalarText(member(step, 'shell')),
        with: mappingOf(member(step, 'with')) ?? {},
        env: mappingOf(member(step, 'env')) ?? {},
        condition: member(step, 'if'),
        continueOnError: member(step, 'continue-on-error'),
        inner: [],
    };
}
function shellOf(settings) {
    return scalarText(member(member(member(settings, 'defaults'), 'run'), 'shell'));
}

;// CONCATENATED MODULE: ./build/doctor/composite-action.js





/** Composite actions in composite actions. */
const MAX_DEPTH = 5;
/** Steps that a step stands for. */
const MAX_STEPS = 500;
/**
 * Takes the parsed `action.yml` of a composite action as a workflow of one job that nothing starts; null where the action is of
 * another kind. Throws one `PortcullisError` with every place where its steps have another form than GitHub's.
 */
function parseCompositeAction(value, file, lines) {
    const runs = member(value, 'runs');
    if (scalarText(member(runs, 'using'))?.toLowerCase() !== 'composite')
        return null;
    const written = member(runs, 'steps') ?? [];
    const problems = [];
    const expected = (pointer, what, found) => {
        problems.push({
            file,
            line: lines.lineOf(pointer) ?? null,
            pointer,
            expected: what,
            found: kindOf(found),
            help: null,
        });
    };
    if (!Array.isArray(written))
        expected('/runs/steps', 'a list of steps', written);
    const steps = (Array.isArray(written) ? written : []).flatMap((step, index) => {
        const pointer = (0,json_pointer/* childPointer */.Y)('/runs/steps', index);
        const mapping = mappingOf(step);
        if (mapping === null)
            expected(pointer, 'a mapping', step);
        return mapping === null ? [] : [stepOf(mapping, pointer)];
    });
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the action', problems, 'GitHub could not run it either.');
    const job = jobOf('action', {}, '/runs', steps);
    return {
        file,
        lines,
        triggers: new Map(),
        permissions: undefined,
        env: {},
        shell: null,
        concurrency: undefined,
        jobs: [job],
    };
}
/** Folders of the actions of this repository that a workflow or an action uses. */
function localActions({ jobs }) {
    const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => folderOf(step) ?? []));
    return [...new Set(uses)].filter((folder) => !folder.split('/').includes('..'));
}
/** The workflow with the steps of the composite actions inside of the steps that use them; `actions` are known by their folders. */
function withActions(workflow, actions) {
    let count = 0;
    const filled = (step, outer) => {
        const folder = folderOf(step);
        const action = folder === null ? undefined : actions.get(folder);
        if (folder === null || action === undefined || outer.includes(folder) || outer.length >= MAX_DEPTH)
            return step;
        const steps = action.jobs.flatMap((job) => job.steps);
        count += steps.length;
        if (count > MAX_STEPS)
            return { ...step, inner: steps };
        return { ...step, inner: steps.map((inner) => filled(inner, [...outer, folder])) };
    };
    const jobs = workflow.jobs.map((job) => ({ ...job, steps: job.steps.map((step) => filled(step, [])) }));
    return { ...workflow, jobs };
}
/** The folder of the action that a step uses; null where it is none of this repository. */
function folderOf({ uses }) {
    const reference = uses === null ? null : parseUses(uses);
    return reference?.kind === 'local' ? reference.path : null;
}

// EXTERNAL MODULE: ./build/contracts/doctor-finding.js
var doctor_finding = __webpack_require__(40025);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/doctor/remembered.js
/** Texts whose answers are kept. */
const MAX_KEPT = 200;
/**
 * The same function, which keeps its newest answers: each rule asks the same of each script, and an alias of YAML may repeat a script
 * in every step.
 */
function remembered(compute) {
    const kept = new Map();
    return (text) => {
        const known = kept.get(text);
        if (known !== undefined)
            return known;
        const answer = compute(text);
        if (kept.size >= MAX_KEPT)
            kept.clear();
        kept.set(text, answer);
        return answer;
    };
}

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/lexer.js
var lexer = __webpack_require__(12083);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/parser.js + 10 modules
var parser = __webpack_require__(27085);
;// CONCATENATED MODULE: ./build/doctor/expression.js


/**
 * Parses one expression, without its `${{ }}`. Which contexts and functions there are is GitHub's to say: any name is taken. Null
 * where the text is empty or no expression.
 */
function parseExpression(source) {
    try {
        const { tokens } = new lexer/* Lexer */.JG(source).lex();
        if (tokens.length <= 1)
            return null;
        const contexts = [];
        const functions = [];
        for (const [index, token] of tokens.entries()) {
            if (token.type !== lexer/* TokenType */.ks.IDENTIFIER)
                continue;
            const name = token.lexeme;
            if (tokens[index + 1]?.type !== lexer/* TokenType */.ks.LEFT_PAREN)
                contexts.push(name);
            else
                functions.push({ name, description: '', minArgs: 0, maxArgs: Infinity });
        }
        return new parser/* Parser */.i(tokens, contexts, functions).parse();
    }
    catch {
        // Both classes throw plain errors for what is no expression, and for what is nested too deeply or too long.
        return null;
    }
}
/** Splits a text at its expressions; an expression ends at the first `}}` outside of its own quotes. */
function parseTemplate(text) {
    const literals = [];
    const expressions = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('${{', at);
        const end = start === -1 ? -1 : endOfExpression(text, start + 3);
        if (end === -1)
            break;
        literals.push(text.slice(at, start));
        const source = text.slice(start + 3, end).trim();
        expressions.push({ source, tree: parseExpression(source) });
        at = end + 2;
    }
    literals.push(text.slice(at));
    return { literals, expressions };
}
/** Where the `}}` stands that closes an expression; -1 where none does. */
function endOfExpression(text, start) {
    let isQuoted = false;
    for (let at = start; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (character === "'")
            isQuoted = !isQuoted;
        else if (!isQuoted && character === '}' && text.charAt(at + 1) === '}')
            return at;
    }
    return -1;
}

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var dist_parser = __webpack_require__(88989);
// EXTERNAL MODULE: ./build/evidence/split-command.js
var split_command = __webpack_require__(51316);
;// CONCATENATED MODULE: ./build/doctor/parse-shell.js



/** More than this is no script of a step; GitHub itself stops at a third of it where an expression is in the text. */
const MAX_LENGTH = 64 * 1024;
/** What stands in another and is parsed again: every opening may cost a look at the rest of the text. */
const MAX_OPENINGS = 1000;
/** Parses a shell script. A text that is no shell, or too large to be looked at in a bounded time, has no tree. */
const parseShell = remembered(parsedOf);
function parsedOf(text) {
    if (text.length > MAX_LENGTH)
        return { script: null, problem: `it is longer than ${MAX_LENGTH / 1024} KiB` };
    if ((text.match(/\$[({]|[<>]\(|<<|`/g)?.length ?? 0) > MAX_OPENINGS) {
        return { script: null, problem: `it holds more than ${MAX_OPENINGS} substitutions and here-documents` };
    }
    try {
        const script = (0,dist_parser/* parse */.qg)(text);
        const error = firstError(script);
        return error === null
            ? { script, problem: null }
            : { script: null, problem: `it is no shell that can be parsed (${error})` };
    }
    catch {
        // What is nested so deeply that the parser's own stack ends.
        return { script: null, problem: 'it is nested too deeply' };
    }
}
/** Scripts inside of others tell their own errors. */
function firstError(script) {
    let error = null;
    visit(script, (node) => {
        if (node.type !== 'Script' || error !== null)
            return;
        error = node.errors?.[0]?.message ?? null;
    });
    return error;
}
/** Calls back for a node and all that it holds, without recursion: a chain of commands may be as long as its script. */
function visit(root, callback) {
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        callback(node);
        const children = [];
        (0,dist_parser/* forEachChild */.dK)(node, (child) => children.push(child));
        open.push(...children.toReversed());
    }
}
/** All simple commands of a tree, in the order of the text, also in substitutions and functions. */
function commandNodes(script) {
    const found = [];
    visit(script, (node) => {
        if (node.type === 'Command')
            found.push(node);
    });
    return found;
}
/** Substitutions that the shell runs to make a node's own words; what stands inside of them is not looked into. */
function substitutionsIn(node) {
    const found = [];
    const open = [node];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (at.type === 'CommandExpansion' ||
            at.type === 'ProcessSubstitution' ||
            at.type === 'ArithmeticCommandExpansion') {
            if (at.script !== undefined)
                found.push({ script: at.script, isValue: at.type === 'CommandExpansion' });
            continue;
        }
        const children = [];
        (0,dist_parser/* forEachChild */.dK)(at, (child) => children.push(child));
        open.push(...children.toReversed());
    }
    return found;
}
/** The words of a command without quotes; nothing is expanded. */
function wordsOf(command) {
    const words = command.args.flatMap((arg) => (arg.type === 'Word' ? [arg.value] : [arg.text]));
    return command.name === undefined ? words : [command.name.value, ...words];
}
/** The script that a command hands to a shell: behind `-c`, to `eval`, as here-document or here-string; null for every other command. */
function scriptHandedOn(command) {
    const args = command.args.filter((arg) => arg.type === 'Word');
    const all = command.name === undefined ? args : [command.name, ...args];
    if (command.name?.value === 'eval') {
        return { text: args.map(textOf).join(' '), shell: null, parts: args.flatMap(({ parts }) => parts ?? []) };
    }
    const start = all.findIndex(({ value }) => /^(?:.{0,200}\/)?(?:ba|da|z|k)?sh$/.test(value));
    if (start === -1)
        return null;
    const flags = all.slice(start + 1);
    const at = flags.findIndex(({ value }) => /^-[a-z]*c$/.test(value));
    const options = flags.slice(0, at === -1 ? undefined : at + 1).map(({ value }) => value.replace(/c$/, ''));
    const script = at === -1 ? undefined : flags[at + 1];
    if (script !== undefined)
        return { text: textOf(script), shell: options, parts: script.parts ?? [] };
    if (start !== 0 || flags.some(({ value }) => !value.startsWith('-')))
        return null;
    for (const redirect of command.redirects) {
        if (redirect.type === 'HereDoc') {
            return { text: redirect.body.text, shell: options, parts: redirect.body.parts ?? [] };
        }
        const { target } = redirect;
        if (redirect.type !== 'HereString' || target === undefined)
            continue;
        return { text: textOf(target), shell: options, parts: target.parts ?? [] };
    }
    return null;
}
/** A word as a script: without its quotes, and with its expansions as they are written. */
function textOf(word) {
    if (word.parts === undefined)
        return word.value;
    return word.parts
        .map((part) => {
        if (part.type === 'DoubleQuoted' || part.type === 'LocaleString') {
            return part.parts.map((inner) => (inner.type === 'Literal' ? inner.value : inner.text)).join('');
        }
        return 'value' in part ? part.value : part.text;
    })
        .join('');
}
/** The words of each command of a text that is no shell, as far as they can be told. */
function looseCommands(text) {
    return (0,split_command/* splitCommand */.G)(text).map(({ words }) => words);
}

;// CONCATENATED MODULE: ./build/doctor/shell-script.js



/** Programs that run the one behind them. */
const RUNNERS = new Set(('sudo env time timeout nice nohup exec command builtin xvfb-run script setsid stdbuf unbuffer ' +
    'npx pnpm yarn bun bunx npm node dlx x run if while until then else do ! {').split(' '));
/** Scripts in scripts in scripts. */
const MAX_SCRIPTS = 4;
/** The tree of a `run`, with an `x` in the place of each expression, which could not be told from shell otherwise. */
function parseRun(script) {
    return parseShell(parseTemplate(script).literals.join('x'));
}
/**
 * The words of each command of a `run`, also of those that it hands to another shell (`bash -c '…'`). Of a script that cannot be
 * parsed, such as one for PowerShell, the words as far as they can be told.
 */
const scriptCommands = remembered((script) => {
    const { script: tree } = parseRun(script);
    return tree === null ? looseCommands(parseTemplate(script).literals.join('x')) : allCommands(tree).map(wordsOf);
});
/**
 * What a command of Portcullis in a `run` is given for some flags (`--base-ref x`, `--base-ref=x`), with the expressions in it as they
 * are written.
 */
function flagsGiven(script, command, flags) {
    if (!flags.some((flag) => script.includes(flag)))
        return [];
    const { literals, expressions } = parseTemplate(script);
    const text = literals.reduce((before, literal, index) => `${before}expression${index - 1}end${literal}`);
    return scriptCommands(text)
        .filter((words) => portcullisCommand(words) === command)
        .flatMap((words) => words.flatMap((word, index) => {
        const flag = flags.find((name) => word === name || word.startsWith(`${name}=`));
        if (flag === undefined)
            return [];
        const value = word === flag ? (words[index + 1] ?? '') : word.slice(flag.length + 1);
        const written = value.replace(/expression(\d{1,6})end/g, (_, at) => `\${{ ${expressions[Number(at)]?.source ?? ''} }}`);
        return [{ flag, value: written }];
    }));
}
/** All commands of a tree and of the scripts that they hand to other shells. Of those that cannot be parsed nothing. */
function allCommands(tree, depth = 0) {
    return commandNodes(tree).flatMap((command) => {
        const inner = depth < MAX_SCRIPTS ? (scriptHandedOn(command)?.text ?? trapText(command)) : null;
        const script = inner === null ? null : parseShell(inner).script;
        return script === null ? [command] : [command, ...allCommands(script, depth + 1)];
    });
}
function trapText(command) {
    return command.name?.value === 'trap' ? (wordsOf(command)[1] ?? null) : null;
}
/** The command of Portcullis that is run, such as `gate`; null where something else is. */
function portcullisCommand(words) {
    const index = words.findIndex((word) => isPortcullis(word));
    if (index === -1 || !words.slice(0, index).every(isRunnerWord))
        return null;
    return words.slice(index + 1).find((word) => !word.startsWith('-')) ?? null;
}
/** The program that is run, behind assignments, keywords and programs that run others. */
function programOf(words) {
    return baseName(words.find((word) => !isRunnerWord(word)) ?? '');
}
/** Whether a text may have to do with Portcullis at all. */
function isPortcullisText(text) {
    return /portcullis|actions\/dist\/cli\.js/.test(text);
}
/** Whether a word names the program of Portcullis. */
function isPortcullis(word) {
    return baseName(word) === 'portcullis' || word.endsWith('actions/dist/cli.js');
}
/** Also options, assignments and durations. */
function isRunnerWord(word) {
    return RUNNERS.has(baseName(word)) || /^(?:-|\w+=|[\d.]+[smhd]?$)/.test(word);
}
function baseName(word) {
    const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    return base.replace(/@.*$/, '').replace(/\.(?:c?js|cmd|exe)$/, '');
}

;// CONCATENATED MODULE: ./build/doctor/subject.js






const ACTIONS = ['plan', 'route', 'gate', 'baseline', 'publish', 'typestate'];
const COMMANDS = new Map([
    ['plan', 'plan'],
    ['run', 'route'],
    ['rehearse', 'route'],
    ['replay', 'route'],
    ['gate', 'gate'],
    ['bless', 'baseline'],
]);
/** Clients and actions that start an agent. */
const AGENT_PROGRAMS = new Set(['claude', 'codex', 'copilot', 'claude-code', 'gemini']);
const AGENT_ACTIONS = [
    'anthropics/claude-code-action',
    'anthropics/claude-code-base-action',
    'openai/codex-action',
    'google-github-actions/run-gemini-cli',
];
/** Modes of a route in which no agent of a provider is asked. */
const MODES_WITHOUT_MODEL = new Set(['replay', 'rehearsal']);
/** Actions that use actions. */
const MAX_ROUNDS = 5;
/**
 * The workflows of a repository as subjects: a job that calls a workflow of the same repository does what that one does. `called` are
 * workflows that are looked into for that alone.
 */
function subjectsOf(workflows, called = []) {
    const own = new Map([...called, ...workflows].map((workflow) => [workflow.file, workflow]));
    const calls = new Map(workflows.map(({ file }) => [file, []]));
    const subjects = workflows.map((workflow) => {
        const roles = new Map(workflow.jobs.map((job) => [job.id, jobRoles(job, own)]));
        const gates = workflow.jobs.filter(({ id }) => roles.get(id)?.has('gate') === true);
        const isRelated = [...roles.values()].some(({ size }) => size > 0);
        const at = calls.get(workflow.file) ?? [];
        return { workflow, roles, gates, isRelated, workflows: own, callers: null, calls: at };
    });
    for (const subject of subjects)
        for (const job of subject.workflow.jobs) {
            const reference = job.uses === null ? null : parseUses(job.uses);
            const at = reference?.kind === 'local' ? calls.get(reference.path) : undefined;
            at?.push({ subject, job, step: stepOf({ with: job.with }, job.pointer) });
        }
    return subjects;
}
/** Composite actions of this repository as subjects, by their folders: they run by the events of the workflows that use them. */
function actionSubjectsOf(workflows, actions) {
    const found = new Map();
    // An action that another one uses comes after it.
    let open = workflows;
    for (let round = 0; round < MAX_ROUNDS && open.length > 0; round += 1) {
        const callers = new Map();
        for (const subject of open)
            for (const job of subject.workflow.jobs)
                for (const step of job.steps) {
                    const folder = folderOf(step);
                    if (folder !== null && actions.has(folder))
                        callers.set(folder, [...(callers.get(folder) ?? []), { subject, job, step }]);
                }
        open = [...callers].flatMap(([folder, places]) => {
            const action = actions.get(folder);
            if (action === undefined)
                return [];
            const all = [...(found.get(folder)?.callers ?? []), ...places];
            const triggers = new Map(all.flatMap(({ subject }) => [...subject.workflow.triggers]));
            const [own] = subjectsOf([{ ...withActions(action, actions), triggers }]);
            if (own === undefined)
                return [];
            const isRelated = own.isRelated || all.some(({ subject }) => subject.isRelated);
            const subject = { ...own, isRelated, callers: all };
            found.set(folder, subject);
            return [subject];
        });
    }
    return [...found.values()];
}
/** What one step does with Portcullis, also by the steps of an action of this repository. */
function stepRoles(step) {
    return new Set([...ownRoles(step), ...step.inner.flatMap((inner) => [...stepRoles(inner)])]);
}
/** What one step does with Portcullis itself. */
function ownRoles(step) {
    const roles = new Set();
    if (step.uses !== null) {
        const reference = parseUses(step.uses);
        const path = reference.kind === 'docker' ? '' : reference.path;
        const role = ACTIONS.find((name) => path === `actions/${name}`);
        if (role !== undefined)
            roles.add(role);
    }
    return step.run === null ? roles : new Set([...roles, ...scriptRoles(step.run)]);
}
/** Whether a step lets an agent read or do what the repository says. */
function runsAgent(step) {
    if (AGENT_ACTIONS.some((repository) => isActionOf(step.uses, repository)))
        return true;
    if (step.inner.some((inner) => runsAgent(inner)))
        return true;
    if (step.uses !== null && ownRoles(step).has('route')) {
        return !MODES_WITHOUT_MODEL.has(scalarText(member(step.with, 'mode'))?.trim() ?? '');
    }
    return step.run !== null && scriptRunsAgent(step.run);
}
const scriptRoles = remembered((script) => new Set(scriptCommands(script).flatMap((words) => COMMANDS.get(portcullisCommand(words) ?? '') ?? [])));
const scriptRunsAgent = remembered((script) => scriptCommands(script).some((words) => portcullisCommand(words) === 'run' || AGENT_PROGRAMS.has(programOf(words))));
/** A finding at a place of a workflow, or at the nearest place around it whose line is known. */
function findingAt({ file, lines }, pointer, finding) {
    let line;
    for (let at = pointer; line === undefined && at !== ''; at = at.slice(0, at.lastIndexOf('/')))
        line = lines.lineOf(at);
    return {
        rule: finding.rule,
        level: finding.level,
        file,
        line: line ?? 1,
        message: finding.message,
        remedy: finding.remedy,
    };
}
function jobRoles(job, workflows) {
    if (job.uses === null)
        return new Set(job.steps.flatMap((step) => [...stepRoles(step)]));
    const reference = parseUses(job.uses);
    if (reference.kind === 'docker')
        return new Set();
    const called = reference.kind === 'local' ? workflows.get(reference.path) : undefined;
    if (called !== undefined) {
        const inner = called.jobs.flatMap(({ steps, uses }) => [
            ...steps.flatMap((step) => [...stepRoles(step)]),
            ...(uses === null ? [] : calledGate(uses)),
        ]);
        // Whoever calls a gate decides by it; what else it does stays inside.
        return new Set(inner.includes('gate') ? ['gate'] : inner);
    }
    return new Set(calledGate(job.uses));
}
/** A workflow that cannot be looked into is known by its name. */
function calledGate(uses) {
    const reference = parseUses(uses);
    const path = reference.kind === 'docker' ? '' : reference.path;
    return path === '.github/workflows/gate.yml' ? ['gate'] : [];
}

;// CONCATENATED MODULE: ./build/doctor/rules/artifacts.js



/** Artifacts of several legs in one folder: files of the same name replace one another, and which leg is missing cannot be seen. */
const downloadsStayApart = ({ workflow, isRelated }) => {
    if (!isRelated)
        return [];
    return stepsOf(workflow).flatMap((step) => {
        if (!isActionOf(step.uses, 'actions/download-artifact'))
            return [];
        const merges = isSwitchedOn(inputOf(step.with, 'merge-multiple'));
        if (merges === false)
            return [];
        return [
            findingAt(workflow, `${step.pointer}/with/merge-multiple`, {
                rule: 'merged-download',
                level: merges === true ? 'error' : 'warning',
                message: '`merge-multiple` puts the artifacts of all legs and attempts into one folder: files of the same name replace one another, and results of one leg are taken for those of another',
                remedy: 'remove it, so that each artifact has a folder of its own; the gate takes the newest attempt of each shard',
            }),
        ];
    });
};
/** Folders that begin with a dot, which an upload leaves out unless told otherwise. */
const uploadsAreWhole = ({ workflow, isRelated }) => {
    if (!isRelated)
        return [];
    return stepsOf(workflow).flatMap((step) => {
        if (!isActionOf(step.uses, 'actions/upload-artifact'))
            return [];
        if (isSwitchedOn(inputOf(step.with, 'include-hidden-files')) !== false)
            return [];
        const paths = (scalarText(step.with['path']) ?? '').split('\n').map((path) => path.trim());
        const hidden = paths.find((path) => !path.startsWith('!') && path.split(/[/\\]/).some((part) => /^\.[^.]/.test(part)));
        if (hidden === undefined)
            return [];
        return [
            findingAt(workflow, `${step.pointer}/with/path`, {
                rule: 'hidden-files-left-out',
                level: 'warning',
                message: `\`${hidden}\` is a hidden file or lies in a hidden folder: the upload leaves it out and is green, and the gate has no results`,
                remedy: 'write results to a folder without a dot, or add `include-hidden-files: true`; and `if-no-files-found: error`',
            }),
        ];
    });
};
function stepsOf(workflow) {
    return workflow.jobs.flatMap(({ steps }) => steps);
}
/** The runner takes the names of inputs in any case. */
function inputOf(inputs, name) {
    const key = Object.keys(inputs).find((one) => one.toLowerCase() === name);
    return key === undefined ? undefined : inputs[key];
}

;// CONCATENATED MODULE: ./build/doctor/permissions.js

const RANK = { none: 0, read: 1, write: 2 };
/** What the token of a job may do: its own `permissions`, else the workflow's; null where neither says anything. */
function permissionsOf(workflow, job) {
    return job.permissions ?? workflow.permissions ?? null;
}
/** What `permissions` grant of one scope. What is not named there is not granted. */
function accessTo(permissions, scope) {
    const broad = scalarText(permissions);
    if (broad !== null)
        return broad === 'write-all' ? 'write' : broad === 'read-all' ? 'read' : 'none';
    const access = scalarText(member(permissions, scope));
    return access === 'read' || access === 'write' ? access : 'none';
}
/** Whether an access is as much as another. */
function isEnough(has, needed) {
    return RANK[has] >= RANK[needed];
}
/** Scopes that may be written; `write-all` is all of them. */
function writtenScopes(permissions) {
    if (scalarText(permissions) === 'write-all')
        return ['write-all'];
    return Object.keys(mappingOf(permissions) ?? {}).filter((scope) => accessTo(permissions, scope) === 'write');
}

;// CONCATENATED MODULE: ./build/doctor/asked-grants.js



/** Workflows in workflows. */
const asked_grants_MAX_DEPTH = 10;
const GATE = [
    { scope: 'contents', access: 'read', job: 'plan' },
    { scope: 'actions', access: 'read', job: 'route' },
    { scope: 'pull-requests', access: 'write', job: 'gate' },
];
const NIGHTLY = [
    { scope: 'contents', access: 'write', job: 'baseline' },
    { scope: 'actions', access: 'read', job: 'route' },
    { scope: 'pull-requests', access: 'write', job: 'baseline' },
];
/** What the reusable workflows of Portcullis ask for, by their paths; a test holds it to their files. */
const OWN_WORKFLOWS = new Map([
    ['.github/workflows/gate.yml', GATE],
    ['.github/workflows/nightly-matrix.yml', NIGHTLY],
]);
/**
 * What the workflow asks for that a job calls, each scope once with the most that is asked of it; null where that is not known: a
 * workflow of another repository than one called `portcullis`, or a file that was not looked at.
 */
function grantsAskedBy(uses, workflows) {
    const reference = parseUses(uses);
    if (reference.kind === 'docker')
        return null;
    if (reference.kind === 'repository') {
        const isOurs = reference.repository.endsWith('/portcullis');
        return isOurs ? (OWN_WORKFLOWS.get(reference.path) ?? null) : null;
    }
    const called = workflows.get(reference.path);
    return called === undefined ? null : grantsAskedIn(called, workflows);
}
/** Whether what a called workflow's jobs may do is, of some of them, what the caller grants; also where that is not known. */
function callerDecides(uses, workflows) {
    if (grantsAskedBy(uses, workflows) === null)
        return true;
    const reference = parseUses(uses);
    const called = reference.kind === 'local' ? workflows.get(reference.path) : undefined;
    return called !== undefined && called.jobs.some((job) => permissionsOf(called, job) === null);
}
/** The same as `grantsAskedBy` of one workflow. A job that says nothing, in a workflow that says nothing, has what its caller grants. */
function grantsAskedIn(called, workflows, depth = 0) {
    const nested = called.jobs.flatMap(({ uses, permissions }) => {
        // What a call grants itself limits what is called, and is asked for here.
        if (uses === null || (permissions ?? called.permissions ?? null) !== null || depth >= asked_grants_MAX_DEPTH)
            return [];
        const reference = parseUses(uses);
        const inner = reference.kind === 'local' ? workflows.get(reference.path) : undefined;
        if (inner !== undefined)
            return grantsAskedIn(inner, workflows, depth + 1);
        return grantsAskedBy(uses, workflows) ?? [];
    });
    const all = [
        ...declared(called.permissions, null),
        ...called.jobs.flatMap(({ id, permissions }) => declared(permissions, id)),
        ...nested,
    ];
    const most = new Map();
    for (const grant of all) {
        const before = most.get(grant.scope);
        if (before === undefined || !isEnough(before.access, grant.access))
            most.set(grant.scope, grant);
    }
    return [...most.values()];
}
function declared(permissions, job) {
    const broad = scalarText(permissions);
    const scopes = broad === null ? Object.keys(mappingOf(permissions) ?? {}) : [broad];
    return scopes.flatMap((scope) => {
        const access = accessTo(permissions, scope);
        return access === 'none' ? [] : [{ scope, access, job }];
    });
}

;// CONCATENATED MODULE: ./build/doctor/rules/call-permissions.js



/** What the token of a repository has whose setting is the usual one, to read. */
const USUAL = { contents: 'read', packages: 'read', metadata: 'read' };
/**
 * A call that grants less than the called workflow asks for: GitHub starts nothing of such a run, so that none of its checks reports.
 * One of Portcullis' workflows is looked at wherever it is called, another one where it keeps a workflow with Portcullis from starting.
 */
const callsMayStart = ({ workflow, workflows, isRelated }) => workflow.jobs.flatMap((job) => {
    const { uses, id, pointer } = job;
    const asked = uses === null ? null : grantsAskedBy(uses, workflows);
    if (uses === null || asked === null || (!isRelated && !isOurs(uses)))
        return [];
    const permissions = permissionsOf(workflow, job);
    const missing = asked.filter(({ scope, access }) => !isEnough(accessTo(permissions ?? USUAL, scope), access));
    return missing.map((grant) => findingAt(workflow, job.permissions === undefined ? pointer : `${pointer}/permissions`, {
        rule: 'missing-permission',
        level: permissions === null ? 'warning' : 'error',
        message: `\`${id}\` calls a workflow ${grant.job === null ? 'that' : `whose job \`${grant.job}\``} asks for \`${nameOf(grant)}\`, and ${permissions === null ? 'says nothing of it: where the repository lets tokens only read' : `grants \`${accessTo(permissions, grant.scope)}\``}: GitHub then starts nothing of the run, and a required check of it is waited for without end`,
        remedy: `add \`${nameOf(grant)}\` to the \`permissions\` of \`${id}\``,
    }));
});
function nameOf({ scope, access }) {
    return scope === `${access}-all` ? scope : `${scope}: ${access}`;
}
/** Known without any file of this repository. */
function isOurs(uses) {
    return grantsAskedBy(uses, new Map()) !== null;
}

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(12049);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/data/expressiondata.js
var expressiondata = __webpack_require__(21674);
;// CONCATENATED MODULE: ./build/doctor/evaluate-expression.js


const NOTHING = new Set();
const UNKNOWN = { may: NOTHING, must: NOTHING };
/** Functions that answer with true or false: whatever they were given, none of it is in their value. */
const QUESTIONS = new Set(['contains', 'startswith', 'endswith', 'always', 'success', 'failure', 'cancelled']);
const PULL_REQUESTS = new Set(['pull_request', 'pull_request_target']);
/** Members of `github` that only some events have; empty with every other one. */
const OF_PULL_REQUESTS = /^github\.(?:head_ref|base_ref|event\.(?:pull_request|number))(?:\.|$)/;
const OF_MERGE_GROUPS = /^github\.event\.merge_group(?:\.|$)/;
const OF_PUSHES = /^github\.event\.(?:after|before|commits|head_commit|pusher|forced)(?:\.|$)/;
/** Members of `github` that every run has. */
const NEVER_EMPTY = /^github\.(?:sha|ref|ref_name|run_id|run_number|run_attempt|workflow|repository|actor|job|event)$/;
/** Evaluates as far as it can be done by looking: what stays open is unknown, never guessed. */
function evaluate(tree, scope) {
    if (tree instanceof ast/* Literal */.uS)
        return literalOf(tree);
    if (tree instanceof ast/* Grouping */.aU)
        return evaluate(tree.group, scope);
    if (tree instanceof ast/* Unary */._c)
        return truthOnly(negated(evaluate(tree.expr, scope).truthy));
    if (tree instanceof ast/* Binary */.yI)
        return compared(tree, scope);
    if (tree instanceof ast/* Logical */.oD)
        return chosen(tree, scope);
    if (tree instanceof ast/* FunctionCall */.R6)
        return called(tree, scope);
    if (tree instanceof ast/* ContextAccess */.QC || tree instanceof ast/* IndexAccess */.p_)
        return accessed(tree, scope);
    return UNKNOWN;
}
/** The value of a text that several values were put into. */
function joined(values) {
    return { may: union(values.map(({ may }) => may)), must: union(values.map(({ must }) => must)) };
}
/** The path of an access, lower case, `*` for what is computed; null where it does not begin with a context. */
function pathOf(tree) {
    const parts = [];
    let at = tree;
    while (at instanceof ast/* IndexAccess */.p_) {
        const key = at.index instanceof ast/* Literal */.uS ? at.index.literal.coerceString() : '*';
        parts.push(at.index instanceof ast/* Star */.FE ? '*' : key.toLowerCase());
        at = at.expr;
    }
    return at instanceof ast/* ContextAccess */.QC ? [at.name.lexeme.toLowerCase(), ...parts.toReversed()].join('.') : null;
}
/** Names of all functions that an expression calls and paths of all contexts that it reads, lower case. */
function mentionedIn(tree) {
    const functions = new Set();
    const paths = [];
    const visit = (node) => {
        const path = pathOf(node);
        if (path !== null)
            paths.push(path);
        if (node instanceof ast/* FunctionCall */.R6)
            functions.add(node.functionName.lexeme.toLowerCase());
        for (const child of childrenOf(node))
            visit(child);
    };
    visit(tree);
    return { functions, paths };
}
function childrenOf(node) {
    if (node instanceof ast/* Grouping */.aU)
        return [node.group];
    if (node instanceof ast/* Unary */._c)
        return [node.expr];
    if (node instanceof ast/* Binary */.yI)
        return [node.left, node.right];
    if (node instanceof ast/* Logical */.oD || node instanceof ast/* FunctionCall */.R6)
        return node.args;
    return node instanceof ast/* IndexAccess */.p_ ? [node.expr, node.index] : [];
}
function literalOf({ literal }) {
    const known = primitiveOf(literal.kind, literal.coerceString());
    return known === undefined ? UNKNOWN : { ...UNKNOWN, known, truthy: isTrue(known) };
}
function primitiveOf(kind, text) {
    if (kind === expressiondata/* Kind */.b.String)
        return text;
    if (kind === expressiondata/* Kind */.b.Boolean)
        return text === 'true';
    if (kind === expressiondata/* Kind */.b.Number)
        return Number(text);
    return kind === expressiondata/* Kind */.b.Null ? null : undefined;
}
function isTrue(value) {
    return value !== '' && value !== false && value !== null && value !== 0 && !Number.isNaN(value);
}
function truthOnly(truthy) {
    return truthy === undefined ? UNKNOWN : { ...UNKNOWN, known: truthy, truthy };
}
function negated(truthy) {
    return truthy === undefined ? undefined : !truthy;
}
function compared({ left, operator, right }, scope) {
    const [one, two] = [evaluate(left, scope).known, evaluate(right, scope).known];
    const isEqual = operator.lexeme === '==';
    if (typeof one !== typeof two || one === undefined || two === undefined)
        return UNKNOWN;
    if (!isEqual && operator.lexeme !== '!=')
        return UNKNOWN;
    const fold = (value) => typeof value === 'string' ? value.toLowerCase() : value;
    return truthOnly((fold(one) === fold(two)) === isEqual);
}
/** `a && b` is a where a is false, else b; `a || b` is a where a is true, else b. */
function chosen({ operator, args }, scope) {
    const isOr = operator.lexeme === '||';
    const candidates = [];
    let truthy = !isOr;
    for (const [index, arg] of args.entries()) {
        const value = evaluate(arg, scope);
        const isLast = index === args.length - 1;
        // What is passed over leaves nothing behind.
        if (!isLast && value.truthy === !isOr)
            continue;
        const decides = value.truthy === isOr;
        // The false side of `&&` is an empty text, 0 or the like.
        candidates.push(isOr || isLast || decides ? value : UNKNOWN);
        if (decides)
            truthy = isOr;
        else if (value.truthy === undefined)
            truthy = undefined;
        if (decides)
            break;
    }
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const may = union(candidates.map((candidate) => candidate.may));
    const must = new Set([...may].filter((path) => candidates.every((candidate) => candidate.must.has(path))));
    return truthy === undefined ? { may, must } : { truthy, may, must };
}
function called({ functionName, args }, scope) {
    const name = functionName.lexeme.toLowerCase();
    if (Object.hasOwn(scope.functions, name))
        return truthOnly(scope.functions[name]);
    if (QUESTIONS.has(name))
        return UNKNOWN;
    return joined(args.map((arg) => evaluate(arg, scope)));
}
function accessed(tree, { event, functions }) {
    const path = pathOf(tree);
    if (path === null) {
        let at = tree;
        while (at instanceof ast/* IndexAccess */.p_)
            at = at.expr;
        return joined([evaluate(at, { event, functions })]);
    }
    if (path === 'github.event_name' && event !== null)
        return { ...UNKNOWN, known: event, truthy: true };
    const presence = event === null ? undefined : isPresent(path, event);
    if (presence === false)
        return { ...UNKNOWN, known: '', truthy: false };
    const sources = new Set([path]);
    const isFilled = presence === true || NEVER_EMPTY.test(path);
    return isFilled ? { truthy: true, may: sources, must: sources } : { may: sources, must: sources };
}
function isPresent(path, event) {
    if (OF_PULL_REQUESTS.test(path)) {
        const isOwn = PULL_REQUESTS.has(event);
        // Of a merge group `base_ref` is known, of other events it is not told here.
        return isOwn || (path === 'github.base_ref' && event === 'merge_group');
    }
    if (OF_MERGE_GROUPS.test(path))
        return event === 'merge_group';
    return OF_PUSHES.test(path) ? event === 'push' : undefined;
}
function union(sets) {
    return new Set(sets.flatMap((set) => [...set]));
}

;// CONCATENATED MODULE: ./build/doctor/rules/concurrency.js





const OF_ONE_RUN = [
    'github.run_id',
    'github.run_number',
    'github.sha',
    'github.event.after',
    'github.event.head_commit.id',
];
/** What tells the runs of an event apart, so far as one must not take the place of another. */
const APART = {
    merge_group: [
        ...OF_ONE_RUN,
        'github.ref',
        'github.ref_name',
        'github.event.merge_group.head_sha',
        'github.event.merge_group.head_ref',
    ],
    push: OF_ONE_RUN,
    pull_request: [
        ...OF_ONE_RUN,
        'github.ref',
        'github.ref_name',
        'github.event.number',
        ...['number', 'id', 'node_id', 'html_url', 'url', 'head.sha'].map((key) => `github.event.pull_request.${key}`),
    ],
};
/** A concurrency group in which a run of a required check can be cancelled, or dropped while it waits. */
const groupsKeepRuns = (subject) => {
    const { workflow, gates, roles } = subject;
    if (gates.length === 0)
        return [];
    const own = concurrencyOf(workflow.concurrency, '/concurrency');
    const ofJobs = workflow.jobs.flatMap((job) => {
        const concurrency = concurrencyOf(job.concurrency, `${job.pointer}/concurrency`);
        return concurrency === null || (roles.get(job.id)?.size ?? 0) === 0 ? [] : [{ job, concurrency }];
    });
    return [
        ...(own === null ? [] : eventFindings(workflow, own)),
        ...ofJobs.flatMap(({ job, concurrency }) => [
            ...(job.matrix === undefined ? [] : legFindings(workflow, concurrency)),
            ...eventFindings(workflow, concurrency),
        ]),
    ];
};
/** Two workflows with one group: groups are shared by the whole repository, so that they cancel one another. */
function groupsAreOwn(subjects) {
    const groups = new Map();
    for (const { workflow } of subjects) {
        const concurrency = concurrencyOf(workflow.concurrency, '/concurrency');
        if (concurrency === null || /github\s*\.\s*workflow|run_id/i.test(concurrency.group))
            continue;
        const key = keyOf(concurrency.group);
        groups.set(key, [...(groups.get(key) ?? []), workflow]);
    }
    return subjects.flatMap(({ workflow, gates }) => {
        const others = [...groups.values()].find((members) => members.includes(workflow))?.filter((one) => one !== workflow) ?? [];
        if (gates.length === 0 || others.length === 0)
            return [];
        return [
            findingAt(workflow, '/concurrency', {
                rule: 'cancelled-gate',
                level: 'error',
                message: `the gate shares its concurrency group with ${others.map(({ file }) => file).join(', ')}: groups belong to the whole repository, so that a run of either cancels or drops one of the other`,
                remedy: 'begin the group with `${{ github.workflow }}`',
            }),
        ];
    });
}
/**
 * A called workflow that takes the group of its caller. Inside of it `github.workflow` and `github.run_id\` are the caller's, so that
 * the same text is the same group: the run waits for itself, or cancels itself.
 */
function callsKeepGroups(subjects) {
    const own = new Map(subjects.map(({ workflow }) => [workflow.file, workflow]));
    return subjects.flatMap(({ workflow, gates }) => gates.flatMap((job) => {
        const reference = job.uses === null ? null : parseUses(job.uses);
        const called = reference?.kind === 'local' ? own.get(reference.path) : undefined;
        if (called === undefined)
            return [];
        const groupsOf = (...values) => values.flatMap((value) => concurrencyOf(value, '')?.group ?? []).map(keyOf);
        const inside = groupsOf(called.concurrency, ...called.jobs.map(({ concurrency }) => concurrency));
        const shared = groupsOf(workflow.concurrency, job.concurrency).find((group) => inside.includes(group));
        if (shared === undefined)
            return [];
        return [
            findingAt(workflow, `${job.pointer}/uses`, {
                rule: 'cancelled-gate',
                level: 'error',
                message: `\`${job.id}\` and ${called.file}, which it calls, have one concurrency group: inside of a called workflow \`github.workflow\` is the caller's name, so that the gate waits for its own run, or cancels it`,
                remedy: 'leave `concurrency` to the caller, and take it out of the called workflow',
            }),
        ];
    }));
}
function keyOf(group) {
    return group.toLowerCase().replaceAll(/\s/g, '');
}
function concurrencyOf(value, pointer) {
    const group = scalarText(mappingOf(value) === null ? value : member(value, 'group'));
    if (group === null)
        return null;
    const keepsQueue = scalarText(member(value, 'queue'))?.trim() === 'max';
    return { pointer, group, cancel: member(value, 'cancel-in-progress'), keepsQueue };
}
function eventFindings(workflow, concurrency) {
    return Object.keys(APART).flatMap((event) => {
        // A called workflow runs by the events of whoever calls it.
        if (!workflow.triggers.has(event) && !workflow.triggers.has('workflow_call'))
            return [];
        const { must } = concurrency_valueOf(concurrency.group, event);
        if (APART[event]?.some((path) => must.has(path)) === true)
            return [];
        const cancels = cancelsRuns(concurrency.cancel, event);
        if (cancels === false && concurrency.keepsQueue)
            return [];
        const happens = cancels === false
            ? 'one that waits is dropped when the next comes, also without `cancel-in-progress`'
            : 'one that runs is cancelled when the next comes';
        const byBranch = event === 'pull_request' && must.has('github.head_ref');
        return [
            findingAt(workflow, concurrency.pointer, {
                rule: 'cancelled-gate',
                level: byBranch || (event === 'push' && cancels === false) ? 'warning' : 'error',
                message: `runs by \`${event}\` share one concurrency group, and ${happens}: ${consequence(event, byBranch)}`,
                remedy: "group: `${{ github.workflow }}-${{ github.event_name }}-${{ github.event.pull_request.number || github.sha }}`, with `cancel-in-progress: ${{ github.event_name == 'pull_request' }}`",
            }),
        ];
    });
}
function consequence(event, byBranch) {
    if (event === 'merge_group')
        return 'the queue takes a cancelled check for a failed one and drops the entry';
    if (event === 'push')
        return 'commits of the branch are left without their check';
    return byBranch
        ? '`github.head_ref` is the name of a branch, which pull requests of two forks can have in common'
        : 'one pull request cancels the required check of another';
}
/** Legs of one matrix in one group cancel each other. */
function legFindings(workflow, { pointer, group }) {
    const { may } = concurrency_valueOf(group, null);
    const tellsLegs = [...may].some((path) => path.startsWith('matrix') || path === 'strategy.job-index');
    if (tellsLegs)
        return [];
    return [
        findingAt(workflow, pointer, {
            rule: 'cancelled-gate',
            level: 'error',
            message: 'all legs of the matrix share one concurrency group: one runs, one waits, and the others are cancelled',
            remedy: 'put a value of the matrix into the group (`${{ matrix.shard }}`), or limit legs by `max-parallel`',
        }),
    ];
}
function cancelsRuns(value, event) {
    const text = scalarText(value)?.trim().toLowerCase() ?? '';
    const [only] = parseTemplate(scalarText(value) ?? '').expressions;
    if (only === undefined)
        return text === 'true';
    const truthy = only.tree === null ? undefined : evaluate(only.tree, { event, functions: {} }).truthy;
    return truthy ?? 'maybe';
}
/** What the text of a group is made of in runs by an event. */
function concurrency_valueOf(text, event) {
    const { expressions } = parseTemplate(text);
    return joined(expressions.flatMap(({ tree }) => (tree === null ? [] : [evaluate(tree, { event, functions: {} })])));
}

;// CONCATENATED MODULE: ./build/doctor/losses.js

const GO_ON = 'remove it; to go on after a failure give the later steps `if: ${{ always() }}`';
const ALONE = 'let it stand alone, or write `exit 1` in the branch of the failure';
/** The ways in which a shell throws an exit code away. */
const LOSSES = {
    goesOn: {
        why: 'the shell goes on after a failure (no `-e` holds there), and the last command decides',
        remedy: 'remove `set +e` and custom shells without `-e`, let functions and `$(…)` hold nothing behind it, or keep the exit code (`rc=$?`) and end with it',
        rank: 0,
    },
    and: {
        why: '`-e` does not look at what stands before `&&`, and the script goes on',
        remedy: 'put the two on lines of their own',
        rank: 1,
    },
    negation: { why: '`!` turns it round', remedy: 'remove the `!`', rank: 2 },
    condition: {
        why: 'it is the condition of an `if`, and the script does not end with a failure where it fails',
        remedy: ALONE,
        rank: 3,
    },
    loop: { why: 'it is the condition of a loop, which ends with a success where it fails', remedy: ALONE, rank: 3 },
    background: {
        why: '`&` runs it in the background',
        remedy: 'run it in the foreground, or wait for that very process (`wait $!`)',
        rank: 3,
    },
    argument: {
        why: 'it stands in a substitution inside of another command, and a shell asks for the exit code of `$(…)` in a plain assignment only, and never for that of `<(…)`',
        remedy: 'assign first, on a line of its own (`result=$(…)`), and use the variable then (`export result`)',
        rank: 3,
    },
    pipe: {
        why: 'it stands before a pipe, and a shell without `pipefail` (GitHub starts `bash -e` where no `shell` is named) takes the exit code of the last program',
        remedy: 'write `shell: bash`, which GitHub starts with `pipefail`, or `set -o pipefail` before; or let the command write the file itself (`--output`)',
        rank: 3,
    },
    trap: {
        why: 'a `trap` ends the shell with another exit code',
        remedy: 'let the trap clean up only, without an `exit` of its own',
        rank: 3,
    },
    or: (command) => ({
        why: `\`|| ${shown(command)}\` puts a success in its place, also in \`PIPESTATUS\``,
        remedy: GO_ON,
        rank: 3,
    }),
};
function shown(command) {
    if (command.type === 'BraceGroup')
        return '{ … }';
    if (command.type === 'Subshell')
        return '( … )';
    if (command.type !== 'Command')
        return '…';
    const assigned = command.name === undefined ? command.prefix.flatMap((one) => ('text' in one ? [one.text] : [])) : [];
    return [...assigned, ...wordsOf(command)].join(' ').slice(0, 40);
}

;// CONCATENATED MODULE: ./build/doctor/shell-builtins.js
/** These end with 0, so far as a script is concerned. */
const SUCCEEDING = new Set([
    'true',
    ':',
    'echo',
    'printf',
    'sleep',
    'date',
    'unset',
    'umask',
    'alias',
    'trap',
    'set',
    'shopt',
]);
/** These set variables, and end with 0 as well. */
const DECLARING = new Set(['export', 'declare', 'local', 'readonly', 'typeset']);
/** These set variables to what they read, and may fail. */
const READING = new Set(['read', 'mapfile', 'readarray', 'getopts']);
/** Whether it cannot be told how a command ends. */
function isOpen(command, { functions }) {
    if (command.type !== 'Command')
        return false;
    const { name } = command;
    if (name === undefined || functions.has(name.value) || DECLARING.has(name.value))
        return false;
    return !SUCCEEDING.has(name.value) && name.value !== 'exit' && name.value !== 'return';
}

;// CONCATENATED MODULE: ./build/doctor/shell-state.js
/** Of more variables nothing is known. */
const MAX_VALUES = 40;
const MAX_VALUE_LENGTH = 100;
function next(state, status = state.status) {
    return { flow: 'next', levels: 0, state: status === state.status ? state : { ...state, status } };
}
/** A test: where it cannot be told both ways, and what it then decides about a failure is not sure. */
function either(state, holds) {
    if (holds !== null)
        return [next(state, holds ? 0 : 1)];
    const open = state.hasFailed ? { ...state, isAsked: true } : state;
    return [next(open, 0), next(open, 1)];
}
/** One of each kind: ways that end alike go on as one. */
function merged(outcomes) {
    if (outcomes.length < 2)
        return outcomes;
    return [...new Map(outcomes.map((outcome) => [shell_state_keyOf(outcome), outcome])).values()];
}
function shell_state_keyOf({ flow, levels, state }) {
    const { status, pipe, values, options, exitTrap, errorTrap, functions, background, hasFailed, loss, isSure, isAsked, } = state;
    const bodies = [...functions].map(([name, { pos, end }]) => [name, pos, end]);
    const rest = [
        status,
        pipe,
        [...values],
        options,
        exitTrap,
        errorTrap,
        bodies,
        background,
        hasFailed,
        loss?.why,
        isSure,
        isAsked,
    ];
    return JSON.stringify([flow, levels, rest]);
}
/** The state with a variable set; null is a value that cannot be told. */
function withValue(state, name, value) {
    const values = new Map(state.values);
    values.delete(name);
    if (values.size < MAX_VALUES)
        values.set(name, value === null || value.length > MAX_VALUE_LENGTH ? null : value);
    return { ...state, values };
}
/** The state with a reason why the exit code is gone, where none of its rank or a higher one is known. */
function lostBy(state, loss) {
    return state.loss !== null && state.loss.rank >= loss.rank ? state : { ...state, loss };
}
/** What `set -eo pipefail` and its like change. */
function optionsAfter(options, words) {
    let { errexit, pipefail, inherits } = options;
    for (const [index, word] of words.entries()) {
        if (!/^[-+][A-Za-z]+$/.test(word))
            continue;
        const isOn = word.startsWith('-');
        const named = word.endsWith('o') || words[0] === 'shopt' ? words[index + 1] : undefined;
        if (words[0] !== 'shopt' && word.includes('e'))
            errexit = isOn;
        if (named === 'errexit')
            errexit = isOn;
        if (named === 'pipefail')
            pipefail = isOn;
        if (named === 'posix')
            inherits = isOn;
        if (words[0] === 'shopt' && named === 'inherit_errexit')
            inherits = word === '-s';
    }
    return { errexit, pipefail, inherits };
}

;// CONCATENATED MODULE: ./build/doctor/shell-outcomes.js



/** A simple command is a pipe of one. */
function withPipe(outcome) {
    return { ...outcome, state: { ...outcome.state, pipe: [outcome.state.status] } };
}
/** The state of the shell outside, with what became of the followed command inside. */
function backIn(outside, { status, hasFailed, loss, isSure, isAsked }) {
    return { ...outside, status, hasFailed, loss, isSure, isAsked };
}
/** The state outside after something ran whose exit code is not kept. */
function marked(outside, end, loss) {
    const isLost = loss !== null && end.hasFailed && !outside.hasFailed;
    return { ...backIn(outside, isLost ? lostBy(end, loss) : end), status: outside.status };
}
/** After the condition of an `if` or a loop, in which the followed command may have failed. */
function asked(before, outcome, loss) {
    const isNew = outcome.state.hasFailed && !before.hasFailed;
    return isNew ? { ...outcome, state: lostBy(outcome.state, loss) } : outcome;
}
function afterOr(outcome, before, command) {
    const { flow, state } = outcome;
    if (!before.hasFailed || state.status !== 0 || flow === 'break' || flow === 'continue')
        return outcome;
    const isSure = state.isSure && !isOpen(command, before);
    return { ...outcome, state: { ...lostBy(state, LOSSES.or(command)), isSure } };
}

;// CONCATENATED MODULE: ./build/doctor/follow-lists.js



/** `a && b || c`: errexit looks at the last of them only. */
function followAndOr(follower, { commands, operators }, start, isQuiet) {
    const ended = [];
    let states = [start];
    for (const [index, command] of commands.entries()) {
        const operator = index === 0 ? null : operators[index - 1];
        const isLast = index === commands.length - 1;
        const outcomes = states.flatMap((state) => {
            if (operator === '&&' && state.status !== 0) {
                const isNew = state.hasFailed && !start.hasFailed && state.options.errexit && !isQuiet;
                return [next(isNew ? lostBy(state, LOSSES.and) : state)];
            }
            if (operator === '||' && state.status === 0)
                return [next(state)];
            const after = follower.node(command, state, isQuiet || !isLast);
            return operator === '||' ? after.map((outcome) => afterOr(outcome, state, command)) : after;
        });
        ended.push(...outcomes.filter(({ flow }) => flow !== 'next'));
        states = merged(outcomes.filter(({ flow }) => flow === 'next')).map(({ state }) => state);
    }
    return [...ended, ...states.map((state) => next(state))];
}
/** A pipe, with `!` and `time` before it. */
function followPipeline(follower, { commands, prefixes }, start, isQuiet) {
    const isNegated = prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
    // bash looks at `-e` when `!` begins: one that is set only behind it ends the script all the same.
    const quiet = isQuiet || (isNegated && start.options.errexit);
    const [only] = commands;
    const ran = only !== undefined && commands.length === 1
        ? follower.node(only, start, quiet)
        : piped(follower, commands, start, quiet);
    if (!isNegated)
        return ran;
    return ran.map((outcome) => {
        if (outcome.flow !== 'next')
            return outcome;
        const { state } = outcome;
        const isLost = state.hasFailed && !start.hasFailed && state.status !== 0;
        return next(isLost ? lostBy(state, LOSSES.negation) : state, state.status === 0 ? 1 : 0);
    });
}
function piped(follower, commands, start, isQuiet) {
    let ways = [
        { state: start, codes: [] },
    ];
    for (const [index, command] of commands.entries()) {
        const isLast = index === commands.length - 1;
        ways = ways.flatMap(({ state, codes }) => {
            const ends = follower.subshell(command, state, isQuiet);
            // Of a program before the last only its failure in the place of the followed one counts.
            const counted = isLast ? ends : ends.filter((end) => end.status === 0 || end.hasFailed);
            return counted.map((end) => {
                const swallows = !isLast && !start.options.pipefail && end.status !== 0;
                return {
                    state: swallows ? marked(state, end, LOSSES.pipe) : { ...marked(state, end, null) },
                    codes: [...codes, end.status],
                };
            });
        });
    }
    const ends = ways.map(({ state, codes }) => {
        const last = codes.at(-1) ?? 0;
        const status = start.options.pipefail ? (codes.findLast((code) => code !== 0) ?? 0) : last;
        return next({ ...state, pipe: codes }, status);
    });
    return follower.checked(merged(ends), isQuiet);
}
/** `if`, also with `elif`. */
function followIf(follower, node, start, isQuiet) {
    const ended = [];
    let states = [start];
    for (const branch of [node, ...node.elif]) {
        const outcomes = states.flatMap((state) => follower.list(branch.clause.commands, [state], true).map((outcome) => asked(state, outcome, LOSSES.condition)));
        for (const outcome of outcomes) {
            if (outcome.flow !== 'next')
                ended.push(outcome);
            else if (outcome.state.status === 0)
                ended.push(...follower.node(branch.then, outcome.state, isQuiet));
        }
        states = outcomes.filter(({ flow, state }) => flow === 'next' && state.status !== 0).map(({ state }) => state);
    }
    const rest = states.flatMap((state) => node.else === undefined ? [next(state, 0)] : follower.node(node.else, state, isQuiet));
    return [...ended, ...rest];
}

;// CONCATENATED MODULE: ./build/doctor/shell-values.js
const TOO_LONG = 100;
/** What a word expands to; null where that cannot be told. */
function shell_values_valueOf(word, state) {
    if (word === undefined)
        return null;
    return word.parts === undefined ? word.value : shell_values_joined(word.parts, state);
}
function shell_values_joined(parts, state) {
    let text = '';
    for (const part of parts) {
        const value = partValue(part, state);
        if (value === null || text.length > TOO_LONG)
            return null;
        text += value;
    }
    return text;
}
function partValue(part, state) {
    switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
        case 'AnsiCQuoted':
            return part.value;
        case 'DoubleQuoted':
            return shell_values_joined(part.parts, state);
        case 'SimpleExpansion':
            return variable(part.text.slice(1), state);
        case 'ParameterExpansion': {
            if (part.prefix !== undefined)
                return null;
            if (part.parameter === 'PIPESTATUS')
                return part.operation === undefined ? pipeStatus(part.index, state) : null;
            const value = part.index === undefined ? variable(part.parameter, state) : null;
            const { operation } = part;
            if (operation === undefined)
                return value;
            if (operation.type !== 'Default')
                return null;
            if (value !== null && value !== '' && !operation.operator.includes('+'))
                return value;
            return value === '' && operation.operator === ':-' ? shell_values_valueOf(operation.operand, state) : null;
        }
        case 'ArithmeticExpansion': {
            const value = numberOf(part.expression, state);
            return value === null ? null : String(value);
        }
        default:
            return null;
    }
}
function variable(name, { status, values, pipe }) {
    if (name === '?')
        return String(status);
    return name === 'PIPESTATUS' ? String(pipe[0] ?? status) : (values.get(name) ?? null);
}
function pipeStatus(index, { pipe }) {
    if (index === undefined)
        return String(pipe[0] ?? '');
    if (index.value === '@' || index.value === '*')
        return pipe.join(' ');
    return /^\d+$/.test(index.value) ? String(pipe[Number(index.value)] ?? '') : null;
}
/** The value of an arithmetic expression; a variable that the script has not set is 0. */
function numberOf(expression, state) {
    if (expression === undefined)
        return null;
    if (expression.type === 'ArithmeticGroup')
        return numberOf(expression.expression, state);
    if (expression.type === 'ArithmeticWord') {
        const name = /^\$?\{?([A-Za-z_]\w*)\}?$/.exec(expression.value)?.[1];
        const text = name === undefined
            ? arithmeticText(expression.value, state)
            : state.values.has(name)
                ? state.values.get(name)
                : '0';
        return typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
    }
    if (expression.type === 'ArithmeticUnary') {
        const value = numberOf(expression.operand, state);
        if (value === null)
            return null;
        if (expression.operator === '!')
            return value === 0 ? 1 : 0;
        return expression.operator === '-' ? -value : null;
    }
    if (expression.type !== 'ArithmeticBinary')
        return null;
    const [left, right] = [numberOf(expression.left, state), numberOf(expression.right, state)];
    if (left === null || right === null)
        return null;
    const by = {
        '+': left + right,
        '-': left - right,
        '*': left * right,
        '|': left | right,
        '&&': left !== 0 && right !== 0,
        '||': left !== 0 || right !== 0,
        '==': left === right,
        '!=': left !== right,
        '<': left < right,
        '>': left > right,
        '<=': left <= right,
        '>=': left >= right,
    };
    const value = by[expression.operator];
    return value === undefined ? null : Number(value);
}
function arithmeticText(text, state) {
    return text === '$?' || text === '${?}' ? String(state.status) : text;
}
/** Whether `[ … ]` holds, by the values of its words; null where that cannot be told. */
function testHolds(words) {
    const [first, second, third] = words;
    if (words.length > 1 && first === '!')
        return shell_values_negated(testHolds(words.slice(1)));
    if (words.length === 1)
        return first === null || first === undefined ? null : first !== '';
    if (words.length === 2)
        return unaryHolds(first ?? null, second ?? null);
    return words.length === 3 ? binaryHolds(second ?? null, first ?? null, third ?? null) : null;
}
/** Whether `[[ … ]]` holds; null where that cannot be told. */
function conditionHolds(test, state) {
    switch (test.type) {
        case 'TestUnary':
            return unaryHolds(test.operator, shell_values_valueOf(test.operand, state));
        case 'TestBinary':
            return binaryHolds(test.operator, shell_values_valueOf(test.left, state), shell_values_valueOf(test.right, state));
        case 'TestNot': {
            const holds = conditionHolds(test.operand, state);
            return test.negations.length % 2 === 1 ? shell_values_negated(holds) : holds;
        }
        case 'TestGroup':
            return conditionHolds(test.expression, state);
        case 'TestLogical': {
            const all = new Set(test.operands.map((operand) => conditionHolds(operand, state)));
            const decisive = test.operator === '||';
            if (all.has(decisive))
                return decisive;
            return all.has(null) ? null : !decisive;
        }
    }
}
function shell_values_negated(holds) {
    return holds === null ? null : !holds;
}
function unaryHolds(operator, value) {
    if (value === null)
        return null;
    if (operator === '-n')
        return value !== '';
    return operator === '-z' ? value === '' : null;
}
function binaryHolds(operator, left, right) {
    if (left === null || right === null)
        return null;
    if (operator === '=' || operator === '==')
        return /[*?[]/.test(right) ? null : left === right;
    if (operator === '!=')
        return /[*?[]/.test(right) ? null : left !== right;
    if (![left, right].every((text) => /^-?\d{1,9}$/.test(text)))
        return null;
    const [one, two] = [Number(left), Number(right)];
    const by = {
        '-eq': one === two,
        '-ne': one !== two,
        '-lt': one < two,
        '-le': one <= two,
        '-gt': one > two,
        '-ge': one >= two,
    };
    return by[operator ?? ''] ?? null;
}

;// CONCATENATED MODULE: ./build/doctor/follow-loops.js




/** Rounds of a loop. What a loop may do it does in these. */
const follow_loops_MAX_ROUNDS = 3;
/** `while` and `until`. */
function followWhile(follower, { clause, body, kind }, start, isQuiet) {
    const ended = [];
    // The last body's, and not that of the condition which ends the loop.
    let states = [{ state: start, status: 0 }];
    for (let round = 0; round <= follow_loops_MAX_ROUNDS && states.length > 0; round += 1) {
        states = states.flatMap(({ state, status }) => follower.list(clause.commands, [state], true).flatMap((outcome) => {
            const end = asked(state, outcome, LOSSES.loop);
            if (end.flow !== 'next')
                return leaveLoop(end, ended);
            if ((end.state.status === 0) === (kind === 'until')) {
                ended.push(next(end.state, status));
                return [];
            }
            return follower
                .node(body, end.state, isQuiet)
                .flatMap((after) => after.flow === 'next' ? [after] : leaveLoop(after, ended).map(({ state: left }) => next(left)))
                .map((after) => ({ state: after.state, status: after.state.status }));
        }));
    }
    return ended;
}
/** A loop with at least and at most so many rounds. */
function followRounds(follower, { body }, name, start, [least, most], isQuiet) {
    const ended = least === 0 ? [next(start, 0)] : [];
    let states = [start];
    for (let round = 1; round <= most; round += 1) {
        const outcomes = states.flatMap((state) => follower.node(body, name === null ? state : withValue(state, name, null), isQuiet));
        const goesOn = outcomes.flatMap((outcome) => outcome.flow === 'next' ? [outcome] : leaveLoop(outcome, ended).map(({ state }) => next(state)));
        states = merged(goesOn).map(({ state }) => state);
        if (round >= least)
            ended.push(...states.map((state) => next(state)));
    }
    return ended;
}
/** `case`: where it cannot be told which pattern matches, each may. */
function followCase(follower, { word, items }, start, isQuiet) {
    return follower.discarded([word], start, isQuiet).flatMap((state) => {
        const value = shell_values_valueOf(word, state);
        const outcomes = [];
        for (const { pattern, body } of items) {
            const matches = pattern.map((one) => (one.text === '*' ? true : patternMatches(shell_values_valueOf(one, state), value)));
            if (matches.every((match) => match === false))
                continue;
            outcomes.push(...(body.commands.length === 0 ? [next(state, 0)] : follower.list(body.commands, [state], isQuiet)));
            if (matches.includes(true))
                return outcomes;
        }
        return [...outcomes, next(state, 0)];
    });
}
/** `break` and `continue`: the ways that go on with the next round; the others end the loop. */
function leaveLoop(outcome, ended) {
    const { flow, levels, state } = outcome;
    if (levels > 1)
        ended.push({ ...outcome, levels: levels - 1 });
    else if (flow === 'break')
        ended.push(next(state, 0));
    else if (flow === 'continue')
        return [{ state: { ...state, status: 0 }, status: 0 }];
    else
        ended.push(outcome);
    return [];
}
function patternMatches(pattern, value) {
    if (pattern === null || value === null || /[*?[(|]/.test(pattern))
        return null;
    return pattern === value;
}

;// CONCATENATED MODULE: ./build/doctor/run-command.js





/** The ways on which one simple command ends. What is no builtin of the shell may end in success and in failure. */
function runCommand(follower, command, start, isQuiet) {
    const { name, prefix, suffix } = command;
    if (name === undefined)
        return assigned(follower, command, start, isQuiet);
    return follower.discarded([...prefix, name, ...suffix], start, isQuiet).flatMap((state) => {
        if (follower.isTarget(command)) {
            const failed = lostBy({ ...state, hasFailed: true }, LOSSES.goesOn);
            return [ended(command, next(failed, follower.code))];
        }
        const called = shell_values_valueOf(name, state) ?? '';
        const body = state.functions.get(called);
        if (body !== undefined)
            return follower.call(body, argumentsOf(command, state), state, isQuiet);
        const handed = handedOn(follower, command, state, isQuiet);
        if (handed !== null)
            return handed.map((outcome) => ended(command, outcome));
        return builtin(called, command, state).map((outcome) => ended(command, outcome));
    });
}
/** `exec` takes the place of the shell. */
function ended(command, outcome) {
    return command.name?.value === 'exec' && command.args.length > 0 ? { ...outcome, flow: 'exit' } : outcome;
}
/** Assignments alone end as the last substitution in them does. */
function assigned(follower, { prefix, suffix }, start, isQuiet) {
    const nodes = [...prefix, ...suffix];
    const isOnly = nodes.flatMap((node) => substitutionsIn(node)).length < 2;
    return follower.substituted(nodes, start, isQuiet).map(({ state, last }) => {
        const status = last ?? 0;
        const isLost = !isOnly && state.hasFailed && !start.hasFailed && status === 0;
        const after = isLost ? lostBy(state, LOSSES.argument) : state;
        const assignments = prefix.filter((one) => one.type === 'Assignment');
        return next(withAssignments({ ...after, status: start.status }, assignments), status);
    });
}
function withAssignments(state, assignments) {
    return assignments.reduce((at, { name, value, append, index }) => {
        const isPlain = value.type === 'Word' && append !== true && index === undefined;
        return withValue(at, name, isPlain ? shell_values_valueOf(value, at) : null);
    }, state);
}
function handedOn(follower, command, state, isQuiet) {
    const handed = scriptHandedOn(command);
    if (handed === null)
        return null;
    if (handed.shell === null)
        return follower.text(handed.text, state, isQuiet);
    const { script } = parseShell(handed.text);
    if (script === null)
        return null;
    const options = optionsAfter({ errexit: false, pipefail: false, inherits: false }, ['set', ...handed.shell]);
    const inner = { ...state, options, functions: new Map(), errorTrap: null };
    return follower
        .nested(() => follower.shell(script.commands, inner, false))
        .map(({ status, hasFailed, loss, isSure, isAsked }) => next({ ...state, status, hasFailed, loss, isSure, isAsked }));
}
function builtin(name, command, state) {
    const values = argumentsOf(command, state);
    const words = wordsOf(command);
    const assignments = command.args.filter((arg) => arg.type === 'Assignment');
    if (name === 'exit' || name === 'return')
        return codes(values[0], state).map((end) => ({ flow: name, levels: 0, state: end }));
    if (name === 'break' || name === 'continue') {
        return [{ flow: name, levels: Math.min(Number(values[0] ?? 1) || 1, 9), state: { ...state, status: 0 } }];
    }
    if (name === 'set' || name === 'shopt') {
        const end = words.indexOf('--');
        const options = optionsAfter(state.options, end === -1 ? words : words.slice(0, end));
        return [next({ ...state, options }, 0)];
    }
    if (name === 'trap')
        return [next(withTrap(state, values), 0)];
    if (name === 'false')
        return [next(state, 1)];
    if (name === '[' || name === 'test') {
        return either(state, testHolds(name === '[' ? values.slice(0, -1) : values));
    }
    if (DECLARING.has(name))
        return [next(withAssignments(state, assignments), 0)];
    if (name === 'wait') {
        // Without an argument it waits for all, and ends with 0.
        return [next(state, values.length === 0 ? 0 : (state.background ?? 0))];
    }
    if (READING.has(name)) {
        const read = words.slice(1).reduce((at, word) => (/^\w+$/.test(word) ? withValue(at, word, null) : at), state);
        return [next(read, 0), next(read, 1)];
    }
    const passed = handsCodeOn(command, values, state) ? { ...state, isSure: false } : state;
    return SUCCEEDING.has(name) || (name === 'exec' && words.length === 1)
        ? [next(passed, 0)]
        : [next(passed, 0), next(passed, 1)];
}
function argumentsOf({ args }, state) {
    return args.map((arg) => (arg.type === 'Word' ? shell_values_valueOf(arg, state) : null));
}
/** What `exit` and `return` end with. A code that cannot be told may be any. */
function codes(code, state) {
    if (code === undefined)
        return [state];
    if (code !== null && /^\d{1,9}$/.test(code))
        return [{ ...state, status: Number(code) % 256 }];
    if (code !== null)
        return [{ ...state, status: 2 }];
    return [
        { ...state, status: 0, isSure: false },
        { ...state, status: 1 },
    ];
}
function withTrap(state, values) {
    const [action, ...signals] = values.filter((value) => value !== '--');
    if (action === undefined || signals.length === 0)
        return state;
    const text = action === '-' ? null : action;
    const isFor = (...names) => signals.some((signal) => signal !== null && names.includes(signal.toUpperCase()));
    return {
        ...state,
        ...(isFor('EXIT', '0', 'SIGEXIT') ? { exitTrap: text } : {}),
        ...(isFor('ERR') ? { errorTrap: text } : {}),
    };
}
/** The exit code, written where a later step can read it. */
function handsCodeOn(command, values, { hasFailed, status }) {
    if (!hasFailed)
        return false;
    const targets = command.redirects.flatMap((redirect) => redirect.type === 'Redirect' && redirect.target !== undefined ? [redirect.target.text] : []);
    const isKept = targets.some((text) => /GITHUB_(?:OUTPUT|ENV)/.test(text));
    return isKept && (status !== 0 || values.some((value) => value !== null && /[1-9]/.test(value)));
}

;// CONCATENATED MODULE: ./build/doctor/follow-shell.js









/** So many nodes are followed for one command; what is more intricate cannot be told. */
const follow_shell_MAX_STEPS = 5000;
const MAX_CALLS = 12;
/** Nodes inside of each other. */
const follow_shell_MAX_DEPTH = 150;
/** A script in which too much can happen. */
class TooIntricate extends Error {
}
/**
 * Goes all ways through a script on which one command is run and fails with `code`: conditions of which nothing is known go both
 * ways, and other commands succeed or fail. Nothing is run. A model of bash's rules for `errexit`, `pipefail`, subshells, lists,
 * functions and traps; a table of tests and a property hold it to bash itself.
 */
class ShellFollower {
    target;
    code;
    #steps = 0;
    #depth = 0;
    #calls = 0;
    #texts = 0;
    constructor(target, code) {
        this.target = target;
        this.code = code;
    }
    isTarget({ pos, end, name }) {
        return pos === this.target.pos && end === this.target.end && name?.text === this.target.name?.text;
    }
    shell(commands, start, isQuiet) {
        const own = { ...start, exitTrap: null, errorTrap: null };
        const ends = this.list(commands, [own], isQuiet).flatMap((outcome) => this.#trapped(outcome));
        return merged(ends.map(({ state }) => next(backIn(start, state)))).map(({ state }) => state);
    }
    /** `trap … EXIT` runs whichever way a shell ends, and ends it anew only by an `exit` of its own. */
    #trapped(outcome) {
        const { state } = outcome;
        if (state.exitTrap === null)
            return [outcome];
        const after = this.text(state.exitTrap, { ...state, exitTrap: null }, true);
        return (after ?? [outcome]).map((end) => {
            if (end.flow !== 'exit')
                return next(end.state, state.status);
            const isLost = state.status !== 0 && end.state.status === 0 && end.state.hasFailed;
            return isLost ? next(lostBy(end.state, LOSSES.trap)) : next(end.state);
        });
    }
    text(text, state, isQuiet) {
        const { script } = parseShell(text);
        if (script === null)
            return null;
        return this.nested(() => this.list(script.commands, [state], isQuiet));
    }
    nested(follow) {
        if (this.#texts >= MAX_SCRIPTS)
            throw new TooIntricate();
        this.#texts += 1;
        try {
            return follow();
        }
        finally {
            this.#texts -= 1;
        }
    }
    call(body, values, state, isQuiet) {
        if (this.#calls >= MAX_CALLS)
            throw new TooIntricate();
        this.#calls += 1;
        try {
            const own = values.slice(0, 9).reduce((at, value, index) => withValue(at, String(index + 1), value), state);
            return this.node(body, { ...own, errorTrap: null }, isQuiet).map((outcome) => {
                const outside = new Map([...outcome.state.values].filter(([name]) => !/^\d$/.test(name)));
                for (const [name, value] of state.values)
                    if (/^\d$/.test(name))
                        outside.set(name, value);
                const flow = outcome.flow === 'return' ? 'next' : outcome.flow;
                return { ...outcome, flow, state: { ...outcome.state, values: outside, errorTrap: state.errorTrap } };
            });
        }
        finally {
            this.#calls -= 1;
        }
    }
    list(commands, starts, isQuiet) {
        const ended = [];
        let states = starts;
        for (const statement of commands) {
            const outcomes = merged(states.flatMap((state) => this.#statement(statement, state, isQuiet)));
            ended.push(...outcomes.filter(({ flow }) => flow !== 'next'));
            states = outcomes.filter(({ flow }) => flow === 'next').map(({ state }) => state);
            if (states.length === 0)
                break;
        }
        return merged([...ended, ...states.map((state) => next(state))]);
    }
    #statement({ command, background }, state, isQuiet) {
        if (background !== true)
            return this.node(command, state, isQuiet);
        return this.subshell(command, state, isQuiet).map((end) => {
            return next({ ...marked(state, end, LOSSES.background), background: end.status, status: 0 });
        });
    }
    subshell(node, state, isQuiet) {
        const ends = this.node(node, { ...state, exitTrap: null, errorTrap: null }, isQuiet).flatMap((outcome) => this.#trapped(outcome));
        return merged(ends.map((end) => next(backIn(state, end.state)))).map((outcome) => outcome.state);
    }
    node(node, state, isQuiet) {
        this.#steps += 1;
        if (this.#steps > follow_shell_MAX_STEPS || this.#depth > follow_shell_MAX_DEPTH)
            throw new TooIntricate();
        this.#depth += 1;
        try {
            return merged(this.#followed(node, state, isQuiet));
        }
        finally {
            this.#depth -= 1;
        }
    }
    #followed(node, state, isQuiet) {
        switch (node.type) {
            case 'Command':
                return this.checked(runCommand(this, node, state, isQuiet).map(withPipe), isQuiet);
            case 'AndOr':
                return followAndOr(this, node, state, isQuiet);
            case 'Pipeline':
                return followPipeline(this, node, state, isQuiet);
            case 'CompoundList':
                return this.list(node.commands, [state], isQuiet);
            case 'BraceGroup':
                return this.list(node.body.commands, [state], isQuiet);
            case 'Subshell':
                return this.checked(this.shell(node.body.commands, state, isQuiet).map((end) => next(end)), isQuiet);
            case 'Redirected':
                return this.discarded(node.redirects, state, isQuiet).flatMap((start) => this.node(node.command, start, isQuiet));
            case 'If':
                return followIf(this, node, state, isQuiet);
            case 'While':
                return followWhile(this, node, state, isQuiet);
            case 'For':
            case 'Select': {
                const words = node.wordlist ?? [];
                const isCertain = node.type === 'For' && words.length > 0 && words.every(({ parts }) => parts === undefined);
                const rounds = Math.min(words.length, follow_loops_MAX_ROUNDS);
                return this.discarded(words, state, isQuiet).flatMap((start) => followRounds(this, node, node.name.value, start, isCertain ? [rounds, rounds] : [0, follow_loops_MAX_ROUNDS], isQuiet));
            }
            case 'ArithmeticFor':
                return followRounds(this, node, null, state, [0, follow_loops_MAX_ROUNDS], isQuiet);
            case 'Case':
                return followCase(this, node, state, isQuiet);
            case 'TestCommand': {
                const states = this.discarded([node.expression], state, isQuiet);
                return this.checked(states.flatMap((start) => either(start, conditionHolds(node.expression, start))), isQuiet);
            }
            case 'ArithmeticCommand': {
                const value = numberOf(node.expression, state);
                return this.checked(either(state, value === null ? null : value !== 0), isQuiet);
            }
            case 'Function':
                return [next({ ...state, functions: new Map(state.functions).set(node.name.value, node.body) }, 0)];
            case 'Coproc':
                return this.subshell(node.body, state, isQuiet).map((end) => next({ ...marked(state, end, LOSSES.background), background: end.status, status: 0 }));
        }
    }
    checked(outcomes, isQuiet) {
        if (isQuiet)
            return outcomes;
        return outcomes.flatMap((outcome) => {
            const { flow, state } = outcome;
            if (flow !== 'next' || state.status === 0)
                return [outcome];
            const handled = state.errorTrap === null ? null : this.text(state.errorTrap, { ...state, errorTrap: null }, true);
            return (handled ?? [outcome]).map((end) => {
                const after = { ...end.state, errorTrap: state.errorTrap };
                if (end.flow === 'exit')
                    return { ...end, state: after.status === 0 && after.hasFailed ? lostBy(after, LOSSES.trap) : after };
                return { flow: state.options.errexit ? 'exit' : 'next', levels: 0, state: { ...after, status: state.status } };
            });
        });
    }
    discarded(nodes, start, isQuiet) {
        return this.substituted(nodes, start, isQuiet).map(({ state }) => {
            const isLost = state.hasFailed && !start.hasFailed;
            return { ...(isLost ? lostBy(state, LOSSES.argument) : state), status: start.status };
        });
    }
    substituted(nodes, start, isQuiet) {
        let ways = [{ state: start, last: null }];
        for (const { script, isValue } of nodes.flatMap((node) => substitutionsIn(node))) {
            ways = ways.flatMap(({ state, last }) => this.#substitution(script, state, isQuiet).map((end) => ({ state: end, last: isValue ? end.status : last })));
        }
        return ways;
    }
    #substitution(script, state, isQuiet) {
        const { options } = state;
        const inner = { ...state, options: { ...options, errexit: options.errexit && options.inherits } };
        return this.shell(script.commands, inner, isQuiet).map((end) => ({ ...end, options }));
    }
}

;// CONCATENATED MODULE: ./build/doctor/shell-constants.js


/** Longer texts are no commands. */
const shell_constants_MAX_LENGTH = 1000;
/** Behind so many words of one command variables stay as they are written. */
const MAX_WORDS = 1000;
/**
 * Texts of variables by which a script may name a command: `variables` are those that it starts with, an expression in them counts as
 * `x`; and plain assignments of the script. Of several texts of one variable the one that names Portcullis counts.
 */
function constantsOf(commands, variables) {
    const found = new Map();
    const add = (name, text) => {
        if (text.length <= shell_constants_MAX_LENGTH && !isPortcullisText(found.get(name) ?? ''))
            found.set(name, text);
    };
    for (const [name, text] of variables)
        add(name, parseTemplate(text).literals.join('x'));
    for (const { prefix, args } of commands) {
        for (const one of [...prefix, ...args]) {
            if (one.type !== 'Assignment' || one.append === true || one.index !== undefined)
                continue;
            if (one.value.type === 'Word')
                add(one.name, expanded(one.value, found));
        }
    }
    return found;
}
/** The words of a command with the texts of variables in them; without quotes around it such a text is as many words as it has. */
function wordsWith({ name, args }, constants) {
    const words = [];
    for (const arg of name === undefined ? args : [name, ...args]) {
        if (arg.type !== 'Word')
            words.push(arg.text);
        else if (arg.parts === undefined || words.length > MAX_WORDS)
            words.push(arg.value);
        else {
            const text = expanded(arg, constants);
            const isSplit = arg.parts.some(({ type }) => type === 'SimpleExpansion' || type === 'ParameterExpansion');
            words.push(...(isSplit ? text.split(/\s/).filter((word) => word !== '') : [text]));
        }
    }
    return words;
}
function expanded(word, constants) {
    if (word.parts === undefined)
        return word.value;
    let text = '';
    for (const part of word.parts) {
        for (const inner of part.type === 'DoubleQuoted' ? part.parts : [part]) {
            if (text.length > shell_constants_MAX_LENGTH)
                return text.slice(0, shell_constants_MAX_LENGTH);
            text += shell_constants_textOf(inner, constants);
        }
    }
    return text.slice(0, shell_constants_MAX_LENGTH);
}
/** `$NAME` and `${NAME}` by their texts; what does something with a value stays as it is written. */
function shell_constants_textOf(part, constants) {
    if (part.type === 'SimpleExpansion')
        return constants.get(part.text.slice(1)) ?? part.text;
    if (part.type === 'ParameterExpansion') {
        const isPlain = part.prefix === undefined && part.index === undefined && part.operation === undefined;
        return (isPlain ? constants.get(part.parameter) : undefined) ?? part.text;
    }
    return 'value' in part ? part.value : part.text;
}

;// CONCATENATED MODULE: ./build/doctor/lost-exit-codes.js







/** What GitHub starts on Linux and macOS where no `shell` is named: `bash -e`. */
const DEFAULT_SHELL = { errexit: true, pipefail: false, inherits: false };
/** A gate that does not hold, invalid input, a gate that could not decide. */
const FAILURES = [1, 3, 2];
/** So many commands of Portcullis in one script are followed. */
const MAX_TARGETS = 20;
/** So many variables of the environment are known, which leaves room for those of the script. */
const MAX_VARIABLES = 20;
/** Commands of Portcullis that judge nothing. */
const TELLING = new Set([
    'score',
    'doctor',
    'demo',
    'explain',
    'digest',
    'events',
    'tier',
    'report',
    'selftest',
    'clients',
]);
/** A `shell` as it is written: GitHub adds `pipefail` to the plain name `bash` only. Null for shells whose ways are others. */
function shellOptionsOf(shell) {
    if (shell === 'bash')
        return { ...DEFAULT_SHELL, pipefail: true };
    if (shell === 'sh')
        return { ...DEFAULT_SHELL, inherits: true };
    const words = shell.split(' ').filter((word) => word !== '');
    const program = /^(?:.*\/)?(bash|sh|zsh|dash)$/.exec(words[0] ?? '')?.[1];
    if (program === undefined)
        return null;
    const start = { errexit: false, pipefail: false, inherits: program !== 'bash' };
    return optionsAfter(start, ['set', ...words.slice(1)]);
}
/**
 * The commands of Portcullis in a script that can fail on a way on which the script ends with 0. `variables` are those that it starts
 * with, as they are written; an expression in one is a value of which nothing is known.
 */
function lostExitCodes(text, shell, variables = new Map()) {
    const named = [...variables].filter(([name]) => text.includes(name));
    if (![text, ...named.map(([, value]) => value)].some(isPortcullisText))
        return { lost: [], problem: null };
    return diagnosed(JSON.stringify({ text, shell, variables: named }));
}
/** A question as JSON, which `lostExitCodes` wrote. */
const diagnosed = remembered((key) => {
    const { text, shell, variables } = JSON.parse(key);
    const { script, problem } = parseRun(text);
    if (script === null)
        return { lost: [], problem };
    const commands = allCommands(script);
    const constants = constantsOf(commands, new Map(variables));
    const targets = commands.flatMap((node) => {
        const command = portcullisCommand(wordsWith(node, constants));
        return command === null || TELLING.has(command) ? [] : [{ node, command }];
    });
    const unread = commands.map(unreadInner).find((found) => found !== null) ?? null;
    const followed = targets
        .slice(0, MAX_TARGETS)
        .map(({ node, command }) => ({ command, loss: lossOf(script, node, startOf(shell, variables)) }));
    const isIntricate = targets.length > MAX_TARGETS || followed.some(({ loss }) => loss === 'too_intricate');
    return {
        lost: followed.flatMap(({ command, loss }) => {
            if (loss === null || loss === 'too_intricate')
                return [];
            return [{ command, why: loss.why, remedy: loss.remedy, isSure: loss.isSure }];
        }),
        problem: isIntricate ? 'too much can happen in it for all its ways to be followed' : unread,
    };
});
/** A text that is handed to another shell and cannot be parsed. */
function unreadInner(command) {
    const inner = scriptHandedOn(command)?.text ?? '';
    return inner.includes('portcullis') ? parseShell(inner).problem : null;
}
function startOf(options, variables) {
    const start = {
        status: 0,
        pipe: [],
        values: new Map(),
        options,
        exitTrap: null,
        errorTrap: null,
        functions: new Map(),
        background: null,
        hasFailed: false,
        loss: null,
        isSure: true,
        isAsked: false,
    };
    return variables
        .slice(0, MAX_VARIABLES)
        .reduce((at, [name, text]) => withValue(at, name, text.includes('${{') ? null : text), start);
}
function lossOf({ commands }, target, start) {
    try {
        for (const code of FAILURES) {
            const ends = new ShellFollower(target, code).shell(commands, start, false);
            const lost = ends.filter(({ status, hasFailed }) => hasFailed && status === 0);
            // A test of which nothing is known may be the one that asks, unless both its ways end with 0.
            const isOpen = ends.some(({ status, hasFailed }) => hasFailed && status !== 0);
            const isCertain = (end) => end.isSure && !(end.isAsked && isOpen);
            const [first] = [...lost.filter(isCertain), ...lost];
            if (first === undefined)
                continue;
            return { ...(first.loss ?? LOSSES.goesOn), isSure: isCertain(first) && code === 1 };
        }
        return null;
    }
    catch (error) {
        if (error instanceof TooIntricate)
            return 'too_intricate';
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/doctor/other-shells.js



/** Commands of Portcullis whose exit codes say whether something holds. */
const JUDGING = new Set('gate run rehearse replay plan validate bless typestate harness-join-check'.split(' '));
/** What only prints what it is given, as the first word of a command. */
const PRINTING = new Set(['echo', '@echo', 'write-host', 'write-output', 'rem']);
/**
 * The commands of Portcullis in a script for a shell whose ways are not followed, where something else stands beside them that may
 * throw their exit codes away. One command alone keeps its code in `cmd`, and in PowerShell, to whose scripts GitHub adds
 * `exit $LASTEXITCODE`. Each character is looked at a fixed number of times.
 */
function unfollowedCommands(script, kind) {
    if (!/portcullis|dist[\\/]cli\.js/.test(script))
        return [];
    return found(`${kind} ${script}`);
}
const found = remembered((key) => {
    const [kind = ''] = key.split(' ', 1);
    const text = parseTemplate(key.slice(kind.length + 1))
        .literals.join('x')
        .replaceAll('\r\n', '\n');
    const whole = kind === 'cmd' ? text.replaceAll('^\n', ' ') : text.replaceAll('`\n', ' ');
    const lines = whole.split('\n').map((line) => line.trim());
    const code = lines.filter((line) => line !== '' && !isComment(line, kind));
    const commands = commandsIn(code, kind);
    const [only = ''] = code;
    return kind !== 'other' && code.length === 1 && isOneCommand(only, kind) ? [] : commands;
});
function isComment(line, kind) {
    return kind === 'cmd' ? /^(?:@?rem\b|::|@echo off$)/i.test(line) : line.startsWith('#') || line.startsWith('//');
}
/** The commands as far as words can be told; brackets, commas and quotes stand between words, as in lists of Python. */
function commandsIn(lines, kind) {
    const parts = kind === 'other' ? [lines.join('\n')] : lines.flatMap((line) => line.split(/[;&|]/));
    const commands = parts.flatMap((part) => {
        const words = part.split(/[\s"'`()[\]{},;=&|]/).filter((word) => word !== '');
        const prints = PRINTING.has(words[0]?.toLowerCase() ?? '') && !part.includes('(');
        return kind !== 'other' && prints ? [] : namedIn(words);
    });
    return [...new Set(commands)];
}
function namedIn(words) {
    const commands = [];
    let isOpen = false;
    for (const word of words) {
        if (isPortcullis(word.replaceAll('\\', '/')))
            isOpen = true;
        else if (isOpen && !word.startsWith('-')) {
            isOpen = false;
            // A variable may be any command.
            if (JUDGING.has(word))
                commands.push(word);
            else if (/^[$%]/.test(word))
                commands.push('…');
        }
    }
    return commands;
}
/** Whether a line is one command of Portcullis, with nothing before or behind it; `&` and `call` run what is named. */
function isOneCommand(line, kind) {
    const command = (kind === 'cmd' ? line.replace(/^@?(?:call )?/i, '') : line.replace(/^& /, '')).replaceAll('2>&1', '');
    if (/[;&|(){}`^]/.test(command))
        return false;
    const words = command.split(/\s/).filter((word) => word !== '');
    return portcullisCommand(words.map((word) => word.replace(/^["']|["']$/g, '').replaceAll('\\', '/'))) !== null;
}

;// CONCATENATED MODULE: ./build/doctor/step-shell.js

/**
 * The shell that GitHub starts for a step (workflow syntax, `jobs.<job_id>.steps[*].shell`). Where none is named it is PowerShell on
 * Windows alone; a runner of which nothing is known counts as Linux.
 */
function stepShell(workflow, job, step) {
    const name = (step.shell ?? job.shell ?? workflow.shell)?.trim() ?? null;
    if (name === null) {
        const isWindows = job.runsOn.some((label) => /^windows/i.test(label));
        const isOther = job.runsOn.some((label) => !/^(?:self-hosted|x64|windows.*)$/i.test(label));
        return isWindows && !isOther ? { kind: 'powershell', name: 'pwsh' } : { kind: 'bourne', options: DEFAULT_SHELL };
    }
    const options = shellOptionsOf(name);
    if (options !== null)
        return { kind: 'bourne', options };
    // Only to a plain name GitHub adds `exit $LASTEXITCODE`.
    if (name === 'pwsh' || name === 'powershell')
        return { kind: 'powershell', name };
    if (name === 'cmd')
        return { kind: 'cmd', name };
    return { kind: name.includes('${{') ? 'unknown' : 'other', name };
}

;// CONCATENATED MODULE: ./build/doctor/rules/exit-codes.js





const RULE = 'exit-code-lost';
/** Exit codes of Portcullis that a shell or the runner throws away, so that a gate that fails is green. */
const exitCodesCount = ({ workflow, roles }) => workflow.jobs.flatMap((job) => {
    const own = roles.get(job.id);
    const decides = own?.has('gate') === true;
    const runs = decides || own?.has('route') === true || own?.has('plan') === true;
    return [
        ...(runs ? jobFindings(workflow, job, decides) : []),
        ...job.steps.flatMap((step, index) => {
            const lost = stepRoles(step).size > 0 ? toleratedStep(workflow, job, step, index) : [];
            return [...lost, ...scriptFindings(workflow, job, step)];
        }),
    ];
});
function jobFindings(workflow, job, decides) {
    const on = isSwitchedOn(job.continueOnError);
    if (on === false)
        return [];
    return [
        findingAt(workflow, `${job.pointer}/continue-on-error`, {
            rule: RULE,
            level: decides && on === true ? 'error' : 'warning',
            message: `\`continue-on-error\` turns a failure of \`${job.id}\` into a success: ${decides ? 'the gate is green whatever it finds' : 'the gate sees `success` in `needs` for a job that failed'}`,
            remedy: 'remove it; what a gate may tolerate is said by `levels` in the configuration',
        }),
    ];
}
function toleratedStep(workflow, job, step, index) {
    const on = isSwitchedOn(step.continueOnError);
    if (on === false)
        return [];
    const asked = step.id !== null && job.steps.slice(index + 1).some((later) => asksOutcome(later, step.id ?? ''));
    return [
        findingAt(workflow, `${step.pointer}/continue-on-error`, {
            rule: RULE,
            level: on === true && !asked ? 'error' : 'warning',
            message: `\`continue-on-error\` lets the job go on when this step fails${asked ? '; a later step asks for its outcome, and the gate holds only as long as that one fails' : ', and the job is green'}`,
            remedy: 'remove it; steps that have to run after a failure take `if: ${{ always() }}`',
        }),
    ];
}
function asksOutcome(step, id) {
    const texts = [
        scalarText(step.condition) ?? '',
        step.run ?? '',
        ...Object.values(step.env).map((value) => scalarText(value) ?? ''),
    ];
    return texts.some((text) => text.includes(`steps.${id}.outcome`));
}
function scriptFindings(workflow, job, step) {
    if (step.run === null)
        return [];
    const shell = stepShell(workflow, job, step);
    if (shell.kind !== 'bourne') {
        return unfollowedCommands(step.run, shell.kind).map((command) => findingAt(workflow, `${step.pointer}/run`, {
            rule: 'script-not-understood',
            level: 'warning',
            message: `whether the exit code of \`portcullis ${command}\` counts in this script for \`${shell.name.slice(0, 40)}\` cannot be told: ${shell.kind === 'other' ? 'that shell is not looked into' : 'more stands in it than the command, and of that shell only a command alone is understood'}`,
            remedy: shell.kind === 'other'
                ? 'write `shell: bash`'
                : 'write `shell: bash`, or give the command a step of its own, with nothing else in it',
        }));
    }
    const { lost, problem } = lostExitCodes(step.run, shell.options, variablesAtStart(workflow, job, step));
    const findings = lost.map(({ command, why, remedy, isSure }) => findingAt(workflow, `${step.pointer}/run`, {
        rule: RULE,
        level: isSure ? 'error' : 'warning',
        message: `the exit code of \`portcullis ${command}\` ${isSure ? 'is lost' : 'may be lost'}: ${why}. A gate that fails is green`,
        remedy,
    }));
    if (problem === null)
        return findings;
    return [
        ...findings,
        findingAt(workflow, `${step.pointer}/run`, {
            rule: 'script-not-understood',
            level: 'error',
            message: `whether exit codes of Portcullis count in this script cannot be told: ${problem}`,
            remedy: 'give the command a step of its own, with nothing else in it',
        }),
    ];
}
/** The variables of the step's environment, the nearest of each name, without those that an earlier step may set anew. */
function variablesAtStart(workflow, job, step) {
    const written = job.steps.flatMap(({ run }) => (run?.includes('GITHUB_ENV') === true ? [run] : []));
    const found = new Map();
    for (const [name, value] of [workflow.env, job.env].flatMap(membersOf)) {
        const text = scalarText(value);
        if (text !== null && !written.some((run) => run.includes(name)))
            found.set(name, text);
    }
    for (const [name, value] of membersOf(step.env))
        found.set(name, scalarText(value) ?? '');
    return found;
}

;// CONCATENATED MODULE: ./build/doctor/required-events.js
const REQUIRED = ['pull_request', 'pull_request_target', 'merge_group'];
/** The events whose runs a required check speaks of. */
function requiredEvents({ triggers }) {
    return REQUIRED.filter((event) => triggers.has(event));
}

;// CONCATENATED MODULE: ./build/doctor/rules/gate-judges.js








/** Names of the commit under test itself, whose merge base with HEAD is HEAD. */
const OWN_COMMITS = [
    'github.sha',
    'github.ref',
    'github.ref_name',
    'github.head_ref',
    'github.event.pull_request.head.sha',
    'github.event.pull_request.head.ref',
    'github.event.pull_request.merge_commit_sha',
    'github.event.merge_group.head_sha',
    'github.event.merge_group.head_ref',
    'github.event.after',
];
/** Variables that the runner sets, by the context that has the same. */
const RUNNER_VARIABLES = {
    GITHUB_SHA: 'github.sha',
    GITHUB_REF: 'github.ref',
    GITHUB_REF_NAME: 'github.ref_name',
    GITHUB_HEAD_REF: 'github.head_ref',
};
/** Scripts by which the files of another commit come into the checkout. */
const OTHER_COMMIT = /\bgit\s{1,9}(?:-C\s{1,9}\S{1,200}\s{1,9})?(?:show|checkout|restore|worktree|archive|switch)\b/;
/** A gate that is compared with what the pull request itself brings: then nothing can be a regression. */
const gateComparesWithOther = (subject) => {
    const { workflow } = subject;
    const required = requiredEvents(workflow);
    const events = required.length === 0 ? [null] : required;
    // Only what judges a pull request can be changed by one.
    const judges = required.length > 0 || workflow.triggers.has('workflow_call');
    return workflow.jobs.flatMap((job) => [
        ...givenIn(subject, job, 'base-ref', true)
            .filter(({ value }) => events.some((event) => isOwnCommit(value, event)))
            .map(({ pointer, value }) => findingAt(workflow, pointer, {
            rule: 'gate-judges-itself',
            level: 'error',
            message: `\`${value.slice(0, 80)}\` is the commit under test itself: its merge base with HEAD is HEAD, so that a change is compared with what it brings, and nothing can be a regression`,
            remedy: 'leave `base-ref` out, the event says it; or name the branch that is merged into (`origin/main`)',
        })),
        ...(judges ? givenIn(subject, job, 'baseline', false) : []).flatMap(({ pointer, value }) => {
            const isOwn = isOfCheckout(value, job);
            if (!isOwn)
                return [];
            const isReplaced = job.steps.some(({ run }) => run !== null && OTHER_COMMIT.test(run));
            return [
                findingAt(workflow, pointer, {
                    rule: 'gate-judges-itself',
                    level: isReplaced ? 'warning' : 'error',
                    message: `the baseline \`${value.slice(0, 80)}\` is a file of the checkout${isReplaced ? ', unless a script of this job puts that of another commit in its place' : ''}: a pull request can change it, and is then judged by its own expectations`,
                    remedy: 'leave `baseline` out and name nothing, or a `base-ref`: the gate reads the baseline at the merge base',
                }),
            ];
        }),
    ]);
};
/** The input of that name in actions and called gates, and the flag in scripts. Of `withPlan` also in what plans and routes. */
function givenIn({ workflow, roles }, job, name, withPlan) {
    const counted = (of) => of !== undefined && (of.has('gate') || of.has('typestate') || (withPlan && (of.has('plan') || of.has('route'))));
    const own = scalarText(member(job.with, name))?.trim() ?? '';
    const called = job.uses !== null && own !== '' && counted(roles.get(job.id));
    return [
        ...(called ? [{ pointer: `${job.pointer}/with/${name}`, value: own }] : []),
        ...job.steps.flatMap((step) => {
            const input = scalarText(member(step.with, name))?.trim() ?? '';
            const byAction = step.uses !== null && input !== '' && counted(ownRoles(step));
            const commands = withPlan ? ['gate', 'plan', 'run', 'rehearse', 'replay'] : ['gate'];
            const byFlag = commands.flatMap((command) => step.run === null ? [] : flagsGiven(step.run, command, [`--${name}`]).map(({ value }) => value));
            return [
                ...(byAction ? [{ pointer: `${step.pointer}/with/${name}`, value: input }] : []),
                ...byFlag.map((value) => ({
                    pointer: `${step.pointer}/run`,
                    value: withVariables(value, step, job, workflow),
                })),
            ];
        }),
    ];
}
/** `$NAME` as the expression that the runner or an `env` puts into it. */
function withVariables(text, step, job, workflow) {
    return text.replace(/\$\{?([A-Za-z_]\w{0,99})\}?/g, (written, name) => {
        const [, value] = [step.env, job.env, workflow.env].flatMap((env) => membersOf(env)).find(([key]) => key === name) ?? [];
        const context = Object.hasOwn(RUNNER_VARIABLES, name) ? RUNNER_VARIABLES[name] : undefined;
        return scalarText(value) ?? (context === undefined ? written : `\${{ ${context} }}`);
    });
}
function isOwnCommit(value, event) {
    const { literals, expressions } = parseTemplate(value);
    if (expressions.length === 0)
        return /^(?:HEAD|@)(?:[~^]0|\^\{commit\})?$/.test(value);
    if (literals.some((literal) => /[~^]/.test(literal)))
        return false;
    const { must } = joined(expressions.flatMap(({ tree }) => (tree === null ? [] : [evaluate(tree, { event, functions: {} })])));
    return OWN_COMMITS.some((path) => must.has(path));
}
/** A path below the workspace, where nothing but the checkout has put it. */
function isOfCheckout(value, { steps }) {
    const path = value
        .replace(/^\$\{\{\s*github\.workspace\s*\}\}\/?/i, '')
        .replace(/^\$\{?GITHUB_WORKSPACE\}?\/?/, '')
        .replace(/^\.\//, '');
    if (path === '' || /^(?:[/~$\\]|\.\.|[A-Za-z]:)/.test(path))
        return false;
    const others = steps.filter(({ uses, with: inputs }) => (isActionOf(uses, 'actions/checkout') && scalarText(member(inputs, 'ref')) !== null) ||
        isActionOf(uses, 'actions/download-artifact'));
    return !others.some(({ with: inputs }) => {
        const place = (scalarText(member(inputs, 'path')) ?? '').replace(/^\.\//, '').replace(/\/$/, '');
        return place === '' || path === place || path.startsWith(`${place}/`);
    });
}
/** Ways to hear of the jobs that a job needs, other than by the gate. */
const HEARS = /\bneeds\.(?:\*|[\w-]{1,100})\.result\b|\btojson\(\s{0,9}needs\s{0,9}\)/i;
/** A gate that does not hear how the jobs ended that it needs, or is told that it does not matter. */
const gateHearsJobs = ({ workflow, roles, callers }) => workflow.jobs.flatMap((job) => job.steps.flatMap((step) => {
    if (step.uses === null || !ownRoles(step).has('gate'))
        return [];
    const needs = scalarText(member(step.with, 'needs'))?.trim() ?? '';
    const skips = constantOf(scalarText(member(step.with, 'allowed-skips')) ?? '');
    const named = (skips ?? '').split(/[\s,]+/).filter((id) => job.needs.includes(id));
    const given = handedIn(needs, job, callers);
    const isAlone = given.some(({ text, job: at }) => text === '' && at.needs.length > 0 && !hearsOtherwise(at, step));
    return [
        ...(!isAlone || (scalarText(member(step.with, 'results'))?.trim() ?? '') === ''
            ? []
            : [
                findingAt(workflow, `${step.pointer}/with/results`, {
                    rule: 'gate-hears-nothing',
                    level: 'warning',
                    message: '`results` stands without `needs`: the gate judges what lies there, whatever became of the jobs that it waits for, so that one that failed, was cancelled or skipped is not seen',
                    remedy: 'write `needs: ${{ toJSON(needs) }}` beside `results`',
                }),
            ]),
        ...(given.every(({ text }) => text === '' || isAllNeeds(text))
            ? []
            : [
                findingAt(workflow, `${step.pointer}/with/needs`, {
                    rule: 'gate-hears-nothing',
                    level: 'error',
                    message: `\`needs\` is \`${needs.slice(0, 80)}\` and not all of what GitHub says of the needed jobs: one that failed, was cancelled or skipped and is not in it passes`,
                    remedy: 'write `needs: ${{ toJSON(needs) }}`',
                }),
            ]),
        ...named.map((id) => {
            const isJudged = roles.get(id)?.has('plan') === true || roles.get(id)?.has('route') === true;
            return findingAt(workflow, `${step.pointer}/with/allowed-skips`, {
                rule: 'skips-always-allowed',
                level: isJudged ? 'error' : 'warning',
                message: `\`${id}\` may be skipped for whatever reason: who makes its \`if\` false, or skips what it needs, has a gate that holds without it`,
                remedy: "allow it only where the plan has nothing to run: `allowed-skips: ${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}`",
            });
        }),
    ];
}));
/** What the input is, and in which job: in an action of this repository what the steps say that use it. */
function handedIn(text, job, callers) {
    if (callers === null)
        return [{ text, job }];
    const name = /^\$\{\{\s*inputs\.([\w-]+)\s*\}\}$/i.exec(text)?.[1];
    return callers.map((caller) => {
        const handed = name === undefined ? text : (scalarText(member(caller.step.with, name))?.trim() ?? '');
        return { text: handed, job: caller.job };
    });
}
/** Another step of the job asks how the needed ones ended; what it makes of that is its own. */
function hearsOtherwise({ env, steps }, gate) {
    const texts = steps.flatMap((step) => step === gate ? [] : [step.run, scalarText(step.condition), ...[step.with, step.env].flatMap(valuesOf)]);
    return [...valuesOf(env), ...texts].some((text) => text !== null && HEARS.test(text));
}
function valuesOf(mapping) {
    return membersOf(mapping).map(([, value]) => scalarText(value));
}
/** The text, where it is the same in every run. */
function constantOf(text) {
    const { literals, expressions } = parseTemplate(text);
    let whole = literals[0] ?? '';
    for (const [index, { tree }] of expressions.entries()) {
        const known = tree === null ? undefined : evaluate(tree, { event: null, functions: {} }).known;
        if (known === undefined)
            return null;
        whole += `${String(known ?? '')}${literals[index + 1] ?? ''}`;
    }
    return whole;
}
/** `${{ toJSON(needs) }}`, in any case. */
function isAllNeeds(text) {
    const { literals, expressions } = parseTemplate(text);
    const [only] = expressions;
    if (only?.tree === undefined || expressions.length > 1 || literals.some((literal) => literal.trim() !== ''))
        return false;
    if (!(only.tree instanceof ast/* FunctionCall */.R6) || only.tree.functionName.lexeme.toLowerCase() !== 'tojson')
        return false;
    return mentionedIn(only.tree).paths.join() === 'needs';
}

;// CONCATENATED MODULE: ./build/doctor/condition.js



const STATUS_FUNCTIONS = ['always', 'success', 'failure', 'cancelled'];
/**
 * Whether a job with this `if` runs whatever became of the jobs that it needs, for each of the events: null where it does, else why
 * not. What cannot be worked out may be false. `${{ }}` is optional around the whole of an `if`; with text beside it GitHub makes it
 * a text, which is never false.
 */
function skipReason(condition, events) {
    const text = scalarText(condition)?.trim() ?? '';
    if (text === '')
        return 'no_condition';
    const { literals, expressions } = parseTemplate(text);
    const isText = expressions.length > 0 && literals.some((literal) => literal.trim() !== '');
    const trees = expressions.length === 0 ? [parseExpression(text)] : expressions.map(({ tree }) => tree);
    if (trees.includes(null))
        return 'unreadable';
    const known = trees.filter((tree) => tree !== null);
    const asked = new Set(known.flatMap((tree) => [...mentionedIn(tree).functions]));
    if (!STATUS_FUNCTIONS.some((name) => asked.has(name)))
        return 'implicit_success';
    const [tree] = known;
    if (isText || tree === undefined)
        return null;
    if (events.every((event) => evaluate(tree, { event, functions: { always: true } }).truthy === true))
        return null;
    if (events.every((event) => evaluate(tree, { event, functions: { always: true } }).truthy === false))
        return 'never';
    const unlessCancelled = { always: true, cancelled: false };
    if (events.every((event) => evaluate(tree, { event, functions: unlessCancelled }).truthy === true))
        return 'cancelled';
    return dependsOnNeeds(tree) ? 'depends_on_needs' : 'depends_on_run';
}
/**
 * Whether a step with this `if` runs in every job in which no step before it failed, for each of the events: null where it does. One
 * that is skipped leaves the job green.
 */
function stepSkipReason(condition, events) {
    const text = scalarText(condition)?.trim() ?? '';
    if (text === '')
        return null;
    const { literals, expressions } = parseTemplate(text);
    if (expressions.length > 0 && literals.some((literal) => literal.trim() !== ''))
        return null;
    const [first] = expressions;
    const tree = first === undefined ? parseExpression(text) : first.tree;
    if (tree === null)
        return 'unreadable';
    const functions = { always: true, success: true, failure: false, cancelled: false };
    if (events.every((event) => evaluate(tree, { event, functions }).truthy === true))
        return null;
    if (events.every((event) => evaluate(tree, { event, functions }).truthy === false))
        return 'never';
    return dependsOnNeeds(tree) ? 'depends_on_needs' : 'depends_on_run';
}
function dependsOnNeeds(tree) {
    const { functions, paths } = mentionedIn(tree);
    const asksStatus = STATUS_FUNCTIONS.some((name) => name !== 'always' && functions.has(name));
    return asksStatus || paths.some((path) => /^(?:needs|steps)(?:\.|$)/.test(path));
}

;// CONCATENATED MODULE: ./build/doctor/heard-needs.js



/** Ids, lower case, of the needed jobs of which a job tells its steps or the workflow that it calls; `*` where it is all of them. */
function jobHears({ env, with: inputs }) {
    return new Set([...heard_needs_valuesOf(env), ...heard_needs_valuesOf(inputs)].flatMap(needsIn));
}
/** The same of what stands in one step, also in its `if`. */
function stepHears({ run, with: inputs, env, condition }) {
    const asked = scalarText(condition) ?? '';
    const bare = asked.includes('${{') ? null : parseExpression(asked.trim());
    const texts = [run ?? '', asked, ...heard_needs_valuesOf(inputs), ...heard_needs_valuesOf(env)];
    return new Set([...texts.flatMap(needsIn), ...(bare === null ? [] : idsOf(mentionedIn(bare).paths))]);
}
function needsIn(text) {
    return parseTemplate(text).expressions.flatMap(({ tree }) => (tree === null ? [] : idsOf(mentionedIn(tree).paths)));
}
/** `needs` as a whole, `needs.*.result` and `needs.<id>.…`. Each access is told with all that it goes through: `needs.a`, `needs`. */
function idsOf(paths) {
    const ids = paths.flatMap((path) => {
        const [context, id, ...more] = path.split('.');
        return context === 'needs' && id !== undefined && more.length === 0 ? [id] : [];
    });
    const isWhole = paths.filter((path) => path === 'needs').length > ids.length;
    return isWhole ? [...ids, '*'] : ids;
}
function heard_needs_valuesOf(mapping) {
    return membersOf(mapping).flatMap(([, value]) => scalarText(value) ?? []);
}

;// CONCATENATED MODULE: ./build/doctor/needed-by.js
/** Ids of the jobs that need a job, directly or through others. */
function neededBy(job, jobs) {
    const direct = new Map();
    for (const { id, needs } of jobs)
        for (const need of needs)
            direct.set(need, [...(direct.get(need) ?? []), id]);
    const found = new Set();
    const open = [job.id];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
        for (const next of direct.get(id) ?? []) {
            if (found.has(next))
                continue;
            found.add(next);
            open.push(next);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/doctor/step-part.js



/** Programs that do nothing which a later job could want. */
const SAYS = new Set(['', 'echo', 'printf', 'true', ':']);
const ASKS = new Set(['exit', 'test', '[', '[[', 'false', 'set', 'jq', 'grep', 'tr', 'cat', 'read', 'shift', 'break']);
/** Programs that carry away how other jobs ended. */
const TELLS = new Set(['curl', 'wget', 'gh', 'git', 'aws', 'az', 'gcloud', 'docker', 'kubectl', 'npm']);
/** An action whose whole task it is to judge `toJSON(needs)`. */
const JUDGE = 're-actors/alls-green';
/** `hearsByJob`: the job's own `env` says how needed jobs ended. */
function stepPart(step, hearsByJob) {
    if (isActionOf(step.uses, JUDGE))
        return 'judges';
    if (step.run === null)
        return 'works';
    const commands = scriptCommands(step.run);
    const programs = commands.map(programOf);
    const compares = /\[\[|\(\(/.test(step.run);
    const ends = commands.some((words) => programOf(words) === 'exit' && words[1] !== undefined && words[1] !== '0');
    if (programs.every((name) => SAYS.has(name) || name === 'exit'))
        return compares || ends ? 'judges' : 'says';
    if (programs.every((name) => SAYS.has(name) || ASKS.has(name)))
        return 'judges';
    const hears = hearsByJob || stepHears(step).size > 0;
    return hears && !programs.some((name) => TELLS.has(name)) ? 'judges' : 'works';
}

;// CONCATENATED MODULE: ./build/doctor/rules/gate-runs-always.js



const WHY_SKIPPED = {
    no_condition: 'it has no `if`, so it is skipped when a job that it needs fails or is skipped',
    implicit_success: 'its `if` asks for no status, so GitHub puts `success() &&` before it and skips it when a needed job fails',
    cancelled: 'its `if` is false when the run is cancelled, so cancelling is a way around it',
    depends_on_needs: 'its `if` can be false because of how other jobs or steps ended',
    depends_on_run: 'its `if` can be false for some runs',
    never: 'its `if` is false in every run',
    unreadable: 'its `if` cannot be read as an expression',
};
/** A gate that can be skipped: GitHub reports a skipped job as a success, so that a required check is met by not running. */
const gateRunsAlways = ({ workflow, gates }) => {
    const events = requiredEvents(workflow);
    return gates.flatMap((job) => {
        const reason = skipReason(job.condition, events.length === 0 ? [null] : events);
        if (reason === null || (reason === 'no_condition' && job.needs.length === 0))
            return [];
        // Without needs a condition only narrows for which runs there is a gate.
        const isNarrow = reason === 'depends_on_run' || (reason === 'implicit_success' && job.needs.length === 0);
        return [
            findingAt(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
                rule: 'gate-can-be-skipped',
                level: isNarrow ? 'warning' : 'error',
                message: `the gate \`${job.id}\` can be skipped: ${explained(reason, job)}. A skipped job counts as a success, and the pull request can be merged`,
                remedy: isNarrow
                    ? 'let the gate run for every pull request and every merge group: `if: ${{ always() }}`'
                    : 'write `if: ${{ always() }}` and let the gate itself judge how the needed jobs ended; `!cancelled()` and `!failure()` are not enough',
            }),
        ];
    });
};
/** A gate in a step that can be skipped: its job is green then. */
const gateStepRuns = ({ workflow, gates }) => {
    const required = requiredEvents(workflow);
    const events = required.length === 0 ? [null] : required;
    return gates.flatMap((job) => job.steps.flatMap((step) => {
        const reason = stepRoles(step).has('gate') ? stepSkipReason(step.condition, events) : null;
        if (reason === null)
            return [];
        return [
            findingAt(workflow, `${step.pointer}/if`, {
                rule: 'gate-can-be-skipped',
                level: reason === 'depends_on_run' ? 'warning' : 'error',
                message: `the step of the gate in \`${job.id}\` can be skipped: ${WHY_SKIPPED[reason]}. A job whose steps are skipped is green`,
                remedy: 'remove the `if` of the step; the gate itself knows what may be skipped',
            }),
        ];
    }));
};
function explained(reason, { needs }) {
    return reason === 'implicit_success' && needs.length === 0 ? WHY_SKIPPED.depends_on_run : WHY_SKIPPED[reason];
}

;// CONCATENATED MODULE: ./build/doctor/rules/gate-is-passed-on.js









/**
 * A job that stands for the jobs before it, a gate among them, and is skipped or green where that gate fails. Whether it is the check
 * that is required, the files do not say. A job that does something of its own is meant to be skipped then, and nobody's aggregator.
 */
const gateIsPassedOn = ({ workflow, gates, roles }) => {
    const events = requiredEvents(workflow);
    if (events.length === 0 && !workflow.triggers.has('workflow_call'))
        return [];
    const scopes = events.length === 0 ? [null] : events;
    const behind = gates.map((gate) => ({ gate, after: neededBy(gate, workflow.jobs) }));
    return workflow.jobs.flatMap((job) => {
        const before = behind.filter(({ after }) => after.has(job.id));
        const [first] = before;
        if (first === undefined || roles.get(job.id)?.size !== 0 || !standsForOthers(job, scopes))
            return [];
        const reason = skipReason(job.condition, scopes);
        const isDeaf = before.some(({ gate, after }) => !judges(job, new Set([gate.id, ...after])));
        if (reason === null && !isDeaf)
            return [];
        const { gate } = before.find(({ gate: { id }, after }) => !judges(job, new Set([id, ...after]))) ?? first;
        const isGreen = isDeaf && (reason === null || reason === 'cancelled');
        const why = isGreen
            ? 'it runs all the same, and nothing in it fails by `needs.*.result`, so that it is green'
            : `${WHY_SKIPPED[reason ?? 'no_condition']}, and a skipped job counts as a success`;
        return [
            findingAt(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
                rule: 'gate-not-passed-on',
                level: 'warning',
                message: `\`${job.id}\` stands behind the gate \`${gate.id}\` and holds nothing where that fails: ${why}. If \`${job.id}\` is the required check, the pull request can be merged`,
                remedy: "write `if: ${{ always() }}` and let a step fail unless every one of `${{ join(needs.*.result, ' ') }}` is `success`; or require the gate's own check",
            }),
        ];
    });
};
/** One check of a fixed name that does nothing but to say how the jobs before it ended. */
function standsForOthers(job, events) {
    if (job.uses !== null || job.matrix !== undefined || job.environment !== undefined)
        return false;
    // Who does not run for every pull request is no required check, as what follows a push or a failure.
    const narrowed = stepSkipReason(job.condition, events);
    if (narrowed !== null && narrowed !== 'depends_on_needs')
        return false;
    if (skipReason(job.condition, events) === 'depends_on_needs' && waitsForFailure(job.condition))
        return false;
    const steps = job.steps.filter(({ uses }) => !isActionOf(uses, 'actions/checkout'));
    const hears = jobHears(job).size > 0;
    const parts = new Set(steps.map((step) => stepPart(step, hears)));
    return !parts.has('works') && (steps.length === job.steps.length || parts.has('judges'));
}
/** Runs where a needed job failed, as what tells of it, or fails then and is skipped else: `always() && contains(…, 'failure')`. */
function waitsForFailure(condition) {
    const text = scalarText(condition) ?? '';
    return /'(?:failure|fail)'/i.test(text) && !/!=|!\s{0,9}(?:contains|\()/i.test(text);
}
/** Some step can fail, and hears of a needed job through which the gate's failure comes. */
function judges(job, through) {
    const ways = new Set(['*', ...job.needs.filter((id) => through.has(id)).map((id) => id.toLowerCase())]);
    const isTold = (heard) => [...heard].some((id) => ways.has(id));
    const byJob = jobHears(job);
    return job.steps.some((step) => stepPart(step, byJob.size > 0) === 'judges' && isTold(new Set([...byJob, ...stepHears(step)])));
}

;// CONCATENATED MODULE: ./build/doctor/rules/gate-reports.js



const FILTERS = ['paths', 'paths-ignore', 'branches-ignore'];
/** Without these a new commit of a pull request has no check. */
const NEEDED_TYPES = ['opened', 'synchronize', 'reopened'];
/** Filters on the events of a gate: where they keep the workflow from starting, its required check is waited for without end. */
const gateReportsAlways = ({ workflow, gates }) => {
    if (gates.length === 0)
        return [];
    return requiredEvents(workflow).flatMap((event) => {
        const settings = workflow.triggers.get(event);
        const filters = FILTERS.filter((key) => member(settings, key) !== undefined).map((key) => findingAt(workflow, `/on/${event}/${key}`, {
            rule: 'gate-is-filtered',
            level: 'error',
            message: `\`${key}\` can keep this workflow from starting, and with it the gate: a required check that does not report stays pending and blocks the pull request, and who then makes it optional has no gate`,
            remedy: `remove \`${key}\` and decide inside: the plan says by \`has-work\` that there is nothing to do, and the gate reports`,
        }));
        const types = textList(member(settings, 'types'));
        const needed = event === 'merge_group' ? ['checks_requested'] : NEEDED_TYPES;
        const missing = types.length === 0 ? [] : needed.filter((type) => !types.includes(type));
        if (missing.length === 0)
            return filters;
        return [
            ...filters,
            findingAt(workflow, `/on/${event}/types`, {
                rule: 'gate-is-filtered',
                level: 'error',
                message: event === 'merge_group'
                    ? '`types` leaves out checks_requested: no run starts for a merge group, and the queue waits for the check in vain'
                    : `\`types\` leaves out ${missing.join(', ')}: the commits that come with these have no check of this gate`,
                remedy: `remove \`types\`, or add ${missing.join(', ')}`,
            }),
        ];
    });
};
/** A gate of pull requests that a merge queue would wait for in vain. */
const gateJoinsQueue = ({ workflow, gates }) => {
    const { triggers } = workflow;
    if (gates.length === 0 || triggers.has('merge_group'))
        return [];
    if (!triggers.has('pull_request') && !triggers.has('pull_request_target'))
        return [];
    return [
        findingAt(workflow, '/on', {
            rule: 'no-merge-group',
            level: 'warning',
            message: 'the gate does not run for `merge_group`: in a merge queue its check never reports, and the queue drops the pull request',
            remedy: 'add `merge_group:` under `on`; it does nothing where there is no queue',
        }),
    ];
};

;// CONCATENATED MODULE: ./build/doctor/rules/gate-sees-jobs.js






/** A gate that does not get to know how a plan, a route or another matrix ended: `needs` holds the direct ones only. */
const gateSeesJobs = ({ workflow, gates, roles }) => {
    const judges = gates.filter(({ uses }) => uses === null);
    return judges.flatMap((gate) => {
        const after = neededBy(gate, workflow.jobs);
        return workflow.jobs.flatMap((job) => {
            const own = roles.get(job.id);
            const isJudged = own?.has('plan') === true || own?.has('route') === true;
            if (own?.has('gate') === true || gate.needs.includes(job.id))
                return [];
            if ((!isJudged && job.matrix === undefined) || after.has(job.id))
                return [];
            return [
                findingAt(workflow, gate.needs.length === 0 ? gate.pointer : `${gate.pointer}/needs`, {
                    rule: 'gate-misses-need',
                    level: isJudged ? 'error' : 'warning',
                    message: `the gate \`${gate.id}\` does not name \`${job.id}\` in \`needs\`: it does not wait for it, and a failed, cancelled or skipped ${job.matrix === undefined ? 'job' : 'leg'} of it is not in \`toJSON(needs)\`, also where another needed job needs it`,
                    remedy: `add \`${job.id}\` to \`needs\` of \`${gate.id}\``,
                }),
            ];
        });
    });
};
/** A matrix that no job of a fixed name stands for: the names of its legs change with its values, and none of them can be required. */
const matrixHasAggregator = ({ workflow, gates, roles, isRelated }) => {
    const events = requiredEvents(workflow);
    // By night nothing is required; whoever calls a workflow may require it.
    if (!isRelated || (events.length === 0 && !workflow.triggers.has('workflow_call')))
        return [];
    // What is called to propose a baseline judges nothing, so that nobody requires it.
    if (events.length === 0 && gates.length === 0 && [...roles.values()].some((own) => own.has('baseline')))
        return [];
    const scopes = events.length === 0 ? [null] : events;
    // A called workflow hears of the caller's jobs only what it is handed.
    const aggregators = workflow.jobs.filter((job) => job.matrix === undefined && job.needs.length > 0 && (job.uses === null || jobHears(job).size > 0));
    const afterGates = new Set(gates.flatMap((gate) => [...neededBy(gate, workflow.jobs)]));
    const lonely = workflow.jobs.flatMap((job) => {
        // A gate of this workflow that does not see it is found by the rule above.
        if (job.matrix === undefined || gates.some(({ matrix, uses }) => matrix === undefined && uses === null))
            return [];
        // What follows a gate is no part of what it judges.
        if (roles.get(job.id)?.has('publish') === true || (afterGates.has(job.id) && !roles.get(job.id)?.has('gate')))
            return [];
        if (stepSkipReason(job.condition, scopes) === 'never')
            return [];
        const after = neededBy(job, workflow.jobs);
        const behind = aggregators.filter(({ id }) => after.has(id));
        if (behind.some(({ condition }) => skipReason(condition, scopes) === null))
            return [];
        const found = behind.length === 0
            ? 'no job of a fixed name stands behind it'
            : `\`${behind[0]?.id ?? ''}\`, which stands behind it, is skipped when a leg fails, and that counts as a success`;
        return [
            findingAt(workflow, `${job.pointer}/strategy`, {
                rule: 'required-matrix-leg',
                level: 'error',
                message: `the matrix job \`${job.id}\` can only be required leg by leg, by names that hold the matrix' values, and ${found}. A leg that is renamed is waited for without end, one that is new is not required`,
                remedy: 'add a gate job with a fixed `name`, `needs` on this job and `if: ${{ always() }}`, and require that one check',
            }),
        ];
    });
    const named = gates.flatMap((gate) => {
        const varies = parseTemplate(gate.name ?? '').expressions.length > 0;
        if (gate.matrix === undefined && !varies)
            return [];
        return [
            findingAt(workflow, gate.matrix === undefined ? `${gate.pointer}/name` : `${gate.pointer}/strategy`, {
                rule: 'gate-name-varies',
                level: 'error',
                message: `the name of the gate \`${gate.id}\` ${varies ? 'holds an expression' : 'holds the values of its matrix'}: a required check is found by its name, and one that does not come is waited for without end`,
                remedy: 'give the gate one fixed `name` and no matrix',
            }),
        ];
    });
    return [...lonely, ...named];
};

;// CONCATENATED MODULE: ./build/doctor/rules/pinned-actions.js




/** Code of others whose version somebody else can change: a tag or a branch moves, a commit does not. */
const actionsArePinned = ({ workflow, isRelated }) => {
    const uses = workflow.jobs.flatMap((job) => [
        { pointer: `${job.pointer}/uses`, text: job.uses },
        ...job.steps.map((step) => ({ pointer: `${step.pointer}/uses`, text: step.uses })),
    ]);
    const images = workflow.jobs.flatMap((job) => job.images.map((image) => ({ job, ...image })));
    const unpinned = images.filter(({ image, job }) => imagesNamed(image, job).some((name) => name === null || !hasDigest(name)));
    return [
        ...unpinned.map(({ pointer, image }) => findingAt(workflow, pointer, {
            rule: 'unpinned-action',
            level: isRelated ? 'error' : 'warning',
            message: `the image \`${image.slice(0, 100)}\` is not named by a digest in every run: who can move its tag decides what this job's steps run in, with its token and secrets`,
            remedy: 'name the image by digest: `image:tag@sha256:…`',
        })),
        ...uses.flatMap(({ pointer, text }) => {
            const fault = text === null ? null : pinFault(parseUses(text));
            if (text === null || fault === null)
                return [];
            return [
                findingAt(workflow, pointer, {
                    rule: 'unpinned-action',
                    level: isRelated ? 'error' : 'warning',
                    message: `\`${text.trim()}\` ${fault}: who can move it decides what runs here, with this job's token and secrets`,
                    remedy: text.trim().toLowerCase().startsWith('docker://')
                        ? 'name the image by digest: `docker://image@sha256:…`'
                        : 'name the full commit, with the version as a comment: `owner/name@<40 hex digits> # v1.2.3`',
                }),
            ];
        }),
    ];
};
/** The images that a text stands for: those of a matrix are told by its values. Null where one cannot be told. */
function imagesNamed(text, { matrix }) {
    const { literals, expressions } = parseTemplate(text);
    const [only] = expressions;
    if (only === undefined || hasDigest(text))
        return [text];
    const name = /^matrix\.([\w-]+)$/i.exec(only.source)?.[1];
    if (name === undefined || literals.some((literal) => literal !== ''))
        return [null];
    const include = member(matrix, 'include');
    const rows = Array.isArray(include) ? include.map((row) => member(row, name)) : [];
    const values = [member(matrix, name), ...rows].flatMap((value) => textList(value));
    const isWhole = values.length > 0 && values.every((value) => parseTemplate(value).expressions.length === 0);
    return isWhole ? values.filter((value) => value !== '') : [null];
}
function hasDigest(image) {
    return /@sha256:[0-9a-f]{64}$/.test(image);
}
function pinFault(reference) {
    if (reference.kind === 'local')
        return null;
    if (reference.kind === 'docker') {
        return hasDigest(reference.image) ? null : 'is named by a tag, which moves';
    }
    const { ref } = reference;
    if (ref === null || ref === '')
        return 'names no version';
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref))
        return null;
    return /^[0-9a-f]{7,39}$/.test(ref)
        ? 'is named by a shortened commit, which a tag or branch of that name takes the place of'
        : 'is named by a tag or branch, which moves';
}

;// CONCATENATED MODULE: ./build/doctor/rules/privileged-runs.js





/** Events whose runs have secrets and a token that writes, and are started by strangers; with what their head is named by. */
const PRIVILEGED = [
    [
        'pull_request_target',
        [
            'github.event.pull_request.head',
            'github.event.pull_request.merge_commit_sha',
            'github.head_ref',
            'github.event.number',
            'github.event.pull_request.number',
        ],
    ],
    ['workflow_run', ['github.event.workflow_run.head_', 'github.event.workflow_run.pull_requests']],
    ['issue_comment', ['github.event.issue.number', 'github.event.comment.body']],
];
/** Code of a pull request, or agents, in runs that have secrets. */
const privilegedRunsTakeNoCode = ({ workflow }) => PRIVILEGED.filter(([event]) => workflow.triggers.has(event)).flatMap(([event, heads]) => workflow.jobs.flatMap((job) => {
    const findings = job.steps.flatMap((step) => {
        const place = checkedOut(step, [step.env, job.env, workflow.env], heads);
        if (place === null)
            return [];
        return [
            findingAt(workflow, `${step.pointer}/${place}`, {
                rule: 'privileged-checkout',
                level: 'error',
                message: `a run by \`${event}\` has the repository's secrets and its token, and here it checks out what the pull request brings: any step that builds, tests or reads it runs a stranger's code with them`,
                remedy: event === 'workflow_run'
                    ? 'take data only, from the artifact of the unprivileged run, and check it; the `publish` action does so'
                    : 'run the code on `pull_request`, and publish by `workflow_run` from its artifact',
            }),
        ];
    });
    if (event !== 'pull_request_target')
        return findings;
    const agent = job.steps.find((step) => runsAgent(step) || stepRoles(step).has('route'));
    if (agent === undefined)
        return findings;
    return [
        ...findings,
        findingAt(workflow, agent.pointer, {
            rule: 'privileged-agent',
            level: 'error',
            message: `\`${job.id}\` runs agents on \`pull_request_target\`: they read prompts and skills of a stranger beside secrets and a token that writes`,
            remedy: 'run agents on `pull_request`, where forks get no secrets, or by a maintainer with `workflow_dispatch`',
        }),
    ];
}));
/** The key of a step by which it gets the head of a pull request; null where it does not. */
function checkedOut(step, env, heads) {
    if (isActionOf(step.uses, 'actions/checkout')) {
        if (isSwitchedOn(step.with['allow-unsafe-pr-checkout']) !== false)
            return 'with/allow-unsafe-pr-checkout';
        for (const key of ['ref', 'repository']) {
            const text = scalarText(step.with[key]) ?? '';
            if (/refs\/pull\//.test(text) || mentionsHead(text, env, heads))
                return `with/${key}`;
        }
        return null;
    }
    const run = step.run ?? '';
    if (/\bgh\s{1,9}pr\s{1,9}checkout\b/.test(run))
        return 'run';
    const fetches = /\bgit\s{1,9}(?:fetch|pull|checkout|clone|switch|reset|worktree)\b/.test(run);
    if (fetches && (/\bpull\/[^\s]{1,200}\/(?:head|merge)\b/.test(run) || mentionsHead(run, env, heads)))
        return 'run';
    return null;
}
/** Also through a variable, by `$NAME` or by `${{ env.NAME }}`. */
function mentionsHead(text, env, heads) {
    const paths = pathsIn(text);
    const viaEnv = env.flatMap(membersOf).flatMap(([name, value]) => {
        const isRead = text.includes(`$${name}`) || text.includes(`\${${name}`) || paths.has(`env.${name.toLowerCase()}`);
        return isRead ? [...pathsIn(scalarText(value) ?? '')] : [];
    });
    return [...paths, ...viaEnv].some((path) => heads.some((head) => path.startsWith(head)));
}
/** The contexts whose text an expression would put into a text. */
function pathsIn(text) {
    const { expressions } = parseTemplate(text);
    return new Set(expressions.flatMap(({ tree }) => (tree === null ? [] : [...evaluate(tree, { event: null, functions: {} }).may])));
}
/** All secrets of a repository for a workflow that is called. */
const secretsAreNamed = ({ workflow, isRelated }) => workflow.jobs.flatMap((job) => {
    if (job.uses === null || scalarText(job.secrets)?.trim() !== 'inherit')
        return [];
    const isOwn = parseUses(job.uses).kind === 'local';
    return [
        findingAt(workflow, `${job.pointer}/secrets`, {
            rule: 'inherited-secrets',
            level: isRelated && !isOwn ? 'error' : 'warning',
            message: `\`secrets: inherit\` hands every secret of the repository to ${isOwn ? 'the called workflow' : `\`${job.uses}\``}, also those that come later`,
            remedy: 'name the secrets that it needs: `secrets: { ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }} }`',
        }),
    ];
});
/** The token that a checkout leaves in `.git/config`, where an agent of the same job can read it. */
const agentsFindNoToken = ({ workflow }) => workflow.jobs.flatMap((job) => {
    const agents = job.steps.some((step) => runsAgent(step) || stepRoles(step).has('route'));
    if (!agents)
        return [];
    return job.steps.flatMap((step) => {
        if (!isActionOf(step.uses, 'actions/checkout'))
            return [];
        const written = scalarText(step.with['persist-credentials'])?.trim().toLowerCase();
        if (written === 'false')
            return [];
        return [
            findingAt(workflow, step.pointer, {
                rule: 'persisted-credentials',
                level: 'warning',
                message: `the checkout leaves the job's token in the git configuration, and \`${job.id}\` runs agents, which can read it there`,
                remedy: 'add `persist-credentials: false` to the checkout',
            }),
        ];
    });
});

;// CONCATENATED MODULE: ./build/doctor/rules/repository.js



const WORKFLOWS = '.github/workflows';
/** Of the files without an owner; the others are counted. */
const NAMED_PATHS = 5;
/** A repository in which no pull request meets a gate. */
function repositoryHasGate({ subjects, isPartial }) {
    if (isPartial)
        return [];
    const gated = subjects.filter(({ gates }) => gates.length > 0);
    if (gated.some(({ workflow }) => requiredEvents(workflow).length > 0))
        return [];
    const [first] = gated;
    if (first === undefined) {
        return [
            {
                rule: 'no-gate',
                level: 'error',
                file: WORKFLOWS,
                line: 1,
                message: 'no workflow uses the gate: nothing judges a pull request',
                remedy: 'call the reusable gate workflow, or the actions plan, route and gate, from a workflow on `pull_request` and `merge_group`',
            },
        ];
    }
    return [
        findingAt(first.workflow, '/on', {
            rule: 'no-gate',
            level: 'error',
            message: 'no workflow with the gate runs on `pull_request` or `merge_group`: what it says comes after the merge',
            remedy: 'add `pull_request:` and `merge_group:` under `on`',
        }),
    ];
}
/** What the gate is compared with, where it is missing. */
function gateHasInputs({ isPartial, config, baseline, cases }) {
    if (isPartial)
        return [];
    const findings = [];
    if (cases.files.length === 0) {
        findings.push({
            rule: 'no-cases',
            level: 'error',
            file: config.file,
            line: cases.line,
            message: `no case file at ${cases.patterns.join(', ')}: a plan without cases is refused, and there is nothing to judge`,
            remedy: 'write a case, or correct `cases` in the configuration',
        });
    }
    if (!baseline.exists) {
        findings.push({
            rule: 'no-baseline',
            level: config.exists ? 'error' : 'warning',
            file: config.file,
            line: baseline.line,
            message: config.exists
                ? `the baseline ${baseline.path} does not exist: a gate whose configuration has a baseline and does not find it ends with 3`
                : `there is no configuration and no baseline (${baseline.path}): every cell is new, and nothing can be a regression`,
            remedy: 'write it from results of the main branch: `portcullis bless --results artifacts/<batch>`',
        });
    }
    return findings;
}
/**
 * Where a pull request can change what judges it: on `pull_request` the workflow is the pull request's own, and cases, baseline and
 * configuration of the next comparator come with the merge. Only a review closes that, and only code owners make one necessary.
 */
function gateHasOwners(facts) {
    const { subjects, codeOwners, config, baseline, cases } = facts;
    const isOpen = (path) => codeOwners === null || !(0,code_owners/* hasCodeOwner */.h)(codeOwners.text, path);
    const open = subjects.filter(({ gates, workflow }) => gates.length > 0 && workflow.triggers.has('pull_request'));
    const shared = [config.file, baseline.path, ...cases.files, ...(codeOwners === null ? [] : [codeOwners.file])].filter(isOpen);
    return open.flatMap(({ workflow }, index) => {
        const own = isOpen(workflow.file) ? [workflow.file] : [];
        const paths = [...own, ...(index === 0 ? shared : [])];
        if (paths.length === 0)
            return [];
        const more = paths.length > NAMED_PATHS ? ` and ${paths.length - NAMED_PATHS} more` : '';
        const place = codeOwners === null ? 'there is no CODEOWNERS file' : `${codeOwners.file} names no owner`;
        return [
            findingAt(workflow, '/on/pull_request', {
                rule: 'gate-open-to-pull-request',
                level: 'note',
                message: `a pull request may change what judges it, and ${place} for ${paths.slice(0, NAMED_PATHS).join(', ')}${more}: on \`pull_request\` the workflow file itself is the pull request's`,
                remedy: 'name owners of `/.github/`, of the baselines and of the cases in CODEOWNERS, and require their review by a ruleset; or require the workflow by a ruleset of the organisation',
            }),
        ];
    });
}

;// CONCATENATED MODULE: ./build/doctor/rules/token-permissions.js





/** What each action cannot do without, and why. The action's README says what else makes its report better. */
const NEEDED = {
    plan: [['contents', 'read', 'the cases and the comparator']],
    route: [
        ['contents', 'read', 'the cases and the skills'],
        ['actions', 'read', 'the plan of this run'],
    ],
    gate: [
        ['contents', 'read', 'the baseline at the comparator'],
        ['actions', 'read', 'the artifacts of earlier attempts'],
    ],
    baseline: [['contents', 'write', 'the branch with the proposed baseline']],
    publish: [
        ['actions', 'read', 'the report of the other run'],
        ['pull-requests', 'write', 'the comment'],
    ],
    typestate: [['contents', 'read', 'the classes that the comparator tolerates']],
};
/** A job whose token cannot do what its part of Portcullis needs. Without any `permissions` the repository's setting decides. */
const jobsMayDoTheirPart = ({ workflow, roles, isRelated, workflows }) => workflow.jobs.flatMap((job) => {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null)
        return [];
    // What a called workflow asks for itself, another rule compares; what its jobs need is judged where they say what they may.
    const asked = new Set(job.uses === null ? [] : grantsAskedBy(job.uses, workflows)?.map(({ scope }) => scope));
    const own = job.uses === null || callerDecides(job.uses, workflows) ? roles.get(job.id) : undefined;
    // Commands in a script read the checkout; only actions talk to GitHub.
    const talksToGitHub = job.uses !== null || job.steps.some(usesAction);
    const wanted = new Map();
    for (const role of own ?? []) {
        for (const [scope, access, what] of NEEDED[role]) {
            if ((!talksToGitHub && scope !== 'contents') || asked.has(scope))
                continue;
            const before = wanted.get(scope);
            if (before === undefined || isEnough(access, before[0]))
                wanted.set(scope, [access, what, role]);
        }
    }
    const told = reportFindings(workflow, job, permissions);
    const missing = [...wanted].flatMap(([scope, [access, what, role]]) => {
        if (isEnough(accessTo(permissions, scope), access))
            return [];
        const pointer = job.permissions === undefined ? job.pointer : `${job.pointer}/permissions`;
        return [
            findingAt(workflow, pointer, {
                rule: 'missing-permission',
                level: role === 'baseline' || role === 'publish' ? 'warning' : 'error',
                message: `\`${job.id}\` (${role}) needs \`${scope}: ${access}\` for ${what}, and its token has \`${accessTo(permissions, scope)}\`: what \`permissions\` does not name is taken away`,
                remedy: `add \`${scope}: ${access}\` to the job's \`permissions\``,
            }),
        ];
    });
    return [...missing, ...(isRelated ? told : [])];
});
/** Whether an action of Portcullis is used, also inside of one of the repository's own. */
function usesAction(step) {
    return (step.uses !== null && ownRoles(step).size > 0) || step.inner.some(usesAction);
}
/** Channels of a report that a job asks for by an input, and cannot write to. */
function reportFindings(workflow, job, permissions) {
    return job.steps.flatMap((step) => {
        const asked = (input) => scalarText(member(step.with, input))?.trim() ?? '';
        const roles = step.uses === null ? new Set() : ownRoles(step);
        const tells = roles.has('gate') || roles.has('publish');
        const wanted = [];
        if (tells && asked('check-run') !== '')
            wanted.push(['with/check-run', 'checks', 'the check run']);
        // Left out, the comment is written where the token may; a job that publishes needs it in any case.
        if (roles.has('gate') && asked('comment') === 'auto')
            wanted.push(['with/comment', 'pull-requests', 'the comment']);
        if (uploadsSarif(step))
            wanted.push(['uses', 'security-events', 'the upload of SARIF']);
        return wanted.flatMap(([place, scope, what]) => isEnough(accessTo(permissions, scope), 'write')
            ? []
            : [
                findingAt(workflow, `${step.pointer}/${place}`, {
                    rule: 'missing-permission',
                    level: 'warning',
                    message: `\`${job.id}\` needs \`${scope}: write\` for ${what}, and its token has \`${accessTo(permissions, scope)}\`: nobody sees what was asked for`,
                    remedy: `add \`${scope}: write\` to the job's \`permissions\`, or take out what asks for it`,
                }),
            ]);
    });
}
function uploadsSarif({ uses }) {
    if (uses === null)
        return false;
    const reference = parseUses(uses);
    return (reference.kind === 'repository' &&
        reference.repository === 'github/codeql-action' &&
        reference.path === 'upload-sarif');
}
/** Tokens that may do more than they need, in workflows that have to do with Portcullis. */
const tokensAreSmall = ({ workflow, isRelated }) => {
    if (!isRelated)
        return [];
    const findings = [];
    const add = (pointer, level, message, remedy) => {
        findings.push(findingAt(workflow, pointer, { rule: 'broad-permissions', level, message, remedy }));
    };
    const byJob = 'write `permissions: {}` at the top, and grant each job what it needs';
    const top = writtenScopes(workflow.permissions);
    const undeclared = workflow.jobs.filter((job) => permissionsOf(workflow, job) === null);
    if (undeclared.length > 0) {
        const who = undeclared.map(({ id }) => `\`${id}\``).join(', ');
        const message = `nothing says what the token of ${who} may do: the repository's setting decides, which may be to write everything`;
        add(undeclared.length === workflow.jobs.length ? '' : (undeclared[0]?.pointer ?? ''), 'warning', message, byJob);
    }
    if (scalarText(workflow.permissions) === 'read-all') {
        add('/permissions', 'warning', '`read-all` lets every job read more than it needs', byJob);
    }
    if (top.length > 0) {
        const message = `every job of the workflow may write (${top.join(', ')}), also one that runs what the pull request brings`;
        add('/permissions', 'error', message, byJob);
    }
    for (const { id, permissions, pointer } of workflow.jobs) {
        if (scalarText(permissions) !== 'write-all')
            continue;
        add(`${pointer}/permissions`, 'error', `the token of \`${id}\` may write everything`, 'name the scopes that the job needs');
    }
    return findings;
};
/** An agent that has a provider's key and, beside it, a token that can write. */
const agentsHaveNoToken = ({ workflow }) => workflow.jobs.flatMap((job) => {
    const agent = job.steps.find((step) => runsAgent(step));
    if (agent === undefined)
        return [];
    const values = [workflow.env, job.env, agent.env, agent.with].flatMap((mapping) => Object.values(mapping));
    const hasSecret = values.some((value) => /\bsecrets\b/i.test(scalarText(value) ?? ''));
    const permissions = permissionsOf(workflow, job);
    const written = writtenScopes(permissions);
    if (!hasSecret || written.length === 0)
        return [];
    const pointer = job.permissions === undefined ? '/permissions' : `${job.pointer}/permissions`;
    return [
        findingAt(workflow, pointer, {
            rule: 'agent-with-write-token',
            level: 'error',
            message: `\`${job.id}\` runs an agent with secrets beside a token that may write (${written.join(', ')}): an agent does what it reads, and what it reads belongs to the pull request`,
            remedy: 'let the job read only (`contents: read`), and write in another job, from its artifact',
        }),
    ];
});

;// CONCATENATED MODULE: ./build/doctor/written-outputs.js


/** Assignments behind each other are followed so far. */
const written_outputs_MAX_ROUNDS = 5;
/**
 * The variables that a script writes as the output `name` (lower case; `*` is any), in the forms `name=value` and `name<<END`. Of a
 * script that cannot be parsed each variable that it names, not as a whole.
 */
function variablesWritten(script, name) {
    const { script: tree } = parseRun(script);
    if (tree === null)
        return variablesOf(script).map((variable) => ({ variable, isWhole: false }));
    const commands = allCommands(tree);
    const texts = commands.map(written_outputs_textOf);
    const isNamed = texts.map((text) => writes(text, name, '='));
    // Between `name<<END` and its end stands what other commands print.
    const isBlock = texts.some((text) => writes(text, name, '<<'));
    const held = new Map();
    for (const [index, command] of commands.entries()) {
        const printed = isNamed[index] === true || (isBlock && command.name !== undefined);
        if (!printed)
            continue;
        const isDirect = substitutionsIn(command).length === 0;
        for (const variable of variablesOf(texts[index] ?? ''))
            add(held, variable, isDirect);
    }
    followAssignments(commands, held);
    return [...held].map(([variable, isWhole]) => ({ variable, isWhole }));
}
/** Adds to the variables those that were assigned to them, by name with `isWhole`. */
function followAssignments(commands, held) {
    const assignments = commands.flatMap(assignmentsOf);
    for (let round = 0; round < written_outputs_MAX_ROUNDS; round += 1) {
        const before = held.size;
        for (const { name: target, value, text } of assignments) {
            const isWhole = held.get(target);
            if (isWhole === undefined)
                continue;
            const isCopy = isWhole && substitutionsIn(value).length === 0;
            for (const variable of variablesOf(text.slice(target.length)))
                add(held, variable, isCopy);
        }
        if (held.size === before)
            break;
    }
}
/** Adds one variable; it is whole where any of its ways is. */
function add(held, variable, isWhole) {
    held.set(variable, (held.get(variable) ?? false) || isWhole);
}
function assignmentsOf({ prefix, args }) {
    return [...prefix, ...args].filter((one) => one.type === 'Assignment');
}
/** What a command is given, as it is written, also by a here-document. */
function written_outputs_textOf({ args, redirects }) {
    const documents = redirects.map((redirect) => {
        if (redirect.type === 'HereDoc')
            return redirect.body.text;
        return redirect.type === 'HereString' ? (redirect.target?.text ?? '') : '';
    });
    return [...args.map(({ text }) => text), ...documents].join('\n');
}
/** Whether a text sets an output: the name stands at the beginning of a line or of a quoted word. */
function writes(text, name, operator) {
    for (const [, found] of text.matchAll(operator === '=' ? /(?:^|[\n"'])\s*([\w-]{1,100})=/g : /(?:^|[\n"'])\s*([\w-]{1,100})<</g))
        if (name === '*' || found?.toLowerCase() === name)
            return true;
    return false;
}
/** The variables that a text of a script names. */
function variablesOf(text) {
    return [...new Set([...text.matchAll(/\$\{?([A-Za-z_]\w{0,99})/g)].flatMap(([, name]) => name ?? []))];
}

;// CONCATENATED MODULE: ./build/doctor/executed-variables.js



/** Commands that print what they are given. */
const executed_variables_PRINTING = new Set(['echo', 'printf']);
/**
 * The variables whose texts a script runs as shell: `eval "$X"`, `bash -c "$X"`, `bash <<< "$X"`, `source <(echo "$X")`, also by other
 * variables. `isWhole` where no program stands between. What only the inner shell expands (`bash -c 'echo "$X"'`) is no script. Of
 * scripts that cannot be parsed nothing.
 */
function variablesExecuted(script) {
    if (!script.includes('$') || !/eval|sh\b|source|(?:^|[\s;&|])\.\s/.test(script))
        return [];
    const { script: tree } = parseRun(script);
    if (tree === null)
        return [];
    const commands = allCommands(tree);
    const held = new Map();
    for (const command of commands) {
        for (const part of scriptHandedOn(command)?.parts ?? [])
            addPart(held, part);
        for (const printed of scriptsRead(command))
            addPrinted(held, printed);
    }
    followAssignments(commands, held);
    return [...held].map(([variable, isWhole]) => ({ variable, isWhole }));
}
/** Of `source <(…)` and `bash <(…)` what prints the script. */
function scriptsRead({ name, args }) {
    if (!/^(?:source|\.|(?:\S{0,200}\/)?(?:ba|z|k)sh)$/.test(name?.value ?? ''))
        return [];
    return args.flatMap((arg) => arg.type !== 'Word'
        ? []
        : (arg.parts ?? []).flatMap((part) => part.type === 'ProcessSubstitution' && part.script !== undefined ? [part.script] : []));
}
function addPart(held, part) {
    switch (part.type) {
        case 'DoubleQuoted':
        case 'LocaleString':
            for (const inner of part.parts)
                addPart(held, inner);
            return;
        case 'SimpleExpansion':
            for (const variable of variablesOf(part.text))
                add(held, variable, true);
            return;
        case 'ParameterExpansion': {
            const { operation, parameter, prefix } = part;
            // A length is a number, and `@Q` quotes.
            if (prefix === '#' || (operation?.type === 'Transform' && /@Q/.test(part.text)))
                return;
            const isWhole = prefix === undefined && (operation === undefined || operation.type === 'Default');
            for (const variable of variablesOf(`$${parameter}`))
                add(held, variable, isWhole);
            if (operation?.type === 'Default')
                for (const inner of operation.operand.parts ?? [])
                    addPart(held, inner);
            return;
        }
        case 'CommandExpansion':
            if (part.script !== undefined)
                addPrinted(held, part.script);
            return;
        default:
    }
}
/** What a script prints from its variables. `%q` quotes. */
function addPrinted(held, script) {
    const commands = commandNodes(script);
    const isWhole = commands.every((command) => executed_variables_PRINTING.has(command.name?.value ?? ''));
    for (const { name, args } of commands) {
        const texts = args.map(({ text }) => text);
        if (name?.value === 'printf' && texts[0]?.includes('%q') === true)
            continue;
        for (const variable of variablesOf(texts.join('\n')))
            add(held, variable, isWhole);
    }
}

;// CONCATENATED MODULE: ./build/doctor/untrusted-contexts.js
/** Paths below `github` whose text a stranger writes; `*` is any one member. */
const BY_ANYONE = [
    'head_ref',
    'event.issue.title',
    'event.issue.body',
    'event.pull_request.title',
    'event.pull_request.body',
    'event.pull_request.head.ref',
    'event.pull_request.head.label',
    'event.pull_request.head.repo.default_branch',
    'event.pull_request.head.repo.description',
    'event.pull_request.head.repo.homepage',
    'event.pull_request.milestone.title',
    'event.pull_request.labels.*.name',
    'event.comment.body',
    'event.review.body',
    'event.review_comment.body',
    'event.discussion.title',
    'event.discussion.body',
    'event.pages.*.page_name',
    'event.commits.*.message',
    'event.commits.*.author.email',
    'event.commits.*.author.name',
    'event.head_commit.message',
    'event.head_commit.author.email',
    'event.head_commit.author.name',
    'event.head_commit.committer.email',
    'event.head_commit.committer.name',
    'event.merge_group.head_commit.message',
    'event.merge_group.head_commit.author.email',
    'event.merge_group.head_commit.author.name',
    'event.workflow_run.head_branch',
    'event.workflow_run.display_title',
    'event.workflow_run.head_commit.message',
    'event.workflow_run.head_commit.author.email',
    'event.workflow_run.head_commit.author.name',
    'event.workflow_run.head_repository.description',
    'event.workflow_run.pull_requests.*.head.ref',
].map((path) => ['github', ...path.split('.')]);
const BY_WRITERS = ['ref_name', 'ref', 'event.ref', 'event.label.name', 'event.release.body', 'event.release.name'].map((path) => ['github', ...path.split('.')]);
/** Who writes the text below `github` that a path reaches, lower case with `*` for any member; null where it is no text of others. */
function writersOf(path) {
    const parts = path.split('.');
    if (BY_ANYONE.some((pattern) => covers(parts, pattern)))
        return 'anyone';
    return BY_WRITERS.some((pattern) => covers(parts, pattern)) ? 'writers' : null;
}
/** Whether an access reaches a path: it names it, something in it, or a whole of which it is a part. */
function covers(parts, pattern) {
    return pattern.every((key, index) => {
        const part = parts[index];
        return part === undefined || key === '*' || part === '*' || part === key;
    });
}

;// CONCATENATED MODULE: ./build/doctor/untrusted.js






/** Outputs of the plan that are no text of the pull request's cases. */
const SAFE_OUTPUTS = new Set(['has-work', 'batch-run-id']);
/** So many values that refer to one another are followed for one text; of what is behind them nobody can say. */
const untrusted_MAX_VALUES = 300;
/** What others wrote and the expressions of a text would put into it, in the order of the text. */
function taintsOf(text, place, seen = new Set()) {
    const taints = parseTemplate(text).expressions.flatMap(({ tree }) => {
        if (tree === null)
            return [];
        const { may } = evaluate(tree, { event: null, functions: {} });
        return [...may].flatMap((path) => taintsOfPath(path, place, seen));
    });
    // Of several ways from one source to one path the worst counts.
    const rank = { unknown: 0, writers: 1, anyone: 2 };
    const found = new Map();
    for (const taint of taints) {
        const [outer = ''] = taint.path.split(' ', 1);
        const way = `${outer} ${taint.path.slice(taint.path.lastIndexOf('(') + 1).replaceAll(')', '')}`;
        const known = found.get(way);
        if (known === undefined || rank[taint.by] > rank[known.by])
            found.set(way, taint);
    }
    return [...found.values()];
}
function taintsOfPath(path, place, seen) {
    const by = writersOf(path);
    if (by !== null)
        return [{ path, by }];
    const parts = path.split('.');
    const [context, name = '*'] = parts;
    if (path.startsWith('github.event.inputs'))
        return startedTaints(path, parts[3] ?? '*', place.subject.workflow);
    if (!['inputs', 'env', 'matrix', 'needs', 'steps'].includes(context ?? ''))
        return [];
    // Values may refer to one another, and to themselves: each is looked at once.
    const at = context === 'inputs' ? '' : `${place.job.id} ${place.step.pointer}`;
    const key = `${place.subject.workflow.file} ${at} ${path}`;
    if (seen.has(key))
        return [];
    if (seen.size >= untrusted_MAX_VALUES)
        return [{ path, by: 'unknown' }];
    seen.add(key);
    if (context === 'inputs')
        return throughInputs(path, name, place, seen);
    if (context === 'env')
        return throughEnv(path, name, place, seen);
    if (context === 'matrix')
        return throughMatrix(path, name, place, seen);
    const plans = context === 'needs' ? planningJobs(place.subject) : planningSteps(place.job);
    const planned = planTaints(path, parts, plans);
    if (planned.length > 0)
        return planned;
    return context === 'needs' ? throughJob(path, parts, place, seen) : throughStep(path, parts, place, seen);
}
/** Who starts a workflow chooses its inputs, where they are texts. */
function startedTaints(path, name, { triggers }) {
    // In a called workflow these are the inputs of whatever started the calling one.
    if (!triggers.has('workflow_dispatch'))
        return triggers.has('workflow_call') ? [{ path, by: 'writers' }] : [];
    return textInputs('workflow_dispatch', name, triggers).length > 0 ? [{ path, by: 'writers' }] : [];
}
/** The inputs of that name which an event hands over as texts; of one that is not declared as one without settings. */
function textInputs(event, name, triggers) {
    if (!triggers.has(event))
        return [];
    const declared = membersOf(member(triggers.get(event), 'inputs')).filter(([key]) => name === '*' || key.toLowerCase() === name);
    const inputs = declared.length === 0 ? [null] : declared.map(([, input]) => input);
    return inputs.filter((input) => {
        const type = scalarText(member(input, 'type')) ?? 'string';
        return !['boolean', 'number', 'choice', 'environment'].includes(type);
    });
}
/** An input is what the callers in view hand on, or who starts the workflow; where none is in view nobody can say. */
function throughInputs(path, name, place, seen) {
    const { callers, calls, workflow } = place.subject;
    if (callers !== null)
        return throughCallers(path, name, callers, seen);
    const called = textInputs('workflow_call', name, workflow.triggers);
    const started = textInputs('workflow_dispatch', name, workflow.triggers).length > 0;
    const own = started ? [{ path, by: 'writers' }] : [];
    if (called.length === 0)
        return own;
    if (calls.length === 0)
        return own.length > 0 ? own : [{ path, by: 'unknown' }];
    // A default may be an expression too.
    const defaults = called.flatMap((input) => taintsOf(scalarText(member(input, 'default')) ?? '', place, seen));
    return [...throughCallers(path, name, calls, seen), ...defaults.map((taint) => from(path, taint)), ...own];
}
/** An input of an action or a workflow of this repository is what the steps or jobs say that use it. */
function throughCallers(path, name, callers, seen) {
    return callers.flatMap((caller) => membersOf(caller.step.with)
        .filter(([key]) => name === '*' || key.toLowerCase() === name)
        .flatMap(([, value]) => taintsOf(scalarText(value) ?? '', caller, seen).map((taint) => from(path, taint))));
}
/** `${{ env.X }}` is put into the text as the value itself is. */
function throughEnv(path, name, place, seen) {
    for (const env of [place.step.env, place.job.env, place.subject.workflow.env]) {
        const [, value] = membersOf(env).find(([key]) => key.toLowerCase() === name) ?? [];
        if (value === undefined)
            continue;
        return taintsOf(scalarText(value) ?? '', place, seen).map(({ path: source, by }) => ({
            path: `${path} (${source})`,
            by,
        }));
    }
    const callers = (place.subject.callers ?? []).flatMap((caller) => throughEnv(path, name, caller, seen));
    if (callers.length > 0)
        return callers;
    // What an earlier step wrote into `GITHUB_ENV`.
    const before = place.job.steps.slice(0, Math.max(place.job.steps.indexOf(place.step), 0));
    return before.flatMap((step) => writtenTaints(path, name, 'GITHUB_ENV', { ...place, step }, seen));
}
/** `needs.<job>.outputs.<name>` is what that job's `outputs` say. */
function throughJob(path, parts, place, seen) {
    const [, id = '*', part, output = '*'] = parts;
    if (part !== 'outputs' && part !== '*' && part !== undefined)
        return [];
    const { jobs } = place.subject.workflow;
    return jobs
        .filter((job) => place.job.needs.includes(job.id) && (id === '*' || job.id.toLowerCase() === id))
        .flatMap((job) => membersOf(job.outputs)
        .filter(([name]) => output === '*' || name.toLowerCase() === output)
        .flatMap(([, value]) => {
        const last = job.steps.at(-1) ?? place.step;
        return taintsOf(scalarText(value) ?? '', { ...place, job, step: last }, seen).map((taint) => from(path, taint));
    }));
}
/** `steps.<id>.outputs.<name>` is what that step's script wrote. */
function throughStep(path, parts, place, seen) {
    const [, id = '*', part, output = '*'] = parts;
    if (part !== 'outputs' && part !== '*' && part !== undefined)
        return [];
    return place.job.steps
        .filter((step) => step.id !== null && (id === '*' || step.id.toLowerCase() === id))
        .flatMap((step) => writtenTaints(path, output, 'GITHUB_OUTPUT', { ...place, step }, seen));
}
/** What a step's script writes to a file of the runner under a name, from the texts of others that its variables hold. */
function writtenTaints(path, name, file, place, seen) {
    const { run } = place.step;
    if (run === null || !run.includes(file))
        return [];
    return variablesWritten(run, name).flatMap(({ variable, isWhole }) => taintsOfPath(`env.${variable.toLowerCase()}`, place, seen).map((taint) => from(path, isWhole ? taint : { ...taint, by: 'unknown' })));
}
function from(path, { path: source, by }) {
    return { path: `${path} (${source})`, by };
}
/** Values that stand in the file are the file's; what an expression makes comes from the plan, and so from the cases, where there is one. */
function throughMatrix(path, name, place, seen) {
    const { matrix } = place.job;
    const made = scalarText(matrix) ?? scalarText(member(matrix, name)) ?? scalarText(member(matrix, 'include'));
    const isMade = parseTemplate(made ?? '').expressions.length > 0;
    if (isMade)
        return [{ path, by: place.subject.isRelated ? 'anyone' : 'unknown' }];
    const written = [member(matrix, name), ...includedValues(matrix, name)].flatMap((value) => Array.isArray(value) ? value : [value]);
    return written
        .flatMap((value) => taintsOf(scalarText(value) ?? '', place, seen))
        .map(({ path: source, by }) => ({ path: `${path} (${source})`, by }));
}
function includedValues(matrix, name) {
    const include = member(mappingOf(matrix), 'include');
    return Array.isArray(include) ? include.map((row) => member(row, name)) : [];
}
/** What a plan says comes from the cases, which belong to the pull request; `plans` are the ids of jobs or steps that plan. */
function planTaints(path, parts, plans) {
    const [, id = '*', part, output] = parts;
    const isPlan = id === '*' ? plans.length > 0 : plans.includes(id);
    const isText = part === undefined || part === 'outputs' || part === '*';
    if (!isPlan || !isText || SAFE_OUTPUTS.has(output ?? ''))
        return [];
    return [{ path, by: 'anyone' }];
}
function planningJobs({ roles }) {
    return [...roles].filter(([, own]) => own.has('plan')).map(([job]) => job.toLowerCase());
}
function planningSteps({ steps }) {
    return steps.flatMap((step) => (step.id !== null && stepRoles(step).has('plan') ? [step.id.toLowerCase()] : []));
}

;// CONCATENATED MODULE: ./build/doctor/rules/untrusted-text.js







const untrusted_text_RULE = 'untrusted-text';
/** Texts of others that become part of a script: GitHub puts an expression's value into the script before any shell sees it. */
const scriptsTakeNoText = (subject) => subject.workflow.jobs.flatMap((job) => job.steps.flatMap((step) => {
    const scripts = [
        ['run', step.run],
        ['shell', step.shell],
    ];
    if (isActionOf(step.uses, 'actions/github-script'))
        scripts.push(['with/script', scalarText(step.with['script'])]);
    return [
        ...scripts.flatMap(([key, text]) => (text === null ? [] : untrusted_text_scriptFindings(subject, job, step, key, text))),
        ...executedFindings({ subject, job, step }),
    ];
}));
function untrusted_text_scriptFindings(subject, job, step, key, text) {
    const { workflow } = subject;
    const place = `${step.pointer}/${key}`;
    const findings = taintsOf(text, { subject, job, step }).map((taint) => findingAt(workflow, place, {
        rule: untrusted_text_RULE,
        level: taint.by === 'anyone' ? 'error' : 'warning',
        message: `\`\${{ ${taint.path} }}\` is put into a script as it is, and ${chosenBy(taint)}: what it says is run, with the job's token and secrets`,
        remedy: 'hand it over by `env:` and read the variable in quotes (`"$NAME"`, in github-script `process.env.NAME`)',
    }));
    const unreadable = parseTemplate(text).expressions.filter(({ tree }) => tree === null);
    return [
        ...findings,
        ...unreadable.slice(0, 1).map(({ source }) => findingAt(workflow, place, {
            rule: untrusted_text_RULE,
            level: 'warning',
            message: `\`\${{ ${source.slice(0, 80)} }}\` cannot be read as an expression, so nobody can say what it puts into the script`,
            remedy: 'correct the expression',
        })),
    ];
}
/** Variables are safe as words, and not where a shell parses their text again. */
function executedFindings(place) {
    const { subject, job, step } = place;
    if (step.run === null || stepShell(subject.workflow, job, step).kind !== 'bourne')
        return [];
    return variablesExecuted(step.run).flatMap(({ variable, isWhole }) => {
        // The runner sets this one in every step.
        const source = variable === 'GITHUB_HEAD_REF' ? 'github.head_ref' : `env.${variable}`;
        return taintsOf(`\${{ ${source} }}`, place).map((taint) => findingAt(subject.workflow, `${step.pointer}/run`, {
            rule: untrusted_text_RULE,
            level: taint.by === 'anyone' && isWhole ? 'error' : 'warning',
            message: `the text of \`$${variable}\` is run as a script (\`eval\`, \`bash -c\` and the like run what they are given), and ${chosenBy(taint)}${isWhole ? '' : ', unless the program between takes out what is dangerous'}: \`${taint.path}\``,
            remedy: 'give it to the inner script as an argument (`bash -c \'… "$1"\' _ "$NAME"`), and leave out `eval`',
        }));
    });
}
function chosenBy({ path, by }) {
    if (by === 'unknown') {
        return /\binputs\.[^\s()]{1,200}\){0,9}$/.test(path)
            ? 'the calling workflow chooses it, and none that calls this one was looked at'
            : 'an expression makes it, from what another job or step says';
    }
    const [, source] = /\((\S{1,200}?)(?: |\))/.exec(path) ?? [];
    if (source !== undefined && /^(?:steps|needs|env|inputs)\b/.test(path))
        return chosenBy({ path: source, by });
    if (/^(?:matrix|needs|steps)\b/.test(path))
        return 'the plan takes it from the cases, which belong to the pull request';
    if (path.includes('inputs.'))
        return 'who starts the workflow chooses it';
    return by === 'anyone'
        ? 'anyone who opens a pull request, an issue or a comment can choose it'
        : 'who can push chooses it';
}

;// CONCATENATED MODULE: ./build/doctor/diagnose.js
















const RULES = [
    gateRunsAlways,
    gateStepRuns,
    gateSeesJobs,
    matrixHasAggregator,
    gateIsPassedOn,
    gateComparesWithOther,
    gateHearsJobs,
    gateReportsAlways,
    gateJoinsQueue,
    groupsKeepRuns,
    exitCodesCount,
    downloadsStayApart,
    uploadsAreWhole,
    scriptsTakeNoText,
    jobsMayDoTheirPart,
    callsMayStart,
    tokensAreSmall,
    agentsHaveNoToken,
    agentsFindNoToken,
    privilegedRunsTakeNoCode,
    secretsAreNamed,
    actionsArePinned,
];
/** What is asked of the steps of a composite action, which has no jobs of its own. */
const STEP_RULES = [
    gateStepRuns,
    gateComparesWithOther,
    gateHearsJobs,
    exitCodesCount,
    downloadsStayApart,
    uploadsAreWhole,
    scriptsTakeNoText,
    agentsFindNoToken,
    privilegedRunsTakeNoCode,
    actionsArePinned,
];
/** Everything that the rules find in a repository, each once: worst first, then by file, line and rule. */
function diagnose(facts) {
    const all = [
        ...facts.subjects.flatMap((subject) => RULES.flatMap((rule) => rule(subject))),
        ...facts.actions.flatMap((subject) => STEP_RULES.flatMap((rule) => rule(subject))),
        ...groupsAreOwn(facts.subjects),
        ...callsKeepGroups(facts.subjects),
        ...repositoryHasGate(facts),
        ...gateHasInputs(facts),
        ...gateHasOwners(facts),
    ];
    const each = new Map(all.map((finding) => [`${finding.file}\0${finding.line}\0${finding.rule}\0${finding.message}`, finding]));
    const rank = ({ level }) => doctor_finding/* DOCTOR_LEVELS */.Y.indexOf(level);
    return [...each.values()].sort((left, right) => rank(left) - rank(right) ||
        (0,ordering/* compareCodePoints */.OP)(left.file, right.file) ||
        left.line - right.line ||
        (0,ordering/* compareCodePoints */.OP)(left.rule, right.rule));
}

// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/io/yaml-document.js
var yaml_document = __webpack_require__(35006);
// EXTERNAL MODULE: ./build/app/checked-config.js
var checked_config = __webpack_require__(73036);
// EXTERNAL MODULE: ./build/app/collect-problems.js
var collect_problems = __webpack_require__(87971);
// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(68758);
;// CONCATENATED MODULE: ./build/app/doctor.js
















/** Where GitHub looks for workflows; folders in it are not looked into. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** GitHub refuses workflows of half this size; more is something else. */
const LARGEST_WORKFLOW = 1024 * 1024;
/** Of more actions nothing is said. */
const MAX_ACTIONS = 200;
/** One step or job may stand in each of a workflow's jobs. */
const MAX_ALIASES = 1000;
/** Looks at a repository's workflows, or at the named ones only, at its configuration and at CODEOWNERS. Runs nothing. */
async function doctor(world, named) {
    const problems = [];
    const { root } = world;
    const files = named.length === 0 ? await workflowFiles(root) : named.map((path) => (0,load_cases/* displayPath */.Gt)(root, (0,external_node_path_.resolve)(world.cwd, path)));
    const workflows = [];
    for (const file of files) {
        const workflow = await (0,collect_problems/* orCollect */.E)(problems, file, () => readWorkflow(root, file));
        if (workflow !== null)
            workflows.push(workflow);
    }
    const called = await calledWorkflows(root, workflows, problems);
    const actions = await localCompositeActions(root, [...workflows, ...called], problems);
    const filled = (some) => some.map((workflow) => withActions(workflow, actions));
    const subjects = subjectsOf(filled(workflows), filled(called));
    const checked = await (0,collect_problems/* orCollect */.E)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,checked_config/* checkedConfig */.W)(world, problems));
    const config = checked?.config ?? contracts_config/* DEFAULT_CONFIG */.PV;
    const lineOf = (pointer) => checked?.lines?.lineOf(pointer) ?? 1;
    const caseFiles = await existingCases(root, config, problems);
    await (0,collect_problems/* orCollect */.E)(problems, config.baseline, () => (0,repository_file/* refuseLinks */.UA)(root, (0,external_node_path_.join)(root, config.baseline), 'the baseline'));
    const facts = {
        subjects,
        actions: actionSubjectsOf(subjects, actions),
        // Of what cannot be read nobody can say that it is missing.
        isPartial: named.length > 0 || problems.length > 0,
        codeOwners: await readCodeOwners(root),
        config: { file: contracts_config/* CONFIG_PATH */.tF, exists: (checked?.lines ?? null) !== null },
        baseline: {
            path: config.baseline,
            exists: await (0,find_files/* isFile */.fo)((0,external_node_path_.join)(root, config.baseline)),
            line: lineOf('/baseline'),
        },
        cases: { patterns: config.cases, files: caseFiles, line: lineOf('/cases') },
    };
    return { workflows: files, findings: diagnose(facts), problems };
}
async function workflowFiles(root) {
    const names = await (0,find_files/* entriesOf */.Mc)((0,external_node_path_.resolve)(root, WORKFLOWS_FOLDER));
    const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS_FOLDER}/${name}`);
    const present = await Promise.all(files.map((file) => (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))));
    return files.filter((_, index) => present[index]);
}
/** Workflows of the repository that are called, also by one another, and were not named: what the calls do stands in them. */
async function calledWorkflows(root, workflows, problems) {
    const found = [];
    const looked = new Set(workflows.map(({ file }) => file));
    const open = workflows.flatMap(localCalls);
    for (let file = open.shift(); file !== undefined; file = open.shift()) {
        if (looked.has(file) || !(await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))))
            continue;
        looked.add(file);
        const path = file;
        const workflow = await (0,collect_problems/* orCollect */.E)(problems, path, () => readWorkflow(root, path));
        if (workflow === null)
            continue;
        found.push(workflow);
        open.push(...localCalls(workflow));
    }
    return found;
}
/** GitHub takes what is called from the folder of workflows alone. */
function localCalls({ jobs }) {
    return jobs.flatMap(({ uses }) => {
        const reference = uses === null ? null : parseUses(uses);
        const path = reference?.kind === 'local' ? reference.path : '';
        return /^\.github\/workflows\/[^/\\]{1,200}\.ya?ml$/.test(path) ? [path] : [];
    });
}
/** Composite actions of the repository that workflows use, also in one another, by their folders. */
async function localCompositeActions(root, workflows, problems) {
    const found = new Map();
    const looked = new Set();
    const open = workflows.flatMap(localActions);
    for (let folder = open.shift(); folder !== undefined && looked.size < MAX_ACTIONS; folder = open.shift()) {
        if (looked.has(folder))
            continue;
        looked.add(folder);
        // What is not there may come into the workspace by a step.
        for (const file of ['action.yml', 'action.yaml'].map((name) => (folder === '' ? name : `${folder}/${name}`))) {
            if (!(await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))))
                continue;
            const action = await (0,collect_problems/* orCollect */.E)(problems, file, () => readAction(root, file));
            if (action !== null) {
                found.set(folder, action);
                open.push(...localActions(action));
            }
            break;
        }
    }
    return found;
}
async function readAction(root, file) {
    const document = await readDocument(root, file, 'the action');
    return parseCompositeAction(document.value, file, document);
}
async function readWorkflow(root, file) {
    const document = await readDocument(root, file, 'the workflow');
    return parseWorkflow(document.value, file, document);
}
async function readDocument(root, file, what) {
    const text = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(root, file), what);
    if (text.length > LARGEST_WORKFLOW) {
        const found = `${Math.round(text.length / 1024)} KiB`;
        const place = { file, line: null, pointer: '', help: null };
        throw (0,problem/* problemsError */.$j)(what, [
            { ...place, expected: `${what === 'the action' ? 'an action' : 'a workflow'} of at most 1 MiB`, found },
        ]);
    }
    return (0,yaml_document/* parseYamlDocument */.I)(text.replace(/^\uFEFF/, ''), file, { merge: true, maxAliases: MAX_ALIASES });
}
async function readCodeOwners(root) {
    for (const file of code_owners/* CODE_OWNERS_PLACES */.w) {
        const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.resolve)(root, file), 'CODEOWNERS');
        if (text !== undefined)
            return { file, text };
    }
    return null;
}
/**
 * The case files that there are: which of them is missing is for whoever reads cases to say. Links, which nobody will read, add to the
 * problems.
 */
async function existingCases(root, { cases }, problems) {
    const files = [];
    const isFree = async (path) => (await (0,collect_problems/* orCollect */.E)(problems, (0,load_cases/* displayPath */.Gt)(root, path), () => (0,repository_file/* refuseLinks */.UA)(root, path, 'the case file').then(() => true))) === true;
    for (const path of cases) {
        const isPattern = (0,find_files/* isGlob */.fg)(path) && !(await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, path)));
        if (!(await isFree(isPattern ? (0,find_files/* folderOfGlob */.GT)(path) : path)))
            continue;
        const found = isPattern ? await (0,find_files/* filesMatching */.NP)(root, path) : [(0,load_cases/* displayPath */.Gt)(root, path)];
        for (const file of found) {
            if ((isPattern || (await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file)))) && (await isFree(file)))
                files.push(file);
        }
    }
    return [...new Set(files)];
}


/***/ }),

/***/ 17346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ hasCodeOwner),
/* harmony export */   w: () => (/* binding */ CODE_OWNERS_PLACES)
/* harmony export */ });
/** The places where GitHub looks for the file; the first one counts. */
const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/**
 * Whether a file has code owners: the last line whose pattern matches decides (GitHub's rules for CODEOWNERS; a pattern is as in
 * `.gitignore`, without `!` and `[ ]`). Paths are relative to the repository, with `/`.
 */
function hasCodeOwner(codeOwners, path) {
    const target = path.split('/');
    const decisive = codeOwners
        .split('\n')
        .flatMap((line) => ownerLine(line) ?? [])
        .findLast(({ segments }) => matches(segments, target));
    return decisive?.hasOwners === true;
}
function ownerLine(text) {
    const words = text.trim().split(/\s+/);
    const comment = words.findIndex((word) => word.startsWith('#'));
    const [pattern, ...owners] = comment === -1 ? words : words.slice(0, comment);
    if (pattern === undefined || pattern === '' || /^!|[[\]]/.test(pattern))
        return null;
    const hasOwners = owners.some((owner) => owner.includes('@'));
    const isFolder = pattern.endsWith('/');
    const parts = pattern.split('/').filter((part) => part !== '');
    // A slash at the beginning or in the middle ties the pattern to the top.
    const isTied = pattern.startsWith('/') || parts.length > 1;
    const last = parts.at(-1);
    // A name also stands for what lies in a folder of that name; `docs/*` for the files of the folder alone.
    const goesDeep = isFolder || !(parts.length > 1 && last === '*');
    const inside = isFolder ? ['**', '*'] : goesDeep ? ['***'] : [];
    return { segments: [...(isTied ? [] : ['**']), ...parts, ...inside], hasOwners };
}
/**
 * `**` is any number of folders; `***`, our own and only at the end, any number of further segments. One row of states per segment of
 * the path, so that hostile patterns take no longer than others of their length.
 */
function matches(segments, path) {
    const skipping = (index) => segments[index] === '**' || segments[index] === '***';
    const closed = (states) => {
        const all = new Set(states);
        for (const state of all)
            if (skipping(state))
                all.add(state + 1);
        return all;
    };
    let states = closed([0]);
    for (const part of path) {
        const next = [];
        for (const state of states) {
            if (skipping(state))
                next.push(state);
            else if (state < segments.length && matchesSegment(segments[state] ?? '', part))
                next.push(state + 1);
        }
        states = closed(next);
    }
    return states.has(segments.length);
}
/** `*` and `?` inside of one segment, by going back to the last `*` only. */
function matchesSegment(pattern, text) {
    let [at, inText, star, mark] = [0, 0, -1, 0];
    while (inText < text.length) {
        const wanted = pattern.charAt(at);
        if (at < pattern.length && wanted === '*') {
            star = at;
            mark = inText;
            at += 1;
        }
        else if (at < pattern.length && (wanted === '?' || wanted === text.charAt(inText))) {
            at += 1;
            inText += 1;
        }
        else if (star !== -1) {
            at = star + 1;
            mark += 1;
            inText = mark;
        }
        else
            return false;
    }
    while (pattern.charAt(at) === '*')
        at += 1;
    return at === pattern.length;
}


/***/ })

};
