import { prettyJson } from '../kernel/canonical-json.ts';
import { dayFaults } from './baseline.ts';
import type { ExpectedCheck, RequiredBaseline as BaselineDocument } from './generated/required-baseline.ts';
import { validate } from './generated/required-baseline.validate.js';
import { checkedValue, parseJsonSource, refuseDuplicateKeys } from './json-source.ts';
import { problemsAt, ProblemsError } from './problem.ts';

export type { ExpectedCheck };

/** Where it stands, unless the configuration says otherwise. */
export const DEFAULT_REQUIRED_BASELINE = 'baselines/required-checks.json';

/** Check → what is expected of it. What is not written down here has to pass. */
export type RequiredBaseline = ReadonlyMap<string, ExpectedCheck>;

/** Parses what is expected of checks; throws one error that lists every problem with file and line. */
export function parseRequiredBaseline(text: string, file: string): RequiredBaseline {
  const what = 'the baseline of required checks';
  // By its fields it could be a baseline of routing with a case called `checks`: its kind is not looked at.
  const document = parseJsonSource(text, file);
  refuseDuplicateKeys(what, document, file);
  const value = checkedValue<BaselineDocument>(what, document.value, validate, file, document);
  const faults = dayFaults(value);
  if (faults.length > 0) throw new ProblemsError(what, problemsAt(faults, file, document));
  return new Map(Object.entries(value.checks));
}

/** The text of its file: sorted keys, two spaces, a newline at the end. */
export function requiredBaselineText(baseline: RequiredBaseline): string {
  const checks = [...baseline].map(([id, entry]) => [id, { ...entry }]);
  return prettyJson({ schema: 1, checks: Object.fromEntries(checks) as Record<string, never> });
}
