import { counted, died, parity, plurality, told } from '@moonrise/engine/kit';
import { isChoice, type Plant, toAll, withAct, withRole } from './plant.ts';

/** Faults in the guest roles, with decks that contain them. */
export const guestLeaks: readonly Plant[] = [
  {
    name: 'everyone sees whom a Witch poisons',
    rules: 'moonrise',
    options: { roles: { wolf: 1, witch: 1, villager: 4 } },
    engine: toAll(isChoice('poison')),
    foundBy: 'an event reaches those it is declared for',
  },
  {
    name: 'the poisoned are found in the order of the Witches',
    rules: 'classic',
    options: { roles: { werewolf: 1, witch: 3, villager: 4 } },
    spec: withAct('poison', (act) => ({
      ...act,
      resolve: (table, deeds) => {
        const found = new Set(deeds.flatMap(({ targets }) => targets).filter((seat) => table.isAlive(seat)));
        return [...found].flatMap((seat) => [told('all', 'poisoned', [seat]), died(seat, 'poison')]);
      },
    })),
    foundBy: 'pairs',
  },
  {
    name: 'a Lycan is shown to the Seer as what they are',
    rules: 'launch',
    options: { roles: { werewolf: 1, seer: 1, lycan: 2, villager: 2 } },
    spec: withRole('lycan', ({ shows: _, ...role }) => role),
    foundBy: 'what is seen is true (scanned)',
  },
];

export const guestBugs: readonly Plant[] = [
  {
    name: 'the vote of a Mayor counts once',
    rules: 'launch',
    options: { roles: { werewolf: 1, mayor: 2, villager: 3 } },
    spec: withAct('vote', (act) => ({
      ...act,
      resolve: (_, deeds) => [counted('vote', deeds), ...plurality(deeds)],
    })),
    foundBy: 'the vote puts out whom the rules say',
  },
  {
    name: 'a Lone Wolf wins by numbers',
    rules: 'classic',
    options: { roles: { loneWolf: 1, villager: 4 } },
    spec: (spec) => ({
      ...spec,
      outcome: (game) => (game.frame.closed ? parity(game, { wolves: 'mafia', village: 'town' }) : null),
    }),
    foundBy: 'the game ends when it is won',
  },
  {
    name: 'a Survivor does not win with the village',
    rules: 'launch',
    options: { roles: { werewolf: 1, survivor: 3, villager: 2 } },
    spec: (spec) => ({
      ...spec,
      outcome: (game) => (game.frame.closed ? parity(game, { wolves: 'wolves', village: 'town' }) : null),
    }),
    foundBy: 'who is of no side wins alive, a Lone Wolf alone',
  },
  {
    name: 'a Witch has any number of poisons',
    rules: 'moonrise',
    options: { roles: { wolf: 1, witch: 2, villager: 5 } },
    spec: withAct('poison', ({ limit: _, ...act }) => ({ ...act, recorded: true })),
    foundBy: 'poison comes once in a game',
  },
];
