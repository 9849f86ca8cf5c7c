export const id = 321;
export const ids = [321];
export const modules = {

/***/ 90321:
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
// EXTERNAL MODULE: ./build/doctor/code-owners.js
var code_owners = __webpack_require__(17346);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
// EXTERNAL MODULE: ./build/io/find-files.js + 1 modules
var find_files = __webpack_require__(32617);
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
        isDirty: (await asked(git, 'status', '--porcelain', '--untracked-files=no')) !== '',
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

// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/load-skills.js
var load_skills = __webpack_require__(62428);
;// CONCATENATED MODULE: ./build/app/init/calling-workflow.js


/** Where the calling workflow stands. */
const WORKFLOW_PATH = '.github/workflows/portcullis.yml';
/** The check that it makes: the calling job and the job of the reusable workflow that decides. */
const REQUIRED_CHECK = 'portcullis / gate';
/** The secret that the reusable workflow takes for a provider; providers of one's own have none. */
function secretsOf(providers) {
    return providers.flatMap((id) => known_providers/* PROVIDERS */.xq.get(id)?.secret ?? []);
}
/** The workflow by which a repository calls the reusable gate. */
function callingWorkflow({ repository, commit, version }, providers) {
    const secrets = secretsOf(providers).map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
    const comment = version === null ? '' : ` # ${version}`;
    return `# Judges what a change does to the routing of skills. Require the check \`${REQUIRED_CHECK}\`.
name: portcullis

on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  workflow_dispatch: # by hand, for a pull request of a fork that was read and pushed to a branch here

permissions: {}

# A newer commit of a pull request takes the place of the older run; runs of the merge queue are never cancelled, and an edit of the text
# cancels nothing.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}\${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  portcullis:
    # An edit of a title or text judges nothing: this job is skipped, and the check \`portcullis / gate\` keeps its verdict.
    if: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
    permissions:
      contents: read # checkout, and what the comparator holds
      actions: read # artifacts of earlier attempts
      pull-requests: write # the comment
    uses: ${repository}/.github/workflows/gate.yml@${commit}${comment}
${secrets.length === 0 ? '' : `    secrets:\n${secrets.join('')}`}`;
}
const HELP = 'Name it with --uses OWNER/portcullis@COMMIT, with the full commit of a release: a tag or a branch could be moved to other code.';
/** `owner/name@commit`, with the version behind it where one is known (`@commit#v1.2.3`). Throws `usage` for anything else. */
function parsePin(text) {
    const match = /^([\w.-]{1,100}\/[\w.-]{1,100})@([0-9a-f]{40}|[0-9a-f]{64})(?:#(v[\w.-]{1,60}))?$/.exec(text);
    if (match?.[1] === undefined || match[2] === undefined) {
        throw new portcullis_error/* PortcullisError */.SO('usage', `--uses: expected OWNER/NAME@COMMIT, found ${JSON.stringify(text)}`, HELP);
    }
    return { repository: match[1], commit: match[2], version: match[3] ?? null };
}
/** The pin of the Portcullis that is running, where that is a clone of a repository on a server. Throws `usage` where it is not. */
function ownPin(origin) {
    const repository = origin?.url === null || origin === null ? null : (remoteOf(origin.url)?.repository ?? null);
    if (origin === null || repository === null) {
        throw new portcullis_error/* PortcullisError */.SO('usage', 'expected --uses, because this Portcullis does not know the repository that it comes from', HELP);
    }
    return { repository, commit: origin.commit, version: origin.tag };
}
/** What the address of a repository names (https, ssh, or git's own short form); null for anything else, such as a folder. */
function remoteOf(url) {
    const short = /^[\w.-]+@([\w.-]+):(.+)$/.exec(url);
    const whole = short === null && URL.canParse(url) ? new URL(url) : null;
    const isRemote = whole !== null && ['https:', 'http:', 'ssh:'].includes(whole.protocol);
    const host = (short?.[1] ?? (isRemote ? whole.hostname : '')).toLowerCase();
    const path = short?.[2] ?? (isRemote ? whole.pathname : '');
    const repository = /^\/?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(path)?.[1];
    if (repository === undefined || host === '')
        return null;
    return { host: host.replace(/^(?:ssh|www)\.(?=github\.com$)/, ''), repository };
}

// EXTERNAL MODULE: ./build/evidence/mention.js
var mention = __webpack_require__(46202);
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
`;
}
/** A text that YAML would not read as it is stands in quotes, which JSON and YAML have in common. */
function scalar(text) {
    return /^[\w.][\w.*-]*(?:\/[\w.*-]+)+$/.test(text) ? text : JSON.stringify(text);
}
/** The category by which drafts are found again, until somebody has edited them. */
const DRAFT = 'draft';
const LONGEST_PROMPT = 300;
/** How a description begins that tells when to use a skill, in the order in which they are taken off. */
const LEADS = [
    /^(?:this skill )?(?:should be |is to be |must be |can be |is )?(?:used?|invoked?|triggered?) (?:this skill |this |it )?(?:when(?:ever)?|for|to|if) /i,
    /^when(?:ever)? /i,
    /^(?:the user|users|a user|someone|you|claude|the agent|asked|working|dealing) (?:(?:asks?|wants?|needs?|requests?|says?|mentions?) )?(?:you )?(?:for |to |about |with |help with )?/i,
];
/**
 * A positive case for each skill that has a description, its prompt taken from there, and one negative case. They are drafts: a person
 * knows better what people ask for.
 *
 * @param taken ids that no case gets
 */
function firstCases(skills, inventory, taken = []) {
    const ids = new Set(taken);
    const flaws = [];
    const positive = skills.flatMap(({ name, description }) => {
        const prompt = firstPrompt(name, description ?? '', inventory);
        if (prompt === null)
            flaws.push({ skill: name, flaw: 'no_description' });
        else if ((0,mention/* mentions */.wy)(prompt, name, inventory))
            flaws.push({ skill: name, flaw: 'names_itself' });
        const wanted = `first-${name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
        if (prompt === null)
            return [];
        return [{ case_id: freeId(wanted, ids), category: DRAFT, prompt, expected_skill: name }];
    });
    const negative = {
        case_id: freeId('small-talk', ids),
        category: 'negative',
        prompt: 'What is 2 + 2? Answer with the number alone.',
        disallowed_skills: skills.map(({ name }) => name),
    };
    return { cases: [...positive, negative], flaws };
}
/** The part of the description that says for what the skill is, without the skill's name where there is such a part. */
function firstPrompt(name, description, inventory) {
    const sentences = description
        .split(/[.!?](?:\s|$)|\n/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== '');
    const tasks = sentences.map((sentence) => {
        const task = LEADS.reduce((text, lead) => text.replace(lead, ''), sentence);
        return { task, saysWhen: task !== sentence };
    });
    // A sentence that says when to use the skill comes nearest to what people ask for.
    const ordered = [...tasks.filter(({ saysWhen }) => saysWhen), ...tasks.filter(({ saysWhen }) => !saysWhen)];
    const chosen = ordered.find(({ task }) => !(0,mention/* mentions */.wy)(task, name, inventory)) ?? ordered[0];
    return chosen === undefined ? null : `Please help me with this: ${chosen.task.slice(0, LONGEST_PROMPT).trim()}`;
}
function freeId(wanted, taken) {
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1)
        id = `${wanted}-${number}`;
    taken.add(id);
    return id;
}

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/io/github-artifacts/upload-artifact.js
var upload_artifact = __webpack_require__(52185);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
;// CONCATENATED MODULE: ./build/app/init/init-facts.js











