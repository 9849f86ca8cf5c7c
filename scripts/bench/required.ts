import { documentText } from '../../src/contracts/document-text.ts';
import { decideWitness } from '../../src/required/decide.ts';
import { decodeRequest } from '../../src/required/decode-request.ts';
import { artifactPath, fallbackPayload, gateRefOf, NORMALIZER_ID } from '../../src/required/gate-ref.ts';
import { projectPaths, projectShape, referencePolicy } from '../../src/required/project.ts';
import { parseRequiredPolicy, type RequiredPolicy } from '../../src/contracts/required-policy.ts';
import { decideShape, verifyShape, verifyWitness } from '../../src/required/verify-witness.ts';
import type { VerifyOptions, WitnessRequest } from '../../src/required/verify-witness.ts';
import { buildWitness } from '../../src/required/witness.ts';
import { alternating } from '../alternating.ts';

const PATHS = 10_000;
const MAX_PROJECTION = 25;
const CHECKS = 200;
const MAX_VERIFICATION = 15;
/** How much more a path may cost among eight times as many: sorting is not quite linear. */
const MAX_GROWTH = 1.5;
/** Rounds that do not count: until then the compiler is still at work. */
const WARM_UP = 30;

/**
 * From the text of a request to its answer, against `JSON.parse` of the same text, in one process and alternating.
 * `npm run bench -- required [rounds]`
 */
export async function bench([rounds = '15']: readonly string[]): Promise<string> {
  const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} alternating runs`;
  const policy = await referencePolicy();
  const { policy: large, text } = await largeWitness();
  const verify = (): void => {
    const { witness, changedPaths, ...request } = decodeRequest(text, verifyShape, 'bench');
    const { errors } = verifyWitness(large, witness, changedPaths, optionsOf(request));
    if (errors.length > 0) throw new Error(errors.join());
  };
  const decide = (): void => {
    const { witness, expectedChangedPaths, ...request } = decodeRequest(text, decideShape, 'bench');
    const { errors } = decideWitness(large, witness, expectedChangedPaths, optionsOf(request));
    if (errors.length > 0) throw new Error(errors.join());
  };
  const request = pathsText(PATHS);
  const rows = [
    row(`projection of ${PATHS} paths`, Number(rounds), request, MAX_PROJECTION, () => project(policy, request)),
    row(`verification of ${CHECKS} checks with payloads`, Number(rounds), text, MAX_VERIFICATION, verify),
    row(`decision over ${CHECKS} checks with payloads`, Number(rounds), text, MAX_VERIFICATION, decide),
  ];
  const head = `| from text to answer | ms | \`JSON.parse\` ms | ratio | budget |\n| --- | ---: | ---: | ---: | ---: |`;
  return [title, [head, ...rows].join('\n'), growth(policy, Number(rounds))].join('\n\n');
}

const optionsOf = (request: Pick<WitnessRequest, 'gateWitnessPayloads' | 'nativeRequiredChecks'>): VerifyOptions => {
  const { gateWitnessPayloads = {}, nativeRequiredChecks } = request;
  return { form: 'reference', payloads: new Map(Object.entries(gateWitnessPayloads)), nativeRequiredChecks };
};

function project(policy: RequiredPolicy, text: string): object {
  return projectPaths(policy, decodeRequest(text, projectShape, 'bench').changedPaths, 'reference');
}

const FOLDERS = ['crates/kernel/src', 'docs/guide', 'specs/premath/raw', 'tests/conformance/fixtures', 'tools/toy'];

/** In the order in which git names them. */
function pathsText(count: number): string {
  const paths = Array.from({ length: count }, (_, at) => `${FOLDERS[at % FOLDERS.length]}/part-${at}/file-${at}.rs`);
  return JSON.stringify({ changedPaths: paths.toSorted() });
}

/** A request with a witness of many checks, half of which wrote what they found, and its policy. */
async function largeWitness(): Promise<{ readonly policy: RequiredPolicy; readonly text: string }> {
  const ids = Array.from({ length: CHECKS }, (_, at) => `check-${at}`);
  const document = {
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'bench',
    classes: {},
    rules: [{ when: 'unclassified', require: ids, reason: 'all' }],
    checks: ids.map((checkId) => ({ checkId })),
  };
  const policy = await parseRequiredPolicy(documentText(document), 'bench.json');
  const changedPaths = Array.from({ length: 100 }, (_, at) => `src/file-${at}.ts`);
  const projection = projectPaths(policy, changedPaths, 'reference');
  const { projectionDigest, projectionPolicy: policyDigest } = projection;
  const payloads = ids.map((checkId) =>
    fallbackPayload({ checkId, projectionDigest, policyDigest, ctxRef: 'base', dataHeadRef: 'head' }, 0),
  );
  const path = (at: number): string => artifactPath(projectionDigest, at + 1, ids[at] ?? '');
  const witness = buildWitness({
    ...projection,
    policyDigest,
    normalizerId: NORMALIZER_ID,
    results: ids.map((checkId) => ({ checkId, status: 'passed', exitCode: 0, durationMs: 1 })),
    gateWitnessRefs: payloads.map((payload, at) => gateRefOf(ids[at] ?? '', path(at), 'fallback', payload)),
    deltaSource: 'git_diff',
    fromRef: 'base',
    toRef: 'head',
    squeakSiteProfile: 'local',
    runStartedAt: '2026-01-01T00:00:00Z',
    runFinishedAt: '2026-01-01T00:00:01Z',
    runDurationMs: 1000,
  });
  const gateWitnessPayloads = Object.fromEntries(payloads.map((payload, at) => [path(at), payload]));
  return {
    policy,
    text: JSON.stringify({ witness, changedPaths, expectedChangedPaths: changedPaths, gateWitnessPayloads }),
  };
}

function row(what: string, rounds: number, text: string, budget: number, answer: () => unknown): string {
  const [answered, parsed] = alternating(rounds, [answer, () => JSON.parse(text) as unknown], WARM_UP);
  const ratio = (answered ?? Number.NaN) / (parsed ?? Number.NaN);
  if (!(ratio <= budget)) process.exitCode = 1;
  return `| ${what} | ${answered?.toFixed(1)} | ${parsed?.toFixed(2)} | ${ratio.toFixed(1)} | ${budget} |`;
}

function growth(policy: RequiredPolicy, rounds: number): string {
  const texts = [PATHS, 8 * PATHS].map(pathsText);
  const [few = Number.NaN, many = Number.NaN] = alternating(
    rounds,
    texts.map((text) => () => project(policy, text)),
    WARM_UP,
  );
  const factor = many / few / 8;
  if (!(factor <= MAX_GROWTH)) process.exitCode = 1;
  return `A path among ${8 * PATHS} costs ${factor.toFixed(2)} times as much as one among ${PATHS}, at most ${MAX_GROWTH.toFixed(2)}.`;
}
