import { describe, expect, it } from 'vitest';
import { evidenceOf, scanOf } from '../testing/transcripts/evidence-of.ts';
import { labelledTranscripts } from '../testing/transcripts/labelled-transcripts.ts';

const ALL = labelledTranscripts();
const SKILLS = ['alpha-skill', 'beta-skill', 'gamma-skill', 'zeta-name'];
/** Read as a file without a call; the labels count that neither as loaded nor as failed. */
const MERE_READS = ['claude-read-skill-file', 'copilot-read-skill-file'];
/** Without a token they are told by the folder of the file. */
const BY_FOLDER = new Set([...MERE_READS, 'codex-plugin-skill']);
/** Codex tells nothing of what its subagents do: these loads took place, and no line of the transcript shows them. */
const UNSEEN = new Set(['codex-subagent-skill', 'codex-parallel-subagents']);
/** Calls that a subagent or a fork made. */
const INNER = /^[a-z]+-(?:subagent-skill|parallel-subagents|plugin-subagent)$/;
/** Prose that quotes every text signal there is. */
const PROSE = ALL.filter(({ name }) => name.endsWith('-prose-only')).map(({ name }) => name);
const BY_NAME = new Map(ALL.map((transcript) => [transcript.name, transcript]));

function named(name: string): (typeof ALL)[number] {
  const transcript = BY_NAME.get(name);
  if (transcript === undefined) throw new Error(`no transcript ${name}`);
  return transcript;
}

function depthOf(name: string, skill: string): number {
  return INNER.test(name) || (name === 'claude-forked-calls-another' && skill === 'alpha-skill') ? 1 : 0;
}

/** What a label's outcome says about the terminal event. */
function expectedEnd(outcome: string): string {
  if (outcome === 'ok') return 'completed';
  if (!outcome.startsWith('transport:')) return 'none';
  if (/\b40[13]\b/.test(outcome)) return 'error auth';
  return /\b429\b/.test(outcome) ? 'error rate_limited' : 'error api_error';
}

