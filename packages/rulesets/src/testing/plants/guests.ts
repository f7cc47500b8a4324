import type { Act } from '@moonrise/engine';
import { counted, died, parity, plurality, told } from '@moonrise/engine/kit';
import { tampered } from '@moonrise/engine/testing';
import { isChoice, type Plant, toAll, withAct, withRole } from './plant.ts';

const withDeadChat = (may: NonNullable<Act['may']>) =>
  withAct('say', (act) => (act.slot === 'dead' ? { ...act, may } : act));

/** Faults in the guest roles and in what touches them, with decks that contain them. */
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
  {
    name: 'the dead talk while a Priest may pray',
    rules: 'launch',
    options: { roles: { werewolf: 1, priest: 2, villager: 4 } },
    spec: withDeadChat((_, me) => !me.alive),
    foundBy: 'the dead are silent while one may return',
  },
  {
    name: 'the chat of the dead shows that the last Priest has died',
    rules: 'classic',
    options: { reveal: 'none', roles: { werewolf: 1, priest: 1, villager: 5 } },
    spec: withDeadChat((game, me) => !me.alive && !game.living().some((id) => game.has(id, 'priest'))),
    foundBy: 'pairs',
  },
  {
    name: 'everyone sees what the Revenant learns of the dead',
    rules: 'moonrise',
    options: { reveal: 'none', roles: { wolf: 1, revenant: 2, seer: 1, doctor: 1, villager: 3 } },
    engine: tampered((event, before) => [
      event.type === 'revealed' && before.seats[event.place]?.alive === false ? { ...event, to: 'all' } : event,
    ]),
    foundBy: 'pairs',
  },
  {
    name: 'everyone sees that a mute is skipped',
    rules: 'moonrise',
    options: { roles: { wolf: 1, shadowWolf: 1, villager: 5 } },
    engine: toAll(isChoice('skipMute')),
    foundBy: 'pairs',
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
