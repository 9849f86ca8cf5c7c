import type { GateReport } from '../contracts/gate-report.ts';
import type { Finding, GateResult } from '../contracts/gate-result.ts';
import type { TypestateResult } from '../contracts/typestate-result.ts';
import { subjectText, turnMessage } from '../gates/typestate-gate.ts';
import { tellingRows } from './turn-rows.ts';

/** One thing that a gate says, whichever gate it was. Texts are as they came and hostile; each channel escapes them. */
export interface ReportedFinding {
  readonly gate: 'jobs' | 'routing' | 'typestate';
  /** A delta of the gate; `leg` of jobs. */
  readonly rule: string;
  readonly level: Finding['level'];
  /** `case/provider: why`, a turn and why, or a job and what became of it. */
  readonly text: string;
  readonly file: string | null;
  readonly line: number | null;
  /** What makes it the same finding in another run: not where it stands, and not what it says. */
  readonly identity: readonly string[];
}

const LEVELS: readonly Finding['level'][] = ['error', 'warning', 'note'];
const LEVEL_OF = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' } as const;

/** What the gates of a report say; nothing where they stopped. */
export function reportedFindings({ result }: GateReport): readonly ReportedFinding[] {
  return result === null ? [] : gateFindings(result);
}

/** What the gates say: errors first, of each level jobs, then the routing gate's, each in the gate's own order, which is worst first. */
export function gateFindings(result: GateResult): readonly ReportedFinding[] {
  const all = [
    ...ofLegs(result),
    ...ofRouting(result),
    ...(result.typestate === null ? [] : turnFindings(result.typestate)),
  ];
  return LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
}

/** Jobs that succeeded, or whose result is allowed, are nothing to say. */
function ofLegs({ legs }: GateResult): readonly ReportedFinding[] {
  const failed = (legs ?? []).filter(({ level }) => level === 'error');
  return failed.map(({ job, level, message }) => {
    const identity = ['jobs', 'leg', job];
    return { gate: 'jobs', rule: 'leg', level, text: `${job} ${message}`, file: null, line: null, identity };
  });
}

function ofRouting({ findings }: GateResult): readonly ReportedFinding[] {
  return findings.map(({ rule, level, case_id: id, agent, message, file, line }) => {
    const identity = ['routing', rule, id, agent];
    return { gate: 'routing', rule, level, text: `${id}/${agent}: ${message}`, file, line, identity };
  });
}

/** What the typestate gate says, by its rows, since these name the class apart. */
export function turnFindings(result: TypestateResult): readonly ReportedFinding[] {
  return tellingRows(result).map((row) => {
    const subject = subjectText(row.subject);
    return {
      gate: 'typestate',
      rule: row.delta,
      level: LEVEL_OF[row.gate],
      text: `${subject}: ${turnMessage(row)}`,
      file: row.places[0]?.file ?? null,
      line: row.places[0]?.line ?? null,
      identity: ['typestate', row.delta, subject, row.class ?? ''],
    };
  });
}
