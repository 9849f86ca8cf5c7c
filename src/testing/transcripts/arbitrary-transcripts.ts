import * as fc from 'fast-check';
import {
  claudeCall,
  claudeEnd,
  claudeInit,
  claudeLoaded,
  claudePartial,
  claudeRefused,
  claudeResult,
  claudeSays,
  claudeText,
} from './claude-lines.ts';
import { codexEnd, codexRuns, codexSays, codexStart, codexStarts, skillText } from './codex-lines.ts';
import {
  copilotEnd,
  copilotEnds,
  copilotSays,
  copilotSkills,
  copilotSkillTelemetry,
  copilotStarts,
} from './copilot-lines.ts';

/** Skills that generated transcripts call, read and mention. */
export const GENERATED_SKILLS: readonly string[] = ['alpha', 'beta', 'acme:alpha', 'ALPHA', 'gamma-2'];

const skills = fc.constantFrom(...GENERATED_SKILLS);
const ids = fc.constantFrom('id-1', 'id-2', 'id-3', 'id-4');
const texts = fc.oneof(
  fc.constantFrom(
    'alpha',
    'use beta.',
    'skills/alpha/SKILL.md',
    '{"type":"assistant"}',
    '"id-1"',
    'a\nb',
    '😀',
    '\uFFFD',
    '',
  ),
  fc.string({ maxLength: 20 }),
);
/** Ids are unique across sessions: another session has its own. */
const placedIds = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(ids, fc.constantFrom<object>({}, {}, { parent: 'id-1' }, { parent: 'id-9' })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<[string, object]>(
      ['id-5', { session: 'session-0002' }],
      ['id-6', { session: 'session-0002' }],
    ),
  },
);
const places = placedIds.map(([, place]) => place);
const paths = skills.map((skill) => `/w/.codex/skills/${skill}/SKILL.md`);
const noise = fc.constantFrom(
  '',
  '\r',
  'warning: alpha',
  '\u001B[0m',
  '{',
  '[',
  '{}',
  '[1]',
  '● skill(alpha)',
  '\uFEFF',
);

/** The same value with its keys in another order where the client is known to do that: `tool_use_id` before `type`. */
function idFirst(line: object): string {
  return JSON.stringify(line).replace(
    /"type":"tool_result","tool_use_id":("[^"]*")/g,
    '"tool_use_id":$1,"type":"tool_result"',
  );
}

