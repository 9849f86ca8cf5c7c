/** What the command line says before it does anything: names, limits, texts. No use case is loaded for it. */
export {
  DEPENDENCY_TYPES,
  FEATURE_STATUSES,
  GRAPH_SCOPES,
  OBSERVE_MODES,
  SESSION_STATES,
  STEP_MODES,
  VIEWS,
} from '../../harness/state-names.ts';
export { PROVIDER_IDS, SKILL_ROOTS } from '../../providers/known-providers.ts';
export { REPORT_FORMATS, type ReportFormat } from '../../report/report-formats.ts';
export { clip, PLAIN, safeLines, safeStart, safeText, type TextStyle } from '../../report/text-style.ts';
export { DEFAULT_SHARDS } from '../../routing/pack-shards.ts';
export { LEAST_BASE_TRIALS, LOOSENING_TRIALS } from '../../routing/sampling/stratum.ts';
