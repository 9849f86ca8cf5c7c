/**
 * Ends with 0 when node_modules holds exactly what package-lock.json asks for, so that scripts/test installs only when it
 * must. Plain JavaScript, because it runs before the Node that strips types is there.
 */
import { readFileSync } from 'node:fs';

/** The packages of a lock file by their place, with the version that tells them apart. */
function packages(path) {
  try {
    return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).packages;
  } catch {
    return {};
  }
}

const wanted = packages('package-lock.json');
// npm's own record of what it has installed; it leaves out optional packages of other platforms.
const installed = packages('node_modules/.package-lock.json');
const missing = Object.entries(wanted).filter(([place, { version, optional }]) => {
  if (place === '') return false;
  const found = installed[place];
  return found === undefined ? !optional : found.version !== version;
});
process.exitCode = missing.length === 0 ? 0 : 1;
