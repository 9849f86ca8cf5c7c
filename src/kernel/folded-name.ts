/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
export function foldedName(name: string): string {
  // Of ASCII alone, which nearly all texts are, it is the same and takes a fraction of the time.
  if (!/[\u0080-\uFFFF]/.test(name)) return name.toLowerCase();
  return name.normalize('NFC').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
