const HOUR = 60;
const DAY = 24 * HOUR;

/** How long a ban or a mute can last, in minutes; null: without an end. */
export const terms = {
  minutes10: 10,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
  forever: null,
} as const;
export type Term = keyof typeof terms;

export const muteTerms: readonly Term[] = ['minutes10', 'hour', 'day', 'week', 'month', 'forever'];
export const banTerms: readonly Term[] = ['hour', 'day', 'week', 'month', 'year', 'forever'];

export function daysOf(term: Term): number | null {
  const minutes = terms[term];
  return minutes === null ? null : minutes / DAY;
}
