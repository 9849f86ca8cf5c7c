import type {
  GithubBindingDocument,
  PathClass,
  RequiredCheckDocument,
  RequiredPolicy as PolicyDocument,
  RequiredRuleDocument,
} from './generated/required-policy.ts';
import { validate } from './generated/required-policy.validate.js';
import { canonicalJsonOfText } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { anyGlobTest, globTest } from '../kernel/glob-test.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { checkedDocument } from './json-source.ts';
import { shown, type Contradiction } from './problem.ts';

/** Where the policy stands, unless the configuration says otherwise. */
export const DEFAULT_REQUIRED_POLICY = '.github/portcullis/policies/required.json';

/** The reference's policy: its name stands where others have their digest. */
export const CI_TOPOS_V0 = 'ci-topos-v0';
const CI_TOPOS_V0_DIGEST = 'pol1_a7aa16b6809e37948f5b509074a67df7ebbc6e1bd2f6774b0a99de65dc9d836e';

const GITHUB_ACTIONS = 'github-actions';

/** The check run that shows a check, with the defaults filled in. */
export interface GithubBinding {
  readonly name: string;
  readonly app: string;
  /** Null for other apps than GitHub Actions, which have no events either. */
  readonly workflow: string | null;
  readonly events: readonly string[];
  readonly accept: readonly string[];
  readonly changedWorkflow: 'fail' | 'warn';
}

/** A check with the defaults filled in. */
export interface RequiredCheck {
  readonly checkId: string;
  /** Null where it cannot be run here. */
  readonly command: readonly string[] | null;
  readonly timeoutSeconds: number;
  readonly environment: readonly string[];
  readonly native: boolean;
  /** Null where GitHub does not show it. */
  readonly github: GithubBinding | null;
}

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
  /** Class → whether a path is in it. */
  readonly classes: ReadonlyMap<string, (path: string) => boolean>;
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
  refuse([...faultsOf(document), ...(await globFaults(document))]);
  const digest = `pol1_${sha256Hex(canonicalJsonOfText(text))}`;
  const classes = Object.entries(document.classes).map(async ([name, one]) => [name, await classTest(one)] as const);
  return {
    policyId: document.policyId,
    digest: digest === CI_TOPOS_V0_DIGEST ? CI_TOPOS_V0 : digest,
    text,
    classes: new Map(await Promise.all(classes)),
    docs: document.docs ?? null,
    rules: document.rules.map(ruleOf),
    absorbing: new Set(document.absorbing),
    checks: document.checks.map(checkOf),
  };
}

async function classTest({ exact = [], prefix = [], suffix = [], glob = [] }: PathClass) {
  const names = new Set(exact);
  const lengths = new Set(exact.map(({ length }) => length));
  const matches = glob.length === 0 ? () => false : await anyGlobTest(glob);
  // Each path of a change is asked about in each class: no closures, and no hash of a path that has the length of none.
  return (path: string): boolean => {
    if (lengths.has(path.length) && names.has(path)) return true;
    for (const start of prefix) if (path.startsWith(start)) return true;
    for (const end of suffix) if (path.endsWith(end)) return true;
    return matches(path);
  };
}

function ruleOf({ when, last = false, ...rule }: RequiredRuleDocument): RequiredRule {
  return { ...rule, when: typeof when === 'string' ? when : { docsOnly: false, ...when }, last };
}

function checkOf({ checkId, command, github, ...rest }: RequiredCheckDocument): RequiredCheck {
  const { timeoutSeconds = 600, environment = [], native = false } = rest;
  const binding = github === undefined ? null : bindingOf(github);
  return { checkId, command: command ?? null, timeoutSeconds, environment, native, github: binding };
}

function bindingOf({ name, app = GITHUB_ACTIONS, workflow, events, ...rest }: GithubBindingDocument): GithubBinding {
  const ownEvents = app === GITHUB_ACTIONS ? ['pull_request', 'merge_group', 'push'] : [];
  const { accept = ['success'], changedWorkflow = 'fail' } = rest;
  return { name, app, workflow: workflow ?? null, events: events ?? ownEvents, accept, changedWorkflow };
}

/** What a rule waits for, in words. */
export function conditionText(when: RuleCondition): string {
  return typeof when === 'string' ? when : `class ${when.class}${when.docsOnly ? ', docs only' : ''}`;
}

/** What the schema cannot say. */
function faultsOf({ classes, docs, rules, absorbing = [], checks }: PolicyDocument): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const add = (path: readonly (string | number)[], expected: string, value: string): void => {
    found.push({ pointer: path.reduce(childPointer, ''), expected, found: value });
  };
  const ids = new Set<string>();
  checks.forEach(({ checkId, github }, at) => {
    if (ids.has(checkId)) add(['checks', at, 'checkId'], 'each check once', `${checkId} again`);
    ids.add(checkId);
    const { app = GITHUB_ACTIONS } = github ?? {};
    const place = ['checks', at, 'github'];
    if (app === GITHUB_ACTIONS) {
      if (github !== undefined && github.workflow === undefined) add(place, 'a field "workflow"', 'nothing');
      return;
    }
    for (const key of ['workflow', 'events', 'changedWorkflow'] as const) {
      const value = github?.[key];
      if (value !== undefined) add([...place, key], `none for the app ${app}`, shown(value));
    }
  });
  const knownChecks = (path: readonly (string | number)[], asked: readonly string[]): void => {
    asked.forEach((id, at) => {
      if (!ids.has(id)) add([...path, at], `a check of the policy`, shown(id));
    });
  };
  const knownClass = (path: readonly (string | number)[], name: string): void => {
    if (!Object.hasOwn(classes, name)) add(path, 'a class of the policy', shown(name));
  };
  if (docs !== undefined) knownClass(['docs'], docs);
  knownChecks(['absorbing'], absorbing);
  const ended = new Set<string>();
  rules.map(ruleOf).forEach(({ when, require: asked, last }, at) => {
    if (typeof when === 'object') knownClass(['rules', at, 'when', 'class'], when.class);
    knownChecks(['rules', at, 'require'], asked);
    const condition = conditionText(when);
    // A class ends its own rules for docs only, too.
    const all = typeof when === 'string' ? when : conditionText({ ...when, docsOnly: false });
    if (ended.has(all) || ended.has(condition))
      add(['rules', at, 'when'], 'a rule that can be reached', `${condition}, behind a rule for it that is the last`);
    if (last) ended.add(condition);
  });
  return found;
}

async function globFaults({ classes }: PolicyDocument): Promise<readonly Contradiction[]> {
  const found: Contradiction[] = [];
  for (const [name, { glob = [] }] of Object.entries(classes)) {
    for (const [at, pattern] of glob.entries()) {
      try {
        await globTest(pattern);
      } catch (error) {
        if (!(error instanceof PortcullisError)) throw error;
        const { expected = 'a glob', found: value = error.message } = error.mismatch ?? {};
        const pointer = ['classes', name, 'glob', at].reduce(childPointer, '');
        found.push({ pointer, expected, found: value });
      }
    }
  }
  return found;
}
