import { pathToFileURL } from 'node:url';

/**
 * The first place in a bundled file that names one of the folders of this machine, as a path or a file URL, with some text
 * around it. webpack writes `import.meta.url` of the module it read as a constant; such a bundle works on no other machine,
 * and differs with every folder it is built in.
 */
export function findMachinePath(source: string, folders: readonly string[]): string | undefined {
  const spellings = folders.flatMap((folder) => [`${folder}/`, `${folder}\\`, `${pathToFileURL(folder).href}/`]);
  for (const spelling of [...spellings, ...spellings.map((text) => text.replaceAll('\\', '\\\\'))]) {
    const at = source.indexOf(spelling);
    if (at >= 0) return source.slice(Math.max(0, at - 40), at + spelling.length + 40);
  }
  return undefined;
}
