import type { Deed, Id, SeatId } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';
import type { NameOf } from '../../rules/sentences.ts';
import { inRow } from '../../words/lists.ts';
import type { Key, Translate } from '../../words/words.ts';
import type { ReplayPerspective } from '../log/moments.ts';
import type { FinishedGameAnswer } from './use-finished-game.ts';

/** A seat that a program played: its kind, and the reasons for its choices. */
export type SeatMind = FinishedGameAnswer['minds'][number];
export type SeatMotive = SeatMind['motives'][number];
/** How a move of a language model came about. */
export type ModelMove = FinishedGameAnswer['moves'][number];

/** A motive and its seat. */
export interface SeatThought {
  readonly seat: SeatId;
  readonly motive: SeatMotive;
  readonly isVote: boolean;
}
type Acts = ReadonlySet<Id>;

/** The acts with a public count: the votes of this game. */
export const votingActs = (log: readonly Happening[]): Acts =>
  new Set(log.flatMap(({ event }) => (event.type === 'counted' && event.to === 'all' ? [event.act] : [])));

/** A motive without an act is for the vote. */
const thoughtsOn = (minds: readonly SeatMind[], day: number, votes: Acts): readonly SeatThought[] =>
  minds.flatMap(({ seat, motives }) =>
    motives
      .filter((motive) => motive.day === day)
      .map((motive) => ({ seat, motive, isVote: motive.act === undefined || votes.has(motive.act) })),
  );

/** The reasons for the votes of a day. */
export const voteThoughts = (minds: readonly SeatMind[], day: number, votes: Acts): readonly SeatThought[] =>
  thoughtsOn(minds, day, votes).filter(({ isVote }) => isVote);

/** The motives for these deeds. */
export function thoughtsBehind(
  minds: readonly SeatMind[],
  day: number,
  deeds: readonly Deed[],
  votes: Acts,
): readonly SeatThought[] {
  const isFor = ({ seat, motive }: SeatThought, deed: Deed) =>
    deed.seat === seat && (motive.act === undefined ? votes.has(deed.act) : deed.act === motive.act);
  return thoughtsOn(minds, day, votes).filter((thought) => deeds.some((deed) => isFor(thought, deed)));
}

/** Thoughts are visible to their own seat and to the all-seeing viewer. */
export const mayRead = (viewer: ReplayPerspective, seat: SeatId): boolean => viewer === 'everything' || viewer === seat;

const reasons: Readonly<Record<string, Key>> = {
  clash: 'minds.clash',
  claim: 'minds.claim',
  quiet: 'minds.quiet',
  ballots: 'minds.ballots',
  feeling: 'minds.feeling',
  sacrifice: 'minds.sacrifice',
  together: 'minds.together',
  blame: 'minds.blame',
};
/** The reason against the target, in words. Unknown kinds of reasons get a neutral sentence. */
export function reasonOf({ reason, target }: SeatMotive, nameOf: NameOf, t: Translate): string {
  const names = { target: target === null ? '' : nameOf(target) };
  if (reason.type === 'result' && target !== null)
    return typeof reason.by === 'number'
      ? t('minds.result', { ...names, by: nameOf(reason.by) })
      : t('minds.resultOfSomebody', names);
  const known = reasons[reason.type];
  return known && target !== null ? t(known, names) : t('minds.otherReason');
}

/** Whom the bot suspected how much: everyone, or in games of old the target alone. */
export function suspicionIn({ target, chance, chances }: SeatMotive, nameOf: NameOf, t: Translate): string | false {
  if (chance === null || target === null) return false;
  if (!chances) return t('minds.chance', { n: percent(chance) });
  const shown = [...chances.entries()].filter(([, one]) => percent(one) > 0).sort(([, a], [, b]) => b - a);
  return t('minds.chances', {
    list: inRow(
      t,
      shown.map(([place, one]) => `${nameOf(place)} ${percent(one)} %`),
    ),
  });
}
const percent = (chance: number): number => Math.round(chance * 100);

interface Speech {
  readonly t: Translate;
  readonly has: (key: string) => boolean;
}
/** Whether a model or its fallback made a move, in words. Unknown faults are not shown as codes. */
export function moverOf({ source, why }: Pick<ModelMove, 'source' | 'why'>, { t, has }: Speech): string {
  if (source === 'model') return t('minds.model');
  const known = `minds.why.${why}`;
  return has(known) ? t('minds.fallbackWhy', { why: t(known as Key) }) : t('minds.fallback');
}
