/** A generated transcript ends with the event that crosses this many bytes, and its result. */
export interface TranscriptShape {
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
 * The lines of a Claude `stream-json` transcript with partial messages, as the client writes them: each turn streams a text
 * and a call, repeats both as whole messages, and gets a result of 2 to 60 KB, which the client writes twice. Every 40th turn
 * calls a skill and every 15th reads a file. The same shape gives the same bytes.
 */
export function* generateTranscript({ bytes, seed }: TranscriptShape): Generator<string> {
  const random = randomSource(seed);
  const source = sourceText(random, 2_000_000);
  const common = `"parent_tool_use_id":null,"session_id":"${SESSION}"`;
  let written = 0;
  const line = (text: string): string => {
    written += text.length + 1;
    return `${text}\n`;
  };
  yield line(
    `{"type":"system","subtype":"init","cwd":"/workspace/proj","session_id":"${SESSION}","tools":["Bash","Read","Skill"],"model":"model-1","skills":["${CALLED.slice(0, 2).join('","')}","${READ}"],"claude_code_version":"2.1.332"}`,
  );
  for (let turn = 1; written < bytes; turn += 1) {
    const id = `toolu_${turn.toString().padStart(20, '0')}`;
    const text = excerpt(source, random, 100, 400);
    for (let at = 0; at < text.length; at += 24) {
      yield line(
        `{"type":"stream_event","event":{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":${JSON.stringify(text.slice(at, at + 24))}}},"session_id":"${SESSION}","parent_tool_use_id":null,"uuid":"${uuid(random)}","api_message_id":"msg_${turn}"}`,
      );
    }
    const spoken = turn % 500 === 0 ? `${text} as ${NAMED} says` : text;
    yield line(assistantLine(turn, JSON.stringify({ type: 'text', text: spoken }), common, uuid(random)));
    const [tool, input] = callOf(turn, random);
    for (const partial of JSON.stringify(input).match(/.{1,30}/g) ?? []) {
      yield line(
        `{"type":"stream_event","event":{"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":${JSON.stringify(partial)}}},"session_id":"${SESSION}","parent_tool_use_id":null,"uuid":"${uuid(random)}","api_message_id":"msg_${turn}"}`,
      );
    }
    yield line(assistantLine(turn, JSON.stringify({ type: 'tool_use', id, name: tool, input }), common, uuid(random)));
    const tail = `${common},"uuid":"${uuid(random)}","timestamp":"2026-01-01T00:00:00.000Z"`;
    yield line(resultLine(id, tool, input, JSON.stringify(excerpt(source, random, 2000, 60_000)), tail));
  }
  yield line(
    `{"duration_api_ms":1,"stop_reason":"end_turn","session_id":"${SESSION}","total_cost_usd":0.1,"usage":{"input_tokens":100,"output_tokens":100},"type":"result","subtype":"success","is_error":false,"terminal_reason":"completed","num_turns":10,"result":"Done."}`,
  );
}

function assistantLine(turn: number, block: string, common: string, id: string): string {
  return `{"type":"assistant","message":{"id":"msg_${turn}","type":"message","role":"assistant","model":"model-1","content":[${block}],"stop_reason":null,"usage":{"input_tokens":100,"output_tokens":1}},${common},"uuid":"${id}","timestamp":"2026-01-01T00:00:00.000Z"}`;
}

function callOf(turn: number, random: () => number): [tool: string, input: Record<string, string>] {
  if (turn % 40 === 0) return ['Skill', { skill: CALLED[(turn / 40) % CALLED.length] ?? '' }];
  if (turn % 300 === 0) return ['Read', { file_path: `/workspace/proj/.claude/skills/${READ}/SKILL.md` }];
  if (turn % 15 === 0) return ['Read', { file_path: `/workspace/proj/src/file-${Math.floor(random() * 500)}.ts` }];
  return ['Bash', { command: `rg -n "value" src | head -${Math.floor(random() * 100)}`, description: 'Search' }];
}

function resultLine(id: string, tool: string, input: Record<string, string>, text: string, tail: string): string {
  if (input['skill'] === CALLED[2]) {
    return `{"type":"user","message":{"role":"user","content":[{"type":"tool_result","content":"<tool_use_error>Unknown skill</tool_use_error>","is_error":true,"tool_use_id":"${id}"}]},${tail},"tool_use_result":"Error: Unknown skill"}`;
  }
  if (tool === 'Skill') {
    return `{"type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"${id}","content":"Launching skill"}]},${tail},"tool_use_result":{"success":true,"commandName":"${input['skill'] ?? ''}"}}`;
  }
  const details =
    tool === 'Read'
      ? `{"type":"text","file":{"filePath":"file","content":${text},"numLines":9,"startLine":1,"totalLines":9}}`
      : `{"stdout":${text},"stderr":"","interrupted":false,"isImage":false}`;
  return `{"type":"user","message":{"role":"user","content":[{"tool_use_id":"${id}","type":"tool_result","content":${text}}]},${tail},"tool_use_result":${details}}`;
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

function excerpt(source: string, random: () => number, from: number, to: number): string {
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
