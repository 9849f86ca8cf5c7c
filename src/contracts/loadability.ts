import { documentText } from './document-text.ts';
import type { Loadability, LoadabilityOutcome, LoadabilityRow } from './generated/loadability.ts';

export type { Loadability, LoadabilityOutcome, LoadabilityRow };

/** The name of the matrix in a batch's folder. */
export const LOADABILITY_FILE = 'loadability.json';

export function loadabilityDocument(loadability: Loadability): string {
  return documentText(loadability);
}
