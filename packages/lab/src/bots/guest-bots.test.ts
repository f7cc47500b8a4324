import type { Deed, Role, Ruleset } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import { usualDecks } from '../statistics/tally.ts';

const GAMES = process.env.MOONRISE_LONG ? 2_000 : 25;
const MOST = 16 * GAMES; // until the rarest act, a potion that needs a sure victim, was used
const PATIENCE = 1_200_000; // ms
const bots = { village: 'standard', wolves: 'standard' };
const SIZE = 11;
const VILLAGER = 'villager';

interface Party {
  readonly rules: string;
  readonly guests: readonly Role[];
  readonly deck: Readonly<Record<string, number>>;
}
/** A table for these guests of a rule set: with a Seer, a wolf if none of them is one, and Villagers. */
function partyOf(rules: Ruleset, guests: readonly Role[], size: number): Party {
  const { id: wolf = '' } = rules.roles.find(({ team }) => team === rules.wolves) ?? {};
  const cards = [
    ...guests.map(({ id }) => id),
    'seer',
    ...(guests.some(({ team }) => team === rules.wolves) ? [] : [wolf]),
  ];
  const deck = { ...Object.fromEntries(cards.map((id) => [id, 1])), [VILLAGER]: size - cards.length };
  return { rules: rules.id, guests, deck };
}
/** The roles that a rule set deals only if the host asks for them. */
function guestsOf(rules: Ruleset): readonly Role[] {
  const decks = usualDecks(rules);
  return rules.roles.filter(({ id }) => !decks.some((deck) => (deck[id] ?? 0) > 0));
}
const hosts = rulesets
  .map((entry) => rulesOf(entry))
  .filter((rules) => guestsOf(rules).some(({ id }) => id === 'lycan'));
const parties = hosts.flatMap((rules) => {
  const guests = guestsOf(rules);
  const groups = Math.ceil(guests.length / (SIZE - 2));
  return Array.from({ length: groups }, (_, i) =>
    partyOf(rules, guests.slice(i * (SIZE - 2), (i + 1) * (SIZE - 2)), SIZE),
  );
});

test.each(parties)(
  '$rules: bots play every guest role legally and cast every vote',
  ({ rules, guests, deck }) => {
    const setup = setUp({ rules, options: { roles: deck }, players: SIZE, seed: 'guests', bots });
    if (!setup.ok) throw new Error(setup.message);
    const acts = guests
      .flatMap((role) => role.acts ?? [])
      .filter(({ id, during }) => id !== 'say' && during.length > 0);
    const used = new Set<string>();
    const isPass = ({ act, targets }: Deed) =>
      targets.length === 0 && acts.some(({ id, passable }) => id === act && passable);
    const unused = () => acts.map(({ id }) => id).filter((act) => !used.has(act));
    for (let i = 0; i < GAMES || (i < MOST && unused().length > 0); i++) {
      const { log } = gameOf(setup, i); // an illegal act throws
      const alive = new Set(Array(SIZE).keys());
      for (const event of log) {
        if (event.type === 'died') alive.delete(event.seat);
        if (event.type === 'revived') alive.add(event.seat);
        if (event.type === 'counted') expect(event.ballots, `game ${i}`).toHaveLength(alive.size);
        if (event.type === 'chose' && !isPass(event.deed)) used.add(event.deed.act);
      }
    }
    expect(unused()).toEqual([]);
  },
  PATIENCE,
);

const alone = hosts.flatMap((rules) => guestsOf(rules).map((guest) => [rules.id, guest.id, rules, guest] as const));

test.each(alone)('%s: bots play a table with one guest, the %s', (_, __, rules, guest) => {
  const { deck } = partyOf(rules, [guest], 7);
  const setup = setUp({ rules: rules.id, options: { roles: deck }, players: 7, seed: 'guest', bots });
  if (!setup.ok) throw new Error(setup.message);
  for (let i = 0; i < 8; i++) gameOf(setup, i); // an illegal act or a fault throws
});

test('a healing potion is not used in the first night, but for a valuable player or when few are left', () => {
  const roles = { witch: 1, wolf: 2, villager: 4, seer: 1, doctor: 1 };
  const setup = setUp({ rules: 'moonrise', options: { roles }, players: 9, seed: 'potion', bots });
  if (!setup.ok) throw new Error(setup.message);
  const nights = Array.from({ length: 20 }, (_, i) => {
    const { log } = gameOf(setup, i);
    const at = log.findIndex((event) => event.type === 'did' && event.deed.act === 'heal');
    return log.slice(0, at + 1).filter((event) => event.type === 'opened' && event.phase === 'night').length;
  });
  expect(nights.filter((night) => night > 1).length).toBeGreaterThan(5);
  expect(nights.filter((night) => night === 1).length).toBeLessThan(5);
});
