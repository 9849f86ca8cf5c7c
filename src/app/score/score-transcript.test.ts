import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { LocatedCase, RoutingCase } from '../../contracts/case-file.ts';
import type { UnitResult, UnitStatus } from '../../contracts/results.ts';
import { documentText } from '../../contracts/document-text.ts';
import { parseUnitResult } from '../../contracts/run-record.ts';
import { READERS } from '../../testing/transcripts/readers.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { deriveRow, rowContradiction } from '../../routing/derive-rows.ts';
import type { ProcessOutcome } from '../../routing/run-facts.ts';
import { locatedCases, routingCase } from '../../testing/gate-input-builder.ts';
import { damaged, GENERATED_SKILLS, generatedLines } from '../../testing/transcripts/arbitrary-transcripts.ts';
import { labelledTranscripts } from '../../testing/transcripts/labelled-transcripts.ts';
import { unitId } from '../../testing/unit-result-builder.ts';
import { processOutcomeOfTranscript } from './process-outcome.ts';
import { scoreTranscript, type ScoreRequest } from './score-transcript.ts';

const FOLDER = resolve(import.meta.dirname, '../../../cases/transcripts');
const SKILL = 'alpha-skill';

/** What can be asked of the recordings: each rule of a verdict, met by some and not by others. */
const CASES = locatedCases(
  routingCase('positive', { expected_skill: SKILL }),
  routingCase('weak', { expected_skill: SKILL, expected_skill_min_tier: 3, require_skill_file: false }),
  { case_id: 'negative', prompt: 'p', disallowed_skills: [SKILL, 'zeta-name'], disallowed_min_tier: 3 },
  routingCase('other', { expected_skill: 'beta-skill', disallowed_skills: [SKILL], category: 'c' }),
  routingCase('optional', { expected_skill: 'gamma-skill', optional_skills: [SKILL, 'beta-skill'] }),
  routingCase('files', {
    expected_skill: SKILL,
    required_files: [`${SKILL}/SKILL.md`],
    required_any_evidence: ['tool_use', 'greeting'],
  }),
  {
    case_id: 'alias',
    prompt: 'p',
    required_skills: ['hello'],
    provider_aliases: { claude: { hello: SKILL }, codex: { hello: SKILL }, copilot: { hello: SKILL } },
  },
);
const RECORDINGS = labelledTranscripts();

/** How a recording's process may have ended, beside what is recorded: a timeout, a program that is not there, a signal, limits. */
const ENDS: readonly Partial<ProcessOutcome>[] = [
  {},
  { timedOut: true, exitCode: null },
  { exitCode: 127 },
  { exitCode: 1 },
  { exitCode: null, signal: 'SIGSEGV' },
  { limit: 'turns' },
  { limit: 'output' },
];

function requestOf(agent: string, item: LocatedCase): Omit<ScoreRequest, 'transcript' | 'process'> {
  const reader = READERS.get(agent);
  if (reader === undefined) throw new Error(`${agent} has no reader`);
  return { unitRunId: unitId(1), trial: 1, item, agent, reader, transcriptName: 'a.jsonl', installed: null };
}

async function scored(
  name: string,
  agent: string,
  item: LocatedCase,
  end: Partial<ProcessOutcome>,
): Promise<UnitResult> {
  const stem = join(FOLDER, name);
  return scoreTranscript({
    ...requestOf(agent, item),
    transcript: existsSync(`${stem}.jsonl`) ? `${stem}.jsonl` : `${stem}.txt`,
    process: { ...(await processOutcomeOfTranscript(stem)), ...end },
  });
}

/** Whether it is what its facts give, and whether these can be true. */
function agrees(row: UnitResult, item: LocatedCase): boolean {
  const place = { item, mode: 'replay', isShared: false, hidesReads: HIDES_READS } as const;
  return deriveRow(row, place).stored === null && rowContradiction(row, place) === null;
}

