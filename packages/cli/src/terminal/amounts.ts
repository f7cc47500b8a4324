/** "1 game", "2,000 games" */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** "12 seconds", "5 minutes", "1.5 hours" */
export function duration(seconds: number): string {
  if (seconds < 90) return counted(Math.ceil(seconds), 'second');
  return seconds < 5400 ? counted(Math.round(seconds / 60), 'minute') : `${(seconds / 3600).toFixed(1)} hours`;
}
