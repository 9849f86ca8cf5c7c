import { compareWithFile, compareWithRef, type CompareRequest } from '../app/comparator/compare-request.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/** Flags that say what a gate compares with. */
export interface CompareFlags {
  readonly baseRef?: string;
  readonly baseline?: string;
}

/** Exactly one of the two. */
export function compareRequestOf({ baseRef, baseline }: CompareFlags): CompareRequest {
  if (baseRef !== undefined && baseline === undefined) return compareWithRef(baseRef);
  if (baseline !== undefined && baseRef === undefined) return compareWithFile(baseline);
  const found = baseRef === undefined ? 'neither' : 'both';
  throw new PortcullisError(
    'usage',
    `expected either --base-ref or --baseline, found ${found}`,
    'Example: --base-ref origin/main',
  );
}
