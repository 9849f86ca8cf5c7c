import { isObject } from '../../kernel/is-object.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { DEFAULT_MAX_DEPTH } from '../../kernel/json-scanner.ts';
import { parseJsonTree } from '../../kernel/json-tree.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { textsOf } from './policy.ts';

const MISSING_CLASS = 'pipeline_missing_failure_class';

/** Lists of classes that outputs and witnesses have. */
const LISTS = ['failureClasses', 'operationalFailureClasses', 'semanticFailureClasses'];

/** What a process and a witness say of a failure (premath harness 5.2); null where there is no such output. */
export interface FailureOutput {
  readonly stdout: string | null;
  readonly stderr: string | null;
  /** The text of the witness; undefined where none was asked for, null where it is missing. */
  readonly witness: string | null | undefined;
}

export interface Classified {
  /** In the order in which they were seen first. */
  readonly processClasses: readonly string[];
  /** Null where no witness was asked for. */
  readonly witnessClasses: readonly string[] | null;
  /** Both; never empty. */
  readonly classified: readonly string[];
}

/** The classes of a failure. */
export function classifyFailure({ stdout, stderr, witness }: FailureOutput): Classified {
  const processClasses = textsOf([...classesOfOutput(stderr ?? ''), ...classesOfOutput(stdout ?? '')]);
  const witnessClasses = witness === undefined ? null : classesOfWitness(witness);
  const both = textsOf([...processClasses, ...(witnessClasses ?? [])]);
  return { processClasses, witnessClasses, classified: both.length === 0 ? [MISSING_CLASS] : both };
}

/** Of an output that is a JSON object its members, of any output what stands as `a_class:` in it. */
function classesOfOutput(output: string): readonly unknown[] {
  const value = jsonOf(output);
  const named = isObject(value) ? [value['failureClass'], value['reasonClass'], ...listed(value)] : [];
  return [...named, ...tokensOf(output)];
}

/** Groups of letters and digits, at least two, joined by `_` and followed by a colon. Each run is read once, however long. */
function tokensOf(output: string): readonly string[] {
  const tokens: string[] = [];
  for (const { 0: run, index } of output.matchAll(/[a-z0-9_]+/g)) {
    if (output[index + run.length] !== ':') continue;
    const groups = run.slice(run.lastIndexOf('__') + 1).split('_');
    const token = groups.filter((group) => group !== '');
    if (token.length > 1 && groups.at(-1) !== '') tokens.push(token.join('_'));
  }
  return tokens;
}

function classesOfWitness(witness: string | null): readonly string[] {
  if (witness === null) return ['pipeline_missing_witness'];
  const value = jsonOf(witness);
  if (value === undefined) return ['pipeline_invalid_witness_json'];
  if (!isObject(value)) return ['pipeline_invalid_witness_shape'];
  const classes = sortedUnique(textsOf(listed(value)));
  return classes.length > 0 || value['verdictClass'] === 'accepted' ? classes : [MISSING_CLASS];
}

function listed(object: Readonly<Record<string, unknown>>): readonly unknown[] {
  return LISTS.flatMap((name) => textsOf(object[name]));
}

/** As Python reads it, which takes `NaN`; undefined for a text that is no JSON. */
function jsonOf(text: string): unknown {
  const limits = { maxDepth: DEFAULT_MAX_DEPTH, anyNumber: true, nonFinite: true };
  try {
    return parseJsonTree(text, limits, Number).value;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
