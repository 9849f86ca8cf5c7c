import { CONFIG_PATH } from '../../contracts/config.ts';
import { counted } from '../../contracts/counted.ts';
import type { Problem } from '../../contracts/problem.ts';
import { DEFAULT_SAMPLING, GO_ON_BELOW_IGNORED, type SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { POOLED_TRIALS } from '../../routing/sampling/stratum.ts';
import { worstRate } from '../../routing/sampling/suite-law.ts';
import type { LoadedConfig } from '../repository/load-config.ts';

/**
 * What holds, and not as its author may think: a field that is ignored, and stages of which more healthy suites are red than alpha says
 * (src/routing/README.md, "Trials and statistics"). The defaults have a little more, too; that is written down, and nothing is said of them.
 */
export function samplingWarnings(checked: LoadedConfig | null, cases: number): readonly Problem[] {
  if (checked === null) return [];
  const { config, lines } = checked;
  const { sampling, providers } = config;
  const at = (pointer: string, expected: string, found: string, help: string): Problem => {
    return { file: CONFIG_PATH, line: lines?.lineOf(pointer) ?? null, pointer, expected, found, help };
  };
  const ignored = at('/sampling/go_on_below', 'no such field', 'one', GO_ON_BELOW_IGNORED);
  const warnings = sampling.namesGoOnBelow ? [ignored] : [];
  if (sampling.rule === 'single' || deciding(sampling) === deciding(DEFAULT_SAMPLING)) return warnings;
  const cells = Math.max(1, cases * providers.size);
  const { rate, red } = worstRate(sampling, cells, POOLED_TRIALS);
  if (red <= sampling.alpha) return warnings;
  const help = `by the exact law, for ${counted(cells, 'cell')} with ${POOLED_TRIALS} trials in the baseline; the defaults give up to 2.28 % at 2 %: expect as many, or take a lower alpha or other stages`;
  const promised = `at most ${percent(sampling.alpha)} of healthy suites red, as alpha says`;
  return [...warnings, at('/sampling', promised, `${percent(red)} at a pass rate of ${rate}`, help)];
}

function deciding({ stages, alpha, drop }: SamplingPolicy): string {
  return JSON.stringify([stages, alpha, drop]);
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))} %`;
}
