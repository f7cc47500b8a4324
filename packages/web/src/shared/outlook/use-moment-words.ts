import type { Event, EventOf } from '@moonrise/engine';
import type { KeptGame, Swing } from '@moonrise/lab/figures';
import { useMemo } from 'react';
import { roleOf } from '../rules/sentences.ts';
import { chapterAt, momentAt, type Watched, watchedBy } from '../story/log/moments.ts';
import { phaseTitle } from '../story/phase/phase-title.ts';
import type { StoryCast } from '../story/views/story-cast.ts';
import { useSpeech } from '../words/use-words.tsx';
import type { Key } from '../words/words.ts';
import type { NamedSides } from './sides.ts';

interface MomentWords {
  readonly title: (since: number, row: number) => string; // "Night 2: Ann (Seer) died"
  readonly swing: (swing: Swing, sides: NamedSides) => string;
}

/** Describes what happened in some rows, with all secrets. */
export function useMomentWords({ rows }: KeptGame, cast: StoryCast): MomentWords {
  const { t, language } = useSpeech();
  const whole = useMemo(
    () =>
      watchedBy(
        rows.map((events) => ({ at: 0, events })),
        'everything',
      ),
    [rows],
  );
  const { rules, nameOf } = cast;
  const who = ({ seat }: EventOf<'died'>, row: number) => {
    const role = roleOf(rules, whole.moments[momentAt(whole, row)]?.state.cards[seat])?.name;
    return role ? t('turns.who', { name: nameOf(seat), role }) : nameOf(seat);
  };
  const phase = (row: number) => {
    const chapter = chapterBefore(whole, row);
    return chapter ? phaseTitle(chapter, rules, t) : '';
  };
  const what = (since: number, row: number): string => {
    const during = (key: Key) => t('turns.during', { phase: phase(row), what: t(key) });
    const event = (words: string) => t('turns.event', { phase: phase(row), what: words });
    const events = rows.slice(since + 1, row + 1).flat();
    const dead = ofType(events, 'died').map((event) => who(event, row));
    const [turned] = ofType(events, 'turned');
    if (dead.length > 0) return event(t('turns.died', { who: new Intl.ListFormat(language).format(dead) }));
    if (turned)
      return event(t('turns.became', { name: nameOf(turned.seat), role: roleOf(rules, turned.role)?.name ?? '' }));
    if (ofType(events, 'ended').length > 0) return event(t('turns.end'));
    if (ofType(events, 'counted').length > 0) return during('turns.vote');
    return during(ofType(events, 'said').length + ofType(events, 'spoke').length > 0 ? 'turns.talk' : 'turns.deeds');
  };
  return {
    title: (since, row) => (row === 0 ? phase(0) : what(since, row)),
    swing: ({ since, row, team, before, after }, sides) =>
      t('turns.swing', {
        what: what(since, row),
        side: sides.find(({ id }) => id === team)?.name ?? '',
        before: Math.round(100 * before),
        after: Math.round(100 * after),
      }),
  };
}
const ofType = <T extends Event['type']>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The phase of a row; the row may have closed it. */
const chapterBefore = (whole: Watched, row: number) =>
  whole.chapters[chapterAt(whole, momentAt(whole, Math.max(0, row - 1)))];
