/** No command of ours is a program of its own. */
export function spawn() {
  throw new Error('expected no program for a command');
}