describe('recorded transcripts', () => {
  const loads = ALL.filter(({ name }) => !UNSEEN.has(name)).flatMap(({ name, loaded }) =>
    loaded.map((skill) => [name, skill] as const),
  );
  const failures = ALL.flatMap(({ name, failed }) => failed.map((skill) => [name, skill] as const));

  it('are all here', () => {
    expect(ALL.length).toBe(132);
    expect([loads.length, failures.length]).toEqual([80, 16]);
  });

  it.each(loads)('%s loaded %s', (name, skill) => {
    const { agent, bytes } = named(name);
    expect(evidenceOf(agent, bytes, { tokens: [...SKILLS, skill] }).hits.get(skill)).toMatchObject({
      tier: 1,
      score: 1000,
      attempted: true,
      succeeded: true,
      succeeded_tier: 1,
      source_kind: 'cli_output',
      depth: depthOf(name, skill),
    });
  });

  it.each(failures)('%s asked for %s in vain', (name, skill) => {
    const { agent, bytes } = named(name);
    expect(evidenceOf(agent, bytes, { tokens: [...SKILLS, skill] }).hits.get(skill)).toMatchObject({
      tier: 2,
      score: 800,
      attempted: true,
      succeeded: false,
      succeeded_tier: null,
    });
  });

  it.each(MERE_READS)('%s is a read, not a load', (name) => {
    const { agent, bytes } = named(name);
    expect(evidenceOf(agent, bytes, { tokens: ['alpha-skill', 'alpha-skill/SKILL.md'] }).hits).toMatchObject(
      new Map(
        ['alpha-skill', 'alpha-skill/SKILL.md'].map((token) => [token, { tier: 2, score: 700, succeeded: true }]),
      ),
    );
  });

  it.each(PROSE)('%s mentions the skill and does nothing', (name) => {
    const { agent, bytes } = named(name);
    expect(evidenceOf(agent, bytes, { tokens: SKILLS }).hits).toEqual(
      new Map([
        [
          'alpha-skill',
          expect.objectContaining({ tier: 3, score: 10, attempted: false, source_detail: 'assistant_text' }),
        ],
      ]),
    );
  });

  it.each(ALL.map(({ name }) => name))('%s shows no skill that its label does not name', (name) => {
    const { agent, bytes, loaded, failed } = named(name);
    const hits = evidenceOf(agent, bytes).hits;
    const asked = new Set(UNSEEN.has(name) ? [] : [...loaded, ...failed]);
    // Without tokens, what is found is keyed by the name that was called or the folder that was read.
    const expected = name.endsWith('-text') ? [...hits.keys()] : [...asked].sort();
    expect([...hits.keys()]).toEqual(BY_FOLDER.has(name) ? ['alpha-skill'] : expected);
  });

  it('knows the skill of a folder by its frontmatter name too', () => {
    const tokens = ['zeta-name', 'alpha-skill'];
    const hits = (name: string): string[] => {
      const { agent, bytes } = named(name);
      const found = evidenceOf(agent, bytes, { tokens }).hits;
      return tokens.map((token) => `${token} ${found.get(token)?.tier ?? '-'}`);
    };
    expect(hits('codex-skill-alpha-rename')).toEqual(['zeta-name 1', 'alpha-skill 1']);
    expect(hits('claude-skill-zeta-rename')).toEqual(['zeta-name 1', 'alpha-skill 1']);
    // Copilot answers to the frontmatter name only: this call failed.
    expect(hits('copilot-skill-alpha-rename')).toEqual(['zeta-name 2', 'alpha-skill 2']);
  });

  it('takes only its tool lines from the plain text of Copilot, and nothing from that of the others', () => {
    const hits = (name: string): unknown => {
      const { agent, bytes } = named(name);
      return [...evidenceOf(agent, bytes, { tokens: SKILLS }).hits].map(([token, { tier, succeeded }]) => [
        token,
        tier,
        succeeded,
      ]);
    };
    expect(hits('copilot-skill-alpha-text')).toEqual([['alpha-skill', 1, true]]);
    expect(hits('copilot-two-skills-text')).toEqual([
      ['alpha-skill', 1, true],
      ['beta-skill', 1, true],
    ]);
    expect(hits('copilot-unknown-skill-text')).toEqual([['gamma-skill', 2, false]]);
    expect(hits('copilot-prose-only-text')).toEqual([]);
    expect(hits('claude-skill-alpha-text')).toEqual([]);
    expect(hits('codex-skill-alpha-text')).toEqual([]);
  });

  it('reads every line: nothing is unknown, damaged, lossy, foreign or too long', () => {
    for (const { name, agent, bytes } of ALL) {
      const { evidence } = scanOf(agent, bytes, { everyLine: true });
      const { unknown_events, damaged_lines, lossy_lines, foreign_lines, oversize_lines } = evidence;
      expect({ name, counts: [unknown_events, damaged_lines, lossy_lines, foreign_lines, oversize_lines] }).toEqual({
        name,
        counts: [0, 0, 0, 0, 0],
      });
    }
  });

  it('tells how each run ended', () => {
    const rows = ALL.map(({ name, agent, bytes }) => {
      const { channel, evidence } = scanOf(agent, bytes);
      const { terminal, last_error, aborted, assistant_text, tool_calls } = evidence;
      const end = terminal === null ? '-' : [terminal.outcome, terminal.reason].filter(Boolean).join(':');
      const flags = [aborted ? 'aborted' : '-', assistant_text ? 'spoke' : '-'];
      return [name, channel, end, last_error?.reason ?? '-', ...flags, tool_calls].join(' ');
    });
    expect(rows).toEqual(ENDS.map((row) => row.replaceAll(/\s+/g, ' ')));
  });

  it('has an end that fits its outcome', () => {
    const judged = ALL.filter(({ outcome }) => outcome !== '(text)').map(({ name, agent, bytes, outcome }) => {
      const { terminal, aborted, last_error } = evidenceOf(agent, bytes);
      const reason = terminal?.reason === 'exit' ? last_error?.reason : terminal?.reason;
      // A killed client wrote no end, or one after it was interrupted.
      const ended = terminal === null || aborted ? 'none' : terminal.outcome;
      return { name, end: reason === undefined ? ended : `${ended} ${reason}`, expected: expectedEnd(outcome) };
    });
    expect(judged.map(({ name, end }) => [name, end])).toEqual(judged.map(({ name, expected }) => [name, expected]));
  });

  it('keeps the final message and what the client tells about itself', () => {
    const of = (name: string): unknown => {
      const { agent, bytes } = named(name);
      const { final_text, model, version, terminal, skills_available, catalogue_complete, skill_tool } = evidenceOf(
        agent,
        bytes,
      );
      const tokens = [terminal?.usage?.input_tokens ?? null, terminal?.usage?.output_tokens ?? null];
      return {
        final_text,
        model,
        version,
        tokens,
        listed: skills_available?.includes('alpha-skill') ?? null,
        catalogue_complete,
        skill_tool,
      };
    };
    expect(of('claude-skill-alpha')).toEqual({
      final_text: 'ALPHA finished.',
      model: 'claude-sonnet-4-5',
      version: '2.1.332',
      tokens: [200, 40],
      listed: true,
      catalogue_complete: false,
      skill_tool: true,
    });
    expect(of('codex-skill-alpha')).toEqual({
      final_text: 'ALPHA finished.',
      model: null,
      version: null,
      tokens: [200, 40],
      listed: null,
      catalogue_complete: false,
      skill_tool: null,
    });
    expect(of('copilot-skill-alpha')).toEqual({
      final_text: 'ALPHA finished.',
      model: 'gpt-4.1',
      version: null,
      tokens: [null, null],
      listed: true,
      catalogue_complete: true,
      skill_tool: null,
    });
    expect(evidenceOf('claude', named('claude-bare').bytes).skill_tool).toBe(false);
  });
});

