import { anyJson, defaulted, list, number, optional, record, required, text, truth } from '../kernel/json-shape.ts';

const texts = list(text);

/** Which tools may be called, how, and by whom. */
const tools = {
  toolPolicy: optional(
    record({
      tools: defaulted(
        list(
          record({
            toolName: required(text),
            schemaDigest: optional(text),
            exampleDigest: optional(text),
            /** Without it anybody may call the tool; `direct` is the model itself. */
            allowedCallers: optional(texts),
            /** Not in the context from the start: a call of it needs a discovery. */
            deferLoading: defaulted(truth, false),
          }),
        ),
        [],
      ),
      catalogDigest: optional(text),
    }),
  ),
  examples: optional(list(record({ toolCallId: required(text), exampleDigest: required(text) }))),
  discovery: optional(
    list(
      record({
        toolCallId: required(text),
        query: required(text),
        resultSetDigest: required(text),
        catalogDigest: required(text),
        resolvedTool: optional(text),
      }),
    ),
  ),
  callerEdges: optional(
    list(record({ toolCallId: required(text), parentCallId: required(text), caller: required(text) })),
  ),
  toolLoading: optional(
    record({
      defaultPolicyDigest: optional(text),
      policyDigest: optional(text),
      report: optional(anyJson),
      reportDigest: optional(text),
    }),
  ),
};

/** How many calls a turn may make, and what becomes of their results. */
const turnShape = {
  parallelPolicy: optional(
    record({
      admissible: required(truth),
      maxBranches: optional(number),
      expectedBranches: optional(number),
    }),
  ),
  actionModePolicy: optional(record({ adapterDigest: optional(text) })),
  adapterProfile: optional(record({ profileRef: optional(text), digest: optional(text) })),
  autonomyPolicy: optional(
    record({
      triggers: defaulted(
        list(
          record({
            metric: required(text),
            threshold: required(number),
            measured: required(number),
            /** `above` or `below`; `above` where it is not said. */
            crosses: optional(text),
          }),
        ),
        [],
      ),
    }),
  ),
  /** Of the stop reasons that the protocol knows those that this harness handles. */
  protocolStatePolicy: optional(record({ handledStopReasons: defaulted(texts, []) })),
  useConstraints: optional(record({ bindResultDigests: defaulted(truth, false) })),
};

/** Where commands ran, and from what a turn was resumed. */
const runtime = {
  executionBoundary: optional(
    record({
      shellTools: defaulted(texts, []),
      allowedWorkdirs: defaulted(texts, []),
      sandboxRef: optional(text),
    }),
  ),
  shell: optional(
    list(
      record({
        toolCallId: required(text),
        workdir: optional(text),
        sandboxRef: optional(text),
        commandDigest: optional(text),
      }),
    ),
  ),
  compaction: optional(
    record({
      used: required(truth),
      policyDigest: optional(text),
      expectedPolicyDigest: optional(text),
      carriedDigest: optional(text),
      resumedDigest: optional(text),
    }),
  ),
  contextScope: optional(
    record({ role: optional(text), allowedRefs: defaulted(texts, []), usedRefs: defaulted(texts, []) }),
  ),
};

const governance = {
  guardrails: optional(
    record({
      /** All three where it is not said. */
      requiredStages: optional(texts),
      decisions: defaulted(
        list(record({ stage: required(text), guardrailId: required(text), triggered: required(truth) })),
        [],
      ),
    }),
  ),
  evalGate: optional(
    record({
      thresholds: defaulted(list(record({ metric: required(text), minimum: required(number) })), []),
      metrics: defaulted(list(record({ metric: required(text), value: required(number) })), []),
      lineage: optional(
        record({
          datasetLineageRef: optional(text),
          graderConfigLineageRef: optional(text),
          metricThresholdsRef: optional(text),
        }),
      ),
    }),
  ),
  selfEvolution: optional(
    record({ maxAttempts: optional(number), terminalEscalation: optional(text), rollbackRef: optional(text) }),
  ),
  redTeam: optional(
    record({
      requiredStrategies: defaulted(texts, []),
      strategies: defaulted(texts, []),
      minProbes: optional(number),
      probes: optional(number),
      maxFailures: defaulted(number, 0),
      failures: optional(number),
      reportDigest: optional(text),
    }),
  ),
  traceMode: optional(
    record({ required: optional(text), actual: optional(text), zeroDataRetention: defaulted(truth, false) }),
  ),
  riskTier: optional(
    record({ tier: optional(text), controlProfileRef: optional(text), controlProfileDigest: optional(text) }),
  ),
};

/** The mutation that is to follow the turn: read by `readyMutation` alone. */
const mutation = optional(
  record({
    /** Actions as the reference names them: `issue_update`, `dep_add`. */
    intended: defaulted(texts, []),
    activePolicyDigest: optional(text),
    requiredClaims: defaulted(texts, []),
    claims: defaulted(texts, []),
    /** The results that it rests on. */
    inputs: defaulted(list(record({ toolCallId: required(text), resultDigest: required(text) })), []),
    witnessRefs: defaulted(texts, []),
    /** A mutation of the governance policy needs the evaluation and red team gates. */
    changesGovernancePolicy: defaulted(truth, false),
  }),
);

/**
 * Sections beside `evidence` that the reference does not have (tool calling typestate 4, 7, 8), each optional: where one is absent, nothing
 * that it asks for is judged. Where it is there, a blank text counts as missing, and what is missing fails.
 */
export const TURN_SECTIONS = { ...tools, ...turnShape, ...runtime, ...governance, mutation };
