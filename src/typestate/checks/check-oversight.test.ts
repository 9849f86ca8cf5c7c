import { testSections } from '../../testing/section-table.ts';

const trace = (fields: object): Record<string, unknown> => ({ traceMode: fields });
const risk = (fields: object = {}): Record<string, unknown> => ({
  riskTier: { tier: 'High', controlProfileRef: 'p', controlProfileDigest: 'd', ...fields },
});
const traced = ['governance.trace_mode_violation'] as const;
const controlled = ['governance.risk_tier_profile_missing'] as const;

testSections([
  ['null', { traceMode: null, riskTier: null }, []],
  ['a mode', trace({ actual: ' Dashboard ' }), []],
  ['the required mode', trace({ required: 'INTERNAL_PROCESSOR', actual: 'internal_processor' }), []],
  ['another', trace({ required: 'disabled', actual: 'dashboard' }), traced],
  ['an unknown mode', trace({ required: 'file', actual: 'file' }), traced],
  ['no mode', trace({}), traced],
  ['a blank mode', trace({ required: ' ', actual: ' ' }), traced],
  ['nothing retained', trace({ actual: 'disabled', zeroDataRetention: true }), []],
  ['something retained', trace({ actual: 'dashboard', zeroDataRetention: true }), traced],
  ['a tier with its profile', risk(), []],
  ['an unknown tier', risk({ tier: 'extreme' }), controlled],
  ['a blank tier', risk({ tier: ' ' }), controlled],
  ['no profile', risk({ controlProfileRef: null }), controlled],
  ['a profile without a digest', risk({ controlProfileDigest: ' ' }), controlled],
]);
