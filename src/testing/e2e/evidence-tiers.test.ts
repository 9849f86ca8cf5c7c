import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { RoutingCase } from '../../contracts/case-file.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { CLIENTS, madeTranscript, type Client, type Step } from '../made-transcript.ts';
import { describeReferenceData, referenceText } from '../reference-data.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

const CASES = join(import.meta.dirname, 'skill-era-cases.json');

async function score(client: Client, definition: object, steps: readonly Step[]): Promise<UnitResult> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'case.json'), JSON.stringify(definition));
  writeFileSync(join(folder, 'transcript.jsonl'), madeTranscript(client, { steps, catalogue: ['tide-table'] }));
  const flags = ['--case', 'case.json', '--transcript', 'transcript.jsonl', '--exit-code', '0', '--json'];
  const { code, out, err } = await cli(['score', '--provider', client, ...flags], { cwd: folder });
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as UnitResult;
}

describe.each(CLIENTS)('the implicit tier-1 requirement of expected_skill is active for %s', (client) => {
  const asked = { case_id: 'tides', prompt: 'When is high water?', expected_skill: 'tide-table' };
  const strong: Step[] = [{ load: 'tide-table' }, { say: 'At noon.' }];
  const weak: Step[] = [{ peek: 'tide-table' }, { say: 'At noon.' }];

  test('tier 1 passes', async () => {
    const result = await score(client, asked, strong);
    expect(result).toMatchObject({ status: 'pass', token_hits: { 'tide-table': { tier: 1, succeeded: true } } });
  });

  test('tier 2 fails with evidence_too_weak', async () => {
    const result = await score(client, asked, weak);
    expect(result).toMatchObject({
      status: 'fail',
      failure_kind: 'evidence_too_weak',
      failure_category: 'assertion',
      missing: [{ token: 'tide-table', reason: 'too_weak', required_tier: 1, best_tier: 2 }],
    });
  });

  test('tier 2 passes with expected_skill_min_tier: 2', async () => {
    const result = await score(client, { ...asked, expected_skill_min_tier: 2 }, weak);
    expect(result).toMatchObject({ status: 'pass', token_hits: { 'tide-table': { tier: 2 } } });
  });
});

/** Replays a case file on transcripts in which each client does what `stepsOf` says; the units by `case/client`. */
async function replayed(
  caseText: string,
  stepsOf: (definition: RoutingCase) => readonly Step[],
): Promise<ReadonlyMap<string, UnitResult>> {
  const folder = temporaryFolder();
  const cases = JSON.parse(caseText) as RoutingCase[];
  writeFileSync(join(folder, 'cases.json'), caseText);
  for (const client of CLIENTS) {
    mkdirSync(join(folder, 'recordings', client), { recursive: true });
    for (const definition of cases) {
      const stem = join(folder, 'recordings', client, definition.case_id);
      // All skills are there, so that one that was not loaded was not chosen.
      const catalogue = [...new Set(cases.flatMap(requiredSkills))];
      writeFileSync(`${stem}.jsonl`, madeTranscript(client, { steps: stepsOf(definition), catalogue }));
      writeFileSync(`${stem}.meta.json`, '{"exitCode": 0, "timedOut": false}');
    }
  }
  const flags = ['--cases', 'cases.json', '--transcripts', 'recordings', '--json'];
  const { code, out, err } = await cli(['replay', ...flags], { cwd: folder });
  expect([code, err.split('\n').length]).toEqual([0, 2]);
  const { results } = JSON.parse(out) as { results: UnitResult[] };
  expect(results).toHaveLength(cases.length * CLIENTS.length);
  return new Map(results.map((unit) => [`${unit.case_id}/${unit.agent}`, unit]));
}

/** Everything that a case of the skill era asks for and that is a skill's name. */
function requiredSkills(definition: RoutingCase): readonly string[] {
  const named = [definition.expected_skill, ...(definition.required_all_evidence ?? [])];
  return [...new Set(named.filter((token) => token !== undefined && !token.includes('/')))] as string[];
}

/** A word of the any-list; an activity token asks for a call, which a load is. */
function listedWord(definition: RoutingCase): string {
  return definition.required_any_evidence?.[0] ?? '';
}

function skillEra(caseText: () => string): void {
  test('passes where each client loads every required skill and answers with a listed word', async () => {
    const units = await replayed(caseText(), (definition) => [
      ...requiredSkills(definition).map((load): Step => ({ load })),
      { say: `An answer about ${listedWord(definition)}.` },
    ]);
    expect([...units].filter(([, unit]) => unit.status !== 'pass')).toEqual([]);
  });

  test.each([
    ['there is no load at all', (skills: readonly string[]): Step[] => [{ run: `echo ${skills.join(' ')}` }]],
    ['the load is refused', (skills: readonly string[]): Step[] => skills.map((refused) => ({ refused }))],
    ['the skill is only talked about', (skills: readonly string[]): Step[] => skills.map((say) => ({ say }))],
    ['one skill is not loaded', (skills: readonly string[]): Step[] => skills.slice(1).map((load) => ({ load }))],
  ])('fails where %s', async (_name, stepsOf) => {
    const units = await replayed(caseText(), (definition) => [
      ...stepsOf(requiredSkills(definition)),
      { say: `An answer about ${listedWord(definition)}.` },
    ]);
    expect([...units].filter(([, unit]) => unit.status !== 'fail')).toEqual([]);
  });
}

describe('cases of the skill era, with our own names', () => {
  const text = readFileSync(CASES, 'utf8');
  skillEra(() => text);

  test('a listed word that is missing fails, and a built-in activity token does not stand in for it', async () => {
    const units = await replayed(text, (definition) => [
      ...requiredSkills(definition).map((load): Step => ({ load })),
      { run: 'ls', output: listedWord(definition) },
      { say: 'An answer.' },
    ]);
    const status = (caseId: string): readonly string[] =>
      CLIENTS.map((id) => units.get(`${caseId}/${id}`)?.status ?? '');
    expect(status('chart-projection')).toEqual(['fail', 'fail', 'fail']);
    expect(status('harbour-plan')).toEqual(['pass', 'pass', 'pass']);
  });

  test('a disallowed skill gates at its minimum tier, an optional one is listed', async () => {
    const units = await replayed(text, (definition) => [
      ...requiredSkills(definition).map((load): Step => ({ load })),
      ...[...(definition.disallowed_skills ?? []), ...(definition.optional_skills ?? [])].map((load): Step => ({
        load,
      })),
      { say: `An answer about ${listedWord(definition)}.` },
    ]);
    for (const client of CLIENTS) {
      expect(units.get(`storm-warning-no-sails/${client}`)).toMatchObject({
        status: 'fail',
        failure_kind: 'disallowed_hit',
        gating_hits: ['sail-trim'],
      });
      expect(units.get(`harbour-plan/${client}`)).toMatchObject({ status: 'pass', optional_hits: ['pilot-book'] });
    }
  });
});

describeReferenceData('the 20 cases of the skill era', () => {
  skillEra(() => referenceText('data/routing/cases.131-skill-era.0fa3118.json'));
});