/** transcript, channel, terminal event with its reason, last error before it, interrupted, model spoke, tool calls */
const ENDS = `
  claude-bare                      json  completed           -             -        spoke  1
  claude-bash-denied               json  completed           -             -        spoke  1
  claude-empty-answer-retries0     json  completed           -             -        -      0
  claude-hang                      json  -                   -             -        -      0
  claude-hang-after-skill          json  -                   -             -        spoke  1
  claude-hang-apitimeout3s         json  error:api_error     -             -        -      0
  claude-hang-mid-stream           json  -                   -             -        spoke  1
  claude-html-200-retries0         json  error:api_error     -             -        -      0
  claude-http-400                  json  error:api_error     -             -        -      0
  claude-http-401                  json  -                   auth          -        -      0
  claude-http-401-retries0         json  error:auth          auth          -        -      0
  claude-http-401-text             text  -                   -             -        -      0
  claude-http-401-v2.1.197         json  -                   auth          -        -      0
  claude-http-500                  json  error:api_error     api_error     -        -      0
  claude-http-500-after-skill      json  error:api_error     api_error     -        spoke  1
  claude-http-500-retries0         json  error:api_error     -             -        -      0
  claude-http-529-retries0         json  error:api_error     -             -        -      0
  claude-no-skill                  json  completed           -             -        spoke  0
  claude-prose-only                json  completed           -             -        spoke  0
  claude-read-skill-file           json  completed           -             -        spoke  1
  claude-refused                   json  error:api_error     api_error     -        -      0
  claude-refused-retries0          json  error:api_error     -             -        -      0
  claude-skill-alpha               json  completed           -             -        spoke  1
  claude-skill-alpha-broken        json  completed           -             -        spoke  1
  claude-skill-alpha-disableslash  json  completed           -             -        spoke  1
  claude-skill-alpha-partial       json  completed           -             -        spoke  1
  claude-skill-alpha-text          text  -                   -             -        -      0
  claude-skill-alpha-tools2        json  completed           -             -        spoke  1
  claude-skill-beta                json  completed           -             -        spoke  1
  claude-skill-bypass              text  -                   -             -        -      0
  claude-skill-disallowed          json  completed           -             -        spoke  1
  claude-skill-zeta-rename         json  completed           -             -        spoke  1
  claude-two-skills                json  completed           -             -        spoke  2
  claude-unknown-skill             json  completed           -             -        spoke  1
  codex-codemode-alpha-gpt-5.5     json  completed           -             -        spoke  1
  codex-codemode-two-gpt-6.2-sol   json  completed           -             -        spoke  2
  codex-hang                       json  -                   -             -        -      0
  codex-hang-after-skill           json  -                   -             -        spoke  1
  codex-hang-after-skill-bounded   json  -                   -             -        spoke  1
  codex-hang-mid-stream            json  -                   -             -        spoke  1
  codex-hang-mid-stream-bounded    json  completed           -             -        spoke  1
  codex-hang-retries0              json  -                   -             -        -      0
  codex-http-400                   json  error:api_error     api_error     -        -      0
  codex-http-401                   json  error:auth          auth          -        -      0
  codex-http-403-retries0          json  error:auth          auth          -        -      0
  codex-http-429                   json  error:rate_limited  rate_limited  -        -      0
  codex-http-429-retries0          json  error:rate_limited  rate_limited  -        -      0
  codex-http-429-retry-after       json  error:rate_limited  rate_limited  -        -      0
  codex-http-500                   json  error:api_error     api_error     -        -      0
  codex-http-500-after-skill       json  error:api_error     api_error     -        spoke  1
  codex-http-500-retries0          json  error:api_error     api_error     -        -      0
  codex-no-skill                   json  completed           -             -        spoke  0
  codex-prose-only                 json  completed           -             -        spoke  0
  codex-read-skill-file            json  completed           -             -        spoke  1
  codex-refused                    json  -                   api_error     -        -      0
  codex-refused-bounded            json  error:api_error     api_error     -        -      0
  codex-refused-retries0           json  -                   api_error     -        -      0
  codex-skill-alpha                json  completed           -             -        spoke  1
  codex-skill-alpha-broken         json  completed           -             -        spoke  1
  codex-skill-alpha-gpt-5.5        json  completed           -             -        spoke  1
  codex-skill-alpha-gpt54          json  completed           -             -        spoke  1
  codex-skill-alpha-rename         json  completed           -             -        spoke  1
  codex-skill-alpha-sandboxed      json  completed           -             -        spoke  1
  codex-skill-alpha-text           text  -                   -             -        -      0
  codex-skill-beta                 json  completed           -             -        spoke  1
  codex-two-skills                 json  completed           -             -        spoke  2
  codex-two-skills-recipe          json  completed           -             -        spoke  2
  codex-unknown-skill              json  completed           -             -        spoke  1
  copilot-cut-mid-stream           json  error:exit          api_error     -        -      0
  copilot-hang                     json  -                   -             aborted  -      0
  copilot-hang-after-skill         json  completed           -             aborted  spoke  1
  copilot-hang-native              json  completed           -             aborted  -      0
  copilot-http-401                 json  error:exit          auth          -        -      0
  copilot-http-429                 json  error:exit          rate_limited  -        -      0
  copilot-http-500                 json  error:exit          api_error     -        -      0
  copilot-http-500-after-skill     json  error:exit          api_error     -        spoke  1
  copilot-http-500-text            text  -                   api_error     -        -      0
  copilot-no-skill                 json  completed           -             -        spoke  0
  copilot-prose-only               json  completed           -             -        spoke  0
  copilot-prose-only-text          text  -                   -             -        spoke  0
  copilot-read-skill-file          json  completed           -             -        spoke  1
  copilot-refused                  json  error:exit          api_error     -        -      0
  copilot-skill-alpha              json  completed           -             -        spoke  1
  copilot-skill-alpha-native       json  completed           -             -        spoke  1
  copilot-skill-alpha-noapikey     json  completed           -             -        spoke  1
  copilot-skill-alpha-rename       json  completed           -             -        spoke  1
  copilot-skill-alpha-text         text  -                   -             -        spoke  1
  copilot-skill-alpha-usagefile    json  completed           -             -        spoke  1
  copilot-skill-beta               json  completed           -             -        spoke  1
  copilot-skill-deny               json  completed           -             -        spoke  1
  copilot-skill-no-allow           json  completed           -             -        spoke  1
  copilot-slash-prompt             json  completed           -             -        spoke  0
  copilot-two-skills               json  completed           -             -        spoke  2
  copilot-two-skills-text          text  -                   -             -        spoke  2
  copilot-unknown-skill            json  completed           -             -        spoke  1
  copilot-unknown-skill-text       text  -                   -             -        spoke  1
  claude-denied-skill              json  completed           -             -        spoke  1
  claude-failed-then-good          json  completed           -             -        spoke  2
  claude-forked-calls-another      json  completed           -             -        spoke  2
  claude-forked-rename             json  completed           -             -        spoke  1
  claude-forked-skill              json  completed           -             -        spoke  1
  claude-guarded-skill             json  completed           -             -        spoke  1
  claude-parallel-mixed            json  completed           -             -        spoke  2
  claude-parallel-skills           json  completed           -             -        spoke  2
  claude-parallel-subagents        json  completed           -             -        spoke  4
  claude-plugin-bare-name          json  completed           -             -        spoke  1
  claude-plugin-beside-own         json  completed           -             -        spoke  2
  claude-plugin-skill              json  completed           -             -        spoke  1
  claude-plugin-subagent           json  completed           -             -        spoke  2
  claude-skill-twice               json  completed           -             -        spoke  2
  claude-subagent-skill            json  completed           -             -        spoke  2
  codex-failed-then-good           json  completed           -             -        spoke  2
  codex-forked-skill               json  completed           -             -        spoke  1
  codex-guarded-skill              json  completed           -             -        spoke  1
  codex-parallel-mixed             json  completed           -             -        spoke  2
  codex-parallel-skills            json  completed           -             -        spoke  2
  codex-parallel-subagents         json  completed           -             -        spoke  4
  codex-plugin-skill               json  completed           -             -        spoke  1
  codex-skill-twice                json  completed           -             -        spoke  2
  codex-subagent-skill             json  completed           -             -        spoke  2
  copilot-failed-then-good         json  completed           -             -        spoke  2
  copilot-forked-skill             json  completed           -             -        spoke  1
  copilot-guarded-skill            json  completed           -             -        spoke  1
  copilot-parallel-mixed           json  completed           -             -        spoke  2
  copilot-parallel-skills          json  completed           -             -        spoke  2
  copilot-parallel-subagents       json  completed           -             -        spoke  4
  copilot-plugin-beside-own        json  completed           -             -        spoke  1
  copilot-plugin-prefixed          json  completed           -             -        spoke  1
  copilot-plugin-skill             json  completed           -             -        spoke  1
  copilot-plugin-subagent          json  completed           -             -        spoke  2
  copilot-skill-twice              json  completed           -             -        spoke  2
  copilot-subagent-skill           json  completed           -             -        spoke  2
`
  .trim()
  .split('\n')
  .map((row) => row.trim());
