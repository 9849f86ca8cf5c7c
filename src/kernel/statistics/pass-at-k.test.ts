import { expect, test } from 'vitest';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';
import { passAtK, passHatK } from './pass-at-k.ts';

test('all counts up to 30 trials, against whole numbers, to the last bit', () => {
  const wrong: string[] = [];
  for (let total = 0; total <= 30; total += 1) {
    for (let passed = 0; passed <= total; passed += 1) {
      for (let k = 0; k <= total; k += 1) {
        const all = ways(total, k);
        const any = nearestDouble(all - ways(total - passed, k), all);
        if (passAtK({ passed, total }, k) !== any) wrong.push(`pass@${k} of ${passed}/${total}`);
        if (passHatK({ passed, total }, k) !== nearestDouble(ways(passed, k), all)) {
          wrong.push(`pass^${k} of ${passed}/${total}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('against every choice of trials there is, up to 12', () => {
  const wrong: string[] = [];
  for (let total = 0; total <= 12; total += 1) {
    // chosen[k]: for every choice of k trials, the places of its first and of its last one.
    const chosen = Array.from({ length: total + 1 }, (): { first: number; last: number }[] => []);
    for (let choice = 0; choice < 2 ** total; choice += 1) {
      const places = Array.from({ length: total }, (_, place) => place).filter((place) => (choice >> place) & 1);
      chosen[places.length]?.push({ first: places[0] ?? Infinity, last: places.at(-1) ?? -Infinity });
    }
    for (let passed = 0; passed <= total; passed += 1) {
      for (const [k, choices] of chosen.entries()) {
        // The first `passed` trials are the ones that passed.
        const any = choices.filter(({ first }) => first < passed).length / choices.length;
        const every = choices.filter(({ last }) => last < passed).length / choices.length;
        if (passAtK({ passed, total }, k) !== any) wrong.push(`pass@${k} of ${passed}/${total}`);
        if (passHatK({ passed, total }, k) !== every) wrong.push(`pass^${k} of ${passed}/${total}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('k = 1 is the rate, k = n is all or nothing, more is unknown', () => {
  expect(passAtK({ passed: 1, total: 10 }, 1)).toBe(0.1);
  expect(passHatK({ passed: 1, total: 10 }, 1)).toBe(0.1);
  expect(passAtK({ passed: 1, total: 10 }, 10)).toBe(1);
  expect(passHatK({ passed: 9, total: 10 }, 10)).toBe(0);
  expect(passHatK({ passed: 10, total: 10 }, 10)).toBe(1);
  for (const f of [passAtK, passHatK]) {
    expect(f({ passed: 3, total: 3 }, 4)).toBeNull();
    expect(f({ passed: 0, total: 0 }, 1)).toBeNull();
  }
});

test('many trials, where no double counts the choices', () => {
  expect(passAtK({ passed: 1, total: 2000 }, 1000)).toBeCloseTo(0.5, 13);
  expect(passHatK({ passed: 1999, total: 2000 }, 1000)).toBeCloseTo(0.5, 13);
  expect(passHatK({ passed: 900, total: 2000 }, 1000)).toBe(0);
  expect(passAtK({ passed: 1001, total: 2000 }, 1000)).toBe(1);
  const share = nearestDouble(ways(1100, 1000), ways(1200, 1000));
  expect(relativeError(passHatK({ passed: 1100, total: 1200 }, 1000) ?? 0, share)).toBeLessThan(1e-12);
});

test('impossible arguments', () => {
  for (const f of [passAtK, passHatK]) {
    expect(() => f({ passed: 2, total: 1 }, 1)).toThrow(RangeError);
    for (const k of [-1, 0.5, Number.NaN]) expect(() => f({ passed: 1, total: 1 }, k)).toThrow(RangeError);
  }
});
