import type { Role } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { type Cast, type Played, rulesOf } from '@moonrise/engine/testing';
// biome-ignore lint/correctness/noUndeclaredDependencies: only tests import this file
import { test } from 'vitest';
import { classic } from '../classic/index.ts';
import { guests as classicGuests } from '../classic/roles/index.ts';
import { launch } from '../launch/index.ts';
import { guests as launchGuests } from '../launch/roles/index.ts';
import { moonrise } from '../moonrise/index.ts';
import { guests as moonriseGuests } from '../moonrise/roles/index.ts';
import { roundOf } from './round-of.ts';

/** A rule set that takes guest roles, with what the guests' tests must know about it. */
export interface GuestHost {
  readonly entry: RulesetEntry;
  readonly guests: readonly Role[];
  readonly section: number; // of its rules page: the clauses about guests
  readonly wolf: string; // its plain wolf; casts write `wolf`
  readonly village: string;
  readonly wolves: string;
  readonly ballot: 'day' | 'voting'; // the phase in which the village votes
  readonly startsByDay: boolean;
  readonly needsMajority: boolean; // a vote needs more than half of the living
  readonly rescue: { readonly key: string; readonly line: string }; // told when an attack was survived
  readonly tellsRescueAfterDeath: boolean; // also in a night in which another player dies
  readonly looks: { readonly werewolf: string; readonly villager?: string }; // what a Seer is told of Bob
}

const attacked = { key: 'survived', line: '"Someone was attacked but survived!"' };

export const guestHosts: readonly GuestHost[] = [
  {
    entry: launch,
    guests: launchGuests,
    section: 10,
    wolf: 'werewolf',
    village: 'town',
    wolves: 'wolves',
    ballot: 'day',
    startsByDay: false,
    needsMajority: false,
    rescue: { key: 'quiet', line: '"The village wakes up... No one died last night!"' },
    tellsRescueAfterDeath: false,
    looks: { werewolf: '"Bob shows as: Werewolf."', villager: '"Bob shows as: Villager."' },
  },
  {
    entry: moonrise,
    guests: moonriseGuests,
    section: 18,
    wolf: 'wolf',
    village: 'good',
    wolves: 'bad',
    ballot: 'voting',
    startsByDay: false,
    needsMajority: true,
    rescue: attacked,
    tellsRescueAfterDeath: true,
    looks: { werewolf: '"Your scan of Bob shows: Werewolf."', villager: '"Your scan of Bob shows: Villager."' },
  },
  {
    entry: classic,
    guests: classicGuests,
    section: 10,
    wolf: 'werewolf',
    village: 'town',
    wolves: 'mafia',
    ballot: 'voting',
    startsByDay: true,
    needsMajority: false,
    rescue: attacked,
    tellsRescueAfterDeath: true,
    looks: { werewolf: '"Bob is a Werewolf."' },
  },
];

export interface GuestStage extends GuestHost {
  readonly play: (cast: Cast, script: string, options?: object, version?: number) => Played;
  readonly dayAfter: (night: number) => number;
  readonly dawn: (night: number) => string; // the line that says: the day after this night is open
  readonly vote: (night: number) => string; // the same for the first vote after this night
}

/** One test per rule set that takes guests. The title begins with clause numbers without their section: `5, 4 …`. */
export function guestTest(
  title: string,
  run: (stage: GuestStage) => void,
  isAbout: (host: GuestHost) => boolean = () => true,
): void {
  const [, numbers = '', rest = ''] = /^([\d, ]+) (.*)$/.exec(title) ?? [];
  for (const host of guestHosts.filter(isAbout)) {
    const clauses = numbers.split(', ').map((number) => `${host.section}.${number}`);
    test(`${host.entry.id} ${clauses.join(', ')} ${rest}`, () => run(staged(host)));
  }
}

export const hasRole =
  (id: string) =>
  ({ entry }: GuestHost): boolean =>
    rulesOf(entry).roleOf.has(id);

function staged(host: GuestHost): GuestStage {
  const dayAfter = (night: number) => night + (host.startsByDay ? 1 : 0);
  const cards = (cast: Cast) =>
    Object.fromEntries(Object.entries(cast).map(([name, id]) => [name, id === 'wolf' ? host.wolf : id]));
  return {
    ...host,
    play: (cast, script, options, version) => roundOf(host.entry, version)(cards(cast), script, options),
    dayAfter,
    dawn: (night) => `day ${dayAfter(night)}`,
    vote: (night) => `${host.ballot} ${dayAfter(night)}`,
  };
}
