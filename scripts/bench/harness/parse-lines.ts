/** The limit of a query: every line of a file is read and parsed, in pieces, and nothing is kept. */
import { createReadStream } from 'node:fs';

const [, , file = ''] = process.argv;
let rest = '';
for await (const text of createReadStream(file, { encoding: 'utf8', highWaterMark: 64 * 1024 })) {
  const lines = (rest + String(text)).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) JSON.parse(line);
}
