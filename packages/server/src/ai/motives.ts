import type { Motive, Reply, Turn } from '@moonrise/bots';
import type { Id, Place, SeatId } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { entriesOf, SideLog } from './side-log.ts';

/** Why a seat made a choice, as stored. */
export interface KeptMotive {
  readonly day: number;
  readonly act?: Id; // by default the vote
  readonly target: Place | null; // null: no target
  readonly chance: number | null; // that the target is a wolf, in the eyes of the seat
  readonly chances?: readonly number[]; // the same for every place
  readonly reason: { readonly type: string; readonly by?: SeatId };
  readonly note?: string; // of a model to itself
}
/** The motives of one seat, with the kind of its player. */
export interface Mind {
  readonly seat: SeatId;
  readonly kind: string;
  readonly motives: readonly KeptMotive[];
}

const streamOf = (game: string): string => `ai-minds/${game}`;
export const mindLog = (store: Store, clock: Clock, game: string): SideLog<Mind> =>
  new SideLog(store, clock, streamOf(game));

/** The motives that come with a reply: the note of a model, or those of a built-in player, which may have stood in for it. */
export function motivesOf(turn: Turn, reply: Reply): readonly KeptMotive[] {
  const { note, motives = [] } = reply;
  if (note === undefined) return motives.map(kept);
  return note === '' ? [] : noted(turn, reply, note);
}
const kept = ({ day, seat, odds, all, reason, by }: Motive): KeptMotive => ({
  day,
  target: seat,
  chance: odds,
  ...(all && { chances: all }),
  reason: { type: reason, ...(by !== undefined && { by }) },
});
/** The note that a model wrote with its choices. */
const noted = ({ view }: Turn, { answers }: Reply, note: string): readonly KeptMotive[] =>
  answers
    .filter(({ text }) => text === undefined)
    .map(({ act, targets: [target = null] }) => ({
      day: view().day,
      act,
      target,
      chance: null,
      reason: { type: 'note' },
      note,
    }));

/** The motives of AI seats in a finished game, by seat and kind of player. */
export async function mindsOf(store: Store, game: string): Promise<readonly Mind[]> {
  const minds = new Map<string, { seat: SeatId; kind: string; motives: KeptMotive[] }>();
  for (const { seat, kind, motives } of await entriesOf<Mind>(store, streamOf(game))) {
    const key = `${seat}/${kind}`;
    const mind = minds.get(key) ?? { seat, kind, motives: [] };
    minds.set(key, mind);
    for (const motive of motives) mind.motives = [...mind.motives.filter((old) => !isSame(old, motive)), motive];
  }
  return [...minds.values()];
}
/** A later motive for the same choice replaces the earlier one. */
const isSame = (old: KeptMotive, motive: KeptMotive): boolean => old.day === motive.day && old.act === motive.act;
