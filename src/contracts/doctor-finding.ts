/** Worst first. */
export const DOCTOR_LEVELS = ['error', 'warning', 'note'] as const;

export type DoctorLevel = (typeof DOCTOR_LEVELS)[number];

/** One thing in a repository's workflows by which a gate is passed without having held, or more is at risk than need be. */
export interface DoctorFinding {
  readonly rule: string;
  readonly level: DoctorLevel;
  /** Relative to the repository. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** What happens, and why that is bad. */
  readonly message: string;
  readonly remedy: string;
}
