export const id = 3558;
export const ids = [3558];
export const modules = {

/***/ 63558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initRepository: () => (/* binding */ initRepository)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/required-policy.js + 1 modules
var required_policy = __webpack_require__(22056);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/evidence/frontmatter-flaws.js
var frontmatter_flaws = __webpack_require__(57484);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
// EXTERNAL MODULE: ./build/io/git/git-repository.js + 1 modules
var git_repository = __webpack_require__(70569);
// EXTERNAL MODULE: ./build/io/git/fetch-from-origin.js
var fetch_from_origin = __webpack_require__(246);
;// CONCATENATED MODULE: ./build/io/git/clone-origin.js




/**
 * Where the clone comes from whose top is this folder; null where the folder is the top of none, also where it lies inside another
 * repository, or nothing was committed yet. Only the clone is asked, no server.
 */
async function cloneOrigin(folder, environment) {
    const repository = await (0,git_repository/* openGitRepository */.rW)(folder, environment);
    if (repository === null || (await (0,promises_.realpath)(repository.root)) !== (await (0,promises_.realpath)(folder)))
        return null;
    const commit = await repository.headCommit();
    if (commit === null)
        return null;
    const git = (0,git_command/* gitCommand */.QT)(folder, environment);
    return {
        commit,
        url: await asked(git, 'config', '--get', 'remote.origin.url'),
        tag: await asked(git, 'describe', '--tags', '--exact-match', '--match', 'v[0-9]*.*', 'HEAD'),
        isPublished: await isPublished(git, repository.root, commit),
    };
}
/** The address of a repository's remote `origin`; null without one. */
function originUrl(folder, environment) {
    return asked((0,git_command/* gitCommand */.QT)(folder, environment), 'config', '--get', 'remote.origin.url');
}
async function isPublished(git, root, commit) {
    const known = await asked(git, 'for-each-ref', '--count=1', `--contains=${commit}`, 'refs/remotes/origin/');
    if (known !== null && known !== '')
        return true;
    // What a shallow clone begins with was fetched, also where only a tag was.
    return (await (0,fetch_from_origin/* shallowBoundary */.N0)(git, root)).includes(commit);
}
async function asked(git, ...args) {
    const { exitCode, stdout } = await git(...args);
    return exitCode === 0 ? stdout.toString('utf8').trim() : null;
}

// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/app/doctor/doctor.js + 10 modules
var doctor = __webpack_require__(80621);
// EXTERNAL MODULE: ./build/app/repository/client-skills.js
var client_skills = __webpack_require__(99105);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/load-skills.js
var load_skills = __webpack_require__(62428);
// EXTERNAL MODULE: ./build/app/init/calling-workflow.js
var calling_workflow = __webpack_require__(27065);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
// EXTERNAL MODULE: ./build/routing/names-skill.js
var names_skill = __webpack_require__(6205);
// EXTERNAL MODULE: ./build/routing/visible-text.js
var visible_text = __webpack_require__(66731);
;// CONCATENATED MODULE: ./build/app/init/first-files.js





/** The configuration of a repository that begins: where things are, and which providers are asked. */
function firstConfig(options) {
    const skills = options.skills.map((root) => `  - ${scalar(root)}\n`).join('');
    const rootsOf = (roots) => roots.length === 0 ? '' : `    skills: [${roots.map(scalar).join(', ')}]\n`;
    const providers = options.providers.map(({ id, skills: roots }) => `  ${id}:\n${rootsOf(roots)}`).join('');
    return `# Where Portcullis finds things. Pull requests are judged by the configuration that they are compared with, not by their own.
cases: ${scalar(options.cases)}
baseline: ${scalar(options.baseline)}
skills:
${skills}providers:
${providers}levels:
  on-removed: error # a case that goes away with its baseline entry fails
# Take the mark away to judge throughput times pass rate as well, by what the nightly matrix counted.
# kpi:
${options.proposesPolicy ? PROPOSAL : ''}`;
}
const PROPOSAL = `# Take the marks away once the policy was read, and give the workflow \`with: { required-checks: github }\`: each check that a change
# needs then has to have passed on GitHub.
# required:
#   policy: ${required_policy/* DEFAULT_REQUIRED_POLICY */.bL}
#   evidence: github
`;
/** A text that YAML would not read as it is stands in quotes, which JSON and YAML have in common. */
function scalar(text) {
    return /^[\w.][\w.*-]*(?:\/[\w.*-]+)+$/.test(text) ? text : JSON.stringify(text);
}
/** The category by which drafts are found again, until somebody has edited them. */
const DRAFT = 'draft';
/** So much of a description is looked at. */
const LONGEST_DESCRIPTION = 4000;
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|approx))[.!?]["”’)]?(?:\s|$)|\n\s*\n|\n\s*[-*•]\s/;
/** What follows says when not to use a skill, or when else. */
const REST = /[,;:(–—-]? ?\b(?:but |and |or )?(?:not|never|avoid|skip|except|unless|\w+n['’]t|rather than|instead of|do not|(?:or|and) (?:when(?:ever)?|if|asks|says|mentions|wants|needs))\b.*$/i;
/** What descriptions call who reads them. */
const CLIENTS = known_providers/* PROVIDER_IDS */.NO.join('|');
/** Words before what a skill does. */
const LEAD = new RegExp(`^(?:(?:a|an|the|this) (?:skill|tool|command|agent)(?: that| which)? |it )?(?:(?:allows|enables|lets) (?:${CLIENTS}|you|agents?|the user|users) (?:to )?)?(?:(?:always|automatically|quickly|safely) )?`, 'i');
const THIRD_PERSON = /^(?!(?:this|its|always|is|has|was|as|contains|covers|features|includes|needs|requires|supports)\b)([a-z]+[^\Wsui]s) (?!(?:for|of|on|in|with|and|or|about|that|which|from|by|as|to|is|are)\b)/i;
const VERBS = 'add|analy[sz]e|apply|archive|audit|automate|balance|bring|build|check|clean|collect|compare|configure|convert|count|create|debug|delete|deploy|derive|design|disable|draft|draw|drive|edit|embed|enable|enhance|explain|explore|export|extract|fetch|fill|filter|find|fix|format|generate|give|group|help|implement|inspect|install|investigate|lint|list|look|make|manage|merge|migrate|monitor|move|optimi[sz]e|parse|ping|plan|prepare|print|publish|query|read|receive|refactor|remove|rename|render|reply|research|respond|review|run|search|send|set up|sort|split|summari[sz]e|test|track|transform|translate|turn|update|upgrade|validate|verify|work|write';
/** Of verbs in a row the first one asks for enough. */
const VERBS_IN_A_ROW = new RegExp(`^(?:(${VERBS})(?:, \\w+)*|(\\w+s)(?:, \\w+s)*(?=,? \\w+ \\w+s )),? (?:and|or) \\w+ `);
/** First words of what is no request, and ends of first words that are no verbs. */
const NO_VERB = '(?:an?|the|this|that|these|those|it|its|all|any|each|every|some|no|you|we|they|my|our|your|their|how|what|when|where|why|which|who|if|for|to|of|in|on|at|by|with|from|and|or|but|as|so|there|here|is|are|has|have|should|must|can|will|may|use|best|new|please|\\w*(?:ing|[st]ion|ness|ity|[ae]nce|ship|ous|ful|less|ive|ic|nal|ble|ed|ly|[^su]s)) ';
const AFTER_NOUN = '(?:for|of|in|on|with|and|or|that|which|is|are|was|about|from|by|as|when|if|after|before|only) ';
/** What skills call themselves. */
const THING = '(?:tool|guid|skill|librar|expert|assistant|practi[cs]|pattern|workflow|utilit|checklist|framework|system|suite|kit|standard|convention|principle|technique|knowledge|support|collection|management|instruction|reference|playbook)';
/** A verb with its object: what begins with a known one, or neither names what the skill is nor has the marks of a noun. */
const IMPERATIVE = new RegExp(`^(?=(?:${VERBS}) |(?!${NO_VERB}|\\w+ (?:\\w+(?:ing|sis|[st]ion|ment)(?:$| ))?(?:${AFTER_NOUN}|$)|(?:(?!(?:an?|the|your|into|to) |${AFTER_NOUN})[\\w-]+ ){0,6}${THING})[a-z]{2,} [!-~])`);
/** After a verb in the infinitive no other one follows in the third person. Nor do people say that they ask. */
const FURTHER = new RegExp(`(?:,| and| or| then)+ (?:${VERBS})e?s\\b.*$| ?[,;:(–—-]? ?(?:\\b(?:use|invoke)d? (?:this skill |this |it )?)?\\b(?:only (?=(?:when|if|on|upon|after|by)\\b)|(?:when(?:ever)?|if)\\b(?=.*\\b(?:asks?|asked|requests?|requested)\\b)).*$`, 'i');
const USE = '(?:this skill )?(?:(?:should|must|can|is to) be |is )?(?:use|invoke|trigger|activate)(?:e?d)? (?:this skill |this |it )?(?:only )?';
const WHEN = `(?:${USE})?(?:when(?:ever)?|if) (?:(?:the user|a user|users?|someone|people|you|${CLIENTS}|the agent) )?(?:\\w+ly )?(?:is |are )?`;
const ASKS = 'asks?|asked|wants?|needs?|requests?';
const TASK = String.raw `(.{1,300}(?!\w)).*`;
/** What a description says, and the request that comes of it; the first that fits. */
const REQUESTS = [
    [String.raw `.*\b(?:says?|types?|${ASKS})\b[^"“”]{0,60}["“]([^"“”]{1,200} [^"“”]{1,200})["”].*`, '$1'],
    [`(?:${WHEN}(?:${ASKS}|tries|trying)(?: you| (?:${CLIENTS}))? |${USE})to ${TASK}`, 'Please $1.'],
    [
        `${WHEN}(?:${ASKS}|mentions?|works?|working|deals?|dealing)(?: for| about| on| with)? ${TASK}`,
        'Please help me with $1.',
    ],
    [String.raw `(?:${WHEN}(?=\w+ing[ ,])|${USE}for )${TASK}`, 'Please help me with $1.'],
    [String.raw `(?=\w+ing (?!(?:and|or|of|for|in|with|to)\b))${TASK}`, 'Please help me with $1.'],
    [`(?:please |helps? (?:you |users? )?)with ${TASK}`, 'Please help me with $1.'],
    [`please ${TASK}`, 'Please $1.'],
].map(([said = '', request = '']) => ({ said: new RegExp(`^${said}$`, 'i'), request }));
/** Requests in a user's words that a description gives; those first that say when to use the skill. */
function requestsOf(description) {
    const sentences = description
        .slice(0, LONGEST_DESCRIPTION)
        .split(SENTENCE_END)
        .map((written) => written.replaceAll(/\s+/g, ' ').trim().replace(REST, ''))
        .map((sentence) => sentence.replace(LEAD, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
        .map((sentence) => sentence.replace(VERBS_IN_A_ROW, '$1$2 '))
        .map((sentence) => sentence.replace(THIRD_PERSON, (_, verb) => `please ${infinitive(verb)} `))
        .map((sentence) => sentence.replace(IMPERATIVE, 'please '))
        .map((sentence) => (sentence.startsWith('please ') ? sentence.replace(FURTHER, '') : sentence));
    const prompts = REQUESTS.flatMap(({ said, request }, index) => sentences
        .filter((sentence) => REQUESTS.findIndex((form) => form.said.test(sentence)) === index)
        .map((sentence) => sentence.replace(said, request)));
    // A client would take these for commands of its own, and nobody knows what `it` is.
    return prompts
        .filter((prompt) => !/^\s*\/|\$\w|^Please (?:help me with )?(?:it|this|that)\.$/.test(prompt))
        .map((prompt) => prompt.replaceAll(/\byour\b/gi, 'my').replaceAll(/\b(?:you|the user|users)\b/gi, 'me'));
}
function infinitive(verb) {
    return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.replace(/(?<=ch|sh|ss|x|focus)es$|s$/, '');
}
/**
 * A positive case for each skill whose description gives a request, and one negative case. They are drafts: a person
 * knows better what people ask for.
 *
 * @param taken ids that no case gets
 */
function firstCases(skills, taken = []) {
    const ids = new Set(taken);
    const withoutRequest = [];
    const notes = [];
    const freeId = (wanted) => {
        let id = wanted;
        for (let number = 2; ids.has(id); number += 1)
            id = `${wanted}-${number}`;
        ids.add(id);
        if (id !== wanted)
            notes.push({ what: id, says: 'so called since there is a case of its name without the number' });
        return id;
    };
    const positive = skills.flatMap(({ name, description }) => {
        const prompts = requestsOf(description ?? '');
        const naming = (one) => (0,names_skill/* namesSkill */.q)((0,visible_text/* visibleText */.Q)(one), (0,skill_identity/* baseOf */.bx)(name));
        const prompt = prompts.find((one) => naming(one) === null) ?? prompts.find((one) => naming(one) === 'words') ?? prompts[0];
        if (prompt === undefined) {
            withoutRequest.push(name);
            return [];
        }
        const says = 'the prompt of its case names it: its description says nothing without';
        if (naming(prompt) === 'leading')
            notes.push({ what: name, says });
        const wanted = `first-${name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
        return [{ case_id: freeId(wanted), category: DRAFT, prompt, expected_skill: name }];
    });
    const negative = {
        case_id: freeId('small-talk'),
        category: 'negative',
        prompt: 'What is 2 + 2? Answer with the number alone.',
        disallowed_skills: skills.map(({ name }) => name),
    };
    return { cases: [...positive, negative], withoutRequest, notes };
}

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/io/github-artifacts/upload-artifact.js
var upload_artifact = __webpack_require__(52185);
;// CONCATENATED MODULE: ./build/app/init/init-facts.js











/** The cases at a glob. What cannot be read is reported, since `validate` is what judges it. */
async function existingCases(root, glob) {
    const ids = [];
    const notes = [];
    for (const file of await (0,find_files/* filesMatching */.NP)(root, glob)) {
        const read = (0,repository_file/* readRepositoryFile */.tz)(root, file, 'the case file').then((text) => (0,case_file/* parseCaseFile */._T)(text, file));
        const cases = await read.catch(portcullis_error/* asPortcullisError */.Uj);
        if (cases instanceof portcullis_error/* PortcullisError */.SO) {
            const what = `${file}: ${cases.message.split('\n', 1)[0] ?? ''}`;
            notes.push({ what, says: 'ids of its cases are not known, and may be those of new ones' });
        }
        else
            for (const { definition } of cases)
                ids.push(definition.case_id);
    }
    return { ids, notes };
}
/** Of what a run leaves in its usual place; a pattern for a folder counts only for what is inside it. */
const LEFT_BY_RUNS = 'artifacts/batch/results.json';
/** What git and the working folder say of the place that is written to. */
async function placeFacts({ root, cwd }, paths, environment) {
    return {
        origin: await originUrl(root, environment),
        folder: (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(root, cwd)),
        ignored: await (0,git_repository/* ignoredPaths */.jo)(root, paths, environment),
        ignoresArtifacts: (await (0,git_repository/* ignoredPaths */.jo)(root, [LEFT_BY_RUNS], environment)).length === 1,
    };
}
/** What will stand in the way later, a line each, in the order in which it does. None of it keeps `init` from writing. */
function initWarnings({ folder, pin, own, origin, ignored, existing }) {
    const warnings = [];
    if (folder !== '') {
        warnings.push(`run in ${folder}: GitHub reads workflows at the top of the repository only, so that the files stand there, and skills are looked for there, unless --skills names others`);
    }
    if (pin === calling_workflow/* NO_PIN */.oM) {
        const what = 'the workflow names no commit, since this Portcullis comes from no repository on a server';
        warnings.push(`${what}: write OWNER/portcullis@COMMIT into it, with the full commit of a release`);
    }
    else if (own !== null)
        (0,append/* append */.B)(warnings, ofPin(pin, own));
    const host = (0,calling_workflow/* remoteOf */.e1)(origin ?? '')?.host ?? '';
    // A name without a dot is one of the user's own configuration of ssh.
    if (host.includes('.') && !(0,upload_artifact/* hasArtifactService */.ob)(`https://${host}`))
        warnings.push(`${host} ${ON_ENTERPRISE_SERVER}`);
    if (ignored.length > 0) {
        warnings.push(`git ignores ${ignored.join(', ')}: correct .gitignore, or add with \`git add --force\`; the gate sees only what is committed`);
    }
    if (existing > 0) {
        const cases = (0,counted/* counted */.h)(existing, 'case');
        warnings.push(`${cases} stood there before, without an entry in the new baseline: \`portcullis bless\` adds them`);
    }
    return warnings;
}
/** Whether the pin can be taken for what is running here. */
function ofPin({ repository, commit }, { isPublished, tag }) {
    const name = `--uses ${repository}@COMMIT names another one`;
    const unknown = `${repository} may not have ${commit}: no branch of its remote is known to; push it first, or fetch; ${name}`;
    const noRelease = `the commit is no release, since no tag such as v1.2.3 names it; ${name}`;
    return [...(isPublished ? [] : [unknown]), ...(tag === null ? [noRelease] : [])];
}
const ON_ENTERPRISE_SERVER = 'is not github.com: a GitHub Enterprise Server knows no "uses: $/…" and takes no artifacts from actions; copy gate.yml, name the actions in it by commit, and upload and download in steps of their own (docs/guide/enterprise-server.md)';

// EXTERNAL MODULE: ./build/doctor/subject.js
var subject = __webpack_require__(9894);
// EXTERNAL MODULE: ./build/doctor/yaml-value.js
var yaml_value = __webpack_require__(40819);
;// CONCATENATED MODULE: ./build/app/init/proposed-policy.js



/** A called workflow can call others, so deep at most (GitHub's limit is ten). */
const MAX_DEPTH = 10;
/** A matrix with more jobs is left out: nobody would read its checks. */
const MOST_JOBS = 32;
/**
 * A policy that asks for every job which runs on each pull request, but for changes of documentation alone; null where there is none.
 * Jobs whose check runs cannot be named here, or that do not run for every change, are left out and told.
 *
 * @param workflows of the repository, called ones among them
 */
function proposedPolicy(workflows) {
    const all = new Map(workflows.map((workflow) => [workflow.file, workflow]));
    const notes = [];
    const checks = new Map();
    for (const { file, triggers, jobs } of workflows) {
        if (!triggers.has('pull_request'))
            continue;
        const isFiltered = ['paths', 'paths-ignore'].some((key) => (0,yaml_value/* member */.Dc)(triggers.get('pull_request'), key) !== undefined);
        for (const job of jobs) {
            const names = isFiltered || job.condition !== undefined ? [] : checkNames(job, all);
            const why = names === null ? 'its name is known only when it runs' : 'it does not run for every change';
            if (names === null || names.length === 0)
                notes.push({ what: `${file}: ${job.id}`, says: `not in ${required_policy/* DEFAULT_REQUIRED_POLICY */.bL}: ${why}` });
            for (const name of names ?? [])
                checks.set(checkId(name, checks), { github: { name, workflow: file } });
        }
    }
    const ids = [...checks.keys()];
    if (ids.length === 0)
        return { document: null, notes };
    const document = {
        schema: 1,
        policyKind: 'portcullis.required.policy.v1',
        policyId: 'proposed',
        classes: { docs: { exact: ['LICENSE'], prefix: ['docs/'], suffix: ['.md'] } },
        docs: 'docs',
        rules: [
            { when: 'empty', require: ids, reason: 'empty_delta', last: true },
            { when: 'unclassified', require: ids, reason: 'not_docs_only' },
        ],
        checks: [...checks].map(([id, check]) => ({ checkId: id, ...check })),
    };
    return { document, notes };
}
/** The names of a job's check runs, as the API has them: with a matrix's values, of a called workflow `caller / job`. Null where unknown. */
function checkNames(job, workflows, depth = 0) {
    const own = matrixNames(job.name ?? job.id, job.matrix);
    if (own === null || job.uses === null)
        return own;
    const called = depth < MAX_DEPTH ? (0,subject/* calledWorkflow */.vZ)(job.uses, workflows) : undefined;
    const inner = called?.jobs.map((one) => checkNames(one, workflows, depth + 1)) ?? [null];
    if (inner.includes(null))
        return null;
    return own.flatMap((outer) => inner.flat().map((name) => `${outer} / ${name}`));
}
function matrixNames(name, matrix) {
    if (name.includes('${{'))
        return null;
    if (matrix === undefined)
        return [name];
    if ((0,yaml_value/* mappingOf */.GS)(matrix) === null || ['include', 'exclude'].some((key) => (0,yaml_value/* member */.Dc)(matrix, key) !== undefined))
        return null;
    let values = [[]];
    for (const [, list] of (0,yaml_value/* membersOf */.lS)(matrix)) {
        const texts = Array.isArray(list) ? list.map(yaml_value/* scalarText */.ws) : [null];
        if (texts.some((text) => text === null || text.includes('${{')))
            return null;
        values = values.flatMap((before) => texts.map((text) => [...before, text ?? '']));
        if (values.length > MOST_JOBS)
            return null;
    }
    return values.map((texts) => `${name} (${texts.join(', ')})`);
}
/** `test-20` of `test (20)`; a number behind it where that is taken. */
function checkId(name, taken) {
    const words = name.replace(/[^A-Za-z0-9._]+/g, '-').replace(/^[^A-Za-z0-9]+|-+$/g, '');
    const id = words.slice(0, 90) || 'check';
    for (let number = 1;; number += 1) {
        const candidate = number === 1 ? id : `${id}-${number}`;
        if (!taken.has(candidate))
            return candidate;
    }
}

// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
;// CONCATENATED MODULE: ./build/app/init/refuse-places.js




/**
 * Throws `usage` before anything is written: where a folder of a file is something else, or a link, behind which git
 * tracks nothing, and where one of the files is there.
 *
 * @param paths relative to `root`, with `/`
 */
async function refusePlaces(root, paths) {
    const top = await (0,promises_.realpath)(root);
    const existing = [];
    for (const path of paths) {
        for (let folder = external_node_path_.posix.dirname(path); folder !== '.'; folder = external_node_path_.posix.dirname(folder)) {
            const place = (0,external_node_path_.resolve)(top, folder);
            if (!(await pathExists(place)) || (await (0,promises_.lstat)(place)).isDirectory())
                continue;
            const message = `${folder}: expected a folder of the repository for ${path}, found a file or a link`;
            throw (0,portcullis_error/* usageError */.Wp)(message, 'Nothing was written. Move it away first.');
        }
        if (await pathExists((0,external_node_path_.resolve)(top, path)))
            existing.push(path);
    }
    if (existing.length === 0)
        return;
    throw (0,portcullis_error/* usageError */.Wp)(`expected none of the files that would be written, found ${existing.join(', ')}`, 'Nothing was written, since nothing is ever overwritten. Move them away first.');
}
/** Whether anything stands at a path, also a link to nothing. What cannot be looked at counts: nobody may write over it. */
async function pathExists(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        return !(0,file_error/* isMissing */.b2)(error);
    }
}

// EXTERNAL MODULE: ./build/contracts/client-package.js
var client_package = __webpack_require__(39532);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/app/init/shipped-roots.js










const MARKETPLACES = ['.claude-plugin/marketplace.json', '.github/plugin/marketplace.json'];
/** Where plugins lie that no marketplace names. */
const PLUGIN_FOLDERS = ['plugins', '.claude/plugins', '.github/plugins', 'external_plugins'];
const MOST_PLUGINS = 1000;
/**
 * The roots of skills that clients read in a repository, and of those that it ships in plugins, relative to it (src/app/README.md, "Init").
 * What the list of a plugin names is a root each.
 */
async function shippedRoots(root) {
    const notes = [];
    const leave = (what, reason) => notes.push({ what, says: `left out: ${reason}` });
    const manifestAt = async (path) => {
        const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(root, path, 'the manifest');
        return text === undefined ? undefined : (0,json_source/* parseJsonSource */.X0)(text, path).value;
    };
    const market = (await manifestAt(MARKETPLACES[0])) ?? (await manifestAt(MARKETPLACES[1]));
    const entries = (0,yaml_value/* member */.Dc)(market, 'plugins');
    const pluginRoot = (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)((0,yaml_value/* member */.Dc)(market, 'metadata'), 'pluginRoot')) ?? '';
    /** By folder the lists of what names it. */
    const plugins = new Map();
    for (const [index, entry] of (Array.isArray(entries) ? entries.slice(0, MOST_PLUGINS) : []).entries()) {
        // Claude takes `./x` from the top and adds the root of plugins to anything else, Copilot adds it always.
        const source = (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(entry, 'source'));
        const places = source === null ? [] : [external_node_path_.posix.join(pluginRoot, source), ...(source.startsWith('./') ? [source] : [])];
        const folders = await foldersAmong(root, places);
        const list = (0,yaml_value/* textList */.gC)((0,yaml_value/* member */.Dc)(entry, 'skills'));
        for (const folder of folders)
            plugins.set(folder, [...(plugins.get(folder) ?? []), list]);
        const name = `plugin ${(0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(entry, 'name')) ?? `number ${index + 1}`}`;
        if (folders.length === 0)
            leave(name, 'its source is no folder of this repository itself');
    }
    if (!plugins.has('') && (await manifestAt(client_package/* PLUGIN_MANIFEST */.MC)) !== undefined)
        plugins.set('', [[]]);
    for (const parent of PLUGIN_FOLDERS) {
        const places = (await (0,find_files/* entriesOf */.Mc)((0,external_node_path_.join)(root, parent))).map((name) => `${parent}/${name}`);
        for (const folder of await foldersAmong(root, places)) {
            if (plugins.has(folder))
                continue;
            if (market === undefined)
                plugins.set(folder, [[]]);
            else
                leave(folder, 'no marketplace lists it');
        }
    }
    const usual = plugins.has('') ? known_providers/* SKILL_ROOTS */.eq : [...known_providers/* SKILL_ROOTS */.eq, 'skills'];
    const isThere = await Promise.all(usual.map((path) => (0,find_files/* isFolder */.lQ)((0,external_node_path_.join)(root, path))));
    const roots = usual.filter((_, index) => isThere[index]);
    for (const [folder, lists] of plugins) {
        const own = external_node_path_.posix.join(folder, 'skills');
        const listed = (0,yaml_value/* textList */.gC)((0,yaml_value/* member */.Dc)(await manifestAt(external_node_path_.posix.join(folder, client_package/* PLUGIN_MANIFEST */.MC)), 'skills'));
        const hasAll = listed.length === 0 && lists.some((list) => list.length === 0);
        const places = hasAll ? [own] : [...lists.flat(), ...listed].map((path) => external_node_path_.posix.join(folder, path));
        const shipped = await foldersAmong(root, places);
        (0,append/* append */.B)(roots, shipped);
        for (const path of hasAll ? [] : places) {
            const found = await foldersAmong(root, [path]);
            if (found.length === 0)
                leave(path, 'the list of its plugin names it, but it is no folder of this repository itself');
        }
        for (const { path } of (await (0,load_skills/* loadSkills */.l1)(root, await foldersAmong(root, [own]))).folders) {
            const place = (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(root, path));
            if (!shipped.some((one) => (0,find_files/* isInside */.FK)(one, place)))
                leave(place, 'the list of its plugin does not name it');
        }
    }
    return { roots: [...new Set(roots)], notes };
}
/** Those paths that are folders of the repository, not reached through links; each once. */
async function foldersAmong(root, paths) {
    const found = new Set();
    for (const path of paths) {
        const place = (0,external_node_path_.resolve)(root, path);
        if (!(0,find_files/* isInside */.FK)(root, place) || !(await (0,find_files/* isFolder */.lQ)(place)))
            continue;
        const refused = await (0,repository_file/* refuseLinks */.UA)(root, place, 'the skills').catch(portcullis_error/* asPortcullisError */.Uj);
        if (!(refused instanceof portcullis_error/* PortcullisError */.SO))
            found.add((0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(root, place)));
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/app/init/init.js




























const CASES_PATH = 'cases/routing/first.json';
const CASES_GLOB = 'cases/routing/*.json';
const IGNORE_PATH = '.gitignore';
const REASON = 'first expectation, written by `portcullis init`: no run has shown it yet';
/**
 * Makes a repository ready for the gate: configuration, a first case for each skill and a negative one, a baseline that expects them
 * to pass, and the workflow that calls the gate. Throws `usage` outside of a repository, where there is no skill, and where one of the
 * files is there already: nothing is ever overwritten, and nothing written then.
 */
async function initRepository(world, options) {
    const { root } = world;
    if ((0,find_files/* repositoryRoot */.Hn)(root) === null) {
        throw (0,portcullis_error/* usageError */.Wp)(`expected a git repository, found none at ${root}`, 'Run `git init` first.');
    }
    await (0,load_config/* refuseMisnamedConfig */.PI)(root);
    refuseUnknown(options.providers ?? []);
    const own = options.uses === null ? await cloneOrigin(options.house, process.env) : null;
    const pin = options.uses === null ? (0,calling_workflow/* ownPin */.og)(own) : (0,calling_workflow/* parsePin */.N3)(options.uses);
    const found = await findSkills(root, world.cwd, options.skills);
    if (found.skills.length === 0) {
        throw (0,portcullis_error/* usageError */.Wp)('expected skills (folders with a SKILL.md) in one of the usual places, found none', 'Name their root with --skills DIR.');
    }
    const notes = [...found.notes];
    const ofClients = await (0,client_skills/* clientSkills */.oX)(root, found.roots, load_config/* UNCONFIGURED */.az, known_providers/* PROVIDER_IDS */.NO);
    const reads = (id) => ofClients.get(id)?.folders.length !== 0;
    const providers = options.providers ?? known_providers/* PROVIDER_IDS */.NO.filter(reads);
    for (const what of options.providers === null ? known_providers/* PROVIDER_IDS */.NO : []) {
        if (!reads(what))
            notes.push({ what, says: 'left out: it reads none of these roots; --providers installs them for it' });
    }
    const { baseline } = load_config/* UNCONFIGURED */.az;
    // What a client does not read is installed for it all the same.
    const withForeign = (id) => ({
        id,
        skills: [...new Set(ofClients.get(id)?.missing.map((skill) => skill.root))],
    });
    const paths = [config/* CONFIG_PATH */.tF, CASES_PATH, baseline, calling_workflow/* WORKFLOW_PATH */.A8];
    // First, since what lies behind a link is not looked through.
    await refusePlaces(root, paths);
    const proposed = proposedPolicy(await (0,doctor/* readableWorkflows */.z)(root));
    if (proposed.document !== null) {
        paths.push(required_policy/* DEFAULT_REQUIRED_POLICY */.bL);
        await refusePlaces(root, paths);
    }
    (0,append/* append */.B)(notes, proposed.notes);
    const flaws = new Map(found.skills.map((skill) => [skill.listing.name, flawOf(root, skill, providers)]));
    for (const [what, says] of flaws)
        if (says !== null)
            notes.push({ what, says: `no case: ${says}` });
    const described = found.skills.map(({ listing: { name }, frontmatter }) => {
        const description = frontmatter.fields?.get('description');
        return { name, description: flaws.get(name) === null && typeof description === 'string' ? description : null };
    });
    const existing = await existingCases(root, CASES_GLOB);
    const { cases, withoutRequest, notes: ofCases } = firstCases(described, existing.ids);
    (0,append/* append */.B)(notes, [...existing.notes, ...ofCases]);
    const files = [
        {
            path: config/* CONFIG_PATH */.tF,
            what: 'the configuration',
            text: firstConfig({
                cases: CASES_GLOB,
                baseline,
                skills: found.roots,
                providers: providers.map(withForeign),
                proposesPolicy: proposed.document !== null,
            }),
        },
        {
            path: CASES_PATH,
            what: `first cases (${cases.length}), drafts`,
            text: (0,document_text/* documentText */.Z)({ schema: 1, cases }),
        },
        { path: baseline, what: 'the baseline: they pass', text: firstBaseline(cases, providers) },
        { path: calling_workflow/* WORKFLOW_PATH */.A8, what: 'the workflow', text: (0,calling_workflow/* callingWorkflow */.ap)(pin, providers) },
    ];
    if (proposed.document !== null) {
        const text = (0,document_text/* documentText */.Z)(proposed.document);
        files.push({ path: required_policy/* DEFAULT_REQUIRED_POLICY */.bL, what: 'a proposal: which change needs which checks', text });
    }
    const { ignoresArtifacts, ...place } = await placeFacts(world, paths, process.env);
    const ignoring = ignoresArtifacts ? null : await ignoringText(root);
    if (ignoring !== null)
        files.push({ path: IGNORE_PATH, what: 'what runs leave is ignored', text: ignoring });
    if (!options.dryRun) {
        for (const { path, what, text } of files)
            await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.resolve)(root, path), text, what);
    }
    const owners = await Promise.all(commit_files/* CODE_OWNERS_PLACES */.wy.map((path) => (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, path))));
    return {
        files,
        written: !options.dryRun,
        skills: { roots: found.roots, names: found.skills.map(({ listing }) => listing.name) },
        notes,
        without_case: withoutRequest.filter((name) => flaws.get(name) === null),
        warnings: initWarnings({ pin, own, existing: existing.ids.length, ...place }),
        pin,
        required_check: calling_workflow/* REQUIRED_CHECK */.Hk,
        secrets: (0,calling_workflow/* secretsOf */.Fj)(providers),
        ignores_artifacts: ignoresArtifacts || ignoring !== null,
        has_code_owners: owners.includes(true),
    };
}
/**
 * The skills of a repository, in the given roots (relative to the working folder) or in those that clients read and plugins ship. A root
 * with a skill that another one has as well is left out: a run installs one skill of a name.
 */
async function findSkills(root, cwd, given) {
    const shipped = given === null ? await shippedRoots(root) : { roots: given.map((path) => (0,external_node_path_.resolve)(cwd, path)), notes: [] };
    const roots = [];
    const skills = [];
    const notes = [...shipped.notes];
    const taken = new Set();
    for (const path of shipped.roots) {
        const { folders: here } = await (0,load_skills/* loadSkills */.l1)(root, [path]);
        const twin = here.find(({ listing }) => taken.has((0,folded_name/* foldedName */.m)(listing.name)))?.listing.name;
        const what = (0,load_cases/* displayPath */.Gt)(root, path);
        if (twin !== undefined)
            notes.push({ what, says: `left out: duplicate name ${twin}, already found in another root` });
        if (twin !== undefined || here.length === 0)
            continue;
        for (const { listing } of here)
            taken.add((0,folded_name/* foldedName */.m)(listing.name));
        roots.push(what);
        (0,append/* append */.B)(skills, here);
    }
    return { roots, skills, notes };
}
/** Why a client cannot come to load the skill as a case would ask; null where all can. */
function flawOf(root, { name, path, frontmatter }, providers) {
    for (const id of providers) {
        const rules = known_providers/* PROVIDERS */.xq.get(id)?.frontmatter;
        const [flaw] = rules === undefined ? [] : (0,frontmatter_flaws/* frontmatterFlaws */.i)(name, frontmatter, rules);
        if (flaw === undefined || flaw.effect === 'guessed')
            continue;
        if (flaw.effect === 'hidden')
            return '`disable-model-invocation` keeps the model from calling it';
        const place = `${(0,load_cases/* displayPath */.Gt)(root, (0,external_node_path_.join)(path, path_segments/* SKILL_FILE */.LF))}:${flaw.line}${flaw.key === null ? '' : `: ${flaw.key}`}`;
        return `${flaw.effect} by ${id}: ${place}: expected ${flaw.expected}, found ${flaw.found}`;
    }
    return null;
}
/** `.gitignore` with the folder of runs; null where it names it, or nothing can be added to it. */
async function ignoringText(root) {
    const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(root, IGNORE_PATH, 'what git ignores').catch(portcullis_error/* asPortcullisError */.Uj);
    if (text instanceof portcullis_error/* PortcullisError */.SO || /^\/?artifacts\/?$/m.test(text ?? ''))
        return null;
    return `${(text ?? '').replace(/(?<=[^\n])$/, '\n')}artifacts/\n`;
}
function firstBaseline(cases, providers) {
    const entry = { allow_timeout: false, expected_status: 'pass', reason: REASON };
    const entries = cases.map(({ case_id: id }) => [
        id,
        new Map(providers.map((provider) => [provider, entry])),
    ]);
    return (0,baseline/* baselineText */.BW)({ entries: new Map(entries), versioned: true });
}
/** Providers of one's own need a command, which nobody could guess. */
function refuseUnknown(providers) {
    const unknown = providers.find((id) => !known_providers/* PROVIDER_IDS */.NO.includes(id));
    if (unknown === undefined)
        return;
    const help = `A provider of your own is added to ${config/* CONFIG_PATH */.tF} afterwards, with its command.`;
    throw (0,portcullis_error/* mismatchError */.Jk)('usage', '--providers', (0,similar_name/* unknownName */.U0)(unknown, known_providers/* PROVIDER_IDS */.NO), help);
}


/***/ }),

/***/ 52185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mz: () => (/* binding */ uploadArtifact),
/* harmony export */   oT: () => (/* binding */ isArtifactPath),
/* harmony export */   ob: () => (/* binding */ hasArtifactService)
/* harmony export */ });
/* unused harmony exports isUnreached, uploadFailure */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7083);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);




