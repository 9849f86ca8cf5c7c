import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Name, licence and its text of every package that some of these modules, which are files, belong to; the text lacks where the package has none. */
export async function licensesOf(modules: readonly string[]): Promise<string> {
  const folders = modules.flatMap((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path) ?? []);
  const entries = await Promise.all([...new Set(folders)].map(licenseOf));
  return [...new Set(entries)].toSorted().join('\n');
}

async function licenseOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const { name, license = 'It names no licence.' } = manifest;
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim();
  return `${name}\n${license}\n${text}\n`;
}
