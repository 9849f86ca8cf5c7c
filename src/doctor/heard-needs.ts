import { mentionedIn } from './evaluate-expression.ts';
import { parseExpression, parseTemplate } from './expression.ts';
import type { Job, Step } from './workflow.ts';
import { membersOf, scalarText, type Mapping } from './yaml-value.ts';

/** Ids, lower case, of the needed jobs of which a job tells its steps or the workflow that it calls; `*` where it is all of them. */
export function jobHears({ env, with: inputs }: Job): ReadonlySet<string> {
  return new Set([...valuesOf(env), ...valuesOf(inputs)].flatMap(needsIn));
}

/** The same of what stands in one step, also in its `if`. */
export function stepHears({ run, with: inputs, env, condition }: Step): ReadonlySet<string> {
  const asked = scalarText(condition) ?? '';
  const bare = asked.includes('${{') ? null : parseExpression(asked.trim());
  const texts = [run ?? '', asked, ...valuesOf(inputs), ...valuesOf(env)];
  return new Set([...texts.flatMap(needsIn), ...(bare === null ? [] : idsOf(mentionedIn(bare).paths))]);
}

function needsIn(text: string): readonly string[] {
  return parseTemplate(text).expressions.flatMap(({ tree }) => (tree === null ? [] : idsOf(mentionedIn(tree).paths)));
}

/** `needs` as a whole, `needs.*.result` and `needs.<id>.…`. Each access is told with all that it goes through: `needs.a`, `needs`. */
function idsOf(paths: readonly string[]): readonly string[] {
  const ids = paths.flatMap((path) => {
    const [context, id, ...more] = path.split('.');
    return context === 'needs' && id !== undefined && more.length === 0 ? [id] : [];
  });
  const isWhole = paths.filter((path) => path === 'needs').length > ids.length;
  return isWhole ? [...ids, '*'] : ids;
}

function valuesOf(mapping: Mapping): readonly string[] {
  return membersOf(mapping).flatMap(([, value]) => scalarText(value) ?? []);
}
