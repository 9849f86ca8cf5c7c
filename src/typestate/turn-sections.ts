import {
  anyJson,
  defaulted,
  list,
  number,
  optional,
  record,
  text,
  truth,
  type Decoded,
  type Field,
  type Fields,
} from '../kernel/json-shape.ts';

type Row<F extends Fields> = { readonly [K in keyof F]: Decoded<F[K]> };

/** Texts, rows or a whole object that may be missing: no texts, no rows, nothing. */
export const texts = defaulted(list(text), []);
const rows = <F extends Fields>(fields: F): Field<readonly Row<F>[]> => defaulted(list(record(fields)), []);
export const section = <F extends Fields>(fields: F): Field<Row<F> | undefined> => optional(record(fields));

/** A section that is a list: unlike `rows`, it asks for something even where it is empty. */
const sectionOfRows = <F extends Fields>(fields: F): Field<readonly Row<F>[] | undefined> =>
  optional(list(record(fields)));

/** Which tools may be called, how, and by whom. */
const tools = {
  toolPolicy: section({
    tools: rows({
      toolName: text,
      schemaDigest: optional(text),
      exampleDigest: optional(text),
      /** Without it anybody may call the tool; `direct` is the model itself. */
      allowedCallers: optional(list(text)),
      /** Not in the context from the start: a call of it needs a discovery. */
      deferLoading: defaulted(truth, false),
    }),
    catalogDigest: optional(text),
  }),
  examples: sectionOfRows({ toolCallId: text, exampleDigest: text }),
  discovery: sectionOfRows({
    toolCallId: text,
    query: text,
    resultSetDigest: text,
    catalogDigest: text,
    resolvedTool: optional(text),
  }),
  callerEdges: sectionOfRows({ toolCallId: text, parentCallId: text, caller: text }),
  toolLoading: section({
    defaultPolicyDigest: optional(text),
    policyDigest: optional(text),
    report: optional(anyJson),
    reportDigest: optional(text),
  }),
};

/** How many calls a turn may make, and what becomes of their results. */
const turnShape = {
  parallelPolicy: section({
    admissible: truth,
    maxBranches: optional(number),
    expectedBranches: optional(number),
  }),
  actionModePolicy: section({ adapterDigest: optional(text) }),
  adapterProfile: section({ profileRef: optional(text), digest: optional(text) }),
  autonomyPolicy: section({
    triggers: rows({
      metric: text,
      threshold: number,
      measured: number,
      /** `above` or `below`; `above` where it is not said. */
      crosses: optional(text),
    }),
  }),
  /** Of the stop reasons that the protocol knows those that this harness handles. */
  protocolStatePolicy: section({ handledStopReasons: texts }),
  useConstraints: section({ bindResultDigests: defaulted(truth, false) }),
};

/** Where commands ran, and from what a turn was resumed. */
const runtime = {
  executionBoundary: section({
    shellTools: texts,
    allowedWorkdirs: texts,
    sandboxRef: optional(text),
  }),
  shell: sectionOfRows({
    toolCallId: text,
    workdir: optional(text),
    sandboxRef: optional(text),
    commandDigest: optional(text),
  }),
  compaction: section({
    used: truth,
    policyDigest: optional(text),
    expectedPolicyDigest: optional(text),
    carriedDigest: optional(text),
    resumedDigest: optional(text),
  }),
  contextScope: section({ role: optional(text), allowedRefs: texts, usedRefs: texts }),
};

const governance = {
  guardrails: section({
    /** All three where it is not said. */
    requiredStages: optional(list(text)),
    decisions: rows({ stage: text, guardrailId: text, triggered: truth }),
  }),
  evalGate: section({
    thresholds: rows({ metric: text, minimum: number }),
    metrics: rows({ metric: text, value: number }),
    lineage: section({
      datasetLineageRef: optional(text),
      graderConfigLineageRef: optional(text),
      metricThresholdsRef: optional(text),
    }),
  }),
  selfEvolution: section({
    maxAttempts: optional(number),
    terminalEscalation: optional(text),
    rollbackRef: optional(text),
  }),
  redTeam: section({
    requiredStrategies: texts,
    strategies: texts,
    minProbes: optional(number),
    probes: optional(number),
    maxFailures: defaulted(number, 0),
    failures: optional(number),
    reportDigest: optional(text),
  }),
  traceMode: section({ required: optional(text), actual: optional(text), zeroDataRetention: defaulted(truth, false) }),
  riskTier: section({ tier: optional(text), controlProfileRef: optional(text), controlProfileDigest: optional(text) }),
};

/** The mutation that is to follow the turn: read by `readyMutation` alone. */
const mutation = section({
  /** Actions as the reference names them: `issue_update`, `dep_add`. */
  intended: texts,
  activePolicyDigest: optional(text),
  requiredClaims: texts,
  claims: texts,
  /** The results that it rests on. */
  inputs: rows({ toolCallId: text, resultDigest: text }),
  witnessRefs: texts,
  /** A mutation of the governance policy needs the evaluation and red team gates. */
  changesGovernancePolicy: defaulted(truth, false),
});

/**
 * Sections beside `evidence` that the reference does not have (tool calling typestate 4, 7, 8), each optional: where one is absent, nothing
 * that it asks for is judged. Where it is there, a blank text counts as missing, and what is missing fails.
 */
export const TURN_SECTIONS = { ...tools, ...turnShape, ...runtime, ...governance, mutation };
