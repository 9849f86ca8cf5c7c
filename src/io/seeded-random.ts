import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/**
 * Numbers from 0 up to 1, the same for the same seed (a whole number of 32 bits) on every machine. The Mersenne twister, since it stirs
 * small seeds before the first number; others begin with nearly the same numbers for neighbouring seeds.
 */
export function seededRandom(seed: number): () => number {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}