const claudeLines: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(placedIds, skills)
      .map(([[id, place], skill]) => JSON.stringify(claudeCall(id, 'Skill', { skill }, place))),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(ids, paths).map(([id, file_path]) => JSON.stringify(claudeCall(id, 'Read', { file_path }))),
  },
  { weight: 2, arbitrary: ids.map((id) => JSON.stringify(claudeCall(id, 'Bash', { command: 'ls alpha' }))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(placedIds, skills)
      .map(([[id, place], skill]) => JSON.stringify(claudeLoaded(id, skill, place))),
  },
  { weight: 2, arbitrary: ids.map((id) => JSON.stringify(claudeRefused(id, 'no'))) },
  {
    weight: 6,
    arbitrary: fc.tuple(placedIds, texts, fc.boolean()).map(([[id, place], content, first]) => {
      const line = claudeResult(id, { content, ...place });
      return first ? idFirst(line) : JSON.stringify(line);
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(ids, ids).map(([first, second]) => {
      const content = [first, second].map((id) => ({ type: 'tool_result', tool_use_id: id, content: 'x' }));
      return JSON.stringify({ type: 'user', message: { role: 'user', content }, session_id: 'session-0001' });
    }),
  },
  { weight: 3, arbitrary: fc.tuple(texts, places).map(([text, place]) => JSON.stringify(claudePartial(text, place))) },
  { weight: 2, arbitrary: fc.tuple(texts, places).map(([text, place]) => JSON.stringify(claudeText(text, place))) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        claudeSays([{ type: 'tool', id: 'toolu_1', name: 'Skill', input: {} }]),
        claudeSays([]),
        {
          type: 'user',
          message: { role: 'user', content: [{ type: 'tool_output', tool_use_id: 'id-1' }] },
          session_id: 'session-0001',
        },
        { type: 'user', message: { role: 'user', content: 'alpha' }, session_id: 'session-0001' },
        { type: 'brand_new', session_id: 'session-0001' },
        { type: 'system', subtype: 'api_retry', error_status: 500, error: 'x' },
        claudeEnd(),
        claudeEnd({ is_error: true, terminal_reason: 'api_error' }),
        claudeInit(['alpha', 'beta', 'acme:alpha']),
      )
      .map((line) => JSON.stringify(line)),
  },
  { weight: 1, arbitrary: noise },
);

const codexLines: fc.Arbitrary<string> = fc
  .oneof(
    fc
      .tuple(ids, paths, skills, fc.constantFrom(0, 1))
      .map(([id, path, skill, code]) => codexRuns(id, `cat ${path}`, skillText(skill), code)),
    fc.tuple(ids, paths).map(([id, path]) => [codexStarts(id, `bash -lc 'sed -n 1,9p ${path}'`)]),
    texts.map((text) => [codexSays(text)]),
    fc.constantFrom([codexEnd], codexStart, [{ type: 'error', message: 'x' }], [{ type: 'hologram' }]),
  )
  .chain((lines) => fc.constantFrom(...lines.map((line) => JSON.stringify(line))));

const copilotLines: fc.Arbitrary<string> = fc.oneof(
  fc
    .oneof(
      fc.tuple(ids, skills).map(([id, skill]) => copilotStarts(id, 'skill', { skill })),
      fc.tuple(ids, paths).map(([id, path]) => copilotStarts(id, 'view', { path })),
      fc.tuple(ids, fc.boolean(), skills).map(([id, ok, skill]) => copilotEnds(id, ok, copilotSkillTelemetry(skill))),
      texts.map((text) => copilotSays(text)),
      texts.map((deltaContent) => ({ type: 'assistant.message_delta', data: { deltaContent } })),
      fc.constantFrom<object>(
        copilotEnd(),
        copilotEnd(1),
        copilotSkills([{ name: 'alpha', path: 's/beta/SKILL.md' }]),
        { type: 'abort' },
      ),
    )
    .map((line) => JSON.stringify(line)),
  noise,
);

/** Lines as a client could write them, in an order that it would not always keep. */
export function generatedLines(agent: string): fc.Arbitrary<readonly string[]> {
  const byAgent: Readonly<Record<string, fc.Arbitrary<string>>> = {
    claude: claudeLines,
    codex: codexLines,
    copilot: copilotLines,
  };
  const lines = fc.array(byAgent[agent] ?? noise, { maxLength: 30 });
  return agent === 'claude' ? lines.map((rest) => [JSON.stringify(claudeInit(['alpha'])), ...rest]) : lines;
}

/** What may happen to whole lines on their way: cut, glued to the next one, bytes replaced. */
export function damaged(lines: readonly string[]): fc.Arbitrary<Buffer> {
  const fates = fc.array(fc.tuple(fc.constantFrom('whole', 'whole', 'whole', 'cut', 'glued', 'byte'), fc.nat()), {
    minLength: lines.length,
    maxLength: lines.length,
  });
  return fates.map((fate) =>
    Buffer.concat(
      lines.map((line, index) => {
        const [what, where] = fate[index] ?? ['whole', 0];
        const bytes = Buffer.from(`${line}\n`, 'utf8');
        if (what === 'cut') return Buffer.concat([bytes.subarray(0, where % bytes.length), Buffer.from('\n')]);
        if (what === 'glued') return bytes.subarray(0, where % bytes.length);
        if (what === 'byte') bytes[where % bytes.length] = 0xff;
        return bytes;
      }),
    ),
  );
}
