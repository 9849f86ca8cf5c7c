/** What the results of a run's calls are like: a text of so many characters; small ones follow a call without a word. */
export const KINDS = {
  large: { name: 'large results (2 to 60 KB)', result: [2000, 60_000], text: [100, 400] },
  medium: { name: 'results of 1 to 6 KB', result: [1000, 6000], text: [100, 400] },
  small: { name: 'many small turns', result: [10, 200], text: null },
} as const;

/** A generated transcript ends with the event that crosses this many bytes, and its result. */
export interface TranscriptShape {
  readonly kind: keyof typeof KINDS;
  readonly bytes: number;
  readonly seed: number;
}

const SESSION = '5b0c6a52-6c0f-4f0e-9a55-0c3d1c9be001';
/** Skills that the generated run calls (the last one without success), reads as files, and only talks about. */
const CALLED = ['release-notes', 'schema-review', 'no-such-skill'];
const READ = 'style-guide';
const NAMED = 'load-testing';

/** What a case could ask of the generated run. */
export const TOKENS: readonly string[] = [...CALLED, READ, NAMED, 'never-used', `${CALLED[0] ?? ''}/SKILL.md`];

const WORDS =
  'const function return await import from export "name" \'value\' => === { } ( ) [ ] // check # note path/to/file.ts:12 0x7f null 42 the of a skill error'.split(
    ' ',
  );

/**
 * The lines of a Claude `stream-json` transcript as the client writes them without partial messages (`cases/transcripts`): each turn is a
 * text and a call, a line each, and the call's result, which the client writes twice. Every 40th turn calls a skill and every 15th
 * reads a file. The same shape gives the same bytes.
 */
export function* generateTranscript({ kind, bytes, seed }: TranscriptShape): Generator<string> {
  const { result, text } = KINDS[kind];
  const random = randomSource(seed);
  const source = sourceText(random, 2_000_000);
  let written = 0;
  const line = (value: string): string => {
    written += value.length + 1;
    return `${value}\n`;
  };
  yield line(
    `{"type":"system","subtype":"init","cwd":"/workspace/proj","session_id":"${SESSION}","tools":["Bash","Read","Skill"],"model":"model-1","skills":["${CALLED.slice(0, 2).join('","')}","${READ}"],"claude_code_version":"2.1.332"}`,
  );
  for (let turn = 1; written < bytes; turn += 1) {
    const id = `toolu_${turn.toString().padStart(20, '0')}`;
    const isNamed = turn % 500 === 0;
    if (text !== null || isNamed) {
      const spoken = `${excerpt(source, random, text ?? KINDS.large.text)}${isNamed ? ` as ${NAMED} says` : ''}`;
      yield line(assistantLine(turn, JSON.stringify({ type: 'text', text: spoken }), random));
    }
    const [tool, input] = callOf(turn, random);
    yield line(assistantLine(turn, JSON.stringify({ type: 'tool_use', id, name: tool, input }), random));
    yield line(resultLine(id, tool, input, JSON.stringify(excerpt(source, random, result)), random));
  }
  yield line(
    `{"duration_api_ms":1,"stop_reason":"end_turn","session_id":"${SESSION}","total_cost_usd":0.1,"usage":{"input_tokens":100,"output_tokens":100},"type":"result","subtype":"success","is_error":false,"terminal_reason":"completed","num_turns":10,"result":"Done."}`,
  );
}

function assistantLine(turn: number, block: string, random: () => number): string {
  const usage = '"input_tokens":100,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":1';
  return `{"type":"assistant","message":{"id":"msg_${turn}","type":"message","role":"assistant","model":"model-1","content":[${block}],"stop_reason":null,"stop_sequence":null,"usage":{${usage}},"context_management":null},${placeOf(random)},"request_id":"req_${turn}"}`;
}

/** In which conversation, session and moment a line stands. */
function placeOf(random: () => number): string {
  return `"parent_tool_use_id":null,"session_id":"${SESSION}","uuid":"${uuid(random)}","timestamp":"2026-01-01T00:00:00.000Z"`;
}

function callOf(turn: number, random: () => number): [tool: string, input: Record<string, string>] {
  if (turn % 40 === 0) return ['Skill', { skill: CALLED[(turn / 40) % CALLED.length] ?? '' }];
  if (turn % 300 === 0) return ['Read', { file_path: `/workspace/proj/.claude/skills/${READ}/SKILL.md` }];
  if (turn % 15 === 0) return ['Read', { file_path: `/workspace/proj/src/file-${Math.floor(random() * 500)}.ts` }];
  return ['Bash', { command: `rg -n "value" src | head -${Math.floor(random() * 100)}`, description: 'Search' }];
}

function resultLine(
  id: string,
  tool: string,
  input: Record<string, string>,
  text: string,
  random: () => number,
): string {
  const lineOf = (block: string, details: string): string =>
    `{"type":"user","message":{"role":"user","content":[{${block}}]},${placeOf(random)},"tool_use_result":${details},"tool_result_meta":[{"id":"${id}","permission_decision":{"decision":"accept","source":"config","reason_type":"mode"}}]}`;
  if (input['skill'] === CALLED[2]) {
    const answer = '"content":"<tool_use_error>Unknown skill</tool_use_error>","is_error":true';
    return lineOf(`"type":"tool_result",${answer},"tool_use_id":"${id}"`, '"Error: Unknown skill"');
  }
  if (tool === 'Skill') {
    const details = `{"success":true,"commandName":"${input['skill'] ?? ''}"}`;
    return lineOf(`"type":"tool_result","tool_use_id":"${id}","content":"Launching skill"`, details);
  }
  const details =
    tool === 'Read'
      ? `{"type":"text","file":{"filePath":"file","content":${text},"numLines":9,"startLine":1,"totalLines":9}}`
      : `{"stdout":${text},"stderr":"","interrupted":false,"isImage":false}`;
  return lineOf(`"tool_use_id":"${id}","type":"tool_result","content":${text}`, details);
}

/** Looks like source code and its listings: many short words, quotes, brackets and line ends. */
function sourceText(random: () => number, length: number): string {
  const parts: string[] = [];
  for (let written = 0; written < length;) {
    const part = `${WORDS[Math.floor(random() * WORDS.length)] ?? ''}${random() < 0.1 ? '\n' : ' '}`;
    parts.push(part);
    written += part.length;
  }
  return parts.join('');
}

function excerpt(source: string, random: () => number, [from, to]: readonly [number, number]): string {
  const length = from + Math.floor(random() * (to - from));
  const start = Math.floor(random() * (source.length - length));
  return source.slice(start, start + length);
}

function uuid(random: () => number): string {
  const hex = (): string =>
    Math.floor(random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0');
  return `${hex()}-0000-4000-8000-${hex()}0000`;
}

/** Mulberry32: small, fast, and the same everywhere. */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
