/** Whether a text names a day that exists, as `YYYY-MM-DD`; `Date.parse` takes the 31st of February for a day of March. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
