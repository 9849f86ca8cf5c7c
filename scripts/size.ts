import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles, ROOT } from './files.ts';
import { measureSize, overBudget, type Budget, type Size, type SizedFile, type Tally } from './measure-size.ts';

const BUDGET = 'scripts/size-budget.json';
/** Where code and documents are, beside the documents in the root. */
const FOLDERS = ['src', 'docs', 'actions'];
const LONGEST = 5;

/** Prints how large the repository is, by room; with `--check`, fails where that is over `scripts/size-budget.json`. */
const size = measureSize(await readFiles());
const budget = JSON.parse(await readFile(join(ROOT, BUDGET), 'utf8')) as Budget & {
  /** Lines of production code that were granted, by what for. `total` holds what there is where that is more, so that nothing grows. */
  readonly granted: Readonly<Record<string, number>>;
};
if (process.argv.includes('--check')) {
  const problems = overBudget(size, budget);
  if (problems.length > 0) {
    process.stderr.write(`Over the budget in ${BUDGET}:\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
    process.stderr.write(
      'Take something out, or merge what only makes sense together. A budget rises only where an issue names what it adds.\n',
    );
    process.exitCode = 1;
  } else {
    process.stdout.write(`Within the budget: ${totalText(size)}.\n${grantedText(size)}.\n`);
  }
} else {
  process.stdout.write(`${table(size)}\n`);
}

async function readFiles(): Promise<SizedFile[]> {
  const below = await Promise.all(
    FOLDERS.map(async (folder) => (await listFiles(join(ROOT, folder))).map((path) => `${folder}/${path}`)),
  );
  const atTop = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
  const paths = [...atTop, ...below.flat().filter((path) => /\.(?:ts|md)$/.test(path))];
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(ROOT, path), 'utf8') })));
}

function totalText({ total, longest }: Size): string {
  const [path, lines] = longest[0] ?? ['', 0];
  return `${total.lines} lines in ${total.files} production files, median ${total.median}, longest ${lines} (${path})`;
}

function grantedText({ total }: Size): string {
  const granted = Object.values(budget.granted).reduce((sum, lines) => sum + lines, 0);
  const parts = Object.entries(budget.granted).map(([what, lines]) => `${what} ${lines}`);
  const rest = granted - total.lines;
  return `Granted are ${granted} lines (${parts.join(', ')}): ${Math.abs(rest)} ${rest < 0 ? 'over' : 'left'}`;
}

function table(measured: Size): string {
  const row = (cells: readonly (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(12) : String(cell).padStart(9))).join('');
  const tallies = (...all: readonly Tally[]): readonly number[] => all.flatMap(({ lines, files }) => [lines, files]);
  return [
    row(['', 'lines', 'files', 'tests', 'files', 'docs', 'files']),
    ...measured.rooms.map(({ room, production, tests, documents }) =>
      row([room, ...tallies(production, tests, documents)]),
    ),
    '',
    `Production: ${totalText(measured)}`,
    grantedText(measured),
    'Longest:',
    ...measured.longest.slice(0, LONGEST).map(([path, lines]) => `  ${String(lines).padStart(5)} ${path}`),
    'Documents:',
    ...[...measured.documents].map(([path, lines]) => `  ${String(lines).padStart(5)} ${path}`),
  ].join('\n');
}
