import { localeOf } from '../../shared/words/locale.ts';
import type { Translate, UiLanguage } from '../../shared/words/words.ts';
import type { AdminKey } from './admin-words.ts';

export interface Formats {
  readonly number: (value: number) => string;
  readonly bytes: (value: number) => string;
  readonly ms: (value: number) => string;
  readonly time: (at: number) => string; // hours and minutes
  readonly date: (at: number) => string; // with hours and minutes
  readonly span: (minutes: number) => string; // 10 minutes, 7 days
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const HOUR = 60;
const DAY = 24 * HOUR;
const HALF_YEAR_MS = 180 * DAY * 60_000; // nearer dates need no year

export function formatsOf(language: UiLanguage, t: Translate<AdminKey>): Formats {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const region = localeOf(language);
  const clock = new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit' });
  const near = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const far = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
  const rough = (value: number) => (Math.abs(value) < 100 ? fine : whole).format(value);
  return {
    number: rough,
    bytes: (value) => {
      const step = value < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(value) / 3));
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: UNITS[step] as string,
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumSignificantDigits: 3,
      }).format(value / 1000 ** step);
    },
    ms: (value) => `${rough(value)} ms`,
    time: (at) => clock.format(at),
    date: (at) => (Math.abs(at - Date.now()) < HALF_YEAR_MS ? near : far).format(at),
    span: (minutes) => {
      if (minutes < HOUR) return t('span.minutes', { n: Math.round(minutes) });
      if (minutes < DAY) return t('span.hours', { n: Math.round(minutes / HOUR) });
      return t('span.days', { n: Math.round(minutes / DAY) });
    },
  };
}
