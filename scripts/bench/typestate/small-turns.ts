const SESSION = '"session_id":"5b0c6a52-6c0f-4f0e-9a55-0c3d1c9be001","parent_tool_use_id":null';
/** So many turns are given at once. */
const PIECE = 1000;

/** A Claude `stream-json` transcript of that many bytes: turns as small as they get, one call and its result each, and no two alike. */
export function* smallTurns(bytes: number): Generator<string> {
  yield `{"type":"system","subtype":"init","model":"model-1","tools":["Bash"],${SESSION}}\n`;
  let written = 0;
  for (let turn = 1; written < bytes; turn += PIECE) {
    const piece = Array.from({ length: PIECE }, (_, index) => turnLines(turn + index)).join('');
    written += piece.length;
    yield piece;
  }
  yield `{"type":"result","subtype":"success","is_error":false,"stop_reason":"end_turn","result":"Done.",${SESSION}}\n`;
}

function turnLines(turn: number): string {
  const id = `toolu_${turn.toString().padStart(20, '0')}`;
  const call = `{"type":"tool_use","id":"${id}","name":"Bash","input":{"command":"echo ${turn}"}}`;
  const message = `{"id":"msg_${turn}","type":"message","role":"assistant","model":"model-1","content":[${call}],"stop_reason":null,"usage":{"input_tokens":1,"output_tokens":1}}`;
  const result = `{"tool_use_id":"${id}","type":"tool_result","content":"${turn}","is_error":false}`;
  return [
    `{"type":"assistant","message":${message},${SESSION},"uuid":"a-${turn}"}\n`,
    `{"type":"user","message":{"role":"user","content":[${result}]},${SESSION},"uuid":"u-${turn}"}\n`,
  ].join('');
}