describe('what is made of a recording agrees with itself, and with nothing else', () => {
  test.each(RECORDINGS.map(({ name, agent }) => [name, agent]))('%s', async (name, agent) => {
    for (const [index, item] of CASES.entries()) {
      // Every end for one case, and the recorded one for all.
      for (const end of index === 0 ? ENDS : ENDS.slice(0, 1)) {
        const row = await scored(name, agent, item, end);
        const stored = parseUnitResult(documentText(row), 'unit.json');
        expect(agrees(stored, item)).toBe(true);
        for (const status of ['pass', 'fail', 'infra_error'] satisfies UnitStatus[]) {
          if (status === row.status) continue;
          expect(agrees({ ...row, status, infra_reason: null, failure_kind: null }, item)).toBe(false);
        }
      }
    }
  });

  test('in every status, and for most reasons', async () => {
    const seen = new Set<string>();
    for (const { name, agent } of RECORDINGS) {
      for (const item of CASES.slice(0, 3)) {
        const { status, infra_reason: reason } = await scored(name, agent, item, {});
        seen.add(reason ?? status);
      }
    }
    expect([...seen].toSorted()).toEqual([
      'api_error',
      'auth',
      'exit',
      'fail',
      'incomplete',
      'pass',
      'rate_limited',
      'unobservable',
    ]);
  });
});

describe('so does what is made of anything that a client could write, however its process ended', () => {
  const skills = GENERATED_SKILLS.filter((skill) => /^[a-z]/.test(skill));
  const asked = fc.record({
    expected_skill: fc.constantFrom(undefined, ...skills),
    disallowed_skills: fc.constantFrom(undefined, ['beta'], ['gamma-2', 'acme:alpha']),
    optional_skills: fc.constantFrom(undefined, ['gamma-2']),
    required_any_evidence: fc.constantFrom(undefined, ['tool_use', 'x']),
  });
  const ended = fc.record({
    exitCode: fc.constantFrom(null, 0, 1, 127),
    timedOut: fc.boolean(),
    spawnError: fc.constantFrom(null),
    signal: fc.constantFrom(null, 'SIGSEGV'),
    limit: fc.constantFrom(null, 'turns' as const, 'output' as const),
    stderr: fc.constantFrom(null, 'said'),
  });
  test.each([...READERS.keys()])('%s', async (agent) => {
    const folder = await mkdtemp(join(tmpdir(), 'portcullis-rows-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const written = generatedLines(agent).chain((lines) => damaged(lines));
    await fc.assert(
      fc.asyncProperty(written, asked, ended, fc.constantFrom('jsonl', 'txt'), async (bytes, what, process, ending) => {
        const [item] = locatedCases(JSON.parse(JSON.stringify({ ...routingCase('a'), ...what })) as RoutingCase);
        if (item === undefined) throw new Error('a case was made');
        const transcript = join(folder, `a.${ending}`);
        await writeFile(transcript, bytes);
        const row = await scoreTranscript({ ...requestOf(agent, item), transcript, process });
        expect(agrees(row, item)).toBe(true);
      }),
    );
  });
});

test.each(
  [SKILL, `.agents/skills/${SKILL}/SKILL.md`, 'notes.md', 'beta/SKILL.md'].flatMap((token) => [
    { required_evidence: [token] },
    { required_any_evidence: ['of nothing', token] },
  ]),
)('a rehearsal says why what %j needs was not offered', async (needs) => {
  const [item] = locatedCases({ case_id: 'c', prompt: 'p', ...needs });
  if (item === undefined) throw new Error('no case');
  const { error } = await scoreTranscript({
    ...requestOf('codex', item),
    transcript: join(FOLDER, 'codex-no-skill.jsonl'),
    process: await processOutcomeOfTranscript(join(FOLDER, 'codex-no-skill')),
    offer: {
      skills: ['beta'],
      skillsOf: (text) => /[^/.]+(?=\/SKILL|$)/.exec(text) ?? [],
      whyNot: (skill) => `no ${skill}`,
    },
  });
  expect(error?.includes(`no ${SKILL}`)).toBe(JSON.stringify(needs).includes(SKILL));
  expect(error).not.toContain('no beta');
});
