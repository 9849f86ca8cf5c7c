import { canonicalJson } from '../../kernel/canonical-json.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { anyJson, type Decoded, defaulted, list, optional, record, text, where } from '../../kernel/json-shape.ts';
import { optionalText, refSet, trimmed } from '../../kernel/trimmed.ts';
import { schemaOne } from '../stored-document.ts';
import { ClassedRefusal } from '../classed-refusal.ts';

const KINDS = ['premath.scheme_eval.request.v0', 'premath.rhai_eval.request.v0'];

const AUTHORITY = {
  issueId: optional(text),
  policyDigest: optional(text),
  instructionRef: optional(text),
  capabilityClaims: defaulted(list(text), []),
};
const callShape = record({
  ...AUTHORITY,
  callId: optional(text),
  id: optional(text),
  action: text,
  args: optional(anyJson),
  witnessRefs: defaulted(list(text), []),
  lineageRefs: defaulted(list(text), []),
});
const programShape = record({
  ...AUTHORITY,
  schema: optional(schemaOne),
  programKind: optional(
    where(text, KINDS.join(' or '), (kind) => (['', ...KINDS].includes(trimmed(kind)) ? kind : undefined)),
  ),
  calls: defaulted(list(callShape), []),
});

/** For which issue, under which policy, by whose instruction and with which claims something is called. */
export interface Authority {
  readonly issueId?: string | undefined;
  readonly policyDigest?: string | undefined;
  readonly instructionRef?: string | undefined;
  readonly capabilityClaims?: readonly string[] | undefined;
}

/** A call of a program. */
export interface HostCall {
  /** From 1. */
  readonly number: number;
  readonly callId: string;
  readonly action: string;
  /** Canonical JSON. */
  readonly argsText: string;
  readonly argsDigest: string;
  readonly issueId: string | undefined;
  readonly policyDigest: string | null;
  readonly instructionRef: string | null;
  readonly claims: ReadonlySet<string>;
  readonly witnessRefs: readonly string[];
  readonly lineageRefs: readonly string[];
}

/**
 * The calls of a program, a JSON text (premath harness 7.1). What a call says of its authority comes before what `given` says, and that before
 * the program; claims are those of all three.
 *
 * @throws ClassedRefusal for a program that is none, and for more calls than `maxCalls`
 */
export function readProgram(jsonText: string, given: Authority, maxCalls: number): readonly HostCall[] {
  if (maxCalls === 0) throw invalidProgram('expected --max-calls of at least 1, found 0');
  const program = decodeJsonOr(jsonText, programShape, invalidProgram);
  const { calls } = program;
  if (calls.length === 0) throw invalidProgram('expected at least one call, found none');
  if (calls.length > maxCalls) {
    const found = `expected at most ${maxCalls} calls (--max-calls), found ${calls.length}`;
    throw new ClassedRefusal('scheme_eval.call_budget_exceeded', found);
  }
  return calls.map((call, at) => hostCall(call, at + 1, [call, given, program]));
}

function hostCall(call: Decoded<typeof callShape>, number: number, sources: readonly Authority[]): HostCall {
  if (call.callId !== undefined && call.id !== undefined) {
    throw invalidProgram(`call ${number}: expected callId or id, found both`);
  }
  const first = (name: 'issueId' | 'policyDigest' | 'instructionRef'): string | undefined =>
    sources.map((source) => optionalText(source[name])).find((value) => value !== undefined);
  const argsText = canonicalJson(call.args ?? {});
  return {
    number,
    callId: optionalText(call.callId ?? call.id) ?? `call-${number}`,
    action: trimmed(call.action),
    argsText,
    argsDigest: `he1_${sha256Hex(argsText)}`,
    issueId: first('issueId'),
    policyDigest: first('policyDigest') ?? null,
    instructionRef: first('instructionRef') ?? null,
    claims: new Set(sources.flatMap(({ capabilityClaims = [] }) => refSet(capabilityClaims))),
    witnessRefs: call.witnessRefs,
    lineageRefs: call.lineageRefs,
  };
}

function invalidProgram(reason: string): ClassedRefusal {
  return new ClassedRefusal('scheme_eval.invalid_program', reason);
}
