export const id = 4352;
export const ids = [4352];
export const modules = {

/***/ 84352:
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
// EXTERNAL MODULE: ./build/doctor/code-owners.js
var code_owners = __webpack_require__(17346);
// EXTERNAL MODULE: ./build/contracts/doctor-finding.js
var doctor_finding = __webpack_require__(40025);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
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

// EXTERNAL MODULE: ./build/evidence/split-command.js
var split_command = __webpack_require__(51316);
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

;// CONCATENATED MODULE: ./build/doctor/shell-script.js


/** Programs that run the one behind them. */
const RUNNERS = new Set(('sudo env time timeout nice nohup exec command xvfb-run script ' +
    'npx pnpm yarn bun bunx npm node dlx x run if while until then else do ! {').split(' '));
/** The commands of a `run`, with an `x` in the place of each expression, which could not be told from shell otherwise. */
function scriptCommands(script) {
    return (0,split_command/* splitCommand */.G)(parseTemplate(script).literals.join('x'));
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
/** The workflows of a repository as subjects: a job that calls a workflow of the same repository does what that one does. */
function subjectsOf(workflows) {
    const own = new Map(workflows.map((workflow) => [workflow.file, workflow]));
    return workflows.map((workflow) => {
        const roles = new Map(workflow.jobs.map((job) => [job.id, jobRoles(job, own)]));
        const gates = workflow.jobs.filter(({ id }) => roles.get(id)?.has('gate') === true);
        return { workflow, roles, gates, isRelated: [...roles.values()].some(({ size }) => size > 0) };
    });
}
/** What one step does with Portcullis. */
function stepRoles(step) {
    const roles = new Set();
    if (step.uses !== null) {
        const reference = parseUses(step.uses);
        const path = reference.kind === 'docker' ? '' : reference.path;
        const role = ACTIONS.find((name) => path === `actions/${name}`);
        if (role !== undefined)
            roles.add(role);
    }
    for (const { words } of step.run === null ? [] : scriptCommands(step.run)) {
        const role = COMMANDS.get(portcullisCommand(words) ?? '');
        if (role !== undefined)
            roles.add(role);
    }
    return roles;
}
/** Whether a step lets an agent read or do what the repository says. */
function runsAgent(step) {
    if (AGENT_ACTIONS.some((repository) => isActionOf(step.uses, repository)))
        return true;
    if (step.uses !== null && stepRoles(step).has('route')) {
        return !MODES_WITHOUT_MODEL.has(scalarText(member(step.with, 'mode'))?.trim() ?? '');
    }
    const commands = step.run === null ? [] : scriptCommands(step.run);
    return commands.some(({ words }) => {
        return portcullisCommand(words) === 'run' || AGENT_PROGRAMS.has(programOf(words));
    });
}
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
        const key = concurrency.group.toLowerCase().replaceAll(/\s/g, '');
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

;// CONCATENATED MODULE: ./build/doctor/lost-exit-codes.js

/** What GitHub starts on Linux and macOS where no `shell` is named: `bash -e`. */
const DEFAULT_SHELL = { errexit: true, pipefail: false };
/** Behind `||` these end with 0, whatever came before. */
const SUCCEEDING = new Set(['true', ':', 'echo', 'printf']);
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
        return { errexit: true, pipefail: true };
    if (shell === 'sh')
        return DEFAULT_SHELL;
    const words = shell.split(' ').filter((word) => word !== '');
    if (!/^(?:.*\/)?(?:bash|sh|zsh|dash)$/.test(words[0] ?? ''))
        return null;
    return optionsAfter({ errexit: false, pipefail: false }, ['set', ...words.slice(1)]);
}
/** The commands of Portcullis in a script whose failure the script does not end with. */
function lostExitCodes(script, shell) {
    const commands = scriptCommands(script);
    const lost = [];
    let options = shell;
    for (const [index, { words }] of commands.entries()) {
        options = optionsAfter(options, words);
        const command = portcullisCommand(words);
        const loss = command === null || TELLING.has(command) ? null : lossAt(commands, index, options);
        if (command !== null && loss !== null)
            lost.push({ command, ...loss });
    }
    return lost;
}
/** What `set -eo pipefail` and its like change. */
function optionsAfter(options, words) {
    let { errexit, pipefail } = options;
    if (words[0] !== 'set' && words[0] !== 'shopt')
        return options;
    for (const [index, word] of words.entries()) {
        if (!/^[-+][A-Za-z]+$/.test(word))
            continue;
        const isOn = word.startsWith('-');
        const named = word.endsWith('o') ? words[index + 1] : undefined;
        if (word.includes('e') || named === 'errexit')
            errexit = isOn;
        if (named === 'pipefail')
            pipefail = isOn;
    }
    return { errexit, pipefail };
}
function lossAt(commands, index, { errexit, pipefail }) {
    const words = commands[index]?.words ?? [];
    const later = commands.slice(index + 1).filter((command) => command.words.length > 0);
    if (words[0] === '!')
        return { why: '`!` turns it round', remedy: 'remove the `!`' };
    if (words[0] === 'if' || words[0] === 'elif') {
        if (later.some(({ words: next }) => isFailure(next)))
            return null;
        return {
            why: 'it is the condition of an `if`, and no branch of the script ends with a failure',
            remedy: 'let it stand alone, or write `exit 1` in the branch of the failure',
        };
    }
    if (words[0] === 'while' || words[0] === 'until')
        return null;
    const isPiped = isPipe(commands, index);
    const last = endOf(commands, index, isPipe);
    const after = afterOr(commands, last);
    if (after !== null)
        return after;
    if (isPiped && !pipefail) {
        return {
            why: 'it stands before a pipe, and a shell without `pipefail` (GitHub starts `bash -e` where no `shell` is named) takes the exit code of the last program',
            remedy: 'write `shell: bash`, which GitHub starts with `pipefail`, or `set -o pipefail` before; or let the command write the file itself (`--output`)',
        };
    }
    if (operatorAt(commands, last) === '&')
        return { why: '`&` runs it in the background', remedy: 'run it in the foreground' };
    if (operatorAt(commands, last) === '||')
        return null;
    if (operatorAt(commands, last) === '&&')
        return afterAnd(commands, last);
    if (errexit || later.length === 0 || commands.slice(last + 1).every(({ words: next }) => next.length === 0))
        return null;
    if (later.some((command) => command.words.some((word) => word.includes('$?'))))
        return null;
    return {
        why: 'the shell goes on after a failure (no `-e`), and the last command decides',
        remedy: 'remove `set +e` and custom shells without `-e`, or keep the exit code (`rc=$?`) and end with it',
    };
}
/** `-e` does not look at what stands before `&&`: only at the end of a script does its failure count. */
function afterAnd(commands, start) {
    const last = endOf(commands, start, (all, at) => operatorAt(all, at) === '&&');
    const after = afterOr(commands, last);
    if (after !== null || operatorAt(commands, last) === '||')
        return after;
    if (commands.slice(last + 1).every(({ words }) => words.length === 0))
        return null;
    return {
        why: '`-e` does not look at what stands before `&&`, and the script goes on',
        remedy: 'put the two on lines of their own',
    };
}
/** `|| true` and the like behind a command, or behind the pipe that ends at `index`. */
function afterOr(commands, index) {
    if (operatorAt(commands, index) !== '||')
        return null;
    const next = commands[index + 1]?.words ?? [];
    const later = commands.slice(index + 2);
    const kept = /^(\w+)=/.exec(next[0] ?? '')?.[1];
    if (kept !== undefined) {
        const isUsed = later.some(({ words }) => words.some((word) => word.includes(`$${kept}`) || word.includes(`\${${kept}`)));
        if (isUsed)
            return null;
    }
    else {
        const ends = next[0] === 'exit' && next[1] === '0';
        if (!SUCCEEDING.has(programOf(next)) && !ends)
            return null;
        // `|| { echo failed; exit 1; }` says something first.
        const close = later.findIndex(({ words }) => words[0] === '}');
        if (next[0] === '{' && later.slice(0, Math.max(close, 0)).some(({ words }) => isFailure(words)))
            return null;
    }
    return {
        why: `\`|| ${next.join(' ').slice(0, 40)}\` puts a success in its place, also in \`PIPESTATUS\``,
        remedy: 'remove it; to go on after a failure give the later steps `if: ${{ always() }}`',
    };
}
/** Whether a command ends a script with a failure, or with a kept exit code. */
function isFailure(words) {
    const [program, code] = words.filter((word) => !['then', 'else', 'do', '{'].includes(word));
    return program === 'false' || ((program === 'exit' || program === 'return') && code !== '0' && code !== undefined);
}
/** Where a chain ends that goes on as long as `goesOn`. */
function endOf(commands, start, goesOn) {
    let at = start;
    while (at + 1 < commands.length && goesOn(commands, at))
        at += 1;
    return at;
}
function isPipe(commands, at) {
    return /^\|&?$/.test(operatorAt(commands, at));
}
/** What stands behind a command, without brackets that close and space. */
function operatorAt(commands, at) {
    return commands[at]?.end.replaceAll(/[)\s]/g, '') ?? '';
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
    const options = step.run === null ? null : shellOptions(workflow, job, step);
    if (step.run === null || options === null)
        return [];
    return lostExitCodes(step.run, options).map(({ command, why, remedy }) => findingAt(workflow, `${step.pointer}/run`, {
        rule: RULE,
        level: 'error',
        message: `the exit code of \`portcullis ${command}\` is lost: ${why}. A gate that fails is green`,
        remedy,
    }));
}
/** How the shell of a step treats exit codes; null for shells whose ways are others. */
function shellOptions(workflow, job, step) {
    const shell = (step.shell ?? job.shell ?? workflow.shell)?.trim() ?? null;
    if (shell !== null)
        return shellOptionsOf(shell);
    // On Windows alone the default is PowerShell.
    const isWindows = job.runsOn.some((label) => /^windows/i.test(label));
    const isOther = job.runsOn.some((label) => !/^(?:self-hosted|x64|windows.*)$/i.test(label));
    return isWindows && !isOther ? null : DEFAULT_SHELL;
}

