import { CI_TOPOS_V0 } from './reference-policy.ts';
import type {
  GithubBindingDocument,
  RequiredCheckDocument,
  RequiredPolicy as PolicyDocument,
  RequiredRuleDocument,
} from './generated/required-policy.ts';
import { validate } from './generated/required-policy.validate.js';
import { canonicalJsonOfText } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { globTest } from '../kernel/glob-test.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { asPortcullisError, PortcullisError } from '../kernel/portcullis-error.ts';
import { groupedBy } from './grouped-by.ts';
import { checkedDocument } from './json-source.ts';
import { shown, type Contradiction } from './problem.ts';

/** Where the policy stands, unless the configuration says otherwise. */
export const DEFAULT_REQUIRED_POLICY = '.github/portcullis/policies/required.json';

const CI_TOPOS_V0_DIGEST = 'pol1_a7aa16b6809e37948f5b509074a67df7ebbc6e1bd2f6774b0a99de65dc9d836e';

const GITHUB_ACTIONS = 'github-actions';

/** The check run that shows a check, with the defaults filled in. */
export type GithubBinding = Readonly<Required<Omit<GithubBindingDocument, 'workflow' | 'accept'>>> & {
  readonly accept: readonly string[];
  /** Null for other apps than GitHub Actions, which have no events either. */
  readonly workflow: string | null;
};

/** A check with the defaults filled in. */
export type RequiredCheck = Readonly<Required<Omit<RequiredCheckDocument, 'command' | 'github'>>> & {
  /** Null where it cannot be run here. */
  readonly command: readonly string[] | null;
  /** Null where GitHub does not show it. */
  readonly github: GithubBinding | null;
};

export type RuleCondition =
  | Exclude<RequiredRuleDocument['when'], object>
  | { readonly class: string; readonly docsOnly: boolean };

export interface RequiredRule {
  readonly when: RuleCondition;
  readonly require: readonly string[];
  readonly reason: string;
  readonly last: boolean;
}

/** Which checks a change needs. */
export interface RequiredPolicy {
  readonly policyId: string;
  /** `ci-topos-v0`, else `pol1_` and SHA-256 of the canonical document: `projectionPolicy` and `policyDigest` of what is made under it. */
  readonly digest: string;
  /** The document as it was written, without a byte order mark. */
  readonly text: string;
  /** The classes that a path is in. */
  readonly classesOf: (path: string) => readonly string[];
  readonly docs: string | null;
  readonly rules: readonly RequiredRule[];
  readonly absorbing: ReadonlySet<string>;
  readonly checks: readonly RequiredCheck[];
}

/** Parses a policy; throws one error that lists every problem with file and line. */
export async function parseRequiredPolicy(source: string, file: string): Promise<RequiredPolicy> {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const what = 'the policy of required checks';
  const options = { wholeCharacters: true, help: 'docs/reference/files/required-policy.md has every field.' };
  const { value: document, refuse } = checkedDocument<PolicyDocument>(what, text, validate, file, options);
  const faults = faultsOf(document);
  const classesOf = await pathClasses(document.classes, faults);
  refuse(faults);
  const digest = `pol1_${sha256Hex(canonicalJsonOfText(text))}`;
  return {
    policyId: document.policyId,
    digest: digest === CI_TOPOS_V0_DIGEST ? CI_TOPOS_V0 : digest,
    text,
    classesOf,
    docs: document.docs ?? null,
    rules: document.rules.map(ruleOf),
    absorbing: new Set(document.absorbing),
    checks: document.checks.map(checkOf),
  };
}

/** What puts a path into a class. */
interface ClassTerm {
  readonly name: string;
  /** With what the path begins; blank where that is not known. */
  readonly start: string;
  /** What else is asked of it. */
  readonly fits?: (path: string) => boolean;
}