/** Milliseconds to wait if the service was not reached. The client itself tries failures of the server again, for half a minute. */
const WAITS = [2_000, 6_000];
/**
 * Uploads files as an artifact of this run, zipped: a file as it is (`skipArchive`) would be called as itself, so that a second attempt
 * would find its name taken. Run, job and service come from the runner's variables.
 *
 * @throws PortcullisError `not_written` where the service did not take them
 */
async function uploadArtifact({ name, folder, files, replaces = false }, wait = node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout) {
    // 3 MB, which nothing else needs.
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(4101), __webpack_require__.e(2830), __webpack_require__.e(8077)]).then(__webpack_require__.bind(__webpack_require__, 48077));
    const client = new DefaultArtifactClient();
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
    let mayReplace = replaces;
    for (let attempt = 0;; attempt += 1) {
        try {
            await client.uploadArtifact(name, paths, folder);
            return;
        }
        catch (error) {
            if (mayReplace && isTaken(error)) {
                // Once: another job that takes the name again at the same time keeps it.
                mayReplace = false;
                await free(client, name, error);
                continue;
            }
            const pause = isUnreached(error) ? WAITS[attempt] : undefined;
            if (pause === undefined)
                throw uploadFailure(name, error);
            await wait(pause);
        }
    }
}
/** Deletes the artifact of a name that an upload found taken. @throws PortcullisError `not_written` where it cannot be */
async function free(client, name, taken) {
    try {
        await client.deleteArtifact(name);
    }
    catch {
        // An upload that was begun and not finished is not listed; its name stays taken.
        throw uploadFailure(name, taken);
    }
}
const WORDS_LIMIT = 300;
/** Whether the service was not reached and nothing was begun, so that it can be tried again. The client itself gives up then. */
function isUnreached(error) {
    return /^Failed to CreateArtifact: Unable to make request: E[A-Z]+/.test((0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error));
}
/** Whether an artifact of the run has the name. */
function isTaken(error) {
    return /\(409\)|already exists/.test((0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error));
}
/**
 * What a failed upload says to a user. Only the client's words distinguish failures.
 *
 * @param name of the artifact
 */
