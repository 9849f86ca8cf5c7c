import { isObject } from '../../kernel/is-object.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { DEFAULT_MAX_DEPTH } from '../../kernel/json-scanner.ts';
import { parseJsonTree } from '../../kernel/json-tree.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { textsOf } from './policy.ts';

const MISSING_CLASS = 'pipeline_missing_failure_class';

/** What is known of a failure. */
export interface FailureOutput {
  readonly stdout: string;
  readonly stderr: string;
  /** The text of the witness; undefined where none was asked for, null where it is missing. */
  readonly witness: string | null | undefined;
}

/** The classes of a failure, in the order in which they were seen first (premath harness 5.2). */
export interface Classified {
  readonly processClasses: readonly string[];
  /** Null where no witness was asked for. */
  readonly witnessClasses: readonly string[] | null;
  /** Both; never empty. */
  readonly classified: readonly string[];
}

export function classifyFailure({ stdout, stderr, witness }: FailureOutput): Classified {
  const processClasses = textsOf([...classesOfOutput(stderr), ...classesOfOutput(stdout)]);
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
  return [...output.matchAll(/[a-z0-9_]+/g)].flatMap(({ 0: run, index }) => {
    if (output[index + run.length] !== ':' || run.endsWith('_')) return [];
    const token = run.slice(run.lastIndexOf('__') + 1).replace(/^_/, '');
    return token.includes('_') ? [token] : [];
  });
}

function classesOfWitness(witness: string | null): readonly string[] {
  if (witness === null) return ['pipeline_missing_witness'];
  const value = jsonOf(witness);
  if (value === undefined) return ['pipeline_invalid_witness_json'];
  if (!isObject(value)) return ['pipeline_invalid_witness_shape'];
  const classes = sortedUnique(listed(value));
  return classes.length > 0 || value['verdictClass'] === 'accepted' ? classes : [MISSING_CLASS];
}

function listed(object: Readonly<Record<string, unknown>>): readonly string[] {
  const names = ['failureClasses', 'operationalFailureClasses', 'semanticFailureClasses'];
  return names.flatMap((name) => textsOf(object[name]));
}

/** As Python reads it, which takes `NaN`; undefined for a text that is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return parseJsonTree(text, { maxDepth: DEFAULT_MAX_DEPTH, anyNumber: true, nonFinite: true }, Number).value;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