/** The cases at a glob. What cannot be read is told, since `validate` is what judges it. */
async function existingCases(root, glob) {
    const ids = [];
    const unread = [];
    for (const file of await (0,find_files/* filesMatching */.NP)(root, glob)) {
        try {
            const cases = (0,case_file/* parseCaseFile */._T)(await (0,repository_file/* readRepositoryFile */.tz)(root, file, 'the case file'), file);
            (0,append/* append */.B)(ids, cases.map(({ definition }) => definition.case_id));
        }
        catch (error) {
            if (!(error instanceof portcullis_error/* PortcullisError */.SO))
                throw error;
            unread.push(`${file}: ${error.message.split('\n', 1)[0] ?? ''}`);
        }
    }
    return { ids, unread };
}
/** Of what a run leaves in its usual place; a pattern for a folder counts only for what is inside it. */
const LEFT_BY_RUNS = 'artifacts/batch/results.json';
/** What git and the working folder say of the place that is written to; a git that cannot be started tells nothing. */
async function placeFacts({ root, cwd }, paths, environment) {
    const folder = (0,external_node_path_.relative)(root, cwd).split(external_node_path_.sep).join('/');
    try {
        const origin = await originUrl(root, environment);
        const left = await (0,git_repository/* ignoredPaths */.jo)(root, [LEFT_BY_RUNS], environment);
        const ignored = await (0,git_repository/* ignoredPaths */.jo)(root, paths, environment);
        return { origin, folder, ignored, ignoresArtifacts: left?.length === 1 };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.SO))
            throw error;
        return { origin: null, folder, ignored: null, ignoresArtifacts: false };
    }
}
/** What will stand in the way later, a line each, in the order in which it does. None of it keeps `init` from writing. */
function initWarnings(facts) {
    return [...ofFolder(facts), ...ofPin(facts), ...ofServer(facts), ...ofIgnored(facts), ...ofExisting(facts)];
}
function ofFolder({ folder }) {
    if (folder === '')
        return [];
    return [
        `run in ${folder}: GitHub reads workflows at the top of the repository only, so that the files stand there, and skills are looked for there, unless --skills names others`,
    ];
}
function ofPin({ own, pin: { repository, commit } }) {
    if (own === null)
        return [];
    const name = `--uses ${repository}@COMMIT names another one`;
    return [
        ...(own.isPublished
            ? []
            : [
                `${repository} may not have ${commit}: no branch of its remote is known to; push it first, or fetch; ${name}`,
            ]),
        ...(own.isDirty ? ['this Portcullis has changes that are not in its commit: the workflow runs without them'] : []),
        ...(own.tag === null ? [`the commit is no release, since no tag such as v1.2.3 names it; ${name}`] : []),
    ];
}
const ON_ENTERPRISE_SERVER = 'is not github.com: a GitHub Enterprise Server knows no "uses: $/…" and takes no artifacts from actions; copy gate.yml, name the actions in it by commit, and upload and download in steps of their own (docs/guide/enterprise-server.md)';
/** The server of a remote; null where it is not known: a name without a dot is one of the user's own configuration of ssh. */
function serverOf(url) {
    const host = url === null ? null : (remoteOf(url)?.host ?? null);
    return host?.includes('.') === true ? host : null;
}
/** A repository without a server of its own is likely to get the one from which its gate comes. */
function ofServer({ origin, own, pin: { repository } }) {
    const host = serverOf(origin);
    const from = serverOf(own?.url ?? null);
    if (host === null) {
        const isCloud = from === null || (0,upload_artifact/* hasArtifactService */.ob)(`https://${from}`);
        return isCloud ? [] : [`this Portcullis comes from ${from}, which ${ON_ENTERPRISE_SERVER}`];
    }
    const isElsewhere = from !== null && from !== host;
    return [
        ...((0,upload_artifact/* hasArtifactService */.ob)(`https://${host}`) ? [] : [`${host} ${ON_ENTERPRISE_SERVER}`]),
        ...(isElsewhere
            ? [
                `the gate comes from ${from}, and ${host} looks for ${repository} on its own: mirror it there, with this commit`,
            ]
            : []),
    ];
}
function ofIgnored({ ignored }) {
    if (ignored === null)
        return ['git does not tell whether it ignores these files: see `git status` after adding them'];
    if (ignored.length === 0)
        return [];
    return [
        `git ignores ${ignored.join(', ')}: correct .gitignore, or add with \`git add --force\`; the gate sees only what is committed`,
    ];
}
function ofExisting({ existing: { ids, unread }, renamed }) {
    return [
        ...unread.map((line) => `the ids in a case file are not known, and may be those of new cases: ${line}`),
        ...renamed.map(({ wanted, got }) => `there is a case ${wanted} already: the new one is called ${got}`),
        ...(ids.length === 0
            ? []
            : [
                `${(0,counted/* counted */.h)(ids.length, 'case')} stood there before, without an entry in the new baseline: \`portcullis bless\` adds them`,
            ]),
    ];
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
    for (const path of paths)
        await refuseStrangeFolders(top, path);
    await refuseExisting(top, paths);
}
async function refuseStrangeFolders(top, path) {
    const folders = path.split('/').slice(0, -1);
    for (const depth of folders.keys()) {
        const folder = folders.slice(0, depth + 1).join('/');
        const place = (0,external_node_path_.resolve)(top, folder);
        if (!(await pathExists(place)))
            return;
        if ((await (0,promises_.lstat)(place)).isDirectory())
            continue;
        throw new portcullis_error/* PortcullisError */.SO('usage', `${folder}: expected a folder of the repository for ${path}, found a file or a link`, 'Nothing was written. Move it away first.');
    }
}
async function refuseExisting(root, paths) {
    const present = await Promise.all(paths.map((path) => pathExists((0,external_node_path_.resolve)(root, path))));
    const existing = paths.filter((_, index) => present[index]);
    if (existing.length === 0)
        return;
    throw new portcullis_error/* PortcullisError */.SO('usage', `expected none of the files that would be written, found ${existing.join(', ')}`, 'Nothing was written, since nothing is ever overwritten. Move them away first.');
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

;// CONCATENATED MODULE: ./build/app/init/init.js




















/** Where repositories keep skills: the clients' own folders first. */
const USUAL_ROOTS = [...known_providers/* SKILL_ROOTS */.eq, 'skills'];
/** Folders of plugins, each with a folder `skills`. */
const PLUGIN_FOLDERS = ['plugins', '.claude/plugins'];
const CASES_PATH = 'cases/routing/first.json';
const CASES_GLOB = 'cases/routing/*.json';
const REASON = 'first expectation, written by `portcullis init`: no run has shown it yet';
/**
 * Makes a repository ready for the gate: configuration, a first case for each skill and a negative one, a baseline that expects them
 * to pass, and the workflow that calls the gate. Throws `usage` outside of a repository, where there is no skill, and where one of the
 * files is there already: nothing is ever overwritten, and nothing written then.
 */
async function initRepository(world, options) {
    const { root } = world;
    if ((0,find_files/* repositoryRoot */.Hn)(root) === null) {
        throw new portcullis_error/* PortcullisError */.SO('usage', `expected a git repository, found none at ${root}`, 'Run `git init` first.');
    }
    await (0,load_config/* refuseMisnamedConfig */.PI)(root);
    const providers = options.providers ?? known_providers/* PROVIDER_IDS */.NO;
    refuseUnknown(providers);
    const own = options.uses === null ? await cloneOrigin(options.house, process.env) : null;
    const pin = options.uses === null ? ownPin(own) : parsePin(options.uses);
    const found = await findSkills(root, world.cwd, options.skills);
    if (found.skills.length === 0) {
        throw new portcullis_error/* PortcullisError */.SO('usage', 'expected skills (folders with a SKILL.md) in one of the usual places, found none', 'Name their root with --skills DIR.');
    }
    const { baseline } = load_config/* UNCONFIGURED */.az;
    // What a client does not read is installed for it all the same.
    const withForeign = (id) => ({
        id,
        skills: found.roots.filter((place) => (0,known_providers/* placingOf */.w4)(place, id, []) === 'not_available'),
    });
    const paths = [config/* CONFIG_PATH */.tF, CASES_PATH, baseline, WORKFLOW_PATH];
    // First, since what lies behind a link is not looked through.
    await refusePlaces(root, paths);
    const inventory = new skill_identity/* SkillInventory */.k(found.skills.map(({ listing }) => listing));
    const described = found.skills.map(describedSkill);
    const existing = await existingCases(root, CASES_GLOB);
    const { cases, flaws } = firstCases(described, inventory, existing.ids);
    const renamed = firstCases(described, inventory).cases.flatMap(({ case_id: wanted }, index) => {
        const got = cases[index]?.case_id ?? wanted;
        return got === wanted ? [] : [{ wanted, got }];
    });
    const files = [
        {
            path: config/* CONFIG_PATH */.tF,
            what: 'the configuration',
            text: firstConfig({ cases: CASES_GLOB, baseline, skills: found.roots, providers: providers.map(withForeign) }),
        },
        {
            path: CASES_PATH,
            what: `first cases (${cases.length}), drafts`,
            text: (0,document_text/* documentText */.Z)({ schema: 1, cases }),
        },
        { path: baseline, what: 'the baseline: they pass', text: firstBaseline(cases, providers) },
        { path: WORKFLOW_PATH, what: 'the workflow', text: callingWorkflow(pin, providers) },
    ];
    const { ignoresArtifacts, ...place } = await placeFacts(world, paths, process.env);
    if (!options.dryRun) {
        for (const { path, what, text } of files)
            await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.resolve)(root, path), text, what);
    }
    const owners = await Promise.all(code_owners/* CODE_OWNERS_PLACES */.w.map((path) => (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, path))));
    return {
        files,
        written: !options.dryRun,
        skills: { roots: found.roots, names: found.skills.map(({ listing }) => listing.name) },
        left_out: found.leftOut,
        flaws,
        warnings: initWarnings({ pin, own, existing, renamed, ...place }),
        pin,
        required_check: REQUIRED_CHECK,
        secrets: secretsOf(providers),
        ignores_artifacts: ignoresArtifacts,
        has_code_owners: owners.includes(true),
    };
}
/**
 * The skills of a repository, in the given roots (relative to the working folder) or in the usual ones that there are. A root with a
 * skill that another one has as well is left out: a run installs one skill of a name.
 */