/** The classes of a path; globs that are none are added to the faults. */
async function pathClasses(classes: PolicyDocument['classes'], faults: Contradiction[]) {
  const terms: ClassTerm[] = [];
  for (const [name, { exact = [], prefix = [], suffix = [], glob = [] }] of Object.entries(classes)) {
    for (const start of exact) terms.push({ name, start, fits: (path) => path === start });
    for (const start of prefix) terms.push({ name, start });
    for (const end of suffix) terms.push({ name, start: '', fits: (path) => path.endsWith(end) });
    for (const [at, text] of glob.entries()) {
      const fits = await globTest(text).catch(asPortcullisError);
      if (!(fits instanceof PortcullisError)) terms.push({ name, start: '', fits });
      else faults.push(faultAt(['classes', name, 'glob', at], fits.mismatch?.expected ?? 'a glob', text));
    }
  }
  // Each path of a change is asked about: most have few terms that begin as they do, and of these the last letter tells most apart.
  const byStart = groupedBy(terms, ({ start }) => start.charCodeAt(0));
  const everywhere = byStart.get(Number.NaN) ?? [];
  return (path: string): readonly string[] => {
    const names: string[] = [];
    for (const { name, start, fits } of byStart.get(path.charCodeAt(0)) ?? []) {
      const last = start.length - 1;
      if (path.charCodeAt(last) !== start.charCodeAt(last) || !path.startsWith(start)) continue;
      if (fits?.(path) !== false && !names.includes(name)) names.push(name);
    }
    for (const { name, fits } of everywhere) if (fits?.(path) === true && !names.includes(name)) names.push(name);
    return names;
  };
}

function ruleOf({ when, last = false, ...rule }: RequiredRuleDocument): RequiredRule {
  return { ...rule, when: typeof when === 'string' ? when : { docsOnly: false, ...when }, last };
}

function checkOf({ github, ...check }: RequiredCheckDocument): RequiredCheck {
  const binding = github === undefined ? null : bindingOf(github);
  return { command: null, timeoutSeconds: 600, environment: [], native: false, ...check, github: binding };
}

/** Whatever the document has, its keys are in one order, by which bindings are compared. */
function bindingOf(github: GithubBindingDocument): GithubBinding {
  const { app = GITHUB_ACTIONS } = github;
  const events = app === GITHUB_ACTIONS ? ['pull_request', 'merge_group', 'push'] : [];
  return { app, workflow: null, events, accept: ['success'], changedWorkflow: 'fail', ...github };
}

/** What a rule waits for, in words. */
export function conditionText(when: RuleCondition): string {
  return typeof when === 'string' ? when : `class ${when.class}${when.docsOnly ? ', docs only' : ''}`;
}

function faultAt(path: readonly (string | number)[], expected: string, found: string): Contradiction {
  return { pointer: path.reduce<string>(childPointer, ''), expected, found: shown(found) };
}

/** What the schema cannot say. */
function faultsOf({ classes, docs, rules, absorbing = [], checks }: PolicyDocument): Contradiction[] {
  const faults: Contradiction[] = [];
  const ids = new Set<string>();
  for (const [at, { checkId }] of checks.entries()) {
    if (ids.has(checkId)) faults.push(faultAt(['checks', at, 'checkId'], 'each check once', checkId));
    ids.add(checkId);
  }
  const knownChecks = (asked: readonly string[], ...path: readonly (string | number)[]): void => {
    for (const [at, id] of asked.entries()) {
      if (!ids.has(id)) faults.push(faultAt([...path, at], 'a check of the policy', id));
    }
  };
  const knownClass = (name: string, ...path: readonly (string | number)[]): void => {
    if (!Object.hasOwn(classes, name)) faults.push(faultAt(path, 'a class of the policy', name));
  };
  if (docs !== undefined) knownClass(docs, 'docs');
  knownChecks(absorbing, 'absorbing');
  const ended = new Set<string>();
  for (const [at, { when, require: asked, last }] of rules.map(ruleOf).entries()) {
    if (typeof when === 'object') knownClass(when.class, 'rules', at, 'when', 'class');
    knownChecks(asked, 'rules', at, 'require');
    const condition = conditionText(when);
    // A class ends its own rules for docs only, too.
    const all = typeof when === 'string' ? when : conditionText({ ...when, docsOnly: false });
    if (ended.has(all) || ended.has(condition)) {
      faults.push(
        faultAt(['rules', at, 'when'], 'a rule that can be reached', `${condition} behind a last rule for it`),
      );
    }
    if (last) ended.add(condition);
  }
  return faults;
}
