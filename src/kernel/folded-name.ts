/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
export function foldedName(name: string): string {
  return name.normalize('NFC').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
