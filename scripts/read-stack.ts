/**
 * Says which lines of the sources the places of a stack are: `node scripts/read-stack.ts FOLDER < STACK`. FOLDER holds the source maps:
 * unpacked from the release, or what `npm run build -- FOLDER` writes at its commit.
 */
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A line of a stack with its place in the sources; as it is where the folder has no map of its file. */
export async function readStackLine(line: string, folder: string): Promise<string> {
  const [place = '', file = '', row, column] =
    /[^\s(]*?[\\/]((?:chunks[\\/])?[\w.-]+\.cjs):(\d+):(\d+)/.exec(line) ?? [];
  const map = await readFile(join(folder, `${file.replace('\\', '/')}.map`), 'utf8').catch(() => null);
  if (map === null) return line;
  const found = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]).findOrigin(
    Number(row),
    Number(column),
  );
  if (!('fileName' in found)) return line;
  return line.replace(place, `${found.fileName.replace(/^(?:\.\.\/)+/, '')}:${found.lineNumber}:${found.columnNumber}`);
}

if (import.meta.main) {
  const [folder = '.'] = process.argv.slice(2);
  for (const line of (await text(process.stdin)).split('\n')) console.log(await readStackLine(line, folder));
}
