import type { Act, Id, Role } from '@moonrise/engine';
import { died, prey } from '@moonrise/engine/kit';
import { battle, chronicle } from './battle.ts';
import type { Packmate } from './packmate.ts';
import { victims } from './victims.ts';

const EVERY = 3; // rounds

/** The choice alone: `withMauled` carries it out. */
const maul = (pack: Id): Act => ({
  id: 'maul',
  during: ['night'],
  aim: 'harm',
  recorded: true,
  passable: true,
  extra: true,
  may: (game, me) => me.alive && game.day % EVERY === 0,
  targets: prey(pack),
  seenBy: (game) => game.members(pack),
  resolve: () => [],
});

/** The pack's attack together with the extra kill. */
export const withMauled = (vote: Act): Act => ({
  ...vote,
  resolve: (table, ballots, text) => {
    const events = vote.resolve(table, ballots, text);
    const mauls = table.ballots('maul').filter(({ targets }) => targets.length > 0);
    if (mauls.length === 0) return events;
    const hunted = events.flatMap((event) => (event.type === 'died' ? [event.seat] : []));
    const deaths = victims([...mauls, { targets: hunted }]).map((seat) => died(seat, 'kill'));
    return battle(table, [...events.filter(({ type }) => type !== 'died'), ...deaths]);
  },
});

export const anAlphaWolf = (packmate: Packmate): Role => ({
  ...packmate,
  id: 'alphaWolf',
  picture: 'alpha-wolf',
  briefing: 'Part of the pack. In every third round may kill one more player at night; protection works against it.',
  words: {
    name: 'Alpha Wolf',
    summary: 'Hunts with the pack, and may kill one more player every third round.',
    acts: { maul: 'maul' },
    cards: {
      maul: { ask: 'Whom do you also maul tonight?', done: 'You maul {0}.', pick: 'Maul', pass: 'Not tonight' },
    },
    talk: { is: 'the Alpha Wolf', names: 'Alpha Wolf,alpha,alphawolf' },
  },
  acts: [...packmate.acts, maul(packmate.team)],
  instead: { ...packmate.instead, ...chronicle.instead },
  table: chronicle.table,
});
