import type { Act, Event, Game, Id, Phase, Role, Seat, SeatId, Table } from '@moonrise/engine';
import { called, died, noted, revived, told } from '@moonrise/engine/kit';
import { victims } from './victims.ts';

const PRIEST = 'priest';
const PRAYER = 'prayer';
const HEARD = 'prayers_heard'; // how many everyone knows of
const raisesTheDead = ({ rules }: Game): boolean => rules.version >= 2;

const heard = (game: Game): number => Number(game.state.notes[HEARD] ?? 0);
const hearing = (game: Game, prayers: number): readonly Event[] =>
  raisesTheDead(game) && prayers > 0 ? [noted(HEARD, heard(game) + prayers, 'all')] : [];
/** One prayer in the game, at the threshold or by night. */
const mayPray = (game: Game, me: Seat): boolean =>
  me.alive && game.last(me, pray.id) === undefined && game.last(me, raise.id) === undefined;

interface Fallen {
  readonly dead: SeatId;
  readonly cause: Id;
}
const fallen = (game: Game): Fallen => game.frame.data as unknown as Fallen;

const pray: Act = {
  id: 'pray',
  during: [PRAYER],
  aim: 'help',
  limit: 1,
  passable: true,
  extra: true,
  always: true,
  may: (game, me) => mayPray(game, me) && me.id !== fallen(game).dead,
  targets: (game) => [fallen(game).dead],
  resolve: (table, deeds) => {
    const { dead, cause } = fallen(table);
    const isHeard = deeds.some(({ targets }) => targets.length > 0);
    return isHeard ? [...hearing(table, 1), told('all', 'called_back', [dead])] : [died(dead, cause)];
  },
};
/** The choice alone: it is carried out at dawn, when the night has closed. */
const raise: Act = {
  id: 'raise',
  during: ['night'],
  aim: 'revive',
  limit: 1,
  passable: true,
  extra: true,
  may: (game, me) => raisesTheDead(game) && mayPray(game, me) && game.dead().length > 0,
  targets: (game) => game.dead(),
  resolve: () => [],
};
function returned(table: Table): readonly Event[] {
  const seats = victims(table.ballots(raise.id));
  const events = seats.flatMap((seat) => [revived(seat), told('all', 'returned', [seat])]);
  return [...hearing(table, seats.length), ...events];
}
const prayer: Phase = { id: PRAYER, light: 'dusk', seconds: () => 15 };

const isPrayedFor = ({ state }: Game, seat: SeatId): boolean =>
  state.calls.some(({ phase, data }) => phase === PRAYER && (data as unknown as Fallen).dead === seat);

/**
 * Whether a dead player may still return, as far as everyone knows: whether a prayer was used or lost in secret must not
 * show. `heirs` are roles that can become a Priest.
 */
export const mayReturn =
  (heirs: readonly Id[] = []) =>
  (game: Game): boolean => {
    const { deck, cards } = game.state;
    if (!raisesTheDead(game) || (deck[PRIEST] ?? 0) === 0) return false;
    const roles = [PRIEST, ...heirs];
    const areShown = (game.rules.options as { readonly reveal?: string }).reveal === 'full';
    const lost = areShown ? game.dead().filter((id) => roles.includes(cards[id] ?? '')).length : 0;
    const prayers = roles.reduce((sum, role) => sum + (deck[role] ?? 0), 0);
    return prayers > Math.max(heard(game), lost);
  };

/** A Priest may pray before a death takes effect, so it is delayed. By night a Priest may bring back any of the dead. */
export const aPriest = (village: Id): Role => ({
  id: PRIEST,
  team: village,
  picture: 'priest',
  briefing:
    'Once in the game calls a player back: at the moment of death, or at night any of the dead, who returns at dawn. No one learns who prayed.',
  words: {
    name: 'Priest',
    summary: 'Once per game, calls a player back: one who has just died, or by night any of the dead.',
    acts: { pray: 'call back', raise: 'bring back' },
    cards: {
      pray: { ask: 'Do you call them back?', done: 'You call {0} back.', pick: 'Call back', pass: 'Let them go' },
      raise: {
        ask: 'Whom of the dead do you bring back? It is your only prayer.',
        done: 'You pray for {0}, who returns at dawn.',
        pick: 'Bring back',
        pass: 'Not tonight',
      },
    },
    told: {
      lies_dead: '{0} lies dead. A prayer can still call them back.',
      called_back: '{0} has been called back among the living!',
      returned: '{0} has returned from the dead!',
    },
    talk: { is: 'the Priest', names: 'Priest,cleric' },
  },
  acts: [pray, raise],
  phases: [prayer],
  staged: { told: { called_back: 'spared' } },
  instead: {
    died: (table, me, { seat, cause }) => {
      if (isPrayedFor(table, seat)) return [];
      if (table.frame.phase === PRAYER || seat === me.id || !mayPray(table, me)) return undefined;
      return [told('all', 'lies_dead', [seat]), called(PRAYER, { dead: seat, cause })];
    },
  },
  table: { closed: (table) => (table.frame.phase === 'night' ? returned(table) : []) },
});
