import { globSegments, matchesInOrder } from './glob-segments.ts';

/**
 * A test for paths relative to the repository, with `/`. A glob within its bounds is compared folder by folder, so that no path can make it
 * exponential.
 */
export async function globTest(pattern: string): Promise<(path: string) => boolean> {
  const { default: picomatch } = await import('picomatch');
  const glob = pattern.replace(/^\.\//, '');
  const segments = globSegments(glob).map((segment) => (segment === '**' ? null : picomatch(segment, { dot: true })));
  const [first] = segments;
  if (segments.length === 1 && first !== undefined && first !== null) return (path) => first(path);
  return (path) => matchesInOrder(segments, path.split('/'));
}

/** A test for paths that any of the globs matches. */
export async function anyGlobTest(patterns: readonly string[]): Promise<(path: string) => boolean> {
  const tests = await Promise.all(patterns.map(globTest));
  return (path) => tests.some((matches) => matches(path));
}
