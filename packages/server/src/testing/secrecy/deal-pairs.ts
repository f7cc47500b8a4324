import type { Id } from '@moonrise/engine';

/** Two deals of the same cards in which two roles are swapped. */
export interface DealPair {
  readonly name: string;
  readonly rules: Id;
  readonly players: number;
  readonly options?: object;
  readonly plain: Id; // the role of the victims, the same in both deals
  readonly swap: readonly [Id, Id];
  readonly knowing: readonly Id[]; // roles that may know the difference
  readonly seed?: string; // for a deal in which both roles are at the table
  readonly uses?: readonly Id[]; // optional acts that are used
  readonly hasOneVote?: true; // so no one passes it
}

const moonriseDeck = { wolf: 1, kittenWolf: 1, seer: 1, doctor: 1, gunner: 1, hunter: 1, villager: 5 };

export const dealPairs: readonly DealPair[] = [
  {
    name: 'moonrise: Wolf and Seer',
    rules: 'moonrise',
    players: 10,
    options: { roles: { wolf: 1, kittenWolf: 1, seer: 1, doctor: 1, villager: 6 } },
    plain: 'villager',
    swap: ['wolf', 'seer'],
    knowing: ['wolf', 'kittenWolf', 'seer'],
  },
  {
    name: 'moonrise: Seer and Doctor, a bite and a shot',
    rules: 'moonrise',
    players: 11,
    options: { roles: moonriseDeck, ballots: 'secret' },
    plain: 'villager',
    swap: ['seer', 'doctor'],
    knowing: ['seer', 'doctor'],
    uses: ['convert', 'shoot', 'revenge'],
  },
  {
    name: 'moonrise in Chaos Mode: Wolf and Doctor',
    rules: 'moonrise',
    players: 9,
    options: { chaos: true, roles: { wolf: 2, seer: 1, doctor: 1, villager: 5 } },
    plain: 'villager',
    swap: ['wolf', 'doctor'],
    knowing: ['wolf', 'kittenWolf', 'shadowWolf', 'doctor'],
  },
  {
    name: 'launch: Werewolf and Seer',
    rules: 'launch',
    players: 10,
    options: { reveal: 'none', roles: { werewolf: 2, seer: 1, doctor: 1, hunter: 1, villager: 5 } },
    plain: 'villager',
    swap: ['werewolf', 'seer'],
    knowing: ['werewolf', 'seer'],
  },
  {
    name: 'classic: Werewolf and Doctor',
    rules: 'classic',
    players: 9,
    plain: 'villager',
    swap: ['werewolf', 'doctor'],
    knowing: ['werewolf', 'doctor'],
  },
  {
    name: 'classic: Werewolf and Doctor, a player returns',
    rules: 'classic',
    players: 10,
    options: { roles: { werewolf: 2, seer: 1, doctor: 1, priest: 1, villager: 5 } },
    plain: 'villager',
    swap: ['werewolf', 'doctor'],
    knowing: ['werewolf', 'doctor'],
    uses: ['raise'],
  },
  {
    name: 'aiwolf: Werewolf and Possessed',
    rules: 'aiwolf',
    players: 9,
    options: { talk: { max_count: { per_agent: 1 } }, whisper: { max_count: { per_agent: 1 } } },
    plain: 'VILLAGER',
    swap: ['WEREWOLF', 'POSSESSED'],
    knowing: ['WEREWOLF', 'POSSESSED'],
  },
  {
    name: 'one-night: Werewolf and Troublemaker',
    rules: 'one-night',
    players: 6,
    options: { roles: { werewolf: 2, seer: 1, robber: 1, troublemaker: 1, villager: 4 } },
    seed: 'one-night 0',
    plain: 'villager',
    swap: ['werewolf', 'troublemaker'],
    knowing: ['werewolf', 'troublemaker'],
    uses: ['swap', 'rob'],
    hasOneVote: true,
  },
];