function uploadFailure(name, error) {
    const words = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error);
    if (isTaken(error)) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `the artifact ${name}: expected a name that is free, found an artifact of that name in this run`, 'Upload each artifact once in an attempt. Where an earlier upload broke off, run the job again: another attempt has names of its own.', { cause: error });
    }
    if (/insufficient usage|quota/i.test(words)) {
        const message = `the artifact ${name}: expected room for it, found the storage for artifacts used up`;
        const help = 'Remove old artifacts or shorten their retention time, and run the job again.';
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
    }
    const found = (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(words.split('\n', 1)[0] ?? '').slice(0, WORDS_LIMIT);
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `the artifact ${name}: expected the artifact service to take it, found: ${found}`, 'Run the job again; githubstatus.com says whether the service is at fault.', { cause: error });
}
/**
 * Whether the server has the artifact service that uploads go to. A GitHub Enterprise Server has none (README of `@actions/artifact`,
 * "Breaking changes"). Its client would say so only after it was loaded, in a warning about errors that may be temporary.
 *
 * @param serverUrl `GITHUB_SERVER_URL`; what is no address counts as github.com, as for the client
 */
function hasArtifactService(serverUrl) {
    const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname.toLowerCase() : 'github.com';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
/** Characters that the service refuses in paths, since not every file system has them. */
const REFUSED = /["<>|:*?\\\p{Cc}]/u;
/** Whether a file of this path, relative and with `/`, can be part of an artifact. */
function isArtifactPath(path) {
    return !REFUSED.test(path);
}


/***/ })

};
