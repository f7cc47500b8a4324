import type { Act, Event, Game, Role, SeatId } from '@moonrise/engine';
import { died, protect, protection, told } from '@moonrise/engine/kit';
import { NEUTRAL } from './sides.ts';
import { victims } from './victims.ts';

const once = { limit: 1, passable: true, extra: true } as const;

const heal: Act = { ...protect('heal', (game) => game.living()), ...once };
const poison: Act = {
  id: 'poison',
  during: ['night'],
  aim: 'harm',
  ...once,
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) => {
    const found = victims(deeds).filter((seat) => table.isAlive(seat));
    return found.flatMap((seat) => [told('all', 'poisoned', [seat]), died(seat, 'poison')]);
  },
};
const ALL_ALIVE = ['quiet', 'bite_night'];
/** Nothing stops a poison, so a player dies, and the village must not be told that no one died. */
const isPoured = (game: Game): boolean => game.ballots('poison').some(({ targets }) => targets.length > 0);

/** `saved` is what the village is told of an attack that was survived. */
export const aWitch = (saved: (game: Game, seat: SeatId) => readonly Event[]): Role => ({
  id: 'witch',
  team: NEUTRAL,
  picture: 'witch',
  briefing:
    'On no side: wins with the winning side, if alive at the end. One healing potion and one poison for the whole game; both may be used in one night, and nothing protects from the poison.',
  words: {
    name: 'Witch',
    summary: 'Has one healing potion and one poison. Belongs to no side, and wins by being alive at the end.',
    acts: { heal: 'heal', poison: 'poison' },
    cards: {
      heal: { ask: 'Whom do you heal tonight?', done: 'You heal {0}.', pick: 'Heal', pass: 'Not tonight' },
      poison: { ask: 'Whom do you poison tonight?', done: 'You poison {0}.', pick: 'Poison', pass: 'Not tonight' },
    },
    told: { poisoned: '{0} was found poisoned.' },
    causes: { poison: '{0} was poisoned.' },
    talk: { is: 'the Witch', names: 'Witch' },
  },
  acts: [heal, poison],
  instead: {
    ...protection('heal', 'kill', saved),
    told: (table, _, { key }) => (ALL_ALIVE.includes(key) && isPoured(table) ? [] : undefined),
  },
});
