import type { RulesEntry } from '../rules/rules.ts';
import type { Translate } from '../words/words.ts';
import type { Chapter } from './chapters.ts';

/** "Night 2"; a phase that is held again on the same day says how often. */
export function phaseTitle(
  { phase, day, round }: Pick<Chapter, 'phase' | 'day' | 'round'>,
  rules: RulesEntry,
  t: Translate,
): string {
  if (phase === null) return t('end.deal');
  const name = rules.phases.find(({ id }) => id === phase)?.name ?? phase;
  return round > 1 ? t('end.phaseAgain', { phase: name, day, round }) : t('end.phase', { phase: name, day });
}
