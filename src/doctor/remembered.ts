/** Texts whose answers are kept. */
const MAX_KEPT = 200;

/**
 * The same function, which keeps its newest answers: each rule asks the same of each script, and an alias of YAML may repeat a script
 * in every step.
 */
export function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(text, answer);
    return answer;
  };
}
