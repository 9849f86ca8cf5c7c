import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the memory of this process near to what lives, from now on. V8 would give garbage ever more room and never give it back, several
 * times as much as is needed where work is long and little of it is kept (`npm run bench -- runner memory`, `npm run bench -- typestate`).
 *
 * `young`: the young generation stays as small as it is. `all`, for pieces that live long enough to leave it: the old one is also collected
 * whenever it has doubled, which costs a little more of the processor's time.
 */
export function holdMemory(generations: 'young' | 'all'): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  if (generations === 'all') setFlagsFromString('--heap-growing-percent=100');
}
