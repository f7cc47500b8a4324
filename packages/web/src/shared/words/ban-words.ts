import { localeOf } from './locale.ts';
import type { Translate } from './words.ts';

/** Until when a ban holds, and why. */
export function banWords(
  t: Translate,
  language: string,
  until: number | undefined,
  why: string | undefined,
): readonly string[] {
  const end = new Date(until ?? 0).toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    ...(until === undefined ? [] : [t('common.until', { until: end })]),
    ...(why === undefined ? [] : [t('common.why', { why })]),
  ];
}
