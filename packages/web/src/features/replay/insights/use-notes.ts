import type { KeptGame, Known } from '@moonrise/lab/figures';
import { useMemo } from 'react';
import { useAnswer } from '../../../shared/lab/use-answer.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { inRow } from '../../../shared/words/lists.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';

/** The possible roles of each place for the viewing seat, in words. */
export function useNotes(kept: KeptGame | undefined, replay: Replay, rules: RulesEntry): readonly string[] {
  const { t, language } = useSpeech();
  const { viewer, row, state } = replay;
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const asked = useMemo(() => (kept && seat !== undefined ? { game: kept, seat } : undefined), [kept, seat]);
  const known = useAnswer('couldKnow', asked);
  const now = state.outcome ? undefined : known?.findLast((one) => one.row <= row);
  const { cards } = state;
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' });
    const name = (id: string) => roleOf(rules, id)?.name ?? id;
    const couldBe = (roles: Known['places'][number]) => {
      const [first, ...others] = roles;
      if (!first) return '';
      if (others.length === 0) return t('knows.must', { role: name(first.role) });
      const words = alike(roles).map(([n, ids]) =>
        t(ids.length > 1 ? 'knows.each' : 'knows.role', { role: inRow(t, ids.map(name)), n }),
      );
      return t('knows.could', { roles: list.format(words) });
    };
    return (now?.places ?? []).map((roles, place) => (place === seat || cards[place] ? '' : couldBe(roles)));
  }, [now, cards, seat, rules, t, language]);
}

/** Roles by rounded probability, likeliest first. A possible role has at least 1 %. */
function alike(roles: Known['places'][number]): readonly (readonly [percent: number, ids: readonly string[]])[] {
  const byPercent = new Map<number, string[]>();
  for (const { role, share } of roles) {
    const percent = Math.max(1, Math.round(100 * share));
    byPercent.set(percent, [...(byPercent.get(percent) ?? []), role]);
  }
  return [...byPercent].sort(([a], [b]) => b - a);
}
