/**
 * Why a run does not tell about the model that was asked for; null where it does or where that cannot be told. Clients take short
 * names and print long ones, so that the one has to contain the other.
 */
export function modelMismatch(asked: string | null, told: string | null): string | null {
  if (asked === null || told === null) return null;
  const [long, short] = [told.toLowerCase(), asked.toLowerCase()];
  if (long.includes(short) || short.includes(long)) return null;
  return `the model ${asked} was asked for, and ${told} answered`;
}
