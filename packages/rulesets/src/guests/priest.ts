import type { Act, Game, Id, Phase, Role, Seat, SeatId } from '@moonrise/engine';
import { called, died, told } from '@moonrise/engine/kit';

const PRAYER = 'prayer';
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
  may: (game, me) => me.alive && me.id !== fallen(game).dead,
  targets: (game) => [fallen(game).dead],
  resolve: (table, deeds) => {
    const { dead, cause } = fallen(table);
    const isHeard = deeds.some(({ targets }) => targets.length > 0);
    return isHeard ? [told('all', 'called_back', [dead])] : [died(dead, cause)];
  },
};
const prayer: Phase = { id: PRAYER, light: 'dusk', seconds: () => 15 };

const mayPray = (game: Game, me: Seat): boolean => me.alive && game.last(me, pray.id) === undefined;
const isPrayedFor = ({ state }: Game, seat: SeatId): boolean =>
  state.calls.some(({ phase, data }) => phase === PRAYER && (data as unknown as Fallen).dead === seat);

/** A death cannot be undone, so it is delayed while a Priest may pray. */
export const aPriest = (village: Id): Role => ({
  id: 'priest',
  team: village,
  picture: 'priest',
  words: {
    name: 'Priest',
    summary: 'Once per game, calls a player back who has just died.',
    acts: { pray: 'call back' },
    cards: {
      pray: { ask: 'Do you call them back?', done: 'You call {0} back.', pick: 'Call back', pass: 'Let them go' },
    },
    told: {
      lies_dead: '{0} lies dead. A prayer can still call them back.',
      called_back: '{0} has been called back among the living!',
    },
    talk: { is: 'the Priest', names: 'Priest,cleric' },
  },
  acts: [pray],
  phases: [prayer],
  instead: {
    died: (table, me, { seat, cause }) => {
      if (isPrayedFor(table, seat)) return [];
      if (table.frame.phase === PRAYER || seat === me.id || !mayPray(table, me)) return undefined;
      return [told('all', 'lies_dead', [seat]), called(PRAYER, { dead: seat, cause })];
    },
  },
});
