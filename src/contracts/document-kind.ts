import { isObject } from '../kernel/is-object.ts';
import { parseJsonDocument } from '../kernel/json-document.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { mismatchError } from '../kernel/portcullis-error.ts';
import { FIELDS } from './generated/config.ts';
import { printable } from './problem.ts';

/** What messages call a document, by which fields or by what else it is known, and where it is given. */
type Kind = readonly [what: string, known: string | ((value: Fields) => boolean), place?: string];
type Fields = Readonly<Record<string, unknown>>;

/** Our documents by the names of their schemas; the first that a value is. */
export const KINDS: Readonly<Record<string, Kind>> = {
  plan: ['the plan', 'units case_set_digest', '--plan'],
  results: ['the results file', 'results plan_digest', '--results'],
  'gate-result': ['the gate result', 'gates comparator', 'portcullis report'],
  'gate-report': ['the gate report', 'result stopped', 'portcullis report'],
  conflict: ['the record of a conflict', 'conflict_id attempts'],
  'conflict-input': ['the conflict', 'conflict_type their_outputs', 'conflict resolve --input'],
  termination: ['the record of an end', 'reason phase_at_termination'],
  'run-record': ['the record of the run', 'mode skill_set_digest', 'run --resume'],
  'transcript-meta': ['the record of the process', 'exitCode wallMs'],
  'unit-result': ['the result of a unit', 'unit_run_id token_hits', 'run --resume'],
  loadability: ['the result of a rehearsal', 'rows clients'],
  'client-lock': ['the lock of clients', 'pinned versions', '.github/portcullis/clients-lock.json'],
  scenario: ['the scenario', 'scenario_id turns', 'rehearse --scenarios'],
  'case-file': ['the case file', 'case_id prompt', '--cases'],
  'required-baseline': [
    'the baseline of required checks',
    ({ expected_status: expected }) => expected === 'passed' || expected === 'failed',
    'required.baseline in the configuration',
  ],
  baseline: ['the baseline', 'expected_status', '--baseline'],
  // A case may be called `history`.
  'kpi-baseline': ['the KPI baseline', ({ history }) => Array.isArray(history), 'kpi.baseline in the configuration'],
  'typestate-baseline': ['the typestate baseline', 'reason expires', 'typestate gate --baseline'],
  'required-policy': ['the policy of required checks', 'policyKind', '--policy'],
  'required-attestation': ['the attestation', 'attestationKind', 'required verify --folder'],
  'artifact-meta': ['the record of an artifact', 'artifact_id run_status'],
  approval: ['the approval', 'approval_id inputs_digest'],
  'library-policy': ['the policy of a library', 'library_id sensitivity', 'redact --policy'],
  'tool-registry': ['the registry of tools', 'registry_version tools', '.github/portcullis/policies/tools.json'],
  'access-log': ['the entry of the access log', 'log_id library_id'],
  context: ['the composed context', 'sections text_digest'],
  'context-input': ['the input of a context', 'sections', 'context compose --input'],
  turns: ['the evidence of turns', 'callSpec protocolState', 'typestate check'],
};
/** Known by having no other fields than these, and those that others have as well; it needs none of them. */
const CONFIG: Kind = ['the configuration', '', '.github/portcullis/config.yml'];
const OF_OTHERS = new Set(['$schema', 'schema', 'cases']);
/** So deep stands a tolerated class. */
const DEEPEST = 4;

/** What a document is, by its own fields, or by those of the first item in it: of a list, of `cases`, of a case's providers. */
function kindOf(value: unknown, depth = 0): Kind | undefined {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return kindOf(value[0], depth + 1);
  if (!isObject(value)) return undefined;
  const has = (field: string): boolean => value[field] !== undefined;
  const own = Object.values(KINDS).find(([, known]) =>
    typeof known === 'string' ? known.split(' ').every(has) : known(value),
  );
  const items = Array.isArray(value['cases']) ? [value['cases']] : Object.values(value);
  const kind =
    own ??
    kindOf(
      items.find((item) => item !== null && typeof item === 'object'),
      depth + 1,
    );
  return kind ?? (depth === 0 ? configWith(Object.keys(value)) : undefined);
}

function configWith(keys: readonly string[]): Kind | undefined {
  const own = keys.filter((key) => !OF_OTHERS.has(key));
  return own.length > 0 && own.every((key) => FIELDS.includes(key)) ? CONFIG : undefined;
}

/** By the whole text, by its first line (JSON Lines), or by the keys of its YAML. */
function kindOfText(text: string): Kind | undefined {
  for (const json of [text, ...text.split('\n', 1)]) {
    try {
      return kindOf(parseJsonDocument(json).value);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
    }
  }
  return configWith([...text.matchAll(/^([\w$]+):/gm)].map(([, key = '']) => key));
}

/** `the plan, which is for --plan`: which other document of ours a text or value is than the one that is wanted. */
export function otherKind(
  wanted: string,
  document: { readonly text: string } | { readonly value: unknown },
): string | null {
  const [what, , place] = ('text' in document ? kindOfText(document.text) : kindOf(document.value)) ?? [wanted];
  if (what === wanted) return null;
  return place === undefined ? what : `${what}, which is for ${place}`;
}

/** Throws where a document is another one: of all that differs then, this alone says what to do. */
export function refuseOtherKind(wanted: string, document: Parameters<typeof otherKind>[1], file: string): void {
  const found = otherKind(wanted, document);
  if (found === null) return;
  throw mismatchError('invalid_input', printable(file), { expected: wanted, found }, `Name ${wanted} instead.`);
}
