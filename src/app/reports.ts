/** What the edges print: the renderers of results, in one place for them. */
export { doctorText } from '../report/doctor-text.ts';
export { errorSummary } from '../report/error-summary.ts';
export { gateSummary } from '../report/gate-summary.ts';
export { gateText } from '../report/gate-text.ts';
export { initText } from '../report/init-text.ts';
export { joinText } from '../report/join-text.ts';
export { safeLines } from '../report/safe-lines.ts';
export { loadabilityText } from '../report/loadability-text.ts';
export { samplingText } from '../report/sampling-text.ts';
export { PLAIN, safeText, type TextStyle } from '../report/text-style.ts';
export { turnLinesSummary, turnLineText } from '../report/turn-lines-text.ts';
export { unitText } from '../report/unit-text.ts';
export { suiteSummary, vectorLine } from '../report/vector-suite-text.ts';
export { turnsSummary } from '../report/turns-summary.ts';
export { turnsText } from '../report/turns-text.ts';
