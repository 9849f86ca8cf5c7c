export const id = 983;
export const ids = [983];
export const modules = {

/***/ 1983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tZ: () => (/* reexport */ text_style/* PLAIN */.tZ),
  N5: () => (/* reexport */ errorSummary),
  sK: () => (/* reexport */ gateSummary),
  bp: () => (/* reexport */ gateText),
  Qe: () => (/* reexport */ loadabilityText),
  safeLines: () => (/* reexport */ safeLines),
  Hk: () => (/* reexport */ text_style/* safeText */.Hk),
  IL: () => (/* reexport */ unitText)
});

// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
;// CONCATENATED MODULE: ./build/report/markdown.js

/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, HTML, mathematics or emphasis come out of
 * it. GitHub looks for addresses, `@name` and `#1` after it has taken escapes away, so that these are parted by an invisible joiner.
 */
function escapeMarkdown(text) {
    return (0,text_style/* safeText */.Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]/g, '$&\u2060')
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, '$&\u2060');
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,text_style/* safeText */.Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Text as a fenced block, whatever backticks it holds. */
function fenced(text) {
    const safe = (0,text_style/* safeText */.Hk)(text);
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

;// CONCATENATED MODULE: ./build/report/error-summary.js

/** A page for the job summary where a gate could not decide. */
function errorSummary(gate, { message, help, exitCode }) {
    const title = exitCode === 3 ? '⚠️ cannot be compared' : '❌ did not run';
    const lines = [...message.split('\n'), ...(help === undefined ? [] : ['', help])].map(escapeMarkdown);
    return `# ${gate} ${title}\n\n${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./build/report/gate-text.js

const EFFECT_ORDER = ['fail', 'warn', 'report', 'ok'];
const PROOF_WIDTH = 160;
/** Of a reason or an error, so that one cell cannot hide the others. */
const TEXT_LIMIT = 1000;
/** The gate's result for a terminal: what was compared, the matrix with the worst cases first, each failure, the verdict. */
function gateText(result, style) {
    const parts = [comparatorLines(result, style), matrixLines(result, style), failureLines(result, style)];
    const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    return `${[...parts, warnings, [verdictLine(result, style)]]
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n')}\n`;
}
function comparatorLines({ comparator, head }, style) {
    if (comparator.kind === 'file')
        return [`${style.bold('Compared with')} the file ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)}; no comparator was used`];
    const blob = comparator.baseline_blob === null ? 'no baseline there: first adoption' : `blob ${gate_text_short(comparator.baseline_blob)}`;
    return [
        `${style.bold('Compared with')} the merge base ${gate_text_short(comparator.merge_base)}`,
        `  base ${(0,text_style/* safeText */.Hk)(comparator.base_ref ?? '')} ${gate_text_short(comparator.base_tip)}, head ${gate_text_short(head.commit)}`,
        `  baseline ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)} (${blob})`,
    ];
}
/** The providers in the order of the columns. */
function agentsOf(result) {
    return [...new Set(result.cells.map((cell) => cell.agent))].sort();
}
/** Cases × providers; a case stands as high as its worst cell. */
function matrixLines(result, style) {
    const agents = agentsOf(result);
    const rows = casesWorstFirst(result);
    if (rows.length === 0)
        return ['no cells'];
    const caseWidth = widest(['case', ...rows.map(([id]) => (0,text_style/* safeText */.Hk)(id))]);
    const widths = agents.map((agent) => widest([agent, ...rows.map(([, cells]) => cellLabel(cells.get(agent)))]));
    const header = `${'case'.padEnd(caseWidth)}  ${agents.map((agent, index) => (0,text_style/* safeText */.Hk)(agent).padEnd(widths[index] ?? 0)).join('  ')}`;
    const body = rows.map(([id, cells]) => {
        const columns = agents.map((agent, index) => {
            const cell = cells.get(agent);
            return painted(cell, cellLabel(cell).padEnd(widths[index] ?? 0), style);
        });
        return `${(0,text_style/* safeText */.Hk)(id).padEnd(caseWidth)}  ${columns.join('  ')}`.trimEnd();
    });
    return [style.bold(header.trimEnd()), ...body];
}
/** A loop: a list of arguments as long as a large case set would not fit the stack. */
function widest(texts) {
    return texts.reduce((width, text) => Math.max(width, text.length), 0);
}
/** The cases with their cells by provider, the worst first. */
function casesWorstFirst(result) {
    const byCase = new Map();
    for (const cell of result.cells) {
        const cells = byCase.get(cell.case_id) ?? new Map();
        byCase.set(cell.case_id, cells.set(cell.agent, cell));
    }
    const rank = (cells) => Math.min(...[...cells.values()].map((cell) => EFFECT_ORDER.indexOf(cell.gate)));
    return [...byCase].sort(([, left], [, right]) => rank(left) - rank(right));
}
/** What a cell shows in a matrix. */
function cellLabel(cell) {
    if (cell === undefined)
        return '-';
    const mark = { fail: '✗', warn: '!', report: '·', ok: '✓' }[cell.gate];
    const what = cell.delta === 'held' && cell.got !== null ? `${cell.got.status} (held)` : cell.delta;
    const notes = cell.notes.map((note) => ` +${note}`).join('');
    return `${mark} ${what}${cell.timeout ? ' (timeout)' : ''}${notes}`;
}
function failureLines(result, style) {
    return failingCells(result).flatMap((cell, index) => {
        const title = (0,text_style/* safeText */.Hk)(`${cell.case_id}/${cell.agent}: ${cell.delta}: expected ${expectedOf(cell)} → got ${gotOf(cell)}`);
        const lines = [`${cell.gate === 'fail' ? style.red('✗') : style.yellow('!')} ${style.bold(title)}`];
        const add = (label, text) => {
            if (text !== null && text !== '')
                lines.push(`    ${style.dim(label.padEnd(8))} ${(0,text_style/* safeText */.Hk)(text)}`);
        };
        add('why', whyText(cell));
        add('proof', proofText(cell));
        add('case', cell.case_file === null ? null : `${cell.case_file}:${cell.case_line ?? 1}`);
        add('explain', cell.explain);
        return index === 0 ? lines : ['', ...lines];
    });
}
/** Why, without repeating what "expected → got" already says. */
function whyText({ delta, reason, error, expected }) {
    // That a tolerance ended stands in the reason only.
    const isSaid = error !== null && expected?.expired !== true && ['regression', 'infra', 'new'].includes(delta);
    return (0,text_style/* clip */.$Q)([isSaid ? null : reason, error].filter((text) => text !== null).join('; '), TEXT_LIMIT);
}
function proofText({ proof }) {
    return proof === null ? null : `${proof.token}, line ${proof.line_number}: ${(0,text_style/* clip */.$Q)(proof.line, PROOF_WIDTH)}`;
}
/** The cells that fail, then those that warn. */
function failingCells(result) {
    const shown = result.cells.filter((cell) => cell.gate === 'fail' || cell.gate === 'warn');
    return shown.sort((left, right) => EFFECT_ORDER.indexOf(left.gate) - EFFECT_ORDER.indexOf(right.gate));
}
function expectedOf({ expected }) {
    if (expected === null)
        return 'no entry';
    return expected.allow_timeout ? `${expected.expected_status}, timeout allowed` : expected.expected_status;
}
function gotOf({ got }) {
    return got === null ? 'no result' : `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}
function painted(cell, text, style) {
    if (cell === undefined)
        return style.dim(text);
    const paint = { fail: style.red, warn: style.yellow, report: style.cyan, ok: style.green }[cell.gate];
    return paint(text);
}
/** One line that says what was decided. */
function verdictLine(result, style) {
    const counts = Object.entries(result.counts).filter(([, count]) => count > 0);
    const summary = counts.map(([delta, count]) => `${count} ${delta}`).join(', ');
    const verdict = {
        pass: style.green('PASS'),
        fail: style.red('FAIL'),
        not_comparable: style.yellow('NOT COMPARABLE'),
    };
    return `${style.bold(verdict[result.verdict])}  ${summary === '' ? 'no cells' : summary}`;
}
function gate_text_short(commit) {
    return commit === null ? '(none)' : (0,text_style/* safeText */.Hk)(commit.slice(0, 12));
}

;// CONCATENATED MODULE: ./build/report/markdown-page.js
const BLOCK_SEPARATOR = '\n\n';
/** Markdown within a budget of bytes (of its UTF-8 form), kept whole block by block. */
class MarkdownPage {
    #limit;
    #blocks = [];
    #bytes = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const bytes = sizeOf(block);
        if (this.#bytes + bytes > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#bytes += bytes;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. */
    addList(heading, items, { separator, share, more }) {
        if (items.length === 0)
            return;
        const head = heading === '' ? [] : [heading];
        let room = (this.#limit - this.#bytes) * share - sizeOf(heading) - sizeOf(more(items.length));
        const kept = [];
        for (const item of items) {
            room -= Buffer.byteLength(item) + separator.length;
            if (room < 0)
                break;
            kept.push(item);
        }
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        if (left === 0)
            this.add(body);
        else if (kept.length === 0 || !this.add(`${body}${BLOCK_SEPARATOR}${more(left)}`))
            this.add(more(items.length));
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
}
function sizeOf(block) {
    return Buffer.byteLength(block) + BLOCK_SEPARATOR.length;
}

;// CONCATENATED MODULE: ./build/report/gate-summary.js




/** GitHub refuses a step's job summary over 1 MiB; what is measured here is the UTF-8 form. */
const SUMMARY_LIMIT_BYTES = 900 * 1024;
/** Of a warning or a proof line, so that one cannot take the room of the others. */
const gate_summary_TEXT_LIMIT = 1000;
/**
 * The gate's result as markdown within a byte budget: verdict, comparator, then matrix rows and failures, the worst first. What does
 * not fit is counted, and nothing is cut inside a table or a fence.
 */
function gateSummary(result, limit = SUMMARY_LIMIT_BYTES) {
    const verdict = { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.verdict];
    const counts = Object.entries(result.counts)
        .filter(([, count]) => count > 0)
        .map(([delta, count]) => `${count} ${delta}`);
    const warnings = result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown((0,text_style/* clip */.$Q)(warning, gate_summary_TEXT_LIMIT))}`);
    const agents = agentsOf(result);
    const columns = (texts) => `| ${texts.join(' | ')} |`;
    const tableHead = `${columns(['case', ...agents.map(escapeMarkdown)])}\n|---|${agents.map(() => '---|').join('')}`;
    const rows = casesWorstFirst(result).map(([id, cells]) => columns([escapeMarkdown(id), ...agents.map((agent) => escapeMarkdown(cellLabel(cells.get(agent))))]));
    const page = new MarkdownPage(limit);
    page.add([`# Routing gate ${verdict}`, '', counts.join(' · ')].join('\n'));
    page.add(gate_summary_comparatorLines(result).join('\n'));
    page.addList('', warnings, { separator: '\n>\n', share: 0.2, more: (left) => `_and ${left} more warnings_` });
    page.addList(tableHead, rows, { separator: '\n', share: 0.5, more: (left) => `_and ${left} more cases_` });
    page.addList('## Failures', failingCells(result).map(failureBlock), {
        separator: '\n\n',
        share: 1,
        more: (left) => `_and ${left} more failures_`,
    });
    return page.text();
}
function gate_summary_comparatorLines({ comparator, head, batches }) {
    const row = (name, value) => `| ${name} | ${value === null ? '–' : code(value)} |`;
    return [
        '| | |',
        '|---|---|',
        row('base', comparator.base_ref),
        row('base tip', comparator.base_tip),
        row('merge base', comparator.merge_base),
        row('head', head.commit),
        row('baseline', comparator.baseline_path),
        row('baseline blob', comparator.baseline_blob ?? comparator.baseline_outcome),
        row('batch', batches.join(', ')),
    ];
}
function failureBlock(cell) {
    const title = escapeMarkdown(`${cell.case_id} / ${cell.agent}: ${cell.delta}`);
    const lines = [
        `### ${cell.gate === 'fail' ? '❌' : '⚠️'} ${title}`,
        '',
        `expected **${expectedOf(cell)}** → got **${gotOf(cell)}**: ${escapeMarkdown(whyText(cell))}`,
    ];
    if (cell.proof !== null) {
        const { token, line_number: number, line } = cell.proof;
        lines.push('', `proof for ${code((0,text_style/* clip */.$Q)(token, gate_summary_TEXT_LIMIT))}, line ${number}:`, '', fenced((0,text_style/* clip */.$Q)(line, gate_summary_TEXT_LIMIT)));
    }
    if (cell.case_file !== null)
        lines.push('', `case: ${code(`${cell.case_file}:${cell.case_line ?? 1}`)}`);
    if (cell.explain !== null)
        lines.push('', fenced((0,text_style/* clip */.$Q)(cell.explain, gate_summary_TEXT_LIMIT)));
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/report/safe-lines.js

/** Text of several lines, each of them harmless. */
function safeLines(text) {
    return text.split('\n').map(text_style/* safeText */.Hk).join('\n');
}

;// CONCATENATED MODULE: ./build/report/loadability-text.js

/** Of the reason of one row, so that it cannot hide the others. */
const DETAIL_LIMIT = 300;
/** What a user can do about an outcome. */
const REMEDIES = {
    loaded: null,
    not_offered: 'look at what the client limits: the number of skills, the length of descriptions',
    denied: null,
    name_mismatch: "make the folder's name and the frontmatter's `name` the same",
    dropped_frontmatter: 'begin SKILL.md with a frontmatter that has `name` and `description`',
    unrecognised: 'report it: the client may be of a newer version than this Portcullis knows',
    not_run: 'look at the transcript and the standard error beside it',
};
const KEY_REMEDIES = {
    'allowed-tools': 'without an approval the client refuses skills that bring tools; `--allow-skills` approves them as `run` does',
    'disable-model-invocation': 'remove the key where the model is to call the skill',
};
/** The loadability matrix for a terminal: skills × clients, then each failure with its reason and a remedy, then the count. */
function loadabilityText({ clients, rows, summary }, style) {
    const skills = [...new Set(rows.map(({ skill }) => skill))];
    const names = skills.map((skill) => (0,text_style/* safeText */.Hk)(skill));
    const first = Math.max(5, ...names.map((name) => name.length));
    const columns = clients.map(({ agent, version }) => {
        const title = version === null ? agent : `${agent} ${(0,text_style/* safeText */.Hk)(version)}`;
        const cells = skills.map((skill) => rows.find((row) => row.skill === skill && row.agent === agent));
        const width = Math.max(title.length, ...cells.map((row) => (row?.outcome ?? '-').length));
        return { title, cells, width };
    });
    const header = ['skill'.padEnd(first), ...columns.map(({ title, width }) => title.padEnd(width))].join('  ');
    const lines = names.map((name, index) => {
        const cells = columns.map(({ cells: own, width }) => loadability_text_painted(own[index], width, style));
        return `${name.padEnd(first)}  ${cells.join('  ')}`.trimEnd();
    });
    const failures = rows.filter(({ outcome }) => outcome !== 'loaded').map((row) => failureLine(row, style));
    const verdict = `${summary.loaded} of ${summary.total} loaded${summary.failed === 0 ? '' : `, ${summary.failed} not`}`;
    const colour = summary.failed === 0 ? style.green : style.red;
    return [[style.bold(header.trimEnd()), ...lines], failures, [colour(verdict)]]
        .filter((part) => part.length > 0)
        .map((part) => `${part.join('\n')}\n`)
        .join('\n');
}
function loadability_text_painted(row, width, style) {
    const text = (row?.outcome ?? '-').padEnd(width);
    if (row === undefined)
        return style.dim(text);
    return row.outcome === 'loaded' ? style.green(text) : style.red(text);
}
function failureLine({ skill, agent, outcome, frontmatter_key: key, detail }, style) {
    const cause = key === null ? '' : ` (frontmatter: ${(0,text_style/* safeText */.Hk)(key)})`;
    const remedy = (key === null ? undefined : KEY_REMEDIES[key]) ?? REMEDIES[outcome];
    const says = (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(detail ?? ''), DETAIL_LIMIT);
    const help = remedy === null ? '' : `\n  ${style.dim(remedy)}`;
    return `${style.red(outcome)} ${(0,text_style/* safeText */.Hk)(skill)}/${agent}${cause}: ${says}${help}`;
}

;// CONCATENATED MODULE: ./build/report/unit-text.js

/** What to do about a missing token. */
const unit_text_REMEDIES = {
    ambiguous: 'several installed skills have this name: write it as plugin:skill',
    wrong_source: 'it was only seen in log or noise lines, which prove no call',
    too_weak: 'it was seen, but more weakly than the case asks: a mention or a read is no call',
    attempted_not_executed: 'it was called, but the call failed or was never answered: look at permissions and the skill itself',
    not_available: 'the client did not offer it: check where the skill is installed and its frontmatter',
    absent: 'nothing in the transcript names it: look at the skill\u2019s description and the prompt',
};
/** One unit, explained: verdict, what is missing and why, every hit with the line that proves it. */
function unitText(unit, style) {
    const paint = { pass: style.green, fail: style.red, infra_error: style.yellow }[unit.status];
    const lines = [
        `${style.bold(`${unit.case_id}/${unit.agent}`)}, trial ${unit.trial}: ${paint(unit.status)}`,
        ...facts(unit).map(([label, value]) => `  ${style.dim(label.padEnd(10))} ${(0,text_style/* safeText */.Hk)(value)}`),
    ];
    if (unit.missing.length > 0) {
        lines.push('', style.bold('missing'));
        for (const item of unit.missing) {
            const tiers = item.required_tier === null ? '' : ` needs tier ${item.required_tier}, has ${item.best_tier ?? 'nothing'}`;
            // A dash first: the runner would obey a token that begins with `::` at the beginning of a line.
            lines.push(`  - ${(0,text_style/* safeText */.Hk)(item.token)}: ${item.reason}${tiers}`, `    ${style.dim(unit_text_REMEDIES[item.reason])}`);
        }
    }
    const hits = Object.entries(unit.token_hits);
    lines.push('', style.bold(hits.length === 0 ? 'no hits' : 'hits'));
    for (const [token, hit] of hits) {
        const outcome = hit.succeeded ? 'succeeded' : hit.attempted ? 'attempted only' : 'mentioned only';
        const depth = hit.depth === 0 ? '' : `, in a subagent (depth ${hit.depth})`;
        lines.push(`  - ${(0,text_style/* safeText */.Hk)(token)}: tier ${hit.tier}, score ${hit.score}, ${hit.source_detail}, ${outcome}${depth}`, `    ${style.dim(`line ${hit.line_number}: ${(0,text_style/* safeText */.Hk)(hit.proof_line)}`)}`);
    }
    lines.push(...attemptLines(unit, style));
    for (const warning of unit.warnings)
        lines.push('', `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    return `${lines.join('\n')}\n`;
}
/** The attempts before the one that was judged; nothing where there was only one. */
function attemptLines({ attempts }, style) {
    if (attempts === null || attempts.length < 2)
        return [];
    const rows = attempts.map(({ status, infra_reason: reason, duration_ms: ms, error }, index) => {
        const why = error === null ? '' : `: ${(0,text_style/* safeText */.Hk)(error)}`;
        return `  ${index + 1}. ${reason ?? status} after ${(ms / 1000).toFixed(1)} s${why}`;
    });
    return ['', style.bold('attempts'), ...rows];
}
function facts(unit) {
    const client = [unit.client.name, unit.client.version, unit.client.model].filter((part) => part !== null).join(' ');
    const all = [
        ['unit', unit.unit_run_id],
        ['why', unit.error],
        ['kind', unit.failure_kind ?? unit.infra_reason],
        ['category', unit.failure_category],
        ['limit', unit.limit],
        ['timed out', unit.timed_out ? 'yes' : null],
        ['exit code', unit.exit_code === null ? null : String(unit.exit_code)],
        ['client', client],
        ['took', unit.duration_ms === null ? null : `${(unit.duration_ms / 1000).toFixed(1)} s`],
        ['disallowed', unit.disallowed_hits.length === 0 ? null : unit.disallowed_hits.join(', ')],
        ['case', unit.case_file === null ? null : `${unit.case_file}:${unit.case_line ?? 1}`],
        ['transcript', unit.transcript?.path ?? null],
    ];
    return all.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

;// CONCATENATED MODULE: ./build/app/reports.js
/** What the edges print: the renderers of results, in one place for them. */









/***/ }),

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
function safeText(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('##[', '## [');
}
/** At most `limit` characters, and a mark where some were cut. */
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ })

};
