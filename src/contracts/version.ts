/** The version in package.json; scripts/generate.ts keeps the two equal. */
export const VERSION = '0.1.0';
