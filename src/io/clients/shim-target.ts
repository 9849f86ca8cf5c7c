const TARGET = /"(?:%~?dp0%?|\$basedir)[\\/]([^"]*node_modules[\\/][^"]+)"/;

/**
 * What the shim of a package manager starts (`.cmd`, `.ps1` or shell script): a path relative to the shim's folder, with `/`. Null
 * where the text is no such shim.
 */
export function shimTarget(text: string): string | null {
  const target = TARGET.exec(text)?.[1];
  return target === undefined ? null : target.replaceAll('\\', '/');
}
