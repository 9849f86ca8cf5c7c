import { documentText } from '../contracts/document-text.ts';
import { parseRequiredPolicy, type RequiredPolicy } from '../contracts/required-policy.ts';

/** The reference's policy, `ci-topos-v0` (premath harness 3.1). Nothing in it says how a check is run. */
export async function referencePolicy(): Promise<RequiredPolicy> {
  const { default: document } = await import('./ci-topos-v0.json', { with: { type: 'json' } });
  return parseRequiredPolicy(documentText(document), 'ci-topos-v0.json');
}
