/** The limit of a query: every line of a file is read and parsed, in pieces, and nothing is kept. */
import { createReadStream } from 'node:fs';

let rest = '';
for await (const text of createReadStream(process.argv[2], { encoding: 'utf8', highWaterMark: 64 * 1024 })) {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  for (const line of lines) JSON.parse(line);
}
