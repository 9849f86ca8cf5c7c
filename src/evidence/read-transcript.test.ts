import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claudeReader } from '../providers/claude/claude-reader.ts';
import { evidenceRulesOf } from '../providers/known-providers.ts';
import { damaged, GENERATED_SKILLS, generatedLines } from '../testing/transcripts/arbitrary-transcripts.ts';
import { eventsIn, evidenceOf, scanOf, type Asked } from '../testing/transcripts/evidence-of.ts';
import { labelledTranscripts } from '../testing/transcripts/labelled-transcripts.ts';
import { READERS } from '../testing/transcripts/readers.ts';
import { TranscriptScan } from './read-transcript.ts';
import type { TranscriptEvidence } from './transcript-evidence.ts';

const AGENTS = [...READERS.keys()];
const RECORDED = labelledTranscripts();
const SKILLS = ['alpha-skill', 'beta-skill', 'gamma-skill', 'zeta-name', 'alpha-skill/SKILL.md', 'SKILL.md'];
const ASKED: Asked = { tokens: [...GENERATED_SKILLS, 'alpha/SKILL.md'], any: ['tool_use', 'use', 'ls'] };
const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });

/** All but what is only counted on lines that were decoded. */
function comparable({ lossy_lines: _lossy, ...evidence }: TranscriptEvidence): unknown {
  return evidence;
}

describe('any chunking of the same bytes', () => {
  it('gives the same events and the same evidence of recorded transcripts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECORDED), sizes, ({ agent, bytes }, chunks) => {
        expect(eventsIn(agent, bytes, chunks)).toEqual(eventsIn(agent, bytes));
        expect(scanOf(agent, bytes, { tokens: SKILLS, chunks })).toEqual(scanOf(agent, bytes, { tokens: SKILLS }));
      }),
      { numRuns: 60 },
    );
  });

  it.each(AGENTS)('gives the same events and the same evidence of generated ones: %s', (agent) => {
    fc.assert(
      fc.property(generatedLines(agent).chain(damaged), sizes, (bytes, chunks) => {
        expect(eventsIn(agent, bytes, chunks)).toEqual(eventsIn(agent, bytes));
        expect(scanOf(agent, bytes, { ...ASKED, chunks })).toEqual(scanOf(agent, bytes, ASKED));
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same for an array', () => {
    fc.assert(
      fc.property(generatedLines('claude'), sizes, fc.constantFrom(undefined, 2, '\t'), (lines, chunks, space) => {
        const values = lines.flatMap((line): unknown[] => (line.startsWith('{"') ? [JSON.parse(line)] : []));
        const bytes = JSON.stringify(values, null, space);
        expect(scanOf('claude', bytes, { ...ASKED, chunks })).toEqual(scanOf('claude', bytes, ASKED));
      }),
      { numRuns: 100 },
    );
  });
});

describe('skipping lines', () => {
  it('changes nothing about recorded transcripts', () => {
    for (const { name, agent, bytes } of RECORDED) {
      const [fast, slow] = [false, true].map((everyLine) => ({
        name,
        ...scanOf(agent, bytes, { tokens: SKILLS, everyLine }),
      }));
      expect(fast).toEqual(slow);
    }
  });

  it.each(AGENTS)('changes nothing about generated transcripts: %s', (agent) => {
    fc.assert(
      fc.property(generatedLines(agent), (lines) => {
        const text = lines.map((line) => `${line}\n`).join('');
        const [fast, slow] = [false, true].map((everyLine) => evidenceOf(agent, text, { ...ASKED, everyLine }));
        if (fast === undefined || slow === undefined) throw new Error('two');
        expect(comparable(fast)).toEqual(comparable(slow));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(AGENTS)('changes no hit, and not the end, where lines are damaged: %s', (agent) => {
    fc.assert(
      fc.property(generatedLines(agent).chain(damaged), (bytes) => {
        const [fast, slow] = [false, true].map((everyLine) => {
          const { channel, evidence } = scanOf(agent, bytes, { ...ASKED, everyLine });
          const { hits, ambiguous, terminal, aborted, tool_calls, any_matched, last_error, final_text } = evidence;
          return { channel, hits, ambiguous, terminal, aborted, tool_calls, any_matched, last_error, final_text };
        });
        expect(fast).toEqual(slow);
      }),
      { numRuns: 1000 },
    );
  });

  it('does happen', () => {
    let skipped = 0;
    let decoded = 0;
    const counting = {
      ...claudeReader,
      canSkip: (...args: Parameters<typeof claudeReader.canSkip>): boolean => {
        const skip = claudeReader.canSkip(...args);
        if (skip) skipped += 1;
        else decoded += 1;
        return skip;
      },
    };
    for (const lines of fc.sample(generatedLines('claude'), { numRuns: 200, seed: 1 })) {
      const scan = new TranscriptScan(counting, {
        ...evidenceRulesOf('claude'),
        tokens: ['alpha'],
        anyTokens: [],
        aliases: new Map(),
        installed: null,
      });
      scan.push(Buffer.from(lines.join('\n')));
      scan.finish();
    }
    expect(skipped / (skipped + decoded)).toBeGreaterThan(0.01);
  });
});

describe('hostile bytes', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        '{"type":"',
        'assistant',
        'user',
        '"',
        ':',
        '{',
        '}',
        '[',
        ']',
        '\n',
        '\\',
        '\\u',
        'd83d',
        '\u001B[',
        '\u001B]',
        '\u009B',
        'skill(',
        '● ',
        '\0',
      )
      .map((text) => Buffer.from(text, 'utf8')),
  );

  it.each(AGENTS)('never crash: %s', (agent) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), sizes, (pieces, chunks) => {
        const bytes = Buffer.concat(pieces);
        expect(scanOf(agent, bytes, { ...ASKED, chunks })).toEqual(scanOf(agent, bytes, ASKED));
        expect(eventsIn(agent, bytes, chunks)).toEqual(eventsIn(agent, bytes));
      }),
      { numRuns: 400 },
    );
  });

  it.each(AGENTS)('never crash as any JSON: %s', (agent) => {
    const names = [
      'type',
      'message',
      'content',
      'item',
      'data',
      'id',
      'tool_use_id',
      'input',
      'skill',
      'command',
      'toolName',
      'arguments',
      'session_id',
    ];
    const types = [
      'assistant',
      'user',
      'result',
      'system',
      'item.completed',
      'command_execution',
      'tool.execution_start',
      'skill.invoked',
      'tool_use',
      'session.skills_loaded',
      'session.shutdown',
    ];
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(...types, null, true, -1, 1e308, '', 'x'),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
      ),
    }));
    const line = fc.tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const values = lines.map(([type, rest]) => ({ ...rest, type }));
        expect(() => evidenceOf(agent, values, ASKED)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
