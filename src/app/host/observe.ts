import { dirname, join, resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { PROOF_FILES } from '../../contracts/required-attestation.ts';
import { integrityOf } from '../../harness/issues/issue-graph.ts';
import { leaseProjection } from '../../harness/issues/lease.ts';
import { blockedItems, readyIssues } from '../../harness/issues/readiness.ts';
import { momentOf } from '../../harness/rfc3339.ts';
import type { OBSERVE_MODES } from '../../harness/state-names.ts';
import { filesMatching, isFile } from '../../io/find-files.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { asPortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { measureKpi } from '../kpi/measure-kpi.ts';
import { jsonOf } from '../../required/decode-request.ts';
import { objectOf } from '../../required/spelt-fields.ts';
import { verifyProofFolder } from '../required/read-proof-folder.ts';
import type { World } from '../world/world.ts';
import { instructionWitnessPath } from './instruction.ts';
import { readIssueMemory } from '../harness/issue-memory.ts';
import { readSession } from '../harness/session-file.ts';
import { nowText, statePath } from '../harness/state-folder.ts';
import { queryTrajectory } from '../harness/trajectory-file.ts';

/** Rows that failed, the newest first, in an observation. */
const SHOWN_ROWS = 20;
/** The reference's lines (tusk harness contract 13). */
const KPI_LINES = { windowHours: 24, targetKpi: 0.8, rollbackKpi: 0.4, minSampleRows: 3 };

export interface ObserveRequest {
  readonly mode: (typeof OBSERVE_MODES)[number];
  /** Which instruction or projection, where the mode is about one. */
  readonly instructionId?: string | undefined;
  readonly projectionDigest?: string | undefined;
  /** Where `required run` leaves its folders. */
  readonly artifactsRoot: string;
}

/**
 * Puts what a harness left in its files into one document, writes that into the state folder, and shows what `mode` asks for. What has no file
 * is null.
 *
 * @throws PortcullisError for a file that is not valid, and for an observation that cannot be written
 */
export async function observe(world: World, request: ObserveRequest): Promise<object> {
  const { mode, instructionId, projectionDigest } = request;
  const decisions = await decisionsIn(world, request.artifactsRoot);
  const document = await observationOf(world, decisions[0] ?? null);
  const observationPath = await statePath(world, undefined, 'observation');
  await writeFileAtomically(resolve(world.cwd, observationPath), documentText(document), 'the observation');
  const answer = { action: `observe.${mode.replace('-', '_')}`, observationPath };
  if (mode === 'latest') return { ...answer, observation: document };
  if (mode === 'needs-attention') {
    const items = needsOf(document);
    return { ...answer, count: items.length, items };
  }
  if (mode === 'instruction') {
    const path = instructionWitnessPath(named('--instruction-id', instructionId));
    const text = await readOptionalTextFile(join(world.root, path), 'the witness of an instruction');
    return { ...answer, instructionId, witness: text === undefined ? null : jsonOf(text) };
  }
  const digest = named('--projection-digest', projectionDigest);
  const projected = decisions.filter((decision) => decision.projectionDigest === digest);
  return { ...answer, projectionDigest, count: projected.length, items: projected };
}

function named(flag: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw usageError(`expected ${flag} with this mode, found nothing`);
}

async function observationOf(world: World, lastDecision: Decided | null) {
  const place = async (file: 'session' | 'issues' | 'trajectory') => {
    const path = await statePath(world, undefined, file);
    return (await isFile(resolve(world.cwd, path))) ? path : null;
  };
  const [sessionPath, issuesPath, path] = [await place('session'), await place('issues'), await place('trajectory')];
  const rows = path === null ? null : await queryTrajectory(world, { path, isStrict: false }, 'failed', SHOWN_ROWS);
  return {
    schema: 1,
    observationKind: 'portcullis.observation.v1',
    observedAt: nowText(world),
    session: sessionPath === null ? null : (await readSession(world, { path: sessionPath, isStrict: false })).session,
    issues: issuesPath === null ? null : await issueFacts(world, issuesPath),
    failedRows: rows,
    lastDecision,
    kpi: path === null ? null : await kpiFacts(world, path),
  };
}

async function issueFacts(world: World, path: string) {
  const issues = await readIssueMemory(world, path);
  const { staleIssueIds } = leaseProjection(issues, momentOf(world.now()));
  return {
    issuesPath: path,
    readyCount: readyIssues(issues).length,
    blockedCount: blockedItems(issues).length,
    staleIssueIds,
    cyclePath: integrityOf(issues, 'active').cyclePath,
  };
}

async function kpiFacts({ cwd, root }: World, path: string) {
  const unread = { sessionPath: '', issuesPath: '' };
  const { decision, ratios } = await measureKpi(root, { trajectoryPath: resolve(cwd, path), ...unread }, KPI_LINES);
  return { state: decision.state, kpi: ratios.kpi };
}

/** A decision about required checks. */
interface Decided {
  readonly folder: string;
  /** When the checks had run. */
  readonly finishedAt: string;
  readonly decision: string;
  readonly projectionDigest: string;
  /** Whether the files beside it prove it. */
  readonly verified: boolean;
}

/** What `required run` left, the newest first. What is no witness is none of it, and named. */
async function decisionsIn(world: World, artifactsRoot: string): Promise<readonly Decided[]> {
  const witnesses = await filesMatching(resolve(world.cwd, artifactsRoot), `*/required/${PROOF_FILES.witness}`);
  const decided = witnesses.map(async (witness): Promise<readonly Decided[]> => {
    const folder = join(artifactsRoot, dirname(witness));
    const what = 'the witness of required checks';
    const text = await readTextFile(resolve(world.cwd, artifactsRoot, witness), what).catch(asPortcullisError);
    const { runFinishedAt: finishedAt } = objectOf(typeof text === 'string' ? jsonOf(text) : undefined) ?? {};
    if (typeof finishedAt !== 'string') {
      world.say(`${join(artifactsRoot, witness)}: expected ${what}, found none; it is passed over`);
      return [];
    }
    const { problems, proofs } = await verifyProofFolder(world, folder, null);
    return proofs.map(({ decision: { decision }, projection: { projectionDigest } }) => {
      return { folder, finishedAt, decision, projectionDigest, verified: problems.length === 0 };
    });
  });
  return (await Promise.all(decided)).flat().sort((a, b) => compareCodePoints(b.finishedAt, a.finishedAt));
}

/** What somebody has to look at, by kind and what it is about. */
function needsOf({ issues, failedRows, lastDecision, kpi }: Awaited<ReturnType<typeof observationOf>>) {
  const { cyclePath = null, staleIssueIds = [] } = issues ?? {};
  const need = (kind: string, ref: string) => ({ kind, ref });
  return [
    ...(cyclePath === null ? [] : [need('dependency_cycle', cyclePath.join(' -> '))]),
    ...staleIssueIds.map((id) => need('lease_stale', id)),
    ...(lastDecision === null || (lastDecision.decision === 'accept' && lastDecision.verified)
      ? []
      : [need('required_rejected', lastDecision.folder)]),
    ...(kpi?.state === 'rollback' ? [need('kpi_rollback', kpi.kpi.spelling)] : []),
    ...(failedRows?.items ?? []).flatMap((row) => ('stepId' in row ? [need('step_failed', String(row.stepId))] : [])),
  ];
}