;// CONCATENATED MODULE: ./build/doctor/required-events.js
const REQUIRED = ['pull_request', 'pull_request_target', 'merge_group'];
/** The events whose runs a required check speaks of. */
function requiredEvents({ triggers }) {
    return REQUIRED.filter((event) => triggers.has(event));
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
        const missing = types.length === 0 || event === 'merge_group' ? [] : NEEDED_TYPES.filter((type) => !types.includes(type));
        if (missing.length === 0)
            return filters;
        return [
            ...filters,
            findingAt(workflow, `/on/${event}/types`, {
                rule: 'gate-is-filtered',
                level: 'error',
                message: `\`types\` leaves out ${missing.join(', ')}: the commits that come with these have no check of this gate`,
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

;// CONCATENATED MODULE: ./build/doctor/rules/gate-runs-always.js



const WHY = {
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
                message: `the step of the gate in \`${job.id}\` can be skipped: ${WHY[reason]}. A job whose steps are skipped is green`,
                remedy: 'remove the `if` of the step; the gate itself knows what may be skipped',
            }),
        ];
    }));
};
function explained(reason, { needs }) {
    return reason === 'implicit_success' && needs.length === 0 ? WHY.depends_on_run : WHY[reason];
}

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
    const aggregators = workflow.jobs.filter(({ matrix, needs }) => matrix === undefined && needs.length > 0);
    const lonely = workflow.jobs.flatMap((job) => {
        // A gate that does not see it is found by the rule above.
        if (job.matrix === undefined || gates.some(({ matrix }) => matrix === undefined))
            return [];
        if (roles.get(job.id)?.has('publish') === true)
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

;// CONCATENATED MODULE: ./build/doctor/rules/pinned-actions.js


/** Code of others whose version somebody else can change: a tag or a branch moves, a commit does not. */
const actionsArePinned = ({ workflow, isRelated }) => {
    const uses = workflow.jobs.flatMap((job) => [
        { pointer: `${job.pointer}/uses`, text: job.uses },
        ...job.steps.map((step) => ({ pointer: `${step.pointer}/uses`, text: step.uses })),
    ]);
    return uses.flatMap(({ pointer, text }) => {
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
    });
};
function pinFault(reference) {
    if (reference.kind === 'local')
        return null;
    if (reference.kind === 'docker') {
        return /@sha256:[0-9a-f]{64}$/.test(reference.image) ? null : 'is named by a tag, which moves';
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
const jobsMayDoTheirPart = ({ workflow, roles }) => workflow.jobs.flatMap((job) => {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null)
        return [];
    // Commands in a script read the checkout; only actions talk to GitHub.
    const usesAction = job.uses !== null || job.steps.some((step) => step.uses !== null && stepRoles(step).size > 0);
    const wanted = new Map();
    for (const role of roles.get(job.id) ?? []) {
        for (const [scope, access, what] of NEEDED[role]) {
            if (!usesAction && scope !== 'contents')
                continue;
            const before = wanted.get(scope);
            if (before === undefined || isEnough(access, before[0]))
                wanted.set(scope, [access, what, role]);
        }
    }
    return [...wanted].flatMap(([scope, [access, what, role]]) => {
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
});
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

;// CONCATENATED MODULE: ./build/doctor/untrusted.js




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
/** Outputs of the plan that are no text of the pull request's cases. */
const SAFE_OUTPUTS = new Set(['has-work', 'batch-run-id']);
/** Nothing in an `env` refers to itself further than this. */
const MAX_STEPS = 4;
/** What others wrote and the expressions of a text would put into it, in the order of the text. */
function taintsOf(text, place, steps = 0) {
    const taints = parseTemplate(text).expressions.flatMap(({ tree }) => {
        if (tree === null)
            return [];
        const { may } = evaluate(tree, { event: null, functions: {} });
        return [...may].flatMap((path) => taintsOfPath(path, place, steps));
    });
    return [...new Map(taints.map((taint) => [taint.path, taint])).values()];
}
function taintsOfPath(path, place, steps) {
    const parts = path.split('.');
    if (BY_ANYONE.some((pattern) => covers(parts, pattern)))
        return [{ path, by: 'anyone' }];
    if (BY_WRITERS.some((pattern) => covers(parts, pattern)))
        return [{ path, by: 'writers' }];
    const [context, name = '*'] = parts;
    if (context === 'inputs' || path.startsWith('github.event.inputs')) {
        const input = context === 'inputs' ? name : (parts[3] ?? '*');
        return inputTaints(path, input, place.subject.workflow);
    }
    if (steps >= MAX_STEPS)
        return [];
    if (context === 'env')
        return throughEnv(path, name, place, steps + 1);
    if (context === 'matrix')
        return throughMatrix(path, name, place, steps + 1);
    if (context === 'needs' || context === 'steps') {
        const plans = context === 'needs' ? planningJobs(place.subject) : planningSteps(place.job);
        return planTaints(path, parts, plans);
    }
    return [];
}
/** Whether an access reaches a path: it names it, something in it, or a whole of which it is a part. */
function covers(parts, pattern) {
    return pattern.every((key, index) => {
        const part = parts[index];
        return part === undefined || key === '*' || part === '*' || part === key;
    });
}
/** Who starts a workflow chooses its inputs; of a called workflow nobody knows what its callers hand on. */
function inputTaints(path, name, { triggers }) {
    const found = ['workflow_dispatch', 'workflow_call'].flatMap((event) => {
        if (!triggers.has(event))
            return [];
        const inputs = member(triggers.get(event), 'inputs');
        const [, input] = membersOf(inputs).find(([key]) => key.toLowerCase() === name) ?? [];
        const type = scalarText(member(input, 'type')) ?? 'string';
        if (['boolean', 'number', 'choice', 'environment'].includes(type))
            return [];
        return [{ path, by: event === 'workflow_call' ? 'anyone' : 'writers' }];
    });
    return [...found.filter(({ by }) => by === 'anyone'), ...found].slice(0, 1);
}
/** `${{ env.X }}` is put into the text as the value itself is. */
function throughEnv(path, name, place, steps) {
    for (const env of [place.step.env, place.job.env, place.subject.workflow.env]) {
        const [, value] = membersOf(env).find(([key]) => key.toLowerCase() === name) ?? [];
        if (value === undefined)
            continue;
        return taintsOf(scalarText(value) ?? '', place, steps).map(({ path: source, by }) => ({
            path: `${path} (${source})`,
            by,
        }));
    }
    return [];
}
/** Values that stand in the file are the file's; what an expression makes comes from the plan, and so from the cases, where there is one. */
function throughMatrix(path, name, place, steps) {
    const { matrix } = place.job;
    const made = scalarText(matrix) ?? scalarText(member(matrix, name)) ?? scalarText(member(matrix, 'include'));
    const isMade = parseTemplate(made ?? '').expressions.length > 0;
    if (isMade)
        return [{ path, by: place.subject.isRelated ? 'anyone' : 'unknown' }];
    const written = [member(matrix, name), ...includedValues(matrix, name)].flatMap((value) => Array.isArray(value) ? value : [value]);
    return written
        .flatMap((value) => taintsOf(scalarText(value) ?? '', place, steps))
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
    return scripts.flatMap(([key, text]) => (text === null ? [] : untrusted_text_scriptFindings(subject, job, step, key, text)));
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
function chosenBy({ path, by }) {
    if (by === 'unknown')
        return 'an expression makes it, from what another job or step says';
    if (/^(?:matrix|needs|steps)\b/.test(path))
        return 'the plan takes it from the cases, which belong to the pull request';
    if (path.includes('inputs.'))
        return by === 'anyone' ? 'the calling workflow chooses it' : 'who starts the workflow chooses it';
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
    gateReportsAlways,
    gateJoinsQueue,
    groupsKeepRuns,
    exitCodesCount,
    downloadsStayApart,
    uploadsAreWhole,
    scriptsTakeNoText,
    jobsMayDoTheirPart,
    tokensAreSmall,
    agentsHaveNoToken,
    agentsFindNoToken,
    privilegedRunsTakeNoCode,
    secretsAreNamed,
    actionsArePinned,
];
/** Everything that the rules find in a repository, each once: worst first, then by file, line and rule. */
function diagnose(facts) {
    const all = [
        ...facts.subjects.flatMap((subject) => RULES.flatMap((rule) => rule(subject))),
        ...groupsAreOwn(facts.subjects),
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

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
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
        continueOnError: member(job, 'continue-on-error'),
        uses: scalarText(member(job, 'uses')),
        secrets: member(job, 'secrets'),
        steps,
    };
}
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
    };
}
function shellOf(settings) {
    return scalarText(member(member(member(settings, 'defaults'), 'run'), 'shell'));
}

// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
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
    const checked = await (0,collect_problems/* orCollect */.E)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,checked_config/* checkedConfig */.W)(world, problems));
    const config = checked?.config ?? contracts_config/* DEFAULT_CONFIG */.PV;
    const lineOf = (pointer) => checked?.lines?.lineOf(pointer) ?? 1;
    const facts = {
        subjects: subjectsOf(workflows),
        // Of what cannot be read nobody can say that it is missing.
        isPartial: named.length > 0 || problems.length > 0,
        codeOwners: await readCodeOwners(root),
        config: { file: contracts_config/* CONFIG_PATH */.tF, exists: (checked?.lines ?? null) !== null },
        baseline: {
            path: config.baseline,
            exists: await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, config.baseline)),
            line: lineOf('/baseline'),
        },
        cases: { patterns: config.cases, files: await existingCases(root, config), line: lineOf('/cases') },
    };
    return { workflows: files, findings: diagnose(facts), problems };
}
async function workflowFiles(root) {
    const names = await (0,find_files/* entriesOf */.Mc)((0,external_node_path_.resolve)(root, WORKFLOWS_FOLDER));
    const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS_FOLDER}/${name}`);
    const present = await Promise.all(files.map((file) => (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))));
    return files.filter((_, index) => present[index]);
}
async function readWorkflow(root, file) {
    const text = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(root, file), 'the workflow');
    if (text.length > LARGEST_WORKFLOW) {
        const found = `${Math.round(text.length / 1024)} KiB`;
        const place = { file, line: null, pointer: '', help: null };
        throw (0,problem/* problemsError */.$j)('the workflow', [{ ...place, expected: 'a workflow of at most 1 MiB', found }]);
    }
    const document = await (0,yaml_document/* parseYamlDocument */.I)(text.replace(/^\uFEFF/, ''), file, { merge: true, maxAliases: MAX_ALIASES });
    return parseWorkflow(document.value, file, document);
}
async function readCodeOwners(root) {
    for (const file of code_owners/* CODE_OWNERS_PLACES */.w) {
        const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.resolve)(root, file), 'CODEOWNERS');
        if (text !== undefined)
            return { file, text };
    }
    return null;
}
/** The case files that there are: which of them is missing is for whoever reads cases to say. */
async function existingCases(root, { cases }) {
    const files = [];
    for (const path of cases) {
        if (await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, path)))
            files.push((0,load_cases/* displayPath */.Gt)(root, path));
        else if ((0,find_files/* isGlob */.fg)(path))
            files.push(...(await (0,find_files/* filesMatching */.NP)(root, path)));
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
