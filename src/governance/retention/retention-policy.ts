import type { RunStatus } from '../../contracts/artifact-meta.ts';
import { CONFIG_PATH, type GovernanceConfig } from '../../contracts/config.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';

/** How long artifacts are kept, in days; what the section `governance.retention` leaves out is as the specification has it. */
export interface RetentionPolicy {
  readonly default_ttl_days: number;
  readonly by_status: Readonly<Record<NonNullable<RunStatus>, KeptDays>>;
  /** Which protections hold. */
  readonly exceptions: Readonly<Record<(typeof PROTECTIONS)[number][1], boolean>>;
  readonly archive: { readonly enabled: boolean };
  /** Ids of artifacts and runs that must be kept. */
  readonly compliance: readonly string[];
  /** Paths or globs of files whose batches are golden, beside the cases. */
  readonly golden: readonly string[];
}

interface KeptDays {
  readonly keep_days: number;
  /** Null: it is never packed. */
  readonly archive_after_days: number | null;
}

/** Why an artifact is never deleted, the first that holds, with the exception that says so. */
export const PROTECTIONS = [
  ['approved', 'approved_artifacts'],
  ['golden_task', 'golden_tasks'],
  ['user_starred', 'user_starred'],
  ['compliance', 'compliance_required'],
] as const;

export type Protection = (typeof PROTECTIONS)[number][0];

/** The defaults of the specification, section 6. */
const DEFAULT_RETENTION: RetentionPolicy = {
  default_ttl_days: 90,
  by_status: {
    success: { keep_days: 180, archive_after_days: 90 },
    failed: { keep_days: 30, archive_after_days: null },
    cancelled: { keep_days: 7, archive_after_days: null },
    blocked: { keep_days: 60, archive_after_days: null },
  },
  exceptions: { approved_artifacts: true, golden_tasks: true, user_starred: true, compliance_required: true },
  archive: { enabled: true },
  compliance: [],
  golden: [],
};

/** The policy of a section. @throws PortcullisError `invalid_input` for one that would pack what it has deleted */
export function retentionPolicyOf(section: GovernanceConfig['retention'] = {}): RetentionPolicy {
  const by_status = { ...DEFAULT_RETENTION.by_status };
  for (const status of ['success', 'failed', 'cancelled', 'blocked'] as const) {
    const kept = { ...by_status[status], ...section.by_status?.[status] };
    by_status[status] = kept;
    if (kept.archive_after_days === null || kept.archive_after_days < kept.keep_days) continue;
    const place = `${CONFIG_PATH}: governance.retention.by_status.${status}.archive_after_days`;
    const expected = `less than keep_days, which is ${kept.keep_days}, or null`;
    throw mismatchError('invalid_input', place, { expected, found: String(kept.archive_after_days) });
  }
  return {
    ...DEFAULT_RETENTION,
    ...section,
    by_status,
    exceptions: { ...DEFAULT_RETENTION.exceptions, ...section.exceptions },
    archive: { ...DEFAULT_RETENTION.archive, ...section.archive },
  };
}
