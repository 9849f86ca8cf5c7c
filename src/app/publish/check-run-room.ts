import type { ApiUse } from '../../io/github/github-api.ts';
import { ANNOTATION_BATCH } from '../../io/github/github-checks.ts';
import { CHANNEL_LIMITS } from '../../report/channel-limits.ts';

/** What a gate may ask the API for, besides its downloads (src/app/README.md, "Comment"). */
const GATE_REQUESTS = 7;

/** How many annotations a check run may have, so that a gate keeps within its requests: as many as fit, and at least those of one. */
export function checkRunRoom({ requests, downloads }: Pick<ApiUse, 'requests' | 'downloads'>): number {
  const left = Math.max(1, GATE_REQUESTS - (requests - downloads));
  return Math.min(CHANNEL_LIMITS.checkAnnotations, left * ANNOTATION_BATCH);
}