async function findSkills(root, cwd, given) {
    const candidates = given?.map((path) => (0,external_node_path_.resolve)(cwd, path)) ?? (await usualRoots(root));
    const roots = [];
    const skills = [];
    const leftOut = [];
    const taken = new Set();
    for (const path of candidates) {
        const { folders: here } = await (0,load_skills/* loadSkills */.l1)(root, [path]);
        const twin = here.find(({ listing }) => taken.has((0,folded_name/* foldedName */.m)(listing.name)));
        if (twin !== undefined)
            leftOut.push({ root: (0,load_cases/* displayPath */.Gt)(root, path), skill: twin.listing.name });
        if (twin !== undefined || here.length === 0)
            continue;
        for (const { listing } of here)
            taken.add((0,folded_name/* foldedName */.m)(listing.name));
        roots.push((0,load_cases/* displayPath */.Gt)(root, path));
        (0,append/* append */.B)(skills, here);
    }
    return { roots, skills, leftOut };
}
async function usualRoots(root) {
    const places = USUAL_ROOTS.map((path) => (0,external_node_path_.join)(root, path));
    for (const folder of PLUGIN_FOLDERS) {
        for (const name of await (0,find_files/* entriesOf */.Mc)((0,external_node_path_.join)(root, folder)))
            places.push((0,external_node_path_.join)(root, folder, name, 'skills'));
    }
    const present = await Promise.all(places.map((path) => (0,find_files/* isFolder */.lQ)(path)));
    return places.filter((_, index) => present[index]);
}
function describedSkill({ frontmatter, listing }) {
    const description = frontmatter?.get('description');
    return { name: listing.name, description: typeof description === 'string' ? description : null };
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
    const unknown = providers.filter((id) => !known_providers/* PROVIDER_IDS */.NO.includes(id));
    if (unknown.length === 0)
        return;
    throw new portcullis_error/* PortcullisError */.SO('usage', `--providers: expected ${known_providers/* PROVIDER_IDS */.NO.join(', ')}, found ${unknown.join(', ')}`, `A provider of your own is added to ${config/* CONFIG_PATH */.tF} afterwards, with its command.`);
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
    return /^Failed to CreateArtifact: Unable to make request: E[A-Z]+/.test(wordsOf(error));
}
/** Whether an artifact of the run has the name. */
function isTaken(error) {
    return /\(409\)|already exists/.test(wordsOf(error));
}
/**
 * What a failed upload says to a user. Only the client's words distinguish failures.
 *
 * @param name of the artifact
 */
function uploadFailure(name, error) {
    const words = wordsOf(error);
    if (isTaken(error)) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `the artifact ${name}: expected a name that is free, found an artifact of that name in this run`, 'Upload each artifact once in an attempt. Where an earlier upload broke off, run the job again: another attempt has names of its own.', { cause: error });
    }
    if (/insufficient usage|quota/i.test(words)) {
        const message = `the artifact ${name}: expected room for it, found the storage for artifacts used up`;
        const help = 'Remove old artifacts or shorten their retention time, and run the job again.';
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
    }
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `the artifact ${name}: expected the artifact service to take it, found: ${firstLine(words)}`, 'Run the job again; githubstatus.com says whether the service is at fault.', { cause: error });
}
function wordsOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function firstLine(words) {
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(words.split('\n', 1)[0] ?? '').slice(0, WORDS_LIMIT);
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
