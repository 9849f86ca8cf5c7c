import type { GateOptions } from '../app/gates/gate-head.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/** Flags that say what a gate compares with. */
export interface AgainstFlags {
  readonly baseRef?: string;
  readonly baseline?: string;
}

/** Exactly one of the two. */
export function againstOf({ baseRef, baseline }: AgainstFlags): GateOptions['against'] {
  if (baseRef !== undefined && baseline === undefined) return { baseRef };
  if (baseline !== undefined && baseRef === undefined) return { baseline };
  const found = baseRef === undefined ? 'neither' : 'both';
  throw new PortcullisError(
    'usage',
    `expected either --base-ref or --baseline, found ${found}`,
    'Example: --base-ref origin/main',
  );
}
