/** The channels of a report that are text; `renderReport` knows how each is written. */
export const REPORT_FORMATS = ['text', 'markdown', 'comment', 'sarif', 'junit', 'check-run', 'json'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];
