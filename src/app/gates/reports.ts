/** What the edges print: the renderers of results, in one place for them. */
export { gateFailure, gateOutputs } from '../../gates/action-outcome.ts';
export { GATE_INPUTS } from '../../gates/index.ts';
export { entryText, proposalSummary, proposalTitle } from '../../report/baseline-proposal.ts';
export { reportedFindings } from '../../report/findings.ts';
export { loadabilityText } from '../../report/loadability-text.ts';
export { escapeMarkdown } from '../../report/markdown.ts';
export { listingsText, planSummary } from '../../report/plan-summary.ts';
export { renderReport } from '../../report/render-report.ts';
export { infraGroups, routeSummary } from '../../report/route-summary.ts';
export { samplingText } from '../../report/sampling-text.ts';
export { errorSummary } from '../../report/stopped-text.ts';
export { PLAIN, safeText } from '../../report/text-style.ts';
export { terminationText } from '../../report/termination-text.ts';
export { unitText } from '../../report/unit-text.ts';
