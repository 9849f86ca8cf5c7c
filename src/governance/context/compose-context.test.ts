import { describe, expect, test } from 'vitest';

import type { ContextBudget } from '../../contracts/context-budget.ts';
import { contextSection } from '../../contracts/context-section.ts';
import { composeContext, contextModels, lackingSections } from './compose-context.ts';

const RUN = { run_id: 'r', created_at: '2026-01-01T00:00:00Z' };
const budgetOf = (tokens: number): ContextBudget => {
  return { max_tokens: tokens + 30, reserved_for_system: 10, reserved_for_output: 20 };
};
const paragraphs = (count: number, text: string): string =>
  Array.from({ length: count }, (_, at) => `${at}: ${text}`).join('\n\n');

/** Composes texts by their sections, `name!` being required, for no model: three bytes are a token. */
function compose(texts: Readonly<Record<string, string>>, tokens: number) {
  const sections = Object.entries(texts).map(([name, text]) =>
    contextSection({ section: name.replace('!', ''), ...(name.endsWith('!') ? { required: true } : {}) }, text),
  );
  return composeContext(sections, contextModels({}, null, budgetOf(tokens)), RUN);
}

describe('what fits', () => {
  test('stands there whole, by priority, under its name, and the task first and bare', async () => {
    const texts = { constructor: 'o', previous_artifacts: 'p', current_phase: 'c', task_definition: '/t\r\n ' };
    const { text, total_tokens: total, ...context } = await compose(texts, 1000);
    expect(text).toBe('/t\r\n \n\n## current_phase\n\nc\n\n## previous_artifacts\n\np\n\n## constructor\n\no');
    expect(total).toBe(context.sections.reduce((sum, { tokens }) => sum + tokens, 0));
    expect(context).toMatchObject({ termination_reason: null, model: null, estimated: true, summaries: [] });
    expect(context.sections.map(({ section, priority, required }) => [section, priority, required])).toEqual([
      ['task_definition', 100, true],
      ['current_phase', 95, true],
      ['previous_artifacts', 70, false],
      ['constructor', 50, false],
    ]);
  });

  test('to the token', async () => {
    const { total_tokens: total } = await compose({ task_definition: 'ten', retrieval_hits: 'more' }, 1000);
    const texts = { task_definition: 'ten', retrieval_hits: 'more' };
    expect((await compose(texts, total)).summaries).toEqual([]);
    expect((await compose(texts, total - 1)).termination_reason).toBe('context_budget_exceeded');
  });
});

describe('what does not fit', () => {
  const texts = {
    task_definition: 'Mend the redaction.',
    retrieval_hits: paragraphs(50, 'Something about nothing at all.'),
    previous_artifacts: `${paragraphs(50, 'Something about nothing at all.')}\n\nThe redaction is torn.`,
  };

  test('is summarised, the lowest priority first and no more than has to be', async () => {
    const whole = await compose(texts, 100_000);
    const { sections, summaries, total_tokens: total, text } = await compose(texts, whole.total_tokens - 100);
    expect(total).toBeLessThanOrEqual(whole.total_tokens - 100);
    expect(sections.map(({ section, summary_id: id }) => [section, id])).toEqual([
      ['task_definition', null],
      ['retrieval_hits', null],
      ['previous_artifacts', summaries[0]?.summary_id],
    ]);
    expect(sections.map(({ digest }) => digest)).toEqual(whole.sections.map(({ digest }) => digest));
    expect(summaries[0]).toMatchObject({
      ...RUN,
      source_sections: ['previous_artifacts'],
      summary_version: 'summary:v1',
    });
    // What says something of the task stays.
    expect(summaries[0]?.information_preserved).toContain('The redaction is torn.');
    expect(text).toContain(summaries[0]?.summary_id);
  });

  test('tells of every summary what it lost, also of one that keeps nothing', async () => {
    const { termination_reason: reason, summaries } = await compose(texts, 100);
    expect([reason, summaries.length]).toEqual([null, 2]);
    for (const { information_lost: lost } of summaries) expect(lost.length).toBeGreaterThan(0);
    const long = { task_definition: 't', other: 'a'.repeat(1_000_000) };
    const [summary] = (await compose(long, 60)).summaries;
    expect(summary?.information_lost.at(-1)).toBe('900 further parts');
  });

  test('is nothing where it is required', async () => {
    const {
      text,
      text_digest: digest,
      ...context
    } = await compose({ ...texts, 'retrieval_hits!': texts.retrieval_hits }, 100);
    expect([text, digest, context.termination_reason]).toEqual([null, null, 'context_budget_exceeded']);
  });

  test('takes the first larger model that it fits', async () => {
    const models = { s: { ...budgetOf(10), larger: 'm' }, m: { ...budgetOf(1000), larger: 'l' }, l: budgetOf(9000) };
    const of = async (text: string) =>
      composeContext([contextSection({ section: 'task_definition' }, text)], contextModels({ models }, 's'), RUN);
    expect((await of('a'.repeat(20))).model).toBe('s');
    expect((await of('a'.repeat(200))).model).toBe('m');
    expect((await of('a'.repeat(20_000))).model).toBe('l');
    expect(await of('a'.repeat(200_000))).toMatchObject({ model: 'l', termination_reason: 'context_budget_exceeded' });
  });
});

test('the same input gives the same context, and another run other summaries', async () => {
  const sections = [contextSection({ section: 'other' }, paragraphs(50, 'x'))];
  const of = (run: string) => composeContext(sections, contextModels({}, null, budgetOf(60)), { ...RUN, run_id: run });
  expect(await of('a')).toEqual(await of('a'));
  expect((await of('a')).summaries[0]?.summary_id).not.toBe((await of('b')).summaries[0]?.summary_id);
});

test('who needs a section that is summarised or missing lacks it', () => {
  const receipt = { priority: 1, required: true, tokens: 1, digest: '' };
  const sections = [
    { ...receipt, section: 'a', summary_id: null },
    { ...receipt, section: 'b', summary_id: 'summary-1' },
  ];
  const given = ['a', 'b', 'c'].map((section) => ({ section, text: '', priority: 1, required: true }));
  expect(lackingSections({ sections }, given)).toEqual(['b', 'c']);
});
