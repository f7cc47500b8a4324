import type { EventOf } from '@moonrise/engine';
import type { RulesEntry } from '../../rules/rules.ts';
import type { Translate } from '../../words/words.ts';
import type { Chapter } from '../log/chapters.ts';

/** "Night 2"; a phase that repeats on the same day has its count. */
export function phaseTitle(
  { phase, day, round }: Pick<Chapter, 'phase' | 'day' | 'round'>,
  rules: RulesEntry,
  t: Translate,
): string {
  if (phase === null) return t('common.deal');
  const name = rules.phases.find(({ id }) => id === phase)?.name ?? phase;
  if (round > 1) return t('common.phaseAgain', { phase: name, day, round });
  return numbered(name, day, rules, t);
}

type Rounds = Pick<RulesEntry, 'one_round'>;
/** A phase and its day. Some rule sets have a day 0, before the numbered days, or a single round. */
export const numbered = (phase: string, day: number, rules: Rounds, t: Translate): string =>
  day === 0 || rules.one_round ? phase : t('common.phase', { phase, day });

/** "Round 2". */
export const roundTitle = (day: number, t: Translate): string =>
  day === 0 ? t('table.beforeFirst') : t('table.round', { n: day });

/** What a day is called that begins: never after an interruption, which would tell who has died. */
export function dawnTitle(
  { phase, day }: Pick<EventOf<'opened'>, 'phase' | 'day'>,
  rules: RulesEntry,
  t: Translate,
): string {
  const days = rules.phases.filter(({ light }) => light === 'day');
  const shown = days.find(({ id }) => id === phase) ?? days[0];
  return numbered(shown?.name ?? '', day, rules, t);
}
