import { parseJsonSource } from '../contracts/json-source.ts';
import { asList, asRecord, asText } from '../evidence/json-data.ts';
import { baseOf } from '../evidence/skill-identity.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import { foldedName } from '../kernel/folded-name.ts';
import { attempt, PortcullisError } from '../kernel/portcullis-error.ts';
import { PROVIDERS } from './known-providers.ts';

/** A file as units are given it, and what of it they are not given. */
export interface JudgedPart {
  /** Null: no such file. */
  readonly given: string | null;
  /** What executes, grants or redirects; empty where the file holds nothing of that. */
  readonly left: string;
}

const CLIENTS = [...PROVIDERS.values()];
const UNJUDGED = CLIENTS.flatMap(({ unjudged = [] }) => unjudged);
const SETTINGS = CLIENTS.flatMap(({ settings = [] }) => settings);
const MANIFEST = /(?:^|\/)(?:\.[a-z]+-plugin|\.github\/plugin|\.agents\/plugins)\/[^/]+\.json$/i;
/** What a client reads fields of: a skill, agent, command or prompt. */
const WITH_FIELDS = /(?:^|\/)(?:SKILL\.md|(?:skills|agents|commands|prompts|output-styles)\/.*\.md)$/i;

/** Fields and keys by which something is executed, granted or asked elsewhere; folded, without `-` and `_`. */
const EXECUTES = new Set(['hooks', 'mcpservers', 'lspservers', 'monitors', 'env', 'permissionmode']);

/**
 * What of a file counts as under test (src/providers/README.md, "Under test"), as a function of its text; null where all of it does.
 *
 * @param path relative to where the client runs, with `/`
 */
export function judgedPart(path: string): ((text: string) => JudgedPart) | null {
  if (UNJUDGED.some((file) => file.test(path))) return (text) => ({ given: null, left: text === '' ? path : text });
  if (SETTINGS.some((file) => file.test(path))) return settingsPart;
  if (MANIFEST.test(path)) return manifestPart;
  return WITH_FIELDS.test(path) ? fieldsPart : null;
}

function settingsPart(text: string): JudgedPart {
  const settings = jsonObject(text);
  if (settings === null) return { given: null, left: text };
  const { permissions, ...others } = settings;
  const { deny, ask, ...granted } = asRecord(permissions);
  const left = [others, granted].filter((part) => Object.keys(part).length > 0);
  return {
    given: JSON.stringify({ permissions: { deny, ask } }),
    left: left.length === 0 ? '' : JSON.stringify(left),
  };
}

function manifestPart(text: string): JudgedPart {
  const manifest = jsonObject(text);
  const left: unknown[] = [];
  const given = JSON.stringify(manifest, (key, value: JsonData) => {
    if (!EXECUTES.has(folded(key))) return value;
    left.push([key, value]);
    return undefined;
  });
  if (manifest === null) return { given: null, left: text };
  return left.length === 0 ? { given: text, left: '' } : { given, left: JSON.stringify(left) };
}

/** Fields begin so, whatever bytes of a mark are read as. Claude ends them at the next `---`, others at a line of it: the later counts. */
const OPENS = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---\s*\n/;
const CLOSES = /^---[^\S\n]*$/m;
/** A key as it is usually written. What is written otherwise might be any, and is left out. */
const KEY = /^(["']?)([^\s"'\\{}[\]?<&*!|>%@`#,:-][^"'\\:]{0,99})\1[ \t]{0,99}:(?:\s|$)/;
/** A value that goes on in the next lines, in which a colon need not be a mistake. */
const CONTINUES = /^(?:$|#|[|>][-+\d]*$|[&!]\S*$|"[^"]*$|'[^']*$|[{[][^}\]]*$)/;
/** The mark of what Claude runs while it loads a text. */
const SHELL = /(?<=```)!(?=([\s\S]*?```))|(?<=^|\s)!(?=(`[^`]+`))/gm;

function fieldsPart(text: string): JudgedPart {
  const begin = OPENS.exec(text)?.[0].length ?? text.length;
  const first = text.indexOf('---', begin);
  const bodyAt = first === -1 ? 0 : first + 3;
  const left: string[] = [];
  const body = text.slice(bodyAt).replace(SHELL, (mark, fence?: string, line = '') => {
    left.push(mark + (fence ?? line));
    // Without anything in its place, a fence could begin another.
    return fence === undefined ? '' : '-';
  });
  const whole = text.slice(0, bodyAt) + body;
  if (first === -1) return { given: whole, left: left.join('') };
  const close = whole.slice(begin).search(CLOSES);
  const end = close === -1 ? first : begin + close;
  const kept: string[] = [];
  let target = kept;
  let [outer, inner, continues] = [-1, -1, true];
  for (const line of whole.slice(begin, end).split(/(?<=\n|[\r\u0085\u2028\u2029](?!\n))/)) {
    const indent = line.search(/\S/);
    const written = line.slice(indent).trimEnd();
    if (indent !== -1 && !written.startsWith('#')) {
      if (outer === -1) outer = indent;
      if (indent === outer && !written.startsWith('-')) {
        const [start = '', , key] = KEY.exec(written) ?? [];
        target = key === undefined || EXECUTES.has(folded(key)) ? left : kept;
        [inner, continues] = [-1, CONTINUES.test(written.slice(start.length).trimStart())];
      } else if (inner === -1) inner = indent;
      const isOdd = indent > outer && (!continues || indent < inner) && /:(?:\s|$)/.test(written);
      if (indent < outer || isOdd) return { given: null, left: text };
    }
    target.push(line);
  }
  return { given: whole.slice(0, begin) + kept.join('') + whole.slice(end), left: left.join('') };
}

/** The names that a rule of settings keeps a model from using, each with the rule and the list that it stands in. */
export function deniedSkills(
  text: string,
  names: readonly string[],
): readonly { readonly name: string; readonly rule: string; readonly list: string }[] {
  const permissions = asRecord(jsonObject(text)?.['permissions']);
  const rules = ['deny', 'ask'].flatMap((list) =>
    asList(permissions[list]).map((rule) => ({ list, rule: asText(rule) ?? '' })),
  );
  return rules.flatMap(({ list, rule }) => {
    const found = /^Skill(?:\((.*)\))?$/i.exec(rule.trim());
    if (found === null) return [];
    // What follows the name are arguments.
    const [start = '', ...more] = foldedName((found[1] ?? '*').replace(/(?::| )\*$/, '')).split('*');
    const end = more.at(-1);
    const isHit = (name: string): boolean =>
      end === undefined ? name === start : name.startsWith(start) && name.endsWith(end);
    return names.filter((name) => [foldedName(name), baseOf(name)].some(isHit)).map((name) => ({ name, rule, list }));
  });
}

function folded(key: string): string {
  return key.trim().toLowerCase().replaceAll(/[-_]/g, '');
}

/** Null for what a client could not read either. */
function jsonObject(text: string): Readonly<Record<string, JsonData>> | null {
  const source = attempt(() => parseJsonSource(text, 'settings'));
  return source instanceof PortcullisError ? null : asRecord(source.value);
}
