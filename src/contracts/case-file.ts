import { isObject } from '../kernel/is-object.ts';
import { foldedName } from '../kernel/folded-name.ts';
import { digestOf } from '../kernel/digest.ts';
import { partContradictions, TASK_SECTION } from './context-section.ts';
import type { CaseFile, RoutingCase } from './generated/case-file.ts';
import { validate } from './generated/case-file.validate.js';
import {
  checkedValue,
  parseJsonSource,
  refuseBrokenText,
  refuseDuplicateKeys,
  refuseOtherDocument,
} from './json-source.ts';
import { ProblemsError, shown, type LineFinder, type Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';

export type { RoutingCase };

const WHAT = 'the case file';

/** A case and where it was written. */
export interface LocatedCase {
  readonly definition: RoutingCase;
  readonly file: string;
  /** 1-based line on which the case begins. */
  readonly line: number;
  /** Digest of everything but the id, so that a case that only got another id is recognised. */
  readonly digest: string;
  /** Line of a field of the case, for messages. */
  lineOf(field: string): number;
}

/**
 * Parses a case file: a bare array, `{cases: […]}`, or (for `score`) one case object. Throws one error that lists every
 * problem of form; what the cases mean is checked by `caseProblems`.
 */
export function parseCaseFile(text: string, file: string): readonly LocatedCase[] {
  const document = parseJsonSource(text, file, WHAT);
  refuseDuplicateKeys(WHAT, document, file);
  refuseBrokenText(WHAT, text, document, file);
  refuseOtherDocument(WHAT, document, file);
  const { value } = document;
  const single = isObject(value) && value['case_id'] !== undefined;
  const parsed = single ? singleCase(value, file, document) : checkedValue(WHAT, value, validate, file, document);
  const prefix = Array.isArray(value) ? '' : '/cases';
  const definitions = Array.isArray(parsed) ? parsed : parsed.cases;
  return definitions.map((definition, index) =>
    located(definition, file, single ? '' : `${prefix}/${index}`, document),
  );
}

/** The schema knows cases in a list; pointers are reported as they are in the file. */
function singleCase(value: unknown, file: string, document: LineFinder): CaseFile {
  const list: unknown = [value];
  if (validate(list)) return list;
  const outside = (pointer: string): string => pointer.replace(/^\/0/, '');
  const lines: LineFinder = { lineOf: (pointer) => document.lineOf(outside(pointer)) };
  const problems = schemaProblems(validate.errors ?? [], list, file, lines);
  throw new ProblemsError(
    WHAT,
    problems.map((problem) => ({ ...problem, pointer: outside(problem.pointer) })),
  );
}

function located(definition: RoutingCase, file: string, pointer: string, document: LineFinder): LocatedCase {
  const line = (): number => document.lineOf(pointer) ?? 1;
  return {
    definition,
    file,
    // Of the merge base's cases nobody asks for it, and it takes a scan.
    get line() {
      return line();
    },
    digest: caseDigest(definition),
    lineOf: (field) => document.lineOf(`${pointer}/${field}`) ?? line(),
  };
}

/** The words that the client is given, as they are composed where all fit. */
export function givenText({ prompt, context = [] }: RoutingCase): string {
  return [prompt, ...context.map(({ section, text }) => `## ${section}\n\n${text}`)].join('\n\n');
}

/** The skills that have to be called, the expected one first. */
export function requiredSkills({ expected_skill: expected, required_skills: required = [] }: RoutingCase): string[] {
  return expected === undefined ? required : [expected, ...required];
}

/** `sha256:…` over the case without `case_id` and `renamed_from`. */
export function caseDigest(definition: RoutingCase): string {
  const { case_id: _id, renamed_from: _from, ...content } = definition;
  return digestOf(content as object as Parameters<typeof digestOf>[0]);
}

/** `sha256:…` over all cases by id: the same for any order, file layout, line endings or byte order mark. */
export function caseSetDigest(cases: readonly LocatedCase[]): string {
  return digestOf(Object.fromEntries(cases.map(({ definition, digest }) => [definition.case_id, digest])));
}

/** The providers on which the prompt of a case loads a skill without the model being asked. */
export type InvokedOn = (definition: RoutingCase) => readonly string[];

/**
 * What is wrong with cases that are well-formed: ids used twice, empty prompts, prompts that invoke a skill by themselves, tokens that
 * contradict each other, and, where the installed skills are known, skills that exist nowhere.
 */
export function caseProblems(
  cases: readonly LocatedCase[],
  skillExists: ((name: string) => boolean) | null,
  invokedOn: InvokedOn = () => [],
): readonly Problem[] {
  const problems: Problem[] = [];
  const firstById = new Map<string, LocatedCase>();
  const firstByOldId = new Map<string, LocatedCase>();
  for (const item of cases) {
    const { definition, file } = item;
    const { case_id: id, prompt, renamed_from: source } = definition;
    const at = (field: string, expected: string, found: string, help: string | null = null): void => {
      problems.push({ file, line: item.lineOf(field), pointer: `${id}/${field}`, expected, found, help });
    };
    const first = firstById.get(id);
    if (first === undefined) firstById.set(id, item);
    else at('case_id', 'an id of its own', `the id of ${first.file}:${first.line}`, 'rename one of the two cases');
    if (id === 'schema') {
      at('case_id', 'an id that the baseline does not use itself', shown(id), 'give the case another id');
    }

    if (prompt.trim() === '') at('prompt', 'a prompt', 'an empty text');
    const parts = [{ section: TASK_SECTION, text: prompt }, ...(definition.context ?? [])];
    for (const { pointer, expected, found } of partContradictions(parts, '')) {
      const [, index = '', field] = pointer.split('/');
      at(['context', Number(index) - 1, field].filter((part) => part !== undefined).join('/'), expected, found);
    }
    const invoked = invokedOn(definition);
    if (invoked.length > 0) {
      const help = `on ${invoked.join(', ')} it invokes a skill or command without the model’s choice, so that the case would prove nothing; ask for the result in plain words`;
      at('prompt', 'a prompt in plain words', shown(prompt.slice(0, 40)), help);
    }
    if (source === id) at('renamed_from', 'the id that the case had before', 'its present id', 'remove renamed_from');
    const other = source === undefined ? undefined : firstByOldId.get(source);
    if (source !== undefined && other === undefined) firstByOldId.set(source, item);
    if (other !== undefined) {
      const found = `the id that ${other.definition.case_id} had, too`;
      at('renamed_from', 'an id that one case had before', found, 'only one case can be the renamed one');
    }
    const required = new Set(requiredSkills(definition).map(foldedName));
    for (const [index, token] of (definition.disallowed_skills ?? []).entries()) {
      if (required.has(foldedName(token))) {
        at(`disallowed_skills/${index}`, 'a skill that the case does not require', shown(token), 'drop one of the two');
      }
    }
    if (skillExists === null) continue;
    for (const [field, token] of skillFields(definition)) {
      const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
      const known = [
        token,
        ...aliases.filter(([alias]) => foldedName(alias) === foldedName(token)).map(([, name]) => name),
      ];
      if (!known.some(skillExists)) {
        const help = 'correct the name, or add its root with --skills';
        at(field, 'a skill that exists under the skills roots', shown(token), help);
      }
    }
  }
  return problems;
}

/** Throws where `caseProblems` finds anything. */
export function refuseCaseProblems(cases: readonly LocatedCase[], invokedOn?: InvokedOn): void {
  const problems = caseProblems(cases, null, invokedOn);
  if (problems.length > 0)
    throw new ProblemsError('the case set', problems, 'Run `portcullis validate` after correcting it.');
}

function skillFields(definition: RoutingCase): readonly (readonly [field: string, token: string])[] {
  const list = (name: 'required_skills' | 'disallowed_skills'): [string, string][] =>
    (definition[name] ?? []).map((token, index) => [`${name}/${index}`, token]);
  const expected: [string, string][] =
    definition.expected_skill === undefined ? [] : [['expected_skill', definition.expected_skill]];
  return [...expected, ...list('required_skills'), ...list('disallowed_skills')];
}
